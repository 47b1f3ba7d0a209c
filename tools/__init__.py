"""Sets up, builds, checks and tests this checkout, with the standard library alone."""
