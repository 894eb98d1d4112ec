"""Scoring: a player's worth at the end (X.2), also used during the game."""

from __future__ import annotations

from cz18.facts.indexes import CompanyIndex
from cz18.facts.timeline import TRACK
from cz18.rules.draft import Position
from cz18.rules.shares.chart import price_of
from cz18.rules.state import NOBODY, GameOver, Status

LOCAL_RAILWAY_AT_THE_END = max(box.local_railway_price or 0 for box in TRACK)


def worth(state: Position, player: int) -> int:
    """Cash, shares at current prices, 120 per local railway, minus debt and penalties (X.2-02, R-150, R-196)."""
    person = state.players[player]
    total = person.cash - person.debt - person.penalty
    for company, units in enumerate(person.shares):
        if units and state.companies[company].status in (Status.STARTED, Status.FLOATED):
            total += units * price_of(state, CompanyIndex(company))
    return total + local_railways_worth(state, player)


def local_railways_worth(state: Position, player: int) -> int:
    """120 for each local railway of a player, and for the station railway of Moravia-Silesia (X.2-02)."""
    total = 0
    for item in state.local_railways:
        if item.owner.player == player:
            total += LOCAL_RAILWAY_AT_THE_END
    if state.papers is not None and state.papers.station_railway.player == player:
        total += LOCAL_RAILWAY_AT_THE_END
    return total


def result(state: Position) -> tuple[int, ...]:
    """Every player's worth, by seat."""
    return tuple(worth(state, player) for player in range(len(state.players)))


def ranking(state: Position) -> tuple[tuple[int, int], ...]:
    """(rank, seat) by worth, highest first; equal results share the rank (R-151).

    If no paper was sold in Moravia-Silesia the holder of the first card has won and the others share rank 2.
    """
    end = state.pending[-1]
    if isinstance(end, GameOver) and end.winner != NOBODY:
        others = [seat for seat in range(len(state.players)) if seat != end.winner]
        return ((1, end.winner), *((2, seat) for seat in others))
    worths = result(state)
    seats = sorted(range(len(worths)), key=lambda seat: (-worths[seat], seat))
    return tuple((1 + sum(other > worths[seat] for other in worths), seat) for seat in seats)
