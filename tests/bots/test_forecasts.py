"""Forecasts: expected income of trains, the cost of lacking money, and the effect of an acquisition."""

from __future__ import annotations

import pytest
from bots.test_positions import running
from rules.positions import floated, in_stock_round, on_top

from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.forecast.incomes import _USUAL, LASTING, ExpectedIncomes, usual
from cz18.bots.market.acquiring import united
from cz18.bots.weights import ENGINEER
from cz18.facts.companies import COMPANY, Size
from cz18.rules.state import GameState, Station

BCB, NWB = COMPANY["BCB"].index, COMPANY["NWB"].index


def test_usual_income_grows_from_round_to_round() -> None:
    """Later rounds earn more, longer trains earn more, and a second train adds less than the first."""
    for face in ("2", "4", "3+3", "5+5", "3E", "8E"):
        incomes = [usual(Size.MEDIUM, (face,), place) for place in range(13)]
        assert incomes == sorted(incomes) and incomes[0] < incomes[-1]
    alone, both = usual(Size.SMALL, ("3",), 8), usual(Size.SMALL, ("3", "3"), 8)
    assert alone < both < 2 * alone
    assert usual(Size.SMALL, ("4",), 8.5) == pytest.approx(
        (usual(Size.SMALL, ("4",), 8) + usual(Size.SMALL, ("4",), 9)) / 2
    )


def test_a_lead_fades_from_round_to_round() -> None:
    """A company above the usual income is expected to stay above it, by less each round."""
    state = in_stock_round(running("BCB", "a0 a1", "CCCC"), 3)
    incomes = ExpectedIncomes(state)
    faces = ("4",)
    start, size = int(incomes.start), Size.SMALL
    assert incomes.today(BCB, faces) > usual(size, faces, start)
    leads = [incomes.later(BCB, faces, start + ahead) / usual(size, faces, start + ahead) for ahead in range(8)]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] > leads[1] > leads[-1] > 1.0
    assert leads[-1] == pytest.approx((incomes.today(BCB, faces) / usual(size, faces, start)) ** LASTING[-1])


def test_a_company_without_track_is_expected_to_earn_the_usual_income() -> None:
    """Without track there is no better estimate."""
    incomes = ExpectedIncomes(in_stock_round(running("BCB", "a0", "CC"), 3))
    assert incomes.later(NWB, ("3+3",), 8) == usual(Size.MEDIUM, ("3+3",), 8)


def test_a_cautious_bot_counts_a_shortage_that_is_rounds_away() -> None:
    """2-trains are scrapped when a 4 is sold; without money for the next train that is a loss, larger the sooner."""
    poor = in_stock_round(running("BCB", "a0 a1", "CC", treasury=0), 3)
    cautious = ENGINEER._replace(fading=0.1)
    lacks = [
        [Forecasts(on_top(poor, card), weights).forecast(BCB).lacks for card in ("c0", "d1", "d3")]
        for weights in (ENGINEER, cautious)
    ]
    for careless, careful in zip(*lacks, strict=True):
        assert careless <= careful
    assert lacks[0] < lacks[1]
    rich = in_stock_round(running("BCB", "a0 a1", "CC", treasury=900), 3)
    assert Forecasts(on_top(rich, "d1"), cautious).forecast(BCB).lacks == 0


def test_an_acquirer_takes_over_the_stations() -> None:
    """All but those on a hex where the acquirer already has a station (R-108)."""
    state: GameState = floated(running("BCB", "a0", "CC"), "NWB")
    home = next(item for item in state.stations if item.company == BCB)
    others = (Station(home.hex, 1, NWB), Station(home.hex + 1, 0, NWB))
    state = state._replace(stations=tuple(sorted((*state.stations, *others))))
    after = united(state, NWB, BCB)
    assert {item.company for item in after.stations} == {NWB}
    assert sorted(item.hex for item in after.stations) == [home.hex, home.hex + 1]


def test_a_train_without_measured_incomes_counts_as_the_most_similar_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new train type needs no row in the table: an E-train is compared with the E-train nearest in length."""
    expected = usual(Size.LARGE, ("5E",), 6)
    assert expected != usual(Size.LARGE, ("6E",), 6)
    monkeypatch.delitem(_USUAL, "6E")
    assert usual(Size.LARGE, ("6E",), 6) == expected
