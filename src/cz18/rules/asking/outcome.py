"""The outcome of an action, for display before it is played.

Nothing is played. `outcome` returns the events and every figure that changes, for an offer also if it is accepted.
`runs_with` returns the company's best run before and after the action; `preview` returns only incomes, for many tiles
and stations at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.routes.search import Runs
from cz18.rules.actions import AcceptOffer, Action
from cz18.rules.company_turn.runs import best_by_rules, has_run
from cz18.rules.company_turn.stations import list_home_choice
from cz18.rules.draft import replaced
from cz18.rules.engine import apply, apply_unchecked, check, done_alone
from cz18.rules.events import Event
from cz18.rules.given import expect_price, expect_state, explain_other_form
from cz18.rules.questions import certificates, faces_of, map_of, runs_for, top_card, train_limit
from cz18.rules.refusals import Refused
from cz18.rules.rounds.stock_round import certificate_limit
from cz18.rules.state import Answer, CityChoice, GameState, Status, TakeOverTrains, Train

Value = int | tuple[str, ...]


class Figure(NamedTuple):
    """A figure that changes: `kind` of a player (a seat) or of a company (its name)."""

    kind: str
    owner: int | str
    before: Value
    after: Value
    limit: int | None = None


class Brought(NamedTuple):
    """The events, and their effects."""

    events: tuple[Event, ...]
    figures: tuple[Figure, ...]
    to_take_over: tuple[str, ...]
    """Faces of the trains on which the acquirer would have to decide next."""


class Outcome(NamedTuple):
    """The effect of an action, `done`; for an offer also the effect if it is `accepted`, otherwise None.

    Each has `events`, `figures` (each with kind, owner, before and after) and `to_take_over`. The events of
    `accepted` are those of the acceptance alone.
    """

    done: Brought
    accepted: Brought | None


def outcome(state: GameState, action: Action) -> Outcome:
    """The effect of an action: events and changed figures. Nothing is played.

    Raises Refused if it is not legal, and ValueError if its price is still a `PriceRange`.
    """
    expect_state(state)
    expect_price(action)
    try:
        after, events = apply(state, action)
    except Refused as refused:
        explain_other_form(refused, action)
        raise
    done = _brought(state, after, events)
    due = after.pending[-1]
    if not isinstance(due, Answer) or isinstance(state.pending[-1], Answer):
        return Outcome(done, None)
    later, more = apply_unchecked(after, AcceptOffer(due.player))
    return Outcome(done, _brought(state, later, more))


def runs_with(state: GameState, action: Action, company: str) -> tuple[Runs, Runs]:
    """The best run of a company now, and after a legal action by itself. Raises Refused if it is not legal.

    If the station of a two-city hex still has to choose its city, the better one is used (R-049). Later effects,
    such as the next company's station or new trains at the end of the round, are not included.
    """
    refusal = check(state, action)
    if refusal is not None:
        raise Refused(refusal)
    boards = _with_cities_chosen(done_alone(state, action))
    index = COMPANY[company].index
    return best_by_rules(state, index), max(
        (best_by_rules(there, index) for there in boards), key=lambda runs: runs.total
    )


def with_train_on_sale(state: GameState, company: str) -> tuple[GameState, str] | None:
    """The state if a company without a train owned the card on sale, and the face; None if it has a train or cannot.

    For previews of track before the first purchase: without a train every run earns 0.
    """
    index = COMPANY[company].index
    if has_run(state, index):
        return None
    letter, number = top_card(state)
    for face in faces_of(state, letter):
        train = Train(letter, number, face)
        if runs_for(state, train, index):
            item = state.companies[index]
            return state._replace(
                companies=replaced(state.companies, index, item._replace(trains=(*item.trains, train)))
            ), face
    return None


def _with_cities_chosen(there: GameState) -> Iterator[GameState]:
    due = there.pending[-1]
    if not isinstance(due, CityChoice):
        yield there
        return
    for choice in list_home_choice(there, due):
        yield from _with_cities_chosen(done_alone(there, choice))


def _brought(before: GameState, after: GameState, events: tuple[Event, ...]) -> Brought:
    due = after.pending[-1]
    waiting = tuple(train.face for train in due.trains) if isinstance(due, TakeOverTrains) else ()
    return Brought(events, tuple(_figures(before, after)), waiting)


Told = tuple[str, Callable[[GameState, Any], Any], Callable[[GameState, Any], int] | None]

_OF_PLAYERS: tuple[Told, ...] = (
    ("cash", lambda state, seat: state.players[seat].cash, None),
    ("debt", lambda state, seat: state.players[seat].debt, None),
    ("certificates", certificates, lambda state, seat: certificate_limit(state)),
)
_OF_COMPANIES: tuple[Told, ...] = (
    ("treasury", lambda state, company: state.companies[company].treasury, None),
    ("director", lambda state, company: state.companies[company].director, None),
    ("trains", lambda state, company: tuple(train.face for train in state.companies[company].trains), train_limit),
    ("stations", lambda state, company: _stations(state, company), None),
)


def _stations(state: GameState, company: CompanyIndex) -> tuple[str, ...]:
    hexes = map_of(state).hexes
    return tuple(hexes[station.hex].id for station in state.stations if station.company == company)


def _figures(before: GameState, after: GameState) -> Iterator[Figure]:
    """All figures that differ; of companies only if they are floated before and not closed afterwards."""
    for kind, value, limit in _OF_PLAYERS:
        for seat in range(len(before.players)):
            yield from _changed(kind, seat, seat, value, limit, before, after)
    floated = [
        item
        for item in COMPANIES
        if before.companies[item.index].status is Status.FLOATED
        and after.companies[item.index].status is not Status.CLOSED
    ]
    for kind, value, limit in _OF_COMPANIES:
        for item in floated:
            yield from _changed(kind, item.id, item.index, value, limit, before, after)


def _changed(
    kind: str,
    owner: int | str,
    index: int,
    value: Callable[[GameState, int], Any],
    limit: Callable[[GameState, int], int] | None,
    before: GameState,
    after: GameState,
) -> Iterator[Figure]:
    old, new = value(before, index), value(after, index)
    if old != new:
        yield Figure(kind, owner, old, new, None if limit is None else limit(after, index))
