"""Read a position from JSON (docs/companion.md). Strict and bounded: any other value raises Malformed.

Only the shape is checked here. Impossible positions are reported by `rules.asking.plausible`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from cz18.board.track import code_of
from cz18.facts.chart import INDEX, PRICES
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.maps import MAP_NAMES, is_known_board, load_map
from cz18.facts.tiles import TILE
from cz18.facts.trains import TRAIN
from cz18.interop.formats.codec import Malformed, custom_board, is_plain, is_writable, shown
from cz18.messages.told import told
from cz18.rules.options import CHOICES, OptionError, Options, options_from
from cz18.rules.questions import cards_of, figures_of
from cz18.rules.setup import LONGEST_NAME, bare_table, check_player_count
from cz18.rules.shares.chart import operating_order
from cz18.rules.state import (
    HEX_AS_A_WHOLE,
    NO_COMPANY,
    NOBODY,
    OUT_OF_THE_GAME,
    VACLAV,
    Company,
    CompanyStep,
    GameState,
    LocalRailwayState,
    NextCompany,
    Owner,
    Papers,
    Pending,
    Player,
    Station,
    Status,
    Step,
    StockRound,
    StockTurn,
    Train,
    Turn,
)
from cz18.rules.usual import usual_company, usual_deck, usual_queue
from cz18.rules.versions import RULES_VERSION, VERSIONS

__all__ = ["FORMAT", "Position", "read_position"]

FORMAT = "18CZ position"
FORMAT_VERSION = 1
NAMES = ("Anna", "Bedřich", "Cyril", "Dana", "Emil", "Františka")
"""Names of players who are not named."""
LARGEST = 1_000_000
"""Maximum amount of money."""
MOST_UNITS = 20
MOST_TRAINS = 12
"""Trains of one company, so that a search has a known size."""
MOST_CARDS = 60
"""Cards in the pool or returned to the deck."""
MOST_STATIONS = 200
LAST_NUMBER = 99
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
"""Characters that a terminal acts upon instead of printing them."""

FIELDS = (
    "format", "version", "board", "rules", "options", "round", "phase", "players", "order", "companies", "chart",
    "tiles", "stations", "trains", "local_railways", "papers", "vaclav", "turn", "queue", "stock",
)  # fmt: skip
_T = TypeVar("_T")
Json = Mapping[str, Any]


class Position(NamedTuple):
    """A position read from JSON or text. `whole`: it has players, so that more than runs can be asked."""

    state: GameState
    whole: bool


def read_position(data: Any) -> Position:
    """The position of a JSON value. Raises Malformed naming the field."""
    found = _object(data, "", FIELDS)
    if found.get("format") != FORMAT:
        raise Malformed("format", told("wrong-no_position"))
    if found.get("version", FORMAT_VERSION) != FORMAT_VERSION:
        raise Malformed("version", told("wrong-newer_format", found=shown(found["version"]), known=FORMAT_VERSION))
    board = _board(found.get("board", MAP_NAMES[0]))
    options = _options(found)
    whole = "players" in found
    state = _table(found, board, options)
    state = state._replace(
        box=_round(found, state),
        order=_order(found.get("order"), len(state.players)),
        laid=_tiles(found.get("tiles", {}), state),
        stations=_stations(found.get("stations", []), state),
        vaclav=_vaclav(found.get("vaclav", {}), state),
        local_railways=_railways(found.get("local_railways", {}), state),
        papers=_papers(found["papers"], state) if "papers" in found else None,
        stacks=_chart(found.get("chart", {}), state),
    )
    state = _with_companies(state, _by_company(found.get("companies", {}), "companies", state))
    state = _with_trains(state, found)
    return Position(_with_turn(state, found), whole)


# Values


def _object(value: Any, field: str, known: Iterable[str] | None = None) -> Json:
    if not isinstance(value, dict):
        raise Malformed(field, told("wrong-not_an_object", found=shown(value)))
    if known is not None:
        for name in value:
            if name not in known:
                where = name if isinstance(name, str) and is_plain(name) else shown(name)
                raise Malformed(f"{field}.{where}" if field else where, told("wrong-unknown_field"))
    return value


def _list(value: Any, field: str, most: int) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed(field, told("wrong-not_a_list", found=shown(value)))
    if len(value) > most:
        raise Malformed(field, told("wrong-too_many_items", most=most))
    return value


def _number(value: Any, field: str, low: int = 0, high: int = LARGEST) -> int:
    if value.__class__ is not int:
        raise Malformed(field, told("wrong-not_a_whole_number", found=shown(value)))
    if not low <= value <= high:
        raise Malformed(field, told("wrong-out_of_range", low=low, high=high, found=shown(value)))
    return int(value)


def _bool(value: Any, field: str) -> bool:
    if value.__class__ is not bool:
        raise Malformed(field, told("wrong-not_a_boolean", found=shown(value)))
    return bool(value)


def _one_of(value: Any, field: str, known: Mapping[str, _T]) -> _T:
    if not isinstance(value, str) or value not in known:
        raise Malformed(field, told("wrong-not_one_of", known=list(known)[:MOST_CARDS], found=shown(value)))
    return known[value]


def _each(
    value: Any, field: str, known: Mapping[str, _T], read: Callable[[Any, str], Any]
) -> list[tuple[_T, Any]]:
    """The entries of an object by known names, each value read."""
    return [
        (_one_of(name, field, known), read(item, f"{field}.{name}"))
        for name, item in _object(value, field).items()
    ]


# The table


def _board(value: Any) -> str:
    """The name of a board; a custom board is part of the position."""
    if isinstance(value, dict):
        return custom_board(value)
    if not isinstance(value, str) or not is_known_board(value):
        raise Malformed("board", told("wrong-unknown_board", found=shown(value), known=list(MAP_NAMES)))
    return value


def _options(found: Json) -> Options:
    rules = _one_of(found.get("rules", RULES_VERSION), "rules", {name: name for name in VERSIONS})
    given = _object(found.get("options", {}), "options", ("profile", *CHOICES))
    for name, value in given.items():
        if not isinstance(value, bool | str) or len(str(value)) > LONGEST_NAME:
            raise Malformed(f"options.{name}", told("wrong-not_a_text", found=shown(value)))
    try:
        return options_from(given, rules)
    except OptionError as fault:
        raise Malformed(fault.field, fault.message) from None


def _table(found: Json, board: str, options: Options) -> GameState:
    """The board with these players before the game; without players the least that the board allows."""
    allowed = load_map(board).players
    given = _list(found["players"], "players", max(allowed)) if "players" in found else [{}] * min(allowed)
    try:
        check_player_count(board, len(given))
    except OptionError as fault:
        raise Malformed(fault.field, fault.message) from None
    players = [_player(item, f"players[{seat}]", seat, board) for seat, item in enumerate(given)]
    names = [player.name for player in players]
    if len(set(names)) < len(names):
        raise Malformed("players", told("wrong-same_name"))
    return bare_table(names, board, options, 0)._replace(players=tuple(players))


def _player(value: Any, field: str, seat: int, board: str) -> Player:
    found = _object(value, field, ("name", "cash", "debt", "penalty", "shares"))
    name = found.get("name", NAMES[seat])
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not is_writable(name):
        raise Malformed(f"{field}.name", told("wrong-name_length", most=LONGEST_NAME))
    if _CONTROL.search(name):
        raise Malformed(f"{field}.name", told("wrong-not_a_name", found=shown(name)))
    money = [_number(found.get(one, 0), f"{field}.{one}") for one in ("cash", "debt", "penalty")]
    shares = [0] * len(COMPANIES)
    known = _companies_of(board)
    for company, units in _each(found.get("shares", {}), f"{field}.shares", known, _units):
        shares[company] = units
    return Player(name, money[0], money[1], money[2], tuple(shares))


def _units(value: Any, field: str) -> int:
    return _number(value, field, 0, MOST_UNITS)


def _companies_of(board: str) -> dict[str, CompanyIndex]:
    return {name: COMPANY[name].index for name in load_map(board).companies}


def _order(value: Any, count: int) -> tuple[int, ...]:
    if value is None:
        return tuple(range(count))
    order = [_number(seat, "order", 0, count - 1) for seat in _list(value, "order", count)]
    if sorted(order) != list(range(count)):
        raise Malformed("order", told("wrong-not_each_seat", count=count))
    return tuple(order)


def _round(found: Json, state: GameState) -> int:
    boxes = {box.id: place for place, box in enumerate(figures_of(state).track)}
    first_operating_round = list(boxes)[2]
    return _one_of(found.get("round", first_operating_round), "round", boxes)


# The map


def _tiles(value: Any, state: GameState) -> tuple[int, ...]:
    board = load_map(state.board)
    laid = [0] * len(board.hexes)
    for place, code in _each(value, "tiles", board.index, _tile):
        laid[place] = code
    return tuple(laid)


def _tile(value: Any, field: str) -> int:
    found = _object(value, field, ("tile", "rotation", "colour"))
    tile = _one_of(found.get("tile"), f"{field}.tile", TILE)
    return code_of(tile.id, _number(found.get("rotation", 0), f"{field}.rotation", 0, 5))


def _stations(value: Any, state: GameState) -> tuple[Station, ...]:
    known = {item.id: item.index for item in COMPANIES}  # in Moravia-Silesia also that of the station railway
    index = load_map(state.board).index
    found = []
    for number, item in enumerate(_list(value, "stations", MOST_STATIONS)):
        field = f"stations[{number}]"
        station = _object(item, field, ("hex", "city", "company"))
        company = _one_of(station.get("company"), f"{field}.company", known)
        place = _one_of(station.get("hex"), f"{field}.hex", index)
        found.append(Station(place, _number(station.get("city", 0), f"{field}.city", HEX_AS_A_WHOLE, 3), company))
    return tuple(sorted(found))


# Shares


def _vaclav(value: Any, state: GameState) -> tuple[int, ...]:
    if not state.vaclav:
        _object(value, "vaclav", ())
        return ()
    units = [0] * len(COMPANIES)
    for company, held in _each(value, "vaclav", _companies_of(state.board), _units):
        units[company] = held
    return tuple(units)


def _chart(value: Any, state: GameState) -> tuple[tuple[CompanyIndex, ...], ...]:
    stacks: list[tuple[CompanyIndex, ...]] = [()] * len(PRICES)
    known, seen = _companies_of(state.board), set[CompanyIndex]()
    for space, names in _each(
        value, "chart", {str(price): space for price, space in INDEX.items()}, lambda item, field: item
    ):
        field = f"chart.{PRICES[space]}"
        stack = [_one_of(name, field, known) for name in _list(names, field, len(COMPANIES))]
        if len(set(stack)) < len(stack) or seen & set(stack):
            raise Malformed(field, told("wrong-company_twice"))
        seen |= set(stack)
        stacks[space] = tuple(stack)
    return tuple(stacks)


def _by_company(value: Any, field: str, state: GameState) -> dict[CompanyIndex, Json]:
    fields = (
        "status", "director", "initial_price", "treasury", "trains", "markers", "operated", "has_laid",
        "has_acquired", "last_income", "additional_stations", "markers_taken_over",
    )  # fmt: skip
    known = _companies_of(state.board)
    return dict(_each(value, field, known, lambda item, where: _object(item, where, fields)))


_STATUS = {status.name.lower(): status for status in Status}


def _with_companies(state: GameState, given: Mapping[CompanyIndex, Json]) -> GameState:
    """The companies without their trains."""
    spaces = {company: space for space, stack in enumerate(state.stacks) for company in stack}
    companies = list(state.companies)
    for item in COMPANIES:
        if item.id not in load_map(state.board).companies:
            continue
        found, field = given.get(item.index, {}), f"companies.{item.id}"
        usual = usual_company(state, item.index, spaces.get(item.index))
        companies[item.index] = _company(found, field, usual, state)
    return state._replace(companies=tuple(companies))


def _company(found: Json, field: str, usual: Company, state: GameState) -> Company:
    def number(name: str) -> int:
        return _number(found[name], f"{field}.{name}") if name in found else int(getattr(usual, name))

    def flag(name: str) -> bool:
        return _bool(found[name], f"{field}.{name}") if name in found else bool(getattr(usual, name))

    status = _one_of(found["status"], f"{field}.status", _STATUS) if "status" in found else usual.status
    on_chart = usual.space != NOBODY
    if on_chart != (status in (Status.STARTED, Status.FLOATED)):
        raise Malformed(f"{field}.status", told("wrong-status_and_chart"))
    return Company(
        status=status,
        director=_director(found["director"], f"{field}.director", state)
        if "director" in found
        else usual.director,
        initial_price=number("initial_price"),
        space=usual.space,
        treasury=number("treasury"),
        trains=(),
        markers=number("markers"),
        operated=flag("operated"),
        has_laid=flag("has_laid") if "has_laid" in found else flag("operated"),
        has_acquired=flag("has_acquired"),
        last_income=number("last_income"),
        additional_stations=number("additional_stations"),
        markers_taken_over=number("markers_taken_over"),
    )


def _director(value: Any, field: str, state: GameState) -> int:
    if value is None:
        return NOBODY
    if value == "vaclav" and state.vaclav:
        return VACLAV
    return _number(value, field, 0, len(state.players) - 1)


def _owner(value: Any, field: str, state: GameState, more: tuple[str, ...]) -> tuple[Owner, Json]:
    found = _object(value, field, ("player", "company", *more))
    player, company = found.get("player"), found.get("company")
    if player is not None and company is not None:
        raise Malformed(field, told("wrong-two_owners"))
    return Owner(
        NOBODY if player is None else _number(player, f"{field}.player", 0, len(state.players) - 1),
        NO_COMPANY if company is None else _one_of(company, f"{field}.company", _companies_of(state.board)),
    ), found


def _railways(value: Any, state: GameState) -> tuple[LocalRailwayState, ...]:
    held = [LocalRailwayState(OUT_OF_THE_GAME, True)] * len(state.local_railways)

    def read(item: Any, field: str) -> LocalRailwayState:
        owner, found = _owner(item, field, state, ("used",))
        return LocalRailwayState(owner, _bool(found.get("used", False), f"{field}.used"))

    for railway, item in _each(value, "local_railways", LOCAL_RAILWAY, read):
        held[railway.index] = item
    return tuple(held)


_KINDS = {"three_e": 0, "station_railway": 1}


def _papers(value: Any, state: GameState) -> Papers:
    owners = [OUT_OF_THE_GAME, OUT_OF_THE_GAME]
    if not load_map(state.board).papers:
        raise Malformed("papers", told("wrong-unknown_field"))
    for number, item in enumerate(_list(value, "papers", 2)):
        field = f"papers[{number}]"
        owner, found = _owner(item, field, state, ("kind",))
        owners[_one_of(found.get("kind"), f"{field}.kind", _KINDS)] = owner
    return Papers(*owners)


# Trains


def _with_trains(state: GameState, found: Json) -> GameState:
    """All train cards, and how far the deck has come. Cards that are not named are the earliest that fit."""
    deck = _object(found.get("trains", {}), "trains", ("gone", "pool", "on_deck", "scrapped"))
    owned = [
        (item.index, found.get("companies", {}).get(item.id, {}).get("trains", []))
        for item in COMPANIES
        if item.id in load_map(state.board).companies
    ]
    cards = _Cards(state)
    lists = [
        *((f"companies.{COMPANIES[index].id}.trains", value, MOST_TRAINS) for index, value in owned),
        ("trains.pool", deck.get("pool", []), MOST_CARDS),
        ("trains.on_deck", deck.get("on_deck", []), MOST_CARDS),
    ]
    read = [[cards.read(item, field) for item in _list(value, field, most)] for field, value, most in lists]
    trains = cards.named(read)
    companies = list(state.companies)
    for (index, _), theirs in zip(owned, trains, strict=False):
        companies[index] = companies[index]._replace(trains=theirs)
    state = state._replace(companies=tuple(companies), pool=trains[-2], on_deck=trains[-1])
    letters = {phase.letter: phase.index for phase in cards.figures.phases}
    phase = _one_of(found["phase"], "phase", letters) if "phase" in found else None
    gone = _number(deck["gone"], "trains.gone", 0, LAST_NUMBER) if "gone" in deck else None
    usual = usual_deck(state, phase, gone)
    faces = {face: face for face in TRAIN}
    scrapped = usual.scrapped
    if "scrapped" in deck:
        listed = _list(deck["scrapped"], "trains.scrapped", len(TRAIN))
        scrapped = tuple(sorted({_one_of(face, "trains.scrapped", faces) for face in listed}))
    return state._replace(cards_gone=usual.gone, phase=usual.phase, scrapped=scrapped)


_CARD = re.compile(r"[a-z](0|[1-9][0-9]?)")


class _Cards:
    """The cards of the game, to name those that are given by their face alone."""

    def __init__(self, state: GameState) -> None:
        self.figures = figures_of(state)
        self.series = {series.letter: series for series in cards_of(state)}
        self.faces = {series.letter: tuple(face.train for face in series.faces) for series in cards_of(state)}
        self.used: set[tuple[str, int]] = set()

    def read(self, value: Any, field: str) -> Train | str:
        """A train, or the face of one that is not named."""
        if isinstance(value, str):
            return _one_of(value, field, {face: face for face in TRAIN})
        found = _object(value, field, ("card", "face", "scrapped_with"))
        face = _one_of(found.get("face"), f"{field}.face", {face: face for face in TRAIN})
        faces = {face: face for face in TRAIN}
        former = (
            _one_of(found["scrapped_with"], f"{field}.scrapped_with", faces) if "scrapped_with" in found else ""
        )
        card = found.get("card")
        if card is None:
            return face
        if not isinstance(card, str) or not _CARD.fullmatch(card) or card[0] not in self.series:
            raise Malformed(f"{field}.card", told("wrong-no_card", found=shown(card)))
        named = card[0], int(card[1:])
        if named in self.used:
            raise Malformed(f"{field}.card", told("wrong-card_twice", card=card))
        self.used.add(named)
        return Train(*named, face, former)

    def named(self, lists: list[list[Train | str]]) -> list[tuple[Train, ...]]:
        """All trains with cards. Faces on the fewest cards choose first, so that there is one for each if possible."""
        unnamed = [train for each in lists for train in each if isinstance(train, str)]
        found: dict[str, list[Train]] = {}
        for face in sorted(unnamed, key=lambda face: sum(face in faces for faces in self.faces.values())):
            found.setdefault(face, []).append(self._card_for(face))
        return [
            tuple(train if isinstance(train, Train) else found[train].pop(0) for train in each) for each in lists
        ]

    def _card_for(self, train: str) -> Train:
        """A train with a card: the earliest in the deck that has its face and is not named elsewhere."""
        fitting = [letter for letter, faces in self.faces.items() if train in faces] or list(self.series)[-1:]
        free = (
            (letter, number)
            for letter in fitting
            for number in range(self.series[letter].number or LAST_NUMBER)
            if (letter, number) not in self.used
        )
        last = fitting[-1]
        beyond = ((last, number) for number in range(LAST_NUMBER * 9) if (last, number) not in self.used)
        card = next(free, None) or next(beyond)
        self.used.add(card)
        return Train(*card, train)


# Whose turn it is


def _with_turn(state: GameState, found: Json) -> GameState:
    turn = _object(found.get("turn", {}), "turn", ("player", "company", "first"))
    known = _companies_of(state.board)
    if figures_of(state).track[state.box].kind == "SR":
        stock = _object(found.get("stock", {}), "stock", ("passes", "sold"))
        count = len(state.players)
        player = _number(turn.get("player", state.order[0]), "turn.player", 0, count - 1)
        sold = _list(stock.get("sold", [[]] * count), "stock.sold", count)
        if len(sold) != count:
            raise Malformed("stock.sold", told("wrong-not_each_seat", count=count))
        names = [
            tuple(_one_of(name, "stock.sold", known) for name in _list(one, "stock.sold", len(COMPANIES)))
            for one in sold
        ]
        passes = _number(stock.get("passes", 0), "stock.passes", 0, count - 1)
        pending: tuple[Pending, ...] = (StockTurn(player),)
        return state._replace(stock=StockRound(passes, tuple(names), (), False), pending=pending)
    floated = [index for index in operating_order(state) if state.companies[index].status is Status.FLOATED]
    company = floated[0] if floated else None
    if "company" in turn:
        company = _one_of(turn["company"], "turn.company", known)
    if company is None:
        return state._replace(pending=(NextCompany(),))
    queue = (
        tuple(_one_of(name, "queue", known) for name in _list(found["queue"], "queue", len(COMPANIES)))
        if "queue" in found
        else usual_queue(state, company)
    )
    first = _bool(turn.get("first", not state.companies[company].operated), "turn.first")
    return state._replace(
        queue=queue,
        turn=Turn(company, first, 0, False, 0),
        pending=(NextCompany(), CompanyStep(company, Step.TRACK)),
    )
