"""A night of Käsedieb on the wire: sizes, moments and numbers of messages tell nothing.

Real sockets and a real journal; the clock jumps. In one room or on one network, nobody must be able
to tell who wakes: not by what is sent, nor by how much, nor when, nor how often.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhaus.games.kaesedieb import RULES, Options
from bluffhaus.games.kaesedieb.view import View
from bluffhaus.kernel import Match, Seat, Seeded
from bluffhaus.server.socket import SIZE
from bluffhaus.tables.table import Manners
from bluffhaus.testing.clocks import ManualClock
from tests.server.inloop import open_house
from tests.server.people import Json, Person

NAMES = ("Anton", "Bernd", "Claudia", "Dora", "Erich", "Frieda", "Gustav", "Hanna")
HOUR = 10


class Listener(Person):
    """Somebody whose every message is noted: when it came, and how long it was."""

    def __init__(self, url: str, name: str, clock: ManualClock) -> None:
        super().__init__(url, name)
        self.clock = clock
        self.heard: list[tuple[float, int, str]] = []

    async def quiet(self) -> None:
        """Until everything that was sent so far has come: the house answers in order."""
        assert self.socket is not None
        await self.socket.send("ping")
        while (text := await self._next()) != "pong":
            self.heard.append((self.clock.now(), len(text), text))

    async def _next(self) -> str:
        assert self.socket is not None
        text = await self.socket.recv()
        assert isinstance(text, str)
        if text != "pong":
            self.bytes.append(text)
            self.note(text)
        return text

    def note(self, text: str) -> None:
        """What it says."""
        message: Json = msgspec.json.decode(text)
        if message["type"] == "Frame":
            self._take(message)
        else:
            self.replies[message["id"]] = message


class Night:
    """A table of Käsedieb, from the deal to dawn."""

    def __init__(self, url: str, clock: ManualClock, seats: int, options: Json) -> None:
        self.clock, self.options = clock, options
        self.people = [Listener(url, name, clock) for name in NAMES[:seats]]
        self.watcher = Listener(url, "spectator", clock)

    @property
    def everybody(self) -> list[Listener]:
        return [*self.people, self.watcher]

    async def fall(self) -> None:
        """Everybody sits down, knows card and die, and closes the eyes."""
        host = self.people[0]
        await host.open_table(game="kaesedieb", options={"hour_seconds": HOUR, **self.options})
        await host.connect()
        for person in self.people[1:]:
            person.table = host.table
            await person.connect()
            await self.does(person, {"type": "Sit", "name": person.name})
        await self.quiet()
        await self.watcher.connect(f"/api/watch/{host.view['watch']}/socket")
        await self.does(host, {"type": "Start"})
        await self.quiet()
        for person in self.everybody:
            person.heard.clear()
        for person in self.people:
            assert await self.says(person, {"type": "Ready"}) is None

    async def quiet(self) -> None:
        """Until the table has done what there was to do, and everybody has been told of it."""
        host = self.people[0]
        await host.ask("GET", f"/api/tables/{host.table}")
        for person in self.everybody:
            if person.socket is not None:
                await person.quiet()

    async def does(self, person: Listener, act: Json) -> Json | None:
        """An act, and everything that it led to."""
        send = await person.send(act)
        while send not in person.replies:
            await person._next()
        await self.quiet()
        problem: Json | None = person.replies[send]["problem"]
        return problem

    async def says(self, person: Listener, move: Json) -> Json | None:
        match = person.view["match"]
        about = match["question"]["about"]
        play = {"type": "Play", "match": match["number"], "about": about, "move": move}
        return await self.does(person, play)

    async def pass_by(self, seconds: float, step: float = 5) -> None:
        """In steps, so that the house notices what the clock says."""
        for _ in range(int(seconds / step)):
            self.clock.advance(step)
            await self.quiet()

    async def close(self) -> None:
        for person in self.everybody:
            await person.close()


def in_a_night(
    folder: Path,
    seats: int,
    luck: int,
    story: Callable[[Night], Awaitable[Any]],
    manners: Manners | None = None,
    options: Json | None = None,
) -> Any:
    """Tells a story in a night with these cards and dice; gives what it gives."""

    async def evening() -> Any:
        clock = ManualClock()
        dice = Seeded(luck)
        house = open_house(folder, clock, manners=manners, chances=lambda seed, salt: dice)
        async with house as url:
            night = Night(url, clock, seats, options or {})
            try:
                await night.fall()
                return await asyncio.wait_for(story(night), 60)
            finally:
                await night.close()

    return asyncio.run(evening())


def dealt(seats: int, luck: int) -> list[View]:
    """What everybody will have seen at dawn if nobody looks under a cup."""
    match = Match.start(RULES, Options(hour_seconds=HOUR), seats, Seeded(luck))
    while not any(view.stage == "talk" for view in (match.view(None),)):
        seat = match.game.asked(match.state)[0]
        prompt = match.prompt(seat)
        assert prompt is not None
        assert prompt.silence is not None
        match = match.play(seat, prompt.silence)
    return [match.view(Seat(seat)) for seat in range(seats)]


def hours_of(views: list[View]) -> list[int]:
    return [view.me.hours[0] for view in views if view.me is not None]


def full_of_life(seats: int) -> int:
    """Cards and dice with everything in one night: an empty hour, a mouse alone, a company."""
    for luck in range(1000):
        views = dealt(seats, luck)
        crowd = Counter(hours_of(views))
        lonely = [v for v in views if v.me and v.me.role == "mouse" and crowd[v.me.hours[0]] == 1]
        if len(crowd) < 6 and lonely and max(crowd.values()) > 1:
            return luck
    raise AssertionError("no such night")


async def whole_night(night: Night) -> None:
    while night.watcher.view["match"]["hush"]:
        await night.pass_by(2.5, 2.5)


def sent(person: Listener) -> list[tuple[float, int]]:
    """When and how much, by night."""
    return [(when, size) for when, size, text in person.heard if '"hush":true' in text]


@pytest.mark.parametrize("seats", [5, 8])
def test_all_are_sent_as_much_and_at_the_same_moments_whoever_wakes(
    seats: int, tmp_path: Path
) -> None:
    async def story(night: Night) -> list[list[tuple[float, int]]]:
        await whole_night(night)
        return [sent(person) for person in night.everybody]

    luck = full_of_life(seats)
    heard = in_a_night(tmp_path, seats, luck, story)
    assert all(each == heard[0] for each in heard)
    assert {size for _, size in heard[0]} == {SIZE}
    strikes = [when for when, _ in heard[0]]
    assert strikes[:6] == [HOUR * hour for hour in range(6)], "each hour lasts its time"
    assert len(strikes) == (6 if seats == 5 else 8), "one message an hour, and two for the hands"


def test_who_looks_under_a_cup_is_told_and_nobody_else_is(tmp_path: Path) -> None:
    luck = full_of_life(8)
    views = dealt(8, luck)
    hours = hours_of(views)
    alone = [
        n
        for n, v in enumerate(views)
        if v.me and v.me.role == "mouse" and hours.count(hours[n]) == 1
    ]
    mouse = alone[0]

    async def story(night: Night) -> Json:
        await night.pass_by(HOUR * (hours[mouse] - 1) + 3)
        before = [len(person.heard) for person in night.everybody]
        other = (mouse + 1) % 8
        assert await night.says(night.people[mouse], {"type": "Peek", "at": other}) is None
        after = [len(person.heard) for person in night.everybody]
        assert [n for n in range(9) if after[n] != before[n]] == [mouse]
        note: Json = night.people[mouse].view["match"]["game"]["notes"][-1]
        assert note["peeped"]["at"] == other
        await whole_night(night)
        assert (
            len(
                {
                    tuple(when for when, _ in sent(p))
                    for n, p in enumerate(night.people)
                    if n != mouse
                }
            )
            == 1
        )
        return note

    assert in_a_night(tmp_path, 8, luck, story)["peeped"]["pips"] in range(1, 7)


def test_a_bot_that_minds_a_mouse_makes_no_noise_either(tmp_path: Path) -> None:
    luck = full_of_life(8)
    views = dealt(8, luck)
    hours = hours_of(views)
    mouse = next(
        n
        for n, v in enumerate(views)
        if n and v.me and v.me.role == "mouse" and hours.count(hours[n]) == 1
    )

    async def story(night: Night) -> None:
        await night.does(night.people[mouse], {"type": "Leave"})
        for person in night.everybody:
            person.heard.clear()
        await whole_night(night)
        others = [sent(p) for n, p in enumerate(night.everybody) if n != mouse]
        assert all(each == others[0] for each in others)
        assert {size for _, size in others[0]} == {SIZE}

    in_a_night(tmp_path, 8, luck, story, Manners(think=(1.0, 2.0)))


def twins(seats: int) -> tuple[int, int]:
    """Two deals that the first seat can't tell apart, though others wake at other hours."""
    known: dict[View, tuple[int, list[int]]] = {}
    for luck in range(5000):
        views = dealt(seats, luck)
        hours = hours_of(views)
        before = known.setdefault(views[0], (luck, hours))
        if before[1][1:] != hours[1:] and hours.count(hours[0]) == 1:
            return before[0], luck
    raise AssertionError("no such deals")


@pytest.mark.parametrize("observer", ["seat", "spectator"])
def test_other_cards_and_dice_send_a_sleeper_the_same_bytes(observer: str, tmp_path: Path) -> None:
    async def story(night: Night) -> list[str]:
        await whole_night(night)
        who = night.people[0] if observer == "seat" else night.watcher
        view = night.people[0].view
        drawn = [view["id"], view["code"], view["watch"], view["match"]["commitment"]]
        return [without(text, drawn) for text in who.bytes if '"hush"' in text]

    one, other = twins(6)
    here = in_a_night(tmp_path / "here", 6, one, story)
    there = in_a_night(tmp_path / "there", 6, other, story)
    assert len(here) > 8
    assert here == there


def without(text: str, drawn: list[str]) -> str:
    """But for what is drawn anew for each table."""
    for number, word in enumerate(drawn):
        text = text.replace(word, f"<{number}>")
    return text


def test_nobody_talks_in_the_night(tmp_path: Path) -> None:
    async def story(night: Night) -> None:
        anton = night.people[0]
        for act in ({"type": "Say", "phrase": "hello"}, {"type": "Tell", "text": "Psst!"}):
            problem = await night.does(anton, act)
            assert problem is not None
            assert problem["code"] == "hush"
        problem = await night.does(anton, {"type": "MoreTime"})
        assert problem is not None
        assert problem["code"] == "hush"
        assert not night.people[1].chat or night.people[1].chat[-1]["text"] is None
        await whole_night(night)
        assert await night.does(anton, {"type": "Tell", "text": "Wer war das?"}) is None
        assert night.people[1].chat[-1]["text"] == "Wer war das?"

    in_a_night(tmp_path, 5, 1, story)


def test_by_day_bots_speak_up_though_nobody_asks_them(tmp_path: Path) -> None:
    async def story(night: Night) -> None:
        for person in night.people[1:]:
            await night.does(person, {"type": "Leave"})
        await whole_night(night)
        anton = night.people[0]
        for hour in (1, 2, 3, 4, 5, 6) * 2:
            assert await night.says(anton, {"type": "SayWoke", "hours": [hour]}) is None
            for _ in range(4):
                await night.pass_by(1, 1)
                await asyncio.sleep(0.02)  # bots think beside the loop, in the machine's own time
        claims = anton.view["match"]["game"]["claims"]
        assert {claim["seat"] for claim in claims} > {0}

    in_a_night(tmp_path, 5, 2, story, Manners(think=(1.0, 2.0)))


def test_talk_without_a_limit_goes_on_until_all_are_ready(tmp_path: Path) -> None:
    async def story(night: Night) -> None:
        await whole_night(night)
        await night.pass_by(3600, 300)
        for person in night.people:
            assert night.watcher.view["match"]["game"]["stage"] == "talk"
            assert await night.says(person, {"type": "Ready"}) is None
        assert night.watcher.view["match"]["game"]["stage"] == "vote"

    in_a_night(tmp_path, 5, 1, story, options={"talk_seconds": 0})
