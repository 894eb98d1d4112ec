"""The short text of a position, for a message or a link: `18CZ-1/rOR3.2/nc/pAnna:230:BCB3/…` (docs/companion.md).

It has the same content as the JSON, part by part, in characters that a link may contain. A custom board does not fit.

    text = "18CZ-1" *("/" part)       each part is one letter and a value
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote, unquote

from cz18.interop.formats.codec import Malformed, shown
from cz18.interop.formats.positions.reading import FORMAT, Position, read_position
from cz18.interop.formats.positions.writing import position_to_json
from cz18.messages.told import told

__all__ = ["TITLE", "position_from_text", "position_to_text"]

TITLE = "18CZ-1"
LONGEST_TEXT = 16_384
"""Characters. The longest of a recorded game has about 1,700."""
MOST_PARTS = 400
Json = dict[str, Any]
_COMPANY = {
    "u": "status", "d": "director", "r": "trains", "t": "treasury", "i": "initial_price", "m": "markers",
    "o": "operated", "l": "has_laid", "a": "has_acquired", "n": "last_income", "x": "additional_stations",
    "k": "markers_taken_over",
}  # fmt: skip
_FLAGS = ("operated", "has_laid", "has_acquired")
_ROTATIONS = "abcdef"
_SHARES = re.compile(r"([A-Za-z]+)(\d{1,3})")
_STATION = re.compile(r"([A-Z]\d{1,2})(?:_(-?\d))?")
_TILE = re.compile(r"([A-Z]\d{1,2})([a-f])")
_STACK = re.compile(r"(\d{1,4})([A-Za-z.]+)")
_RAILWAY = re.compile(r"(\w{1,20}):(\w*)(!?)")


def position_to_text(position: Position) -> str:
    """The short text of a position. Raises Malformed for one on a custom board."""
    data = position_to_json(position)
    if not isinstance(data["board"], str):
        raise Malformed("board", told("wrong-board_not_held"))
    return "/".join([TITLE, *_parts(data)])


def position_from_text(text: str) -> Position:
    """The position of a short text, or of a link that ends in one. Raises Malformed naming the part."""
    return read_position(text_to_json(text))


def text_to_json(text: str) -> Json:
    """The JSON value of a short text."""
    text = text.strip()
    at = f"{text}/".rfind(f"{TITLE}/")
    parts = text[at:].split("/")
    if at < 0 or len(text) > LONGEST_TEXT or len(parts) > MOST_PARTS:
        raise Malformed("text", told("wrong-no_position_text", title=TITLE))
    data: Json = {"format": FORMAT}
    for part in parts[1:]:
        read = _READERS.get(part[:1])
        try:
            if read is None:
                raise ValueError(part)
            read(data, part[1:])
        except (ValueError, KeyError, AttributeError, TypeError):
            raise Malformed("text", told("wrong-position_part", part=shown(part))) from None
    return data


# Writing


def _parts(data: Json) -> Iterator[str]:
    """The parts of a position, each with its letter."""
    if data["board"] != "standard":
        yield f"b{data['board']}"
    if "rules" in data:
        yield f"v{data['rules']}"
    if "options" in data:
        yield "o" + ",".join(f"{name}:{str(value).lower()}" for name, value in data["options"].items())
    yield f"r{data['round'].replace(' ', '')}"
    yield f"n{data['phase']}"
    yield from map(_player_to_text, data.get("players", ()))
    if "order" in data:
        yield "q" + "".join(map(str, data["order"]))
    if "chart" in data:
        yield "h" + ",".join(f"{price}{'.'.join(stack)}" for price, stack in data["chart"].items())
    for name, company in data.get("companies", {}).items():
        fields = (
            letter + _field_to_text(company[field]) for letter, field in _COMPANY.items() if field in company
        )
        yield ":".join([f"c{name}", *fields])
    yield from _tiles_to_text(data.get("tiles", {}))
    yield from _stations_to_text(data.get("stations", ()))
    yield from _deck_to_text(data.get("trains", {}))
    if "local_railways" in data:
        railways = data["local_railways"].items()
        yield "w" + ",".join(f"{name}:{_owner_to_text(owner)}" for name, owner in railways)
    if "papers" in data:
        yield "y" + ",".join(f"{paper['kind']}:{_owner_to_text(paper)}" for paper in data["papers"])
    if "vaclav" in data:
        yield "a" + ",".join(f"{name}{units}" for name, units in data["vaclav"].items())
    yield from _turn_to_text(data)


def _player_to_text(player: Json) -> str:
    money = [player["cash"], player.get("debt", 0), player.get("penalty", 0)]
    amounts = "-".join(map(str, money if any(money[1:]) else money[:1]))
    shares = ",".join(f"{name}{units}" for name, units in player.get("shares", {}).items())
    return f"p{quote(player['name'], safe='')}:{amounts}" + (f":{shares}" if shares else "")


def _field_to_text(value: Any) -> str:
    if isinstance(value, bool):
        return str(int(value))
    return _trains_to_text(value) if isinstance(value, list) else "" if value is None else str(value)


def _trains_to_text(trains: list[Json]) -> str:
    return ",".join(
        f"{one['face']}@{one['card']}" + (f"@{one['scrapped_with']}" if "scrapped_with" in one else "")
        for one in trains
    )


def _tiles_to_text(tiles: Json) -> list[str]:
    by_tile: dict[str, list[str]] = {}
    for hex_, laid in tiles.items():
        by_tile.setdefault(laid["tile"], []).append(hex_ + _ROTATIONS[laid["rotation"]])
    return [f"m{tile}:{','.join(hexes)}" for tile, hexes in by_tile.items()]


def _stations_to_text(stations: Any) -> list[str]:
    by_company: dict[str, list[str]] = {}
    for station in stations:
        city = f"_{station['city']}" if "city" in station else ""
        by_company.setdefault(station["company"], []).append(station["hex"] + city)
    return [f"s{company}:{','.join(hexes)}" for company, hexes in by_company.items()]


def _deck_to_text(deck: Json) -> list[str]:
    found = [f"d{deck['gone']}"] if "gone" in deck else []
    found += [
        letter + _trains_to_text(deck[name]) for letter, name in (("l", "pool"), ("k", "on_deck")) if name in deck
    ]
    return found + (["x" + ",".join(deck["scrapped"])] if "scrapped" in deck else [])


def _owner_to_text(owner: Json) -> str:
    held = str(owner["player"]) if "player" in owner else owner.get("company", "")
    return held + "!" * bool(owner.get("used"))


def _turn_to_text(data: Json) -> list[str]:
    turn, found = data.get("turn", {}), []
    if turn:
        first = {True: "!", False: "~", None: ""}[turn.get("first")]
        found.append(f"t{turn.get('player', turn.get('company'))}{first}")
    if "queue" in data:
        found.append("u" + ",".join(data["queue"]))
    stock = data.get("stock", {})
    if stock:
        sold = "".join(":" + ",".join(names) for names in stock.get("sold", ()))
        found.append(f"z{stock.get('passes', 0)}{sold}")
    return found


# Reading


def _whole(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    match = pattern.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return match


def _number(text: str) -> int:
    if len(text) > 7 or not text.isascii():
        raise ValueError(text)
    return int(text)


def _once(name: str, read: Callable[[str], Any]) -> Callable[[Json, str], None]:
    """A reader of a part that occurs once."""

    def take(data: Json, text: str) -> None:
        if name in data:
            raise ValueError(name)
        data[name] = read(text)

    return take


def _list(text: str, separator: str = ",") -> list[str]:
    return text.split(separator) if text else []


def _player(data: Json, text: str) -> None:
    name, money, *shares = text.split(":")
    amounts = [_number(one) for one in money.split("-")]
    if len(amounts) not in (1, 3) or len(shares) > 1:
        raise ValueError(text)
    player: Json = {"name": unquote(name, errors="strict"), "cash": amounts[0]}
    if len(amounts) == 3:
        player |= {"debt": amounts[1], "penalty": amounts[2]}
    if shares:
        player["shares"] = _shares(shares[0])
    data.setdefault("players", []).append(player)


def _shares(text: str) -> Json:
    pairs = [_whole(_SHARES, one).groups() for one in _list(text)]
    return _distinct([(name, int(units)) for name, units in pairs])


def _distinct(pairs: list[tuple[str, Any]]) -> Json:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError(pairs)
    return made


def _options(text: str) -> Json:
    words = {"true": True, "false": False}
    pairs = [one.split(":") for one in _list(text)]
    return _distinct([(name, words.get(value, value)) for name, value in pairs])


def _chart(text: str) -> Json:
    pairs = [_whole(_STACK, one).groups() for one in _list(text)]
    return _distinct([(price, stack.split(".")) for price, stack in pairs])


def _company(data: Json, text: str) -> None:
    name, *fields = text.split(":")
    company: Json = {}
    for one in fields:
        field, value = _COMPANY[one[:1]], one[1:]
        if field in company:
            raise ValueError(text)
        company[field] = _field(field, value)
    companies = data.setdefault("companies", {})
    if name in companies:
        raise ValueError(text)
    companies[name] = company


def _field(field: str, value: str) -> Any:
    if field == "trains":
        return _trains(value)
    if field == "status":
        return value
    if field == "director":
        return {"": None, "vaclav": "vaclav"}[value] if not value.isdecimal() else _number(value)
    return {"0": False, "1": True}[value] if field in _FLAGS else _number(value)


def _trains(text: str) -> list[Any]:
    found: list[Any] = []
    for one in _list(text):
        face, *card = one.split("@")
        if len(card) > 2:
            raise ValueError(text)
        names = ("card", "scrapped_with")
        found.append({"face": face, **dict(zip(names, card, strict=False))} if card else face)
    return found


def _tile(data: Json, text: str) -> None:
    tile, hexes = text.split(":")
    tiles = data.setdefault("tiles", {})
    for one in _list(hexes):
        hex_, rotation = _whole(_TILE, one).groups()
        if hex_ in tiles:
            raise ValueError(text)
        tiles[hex_] = {"tile": tile, "rotation": _ROTATIONS.index(rotation)}


def _station(data: Json, text: str) -> None:
    company, hexes = text.split(":")
    for one in _list(hexes):
        hex_, city = _whole(_STATION, one).groups()
        station = {"hex": hex_, "company": company} | ({} if city is None else {"city": int(city)})
        data.setdefault("stations", []).append(station)


def _in_deck(name: str, read: Callable[[str], Any]) -> Callable[[Json, str], None]:
    take = _once(name, read)
    return lambda data, text: take(data.setdefault("trains", {}), text)


def _owner(text: str) -> tuple[str, Json]:
    name, held, used = _whole(_RAILWAY, text).groups()
    owner: Json = {} if not held else {"player": _number(held)} if held.isdecimal() else {"company": held}
    return name, owner | ({"used": True} if used else {})


def _papers(text: str) -> list[Json]:
    return [{"kind": kind, **owner} for kind, owner in map(_owner, _list(text))]


def _turn(text: str) -> Json:
    whose = text.rstrip("!~")
    turn: Json = {"player": _number(whose)} if whose.isdecimal() else {"company": whose}
    return turn | ({} if whose == text else {"first": text.endswith("!")})


def _stock(text: str) -> Json:
    passes, *sold = text.split(":")
    return {"passes": _number(passes)} | ({"sold": [_list(names) for names in sold]} if sold else {})


def _round(text: str) -> str:
    return re.sub(r"^(SR|OR)", r"\1 ", text)


_READERS: dict[str, Callable[[Json, str], None]] = {
    "b": _once("board", str),
    "v": _once("rules", str),
    "o": _once("options", _options),
    "r": _once("round", _round),
    "n": _once("phase", str),
    "p": _player,
    "q": _once("order", lambda text: [_number(seat) for seat in text]),
    "h": _once("chart", _chart),
    "c": _company,
    "m": _tile,
    "s": _station,
    "d": _in_deck("gone", _number),
    "l": _in_deck("pool", _trains),
    "k": _in_deck("on_deck", _trains),
    "x": _in_deck("scrapped", _list),
    "w": _once("local_railways", lambda text: _distinct([_owner(one) for one in _list(text)])),
    "y": _once("papers", _papers),
    "a": _once("vaclav", _shares),
    "t": _once("turn", _turn),
    "u": _once("queue", _list),
    "z": _once("stock", _stock),
}
"""By the letter of the part."""
