"""Three ways to hold a table of Lügen-Kniffel, written for one measurement (see ADR 0001).

Each covers the turn (throws, dice left under their cups, the announcement, the answers) and the
score sheet (points, strokes, struck fields). They leave out the roll-off, the last round and the
bonus: a match ends when a card is full. All three play the very same matches from the same seed.
"""
