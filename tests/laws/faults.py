"""Rulebooks with one fault each, planted to see the laws find it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bluffhaus.games.luegenkniffel import Luegenkniffel, Move, View
from bluffhaus.games.luegenkniffel.menus import ANSWERS, RollerMenu
from bluffhaus.games.luegenkniffel.rules import is_lie
from bluffhaus.games.luegenkniffel.state import ALL_FIELDS, ANSWER, EMPTY, SHAKEN, THROW, State
from bluffhaus.games.luegenkniffel.words import (
    Announce,
    Announced,
    Believe,
    Card,
    Doubt,
    Event,
    Field,
    Landed,
    Options,
    Threw,
    Throw,
)
from bluffhaus.kernel import Chance, Choice, Outcome, Pace, Prompt, Refusal, Seat


class ViewLeaksADie(Luegenkniffel):
    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, turn=sum(state.dice)) if state.dice else seen


class MenuKnowsTooMuch(Luegenkniffel):
    """Whom an honest roller faces is not even offered to doubt."""

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        if state.stage != ANSWER or is_lie(state.options, state.dice, state.field, state.points):
            return asked
        return Prompt(asked.about, Choice[Move]((Believe(),), ANSWERS.card()), Believe())


class QuestionsCountSecrets(Luegenkniffel):
    """The number of a doubter's question tells how many dice lie under the first cup."""

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        return msgspec.structs.replace(asked, about=asked.about + state.cups.count(1))


class Talkative(Choice[Move]):
    def __init__(self, dice: tuple[int, ...]) -> None:
        super().__init__(ANSWERS.moves, ANSWERS.card())
        self.dice = dice

    def refusal(self, move: object) -> Refusal:
        return Refusal("no", f"{self.dice} lie under the cups, what more do you want")


class ExcuseGivesAway(Luegenkniffel):
    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        if state.stage != ANSWER:
            return asked
        return Prompt(asked.about, Talkative(state.dice), asked.silence)


class DisguiseTellsTheTruth(Luegenkniffel):
    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return state.clone()


class DisguiseShowsThrough(Luegenkniffel):
    """It re-deals even what the seat itself has seen."""

    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        other = state.clone()
        if state.dice:
            other.dice = tuple([chance.roll(6) for _ in range(5)])
        return other


class DisguiseSpoilsTheTable(Luegenkniffel):
    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        other = super().disguise(state, seat, chance)
        state.turn += 0 if seat is None else 1
        other.turn = state.turn
        return other


class EvolveForgets(Luegenkniffel):
    """Who reads the journal takes what was announced for a little less."""

    def evolve(self, state: State, event: Event) -> None:
        match event:
            case Announced(seat, field, points):
                super().evolve(state, Announced(seat, field, points - 1))
            case _:
                super().evolve(state, event)


class RulesWithoutFact(Luegenkniffel):
    """Something happens that is nobody's fact, so the journal does not know."""

    def decide(self, state: State, seat: Seat, move: Move) -> None:
        super().decide(state, seat, move)
        if isinstance(move, Doubt):
            state.strokes[13 * seat] += 1


class HashDecides(Luegenkniffel):
    """The dice come from the order of a set."""

    def proceed(self, state: State, chance: Chance) -> bool:
        if state.stage != SHAKEN:
            return super().proceed(state, chance)
        order = list({f"die {number}" for number in range(1, 7)})
        state.landed(state.roller, tuple(int(die[-1]) for die in order[:5]))
        return True


class Generous(RollerMenu):
    """Takes announcements that it does not list."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Announce) or super().__contains__(move)


class Forgetful(RollerMenu):
    """Lists an announcement that it does not take."""

    def __contains__(self, move: object) -> bool:
        return move != Announce(Field.CHANCE, 17) and super().__contains__(move)


class Miscounted(RollerMenu):
    """Counts one more than there are."""

    def __len__(self) -> int:
        return super().__len__() + 1

    def sample(self, chance: Chance) -> Move:
        return list(self)[chance.roll(super().__len__()) - 1]


class Doubled(RollerMenu):
    def __iter__(self) -> Iterator[Move]:
        yield from super().__iter__()
        yield from self._throws


class Blank(RollerMenu):
    def card(self) -> Card:
        return Card(throw=None, announce=(), answer=False)


class OtherMenu(Luegenkniffel):
    """The rulebook with another menu for the roller."""

    menu: type[RollerMenu] = RollerMenu

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        if not isinstance(asked.moves, RollerMenu):
            return asked
        return Prompt(asked.about, self.menu(asked.moves.free, asked.moves.fields), asked.silence)


class MenuTakesTooMuch(OtherMenu):
    menu = Generous


class MenuDenies(OtherMenu):
    menu = Forgetful


class MenuMiscounts(OtherMenu):
    menu = Miscounted


class MenuRepeats(OtherMenu):
    menu = Doubled


class MenuPrintsNothing(OtherMenu):
    menu = Blank


class OfferFails(Luegenkniffel):
    """Doubting is offered and then goes wrong."""

    def decide(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Doubt):
            raise ZeroDivisionError
        super().decide(state, seat, move)


class SilenceIsOffTheMenu(Luegenkniffel):
    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        return msgspec.structs.replace(asked, silence=Throw((0, 1, 2, 3, 4)))


class PaceTells(Luegenkniffel):
    """The table takes longer over a lie."""

    def pace(self, state: State) -> Pace | None:
        pace = super().pace(state)
        if pace is None or state.stage != ANSWER:
            return pace
        lie = is_lie(state.options, state.dice, state.field, state.points)
        return msgspec.structs.replace(pace, breath=2.0 if lie else 1.0)


class AwaitedTells(Luegenkniffel):
    """The table is seen to wait only for those who will doubt."""

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked(state) if not sum(state.dice) % 2)


class NobodyIsAsked(Luegenkniffel):
    def asked(self, state: State) -> tuple[Seat, ...]:
        return () if state.stage == ANSWER and state.turn == 3 else super().asked(state)


class NobodyHasToSpeak(Luegenkniffel):
    """Everybody may interrupt for ever."""

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        return Prompt(asked.about, asked.moves, None if state.stage == ANSWER else asked.silence)


class OverTooEarly(Luegenkniffel):
    def outcome(self, state: State) -> Outcome | None:
        if state.stage == THROW and state.turn == 3:
            return Outcome((Seat(0),), (0,) * state.seats, "highest_sum")
        return super().outcome(state)


class SharesItsStrokes(State):
    """A copy of the table on which the same lie column lies."""

    __slots__ = ()

    def clone(self) -> State:
        other = super().clone()
        other.strokes = self.strokes
        other.__class__ = SharesItsStrokes
        return other


class EarlierMatchesChange(Luegenkniffel):
    def blank(self, options: Options, seats: int) -> State:
        return SharesItsStrokes(options, seats)


class NothingIsWritten(State):
    """Nobody ever writes down a point."""

    __slots__ = ()

    def clone(self) -> State:
        other = super().clone()
        other.__class__ = NothingIsWritten
        return other

    def got_credit(self, seat: int, field: int, points: int) -> None:
        super().got_credit(seat, field, points)
        self.sheet[13 * seat + field] = EMPTY
        self.open[seat] = ALL_FIELDS

    def got_stroke(self, seat: int, field: int) -> None:
        super().got_stroke(seat, field)
        self.sheet[13 * seat + field] = EMPTY
        self.open[seat] = ALL_FIELDS


class NeverEnds(Luegenkniffel):
    def blank(self, options: Options, seats: int) -> State:
        return NothingIsWritten(options, seats)


class PointsForSome(Luegenkniffel):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and msgspec.structs.replace(outcome, points=outcome.points[:1])


class DiceFallAloud(State):
    """Everybody is told how the dice lie."""

    __slots__ = ()

    def clone(self) -> State:
        other = super().clone()
        other.__class__ = DiceFallAloud
        return other

    def landed(self, seat: int, dice: tuple[int, ...]) -> None:
        scribe, self.scribe = self.scribe, None
        super().landed(seat, dice)
        self.scribe = scribe
        if scribe is not None:
            scribe.append(Landed(Seat(seat), dice))


class ToldToTooMany(Luegenkniffel):
    def blank(self, options: Options, seats: int) -> State:
        return DiceFallAloud(options, seats)


class Stutters(State):
    """The cups are shaken twice in the journal, once on the table."""

    __slots__ = ()

    def clone(self) -> State:
        other = super().clone()
        other.__class__ = Stutters
        return other

    def turn_began(self, seat: int) -> None:
        super().turn_began(seat)
        if self.scribe is not None and self.turn == 2:
            self.scribe.append(Threw(Seat(seat), 1))


class WritesWhatIsNot(Luegenkniffel):
    def blank(self, options: Options, seats: int) -> State:
        return Stutters(options, seats)


class Whispers(State):
    """Only the thrower is told what was announced."""

    __slots__ = ()

    def clone(self) -> State:
        other = super().clone()
        other.__class__ = Whispers
        return other

    def announced(self, seat: int, field: int, points: int) -> None:
        super().announced(seat, field, points)
        if self.scribe is not None:
            said = self.scribe.pop()
            self.scribe.append(msgspec.structs.replace(said, to=(Seat(seat),)))


class ToldToTooFew(Luegenkniffel):
    def blank(self, options: Options, seats: int) -> State:
        return Whispers(options, seats)
