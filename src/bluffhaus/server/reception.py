"""The reception: what is behind each door."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from bluffhaus.bots import TEMPERAMENTS
from bluffhaus.games import GAMES
from bluffhaus.kernel import Illegal
from bluffhaus.server import wire
from bluffhaus.server.asgi import Receive, SendMessage
from bluffhaus.server.devices import MOVE_SECONDS, Devices
from bluffhaus.server.doors import Answer, Door, Fault, Visit, openapi
from bluffhaus.server.lan import qr_svg
from bluffhaus.server.limits import Limits
from bluffhaus.server.socket import checked, cursor, frame
from bluffhaus.server.version import VERSION
from bluffhaus.tables import words
from bluffhaus.tables.fairness import Proof
from bluffhaus.tables.house import House
from bluffhaus.tables.proofs import proof
from bluffhaus.tables.table import Onlooker, Sight, Table

MOST_WAIT = 25.0
_NOT_NOW = {"journal": 409, "closing": 503}
"""Nobody's fault who asks: the same act may be sent again."""
_CURSOR = ("match", "events", "chat", "news", "wait")


class Reception:
    """Answers at every door of the house."""

    def __init__(
        self,
        open_house: Callable[[], Awaitable[House]],
        devices: Devices,
        limits: Limits,
        address: str,
    ) -> None:
        self._open_house, self._devices, self._limits = open_house, devices, limits
        self.address = address
        self._house: House | None = None
        self.doors = self._doors()

    @property
    def house(self) -> House:
        if self._house is None:
            raise Fault(503, "closing", "the house is closed")
        return self._house

    async def lifespan(self, receive: Receive, send: SendMessage) -> None:
        """The house opens, and it closes."""
        await receive()
        try:
            self._house = await self._open_house()
        except Exception as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        house, self._house = self._house, None
        await house.close()
        await send({"type": "lifespan.shutdown.complete"})

    def _doors(self) -> list[Door]:
        get, post = "GET", "POST"
        cards, frames, proofs = list[words.TableCard], wire.Frame, Proof
        move, arrival = wire.DeviceMove, wire.DeviceArrival
        at, watch = "/api/tables/{id}", "/api/watch/{watch}"
        n = "/matches/{n:int}/proof"
        return [
            Door(get, "/api/house", "The house and its games.", None, wire.House, self._card),
            Door(get, "/api/tables", "The public tables.", None, cards, self._public),
            Door(get, "/api/mine", "The tables where I have a seat.", None, cards, self._mine),
            Door(post, "/api/tables", "Open a table.", wire.OpenTable, wire.TableOpened,
                 self._open, 201),
            Door(get, "/api/codes/{code}", "The table with this short code.", None,
                 words.TableCard, self._by_code),
            Door(get, at, "What do I see now? Waits for news.", None, frames, self._look,
                 query=_CURSOR),
            Door(post, at + "/acts", "I say this.", wire.Send, wire.Reply, self._act),
            Door(get, at + n, "The proof of a match.", None, proofs, self._proof),
            Door(get, watch, "What does a spectator see?", None, frames, self._watch,
                 query=_CURSOR),
            Door(get, watch + n, "The proof of a match.", None, proofs, self._watch_proof),
            Door(post, "/api/device/moves", "A code that moves me to another device.", None, move,
                 self._depart, 201),
            Door(post, "/api/device/arrivals", "I come with such a code.", arrival, None,
                 self._arrive, 204),
            Door(get, "/api/qr", "A QR code of an address of the house.", None, None, self._qr,
                 query=("path",)),
            Door(get, "/api/openapi.json", "This document.", None, None, self._document),
        ]  # fmt: skip

    # --- the house ------------------------------------------------------------------------------

    async def _card(self, visit: Visit) -> Answer:
        games = tuple([_game_card(id_) for id_ in GAMES])
        return Answer(wire.House(VERSION, self.address, games))

    async def _document(self, visit: Visit) -> Answer:
        return Answer(openapi(self.doors, VERSION))

    async def _qr(self, visit: Visit) -> Answer:
        path = visit.request.query_params.get("path", "/")
        if not path.startswith("/") or len(path) > 200:
            raise Fault(400, "malformed", "Expected a path of the house - at `path`")
        return Answer(qr_svg(self.address + path), kind="image/svg+xml")

    async def _public(self, visit: Visit) -> Answer:
        return Answer(self.house.public())

    async def _mine(self, visit: Visit) -> Answer:
        return Answer(await self.house.mine(visit.device))

    async def _open(self, visit: Visit) -> Answer:
        _take(self._limits.opens.take(visit.address))
        wish: wire.OpenTable = visit.body
        try:
            table = await self.house.open(
                wish.game,
                visit.device,
                name=wish.name,
                public=wish.public,
                options=None if bytes(wish.options) == b"null" else wish.options,
            )
        except Illegal as error:
            raise Fault(400, error.code, error.why, error.possible) from error
        return Answer(wire.TableOpened(table.room.id, table.room.code), 201)

    async def _by_code(self, visit: Visit) -> Answer:
        _take(self._limits.codes.take(visit.address))
        table = await self.house.by_code(visit.path("code"))
        if table is None:
            raise _no_table()
        return Answer(table.card())

    # --- tables ---------------------------------------------------------------------------------

    async def table(self, name: str, *, watching: bool) -> Table | None:
        """The table with this id, or that this spectators' link leads to."""
        if watching:
            return await self.house.by_watch(name)
        return await self.house.table(name)

    async def _found(self, visit: Visit, *, watching: bool = False) -> Table:
        name = visit.path("watch" if watching else "id")
        table = await self.table(name, watching=watching)
        if table is None:
            _take(self._limits.codes.take(visit.address))
            raise _no_table()
        if watching and not table.may_watch(visit.device):
            raise Fault(403, "refused", "one has a seat in this match", "Look from there.")
        return table

    async def _look(self, visit: Visit) -> Answer:
        table = await self._found(visit)
        return await _seen(visit, table, visit.device)

    async def _watch(self, visit: Visit) -> Answer:
        table = await self._found(visit, watching=True)
        return await _seen(visit, table, None)

    async def _act(self, visit: Visit) -> Answer:
        table = await self._found(visit)
        send = checked(visit.body)
        _take(self.too_fast(visit.device, table, send.act))
        answered: asyncio.Future[words.Problem | None] = asyncio.get_running_loop().create_future()

        def answer(problem: words.Problem | None) -> None:
            if not answered.done():
                answered.set_result(problem)

        table.act(visit.device, send.id, send.act, answer)
        problem = await answered
        if problem is not None and problem.code in _NOT_NOW:
            raise Fault(_NOT_NOW[problem.code], problem.code, problem.why, problem.possible)
        return Answer(wire.Reply(send.id, problem))

    def too_fast(self, device: str, table: Table, act: words.Acts | None) -> float:
        """How many seconds to wait before this act (`None`: rubbish) is heard; 0.0: none."""
        limits = self._limits
        talk = isinstance(act, (words.Say, words.Tell, words.Rename))
        wait = limits.chat.take(device) if talk else 0.0
        return wait or limits.acts.take(device) or limits.table.take(table.room.id)

    async def _proof(self, visit: Visit) -> Answer:
        return await self._prove(visit, await self._found(visit))

    async def _watch_proof(self, visit: Visit) -> Answer:
        return await self._prove(visit, await self._found(visit, watching=True))

    async def _prove(self, visit: Visit, table: Table) -> Answer:
        number = int(visit.path("n"))
        try:
            found: Proof = await proof(self.house, table, number)
        except Illegal as error:
            status = 404 if error.code == "no_such_match" else 403
            raise Fault(status, error.code, error.why, error.possible) from error
        return Answer(found, file=f"bluffhaus-{table.room.code}-{number}.json")

    # --- devices --------------------------------------------------------------------------------

    async def _depart(self, visit: Visit) -> Answer:
        _take(self._limits.codes.take(visit.address))
        return Answer(wire.DeviceMove(self._devices.depart(visit.device), MOVE_SECONDS), 201)

    async def _arrive(self, visit: Visit) -> Answer:
        _take(self._limits.codes.take(visit.address))
        person = self._devices.arrive(visit.body.code)
        if person is None:
            raise Fault(403, "code", "the code was used, or is too old", "Ask for a new one.")
        return Answer(status=204, person=person)


def _game_card(id_: str) -> wire.GameCard:
    game = GAMES[id_]
    sizes = game.table_sizes
    return wire.GameCard(id_, (sizes[0], sizes[-1]), TEMPERAMENTS.get(id_, ()), game.options())


def _take(wait: float) -> None:
    if wait:
        seconds = f"{wait:.0f}"
        raise Fault(429, "too_many", "too much at once", f"Try again in {seconds} s.", retry=wait)


def _no_table() -> Fault:
    return Fault(404, "no_such_table", "there is no such table", "Ask for its link again.")


# --- what do I see now, over plain HTTP ----------------------------------------------------------


class _Glance:
    """Somebody who looks once, and may wait until there is something else to see."""

    def __init__(self, device: str, person: str | None, news: str) -> None:
        self.device, self.person = device, person
        self.ready = True
        self._news = news
        self.latest: tuple[Sight, str] | None = None
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.other: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: str | None = None

    def see(self, sight: Sight) -> None:
        tag = news(sight)
        self.latest = (sight if self.latest is None else _joined(self.latest[0], sight)), tag
        self.ready = tag == self._news
        self._go_on(self.first)
        if not self.ready:
            self._go_on(self.other)

    def shut(self, code: str) -> None:
        self.closed, self.ready = code, False
        self._go_on(self.first)
        self._go_on(self.other)

    def _go_on(self, waiting: asyncio.Future[None]) -> None:
        if not waiting.done():
            waiting.set_result(None)


def _joined(before: Sight, sight: Sight) -> Sight:
    """What is seen now, with all that was said since the first look."""
    events, events_from = list(sight.events), sight.events_from
    if _number(before) == _number(sight) and before.events_from <= events_from:
        events = before.events[: events_from - before.events_from] + events
        events_from = before.events_from
    chat = before.chat[: sight.chat_from - before.chat_from] + sight.chat
    return Sight(sight.view, events, events_from, chat, before.chat_from)


def _number(sight: Sight) -> int:
    return sight.view.match.number if sight.view.match is not None else 0


def news(sight: Sight) -> str:
    """A name for what is seen. It is made of that alone, so it tells nothing else."""
    view = sight.view
    if view.match is not None and view.match.clock is not None:
        view = replace(view, match=replace(view.match, clock=None))
    so_far = sight.events_from + len(sight.events), sight.chat_from + len(sight.chat)
    seen = msgspec.json.encode((view, so_far))
    return hashlib.blake2b(seen, digest_size=12).hexdigest()


async def _seen(visit: Visit, table: Table, person: str | None) -> Answer:
    glance = _Glance(visit.device, person, visit.request.query_params.get("news", ""))
    onlooker: Onlooker = glance
    table.come(onlooker, *cursor(visit.request.scope["query_string"]))
    try:
        await glance.first
        await _wait_for_other(visit, glance)
    finally:
        table.go(onlooker)
    if glance.latest is None or glance.closed == "refused":
        raise Fault(403 if glance.closed == "refused" else 503, glance.closed or "closing", "later")
    sight, tag = glance.latest
    return Answer(frame(sight, tag))


async def _wait_for_other(visit: Visit, glance: _Glance) -> None:
    try:
        wait = min(float(visit.request.query_params.get("wait", "0")), MOST_WAIT)
    except ValueError:
        raise Fault(400, "malformed", "Expected a number - at `wait`") from None
    if wait > 0:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(glance.other), wait)
