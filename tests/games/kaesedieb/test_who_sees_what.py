"""The who-sees-what table of the docs, held against whole matches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bluffhaus.games.kaesedieb import RULES, Kaesedieb, Options
from bluffhaus.games.kaesedieb.words import (
    CheeseTaken,
    EyesClosed,
    HourStruck,
    Met,
    MoreTalk,
    NotReady,
    Recruited,
    SayAlone,
    TakeBack,
    TruthTold,
    Woke,
)
from bluffhaus.kernel import Seat
from bluffhaus.testing import (
    ANTON,
    BERND,
    CLAUDIA,
    LawBroken,
    Trial,
    check_audience,
    names_of,
    table_of,
    walk,
)
from bluffhaus.testing.histories import AnyMatch
from bluffhaus.testing.kaesedieb import Night
from tests.games.kaesedieb import faults

PAGE = Path(__file__).parents[3] / "docs/games/kaesedieb/who-sees-what.md"
TABLE = table_of(PAGE.read_text(encoding="utf-8"))
ALL_SIZES = [Trial(RULES, seats, Options(suendenmaus=True)) for seats in RULES.table_sizes]

WHO_MEETS: dict[int, Callable[[Seat, tuple[Seat, ...]], tuple[Seat, ...]]] = {
    4: lambda thief, two: (),
    5: lambda thief, two: (),
    6: lambda thief, two: (thief, *two),
    7: lambda thief, two: two,
    8: lambda thief, two: (thief, *two),
}


class Roles:
    """Who plays which part in an event: from the dice and the size of the table."""

    def __init__(self, match: AnyMatch) -> None:
        (told,) = [e.night for e in match.events() if isinstance(e, TruthTold)]
        self.thief, self.wakings = told.thief, told.wakings
        self.met = WHO_MEETS[match.seats](told.thief, told.accomplices)
        self.hours: dict[int, int] = {}
        hour = 0
        for event in match.events():
            hour = event.hour if isinstance(event, HourStruck) else hour
            hour = 0 if isinstance(event, EyesClosed) else hour
            self.hours[id(event)] = hour

    def __call__(self, event: Any, seat: Seat | None) -> str:
        if seat is None:
            return "a spectator"
        if isinstance(event, Met):
            return "who meet" if seat in self.met else "the others"
        about = self.thief if isinstance(event, CheeseTaken | Recruited) else self.named(event)
        if seat == about:
            return "whom it is about"
        awake = self.hours[id(event)] in self.wakings[seat]
        return "awake then" if awake else "the others"

    @staticmethod
    def named(event: Any) -> Seat | None:
        first = event.seats[0] if isinstance(event, Woke) else None
        seat: Seat | None = getattr(event, "seat", first)
        return seat


def check(trial: Trial, match: AnyMatch) -> set[str]:
    return check_audience(TABLE, trial, [match], Roles(match))


def check_all(trial: Trial, matches: list[AnyMatch]) -> None:
    for match in matches:
        check(trial, match)


def played(trial: Trial, seed: int) -> AnyMatch:
    return list(walk(trial, seed))[-1]


@pytest.mark.parametrize("trial", ALL_SIZES, ids=str)
def test_everything_is_told_to_whom_the_table_says(trial: Trial) -> None:
    for seed in range(40):
        check(trial, played(trial, seed))


def test_the_table_names_every_event_and_every_one_happens() -> None:
    assert set(TABLE) == names_of(RULES.events)
    happened = check(Trial(RULES, 5), a_long_talk())
    for trial in ALL_SIZES:
        for seed in range(12):
            happened |= check(trial, played(trial, seed))
    assert happened == set(TABLE)


def a_long_talk() -> AnyMatch:
    """In which a claim is taken back, and time given: that is rare among random people."""
    night = Night(3, 3, 1, 5, 5)
    night.morning()
    night.play(BERND, TakeBack(night.says(BERND, SayAlone(3))))
    night.ready(ANTON)
    night.play(ANTON, NotReady())
    for seat in (ANTON, BERND, CLAUDIA):
        night.play(seat, MoreTalk())
    night.voted(BERND, ANTON, ANTON, ANTON, ANTON)
    return night.match


@pytest.mark.parametrize(
    ("rulebook", "seats"),
    [
        (faults.TheftIsToldToAll, 6),
        (faults.WakingIsToldToOneTooMany, 5),
        (faults.PointingIsToldToTooFew, 5),
        (faults.EmptyHoursTellLess, 5),
        (faults.MeetingTellsTooMuch, 7),
    ],
)
def test_an_event_told_to_the_wrong_people_is_found(rulebook: type[Kaesedieb], seats: int) -> None:
    trial = Trial(rulebook(), seats)
    matches = [played(trial, seed) for seed in range(40)]
    with pytest.raises(LawBroken, match="who sees what"):
        check_all(trial, matches)
