"""Finds a Chromium for the browser tests, or gets one from the package registries alone.

In this order: the one that the variable CHROMIUM names; one that was got before; one that the
machine has; Debian's headless shell, installed if we are root; the shell inside npm's
@sparticuz/chromium, on Linux for x64; Debian's packages unpacked into the cache, without root;
and last Playwright's own download, which not every network lets through.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tools import client
from tools.house import CACHE, ROOT, Failed, environment, program, step, which

OUT = CACHE / "chromium"
LAUNCHER = OUT / "chromium"
SYSTEM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# The Chromium that was unpacked finds its libraries and fonts beside itself, not in the system.
LAUNCHES = """#!/bin/sh
export LD_LIBRARY_PATH="{libraries}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
export FONTCONFIG_FILE="{out}/fonts.conf"
exec "{shell}" "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{out}/fonts-cache</cachedir>
</fontconfig>
"""


def find() -> str:
    """Name a Chromium that starts; get one if there is none."""
    named = os.environ.get("CHROMIUM")
    for candidate in (named, str(LAUNCHER), *map(shutil.which, SYSTEM)):
        if candidate and _starts(candidate):
            return candidate
    if named:
        raise Failed(f"CHROMIUM names {named}, which does not start")
    return get()


def get(only: str | None = None) -> str:
    """Get one, in the first way that works; or in the one way that is asked for."""
    told = []
    for name, way in WAYS.items():
        if only in (None, name):
            try:
                with step(f"getting a Chromium for the tests ({name})"):
                    return _surely(way())
            except (Failed, OSError, subprocess.CalledProcessError) as problem:
                told.append(f"{name}: {problem}")
    raise Failed("\n".join(("no Chromium; install one, or name it in CHROMIUM", *told)))


def _surely(path: str | None) -> str:
    if path and _starts(path):
        return path
    raise Failed(f"{path} does not start")


def _starts(path: str) -> bool:
    command = [path, "--version"]
    try:
        return not subprocess.run(command, capture_output=True, check=False, timeout=30).returncode
    except (OSError, subprocess.TimeoutExpired):
        return False


def _sh(*command: str | Path, cwd: Path = ROOT, extra: Mapping[str, str] | None = None) -> str:
    """Run a program quietly; its words are told only if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=cwd, env=environment(extra), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Failed(f"{' '.join(words[:4])}: {done.stderr.strip()[-500:]}")
    return done.stdout


# ---- the ways


def by_apt() -> str | None:
    """Debian's own, as root: the headless shell starts and runs faster than the whole browser."""
    if not which("apt-get") or os.getuid() != 0:
        raise Failed("this needs apt-get and root")
    quietly = {"DEBIAN_FRONTEND": "noninteractive"}
    _sh("apt-get", "-q", "update", extra=quietly)
    for package in SYSTEM[:2]:
        try:
            _sh("apt-get", "install", "-yq", "--no-install-recommends", package, extra=quietly)
            return which(package)
        except Failed as problem:
            last = problem
    raise last


def by_npm() -> str:
    """A headless shell that a package of npm's carries within itself."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise Failed("this is for Linux on x64")
    work = OUT / "npm"
    shutil.copytree(ROOT / "tools" / "chromium", work, dirs_exist_ok=True)
    _sh(client.node(), client.npm(), "ci", "--loglevel=error", "--ignore-scripts", cwd=work)
    _sh(client.node(), "unpack.mjs", OUT, cwd=work)
    shutil.rmtree(work)
    return _launcher(OUT / "shell", [OUT / "libraries" / "lib"], OUT / "fonts" / "fonts")


def by_debs() -> str:
    """Debian's packages, fetched with lists of our own and unpacked where nobody needs root."""
    if not which("apt-get") or not which("dpkg-deb"):
        raise Failed("this needs apt-get and dpkg-deb")
    archives, tree = OUT / "cache" / "archives", OUT / "root"
    for folder in (OUT / "lists" / "partial", archives / "partial", tree):
        folder.mkdir(parents=True, exist_ok=True)
    apt = ["apt-get", "-q", f"-oDir::State::lists={OUT}/lists", f"-oDir::Cache={OUT}/cache",
           "-oDebug::NoLocking=1", f"-oAPT::Sandbox::User={os.getuid()}"]  # fmt: skip
    _sh(*apt, "update")
    plan = _sh(*apt, "-s", "install", "--no-install-recommends", SYSTEM[0], "fonts-dejavu-core")
    names = [line.split()[1] for line in plan.splitlines() if line.startswith("Inst ")]
    if not names:
        raise Failed("everything is installed already, and still it does not start")
    _sh(*apt, "download", *names, cwd=archives)
    for deb in archives.glob("*.deb"):
        _sh("dpkg-deb", "-x", deb, tree)
    shutil.rmtree(OUT / "cache")
    lib = tree / "usr" / "lib" / f"{platform.machine()}-linux-gnu"
    shell = tree / "usr/lib/chromium/chromium-headless-shell"
    return _launcher(shell, [lib, tree / "lib" / lib.name], tree / "usr/share/fonts")


def by_playwright() -> str:
    """Playwright's own, from outside the registries."""
    _sh(program("python"), "-m", "playwright", "install", "chromium-headless-shell")
    asks = (
        "from playwright.sync_api import sync_playwright as p\n"
        "with p() as it: print(it.chromium.executable_path)"
    )
    return _sh(program("python"), "-c", asks).strip()


WAYS: dict[str, Callable[[], str | None]] = {
    "apt": by_apt,
    "npm": by_npm,
    "debs": by_debs,
    "playwright": by_playwright,
}


def _launcher(shell: Path, libraries: list[Path], fonts: Path) -> str:
    """Write the little program that starts an unpacked Chromium with what it was unpacked with."""
    (OUT / "fonts.conf").write_text(FONTS.format(fonts=fonts, out=OUT))
    words = {"libraries": ":".join(map(str, libraries)), "out": OUT, "shell": shell}
    LAUNCHER.write_text(LAUNCHES.format_map(words))
    LAUNCHER.chmod(0o755)
    return str(LAUNCHER)


if __name__ == "__main__":
    print(get(sys.argv[1]) if len(sys.argv) > 1 else find())
