"""The undo policy of a table, for the endpoint and for the view.

An undo takes back a player's last action with everything after it. It never crosses a draw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from cz18.server.storage.rows import BY_A_LESSON, BY_THE_TABLE, TableStatus, Undo

if TYPE_CHECKING:
    from cz18.server.games.loaded_game import Line, LoadedGame

BY_THEMSELVES = {"bot", "stand_in", "expiry", BY_THE_TABLE}
"""`by` of entries that no person has made."""


class UndoPoint(NamedTuple):
    """What a seat can take back: its last action, and with it the entries after it."""

    seat: int
    entry: int
    to: int
    """The position to which the game returns."""
    others: tuple[int, ...]
    """Other seats whose players have acted since."""
    ask: bool
    """Whether the others can be asked for consent."""


def undo_points(loaded: LoadedGame) -> tuple[UndoPoint, ...]:
    """An `UndoPoint` for each human seat that has acted, unless nothing can be taken back here."""
    if loaded.row.undo == Undo.OFF or loaded.row.status != TableStatus.OPEN:
        return ()
    wanted = {seat.seat for seat in loaded.seats if seat.kind == "human"}
    acted: set[int] = set()
    found = []
    for number in loaded.back():
        if not wanted:
            break
        line = loaded.lines[number]
        if line.by == BY_A_LESSON:
            break
        if not is_by_itself(loaded, line):
            acted.add(line.seat)
        if line.seat not in wanted or line.by == BY_THE_TABLE:
            continue
        wanted.remove(line.seat)
        to = loaded.resolved(number - 1)
        if loaded.has_drawn_since(to):
            break  # what lies further back crosses the same draw
        others = tuple(sorted(acted - {line.seat}))
        found.append(UndoPoint(line.seat, number, to, others, loaded.row.undo == Undo.CONSENT))
    return tuple(sorted(found))


def undo_points_after(before: Sequence[UndoPoint], loaded: LoadedGame, *, has_drawn: bool) -> Sequence[UndoPoint]:
    """`undo_points` after one more action, from those before it, without a walk through the log."""
    line = loaded.lines[loaded.length]
    if has_drawn or line.by == BY_A_LESSON or loaded.row.status != TableStatus.OPEN:
        return ()
    if line.by == BY_THE_TABLE:
        return before
    points = [point for point in before if point.seat != line.seat]
    if not is_by_itself(loaded, line):
        points = [point._replace(others=tuple(sorted({*point.others, line.seat}))) for point in points]
    if loaded.row.undo != Undo.OFF and loaded.seats[line.seat].kind == "human":
        to = loaded.resolved(loaded.length - 1)
        points.append(UndoPoint(line.seat, loaded.length, to, (), loaded.row.undo == Undo.CONSENT))
    return tuple(sorted(points))


def last_action_of(loaded: LoadedGame, seats: frozenset[int]) -> int | None:
    """The last entry of these seats that the table did not make for them."""
    lines = ((number, loaded.lines[number]) for number in loaded.back())
    not_theirs = (BY_THE_TABLE, BY_A_LESSON)
    return next((number for number, line in lines if line.seat in seats and line.by not in not_theirs), None)


def is_free(loaded: LoadedGame, to: int, seats: frozenset[int]) -> bool:
    """Were all entries after a position made by these seats, or by bots in response?

    Entries of an imported or forked game belong to the seats as if they had been played here.
    """
    back = list(_lines_after(loaded, to))
    if any(line.by == BY_A_LESSON for line in back):
        return False
    return back[-1].seat in seats and all(line.seat in seats or is_by_itself(loaded, line) for line in back)


def is_by_itself(loaded: LoadedGame, line: Line) -> bool:
    return line.by in BY_THEMSELVES or loaded.seats[line.seat].kind == "bot"


def _lines_after(loaded: LoadedGame, to: int) -> Iterator[Line]:
    return (loaded.lines[number] for number in takewhile(lambda at: at > to, loaded.back()))
