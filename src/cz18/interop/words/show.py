"""A position for the command line: as a JSON value, and as text made from it.

position(state)         board, companies, players, chart, trains, process track, and who decides what
as_text(position)       the same as text, in columns

Both use the position of the contract; this module adds players' names and printed facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, cast
from unicodedata import east_asian_width

from cz18.contract.view import position as contract_position
from cz18.facts.chart import PRICES
from cz18.facts.maps import Map
from cz18.interop.words.wording import Words, question, sentence
from cz18.messages import ENGLISH
from cz18.rules.asking.views import VACLAVS_NAME, round_name
from cz18.rules.questions import figures_of, map_of
from cz18.rules.state import GameState
from cz18.rules.variants.moravia_papers import STATION_RAILWAY, TRAIN_PAPER

if TYPE_CHECKING:
    from cz18.contract.records import CompanyOnTheChart, Offer, PlayerRecord, Position, Trains


def position(state: GameState, lang: str = ENGLISH) -> dict[str, Any]:
    """Everything visible on the table, as a JSON value; the pending decision also as a sentence."""
    track, board, names = figures_of(state).track, map_of(state), names_of(state)
    seen = contract_position(state, names, 0)
    return {
        "board": seen["board"],
        "reconstruction": board.reconstruction,
        "round": round_name(state),
        "process_track": [box.name for box in track],
        "phase": seen["phase"],
        "local_railway_price": seen["local_railway_price"],
        "decision": _decision(seen, board, names, lang),
        "auction": _auction(seen, names),
        "playing_order": [names[seat] for seat in seen["order"]],
        "players": [_player(seen, board, player) for player in seen["players"]],
        "companies": [_company(seen, board, names, name) for name in _reading_order(seen)],
        "chart": [{"price": int(price), "companies": stack} for price, stack in seen["chart"].items()],
        "trains": _trains(seen["trains"]),
        "map": list(_map(seen, board)),
    }


def names_of(state: GameState) -> tuple[str, ...]:
    return tuple(player.name for player in state.players)


# Who decides, what, and why


def _decision(seen: Position, board: Map, names: Sequence[str], lang: str) -> dict[str, Any] | None:
    due = seen["decision"]
    if due is None:
        return None
    answer: dict[str, Any] = {
        "kind": due["kind"],
        "player": names[due["seat"]],
        "company": due["company"],
        "section": due["section"],
        "sentence": question(due, lang, names=names),
    }
    if "offer" in due:
        answer["offer"] = sentence(_as_event(due["offer"], board, due["seat"]), lang, names=names)
    return answer


def _as_event(offer: Offer, board: Map, seat: int) -> dict[str, Any]:
    """The event of making this offer."""
    about = {name: value for name, value in offer.items() if name != "kind"}
    match offer["kind"]:
        case "acquisition":
            return {"type": "AcquisitionOffered", **about}
        case "train":
            return {"type": "TrainAskedFor", **about}
        case "local_railway":
            return {"type": "LocalRailwayAskedFor", **about, "player": seat}
        case "station_railway":
            railway = _paper_of_kind(board, STATION_RAILWAY)
            return {"type": "LocalRailwayAskedFor", **about, "local_railway": railway, "player": seat}


def _auction(seen: Position, names: Sequence[str]) -> dict[str, Any] | None:
    """The auction of Moravia-Silesia while it lasts (XI.2)."""
    held = seen.get("auction")
    if held is None:
        return None
    bidder = held["bidder"]
    return {
        "on_offer": held["on_offer"],
        "paper": held["paper"],
        "bid": held["bid"],
        "bidder": None if bidder is None else names[bidder],
    }


def _papers(seen: Position, board: Map, owner: Literal["player", "company"], name: int | str) -> list[str]:
    """The private papers of a `player` or a `company` that are not local railways (XI.2)."""
    kinds = {"three_e": TRAIN_PAPER, "station_railway": STATION_RAILWAY}
    held = [paper["kind"] for paper in seen.get("papers", ()) if paper[owner] == name]
    return [_paper_of_kind(board, kinds[kind]) for kind in held]


def _paper_of_kind(board: Map, kind: str) -> str:
    return next(paper.id for paper in board.papers if paper.kind == kind)


# Players and companies


def _player(seen: Position, board: Map, player: PlayerRecord) -> dict[str, Any]:
    return {
        "name": player["name"],
        "cash": player["cash"],
        "debt": player["debt"],
        "penalty": player["penalty"],
        "certificates": player["certificates"],
        "certificate_limit": player["certificate_limit"],
        "shares": {company: held["percent"] for company, held in player["shares"].items()},
        "director_of": [company for company, held in player["shares"].items() if held["director"]],
        "local_railways": player["local_railways"] + _papers(seen, board, "player", player["seat"]),
        "worth": player["worth"],
    }


def _reading_order(seen: Position) -> list[str]:
    """Companies on the chart in operating order, then the others."""
    first = seen["operating_order"]
    return first + [name for name in seen["companies"] if name not in first]


def _company(seen: Position, board: Map, names: Sequence[str], name: str) -> dict[str, Any]:
    item = seen["companies"][name]
    entry: dict[str, Any] = {"company": name, "size": item["size"], "status": item["status"]}
    if item["status"] in ("in_the_box", "closed", "left_out"):
        return entry
    item = cast("CompanyOnTheChart", item)
    director = item["director"]
    return entry | {
        "director": names[director] if isinstance(director, int) else director and VACLAVS_NAME,
        "price": item["price"],
        "initial_price": item["initial_price"],
        "treasury": item["treasury"],
        "last_income": item["last_income"],
        "trains": item["trains"],
        "train_limit": item["train_limit"],
        "local_railways": item["local_railways"],
        "papers": _papers(seen, board, "company", name),
        "stations": [
            {"hex": station["hex"], "city": station["city"]}
            for station in seen["stations"]
            if station["company"] == name
        ],
        "markers": item["markers"],
        "in_the_bank": item["bank_percent"],
        "with_vaclav": item.get("vaclav_percent", 0),
    }


# Trains and map


def _trains(trains: Trains) -> dict[str, Any]:
    top = trains["top"]
    return {
        "top_card": {
            "card": top["card"],
            "faces": [{"face": face["face"], "price": face["price"]} for face in top["faces"]],
            "left": top["left"],
        },
        "pool": trains["pool"],
        "scrapped": trains["scrapped"],
    }


def _map(seen: Position, board: Map) -> Iterator[dict[str, Any]]:
    """Every hex with a tile or a station."""
    for place in board.hexes:
        tile = seen["tiles"].get(place.id)
        stations = [station for station in seen["stations"] if station["hex"] == place.id]
        if tile is not None or stations:
            yield {
                "hex": place.id,
                "name": "/".join(czech for czech, _ in place.names),
                "tile": tile and tile["tile"],
                "rotation": None if tile is None else tile["rotation"],
                "colour": tile and tile["colour"],
                "stations": [{"city": item["city"], "company": item["company"]} for item in stations],
            }


# Text


def as_text(seen: Mapping[str, Any], lang: str = ENGLISH) -> str:
    """A position as text, in blocks of columns; includes the number of actions if `seen` has `actions`."""
    return "\n\n".join(_Text(lang).blocks(seen)) + "\n"


class _Text:
    """Text of a position in one language."""

    def __init__(self, lang: str) -> None:
        self._words = Words(lang)

    def _say(self, key: str, **data: Any) -> str:
        return self._words.say(f"show-{key}", data)[0]

    def blocks(self, seen: Mapping[str, Any]) -> list[str]:
        companies = seen["companies"]
        return [
            self._headline(seen),
            self._deciding(seen),
            self._titled("players", _columns(self._player_rows(seen["players"]))),
            self._titled("companies", _columns(self._company_rows(companies))),
            self._say("not-in-play", companies=self._listed(_with_status(companies, "in_the_box")))
            + "\n"
            + self._say("acquired", companies=self._listed(_with_status(companies, "closed"))),
            self._titled("chart", self._chart(seen["chart"])),
            self._titled("trains", self._train_lines(seen["trains"])),
            self._titled("track", self._track(seen["process_track"], seen["round"])),
            self._titled("map", _columns(self._map_rows(seen["map"]))),
        ]

    def _listed(self, items: Iterable[str]) -> str:
        return self._words.listed(items) or "-"

    def _percent(self, value: int) -> str:
        return self._words.say("percent", {"value": value})[0]

    def _trains_text(self, trains: Iterable[Mapping[str, Any]]) -> str:
        return self._listed(f"{train['face']}[{train['card']}]" for train in trains)

    def _titled(self, key: str, block: str) -> str:
        return f"{self._say(f'{key}-title')}\n{block}"

    def _headline(self, seen: Mapping[str, Any]) -> str:
        price = seen["local_railway_price"]
        round_ = self._round(seen["round"])
        parts = [self._say("board", board=seen["board"]), round_, self._say("phase", letter=seen["phase"])]
        if price is not None:
            parts.append(self._say("railway-price", price=price))
        if "actions" in seen:
            parts.append(self._say("after", actions=seen["actions"]))
        head = " · ".join(parts)
        if seen["reconstruction"]:
            head += "\n" + self._say("reconstruction", why=self._words.reconstruction(seen["reconstruction"]))
        return head

    def _deciding(self, seen: Mapping[str, Any]) -> str:
        due, auction = seen["decision"], seen["auction"]
        if due is None:
            return self._say("over")
        about = {"reason": due["sentence"], "section": due["section"]}
        lines = [self._words.say("reason-with-section", about)[0]]
        if "offer" in due:
            lines.append(due["offer"])
        if auction is not None:
            if auction["paper"] is not None:
                bidder = auction["bidder"] or self._words.say("nobody", {})[0]
                lines.append(self._say("at-auction", paper=auction["paper"], bid=auction["bid"], bidder=bidder))
            lines.append(self._say("on-offer", papers=self._listed(auction["on_offer"])))
        return "\n".join(lines)

    def _headings(self, *keys: str) -> list[str]:
        return [self._say(f"column-{key}") for key in keys]

    def _player_rows(self, players: Iterable[Mapping[str, Any]]) -> list[list[str]]:
        rows = [
            self._headings(
                "player", "cash", "debt", "penalty", "certificates", "worth", "local-railways", "shares"
            )
        ]
        for item in players:
            shares = " ".join(
                f"{company}{'*' if company in item['director_of'] else ''} {self._percent(percent)}"
                for company, percent in item["shares"].items()
            )
            held = self._say("of-limit", count=item["certificates"], limit=item["certificate_limit"])
            numbers = [str(item[name]) for name in ("cash", "debt", "penalty")]
            rows.append(
                [
                    item["name"],
                    *numbers,
                    held,
                    str(item["worth"]),
                    self._listed(item["local_railways"]),
                    shares or "-",
                ]
            )
        return rows

    def _company_rows(self, companies: Iterable[Mapping[str, Any]]) -> list[list[str]]:
        rows = [
            self._headings(
                "company", "name", "size", "director", "price", "treasury", "ran-for", "trains", "railways", "bank",
                "markers", "stations",
            )
        ]  # fmt: skip
        for item in companies:
            if "price" not in item:
                continue
            railways = [
                self._say("used", railway=held["local_railway"]) if held["used"] else held["local_railway"]
                for held in item["local_railways"]
            ]
            rows.append(
                [
                    item["company"]
                    if item["status"] == "floated"
                    else self._say("not-afloat", company=item["company"]),
                    self._words.company(item["company"]),
                    self._say(f"size-{item['size']}"),
                    self._director(item),
                    str(item["price"]),
                    str(item["treasury"]),
                    str(item["last_income"]),
                    self._say("limit", trains=self._trains_text(item["trains"]), limit=item["train_limit"]),
                    self._listed(railways + item["papers"]),
                    self._percent(item["in_the_bank"]),
                    str(item["markers"]),
                    self._listed(_spot(spot["hex"], spot["city"]) for spot in item["stations"]),
                ]
            )
        return rows

    def _director(self, company: Mapping[str, Any]) -> str:
        name: str = company["director"]
        is_vaclav = company["with_vaclav"] and name == VACLAVS_NAME
        return self._words.say("table-vaclav", {})[0] if is_vaclav else name

    def _chart(self, occupied: Sequence[Mapping[str, Any]]) -> str:
        """The chart in two interleaved rows of prices around the occupied ones, each space with its stack."""
        if not occupied:
            return "  " + self._say("no-markers")
        by_price = {item["price"]: item["companies"] for item in occupied}
        spaces = [PRICES.index(price) for price in by_price]
        low, high = max(min(spaces) - 2, 0), min(max(spaces) + 2, len(PRICES) - 1)
        lines = []
        rows = [self._say("upper"), self._say("lower")]
        width = max(map(_width, rows))
        for row, name in ((1, rows[0]), (0, rows[1])):
            cells = [
                f"{PRICES[space]}"
                + (f"[{' '.join(by_price[PRICES[space]])}]" if PRICES[space] in by_price else "")
                for space in range(low, high + 1)
                if space % 2 == row
            ]
            lines.append(f"  {name}{' ' * (width - _width(name))}  " + "  ".join(cells))
        return "\n".join(lines)

    def _train_lines(self, trains: Mapping[str, Any]) -> str:
        top = trains["top_card"]
        faces = " / ".join(self._say("face", face=face["face"], price=face["price"]) for face in top["faces"])
        left = self._say("no-end") if top["left"] is None else self._say("left", count=top["left"])
        lines = [
            self._say("top-card", card=top["card"], faces=faces, left=left),
            self._say("pool", trains=self._trains_text(trains["pool"])),
            self._say("scrapped", trains=self._listed(trains["scrapped"])),
        ]
        return "\n".join(f"  {line}" for line in lines)

    def _track(self, names: Iterable[str], now: str) -> str:
        lines: list[list[str]] = [[]]
        for name in names:
            if name.startswith("SR"):
                lines.append([])
            lines[-1].append(f"[{self._round(name)}]" if name == now else self._round(name))
        return "\n".join("  " + "  ".join(line) for line in lines)

    def _round(self, name: str) -> str:
        kind, _, number = name.partition(" ")
        if kind in ("SR", "OR"):
            return self._words.say(f"round-{kind}", {"number": number})[0]
        return self._say("end" if kind == "End" else "pre-stock")

    def _map_rows(self, hexes: Iterable[Mapping[str, Any]]) -> list[list[str]]:
        rows = [self._headings("hex", "name", "tile", "turned", "colour", "stations")]
        for item in hexes:
            stations = [
                self._say("in-city", company=station["company"], city=station["city"] + 1)
                if station["city"] > 0
                else station["company"]
                for station in item["stations"]
            ]
            tile = ["-", "-", "-"]
            if item["tile"] is not None:
                tile = [item["tile"], str(item["rotation"]), self._say(f"colour-{item['colour']}")]
            name = "/".join(self._words.place(part) for part in item["name"].split("/"))
            rows.append([item["hex"], name or "-", *tile, self._listed(stations)])
        return rows


def _spot(hex_id: str, city: int) -> str:
    return f"{hex_id}.{city}" if city > 0 else hex_id


def _with_status(companies: Iterable[Mapping[str, Any]], status: str) -> list[str]:
    return [item["company"] for item in companies if item["status"] == status]


def _is_number(cell: str) -> bool:
    return cell.lstrip("-").isdigit()


def _is_number_or_dash(cell: str) -> bool:
    return cell == "-" or _is_number(cell)


def _columns(rows: Sequence[Sequence[str]]) -> str:
    """Align rows under their headings; numeric columns to the right."""
    columns = list(zip(*rows, strict=True))
    widths = [max(map(_width, column)) for column in columns]
    numeric = [any(map(_is_number, column)) and all(map(_is_number_or_dash, column[1:])) for column in columns]
    lines = (
        "  ".join(
            " " * (width - _width(cell)) + cell if right else cell + " " * (width - _width(cell))
            for cell, width, right in zip(row, widths, numeric, strict=True)
        )
        for row in rows
    )
    return "\n".join(("  " + line).rstrip() for line in lines)


def _width(text: str) -> int:
    """Width in terminal columns: a Chinese character takes two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
