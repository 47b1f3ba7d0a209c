"""The players of Sein oder nicht sein that are programs: three temperaments, and yardsticks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import accumulate
from math import exp
from typing import Final

import numpy as np

from bluffhaus.games.sein.bot_belief import CHARACTERS, NUMBER
from bluffhaus.games.sein.bot_memory import Memory
from bluffhaus.games.sein.bot_position import Position, Sense
from bluffhaus.games.sein.bot_stones import PLACE, SORTS, acts, handed, plus, purse, with_, without
from bluffhaus.games.sein.bot_yardsticks import YARDSTICKS, Yardstick
from bluffhaus.games.sein.overview import Character, Reaction, Sort
from bluffhaus.games.sein.view import ChainLink, View
from bluffhaus.games.sein.words import (
    Accept,
    Accuse,
    Act,
    Ask,
    Card,
    Claim,
    ClaimOffer,
    EndTurn,
    Event,
    Move,
    NameSort,
    Pass,
    Pay,
    Share,
    Show,
    TakeStone,
    Unmask,
    Vote,
)
from bluffhaus.kernel import Prompt, Seat

_HUNCH: Final = 0.3
"""Who is less likely than this to be anybody is not thought about when nobody asks."""


@dataclass(frozen=True)
class Temperament:
    """What makes one player differ from another. All amounts are Info-Packs."""

    guilt: float
    """What a lie costs the liar's conscience; below zero: what a lie is worth for its own sake."""
    meddling: float
    """What it is worth to this player to have a say in the turns of others."""
    caution: float
    """How much more than it should an accusation that may be wrong frightens this player."""
    daring: float
    """How much less sure than is wise this player is of whoever it unmasks."""
    whim: float
    """How much better a choice must be to be made e times as often."""
    sense: Sense = field(default_factory=Sense)


TEMPERAMENTS: Final = {
    "honest": Temperament(guilt=0.35, meddling=-0.1, caution=1.5, daring=-0.05, whim=0.06),
    "balanced": Temperament(guilt=0.0, meddling=0.0, caution=1.0, daring=0.0, whim=0.06),
    "shameless": Temperament(guilt=-0.2, meddling=0.15, caution=0.8, daring=0.06, whim=0.15),
}


class Player:
    """One bot in its seat: it knows what it has heard, and weighs what each word would bring."""

    def __init__(self, temperament: Temperament, seat: Seat, seed: int) -> None:
        self.temperament, self.seat, self._seed = temperament, seat, seed
        self.memory = Memory()

    def choose(self, view: View, prompt: Prompt[Move], events: Sequence[Event]) -> Move | None:
        """Whatever is asked; unasked only what cannot wait: to unmask somebody, or to accuse."""
        self.memory.hear(self.seat, events)
        position = Position(view, self.memory, self.temperament.sense)
        if prompt.silence is None and not self._alert(position):
            return None
        sudden = self._unmask(position, prompt) or self._accuse(position, prompt)
        if sudden is not None or prompt.silence is None:
            return sudden
        return self._answer(position, prompt.moves.card()) or prompt.silence

    def _answer(self, at: Position, card: Card) -> Move | None:
        if card.votes:
            return self._vote(at)
        if card.shows:
            return self._show(at, card)
        if card.acts:
            return self._act(at, card)
        if card.bills or card.accepts:
            return self._pay_or_be_somebody(at, card)
        if card.claims:
            return self._react(at, card.claims[0])
        if card.asks and card.ends:
            return self._ask(at, card)
        return self._small_things(at, card)

    def _small_things(self, at: Position, card: Card) -> Move | None:
        if card.stones:
            return TakeStone(card.stones[int(self._luck(at, "stone") * len(card.stones))])
        if card.names:
            return NameSort(max(card.names, key=lambda sort: at.value(_gets(at, sort))))
        if card.shares:
            return self._share(at, card)
        return Pass() if card.passes else EndTurn() if card.ends else None

    # --- §6 unmasking -----------------------------------------------------------------------------

    def _alert(self, at: Position) -> bool:
        """Unasked: is there anything to think about? A quick look at what may be said."""
        return any(self.memory.hunch(n) > _HUNCH for n in at.others) or bool(self._doubtful(at))

    def _unmask(self, at: Position, prompt: Prompt[Move]) -> Move | None:
        """Whoever one is sure enough of; the surest first."""
        if at.view.trial is not None or at.view.turn == 0:
            return None
        seat = max(at.others, key=lambda n: (float(at.belief[n].max()), -n), default=None)
        if seat is None or at.belief[seat].max() < at.sure_enough(seat) - self.temperament.daring:
            return None
        move = Unmask(Seat(seat), CHARACTERS[int(at.belief[seat].argmax())])
        return move if move in prompt.moves else None

    # --- §5 accusations ---------------------------------------------------------------------------

    def _doubtful(self, at: Position) -> list[ChainLink]:
        """The claims of others that stand, and that are certainly not true or hardly can be."""
        if at.view.settled or at.view.trial is not None:
            return []
        return [
            link
            for link in at.view.chain
            if link.link.character is not None
            and link.status == "standing"
            and link.link.seat in at.others
            and self.seat not in link.accusers
            and self._may_be_a_lie(at, link)
        ]

    def _may_be_a_lie(self, at: Position, link: ChainLink) -> bool:
        character = link.link.character
        seat = int(link.link.seat)
        known = self.memory.known.get(seat)
        return (
            character in self.memory.learnt[seat]
            or (known is not None and known is not character)
            or len(self.memory.banned[seat]) + len(self.memory.learnt[seat]) > 1
        )

    def _accuse(self, at: Position, prompt: Prompt[Move]) -> Move | None:
        """The claim whose test brings most, if that is more than nothing."""
        found = [(self._brings(at, link), -link.number) for link in self._doubtful(at)]
        if not found or max(found)[0] <= 0:
            return None
        move = Accuse(-max(found)[1])
        return move if move in prompt.moves else None

    def _brings(self, at: Position, link: ChainLink) -> float:
        """What it would bring to put this claim to the test. Only the odds can make it good."""
        assert link.link.character is not None
        lie = 1 - float(at.belief[link.link.seat][NUMBER[link.link.character]])
        careful = 1 - (1 - lie) * self.temperament.caution
        return at.accusing(careful, self._undone(at, link))

    def _undone(self, at: Position, link: ChainLink) -> float:
        """What I get back when this claim falls."""
        change = {}
        for flow in link.flows:
            if flow.giver == self.seat:
                given = purse(flow.stones)
                mine = at.purses[at.me]
                change[at.me] = tuple(a + b for a, b in zip(mine, given, strict=True))
        return at.value(change) if change else 0.0  # type: ignore[arg-type]

    def _vote(self, at: Position) -> Move:
        trial = at.view.trial
        assert trial is not None
        return Vote(self._brings(at, at.view.chain[trial.link]) > 0)

    # --- §3 one's own turn ------------------------------------------------------------------------

    def _act(self, at: Position, card: Card) -> Move:
        """What brings most, true or not; chance decides between what is about as good."""
        found: list[tuple[float, Act]] = []
        store = purse(at.view.store)
        for offer in card.acts:
            said = self._claim_costs(at, offer.character, acting=True)
            for move, change in acts(offer, at.me, at.purses, store, at.others, at.value):
                gain = at.value(change)
                found.append((gain - at.claiming(offer.character, gain) - said, move))
        return self._drawn(at, "act", found)

    def _claim_costs(self, at: Position, character: Character, *, acting: bool) -> float:
        """What it costs to say so: what it tells the others, and one's conscience."""
        habit = self.memory.people[at.me]
        if acting:
            told = habit.told_by_acting(character, self.memory.usual(at.me))
        else:
            told = habit.told_by_reacting(character)
        guilt = 0.0 if character is at.mine else self.temperament.guilt
        return at.telling(told) + guilt

    # --- §4 reactions -----------------------------------------------------------------------------

    def _react(self, at: Position, offer: ClaimOffer) -> Move:
        """To claim, or to pass."""
        sorts = self._demanded(at, offer)
        gain = self._hoped_for(at, offer, sorts)
        costs = self._claim_costs(at, offer.character, acting=False)
        likes = gain - at.claiming(offer.character, gain) - costs + self.temperament.meddling
        claim: Move = Claim(offer.character, sorts)
        return self._drawn(at, f"react {offer.character}", [(likes, claim), (0.0, Pass())])

    def _demanded(self, at: Position, offer: ClaimOffer) -> tuple[Sort, ...]:
        """The fine that would do me most good."""
        theirs = at.purses[at.view.active]
        return max(
            offer.fines,
            key=lambda fine: at.value({at.me: with_(at.purses[at.me], handed(theirs, fine))}),
            default=(),
        )

    def _hoped_for(self, at: Position, offer: ClaimOffer, sorts: tuple[Sort, ...]) -> float:
        """What a reaction may bring, if others do what they usually do."""
        seen, active = self.memory.seen, at.view.active
        theirs, mine = at.purses[active], at.purses[at.me]
        answers = seen["pay"] + seen["accept"] + seen["immune"]
        if offer.character is self.memory.reactions.get(Reaction.FINE):
            got = handed(theirs, sorts)
            fall = {
                active: without(theirs, got),
                at.me: with_(mine, got[:1] if len(got) == 2 else got),
            }
            return seen["pay"] / answers * at.value(fall) / (1 + _standing(at, "fine"))
        best = max(at.value(_gets(at, sort)) for sort in SORTS)
        if offer.character is self.memory.reactions.get(Reaction.FORGIVE):
            return seen["accept"] / answers * max(best, 0.0) / (1 + _standing(at, "forgive"))
        fined = min(1.0, seen["fine"] / (seen["illegal"] + seen["fine"]))
        share = 0.5 * max(at.value({at.me: plus(mine, sort, 1)}) for sort in SORTS)
        return fined * seen["pay"] / answers * share / (1 + _standing(at, "illegal")) + 0.02

    def _pay_or_be_somebody(self, at: Position, card: Card) -> Move:
        """§4.6 The cheapest way out: to pay, to be forgiven, or to be somebody else."""
        found: list[tuple[float, Move]] = []
        for bill in card.bills:
            taker = int(at.view.chain[bill.link].link.seat)
            found += [
                (at.value(_hands(at, taker, stones)), Pay(bill.link, stones))
                for stones in bill.payments
            ]
        for link in card.accepts:
            found.append((self._mercy(at, int(at.view.chain[link].link.seat)), Accept(link)))
        for offer in card.claims:
            saved = -max([likes for likes, _ in found], default=0.0)
            costs = self._claim_costs(at, offer.character, acting=False)
            found.append((-at.claiming(offer.character, saved) - costs, Claim(offer.character)))
        return self._drawn(at, "answer", found)

    def _mercy(self, at: Position, papst: int) -> float:
        """What it costs to be forgiven: the Papst takes what he needs most."""
        mine = at.purses[at.me]
        return min(
            [at.value(_hands(at, papst, (s,))) for s in SORTS if mine[PLACE[s]]], default=0.0
        )

    def _share(self, at: Position, card: Card) -> Move:
        """§4.10 What one needs least, to whoever has least."""
        mine = at.purses[at.me]
        return max(
            [Share(offer.link, sort) for offer in card.shares for sort in offer.sorts],
            key=lambda share: (
                at.value(_hands(at, int(at.view.chain[share.link].link.seat), (share.sort,)))
                if mine[PLACE[share.sort]]
                else 0.0
            ),
        )

    # --- §7 questions -----------------------------------------------------------------------------

    def _ask(self, at: Position, card: Card) -> Move:
        """Whoever an answer tells most about; most of all, whoever one is nearly sure of."""
        found = [(self._tells(at, int(seat)), Ask(seat)) for seat in card.asks]
        return self._drawn(at, "ask", found, whim=0.02)

    def _tells(self, at: Position, seat: int) -> float:
        chances = at.belief[seat]
        free = np.array(
            [
                c not in self.memory.banned[seat] and c not in self.memory.learnt[seat]
                for c in CHARACTERS
            ]
        )
        shown = [n for n in range(len(CHARACTERS)) if free[n]]
        told = 0.0
        for n in shown:
            after = chances * (np.arange(len(CHARACTERS)) != n)
            if after.sum() > 0:
                told += (
                    (1 - chances[n]) / (len(shown) - 1) * _keen(float(after.max() / after.sum()))
                )
        threat = float(at.suspicions[seat][NUMBER[at.mine]])
        return told - _keen(float(chances.max())) + 0.15 * threat

    def _show(self, at: Position, card: Card) -> Move:
        """§7.2 What tells the asker least, and what one would not like to claim any more anyway."""
        question = at.view.question
        assert question is not None
        suspicion = at.suspicions[int(question.asker)]
        found: list[tuple[float, Move]] = []
        for character in card.shows:
            known = any(character in self.memory.told[n] for n in at.others if n != question.asker)
            found.append((0.15 * known - float(suspicion[NUMBER[character]]), Show(character)))
        return self._drawn(at, "show", found, whim=0.12)

    # --- chance -----------------------------------------------------------------------------------

    def _drawn(
        self, at: Position, what: str, found: Sequence[tuple[float, Move]], whim: float = 0.0
    ) -> Move:
        """One of these, the better the likelier."""
        best = max(likes for likes, _ in found)
        whim = whim or self.temperament.whim
        heaps = list(accumulate(exp((likes - best) / whim) for likes, _ in found))
        point = self._luck(at, what) * heaps[-1]
        return next(move for heap, (_, move) in zip(heaps, found, strict=True) if heap >= point)

    def _luck(self, at: Position, what: str) -> float:
        """A number from 0 to 1 that depends on nothing but the seed and the place in the match."""
        where = (self._seed, int(self.seat), at.view.turn, len(at.view.chain), what)
        return int.from_bytes(blake2b(repr(where).encode(), digest_size=8).digest(), "big") / 2**64


def _keen(sure: float) -> float:
    """How good it is to be so sure of somebody: the last step is worth most."""
    return sure * sure


def _standing(at: Position, kind: str) -> int:
    return sum(1 for link in at.view.chain if link.link.kind == kind and link.status == "standing")


def _gets(at: Position, sort: Sort) -> dict[int, tuple[int, int, int, int]]:
    """The purses after the player whose turn it is has given me one of these."""
    active = int(at.view.active)
    got = handed(at.purses[active], (sort,))
    return {active: without(at.purses[active], got), at.me: with_(at.purses[at.me], got)}


def _hands(at: Position, taker: int, sorts: Iterable[Sort]) -> dict[int, tuple[int, int, int, int]]:
    """The purses after I have given somebody these."""
    stones = tuple(sorts)
    return {at.me: without(at.purses[at.me], stones), taker: with_(at.purses[taker], stones)}


def player(temperament: str, seat: Seat, seed: int) -> Player | Yardstick:
    """A bot of this temperament, or the yardstick of this name."""
    if temperament in YARDSTICKS:
        return YARDSTICKS[temperament](seat, seed)
    if temperament not in TEMPERAMENTS:
        raise ValueError(f"nobody is {temperament!r}; there are {', '.join(TEMPERAMENTS)}")
    return Player(TEMPERAMENTS[temperament], seat, seed)


def warm() -> None:
    """Nothing takes long: the tables of `bot_belief` are made when it is imported."""
