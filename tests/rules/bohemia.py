"""Positions of the Bohemia game: two players and Vaclav (XI.1)."""

from __future__ import annotations

from typing import Any

from cz18 import GameState, new_game
from cz18.facts.companies import COMPANY, Size
from cz18.rules.company_turn.phases import give_train
from cz18.rules.draft import Draft, replaced
from cz18.rules.state import VACLAV, Status
from rules.positions import NAMES, company, priced

UNITS = {Size.SMALL: 2, Size.MEDIUM: 3, Size.LARGE: 5}


def bohemia(seed: int = 1, **options: Any) -> GameState:
    """A Bohemia game at its very beginning, the cards in the order of the seats."""
    return new_game(NAMES[:2], board="bohemia", seed=seed, options={"playing_order": "as_listed", **options})


def vaclavs(state: GameState) -> list[str]:
    """His companies, small first."""
    return [name for name, item in COMPANY.items() if state.companies[item.index].director == VACLAV]


def without_vaclav(state: GameState) -> GameState:
    """The same game with Vaclav's small company back in the box, so that a test can choose which one he has."""
    for name in vaclavs(state):
        index = COMPANY[name].index
        stacks = tuple(tuple(each for each in stack if each != index) for stack in state.stacks)
        state = state._replace(stacks=stacks, vaclav=replaced(state.vaclav, index, 0))
        state = company(state, name, status=Status.IN_THE_BOX, director=-1, initial_price=0, space=-1, trains=())
    return state


def vaclav_has(
    state: GameState, name: str, *, price: int | None = None, trains: tuple[str, ...] = ()
) -> GameState:
    """Give Vaclav this company, as on its arrival but with these trains."""
    size = COMPANY[name].size
    start = {Size.SMALL: 50, Size.MEDIUM: 60, Size.LARGE: 90}[size]
    state = state._replace(vaclav=replaced(state.vaclav, COMPANY[name].index, UNITS[size]))
    state = company(
        state, name, status=Status.FLOATED, director=VACLAV, initial_price=start, trains=trains, operated=True
    )
    return priced(state, name, price or start)


def given_train(state: GameState, name: str) -> GameState:
    """Vaclav's company gets the next card, as in the exchange."""
    draft = Draft(state)
    give_train(draft, COMPANY[name].index)
    return draft.freeze()
