"""The laws, whatever the host has chosen and however much is said; and faults that they find."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import RULES, Kaesedieb, Options
from bluffhaus.games.kaesedieb.state import NIGHT, TALK
from bluffhaus.testing import LAWS, LawBroken, Trial, holds_throughout, laws
from bluffhaus.testing.histories import AnyMatch
from bluffhaus.testing.laws import Law
from bluffhaus.testing.machine import machine
from tests.games.kaesedieb import faults

VARIANTS = [
    Options(suendenmaus=True),
    Options(suendenmaus=True, literal_suendenmaus=True, talk_seconds=0, hour_seconds=3),
]
TRIALS = [Trial(RULES, seats, options) for seats in range(4, 9) for options in VARIANTS]
TALKATIVE = [
    Trial(faults.Chatty(), seats, Options(suendenmaus=True), seeds=(0, 3, 6, 9))
    for seats in range(4, 9)
]


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("trial", TRIALS, ids=str)
def test_the_laws_hold_whatever_the_host_has_chosen(law: Law, trial: Trial) -> None:
    law(trial)


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("trial", TALKATIVE, ids=str)
def test_the_laws_hold_when_people_talk_a_lot(law: Law, trial: Trial) -> None:
    law(trial)


@pytest.mark.parametrize("seats", range(4, 9))
def test_nights_that_look_the_same_are_the_same(seats: int) -> None:
    """Many nights, so that some look alike to somebody though they are not."""
    laws.same_memory_same_view(Trial(faults.InTurn(), seats, seeds=tuple(range(12))))


# --- the game's own -------------------------------------------------------------------------------


def the_cheese_is_taken_once_and_by_the_thief(match: AnyMatch) -> None:
    state = match.state
    assert state.taken in (0, state.hours[state.thief][0] if state.hours[state.thief] else 0)
    if state.stage > NIGHT:
        assert state.taken
    assert state.thief not in state.accomplices


def claims_are_counted(match: AnyMatch) -> None:
    state = match.state
    assert sum(state.said) == len(state.claims)
    assert all(seat in range(state.seats) for seat, _, _ in state.claims)
    assert not state.claims or state.stage >= TALK


@pytest.mark.parametrize("own", [the_cheese_is_taken_once_and_by_the_thief, claims_are_counted])
@pytest.mark.parametrize("trial", TALKATIVE, ids=str)
def test_its_own_laws_hold(own: laws.Invariant, trial: Trial) -> None:
    holds_throughout(trial, own)


OWN = (the_cheese_is_taken_once_and_by_the_thief, claims_are_counted)
TestFour = machine(faults.Chatty(), 4, own=OWN).TestCase
TestFive = machine(faults.Chatty(), 5, own=OWN).TestCase
TestEight = machine(faults.Chatty(), 8, Options(suendenmaus=True), own=OWN).TestCase


# --- planted faults -------------------------------------------------------------------------------

PLANTED: list[tuple[type[Kaesedieb], int, Law, str]] = [
    (faults.SleepersHearFootsteps, 5, laws.same_memory_same_view, "its view was"),
    (faults.AccomplicesFeelTheTouch, 7, laws.same_memory_same_view, "its view was"),
    (faults.WhoVotedForWhomShowsThrough, 6, laws.same_memory_same_view, "its view was"),
    (faults.QuestionsCountWakings, 5, laws.same_memory_same_view, "its question was"),
    (faults.CupsOfTheBandAreNotOffered, 5, laws.same_memory_same_view, "its question was"),
    (faults.OnlyThievesChooseTwoHours, 4, laws.pace_is_public, "after the same public events"),
    (faults.EmptyHoursAreShort, 5, laws.pace_is_public, "after the same public events"),
    (faults.TheClockStopsWhenAllIsDecided, 6, laws.pace_is_public, "after the same public events"),
    (faults.TheTableIsSeenToWait, 5, laws.pace_is_public, "after the same public events"),
    (faults.DisguiseKeepsTheThief, 5, laws.disguises_look_the_same, "hid nothing"),
    (faults.DisguiseForgetsWhoWasAwake, 7, laws.disguises_look_the_same, "can tell a disguise"),
]


@pytest.mark.parametrize(
    ("rulebook", "seats", "law", "says"), PLANTED, ids=[row[0].__name__ for row in PLANTED]
)
def test_the_law_finds_the_planted_fault(
    rulebook: type[Kaesedieb], seats: int, law: Law, says: str
) -> None:
    with pytest.raises(LawBroken, match=says):
        law(Trial(rulebook(), seats, Options(suendenmaus=True), seeds=tuple(range(12))))
