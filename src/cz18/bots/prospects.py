"""What companies will probably earn in rounds to come: incomes of today's map, carried forward by experience.

The map is searched exactly for the trains that are asked about. How much track still to be built will add is taken
from many games: what a train usually earns in each operating round of the game.
"""

from __future__ import annotations

from functools import lru_cache

from cz18.facts.companies import COMPANIES, Size
from cz18.facts.games import Figures
from cz18.rules.runs import best_runs
from cz18.rules.state import GameState, Station, Train, company_id, figures_of, map_of, size_of

_USUAL: dict[str, tuple[int, ...]] = {  # by operating round of the standard game, 1.1 to 8.3
    "2": (20, 40, 41, 44, 46, 57, 66, 68, 72, 80, 84, 85, 85),
    "3": (20, 42, 47, 52, 56, 74, 90, 94, 102, 116, 120, 125, 125),
    "4": (20, 43, 50, 60, 66, 85, 105, 114, 126, 145, 152, 160, 162),
    "5": (20, 43, 52, 62, 70, 93, 114, 127, 143, 165, 175, 186, 195),
    "2+2": (20, 43, 52, 58, 62, 68, 86, 93, 102, 116, 124, 131, 132),
    "3+3": (20, 43, 54, 63, 70, 80, 109, 121, 137, 158, 178, 194, 196),
    "4+4": (20, 43, 54, 66, 76, 86, 118, 134, 157, 186, 216, 243, 246),
    "5+5": (20, 43, 54, 66, 80, 90, 122, 142, 172, 207, 250, 284, 290),
    "3E": (20, 43, 60, 80, 100, 120, 132, 145, 165, 190, 202, 212, 215),
    "4E": (20, 43, 60, 80, 105, 130, 150, 175, 205, 235, 260, 280, 285),
    "5E": (20, 43, 60, 80, 108, 138, 165, 195, 235, 275, 310, 335, 340),
    "6E": (20, 43, 60, 80, 110, 142, 172, 208, 255, 300, 340, 370, 375),
    "8E": (20, 43, 60, 80, 112, 146, 180, 220, 275, 330, 380, 420, 430),
}
_FURTHER = {Size.SMALL: (1.0, 0.75, 0.5), Size.MEDIUM: (1.0, 0.85, 0.55), Size.LARGE: (1.0, 0.9, 0.65, 0.4)}
"""What a second, third or fourth train adds beside what it would earn alone."""
TRUST = 0.7
"""How much an income of today's map counts beside the usual one, for a company that runs already."""
NEW = 0.85
"""What a company that has yet to build earns beside the usual income."""
NODES_PER_SEARCH = 2500


def usual(size: Size, faces: tuple[str, ...], place: float) -> float:
    """What such trains usually earn together in an operating round, counted as in the standard game from 0."""
    low = min(12, max(0, int(place)))
    high, part = min(12, low + 1), max(0.0, place - low)
    alone = sorted((_USUAL[face][low] * (1 - part) + _USUAL[face][high] * part for face in faces), reverse=True)
    weights = _FURTHER[size]
    return sum(income * weights[min(rank, len(weights) - 1)] for rank, income in enumerate(alone))


@lru_cache(maxsize=64)
def place_of(figures: Figures, box: int) -> float:
    """Where the next operating round of a box lies among those of the standard game (0 to 12)."""
    rounds = [index for index, item in enumerate(figures.track) if item.kind == "OR"]
    before = sum(index < box for index in rounds)
    return 12 - (len(rounds) - 1 - min(before, len(rounds) - 1))


@lru_cache(maxsize=20_000)
def _income(
    laid: tuple[int, ...], stations: tuple[Station, ...], company: int, faces: tuple[str, ...], asked: _Asked
) -> int:
    trains = [Train("x", number, face) for number, face in enumerate(faces)]
    state = asked.state._replace(laid=laid, stations=stations)
    return best_runs(state, company_id(company), trains=trains, budget=NODES_PER_SEARCH).total


class _Asked:
    """What else an income depends on: the board, the options and the phase. Equal ones share the kept incomes."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self._key = (state.board, state.options, state.phase)

    def __hash__(self) -> int:
        return hash(self._key[::2])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self._key == other._key


class Prospects:
    """Incomes of one position, now and later, each searched once."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.figures = figures_of(state)
        self.start = place_of(self.figures, state.box)
        self._asked = _Asked(state)
        self._today: dict[tuple[int, tuple[str, ...]], int] = {}
        self._known: dict[tuple[int, tuple[str, ...], int], float] = {}

    def today(self, company: int, faces: tuple[str, ...]) -> int:
        """The best income on the map as it lies."""
        key = (company, faces)
        if key not in self._today:
            stations = self._stations(company)
            found = _income(self.state.laid, stations, company, faces, self._asked) if stations else 0
            self._today[key] = found
        return self._today[key]

    def _stations(self, company: int) -> tuple[Station, ...]:
        """The stations on the map; a small or medium company has its home in any case, a large one has none yet."""
        state = self.state
        if any(item.company == company for item in state.stations):
            return state.stations
        if size_of(company) is Size.LARGE:
            return ()
        map_ = map_of(state)
        home = map_.index[map_.homes[COMPANIES[company].id][0]]
        return tuple(sorted((*state.stations, Station(home, 0, company))))

    def later(self, company: int, faces: tuple[str, ...], place: int) -> float:
        """What these trains will probably earn for this company in an operating round of the standard game."""
        key = (company, faces, place)
        if key not in self._known:
            self._known[key] = self._later(company, faces, place)
        return self._known[key]

    def _later(self, company: int, faces: tuple[str, ...], place: int) -> float:
        size = size_of(company)
        then = usual(size, faces, place)
        today = self.today(company, faces)
        if place <= self.start and today:
            return today
        carried = today * then / max(1.0, usual(size, faces, self.start))
        if not self.state.companies[company].operated:
            return max(NEW * then, min(carried, 1.3 * then))
        return float(carried**TRUST * then ** (1 - TRUST)) if carried else 0.6 * then
