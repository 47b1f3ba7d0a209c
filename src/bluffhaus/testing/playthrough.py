"""A match as a text that can be read and compared: a column for every seat and the spectators.

`python -m bluffhaus.testing.playthrough luegenkniffel 4 --seed 1` prints one; with `--write FOLDER`
it is written to its file there. A change of rules shows as a readable difference of such texts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from bluffhaus.games import GAMES
from bluffhaus.kernel import Event, Prompt, Seat
from bluffhaus.testing.histories import AnyGame, AnyMatch, Trial, walk
from bluffhaus.testing.journals import dumped
from bluffhaus.testing.people import NAMES, name
from bluffhaus.testing.sein import LongEvening

WIDE = 56
MOVES_AT_FIRST, MOVES_AT_LAST = 45, 30


def playthrough(trial: Trial, seed: int) -> str:
    """The whole text: the beginning and the end in full, the middle by its fingerprint."""
    positions = list(walk(trial, seed))
    return "\n".join([*_head(trial, seed, positions[-1]), *_lines(trial, positions)]) + "\n"


def rulebook(game: str) -> AnyGame:
    """The game as it is played here.

    Among people who say anything at all, Sein is over at once, for somebody always unmasks
    somebody. They have a long evening instead.
    """
    return LongEvening() if game == "sein" else GAMES[game]


def file_name(game: str, seats: int) -> str:
    """Where a playthrough is kept."""
    return f"{game}-{seats}.txt"


def _head(trial: Trial, seed: int, last: AnyMatch) -> Iterator[str]:
    yield f"# {trial.game.id}, rules {trial.game.version}, {trial.seats} seats, seed {seed}"
    yield f"# options: {_plain(trial.chosen)}"
    yield f"# {last.length - 1} moves; the journal's SHA-256 is {sha256(dumped(last)).hexdigest()}"
    yield "# x: is told; views show what has changed since the line before"
    yield ""
    yield " " * WIDE + "  ".join([*NAMES[: trial.seats], "spectator"])


def _lines(trial: Trial, positions: list[AnyMatch]) -> Iterator[str]:
    before: dict[Seat | None, dict[str, Any]] = {}
    gap = range(MOVES_AT_FIRST, len(positions) - MOVES_AT_LAST)
    for number, match in enumerate(positions):
        if number not in gap:
            yield from _entry(trial, number, match)
            yield from _sights(trial, match, before)
            yield from _questions(match)
        elif number == gap[0]:
            yield f"… {len(gap)} moves …"
        before = {seat: _view(match, seat) for seat in trial.everybody}


def _entry(trial: Trial, number: int, match: AnyMatch) -> Iterator[str]:
    entry = match.last()
    said = "" if entry.move is None else f" {name(entry.seat)} says {_plain(entry.move)}"
    yield f"{number:4}{said}"
    for event in entry.events:
        yield f"       {_event(event)}".ljust(WIDE) + _audience(trial, event)


def _event(event: Event) -> str:
    told = {key: value for key, value in _fields(event).items() if key != "to"}
    return f"{type(event).__name__} " + " ".join(f"{k}={_short(v)}" for k, v in told.items())


def _audience(trial: Trial, event: Event) -> str:
    heads = [*NAMES[: trial.seats], "spectator"]
    marks = ["x" if event.seen_by(seat) else "." for seat in trial.everybody]
    return "  ".join(m.center(len(h)) for m, h in zip(marks, heads, strict=True)).rstrip()


def _sights(
    trial: Trial, match: AnyMatch, before: dict[Seat | None, dict[str, Any]]
) -> Iterator[str]:
    """What everybody sees now that was different before, then what is whose alone."""
    public = _changes(before.get(None, {}), _view(match, None))
    yield from (f"       all see {change}" for change in public)
    for seat in map(Seat, range(trial.seats)):
        own = _changes(before.get(seat, {}), _view(match, seat))
        for change in own:
            if change not in public:
                yield f"       {name(seat)} sees {change}"


def _view(match: AnyMatch, seat: Seat | None) -> dict[str, Any]:
    """A view, a line of it at a time: rows of structs are taken apart."""
    flat: dict[str, Any] = {}
    for key, value in _fields(match.view(seat)).items():
        if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
            flat |= {f"{key}[{n}]": part for n, part in enumerate(value)}
        else:
            flat[key] = value
    return {key: value for key, value in flat.items() if key != "seat"}


def _changes(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [
        f"{key}={_short(value)}"
        for key, value in now.items()
        if not before or key not in before or before[key] != value
    ]


def _questions(match: AnyMatch) -> Iterator[str]:
    for seat, prompt in match.prompts.items():
        yield f"       {name(seat)} is asked {_question(prompt)}"
    if match.outcome is not None:
        yield f"       outcome: {_plain(match.outcome)}"


def _question(prompt: Prompt[Any]) -> str:
    moves = prompt.moves
    return f"#{prompt.about}: {len(moves)} answers; silence: {_plain(prompt.silence)}"


def _fields(thing: msgspec.Struct) -> dict[str, Any]:
    return {key: getattr(thing, key) for key in thing.__struct_fields__}


def _plain(thing: Any) -> str:
    if not isinstance(thing, msgspec.Struct):
        return _short(thing)
    inner = " ".join(f"{key}={_short(value)}" for key, value in _fields(thing).items())
    return f"{type(thing).__name__}({inner})"


def _short(value: Any) -> str:
    """A value on one line, without the noise of Python."""
    if isinstance(value, msgspec.Struct):
        return _plain(value)
    if isinstance(value, tuple):
        return "[" + ",".join(map(_short, value)) + "]"
    if value is None:
        return "–"
    return str(value)


def main(words: list[str] | None = None) -> None:
    """Prints a playthrough, or writes it to its file."""
    parser = argparse.ArgumentParser(prog="python -m bluffhaus.testing.playthrough")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, metavar="FOLDER")
    chosen = parser.parse_args(words)
    text = playthrough(Trial(rulebook(chosen.game), chosen.seats), chosen.seed)
    if chosen.write is None:
        sys.stdout.write(text)
    else:
        (chosen.write / file_name(chosen.game, chosen.seats)).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
