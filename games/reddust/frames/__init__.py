"""Frames: the questions and automatic steps of the sequence of play. `union` lists them all."""
