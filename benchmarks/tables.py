"""How many moves a second the real server carries: `./dev bench tables`.

The server is started as a user would start it, with its durable journal, on one core; the people
are light sockets on the other. One move of a table is under way at a time; its latency is the time
from sending it to the last seat's receipt. Prints JSON lines.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import resource
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")


# --- what the light people read of a frame ------------------------------------------------------


class _Menu(msgspec.Struct):
    answer: bool
    throw: tuple[int, ...] | None
    announce: tuple[str, ...]


class _Question(msgspec.Struct):
    about: int
    menu: _Menu


class _Match(msgspec.Struct):
    number: int
    question: _Question | None


class _View(msgspec.Struct):
    phase: str
    match: _Match | None
    chairs: list[msgspec.Raw]


class _Down(msgspec.Struct):
    type: str
    view: _View | None = None
    problem: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"null"))


_down = msgspec.json.Decoder(_Down)
_FIXED = {"full_house": 25, "kleine_strasse": 30, "grosse_strasse": 40, "kniffel": 50}
_UPPER = ("einser", "zweier", "dreier", "vierer", "fuenfer", "sechser")


def _move(menu: _Menu, chance: random.Random) -> str:
    if menu.answer:
        return '{"type":"Doubt"}' if chance.random() < 0.3 else '{"type":"Believe"}'
    if not menu.announce or (menu.throw and chance.random() < 0.5):
        return '{"type":"Throw","leave":[]}'
    field = chance.choice(menu.announce)
    points = _UPPER.index(field) + 1 if field in _UPPER else _FIXED.get(field, 17)
    return f'{{"type":"Announce","field":"{field}","points":{points}}}'


class Seat(asyncio.Protocol):
    """A socket of one person: just enough of the protocol, and no library between."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.view: _View | None = None
        self._bytes = bytearray()
        self._sent = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        cookie = f"Cookie: {self.table.cookie}\r\n" if self.number == 0 else ""
        self._write_raw(
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def _write_raw(self, data: bytes) -> None:
        self._transport.write(data)

    def say(self, act: str) -> None:
        self._sent += 1
        text = f'{{"id":"{self._sent}","act":{act}}}'.encode()
        # Masked, as a client's frames must be: with zeros, which change nothing.
        length = (
            bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        )
        self._write_raw(b"\x81" + length + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self.open.done():
            end = self._bytes.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._bytes.startswith(b"HTTP/1.1 101"), bytes(self._bytes[:200])
            del self._bytes[: end + 4]
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        held = self._bytes
        if len(held) < 2:
            return False
        head, length = 2, held[1] & 127
        if length == 126:
            head, length = 4, int.from_bytes(held[2:4], "big")
        elif length == 127:
            head, length = 10, int.from_bytes(held[2:10], "big")
        if len(held) < head + length:
            return False
        kind, body = held[0] & 15, bytes(held[head : head + length])
        del held[: head + length]
        if kind == 1:
            self._hear(body)
        elif kind == 9:
            self._write_raw(b"\x8a" + bytes([0x80 | len(body)]) + b"\0\0\0\0" + body)
        elif kind == 8:
            raise AssertionError(f"the house closed a socket: {body!r}")
        return True

    def _hear(self, body: bytes) -> None:
        if body.startswith(b'{"type":"Reply"'):
            said = _down.decode(body)
            assert bytes(said.problem) == b"null", bytes(said.problem)
            return
        self.table.bytes += len(body)
        self.view = _down.decode(body).view
        self.table.heard(self.number)


class Table:
    """Four people at a table, one move at a time."""

    def __init__(self, port: int, number: int, tally: Tally) -> None:
        self.port, self.tally = port, tally
        self.chance = random.Random(number)
        self.id = self.cookie = ""
        self.seats: list[Seat] = []
        self.bytes = 0
        self._missing: set[int] = set()
        self._sent_at = 0.0
        self._told: asyncio.Event = asyncio.Event()

    def open(self, connection: http.client.HTTPConnection) -> None:
        body = json.dumps({"game": "luegenkniffel", "name": "0"})
        connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
        answer = connection.getresponse()
        self.id = json.loads(answer.read())["id"]
        self.cookie = (answer.getheader("set-cookie") or "").split(";")[0]

    async def sit_down(self) -> None:
        loop = asyncio.get_running_loop()
        for number in range(SEATS):
            seat = Seat(self, number)
            self.seats.append(seat)
            await loop.create_connection(lambda s=seat: s, "127.0.0.1", self.port)  # type: ignore[misc]
            await seat.open
            if number:
                seat.say(f'{{"type":"Sit","name":"{number}"}}')
        while any(seat.view is None or len(seat.view.chairs) < SEATS for seat in self.seats):
            await asyncio.sleep(0.01)

    def heard(self, number: int) -> None:
        self._missing.discard(number)
        if not self._missing:
            self._told.set()

    async def say(self, seat: Seat, act: str) -> None:
        """One act, and wait until everybody has been told."""
        self._missing = set(range(SEATS))
        self._told.clear()
        sent = time.perf_counter()
        seat.say(act)
        await self._told.wait()
        self.tally.moved(time.perf_counter() - sent)

    async def step(self) -> None:
        for seat in self.seats:
            match = seat.view.match if seat.view is not None else None
            if match is not None and match.question is not None:
                question = match.question
                move = _move(question.menu, self.chance)
                await self.say(
                    seat,
                    f'{{"type":"Play","match":{match.number},"about":{question.about},"move":{move}}}',
                )
                return
        await self.say(self.seats[0], '{"type":"Start"}')

    async def play(self, every: float, until: float) -> None:
        """In a closed loop, or one move every so many seconds."""
        if every:
            await asyncio.sleep(self.chance.random() * every)
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.step()
            if every:
                await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def moved(self, seconds: float) -> None:
        self.times.append(seconds)


# --- the server ---------------------------------------------------------------------------------


class Server:
    """`bluffhaus serve` on a core of its own."""

    def __init__(self, data: Path, core: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", "bluffhaus.server", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(data), "--quiet", "--limits", "1e9"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        os.sched_setaffinity(self.process.pid, {core})
        self._wait()

    def _wait(self) -> None:
        for _ in range(1000):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    break
            time.sleep(0.01)
        time.sleep(3)  # the bots get ready, once

    def cpu(self) -> float:
        """Seconds of processor time so far, in all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(next(x for x in status.splitlines() if x.startswith("VmRSS")).split()[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


# --- measuring ----------------------------------------------------------------------------------


def _print(name: str, value: float, unit: str, **more: Any) -> None:
    print(json.dumps({"name": name, "value": round(value, 3), "unit": unit, **more}), flush=True)


def _percentile(times: Sequence[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def _measure(server: Server, tables: int, every: float, seconds: float, warm: float) -> None:
    tally = Tally()
    memory = server.memory()
    people = [Table(server.port, n, tally) for n in range(tables)]
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    for table in people:
        table.open(connection)
    connection.close()
    for some in range(0, tables, 20):
        await asyncio.gather(*[table.sit_down() for table in people[some : some + 20]])
    per_client = (server.memory() - memory) / (tables * SEATS)
    until = time.perf_counter() + warm + seconds
    playing = asyncio.gather(*[table.play(every, until) for table in people])
    await asyncio.sleep(warm)
    tally.times.clear()
    cpu, sent, began = server.cpu(), sum(t.bytes for t in people), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, spent, took = len(tally.times), server.cpu() - cpu, time.perf_counter() - began
    size = (sum(t.bytes for t in people) - sent) / max(1, moves * SEATS)
    await playing
    pace = f"{every:g}s" if every else "closed"
    name, times = f"tables/{tables}x{SEATS}/{pace}", tally.times
    _print(
        f"{name}/moves",
        moves / spent,
        "moves/CPU-s",
        moves=moves,
        cpu_s=round(spent, 2),
        wall_s=round(took, 2),
        per_wall_s=round(moves / took),
        frame_bytes=round(size),
    )
    _print(f"{name}/p50", 1000 * statistics.median(times), "ms")
    _print(f"{name}/p99", 1000 * _percentile(times, 0.99), "ms")
    _print(f"{name}/memory", per_client, "kB/client", rss_kB=server.memory())  # fmt: skip


def _run(tables: int, every: float, seconds: float, warm: float, cores: list[int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), cores[0])
        try:
            _loop_run(_measure(server, tables, every, seconds, warm))
        finally:
            server.stop()


def _loop_run(work: Any) -> None:
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(work)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure all, or what `--only` names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="to measure each")
    parser.add_argument("--only", choices=("50", "500", "pace"), help="one of the three loads")
    wish = parser.parse_args(arguments)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    loads = {"50": (50, 0.0), "500": (500, 0.0), "pace": (500, 4.0)}
    for name, (tables, every) in loads.items():
        if wish.only in (None, name):
            _run(tables, every, wish.seconds, 2.0 + every, cores)


if __name__ == "__main__":
    main()
