"""How one stands at the table: what being in it is worth, who is dangerous, what a word costs.

All amounts are Info-Packs: what a pack is worth to somebody who can ask with it soon.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import exp, prod

from bluffhaus.games.sein.bot_belief import NUMBER, Floats
from bluffhaus.games.sein.bot_memory import Memory
from bluffhaus.games.sein.bot_stones import Change, Purses, purse, worth
from bluffhaus.games.sein.overview import Character
from bluffhaus.games.sein.view import View


@dataclass(frozen=True)
class Sense:
    """What somebody thinks is worth how much, and how sure they must be."""

    life: float = 6.0
    """What it is worth to be in the match."""
    ban: float = 0.8
    """What it costs to be banned from a character: everybody learns as much as by a question."""
    banning: float = 0.35
    """What it brings when somebody else is."""
    sure: tuple[float, ...] = (1.0, 1.0, 0.55, 0.80, 0.83, 0.86, 0.88, 0.89, 0.90)
    """How sure one must be of somebody to unmask them, by how many are left."""
    width: float = 0.06
    """How far others may be from being as sure as that, and do it."""
    haste: float = 0.8
    """How often whoever is sure enough does it before one's own next turn."""
    creep: float = 0.15
    """What it costs to be suspected a little more, in lives."""
    malice: float = 0.6
    """How much of what the last opponent has counts against oneself; of several, much less."""
    alarm: float = 0.0
    """How much more it counts, if they are surer of me than chance would have it."""
    panic: float = 0.8
    """How much less sure one must be when one is about to be unmasked oneself."""
    begun: tuple[float, ...] = (0.0, 0.28, 0.6, 0.97)
    """What so many sorts of a set are worth. A set becomes a pack when the turn is over."""


class Position:
    """The table as one seat sees it, with what it remembers."""

    def __init__(self, view: View, memory: Memory, sense: Sense = Sense()) -> None:
        assert view.seat is not None
        self.view, self.memory, self.me = view, memory, int(view.seat)
        self.sense = sense
        self.seats = len(view.players)
        self.others = tuple(
            [n for n, p in enumerate(view.players) if p.place is None and n != self.me]
        )
        self.left = len(self.others) + 1

    @cached_property
    def purses(self) -> Purses:
        return tuple([purse(player.stones) for player in self.view.players])

    @cached_property
    def belief(self) -> Floats:
        """Who may be who: seat by seat, character by character."""
        return self.memory.belief(self.me, self.seats)

    @property
    def mine(self) -> Character:
        character = self.view.character
        assert character is not None
        return character

    # --- stones -----------------------------------------------------------------------------------

    def value(self, change: Change) -> float:
        """What it is worth to me that these purses change so: mine more, those of others less."""
        begun = self.sense.begun
        return sum(
            (worth(after, begun) - worth(self.purses[seat], begun)) * self._shares[seat]
            for seat, after in change.items()
        )

    @cached_property
    def _shares(self) -> dict[int, float]:
        sense = self.sense
        return {self.me: 1.0} | {
            n: -sense.malice / len(self.others) ** 2
            - sense.alarm * max(0.0, float(s[NUMBER[self.mine]]) - 0.2)
            for n, s in self.suspicions.items()
        }

    # --- danger -----------------------------------------------------------------------------------

    @cached_property
    def suspicions(self) -> dict[int, Floats]:
        """Who I may be, as each of the others sees it."""
        return {n: self.memory.suspicion(self.me, n, self.seats) for n in self.others}

    @cached_property
    def danger(self) -> float:
        """How likely I am unmasked before long."""
        return self._danger({n: float(s[NUMBER[self.mine]]) for n, s in self.suspicions.items()})

    @property
    def exposure(self) -> float:
        """How sure whoever is surest of me is."""
        return max(float(s[NUMBER[self.mine]]) for s in self.suspicions.values())

    def _danger(self, sure: dict[int, float]) -> float:
        return 1 - prod([1 - self.threat(chance) for chance in sure.values()])

    def threat(self, chance: float) -> float:
        """How likely somebody who is so sure of me unmasks me."""
        sense = self.sense
        return sense.haste / (1 + exp(-(chance - sense.sure[self.left]) / sense.width))

    def telling(self, told: Floats) -> float:
        """What it costs to say something that speaks so strongly for each character."""
        after = {n: self._after(s, told) for n, s in self.suspicions.items()}
        creep = sum(
            chance - float(self.suspicions[n][NUMBER[self.mine]]) for n, chance in after.items()
        )
        return self.sense.life * (
            self._danger(after) - self.danger + self.sense.creep * creep / len(after)
        )

    def _after(self, suspicion: Floats, told: Floats) -> float:
        after = suspicion * told
        return float(after[NUMBER[self.mine]] / after.sum())

    # --- accusations ------------------------------------------------------------------------------

    @cached_property
    def upheld(self) -> float:
        """How likely an accusation finds a majority."""
        seen = self.memory.seen
        return 1.0 if self.left == 2 else seen["upheld"] / seen["trial"]

    @cached_property
    def provoked(self) -> float:
        """How likely somebody accuses a claim for no good reason."""
        return 1 - prod([1 - self.memory.recklessness(n) for n in self.others])

    def claiming(self, character: Character, gain: float) -> float:
        """What it costs (or brings!) that this claim may be accused."""
        if character is self.mine:
            return -self.provoked * self.upheld * self.sense.life * (self.left - 1)
        seen = self.memory.seen
        accuses = (2 + seen["found out"]) / seen["daring"]
        known = 1.0
        if any(character in self.memory.told[n] for n in self.others):
            known -= min(0.9, accuses)
        accused = 1 - known * (1 - self.provoked)
        return accused * self.upheld * (self.sense.ban + max(gain, 0.0))

    def accusing(self, lie: float, gain: float = 0.0) -> float:
        """What it brings to have a claim put to the test that is a lie with this probability."""
        if self.left == 2:  # the other one alone is left to be found out
            return lie * (2 * self.sense.banning + gain) - (1 - lie) * self.sense.life
        return lie * (self.sense.banning + gain) - (1 - lie) * self.sense.life * (1 - self.danger)

    # --- unmasking --------------------------------------------------------------------------------

    def sure_enough(self, seat: int) -> float:
        """How sure one must be of somebody to unmask them now."""
        if self.left == 2:
            return max(0.4, min(0.95, 1.08 - self._next(seat)))
        return self.sense.sure[self.left] * (1 - self.sense.panic * self.danger)

    def _next(self, seat: int) -> float:
        """How sure the last opponent may be of me after one more question."""
        suspicion = self.suspicions[seat]
        mine = float(suspicion[NUMBER[self.mine]])
        wrong = [float(s) for n, s in enumerate(suspicion) if n != NUMBER[self.mine] and s > 0]
        if not wrong or not self.purses[seat][3]:
            return mine
        return mine / (1 - sum(wrong) / len(wrong)) if mine < 1 else 1.0
