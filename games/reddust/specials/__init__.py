"""6.0 Special Activities: one module each, registered in `registry`."""
