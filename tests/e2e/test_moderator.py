"""A phone moderates the real box: what it says and when, with and without a voice or a net."""

import base64
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from bluffhaus.texts import Lang, say
from tests.e2e.phones import Looks, Phone, Phones

Axe = Callable[[Phone], list[str]]

SPEECH = """(() => {
    window.heard = [];    // what was said: its text, when, how
    window.struck = [];   // what was rung: when, how high
    window.awake = [];    // what the screen was asked
    const hear = (text, more) => window.heard.push({ text, at: Date.now(), ...more });
    window.SpeechSynthesisUtterance = class {
        constructor(text) { this.text = text; }
    };
    const speech = new EventTarget();
    let timer = 0;
    Object.assign(speech, {
        speaking: false,
        pending: false,
        getVoices: () => VOICES.map(([name, lang]) => (
            { name, lang, voiceURI: name, localService: true, default: false })),
        resume() {},
        cancel() { clearTimeout(timer); this.speaking = false; },
        speak(saying) {
            if (!SPEAKS) return;
            hear(saying.text, { lang: saying.lang, rate: saying.rate, voice: saying.voice?.name });
            this.speaking = true;
            saying.onstart?.({});
            const end = () => { this.speaking = false; saying.onend?.({}); };
            timer = setTimeout(end, (WARM + LETTER * saying.text.length) / saying.rate);
        },
    });
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
        window.struck.push({ at: Date.now(), hz: this.frequency.value });
        return start.call(this, when);
    };
    const request = async (kind) => {
        window.awake.push(kind);
        if (!AWAKE) throw new DOMException("no", "NotAllowedError");
        return { release: async () => window.awake.push("released") };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
})();"""
VOICES = [["Anna", "de-DE"], ["Hans", "de-AT"], ["Kate", "en-GB"]]

# The night as the rulebook has it, in keys and in counts: what is heard must be this.
WORDS: dict[int, list[str | int]] = {
    4: ["four", "asleep"],
    5: ["five", "asleep"],
    6: ["hands", "touch", 5, "look.six", 5, "apart"],
    7: ["hands", "touch.seven", 5, "thief_shut", "look.seven", 5, "apart"],
    8: ["hands", "touch", 5, "look.eight", 5, "apart"],
}


def expected(lang: Lang, players: int, talk: tuple[int, int] = (2, 0)) -> Iterator[str]:
    """Everything that is said in a round, in its order."""
    told: dict[str, int] = {
        "accomplices": 1 if players == 6 else 2,
        "awake": 3 if players == 8 else 2,
        "minutes": talk[0],
        "seconds": talk[1],
    }
    before, after = (WORDS[players], []) if players < 6 else (["asleep"], WORDS[players])
    of_hour = {4: "hour.four", 5: "hour.five"}.get(players, "hour")
    for word in before:
        yield say(lang, f"moderator.{word}")
    for hour in range(1, 7):
        yield say(lang, f"moderator.{of_hour}", hour=hour)
        yield from map(str, range(10, 0, -1))
        yield say(lang, "moderator.shut")
    day: list[str | int] = ["dawn", "talk", "minute_left", "seconds_left", "ask"]
    for each in [*after, *day]:
        if isinstance(each, int):
            yield from map(str, range(each, 0, -1))
        else:
            yield say(lang, f"moderator.{each}", **told)
    for n in (3, 2, 1):
        yield say(lang, "moderator.three", n=n)
    yield say(lang, "moderator.point")
    yield say(lang, "moderator.reveal")


class Box:
    """A phone on the table beside the box, whose speech is recorded and whose clock is ours."""

    def __init__(self, phone: Phone) -> None:
        self.phone, self.page = phone, phone.page

    def open(
        self,
        *,
        voices: list[list[str]] | None = None,
        speaks: bool = True,
        awake: bool = True,
        clock: bool = True,
        pace: tuple[int, int] = (0, 70),
    ) -> "Box":
        """With these voices, which take so many ms to begin and so many a letter."""
        script = SPEECH.replace("VOICES", str(VOICES if voices is None else voices))
        script = script.replace("SPEAKS", str(speaks).lower()).replace("AWAKE", str(awake).lower())
        script = script.replace("WARM", str(pace[0])).replace("LETTER", str(pace[1]))
        self.page.add_init_script(script)
        if clock:
            self.page.clock.install(time=1_700_000_000)
        self.phone.goto("/moderator")
        self.page.get_by_role("heading", level=1).wait_for()
        return self

    def players(self, n: int) -> "Box":
        self.page.get_by_role("radio", name=str(n), exact=True).check()
        return self

    def start(self) -> "Box":
        """Begin the night, with the clock standing still."""
        self.page.clock.pause_at(1_700_003_600)
        self.press("Nacht beginnen", "Begin the night")
        return self

    def press(self, *names: str) -> None:
        name = re.compile("|".join(f"^{re.escape(name)}$" for name in names))
        self.page.get_by_role("button", name=name).click()

    def wait(self, seconds: float) -> None:
        self.page.clock.run_for(round(seconds * 1000))

    def until(self, title: str) -> "Box":
        """Let time pass until this stands above what is said."""
        heading = self.page.get_by_role("heading", level=1)
        for _ in range(600):
            if heading.inner_text() == title:
                return self
            self.wait(1)
        raise AssertionError(f"never {title!r}; it is {heading.inner_text()!r}")

    def heard(self) -> list[dict[str, Any]]:
        said: list[dict[str, Any]] = self.page.evaluate("heard.splice(0)")
        return said

    def texts(self) -> list[str]:
        return [each["text"] for each in self.heard()]

    def struck(self) -> list[dict[str, Any]]:
        """The strokes of the bell; each is a tone and its overtone."""
        all_of_them: list[dict[str, Any]] = self.page.evaluate("struck.splice(0)")
        return all_of_them[::2]


@pytest.fixture
def box(phones: Phones) -> Box:
    return Box(phones(1, "/api/house")[0])


def boxed(phones: Phones, looks: Looks) -> Box:
    return Box(phones(1, "/api/house", **looks)[0])


# --- the night and the day ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "players"), [("de", 5), ("en", 8), ("de", 7), ("en", 6), ("de", 4)]
)
def test_a_whole_round_is_said_as_it_should_be(phones: Phones, lang: Lang, players: int) -> None:
    box = boxed(phones, {"lang": lang}).open().players(players).start()
    asked: list[Request] = []
    box.page.on("request", lambda request: asked.append(request))
    box.wait(600)
    said = box.heard()
    assert [each["text"] for each in said] == list(expected(lang, players))
    assert {each["lang"][:2] for each in said} == {lang}
    hours = [each["at"] for each in said if re.match("Die Uhr|The clock", each["text"])]
    lengths = [later - before for before, later in pairwise(hours)]
    assert len(lengths) == 5
    assert max(lengths) - min(lengths) <= 10, lengths
    assert box.struck() == []
    assert asked == [], "the night needs no house"
    wins = box.page.get_by_role("listitem")
    expect(wins).to_have_count(2)
    expect(box.page.get_by_role("heading", level=1)).to_have_text(say(lang, "moderator.at.end"))
    assert box.page.evaluate("awake") == ["screen", "released", "screen"]


def test_every_hour_is_counted_alike(box: Box) -> None:
    box.open().players(8).start().wait(400)
    said = box.heard()
    tens = [at for at, each in enumerate(said) if each["text"] == "10"]
    assert len(tens) == 6
    for ten in tens:
        count = said[ten : ten + 10]
        moments = [each["at"] - count[0]["at"] for each in count]
        assert [round(moment / 1000) for moment in moments] == list(range(10))
        assert [each["text"] for each in count] == [str(n) for n in range(10, 0, -1)]


def test_what_is_said_stands_on_the_screen(box: Box) -> None:
    box.open().players(8).start()
    said = box.page.locator(".said")
    for _ in range(60):
        heard = [text for text in box.texts() if not text.isdigit() and " " in text]
        if heard and "Noch" not in heard[-1]:
            expect(said).to_have_text(heard[-1])
            expect(said).to_have_attribute("lang", "de")
        box.wait(3)


def test_the_fall_mouse_wins_alone_on_the_last_screen(box: Box) -> None:
    box.open().players(6)
    box.page.get_by_role("switch", name="Mit Sündenmaus").check()
    box.start().wait(600)
    expect(box.page.get_by_role("listitem")).to_have_count(3)
    expect(box.page.get_by_role("listitem").first).to_contain_text("Die Sündenmaus")
    box.press("Noch eine Nacht")
    expect(box.page.get_by_role("heading", level=1)).to_have_text("Nacht")


def test_the_talk_may_be_longer_or_over_early(box: Box) -> None:
    box.open().start().until("Reden")
    timer = box.page.get_by_role("timer")
    box.texts()
    box.wait(70)
    assert box.texts() == [say("de", "moderator.minute_left")]
    expect(box.page.locator(".said")).to_have_text(say("de", "moderator.minute_left"))
    box.press("1 Minute mehr")
    expect(timer).to_have_text(re.compile(r"1:[45]\d"))
    box.wait(20)
    assert box.texts() == []
    box.press("Fertig – abstimmen")
    box.wait(1)
    assert box.texts() == [say("de", "moderator.ask")]


# --- without a voice ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("voices", "trouble"),
    [([["Kate", "en-GB"]], "lacking"), ([], "silent")],
    ids=["no voice of this language", "a voice that never begins"],
)
def test_a_bell_strikes_where_there_is_no_voice(
    box: Box, voices: list[list[str]], trouble: str
) -> None:
    box.open(voices=voices, speaks=False).players(8).start()
    box.wait(3)
    expect(box.page.get_by_text(say("de", f"moderator.{trouble}"))).to_be_visible()
    box.until("1 Uhr")
    pattern = []
    for hour in range(1, 7):
        box.until(f"{hour} Uhr")
        box.wait(1)
        strokes = [each for each in box.struck() if round(each["hz"]) == 523]
        assert len(strokes) == hour
        box.wait(20)
        moments = [each["at"] for each in box.struck()]
        pattern.append([round((at - strokes[0]["at"]) / 1000) for at in moments])
    assert len(pattern[0]) >= 11, "ten ticks, and eyes shut"
    assert all(each[:12] == pattern[0][:12] for each in pattern)
    assert box.texts() == []


def test_a_browser_that_has_no_voices_says_so(phones: Phones) -> None:
    """The real one of these tests: it takes every sentence, and never begins to speak."""
    (phone,) = phones(1, "/moderator")
    phone.page.get_by_role("button", name="Nacht beginnen").click()
    expect(phone.page.get_by_text(say("de", "moderator.silent"))).to_be_visible()
    expect(phone.page.locator(".said")).to_have_text(say("de", "moderator.five"))


def test_who_wants_only_the_bell_hears_only_the_bell(box: Box) -> None:
    box.open()
    box.page.get_by_label("Welche Stimme").select_option("bells")
    box.start().wait(60)
    assert box.texts() == []
    assert len(box.struck()) > 10


# --- voices -------------------------------------------------------------------------------------


def test_the_voice_may_speak_another_language_than_the_screen(box: Box) -> None:
    box.open()
    box.page.get_by_role("radio", name="English").check()
    expect(box.page.get_by_label("Welche Stimme").locator("option")).to_have_text(
        ["Automatisch", "Kate", "Keine – nur die Glocke"]
    )
    box.page.get_by_label("Sprechtempo").fill("0.8")
    box.start().wait(2)
    (said,) = box.heard()
    assert said["text"] == say("en", "moderator.five")
    assert (said["voice"], said["lang"], said["rate"]) == ("Kate", "en-GB", 0.8)
    expect(box.page.get_by_role("button", name="Pause")).to_be_visible()


def test_a_slow_voice_holds_nobody_up(box: Box) -> None:
    """It ends its sentence, the clock ticks meanwhile, and every hour is still as long."""
    box.open(pace=(900, 115)).players(8).start().wait(400)
    said, ticks = box.heard(), [each["at"] for each in box.struck() if each["hz"] == 880]
    hours = [at for at, each in enumerate(said) if each["text"].startswith("Die Uhr")]
    assert len(hours) == 6
    for at in hours:
        assert [each["text"] for each in said[at + 1 : at + 9]] == list("87654321")
        counted_from = said[at + 1]["at"]
        assert sum(counted_from - 3000 < tick < counted_from for tick in ticks) == 2
    lengths = [said[later]["at"] - said[at]["at"] for at, later in pairwise(hours)]
    assert max(lengths) - min(lengths) <= 10, lengths


def test_the_voice_can_be_heard_before(box: Box) -> None:
    box.open()
    box.page.get_by_label("Welche Stimme").select_option("Hans")
    box.press("Stimme probehören")
    (said,) = box.heard()
    assert (said["text"], said["voice"]) == (say("de", "moderator.sample"), "Hans")


# --- pause, repeat, steps, stop -----------------------------------------------------------------


def test_pause_repeat_and_stop(box: Box) -> None:
    box.open().players(6).start().until("2 Uhr").wait(2)
    call = say("de", "moderator.hour", hour=2)
    box.texts()
    box.press("Pause")
    box.wait(600)
    assert box.texts() == []
    expect(box.page.get_by_role("status").filter(has_text="Pause")).to_be_visible()
    box.press("Weiter")
    assert box.texts() == [call]
    box.wait(15)
    box.texts()
    box.press("Noch einmal sagen")
    assert box.texts() == [call]
    box.press("Einen Schritt vor")
    assert box.texts() == ["10"]
    box.press("Einen Schritt zurück")
    assert box.texts() == [call]
    box.press("Beenden")
    box.wait(60)
    assert box.texts() == []
    box.press("Weiterspielen")
    expect(box.page.get_by_role("button", name="Pause")).to_be_visible()
    assert box.texts() == [call]
    box.press("Beenden")
    box.press("Ja, beenden")
    expect(box.page.get_by_role("button", name="Nacht beginnen")).to_be_focused()
    box.wait(600)
    assert box.texts() == []


def test_a_whole_round_by_keyboard(box: Box) -> None:
    box.open().page.get_by_role("button", name="Nacht beginnen").focus()
    box.page.clock.pause_at(1_700_003_600)
    box.page.keyboard.press("Enter")
    expect(box.page.get_by_role("button", name="Pause")).to_be_focused()
    box.texts()
    box.page.keyboard.press("ArrowRight")
    assert box.texts() == [say("de", "moderator.asleep")]
    box.page.keyboard.press("Space")
    expect(box.page.get_by_role("button", name="Weiter")).to_be_focused()
    box.page.keyboard.press("Space")
    assert box.texts() == [say("de", "moderator.asleep")]
    box.page.keyboard.press("ArrowLeft")
    assert box.texts() == [say("de", "moderator.five")]
    box.page.evaluate("document.activeElement.blur()")
    box.page.keyboard.press("Space")
    expect(box.page.get_by_role("button", name="Weiter")).to_be_visible()


SEEN = """state => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_the_night_waits_for_a_phone_that_was_locked(box: Box) -> None:
    box.open().start().until("3 Uhr").wait(1)
    box.page.evaluate(SEEN, "hidden")
    box.texts()
    box.wait(300)
    box.page.evaluate(SEEN, "visible")
    box.wait(60)
    assert box.texts() == []
    expect(box.page.get_by_text(say("de", "moderator.away"))).to_be_visible()
    box.press("Weiter")
    assert box.texts()[0].startswith("Die Uhr schlägt drei")


def test_people_talk_on_while_the_phone_is_locked(box: Box) -> None:
    box.open().start().until("Reden")
    box.page.evaluate(SEEN, "hidden")
    box.wait(30)
    box.page.evaluate(SEEN, "visible")
    expect(box.page.get_by_role("timer")).to_have_text(re.compile(r"1:(2\d|30)"))


def test_the_screen_stays_on_or_somebody_is_told(box: Box) -> None:
    box.open(awake=False)
    told = box.page.get_by_text(say("de", "moderator.no_awake"))
    expect(told).to_be_visible()
    box.start()
    expect(told).to_be_visible()
    box.until("2 Uhr")
    expect(told).to_have_count(0)


# --- kept on the device -------------------------------------------------------------------------


def test_settings_are_remembered(box: Box) -> None:
    page = box.open(clock=False).players(7).page
    page.get_by_role("switch", name="Mit Sündenmaus").check()
    page.get_by_label("Zeit pro Stunde").fill("6")
    page.get_by_label("Zeit zum Reden").fill("180")
    page.get_by_label("Welche Stimme").select_option("Hans")
    page.reload()
    expect(page.get_by_role("radio", name="7")).to_be_checked()
    expect(page.get_by_role("switch", name="Mit Sündenmaus")).to_be_checked()
    expect(page.get_by_label("Zeit pro Stunde")).to_have_value("6")
    expect(page.get_by_label("Zeit zum Reden")).to_have_value("180")
    expect(page.get_by_label("Welche Stimme")).to_have_value("Hans")
    box.players(5)
    expect(page.get_by_role("switch")).to_have_count(0)


def test_it_opens_again_without_a_network(box: Box) -> None:
    page = box.open(clock=False).page
    expect(page.get_by_text("geht es auch ohne Netz")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Moderator für Käsedieb")
    box.press("Nacht beginnen")
    expect(page.locator(".said")).to_have_text(say("de", "moderator.five"))
    assert page.evaluate("document.fonts.check('16px \"Figtree Variable\"')")


def test_a_newer_house_brings_its_moderator_along(box: Box) -> None:
    """Who moderated once has the page of today even if only the front door was opened since."""
    page = box.open(clock=False).players(6).page
    expect(page.get_by_text("geht es auch ohne Netz")).to_be_visible()
    page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"
    )
    with page.expect_response(re.compile(r"/assets/Moderator-.*\.js")):
        box.phone.goto("/")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    box.phone.goto("/moderator")
    expect(page.get_by_role("radio", name="6")).to_be_checked()


def test_it_can_be_installed_and_then_opens_here(box: Box) -> None:
    page = box.open(clock=False).page
    href = page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = page.evaluate("href => fetch(href).then((got) => got.json())", href)
    assert (manifest["start_url"], manifest["display"]) == ("/moderator", "standalone")
    page.get_by_role("link", name="Bluffhaus").click()
    expect(page.locator('link[rel="manifest"]')).to_have_attribute("href", "/manifest.webmanifest")


def test_the_front_door_leads_there(phone: Phone) -> None:
    phone.page.get_by_role("link", name="Moderator").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Moderator für Käsedieb")


# --- for everybody ------------------------------------------------------------------------------

LOOKS: dict[str, Looks] = {
    "phone-light": {"lang": "de", "color_scheme": "light"},
    "phone-dark": {"lang": "en", "color_scheme": "dark"},
    "small": {"lang": "de", "width": 320, "height": 568, "reduced_motion": "reduce"},
    "small-english": {"lang": "en", "width": 320, "height": 568, "color_scheme": "dark"},
    "lying": {"lang": "de", "width": 844, "height": 390, "color_scheme": "dark"},
    "desktop": {"lang": "de", "width": 1280, "height": 800},
}
MOMENTS = {
    "asleep": ("asleep", False),
    "call": ("hour", False),
    "count": ("hour", True),
    "touch": ("touch.seven", False),
    "look": ("look.seven", True),
    "dawn": ("dawn", False),
    "talk": ("talk", False),
    "vote": ("ask", True),
    "end": ("reveal", False),
}


@pytest.mark.parametrize("look", LOOKS)
def test_every_moment_can_be_used_by_everybody(phones: Phones, axe: Axe, look: str) -> None:
    looks = LOOKS[look]
    lang = looks["lang"]
    box = boxed(phones, looks).open()
    page = box.page
    photograph(box, axe, f"{look}-settings")
    box.players(7)
    page.get_by_role("switch").check()
    box.press("Nacht beginnen", "Begin the night")
    told = {"hour": 1, "minutes": 2, "seconds": 0}
    for moment, (key, counts) in MOMENTS.items():
        text = say(lang, f"moderator.{key}", **told)
        for _ in range(60):
            here = page.locator(".said").inner_text() == text
            if here and (not counts or page.locator(".big").count()):
                break
            page.keyboard.press("ArrowRight")
        expect(page.locator(".said")).to_have_text(text)
        photograph(box, axe, f"{look}-{moment}")
        if moment == "count":
            box.press("Pause")
            photograph(box, axe, f"{look}-paused")
            box.press("Beenden", "Stop")
            page.get_by_role("dialog").wait_for()
            photograph(box, axe, f"{look}-stop")
            page.keyboard.press("Escape")
            box.press("Weiter", "Go on")


def photograph(box: Box, axe: Axe, name: str) -> None:
    box.phone.settle()
    box.phone.shot(f"moderator/{name}")
    assert axe(box.phone) == [], name
    assert box.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, name
    for wide in box.page.locator(".stage").all():
        assert wide.evaluate("at => at.scrollWidth - at.clientWidth") <= 0, name


def test_the_night_does_not_light_up_the_room(phones: Phones) -> None:
    box = boxed(phones, {"color_scheme": "light"}).open().start().until("1 Uhr")
    assert brightness(box.page) < 12
    box.until("Morgen")
    assert brightness(box.page) > 40


def brightness(page: Page) -> float:
    """How bright the screen is by and large, of 255."""
    told: float = page.evaluate(
        """async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes]));
            const sheet = new OffscreenCanvas(image.width, image.height).getContext("2d");
            sheet.drawImage(image, 0, 0);
            const { data } = sheet.getImageData(0, 0, image.width, image.height);
            let sum = 0;
            for (let at = 0; at < data.length; at += 4) {
                sum += data[at] + data[at + 1] + data[at + 2];
            }
            return sum / (data.length / 4) / 3;
        }""",
        base64.b64encode(page.screenshot()).decode(),
    )
    return told
