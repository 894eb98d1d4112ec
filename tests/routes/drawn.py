"""Hand-drawn networks: any tiles on a board made for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cz18.board.network import Network, location_id, network, terminals
from cz18.board.track import TURNED, code_of
from cz18.facts.maps import STEPS, Hex, Map
from cz18.facts.tiles import TILE, Colour, HexKind
from cz18.facts.trains import TRAIN
from cz18.routes.runs import RunView, TrainSpec, run_view, train_spec

WORDS = {
    "c20": "57", "c30": "14", "c40": "611", "c50": "216", "c60": "595p", "c70": "8857p",
    "t10": "4", "t20": "888p", "t30": "889p", "--": "9",
}  # fmt: skip
"""Abbreviations for cities, towns and plain track in a row, by value."""


def drawn(tiles: Mapping[str, tuple[str, int]]) -> Network:
    """A network of these tiles: hex id -> (tile, rotation). Nothing else is on the board."""
    places = {(ord(hex_[0]) - ord("A"), int(hex_[1:])): hex_ for hex_ in tiles}
    index = {hex_: number for number, hex_ in enumerate(tiles)}
    hexes = []
    for (row, column), hex_ in places.items():
        beside = [places.get((row + down, column + right)) for down, right in STEPS]
        neighbours = tuple(None if other is None else index[other] for other in beside)
        hexes.append(
            Hex(
                hex_,
                index[hex_],
                row,
                column,
                HexKind.OPEN,
                None,
                0,
                None,
                (),
                (),
                (),
                (),
                (),
                None,
                (),
                neighbours,
            )
        )
    board = Map("drawn", "drawn", (), tuple(hexes), index, {}, ())
    return network(board, tuple(code_of(*tile) for tile in tiles.values()))


def in_a_row(words: str) -> Network:
    """Locations from west to east in hexes A1, A3, A5 ..., joined by track: `in_a_row("c20 t10 c30")`.

    A red tile ("red") can stand at an end; its second track leads nowhere.
    """
    tiles = {}
    names = words.split()
    for number, word in enumerate(names):
        tiles[f"A{2 * number + 1}"] = red_at(4 if number == 0 else 1) if word == "red" else through(WORDS[word])
    return drawn(tiles)


def through(tile: str) -> tuple[str, int]:
    """The tile turned so that its track leads from west to east."""
    for rotation in range(6):
        turned = TURNED[code_of(tile, rotation)]
        assert turned is not None
        whole = turned.location_exits[0] if turned.location_exits else turned.exits
        if whole >> 1 & 1 and whole >> 4 & 1:
            return tile, rotation
    raise ValueError(tile)


def red_at(edge: int, company: str = "kk") -> tuple[str, int]:
    """The red tile of a company with one track over this edge."""
    tile = next(tile for tile in TILE.values() if tile.company == company)
    return tile.id, edge


def view(
    net: Network,
    own: Iterable[str],
    blocked: Iterable[str] = (),
    red: Colour = Colour.BROWN,
    home: Iterable[str] = (),
) -> RunView:
    """A company's view; places are written "A1" or, for the second location of a hex, "A1:1"."""
    return run_view(
        net,
        [place(net, each) for each in own],
        [place(net, each) for each in blocked],
        red,
        [place(net, each) for each in home],
    )


def place(net: Network, name: str) -> int:
    hex_, _, number = name.partition(":")
    return location_id(net.map.index[hex_], int(number or 0))


def train(name: str, id_: str | None = None, **more: bool) -> TrainSpec:
    return train_spec(TRAIN[name], id_ or name, **more)


def all_reds(net: Network) -> list[int]:
    return sorted(terminals(net))
