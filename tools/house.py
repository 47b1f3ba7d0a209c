"""Where things lie in this checkout, and how its tools start other programs."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
STATIC = ROOT / "src" / "bluffhaus" / "server" / "static"

WINDOWS = os.name == "nt"
SCRIPTS = VENV / ("Scripts" if WINDOWS else "bin")


class Failed(Exception):
    """A step did not work; its message is for the person who typed the command."""


def program(name: str) -> str:
    """Name a program that lives in our environment."""
    return str(SCRIPTS / (f"{name}.exe" if WINDOWS else name))


def digest(files: Iterable[Path]) -> str:
    """One word for what all these files are called and hold."""
    from hashlib import sha256

    sums = sha256()
    for file in sorted(files):
        sums.update(file.relative_to(ROOT).as_posix().encode() + b"\0")
        sums.update(file.read_bytes() + b"\0")
    return sums.hexdigest()


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """What our programs find in their environment: the caller's own, and trust as the machine's.

    A network may have its own certificate authority: uv and Node are told to trust whom the
    machine trusts, and whatever the person has set for pip, uv or npm is passed on as it is.
    """
    ours = {"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1", **os.environ}
    if not _home_is_ours():
        downloads = {"UV_CACHE_DIR": "uv-downloads", "npm_config_cache": "npm"}
        ours |= {name: str(CACHE / folder) for name, folder in downloads.items()}
    return ours | {"VIRTUAL_ENV": str(VENV), **(extra or {})}


def _home_is_ours() -> bool:
    home = os.environ.get("HOME") or os.environ.get("USERPROFILE")
    return bool(home) and os.access(str(home), os.W_OK)


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    extra: Mapping[str, str] | None = None,
    quiet: bool = False,
) -> None:
    """Run a program to its end; if it fails, say so and stop."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env=environment(extra),
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed((done.stdout or "") + f"failed ({done.returncode}): {' '.join(words)}")


def become(command: Sequence[str], extra: Mapping[str, str] | None = None) -> None:
    """Turn this process into another one: no parent left to wait, to forward or to outlive it."""
    sys.stdout.flush()
    if WINDOWS:  # where exec would come back to the prompt at once
        raise SystemExit(subprocess.run(command, env=environment(extra), check=False).returncode)
    os.execve(command[0], list(command), environment(extra))  # noqa: S606 - that is the point


@contextmanager
def step(what: str) -> Iterator[None]:
    """Tell what is being done, and how long it took."""
    print(f"  {what} …", end="", flush=True)
    began = time.monotonic()
    try:
        yield
    except BaseException:
        print(" failed", flush=True)
        raise
    print(f" {time.monotonic() - began:.1f} s", flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """Let nobody else set up this checkout meanwhile, as when two terminals start at once."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        if not WINDOWS:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def which(*names: str) -> str | None:
    """Find the first of these programs that the machine has."""
    return next((found for found in map(shutil.which, names) if found), None)
