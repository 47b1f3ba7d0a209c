"""Spectators: the public view by a link of their own, and never for somebody who knows a secret."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.people import Person
from tests.server.test_http import fault, look, seated, visitors
from tests.server.test_security import closed
from tests.server.test_sockets import ended
from tests.tables.parlour import evening


async def watch_id(person: Person) -> str:
    watch: str = (await look(person))["view"]["watch"]
    return watch


@evening
async def test_the_link_for_spectators_is_another_one_and_shows_nobodys_cards(
    tmp_path: Path,
) -> None:
    async with visitors(tmp_path, "Anton", "Bernd", "x") as (anton, bernd, spectator):
        await seated([anton, bernd])
        watch = await watch_id(anton)
        assert watch != anton.table
        await anton.say({"type": "Start"})
        for person in (anton, bernd):
            said = (await look(person))["view"]["match"]["question"]
            if said:
                person.view = (await look(person))["view"]
                await person.say(person.answer() or {})
        answer = await spectator.ask("GET", f"/api/watch/{watch}")
        view = answer.json()["view"]
        assert anton.table not in answer.text, "the table's own id is not told"
        assert (view["seat"], view["host"], view["watch"]) == (None, False, None)
        assert view["match"]["question"] is None
        assert all(event["to"] is None for event in answer.json()["events"])
        assert fault(await spectator.ask("GET", f"/api/tables/{watch}")) == (404, "no_such_table")
        assert fault(await spectator.ask("GET", f"/api/watch/{anton.table}"))[0] == 404


@evening
async def test_spectators_are_counted_and_say_nothing(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "x") as (anton, spectator):
        await seated([anton])
        await anton.connect()
        await spectator.connect(f"/api/watch/{await watch_id(anton)}/socket")
        await anton.read()
        await anton.until(lambda: anton.view["spectators"] == 1)
        problem = await spectator.done({"type": "Say", "phrase": "hallo"})
        assert problem is not None
        assert problem["code"] == "no_seat"
        await spectator.hang_up()
        await anton.until(lambda: anton.view["spectators"] == 0)


@evening
async def test_whoever_has_a_seat_in_the_running_match_is_no_spectator(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as (anton, bernd):
        await seated([anton, bernd])
        watch = await watch_id(anton)
        await bernd.connect(f"/api/watch/{watch}/socket")
        await bernd.read()
        await anton.say({"type": "Start"})
        assert await ended(bernd) == 4403, "whoever watched is shut out as the match begins"
        path = f"/api/watch/{watch}"
        assert fault(await bernd.ask("GET", path)) == (403, "refused")
        assert fault(await bernd.ask("GET", path + "/matches/1/proof")) == (403, "refused")
        assert await closed(f"{bernd.house}{path}/socket", cookie=bernd.cookie) == 4403
        view = (await look(anton))["view"]
        seat = next(c["seat"] for c in view["chairs"] if c["name"] == "Bernd")
        await anton.say({"type": "Remove", "seat": seat})
        assert fault(await bernd.ask("GET", path)) == (403, "refused"), "nor whoever had one"


@evening
async def test_after_the_match_everybody_may_watch(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as people:
        await seated(people)
        watch = await watch_id(people[0])
        await people[0].say({"type": "Start"})
        for person in people:
            await person.connect()
        await asyncio.gather(*[person.play() for person in people])
        answer = await people[1].ask("GET", f"/api/watch/{watch}")
        assert answer.json()["view"]["phase"] == "over"
        proof = await people[1].ask("GET", f"/api/watch/{watch}/matches/1/proof")
        assert proof.status_code == 200
