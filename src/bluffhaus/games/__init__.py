"""The games of the house. A game is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from bluffhaus.kernel import Game

_NAMES = ("luegenkniffel", "kaesedieb", "sein")


class _Shelf(Mapping[str, Game[Any, Any, Any, Any]]):
    """Every game by its id; each module offers its rulebook as `RULES`."""

    def __getitem__(self, name: str) -> Game[Any, Any, Any, Any]:
        if name not in _NAMES:
            raise KeyError(f"no game is called {name!r}; there are: {', '.join(_NAMES)}")
        rules: Game[Any, Any, Any, Any] = import_module(f"bluffhaus.games.{name}").RULES
        return rules

    def __iter__(self) -> Iterator[str]:
        return iter(_NAMES)

    def __len__(self) -> int:
        return len(_NAMES)


GAMES: Mapping[str, Game[Any, Any, Any, Any]] = _Shelf()

__all__ = ["GAMES"]
