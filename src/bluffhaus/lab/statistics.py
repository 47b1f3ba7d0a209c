"""How sure one may be: intervals that hold the truth 95 times in a hundred."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

_Z = 1.959964  # two standard errors, nearly: 95 %


@dataclass(frozen=True)
class Interval:
    """What was measured, and between which bounds it may well lie."""

    value: float
    low: float
    high: float


def wilson(wins: float, matches: int) -> Interval:
    """A share of matches. Shared wins count in parts, which makes the bounds a little too wide."""
    if matches <= 0:
        raise ValueError("no share without a match")
    share, spread = wins / matches, _Z**2 / matches
    middle = (share + spread / 2) / (1 + spread)
    half = _Z / (1 + spread) * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(values: Sequence[float], *, draws: int = 1000, seed: int = 0) -> Interval:
    """A mean, with the bounds that drawing the same values again and again suggests."""
    if not values:
        raise ValueError("no mean without values")
    numbers = np.asarray(values, dtype=float)
    random = np.random.default_rng(seed)
    means = [random.choice(numbers, len(numbers)).mean() for _ in range(draws)]
    low, high = np.quantile(means, [0.025, 0.975])
    return Interval(float(numbers.mean()), float(low), float(high))


def percentile(values: Sequence[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    return float(np.quantile(np.asarray(values, dtype=float), part))
