"""Every game of the house keeps every law at every table size."""

from __future__ import annotations

import pytest

from bluffhaus.games import GAMES
from bluffhaus.games.luegenkniffel import Options
from bluffhaus.testing import LAWS, Trial, trials
from bluffhaus.testing.laws import Law

OTHER_OPTIONS = [
    Trial(GAMES["luegenkniffel"], seats, options, seeds=(3, 5))
    for seats in (2, 5)
    for options in (Options(at_least=True), Options(tell_truth=False, seconds=0))
]


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("trial", trials(GAMES.values()), ids=str)
def test_every_game_keeps_every_law(law: Law, trial: Trial) -> None:
    law(trial)


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("trial", OTHER_OPTIONS, ids=str)
def test_the_laws_hold_whatever_the_host_has_chosen(law: Law, trial: Trial) -> None:
    law(trial)
