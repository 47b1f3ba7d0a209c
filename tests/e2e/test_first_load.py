"""How much a phone must fetch before the door opens."""

from playwright.sync_api import CDPSession

from tests.e2e.phones import Phones

KILOBYTES = 100


def fetched(line: CDPSession) -> list[float]:
    """Bytes as they came over the wire, answer by answer."""
    bytes_of: list[float] = []
    line.on("Network.loadingFinished", lambda got: bytes_of.append(got["encodedDataLength"]))
    line.send("Network.enable")
    return bytes_of


def test_the_first_page_is_light(phones: Phones) -> None:
    phone = phones(1, "/api/house")[0]
    bytes_of = fetched(phone.context.new_cdp_session(phone.page))
    phone.goto("/")
    phone.page.get_by_role("heading", name="Einen Tisch aufmachen").wait_for()
    phone.page.evaluate("document.fonts.ready.then(() => true)")
    phone.page.wait_for_load_state("networkidle")
    assert len(bytes_of) >= 6
    assert sum(bytes_of) / 1000 <= KILOBYTES
