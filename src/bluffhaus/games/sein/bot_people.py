"""What the claims of a person tell: how readily they say the truth, and who they may be."""

from __future__ import annotations

from typing import Final

import numpy as np

from bluffhaus.games.sein.bot_belief import CHARACTERS, NUMBER, Floats
from bluffhaus.games.sein.overview import Character

_HONESTY: Final = np.array([0.95, 0.0])[:, None]
"""The sorts of people: honest ones, and bold ones, who say what pays. It is how much more readily
they say the truth than anything else. Most are bold: whoever plays well tells nothing."""
_COMMON: Final = np.array([0.04, 0.96])[:, None]
_SURPRISE: Final = 0.02  # anybody may do anything once
_TRUST: Final = 0.6  # whoever says the same again says it for the same reasons
_SPEAKS: Final = 0.75  # how often somebody honest uses a reaction that is truly theirs
_TRUE: Final = np.eye(len(CHARACTERS))


class Habit:
    """A belief about one person: every sort of person with every character, from what they say."""

    def __init__(self) -> None:
        self._belief = np.repeat(_COMMON, len(CHARACTERS), axis=1)
        self._weights: Floats | None = None
        self._spoke, self._chances = 1.2, 4.0  # reactions claimed, and such that could have been

    @property
    def weights(self) -> Floats:
        """How strongly all they have said speaks for each character."""
        if self._weights is None:
            self._weights = self._belief.sum(axis=0)
        return self._weights

    @property
    def eagerness(self) -> float:
        """How often this person claims a reaction when there is one to be claimed."""
        return self._spoke / self._chances

    def sorts(self, likely: Floats) -> Floats:
        """How likely each sort of person is, when the characters are this likely."""
        joint = self._belief / self._belief.sum(axis=0) * likely
        sorts: Floats = joint.sum(axis=1)
        return sorts

    def acted(self, character: Character, usual: Floats) -> None:
        """They claimed a personal action; `usual`: how often bold people claim each."""
        self._saw(_acting(character, usual))

    def reacted(self, character: Character, claimed: bool) -> None:
        """They had a chance to claim a reaction, and took it, or not."""
        self._saw(self._reacting(character, claimed))
        self._spoke, self._chances = self._spoke + claimed, self._chances + 1

    def accused(self, character: Character, doubt: float) -> None:
        """Somebody doubts that they are this character; so much less likely it is now."""
        self._belief[:, NUMBER[character]] *= doubt
        self._weights = None

    def told_by_acting(self, character: Character, usual: Floats) -> Floats:
        """How strongly such a claim would speak for each character."""
        return self._told(_acting(character, usual))

    def told_by_reacting(self, character: Character) -> Floats:
        """How strongly such a claim would speak for each character."""
        return self._told(self._reacting(character, claimed=True))

    def _told(self, chance: Floats) -> Floats:
        after = (self._belief * (_SURPRISE + (1 - _SURPRISE) * chance) ** _TRUST).sum(axis=0)
        told: Floats = after / self.weights
        return told

    def _saw(self, chance: Floats) -> None:
        self._belief = self._belief * (_SURPRISE + (1 - _SURPRISE) * chance) ** _TRUST
        self._belief /= self._belief.max()
        self._weights = None

    def _reacting(self, character: Character, claimed: bool) -> Floats:
        true = _TRUE[NUMBER[character]]
        lie = self.eagerness * (1 - _HONESTY)
        chance: Floats = lie + true * _HONESTY * _SPEAKS
        return chance if claimed else 1 - chance


def _acting(character: Character, usual: Floats) -> Floats:
    """How likely each sort of person with each character claims this one on their turn."""
    number = NUMBER[character]
    chance: Floats = usual[number] * (1 - _HONESTY) + _HONESTY * _TRUE[number]
    return chance
