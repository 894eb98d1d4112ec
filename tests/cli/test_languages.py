"""The command line in every language: help, errors, refusals, results, and `18cz languages`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from cz18.cli.app import app
from cz18.cli.text.language import asked_for, speak
from cz18.cli.text.translated_errors import MISTAKES
from cz18.cli.text.words import decimal, percent
from cz18.facts.maps import board_data
from cz18.interop.formats.save import save_game
from cz18.interop.words.wording import sentence, text
from cz18.messages import languages
from cz18.messages.check import entries
from cz18.rules.game import Game
from tests.cli.command import Command
from tests.interop import recorded
from tests.interop.played import a_game
from tests.messages.left_over import english_in

OTHERS = [name for name in languages() if name != "en"]
LIBRARY = re.compile(
    r"\b(Usage|Options|Arguments|Commands|Error|Try|for help|No such|Missing|Invalid|Input should|Choose)\b"
)
"""Words of the command-line library."""


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak(None)


def commands(command: Any, *path: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *path, name)


TREE = list(commands(get_command(app)))


@pytest.mark.parametrize("language", languages())
def test_help_is_in_the_language(command: Command, language: str, full_run: bool) -> None:
    """Help of the program, of a group and of a command; only English contains the library's own words."""
    for path in [path for path, _ in TREE] if full_run else ((), ("admin",), ("admin", "ban"), ("show",)):
        answered = command("--lang", language, *path, "--help")
        assert answered.code == 0, path
        assert answered.err == ""
        if language != "en":
            assert LIBRARY.findall(answered.out) == [], path


def test_every_option_has_a_help_text_and_no_help_text_is_unused() -> None:
    """Help texts are looked up by command and option name: each has one, and each message belongs to one."""
    known = {name for name in entries("en") if re.match(r"cli-(help|option|metavar)\b", name)}
    used = {"cli-help"}
    for path, command in TREE:
        used.add("-".join(("cli-help", *path)))
        for param in command.params:
            own = "-".join(("cli-help", *path, param.name))
            used.add(own if own in known else f"cli-option-{param.name}")
            if param.metavar is not None:
                name = "FILES" if param.metavar == "[FILE]..." else param.metavar.replace(".", "_")
                used.add(f"cli-metavar-{name}")
    assert known == used


WRONG = [
    ("dance",),
    ("sho",),
    ("show",),
    ("show", "--at"),
    ("show", "a", "b"),
    ("export", "a", "b"),
    ("show", "a", "--colour"),
    ("show", "a", "--jso"),
    ("show", "a", "--at", "x"),
    ("show", "a", "--at", "-1"),
    ("serve", "--port", "99999"),
    ("admin", "expire", "--days", "x"),
    ("routes", "a", "--profile", "z"),
    ("show", "a", "--json=1"),
]


@pytest.mark.parametrize(("arguments", "language"), zip(WRONG, cycle(OTHERS), strict=False), ids=str)
def test_usage_errors_are_in_the_language(command: Command, language: str, arguments: tuple[str, ...]) -> None:
    """Every error of the library about wrong arguments is translated; each is tried in one language."""
    answered = command("--lang", language, *arguments)
    assert answered.code == 2
    assert LIBRARY.findall(answered.err) == []
    assert command("--lang", language, *arguments, "--json").json["error"]["message"]


def test_the_usage_errors_of_the_library_are_unchanged(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's sentences are the ones we replace; a new version may change them."""
    monkeypatch.setattr("cz18.cli.app.mistake", str)
    reported = " ".join(re.sub(r"[│\s]+", " ", command("--lang", "en", *arguments).err) for arguments in WRONG)
    reported += re.sub(r"[│\s]+", " ", command("--lang", "en", "admin", "nothing").err)
    for pattern in MISTAKES:
        if pattern != r"Missing command\.":  # our groups show their help instead
            assert re.search(pattern, reported), pattern


def test_english_usage_errors_are_ours(command: Command) -> None:
    """The library's technical sentences do not appear in English either."""
    reported = " ".join(command("--lang", "en", *arguments).err for arguments in WRONG)
    assert "Input should" not in reported and "argument(s)" not in reported


def test_unusable_files(command: Command, tmp_path: Path) -> None:
    """The error about a file is translated; quoted content is not."""
    damaged, other, folder = tmp_path / "damaged.gz", tmp_path / "other.json", tmp_path
    damaged.write_bytes(b"\x1f\x8b nothing")
    other.write_text("{}")
    reported = {
        tmp_path / "none.json": "takový soubor nebo složka neexistuje",
        folder: "to je složka",
        damaged: "soubor gzip je poškozený",
        other: "ani uložená hra",
    }
    for path, words in reported.items():
        answered = command("--lang", "cs", "replay", path)
        assert answered.code == 2
        assert words in answered.err
    other.write_text("[")
    assert "není JSON" in command("--lang", "cs", "replay", other).err
    assert (
        "povolený počet hráčů na plánu standard je 3–6, ne 9"
        in command("--lang", "cs", "play", "--players", 9).err
    )


@pytest.mark.parametrize("language", OTHERS)
def test_files_of_other_programs_and_versions(
    command: Command, language: str, game: Game, saved: Path, refused: Path, tmp_path: Path
) -> None:
    """Errors about the content of a file are translated; names of fields and types are not."""
    save = json.loads(save_game(game))
    site = recorded.game(recorded.NAMES[0])
    first = site["actions"][0]
    wrong = {
        "newer": {**save, "version": 99},
        "rules": {**save, "rules": "99"},
        "missing": {name: value for name, value in save.items() if name != "seed"},
        "more": {**save, "xyz": 1},
        "shape": {**save, "players": 3},
        "action": {**save, "actions": [{"type": "Dance"}]},
        "other": {"title": "1830", "players": [{"name": "Ada", "id": 1}], "actions": []},
        "nan": float("nan"),
        "board": {**save, "board": "atlantis"},
        "too many": {**save, "players": [*"abcdefghi"]},
        "field": {**save, "actions": [{**save["actions"][0], "player": None}]},
        "no players": {**site, "players": []},
        "seed": {**site, "settings": {"seed": "x"}},
        "who": {**site, "actions": [{**first, "entity": "qwerty"}]},
        "what": {**site, "actions": [{**first, "company": "Q9"}]},
        "price": {**site, "actions": [{**first, "price": 1}]},
        "kind": {**site, "actions": [{**first, "type": "dance"}]},
    }
    names = {*save, *site, *first, "type", "player", "dance", "title", "settings", "optional", "company"}
    for name, content in wrong.items():
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps(content))
        answered = command("--lang", language, "replay", file)
        assert answered.code != 0, name
        assert not english_in(answered.err.replace(str(file), ""), language) - names, (name, answered.err)
    reported = command("--lang", language, "replay", refused).err
    assert not english_in(reported.splitlines()[0].replace(str(refused), ""), language), reported
    for arguments in (("show", saved, "--at", 300), ("replay", saved), ("play", "--seed", 7)):
        out = command("--lang", language, *arguments).out
        assert not (left := english_in(out, language)), (arguments, left)


@pytest.mark.parametrize("language", languages())
def test_a_game_is_described_in_the_language(command: Command, language: str, saved: Path, refused: Path) -> None:
    """replay, show, routes and a refusal, each in the words of the language."""
    reckoning = {"cs": "vyúčtování", "de": "Abrechnung", "en": "scores", "pl": "Wynik końcowy", "zh": "最终结果"}
    director = {"cs": "ředitel", "de": "Direktor", "en": "Director", "pl": "dyrektor", "zh": "总裁"}
    assert reckoning[language] in command("--lang", language, "replay", saved).out
    shown = command("--lang", language, "show", saved, "--at", 300)
    assert shown.code == 0
    assert director[language] in shown.out
    answered = command("--lang", language, "replay", refused)
    assert answered.code == 1
    assert ("was refused" in answered.err) == (language == "en")
    assert "{" not in answered.err


@pytest.mark.parametrize("language", OTHERS)
def test_the_demonstration_in_a_language(command: Command, language: str) -> None:
    """The course of a whole game and its tables."""
    out = command("--lang", language, "play", "--log", "--seed", 7).out
    assert len(out.splitlines()) > 500
    assert not re.search(r"\b(begins|passes|buys|receives|round|share|train)\b", out)


def test_the_environment_sets_the_language(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """LC_ALL before LANG, --lang before both; an unavailable language gives English."""
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "Použití" in command("--help").out
    assert "Użycie" in command("--lang=pl", "--help").out
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    assert "Usage" in command("--help").out
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "pl_PL")
    assert "Użycie" in command("--help").out


def test_an_unknown_language(command: Command) -> None:
    """The message names it and lists the available languages; nothing else happens."""
    answered = command("--lang", "xx", "play")
    assert answered.code == 2
    assert "xx" in answered.err and all(name in answered.err for name in languages())
    assert answered.out == ""


def test_the_option_precedes_the_command() -> None:
    """Options after a command belong to the command."""
    assert asked_for(["--lang", "cs", "show"]) == "cs"
    assert asked_for(["--lang=cs"]) == "cs"
    assert asked_for(["show", "--lang", "cs"]) is None
    assert asked_for(["--lang"]) is None


def test_numbers_are_written_as_in_the_language() -> None:
    speak("cs")
    assert (decimal(1234.5, 2), percent(0.125)) == ("1234,50", "12,5\u00a0%")
    speak("en")
    assert (decimal(1234.5, 2), percent(0.125)) == ("1234.50", "12.5%")


def test_json_does_not_depend_on_the_language(command: Command, saved: Path) -> None:
    """Programs read the same JSON in every language."""
    english = command("--lang", "en", "routes", saved, "--at", 300, "--json").json
    czech = command("--lang", "cs", "routes", saved, "--at", 300, "--json").json
    assert [{**one, "ms": 0} for one in english] == [{**one, "ms": 0} for one in czech]


def test_the_languages_are_listed_and_checked(command: Command) -> None:
    """`18cz languages` lists them; --check finds and reports no error."""
    assert [line.split()[0] for line in command("languages").out.splitlines()] == list(languages())
    answered = command("languages", "--check", "--json")
    assert answered.json["faults"] == []
    assert answered.code == 0


@pytest.mark.parametrize("language", OTHERS)
def test_the_reconstruction_note_is_in_the_language(command: Command, language: str, tmp_path: Path) -> None:
    """The text about the reconstructed board, and the lists of known facts."""
    saved = tmp_path / "game.json"
    saved.write_text(save_game(a_game("moravia_silesia", 3)[0]._replace(actions=())), encoding="utf-8")
    for arguments in (("show", saved), ("board", "show", "moravia_silesia")):
        out = command("--lang", language, *arguments).out
        assert not (left := english_in(out, language)), (arguments, left)


@pytest.mark.parametrize(("language", "name"), {"cs": "Václav", "de": "Vaclav", "zh": "瓦茨拉夫"}.items())
def test_vaclavs_name_is_translated(command: Command, language: str, name: str, tmp_path: Path) -> None:
    """As Director in `show`; in JSON his name is the same in every language."""
    saved = tmp_path / "game.json"
    saved.write_text(save_game(a_game("bohemia", 2)[0]._replace(actions=())), encoding="utf-8")
    assert name in command("--lang", language, "show", saved).out
    asked = [command("--lang", each, "show", saved, "--json").json["companies"] for each in ("en", language)]
    assert asked[0] == asked[1]


def test_notes_are_in_the_language(command: Command, tmp_path: Path) -> None:
    """A note about a file: here that it contains another result."""
    file = dict(recorded.game(recorded.NAMES[0]))
    file["status"], file["result"] = "finished", {str(player["id"]): 1 for player in file["players"]}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    reported = command("--lang", "pl", "replay", path).err
    assert "inny wynik" in reported and not english_in(reported, "pl") - {
        "player"
    }  # by their names in that language


@pytest.mark.parametrize("language", OTHERS)
def test_wrong_boards(command: Command, language: str, tmp_path: Path) -> None:
    """Errors of `board check`, with hex and field."""
    board = board_data("moravia_silesia")
    wrong = [
        {**board, "game": "x"},
        {**board, "hexes": []},
        {**board, "title": 3},
        {**board, "homes": {**board["homes"], "Sx": ["C17"]}},
        {**board, "hexes": [{**board["hexes"][0], "neighbours": ["Z9"] * 6}, *board["hexes"][1:]]},
        {**board, "papers": board["papers"][:3]},
    ]
    names = {
        *board,
        *board["hexes"][0],
        "board",
        "standard",
        "bohemia",
        "moravia",
        "silesia",
        "string",
        "home",
        "of",
    }
    for number, content in enumerate(wrong):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(content), encoding="utf-8")
        answered = command("--lang", language, "board", "check", file)
        assert answered.code == 2
        assert not english_in(answered.err, language) - names, answered.err


@pytest.mark.parametrize(
    ("wish", "said"),
    {"CS": "Použití", "de-AT": "Aufruf", "zh_TW": "用法", "cs_CZ.UTF-8": "Použití", "pl@euro": "Użycie"}.items(),
)
def test_a_language_by_any_of_its_names(command: Command, wish: str, said: str) -> None:
    """As terminals and browsers write it."""
    assert said in command("--lang", wish, "--help").out


@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_off_and_types_are_in_the_language(command: Command, language: str) -> None:
    """Chinese has no spaces for line breaks; flags take no value, and value types are named in the language."""
    for path in (("train",), ("simulate",), ("serve",), ("dataset",)):
        out = command("--lang", language, *path, "--help").out
        assert "…" not in out and "None" not in out
        assert not re.findall(r"<(?:bool|int|str|float|list)\b", out)


def test_a_number_and_its_unit_stay_together(command: Command, saved: Path) -> None:
    """By a no-break space, and before a percent sign according to the language."""
    assert "\u00a0K" in sentence({"type": "BidMade", "player": 0, "amount": 20}, "cs", names=["Ada"])
    for language, written in {
        "en": "60%",
        "zh": "60%",
        "cs": "60\u00a0%",
        "de": "60\u00a0%",
        "pl": "60%",
    }.items():
        assert text("percent", language, value=60) == written


@pytest.mark.parametrize("language", OTHERS)
def test_a_boards_contents_are_counted_and_listed(command: Command, language: str) -> None:
    """A number for each kind of hex, and the numbers of players, joined with one `or`."""
    head = command("--lang", language, "board", "show", "standard").out.splitlines()[0]
    either = {"cs": "3, 4, 5 nebo 6", "de": "3, 4, 5 oder 6", "pl": "3, 4, 5 lub 6", "zh": "3、4、5 或 6"}
    assert either[language] in head
    assert not re.search(r"\d (?:město|Stadt|miasto)\b", head)


def test_proof_sheets(command: Command, tmp_path: Path) -> None:
    """Printed, written to a file or to standard output, or as JSON; an unknown language is an error."""
    printed = command("languages", "--proof", "cs")
    assert printed.code == 0 and "===== cs/events.ftl =====" in printed.out and "    cs  " in printed.out
    assert command("languages", "--proof", "cs", "--out", "-").out == printed.out
    file = tmp_path / "proof.txt"
    written = command("--lang", "cs", "languages", "--proof", "cs_CZ", "--out", file)
    assert file.read_text(encoding="utf-8") == printed.out and str(file) in written.out
    reported = command("languages", "--proof", "zh", "--json").json
    assert {item["name"] for item in reported} >= set(entries("zh")) and reported[0]["cases"][0]["english"]
    unknown = command("languages", "--proof", "xx")
    assert unknown.code == 2 and "xx" in unknown.err and unknown.out == ""
    assert command("languages", "--proof", "cs", "--out", tmp_path / "nowhere" / "x").code == 2
