"""The address that phones on the same network can reach, and its QR code."""

from __future__ import annotations

import io
import socket

import segno


def lan_address() -> str:
    """This machine's address on its network; its own one if it is on none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Naming a far end makes the system choose the way; nothing is sent.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def address(host: str, port: int) -> str:
    """How people get to a house that listens there."""
    if host in ("0.0.0.0", "::", ""):  # noqa: S104  (compared, not bound)
        host = lan_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_terminal(text: str) -> str:
    """As blocks for a terminal, two rows in one line."""
    page = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(page, compact=True, border=2)
    return page.getvalue()


def qr_svg(text: str) -> bytes:
    """As a picture for a page."""
    page = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        page, kind="svg", scale=8, border=3, dark="#1b1a17", light="#ffffff", xmldecl=False
    )
    return page.getvalue()
