"""Observations: what a seat sees, as named integer tensors with a schema.

    observer = observer_of("standard", players=3)
    observer.schema                 name -> Field: shape, names along each axis, bounds, one line of text
    observer.observe(state, seat)   name -> numpy array
    observer.row(state, seat)       the same numbers as one vector of integers; `named` splits it
    observer.flat(tensors)          all of them as one vector of floats, each number divided by its field's scale
    observer.scaled(row)            the same for a vector, or many of them

Everything in 18CZ is public except the seed, so a seat sees everything; only the order differs: along a seat axis
entry 0 is the observing seat, followed by the others clockwise. A Director or owner is a column of such an axis.

>>> from cz18 import new_game
>>> observer = observer_of("standard", players=3)
>>> seen = observer.observe(new_game(["Anna", "Bedřich", "Cyril"], seed=1), seat=0)
>>> seen["players"][0, observer.schema["players"].column("cash")]
np.int32(380)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cz18 import GameState
from cz18.facts.companies import COMPANIES, SIZE_RULES
from cz18.facts.games import figures
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import load_map, source_of, with_board
from cz18.facts.own_boards import cache_by_board
from cz18.facts.tiles import TILES
from cz18.research._kernel_fill import Filler
from cz18.rules.given import expect_state
from cz18.rules.questions import deck_of
from cz18.rules.state import (
    AcquisitionOffer,
    Answer,
    Company,
    LocalRailwayOffer,
    Owner,
    StationRailwayOffer,
    TakeOverTrains,
    TrainOffer,
)

Tensor = NDArray[np.int32]
Tensors = dict[str, Tensor]

MONEY = 1_000_000
"""K; above every amount in a game."""
COUNT = 1_000
DECISIONS = (
    "pre_stock_turn", "auction_opening", "auction_bid", "railway_tile", "stock_turn", "home_station", "home_city",
    "track", "station", "run", "dividend", "acquisition", "trains", "answer", "station_conflict", "take_over_trains",
    "return_trains",
)  # fmt: skip
"""The kinds of decision (`cz18.decision`)."""
MOST_CITIES = 4
"""Cities of one hex: no tile has more."""


_COURSE = {
    "box": 20, "phase": 8, "first_turn": 1, "yellow_laid": 2, "promoted": 1, "income": 100, "trains_over": 1,
    "bought_unrunnable": 1, "has_bought": 1, "has_taken_over": 1, "passes": 5, "must_sell": 1,
}  # fmt: skip
_PLAYER = {
    "cash": 1000, "debt": 1000, "penalty": 1000, "worth": 1000, "certificates": 10, "place_in_order": 5, "decides": 1,
    "passed": 1,
}  # fmt: skip
_COMPANY = {
    "in_the_box": 1, "started": 1, "floated": 1, "closed": 1, "price": 100, "place_in_stack": 5, "initial_price": 100,
    "treasury": 500, "markers": 3, "markers_taken_over": 3, "operated": 1, "has_laid": 1, "has_acquired": 1,
    "last_income": 200, "percent_of_a_share": 25, "place_in_queue": 10,
}  # fmt: skip
_TILE = {"tile": len(TILES), "rotation": 6, "colour": 5}
_OFFER = {
    "kind": 4,
    "company": len(COMPANIES),
    "price": 100,
    "target": len(COMPANIES),
    "train": 10,
    "local_railway": 18,
}
_BIDDING = {"bid": 100, "out": 1, "opens": 1}
"""Columns, with the scale of each. `_kernel_fill` writes those of a course, a player, a company and a tile."""


class Field(NamedTuple):
    """One tensor: its axes (the names along them), bounds, and a description.

    `scale` is the divisor in `flat`: one number, or one per entry of the last axis.
    """

    axes: tuple[tuple[str, ...], ...]
    high: int
    scale: float | tuple[float, ...]
    text: str
    low: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes))

    def column(self, name: str) -> int:
        """The index of a name along the last axis."""
        return self.axes[-1].index(name)


def _columns(
    rows: tuple[tuple[str, ...], ...], columns: dict[str, int], high: int, text: str, low: int = 0
) -> Field:
    """A field whose last axis has named columns, each with its own scale."""
    return Field((*rows, tuple(columns)), high, tuple(map(float, columns.values())), text, low)


class Observer:
    """Converts states of a board with a number of players into tensors. Use `observer_of`, which caches it."""

    def __init__(self, board: str = "standard", players: int = 3) -> None:
        self.board = load_map(board)
        if players not in self.board.players:
            allowed = " or ".join(map(str, self.board.players))
            raise ValueError(f"players: the {board} board is for {allowed} players, not {players}")
        self.players = players
        self._cards = figures(self.board.game).cards[players]
        self._kind = {
            (card.letter, face.train): number
            for number, (card, face) in enumerate((card, face) for card in self._cards for face in card.faces)
        }
        self._papers = tuple(paper.id for paper in self.board.papers)
        with_cities = (place for place in self.board.hexes if place.cities or place.reserved_for)
        self._station_row = {place.index: row for row, place in enumerate(with_cities)}
        self.schema: dict[str, Field] = dict(self._fields())
        ends = list(accumulate((prod(field.shape) for field in self.schema.values()), initial=0))
        self.length = ends[-1]
        """Length of the flat vector."""
        self._parts = {name: slice(*ends[number : number + 2]) for number, name in enumerate(self.schema)}
        self._tensors = np.dtype([(name, np.int32, field.shape) for name, field in self.schema.items()])
        self._scales = np.concatenate(
            [
                np.broadcast_to(np.array(field.scale, dtype=np.float64), field.shape).ravel()
                for field in self.schema.values()
            ]
        )
        self._fill = self._filler().fill

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it is made from, with a custom board."""
        return with_board, (source_of(self.board.name), observer_of, self.board.name, self.players)

    def observe(self, state: GameState, seat: int) -> Tensors:
        """The state as this seat sees it."""
        return self.named(self.row(state, seat))

    def row(self, state: GameState, seat: int, out: Tensor | None = None) -> Tensor:
        """The state as this seat sees it, all tensors in schema order as one vector; `out` is overwritten with it.

        Raises ValueError for a state of another board or number of players.
        """
        expect_state(state)
        if state.board != self.board.name or len(state.players) != self.players:
            raise ValueError(f"state: this observer is for {self.board.name} with {self.players} players")
        row = np.empty(self.length, dtype=np.int32) if out is None else out
        self._fill(row, state, seat % self.players)
        due = state.pending[-1]
        if isinstance(due, Answer):
            row[self._parts["offer"]] = self._offer(state, due)
        elif isinstance(due, TakeOverTrains):
            counts = row[self._parts["taking_over"]]
            for train in due.trains:
                counts[self._kind[train.letter, train.face]] += 1
        if self._papers:
            self._fill_papers(row, state, seat)
        return row

    def named(self, rows: Tensor) -> Tensors:
        """The tensors of a row, or of an array of rows, by name. They are views: no number is copied."""
        records = rows.view(self._tensors)[..., 0]
        return {name: records[name] for name in self.schema}

    def flat(self, tensors: Tensors) -> NDArray[np.float32]:
        """All tensors in schema order as one vector, scaled to about one."""
        return self.scaled(np.concatenate([tensors[name].ravel() for name in self.schema]))

    def scaled(self, rows: Tensor) -> NDArray[np.float32]:
        """Rows of integers, scaled to about one."""
        scaled: NDArray[np.float32] = (rows / self._scales).astype(np.float32)
        return scaled

    # The schema

    def _fields(self) -> Iterator[tuple[str, Field]]:
        seats = tuple("self" if place == 0 else f"next_{place}" for place in range(self.players))
        companies = tuple(company.id for company in COMPANIES)
        hexes = tuple(place.id for place in self.board.hexes)
        owner = (*seats, "company", "used")
        kinds = tuple(f"{letter}/{face}" for letter, face in self._kind)
        yield "decision", Field((DECISIONS,), 1, 1, "one at the kind of the present decision")
        yield "acting", Field((companies,), 1, 1, "one at the company acted for")
        yield (
            "course",
            _columns((), _COURSE, MONEY, "the box of the process track, the phase, and the present turn"),
        )
        yield "players", _columns((seats,), _PLAYER, MONEY, "what lies before each player", low=-MONEY)
        yield "shares", Field((seats, companies), COUNT, 5, "shares held, a Director's certificate as its shares")
        yield "sold", Field((seats, companies), 1, 1, "one where a player has sold in this stock round")
        yield "sold_now", Field((companies,), 1, 1, "one where shares were sold in this stock turn")
        yield "companies", _columns((companies,), _COMPANY, MONEY, "each charter and its place on the chart")
        yield "directors", Field((companies, seats), 1, 1, "one at the Director")
        yield "vaclav", Field((companies,), COUNT, 5, "Bohemia: shares of the automatic player")
        yield (
            "trains",
            Field((companies, kinds), COUNT, 2, "trains of each company, by card letter and face"),
        )
        yield "taking_over", Field((kinds,), COUNT, 2, "trains of an acquired company still to decide on")
        yield "pool", Field((kinds,), COUNT, 2, "trains in the pool")
        yield (
            "deck",
            Field((tuple(card.letter for card in self._cards),), COUNT, 5, "cards left in the deck (last: 0)"),
        )
        yield (
            "tiles",
            _columns((hexes,), _TILE, len(TILES), "the tile on each hex: 1 + its number, rotation, colour"),
        )
        places = tuple(self.board.hexes[index].id for index in self._station_row)
        cities = ("hex_as_a_whole", *(f"city_{city}" for city in range(MOST_CITIES)))
        yield "stations", Field((places, companies, cities), 1, 1, "one where a company has a station")
        railways = tuple(railway.id for railway in LOCAL_RAILWAYS)
        yield "local_railways", Field((railways, owner), len(COMPANIES), 5, "owner; company: 1 + its number")
        yield "offer", _columns((), _OFFER, MONEY, "the offer on the table; numbers count from 1")
        if self._papers:
            yield (
                "papers",
                Field((("3E", "station_railway"), owner), len(COMPANIES), 5, "owners, as local railways"),
            )
            yield (
                "auction",
                Field((self._papers, ("on_offer", "bid_for")), 1, 1, "papers on offer, the one bid for"),
            )
            yield "bidding", _columns((seats,), _BIDDING, MONEY, "the highest bid, who is out")

    # The numbers

    def _filler(self) -> Filler:
        letters = {card.letter: number for number, card in enumerate(self._cards)}
        return Filler(
            players=self.players,
            at={name: part.start for name, part in self._parts.items()},
            decisions={kind: number for number, kind in enumerate(DECISIONS)},
            numbers={company.id: company.index for company in COMPANIES},
            kinds=self._kind,
            letters=letters,
            copied=[Company._fields.index(column) for column in _COMPANY if column in Company._fields],
            units=[SIZE_RULES[company.size].unit for company in COMPANIES],
            deck=[letters[letter] for letter, _ in deck_of(self._cards)],
            colours=[0, *(int(tile.colour) for tile in TILES)],
            station_rows=[self._station_row.get(place.index, 0) for place in self.board.hexes],
            cities=self.schema["stations"].shape[-1],
        )

    def _offer(self, state: GameState, due: Answer) -> tuple[int, ...]:
        match due.offer:
            case AcquisitionOffer(company, target, price):
                return 1, company + 1, price, target + 1, 0, 0
            case TrainOffer(company, seller, card, price):
                train = next(train for train in state.companies[seller].trains if train.card == card)
                return 2, company + 1, price, seller + 1, self._kind[train.letter, train.face] + 1, 0
            case LocalRailwayOffer(company, railway, price):
                return 3, company + 1, price, 0, 0, railway + 1
            case StationRailwayOffer(company, price):
                return 4, company + 1, price, 0, 0, 0

    def _fill_papers(self, row: Tensor, state: GameState, seat: int) -> None:
        """The private papers and their auction (Moravia-Silesia)."""
        for number, owner in enumerate(state.papers or ()):
            self._own(row[self._parts["papers"]].reshape(2, -1)[number], owner, seat)
        auction = state.auction
        if auction is None:
            return
        papers = [(paper in auction.on_offer, paper == auction.paper) for paper in self._papers]
        row[self._parts["auction"]] = [number for each in papers for number in each]
        bidding = row[self._parts["bidding"]].reshape(self.players, -1)
        for player in range(self.players):
            bid = auction.bid if player == auction.bidder else 0
            opens = player == state.order[auction.opener]
            bidding[(player - seat) % self.players] = bid, auction.out[player], opens

    def _own(self, row: Tensor, owner: Owner, seat: int) -> None:
        if owner.player >= 0:
            row[(owner.player - seat) % self.players] = 1
        row[-2] = owner.company + 1


@cache_by_board
def observer_of(board: str = "standard", players: int = 3) -> Observer:
    """The observer of a board for a number of players."""
    return Observer(board, players)
