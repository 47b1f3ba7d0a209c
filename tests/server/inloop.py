"""A house in the test's own loop: real HTTP and sockets, a real journal; only time stands still."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn

from bluffhaus.kernel import Fair
from bluffhaus.server.build import around
from bluffhaus.tables.clock import Clock
from bluffhaus.tables.house import House
from bluffhaus.tables.room import ChancesOf
from bluffhaus.tables.store import SqliteStore
from bluffhaus.tables.table import Manners

WIDE = 1e6  # limits that no test reaches by accident


@contextlib.asynccontextmanager
async def open_house(
    data: Path,
    clock: Clock,
    *,
    manners: Manners | None = None,
    chances: ChancesOf = Fair,
    limits: float = WIDE,
    origins: frozenset[str] = frozenset(),
    buffer: int | None = None,
) -> AsyncIterator[str]:
    """The address of a house that is open in the meantime.

    `buffer`: so few bytes lie between the house and a phone that reads slowly.
    """
    data.mkdir(parents=True, exist_ok=True)

    async def house() -> House:
        return House(SqliteStore(data / "journal.sqlite"), clock, manners, chances)

    with socket.socket() as listening:
        if buffer is not None:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        listening.bind(("127.0.0.1", 0))
        listening.listen(128)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        app = around(house, data, address=url, limits=limits, now=clock.now, origins=origins)
        config = uvicorn.Config(
            app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None,
            log_level="warning", access_log=False, lifespan="on",
            timeout_graceful_shutdown=2,
        )  # fmt: skip
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield url
        finally:
            server.should_exit = True
            await serving
