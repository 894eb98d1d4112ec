"""Estimates: remaining runs, lifetime of trains, future incomes of companies and values of shares.

Only the incomes are exact: they are searched for the given trains.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from cz18.facts.companies import COMPANIES, Size
from cz18.facts.games import MORAVIA, Figures
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import Hex, Map, load_map
from cz18.facts.trains import TRAIN, CardSeries
from cz18.rules.company_turn.boards import Board, as_it_is, incomes_on
from cz18.rules.company_turn.local_railways import local_railway_price
from cz18.rules.company_turn.runs import runnable_trains
from cz18.rules.questions import (
    cards_of,
    company_id,
    deck_of,
    faces_of,
    figures_of,
    local_railways_of,
    map_of,
    runs_for,
    size_of,
    size_rules,
    top_card,
    units_with_players,
)
from cz18.rules.state import CompanyStep, GameState, Station, Status, Step, Train

CARDS_PER_ROUND = 3.0
"""Average number of cards that leave the deck in an operating round, exports included."""
FOR_EVER = 99
NODES_PER_SEARCH = 5000


# Time


@lru_cache(maxsize=256)
def _rounds_after(figures: Figures, box: int) -> int:
    return sum(item.kind == "OR" for item in figures.track[box + 1 :])


def rounds_after(state: GameState) -> int:
    """Operating rounds after the present box of the process track (V)."""
    return _rounds_after(figures_of(state), state.box)


def in_operating_round(state: GameState) -> bool:
    return figures_of(state).track[state.box].kind == "OR"


_BEFORE_RUN = (Step.TRACK, Step.STATION, Step.RUN)


def runs_to_come(state: GameState, company: CompanyIndex) -> int:
    """Number of remaining runs of a company, including this round's if it has not run yet."""
    after = rounds_after(state)
    if not in_operating_round(state):
        return after
    if company in state.queue:
        return after + 1
    if state.turn is not None and state.turn.company == company:
        for due in reversed(state.pending):
            if isinstance(due, CompanyStep):
                return after + (due.step in _BEFORE_RUN)
    return after


def is_new(state: GameState, company: CompanyIndex) -> bool:
    """Is the company's first turn still to come?"""
    return not state.companies[company].operated and (state.turn is None or state.turn.company != company)


# Trains


@lru_cache(maxsize=512)
def _fatal_card(figures: Figures, cards: tuple[CardSeries, ...], face: str) -> int:
    """The position in the deck of the first card that can scrap this train; far beyond FOR_EVER if none can."""
    killers = {killer for killer, victims in figures.scraps.items() if face in victims}
    place = 0
    for series in cards:
        if any(item.train in killers for item in series.faces):
            return place
        place += series.number or 0
    return 10 * FOR_EVER


def cards_to_live(state: GameState, face: str) -> int:
    """Number of cards before the first one that can scrap this train."""
    return _fatal_card(figures_of(state), cards_of(state), face) - state.cards_gone


def runs_to_live(state: GameState, face: str) -> float:
    """Expected number of rounds until such a train is scrapped."""
    if face in state.scrapped:
        return 0.0
    left = cards_to_live(state, face)
    return FOR_EVER if left > FOR_EVER else max(0.34, (left + 1) / CARDS_PER_ROUND)


class Circumstances:
    """What an income depends on besides tiles, stations and trains: board, options, phase.

    Equal values share cached incomes.
    """

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._key = (state.board, state.options, state.phase)

    def __hash__(self) -> int:
        return hash(self._key[::2])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Circumstances) and self._key == other._key


def income_with(state: GameState, company: CompanyIndex, faces: tuple[str, ...]) -> int:
    """The best income with trains of these faces instead of the company's own, on the present map.

    Exact, except for the few searches that exceed the node budget and return the best income found.
    """
    return kept_income(state.laid, state.stations, company, faces, Circumstances(state), NODES_PER_SEARCH)


@lru_cache(maxsize=20_000)
def kept_income(
    laid: tuple[int, ...],
    stations: tuple[Station, ...],
    company: CompanyIndex,
    faces: tuple[str, ...],
    circumstances: Circumstances,
    nodes: int,
) -> int:
    """The same with a node budget, cached, because it is needed often between two tiles."""
    state = circumstances.state._replace(laid=laid, stations=stations)
    return incomes_with(state, company, [as_it_is(state)], [faces], nodes)[0][0]


def incomes_with(
    state: GameState,
    company: CompanyIndex,
    boards: Sequence[Board],
    fleets: Sequence[Sequence[str]],
    nodes: int = NODES_PER_SEARCH,
) -> list[tuple[int, ...]]:
    """The same for each board that differs from the present one, and for several fleets."""
    trains = [[Train("x", number, face) for number, face in enumerate(faces)] for faces in fleets]
    return incomes_on(state, company_id(company), boards, trains, nodes)


def with_home(state: GameState, company: CompanyIndex) -> tuple[Station, ...]:
    """The stations with the first home of a company added."""
    map_ = map_of(state)
    home = map_.index[map_.homes[COMPANIES[company].id][0]]
    return tuple(sorted((*state.stations, Station(home, 0, company))))


def own_faces(state: GameState, company: CompanyIndex) -> tuple[str, ...]:
    """The faces of the trains the company can run."""
    return tuple(train.face for train in runnable_trains(state, company))


_LIKELY_TRAINS: dict[Size, tuple[tuple[str, tuple[str, ...]], ...]] = {
    Size.SMALL: (("abc", ("2", "2")), ("d", ("3", "3")), ("efg", ("4",)), ("hij", ("5",))),
    Size.MEDIUM: (("abc", ("2+2", "2+2")), ("de", ("3+3", "3+3")), ("fg", ("4+4",)), ("hij", ("5+5",))),
    Size.LARGE: (("abcde", ("3E", "4E")), ("fg", ("4E", "5E")), ("hij", ("6E", "5E"))),
}
_LIKELY_TRAINS_OF_MORAVIA = (("2", "2"), ("3", "3"), ("4", "4"), ("4+4", "4"), ("5+5", "4+4"))


def likely_trains(state: GameState, company: CompanyIndex) -> tuple[str, ...]:
    """The trains a company of this size will probably run soon, for which its track should be built."""
    figures = figures_of(state)
    if figures.name == MORAVIA:
        return _LIKELY_TRAINS_OF_MORAVIA[state.phase]
    letter = figures.phases[state.phase].letter
    return next(faces for letters, faces in _LIKELY_TRAINS[size_of(company)] if letter in letters)


_FAR: dict[Size, tuple[str, ...]] = {Size.SMALL: ("5",), Size.MEDIUM: ("5+5",)}


def trains_to_come(state: GameState, company: CompanyIndex) -> tuple[tuple[str, ...], ...]:
    """The trains a company will probably run soon, and those it may end with."""
    soon = likely_trains(state, company)
    figures = figures_of(state)
    if figures.name == MORAVIA:
        return soon, ("5+5",)
    if size_of(company) is Size.LARGE:  # their searches are the most expensive, and their trains are similar
        return (soon[:1],)
    return soon, (("4",) if state.phase < 4 and size_of(company) is Size.SMALL else _FAR[size_of(company)])


def cheapest_train(state: GameState, company: CompanyIndex) -> int:
    """The lowest printed price of an offered train that the company could run."""
    letter, _ = top_card(state)
    faces = [face for face in faces_of(state, letter) if face not in state.scrapped]
    for train in state.pool:
        faces += [face for face in faces_of(state, train.letter) if face not in state.scrapped]
    prices = [TRAIN[face].price for face in faces if runs_for(state, Train("", 0, face), company)]
    return min(prices, default=0)


def price_in(state: GameState, company: CompanyIndex, cards: int) -> int:
    """The price of the company's train on the top card after this number of further cards."""
    series = cards_of(state)
    deck, place = deck_of(series), state.cards_gone + cards
    letter = deck[place][0] if place < len(deck) else series[-1].letter
    prices = [
        TRAIN[face].price for face in faces_of(state, letter) if runs_for(state, Train("", 0, face), company)
    ]
    return min(prices, default=100)


# Money of a company


def liquid(state: GameState, company: CompanyIndex) -> int:
    """Treasury and the bank's price of its local railways, in K (IV.1-29)."""
    held = len(local_railways_of(state, company))
    if not held:
        return state.companies[company].treasury
    price = local_railway_price(state) if in_operating_round(state) else next_local_railway_price(state)
    return state.companies[company].treasury + held * price


def next_local_railway_price(state: GameState) -> int:
    """The price of local railways in this operating round, or in the next one (IV.1-05)."""
    boxes = figures_of(state).track[state.box :]
    return next((box.local_railway_price for box in boxes if box.local_railway_price), 0)


def last_local_railway_price(state: GameState) -> int:
    """The bank's price of a local railway in the last operating round."""
    return next(
        (box.local_railway_price for box in reversed(figures_of(state).track) if box.local_railway_price), 0
    )


# Shares


def parts(state: GameState, player: int, company: CompanyIndex) -> float:
    """A player's fraction of a company, 0 to 1."""
    return state.players[player].shares[company] * size_rules(company).unit / 100


def directed_by(state: GameState, player: int) -> list[CompanyIndex]:
    """The floated companies a player is Director of."""
    return [
        CompanyIndex(index)
        for index, item in enumerate(state.companies)
        if item.director == player and item.status is Status.FLOATED
    ]


def founding_cost(company: CompanyIndex, price: int) -> tuple[int, int]:
    """The cost of floating a company alone, and the number of share units bought (VII.5.a-06)."""
    rules = size_rules(company)
    units = -(-rules.float_percent // rules.unit)
    return units * price, units


def units_to_float(state: GameState, company: CompanyIndex) -> int:
    """Share units still missing until a started company floats (VII.3-13)."""
    return founding_cost(company, 0)[1] - units_with_players(state, company)


def money_at_risk(state: GameState, player: int, prudence: float = 1.0) -> int:
    """What a Director may have to pay for trains before the next stock round (VIII.11)."""
    total = 0
    for company in directed_by(state, player):
        faces = own_faces(state, company)
        life = max((runs_to_live(state, face) for face in faces), default=0.0)
        if life < prudence and state.companies[company].operated:
            total += max(0, cheapest_train(state, company) - liquid(state, company))
    return total


# Homes: the potential of a place on the map


@lru_cache(maxsize=64)
def promise_of_home(board: str, company: CompanyIndex) -> float:
    """The earning potential near a company's home: printed places, weighted by distance."""
    map_ = load_map(board)
    best = 0.0
    for home in map_.homes[COMPANIES[company].id]:
        total = 0.0
        for distance, hex_ in hexes_around(map_, home, 4):
            worth = sum(max(city.revenue, 20) for city in hex_.cities) + sum(max(it, 10) for it in hex_.towns)
            total += worth / (1 + distance)
        best = max(best, total)
    return best


def hexes_around(map_: Map, home: str, most: int) -> Iterator[tuple[int, Hex]]:
    """The hexes at most this far from a home, each with its distance, the nearest first."""
    seen, frontier = {map_.index[home]}, [map_.index[home]]
    for distance in range(most + 1):
        yield from ((distance, map_.hexes[here]) for here in frontier)
        following = []
        for here in frontier:
            for other in map_.hexes[here].neighbours:
                if other is not None and other not in seen:
                    seen.add(other)
                    following.append(other)
        frontier = following
