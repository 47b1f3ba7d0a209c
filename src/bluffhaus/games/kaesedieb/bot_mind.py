"""What a bot thinks at one moment: all of it follows from what its seat sees, and from luck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b

from bluffhaus.games.kaesedieb.bot_belief import Belief, Heard, heard
from bluffhaus.games.kaesedieb.bot_claims import by_seat, hours_told, suspects
from bluffhaus.games.kaesedieb.bot_night import Knowledge, nothing_seen, own_night
from bluffhaus.games.kaesedieb.bot_worlds import NOBODY, Worlds, worlds
from bluffhaus.games.kaesedieb.view import Me, Said, Talk, View
from bluffhaus.games.kaesedieb.words import Card, Claim, Move, Role, SayBelief
from bluffhaus.kernel import Prompt, Seat


@dataclass(frozen=True)
class Temperament:
    """What makes one player differ from another."""

    guilt: float
    """How much more suspicious of oneself one feels for every claim that is not true."""
    patience: float
    """How often somebody with something to hide lets others speak first."""
    boldness: float
    """How much somebody must be suspected before one says so."""
    whim: float
    """How much worse a story may be and still be told one time in e."""
    frames: bool
    """Does it invent what it says to have seen of others?"""
    doubts: int
    """How many claims it calls lies, at most."""


@dataclass(frozen=True)
class Mind:
    """One seat, one moment."""

    view: View
    seats: int
    temperament: Temperament
    seed: int

    # --- what is plain --------------------------------------------------------------------------

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None  # a bot sits somewhere
        return self.view.seat

    @property
    def me(self) -> Me:
        assert self.view.me is not None  # the cards are dealt before anybody is asked
        return self.view.me

    @property
    def talk(self) -> Talk:
        assert self.view.talk is not None
        return self.view.talk

    @property
    def said(self) -> tuple[Said, ...]:
        return self.view.claims

    @cached_property
    def rows(self) -> tuple[tuple[Claim, ...], ...]:
        """What everybody has claimed and not taken back."""
        return by_seat(self.said, self.seats)

    @property
    def own(self) -> tuple[Claim, ...]:
        return self.rows[self.seat]

    @property
    def others(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if seat != self.seat])

    def has_told(self, seat: int) -> bool:
        """Has somebody told of an hour?"""
        return bool(hours_told(self.rows[seat]))

    def is_done(self, seat: int) -> bool:
        """Is nothing more to be waited for from somebody?"""
        return self.has_told(seat) or seat in self.talk.ready

    def suspect_of(self, seat: int) -> int:
        """Whom somebody said to suspect last."""
        return (suspects(self.rows[seat]) or (NOBODY,))[-1]

    def doubters(self, number: int) -> int:
        """How many call this claim a lie."""
        return sum(row.count(SayBelief(number, believes=False)) for row in self.rows)

    # --- whose side one is on -------------------------------------------------------------------

    @property
    def is_thief(self) -> bool:
        return self.me.role is Role.THIEF

    @property
    def in_band(self) -> bool:
        return self.is_thief or self.me.accomplice

    @property
    def wants_votes(self) -> bool:
        """The Sündenmaus does, on whichever side she is."""
        return self.me.role is Role.SUENDENMAUS

    @property
    def friends(self) -> tuple[int, ...]:
        """Whom one knows of one's own band, oneself among them."""
        band = self.view.band
        if band is None:
            return (self.seat,)
        thief = () if band.thief is None else (int(band.thief),)
        return (*thief, *map(int, band.accomplices))

    # --- what one believes ----------------------------------------------------------------------

    @cached_property
    def world(self) -> Worlds:
        return worlds(self.seats, self.view.suendenmaus)

    @cached_property
    def known(self) -> Knowledge:
        return own_night(self.world, self.view)

    @cached_property
    def belief(self) -> Belief:
        """From one's own night and the claims of all others."""
        return Belief(self.world, self.known, self.news)

    @cached_property
    def news(self) -> Heard:
        return heard(self.world, self.said, mute=self.seat)

    @cached_property
    def public(self) -> Belief:
        """What somebody would believe who heard everything and saw nothing."""
        return _public(self.world, self.said)

    # --- luck -----------------------------------------------------------------------------------

    def luck(self, *what: object) -> float:
        """A number from 0 to 1 that depends on nothing but the seed and what it is for."""
        return self.number(*what) / 2**64

    def number(self, *what: object) -> int:
        where = (self.seed, int(self.seat), self.me.dice, *what)
        return int.from_bytes(blake2b(repr(where).encode(), digest_size=8).digest(), "big")


def mind_of(view: View, prompt: Prompt[Move], temperament: Temperament, seed: int) -> Mind:
    """The mind of whoever is asked this."""
    return Mind(view, _seats(view, prompt.moves.card()), temperament, seed)


def _seats(view: View, card: Card) -> int:
    """How many sit here: a view has as many as there is something about everybody."""
    if view.talk is not None:
        return len(view.talk.claims_left)
    if view.me is not None and len(view.me.dice) == 2:
        return 4
    return 1 + len(card.accuse or card.peek) if card.accuse or card.peek else 5


@lru_cache(maxsize=64)
def _public(world: Worlds, said: tuple[Said, ...]) -> Belief:
    """All bots at a table hear the same."""
    return Belief(world, nothing_seen(world), heard(world, said))
