"""Hand-made positions, each with one obviously right choice."""

from __future__ import annotations

from random import Random

import pytest
from rules.positions import (
    a_game,
    after,
    charter,
    company,
    floated,
    in_step,
    in_stock_round,
    laid,
    local_railway,
    on_top,
    player,
    row,
    started,
    stations,
)

from cz18 import Action, GameState, best_runs, previews
from cz18.bots.base import as_seen
from cz18.bots.strategies import APPRENTICE, ENGINEER
from cz18.bots.strategy import Strategy
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    AcceptOffer,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    DeclineOffer,
    EndStep,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PayOut,
    RepayDebt,
    SellLocalRailway,
    SellShares,
    StartCompany,
    Withhold,
)
from cz18.rules.engine import action_ranges

BOTH = pytest.mark.parametrize("bot", [APPRENTICE, ENGINEER], ids=lambda bot: bot.name)


def choice(bot: Strategy, state: GameState) -> Action:
    """What the bot does here."""
    return bot.decide(as_seen(state), action_ranges(state), Random(1))


def running(name: str, trains: str, kinds: str, **charter: int) -> GameState:
    """A company with a row of straight tiles from its station on F4, and these trains."""
    state = laid(floated(a_game(), name, trains=tuple(trains.split()), **charter), row(kinds))
    return stations(state, name, "F4")


# Trains


@BOTH
def test_a_company_that_must_buy_takes_a_train_it_can_run(bot: Strategy) -> None:
    """A medium company does not spend its money on a red train it could only own (VIII.10-17)."""
    state = on_top(in_step(floated(a_game(), "KFN", treasury=200), "KFN", "trains", number="5.1"), "d1")
    assert choice(bot, state) == BuyTrain("KFN", "d1", "3+3")


@BOTH
def test_a_local_railway_is_sold_before_the_director_pays(bot: Strategy) -> None:
    """The company helps itself before its Director has to (VIII.11, IV.1-29)."""
    state = floated(a_game(), "BCB", treasury=30)
    state = local_railway(player(state, 0, cash=20), "S1", company="BCB")
    state = on_top(in_step(state, "BCB", "trains", number="5.1"), "b3")
    assert choice(bot, state) == SellLocalRailway("BCB", "S1")


@BOTH
def test_the_last_train_is_not_for_sale(bot: Strategy) -> None:
    """Neither for 1 K nor for its printed price: the company would have to buy again (VIII.10-01)."""
    state = floated(a_game(), "BCB", treasury=400)
    state = floated(state, "OFE", director=1, trains=("c0",))
    state = on_top(in_step(state, "BCB", "trains", number="5.2"), "d1")
    for price in (1, TRAIN["3"].price):
        asked = after(state, OfferForTrain("BCB", "OFE", "c0", price))
        assert choice(bot, asked) == DeclineOffer(1)


def test_a_second_train_that_pays_for_itself_is_bought() -> None:
    """With two routes and one train, long before trains are scrapped, the second train is worth its price."""
    state = laid(floated(a_game(), "BCB", units=3, trains=("a0",), treasury=80), row("CCC"))
    state = on_top(in_step(stations(state, "BCB", "F6"), "BCB", "trains", number="2.1"), "a3")
    assert choice(ENGINEER, state) == BuyTrain("BCB", "a3", "2")


def test_no_train_is_bought_after_the_last_run() -> None:
    """In the last operating round a new train would never run (VIII.10-03, X.1-01)."""
    state = on_top(in_step(running("BCB", "e0:4", "CCCC", treasury=900), "BCB", "trains", number="8.3"), "g1")
    assert choice(ENGINEER, state) == EndStep("BCB", "trains")


# Dividends


@BOTH
def test_a_company_with_a_lasting_train_and_nothing_to_buy_pays_out(bot: Strategy) -> None:
    """Withholding then only lowers the price (VIII.8-17)."""
    state = running("BCB", "e0:4", "CCCC", price=100)
    state = on_top(in_step(state, "BCB", "dividend", number="8.2", income=80), "g1")
    assert choice(bot, state) == PayOut("BCB")


def test_income_is_kept_when_the_director_would_have_to_borrow() -> None:
    """The next card scraps the 2-trains, the treasury lacks 70 K for the next train, the Director has nothing."""
    state = player(running("BCB", "a0 a1", "CCC", treasury=180), 0, cash=0)
    state = on_top(in_step(state, "BCB", "dividend", number="4.1", income=80), "e3")
    assert choice(ENGINEER, state) == Withhold("BCB")


# Building


@BOTH
def test_the_tile_that_lifts_the_run_most_is_laid(bot: Strategy) -> None:
    """No other tile raises the income more than the one laid, and it does raise it."""
    state = on_top(in_step(running("BCB", "a0", "C", treasury=100), "BCB", "track", number="2.1"), "b0")
    action = choice(bot, state)
    changes = {item.action: item.change for item in previews(state)}
    assert changes[action] == max(changes.values()) > 0


@BOTH
def test_a_station_that_earns_nothing_is_not_paid_in_the_last_round(bot: Strategy) -> None:
    """100 K for no run more (VIII.6-06)."""
    state = stations(running("BCB", "e0:4", "CCCC", treasury=300), "BCB", "F6")
    state = on_top(in_step(state, "BCB", "station", number="8.3"), "g1")
    assert best_runs(state, "BCB").total == 80
    assert choice(bot, state) == EndStep("BCB", "station")


# Acquisitions and local railways


@BOTH
def test_half_price_for_a_company_that_earns_is_declined(bot: Strategy) -> None:
    """A ruinous offer (VIII.9-03)."""
    state = floated(running("BCB", "e0:4", "CCCC", price=100), "KFN", director=1, treasury=900)
    state = on_top(in_step(state, "KFN", "acquisition", number="7.1"), "g1")
    asked = after(state, OfferAcquisition("KFN", "BCB", 50))
    assert choice(bot, asked) == DeclineOffer(0)


@BOTH
def test_one_and_a_half_prices_for_an_empty_shell_are_accepted(bot: Strategy) -> None:
    """No train, no money, a loan ahead: accept 150 % of the price (VIII.9-04)."""
    state = floated(player(a_game(), 0, cash=10), "BCB", price=80)
    state = floated(state, "KFN", director=1, treasury=900)
    state = on_top(in_step(state, "KFN", "acquisition", number="7.1"), "g1")
    asked = after(state, OfferAcquisition("KFN", "BCB", 120))
    assert choice(bot, asked) == AcceptOffer(0)


def test_idle_money_buys_the_directors_small_local_railway() -> None:
    """Early on 45 K in cash are worth more than 5 K a round; the company can sell it again (IV.1-08, IV.1-29)."""
    state = local_railway(running("BCB", "a0 a1", "CC", treasury=60), "S1", player=0)
    state = on_top(in_step(player(state, 0, cash=20), "BCB", "trains", number="2.1"), "c0")
    assert choice(ENGINEER, state) == OfferForLocalRailway("BCB", "S1", 45)


# Stock rounds


@BOTH
def test_a_company_begun_is_floated_first(bot: Strategy) -> None:
    """A medium company at 40 % does nothing; the next share makes it run (VII.3-13)."""
    state = floated(started(a_game(), "KFN", price=60), "BCB", director=1, price=60, trains=("a0",))
    state = on_top(in_stock_round(player(company(state, "BCB", last_income=60), 0, cash=70), 3), "b2")
    assert choice(bot, state) == BuyShare(0, "KFN")


@BOTH
def test_nothing_is_founded_that_cannot_be_floated(bot: Strategy) -> None:
    """Two shares at 60 K are affordable, but not the third, without which it does not float (VII.3-13)."""
    state = on_top(in_stock_round(player(a_game(), 0, cash=130), 3), "b2")
    for name in ("EKJ", "OFE", "BCB", "MW", "VBW"):
        state = floated(state, name, director=1, price=60, units=3, trains=("a0",))
        state = player(state, 2, shares={name: 1})
    action = choice(bot, state)
    assert not isinstance(action, StartCompany)
    assert any(isinstance(other, StartCompany) for other in action_ranges(state))


@BOTH
def test_of_two_shares_at_one_price_the_better_earner_is_bought(bot: Strategy) -> None:
    """200 K a run against 20 K."""
    state = stations(laid(a_game(), row("YYYY") | row("tt", "H14")), "BCB", "F6")
    state = floated(stations(state, "OFE", "H14"), "BCB", director=1, price=80, trains=("g0", "e0"))
    state = floated(state, "OFE", director=2, price=80, trains=("g1",))
    state = company(company(state, "BCB", last_income=200), "OFE", last_income=20)
    state = on_top(in_stock_round(player(state, 0, cash=90), 7), "h0")
    assert choice(bot, state) == BuyShare(0, "BCB")


@BOTH
def test_a_debt_is_paid_before_anything_else(bot: Strategy) -> None:
    """A player in debt can buy nothing (VII.3-08)."""
    state = in_stock_round(player(a_game(), 0, cash=300, debt=90, penalty=90), 4)
    assert choice(bot, state) == RepayDebt(0, 90)


def test_a_company_in_need_is_passed_to_another_director() -> None:
    """No train, no money, 350 K for the next one: the Director sells out while another holds half (VII.5.b-06)."""
    state = floated(player(a_game(), 0, cash=50), "BCB", price=100)
    state = on_top(in_stock_round(player(state, 1, shares={"BCB": 2}), 8), "h0")
    action = choice(ENGINEER, state)
    assert isinstance(action, SellShares)
    assert action.company == "BCB"
    assert charter(after(state, action), "BCB").director == 1


@BOTH
def test_money_for_a_first_company_is_kept_in_the_pre_stock_round(bot: Strategy) -> None:
    """A local railway more would leave too little for the cheapest Director's certificate (VII.5-03)."""
    rich, poor = player(a_game(), 0, cash=380), player(a_game(), 0, cash=125)
    assert isinstance(choice(bot, rich), BuyLocalRailway)
    assert choice(bot, poor) == Pass(0)
