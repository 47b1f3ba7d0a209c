"""How many ways a match can go: a mistake in the rules moves a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from bluffhaus.games import kaesedieb, luegenkniffel, sein
from bluffhaus.kernel import Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, Trial, perft
from bluffhaus.testing.histories import AnyMatch, with_other_luck
from bluffhaus.testing.kaesedieb import Night
from bluffhaus.testing.luegenkniffel import Evening
from bluffhaus.testing.sein import Evening as SeinEvening

ROWS = [
    [file.stem, *line.split()]
    for file in sorted(Path(__file__).parent.glob("*.perft"))
    for line in file.read_text("utf-8").splitlines()
    if line[:1] not in "#"
]


def start(seats: int) -> AnyMatch:
    return Trial(luegenkniffel.RULES, seats).start(1)


def end(seats: int) -> AnyMatch:
    """Every card is full but for the Kniffel."""
    evening = Evening(seats)
    for seat in map(Seat, range(seats)):
        evening.has_all_but(seat, "Kniffel")
    return with_other_luck(evening.match, 1)


def stones(seats: int) -> AnyMatch:
    """The cards are dealt; Anton begins."""
    return Trial(sein.RULES, seats, sein.Options(start_seat=0)).start(1)


def illegal(seats: int) -> AnyMatch:
    """Anton has stolen two gold from Bernd, and the others may be Kaiser."""
    evening = SeinEvening(seats, own={BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    return evening.match


def fined(seats: int) -> AnyMatch:
    """Bernd is Kaiser, Claudia is Richter, perhaps Doris is Papst; Anton has to answer."""
    evening = SeinEvening(seats, own={ANTON: "1W", BERND: "2G"})
    evening.steals(ANTON, BERND, "Gold")
    evening.claims(BERND, "Kaiser")
    evening.all_pass()
    evening.claims(CLAUDIA, "Richter", "1 Gold, 1 Korn")
    while evening.stage == "fine":
        evening.all_pass()
    if seats > 3:
        evening.claims(DORIS, "Papst")
    while evening.stage == "forgive":
        evening.all_pass()
    return evening.match


def last_two(seats: int) -> AnyMatch:
    """The last two: Anton has stolen from Bernd."""
    gone = tuple(map(Seat, range(2, seats)))
    evening = SeinEvening(seats, own={BERND: "2G"}, gone=gone)
    evening.steals(ANTON, BERND, "Gold")
    return evening.match


def card_and_die(seats: int) -> AnyMatch:
    """Everybody looks at card and die."""
    return Trial(kaesedieb.RULES, seats).start(1)


def hour(seats: int) -> AnyMatch:
    """It is one o'clock; Claudia, a mouse, is alone."""
    night = Night(*DICE[:seats])
    night.strikes(1)
    return with_other_luck(night.match, 1)


def vote(seats: int) -> AnyMatch:
    """Everybody has to point at somebody."""
    night = Night(*DICE[:seats])
    night.talk_ends()
    return with_other_luck(night.match, 1)


DICE = (3, 3, 1, 3, 6, 6, 6, 6)

POSITIONS: Mapping[tuple[str, str], Callable[[int], AnyMatch]] = {
    ("luegenkniffel", "start"): start,
    ("luegenkniffel", "end"): end,
    ("kaesedieb", "start"): card_and_die,
    ("kaesedieb", "hour"): hour,
    ("kaesedieb", "vote"): vote,
    ("sein", "start"): stones,
    ("sein", "illegal"): illegal,
    ("sein", "fined"): fined,
    ("sein", "last_two"): last_two,
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(row[:3]))
def test_the_match_branches_as_it_always_did(row: list[str]) -> None:
    game, where, seats, *expected = row
    counted = perft(POSITIONS[game, where](int(seats)), len(expected) - 1)
    assert [f"{each.histories}/{each.situations}" for each in counted] == expected


def test_every_position_is_counted() -> None:
    assert {(row[0], row[1]) for row in ROWS} == POSITIONS.keys()
