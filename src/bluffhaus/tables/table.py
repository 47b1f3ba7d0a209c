"""Table: a match that lives. One task owns it; nobody is told what is not on the disk yet."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol, TypeAlias

import msgspec

from bluffhaus.kernel import TABLE, BluffhausError, Illegal, JournalError, Move, RulesBug, Seat
from bluffhaus.tables import records, views, words
from bluffhaus.tables.acts import Turn, do, problem_of
from bluffhaus.tables.clock import Alarm, Clock
from bluffhaus.tables.hourglass import Hourglass
from bluffhaus.tables.minds import Minds
from bluffhaus.tables.room import Room
from bluffhaus.tables.store import Store

log = logging.getLogger(__name__)

REMEMBERED_PROBLEMS = 512
UNASKED = 2.5
"""How much longer a bot seems to think before it speaks up though nobody asked it."""


class Manners(msgspec.Struct, frozen=True):
    """How patient the house is; all in seconds."""

    grace: float = 45.0
    """After a person's last connection dropped, until a bot minds the seat."""
    linger: float = 3.0
    """Until the others see that somebody is not connected: a page that reloads is not away."""
    host_grace: float = 180.0
    """Until another person is the host."""
    alone: float = 120.0
    """With nobody there, until the match pauses: bots don't play on for ever."""
    idle: float = 900.0
    """With nobody looking, until the table is put away. It is there again when somebody looks."""
    think: tuple[float, float] = (0.7, 2.4)
    """The least and the most that a bot seems to think."""
    breath: bool = True
    """Do bots wait until what has just happened has sunk in?"""


class Sight(NamedTuple):
    """What somebody is shown: the table as it is now, and what has been said since last time."""

    view: words.TableView
    events: list[msgspec.Raw]
    events_from: int
    chat: list[words.Line]
    chat_from: int


class Onlooker(Protocol):
    """An open connection: somebody who looks at the table."""

    device: str
    person: str | None
    """`None`: a spectator."""

    @property
    def ready(self) -> bool:
        """May it be shown something now? Otherwise it will ask by `Table.catch_up`."""
        ...

    def see(self, sight: Sight) -> None: ...

    def shut(self, code: str) -> None:
        """It is over: `refused`, `journal`, `rules_bug` or `closing`."""
        ...


class Seen:
    """What an onlooker has been shown so far."""

    __slots__ = ("behind", "chat", "events", "match", "turns", "view")

    def __init__(self, match: int, events: int, chat: int) -> None:
        self.match, self.events, self.chat = match, events, chat
        self.view: words.TableView | None = None
        self.turns = 0
        self.behind = False
        """Was there something to see while it was not ready?"""


Answer: TypeAlias = Callable[[words.Problem | None], None]


_CLOSING = words.Problem("closing", "something was said", "the house closes", "Say it again soon.")


class _Act(NamedTuple):
    person: str
    send: str
    act: words.Acts
    answer: Answer


class _Came(NamedTuple):
    onlooker: Onlooker
    seen: Seen


class _Went(NamedTuple):
    onlooker: Onlooker


class _BotSays(NamedTuple):
    seat: Seat
    match: int
    about: int
    move: Move | None
    """`None`: it is not asked, and has nothing to say."""


class _Rang(NamedTuple):
    """An alarm of the clock."""


class _Closing(NamedTuple):
    """The house closes."""


_Letter: TypeAlias = _Act | _Came | _Went | _BotSays | _Rang | _Closing


class _Due(msgspec.Struct):
    """When a bot will speak, or think of it: to which question, having heard how much."""

    match: int
    about: int
    heard: int
    """Counts only where no answer is awaited: there it thinks again when it has heard more."""
    when: float | None
    """`None`: it thinks, or has thought."""
    thinking: bool = False


class Table:
    """A table and its people. Everything that happens comes as a letter and is taken in turn."""

    def __init__(
        self,
        room: Room,
        store: Store,
        clock: Clock,
        manners: Manners,
        *,
        sat: Callable[[str, str], None] = lambda person, table: None,
    ) -> None:
        """`sat`: is told when a person has sat down at this table."""
        self.room, self._store, self._clock, self._manners = room, store, clock, manners
        self._sat = sat
        self._mail: deque[_Letter] = deque()
        self._woken: asyncio.Future[None] | None = None
        self._lines: list[bytes] = []
        self._answers: list[tuple[Answer, words.Problem | None]] = []
        self._problems: dict[tuple[str, str], words.Problem] = {}
        self._onlookers: dict[Onlooker, Seen] = {}
        self._connections: dict[str, int] = {}
        self._absent: dict[str, float] = dict.fromkeys(_awaited(room), clock.now())
        self._alone_since: float | None = clock.now()
        self._idle_since: float | None = clock.now()
        self._hourglass = Hourglass()
        self._minds = Minds(room.game_id, room.key)
        self._bots_due: dict[Seat, _Due] = {}
        self._here: frozenset[str] = frozenset()
        self._card = views.card(room)
        self._changed = True
        self._situation: views.Situation | None = None
        self._writing = self._closing = False
        self._alarm: tuple[float, Alarm] | None = None
        self.over = False
        """Put away: whoever wants it asks the house for it again."""

    # --- from outside -----------------------------------------------------------------------

    def act(self, person: str, send: str, act: words.Acts, answer: Answer) -> None:
        """A person does something; `answer` is called when it is on the disk, or can't be."""
        self._post(_Act(person, send, act, answer))

    def come(self, onlooker: Onlooker, match: int = 0, events: int = 0, chat: int = 0) -> None:
        """Somebody looks, who has the first `events` events of `match` and `chat` lines already."""
        self._post(_Came(onlooker, Seen(match, events, chat)))

    def go(self, onlooker: Onlooker) -> None:
        """Somebody looks no longer."""
        self._post(_Went(onlooker))

    def catch_up(self, onlooker: Onlooker) -> None:
        """A slow onlooker is ready again: it sees the newest, or nothing if it has seen that."""
        seen = self._onlookers.get(onlooker)
        if seen is not None and seen.behind and not self._writing:
            self._show(onlooker, seen, {})

    def close(self) -> None:
        """The house closes: what has been said is written down, and everybody is told."""
        self._post(_Closing())

    def card(self) -> words.TableCard:
        """The table as lists show it: nothing that is not on the disk yet."""
        if not self._writing:
            self._card = views.card(self.room)
        return self._card

    def may_watch(self, device: str) -> bool:
        """Whoever has or had a seat in the running match can't watch it as a spectator."""
        round_ = self.room.round
        return round_ is None or round_.over or device not in round_.people

    def _post(self, letter: _Letter) -> None:
        self._mail.append(letter)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    # --- the one task -----------------------------------------------------------------------

    async def run(self) -> None:
        """Live, until nobody has looked for a long time."""
        try:
            self._work_off()
            while not self.over:
                await self._write()
                self._tell()
                if self._closing:
                    break
                self._set_alarm()
                if not self._mail:
                    await self._sleep()
                self._work_off()
        except JournalError as error:
            log.error("table given up: %s", error)
            self._lost(error)
        except Exception as error:
            # Our fault. What was not written is not so: the table is read again when it is wanted.
            log.exception("table given up")
            self._lost(RulesBug(f"{type(error).__name__}; the table begins again where it was"))
        finally:
            self.over = True
            self._put_away()

    async def _sleep(self) -> None:
        self._woken = asyncio.get_running_loop().create_future()
        await self._woken
        self._woken = None

    def _work_off(self) -> None:
        """Take all letters that lie there; then do what the clock says."""
        mail = self._mail
        while mail:
            self._take(mail[0])
            mail.popleft()
        self._by_the_clock()

    async def _write(self) -> None:
        if not self._lines:
            return
        lines, self._lines = self._lines, []
        self._writing = True
        await self._store.append(stream(self.room.id), self.room.length, lines)
        self._writing = False
        self.room.length += len(lines)

    def _lost(self, error: BluffhausError) -> None:
        """Somebody else owns this table, or the disk is gone. What was not told is not so."""
        self._answer_all(problem_of(error))
        for onlooker in list(self._onlookers):
            onlooker.shut(error.code)

    def _answer_all(self, problem: words.Problem) -> None:
        """Nobody is left waiting: not those who were heard, nor those whose letters lie here."""
        waiting = [answer for answer, _ in self._answers]
        waiting += [letter.answer for letter in self._mail if isinstance(letter, _Act)]
        self._answers = []
        for answer in waiting:
            answer(problem)

    def _put_away(self) -> None:
        self._minds.close()
        if self._alarm is not None:
            self._alarm[1].cancel()
        if self._closing:
            self._answer_all(_CLOSING)
        late = [letter.onlooker for letter in self._mail if isinstance(letter, _Came)]
        for onlooker in [*self._onlookers, *late]:
            onlooker.shut("closing")

    # --- letters ------------------------------------------------------------------------------

    def _take(self, letter: _Letter) -> None:
        match letter:
            case _Act():
                self._take_act(letter)
            case _Came(onlooker, seen):
                self._take_came(onlooker, seen)
            case _Went(onlooker):
                self._take_went(onlooker)
            case _BotSays():
                self._take_bot(letter)
            case _Rang():
                self._alarm = None
            case _Closing():
                self._closing = True

    def _take_act(self, letter: _Act) -> None:
        key = letter.person, letter.send
        if key in self.room.sends:
            self._answers.append((letter.answer, None))
            return
        problem = self._problems.get(key)
        if problem is None:
            problem = self._do(letter)
        self._answers.append((letter.answer, problem))

    def _do(self, letter: _Act) -> words.Problem | None:
        turn = self._turn()
        try:
            do(turn, letter.person, letter.act)
        except BluffhausError as error:
            problem = problem_of(error)
            self._remember(letter, problem)
            return problem
        self.room.remember(letter.person, letter.send)
        self._note(turn, letter.person, letter.send)
        if isinstance(letter.act, words.Sit):
            self._newly_seated(letter.person)
        return None

    def _newly_seated(self, person: str) -> None:
        self._answers.append((lambda lost: None if lost else self._sat(person, self.room.id), None))
        if person not in self._connections:
            self._absent[person] = self._clock.now()

    def _remember(self, letter: _Act, problem: words.Problem) -> None:
        self._problems[letter.person, letter.send] = problem
        if len(self._problems) > REMEMBERED_PROBLEMS:
            del self._problems[next(iter(self._problems))]

    def _turn(self) -> Turn:
        return Turn(self.room, self._clock.now())

    def _note(self, turn: Turn, person: str | None = None, send: str | None = None) -> None:
        """Write down, as one line, what has become so."""
        if turn.facts or send is not None:
            at, facts = round(self._clock.wall(), 3), tuple(turn.facts)
            record = records.Record(records.VERSION, at, person, send, facts)
            self._lines.append(records.write(record))
            self._changed = True
            self._after(turn)

    def _after(self, turn: Turn) -> None:
        """What some facts mean for the hourglass."""
        now = self._clock.now()
        for fact in turn.facts:
            match fact:
                case records.ClockRestarted():
                    self._hourglass.turn(now)
                case records.Paused():
                    self._hourglass.lay(now)
                    self._bots_due.clear()
                case records.Resumed():
                    self._hourglass.stand(now)
                case _:
                    pass

    # --- who is there -------------------------------------------------------------------------

    def _take_came(self, onlooker: Onlooker, seen: Seen) -> None:
        self._onlookers[onlooker] = seen
        person = onlooker.person
        if person is None:
            self._changed = True
            return
        self._connections[person] = self._connections.get(person, 0) + 1
        if self._connections[person] == 1:
            self._arrived(person)

    def _arrived(self, person: str) -> None:
        """The first connection of a person: whoever has a seat here is back on it."""
        self._absent.pop(person, None)
        chair = self.room.chair_of(person)
        if chair is None:
            return
        turn = self._turn()
        if chair.minded:
            turn.so(records.Returned(chair.number))
        if self.room.paused == "alone":
            turn.so(records.Resumed())
        self._note(turn)

    def _take_went(self, onlooker: Onlooker) -> None:
        if self._onlookers.pop(onlooker, None) is None:
            return
        person = onlooker.person
        if person is None:
            self._changed = True
            return
        self._connections[person] -= 1
        if not self._connections[person]:
            del self._connections[person]
            if person in _awaited(self.room):
                self._absent[person] = self._clock.now()

    def _present(self) -> frozenset[str]:
        """Whoever is connected, or was a moment ago."""
        lingering = [p for p, t in self._absent.items() if not self._past(t, self._manners.linger)]
        return frozenset(lingering).union(self._connections)

    def _past(self, since: float | None, patience: float) -> bool:
        """Has it been like this for so long?"""
        return since is not None and since + patience <= self._clock.now()

    # --- what the clock says ------------------------------------------------------------------

    def _by_the_clock(self) -> None:
        self._look_round()
        self._mind_absent()
        self._hand_over_host()
        self._pause_alone()
        self._ask()
        while self._let_time_pass():
            self._ask()
        self._call_bots()
        self._close_idle()

    def _look_round(self) -> None:
        """Who is there? Since when is nobody?"""
        now, present = self._clock.now(), self._present()
        if present != self._here:
            self._here, self._changed = present, True
        if any(person in self._connections for person in _people(self.room)):
            self._alone_since = None
        elif self._alone_since is None:
            self._alone_since = now
        if self._onlookers:
            self._idle_since = None
        elif self._idle_since is None:
            self._idle_since = now

    def _mind_absent(self) -> None:
        if not self.room.running or not self._absent:
            return
        for chair in self.room.chairs:
            since = self._absent.get(chair.person or "")
            if self._past(since, self._manners.grace) and not chair.played_by_bot:
                turn = self._turn()
                turn.mind(chair, "absent")
                self._note(turn)

    def _hand_over_host(self) -> None:
        if not self._past(self._absent.get(self.room.host or ""), self._manners.host_grace):
            return
        there = [p for p in _people(self.room) if p in self._connections]
        if there:
            turn = self._turn()
            turn.pass_on(there)
            self._note(turn)

    def _pause_alone(self) -> None:
        if not self.room.running or self.room.paused is not None:
            return
        if self._past(self._alone_since, self._manners.alone):
            turn = self._turn()
            turn.so(records.Paused("alone"))
            self._note(turn)

    def _ask(self) -> None:
        """Turn the hourglass when a new wait begins."""
        round_, match = self.room.round, self.room.match
        if round_ is None or match is None:
            return
        now = self._clock.now()
        self._hourglass.watch(round_.number, match.pace if self.room.running else None, now)
        if self.room.paused is not None:
            self._hourglass.lay(now)

    def _let_time_pass(self) -> bool:
        """Silence, when the sand has run through; and the table's own moves."""
        room = self.room
        if not room.running or room.paused is not None:
            return False
        until, wait = self._hourglass.until, self._hourglass.wait
        ran_out = until is not None and until <= self._clock.now()
        if not ran_out and not self._own_move():
            return False
        turn = self._turn()
        if ran_out:
            turn.silence()
        if self._wait() == wait:
            turn.moderate()
        self._note(turn)
        return bool(turn.facts)

    def _own_move(self) -> bool:
        """Is it only the table itself that has something to say, and need not wait with it?

        Where it waits the full time, and that has no limit, it leaves the word to the others.
        """
        prompts, match = self.room.prompts, self.room.match
        if match is None or TABLE not in prompts:
            return False
        pace = match.pace
        waits = pace is not None and pace.full
        awaited = [s for s, p in prompts.items() if s != TABLE and p.silence is not None]
        return not awaited and not waits

    def _wait(self) -> tuple[int, int] | None:
        """Which wait the match is in."""
        round_, match = self.room.round, self.room.match
        pace = None if match is None or not self.room.running else match.pace
        return None if round_ is None or pace is None else (round_.number, pace.wait)

    def _close_idle(self) -> None:
        asleep = not self.room.running or self.room.paused is not None
        if asleep and not (self._mail or self._lines or self._answers):
            self.over = self._past(self._idle_since, self._manners.idle)

    # --- bots ---------------------------------------------------------------------------------

    def _call_bots(self) -> None:
        room, round_ = self.room, self.room.round
        if round_ is None or not room.running or room.paused is not None:
            self._bots_due.clear()
            return
        for seat, prompt in room.prompts.items():
            if seat != TABLE and room.chairs[seat].played_by_bot:
                heard = len(round_.heard[seat]) if prompt.silence is None else 0
                self._call_bot(seat, round_.number, prompt.about, heard)

    def _call_bot(self, seat: Seat, match: int, about: int, heard: int) -> None:
        due = self._bots_due.get(seat)
        if due is None or self._asked_anew(due, match, about, heard):
            due = _Due(match, about, heard, self._when(seat, match, about, heard))
            self._bots_due[seat] = due
        if due.when is not None and due.when <= self._clock.now():
            due.when, due.heard, due.thinking = None, heard, True
            self._let_think(seat, match)

    def _asked_anew(self, due: _Due, match: int, about: int, heard: int) -> bool:
        """Is this another question, or has somebody who only may speak heard something new?

        Whoever was about to speak up unasked lets it sink in first: nobody talks over the others.
        """
        if (due.match, due.about) != (match, about):
            return True
        return not due.thinking and due.heard != heard

    def _when(self, seat: Seat, match: int, about: int, heard: int) -> float:
        """When the bot will speak: after the breath, and a time that its dice don't change."""
        pace = self.room.match.pace if self.room.match is not None else None
        breath = pace.breath if pace is not None and self._manners.breath else 0.0
        thinks = self._minds.pause_before(*self._manners.think, match, seat, about, heard)
        if heard:  # it is not asked, and takes its time
            thinks *= UNASKED
        start = max(self._clock.now(), self._hourglass.opened + breath)
        until = self._hourglass.until
        return start + thinks if until is None else min(start + thinks, until - 0.5)

    def _let_think(self, seat: Seat, number: int) -> None:
        match, chair = self.room.match, self.room.chairs[seat]
        assert match is not None

        def say(about: int, move: Move | None) -> None:
            self._post(_BotSays(seat, number, about, move))

        self._minds.think(match, number, seat, chair.temperament or "random", say)

    def _take_bot(self, letter: _BotSays) -> None:
        """The question may be closed by now, or the person back: then nobody hears it."""
        room, round_ = self.room, self.room.round
        due = self._bots_due.get(letter.seat)
        if due is not None and (due.match, due.about) == (letter.match, letter.about):
            due.thinking = False
            if letter.move is not None:
                del self._bots_due[letter.seat]
        if letter.move is None:
            return
        if round_ is None or not room.running or room.paused or round_.number != letter.match:
            return
        prompt = room.prompts.get(letter.seat)
        if prompt is None or prompt.about != letter.about:
            return
        if room.chairs[letter.seat].played_by_bot:
            turn = self._turn()
            try:
                turn.play(letter.seat, letter.move, "bot")
            except Illegal:
                log.exception("a bot said what it may not")
                if prompt.silence is not None:
                    turn.play(letter.seat, prompt.silence, "bot")
            self._note(turn)

    # --- telling ------------------------------------------------------------------------------

    def _tell(self) -> None:
        """All of it is on the disk: answer, and show everybody what they may see."""
        answers, self._answers = self._answers, []
        for answer, problem in answers:
            answer(problem)
        looks: dict[str | None, words.TableView] = {}
        if self._changed:
            self._situation = None
        for onlooker, seen in list(self._onlookers.items()):
            if self._changed or seen.view is None:
                self._show(onlooker, seen, looks)
        self._changed = False

    def _show(
        self, onlooker: Onlooker, seen: Seen, looks: dict[str | None, words.TableView]
    ) -> None:
        """Nobody is shown anything unless something is new that they may see."""
        if onlooker.person is None and not self.may_watch(onlooker.device):
            onlooker.shut("refused")
            return
        seen.behind = not onlooker.ready
        if seen.behind:
            return
        view = looks.get(onlooker.person) or self._look(onlooker.person)
        looks[onlooker.person] = view
        sight = self._sight(seen, view)
        if sight is not None:
            onlooker.see(sight)

    def _look(self, person: str | None) -> words.TableView:
        if self._situation is None:
            spectators = sum(onlooker.person is None for onlooker in self._onlookers)
            self._situation = views.situation(self.room, self._here, spectators)
        return views.table_view(self.room, self._situation, person)

    def _sight(self, seen: Seen, view: words.TableView) -> Sight | None:
        """What is new for somebody; `None`: nothing."""
        number, events = self._heard(view)
        if seen.match != number or seen.events > len(events):
            seen.match, seen.events = number, 0
        seen.chat = min(seen.chat, len(self.room.chat))
        turns = self._hourglass.turns if view.match is not None else 0
        new_events, new_chat = events[seen.events :], self.room.chat[seen.chat :]
        if not new_events and not new_chat and seen.turns == turns and seen.view == view:
            return None
        clock = self._hourglass.clock(self._clock.now())
        sight = Sight(views.at_time(view, clock), new_events, seen.events, new_chat, seen.chat)
        seen.view, seen.turns = view, turns
        seen.events, seen.chat = len(events), len(self.room.chat)
        return sight

    def _heard(self, view: words.TableView) -> tuple[int, list[msgspec.Raw]]:
        """The number of the match that is seen, and all that this seat has heard of it."""
        round_ = self.room.round
        if view.match is None or round_ is None:
            return 0, []
        own = view.seat if view.seat in round_.heard else None
        return round_.number, round_.heard[own]

    # --- the next alarm -----------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """One alarm, for whatever comes next. One that rings too early does no harm."""
        due = self._next_due()
        if due is None or (self._alarm is not None and self._alarm[0] <= due):
            return
        if self._alarm is not None:
            self._alarm[1].cancel()
        self._alarm = due, self._clock.at(due, lambda: self._post(_Rang()))

    def _next_due(self) -> float | None:
        now = self._clock.now()
        return min((when for when in self._dues() if when > now), default=None)

    def _dues(self) -> Iterator[float]:
        """Whenever something may have to happen."""
        manners = self._manners
        for since in self._absent.values():
            yield from (since + manners.linger, since + manners.grace, since + manners.host_grace)
        if self._idle_since is not None:
            yield self._idle_since + manners.idle
        if self.room.running and self.room.paused is None:
            yield from (due.when for due in self._bots_due.values() if due.when is not None)
            if self._alone_since is not None:
                yield self._alone_since + manners.alone
            if self._hourglass.until is not None:
                yield self._hourglass.until


def stream(table: str) -> str:
    """Under which name a table's records lie in the store."""
    return f"table/{table}"


def _awaited(room: Room) -> set[str]:
    """Who is missed when they are not there: whoever has a seat, and the host, even without one."""
    return {*_people(room), *([room.host] if room.host is not None else [])}


def _people(room: Room) -> list[str]:
    return [chair.person for chair in room.chairs if chair.person is not None and not chair.gone]
