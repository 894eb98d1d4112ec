"""The versions of the rules, and what changed with each.

A game is played to its end under the version it began with, wherever it is stored (docs/architecture.md). The version
is one of its options, so every process that has a state knows it. A changed rule checks `follows(state, Change.X)` at
the one place where it matters, and otherwise keeps the older behaviour.
"""

from __future__ import annotations

from enum import StrEnum


class Change(StrEnum):
    """Differences of a later version from the one before it, each with its ruling."""

    BLOCK_MAY_GROW = "block_may_grow"  # sold again in the turn, at the same price, without a fall
    ONE_UNRUNNABLE_FIRST = "one_unrunnable_first"  # at most one train it cannot run before the runnable one
    RUN_WAITS_FOR_3E = "run_waits_for_3e"  # no run is skipped while the Director could still give the 3E
    MW_STATION_NOT_COUNTED = "mw_station_not_counted"  # own markers cost 40 and 100 beside the one of MW
    RAILWAYS_BESIDE_TAKE_OVER = "railways_beside_take_over"  # bought and used while trains are decided on


CHANGES: dict[str, tuple[Change, ...]] = {
    "1": (),
    "2": (
        Change.BLOCK_MAY_GROW,
        Change.ONE_UNRUNNABLE_FIRST,
        Change.RUN_WAITS_FOR_3E,
        Change.MW_STATION_NOT_COUNTED,
        Change.RAILWAYS_BESIDE_TAKE_OVER,
    ),
    "3": (),  # of the profile 18xx.games only (`options`)
}
"""The versions, oldest first, with the changes of each. The line of a past version never changes."""

VERSIONS = tuple(CHANGES)
FIRST_VERSION, RULES_VERSION = VERSIONS[0], VERSIONS[-1]
"""`RULES_VERSION` is the one of new games. It rises with every change to which actions are legal or what they do."""

IN_FORCE: dict[str, frozenset[Change]] = {
    version: frozenset(change for earlier in VERSIONS[: number + 1] for change in CHANGES[earlier])
    for number, version in enumerate(VERSIONS)
}
"""All changes included in a version."""
