"""The Magnate: its features, its network's file, the kernel, and training from few games."""

from __future__ import annotations

import importlib.util
import json
from array import array
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bots.test_positions import running
from rules.positions import in_step

from cz18 import Action, GameState, is_over, replay
from cz18.bots import _kernel_net
from cz18.bots.arena import Match, played, simulate, summary
from cz18.bots.forecast.incomes import ExpectedIncomes
from cz18.bots.magnate import positions, training
from cz18.bots.magnate.features import FEATURES, features
from cz18.bots.magnate.magnate import USUAL_SPREAD, LearntSearch, Magnate
from cz18.bots.magnate.network import MOST_BYTES, OUTPUTS, Network, network_from, own_network
from cz18.bots.roster import bot_named
from cz18.bots.search.rollout import RolloutForecasts, worths
from cz18.bots.weights import TYCOON

FEW = 60


def a_network(seed: int = 1) -> Network:
    """One of chance."""
    sizes, rng = (len(FEATURES), 5, OUTPUTS), Random(seed)
    count = sum((before + 1) * after for before, after in pairwise(sizes))
    return Network(sizes, array("d", array("f", [rng.uniform(-1, 1) for _ in range(count)])), {"seed": seed})


# Features


@pytest.mark.parametrize(
    ("board", "seats"),
    [("standard", ("balanced",) * 4), ("bohemia", ("balanced",) * 2), ("moravia_silesia", ("balanced",) * 3)],
)
def test_every_position_of_every_board_has_its_features(board: str, seats: tuple[str, ...]) -> None:
    """A row for each seat, of numbers near 1, and those of the game the same for all."""
    seen: list[GameState] = []

    def keep(state: GameState, _: Action) -> None:
        if not seen or seen[-1].box != state.box:
            seen.append(state)

    played(seats, 3, board, on_step=keep)
    assert len(seen) > 10
    for state in seen:
        forecasts = RolloutForecasts(state, TYCOON, ExpectedIncomes(state))
        rows = features(forecasts, worths(forecasts))
        assert [len(row) for row in rows] == [len(FEATURES)] * len(seats)
        assert all(-60 < number < 60 for row in rows for number in row)
        game = FEATURES.index("rounds")
        assert all(row[game:] == rows[0][game:] for row in rows)
        assert [round(1000 * row[FEATURES.index("cash")]) for row in rows] == [each.cash for each in state.players]


# The network's file


def test_a_file_gives_the_same_network_again() -> None:
    network = a_network()
    again = network_from(network.to_bytes())
    assert (again.sizes, again.numbers, again.recipe) == (network.sizes, network.numbers, network.recipe)


def _with_head(data: bytes, **changes: Any) -> bytes:
    line, _, rest = data.partition(b"\n")
    return json.dumps(json.loads(line) | changes).encode() + b"\n" + rest


def hostile_files() -> dict[str, tuple[bytes, str]]:
    good = a_network().to_bytes()
    return {
        "empty": (b"", "not JSON"),
        "no network": (b"\x80\x04\x95 pickled", "not JSON"),
        "a list": (b"[]\n", "not a network"),
        "another kind": (_with_head(good, kind="18cz magnate 0"), "not a network"),
        "other features": (_with_head(good, features=list(FEATURES[1:])), "train it again"),
        "no layers": (_with_head(good, sizes=None), "layers"),
        "a layer of nothing": (_with_head(good, sizes=[len(FEATURES), 0, OUTPUTS]), "layers"),
        "a huge layer": (_with_head(good, sizes=[len(FEATURES), 10**9, OUTPUTS]), "layers"),
        "a true layer": (_with_head(good, sizes=[len(FEATURES), True, OUTPUTS]), "layers"),
        "cut off": (good[:-4], "cut off"),
        "too long": (good + b"\0\0\0\0", "cut off or too long"),
        "not a number": (good[:-4] + array("f", [float("nan")]).tobytes(), "none"),
        "too large": (good + bytes(MOST_BYTES), "at most"),
    }


@pytest.mark.parametrize("what", hostile_files())
def test_a_file_that_is_none_is_refused_and_says_why(what: str) -> None:
    data, said = hostile_files()[what]
    with pytest.raises(ValueError, match=said):
        network_from(data)


def test_the_package_has_a_network_that_says_how_it_was_made() -> None:
    """Its recipe names its games, and it predicts better than the expectation it corrects."""
    network = own_network()
    assert len(network.to_bytes()) < MOST_BYTES
    assert all(item["games"] and item["seed"] for item in network.recipe["generations"])
    assert network.recipe["error_corrected"] < network.recipe["error_expected"]


def test_compiled_and_plain_agree() -> None:
    """The kernel as it is loaded, and its source run as plain Python, to rounding."""
    source = Path(_kernel_net.__file__).with_name("_kernel_net.py")
    spec = importlib.util.spec_from_file_location("plain_kernel_net", source)
    assert spec is not None and spec.loader is not None
    plain = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(plain)
    rng = Random(7)
    for network in (a_network(), own_network()):
        for _ in range(20):
            row = [rng.uniform(-3, 3) for _ in FEATURES]
            found = _kernel_net.forward(network.sizes, network.numbers, row)
            assert found == pytest.approx(plain.forward(network.sizes, network.numbers, row), rel=1e-9, abs=1e-9)


def test_opinions_by_hand() -> None:
    """One unit that reads the worth, and one output each: what is below 0 between the layers counts nothing."""
    sizes = (len(FEATURES), 1, OUTPUTS)
    rest = [0.0] * (len(FEATURES) - 1)
    network = Network(sizes, array("d", [-1.0, 2.0, *rest, 0.5, 1.0, 0.0, 0.0]), {})
    rich, poor = network.opinions([[2.0, *rest], [0.1, *rest]])
    assert (rich.correction, poor.correction) == (3500.0, 500.0)
    assert rich.chance == poor.chance == 0.5


# Training

GAMES, SEED = 3, 100_040
"""Two games to learn from, one of them on the board of the one held out."""


@pytest.mark.full  # it needs PyTorch
def test_few_games_beat_an_untrained_evaluation(tmp_path: Path) -> None:
    """From nothing to a network: on games held out it is nearer to the final worth than what was expected."""
    first = training.train(GAMES, 1, SEED, tmp_path, epochs=40)
    assert first.errors.positions >= 10
    assert first.errors.corrected < 0.6 * first.errors.expected
    again = training.train(GAMES, 1, SEED, tmp_path, epochs=40)  # the games are there already
    assert again.network.numbers == pytest.approx(first.network.numbers, rel=1e-4, abs=1e-4)
    assert network_from(first.network.to_bytes()).recipe == first.network.recipe


def test_positions_go_on_where_they_were_interrupted(tmp_path: Path) -> None:
    """What was left half written is cut off, and the next game follows the last whole one."""
    file = positions.Positions(tmp_path / "rows.f32")
    rows = array("f", range(positions.WIDTH))
    file.add(rows)
    with file.path.open("ab") as half:
        half.write(b"half a row")
    assert file.games() == 1
    file.add(rows)
    assert file.games() == 2
    assert file.rows() == rows + rows


def one_number(seed: int, network: Network | None) -> array[float]:
    """In place of a game."""
    return array("f", [seed])


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_come_in_their_order_however_many_processes_play(
    jobs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is interrupted may go on with another number of processes."""
    monkeypatch.setattr(positions, "rows_of", one_number)
    file = positions.Positions(tmp_path / "rows.f32")
    assert list(positions.make(file, 2, 40, None)) == [1, 2]
    assert list(positions.make(file, 6, 40, None, jobs)) == [3, 4, 5, 6]
    assert list(file.rows()) == [40, 41, 42, 43, 44, 45]


def test_a_position_is_kept_as_it_is_and_as_a_search_foresees_the_next_stock_round() -> None:
    """Both are judged by the same end of the same game; in the last rounds nothing is foreseen."""
    ended, rows = positions.recorded([bot_named("balanced"), bot_named("balanced")], 3, "moravia_silesia")
    table = [rows[at : at + positions.WIDTH] for at in range(0, len(rows), positions.WIDTH)]
    stock_rounds, rounds = (2 + FEATURES.index(name) for name in ("stock_rounds", "rounds"))
    seen = table[::2]  # one seat of two
    for now, foreseen in pairwise(seen):
        if foreseen[1]:
            assert not now[1]
            assert foreseen[rounds] < now[rounds] or foreseen[stock_rounds] < now[stock_rounds]
    assert sum(bool(row[1]) for row in seen) > 5
    assert not any(row[1] for row in seen[-4:])
    assert {tuple(row[-2] for row in table[at : at + 2]) for at in range(0, len(table), 2)} == {ended.worth}


# Playing


@pytest.mark.parametrize(
    ("board", "seats"),
    [("standard", ("magnate", "balanced", "apprentice")), ("bohemia", ("balanced", "magnate")),
     ("moravia_silesia", ("magnate", "apprentice"))],
)  # fmt: skip
def test_whole_games_on_every_board(board: str, seats: tuple[str, ...]) -> None:
    game, ended = played(seats, 22, board, nodes=FEW)
    assert is_over(replay(game))
    assert ended.winners


def test_the_same_seed_and_nodes_give_the_same_game() -> None:
    first, again = (played(("magnate", "balanced"), 5, "moravia_silesia", nodes=FEW)[0] for _ in range(2))
    assert first == again


def test_it_has_the_network_of_the_package_and_the_budget_asked_for() -> None:
    found = bot_named("magnate", 77)
    assert isinstance(found, Magnate) and found.nodes == 77
    assert found.network is own_network()


@pytest.mark.full
def test_it_beats_two_engineers_more_often_than_its_share() -> None:
    """A third would be its share; measured with more games in docs/bots.md."""
    match = Match("standard", ("magnate", "engineer", "engineer"), 24, 70_000, 100)
    told = summary(list(simulate(match.tables())))
    assert told["bots"]["magnate"]["win_share"] > 0.4


@pytest.mark.parametrize("name", ["magnate@", "magnate@0", "magnate@many", "engineer@300"])
def test_a_budget_in_a_name_is_a_number_and_for_who_searches(name: str) -> None:
    found = bot_named("magnate@300", 5)
    assert isinstance(found, Magnate) and found.nodes == 300
    with pytest.raises(ValueError, match="takes a budget"):
        bot_named(name)


@pytest.mark.parametrize(("number", "is_asked"), [("5.1", True), ("8.2", False)])
def test_the_network_is_asked_but_in_the_last_rounds(number: str, is_asked: bool) -> None:
    """There what the Tycoon expects is nearer to the truth."""
    state = in_step(running("BCB", "c0:3 c1:3", "CC", treasury=400), "BCB", "trains", number=number)
    search = LearntSearch(state, 0, TYCOON, FEW, 1.0, own_network())
    expected = worths(search.players[0].forecasts(state))
    assert (search.valued(state) != expected) is is_asked


def test_a_single_scenario_is_believed_as_far_as_such_differences_usually_go() -> None:
    """One that sees an advantage of 200 K is not doubted wholly, many that agree hardly at all."""
    state = in_step(running("BCB", "c0:3", "CC"), "BCB", "trains", number="5.1")
    search = LearntSearch(state, 0, TYCOON, FEW, 1.0, own_network())
    assert search.error([200.0]) == USUAL_SPREAD
    assert search.error([200.0] * 10) < USUAL_SPREAD / 5
    assert search.error([0.0, 400.0]) > search.error([200.0, 200.0])
