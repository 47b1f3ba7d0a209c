"""Every example and every special case of the rulebook, in its order, played by its people."""

from __future__ import annotations

import pytest

from bluffhaus.games.luegenkniffel.words import Revealed, Throw
from bluffhaus.testing import ANTON, BERND, CLAUDIA, DORIS
from bluffhaus.testing.luegenkniffel import Evening


@pytest.mark.rule("luegenkniffel §2.3")
def test_zweiter_wurf_bis_zu_vier_wuerfel_oder_keinen() -> None:
    """„… läßt der Spieler bis zu 4 Würfel (oder keinen) verdeckt … stehen.“"""
    for leaving in ("", "4", "4-4", "4-4-4", "4-4-4-2"):
        evening = Evening()
        evening.throws(ANTON, "4-4-4-2-5")
        evening.throws(ANTON, "4-4-4-2-6", leaving=leaving)
        assert evening.table.throws == 2


@pytest.mark.rule("luegenkniffel §2.4")
def test_dritter_wurf_wieder_beliebig_viele_oder_keinen() -> None:
    evening = Evening()
    evening.throws(ANTON, "4-4-1-2-3")
    evening.throws(ANTON, "4-4-4-1-2", leaving="4-4")
    evening.throws(ANTON, "4-4-4-4-6", leaving="4")
    assert sorted(evening.match.state.cups) == [1, 1, 2, 3, 3]


@pytest.mark.rule("luegenkniffel §2.4")
def test_was_liegt_das_liegt() -> None:
    """„Es ist nicht erlaubt, für den dritten Wurf auch Würfel zu verwenden, die unter dem ersten
    Becher liegen.“"""
    evening = Evening()
    evening.throws(ANTON, "4-4-4-2-5")
    evening.throws(ANTON, "4-4-4-1-6", leaving="4-4-4")
    free = {die for die, cup in enumerate(evening.match.state.cups) if cup == 2}
    for move in evening.match.prompts[ANTON].moves:
        assert not isinstance(move, Throw) or set(move.leave) < free


@pytest.mark.rule("luegenkniffel §3.1")
def test_bluffen_ist_erlaubt() -> None:
    """„… ganz gleich, was er tatsächlich gewürfelt hat!“"""
    evening = Evening()
    evening.turn(ANTON, "1-2-2-3-6", "Fünf 6er!")
    evening.believed()
    assert evening.points(ANTON, "6er") == 30


@pytest.mark.rule("luegenkniffel §3.3")
def test_jede_kombination_nur_einmal() -> None:
    """„Wer bei einem Wurf also schon Punkte notiert hat, kann denselben Wurf nicht noch einmal
    ansagen.“"""
    evening = Evening(people=2)
    for seat in (ANTON, BERND):
        evening.turn(seat, "4-4-4-2-5", "Drei 4er!")
        evening.believed()
    evening.throws(ANTON, "4-4-4-4-5")
    assert not evening.open_for(ANTON, "4er")
    assert evening.refused(ANTON, "Vier 4er!").code == "field_closed"


@pytest.mark.rule("luegenkniffel §3.6")
def test_fall_a_niemand_erhebt_einspruch() -> None:
    """Anton writes down what he announced; his dice go back into the cup unseen."""
    evening = Evening()
    evening.turn(ANTON, "4-4-4-2-5", "Vier 4er!")
    evening.believed()
    assert evening.points(ANTON, "4er") == 16
    assert [evening.points(seat, "4er") for seat in (BERND, CLAUDIA, DORIS)] == [None] * 3
    assert not any(isinstance(event, Revealed) for event in evening.happened)
    assert evening.roller == BERND


@pytest.mark.rule("luegenkniffel §3.7")
def test_fall_b1_nicht_geblufft() -> None:
    """Anton told the truth: Bernd and Claudia, who doubted, make a stroke each."""
    evening = Evening()
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er!")
    evening.doubts(BERND, CLAUDIA)
    assert evening.points(ANTON, "4er") == 12
    assert evening.strokes(BERND, "4er") == evening.strokes(CLAUDIA, "4er") == 1
    assert evening.strokes(DORIS, "4er") == 0


@pytest.mark.rule("luegenkniffel §3.8")
def test_fall_b2_gelogen() -> None:
    """Anton lied: Bernd writes down what was announced, Claudia has points there already and „geht
    leer aus“."""
    evening = Evening()
    evening.has(CLAUDIA, "große Straße", points=40)
    evening.turn(ANTON, "1-2-3-4-6", "große Straße!")
    evening.doubts(BERND, CLAUDIA)
    assert evening.strokes(ANTON, "große Straße") == 1
    assert evening.points(BERND, "große Straße") == 40
    assert evening.points(CLAUDIA, "große Straße") == 40
    assert evening.points(DORIS, "große Straße") is None


@pytest.mark.rule("luegenkniffel §3.9")
def test_ausnahme_kniffel() -> None:
    """„… das wäre ein allzu leicht verdienter Kniffel!“"""
    evening = Evening()
    evening.turn(ANTON, "6-6-6-6-5", "Kniffel!")
    evening.doubts(BERND, CLAUDIA, DORIS)
    assert evening.strokes(ANTON, "Kniffel") == 1
    assert [sheet.total for sheet in evening.table.sheets] == [0, 0, 0, 0]


@pytest.mark.rule("luegenkniffel §3.5")
def test_wer_nie_etwas_anzweifelt_riskiert_und_verliert_nichts() -> None:
    evening = Evening(people=3)
    for said in ("Drei 4er!", "Vier 4er!"):
        evening.turn(evening.roller, "4-4-4-2-5", said)
        evening.doubts(CLAUDIA) if evening.roller == ANTON else evening.believed()
    assert sum(evening.table.sheets[BERND].strokes) == 0


@pytest.mark.rule("luegenkniffel §4.2")
def test_ein_zweites_mal_denselben_wurf_streichen() -> None:
    """„Das gilt auch dann, wenn er hier bereits Punkte notiert hatte!“"""
    evening = Evening()
    evening.has(BERND, "4er", points=12)
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er!")
    evening.doubts(BERND)
    assert evening.points(BERND, "4er") == 12
    evening.turn(BERND, "1-1-1-2-2", "Drei 1er!")
    evening.believed()
    evening.turn(CLAUDIA, "4-4-1-2-5", "Zwei 4er!")
    evening.doubts(BERND)
    assert evening.struck(BERND, "4er")
    assert evening.table.sheets[BERND].total == 3


@pytest.mark.rule("luegenkniffel §4.3")
def test_pech_gehabt() -> None:
    """„Was einmal notiert wurde, kann niemals verbessert werden!“"""
    evening = Evening()
    evening.has(BERND, "Chance", points=7)
    evening.turn(ANTON, "1-1-1-1-1", "Chance 30")
    evening.doubts(BERND)
    assert evening.points(BERND, "Chance") == 7


@pytest.mark.rule("luegenkniffel §5.2")
def test_spielende_sobald_ein_spieler_alle_felder_ausgefuellt_hat() -> None:
    """„(nicht jeder!) … sind die übrigen Spieler noch einmal an der Reihe.“"""
    evening = Evening(people=3)
    evening.has_all_but(ANTON, "1er")
    evening.turn(ANTON, "1-1-1-2-3", "Drei 1er!")
    evening.believed()
    for seat in (BERND, CLAUDIA):
        assert evening.roller == seat
        evening.turn(seat, "1-1-1-2-3", "Drei 1er!")
        evening.believed()
    assert evening.over


@pytest.mark.rule("luegenkniffel §4.4")
def test_gewuerfelt_wurde_4_4_4_2_5() -> None:
    """„Drei 4er!“ … angeschrieben werden 3x4=12 Punkte."""
    evening = Evening()
    evening.turn(ANTON, "4-4-4-2-5", "Drei 4er!")
    evening.doubts(BERND)
    assert evening.lie() is False
    assert evening.points(ANTON, "4er") == 12


@pytest.mark.rule("luegenkniffel §3.4")
def test_natuerlich_koennte_auch_ein_2er_angesagt_werden() -> None:
    """„… aber das wäre ein miserables Ergebnis.“"""
    evening = Evening()
    evening.turn(ANTON, "4-4-4-2-5", "Ein 2er!")
    evening.doubts(BERND)
    assert evening.lie() is False
    assert evening.points(ANTON, "2er") == 2


@pytest.mark.rule("luegenkniffel §4.6")
def test_dreierpasch_mit_19_punkten() -> None:
    """„Der Wurf 4-4-4-2-5 kann auch als ‚Dreierpasch mit 19 Punkten‘ angesagt werden.“"""
    evening = Evening()
    evening.turn(ANTON, "4-4-4-2-5", "Dreierpasch mit 19 Punkten")
    evening.doubts(BERND)
    assert evening.lie() is False
    assert evening.points(ANTON, "Dreierpasch") == 19


@pytest.mark.parametrize(
    ("lying", "said", "points"),
    [
        pytest.param("4-4-4-5-5", "Full-House", 25, marks=pytest.mark.rule("luegenkniffel §4.8")),
        pytest.param(
            "2-3-4-5-2", "kleine Straße", 30, marks=pytest.mark.rule("luegenkniffel §4.9")
        ),
        pytest.param(
            "1-2-3-4-5", "große Straße", 40, marks=pytest.mark.rule("luegenkniffel §4.10")
        ),
        pytest.param(
            "2-3-4-5-6", "große Straße", 40, marks=pytest.mark.rule("luegenkniffel §4.10")
        ),
        pytest.param("4-4-4-4-4", "Kniffel", 50, marks=pytest.mark.rule("luegenkniffel §4.11")),
        pytest.param("1-3-3-6-6", "Chance 19", 19, marks=pytest.mark.rule("luegenkniffel §4.12")),
        pytest.param(
            "4-4-4-4-2", "Viererpasch 18", 18, marks=pytest.mark.rule("luegenkniffel §4.7")
        ),
    ],
)
def test_die_kombinationen_des_anhangs(lying: str, said: str, points: int) -> None:
    evening = Evening()
    evening.turn(ANTON, lying, said)
    evening.doubts(BERND)
    assert evening.lie() is False
    assert evening.table.sheets[ANTON].total == points
