"""Everything that can be said about the code without running the game."""

import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tools import client
from tools.house import ROOT, WEB, Failed, environment, program

PYTEST = (program("python"), "-m", "pytest", "-q", "-p", "no:cacheprovider")


@dataclass(frozen=True)
class Check:
    """One thing to be checked: what it is called, and what to run."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT


@dataclass(frozen=True)
class Verdict:
    """How a check went."""

    check: Check
    good: bool
    said: str
    seconds: float


def run_all() -> None:
    """Run every check, two at a time, and tell of all that failed."""
    client.modules(to_check=True)
    with ThreadPoolExecutor(2) as two:
        verdicts = list(two.map(_judge, _checks()))
    for verdict in verdicts:
        print(f"{'ok' if verdict.good else 'FAILED':<7}{verdict.check.name:<38}"
              f"{verdict.seconds:5.1f} s")  # fmt: skip
    for verdict in verdicts:
        if not verdict.good:
            print(f"\n---- {verdict.check.name}\n{verdict.said}")
    failed = [verdict.check.name for verdict in verdicts if not verdict.good]
    print(f"\n{len(verdicts) - len(failed)} passed, {len(failed)} failed")
    if failed:
        raise Failed(f"not in order: {', '.join(failed)}")


def _checks() -> list[Check]:
    """The slowest come first, so that the two helpers finish together."""
    python, ruff, node = program("python"), program("ruff"), client.node()
    modules = WEB / "node_modules"
    return [
        Check("types of Python (mypy)", (python, "-m", "mypy")),
        Check("types of the client (svelte-check)", (
            node, str(modules / "svelte-check/bin/svelte-check"), "--tsconfig", "./tsconfig.json",
            "--fail-on-warnings", "--output", "human"), WEB),
        Check("types of the client's tests (tsc)", (
            node, str(modules / "typescript/bin/tsc"), "--project", "tsconfig.node.json"), WEB),
        Check("generated files are current", (python, "-m", "tools.gen", "--check")),
        Check("layers, and docs are complete", (*PYTEST, *_about_the_tree())),
        Check("format (ruff format)", (ruff, "format", "--check")),
        Check("lint (ruff check)", (ruff, "check", "--output-format", "concise")),
    ]  # fmt: skip


def _about_the_tree() -> list[str]:
    """The tests that read the tree and play nothing."""
    return [
        str(path) for path in (ROOT / "tests/test_layers.py", ROOT / "tests/docs") if path.exists()
    ]


def _judge(check: Check) -> Verdict:
    began = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=check.folder,
        env=environment(),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return Verdict(check, done.returncode == 0, done.stdout.strip(), time.monotonic() - began)
