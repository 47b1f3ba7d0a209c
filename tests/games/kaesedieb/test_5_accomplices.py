"""§5: how the thief gets his accomplices, by the number of people."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import Move, Options
from bluffhaus.games.kaesedieb.view import Band
from bluffhaus.games.kaesedieb.words import (
    DayBroke,
    EyesClosed,
    EyesMeet,
    HandsOut,
    Met,
    Recruit,
    Recruited,
    SayAlone,
    Shrug,
    Shrugged,
)
from bluffhaus.kernel import TABLE, Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, EMIL, FRIEDA
from bluffhaus.testing.kaesedieb import Night


def is_accomplice(night: Night, who: Seat) -> bool:
    me = night.sees(who).me
    assert me is not None
    return me.accomplice


# --- five -----------------------------------------------------------------------------------------


@pytest.mark.rule("kaesedieb §5.1")
def test_the_one_who_sees_it_becomes_the_accomplice() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.strikes(3)
    assert night.asked == (TABLE,)
    assert night.happened[-1] == Recruited(ANTON, (BERND,), to=(ANTON, BERND))
    assert is_accomplice(night, BERND)
    assert night.sees(BERND).band == night.sees(ANTON).band == Band(ANTON, (BERND,))
    assert night.sees(BERND).notes[0].accomplice == BERND


@pytest.mark.rule("kaesedieb §5.1")
def test_of_several_who_see_it_the_thief_points_at_one() -> None:
    night = Night(3, 3, 3, 1, 6)
    night.strikes(3)
    assert night.asked == (ANTON,)
    assert night.match.game.awaited(night.match.state) == ()
    night.recruits(CLAUDIA)
    assert night.happened == [Recruited(ANTON, (CLAUDIA,), to=(ANTON, BERND, CLAUDIA))]
    assert is_accomplice(night, CLAUDIA)
    assert not is_accomplice(night, BERND)
    assert night.sees(BERND).notes[0].accomplice == CLAUDIA
    assert night.sees(BERND).band is None


@pytest.mark.rule("kaesedieb §5.1")
@pytest.mark.parametrize("move", [Recruit((DORIS,)), Recruit((BERND, CLAUDIA)), Recruit(())])
def test_he_points_at_exactly_one_of_those_who_see_it(move: Move) -> None:
    night = Night(3, 3, 3, 1, 6)
    night.strikes(3)
    assert night.refused(ANTON, move).code == "recruit"


@pytest.mark.rule("kaesedieb §5.1")
@pytest.mark.rule("kaesedieb §9.2")
@pytest.mark.parametrize("drawn", [1, 2])
def test_chance_points_for_a_thief_who_says_nothing(drawn: int) -> None:
    night = Night(3, 3, 3, 1, 6)
    night.strikes(3)
    assert night.match.prompts[ANTON].silence == Shrug()
    night.silence(ANTON, drawn)
    chosen = night.match.state.accomplices
    assert night.happened == [
        Shrugged(ANTON, to=(ANTON,)),
        Recruited(ANTON, (Seat(chosen[0]),), to=(ANTON, BERND, CLAUDIA)),
    ]


@pytest.mark.rule("kaesedieb §9.2")
def test_chance_points_at_any_of_them() -> None:
    chosen = set()
    for drawn in (1, 2):
        night = Night(3, 3, 3, 1, 6)
        night.strikes(3)
        night.silence(ANTON, drawn)
        chosen.add(night.match.state.accomplices)
    assert chosen == {(BERND,), (CLAUDIA,)}


@pytest.mark.rule("kaesedieb §5.1")
def test_unseen_he_has_no_accomplice() -> None:
    night = Night(2, 3, 1, 5, 5)
    night.morning()
    assert night.match.state.accomplices == ()
    assert night.sees(ANTON).band == Band(ANTON, ())
    assert night.heard(ANTON, Recruited) == []


def test_with_five_no_hands_are_touched() -> None:
    night = Night(2, 3, 1, 5, 5)
    night.strikes(6)
    night.passes()
    assert night.happened == [EyesClosed(), DayBroke()]


@pytest.mark.rule("kaesedieb §5.2")
def test_an_accomplice_wins_and_loses_with_the_thief() -> None:
    escaped, caught = Night(3, 3, 1, 5, 5), Night(3, 3, 1, 5, 5)
    escaped.voted(DORIS, DORIS, DORIS, EMIL, DORIS)
    assert escaped.winners == (ANTON, BERND)
    caught.voted(DORIS, ANTON, ANTON, ANTON, ANTON)
    assert caught.winners == (CLAUDIA, DORIS, EMIL)


@pytest.mark.rule("kaesedieb §5.2")
def test_an_accomplice_can_tell_the_thief_nothing_in_the_night() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.strikes(3)
    assert night.refused(BERND, SayAlone(3)).code == "not_asked"


# --- six and more ---------------------------------------------------------------------------------


@pytest.mark.rule("kaesedieb §5.3")
@pytest.mark.parametrize("dice", [(3, 3, 1, 5, 5, 6), (3, 3, 3, 5, 5, 6, 6)])
def test_from_six_on_a_witness_stays_a_mouse(dice: tuple[int, ...]) -> None:
    night = Night(*dice)
    night.strikes(3)
    assert night.asked == (TABLE,)
    assert not is_accomplice(night, BERND)
    assert night.sees(BERND).notes[0].thief == ANTON
    night.hands_out()
    night.recruits(*(EMIL, FRIEDA)[: len(dice) - 5])
    night.morning()
    assert not is_accomplice(night, BERND)
    assert night.sees(BERND).band is None


@pytest.mark.rule("kaesedieb §5.3")
@pytest.mark.parametrize(("people", "count"), [(6, 1), (7, 2), (8, 2)])
def test_after_six_the_thief_touches_hands(people: int, count: int) -> None:
    night = Night(*[1] * people)
    night.hands_out()
    assert night.happened == [EyesClosed(), HandsOut()]
    assert night.asked == (ANTON,)
    assert night.refused(BERND, Recruit((CLAUDIA,))).code == "not_asked"
    assert night.refused(ANTON, Recruit((ANTON, BERND)[:count])).code == "recruit"
    assert night.refused(ANTON, Recruit((BERND, CLAUDIA, DORIS))).code == "recruit"
    night.recruits(*(DORIS, EMIL)[:count])
    assert night.happened == [Recruited(ANTON, (DORIS, EMIL)[:count], to=(ANTON,))]
    assert not is_accomplice(night, DORIS)
    night.passes()
    assert night.happened[:2] == [EyesClosed(), EyesMeet()]
    assert is_accomplice(night, DORIS)
    night.passes()
    assert night.happened == [EyesClosed(), DayBroke()]


@pytest.mark.rule("kaesedieb §5.3")
@pytest.mark.rule("kaesedieb §9.2")
@pytest.mark.parametrize("people", [6, 7, 8])
def test_chance_touches_hands_for_a_silent_thief(people: int) -> None:
    chosen = set()
    for drawn in range(1, 6):
        night = Night(*[1] * people)
        night.hands_out()
        assert night.match.prompts[ANTON].silence == Shrug()
        night.silence(ANTON, drawn, *[1] * 8)
        assert len(night.match.state.accomplices) == (1 if people == 6 else 2)
        assert ANTON not in night.match.state.accomplices
        chosen.add(night.match.state.accomplices)
    assert len(chosen) > 1


@pytest.mark.rule("kaesedieb §3.2")
@pytest.mark.parametrize("people", [6, 7, 8])
def test_the_moments_after_six_tell_nothing(people: int) -> None:
    night = Night(*[1] * people, options=Options(touch_seconds=7))
    night.hands_out()
    assert night.now == "touch"
    pace, sleeper = night.match.pace, night.sees(CLAUDIA)
    assert pace is not None
    assert (pace.seconds, pace.full, pace.hush) == (7, True, True)
    night.recruits(*(DORIS, EMIL)[: 1 if people == 6 else 2])
    assert night.match.pace == pace
    assert night.sees(CLAUDIA) == sleeper
    night.passes()
    assert night.now == "meet"
    later = night.match.pace
    assert later is not None
    assert (later.seconds, later.full, later.hush) == (7, True, True)
    assert later.wait == pace.wait + 1
    told = [event for event in night.happened if event.seen_by(CLAUDIA)]
    assert told == [EyesClosed(), EyesMeet()]


@pytest.mark.rule("kaesedieb §5.4")
def test_with_six_the_two_know_each_other() -> None:
    night = Night(1, 2, 3, 4, 5, 6)
    night.hands_out()
    night.recruits(DORIS)
    night.morning()
    both = (ANTON, DORIS)
    for seat in night.people:
        met = night.heard(seat, Met)
        assert met == ([Met(both, (DORIS,), ANTON, to=both)] if seat in both else [])
        assert night.sees(seat).band == (Band(ANTON, (DORIS,)) if seat in both else None)


@pytest.mark.rule("kaesedieb §5.5")
def test_with_seven_the_two_know_each_other_and_not_the_thief() -> None:
    night = Night(1, 2, 3, 4, 5, 6, 6)
    night.hands_out()
    night.recruits(DORIS, EMIL)
    night.morning()
    two = (DORIS, EMIL)
    for seat in night.people:
        assert night.heard(seat, Met) == ([Met(two, two, None, to=two)] if seat in two else [])
    assert night.sees(DORIS).band == night.sees(EMIL).band == Band(None, two)
    assert night.sees(ANTON).band == Band(ANTON, two)
    assert night.sees(BERND).band is None


@pytest.mark.rule("kaesedieb §5.5")
def test_with_seven_an_accomplice_who_saw_it_knows_him_all_the_same() -> None:
    night = Night(3, 2, 3, 3, 5, 6, 6)
    night.hands_out()
    night.recruits(DORIS, EMIL)
    night.morning()
    assert night.sees(DORIS).band == Band(None, (DORIS, EMIL))
    assert night.sees(DORIS).notes[0].thief == ANTON
    assert night.sees(EMIL).notes[0].thief is None


@pytest.mark.rule("kaesedieb §5.6")
def test_with_eight_all_three_know_one_another() -> None:
    night = Night(1, 2, 3, 4, 5, 6, 6, 6)
    night.hands_out()
    night.recruits(DORIS, EMIL)
    night.morning()
    three = (ANTON, DORIS, EMIL)
    for seat in night.people:
        met = night.heard(seat, Met)
        assert met == ([Met(three, (DORIS, EMIL), ANTON, to=three)] if seat in three else [])
        known = Band(ANTON, (DORIS, EMIL)) if seat in three else None
        assert night.sees(seat).band == known
