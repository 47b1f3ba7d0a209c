"""Whole tables on the wire, message by message: who was told how much, and when.

Real sockets and a real journal; the clock jumps, and nothing is read before the house has done all
that there was to do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from bluffhaus.kernel import Seeded
from bluffhaus.tables.table import Manners
from bluffhaus.testing.clocks import ManualClock
from tests.server.inloop import open_house
from tests.server.people import Json, Person

T = TypeVar("T")

NAMES = ("Anton", "Bernd", "Claudia", "Dora", "Erich", "Frieda", "Gustav", "Hanna")


class Listener(Person):
    """Somebody whose every message is noted: when it came, and how long it was."""

    def __init__(self, url: str, name: str, clock: ManualClock) -> None:
        super().__init__(url, name)
        self.clock = clock
        self.heard: list[tuple[float, int, str]] = []

    async def catch_up(self) -> None:
        """Until everything that was sent so far has come: a socket answers in order."""
        assert self.socket is not None
        await self.socket.send("ping")
        while await self.listen() != "pong":
            pass

    async def listen(self) -> str:
        """The next message."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        if text != "pong":
            self._note(text)
        return text

    def _note(self, text: str) -> None:
        self.bytes.append(text)
        self.heard.append((self.clock.now(), len(text), text))
        message: Json = msgspec.json.decode(text)
        if message["type"] == "Frame":
            self._take(message)
        else:
            self.replies[message["id"]] = message

    @property
    def seen(self) -> Json:
        """The game as this seat sees it."""
        game: Json = self.view["match"]["game"]
        return game

    @property
    def question(self) -> Json | None:
        question: Json | None = self.view["match"]["question"]
        return question


class Gathering:
    """People and a spectator at one table."""

    def __init__(self, url: str, clock: ManualClock, seats: int, wish: Json) -> None:
        self.clock, self.wish = clock, wish
        self.people = [Listener(url, name, clock) for name in NAMES[:seats]]
        self.watcher = Listener(url, "spectator", clock)

    @property
    def everybody(self) -> list[Listener]:
        return [*self.people, self.watcher]

    async def begin(self) -> None:
        """Everybody sits down, and the match is dealt."""
        host = self.people[0]
        await host.open_table(**self.wish)
        await host.connect()
        for person in self.people[1:]:
            person.table = host.table
            await person.connect()
            assert await self.does(person, {"type": "Sit", "name": person.name}) is None
        await self.quiet()
        await self.watcher.connect(f"/api/watch/{host.view['watch']}/socket")
        assert await self.does(host, {"type": "Start"}) is None

    async def quiet(self) -> None:
        """Until the table has done what there was to do, and everybody has been told of it."""
        host = self.people[0]
        await host.ask("GET", f"/api/tables/{host.table}")
        for person in self.everybody:
            if person.socket is not None:
                await person.catch_up()

    async def does(self, person: Listener, act: Json) -> Json | None:
        """An act, and everything that it leads to; its problem, if there is one."""
        send = await person.send(act)
        while send not in person.replies:
            await person.listen()
        await self.quiet()
        problem: Json | None = person.replies[send]["problem"]
        return problem

    async def says(self, person: Listener, move: Json) -> Json | None:
        """A move, in answer to the open question."""
        question, number = person.question, person.view["match"]["number"]
        about = 0 if question is None else question["about"]
        play = {"type": "Play", "match": number, "about": about, "move": move}
        return await self.does(person, play)

    async def pass_by(self, seconds: float, step: float = 5) -> None:
        """Time goes by, in steps, so that the house notices what the clock says."""
        for _ in range(int(seconds / step)):
            self.clock.advance(step)
            await self.quiet()

    def drawn(self) -> list[str]:
        """What is drawn anew for each table."""
        view = self.people[0].view
        upcoming = view["upcoming"]["commitment"] if view["upcoming"] else "-"
        return [view["id"], view["code"], view["watch"], view["match"]["commitment"], upcoming]

    def bytes_of(self, person: Listener) -> list[str]:
        """Every byte that somebody was sent, but for what is drawn anew for each table."""
        return [self._plain(text) for text in person.bytes]

    def _plain(self, text: str) -> str:
        for number, word in enumerate(self.drawn()):
            text = text.replace(word, f"<{number}>")
        return text

    async def close(self) -> None:
        for person in self.everybody:
            await person.close()


def gather(
    folder: Path,
    seats: int,
    luck: int,
    story: Callable[[Gathering], Awaitable[T]],
    wish: Json,
    manners: Manners | None = None,
) -> T:
    """Tells a story at a table with this luck; gives what it gives."""

    async def evening() -> T:
        clock, dice = ManualClock(), Seeded(luck)
        house = open_house(folder, clock, manners=manners, chances=lambda seed, salt: dice)
        async with house as url:
            gathering = Gathering(url, clock, seats, wish)
            try:
                return await asyncio.wait_for(_told(gathering, story), 60)
            finally:
                await gathering.close()

    return asyncio.run(evening())


async def _told(gathering: Gathering, story: Callable[[Gathering], Awaitable[T]]) -> T:
    await gathering.begin()
    return await story(gathering)
