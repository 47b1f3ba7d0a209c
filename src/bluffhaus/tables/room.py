"""Room: how a table stands, as the fold of its records. It knows everything and tells nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, assert_never

import msgspec

from bluffhaus.games import GAMES
from bluffhaus.kernel import Chances, Entry, Fair, Game, JournalError, Match, Prompt, Seat
from bluffhaus.tables import records, words
from bluffhaus.tables.fairness import Salt, commitment, salt_of

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
ChancesOf: TypeAlias = Callable[[bytes, bytes], Chances]

REMEMBERED_SENDS = 4096
"""How many acts a table knows again when they are sent a second time."""


@dataclass(slots=True)
class Chair:
    """A place and who has it. `minded`: a bot plays for the person just now."""

    number: int
    name: str
    person: str | None
    temperament: str | None
    minded: bool = False
    why: str | None = None
    gone: bool = False
    points: int = 0
    wins: int = 0

    @property
    def played_by_bot(self) -> bool:
        return self.person is None or self.minded or self.gone


@dataclass(slots=True)
class Bound:
    """The match to come: its seed is drawn, and devices may add to its dice."""

    number: int
    seed: bytes
    salts: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Round:
    """A match at this table, and what is kept beside it."""

    number: int
    seed: bytes
    salts: tuple[Salt, ...]
    chairs: tuple[int, ...]
    people: frozenset[str]
    """Whoever has a seat in it, or had one."""
    commitment: str
    """As it was shown before the match."""
    rules: int
    options: Any
    names: tuple[str, ...]
    heard: dict[Seat | None, list[msgspec.Raw]]
    """All events that a seat (`None`: everybody) was told, in order, as they are sent."""
    lines: list[Entry[Any, Any]] = field(default_factory=list)
    """Of the journal as far as it was only read."""
    played: AnyMatch | None = None
    over: bool = False


class Room:
    """A table as it stands. Everything here comes from records; `evolve` alone changes it."""

    def __init__(self, chances: ChancesOf = Fair) -> None:
        """`chances`: what dice come from, given the seed and the salt."""
        self._chances = chances
        self.game: AnyGame
        self.moves: msgspec.json.Decoder[Any]
        """Reads the moves of the game."""
        self._events: msgspec.json.Decoder[Any]
        self.id = self.code = self.watch = self.game_id = ""
        self.key = b""
        self.public = False
        self.options: Any = None
        self.chairs: list[Chair] = []
        self.next_chair = 0
        self.host: str | None = None
        self.banned: set[str] = set()
        self.bound: Bound | None = None
        self.round: Round | None = None
        self.matches = 0
        self.paused: str | None = None
        self.more_time: set[tuple[Seat, int]] = set()
        self.chat: list[words.Line] = []
        self.sends: dict[tuple[str, str], None] = {}
        self.length = 0
        self._prompts: Mapping[Seat, Prompt[Any]] | None = None

    # --- questions ------------------------------------------------------------------------------

    @property
    def match(self) -> AnyMatch | None:
        """The match that runs, or ended last."""
        if self.round is None:
            return None
        if self.round.played is None:
            self.round.played = self._resume(self.round)
        return self.round.played

    @property
    def running(self) -> bool:
        return self.round is not None and not self.round.over

    @property
    def hush(self) -> bool:
        """May nobody talk just now?"""
        pace = self.match.pace if self.match is not None and self.running else None
        return pace is not None and pace.hush

    @property
    def prompts(self) -> Mapping[Seat, Prompt[Any]]:
        """Who is asked what now. Nobody, unless a match runs."""
        if self._prompts is None:
            match = self.match
            self._prompts = match.prompts if match is not None and self.running else {}
        return self._prompts

    def chair_of(self, person: str | None) -> Chair | None:
        if person is not None:
            for chair in self.chairs:
                if chair.person == person and not chair.gone:
                    return chair
        return None

    def seat_of(self, person: str | None) -> Seat | None:
        chair = self.chair_of(person)
        return None if chair is None else Seat(self.chairs.index(chair))

    def chair(self, number: int) -> Chair:
        found = next((chair for chair in self.chairs if chair.number == number), None)
        if found is None:
            raise JournalError(f"table {self.id} has no chair {number}")
        return found

    def staying(self) -> list[Chair]:
        """Whoever will play the next match."""
        return [chair for chair in self.chairs if not chair.gone]

    # --- facts ------------------------------------------------------------------------------------

    def read(self, record: records.Record) -> None:
        """One more line of the stream."""
        self.length += 1
        self.remember(record.by, record.send)
        for fact in record.facts:
            self.evolve(fact)

    def remember(self, person: str | None, send: str | None) -> None:
        if person is not None and send is not None:
            self.sends[person, send] = None
            if len(self.sends) > REMEMBERED_SENDS:
                del self.sends[next(iter(self.sends))]

    def evolve(self, fact: records.AnyFact) -> None:
        """How the table stands after a fact."""
        match fact:
            case records.Opened():
                self._opened(fact)
            case records.OptionsSet(options):
                self.options = msgspec.json.decode(options, type=self.game.options)
            case records.PublicSet(public):
                self.public = public
            case records.Spoken():
                self._spoken(fact)
            case records.Sat() | records.Renamed() | records.Minded() | records.Returned():
                self._chair_fact(fact)
            case records.Gone():
                self._gone(fact)
            case records.Hosted(person):
                self.host = person
            case _:
                self._match_fact(fact)

    def _opened(self, fact: records.Opened) -> None:
        self.id, self.code, self.watch = fact.id, fact.code, fact.watch
        self.game_id, self.public, self.key = fact.game, fact.public, bytes.fromhex(fact.key)
        self.game = GAMES[fact.game]
        self.moves = msgspec.json.Decoder(self.game.moves)
        self._events = msgspec.json.Decoder(self.game.events)
        self.options = msgspec.json.decode(fact.options, type=self.game.options)

    def _spoken(self, fact: records.Spoken) -> None:
        chair = self.chair(fact.chair)
        seat = Seat(self.chairs.index(chair))
        self.chat.append(words.Line(seat, chair.name, fact.phrase, fact.text))

    def _chair_fact(
        self, fact: records.Sat | records.Renamed | records.Minded | records.Returned
    ) -> None:
        match fact:
            case records.Sat(number, name, person, temperament):
                self.chairs.append(Chair(number, name, person, temperament))
                self.next_chair = number + 1
                self._house("sat", name)
            case records.Renamed(number, name):
                self.chair(number).name = name
            case records.Minded(number, temperament, why):
                chair = self.chair(number)
                chair.minded, chair.temperament, chair.why = True, temperament, why
                self._house("minded" if why != "left" else "left", chair.name)
            case records.Returned(number):
                chair = self.chair(number)
                chair.minded, chair.temperament, chair.why = False, None, None
                self._house("returned", chair.name)

    def _gone(self, fact: records.Gone) -> None:
        chair = self.chair(fact.chair)
        self._house("removed" if fact.banned else "gone", chair.name)
        if fact.banned and chair.person is not None:
            self.banned.add(chair.person)
        if chair.person is not None and self.bound is not None:
            self.bound.salts.pop(chair.person, None)
        if self.round is not None and chair.number in self.round.chairs:
            chair.gone, chair.minded, chair.temperament = True, False, fact.temperament
        else:
            self.chairs.remove(chair)

    def _house(self, phrase: str, name: str) -> None:
        """The house itself says something in the chat."""
        self.chat.append(words.Line(None, name, f"house.{phrase}", None))

    def _match_fact(
        self,
        fact: records.Committed
        | records.Salted
        | records.Dealt
        | records.Moved
        | records.Ended
        | records.Paused
        | records.Resumed
        | records.ClockRestarted,
    ) -> None:
        match fact:
            case records.Committed(number, seed):
                self.bound = Bound(number, bytes.fromhex(seed))
            case records.Salted(person, salt):
                if self.bound is not None:
                    self.bound.salts[person] = salt
            case records.Dealt():
                self._dealt(fact)
            case records.Moved(seat, move, events):
                self._moved(self._running_round(), Seat(seat), move, events)
            case records.Ended():
                self._ended(self._running_round(), fact)
            case records.Paused(why):
                self.paused = why
            case records.Resumed():
                self.paused = None
            case records.ClockRestarted(seat, about):
                self.more_time.add((seat, about))
            case _:
                assert_never(fact)

    def _running_round(self) -> Round:
        if self.round is None or self.round.over:
            raise JournalError(f"table {self.id}: a move, but no match runs")
        return self.round

    def _dealt(self, fact: records.Dealt) -> None:
        self._sweep(fact.chairs)
        self.round = self._new_round(fact)
        self.bound, self._prompts = None, None
        self.more_time.clear()
        self._hear(self.round, None, None, fact.events)

    def _sweep(self, staying: tuple[int, ...]) -> None:
        """The chairs of those who are gone go, too."""
        self.chairs = [chair for chair in self.chairs if chair.number in staying]

    def _new_round(self, fact: records.Dealt) -> Round:
        if self.bound is None or self.bound.number != fact.match:
            raise JournalError(f"table {self.id}: match {fact.match} was dealt without a seed")
        people = {chair.person: Seat(n) for n, chair in enumerate(self.chairs) if chair.person}
        return Round(
            number=fact.match,
            seed=self.bound.seed,
            salts=tuple(Salt(people[p], s) for p, s in self.bound.salts.items() if p in people),
            chairs=fact.chairs,
            people=frozenset(people),
            commitment=commitment(self.bound.seed),
            rules=fact.rules,
            options=msgspec.json.decode(fact.options, type=self.game.options),
            names=tuple(chair.name for chair in self.chairs),
            heard={None: [], **{Seat(n): [] for n in range(len(self.chairs))}},
        )

    def _moved(
        self, round_: Round, seat: Seat, move: msgspec.Raw, events: tuple[msgspec.Raw, ...]
    ) -> None:
        self._prompts = None
        said = self.moves.decode(move)
        self._hear(round_, seat, said, events)

    def _hear(
        self, round_: Round, seat: Seat | None, move: Any, raw: tuple[msgspec.Raw, ...]
    ) -> None:
        """A line that is read from the journal: no rule is asked again."""
        events = tuple(self._events.decode(event) for event in raw)
        round_.lines.append(Entry(seat, move, events))
        round_.played = None
        tell(round_, events, raw)

    def _ended(self, round_: Round, fact: records.Ended) -> None:
        round_.over = True
        self.matches += 1
        self._prompts = None
        for seat, number in enumerate(round_.chairs):
            chair = self.chair(number)
            chair.points += fact.points[seat]
            chair.wins += seat in fact.winners

    def _resume(self, round_: Round) -> AnyMatch:
        seats = len(round_.chairs)
        chances = self._chances(round_.seed, salt_of(round_.salts))
        return Match.resume(self.game, round_.options, seats, chances, round_.lines)

    # --- what is played here and now -----------------------------------------------------------

    def start(self) -> records.Dealt:
        """What a match that begins now would begin with. Nothing has changed yet."""
        assert self.bound is not None
        staying = self.staying()
        seats = {chair.person: Seat(n) for n, chair in enumerate(staying) if chair.person}
        salts = [Salt(seats[p], s) for p, s in self.bound.salts.items() if p in seats]
        chances = self._chances(self.bound.seed, salt_of(salts))
        match = Match.start(self.game, self.options, len(staying), chances)
        return records.Dealt(
            match=self.bound.number,
            chairs=tuple(chair.number for chair in staying),
            rules=self.game.version,
            options=_raw(self.options),
            events=tuple(_raw(event) for event in match.last().events),
        )

    def play(self, seat: Seat, move: Any, how: Literal["person", "bot", "clock"]) -> records.Moved:
        """Somebody says something in the match; `Illegal` if it may not. The fact is so already."""
        round_, match = self._running_round(), self.match
        assert match is not None
        round_.played = match = match.play(seat, move)
        self._prompts = None
        events = match.last().events
        raw = tuple([_raw(event) for event in events])
        tell(round_, events, raw)
        return records.Moved(seat, _raw(move), raw, how)


_encoder = msgspec.json.Encoder()


def _raw(thing: Any) -> msgspec.Raw:
    """Anything of the game as it is written down, and sent."""
    return msgspec.Raw(_encoder.encode(thing))


def tell(round_: Round, events: tuple[Any, ...], raw: tuple[msgspec.Raw, ...]) -> None:
    """Each seat hears what is addressed to it."""
    secret = any(event.to is not None for event in events)
    for seat, heard in round_.heard.items():
        if secret:
            pairs = zip(events, raw, strict=True)
            heard.extend([line for event, line in pairs if event.to is None or seat in event.to])
        else:
            heard.extend(raw)
