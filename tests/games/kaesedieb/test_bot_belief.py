"""What the bots believe is exact: all nights of a small table, counted one by one, agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import numpy as np
import pytest

from bluffhaus.games.kaesedieb import RULES, Event, Move, Options, View, bot_claims
from bluffhaus.games.kaesedieb.bot_belief import Belief, heard
from bluffhaus.games.kaesedieb.bot_night import Knowledge, nothing_seen, own_night
from bluffhaus.games.kaesedieb.bot_worlds import MOUSE, NOBODY, PARTS, Cast, Floats, Worlds, worlds
from bluffhaus.games.kaesedieb.state import State
from bluffhaus.games.kaesedieb.view import Said
from bluffhaus.games.kaesedieb.words import (
    Claim,
    Role,
    SayAlone,
    SayBelief,
    SayCheese,
    SayDie,
    SayRole,
    SaySuspect,
    SayTaken,
    SayWith,
    SayWoke,
)
from bluffhaus.kernel import Match, Seat, Seeded

ANTON, BERND, CLAUDIA, DORA, EMIL, FRIEDA = map(Seat, range(6))

KDMatch = Match[State, Move, Event, View]


def spoken(*claims: tuple[Seat, Claim]) -> tuple[Said, ...]:
    return tuple([Said(n, seat, claim, True, None) for n, (seat, claim) in enumerate(claims, 1)])


TALES: Mapping[str, tuple[Said, ...]] = {
    "nobody has spoken": (),
    "the cheese was there, and gone": spoken(
        (ANTON, SayCheese(2, there=True)),
        (BERND, SayCheese(5, there=False)),
        (ANTON, SayAlone(2)),
    ),
    "together, and somebody says otherwise": spoken(
        (ANTON, SayWith(3, BERND)),
        (BERND, SayWoke((4,))),
        (BERND, SayAlone(4)),
        (CLAUDIA, SayDie(BERND, 3)),
        (ANTON, SayBelief(2, believes=False)),
    ),
    "seen taking it": spoken(
        (CLAUDIA, SayTaken(2, DORA)),
        (DORA, SayCheese(2, there=True)),
        (DORA, SayWith(2, CLAUDIA)),
        (ANTON, SaySuspect(CLAUDIA)),
        (BERND, SayRole(DORA, Role.THIEF)),
    ),
}


# --- counting all nights ------------------------------------------------------------------------


def brute_force(world: Worlds, known: Knowledge, said: Sequence[Said]) -> Floats:
    """Cast by cast: every way to wake of everybody, and every set of liars, one by one."""
    news = heard(world, said, mute=known.seat)
    parts = news.parts.reshape(world.seats, PARTS, -1)
    weights = np.zeros(len(world.casts))
    for place in np.flatnonzero(known.casts):
        lying = sum(parts[s, world.parts[place, s]] for s in range(world.seats))
        for wakes in every_night(world, known, int(world.thief[place])):
            chance = chance_of(world, known, int(place), wakes)
            if chance:
                told = all_told(world, news.testimonies, int(world.thief[place]), wakes)
                weights[place] += chance * float(np.exp(lying) @ told)
    weights *= news.opinions
    return np.asarray(weights / weights.sum())


def every_night(world: Worlds, known: Knowledge, thief: int) -> Iterator[tuple[int, ...]]:
    """Everybody's way to wake, as far as one knows it: a mouse's is one hour."""
    most = [len(world.ways) if seat == thief else 6 for seat in range(world.seats)]
    return product(*[np.flatnonzero(known.wakes[s, :n]).tolist() for s, n in enumerate(most)])


def chance_of(world: Worlds, known: Knowledge, place: int, wakes: Sequence[int]) -> float:
    """How likely this night is for this cast; 0 if one knows better."""
    thief = world.casts[place].thief
    if not known.theft[thief, world.first[wakes[thief]]]:
        return 0.0
    chance: float = world.thief_wakes[wakes[thief]] / 6 ** (world.seats - 1)
    return chance * chance_to_be_chosen(world, place, wakes) if world.seats == 5 else chance


def chance_to_be_chosen(world: Worlds, place: int, wakes: Sequence[int]) -> float:
    """With five seats: is the accomplice one of those who saw it, and how likely just this one?"""
    cast = world.casts[place]
    saw = [s for s in range(5) if s != cast.thief and wakes[s] == wakes[cast.thief]]
    if not cast.accomplices:
        return float(not saw)
    return 1 / len(saw) if cast.accomplices[0] in saw else 0.0


def all_told(
    world: Worlds, testimonies: Sequence[bot_claims.Testimony], thief: int, wakes: Sequence[int]
) -> Floats:
    """By set of liars: how likely everybody says what they said."""
    hour = world.first[wakes[thief]]
    true = [
        one.theft[thief, hour] * np.prod([one.wakes[s, way] for s, way in enumerate(wakes)])
        for one in testimonies
    ]
    lie = [(t.as_thief if s == thief else t.lie)[hour] for s, t in enumerate(testimonies)]
    return np.asarray(np.where(world.lies, lie, true).prod(1))


def day(seats: int, seed: int, *, suendenmaus: bool = False) -> KDMatch:
    """A night in which everybody does anything, up to the talk."""
    match: KDMatch = Match.start(RULES, Options(suendenmaus=suendenmaus), seats, Seeded(seed))
    chance = Seeded(seed)
    while match.view(None).talk is None:
        seat, prompt = next(iter(match.prompts.items()))
        match = match.play(seat, prompt.moves.sample(chance))
    return match


@pytest.mark.parametrize("tale", TALES)
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_seat_believes_what_counting_all_nights_says(seats: int, tale: str) -> None:
    world = worlds(seats, suendenmaus=False)
    for seed in range(3):
        match = day(seats, seed)
        for seat in map(Seat, range(0, seats, 2)):
            known = own_night(world, match.view(seat))
            belief = Belief(world, known, heard(world, TALES[tale], mute=seat))
            assert belief.casts == pytest.approx(brute_force(world, known, TALES[tale]), abs=1e-9)


@pytest.mark.parametrize("tale", TALES)
def test_a_listener_believes_what_counting_all_nights_says(tale: str) -> None:
    world = worlds(4, suendenmaus=False)
    known = nothing_seen(world)
    belief = Belief(world, known, heard(world, TALES[tale]))
    assert belief.casts == pytest.approx(brute_force(world, known, TALES[tale]), abs=1e-9)


def test_with_the_suendenmaus_too() -> None:
    world = worlds(6, suendenmaus=True)
    match, said = day(6, 1, suendenmaus=True), TALES["together, and somebody says otherwise"]
    for seat in map(Seat, range(6)):
        known = own_night(world, match.view(seat))
        belief = Belief(world, known, heard(world, said, mute=seat))
        assert belief.casts == pytest.approx(brute_force(world, known, said), abs=1e-9)


# --- what would be believed ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(4, 9))
def test_a_story_told_in_thought_weighs_what_it_weighs_when_told(seats: int) -> None:
    """Many stories at once are worth the same as each alone, said aloud."""
    world, said = worlds(seats, suendenmaus=False), TALES["seen taking it"][:2]
    stories: list[tuple[Claim, ...]] = [
        (SayCheese(2, there=False),),
        (SayCheese(5, there=True), SayAlone(5)),
        (SayWith(3, ANTON), SayDie(CLAUDIA, 2)),
    ]
    before = bot_claims.heard_before(said, seats, BERND)
    weighed = [bot_claims.testimony(world, BERND, story, before) for story in stories]
    listener = Belief(world, nothing_seen(world), heard(world, said))
    for story, casts in zip(stories, listener.if_told(BERND, weighed), strict=True):
        aloud = (*said, *[Said(3 + n, BERND, c, True, None) for n, c in enumerate(story)])
        told = Belief(world, nothing_seen(world), heard(world, aloud))
        friends = _with(world, story)
        expected = told.casts / friends
        assert casts == pytest.approx(expected / expected.sum(), abs=1e-9)


def _with(world: Worlds, story: Sequence[Claim]) -> Floats:
    """What saying to have been with somebody weighs, beside what it says of the dice."""
    alone = heard(world, [Said(1, BERND, claim, True, None) for claim in story])
    return alone.opinions


# --- what it is like ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(4, 9))
def test_everybody_is_as_likely_before_anybody_speaks(seats: int) -> None:
    world = worlds(seats, suendenmaus=False)
    belief = Belief(world, nothing_seen(world), heard(world, ()))
    assert belief.thief == pytest.approx(np.full(seats, 1 / seats))
    assert belief.hours.sum() == pytest.approx(1)


@pytest.mark.parametrize("seats", range(4, 9))
def test_whoever_saw_the_theft_is_sure(seats: int) -> None:
    world, found = worlds(seats, suendenmaus=False), 0
    for seed in range(30):
        match = day(seats, seed)
        for seat in map(Seat, range(seats)):
            view = match.view(seat)
            if any(note.thief is not None for note in view.notes):
                known = own_night(world, view)
                belief = Belief(world, known, heard(world, TALES["seen taking it"], mute=seat))
                assert belief.thief[match.state.thief] == pytest.approx(1)
                found += 1
    assert found > 30


def test_words_that_cannot_all_be_so_leave_something_to_believe() -> None:
    world = worlds(6, suendenmaus=False)
    said = spoken(*[(BERND, SayWoke((hour,))) for hour in range(1, 7)] * 5)
    thief = Belief(world, nothing_seen(world), heard(world, said)).thief
    assert thief.sum() == pytest.approx(1)
    assert thief.argmax() == BERND


def test_who_sees_the_thief_at_work_convicts_him_and_a_friend_does_not_clear_him() -> None:
    world = worlds(6, suendenmaus=False)
    said = spoken((ANTON, SayTaken(3, BERND)), (CLAUDIA, SayTaken(3, BERND)))
    thief = Belief(world, nothing_seen(world), heard(world, said)).thief
    assert thief[BERND] > 0.9


def test_a_mouse_whose_word_is_contradicted_by_ones_own_eyes_is_suspected() -> None:
    world = worlds(6, suendenmaus=False)
    match = day(6, 5)
    view = match.view(ANTON)
    (hour,) = view.me.hours if view.me is not None else (0,)
    liar = next(Seat(s) for s in range(1, 6) if s not in view.notes[0].others)
    known = own_night(world, view)
    said = spoken((liar, SayWith(hour, ANTON)))
    before = Belief(world, known, heard(world, (), mute=ANTON)).thief[liar]
    assert Belief(world, known, heard(world, said, mute=ANTON)).thief[liar] > 1.5 * before


def test_all_casts_are_listed_once() -> None:
    counted = {4: 4, 5: 25, 6: 30, 7: 105, 8: 168}
    for seats, casts in counted.items():
        world = worlds(seats, suendenmaus=False)
        assert len(set(world.casts)) == len(world.casts) == casts
        assert (world.parts == MOUSE).sum(1).max() == seats - 1 - (seats >= 6) - (seats >= 7)
    assert len(worlds(8, suendenmaus=True).casts) == 168 * 7


@pytest.mark.parametrize(("seats", "suendenmaus"), [(4, False), (5, False), (7, True), (8, False)])
def test_what_one_knows_never_excludes_what_is_so(seats: int, suendenmaus: bool) -> None:
    """And it excludes a lot."""
    world, open_ = worlds(seats, suendenmaus), nothing_seen(worlds(seats, suendenmaus))
    for seed in range(12):
        match = day(seats, seed, suendenmaus=suendenmaus)
        state = match.state
        ways = [world.ways.index(tuple(hour - 1 for hour in hours)) for hours in state.hours]
        cast = Cast(state.thief, state.accomplices, _suendenmaus(state))
        for seat in map(Seat, range(seats)):
            known = own_night(world, match.view(seat))
            assert all(known.wakes[other, way] for other, way in enumerate(ways))
            assert known.theft[state.thief, state.taken - 1]
            assert known.casts[world.casts.index(cast)]
            assert known.wakes.sum() < open_.wakes.sum() - 5
            assert known.casts.sum() < open_.casts.sum()


def _suendenmaus(state: State) -> int:
    roles = list(state.roles)
    return roles.index(Role.SUENDENMAUS) if Role.SUENDENMAUS in roles else NOBODY
