"""The examples run: every script at a small size, and every cell of the notebook."""

from __future__ import annotations

import ast
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cz18 import Session
from cz18.bots.roster import STRENGTHS

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = Path(__file__).parents[1] / "games"

SCRIPTS = {
    "bot_game": ["--bots", "apprentice,balanced", "--board", "moravia_silesia"],
    "search": ["--actions", "2", "--start", "100"],
    "json_lines": ["--file", "game.jsonl", "--actions", "60"],
    "second_opinion": ["--bots", "apprentice,builder", "--board", "moravia_silesia"],
    "random_game": ["--board", "moravia_silesia", "--players", "3", "--seed", "4"],
    "own_bot": ["--games", "1"],
    "tournament": ["--games", "2", "--seats", "apprentice,builder", "--board", "bohemia"],
    "exact_routes": [],
    "missed_incomes": [str(GAMES / "dev-3p-01.json.gz")],
    "train_agent": ["--games", "100", "--processes", "0"],
    "train_ppo": [],
    "drive_server": ["--decisions", "3"],
    "draw_board": ["--actions", "80", "--out", "board.svg"],
}  # fmt: skip


def ran(name: str, arguments: list[str]) -> Any:
    """The return value of an example's `main`."""
    return import_module(f"examples.{name}").main(arguments)


def test_every_example_is_tested() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(SCRIPTS)


@pytest.mark.parametrize("name", SCRIPTS)
def test_each_example_is_short_and_documents_its_call(name: str) -> None:
    source = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    assert f"python examples/{name}.py" in (ast.get_docstring(ast.parse(source)) or "")
    assert len(source.splitlines()) <= 160


def test_random_game() -> None:
    result = ran("random_game", SCRIPTS["random_game"])
    assert list(result.values()) == sorted(result.values(), reverse=True) and len(result) == 3


def test_bot_game() -> None:
    result = ran("bot_game", SCRIPTS["bot_game"])
    assert list(result.values()) == sorted(result.values(), reverse=True)
    assert set(result) == {"apprentice 0", "balanced 1"}


def test_search() -> None:
    assert len(ran("search", SCRIPTS["search"])) == 2


def test_json_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(ran("json_lines", SCRIPTS["json_lines"])) == 60
    assert len((tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()) == 60


def test_second_opinion() -> None:
    agreed, asked = ran("second_opinion", SCRIPTS["second_opinion"])
    assert 0 < agreed < asked


def test_own_bot() -> None:
    """It registers its bot; the built-in ones are unchanged."""
    assert ran("own_bot", SCRIPTS["own_bot"])["bots"]["greedy"]["games"] == 1
    assert "greedy" not in STRENGTHS


def test_tournament() -> None:
    reported = ran("tournament", SCRIPTS["tournament"])
    assert reported["games"] == 2 and set(reported["bots"]) == {"apprentice", "builder"}


def test_exact_routes() -> None:
    """A city of 30, a town of 10 and a city of 20: no second route, because the track is used up."""
    assert ran("exact_routes", SCRIPTS["exact_routes"]) == 60


def test_missed_incomes(capsys: pytest.CaptureFixture[str]) -> None:
    """It counts the same runs as `18cz routes --all`."""
    from cz18.cli.app import run

    missed = ran("missed_incomes", SCRIPTS["missed_incomes"])
    capsys.readouterr()
    assert run(["routes", SCRIPTS["missed_incomes"][0], "--all", "--profile", "18xx.games", "--json"]) == 0
    answers = json.loads(capsys.readouterr().out)
    runs = answers if isinstance(answers, list) else answers["runs"]
    assert missed == sum(each["best"] - each["claimed"] for each in runs) > 0


def test_draw_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "<svg" in ran("draw_board", SCRIPTS["draw_board"]).read_text(encoding="utf-8")


def test_drive_server() -> None:
    assert [player["name"] for player in ran("drive_server", SCRIPTS["drive_server"])] == ["Script", "Ben", "Cyd"]


def test_train_agent_beats_random_play() -> None:
    """After 960 games of self-play the whole interval of its win share lies above the expected share."""
    answer = ran("train_agent", SCRIPTS["train_agent"])
    assert answer.games == 100 and answer.is_better, answer


@pytest.mark.full
def test_train_agent_runs_as_documented() -> None:
    """Without arguments, and with other seeds: each agent is better than random play."""
    for seed in (1, 2, 3):
        answer = ran("train_agent", ["--seed", str(seed)])
        assert answer.games == 150 and answer.is_better, (seed, answer)


@pytest.mark.full
def test_train_agent_is_repeatable() -> None:
    """Weights follow the rewards, reproducibly, also with several processes."""
    import numpy as np

    from examples.train_agent import train

    once, again = (train("moravia_silesia", 2, 2, 4, processes, seed=3) for processes in (0, 2))
    assert (once == again).all() and np.abs(once).max() > 0.1


@pytest.mark.full
def test_train_ppo_beats_random_play() -> None:
    """After two minutes of training the whole interval of its wins lies above par. Needs PyTorch."""
    answers = ran("train_ppo", SCRIPTS["train_ppo"])
    assert answers["agent"].is_better and not answers["random"].is_better, answers


def test_the_notebook() -> None:
    """Every cell runs in order, and one of them shows a result."""
    notebook = json.loads((EXAMPLES / "first_look.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    shown = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            *body, last = ast.parse("".join(cell["source"])).body
            exec(compile(ast.Module(body, []), "cell", "exec"), names)
            assert isinstance(last, ast.Expr)
            shown.append(eval(compile(ast.Expression(last.value), "cell", "eval"), names))
    assert isinstance(shown[0], Session) and "<svg" in shown[0]._repr_html_()
    assert all(each for each in shown[1:])
