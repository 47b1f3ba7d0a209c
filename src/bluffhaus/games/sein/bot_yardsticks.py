"""Simple players to measure others by. They remember what they were shown, ask whom they know most
of, and unmask whom they are certain of; they differ in what they claim and whom they accuse.
Nobody is offered one at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Final, TypeVar

from bluffhaus.games.sein.bot_belief import CHARACTERS
from bluffhaus.games.sein.bot_memory import Memory
from bluffhaus.games.sein.bot_position import Position
from bluffhaus.games.sein.bot_stones import Change, acts, purse, worth
from bluffhaus.games.sein.overview import Character
from bluffhaus.games.sein.view import ChainLink, View
from bluffhaus.games.sein.words import (
    Accuse,
    Act,
    Ask,
    Card,
    Claim,
    EndTurn,
    Event,
    Move,
    Pass,
    Show,
    Unmask,
    Vote,
)
from bluffhaus.kernel import Prompt, Seat

T = TypeVar("T")
Doubts = Callable[[Memory, ChainLink], bool]


class Yardstick:
    """`greedy`: says what brings most, true or not; else only the truth. `doubts`: accuses what."""

    def __init__(self, seat: Seat, seed: int, *, greedy: bool, doubts: Doubts) -> None:
        self._seat, self._seed = seat, seed
        self._greedy, self._doubts = greedy, doubts
        self._memory = Memory()

    def choose(self, view: View, prompt: Prompt[Move], events: Sequence[Event]) -> Move | None:
        """Unmask and accuse when there is reason to; else whatever is asked."""
        self._memory.hear(self._seat, events)
        at = Position(view, self._memory)
        sudden = self._unmask(at, prompt) or self._accuse(at, prompt)
        if sudden is not None or prompt.silence is None:
            return sudden
        return self._answer(at, prompt.moves.card()) or prompt.silence

    def _answer(self, at: Position, card: Card) -> Move | None:
        if card.votes and at.view.trial is not None:
            return Vote(self._doubts(self._memory, at.view.chain[at.view.trial.link]))
        if card.shows:
            return Show(self._any(at, card.shows))
        if card.asks:
            most = max(len(self._excluded(seat)) for seat in card.asks)
            return Ask(self._any(at, [s for s in card.asks if len(self._excluded(s)) == most]))
        if card.acts:
            return self._act(at, card)
        for offer in card.claims:
            if self._greedy or offer.character is at.mine:
                return Claim(offer.character, self._any(at, offer.fines) if offer.fines else ())
        return Pass() if card.passes else EndTurn() if card.ends else None

    def _act(self, at: Position, card: Card) -> Act:
        """What brings most stones, of all characters or of one's own."""
        store = purse(at.view.store)
        offers = [o for o in card.acts if self._greedy or o.character is at.mine]

        def mine(change: Change) -> float:
            return worth(change.get(at.me, at.purses[at.me]))

        found = [
            (round(mine(change), 6), move)
            for offer in offers
            for move, change in acts(offer, at.me, at.purses, store, at.others, mine)
        ]
        best = max(value for value, _ in found)
        return self._any(at, [move for value, move in found if value == best])

    def _unmask(self, at: Position, prompt: Prompt[Move]) -> Move | None:
        for seat in at.others:
            left = [c for c in CHARACTERS if c not in self._excluded(seat)]
            if len(left) == 1 and (move := Unmask(Seat(seat), left[0])) in prompt.moves:
                return move
        return None

    def _excluded(self, seat: int) -> set[Character]:
        return self._memory.banned[seat] | self._memory.learnt[seat]

    def _accuse(self, at: Position, prompt: Prompt[Move]) -> Move | None:
        for link in at.view.chain:
            if link.link.character is not None and self._doubts(self._memory, link):
                move = Accuse(link.number)
                if move in prompt.moves:
                    return move
        return None

    def _any(self, at: Position, things: Sequence[T]) -> T:
        where = (self._seed, int(self._seat), at.view.turn, len(at.view.chain), len(things))
        return things[blake2b(repr(where).encode(), digest_size=8).digest()[0] % len(things)]


def _certain_lie(memory: Memory, link: ChainLink) -> bool:
    """Has this very person shown me that they are not this?"""
    return link.link.character in memory.learnt[link.link.seat]


YARDSTICKS: Final[dict[str, Callable[[Seat, int], Yardstick]]] = {
    "truthful": partial(Yardstick, greedy=False, doubts=lambda memory, link: False),
    "greedy": partial(Yardstick, greedy=True, doubts=lambda memory, link: False),
    "accuser": partial(Yardstick, greedy=True, doubts=lambda memory, link: True),
    "certain": partial(Yardstick, greedy=False, doubts=_certain_lie),
}
"""Whoever says only the truth; whoever says what pays; whoever does so and accuses every claim, and
believes every accusation; and whoever says only the truth, and accuses what is certainly a lie.
"""
