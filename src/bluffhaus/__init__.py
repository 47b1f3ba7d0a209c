"""Bluffhaus: an open house for bluffing games, and their rules as a library."""
