"""§2: three throws under three cups."""

from __future__ import annotations

import pytest

from bluffhaus.games.luegenkniffel import RULES
from bluffhaus.games.luegenkniffel.words import (
    Announce,
    Believe,
    Field,
    Landed,
    Left,
    Threw,
    Throw,
)
from bluffhaus.kernel import Scripted
from bluffhaus.testing import ANTON, BERND, CLAUDIA
from bluffhaus.testing.luegenkniffel import Evening


def leaves(evening: Evening) -> list[tuple[int, ...]]:
    """Every way to leave dice standing that Anton is offered."""
    return [move.leave for move in evening.match.prompts[ANTON].moves if isinstance(move, Throw)]


@pytest.mark.rule("luegenkniffel §2.1")
def test_up_to_three_throws_and_then_no_more() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "1-2-3-4-6")
    evening.throws(ANTON, "1-2-3-5-6")
    evening.throws(ANTON, "1-2-4-5-6")
    assert evening.table.throws == 3
    no = evening.refused(ANTON, Throw())
    assert (no.code, no.rule) == ("no_throw_left", "§2.1")


@pytest.mark.rule("luegenkniffel §2.1")
def test_nobody_announces_before_the_first_throw() -> None:
    evening = Evening(2)
    assert leaves(evening) == [()]
    assert evening.refused(ANTON, "Drei 4er").code == "not_thrown"


@pytest.mark.rule("luegenkniffel §2.2")
def test_only_the_thrower_looks_at_the_dice_and_may_look_again() -> None:
    evening = Evening(3)
    evening.throws(ANTON, "4-4-4-2-5")
    for _ in range(2):
        hand = evening.sees(ANTON).hand
        assert hand is not None
        assert sorted(hand.dice) == [2, 4, 4, 4, 5]
    assert evening.sees(BERND).hand is evening.sees(CLAUDIA).hand is evening.table.hand is None
    evening.announces(ANTON, "Drei 4er")
    assert evening.sees(ANTON).hand == hand


@pytest.mark.rule("luegenkniffel §2.2")
def test_the_others_see_how_often_the_cups_were_shaken() -> None:
    evening = Evening(3)
    for throws in (1, 2, 3):
        evening.throws(ANTON, "4-4-4-2-5")
        assert evening.sees(BERND).throws == evening.table.throws == throws
        shaken = Threw(ANTON, throws)
        assert [event for event in evening.happened if event.seen_by(BERND)] == [shaken]


@pytest.mark.rule("luegenkniffel §2.3")
def test_up_to_four_dice_or_none_may_be_left_standing() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "1-2-3-4-6")
    offered = leaves(evening)
    assert len(offered) == len(set(offered)) == 31
    assert () in offered
    assert max(map(len, offered)) == 4


@pytest.mark.rule("luegenkniffel §2.3")
def test_only_the_others_are_thrown_again() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "4-4-1-2-5")
    before = evening.match.state.dice
    evening.throws(ANTON, "4-4-6-6-6", leaving="4-4")
    left = tuple(n for n in range(5) if before[n] == 4)
    assert evening.match.state.dice == tuple(4 if n in left else 6 for n in range(5))
    assert Left(ANTON, left, to=(ANTON,)) in evening.happened


@pytest.mark.rule("luegenkniffel §2.3")
@pytest.mark.parametrize(
    "leave", [(1, 0), (0, 0), (5,), (-1,), (0, 1, 2, 3, 4), (0, 1, 2, 3, 3)], ids=str
)
def test_dice_are_named_once_each_in_order_and_one_is_thrown(leave: tuple[int, ...]) -> None:
    evening = Evening(2)
    evening.throws(ANTON, "1-2-3-4-6")
    assert evening.refused(ANTON, Throw(leave)).rule in {"§2.3", "§2.4"}


@pytest.mark.rule("luegenkniffel §2.4")
def test_what_lies_under_the_first_cup_lies_for_good() -> None:
    """„Was liegt, das liegt!“"""
    evening = Evening(2)
    evening.throws(ANTON, "4-4-1-2-3")
    evening.throws(ANTON, "4-4-4-6-1", leaving="4-4")
    under_the_first = [n for n, cup in enumerate(evening.match.state.cups) if cup == 1]
    assert len(under_the_first) == 2
    for leave in leaves(evening):
        assert not set(leave) & set(under_the_first), "they are not to be chosen any more"
    rolls = Scripted([5, 5, 5])
    evening.match = type(evening.match)(
        RULES, evening.match.options, 2, rolls, evening.match.state, list(evening.match.journal)
    ).play(ANTON, Throw())
    assert [evening.match.state.dice[n] for n in under_the_first] == [4, 4]
    assert sorted(evening.match.state.dice) == [4, 4, 5, 5, 5]


@pytest.mark.rule("luegenkniffel §2.4")
def test_with_four_dice_down_the_fifth_is_the_only_one_left_to_throw() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "4-4-4-4-3")
    evening.throws(ANTON, "4-4-4-4-2", leaving="4-4-4-4")
    assert leaves(evening) == [()]
    evening.throws(ANTON, "4-4-4-4-4")
    assert evening.match.state.cups.count(3) == 1


@pytest.mark.rule("luegenkniffel §2.4")
def test_the_cup_of_each_die_is_known_to_the_thrower() -> None:
    evening = Evening(2)
    evening.throws(ANTON, "4-4-1-2-3")
    evening.throws(ANTON, "4-4-5-6-1", leaving="4-4")
    evening.throws(ANTON, "4-4-5-2-2", leaving="5")
    hand = evening.sees(ANTON).hand
    assert hand is not None
    assert sorted(zip(hand.cups, hand.dice, strict=True)) == [
        (1, 4),
        (1, 4),
        (2, 5),
        (3, 2),
        (3, 2),
    ]


@pytest.mark.rule("luegenkniffel §2.5")
def test_nobody_learns_which_dice_were_left_nor_how_many() -> None:
    seen = []
    for leaving in ("", "4", "4-4", "4-4-4-2"):
        evening = Evening(3)
        evening.throws(ANTON, "4-4-4-2-5")
        evening.throws(ANTON, "4-4-4-2-1", leaving=leaving)
        seen.append((evening.match.seen_by(BERND), evening.sees(BERND), evening.table))
    assert all(other == seen[0] for other in seen)


@pytest.mark.rule("luegenkniffel §2.6")
def test_nothing_that_can_be_said_turns_a_die() -> None:
    """Between two throws the dice lie as they fell, whatever is tried."""
    evening = Evening(3)
    evening.throws(ANTON, "4-4-4-2-5")
    before = evening.match.state.dice
    evening.announces(ANTON, "Vier 4er")
    evening.refused(ANTON, Throw())
    evening.refused(ANTON, Announce(Field.VIERER, 12))
    evening.refused(ANTON, Believe())
    assert evening.match.state.dice == before
    shown = [event for event in evening.match.events() if isinstance(event, Landed)]
    assert [event.dice for event in shown] == [before]
