"""Limits of a search with a budget. The compiled and the plain search count alike and stop at the same node.

A budget is in nodes of an ordinary board, where a compiled node takes less than 0.1 µs. On a larger board a node takes
longer and costs more of the budget. No printed board is large enough for that. Without a budget every node counts as
one.
"""

from __future__ import annotations

LOOK_NODES = 1 << 18
"""Ordinary nodes between two checks for signals in a search without a budget: about 20 ms."""
FEWEST_ROUTES = 1 << 16
"""Minimum for the number of routes of one train kept for joining, whatever the budget."""


def node_cost(flood: bool, locations: int, words: int) -> int:
    """Budget cost of a node: masks have `words` words; with `flood` every node visits all locations."""
    return 1 + (locations * words // 512 if flood else words // 8)


def most_routes(budget: int) -> int:
    """Maximum number of routes of one train kept for joining; about 100 bytes each on an ordinary board."""
    return max(budget // 8, FEWEST_ROUTES)


def join_cost(routes: int) -> int:
    """Budget cost of a node when routes of all trains are joined: many of them may conflict."""
    return 1 + routes // 65_536


def notice_signals() -> None:
    """Raise what the handler of a pending signal raises: KeyboardInterrupt after Ctrl-C.

    Python handles signals when a Python function is entered, in the main thread; so this module stays uncompiled.
    """
