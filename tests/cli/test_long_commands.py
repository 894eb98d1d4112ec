"""Long-running commands: progress, results kept after an interruption, and output files."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from cli.command import Command

import cz18
from cz18.bots import arena

GAMES = Path(__file__).parents[1] / "games"
ONE = GAMES / "dev-2p-01.json.gz"
SIMULATE = ("simulate", "--board", "moravia_silesia", "--seats", "balanced", "--players", 2)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short game in a file."""
    game = cz18.Session(["Anna", "Bedřich"], board="moravia_silesia", seed=1)
    while len(game) < 30:
        game.play(game.legal[0])
    game.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def stopped_after(count: int, real: Any) -> Any:
    """Wrap a generator function so that it is interrupted after some items."""

    def stopping(*arguments: Any, **named: Any) -> Iterator[Any]:
        for number, item in enumerate(real(*arguments, **named)):
            if number == count:
                raise KeyboardInterrupt
            yield item

    return stopping


# Stopped


def test_simulate_is_stopped(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The finished games are summarized and kept, and a message says so."""
    monkeypatch.setattr(arena, "simulate", stopped_after(2, arena.simulate))
    out = tmp_path / "results.jsonl"
    answered = command(*SIMULATE, "--games", 5, "--out", out)
    assert answered.code == 130 and "2 games" in answered.out
    assert f"18cz: stopped after 2 of 5; {out} contains the results so far" in answered.err
    assert len(out.read_text().splitlines()) == 2
    answered = command("--lang", "de", *SIMULATE, "--games", 5)
    assert answered.code == 130 and "angehalten nach 2 von 5" in answered.err
    monkeypatch.setattr(arena, "simulate", stopped_after(0, arena.simulate))
    answered = command(*SIMULATE, "--games", 5, "--out", tmp_path / "none.jsonl")
    assert (answered.code, answered.out) == (130, "") and not (tmp_path / "none.jsonl").exists()


def test_ctrl_c(tmp_path: Path) -> None:
    """A real SIGINT, with games in other processes: no traceback, and every line is a game."""
    out = tmp_path / "results.jsonl"
    arguments = [*map(str, SIMULATE), "--games", "400", "--jobs", "2", "--out", str(out)]
    command = [sys.executable, "-c", "from cz18.cli import main; main()", *arguments]
    # A shell starts background jobs with SIGINT ignored, which the command would inherit.
    listening = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, text=True, preexec_fn=listening) as running:  # type: ignore[call-overload]
        limit = time.monotonic() + 60
        while not (out.exists() and out.stat().st_size) and time.monotonic() < limit:
            time.sleep(0.05)
        os.kill(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 130 and "Traceback" not in said
    games = [json.loads(line) for line in out.read_text().splitlines()]
    assert f"stopped after {len(games)} of 400; {out} contains" in said and games


def test_ctrl_c_while_it_starts() -> None:
    """Ctrl-C while modules are imported, before the command runs, prints no traceback."""
    code = (
        "import sys, types\n"
        "class Interrupted(types.ModuleType):\n"
        "    def __getattr__(self, name): raise KeyboardInterrupt\n"
        "sys.modules['cz18.cli.app'] = Interrupted('app')\n"
        "from cz18.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code, "routes"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")


def test_dataset_is_stopped(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The part written so far is a valid data set."""
    dataset = import_module("cz18.research.dataset")
    monkeypatch.setattr(dataset, "played_records", stopped_after(1, dataset.played_records))
    folder = tmp_path / "data"
    answered = command("dataset", folder, *SIMULATE[1:], "--games", 3)
    assert answered.code == 130 and f"stopped after 1 of 3; {folder} contains the results so far" in answered.err
    assert import_module("pyarrow.parquet").read_table(folder / "games.parquet").num_rows == 1


def test_routes_are_stopped(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The runs found so far are shown."""
    routes = import_module("cz18.cli.commands.files.routes")
    monkeypatch.setattr(routes, "_every_run", stopped_after(2, routes._every_run))
    answered = command("routes", ONE, "--all", "--json")
    assert answered.code == 130 and len(answered.json) == 2 and "stopped after 2 of " in answered.err


def test_replay_is_stopped(command: Command, monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    """The games replayed so far have their lines."""
    replay = import_module("cz18.cli.commands.files.replay")
    real, calls = replay.read_json, []

    def read(path: Path) -> Any:
        calls.append(path)
        if len(calls) == 2:
            raise KeyboardInterrupt
        return real(path)

    monkeypatch.setattr(replay, "read_json", read)
    answered = command("replay", saved, saved, saved)
    assert answered.code == 130 and "stopped after 1 of 3" in answered.err
    assert answered.out.count("game.json: ") == 1


def test_train_is_stopped(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It says how to resume, leaves no empty file, and does not overwrite a network unasked."""

    def train(*arguments: Any, on_game: Any, **named: Any) -> None:
        on_game(0, 1)
        raise KeyboardInterrupt

    from cz18.bots.magnate import training

    monkeypatch.setattr("cz18.cli.commands.bots.train.find_spec", lambda name: object())
    monkeypatch.setattr(training, "train", train)
    monkeypatch.setattr("cz18.cli.text.answers.A_WHILE", 0.0)
    out = tmp_path / "my.net"
    answered = command("train", out, "--games", 20)
    assert answered.code == 130 and "1 of 40, " in answered.err
    assert (
        f"stopped; {tmp_path / 'my.positions'} contains the positions of the games played so far" in answered.err
    )
    assert not out.exists()
    out.write_bytes(b"a network")
    answered = command("train", out, "--games", 20)
    assert answered.code == 2 and f"{out} already exists; use --overwrite to replace it" in answered.err
    assert out.read_bytes() == b"a network"


# Progress


def test_long_commands_say_how_long_they_still_take(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, saved: Path
) -> None:
    """Without a terminal as lines, here after every item; `test_train_is_stopped` checks the training."""
    monkeypatch.setattr("cz18.cli.text.answers.A_WHILE", 0.0)
    calls: list[tuple[Any, ...]] = [
        (*SIMULATE, "--games", 2),
        ("dataset", tmp_path / "data", *SIMULATE[1:], "--games", 2),
        ("replay", saved, saved),
        ("routes", ONE, "--all"),
    ]
    for arguments in calls:
        assert re.match(r"1 of \d+, \d+:\d\d remaining\n", command(*arguments).err), arguments


# Existing files


@pytest.mark.parametrize("name", ["results.jsonl", "results.parquet"])
def test_results_are_added_or_replaced_on_demand(command: Command, tmp_path: Path, name: str) -> None:
    out = tmp_path / name

    def games() -> int:
        if out.suffix == ".parquet":
            return int(import_module("pyarrow.parquet").read_table(out).num_rows)
        return len(out.read_text().splitlines())

    arguments = (*SIMULATE, "--games", 1, "--out", out)
    assert command(*arguments, "--append").code == 0 and games() == 1
    kept = out.read_bytes()
    answered = command(*arguments)
    assert answered.code == 2 and out.read_bytes() == kept
    assert answered.err == f"18cz: {out} already exists; use --append to add to it, or --overwrite to replace it\n"
    assert command(*arguments, "--append").code == 0 and games() == 2
    assert command(*arguments, "--overwrite").code == 0 and games() == 1
    assert command(*arguments, "--overwrite", "--append").code == 2


# Standard output


def test_a_dash_is_standard_output(
    command: Command, saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """File content goes to standard output, messages go to standard error."""
    monkeypatch.chdir(tmp_path)
    traced = command("replay", saved, "--trace", "-")
    assert len([json.loads(line) for line in traced.out.splitlines()]) >= 30 and "30 actions" in traced.err
    results = command(*SIMULATE, "--games", 2, "--out", "-")
    assert [len(json.loads(line)["worth"]) for line in results.out.splitlines()] == [2, 2]
    assert "2 games" in results.err
    drawn = command("show", saved, "--svg", "-")
    assert drawn.out.startswith("<svg") and "Anna" in drawn.err
    exported = command("export", saved, "-", "--to", "save")
    assert cz18.Session.load(exported.out) == cz18.Session.load(saved) and "30 actions" in exported.err
    assert command("transcript", saved, "--out", "-").out == command("transcript", saved).out
    played = command("play", "--players", 3, "--save", "-", "--json")
    assert cz18.Session.load(played.out).over and json.loads(played.err)["actions"]
    assert {path.name for path in tmp_path.iterdir()} == {"game.json"}


@pytest.mark.parametrize("name", ["dataset", "train"])
def test_several_files_do_not_go_to_standard_output(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    """A folder called - would be a surprise."""
    monkeypatch.chdir(tmp_path)
    answered = command(name, "-")
    assert answered.code == 2 and "give a name instead of -" in answered.err
    assert not list(tmp_path.iterdir())


# Several files, and positions that do not exist


def test_several_games_are_replayed(command: Command, saved: Path, tmp_path: Path) -> None:
    """One line each; an invalid file does not stop the others; JSON has one line each, too."""
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    answered = command("replay", saved, wrong, ONE)
    assert answered.code == 2 and f"18cz: {wrong}: " in answered.err
    first, second, last = answered.out.splitlines()
    assert first.startswith(f"{saved}: Game not finished; worth after 30 actions: Anna ")
    assert second.startswith(f"{ONE}: Final scores, ") and last == "2 of 3 games replayed successfully"
    answered = command("replay", saved, wrong, "--json", "--departures")
    shown = [json.loads(line) for line in answered.out.splitlines()]
    assert [item["file"] for item in shown] == [str(saved), str(wrong)] and answered.code == 2
    assert shown[0]["departures"] == [] and "message" in shown[1]["error"]
    answered = command("replay", saved, ONE, "--trace", tmp_path / "trace.jsonl")
    assert answered.code == 2 and "only one game" in answered.err


@pytest.mark.parametrize("name", ["show", "routes"])
def test_a_position_after_the_end_is_refused(command: Command, saved: Path, name: str) -> None:
    answered = command(name, saved, "--at", 31)
    assert (answered.code, answered.out) == (2, "")
    assert answered.err == "18cz: --at 31 is beyond the last action of the game, 30\n"
    assert command(name, saved, "--at", 30).code == 0 and command(name, saved, "--at", 0).code == 0
    assert command(name, saved, "--at", 99999, "--json").json["error"]["field"] == "at"


# The shell


def test_a_shell_completes_commands() -> None:
    """The library's completion, under the name of the command."""
    code = "import sys; sys.argv[0] = '18cz'; from cz18.cli import main; main()"
    asked = {"_18CZ_COMPLETE": "complete_bash", "COMP_WORDS": "18cz sim", "COMP_CWORD": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **asked}, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["simulate"], done.stderr


def test_the_server_extra_has_what_the_command_needs() -> None:
    """`pip install '18cz[server]'` installs the packages of `18cz serve`."""
    import tomllib

    project = tomllib.loads((GAMES.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "18cz[cli]" in project["optional-dependencies"]["server"]
