"""How a bot thinks: what a card, a stroke, an announcement and a person are worth to it."""

from __future__ import annotations

import numpy as np
import pytest

from bluffhaus.games.luegenkniffel.bot_bluff import Bluff
from bluffhaus.games.luegenkniffel.bot_dice import FULL_INDEX
from bluffhaus.games.luegenkniffel.bot_people import Expected, Leaning, People
from bluffhaus.games.luegenkniffel.bot_table import FIELD, SAY_INDEX, SAYS, TRUE, Card, Table
from bluffhaus.games.luegenkniffel.bot_turn import plan_of
from bluffhaus.games.luegenkniffel.scores import FIELDS, INDEX
from bluffhaus.games.luegenkniffel.words import Believed, Field, Revealed, Told, TruthTold
from bluffhaus.kernel import Seat

EMPTY: tuple[int | None, ...] = (None,) * 13
CLEAN = (0,) * 13


def card(
    points: dict[Field, int] | None = None, strokes: dict[Field, int] | None = None, turns: int = 12
) -> Card:
    written = tuple([(points or {}).get(field) for field in FIELDS])
    upper = sum([n for n in written[:6] if n])
    total = sum([n for n in written if n]) + (35 if upper >= 63 else 0)
    lies = tuple([(strokes or {}).get(field, 0) for field in FIELDS])
    return Card(written, lies, upper, total, turns)


def only(field: Field) -> Card:
    """A card on which one field is open and all others are struck."""
    return card(strokes={other: 2 for other in FIELDS if other != field})


def bluff(
    *cards: Card, throws: int = 3, doubting: tuple[float, ...] | None = None, lying: float = 0.0
) -> Bluff:
    """What is expected when the first of these throws."""
    return Bluff(Table(0, cards), throws, doubting or (0.0,) * len(cards), lying)


def say(field: Field, points: int) -> int:
    return SAY_INDEX[field, points]


# --- the card ---------------------------------------------------------------------------------


def test_what_is_true_is_what_the_dice_bring() -> None:
    heap = FULL_INDEX[2, 4, 4, 4, 5]
    true = {(SAYS[n].field, SAYS[n].points) for n in np.flatnonzero(TRUE[heap])}
    assert true == {
        (Field.ZWEIER, 2),
        (Field.VIERER, 12),
        (Field.FUENFER, 5),
        (Field.DREIERPASCH, 19),
        (Field.CHANCE, 19),
    }


@pytest.mark.rule("luegenkniffel §3.9")
def test_nobody_gains_a_kniffel_by_doubting() -> None:
    table = Table(0, (card(), card(), card()))
    assert not table.gains[:, say(Field.KNIFFEL, 50)].any()
    assert table.credit[say(Field.KNIFFEL, 50)] > 25


def test_a_filled_field_gains_nothing() -> None:
    assert card({Field.CHANCE: 20}).gain[say(Field.CHANCE, 30)] == 0


@pytest.mark.rule("luegenkniffel §4.2")
def test_the_first_stroke_is_cheap_the_second_dear_and_the_third_free() -> None:
    costs = [
        float(
            card({Field.GROSSE_STRASSE: 40}, {Field.GROSSE_STRASSE: n} if n < 2 else None).stroke[
                INDEX[Field.GROSSE_STRASSE]
            ]
        )
        for n in (0, 1)
    ]
    struck = float(card(strokes={Field.GROSSE_STRASSE: 2}).stroke[INDEX[Field.GROSSE_STRASSE]])
    assert struck == 0 < costs[0] < 20 < costs[1] == 40


@pytest.mark.rule("luegenkniffel §4.5")
def test_points_that_carry_the_bonus_are_lost_with_it() -> None:
    upper = [Field.EINSER, Field.ZWEIER, Field.DREIER, Field.VIERER, Field.FUENFER, Field.SECHSER]
    full = {field: 3 * (n + 1) for n, field in enumerate(upper)}
    with_bonus = card(full, {Field.EINSER: 1}).stroke[INDEX[Field.EINSER]]
    assert with_bonus == pytest.approx(3 + 35, abs=0.02)


def test_who_has_few_turns_left_loses_little_by_a_stroke_on_the_cheapest_field() -> None:
    ones = INDEX[Field.EINSER]
    late, early = (card(strokes={Field.EINSER: 1}, turns=n).stroke[ones] for n in (3, 13))
    assert late < early / 3


def test_without_turns_only_the_points_written_down_count() -> None:
    assert card({Field.CHANCE: 22}, turns=0).expected == 22
    assert card(turns=0).gain[say(Field.CHANCE, 22)] == pytest.approx(22)


# --- the dice ---------------------------------------------------------------------------------


def test_four_fours_stay_where_fours_are_wanted() -> None:
    _, leave = plan_of(only(Field.VIERERPASCH)).keep((4, 4, 2, 4, 4), (1,) * 5, 1)
    assert leave == (0, 1, 3, 4)


def test_dice_that_lie_are_not_touched() -> None:
    """Two sixes were left standing; only the three dice of the second cup are free."""
    _, leave = plan_of(only(Field.SECHSER)).keep((6, 6, 1, 6, 2), (1, 1, 2, 2, 2), 2)
    assert leave == (3,)


def test_a_chance_is_collected_die_by_die() -> None:
    _, leave = plan_of(only(Field.CHANCE)).keep((1, 4, 5, 6, 3), (1,) * 5, 1)
    assert leave == (2, 3)


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_what_lies_under_the_cups_is_certain_to_lie_there_somehow(throws: int) -> None:
    likely = plan_of(card()).under_the_cups[throws - 1]
    assert likely.sum() == pytest.approx(1, abs=1e-4)
    assert (likely >= 0).all()


def test_whoever_wants_a_kniffel_seldom_has_one_after_all_three_throws() -> None:
    likely = plan_of(only(Field.KNIFFEL)).under_the_cups
    assert likely[2] @ TRUE[:, say(Field.KNIFFEL, 50)] == pytest.approx(0.034, abs=0.006)


# --- the announcement -------------------------------------------------------------------------


def test_a_wonder_is_doubted_more_than_what_is_usual() -> None:
    found = bluff(card(), card(), card())
    assert found.doubt[0, say(Field.KNIFFEL, 50)] > 2 * found.doubt[0, say(Field.DREIER, 9)]
    assert found.doubt[0, say(Field.ZWEIER, 10)] > 2 * found.doubt[0, say(Field.ZWEIER, 6)]


def test_a_lie_that_nobody_would_like_to_catch_is_not_doubted() -> None:
    """Whoever doubts „Ein 6er“ rightly has to write six points where eighteen could stand."""
    found = bluff(card(), card())
    poison, bait = say(Field.SECHSER, 6), say(Field.SECHSER, 30)
    assert found.doubt[0, poison] < 0.05 < 0.3 < found.doubt[0, bait]


@pytest.mark.rule("luegenkniffel §4.2")
def test_whoever_has_nothing_to_lose_doubts() -> None:
    struck = card(strokes={Field.GROSSE_STRASSE: 2})
    risky = card({Field.GROSSE_STRASSE: 40}, {Field.GROSSE_STRASSE: 1})
    free, fearful = bluff(card(), struck, risky).doubt[:, say(Field.GROSSE_STRASSE, 40)]
    assert free > 0.5 > 0.05 > fearful


def test_a_known_liar_is_doubted_more() -> None:
    small = say(Field.KLEINE_STRASSE, 30)
    filled = {Field.EINSER: 3, Field.CHANCE: 24}
    doubts = [
        bluff(card(filled), card(filled), lying=lying).doubt[0].mean() for lying in (-4.0, 0.0, 4.0)
    ]
    lie = [bluff(card(filled), card(filled), lying=lying).lie[small] for lying in (-4.0, 4.0)]
    assert doubts[0] < doubts[1] < doubts[2]
    assert lie[0] < lie[1]


def test_among_believers_lies_pay_and_among_doubters_they_do_not() -> None:
    big = say(Field.GROSSE_STRASSE, 40)
    table = (card(), card(), card())
    _, easy = bluff(*table, doubting=(0.0, -12.0, -12.0)).said()
    _, hard = bluff(*table, doubting=(0.0, 12.0, 12.0)).said()
    assert easy[big] > 0 > hard[big]


def test_every_chance_is_a_chance() -> None:
    for throws in (1, 2, 3):
        found = bluff(
            card({Field.KNIFFEL: 50}), card(), card(strokes={Field.CHANCE: 2}), throws=throws
        )
        for chances in (found.lie, found.doubt):
            assert np.isfinite(chances).all()
            assert ((chances >= 0) & (chances <= 1)).all()
        assert not found.usual[INDEX[Field.KNIFFEL] == FIELD].any()


# --- people -----------------------------------------------------------------------------------


def test_a_habit_is_learnt_from_surprises() -> None:
    trusting, wary = Leaning(), Leaning()
    for _ in range(8):
        trusting.saw(0.0, it_happened=False)
        wary.saw(0.0, it_happened=True)
    assert trusting.mean < -1.5
    assert wary.mean == pytest.approx(-trusting.mean)


def test_what_was_expected_anyway_teaches_little() -> None:
    sure, unsure = Leaning(), Leaning()
    sure.saw(5.0, it_happened=True)
    unsure.saw(0.0, it_happened=True)
    assert sure.mean < unsure.mean / 3


def heard_of(*events: Believed | Revealed | TruthTold) -> People:
    people = People()
    people.expect(1, Expected(roller=0, lie=0.0, doubts=((1, 0.0), (2, 0.0))))
    people.hear(events)
    return people


def test_who_doubts_is_remembered_and_who_lied() -> None:
    a, b, c = Seat(0), Seat(1), Seat(2)
    people = heard_of(Revealed(a, (1, 1, 1, 1, 2), doubters=(b,), lie=True))
    assert people.doubting[b].mean > 0 > people.doubting[c].mean
    assert people.lying[a].mean > 0


def test_a_believed_announcement_says_nothing_of_the_roller_until_the_truth_is_told() -> None:
    a = Seat(0)
    people = heard_of(Believed(a))
    assert people.lying[a].mean == 0
    people.hear([TruthTold((Told(a, 3, (1, 1, 1, 1, 2), Field.CHANCE, 30, True, ()),))])
    assert people.lying[a].mean > 0
    assert people.matches == 1


def test_what_is_told_twice_counts_once() -> None:
    a = Seat(0)
    people = heard_of(Revealed(a, (1, 1, 1, 1, 2), doubters=(), lie=True))
    once = people.lying[a].mean
    people.hear([TruthTold((Told(a, 3, (1, 1, 1, 1, 2), Field.CHANCE, 30, True, ()),))])
    assert people.lying[a].mean == once


def test_settled_turns_that_nobody_expected_anything_of_teach_nothing() -> None:
    people = heard_of(Believed(Seat(0)))
    before = people.leanings(3)
    people.hear([Believed(Seat(0)), Revealed(Seat(1), (1,) * 5, doubters=(Seat(2),), lie=False)])
    assert people.leanings(3) == before
