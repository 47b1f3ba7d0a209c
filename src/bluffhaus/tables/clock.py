"""Time, as a thing that is handed in: the house lives by the real one, tests by one that jumps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time and rings alarms."""

    def now(self) -> float:
        """Seconds that only ever grow, from any beginning; for how long something takes."""
        ...

    def wall(self) -> float:
        """Seconds of UTC; for when something was."""
        ...

    def at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` in the event loop when it is `when` by `now`."""
        ...


class LoopClock:
    """The real time, by the running event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def wall(self) -> float:
        return time.time()

    def at(self, when: float, ring: Callable[[], None]) -> Alarm:
        return self._loop.call_at(when, ring)
