"""Expected incomes of companies in later rounds: incomes on the present map, extrapolated by measured averages.

The map is searched exactly for the given trains. The effect of future track comes from many games: the usual income of
a train in each operating round.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from cz18.bots.forecast.basics import Circumstances, is_new, kept_income, with_home
from cz18.bots.forecast.forecasts import Forecast
from cz18.bots.weights import Weights
from cz18.facts.companies import Size
from cz18.facts.games import Figures
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.questions import figures_of, size_of
from cz18.rules.state import GameState, Station

_USUAL: dict[str, tuple[int, ...]] = {  # by operating round of the standard game, 1.1 to 8.3
    "2": (23, 46, 48, 51, 53, 66, 77, 79, 84, 93, 97, 99, 99),
    "3": (23, 49, 55, 60, 65, 86, 104, 109, 118, 135, 139, 145, 145),
    "4": (23, 50, 58, 70, 77, 99, 122, 132, 146, 168, 176, 186, 188),
    "5": (23, 50, 60, 72, 81, 108, 132, 147, 166, 191, 203, 216, 226),
    "2+2": (23, 50, 60, 67, 72, 79, 100, 108, 118, 135, 144, 152, 153),
    "3+3": (23, 50, 63, 73, 81, 93, 126, 140, 159, 183, 206, 225, 227),
    "4+4": (23, 50, 63, 77, 88, 100, 137, 155, 182, 216, 251, 282, 285),
    "5+5": (23, 50, 63, 77, 93, 104, 142, 165, 200, 240, 290, 329, 336),
    "3E": (20, 43, 60, 80, 100, 120, 132, 145, 165, 190, 202, 212, 215),
    "4E": (19, 42, 58, 78, 102, 126, 146, 170, 199, 228, 252, 272, 276),
    "5E": (18, 40, 55, 74, 99, 127, 152, 179, 216, 253, 285, 308, 313),
    "6E": (18, 39, 54, 72, 99, 128, 155, 187, 230, 270, 306, 333, 338),
    "8E": (17, 37, 51, 68, 95, 124, 153, 187, 234, 280, 323, 357, 366),
}
_FURTHER = {Size.SMALL: (1.0, 0.75, 0.5), Size.MEDIUM: (1.0, 0.85, 0.55), Size.LARGE: (1.0, 0.8, 0.55, 0.35)}
"""The fraction of its own income that a second, third or fourth train adds."""
LASTING = (0.8, 0.4, 0.3, 0.3, 0.25, 0.2, 0.1)
"""How much of an above- or below-average income remains, by rounds from now; most of it is gone after one."""
NODES_PER_SEARCH = 2500


def _most_similar(face: str) -> tuple[int, ...]:
    """Usual incomes of the most similar train, for a train without measured ones."""
    train = TRAIN[face]
    known = [TRAIN[name] for name in _USUAL]
    near = min(known, key=lambda each: (each.kind != train.kind, abs(each.locations - train.locations)))
    return _USUAL[near.name]


def usual(size: Size, faces: tuple[str, ...], place: float) -> float:
    """The usual joint income of such trains in an operating round, numbered from 0 as in the standard game."""
    low = min(12, max(0, int(place)))
    high, part = min(12, low + 1), max(0.0, place - low)
    rows = [_USUAL.get(face) or _most_similar(face) for face in faces]
    alone = sorted((row[low] * (1 - part) + row[high] * part for row in rows), reverse=True)
    weights = _FURTHER[size]
    return sum(income * weights[min(rank, len(weights) - 1)] for rank, income in enumerate(alone))


@lru_cache(maxsize=64)
def place_of(figures: Figures, box: int) -> float:
    """The number of the next operating round from a box, on the scale of the standard game (0 to 12)."""
    rounds = [index for index, item in enumerate(figures.track) if item.kind == "OR"]
    before = sum(index < box for index in rounds)
    return 12 - (len(rounds) - 1 - min(before, len(rounds) - 1))


class ExpectedIncomes:
    """Present and future incomes at one position, each searched once."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.figures = figures_of(state)
        self.start = place_of(self.figures, state.box)
        self._circumstances = Circumstances(state)
        self._today: dict[tuple[int, tuple[str, ...]], int] = {}
        self._known: dict[tuple[int, tuple[str, ...], int], float] = {}
        self.forecasts: dict[Hashable, dict[Hashable, Forecast]] = {}

    def at(self, state: GameState) -> ScenarioIncomes:
        """The incomes at a later position of a scenario."""
        return ScenarioIncomes(self, state)

    def today(self, company: CompanyIndex, faces: tuple[str, ...]) -> int:
        """The best income on the present map."""
        key = (company, faces)
        if key not in self._today:
            stations = self._stations(company)
            asked = (self.state.laid, stations, company, faces, self._circumstances, NODES_PER_SEARCH)
            self._today[key] = kept_income(*asked) if stations else 0
        return self._today[key]

    def _stations(self, company: CompanyIndex) -> tuple[Station, ...]:
        """The stations on the map, with the home of a small or medium company added."""
        state = self.state
        if any(item.company == company for item in state.stations):
            return state.stations
        return () if size_of(company) is Size.LARGE else with_home(state, company)

    def later(self, company: CompanyIndex, faces: tuple[str, ...], place: int) -> float:
        """The expected income of this company with these trains in an operating round of the standard game."""
        key = (company, faces, place)
        if key not in self._known:
            self._known[key] = self._later(company, faces, place)
        return self._known[key]

    def _later(self, company: CompanyIndex, faces: tuple[str, ...], place: int) -> float:
        size = size_of(company)
        then = usual(size, faces, place)
        today = self.today(company, faces)
        if not today or not self.state.companies[company].operated:
            return then
        ahead = max(0, place - int(self.start))
        rank = today / max(1.0, usual(size, faces, self.start))
        return float(then * rank ** LASTING[min(ahead, len(LASTING) - 1)])


class ScenarioIncomes:
    """The incomes expected at a position of a scenario.

    Positions of a search differ little, so forecasts are cached for the whole search, keyed by all that they depend
    on: the round, the trains sold, and the company's trains, money and price.
    """

    def __init__(self, expected: ExpectedIncomes, state: GameState) -> None:
        self.expected = expected
        self.state = state
        self.place = int(place_of(figures_of(state), state.box))

    def income(self, company: CompanyIndex, faces: tuple[str, ...]) -> int:
        if not faces:
            return 0
        trains = tuple(sorted(faces))
        if is_new(self.state, company):
            return self.expected.today(company, trains)
        return int(self.expected.later(company, trains, self.place))

    def kept(self, weights: Weights) -> dict[Hashable, Forecast]:
        state = self.state
        key = (weights, state.box, state.cards_gone, state.phase, state.scrapped)
        return self.expected.forecasts.setdefault(key, {})
