"""Sein oder nicht sein on the wire: who somebody is stays in that somebody's hand.

Matches are played in pairs of worlds: everybody says the same in public, and the others hold other
cards. Every byte that a seat or a spectator gets must be the same in both.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bluffhaus.games.sein import RULES, Options
from bluffhaus.kernel import Match, Seat, Seeded
from tests.server.gathering import Gathering, gather
from tests.server.people import Json

SEATS = 4
SPECTATOR = SEATS
WISH: Json = {"game": "sein", "options": {"start_seat": 0}}


def hands(luck: int) -> tuple[str, ...]:
    """Who is who, with these cards."""
    match = Match.start(RULES, Options(start_seat=0), SEATS, Seeded(luck))
    views = [match.view(Seat(seat)) for seat in range(SEATS)]
    return tuple([str(view.character) for view in views])


def twins(knower: int | None) -> tuple[int, int]:
    """Two deals in which nobody but `knower` holds the same card. No Bauer: he can be shown."""
    dealt: list[tuple[int, tuple[str, ...]]] = []
    for luck in range(4000):
        cards = hands(luck)
        if "bauer" in cards or "kaiser" in cards:
            continue
        for earlier, others in dealt:
            if all(
                (a == b) == (seat == knower)
                for seat, (a, b) in enumerate(zip(cards, others, strict=True))
            ):
                return earlier, luck
        dealt.append((luck, cards))
    raise AssertionError("no such deals")


class Evening:
    """What is said in public, whoever is who: claims, a vote that fails, fines, a question."""

    def __init__(self, gathering: Gathering, knower: int, world: int) -> None:
        self.gathering, self.knower, self.world = gathering, knower, world

    async def says(self, seat: int, move: Json) -> None:
        problem = await self.gathering.says(self.gathering.people[seat], move)
        assert problem is None, (seat, move, problem)

    async def all_pass(self, stage: str | None = None) -> None:
        """Everybody who is awaited has nothing to say, in this window or until the next turn."""
        while stage in (None, self._stage()) and (seat := self._silent()) is not None:
            question = self.gathering.people[seat].question
            ends = question is not None and question["menu"]["ends"]
            await self.says(seat, {"type": "EndTurn" if ends else "Pass"})

    def _silent(self) -> int | None:
        """Somebody who is awaited, and need not do anything."""
        for seat, person in enumerate(self.gathering.people):
            question = person.question
            if question is None or question["silence"] is None:
                continue
            if not question["menu"]["acts"] and not question["menu"]["bills"]:
                return seat
        return None

    async def play(self) -> None:
        for sort in ("gold", "wein", "korn", "gold"):
            await self.says(self._active(), {"type": "TakeStone", "sort": sort})
        for character, action in (("kaiser", 1), ("papst", 1), ("bauer", 0)):
            for seat in range(SEATS):
                act = {"type": "Act", "character": character, "action": action}
                await self.says(seat, act)
                await self.all_pass()
        await self.a_question()
        await self.a_quarrel()
        await self.annoy()

    async def a_question(self) -> None:
        """Anton looks at a card of Bernd's choice: it is another one in the other world."""
        told = self.knower in (0, 1)
        await self.says(0, {"type": "Ask", "seat": 1})
        card = "bauer" if told or self.world == 1 else "kaiser"
        await self.says(1, {"type": "Show", "character": card})

    async def a_quarrel(self) -> None:
        """A thief, a Kaiser, a Richter, a Papst; an accusation that finds no majority."""
        thief = self._active()
        victim, richter, papst = ((thief + n) % SEATS for n in (1, 2, 3))
        steal = {
            "type": "Act",
            "character": "dieb",
            "action": 0,
            "victims": [victim],
            "sorts": ["korn"],
        }
        await self.says(thief, steal)
        await self.says(victim, {"type": "Claim", "character": "kaiser"})
        await self.says(victim, {"type": "Accuse", "link": 1})  # the question was link 0
        for voter in (richter, papst):
            await self.says(voter, {"type": "Vote", "agrees": False})
        await self.all_pass("illegal")
        await self.says(
            richter, {"type": "Claim", "character": "richter", "sorts": ["gold", "wein"]}
        )
        await self.all_pass("fine")
        await self.says(papst, {"type": "Claim", "character": "papst"})
        await self.all_pass("forgive")
        if (question := self.gathering.people[thief].question) and question["menu"]["accepts"]:
            await self.says(thief, {"type": "Accept", "link": question["menu"]["accepts"][0]})

    async def annoy(self) -> None:
        """Everybody says what they may not, and looks again from the beginning."""
        for person in self.gathering.people:
            for move in ({"type": "Vote", "agrees": True}, {"type": "Show", "character": "bauer"}):
                assert await self.gathering.says(person, move) is not None
            answer = await person.ask("GET", f"/api/tables/{person.table}")
            person.bytes.append(answer.text.split('"news":')[0])

    def _stage(self) -> str:
        stage: str = self.gathering.watcher.seen["stage"]
        return stage

    def _active(self) -> int:
        active: int = self.gathering.watcher.seen["active"]
        return active


def evening(folder: Path, luck: int, knower: int, world: int) -> list[list[str]]:
    """All that everybody is sent."""

    async def story(gathering: Gathering) -> list[list[str]]:
        await Evening(gathering, knower, world).play()
        return [gathering.bytes_of(person) for person in gathering.everybody]

    return gather(folder, SEATS, luck, story, WISH)


@pytest.mark.parametrize("knower", [0, 2, SPECTATOR])
def test_other_cards_in_other_hands_send_the_same_bytes(knower: int, tmp_path: Path) -> None:
    one, other = twins(knower if knower < SEATS else None)
    here = evening(tmp_path / "here", one, knower, 1)
    there = evening(tmp_path / "there", other, knower, 2)
    assert len(here[knower]) > 40
    assert here[knower] == there[knower]
    others = [seat for seat in range(SEATS) if seat != knower]
    assert all(here[seat] != there[seat] for seat in others), "the worlds do differ"
