"""Observations: what a seat sees, as named integer tensors with a schema.

    observer = observer_of("standard", players=3)
    observer.schema                 name -> Field: shape, names along each axis, bounds, one line of text
    observer.observe(state, seat)   name -> numpy array
    observer.flat(tensors)          all of them as one vector of floats, each number divided by its field's scale

Everything in 18CZ is public except the seed, so a seat sees everything; only the order differs: along a seat axis
entry 0 is the observing seat, followed by the others clockwise. A Director or owner is a column of such an axis.

>>> from cz18 import new_game
>>> observer = observer_of("standard", players=3)
>>> seen = observer.observe(new_game(["Anna", "Bedřich", "Cyril"], seed=1), seat=0)
>>> seen["players"][0, observer.schema["players"].column("cash")]
np.int32(380)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cz18 import GameState, decision, worth
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES, SIZE_RULES
from cz18.facts.games import figures
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import load_map
from cz18.facts.own_boards import cache_by_board
from cz18.facts.tiles import TILES
from cz18.rules.questions import certificates, deck_of
from cz18.rules.state import (
    AcquisitionOffer,
    Answer,
    LocalRailwayOffer,
    Owner,
    StationRailwayOffer,
    Status,
    TakeOverTrains,
    Train,
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
"""Columns, with the scale of each."""


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
        self._kinds = tuple(f"{card.letter}/{face.train}" for card in self._cards for face in card.faces)
        self._kind = {name: number for number, name in enumerate(self._kinds)}
        self._papers = tuple(paper.id for paper in self.board.papers)
        with_cities = (place for place in self.board.hexes if place.cities or place.reserved_for)
        self._station_row = {place.index: row for row, place in enumerate(with_cities)}
        self.schema: dict[str, Field] = dict(self._fields())
        self._scales = {name: np.array(field.scale, dtype=np.float32) for name, field in self.schema.items()}

    @property
    def length(self) -> int:
        """Length of the flat vector."""
        return sum(int(np.prod(field.shape)) for field in self.schema.values())

    def flat(self, tensors: Tensors) -> NDArray[np.float32]:
        """All tensors in schema order as one vector, scaled to about one."""
        return np.concatenate(
            [(tensors[name] / scale).ravel().astype(np.float32) for name, scale in self._scales.items()]
        )

    def observe(self, state: GameState, seat: int) -> Tensors:
        """The state as this seat sees it."""
        return {name: self._filled(name, state, seat) for name in self.schema}

    def _filled(self, name: str, state: GameState, seat: int) -> Tensor:
        tensor = np.zeros(self.schema[name].shape, dtype=np.int32)
        filling: Callable[[Tensor, GameState, int], None] = getattr(self, f"_fill_{name}")
        filling(tensor, state, seat)
        return tensor

    # The schema

    def _fields(self) -> Iterator[tuple[str, Field]]:
        seats = tuple("self" if place == 0 else f"next_{place}" for place in range(self.players))
        companies = tuple(company.id for company in COMPANIES)
        hexes = tuple(place.id for place in self.board.hexes)
        owner = (*seats, "company", "used")
        yield "decision", Field((DECISIONS,), 1, 1, "one at the kind of decision at hand")
        yield "acting", Field((companies,), 1, 1, "one at the company acted for")
        yield (
            "course",
            _columns((), _COURSE, MONEY, "the box of the process track, the phase, and the turn at hand"),
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
            Field((companies, self._kinds), COUNT, 2, "trains of each company, by card letter and face"),
        )
        yield "taking_over", Field((self._kinds,), COUNT, 2, "trains of an acquired company still to decide on")
        yield "pool", Field((self._kinds,), COUNT, 2, "trains in the pool")
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

    # The tensors

    def _row(self, player: int, seat: int) -> int:
        return (player - seat) % self.players

    def _fill_decision(self, tensor: Tensor, state: GameState, seat: int) -> None:
        due = decision(state)
        if due is not None:
            tensor[DECISIONS.index(due.kind)] = 1

    def _fill_acting(self, tensor: Tensor, state: GameState, seat: int) -> None:
        due = decision(state)
        if due is not None and due.company is not None:
            tensor[_COMPANY_NUMBER[due.company]] = 1

    def _fill_course(self, tensor: Tensor, state: GameState, seat: int) -> None:
        tensor[:2] = state.box, state.phase
        if state.turn is not None:
            turn = state.turn
            tensor[2:7] = turn.first, turn.yellow_laid, turn.promoted, turn.income, turn.trains_over
            tensor[7:10] = turn.bought_unrunnable, turn.has_bought, turn.has_taken_over
        if state.stock is not None:
            tensor[10:12] = state.stock.passes, state.stock.must_sell

    def _fill_players(self, tensor: Tensor, state: GameState, seat: int) -> None:
        due = decision(state)
        for player, person in enumerate(state.players):
            passed = state.pre_stock is not None and state.pre_stock.passed[player]
            tensor[self._row(player, seat)] = (
                person.cash, person.debt, person.penalty, worth(state, player), certificates(state, player),
                state.order.index(player), due is not None and due.player == player, passed,
            )  # fmt: skip

    def _fill_shares(self, tensor: Tensor, state: GameState, seat: int) -> None:
        for player, person in enumerate(state.players):
            tensor[self._row(player, seat)] = person.shares

    def _fill_sold(self, tensor: Tensor, state: GameState, seat: int) -> None:
        if state.stock is not None:
            for player, companies in enumerate(state.stock.sold):
                tensor[self._row(player, seat), list(companies)] = 1

    def _fill_sold_now(self, tensor: Tensor, state: GameState, seat: int) -> None:
        if state.stock is not None:
            tensor[list(state.stock.sold_this_turn)] = 1

    def _fill_companies(self, tensor: Tensor, state: GameState, seat: int) -> None:
        for number, item in enumerate(state.companies):
            price, place = 0, 0
            if item.status in (Status.STARTED, Status.FLOATED):
                price, place = PRICES[item.space], state.stacks[item.space].index(number)
            turn = state.queue.index(number) + 1 if number in state.queue else 0
            tensor[number] = (
                item.status is Status.IN_THE_BOX, item.status is Status.STARTED, item.status is Status.FLOATED,
                item.status is Status.CLOSED, price, place, item.initial_price, item.treasury, item.markers,
                item.markers_taken_over, item.operated, item.has_laid, item.has_acquired, item.last_income,
                SIZE_RULES[COMPANIES[number].size].unit, turn,
            )  # fmt: skip

    def _fill_directors(self, tensor: Tensor, state: GameState, seat: int) -> None:
        for number, item in enumerate(state.companies):
            if item.director >= 0:
                tensor[number, self._row(item.director, seat)] = 1

    def _fill_vaclav(self, tensor: Tensor, state: GameState, seat: int) -> None:
        if state.vaclav:
            tensor[:] = state.vaclav

    def _fill_trains(self, tensor: Tensor, state: GameState, seat: int) -> None:
        for number, item in enumerate(state.companies):
            self._count(tensor[number], item.trains)

    def _fill_taking_over(self, tensor: Tensor, state: GameState, seat: int) -> None:
        due = state.pending[-1]
        if isinstance(due, TakeOverTrains):
            self._count(tensor, due.trains)

    def _fill_pool(self, tensor: Tensor, state: GameState, seat: int) -> None:
        self._count(tensor, state.pool)

    def _count(self, tensor: Tensor, trains: tuple[Train, ...]) -> None:
        for train in trains:
            tensor[self._kind[f"{train.letter}/{train.face}"]] += 1

    def _fill_deck(self, tensor: Tensor, state: GameState, seat: int) -> None:
        letters = self.schema["deck"].axes[0]
        for letter, _ in deck_of(self._cards)[state.cards_gone :]:
            tensor[letters.index(letter)] += 1
        for train in state.on_deck:
            tensor[letters.index(train.letter)] += 1

    def _fill_tiles(self, tensor: Tensor, state: GameState, seat: int) -> None:
        codes = np.array(state.laid)
        lying = codes > 0
        tensor[:, 0] = np.where(lying, (codes - 1) // 6 + 1, 0)
        tensor[:, 1] = np.where(lying, (codes - 1) % 6, 0)
        tensor[:, 2] = _COLOURS[tensor[:, 0]]

    def _fill_stations(self, tensor: Tensor, state: GameState, seat: int) -> None:
        for place, city, company in state.stations:
            tensor[self._station_row[place], company, city + 1] = 1

    def _fill_local_railways(self, tensor: Tensor, state: GameState, seat: int) -> None:
        for number, held in enumerate(state.local_railways):
            self._own(tensor[number], held.owner, seat)
            tensor[number, -1] = held.used

    def _own(self, row: Tensor, owner: Owner, seat: int) -> None:
        if owner.player >= 0:
            row[self._row(owner.player, seat)] = 1
        row[-2] = owner.company + 1

    def _fill_offer(self, tensor: Tensor, state: GameState, seat: int) -> None:
        due = state.pending[-1]
        if not isinstance(due, Answer):
            return
        match due.offer:
            case AcquisitionOffer(company, target, price):
                tensor[:] = 1, company + 1, price, target + 1, 0, 0
            case TrainOffer(company, seller, card, price):
                train = next(train for train in state.companies[seller].trains if train.card == card)
                kind = self._kind[f"{train.letter}/{train.face}"]
                tensor[:] = 2, company + 1, price, seller + 1, kind + 1, 0
            case LocalRailwayOffer(company, railway, price):
                tensor[:] = 3, company + 1, price, 0, 0, railway + 1
            case StationRailwayOffer(company, price):
                tensor[:] = 4, company + 1, price, 0, 0, 0

    def _fill_papers(self, tensor: Tensor, state: GameState, seat: int) -> None:
        for row, owner in enumerate(state.papers or ()):
            self._own(tensor[row], owner, seat)

    def _fill_auction(self, tensor: Tensor, state: GameState, seat: int) -> None:
        if state.auction is not None:
            for row, paper in enumerate(self._papers):
                tensor[row] = paper in state.auction.on_offer, paper == state.auction.paper

    def _fill_bidding(self, tensor: Tensor, state: GameState, seat: int) -> None:
        if state.auction is not None:
            auction = state.auction
            for player in range(self.players):
                bid = auction.bid if player == auction.bidder else 0
                opens = player == state.order[auction.opener]
                tensor[self._row(player, seat)] = bid, auction.out[player], opens


_COMPANY_NUMBER = {company.id: company.index for company in COMPANIES}
_COLOURS: NDArray[Any] = np.array([0, *(int(tile.colour) for tile in TILES)], dtype=np.int32)


@cache_by_board
def observer_of(board: str = "standard", players: int = 3) -> Observer:
    """The observer of a board for a number of players."""
    return Observer(board, players)
