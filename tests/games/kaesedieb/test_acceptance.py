"""The acceptance cases CT-T1 to CT-T21, by their numbers."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import RULES, Options, Role
from bluffhaus.games.kaesedieb.view import Band
from bluffhaus.games.kaesedieb.words import (
    Accuse,
    CheeseTaken,
    DayBroke,
    EyesClosed,
    HourStruck,
    LookedUp,
    Met,
    Peek,
    Recruited,
    Unmasked,
    Woke,
)
from bluffhaus.kernel import TABLE, Match, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, EMIL
from bluffhaus.testing.kaesedieb import Night


@pytest.mark.parametrize("suendenmaus", [False, True])
@pytest.mark.parametrize("people", range(4, 9))
def test_ct_t1_one_thief_and_otherwise_mice(people: int, suendenmaus: bool) -> None:
    for seed in range(30):
        match = Match.start(RULES, Options(suendenmaus=suendenmaus), people, Seeded(seed))
        special = int(suendenmaus and people >= 6)
        assert match.state.roles.count(Role.THIEF) == 1
        assert match.state.roles.count(Role.SUENDENMAUS) == special
        assert match.state.roles.count(Role.MOUSE) == people - 1 - special


def test_ct_t2_a_night_of_five() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.strikes(1)
    assert night.heard(CLAUDIA, Woke) == [Woke((CLAUDIA,), cheese=True, to=(CLAUDIA,))]
    assert Peek(ANTON) in night.match.prompts[CLAUDIA].moves
    night.strikes(3)
    assert night.heard(BERND, CheeseTaken) == [CheeseTaken(ANTON, to=(ANTON, BERND))]
    assert night.heard(BERND, Recruited) == [Recruited(ANTON, (BERND,), to=(ANTON, BERND))]
    night.strikes(5)
    for seat, other in ((DORIS, EMIL), (EMIL, DORIS)):
        (note,) = night.sees(seat).notes
        assert (note.others, note.cheese) == ((other,), False)
    assert night.asked == (TABLE,)


def test_ct_t3_the_thief_points_at_one_of_two() -> None:
    night = Night(3, 3, 3, 1, 6)
    night.strikes(3)
    night.recruits(CLAUDIA)
    assert night.match.state.accomplices == (CLAUDIA,)
    (note,) = night.sees(BERND).notes
    assert (note.thief, note.accomplice) == (ANTON, CLAUDIA)
    me = night.sees(BERND).me
    assert me is not None
    assert (me.role, me.accomplice) == (Role.MOUSE, False)
    for seat in (BERND, CLAUDIA):
        assert night.refused(seat, Peek(ANTON)).code == "not_asked"


def test_ct_t4_nobody_sees_it() -> None:
    night = Night(2, 3, 4, 5, 6)
    night.morning()
    assert night.match.state.accomplices == ()


def test_ct_t5_six() -> None:
    night = Night(1, 2, 3, 4, 5, 6)
    night.hands_out()
    night.recruits(DORIS)
    night.morning()
    known = {seat: night.sees(seat).band for seat in night.people}
    both = Band(ANTON, (DORIS,))
    assert known == {seat: both if seat in (ANTON, DORIS) else None for seat in night.people}


def test_ct_t6_seven() -> None:
    night = Night(1, 2, 3, 4, 5, 6, 6)
    night.hands_out()
    night.recruits(DORIS, EMIL)
    night.morning()
    assert night.sees(DORIS).band == night.sees(EMIL).band == Band(None, (DORIS, EMIL))
    assert night.sees(ANTON).band == Band(ANTON, (DORIS, EMIL))
    assert night.heard(ANTON, Met) == []


def test_ct_t7_eight() -> None:
    night = Night(1, 2, 3, 4, 5, 6, 6, 6)
    night.hands_out()
    night.recruits(DORIS, EMIL)
    night.morning()
    known = [night.sees(seat).band for seat in (ANTON, DORIS, EMIL)]
    assert known == [Band(ANTON, (DORIS, EMIL))] * 3


def test_ct_t9_the_thief_has_most_votes() -> None:
    night = Night(3, 1, 2, 5, 6)
    night.voted(BERND, ANTON, ANTON, ANTON, BERND)
    assert night.heard(None, Unmasked) == [Unmasked(ANTON, Role.THIEF)]
    assert night.winners == (BERND, CLAUDIA, DORIS, EMIL)


def test_ct_t10_a_tie_with_the_thief() -> None:
    night = Night(3, 1, 2, 5, 6)
    night.voted(BERND, ANTON, ANTON, BERND, CLAUDIA)
    assert [card.seat for card in night.heard(None, Unmasked)] == [ANTON, BERND]
    assert night.winners == (BERND, CLAUDIA, DORIS, EMIL)


def test_ct_t11_an_accomplice_has_most_votes() -> None:
    night = Night(3, 3, 2, 5, 6)
    night.voted(BERND, CLAUDIA, BERND, BERND, ANTON)
    assert night.winners == (ANTON, BERND)


def test_ct_t12_an_innocent_has_most_votes() -> None:
    night = Night(3, 3, 2, 5, 6)
    night.voted(CLAUDIA, CLAUDIA, ANTON, CLAUDIA, ANTON)
    assert night.winners == (ANTON, BERND)


def test_ct_t13_the_suendenmaus_and_the_thief_share_the_most_votes() -> None:
    night = Night(1, 2, 3, 4, 5, 6, suendenmaus=DORIS)
    night.voted(DORIS, DORIS, DORIS, ANTON, ANTON, ANTON)
    assert night.winners == (DORIS,)


def test_ct_t16_a_night_of_four() -> None:
    night = Night((2, 5), (2, 6), (5, 5), (1, 3))
    night.wakes(ANTON, 2, 5)
    night.wakes(BERND, 2)
    night.wakes(CLAUDIA, 5)
    night.wakes(DORIS, 1)
    (first,) = night.sees(DORIS).notes
    assert (first.hour, first.others, first.cheese) == (1, (), True)
    assert night.asked == (TABLE,)
    night.strikes(2)
    assert night.heard(BERND, CheeseTaken) == [CheeseTaken(ANTON, to=(ANTON, BERND))]
    night.strikes(5)
    (late,) = night.sees(CLAUDIA).notes
    assert (late.others, late.cheese, late.thief) == ((ANTON,), False, None)
    night.morning()
    assert night.match.state.accomplices == ()


def test_ct_t18_nobody_votes_for_themselves() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.talk_ends()
    assert night.refused(BERND, Accuse(BERND)).code == "point_at_another"


def test_ct_t19_the_thief_alone_looks_nowhere() -> None:
    night = Night(2, 3, 4, 5, 6)
    night.strikes(2)
    assert night.asked == (TABLE,)


def test_ct_t20_a_mouse_looks_once_and_in_its_hour() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.strikes(1)
    night.peeks(CLAUDIA, at=DORIS)
    assert night.refused(CLAUDIA, Peek(EMIL)).code == "not_asked"
    later = Night(3, 3, 1, 5, 5)
    later.strikes(2)
    assert later.refused(CLAUDIA, Peek(EMIL)).code == "not_asked"


@pytest.mark.parametrize("people", range(5, 9))
def test_ct_t21_all_are_told_the_hour_and_nothing_else(people: int) -> None:
    for seed in range(12):
        match = Match.start(RULES, Options(), people, Seeded(seed))
        while match.view(None).stage in ("look", "night"):
            seat, prompt = next(iter(match.prompts.items()))
            match = match.play(seat, prompt.moves.sample(Seeded(seed)))
        public = [event for event in match.seen_by(None) if not isinstance(event, LookedUp)]
        hours = [fact for hour in range(1, 7) for fact in (HourStruck(hour), EyesClosed())]
        assert public[:12] == hours
        assert len(public) == 13
        assert isinstance(public[-1], DayBroke) == (people == 5)
