"""What every bot is: somebody at the table with a person's knowledge and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Protocol

from bluffhaus.kernel import Event, Move, Prompt, Seat, Seeded


class Bot(Protocol):
    """Somebody who plays. It is told what a person in its seat is told; never a state."""

    def choose(self, view: Any, prompt: Prompt[Any], events: Sequence[Event]) -> Move | None:
        """What to say now, after hearing `events`: all that is new to this seat since last time.

        `None`: nothing. That can only be where no answer is awaited (`prompt.silence` is `None`):
        there a bot is asked again whenever it has heard something new.
        """
        ...


class RandomBot:
    """Says anything it may, each as likely. A yardstick, and no fun at a table."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._chance = Seeded(_number("random", seat, seed))

    def choose(self, view: Any, prompt: Prompt[Any], events: Sequence[Event]) -> Move | None:
        """Any move of the menu. Where it is not asked, it speaks up one time in eight."""
        if prompt.silence is None and self._chance.roll(8) > 1:
            return None
        move: Move = prompt.moves.sample(self._chance)
        return move


def _number(*what: object) -> int:
    """A number that depends on `what` alone, the same in every process."""
    return int.from_bytes(blake2b(repr(what).encode(), digest_size=8).digest(), "big")
