"""What a seat knows. There is no field here for what it may not know."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bluffhaus.games.kaesedieb.words import Claim, Ending, NightTold, Role
from bluffhaus.kernel import Seat

Stage: TypeAlias = Literal["look", "night", "touch", "meet", "talk", "vote", "over"]


class Me(msgspec.Struct, frozen=True):
    """What one knows of oneself."""

    role: Role
    """What stands on one's card."""
    dice: tuple[int, ...]
    """Under one's own cup; with four seats two dice, the lower one first."""
    hours: tuple[int, ...]
    """When one wakes; empty as long as one has not chosen (4 seats)."""
    accomplice: bool
    """Has one changed sides, as far as one knows?"""


class Peeped(msgspec.Struct, frozen=True):
    """What one saw under a cup."""

    at: Seat
    pips: int


class Note(msgspec.Struct, frozen=True):
    """What one saw in an hour in which one was awake."""

    hour: int
    others: tuple[Seat, ...]
    """Who else was awake; nobody: one was alone."""
    cheese: bool
    """Did it lie there when one opened one's eyes?"""
    thief: Seat | None
    """Who took it before one's eyes; oneself, perhaps."""
    peeped: Peeped | None
    accomplice: Seat | None
    """With five: who became the thief's accomplice before one's eyes; oneself, perhaps."""


class Band(msgspec.Struct, frozen=True):
    """What one knows of the thief's band if one belongs to it."""

    thief: Seat | None
    """`None`: the thief is not known to his accomplices (7 seats)."""
    accomplices: tuple[Seat, ...]


class Said(msgspec.Struct, frozen=True):
    """A claim, as everybody has heard it."""

    number: int
    seat: Seat
    claim: Claim
    stands: bool
    """Or has it been corrected or taken back?"""
    corrected_by: int | None
    """The number of the claim that corrects it; `None`: none, or it was just taken back."""


class Talk(msgspec.Struct, frozen=True):
    """How far the talk is."""

    ready: tuple[Seat, ...]
    """Who is ready to vote."""
    want_more: tuple[Seat, ...]
    """Who wants more time; more than half of all seats must."""
    extensions_left: int
    claims_left: tuple[int, ...]
    """Seat by seat."""


class Ballot(msgspec.Struct, frozen=True):
    """How the vote went."""

    votes: tuple[Seat, ...]
    """Seat by seat: at whom it pointed."""
    drawn: tuple[Seat, ...]
    """Those for whom chance has pointed."""
    counts: tuple[int, ...]
    """Seat by seat: how many pointed at it."""
    unmasked: tuple[Seat, ...]
    """Whose cards were turned over."""
    roles: tuple[Role, ...]
    """What stood on them."""


class View(msgspec.Struct, frozen=True, tag="Kaesedieb"):
    """The table as one seat knows it."""

    seat: Seat | None
    stage: Stage
    """`touch` and `meet` are the end of the night with 6 to 8 seats."""
    hour: int
    """In the night: 1 to 6; else 0."""
    suendenmaus: bool
    """Is she in the game? With fewer than six seats she never is."""
    looked_up: tuple[Seat, ...]
    """Before the night: who knows card and die by heart."""
    me: Me | None
    """Only one's own."""
    awake: bool
    """Is one awake right now? Then the last of one's notes is what one sees."""
    notes: tuple[Note, ...]
    """What one saw in the night, hour by hour. Nobody else's."""
    band: Band | None
    """Whom one knows of the thief's band, if one belongs to it and knows."""
    claims: tuple[Said, ...]
    """Everything that was claimed, the first one first."""
    talk: Talk | None
    """In the talk only."""
    voted: tuple[Seat, ...]
    """Who has voted, while the votes are closed."""
    vote: Seat | None
    """At whom one points oneself."""
    ballot: Ballot | None
    ending: Ending | None
    winners: tuple[Seat, ...]
    truth: NightTold | None
    """The night as it really was; not before the match is over."""
