"""How many ways a match can go: a mistake in the rules moves a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from bluffhaus.games.luegenkniffel import RULES
from bluffhaus.kernel import Seat
from bluffhaus.testing import Trial, perft
from bluffhaus.testing.histories import AnyMatch, with_other_luck
from bluffhaus.testing.luegenkniffel import Evening

FILE = Path(__file__).with_name("luegenkniffel.perft")
ROWS = [line.split() for line in FILE.read_text("utf-8").splitlines() if line[:1] not in "#"]


def start(seats: int) -> AnyMatch:
    return Trial(RULES, seats).start(1)


def end(seats: int) -> AnyMatch:
    """Every card is full but for the Kniffel."""
    evening = Evening(seats)
    for seat in map(Seat, range(seats)):
        evening.has_all_but(seat, "Kniffel")
    return with_other_luck(evening.match, 1)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_the_match_branches_as_it_always_did(row: list[str]) -> None:
    where, seats, *expected = row
    begin = {"start": start, "end": end}[where](int(seats))
    counted = perft(begin, len(expected) - 1)
    assert [f"{each.histories}/{each.situations}" for each in counted] == expected
