"""What a score card is still worth to somebody who plays its dice as well as can be.

Worked out backwards from the full card, over every set of filled fields and every sum of the upper
part. A turn that brings nothing strikes the cheapest field: at Lügen-Kniffel nobody may say „Null",
but who is caught lying has lost a turn, and when the match ends one more field is empty.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final
from zlib import compress, decompress

import numpy as np
from numpy.typing import NDArray

from bluffhaus.games.luegenkniffel.bot_dice import WORTH, Floats, Ints, turn
from bluffhaus.games.luegenkniffel.scores import BONUS, BONUS_FROM, UPPER

CARDS: Final = 1 << 13
"""Sets of filled fields, as bits."""
SUMS: Final = BONUS_FROM + 1
"""Sums of the upper part; whatever reaches the bonus is one."""
ALL: Final = CARDS - 1

_CASES: Final = 192  # cards worked out at once: their tables stay in the processor's cache
_STEPS: Final = 128  # the stored table counts in parts of a point
_FILE: Final = "bot_card.bin"


def build(*, locked: bool = True, bonus: bool = True) -> Floats:
    """The expected further points of every card, bonus and all: [filled fields, upper sum].

    `locked=False` lets any die be thrown again, as at plain Kniffel.
    """
    table = np.zeros((CARDS, SUMS), dtype=np.float32)
    table[ALL, BONUS_FROM] = BONUS if bonus else 0
    for filled in range(12, -1, -1):
        cards, sums = _worth_asking(filled, bonus=bonus)
        for start in range(0, len(cards), _CASES):
            some, these = cards[start : start + _CASES], sums[start : start + _CASES]
            table[some, these] = turn(_after_turn(table, some, these), locked=locked)
        _spread(table, filled, bonus=bonus)
    return table


def _after_turn(table: Floats, cards: Ints, sums: Ints) -> Floats:
    """What five dice are worth at the end of a turn: in the best open field. A column per card."""
    best = np.full((len(WORTH), len(cards)), -np.inf, dtype=np.float32)
    for field in range(13):
        still_open = np.flatnonzero(~cards >> field & 1)
        if len(still_open):
            part = _in_field(table, field, cards[still_open], sums[still_open])
            best[:, still_open] = np.maximum(best[:, still_open], part)
    return best


def _in_field(table: Floats, field: int, cards: Ints, sums: Ints) -> Floats:
    """The dice written down in one field, and what the card is worth then."""
    points = np.unique(WORTH[:, field])
    raised = np.minimum(sums + points[:, None], BONUS_FROM) if field < UPPER else sums
    then = table[cards | 1 << field, raised] + points[:, None].astype(np.float32)
    worth: Floats = then[np.searchsorted(points, WORTH[:, field])]
    return worth


@cache
def _reachable() -> tuple[frozenset[int], ...]:
    """The sums that each set of filled upper fields can have."""
    sums: list[frozenset[int]] = [frozenset([0])]
    for fields in range(1, 1 << UPPER):
        face = fields.bit_length()
        before = sums[fields & ~(1 << face - 1)]
        sums.append(frozenset([min(BONUS_FROM, s + face * n) for s in before for n in range(6)]))
    return tuple(sums)


def _hopeless(fields: int, *, bonus: bool) -> int:
    """The sums from 0 to here can't reach the bonus any more, and are worth the same; else -1."""
    rest = sum([5 * face for face in range(1, 7) if not fields >> face - 1 & 1])
    return BONUS_FROM - rest - 1 if bonus else BONUS_FROM


def _worth_asking(filled: int, *, bonus: bool) -> tuple[Ints, Ints]:
    """The cards with so many filled fields and the sums they can have; hopeless ones count once."""
    cards, sums = [], []
    for card in range(CARDS):
        if card.bit_count() == filled:
            upper = card & (1 << UPPER) - 1
            hopeless = _hopeless(upper, bonus=bonus)
            few = [s for s in sorted(_reachable()[upper]) if s > hopeless]
            few += [0] if hopeless >= 0 else []
            cards += [card] * len(few)
            sums += few
    return np.array(cards, dtype=np.intp), np.array(sums, dtype=np.intp)


def _spread(table: Floats, filled: int, *, bonus: bool) -> None:
    """What was worked out once for all hopeless sums holds for each of them."""
    for card in range(CARDS):
        if card.bit_count() == filled:
            hopeless = max(0, _hopeless(card & (1 << UPPER) - 1, bonus=bonus))
            table[card, 1 : hopeless + 1] = table[card, 0]


def pack(table: Floats) -> bytes:
    """The table as it is stored."""
    steps = np.rint(table * _STEPS).astype("<u2")
    return compress(np.diff(steps, axis=1, prepend=np.uint16(0)).tobytes(), 9)


def unpack(data: bytes) -> Floats:
    """The table as it was packed, to the 128th part of a point."""
    steps: NDArray[np.uint16] = np.frombuffer(decompress(data), dtype="<u2").reshape(CARDS, SUMS)
    return np.cumsum(steps, axis=1, dtype=np.uint16).astype(np.float32) / np.float32(_STEPS)


@cache
def card_values() -> Floats:
    """The table for Lügen-Kniffel, as it is shipped."""
    return unpack(resources.files(__package__).joinpath(_FILE).read_bytes())


def main() -> None:
    """Work the table out anew and put it where it is shipped from. It takes some seconds."""
    Path(__file__).with_name(_FILE).write_bytes(pack(build()))


if __name__ == "__main__":
    main()
