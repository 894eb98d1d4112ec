"""Seeds in files: texts of digits, because a number of JavaScript holds 53 bits and a seed has 63.

Files of before have the seed as a number. One that a browser or another tool has read and written again may hold the
rounded number, which draws another playing order and other companies, so that the log no longer fits. The true seed
is one of those few hundred that are rounded to this number; the log says which of them can be meant (`mended`).
"""

from __future__ import annotations

from decimal import Decimal
from hashlib import sha256
from itertools import islice
from math import ulp
from typing import Any

from cz18.interop.codec import LONGEST, Malformed, shown
from cz18.messages.told import Told, told
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, check_recorded
from cz18.rules.game import Game, NotReplayable, beginning_of, replay
from cz18.rules.state import GameState

MOST_DIGITS = len(str(LONGEST))
EXACT = 2**53
"""Up to here every whole number is a number of JavaScript."""
MOST_STEPS_FOR_EACH = 30
MOST_STEPS_BESIDE = 20_000
"""The search for a seed plays so many actions at most: so many times the length of the log, and so many beside."""


class SeedReplaced(UserWarning):
    """The seed of a file was rounded and has been replaced by one that leads through its log."""


def seed_replaced() -> Told:
    """What the owner of such a file should know."""
    return told("note-seed_replaced")


def encode_seed(seed: int) -> str:
    """As it stands in every JSON of ours."""
    return str(seed)


def decode_seed(value: Any, field: str = "seed") -> int:
    """A seed from digits in a text, or from a number as files of before have it. Raises Malformed."""
    if isinstance(value, str):
        if not (1 <= len(value) <= MOST_DIGITS and value.isascii() and value.isdigit() and int(value) <= LONGEST):
            raise Malformed(field, told("wrong-not_a_seed", found=shown(value)))
        return int(value)
    if value.__class__ is not int or not (0 <= value <= LONGEST or value in _written(LONGEST)):
        raise Malformed(field, told("wrong-not_a_seed", found=shown(value)))
    return int(min(value, LONGEST))


def seed_digest(seed: int, salt: str) -> str:
    """What a server publishes of a seed before it tells it: SHA-256 of the salt, a colon and the digits of the seed.

    The same in a shell: `printf %s:%s SALT SEED | sha256sum`.

    >>> seed_digest(1869, "00ff")[:16]
    'fd7640df0fbe76b1'
    """
    return sha256(f"{salt}:{encode_seed(seed)}".encode()).hexdigest()


def _written(seed: int) -> tuple[int, int]:
    """The seed as it comes out of JavaScript (shortest digits, then zeros) and out of tools that write all digits."""
    rounded = float(seed)
    return int(Decimal(repr(rounded))), int(rounded)


def is_rounded(seed: int) -> bool:
    """Does the seed look as if it had been rounded? One in hundreds does by chance."""
    return seed > EXACT and any(seed == min(number, LONGEST) for number in _written(seed))


def _meant(seed: int) -> list[int]:
    """The seeds that are rounded to this one, the nearest first."""
    rounded = float(seed)
    middle, far = int(rounded), int(ulp(rounded))
    around = range(middle - far, min(middle + far, LONGEST) + 1)
    return sorted((number for number in around if float(number) == rounded), key=lambda number: abs(number - seed))


def mended(game: Game) -> Game:
    """The game with a seed that leads through its log, if its own was rounded and does not; else as it is.

    Of several that do, the one nearest to the number in the file is taken: the log cannot tell them apart. Where none
    is found, replaying the game says what is wrong with it. Whoever opens files compares the seeds and tells.
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
    """The nearest seed that leads through the log.

    Seeds that draw alike are followed together: a log is played once for each way the draws could have gone, and
    most of these end within a few actions.
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
    """The action under each of the seeds."""
    return [apply_unchecked(state._replace(seed=each.seed), action)[0] for each in states]


def _alike(states: list[GameState]) -> list[list[GameState]]:
    """The states that differ in nothing but their seeds together; those with the nearest seed last."""
    found: dict[GameState, list[GameState]] = {}
    for state in states:
        found.setdefault(state._replace(seed=0), []).append(state)
    return list(found.values())[::-1]
