"""Dice and shuffles: the only place where anything is left to luck."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Casts dice and shuffles cards."""

    def roll(self, sides: int) -> int:
        """One of 1 to `sides`, each as likely."""
        ...

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]: ...


class Chances(Protocol):
    """The chance of a whole match: a fresh one for every line of the journal.

    A match that is played on from an earlier line draws the same dice there again, whatever was
    drawn elsewhere meanwhile.
    """

    def line(self, number: int) -> Chance: ...


class Seeded:
    """Fast chance for the laboratory, from a seed."""

    __slots__ = ("_random", "_seed")

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._random = random.Random(seed).random

    def line(self, number: int) -> Chance:
        return Seeded(hash((self._seed, number)))

    def roll(self, sides: int) -> int:
        return int(self._random() * sides) + 1

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return _shuffled(self, items)


class Fair:
    """Chance that nobody can steer and anybody can check afterwards.

    Every number comes from HMAC-SHA256, keyed with the house's secret seed, over what the players'
    devices added (`salt`) and the line of the journal. Rejection sampling keeps it even.
    """

    def __init__(self, seed: bytes, salt: bytes = b"", line: int = 0) -> None:
        self._seed, self._salt, self._line = seed, salt, line
        self._block, self._bytes = 0, b""

    def line(self, number: int) -> Chance:
        return Fair(self._seed, self._salt, number)

    def roll(self, sides: int) -> int:
        limit = 2**32 - 2**32 % sides
        while True:
            number = self._number()
            if number < limit:
                return number % sides + 1

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return _shuffled(self, items)

    def _number(self) -> int:
        if not self._bytes:
            message = b"bluffhaus/1|%s|%d|%d" % (self._salt.hex().encode(), self._line, self._block)
            self._bytes = hmac.digest(self._seed, message, hashlib.sha256)
            self._block += 1
        head, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(head, "big")


class Scripted:
    """Chance for tests and stories: the numbers are written down beforehand."""

    def __init__(self, rolls: Iterable[int]) -> None:
        self._rolls = list(rolls)

    def line(self, number: int) -> Chance:
        return self

    def roll(self, sides: int) -> int:
        if not self._rolls:
            raise LookupError(f"the script has no further roll of {sides} sides")
        number = self._rolls.pop(0)
        if not 1 <= number <= sides:
            raise LookupError(f"the script says {number}, but the die has {sides} sides")
        return number

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return _shuffled(self, items)


def _shuffled(chance: Chance, items: Sequence[T]) -> tuple[T, ...]:
    """Fisher and Yates, from the end."""
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = chance.roll(last + 1) - 1
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
