"""What the benchmark of the bots needs to know of a game."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bluffhaus.lab import Watch

Tell: TypeAlias = Callable[..., None]
"""Prints a JSON line of what it is given by name."""


@dataclass(frozen=True)
class Bench:
    """What is measured of a game: `BENCH` in `benchmarks/_bots_<game>.py`."""

    yardsticks: tuple[str, ...]
    seats: tuple[int, ...]
    """The sizes of table at which it is measured, unless the caller says others."""
    watch: Watch | None = None
    """What else of a match is worth a number."""
    measure: Callable[[argparse.Namespace, Tell], None] | None = None
    """Measures a game in its own way, where one among many of another kind says little."""
