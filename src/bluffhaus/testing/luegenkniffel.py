"""An evening of Lügen-Kniffel among people, told the way its rulebook tells it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bluffhaus.games.luegenkniffel import RULES, Event, Field, Move, Options, View
from bluffhaus.games.luegenkniffel.state import State
from bluffhaus.games.luegenkniffel.words import (
    Announce,
    Believe,
    Credited,
    Doubt,
    Revealed,
    Stroke,
    Throw,
)
from bluffhaus.kernel import Entry, Illegal, Match, Scripted, Seat
from bluffhaus.testing.people import ANTON, NAMES

_FIELDS: Final = {
    "1er": Field.EINSER,
    "2er": Field.ZWEIER,
    "3er": Field.DREIER,
    "4er": Field.VIERER,
    "5er": Field.FUENFER,
    "6er": Field.SECHSER,
    "Dreierpasch": Field.DREIERPASCH,
    "Viererpasch": Field.VIERERPASCH,
    "Full-House": Field.FULL_HOUSE,
    "kleine Straße": Field.KLEINE_STRASSE,
    "große Straße": Field.GROSSE_STRASSE,
    "Kniffel": Field.KNIFFEL,
    "Chance": Field.CHANCE,
}
_COUNTS: Final = ("Null", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs")
_FIXED: Final = {"Full-House": 25, "kleine Straße": 30, "große Straße": 40, "Kniffel": 50}


def field(name: str) -> Field:
    """A combination by the name that is printed on the score card."""
    return _FIELDS[name]


def announcement(said: str) -> Announce:
    """What is meant by „Drei 4er!“, „Dreierpasch mit 19 Punkten“ or „große Straße“."""
    words = said.rstrip("!").replace(" mit ", " ").replace(" Punkten", "")
    if words in _FIXED:
        return Announce(_FIELDS[words], _FIXED[words])
    if found := re.fullmatch(r"(\w+) (\d)er", words):
        face = int(found[2])
        return Announce(_FIELDS[f"{face}er"], face * _COUNTS.index(found[1]))
    name, number = words.rsplit(" ", 1)
    return Announce(_FIELDS[name], int(number))


def dice(text: str) -> tuple[int, ...]:
    """Dice as the rulebook writes them: `4-4-4-2-5`."""
    return tuple(int(pip) for pip in text.split("-")) if text else ()


class Evening:
    """People sit round a table, throw what the story says, and say what they like.

    ```python
    evening = Evening(people=4)
    evening.throws(ANTON, "4-4-4-2-5")
    evening.announces(ANTON, "Drei 4er!")
    evening.doubts(BERND, CLAUDIA)          # everybody else believes
    assert evening.points(ANTON, "4er") == 12
    ```
    """

    def __init__(
        self, people: int = 4, *, first: Seat = ANTON, options: Options | None = None
    ) -> None:
        """`first` throws the highest number and begins."""
        pips = [6 if seat == first else 1 for seat in range(people)]
        chosen = Options() if options is None else options
        self.match: Match[State, Move, Event, View] = Match.start(
            RULES, chosen, people, Scripted(pips)
        )

    # --- what was before ------------------------------------------------------------------------

    def has(self, who: Seat, name: str, points: int | None = None, strokes: int = 0) -> None:
        """Somebody's card already says so: points, strokes in the lie column, or both."""
        facts: list[Event] = []
        if points is not None:
            facts.append(Credited(who, _FIELDS[name], points))
        facts += [Stroke(who, _FIELDS[name])] * strokes
        state = self.match.state.clone()
        for fact in facts:
            RULES.evolve(state, fact)
        self._continue(state, [*self.match.journal, Entry(None, None, tuple(facts))], ())

    def has_all_but(self, who: Seat, *names: str, points: int = 0) -> None:
        """Somebody's card is full but for these fields; each other one brought so many points."""
        for name in _FIELDS:
            if name not in names:
                self.has(who, name, points)

    # --- what happens ---------------------------------------------------------------------------

    def throws(self, who: Seat, text: str, *, leaving: str = "") -> None:
        """All five dice lie so after the throw; those named by `leaving` were left standing."""
        left = self._places(dice(leaving))
        self._play(who, Throw(left), self._rolled(dice(text), left))

    def announces(self, who: Seat, said: str) -> None:
        """„Drei 4er!“"""
        self._play(who, announcement(said))

    def turn(self, who: Seat, text: str, said: str) -> None:
        """One throw, one announcement."""
        self.throws(who, text)
        self.announces(who, said)

    def doubts(self, *people: Seat) -> None:
        """These doubt; all others who are asked believe."""
        for seat in self.asked:
            self._play(seat, Doubt() if seat in people else Believe())

    def believed(self) -> None:
        """Nobody doubts."""
        self.doubts()

    def silence(self, who: Seat, *rolled: int) -> None:
        """Somebody says nothing until the time is up; what falls then is `rolled`."""
        meant = self.match.prompts[who].silence
        assert meant is not None
        self._play(who, meant, rolled)

    def refused(self, who: Seat, move: Move | str) -> Illegal:
        """Somebody says what may not be said; what they are answered."""
        before = self.match
        try:
            self.match.play(who, announcement(move) if isinstance(move, str) else move)
        except Illegal as no:
            assert self.match is before
            return no
        raise AssertionError(f"{NAMES[who]} may say {move!r}")

    # --- what then is so ------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who may say something now."""
        return self.match.game.asked(self.match.state)

    @property
    def table(self) -> View:
        """What everybody sees."""
        return self.match.view(None)

    @property
    def roller(self) -> Seat:
        """Whose turn it is."""
        return self.table.roller

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.match.outcome is not None

    @property
    def happened(self) -> tuple[Event, ...]:
        """What the last thing said led to."""
        return self.match.last().events

    def sees(self, who: Seat) -> View:
        """What somebody knows."""
        return self.match.view(who)

    def points(self, who: Seat, name: str) -> int | None:
        """What is written in the points column; nothing when the field is empty or struck."""
        return self.table.sheets[who].points[self._row(name)]

    def strokes(self, who: Seat, name: str) -> int:
        """The strokes in the lie column."""
        return self.table.sheets[who].strokes[self._row(name)]

    def struck(self, who: Seat, name: str) -> bool:
        """Is the points field struck?"""
        return self.strokes(who, name) == 2 and self.points(who, name) is None

    def open_for(self, who: Seat, name: str) -> bool:
        """Does the menu offer this field?"""
        return any(
            isinstance(move, Announce) and move.field == _FIELDS[name]
            for move in self.match.prompts[who].moves
        )

    def lie(self) -> bool | None:
        """What came out when the cups were lifted; nothing if they were not."""
        shown = [event for event in self.happened if isinstance(event, Revealed)]
        return shown[0].lie if shown else None

    # --- how it is done -------------------------------------------------------------------------

    def _row(self, name: str) -> int:
        return list(_FIELDS).index(name)

    def _places(self, pips: Sequence[int]) -> tuple[int, ...]:
        """Which of the dice under the last cup show these pips."""
        state, places = self.match.state, list[int]()
        for pip in pips:
            places.append(
                next(
                    n
                    for n, die in enumerate(state.dice)
                    if die == pip and state.cups[n] == state.throws and n not in places
                )
            )
        return tuple(sorted(places))

    def _rolled(self, result: tuple[int, ...], left: tuple[int, ...]) -> list[int]:
        """What has to fall so that all five lie as the story says."""
        state = self.match.state
        lying = [
            die for n, die in enumerate(state.dice) if n in left or state.cups[n] < state.throws
        ]
        new = Counter(result) - Counter(lying)
        assert new.total() == 5 - len(lying), f"{lying} lie already; {result} cannot be"
        return sorted(new.elements())

    def _play(self, who: Seat, move: Move, rolled: Sequence[int] = ()) -> None:
        self._continue(self.match.state, self.match.journal, rolled)
        self.match = self.match.play(who, move)

    def _continue(self, state: State, journal: Sequence[Any], rolled: Sequence[int]) -> None:
        old = self.match
        self.match = Match(old.game, old.options, old.seats, Scripted(rolled), state, list(journal))
