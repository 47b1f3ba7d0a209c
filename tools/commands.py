"""What `./dev` can be told to do."""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.house import ROOT, WEB, Failed, become, program


def play(*args: str) -> None:
    """Open the house: prints the address for the phones around you, and its QR code."""
    _be_ready("play", client=True)
    become([program("bluffhaus"), "serve", *args])


def test(*args: str) -> None:
    """Run all tests, first without and then with a browser; or only those that you name."""
    _be_ready("dev")
    from tools import testing

    if args:
        testing.run_named(args)
    else:
        testing.run_all()


def check() -> None:
    """Check format, lint, types, layers, generated files and whether the docs are complete."""
    _be_ready("dev")
    from tools import checks

    checks.run_all()


def bench(*args: str) -> None:
    """Measure: `./dev bench NAME`; prints JSON lines with name, value and unit."""
    known = sorted(f.stem for f in (ROOT / "benchmarks").glob("*.py") if not f.stem.startswith("_"))
    if not args or args[0] not in known:
        raise Failed(f"What shall be measured? One of: {', '.join(known) or 'nothing yet'}.")
    _be_ready("bench", client=True)
    os.chdir(ROOT)
    become([program("python"), "-m", f"benchmarks.{args[0]}", *args[1:]])


def build() -> None:
    """Write the generated files and build the client, if anything has changed."""
    _be_ready("dev", client=True)


def generate() -> None:
    """Write the client's types, texts and icons, the JSON Schemas and the OpenAPI document."""
    from tools import client
    from tools.house import run

    _be_ready("dev")
    client.modules(to_check=True)
    run([program("python"), "-m", "tools.gen"])


def format() -> None:  # noqa: A001 - the word that people type
    """Bring Python into the house's form."""
    from tools.house import run

    _be_ready("dev")
    run([program("ruff"), "format", "-q"])
    run([program("ruff"), "check", "--fix-only", "-q"])


def lock() -> None:
    """Take the newest versions of everything we use into the locks."""
    from tools import client, environment
    from tools.house import run

    environment.lock()
    _be_ready("dev")
    run([client.node(), client.npm(), "update", "--package-lock-only"], cwd=WEB)


COMMANDS: dict[str, Callable[..., None]] = {
    function.__name__: function
    for function in (play, test, check, bench, build, format, generate, lock)
}


def _be_ready(level: str, *, client: bool = False) -> None:
    """Set up what is missing or old: packages by their locks, then perhaps the client."""
    from tools import client as the_client
    from tools import environment

    environment.ready(level)
    if client:
        the_client.ready(generate=environment.set_up_for() != "play")


def main(args: Sequence[str]) -> int | str:
    """Do what was asked; a number or a word about what went wrong is the answer to the shell."""
    if not args or args[0] not in COMMANDS:
        print(_help())
        return 0 if not args or args[0] in ("help", "-h", "--help") else 2
    sys.path[:0] = [] if str(ROOT) in sys.path else [str(ROOT)]
    try:
        COMMANDS[args[0]](*args[1:])
    except Failed as problem:
        return str(problem)
    except KeyboardInterrupt:
        return 130
    return 0


def _help() -> str:
    rows = (f"  {name:<10}{(do.__doc__ or '').strip()}" for name, do in COMMANDS.items())
    return "\n".join((f"./{Path(sys.argv[0]).name} COMMAND", "", *rows))
