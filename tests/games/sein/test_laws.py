"""The laws on long evenings, with other options, and this game's own; and that they notice."""

from __future__ import annotations

import msgspec
import pytest

from bluffhaus.games.sein import RULES, Options, View
from bluffhaus.games.sein.menus import SeinMenu
from bluffhaus.games.sein.state import EXPOSED, State
from bluffhaus.games.sein.words import Link, Move, Unmask
from bluffhaus.kernel import Chance, Pace, Prompt, Seat
from bluffhaus.testing import LAWS, LawBroken, Trial, holds_throughout, laws
from bluffhaus.testing.laws import Law
from bluffhaus.testing.machine import machine
from bluffhaus.testing.sein import OWN_LAWS, LongEvening

EVERYTHING = Options(
    seconds=0, notebook=True, tie_upholds=True, self_forgiveness=True, rounds=5, start_seat=1
)
TRIALS = [
    Trial(LongEvening(), 3, Options(start_seat=0), seeds=(0, 3, 6)),
    Trial(LongEvening(), 5, seeds=(0, 9)),
    Trial(LongEvening(), 4, EVERYTHING, seeds=(0, 3)),
    Trial(RULES, 5, EVERYTHING, seeds=(1, 2, 3)),
]


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("trial", TRIALS, ids=["3", "5", "4-options", "as-offered-options"])
def test_the_laws_hold_where_chains_grow_long(law: Law, trial: Trial) -> None:
    law(trial)


@pytest.mark.parametrize("own", OWN_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", RULES.table_sizes)
def test_its_own_laws_hold_throughout(own: laws.Invariant, seats: int) -> None:
    holds_throughout(Trial(LongEvening(), seats, seeds=tuple(range(0, 30, 3))), own)
    holds_throughout(Trial(RULES, seats, seeds=tuple(range(10))), own)


TestThree = machine(LongEvening(), 3, own=OWN_LAWS).TestCase
TestFive = machine(LongEvening(), 5, own=OWN_LAWS).TestCase


# --- planted faults -------------------------------------------------------------------------------


class Sloppy(State):
    """When a lie falls, what rested on it is forgotten to be taken back."""

    __slots__ = ()

    def clone(self) -> State:
        return type(self)(self.options, self.seats, self)

    def fell(self, links: tuple[int, ...], cause: int) -> None:
        super().fell(links if cause == EXPOSED else (), cause)


class Undone(Sloppy):
    """Stones are handed back by hand, to the wrong row."""

    def fell(self, links: tuple[int, ...], cause: int) -> None:
        State.fell(self, links, cause)
        self.row[0] += 1


class Greedy(Sloppy):
    """A stone too many comes out of the store."""

    def fell(self, links: tuple[int, ...], cause: int) -> None:
        State.fell(self, links, cause)

    def linked(self, link: Link) -> None:
        super().linked(link)
        self.row[4 * link.seat] += link.kind == "action"


class Played(LongEvening):
    """The rulebook with another table."""

    table: type[State] = State

    def blank(self, options: Options, seats: int) -> State:
        return self.table(options, seats)


class LeavesThingsHanging(Played):
    table = Sloppy


class UndoesByHand(Played):
    table = Undone


class MakesStones(Played):
    table = Greedy


@pytest.mark.parametrize(
    ("rulebook", "own"),
    [
        (LeavesThingsHanging, "what_rests_on_nothing_has_fallen"),
        (UndoesByHand, "what_lies_there_follows_from_the_chain"),
        (MakesStones, "stones_are_neither_made_nor_lost"),
    ],
)
def test_its_own_law_finds_the_planted_fault(rulebook: type[LongEvening], own: str) -> None:
    [law] = [each for each in OWN_LAWS if each.__name__ == own]
    with pytest.raises(LawBroken, match=own):
        holds_throughout(Trial(rulebook(), 4, seeds=tuple(range(0, 30, 3))), law)


class OffersOnlyTheTruth(LongEvening):
    """Nobody can be unmasked as what he is not."""

    def prompt(self, state: State, seat: Seat) -> Prompt[Move]:
        asked = super().prompt(state, seat)
        menu = asked.moves
        assert isinstance(menu, SeinMenu)
        kept = [tuple(move for move in part if _may_be(state, move)) for part in menu.parts]
        return Prompt(asked.about, type(menu)(state, seat, tuple(kept)), asked.silence)


def _may_be(state: State, move: Move) -> bool:
    if not isinstance(move, Unmask):
        return True
    return list(type(move.character)).index(move.character) == state.characters[move.seat]


class ShowsOthersVotes(LongEvening):
    """Everybody sees how the last voter has voted."""

    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        if seen.trial is None:
            return seen
        return msgspec.structs.replace(seen, turn=seen.turn + state.ayes.bit_count())


class RemembersTheShown(LongEvening):
    """A notebook for everybody, of what was shown to anybody."""

    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, round=sum(each[3] for each in state.showings))


class TakesLongerOverALie(LongEvening):
    def pace(self, state: State) -> Pace | None:
        pace = super().pace(state)
        lies = [
            link.character is not None
            and list(type(link.character)).index(link.character) != state.characters[link.seat]
            for link in state.chain
        ]
        return pace if pace is None else msgspec.structs.replace(pace, breath=float(sum(lies)))


class DealsTheSameAgain(LongEvening):
    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return state.clone()


class DealsOnesOwnCardAgain(LongEvening):
    def disguise(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return super().disguise(state, None, chance)


@pytest.mark.parametrize(
    ("rulebook", "law", "seats"),
    [
        (OffersOnlyTheTruth, laws.same_memory_same_view, 3),
        (OffersOnlyTheTruth, laws.disguises_look_the_same, 3),
        (ShowsOthersVotes, laws.same_memory_same_view, 5),
        (RemembersTheShown, laws.same_memory_same_view, 3),
        (TakesLongerOverALie, laws.pace_is_public, 3),
        (DealsTheSameAgain, laws.disguises_look_the_same, 3),
        (DealsOnesOwnCardAgain, laws.disguises_look_the_same, 3),
    ],
)
def test_the_law_finds_the_planted_fault(rulebook: type[LongEvening], law: Law, seats: int) -> None:
    trial = Trial(rulebook(), seats, Options(start_seat=0), seeds=(0, 3, 6, 9, 12))
    with pytest.raises(LawBroken):
        law(trial)
