"""§3 and §4: the hours, who wakes, what is seen."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import Move, Options
from bluffhaus.games.kaesedieb.words import (
    CheeseTaken,
    DayBroke,
    Event,
    EyesClosed,
    GoOn,
    HourStruck,
    Peek,
    Peeked,
    Ready,
    Rest,
    Rested,
    SayAlone,
    Shrug,
    Woke,
)
from bluffhaus.kernel import TABLE, Pace, Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, EMIL
from bluffhaus.testing.kaesedieb import Night


def night_of_five() -> Night:
    """Anton the thief and Bernd wake at three, Claudia alone at one, Doris and Emil at five."""
    return Night(3, 3, 1, 5, 5)


@pytest.mark.rule("kaesedieb §3.1")
def test_the_hours_go_from_one_to_six() -> None:
    night = night_of_five()
    night.morning()
    public: list[Event] = [e for e in night.match.seen_by(None) if not hasattr(e, "seat")]
    hours = [fact for hour in range(1, 7) for fact in (HourStruck(hour), EyesClosed())]
    assert public == [*hours, DayBroke()]


@pytest.mark.rule("kaesedieb §3.2")
@pytest.mark.parametrize("seconds", [3, 10, 15])
def test_every_hour_lasts_the_same(seconds: int) -> None:
    night = Night(3, 3, 1, 5, 5, options=Options(hour_seconds=seconds))
    paces: list[Pace] = []
    for hour in range(1, 7):
        night.strikes(hour)
        pace = night.match.pace
        assert pace is not None
        assert (pace.seconds, pace.full, pace.hush) == (seconds, True, True)
        paces.append(pace)
    assert [pace.wait - paces[0].wait for pace in paces] == list(range(6))
    assert len({pace.breath for pace in paces}) == 1


@pytest.mark.rule("kaesedieb §3.2")
def test_an_hour_goes_on_when_all_is_decided() -> None:
    night = night_of_five()
    night.strikes(1)
    before = night.match.pace
    night.peeks(CLAUDIA, at=DORIS)
    assert night.match.pace == before
    assert night.table.hour == 1
    assert night.asked == (TABLE,)


@pytest.mark.rule("kaesedieb §3.2")
def test_the_house_goes_on_only_when_all_is_decided() -> None:
    night = night_of_five()
    night.strikes(1)
    assert night.asked == (CLAUDIA,)
    assert night.refused(TABLE, GoOn()).code == "not_asked"
    night.silence(CLAUDIA)
    assert night.asked == (TABLE,)
    assert night.refused(TABLE, Ready()).code == "house_goes_on"


@pytest.mark.rule("kaesedieb §3.3")
def test_who_has_the_hour_opens_the_eyes_and_closes_them_again() -> None:
    night = night_of_five()
    for hour in range(1, 7):
        night.strikes(hour)
        awake = [seat for seat in night.people if night.sees(seat).awake]
        assert awake == [seat for seat, die in enumerate((3, 3, 1, 5, 5)) if die == hour]
    night.morning()
    assert not any(night.sees(seat).awake for seat in night.people)


@pytest.mark.rule("kaesedieb §3.3")
@pytest.mark.parametrize("move", [SayAlone(1), Ready(), Shrug()])
def test_nothing_can_be_said_in_the_night(move: Move) -> None:
    night = night_of_five()
    for hour in range(1, 7):
        night.strikes(hour)
        for seat in night.people:
            assert night.refused(seat, move).code in {"not_asked", "peek_or_rest"}


@pytest.mark.rule("kaesedieb §3.4")
def test_whoever_sleeps_hears_the_hour_and_nothing_else() -> None:
    night = night_of_five()
    night.falls()
    for seat in night.people:
        slept = [e for e in night.match.seen_by(seat) if isinstance(e, Woke)]
        assert slept == ([] if seat != CLAUDIA else [Woke((CLAUDIA,), cheese=True, to=(CLAUDIA,))])
    while night.now == "night":
        asleep = [seat for seat in night.people if not night.sees(seat).awake]
        told = {
            seat: [e for e in night.happened if e.seen_by(seat) and not isinstance(e, HourStruck)]
            for seat in asleep
        }
        assert all(
            set(events) <= {EyesClosed(), *told_on_falling(night)} for events in told.values()
        )
        assert {night.match.prompt(seat) for seat in asleep} == {None}
        night.passes()


def told_on_falling(night: Night) -> list[Event]:
    """The last one who got ready."""
    return [e for e in night.happened if type(e).__name__ == "LookedUp"]


@pytest.mark.rule("kaesedieb §3.4")
def test_nobody_notices_who_looks_where() -> None:
    looked, rested = night_of_five(), night_of_five()
    for night in (looked, rested):
        night.strikes(1)
    looked.peeks(CLAUDIA, at=DORIS)
    rested.play(CLAUDIA, Rest())
    for seat in (None, ANTON, BERND, DORIS, EMIL):
        views = [night.match.view(seat) for night in (looked, rested)]
        assert views[0] == views[1]
        assert looked.match.seen_by(seat) == rested.match.seen_by(seat)


@pytest.mark.rule("kaesedieb §4.1")
def test_those_awake_see_one_another_and_the_cheese() -> None:
    night = night_of_five()
    night.strikes(1)
    (alone,) = night.sees(CLAUDIA).notes
    assert (alone.hour, alone.others, alone.cheese, alone.thief) == (1, (), True, None)
    night.strikes(5)
    assert night.happened[-1] == Woke((DORIS, EMIL), cheese=False, to=(DORIS, EMIL))
    (gone,) = night.sees(EMIL).notes
    assert (gone.hour, gone.others, gone.cheese, gone.thief) == (5, (DORIS,), False, None)
    assert night.sees(BERND).notes == night.sees(BERND).notes[:1]


@pytest.mark.rule("kaesedieb §4.1")
@pytest.mark.rule("kaesedieb §4.2")
def test_those_awake_with_the_thief_see_the_cheese_and_then_the_theft() -> None:
    night = Night(3, 3, 1, 5, 5, 6)
    night.strikes(3)
    assert night.heard(BERND, Woke) == [Woke((ANTON, BERND), cheese=True, to=(ANTON, BERND))]
    assert night.heard(BERND, CheeseTaken) == [CheeseTaken(ANTON, to=(ANTON, BERND))]
    (note,) = night.sees(BERND).notes
    assert (note.cheese, note.thief) == (True, ANTON)
    assert night.heard(DORIS, CheeseTaken) == []


@pytest.mark.rule("kaesedieb §4.2")
@pytest.mark.parametrize("dice", [(3, 3, 3, 3, 3), (3, 1, 1, 1, 1), (6, 6, 1, 2, 3)])
def test_the_thief_takes_the_cheese_whoever_looks_on(dice: tuple[int, ...]) -> None:
    night = Night(*dice)
    night.strikes(dice[0])
    assert night.heard(ANTON, CheeseTaken) != []
    assert night.match.state.taken == dice[0]


@pytest.mark.rule("kaesedieb §4.3")
def test_a_mouse_alone_looks_under_one_cup() -> None:
    night = night_of_five()
    night.strikes(1)
    night.peeks(CLAUDIA, at=ANTON)
    assert night.happened == [Peeked(CLAUDIA, ANTON, 3, to=(CLAUDIA,))]
    (note,) = night.sees(CLAUDIA).notes
    assert note.peeped is not None
    assert (note.peeped.at, note.peeped.pips) == (ANTON, 3)
    assert night.refused(CLAUDIA, Peek(BERND)).code == "not_asked"
    night.strikes(2)
    assert night.refused(CLAUDIA, Peek(BERND)).code == "not_asked"


@pytest.mark.rule("kaesedieb §4.3")
def test_a_mouse_alone_may_look_at_nothing() -> None:
    night = night_of_five()
    night.strikes(1)
    assert night.match.prompts[CLAUDIA].silence == Rest()
    night.play(CLAUDIA, Rest())
    assert night.happened == [Rested(CLAUDIA, to=(CLAUDIA,))]
    assert night.sees(CLAUDIA).notes[0].peeped is None
    assert night.refused(CLAUDIA, Peek(BERND)).code == "not_asked"


@pytest.mark.rule("kaesedieb §4.3")
@pytest.mark.parametrize("at", [CLAUDIA, Seat(5), Seat(-1)])
def test_there_is_nothing_to_see_under_ones_own_cup_or_nobodys(at: Seat) -> None:
    night = night_of_five()
    night.strikes(1)
    no = night.refused(CLAUDIA, Peek(at))
    assert (no.code, no.rule) == ("peek_or_rest", "§4.3")


@pytest.mark.rule("kaesedieb §4.3")
@pytest.mark.rule("kaesedieb §4.4")
def test_with_the_thief_awake_no_mouse_is_alone() -> None:
    night = Night(3, 3, 1, 5, 5, 6)
    night.strikes(3)
    assert night.asked == (TABLE,)
    assert night.refused(BERND, Peek(CLAUDIA)).code == "not_asked"


@pytest.mark.rule("kaesedieb §4.4")
def test_two_mice_do_nothing() -> None:
    night = night_of_five()
    night.strikes(5)
    for mouse in (DORIS, EMIL):
        assert night.refused(mouse, Peek(ANTON)).code == "not_asked"


@pytest.mark.rule("kaesedieb §4.5")
def test_the_thief_looks_under_no_cup() -> None:
    night = Night(2, 3, 1, 5, 5)
    night.strikes(2)
    assert night.sees(ANTON).awake
    assert night.asked == (TABLE,)
    assert night.refused(ANTON, Peek(BERND)).code == "not_asked"
