"""Menus, events and errors: the small words."""

from __future__ import annotations

import pytest

from bluffhaus.games.luegenkniffel.words import Believe, Card, Doubt, Landed, Threw, Throw
from bluffhaus.kernel import (
    BluffhausError,
    Choice,
    Illegal,
    JournalError,
    Malformed,
    RulesBug,
    Scripted,
    Seat,
)
from bluffhaus.kernel import errors as kernel_errors

ANSWER = Card(throw=None, announce=(), answer=True)


def test_a_choice_agrees_with_itself() -> None:
    choice = Choice((Believe(), Doubt()), ANSWER)
    assert list(choice) == [Believe(), Doubt()]
    assert len(choice) == 2
    assert Doubt() in choice
    assert Throw() not in choice
    assert choice.sample(Scripted([2])) == Doubt()
    assert choice.card() == ANSWER
    assert choice.refusal(Throw()).code == "not_offered"
    assert repr(choice) == "Choice(Believe(), Doubt())"


def test_choices_of_the_same_moves_are_the_same() -> None:
    one, other = Choice((Believe(), Doubt()), ANSWER), Choice((Believe(), Doubt()), ANSWER)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Choice((Doubt(), Believe()), ANSWER)
    assert one != (Believe(), Doubt())


def test_an_event_is_seen_by_whom_it_is_told_and_without_a_list_by_everybody() -> None:
    own, aloud = Landed(Seat(1), (1, 2, 3, 4, 5), to=(Seat(1),)), Threw(Seat(1), 1)
    assert own.seen_by(Seat(1))
    assert not own.seen_by(Seat(0))
    assert not own.seen_by(None)
    assert aloud.seen_by(Seat(0))
    assert aloud.seen_by(None)


def test_an_error_says_what_why_what_is_possible_and_by_which_rule() -> None:
    no = Illegal("seat 2 said Pass()", "it has to speak", "It may doubt.", rule="§3.5")
    assert str(no) == "seat 2 said Pass(): it has to speak (§3.5). It may doubt."
    assert (no.code, no.rule, no.possible) == ("illegal", "§3.5", "It may doubt.")
    assert str(Illegal("a", "b", "C.")) == "a: b. C."


@pytest.mark.parametrize("fault", [Illegal, Malformed, JournalError, RulesBug])
def test_four_faults_have_four_types_and_a_code_each(fault: type[BluffhausError]) -> None:
    assert issubclass(fault, BluffhausError)
    assert issubclass(fault, ValueError) is (fault in (Illegal, Malformed))
    kinds = [k for k in vars(kernel_errors).values() if isinstance(k, type)]
    faults = [k for k in kinds if issubclass(k, BluffhausError) and k is not BluffhausError]
    assert len({kind.code for kind in faults}) == len(faults) == 4
