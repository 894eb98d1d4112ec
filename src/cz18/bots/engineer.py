"""Weighers of the Engineer: they plan a company's turn and score in K at the end of the game.

Each weigher takes the strategy and the decision, and returns choices with scores.
"""

from __future__ import annotations

from cz18.bots import building, train_values
from cz18.bots.apprentice import end_step, serves
from cz18.bots.base import Asked, Weighed, because, of_kind, priced
from cz18.bots.forecast.basics import cheapest_train, liquid, rounds_after
from cz18.bots.market import deals, offers
from cz18.bots.market.acquiring import gain_of_acquiring
from cz18.bots.strategy import Strategy
from cz18.bots.track_plans import weigh_plans
from cz18.facts.companies import COMPANY
from cz18.facts.trains import TRAIN
from cz18.rules.actions import AssignThreeE, BuyTrain, EndStep, OfferAcquisition
from cz18.rules.asking.prices import range_of
from cz18.rules.company_turn.stations import station_price
from cz18.rules.company_turn.trains import must_buy
from cz18.rules.questions import top_card

# Building


def weigh_track(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Tiles by their income now and with later ones; by plans of several turns if the look-ahead has `turns`."""
    state, _, player, company, choices, _ = asked
    if not serves(state, player, company):
        return end_step(choices)
    weigh_tiles = weigh_plans if strategy.look_ahead.turns else building.weigh_tiles
    jealousy = strategy.weights_in(state).jealousy
    weighed = weigh_tiles(state, company, choices, strategy.look_ahead, player, jealousy)
    three_e = of_kind(choices, AssignThreeE)
    if three_e and _three_e_is_due(strategy, asked):
        weighed.append(Weighed(1e6, three_e[0], because(rounds=rounds_after(state))))
    return weighed


def _three_e_is_due(strategy: Strategy, asked: Asked) -> bool:
    """The 3E runs once: when it would earn well, or before the papers close (XI.2-44, R-191)."""
    letter, _ = top_card(asked.state)
    return letter >= "c" or strategy.forecasts(asked.state).income(asked.company, ("3E",)) >= 120


def weigh_station(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """A station, if the money for the next train is not touched."""
    state, _, player, company, choices, _ = asked
    if not serves(state, player, company):
        return end_step(choices)
    spare = liquid(state, company) - station_price(state, company)
    if must_buy(state, company) and spare < cheapest_train(state, company):
        return end_step(choices)
    return building.weigh_stations(state, company, choices, strategy.look_ahead)


# Money of a company


def weigh_trains(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The most useful train, if need be for local railways sold; then local railways with idle money."""
    state, _, player, company, choices, _ = asked
    forecasts = strategy.forecasts(state)
    must = must_buy(state, company)
    idle = state.companies[company].treasury
    weighed = [
        Weighed(0.0, action, because(treasury=idle, rounds=forecasts.rounds))
        for action in of_kind(choices, EndStep)
    ]
    weighed += train_values.weigh_trains(forecasts, player, company, choices)
    weighed += train_values.weigh_own_trades(forecasts, player, company, choices)
    treasury = state.companies[company].treasury
    affordable = [item for item in weighed if isinstance(item.action, BuyTrain) and _price(item) <= treasury]
    sale = deals.sale_to_bank(state, choices)
    if must and not affordable and sale is not None:
        return [Weighed(0.0, sale, because(treasury=treasury))]
    best_now = max((item.score for item in affordable), default=0.0)
    beyond = train_values.wanted_beyond_treasury(forecasts, player, company)
    if beyond is not None and sale is not None and beyond.score > best_now + 20:
        return [Weighed(beyond.score, sale, beyond.reasons)]
    if not must and best_now <= 0:
        local = deals.best_sale_of_local_railway(forecasts, player, choices, treasury)
        if local is not None:
            weighed.append(local._replace(score=max(0.5, min(10.0, local.score))))
    if strategy.makes_offers:
        weighed += offers.offers_for_trains(forecasts, player, company, choices)
        if not must and best_now <= 0:
            railways = offers.offers_for_railways(forecasts, player, company, choices)
            weighed += [item._replace(score=min(0.4, item.score)) for item in railways]
    return weighed


def weigh_acquisition(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The player's other companies that are worth more as part of this one."""
    state, _, player, company, choices, _ = asked
    forecasts = strategy.forecasts(state)
    weighed = [Weighed(forecasts.weights.worth_acquiring, action) for action in of_kind(choices, EndStep)]
    for action in of_kind(choices, OfferAcquisition):
        target = COMPANY[action.target].index
        if state.companies[target].director != player:
            continue
        bounds = range_of(action)
        assert bounds is not None
        for price in sorted({bounds.low, (bounds.low + bounds.high) // 2, bounds.high}):
            gain = gain_of_acquiring(forecasts, player, company, target, price)
            weighed.append(Weighed(gain, priced(action, price), because(gain=gain, price=price)))
    if strategy.makes_offers:
        weighed += offers.offers_to_acquire(forecasts, player, company, choices)
    return weighed


def _price(item: Weighed) -> int:
    assert isinstance(item.action, BuyTrain)
    return TRAIN[item.action.face].price
