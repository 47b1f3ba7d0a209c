"""Seats and secrets are safe from other pages, other devices, and whoever reads the log."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bluffhaus.server import build
from bluffhaus.server.devices import COOKIE, MOVE_SECONDS, Devices, key_in
from bluffhaus.tables import words
from bluffhaus.tables.names import NAME_LENGTH, TEXT_LENGTH, clean, unlike
from tests.server.conftest import HouseProcess
from tests.server.people import Person, party
from tests.server.test_http import fault, look, seated, visitors
from tests.tables.parlour import evening, parlour

# --- other pages ---------------------------------------------------------------------------------

FOREIGN = [
    "http://evil.example",
    "null",
    "http://127.0.0.1:1",
    "https://127.0.0.1.evil.example",
    "",
]


@pytest.mark.parametrize("origin", FOREIGN)
@evening
async def test_pages_of_others_change_nothing(origin: str, tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        act = {"id": "a", "act": {"type": "Tell", "text": "I love evil"}}
        path = f"/api/tables/{anton.table}/acts"
        assert fault(await anton.ask("POST", path, act, origin=origin)) == (403, "foreign")
        wish = {"game": "luegenkniffel"}
        assert fault(await anton.ask("POST", "/api/tables", wish, origin=origin))[0] == 403
        assert fault(await anton.ask("POST", "/api/device/moves", {}, origin=origin))[0] == 403
        assert not [line for line in (await look(anton))["chat"] if line["text"]]


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
@evening
async def test_a_browser_that_says_so_is_believed(site: str, tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        wish = {"game": "luegenkniffel"}
        answer = await anton.ask("POST", "/api/tables", wish, **{"sec-fetch-site": site})
        assert fault(answer) == (403, "foreign")


async def closed(url: str, **headers: str) -> int | None:
    """With which code the house closes this socket at once."""
    try:
        async with connect(
            url.replace("http", "ws", 1), additional_headers=headers, proxy=None
        ) as socket:
            while True:
                await socket.recv()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else None


@pytest.mark.parametrize("origin", FOREIGN[:4])
@evening
async def test_pages_of_others_get_no_socket(origin: str, tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        await seated([anton])
        url = f"{anton.house}/api/tables/{anton.table}/socket"
        assert await closed(url, cookie=anton.cookie, origin=origin) == 4403


@evening
async def test_our_own_page_and_those_the_host_named_may_ask(tmp_path: Path) -> None:
    friend = "https://friend.example"
    async with visitors(tmp_path, "Anton", origins=frozenset({friend})) as [anton]:
        for origin in (anton.house, friend):
            wish = {"game": "luegenkniffel"}
            answer = await anton.ask("POST", "/api/tables", wish, origin=origin)
            assert answer.status_code == 201


# --- cookies -------------------------------------------------------------------------------------


@evening
async def test_the_cookie_is_the_browsers_and_the_houses_alone(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton") as [anton]:
        answer = await anton.ask("GET", "/api/house")
        flags = [part.strip() for part in answer.headers["set-cookie"].split(";")[1:]]
        assert set(flags) == {"Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"}
        again = await anton.ask("GET", "/api/house")
        assert "set-cookie" not in again.headers, "whoever has one keeps it"
        behind_tls = await anton.ask(
            "GET", "/api/house", cookie="", **{"x-forwarded-proto": "https"}
        )
        assert behind_tls.headers["set-cookie"].endswith("; Secure")


def test_a_person_is_unguessable() -> None:
    devices = Devices(b"k" * 32)
    people = {devices.new() for _ in range(1000)}
    assert len(people) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", person) for person in people)


def test_only_the_houses_own_cookies_are_read() -> None:
    devices, other_house = Devices(b"k" * 32), Devices(b"x" * 32)
    me = devices.new()
    good = devices.cookie(me, secure=False).split(";")[0]
    assert devices.read(good) == me
    value = good.partition("=")[2]
    person, signature = value.split(".")
    assert devices.read(other_house.cookie(me, secure=False).split(";")[0]) is None
    for n in range(len(value)):
        altered = value[:n] + ("A" if value[n] != "A" else "B") + value[n + 1 :]
        # The last letter of the signature carries no whole byte.
        assert devices.read(f"{COOKIE}={altered}") is None, n
    for forged in ("", ".", person, f"{person}.", f".{signature}", f"{signature}.{person}", "é.é"):
        assert devices.read(f"{COOKIE}={forged}") is None
    assert devices.read(rf'{COOKIE}="{person}.\351"') is None


@pytest.mark.parametrize("other", ['prefs={"dark":true}', "a b c", "=", 'q="un', "x=é", ";;"])
def test_cookies_of_other_programs_do_not_make_us_forget(other: str) -> None:
    """All programs at one address share their cookies, and few are tidy."""
    devices = Devices(b"k" * 32)
    me = devices.new()
    good = devices.cookie(me, secure=False).split(";")[0]
    assert devices.read(f"{other}; {good}") == me
    assert devices.read(f"{good}; {other}") == me


def test_the_key_is_made_once_and_for_nobody_else_to_read(tmp_path: Path) -> None:
    key = key_in(tmp_path)
    assert len(key) == 32
    assert key_in(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


@evening
async def test_a_seat_is_not_used_with_anothers_or_a_forged_cookie(tmp_path: Path) -> None:
    async with visitors(tmp_path, "Anton", "Bernd") as (anton, bernd):
        await seated([anton])
        bernd.table = anton.table
        forged = anton.cookie[:-1] + ("A" if anton.cookie[-1] != "A" else "B")
        for cookie in ("", bernd.cookie, forged, forged.replace(".", "")):
            thief = Person(anton.house, "thief", cookie=cookie, table=anton.table)
            try:
                problem = await thief.say({"type": "Rename", "name": "Dieb"})
                assert problem is not None
                assert problem["code"] == "no_seat"
                assert (await look(thief))["view"]["seat"] is None
                assert thief.cookie not in ("", anton.cookie)
            finally:
                await thief.close()
        assert (await look(anton))["view"]["chairs"][0]["name"] == "Anton"


# --- to another device ---------------------------------------------------------------------------


@evening
async def test_a_person_moves_to_another_device_with_a_code_that_is_good_once(
    tmp_path: Path,
) -> None:
    async with visitors(tmp_path, "Anton", "phone", "thief") as (anton, phone, thief):
        await seated([anton])
        move = (await anton.ask("POST", "/api/device/moves", {})).json()
        assert move["seconds"] == MOVE_SECONDS == 600
        arrived = await phone.ask("POST", "/api/device/arrivals", {"code": move["code"]})
        assert (arrived.status_code, phone.cookie) == (204, anton.cookie)
        phone.table = thief.table = anton.table
        assert (await look(phone))["view"]["seat"] == 0
        again = await thief.ask("POST", "/api/device/arrivals", {"code": move["code"]})
        assert fault(again) == (403, "code")
        assert (await look(thief))["view"]["seat"] is None


def test_a_code_for_a_move_is_good_for_ten_minutes() -> None:
    now = [0.0]
    devices = Devices(b"k" * 32, lambda: now[0])
    early, late = devices.depart("me"), devices.depart("me")
    assert len({early, late}) == 2
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", code) for code in (early, late))
    now[0] = 599.9
    assert devices.arrive(early) == "me"
    now[0] = 600.0
    assert devices.arrive(late) is None
    assert devices.arrive("") is None


# --- pages and headers ---------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client of three files, beside something that is nobody's business."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><p>the one page</p>")
    (folder / "assets" / "a.js").write_text("// " + "x" * 2000)
    (tmp_path / "secret.txt").write_text("the key of the house")
    monkeypatch.setattr(build, "STATIC", folder)
    return folder


SAFE = {
    "x-content-type-options": "nosniff", "x-frame-options": "DENY",
    "referrer-policy": "no-referrer", "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}  # fmt: skip


@evening
async def test_every_answer_keeps_itself_to_itself(tmp_path: Path, client: Path) -> None:
    async with visitors(tmp_path / "data", "Anton") as [anton]:
        await seated([anton])
        for path, status in (
            ("/", 200), ("/t/abc", 200), ("/assets/a.js", 200), ("/assets/none.js", 404),
            ("/api/house", 200), (f"/api/tables/{anton.table}", 200), ("/api/nothing", 404),
            ("/api/qr?path=/", 200),
        ):  # fmt: skip
            answer = await anton.ask("GET", path)
            assert answer.status_code == status, path
            assert SAFE.items() <= dict(answer.headers).items(), path
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            if path.startswith("/api"):
                assert answer.headers["cache-control"] == "no-store", path
            else:
                assert "set-cookie" not in answer.headers


OUT = [
    "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt", "/..\\secret.txt", "//secret.txt", "/static/../secret.txt",
    "/%2fetc%2fpasswd", "//etc/passwd", "/assets/%00", "/index.html%00.js",
]  # fmt: skip


@pytest.mark.parametrize("path", OUT)
@evening
async def test_no_path_leads_out_of_the_client(path: str, tmp_path: Path, client: Path) -> None:
    async with visitors(tmp_path / "data", "Anton") as [anton]:
        host, _, port = anton.house.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode()
        writer.close()
        assert "the key of the house" not in answer
        assert "root:" not in answer
        assert "the one page" in answer or " 404 " in answer or " 400 " in answer


# --- what people call themselves and say ---------------------------------------------------------


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anton \n Berger ", "Anton Berger"),
        ("\x00An\x1bton\x7f", "Anton"),
        ("<img src=x onerror=y>", "<img src=x onerror=y>"[:NAME_LENGTH]),
        ("\u202egpj.exe\u202c", "gpj.exe"),
        ("\u2066a\u2069\u200f\u061c", "a"),
        ("a" + "\u0300" * 50 + "b", "\u00e0\u0300\u0300b"),
        ("A" * 50, "A" * NAME_LENGTH),
        (FAMILY, FAMILY),
        ("\u200d\u200c", ""),
        ("\u3164", ""), ("\u115f\u1160\uffa0", ""), ("\u2800", ""), ("\ufe0f", ""), ("\u034f", ""),
        ("\ue000\U000e0041", ""),
    ],
)  # fmt: skip
def test_only_signs_that_can_be_seen_are_left(given: str, shown: str) -> None:
    assert clean(given, NAME_LENGTH) == shown


def test_nobody_looks_like_somebody_else() -> None:
    taken = ["Anton"]
    for twin in ("anton", "An\u200dton", "Anton\ufe0f", "\uff21nton", "A\u200cnton"):
        assert unlike(twin, taken) != twin, ascii(twin)
    assert unlike("Antonia", taken) == "Antonia"
    full = "A" * NAME_LENGTH
    assert len(unlike(full, [full])) <= NAME_LENGTH


@evening
async def test_names_and_chat_go_through_as_text(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Tell("<script>\u202ealert(1)\x00</script>")) is None
        assert anton.chat[-1].text == "<script>alert(1)</script>"
        assert await anton.does(words.Tell("x" * 1200)) is None
        assert anton.chat[-1].text == "x" * TEXT_LENGTH
        for empty in ("", " ", "\u200b", "\u3164", "x" * 1201):
            assert await anton.does(words.Tell(empty)) == "text"


@pytest.mark.parametrize("phrase", ["", "Hallo", "a b", "<b>", "x" * 41, "house.gone", "ä", "a\n"])
@evening
async def test_a_phrase_is_a_key_and_never_the_houses(phrase: str, tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        [anton] = await house.company("Anton")
        assert await anton.does(words.Say(phrase)) == "text"


# --- addresses and logs --------------------------------------------------------------------------


@evening
async def test_ids_of_tables_are_unguessable(tmp_path: Path) -> None:
    async with parlour(tmp_path) as house:
        rooms = [(await house.company("Anton"))[0].table.room for _ in range(50)]
        for words_ in ([r.id for r in rooms], [r.watch for r in rooms]):
            assert len(set(words_)) == 50
            assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", word) for word in words_)
        assert all(re.fullmatch(r"[ACDEFGHJKLMNPQRTUVWXY]{6}", room.code) for room in rooms)
        assert len({room.code for room in rooms}) == 50
        assert not {r.id for r in rooms} & {r.watch for r in rooms}
        assert len({room.key for room in rooms}) == 50


def test_ids_and_seeds_are_drawn_by_the_system() -> None:
    """`random` can be foretold by whoever has seen enough of it."""
    folder = Path(build.__file__).parents[1]
    for file in [*(folder / "tables").glob("*.py"), *(folder / "server").glob("*.py")]:
        assert not re.search(r"^\s*(import|from) random\b", file.read_text("utf-8"), re.MULTILINE)


def test_the_log_of_a_house_tells_no_secret(house: HouseProcess) -> None:
    """People come, play, fail and go; whoever reads the log learns nothing of it."""

    async def an_evening() -> list[str]:
        async with party(house.url, ["Anton", "Bernd"]) as people:
            await people[0].done({"type": "Start"})
            await people[0].done({"type": "Play", "match": 1, "about": 9, "move": {"type": "Peek"}})
            code = (await people[0].ask("POST", "/api/device/moves", {})).json()["code"]
            await people[1].ask("POST", "/api/device/arrivals", {"code": code + "x"})
            await people[1].ask("GET", f"/api/tables/{people[0].table}?news=x")
            await people[1].ask("POST", f"/api/tables/{people[0].table}/acts", {"id": 1})
            await people[1].ask("GET", f"/t/{people[0].table}")
            assert people[0].socket is not None
            await people[0].socket.send("no json")
            await people[0].socket.send("x" * 20_000)
            cookies = [person.cookie.partition("=")[2] for person in people]
            return [*cookies, *(c.split(".")[0] for c in cookies), code, people[0].table]

    secrets = asyncio.run(an_evening())
    assert house.stop() in (0, -15)
    log = house.log.read_text()
    assert "Bluffhaus is open" in log
    assert not [secret for secret in secrets if secret in log]
    assert "Traceback" not in log


def test_no_door_takes_a_secret_in_its_address() -> None:
    from bluffhaus.server.limits import Limits
    from bluffhaus.server.reception import Reception

    async def nobody() -> None:
        raise AssertionError

    doors = Reception(nobody, Devices(b""), Limits(), "").doors  # type: ignore[arg-type]
    told = {name for door in doors for name in (*door.query, *re.findall(r"{(\w+)", door.path))}
    assert told == {"id", "watch", "n", "code", "match", "events", "chat", "news", "wait", "path"}
    assert [door.path for door in doors if "{code}" in door.path] == ["/api/codes/{code}"]


def test_httpx_sends_what_we_think() -> None:
    """A test of the tests: an empty Origin really is sent."""
    assert httpx.Request("GET", "http://x", headers={"origin": ""}).headers["origin"] == ""
