"""The overview table: what each of the six characters does, and how it reacts. It is data.

Our copy of the rulebook has no overview table; `STANDARD` is put together from its examples and
from what is publicly known of the game's relatives (see `rulings.md`, SN-1). A host may lay another
one on the table (house rules), made of the same few effects.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec


class Character(StrEnum):
    """Who one can claim to be: two cards of each."""

    KAISER = "kaiser"
    RICHTER = "richter"
    PAPST = "papst"
    ZAUBERER = "zauberer"
    DIEB = "dieb"
    BAUER = "bauer"


class Sort(StrEnum):
    """The three sorts of stones."""

    GOLD = "gold"
    WEIN = "wein"
    KORN = "korn"


# --- effects: what a personal action can do -----------------------------------------------------


class Fetch(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """These stones, from the store: (gold, gold) is „2 Gold“."""

    stones: tuple[Sort, ...]


class FetchDifferent(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """So many stones from the store, each of another sort, of one's choice."""

    count: int


class Levy(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Everybody else who has a loose stone of this sort gives one. Info-Packs are safe."""

    sort: Sort


class Steal(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Up to so many stones of one sort from one player. Info-Packs are not safe."""

    count: int


class Enchant(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One loose stone of one's choice from each of up to so many players. Info-Packs are safe."""

    players: int


Effect: TypeAlias = Fetch | FetchDifferent | Levy | Steal | Enchant


class Reaction(StrEnum):
    """How a character answers what others do. The rulebook's examples say what each one does."""

    ILLEGAL = "illegal"
    """Right after somebody's personal action: it is illegal. (Kaiser)"""
    FINE = "fine"
    """After an illegal action: a fine of two stones. (Richter)"""
    FORGIVE = "forgive"
    """After a fine: forgiveness, for one stone of one's choice. (Papst)"""
    IMMUNE = "immune"
    """Whoever is fined: pays nothing. (Zauberer)"""


# --- the table ----------------------------------------------------------------------------------


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One character: its personal actions (one of them is chosen), and its reaction."""

    character: Character
    actions: tuple[Effect, ...]
    reaction: Reaction | None


class Overview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The overview table that lies before everybody: the six rows in the order of `Character`."""

    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        names = tuple(row.character for row in self.rows)
        if names != tuple(Character):
            wanted = ", ".join(Character)
            raise ValueError(f"the rows are {wanted}, in this order, not: {', '.join(names)}")
        for row in self.rows:
            _check_actions(row)
        _check_reactions(self.rows)


MOST_ACTIONS: Final = 3
MOST_STONES: Final = 3


def _check_actions(row: Row) -> None:
    """Every character needs something to do on its turn: its owner may have nothing else left."""
    if not 1 <= len(row.actions) <= MOST_ACTIONS:
        raise ValueError(f"{row.character} has 1 to 3 personal actions, not {len(row.actions)}")
    if len(set(row.actions)) < len(row.actions):
        raise ValueError(f"{row.character} has the same personal action twice")
    for effect in row.actions:
        _check_effect(row.character, effect)


def _check_effect(character: Character, effect: Effect) -> None:
    match effect:
        case Fetch(stones):
            what, number = "Fetch takes 1 to 3 stones", len(stones)
        case FetchDifferent(count):
            what, number = "FetchDifferent takes 1 to 3 stones", count
        case Steal(count):
            what, number = "Steal takes 1 to 3 stones", count
        case Enchant(players):
            what, number = "Enchant meets 1 to 3 players", players
        case Levy():
            return
    if not 1 <= number <= MOST_STONES:
        raise ValueError(f"{character}: {what}, not {number}")


def _check_reactions(rows: tuple[Row, ...]) -> None:
    """One reaction belongs to one character, so that a window is always somebody's."""
    reactions = [row.reaction for row in rows if row.reaction is not None]
    for reaction in Reaction:
        if reactions.count(reaction) > 1:
            whose = " and ".join(row.character for row in rows if row.reaction is reaction)
            raise ValueError(f"the reaction {reaction} belongs to one character, not to {whose}")


G, W, K = Sort.GOLD, Sort.WEIN, Sort.KORN

STANDARD: Final = Overview(
    rows=(
        Row(Character.KAISER, (Levy(G), Fetch((G, G))), Reaction.ILLEGAL),
        Row(Character.RICHTER, (FetchDifferent(2),), Reaction.FINE),
        Row(Character.PAPST, (Levy(W), Fetch((W, W))), Reaction.FORGIVE),
        Row(Character.ZAUBERER, (Enchant(2),), Reaction.IMMUNE),
        Row(Character.DIEB, (Steal(2),), None),
        Row(Character.BAUER, (Fetch((K, K)),), None),
    )
)
"""The table of the house."""
