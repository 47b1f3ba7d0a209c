"""Builds a copy of the rules with mypyc: the one version of the rules, as it stands."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

# What a rollout runs through. Moves, events and views stay msgspec's, whose structs are C already.
COMPILED: Final = (
    "bluffhaus/kernel/chance.py",
    "bluffhaus/games/luegenkniffel/scores.py",
    "bluffhaus/games/luegenkniffel/state.py",
    "bluffhaus/games/luegenkniffel/menus.py",
    "bluffhaus/games/luegenkniffel/rules.py",
    "benchmarks/_rollout.py",
)
FORMS: Final = ("frozen", "slotted", "undo")


def built(cache: Path) -> Path:
    """A folder with a copy of the house in which the rules are compiled. Kept while they are."""
    folder = cache / f"mypyc-{_fingerprint()}"
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        _copy(folder)
        _compile(folder)
        (folder / "done").touch()
    return folder


def _fingerprint() -> str:
    digest = sha256(sys.version.encode())
    for path in (*sorted((ROOT / "src/bluffhaus").rglob("*.py")), *_benchmarks()):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _benchmarks() -> list[Path]:
    return sorted((ROOT / "benchmarks").rglob("*.py"))


def _forms() -> list[str]:
    return [f"benchmarks/state_forms/{name}.py" for name in ("common", *FORMS)]


def _copy(folder: Path) -> None:
    code = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src/bluffhaus", folder / "bluffhaus", ignore=code)
    shutil.copytree(ROOT / "benchmarks", folder / "benchmarks", ignore=code)


def _compile(folder: Path) -> None:
    """With mypyc, which writes C, and the C compiler; they are quoted only if they fail."""
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *COMPILED, *_forms()],
        cwd=folder,
        env=os.environ | {"MYPYPATH": str(folder), "MYPYC_OPT_LEVEL": "3"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"mypyc could not compile the rules:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
