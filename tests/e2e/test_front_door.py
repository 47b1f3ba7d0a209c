"""The front door: whoever comes in finds something to do, in their language, and nothing breaks."""

from collections.abc import Callable

import pytest

from tests.e2e.phones import Looks, Phone, Phones

LOOKS: list[Looks] = [
    {"lang": "de", "color_scheme": "light"},
    {"lang": "en", "color_scheme": "dark"},
    {"lang": "de", "color_scheme": "dark", "reduced_motion": "reduce"},
    {"lang": "en", "width": 320, "height": 568},
]


@pytest.mark.parametrize("looks", LOOKS, ids=lambda looks: "-".join(map(str, looks.values())))
def test_the_front_door_is_open_to_everybody(
    phones: Phones, axe: Callable[[Phone], list[str]], looks: Looks
) -> None:
    (phone,) = phones(1, **looks)
    phone.page.get_by_role("heading", level=1).wait_for()
    assert phone.page.locator("html").get_attribute("lang") == looks["lang"]
    phone.shot("front-door-" + "-".join(map(str, looks.values())))
    assert axe(phone) == []


def test_the_page_is_no_wider_than_the_phone(phone: Phone) -> None:
    phone.page.get_by_role("heading", level=1).wait_for()
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_phone_that_breaks_fails_its_test(phones: Phones) -> None:
    (phone,) = phones(1)
    phone.page.evaluate("setTimeout(() => { throw new Error('a planted fault') })")
    phone.page.evaluate("console.error('a planted complaint')")
    phone.page.wait_for_function("true")
    assert [
        word for word in ("fault", "complaint") if word not in "".join(phones.complaints())
    ] == []
    phone.forgive("planted")
    assert phones.complaints() == []


def test_a_page_that_shuts_people_out_is_found(
    phone: Phone, axe: Callable[[Phone], list[str]]
) -> None:
    phone.page.get_by_role("heading", level=1).wait_for()
    phone.page.evaluate("document.body.append(document.createElement('button'))")
    assert [found for found in axe(phone) if "button-name" in found]
