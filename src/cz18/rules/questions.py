"""Queries that several subjects need: figures, cards, trains, shares and stations of a state.

They change nothing and take a `GameState` or a `Draft`. Queries of a single subject are in that subject's module.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cz18.facts.companies import COMPANIES, SIZE_RULES, Size, SizeRules
from cz18.facts.games import Figures, figures
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import Map, load_map
from cz18.facts.own_boards import forgotten_with_boards
from cz18.facts.trains import TRAIN, CardSeries, Phase
from cz18.rules.draft import Position
from cz18.rules.state import VACLAV, Station, Status, Train
from cz18.rules.versions import IN_FORCE, Change

IN_THE_BOX: Final = Status.IN_THE_BOX
STARTED: Final = Status.STARTED
FLOATED: Final = Status.FLOATED
CLOSED: Final = Status.CLOSED
# An enumeration member lookup takes 80 ns in Python 3.11, and these are needed many times per action.

_IDS: Final[tuple[str, ...]] = tuple(company.id for company in COMPANIES)
_SIZES: Final[tuple[Size, ...]] = tuple(company.size for company in COMPANIES)
_SIZE_RULES: Final[tuple[SizeRules, ...]] = tuple(SIZE_RULES[company.size] for company in COMPANIES)
_FIGURES: Final[dict[str, Figures]] = {}
forgotten_with_boards(_FIGURES.clear)
# By company and by board. What is imported from a module that is not compiled is looked up by name at every use.

# Queries about printed facts and the version of the rules.


def follows(state: Position, change: Change) -> bool:
    """Is the game played under a version of the rules that includes this change?"""
    return change in IN_FORCE[state.options.rules_version]


def map_of(state: Position) -> Map:
    return load_map(state.board)


def figures_of(state: Position) -> Figures:
    """The figures of the game being played: standard, Bohemia or Moravia-Silesia."""
    found = _FIGURES.get(state.board)
    if found is None:
        found = _FIGURES[state.board] = figures(load_map(state.board).game)
    return found


def phase_of(state: Position) -> Phase:
    return figures_of(state).phases[state.phase]


def has_phase_b(state: Position) -> bool:
    """Do companies deal from phase b on, or from the first 3-train as in Moravia-Silesia? (VIII.12-03, XI.2-12)"""
    return any(phase.letter == "b" for phase in figures_of(state).phases)


def size_of(company: CompanyIndex) -> Size:
    return _SIZES[company]


def size_rules(company: CompanyIndex) -> SizeRules:
    return _SIZE_RULES[company]


def company_id(company: CompanyIndex) -> str:
    return _IDS[company]


def train_limit(state: Position, company: CompanyIndex) -> int:
    """Number of trains a company of this size may own now (XII.9)."""
    return phase_of(state).train_limit[COMPANIES[company].size]


@cache
def deck_of(cards: tuple[CardSeries, ...]) -> tuple[tuple[str, int], ...]:
    """The cards in order, letter and number, without the last, unlimited ones (R-004)."""
    return tuple((series.letter, number) for series in cards for number in range(series.number or 0))


def cards_of(state: Position) -> tuple[CardSeries, ...]:
    """The train cards of this game, in the order of the deck."""
    return figures_of(state).cards[len(state.players)]


def top_card(state: Position) -> tuple[str, int]:
    """The only card of the deck on offer (VIII.10-09): its letter and its number.

    In the older edition, returned trains are on top of the deck (E-06).
    """
    if state.on_deck:
        return state.on_deck[-1].letter, state.on_deck[-1].number
    cards = cards_of(state)
    deck, gone = deck_of(cards), state.cards_gone
    return deck[gone] if gone < len(deck) else (cards[-1].letter, gone - len(deck))


@cache
def _faces(cards: tuple[CardSeries, ...]) -> dict[str, tuple[str, ...]]:
    return {series.letter: tuple(face.train for face in series.faces) for series in cards}


def faces_of(state: Position, letter: str) -> tuple[str, ...]:
    """The faces of the cards of a letter, small first."""
    return _faces(cards_of(state))[letter]


def runs_for(state: Position, train: Train, company: CompanyIndex) -> bool:
    """Can this company run this train: is it of its own colour? (IV.2; in Moravia-Silesia any, XI.2-10)"""
    return runs_face(state, train.face, company)


def runs_face(state: Position, face: str, company: CompanyIndex) -> bool:
    """Can this company run a train of this face?"""
    return TRAIN[face].size is COMPANIES[company].size or figures_of(state).runs_every_train


def has_runnable_train(state: Position, company: CompanyIndex) -> bool:
    for train in state.companies[company].trains:  # noqa: SIM110  # a generator takes longer when compiled
        if runs_for(state, train, company):
            return True
    return False


def train_of_card(trains: tuple[Train, ...], card: str) -> Train | None:
    """The train of the card with this name, or None."""
    for train in trains:
        if train.card == card:
            return train
    return None


# Queries about shares (IV.2, VII).


def units_with_players(state: Position, company: CompanyIndex) -> int:
    """Share units of a company in players' hands, Vaclav's included (R-168)."""
    held = sum([player.shares[company] for player in state.players])
    return held + state.vaclav[company] if state.vaclav else held


def units_in_bank(state: Position, company: CompanyIndex) -> int:
    return size_rules(company).units - units_with_players(state, company)


def certificates(state: Position, player: int) -> int:
    """Certificates counted against the limit: shares, Director's certificates once, local railways (VII.4)."""
    count = sum(state.players[player].shares)
    for company in state.companies:
        if company.director == player and company.status is not CLOSED:
            count -= 1
    for local_railway in state.local_railways:
        if local_railway.owner.player == player:
            count += 1
    if state.papers is not None:
        count += sum(paper.player == player for paper in state.papers)
    return count


def is_vaclavs(state: Position, company: CompanyIndex) -> bool:
    """Does this company belong to Bohemia's automatic player? (XI.1-08)"""
    return state.companies[company].director == VACLAV


# Queries about stations (VIII.6).


def stations_of(state: Position, company: CompanyIndex) -> tuple[Station, ...]:
    return tuple(station for station in state.stations if station.company == company)


def local_railways_of(state: Position, company: CompanyIndex) -> tuple[int, ...]:
    """Indexes of the local railways a company owns."""
    return tuple(i for i, item in enumerate(state.local_railways) if item.owner.company == company)
