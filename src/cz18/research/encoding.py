"""Actions as whole numbers: a finite encoding per board.

    encoding = encoding_of("standard")
    encoding.size                   number of indexes
    encoding.legal(state)           index -> action, for all legal actions
    encoding.mask(state)            the same as zeros and ones
    encoding.encode(state, action)  the index of a legal action
    encoding.decode(state, index)   the action of an index
    encoding.label(index)           the meaning of an index, without a state

An index has a *label*: the kind of the action and its fields, without the acting player and company, because the
decision names them. So an index means the same for every seat. Three kinds of field are made finite:

- a free price is one of `prices` steps from the lowest to the highest price of the range (step 0 and the last one are
  the ends). In a narrow range several steps have the same price; only the lowest of them is legal then;
- a train card is a slot: the first, second, ... of the trains the action can refer to;
- a run has no fields: it is the best run, the one `legal_actions` lists.

>>> from cz18 import new_game
>>> encoding = encoding_of("standard")
>>> state = new_game(["Anna", "Bedřich", "Cyril"], seed=1)
>>> index = min(encoding.legal(state))
>>> encoding.label(index), encoding.decode(state, index)
(Label(kind='BuyLocalRailway', fields=('S1',)), BuyLocalRailway(player=2, local_railway='S1'))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cz18 import ACTIONS, Action, GameState, PriceRange, definite
from cz18.board.track import cities_of, fits, red_rotations, turned
from cz18.facts.companies import COMPANY, SIZE_RULES
from cz18.facts.games import Figures, figures
from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAY_RULES
from cz18.facts.maps import Hex, HexKind, Map, load_map, source_of, with_board
from cz18.facts.own_boards import cache_by_board
from cz18.research._kernel_fill import indexed, mark
from cz18.rules.actions import BuyTrain, OfferForTrain, ReturnTrain, Run, ScrapTrain
from cz18.rules.asking.prices import PRICE_FIELD, range_of
from cz18.rules.engine import action_ranges
from cz18.rules.given import expect_state
from cz18.rules.questions import top_card
from cz18.rules.state import Step, TakeOverTrains

PRICES = 5
"""Steps of a free price."""
COMPANY_SLOTS = 8
"""Train slots of a company, including those of a company it acquires: more than any limit allows."""
POOL_SLOTS = 16
"""Distinguishable trains in the pool; the deck's top card is slot 0, before them."""
NO_BID = -1
"""The price step for naming a paper without a bid."""


class Label(NamedTuple):
    """The meaning of an index: the kind of action, and its fields without the acting player or company."""

    kind: str
    fields: tuple[Any, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.fields)])


class Encoding:
    """The indexes of one board. Use `encoding_of`, which caches them by board and number of price steps."""

    def __init__(self, board: str = "standard", prices: int = PRICES) -> None:
        if prices < 2:
            raise ValueError(f"prices: {prices} steps have no lowest and highest one")
        self.board = board
        self.prices = prices
        self.labels: tuple[Label, ...] = tuple(_labels(load_map(board), prices))
        self.index: dict[Label, int] = {label: number for number, label in enumerate(self.labels)}
        self._steps = [tuple(self.price_steps(PriceRange(0, span))) for span in range(prices)]
        """The steps with different prices by the width of a range; the last ones for all wider ranges."""
        tables: dict[type[Action], dict[Any, int]] = {kind: {} for kind in _READERS}
        self._without_bid: dict[Any, int] = {}
        for number, label in enumerate(self.labels):
            kind = ACTIONS[label.kind]
            key, step = _key_of_label(kind, label)
            if step in (0, None):
                tables[kind][key] = number
            elif step == NO_BID:
                self._without_bid[key] = number
        self._kinds = {kind: (*readers, tables[kind]) for kind, readers in _READERS.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what it is made from, with a custom board."""
        return with_board, (source_of(self.board), encoding_of, self.board, self.prices)

    @property
    def size(self) -> int:
        return len(self.labels)

    @property
    def blocks(self) -> dict[str, range]:
        """The contiguous indexes of each kind of action."""
        found: dict[str, range] = {}
        for number, label in enumerate(self.labels):
            found[label.kind] = range(found[label.kind].start if label.kind in found else number, number + 1)
        return found

    def label(self, index: int) -> Label:
        """The meaning of an index, independent of the state."""
        return self.labels[index]

    def legal(self, state: GameState) -> dict[int, Action]:
        """Every legal index with its action. Empty when the game is over."""
        return {index: self.priced(index, action) for index, action in self.listed(state).items()}

    def listed(self, state: GameState) -> dict[int, Action]:
        """Like `legal`, without setting free prices, which takes most of the time; `priced` sets one."""
        expect_state(state)
        return indexed(state, action_ranges(state), self._kinds, self._without_bid, self._steps, _slots)

    def priced(self, index: int, action: Action) -> Action:
        """The action of an index in `listed`, with its price set."""
        free = range_of(action)
        if free is None:
            return action
        step = self.labels[index].fields[-1]
        return definite(action, self._price(free, step))

    def mask(self, state: GameState) -> NDArray[np.int8]:
        """One where an index is legal, else zero."""
        return self.mask_of(self.listed(state))

    def mask_of(self, indexes: Iterable[int]) -> NDArray[np.int8]:
        """The mask with ones at these indexes."""
        mask = np.zeros(self.size, dtype=np.int8)
        mark(mask, indexes)
        return mask

    def encode(self, state: GameState, action: Action) -> int:
        """The index of a legal action; for a price between two steps, that of the nearest.

        Raises ValueError if it is not legal.
        """
        nearest: tuple[int, int] | None = None
        for index, listed in self.listed(state).items():
            free = range_of(listed)
            if free is None:
                if listed == action or type(listed) is type(action) is Run:
                    return index
            elif type(listed) is type(action):
                price = getattr(action, PRICE_FIELD[type(action)])
                if isinstance(price, int) and free.low <= price <= free.high and definite(listed, price) == action:
                    far = abs(self._price(free, self.labels[index].fields[-1]) - price)
                    nearest = min(nearest or (far, index), (far, index))
        if nearest is None:
            raise ValueError(f"action: {action} is not legal now")
        return nearest[1]

    def decode(self, state: GameState, index: int) -> Action:
        """The action of an index. Raises ValueError if it is not legal."""
        action = self.listed(state).get(int(index))
        if action is None:
            known = f"{self.labels[index]} is" if 0 <= index < self.size else "there is no such index; it is"
            raise ValueError(f"action {index}: {known} not legal now")
        return self.priced(index, action)

    def price_steps(self, free: PriceRange) -> dict[int, int]:
        """The price of each step of a range; of steps with the same price only the lowest."""
        steps: dict[int, int] = {}
        for step in range(self.prices):
            price = self._price(free, step)
            if price not in steps.values():
                steps[step] = price
        return steps

    def _price(self, free: PriceRange, step: int) -> int:
        return free.low + (free.high - free.low) * step // (self.prices - 1)


@cache_by_board
def encoding_of(board: str = "standard", prices: int = PRICES) -> Encoding:
    """The encoding of a board, with `prices` steps for a free price."""
    return Encoding(board, prices)


# The label of an action

_ABOUT_A_COMPANY = {ACTIONS["StartCompany"], ACTIONS["BuyShare"], ACTIONS["SellShares"]}
"""Actions whose company is not the actor but the object of the deal."""


def _nothing(action: Action) -> None:
    """The key of an action without fields."""


_FIELDS: dict[type[Action], tuple[str, ...]] = {
    kind: tuple(
        field
        for field in kind.__annotations__
        if field not in ("player", "routes", "proven")
        and not (field == "company" and kind not in _ABOUT_A_COMPANY)
    )
    for kind in ACTIONS.values()
}
"""The fields of each kind that say what is done, in order."""


_READERS: dict[type[Action], tuple[Callable[[Any], Any], Callable[[Any], Any] | None, str | None]] = {
    kind: (
        attrgetter(*others) if (others := [field for field in fields if field not in ("train", PRICE_FIELD.get(kind))])
        else _nothing,
        None if "train" not in fields else attrgetter("seller" if "seller" in fields else "company"),
        PRICE_FIELD.get(kind),
    )
    for kind, fields in _FIELDS.items()
}  # fmt: skip
"""How `_kernel_fill.indexed` reads each kind: its key, the company whose trains its slots count, its price field."""


def _key_of_label(kind: type[Action], label: Label) -> tuple[Any, int | None]:
    """The key of a label, as it is read from an action, and its price step."""
    values = dict(zip(_FIELDS[kind], label.fields, strict=True))
    step = values.pop(PRICE_FIELD.get(kind, ""), None)
    slot = values.pop("train", None)
    key = None if not values else next(iter(values.values())) if len(values) == 1 else tuple(values.values())
    return (key if slot is None else (key, slot)), step


def _slots(state: GameState, action: Action) -> list[str]:
    """The cards an action with a train can refer to, in slot order."""
    match action:
        case BuyTrain():
            letter, number = top_card(state)
            return [f"{letter}{number}", *(train.card for train in state.pool)]
        case OfferForTrain():
            return _cards_of(state, action.seller)
        case ReturnTrain():
            return _cards_of(state, action.company)
    due = state.pending[-1]
    undecided = [train.card for train in due.trains] if isinstance(due, TakeOverTrains) else []
    return [*undecided, *_cards_of(state, action.company)] if isinstance(action, ScrapTrain) else undecided


def _cards_of(state: GameState, company: str) -> list[str]:
    return [train.card for train in state.companies[COMPANY[company].index].trains]


# All labels of a board


def _labels(board: Map, prices: int) -> Iterator[Label]:
    """Every possible label, kind by kind."""
    domains = _domains(board, figures(board.game), range(prices))
    for kind in ACTIONS:
        for values in domains[kind]:
            yield Label(kind, tuple(values))


def _domains(board: Map, printed: Figures, steps: range) -> dict[str, Iterable[tuple[Any, ...]]]:
    """All possible field values of every kind of action."""
    papers = [paper.id for paper in board.papers]
    railways = [*printed.local_railways, *(paper for paper in papers if paper in LOCAL_RAILWAY)]
    stations = [paper.id for paper in board.papers if paper.kind == "station_railway"]
    faces = list(
        dict.fromkeys(face.train for cards in printed.cards.values() for card in cards for face in card.faces)
    )
    cities = [(place.id, city) for place in board.hexes for city in range(_most_cities(board, place))]
    slots, nothing = range(COMPANY_SLOTS), [()]
    return {
        "BuyLocalRailway": product(railways),
        "Pass": nothing,
        "OpenAuction": product(papers, [NO_BID, *steps]),
        "Bid": product(steps),
        "LayRailwayTile": _home_tiles(board),
        "AssignThreeE": nothing,
        "StartCompany": (
            (company, price)
            for company in board.companies
            for price in printed.start_prices[COMPANY[company].size]
        ),
        "BuyShare": product(board.companies),
        "SellShares": (
            (company, count)
            for company in board.companies
            for count in range(1, SIZE_RULES[COMPANY[company].size].units + 1)
        ),
        "RepayDebt": product(steps),
        "LayHomeTile": (
            (place.id, rotation) for place in board.hexes for rotation in red_rotations(board, place.index)
        ),
        "ChooseCity": product(range(max((city + 1 for _, city in cities), default=1))),
        "LayTile": _tiles(board, railways),
        "PlaceStation": ((*city, taken_over) for city in cities for taken_over in (False, True)),
        "Run": nothing,
        "PayOut": nothing,
        "Withhold": nothing,
        "OfferAcquisition": product(board.companies, steps),
        "OfferForTrain": product(board.companies, slots, steps),
        "OfferForLocalRailway": product([*railways, *stations], steps),
        "AcceptOffer": nothing,
        "DeclineOffer": nothing,
        "KeepStation": cities,
        "TakeOverTrain": product(slots, faces),
        "ScrapTrain": product(slots),
        "BuyTrain": product(range(1 + POOL_SLOTS), faces),
        "ReturnTrain": product(slots),
        "SellLocalRailway": product(railways),
        "EndStep": product([step.value for step in Step]),
    }


@cache_by_board
def _codes(board: Map, place: Hex) -> list[int]:
    """All tiles with rotation that can ever be on a hex."""
    if place.kind in (HexKind.RESERVED, HexKind.FIXED):
        return []
    found: set[int] = set()
    new = {0}
    while new:
        new = {code for old in new for code in fits(board, place.index, old)} - found
        found |= new
    return sorted(found)


def _most_cities(board: Map, place: Hex) -> int:
    return max(len(cities_of(board, place.index, code)) for code in (0, *_codes(board, place)))


def _home_tiles(board: Map) -> Iterator[tuple[Any, ...]]:
    """The tiles the station railway can lay at its home."""
    for paper in board.papers:
        if paper.home is not None:
            for code in _codes(board, board.hex(paper.home)):
                if not turned(code).tile.purple:
                    yield turned(code).tile.id, turned(code).rotation


def _tiles(board: Map, railways: list[str]) -> Iterator[tuple[Any, ...]]:
    """Tiles on hexes, with each local railway whose power applies: to the tile's colour, or to the terrain."""
    powers = {name: LOCAL_RAILWAY_RULES[LOCAL_RAILWAY[name].size] for name in railways}
    for place in board.hexes:
        first = fits(board, place.index, 0)
        for code in _codes(board, place):
            tile, rotation = turned(code).tile, turned(code).rotation
            if not tile.purple:
                yield place.id, tile.id, rotation, None
            for name, power in powers.items():
                if (
                    tile.colour in power.purple_colours
                    if tile.purple
                    else (code in first and place.terrain in power.free_terrain)
                ):
                    yield place.id, tile.id, rotation, name
