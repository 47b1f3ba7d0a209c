"""Which Bluffhaus this is."""

from importlib.metadata import PackageNotFoundError, version


def _version() -> str:
    try:
        return version("bluffhaus")
    except PackageNotFoundError:  # run from a tree that was never installed
        return "0"


VERSION = _version()
