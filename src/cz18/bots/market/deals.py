"""Deals outside the stock round: the pre-stock round, auctions, local railways, offers, returned trains."""

from __future__ import annotations

from collections.abc import Sequence

from cz18.bots.base import Asked, Weighed, because, of_kind, priced
from cz18.bots.forecast.basics import last_local_railway_price, next_local_railway_price
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.strategy import Strategy
from cz18.bots.train_values import treasury_worth
from cz18.facts.companies import COMPANY, SIZE_RULES, Size
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAY_RULES
from cz18.facts.tiles import TILE
from cz18.rules.actions import (
    Action,
    Bid,
    BuyLocalRailway,
    LayRailwayTile,
    OfferForLocalRailway,
    OpenAuction,
    Pass,
    ReturnTrain,
    SellLocalRailway,
)
from cz18.rules.asking.prices import range_of
from cz18.rules.questions import certificates, figures_of, map_of, runs_for
from cz18.rules.rounds.stock_round import certificate_limit
from cz18.rules.scoring import LOCAL_RAILWAY_AT_THE_END
from cz18.rules.state import GameState, Train

# The pre-stock round (VI)


def founding_money(state: GameState) -> int:
    """Money to reserve for founding a first company, in K (VII.5)."""
    figures = figures_of(state)
    prices = figures.start_prices[Size.SMALL]
    if figures.companies_in_play is not None:
        rules = SIZE_RULES[Size.LARGE]
        return prices[0] * rules.units * rules.float_percent // 100
    return 2 * prices[1]


def weigh_local_railways(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Each local railway by income and resale value less its price; a pass if none is worth it."""
    choices, cash, keep = asked.choices, asked.state.players[asked.player].cash, founding_money(asked.state)
    weighed = [Weighed(1.0, action) for action in of_kind(choices, Pass)]
    for action in of_kind(choices, BuyLocalRailway):
        railway = LOCAL_RAILWAY[action.local_railway]
        if cash - railway.price < keep:
            continue
        income = LOCAL_RAILWAY_RULES[railway.size].income
        score = (50 + 4.5 * income) / railway.price
        weighed.append(
            Weighed(score, action, because(income=income, price=railway.price, left=cash - railway.price))
        )
    return weighed


# Auctions of papers (XI.2)

_PAPER_VALUES = {"local_railway": 60, "train": 95, "station_railway": 130}


def paper_value(state: GameState, name: str) -> int:
    """The value of a private paper: its incomes until papers close, and its sale to a company."""
    paper = next(item for item in map_of(state).papers if item.id == name)
    value = _PAPER_VALUES[paper.kind]
    if name in LOCAL_RAILWAY:
        value = 45 + 4 * LOCAL_RAILWAY_RULES[LOCAL_RAILWAY[name].size].income
    return max(value, paper.minimum_bid)


def weigh_auction(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Open or bid up to a paper's value, while enough money remains to found a company."""
    state, player, choices, auction = asked.state, asked.player, asked.choices, asked.state.auction
    assert auction is not None
    spare = state.players[player].cash - founding_money(state)
    weighed: list[Weighed] = [Weighed(0.0, action) for action in of_kind(choices, Pass)]
    for action in choices:
        if isinstance(action, OpenAuction) and action.bid == 0:
            weighed.append(Weighed(-1.0, action))
        elif isinstance(action, OpenAuction | Bid):
            bounds = range_of(action)
            assert bounds is not None
            value = paper_value(state, action.paper if isinstance(action, OpenAuction) else auction.paper)
            if bounds.low <= min(spare, bounds.high):
                gain = value - bounds.low + 0.5
                weighed.append(Weighed(gain, priced(action, bounds.low), because(value=value)))
    return weighed


def weigh_railway_tiles(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The most valuable tile at the station railway's home (XI.2-47)."""
    choices = asked.choices
    weighed = [Weighed(0.0, action) for action in of_kind(choices, Pass)]
    for action in of_kind(choices, LayRailwayTile):
        tile = TILE[action.tile]
        value = sum(city.revenue or 0 for city in tile.cities) + len(tile.paths)
        weighed.append(Weighed(1.0 + value, action, because(income=value)))
    return weighed


# Local railways between a Director and a company (IV.1)


def local_railway_value(forecasts: Forecasts, player: int, local_railway: str) -> float:
    """A player's minimum price of a local railway: its incomes and its final worth (IV.1-14).

    It uses a certificate slot, and money now earns interest, more so the longer the game lasts.
    """
    state, rounds = forecasts.state, forecasts.rounds
    railway = LOCAL_RAILWAY.get(local_railway)
    income = LOCAL_RAILWAY_RULES[railway.size].income if railway is not None else 25
    kept = income * rounds + LOCAL_RAILWAY_AT_THE_END
    if figures_of(state).papers_close_with is not None:
        kept = income * min(rounds, 3)
    if rounds < 3:  # no stock round left in which to use money or certificate slots
        return kept
    full = certificate_limit(state) - certificates(state, player) <= 3 or state.players[player].cash > 300
    return (kept - (30 if full else forecasts.weights.room_for_railway) * rounds) / (1 + 0.08 * rounds)


def gain_of_buying_local_railway(forecasts: Forecasts, local_railway: str, price: int) -> float:
    """A Director's gain if the company buys it: its incomes and the bank's final price (IV.1-29)."""
    railway = LOCAL_RAILWAY.get(local_railway)
    income = LOCAL_RAILWAY_RULES[railway.size].income if railway is not None else 0
    return treasury_worth(forecasts, income * forecasts.rounds + last_local_railway_price(forecasts.state) - price)


def best_sale_of_local_railway(
    forecasts: Forecasts, player: int, choices: Sequence[Action], spare: int
) -> Weighed | None:
    """Buy the Director's own local railway at the full price, with money the treasury does not need."""
    state = forecasts.state
    found: Weighed | None = None
    for action in of_kind(choices, OfferForLocalRailway):
        bounds = range_of(action)
        assert bounds is not None
        price = min(bounds.high, spare)
        if price < next_local_railway_price(state) or not _is_his(state, player, action.local_railway):
            continue
        gain = price - local_railway_value(forecasts, player, action.local_railway)
        if gain > 0 and (found is None or gain > found.score):
            found = Weighed(gain, priced(action, price), because(gain=gain, price=price))
    return found


def _is_his(state: GameState, player: int, local_railway: str) -> bool:
    railway = LOCAL_RAILWAY.get(local_railway)
    if railway is None:
        return state.papers is not None and state.papers.station_railway.player == player
    return state.local_railways[railway.index].owner.player == player


def sale_to_bank(state: GameState, choices: Sequence[Action]) -> Action | None:
    """The least useful local railway of a company: used ones first, then the lowest income (IV.1-29)."""
    sales = of_kind(choices, SellLocalRailway)

    def loss(action: SellLocalRailway) -> tuple[bool, int]:
        railway = LOCAL_RAILWAY[action.local_railway]
        used = state.local_railways[railway.index].used
        return (not used, LOCAL_RAILWAY_RULES[railway.size].income)

    found: Action | None = min(sales, key=loss, default=None)
    return found


# Trains to return (VIII.12-23)


def weigh_returns(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Return the train that earns least: an idle one first, then the shortest."""
    state, forecasts, weighed = asked.state, strategy.forecasts(asked.state), []
    for action in of_kind(asked.choices, ReturnTrain):
        company = COMPANY[action.company].index
        train = next(item for item in state.companies[company].trains if item.card == action.train)
        usable = runs_for(state, train, company)
        rest = tuple(
            item.face
            for item in state.companies[company].trains
            if item.card != train.card and runs_for(state, item, company)
        )
        income = forecasts.income(company, rest)
        weighed.append(Weighed(income + (0 if usable else 1000), action, because(income_left=income)))
    return weighed


def is_runnable(state: GameState, company: CompanyIndex, face: str) -> bool:
    return runs_for(state, Train("", 0, face), company)
