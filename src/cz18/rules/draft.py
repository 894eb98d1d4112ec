"""A state being changed (docs/architecture.md).

Rules that change something work on a `Draft`, a slotted copy of `GameState` with the same field names that is frozen
again at the end; questions take either (`Position`).
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from cz18.facts.indexes import CompanyIndex
from cz18.rules.state import Company, GameState, Pending, Player, Turn

_new: Final[Any] = tuple.__new__
"""`_new(GameState, fields)` is `GameState(*fields)`, but faster."""


class Draft:
    """A state being changed, and the events so far. `freeze` returns the new state.

    Its fields have the types they have in `GameState`, from which they are taken below.
    """

    __slots__ = (*GameState._fields, "events")

    def __init__(self, state: GameState) -> None:
        (
            self.board, self.options, self.seed, self.draws, self.players, self.order, self.companies, self.stacks,
            self.laid, self.stations, self.local_railways, self.cards_gone, self.pool, self.scrapped, self.phase,
            self.box, self.queue, self.pre_stock, self.auction, self.stock, self.turn, self.vaclav, self.papers,
            self.on_deck, self.pending,
        ) = state  # fmt: skip
        self.events: list[Any] = []

    def freeze(self) -> GameState:
        fields = (
            self.board, self.options, self.seed, self.draws, self.players, self.order, self.companies, self.stacks,
            self.laid, self.stations, self.local_railways, self.cards_gone, self.pool, self.scrapped, self.phase,
            self.box, self.queue, self.pre_stock, self.auction, self.stock, self.turn, self.vaclav, self.papers,
            self.on_deck, self.pending,
        )  # fmt: skip
        made: GameState = _new(GameState, fields)
        return made


Position = GameState | Draft
"""The argument of queries: a state, or a draft of one."""

T = TypeVar("T")
N = TypeVar("N", bound=tuple[Any, ...])


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item changed."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same tuple without the first occurrence of an item."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]


PLACES: dict[Any, dict[str, int]] = {
    kind: {field: place for place, field in enumerate(kind._fields)} for kind in (Player, Company, Turn)
}


def with_value(item: N, place: int, value: Any) -> N:
    """The same named tuple with another value in the field at this index."""
    values = list(item)
    values[place] = value
    made: N = _new(type(item), values)
    return made


def changed(item: N, changes: dict[str, Any]) -> N:
    """The same named tuple with other values in these fields, faster than `_replace`."""
    kind = type(item)
    places = PLACES[kind]
    values = list(item)
    for field, value in changes.items():
        values[places[field]] = value
    made: N = _new(kind, values)
    return made


def change_player(draft: Draft, index: int, **changes: Any) -> None:
    draft.players = replaced(draft.players, index, changed(draft.players[index], changes))


def change_company(draft: Draft, index: int, **changes: Any) -> None:
    draft.companies = replaced(draft.companies, index, changed(draft.companies[index], changes))


def change_turn(draft: Draft, **changes: Any) -> None:
    assert draft.turn is not None
    draft.turn = changed(draft.turn, changes)


def add_markers(draft: Draft, company: CompanyIndex, count: int) -> None:
    """Add unplaced markers: another company's, or returned from the map after a conflict (VIII.9-11, -13)."""
    item = draft.companies[company]
    change_company(
        draft, company, markers=item.markers + count, markers_taken_over=item.markers_taken_over + count
    )


def push(draft: Draft, *items: Pending) -> None:
    """Put decisions on the stack; the last one given is due first."""
    draft.pending = draft.pending + items


def pop(draft: Draft) -> None:
    draft.pending = draft.pending[:-1]
