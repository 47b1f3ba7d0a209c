"""The socket: every event, the newest view, and a reason for every end."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bluffhaus.kernel import Malformed
from bluffhaus.server.socket import CLOSE_CODES, read_send
from bluffhaus.testing.clocks import ManualClock
from tests.server.conftest import HouseProcess
from tests.server.inloop import open_house
from tests.server.people import Json, Person, party
from tests.server.test_http import MALFORMED, seated, visitors
from tests.server.test_security import closed
from tests.tables.parlour import evening


async def ended(person: Person) -> int | None:
    """With which code the house closes somebody's socket."""
    try:
        while True:
            await person.read()
    except ConnectionClosed as end:
        person.socket = None
        return end.rcvd.code if end.rcvd else None


async def raw(person: Person, text: str | bytes) -> Json:
    """Sends anything; the next reply."""
    assert person.socket is not None
    await person.socket.send(text)
    while True:
        message = msgspec.json.decode(await person.socket.recv())
        if message["type"] == "Reply":
            reply: Json = message
            return reply


@evening
async def test_the_first_frame_comes_at_once_and_whole(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        await anton.connect()
        frame = await anton.read()
        assert (frame["type"], frame["news"], frame["events_from"]) == ("Frame", "", 0)
        assert frame["view"]["seat"] == 0


@evening
async def test_ping_is_answered_pong(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        await anton.connect()
        await anton.read()
        assert anton.socket is not None
        await anton.socket.send("ping")
        assert await anton.socket.recv() == "pong"


@evening
async def test_what_is_no_message_is_told_and_the_line_goes_on(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        await anton.connect()
        for text, where in MALFORMED.items():
            problem = (await raw(anton, text))["problem"]
            assert problem["code"] == "malformed"
            assert where in problem["why"], text[:60]
        for data in (b"\xff\xfe", b"\x00", b'{"id":"\xff","act":{"type":"Start"}}'):
            assert (await raw(anton, data))["problem"]["code"] == "malformed"
        assert await anton.done({"type": "Say", "phrase": "hallo"}) is None


def test_letters_that_are_half_are_malformed() -> None:
    with pytest.raises(Malformed):
        read_send("\ud800")


@evening
async def test_whoever_comes_without_a_cookie_gets_one(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        url = f"{anton.house}/api/tables/{anton.table}/socket".replace("http", "ws", 1)
        async with connect(url, proxy=None) as line:
            assert line.response is not None
            assert "HttpOnly" in line.response.headers["set-cookie"]


@evening
async def test_who_comes_back_goes_on_where_they_were(tmp_path: Path) -> None:
    """`Person` asserts with every frame that it continues its own numbers."""
    async with visitors(tmp_path, "Anton", "Bernd") as people:
        await seated(people)
        anton, bernd = people
        for person in people:
            await person.connect()
        await anton.done({"type": "Start"})
        for person in people:
            await person.until(lambda: person.match == 1)  # noqa: B023
        for n in range(8):
            asked = next(person for person in people if person.answer())
            await bernd.hang_up()
            assert await asked.say(asked.answer() or {}) is None
            assert await anton.say({"type": "Say", "phrase": f"n{n}"}) is None
            before = len(bernd.events)
            await bernd.connect()
            assert (await bernd.read())["events_from"] == before
            for person in people:
                await person.until(lambda: person.chat[-1]["phrase"] == f"n{n}")  # noqa: B023
        assert len(bernd.events) >= 8


# --- how a socket ends ---------------------------------------------------------------------------


@evening
async def test_a_message_that_is_too_large_ends_the_line(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        await anton.connect()
        assert anton.socket is not None
        await anton.socket.send("x" * 16_385)
        assert await ended(anton) == 4413


@pytest.mark.parametrize(
    "path", ["/api/tables/nobody/socket", "/api/watch/nobody/socket", "/api/elsewhere", "/x/socket"]
)
@evening
async def test_where_no_table_is_no_line_leads(path: str, tmp_path: Path) -> None:
    async with open_house(tmp_path, ManualClock()) as url:
        assert await closed(url + path) == 4404


@evening
async def test_a_second_owner_ends_the_lines_of_the_first(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton], visitors(tmp_path, "Anton") as [there]:
        await seated([anton])
        there.cookie, there.table = anton.cookie, anton.table
        await there.connect()
        await there.read()
        assert await anton.say({"type": "Say", "phrase": "hier"}) is None
        await there.send({"type": "Say", "phrase": "dort"}, "one")
        assert await ended(there) == 4409
        await there.connect()
        assert await there.done({"type": "Say", "phrase": "dort"}, "two") is None
        await there.until(lambda: there.chat[-1]["phrase"] == "dort")
        assert [line["phrase"] for line in there.chat[-2:]] == ["hier", "dort"]


def test_when_the_house_closes_everybody_is_told_to_come_back(house: HouseProcess) -> None:
    async def an_evening() -> None:
        async with party(house.url, ["Anton", "Bernd"]) as people:
            codes = asyncio.gather(*[ended(person) for person in people])
            await asyncio.to_thread(house.stop)
            assert set(await codes) <= {1001, 1012}

    asyncio.run(an_evening())


def test_the_page_on_the_wire_tells_every_code_of_an_end() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/wire.md").read_text("utf-8")
    assert {int(code) for code in re.findall(r"\b(4\d{3}|10\d\d)\b", page)} == {
        *CLOSE_CODES.values(), 1001,
    }  # fmt: skip


# --- a slow reader -------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def slow_line(person: Person) -> AsyncIterator[ClientConnection]:
    """A phone that takes in next to nothing until it is asked to."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    host, _, port = person.house.removeprefix("http://").partition(":")
    await asyncio.get_running_loop().sock_connect(small, (host, int(port)))
    url = f"{person.house}/api/tables/{person.table}/socket".replace("http", "ws", 1)
    headers = {"cookie": person.cookie}
    async with connect(
        url, sock=small, additional_headers=headers, proxy=None, compression=None, max_queue=1
    ) as line:
        yield line


@evening
async def test_a_slow_reader_gets_the_newest_view_and_every_event(tmp_path: Path) -> None:
    """Views are skipped, lines never; and the others don't wait for the slow one."""
    lines = 150
    async with visitors(tmp_path, "Anton", "Bernd", buffer=4096) as (anton, bernd):
        await seated([anton, bernd])
        await anton.connect()
        async with slow_line(bernd) as line:
            for n in range(lines):
                act = {"type": "Tell", "text": f"{n} " + "x" * 290}
                assert await anton.done(act) is None
            await anton.until(lambda: anton.chat[-1]["text"].startswith(f"{lines - 1} "))
            frames: list[Any] = []
            heard: list[Json] = []
            while not heard or not (heard[-1]["text"] or "").startswith(f"{lines - 1} "):
                frame = msgspec.json.decode(await line.recv())
                assert frame["chat_from"] == len(heard), "nothing is lost, nothing comes twice"
                heard += frame["chat"]
                frames.append(frame)
        assert heard == anton.chat
        assert len(frames) < lines, "views were skipped"
        assert frames[-1]["view"]["chairs"] == anton.view["chairs"]
