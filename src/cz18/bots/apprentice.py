"""The Apprentice: builds where it earns, pays its way and pays out, buys what it can afford. No plans."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cz18.bots import building
from cz18.bots.base import (
    Asked,
    Decided,
    Reason,
    Weighed,
    among,
    because,
    best,
    best_of_equals,
    of_kind,
    priced,
    with_ranges,
)
from cz18.bots.forecast.basics import (
    cheapest_train,
    directed_by,
    liquid,
    own_faces,
    promise_of_home,
    rounds_after,
    runs_to_live,
)
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.market import deals
from cz18.bots.market.answers import weigh_answer
from cz18.facts.companies import COMPANY
from cz18.facts.games import MORAVIA
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    Action,
    BuyShare,
    BuyTrain,
    EndStep,
    KeepStation,
    Pass,
    PayOut,
    RepayDebt,
    ScrapTrain,
    SellShares,
    StartCompany,
    TakeOverTrain,
    Withhold,
)
from cz18.rules.company_turn.trains import must_buy
from cz18.rules.engine import decision
from cz18.rules.prices import range_of
from cz18.rules.questions import (
    figures_of,
    is_vaclavs,
    local_railways_of,
    size_of,
    size_rules,
    units_with_players,
)
from cz18.rules.shares.chart import price_of
from cz18.rules.state import NO_COMPANY, GameState, Status

AT_ONCE = building.Eye(tiles=0, ways=1, trains_to_come=False)
FIRST_TILES = building.Eye(tiles=1, ways=1, equals=2, trains_to_come=False)
MOST_COMPANIES = 2
"""So many companies a beginner can look after."""
FEW_ROUNDS = 3
"""With fewer rounds to go a new train is not bought just because it is longer."""
IN_RESERVE = 1.25
"""A longer train that is not needed is bought when the treasury holds so many times its price."""
OPENING_OVER = 8
"""With so many rounds to come the first companies of Moravia-Silesia have their first track."""


class Apprentice:
    """A sensible beginner."""

    name = "apprentice"
    eye = FIRST_TILES

    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of the choices, its price definite."""
        return self.decide_with_reasons(view, choices, rng).action

    def decide_with_reasons(self, view: GameState, choices: Sequence[Action], rng: Random) -> Decided:
        """The choice with the highest score, and the numbers behind it.

        Free prices of the choices may be ranges or numbers; of numbers the answer has one that was given.
        """
        if len(choices) == 1 and range_of(choices[0]) is None:
            return Decided(choices[0])
        ranged = with_ranges(view, choices)
        if ranged is not choices:
            decided = self.decide_with_reasons(view, ranged, rng)
            return decided._replace(action=among(decided.action, choices))
        due = decision(view)
        assert due is not None
        company = COMPANY[due.company].index if due.company is not None else NO_COMPANY
        found = self.chosen(Asked(view, due.kind, due.player, company, choices, rng))
        if found is not None:
            return Decided(found.action, found.reasons)
        last = choices[-1]
        bounds = range_of(last)
        return Decided(priced(last, bounds.low) if bounds is not None else last)

    def chosen(self, asked: Asked) -> Weighed | None:
        """The choice with the highest score, the first one among equals.

        In Moravia-Silesia, where styles change little, chance decides among tiles that are as good after the opening.
        """
        weighed, state = self.weigh(asked), asked.state
        if asked.kind == "track" and figures_of(state).name == MORAVIA and rounds_after(state) <= OPENING_OVER:
            return best_of_equals(weighed, asked.rng)
        return best(weighed)

    def weigh(self, asked: Asked) -> list[Weighed]:
        """The choices worth thinking about, scored; scores of one decision compare, those of two do not."""
        state, kind, player, company, choices, rng = asked
        match kind:
            case "pre_stock_turn":
                return deals.weigh_local_railways(state, player, choices, self.kept_for_founding(state))
            case "auction_opening" | "auction_bid":
                return deals.weigh_auction(state, player, choices)
            case "railway_tile":
                return deals.weigh_railway_tiles(choices)
            case "stock_turn":
                return self.weigh_stock(state, player, choices, rng)
            case "home_station" | "home_city":
                return self.weigh_home(state, player, company, choices)
            case "track":
                return self.weigh_track(state, player, company, choices)
            case "station":
                return self.weigh_station(state, player, company, choices)
            case "dividend":
                return self.weigh_dividend(state, player, company, choices)
            case "acquisition":
                return self.weigh_acquisition(state, player, company, choices)
            case "trains":
                return self.weigh_trains(state, player, company, choices)
            case "answer":
                return weigh_answer(self.forecasts(state), player, choices)
            case "station_conflict":
                return [Weighed(0.0, action) for action in of_kind(choices, KeepStation)[:1]]
            case "take_over_trains":
                return weigh_take_over(self.forecasts(state), company, choices)
            case "return_trains":
                return deals.weigh_returns(self.forecasts(state), choices)
            case _:  # a run: the best one is the only one
                return [Weighed(0.0, choice) for choice in choices if choice.__class__.__name__ == "Run"]

    def forecasts(self, state: GameState) -> Forecasts:
        """How he sees what lies ahead of this position."""
        return Forecasts(state)

    def kept_for_founding(self, state: GameState) -> int:
        return deals.founding_money(state)

    # Building

    def serves(self, state: GameState, player: int, company: CompanyIndex) -> bool:
        """Is it to this player's good when the company earns? With Vaclav's it may be to the other's (XI.1)."""
        if not is_vaclavs(state, company):
            return True
        mine = state.players[player].shares[company]
        return mine > 0 and mine >= max(item.shares[company] for item in state.players)

    def weigh_home(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        weighed = building.weigh_homes(state, company, choices, self.eye)
        return weighed if self.serves(state, player, company) else _reversed(weighed)

    def weigh_track(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        if not self.serves(state, player, company):
            return [Weighed(0.0, action) for action in of_kind(choices, EndStep)]
        at_once = building.weigh_tiles(state, company, choices, AT_ONCE)
        found = best(at_once)
        if found is None or not isinstance(found.action, EndStep) or found.score > 0:
            return at_once
        return building.weigh_tiles(state, company, choices, self.eye)  # nothing earns yet

    def weigh_station(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        if not self.serves(state, player, company) or must_buy(state, company):
            spare = state.companies[company].treasury - cheapest_train(state, company)
            if not self.serves(state, player, company) or spare < 40:
                return [Weighed(0.0, action) for action in of_kind(choices, EndStep)]
        return building.weigh_stations(state, company, choices, AT_ONCE)

    # Money of a company

    def weigh_dividend(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        """Pay out, unless the only trains will be scrapped soon and the treasury is too small for the next."""
        assert state.turn is not None
        income = state.turn.income
        missing = cheapest_train(state, company) - liquid(state, company)
        life = max((runs_to_live(state, face) for face in own_faces(state, company)), default=0.0)
        short = life <= 1.4 and missing > 0 and rounds_after(state) > 1
        weighed = [Weighed(1.0, action, because(dividend=income)) for action in of_kind(choices, PayOut)]
        return weighed + [
            Weighed(2.0 if short else 0.0, action, because(kept=income, missing=missing))
            for action in of_kind(choices, Withhold)
        ]

    def weigh_acquisition(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        return [Weighed(0.0, action) for action in of_kind(choices, EndStep)]

    def weigh_trains(
        self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
    ) -> list[Weighed]:
        """The train that raises the income most for its price, while it lasts; local railways with the rest."""
        must = must_buy(state, company)
        item = state.companies[company]
        faces, rounds = own_faces(state, company), rounds_after(state)
        longest = max((TRAIN[face].price for face in faces), default=0)
        forecasts = self.forecasts(state)
        likely = 60 if not faces else forecasts.income(company, faces)
        weighed = [
            Weighed(0.0, action, because(income=likely, rounds=rounds)) for action in of_kind(choices, EndStep)
        ]
        for action in of_kind(choices, BuyTrain):
            price = TRAIN[action.face].price
            if not deals.is_runnable(state, company, action.face):
                continue
            runs = min(rounds, runs_to_live(state, action.face))
            change = forecasts.income(company, (*faces, action.face)) - likely if faces else likely
            score = change * runs - price
            if rounds >= FEW_ROUNDS and price > longest and price * IN_RESERVE <= item.treasury:
                score = max(score, 1.0)  # longer than what there is, and the money lies idle
            if price > item.treasury:
                score -= 2000 + 3 * (price - item.treasury)
            if must:
                score += 5000
            weighed.append(Weighed(score, action, because(income_change=change, runs=runs, price=price)))
        if must and not any(TRAIN[a.face].price <= item.treasury for a in of_kind(choices, BuyTrain)):
            sale = deals.sale_to_bank(state, choices)
            if sale is not None:
                weighed.append(Weighed(9000.0, sale, because(treasury=item.treasury)))
        if not must:
            spare = item.treasury - (0 if rounds < 2 else cheapest_train(state, company) // 2)
            local = deals.best_sale_of_local_railway(forecasts, player, choices, spare)
            if local is not None and not local_railways_of(state, company):
                weighed.append(local._replace(score=0.5))
        return weighed

    # Stock rounds

    def weigh_stock(self, state: GameState, player: int, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        """Complete what was started, found a company, else buy the share with the best return."""
        cash = state.players[player].cash
        weighed = [Weighed(0.0, action, because(cash=cash)) for action in of_kind(choices, Pass)]
        for action in of_kind(choices, RepayDebt):
            bounds = range_of(action)
            assert bounds is not None
            weighed.append(Weighed(100.0, priced(action, bounds.high), because(debt=bounds.high)))
        if not weighed or not isinstance(weighed[0].action, Pass):
            weighed += [Weighed(-10.0 - item.count, item) for item in of_kind(choices, SellShares)]
        keep = max(0, money_at_risk(state, player))
        for action in of_kind(choices, BuyShare):
            score, reasons = self._share(state, player, COMPANY[action.company].index, cash - keep)
            weighed.append(Weighed(score * (1 + 0.05 * rng.random()), action, reasons))
        for action in of_kind(choices, StartCompany):
            score, reasons = self._founding(state, player, action, cash - keep)
            weighed.append(Weighed(score * (1 + 0.2 * rng.random()), action, reasons))
        return weighed

    def _share(
        self, state: GameState, player: int, company: CompanyIndex, spare: int
    ) -> tuple[float, tuple[Reason, ...]]:
        price, item = price_of(state, company), state.companies[company]
        if item.status is Status.STARTED and item.director == player and units_to_float(state, company) > 0:
            return 50.0, because(to_float=units_to_float(state, company), price=price)
        if price > spare or (item.status is Status.STARTED and item.director != player):
            return -1.0, ()
        income = item.last_income * (1 if own_faces(state, company) else 0.3)
        back = income * size_rules(company).unit / 100 + price * 0.06
        return 30.0 * back / price, because(dividend=back, price=price)

    def _founding(
        self, state: GameState, player: int, action: StartCompany, spare: int
    ) -> tuple[float, tuple[Reason, ...]]:
        company = COMPANY[action.company].index
        units = -(-size_rules(company).float_percent // size_rules(company).unit)
        cost = units * action.price
        if cost > spare or len(directed_by(state, player)) >= MOST_COMPANIES or rounds_after(state) < 4:
            return -1.0, ()
        size = size_of(company)
        score = 10.0 + 5 * size + action.price / 20 + promise_of_home(state.board, company) / 40
        return score, because(cost=cost, capital=size_rules(company).units * action.price)


def units_to_float(state: GameState, company: CompanyIndex) -> int:
    """Share units still missing until a started company floats (VII.3-13)."""
    rules = size_rules(company)
    return -(-rules.float_percent // rules.unit) - units_with_players(state, company)


def money_at_risk(state: GameState, player: int, prudence: float = 1.0) -> int:
    """What a Director may have to pay for trains before the next stock round (VIII.11)."""
    total = 0
    for company in directed_by(state, player):
        faces = own_faces(state, company)
        life = max((runs_to_live(state, face) for face in faces), default=0.0)
        if life < prudence and state.companies[company].operated:
            total += max(0, cheapest_train(state, company) - liquid(state, company))
    return total


def weigh_take_over(forecasts: Forecasts, company: CompanyIndex, choices: Sequence[Action]) -> list[Weighed]:
    """Take what the company can run, on the face that earns most; scrap what it cannot, but nothing of its own."""
    state = forecasts.state
    faces = own_faces(state, company)
    before = forecasts.income(company, faces) if faces else 0
    own = {train.card for train in state.companies[company].trains}
    weighed = [Weighed(-1e6 if action.train in own else 0.0, action) for action in of_kind(choices, ScrapTrain)]
    for action in of_kind(choices, TakeOverTrain):
        if not deals.is_runnable(state, company, action.face):
            weighed.append(Weighed(-1.0, action))
            continue
        change = forecasts.income(company, (*faces, action.face)) - before
        runs = min(rounds_after(state), runs_to_live(state, action.face))
        weighed.append(Weighed(change * runs, action, because(income_change=change, runs=runs)))
    return weighed


def _reversed(weighed: list[Weighed]) -> list[Weighed]:
    return [item._replace(score=-item.score) for item in weighed]
