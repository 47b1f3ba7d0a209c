"""What people say at a table beside the game, and what the table looks like to them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from bluffhaus.kernel import Outcome, Seat


class Act(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Anything a person does at a table."""


# --- in the game ------------------------------------------------------------------------------


class Play(Act, frozen=True):
    """Say a move of the game, in answer to the question `about` of this match."""

    match: int
    about: int
    move: msgspec.Raw


class Entropy(Act, frozen=True):
    """What this person's device adds to the dice of the upcoming match: 32 bytes, in hex."""

    hex: str


# --- seats ------------------------------------------------------------------------------------


class Sit(Act, frozen=True):
    """Sit down under this name."""

    name: str


class Rename(Act, frozen=True):
    """Be called something else from now on."""

    name: str


class Leave(Act, frozen=True):
    """Stand up. During a match a bot minds the seat, and one may come back."""


class Return(Act, frozen=True):
    """Take one's own seat back from the bot that minds it."""


class SeatBot(Act, frozen=True):
    """Host: a bot sits down on a new seat."""

    temperament: str


class GiveToBot(Act, frozen=True):
    """Host: a bot minds this person's seat from now on; the person may come back."""

    seat: Seat


class Remove(Act, frozen=True):
    """Host: this seat is removed, for good. A bot plays it to the end of the match."""

    seat: Seat


# --- the table --------------------------------------------------------------------------------


class SetOptions(Act, frozen=True):
    """Host, between matches: the game's options."""

    options: msgspec.Raw


class SetPublic(Act, frozen=True):
    """Host: is the table in the public list?"""

    public: bool


class Start(Act, frozen=True):
    """Host: deal the first match, or a rematch with the same people."""


class Pause(Act, frozen=True):
    """Host: all clocks stop."""


class Resume(Act, frozen=True):
    """Host: the clocks go on."""


class MoreTime(Act, frozen=True):
    """Somebody who is asked wants the clock to start again (once a question)."""


class Say(Act, frozen=True):
    """Chat: a ready phrase, by its key."""

    phrase: str


class Tell(Act, frozen=True):
    """Chat: in one's own words."""

    text: str


Acts: TypeAlias = (
    Play
    | Entropy
    | Sit
    | Rename
    | Leave
    | Return
    | SeatBot
    | GiveToBot
    | Remove
    | SetOptions
    | SetPublic
    | Start
    | Pause
    | Resume
    | MoreTime
    | Say
    | Tell
)


class Problem(msgspec.Struct, frozen=True):
    """What was wrong: what was said, why not, and what is possible instead."""

    code: str
    said: str
    why: str
    possible: str
    rule: str | None = None


# --- what is seen -----------------------------------------------------------------------------


class Chair(msgspec.Struct, frozen=True):
    """A place at the table, as everybody sees it."""

    seat: Seat
    name: str
    kind: Literal["person", "bot", "minded"]
    """`minded`: a person's seat, played by a bot until the person is back."""
    temperament: str | None
    connected: bool
    host: bool
    gone: bool
    """Stood up or was removed for good: the chair goes away when the next match is dealt."""


class Clock(msgspec.Struct, frozen=True):
    """How long the open questions may still take; the same for everybody."""

    seconds: float
    """In all."""
    left: float
    """When this was sent."""


class Question(msgspec.Struct, frozen=True):
    """The prompt: what this seat may say now."""

    about: int
    menu: Any
    """One card a game, told apart by its `type`."""
    silence: Any
    """The move that saying nothing stands for."""
    more_time: bool
    """May one still ask for more time?"""


class MatchView(msgspec.Struct, frozen=True):
    """The match as one seat knows it."""

    number: int
    commitment: str
    """SHA-256 that was fixed before the first die fell; see the page on fairness."""
    game: Any
    """The game's own view, told apart by its `type`."""
    question: Question | None
    asked: tuple[Seat, ...]
    """Who is asked something now, as far as that is public."""
    clock: Clock | None
    hush: bool
    """May nobody talk just now?"""
    outcome: Outcome | None
    proof: bool
    """Can the match be downloaded and verified (it is over, and the truth may be told)?"""


class Series(msgspec.Struct, frozen=True):
    """The running score of the evening."""

    matches: int
    points: tuple[int, ...]
    wins: tuple[int, ...]


class Upcoming(msgspec.Struct, frozen=True):
    """The next match, fixed before anybody adds to its dice."""

    number: int
    commitment: str
    """SHA-256 that binds the house to its secret seed; see the page on fairness."""
    salted: tuple[Seat, ...]
    """Whose devices have added to the dice (`Entropy`)."""


class TableView(msgspec.Struct, frozen=True):
    """Everything that one person at the table, or a spectator, may see."""

    id: str
    code: str
    game: str
    public: bool
    phase: Literal["lobby", "playing", "over"]
    """`over`: a match has ended, a rematch may begin."""
    paused: bool
    seat: Seat | None
    """One's own; `None`: not (yet) seated, or a spectator."""
    host: bool
    chairs: tuple[Chair, ...]
    spectators: int
    watch: str | None
    """The id of the spectators' link; for people at the table only."""
    sizes: tuple[int, int]
    options: Any
    series: Series
    upcoming: Upcoming | None
    """`None` while a match runs."""
    match: MatchView | None
    """The match that runs, or the one that ended last."""


class Line(msgspec.Struct, frozen=True):
    """One line of the chat. `seat` is `None` where the house speaks."""

    seat: Seat | None
    name: str
    phrase: str | None
    text: str | None


class TableCard(msgspec.Struct, frozen=True):
    """A table in the public list, or found by its code."""

    id: str
    code: str
    game: str
    phase: str
    names: tuple[str, ...]
    free: int
    """How many more can sit down."""
