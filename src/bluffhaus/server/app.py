"""The house on the web: who asks is known, what is asked is checked, then it is answered."""

from __future__ import annotations

import math
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, Router

from bluffhaus.kernel import BluffhausError, JournalError, Malformed
from bluffhaus.server.asgi import Receive, Scope, SendMessage
from bluffhaus.server.devices import Devices
from bluffhaus.server.doors import Answer, Door, Fault, Visit
from bluffhaus.server.limits import Limits
from bluffhaus.server.pages import SAFE_HEADERS, Pages
from bluffhaus.server.reception import Reception
from bluffhaus.server.socket import MESSAGE_BYTES, UNREADABLE, Ears, Line, attend, refuse_socket
from bluffhaus.tables import words
from bluffhaus.tables.acts import problem_of
from bluffhaus.tables.table import Table

_SOCKET: Final = re.compile(r"/api/(tables|watch)/([A-Za-z0-9_-]{1,64})/socket")
_CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
_encoder = msgspec.json.Encoder()


class Application:
    """Plain ASGI. Sockets go straight to their table, requests through their door."""

    def __init__(
        self,
        reception: Reception,
        devices: Devices,
        limits: Limits,
        pages: Pages,
        origins: frozenset[str] = frozenset(),
    ) -> None:
        """`origins`: other places whose pages may talk to this house."""
        self._reception, self._devices, self._limits = reception, devices, limits
        self._origins = origins
        routes = [_route(self, door) for door in reception.doors]
        routes.append(Route("/api/{path:path}", _nothing_there, methods=["GET", *_CHANGING]))
        routes.append(Route("/{path:path}", pages.answer))
        self._router = Router(routes)

    async def __call__(self, scope: Scope, receive: Receive, send: SendMessage) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._router(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._reception.lifespan(receive, send)

    # --- requests -------------------------------------------------------------------------------

    async def through(self, door: Door, request: Request) -> Response:
        """A request at a door."""
        person = self._devices.read(request.headers.get("cookie", ""))
        device = person or self._devices.new()
        try:
            visit = Visit(device, request, await self._checked(door, request))
            answer = await door.answer(visit)
        except ClientDisconnect:
            return Response(status_code=499)
        except (Fault, BluffhausError) as error:
            answer = None
            response = _fault(error)
        if answer is not None:
            response = _response(answer)
            device, person = answer.person or device, None if answer.person else person
        if person is None:
            secure = request.url.scheme == "https"
            response.headers.append("set-cookie", self._devices.cookie(device, secure=secure))
        return response

    async def _checked(self, door: Door, request: Request) -> Any:
        """What was brought, if whoever brings it may come in at all."""
        client = request.client
        wait = self._limits.asks.take(client.host if client else "?")
        if wait:
            raise too_many(wait)
        if door.method in _CHANGING:
            self._check_origin(request)
        if door.takes is None:
            return None
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Fault(400, "malformed", "a body of type application/json was expected")
        body = await _body(request)
        try:
            return msgspec.json.decode(body, type=door.takes)
        except UNREADABLE as error:
            raise Malformed(str(error)) from error

    def _check_origin(self, request: Request) -> None:
        headers = request.headers
        site = headers.get("sec-fetch-site", "same-origin")
        foreign = not self._at_home(headers.get("origin"), headers.get("host", ""))
        if foreign or (site not in ("same-origin", "none") and headers.get("origin") is None):
            raise Fault(403, "foreign", "the request comes from a page of somebody else")

    def _at_home(self, origin: str | None, host: str) -> bool:
        """Does a page of ours ask, or a program that is no page?"""
        if origin is None or origin in self._origins:
            return True
        return bool(host) and urlsplit(origin).netloc == host

    # --- sockets --------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: SendMessage) -> None:
        headers = {
            name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        person = self._devices.read(headers.get("cookie", ""))
        device = person or self._devices.new()
        code, table, watching = await self._table_at(scope, headers, device)
        if table is None:
            await refuse_socket(code, receive, send)
            return
        line = Line(device, None if watching else device, table, send)
        cookie = [] if person else [self._cookie_header(scope, device)]
        await attend(line, Ears(line, self._allowed), scope, receive, cookie)

    async def _table_at(
        self, scope: Scope, headers: dict[str, str], device: str
    ) -> tuple[str, Table | None, bool]:
        """The table that the socket's path leads to; or why it leads nowhere."""
        found = _SOCKET.fullmatch(scope["path"])
        if not self._at_home(headers.get("origin"), headers.get("host", "")):
            return "foreign", None, False
        if self._limits.asks.take(scope["client"][0] if scope["client"] else "?"):
            return "too_many", None, False
        watching = found is not None and found[1] == "watch"
        try:
            table = await self._reception.table(found[2], watching=watching) if found else None
        except (Fault, JournalError) as error:
            return getattr(error, "code", "no_such_table"), None, False
        if table is None:
            return "no_such_table", None, False
        if watching and not table.may_watch(device):
            return "refused", None, False
        return "", table, watching

    def _cookie_header(self, scope: Scope, device: str) -> tuple[bytes, bytes]:
        secure = scope.get("scheme") == "wss"
        return b"set-cookie", self._devices.cookie(device, secure=secure).encode()

    def _allowed(self, line: Line, act: words.Acts | None) -> words.Problem | None:
        wait = self._reception.too_fast(line.device, line.table, act)
        return too_many(wait).problem if wait else None


def too_many(wait: float) -> Fault:
    """Somebody asks more than anybody should."""
    seconds = math.ceil(wait)
    return Fault(429, "too_many", "too much at once", f"Try again in {seconds} s.", retry=wait)


def _route(app: Application, door: Door) -> Route:
    async def endpoint(request: Request) -> Response:
        return await app.through(door, request)

    handler: Callable[[Request], Awaitable[Response]] = endpoint
    return Route(door.path, handler, methods=[door.method])


async def _nothing_there(request: Request) -> Response:
    return _fault(Fault(404, "no_such_page", "there is nothing there", "See /api/openapi.json."))


async def _body(request: Request) -> bytes:
    """The body, unless it is too large: it is not even read to its end then."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > MESSAGE_BYTES:
            raise Fault(413, "too_large", f"more than {MESSAGE_BYTES} bytes", "Say less.")
    return bytes(body)


def _response(answer: Answer) -> Response:
    raw = isinstance(answer.body, bytes)
    body = b"" if answer.body is None else answer.body if raw else _encoder.encode(answer.body)
    headers = {**SAFE_HEADERS, "cache-control": "no-store"}
    if answer.file is not None:
        headers["content-disposition"] = f'attachment; filename="{answer.file}"'
    return Response(body, answer.status, headers, answer.kind)


def _fault(error: Fault | BluffhausError) -> Response:
    headers = {**SAFE_HEADERS, "cache-control": "no-store"}
    if isinstance(error, Fault):
        status, problem = error.status, error.problem
        if error.retry:
            headers["retry-after"] = str(math.ceil(error.retry))
    else:
        problem = problem_of(error)
        status = 409 if isinstance(error, JournalError) else 400
    return Response(_encoder.encode(problem), status, headers, "application/json")
