"""Text that the program composes follows the language: numbers, quotation marks, lists, fields, actions, bots."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cz18.cli.commands.files.replay import CIRCUMSTANCES
from cz18.cli.text.language import speak
from cz18.cli.text.words import say
from cz18.facts.maps import board_data
from cz18.interop.games_18xx import departures
from cz18.messages import languages
from cz18.messages.check import entries
from tests.cli.command import Command
from tests.interop import recorded


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak(None)


ARENA = ("simulate", "--seats", "apprentice,balanced,cz18.bots.strategies:APPRENTICE", "--games", 3)


@pytest.mark.parametrize(
    ("language", "figures", "bots"),
    [
        ("en", ("95%", "33.3%"), ("Apprentice", "balanced")),
        ("cs", ("95\u00a0%", "33,3\u00a0%"), ("Učeň", "vyvážený")),
        ("de", ("95\u00a0%", "33,3\u00a0%"), ("Lehrling", "ausgewogen")),
        ("pl", ("95%", "33,3%"), ("Uczeń", "zrównoważony")),
        ("zh", ("95%", "33.3%"), ("学徒", "均衡")),
    ],
)
def test_simulate_in_a_language(
    command: Command, language: str, figures: tuple[str, str], bots: tuple[str, str]
) -> None:
    """Percentages, decimals and our bots by name; a custom bot keeps its module and class."""
    out = command("--lang", language, *ARENA).out
    for text in (*figures, *bots, "cz18.bots.strategies:APPRENTICE"):
        assert text in out


def test_decimals_follow_the_language() -> None:
    """A shared win counts as half a game."""
    for language, wins in {"en": "1.5", "cs": "1,5", "de": "1,5", "pl": "1,5", "zh": "1.5"}.items():
        speak(language)
        assert wins in say("cli-simulate-seat", seat=1, wins=1.5, games=3, worth=100)


@pytest.mark.parametrize(
    ("language", "shown"),
    {"cs": "„atlantis“", "de": "„atlantis“", "pl": "„atlantis”", "zh": "“atlantis”", "en": "'atlantis'"}.items(),
)
def test_quotation_marks_of_the_language(command: Command, language: str, shown: str) -> None:
    """Around values in errors and around what the command-line library quotes."""
    assert shown in command("--lang", language, "play", "--board", "atlantis").err
    assert shown in command("--lang", language, "atlantis").err
    assert shown in command("--lang", language, "simulate", "--seats", "atlantis").err


def test_a_suggestion_is_a_sentence_of_its_own(command: Command) -> None:
    """There is a full stop before it, in Chinese a full-width one without a space."""
    assert "--jso. Nemyslíš „--json“" in command("--lang", "cs", "show", "a", "--jso").err
    assert "--jso。是否想输入“--json”、“--svg”？" in command("--lang", "zh", "show", "a", "--jso").err
    assert command("--lang", "zh", "show", "a", "--jso").err[:4] not in ("用法： ", "用法: ")


def test_chinese_lists_and_notes(command: Command, saved: Path) -> None:
    """Enumerations with 、, notes in full-width brackets, clauses with ，."""
    assert "EKJ、OFE、BCB" in command("--lang", "zh", "routes", saved, "--company", "XX").err
    board = command("--lang", "zh", "board", "show", "standard").out
    assert "德累斯顿（留给 Sx）" in board
    assert "家公司投入运营，铺设" in command("--lang", "zh", "play", "--seed", 7).out


def test_fields_in_errors(command: Command, tmp_path: Path) -> None:
    """The most common fields have a word in the language, the others quotation marks."""
    assert "hráči: povolený počet hráčů" in command("--lang", "cs", "play", "--players", 9).err
    file = tmp_path / "board.json"
    file.write_text(json.dumps({**board_data("standard"), "title": 3}), encoding="utf-8")
    assert "„board.title“: " in command("--lang", "de", "board", "check", file).err
    file.write_text(json.dumps({**board_data("bohemia"), "players": [5]}), encoding="utf-8")
    assert "bohemia: povolený počet hráčů je 2\n" in command("--lang", "cs", "board", "check", file).err


@pytest.mark.parametrize(
    ("language", "shown"), {"en": "in notation: ", "cs": "v zápisu: ", "zh": "行动记法："}.items()
)
def test_the_action_of_a_refusal_is_called_notation(
    command: Command, refused: Path, language: str, shown: str
) -> None:
    """The notation is the same in every language, and the line says what it is."""
    assert shown in command("--lang", language, "replay", refused).err.splitlines()[1]


@pytest.mark.parametrize("language", languages())
def test_help_says_what_is_always_in_english(command: Command, language: str) -> None:
    """Transcripts, settings and the checklist of rules."""
    speak(language)
    note = say("cli-english-output")
    speak(None)
    for name in ("transcript", "settings", "conformance"):
        out = " ".join(command("--lang", language, name, "--help").out.split())
        assert note.replace(" ", "") in out.replace(" ", ""), name
    assert note not in command("--lang", language, "show", "--help").out


@pytest.mark.parametrize("name", recorded.NAMES[:3])
def test_departures_are_described_in_the_language(command: Command, tmp_path: Path, name: str) -> None:
    """Each has a sentence, with no argument or key left over; the code stays for programs."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(recorded.game(name)), encoding="utf-8")
    out = command("--lang", "pl", "replay", path, "--departures").out
    codes = {item["code"] for item in command("replay", path, "--departures", "--json").json["departures"]}
    assert codes and all(code in out for code in codes)
    for line in out.splitlines():
        cells = [cell.strip() for cell in line.split("│")]
        if len(cells) == 6 and cells[4] in codes:
            assert cells[3] and cells[3] not in (cells[4], f"refusal-{cells[4]}") and "{" not in cells[3]


def test_every_circumstance_has_a_sentence() -> None:
    """Departures that are no refusals are all in the table of the command."""
    source = inspect.getsource(departures)
    codes = set(re.findall(r'"[IVX.]+[\d.]*", "(\w+)"', source))
    assert set(CIRCUMSTANCES) <= codes
    known = entries("en")
    assert all(code in CIRCUMSTANCES or f"refusal-{code}" in known for code in codes)
    assert set(CIRCUMSTANCES.values()) <= known.keys()
