"""`bluffhaus serve` opens the house; `bluffhaus verify` checks a finished match."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bluffhaus.server.version import VERSION


def main(arguments: Sequence[str] | None = None) -> int:
    """The command `bluffhaus`."""
    wish = _parser().parse_args(arguments)
    return int(wish.run(wish))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bluffhaus", description="An open house for bluffing games."
    )
    parser.add_argument("--version", action="version", version=f"bluffhaus {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="open the house")
    serve.add_argument("--host", default="0.0.0.0", help="where to listen (%(default)s)")  # noqa: S104
    serve.add_argument("--port", type=int, default=8000, help="if taken, the next (%(default)s)")
    serve.add_argument("--data", type=Path, default=data_folder(), help="the journal (%(default)s)")
    serve.add_argument("--address", help="what people type, if it is not this machine's address")
    serve.add_argument("--origin", action="append", default=[], help="another page that may ask")
    serve.add_argument("--limits", type=float, default=1.0, help="widens all limits (%(default)s)")
    serve.add_argument("--quiet", action="store_true", help="no QR code")
    serve.add_argument("--grace", type=float, help="seconds until a bot minds an empty seat")
    serve.add_argument("--think", type=float, help="how long bots seem to think, at most")
    serve.set_defaults(run=_serve)
    verify = commands.add_parser("verify", help="check every die of a finished match")
    verify.add_argument("file", type=Path, help="the proof, as it was downloaded")
    verify.set_defaults(run=_verify)
    return parser


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData/Local")) / "Bluffhaus"
    if sys.platform == "darwin":
        return home / "Library/Application Support/Bluffhaus"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "bluffhaus"


# --- verify -----------------------------------------------------------------------------------


def _verify(wish: argparse.Namespace) -> int:
    from bluffhaus.tables.verify import verify_file

    verdict = verify_file(wish.file)
    print(verdict.says)
    return verdict.exit_code


# --- serve ------------------------------------------------------------------------------------


def _serve(wish: argparse.Namespace) -> int:
    try:
        wish.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        listening = _listen(wish.host, wish.port)
    except OSError as error:
        print(f"The house can't open: {error}", file=sys.stderr)
        return 1
    return _open(wish, listening)


def _listen(host: str, port: int) -> socket.socket:
    """A socket at this port, or at the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + 20) if port else (0,):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(1024)
        except OSError:
            listening.close()
            if candidate == port + 19:
                raise
            continue
        if port and candidate != port:
            print(f"Port {port} is taken; taking {candidate}.")
        return listening
    raise OSError(f"no free port at {host}")


def _open(wish: argparse.Namespace, listening: socket.socket) -> int:
    import uvicorn

    from bluffhaus.server import lan
    from bluffhaus.server.build import application

    port = listening.getsockname()[1]
    address = (wish.address or lan.address(wish.host, port)).rstrip("/")
    app = application(
        wish.data,
        address=address,
        limits=wish.limits,
        origins=frozenset(wish.origin),
        grace=wish.grace,
        think=wish.think,
    )
    config = uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        log_level="warning",
        lifespan="on",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    _announce(address, port, quiet=wish.quiet)
    server = uvicorn.Server(config)
    _collect_seldom()
    with suppress(KeyboardInterrupt):  # Ctrl-C has closed the house, as it was told to
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _collect_seldom() -> None:
    """A table is freed without the collector; a whole search of a full house stops everybody."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def _announce(address: str, port: int, *, quiet: bool) -> None:
    from bluffhaus.server.lan import qr_terminal

    if not quiet:
        print(qr_terminal(address))
    print(f"Bluffhaus is open: {address}")
    print(f"On this machine:   http://127.0.0.1:{port}")
    print(
        "Everybody on the same network can join. Ctrl-C closes the house; nothing is lost.",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
