"""Trains and dividends: the value of a train until it is scrapped, and whether to pay out (VIII.8, VIII.10)."""

from __future__ import annotations

from collections.abc import Sequence

from cz18.bots.base import Asked, Weighed, because, priced
from cz18.bots.forecast.basics import liquid, own_faces, parts, runs_to_live
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.strategy import Strategy
from cz18.facts import chart
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.actions import Action, BuyTrain, OfferForTrain, PayOut, Withhold
from cz18.rules.company_turn.trains import must_buy, offered_faces
from cz18.rules.questions import company_id, figures_of, runs_for, size_of, train_limit
from cz18.rules.state import GameState, Train


def treasury_worth(forecasts: Forecasts, money: float) -> float:
    """Value of a K in the treasury: nothing at the end (X.2-01), and little before."""
    return money * forecasts.weights.idle_treasury * min(1.0, forecasts.rounds / 4)


def standing(
    forecasts: Forecasts, player: int, company: CompanyIndex, faces: tuple[str, ...], money: int, space: int
) -> float:
    """The value to a player of a company with these trains and this money, in K at the end."""
    units = forecasts.state.players[player].shares[company]
    runs = forecasts.rounds
    forecast = forecasts.project(company, faces, money, space, runs)
    value = parts(forecasts.state, player, company) * forecast.dividends + units * forecast.price
    cash = forecasts.state.players[player].cash
    return value - forecast.lacks - max(0.0, forecast.lacks - cash) + treasury_worth(forecasts, money)


def survivors(state: GameState, faces: tuple[str, ...], bought: str) -> tuple[str, ...]:
    """The trains left after the sale of one of this kind, plus the new one (VIII.12-12 to -17)."""
    gone = figures_of(state).scraps[bought]
    return (*(face for face in faces if face not in gone), bought)


def _harm(forecasts: Forecasts, player: int, company: CompanyIndex, bought: str) -> float:
    """The value of scrapping by a sale: losses of own companies are negative, those of rivals positive in part."""
    state = forecasts.state
    gone = [face for face in figures_of(state).scraps[bought] if face not in state.scrapped]
    if not gone:
        return 0.0
    harm = 0.0
    for other in map(CompanyIndex, range(len(state.companies))):
        faces = own_faces(state, other)
        if other == company or not any(face in gone for face in faces):
            continue
        left = tuple(face for face in faces if face not in gone)
        lost = forecasts.income(other, faces) - forecasts.income(other, left)
        rounds = min(2.0, max(runs_to_live(state, face) for face in faces if face in gone))
        if state.companies[other].director == player:
            harm += parts(state, player, other) * lost * rounds
            if not left:
                harm += 0.5 * max(0, TRAIN[bought].price - liquid(state, other))
        else:
            harm -= forecasts.weights.spite * lost * rounds
    return harm


def weigh_trains(
    forecasts: Forecasts, player: int, company: CompanyIndex, choices: Sequence[Action]
) -> list[Weighed]:
    """Every offered train by its added value for this player; 0 is the value of not buying.

    Trains the company could pay after selling its local railways are not here: see `wanted_beyond_treasury`.
    """
    state = forecasts.state
    item = state.companies[company]
    faces = own_faces(state, company)
    money = liquid(state, company)
    must = must_buy(state, company)
    before = standing(forecasts, player, company, faces, money, item.space)
    weighed = []
    for action in choices:
        if not isinstance(action, BuyTrain) or not runs_for(state, Train("", 0, action.face), company):
            continue
        gain = _gain(forecasts, player, company, action.face, faces, money, item.space, before)
        price = TRAIN[action.face].price
        reasons = because(gain=gain, price=price, treasury=item.treasury)
        if not must and gain <= 0:
            continue
        weighed.append(Weighed(gain, action, reasons))
    return weighed


def _gain(
    forecasts: Forecasts,
    player: int,
    company: CompanyIndex,
    face: str,
    faces: tuple[str, ...],
    money: int,
    space: int,
    before: float = 0.0,
) -> float:
    """The change in the company's value to the player by buying this face now, in K."""
    state = forecasts.state
    price = TRAIN[face].price
    after = survivors(state, faces, face)
    out_of_pocket = max(0, price - money)
    loan = max(0, out_of_pocket - state.players[player].cash)
    value = standing(forecasts, player, company, after, max(0, money - price), space)
    return value - before - out_of_pocket - loan - _harm(forecasts, player, company, face)


def wanted_beyond_treasury(forecasts: Forecasts, player: int, company: CompanyIndex) -> Weighed | None:
    """The best train that is affordable only after selling local railways; the action is not legal yet."""
    state = forecasts.state
    item = state.companies[company]
    money = liquid(state, company)
    faces = own_faces(state, company)
    if money == item.treasury or len(item.trains) >= train_limit(state, company):
        return None
    before = standing(forecasts, player, company, faces, money, item.space)
    weighed = []
    for _, train in offered_faces(state, company):
        if item.treasury < TRAIN[train.face].price <= money and runs_for(state, train, company):
            gain = _gain(forecasts, player, company, train.face, faces, money, item.space, before)
            weighed.append(
                Weighed(gain, BuyTrain(company_id(company), train.card, train.face), because(gain=gain))
            )
    found = max(weighed, key=lambda each: each.score, default=None)
    return found if found is not None and found.score > 0 else None


def weigh_own_trades(
    forecasts: Forecasts, player: int, company: CompanyIndex, choices: Sequence[Action]
) -> list[Weighed]:
    """Trains of the player's other companies, by the joint gain of both, at a low and at a full price."""
    state = forecasts.state
    item, faces, money = state.companies[company], own_faces(state, company), liquid(state, company)
    before = standing(forecasts, player, company, faces, money, item.space)
    weighed = []
    for action in choices:
        if not isinstance(action, OfferForTrain):
            continue
        seller = COMPANY[action.seller].index
        other = state.companies[seller]
        if other.director != player:
            continue
        train = next(each for each in other.trains if each.card == action.train)
        if not runs_for(state, train, company):
            continue
        theirs = own_faces(state, seller)
        left = list(theirs)
        if train.face in left:
            left.remove(train.face)
        if not left:
            continue
        theirs_before = standing(forecasts, player, seller, theirs, liquid(state, seller), other.space)
        for price in sorted({1, min(item.treasury, TRAIN[train.face].price), item.treasury}):
            mine = standing(forecasts, player, company, (*faces, train.face), money - price, item.space)
            yours = standing(forecasts, player, seller, tuple(left), liquid(state, seller) + price, other.space)
            gain = mine - before + yours - theirs_before
            if gain > 15:
                weighed.append(Weighed(gain, priced(action, price), because(gain=gain, price=price)))
    return weighed


# Dividends (VIII.8)


def weigh_dividend(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Pay out or withhold: the dividend and the price change against what the money could buy today."""
    state, _, player, company, choices, _ = asked
    forecasts = strategy.forecasts(state)
    assert state.turn is not None
    item, income = state.companies[company], state.turn.income
    money = liquid(state, company)
    steps = figures_of(state).dividend_steps[size_of(company)]
    mine = parts(state, player, company) * income * forecasts.cash_worth(forecasts.rounds)
    others = sum(parts(state, seat, company) for seat in range(len(state.players)) if seat != player) * income
    paid = (
        mine
        - forecasts.weights.others_dividend * others
        + best_standing(forecasts, player, company, money, chart.right(item.space, steps))
    )
    kept = best_standing(forecasts, player, company, money + income, chart.left(item.space))
    weighed = []
    for action in choices:
        if isinstance(action, PayOut):
            weighed.append(Weighed(paid, action, because(dividend=mine, advantage=paid - kept)))
        elif isinstance(action, Withhold):
            weighed.append(Weighed(kept, action, because(kept=income, advantage=kept - paid)))
    return weighed


def best_standing(forecasts: Forecasts, player: int, company: CompanyIndex, money: int, space: int) -> float:
    """The company's value with this money after buying the best train with it today, if worthwhile."""
    state = forecasts.state
    item, faces = state.companies[company], own_faces(state, company)
    best = standing(forecasts, player, company, faces, money, space)
    if faces and len(item.trains) >= train_limit(state, company):
        return best
    options = [
        _gain(forecasts, player, company, train.face, faces, money, space)
        for _, train in offered_faces(state, company)
        if runs_for(state, train, company) and (not faces or TRAIN[train.face].price <= money)
    ]
    if not faces and options:
        return max(options)
    return max([best, *options])
