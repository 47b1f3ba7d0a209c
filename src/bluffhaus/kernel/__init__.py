"""The eight words every game is written in. Pure: no clock, no socket, no global random."""

from bluffhaus.kernel.chance import Chance, Chances, Fair, Scripted, Seeded
from bluffhaus.kernel.errors import BluffhausError, Illegal, JournalError, Malformed, RulesBug
from bluffhaus.kernel.game import Game, Outcome, Pace, State, advance, prompts
from bluffhaus.kernel.match import Entry, Match, replay
from bluffhaus.kernel.menu import Choice, Menu, Refusal
from bluffhaus.kernel.words import TABLE, Event, Move, Prompt, Seat

__all__ = [
    "TABLE",
    "BluffhausError",
    "Chance",
    "Chances",
    "Choice",
    "Entry",
    "Event",
    "Fair",
    "Game",
    "Illegal",
    "JournalError",
    "Malformed",
    "Match",
    "Menu",
    "Move",
    "Outcome",
    "Pace",
    "Prompt",
    "Refusal",
    "RulesBug",
    "Scripted",
    "Seat",
    "Seeded",
    "State",
    "advance",
    "prompts",
    "replay",
]
