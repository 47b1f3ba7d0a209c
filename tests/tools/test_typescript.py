"""msgspec types as the client sees them."""

from enum import StrEnum
from typing import Any, Literal

import msgspec
import pytest

from tools.typescript import Module, structs


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


class Bet(msgspec.Struct, frozen=True, tag="Bet", forbid_unknown_fields=True):
    """Put something on a colour."""

    on: Colour
    stake: int = 1


class Pass(msgspec.Struct, frozen=True, tag="Pass"):
    pass


class Seen(msgspec.Struct, frozen=True):
    """What somebody sees.

    Never more than that.
    """

    moves: tuple[Bet | Pass, ...]
    phase: Literal["open", "over"]
    score: dict[int, int]
    pair: tuple[int, str]
    mine: Bet | None
    maybe: Literal["a", "b"] | None
    holes: tuple[int | None, ...]
    rest: Any
    told: bool = False


Move = Bet | Pass

EXPECTED = """
/**
 * Put something on a colour.
 */
export interface Bet {
  readonly type: "Bet";
  readonly on: Colour;
  readonly stake?: number;
}

export interface Pass {
  readonly type: "Pass";
}

/**
 * What somebody sees.
 *
 * Never more than that.
 */
export interface Seen {
  readonly moves: readonly Move[];
  readonly phase: "open" | "over";
  readonly score: Readonly<Record<number, number>>;
  readonly pair: readonly [number, string];
  readonly mine: Bet | null;
  readonly maybe: "a" | "b" | null;
  readonly holes: readonly (number | null)[];
  readonly rest: unknown;
  readonly told: boolean;
}

export type Colour = "red" | "black";

export type Move = Bet | Pass;
"""


def test_structs_become_interfaces() -> None:
    assert Module((Seen,)).text().strip() == EXPECTED.strip()


def test_what_another_file_declares_is_imported() -> None:
    text = Module((Seen,), {Bet: "./types.ts"}).text()
    assert text.startswith('import type { Bet } from "./types.ts";')
    assert "interface Bet" not in text


def test_structs_are_found_wherever_they_lie() -> None:
    assert structs((Seen,)) == [Bet, Pass, Seen]


def test_two_structs_may_not_share_a_name() -> None:
    other = msgspec.defstruct("Bet", [("x", int)])
    with pytest.raises(SystemExit, match="two structs are called Bet"):
        structs((Seen, other))
