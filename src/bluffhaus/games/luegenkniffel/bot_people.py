"""What one comes to think of the others: how readily they doubt, and how much they lie."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from bluffhaus.games.luegenkniffel.words import Believed, Event, Revealed, TruthTold

_TYPES: Final = np.array([-12.0, -6.0, -3.0, -1.2, 0.0, 1.2, 3.0, 6.0, 12.0])
"""The sorts of people there are: how far they are from what we expect, in log-odds."""
_COMMON: Final = np.exp(-np.abs(_TYPES) / 1.5)
_SURPRISE: Final = 0.03  # anybody may do anything once


class Leaning:
    """A belief about one habit of one person, from seeing what they did when."""

    def __init__(self) -> None:
        self._belief = _COMMON / _COMMON.sum()
        self.mean = 0.0

    def saw(self, expected: float, it_happened: bool) -> None:
        """`expected`: the log-odds we gave it, for somebody who leans neither way."""
        chance = 1 / (1 + np.exp(-(expected + _TYPES)))
        chance = _SURPRISE + (1 - 2 * _SURPRISE) * chance
        self._belief = self._belief * (chance if it_happened else 1 - chance)
        self._belief /= self._belief.sum()
        self.mean = float(self._belief @ _TYPES)


@dataclass(frozen=True)
class Expected:
    """What was expected of an announcement when it was made, in log-odds without any leaning."""

    roller: int
    lie: float
    doubts: tuple[tuple[int, float], ...]
    """Seat by seat, but for the roller."""


class People:
    """Everybody at the table, oneself among them: so one is seen by the others."""

    def __init__(self) -> None:
        self.doubting: defaultdict[int, Leaning] = defaultdict(Leaning)
        self.lying: defaultdict[int, Leaning] = defaultdict(Leaning)
        self.matches = 0
        self._expected: dict[int, Expected] = {}
        self._open: tuple[int, Expected] | None = None  # announced, and not settled yet

    def leanings(self, seats: int) -> tuple[float, ...]:
        """How readily each seat doubts, beyond what is wise."""
        return tuple([self.doubting[seat].mean for seat in range(seats)])

    def expect(self, turn: int, expected: Expected) -> None:
        """Remember what was expected, until it is known how it went."""
        self._expected[turn] = expected
        self._open = turn, expected

    def hear(self, events: Sequence[Event]) -> None:
        """Compare what happened with what was expected."""
        for event in events:
            match event:
                case Believed():
                    self._answered(())
                case Revealed(doubters=doubters, lie=lie):
                    self._exposed(self._answered(doubters), lie)
                case TruthTold(turns):
                    for number, told in enumerate(turns, start=1):
                        self._exposed(number, told.lie)
                    self._match_is_over()
                case _:
                    pass

    def _answered(self, doubters: Sequence[int]) -> int:
        """All answers are open; which turn's? 0: one that nothing was expected of."""
        if self._open is None:
            return 0
        turn, expected = self._open
        self._open = None
        for seat, odds in expected.doubts:
            self.doubting[seat].saw(odds, seat in doubters)
        return turn

    def _exposed(self, turn: int, lie: bool) -> None:
        """A lie or a truth has come out; each counts once."""
        expected = self._expected.pop(turn, None)
        if expected is not None:
            self.lying[expected.roller].saw(expected.lie, lie)

    def _match_is_over(self) -> None:
        self._expected.clear()
        self._open = None
        self.matches += 1
