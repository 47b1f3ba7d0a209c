"""§7: two dice each, no accomplice, no looking under cups."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import RULES, Options, Role, Truth
from bluffhaus.games.kaesedieb.words import (
    ChoseHours,
    DayBroke,
    EyesClosed,
    LookedUp,
    Peek,
    Ready,
    SayDie,
    SayRole,
    SayWoke,
    Shrug,
    Shrugged,
    Wake,
    Woke,
)
from bluffhaus.kernel import TABLE, Match, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.kaesedieb import Night


def four() -> Night:
    """Anton the thief with 2 and 5, Bernd with 2 and 6, Claudia a double, Doris 1 and 3."""
    return Night((2, 5), (2, 6), (5, 5), (1, 3))


def all_awake_at(night: Night, *hours: int) -> None:
    """Anton wakes at these hours, the others as in the acceptance case."""
    night.wakes(ANTON, *hours)
    night.wakes(BERND, 2)
    night.wakes(CLAUDIA, 5)
    night.wakes(DORIS, 1)


@pytest.mark.rule("kaesedieb §7.1")
def test_everybody_throws_two_dice() -> None:
    for seed in range(20):
        state = Match.start(RULES, Options(), 4, Seeded(seed)).state
        assert {len(dice) for dice in state.dice} == {2}
        assert all(low <= high for low, high in state.dice)


@pytest.mark.rule("kaesedieb §7.2")
def test_a_mouse_decides_before_the_night_when_to_wake() -> None:
    night = four()
    assert list(night.match.prompts[BERND].moves) == [Wake((2,)), Wake((6,)), Shrug()]
    for hours in ((2, 6), (3,), ()):
        assert night.refused(BERND, Wake(hours)).code == "bad_hours"
    night.wakes(BERND, 6)
    assert night.happened == [ChoseHours(BERND, (6,), to=(BERND,)), LookedUp(BERND)]
    me = night.sees(BERND).me
    assert me is not None
    assert (me.dice, me.hours) == ((2, 6), (6,))
    assert night.refused(BERND, Wake((2,))).code == "not_asked"
    for seat in (None, ANTON, CLAUDIA, DORIS):
        other = four()
        other.wakes(BERND, 2)
        assert night.match.view(seat) == other.match.view(seat)


@pytest.mark.rule("kaesedieb §7.2")
def test_a_double_is_one_hour() -> None:
    night = four()
    assert list(night.match.prompts[CLAUDIA].moves) == [Wake((5,)), Shrug()]
    assert night.match.prompts[CLAUDIA].moves.card().why_not == ("double",)
    assert night.refused(CLAUDIA, Ready()).code == "bad_hours"


@pytest.mark.rule("kaesedieb §7.2")
@pytest.mark.rule("kaesedieb §9.2")
def test_silence_before_the_night_lets_chance_choose_the_hour() -> None:
    chosen = set()
    for drawn in (1, 2, 3):
        night = four()
        assert night.match.prompts[ANTON].silence == Shrug()
        night.silence(ANTON, drawn)
        assert night.happened[0] == Shrugged(ANTON, to=(ANTON,))
        assert night.happened[-1] == LookedUp(ANTON)
        chosen.add(night.match.state.hours[ANTON])
    assert chosen == {(2,), (5,), (2, 5)}
    night = four()
    night.silence(BERND, 2)
    assert night.match.state.hours[BERND] == (6,)


@pytest.mark.rule("kaesedieb §7.3")
def test_the_thief_wakes_in_one_hour_or_in_both() -> None:
    night = four()
    moves = list(night.match.prompts[ANTON].moves)
    assert moves == [Wake((2,)), Wake((5,)), Wake((2, 5)), Shrug()]
    assert night.refused(ANTON, Wake((5, 2))).code == "bad_hours"
    double = Night((4, 4), (2, 6), (5, 5), (1, 3))
    assert list(double.match.prompts[ANTON].moves) == [Wake((4,)), Shrug()]


@pytest.mark.rule("kaesedieb §7.3")
@pytest.mark.parametrize(("hours", "theft"), [((2,), 2), ((5,), 5), ((2, 5), 2)])
def test_he_steals_when_he_first_wakes(hours: tuple[int, ...], theft: int) -> None:
    night = four()
    all_awake_at(night, *hours)
    night.morning()
    assert night.match.state.taken == theft


@pytest.mark.rule("kaesedieb §7.3")
def test_in_his_second_hour_he_only_looks() -> None:
    night = four()
    all_awake_at(night, 2, 5)
    night.strikes(5)
    both = (ANTON, CLAUDIA)
    assert night.happened[-1] == Woke(both, cheese=False, to=both)
    (note,) = night.sees(CLAUDIA).notes
    assert (note.others, note.cheese, note.thief) == ((ANTON,), False, None)
    assert [(n.hour, n.cheese, n.thief) for n in night.sees(ANTON).notes] == [
        (2, True, ANTON),
        (5, False, None),
    ]


@pytest.mark.rule("kaesedieb §7.4")
def test_with_four_nobody_looks_under_a_cup() -> None:
    night = four()
    all_awake_at(night, 2, 5)
    assert night.sees(DORIS).awake
    assert night.sees(DORIS).notes[0].others == ()
    assert night.asked == (TABLE,)
    assert night.refused(DORIS, Peek(ANTON)).code == "not_asked"


@pytest.mark.rule("kaesedieb §7.5")
def test_with_four_there_is_no_accomplice() -> None:
    night = four()
    all_awake_at(night, 2)
    night.strikes(6)
    night.passes()
    assert night.happened == [EyesClosed(), DayBroke()]
    assert night.match.state.accomplices == ()
    assert night.refused(ANTON, SayRole(BERND, Role.ACCOMPLICE)).code == "no_such_role"
    night.voted(CLAUDIA, CLAUDIA, DORIS, CLAUDIA)
    assert night.winners == (ANTON,)


@pytest.mark.rule("kaesedieb §6.13")
def test_a_thief_who_woke_twice_and_names_one_hour_lies() -> None:
    night = four()
    all_awake_at(night, 2, 5)
    night.morning()
    for claim in (SayWoke((2,)), SayWoke((2, 5))):
        night.says(ANTON, claim)
    night.says(BERND, SayWoke((2,)))
    night.voted(BERND, ANTON, ANTON, ANTON)
    assert night.table.truth is not None
    assert night.table.truth.claims == (Truth.FALSE, Truth.TRUE, Truth.TRUE)


@pytest.mark.rule("kaesedieb §6.3")
def test_with_four_two_dice_of_one_person_can_be_claimed() -> None:
    night = four()
    all_awake_at(night, 2, 5)
    night.morning()
    for pips in (2, 6, 2):
        night.says(CLAUDIA, SayDie(BERND, pips))
    assert [said.stands for said in night.table.claims] == [False, True, True]
    night.voted(BERND, ANTON, ANTON, ANTON)
    assert night.table.truth is not None
    assert night.table.truth.claims == (Truth.TRUE,) * 3
