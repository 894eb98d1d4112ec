"""A state by name: small records computed on demand, `state.company("BCB").treasury`.

    player_view(state, "Anna")      a player's holdings (also by seat)
    company_view(state, "BCB")      a company's charter, its place on the chart, its stations
    hex_view(state, "E11")          a hex, the tile on it and the stations in it
    headline(state), summary(state) the `repr` and the `str` of a state

`GameState` has the first three as methods, and properties that list the names. An unknown name raises a ValueError
that lists the known ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cz18.board.track import TURNED
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.rules.engine import decision
from cz18.rules.questions import (
    certificates,
    company_id,
    figures_of,
    map_of,
    phase_of,
    size_of,
    size_rules,
    stations_of,
    train_limit,
    units_in_bank,
)
from cz18.rules.rounds.stock_round import certificate_limit
from cz18.rules.scoring import worth
from cz18.rules.shares.chart import operating_order, price_of
from cz18.rules.state import NO_COMPANY, NOBODY, VACLAV, GameState, Owner, Status, Train
from cz18.rules.variants.moravia_papers import STATION_RAILWAY, TRAIN_PAPER, paper_of_kind

VACLAVS_NAME = "Vaclav"


class StationView(NamedTuple):
    """A station: its company, hex and city (-1: the hex as a whole)."""

    company: str
    hex: str
    city: int


class PlayerView(NamedTuple):
    """A player's holdings. `shares` are percents by company; `local_railways` includes private papers."""

    name: str
    seat: int
    cash: int
    debt: int
    penalty: int
    certificates: int
    certificate_limit: int
    shares: dict[str, int]
    director_of: tuple[str, ...]
    local_railways: tuple[str, ...]
    worth: int


class CompanyView(NamedTuple):
    """A share company. If it is not on the chart, `price` and `director` are None."""

    name: str
    title: str
    size: str
    status: str
    director: str | None
    price: int | None
    initial_price: int | None
    treasury: int
    trains: tuple[Train, ...]
    train_limit: int
    last_income: int
    local_railways: tuple[str, ...]
    used_railways: tuple[str, ...]
    papers: tuple[str, ...]
    stations: tuple[StationView, ...]
    markers: int
    in_the_bank: int
    with_vaclav: int

    @property
    def is_floated(self) -> bool:
        return self.status == "floated"


class HexView(NamedTuple):
    """A hex of the board; `tile`, `rotation` and `colour` are None if no tile is on it."""

    name: str
    places: tuple[str, ...]
    kind: str
    terrain: str | None
    cost: int
    label: str | None
    tile: str | None
    rotation: int | None
    colour: str | None
    stations: tuple[StationView, ...]


# By name


def player_view(state: GameState, player: str | int) -> PlayerView:
    seat = seat_of(state, player)
    person = state.players[seat]
    return PlayerView(
        name=person.name,
        seat=seat,
        cash=person.cash,
        debt=person.debt,
        penalty=person.penalty,
        shares={
            item.id: person.shares[item.index] * size_rules(item.index).unit
            for item in COMPANIES
            if person.shares[item.index]
        },
        director_of=tuple(item.id for item in COMPANIES if state.companies[item.index].director == seat),
        certificates=certificates(state, seat),
        certificate_limit=certificate_limit(state),
        local_railways=(*_railways(state, Owner(seat, NO_COMPANY)), *_papers(state, Owner(seat, NO_COMPANY))),
        worth=worth(state, seat),
    )


def company_view(state: GameState, name: str) -> CompanyView:
    if not isinstance(name, str) or name not in COMPANY:
        raise _unknown("company", name, COMPANY)
    printed = COMPANY[name]
    index = printed.index
    item = state.companies[index]
    on_chart = item.status in (Status.STARTED, Status.FLOATED)
    owner = Owner(NOBODY, index)
    return CompanyView(
        name=printed.id,
        title=printed.name,
        size=size_of(index).name.lower(),
        status=item.status.name.lower(),
        director=_director(state, item.director),
        price=price_of(state, index) if on_chart else None,
        initial_price=item.initial_price if on_chart else None,
        treasury=item.treasury,
        trains=item.trains,
        train_limit=train_limit(state, index),
        last_income=item.last_income,
        local_railways=_railways(state, owner),
        used_railways=_railways(state, owner, used=True),
        papers=_papers(state, owner),
        stations=_stations(state, stations_of(state, index)),
        markers=item.markers,
        in_the_bank=units_in_bank(state, index) * size_rules(index).unit,
        with_vaclav=state.vaclav[index] * size_rules(index).unit if state.vaclav else 0,
    )


def hex_view(state: GameState, name: str) -> HexView:
    board = map_of(state)
    if not isinstance(name, str) or name not in board.index:
        raise _unknown("hex", name, board.index)
    place = board.hexes[board.index[name]]
    lying = TURNED[state.laid[place.index]]
    return HexView(
        name=place.id,
        places=tuple(czech for czech, _ in place.names),
        kind=place.kind.value,
        terrain=None if place.terrain is None else str(place.terrain),
        cost=place.cost,
        label=place.label,
        tile=None if lying is None else lying.tile.id,
        rotation=None if lying is None else lying.rotation,
        colour=None if lying is None else lying.tile.colour.name.lower(),
        stations=_stations(state, (spot for spot in state.stations if spot.hex == place.index)),
    )


def seat_of(state: GameState, player: str | int) -> int:
    """The seat of a player given by name or by seat. Raises ValueError if there is no such player."""
    names = [person.name for person in state.players]
    if isinstance(player, str):
        if player in names:
            return names.index(player)
    elif hasattr(player, "__index__") and not isinstance(player, bool):
        seat = player.__index__()
        if 0 <= seat < len(names):
            return seat
    known = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    raise ValueError(f"player: unknown player {player!r}; known: {known}")


def _unknown(what: str, name: object, known: Iterable[str]) -> ValueError:
    return ValueError(f"{what}: unknown {what} {name!r}; known: {', '.join(known)}")


def _director(state: GameState, seat: int) -> str | None:
    if seat == VACLAV:
        return VACLAVS_NAME
    return None if seat == NOBODY else state.players[seat].name


def _railways(state: GameState, owner: Owner, *, used: bool = False) -> tuple[str, ...]:
    """The local railways of this owner; with `used`, only those whose power is used."""
    held = zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
    return tuple(item.id for item, now in held if now.owner == owner and (now.used or not used))


def _papers(state: GameState, owner: Owner) -> tuple[str, ...]:
    """The private papers of Moravia-Silesia of this owner that are not local railways (XI.2)."""
    if state.papers is None:
        return ()
    kinds = ((TRAIN_PAPER, state.papers.three_e), (STATION_RAILWAY, state.papers.station_railway))
    held = [paper_of_kind(state, kind) for kind, holder in kinds if holder == owner]
    return tuple(paper.id for paper in held if paper is not None)


def _stations(state: GameState, spots: Iterable[tuple[int, int, CompanyIndex]]) -> tuple[StationView, ...]:
    hexes = map_of(state).hexes
    return tuple(StationView(company_id(company), hexes[place].id, city) for place, city, company in spots)


# Text summaries


def round_name(state: GameState) -> str:
    """The box of the process track: `SR 2`, `OR 5.2`."""
    return figures_of(state).track[state.box].name


def headline(state: GameState) -> str:
    """Board, round, phase, and the pending decision."""
    due = decision(state)
    parts = ["18CZ", state.board, round_name(state), f"phase {phase_of(state).letter}"]
    if due is None:
        parts.append("over")
    else:
        who = state.players[due.player].name
        what = due.kind.replace("_", " ")
        parts.append(f"{who}: {what}" if due.company is None else f"{who}: {due.company} {what}")
    return " · ".join(parts)


def summary(state: GameState) -> str:
    """The headline, a line for every player and one for every company on the chart."""
    lines = [headline(state)]
    people = [player_view(state, seat) for seat in range(len(state.players))]
    width = max(len(person.name) for person in people)
    for person in people:
        shares = [
            f"{company}{'*' if company in person.director_of else ''} {percent}%"
            for company, percent in person.shares.items()
        ]
        loan = f", loan {person.debt} K" if person.debt else ""
        penalty = f", penalty {person.penalty} K" if person.penalty else ""
        held = ", ".join([*shares, *person.local_railways])
        lines.append(
            f"  {person.name:<{width}}  {person.cash} K{loan}{penalty}, worth {person.worth} K  {held}".rstrip()
        )
    for index in operating_order(state):
        company = company_view(state, company_id(index))
        trains = " ".join(train.face for train in company.trains) or "no train"
        director = f"Director {company.director}" if company.is_floated else f"{company.director}, not afloat"
        lines.append(
            f"  {company.name:<3}  at {company.price} K, treasury {company.treasury} K, {trains}  {director}"
        )
    return "\n".join(lines)
