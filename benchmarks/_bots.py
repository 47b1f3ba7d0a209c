"""What the benchmark of the bots needs to know of a game."""

from __future__ import annotations

from dataclasses import dataclass

from bluffhaus.lab import Watch


@dataclass(frozen=True)
class Bench:
    """What is measured of a game: `BENCH` in `benchmarks/_bots_<game>.py`."""

    yardsticks: tuple[str, ...]
    seats: tuple[int, ...]
    """The sizes of table at which it is measured, unless the caller says others."""
    watch: Watch | None = None
    """What else of a match is worth a number."""
