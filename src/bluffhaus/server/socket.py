"""The socket: somebody's line to a table. Plain ASGI, for this is the busiest way."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from bluffhaus.kernel import Malformed
from bluffhaus.server import wire
from bluffhaus.server.asgi import Receive, Scope, SendMessage
from bluffhaus.tables.table import Sight, Table
from bluffhaus.tables.words import Problem

CLOSE_CODES: Final = {
    "malformed": 4400,
    "foreign": 4403,
    "refused": 4403,
    "no_such_table": 4404,
    "journal": 4409,
    "rules_bug": 1012,
    "too_large": 4413,
    "too_many": 4429,
    "closing": 1012,
}
MESSAGE_BYTES: Final = 16_384
SIZE: Final = 16_384
"""Bytes of a frame while nobody may talk: more than anybody's view and news of a night."""
MOST_WAITING: Final = 64
"""Replies that a client leaves unread, until it is given up."""

_encoder = msgspec.json.Encoder()
_sends = msgspec.json.Decoder(wire.Send)


def frame(sight: Sight, news: str = "") -> bytes:
    """What an onlooker is shown, as it goes over the wire."""
    view, events, events_from, chat, chat_from = sight
    text = _encoder.encode(
        wire.Frame(view, tuple(events), events_from, tuple(chat), chat_from, news)
    )
    return _of_one_size(text) if view.match is not None and view.match.hush else text


def _of_one_size(text: bytes) -> bytes:
    """Blanks behind it, so that its length does not tell who has been told more than others."""
    return text + b" " * (-len(text) % SIZE)


def read_send(message: str | bytes) -> wire.Send:
    """An act as somebody sent it."""
    try:
        return checked(_sends.decode(message))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Malformed(str(error)) from error


def checked(send: wire.Send) -> wire.Send:
    """An act has an id by which it is known again."""
    if not 1 <= len(send.id) <= 64:
        raise Malformed("Expected an id of 1 to 64 characters - at `$.id`")
    return send


class Line:
    """An open socket. Newest view only, if it reads slowly; but every event and every reply."""

    def __init__(self, device: str, person: str | None, table: Table, send: SendMessage) -> None:
        self.device, self.person, self.table = device, person, table
        self._send = send
        self._replies: deque[str] = deque()
        self._frame: str | None = None
        self._close: int | None = None
        self._work = asyncio.Event()

    @property
    def ready(self) -> bool:
        """Has the last frame left?"""
        return self._frame is None and self._close is None

    def see(self, sight: Sight) -> None:
        text = frame(sight).decode()
        if not self._at_once(text):
            self._frame = text
            self._work.set()

    def hear(self, send: str, problem: Problem | None) -> None:
        """The reply to an act."""
        self.say(_encoder.encode(wire.Reply(send, problem)).decode())

    def say(self, text: str) -> None:
        """Anything short."""
        if self._at_once(text):
            return
        self._replies.append(text)
        if len(self._replies) > MOST_WAITING:
            self.shut("too_many")
        self._work.set()

    def shut(self, code: str) -> None:
        if self._close is None:
            self._close = CLOSE_CODES.get(code, 1011)
        self._work.set()

    def _at_once(self, text: str) -> bool:
        """Send it here and now, if nothing waits and the other side takes it.

        Most messages can be sent without waking `deliver`. The server waits, if it must, before it
        writes anything: then nothing has happened yet, and the message is left to `deliver`.
        """
        if self._replies or self._frame is not None or self._close is not None:
            return False
        sending = self._text(text)
        try:
            sending.send(None)
        except StopIteration:
            return True
        except OSError:
            return True  # the client is gone; whoever listens to it will notice
        sending.close()
        return False

    async def deliver(self) -> None:
        """Sends whatever there is, as fast as the other side takes it."""
        while True:
            await self._work.wait()
            self._work.clear()
            while self._replies:
                await self._text(self._replies.popleft())
            if self._frame is not None:
                await self._text(self._frame)
                self._frame = None
                self.table.catch_up(self)
            if self._close is not None:
                await self._send({"type": "websocket.close", "code": self._close})
                return

    async def _text(self, text: str) -> Any:
        await self._send({"type": "websocket.send", "text": text})


def cursor(query: bytes) -> tuple[int, int, int]:
    """What a client has already: (match, events, chat)."""
    values = parse_qs(query.decode("ascii", "replace"))

    def number(name: str) -> int:
        text = values.get(name, ["0"])[-1]
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0

    return number("match"), number("events"), number("chat")


async def refuse_socket(code: str, receive: Receive, send: SendMessage) -> None:
    """Accepts, to be able to say why not, and closes."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": CLOSE_CODES.get(code, 1011), "reason": code})


class Ears:
    """What a socket hears from its client."""

    def __init__(self, line: Line, allowed: Any) -> None:
        """`allowed`: the seconds to wait for (0: none) before this act is heard, by its kind."""
        self._line, self._allowed = line, allowed

    async def listen(self, receive: Receive) -> None:
        """Until the client is gone."""
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text == "ping":
                self._line.say("pong")
            elif not self._take(text if text is not None else message.get("bytes") or b""):
                return

    def _take(self, text: str | bytes) -> bool:
        line = self._line
        if len(text) > MESSAGE_BYTES:
            line.shut("too_large")
            return True
        try:
            said = read_send(text)
        except Malformed as error:
            line.hear("", Problem("malformed", "something was sent", str(error), "See the wire."))
            return True
        problem = self._allowed(line, said.act)
        if problem is not None:
            line.hear(said.id, problem)
        elif line.person is None:
            line.hear(said.id, Problem("no_seat", "something was said", "spectators watch", "Sit."))
        else:
            line.table.act(line.person, said.id, said.act, lambda p: line.hear(said.id, p))
        return True


async def attend(
    line: Line, ears: Ears, scope: Scope, receive: Receive, headers: list[tuple[bytes, bytes]]
) -> None:
    """From the handshake to the end of a socket."""
    await receive()
    await line._send({"type": "websocket.accept", "headers": headers})
    line.table.come(line, *cursor(scope["query_string"]))
    delivering = asyncio.ensure_future(line.deliver())
    try:
        await ears.listen(receive)
    finally:
        line.table.go(line)
        delivering.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await delivering
