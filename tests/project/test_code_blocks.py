"""Every code block of the documents works: Python runs, and commands exist and run if they terminate."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from project.pages import BLOCKS, PAGES, ROOT, TUTORIALS, Block, blocks_of
from server.helpers import process

import cz18
from cz18.cli.app import app, run
from cz18.server.storage.store import open_store

LANGUAGES = {"python", "sh", "toml", "json", "text"}
ADDRESS = "http://127.0.0.1:1818"
"""The server address used in the documents; the tests start a server and replace it."""

LEFT_OUT = {
    "18cz serve": "goes on until it is stopped; tests/release starts it from a wheel",
    "18cz simulate": "hundreds of games; tests/cli plays some",
    "18cz review": "minutes of playouts; tests/cli reviews without them",
    "18cz train": "thousands of games; tests/bots trains with few",
    "18cz dataset": "a thousand games, and files of one's own; tests/research writes some",
    "18cz backup move.gz --database /var/lib": "the folder of a service",
    "18cz restore move.gz --database postgresql": "a PostgreSQL of a club; tests/server restores into one",
}
"""Commands that are checked but not run, with the reason."""


PYTHON = [block for block in BLOCKS if block.language == "python" and "/tutorials/" not in block.page]
SHELL = [block for block in BLOCKS if block.language == "sh"]


def commands_of(block: Block) -> list[list[str]]:
    """The words of each line that calls our command."""
    lines = [shlex.split(line, comments=True) for line in block.text.splitlines()]
    return [["18cz", *words[1:]] for words in lines if words and words[0].rpartition("/")[2] == "18cz"]


COMMANDS = [pytest.param(words, id=shlex.join(words)) for block in SHELL for words in commands_of(block)]


def test_every_code_block_names_its_language() -> None:
    """Blocks in another language, or in none, would not be checked; directives of the site have braces."""
    assert len(PYTHON) > 8 and len(SHELL) > 8
    assert [block for block in BLOCKS if block.language not in LANGUAGES and block.language[:1] != "{"] == []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"^    (18cz|python3?|pip|sudo|docker) ", text, re.M), page.name


@pytest.mark.parametrize("page", ["README.md", "docs/package.md"])
def test_a_loop_with_bots_is_shown(page: str) -> None:
    """The loop that everyone writes first, in a few lines; `test_python_runs` runs it."""
    loops = [block.text for block in PYTHON if block.page == page and "cz18.bot(" in block.text]
    assert any("while not cz18.is_over(state):" in loop and len(loop.splitlines()) < 10 for loop in loops)


@pytest.mark.parametrize(
    "block",
    [
        pytest.param(block, id=str(block), marks=pytest.mark.full if "sb3_contrib" in block.text else ())
        for block in PYTHON
    ],
)
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a separate process, so that it needs no import of another block; with a server if it uses one.

    Blocks of `cz18.research`, whose packages take seconds to import, and translated pages run in this process. What
    needs PyTorch runs only in a full run.
    """
    monkeypatch.chdir(tmp_path)
    with contextlib.ExitStack() as stack:
        text = block.text
        if ADDRESS in text:
            served = stack.enter_context(process(str(tmp_path / "games.db")))
            text = text.replace(ADDRESS, served.url)
        if "cz18.research" in text or block.page.startswith("docs/readme/"):
            stack.enter_context(contextlib.redirect_stdout(io.StringIO()))
            exec(compile(text, str(block), "exec"), {"__name__": "example"})
        else:
            done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr


RUN_IN_TURN = """
import contextlib, io, json, sys
names, written = {"__name__": "tutorial"}, []
for number, block in enumerate(json.load(sys.stdin), start=1):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(block, f"block {number}", "exec"), names)
    written.append(out.getvalue())
print(json.dumps(written))
"""


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=pytest.mark.full if "sb3_contrib" in path.read_text() else ())
        for path in TUTORIALS
    ],
)
def test_tutorials_print_what_they_show(path: Path, tmp_path: Path) -> None:
    """The Python blocks of a tutorial continue each other. A text block shows the output of the block before it; `...`
    stands for omitted lines."""
    blocks = [block for block in blocks_of(path) if block.language in {"python", "text"}]
    code = [block.text for block in blocks if block.language == "python"]
    done = subprocess.run(
        [sys.executable, "-c", RUN_IN_TURN], input=json.dumps(code), cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    written = iter(json.loads(done.stdout.splitlines()[-1]))
    last = ""
    for block in blocks:
        if block.language == "python":
            last = next(written)
        else:
            shown = ".*".join(re.escape(part) for part in block.text.split("...\n"))
            assert re.fullmatch(shown, last, re.S), (block.text, last)


@pytest.mark.parametrize("block", SHELL, ids=str)
def test_shell_blocks_parse(block: Block) -> None:
    """A shell understands every block."""
    done = subprocess.run(["sh", "-n"], input=block.text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"^make ([a-z-]+)", block.text, re.M)) <= targets


@pytest.mark.parametrize("words", COMMANDS)
def test_commands_exist(words: list[str]) -> None:
    """Each of our commands exists and has the given options."""
    command = typer.main.get_command(app)
    rest = words[1:]
    if rest[0] == "--lang":
        rest = rest[2:]
    while hasattr(command, "commands"):
        assert rest[0] in command.commands, words
        command, rest = command.commands[rest[0]], rest[1:]
    known = {name for each in command.params for name in each.opts}
    assert {word for word in rest if word.startswith("--")} <= known


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game in a file, and a database of a server."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("CZ18_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("CZ18_DATABASE", str(tmp_path / "games.db"))
    open_store(f"sqlite:///{tmp_path / 'games.db'}").upgrade()
    game = cz18.Session(["Anna", "Bedřich", "Cyril"], seed=1869)
    while len(game) < 150:
        game.play(game.legal[len(game) % len(game.legal)])
    game.save("game.json")
    return tmp_path


def test_commands_run(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the order of the documents, except those listed with a reason."""
    left_out = set()
    for parameter in COMMANDS:
        words = parameter.values[0]
        reason = next((start for start in LEFT_OUT if shlex.join(words).startswith(start)), None)
        if reason:
            left_out.add(reason)
        else:
            assert run(words[1:]) == 0, (words, capsys.readouterr())
    assert left_out == LEFT_OUT.keys()


def test_commands_named_in_passing_exist() -> None:
    """`18cz replay FILE` within a sentence or a table."""
    names = set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]
    for page in PAGES:
        for name in re.findall(r"`18cz ([a-z][a-z-]*)", page.read_text(encoding="utf-8")):
            assert name in names, (page.name, name)
