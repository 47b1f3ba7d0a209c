"""A slotted class with a clone: it changes in place, and whoever wants to keep it copies it."""

from __future__ import annotations

from benchmarks.state_forms.common import (
    ALL_FIELDS,
    ANNOUNCE,
    BELIEVE,
    DOUBT,
    EMPTY,
    KNIFFEL,
    STRUCK,
    answer,
    cast,
    is_lie,
    throw_or_announce,
)
from bluffhaus.kernel.chance import Seeded


class Table:
    """A turn, and everybody's card."""

    __slots__ = (
        "answered",
        "dice",
        "doubts",
        "field",
        "free",
        "open",
        "over",
        "points",
        "roller",
        "seats",
        "sheet",
        "strokes",
        "throws",
    )

    roller: int
    throws: int
    dice: tuple[int, ...]
    free: int
    field: int
    points: int
    answered: int
    doubts: int

    def __init__(self, seats: int, like: Table | None = None) -> None:
        """Nothing has happened; or it looks `like` another."""
        self.seats = seats
        if like is not None:
            self._copy(like)
            return
        self.sheet = [EMPTY] * (13 * seats)
        self.strokes = [0] * (13 * seats)
        self.open = [ALL_FIELDS] * seats
        self.over = False
        self.begin(0)

    def _copy(self, other: Table) -> None:
        self.sheet, self.strokes, self.open = other.sheet[:], other.strokes[:], other.open[:]
        self.over, self.roller, self.throws = other.over, other.roller, other.throws
        self.dice, self.free, self.field = other.dice, other.free, other.field
        self.points, self.answered, self.doubts = other.points, other.answered, other.doubts

    def clone(self) -> Table:
        """It shares nothing that can change."""
        return Table(self.seats, self)

    def begin(self, roller: int) -> None:
        """A turn begins."""
        self.roller = roller
        self.throws = 0
        self.dice = ()
        self.free = 0
        self.field = -1
        self.points = 0
        self.answered = 0
        self.doubts = 0

    def choose(self, dice: Seeded) -> int:
        """Anything that may be said."""
        if self.field >= 0:
            return answer(dice)
        free = self.free if self.throws < 3 else 0
        return throw_or_announce(free, self.open[self.roller], self.throws > 0, dice)

    def play(self, move: int, dice: Seeded) -> None:
        """It is said, and the table changes."""
        if move >= BELIEVE:
            self._answer(move == DOUBT)
        elif move >= ANNOUNCE:
            self.field, self.points = divmod(move - ANNOUNCE, 100)
        else:
            self.dice = cast(self.dice, move, self.free, dice)
            self.free = self.free & ~move if self.throws else 31
            self.throws += 1

    def _answer(self, doubts: bool) -> None:
        seat = (self.roller + 1 + self.answered) % self.seats
        self.doubts |= doubts << seat
        self.answered += 1
        if self.answered == self.seats - 1:
            self._settle()

    def _settle(self) -> None:
        field = self.field
        doubters = [seat for seat in range(self.seats) if self.doubts >> seat & 1]
        if doubters and is_lie(self.dice, field, self.points):
            self._strike(self.roller, field)
            for seat in doubters:
                if field != KNIFFEL and self.open[seat] >> field & 1:
                    self._credit(seat, field)
        else:
            self._credit(self.roller, field)
            for seat in doubters:
                self._strike(seat, field)
        self.over = 0 in self.open
        self.begin((self.roller + 1) % self.seats)

    def _credit(self, seat: int, field: int) -> None:
        self.sheet[13 * seat + field] = self.points
        self.open[seat] &= ~(1 << field)

    def _strike(self, seat: int, field: int) -> None:
        place = 13 * seat + field
        if self.strokes[place] < 2:
            self.strokes[place] += 1
            if self.strokes[place] == 2:
                self.sheet[place] = STRUCK
                self.open[seat] &= ~(1 << field)


def match(seats: int, seed: int) -> tuple[int, list[int]]:
    """A whole match that nobody watches: decisions and final points."""
    dice, table, decisions = Seeded(seed), Table(seats), 0
    while not table.over:
        table.play(table.choose(dice), dice)
        decisions += 1
    rows = [table.sheet[13 * seat : 13 * seat + 13] for seat in range(seats)]
    return decisions, [sum([n for n in row if n > 0]) for row in rows]


def midway(seats: int, seed: int, moves: int) -> Table:
    """A position to look around from."""
    dice, table = Seeded(seed), Table(seats)
    for _ in range(moves):
        table.play(table.choose(dice), dice)
    return table


def copies(table: Table, times: int) -> None:
    """Copies, one after the other."""
    for _ in range(times):
        table.clone()


def looks(table: Table, dice: Seeded, times: int) -> None:
    """One step of a search: what would be if this were said? Then the next idea."""
    for _ in range(times):
        other = table.clone()
        other.play(other.choose(dice), dice)


def kept(seats: int, seed: int) -> int:
    """A whole match of which every position stays."""
    dice, table = Seeded(seed), Table(seats)
    positions = [table]
    while not table.over:
        table = table.clone()
        table.play(table.choose(dice), dice)
        positions.append(table)
    return len(positions) - 1
