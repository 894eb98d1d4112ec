"""What if: how a tile or a station would change a company's best income (VIII.4, VIII.6, VIII.8).

Nothing is played: the tile or station is put on the board and the best run is searched again, with the trains the
company has now. Tiles that lie alike after a turn, and the same tile with or without a power, are searched once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cz18.rules.actions import Action, ChooseCity, LayTile, PlaceStation
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.company_turn.stations import do_choose_city, do_place_station, list_home_choice
from cz18.rules.company_turn.track import do_lay_tile
from cz18.rules.draft import Draft
from cz18.rules.engine import check, legal_actions
from cz18.rules.refusals import Refused
from cz18.rules.state import CityChoice, GameState


class Preview(NamedTuple):
    """The company's best income now and with the action, each proved."""

    action: Action
    before: int
    after: int

    @property
    def change(self) -> int:
        return self.after - self.before


def preview(state: GameState, action: LayTile | PlaceStation) -> Preview:
    """The change of the company's best income by one tile or station. Raises Refused if it is not legal."""
    if not isinstance(action, LayTile | PlaceStation):
        raise ValueError(f"action: a preview is of a tile or a station, not of {action!r}")
    refusal = check(state, action)
    if refusal is not None:
        raise Refused(refusal)
    return previews(state, (action,))[0]


def previews(state: GameState, actions: Iterable[Action] | None = None) -> list[Preview]:
    """The changes by all these legal tiles and stations, by default by every one of the step at hand."""
    listed = legal_actions(state) if actions is None else actions
    wanted = [action for action in listed if isinstance(action, LayTile | PlaceStation)]
    found: dict[tuple[str, tuple[int, ...], tuple[object, ...]], int] = {}
    before: dict[str, int] = {}
    result = []
    for action in wanted:
        name = action.company
        if name not in before:
            before[name] = best_runs(state, name).total
        after = 0
        for there in _with(state, action):
            key = (name, there.laid, there.stations)
            if key not in found:
                found[key] = best_runs(there, name).total
            after = max(after, found[key])
        result.append(Preview(action, before[name], after))
    return result


def _with(state: GameState, action: LayTile | PlaceStation) -> list[GameState]:
    """The board with the tile or station on it, once for each city still to be chosen on it (R-049)."""
    draft = Draft(state)
    if isinstance(action, PlaceStation):
        do_place_station(draft, action)
        return [draft.freeze()]
    do_lay_tile(draft, action)
    there = draft.freeze()
    due = there.pending[-1]
    if not isinstance(due, CityChoice):
        return [there]
    chosen = []
    for choice in list_home_choice(there, due):
        assert isinstance(choice, ChooseCity)
        draft = Draft(there)
        do_choose_city(draft, choice)
        chosen.append(draft.freeze())
    return chosen
