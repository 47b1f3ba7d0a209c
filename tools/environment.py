"""Sets up `.venv` from the locks, by uv, which it gets by pip; does nothing when all is fresh."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.house import (
    CACHE,
    ROOT,
    SCRIPTS,
    VENV,
    WINDOWS,
    Failed,
    alone,
    digest,
    program,
    run,
    step,
    which,
)
from tools.house import environment as surroundings

LOCKS = ROOT / "requirements"
LEVELS = ("play", "dev", "bench")  # each holds the one before
STAMP = VENV / "bluffhaus.json"
NO_PIP = """
Neither uv nor a pip that works was found (see above). This Python is {python}.
Any one of these will do:
    sudo apt install python3-venv        # Debian, Ubuntu
    sudo dnf install python3-pip         # Fedora
    a Python from python.org, or uv"""


def ready(level: str) -> None:
    """Make sure that everything `level` needs is installed as locked, and the package with it."""
    if not _is_ready(level):
        with alone():
            if not _is_ready(level):  # somebody else may have done it while we waited
                _make(_at_least(level))


def _is_ready(level: str) -> bool:
    stamp = _stamp()
    return (
        LEVELS.index(stamp["level"]) >= LEVELS.index(level)
        and stamp["digest"] == _digest(stamp["level"])
        and os.access(program("python"), os.X_OK)
    )


def _stamp() -> dict[str, str]:
    """What is installed: the level, and the digest of what it was installed from."""
    try:
        found: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {"level": LEVELS[0], "digest": ""}
    return found


def _digest(level: str) -> str:
    return digest([LOCKS / f"{level}.txt", ROOT / "pyproject.toml", ROOT / "hatch_build.py"])


def set_up_for() -> str:
    """What this checkout is set up for."""
    return _stamp()["level"]


def _at_least(level: str) -> str:
    """Never take away what somebody has installed for testing, only because they play."""
    return max(level, _stamp()["level"], key=LEVELS.index)


def _make(level: str) -> None:
    uv = uv_program()
    python = program("python")
    with step(f"installing what it takes to {_TELL[level]}"):
        if not os.access(python, os.X_OK):
            run([uv, "venv", "-q", "--clear", "--python", sys.executable, VENV], quiet=True)
        lock = LOCKS / f"{level}.txt"
        sync: list[str | Path] = [
            uv,
            "pip",
            "sync",
            "-q",
            "--require-hashes",
            "--python",
            python,
            lock,
        ]
        run(sync, extra=_index(), quiet=True)
        run(_install_ourselves(uv, python), extra={"BLUFFHAUS_CLIENT": "later"}, quiet=True)
    STAMP.write_text(json.dumps({"level": level, "digest": _digest(level)}))


_TELL = {"play": "play", "dev": "check and test", "bench": "measure"}


def _install_ourselves(uv: str, python: str) -> list[str | Path]:
    """The package itself, from here, by the locked build backend that is already installed."""
    options = ["-q", "--no-deps", "--no-build-isolation", "--offline", "--python", python]
    return [uv, "pip", "install", *options, "--editable", ROOT]


# ---- uv


def uv_program() -> str:
    """Find uv: on PATH, in our cache, or else by some pip."""
    if found := which("uv"):
        return found
    ours = CACHE / "uv" / "bin" / ("uv.exe" if WINDOWS else "uv")
    if not ours.is_file():
        with step("fetching uv, which installs the rest"):
            _fetch_uv()
    return str(ours)


def _fetch_uv() -> None:
    """Ask one pip after the other; a failure is told only if nobody could."""
    told = []
    for way in (_own_pip, _pip_of_a_venv, _any_other_pip):
        for pip in way():
            wanted = ["-r", str(LOCKS / "uv.txt"), "--require-hashes", "--no-deps"]
            command = [*pip, "install", "-q", "--target", str(CACHE / "uv"), "--upgrade", *wanted]
            if not (problem := _problem_of(command)):
                return
            told.append(problem)
    raise Failed("\n".join([*dict.fromkeys(told), NO_PIP.format(python=sys.executable)]))


def _own_pip() -> Iterable[list[str]]:
    return [[sys.executable, "-m", "pip"]]


def _pip_of_a_venv() -> Iterable[list[str]]:
    """A bare Python often still carries a pip for new environments."""
    folder = CACHE / "pip"
    if not _problem_of([sys.executable, "-m", "venv", "--clear", str(folder)]):
        yield [str(folder / SCRIPTS.name / "python"), "-m", "pip"]


def _any_other_pip() -> Iterable[list[str]]:
    return [[found] for name in ("pip3", "pip") if (found := which(name))]


def _problem_of(command: list[str]) -> str:
    """Run a command; say nothing if it worked, else what it said."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, env=surroundings(), check=False
        )
    except OSError as problem:
        return str(problem)
    return done.stderr.strip() or "failed" if done.returncode else ""


def _index() -> dict[str, str]:
    """Send uv to the index that pip is set up to use, unless uv has been told its own."""
    if any(name in os.environ for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_CONFIG_FILE")):
        return {}
    command = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    found = os.environ.get("PIP_INDEX_URL") or asked.stdout.strip()
    return {"UV_DEFAULT_INDEX": found} if found else {}


# ---- the locks


def lock() -> None:
    """Resolve the newest versions of everything into hashed locks that name no index.

    Each level is resolved within the one before, so that people play what was tested. What this
    machine has set up for its own packages (find-links, extra indexes) must not get in.
    """
    uv = uv_program()
    within: list[str | Path] = []
    for level in ("uv", *LEVELS):
        with step(f"requirements/{level}.txt"):
            to = LOCKS / f"{level}.txt"
            command = [uv, "pip", "compile", *_HOW, *_wanted(level), *within, "-o", to]
            run(command, extra=_index() | _nothing_else(), quiet=True)
        within = ["-c", to]


_HOW = ["-q", "--no-config", "--universal", "--generate-hashes", "--no-emit-index-url",
        "--no-emit-find-links", "--no-header", "--upgrade", "--python-version", "3.11"]  # fmt: skip


def _wanted(level: str) -> list[str | Path]:
    if level == "uv":
        return [LOCKS / "uv.in"]
    groups = LEVELS[: LEVELS.index(level) + 1]
    named = [word for group in groups for word in ("--group", f"{ROOT / 'pyproject.toml'}:{group}")]
    return [ROOT / "pyproject.toml", *named]


def _nothing_else() -> dict[str, str]:
    return dict.fromkeys({"UV_FIND_LINKS", "UV_INDEX", "UV_EXTRA_INDEX_URL"} & set(os.environ), "")
