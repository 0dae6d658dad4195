"""What every game must keep, checked over whole games of every mode. `modes.py` says what is played."""
