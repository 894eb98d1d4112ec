"""The command as a whole: demonstration game, help, arguments, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cz18.interop.files import open_game
from cz18.rules.engine import is_over
from cz18.rules.game import replay
from tests.cli.command import Command

MAIN = "import sys; from cz18.cli import main; sys.argv[0] = '18cz'; main()"


def test_the_demonstration_is_a_whole_game(command: Command, tmp_path: Path) -> None:
    """`18cz play` plays to the end, prints the result, and saves the game on request."""
    path = tmp_path / "demo.json.gz"
    answered = command("play", "--save", path)
    assert answered.code == 0
    opened = open_game(path)
    assert is_over(replay(opened.game))
    result = command("replay", path, "--json").json["result"]
    assert all(name in answered.out and str(worth) in answered.out for name, worth in result.items())


def test_the_demonstration_is_repeatable(command: Command) -> None:
    """The same seed gives the same game, another seed a different one."""
    first = command("play", "--seed", 5, "--players", 3, "--json").json
    assert first == command("play", "--seed", 5, "--players", 3, "--json").json
    assert first != command("play", "--seed", 6, "--players", 3, "--json").json
    assert list(first) == ["seed", "actions", "result"]


@pytest.mark.parametrize(("board", "players"), [("bohemia", 2), ("moravia_silesia", 3), ("standard", 6)])
def test_every_board_can_be_demonstrated(command: Command, tmp_path: Path, board: str, players: int) -> None:
    """The saved game is over, on this board, with this number of players, and replays to the printed result."""
    path = tmp_path / "demo.json"
    answered = command("play", "--board", board, "--players", players, "--save", path, "--json")
    game = open_game(path).game
    assert (game.board, len(game.players)) == (board, players)
    assert is_over(replay(game))
    assert answered.json["actions"] == len(game.actions)
    assert answered.json["result"] == command("replay", path, "--json").json["result"]


def test_the_demonstration_with_a_log(command: Command) -> None:
    """--log prints the course of the game in sentences."""
    out = command("play", "--log").out
    assert "Stock round 1 begins." in out
    assert "The game is over" in out


@pytest.mark.parametrize(
    "arguments",
    [("play", "--players", "9"), ("play", "--players", "0"), ("play", "--players", "-3"),
     ("play", "--board", "moon"), ("play", "--seed", "-1"), ("play", "--seed", "99999999999999999999"),
     ("play", "--save", "/no/such/folder/x")],
    ids=str,
)  # fmt: skip
def test_wrong_arguments_of_the_demonstration(command: Command, arguments: tuple[str, ...]) -> None:
    answered = command(*arguments)
    assert answered.code == 2
    assert answered.err.startswith("18cz: ")
    assert command(*arguments, "--json").json["error"]["message"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("dance",), "'dance'"),
        (("show",), "'FILE'"),
        (("show", "--at"), "'--at'"),
        (("show", "a", "b"), ": b"),
        (("export", "a", "b"), "'--to'"),
        (("show", "a", "--colour"), "--colour"),
    ],
    ids=str,
)
def test_wrong_usage_is_named_and_ends_with_2(command: Command, arguments: tuple[str, ...], named: str) -> None:
    """Unknown commands and options, too few and too many arguments; as JSON with --json. Nothing else is printed."""
    answered = command(*arguments)
    assert (answered.code, answered.out) == (2, "")
    assert named in answered.err
    answered = command(*arguments, "--json")
    assert (answered.code, answered.err) == (2, "")
    assert list(answered.json) == ["error"]
    assert named in answered.json["error"]["message"]


def test_conformance_as_json(command: Command) -> None:
    """ids, covered, missing and not testable add up; the exit code is 1 if a rule is missing or unknown."""
    answered = command("conformance", "--json")
    answer = answered.json
    assert list(answer) == ["ids", "covered", "missing", "not_testable"]
    assert answer["ids"] == answer["covered"] + len(answer["missing"]) + len(answer["not_testable"])
    assert answered.code == (1 if answer["missing"] or "unknown rule" in answered.err else 0)


def run_main(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", MAIN, *arguments], capture_output=True, text=True, check=False, timeout=60
    )


def test_help_is_quick() -> None:
    """Help lists every command without importing what the commands need."""
    done = run_main("--help")
    assert done.returncode == 0
    assert all(name in done.stdout for name in ("play", "replay", "export", "show", "routes", "conformance"))
    script = (
        "import sys\nfrom cz18.cli.app import run\nrun(['--help'])\n"
        "print('LOADED', *[name for name in sys.modules if name.startswith('cz18.interop')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1].strip() == "LOADED"


def test_the_real_command_gives_its_exit_code(saved: Path, refused: Path) -> None:
    """0, 1 and 2, run as a process."""
    done = run_main("replay", str(saved), "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["finished"] is True
    assert done.stderr == ""
    assert run_main("replay", str(refused)).returncode == 1
    assert run_main("replay", "nothing.json").returncode == 2


def test_a_terminal_with_a_small_character_set() -> None:
    """A character that cannot be encoded is replaced by a question mark."""
    command = [sys.executable, "-m", "cz18", "play", "--players", "3", "--seed", "1"]
    few = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, text=True, env=few, check=False, timeout=60)
    assert done.returncode == 0 and "Bed?ich" in done.stdout, done.stderr


def test_a_closed_pipe() -> None:
    """`18cz play --log | head` ends quietly."""
    script = f'{sys.executable} -c "{MAIN}" play --log | head -n 2'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False, timeout=60)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 2
