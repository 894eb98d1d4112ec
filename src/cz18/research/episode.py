"""One game for the environments: played by indexes, with final rewards and a limited length.

>>> episode = Episode("standard", players=3)
>>> episode.begin(seed=1)
>>> episode.seat, len(episode.legal) > 1, episode.over
(2, True, False)
>>> episode.play(min(episode.legal))
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cz18 import Action, GameState, new_game, ranking, worth
from cz18.bots.random_bot import names_for
from cz18.research.encoding import PRICES, encoding_of
from cz18.research.observation import Tensors, observer_of
from cz18.rules.engine import apply_unchecked, decision, is_over
from cz18.rules.options import whole_number

MOST_ACTIONS = 20_000
"""Far above the length of any game; truncates a game whose players repeat themselves endlessly."""
LARGEST_SEED = 2**31 - 1
ILLEGAL = -1.0
"""Reward for an illegal action."""


def won(state: GameState) -> list[float]:
    """By seat: 1 divided among the winners, -1 divided among the others. Sums to 0."""
    places = {seat: rank for rank, seat in ranking(state)}
    winners = [seat for seat, rank in places.items() if rank == 1]
    losers = len(places) - len(winners)
    if not losers:
        return [0.0] * len(places)
    return [1 / len(winners) if places[seat] == 1 else -1 / losers for seat in range(len(places))]


def wealth(state: GameState) -> list[float]:
    """By seat: deviation of the worth from the average, as a fraction of the average. Sums to 0."""
    worths = [worth(state, seat) for seat in range(len(state.players))]
    average = sum(worths) / len(worths)
    return [(each - average) / max(abs(average), 1.0) for each in worths]


REWARDS: dict[str, Callable[[GameState], list[float]]] = {"won": won, "wealth": wealth}
"""Final reward functions, by seat."""


class Episode:
    """A game played by indexes. `begin` starts the next one."""

    __slots__ = (
        "_listed", "actions", "board", "encoding", "most", "observer", "over", "players", "reward", "seat", "state",
        "terminated",
    )  # fmt: skip
    seat: int
    """The seat that decides; 0 when the game is over."""

    def __init__(
        self,
        board: str = "standard",
        players: int = 3,
        *,
        reward: str = "won",
        prices: int = PRICES,
        most: int = MOST_ACTIONS,
        seed: int = 0,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward: unknown reward {reward!r}; known: {', '.join(REWARDS)}")
        self.board, self.reward = board, reward
        self.players, self.most = whole_number("players", players), whole_number("most", most)
        if self.most < 1:
            raise ValueError("most: at least one action is needed")
        self.observer = observer_of(board, self.players)
        self.encoding = encoding_of(board, whole_number("prices", prices))
        self.begin(seed)

    def copy(self) -> Episode:
        """An independent copy. It is cheap: states are immutable and shared."""
        made = Episode.__new__(Episode)
        for name in self.__slots__:
            setattr(made, name, getattr(self, name))
        return made

    def __deepcopy__(self, memo: object) -> Episode:
        return self.copy()

    def begin(self, seed: int) -> None:
        """Start a new game. The same seed and the same indexes give the same game."""
        self.goto(new_game(names_for(self.players), board=self.board, seed=seed), 0)

    def goto(self, state: GameState, actions: int) -> None:
        """Continue from this state, `actions` actions after the start."""
        self.state = state
        self.actions = actions
        due = decision(state)
        self.seat = 0 if due is None else due.player
        self.terminated = is_over(state)
        self.over = self.terminated or actions >= self.most
        self._listed: dict[int, Action] | None = None

    @property
    def truncated(self) -> bool:
        return self.over and not self.terminated

    @property
    def listed(self) -> dict[int, Action]:
        """The legal indexes, with actions whose prices may still be ranges; computed once per state."""
        if self._listed is None:
            self._listed = {} if self.over else self.encoding.listed(self.state)
        return self._listed

    @property
    def legal(self) -> dict[int, Action]:
        """The legal indexes and their actions."""
        return {index: self.encoding.priced(index, action) for index, action in self.listed.items()}

    def play(self, index: int) -> None:
        """Play the action of an index. Raises ValueError, and changes nothing, if it is not legal."""
        action = self.listed.get(int(index))
        if action is None:
            action = self.encoding.decode(self.state, index)  # raises with an explanation
        self.play_action(self.encoding.priced(int(index), action))

    def play_action(self, action: Action) -> None:
        """Play a legal action, which need not have an index."""
        self.goto(apply_unchecked(self.state, action)[0], self.actions + 1)

    def play_any(self, rng: Random) -> None:
        """Play a random legal index, uniformly."""
        self.play(rng.choice(list(self.listed)))

    def observe(self, seat: int) -> Tensors:
        return self.observer.observe(self.state, seat)

    def rewards(self) -> list[float]:
        """The reward of each seat; zero before the end."""
        return REWARDS[self.reward](self.state) if self.over else [0.0] * self.players
