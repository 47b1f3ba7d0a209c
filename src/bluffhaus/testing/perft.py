"""Perft: how many ways a match can go, and how many of them somebody can tell apart.

A mistake in the rules moves a number. Chance is fixed by a seed, so that only what people say is
counted: every order in which they may say it, and everything they may say.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bluffhaus.kernel import TABLE, Seat
from bluffhaus.testing.histories import AnyMatch, Memories, Trial


class Counted(msgspec.Struct, frozen=True):
    """At one depth, that is after so many things said."""

    depth: int
    histories: int
    """How many ways lead there."""
    situations: int
    """In how many different situations somebody then is asked: whoever cannot tell two histories
    apart is in one situation."""


def perft(match: AnyMatch, depth: int) -> Iterator[Counted]:
    """Counts from a position on, depth by depth."""
    memories = Memories(Trial(match.game, match.seats, match.options))
    positions = [match]
    for said in range(depth + 1):
        yield Counted(said, len(positions), _situations(memories, positions))
        if said < depth:
            positions = [after for match in positions for after in _after(match)]


def _after(match: AnyMatch) -> Iterator[AnyMatch]:
    for seat, prompt in match.prompts.items():
        for move in prompt.moves:
            yield match.play(seat, move)


def _situations(memories: Memories, positions: list[AnyMatch]) -> int:
    found: set[tuple[Seat, int]] = set()
    for match in positions:
        memory = memories.of(match)
        # The house is asked too, and says what follows from what everybody knows.
        found.update((s, memory[None if s == TABLE else s]) for s in match.game.asked(match.state))
    return len(found)
