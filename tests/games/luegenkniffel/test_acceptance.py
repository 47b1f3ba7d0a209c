"""The acceptance cases LK-T1 to LK-T22, by their numbers."""

from __future__ import annotations

import msgspec
import pytest

from bluffhaus.games.luegenkniffel.words import Announce, Field, Landed, Left, Throw
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.luegenkniffel import Evening


def truth(lying: str, said: str) -> bool:
    """Was it true? Somebody doubts, and the cups are lifted."""
    evening = Evening(2)
    evening.turn(ANTON, lying, said)
    evening.doubts(BERND)
    assert (evening.strokes(ANTON, field_of(evening)) == 1) is evening.lie()
    return not evening.lie()


def field_of(evening: Evening) -> str:
    names = [f"{n}er" for n in range(1, 7)]
    names += ["Dreierpasch", "Viererpasch", "Full-House", "kleine Straße", "große Straße"]
    assert evening.table.last is not None
    return [*names, "Kniffel", "Chance"][list(Field).index(evening.table.last.field)]


def test_lk_t1_drei_vierer_is_true() -> None:
    evening = Evening(2)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND)
    assert evening.lie() is False
    assert evening.points(ANTON, "4er") == 12


def test_lk_t2_ein_zweier_is_true() -> None:
    evening = Evening(2)
    evening.turn(ANTON, "4-4-4-2-5", "Ein 2er")
    evening.doubts(BERND)
    assert evening.lie() is False
    assert evening.points(ANTON, "2er") == 2


def test_lk_t3_dreierpasch_19_is_true() -> None:
    evening = Evening(2)
    evening.turn(ANTON, "4-4-4-2-5", "Dreierpasch 19")
    evening.doubts(BERND)
    assert evening.lie() is False
    assert evening.points(ANTON, "Dreierpasch") == 19


@pytest.mark.parametrize("said", ["Dreierpasch 20", "Vier 4er", "Viererpasch 19"])
def test_lk_t4_these_are_lies(said: str) -> None:
    assert not truth("4-4-4-2-5", said)


@pytest.mark.parametrize("said", ["Full-House", "Dreierpasch 22"])
def test_lk_t5_full_house_is_also_a_dreierpasch(said: str) -> None:
    assert truth("4-4-4-5-5", said)


def test_lk_t6_kleine_strasse_with_a_double() -> None:
    assert truth("2-3-4-5-5", "kleine Straße")
    assert not truth("2-3-4-5-5", "große Straße")


@pytest.mark.parametrize("lying", ["1-2-3-4-5", "2-3-4-5-6"])
def test_lk_t7_grosse_strasse_is_also_a_small_one(lying: str) -> None:
    assert truth(lying, "große Straße")
    assert truth(lying, "kleine Straße")


def test_lk_t8_kniffel_is_no_full_house() -> None:
    assert truth("4-4-4-4-4", "Kniffel")
    assert not truth("4-4-4-4-4", "Full-House")
    assert truth("4-4-4-4-4", "Dreierpasch 20")
    assert truth("4-4-4-4-4", "Viererpasch 20")


def test_lk_t9_a_believed_lie_is_credited_and_not_shown() -> None:
    evening = Evening(4)
    evening.turn(ANTON, "1-1-2-3-6", "große Straße")
    hidden = evening.match.state.dice
    evening.believed()
    assert [sheet.total for sheet in evening.table.sheets] == [40, 0, 0, 0]
    for seat in (BERND, CLAUDIA, DORIS, None):
        assert list(hidden) not in [
            list(event.dice) for event in evening.match.seen_by(seat) if hasattr(event, "dice")
        ]


def test_lk_t10_wrong_doubters_get_strokes() -> None:
    evening = Evening(4)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND, CLAUDIA)
    assert evening.table.last is not None
    assert sorted(evening.table.last.dice or ()) == [2, 4, 4, 4, 5]
    assert evening.points(ANTON, "4er") == 12
    assert [evening.strokes(seat, "4er") for seat in (BERND, CLAUDIA, DORIS)] == [1, 1, 0]


def test_lk_t11_right_doubters_are_credited_if_their_field_is_empty() -> None:
    evening = Evening(4)
    evening.has(CLAUDIA, "große Straße", points=40)
    evening.turn(ANTON, "1-1-2-3-6", "große Straße")
    evening.doubts(BERND, CLAUDIA)
    assert evening.strokes(ANTON, "große Straße") == 1
    totals = [sheet.total for sheet in evening.table.sheets]
    assert totals == [0, 40, 40, 0]


def test_lk_t12_nobody_is_credited_with_another_s_kniffel() -> None:
    evening = Evening(3)
    evening.turn(ANTON, "4-4-4-4-5", "Kniffel")
    evening.doubts(BERND, CLAUDIA)
    assert evening.strokes(ANTON, "Kniffel") == 1
    assert [sheet.total for sheet in evening.table.sheets] == [0, 0, 0]


def test_lk_t13_the_second_stroke_strikes_the_points_field() -> None:
    evening = Evening(2)
    evening.has(ANTON, "3er", strokes=1)
    evening.turn(ANTON, "1-1-2-4-6", "Drei 3er")
    evening.doubts(BERND)
    assert evening.struck(ANTON, "3er")


def test_lk_t14_the_second_stroke_takes_points_away() -> None:
    evening = Evening(2)
    evening.has(BERND, "4er", points=12, strokes=1)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND)
    assert evening.struck(BERND, "4er")
    assert evening.table.sheets[BERND].total == 0


def test_lk_t15_the_first_stroke_leaves_the_points() -> None:
    evening = Evening(2)
    evening.has(BERND, "4er", points=12)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er")
    evening.doubts(BERND)
    assert (evening.strokes(BERND, "4er"), evening.points(BERND, "4er")) == (1, 12)


def test_lk_t16_a_kept_die_is_not_thrown_again() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "4-4-1-2-3")
    evening.throws(ANTON, "4-4-4-1-2", leaving="4-4")
    kept = [die for die, cup in enumerate(evening.match.state.cups) if cup == 1]
    no = evening.refused(ANTON, Throw((kept[0],)))
    assert (no.code, no.rule) == ("lies", "§2.4")


def test_lk_t17_with_five_kept_nothing_is_thrown() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "4-4-4-2-5")
    no = evening.refused(ANTON, Throw((0, 1, 2, 3, 4)))
    assert (no.code, no.rule) == ("none_to_throw", "§2.3")


def test_lk_t18_a_field_with_own_points_is_closed() -> None:
    evening = Evening(2)
    evening.has(ANTON, "Chance", points=20)
    evening.throws(ANTON, "4-4-4-2-5")
    assert evening.refused(ANTON, "Chance 19").code == "field_closed"


def test_lk_t19_null_einser_cannot_be_announced() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "4-4-4-2-5")
    assert evening.refused(ANTON, "Null 1er").code == "bad_points"


def test_lk_t20_the_last_round_gives_one_turn_each() -> None:
    evening = Evening(3)
    evening.has_all_but(ANTON, "Chance")
    evening.turn(ANTON, "4-4-4-2-5", "Chance 19")
    evening.believed()
    order = []
    while not evening.over:
        order.append(evening.roller)
        evening.turn(evening.roller, "4-4-4-2-5", "Drei 4er")
        evening.believed()
    assert order == [BERND, CLAUDIA]


def test_lk_t21_the_bonus_begins_at_63() -> None:
    enough, too_few = Evening(2), Evening(2)
    for name, points in (("2er", 6), ("3er", 9), ("4er", 12), ("5er", 15), ("6er", 18)):
        enough.has(ANTON, name, points)
        too_few.has(ANTON, name, points)
    enough.has(ANTON, "1er", 3)
    too_few.has(ANTON, "1er", 2)
    assert enough.table.sheets[ANTON].total == 63 + 35
    assert too_few.table.sheets[ANTON].total == 62


def test_lk_t22_others_learn_the_number_of_throws_and_nothing_else() -> None:
    evening = Evening(3)
    evening.throws(ANTON, "4-4-4-2-5")
    evening.throws(ANTON, "4-4-4-1-6", leaving="4-4-4")
    for seat in (BERND, CLAUDIA, None):
        told = evening.match.seen_by(seat)
        assert not any(isinstance(event, (Left, Landed)) for event in told)
        seen = msgspec.to_builtins(evening.match.view(seat))
        assert seen["throws"] == 2
        assert seen["hand"] is None
    assert evening.refused(BERND, Announce(Field.CHANCE, 19)).code == "not_asked"
