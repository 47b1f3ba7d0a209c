"""What a table writes down. A table is the fold of its records, and nothing besides.

One record is one line of the table's stream: everything that followed from one thing somebody said,
so that it is on the disk as a whole or not at all. Records are kept for ever: fields may be added
with a default, and never change their meaning.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bluffhaus.kernel import JournalError, Seat

VERSION = 1


class Fact(msgspec.Struct, frozen=True, tag=True):
    """Something that is so from now on."""


# --- the table and its chairs. A chair keeps its number, wherever it stands. -------------------


class Opened(Fact, frozen=True):
    """Somebody opened a table."""

    id: str
    code: str
    watch: str
    game: str
    public: bool
    options: msgspec.Raw
    key: str
    """A secret of the table, in hex; what bots draw from. It has nothing to do with the dice."""


class Sat(Fact, frozen=True):
    """A person or a bot sits down on a new chair."""

    chair: int
    name: str
    person: str | None = None
    temperament: str | None = None


class Renamed(Fact, frozen=True):
    """Somebody is called something else from now on."""

    chair: int
    name: str


class Minded(Fact, frozen=True):
    """A bot minds a person's chair."""

    chair: int
    temperament: str
    why: Literal["absent", "left", "host"]


class Returned(Fact, frozen=True):
    """The person is back on the chair."""

    chair: int


class Gone(Fact, frozen=True):
    """Nobody will come back to this chair. It stays until a match that needs it is over."""

    chair: int
    temperament: str
    banned: bool = False


class Hosted(Fact, frozen=True):
    """Who is the host from now on; `None`: whoever sits down next."""

    person: str | None


class OptionsSet(Fact, frozen=True):
    """What the host has chosen for the next match."""

    options: msgspec.Raw


class PublicSet(Fact, frozen=True):
    """Is the table in the public list?"""

    public: bool


# --- the match ----------------------------------------------------------------------------------


class Committed(Fact, frozen=True):
    """The house has drawn the secret seed of a match to come, in hex, and is bound to it."""

    match: int
    seed: str


class Salted(Fact, frozen=True):
    """A person's device has added to the dice of the match to come."""

    person: str
    hex: str


class Dealt(Fact, frozen=True):
    """A match begins, with the people on these chairs."""

    match: int
    chairs: tuple[int, ...]
    rules: int
    options: msgspec.Raw
    events: tuple[msgspec.Raw, ...]


class Moved(Fact, frozen=True):
    """A seat said something; or the clock did, for a silent one."""

    seat: Seat
    move: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    how: Literal["person", "bot", "clock"]


class Ended(Fact, frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    ending: str


class Paused(Fact, frozen=True):
    """All clocks stop: the host wants it, or nobody is there."""

    why: Literal["host", "alone"]


class Resumed(Fact, frozen=True):
    """The clocks go on."""


class ClockRestarted(Fact, frozen=True):
    """A seat that is asked wanted more time."""

    seat: Seat
    about: int


# --- talk ---------------------------------------------------------------------------------------


class Spoken(Fact, frozen=True):
    """A line of the chat."""

    chair: int
    phrase: str | None = None
    text: str | None = None


AnyFact: TypeAlias = (
    Opened
    | Sat
    | Renamed
    | Minded
    | Returned
    | Gone
    | Hosted
    | OptionsSet
    | PublicSet
    | Committed
    | Salted
    | Dealt
    | Moved
    | Ended
    | Paused
    | Resumed
    | ClockRestarted
    | Spoken
)


class Record(msgspec.Struct, frozen=True):
    """One line of a table's stream."""

    v: int
    at: float
    """Seconds of UTC."""
    by: str | None
    """The person who said it; `None`: the house, a bot or the clock."""
    send: str | None
    """The id under which it was sent, so that it is not done a second time."""
    facts: tuple[AnyFact, ...]


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Record)


def write(record: Record) -> bytes:
    """A record as a line of the stream."""
    return _encoder.encode(record)


def read(line: bytes) -> Record:
    """A line of the stream as a record."""
    try:
        record = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise JournalError(f"it is no record: {error}") from error
    if record.v > VERSION:
        raise JournalError(f"a newer house wrote it, in version {record.v}")
    return record
