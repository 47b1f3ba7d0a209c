"""The laboratory: seats in turn, the same dice for everybody, and honest intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from bluffhaus.lab import bootstrap, pairing, percentile, play, wilson
from bluffhaus.lab.tournament import AnyMatch, Played, Record, seatings


def test_wilsons_interval_is_the_published_one() -> None:
    half = wilson(50, 100)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)


def test_nobody_wins_less_than_never_or_more_than_always() -> None:
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(0, 10).high == pytest.approx(0.2775, abs=1e-4)


def test_no_match_shows_nothing() -> None:
    with pytest.raises(ValueError, match="no share without a match"):
        wilson(0, 0)
    with pytest.raises(ValueError, match="no mean without values"):
        bootstrap([])


def test_the_bootstrap_is_as_wide_as_the_normal_law_says() -> None:
    values = [float(n % 10) for n in range(1000)]  # mean 4.5, standard deviation 2.872
    mean = bootstrap(values)
    assert mean.value == 4.5
    assert mean.high - mean.low == pytest.approx(2 * 1.96 * 2.872 / 1000**0.5, rel=0.15)
    assert mean == bootstrap(values)


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2
    assert percentile([float(n) for n in range(101)], 0.99) == 99


def test_everybody_sits_everywhere_with_the_same_dice() -> None:
    found = list(seatings("a", "b", seats=3, matches=6))
    assert found == [
        (("a", "b", "b"), 0),
        (("b", "a", "b"), 0),
        (("b", "b", "a"), 0),
        (("a", "b", "b"), 1),
        (("b", "a", "b"), 1),
        (("b", "b", "a"), 1),
    ]


def test_a_round_that_was_begun_is_played_to_its_end() -> None:
    assert len(list(seatings("a", "b", seats=4, matches=5))) == 8


def test_a_shared_win_counts_in_parts() -> None:
    record = Record()
    record.count(Played(("a", "b", "b"), (30, 30, 12), (0, 1), ((5,), (7,), ())), 0)
    assert (record.wins, record.margins, record.thought) == (0.5, [9.0], [5])
    record.count(Played(("b", "a", "b"), (30, 30, 12), (0,), ((5,), (7,), ())), 1)
    assert (record.wins, record.seats, record.points) == (0.5, 2, [30, 30])


def test_the_same_seed_plays_the_same_match() -> None:
    names = ("balanced", "random", "maximiser")
    once, again = (play("luegenkniffel", names, 11) for _ in range(2))
    assert (once.points, once.winners) == (again.points, again.winners)
    assert once.points != play("luegenkniffel", names, 12).points


def test_two_processes_find_what_one_finds() -> None:
    one, two = (
        pairing("luegenkniffel", "believer", "random", seats=2, matches=4, processes=count)
        for count in (1, 2)
    )
    assert (one.wins, one.margin, one.points) == (two.wins, two.margin, two.points)
    assert one.matches == 4


def first_seat(match: AnyMatch, names: Sequence[str]) -> Mapping[str, float]:
    """Something to watch: nothing is told of the matches in which the odd one sits first."""
    return {} if names[0] == "believer" else {"moves": match.length - 1}


def test_what_is_watched_is_gathered_match_by_match() -> None:
    one, two = (
        pairing(
            "luegenkniffel",
            "believer",
            "random",
            seats=2,
            matches=4,
            processes=count,
            watch=first_seat,
        )
        for count in (1, 2)
    )
    assert one.watched == two.watched == {"moves": one.said[1::2]}
    assert len(one.said) == 4
    assert sum(one.endings.values()) == 4
