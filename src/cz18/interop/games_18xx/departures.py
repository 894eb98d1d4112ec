"""Find where an imported game departs from the rulebook, action by action.

Every action that the profile accepts is also checked on the same state with the rulebook's options. This module adds
what `check` cannot see because the action is legal and only its circumstances are not: whether another player had to
agree, who decided, what was paid.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.tiles import TILE, Colour
from cz18.facts.trains import TRAIN, TrainKind
from cz18.routes.runs import BOOK as BOOK_COUNTING
from cz18.rules.actions import (
    Action,
    ChooseCity,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PlaceStation,
    ReturnTrain,
    Run,
    SellShares,
)
from cz18.rules.company_turn.phases import excess
from cz18.rules.company_turn.runs import value_of_runs
from cz18.rules.company_turn.stations import station_price
from cz18.rules.engine import check
from cz18.rules.options import profile
from cz18.rules.refusals import Refusal
from cz18.rules.rounds.pre_stock_round import can_buy_local_railway
from cz18.rules.rounds.stock_round import adds_to_block
from cz18.rules.shares.chart import operating_order
from cz18.rules.state import CityChoice, GameState, ReturnTrains, Status
from cz18.rules.versions import VERSIONS

BOOK = {version: profile("book", version) for version in VERSIONS}
"""The rulebook profile of each rules version: a game is judged by its own."""
NO_CONSENT = "no_consent"
FELL_BACK = ("VIII.3", "fell_back")
"""Not a departure of the game but an error in our model of where the site waits (see `resync`)."""


@dataclass(frozen=True)
class Departed:
    """An action of the file that the rulebook does not allow: its id, the section, and a code for what is wrong.

    If the rulebook refuses the action, the code is that of the refusal, and `data` holds its values.
    """

    action: int
    section: str
    code: str
    data: Mapping[str, Any] | None = field(default=None, compare=False)


class Judged(NamedTuple):
    """A snapshot of a judge; of `found` it keeps only the length."""

    found: int
    praha_laid_by: str
    put_off_in: int


class Judge:
    """Collects the departures of one game."""

    def __init__(self) -> None:
        self.found: list[Departed] = []
        self.praha_laid_by = ""
        """The company that laid Praha's yellow tile this turn: that was its whole track step (R-046)."""
        self.put_off_in = 0
        """The stock round in which trains above a limit were already reported as not returned."""

    def mark(self) -> Judged:
        return Judged(len(self.found), self.praha_laid_by, self.put_off_in)

    def go_back(self, mark: Judged) -> None:
        del self.found[mark.found :]
        self.praha_laid_by, self.put_off_in = mark.praha_laid_by, mark.put_off_in

    def fell_back(self, id_: int) -> None:
        """Report an action that fitted only after a resync."""
        self.found.append(Departed(id_, *FELL_BACK))

    def see(self, id_: int, state: GameState, action: Action) -> None:
        """Judge an action that the profile accepts in this state."""
        by_the_book = state._replace(options=BOOK[state.options.rules_version])
        refusal = check(by_the_book, action)
        if refusal is not None:
            self._report(id_, refusal.section, refusal.code, refusal.data)
        else:
            question = _QUESTIONS.get(type(action))
            found = question(by_the_book, state, action) if question is not None else None
            if found is not None:
                self._report(id_, *found)
        section = _consent_missing(state, action)
        if section is not None:
            self._report(id_, section, NO_CONSENT)
        if action.__class__ is LayTile:
            self._see_praha(id_, state, action)
        if state.stock is not None and state.box != self.put_off_in:
            self._see_put_off(id_, state)

    def _report(self, id_: int, section: str, code: str, data: Mapping[str, Any] | None = None) -> None:
        """Add a departure, once per action of the file, which may become several of ours."""
        departed = Departed(id_, section, code, data)
        if departed not in self.found[-3:]:
            self.found.append(departed)

    def _see_put_off(self, id_: int, state: GameState) -> None:
        """After an export, trains above the limit are returned before the stock round begins (VIII.12-23)."""
        if any(
            item.status is Status.FLOATED and excess(state, CompanyIndex(company)) > 0
            for company, item in enumerate(state.companies)
        ):
            self.put_off_in = state.box
            self._report(id_, "VIII.12", "returns_put_off")

    def _see_praha(self, id_: int, state: GameState, action: LayTile) -> None:
        tile = TILE[action.tile]
        if tile.purple:
            return
        if state.turn is not None and not state.turn.yellow_laid:
            self.praha_laid_by = action.company if tile.label == "P" and tile.colour is Colour.YELLOW else ""
        elif self.praha_laid_by == action.company:
            self._report(id_, "VIII.4", "already_promoted")


def _consent_missing(state: GameState, action: Action) -> str | None:
    """The section that requires another player's consent to this action, else None (R-070, R-100, VIII.10-10)."""
    if action.__class__ is OfferForLocalRailway:
        other = state.local_railways[LOCAL_RAILWAY[action.local_railway].index].owner.player
        section = "IV.1"
    elif action.__class__ is OfferAcquisition:
        other, section = state.companies[COMPANY[action.target].index].director, "VIII.9"
    elif action.__class__ is OfferForTrain:
        other, section = state.companies[COMPANY[action.seller].index].director, "VIII.10"
    else:
        return None
    return section if other != state.companies[COMPANY[action.company].index].director else None


# Circumstances the checks cannot see


def _second_fall(book: GameState, state: GameState, action: SellShares) -> tuple[str, str] | None:
    """Shares that join a block sell at its price and do not move the marker again (R-020)."""
    joins = adds_to_block(book, COMPANY[action.company].index)
    return ("VII.6", "second_fall") if joins else None


def _other_price(book: GameState, state: GameState, action: PlaceStation) -> tuple[str, str] | None:
    company = COMPANY[action.company].index
    return ("VIII.6", "other_price") if station_price(book, company) != station_price(state, company) else None


def _other_decider(book: GameState, state: GameState, action: ChooseCity) -> tuple[str, str] | None:
    due = state.pending[-1]
    if not isinstance(due, CityChoice):
        return None
    entitled, decides = state.companies[due.company].director, state.companies[due.decides].director
    return ("VIII.6", "city_chosen_by_another") if entitled != decides else None


def _other_order(book: GameState, state: GameState, action: ReturnTrain) -> tuple[str, str] | None:
    waiting = [due.company for due in state.pending if isinstance(due, ReturnTrains)]
    order = operating_order(state)
    first = min(waiting, key=lambda company: order.index(company) if company in order else len(order))
    return ("VIII.12", "other_order") if first != waiting[-1] else None


def _ended_unasked(book: GameState, state: GameState, action: Pass) -> tuple[str, str] | None:
    """Whether the pre-stock round ends although a player who has not passed could buy (R-010)."""
    pre_stock = state.pre_stock
    if pre_stock is None or not pre_stock.unasked or can_buy_local_railway(state, action.player):
        return None
    waiting = [
        seat for seat, passed in enumerate(pre_stock.passed) if not passed and can_buy_local_railway(state, seat)
    ]
    return ("VI", "ended_unasked") if waiting else None


def _other_income(book: GameState, state: GameState, action: Run) -> tuple[str, str] | None:
    company = COMPANY[action.company].index
    faces = {train.card: train.face for train in state.companies[company].trains}
    if not any(TRAIN[faces[route.train]].kind is TrainKind.E for route in action.routes if route.train in faces):
        return None
    here, there = (
        value_of_runs(book, company, action.routes, BOOK_COUNTING),
        value_of_runs(state, company, action.routes),
    )
    if isinstance(here, Refusal) or isinstance(there, Refusal) or here.total == there.total:
        return None
    return "VIII.8", "other_income"


_QUESTIONS: dict[type[Action], Callable[[GameState, GameState, Any], tuple[str, str] | None]] = {
    SellShares: _second_fall,
    PlaceStation: _other_price,
    ChooseCity: _other_decider,
    ReturnTrain: _other_order,
    Pass: _ended_unasked,
    Run: _other_income,
}
