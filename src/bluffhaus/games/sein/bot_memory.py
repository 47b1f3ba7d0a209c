"""What a seat has heard so far, and what follows from it with certainty."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import numpy as np

from bluffhaus.games.sein.bot_belief import CHARACTERS, NUMBER, Floats, marginals, one
from bluffhaus.games.sein.bot_people import Habit
from bluffhaus.games.sein.overview import STANDARD, Character, Overview, Reaction
from bluffhaus.games.sein.words import (
    Accused,
    Asked,
    Began,
    Confessed,
    Dealt,
    Decided,
    Event,
    Guessed,
    LeftToChance,
    Link,
    Linked,
    Out,
    Showed,
    Stage,
    TookStone,
    TurnBegan,
    VotesOpened,
)

WINDOWS: Final[dict[Stage, Reaction]] = {
    "illegal": Reaction.ILLEGAL,
    "fine": Reaction.FINE,
    "forgive": Reaction.FORGIVE,
}
_ANSWERS: Final = ("pay", "accept", "immune")
_USUAL: Final = np.array([0.10, 0.45, 0.09, 0.20, 0.06, 0.10])
"""How often one says to be each character on one's turn: two stones of two sorts serve best."""
_KNOWING: Final = 0.7  # how often somebody accuses a claim that they know to be a lie
_GUESSING: Final = 0.05  # how often they do when they only have good reasons to think so
_FAINT: Final = 0.01


class Memory:
    """One seat's memory. It hears what the seat hears, and is told nothing else.

    Whatever is counted (`seen`) begins with a few made-up cases: what usually happens.
    """

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """A new match begins with an open mind."""
        self.character: Character | None = None
        self.overview: Overview = STANDARD
        self.reactions: dict[Reaction, Character] = _reactions(STANDARD)
        self.people: defaultdict[int, Habit] = defaultdict(Habit)
        self.banned: defaultdict[int, set[Character]] = defaultdict(set)
        self.out: set[int] = set()
        self.learnt: defaultdict[int, set[Character]] = defaultdict(set)
        """Who has shown me what."""
        self.told: defaultdict[int, set[Character]] = defaultdict(set)
        """Whom I have shown what."""
        self.known: dict[int, Character] = {}
        """Whom I have unmasked."""
        self.questions: Counter[tuple[int, int]] = Counter()
        """How often somebody has asked somebody."""
        self.accusations: defaultdict[int, float] = defaultdict(float)
        """How often somebody has accused without a known reason."""
        self.claims = 0
        self.acted = 8 * _USUAL
        """How often each character was claimed for a personal action."""
        self.chain: list[Link] = []
        self.seen: Counter[str] = Counter(
            illegal=1,
            action=3,
            fine=2,
            forgive=2,
            pay=1,
            accept=2,
            immune=2,
            upheld=1,
            trial=3,
            daring=4,
        )
        self.turn = 0
        self.changes = 0
        """Counts whatever changes a belief."""
        self._stage: Stage = "stones"
        self._chance: set[int] = set()
        self._cache: dict[bool, tuple[tuple[int, int], Floats]] = {}

    # --- hearing ----------------------------------------------------------------------------------

    def hear(self, seat: int, events: Sequence[Event]) -> None:
        """All that is new to this seat."""
        for event in events:
            self._hear(seat, event)

    def _hear(self, me: int, event: Event) -> None:
        match event:
            case Began(overview=overview):
                self.forget()
                self.overview, self.reactions = overview, _reactions(overview)
            case Dealt(seat=seat, character=character) if seat == me:
                self.character = character
                self.changes += 1
            case TurnBegan(turn=turn):
                self.turn, self.chain, self._stage = turn, [], "acting"
            case Asked(stage=stage):
                self._stage = stage
            case Decided(seat=seat):
                self._passed(seat)
            case LeftToChance(seat=seat):
                self._chance.add(seat)
            case TookStone(seat=seat):
                self._chance.discard(seat)
            case Linked(link=link):
                self._linked(me, link)
            case Accused(by=by, link=link):
                self._accused(by, self.chain[link])
                self.seen["found out"] += self.chain[link].seat == me
            case VotesOpened(upheld=upheld):
                self.seen["trial"] += 1
                self.seen["upheld"] += upheld
            case Confessed(seat=seat, character=character):
                self.banned[seat].add(character)
                self.changes += 1
            case Showed(seat=seat, asker=asker, character=character):
                (self.learnt[seat] if asker == me else self.told[asker]).add(character)
                self.changes += 1
            case Guessed(by=by, seat=seat, character=character, right=True) if by == me:
                self.known[seat] = character
                self.changes += 1
            case Out(seat=seat):
                self.out.add(seat)
            case _:
                pass

    def _linked(self, me: int, link: Link) -> None:
        self.chain.append(link)
        self.seen[link.kind] += 1
        if link.kind == "question":
            self.questions[link.seat, link.seats[0]] += 1
        if link.kind in _ANSWERS:
            self._answered(link)
        if link.character is None:
            return
        self.claims += 1
        if link.seat == me and any(link.character in told for told in self.told.values()):
            self.seen["daring"] += 1
        if link.seat in self._chance:  # nobody's choice tells nothing
            self._chance.discard(link.seat)
        elif link.kind != "immune":
            self._claimed(link.seat, link.character, link.kind == "action")

    def _claimed(self, seat: int, character: Character, acting: bool) -> None:
        if acting:
            self.people[seat].acted(character, self.usual(seat))
            self.acted[NUMBER[character]] += 1
        else:
            self.people[seat].reacted(character, claimed=True)
        self.changes += 1

    def _passed(self, seat: int) -> None:
        """In the windows of the Kaiser, the Richter, the Papst: somebody says to be none."""
        reaction = WINDOWS.get(self._stage)
        if reaction is not None:
            self._could_have(seat, reaction, claimed=False)

    def _answered(self, link: Link) -> None:
        """Whoever pays or accepts has not said to be the Zauberer."""
        self._could_have(link.seat, Reaction.IMMUNE, link.kind == "immune")

    def _could_have(self, seat: int, reaction: Reaction, claimed: bool) -> None:
        character = self.reactions.get(reaction)
        if character is None or character in self.banned[seat] or seat in self._chance:
            return
        self.people[seat].reacted(character, claimed)
        self.changes += 1

    def _accused(self, by: int, link: Link) -> None:
        """Who accuses rarely, and has asked the accused, is likely to know something."""
        assert link.character is not None  # only claims are accused
        self.people[link.seat].accused(link.character, self._doubt(by, link.seat))
        self.accusations[by] += 0.3 if self.questions[by, link.seat] else 1.0
        self.changes += 1

    def _doubt(self, by: int, seat: int) -> float:
        """How much less likely a claim is true when this person accuses it."""
        reckless = self.recklessness(by)
        knows = _KNOWING * min(1.0, self.questions[by, seat] / (len(CHARACTERS) - 1))
        return (reckless + _FAINT) / (reckless + knows + _GUESSING)

    def usual(self, seat: int) -> Floats:
        """How often somebody bold claims each character on their turn, by what is usual here."""
        free = self.acted * _without(self.banned[seat])
        usual: Floats = free / free.sum()
        return usual

    def recklessness(self, by: int) -> float:
        """How often this person accuses a claim without knowing anything."""
        return (0.01 + self.accusations[by]) / (12.0 + self.claims)

    # --- what follows -----------------------------------------------------------------------------

    def belief(self, me: int, seats: int) -> Floats:
        """Who may be who, with all I know."""
        return self._marginals(True, me, seats)

    def rumour(self, me: int, seats: int) -> Floats:
        """Who may be who, with what everybody knows."""
        return self._marginals(False, me, seats)

    def _marginals(self, mine: bool, me: int, seats: int) -> Floats:
        key = self.changes, seats
        if mine not in self._cache or self._cache[mine][0] != key:
            weights = [self._mine(me, s) if mine else self._public(s) for s in range(seats)]
            self._cache[mine] = key, marginals(weights)
        return self._cache[mine][1]

    def _public(self, seat: int) -> Floats:
        return self.people[seat].weights * _without(self.banned[seat])

    def _mine(self, me: int, seat: int) -> Floats:
        if seat == me and self.character is not None:
            return one(self.character)
        if seat in self.known:
            return one(self.known[seat])
        return self._public(seat) * _without(self.learnt[seat])

    def hunch(self, seat: int) -> float:
        """At most about so sure can one be of somebody: a quick look, without counting cards."""
        weights = self._public(seat) * _without(self.learnt[seat])
        return float(weights.max() / weights.sum())

    def suspicion(self, me: int, by: int, seats: int) -> Floats:
        """Who I may be, as this opponent sees it: what everybody knows, and what I showed them."""
        left = self.rumour(me, seats)[me] * _without(self.told[by])
        suspected: Floats = left / left.sum()
        return suspected


def _reactions(overview: Overview) -> dict[Reaction, Character]:
    return {row.reaction: row.character for row in overview.rows if row.reaction is not None}


def _without(characters: Iterable[Character]) -> Floats:
    return _mask(frozenset(characters))


@cache
def _mask(characters: frozenset[Character]) -> Floats:
    """One for everybody but these."""
    return np.array([0.0 if character in characters else 1.0 for character in CHARACTERS])
