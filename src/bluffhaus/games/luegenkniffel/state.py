"""How the table of Lügen-Kniffel looks, and the facts that change it."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from bluffhaus.games.luegenkniffel.scores import FIELDS, total_of
from bluffhaus.games.luegenkniffel.words import (
    Announced,
    Answered,
    Believed,
    Credited,
    Decided,
    Ended,
    Event,
    Knew,
    Landed,
    LastRound,
    Left,
    Options,
    Revealed,
    RolledOff,
    Skipped,
    Stroke,
    Threw,
    Told,
    TruthTold,
    TurnBegan,
)
from bluffhaus.kernel import Seat

# What the table is waiting for.
ROLL_OFF: Final = 0
THROW: Final = 1  # the roller throws, or throws again, or announces
SHAKEN: Final = 2  # the cups are down; nobody has looked yet
ANSWER: Final = 3  # everybody else believes or doubts
CLEAR: Final = 4  # points and strokes are written down; the cups pass on
ENDED: Final = 5  # points are counted; the truth may still be told
OVER: Final = 6

NOBODY: Final = -1
NOTHING: Final = -1

# A field of the points column holds its points, or one of these.
EMPTY: Final = -1
STRUCK: Final = -2

ALL_FIELDS: Final = 2**13 - 1

Turn: TypeAlias = tuple[int, int, tuple[int, ...], int, int, bool, int]
"""Seat, throws, dice, field, points, lie, doubters (as bits): kept until the end."""


class State:
    """The table. It changes by its facts only: one method for each kind of event, below."""

    __slots__ = (
        "about",
        "answering",
        "contenders",
        "credited",
        "cups",
        "dice",
        "doubts",
        "field",
        "final",
        "finisher",
        "last",
        "lie",
        "open",
        "options",
        "past",
        "points",
        "queue",
        "roller",
        "scribe",
        "seats",
        "sheet",
        "stage",
        "starter",
        "strokes",
        "struck",
        "throws",
        "turn",
        "winners",
        "worn",
    )

    def __init__(self, options: Options, seats: int, like: State | None = None) -> None:
        """A blank table, or one `like` another that it shares nothing with."""
        self.scribe: list[Event] | None = None
        if like is not None:
            self._copy(like)
            return
        self.options = options
        self.seats = seats
        self.stage = ROLL_OFF
        self.about = 0  # which question is open; it counts public facts only
        self.contenders: tuple[int, ...] = tuple(range(seats))
        self.starter = NOBODY
        self.roller = NOBODY
        self.turn = 0
        self.throws = 0
        self.dice: tuple[int, ...] = ()
        self.cups: tuple[
            int, ...
        ] = ()  # the throw a die was last thrown in is the cup it lies under
        self.field = NOTHING
        self.points = 0
        self.lie = False  # what the roller knows of the announcement
        self.answering = 0  # who still has to answer, as bits
        self.doubts = 0  # who doubts, as bits
        self.sheet = [EMPTY] * (13 * seats)
        self.strokes = [0] * (13 * seats)
        self.open = [ALL_FIELDS] * seats  # the fields each may still announce, as bits (§3.3)
        self.finisher = NOBODY
        self.queue: tuple[int, ...] = ()  # whose last turn is still to come
        self.past: tuple[Turn, object] | None = None  # all announcements, the newest first
        self.last: Turn | None = None
        self.credited: tuple[int, ...] = ()  # what the last announcement led to
        self.struck: tuple[int, ...] = ()
        self.worn: tuple[int, ...] = ()  # whose points field a second stroke took
        self.final: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()

    def clone(self) -> State:
        return State(self.options, self.seats, self)

    def _copy(self, other: State) -> None:
        """Only the three lists can change; all else is replaced as a whole."""
        self.options, self.seats, self.stage = other.options, other.seats, other.stage
        self.about, self.contenders, self.starter = other.about, other.contenders, other.starter
        self.roller, self.turn, self.throws = other.roller, other.turn, other.throws
        self.dice, self.cups = other.dice, other.cups
        self.field, self.points, self.lie = other.field, other.points, other.lie
        self.answering, self.doubts = other.answering, other.doubts
        self.sheet, self.strokes, self.open = other.sheet[:], other.strokes[:], other.open[:]
        self.finisher, self.queue = other.finisher, other.queue
        self.past, self.last = other.past, other.last
        self.credited, self.struck, self.worn = other.credited, other.struck, other.worn
        self.final, self.winners = other.final, other.winners

    # --- questions to the table ---------------------------------------------------------------

    def full(self, seat: int) -> bool:
        """Is nothing left to announce? A struck field is filled, too (LK-25)."""
        return not self.open[seat]

    def free(self) -> int:
        """The dice that may be thrown again, as bits: they lie under the last cup."""
        bits, bit = 0, 1
        for cup in self.cups:
            if cup == self.throws:
                bits |= bit
            bit <<= 1
        return bits

    def total(self, seat: int) -> int:
        return total_of(self.sheet[13 * seat : 13 * seat + 13])

    # --- facts ----------------------------------------------------------------------------------

    def rolled_off(self, seats: tuple[int, ...], pips: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(RolledOff(_seats(seats), pips))
        best = max(pips)
        self.contenders = tuple([s for s, p in zip(seats, pips, strict=True) if p == best])

    def turn_began(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(TurnBegan(Seat(seat)))
        if self.starter == NOBODY:
            self.starter = seat
        if self.finisher != NOBODY:
            self.queue = tuple([s for s in self.queue if s != seat])
        self.roller = seat
        self.turn += 1
        self.throws = 0
        self.dice = self.cups = ()
        self.field = NOTHING
        self.stage = THROW
        self.about += 1

    def left(self, seat: int, dice: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(Left(Seat(seat), dice, to=(Seat(seat),)))
        throws = self.throws
        self.cups = tuple(
            [
                throws + 1 if cup == throws and die not in dice else cup
                for die, cup in enumerate(self.cups)
            ]
        )

    def threw(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Threw(Seat(seat), self.throws + 1))
        self.throws += 1
        if self.throws == 1:
            self.cups = (1, 1, 1, 1, 1)
        self.stage = SHAKEN

    def landed(self, seat: int, dice: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(Landed(Seat(seat), dice, to=(Seat(seat),)))
        self.dice = dice
        self.stage = THROW
        self.about += 1

    def announced(self, seat: int, field: int, points: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Announced(Seat(seat), FIELDS[field], points))
        self.field, self.points = field, points
        self.answering = (1 << self.seats) - 1 & ~(1 << seat)
        self.doubts = 0
        self.credited = self.struck = self.worn = ()
        self.stage = ANSWER
        self.about += 1

    def answered(self, seat: int, doubts: bool) -> None:
        if self.scribe is not None:
            self.scribe.append(Answered(Seat(seat), doubts, to=(Seat(seat),)))
        if doubts:
            self.doubts |= 1 << seat

    def decided(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Decided(Seat(seat)))
        self.answering &= ~(1 << seat)

    def knew(self, seat: int, lie: bool) -> None:
        if self.scribe is not None:
            self.scribe.append(Knew(Seat(seat), lie, to=(Seat(seat),)))
        self.lie = lie

    def believed(self) -> None:
        if self.scribe is not None:
            self.scribe.append(Believed(Seat(self.roller)))
        self._remember()

    def revealed(self, lie: bool) -> None:
        if self.scribe is not None:
            doubters = _seats(seats_of(self.doubts))
            self.scribe.append(Revealed(Seat(self.roller), self.dice, doubters, lie))
        self.lie = lie
        self._remember()

    def got_credit(self, seat: int, field: int, points: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Credited(Seat(seat), FIELDS[field], points))
        self.sheet[13 * seat + field] = points
        self.open[seat] &= ~(1 << field)
        self.credited = (*self.credited, seat)

    def got_stroke(self, seat: int, field: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Stroke(Seat(seat), FIELDS[field]))
        place = 13 * seat + field
        self.struck = (*self.struck, seat)
        if self.strokes[place] < 2:
            self.strokes[place] += 1
            if self.strokes[place] == 2:
                self.sheet[place] = STRUCK
                self.open[seat] &= ~(1 << field)
                self.worn = (*self.worn, seat)

    def last_round(self, finisher: int, still: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(LastRound(Seat(finisher), _seats(still)))
        self.finisher, self.queue = finisher, still

    def skipped(self, seat: int) -> None:
        if self.scribe is not None:
            self.scribe.append(Skipped(Seat(seat)))
        self.queue = tuple([s for s in self.queue if s != seat])

    def ended(self, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
        if self.scribe is not None:
            self.scribe.append(Ended(points, _seats(winners)))
        self.final, self.winners = points, winners
        self.stage = ENDED if self.options.tell_truth else OVER

    def truth_told(self) -> None:
        if self.scribe is not None:
            self.scribe.append(TruthTold(self.truth()))
        self.stage = OVER

    def truth(self) -> tuple[Told, ...]:
        """Every announcement of the match beside its dice, the first one first."""
        turns: list[Told] = []
        past: object = self.past
        while isinstance(past, tuple):
            (seat, throws, dice, field, points, lie, doubts), past = past
            doubters = _seats(seats_of(doubts))
            turns.append(Told(Seat(seat), throws, dice, FIELDS[field], points, lie, doubters))
        return tuple(reversed(turns))

    def _remember(self) -> None:
        """The dice go back into the cup; what lay there is kept for the end of the match."""
        turn = (self.roller, self.throws, self.dice, self.field, self.points, self.lie, self.doubts)
        self.last = turn
        self.past = (turn, self.past)
        self.dice = self.cups = ()
        self.stage = CLEAR


@cache
def seats_of(bits: int) -> tuple[int, ...]:
    """The places of the bits that are set: seats, dice or fields."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def _seats(seats: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat) for seat in seats])
