"""Small random cases for the reference searches: parts of the real boards and made-up boards."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cz18.board.network import Network, network, terminals
from cz18.board.track import TURNED, code_of
from cz18.facts.maps import STEPS, Hex, HexCity, Map, load_map
from cz18.facts.tiles import TILES, Colour, HexKind
from cz18.facts.trains import TRAIN
from cz18.routes.runs import TrainSpec, run_view, train_spec
from tests.routes.made import Made, lay_at_random, stations_at_random

TRAINS = ("2", "3", "4", "5", "2+2", "3+3", "4+4", "3E", "4E", "5E")
CENTRES = ("E11", "B8", "C7", "D26", "I17", "F2", "G27", "A7", "E13", "F20", "D0", "G19", "E15", "H24", "B14")


MIXED = (HexKind.OPEN, HexKind.TOWN, HexKind.TOWN, HexKind.DOUBLE_TOWN, HexKind.CITY, HexKind.CITY)
MOSTLY_OPEN = (HexKind.OPEN,) * 6 + (HexKind.TOWN, HexKind.CITY)


def a_board(rng: random.Random, kinds: Sequence[HexKind] = MIXED, labels: Sequence[str] = ("P", "OO")) -> Map:
    """A made-up board of some twelve hexes with hexes of these kinds, and with Praha and an OO hex."""
    places = [(row, column) for row in range(3) for column in range(row % 2, 9, 2) if rng.random() < 0.9]
    index = {place: number for number, place in enumerate(places)}
    special = dict(zip(rng.sample(range(len(places)), len(labels)), labels, strict=True))
    hexes = []
    for number, (row, column) in enumerate(places):
        label = special.get(number)
        kind = {"P": HexKind.CITY, "OO": HexKind.DOUBLE_CITY}.get(label or "", rng.choice(kinds))
        bare = HexCity(0, 1, None, None, ("", ""))
        cities, towns, paths = {
            HexKind.CITY: ((bare,), (), ()),
            HexKind.DOUBLE_CITY: ((bare, bare), (), ()),
            HexKind.TOWN: ((), (0,), ()),
            HexKind.DOUBLE_TOWN: ((), (0, 0), ()),
            HexKind.OPEN: ((), (), ()),
        }[kind]
        if label == "P":
            cities = (bare._replace(revenue=20, group="Praha"),) * 2
            paths = (("e5", "c0"), ("e3", "c1"))
        neighbours = tuple(index.get((row + down, column + right)) for down, right in STEPS)
        hexes.append(
            Hex(
                f"{'ABC'[row]}{column}", number, row, column, kind, None, 0, label, (), cities, towns, paths, (),
                None, (), neighbours,
            )
        )  # fmt: skip
    return Map("made up", "made up", (), tuple(hexes), {hex_.id: hex_.index for hex_ in hexes}, {}, ())


def among_junctions(seed: int) -> tuple[Network, list[int]]:
    """A board full of green and brown junctions in random rotations, and the cities on it."""
    rng = random.Random(f"junctions {seed}")
    board = a_board(rng, MOSTLY_OPEN, ())
    fitting = {
        kind: [tile for tile in TILES if tile.kind is kind and tile.colour > Colour.YELLOW and not tile.label]
        for kind in set(MOSTLY_OPEN)
    }
    laid = [code_of(rng.choice(fitting[hex_.kind]).id, rng.randrange(6)) for hex_ in board.hexes]
    for hex_ in (*board.hexes, *board.hexes):
        options = [code_of(rng.choice(fitting[hex_.kind]).id, rng.randrange(6)) for _ in range(40)]
        laid[hex_.index] = max(options, key=lambda code: joined_edges(board, laid, hex_.index, code))
    net = network(board, tuple(laid))
    return net, [one.id for one in net.locations() if one.slots]


def joined_edges(board: Map, laid: Sequence[int], place: int, code: int) -> int:
    """Edges where the tile would meet its neighbours' track, less those where it would be a dead end."""
    turned = TURNED[code]
    assert turned is not None
    total = 0
    for edge, other in enumerate(board.hexes[place].neighbours):
        if turned.exits >> edge & 1:
            there = TURNED[laid[other]] if other is not None else None
            total += 1 if there is not None and there.exits >> (edge + 3) % 6 & 1 else -1
    return total


def part_of(board: Map, rng: random.Random, size: int) -> list[int]:
    """A connected part of the board around an interesting place."""
    known = [centre for centre in CENTRES if centre in board.index]
    part = [board.index[rng.choice(known)]]
    while len(part) < size:
        border = sorted({n for p in part for n in board.hexes[p].neighbours if n is not None} - set(part))
        part.append(rng.choice(border))
    return part


def a_case(seed: int, sharing: bool = True) -> Made:
    """The small random case of this number."""
    rng = random.Random(f"small case {seed}")
    if rng.random() < 0.4:
        board = a_board(rng)
        places = list(range(len(board.hexes)))
    else:
        board = load_map(rng.choice(("standard", "standard", "bohemia", "moravia_silesia")))
        places = part_of(board, rng, rng.randint(8, 18))
    laid = lay_at_random(board, rng, rng.randint(len(places) // 2, len(places)), rng.randint(0, 14), places)
    net = network(board, laid)
    own, blocked = stations_at_random(net, rng, rng.randint(1, 4), rng.randint(0, 2))
    red = rng.choice((Colour.YELLOW, Colour.GREEN, Colour.BROWN, Colour.GREY))
    reds = sorted(terminals(net))
    bonus_at = reds if rng.random() < 0.3 else [each for each in reds if each in own]
    specs: list[TrainSpec] = []
    for number in range(rng.randint(1, 3)):
        name = rng.choice(TRAINS)
        specs.append(
            train_spec(
                TRAIN[name],
                f"{name}/{number}",
                may_share_track=sharing and name == "3E" and rng.random() < 0.3,
                red_bonus=rng.random() < 0.8,
            )
        )
    return Made(f"small case {seed}", net, run_view(net, own, blocked, red, bonus_at), tuple(specs))


def small_cases(first: int, count: int) -> Iterator[Made]:
    """This many cases, starting at this number."""
    for seed in range(first, first + count):
        yield a_case(seed)
