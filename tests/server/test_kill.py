"""The power fails after every single line of a match. Nothing is lost; nobody need do anything."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import HouseProcess
from tests.server.people import Person, party


class Journal:
    """The journal of a house, looked at from outside."""

    def __init__(self, data: Path, table: str) -> None:
        self._database = sqlite3.connect(f"file:{data / 'journal.sqlite'}?mode=ro", uri=True)
        self._stream = f"table/{table}"

    def length(self) -> int:
        query = "SELECT max(number) FROM entries JOIN streams ON id = stream WHERE name = ?"
        return int(self._database.execute(query, (self._stream,)).fetchone()[0])

    async def reaches(self, number: int) -> None:
        while self.length() < number:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        self._database.close()


async def killing(house: HouseProcess, journal: Journal, permits: asyncio.Semaphore) -> int:
    """Let one move be said, wait until it is on the disk, and kill; again and again."""
    kills = 0
    while True:
        line = journal.length() + 1
        permits.release()
        await journal.reaches(line)
        house.kill()
        assert journal.length() == line
        await to_its_end(asyncio.to_thread(house.start))
        kills += 1


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Whoever calls it off has to wait: a house that is opening must not be left half open."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    finally:
        await task


async def whole_match(house: HouseProcess, people: list[Person]) -> int:
    """How often the house was killed until the match was over."""
    journal = Journal(house.data, people[0].table)
    permits = asyncio.Semaphore(0)
    before = journal.length()
    killer = asyncio.ensure_future(killing(house, journal, permits))
    try:
        playing = asyncio.gather(*[person.play(permits.acquire) for person in people])
        both: set[asyncio.Future[Any]] = {killer, playing}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        assert playing.done(), killer.exception()
        await playing
        return journal.length() - before
    finally:
        killer.cancel()
        # The last line ends the match and costs the house its power, too: it may be opening still.
        with contextlib.suppress(asyncio.CancelledError):
            await killer
        journal.close()


@pytest.mark.slow
def test_the_house_is_killed_at_every_line_of_a_match(house: HouseProcess) -> None:
    async def evening() -> None:
        async with party(house.url, ["Anton", "Bernd"], options={"seconds": 600}) as people:
            assert await people[0].done({"type": "Start"}) is None
            lines = await whole_match(house, people)
            assert lines > 50
            # Nobody heard anything twice, and nobody missed anything: each knows what the proof
            # says it was told, in that order.
            number = people[0].match
            path = f"/api/tables/{people[0].table}/matches/{number}/proof"
            proof = (await people[0].ask("GET", path)).json()
            assert len(proof["lines"]) == lines + 1
            for seat, person in enumerate(people):
                told = [e for line in proof["lines"] for e in line["events"]]
                assert person.events == [e for e in told if e["to"] is None or seat in e["to"]]

    asyncio.run(evening())
