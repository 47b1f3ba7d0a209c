"""Who somebody is: a secret that their device holds, in a signed cookie. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from starlette.requests import cookie_parser

COOKIE = "bluffhaus"
_YEAR = 365 * 24 * 3600
MOVE_SECONDS = 600
_MOST_MOVES = 10_000


def key_in(folder: Path) -> bytes:
    """The key that signs the cookies; it is made when the house opens for the first time."""
    path = folder / "key"
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(made, "wb") as file:
        file.write(secrets.token_bytes(32))
    return path.read_bytes()


class Devices:
    """Signs cookies, reads them again, and moves people to another device."""

    def __init__(self, key: bytes, now: Callable[[], float] = time.monotonic) -> None:
        self._key, self._now = key, now
        self._moves: dict[str, tuple[str, float]] = {}

    def new(self) -> str:
        """A person nobody has met yet."""
        return secrets.token_urlsafe(16)

    def read(self, cookies: str) -> str | None:
        """Whose cookie is it? `None`: nobody's, or a forged one."""
        # Other programs of this machine have cookies of their own, which may look like anything.
        person, _, signature = cookie_parser(cookies).get(COOKIE, "").partition(".")
        expected = self._sign(person).encode()
        known = hmac.compare_digest(expected, signature.encode("utf-8", "replace"))
        return person if person and known else None

    def cookie(self, person: str, *, secure: bool) -> str:
        """The cookie, for the answer's header."""
        value = f"{COOKIE}={person}.{self._sign(person)}"
        flags = f"; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax"
        return value + flags + ("; Secure" if secure else "")

    def _sign(self, person: str) -> str:
        said = person.encode("utf-8", "replace")
        digest = hmac.digest(self._key, b"device|" + said, hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()

    # --- to another device --------------------------------------------------------------------

    def depart(self, person: str) -> str:
        """A code that another device may bring, once and soon."""
        self._forget_old()
        code = secrets.token_urlsafe(12)
        self._moves[code] = person, self._now() + MOVE_SECONDS
        return code

    def arrive(self, code: str) -> str | None:
        """Who comes with this code?"""
        self._forget_old()
        person, _ = self._moves.pop(code, (None, 0.0))
        return person

    def _forget_old(self) -> None:
        now = self._now()
        fresh = [(c, m) for c, m in self._moves.items() if m[1] > now]
        self._moves = dict(fresh[-_MOST_MOVES:])
