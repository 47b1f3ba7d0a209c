"""A clock for tests: nobody sleeps, time jumps."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count


class _Alarm:
    """Something that will happen when the clock is moved past it."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class ManualClock:
    """It stands still until somebody moves it; alarms then ring in their order."""

    def __init__(self, wall: float = 1_700_000_000.0) -> None:
        self._now, self._wall = 0.0, wall
        self._alarms: list[tuple[float, int, _Alarm]] = []
        self._numbers = count()

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return self._wall + self._now

    def at(self, when: float, ring: Callable[[], None]) -> _Alarm:
        alarm = _Alarm(ring)
        heapq.heappush(self._alarms, (when, next(self._numbers), alarm))
        return alarm

    def next_alarm(self) -> float | None:
        """When the next alarm rings; `None` if none is set."""
        while self._alarms and self._alarms[0][2].ring is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def advance(self, seconds: float) -> None:
        """Move on, and ring whatever was to ring on the way."""
        until = self._now + seconds
        while (when := self.next_alarm()) is not None and when <= until:
            alarm = heapq.heappop(self._alarms)[2]
            self._now = max(self._now, when)
            if alarm.ring is not None:
                alarm.ring()
        self._now = until
