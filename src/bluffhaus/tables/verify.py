"""Checks a finished match from its proof: the seed, every die, every consequence."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bluffhaus.games import GAMES
from bluffhaus.kernel import BluffhausError, Fair, Match
from bluffhaus.tables.fairness import PROOF_VERSION, Proof, commitment, salt_of


class Verdict(NamedTuple):
    """What came of it, for people and for programs."""

    says: str
    exit_code: int
    """0: all is as it should be; 1: it is not; 2: the file can't be read; 3: only the seed fits."""


def verify_file(path: Path) -> Verdict:
    """Checks a proof as it was downloaded."""
    try:
        proof = msgspec.json.decode(path.read_bytes(), type=Proof)
    except OSError as error:
        return Verdict(f"The file cannot be read: {error}", 2)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return Verdict(f"This is not the proof of a match: {error}", 2)
    return verify(proof)


def verify(proof: Proof) -> Verdict:
    """Checks a proof: is the seed the one that was shown, and does everything follow from it?"""
    if proof.v > PROOF_VERSION or proof.game not in GAMES:
        return Verdict("The proof comes from a newer house; verify it with that one.", 2)
    try:
        seed = bytes.fromhex(proof.seed)
        salt = salt_of(proof.salts)
    except ValueError as error:
        return Verdict(f"The seed, or a salt, is not written in hex: {error}", 2)
    if commitment(seed) != proof.commitment:
        return Verdict("FALSE: the seed is not the one the house had bound itself to.", 1)
    if GAMES[proof.game].version != proof.rules:
        return Verdict("The seed fits, but the match was played by rules of another version.", 3)
    wrong = _first_wrong_line(proof, Fair(seed, salt))
    if wrong is not None:
        return Verdict(f"FALSE: line {wrong[0]} does not follow: {wrong[1]}", 1)
    return Verdict(_true(proof), 0)


def _true(proof: Proof) -> str:
    names = ", ".join(proof.names)
    return (
        f"TRUE: match {proof.number} of {names}: {len(proof.lines)} lines, every die follows from "
        f"the seed the house was bound to and from what {len(proof.salts)} devices added."
    )


def _first_wrong_line(proof: Proof, chances: Fair) -> tuple[int, str] | None:
    """Play it all again."""
    game = GAMES[proof.game]
    try:
        options = msgspec.convert(proof.options, game.options)
        match = Match.start(game, options, len(proof.names), chances)
    except (msgspec.MsgspecError, ValueError) as error:
        return 0, str(error)
    for number, line in enumerate(proof.lines):
        try:
            if number:
                match = match.play(line.seat, msgspec.convert(line.move, game.moves))  # type: ignore[arg-type]
            elif line.seat is not None or line.move is not None:
                return 0, "the first line is nobody's: the rules begin by themselves"
        except (msgspec.MsgspecError, BluffhausError) as error:
            return number, str(error)
        if _plain(match.last().events) != _plain(line.events):
            return number, "other things happened than the dice and the rules say"
    return None if match.outcome is not None else (len(proof.lines), "the match is not over")


def _plain(events: tuple[Any, ...]) -> Any:
    """As they are written down."""
    return msgspec.json.decode(msgspec.json.encode(events))
