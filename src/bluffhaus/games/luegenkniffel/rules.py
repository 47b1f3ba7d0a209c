"""The rules of Lügen-Kniffel, in the order of the rulebook. The § are those of our `rules.md`."""

from __future__ import annotations

from functools import cache
from typing import Final

from bluffhaus.games.luegenkniffel.menus import ANNOUNCE, ANSWERS, FIRST_THROW, RollerMenu
from bluffhaus.games.luegenkniffel.scores import (
    INDEX,
    KNIFFEL,
    SAYABLE,
    best_first,
    worth,
)
from bluffhaus.games.luegenkniffel.state import (
    ANSWER,
    CLEAR,
    EMPTY,
    ENDED,
    NOBODY,
    OVER,
    ROLL_OFF,
    SHAKEN,
    THROW,
    State,
    seats_of,
)
from bluffhaus.games.luegenkniffel.view import View, view_of
from bluffhaus.games.luegenkniffel.words import (
    Announce,
    Announced,
    Answered,
    Believe,
    Believed,
    Credited,
    Decided,
    Doubt,
    Ended,
    Event,
    Knew,
    Landed,
    LastRound,
    Left,
    Move,
    Options,
    Revealed,
    RolledOff,
    Skipped,
    Stroke,
    Threw,
    Throw,
    TruthTold,
    TurnBegan,
)
from bluffhaus.kernel import Chance, Outcome, Pace, Prompt, Seat

MOST_THROWS: Final = 3
_WAITING: Final = (THROW, OVER)


class Luegenkniffel:
    """Throw under three cups, announce anything, be believed or doubted."""

    def __init__(self) -> None:
        # Attributes of the object, so that mypyc can compile the class.
        self.id = "luegenkniffel"
        self.version = 1
        self.table_sizes = range(2, 9)
        self.options = Options
        self.moves = Move
        self.events = Event

    def blank(self, options: Options, seats: int) -> State:
        return State(options, seats)

    # --- who may say what -----------------------------------------------------------------------

    def asked(self, state: State) -> tuple[Seat, ...]:
        if state.stage == ANSWER:
            return asked_of(state.answering)
        return (Seat(state.roller),) if state.stage == THROW else ()

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return self.asked(state)  # it is never a secret

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        if state.stage == ANSWER:
            return Prompt(state.about, ANSWERS, Believe())
        if not state.dice:
            return Prompt(state.about, FIRST_THROW, Throw())
        free = state.free() if state.throws < MOST_THROWS else 0
        menu = RollerMenu(free, state.open[state.roller])
        return Prompt(state.about, menu, silent_announcement(state))

    def decide(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, (Believe, Doubt)):
            state.answered(seat, isinstance(move, Doubt))
            state.decided(seat)
        elif isinstance(move, Announce):
            state.announced(seat, INDEX[move.field], move.points)
        else:
            if state.throws:
                state.left(seat, move.leave)
            state.threw(seat)

    # --- what the rules do by themselves --------------------------------------------------------

    def proceed(self, state: State, chance: Chance) -> bool:
        stage = state.stage
        if stage in _WAITING or (stage == ANSWER and state.answering):
            return False
        if stage == SHAKEN:
            cups, throws, old = state.cups, state.throws, state.dice or (0, 0, 0, 0, 0)
            dice = [chance.roll(6) if cups[n] == throws else old[n] for n in range(5)]
            state.landed(state.roller, tuple(dice))
        elif stage == ANSWER:
            settle(state)
        elif stage == CLEAR:
            pass_on(state)
        elif stage == ROLL_OFF:
            roll_off(state, chance)
        elif stage == ENDED:
            state.truth_told()
        return True

    # --- how the table looks then ---------------------------------------------------------------

    def evolve(self, state: State, event: Event) -> None:
        match event:
            case RolledOff(seats, pips):
                state.rolled_off(tuple(seats), pips)
            case TurnBegan(seat):
                state.turn_began(seat)
            case Left(seat, dice):
                state.left(seat, dice)
            case Threw(seat):
                state.threw(seat)
            case Landed(seat, dice):
                state.landed(seat, dice)
            case Announced(seat, field, points):
                state.announced(seat, INDEX[field], points)
            case Answered(seat, doubts):
                state.answered(seat, doubts)
            case Decided(seat):
                state.decided(seat)
            case Knew(seat, lie):
                state.knew(seat, lie)
            case Believed():
                state.believed()
            case Revealed(lie=lie):
                state.revealed(lie)
            case Credited(seat, field, points):
                state.got_credit(seat, INDEX[field], points)
            case Stroke(seat, field):
                state.got_stroke(seat, INDEX[field])
            case LastRound(seat, still):
                state.last_round(seat, tuple(still))
            case Skipped(seat):
                state.skipped(seat)
            case Ended(points, winners):
                state.ended(points, tuple(winners))
            case TruthTold():
                state.truth_told()

    # --- what is seen ---------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.stage != OVER:
            return None
        winners = tuple([Seat(seat) for seat in state.winners])
        return Outcome(winners, state.final, "highest_sum")

    def pace(self, state: State) -> Pace | None:
        if state.stage == ANSWER:
            return Pace(state.options.answer_seconds, breath=1.2, wait=state.about)
        if state.stage != THROW:
            return None
        shown = state.throws == 0 and state.last is not None
        doubted = shown and state.last is not None and state.last[6] != 0
        breath = 4.5 if doubted else 2.0 if shown else 0.8
        return Pace(state.options.seconds, breath=breath, wait=state.about)

    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Other dice under the cups of others, other secret answers, another past."""
        other = state.clone()
        if state.stage == OVER and state.options.tell_truth:
            return other
        if seat != state.roller and state.dice:
            _deal_again(other, chance)
        if state.stage == ANSWER:
            _answer_again(other, seat, chance)
        other.past = _past_again(state.past, seat, state.options, chance)
        return other


@cache
def asked_of(bits: int) -> tuple[Seat, ...]:
    """The seats whose bits are set."""
    return tuple([Seat(seat) for seat in seats_of(bits)])


# --- §1 who begins ----------------------------------------------------------------------------


def roll_off(state: State, chance: Chance) -> None:
    """§1.3 The highest number begins; whoever shares it throws again."""
    while len(state.contenders) > 1:
        state.rolled_off(state.contenders, tuple([chance.roll(6) for _ in state.contenders]))
    state.turn_began(state.contenders[0])


# --- §3 true or not ---------------------------------------------------------------------------


def is_lie(options: Options, dice: tuple[int, ...], field: int, points: int) -> bool:
    """§3.4 True is what the dice bring exactly; with `at_least`, also what is too low."""
    real = worth(dice)[field]
    return real < points if options.at_least else real != points


def settle(state: State) -> None:
    """§3.6–§3.9 All have answered: nobody doubts, or the cups are lifted."""
    lie = is_lie(state.options, state.dice, state.field, state.points)
    if state.doubts:
        expose(state, lie)
    else:
        state.knew(state.roller, lie)
        state.believed()
        state.got_credit(state.roller, state.field, state.points)


def expose(state: State, lie: bool) -> None:
    """§3.7 True: the roller gets points, doubters strokes. §3.8 A lie: the other way round."""
    roller, field, points = state.roller, state.field, state.points
    doubters = seats_of(state.doubts)
    state.revealed(lie)
    if lie:
        state.got_stroke(roller, field)
        for seat in doubters:
            if field != KNIFFEL and state.sheet[13 * seat + field] == EMPTY:  # §3.9
                state.got_credit(seat, field, points)
    else:
        state.got_credit(roller, field, points)
        for seat in doubters:
            state.got_stroke(seat, field)


def silent_announcement(state: State) -> Announce:
    """LK-36 Silence announces the best that is true, else the cheapest lie."""
    fields, real = state.open[state.roller], worth(state.dice)
    for field in best_first(state.dice):
        if fields >> field & 1:
            return ANNOUNCE[field][SAYABLE[field].index(real[field])]
    row = 13 * state.roller
    return ANNOUNCE[min(seats_of(fields), key=lambda n: (state.strokes[row + n], SAYABLE[n][0]))][0]


# --- §5 the end -------------------------------------------------------------------------------


def pass_on(state: State) -> None:
    """§5.1 The cups pass on clockwise; once a card is full, only to those with a last turn."""
    if state.finisher == NOBODY:
        full = _first_full(state)
        if full != NOBODY:
            state.last_round(full, _still_to_come(state))
    if state.finisher == NOBODY:
        state.turn_began((state.roller + 1) % state.seats)
        return
    while state.queue and state.full(state.queue[0]):
        state.skipped(state.queue[0])
    if state.queue:
        state.turn_began(state.queue[0])
    else:
        finish(state)


def _first_full(state: State) -> int:
    """Whose card is full: the roller's first, then clockwise."""
    for step in range(state.seats):
        seat = (state.roller + step) % state.seats
        if state.full(seat):
            return seat
    return NOBODY


def _still_to_come(state: State) -> tuple[int, ...]:
    """§5.2 Everybody else once more, clockwise; whoever threw last comes last."""
    order = [(state.roller + step) % state.seats for step in range(1, state.seats + 1)]
    return tuple([seat for seat in order if not state.full(seat)])


def finish(state: State) -> None:
    """§5.5 The highest sum wins; a tie is a shared win (LK-31)."""
    points = tuple([state.total(seat) for seat in range(state.seats)])
    best = max(points)
    state.ended(points, tuple([seat for seat, sum_ in enumerate(points) if sum_ == best]))


# --- another world that looks the same --------------------------------------------------------


def _deal_again(state: State, chance: Chance) -> None:
    """Other dice, and others left standing: what somebody else's cups may hide."""
    state.dice = tuple([chance.roll(6) for _ in range(5)])
    cups = [chance.roll(state.throws) for _ in range(5)]
    cups[chance.roll(5) - 1] = state.throws  # at least one die was thrown last
    state.cups = tuple(cups)


def _answer_again(state: State, seat: Seat | None, chance: Chance) -> None:
    decided = ((1 << state.seats) - 1) & ~state.answering & ~(1 << state.roller)
    for other in seats_of(decided):
        if other != seat:
            state.doubts = state.doubts & ~(1 << other) | (chance.roll(2) - 1) << other


def _past_again(
    past: object, seat: Seat | None, options: Options, chance: Chance
) -> tuple[tuple[int, int, tuple[int, ...], int, int, bool, int], object] | None:
    """Believed dice of others stay hidden; what was revealed stays as it was."""
    turns = []
    while isinstance(past, tuple):
        turn, past = past
        turns.append(turn)
    again: tuple[tuple[int, int, tuple[int, ...], int, int, bool, int], object] | None = None
    for turn in reversed(turns):
        roller, throws, dice, field, points, lie, doubts = turn
        if not doubts and roller != seat:
            dice = tuple([chance.roll(6) for _ in range(5)])
            lie = is_lie(options, dice, field, points)
        again = ((roller, throws, dice, field, points, lie, doubts), again)
    return again


RULES: Final = Luegenkniffel()
