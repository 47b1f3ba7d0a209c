"""The hourglass on the table: how long the open questions may still take."""

from __future__ import annotations

from bluffhaus.kernel import Pace
from bluffhaus.tables.words import Clock


class Hourglass:
    """It is turned when a new wait begins, which the game says in public (`Pace.wait`).

    Whoever watches it learns how long the table waits, and nothing else.
    """

    def __init__(self) -> None:
        self.wait: tuple[int, int] | None = None
        """Which wait it measures: (match, wait)."""
        self.opened = 0.0
        """When that wait began."""
        self.turns = 0
        """Counts whatever makes the time that is left a surprise."""
        self._seconds = 0.0
        self._until: float | None = None
        self._left: float | None = None

    @property
    def until(self) -> float | None:
        """When it has run out; `None`: never, or not while it lies on its side."""
        return self._until

    def watch(self, match: int, pace: Pace | None, now: float) -> None:
        """What the table waits for now."""
        wait = None if pace is None else (match, pace.wait)
        if wait == self.wait:
            return
        self.wait, self.opened = wait, now
        self._seconds = 0.0 if pace is None else float(pace.seconds)
        self.turn(now)

    def turn(self, now: float) -> None:
        """All of the sand is up again."""
        self._until = now + self._seconds if self._seconds else None
        self._left = None
        self.turns += 1

    def lay(self, now: float) -> None:
        """On its side: the time that is left stays."""
        if self._until is not None:
            self._left, self._until = max(0.0, self._until - now), None
            self.turns += 1

    def stand(self, now: float) -> None:
        """It runs again."""
        if self._left is not None:
            self._until, self._left = now + self._left, None
            self.turns += 1

    def clock(self, now: float) -> Clock | None:
        """What everybody may see of it."""
        if not self._seconds or self.wait is None:
            return None
        left = self._left if self._until is None else self._until - now
        return Clock(self._seconds, round(max(0.0, left or 0.0), 2))
