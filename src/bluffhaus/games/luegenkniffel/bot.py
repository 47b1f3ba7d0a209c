"""The players of Lügen-Kniffel that are programs: three temperaments, and yardsticks for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from math import exp, log
from typing import Final

import numpy as np

from bluffhaus.games.luegenkniffel.bot_bluff import Bluff, Leanings
from bluffhaus.games.luegenkniffel.bot_dice import FULL_INDEX, Floats
from bluffhaus.games.luegenkniffel.bot_people import Expected, People
from bluffhaus.games.luegenkniffel.bot_table import (
    POINTS,
    SAY_INDEX,
    SAYS,
    TRUE,
    Card,
    Table,
    table_of,
)
from bluffhaus.games.luegenkniffel.bot_turn import plan_of
from bluffhaus.games.luegenkniffel.bot_yardsticks import YARDSTICKS, Yardstick
from bluffhaus.games.luegenkniffel.view import Hand, View
from bluffhaus.games.luegenkniffel.words import Announce, Believe, Doubt, Event, Move, Throw
from bluffhaus.kernel import Prompt, Seat


@dataclass(frozen=True)
class Temperament:
    """What makes one player differ from another. All amounts are points of the score card."""

    guilt: float
    """What a lie costs the liar's conscience; below zero: what a lie is worth for its own sake."""
    swagger: float
    """How much of the announced points a liar enjoys beyond what they bring."""
    whim: float
    """How much better a choice must be to be made e times as often."""
    suspicion: float
    """What it is worth to this player to see the dice."""
    haste: float
    """How often it is considered to stop early and look strong."""


TEMPERAMENTS: Final = {
    "honest": Temperament(guilt=25.0, swagger=0.0, whim=1.0, suspicion=-0.5, haste=0.0),
    "balanced": Temperament(guilt=5.0, swagger=0.0, whim=1.0, suspicion=-0.3, haste=0.15),
    "shameless": Temperament(guilt=-1.0, swagger=0.1, whim=1.3, suspicion=0.3, haste=0.3),
}


class Player:
    """One bot in its seat. It weighs an announcement as `Bluff` does, coloured by temperament."""

    def __init__(self, temperament: Temperament, seat: Seat, seed: int) -> None:
        self.temperament, self.seat, self._seed = temperament, seat, seed
        self.people = People()

    def choose(self, view: View, prompt: Prompt[Move], events: Sequence[Event]) -> Move:
        """Throw, announce, believe or doubt."""
        self.people.hear(events)
        if view.announcement is not None:
            return self._answer(view)
        if view.hand is None:
            return Throw()
        return self._throw_or_say(view, view.hand, may_throw=prompt.moves.card().throw is not None)

    # --- one's own turn -------------------------------------------------------------------------

    def _throw_or_say(self, view: View, hand: Hand, *, may_throw: bool) -> Move:
        table = table_of(view)
        if may_throw:
            plan = plan_of(table.cards[self.seat])
            rest, leave = plan.keep(hand.dice, hand.cups, view.throws)
            if rest > plan.final[_heap(hand), 0] and not self._looks_strong(view, table, rest):
                return Throw(leave)
        return self._say(view, table, _heap(hand))

    def _looks_strong(self, view: View, table: Table, rest: float) -> bool:
        """Stop early, as if the dice were splendid?"""
        if self._luck(view, "haste") >= self.temperament.haste or view.hand is None:
            return False
        likes = self._likes(self._bluff(view, table), _heap(view.hand))
        return float(likes.max()) > rest

    def _say(self, view: View, table: Table, heap: int) -> Announce:
        bluff = self._bluff(view, table)
        likes = self._likes(bluff, heap)
        weights = bluff.usual * np.exp((likes - likes.max()) / self.temperament.whim)
        drawn = np.searchsorted(np.cumsum(weights), self._luck(view, "say") * weights.sum())
        choice = int(min(drawn, np.flatnonzero(weights)[-1]))
        self._expect(view, bluff, choice)
        return SAYS[choice]

    def _likes(self, bluff: Bluff, heap: int) -> Floats:
        """How much this player would like to make each announcement."""
        true, lie = bluff.said()
        joy = self.temperament.swagger * POINTS - self.temperament.guilt
        likes: Floats = np.where(TRUE[heap], true, lie + joy)
        return np.where(bluff.usual > 0, likes, -np.inf)

    # --- the turns of others --------------------------------------------------------------------

    def _answer(self, view: View) -> Move:
        table = table_of(view)
        bluff = self._bluff(view, table)
        said = _said(view)
        self._expect(view, bluff, said)
        urge = bluff.urge(bluff.lie)[table.others.index(self.seat), said]
        odds = (float(urge) + self.temperament.suspicion) / self.temperament.whim
        return Doubt() if self._luck(view, "answer") < _chance(odds) else Believe()

    # --- what is thought of the others ----------------------------------------------------------

    def _bluff(self, view: View, table: Table) -> Bluff:
        leanings = self.people.leanings(len(table.cards))
        return _thought_through(table, view.throws, leanings, self.people.lying[table.roller].mean)

    def _expect(self, view: View, bluff: Bluff, said: int) -> None:
        table = bluff.table
        doubts = zip(table.others, bluff.doubt[:, said].tolist(), strict=True)
        self.people.expect(
            view.turn,
            Expected(
                roller=table.roller,
                lie=_odds(float(bluff.lie[said])) - self.people.lying[table.roller].mean,
                doubts=tuple(
                    [(s, _odds(chance) - self.people.doubting[s].mean) for s, chance in doubts]
                ),
            ),
        )

    def _luck(self, view: View, what: str) -> float:
        """A number from 0 to 1 that depends on nothing but the seed and the place in the match."""
        where = (self._seed, int(self.seat), self.people.matches, view.turn, view.throws, what)
        return int.from_bytes(blake2b(repr(where).encode(), digest_size=8).digest(), "big") / 2**64


@lru_cache(maxsize=64)
def _thought_through(table: Table, throws: int, doubting: Leanings, lying: float) -> Bluff:
    """All bots at a table think of the same public things."""
    return Bluff(table, throws, doubting, lying)


def _heap(hand: Hand) -> int:
    return FULL_INDEX[tuple(sorted(hand.dice))]


def _said(view: View) -> int:
    assert view.announcement is not None
    return SAY_INDEX[view.announcement.field, view.announcement.points]


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-max(-60.0, min(60.0, odds))))


def _odds(chance: float) -> float:
    inside = max(1e-4, min(1 - 1e-4, chance))
    return log(inside / (1 - inside))


def player(temperament: str, seat: Seat, seed: int) -> Player | Yardstick:
    """A bot of this temperament, or the yardstick of this name."""
    if temperament in YARDSTICKS:
        return Yardstick(YARDSTICKS[temperament], seat)
    if temperament not in TEMPERAMENTS:
        raise ValueError(f"nobody is {temperament!r}; there are {', '.join(TEMPERAMENTS)}")
    return Player(TEMPERAMENTS[temperament], seat, seed)


def warm() -> None:
    """Read the value of all score cards, and think once, so that nobody's first thought is slow."""
    nothing = Card(points=(None,) * 13, strokes=(0,) * 13, upper=0, total=0, turns=13)
    Bluff(Table(0, (nothing, nothing)), 1, (0.0, 0.0), 0.0)
