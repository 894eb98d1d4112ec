"""A bot as a caller has it: asked with a state, it answers with an action that is legal there.

opponent.play(state)                    the action it plays
opponent.decide(state, choices, rng)    the same among these choices, with this generator
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cz18.bots.base import Bot, among, as_seen, with_ranges
from cz18.bots.manners import OfferAction, asks_another, without_offers
from cz18.rules.actions import FIELDS, Action
from cz18.rules.engine import check, decision, legal_actions
from cz18.rules.prices import definite, range_of
from cz18.rules.state import GameState

MOST_REMEMBERED = 20
"""Positions an opponent remembers in which it made an offer: those of the turns at hand."""


class Opponent:
    """A bot that chooses actions. `cz18.bot` makes one; `strategy` is the bot behind it.

    One opponent can play any seat, and several. It sees the state without its seed, so it cannot know what will be
    drawn. The same seed and the same calls of `play` give the same actions.
    """

    def __init__(self, name: str, strategy: Bot, seed: int = 0) -> None:
        self.name = name
        self.strategy = strategy
        self._rng = Random(seed)
        self._offered_at: list[GameState] = []

    def play(self, state: GameState) -> Action:
        """The action it plays at this position, for the player who decides. Apply it with `cz18.apply`.

        After an offer that was declined the position is the same as before it. Asked there again, an opponent makes no
        further offer to another player, so a game always ends. `decide` does not remember anything.

        Raises ValueError if the game is over, or if a bot of your own answers with an action that is not legal.
        """
        _refuse_the_end(state)
        choices: Sequence[Action] = legal_actions(state)
        if state in self._offered_at:
            choices = without_offers(state, choices)
        action = self._answer(state, choices, self._rng)
        if isinstance(action, OfferAction) and asks_another(state, action):
            self._offered_at = [*self._offered_at, state][-MOST_REMEMBERED:]
        return action

    def decide(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of these legal actions; random numbers come from `rng`.

        The list may be `cz18.legal_actions(state)` or a part of it: the answer is then one of the list. Or it has
        ranges (`ranges=True`): the answer then has a price within its range.

        Raises ValueError if the game is over, if there are no choices, or if one is not legal at this position.
        """
        _refuse_the_end(state)
        given = list(choices)
        _refuse_choices(state, given)
        ranged = with_ranges(state, given)
        action = self._answer(state, ranged, rng)
        return action if ranged is given else among(action, given)

    def _answer(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        action = self.strategy.decide(as_seen(state), choices, rng)
        refusal = check(state, action)
        if refusal is not None:
            raise ValueError(f"{self.name}: answered {action!r}, which is not legal here: {refusal}")
        return action

    def __repr__(self) -> str:
        return f"cz18.bot({self.name!r})"


def _refuse_the_end(state: GameState) -> None:
    if not isinstance(state, GameState):
        raise ValueError(f"state: a bot is asked with a GameState, not {type(state).__name__}")
    if decision(state) is None:
        raise ValueError("state: the game is over, there is nothing to decide")


def _refuse_choices(state: GameState, choices: list[Action]) -> None:
    """Every choice has to be legal, a range at its lowest price."""
    if not choices:
        raise ValueError("choices: the list is empty")
    for place, item in enumerate(choices):
        if type(item) not in FIELDS:
            raise ValueError(f"choices[{place}]: {item!r} is not an action")
        free = range_of(item)
        refusal = check(state, item if free is None else definite(item, free.low))
        if refusal is not None:
            raise ValueError(f"choices[{place}]: {item!r} is not legal at this position: {refusal}")
