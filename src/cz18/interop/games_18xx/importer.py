"""Playing a game of the other site on our engine, under its profile, action by action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.maps import load_map
from cz18.facts.tiles import TILE, Colour
from cz18.interop.games_18xx.decode import SiteGame, decode
from cz18.interop.games_18xx.departures import Departed, Judge
from cz18.interop.games_18xx.errors import NotImportable, shown
from cz18.interop.games_18xx.names import (
    COMPANY_FROM_SITE,
    FACE_OF_VARIANT,
    FACES,
    HEX_FROM_SITE,
    PERCENT,
    SHARE_PRICE_FROM_SITE,
    SITE_COMPANIES,
    card_from_site,
    tile_of_copy,
)
from cz18.interop.games_18xx.steps import silent_action, waits
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
from cz18.rules.engine import apply_unchecked, check, decision
from cz18.rules.game import Game
from cz18.rules.options import PROFILES, OptionError
from cz18.rules.refusals import Refusal
from cz18.rules.setup import new_game
from cz18.rules.state import (
    NOBODY,
    CityChoice,
    CompanyStep,
    GameOver,
    GameState,
    HomeChoice,
    PreStockTurn,
    ReturnTrains,
    Station,
    StationConflict,
    Step,
    StockTurn,
    TakeOverTrains,
    company_id,
    size_of,
    stations_of,
)
from cz18.rules.local_railways import local_railway_price
from cz18.facts.trains import TRAIN
from cz18.facts.local_railways import LOCAL_RAILWAYS

PROFILE = PROFILES["18xx.games"]
BOARD = "standard"
Foreign = Mapping[str, Any]


class Imported(NamedTuple):
    """A game of the site, played on our engine."""

    game: Game
    """Set-up and log in our terms."""
    state: GameState
    actions: int
    """How many of the file's actions are in effect."""
    departures: tuple[Departed, ...]
    """Where it departs from the book, if that was asked for."""
    ids: tuple[int, ...]
    """To which action of the file each action of our log belongs."""


def import_game(data: Any, *, departures: bool = False) -> Imported:
    """Play a file of the site (JSON value, text or bytes) under its profile, all checks on.

    Nothing is looked up ahead: a file cut short after any action gives the same states up to there. Raises
    NotImportable, which names the action and the field or the refusal.
    """
    table = Table(decode(data), Judge() if departures else None)
    for _ in table.play_all():
        pass
    return table.imported()


def trace_game(data: Any) -> Iterator[dict[str, Any]]:
    """Play a file of the site and give a line of its trace after every action, and the result at the end."""
    from cz18.interop.games_18xx.trace import last_line, trace_line

    table = Table(decode(data))
    step = step_name(table.state)
    for foreign in table.play_all():
        yield trace_line(table, foreign, step)
        step = step_name(table.state)
    yield last_line(table.state)


def step_name(state: GameState) -> str:
    """The decision the next action answers."""
    at_hand = decision(state)
    return at_hand.kind if at_hand is not None else ""


class Table:
    """The site's table: the state under its profile, and what of its own bookkeeping the state does not hold."""

    def __init__(self, game: SiteGame, judge: Judge | None = None) -> None:
        try:
            self.state: GameState = new_game(game.names, board=BOARD, options=PROFILE, seed=game.seed)
        except OptionError as error:
            raise NotImportable(str(error), field=error.field) from None
        self.site_game = game
        self.judge = judge
        self.seats = {str(id_): seat for seat, id_ in enumerate(game.ids)}
        self.log: list[Action] = []
        self.ids: list[int] = []
        self.action = 0
        """The id of the action being played."""
        self.has_bought = False
        """Has the company at turn bought a train?"""
        self.copies: dict[str, str] = {}
        """On which hex each copy of a tile lies: "57-0" -> "E15"."""
        self.closing: GameState | None = None
        """The state before an acquisition whose stations are still in question; the site closes the company later."""

    def imported(self) -> Imported:
        state, game = self.state, self.site_game
        return Imported(
            Game(game.names, state.board, state.options, state.seed, tuple(self.log)),
            state,
            len(game.actions),
            tuple(self.judge.found) if self.judge is not None else (),
            tuple(self.ids),
        )

    # Playing

    def play_all(self) -> Iterator[Foreign]:
        """Play the file's actions one after the other, giving each after it was played."""
        for foreign in self.site_game.actions:
            self.feed(foreign)
            if self.has_moved(foreign):
                yield foreign

    def has_moved(self, foreign: Foreign) -> bool:
        """Did this entry play anything? A programmed move alone does not."""
        return not foreign["type"].startswith("program_") or bool(foreign.get("auto_actions"))

    def play(self, action: Action) -> None:
        """Check and apply one of our actions."""
        state = self.state
        refusal = check(state, action)
        if refusal is not None:
            raise self.refused(refusal)
        if self.judge is not None:
            self.judge.see(self.action, state, action)
        self.log.append(action)
        self.ids.append(self.action)
        self.state, _ = apply_unchecked(state, action)

    def feed(self, foreign: Foreign) -> None:
        """Play an action of the site, the moves it made in its wake, and what follows silently."""
        self.action = foreign["id"]
        kind = foreign["type"]
        if not kind.startswith("program_"):
            self._one(kind, foreign)
        autos = foreign.get("auto_actions")
        if autos:
            if not isinstance(autos, list):
                raise self.wrong("auto_actions", autos, "not a list")
            for auto in autos:
                if not isinstance(auto, Mapping) or not isinstance(auto.get("type"), str):
                    raise self.wrong("auto_actions", auto, "not an action")
                if not auto["type"].startswith("program_"):
                    self._one(auto["type"], auto)

    def _one(self, kind: str, foreign: Foreign) -> None:
        handler = HANDLERS.get(kind)
        if handler is None:
            raise self.wrong("type", kind, "unknown type of action")
        handler(self, foreign)
        self.go_on()

    def go_on(self) -> None:
        """As far as the site goes without being asked."""
        while True:
            due = self.state.pending[-1]
            if due.__class__ is not CompanyStep:
                return
            assert isinstance(due, CompanyStep)
            if waits(self.state, due, self.has_bought):
                return
            self.play(silent_action(self.state, due))
            if due.step is Step.TRAINS:
                self.has_bought = False

    # Reading fields

    def refused(self, refusal: Refusal) -> NotImportable:
        message = f"{refusal.section} {refusal.code} {dict(refusal.data)}"
        return NotImportable(message, action=self.action, refusal=refusal)

    def wrong(self, field: str, value: Any, message: str) -> NotImportable:
        return NotImportable(f"{message}: {shown(value)}", action=self.action, field=field)

    def text(self, foreign: Foreign, field: str) -> str:
        value = foreign.get(field)
        if value.__class__ is not str:
            raise self.wrong(field, value, "not a text" if field in foreign else "missing")
        return value  # type: ignore[no-any-return]

    def number(self, foreign: Foreign, field: str) -> int:
        value = foreign.get(field)
        if value.__class__ is not int:
            raise self.wrong(field, value, "not a whole number" if field in foreign else "missing")
        return value  # type: ignore[no-any-return]

    def among(self, foreign: Foreign, field: str, table: Mapping[str, str]) -> str:
        """The field, translated by a table of names."""
        value = self.text(foreign, field)
        found = table.get(value)
        if found is None:
            raise self.wrong(field, value, "unknown name")
        return found

    def player(self, foreign: Foreign) -> int:
        value = foreign.get("entity")
        if value.__class__ is not int and value.__class__ is not str:
            raise self.wrong("entity", value, "not a player's id")
        seat = self.seats.get(str(value))
        if seat is None:
            raise self.wrong("entity", value, "unknown player")
        return seat

    def company(self, foreign: Foreign) -> str:
        return self.among(foreign, "entity", COMPANY_FROM_SITE)

    def card(self, foreign: Foreign) -> str:
        value = self.text(foreign, "train")
        card = card_from_site(value)
        if card is None:
            raise self.wrong("train", value, "unknown train")
        return card

    def place(self, foreign: Foreign) -> tuple[str, int]:
        """Hex and number of a city: `"57-0-0"` on a tile, `"E12-0-1"` on a printed hex."""
        value = self.text(foreign, "city")
        lying, _, number = value.rpartition("-")
        if not (number.isascii() and number.isdigit() and len(number) < 3):
            raise self.wrong("city", value, "unknown city")
        hex_id = self.copies.get(lying)
        if hex_id is None:
            hex_id = HEX_FROM_SITE.get(lying.rpartition("-")[0])
            if hex_id is None:
                raise self.wrong("city", value, "unknown city")
        return hex_id, int(number)

    def shares(self, foreign: Foreign) -> tuple[str, int]:
        """Company and percent of a deal in shares."""
        value = foreign.get("shares")
        if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
            raise self.wrong("shares", value, "not a list of shares")
        names = {item.rpartition("_")[0] for item in value}
        company = COMPANY_FROM_SITE.get(names.pop())
        if company is None or names:
            raise self.wrong("shares", value, "not shares of one company")
        return company, self.number(foreign, "percent")


# Pre-stock and stock rounds


def _bid(table: Table, foreign: Foreign) -> None:
    name = table.text(foreign, "company")
    item = LOCAL_RAILWAY.get(name)
    if item is None:
        raise table.wrong("company", name, "unknown local railway")
    price = table.number(foreign, "price")
    if price != item.price:
        raise table.wrong("price", price, f"the price of {name} is {item.price}")
    table.play(BuyLocalRailway(table.player(foreign), name))


def _par(table: Table, foreign: Foreign) -> None:
    company = table.among(foreign, "corporation", COMPANY_FROM_SITE)
    value = table.text(foreign, "share_price")
    price = SHARE_PRICE_FROM_SITE.get(value)
    if price is None:
        raise table.wrong("share_price", value, "not a start price")
    table.play(StartCompany(table.player(foreign), company, price))


def _buy_shares(table: Table, foreign: Foreign) -> None:
    company, percent = table.shares(foreign)
    if percent != PERCENT[COMPANY[company].index]:
        raise table.wrong("percent", percent, "one share is bought at a time")
    table.play(BuyShare(table.player(foreign), company))


def _sell_shares(table: Table, foreign: Foreign) -> None:
    company, percent = table.shares(foreign)
    count, rest = divmod(percent, PERCENT[COMPANY[company].index])
    if rest or count < 1:
        raise table.wrong("percent", percent, "not a number of shares")
    table.play(SellShares(table.player(foreign), company, count))


def _special_buy(table: Table, foreign: Foreign) -> None:
    player = table.player(foreign)
    table.play(RepayDebt(player, table.state.players[player].debt or table.number(foreign, "cost")))


def _pass(table: Table, foreign: Foreign) -> None:
    due = table.state.pending[-1]
    match due:
        case PreStockTurn() | StockTurn():
            table.play(Pass(table.player(foreign)))
        case CompanyStep(_, step):
            table.play(EndStep(table.company(foreign), step.value))
            if step is Step.TRAINS:
                table.has_bought = False
        case TakeOverTrains(_, trains):
            company = table.company(foreign)
            for train in trains:
                table.play(TakeOverTrain(company, train.card, train.face))
        case _:
            raise table.wrong("type", "pass", "there is nothing to pass here")


# Track and stations


def _lay_tile(table: Table, foreign: Foreign) -> None:
    hex_id = table.among(foreign, "hex", HEX_FROM_SITE)
    copy = table.text(foreign, "tile")
    tile = tile_of_copy(copy)
    if tile is None:
        raise table.wrong("tile", copy, "unknown tile")
    rotation = table.number(foreign, "rotation")
    entity = table.text(foreign, "entity")
    due = table.state.pending[-1]
    if entity in LOCAL_RAILWAY:
        company = company_id(table.state.turn.company) if table.state.turn is not None else entity
        action: Action = LayTile(company, hex_id, tile, rotation, entity)
    elif isinstance(due, HomeChoice):
        company = table.company(foreign)
        if TILE[tile].company != company:
            raise table.wrong("tile", copy, "not the red tile of the company")
        action = LayHomeTile(company, hex_id, rotation)
    else:
        action = LayTile(table.company(foreign), hex_id, tile, rotation)
    if table.copies.get(copy, hex_id) != hex_id:
        raise table.wrong("tile", copy, f"lies on {table.copies[copy]} already")
    table.play(action)
    for other, place in table.copies.items():
        if place == hex_id:
            del table.copies[other]
            break
    table.copies[copy] = hex_id


def _place_token(table: Table, foreign: Foreign) -> None:
    company = table.company(foreign)
    hex_id, city = table.place(foreign)
    due = table.state.pending[-1]
    if isinstance(due, HomeChoice | CityChoice):
        table.play(ChooseCity(company_id(due.company), city))
    else:
        table.play(PlaceStation(company, hex_id, city))


def _remove_token(table: Table, foreign: Foreign) -> None:
    company = table.company(foreign)
    hex_id, city = table.place(foreign)
    due = table.state.pending[-1]
    if not isinstance(due, StationConflict):
        raise table.wrong("type", "remove_token", "there are no two stations on one hex")
    index = load_map(BOARD).index[hex_id]
    kept = [item.city for item in stations_of(table.state, due.company) if item.hex == index and item.city != city]
    if len(kept) != 1:
        raise table.wrong("city", foreign.get("city"), "not a station in question")
    table.play(KeepStation(company, hex_id, kept[0]))
    if not isinstance(table.state.pending[-1], StationConflict):
        table.closing = None
    elif table.closing is not None:
        gone = [item for item in table.closing.stations if item.hex == index and item.city == city]
        table.closing = _taken_back(table.closing, gone)


# Running


def _run_routes(table: Table, foreign: Foreign) -> None:
    routes = foreign.get("routes")
    if not isinstance(routes, list):
        raise table.wrong("routes", routes, "not a list")
    ours = [route for route in (_route(table, item) for item in routes) if route is not None]
    table.play(Run(table.company(foreign), tuple(ours)))


def _route(table: Table, item: Any) -> Route | None:
    if not isinstance(item, Mapping):
        raise table.wrong("routes", item, "not a route")
    card = table.card(item)
    legs = item.get("connections")
    if not isinstance(legs, list):
        raise table.wrong("connections", legs, "not a list")
    if not legs:
        return None
    for leg in legs:
        if not isinstance(leg, list) or len(leg) < 2:
            raise table.wrong("connections", leg, "not a list of hexes")
        for name in leg:
            if name.__class__ is not str or name not in HEX_FROM_SITE:
                raise table.wrong("connections", name, "unknown hex")
    hexes = _joined(legs)
    if hexes is None:
        raise table.wrong("connections", legs, "the legs do not join")
    return Route(card, tuple([HEX_FROM_SITE[name] for name in hexes]))


def _joined(legs: list[list[str]]) -> list[str] | None:
    """One way through all legs; each leg may be written in either direction."""
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


def _dividend(table: Table, foreign: Foreign) -> None:
    kind = table.text(foreign, "kind")
    if kind not in ("payout", "withhold"):
        raise table.wrong("kind", kind, "neither payout nor withhold")
    company = table.company(foreign)
    table.play(PayOut(company) if kind == "payout" else Withhold(company))


# Trains, local railways, acquisitions


def _buy_train(table: Table, foreign: Foreign) -> None:
    company, card = table.company(foreign), table.card(foreign)
    price = table.number(foreign, "price")
    seller = _owner(table.state, card)
    if seller is not None:
        table.play(OfferForTrain(company, seller, card, price))
    else:
        face = table.among(foreign, "variant", FACE_OF_VARIANT) if "variant" in foreign else FACES[card[0]][0]
        if price != TRAIN[face].price:
            raise table.wrong("price", price, f"the price of a {face} is {TRAIN[face].price}")
        table.play(BuyTrain(company, card, face))
    table.has_bought = True


def _owner(state: GameState, card: str) -> str | None:
    for index, item in enumerate(state.companies):
        for train in item.trains:
            if train.card == card:
                return company_id(index)
    return None


def _discard_train(table: Table, foreign: Foreign) -> None:
    company, card = table.company(foreign), table.card(foreign)
    due = table.state.pending[-1]
    if isinstance(due, TakeOverTrains):
        table.play(ScrapTrain(company, card))
    else:
        table.play(ReturnTrain(company, card))


def _swap_train(table: Table, foreign: Foreign) -> None:
    company, card = table.company(foreign), table.card(foreign)
    size = COMPANY[company].size
    faces = [face for face in FACES[card[0]] if TRAIN[face].size is size]
    if not faces:
        raise table.wrong("train", foreign.get("train"), "has no side of the company's size")
    table.play(TakeOverTrain(company, card, faces[0]))


def _local_railway(table: Table, foreign: Foreign) -> str:
    name = table.text(foreign, "company")
    if name not in LOCAL_RAILWAY:
        raise table.wrong("company", name, "unknown local railway")
    return name


def _buy_company(table: Table, foreign: Foreign) -> None:
    name = _local_railway(table, foreign)
    table.play(OfferForLocalRailway(table.company(foreign), name, table.number(foreign, "price")))


def _sell_company(table: Table, foreign: Foreign) -> None:
    name = _local_railway(table, foreign)
    price = table.number(foreign, "price")
    company = table.company(foreign)
    if isinstance(table.state.pending[-1], CompanyStep) and price != local_railway_price(table.state):
        raise table.wrong("price", price, f"the price is {local_railway_price(table.state)}")
    table.play(SellLocalRailway(company, name))


def _buy_corporation(table: Table, foreign: Foreign) -> None:
    target = table.among(foreign, "corporation", COMPANY_FROM_SITE)
    before = table.state
    company = table.company(foreign)
    table.play(OfferAcquisition(company, target, table.number(foreign, "price")))
    if isinstance(table.state.pending[-1], StationConflict):
        table.closing = _still_open(before, COMPANY[company].index, COMPANY[target].index)


def _still_open(before: GameState, company: int, target: int) -> GameState:
    """Papers and stations as the site shows them while stations are in question: the target is not closed yet.

    Only where both stand in one city has the acquirer's own marker already gone back to its charter.
    """
    theirs = {(item.hex, item.city) for item in stations_of(before, target)}
    back = [item for item in stations_of(before, company) if (item.hex, item.city) in theirs]
    return _taken_back(before, back)


def _taken_back(state: GameState, back: Sequence[Station]) -> GameState:
    """The same with these stations back on their companies' charters."""
    companies = list(state.companies)
    for item in back:
        owner = companies[item.company]
        companies[item.company] = owner._replace(markers=owner.markers + 1)
    stations = tuple(item for item in state.stations if item not in back)
    return state._replace(companies=tuple(companies), stations=stations)


HANDLERS: dict[str, Callable[[Table, Foreign], None]] = {
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
}
