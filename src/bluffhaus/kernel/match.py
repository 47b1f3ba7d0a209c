"""Match: a game under way, a value. Playing gives the next one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from bluffhaus.kernel.chance import Chances
from bluffhaus.kernel.errors import Illegal
from bluffhaus.kernel.game import Game, Outcome, Pace, State, advance, prompts
from bluffhaus.kernel.words import Event, Move, Prompt, Seat

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V")


class Entry(msgspec.Struct, Generic[M, E], frozen=True):
    """One line of the journal: who said what, and all that followed."""

    seat: Seat | None
    move: M | None
    events: tuple[E, ...]


class Match(Generic[S, M, E, V]):
    """A game under way. Earlier matches never change."""

    __slots__ = ("_lines", "chances", "game", "length", "options", "seats", "state")

    def __init__(
        self,
        game: Game[S, M, E, V],
        options: Any,
        seats: int,
        chances: Chances,
        state: S,
        lines: list[Entry[M, E]],
    ) -> None:
        self.game, self.options, self.seats, self.chances = game, options, seats, chances
        self.state = state
        # Matches of one history share the list; each knows how much of it is its own.
        self._lines, self.length = lines, len(lines)

    @classmethod
    def start(
        cls, game: Game[S, M, E, V], options: Any, seats: int, chances: Chances
    ) -> Match[S, M, E, V]:
        """The first line of the journal is what the rules do before anybody speaks."""
        if seats not in game.table_sizes:
            sizes = game.table_sizes
            raise ValueError(f"{game.id} is for {sizes[0]} to {sizes[-1]} seats, not {seats}")
        blank = game.blank(options, seats)
        return cls(game, options, seats, chances, blank, [])._record(None, None)

    @classmethod
    def resume(
        cls,
        game: Game[S, M, E, V],
        options: Any,
        seats: int,
        chances: Chances,
        journal: Iterable[Entry[M, E]],
    ) -> Match[S, M, E, V]:
        """A match from its journal. No rule is asked again and no die is cast."""
        lines = list(journal)
        return cls(
            game, options, seats, chances, replay(game, game.blank(options, seats), lines), lines
        )

    @property
    def journal(self) -> Sequence[Entry[M, E]]:
        return self._lines[: self.length]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def pace(self) -> Pace | None:
        return self.game.pace(self.state)

    @property
    def prompts(self) -> Mapping[Seat, Prompt[M]]:
        return prompts(self.game, self.state)

    def prompt(self, seat: Seat) -> Prompt[M] | None:
        return self.game.prompt(self.state, seat) if seat in self.game.asked(self.state) else None

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, move: M) -> Match[S, M, E, V]:
        """The match after `seat` has said `move`; `Illegal` if it may not."""
        self._check(seat, move)
        return self._record(seat, move)

    def last(self) -> Entry[M, E]:
        return self._lines[self.length - 1]

    def events(self) -> Iterator[E]:
        return (event for entry in self.journal for event in entry.events)

    def seen_by(self, seat: Seat | None) -> tuple[E, ...]:
        """All that a seat has been told, in order. It is numbered by its place here."""
        return tuple(event for event in self.events() if event.seen_by(seat))

    def _check(self, seat: Seat, move: M) -> None:
        prompt = self.prompt(seat)
        if prompt is None:
            raise Illegal(
                f"seat {seat} said {move!r}",
                "it is not asked anything now",
                "It may wait and watch.",
                code="not_asked",
            )
        if move not in prompt.moves:
            no = prompt.moves.refusal(move)
            raise Illegal(
                f"seat {seat} said {move!r}",
                no.why,
                f"It may say: {_offered(prompt.moves.card())}.",
                code=no.code,
                rule=no.rule,
            )

    def _record(self, seat: Seat | None, move: M | None) -> Match[S, M, E, V]:
        state = self.state.clone()
        events: list[E] = []
        state.scribe = events
        advance(self.game, state, self.chances.line(self.length), seat, move)
        state.scribe = None
        lines = self._lines if len(self._lines) == self.length else self._lines[: self.length]
        lines.append(Entry(seat, move, tuple(events)))
        return Match(self.game, self.options, self.seats, self.chances, state, lines)


MOST_OFFERED: Final = 400  # signs
_NO: Final = (None, False)


def _offered(card: Any) -> str:
    """What is printed on a menu, without what is not offered, and not at any length."""
    fields = {name: getattr(card, name) for name in card.__struct_fields__}
    printed = ", ".join([f"{name}={value!r}" for name, value in fields.items() if value not in _NO])
    return printed if len(printed) <= MOST_OFFERED else f"{printed[:MOST_OFFERED]}…"


def replay(game: Game[S, M, E, V], state: S, journal: Iterable[Entry[M, E]]) -> S:
    """The table again, from the journal alone."""
    for entry in journal:
        for event in entry.events:
            game.evolve(state, event)
    return state
