"""People for tests: they know the wire, as it is documented, and nothing else."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

Json: TypeAlias = dict[str, Any]  # whatever the wire carries

FIXED = {"full_house": 25, "kleine_strasse": 30, "grosse_strasse": 40, "kniffel": 50}
UPPER = ("einser", "zweier", "dreier", "vierer", "fuenfer", "sechser")


def some_move(menu: Json, chance: random.Random) -> Json:
    """Anything that the menu of Lügen-Kniffel offers; mostly announcements, so that it ends."""
    if menu["answer"]:
        return {"type": chance.choice(("Believe", "Believe", "Doubt"))}
    if menu["throw"] is not None and (not menu["announce"] or chance.random() < 0.2):
        leave = [die for die in menu["throw"] if chance.random() < 0.5]
        return {"type": "Throw", "leave": leave if len(leave) < len(menu["throw"]) else leave[1:]}
    what = chance.choice(menu["announce"])
    return {"type": "Announce", "field": what, "points": _points(what, chance)}


def _points(what: str, chance: random.Random) -> int:
    if what in UPPER:
        return (UPPER.index(what) + 1) * chance.randint(1, 5)
    return FIXED.get(what) or chance.randint(5, 30)


@dataclass
class Person:
    """A device with its cookie, and what it knows of its table."""

    house: str
    name: str
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    cookie: str = ""
    table: str = ""
    view: Json = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    chat: list[Json] = field(default_factory=list)
    match: int = 0
    bytes: list[str] = field(default_factory=list)
    socket: ClientConnection | None = None
    client: httpx.AsyncClient | None = None
    replies: dict[str, Json] = field(default_factory=dict)
    numbers: itertools.count[int] = field(default_factory=itertools.count)

    # --- plain HTTP ---------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """A request, with the cookie."""
        headers.setdefault("cookie", self.cookie)
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers.setdefault("content-type", "application/json")
        if self.client is None:
            # The house speaks plain HTTP; reading all certificates of the world takes its time.
            self.client = httpx.AsyncClient(base_url=self.house, trust_env=False, verify=False)
        answer = await self.client.request(method, path, content=content, headers=headers)
        self.client.cookies.clear()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    async def open_table(self, **wish: Any) -> str:
        answer = await self.ask(
            "POST", "/api/tables", {"game": "luegenkniffel", "name": self.name, **wish}
        )
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        return self.table

    async def say(self, act: Json, send: str | None = None) -> Json | None:
        """An act over plain HTTP; its problem, if there is one."""
        body = {"id": send or f"{self.name}-{next(self.numbers)}", "act": act}
        answer = await self.ask("POST", f"/api/tables/{self.table}/acts", body)
        assert answer.status_code == 200, answer.text
        problem: Json | None = answer.json()["problem"]
        return problem

    # --- the socket ---------------------------------------------------------------------------

    async def connect(self, path: str | None = None) -> None:
        """Look at the table; whoever was there before goes on where they were."""
        if not self.cookie:
            await self.ask("GET", "/api/house")
        query = f"?match={self.match}&events={len(self.events)}&chat={len(self.chat)}"
        url = (
            self.house.replace("http", "ws") + (path or f"/api/tables/{self.table}/socket") + query
        )
        self.socket = await connect(
            url, additional_headers={"cookie": self.cookie}, proxy=None, compression=None
        )

    async def read(self) -> Json:
        """The next message; what it tells is kept."""
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.bytes.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] == "Frame":
            self._take(message)
        else:
            self.replies[message["id"]] = message
        return message

    def _take(self, frame: Json) -> None:
        self.view = frame["view"]
        number = self.view["match"]["number"] if self.view["match"] else 0
        if number != self.match:
            self.match, self.events = number, []
        assert frame["events_from"] == len(self.events)
        self.events += frame["events"]
        assert frame["chat_from"] == len(self.chat)
        self.chat += frame["chat"]

    async def send(self, act: Json, send: str | None = None) -> str:
        assert self.socket is not None
        id_ = send or f"{self.name}-{next(self.numbers)}"
        await self.socket.send(msgspec.json.encode({"id": id_, "act": act}).decode())
        return id_

    async def until(self, true: Callable[[], bool]) -> None:
        """Read until something is so."""
        while not true():
            await self.read()

    async def done(self, act: Json, send: str | None = None) -> Json | None:
        """An act over the socket; waits for the reply, and gives its problem."""
        id_ = await self.send(act, send)
        await self.until(lambda: id_ in self.replies)
        problem: Json | None = self.replies[id_]["problem"]
        return problem

    async def close(self) -> None:
        """Goes home."""
        if self.client is not None:
            await self.client.aclose()
            self.client = None
        await self.hang_up()

    async def hang_up(self) -> None:
        """Looks no longer."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    # --- playing ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["phase"] == "over"

    def answer(self) -> Json | None:
        """What to say to the question that is open, if one is."""
        match = self.view.get("match")
        if match is None or match["question"] is None:
            return None
        question = match["question"]
        move = some_move(question["menu"], self.chance)
        return {"type": "Play", "match": match["number"], "about": question["about"], "move": move}

    async def play(self, may: Callable[[], Awaitable[object]] | None = None) -> None:
        """Until the match is over, whatever happens to the line. `may`: waits before each move."""
        asked, pending = None, None
        while not self.over:
            try:
                if self.socket is None:
                    await self.connect()
                    if pending is not None:
                        await self.send(pending[1], pending[0])
                await self.read()
                if pending is not None and pending[0] in self.replies:
                    assert self.replies[pending[0]]["problem"] is None, self.replies[pending[0]]
                    pending = None
                said = self.answer()
                if pending is None and said and (said["match"], said["about"]) != asked:
                    asked = said["match"], said["about"]
                    if may is not None:
                        await may()
                    pending = f"{self.name}-{next(self.numbers)}", said
                    await self.send(said, pending[0])
            except (ConnectionClosed, InvalidMessage, OSError):
                self.socket = None
                await asyncio.sleep(0.01)


@asynccontextmanager
async def party(house: str, names: list[str], **wish: Any) -> AsyncIterator[list[Person]]:
    """People at a new table, connected; the first one is the host."""
    people = [Person(house, name, random.Random(name)) for name in names]
    try:
        host = people[0]
        await host.open_table(**wish)
        await host.connect()
        for person in people[1:]:
            person.table = host.table
            await person.connect()
            assert await person.done({"type": "Sit", "name": person.name}) is None
        for person in people:
            while len(person.view.get("chairs", ())) < len(people):
                await person.read()
        yield people
    finally:
        for person in people:
            await person.close()
