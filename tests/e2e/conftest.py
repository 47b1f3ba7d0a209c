"""What every browser test has: a house, a browser, and phones that fail it when they break."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.e2e.houses import House
from tests.e2e.phones import ARTEFACTS, Phone, Phones
from tools import get_chromium

# Chromium as root has no sandbox of its own, and it must not try to reach anybody but the house.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHASES = pytest.StashKey[dict[str, pytest.TestReport]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember how the test went, for the fixtures that clean up after it."""
    report = yield
    item.stash.setdefault(PHASES, {})[report.when] = report
    return report


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or get_chromium.find()
    browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house that all tests share, each at a table of its own."""
    # Dozens of tests open their tables from one address, which nobody else may do that fast.
    house = House(tmp_path_factory.mktemp("house"), more=("--limits", "20"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house for one test alone, which may kill and reopen it."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


@pytest.fixture
def phones(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Phones]:
    """`phones(4, lang="en")` opens four phones at the house (the test's own one, if it has one)."""
    own = "own_house" in request.fixturenames
    shop = Phones(browser, request.getfixturevalue("own_house" if own else "house"))
    yield shop
    if _failed(request.node):
        _keep_pictures(request.node.name, shop)
    complaints = shop.complaints()
    shop.take_back()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def phone(phones: Phones) -> Phone:
    """A single phone, at the front door."""
    return phones(1)[0]


@pytest.fixture
def axe() -> Callable[[Phone], list[str]]:
    """`assert axe(phone) == []`: everybody can use this page."""
    return Phone.axe


def _failed(item: pytest.Item) -> bool:
    called = item.stash.get(PHASES, {}).get("call")
    return bool(called and called.failed)


def _keep_pictures(test: str, shop: Phones) -> None:
    """Show how the screens looked when the test failed."""
    for phone in shop.out:
        phone.shot(f"failed/{test}-{phone.name.replace(' ', '-')}")
    (ARTEFACTS / "failed" / f"{test}.log").write_bytes(shop.house.log.read_bytes())
