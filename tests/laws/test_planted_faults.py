"""For each law a rulebook that breaks it, and the law that notices."""

from __future__ import annotations

from itertools import count

import pytest

from bluffhaus.games.luegenkniffel import Luegenkniffel
from bluffhaus.games.luegenkniffel.words import Announced
from bluffhaus.kernel import Seat
from bluffhaus.testing import LAWS, LawBroken, Trial, laws
from bluffhaus.testing.histories import AnyMatch
from bluffhaus.testing.laws import Law
from tests.laws import faults

PLANTED: list[tuple[type[Luegenkniffel], Law, str]] = [
    (faults.ViewLeaksADie, laws.same_memory_same_view, "its view was"),
    (faults.MenuKnowsTooMuch, laws.same_memory_same_view, "its question was"),
    (faults.QuestionsCountSecrets, laws.same_memory_same_view, "its question was"),
    (faults.ExcuseGivesAway, laws.same_memory_same_view, "its question was"),
    (faults.DisguiseTellsTheTruth, laws.disguises_look_the_same, "hid nothing"),
    (faults.DisguiseShowsThrough, laws.disguises_look_the_same, "can tell a disguise"),
    (faults.DisguiseSpoilsTheTable, laws.disguises_look_the_same, "changed the table"),
    (faults.EvolveForgets, laws.journal_gives_the_state, "looks different"),
    (faults.RulesWithoutFact, laws.journal_gives_the_state, "looks different"),
    (faults.WritesWhatIsNot, laws.journal_gives_the_state, "looks different"),
    (faults.HashDecides, laws.same_seed_same_journal, "PYTHONHASHSEED"),
    (faults.MenuTakesTooMuch, laws.menu_is_the_law, "not offered"),
    (faults.MenuDenies, laws.menu_is_the_law, "denies it"),
    (faults.MenuMiscounts, laws.menu_is_the_law, "it counts"),
    (faults.MenuRepeats, laws.menu_is_the_law, "it counts"),
    (faults.MenuPrintsNothing, laws.menu_is_the_law, "printed alike"),
    (faults.OfferFails, laws.menu_is_the_law, "which then fails"),
    (faults.SilenceIsOffTheMenu, laws.menu_is_the_law, "silence means"),
    (faults.PaceTells, laws.pace_is_public, "after the same public events"),
    (faults.AwaitedTells, laws.pace_is_public, "after the same public events"),
    (faults.NobodyIsAsked, laws.nobody_waits_for_nobody, "asked are ()"),
    (faults.NobodyHasToSpeak, laws.nobody_waits_for_nobody, "nobody has to"),
    (faults.OverTooEarly, laws.nobody_waits_for_nobody, "the outcome is Outcome"),
    (faults.EarlierMatchesChange, laws.earlier_matches_never_change, "looks different"),
    (faults.NeverEnds, laws.every_match_ends, "it goes on"),
    (faults.PointsForSome, laws.every_match_ends, "nobody can read this"),
]


@pytest.mark.parametrize(
    ("rulebook", "law", "says"), PLANTED, ids=[rulebook.__name__ for rulebook, _, _ in PLANTED]
)
def test_the_law_finds_the_planted_fault(
    rulebook: type[Luegenkniffel], law: Law, says: str
) -> None:
    with pytest.raises(LawBroken) as found:
        law(Trial(rulebook(), 3, at_most=2_000))
    assert says in str(found.value)
    assert "luegenkniffel, 3 seats, seeds (0, 1, 2)" in str(found.value)


def test_no_law_is_without_its_fault() -> None:
    held = {law.__name__ for _, law, _ in PLANTED} | {laws.memory_only_grows.__name__}
    assert held == set(LAWS)


def test_memory_that_changes_its_mind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An audience that is looked up anew each time, and not written into the event."""
    asked = count()

    def sometimes(event: Announced, seat: Seat | None) -> bool:
        return next(asked) % 5 > 0

    monkeypatch.setattr(Announced, "seen_by", sometimes)
    with pytest.raises(LawBroken, match="memory only grows"):
        laws.memory_only_grows(Trial(Luegenkniffel(), 3))


def test_a_games_own_law_is_asked_in_every_position() -> None:
    looked: list[int] = []

    def no_more_than_ten_lines(match: AnyMatch) -> None:
        looked.append(match.length)
        assert match.length <= 10, "the journal grows too long"

    with pytest.raises(LawBroken, match="no_more_than_ten_lines: the journal grows too long"):
        laws.holds_throughout(Trial(Luegenkniffel(), 2), no_more_than_ten_lines)
    assert looked == list(range(1, 12))
