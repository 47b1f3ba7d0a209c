"""Say it, believe it, doubt it: one announcement, thought through from all sides at once.

The roller may lie; each of the others weighs what a right doubt would bring against the stroke that
a wrong one costs; and the roller weighs how many will doubt. We let both answer each other a dozen
times, each the more eagerly the more it gains (a quantal response), until nothing moves.
Nobody's dice are looked at: everybody at the table comes to the same numbers.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np

from bluffhaus.games.luegenkniffel.bot_dice import Floats
from bluffhaus.games.luegenkniffel.bot_table import TRUE, Table
from bluffhaus.games.luegenkniffel.bot_turn import plan_of

_ROUNDS: Final = 14
_STEP: Final = 0.35  # how far each side moves towards its answer; whole steps would only swing
_EAGER_TO_SAY: Final = 2.5  # points by which a choice must be better to be made e times as often
_EAGER_TO_DOUBT: Final = 2.0
_ODD: Final = 0.02  # how often somebody says something nobody ever says

Leanings: TypeAlias = tuple[float, ...]
"""Seat by seat: how much more readily than expected it doubts (or lies); in log-odds."""

_TRUE: Final[Floats] = TRUE.astype(np.float32)


class Bluff:
    """What to expect of an announcement after so many throws, for every announcement there is."""

    def __init__(self, table: Table, throws: int, doubting: Leanings, lying: float) -> None:
        """`doubting`: the leaning of every seat; `lying`: the roller's."""
        self.table = table
        self._heaps = plan_of(table.cards[table.roller]).under_the_cups[throws - 1]
        self.usual = self._how_usual()
        self._lean = np.array([doubting[seat] for seat in table.others], np.float32)[:, None]
        self._lying = np.float32(np.exp(lying))
        self._stakes()
        self.doubt: Floats = np.full((len(table.others), TRUE.shape[1]), 0.3, dtype=np.float32)
        self.lie = self._credibility()
        for _ in range(_ROUNDS):
            self.lie += _STEP * (self._credibility() - self.lie)
            self.doubt += _STEP * (self._answers() - self.doubt)

    def _how_usual(self) -> Floats:
        """How often each announcement would be heard from somebody who says anything true."""
        open_ = self.table.cards[self.table.roller].open
        usual = (self._heaps @ _TRUE + _ODD / TRUE.shape[1]) * open_
        found: Floats = usual / usual.sum()
        return found

    def _stakes(self) -> None:
        """What is won and lost, in points and as each side sees it."""
        table = self.table
        hurt = table.rivalry(table.roller)[list(table.others)][:, None]
        self._credit = table.credit
        self._caught = -table.caught
        self._their_gain = hurt * table.gains
        self._their_stroke = hurt * table.strokes
        mine = np.array([table.rivalry(seat)[table.roller] for seat in table.others], np.float32)
        self._foil = mine[:, None] * (self._credit - self._caught)

    def said(self) -> tuple[Floats, Floats]:
        """What the roller gains by each announcement, if it is true and if it is a lie."""
        nobody = np.prod(1 - self.doubt, axis=0)
        true = self._credit + (self.doubt * self._their_stroke).sum(axis=0)
        passed = nobody * self._credit + (1 - nobody) * self._caught
        return true, passed - (self.doubt * self._their_gain).sum(axis=0)

    def _credibility(self) -> Floats:
        """How likely each announcement is a lie."""
        true, lie = self.said()
        top = max(float(true.max()), float(lie.max()))
        honest = np.exp((true - top) / _EAGER_TO_SAY) * self.usual
        false = np.exp((lie - top) / _EAGER_TO_SAY) * self.usual * self._lying
        ways = false.sum() + _TRUE @ (honest - false)
        each = self._heaps / np.maximum(ways, 1e-30)
        fits = each @ _TRUE
        truth, lies = honest * fits, false * (each.sum() - fits)
        found: Floats = lies / np.maximum(truth + lies, 1e-30)
        return found

    def _answers(self) -> Floats:
        """How likely each of the others doubts each announcement."""
        odds = self.urge(self.lie) / _EAGER_TO_DOUBT + self._lean
        chance: Floats = 1 / (1 + np.exp(-odds))
        return chance

    def urge(self, lie: Floats) -> Floats:
        """What each of the others gains by doubting rather than believing."""
        believed = 1 - self.doubt
        rest = np.prod(believed, axis=0) / np.maximum(believed, 1e-6)
        gain = self.table.gains + rest * self._foil
        urge: Floats = lie * gain - (1 - lie) * self.table.strokes
        return urge
