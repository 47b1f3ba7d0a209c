"""The laboratory: many matches from seeds, and how sure one may be of what they show."""

from bluffhaus.lab.statistics import Interval, bootstrap, percentile, wilson
from bluffhaus.lab.tournament import Pairing, Played, Record, Watch, pairing, play

__all__ = [
    "Interval",
    "Pairing",
    "Played",
    "Record",
    "Watch",
    "bootstrap",
    "pairing",
    "percentile",
    "play",
    "wilson",
]
