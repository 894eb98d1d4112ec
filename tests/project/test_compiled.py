"""The package behaves the same compiled and uncompiled, and edited sources take effect."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from cz18 import _compiled
from cz18.interop.formats.codec import state_to_json
from cz18.interop.games_18xx.importer import import_game
from cz18.rules.game import replay
from tests.interop.recorded import game

ROOT = Path(__file__).parents[2]
GAMES = ("dev-3p-01", "dev-4p-02", "dev-6p-03")
STATES = """
from cz18.rules import engine
from tests.project.test_compiled import last_states
print(engine.__file__.endswith(".py"), last_states())
"""


def last_states() -> str:
    """The last state of each of these games, in full."""
    return json.dumps([state_to_json(replay(import_game(game(name)).game)) for name in GAMES])


def python(*arguments: str, source: Path = ROOT / "src", pure: bool = False) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "CZ18_"))}
    environment |= {"PYTHONPATH": f"{source}{os.pathsep}{ROOT}"} | ({"CZ18_PURE": "1"} if pure else {})
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout.strip()


def test_recorded_games_end_alike_uncompiled() -> None:
    """The uncompiled sources lead to the same states."""
    assert python("-c", STATES, pure=True) == f"True {last_states()}"


@pytest.mark.parametrize("files", [("test_vii_6_sale.py", "test_viii_9_acquisition.py", "test_contract.py")])
def test_tests_of_rules_pass_uncompiled(files: tuple[str, ...], full_run: bool) -> None:
    """Three files of them; all with --full."""
    names = [f"tests/rules/{name}" for name in files] if not full_run else ["tests/rules", "tests/board"]
    python("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *names, pure=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """An uncompiled copy of the package that looks like a checkout."""
    shutil.copytree(ROOT / "src" / "cz18", tmp_path / "src" / "cz18", ignore=shutil.ignore_patterns("*.so", "web"))
    (tmp_path / "hatch_build.py").touch()
    return tmp_path / "src"


@pytest.mark.parametrize("module", ["rules/usual", "bots/_kernel_net"])
def test_a_process_that_began_uncompiled_stays_so(checkout: Path, module: str) -> None:
    """Modules compiled while it runs are for the next start, also those it has not imported yet.

    Here the file is not a module and would fail to load.
    """
    source = checkout / "cz18" / f"{module}.py"
    compiled = source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    name = "cz18." + module.replace("/", ".")
    program = (
        "import importlib, pathlib, sys, cz18._compiled\n"
        f"assert {name!r} not in sys.modules\n"
        f"pathlib.Path({str(compiled)!r}).write_bytes(b'not a module')\n"
        f"print(importlib.import_module({name!r}).__file__)"
    )
    assert python("-c", program, source=checkout) == str(source)


@pytest.mark.parametrize("module", ["rules/money", "board/_kernel_reach"])
def test_an_older_compiled_module_is_not_loaded(checkout: Path, module: str) -> None:
    """It cannot hide an edit. Here the file is not a module and would fail to load."""
    source = checkout / "cz18" / f"{module}.py"
    compiled = source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
    compiled.write_bytes(b"not a module")
    os.utime(compiled, (1, 1))
    name = "cz18." + module.replace("/", ".")
    assert python("-c", f"import {name} as it; print(it.__file__)", source=checkout) == str(source)
    assert compiled.exists()


@pytest.mark.parametrize("layout", ["rules.options", "rules.state", "facts.companies"])
def test_a_changed_record_makes_the_compiled_group_stale(tmp_path: Path, layout: str) -> None:
    """Compiled modules read the fields of a named tuple by position, although its own module is plain."""
    package = tmp_path / "cz18"
    ignored = shutil.ignore_patterns("*.so", "web", "data", "messages", "__pycache__")
    shutil.copytree(ROOT / "src" / "cz18", package, ignore=ignored)
    later = time.time() + 1000
    for name in (*_compiled.group(str(package)), _compiled.LIBRARY):
        compiled = Path(_compiled.source(str(package), name)).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))
        compiled.touch()
        os.utime(compiled, (later, later))
    assert _compiled.stale(str(package)) == set()
    os.utime(_compiled.source(str(package), layout), (later + 1, later + 1))
    assert _compiled.stale(str(package)) >= {"rules.money", _compiled.LIBRARY}
