"""A bot that is given a state and returns an action that is legal there.

opponent.play(state)                    the action it plays
opponent.decide(state, choices, rng)    an action among these choices, with this generator
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from cz18.bots.base import Bot, among, as_seen, fault_of, with_ranges
from cz18.bots.offer_etiquette import OfferAction, asks_another, without_offers
from cz18.rules.actions import FIELDS, Action
from cz18.rules.asking.prices import definite, range_of
from cz18.rules.engine import action_ranges, check, decision
from cz18.rules.given import expect_state
from cz18.rules.state import Decision, GameState


class Opponent:
    """A bot that chooses actions. `cz18.bot` makes one; `strategy` is the bot behind it.

    One opponent can play any seat, and several. It sees the state without its seed, so it cannot predict draws. The
    same seed and the same calls of `play` give the same actions. Without a seed its random numbers depend on the seed
    of the first game it plays and on its first seat there, so different games differ.
    """

    def __init__(self, name: str, strategy: Bot, seed: int | None = None) -> None:
        self.name = name
        self.strategy = strategy
        self._rng = None if seed is None else Random(seed)
        self._offered_at: dict[int, GameState] = {}  # by the seed of the game

    def play(self, state: GameState) -> Action:
        """The action it plays at this position, for the player who decides. Apply it with `cz18.apply`.

        After an offer that was declined the position is the same as before it. So if the next decision it is asked for
        in this game, apart from answers, is at the position of its last offer, it makes no further offer to another
        player there, and a game always ends. `decide` does not remember anything.

        Raises ValueError if the game is over, or if a bot of your own returns something that is not a legal action.
        """
        due = _due(state)
        if self._rng is None:
            self._rng = Random(f"{state.seed}/{due.player}")
        choices: Sequence[Action] = action_ranges(state)
        if self._offered_at.get(state.seed) == state:
            choices = without_offers(state, choices)
        action = self._answer(state, choices, self._rng)
        if isinstance(action, OfferAction) and asks_another(state, action):
            self._offered_at[state.seed] = state
        elif due.kind != "answer":
            self._offered_at.pop(state.seed, None)
        return action

    def decide(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        """One of these legal actions; random numbers come from `rng`.

        The list is `cz18.legal_actions(state)` or a part of it, and the result is one of the list. Or it has ranges
        (`ranges=True`), and the result has a price from the range.

        Raises ValueError if the game is over, if there are no choices, or if one is not legal at this position.
        """
        _due(state)
        if isinstance(choices, str) or not isinstance(choices, Iterable):
            raise ValueError(f"choices: expected a list of actions, not {choices!r}")
        given = list(choices)
        _refuse_choices(state, given)
        ranged = with_ranges(state, given)
        action = self._answer(state, ranged, rng)
        return action if ranged is given else among(action, given)

    def _answer(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action:
        action = self.strategy.decide(as_seen(state), choices, rng)
        fault = fault_of(state, action)
        if fault is not None:
            raise ValueError(f"{self.name}: {fault}")
        return action

    def __repr__(self) -> str:
        return f"cz18.bot({self.name!r})"


def _due(state: GameState) -> Decision:
    """The decision of this state. Raises ValueError if the game is over."""
    expect_state(state)
    due = decision(state)
    if due is None:
        raise ValueError("state: the game is over, there is nothing to decide")
    return due


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
