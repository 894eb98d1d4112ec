"""Translate each kind of action of the site into one or several of ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.tiles import TILE
from cz18.facts.trains import TRAIN
from cz18.interop.games_18xx.names import (
    COMPANY_FROM_SITE,
    FACE_OF_VARIANT,
    FACES,
    HEX_FROM_SITE,
    SHARE_PRICE_FROM_SITE,
    tile_of_copy,
)
from cz18.routes.runs import Route
from cz18.rules.actions import (
    Action,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    ChooseCity,
    EndStep,
    KeepStation,
    LayHomeTile,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PayOut,
    PlaceStation,
    RepayDebt,
    ReturnTrain,
    Run,
    ScrapTrain,
    SellLocalRailway,
    SellShares,
    StartCompany,
    TakeOverTrain,
    Withhold,
)
from cz18.rules.company_turn.local_railways import local_railway_price
from cz18.rules.company_turn.runs import income_of
from cz18.rules.questions import company_id, map_of, stations_of
from cz18.rules.state import (
    CityChoice,
    CompanyStep,
    GameState,
    HomeChoice,
    PreStockTurn,
    Station,
    StationConflict,
    Step,
    StockTurn,
    TakeOverTrains,
)

if TYPE_CHECKING:
    from cz18.interop.games_18xx.table import SiteTable

Foreign = Mapping[str, Any]
"""An action as written in the file."""


# Pre-stock and stock rounds


def _bid(table: SiteTable, foreign: Foreign) -> None:
    name = table.text(foreign, "company")
    item = LOCAL_RAILWAY.get(name)
    if item is None:
        raise table.wrong("company", "wrong-unknown_name", name)
    price = table.number(foreign, "price")
    if price != item.price:
        raise table.wrong("price", "wrong-other_price", price, name=name, price=item.price)
    table.play(BuyLocalRailway(table.player(foreign), name))


def _par(table: SiteTable, foreign: Foreign) -> None:
    company = table.among(foreign, "corporation", COMPANY_FROM_SITE)
    value = table.text(foreign, "share_price")
    price = SHARE_PRICE_FROM_SITE.get(value)
    if price is None:
        raise table.wrong("share_price", "wrong-no_start_price", value)
    table.play(StartCompany(table.player(foreign), company, price))


def _buy_shares(table: SiteTable, foreign: Foreign) -> None:
    company, listed, units = table.shares(foreign)
    if listed != 1 or units != 1:
        raise table.wrong("shares", "wrong-one_share", foreign.get("shares"))
    table.play(BuyShare(table.player(foreign), company))


def _sell_shares(table: SiteTable, foreign: Foreign) -> None:
    company, _, units = table.shares(foreign)
    table.play(SellShares(table.player(foreign), company, units))


def _special_buy(table: SiteTable, foreign: Foreign) -> None:
    player, cost = table.player(foreign), table.number(foreign, "cost")
    debt = table.state.players[player].debt
    if debt and cost != debt:
        raise table.wrong("cost", "wrong-other_debt", cost, debt=debt)
    table.play(RepayDebt(player, cost))


def _pass(table: SiteTable, foreign: Foreign) -> None:
    due = table.state.pending[-1]
    if isinstance(due, CompanyStep):
        table.play(EndStep(table.company(foreign), due.step.value))
    elif isinstance(due, (StockTurn, PreStockTurn)):
        table.play(Pass(table.player(foreign)))
    elif isinstance(due, TakeOverTrains):
        company = table.company(foreign)
        for train in due.trains:
            table.play(TakeOverTrain(company, train.card, train.face))
    else:
        raise table.wrong("type", "wrong-nothing_to_pass", "pass")


# Track and stations


def _lay_tile(table: SiteTable, foreign: Foreign) -> None:
    hex_id = table.among(foreign, "hex", HEX_FROM_SITE)
    copy = table.text(foreign, "tile")
    tile = tile_of_copy(copy)
    if tile is None:
        raise table.wrong("tile", "wrong-unknown_name", copy)
    rotation = table.number(foreign, "rotation")
    entity = table.text(foreign, "entity")
    due = table.state.pending[-1]
    if entity in LOCAL_RAILWAY:
        company = company_id(table.state.turn.company) if table.state.turn is not None else entity
        action: Action = LayTile(company, hex_id, tile, rotation, entity)
    elif isinstance(due, HomeChoice):
        company = table.company(foreign)
        if TILE[tile].company != company:
            raise table.wrong("tile", "wrong-no_red_tile_of", copy)
        action = LayHomeTile(company, hex_id, rotation)
    else:
        action = LayTile(table.company(foreign), hex_id, tile, rotation)
    if table.copies.get(copy, hex_id) != hex_id:
        raise table.wrong("tile", "wrong-lies_already", copy, hex=table.copies[copy])
    table.play(action)
    others = {other: place for other, place in table.copies.items() if place != hex_id}
    table.copies = {**others, copy: hex_id}


def _place_token(table: SiteTable, foreign: Foreign) -> None:
    company = table.company(foreign)
    hex_id, city = table.place(foreign)
    due = table.state.pending[-1]
    if isinstance(due, HomeChoice | CityChoice):
        table.play(ChooseCity(company_id(due.company), city))
    else:
        table.play(PlaceStation(company, hex_id, city))


def _remove_token(table: SiteTable, foreign: Foreign) -> None:
    company = table.company(foreign)
    hex_id, city = table.place(foreign)
    due = table.state.pending[-1]
    if not isinstance(due, StationConflict):
        raise table.wrong("type", "wrong-no_two_stations", "remove_token")
    index = map_of(table.state).index[hex_id]
    kept = [item.city for item in stations_of(table.state, due.company) if item.hex == index and item.city != city]
    if len(kept) != 1:
        raise table.wrong("city", "wrong-station_not_asked", foreign.get("city"))
    table.play(KeepStation(company, hex_id, kept[0]))
    if not isinstance(table.state.pending[-1], StationConflict):
        table.closing = None
    elif table.closing is not None:
        gone = [item for item in table.closing.stations if item.hex == index and item.city == city]
        table.closing = _taken_back(table.closing, gone)


# Running


def _run_routes(table: SiteTable, foreign: Foreign) -> None:
    routes = foreign.get("routes")
    if not isinstance(routes, list):
        raise table.wrong("routes", "wrong-not_a_list", routes)
    ours = [route for route in (_route(table, item) for item in routes) if route is not None]
    run = Run(table.company(foreign), tuple(ours))
    claimed = [table.number(item, "revenue") for item in routes if "revenue" in item]
    due = table.state.pending[-1]
    if len(claimed) == len(routes) and due == CompanyStep(COMPANY[run.company].index, Step.RUN):
        income = income_of(table.state, run)
        if income is not None and income != sum(claimed):
            raise table.wrong("revenue", "wrong-other_income", sum(claimed), income=income)
    table.play(run)


def _route(table: SiteTable, item: Any) -> Route | None:
    if not isinstance(item, Mapping):
        raise table.wrong("routes", "wrong-no_route", item)
    card = table.card(item)
    legs = item.get("connections")
    if not isinstance(legs, list):
        raise table.wrong("connections", "wrong-not_a_list", legs)
    if not legs:
        return None
    for leg in legs:
        if not isinstance(leg, list) or len(leg) < 2:
            raise table.wrong("connections", "wrong-not_a_list", leg)
        for name in leg:
            if name.__class__ is not str or name not in HEX_FROM_SITE:
                raise table.wrong("connections", "wrong-unknown_name", name)
    hexes = _joined(legs)
    if hexes is None:
        raise table.wrong("connections", "wrong-legs_apart", legs)
    return Route(card, tuple([HEX_FROM_SITE[name] for name in hexes]))


def _joined(legs: list[list[str]]) -> list[str] | None:
    """One path through all legs; each leg may be written in either direction."""
    for first in (legs[0], legs[0][::-1]):
        way = list(first)
        for leg in legs[1:]:
            if leg[0] == way[-1]:
                way += leg[1:]
            elif leg[-1] == way[-1]:
                way += leg[-2::-1]
            else:
                break
        else:
            return way
    return None


def _dividend(table: SiteTable, foreign: Foreign) -> None:
    kind = table.text(foreign, "kind")
    if kind not in ("payout", "withhold"):
        raise table.wrong("kind", "wrong-not_one_of", kind, known=["payout", "withhold"])
    company = table.company(foreign)
    table.play(PayOut(company) if kind == "payout" else Withhold(company))


# Trains, local railways, acquisitions


def _buy_train(table: SiteTable, foreign: Foreign) -> None:
    company, card = table.company(foreign), table.card(foreign)
    price = table.number(foreign, "price")
    seller = _owner(table.state, card)
    if seller is not None:
        table.play(OfferForTrain(company, seller, card, price))
    else:
        face = (
            table.among(foreign, "variant", FACE_OF_VARIANT)
            if foreign.get("variant") is not None
            else _up(table.state, card)
        )
        if price != TRAIN[face].price:
            raise table.wrong("price", "wrong-other_price", price, name=face, price=TRAIN[face].price)
        table.play(BuyTrain(company, card, face))


def _owner(state: GameState, card: str) -> str | None:
    for index, item in enumerate(state.companies):
        for train in item.trains:
            if train.card == card:
                return company_id(CompanyIndex(index))
    return None


def _up(state: GameState, card: str) -> str:
    """The face that is up: for a pool card the one it was returned with, in the deck the small one."""
    return next((train.face for train in state.pool if train.card == card), FACES[card[0]][0])


def _discard_train(table: SiteTable, foreign: Foreign) -> None:
    company, card = table.company(foreign), table.card(foreign)
    due = table.state.pending[-1]
    if isinstance(due, TakeOverTrains):
        table.play(ScrapTrain(company, card))
    else:
        table.play(ReturnTrain(company, card))


def _swap_train(table: SiteTable, foreign: Foreign) -> None:
    company, card = table.company(foreign), table.card(foreign)
    size = COMPANY[company].size
    faces = [face for face in FACES[card[0]] if TRAIN[face].size is size]
    if not faces:
        raise table.wrong("train", "wrong-no_side", foreign.get("train"))
    table.play(TakeOverTrain(company, card, faces[0]))


def _local_railway(table: SiteTable, foreign: Foreign) -> str:
    name = table.text(foreign, "company")
    if name not in LOCAL_RAILWAY:
        raise table.wrong("company", "wrong-unknown_name", name)
    return name


def _buy_company(table: SiteTable, foreign: Foreign) -> None:
    name = _local_railway(table, foreign)
    table.play(OfferForLocalRailway(table.company(foreign), name, table.number(foreign, "price")))


def _sell_company(table: SiteTable, foreign: Foreign) -> None:
    name = _local_railway(table, foreign)
    price = table.number(foreign, "price")
    company = table.company(foreign)
    if table.state.turn is not None and price != local_railway_price(table.state):
        raise table.wrong("price", "wrong-other_railway_price", price, price=local_railway_price(table.state))
    table.play(SellLocalRailway(company, name))


def _buy_corporation(table: SiteTable, foreign: Foreign) -> None:
    target = table.among(foreign, "corporation", COMPANY_FROM_SITE)
    before = table.state
    company = table.company(foreign)
    table.play(OfferAcquisition(company, target, table.number(foreign, "price")))
    if isinstance(table.state.pending[-1], StationConflict):
        table.closing = _still_open(before, COMPANY[company].index, COMPANY[target].index)


def _still_open(before: GameState, company: CompanyIndex, target: CompanyIndex) -> GameState:
    """The state the site shows while stations are in conflict: the target is not closed yet.

    Only in a city where both have a station is the acquirer's own marker already back on its charter.
    """
    theirs = {(item.hex, item.city) for item in stations_of(before, target)}
    back = [item for item in stations_of(before, company) if (item.hex, item.city) in theirs]
    return _taken_back(before, back)


def _taken_back(state: GameState, back: Sequence[Station]) -> GameState:
    """The state with these stations returned to their companies' charters."""
    companies = list(state.companies)
    for item in back:
        owner = companies[item.company]
        companies[item.company] = owner._replace(markers=owner.markers + 1)
    stations = tuple(item for item in state.stations if item not in back)
    return state._replace(companies=tuple(companies), stations=stations)


def _end_game(table: SiteTable, foreign: Foreign) -> None:
    """The players ended the game early."""
    table.ended = True


HANDLERS: dict[str, Callable[[SiteTable, Foreign], None]] = {
    "bid": _bid,
    "par": _par,
    "buy_shares": _buy_shares,
    "sell_shares": _sell_shares,
    "special_buy": _special_buy,
    "pass": _pass,
    "lay_tile": _lay_tile,
    "place_token": _place_token,
    "remove_token": _remove_token,
    "run_routes": _run_routes,
    "dividend": _dividend,
    "buy_train": _buy_train,
    "discard_train": _discard_train,
    "swap_train": _swap_train,
    "buy_company": _buy_company,
    "sell_company": _sell_company,
    "buy_corporation": _buy_corporation,
    "end_game": _end_game,
}
