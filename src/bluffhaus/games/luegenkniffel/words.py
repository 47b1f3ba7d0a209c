"""What can be said at Lügen-Kniffel, and what can happen."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

from bluffhaus import kernel
from bluffhaus.kernel import Seat


class Field(StrEnum):
    """The 13 combinations, in the order of the score card."""

    EINSER = "einser"
    ZWEIER = "zweier"
    DREIER = "dreier"
    VIERER = "vierer"
    FUENFER = "fuenfer"
    SECHSER = "sechser"
    DREIERPASCH = "dreierpasch"
    VIERERPASCH = "viererpasch"
    FULL_HOUSE = "full_house"
    KLEINE_STRASSE = "kleine_strasse"
    GROSSE_STRASSE = "grosse_strasse"
    KNIFFEL = "kniffel"
    CHANCE = "chance"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may choose before a match."""

    seconds: int = 60
    """To throw or announce; 0: as long as it takes."""
    answer_seconds: int = 30
    """To believe or doubt; 0: as long as it takes."""
    at_least: bool = False
    """May an announcement be too low? („mindestens")"""
    tell_truth: bool = True
    """Are believed dice shown when the match is over? During it they never are."""

    def __post_init__(self) -> None:
        for name, value in (("seconds", self.seconds), ("answer_seconds", self.answer_seconds)):
            if value != 0 and not 5 <= value <= 600:
                raise ValueError(f"{name} is 0 (no limit) or 5 to 600, not {value}")


# --- what a seat may say ----------------------------------------------------------------------


class Throw(kernel.Move, frozen=True):
    """Leave these dice (0 to 4) standing under the lowest cup, and throw the others."""

    leave: tuple[int, ...] = ()


class Announce(kernel.Move, frozen=True):
    """„Drei 4er!": a combination, and the points it is said to bring."""

    field: Field
    points: int


class Believe(kernel.Move, frozen=True):
    """„Das glaube ich."""


class Doubt(kernel.Move, frozen=True):
    """„Das glaube ich nicht!"""


Move: TypeAlias = Throw | Announce | Believe | Doubt


class Card(msgspec.Struct, frozen=True, tag="LuegenkniffelMenu"):
    """What may be said now, printed for a seat."""

    throw: tuple[int, ...] | None
    """The dice that may be left standing (never all of them), if one may throw."""
    announce: tuple[Field, ...]
    """The combinations that may be announced, each with any of its `points`."""
    answer: bool
    """Is one asked to believe or doubt?"""


# --- what can happen --------------------------------------------------------------------------


class RolledOff(kernel.Event, frozen=True):
    """One die each for who begins; whoever shares the highest number throws again."""

    seats: tuple[Seat, ...]
    pips: tuple[int, ...]


class TurnBegan(kernel.Event, frozen=True):
    """Somebody takes the cups."""

    seat: Seat


class Left(kernel.Event, frozen=True):
    """These dice stay under the lowest cup. Only the thrower knows which, and how many."""

    seat: Seat
    dice: tuple[int, ...]


class Threw(kernel.Event, frozen=True):
    """The cups are shaken and set down for the first, second or third time."""

    seat: Seat
    throw: int


class Landed(kernel.Event, frozen=True):
    """How all five dice lie now. Only the thrower looks."""

    seat: Seat
    dice: tuple[int, ...]


class Announced(kernel.Event, frozen=True):
    """True or not: it has been said aloud."""

    seat: Seat
    field: Field
    points: int


class Answered(kernel.Event, frozen=True):
    """What somebody secretly answered: told to that seat alone until all are opened together."""

    seat: Seat
    doubts: bool


class Decided(kernel.Event, frozen=True):
    """Somebody has made up their mind. Nobody learns how."""

    seat: Seat


class Knew(kernel.Event, frozen=True):
    """Whether it was a lie that nobody doubted. Only the one who said it knows."""

    seat: Seat
    lie: bool


class Believed(kernel.Event, frozen=True):
    """Nobody doubts. The dice go back into the cup unseen."""

    seat: Seat


class Revealed(kernel.Event, frozen=True):
    """Somebody doubts: all cups are lifted."""

    seat: Seat
    dice: tuple[int, ...]
    doubters: tuple[Seat, ...]
    lie: bool


class Credited(kernel.Event, frozen=True):
    """Points are written into the points column. They can never be bettered."""

    seat: Seat
    field: Field
    points: int


class Stroke(kernel.Event, frozen=True):
    """A stroke in the lie column; the second one strikes the points field, too."""

    seat: Seat
    field: Field


class LastRound(kernel.Event, frozen=True):
    """Somebody's card is full: the others, in this order, have one more turn each."""

    seat: Seat
    still: tuple[Seat, ...]


class Skipped(kernel.Event, frozen=True):
    """Nothing is left to announce: the card filled up before the last turn came."""

    seat: Seat


class Ended(kernel.Event, frozen=True):
    """All have had their last turn, and the points are added up."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class Told(msgspec.Struct, frozen=True):
    """One announcement of the match, and what lay beneath it."""

    seat: Seat
    throws: int
    dice: tuple[int, ...]
    field: Field
    points: int
    lie: bool
    doubters: tuple[Seat, ...]


class TruthTold(kernel.Event, frozen=True):
    """When all is over: every announcement beside its dice."""

    turns: tuple[Told, ...]


Event: TypeAlias = (
    RolledOff
    | TurnBegan
    | Left
    | Threw
    | Landed
    | Announced
    | Answered
    | Decided
    | Knew
    | Believed
    | Revealed
    | Credited
    | Stroke
    | LastRound
    | Skipped
    | Ended
    | TruthTold
)
