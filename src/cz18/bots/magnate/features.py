"""The features of the network: a row of numbers for each company, which describe the prospects of a share.

Money is in hundreds or thousands of K, per share where it concerns shares; all other values are near 1. `FEATURES`
names the columns in order. A network's file also names them; a file with other names is refused.
"""

from __future__ import annotations

from cz18.bots.forecast.basics import directed_by, founding_cost, liquid, own_faces, runs_to_live
from cz18.bots.forecast.forecasts import Forecast, Forecasts, rank_of_home
from cz18.facts.companies import Size
from cz18.facts.games import BOHEMIA, MORAVIA
from cz18.facts.indexes import CompanyIndex
from cz18.rules.questions import cards_of, deck_of, figures_of, size_of, size_rules, units_in_bank
from cz18.rules.state import GameState

FEATURES = (
    # a share of it
    "value", "dividends", "last_price", "price", "income", "lasting", "usual",
    # the company
    "small", "medium", "large", "home", "operated", "trains", "life", "treasury", "lacks", "stations", "in_bank",
    # its Director
    "part", "cash", "offices",
    # the game
    "rounds", "operating", "phase", "cards", "players", "mean_cash", "bohemia", "moravia",
)  # fmt: skip
HUNDRED, THOUSAND = 100.0, 1000.0
LONGEST_LIFE = 14.0


def features(forecasts: Forecasts, company: CompanyIndex, forecast: Forecast) -> list[float]:
    """The row of a company with a Director; `forecast` is the value to correct."""
    state = forecasts.state
    item, rules = state.companies[company], size_rules(company)
    director = state.players[item.director]
    faces = own_faces(state, company)
    lives = [runs_to_live(state, face) for face in faces]
    lasting = tuple(face for face, life in zip(faces, lives, strict=True) if life > forecasts.rounds)
    income = forecasts.income(company, faces) if faces else 0
    kept = income
    if len(lasting) < len(faces):
        kept = forecasts.income(company, lasting) if lasting else 0
    return [
        *_share(forecasts, company, forecast, forecasts.price(company), income, kept),
        *_kind(state, company),
        float(item.operated),
        len(item.trains) / 4,
        min(LONGEST_LIFE, max(lives, default=0.0)) / LONGEST_LIFE,
        liquid(state, company) / THOUSAND,
        forecast.lacks / THOUSAND,
        sum(station.company == company for station in state.stations) / 4,
        units_in_bank(state, company) / rules.units,
        director.shares[company] / rules.units,
        director.cash / THOUSAND,
        len(directed_by(state, item.director)) / 4,
        *_game(forecasts),
    ]


def features_of_founding(
    forecasts: Forecasts, company: CompanyIndex, price: int, founder: int, forecast: Forecast
) -> list[float]:
    """The row of a company that a player could found at this price and float alone."""
    state, rules = forecasts.state, size_rules(company)
    cost, units = founding_cost(company, price)
    return [
        *_share(forecasts, company, forecast, price, 0, 0),
        *_kind(state, company),
        *(0.0, 0.0, 0.0),
        rules.units * price / THOUSAND,
        *(0.0, 0.0),
        1 - units / rules.units,
        units / rules.units,
        max(0, state.players[founder].cash - cost) / THOUSAND,
        (len(directed_by(state, founder)) + 1) / 4,
        *_game(forecasts),
    ]


def _share(
    forecasts: Forecasts, company: CompanyIndex, forecast: Forecast, price: int, income: int, lasting: int
) -> tuple[float, ...]:
    """The expected value of a share, and its present price and income."""
    unit = size_rules(company).unit
    usual = forecasts.usual(company, forecasts.rounds)
    incomes = (each * unit / HUNDRED / 10 for each in (income, lasting, usual))
    return (
        forecast.unit(unit) / HUNDRED,
        forecast.dividends * unit / HUNDRED / HUNDRED,
        forecast.price / HUNDRED,
        price / HUNDRED,
        *incomes,
    )


def _kind(state: GameState, company: CompanyIndex) -> tuple[float, ...]:
    size = size_of(company)
    return (*(float(size is each) for each in Size), rank_of_home(state.board, company))


def _game(forecasts: Forecasts) -> tuple[float, ...]:
    """Features of the game, the same for every company."""
    state = forecasts.state
    figures = figures_of(state)
    return (
        forecasts.rounds / 13,
        float(figures.track[state.box].kind == "OR"),
        state.phase / len(figures.phases),
        state.cards_gone / len(deck_of(cards_of(state))),
        len(state.players) / 4,
        sum(player.cash for player in state.players) / len(state.players) / THOUSAND,
        float(figures.name == BOHEMIA),
        float(figures.name == MORAVIA),
    )
