"""Stock rounds by value: what a share will bring to the end for its price, founding, selling, dumping (VII).

Cash is short early and certificates late, so a purchase is judged by its gain for the money as long as money is what
is missing, and by its gain for the certificate after that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cz18.bots.apprentice import money_at_risk, units_to_float
from cz18.bots.bot import Weighed, because, of_kind, priced, range_of
from cz18.bots.outlook import directed_by, liquid, rounds_after
from cz18.bots.study import Study
from cz18.facts import chart
from cz18.facts.companies import COMPANY
from cz18.rules.actions import Action, BuyShare, Pass, RepayDebt, SellShares, StartCompany
from cz18.rules.chart import price_of
from cz18.rules.state import (
    GameState,
    Status,
    certificates,
    figures_of,
    phase_of,
    size_of,
    size_rules,
    units_in_bank,
)
from cz18.rules.stock_round import certificate_limit, holding_limit

CONTROL = 0.15
"""What a K of the capital of a new company is worth to its Director beside his shares."""
OFFICE = 0.5
"""What a K of the treasury is worth to a Director who could lose his office."""
MUCH_LESS = 0.6
"""Shares are given for others only if they gain this part or less for their price: guesses are not that sure."""
USUAL_PRICE = 90
WHIM = 0.04
"""How far chance may shift a score: enough to make two games differ, too little to make one bad."""


class Market:
    """A stock turn: what the player has, what he may spend, and what each choice would gain him."""

    def __init__(self, state: GameState, player: int, rng: Random) -> None:
        self.state = state
        self.player = player
        self.rng = rng
        self.study = Study(state)
        self.cash = state.players[player].cash
        self.keep = money_at_risk(state, player)
        self.slots = certificate_limit(state) - certificates(state, player)

    def weigh(self, choices: Sequence[Action]) -> list[Weighed]:
        """Every choice; passing counts 0."""
        weighed = [
            Weighed(0.0, action, because(cash=self.cash, kept=self.keep)) for action in of_kind(choices, Pass)
        ]
        may_pass = bool(weighed)
        for action in of_kind(choices, RepayDebt):
            bounds = range_of(action)
            assert bounds is not None
            weighed.append(Weighed(1e6, priced(action, bounds.high), because(debt=bounds.high)))
        purchases = self._purchases(choices)
        weighed += purchases
        weighed += self._sales(choices, purchases, may_pass)
        return weighed

    # Purchases

    def _purchases(self, choices: Sequence[Action]) -> list[Weighed]:
        weighed = [self._share(action) for action in of_kind(choices, BuyShare)]
        weighed += [self._founding(action) for action in of_kind(choices, StartCompany)]
        return [item for item in weighed if item.score > 0]

    def rate(self, gain: float, cost: float, slots: int = 1) -> float:
        """Gains made comparable: by K of cost while cash is short, by certificate when certificates are."""
        if gain <= 0:
            return gain
        room = max(1, self.slots)
        plenty = min(1.0, self.cash / (room * USUAL_PRICE))
        exponent: float = 1.0 - 0.9 * plenty
        rated: float = gain / cost**exponent / slots ** (0.9 * plenty)
        return rated * (1 + WHIM * self.rng.random())

    def _share(self, action: BuyShare) -> Weighed:
        state, player = self.state, self.player
        company = COMPANY[action.company].index
        item, price = state.companies[company], price_of(state, company)
        missing = units_to_float(state, company)
        if item.status is Status.STARTED and missing > 0:
            if item.director == player:
                return Weighed(1e5, action, because(missing_to_float=missing, price=price))
            if missing > 1:
                return Weighed(-1.0, action)
        if price > self.cash - self.keep and not self._completes(company):
            return Weighed(-1.0, action)
        value = self.study.unit_value(company)
        gain = value - price
        if units_in_bank(state, company) == 1:
            gain += 5 * state.players[player].shares[company]  # sold out, the price rises (IX.3-03)
        gain -= self._danger(company)
        gain += self._guard(company)
        return Weighed(self.rate(gain, price), action, because(value=value, price=price))

    def _completes(self, company: int) -> bool:
        item = self.state.companies[company]
        return item.status is Status.STARTED and item.director == self.player

    def _danger(self, company: int) -> float:
        """A company in need could be left to whoever holds a Director's certificate worth of it (VII.5.b)."""
        state = self.state
        item = state.companies[company]
        lacks = self.study.forecast(company).lacks
        if not lacks:
            return 0.0
        mine = state.players[self.player].shares[company] + 1
        if item.director == self.player:
            return 0.0
        return 0.5 * lacks if mine >= 2 else 0.1 * lacks

    def _guard(self, company: int) -> float:
        """A little for a share that keeps somebody from taking a good company over."""
        state = self.state
        if state.companies[company].director != self.player or self.study.forecast(company).lacks:
            return 0.0
        mine = state.players[self.player].shares[company]
        rival = max(item.shares[company] for seat, item in enumerate(state.players) if seat != self.player)
        return 20.0 if rival + 1 > mine and units_in_bank(state, company) > 0 else 0.0

    def _founding(self, action: StartCompany) -> Weighed:
        """All the shares that are needed to float it, with the say over its capital."""
        company = COMPANY[action.company].index
        cost, units = founding_cost(company, action.price)
        if cost > self.cash - self.keep:
            return Weighed(-1.0, action)
        slots = units - 1
        if slots > self.slots:
            return Weighed(-1.0, action)
        gain = self.founding_gain(company, action.price)
        capital = size_rules(company).units * action.price
        return Weighed(self.rate(gain, cost, slots), action, because(gain=gain, cost=cost, capital=capital))

    def founding_gain(self, company: int, price: int) -> float:
        """What founding at this price brings in all beyond its cost."""
        state = self.state
        cost, units = founding_cost(company, price)
        capital = size_rules(company).units * price
        rounds = rounds_after(state)
        if rounds < 3:
            return -1.0
        forecast = self.study.newcomer(company, chart.INDEX[price], capital)
        gain = units * forecast.unit(size_rules(company).unit) - cost
        gain += CONTROL * capital * min(1.0, rounds / 8)
        return gain - 80 * max(0, len(directed_by(state, self.player)) - 2)

    # Sales

    def _sales(self, choices: Sequence[Action], purchases: list[Weighed], may_pass: bool) -> list[Weighed]:
        """Sell what gains little for what gains much, and leave a company in need to somebody else."""
        sales = of_kind(choices, SellShares)
        losses = {action: self._loss(action) for action in sales}
        weighed = []
        for action, loss in losses.items():
            if not may_pass:
                weighed.append(Weighed(1.0 - loss / 1000 - action.count / 100, action, because(loss=loss)))
            elif loss < -60 and self._loses_office(COMPANY[action.company].index, action.count):
                weighed.append(Weighed(5e4 - loss, action, because(relief=-loss)))
        if may_pass and sales and not any(isinstance(item.action, StartCompany) for item in purchases):
            exchange = self._exchange(losses)
            if exchange is not None:
                weighed.append(exchange)
        return weighed

    def _loss(self, action: SellShares) -> float:
        """What a sale costs: what the shares would have brought beyond their price, and the fall of the rest."""
        company = COMPANY[action.company].index
        price, count = price_of(self.state, company), action.count
        left = self.state.players[self.player].shares[company] - count
        loss = count * (self.study.unit_value(company) - price) + 0.6 * left * _step_down(self.state, company)
        if self._loses_office(company, count):
            lacks = self.study.forecast(company).lacks
            loss += 80 + OFFICE * liquid(self.state, company) - 1.3 * lacks
        return loss

    def _exchange(self, losses: dict[SellShares, float]) -> Weighed | None:
        """The first sale of the best exchange: some purchase that lacks money or room, for the least useful shares."""
        singles = sorted(
            (
                (loss / action.count, loss, action)
                for action, loss in losses.items()
                if self._may_be_exchanged(COMPANY[action.company].index, action.count)
            ),
            key=lambda item: (item[0], item[2].company, item[2].count),
        )
        best: Weighed | None = None
        for gain, cost, slots, company in self._wishes():
            money, room, lost = cost - (self.cash - self.keep), slots - self.slots, 0.0
            if money <= 0 and room <= 0:
                continue
            sold: dict[str, SellShares] = {}
            for _, loss, action in singles:
                other = COMPANY[action.company].index
                price = price_of(self.state, other)
                if other == company or action.company in sold:
                    continue
                if loss / (action.count * price) > MUCH_LESS * gain / cost:
                    continue
                sold[action.company] = action
                money, room, lost = money - action.count * price, room - action.count, lost + loss
                if money <= 0 and room <= 0:
                    break
            if money > 0 or room > 0 or not sold:
                continue
            net = gain - lost - 12 * len(sold)
            if net > 40 + 0.3 * cost and (best is None or net > best.score):
                first = next(iter(sold.values()))
                best = Weighed(net, first, because(gain_elsewhere=gain, loss=lost))
        return None if best is None else best._replace(score=1e4 + best.score)

    def _may_be_exchanged(self, company: int, count: int) -> bool:
        """Neither a company that is only beginning nor an office is given away for another purchase."""
        begun = self.state.companies[company].operated or self.state.companies[company].director != self.player
        return begun and not self._loses_office(company, count)

    def _wishes(self) -> list[tuple[float, int, int, int]]:
        """Purchases there is a gain in, whether or not there is money and room: gain, cost, certificates, company."""
        state, player = self.state, self.player
        stock = state.stock
        assert stock is not None
        wishes: list[tuple[float, int, int, int]] = []
        sizes, figures = phase_of(state).sizes_open, figures_of(state)
        for company, item in enumerate(state.companies):
            if item.status is Status.IN_THE_BOX and size_of(company) in sizes:
                for price in figures.start_prices[size_of(company)]:
                    cost, units = founding_cost(company, price)
                    wishes.append((self.founding_gain(company, price), cost, units - 1, company))
            elif item.status is Status.FLOATED and units_in_bank(state, company):
                percent = (state.players[player].shares[company] + 1) * size_rules(company).unit
                if company not in stock.sold[player] and percent <= holding_limit(state, company):
                    price = price_of(state, company)
                    gain = self.study.unit_value(company) - price - self._danger(company)
                    wishes.append((gain, price, 1, company))
        return [item for item in wishes if item[0] > 40]

    def _loses_office(self, company: int, count: int) -> bool:
        state = self.state
        if state.companies[company].director != self.player:
            return False
        left = state.players[self.player].shares[company] - count
        return any(
            item.shares[company] > left and item.shares[company] >= 2
            for seat, item in enumerate(state.players)
            if seat != self.player
        )


def founding_cost(company: int, price: int) -> tuple[int, int]:
    """What floating a company alone costs, and how many share units that is (VII.5.a-06)."""
    rules = size_rules(company)
    units = -(-rules.float_percent // rules.unit)
    return units * price, units


def _step_down(state: GameState, company: int) -> int:
    """What a sale takes off the price of each share (IX.3-01)."""
    space = state.companies[company].space
    return chart.PRICES[space] - chart.PRICES[chart.diagonal_left(space)]
