"""Track with foresight: the tiles an Engineer likes best, judged by where the next turns could lead from each.

From every tile the company goes on building for some turns, each time the tile that does most for the trains to come.
What those turns would add beyond the first of them, which the Engineer has looked at, is added to his score in part.
"""

from __future__ import annotations

from cz18.bots.bot import Weighed, because
from cz18.bots.building import Eye, Site, as_next_turn, with_tile
from cz18.rules.actions import LayTile
from cz18.rules.state import GameState
from cz18.rules.track import list_tiles

WEIGHTS = (0.0, 0.3, 0.2)
"""What the gain of each further turn counts, the first one's having been counted by the Engineer."""
TILES = 4


def surveyed(state: GameState, company: int, weighed: list[Weighed], eye: Eye) -> list[Weighed]:
    """The same choices, the best tiles among them with what further turns would add."""
    ranked = sorted(weighed, key=lambda item: -item.score)
    tiles = [item for item in ranked if isinstance(item.action, LayTile)][:TILES]
    if len(tiles) < 2:
        return weighed
    site = Site(state, company, eye)
    seen: dict[tuple[int, ...], GameState] = {}
    rest = [item for item in ranked if item not in tiles]
    return rest + [_with_further_turns(state, company, site, item, seen) for item in tiles]


def _with_further_turns(
    state: GameState, company: int, site: Site, item: Weighed, seen: dict[tuple[int, ...], GameState]
) -> Weighed:
    assert isinstance(item.action, LayTile)
    place = max(with_tile(state, item.action), key=site.soon)
    first, added = 0.0, 0.0
    for turn, weight in enumerate(WEIGHTS):
        place = _next_best(company, site, place, seen)
        if turn == 0:
            first = site.soon(place)
        added += weight * (site.soon(place) - first)
    return item._replace(score=item.score + added, reasons=(*item.reasons[:2], *because(later_tiles=added)))


def _next_best(company: int, site: Site, place: GameState, seen: dict[tuple[int, ...], GameState]) -> GameState:
    """The board after the tile that does most for the trains to come; as it is if none does anything."""
    if place.laid not in seen:
        next_turn = as_next_turn(place, company)
        boards = {place.laid: place}
        for action in list_tiles(next_turn, company):
            if isinstance(action, LayTile) and action.local_railway is None:
                for there in with_tile(next_turn, action):
                    boards.setdefault(there.laid, there)
        seen[place.laid] = max(boards.values(), key=site.soon)
    return seen[place.laid]
