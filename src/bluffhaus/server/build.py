"""The whole house put together: journal, tables, doors and pages."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bluffhaus import bots
from bluffhaus.bots import TEMPERAMENTS
from bluffhaus.server.app import Application
from bluffhaus.server.devices import Devices, key_in
from bluffhaus.server.limits import Limits
from bluffhaus.server.pages import Pages
from bluffhaus.server.reception import Reception
from bluffhaus.tables.clock import LoopClock
from bluffhaus.tables.house import House
from bluffhaus.tables.store import SqliteStore
from bluffhaus.tables.table import Manners

STATIC = Path(__file__).parent / "static"


def application(
    data: Path,
    *,
    address: str,
    limits: float = 1.0,
    origins: frozenset[str] = frozenset(),
    grace: float | None = None,
    think: float | None = None,
) -> Application:
    """The house that keeps its journal in the folder `data`."""
    manners = _manners(grace, think)

    async def open_house() -> House:
        journal = data / "journal.sqlite"
        journal.touch(mode=0o600)
        house = House(SqliteStore(journal), LoopClock(), manners)
        waking = asyncio.ensure_future(house.recover())
        waking.add_done_callback(_complain)
        threading.Thread(target=_warm, name="warm", daemon=True).start()
        return house

    return around(open_house, data, address=address, limits=limits, origins=origins)


def around(
    open_house: Callable[[], Awaitable[House]],
    data: Path,
    *,
    address: str,
    limits: float = 1.0,
    now: Callable[[], float] = time.monotonic,
    origins: frozenset[str] = frozenset(),
) -> Application:
    """Doors, sockets and pages around a house that is opened when the server starts."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    devices, all_limits = Devices(key_in(data)), Limits(limits, now)
    reception = Reception(open_house, devices, all_limits, address)
    return Application(reception, devices, all_limits, Pages(STATIC), origins)


def _manners(grace: float | None, think: float | None) -> Manners:
    manners = Manners()
    return Manners(
        grace=manners.grace if grace is None else grace,
        think=manners.think if think is None else (min(think, manners.think[0]), think),
        breath=think is None or think > 0,
    )


def _complain(waking: asyncio.Future[int]) -> None:
    if not waking.cancelled() and (error := waking.exception()) is not None:
        raise error


def _warm() -> None:
    """The bots prepare what takes long, while the first people find their seats."""
    for game in TEMPERAMENTS:
        bots.warm(game)
