"""Seeds in files: strings of digits, because a JavaScript number holds 53 bits and a seed has 63.

Older files have the seed as a number. If a browser or another tool rewrote such a file, the number may be rounded; a
rounded seed draws another playing order and other companies, so the log no longer fits. The original is one of the few
hundred seeds that round to this number, and the log shows which of them are possible (`with_repaired_seed`).
"""

from __future__ import annotations

from decimal import Decimal
from hashlib import sha256
from itertools import islice
from math import ulp
from typing import Any

from cz18.interop.formats.codec import LONGEST, Malformed, shown
from cz18.messages.told import Told, told
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, check_recorded
from cz18.rules.game import Game, NotReplayable, beginning_of, replay
from cz18.rules.state import GameState

MOST_DIGITS = len(str(LONGEST))
EXACT = 2**53
"""JavaScript represents every whole number up to here exactly."""
MOST_STEPS_FOR_EACH = 30
MOST_STEPS_BESIDE = 20_000
"""Maximum number of actions played in the search for a seed: a multiple of the log's length, plus a constant."""


class SeedReplaced(UserWarning):
    """The seed of a file was rounded and has been replaced by one with which its log can be replayed."""


def seed_replaced() -> Told:
    """The note for the owner of such a file."""
    return told("note-seed_replaced")


def encode_seed(seed: int) -> str:
    """The seed as written in all our JSON."""
    return str(seed)


def decode_seed(value: Any, field: str = "seed") -> int:
    """A seed from a string of digits, or from a number as in older files. Raises Malformed."""
    if isinstance(value, str):
        if not (1 <= len(value) <= MOST_DIGITS and value.isascii() and value.isdigit() and int(value) <= LONGEST):
            raise Malformed(field, told("wrong-not_a_seed", found=shown(value)))
        return int(value)
    if value.__class__ is not int or not (0 <= value <= LONGEST or value in _written(LONGEST)):
        raise Malformed(field, told("wrong-not_a_seed", found=shown(value)))
    return int(min(value, LONGEST))


def seed_digest(seed: int, salt: str) -> str:
    """The commitment a server publishes before it reveals a seed: SHA-256 of the salt, a colon and the seed's digits.

    The same in a shell: `printf %s:%s SALT SEED | sha256sum`.

    >>> seed_digest(1869, "00ff")[:16]
    'fd7640df0fbe76b1'
    """
    return sha256(f"{salt}:{encode_seed(seed)}".encode()).hexdigest()


def _written(seed: int) -> tuple[int, int]:
    """The seed as JavaScript rewrites it (shortest digits, then zeros), and as tools that write all digits do."""
    rounded = float(seed)
    return int(Decimal(repr(rounded))), int(rounded)


def is_rounded(seed: int) -> bool:
    """Whether the seed looks rounded. One in several hundred does by chance."""
    return seed > EXACT and any(seed == min(number, LONGEST) for number in _written(seed))


def _meant(seed: int) -> list[int]:
    """The seeds that round to this one, the nearest first."""
    rounded = float(seed)
    middle, far = int(rounded), int(ulp(rounded))
    around = range(middle - far, min(middle + far, LONGEST) + 1)
    return sorted((number for number in around if float(number) == rounded), key=lambda number: abs(number - seed))


def with_repaired_seed(game: Game) -> Game:
    """The game with a seed that fits its log, if its own was rounded and does not; otherwise unchanged.

    If several seeds fit, the nearest to the number in the file is used: the log cannot distinguish them. If none fits,
    replaying the game reports the error. Callers compare the seeds and report a replacement.
    """
    if not is_rounded(game.seed) or _leads(game):
        return game
    seed = _that_leads(game)
    return game if seed is None else game._replace(seed=seed)


def _leads(game: Game) -> bool:
    try:
        replay(game)
    except NotReplayable:
        return False
    return True


def _that_leads(game: Game) -> int | None:
    """The nearest seed with which the whole log is legal, or None.

    Seeds with equal draws are followed together: the log is played once for each possible outcome of the draws, and
    most of these fail within a few actions.
    """
    beginnings = [beginning_of(game._replace(seed=seed)) for seed in _meant(game.seed)]
    ways = [(0, alike) for alike in _alike(beginnings)]
    steps = MOST_STEPS_FOR_EACH * len(game.actions) + MOST_STEPS_BESIDE
    while ways:
        number, states = ways.pop()
        state = states[0]
        for action in islice(game.actions, number, None):
            steps -= 1
            if steps < 0:
                return None
            if check_recorded(state, action) is not None:
                break
            after, _ = apply_unchecked(state, action)
            number += 1
            if after.draws != state.draws:
                ways += [(number, alike) for alike in _alike(_drawn(state, states, action))]
                break
            state = after
        else:
            return state.seed
    return None


def _drawn(state: GameState, states: list[GameState], action: Action) -> list[GameState]:
    """The states after the action under each of the seeds."""
    return [apply_unchecked(state._replace(seed=each.seed), action)[0] for each in states]


def _alike(states: list[GameState]) -> list[list[GameState]]:
    """Group the states that differ only in their seeds; the group with the nearest seed is last."""
    found: dict[GameState, list[GameState]] = {}
    for state in states:
        found.setdefault(state._replace(seed=0), []).append(state)
    return list(found.values())[::-1]
