"""Hypothesis sits down at the table and looks for the shortest match that breaks a law."""

from __future__ import annotations

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from bluffhaus.games import GAMES
from bluffhaus.games.luegenkniffel import Luegenkniffel
from bluffhaus.testing.machine import machine
from tests.laws import faults

TestTwo = machine(GAMES["luegenkniffel"], 2).TestCase
TestThree = machine(GAMES["luegenkniffel"], 3).TestCase
TestEight = machine(GAMES["luegenkniffel"], 8).TestCase


@pytest.mark.parametrize(
    "rulebook",
    [faults.EvolveForgets, faults.MenuTakesTooMuch, faults.EarlierMatchesChange],
)
def test_the_machine_finds_planted_faults(rulebook: type[Luegenkniffel]) -> None:
    with pytest.raises((AssertionError, ExceptionGroup)):
        run_state_machine_as_test(
            machine(rulebook(), 2),
            # The first failing match will do; shrinking it is for people.
            settings=settings(
                max_examples=60,
                stateful_step_count=30,
                deadline=None,
                database=None,
                phases=(Phase.generate,),
            ),
        )
