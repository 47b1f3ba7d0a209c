"""Writes what is made from something else: the client's types, texts and icons, schemas, OpenAPI.

All of it is committed, so that a wheel can be built without the server's packages, and a reader of
a change sees what it does to the wire; `--check` says what is out of date.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bluffhaus.server.devices import Devices
from bluffhaus.server.doors import openapi
from bluffhaus.server.limits import Limits
from bluffhaus.server.reception import Reception
from bluffhaus.tables.house import House
from bluffhaus.texts import homes
from tools import icons, texts, typescript
from tools.house import ROOT, WEB

GEN = WEB / "src" / "gen"
REFERENCE = ROOT / "docs" / "reference"
GAMES = ROOT / "src" / "bluffhaus" / "games"
HEAD = "// Made by tools/gen.py from {source}; do not edit.\n"


def outputs() -> Iterator[tuple[Path, str]]:
    """Each file that is generated, with what belongs in it."""
    yield from _types()
    yield from _texts()
    yield GEN / "lucide.ts", HEAD.format(source="the package lucide (ISC)") + icons.module(GEN)
    yield REFERENCE / "openapi.json", _openapi()


# ---- types


def _types() -> Iterator[tuple[Path, str]]:
    wire = importlib.import_module("bluffhaus.server.wire").EXPORTS
    yield from _types_of("", "bluffhaus.server.wire", typescript.Module(wire))
    ours = dict.fromkeys(typescript.structs(wire), "./types.ts")
    for game in _games():
        module = f"bluffhaus.games.{game}"
        roots = importlib.import_module(module).WIRE_TYPES
        yield from _types_of(game, module, typescript.Module(roots, ours))


def _types_of(game: str, source: str, module: typescript.Module) -> Iterator[tuple[Path, str]]:
    head = HEAD.format(source=source)
    yield GEN / f"types{_dotted(game)}.ts", f"{head}\n{module.text()}"
    _, schemas = msgspec.json.schema_components(
        typescript.structs(module.roots), ref_template="#/$defs/{name}"
    )
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": schemas}
    yield REFERENCE / "schemas" / f"{game or 'house'}.json", _json(whole)


def _games() -> list[str]:
    """The games that are there, by their folders."""
    return sorted(init.parent.name for init in GAMES.glob("*/__init__.py"))


# ---- texts


def _texts() -> Iterator[tuple[Path, str]]:
    for home, folder in homes().items():
        head = HEAD.format(source=folder.relative_to(ROOT).as_posix())
        yield GEN / f"messages{_dotted(home)}.ts", head + texts.module(home)


# ---- the whole


def _openapi() -> str:
    """What the doors of a house say, without opening it; of no version."""
    reception = Reception(_nobody, Devices(b""), Limits(), address="")
    return _json(openapi(reception.doors, "0"))


async def _nobody() -> House:
    raise AssertionError("this house never opens")


def _json(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def _dotted(game: str) -> str:
    return f".{game}" if game else ""


def _is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text


def write() -> None:
    """Write what is out of date, and leave alone what is not."""
    for path, text in outputs():
        if not _is_current(path, text):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


def check() -> int:
    """Tell what is out of date."""
    old = [path.relative_to(ROOT) for path, text in outputs() if not _is_current(path, text)]
    for path in old:
        print(f"{path} is out of date: ./dev generate")
    return len(old)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(check())
    write()
