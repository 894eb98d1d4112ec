"""Continue a game from a state that was set up, not played: the beginning of a turn."""

from __future__ import annotations

from cz18.rules.draft import Draft, change_turn, pop
from cz18.rules.engine import settle
from cz18.rules.rounds.stock_round import begin_stock_turn
from cz18.rules.state import CompanyStep, GameState, NextCompany, StockTurn


def resumed(state: GameState) -> GameState:
    """The state at its first decision: the turn at its end begins as it would in a game.

    A company in its first turn places its home station; a player who can do nothing is passed over.
    """
    draft = Draft(state)
    due = draft.pending[-1]
    if isinstance(due, StockTurn):
        assert draft.stock is not None
        pop(draft)
        begin_stock_turn(draft, due.player, draft.stock.passes)
    elif isinstance(due, CompanyStep):
        first = draft.turn is not None and draft.turn.first
        draft.queue = (due.company, *draft.queue)
        draft.pending = (NextCompany(),)
        settle(draft)
        if first and draft.turn is not None and draft.turn.company == due.company:
            change_turn(draft, first=True)
    settle(draft)
    return draft.freeze()
