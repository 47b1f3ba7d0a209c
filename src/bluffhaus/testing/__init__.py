"""The public test kit: the laws every game keeps, people who tell stories, playthroughs, perft.

`machine` needs Hypothesis and is imported from `bluffhaus.testing.machine`; everything else needs
nothing but the house itself.
"""

from bluffhaus.testing.audience import check_audience, names_of, table_of
from bluffhaus.testing.histories import LawBroken, Trial, relatives, said_in, walk
from bluffhaus.testing.journals import dumped, keep, loaded, resumed, still_told
from bluffhaus.testing.laws import LAWS, holds_throughout, sight_of, trials
from bluffhaus.testing.people import (
    ANTON,
    BERND,
    CLAUDIA,
    DORIS,
    EMIL,
    FRIEDA,
    GUSTAV,
    HANNA,
    IDA,
    name,
)
from bluffhaus.testing.perft import Counted, perft
from bluffhaus.testing.snapshots import snapshot
from bluffhaus.testing.variations import variations

__all__ = [
    "ANTON",
    "BERND",
    "CLAUDIA",
    "DORIS",
    "EMIL",
    "FRIEDA",
    "GUSTAV",
    "HANNA",
    "IDA",
    "LAWS",
    "Counted",
    "LawBroken",
    "Trial",
    "check_audience",
    "dumped",
    "holds_throughout",
    "keep",
    "loaded",
    "name",
    "names_of",
    "perft",
    "relatives",
    "resumed",
    "said_in",
    "sight_of",
    "snapshot",
    "still_told",
    "table_of",
    "trials",
    "variations",
    "walk",
]
