"""The lessons of the guided first game: positions of one prepared game, each with one task.

A lesson is an ordinary game that continues from its position. It is done when the learner has played the actions that
its task asks for; the texts are in `messages/<language>/lessons.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cz18.interop.files import read_json
from cz18.interop.formats.save import game_from_json
from cz18.rules.actions import (
    Action,
    BuyLocalRailway,
    BuyTrain,
    EndStep,
    LayTile,
    OfferAcquisition,
    PayOut,
    PlaceStation,
    Run,
    StartCompany,
)
from cz18.rules.engine import is_over
from cz18.rules.game import Game
from cz18.rules.state import GameState

DATA = Path(__file__).parent / "data"
OPPONENT = "apprentice"
"""The bot on the other seat."""

Counts = Callable[[Action, GameState], bool]
"""Whether an action of the learner counts towards the task; the state is the present one."""


class Lesson(NamedTuple):
    """A task at a position of the prepared game, which is given as the number of actions before it."""

    name: str
    position: int
    seat: int
    section: str
    counts: Counts
    times: int = 1
    leads: tuple[type[Action], ...] = ()
    """Kinds of actions that belong to the task without counting."""

    def game(self) -> Game:
        """The prepared game up to the lesson."""
        game = prepared()
        return game._replace(actions=game.actions[: self.position])

    def completed_by(self, actions: Iterable[tuple[int, Action]], state: GameState) -> list[int]:
        """The numbers of the learner's actions that complete the task; empty while it is not done."""
        found = [number for number, action in actions if self.counts(action, state)]
        return found[: self.times] if len(found) >= self.times else []

    def astray(self, actions: Iterable[tuple[int, Action]], state: GameState) -> list[int]:
        """The numbers of the learner's actions that do not belong to the task."""
        return [
            number
            for number, action in actions
            if not (self.counts(action, state) or isinstance(action, self.leads))
        ]


def _kind(kind: type[Action]) -> Counts:
    return lambda action, state: isinstance(action, kind)


def _scraps_trains(action: Action, state: GameState) -> bool:
    return isinstance(action, BuyTrain) and action.face == "4+4"


def _has_acquired(action: Action, state: GameState) -> bool:
    return isinstance(action, OfferAcquisition) and state.company(action.target).status == "closed"


def _has_ended(action: Action, state: GameState) -> bool:
    return isinstance(action, EndStep) and is_over(state)


LESSONS = {
    lesson.name: lesson
    for lesson in (
        Lesson("railways", 0, 0, "IV.1", _kind(BuyLocalRailway)),
        Lesson("company", 11, 1, "VII.5", _kind(StartCompany)),
        Lesson("track", 13, 1, "VIII.4", _kind(LayTile), times=2),
        Lesson("stations", 15, 1, "VIII.6", _kind(PlaceStation)),
        Lesson("running", 59, 1, "VIII.7", _kind(Run)),
        Lesson("dividends", 60, 1, "VIII.8", _kind(PayOut)),
        Lesson("trains", 252, 0, "VIII.10", _scraps_trains),
        Lesson("acquisitions", 299, 1, "VIII.9", _has_acquired),
        Lesson("end", 444, 1, "X.2", _has_ended, leads=(Run, PayOut)),
    )
}
"""In the order in which they are taught, which is that of the prepared game."""


@cache
def prepared() -> Game:
    """The game from which all lessons start, as recorded between two bots."""
    return game_from_json(read_json(DATA / "lessons.json.gz"))
