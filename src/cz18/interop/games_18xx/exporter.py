"""Write one of our games in the site's format, from its set-up and log alone.

Our game is replayed while the file being written is played on the site's table (the importer's). Each of our actions
becomes the site's; where the site waits for a pass that our rules do not ask for, the exporter writes one. Whenever
both tables wait for the same decision they must show the same position, else the game is not exportable and the error
names the action. So every exported file can be imported again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

from cz18.facts.companies import COMPANIES, COMPANY, Size
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.maps import MAP_NAMES, load_map
from cz18.facts.tiles import TILE
from cz18.facts.timeline import TRACK
from cz18.facts.trains import TRAIN
from cz18.interop.games_18xx.compare import difference
from cz18.interop.games_18xx.decode import TITLE, SiteGame
from cz18.interop.games_18xx.errors import NotExportable, NotImportable
from cz18.interop.games_18xx.names import (
    COMPANY_TO_SITE,
    HEX_TO_SITE,
    PERCENT,
    SHARE_PRICE_TO_SITE,
    card_to_site,
)
from cz18.interop.games_18xx.routes import route_entry
from cz18.interop.games_18xx.shares import Shares
from cz18.interop.games_18xx.table import BOARDS, STANDARD, SiteTable
from cz18.messages.told import Told, told
from cz18.routes.runs import Route
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    ChooseCity,
    DeclineOffer,
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
from cz18.rules.chance import FOREIGN_MODULUS, foreign_random
from cz18.rules.company_turn.local_railways import local_railway_price
from cz18.rules.company_turn.runs import value_of_runs
from cz18.rules.engine import is_over
from cz18.rules.events import OperatingRoundBegan, Passed, StockRoundBegan, StockTurnEnded, TrainsRan
from cz18.rules.game import Entry, Game, beginning_of, entries
from cz18.rules.options import Departure
from cz18.rules.questions import company_id, is_vaclavs, map_of, size_of, stations_of
from cz18.rules.refusals import Refusal
from cz18.rules.scoring import result
from cz18.rules.state import (
    AcquisitionOffer,
    Answer,
    CityChoice,
    CompanyStep,
    GameOver,
    GameState,
    HomeChoice,
    LocalRailwayOffer,
    PreStockTurn,
    ReturnTrains,
    Step,
    StockTurn,
    TakeOverTrains,
    TrainOffer,
)

STEPS = tuple(Step)
PAY_OUT = "payout"
PLAYER, CORPORATION, LOCAL = "player", "corporation", "company"


def export_game(game: Game) -> dict[str, Any]:
    """The game as a JSON value in the site's format.

    Raises NotExportable, naming the action the format cannot express, and NotReplayable if the log is not legal.
    """
    writer = Writer(game)
    for entry in entries(game):
        writer.write(entry)
    return writer.file()


class Writer:
    """The file being written, and the site's table on which it is played."""

    def __init__(self, game: Game) -> None:
        if game.board != BOARDS.get(len(game.players), STANDARD):
            name = game.board
            title = told(f"map-title-{name}") if name in MAP_NAMES else load_map(name).title
            raise NotExportable(told("wrong-no_board_there", title=title))
        if game.start is not None:
            raise NotExportable(told("wrong-no_position_there"))
        self.state = beginning_of(game)
        self.order = self.state.order
        """Our seats in the order of the site's."""
        self.seat_there = {seat: place for place, seat in enumerate(self.order)}
        names = tuple(game.players[seat] for seat in self.order)
        self.ids: tuple[int, ...] = tuple(range(1, len(names) + 1))
        self.seed = _site_seed(game)
        self.table = SiteTable(SiteGame(names, self.ids, self.seed, ()), resync=False)
        self.names = names
        self.actions: list[dict[str, Any]] = []
        self.shares = Shares()
        self._note_vaclav((0,) * len(COMPANIES))
        self.returns: list[ReturnTrain] = []
        """Trains returned in our order that the site has not asked for yet."""
        self.left: Moment = (0, 0, 0)
        """The last moment our game left by an explicit action; the site may still be in a step we skipped."""
        self.number = 0

    # Writing

    def write(self, entry: Entry) -> None:
        """Write the equivalent of one of our actions."""
        self.number, self.state = entry.number, entry.after
        if _moment(entry.before)[:2] != _moment(entry.after)[:2]:
            self.left = (*_moment(entry.after)[:2], 0)
        try:
            WRITERS[type(entry.action)](self, entry.action, entry.before)
            self._run_for_vaclav(entry)
            self._note_vaclav(entry.before.vaclav)
            self.pass_for(entry)
            self.catch_up()
        except NotImportable as stop:
            raise self.impossible(_refused(stop.refusal) if stop.refusal else stop.message) from None
        if self._is_abreast():
            gap = difference(self.state, self.table.state, self.seat_there)
            if gap is not None:
                raise self.impossible(told("wrong-other_position", why=gap))

    def _run_for_vaclav(self, entry: Entry) -> None:
        """Write the runs of Vaclav's companies: automatic in our rules (R-171), a player's action on the site."""
        if isinstance(entry.action, Run):
            return
        for event in entry.events:
            if isinstance(event, TrainsRan):
                self.run(event.company, event.routes)

    def _note_vaclav(self, before: tuple[int, ...]) -> None:
        """Record shares that Vaclav received."""
        for company, units in enumerate(self.state.vaclav):
            if units and not before[company]:
                self.shares.give_vaclav(CompanyIndex(company), units)

    def _is_abreast(self) -> bool:
        """Whether both tables wait for the same decision; the site may have gone on where our rules still ask."""
        ours, theirs = self.state.pending[-1], self.table.state.pending[-1]
        if type(ours) is not type(theirs) or _moment(self.state) != _moment(self.table.state):
            return False
        if isinstance(ours, StockTurn | PreStockTurn) and isinstance(theirs, StockTurn | PreStockTurn):
            return self.seat_there[ours.player] == theirs.player
        return isinstance(ours, CompanyStep | GameOver)

    def impossible(self, message: str) -> NotExportable:
        return NotExportable(message, action=self.number)

    def emit(self, kind: str, entity: int | str, entity_type: str, /, **fields: Any) -> None:
        """Write one action of the site and play it on its table."""
        action = {
            "type": kind,
            "entity": entity,
            "entity_type": entity_type,
            "id": len(self.actions) + 1,
            **fields,
        }
        self.table.feed(action)
        self.actions.append(action)

    def by_player(self, kind: str, seat: int, /, **fields: Any) -> None:
        self.emit(kind, self.ids[self.seat_there[seat]], PLAYER, **fields)

    def by_company(self, kind: str, company: str, /, **fields: Any) -> None:
        self.emit(kind, COMPANY_TO_SITE[company], CORPORATION, **fields)

    # Synchronizing with the site's table

    def pass_for(self, entry: Entry) -> None:
        """Write the passes of the stock and pre-stock rounds, including those our rules make automatically."""
        box = entry.before.box
        for event in entry.events:
            if isinstance(event, StockRoundBegan | OperatingRoundBegan):
                box += 1
            elif isinstance(event, Passed | StockTurnEnded) and box == self.table.state.box:
                due = self.table.state.pending[-1]
                if isinstance(due, StockTurn | PreStockTurn) and due.player == self.seat_there[event.player]:
                    self.by_player("pass", event.player)

    def catch_up(self) -> None:
        """Write the actions, mostly passes, that the site still expects and our rules have skipped."""
        while True:
            due, ours = self.table.state.pending[-1], self.state.pending[-1]
            match due:
                case CompanyStep(company) if _moment(self.table.state) < self.left:
                    self.by_company("pass", company_id(company))
                case TakeOverTrains(company) if not isinstance(ours, TakeOverTrains):
                    self.by_company("pass", company_id(company))
                case HomeChoice(company) if stations_of(self.state, company):
                    self._choose_circle(company)
                case ReturnTrains(company) if self._return_one(company_id(company)):
                    pass
                case _:
                    return

    def come_to(self, company: str, step: Step) -> None:
        """Pass on the site until it reaches this step of the company's turn; raise if it is already past it."""
        while True:
            due = self.table.state.pending[-1]
            if not isinstance(due, CompanyStep) or company_id(due.company) != company:
                raise self.impossible(told("wrong-too_late", company=company))
            turn = self.table.state.turn
            assert turn is not None
            if due.step is step and not turn.trains_over:
                return
            if STEPS.index(due.step) >= STEPS.index(step):
                raise self.impossible(told("wrong-too_late", company=company))
            self.by_company("pass", company)

    def in_turn_of(self, company: str) -> None:
        """Raise unless the site is still in this company's turn, in any step."""
        due = self.table.state.pending[-1]
        if not isinstance(due, CompanyStep | TakeOverTrains) or company_id(due.company) != company:
            raise self.impossible(told("wrong-too_late", company=company))

    def run(self, name: str, routes: tuple[Route, ...]) -> None:
        """Write a run. Without routes, the site may have skipped it."""
        company = COMPANY[name].index
        due = self.table.state.pending[-1]
        waiting = isinstance(due, CompanyStep) and due.company == company and due.step is Step.RUN
        if not routes and not waiting:
            return
        self.come_to(name, Step.RUN)
        valued = value_of_runs(self.table.state, company, routes)
        if isinstance(valued, Refusal):
            raise self.impossible(_refused(valued))
        shown = [route_entry(self.table.state, item) for item in valued.routes]
        self.by_company("run_routes", name, routes=shown, extra_revenue=0, subsidy=0)

    # Tiles, cities, trains

    def free_copy(self, tile: str) -> str:
        for number in range(TILE[tile].count):
            copy = f"{tile}-{number}"
            if copy not in self.table.copies:
                return copy
        raise self.impossible(told("wrong-no_copy", tile=tile))

    def city(self, hex_id: str, city: int) -> dict[str, Any]:
        """A city in the site's notation, and the first free slot in it."""
        lying = next((copy for copy, place in self.table.copies.items() if place == hex_id), None)
        index = map_of(self.table.state).index[hex_id]
        taken = sum(item.hex == index and item.city == city for item in self.table.state.stations)
        return {"city": f"{lying or HEX_TO_SITE[hex_id] + '-0'}-{city}", "slot": taken}

    def _choose_circle(self, company: CompanyIndex) -> None:
        """Choose a circle on a bare hex: the site asks for one, our rules give the station the whole hex (R-049)."""
        home = map_of(self.state).homes[company_id(company)][0]
        self.by_company("place_token", company_id(company), **self.city(home, 0))

    def _return_one(self, company: str) -> bool:
        for action in self.returns:
            if action.company == company:
                self.returns.remove(action)
                self.by_company("discard_train", company, train=card_to_site(action.train))
                return True
        return False

    # The complete file

    def file(self) -> dict[str, Any]:
        """The file written so far."""
        if self.returns:
            raise self.impossible(told("wrong-trains_order"))
        state = self.table.state
        over = is_over(state)
        box = TRACK[state.box - 1 if over else state.box]
        kinds = {"PRE": "Draft", "SR": "Stock Round", "OR": "Operating Round"}
        file: dict[str, Any] = {
            "id": f"18cz-{self.seed}",
            "description": "",
            "title": TITLE,
            "players": [{"id": id_, "name": name} for id_, name in zip(self.ids, self.names, strict=True)],
            "min_players": len(self.names),
            "max_players": len(self.names),
            "settings": {"seed": self.seed, "optional_rules": []},
            "actions": self.actions,
            "status": "finished" if over else "active",
            "turn": max(box.set, 1),
            "round": kinds[box.kind],
            "acting": [],
            "loaded": True,
        }
        if over:
            worths = result(state)
            seats = sorted(range(len(worths)), key=lambda seat: -worths[seat])
            file["result"] = {str(self.ids[seat]): worths[seat] for seat in seats}
            file["game_end_reason"] = "fixed_round"
        return file


def _refused(refusal: Refusal) -> Told:
    return told("wrong-refused_there", section=refusal.section, code=refusal.code)


def _site_seed(game: Game) -> int:
    """The seed with which the site draws the same companies for Vaclav as our game did (R-174)."""
    if game.board == STANDARD or Departure.FOREIGN_GENERATOR in game.options.departures:
        return game.seed % FOREIGN_MODULUS  # the site draws the same with it, and JavaScript can represent it
    drawn = list(_vaclavs(beginning_of(game).vaclav))
    for entry in entries(game):
        drawn += [company for company in _vaclavs(entry.after.vaclav) if company not in drawn]
    in_play = load_map(game.board).companies
    piles = [[item.index for item in COMPANIES if item.id in in_play and item.size is size] for size in Size]
    wanted = [(len(piles[size_of(company)]), piles[size_of(company)].index(company)) for company in drawn]
    return next(
        seed
        for seed in count()
        if all(foreign_random(seed, place) % size == index for place, (size, index) in enumerate(wanted))
    )


def _vaclavs(units: tuple[int, ...]) -> Iterator[CompanyIndex]:
    return (CompanyIndex(company) for company, held in enumerate(units) if held)


Moment = tuple[int, int, int]


def _moment(state: GameState) -> Moment:
    """How far a game has progressed: box of the process track, minus the companies still to operate, step."""
    for due in reversed(state.pending):
        if isinstance(due, CompanyStep):
            over = state.turn is not None and state.turn.trains_over
            return state.box, -len(state.queue), STEPS.index(due.step) + over
    return state.box, -len(state.queue), len(STEPS) + 1


# One function per kind of our actions


def _buy_local_railway(writer: Writer, action: BuyLocalRailway, before: GameState) -> None:
    price = LOCAL_RAILWAY[action.local_railway].price
    writer.by_player("bid", action.player, company=action.local_railway, price=price)


def _start_company(writer: Writer, action: StartCompany, before: GameState) -> None:
    writer.shares.start(COMPANY[action.company].index, action.player)
    price = SHARE_PRICE_TO_SITE[action.price]
    writer.by_player("par", action.player, corporation=COMPANY_TO_SITE[action.company], share_price=price)


def _buy_share(writer: Writer, action: BuyShare, before: GameState) -> None:
    company = COMPANY[action.company].index
    shares = writer.shares.buy(company, action.player, writer.state.companies[company].director)
    writer.by_player("buy_shares", action.player, shares=shares, percent=PERCENT[company])


def _sell_shares(writer: Writer, action: SellShares, before: GameState) -> None:
    company = COMPANY[action.company].index
    shares = writer.shares.sell(company, action.player, action.count, writer.state.companies[company].director)
    writer.by_player("sell_shares", action.player, shares=shares, percent=action.count * PERCENT[company])


def _repay_debt(writer: Writer, action: RepayDebt, before: GameState) -> None:
    if action.amount != before.players[action.player].debt:
        raise writer.impossible(told("wrong-debt_as_a_whole"))
    writer.by_player("special_buy", action.player, description="Payoff all debt", cost=action.amount)


def _lay_home_tile(writer: Writer, action: LayHomeTile, before: GameState) -> None:
    tile = next(item.id for item in TILE.values() if item.company == action.company)
    fields = {"hex": HEX_TO_SITE[action.hex], "tile": writer.free_copy(tile), "rotation": action.rotation}
    writer.by_company("lay_tile", action.company, **fields)


def _choose_city(writer: Writer, action: ChooseCity, before: GameState) -> None:
    due = before.pending[-1]
    assert isinstance(due, CityChoice | HomeChoice)
    home = map_of(before).homes[action.company][0]
    decides = due.company
    if isinstance(due, CityChoice):
        there = writer.table.state.pending[-1]
        decides = there.decides if isinstance(there, CityChoice) else due.decides
    writer.by_company("place_token", company_id(decides), **writer.city(home, action.city))


def _lay_tile(writer: Writer, action: LayTile, before: GameState) -> None:
    fields = {"hex": HEX_TO_SITE[action.hex], "tile": writer.free_copy(action.tile), "rotation": action.rotation}
    if TILE[action.tile].purple:
        writer.in_turn_of(action.company)
    else:
        writer.come_to(action.company, Step.TRACK)
    if action.local_railway is None:
        writer.by_company("lay_tile", action.company, **fields)
    else:
        writer.emit("lay_tile", action.local_railway, LOCAL, **fields)


def _place_station(writer: Writer, action: PlaceStation, before: GameState) -> None:
    writer.come_to(action.company, Step.STATION)
    writer.by_company("place_token", action.company, **writer.city(action.hex, action.city))


def _run(writer: Writer, action: Run, before: GameState) -> None:
    writer.run(action.company, action.routes)


def _dividend(kind: str) -> Callable[[Writer, Any, GameState], None]:
    def write(writer: Writer, action: PayOut | Withhold, before: GameState) -> None:
        if kind == PAY_OUT and is_vaclavs(before, COMPANY[action.company].index):
            return  # the site pays out Vaclav's income automatically
        writer.come_to(action.company, Step.DIVIDEND)
        writer.by_company("dividend", action.company, kind=kind)

    return write


def _offer(writer: Writer, action: Any, before: GameState) -> None:
    """Write an offer between companies of one Director; other offers wait for their answer."""
    if not isinstance(writer.state.pending[-1], Answer):
        match action:
            case OfferAcquisition(company, target, int(price)):
                _acquire(writer, company, target, price)
            case OfferForTrain(company, _, train, int(price)):
                _trade(writer, company, train, price, before)
            case OfferForLocalRailway(company, local_railway, int(price)):
                _buy_in(writer, company, local_railway, price)


def _accept(writer: Writer, action: AcceptOffer, before: GameState) -> None:
    due = before.pending[-1]
    assert isinstance(due, Answer)
    match due.offer:
        case AcquisitionOffer(company, target, price):
            _acquire(writer, company_id(company), company_id(target), price)
        case TrainOffer(company, _, card, price):
            _trade(writer, company_id(company), card, price, before)
        case LocalRailwayOffer(company, local_railway, price):
            _buy_in(writer, company_id(company), tuple(LOCAL_RAILWAY)[local_railway], price)


def _acquire(writer: Writer, company: str, target: str, price: int) -> None:
    writer.come_to(company, Step.ACQUISITION)
    writer.by_company("buy_corporation", company, corporation=COMPANY_TO_SITE[target], price=price)


def _trade(writer: Writer, company: str, card: str, price: int, before: GameState) -> None:
    train = next(train for item in before.companies for train in item.trains if train.card == card)
    writer.come_to(company, Step.TRAINS)
    fields = {"train": card_to_site(card), "price": price, "variant": f"{train.face}{train.letter}"}
    writer.by_company("buy_train", company, **fields)


def _buy_in(writer: Writer, company: str, local_railway: str, price: int) -> None:
    writer.in_turn_of(company)
    writer.by_company("buy_company", company, company=local_railway, price=price)


def _end_step(writer: Writer, action: EndStep, before: GameState) -> None:
    """Write nothing: `catch_up` writes the pass if the site waits for one."""
    writer.left = _moment(writer.state)


def _nothing(writer: Writer, action: Action, before: GameState) -> None:
    """Write nothing: `pass_for` writes a pass if the site waits for one."""


def _keep_station(writer: Writer, action: KeepStation, before: GameState) -> None:
    company = COMPANY[action.company].index
    index = map_of(before).index[action.hex]
    gone = next(item for item in stations_of(before, company) if item.hex == index and item.city != action.city)
    fields = writer.city(action.hex, gone.city)
    writer.by_company("remove_token", action.company, city=fields["city"], slot=0)


def _take_over_train(writer: Writer, action: TakeOverTrain, before: GameState) -> None:
    """Write a flipped train; unflipped ones move with the final pass. The site only flips to the own colour."""
    due = before.pending[-1]
    assert isinstance(due, TakeOverTrains)
    face = next(train.face for train in due.trains if train.card == action.train)
    if action.face == face:
        return
    if TRAIN[action.face].size is not COMPANY[action.company].size:
        raise writer.impossible(told("wrong-own_colour", face=action.face))
    writer.by_company("swap_train", action.company, train=card_to_site(action.train))


def _scrap_train(writer: Writer, action: ScrapTrain, before: GameState) -> None:
    writer.by_company("discard_train", action.company, train=card_to_site(action.train))


def _buy_train(writer: Writer, action: BuyTrain, before: GameState) -> None:
    writer.come_to(action.company, Step.TRAINS)
    letter = action.train[0]
    fields = {"price": TRAIN[action.face].price, "variant": f"{action.face}{letter}"}
    writer.by_company("buy_train", action.company, train=card_to_site(action.train), **fields)


def _return_train(writer: Writer, action: ReturnTrain, before: GameState) -> None:
    writer.returns.append(action)


def _sell_local_railway(writer: Writer, action: SellLocalRailway, before: GameState) -> None:
    writer.in_turn_of(action.company)
    fields = {"company": action.local_railway, "price": local_railway_price(before)}
    writer.by_company("sell_company", action.company, **fields)


WRITERS: Mapping[type[Action], Callable[[Writer, Any, GameState], None]] = {
    BuyLocalRailway: _buy_local_railway,
    Pass: _nothing,
    StartCompany: _start_company,
    BuyShare: _buy_share,
    SellShares: _sell_shares,
    RepayDebt: _repay_debt,
    LayHomeTile: _lay_home_tile,
    ChooseCity: _choose_city,
    LayTile: _lay_tile,
    PlaceStation: _place_station,
    Run: _run,
    PayOut: _dividend(PAY_OUT),
    Withhold: _dividend("withhold"),
    OfferAcquisition: _offer,
    OfferForTrain: _offer,
    OfferForLocalRailway: _offer,
    AcceptOffer: _accept,
    DeclineOffer: _nothing,
    KeepStation: _keep_station,
    TakeOverTrain: _take_over_train,
    ScrapTrain: _scrap_train,
    BuyTrain: _buy_train,
    ReturnTrain: _return_train,
    SellLocalRailway: _sell_local_railway,
    EndStep: _end_step,
}
