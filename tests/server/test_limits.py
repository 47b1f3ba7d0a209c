"""Nobody can shout so much that the others are not heard."""

from __future__ import annotations

from pathlib import Path

from bluffhaus.server.limits import Buckets, Limit
from tests.server.people import Person
from tests.server.test_http import fault, seated, visitors
from tests.server.test_security import closed
from tests.tables.parlour import evening

SAY = {"type": "Say", "phrase": "hallo"}
RETURN = {"type": "Return"}


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second() -> None:
    now = [0.0]
    bucket = Buckets(Limit(3, 0.5), now=lambda: now[0])
    assert [bucket.take("a") for _ in range(3)] == [0, 0, 0]
    assert bucket.take("a") == 2.0
    assert bucket.take("b") == 0, "everybody has their own"
    now[0] = 1.0
    assert bucket.take("a") == 1.0
    now[0] = 2.0
    assert bucket.take("a") == 0
    assert bucket.take("a") > 0
    now[0] = 1e6
    assert [bucket.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_full_buckets_are_forgotten_and_others_kept() -> None:
    now = [0.0]
    bucket = Buckets(Limit(2, 1), now=lambda: now[0])
    for n in range(1020):
        bucket.take(str(n))
    now[0] = 100.0
    for _ in range(2):
        bucket.take("thirsty")
    for n in range(10):
        bucket.take(f"new{n}")
    assert len(bucket._buckets) < 20
    assert bucket.take("thirsty") > 0


async def until_too_many(person: Person, act: dict[str, str], most: int) -> int:
    """How many acts are heard before somebody is told to wait."""
    path = f"/api/tables/{person.table}/acts"
    for n in range(most + 1):
        answer = await person.ask("POST", path, {"id": f"{person.name}{n}", "act": act})
        if answer.status_code != 200:
            assert fault(answer) == (429, "too_many")
            assert int(answer.headers["retry-after"]) >= 1
            return n
    return most + 1


@evening
async def test_one_device_is_heard_so_often_and_chat_less(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd", limits=0.25) as (anton, bernd):
        await seated([anton, bernd])
        assert await until_too_many(anton, SAY, 20) == 2
        assert await bernd.say(SAY) is None, "the other one may still speak"
        assert await until_too_many(anton, RETURN, 60) == 8, "who chatted too much may still play"
        assert await bernd.say(RETURN) is None


@evening
async def test_one_table_is_heard_so_often_however_many_speak(tmp_path: Path) -> None:
    async with visitors(tmp_path, *"ABCDEF", limits=0.1) as people:
        await seated([people[0]])
        for person in people[1:]:
            person.table = people[0].table
        heard = [await until_too_many(person, RETURN, 10) for person in people]
        assert heard == [4, 4, 4, 4, 0, 0]


@evening
async def test_tables_and_codes_are_counted_by_address(tmp_path: Path) -> None:
    """A new cookie does not help."""
    async with visitors(tmp_path, "Anton", limits=0.25) as [anton]:
        opened = 0
        while True:
            anton.cookie = ""
            answer = await anton.ask("POST", "/api/tables", {"game": "luegenkniffel"})
            if answer.status_code != 201:
                break
            opened += 1
        assert fault(answer) == (429, "too_many")
        assert opened == 3
        assert int(answer.headers["retry-after"]) > 10
        tried = 0
        while fault(answer := await anton.ask("GET", "/api/codes/ACDEFG"))[0] == 404:
            anton.cookie, tried = "", tried + 1
        assert fault(answer) == (429, "too_many")
        assert 15 <= tried <= 25


@evening
async def test_links_and_moves_are_not_guessed_either(tmp_path: Path) -> None:
    guesses = (
        ("GET", "/api/tables/guess", None, 404),
        ("GET", "/api/watch/guess", None, 404),
        ("POST", "/api/device/arrivals", {"code": "guess"}, 403),
    )
    for n, (method, path, body, status) in enumerate(guesses):
        async with visitors(tmp_path / str(n), "Anton", limits=0.1) as [anton]:
            for _ in range(30):
                answer = await anton.ask(method, path, body)
                if answer.status_code != status:
                    break
            assert fault(answer) == (429, "too_many")


@evening
async def test_requests_and_sockets_of_one_address_have_an_end(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", limits=0.01) as [anton]:
        answers = [(await anton.ask("GET", "/api/house")).status_code for _ in range(20)]
        assert answers[0] == 200
        assert 429 in answers
        codes = [await closed(f"{anton.house}/api/tables/x/socket") for _ in range(10)]
        assert 4429 in codes


@evening
async def test_over_a_socket_too_many_is_a_problem_and_the_line_goes_on(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", limits=1.0) as [anton]:
        await seated([anton])
        await anton.connect()
        problems = [await anton.done(SAY) for _ in range(15)]
        codes = [problem["code"] for problem in problems if problem]
        assert codes
        assert set(codes) == {"too_many"}
        assert await anton.done(RETURN) is None


@evening
async def test_rubbish_over_a_socket_is_counted_too(tmp_path: Path) -> None:
    """Whoever sends nothing but what cannot be read is not answered for ever."""
    async with visitors(tmp_path, "Anton", limits=0.2) as [anton]:
        await seated([anton])
        await anton.connect()
        assert anton.socket is not None
        codes = set()
        for _ in range(30):
            await anton.socket.send("rubbish")
            before = len(anton.replies)
            anton.replies.clear()
            await anton.until(lambda: bool(anton.replies))
            codes |= {reply["problem"]["code"] for reply in anton.replies.values()}
            assert before <= 1
        assert codes == {"malformed", "too_many"}
