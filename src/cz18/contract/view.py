"""States as JSON for clients: everything by name, players by seat, all figures computed, no sentences.

The view of a position is the same for all clients and does not contain the seed. The records are plain dicts, typed
for mypy and described by OpenAPI.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, cast, get_type_hints

from cz18.board.track import TURNED
from cz18.contract.encoding import encode_action, encoded
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES, Size
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.tiles import TILES
from cz18.facts.trains import TRAIN
from cz18.rules.actions import Action, Price
from cz18.rules.asking.choices import Choice, choices, is_forced
from cz18.rules.asking.train_clock import train_clock
from cz18.rules.company_turn.track import supply, yellow_tiles_left
from cz18.rules.engine import decision, is_over
from cz18.rules.events import Party
from cz18.rules.questions import (
    certificates,
    company_id,
    faces_of,
    figures_of,
    map_of,
    phase_of,
    size_rules,
    top_card,
    train_limit,
    units_in_bank,
)
from cz18.rules.rounds.stock_round import certificate_limit, holding_limit
from cz18.rules.scoring import local_railways_worth, ranking, worth
from cz18.rules.shares.chart import operating_order, price_of
from cz18.rules.state import (
    NO_COMPANY,
    NOBODY,
    VACLAV,
    AcquisitionOffer,
    Answer,
    Auction,
    CityChoice,
    CompanyStep,
    GameState,
    LocalRailwayOffer,
    Owner,
    ReturnTrains,
    StationConflict,
    StationRailwayOffer,
    Status,
    Step,
    TakeOverTrains,
    Train,
    TrainOffer,
)
from cz18.rules.state import Offer as OnTheTable

if TYPE_CHECKING:
    from cz18.contract.records import (
        AuctionRecord,
        Choices,
        CompanyInTheBox,
        CompanyOnTheChart,
        DecisionRecord,
        Director,
        LaidTile,
        LocalRailwayRecord,
        More,
        Offer,
        OfVariants,
        PaperRecord,
        PlayerRecord,
        Position,
        StockRecord,
        TermsRecord,
        TrainCard,
        Trains,
        TurnRecord,
        View,
        WhyNotRecord,
    )
    from cz18.contract.records import Size as SizeWord

STEPS = [step.value for step in Step]
SIZES = tuple(cast("SizeWord", size.name.lower()) for size in Size)
RAW = ("auction", "papers", "vaclav", "on_deck")
"""Parts of the state, with its indexes, that were published as `more` up to version 1.0 of the contract."""


def present_round(state: GameState) -> str:
    """The id of the present round: `SR 2`."""
    return figures_of(state).track[state.box].id


def view(
    state: GameState, names: Sequence[str], number: int, legal: Iterable[Action], greyed: list[WhyNotRecord]
) -> View:
    """A position with its legal choices, and the reasons against others."""
    return {**position(state, names, number), **to_choose(state, legal), "greyed": greyed}


def to_choose(state: GameState, actions: Iterable[Action]) -> Choices:
    """The legal actions, the terms of each, and whether there is anything to choose."""
    actions = tuple(actions)
    return {
        "choices": [encode_action(action) for action in actions],
        "terms": [_terms(choice) for choice in choices(state, actions)],
        "forced": is_forced(actions),
    }


def _terms(choice: Choice) -> TermsRecord:
    """Empty values are omitted."""
    terms = choice.terms
    found: TermsRecord = {}
    if terms.cost:
        found["cost"] = encoded(Price, terms.cost)
    if terms.counterparts:
        found["counterparts"] = [encoded(Party, party) for party in terms.counterparts]
    if terms.asked is not None:
        found["asked"] = terms.asked
    if terms.stakes:
        found["stakes"] = [stake.value for stake in terms.stakes]
    if choice.hex is not None:
        found["hex"] = choice.hex
    if choice.tile is not None:
        found["tile"] = choice.tile
    if choice.repeats is not None:
        found["repeats"] = choice.repeats
    if choice.skips_to is not None:
        found["skips_to"] = choice.skips_to
    if choice.loses:
        found["loses"] = list(choice.loses)
    if choice.needed:
        found["needed"] = True
    return found


def position(state: GameState, names: Sequence[str], number: int) -> Position:
    """The whole position, after entry `number`. `names` are the seats' present names."""
    phase = phase_of(state)
    return {
        "number": number,
        "board": state.board,
        "box": state.box,
        "round": present_round(state),
        "phase": phase.letter,
        "tile_colour": phase.tile_colour.word,
        "local_railway_price": figures_of(state).track[state.box].local_railway_price,
        "decision": _decision(state),
        "over": is_over(state),
        "ranking": [{"rank": rank, "seat": seat} for rank, seat in ranking(state)],
        "order": list(state.order),
        "queue": [company_id(index) for index in state.queue],
        "turn": _turn(state),
        "stock": _stock(state),
        "players": [_player(state, seat, names[seat]) for seat in range(len(state.players))],
        "companies": {item.id: _company(state, item.index) for item in COMPANIES},
        "operating_order": [company_id(index) for index in operating_order(state)],
        "chart": {
            str(PRICES[space]): [company_id(index) for index in stack]
            for space, stack in enumerate(state.stacks)
            if stack
        },
        "tiles": _tiles(state),
        "stations": [
            {"hex": map_of(state).hexes[item.hex].id, "city": item.city, "company": _station_owner(item.company)}
            for item in state.stations
        ],
        "supply": {tile.id: left for tile, left in zip(TILES, supply(state.laid), strict=True)},
        "trains": _trains(state),
        "local_railways": {
            item.id: _local_railway(held.owner, held.used)
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
        },
        **_of_variants(state),
        "more": _more(state),
    }


def _station_owner(company: CompanyIndex) -> str:
    """The name of a company, or of the station railway of Moravia-Silesia, which is not a company."""
    return company_id(company) if 0 <= company < len(COMPANIES) else "station_railway"


def _of_variants(state: GameState) -> OfVariants:
    """The auction and the private papers, in games of Moravia-Silesia (XI.2)."""
    found: OfVariants = {}
    if state.auction is not None:
        found["auction"] = _auction(state.auction, state.order)
    if state.papers is not None:
        found["papers"] = [
            _paper("three_e", state.papers.three_e),
            _paper("station_railway", state.papers.station_railway),
        ]
    return found


def _paper(kind: Literal["three_e", "station_railway"], owner: Owner) -> PaperRecord:
    return {
        "kind": kind,
        "player": None if owner.player == NOBODY else owner.player,
        "company": None if owner.company == NO_COMPANY else company_id(owner.company),
    }


def _auction(auction: Auction, order: Sequence[int]) -> AuctionRecord:
    return {
        "opener": order[auction.opener],
        "on_offer": list(auction.on_offer),
        "paper": auction.paper or None,
        "bid": auction.bid,
        "bidder": None if auction.bidder == NOBODY else auction.bidder,
        "out": [seat for seat, is_out in enumerate(auction.out) if is_out],
        "fruitless": [seat for seat, failed in enumerate(auction.fruitless) if failed],
    }


def _more(state: GameState) -> More:
    parts = {name: part for name in RAW if (part := getattr(state, name))}
    if not parts:
        return {}
    types = _types_of_the_state()
    return cast("More", {name: encoded(types[name], part) for name, part in parts.items()})


@cache
def _types_of_the_state() -> dict[str, Any]:
    return get_type_hints(GameState)


# Who decides


def _decision(state: GameState) -> DecisionRecord | None:
    due = decision(state)
    if due is None:
        return None
    record: DecisionRecord = {
        "kind": due.kind,
        "seat": due.player,
        "company": due.company,
        "section": due.section,
    }
    match state.pending[-1]:
        case Answer(_, offer):
            record["offer"] = _offer(offer)
        case CityChoice(_, hex_index, _) | StationConflict(_, hex_index):
            record["hex"] = map_of(state).hexes[hex_index].id
        case TakeOverTrains(_, trains):
            record["trains"] = [_train(train) for train in trains]
        case ReturnTrains(company, kept):
            record["kept"], record["limit"] = kept or None, train_limit(state, company)
    return record


def _offer(offer: OnTheTable) -> Offer:
    match offer:
        case AcquisitionOffer(company, target, price):
            return {
                "kind": "acquisition", "company": company_id(company), "target": company_id(target),
                "price": price,
            }  # fmt: skip
        case TrainOffer(company, seller, card, price):
            return {
                "kind": "train", "company": company_id(company), "seller": company_id(seller), "train": card,
                "price": price,
            }  # fmt: skip
        case LocalRailwayOffer(company, index, price):
            return {
                "kind": "local_railway", "company": company_id(company),
                "local_railway": LOCAL_RAILWAYS[index].id, "price": price,
            }  # fmt: skip
        case StationRailwayOffer(company, price):
            return {"kind": "station_railway", "company": company_id(company), "price": price}


def _turn(state: GameState) -> TurnRecord | None:
    turn = state.turn
    if turn is None:
        return None
    step = next((due.step.value for due in reversed(state.pending) if isinstance(due, CompanyStep)), None)
    return {
        "company": company_id(turn.company),
        "first": turn.first,
        "yellow_laid": turn.yellow_laid,
        "promoted": turn.promoted,
        "tiles_left": yellow_tiles_left(state),
        "income": turn.income,
        "step": step,
        "steps": STEPS,
    }


def _stock(state: GameState) -> StockRecord | None:
    stock = state.stock
    if stock is None:
        return None
    return {
        "passes": stock.passes,
        "must_sell": stock.must_sell,
        "sold": [[company_id(index) for index in sold] for sold in stock.sold],
        "sold_this_turn": [company_id(index) for index in stock.sold_this_turn],
    }


# Players, companies, trains, map


def _player(state: GameState, seat: int, name: str) -> PlayerRecord:
    player = state.players[seat]
    return {
        "seat": seat,
        "name": name,
        "cash": player.cash,
        "debt": player.debt,
        "penalty": player.penalty,
        "certificates": certificates(state, seat),
        "certificate_limit": certificate_limit(state),
        "shares": {
            company.id: {
                "units": units,
                "percent": units * size_rules(company.index).unit,
                "director": state.companies[company.index].director == seat,
                "worth": units * price_of(state, company.index) if _is_on_chart(state, company.index) else 0,
            }
            for company, units in zip(COMPANIES, player.shares, strict=True)
            if units
        },
        "local_railways": [
            item.id
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner.player == seat
        ],
        "local_railways_worth": local_railways_worth(state, seat),
        "worth": worth(state, seat),
    }


def _is_on_chart(state: GameState, index: CompanyIndex) -> bool:
    return state.companies[index].status in (Status.STARTED, Status.FLOATED)


def director_to_json(director: int) -> Director:
    """A Director by seat, or Václav."""
    return None if director == NOBODY else "vaclav" if director == VACLAV else director


def _company(state: GameState, index: CompanyIndex) -> CompanyInTheBox | CompanyOnTheChart:
    item, rules = state.companies[index], size_rules(index)
    if not _is_on_chart(state, index):
        status = cast('Literal["in_the_box", "closed", "left_out"]', item.status.name.lower())
        return {"company": company_id(index), "size": _size(rules.size), "status": status}
    in_bank = units_in_bank(state, index)
    company: CompanyOnTheChart = {
        "company": company_id(index),
        "size": _size(rules.size),
        "status": "floated" if item.status is Status.FLOATED else "started",
        "director": director_to_json(item.director),
        "price": price_of(state, index),
        "initial_price": item.initial_price,
        "treasury": item.treasury,
        "trains": [_train(train) for train in item.trains],
        "train_limit": train_limit(state, index),
        "runs": list(SIZES) if figures_of(state).runs_every_train else [_size(rules.size)],
        "local_railways": [
            {"local_railway": railway.id, "used": held.used}
            for railway, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner.company == index
        ],
        "markers": item.markers,
        "operated": item.operated,
        "has_acquired": item.has_acquired,
        "last_income": item.last_income,
        "bank_percent": in_bank * rules.unit,
        "bank_units": in_bank,
        "holding_limit": holding_limit(state, index),
        "holders": [
            {"seat": seat, "percent": player.shares[index] * rules.unit}
            for seat, player in enumerate(state.players)
            if player.shares[index]
        ],
    }
    if state.vaclav:
        company["vaclav_percent"] = state.vaclav[index] * rules.unit
    return company


def _size(size: Size) -> SizeWord:
    return SIZES[size]


def _train(train: Train) -> TrainCard:
    return {"card": train.card, "face": train.face}


def _trains(state: GameState) -> Trains:
    letter, number = top_card(state)
    clock = train_clock(state)
    return {
        "top": {
            "card": f"{letter}{number}",
            "letter": letter,
            "left": clock.left[letter],
            "faces": [
                {"face": face, "price": TRAIN[face].price, "size": _size(TRAIN[face].size)}
                for face in faces_of(state, letter)
            ],
        },
        "on_deck": [_train(train) for train in state.on_deck],
        "gone": state.cards_gone,
        "pool": [_train(train) for train in state.pool],
        "scrapped": list(state.scrapped),
        "clock": {
            "letters": list(clock.left),
            "left": list(clock.left.values()),
            "until": list(clock.until.values()),
            "next": clock.next,
            "scraps": {
                letter: [{"train": new, "scraps": old} for new, old in pairs]
                for letter, pairs in clock.scraps.items()
            },
            "lives": clock.lives,
            "export": None if clock.export is None else {"round": clock.export.round, "cards": clock.export.cards},
        },
    }


def _local_railway(owner: Owner, used: bool) -> LocalRailwayRecord:
    return {
        "player": None if owner.player < 0 else owner.player,
        "company": None if owner.company < 0 else company_id(owner.company),
        "used": used,
    }


def _tiles(state: GameState) -> dict[str, LaidTile]:
    hexes = map_of(state).hexes
    found: dict[str, LaidTile] = {}
    for index, code in enumerate(state.laid):
        turned = TURNED[code]
        if turned is not None:
            found[hexes[index].id] = {
                "tile": turned.tile.id, "rotation": turned.rotation, "colour": turned.tile.colour.word,
            }  # fmt: skip
    return found
