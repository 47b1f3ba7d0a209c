"""Histories: matches played at random, their near relatives, and who remembers what of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NoReturn, TypeAlias

import msgspec

from bluffhaus.kernel import Event, Game, Match, Seat, Seeded

# The laws hold for every game, so they know nothing of any game's own types.
AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Said: TypeAlias = tuple[Seat, Any]


class Trial(msgspec.Struct, frozen=True):
    """One game at one table size, put to the test with matches from a few seeds."""

    game: AnyGame
    seats: int
    options: Any = None
    """What the host chose; nothing chosen: the game's defaults."""
    seeds: tuple[int, ...] = (0, 1, 2)
    at_most: int = 50_000
    """Moves after which a match that has not ended never will."""

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}"

    @property
    def chosen(self) -> Any:
        return self.game.options() if self.options is None else self.options

    @property
    def everybody(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*map(Seat, range(self.seats)), None)

    def start(self, seed: int) -> AnyMatch:
        return Match.start(self.game, self.chosen, self.seats, Seeded(seed))


class LawBroken(AssertionError):
    """A game breaks a law: which one, where, and how to get there again."""

    def __init__(self, law: str, trial: Trial, match: AnyMatch, what: str) -> None:
        self.law, self.match = law, match
        said = [(e.seat, e.move) for e in match.journal if e.move is not None]
        super().__init__(
            f"{law}: {what}\n  {trial.game.id}, {trial.seats} seats, seeds {trial.seeds}, "
            f"options {trial.chosen!r}, after {len(said)} moves; the last of them: {said[-4:]!r}"
        )


def broken(law: str, trial: Trial, match: AnyMatch, what: str) -> NoReturn:
    """A law is broken here."""
    raise LawBroken(law, trial, match, what)


# --- playing ------------------------------------------------------------------------------------


def choose(match: AnyMatch, dice: Seeded, mood: int) -> Said:
    """What somebody says at random. In mood 0 people talk, in 1 they hesitate, in 2 all are mute.

    Where nobody ever speaks up nothing is ever uncovered: such matches hide the most.
    """
    prompts = match.prompts
    if mood == 2 or (mood == 1 and dice.roll(3) > 1):
        awaited = {seat: p.silence for seat, p in prompts.items() if p.silence is not None}
        seat = tuple(awaited)[dice.roll(len(awaited)) - 1]
        return seat, awaited[seat]
    seat = tuple(prompts)[dice.roll(len(prompts)) - 1]
    return seat, prompts[seat].moves.sample(dice)


def walk(trial: Trial, seed: int) -> Iterator[AnyMatch]:
    """Every position of one match played at random, from the first to the outcome."""
    match = trial.start(seed)
    dice = Seeded(seed * 7919 + 1)
    yield match
    for _ in range(trial.at_most):
        if not match.game.asked(match.state):
            return
        match = _said(trial, match, *choose(match, dice, seed % 3))
        yield match


def _said(trial: Trial, match: AnyMatch, seat: Seat, move: Any) -> AnyMatch:
    """What was offered is said. Nothing may go wrong then."""
    try:
        return match.play(seat, move)
    except Exception as error:  # whatever it is, the menu had promised otherwise
        what = f"seat {seat} is offered {move!r}, which then fails: {error!r}"
        raise LawBroken("the menu is the law", trial, match, what) from error


def said_in(match: AnyMatch) -> list[Said]:
    """Who said what, from the first move on."""
    return [(entry.seat, entry.move) for entry in match.journal[1:] if entry.seat is not None]


def may_say(match: AnyMatch, seat: Seat, move: Any) -> bool:
    """Is the seat asked, and this among the answers?"""
    prompt = match.prompt(seat)
    return prompt is not None and move in prompt.moves


def with_other_luck(match: AnyMatch, seed: int) -> AnyMatch:
    """The same match so far, but from here on dice and shuffles fall differently."""
    return Match(
        match.game,
        match.options,
        match.seats,
        Seeded(seed),
        match.state.clone(),
        list(match.journal),
    )


def played_on(match: AnyMatch, moves: Sequence[Said], most: int) -> Iterator[AnyMatch]:
    """The match and what becomes of it when these moves are said, as long as they are allowed."""
    yield match
    for seat, move in moves[:most]:
        if not may_say(match, seat, move):
            return
        match = match.play(seat, move)
        yield match


OTHER_DEALS: Final = 4


def relatives(trial: Trial, seed: int, most: int = 16) -> Iterator[AnyMatch]:
    """Positions of a match, and of matches that went the same way but for luck or for one move.

    Also with other cards from the start: some games deal all their secrets before anybody speaks.
    Much of this looks the same to some of the seats, and lies differently on the table.
    """
    line = list(walk(trial, seed))
    yield from line
    moves = said_in(line[-1])
    yield from played_on(with_other_luck(line[0], seed + 101), moves, len(moves))
    for deal in range(OTHER_DEALS):
        yield from played_on(trial.start(seed + 307 + deal), moves, 4 * most)
    for at in _crossroads(line, moves):
        yield from played_on(with_other_luck(line[at], seed + 211 + at), moves[at:], most)
        for other in _otherwise(line[at], *moves[at], Seeded(seed + at)):
            yield from played_on(line[at].play(moves[at][0], other), moves[at + 1 :], most)


def _crossroads(line: Sequence[AnyMatch], moves: Sequence[Said], each: int = 4) -> list[int]:
    """Places where the match could have gone another way: some for every kind of thing said."""
    kinds: dict[tuple[type, bool], list[int]] = {}
    for at, (seat, move) in enumerate(moves):
        free = len(line[at].game.prompt(line[at].state, seat).moves) > 1
        kinds.setdefault((type(move), free), []).append(at)
    spread = [places[:: max(1, len(places) // each)][:each] for places in kinds.values()]
    return sorted(at for places in spread for at in places)


def _otherwise(match: AnyMatch, seat: Seat, move: Any, dice: Seeded) -> list[Any]:
    """Something else that could be said instead: of the same kind if there is any, and any."""
    menu = match.game.prompt(match.state, seat).moves
    drawn = [other for other in (menu.sample(dice) for _ in range(12)) if other != move]
    alike = [other for other in drawn if type(other) is type(move)]
    return [*alike[:1], *drawn[:1]]


def thinned(positions: Sequence[AnyMatch], most: int) -> list[AnyMatch]:
    """At most so many positions, evenly spread, the last one among them."""
    if len(positions) <= most:
        return list(positions)
    return [positions[len(positions) * n // most - 1] for n in range(1, most + 1)]


# --- remembering --------------------------------------------------------------------------------


class Memories:
    """What every seat remembers of a position, as a number: the same memory, the same number."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._numbers: dict[tuple[int, bytes], int] = {}
        self._known: dict[int, tuple[AnyMatch, dict[Seat | None, int]]] = {}

    def of(self, match: AnyMatch, before: AnyMatch | None = None) -> dict[Seat | None, int]:
        """Seat by seat. If the position right before is named, only the last line is read."""
        found = self._known.get(id(before)) if before is not None else None
        start = found[1] if found is not None else dict.fromkeys(self._trial.everybody, 0)
        events = match.last().events if found is not None else tuple(match.events())
        numbers = {seat: self._grown(number, seat, events) for seat, number in start.items()}
        self._known = {id(match): (match, numbers)}
        return numbers

    def _grown(self, number: int, seat: Seat | None, events: tuple[Event, ...]) -> int:
        for event in events:
            if event.seen_by(seat):
                key = (number, msgspec.msgpack.encode(event))
                number = self._numbers.setdefault(key, len(self._numbers) + 1)
        return number


def follows(before: AnyMatch | None, after: AnyMatch) -> bool:
    """Is it the very next position of the same match?"""
    return (
        before is not None
        and after.length == before.length + 1
        and after.journal[-2] is before.last()
    )


def remembered(
    trial: Trial, seeds: Sequence[int]
) -> Iterator[tuple[AnyMatch, dict[Seat | None, int]]]:
    """Positions of all the trial's matches and their relatives, with everybody's memory of them."""
    memories = Memories(trial)
    for seed in seeds:
        before: AnyMatch | None = None
        for match in relatives(trial, seed):
            yield match, memories.of(match, before if follows(before, match) else None)
            before = match
