"""The only place that knows frames: what goes over the wire, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from bluffhaus.tables import words
from bluffhaus.tables.fairness import Proof
from bluffhaus.tables.words import Problem, TableCard


class Send(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up: an act, with an id of the sender's own. The same id is answered, not played, twice."""

    id: str
    act: words.Acts


class Reply(msgspec.Struct, frozen=True, tag="Reply"):
    """Down: what became of an act."""

    id: str
    problem: Problem | None


class Frame(msgspec.Struct, frozen=True, tag="Frame"):
    """Down: the table as this seat sees it now, whole, and what has been said since.

    `events` continue the seat's own numbering: the first of them is number `events_from` of match
    `view.match.number`. A slow client is sent the newest frame only, with all events it lacks.
    """

    view: words.TableView
    events: tuple[Any, ...]
    events_from: int
    chat: tuple[words.Line, ...]
    chat_from: int
    news: str
    """Names what is seen here: who asks over plain HTTP sends it back, to wait for more."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table of a game; `name`: sit down at once under this name."""

    game: str
    name: str | None = None
    public: bool = False
    options: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"null"))
    """`null`, or left out: the default ones."""


class TableOpened(msgspec.Struct, frozen=True):
    """There it is: the id for its page, the code for those who type it."""

    id: str
    code: str


class DeviceMove(msgspec.Struct, frozen=True):
    """A code, good once and for a while, that moves a person to another device."""

    code: str
    seconds: int


class DeviceArrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """This device brings the code that another one was given."""

    code: str


class GameCard(msgspec.Struct, frozen=True):
    """A game of the house, for those who choose one."""

    id: str
    seats: tuple[int, int]
    temperaments: tuple[str, ...]
    options: Any
    """The default options."""


class House(msgspec.Struct, frozen=True):
    """The house: its games, and the address that phones on the same network can reach."""

    version: str
    address: str
    games: tuple[GameCard, ...]


EXPORTS: tuple[type, ...] = (
    Send,
    Problem,
    Reply,
    Frame,
    OpenTable,
    TableOpened,
    TableCard,
    DeviceMove,
    DeviceArrival,
    GameCard,
    House,
    Proof,
)
