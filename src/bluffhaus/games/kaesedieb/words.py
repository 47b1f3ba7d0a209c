"""What can be said at Käsedieb, and what can happen."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

from bluffhaus import kernel
from bluffhaus.kernel import Seat


class Role(StrEnum):
    """What somebody is. The first three stand on cards; one *becomes* an accomplice."""

    THIEF = "thief"
    MOUSE = "mouse"
    SUENDENMAUS = "suendenmaus"
    ACCOMPLICE = "accomplice"


class Truth(StrEnum):
    """What a claim turns out to have been, when all is told."""

    TRUE = "true"
    FALSE = "false"
    OPINION = "opinion"


class Ending(StrEnum):
    """By which rule a match was won."""

    CAUGHT = "thief_caught"
    ESCAPED = "thief_escaped"
    SUENDENMAUS = "suendenmaus_alone"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may choose before a match."""

    look_seconds: int = 30
    """To look at one's card and die before the night; 0: as long as it takes."""
    hour_seconds: int = 10
    """Every hour of the night lasts so long, whoever wakes."""
    touch_seconds: int = 5
    """To touch the accomplices' hands, and again for them to open their eyes (6 to 8 seats)."""
    talk_seconds: int = 120
    """To talk before the vote; 0: until everybody is ready."""
    vote_seconds: int = 30
    """To point at somebody; 0: as long as it takes."""
    suendenmaus: bool = False
    """One mouse is the Sündenmaus: with 6 to 8 seats. With fewer she stays in the box."""
    literal_suendenmaus: bool = False
    """Does she also win with her side, when she has not got the most votes?"""

    def __post_init__(self) -> None:
        for name, least, most, none in _SECONDS:
            value = getattr(self, name)
            if not least <= value <= most and not (none and value == 0):
                range_ = f"0 (no limit) or {least} to {most}" if none else f"{least} to {most}"
                raise ValueError(f"{name} is {range_}, not {value}")


# Least, most, and may it be 0, that is without a limit?
_SECONDS = (
    ("look_seconds", 5, 120, True),
    ("hour_seconds", 3, 15, False),
    ("touch_seconds", 3, 15, False),
    ("talk_seconds", 60, 300, True),
    ("vote_seconds", 5, 120, True),
)


# --- what a seat may say: before and in the night ---------------------------------------------


class Ready(kernel.Move, frozen=True):
    """I know my card and my die; or, in the talk: let us vote."""


class Wake(kernel.Move, frozen=True):
    """With four: the hours one wants to wake at. Mice name one, the thief one or both."""

    hours: tuple[int, ...]


class Peek(kernel.Move, frozen=True):
    """Alone in the night, a mouse looks under somebody's cup."""

    at: Seat


class Rest(kernel.Move, frozen=True):
    """Look at nothing."""


class Recruit(kernel.Move, frozen=True):
    """The thief points at a witness (5 seats), or touches hands (6 to 8); in rising order."""

    mice: tuple[Seat, ...]


class Shrug(kernel.Move, frozen=True):
    """„Egal.“ Chance decides: when to wake, who is accomplice, at whom one points."""


class GoOn(kernel.Move, frozen=True):
    """The house closes all eyes again; or ends the talk."""


# --- what a seat may say: by day --------------------------------------------------------------


class SayWoke(kernel.Move, frozen=True):
    """„I woke at 3“; with four, also „at 2 and at 5“."""

    hours: tuple[int, ...]


class SayCheese(kernel.Move, frozen=True):
    """„I was awake at 3, and the cheese was there“, or gone."""

    hour: int
    there: bool


class SayTaken(kernel.Move, frozen=True):
    """„At 3 I saw Bernd take it.“"""

    hour: int
    thief: Seat


class SayAlone(kernel.Move, frozen=True):
    """„At 3 I was alone.“"""

    hour: int


class SayWith(kernel.Move, frozen=True):
    """„At 3 Bernd was awake with me.“"""

    hour: int
    seat: Seat


class SayDie(kernel.Move, frozen=True):
    """„Bernd's die is a 4“, or one's own."""

    seat: Seat
    pips: int


class SayRole(kernel.Move, frozen=True):
    """„Bernd is the thief“, or „I am a mouse“."""

    seat: Seat
    role: Role


class SayBelief(kernel.Move, frozen=True):
    """„That I believe“, or „I don't“: of what somebody else has claimed."""

    claim: int
    """Its number."""
    believes: bool


class SaySuspect(kernel.Move, frozen=True):
    """„I suspect Bernd.“"""

    seat: Seat


class TakeBack(kernel.Move, frozen=True):
    """„I take that back.“ Everybody has heard it all the same."""

    claim: int


class NotReady(kernel.Move, frozen=True):
    """I want to talk on after all."""


class MoreTalk(kernel.Move, frozen=True):
    """I want more time; if more than half of all want it, there is."""


class Accuse(kernel.Move, frozen=True):
    """Three, two, one: pointing at somebody."""

    whom: Seat


Claim: TypeAlias = (
    SayWoke | SayCheese | SayTaken | SayAlone | SayWith | SayDie | SayRole | SayBelief | SaySuspect
)

Move: TypeAlias = (
    Ready
    | Wake
    | Peek
    | Rest
    | Recruit
    | Shrug
    | GoOn
    | SayWoke
    | SayCheese
    | SayTaken
    | SayAlone
    | SayWith
    | SayDie
    | SayRole
    | SayBelief
    | SaySuspect
    | TakeBack
    | NotReady
    | MoreTalk
    | Accuse
)


class ClaimCard(msgspec.Struct, frozen=True):
    """What may be claimed: any of it about any seat, hour and die that there is."""

    by: Seat
    """Who claims. One is alone or together with others, and suspects and believes others."""
    seats: int
    hours: tuple[tuple[int, ...], ...]
    """When one may say to have woken."""
    roles: tuple[Role, ...]
    """What one may say that somebody is."""
    believe: tuple[int, ...]
    """The claims of others that one may believe or not."""
    left: int
    """How many claims one has left."""


class Card(msgspec.Struct, frozen=True, tag="KaesediebMenu"):
    """What may be said now, printed for a seat."""

    ready: bool
    """`Ready`."""
    not_ready: bool
    """`NotReady`."""
    more_talk: bool
    """`MoreTalk`."""
    shrug: bool
    """`Shrug`."""
    rest: bool
    """`Rest`."""
    go_on: bool
    """`GoOn`: only the house."""
    wake: tuple[tuple[int, ...], ...]
    """`Wake`: these hours."""
    peek: tuple[Seat, ...]
    """`Peek`: under the cup of one of these."""
    recruit: tuple[Seat, ...]
    """`Recruit`: from these."""
    count: int
    """`Recruit`: so many of them."""
    accuse: tuple[Seat, ...]
    """`Accuse`: one of these."""
    claim: ClaimCard | None
    """Claims, as long as one has some left in the talk."""
    take_back: tuple[int, ...]
    """`TakeBack`: one of these claims of one's own."""
    why_not: tuple[str, ...]
    """What is not offered now and why: words for programs, as refusals have them (`code`)."""


# --- what can happen: before and in the night -------------------------------------------------


class Dealt(kernel.Event, frozen=True):
    """A card is dealt. Only who gets it looks."""

    seat: Seat
    role: Role


class Rolled(kernel.Event, frozen=True):
    """A die under its cup, with four seats two. Only who threw looks."""

    seat: Seat
    dice: tuple[int, ...]


class LookedUp(kernel.Event, frozen=True):
    """Somebody knows card and die by heart."""

    seat: Seat


class ChoseHours(kernel.Event, frozen=True):
    """With four: when somebody will wake. Nobody else learns it."""

    seat: Seat
    hours: tuple[int, ...]


class Shrugged(kernel.Event, frozen=True):
    """Somebody lets chance decide; told to that seat alone."""

    seat: Seat


class HourStruck(kernel.Event, frozen=True):
    """One to six o'clock. The first one is also when all eyes are closed."""

    hour: int


class Woke(kernel.Event, frozen=True):
    """Those awake see one another, and whether the cheese still lies there."""

    seats: tuple[Seat, ...]
    cheese: bool


class CheeseTaken(kernel.Event, frozen=True):
    """The thief takes the cheese, before the eyes of all who are awake."""

    thief: Seat


class Peeked(kernel.Event, frozen=True):
    """A mouse alone has looked under a cup. Nobody notices."""

    seat: Seat
    at: Seat
    pips: int


class Rested(kernel.Event, frozen=True):
    """A mouse alone has looked at nothing."""

    seat: Seat


class Recruited(kernel.Event, frozen=True):
    """The thief has accomplices: those awake see it (5 seats), or only he himself (6 to 8)."""

    thief: Seat
    mice: tuple[Seat, ...]


class EyesClosed(kernel.Event, frozen=True):
    """The time of this hour is over."""


class HandsOut(kernel.Event, frozen=True):
    """After six (6 to 8 seats): all hands lie in the middle, and the thief touches some."""


class EyesMeet(kernel.Event, frozen=True):
    """After that: those who were touched open their eyes. Nobody else does."""


class Met(kernel.Event, frozen=True):
    """These see one another; told to them alone."""

    seats: tuple[Seat, ...]
    """With 6 and 8 seats the thief is among them, with 7 he is not."""
    accomplices: tuple[Seat, ...]
    thief: Seat | None


class DayBroke(kernel.Event, frozen=True):
    """Oh no: the cheese is gone!"""


# --- what can happen: by day ------------------------------------------------------------------


class Claimed(kernel.Event, frozen=True):
    """Somebody has claimed something. It may be true."""

    seat: Seat
    number: int
    """Claims are counted from 1, over all seats."""
    claim: Claim
    corrects: tuple[int, ...]
    """Earlier claims of the same seat that no longer stand."""


class TookBack(kernel.Event, frozen=True):
    """Somebody has taken a claim back."""

    seat: Seat
    number: int


class WantsVote(kernel.Event, frozen=True):
    """Somebody is ready to vote."""

    seat: Seat


class WantsTalk(kernel.Event, frozen=True):
    """Somebody is not ready to vote after all."""

    seat: Seat


class WantsMore(kernel.Event, frozen=True):
    """Somebody wants more time to talk."""

    seat: Seat


class TalkExtended(kernel.Event, frozen=True):
    """More than half want it: the time to talk begins anew."""

    left: int
    """How often that may happen again."""


class VoteBegan(kernel.Event, frozen=True):
    """Three, two, one."""


class Voted(kernel.Event, frozen=True):
    """At whom somebody points: told to that seat alone until all votes are opened."""

    seat: Seat
    whom: Seat
    drawn: bool
    """Has chance pointed?"""


class HasVoted(kernel.Event, frozen=True):
    """Somebody has voted. Nobody learns for whom."""

    seat: Seat


class VotesOpened(kernel.Event, frozen=True):
    """Everybody points at once."""

    votes: tuple[Seat, ...]
    """Seat by seat: at whom."""
    drawn: tuple[Seat, ...]
    """Those for whom chance has pointed."""


class Unmasked(kernel.Event, frozen=True):
    """Nobody has more votes: the card is turned over."""

    seat: Seat
    role: Role


class Ended(kernel.Event, frozen=True):
    """The match is decided."""

    ending: Ending
    winners: tuple[Seat, ...]


class Looked(msgspec.Struct, frozen=True):
    """Who looked under whose cup, and what lay there."""

    seat: Seat
    at: Seat
    pips: int


class HourTold(msgspec.Struct, frozen=True):
    """One hour of the night, as it really was."""

    hour: int
    awake: tuple[Seat, ...]
    cheese: bool
    """Did it lie there when the hour struck?"""
    taken: bool
    """Was this the hour of the theft?"""
    looked: Looked | None
    recruited: Seat | None
    """With five: who became the accomplice in this hour."""


class NightTold(msgspec.Struct, frozen=True):
    """The whole night, as it really was."""

    roles: tuple[Role, ...]
    """What stands on the cards, seat by seat."""
    dice: tuple[tuple[int, ...], ...]
    wakings: tuple[tuple[int, ...], ...]
    """When each woke."""
    thief: Seat
    accomplices: tuple[Seat, ...]
    hours: tuple[HourTold, ...]
    claims: tuple[Truth, ...]
    """Claim by claim, the first one first."""


class TruthTold(kernel.Event, frozen=True):
    """When all is over: the night once more, and the truth beside every claim."""

    night: NightTold


Event: TypeAlias = (
    Dealt
    | Rolled
    | LookedUp
    | ChoseHours
    | Shrugged
    | HourStruck
    | Woke
    | CheeseTaken
    | Peeked
    | Rested
    | Recruited
    | EyesClosed
    | HandsOut
    | EyesMeet
    | Met
    | DayBroke
    | Claimed
    | TookBack
    | WantsVote
    | WantsTalk
    | WantsMore
    | TalkExtended
    | VoteBegan
    | Voted
    | HasVoted
    | VotesOpened
    | Unmasked
    | Ended
    | TruthTold
)
