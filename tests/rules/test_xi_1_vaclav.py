"""Bohemia: Vaclav's companies arrive, operate and get their trains (XI.1)."""

from __future__ import annotations

import pytest

from cz18 import GameState, best_runs, decision, legal_actions
from cz18.facts.companies import COMPANY, Size
from cz18.rules import events as happened
from cz18.rules.actions import (
    BuyTrain,
    ChooseCity,
    EndStep,
    LayHomeTile,
    LayTile,
    Pass,
    PayOut,
    PlaceStation,
    Run,
    Withhold,
)
from cz18.rules.questions import top_card
from cz18.rules.shares.chart import price_of
from cz18.rules.state import Status
from rules.bohemia import bohemia, given_train, vaclav_has, vaclavs, without_vaclav
from rules.positions import (
    after,
    before_turn,
    cash,
    charter,
    company,
    events_of,
    floated,
    in_phase,
    in_step,
    laid,
    play,
    player,
    refusal,
    stations,
)


def price(state: GameState, name: str) -> int:
    return price_of(state, COMPANY[name].index)


def decides(state: GameState) -> tuple[str, int, str | None]:
    due = decision(state)
    assert due is not None
    return due.kind, due.player, due.company


# Arrivals


def about_to_buy(letter: str, **options: object) -> GameState:
    """Seat 0's EKJ stands before the first card of this letter; Vaclav has BCB."""
    before = {"b": "a", "d": "c"}[letter]
    state = vaclav_has(without_vaclav(bohemia(**options)), "BCB", trains=("a0",))
    state = floated(state, "EKJ", price=60, treasury=500, trains=("a1",))
    state = stations(in_phase(state, before), "EKJ", "D4")
    while top_card(state)[0] != letter:
        state = state._replace(cards_gone=state.cards_gone + 1)
    return in_step(state, "EKJ", "trains", number="3.1")


@pytest.mark.rule("XI.1-13", "XI.1-15", "XI.1-16", "XI.1-17", "XI.1-18", "R-162", "R-165")
def test_xi_1_with_the_first_b_card_vaclav_gets_a_medium_company() -> None:
    """With the first b-card bought Vaclav gets 60 % of a medium company at 60, with the next card as 2+2 (XI.1)."""
    state, events = play(about_to_buy("b"), BuyTrain("EKJ", "b0", "2"))
    [arrived] = events_of(events, happened.VaclavArrived)
    name = arrived.company
    assert name in ("BN", "NWB", "ATE", "BTE")
    item = charter(state, name)
    assert (item.status, item.treasury, price(state, name)) == (Status.FLOATED, 0, 60)
    assert state.vaclav[COMPANY[name].index] == 3
    assert [(train.card, train.face) for train in item.trains] == [("b1", "2+2")]
    assert COMPANY[name].index not in state.queue
    assert [(t.card, t.face) for t in charter(state, "EKJ").trains] == [("a1", "2"), ("b0", "2")]


@pytest.mark.rule("XI.1-14", "XI.1-15", "XI.1-17")
def test_xi_1_with_the_first_d_card_vaclav_gets_a_large_company() -> None:
    """With the first d-card Vaclav gets 50 % of a large company at 90, with the next card as 3E (XI.1)."""
    state = vaclav_has(about_to_buy("d"), "BN", trains=("b0:2+2",))
    state, events = play(state, BuyTrain("EKJ", "d0", "3"))
    [arrived] = events_of(events, happened.VaclavArrived)
    assert arrived.company in ("Sx", "By", "kk")
    item = charter(state, arrived.company)
    assert price(state, arrived.company) == 90
    assert state.vaclav[COMPANY[arrived.company].index] == 5
    assert [(train.card, train.face) for train in item.trains] == [("d1", "3E")]


@pytest.mark.rule("XI.1-12", "XI.1-16", "R-161", "R-162")
def test_xi_1_new_companies_wait_for_the_next_round() -> None:
    """The small company acts in the first operating round; one that arrives acts from the next one on (XI.1)."""
    state = bohemia()
    [small] = vaclavs(state)
    state = after(state, Pass(0), Pass(1))
    while state.stock is not None:
        due = decision(state)
        assert due is not None
        state = after(state, Pass(due.player))
    assert decides(state)[2] == small
    state = after(about_to_buy("b"), BuyTrain("EKJ", "b0", "2"), EndStep("EKJ", "trains"))
    medium = next(name for name in vaclavs(state) if COMPANY[name].size is Size.MEDIUM)
    assert state.stock is not None, "the round ended without a turn of the newcomer"
    assert not charter(state, medium).operated


@pytest.mark.rule("XI.1-13", "R-162")
def test_xi_1_a_card_given_to_vaclav_counts_as_well() -> None:
    """If the exchange hands out the first b-card the medium company arrives then (R-162)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", trains=("a0",))._replace(cards_gone=5)
    state = given_train(state, "BCB")
    assert [train.card for train in charter(state, "BCB").trains] == ["b0"]
    [medium] = [name for name in vaclavs(state) if COMPANY[name].size is Size.MEDIUM]
    assert [train.card for train in charter(state, medium).trains] == ["b1"]


# The exchange in place of the export


def end_of_set(state: GameState, number: str = "2.1") -> GameState:
    """Nobody is left to act in the last round of a set but EKJ at its train step."""
    state = stations(floated(state, "EKJ", price=60, trains=("c3",)), "EKJ", "D4")
    return in_step(state, "EKJ", "trains", number=number)


@pytest.mark.rule("XI.1-27", "XI.1-28", "XI.1-29", "XI.1-30", "R-173")
def test_xi_1_exchange_replaces_the_export() -> None:
    """Each of his companies gets the next card, small first, unpaid; the old trains leave the game (XI.1)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", trains=("a0",))
    state = in_phase(vaclav_has(state, "BN", trains=("b1:2+2",)), "c")
    state, events = play(end_of_set(state), EndStep("EKJ", "trains"))
    assert [(e.company, e.train, e.face) for e in events_of(events, happened.TrainGiven)] == [
        ("BCB", "c1", "3"), ("BN", "c2", "2+2"),
    ]  # fmt: skip
    assert not events_of(events, happened.TrainExported)
    assert not state.pool and state.cards_gone == 12
    assert [len(charter(state, name).trains) for name in ("BCB", "BN")] == [1, 1]
    assert charter(state, "BCB").treasury == 0
    assert not [event for event in events_of(events, happened.MoneyPaid) if event.reason == "train"]


@pytest.mark.rule("XI.1-32", "R-164")
def test_xi_1_a_company_that_arrives_in_the_exchange_is_served_once() -> None:
    """The small one takes the first d-card, the large one arrives and takes the next, then the medium one (R-164)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", trains=("a0",))
    state = in_phase(vaclav_has(state, "BN", trains=("b1:2+2",)), "c")._replace(cards_gone=13)
    state, events = play(end_of_set(state, "4.1"), EndStep("EKJ", "trains"))
    [arrived] = events_of(events, happened.VaclavArrived)
    assert [(e.company, e.train) for e in events_of(events, happened.TrainGiven)] == [
        (arrived.company, "d1"), ("BCB", "d0"), ("BN", "d2"),
    ]  # fmt: skip
    assert state.phase == 3


@pytest.mark.rule("XI.1-31", "R-163")
def test_xi_1_a_given_card_opens_the_phase_and_scraps_its_colour() -> None:
    """The first e-card given as a 4-train scraps the 2-trains only, and lowers the limit of small ones (R-163)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", trains=("d0",))
    state = in_phase(state, "d")._replace(cards_gone=17)
    state = floated(state, "VBW", price=55, trains=("a3", "b0"), director=1)
    state = company(end_of_set(state, "5.2"), "EKJ", trains=("c3",))
    state = floated(state, "NWB", price=70, trains=("b3:2+2",))
    state, events = play(state, EndStep("EKJ", "trains"))
    assert [(e.train, e.face) for e in events_of(events, happened.TrainGiven)] == [("e0", "4")]
    assert state.scrapped == ("2",)
    assert not charter(state, "VBW").trains
    assert [train.face for train in charter(state, "NWB").trains] == ["2+2"]
    assert [event.letter for event in events_of(events, happened.PhaseBegan)] == ["e"]


@pytest.mark.rule("XI.1-33", "XI.1-25", "R-166", "XI.1-26")
def test_xi_1_a_scrapped_train_is_missing_until_the_exchange() -> None:
    """A 4-train sold to a player scraps Vaclav's 2; his company earns nothing, falls, and need not buy (R-166)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", trains=("a0",), price=60)
    state = stations(state, "BCB", "E15")
    state = in_phase(state, "d")._replace(cards_gone=17)
    state = stations(floated(state, "EKJ", price=70, treasury=300, trains=("c3",)), "EKJ", "D4")
    state = before_turn(state, "EKJ", "BCB", number="5.1")
    state = after(state, BuyTrain("EKJ", "e0", "4"), EndStep("EKJ", "trains"))
    assert charter(state, "BCB").trains == () and decides(state)[2] == "BCB"
    state = after(state, EndStep("BCB", "track"))
    state, events = play(state, EndStep("BCB", "station"))
    assert [(e.company, e.old, e.new) for e in events_of(events, happened.PriceMoved)] == [("BCB", 60, 55)]
    assert not events_of(events, happened.DividendPaid)


# His turns


def vaclav_at(name: str, step: str, *hexes: str) -> GameState:
    state = vaclav_has(without_vaclav(bohemia()), name)
    return in_step(stations(state, name, *hexes), name, step, number="5.1")


@pytest.mark.rule("XI.1-19", "XI.1-20", "R-169", "R-175")
@pytest.mark.parametrize(
    ("name", "home", "track", "station"), [("BCB", "E15", 0, 1), ("BTE", "D2", 1, 0), ("kk", "I17", 0, 1)]
)
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_xi_1_one_player_decides_each_step(
    name: str, home: str, track: int, station: int, order: tuple[int, int]
) -> None:
    """Track of small and large is for the lowest card, of medium for the other; stations the other way (XI.1)."""
    at_track = vaclav_at(name, "track", home)._replace(order=order)
    assert decides(at_track) == ("track", order[track], name)
    at_station = vaclav_at(name, "station", home)._replace(order=order)
    assert decides(at_station) == ("station", order[station], name)


@pytest.mark.rule("XI.1-19", "R-169")
def test_xi_1_the_red_tile_is_track() -> None:
    """Vaclav's red tile is placed by the one who decides on track, and nobody else (R-169)."""
    state = company(vaclav_has(without_vaclav(bohemia()), "kk"), "kk", operated=False)
    state = stations(floated(in_phase(state, "d"), "EKJ", price=120, trains=("c3",)), "EKJ", "D4")
    state = after(before_turn(state, "EKJ", "kk", number="5.1"), EndStep("EKJ", "trains"))
    assert decides(state) == ("home_station", 0, "kk")
    state = after(state, next(a for a in legal_actions(state) if isinstance(a, LayHomeTile)))
    assert decides(state) == ("track", 0, "kk")


@pytest.mark.rule("R-169", "XI.1-20")
def test_xi_1_the_city_of_ate_is_a_station() -> None:
    """If ATE is Vaclav's, its city is chosen by the one who decides on its stations (R-169)."""
    state = company(vaclav_has(without_vaclav(bohemia()), "ATE"), "ATE", operated=False)
    state = laid(in_phase(state, "d"), {"B8": ("8859", 1)})
    state = stations(floated(state, "EKJ", price=120, trains=("c3",)), "EKJ", "D4")
    state = after(before_turn(state, "EKJ", "ATE", number="5.1"), EndStep("EKJ", "trains"))
    assert decides(state) == ("home_station", 0, "ATE")
    assert decides(after(state, ChooseCity("ATE", 0))) == ("track", 1, "ATE")


@pytest.mark.rule("XI.1-21", "XI.1-23", "R-170")
def test_xi_1_vaclav_pays_no_terrain() -> None:
    """His company lays its home tile over the river without a treasury, and a second one in its first turn (XI.1)."""
    state = in_step(
        stations(vaclav_has(without_vaclav(bohemia()), "BCB"), "BCB", "E15"), "BCB", "track", first=True
    )
    state = company(state, "BCB", has_laid=False)
    state, events = play(state, LayTile("BCB", "E15", "57", 1))
    assert not events_of(events, happened.MoneyPaid)
    second = [action for action in legal_actions(state) if isinstance(action, LayTile)]
    assert second, "a first turn allows two yellow tiles"
    state = after(state, second[0])
    assert decides(state)[0] == "station" and charter(state, "BCB").treasury == 0


@pytest.mark.rule("XI.1-22", "R-170")
def test_xi_1_vaclav_pays_nothing_for_stations() -> None:
    """His further station is placed without money (XI.1)."""
    state = vaclav_at("BCB", "station", "E15")
    state = laid(state, {"E15": ("57", 1), "E13": ("9", 1), "E17": ("6", 1)})
    places = [action for action in legal_actions(state) if isinstance(action, PlaceStation)]
    assert places
    state, events = play(state, places[0])
    assert not events_of(events, happened.MoneyPaid)
    assert charter(state, "BCB").markers == 1


@pytest.mark.rule("XI.1-24", "XI.1-25", "XI.1-36", "R-171", "R-168", "XI.1-26")
def test_xi_1_his_company_runs_for_the_maximum_and_pays() -> None:
    """The best run is run and paid automatically; his own part stays in the bank (R-171)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", trains=("d0",), price=60)
    state = player(stations(state, "BCB", "E15"), 1, cash=0, shares={"BCB": 1})
    state = laid(state, {"E15": ("619", 0), "E13": ("9", 1), "D14": ("9", 0), "F14": ("9", 0)})
    state = laid(state, {"D16": ("57", 1), "E17": ("57", 1)})
    best = best_runs(state, "BCB").total
    assert best > 0, "the position has a run"
    state, events = play(in_step(state, "BCB", "station", number="5.1"), EndStep("BCB", "station"))
    assert [event.income for event in events_of(events, happened.TrainsRan)] == [best]
    assert [event.income for event in events_of(events, happened.DividendPaid)] == [best]
    paid = [event for event in events_of(events, happened.MoneyPaid) if event.reason == "dividend"]
    assert [(event.payee.name, event.amount) for event in paid] == [(1, -(-best // 4))]
    assert cash(state, 1) >= -(-best // 4)
    assert ("BCB", 60, 65) in [(e.company, e.old, e.new) for e in events_of(events, happened.PriceMoved)]
    assert [event.company for event in events_of(events, happened.TurnEnded)] == ["BCB"]


@pytest.mark.rule("XI.1-24", "R-171")
def test_xi_1_a_lower_run_is_impossible() -> None:
    """There is no moment at which anyone could claim a run for Vaclav's company (R-171)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", trains=("d0",))
    state = laid(stations(state, "BCB", "E15"), {"E15": ("57", 1), "E17": ("57", 1)})
    for step in ("track", "station"):
        at_step = in_step(state, "BCB", step, number="5.1")
        assert refusal(at_step, Run("BCB", ())) == ("VIII.7", "not_now")
        assert not [action for action in legal_actions(at_step) if isinstance(action, Run)]


@pytest.mark.rule("XI.1-25")
def test_xi_1_his_large_company_rises_two_spaces() -> None:
    """A dividend moves the marker of a large company two spaces, Vaclav's too (XI.1)."""
    state = in_phase(vaclav_has(without_vaclav(bohemia()), "kk", trains=("d0:3E",), price=100), "d")
    state = laid(stations(state, "kk", "I17"), {"I17": ("8895", 2), "H16": ("3", 4)})
    state, events = play(in_step(state, "kk", "station", number="5.1"), EndStep("kk", "station"))
    assert [event.income for event in events_of(events, happened.DividendPaid)] == [30 + 50 + 10]
    moved = [(e.old, e.new) for e in events_of(events, happened.PriceMoved) if e.company == "kk"]
    assert moved == [(100, 120)]


@pytest.mark.rule("XI.1-26")
def test_xi_1_his_company_buys_nothing_and_need_own_nothing() -> None:
    """The turn ends after the income, without acquisition or train step, also without a train (XI.1)."""
    state = vaclav_at("BCB", "station", "E15")
    state, events = play(state, EndStep("BCB", "station"))
    assert [event.company for event in events_of(events, happened.TurnEnded)] == ["BCB"]
    assert refusal(vaclav_at("BCB", "track", "E15"), BuyTrain("BCB", "a1", "2")) == ("VIII.10", "not_now")


@pytest.mark.rule("XI.1-26", "R-166")
def test_xi_1_no_duty_either_where_his_turn_is_played_by_hand() -> None:
    """18xx.games plays his turn step by step; without a train his company still owes none (XI.1)."""
    state = bohemia(profile="18xx.games")
    [small] = vaclavs(state)
    state = in_step(company(state, small, trains=()), small, "trains", number="5.1")
    state = after(state, EndStep(small, "trains"))
    state, events = play(state, EndStep(small, "trains"))
    assert [event.company for event in events_of(events, happened.TurnEnded)] == [small]


@pytest.mark.rule("XI.1-24", "R-171")
def test_xi_1_his_income_is_paid_out_also_where_his_trains_are_run_by_hand() -> None:
    """18xx.games lets a player run his trains, but not keep what they earn (XI.1)."""
    state = bohemia(profile="18xx.games")
    [small] = vaclavs(state)
    state = in_step(state, small, "dividend", number="5.1", income=40)
    assert legal_actions(state) == [PayOut(small)]
    assert refusal(state, Withhold(small)) == ("XI.1", "vaclav_pays_out")
