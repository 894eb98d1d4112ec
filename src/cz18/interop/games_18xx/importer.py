"""Entry points for games of the site: import a file, or trace it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cz18.interop.games_18xx.decode import decode
from cz18.interop.games_18xx.departures import Departed, Judge
from cz18.interop.games_18xx.table import SiteTable
from cz18.interop.games_18xx.trace import last_line, trace_line
from cz18.messages.told import told
from cz18.rules.engine import decision, is_over
from cz18.rules.game import Game, no_cycles
from cz18.rules.scoring import result
from cz18.rules.state import GameState

__all__ = ["Imported", "SiteTable", "import_game", "trace_game"]


class Remark(NamedTuple):
    """A note for the owner of a file: a code for programs, and the text."""

    code: str
    text: str


class Imported(NamedTuple):
    """A game of the site, played on our engine."""

    game: Game
    """Set-up and log in our terms."""
    state: GameState
    actions: int
    """Number of actions of the file in effect."""
    departures: tuple[Departed, ...]
    """Departures from the rulebook, if requested."""
    ids: tuple[int, ...]
    """The id in the file for each action of our log."""
    fell_back: tuple[int, ...]
    """Ids of actions that fitted only after a resync: there our model of where the site waits was wrong."""

    result: tuple[int, ...] | None
    """The result in the file, by seat; None if the file has none or the game was ended early."""

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Notes for the owner of the file."""
        remarks = []
        if self.fell_back:
            actions = ", ".join(map(str, self.fell_back))
            remarks.append(Remark("fell_back", told("remark-fell_back", actions=actions)))
        if self.result is not None and not is_over(self.state):
            remarks.append(Remark("not_over", told("remark-not_over")))
        elif self.result is not None and self.result != result(self.state):
            there, here = (_listed(self.game, worths) for worths in (self.result, result(self.state)))
            remarks.append(Remark("other_result", told("remark-other_result", there=there, here=here)))
        return tuple(remarks)

    @property
    def notes(self) -> tuple[str, ...]:
        """The remarks as text."""
        return tuple(remark.text for remark in self.remarks)


def _listed(game: Game, worths: Sequence[int]) -> str:
    return ", ".join(f"{name} {worth}" for name, worth in zip(game.players, worths, strict=True))


def import_game(data: Any, *, departures: bool = False) -> Imported:
    """Play a file of the site (its JSON value) under its profile, with all checks.

    The import never looks ahead: a file cut after any action gives the same states up to there. Raises NotImportable,
    which names the action and the field or the refusal.
    """
    table = SiteTable(decode(data), Judge() if departures else None)
    with no_cycles():
        for _ in table.play_all():
            pass
    state, site = table.state, table.site_game
    return Imported(
        Game(site.names, state.board, state.options, state.seed, tuple(table.log)),
        state,
        len(site.actions),
        tuple(table.judge.found) if table.judge is not None else (),
        tuple(table.ids),
        tuple(table.fell_back),
        None if table.ended else site.result,
    )


def trace_game(data: Any) -> Iterator[dict[str, Any]]:
    """Play a file of the site and yield a trace line after every action, then the result."""
    table = SiteTable(decode(data))
    step = step_name(table.state)
    for foreign in table.play_all():
        yield trace_line(table, foreign, step)
        step = step_name(table.state)
    yield last_line(table.state)


def step_name(state: GameState) -> str:
    """The kind of decision that the next action answers."""
    at_hand = decision(state)
    return at_hand.kind if at_hand is not None else ""
