"""Runs the tests: those in Python on both cores, then those in a browser, then the client's own."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools import client, get_chromium
from tools.house import ROOT, WEB, Failed, environment, program

E2E = ROOT / "tests" / "e2e"
NOTHING_RAN = 5  # how pytest closes when it finds no test
PYTEST = (program("python"), "-m", "pytest")


def run_all() -> None:
    """Run every test of the tree; those of the browser have processes of their own.

    Playwright keeps an event loop running in its process, and our own loops could not start there.
    """
    results = {
        "tests": _run([*PYTEST, "-n", "2", "--dist", "loadgroup", "--ignore", str(E2E)]),
        "tests in the browser": _run([*PYTEST, "-n", "2", str(E2E)], _browser())
        if any(_browsing())
        else 0,
        "the client's own tests": _run_the_clients(),
    }
    if failed := [name for name, code in results.items() if code]:
        raise Failed(f"failed: {', '.join(failed)}")


def run_named(args: Sequence[str]) -> None:
    """Run what was asked for, as pytest understands it."""
    if code := _run([*PYTEST, *args], _browser() if _asks_for_the_browser(args) else {}):
        raise SystemExit(code)


def _browsing() -> Iterator[Path]:
    return E2E.rglob("test_*.py")


def _asks_for_the_browser(args: Sequence[str]) -> bool:
    named = [Path(arg.split("::")[0]).resolve() for arg in args if not arg.startswith("-")]
    paths = [path for path in named if path.exists()]
    return not paths or any(path == E2E or E2E in path.parents for path in paths)


def _browser() -> dict[str, str]:
    """Where Chromium is, and the Node that drives it."""
    client.modules(to_check=True)  # axe-core is among them
    client.ready(generate=True)
    return {"CHROMIUM": get_chromium.find(), "PLAYWRIGHT_NODEJS_PATH": client.node()}


def _run_the_clients() -> int:
    tests = sorted(str(test.relative_to(WEB)) for test in (WEB / "src").rglob("*.test.ts"))
    return _run([client.node(), "--test", *tests], folder=WEB) if tests else 0


def _run(command: Sequence[str], extra: dict[str, str] | None = None, folder: Path = ROOT) -> int:
    print(f"\n$ {' '.join(Path(command[0]).name if w is command[0] else w for w in command)}",
          flush=True)  # fmt: skip
    code = subprocess.run(command, cwd=folder, env=environment(extra), check=False).returncode
    return 0 if code == NOTHING_RAN and "pytest" in command else code
