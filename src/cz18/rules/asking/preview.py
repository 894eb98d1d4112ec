"""The effect of a tile or a station on a company's best income (VIII.4, VIII.6, VIII.8).

Nothing is played: the best run is searched on the board with the tile or station, with the company's current trains.
All previews of a step are computed together (`boards`).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, islice
from typing import NamedTuple

from cz18.rules.actions import Action, LayTile, PlaceStation
from cz18.rules.company_turn.boards import as_it_is, boards_with, incomes_on, limit_of
from cz18.rules.engine import action_ranges, check
from cz18.rules.given import expect_state
from cz18.rules.refusals import Refused
from cz18.rules.state import GameState


class Preview(NamedTuple):
    """The company's best income in K, before and after the action. `proven` can be False on custom boards."""

    action: Action
    before: int
    after: int
    proven: bool = True

    @property
    def change(self) -> int:
        return self.after - self.before


def preview(state: GameState, action: LayTile | PlaceStation) -> Preview:
    """The change of the company's best income by one tile or station. Raises Refused if it is not legal."""
    expect_state(state)
    if not isinstance(action, LayTile | PlaceStation):
        raise ValueError(f"action: a preview is of a tile or a station, not of {action!r}")
    refusal = check(state, action)
    if refusal is not None:
        raise Refused(refusal)
    return previews(state, (action,))[0]


def previews(state: GameState, actions: Iterable[Action] | None = None) -> list[Preview]:
    """A `Preview` for each of these legal tiles and stations, by default for all that are legal now."""
    expect_state(state)
    listed = action_ranges(state) if actions is None else actions
    wanted = [action for action in listed if isinstance(action, LayTile | PlaceStation)]
    found: dict[int, Preview] = {}
    limit = limit_of(state)
    for name in {action.company for action in wanted}:
        places = [place for place, action in enumerate(wanted) if action.company == name]
        boards = [boards_with(state, wanted[place]) for place in places]
        before, *after = incomes_on(state, name, [as_it_is(state), *chain.from_iterable(boards)], limit=limit)
        incomes = iter(after)
        proven = limit is None or limit.proven
        for place, own in zip(places, boards, strict=True):
            found[place] = Preview(wanted[place], before[0], max(islice(incomes, len(own)))[0], proven)
    return [found[place] for place in range(len(wanted))]
