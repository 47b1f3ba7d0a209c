"""The people of the rulebook's examples, in the order they sit."""

from __future__ import annotations

from typing import Final

from bluffhaus.kernel import Seat

ANTON: Final = Seat(0)
BERND: Final = Seat(1)
CLAUDIA: Final = Seat(2)
DORIS: Final = Seat(3)
EMIL: Final = Seat(4)
FRIEDA: Final = Seat(5)
GUSTAV: Final = Seat(6)
HANNA: Final = Seat(7)
IDA: Final = Seat(8)

NAMES: Final = (
    "Anton",
    "Bernd",
    "Claudia",
    "Doris",
    "Emil",
    "Frieda",
    "Gustav",
    "Hanna",
    "Ida",
)


def name(seat: Seat | int | None) -> str:
    """What somebody is called; whoever has no seat is a spectator."""
    return "a spectator" if seat is None else "the table" if seat < 0 else NAMES[seat]
