"""The journal: on the disk as a whole or not at all, in one order, with one owner."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import struct
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bluffhaus.kernel import JournalError
from bluffhaus.tables.store import SqliteStore
from tests.tables.parlour import evening, until


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "journal.sqlite")
    try:
        yield store
    finally:
        await store.close()


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the journal meanwhile."""
    database = sqlite3.connect(folder / "journal.sqlite", isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        database.execute("ROLLBACK")
        database.close()


def commits(folder: Path) -> int:
    """How often something was committed: the write-ahead log marks the last page of each."""
    log = (folder / "journal.sqlite-wal").read_bytes()
    page: int = struct.unpack(">I", log[8:12])[0]
    salt = log[16:24]
    frames = range(32, len(log), 24 + page)
    return sum(log[at + 4 : at + 8] != bytes(4) for at in frames if log[at + 8 : at + 16] == salt)


@evening
async def test_entries_are_read_as_they_were_appended(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("a", 0, [b"1", b"2"])
        await store.append("b", 0, [b"other"])
        await store.append("a", 2, [b"3"])
        assert await store.read("a") == [b"1", b"2", b"3"]
        assert await store.read("a", 1) == [b"2", b"3"]
        assert await store.read("a", 3) == []
        assert await store.read("nobody") == []
    async with opened(tmp_path) as store:
        assert await store.read("a") == [b"1", b"2", b"3"]


@pytest.mark.parametrize("expected", [0, 1, 3, 100])
@evening
async def test_whoever_expects_another_number_does_not_write(expected: int, tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("a", 0, [b"1", b"2"])
        with pytest.raises(JournalError, match=f"a: {expected} entries were expected .* are 2"):
            await store.append("a", expected, [b"x", b"y"])
        assert await store.read("a") == [b"1", b"2"]
        await store.append("a", 2, [b"3"])
        assert await store.read("a") == [b"1", b"2", b"3"]


@evening
async def test_of_two_owners_one_loses_and_nothing_forks(tmp_path: Path) -> None:
    """Both remember the length, in two houses over one file, and write at the same moment."""
    async with opened(tmp_path) as one, opened(tmp_path) as other:
        await one.append("a", 0, [b"0"])
        await other.append("b", 0, [b"0"])
        with pytest.raises(JournalError):
            await other.append("a", 0, [b"fork"])
        for n in range(1, 30):
            both = [one.append("a", n, [b"one"]), other.append("a", n, [b"other"])]
            results = await asyncio.gather(*both, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == [
                "JournalError", "NoneType",
            ]  # fmt: skip
        assert len(await one.read("a")) == 30


@evening
async def test_in_one_house_only_the_first_of_two_owners_writes(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        both = [store.append("a", 0, [b"first"]), store.append("a", 0, [b"second"])]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], JournalError)
        assert await store.read("a") == [b"first"]


@evening
async def test_what_waits_is_written_together(tmp_path: Path) -> None:
    """Fifty tables share the disk: not one commit each."""
    async with opened(tmp_path) as store:
        await store.append("before", 0, [b""])
        before = commits(tmp_path)
        with locked(tmp_path):
            waiting = [
                asyncio.ensure_future(store.append(f"t{n}", 0, [b"%d" % n])) for n in range(50)
            ]
            await asyncio.sleep(0)
            assert not any(task.done() for task in waiting)
        await asyncio.gather(*waiting)
        assert commits(tmp_path) - before in (1, 2)
        for n in range(50):
            assert await store.read(f"t{n}") == [b"%d" % n]


@evening
async def test_one_who_loses_takes_nobody_along(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("before", 0, [b""])
        with locked(tmp_path):
            wishes = [("a", 0), ("b", 7), ("c", 0), ("a", 1), ("a", 1)]
            waiting = [asyncio.ensure_future(store.append(s, n, [b"x"])) for s, n in wishes]
            await asyncio.sleep(0)
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [result is None for result in results] == [True, False, True, True, False]
        assert await store.read("a") == [b"x", b"x"]
        assert await store.read("b") == []


@evening
async def test_nothing_is_told_before_it_is_on_the_disk(tmp_path: Path) -> None:
    """While somebody else holds the disk, whoever appends waits; then it can be read elsewhere."""
    async with opened(tmp_path) as store:
        await store.append("a", 0, [b"1"])
        with locked(tmp_path):
            waiting = asyncio.ensure_future(store.append("a", 1, [b"2"]))
            assert await store.read("a") == [b"1"], "reading does not wait"
            assert not waiting.done()
        await waiting
        with contextlib.closing(sqlite3.connect(tmp_path / "journal.sqlite")) as elsewhere:
            assert elsewhere.execute("SELECT count(*) FROM entries").fetchone() == (2,)


@evening
async def test_the_log_is_written_ahead_and_synchronised_in_full(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        database = store._writer._database
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert database.execute("PRAGMA synchronous").fetchone() == (2,)


@evening
async def test_a_follower_hears_what_was_and_what_comes(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.append("a", 0, [b"1", b"2"])
        heard: list[bytes] = []

        async def follow() -> None:
            async for entry in store.follow("a", 1):
                heard.append(entry)  # noqa: PERF401 - it never ends

        following = asyncio.ensure_future(follow())
        await until(lambda: heard == [b"2"])
        await store.append("a", 2, [b"3"])
        await until(lambda: heard == [b"2", b"3"])
        async with opened(tmp_path) as another_house:
            await another_house.append("a", 3, [b"4"])
            await until(lambda: heard == [b"2", b"3", b"4"])
        following.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await following


@evening
async def test_streams_are_found_by_what_their_names_begin_with(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for name in ("table/b", "table/a", "tablet", "code/x"):
            await store.append(name, 0, [b""])
        assert await store.streams("table/") == ["table/a", "table/b"]
        assert await store.streams("table/", since=4e9) == []


@evening
async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "journal.sqlite")
    waiting = [asyncio.ensure_future(store.append(f"t{n}", 0, [b"x"])) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    async with opened(tmp_path) as again:
        assert len(await again.streams("t")) == 20


@evening
async def test_a_closed_journal_takes_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "journal.sqlite")
    await store.close()
    with pytest.raises(JournalError, match="closed"):
        await store.append("a", 0, [b"x"])


@evening
async def test_what_is_no_journal_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite").write_bytes(b"a cookbook, as it were" * 100)
    with pytest.raises(JournalError, match="cannot be opened"):
        SqliteStore(tmp_path / "journal.sqlite")


@evening
async def test_a_full_disk_writes_nothing_and_says_so(tmp_path: Path) -> None:
    """A whole group is on the disk or none of it; afterwards it goes on where it was."""
    async with opened(tmp_path) as store:
        await store.append("a", 0, [b"1"])
        database = store._writer._database
        [pages] = database.execute("PRAGMA page_count").fetchone()
        database.execute(f"PRAGMA max_page_count = {pages + 2}")
        with locked(tmp_path):
            wishes = [("b", 0, [b"2"]), ("a", 1, [b"small"]), ("c", 0, [b"small", b"x" * 100_000])]
            waiting = [asyncio.ensure_future(store.append(*wish)) for wish in wishes]
            await asyncio.sleep(0)
        first, *results = await asyncio.gather(*waiting, return_exceptions=True)
        read = [bool(await store.read(stream, after)) for stream, after, _ in wishes]
        # The writer may have met the first of them alone.
        assert read == [first is None, False, False]
        for fault in results:
            assert isinstance(fault, JournalError)
            assert "cannot be written" in str(fault)
        database.execute("PRAGMA max_page_count = 1000000")
        await store.append("a", 1, [b"next"])
        assert await store.read("a") == [b"1", b"next"]
