"""Nothing is told before it is on the disk, and what is on the disk comes back as it was."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec
import pytest

from bluffhaus.kernel import JournalError
from bluffhaus.tables import records, words
from bluffhaus.tables.proofs import proof
from bluffhaus.tables.store import Store
from bluffhaus.tables.table import Manners, Table
from tests.tables.parlour import Guest, Parlour, evening, fence, parlour, play_out, until

QUIET = Manners(think=(50.0, 50.0), breath=False)


class Gate:
    """A journal whose disk somebody holds: appends wait until it is let go, or fail."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.open = asyncio.Event()
        self.open.set()
        self.broken = False
        self.held: list[str] = []

    async def append(self, stream: str, expected: int, entries: Sequence[bytes]) -> None:
        self.held.append(stream)
        await self.open.wait()
        self.held.remove(stream)
        if self.broken:
            raise JournalError("/home/anton/journal: the disk is gone")
        await self._store.append(stream, expected, entries)

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        return await self._store.read(stream, after)

    def follow(self, stream: str, after: int = 0) -> AsyncIterator[bytes]:
        return self._store.follow(stream, after)

    async def streams(self, prefix: str, since: float = 0) -> list[str]:
        return await self._store.streams(prefix, since)

    async def close(self) -> None:
        await self._store.close()

    def let_go(self) -> None:
        """A test that failed must not wait for its own disk."""
        self.open.set()


def gate(house: Parlour) -> Gate:
    assert isinstance(house.store, Gate)
    return house.store


def writing(house: Parlour) -> bool:
    """Does a table wait for the disk?"""
    return any(stream.startswith("table/") for stream in gate(house).held)


async def a_moment() -> None:
    """As long as the loop has anything to do by itself."""
    for _ in range(20):
        await asyncio.sleep(0)


# --- on the disk before anybody is told ----------------------------------------------------------


@evening
async def test_no_reply_and_no_frame_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async with parlour(tmp_path, behind=Gate) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        watcher = await Guest(anton.table, "x", spectator=True).looks()
        shown = [len(guest.sights) for guest in (anton, bernd, watcher)]
        gate(house).open.clear()
        told = anton.says(words.Tell("Hallo"), "same")
        again = anton.says(words.Tell("Hallo"), "same")
        await until(lambda: writing(house))
        await a_moment()
        assert not told.done()
        assert not again.done()
        assert [len(guest.sights) for guest in (anton, bernd, watcher)] == shown
        gate(house).open.set()
        assert (await told, await again) == (None, None)
        await fence(anton.table)
        assert bernd.chat[-1].text == watcher.chat[-1].text == "Hallo"


@evening
async def test_who_comes_meanwhile_sees_nothing_that_is_not_on_the_disk(tmp_path: Path) -> None:
    async with parlour(tmp_path, behind=Gate) as house:
        [anton] = await house.company("Anton")
        slow = await Guest(anton.table, "slow").looks()
        slow.ready = False
        await anton.does(words.Tell("erstens"))
        gate(house).open.clear()
        told = anton.says(words.Tell("zweitens"))
        await until(lambda: writing(house))
        newcomer = Guest(anton.table, "y")
        anton.table.come(newcomer)
        slow.ready = True
        anton.table.catch_up(slow)
        await a_moment()
        assert newcomer.sights == []
        assert [line.text for line in slow.chat if line.text] == []
        gate(house).open.set()
        await fence(anton.table)
        assert [line.text for line in newcomer.chat if line.text] == ["erstens", "zweitens"]
        assert slow.chat == newcomer.chat
        assert await told is None


@evening
async def test_the_truth_of_a_match_is_told_only_when_its_end_is_on_the_disk(
    tmp_path: Path,
) -> None:
    """Else the power could fail, the match go on, and somebody know its dice."""
    async with parlour(tmp_path, behind=Gate) as house:
        guests = await house.playing("Anton", "Bernd")
        table = guests[0].table
        while not table.room.round or not table.room.round.over:
            guest = next(guest for guest in guests if guest.question)
            gate(house).open.clear()
            told = guest.says(guest.move())
            await until(lambda: writing(house) or told.done())  # noqa: B023
            if table.room.round is not None and table.room.round.over:
                break
            gate(house).open.set()
            await told
        with pytest.raises(ValueError, match="the match runs"):
            await proof(house.house, table, 1)
        assert table.card().phase != "over"
        gate(house).open.set()
        await fence(table)
        assert (await proof(house.house, table, 1)).number == 1


@evening
async def test_the_card_of_a_table_tells_what_is_on_the_disk(tmp_path: Path) -> None:
    async with parlour(tmp_path, behind=Gate) as house:
        [anton] = await house.company("Anton", public=True)
        gate(house).open.clear()
        sits = Guest(anton.table, "Bernd").says(words.Sit("Bernd"))
        await until(lambda: writing(house))
        assert [card.names for card in house.house.public()] == [("Anton",)]
        gate(house).open.set()
        assert await sits is None
        assert [card.names for card in house.house.public()] == [("Anton", "Bernd")]


@evening
async def test_when_the_disk_fails_nothing_was_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody has been told; the table is given up, and read again as it was."""
    async with parlour(tmp_path, behind=Gate) as house:
        anton, bernd = await house.company("Anton", "Bernd")
        heard = len(bernd.sights)
        gate(house).open.clear()
        gate(house).broken = True
        told = anton.says(words.Tell("verloren"))
        sits = Guest(anton.table, "Claudia").says(words.Sit("Claudia"))
        await until(lambda: writing(house))
        late = bernd.says(words.Tell("wartet noch"))
        gate(house).open.set()
        assert [await told, await sits, await late] == ["journal"] * 3
        assert (len(bernd.sights), bernd.closed, anton.closed) == (heard, "journal", "journal")
        assert "table given up" in caplog.text
        gate(house).broken = False
        assert await house.house.mine("Claudia") == []
        again = await house.again(anton)
        assert again.table is not anton.table
        await again.looks()
        assert [line.text for line in again.chat if line.text] == []
        assert await again.does(words.Tell("geht wieder")) is None


@evening
async def test_what_went_wrong_with_the_disk_is_not_told_to_people(tmp_path: Path) -> None:
    """Where the journal lies, and what is in it, is the host's business."""
    async with parlour(tmp_path, behind=Gate) as house:
        [anton] = await house.company("Anton")
        gate(house).broken = True
        told: asyncio.Future[words.Problem | None] = asyncio.get_running_loop().create_future()
        anton.table.act("Anton", "x", words.Tell("x"), told.set_result)
        problem = await told
        assert problem is not None
        assert problem.code == "journal"
        assert "anton" not in str(problem)


# --- two owners ----------------------------------------------------------------------------------


@evening
async def test_a_table_has_one_owner_and_the_other_reads_it_again(tmp_path: Path) -> None:
    """Two houses over one journal, by mistake: one loses, and then goes on after the other."""
    async with parlour(tmp_path) as house, parlour(tmp_path) as double:
        [anton] = await house.company("Anton")
        here = anton.table
        there = await double.house.table(here.room.id)
        assert isinstance(there, Table)
        looking = await Guest(there, "x").looks()
        assert await anton.does(words.Tell("hier")) is None
        assert await Guest(there, "Anton").does(words.Tell("dort")) == "journal"
        assert looking.closed == "journal"
        there = await double.house.table(here.room.id)
        assert there is not None
        guest = await Guest(there, "Anton").looks()
        assert [line.text for line in guest.chat if line.text] == ["hier"]
        assert await guest.does(words.Tell("dort")) is None
        assert await anton.does(words.Tell("hier")) == "journal"


# --- as it was -----------------------------------------------------------------------------------


def shown(guest: Guest) -> tuple[bytes, list[object], list[words.Line]]:
    """All that somebody is shown, without the time that is left."""
    view = guest.view
    if view.match is not None:
        match = msgspec.structs.replace(view.match, clock=None)
        view = msgspec.structs.replace(view, match=match)
    return msgspec.json.encode(view), [*guest.events], guest.chat


async def seen_by_all(house: Parlour, table_id: str, devices: Sequence[str]) -> list[object]:
    """What everybody sees who comes to the table now. All come before anybody is asked."""
    table = await house.house.table(table_id)
    assert table is not None
    guests = [Guest(table, device) for device in devices]
    guests.append(Guest(table, "watcher", spectator=True))
    for guest in guests:
        table.come(guest)
    await fence(table)
    await fence(table)
    seen: list[object] = [shown(guest) for guest in guests]
    for guest in guests:
        await guest.goes()
    return seen


async def lobby(house: Parlour) -> list[Guest]:
    anton, bernd = await house.company("Anton", "Bernd", public=True)
    await anton.does(words.SetOptions(b'{"seconds":90,"at_least":true}'))  # type: ignore[arg-type]
    await anton.does(words.SeatBot("shameless"))
    await anton.does(words.SetPublic(False))
    await bernd.does(words.Rename("Bernhard"))
    await bernd.does(words.Entropy("ab" * 32))
    await bernd.does(words.Say("hallo"))
    return [anton, bernd]


async def in_a_match(house: Parlour) -> list[Guest]:
    guests = await house.playing("Anton", "Bernd", "Claudia")
    for _ in range(12):
        guest = next(guest for guest in guests if guest.question)
        await guest.does(guest.move())
    asked = next(guest for guest in guests if guest.question)
    await asked.does(words.MoreTime())
    return guests


async def paused(house: Parlour) -> list[Guest]:
    guests = await in_a_match(house)
    await guests[0].does(words.Pause())
    return guests


async def minded(house: Parlour) -> list[Guest]:
    guests = await in_a_match(house)
    assert await guests[0].does(words.Remove(guests[2].view.seat)) is None  # type: ignore[arg-type]
    assert await guests[1].does(words.Leave()) is None
    assert await guests[0].does(words.Leave()) is None
    return guests


async def second_match(house: Parlour) -> list[Guest]:
    guests = await house.playing("Anton", "Bernd", "Claudia")
    await play_out(guests)
    await guests[1].does(words.Leave())
    await guests[0].does(words.Start())
    guest = next(guest for guest in guests if guest.question)
    await guest.does(guest.move())
    return guests


async def over(house: Parlour) -> list[Guest]:
    guests = await house.playing("Anton", "Bernd")
    await play_out(guests)
    return guests


STORIES = [lobby, in_a_match, paused, minded, second_match, over]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: str(story.__name__))
@evening
async def test_after_a_restart_everybody_sees_what_they_saw(story: object, tmp_path: Path) -> None:
    """Series, chat, options, minded seats and pauses included, and nobody else's secrets."""
    async with parlour(tmp_path, manners=QUIET) as house:
        guests = await story(house)  # type: ignore[operator]
        devices, table = [guest.device for guest in guests], guests[0].table.room.id
        for guest in guests:
            await guest.goes()
        before = await seen_by_all(house, table, devices)
    async with parlour(tmp_path, manners=QUIET) as house:
        assert await house.house.recover() == 1
        assert await seen_by_all(house, table, devices) == before


@evening
async def test_after_a_restart_the_match_goes_on_with_the_dice_it_would_have_had(
    tmp_path: Path,
) -> None:
    """Every line has its own chance, which follows from the seed: nobody gets a second throw."""
    async with parlour(tmp_path / "a") as house:
        guests = await house.playing("Anton", "Bernd")
        asked = next(guest for guest in guests if guest.question)
    shutil.copytree(tmp_path / "a", tmp_path / "b")
    thrown = []
    for folder in ("a", "b"):
        async with parlour(tmp_path / folder) as house:
            again = await (await house.again(asked)).looks()
            await again.does(again.answer({"type": "Throw", "leave": []}))
            thrown.append(again.events[-1]["dice"])
    assert thrown[0] == thrown[1]


@evening
async def test_a_table_that_nobody_looks_at_is_put_away_and_is_there_again(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        anton, bernd = await house.playing("Anton", "Bernd", options={"seconds": 600})
        table = anton.table
        await anton.goes()
        await bernd.goes()
        await house.passes(120, table)
        house.clock.advance(899 - 120)
        await fence(table)
        assert not table.over
        house.clock.advance(1)
        await until(lambda: table.over)
        again = await house.again(anton)
        assert again.table is not table
        await again.looks()
        assert (again.view.seat, again.view.phase) == (0, "playing")


@evening
async def test_bots_go_on_by_themselves_when_the_house_opens(tmp_path: Path) -> None:
    quick = Manners(think=(1.0, 1.0), breath=False)
    async with parlour(tmp_path, manners=QUIET) as house:
        [anton] = await house.company("Anton", options={"seconds": 600})
        for _ in range(3):
            await anton.does(words.SeatBot("honest"))
        await anton.does(words.Start())
        await anton.does(words.Leave())
        id_ = anton.table.room.id
    async with parlour(tmp_path, manners=quick) as house:
        assert await house.house.recover() == 1
        table = await house.house.table(id_)
        assert table is not None
        before = table.room.length
        house.clock.advance(1)
        await until(lambda: table.room.length > before)


# --- what cannot be read -------------------------------------------------------------------------

SECRET = b'{"v":1,"at":0.0,"by":"device-of-anton","send":null,"facts":[{"type":"Sat","chair":"x"}]}'
GARBLED = {
    "truncated": b'{"v":1,"at":17000',
    "no text": b"\x00\xff\xfe",
    "no text inside": b'{"v":1,"at":0.0,"by":"\xff","send":null,"facts":[]}',
    "other words": SECRET,
    "from the future": b'{"v":2,"at":0.0,"by":null,"send":null,"facts":[]}',
    "no such chair": (
        b'{"v":1,"at":0.0,"by":null,"send":null,"facts":[{"type":"Returned","chair":77}]}'
    ),
    "a move and no match": (
        b'{"v":1,"at":0.0,"by":null,"send":null,"facts":'
        b'[{"type":"Moved","seat":0,"move":{"type":"Doubt"},"events":[],"how":"person"}]}'
    ),
    "no hex": (
        b'{"v":1,"at":0.0,"by":null,"send":null,"facts":'
        b'[{"type":"Committed","match":1,"seed":"xyz"}]}'
    ),
    "options of another game": (
        b'{"v":1,"at":0.0,"by":null,"send":null,"facts":'
        b'[{"type":"OptionsSet","options":{"cheat":true}}]}'
    ),
    "an unknown game": (
        b'{"v":1,"at":0.0,"by":null,"send":null,"facts":[{"type":"Opened","id":"a","code":"b",'
        b'"watch":"c","game":"chess","public":false,"options":{},"key":"00"}]}'
    ),
    "without a seed": (
        b'{"v":1,"at":0.0,"by":null,"send":null,"facts":[{"type":"Dealt","match":9,"chairs":[0],'
        b'"rules":1,"options":{},"events":[]}]}'
    ),
}


def spoil(folder: Path, table: str, line: bytes) -> None:
    """The last line of this table's journal was not what it should be."""
    with contextlib.closing(sqlite3.connect(folder / "journal.sqlite")) as database, database:
        query = "SELECT id, max(number) FROM entries JOIN streams ON id = stream WHERE name = ?"
        stream, last = database.execute(query, (f"table/{table}",)).fetchone()
        change = "UPDATE entries SET entry = ? WHERE stream = ? AND number = ?"
        database.execute(change, (line, stream, last))


@pytest.mark.parametrize("line", GARBLED.values(), ids=list(GARBLED))
@evening
async def test_a_garbled_line_is_told_clearly_and_harms_no_other_table(
    line: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with parlour(tmp_path) as house:
        anton, _ = await house.company("Anton", "Bernd")
        [other] = await house.company("Anton")
        bad, good = anton.table.room.id, other.table.room.id
    spoil(tmp_path, bad, line)
    caplog.set_level(logging.WARNING)
    async with parlour(tmp_path) as house:
        assert await house.house.recover() == 1, "the others are woken"
        for _ in range(2):
            with pytest.raises(JournalError) as told:
                await house.house.table(bad)
            assert f"table/{bad}, line 2" in str(told.value)
        assert f"table/{bad}, line 2" in caplog.text, "the host reads it in the log"
        for text in (str(told.value), caplog.text):
            assert "device-of-anton" not in text, "but not what was in it"
        table = await house.house.table(good)
        assert table is not None
        assert await Guest(table, "Anton").does(words.Tell("alles gut")) is None
        assert [card.id for card in await house.house.mine("Anton")] == [good]


def test_a_record_is_read_as_it_was_written() -> None:
    record = records.Record(1, 1.5, "p", "s", (records.Sat(3, "Anton", "p"), records.Resumed()))
    assert records.read(records.write(record)) == record


@evening
async def test_when_the_rules_break_the_table_begins_again_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Our fault: whoever said it is told so, everybody comes back, nothing was so."""
    async with parlour(tmp_path) as house:
        guests = await house.playing("Anton", "Bernd")
        asked = next(guest for guest in guests if guest.question)
        length = asked.table.room.length
        planted = "bluffhaus.games.luegenkniffel.rules.Luegenkniffel.proceed"
        with monkeypatch.context() as broken:
            broken.setattr(planted, lambda *_: 1 // 0)
            other = guests[1 - guests.index(asked)].says(words.Tell("zugleich"))
            assert await asked.does(asked.move()) == "rules_bug"
            assert await other in ("rules_bug", None)
        assert [guest.closed for guest in guests] == ["rules_bug"] * 2
        assert "ZeroDivisionError" in caplog.text
        again = await (await house.again(asked)).looks()
        assert again.table.room.length in (length, length + 1)
        assert await again.does(again.move()) is None
