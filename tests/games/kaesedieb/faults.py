"""Rulebooks of Käsedieb with one fault each, and one for people who talk a lot."""

from __future__ import annotations

import msgspec

from bluffhaus.games.kaesedieb import Kaesedieb, Move, Options, View
from bluffhaus.games.kaesedieb.menus import TalkMenu, peek_menu
from bluffhaus.games.kaesedieb.state import LOOK, NIGHT, TOUCH, VOTE, State
from bluffhaus.games.kaesedieb.words import (
    CheeseTaken,
    EyesClosed,
    Recruited,
    Rest,
    SayBelief,
    Woke,
)
from bluffhaus.kernel import TABLE, Chance, Pace, Prompt, Seat

# --- nobody's fault -------------------------------------------------------------------------------


class ShortMenu(TalkMenu):
    """Offers the same, but more often what is said seldom."""

    def sample(self, chance: Chance) -> Move:
        rare = [*self._few()]
        rare += [SayBelief(n, believes=bool(chance.roll(2) - 1)) for n in self.believe]
        return rare[chance.roll(len(rare)) - 1] if chance.roll(2) == 1 else super().sample(chance)


class Chatty(Kaesedieb):
    """The same rules among people who say what is said seldom, as often as anything."""

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        prompt = super().prompt(state, seat)
        menu = prompt.moves
        if not isinstance(menu, TalkMenu):
            return prompt
        short = ShortMenu(
            menu.seat,
            menu.seats,
            state.suendenmaus,
            ready=menu.ready,
            left=menu.left,
            believe=menu.believe,
            own=menu.own,
            why_no_more=menu.why_no_more,
        )
        return Prompt(prompt.about, short, prompt.silence)


class InTurn(Kaesedieb):
    """Before the night they get ready one after the other.

    Then whole nights look the same to people from many different matches, which is what the law
    *same memory, same view* needs to see anything.
    """

    def asked(self, state: State) -> tuple[Seat, ...]:
        asked = super().asked(state)
        return asked[:1] if state.stage == LOOK else asked


# --- views ----------------------------------------------------------------------------------------


class SleepersHearFootsteps(Kaesedieb):
    """Everybody is shown whether somebody is awake."""

    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, awake=bool(state.awake))


class AccomplicesFeelTheTouch(Kaesedieb):
    """Whoever is touched knows it a moment too early."""

    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        if seen.me is None or state.stage != TOUCH:
            return seen
        me = msgspec.structs.replace(seen.me, accomplice=seat in state.accomplices)
        return msgspec.structs.replace(seen, me=me)


class WhoVotedForWhomShowsThrough(Kaesedieb):
    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        if state.stage != VOTE:
            return seen
        return msgspec.structs.replace(seen, hour=sum(state.votes))


# --- questions ------------------------------------------------------------------------------------


class QuestionsCountWakings(InTurn):
    """The number of a question tells how many have been awake so far."""

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        woken = sum(hours[0] < state.hour for hours in state.hours if hours)
        return msgspec.structs.replace(asked, about=asked.about + woken)


class OnlyThievesChooseTwoHours(Kaesedieb):
    """Who is asked before the night shows who has a double."""

    def asked(self, state: State) -> tuple[Seat, ...]:
        asked = super().asked(state)
        if state.stage != LOOK:
            return asked
        return tuple(sorted(asked, key=lambda seat: len(set(state.dice[seat]))))

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return self.asked(state)


class CupsOfTheBandAreNotOffered(InTurn):
    """A mouse may not look under the thief's cup."""

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        if asked.silence != Rest():
            return asked
        others = peek_menu(seat, state.seats)
        moves = tuple(move for move in others if getattr(move, "at", None) != state.thief)
        return Prompt(asked.about, type(others)(moves, others.card()), Rest())


# --- time -----------------------------------------------------------------------------------------


class EmptyHoursAreShort(Kaesedieb):
    def pace(self, state: State) -> Pace | None:
        pace = super().pace(state)
        if pace is None or state.stage != NIGHT or state.awake:
            return pace
        return msgspec.structs.replace(pace, seconds=3)


class TheClockStopsWhenAllIsDecided(Kaesedieb):
    def pace(self, state: State) -> Pace | None:
        pace = super().pace(state)
        if pace is None or state.stage != TOUCH:
            return pace
        return msgspec.structs.replace(pace, full=not state.accomplices)


class TheTableIsSeenToWait(Kaesedieb):
    """At night, too, everybody sees whom the table waits for."""

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked(state) if seat != TABLE)


# --- disguises ------------------------------------------------------------------------------------


class DisguiseKeepsTheThief(Kaesedieb):
    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return state.clone()


class DisguiseForgetsWhoWasAwake(Kaesedieb):
    """It throws all other dice again, also those of people whom one met."""

    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        other = state.clone()
        if NIGHT <= state.stage <= VOTE and state.seats > 4:
            other.dice = tuple(
                [dice if n == seat else (chance.roll(6),) for n, dice in enumerate(state.dice)]
            )
            other.hours = other.dice
            other.awake = other.awake_at(other.hour) if other.hour else ()
        return other


# --- told to the wrong people ---------------------------------------------------------------------


class FaultyState(State):
    """A table that stays as faulty when it is copied."""

    __slots__ = ()

    def clone(self) -> State:
        other = super().clone()
        other.__class__ = type(self)
        return other

    def _told(self, kind: type[object], to: tuple[Seat, ...] | None) -> None:
        """The last event of this kind is told to these instead."""
        if self.scribe is not None and isinstance(self.scribe[-1], kind):
            self.scribe[-1] = msgspec.structs.replace(self.scribe[-1], to=to)


class TheftIsHeard(FaultyState):
    __slots__ = ()

    def cheese_taken(self) -> None:
        super().cheese_taken()
        self._told(CheeseTaken, tuple(map(Seat, range(self.seats))))


class OneWitnessTooMany(FaultyState):
    """Somebody asleep sees who wakes."""

    __slots__ = ()

    def woke(self) -> None:
        super().woke()
        asleep = [Seat(seat) for seat in range(self.seats) if seat not in self.awake]
        if asleep:
            self._told(Woke, (*map(Seat, self.awake), asleep[0]))


class PointingIsNotSeen(FaultyState):
    """With five: only the accomplice learns it."""

    __slots__ = ()

    def recruited(self, mice: tuple[int, ...]) -> None:
        super().recruited(mice)
        if self.seats == 5:
            self._told(Recruited, (Seat(self.thief), *map(Seat, mice)))


class EmptyHoursAreSilent(FaultyState):
    """Nobody says that an hour is over in which nobody woke."""

    __slots__ = ()

    def eyes_closed(self) -> None:
        empty = not self.awake and self.stage == NIGHT
        super().eyes_closed()
        if empty and self.scribe is not None and isinstance(self.scribe[-1], EyesClosed):
            self.scribe[-1] = msgspec.structs.replace(self.scribe[-1], to=())


class SevenMeetTheThief(FaultyState):
    """With seven, too, the accomplices see him."""

    __slots__ = ()

    def met(self, known: bool) -> None:
        super().met(known=True)


class OtherState(Kaesedieb):
    state: type[State] = State

    def blank(self, options: Options, seats: int) -> State:
        return self.state(options, seats)


class TheftIsToldToAll(OtherState):
    state = TheftIsHeard


class WakingIsToldToOneTooMany(OtherState):
    state = OneWitnessTooMany


class PointingIsToldToTooFew(OtherState):
    state = PointingIsNotSeen


class EmptyHoursTellLess(OtherState):
    state = EmptyHoursAreSilent


class MeetingTellsTooMuch(OtherState):
    state = SevenMeetTheThief
