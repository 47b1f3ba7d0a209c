"""What a seat knows. There is no field here for what it may not know."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bluffhaus.games.sein.overview import Character
from bluffhaus.games.sein.words import Link, Stage, Truth
from bluffhaus.kernel import Seat


class Stones(msgspec.Struct, frozen=True):
    """What lies before somebody, for all to see; the store has no packs."""

    gold: int
    wein: int
    korn: int
    """Loose ones."""
    packs: int
    """Info-Packs: one gold, one wein and one korn each."""


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of somebody."""

    stones: Stones
    banned: tuple[Character, ...]
    """Characters that an accusation has taken from them, in the order of `Character`."""
    place: int | None
    """Out of the match, as the first (1), the second … `None`: still in."""
    tried: bool
    """Has this player tried to unmask somebody this turn?"""
    back: bool
    """Does this player pass on everything this turn?"""


class Flow(msgspec.Struct, frozen=True):
    """Stones that a standing link has moved; `None` is the store. Loose ones, or whole packs."""

    giver: Seat | None
    taker: Seat | None
    stones: Stones


Status: TypeAlias = Literal["standing", "exposed", "fallen", "withdrawn", "anew"]
"""standing · exposed: a lie · fallen: what it rested on fell · withdrawn: its player is out ·
anew: an answer that had to be given once more."""


class ChainLink(msgspec.Struct, frozen=True):
    """A link of this turn's chain, as it is drawn."""

    number: int
    link: Link
    status: Status
    settled: bool
    """Its own stones have moved: only an upheld accusation can take that back."""
    flows: tuple[Flow, ...]
    """What it moved; nothing unless it stands."""
    accusers: tuple[Seat, ...]
    """Who has put it to the vote this turn, in this order."""


class Waiting(msgspec.Struct, frozen=True):
    """Whom the table waits for. In the windows others may still speak up, too: see `may`."""

    may: tuple[Seat, ...]
    """Who may answer here. In a window that includes those who have passed, until it closes."""
    decided: tuple[Seat, ...]
    """Who has passed or voted, or (in a window) has claimed what is asked for."""
    thinking: tuple[Seat, ...]
    """Who is awaited."""


class Trial(msgspec.Struct, frozen=True):
    """An accusation that is being voted on."""

    by: Seat
    link: int
    seat: Seat
    """The accused."""
    vote: bool | None
    """What this seat itself has voted, for its own eyes; `None`: nothing (yet)."""


class Verdict(msgspec.Struct, frozen=True):
    """An accusation of this turn, as it ended."""

    by: Seat
    link: int
    seat: Seat
    ayes: tuple[Seat, ...]
    nays: tuple[Seat, ...]
    upheld: bool
    lie: bool | None
    """Known only if it was upheld."""


class Questioning(msgspec.Struct, frozen=True):
    """Somebody has bought a look at a question card."""

    asker: Seat
    seat: Seat


class Leaving(msgspec.Struct, frozen=True):
    """Somebody left the match this turn."""

    seat: Seat
    heir: Seat
    hit: bool


class LastTurn(msgspec.Struct, frozen=True):
    """The turn before this one, as it ended."""

    turn: int
    seat: Seat
    chain: tuple[ChainLink, ...]
    verdicts: tuple[Verdict, ...]
    leavings: tuple[Leaving, ...]


class Note(msgspec.Struct, frozen=True):
    """Something this seat has learnt in secret, or shown. Only with the option `notebook`.

    learnt: a card that `seat` showed to me. shown: a card that I showed to `seat`. unmasked: I
    rightly took `seat` for `character`. missed: I wrongly did, and left. mistaken: `seat` wrongly
    took me for `character`. caught: `seat` unmasked me.
    """

    turn: int
    what: Literal["learnt", "shown", "unmasked", "missed", "mistaken", "caught"]
    seat: Seat
    character: Character


class View(msgspec.Struct, frozen=True, tag="Sein"):
    """The table as one seat knows it."""

    seat: Seat | None
    character: Character | None
    """One's own. `None` for spectators."""
    stage: Stage
    beneath: Stage | None
    """During a vote or a question: what has been interrupted and then goes on."""
    waiting: Waiting
    starter: Seat
    """Who begins; −1 before that is known."""
    active: Seat
    """Whose turn it is; while stones are taken: who takes one."""
    turn: int
    """Turns are counted from 1; 0 while stones are taken."""
    round: int
    rounds: int
    """After so many the match ends."""
    rounds_left: int | None
    """This one included, when it is one of the last three."""
    players: tuple[Player, ...]
    store: Stones
    chain: tuple[ChainLink, ...]
    """This turn's. Links are numbered by their places."""
    settled: bool
    """Is the chain closed?"""
    fined: tuple[int, ...]
    """The standing fines, while the active player still has to answer them."""
    trial: Trial | None
    question: Questioning | None
    verdicts: tuple[Verdict, ...]
    leavings: tuple[Leaving, ...]
    last: LastTurn | None
    notes: tuple[Note, ...]
    """Empty unless the table keeps notebooks."""
    ending: Literal["last_one", "wrongly_accused", "last_round"] | None
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    """Empty until the match is over."""
    truth: Truth | None
    """`None` until the match is over."""
