"""Game: the rulebook as a handful of functions over a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from bluffhaus.kernel.chance import Chance
from bluffhaus.kernel.words import Event, Move, Prompt, Seat


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: who won, with how many points, and by which rule."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    ending: str


class Pace(msgspec.Struct, frozen=True):
    """How long the table waits. It may depend on public facts only: time is an observation."""

    seconds: int
    """For an answer; 0: as long as it takes."""
    full: bool = False
    """Does the table wait all that time, even when everybody has answered?"""
    breath: float = 0.0
    """How long what has just happened should sink in before a bot says anything."""
    wait: int = 0
    """Which wait this is: the clock starts anew when this number changes, and only then."""
    hush: bool = False
    """May nobody talk, nor be given more time? Messages are then all of one size."""


class State(Protocol):
    """How the table looks. It is changed by its *facts* only: one method for every kind of event.

    A fact is written down where somebody keeps a journal (`scribe`) and makes no event where
    nobody does: a rollout that nobody watches pays for nothing but the rules.
    """

    scribe: list[Any] | None

    def clone(self: S) -> S:
        """A table that looks the same and shares nothing that can change. It has no scribe."""
        ...


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


class Game(Protocol[S, M, E_contra, V_co]):
    """The rulebook. Every function but `evolve`, `decide` and `proceed` leaves the state alone."""

    id: str
    version: int
    table_sizes: range
    options: type[Any]  # the struct of what a host may choose
    moves: Any  # the tagged union of its moves, for decoding
    events: Any  # the tagged union of its events, for decoding

    def blank(self, options: Any, seats: int) -> S:
        """The table before anything has happened. `options` is an instance of `self.options`."""
        ...

    def asked(self, state: S) -> tuple[Seat, ...]:
        """Who may say something now."""
        ...

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Those of them whom everybody may know to be asked."""
        ...

    def prompt(self, state: S, seat: Seat) -> Prompt[M]:
        """What a seat that is asked may say."""
        ...

    def decide(self, state: S, seat: Seat, move: M) -> None:
        """What was said, as facts."""
        ...

    def proceed(self, state: S, chance: Chance) -> bool:
        """One step that the rules then take by themselves; false when they have none left."""
        ...

    def evolve(self, state: S, event: E_contra) -> None:
        """How the table looks after an event from the journal: its fact, once more."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What a seat knows, built up from nothing; `None`: a spectator."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def pace(self, state: S) -> Pace | None: ...

    def disguise(self, state: S, seat: Seat | None, chance: Chance) -> S:
        """A table that may differ in all that `seat` does not know, and in nothing else."""
        ...


def prompts(game: Game[S, M, E, V], state: S) -> Mapping[Seat, Prompt[M]]:
    """Who may say what now."""
    return {seat: game.prompt(state, seat) for seat in game.asked(state)}


def advance(
    game: Game[S, M, E, V],
    state: S,
    chance: Chance,
    seat: Seat | None = None,
    move: M | None = None,
) -> None:
    """What is said, and all that the rules then do by themselves. In place, and unchecked."""
    if seat is not None and move is not None:
        game.decide(state, seat, move)
    while game.proceed(state, chance):
        pass
