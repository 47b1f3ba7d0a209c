"""§6: the talk, the vote, and the night told again."""

from __future__ import annotations

import pytest

from bluffhaus.games.kaesedieb import Claim, Move, Options, Role, Truth
from bluffhaus.games.kaesedieb.menus import TalkMenu
from bluffhaus.games.kaesedieb.words import (
    Accuse,
    Claimed,
    DayBroke,
    Ended,
    Ending,
    GoOn,
    HasVoted,
    HourTold,
    Looked,
    MoreTalk,
    NotReady,
    Peek,
    Ready,
    SayAlone,
    SayBelief,
    SayCheese,
    SayDie,
    SayRole,
    SaySuspect,
    SayTaken,
    SayWith,
    SayWoke,
    TakeBack,
    TalkExtended,
    TookBack,
    Unmasked,
    VoteBegan,
    Voted,
    VotesOpened,
    WantsTalk,
    WantsVote,
)
from bluffhaus.kernel import TABLE, Seat
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS, EMIL
from bluffhaus.testing.kaesedieb import Night


def talk_of_five(options: Options | None = None) -> Night:
    """Anton the thief and Bernd at three, Claudia alone at one, Doris and Emil at five."""
    night = Night(3, 3, 1, 5, 5, options=options)
    night.strikes(1)
    night.peeks(CLAUDIA, at=ANTON)
    night.morning()
    return night


# --- the talk -------------------------------------------------------------------------------------


@pytest.mark.rule("kaesedieb §6.1")
def test_it_dawns_and_the_cheese_is_gone() -> None:
    night = talk_of_five()
    assert night.happened[-1] == DayBroke()
    assert night.now == "talk"
    pace = night.match.pace
    assert pace is not None
    assert not pace.hush
    assert set(night.asked) == {TABLE, *night.people}
    assert night.match.game.awaited(night.match.state) == ()
    assert {night.match.prompts[seat].silence for seat in night.people} == {None}


@pytest.mark.rule("kaesedieb §2.2")
def test_nothing_that_can_be_said_shows_a_card_or_a_die() -> None:
    """Whatever is on the menu, anybody could say it, whatever the card and the die."""
    night, other = talk_of_five(), Night(1, 2, 4, 4, 6, thief=BERND)
    other.morning()
    for seat in night.people:
        assert night.match.prompts[seat] == other.match.prompts[seat]


CLAIMS: list[Claim] = [
    SayWoke((3,)),
    SayCheese(3, there=True),
    SayTaken(3, BERND),
    SayAlone(3),
    SayWith(3, DORIS),
    SayDie(BERND, 4),
    SayDie(ANTON, 4),
    SayRole(BERND, Role.THIEF),
    SayRole(ANTON, Role.MOUSE),
    SayRole(EMIL, Role.ACCOMPLICE),
    SaySuspect(CLAUDIA),
]


@pytest.mark.rule("kaesedieb §6.2")
@pytest.mark.parametrize("claim", CLAIMS, ids=repr)
def test_everybody_hears_what_is_claimed(claim: Claim) -> None:
    night = talk_of_five()
    assert night.says(ANTON, claim) == 1
    assert night.happened == [Claimed(ANTON, 1, claim, ())]
    for seat in (None, *night.people):
        (said,) = night.match.view(seat).claims
        assert (said.number, said.seat, said.claim, said.stands) == (1, ANTON, claim, True)


@pytest.mark.rule("kaesedieb §6.2")
def test_one_may_believe_what_others_claim_or_not() -> None:
    night = talk_of_five()
    number = night.says(ANTON, SayAlone(3))
    opinion = night.says(BERND, SayBelief(number, believes=True))
    night.says(CLAUDIA, SayBelief(number, believes=False))
    suspicion = night.says(CLAUDIA, SaySuspect(ANTON))
    for claim in (opinion, suspicion, 0, 99):
        assert night.refused(DORIS, SayBelief(claim, believes=True)).code == "no_such_claim"
    assert night.refused(ANTON, SayBelief(number, believes=True)).code == "no_such_claim"
    night.takes_back(ANTON, number)
    assert night.refused(DORIS, SayBelief(number, believes=True)).code == "no_such_claim"


@pytest.mark.rule("kaesedieb §6.2")
@pytest.mark.parametrize(
    ("claim", "code"),
    [
        (SayWoke((0,)), "bad_hour"),
        (SayWoke((2, 5)), "bad_hour"),
        (SayWoke(()), "bad_hour"),
        (SayAlone(7), "bad_hour"),
        (SayCheese(0, there=True), "bad_hour"),
        (SayTaken(7, BERND), "bad_hour"),
        (SayWith(0, BERND), "bad_hour"),
        (SayTaken(3, ANTON), "bad_seat"),
        (SayWith(3, ANTON), "bad_seat"),
        (SaySuspect(ANTON), "bad_seat"),
        (SaySuspect(Seat(5)), "bad_seat"),
        (SayDie(BERND, 7), "bad_die"),
        (SayDie(Seat(9), 4), "bad_seat"),
        (SayRole(Seat(9), Role.MOUSE), "bad_seat"),
        (SayRole(BERND, Role.SUENDENMAUS), "no_such_role"),
        (Accuse(BERND), "not_in_the_talk"),
        (Peek(BERND), "not_in_the_talk"),
        (TakeBack(1), "not_own_claim"),
        (NotReady(), "ready_already"),
    ],
    ids=repr,
)
def test_what_cannot_be_claimed_is_refused_with_a_reason(claim: Move, code: str) -> None:
    night = talk_of_five()
    no = night.refused(ANTON, claim)
    assert no.code == code
    assert no.rule is not None


@pytest.mark.rule("kaesedieb §6.3")
@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (SayWoke((3,)), SayWoke((4,))),
        (SayCheese(3, there=True), SayCheese(3, there=False)),
        (SayTaken(3, BERND), SayTaken(4, CLAUDIA)),
        (SayAlone(3), SayWith(3, BERND)),
        (SayWith(3, BERND), SayAlone(3)),
        (SayDie(BERND, 4), SayDie(BERND, 5)),
        (SayRole(ANTON, Role.MOUSE), SayRole(ANTON, Role.THIEF)),
        (SaySuspect(BERND), SaySuspect(CLAUDIA)),
    ],
    ids=repr,
)
def test_a_later_claim_about_the_same_thing_corrects_the_earlier_one(
    earlier: Claim, later: Claim
) -> None:
    night = talk_of_five()
    night.says(DORIS, earlier)
    night.says(ANTON, earlier)
    night.says(ANTON, later)
    assert night.happened == [Claimed(ANTON, 3, later, (2,))]
    heard = [(said.number, said.stands, said.corrected_by) for said in night.table.claims]
    assert heard == [(1, True, None), (2, False, 3), (3, True, None)]


@pytest.mark.rule("kaesedieb §6.3")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (SayCheese(3, there=True), SayCheese(4, there=False)),
        (SayWith(3, BERND), SayWith(3, CLAUDIA)),
        (SayAlone(3), SayWith(4, BERND)),
        (SayDie(BERND, 4), SayDie(CLAUDIA, 4)),
        (SayRole(BERND, Role.MOUSE), SayRole(CLAUDIA, Role.MOUSE)),
        (SayWoke((3,)), SayAlone(3)),
    ],
    ids=repr,
)
def test_claims_about_different_things_stand_side_by_side(one: Claim, other: Claim) -> None:
    night = talk_of_five()
    night.says(ANTON, one)
    night.says(ANTON, other)
    assert [said.stands for said in night.table.claims] == [True, True]


@pytest.mark.rule("kaesedieb §6.3")
def test_another_belief_about_the_same_claim_corrects_the_first() -> None:
    night = talk_of_five()
    one, two = night.says(ANTON, SayAlone(3)), night.says(ANTON, SayWoke((3,)))
    night.says(BERND, SayBelief(one, believes=True))
    night.says(BERND, SayBelief(two, believes=True))
    night.says(BERND, SayBelief(one, believes=False))
    assert [said.stands for said in night.table.claims] == [True, True, False, True, True]


@pytest.mark.rule("kaesedieb §6.3")
def test_a_claim_can_be_taken_back_and_stays_written() -> None:
    night = talk_of_five()
    number = night.says(ANTON, SayAlone(3))
    assert night.refused(BERND, TakeBack(number)).code == "not_own_claim"
    night.takes_back(ANTON, number)
    assert night.happened == [TookBack(ANTON, number)]
    (said,) = night.table.claims
    assert (said.stands, said.corrected_by) == (False, None)
    assert night.refused(ANTON, TakeBack(number)).code == "not_own_claim"


@pytest.mark.rule("kaesedieb §6.4")
def test_everybody_has_thirty_claims() -> None:
    night = talk_of_five()
    for n in range(30):
        night.says(ANTON, SayDie(BERND, n % 6 + 1))
    assert night.table.talk is not None
    assert night.table.talk.claims_left == (0, 30, 30, 30, 30)
    no = night.refused(ANTON, SayAlone(3))
    assert (no.code, no.rule) == ("said_enough", "§6.4")
    assert night.refused(ANTON, SayBelief(1, believes=True)).code == "said_enough"
    card = night.match.prompts[ANTON].moves.card()
    assert card.claim is None
    assert "said_enough" in card.why_not
    night.takes_back(ANTON, 30)
    night.ready(ANTON)
    night.says(BERND, SayAlone(3))


@pytest.mark.rule("kaesedieb §6.5")
def test_when_all_are_ready_they_vote() -> None:
    night = talk_of_five()
    night.ready(ANTON, BERND, CLAUDIA, DORIS)
    assert night.now == "talk"
    assert night.table.talk is not None
    assert night.table.talk.ready == (ANTON, BERND, CLAUDIA, DORIS)
    night.ready(EMIL)
    assert night.happened == [WantsVote(EMIL), VoteBegan()]
    assert night.now == "vote"


@pytest.mark.rule("kaesedieb §6.5")
def test_who_was_ready_may_still_change_their_mind() -> None:
    night = talk_of_five()
    night.ready(ANTON, BERND)
    assert night.refused(ANTON, Ready()).code == "ready_already"
    night.play(ANTON, NotReady())
    assert night.happened == [WantsTalk(ANTON)]
    night.ready(CLAUDIA, DORIS, EMIL)
    assert night.now == "talk"
    night.ready(ANTON)
    assert night.now == "vote"


@pytest.mark.rule("kaesedieb §6.5")
@pytest.mark.rule("kaesedieb §6.6")
def test_the_talk_is_one_question_from_dawn_to_vote() -> None:
    """So a claim that comes late is never taken for an answer to an older question."""
    night = talk_of_five()
    about = night.match.prompts[ANTON].about
    night.says(BERND, SayAlone(3))
    night.ready(BERND)
    for seat in (ANTON, BERND, CLAUDIA):
        night.play(seat, MoreTalk())
    assert {prompt.about for prompt in night.match.prompts.values()} == {about}
    night.talk_ends()
    assert {prompt.about for prompt in night.match.prompts.values()} == {about + 1}


@pytest.mark.rule("kaesedieb §6.6")
def test_when_the_time_is_up_they_vote() -> None:
    night = talk_of_five(Options(talk_seconds=90))
    pace = night.match.pace
    assert pace is not None
    assert (pace.seconds, pace.full) == (90, True)
    assert night.match.prompts[TABLE].silence == GoOn()
    night.silence(TABLE)
    assert night.happened == [VoteBegan()]


@pytest.mark.rule("kaesedieb §6.6")
def test_more_than_half_give_everybody_more_time() -> None:
    night = talk_of_five()
    waits = []
    for left in (1, 0):
        pace = night.match.pace
        assert pace is not None
        waits.append(pace.wait)
        night.play(ANTON, MoreTalk())
        assert night.refused(ANTON, MoreTalk()).code == "wanted_more"
        night.play(BERND, MoreTalk())
        assert night.table.talk is not None
        assert night.table.talk.want_more == (ANTON, BERND)
        night.play(CLAUDIA, MoreTalk())
        assert night.happened[-1] == TalkExtended(left)
        talk = night.table.talk
        assert talk is not None
        assert len(talk.want_more) == 0
        assert talk.extensions_left == left
    pace = night.match.pace
    assert pace is not None
    assert [*waits, pace.wait] == [waits[0], waits[0] + 1, waits[0] + 2]
    assert night.refused(ANTON, MoreTalk()).code == "no_extension"
    assert "no_extension" in night.match.prompts[ANTON].moves.card().why_not


@pytest.mark.rule("kaesedieb §6.6")
def test_half_of_the_people_are_not_enough() -> None:
    night = Night(1, 2, 3, 4, 5, 6)
    night.morning()
    for seat in (ANTON, BERND, CLAUDIA):
        night.play(seat, MoreTalk())
    assert not isinstance(night.happened[-1], TalkExtended)
    night.play(DORIS, MoreTalk())
    assert isinstance(night.happened[-1], TalkExtended)


@pytest.mark.rule("kaesedieb §6.6")
@pytest.mark.rule("kaesedieb §9.1")
def test_a_talk_without_a_limit_needs_no_more_time() -> None:
    night = talk_of_five(Options(talk_seconds=0))
    pace = night.match.pace
    assert pace is not None
    assert (pace.seconds, pace.full) == (0, True)
    assert night.refused(ANTON, MoreTalk()).code == "no_limit"


def test_the_menu_agrees_with_itself_wherever_the_talk_is() -> None:
    night = talk_of_five()
    night.says(BERND, SayAlone(3))
    night.says(ANTON, SayWoke((3,)))
    menu = night.match.prompts[ANTON].moves
    assert isinstance(menu, TalkMenu)
    assert len(list(menu)) == len(menu) == len(set(menu))
    assert all(move in menu for move in menu)
    assert menu == night.match.prompts[ANTON].moves
    assert hash(menu) == hash(night.match.prompts[ANTON].moves)
    assert menu != night.match.prompts[BERND].moves
    assert "KaesediebMenu" in repr(menu) or "Card(" in repr(menu)


# --- the vote -------------------------------------------------------------------------------------


@pytest.mark.rule("kaesedieb §6.7")
def test_nobody_points_at_themselves() -> None:
    night = talk_of_five()
    night.talk_ends()
    for seat in night.people:
        no = night.refused(seat, Accuse(seat))
        assert (no.code, no.rule) == ("point_at_another", "§6.7")
        assert night.match.prompts[seat].moves.card().accuse == tuple(
            other for other in night.people if other != seat
        )
    assert night.refused(ANTON, Accuse(Seat(5))).code == "point_at_another"


@pytest.mark.rule("kaesedieb §6.7")
@pytest.mark.rule("kaesedieb §9.2")
def test_silence_points_at_anybody_and_that_is_shown() -> None:
    pointed = set()
    for drawn in range(1, 5):
        night = talk_of_five()
        night.talk_ends()
        night.silence(ANTON, drawn)
        assert night.happened[-2:] == [
            Voted(ANTON, Seat(drawn), drawn=True, to=(ANTON,)),
            HasVoted(ANTON),
        ]
        pointed.add(night.sees(ANTON).vote)
        night.votes(dict.fromkeys((BERND, CLAUDIA, DORIS, EMIL), ANTON))
        opened = night.heard(None, VotesOpened)[0]
        assert opened.drawn == (ANTON,)
        assert night.table.ballot is not None
        assert night.table.ballot.drawn == (ANTON,)
    assert pointed == {BERND, CLAUDIA, DORIS, EMIL}


@pytest.mark.rule("kaesedieb §6.8")
def test_votes_stay_closed_until_all_are_in() -> None:
    one, other = talk_of_five(), talk_of_five()
    one.votes({ANTON: BERND})
    other.votes({ANTON: DORIS})
    for seat in (None, BERND, CLAUDIA, DORIS, EMIL):
        assert one.match.view(seat) == other.match.view(seat)
        assert one.match.seen_by(seat) == other.match.seen_by(seat)
        assert one.match.view(seat).voted == (ANTON,)
        assert one.match.view(seat).ballot is None
    assert (one.sees(ANTON).vote, other.sees(ANTON).vote) == (BERND, DORIS)
    assert one.match.game.awaited(one.match.state) == (BERND, CLAUDIA, DORIS, EMIL)
    assert one.refused(ANTON, Accuse(CLAUDIA)).code == "not_asked"


@pytest.mark.rule("kaesedieb §6.9")
def test_all_votes_are_opened_at_once() -> None:
    night = talk_of_five()
    night.voted(BERND, CLAUDIA, ANTON, ANTON, ANTON)
    opened = [event for event in night.happened if not isinstance(event, Voted | HasVoted)]
    assert opened[:3] == [
        VotesOpened((BERND, CLAUDIA, ANTON, ANTON, ANTON), ()),
        Unmasked(ANTON, Role.THIEF),
        Ended(Ending.CAUGHT, (CLAUDIA, DORIS, EMIL)),
    ]
    assert night.table.ballot is not None
    assert night.table.ballot.counts == (3, 1, 1, 0, 0)
    assert night.table.ballot.unmasked == (ANTON,)
    assert night.table.ballot.roles == (Role.THIEF,)


@pytest.mark.rule("kaesedieb §6.9")
@pytest.mark.rule("kaesedieb §6.10")
def test_all_who_share_the_most_votes_are_turned_over() -> None:
    night = talk_of_five()
    night.voted(CLAUDIA, ANTON, ANTON, CLAUDIA, DORIS)
    turned = night.heard(None, Unmasked)
    assert turned == [Unmasked(ANTON, Role.THIEF), Unmasked(CLAUDIA, Role.MOUSE)]
    assert night.table.ending is Ending.CAUGHT
    assert night.winners == (CLAUDIA, DORIS, EMIL)


@pytest.mark.rule("kaesedieb §6.9")
@pytest.mark.rule("kaesedieb §6.10")
def test_in_a_circle_all_are_turned_over() -> None:
    night = talk_of_five()
    night.voted(BERND, CLAUDIA, DORIS, EMIL, ANTON)
    assert len(night.heard(None, Unmasked)) == 5
    assert night.winners == (CLAUDIA, DORIS, EMIL)


@pytest.mark.rule("kaesedieb §6.11")
def test_an_innocent_is_named_and_the_band_wins() -> None:
    night = talk_of_five()
    night.voted(CLAUDIA, CLAUDIA, DORIS, CLAUDIA, CLAUDIA)
    assert night.table.ending is Ending.ESCAPED
    assert night.winners == (ANTON, BERND)


@pytest.mark.rule("kaesedieb §6.11")
def test_an_accomplice_is_named_and_the_band_wins() -> None:
    night = talk_of_five()
    night.voted(BERND, CLAUDIA, BERND, BERND, BERND)
    assert night.heard(None, Unmasked) == [Unmasked(BERND, Role.MOUSE)]
    assert night.winners == (ANTON, BERND)


# --- the night told again -------------------------------------------------------------------------


@pytest.mark.rule("kaesedieb §6.12")
def test_in_the_end_the_night_is_told_again() -> None:
    night = talk_of_five()
    for seat in (None, *night.people):
        assert night.match.view(seat).truth is None
    night.voted(BERND, ANTON, ANTON, ANTON, ANTON)
    told = night.table.truth
    assert told is not None
    assert told.roles == (Role.THIEF, *[Role.MOUSE] * 4)
    assert told.dice == told.wakings == ((3,), (3,), (1,), (5,), (5,))
    assert (told.thief, told.accomplices) == (ANTON, (BERND,))

    def hour(number: int, *awake: Seat, taken: bool = False) -> HourTold:
        looked = Looked(CLAUDIA, ANTON, 3) if number == 1 else None
        return HourTold(
            hour=number,
            awake=awake,
            cheese=number <= 3,
            taken=taken,
            looked=looked,
            recruited=BERND if taken else None,
        )

    assert told.hours == (
        hour(1, CLAUDIA),
        hour(2),
        hour(3, ANTON, BERND, taken=True),
        hour(4),
        hour(5, DORIS, EMIL),
        hour(6),
    )


WORTH: list[tuple[Seat, Claim, Truth]] = [
    (CLAUDIA, SayWoke((1,)), Truth.TRUE),
    (CLAUDIA, SayWoke((2,)), Truth.FALSE),
    (CLAUDIA, SayCheese(1, there=True), Truth.TRUE),
    (CLAUDIA, SayCheese(1, there=False), Truth.FALSE),
    (CLAUDIA, SayCheese(2, there=True), Truth.FALSE),  # it was there, but she slept
    (BERND, SayCheese(3, there=True), Truth.TRUE),  # and then he saw it taken
    (BERND, SayCheese(3, there=False), Truth.FALSE),
    (DORIS, SayCheese(5, there=False), Truth.TRUE),
    (BERND, SayTaken(3, ANTON), Truth.TRUE),
    (BERND, SayTaken(3, CLAUDIA), Truth.FALSE),
    (BERND, SayTaken(4, ANTON), Truth.FALSE),
    (DORIS, SayTaken(3, ANTON), Truth.FALSE),  # it is so, but she slept
    (CLAUDIA, SayAlone(1), Truth.TRUE),
    (DORIS, SayAlone(5), Truth.FALSE),
    (DORIS, SayAlone(2), Truth.FALSE),
    (DORIS, SayWith(5, EMIL), Truth.TRUE),
    (DORIS, SayWith(5, ANTON), Truth.FALSE),
    (CLAUDIA, SayWith(5, EMIL), Truth.FALSE),
    (CLAUDIA, SayDie(ANTON, 3), Truth.TRUE),
    (EMIL, SayDie(ANTON, 3), Truth.TRUE),
    (EMIL, SayDie(EMIL, 6), Truth.FALSE),
    (EMIL, SayRole(ANTON, Role.THIEF), Truth.TRUE),
    (EMIL, SayRole(BERND, Role.THIEF), Truth.FALSE),
    (EMIL, SayRole(BERND, Role.ACCOMPLICE), Truth.TRUE),
    (BERND, SayRole(BERND, Role.MOUSE), Truth.FALSE),
    (EMIL, SayRole(EMIL, Role.MOUSE), Truth.TRUE),
    (EMIL, SaySuspect(ANTON), Truth.OPINION),
]


@pytest.mark.rule("kaesedieb §6.13")
@pytest.mark.parametrize(("who", "claim", "worth"), WORTH, ids=[repr(row[:2]) for row in WORTH])
def test_what_each_claim_is_worth(who: Seat, claim: Claim, worth: Truth) -> None:
    night = talk_of_five()
    night.says(who, claim)
    other = ANTON if who != ANTON else BERND
    night.says(other, SayWoke((6,)))
    night.says(who, SayBelief(2, believes=True))
    night.voted(BERND, ANTON, ANTON, ANTON, ANTON)
    told = night.table.truth
    assert told is not None
    assert told.claims == (worth, Truth.FALSE, Truth.OPINION)


@pytest.mark.rule("kaesedieb §6.13")
def test_before_the_end_nobody_is_told_what_is_true() -> None:
    lie, truth = talk_of_five(), Night(4, 4, 1, 5, 5)
    truth.strikes(1)
    truth.peeks(CLAUDIA, at=BERND)
    truth.morning()
    for night in (lie, truth):
        night.says(ANTON, SayWoke((4,)))
    assert lie.match.view(None) == truth.match.view(None)
    assert lie.sees(EMIL) == truth.sees(EMIL)
