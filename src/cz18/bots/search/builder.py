"""The player of rollouts in which companies build: a strategy that plans two tiles, without search and offers.

Most boards occur in many rollouts of a decision, and in those of the next decisions. So tiles are ranked once for each
board, trains and choices.
"""

from __future__ import annotations

from functools import lru_cache

from cz18.bots.apprentice import end_step, serves
from cz18.bots.base import Asked, Weighed
from cz18.bots.building import LookAhead, weigh_tiles, with_other_companies
from cz18.bots.engineer import weigh_track
from cz18.bots.forecast.basics import own_faces, runs_to_come
from cz18.bots.strategy import Strategy
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import Action, AssignThreeE, EndStep
from cz18.rules.state import GameState

TWO_TILES = LookAhead(tiles=2, ways=2, equals=16)
MOST_KEPT = 20_000
"""Rankings kept in memory."""
CONSIDERED = 4
"""Tiles whose effect on other companies is considered."""


def builder(strategy: Strategy) -> Strategy:
    """The same strategy as a player of rollouts."""
    return strategy.replace(
        weighers={**strategy.weighers, "track": weigh_track_again},
        look_ahead=TWO_TILES._replace(power_kept=strategy.look_ahead.power_kept),
        search=None,
        makes_offers=False,
        elsewhere={},
    )


def weigh_track_again(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """The scores of the Engineer's weigher; the ranking of tiles by the company's own income is cached."""
    state, _, player, company, choices, _ = asked
    if not serves(state, player, company):
        return end_step(choices)
    if any(isinstance(action, AssignThreeE) for action in choices):
        return weigh_track(strategy, asked)
    ranked = list(_ranked(Place(state, company, tuple(choices), strategy.look_ahead)))
    tiles = [item for item in ranked if not isinstance(item.action, EndStep)]
    if not tiles:
        return ranked
    ending = [item for item in ranked if isinstance(item.action, EndStep)]
    tiles.sort(key=lambda item: -item.score)
    jealousy = strategy.weights_in(state).jealousy
    return ending + with_other_companies(state, company, tiles[:CONSIDERED], player, jealousy)


class Place:
    """What the ranking of tiles depends on; equal places share it."""

    def __init__(
        self, state: GameState, company: CompanyIndex, choices: tuple[Action, ...], look_ahead: LookAhead
    ) -> None:
        self.state, self.company, self.choices, self.look_ahead = state, company, choices, look_ahead
        runs = runs_to_come(state, company)
        faces = own_faces(state, company)
        self.key = (
            state.board, state.options, state.laid, state.stations, state.phase,
            company, faces, runs, choices, look_ahead,
        )  # fmt: skip
        self._hash = hash((state.laid, company, faces, len(choices)))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and self.key == other.key


@lru_cache(maxsize=MOST_KEPT)
def _ranked(place: Place) -> tuple[Weighed, ...]:
    return tuple(weigh_tiles(place.state, place.company, place.choices, place.look_ahead))
