"""Random positions: track in the proportions of the supply, stations and trains. Seeded."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from cz18.board.network import Network, network, terminals
from cz18.board.reach import reach
from cz18.board.track import TURNED, code_of, fits, red_rotations
from cz18.facts.maps import Map, load_map
from cz18.facts.tiles import RED_TILE, TILES, Colour
from cz18.facts.trains import TRAIN
from cz18.routes.runs import RunView, TrainSpec, run_view, train_spec

Joints = Callable[[int, int], tuple[int, int]]


class Made(NamedTuple):
    """A made-up position."""

    name: str
    network: Network
    view: RunView
    trains: tuple[TrainSpec, ...]

    @property
    def tiles(self) -> int:
        return sum(code > 0 for code in self.network.laid)


def lay_at_random(
    board: Map, rng: random.Random, tiles: int, promotions: int, hexes: Sequence[int] | None = None
) -> tuple[int, ...]:
    """Lay this many tiles, then make this many promotions, from the supply; well-connected track is preferred."""
    laid = [0] * len(board.hexes)
    supply = {tile.index: tile.count for tile in TILES}
    places = list(range(len(board.hexes)) if hexes is None else hexes)

    def joints(place: int, code: int) -> tuple[int, int]:
        """Edges where track meets track, and edges where it meets a tile without any."""
        turned = TURNED[code]
        assert turned is not None
        met = missed = 0
        for edge, other in enumerate(board.hexes[place].neighbours):
            if other is not None and laid[other]:
                there = TURNED[laid[other]]
                assert there is not None
                here_has, there_has = turned.exits >> edge & 1, there.exits >> (edge + 3) % 6 & 1
                met += here_has & there_has
                missed += here_has ^ there_has
        return met, missed

    def choose(place: int) -> bool:
        options = [code for code in fits(board, place, laid[place]) if supply[(code - 1) // 6] > 0]
        if not options:
            return False
        weighed = [
            (met * 3 - missed + rng.random() * 3, code)
            for code in options
            for met, missed in [joints(place, code)]
        ]
        code = max(weighed)[1]
        if laid[place]:
            supply[(laid[place] - 1) // 6] += 1
        laid[place] = code
        supply[(code - 1) // 6] -= 1
        return True

    def lay() -> bool:
        open_ = [place for place in places if not laid[place]]
        if not open_:
            return False
        beside = [p for p in open_ if any(n is not None and laid[n] for n in board.hexes[p].neighbours)]
        place = rng.choice(beside if beside and rng.random() < 0.95 else open_)
        reserved = board.hexes[place].reserved_for
        if reserved is None:
            return choose(place)
        tile = RED_TILE[reserved]
        turns = red_rotations(board, place)
        if not supply[tile.index] or not turns:
            return False
        codes = [code_of(tile.id, turn) for turn in turns]
        laid[place] = max((joints(place, code), code) for code in codes)[1]
        supply[tile.index] -= 1
        return True

    def promote() -> bool:
        lying = [place for place in places if laid[place]]
        return bool(lying) and choose(rng.choice(lying))

    to_lay, to_promote = tiles, promotions  # mixed, so that promoted yellow tiles can be laid again
    for _ in range((tiles + promotions) * 20):
        if rng.random() * (to_lay + to_promote) < to_lay:
            to_lay -= lay()
        elif to_promote:
            to_promote -= promote()
        if not to_lay + to_promote:
            break
    _join_up(board, rng, laid, supply, joints)
    return tuple(laid)


def _join_up(board: Map, rng: random.Random, laid: list[int], supply: dict[int, int], joints: Joints) -> None:
    """Rotate and exchange tiles of one colour to connect more track, which gives many loops."""
    places = [place for place, code in enumerate(laid) if code and board.hexes[place].reserved_for is None]
    for _ in range(3):
        rng.shuffle(places)
        for place in places:
            old = laid[place]
            supply[(old - 1) // 6] += 1
            options = [code for code in same_colour(board, place, old) if supply[(code - 1) // 6] > 0]
            _, code = max(
                (met * 3 - missed + rng.random(), c) for c in options for met, missed in [joints(place, c)]
            )
            laid[place] = code
            supply[(code - 1) // 6] -= 1


@cache
def same_colour(board: Map, place: int, code: int) -> tuple[int, ...]:
    """Every tile of this tile's colour that fits on the hex."""
    codes = {0}
    colour = TILES[(code - 1) // 6].colour
    for _ in range(4):
        codes |= {new for old in codes for new in fits(board, place, old)}
    return tuple(sorted(each for each in codes if each and TILES[(each - 1) // 6].colour is colour))


def stations_at_random(
    net: Network, rng: random.Random, own: int, others: int
) -> tuple[frozenset[int], frozenset[int]]:
    """Own stations, at most one per hex, and cities filled by others; mostly where track leads on."""
    cities = [one for one in net.locations() if one.slots and one.exits]
    rng.shuffle(cities)
    if rng.random() < 0.8:
        cities.sort(key=lambda city: len(reach(net, [city.id], ()).locations) < 3)
    mine: dict[int, int] = {}
    for city in cities:
        if len(mine) < own and city.hex not in mine:
            mine[city.hex] = city.id
    rest = [city.id for city in cities if city.id not in mine.values() and not city.terminal]
    return frozenset(mine.values()), frozenset(rest[:others])


def made(
    name: str, board: Map, seed: int, tiles: int, promotions: int, own: int, others: int, trains: Sequence[str]
) -> Made:
    """A position with these parameters."""
    rng = random.Random(seed)
    net = network(board, lay_at_random(board, rng, tiles, promotions))
    mine, blocked = stations_at_random(net, rng, own, others)
    red = rng.choice((Colour.GREEN, Colour.BROWN, Colour.GREY))
    home = [each for each in mine if each in terminals(net)]
    specs = tuple(train_spec(TRAIN[train], f"{train}/{number}") for number, train in enumerate(trains))
    return Made(name, net, run_view(net, mine, blocked, red, home), specs)


STRESS_TRAINS = (
    ("8E", "8E"),
    ("8E",),
    ("6E", "6E", "6E"),
    ("6E", "5E", "4E"),
    ("8E", "6E"),
    ("5+5", "5+5"),
    ("5", "5", "4"),
    ("6E", "6E"),
    ("4+4", "5+5", "3+3"),
    ("5E", "5E", "5E"),
)


def stress_set(count: int = 240) -> list[Made]:
    """The stress set: half of the positions have 60 tiles or more, half of those are heavily promoted."""
    board = load_map("standard")
    result = []
    for number in range(count):
        heavy = number % 2 == 0
        rng = random.Random(f"stress {number}")
        tiles = rng.randint(62, 98) if heavy else rng.randint(25, 59)
        promotions = rng.randint(40, 95) if heavy else rng.randint(5, 30)
        trains = STRESS_TRAINS[number // 2 % len(STRESS_TRAINS)]
        own, others = rng.randint(2, 5), rng.randint(0, 4)
        result.append(made(f"stress {number}", board, number, tiles, promotions, own, others, trains))
    return result
