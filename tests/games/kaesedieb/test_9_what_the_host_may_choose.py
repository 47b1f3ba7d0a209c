"""§9: times, silence, the Sündenmaus, and points."""

from __future__ import annotations

import msgspec
import pytest

from bluffhaus.games.kaesedieb import RULES, Options, Role
from bluffhaus.games.kaesedieb.words import LookedUp, Ready, SayRole
from bluffhaus.kernel import Match, Outcome, Seeded
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, EMIL
from bluffhaus.testing.kaesedieb import Night


@pytest.mark.rule("kaesedieb §9.1")
def test_times_are_those_the_host_chose() -> None:
    options = Options(
        look_seconds=20, hour_seconds=4, touch_seconds=6, talk_seconds=60, vote_seconds=15
    )
    night = Night(1, 2, 3, 4, 5, 6, options=options)
    seconds = []
    for then in (night.falls, night.hands_out, night.passes, night.morning, night.talk_ends):
        assert night.match.pace is not None
        seconds.append(night.match.pace.seconds)
        then()
    assert night.match.pace is not None
    assert [*seconds, night.match.pace.seconds] == [20, 4, 6, 6, 60, 15]


@pytest.mark.rule("kaesedieb §9.1")
@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("hour_seconds", 2, "hour_seconds is 3 to 15, not 2"),
        ("hour_seconds", 0, "hour_seconds is 3 to 15, not 0"),
        ("hour_seconds", 16, "hour_seconds is 3 to 15, not 16"),
        ("touch_seconds", 0, "touch_seconds is 3 to 15, not 0"),
        ("look_seconds", 4, r"look_seconds is 0 \(no limit\) or 5 to 120, not 4"),
        ("talk_seconds", 59, r"talk_seconds is 0 \(no limit\) or 60 to 300, not 59"),
        ("talk_seconds", 301, "talk_seconds is 0 .* or 60 to 300, not 301"),
        ("vote_seconds", -1, "vote_seconds is 0 .* or 5 to 120, not -1"),
    ],
)
def test_other_times_are_refused(name: str, value: int, says: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=says):
        msgspec.json.decode(msgspec.json.encode({name: value}), type=Options)


@pytest.mark.rule("kaesedieb §9.1")
@pytest.mark.parametrize("name", ["look_seconds", "talk_seconds", "vote_seconds"])
def test_some_times_may_have_no_limit(name: str) -> None:
    options = msgspec.json.decode(msgspec.json.encode({name: 0}), type=Options)
    assert getattr(options, name) == 0


@pytest.mark.rule("kaesedieb §9.2")
def test_whoever_is_silent_knows_card_and_die() -> None:
    night = Night(3, 3, 1, 5, 5)
    assert night.match.prompts[BERND].silence == Ready()
    night.silence(BERND)
    assert night.happened == [LookedUp(BERND)]


@pytest.mark.rule("kaesedieb §9.2")
@pytest.mark.parametrize("people", range(4, 9))
def test_a_whole_match_of_silence_ends(people: int) -> None:
    for seed in range(10):
        match = Match.start(RULES, Options(suendenmaus=True), people, Seeded(seed))
        while match.outcome is None:
            seat, prompt = next((s, p) for s, p in match.prompts.items() if p.silence is not None)
            assert prompt.silence is not None
            match = match.play(seat, prompt.silence)
        assert match.view(None).ballot is not None
        assert match.view(None).truth is not None


@pytest.mark.rule("kaesedieb §9.3")
@pytest.mark.parametrize("people", [4, 5])
def test_with_four_or_five_she_stays_in_the_box(people: int) -> None:
    for seed in range(20):
        match = Match.start(RULES, Options(suendenmaus=True), people, Seeded(seed))
        assert Role.SUENDENMAUS not in match.state.roles
        assert not match.view(None).suendenmaus
    night = Night(3, 3, 1, 5, 5, options=Options(suendenmaus=True))
    night.morning()
    assert night.refused(ANTON, SayRole(BERND, Role.SUENDENMAUS)).code == "no_such_role"


@pytest.mark.rule("kaesedieb §9.3")
def test_without_the_option_she_does_not_play() -> None:
    for seed in range(20):
        match = Match.start(RULES, Options(), 8, Seeded(seed))
        assert Role.SUENDENMAUS not in match.state.roles
        assert not match.view(None).suendenmaus


@pytest.mark.rule("kaesedieb §9.5")
def test_everybody_who_has_won_gets_a_point() -> None:
    night = Night(3, 3, 1, 5, 5)
    night.voted(CLAUDIA, ANTON, ANTON, ANTON, ANTON)
    won = Outcome((CLAUDIA, DORIS, EMIL), (0, 0, 1, 1, 1), "thief_caught")
    assert night.match.outcome == won
    other = Night(3, 3, 1, 5, 5)
    other.voted(CLAUDIA, CLAUDIA, DORIS, CLAUDIA, CLAUDIA)
    assert other.match.outcome == Outcome((ANTON, BERND), (1, 1, 0, 0, 0), "thief_escaped")
