"""A position as the page draws it: everything by name, players by seat, nothing left to be worked out.

The same position gives the same view for everybody; the seed is not in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cz18.board.track import TURNED
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.tiles import TILES
from cz18.facts.timeline import Box
from cz18.facts.trains import TRAIN
from cz18.interop import wording
from cz18.interop.codec import state_to_json
from cz18.rules.company_turn.track import supply
from cz18.rules.engine import decision, is_over
from cz18.rules.questions import (
    cards_of,
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
from cz18.rules.scoring import ranking, worth
from cz18.rules.shares.chart import operating_order, price_of
from cz18.rules.state import (
    NOBODY,
    VACLAV,
    AcquisitionOffer,
    Answer,
    CityChoice,
    CompanyStep,
    GameState,
    LocalRailwayOffer,
    Offer,
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

STEPS = [step.value for step in Step]
AS_THEY_ARE = ("auction", "papers", "vaclav", "on_deck")
"""Parts of the state that only some games have; they go to the page as they are."""


def round_name(box: Box) -> str:
    """`pre-stock`, `SR 2`, `OR 5.2`, `end`."""
    return {"PRE": "pre-stock", "END": "end"}.get(
        box.kind, f"SR {box.set}" if box.kind == "SR" else f"OR {box.number}"
    )


def present_round(state: GameState) -> str:
    return round_name(figures_of(state).track[state.box])


def position(state: GameState, names: Sequence[str]) -> dict[str, Any]:
    """The whole position. `names` are the seats' present names."""
    phase = phase_of(state)
    return {
        "board": state.board,
        "box": state.box,
        "round": present_round(state),
        "phase": phase.letter,
        "tile_colour": phase.tile_colour.word,
        "local_railway_price": figures_of(state).track[state.box].local_railway_price,
        "decision": _decision(state, names),
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
            item.id: {**_owner(held.owner), "used": held.used}
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
        },
        "more": _more(state),
    }


def _station_owner(company: int) -> str:
    """A company, or the station railway of Moravia-Silesia, which is none."""
    return company_id(company) if 0 <= company < len(COMPANIES) else "station_railway"


def _more(state: GameState) -> dict[str, Any]:
    parts = {name: getattr(state, name) for name in AS_THEY_ARE}
    if not any(parts.values()):
        return {}
    written = state_to_json(state)
    return {name: written[name] for name, part in parts.items() if part}


# Who decides


def _decision(state: GameState, names: Sequence[str]) -> dict[str, Any] | None:
    due = decision(state)
    if due is None:
        return None
    return {
        "kind": due.kind,
        "seat": due.player,
        "company": due.company,
        "section": due.section,
        "sentence": wording.question(due, names=names),
        **_about(state),
    }


def _about(state: GameState) -> dict[str, Any]:
    """What the decision is about, beyond who takes it."""
    due = state.pending[-1]
    hexes = map_of(state).hexes
    match due:
        case Answer(_, offer):
            return {"offer": _offer(offer)}
        case CityChoice(_, hex_index, _) | StationConflict(_, hex_index):
            return {"hex": hexes[hex_index].id}
        case TakeOverTrains(_, trains):
            return {"trains": [_train(train) for train in trains]}
        case ReturnTrains(company, kept):
            return {"kept": kept or None, "limit": train_limit(state, company)}
        case _:
            return {}


def _offer(offer: Offer) -> dict[str, Any]:
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


def _turn(state: GameState) -> dict[str, Any] | None:
    turn = state.turn
    if turn is None:
        return None
    step = next((due.step.value for due in reversed(state.pending) if isinstance(due, CompanyStep)), None)
    return {
        "company": company_id(turn.company),
        "first": turn.first,
        "yellow_laid": turn.yellow_laid,
        "promoted": turn.promoted,
        "income": turn.income,
        "step": step,
        "steps": STEPS,
    }


def _stock(state: GameState) -> dict[str, Any] | None:
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


def _player(state: GameState, seat: int, name: str) -> dict[str, Any]:
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
            company_id(index): {
                "units": units,
                "percent": units * size_rules(index).unit,
                "director": state.companies[index].director == seat,
                "worth": units * price_of(state, index) if _is_on_chart(state, index) else 0,
            }
            for index, units in enumerate(player.shares)
            if units
        },
        "local_railways": [
            item.id
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner.player == seat
        ],
        "worth": worth(state, seat),
    }


def _is_on_chart(state: GameState, index: int) -> bool:
    return state.companies[index].status in (Status.STARTED, Status.FLOATED)


def director_to_json(director: int) -> int | str | None:
    """A Director by seat, or Václav."""
    return None if director == NOBODY else "vaclav" if director == VACLAV else director


def _company(state: GameState, index: int) -> dict[str, Any]:
    item, rules = state.companies[index], size_rules(index)
    entry: dict[str, Any] = {
        "company": company_id(index),
        "size": rules.size.name.lower(),
        "status": item.status.name.lower(),
    }
    if not _is_on_chart(state, index):
        return entry
    return {
        **entry,
        "director": director_to_json(item.director),
        "price": price_of(state, index),
        "initial_price": item.initial_price,
        "treasury": item.treasury,
        "trains": [_train(train) for train in item.trains],
        "train_limit": train_limit(state, index),
        "local_railways": [
            {"local_railway": railway.id, "used": held.used}
            for railway, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner.company == index
        ],
        "markers": item.markers,
        "operated": item.operated,
        "has_acquired": item.has_acquired,
        "last_income": item.last_income,
        "bank_percent": units_in_bank(state, index) * rules.unit,
        "bank_units": units_in_bank(state, index),
        "holding_limit": holding_limit(state, index),
        "holders": [
            {"seat": seat, "percent": player.shares[index] * rules.unit}
            for seat, player in enumerate(state.players)
            if player.shares[index]
        ],
    }


def _train(train: Train) -> dict[str, Any]:
    return {"card": train.card, "face": train.face}


def _trains(state: GameState) -> dict[str, Any]:
    letter, number = top_card(state)
    series = next(item for item in cards_of(state) if item.letter == letter)
    return {
        "top": {
            "card": f"{letter}{number}",
            "letter": letter,
            "left": None if series.number is None else series.number - number,
            "faces": [
                {"face": face, "price": TRAIN[face].price, "size": TRAIN[face].size.name.lower()}
                for face in faces_of(state, letter)
            ],
        },
        "gone": state.cards_gone,
        "pool": [_train(train) for train in state.pool],
        "scrapped": list(state.scrapped),
    }


def _owner(owner: Owner) -> dict[str, Any]:
    return {
        "player": None if owner.player < 0 else owner.player,
        "company": None if owner.company < 0 else company_id(owner.company),
    }


def _tiles(state: GameState) -> dict[str, dict[str, Any]]:
    hexes = map_of(state).hexes
    found = {}
    for index, code in enumerate(state.laid):
        turned = TURNED[code]
        if turned is not None:
            found[hexes[index].id] = {
                "tile": turned.tile.id, "rotation": turned.rotation, "colour": turned.tile.colour.word,
            }  # fmt: skip
    return found
