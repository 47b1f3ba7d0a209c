"""The laws as a Hypothesis machine: it looks for the shortest match that breaks one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bluffhaus.kernel import Illegal, Match, Seat, Seeded, replay
from bluffhaus.testing.histories import AnyGame, AnyMatch
from bluffhaus.testing.journals import dumped, loaded
from bluffhaus.testing.laws import Invariant
from bluffhaus.testing.snapshots import snapshot
from bluffhaus.testing.variations import variations


class TableMachine(RuleBasedStateMachine):
    """A table at which anything may happen. Subclasses say which game is played there."""

    game: AnyGame
    seats: int
    options: Any
    own: Sequence[Invariant] = ()
    match: AnyMatch

    def __init__(self) -> None:
        super().__init__()
        self.earlier: list[tuple[AnyMatch, tuple[object, ...]]] = []

    @initialize(seed=st.integers(0, 2**32))
    def deal(self, seed: int) -> None:
        """A match begins."""
        self.match = Match.start(self.game, self.options, self.seats, Seeded(seed))

    @precondition(lambda self: bool(self.match.prompts))
    @rule(data=st.data())
    def somebody_speaks(self, data: st.DataObject) -> None:
        """Anybody who is asked says anything that is offered."""
        prompts = self.match.prompts
        seat = data.draw(st.sampled_from(sorted(prompts)), label="seat")
        moves = list(prompts[seat].moves)
        self._said(seat, data.draw(st.sampled_from(moves), label="move"))

    @precondition(lambda self: bool(self.match.prompts))
    @rule(data=st.data())
    def the_table_waits_in_vain(self, data: st.DataObject) -> None:
        """Somebody says nothing, and the table takes it for what silence means."""
        awaited = [s for s, p in self.match.prompts.items() if p.silence is not None]
        seat = data.draw(st.sampled_from(sorted(awaited)), label="seat")
        self._said(seat, self.match.prompts[seat].silence)

    @rule(data=st.data())
    def somebody_fumbles(self, data: st.DataObject) -> None:
        """Somebody says what is nearly right. Nothing has happened then."""
        for seat, prompt in self.match.prompts.items():
            offered = frozenset(prompt.moves)
            for move in variations(prompt.moves.sample(Seeded(data.draw(st.integers(0, 99))))):
                if move not in offered:
                    self._refused(seat, move)

    @rule()
    def everybody_looks(self) -> None:
        """Looking is always possible, and changes nothing."""
        before = snapshot(self.match.state)
        for seat in (*map(Seat, range(self.seats)), None):
            self.match.view(seat)
        assert snapshot(self.match.state) == before

    @invariant()
    def somebody_is_asked_or_it_is_over(self) -> None:
        """Never both, never neither."""
        assert bool(self.match.prompts) != (self.match.outcome is not None)

    @invariant()
    def the_journal_alone_gives_the_state(self) -> None:
        """Also through JSON."""
        lines = loaded(self.game, dumped(self.match))
        again = replay(self.game, self.game.blank(self.options, self.seats), lines)
        assert snapshot(again) == snapshot(self.match.state)

    @invariant()
    def the_games_own_laws_hold(self) -> None:
        """Stones are neither made nor lost, and the like."""
        for law in self.own:
            law(self.match)

    def teardown(self) -> None:
        """In the end nothing that was has changed."""
        for match, before in self.earlier:
            assert snapshot(match.state) == before

    def _said(self, seat: Seat, move: Any) -> None:
        before, everybody = self.match, (*map(Seat, range(self.seats)), None)
        self.earlier.append((before, snapshot(before.state)))
        known = {who: before.seen_by(who) for who in everybody}
        self.match = before.play(seat, move)
        for who, seen in known.items():
            assert self.match.seen_by(who)[: len(seen)] == seen

    def _refused(self, seat: Seat, move: Any) -> None:
        before = snapshot(self.match.state)
        try:
            self.match.play(seat, move)
        except Illegal:
            assert snapshot(self.match.state) == before
        else:
            raise AssertionError(f"{move!r} is not on the menu, and was taken")


def machine(
    game: AnyGame, seats: int, options: Any = None, own: Sequence[Invariant] = ()
) -> type[TableMachine]:
    """A machine for one game at one table size; its `TestCase` is what pytest runs.

    ```python
    TestFour = machine(GAMES["luegenkniffel"], 4).TestCase
    ```
    """
    chosen = game.options() if options is None else options
    parts = {"game": game, "seats": seats, "options": chosen, "own": tuple(own)}
    kind = cast("type[TableMachine]", type(f"{game.id.title()}{seats}", (TableMachine,), parts))
    kind.TestCase.settings = settings(stateful_step_count=40, deadline=None)
    return kind
