"""What a turn can bring to everybody at the table, in points that are still to be expected.

All of it is read off the public score cards, so every seat comes to the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bluffhaus.games.luegenkniffel.bot_card import ALL, card_values
from bluffhaus.games.luegenkniffel.bot_dice import WORTH, Floats, Ints
from bluffhaus.games.luegenkniffel.menus import announcements
from bluffhaus.games.luegenkniffel.scores import BONUS_FROM, INDEX, KNIFFEL, UPPER
from bluffhaus.games.luegenkniffel.view import View

Bools: TypeAlias = NDArray[np.bool_]

SAYS: Final = announcements(ALL)
"""Every announcement there is. What follows has an entry for each of them."""
SAY_INDEX: Final = {(say.field, say.points): n for n, say in enumerate(SAYS)}
FIELD: Final[Ints] = np.array([INDEX[say.field] for say in SAYS], dtype=np.intp)
POINTS: Final[Ints] = np.array([say.points for say in SAYS], dtype=np.intp)
IN_UPPER: Final[Ints] = np.where(FIELD < UPPER, POINTS, 0)
"""What each adds to the upper part."""
TRUE: Final[Bools] = WORTH[:, FIELD] == POINTS
"""Which announcements are true of which dice."""

_AGAIN: Final = 0.3  # how often a field with one stroke gets its second before the match is over
_TIGHT: Final = 9.0  # points a turn by which a lead is likely to be lost again


@dataclass(frozen=True)
class Card:
    """One score card, and how many turns its owner may still hope for after the one under way."""

    points: tuple[int | None, ...]
    strokes: tuple[int, ...]
    upper: int
    total: int
    turns: int

    @cached_property
    def filled(self) -> int:
        """The fields that can't be announced any more, as bits."""
        return filled(self.points, self.strokes)

    @cached_property
    def open(self) -> Bools:
        """Which announcements can still be written down."""
        may: Bools = (self.filled >> FIELD & 1) == 0
        return may

    @cached_property
    def base(self) -> float:
        """What the card is still worth when nothing is written on it this turn."""
        return float(card_values()[self._without(), min(self.upper, BONUS_FROM)])

    @cached_property
    def expected(self) -> float:
        """The sum its owner may expect at the end."""
        return self.total - (35 if self.upper >= BONUS_FROM else 0) + self.base

    @cached_property
    def gain(self) -> Floats:
        """What it brings to be credited with each announcement; nothing in a closed field."""
        upper = np.minimum(self.upper + IN_UPPER, BONUS_FROM)
        gain = POINTS + card_values()[self._with_field[FIELD], upper] - self.base
        return np.where(self.open, gain, 0).astype(np.float32)

    @cached_property
    def stroke(self) -> Floats:
        """What a stroke costs, field by field: little for the first, the field for the second."""
        struck = self.base - card_values()[self._with_field, min(self.upper, BONUS_FROM)]
        costs = [self._stroke(field, float(struck[field])) for field in range(13)]
        return np.array(costs, dtype=np.float32)

    def _stroke(self, field: int, struck: float) -> float:
        points, strokes = self.points[field], self.strokes[field]
        if strokes == 2:
            return 0.0
        loss = max(struck, 0.0) if points is None else self._lost(field, points)
        return loss if strokes == 1 else _AGAIN * min(1.0, self.turns / 6) * loss

    def _lost(self, field: int, points: int) -> float:
        """Points that are struck again, and what they meant for the bonus."""
        if field >= UPPER:
            return float(points)
        row = card_values()[self._without()]
        return points + float(row[min(self.upper, 63)] - row[min(self.upper - points, 63)])

    @cached_property
    def _cheapest(self) -> list[int]:
        """The open fields, the one whose loss hurts least first."""
        rest = card_values()[:, min(self.upper, BONUS_FROM)]
        fields = [field for field in range(13) if not self.filled >> field & 1]
        return sorted(fields, key=lambda field: -float(rest[self.filled | 1 << field]))

    def _without(self, field: int | None = None) -> int:
        """The fields that are or will stay closed: for want of turns the cheapest stay empty."""
        closed = self.filled if field is None else self.filled | 1 << field
        for cheap in self._cheapest:
            if 13 - closed.bit_count() <= self.turns:
                break
            closed |= 1 << cheap
        return closed

    @cached_property
    def _with_field(self) -> Ints:
        return np.array([self._without(field) for field in range(13)], dtype=np.intp)


def filled(points: tuple[int | None, ...], strokes: tuple[int, ...]) -> int:
    """The fields that have points or are struck, as bits."""
    bits = 0
    for field, (written, lies) in enumerate(zip(points, strokes, strict=True)):
        if written is not None or lies == 2:
            bits |= 1 << field
    return bits


@dataclass(frozen=True)
class Table:
    """Everybody's card at the moment somebody throws or has announced."""

    roller: int
    cards: tuple[Card, ...]

    @cached_property
    def others(self) -> tuple[int, ...]:
        """Those who believe or doubt."""
        return tuple([seat for seat in range(len(self.cards)) if seat != self.roller])

    def rivalry(self, seat: int) -> Floats:
        """How much each seat's points hurt this one: most those of who is likeliest to win."""
        sums = np.array([card.expected for card in self.cards])
        spread = _TIGHT * np.sqrt(1.0 + max(card.turns for card in self.cards))
        odds = np.exp((sums - sums.max()) / spread)
        odds[seat] = 0
        weights: Floats = (odds / odds.sum()).astype(np.float32)
        return weights

    @cached_property
    def gains(self) -> Floats:
        """What each of the others gains by a right doubt; nobody gains a Kniffel (LK-22)."""
        gains = np.stack([self.cards[seat].gain for seat in self.others])
        gains[:, FIELD == KNIFFEL] = 0
        return gains

    @cached_property
    def strokes(self) -> Floats:
        """What a wrong doubt costs each of the others."""
        return np.stack([self.cards[seat].stroke for seat in self.others])[:, FIELD]

    @cached_property
    def credit(self) -> Floats:
        """What the roller gains when the announcement is written down."""
        return self.cards[self.roller].gain

    @cached_property
    def caught(self) -> Floats:
        """What the roller's stroke costs, announcement by announcement."""
        caught: Floats = self.cards[self.roller].stroke[FIELD]
        return caught


def table_of(view: View) -> Table:
    """The table as everybody sees it."""
    key = tuple([(sheet.points, sheet.strokes) for sheet in view.sheets])
    return _table(view.roller, key, view.last_round)


def _table(
    roller: int,
    rows: tuple[tuple[tuple[int | None, ...], tuple[int, ...]], ...],
    last_round: tuple[int, ...] | None,
) -> Table:
    opens = [13 - filled(*row).bit_count() for row in rows]
    cards = []
    for seat, (points, strokes) in enumerate(rows):
        turns = _turns(seat, opens, last_round)
        upper = sum([n for n in points[:UPPER] if n])
        total = sum([n for n in points if n]) + (35 if upper >= BONUS_FROM else 0)
        cards.append(Card(points, strokes, upper, total, turns))
    return Table(roller, tuple(cards))


def _turns(seat: int, opens: list[int], last_round: tuple[int, ...] | None) -> int:
    """The turns a seat may still hope for, once the one under way is over."""
    if last_round is not None:
        return int(seat in last_round)
    return min([left for other, left in enumerate(opens) if other != seat])
