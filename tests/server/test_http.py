"""Plain HTTP: what is asked is answered as the document says, and what is wrong is told."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from bluffhaus.server import wire
from bluffhaus.server.limits import Limits
from bluffhaus.server.reception import Reception
from bluffhaus.tables.fairness import Proof
from bluffhaus.tables.words import Problem, TableCard
from bluffhaus.testing.clocks import ManualClock
from tests.server.inloop import open_house
from tests.server.people import Json, Person
from tests.tables.parlour import evening

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def visitors(folder: Path, *names: str, **house: Any) -> AsyncIterator[list[Person]]:
    """People at the door; nobody has a table yet."""
    async with open_house(folder, ManualClock(), **house) as url:
        people = [Person(url, name) for name in names]
        try:
            yield people
        finally:
            for person in people:
                await person.close()


async def seated(people: list[Person], **wish: Any) -> None:
    """All of them sit down at one table."""
    host, *others = people
    await host.open_table(**wish)
    for person in others:
        person.table = host.table
        assert await person.say({"type": "Sit", "name": person.name}) is None


async def look(person: Person, **query: Any) -> Json:
    """What do I see now?"""
    answer = await person.ask("GET", f"/api/tables/{person.table}?{httpx.QueryParams(query)}")
    assert answer.status_code == 200, answer.text
    frame: Json = answer.json()
    return frame


def fault(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).code


# --- a whole evening -----------------------------------------------------------------------------


async def plays_over_http(person: Person) -> tuple[int, Json]:
    """A simple bot: looks, waits for news, answers. How often it looked, and what it saw last."""
    news, looks = "", 0
    while True:
        answer = await person.ask("GET", f"/api/tables/{person.table}?wait=25&news={news}")
        person.view, news = answer.json()["view"], answer.json()["news"]
        looks += 1
        if person.over:
            return looks, answer.json()
        said = person.answer()
        if said is not None:
            await person.say(said)


@evening
async def test_a_whole_match_over_plain_http(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as people:
        await seated(people)
        assert await people[0].say({"type": "Start"}) is None
        ends = await asyncio.gather(*[plays_over_http(person) for person in people])
        for person, (looks, frame) in zip(people, ends, strict=True):
            events = frame["events"]
            assert frame["view"]["series"]["matches"] == 1
            assert (frame["events_from"], events[0]["type"]) == (0, "RolledOff")
            assert events[-1]["type"] == "TruthTold"
            assert looks <= 2 * len(events), "whoever waits for news does not ask all the time"
            assert all(e["to"] is None or person.view["seat"] in e["to"] for e in events)


@evening
async def test_what_one_has_is_left_out(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as people:
        await seated(people)
        await people[0].say({"type": "Start"})
        whole = await look(people[0])
        events, chat = len(whole["events"]), len(whole["chat"])
        rest = await look(people[0], match=1, events=events - 1, chat=chat - 1)
        assert (rest["events"], rest["events_from"]) == (whole["events"][-1:], events - 1)
        assert (rest["chat"], rest["chat_from"]) == (whole["chat"][-1:], chat - 1)
        other_match = await look(people[0], match=7, events=1)
        assert other_match["events_from"] == 0
        too_much = await look(people[0], match=1, events=10_000, chat=10_000)
        assert (too_much["events"], too_much["events_from"]) == (whole["events"], 0)
        assert (too_much["chat"], too_much["chat_from"]) == ([], chat)
        assert (await look(people[0], match="x", events=-1, chat="²"))["events_from"] == 0


@pytest.mark.parametrize("cursors", [False, True])
@evening
async def test_with_news_the_answer_waits_until_there_is_something_else(
    cursors: bool, tmp_path: Path
) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as (anton, bernd):
        await seated([anton, bernd])
        seen = await look(anton)
        query: Json = {"news": seen["news"], "wait": 25}
        if cursors:
            query["chat"] = len(seen["chat"])
        waiting = asyncio.ensure_future(look(anton, **query))
        for _ in range(5):
            await look(bernd)
        assert not waiting.done(), "nothing else is to be seen yet"
        assert await bernd.say({"type": "Leave"}) is None
        found = await waiting
        assert found["chat"][-1]["phrase"] == "house.gone"
        assert found["chat_from"] == (len(seen["chat"]) if cursors else 0)
        assert found["chat_from"] + len(found["chat"]) == len(seen["chat"]) + 1


@evening
async def test_without_news_in_time_the_same_is_seen_again(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        await look(anton)
        seen = await look(anton)
        again = await look(anton, news=seen["news"], wait=0.01)
        assert again == seen


@pytest.mark.parametrize("wait", ["soon", "", "1e", "--1"])
@evening
async def test_a_wait_is_a_number(wait: str, tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        answer = await anton.ask("GET", f"/api/tables/{anton.table}?wait={wait}")
        assert fault(answer) == (400, "malformed")


@pytest.mark.parametrize("wait", ["nan", "-5", "0"])
@evening
async def test_a_wait_that_is_none_is_none(wait: str, tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        assert (await look(anton, wait=wait))["view"]["seat"] == 0


@evening
async def test_the_same_act_again_on_another_connection_is_answered_once_done(
    tmp_path: Path,
) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        for _ in range(2):
            assert await anton.say({"type": "Tell", "text": "Hallo"}, "one") is None
            await anton.close()
        assert [line["text"] for line in (await look(anton))["chat"] if line["text"]] == ["Hallo"]


# --- what is wrong -------------------------------------------------------------------------------

SAY = '{"id":"a","act":{"type":"Say","phrase":"x"}}'
MALFORMED = {
    "": "truncated",
    "{": "truncated",
    "[]": "Expected `object`, got `array`",
    '{"id":1,"act":{"type":"Start"}}': "`$.id`",
    '{"id":"a"}': "missing required field `act`",
    '{"id":"a","act":{"type":"Steal"}}': "'Steal' - at `$.act.type`",
    '{"id":"a","act":{"type":"Say"}}': "`phrase` - at `$.act`",
    '{"id":"a","act":{"type":"Say","phrase":7}}': "`$.act.phrase`",
    '{"id":"a","act":{"type":"Start","now":true}}': "unknown field `now` - at `$.act`",
    '{"id":"a","act":{"type":"Start"},"seat":3}': "unknown field `seat`",
    '{"id":"","act":{"type":"Start"}}': "`$.id`",
    '{"id":"%s","act":{"type":"Start"}}' % ("x" * 65): "`$.id`",
    '{"id":"a","act":{"type":"Play","match":1,"about":1,"move":%s}}' % ("[" * 5000 + "]" * 5000):
        "recursion",
}  # fmt: skip


@pytest.mark.parametrize(("body", "where"), MALFORMED.items(), ids=range(len(MALFORMED)))
@evening
async def test_what_is_no_message_is_told_where_it_is_wrong(
    body: str, where: str, tmp_path: Path
) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        path = f"/api/tables/{anton.table}/acts"
        answer = await anton.ask("POST", path, msgspec.Raw(body.encode()))
        assert fault(answer) == (400, "malformed")
        assert where in answer.json()["why"]
        assert await anton.say({"type": "Say", "phrase": "hallo"}) is None


@evening
async def test_a_body_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        path = f"/api/tables/{anton.table}/acts"
        large = msgspec.Raw(b" " * 16_385)
        assert fault(await anton.ask("POST", path, large)) == (413, "too_large")
        fits = msgspec.Raw(SAY.encode().ljust(16_384))
        assert (await anton.ask("POST", path, fits)).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
@evening
async def test_a_form_of_another_page_says_nothing(kind: str, tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        path, body = f"/api/tables/{anton.table}/acts", msgspec.Raw(SAY.encode())
        answer = await anton.ask("POST", path, body, **{"content-type": kind})
        assert fault(answer) == (400, "malformed")


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/tables/nobody", (404, "no_such_table")),
        ("GET", "/api/watch/nobody", (404, "no_such_table")),
        ("GET", "/api/codes/ABCDEF", (404, "no_such_table")),
        ("GET", "/api/codes/%00", (404, "no_such_table")),
        ("GET", "/api/tables/nobody/matches/1/proof", (404, "no_such_table")),
        ("GET", "/api/nothing", (404, "no_such_page")),
        ("POST", "/api/nothing", (404, "no_such_page")),
        ("DELETE", "/api/tables", (404, "no_such_page")),
        ("GET", "/api/qr?path=http://elsewhere", (400, "malformed")),
    ],
)
@evening
async def test_where_nothing_is(
    method: str, path: str, expected: tuple[int, str], tmp_path: Path
) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        assert fault(await anton.ask(method, path)) == expected


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"game": "luegenkniffel", "name": "\u200b"}, "name"),
        ({"game": "luegenkniffel", "options": {"seconds": 1}}, "options"),
        ({"game": "luegenkniffel", "host": True}, "malformed"),
        ({}, "malformed"),
    ],
)
@evening
async def test_a_table_that_cannot_be_opened(wish: Json, code: str, tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        assert fault(await anton.ask("POST", "/api/tables", wish)) == (400, code)


@evening
async def test_tables_are_found_by_code_and_in_lists(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as (anton, bernd):
        await anton.open_table(public=True)
        hidden = await bernd.open_table()
        cards = (await bernd.ask("GET", "/api/tables")).json()
        assert [card["id"] for card in cards] == [anton.table]
        by_code = await bernd.ask("GET", f"/api/codes/{cards[0]['code'].lower()}")
        assert by_code.json()["id"] == anton.table
        mine = (await bernd.ask("GET", "/api/mine")).json()
        assert [card["id"] for card in mine] == [hidden]


@evening
async def test_the_proof_is_downloaded_after_the_match_and_not_before(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as people:
        await seated(people)
        await people[0].say({"type": "Start"})
        path = f"/api/tables/{people[0].table}/matches/1/proof"
        assert fault(await people[0].ask("GET", path)) == (403, "not_over")
        assert fault(await people[0].ask("GET", path.replace("/1/", "/2/")))[0] == 404
        await asyncio.gather(*[person.play() for person in people])
        answer = await people[0].ask("GET", path)
        assert "attachment" in answer.headers["content-disposition"]
        assert msgspec.json.decode(answer.content, type=Proof).number == 1


# --- the document --------------------------------------------------------------------------------

KINDS: dict[str, Any] = {
    "/api/house": wire.House, "/api/tables": list[TableCard], "/api/mine": list[TableCard],
    "/api/codes/{code}": TableCard,
    "/api/tables/{id}": wire.Frame, "/api/watch/{watch}": wire.Frame,
    "/api/tables/{id}/matches/{n}/proof": Proof, "/api/watch/{watch}/matches/{n}/proof": Proof,
}  # fmt: skip


def fits(value: Any, schema: Json, document: Json) -> bool:
    """Is this value as the schema says? As much of JSON Schema as msgspec writes."""
    if "$ref" in schema:
        return fits(
            value, document["components"]["schemas"][schema["$ref"].split("/")[-1]], document
        )
    if "anyOf" in schema:
        return any(fits(value, one, document) for one in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    match schema.get("type"):
        case None:
            return True
        case "object":
            known = schema.get("properties", {})
            return (
                isinstance(value, dict)
                and set(schema.get("required", ())) <= set(value) <= set(known)
                and all(fits(one, known[name], document) for name, one in value.items())
            )
        case "array":
            items = schema.get("prefixItems", [schema.get("items", {})] * len(value))
            many = len(items) == len(value)
            return many and all(map(fits, value, items, [document] * len(value)))
        case kind:
            types: dict[str, Any] = {
                "string": str,
                "integer": int,
                "number": (int, float),
                "boolean": bool,
            }
            return value is None if kind == "null" else isinstance(value, types[kind])


@evening
async def test_the_document_describes_every_door_and_what_it_really_answers(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as people:
        await seated(people, public=True)
        await people[0].say({"type": "Start"})
        running = (await look(people[0]))["view"]
        await asyncio.gather(*[person.play() for person in people])
        document = (await people[0].ask("GET", "/api/openapi.json")).json()
        names = {"id": people[0].table, "code": running["code"], "watch": running["watch"], "n": 1}
        asked = 0
        for path, operations in document["paths"].items():
            in_path = re.findall(r"{(.*?)}", path)
            for method, operation in operations.items():
                told = {p["name"] for p in operation.get("parameters", ()) if p["in"] == "path"}
                assert told == set(in_path), path
                if method != "get" or path in ("/api/qr", "/api/openapi.json"):
                    continue
                answer = await people[0].ask("GET", path.format(**names))
                [good] = [s for s in operation["responses"] if s != "4XX"]
                assert answer.status_code == int(good), answer.text
                schema = operation["responses"][good]["content"]["application/json"]["schema"]
                assert fits(answer.json(), schema, document), path
                assert not fits({"else": 1}, schema, document)
                assert not fits([{"else": 1}], schema, document)
                msgspec.json.decode(answer.content, type=KINDS[path])
                asked += 1
        assert asked == len(KINDS)


def test_the_document_lists_exactly_the_doors() -> None:
    async def nobody() -> Any:
        raise AssertionError

    from bluffhaus.server.devices import Devices

    doors = Reception(nobody, Devices(b""), Limits(), "").doors
    here = {(door.method.lower(), door.path.replace(":int", "")) for door in doors}
    document = json.loads((ROOT / "docs/reference/openapi.json").read_text("utf-8"))
    assert here == {(m, path) for path, ops in document["paths"].items() for m in ops}
    page = (ROOT / "docs/reference/wire.md").read_text("utf-8")
    told = re.findall(r"^\| `(GET|POST) ([^`?]+)(?:\?[^`]*)?` ", page, re.MULTILINE)
    assert {(method.lower(), path) for method, path in told} == here
