"""Apply and undo: the slotted class again, with a log of what every move has overwritten."""

from __future__ import annotations

from typing import TypeAlias

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

# The turn as it was before a move, and every field of a card that the move has changed.
TurnWas: TypeAlias = tuple[int, int, tuple[int, ...], int, int, int, int, int, bool]
FieldWas: TypeAlias = tuple[int, int, int, int, int]


class Table:
    """A turn, everybody's card, and the log."""

    __slots__ = (
        "answered",
        "dice",
        "doubts",
        "field",
        "fields_were",
        "free",
        "open",
        "over",
        "points",
        "roller",
        "seats",
        "sheet",
        "strokes",
        "throws",
        "turns_were",
    )

    def __init__(self, seats: int) -> None:
        """Nothing has happened."""
        self.seats = seats
        self.sheet = [EMPTY] * (13 * seats)
        self.strokes = [0] * (13 * seats)
        self.open = [ALL_FIELDS] * seats
        self.over = False
        self.turns_were: list[TurnWas] = []
        self.fields_were: list[list[FieldWas]] = []
        self.begin(0)

    def begin(self, roller: int) -> None:
        """A turn begins."""
        self.roller = roller
        self.throws = 0
        self.dice: tuple[int, ...] = ()
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
        """It is said, the table changes, and the log knows how it was."""
        self.turns_were.append(
            (
                self.roller,
                self.throws,
                self.dice,
                self.free,
                self.field,
                self.points,
                self.answered,
                self.doubts,
                self.over,
            )
        )
        self.fields_were.append([])
        if move >= BELIEVE:
            self._answer(move == DOUBT)
        elif move >= ANNOUNCE:
            self.field, self.points = divmod(move - ANNOUNCE, 100)
        else:
            self.dice = cast(self.dice, move, self.free, dice)
            self.free = self.free & ~move if self.throws else 31
            self.throws += 1

    def undo(self) -> None:
        """The last move has never been."""
        for place, points, strokes, seat, fields in reversed(self.fields_were.pop()):
            self.sheet[place], self.strokes[place], self.open[seat] = points, strokes, fields
        was = self.turns_were.pop()
        self.roller, self.throws, self.dice, self.free = was[0], was[1], was[2], was[3]
        self.field, self.points, self.answered = was[4], was[5], was[6]
        self.doubts, self.over = was[7], was[8]

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

    def _log(self, seat: int, place: int) -> None:
        was = (place, self.sheet[place], self.strokes[place], seat, self.open[seat])
        self.fields_were[-1].append(was)

    def _credit(self, seat: int, field: int) -> None:
        self._log(seat, 13 * seat + field)
        self.sheet[13 * seat + field] = self.points
        self.open[seat] &= ~(1 << field)

    def _strike(self, seat: int, field: int) -> None:
        place = 13 * seat + field
        self._log(seat, place)
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
    """There is no copy: coming back from a move is what it costs instead, without the move."""
    dice = Seeded(1)
    for _ in range(times):
        table.play(BELIEVE if table.field >= 0 else ANNOUNCE, dice)
        table.undo()


def looks(table: Table, dice: Seeded, times: int) -> None:
    """One step of a search: what would be if this were said? Then the next idea."""
    for _ in range(times):
        table.play(table.choose(dice), dice)
        table.undo()


def kept(seats: int, seed: int) -> int:
    """Every position can be had again, by undoing: one at a time, and nobody else may look."""
    return match(seats, seed)[0]
