"""The public API of `import cz18`: a list, typed, documented, and sufficient for a first loop."""

from __future__ import annotations

import doctest
import os
import random
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import assert_type

import pytest

import cz18
from cz18.messages import catalogue
from cz18.rules import engine
from cz18.rules.actions import OfferForTrain, Pass, PriceRange
from cz18.rules.asking.prices import range_of
from cz18.rules.state import Step

ROOT = Path(__file__).parents[2]
TABLES = [("standard", 3), ("standard", 6), ("bohemia", 2), ("moravia_silesia", 2), ("moravia_silesia", 3)]
NAMES = ("Anna", "Bedřich", "Cyril", "Dana", "Emil", "Františka")
WITH_EXAMPLES = (
    "cz18", "cz18.actions", "cz18.events", "cz18.functions", "cz18.session", "cz18.interop.formats.codec",
    "cz18.interop.words.notation", "cz18.interop.words.wording", "cz18.rules.asking.prices",
    "cz18.rules.asking.train_clock", "cz18.rules.setup", "cz18.bots", "cz18.bots.base",
)  # fmt: skip


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_basic_loop_plays_a_whole_game(board: str, players: int) -> None:
    """Any listed action can be applied, to the end of a game, with `import cz18` alone."""
    rng = random.Random(players)
    state = cz18.new_game(NAMES[:players], board=board, seed=players)
    while not cz18.is_over(state):
        state, _ = cz18.apply(state, rng.choice(cz18.legal_actions(state)))
    assert sorted(seat for _, seat in cz18.ranking(state)) == list(range(players))


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_listed_action_can_be_applied(board: str, players: int) -> None:
    """The list has no ranges, and `check` accepts each action; with `ranges` it is the engine's list."""
    rng = random.Random(7)
    state = cz18.new_game(NAMES[:players], board=board, seed=7)
    free = 0
    for _ in range(150):
        if cz18.is_over(state):
            break
        listed, ranged = cz18.legal_actions(state), cz18.legal_actions(state, ranges=True)
        assert ranged == engine.action_ranges(state)
        assert len(set(listed)) == len(listed)
        assert {type(action) for action in listed} == {type(action) for action in ranged}
        assert all(range_of(action) is None for action in listed)
        drawn = cz18.concrete(ranged, rng)
        free += len(listed) - len(ranged)
        for action in (*rng.sample(listed, min(len(listed), 12)), rng.choice(drawn)):
            assert cz18.check(state, action) is None
        state, _ = cz18.apply(state, rng.choice(drawn))
    assert free or board == "standard"


def test_a_free_price_is_set_within_its_range() -> None:
    """`definite` sets a price of the range and refuses others, and actions without a free price."""
    offer = OfferForTrain("BCB", "OFE", "a0", PriceRange(1, 100))
    assert cz18.definite(offer, 40) == OfferForTrain("BCB", "OFE", "a0", 40)
    for price in (0, 101):
        with pytest.raises(ValueError, match="not from 1 to 100"):
            cz18.definite(offer, price)
    with pytest.raises(ValueError, match="no free price"):
        cz18.definite(Pass(0), 1)
    narrow = OfferForTrain("BCB", "OFE", "a0", PriceRange(1, 2))
    drawn = {cz18.concrete([narrow, Pass(0)], random.Random(seed))[0] for seed in range(20)}
    assert drawn == {cz18.definite(narrow, 1), cz18.definite(narrow, 2)}


class Number:
    """An integer of another type, such as numpy's."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_whole_numbers_of_any_kind() -> None:
    """Seeds and prices may be integers of other types; they are converted to `int`."""
    state = cz18.new_game(NAMES[:3], seed=Number(5))  # type: ignore[arg-type]
    assert state == cz18.new_game(NAMES[:3], seed=5) and type(state.seed) is int
    offer = OfferForTrain("BCB", "OFE", "a0", PriceRange(1, 100))
    made = cz18.definite(offer, Number(40))  # type: ignore[arg-type]
    assert made == cz18.definite(offer, 40) and type(made.price) is int  # type: ignore[union-attr]
    for wrong in (5.0, "5", True, None):
        with pytest.raises(ValueError, match="price: "):
            cz18.definite(offer, wrong)  # type: ignore[arg-type]
    for seed in (5.0, "5", True, -1, Number(1 << 63)):
        with pytest.raises(ValueError, match="seed: "):
            cz18.new_game(NAMES[:3], seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "missing", "extra"),
    [
        ("encoding_of", "numpy", "research"),
        ("aec_env", "pettingzoo", "research"),
        ("spiel_game", "pyspiel", "spiel"),
    ],
)
def test_a_missing_extra_is_named(name: str, missing: str, extra: str) -> None:
    """Using `cz18.research` without its packages raises an error that says what to install."""
    code = f"import sys; sys.modules[{missing!r}] = None\nfrom cz18.research import {name}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    shown = ran.stderr.strip().splitlines()[-1]
    assert shown.startswith("ImportError: ") and missing in shown and f"pip install '18cz[{extra}]'" in shown


def test_research_imports_without_openspiel() -> None:
    """`import *`, as in a notebook, does not need OpenSpiel, although the names include it."""
    code = "import sys; sys.modules['pyspiel'] = None\nfrom cz18.research import *\nassert seat_env and SelfPlay"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert "spiel_game" in dir(import_module("cz18.research"))


def test_every_name_in_all_exists_and_is_documented() -> None:
    """Every public name exists, is described in docs/package.md, and is in `dir`."""
    page = (ROOT / "docs" / "package.md").read_text(encoding="utf-8")
    assert len(set(cz18.__all__)) == len(cz18.__all__)
    for name in cz18.__all__:
        assert getattr(cz18, name) is not None
        assert f"`{name}`" in page, f"{name} is not described"
    assert set(cz18.__all__) <= set(dir(cz18))
    with pytest.raises(AttributeError):
        cz18.nothing_of_the_kind  # noqa: B018


def test_the_page_has_every_kind_of_decision_with_its_actions() -> None:
    """The table of docs/package.md is what the rules declare; a star adds the actions named below the table."""
    page = (ROOT / "docs" / "package.md").read_text(encoding="utf-8").partition("### Decisions")[2]
    also = {"LayTile", "OfferForLocalRailway", "SellLocalRailway", "AssignThreeE"}
    shown = {
        row[1]: set(re.findall(r"`(\w+)`", row[3])) | (also if row[2] else set())
        for row in re.finditer(r"^\| `(\w+)`(\\\*)? \| (.*) \|$", page.partition("### Free")[0], re.M)
    }
    other_names = {
        "home_choice": "home_station",
        "city_choice": "home_city",
        "home_tile_of_railway": "railway_tile",
    }
    declared = {}
    for moment, actions in engine._AT.items():
        kind = (
            str(moment) if isinstance(moment, Step) else re.sub(r"(?<!^)(?=[A-Z])", "_", moment.__name__).lower()
        )
        declared[other_names.get(kind, kind)] = {action.__name__ for action in actions}
    assert shown == declared
    assert all(f"decision-{kind} =" in catalogue("en") for kind in shown)


def test_the_page_has_every_field_of_the_views() -> None:
    page = (ROOT / "docs" / "package.md").read_text(encoding="utf-8")
    for view in (cz18.PlayerView, cz18.CompanyView, cz18.HexView, cz18.TrainClock):
        row = next(line for line in page.splitlines() if line.startswith(f"| `{view.__name__}` |"))
        assert set(view._fields) <= set(re.findall(r"`(\w+)`", row))


def test_sentences_of_refusals_events_and_decisions() -> None:
    """`cz18.sentence` takes each of them; a missing package is named with its extra."""
    state = cz18.new_game(NAMES[:3], seed=1869)
    refusal, due = cz18.check(state, cz18.actions.Pass(1)), cz18.decision(state)
    _, events = cz18.apply(state, cz18.legal_actions(state)[0])
    assert refusal is not None and due is not None
    names = NAMES[:3]
    assert cz18.sentence(refusal, names=names) == "It is Cyril's turn to act, not Bedřich's. (VI)"
    assert cz18.sentence(refusal, "cs", names=names) != cz18.sentence(refusal, names=names)
    assert cz18.sentence(due, names=names) == "Cyril can buy a local railway or pass."
    assert "Cyril" in cz18.sentence(events[0], names=names)
    with pytest.raises(TypeError, match="expected a Refusal, an event or a Decision, got NoneType"):
        cz18.sentence(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no messages in 'xx'; there are: "):
        cz18.sentence(refusal, "xx")
    code = (
        "import sys, cz18; sys.modules['fluent.runtime'] = None\ncz18.sentence(cz18.Refusal('V', 'game_is_over'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "ImportError: " in done.stderr and "pip install '18cz[cli]'" in done.stderr.splitlines()[-1]


def test_the_classes_of_actions_and_events_are_public() -> None:
    """`cz18.actions` and `cz18.events` have every class of `ACTIONS` and `EVENTS`, without an import of their own."""
    code = """
import cz18
for module, kinds in ((cz18.actions, cz18.ACTIONS), (cz18.events, cz18.EVENTS)):
    assert {name: getattr(module, name) for name in kinds} == kinds and set(kinds) < set(module.__all__)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("pure", ["", "1"])
def test_every_public_name_is_documented(pure: str) -> None:
    """`help` and `inspect.signature` answer for every public name, compiled or not, with types and the same text."""
    done = subprocess.run(
        [sys.executable, "-c", DESCRIBED],
        env={**os.environ, "CZ18_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []


DESCRIBED = """
import enum, inspect, pydoc, types, typing, cz18
for name in cz18.__all__:
    item = getattr(cz18, name)
    if isinstance(item, str | dict | types.UnionType):  # __version__, RULES_VERSION; ACTIONS, EVENTS; Action, Event
        continue
    signature, text = inspect.signature(item), inspect.getdoc(item) or ""
    helped = pydoc.plain(pydoc.render_doc(item))
    if len(text) < 10 or "mypyc" in text or text.splitlines()[0] not in helped:
        print(name, "has no docstring")
    if any(each.annotation is inspect.Parameter.empty for each in signature.parameters.values()):
        print(name, "has parameters without a type:", signature)
    if any(each.annotation is type for each in signature.parameters.values()):
        print(name, "has lost a type:", signature)
    if inspect.isfunction(item) and signature.return_annotation is inspect.Signature.empty:
        print(name, "does not say what it returns")
    if not inspect.isfunction(item) and not inspect.isclass(item):
        print(name, "is neither a function nor a class of Python")
for name, member in vars(cz18.Session).items():
    if not name.startswith("_") and not inspect.getdoc(member):
        print("Session." + name, "has no docstring")
"""


def test_public_functions_have_the_documented_types() -> None:
    """The types mypy infers for the public functions; the project's mypy run compares them with these."""
    state = assert_type(cz18.new_game(NAMES[:3], seed=1), cz18.GameState)
    action = assert_type(cz18.bot("engineer").play(state), cz18.Action)
    assert assert_type(cz18.action_from_json(cz18.action_to_json(action)), cz18.Action) == action
    after, events = assert_type(cz18.apply(state, action), tuple[cz18.GameState, tuple[cz18.Event, ...]])
    assert assert_type(cz18.apply_unchecked(state, action)[0], cz18.GameState) == after and events
    assert not [
        assert_type(event, cz18.events.TrainsRan) for event in events if type(event) is cz18.events.TrainsRan
    ]
    assert assert_type(cz18.check(after, action), cz18.Refusal | None) is not None
    assert assert_type(cz18.decision(after), cz18.Decision | None) is not None
    assert assert_type(cz18.best_runs(after, "BCB").total, int) == 0
    assert assert_type(cz18.is_over(after), bool) is False
    assert assert_type(cz18.result(after), tuple[int, ...])[0] == assert_type(cz18.worth(after, 0), int)
    with pytest.raises(ValueError, match="no method decide"):
        cz18.bot(3)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_in_docstrings(name: str) -> None:
    """The examples in the docstrings of public names run with the printed results."""
    outcome = doctest.testmod(import_module(name))
    assert outcome.attempted and not outcome.failed


HEAVY = {
    "argparse", "ast", "asyncio", "dataclasses", "datetime", "decimal", "difflib", "email", "hashlib", "heapq", "html",
    "importlib.metadata", "importlib.resources", "inspect", "locale", "logging", "pathlib", "pickle", "pprint",
    "random", "shutil", "socket", "sqlite3", "statistics", "string", "subprocess", "tempfile", "textwrap", "threading",
    "traceback", "unittest", "urllib", "uuid", "zipfile",
}  # fmt: skip
"""Standard library modules that importing the rules does not load."""


@pytest.mark.parametrize("pure", ["", "1"])
def test_importing_the_package_loads_only_the_rules(pure: str) -> None:
    """Notation, saves, the session and slow modules are loaded on first use.

    `make bench` measures the import time; this test counts the loaded modules, so that it does not grow.
    """
    script = "import sys; before = set(sys.modules)\nimport cz18; print(*set(sys.modules) - before)"
    environment = {**os.environ, "CZ18_PURE": pure}
    command = [sys.executable, "-S", "-c", f"sys_path = {[path for path in sys.path if path]!r}\n"
               f"import sys; sys.path[:] = sys_path\n{script}"]  # fmt: skip
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {
        "cz18.interop",
        "cz18.session",
        "cz18.bots",
        "cz18.facts.glossary",
        "cz18.rules.asking.preview",
    }
    assert not loaded & HEAVY
    assert len([name for name in loaded if not name.startswith("cz18")]) < 90


@pytest.mark.parametrize(
    "command", [["-m", "cz18", "--version"], ["-c", "from cz18.cli import main; main()", "--version"]]
)
def test_the_command_prints_the_version(command: list[str]) -> None:
    """`18cz --version` and `python -m cz18 --version` name the version of the package and of the rules."""
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True)
    assert done.stdout == f"18cz {cz18.__version__} (rules version {cz18.RULES_VERSION})\n"
