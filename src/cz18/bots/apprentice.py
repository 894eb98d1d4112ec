"""Weighers of the Apprentice: immediate income, affordable purchases, best return. No plans.

Each weigher takes the strategy and the decision, and returns choices with scores.
"""

from __future__ import annotations

from collections.abc import Sequence

from cz18.bots import building
from cz18.bots.base import Asked, Reason, Weighed, because, best, of_kind, priced
from cz18.bots.forecast.basics import (
    cheapest_train,
    directed_by,
    founding_cost,
    liquid,
    money_at_risk,
    own_faces,
    promise_of_home,
    rounds_after,
    runs_to_live,
    units_to_float,
)
from cz18.bots.forecast.forecasts import Forecasts, IncomeModel, MapIncomes
from cz18.bots.market import deals
from cz18.bots.strategy import Strategy
from cz18.bots.weights import Weights
from cz18.facts.companies import COMPANY
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
    Run,
    ScrapTrain,
    SellShares,
    StartCompany,
    TakeOverTrain,
    Withhold,
)
from cz18.rules.asking.prices import range_of
from cz18.rules.company_turn.trains import must_buy
from cz18.rules.questions import is_vaclavs, local_railways_of, size_of, size_rules
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState, Status

AT_ONCE = building.LookAhead(tiles=0, ways=1, trains_to_come=False)
MOST_COMPANIES = 2
"""Maximum number of companies that a beginner directs."""
FEW_ROUNDS = 3
"""With fewer rounds left, do not buy a train just because it is longer."""
IN_RESERVE = 1.25
"""Buy a longer train that is not needed if the treasury holds this many times its price."""


def unweighted(state: GameState, weights: Weights, incomes: IncomeModel | None = None) -> Forecasts:
    """Forecasts with the default weights, the same on every board and without a style."""
    return Forecasts(state, incomes=incomes or MapIncomes)


# Building


def serves(state: GameState, player: int, company: CompanyIndex) -> bool:
    """Does this player benefit from the company's income? For Vaclav's companies it may be the other player (XI.1)."""
    if not is_vaclavs(state, company):
        return True
    mine = state.players[player].shares[company]
    return mine > 0 and mine >= max(item.shares[company] for item in state.players)


def end_step(choices: Sequence[Action]) -> list[Weighed]:
    """Only the end of the step."""
    return [Weighed(0.0, action) for action in of_kind(choices, EndStep)]


def weigh_home(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The home with the best expected income; the worst one for a company of Vaclav that benefits the other player."""
    weighed = building.weigh_homes(asked.state, asked.company, asked.choices, strategy.look_ahead)
    if serves(asked.state, asked.player, asked.company):
        return weighed
    return [item._replace(score=-item.score) for item in weighed]


def weigh_track(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The tile with the highest income now; if none has income, the one that has with the next tile."""
    state, _, player, company, choices, _ = asked
    if not serves(state, player, company):
        return end_step(choices)
    at_once = building.weigh_tiles(state, company, choices, AT_ONCE)
    found = best(at_once)
    if found is None or not isinstance(found.action, EndStep) or found.score > 0:
        return at_once
    return building.weigh_tiles(state, company, choices, strategy.look_ahead)


def weigh_station(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The station that earns most, unless the money is needed for a train."""
    state, _, player, company, choices, _ = asked
    if not serves(state, player, company):
        return end_step(choices)
    if must_buy(state, company) and state.companies[company].treasury - cheapest_train(state, company) < 40:
        return end_step(choices)
    return building.weigh_stations(state, company, choices, AT_ONCE)


# Money of a company


def weigh_dividend(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Pay out, unless all trains will be scrapped soon and the treasury cannot pay for the next one."""
    state, _, _, company, choices, _ = asked
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


def weigh_acquisition(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """A beginner acquires nothing."""
    return end_step(asked.choices)


def weigh_trains(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The train that adds the most income for its price until it is scrapped; then local railways."""
    state, _, player, company, choices, _ = asked
    must = must_buy(state, company)
    item = state.companies[company]
    faces, rounds = own_faces(state, company), rounds_after(state)
    longest = max((TRAIN[face].price for face in faces), default=0)
    forecasts = strategy.forecasts(state)
    likely = 60 if not faces else forecasts.income(company, faces)
    weighed = [Weighed(0.0, action, because(income=likely, rounds=rounds)) for action in of_kind(choices, EndStep)]
    for action in of_kind(choices, BuyTrain):
        price = TRAIN[action.face].price
        if not deals.is_runnable(state, company, action.face):
            continue
        runs = min(rounds, runs_to_live(state, action.face))
        change = forecasts.income(company, (*faces, action.face)) - likely if faces else likely
        score = change * runs - price
        if rounds >= FEW_ROUNDS and price > longest and price * IN_RESERVE <= item.treasury:
            score = max(score, 1.0)  # longer than the existing ones, and the money is not needed
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


def weigh_stock(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Float a started company, found one, or else buy the share with the best return."""
    state, _, player, _, choices, rng = asked
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
        score, reasons = _share(state, player, COMPANY[action.company].index, cash - keep)
        weighed.append(Weighed(score * (1 + 0.05 * rng.random()), action, reasons))
    for action in of_kind(choices, StartCompany):
        score, reasons = _founding(state, player, action, cash - keep)
        weighed.append(Weighed(score * (1 + 0.2 * rng.random()), action, reasons))
    return weighed


def _share(state: GameState, player: int, company: CompanyIndex, spare: int) -> tuple[float, tuple[Reason, ...]]:
    price, item = price_of(state, company), state.companies[company]
    if item.status is Status.STARTED and item.director == player and units_to_float(state, company) > 0:
        return 50.0, because(to_float=units_to_float(state, company), price=price)
    if price > spare or (item.status is Status.STARTED and item.director != player):
        return -1.0, ()
    income = item.last_income * (1 if own_faces(state, company) else 0.3)
    back = income * size_rules(company).unit / 100 + price * 0.06
    return 30.0 * back / price, because(dividend=back, price=price)


def _founding(state: GameState, player: int, action: StartCompany, spare: int) -> tuple[float, tuple[Reason, ...]]:
    company = COMPANY[action.company].index
    cost, _ = founding_cost(company, action.price)
    if cost > spare or len(directed_by(state, player)) >= MOST_COMPANIES or rounds_after(state) < 4:
        return -1.0, ()
    size = size_of(company)
    score = 10.0 + 5 * size + action.price / 20 + promise_of_home(state.board, company) / 40
    return score, because(cost=cost, capital=size_rules(company).units * action.price)


def weigh_take_over(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Take over trains the company can run, on the face that earns most; scrap the others, but none of its own."""
    state, company, choices, forecasts = asked.state, asked.company, asked.choices, strategy.forecasts(asked.state)
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


# Other decisions


def weigh_run(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The best run, the only one listed."""
    return [Weighed(0.0, action) for action in of_kind(asked.choices, Run)]


def weigh_station_conflict(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The first station that can be kept."""
    return [Weighed(0.0, action) for action in of_kind(asked.choices, KeepStation)[:1]]
