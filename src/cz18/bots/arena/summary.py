"""Statistics of games: win shares with intervals, worths and ratings, by opponent and by seat."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median
from typing import Any

from cz18.bots.arena.games import Result
from cz18.bots.arena.rating import ratings

Z_95 = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, Z_95
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    below = 1 + z * z / games
    return max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """Win shares with their intervals and worths, by bot and by seat; shared wins count in parts."""
    if not results:
        return {"games": 0, "different": 0, "bots": {}, "by_seat": []}
    names = sorted({name for item in results for name in item.seats})
    rated = ratings([(item.seats, item.worth) for item in results])
    return {
        "games": len(results),
        "different": different(results),
        "worth_together": round(mean(sum(item.worth) for item in results)),
        "seconds": round(mean(item.seconds for item in results), 3),
        "actions": round(mean(item.actions for item in results)),
        "bots": {name: _of_bot(results, name) | {"rating": rated[name]._asdict()} for name in names},
        "by_seat": [_of_seat(results, seat) for seat in range(max(len(item.seats) for item in results))],
    }


def different(results: Sequence[Result]) -> int:
    """Number of distinct games, ignoring seats: the set-up has few random parts (III)."""
    return len({(tuple(sorted(zip(item.worth, item.seats, strict=True))), item.actions) for item in results})


def _of_bot(results: Sequence[Result], name: str) -> dict[str, Any]:
    worths = sorted(worth for item in results for seat, worth in enumerate(item.worth) if item.seats[seat] == name)
    won = sum(_part_won(item, name) for item in results)
    thought = [
        each for item in results for seat, each in zip(item.seats, item.thought, strict=False) if seat == name
    ]
    decisions = sum(number for number, _ in thought)
    games = sum(name in item.seats for item in results)
    low, high = wilson(won, games)
    return {
        "games": games,
        "win_share": round(won / games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "par": round(mean(item.seats.count(name) / len(item.seats) for item in results if name in item.seats), 4),
        "worth": {
            "mean": round(mean(worths)),
            "median": round(median(worths)),
            "low": worths[len(worths) // 10],
            "high": worths[-1 - len(worths) // 10],
        },
        "seconds_per_decision": round(sum(spent for _, spent in thought) / max(1, decisions), 4),
        "by_seat": {
            seat: round(mean(item.worth[seat] for item in there))
            for seat in range(max(len(item.seats) for item in results))
            if (there := [item for item in results if item.seats[seat : seat + 1] == (name,)])
        },
    }


def _part_won(item: Result, name: str) -> float:
    return sum(item.seats[seat] == name for seat in item.winners) / len(item.winners)


def _of_seat(results: Sequence[Result], seat: int) -> dict[str, Any]:
    """The results of one seat."""
    there = [item for item in results if seat < len(item.seats)]
    return {
        "games": len(there),
        "worth": round(mean(item.worth[seat] for item in there)),
        "wins": round(sum((seat in item.winners) / len(item.winners) for item in there), 2),
    }
