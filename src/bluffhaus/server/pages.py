"""The client's files, with the headers that keep it to itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=()",
}
_SMALL = 600  # bytes that are not worth squeezing
_SQUEEZABLE = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg",
    "application/manifest",
)
_FOREVER = "public, max-age=31536000, immutable"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class _File(NamedTuple):
    """A file of the client, ready to be sent."""

    body: bytes
    small: bytes | None
    """The same, squeezed."""
    kind: str
    tag: str


class Pages:
    """Serves the built client. Every path that names no file is a page of it."""

    def __init__(self, folder: Path) -> None:
        # All of it at once: a client that is built anew must not pull the files from under us.
        self._files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in (folder.rglob("*") if folder.is_dir() else ())
            if path.is_file()
        }
        self._ready: dict[str, _File] = {}

    def answer(self, request: Request) -> Response:
        """The file with this path, or the one page."""
        name = request.path_params.get("path", "").lstrip("/")
        if name in self._files:
            return self._send(request, name)
        if name.startswith("assets/") or "index.html" not in self._files:
            return Response(_NOT_BUILT, 404, SAFE_HEADERS, "text/plain")
        return self._send(request, "index.html")

    def _send(self, request: Request, name: str) -> Response:
        file = self._file(name)
        caching = _FOREVER if name.startswith("assets/") else "no-cache"
        headers = {**SAFE_HEADERS, "cache-control": caching, "etag": file.tag}
        headers["vary"] = "accept-encoding"
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", 304, headers)
        if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.small, 200, headers, file.kind)
        return Response(file.body, 200, headers, file.kind)

    def _file(self, name: str) -> _File:
        """Squeezed once: the client is a few hundred kilobytes."""
        file = self._ready.get(name)
        if file is None:
            file = self._ready[name] = _ready(name, self._files[name])
        return file


def _ready(name: str, body: bytes) -> _File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    worth = len(body) > _SMALL and kind.startswith(_SQUEEZABLE)
    small = gzip.compress(body, 9, mtime=0) if worth else None
    return _File(body, small, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"')


_NOT_BUILT = (
    "There is no such page here. (If all pages are missing: the client has not been built.)\n"
)
