"""OpenSpiel: 18CZ as a Python game.

>>> from cz18.research import spiel_game  # doctest: +SKIP
>>> game = spiel_game(board="moravia_silesia", players=2, seed=1)  # doctest: +SKIP
>>> state = game.new_initial_state()  # doctest: +SKIP

`pyspiel.load_game("python_18cz(board=standard,players=3,seed=1)")` also works once this module is imported. The seed is
a parameter of the game and fixes all randomness, so for OpenSpiel the game is deterministic with perfect information.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from cz18 import notate
from cz18.research.encoding import encoding_of
from cz18.research.episode import MOST_ACTIONS, Episode
from cz18.research.observation import observer_of

NAME = "python_18cz"
DEFAULTS: dict[str, Any] = {"board": "standard", "players": 3, "seed": 1, "most": MOST_ACTIONS}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="18CZ",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def spiel_game(board: str = "standard", players: int = 3, seed: int = 1, most: int = MOST_ACTIONS) -> SpielGame:
    """The OpenSpiel game on a board, for a number of players. The seed fixes all random draws (III)."""
    return SpielGame({"board": board, "players": players, "seed": seed, "most": most})


class SpielGame(pyspiel.Game):
    """18CZ with its set-up."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.board, self.seed, self.most = str(chosen["board"]), int(chosen["seed"]), int(chosen["most"])
        self.players = int(chosen["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding_of(self.board).size,
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self, state: Any = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode = Episode(game.board, game.players, most=game.most, seed=game.seed)

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.listed)

    def _apply_action(self, action: int) -> None:
        self.episode.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        known = self.episode.legal.get(action)
        if known is None:
            return str(self.episode.encoding.label(action))
        return notate(self.episode.state, known)

    def is_terminal(self) -> bool:
        return self.episode.over

    def returns(self) -> list[float]:
        return self.episode.rewards()

    def __str__(self) -> str:
        return str(self.episode.state)


class SpielObserver:
    """A seat's observation for OpenSpiel: the flat vector of `observation`, its named parts, and the text."""

    def __init__(self, game: SpielGame) -> None:
        self._observer = observer_of(game.board, game.players)
        self.tensor = np.zeros(self._observer.length, dtype=np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, field in self._observer.schema.items():
            end = start + int(np.prod(field.shape))
            self.dict[name] = self.tensor[start:end].reshape(field.shape)
            start = end

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._observer.scaled(self._observer.row(state.episode.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        return f"player {player}\n{state}"


pyspiel.register_game(GAME_TYPE, SpielGame)
