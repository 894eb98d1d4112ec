"""The environments pass the checkers of their libraries, and play complete games."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

from cz18.bots.roster import bot_named
from cz18.research import aec_env, seat_env
from cz18.research.aec import Aec
from cz18.research.encoding import encoding_of
from cz18.research.episode import REWARDS, Episode
from tests.research.playing import TABLES


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_pettingzoo_checks(board: str, players: int, full_run: bool) -> None:
    """`api_test` and `seed_test`; their only warning is that observations are a dict, which they cannot inspect."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(
            aec_env(board=board, players=players), num_cycles=1000 if full_run else 60, verbose_progress=False
        )
    reported = {str(each.message) for each in caught if "pettingzoo" in each.filename}
    assert all("bservation" in text for text in reported), reported
    seed_test(lambda: aec_env(board=board, players=players), num_cycles=100 if full_run else 15)


def test_pettingzoo_renders() -> None:
    render_test(lambda render_mode: aec_env("moravia_silesia", 2, render_mode=render_mode))


def test_an_aec_game_to_its_end() -> None:
    """Every agent acts, the final rewards sum to zero, and the winner has the highest."""
    env = aec_env("bohemia", 2)
    env.reset(seed=4)
    chance, total = np.random.default_rng(4), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
    state = env.unwrapped.episode.state
    assert list(total.values()) == REWARDS["won"](state) and sum(total.values()) == 0
    assert not env.agents


def test_an_illegal_action_ends_the_wrapped_game_and_changes_nothing_in_the_bare_one() -> None:
    env = aec_env("moravia_silesia", 2)
    env.reset(seed=1)
    who, run = env.agent_selection, env.unwrapped.episode.encoding.blocks["Run"].start
    env.step(run)
    assert env.terminations[who] and env.rewards[who] == -1
    bare = Aec("moravia_silesia", 2)
    bare.reset(seed=1)
    before = bare.episode.state
    with pytest.raises(ValueError, match="Run is not legal"):
        bare.step(run)
    assert bare.episode.state is before


def outcome(env: Any, misuse: Callable[[Any], object]) -> tuple[Any, ...]:
    """What a use of the environment raises, or how the game stands afterwards."""
    try:
        misuse(env)
    except Exception as error:
        return type(error), str(error).partition("'")[0]
    agents = list(env.agents)
    standing = [env.rewards, env.terminations, env.truncations, env._cumulative_rewards, env.infos]
    return env.agent_selection, agents, *map(dict, standing)


def loop_without_a_step(env: Any) -> None:
    env.reset(seed=1)
    for _ in env.agent_iter():
        pass


def after(*actions: object) -> Callable[[Any], None]:
    """Reset and take these actions."""

    def play(env: Any) -> None:
        env.reset(seed=1)
        for action in actions:
            env.step(action)

    return play


RUN = encoding_of("moravia_silesia").blocks["Run"].start


@pytest.mark.parametrize(
    "misuse",
    [
        lambda env: env.observe("player_0"), lambda env: env.step(0), lambda env: env.render(),
        lambda env: list(env.agent_iter()), lambda env: env.last(), loop_without_a_step,
        after(-1), after(10**6), after(1.0), after("0"), after(None), after(RUN), after(RUN, None),
        after(RUN, None, None), after(RUN, None, None, None), after(RUN, 0),
    ],
)  # fmt: skip
def test_the_checks_are_those_of_the_usual_wrappers(misuse: Callable[[Any], object]) -> None:
    """Order, bounds and illegal actions, with the same errors and the same end of the game."""
    wrapped = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(Aec("moravia_silesia", 2, render_mode="ansi"), illegal_reward=-1)
        )
    )
    ours = outcome(aec_env("moravia_silesia", 2, render_mode="ansi"), misuse)
    assert ours == outcome(wrapped, misuse)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_gymnasium_checks(board: str, players: int) -> None:
    """`check_env` without a warning, on the environment registered with `gymnasium.make`."""
    made = gymnasium.make("cz18/Seat-v0", board=board, players=players, seat=players - 1, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


@pytest.mark.parametrize("opponent", ["uniform", "apprentice", "builder"])
def test_a_game_against_opponents(opponent: str) -> None:
    """A game at one seat is played to its end, and the same seed gives the same game."""

    def played() -> tuple[int, float, object]:
        env = seat_env("bohemia", 2, seat=1, opponents=(opponent,), reward="wealth")
        seen, _ = env.reset(seed=7)
        chance, steps = Random(1), 0
        while True:
            action = chance.choice(seen["action_mask"].nonzero()[0].tolist())
            seen, reward, terminated, truncated, _ = env.step(action)
            steps += 1
            if terminated or truncated:
                return steps, reward, env.episode.state

    steps, reward, state = played()
    assert steps > 20 and reward == REWARDS["wealth"](state)[1]  # type: ignore[arg-type]
    assert (steps, reward, state) == played()


def test_an_illegal_action_of_the_seat_ends_its_game() -> None:
    """Afterwards `step` requires a reset, as before the first one, and the mask has only its placeholder."""
    env = seat_env("bohemia", 2)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    seen, reward, terminated, _, info = env.step(env.episode.encoding.blocks["Run"].start)
    assert (reward, terminated, info) == (-1, True, {"illegal": "Run"})
    assert seen["action_mask"].nonzero()[0].tolist() == [env.episode.encoding.blocks["Pass"].start]
    with pytest.raises(ValueError, match="reset"):
        env.step(min(env.episode.legal))
    assert env.reset(seed=1)[0]["action_mask"].any()


@pytest.mark.parametrize("action", [-1, 10**9, 1.5, "0", None, True])
def test_an_invalid_index_is_reported(action: object) -> None:
    env = seat_env("bohemia", 2)
    env.reset(seed=1)
    before = env.episode.state
    with pytest.raises(ValueError, match="action: "):
        env.step(action)
    assert env.episode.state is before


def test_numpy_numbers_are_accepted() -> None:
    """Seeds, seats, players and indexes from NumPy give the same game as Python's own."""
    one = seat_env("bohemia", np.int64(2), seat=np.int8(1), prices=np.int16(3), most=np.uint8(200))
    other = seat_env("bohemia", 2, seat=1, prices=3, most=200)
    for env, number in ((one, np.int64), (other, int)):
        seen, _ = env.reset(seed=number(5))
        for _ in range(5):
            seen, *_ = env.step(number(seen["action_mask"].nonzero()[0][0]))
    assert one.episode.state == other.episode.state
    assert type(one.episode.players) is int
    assert Episode("bohemia", np.int64(2), seed=np.uint64(7)).state == Episode("bohemia", 2, seed=7).state


def test_the_seat_is_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    """As text for `ansi`, printed after every step for `human`, not at all without a mode."""
    shown, printed, silent = (seat_env("bohemia", 2, render_mode=mode) for mode in ("ansi", "human", None))
    for env in (shown, printed, silent):
        env.reset(seed=1)
        env.step(min(env.episode.legal))
    assert shown.render() == str(shown.episode.state) == capsys.readouterr().out.removesuffix("\n")
    assert silent.render() is None and printed.render() is None


def test_one_opponent_may_be_given_without_a_list() -> None:
    assert seat_env("standard", 3, opponents="uniform")._bots == [None, None]
    bot = bot_named("builder")
    assert seat_env("standard", 3, opponents=bot)._bots == [bot, bot]


def test_rewards_sum_to_zero_and_a_long_game_is_cut_short() -> None:
    episode, rng = Episode("standard", 3, most=40), Random(1)
    while not episode.over:
        episode.play_any(rng)
    assert episode.truncated and not episode.terminated and episode.actions == 40 and not episode.legal
    for reward in REWARDS.values():
        assert sum(reward(episode.state)) == pytest.approx(0)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [({"seat": 3}, "seat"), ({"opponents": ()}, "opponents"), ({"opponents": ("nobody",)}, "nobody"),
     ({"opponents": "nobody"}, "opponents: .*nobody.*uniform"), ({"opponents": (3,)}, "opponents"),
     ({"seat": -1}, "seat"), ({"seat": "a"}, "seat"), ({"most": 0}, "most"), ({"render_mode": "rgb_array"}, "ansi"),
     ({"reward": "fame"}, "reward"), ({"players": 7}, "players"), ({"players": 3.0}, "players")],
)  # fmt: skip
def test_an_impossible_environment_is_reported(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        seat_env(**arguments)
