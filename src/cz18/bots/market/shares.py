"""Stock turns by value: what shares gain until the end of the game, founding, selling, dumping (VII)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cz18.bots.base import Asked, Weighed, because, of_kind, priced
from cz18.bots.forecast.basics import (
    directed_by,
    founding_cost,
    liquid,
    money_at_risk,
    rounds_after,
    units_to_float,
)
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.market.portfolio import Lot, Sale, plans_for
from cz18.bots.strategy import Strategy
from cz18.facts import chart
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import Action, BuyShare, Pass, RepayDebt, SellShares, StartCompany
from cz18.rules.asking.prices import range_of
from cz18.rules.questions import certificates, figures_of, phase_of, size_of, size_rules, units_in_bank
from cz18.rules.rounds.stock_round import adds_to_block, certificate_limit, holding_limit, sale_price
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState, Status

WORTH_A_PURCHASE = 5
YOUNG = 9
"""Companies are young while at least this number of operating rounds remains."""
WHIM = 0.02
"""Random spread of scores: enough to make games differ, too little to weaken play."""


def weigh_stock(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Every choice of a stock turn, in K gained at the end of the game."""
    return Market(strategy.forecasts(asked.state), asked.player, asked.rng).weigh(asked.choices)


class Market:
    """A stock turn: the player's means, and the gain of each choice in K at the end of the game.

    `is_first`: no company has run yet; `are_young`: they have, and most of the game remains.
    """

    def __init__(self, forecasts: Forecasts, player: int, rng: Random) -> None:
        self.forecasts = forecasts
        self.state = state = forecasts.state
        self.player = player
        self.rng = rng
        self.weights = forecasts.weights
        self.cash = state.players[player].cash
        self.keep = money_at_risk(state, player, forecasts.weights.prudence)
        self.slots = certificate_limit(state) - certificates(state, player)
        self.is_first = not any(item.operated for item in state.companies)
        self.are_young = not self.is_first and rounds_after(state) >= YOUNG

    def weigh(self, choices: Sequence[Action]) -> list[Weighed]:
        """Every choice in K gained; passing counts 0."""
        weighed = [
            Weighed(0.0, action, because(cash=self.cash, kept=self.keep)) for action in of_kind(choices, Pass)
        ]
        may_pass = bool(weighed)
        for action in of_kind(choices, RepayDebt):
            bounds = range_of(action)
            assert bounds is not None
            weighed.append(Weighed(1e6, priced(action, bounds.high), because(debt=bounds.high)))
        losses = {action: self._loss(action) for action in of_kind(choices, SellShares)}
        if not may_pass:
            return weighed + [
                Weighed(1.0 - loss / 1000 - action.count / 100, action, because(loss=loss))
                for action, loss in losses.items()
            ]
        weighed += self._completions(choices)
        weighed += [
            Weighed(5e4 - loss, action, because(relief=-loss))
            for action, loss in losses.items()
            if loss < -60 and self._loses_office(COMPANY[action.company].index, action.count)
        ]
        return weighed + self._planned(choices, losses)

    # Purchases

    def _completions(self, choices: Sequence[Action]) -> list[Weighed]:
        """Shares needed to float the player's own started company have priority (VII.3-13)."""
        weighed = []
        for action in of_kind(choices, BuyShare):
            company = COMPANY[action.company].index
            missing = units_to_float(self.state, company)
            if self._completes(company) and missing > 0:
                price = price_of(self.state, company)
                weighed.append(Weighed(1e5, action, because(missing_to_float=missing, price=price)))
        return weighed

    def _planned(self, choices: Sequence[Action], losses: dict[SellShares, float]) -> list[Weighed]:
        """The first action of the best plan for every profitable purchase."""
        sales = [self._sale(action, loss) for action, loss in losses.items() if self._may_be_exchanged(action)]
        legal = set(choices)
        weighed = []
        reach = self.cash - self.keep + sum(sale.money for sale in sales)
        for plan in plans_for(self._lots(reach), sales, self.cash - self.keep, self.slots):
            wish = plan.wish
            score = plan.gain * (1 + WHIM * self.rng.random())
            name = COMPANIES[wish.company].id
            first: Action
            score += -self.weights.exchange if plan.sales else self.weights.urgency * wish.gain
            if plan.sales:
                sale = max(plan.sales, key=lambda each: each.money)
                lost = sum(each.loss for each in plan.sales)
                first = SellShares(self.player, COMPANIES[sale.company].id, sale.units)
                reasons = because(gain_elsewhere=wish.gain, loss=lost, plan=plan.gain)
            elif wish.start_price:
                first = StartCompany(self.player, name, wish.start_price)
                capital = size_rules(wish.company).units * wish.start_price
                reasons = because(gain=wish.gain, cost=wish.cost, capital=capital)
            else:
                first = BuyShare(self.player, name)
                reasons = because(value=wish.gain + wish.cost, price=wish.cost, plan=plan.gain)
            if first in legal and score > 0:
                weighed.append(Weighed(score, first, reasons))
        return weighed

    def _sale(self, action: SellShares, loss: float) -> Sale:
        """A sale that pays for another purchase; shares of the player's own companies are sold last."""
        company = COMPANY[action.company].index
        own = self.state.companies[company].director == self.player
        hesitation = self.weights.own_hesitation if own else self.weights.hesitation
        money = action.count * sale_price(self.state, company)
        return Sale(hesitation * loss, money, action.count, company, action.count)

    def _lots(self, reach: int) -> list[Lot]:
        """All profitable purchases that sales could pay for, ignoring certificate slots; one lot per share."""
        state, player = self.state, self.player
        stock = state.stock
        assert stock is not None
        lots: list[Lot] = []
        sizes, figures = phase_of(state).sizes_open, figures_of(state)
        for index, item in enumerate(state.companies):
            company = CompanyIndex(index)
            if item.status is Status.IN_THE_BOX and size_of(company) in sizes:
                for price in figures.start_prices[size_of(company)]:
                    cost, units = founding_cost(company, price)
                    if cost > reach:
                        break
                    lots.append(Lot(self.founding_gain(company, price), cost, units - 1, company, price))
            elif item.status in (Status.STARTED, Status.FLOATED) and company not in stock.sold[player]:
                rules, held = size_rules(company), state.players[player].shares[company]
                room = holding_limit(state, company) // rules.unit - held
                for bought in range(min(room, units_in_bank(state, company))):
                    lots.append(Lot(self.share_gain(company, bought), price_of(state, company), 1, company))
        return [lot for lot in lots if lot.gain > WORTH_A_PURCHASE]

    def share_gain(self, company: CompanyIndex, bought: int) -> float:
        """The gain of one more share beyond its price, after `bought` shares of the same company."""
        state = self.state
        if units_to_float(state, company) > 1 and state.companies[company].director != self.player:
            return -1.0
        gain = self.forecasts.unit_value(company) - price_of(state, company)
        if state.companies[company].director != self.player:
            gain *= self.weights.trust * (self.weights.eagerness if self.are_young else 1.0)
        if units_in_bank(state, company) == 1:
            gain += 5 * state.players[self.player].shares[company]  # sold out, the price rises (IX.3-03)
        return gain - self._danger(company, bought) + (self._guard(company) if not bought else 0.0)

    def _completes(self, company: CompanyIndex) -> bool:
        item = self.state.companies[company]
        return item.status is Status.STARTED and item.director == self.player

    def _danger(self, company: CompanyIndex, bought: int) -> float:
        """The risk of becoming the Director of a company in need by holding enough of it (VII.5.b)."""
        state = self.state
        item = state.companies[company]
        lacks = self.forecasts.forecast(company).lacks
        if not lacks:
            return 0.0
        mine = state.players[self.player].shares[company] + 1 + bought
        if item.director == self.player:
            return 0.0
        return 0.5 * lacks if mine >= 2 else 0.1 * lacks

    def _guard(self, company: CompanyIndex) -> float:
        """A small bonus for a share that keeps a rival from becoming the Director of a good company."""
        state = self.state
        if state.companies[company].director != self.player or self.forecasts.forecast(company).lacks:
            return 0.0
        mine = state.players[self.player].shares[company]
        rival = max(item.shares[company] for seat, item in enumerate(state.players) if seat != self.player)
        return 20.0 if rival + 1 > mine and units_in_bank(state, company) > 0 else 0.0

    def founding_gain(self, company: CompanyIndex, price: int) -> float:
        """The gain of founding at this price beyond its cost, in K at the end of the game."""
        state = self.state
        cost, units = founding_cost(company, price)
        capital = size_rules(company).units * price
        rounds = rounds_after(state)
        if rounds < 3:
            return -1.0
        forecast = self.forecasts.founded(company, price, self.player)
        gain = units * forecast.unit(size_rules(company).unit) - cost
        gain += self.weights.control * capital * min(1.0, rounds / 8)
        if self.is_first:
            gain += self.weights.pioneering * capital
        return gain - self.weights.burden * max(0, len(directed_by(state, self.player)) - 2)

    # Sales

    def _loss(self, action: SellShares) -> float:
        """The cost of a sale: the future value of the shares beyond their price, and the fall of the remaining
        ones."""
        company = COMPANY[action.company].index
        price, count = sale_price(self.state, company), action.count
        left = self.state.players[self.player].shares[company] - count
        loss = count * (self.forecasts.unit_value(company) - price) + 0.6 * left * _step_down(self.state, company)
        if self._loses_office(company, count):
            lacks = self.forecasts.forecast(company).lacks
            loss += 80 + self.weights.office * liquid(self.state, company) - 1.3 * lacks
        return loss

    def _may_be_exchanged(self, action: SellShares) -> bool:
        """Whether a sale may pay for another purchase: not of a new own company, and not if it loses a
        directorship."""
        company = COMPANY[action.company].index
        item = self.state.companies[company]
        return (item.operated or item.director != self.player) and not self._loses_office(company, action.count)

    def _loses_office(self, company: CompanyIndex, count: int) -> bool:
        state = self.state
        if state.companies[company].director != self.player:
            return False
        left = state.players[self.player].shares[company] - count
        return any(
            item.shares[company] > left and item.shares[company] >= 2
            for seat, item in enumerate(state.players)
            if seat != self.player
        )


def _step_down(state: GameState, company: CompanyIndex) -> int:
    """The fall of the share price by a sale (IX.3-01); 0 if the sale continues a block (R-020)."""
    if adds_to_block(state, company):
        return 0
    space = state.companies[company].space
    return chart.PRICES[space] - chart.PRICES[chart.diagonal_left(space)]
