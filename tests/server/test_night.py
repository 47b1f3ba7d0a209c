"""A night of Käsedieb on the wire: sizes, moments and numbers of messages tell nothing.

In one room or on one network, nobody must be able to tell who wakes: not by what is sent, by how
much, when, or how often.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest

from bluffhaus.games.kaesedieb import RULES, Options
from bluffhaus.games.kaesedieb.view import View
from bluffhaus.kernel import Match, Seat, Seeded
from bluffhaus.server.socket import SIZE
from bluffhaus.tables.table import UNASKED, Manners
from tests.server.gathering import Gathering, Listener, gather
from tests.server.people import Json

T = TypeVar("T")

HOUR = 10


def in_a_night(
    folder: Path,
    seats: int,
    luck: int,
    story: Callable[[Gathering], Awaitable[T]],
    manners: Manners | None = None,
    **options: int,
) -> T:
    """Tells a story that begins when all eyes are closed."""

    async def night(gathering: Gathering) -> T:
        await fall(gathering)
        return await story(gathering)

    wish = {"game": "kaesedieb", "options": {"hour_seconds": HOUR, **options}}
    return gather(folder, seats, luck, night, wish, manners)


async def fall(night: Gathering) -> None:
    """Everybody knows card and die."""
    for person in night.everybody:
        person.heard.clear()
    for person in night.people:
        assert await night.says(person, {"type": "Ready"}) is None


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


async def whole_night(night: Gathering) -> None:
    while night.watcher.view["match"]["hush"]:
        await night.pass_by(2.5, 2.5)


def sent(person: Listener) -> list[tuple[float, int]]:
    """When and how much, by night."""
    return [(when, size) for when, size, text in person.heard if '"hush":true' in text]


@pytest.mark.parametrize("seats", [5, 8])
def test_all_are_sent_as_much_and_at_the_same_moments_whoever_wakes(
    seats: int, tmp_path: Path
) -> None:
    async def story(night: Gathering) -> list[list[tuple[float, int]]]:
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

    async def story(night: Gathering) -> Json:
        await night.pass_by(HOUR * (hours[mouse] - 1) + 3)
        before = [len(person.heard) for person in night.everybody]
        other = (mouse + 1) % 8
        assert await night.says(night.people[mouse], {"type": "Peek", "at": other}) is None
        after = [len(person.heard) for person in night.everybody]
        assert [n for n in range(9) if after[n] != before[n]] == [mouse]
        note: Json = night.people[mouse].seen["notes"][-1]
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

    async def story(night: Gathering) -> None:
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
    async def story(night: Gathering) -> list[str]:
        await whole_night(night)
        who = night.people[0] if observer == "seat" else night.watcher
        return [text for text in night.bytes_of(who) if '"hush"' in text]

    one, other = twins(6)
    here = in_a_night(tmp_path / "here", 6, one, story)
    there = in_a_night(tmp_path / "there", 6, other, story)
    assert len(here) > 8
    assert here == there


def test_nobody_talks_in_the_night(tmp_path: Path) -> None:
    async def story(night: Gathering) -> None:
        anton = night.people[0]
        for act in ({"type": "Say", "phrase": "hello"}, {"type": "Tell", "text": "Psst!"}):
            problem = await night.does(anton, act)
            assert problem is not None
            assert problem["code"] == "hush"
        problem = await night.does(anton, {"type": "Rename", "name": "Ich bin wach"})
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
    async def story(night: Gathering) -> None:
        for person in night.people[1:]:
            await night.does(person, {"type": "Leave"})
        await whole_night(night)
        anton = night.people[0]
        for hour in (1, 2, 3, 4, 5, 6) * 2:
            assert await night.says(anton, {"type": "SayWoke", "hours": [hour]}) is None
            for _ in range(4):
                await night.pass_by(1, 1)
                await asyncio.sleep(0.02)  # bots think beside the loop, in the machine's own time
        claims = anton.seen["claims"]
        assert {claim["seat"] for claim in claims} > {0}

    in_a_night(tmp_path, 5, 2, story, Manners(think=(1.0, 2.0)))


def test_bots_that_nobody_asked_let_each_other_finish(tmp_path: Path) -> None:
    async def story(night: Gathering) -> list[float]:
        for person in night.people[1:]:
            await night.does(person, {"type": "Leave"})
        await whole_night(night)
        anton, said, when = night.people[0], 0, list[float]()
        for _ in range(120):
            await night.pass_by(0.25, 0.25)
            await asyncio.sleep(0.01)  # bots think beside the loop, in the machine's own time
            if len(anton.seen["claims"]) > said:
                said = len(anton.seen["claims"])
                when.append(night.clock.now())
        return when

    when = in_a_night(tmp_path, 8, 2, story, Manners(think=(1.0, 2.0)))
    assert len(when) >= 3
    gaps = [later - earlier for earlier, later in pairwise(when)]
    assert min(gaps) >= UNASKED * 1.0 - 0.25


def test_talk_without_a_limit_goes_on_until_all_are_ready(tmp_path: Path) -> None:
    async def story(night: Gathering) -> None:
        await whole_night(night)
        await night.pass_by(3600, 300)
        for person in night.people:
            assert night.watcher.seen["stage"] == "talk"
            assert await night.says(person, {"type": "Ready"}) is None
        assert night.watcher.seen["stage"] == "vote"

    in_a_night(tmp_path, 5, 1, story, talk_seconds=0)
