"""The rules of Sein oder nicht sein. They are written next; the words come first."""

from __future__ import annotations

from typing import Any, Final

from bluffhaus.games.sein.view import View
from bluffhaus.games.sein.words import Event, Move, Options
from bluffhaus.kernel import Chance, Outcome, Pace, Prompt, Seat


class Sein:
    """Claim to be anybody; the majority decides whom to call a liar."""

    def __init__(self) -> None:
        self.id = "sein"
        self.version = 1
        self.table_sizes = range(3, 9)
        self.options = Options
        self.moves = Move
        self.events = Event

    def blank(self, options: Options, seats: int) -> Any:
        raise NotImplementedError

    def asked(self, state: Any) -> tuple[Seat, ...]:
        raise NotImplementedError

    def awaited(self, state: Any) -> tuple[Seat, ...]:
        raise NotImplementedError

    def prompt(self, state: Any, seat: Seat) -> Prompt[Move]:
        raise NotImplementedError

    def decide(self, state: Any, seat: Seat, move: Move) -> None:
        raise NotImplementedError

    def proceed(self, state: Any, chance: Chance) -> bool:
        raise NotImplementedError

    def evolve(self, state: Any, event: Event) -> None:
        raise NotImplementedError

    def view(self, state: Any, seat: Seat | None) -> View:
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome | None:
        raise NotImplementedError

    def pace(self, state: Any) -> Pace | None:
        raise NotImplementedError

    def disguise(self, state: Any, seat: Seat | None, chance: Chance) -> Any:
        raise NotImplementedError


RULES: Final = Sein()
