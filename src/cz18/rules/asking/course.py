"""The history of a game in figures: each player's worth, each company's price and income, round by round.

One column per completed round; an unfinished round has the figures at the end of the log.
"""

from __future__ import annotations

from typing import Any

from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.rules.asking.earnings import Ledger, ending
from cz18.rules.events import TrainsRan
from cz18.rules.game import Game, beginning_of, entries
from cz18.rules.questions import figures_of
from cz18.rules.scoring import result
from cz18.rules.shares.chart import price_of
from cz18.rules.state import GameState, Status


def course(game: Game) -> dict[str, Any]:
    """The whole history, as a JSON value. Raises NotReplayable like `entries`.

    `rounds` names the columns and `positions` has the number of actions up to the end of each; `worth` has a row for
    each seat, `price` and `income` for each company that was ever on the chart, None where it was not. `earned` and
    `ending` are about the end of the log (`asking.earnings`).
    """
    columns: list[_Column] = []
    state, number = beginning_of(game), 0
    income: dict[str, int] = {}
    ledger = Ledger(state)
    for entry in entries(game):
        ledger.note(entry.events)
        income.update((event.company, event.income) for event in entry.events if isinstance(event, TrainsRan))
        if entry.after.box != state.box:
            columns.append(_Column(state, entry.number, income, entry.after))
            income = {}
        state, number = entry.after, entry.number
    if not columns or columns[-1].position != number:
        columns.append(_Column(state, number, income, state))
    earned = ledger.told(state)
    on_chart = [item for item in COMPANIES if any(column.prices[item.index] is not None for column in columns)]
    return {
        "rounds": [column.round for column in columns],
        "positions": [column.position for column in columns],
        "worth": [[column.worth[seat] for column in columns] for seat in range(len(game.players))],
        "price": {item.id: [column.prices[item.index] for column in columns] for item in on_chart},
        "income": {item.id: [column.income.get(item.id) for column in columns] for item in on_chart},
        "earned": earned,
        "ending": ending(state, earned),
    }


class _Column:
    """The end of a round: its box before the last action, the figures after it."""

    def __init__(self, during: GameState, position: int, income: dict[str, int], after: GameState) -> None:
        self.round = figures_of(during).track[during.box].id
        self.position = position
        self.worth = result(after)
        self.prices = tuple(
            price_of(after, CompanyIndex(index)) if item.status in (Status.STARTED, Status.FLOATED) else None
            for index, item in enumerate(after.companies)
        )
        self.income = income
