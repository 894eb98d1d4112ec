"""What a player would name when asked how somebody stands: the numbers the network reads, a row for each seat.

Money is in thousands of K, everything else near 1. `FEATURES` names the columns in their order; a network's file names
them too, and one with other names is refused.
"""

from __future__ import annotations

from typing import NamedTuple

from cz18.bots.forecast.basics import (
    directed_by,
    liquid,
    next_local_railway_price,
    own_faces,
    parts,
    runs_to_live,
)
from cz18.bots.forecast.forecasts import Forecast, Forecasts
from cz18.facts.companies import Size
from cz18.facts.games import BOHEMIA, MORAVIA
from cz18.facts.indexes import CompanyIndex
from cz18.rules.questions import (
    cards_of,
    certificates,
    deck_of,
    figures_of,
    map_of,
    size_of,
    size_rules,
    units_in_bank,
)
from cz18.rules.rounds.stock_round import certificate_limit
from cz18.rules.state import GameState, Status

THOUSAND = 1000.0
FEATURES = (
    # a seat's money
    "worth", "cash", "debt", "shares", "dividends", "price_rise", "lacks", "treasuries",
    # its companies
    "income_directed", "income_elsewhere", "income_lasting", "small", "medium", "large", "without_train",
    "trains", "stations", "part_held", "unbegun",
    # its room
    "certificates", "room", "local_railways", "turn",
    # the others
    "best_rival", "mean_rival", "rival_cash", "rival_income", "part_of_income", "lead",
    # the game
    "rounds", "stock_rounds", "phase", "cards", "unfounded", "in_bank", "all_worth", "not_lasting",
    "railway_price", "players", "bohemia", "moravia",
)  # fmt: skip


class _Firm(NamedTuple):
    """A company as everybody sees it."""

    company: CompanyIndex
    director: int
    income: int
    lasting: int
    forecast: Forecast
    price: int
    unit: int


def features(forecasts: Forecasts, worths: list[float]) -> list[list[float]]:
    """A row for each seat of the position, in the order of `FEATURES`; `worths` is what each will have at the end."""
    state = forecasts.state
    firms = [
        _firm(forecasts, CompanyIndex(company))
        for company, item in enumerate(state.companies)
        if item.status in (Status.STARTED, Status.FLOATED)
    ]
    seats = range(len(state.players))
    incomes = [sum(_income(state, seat, firm) for firm in firms) for seat in seats]
    game = _game(forecasts, firms, worths)
    rows = []
    for seat in seats:
        own = _seat(forecasts, firms, seat, worths[seat])
        rows.append([*own, *_rivals(state, seat, worths, incomes), *game])
    return rows


def _firm(forecasts: Forecasts, company: CompanyIndex) -> _Firm:
    state = forecasts.state
    faces = own_faces(state, company)
    lasting = tuple(face for face in faces if runs_to_live(state, face) > forecasts.rounds)
    income = forecasts.income(company, faces) if faces else 0
    if len(lasting) < len(faces):
        kept = forecasts.income(company, lasting) if lasting else 0
    else:
        kept = income
    director, unit = state.companies[company].director, size_rules(company).unit
    return _Firm(company, director, income, kept, forecasts.forecast(company), forecasts.price(company), unit)


def _income(state: GameState, seat: int, firm: _Firm) -> float:
    return parts(state, seat, firm.company) * firm.income


def _seat(forecasts: Forecasts, firms: list[_Firm], seat: int, worth: float) -> list[float]:
    """What somebody has."""
    state = forecasts.state
    item = state.players[seat]
    shares = dividends = rise = lacks = directed = elsewhere = lasting = unbegun = 0.0
    for firm in firms:
        units = item.shares[firm.company]
        if not units:
            continue
        part = units * firm.unit / 100
        shares += units * firm.price
        dividends += part * firm.forecast.dividends
        rise += units * (firm.forecast.price - firm.price)
        lasting += part * firm.lasting
        if not state.companies[firm.company].operated:
            unbegun += units * firm.price
        if firm.director == seat:
            directed += part * firm.income
            lacks += firm.forecast.lacks
        else:
            elsewhere += part * firm.income
    offices = directed_by(state, seat)
    sizes = [sum(size_of(company) is size for company in offices) for size in Size]
    trains = sum(len(state.companies[company].trains) for company in offices)
    idle = sum(not own_faces(state, company) for company in offices)
    stations = sum(station.company in offices for station in state.stations)
    held = sum(parts(state, seat, company) for company in offices)
    taken, limit = certificates(state, seat), certificate_limit(state)
    railways = sum(railway.owner.player == seat for railway in state.local_railways)
    money = (worth, item.cash, item.debt, shares, dividends, rise, lacks)
    treasuries = sum(liquid(state, company) for company in offices)
    return [
        *(each / THOUSAND for each in (*money, treasuries)),
        *(each / 100 for each in (directed, elsewhere, lasting)),
        *sizes,
        idle,
        trains / 4,
        stations / 4,
        held / max(1, len(offices)),
        unbegun / THOUSAND,
        taken / limit,
        (limit - taken) / 10,
        railways / 3,
        state.order.index(seat) / len(state.players),
    ]


def _rivals(state: GameState, seat: int, worths: list[float], incomes: list[float]) -> list[float]:
    """What the others have beside him."""
    others = [other for other in range(len(worths)) if other != seat]
    best = max(worths[other] for other in others)
    return [
        best / THOUSAND,
        sum(worths[other] for other in others) / len(others) / THOUSAND,
        max(state.players[other].cash for other in others) / THOUSAND,
        max(incomes[other] for other in others) / 100,
        incomes[seat] / max(1.0, sum(incomes)),
        (worths[seat] - best) / max(THOUSAND, sum(worths)),
    ]


def _game(forecasts: Forecasts, firms: list[_Firm], worths: list[float]) -> list[float]:
    """Where the game stands, the same for everybody."""
    state = forecasts.state
    figures = figures_of(state)
    boxes = figures.track[state.box + 1 :]
    all_income = sum(firm.income for firm in firms)
    founded = {firm.company for firm in firms}
    here = map_of(state).companies
    unfounded = sum(
        item.status is Status.IN_THE_BOX for index, item in enumerate(state.companies) if index not in founded
    )
    in_bank = sum(units_in_bank(state, firm.company) * firm.price for firm in firms)
    return [
        forecasts.rounds / 13,
        sum(box.kind == "SR" for box in boxes) / 8,
        state.phase / len(figures.phases),
        state.cards_gone / len(deck_of(cards_of(state))),
        unfounded / len(here),
        in_bank / THOUSAND,
        sum(worths) / len(worths) / THOUSAND,
        1 - sum(firm.lasting for firm in firms) / max(1, all_income),
        next_local_railway_price(state) / 100,
        len(state.players) / 4,
        float(figures.name == BOHEMIA),
        float(figures.name == MORAVIA),
    ]
