"""The journal store: what a table has written down is so, whatever happens to the machine.

One narrow interface, `Store`. Behind it lies SQLite in the process; an engine for many machines can
come behind the same three words.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from bluffhaus.kernel import JournalError

LOOK_AGAIN = 0.25
"""How often, in seconds, a follower looks for what another process has written."""


class Store(Protocol):
    """Streams of entries. The entries of a stream are numbered 1, 2, 3, …"""

    async def append(self, stream: str, expected: int, entries: Sequence[bytes]) -> None:
        """Write `entries` after the first `expected` ones; all of them, or none.

        They are on the disk when this returns. `JournalError`: the stream is longer or shorter than
        expected, so somebody else owns it.
        """
        ...

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The entries after the first `after` ones."""
        ...

    def follow(self, stream: str, after: int = 0) -> AsyncIterator[bytes]:
        """The entries after the first `after` ones, and then each new one, without end."""
        ...

    async def streams(self, prefix: str, since: float = 0) -> list[str]:
        """The streams whose names begin with `prefix` and that were written to after `since`.

        `since` is in seconds of UTC and taken roughly: a minute more or less may be missed.
        """
        ...

    async def close(self) -> None:
        """Write what waits to be written, and let go of the disk."""
        ...


_SCHEMA = """
CREATE TABLE IF NOT EXISTS streams (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    written REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS entries (
    stream INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (stream, number)
) WITHOUT ROWID;
"""

_STAMP_EVERY = 60.0


class _Append(NamedTuple):
    """Somebody waits until these entries are on the disk."""

    stream: str
    expected: int
    entries: Sequence[bytes]
    done: asyncio.Future[None]


class _Stream:
    """What the writer remembers of a stream, so that it need not look for each append."""

    __slots__ = ("id", "length", "stamped")

    def __init__(self, id_: int) -> None:
        self.id, self.length, self.stamped = id_, 0, 0.0


class _Writer:
    """The one thread that writes. Whatever waits is written in one transaction."""

    def __init__(self, path: Path, told: asyncio.AbstractEventLoop) -> None:
        self._path, self._loop = path, told
        self._waiting: list[_Append] = []
        self._known: dict[str, _Stream] = {}
        self._ready = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._database = _open(path)
        self._thread.start()

    def put(self, append: _Append) -> None:
        with self._ready:
            if self._closing:
                raise JournalError("the journal is closed")
            self._waiting.append(append)
            self._ready.notify()

    def close(self) -> None:
        """Blocks until all that waits is written."""
        with self._ready:
            self._closing = True
            self._ready.notify()
        self._thread.join()

    def _run(self) -> None:
        while group := self._next_group():
            self._tell(self._write(group))
        self._database.close()

    def _next_group(self) -> list[_Append]:
        with self._ready:
            while not self._waiting and not self._closing:
                self._ready.wait()
            group, self._waiting = self._waiting, []
            return group

    def _write(self, group: list[_Append]) -> list[tuple[_Append, JournalError | None]]:
        """One transaction. Only those who expected a wrong number are left out of it."""
        try:
            self._database.execute("BEGIN IMMEDIATE")
            results = [(append, self._insert(append)) for append in group]
            self._database.execute("COMMIT")
        except sqlite3.Error as error:
            return self._failed(group, error)
        return results

    def _failed(
        self, group: list[_Append], error: sqlite3.Error
    ) -> list[tuple[_Append, JournalError | None]]:
        """The disk is full, or gone: nothing of the whole group was written."""
        if self._database.in_transaction:
            self._database.execute("ROLLBACK")
        self._known.clear()
        fault = JournalError(f"the journal {self._path} cannot be written: {error}")
        return [(append, fault) for append in group]

    def _insert(self, append: _Append) -> JournalError | None:
        stream = self._known.get(append.stream) or self._meet(append.stream)
        if stream.length != append.expected:
            self._look(stream)  # another process may have written meanwhile
        if stream.length != append.expected:
            return _conflict(append, stream.length)
        rows = [(stream.id, append.expected + n, e) for n, e in enumerate(append.entries, 1)]
        try:
            # The first row is the one that can be taken: entries have no gaps and are never erased.
            self._database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        except sqlite3.IntegrityError:
            self._look(stream)
            return _conflict(append, stream.length)
        stream.length += len(rows)
        self._stamp(stream)
        return None

    def _meet(self, name: str) -> _Stream:
        self._database.execute("INSERT OR IGNORE INTO streams VALUES (NULL, ?, 0)", (name,))
        found = self._database.execute("SELECT id FROM streams WHERE name = ?", (name,))
        stream = self._known[name] = _Stream(found.fetchone()[0])
        self._look(stream)
        return stream

    def _look(self, stream: _Stream) -> None:
        """How long is the stream really?"""
        found = self._database.execute(
            "SELECT coalesce(max(number), 0) FROM entries WHERE stream = ?", (stream.id,)
        )
        stream.length = found.fetchone()[0]

    def _stamp(self, stream: _Stream) -> None:
        now = time.time()
        if now - stream.stamped > _STAMP_EVERY:
            self._database.execute("UPDATE streams SET written = ? WHERE id = ?", (now, stream.id))
            stream.stamped = now

    def _tell(self, results: list[tuple[_Append, JournalError | None]]) -> None:
        self._loop.call_soon_threadsafe(_resolve, results)


def _resolve(results: Iterable[tuple[_Append, JournalError | None]]) -> None:
    """In the loop: those who waited go on."""
    for append, fault in results:
        if append.done.done():
            continue  # whoever waited has been cancelled
        if fault is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(fault)


def _conflict(append: _Append, length: int) -> JournalError:
    return JournalError(
        f"{append.stream}: {append.expected} entries were expected and there are {length}; "
        "somebody else writes this journal"
    )


def _open(path: Path) -> sqlite3.Connection:
    try:
        database = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.executescript(_SCHEMA)
    except sqlite3.Error as error:
        raise JournalError(f"the journal {path} cannot be opened: {error}") from error
    return database


class SqliteStore:
    """The store in one SQLite file (write-ahead log, full synchronisation, group commit).

    To be made inside a running event loop, which it tells when something is on the disk.
    """

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._writer = _Writer(path, self._loop)
        self._reader = _open(path)
        self._reading = threading.Lock()
        self._news: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def append(self, stream: str, expected: int, entries: Sequence[bytes]) -> None:
        """Write `entries` after the first `expected` ones; all of them, or none."""
        if not entries:
            return
        done: asyncio.Future[None] = self._loop.create_future()
        self._writer.put(_Append(stream, expected, entries, done))
        await done
        if stream in self._news:
            self._news.pop(stream).set()

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The entries after the first `after` ones."""
        rows = await asyncio.to_thread(
            self._select,
            "SELECT entry FROM entries JOIN streams ON streams.id = stream "
            "WHERE name = ? AND number > ? ORDER BY number",
            (stream, after),
        )
        return [bytes(row[0]) for row in rows]

    async def follow(self, stream: str, after: int = 0) -> AsyncIterator[bytes]:
        """The entries after the first `after` ones, and then each new one, without end."""
        while True:
            news = self._news[stream]
            entries = await self.read(stream, after)
            after += len(entries)
            for entry in entries:
                yield entry
            if not entries:
                await self._wait(news)

    async def _wait(self, news: asyncio.Event) -> None:
        """Until this process has written more; another one's writing is looked for now and then."""
        try:
            await asyncio.wait_for(news.wait(), LOOK_AGAIN)
        except TimeoutError:
            return

    async def streams(self, prefix: str, since: float = 0) -> list[str]:
        """The streams whose names begin with `prefix` and that were written to after `since`."""
        rows = await asyncio.to_thread(
            self._select,
            "SELECT name FROM streams WHERE name >= ? AND name < ? AND written >= ? ORDER BY name",
            (prefix, prefix + "\U0010ffff", since - 2 * _STAMP_EVERY),
        )
        return [str(row[0]) for row in rows]

    def _select(self, query: str, values: tuple[object, ...]) -> list[tuple[Any]]:
        with self._reading:
            try:
                return self._reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise JournalError(f"the journal cannot be read: {error}") from error

    async def close(self) -> None:
        """Write what waits to be written, and let go of the disk."""
        await asyncio.to_thread(self._writer.close)
        self._reader.close()
