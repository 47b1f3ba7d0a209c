"""Matches between bots, from seeds. Everybody sits everywhere, with the same dice for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import repeat
from multiprocessing import get_context
from time import thread_time_ns
from typing import Any, TypeAlias

from bluffhaus import bots
from bluffhaus.games import GAMES
from bluffhaus.kernel import TABLE, Event, Match, Move, Prompt, Seat, Seeded
from bluffhaus.lab.statistics import Interval, bootstrap, percentile, wilson

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Watch: TypeAlias = Callable[[AnyMatch, Sequence[str]], Mapping[str, float]]
"""Looks at a match that is over, and at who sat where, and tells numbers of it by their names.

It is called in other processes: a function of a module, not a lambda.
"""


@dataclass(frozen=True)
class Played:
    """One match: who sat where, how it ended, and how long each seat thought."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    thought: tuple[tuple[int, ...], ...]
    """Nanoseconds of processor time, seat by seat and decision by decision."""
    ending: str = ""
    said: int = 0
    """How many moves were said in all."""
    watched: Mapping[str, float] = field(default_factory=dict)


def play(
    game_id: str,
    names: Sequence[str],
    seed: int,
    watch: Watch | None = None,
    options: Any = None,
) -> Played:
    """One match between bots of these names; each hears what its seat hears, and nothing else.

    `options`: what the host chose, an instance of the game's own; nothing: its defaults.
    """
    game = GAMES[game_id]
    chosen = game.options() if options is None else options
    match = Match.start(game, chosen, len(names), Seeded(seed))
    seats = seats_of(game_id, names, seed)
    while (outcome := match.outcome) is None:
        match = talk_on(match, seats)
    return Played(
        names=tuple(names),
        points=outcome.points,
        winners=tuple(outcome.winners),
        thought=tuple([tuple(sitting.thought) for sitting in seats]),
        ending=outcome.ending,
        said=match.length - 1,
        watched=watch(match, names) if watch is not None else {},
    )


def seats_of(game_id: str, names: Sequence[str], seed: int) -> list[Sitting]:
    """Bots of these names, each in its seat."""
    return [Sitting(bots.seat(game_id, name, Seat(n), seed)) for n, name in enumerate(names)]


def talk_on(match: AnyMatch, seats: Sequence[Sitting]) -> AnyMatch:
    """One more thing is said: by who speaks up unasked, else by who is asked, else by the house.

    Everybody begins in turn, so that nobody is always the last to answer.
    """
    prompts, first = match.prompts, match.length
    order = sorted(
        [seat for seat in prompts if seat != TABLE], key=lambda n: (n - first) % len(seats)
    )
    for seat in sorted(order, key=lambda n: prompts[n].silence is not None):
        move = seats[seat].say(match, seat, prompts[seat])
        if move is not None:
            return match.play(seat, move)
    silence = prompts[TABLE].silence
    assert silence is not None  # somebody always has something to say
    return match.play(TABLE, silence)


@dataclass
class Sitting:
    """A bot in its seat: how much of the journal it has heard, and how long it thought."""

    bot: bots.Bot
    heard: int = 0
    thought: list[int] = field(default_factory=list)

    def say(self, match: AnyMatch, seat: Seat, prompt: Prompt[Any]) -> Move | None:
        """Its answer. Where none is awaited it only thinks when it has heard something new."""
        news = self._news(match, seat)
        if prompt.silence is None and not news:
            return None
        view = match.view(seat)
        before = thread_time_ns()
        move = self.bot.choose(view, prompt, news)
        self.thought.append(thread_time_ns() - before)
        return prompt.silence if move is None else move

    def _news(self, match: AnyMatch, seat: Seat) -> list[Event]:
        lines = match.journal[self.heard :]
        self.heard = match.length
        return [event for line in lines for event in line.events if event.seen_by(seat)]


@dataclass
class Record:
    """How a name did, over all its seats in all matches."""

    wins: float = 0.0
    seats: int = 0
    points: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    """Points more than the mean of all other seats of the match."""
    thought: list[int] = field(default_factory=list)

    def count(self, played: Played, seat: int) -> None:
        """One more seat of one more match."""
        others = [points for n, points in enumerate(played.points) if n != seat]
        self.seats += 1
        self.wins += (seat in played.winners) / len(played.winners)
        self.points.append(played.points[seat])
        self.margins.append(played.points[seat] - sum(others) / len(others))
        self.thought += played.thought[seat]


@dataclass(frozen=True)
class Pairing:
    """One of a kind among several of another kind: how often it wins, and by how much."""

    name: str
    against: str
    seats: int
    matches: int
    wins: Interval
    margin: Interval
    points: float
    thought: tuple[float, float, float]
    """Milliseconds a decision: half of all stay below the first, 99 of 100 below the second, and
    all below the last."""
    endings: Mapping[str, int]
    """How many matches ended by which rule."""
    said: tuple[float, ...]
    """How many moves were said, match by match."""
    watched: Mapping[str, tuple[float, ...]]
    """The numbers of a `Watch`, each from the matches in which it had something to tell."""


def pairing(
    game_id: str,
    name: str,
    against: str,
    *,
    seats: int,
    matches: int,
    processes: int = 1,
    watch: Watch | None = None,
) -> Pairing:
    """One `name` among `against`s. It sits on every seat in turn, each time with the same dice."""
    record = Record()
    seen: list[Played] = []
    these = seatings(name, against, seats=seats, matches=matches)
    for played in _all(game_id, these, processes, watch):
        record.count(played, played.names.index(name))
        seen.append(replace(played, thought=()))
    milliseconds = [nanoseconds / 1e6 for nanoseconds in record.thought]
    return Pairing(
        name=name,
        against=against,
        seats=seats,
        matches=record.seats,
        wins=wilson(record.wins, record.seats),
        margin=bootstrap(record.margins),
        points=sum(record.points) / len(record.points),
        thought=(percentile(milliseconds, 0.5), percentile(milliseconds, 0.99), max(milliseconds)),
        endings=Counter(played.ending for played in seen),
        said=tuple([float(played.said) for played in seen]),
        watched=_gathered(seen),
    )


def _gathered(seen: Iterable[Played]) -> dict[str, tuple[float, ...]]:
    found: dict[str, list[float]] = {}
    for played in seen:
        for what, value in played.watched.items():
            found.setdefault(what, []).append(value)
    return {what: tuple(values) for what, values in found.items()}


def seatings(
    name: str, against: str, *, seats: int, matches: int
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Who sits where, and with which dice. Whole rounds only: no seat is favoured."""
    for seed in range((matches + seats - 1) // seats):
        for place in range(seats):
            yield (*repeat(against, place), name, *repeat(against, seats - 1 - place)), seed


def _all(
    game_id: str,
    these: Iterable[tuple[tuple[str, ...], int]],
    processes: int,
    watch: Watch | None,
) -> Iterator[Played]:
    one = partial(_one, game_id, watch)
    if processes <= 1:
        yield from map(one, these)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, these, chunksize=16)


def _one(game_id: str, watch: Watch | None, seating: tuple[tuple[str, ...], int]) -> Played:
    names, seed = seating
    return play(game_id, names, seed, watch)
