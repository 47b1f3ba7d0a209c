"""§1 Before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from bluffhaus.games.sein import RULES, Character, Options, Sort
from bluffhaus.games.sein.words import Began, Dealt, TakeStone, TurnBegan
from bluffhaus.kernel import Match, Seat, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA, Trial, snapshot
from bluffhaus.testing.histories import AnyMatch


def start(seats: int = 4, seed: int = 1, options: Options | None = None) -> AnyMatch:
    return Trial(RULES, seats, options).start(seed)


@pytest.mark.rule("sein §1.1")
def test_three_to_eight_people_may_sit_down() -> None:
    assert list(RULES.table_sizes) == [3, 4, 5, 6, 7, 8]
    with pytest.raises(ValueError, match="sein is for 3 to 8 seats, not 2"):
        Match.start(RULES, Options(), 2, Seeded(1))


@pytest.mark.rule("sein §1.2")
def test_the_store_has_twenty_stones_of_each_sort() -> None:
    store = start().view(None).store
    assert (store.gold, store.wein, store.korn, store.packs) == (20, 20, 20, 0)


@pytest.mark.rule("sein §1.3")
def test_everybody_gets_one_of_twelve_cards_and_the_rest_stays_secret() -> None:
    seen: set[Character] = set()
    for seed in range(60):
        match = start(8, seed)
        dealt = [event for event in match.events() if isinstance(event, Dealt)]
        assert all(event.to == (event.seat,) for event in dealt)
        assert max(Counter(event.character for event in dealt).values()) <= 2
        assert match.view(None).character is None
        assert match.view(ANTON).character == dealt[0].character
        seen.add(dealt[0].character)
    assert seen == set(Character)


@pytest.mark.rule("sein §1.4")
def test_everybody_openly_takes_a_stone_clockwise_from_the_start_player() -> None:
    match = start(3, options=Options(start_seat=1))
    for seat, sort in ((BERND, Sort.GOLD), (CLAUDIA, Sort.GOLD), (ANTON, Sort.KORN)):
        assert match.game.asked(match.state) == (seat,)
        match = match.play(seat, TakeStone(sort))
    table = match.view(None)
    assert [each.stones.gold for each in table.players] == [0, 1, 1]
    assert table.players[ANTON].stones.korn == 1
    assert (table.store.gold, table.store.korn) == (18, 19)
    assert (table.stage, table.active, table.turn, table.round) == ("acting", BERND, 1, 1)


@pytest.mark.rule("sein §1.4")
def test_nothing_else_happens_before() -> None:
    match = start()
    [seat] = match.game.asked(match.state)
    gaps = {gap.what: gap.why for gap in match.prompts[seat].moves.card().missing}
    assert set(gaps.values()) == {"before_the_first_turn"}


@pytest.mark.rule("sein §1.5")
@pytest.mark.rule("sein §10.3")
def test_chance_says_who_begins_unless_the_host_does() -> None:
    begins = Counter(start(4, seed).view(None).starter for seed in range(80))
    assert set(begins) == {0, 1, 2, 3}
    assert {start(4, seed, Options(start_seat=2)).view(None).starter for seed in range(9)} == {2}
    assert start(3, 0, Options(start_seat=7)).view(None).starter in (0, 1, 2)


@pytest.mark.rule("sein §1.5")
def test_who_begins_does_not_change_the_cards() -> None:
    """Luck falls alike, whether it is needed for that or not."""
    by_chance, by_host = start(5, 3), start(5, 3, Options(start_seat=0))
    cards = [snapshot(match.state.characters) for match in (by_chance, by_host)]
    assert cards[0] == cards[1]


@pytest.mark.rule("sein §1.5")
def test_the_turn_passes_on_clockwise() -> None:
    match = start(3, options=Options(start_seat=2))
    while match.state.turn < 5:
        seat = match.game.awaited(match.state)[0]
        match = match.play(seat, match.prompts[seat].silence)
    turns = [event for event in match.events() if isinstance(event, TurnBegan)]
    assert [event.seat for event in turns] == [2, 0, 1, 2, 0]
    assert [event.round for event in turns] == [1, 1, 1, 2, 2]


def test_the_overview_table_is_laid_before_everybody() -> None:
    began = next(event for event in start().events() if isinstance(event, Began))
    assert began.overview == Options().overview
    assert began.to is None
    assert isinstance(began.starter, int)
    assert Seat(began.starter) in range(4)
