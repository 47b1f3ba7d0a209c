"""Nobody learns what they may not know: not from a single byte of what they are sent.

Whole matches are played over real sockets and plain HTTP in pairs of worlds: everybody says the
same in public, and the hidden dice differ. Every byte that somebody gets who may not know them,
views, events, refusals and fresh starts, must be the same in both worlds.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bluffhaus.games.luegenkniffel import rules
from bluffhaus.games.luegenkniffel.view import View, view_of
from bluffhaus.kernel import Chance, Seat, Seeded
from bluffhaus.testing.clocks import ManualClock
from tests.server.inloop import open_house
from tests.server.people import Json, Person

NAMES = ("Anton", "Bernd", "Claudia")
SPECTATOR = len(NAMES)
REVEALED_EVERY = 5  # every fifth turn somebody doubts, and the dice are shown to all
FIXED = {"full_house": 25, "kleine_strasse": 30, "grosse_strasse": 40, "kniffel": 50}
UPPER = ("einser", "zweier", "dreier", "vierer", "fuenfer", "sechser")


class World:
    """Where the dice of a match come from. What `knower` sees is the same in every world."""

    def __init__(self, number: int, knower: int | None) -> None:
        self.number, self.knower = number, knower
        self.secret = False
        """Does the line that is said next hide its dice from `knower`?"""

    def __call__(self, seed: bytes, salt: bytes) -> World:
        return self

    def line(self, number: int) -> Chance:
        return Seeded(1000 * number + (self.number if self.secret else 0))


class Audit:
    """One match in one world, and all that each of them was sent."""

    def __init__(self, url: str, world: World) -> None:
        self.world = world
        self.people = [Person(url, name) for name in NAMES]
        self.watcher = Person(url, "spectator")
        self.turn = 0
        self.throws = 0

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, self.watcher]

    async def begin(self, options: Json) -> None:
        host = self.people[0]
        await host.open_table(options=options)
        await host.connect()
        for person in self.people[1:]:
            person.table = host.table
            await person.connect()
            assert await person.done({"type": "Sit", "name": person.name}) is None
        await host.until(lambda: len(host.view.get("chairs", ())) == len(NAMES))
        await self.watcher.connect(f"/api/watch/{host.view['watch']}/socket")
        assert await host.done({"type": "Start"}) is None
        for person in self.everybody:
            await self.hears(person, 1)

    async def hears(self, person: Person, match: int) -> None:
        await person.until(lambda: person.match == match)

    async def play(self) -> None:
        for step in itertools.count():
            if self.people[0].over:
                return
            if step % 7 == 3:
                await self.annoy()
            seat = next(n for n, person in enumerate(self.people) if person.answer() is not None)
            await self.say(seat, self.script(seat))

    def script(self, seat: int) -> Json:
        """What is said: in public the same in all worlds."""
        match = self.people[seat].view["match"]
        menu, turn = match["question"]["menu"], match["game"]["turn"]
        revealed = turn % REVEALED_EVERY == 0
        if menu["answer"]:
            return {"type": "Doubt" if revealed and seat == turn % 3 else "Believe"}
        own = self.world.knower == seat
        self.world.secret = not revealed and not own
        if menu["throw"] is not None and match["game"]["throws"] <= turn % 3:
            hidden = self.world.number if self.world.secret else 0
            return {"type": "Throw", "leave": menu["throw"][: hidden % len(menu["throw"] or [0])]}
        field = menu["announce"][turn % len(menu["announce"])]
        points = UPPER.index(field) + 1 if field in UPPER else FIXED.get(field, 15)
        return {"type": "Announce", "field": field, "points": points}

    async def say(self, seat: int, move: Json) -> None:
        person = self.people[seat]
        match = person.view["match"]
        about = match["question"]["about"]
        before = [len(p.events) for p in self.everybody]
        act = {"type": "Play", "match": match["number"], "about": about, "move": move}
        assert await person.done(act) is None
        for other, heard in zip(self.everybody, before, strict=True):
            await other.until(lambda o=other, h=heard: len(o.events) > h)  # type: ignore[misc]

    async def annoy(self) -> None:
        """Everybody says what they may not, and looks again from the beginning."""
        for person in self.people:
            number = person.view["match"]["number"]
            for move in ({"type": "Doubt"}, {"type": "Throw", "leave": [0]}, {"type": "Peek"}):
                about = 1 if person.answer() else person.view["match"]["game"]["turn"]
                act = {"type": "Play", "match": number, "about": about, "move": move}
                await person.done(act)
            answer = await person.ask("GET", f"/api/tables/{person.table}")
            person.bytes.append(answer.text)
            number_ = f"/api/tables/{person.table}/matches/{number}/proof"
            person.bytes.append((await person.ask("GET", number_)).text)

    def heard(self) -> list[list[str]]:
        """Every byte, but for what is drawn anew for each table."""
        view = self.people[0].view
        drawn = [view["id"], view["code"], view["watch"], view["match"]["commitment"]]
        upcoming = view["upcoming"]["commitment"] if view["upcoming"] else "-"
        return [[_without(text, [*drawn, upcoming]) for text in p.bytes] for p in self.everybody]

    async def close(self) -> None:
        for person in self.everybody:
            await person.close()


def _without(text: str, drawn: Sequence[str]) -> str:
    for number, word in enumerate(drawn):
        text = text.replace(word, f"<{number}>")
    # The name of what is seen is a digest of it, ids and all.
    return text.split('"news":')[0]


def match_in(
    folder: Path, number: int, knower: int | None, *, tell_truth: bool = False
) -> list[list[str]]:
    """All that everybody is sent in a match in this world."""

    async def evening() -> list[list[str]]:
        world = World(number, knower)
        async with open_house(folder, ManualClock(), chances=world) as url:
            audit = Audit(url, world)
            try:
                await audit.begin({"tell_truth": tell_truth})
                await asyncio.wait_for(audit.play(), 60)
                return audit.heard()
            finally:
                await audit.close()

    return asyncio.run(evening())


def difference(one: list[str], other: list[str]) -> str | None:
    """Where two people's evenings differ; `None`: nowhere."""
    if len(one) != len(other):
        return f"{len(one)} messages, {len(other)} messages"
    pairs = zip(one, other, strict=True)
    return next((f"{a}\n{b}" for a, b in pairs if a != b), None)


@pytest.mark.parametrize("knower", [0, 1, 2, SPECTATOR])
def test_other_hidden_dice_send_the_same_bytes(
    knower: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    here = match_in(tmp_path / "here", 1, knower)
    there = match_in(tmp_path / "there", 2, knower)
    assert difference(here[knower], there[knower]) is None
    assert len(here[knower]) > 100
    # The worlds do differ, and those who may know it are told.
    others = [n for n in range(len(NAMES)) if n != knower]
    assert all(difference(here[n], there[n]) for n in others)
    assert not caplog.records, "the log is silent, so it tells nothing"


def test_the_audit_sees_a_planted_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that counts pips it may not know is found out."""

    def leaky(state: Any, seat: Seat | None) -> View:
        view = view_of(state, seat)
        return msgspec.structs.replace(view, throws=view.throws + sum(state.dice) % 2 * 10)

    monkeypatch.setattr(rules, "view_of", leaky)
    monkeypatch.setattr(Audit, "script", _without_counting(Audit.script))
    here = match_in(tmp_path / "here", 1, SPECTATOR)
    there = match_in(tmp_path / "there", 2, SPECTATOR)
    assert difference(here[SPECTATOR], there[SPECTATOR]) is not None


def _without_counting(script: Any) -> Any:
    """The script goes by the number of throws, which the planted leak spoils."""

    def repaired(self: Audit, seat: int) -> Json:
        game = self.people[seat].view["match"]["game"]
        game["throws"] %= 10
        move: Json = script(self, seat)
        return move

    return repaired


@pytest.mark.parametrize("observer", [0, 1, 2, SPECTATOR])
def test_closed_answers_send_the_same_bytes_until_they_are_opened(
    observer: int, tmp_path: Path
) -> None:
    """Somebody believes here and doubts there: nobody else sees a difference until all answered."""

    def evening_with(first: str) -> tuple[int, list[list[str]]]:
        return asyncio.run(_first_answer(tmp_path / first, first))

    answerer, here = evening_with("Believe")
    same, there = evening_with("Doubt")
    assert answerer == same
    told = difference(here[observer], there[observer])
    assert (told is None) == (observer != answerer)


async def _first_answer(folder: Path, answer: str) -> tuple[int, list[list[str]]]:
    world = World(1, None)
    async with open_house(folder, ManualClock(), chances=world) as url:
        audit = Audit(url, world)
        try:
            await audit.begin({"tell_truth": False})
            while True:
                seat = next(n for n, p in enumerate(audit.people) if p.answer() is not None)
                menu = audit.people[seat].view["match"]["question"]["menu"]
                if menu["answer"]:
                    await audit.say(seat, {"type": answer})
                    return seat, audit.heard()
                await audit.say(seat, audit.script(seat))
        finally:
            await audit.close()


def test_chance_is_not_what_it_was() -> None:
    """The worlds of this audit really throw other dice where they may."""
    one, other = World(1, None), World(2, None)
    one.secret = other.secret = True
    assert [one.line(n).roll(6) for n in range(9)] != [other.line(n).roll(6) for n in range(9)]
    one.secret = other.secret = False
    assert [one.line(n).roll(6) for n in range(9)] == [other.line(n).roll(6) for n in range(9)]
