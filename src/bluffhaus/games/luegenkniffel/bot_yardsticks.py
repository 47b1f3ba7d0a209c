"""Simple players to measure others by. They play their dice well, say what is best and true, and
differ in what they believe. Nobody is offered one at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

import numpy as np

from bluffhaus.games.luegenkniffel.bot_dice import FULL_INDEX, WORTH, Floats, turn
from bluffhaus.games.luegenkniffel.bot_table import (
    FIELD,
    POINTS,
    SAY_INDEX,
    SAYS,
    TRUE,
    Card,
    table_of,
)
from bluffhaus.games.luegenkniffel.bot_turn import plan_of
from bluffhaus.games.luegenkniffel.view import Hand, View
from bluffhaus.games.luegenkniffel.words import Believe, Doubt, Event, Move, Throw
from bluffhaus.kernel import Prompt, Seat

_THIRD: Final = 1 / 3


class Yardstick:
    """An honest maximiser: it lies only when nothing true can be said, and then cheaply."""

    def __init__(self, doubts: Callable[[int], bool], seat: Seat) -> None:
        """`doubts`: does it doubt this announcement (by its place in `SAYS`)?"""
        self._doubts, self._seat = doubts, seat

    def choose(self, view: View, prompt: Prompt[Move], events: Sequence[Event]) -> Move:
        """Throw, announce, believe or doubt."""
        if view.announcement is not None:
            said = SAY_INDEX[view.announcement.field, view.announcement.points]
            return Doubt() if self._doubts(said) else Believe()
        if view.hand is None:
            return Throw()
        card = table_of(view).cards[self._seat]
        throw = self._throw(view, view.hand, card, prompt)
        return throw if throw is not None else _best_truth(view.hand, card, prompt)

    def _throw(self, view: View, hand: Hand, card: Card, prompt: Prompt[Move]) -> Throw | None:
        plan = plan_of(card)
        rest, leave = plan.keep(hand.dice, hand.cups, view.throws)
        throw = Throw(leave)
        better = rest > plan.final[FULL_INDEX[tuple(sorted(hand.dice))], 0]
        return throw if better and throw in prompt.moves else None


def _best_truth(hand: Hand, card: Card, prompt: Prompt[Move]) -> Move:
    """The truth that brings most; if there is none, what silence stands for."""
    true = TRUE[FULL_INDEX[tuple(sorted(hand.dice))]] & card.open
    if not true.any():
        assert prompt.silence is not None  # a roller's silence always means something
        return prompt.silence
    return SAYS[int(np.argmax(np.where(true, card.gain, -np.inf)))]


@cache
def _attainable() -> Floats:
    """How often somebody who goes for it gets so many points in a field, or more."""
    fulfilled = (WORTH[:, FIELD] >= POINTS).astype(np.float32)
    return turn(fulfilled)


YARDSTICKS: Final[dict[str, Callable[[int], bool]]] = {
    "believer": lambda said: False,
    "doubter": lambda said: True,
    "maximiser": lambda said: bool(_attainable()[said] < _THIRD),
}
"""Whoever always believes; whoever always doubts; and whoever doubts what succeeds less than one
time in three."""
