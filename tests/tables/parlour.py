"""A house without a wire: real tables, a real journal, time that jumps, and guests who look."""

from __future__ import annotations

import asyncio
import functools
import itertools
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias

import msgspec

from bluffhaus.kernel import Fair, Seat
from bluffhaus.tables import words
from bluffhaus.tables.house import House
from bluffhaus.tables.room import ChancesOf
from bluffhaus.tables.store import SqliteStore, Store
from bluffhaus.tables.table import Manners, Sight, Table
from bluffhaus.testing.clocks import ManualClock
from tests.server.people import some_move

P = ParamSpec("P")
Json: TypeAlias = dict[str, Any]
PATIENCE = 60  # seconds of real time, for a test that would wait for ever
_numbers = itertools.count()


def evening(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that lives in a loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


class Guest:
    """Somebody at a table: says things, and keeps what is shown."""

    def __init__(self, table: Table, device: str, *, spectator: bool = False) -> None:
        self.table, self.device = table, device
        self.person = None if spectator else device
        self.ready = True
        self.sights: list[Sight] = []
        self.events: list[Json] = []
        self.chat: list[words.Line] = []
        self.match = 0
        self.closed: str | None = None

    # --- as an onlooker -------------------------------------------------------------------------

    def see(self, sight: Sight) -> None:
        moved = bool(self.sights) and sight.view.seat != self.view.seat
        self.sights.append(sight)
        number = sight.view.match.number if sight.view.match else 0
        if number != self.match or (moved and sight.events_from == 0):
            self.match, self.events = number, []  # another seat has heard other things
        assert sight.events_from == len(self.events), "an event was lost, or told twice"
        assert sight.chat_from == len(self.chat), "a line was lost, or told twice"
        self.events += [msgspec.json.decode(event) for event in sight.events]
        self.chat += sight.chat

    def shut(self, code: str) -> None:
        self.closed = self.closed or code

    async def looks(self) -> Guest:
        """Comes to the table, with what it knows already."""
        self.table.come(self, self.match, len(self.events), len(self.chat))
        await fence(self.table)
        return self

    async def goes(self) -> None:
        """Looks no longer."""
        self.table.go(self)
        await fence(self.table)

    # --- what it sees ---------------------------------------------------------------------------

    @property
    def view(self) -> words.TableView:
        return self.sights[-1].view

    @property
    def here(self) -> words.MatchView:
        match = self.view.match
        assert match is not None
        return match

    @property
    def question(self) -> words.Question | None:
        return self.view.match.question if self.view.match else None

    @property
    def asked(self) -> words.Question:
        assert self.question is not None
        return self.question

    @property
    def left(self) -> float:
        """How much sand is left."""
        assert self.here.clock is not None
        return self.here.clock.left

    @property
    def phrases(self) -> list[tuple[str | None, str]]:
        return [(line.phrase, line.name) for line in self.chat if line.seat is None]

    # --- what it says ---------------------------------------------------------------------------

    def says(self, act: words.Acts, send: str | None = None) -> asyncio.Future[str | None]:
        """Posts an act; the code of its problem will follow."""
        told: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()

        def answer(problem: words.Problem | None) -> None:
            told.set_result(problem.code if problem else None)

        self.table.act(self.device, send or f"n{next(_numbers)}", act, answer)
        return told

    async def does(self, act: words.Acts, send: str | None = None) -> str | None:
        """Does something; `None`, or why not."""
        return await self.says(act, send)

    def move(self, chance: random.Random | None = None) -> words.Play:
        """Any answer to the question that is open."""
        menu = msgspec.to_builtins(self.asked.menu)
        return self.answer(some_move(menu, chance or random.Random(1)))

    def answer(self, move: Json) -> words.Play:
        """This answer to the question that is open."""
        raw = msgspec.Raw(msgspec.json.encode(move))
        return words.Play(self.here.number, self.asked.about, raw)


async def fence(table: Table) -> None:
    """Until the table has taken every letter that lies there now, and told what followed."""
    told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    table.act("nobody", f"fence{next(_numbers)}", words.Leave(), lambda _: told.set_result(None))
    await told


async def until(true: Callable[[], bool]) -> None:
    """Until other threads (bots, the journal) have made something so."""
    while not true():
        await asyncio.sleep(0.001)


class Parlour:
    """A house, its clock, and how to bring people to a table."""

    def __init__(self, house: House, store: Store, clock: ManualClock) -> None:
        self.house, self.store, self.clock = house, store, clock

    async def company(self, *names: str, **wish: Any) -> list[Guest]:
        """People at a new table, all looking; the first is the host."""
        if "options" in wish:
            wish["options"] = msgspec.Raw(msgspec.json.encode(wish["options"]))
        table = await self.house.open("luegenkniffel", names[0], name=names[0], **wish)
        guests = [Guest(table, name) for name in names]
        for guest in guests:
            await guest.looks()
            if guest is not guests[0]:
                assert await guest.does(words.Sit(guest.device)) is None
        return guests

    async def playing(self, *names: str, **wish: Any) -> list[Guest]:
        """The same, and a match has begun."""
        guests = await self.company(*names, **wish)
        assert await guests[0].does(words.Start()) is None
        return guests

    async def passes(self, seconds: float, table: Table) -> None:
        """Time goes by."""
        self.clock.advance(seconds)
        await fence(table)

    async def again(self, guest: Guest) -> Guest:
        """The same person at the table as it is now; it may have been put away meanwhile."""
        table = await self.house.table(guest.table.room.id)
        assert table is not None
        return Guest(table, guest.device)


async def play_out(guests: list[Guest]) -> None:
    """Everybody says anything, until the match is over."""
    chance = random.Random(7)
    while guests[0].view.phase == "playing":
        guest = next(guest for guest in guests if guest.question is not None)
        assert await guest.does(guest.move(chance)) is None


@asynccontextmanager
async def parlour(
    folder: Path,
    *,
    manners: Manners | None = None,
    chances: ChancesOf = Fair,
    clock: ManualClock | None = None,
    behind: Callable[[Store], Store] = lambda store: store,
) -> AsyncIterator[Parlour]:
    """A house that is open in the meantime. `behind`: stands between it and its journal."""
    folder.mkdir(exist_ok=True, parents=True)
    store = behind(SqliteStore(folder / "journal.sqlite"))
    clock = clock or ManualClock()
    house = House(store, clock, manners, chances)
    try:
        yield Parlour(house, store, clock)
    finally:
        if hasattr(store, "let_go"):
            store.let_go()
        await house.close()


def seat_of(guest: Guest) -> Seat:
    """Where somebody sits."""
    assert guest.view.seat is not None
    return guest.view.seat
