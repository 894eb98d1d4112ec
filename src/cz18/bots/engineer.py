"""The Engineer: plans a company's turn and values shares to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cz18.bots import building, fleet
from cz18.bots.apprentice import Apprentice
from cz18.bots.base import Weighed, because, of_kind, priced
from cz18.bots.forecast.basics import cheapest_train, liquid, rounds_after
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.market import deals, offers
from cz18.bots.market.acquiring import gain_of_acquiring
from cz18.bots.market.shares import Market
from cz18.bots.weights import ENGINEER, Weights, in_moravia
from cz18.facts.companies import COMPANY
from cz18.facts.games import MORAVIA
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.actions import Action, AssignThreeE, BuyTrain, EndStep, OfferAcquisition
from cz18.rules.company_turn.stations import station_price
from cz18.rules.company_turn.trains import must_buy
from cz18.rules.prices import range_of
from cz18.rules.questions import figures_of
from cz18.rules.state import GameState

EYE = building.Eye(tiles=2, ways=2, equals=16)


class Engineer(Apprentice):
    """A player who reckons."""

    name = "engineer"
    eye = EYE
    weights = ENGINEER
    makes_offers = True
    """To other players; in a rollout nobody does."""

    def __init__(self, weights: Weights | None = None) -> None:
        if weights is not None:
            self.weights = weights

    def weights_in(self, state: GameState) -> Weights:
        """His weights in this game."""
        return in_moravia(self.weights) if figures_of(state).name == MORAVIA else self.weights

    def forecasts(self, state: GameState) -> Forecasts:
        return Forecasts(state, self.weights_in(state))

    def outlook(self, state: GameState) -> Forecasts:
        """What shares will bring, for who buys and sells them."""
        return self.forecasts(state)

    def weigh_stock(self, state: GameState, player: int, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        return Market(self.outlook(state), player, rng).weigh(choices)

    # Building

    def weigh_track(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        if not self.serves(state, player, company):
            return [Weighed(0.0, action) for action in of_kind(choices, EndStep)]
        weighed = self.weigh_tiles(state, player, company, choices)
        three_e = of_kind(choices, AssignThreeE)
        if three_e and self._three_e_is_due(state, company):
            weighed.append(Weighed(1e6, three_e[0], because(rounds=rounds_after(state))))
        return weighed

    def weigh_tiles(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        return building.weigh_tiles(state, company, choices, self.eye, player, self.weights_in(state).jealousy)

    def _three_e_is_due(self, state: GameState, company: CompanyIndex) -> bool:
        """The 3E runs once: when it would earn well, or before the papers close (XI.2-44, R-191)."""
        return fleet.next_letter(state) >= "c" or self.forecasts(state).income(company, ("3E",)) >= 120

    def weigh_station(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        """A station, if the money for the next train is not touched."""
        if not self.serves(state, player, company):
            return [Weighed(0.0, action) for action in of_kind(choices, EndStep)]
        spare = liquid(state, company) - station_price(state, company)
        if must_buy(state, company) and spare < cheapest_train(state, company):
            return [Weighed(0.0, action) for action in of_kind(choices, EndStep)]
        return building.weigh_stations(state, company, choices, self.eye)

    # Money of a company

    def weigh_dividend(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        return fleet.weigh_dividend(self.forecasts(state), player, company, choices)

    def weigh_trains(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        """The most useful train, if need be for local railways sold; then local railways with idle money."""
        forecasts = self.forecasts(state)
        must = must_buy(state, company)
        idle = state.companies[company].treasury
        weighed = [
            Weighed(0.0, action, because(treasury=idle, rounds=forecasts.rounds))
            for action in of_kind(choices, EndStep)
        ]
        weighed += fleet.weigh_trains(forecasts, player, company, choices)
        weighed += fleet.weigh_own_trades(forecasts, player, company, choices)
        treasury = state.companies[company].treasury
        affordable = [item for item in weighed if isinstance(item.action, BuyTrain) and _price(item) <= treasury]
        sale = deals.sale_to_bank(state, choices)
        if must and not affordable and sale is not None:
            return [Weighed(0.0, sale, because(treasury=treasury))]
        best_now = max((item.score for item in affordable), default=0.0)
        beyond = fleet.wanted_beyond_treasury(forecasts, player, company)
        if beyond is not None and sale is not None and beyond.score > best_now + 20:
            return [Weighed(beyond.score, sale, beyond.reasons)]
        if not must and best_now <= 0:
            local = deals.best_sale_of_local_railway(forecasts, player, choices, treasury)
            if local is not None:
                weighed.append(local._replace(score=max(0.5, min(10.0, local.score))))
        if self.makes_offers:
            weighed += offers.offers_for_trains(forecasts, player, company, choices)
            if not must and best_now <= 0:
                asked = offers.offers_for_railways(forecasts, player, company, choices)
                weighed += [item._replace(score=min(0.4, item.score)) for item in asked]
        return weighed

    def weigh_acquisition(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        """Companies of his own that bring him more as a part of this one."""
        forecasts = self.forecasts(state)
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
        if self.makes_offers:
            weighed += offers.offers_to_acquire(forecasts, player, company, choices)
        return weighed


def _price(item: Weighed) -> int:
    assert isinstance(item.action, BuyTrain)
    return TRAIN[item.action.face].price
