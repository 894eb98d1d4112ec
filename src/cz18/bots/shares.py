"""Stock rounds by value: what a share will bring to the end for its price, founding, selling, dumping (VII).

Cash is short early and certificates late, so a purchase is judged by its gain for the money as long as money is what
is missing, and by its gain for the certificate after that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cz18.bots.apprentice import money_at_risk, units_to_float
from cz18.bots.bot import Weighed, because, of_kind, priced, range_of
from cz18.bots.outlook import directed_by, own_faces, rounds_after
from cz18.bots.study import Study
from cz18.facts import chart
from cz18.facts.companies import COMPANY, Size
from cz18.rules.actions import Action, BuyShare, Pass, RepayDebt, SellShares, StartCompany
from cz18.rules.chart import price_of
from cz18.rules.state import GameState, Status, certificates, size_of, size_rules, units_in_bank
from cz18.rules.stock_round import certificate_limit

CONTROL = 0.35
"""What a K of the capital of a new company is worth to its Director beside his shares."""
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
        weighed = [Weighed(0.0, action) for action in of_kind(choices, Pass)]
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
        exponent = 1.0 - 0.9 * plenty
        return gain / (cost**exponent) / (slots ** (0.9 * plenty)) * (1 + WHIM * self.rng.random())

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
        return gain - 25 * max(0, len(directed_by(state, self.player)) - 3)

    # Sales

    def _sales(self, choices: Sequence[Action], purchases: list[Weighed], may_pass: bool) -> list[Weighed]:
        """Sell what gains little for what gains much, and leave a company in need to somebody else."""
        sales = of_kind(choices, SellShares)
        if not sales:
            return []
        weighed = []
        wish = self._wish(choices, purchases)
        for action in sales:
            company = COMPANY[action.company].index
            price, count = price_of(self.state, company), action.count
            hold = self.study.unit_value(company)
            loses_office = self._loses_office(company, count)
            relief = 1.3 * self.study.forecast(company).lacks if loses_office else 0.0
            left = self.state.players[self.player].shares[company] - count
            loss = count * (hold - price) + 0.6 * left * _step_down(self.state, company) - relief
            if loses_office and not relief:
                loss += 80
            if not may_pass:
                weighed.append(Weighed(1.0 - loss / 1000, action, because(loss=loss)))
                continue
            if relief and loss < -40:
                weighed.append(Weighed(5e4 - loss, action, because(relief=relief, loss=loss)))
                continue
            if wish is None or self._completes(company):
                continue
            gain, needed, room = wish
            proceeds = count * price
            if room and proceeds < needed:
                continue
            if not room and count > 1:
                continue
            if gain - loss > 0.15 * proceeds + 20:
                score = 1e4 + gain - loss - 0.1 * proceeds
                weighed.append(Weighed(score, action, because(gain_elsewhere=gain, loss=loss)))
        return weighed

    def _wish(self, choices: Sequence[Action], purchases: list[Weighed]) -> tuple[float, int, bool] | None:
        """The best thing money or a certificate is missing for: its gain, the money missing, is there room."""
        state, player = self.state, self.player
        spare = self.cash - self.keep
        options: list[tuple[float, int, bool]] = []
        stock = state.stock
        assert stock is not None
        for company, item in enumerate(state.companies):
            if item.status is Status.IN_THE_BOX and size_of(company) in _open_sizes(state):
                for price in _start_prices(state, company):
                    cost, units = founding_cost(company, price)
                    missing = cost - spare
                    if 0 < missing and units - 1 <= self.slots + 1:
                        options.append((self.founding_gain(company, price), missing, True))
            elif item.status is Status.FLOATED and units_in_bank(state, company):
                if company in stock.sold[player]:
                    continue
                price = price_of(state, company)
                gain = self.study.unit_value(company) - price
                percent = (state.players[player].shares[company] + 1) * size_rules(company).unit
                if percent > _holding_limit(state, company):
                    continue
                if price > spare:
                    options.append((gain, price - spare, True))
                elif self.slots <= 0:
                    options.append((gain, 0, False))
        if purchases and self.slots > 0:
            foundings = [item for item in purchases if isinstance(item.action, StartCompany)]
            if foundings:
                return None
        return max(options, default=None)

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


def _open_sizes(state: GameState) -> tuple[Size, ...]:
    from cz18.rules.state import phase_of

    return phase_of(state).sizes_open


def _start_prices(state: GameState, company: int) -> tuple[int, ...]:
    from cz18.rules.state import figures_of

    return figures_of(state).start_prices[size_of(company)]


def _holding_limit(state: GameState, company: int) -> int:
    from cz18.rules.stock_round import holding_limit

    return holding_limit(state, company)


def has_trains(state: GameState, company: int) -> bool:
    return bool(own_faces(state, company))
