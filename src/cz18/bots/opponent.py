"""A bot that is given a state and returns an action that is legal there.

opponent.play(state)                    the action it plays
opponent.decide(state, choices, rng)    an action among these choices, with this generator
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from cz18.bots.base import Bot, among, as_seen, with_ranges
from cz18.bots.offer_etiquette import OfferAction, asks_another, without_offers
from cz18.rules.actions import FIELDS, Action
from cz18.rules.asking.prices import definite, range_of
from cz18.rules.engine import action_ranges, check, decision
from cz18.rules.given import expect_state, has_range
from cz18.rules.state import GameState

MOST_REMEMBERED = 20
"""Number of recent positions with an offer that an opponent remembers."""


class Opponent:
    """A bot that chooses actions. `cz18.bot` makes one; `strategy` is the bot behind it.

    One opponent can play any seat, and several. It sees the state without its seed, so it cannot predict draws. The
    same seed and the same calls of `play` give the same actions.
    """

    def __init__(self, name: str, strategy: Bot, seed: int = 0) -> None:
        self.name = name
        self.strategy = strategy
        self._rng = Random(seed)
        self._offered_at: list[GameState] = []

    def play(self, state: GameState) -> Action:
        """The action it plays at this position, for the player who decides. Apply it with `cz18.apply`.

        After an offer that was declined the position is the same as before it. If called again there, an opponent
        makes no further offer to another player, so a game always ends. `decide` does not remember anything.

        Raises ValueError if the game is over, or if a bot of your own returns something that is not a legal action.
        """
        _refuse_the_end(state)
        choices: Sequence[Action] = action_ranges(state)
        if state in self._offered_at:
            choices = without_offers(state, choices)
        action = self._answer(state, choices, self._rng)
        if isinstance(action, OfferAction) and asks_another(state, action):
            self._offered_at = [*self._offered_at, state][-MOST_REMEMBERED:]
        return action

    def decide(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of these legal actions; random numbers come from `rng`.

        The list is `cz18.legal_actions(state)` or a part of it, and the result is one of the list. Or it has ranges
        (`ranges=True`), and the result has a price from the range.

        Raises ValueError if the game is over, if there are no choices, or if one is not legal at this position.
        """
        _refuse_the_end(state)
        if isinstance(choices, str) or not isinstance(choices, Iterable):
            raise ValueError(f"choices: expected a list of actions, not {choices!r}")
        given = list(choices)
        _refuse_choices(state, given)
        ranged = with_ranges(state, given)
        action = self._answer(state, ranged, rng)
        return action if ranged is given else among(action, given)

    def _answer(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        action = self.strategy.decide(as_seen(state), choices, rng)
        if type(action) not in FIELDS:
            raise ValueError(f"{self.name}: decide returned {action!r}, which is not an action")
        if range_of(action) is not None:
            raise ValueError(f"{self.name}: decide returned an action without a price: {has_range(action)}")
        refusal = check(state, action)
        if refusal is not None:
            raise ValueError(f"{self.name}: decide returned {action!r}, which is not legal here: {refusal}")
        return action

    def __repr__(self) -> str:
        return f"cz18.bot({self.name!r})"


def _refuse_the_end(state: GameState) -> None:
    expect_state(state)
    if decision(state) is None:
        raise ValueError("state: the game is over, there is nothing to decide")


def _refuse_choices(state: GameState, choices: list[Action]) -> None:
    """Raise ValueError unless every choice is legal, ranges at their lowest price."""
    if not choices:
        raise ValueError("choices: the list is empty")
    for place, item in enumerate(choices):
        if type(item) not in FIELDS:
            raise ValueError(f"choices[{place}]: {item!r} is not an action")
        free = range_of(item)
        refusal = check(state, item if free is None else definite(item, free.low))
        if refusal is not None:
            raise ValueError(f"choices[{place}]: {item!r} is not legal at this position: {refusal}")
