"""The papers of Moravia-Silesia that are not local railways: the 3E train and the station railway (XI.2)."""

from __future__ import annotations

from cz18.board.network import network
from cz18.board.track import TURNED, Turned, city_after, code_of, fits, misfit
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import Paper
from cz18.facts.tiles import TILE, TILES, Colour
from cz18.facts.trains import TRAIN
from cz18.routes.runs import TrainSpec, train_spec
from cz18.rules.actions import Action, AssignThreeE, LayRailwayTile, OfferForLocalRailway, Pass, PriceRange
from cz18.rules.declarations import Declaration, always
from cz18.rules.draft import Draft, Position, add_markers, change_company, pop, push, replaced
from cz18.rules.events import (
    LocalRailwayAskedFor,
    LocalRailwaySold,
    PapersClosed,
    StationPlaced,
    StationTakenBack,
    StationTakenOver,
    ThreeEAssigned,
    ThreeELeft,
    TileLaid,
)
from cz18.rules.money import pay_player_from_bank, pay_player_from_company
from cz18.rules.questions import company_id, figures_of, follows, has_phase_b, map_of, phase_of, stations_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import (
    NO_COMPANY,
    NOBODY,
    OUT_OF_THE_GAME,
    Answer,
    HomeTileOfRailway,
    LocalRailwayState,
    Owner,
    Papers,
    Station,
    StationRailwayOffer,
    Step,
)
from cz18.rules.versions import Change

THREE_E = "3E"
TRAIN_PAPER, STATION_RAILWAY = "train", "station_railway"
LOWEST_PRICE = 1
NO_PAPERS = Papers(OUT_OF_THE_GAME, OUT_OF_THE_GAME)


def paper_of_kind(state: Position, kind: str) -> Paper | None:
    """The board's paper of this kind."""
    return next((item for item in map_of(state).papers if item.kind == kind), None)


def station_railway(state: Position) -> CompanyIndex:
    """The company index of the station railway's marker on the map."""
    paper = paper_of_kind(state, STATION_RAILWAY)
    assert paper is not None
    return COMPANY[paper.id].index


def home_of_railway(state: Position) -> int:
    paper = paper_of_kind(state, STATION_RAILWAY)
    assert paper is not None and paper.home is not None
    return map_of(state).index[paper.home]


# Winning and closing


def win_paper(draft: Draft, player: int, paper: Paper) -> None:
    """Give the paper to its buyer; the station railway places its marker on its home hex (XI.2-46, R-189)."""
    owner = Owner(player, NO_COMPANY)
    papers = draft.papers or NO_PAPERS
    if paper.kind == TRAIN_PAPER:
        draft.papers = papers._replace(three_e=owner)
    elif paper.kind == STATION_RAILWAY:
        draft.papers = papers._replace(station_railway=owner)
        home = home_of_railway(draft)
        draft.stations = tuple(sorted((*draft.stations, Station(home, 0, station_railway(draft)))))
        draft.events.append(StationPlaced(paper.id, map_of(draft).hexes[home].id, 0, 0, True))
    else:
        index = next(item.index for item in LOCAL_RAILWAYS if item.id == paper.id)
        draft.local_railways = replaced(draft.local_railways, index, LocalRailwayState(owner, False))


def close_papers(draft: Draft) -> None:
    """With the first 4+4 all papers close unpaid, also those of companies; an assigned 3E stays (R-188, R-191)."""
    gone = LocalRailwayState(OUT_OF_THE_GAME, True)
    draft.local_railways = (gone,) * len(draft.local_railways)
    papers = draft.papers
    if papers is not None:
        if papers.station_railway.player != NOBODY:
            marker = station_railway(draft)
            draft.stations = tuple(item for item in draft.stations if item.company != marker)
        three_e = papers.three_e if papers.three_e.company != NOBODY else OUT_OF_THE_GAME
        draft.papers = Papers(three_e, OUT_OF_THE_GAME)
    draft.pending = tuple(item for item in draft.pending if not isinstance(item, HomeTileOfRailway))
    draft.events.append(PapersClosed())


# The 3E (XI.2-38 to -45, R-188)


def three_e_of(state: Position, company: CompanyIndex) -> bool:
    return state.papers is not None and state.papers.three_e.company == company


def three_e_spec() -> TrainSpec:
    """It may share track with the company's other trains and earns the bonus of each red tile (XI.2-40, -41)."""
    return train_spec(TRAIN[THREE_E], THREE_E, may_share_track=True, red_bonus=True)


def may_assign_three_e(state: Position, company: CompanyIndex) -> bool:
    """Does the Director of this company hold the 3E, not yet assigned?"""
    papers = state.papers
    return papers is not None and papers.three_e.player == state.companies[company].director


def check_assign_three_e(state: Position, action: AssignThreeE) -> Refusal | None:
    """Does the Director of this company own the 3E? (XI.2-38)"""
    if not may_assign_three_e(state, COMPANY[action.company].index):
        return Refusal("XI.2", "no_three_e", {"company": action.company})
    return None


def do_assign_three_e(draft: Draft, action: AssignThreeE) -> None:
    assert draft.papers is not None
    owner = Owner(NOBODY, COMPANY[action.company].index)
    draft.papers = draft.papers._replace(three_e=owner)
    draft.events.append(ThreeEAssigned(action.company))


def three_e_has_run(draft: Draft, company: CompanyIndex) -> None:
    """The 3E leaves the game after its one run (XI.2-44)."""
    assert draft.papers is not None
    draft.papers = draft.papers._replace(three_e=OUT_OF_THE_GAME)
    draft.events.append(ThreeELeft(company_id(company)))


# The station railway builds and pays (XI.2-46 to -48, R-189)


def begin_railway(draft: Draft) -> None:
    """At the start of an operating round it may build at home, then it pays; without a choice it pays at once."""
    papers = draft.papers
    if papers is None or papers.station_railway.player == NOBODY:
        return
    player = papers.station_railway.player
    if _home_tiles(draft):
        push(draft, HomeTileOfRailway(player))
    else:
        pay_railway(draft, player)


def _home_tiles(state: Position) -> list[Turned]:
    """Plain tiles of an open colour that fit at home and are in the supply."""
    home, highest = home_of_railway(state), phase_of(state).tile_colour
    tiles = []
    for code in fits(map_of(state), home, state.laid[home]):
        turned = TURNED[code]
        assert turned is not None
        if not turned.tile.purple and turned.tile.colour <= highest and _in_supply(state, turned.tile.index):
            tiles.append(turned)
    return tiles


def _in_supply(state: Position, tile: int) -> bool:
    return sum(1 for code in state.laid if code and (code - 1) // 6 == tile) < TILES[tile].count


def check_lay_railway_tile(state: Position, action: LayRailwayTile) -> Refusal | None:
    """Does this plain tile fit at home, is its colour open and a copy left? (XI.2-47)"""
    return how_far_at_home(state, action)[1]


def how_far_at_home(state: Position, action: LayRailwayTile) -> tuple[int, Refusal | None]:
    """The number of conditions the tile meets, in the order of checking, and the first it does not."""
    tile = TILE.get(action.tile)
    if tile is None:
        return -1, Refusal("VIII.4", "unknown_tile", {"tile": action.tile})
    if not 0 <= action.rotation <= 5:
        return -1, Refusal("VIII.4", "unknown_rotation", {"rotation": action.rotation})
    if tile.colour is Colour.RED:
        return -1, Refusal("VIII.4", "red_tile_only_at_home", {"tile": tile.id})
    home = home_of_railway(state)
    code = code_of(action.tile, action.rotation)
    met, problem = misfit(map_of(state), home, state.laid[home], code)
    if problem is not None:
        return met, Refusal(*problem)
    if tile.purple:
        return met, Refusal("VIII.5", "purple_needs_power", {"tile": tile.id})
    phase = phase_of(state)
    if tile.colour > phase.tile_colour:
        section = figures_of(state).sections.tile_colour
        return met + 1, Refusal(section, "colour_not_open", {"colour": tile.colour.word, "phase": phase.letter})
    if not _in_supply(state, tile.index):
        return met + 2, Refusal("II", "none_in_supply", {"tile": tile.id})
    return met + 3, None


def do_lay_railway_tile(draft: Draft, action: LayRailwayTile) -> None:
    home = home_of_railway(draft)
    old_code, code = draft.laid[home], code_of(action.tile, action.rotation)
    old = TURNED[old_code]
    draft.laid = replaced(draft.laid, home, code)
    moves = city_after(map_of(draft), home, old_code, code)
    draft.stations = tuple(
        sorted(item._replace(city=moves[item.city]) if item.hex == home else item for item in draft.stations)
    )
    name, hex_id = company_id(station_railway(draft)), map_of(draft).hexes[home].id
    draft.events.append(TileLaid(name, hex_id, action.tile, action.rotation, 0, old.tile.id if old else None))
    pop(draft)
    pay_railway(draft, action.player)


def leave_home_as_it_is(draft: Draft, action: Pass) -> None:
    pop(draft)
    pay_railway(draft, action.player)


def pay_railway(draft: Draft, player: int) -> None:
    """The value of the home tile; nothing without one (XI.2-48)."""
    home = home_of_railway(draft)
    if draft.laid[home]:
        city = network(map_of(draft), draft.laid).pieces[home].locations[0]
        pay_player_from_bank(draft, player, city.revenue, "railway_income")


def list_railway_tiles(state: Position, player: int) -> list[Action]:
    actions: list[Action] = [
        LayRailwayTile(player, turned.tile.id, turned.rotation) for turned in _home_tiles(state)
    ]
    return [*actions, Pass(player)]


# Sale to a company (XI.2-49, XI.2-50, R-190)


def refuse_purchase_before(state: Position) -> Refusal:
    """Companies do not buy local railways yet, nor the station railway (IV.1-08, XI.2-12)."""
    code = "no_purchase_before_phase_b" if has_phase_b(state) else "no_purchase_before_first_three"
    return Refusal(figures_of(state).sections.local_railway_purchase, code, {"phase": phase_of(state).letter})


def is_station_railway(state: Position, name: str) -> bool:
    paper = paper_of_kind(state, STATION_RAILWAY)
    return paper is not None and paper.id == name


def railway_price_range(state: Position, company: CompanyIndex) -> PriceRange | Refusal:
    """The prices the company may offer, regardless of its treasury."""
    if not phase_of(state).local_railway_purchase:
        return refuse_purchase_before(state)
    if state.papers is None or state.papers.station_railway.player == NOBODY:
        return Refusal("XI.2", "not_a_players", {"local_railway": company_id(station_railway(state))})
    price = figures_of(state).track[state.box].local_railway_price
    assert price is not None
    return PriceRange(LOWEST_PRICE, price)


def check_offer_for_railway(state: Position, action: OfferForLocalRailway) -> Refusal | None:
    """May this company offer this price for the station railway? (XI.2-49)"""
    company = COMPANY[action.company].index
    bounds = railway_price_range(state, company)
    if isinstance(bounds, Refusal):
        return bounds
    assert isinstance(action.price, int)
    if not bounds.low <= action.price <= bounds.high:
        data = {"low": bounds.low, "high": bounds.high, "asked": action.price}
        return Refusal("XI.2", "price_out_of_range", data)
    treasury = state.companies[company].treasury
    if action.price > treasury:
        return Refusal("XI.2", "treasury_too_small", {"price": action.price, "treasury": treasury})
    return None


def do_offer_for_railway(draft: Draft, action: OfferForLocalRailway) -> None:
    """Buy at once if the Director is the owner; otherwise ask the owner (R-070, R-190)."""
    assert isinstance(action.price, int) and draft.papers is not None
    offer = StationRailwayOffer(COMPANY[action.company].index, action.price)
    owner = draft.papers.station_railway.player
    draft.events.append(LocalRailwayAskedFor(action.company, action.local_railway, owner, action.price))
    if owner == draft.companies[offer.company].director:
        sell_railway(draft, offer)
    else:
        push(draft, Answer(owner, offer))


def sell_railway(draft: Draft, offer: StationRailwayOffer) -> None:
    """It closes; its station becomes the buyer's, or a marker if the buyer has one there already (R-190)."""
    assert draft.papers is not None
    company, marker, home = offer.company, station_railway(draft), home_of_railway(draft)
    player = draft.papers.station_railway.player
    pay_player_from_company(draft, company, player, offer.price, "local_railway")
    draft.papers = draft.papers._replace(station_railway=OUT_OF_THE_GAME)
    name, hex_id = company_id(marker), map_of(draft).hexes[home].id
    draft.events.append(LocalRailwaySold(company_id(company), name, player, offer.price))
    city = next(item.city for item in draft.stations if item.company == marker)
    others = tuple(item for item in draft.stations if item.company != marker)
    if any(item.hex == home for item in stations_of(draft, company)):
        draft.stations = others
        add_markers(draft, company, 1)
        draft.events.append(StationTakenBack(company_id(company), hex_id, city))
    else:
        draft.stations = tuple(sorted((*others, Station(home, city, company))))
        if follows(draft, Change.MW_STATION_NOT_COUNTED):
            change_company(draft, company, additional_stations=1)
        draft.events.append(StationTakenOver(company_id(company), name, hex_id, city))


def list_paper_deals(state: Position, company: CompanyIndex) -> list[Action]:
    """The actions that papers add to a company's turn."""
    if state.papers is None:
        return []
    actions: list[Action] = []
    if may_assign_three_e(state, company):
        actions.append(AssignThreeE(company_id(company)))
    bounds = railway_price_range(state, company)
    if isinstance(bounds, PriceRange):
        high = min(bounds.high, state.companies[company].treasury)
        if high >= bounds.low:
            name = company_id(station_railway(state))
            actions.append(OfferForLocalRailway(company_id(company), name, PriceRange(bounds.low, high)))
    return actions


ACTIONS = (
    Declaration(
        LayRailwayTile,
        "XI.2",
        (HomeTileOfRailway,),
        check_lay_railway_tile,
        do_lay_railway_tile,
        list_railway_tiles,
    ),
    Declaration(Pass, "XI.2", (HomeTileOfRailway,), always, leave_home_as_it_is),
    Declaration(
        AssignThreeE, "XI.2", tuple(Step), check_assign_three_e, do_assign_three_e, list_paper_deals
    ),  # includes the offers for the station railway, which `local_railways` declares
)
