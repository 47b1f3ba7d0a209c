"""Journals as JSON: written, read again, and kept in files that must replay for ever."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from bluffhaus.kernel import Entry, JournalError, Match, Seat, Seeded
from bluffhaus.testing.histories import AnyGame, AnyMatch, Trial, walk


def dumped(match: AnyMatch) -> bytes:
    """A match as it is written down: one JSON list, an entry a line."""
    return msgspec.json.encode(list(match.journal))


def loaded(game: AnyGame, text: bytes) -> list[Entry[Any, Any]]:
    """The journal again."""
    # The type is put together at run time from what the game says its words are.
    kind: Any = list[Entry[game.moves, game.events]]  # type: ignore[name-defined]
    try:
        lines: list[Entry[Any, Any]] = msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise JournalError(f"this is no journal of {game.id}: {error}") from error
    return lines


class Kept(msgspec.Struct, frozen=True):
    """A journal file, and what everybody saw when it ended."""

    game: str
    version: int
    seats: int
    options: msgspec.Raw
    journal: msgspec.Raw
    views: msgspec.Raw
    """What each seat saw at the end, and last a spectator."""


def keep(path: Path, match: AnyMatch) -> None:
    """Writes a match down for later generations."""
    raw = {
        "options": msgspec.json.encode(match.options),
        "journal": dumped(match),
        "views": final_views(match),
    }
    kept = Kept(
        match.game.id,
        match.game.version,
        match.seats,
        **{key: msgspec.Raw(text) for key, text in raw.items()},
    )
    path.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")


def kept(path: Path) -> Kept:
    """A journal file as it was written."""
    return msgspec.json.decode(path.read_bytes(), type=Kept)


def resumed(file: Kept, game: AnyGame) -> AnyMatch:
    """The match of a journal file, as today's house lays it on the table."""
    options = msgspec.json.decode(file.options, type=game.options)
    return Match.resume(game, options, file.seats, Seeded(0), loaded(game, bytes(file.journal)))


def final_views(match: AnyMatch) -> bytes:
    """What each seat sees, and last a spectator."""
    return msgspec.json.encode([match.view(s) for s in (*map(Seat, range(match.seats)), None)])


def main() -> None:
    """Plays one match at random and writes its journal to standard output.

    `python -m bluffhaus.testing.journals MODULE CLASS SEATS SEED`, the options as JSON on
    standard input: what the law *same seed, same journal* asks of another process.
    """
    module, kind, seats, seed = sys.argv[1:]
    game: AnyGame = getattr(import_module(module), kind)()
    options = msgspec.json.decode(sys.stdin.buffer.read(), type=game.options)
    *_, last = walk(Trial(game, int(seats), options), int(seed))
    sys.stdout.buffer.write(dumped(last))


if __name__ == "__main__":
    main()
