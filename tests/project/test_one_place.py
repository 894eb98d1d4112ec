"""Each of these is computed in one place: reasons, previews, rounds, homes, the JSON of a position."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from rules.positions import about_to_run

from cz18.facts.companies import COMPANY
from cz18.facts.games import figures
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.maps import MAP_NAMES, load_map
from cz18.facts.trains import CARDS, TRAIN
from cz18.routes.route import Route
from cz18.routes.runs import ValuedRuns
from cz18.rules.company_turn.runs import value_of_runs

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cz18"
EXAMPLES = {"drawings.ts"}
"""A piece of the map, drawn for the ten-minute rules."""
PAGE = [
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and path.name not in EXAMPLES
]
FILES = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}


@cache
def tree_of(file: str) -> ast.Module:
    return ast.parse(FILES[file])


def calls(name: str) -> Iterator[str]:
    """The files that call this function."""
    for file in FILES:
        if name not in FILES[file]:
            continue
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield file


@cache
def texts_of(file: str) -> frozenset[str]:
    """The string constants in the code, without docstrings."""
    return frozenset(texts(tree_of(file)))


def texts(tree: ast.AST) -> Iterator[str]:
    shown = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in shown:
            yield node.value


def test_reasons_are_given_by_the_rules() -> None:
    """Only the rules create refusals, except for the server's refusals of a wrong seat and of a repeated offer."""
    elsewhere = {file for file in calls("Refusal") if not file.startswith("rules/")}
    assert elsewhere <= {"server/games/games.py"}
    assert sum(file == "server/games/games.py" for file in calls("Refusal")) == 2


def test_previews_are_worked_out_by_the_rules() -> None:
    """No package that displays outcomes values runs or applies actions by itself; they use `rules.asking`."""
    showing = [file for file in FILES if file.split("/")[0] in ("contract", "server", "cli")]
    values_runs = re.compile(r"cz18\.routes|best_runs|income_of|bulk")
    for file in showing:
        functions = [node for node in ast.walk(tree_of(file)) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            if "preview" in function.name:
                body = ast.unparse(function)
                assert not values_runs.search(body) and "apply" not in body, f"{file}: {function.name}"
    assert {file for file in FILES if "def outcome(" in FILES[file]} == {"rules/asking/outcome.py"}


def test_rounds_are_named_by_the_facts() -> None:
    """The names of rounds occur only in the data of `facts`; clients receive them."""
    boxes = [box for board in MAP_NAMES for box in figures(load_map(board).game).track]
    names = {box.name for box in boxes if " " in box.name}  # "End" is a key as well
    typed = {file for file in FILES for text in texts_of(file) if text in names}
    assert {file for file in typed if not file.startswith("facts/")} == set()
    assert {file for file in FILES if "def name(self)" in FILES[file] and "class Box" in FILES[file]} == {
        "facts/timeline.py"
    }
    pattern = re.compile("|".join(f'"{re.escape(name)}"' for name in sorted(names)))
    assert [path.name for path in PAGE if pattern.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("board", MAP_NAMES)
def test_homes_are_typed_in_the_facts(board: str) -> None:
    """No home hex occurs in the program or the page: homes come from the map of the game."""
    homes = {hex_ for hexes in load_map(board).homes.values() for hex_ in hexes}
    assert len(homes) > 5
    typed = {(file, text) for file in FILES for text in texts_of(file) if text in homes}
    assert {file for file, _ in typed if not file.startswith("facts/")} == set()
    pattern = re.compile("|".join(f'"{hex_}"' for hex_ in sorted(homes)))
    assert [path.name for path in PAGE if pattern.search(path.read_text(encoding="utf-8"))] == []


def test_positions_are_encoded_in_one_module() -> None:
    """One function encodes states for clients. (A save contains the state itself, field by field: `codec`.)"""

    def keys(node: ast.AST) -> set[str]:
        if isinstance(node, ast.Dict):
            return {key.value for key in node.keys if isinstance(key, ast.Constant)}
        if isinstance(node, ast.Call):
            return {word.arg for word in node.keywords if word.arg}
        return set()

    made = {
        file
        for file in FILES
        if all(key in FILES[file] for key in ("players", "companies", "decision", "trains"))
        for node in ast.walk(tree_of(file))
        if {"players", "companies", "decision", "trains"} <= keys(node)
    }
    assert made == {"contract/view.py", "interop/words/show.py"}
    show = FILES[
        "interop/words/show.py"
    ]  # for the command line, with names: derived from the contract's view, not from the state
    assert "contract_position(state" in show
    assert not re.search(r"\bstate\.(companies|stations|laid|pending|turn)\b", show)


def test_the_run_drawn_in_the_rules_earns_what_its_label_says() -> None:
    """Track, station, train and income of the example are a legal run of the rules (VIII.8)."""
    text = next((ROOT / "web" / "src").rglob("drawings.ts")).read_text(encoding="utf-8")
    tiles = {hex_: (tile, int(turn)) for hex_, tile, turn in re.findall(r'(\w+): \["(\w+)", (\d)\]', text)}
    station = re.search(r'STATION = \{ hex: "(\w+)", city: (\d), company: "(\w+)" \}', text)
    route = re.search(r'ROUTE = \{ train: "(.+?)", hexes: \[(.+?)\], income: (\d+) \}', text)
    assert tiles and station and route
    hex_, city, company = station.groups()
    face, hexes = route[1], re.findall(r"\w+", route[2])
    letter = next(card.letter for card in CARDS if face in [item.train for item in card.faces])
    state = about_to_run(company, f"{letter}0:{face}", tiles, f"{hex_}/{city}", letter)
    valued = value_of_runs(state, COMPANY[company].index, (Route(f"{letter}0", tuple(hexes)),))
    assert isinstance(valued, ValuedRuns), valued
    assert valued.total == int(route[3])


def test_the_page_names_no_train_company_or_local_railway() -> None:
    """What can be bought, started and run comes with the facts of the game."""
    trains = {name for name in TRAIN if not name.isdigit()}
    names = trains | set(COMPANY) | set(LOCAL_RAILWAY)
    assert len(names) > 40
    pattern = re.compile("[\"'`](" + "|".join(map(re.escape, sorted(names))) + ")[\"'`]")
    typed = [path for path in PAGE if path.name != "contract.ts"]  # generated; its examples name some
    assert [path.name for path in typed if pattern.search(path.read_text(encoding="utf-8"))] == []
