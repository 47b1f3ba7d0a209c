"""House: all tables, those that live and those that lie in the journal until somebody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import suppress

import msgspec

from bluffhaus.games import GAMES
from bluffhaus.kernel import Fair, JournalError
from bluffhaus.tables import records, words
from bluffhaus.tables.acts import Turn, name_of, options_of, refuse
from bluffhaus.tables.clock import Clock
from bluffhaus.tables.room import ChancesOf, Room
from bluffhaus.tables.store import Store
from bluffhaus.tables.table import Manners, Table, stream

log = logging.getLogger(__name__)

CODE_LETTERS = "ACDEFGHJKLMNPQRTUVWXY"
"""No letter that looks like another one, or like a digit."""
CODE_LENGTH = 6
RECENT = 24 * 3600.0
"""Tables that were written to in these seconds are woken when the house opens."""
SHOWN = 12
"""So many of one's own tables are shown."""


class House:
    """Opens tables, finds them, wakes them, and puts them away."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        manners: Manners | None = None,
        chances: ChancesOf = Fair,
    ) -> None:
        """`chances`: what dice come from, given seed and salt; a story may tell its own."""
        self._chances = chances
        self._store, self._clock = store, clock
        self._manners = manners or Manners()
        self._tables: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._notes = asyncio.Lock()

    async def open(
        self,
        game_id: str,
        person: str,
        *,
        name: str | None = None,
        public: bool = False,
        options: msgspec.Raw | None = None,
    ) -> Table:
        """A new table; with a `name`, the one who opens it sits down at once."""
        if game_id not in GAMES:
            refuse("no_such_game", f"{game_id!r} was asked for", "there is none", "See the house.")
        opened = self._opened(game_id, public, options)
        room = Room(self._chances)
        turn = Turn(room, self._clock.now())
        turn.so(opened)
        turn.so(records.Hosted(person))
        turn.bind()
        if name is not None:
            turn.sit(person, name_of(name))
        facts = tuple(turn.facts)
        record = records.Record(records.VERSION, round(self._clock.wall(), 3), person, None, facts)
        await self._write_down(room, record)
        if name is not None:
            await self._note(person, room.id)
        return self._live(room)

    def _opened(self, game_id: str, public: bool, options: msgspec.Raw | None) -> records.Opened:
        kind = GAMES[game_id].options
        default = msgspec.Raw(msgspec.json.encode(kind()))
        return records.Opened(
            id=secrets.token_urlsafe(16),
            code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            watch=secrets.token_urlsafe(16),
            game=game_id,
            public=public,
            options=default if options is None else options_of(kind, options),
            key=secrets.token_hex(32),
        )

    async def _write_down(self, room: Room, record: records.Record) -> None:
        """The table first, then the ways to find it: a way that leads nowhere does harm."""
        await self._store.append(stream(room.id), 0, [records.write(record)])
        room.length = 1
        # A code that is taken already is as good as impossible; the append would say so.
        await self._store.append(f"code/{room.code}", 0, [room.id.encode()])
        await self._store.append(f"watch/{room.watch}", 0, [room.id.encode()])

    # --- finding ------------------------------------------------------------------------------

    async def table(self, id_: str) -> Table | None:
        """The table with this id; it is woken if it was put away."""
        waking = self._tables.get(id_)
        if waking is not None and waking.done() and _is_over(waking):
            waking = None
        if waking is None:
            waking = asyncio.ensure_future(self._wake(id_))
            self._tables[id_] = waking
        table = await waking
        if table is None:
            self._tables.pop(id_, None)
        return table

    async def by_code(self, code: str) -> Table | None:
        """The table with this short code, however it is typed."""
        letters = code.strip().upper()
        return await self._lead("code", letters) if letters.isalpha() else None

    async def by_watch(self, watch: str) -> Table | None:
        """The table that this spectators' link leads to."""
        return await self._lead("watch", watch)

    async def _lead(self, way: str, name: str) -> Table | None:
        found = await self._store.read(f"{way}/{name}")
        return await self.table(found[0].decode()) if found else None

    def public(self) -> list[words.TableCard]:
        """The tables that anybody may find."""
        return [table.card() for table in self._awake() if table.room.public]

    async def mine(self, person: str) -> list[words.TableCard]:
        """The tables where this person has a seat, the newest first."""
        ids = [line.decode() for line in await self._store.read(f"person/{person}")]
        newest = list(dict.fromkeys(reversed(ids)))[:SHOWN]
        tables = await self._those_there(newest)
        return [table.card() for table in tables if table.room.chair_of(person) is not None]

    def _awake(self) -> Iterator[Table]:
        for waking in self._tables.values():
            if waking.done() and not waking.cancelled() and waking.exception() is None:
                table = waking.result()
                if table is not None and not table.over:
                    yield table

    # --- waking and putting away ----------------------------------------------------------------

    async def recover(self) -> int:
        """Wake all tables that were alive of late: their clocks and bots go on by themselves."""
        names = await self._store.streams("table/", self._clock.wall() - RECENT)
        return len(await self._those_there(name.removeprefix("table/") for name in names))

    async def _those_there(self, ids: Iterable[str]) -> list[Table]:
        """A table that cannot be read does the others no harm."""
        found = []
        for id_ in ids:
            with suppress(JournalError):  # the log has it
                found.append(await self.table(id_))
        return [table for table in found if table is not None]

    async def _wake(self, id_: str) -> Table | None:
        lines = await self._store.read(stream(id_))
        if not lines:
            return None
        room = Room(self._chances)
        try:
            for line in lines:
                _read(room, id_, line)
            _lay(room, id_)
        except JournalError as error:
            log.error("a table cannot be woken: %s", error)
            raise
        return self._live(room)

    async def as_it_was(self, id_: str, match: int) -> Room:
        """The table as it stood when this match had ended."""
        room = Room(self._chances)
        for line in await self._store.read(stream(id_)):
            _read(room, id_, line)
            round_ = room.round
            if round_ is not None and round_.over and round_.number == match:
                break
        return room

    def _live(self, room: Room) -> Table:
        table = Table(room, self._store, self._clock, self._manners, sat=self._sat)
        lives: asyncio.Future[Table | None] = asyncio.get_running_loop().create_future()
        lives.set_result(table)
        self._tables[room.id] = lives
        self._begin(self._run(table, lives))
        return table

    async def _run(self, table: Table, lives: asyncio.Future[Table | None]) -> None:
        await table.run()
        if self._tables.get(table.room.id) is lives:
            del self._tables[table.room.id]

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _sat(self, person: str, table: str) -> None:
        self._begin(self._note(person, table))

    async def _note(self, person: str, table: str) -> None:
        """Keep in mind where this person sits."""
        async with self._notes:
            try:
                await self._append_note(person, table)
            except JournalError:
                log.error("table/%s is missing in somebody's list", table)

    async def _append_note(self, person: str, table: str) -> None:
        known = await self._store.read(f"person/{person}")
        if table.encode() not in known:
            await self._store.append(f"person/{person}", len(known), [table.encode()])

    async def close(self) -> None:
        """Everybody is told that the house closes. All that was said is on the disk."""
        for table in list(self._awake()):
            table.close()
        while self._tasks:
            await asyncio.wait(list(self._tasks), timeout=5)
        await self._store.close()


def _read(room: Room, id_: str, line: bytes) -> None:
    """One more line. If it cannot be read it is told where it is, never what is in it."""
    number = room.length + 1
    try:
        room.read(records.read(line))
    except Exception as error:  # a damaged line may lead to anything
        raise JournalError(f"{stream(id_)}, line {number}: {error}") from error


def _lay(room: Room, id_: str) -> None:
    """Lay the match on the table, now and not when somebody plays on."""
    try:
        assert room.match is None or room.prompts is not None
    except Exception as error:
        raise JournalError(f"{stream(id_)}: the match cannot be laid again: {error}") from error


def _is_over(waking: asyncio.Future[Table | None]) -> bool:
    if waking.cancelled() or waking.exception() is not None:
        return True
    table = waking.result()
    return table is None or table.over
