"""Nobody can shout so much that the others are not heard: a bucket of tokens for each."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple


class Limit(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Buckets:
    """A bucket for each name. A full one need not be remembered."""

    def __init__(
        self, limit: Limit, factor: float = 1.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst, self._rate = limit.burst * factor, limit.per_second * factor
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}
        self._sweep_at = 1024

    def take(self, name: str) -> float:
        """Takes a token; 0.0, or how many seconds to wait for one."""
        now = self._now()
        tokens, since = self._buckets.get(name, (self._burst, now))
        tokens = min(self._burst, tokens + (now - since) * self._rate)
        if tokens < 1.0:
            return (1.0 - tokens) / self._rate
        self._buckets[name] = tokens - 1.0, now
        if len(self._buckets) > self._sweep_at:
            self._sweep(now)
        return 0.0

    def _sweep(self, now: float) -> None:
        """Forget the full ones."""
        self._buckets = {
            name: (tokens, since)
            for name, (tokens, since) in self._buckets.items()
            if tokens + (now - since) * self._rate < self._burst
        }
        self._sweep_at = max(1024, 2 * len(self._buckets))


class Limits:
    """All limits of the house. `factor` widens them, for a house with people who are many."""

    def __init__(self, factor: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.acts = Buckets(Limit(40, 15), factor, now)
        """What one device says."""
        self.table = Buckets(Limit(160, 60), factor, now)
        """What is said at one table."""
        self.chat = Buckets(Limit(8, 0.8), factor, now)
        """Of that, chat."""
        self.asks = Buckets(Limit(400, 60), factor, now)
        """Requests and connections from one address: a whole club may stand behind one."""
        self.opens = Buckets(Limit(12, 0.05), factor, now)
        """Tables opened from one address."""
        self.codes = Buckets(Limit(60, 0.5), factor, now)
        """Codes and links tried from one address."""
