"""The house round the games: the door, the lobby, the frame, and a line that survives the night."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.e2e.houses import House
from tests.e2e.phones import Looks, Phone, Phones

Axe = Callable[[Phone], list[str]]
BOTH: list[Looks] = [
    {"lang": "de", "color_scheme": "light"},
    {"lang": "en", "color_scheme": "dark"},
]
both = pytest.mark.parametrize("looks", BOTH, ids=["light", "dark"])


def button(page: Page, german: str, english: str = "") -> None:
    """Press what is called so, in whichever language the phone speaks."""
    speaks = page.locator("html").get_attribute("lang")
    name = english if speaks == "en" and english else german
    page.get_by_role("button", name=name, exact=False).first.click()


def open_table(phone: Phone, name: str) -> str:
    """Somebody opens a table; the code for the others."""
    page = phone.page
    page.locator("#name").fill(name)
    button(page, "Tisch aufmachen", "Open the table")
    page.wait_for_url("**/t/*")
    return page.locator(".invite .code").inner_text()


def sit_down(phone: Phone, code: str, name: str) -> None:
    """Somebody comes with the code, and takes a seat."""
    phone.goto(f"/j/{code}")
    phone.page.locator("#sit-name").fill(name)
    button(phone.page, "Hinsetzen", "Take a seat")
    expect(phone.page.locator(".invite")).to_be_visible()


def start_with_a_bot(phone: Phone, name: str = "Anna") -> str:
    """A match between somebody and a bot."""
    code = open_table(phone, name)
    button(phone.page, "Gerissen", "Balanced")
    button(phone.page, "Anfangen", "Start")
    expect(seats(phone)).to_have_count(2)
    return code


def seats(phone: Phone) -> Locator:
    return phone.page.locator(".frame .bar .chair")


def notice(phone: Phone) -> Locator:
    """What stands between somebody and the table."""
    return phone.page.locator(".notice p")


# --- pages for everybody ----------------------------------------------------------------------

PAGES = ["/", "/how/luegenkniffel", "/verify", "/credits", "/device", "/device#abc", "/nowhere"]


@both
@pytest.mark.parametrize("path", PAGES)
def test_every_page_can_be_used_by_everybody(
    phones: Phones, axe: Axe, path: str, looks: Looks
) -> None:
    (phone,) = phones(1, path, **looks)
    phone.page.get_by_role("heading", level=1).first.wait_for()
    phone.settle()
    name = path.strip("/").replace("/", "-").replace("#", "-") or "home"
    phone.shot(f"house/{name}-{looks['lang']}")
    assert axe(phone) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390


@both
def test_lobby_and_frame_can_be_used_by_everybody(phones: Phones, axe: Axe, looks: Looks) -> None:
    (phone,) = phones(1, **looks)
    open_table(phone, "Anna")
    phone.settle()
    phone.shot(f"house/lobby-{looks['lang']}")
    assert axe(phone) == []
    button(phone.page, "Schamlos", "Shameless")
    button(phone.page, "Anfangen", "Start")
    for german, english in [
        ("Was bisher", "The story"),
        ("Tischgespräch", "Table talk"),
        ("Menü", "Menu"),
        ("So geht", "How to play"),
    ]:
        button(phone.page, german, english)
        phone.page.get_by_role("dialog").wait_for()
        phone.settle()
        phone.shot(f"house/{english.split()[-1].lower()}-{looks['lang']}")
        assert axe(phone) == []
        phone.page.keyboard.press("Escape")
        expect(phone.page.get_by_role("dialog")).to_have_count(0)


# --- language and lamps -----------------------------------------------------------------------


def test_the_language_is_switched_at_any_time_and_remembered(phone: Phone) -> None:
    page = phone.page
    button(page, "English")
    expect(page.get_by_role("heading", name="Open a table")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(page.get_by_role("heading", name="Open a table")).to_be_visible()
    start_with_a_bot(phone)
    button(page, "Menü", "Menu")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("heading", name="Menü")).to_be_visible()


def test_the_lamps_follow_the_device_or_the_person(phones: Phones) -> None:
    (phone,) = phones(1, color_scheme="dark")
    lamps = phone.page.locator("html")
    expect(lamps).to_have_attribute("data-theme", "dark")
    button(phone.page, "Aussehen: wie das Gerät")
    expect(lamps).to_have_attribute("data-theme", "light")
    phone.page.reload()
    expect(lamps).to_have_attribute("data-theme", "light")
    button(phone.page, "Aussehen: hell")
    button(phone.page, "Aussehen: dunkel")
    phone.page.emulate_media(color_scheme="light")
    expect(lamps).to_have_attribute("data-theme", "light")
    phone.page.emulate_media(color_scheme="dark")
    expect(lamps).to_have_attribute("data-theme", "dark")


# --- coming together --------------------------------------------------------------------------


def test_friends_come_by_code_and_by_link(phones: Phones) -> None:
    anna, bernd, claudia = phones(3)
    code = open_table(anna, "Anna")
    expect(anna.page.get_by_text("Es fehlt noch eine Person")).to_be_visible()
    bernd.page.locator("#code").fill(code.lower())
    button(bernd.page, "Los")
    bernd.page.locator("#sit-name").fill("Bernd")
    button(bernd.page, "Hinsetzen")
    claudia.page.goto(anna.page.url)
    claudia.page.locator("#sit-name").fill("Claudia")
    button(claudia.page, "Hinsetzen")
    for phone in (anna, bernd, claudia):
        expect(phone.page.locator(".round .chair")).to_have_count(3)
    expect(bernd.page.get_by_text("Anna fängt an")).to_be_visible()
    button(anna.page, "Anfangen")
    for phone in (anna, bernd, claudia):
        expect(seats(phone)).to_have_count(3)
    anna.shot("house/three-at-the-table")


def test_a_wrong_code_says_so(phone: Phone) -> None:
    phone.forgive("404")
    phone.goto("/j/NOSUCH")
    expect(phone.page.get_by_role("heading", name="„NOSUCH“ – kein Tisch")).to_be_visible()


def test_a_public_table_is_listed_and_ones_own_is_found_again(phones: Phones) -> None:
    anna, bernd = phones(2)
    open_table(anna, "Annegret")
    anna.page.get_by_text("Regeln des Tischs").click()
    anna.page.get_by_role("switch", name="Für alle offen").check()
    expect(anna.page.get_by_role("switch", name="Für alle offen")).to_be_checked()
    bernd.page.reload()
    bernd.page.get_by_role("link", name="Annegret").click()
    expect(bernd.page.locator("#sit-name")).to_be_visible()
    anna.goto("/")
    mine = anna.page.get_by_role("region", name="Weiter, wo du warst")
    mine.get_by_role("link", name="Annegret").click()
    expect(anna.page.locator(".invite")).to_be_visible()


def test_the_host_sets_the_rules_and_everybody_reads_them(phones: Phones) -> None:
    anna, bernd = phones(2)
    sit_down(bernd, open_table(anna, "Anna"), "Bernd")
    for phone in (anna, bernd):
        phone.page.get_by_text("Regeln des Tischs").click()
    anna.page.get_by_role("switch", name="„Mindestens“ genügt").check()
    expect(bernd.page.get_by_role("switch", name="„Mindestens“ genügt")).to_be_checked()
    expect(bernd.page.get_by_role("switch", name="„Mindestens“ genügt")).to_be_disabled()


def test_eight_people_fit_round_the_smallest_table(phones: Phones) -> None:
    (phone,) = phones(1, width=320, height=568)
    open_table(phone, "Annabelle-Sophie")
    for seated in range(2, 9):
        button(phone.page, "Gerissen")
        expect(phone.page.locator(".round .chair")).to_have_count(seated)
    expect(phone.page.get_by_role("button", name="Gerissen")).to_be_disabled()
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 320
    phone.shot("house/eight-at-the-smallest-table")


def test_a_table_is_opened_by_keyboard_alone(phone: Phone) -> None:
    page = phone.page
    page.get_by_role("heading", name="Einen Tisch aufmachen").wait_for()

    def go_to(name: str) -> None:
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.locator(":focus").filter(has_text=name).count():
                return
            if page.locator(":focus").get_attribute("id") == name:
                return
        raise AssertionError(f"the keyboard never gets to {name}")

    go_to("name")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("[aria-live=polite]").first).to_have_text("Am Tisch: Anna.")
    go_to("Ehrlich")
    page.keyboard.press("Enter")
    expect(page.locator(".round .chair")).to_have_count(2)
    go_to("Anfangen")
    page.keyboard.press("Enter")
    expect(seats(phone)).to_have_count(2)


def test_whoever_comes_in_the_middle_looks_on_and_is_told_when_to_sit(phones: Phones) -> None:
    anna, late = phones(2)
    code = start_with_a_bot(anna)
    late.goto(f"/j/{code}")
    expect(notice(late)).to_contain_text("Du siehst zu.")
    expect(seats(late)).to_have_count(2)
    late.shot("house/latecomer")


def test_the_host_removes_somebody(phones: Phones) -> None:
    anna, bernd = phones(2)
    sit_down(bernd, open_table(anna, "Anna"), "Bernd")
    anna.page.locator(".round").get_by_role("button", name="Bernd").click()
    button(anna.page, "Vom Tisch nehmen")
    expect(anna.page.locator(".round .chair")).to_have_count(1)
    expect(bernd.page.locator(".invite")).to_have_count(0)


# --- at the table -----------------------------------------------------------------------------


def test_talk_is_text_and_hangs_at_the_seat(phones: Phones) -> None:
    anna, bernd = phones(2)
    sit_down(bernd, open_table(anna, "Anna"), "Bernd <i>")
    button(anna.page, "Anfangen")
    button(bernd.page, "Tischgespräch")
    button(bernd.page, "Nie im Leben!")
    bernd.page.get_by_label("In deinen Worten").fill("<b>Lügner</b>")
    bernd.page.keyboard.press("Enter")
    expect(anna.page.locator(".bubble")).to_have_text("<b>Lügner</b>")
    expect(anna.page.get_by_role("button", name="Tischgespräch, 2 ungelesen")).to_be_visible()
    button(anna.page, "Tischgespräch")
    expect(anna.page.get_by_role("dialog").get_by_text("Nie im Leben!").first).to_be_visible()
    expect(anna.page.get_by_role("dialog").locator("strong").last).to_have_text("Bernd <i>")


def test_a_pause_stops_everybody_and_says_who_can_end_it(phones: Phones) -> None:
    anna, bernd = phones(2)
    sit_down(bernd, open_table(anna, "Anna"), "Bernd")
    button(anna.page, "Anfangen")
    button(anna.page, "Menü")
    button(anna.page, "Pause für alle")
    anna.page.keyboard.press("Escape")
    expect(notice(bernd)).to_have_text("Pause. Anna lässt weiterspielen.")
    anna.page.locator(".notice").get_by_role("button", name="Weiter").click()
    expect(bernd.page.locator(".notice")).to_have_count(0)


def test_whoever_leaves_is_minded_by_a_bot_and_may_come_back(phones: Phones) -> None:
    anna, bernd = phones(2)
    sit_down(bernd, open_table(anna, "Anna"), "Bernd")
    button(anna.page, "Anfangen")
    button(bernd.page, "Menü")
    button(bernd.page, "Tisch verlassen")
    button(bernd.page, "Ja, gehen")
    expect(bernd.page.get_by_role("heading", name="Weiter, wo du warst")).to_be_visible()
    minded = anna.page.get_by_role("button", name="ein Bot spielt solange")
    expect(minded).to_be_visible()
    bernd.page.get_by_role("link", name="Anna, Bernd").click()
    expect(seats(bernd)).to_have_count(2)
    if bernd.page.get_by_role("button", name="Selbst spielen").is_visible():
        button(bernd.page, "Selbst spielen")
    expect(minded).to_have_count(0)


# --- one person, many devices -----------------------------------------------------------------


def test_a_person_moves_to_another_device(phones: Phones) -> None:
    old, new = phones(2)
    start_with_a_bot(old)
    table = old.page.url
    old.goto("/device")
    with old.page.expect_response("**/api/device/moves") as answered:
        button(old.page, "QR-Code zeigen")
    code = answered.value.json()["code"]
    expect(old.page.get_by_role("img", name="QR-Code")).to_be_visible()
    assert old.page.locator("img").evaluate("i => i.decode().then(() => i.naturalWidth)") > 0
    new.goto(f"/device#{code}")
    button(new.page, "Hier weiterspielen")
    expect(new.page.get_by_role("heading", name="Weiter, wo du warst")).to_be_visible()
    new.page.goto(table)
    expect(new.page.locator(".chair.mine")).to_be_visible()
    third = phones(1)[0]
    third.forgive("40[0-9]")
    third.goto(f"/device#{code}")
    button(third.page, "Hier weiterspielen")
    expect(third.page.get_by_text("Dieser Code gilt nicht mehr.").first).to_be_visible()


def test_two_tabs_show_the_same_seat(phone: Phone) -> None:
    start_with_a_bot(phone)
    tab = phone.context.new_page()
    tab.goto(phone.page.url)
    expect(tab.locator(".chair.mine")).to_be_visible()
    button(tab, "Tischgespräch")
    button(tab, "Stark!")
    expect(phone.page.locator(".bubble")).to_have_text("Stark!")


# --- looking on -------------------------------------------------------------------------------


def test_the_large_screen_invites_and_shows_the_table(phones: Phones, axe: Axe) -> None:
    (anna,) = phones(1)
    (screen,) = phones(1, width=1280, height=720, color_scheme="dark")
    code = open_table(anna, "Anna")
    link = anna.page.get_by_role("link", name="Auf den Fernseher").get_attribute("href")
    assert link
    screen.goto(link)
    expect(screen.page.locator(".code")).to_have_text(code)
    expect(screen.page.locator("aside").get_by_text("Anna")).to_be_visible()
    button(anna.page, "Ehrlich")
    button(anna.page, "Anfangen")
    expect(screen.page.get_by_role("timer")).to_be_visible()
    screen.shot("house/television")
    assert axe(screen) == []


def test_whoever_plays_cannot_look_on(phone: Phone) -> None:
    open_table(phone, "Anna")
    link = phone.page.get_by_role("link", name="Auf den Fernseher").get_attribute("href")
    assert link
    button(phone.page, "Ehrlich")
    button(phone.page, "Anfangen")
    expect(seats(phone)).to_have_count(2)
    phone.forgive("WebSocket|403")
    phone.goto(link.replace("/tv/", "/w/"))
    expect(phone.page.get_by_text("Du spielst in dieser Partie selbst mit")).to_be_visible()


# --- a line that breaks -----------------------------------------------------------------------


def test_the_power_goes_and_everybody_comes_back_by_themselves(
    own_house: House, phones: Phones
) -> None:
    anna, bernd = phones(2)
    for phone in (anna, bernd):
        phone.forgive("WebSocket|ERR_|Failed to load")
    sit_down(bernd, open_table(anna, "Anna"), "Bernd")
    button(anna.page, "Anfangen")
    expect(seats(bernd)).to_have_count(2)
    own_house.kill()
    for phone in (anna, bernd):
        expect(notice(phone)).to_contain_text("Keine Verbindung.")
    anna.shot("house/no-connection")
    button(bernd.page, "Tischgespräch")
    button(bernd.page, "Bin gleich zurück")  # said in the dark, heard when the light is back
    own_house.open()
    expect(anna.page.locator(".bubble")).to_have_text("Bin gleich zurück", timeout=20_000)
    for phone in (anna, bernd):
        expect(phone.page.locator(".notice")).to_have_count(0)
    said = bernd.page.get_by_role("dialog").locator("li.mine")
    expect(said).to_have_count(1)


# --- proof ------------------------------------------------------------------------------------


def test_any_other_file_proves_nothing(phone: Phone) -> None:
    phone.goto("/verify")
    file = FilePayload(name="holiday.json", mimeType="application/json", buffer=b"{}")
    phone.page.locator("input[type=file]").set_input_files(file)
    expect(phone.page.get_by_text("Das ist keine Datei einer Partie.")).to_be_visible()


def test_a_proof_is_checked_in_the_browser(phone: Phone) -> None:
    example = Path(__file__).parents[2] / "web/src/lib/examples/proof.json"
    phone.goto("/verify")
    phone.page.locator("input[type=file]").set_input_files(example)
    expect(phone.page.get_by_role("heading", name="Es ging ehrlich zu")).to_be_visible()
    forged = example.read_text("utf-8").replace('"pips":[3,1]', '"pips":[3,2]')
    file = FilePayload(name="forged.json", mimeType="application/json", buffer=forged.encode())
    phone.page.locator("input[type=file]").set_input_files(file)
    expect(phone.page.get_by_role("heading", name="Hier stimmt etwas nicht")).to_be_visible()
