"""Dice and shuffles: even, repeatable, and checkable by anybody."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bluffhaus.kernel import Chance, Chances, Fair, Scripted, Seeded

SEED = bytes(range(32))


@pytest.mark.parametrize("chance", [Seeded(5), Fair(SEED)], ids=["seeded", "fair"])
def test_every_side_is_as_likely(chance: Chance) -> None:
    """Chi square with five degrees of freedom stays under 20.5 in 999 of 1000 cases."""
    fallen = Counter(chance.roll(6) for _ in range(6000))
    assert set(fallen) == {1, 2, 3, 4, 5, 6}
    assert sum((n - 1000) ** 2 / 1000 for n in fallen.values()) < 20.5


@pytest.mark.parametrize("chance", [Seeded(6), Fair(SEED)], ids=["seeded", "fair"])
def test_every_order_is_as_likely(chance: Chance) -> None:
    orders = Counter(chance.shuffle("abc") for _ in range(3000))
    assert set(orders) == set(permutations("abc"))
    assert sum((n - 500) ** 2 / 500 for n in orders.values()) < 20.5


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**64))
def test_a_shuffle_loses_nothing(items: list[int], seed: int) -> None:
    assert Counter(Seeded(seed).shuffle(items)) == Counter(items)


@pytest.mark.parametrize("chances", [Seeded(7), Fair(SEED, b"salt")], ids=["seeded", "fair"])
def test_a_line_draws_the_same_whatever_was_drawn_elsewhere(chances: Chances) -> None:
    before = [chances.line(3).roll(6) for _ in range(2)]
    for other in (0, 1, 2, 4):
        chances.line(other).roll(6)
    line = chances.line(3)
    assert before == [line.roll(6)] * 2
    draws = {chances.line(n).roll(100) for n in range(40)}
    assert len(draws) > 20, "another line, another draw"


def test_other_seeds_and_salts_draw_otherwise() -> None:
    def draws(fair: Fair) -> list[int]:
        return [fair.roll(2**20) for _ in range(4)]

    plain = draws(Fair(SEED, b"", 1))
    assert draws(Fair(SEED, b"", 1)) == plain
    assert draws(Fair(SEED[::-1], b"", 1)) != plain
    assert draws(Fair(SEED, b"salt", 1)) != plain
    assert draws(Fair(SEED, b"", 2)) != plain


def test_fair_numbers_can_be_checked_with_a_few_lines_of_anything() -> None:
    """HMAC-SHA256 of version, salt, line and block: four bytes a number."""
    fair = Fair(SEED, b"\x01\xff", 7)
    drawn = [fair.roll(6) for _ in range(20)]
    blocks = (
        hmac.new(SEED, b"bluffhaus/1|01ff|7|%d" % n, hashlib.sha256).digest() for n in range(4)
    )
    stream = b"".join(blocks)
    numbers = [int.from_bytes(stream[n : n + 4], "big") for n in range(0, len(stream), 4)]
    kept = [number % 6 + 1 for number in numbers if number < 2**32 - 2**32 % 6]
    assert drawn == kept[:20]


class Tilted(Fair):
    """Draws these numbers first."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(SEED)
        self.numbers = list(numbers)

    def _number(self) -> int:
        return self.numbers.pop(0)


def test_a_number_that_would_favour_small_sides_is_drawn_again() -> None:
    """2^32 is no multiple of 6: its last four numbers would give 1 to 4 a little more often."""
    for unfair in range(2**32 - 4, 2**32):
        assert Tilted(unfair, 4).roll(6) == 5
    assert Tilted(2**32 - 5).roll(6) == 6


def test_a_script_is_followed_to_the_letter_and_no_further() -> None:
    script = Scripted([6, 1])
    assert script.line(9) is script
    assert [script.roll(6), script.roll(6)] == [6, 1]
    with pytest.raises(LookupError, match="no further roll of 6 sides"):
        script.roll(6)
    with pytest.raises(LookupError, match="says 7, but the die has 6 sides"):
        Scripted([7]).roll(6)
    assert Scripted([1, 1]).shuffle("abc") == ("b", "c", "a")
