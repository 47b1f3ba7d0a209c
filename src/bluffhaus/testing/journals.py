"""Journals as JSON: written, read again, and kept in files that must replay for ever."""

from __future__ import annotations

import sys
from collections.abc import Mapping
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
    """The first line of a journal file: which match it is. Then come entries, last the views."""

    game: str
    version: int
    seats: int
    options: msgspec.Raw


def keep(path: Path, match: AnyMatch) -> None:
    """Writes a match down for later generations, with what everybody saw when it ended."""
    options = msgspec.Raw(msgspec.json.encode(match.options))
    head = Kept(match.game.id, match.game.version, match.seats, options)
    lines = [head, *match.journal, final_views(match)]
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def resumed(path: Path, games: Mapping[str, AnyGame]) -> tuple[AnyMatch, list[Any]]:
    """A match as today's house reads it from its file, and the views that there were back then."""
    head, *lines, views = path.read_bytes().splitlines()
    kept = msgspec.json.decode(head, type=Kept)
    game = games[kept.game]
    options = msgspec.json.decode(kept.options, type=game.options)
    journal = loaded(game, b"[" + b",".join(lines) + b"]")
    match = Match.resume(game, options, kept.seats, Seeded(0), journal)
    then: list[Any] = msgspec.json.decode(views)
    return match, then


def final_views(match: AnyMatch) -> list[Any]:
    """What each seat sees, and last a spectator."""
    views = [match.view(seat) for seat in (*map(Seat, range(match.seats)), None)]
    seen: list[Any] = msgspec.json.decode(msgspec.json.encode(views))
    return seen


def still_told(then: Any, now: Any) -> bool:
    """Does today's view say all that it said back then? It may say more."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(
            key in now and still_told(value, now[key]) for key, value in then.items()
        )
    if isinstance(then, list):
        same = isinstance(now, list) and len(now) == len(then)
        return same and all(map(still_told, then, now))
    return bool(then == now)


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
