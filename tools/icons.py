"""The plain icons of the client: of lucide's thousands, those that the sources import."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.house import WEB

LUCIDE = WEB / "node_modules" / "lucide" / "dist" / "esm"
IMPORT = re.compile(r"""import\s*\{([^}]*)\}\s*from\s*["']lucide["']""")
EXPORT = re.compile(r"export \{ ([^}]*) \} from '\./(icons/[\w-]+\.mjs)'")
DRAWING = re.compile(r"const \w+ = (\[.*?\]);\n", re.DOTALL)


def module(generated: Path) -> str:
    """What `import { Dices } from "lucide"` finds when the client is built.

    The package is large, to install and to read; a first start gets by without it.
    """
    every = _files()
    names = sorted(set(_imported(generated)))
    if unknown := [name for name in names if name not in every]:
        raise SystemExit(f"lucide has no {', '.join(unknown)}")
    return "".join(f"\nexport const {name} = {_drawing(every[name])} as const;\n" for name in names)


def _imported(generated: Path) -> Iterator[str]:
    for file in (WEB / "src").rglob("*"):
        if file.suffix in (".svelte", ".ts") and generated not in file.parents:
            for names in IMPORT.findall(file.read_text("utf-8")):
                yield from _values(names)


def _values(names: str) -> set[str]:
    """The names in the braces, as the package knows them; types are gone when it is built."""
    each = (name.split(" as ")[0].strip() for name in names.split(","))
    return {name for name in each if name and not name.startswith("type ")}


def _files() -> dict[str, Path]:
    """Where each icon lies, under any of its names."""
    return {
        name.strip().removeprefix("default as "): LUCIDE / file
        for names, file in EXPORT.findall((LUCIDE / "lucide.mjs").read_text("utf-8"))
        for name in names.split(",")
    }


def _drawing(file: Path) -> str:
    found = DRAWING.search(file.read_text("utf-8"))
    assert found, f"{file} does not look like an icon"
    return found[1]
