"""The value of a score card: the program that plays plain Kniffel perfectly, under our rules."""

from __future__ import annotations

import numpy as np
import pytest

from bluffhaus.games.luegenkniffel import bot_card, bot_dice
from bluffhaus.games.luegenkniffel.scores import BONUS, FIELDS, INDEX
from bluffhaus.games.luegenkniffel.words import Field


def test_plain_kniffel_without_joker_is_worth_what_is_published() -> None:
    assert bot_card.build(locked=False)[0, 0] == pytest.approx(245.8708, abs=1e-3)


@pytest.mark.slow
def test_the_shipped_table_is_the_one_we_work_out() -> None:
    assert np.abs(bot_card.build() - bot_card.card_values()).max() <= 1 / 256 + 1e-4


def test_dice_that_stay_where_they_lie_cost_points() -> None:
    assert bot_card.card_values()[0, 0] == pytest.approx(244.0356, abs=0.01)


def test_a_full_card_is_worth_its_bonus_and_nothing_else() -> None:
    full = bot_card.card_values()[bot_card.ALL]
    assert full[63] == BONUS
    assert not full[:63].any()


def test_one_more_open_field_is_never_worth_less() -> None:
    values = bot_card.card_values()
    for field in range(6, 13):
        cards = [card for card in range(bot_card.CARDS) if not card >> field & 1]
        filled = [card | 1 << field for card in cards]
        assert (values[cards][:, [0, 63]] >= values[filled][:, [0, 63]] - 0.01).all()


def test_only_the_chance_open_is_worth_three_throws_of_five_dice() -> None:
    """A die is thrown again below 5, and then below 4: 4.25 with two more throws, 14/3 with three.

    The dice do not disturb each other, so locking what lies costs nothing here.
    """
    only_chance = bot_card.ALL & ~(1 << INDEX[Field.CHANCE])
    assert bot_card.card_values()[only_chance, 0] == pytest.approx(5 * 14 / 3, abs=0.01)


def test_only_the_kniffel_open_is_worth_its_probability() -> None:
    """With locked dice the collected face can't be changed for a better one."""
    only_kniffel = bot_card.ALL & ~(1 << INDEX[Field.KNIFFEL])
    classic = 50 * 0.0460286
    assert classic - 0.3 < bot_card.card_values()[only_kniffel, 0] < classic


def test_probabilities_of_every_throw_add_up() -> None:
    assert bot_dice.AFTER.sum(axis=1) == pytest.approx(np.ones(len(bot_dice.KEPT)), abs=1e-5)
    assert bot_dice.FIRST.sum() == pytest.approx(1, abs=1e-5)
    sums = np.add.reduceat(bot_dice.CHANCES, bot_dice.STARTS)
    assert sums == pytest.approx(np.ones(len(bot_dice.KEPT)), abs=1e-5)


def test_the_card_has_thirteen_fields() -> None:
    assert len(FIELDS) == 13
    assert 2 ** len(FIELDS) == bot_card.CARDS
