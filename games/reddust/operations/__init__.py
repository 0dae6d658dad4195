"""5.0 Operations: one module each, registered in `registry`."""
