"""How many ways a match can go: a mistake in the rules moves a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from bluffhaus.games import GAMES
from bluffhaus.kernel import Seat
from bluffhaus.testing import Trial, perft
from bluffhaus.testing.histories import AnyMatch, with_other_luck
from bluffhaus.testing.kaesedieb import Night
from bluffhaus.testing.luegenkniffel import Evening

ROWS = [
    [path.stem, *line.split()]
    for path in sorted(Path(__file__).parent.glob("*.perft"))
    for line in path.read_text("utf-8").splitlines()
    if line[:1] not in "#"
]


def start(game: str, seats: int) -> AnyMatch:
    return Trial(GAMES[game], seats).start(1)


def end(game: str, seats: int) -> AnyMatch:
    """Every card is full but for the Kniffel."""
    evening = Evening(seats)
    for seat in map(Seat, range(seats)):
        evening.has_all_but(seat, "Kniffel")
    return with_other_luck(evening.match, 1)


def hour(game: str, seats: int) -> AnyMatch:
    """It is one o'clock; Claudia, a mouse, is alone."""
    night = Night(*(3, 3, 1, 3, 6, 6, 6, 6)[:seats])
    night.strikes(1)
    return with_other_luck(night.match, 1)


def vote(game: str, seats: int) -> AnyMatch:
    """Everybody has to point at somebody."""
    night = Night(*(3, 3, 1, 3, 6, 6, 6, 6)[:seats])
    night.talk_ends()
    return with_other_luck(night.match, 1)


POSITIONS = {"start": start, "end": end, "hour": hour, "vote": vote}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(row[:3]))
def test_the_match_branches_as_it_always_did(row: list[str]) -> None:
    game, where, seats, *expected = row
    begin = POSITIONS[where](game, int(seats))
    counted = perft(begin, len(expected) - 1)
    assert [f"{each.histories}/{each.situations}" for each in counted] == expected
