"""What a search with a budget may use. The compiled and the plain search count alike, so they stop at the same node.

A budget is in nodes of an ordinary board: there a node takes less than 0.1 microseconds, compiled. On a larger board a
node takes longer, and it takes more from the budget. No printed board is large enough for that. Without a budget every
node counts as one.
"""

from __future__ import annotations

LOOK_NODES = 1 << 18
"""Ordinary nodes between two looks for signals, in a search without a budget: some 20 ms."""
FEWEST_ROUTES = 1 << 16
"""Routes of one train that may be kept to be joined, whatever the budget."""


def node_cost(flood: bool, locations: int, words: int) -> int:
    """What a node takes from the budget: masks have `words` words; with `flood` every node looks at all locations."""
    return 1 + (locations * words // 512 if flood else words // 8)


def most_routes(budget: int) -> int:
    """How many routes of one train are kept to be joined; some 100 bytes each on an ordinary board."""
    return max(budget // 8, FEWEST_ROUTES)


def join_cost(routes: int) -> int:
    """What a node takes from the budget when routes of all trains are joined: many of them may clash."""
    return 1 + routes // 65_536


def notice_signals() -> None:
    """Raises what the handler of a signal raises, if one arrived: KeyboardInterrupt after Ctrl-C.

    Python handles signals when a Python function is entered, in the main thread; so this module stays uncompiled.
    """
