"""A position for reading: as a JSON value, and as text made from it.

position(state)         board, companies, players, chart, trains, process track, and who decides what
as_text(position)       the same as text, in columns
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.trains import TRAIN
from cz18.interop import wording
from cz18.rules.engine import decision
from cz18.rules.events import AcquisitionOffered, Event, LocalRailwayAskedFor, TrainAskedFor
from cz18.rules.questions import cards_of, company_id, faces_of, figures_of, map_of, phase_of, top_card
from cz18.rules.shares.chart import operating_order
from cz18.rules.state import (
    AcquisitionOffer,
    Answer,
    GameState,
    LocalRailwayOffer,
    Offer,
    StationRailwayOffer,
    Train,
    TrainOffer,
)
from cz18.rules.variants.moravia_papers import STATION_RAILWAY, paper_of_kind
from cz18.rules.views import company_view, hex_view, player_view


def position(state: GameState) -> dict[str, Any]:
    """Everything a player sees on the table, as a JSON value."""
    track = figures_of(state).track
    return {
        "board": state.board,
        "reconstruction": map_of(state).reconstruction,
        "round": track[state.box].name,
        "process_track": [box.name for box in track],
        "phase": phase_of(state).letter,
        "local_railway_price": track[state.box].local_railway_price,
        "decision": _decision(state),
        "auction": _auction(state),
        "playing_order": [state.players[seat].name for seat in state.order],
        "players": [_player(state, seat) for seat in range(len(state.players))],
        "companies": [_company(state, index) for index in _reading_order(state)],
        "chart": [
            {"price": PRICES[space], "companies": [company_id(index) for index in stack]}
            for space, stack in enumerate(state.stacks)
            if stack
        ],
        "trains": _trains(state),
        "map": _map(state),
    }


def names_of(state: GameState) -> tuple[str, ...]:
    return tuple(player.name for player in state.players)


# Who decides, what, and why


def _decision(state: GameState) -> dict[str, Any] | None:
    due = decision(state)
    if due is None:
        return None
    names = names_of(state)
    answer: dict[str, Any] = {
        "kind": due.kind,
        "player": names[due.player],
        "company": due.company,
        "section": due.section,
        "sentence": wording.question(due, names=names),
    }
    pending = state.pending[-1]
    if isinstance(pending, Answer):
        answer["offer"] = wording.sentence(_as_event(state, pending), names=names)
    return answer


def _as_event(state: GameState, pending: Answer) -> Event:
    """The event that put the offer on the table."""
    offer: Offer = pending.offer
    match offer:
        case AcquisitionOffer(company, target, price):
            return AcquisitionOffered(company_id(company), company_id(target), price)
        case TrainOffer(company, seller, card, price):
            return TrainAskedFor(company_id(company), company_id(seller), card, price)
        case LocalRailwayOffer(company, index, price):
            return LocalRailwayAskedFor(company_id(company), LOCAL_RAILWAYS[index].id, pending.player, price)
        case StationRailwayOffer(company, price):
            paper = paper_of_kind(state, STATION_RAILWAY)
            assert paper is not None
            return LocalRailwayAskedFor(company_id(company), paper.id, pending.player, price)


def _auction(state: GameState) -> dict[str, Any] | None:
    """The auctions of Moravia-Silesia while they last (XI.2)."""
    held = state.auction
    if held is None:
        return None
    bidder = state.players[held.bidder].name if held.bidder >= 0 else None
    return {"on_offer": list(held.on_offer), "paper": held.paper or None, "bid": held.bid, "bidder": bidder}


# Players and companies


def _player(state: GameState, seat: int) -> dict[str, Any]:
    seen = player_view(state, seat)._asdict()
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in seen.items() if name != "seat"
    }


def _reading_order(state: GameState) -> list[int]:
    """Companies on the chart in operating order, then the others."""
    first = list(operating_order(state))
    return first + [item.index for item in COMPANIES if item.index not in first]


def _company(state: GameState, index: int) -> dict[str, Any]:
    seen = company_view(state, company_id(index))
    entry: dict[str, Any] = {"company": seen.name, "size": seen.size, "status": seen.status}
    if seen.price is None:
        return entry
    return entry | {
        "director": seen.director,
        "price": seen.price,
        "initial_price": seen.initial_price,
        "treasury": seen.treasury,
        "last_income": seen.last_income,
        "trains": [_train(train) for train in seen.trains],
        "train_limit": seen.train_limit,
        "local_railways": [
            {"local_railway": name, "used": name in seen.used_railways} for name in seen.local_railways
        ],
        "papers": list(seen.papers),
        "stations": [{"hex": station.hex, "city": station.city} for station in seen.stations],
        "markers": seen.markers,
        "in_the_bank": seen.in_the_bank,
        "with_vaclav": seen.with_vaclav,
    }


# Trains and map


def _train(train: Train) -> dict[str, Any]:
    return {"card": train.card, "face": train.face}


def _trains(state: GameState) -> dict[str, Any]:
    letter, number = top_card(state)
    printed = next(series.number for series in cards_of(state) if series.letter == letter)
    return {
        "top_card": {
            "card": f"{letter}{number}",
            "faces": [{"face": face, "price": TRAIN[face].price} for face in faces_of(state, letter)],
            "left": None if printed is None else printed - number,
        },
        "pool": [_train(train) for train in state.pool],
        "scrapped": list(state.scrapped),
    }


def _map(state: GameState) -> list[dict[str, Any]]:
    """Every hex with a tile or a station."""
    seen = (hex_view(state, place.id) for place in map_of(state).hexes)
    return [
        {
            "hex": place.name,
            "name": "/".join(place.places),
            "tile": place.tile,
            "rotation": place.rotation,
            "colour": place.colour,
            "stations": [{"city": station.city, "company": station.company} for station in place.stations],
        }
        for place in seen
        if place.tile is not None or place.stations
    ]


# Text


def as_text(seen: Mapping[str, Any]) -> str:
    """A position as text, in blocks of columns; with `actions` in it, it says after how many."""
    blocks = [
        _headline(seen),
        _deciding(seen),
        "Players\n" + _columns(_player_rows(seen["players"])),
        "Companies, in operating order\n" + _columns(_company_rows(seen["companies"])),
        "Not in play yet: " + _listed(_with_status(seen["companies"], "in_the_box"))
        + "\nAcquired: " + _listed(_with_status(seen["companies"], "closed")),
        "Chart (upper row above lower row; the first of a stack acts first)\n" + _chart(seen["chart"]),
        "Trains\n" + _train_lines(seen["trains"]),
        "Process track\n" + _track(seen["process_track"], seen["round"]),
        "Map\n" + _columns(_map_rows(seen["map"])),
    ]  # fmt: skip
    return "\n\n".join(blocks) + "\n"


def _headline(seen: Mapping[str, Any]) -> str:
    price = seen["local_railway_price"]
    parts = [f"18CZ, {seen['board']} board", seen["round"], f"phase {seen['phase']}"]
    if price is not None:
        parts.append(f"local railways {price} K")
    if "actions" in seen:
        parts.append(f"after {seen['actions']} actions")
    head = " · ".join(parts)
    if seen["reconstruction"]:
        head += f"\nThe board is a reconstruction. {seen['reconstruction']}"
    return head


def _deciding(seen: Mapping[str, Any]) -> str:
    due, auction = seen["decision"], seen["auction"]
    lines = ["The game is over." if due is None else f"{due['sentence']} ({due['section']})"]
    if due is not None and "offer" in due:
        lines.append(due["offer"])
    if auction is not None:
        if auction["paper"] is not None:
            lines.append(
                f"At auction: {auction['paper']}, {auction['bid']} K bid by {auction['bidder'] or 'nobody'}"
            )
        lines.append(f"Still on offer: {_listed(auction['on_offer'])}")
    return "\n".join(lines)


def _player_rows(players: Iterable[Mapping[str, Any]]) -> list[list[str]]:
    rows = [["player", "cash", "debt", "penalty", "certificates", "worth", "local railways", "shares"]]
    for item in players:
        shares = " ".join(
            f"{company}{'*' if company in item['director_of'] else ''} {percent}%"
            for company, percent in item["shares"].items()
        )
        held = f"{item['certificates']} of {item['certificate_limit']}"
        numbers = [str(item[name]) for name in ("cash", "debt", "penalty")]
        rows.append(
            [item["name"], *numbers, held, str(item["worth"]), _listed(item["local_railways"]), shares or "-"]
        )
    return rows


def _company_rows(companies: Iterable[Mapping[str, Any]]) -> list[list[str]]:
    rows = [
        ["company", "size", "Director", "price", "treasury", "ran for", "trains", "railways", "bank", "markers",
         "stations"]
    ]  # fmt: skip
    for item in companies:
        if "price" not in item:
            continue
        railways = [held["local_railway"] + ("(used)" if held["used"] else "") for held in item["local_railways"]]
        railways += item["papers"]
        trains = f"{_trains_text(item['trains'])} (limit {item['train_limit']})"
        rows.append(
            [
                item["company"] + ("" if item["status"] == "floated" else " (not afloat)"),
                item["size"],
                item["director"],
                str(item["price"]),
                str(item["treasury"]),
                str(item["last_income"]),
                trains,
                _listed(railways),
                f"{item['in_the_bank']}%",
                str(item["markers"]),
                _listed(_spot(spot["hex"], spot["city"]) for spot in item["stations"]),
            ]
        )
    return rows


def _spot(hex_id: str, city: int) -> str:
    return f"{hex_id}.{city}" if city > 0 else hex_id


def _with_status(companies: Iterable[Mapping[str, Any]], status: str) -> list[str]:
    return [item["company"] for item in companies if item["status"] == status]


def _trains_text(trains: Iterable[Mapping[str, Any]]) -> str:
    return _listed(f"{train['face']}[{train['card']}]" for train in trains)


def _chart(occupied: Sequence[Mapping[str, Any]]) -> str:
    """Two meshing rows of prices from the lowest marker to the highest, each space with its stack."""
    if not occupied:
        return "  no markers"
    by_price = {item["price"]: item["companies"] for item in occupied}
    spaces = [PRICES.index(price) for price in by_price]
    low, high = max(min(spaces) - 2, 0), min(max(spaces) + 2, len(PRICES) - 1)
    lines = []
    for row, name in ((1, "upper"), (0, "lower")):
        cells = [
            f"{PRICES[space]}" + (f"[{' '.join(by_price[PRICES[space]])}]" if PRICES[space] in by_price else "")
            for space in range(low, high + 1)
            if space % 2 == row
        ]
        lines.append(f"  {name}  " + "  ".join(cells))
    return "\n".join(lines)


def _train_lines(trains: Mapping[str, Any]) -> str:
    top = trains["top_card"]
    faces = " / ".join(f"{face['face']} for {face['price']} K" for face in top["faces"])
    left = "no end of them" if top["left"] is None else f"{top['left']} of this letter left"
    return "\n".join(
        [
            f"  top card {top['card']}: {faces}; {left}",
            f"  pool: {_trains_text(trains['pool'])}",
            f"  scrapped: {_listed(trains['scrapped'])}",
        ]
    )


def _track(names: Iterable[str], now: str) -> str:
    lines: list[list[str]] = [[]]
    for name in names:
        if name.startswith("SR"):
            lines.append([])
        lines[-1].append(f"[{name}]" if name == now else name)
    return "\n".join("  " + "  ".join(line) for line in lines)


def _map_rows(hexes: Iterable[Mapping[str, Any]]) -> list[list[str]]:
    rows = [["hex", "name", "tile", "turned", "colour", "stations"]]
    for item in hexes:
        bare = item["tile"] is None
        stations = [
            station["company"] + (f" in city {station['city']}" if station["city"] > 0 else "")
            for station in item["stations"]
        ]
        tile = ["-", "-", "-"] if bare else [item["tile"], str(item["rotation"]), item["colour"]]
        rows.append([item["hex"], item["name"] or "-", *tile, _listed(stations)])
    return rows


def _listed(items: Iterable[str]) -> str:
    return ", ".join(items) or "-"


def _is_number(cell: str) -> bool:
    return cell.lstrip("-").isdigit()


def _is_number_or_dash(cell: str) -> bool:
    return cell == "-" or _is_number(cell)


def _columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows under their headings; columns of numbers to the right."""
    columns = list(zip(*rows, strict=True))
    widths = [max(len(cell) for cell in column) for column in columns]
    numeric = [any(map(_is_number, column)) and all(map(_is_number_or_dash, column[1:])) for column in columns]
    lines = (
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        )
        for row in rows
    )
    return "\n".join(("  " + line).rstrip() for line in lines)
