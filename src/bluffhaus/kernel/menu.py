"""The one list: what may be said now. It checks, offers, counts and samples."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bluffhaus.kernel.chance import Chance

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not on the menu: a word for programs, a sentence for people, the rule."""

    code: str
    why: str
    rule: str | None = None


class Menu(Protocol[M_co]):
    """What may be said. A large one need never be listed."""

    def __contains__(self, move: object, /) -> bool: ...
    def __iter__(self) -> Iterator[M_co]: ...
    def __len__(self) -> int: ...

    def sample(self, chance: Chance) -> M_co:
        """Any one of them, each as likely."""
        ...

    def refusal(self, move: object) -> Refusal:
        """Why `move` is not offered, told from the menu alone: it can give nothing away."""
        ...

    def card(self) -> Any:  # a msgspec struct, one type a game: see the game's `words.py`
        """The menu as it is printed for the seat: short, and enough to make every button of."""
        ...


class Choice(Generic[M]):
    """A menu short enough to be listed."""

    __slots__ = ("_card", "_refusal", "moves")

    def __init__(
        self,
        moves: tuple[M, ...],
        card: Any,
        refusal: Refusal = Refusal("not_offered", "that cannot be said now"),  # noqa: B008 - frozen
    ) -> None:
        self.moves = moves
        self._card, self._refusal = card, refusal

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def __iter__(self) -> Iterator[M]:
        return iter(self.moves)

    def __len__(self) -> int:
        return len(self.moves)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.moves == other.moves

    def __hash__(self) -> int:
        return hash(self.moves)

    def __repr__(self) -> str:
        return f"Choice{self.moves!r}"

    def sample(self, chance: Chance) -> M:
        return self.moves[chance.roll(len(self.moves)) - 1]

    def refusal(self, move: object) -> Refusal:
        return self._refusal

    def card(self) -> Any:
        return self._card
