"""Dice that nobody can steer: the house binds itself, people add to them, anybody can check."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from bluffhaus.kernel import Seat

PROOF_VERSION = 1


def commitment(seed: bytes) -> str:
    """What the house shows before the first die falls: it can't exchange the seed any more."""
    return hashlib.sha256(b"bluffhaus/1/commitment|" + seed).hexdigest()


class Salt(msgspec.Struct, frozen=True):
    """What one person's device added to the dice: 32 bytes, in hex."""

    seat: Seat
    hex: str


def salt_of(salts: Iterable[Salt]) -> bytes:
    """All that was added, as one. In the order of the seats; who added nothing is left out."""
    mixed = hashlib.sha256(b"bluffhaus/1/salt")
    for salt in sorted(salts, key=lambda salt: salt.seat):
        mixed.update(b"|%d:" % salt.seat + bytes.fromhex(salt.hex))
    return mixed.digest()


class ProofLine(msgspec.Struct, frozen=True):
    """One line of the match: who said what, and all that followed, the hidden things, too."""

    seat: Seat | None
    move: Any
    events: tuple[Any, ...]


class Proof(msgspec.Struct, frozen=True, tag="Proof"):
    """A finished match with its secret seed: everything that anybody needs to check every die."""

    v: int
    game: str
    rules: int
    """The version of the game's rules it was played by."""
    number: int
    options: Any
    names: tuple[str, ...]
    commitment: str
    """As it was shown before the match."""
    seed: str
    salts: tuple[Salt, ...]
    lines: tuple[ProofLine, ...]
