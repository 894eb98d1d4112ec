"""Run positions of recorded games, read from their traces (the state after every action)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cz18.board.network import PLACES, Network, location_id, network
from cz18.board.track import code_of
from cz18.facts.companies import COMPANY
from cz18.facts.maps import load_map
from cz18.facts.trains import PHASES, TRAIN
from cz18.routes.runs import RunView, TrainSpec, run_view, train_spec
from cz18.rules.company_turn.stations import blocked_locations
from cz18.rules.state import Station

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "games"
SHARED = ROOT.parent / "shared" / "games"
REAL_GAME = "29247"
"""A game between people; its file is not part of this repository."""
COMPANY_IDS = {"SX": "Sx", "PR": "Pr", "BY": "By"}


class Position(NamedTuple):
    """A company about to run, and the known results for its best income."""

    game: str
    action: int
    company: str
    map: str
    laid: tuple[int, ...]
    stations: tuple[tuple[int, str], ...]  # location id, company
    phase: str
    train_names: tuple[str, ...]
    known: dict[str, int | None]  # recorded, best_revenue, rules_best, own_search

    @property
    def name(self) -> str:
        return f"{self.game}:{self.action}:{self.company}"

    def network(self) -> Network:
        return network(load_map(self.map), self.laid)

    def view(self) -> RunView:
        net = self.network()
        taken = tuple(Station(*divmod(place, PLACES), COMPANY[company].index) for place, company in self.stations)
        own = [place for place, company in self.stations if company == self.company]
        blocked = blocked_locations(self.map, self.laid, taken, COMPANY[self.company].index)
        red = next(phase.red_value for phase in PHASES if phase.letter == self.phase)
        return run_view(net, own, blocked, red, [each for each in own if net.location(each).terminal])

    def trains(self) -> list[TrainSpec]:
        return [train_spec(TRAIN[name], f"{name}/{number}") for number, name in enumerate(self.train_names)]


def file_of(game: str, ending: str) -> Path:
    """A file of a recorded game."""
    return (SHARED if game == REAL_GAME else GAMES) / f"{game}{ending}"


def has_real_game() -> bool:
    """Are the files of the real game available?"""
    return (SHARED / "routing_peer.json").exists() and file_of(REAL_GAME, ".trace.jsonl.gz").exists()


def trace(game: str) -> Iterator[dict[str, Any]]:
    """The states after every action."""
    with gzip.open(file_of(game, ".trace.jsonl.gz"), "rt") as lines:
        for line in lines:
            entry = json.loads(line)
            if "id" in entry:
                yield entry


@cache
def actions(game: str) -> dict[int, dict[str, Any]]:
    with gzip.open(file_of(game, ".json.gz"), "rt") as file:
        return {action["id"]: action for action in json.load(file)["actions"]}


def hex_id(theirs: str) -> str:
    """Our hex id; the site's columns are one higher than the printed ones."""
    return f"{theirs[0]}{int(theirs[1:]) - 1}"


def position_from(entry: dict[str, Any], game: str, company: str, trains: tuple[str, ...]) -> Position:
    """The position after this entry of the trace, when the company is about to run these trains."""
    name = "bohemia" if "-2p-" in game else "standard"
    board = load_map(name)
    laid = [0] * len(board.hexes)
    for theirs, tile in entry["map"].items():
        id_, rotation = tile.split(":")
        laid[board.index[hex_id(theirs)]] = code_of(id_, int(rotation))
    stations = tuple(
        (location_id(board.index[hex_id(theirs)], number), COMPANY_IDS.get(owner, owner))
        for theirs, cities in entry["tokens_on_map"].items()
        for number, owner in cities
    )
    ours = COMPANY_IDS.get(company, company)
    return Position(game, entry["id"] + 1, ours, name, tuple(laid), stations, entry["phase"], trains, {})


def known_incomes() -> list[dict[str, Any]]:
    """Known results for the run positions: the recorded income and the best incomes found elsewhere.

    `best_revenue` is the best total the public router found by its own arithmetic, `rules_best` the best of the
    same routes by the book (None if it did not finish), `own_search` a lower bound by the book from another
    search."""
    with gzip.open(Path(__file__).with_name("known_incomes.json.gz"), "rt") as file:
        return json.load(file)  # type: ignore[no-any-return]


def real_incomes() -> list[dict[str, Any]]:
    """The same for the real game."""
    items = json.loads((SHARED / "routing_peer.json").read_text())
    return [{**item, "game": REAL_GAME} for item in items if item["game"].startswith(REAL_GAME)]


def recorded_positions() -> Iterator[Position]:
    """The run positions of the recorded games."""
    yield from _positions(known_incomes())


def real_positions() -> Iterator[Position]:
    """Those of the real game."""
    yield from _positions(real_incomes())


def _positions(incomes: list[dict[str, Any]]) -> Iterator[Position]:
    items: dict[str, dict[int, Any]] = {}
    for item in incomes:
        items.setdefault(item["game"], {})[item["action_id"]] = item
    for game, wanted in items.items():
        for entry in trace(game):
            item = wanted.get(entry["id"] + 1)
            if item is not None:
                names = tuple(name.rstrip("abcdefghij") for name in item["trains"])
                known = {key: item[key] for key in ("recorded", "best_revenue", "rules_best", "own_search")}
                yield position_from(entry, game, item["corporation"], names)._replace(known=known)


def joined(legs: list[list[str]]) -> tuple[str, ...]:
    """The legs of a recorded route, each in either direction, as one list of hex names."""

    def onward(so_far: list[str], rest: list[list[str]]) -> list[str] | None:
        if not rest:
            return so_far
        for leg in (rest[0], rest[0][::-1]):
            if leg[0] == so_far[-1]:
                whole = onward(so_far + leg[1:], rest[1:])
                if whole:
                    return whole
        return None

    for first in (legs[0], legs[0][::-1]):
        whole = onward(list(first), legs[1:])
        if whole:
            return tuple(whole)
    raise ValueError(f"legs do not join: {legs}")


def claimed(position: Position) -> list[tuple[str, tuple[str, ...], int]]:
    """The routes of the run action recorded at this position: train type, hexes, revenue."""
    return [
        (route["train"], tuple(hex_id(each) for each in joined(route["connections"])), route["revenue"])
        for route in actions(position.game)[position.action]["routes"]
    ]
