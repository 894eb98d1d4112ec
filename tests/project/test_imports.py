"""The packages: imports point one way, and the core uses the standard library only."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

SRC = Path(__file__).parents[2] / "src"
PACKAGE = SRC / "cz18"

PACKAGES = (
    "messages",
    "facts",
    "board",
    "routes",
    "rules",
    "orders",
    "contract",
    "bots",
    "interop",
    "lessons",
    "review",
    "research",
    "server",
    "cli",
)
"""In this order: a package imports itself and packages before it."""

SUBPACKAGES = {
    "rules": ("shares", "variants", "company_turn", "rounds", "asking", "profiles"),
    "interop": ("words", "drawing", "formats", "games_18xx"),
    "server": ("storage", "admission", "work", "people", "games", "notify", "operations", "http", "api"),
    "server/games": ("bots", "by_turn", "analysis"),
    "server/api": ("answers", "tables", "analysis"),
    "cli": ("text", "commands"),
    "cli/commands": ("files", "bots"),
}
"""Inside a package, in this order: a subpackage imports itself, those before it, and files beside them that
import no later one."""

API_USERS = ("research", "cli")
"""Packages that use the public API like any user."""

CORE = ("facts", "board", "routes", "rules")

ALLOWED = {
    "contract": {"pydantic", "typing_extensions"},
    "messages": {"babel", "fluent"},
    "interop": {"fluent"},
    "server": {
        "alembic",
        "anyio",
        "argon2",
        "fastapi",
        "platformdirs",
        "prometheus_client",
        "psycopg",
        "pydantic",
        "pydantic_core",
        "pydantic_settings",
        "cryptography",
        "sqlalchemy",
        "starlette",
        "typing_extensions",
        "uvicorn",
        "webpush",
        "websockets",
    },
    "research": {"gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel"},
    "cli": {"fluent", "rich", "typer"},
}
"""Third-party packages a package may use (the extras of pyproject.toml)."""

FOUNDATIONS = {path.stem for path in PACKAGE.glob("_[a-z]*.py")}
"""Private modules beside the packages, such as the stand-in for Cython; they import no package."""

TOP_FILES = {
    "__init__.py": "interop",
    "actions.py": "rules",
    "events.py": "rules",
    "functions.py": "rules",
    "session.py": "interop",
    "__main__.py": "cli",
}
"""Files beside the packages that come before all of them: the last package each may import."""

BY_NAME = {
    "cz18",
    *(f"cz18.{package.replace('/', '.')}.{sub}" for package, subs in SUBPACKAGES.items() for sub in subs),
}
"""Packages from which modules are imported by name."""

FILES = sorted(PACKAGE.rglob("*.py"))


def name_of(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def package_of(file: Path) -> str | None:
    """The package a file is in; None for a file beside the packages."""
    parts = file.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else None


def imports_at_once(file: Path) -> Iterator[str]:
    """Imports executed when the file is loaded, without those in functions or for types only."""
    return imported(file, tree_of(file).body)


def imports_of(file: Path) -> Iterator[str]:
    """Dotted names a file imports, anywhere in it, relative ones made absolute."""
    return imported(file, ast.walk(tree_of(file)))


def imported(file: Path, nodes: Iterable[ast.AST]) -> Iterator[str]:
    package = file.relative_to(SRC).parent.parts
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = ".".join((*package[: len(package) - node.level + 1], node.module or "")).rstrip(".")
            else:
                base = node.module or ""
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names if base in BY_NAME)


def guarded_imports_of(file: Path) -> set[str]:
    """Names imported inside `try ... except ImportError`, which the file can do without."""
    names: set[str] = set()
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Try):
            for inner in node.body:
                if isinstance(inner, ast.Import):
                    names.update(alias.name for alias in inner.names)
    return names


def test_every_folder_is_a_listed_package() -> None:
    """A new package is listed here, in its place in the order."""
    assert {package_of(file) for file in FILES} - {None} <= {*PACKAGES}


def test_imports_point_one_way(each: Any) -> None:
    """A package imports only itself and the packages before it."""
    each(FILES, imports_point_one_way, name_of)


def imports_point_one_way(file: Path) -> None:
    package = package_of(file) or TOP_FILES.get(file.name)
    for name in imports_of(file):
        parts = name.split(".")
        if parts[0] == "cz18" and len(parts) > 1 and parts[1] not in FOUNDATIONS:
            if package_of(file) is None and f"{parts[1]}.py" in TOP_FILES:
                continue
            assert package is not None, f"{file.name} is below all packages and imports {name}"
            if package in API_USERS and parts[1] not in PACKAGES:
                continue
            assert parts[1] != "research" or package in API_USERS, f"{package} imports {name}"
            assert parts[1] in PACKAGES, f"{name}: packages do not import the public API"
            assert PACKAGES.index(parts[1]) <= PACKAGES.index(package), f"{package} imports {name}"


@pytest.mark.parametrize("package", SUBPACKAGES)
def test_imports_point_one_way_inside_a_package(package: str) -> None:
    """No subpackage imports a later one, not even through a file beside them; every folder is a subpackage."""
    order = SUBPACKAGES[package]
    imports = {
        ".".join(file.relative_to(SRC).with_suffix("").parts): set(imports_at_once(file))
        for file in (PACKAGE / package).rglob("*.py")
        if file.name != "__init__.py"
    }
    path = ["cz18", *package.split("/")]
    depth = len(path)
    folders = {name.split(".")[depth] for name in imports if name.count(".") > depth}
    assert folders == set(order)

    def own_height(name: str) -> int:
        parts = name.split(".")
        inside = parts[:depth] == path and len(parts) > depth and parts[depth] in order
        return order.index(parts[depth]) if inside else -1

    heights = {name: own_height(name) for name in imports}
    for _ in range(len(imports)):  # until nothing changes
        for name, others in imports.items():
            heights[name] = max([heights[name], *(heights.get(other, own_height(other)) for other in others)])
    lifted = {name for name in imports if name.count(".") > depth and heights[name] > own_height(name)}
    assert not lifted, f"these import later subpackages: {sorted(lifted)}"


def test_no_rule_imports_a_profile() -> None:
    """The game logic of other sites is used from outside the rules only."""
    inside = PACKAGE / "rules" / "profiles"
    rules = [file for file in (PACKAGE / "rules").rglob("*.py") if inside not in file.parents]
    assert (inside / "games_18xx.py").is_file() and len(rules) > 30
    assert not [file for file in rules if any("profiles" in name.split(".") for name in imports_of(file))]


def test_third_party_packages_stay_in_their_packages(each: Any) -> None:
    """The core needs the standard library only; a kernel may try for Cython and do without."""
    each(FILES, third_party_imports_are_allowed, name_of)


def third_party_imports_are_allowed(file: Path) -> None:
    allowed = {"cz18", *sys.stdlib_module_names, *ALLOWED.get(package_of(file) or "", ())}
    if file.name.startswith("_kernel"):
        allowed |= guarded_imports_of(file) & {"cython"}
    foreign = {name.split(".")[0] for name in imports_of(file)} - allowed
    assert not foreign


def test_importing_the_package_loads_nothing_foreign() -> None:
    """`import cz18` and the core packages load no third-party module."""
    present = [package for package in CORE if (PACKAGE / package / "__init__.py").exists()]
    modules = ", ".join(["cz18", *(f"cz18.{package}" for package in present)])
    script = (
        "import sys; before = set(sys.modules)\n"
        f"import {modules}\n"
        "print(*sorted({name.split('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    # A compiled kernel registers inner modules of its own (cython_runtime); an uncompiled one takes the real
    # `cython` where a developer has it, else its stand-in.
    foreign = {name for name in loaded - sys.stdlib_module_names if "cython" not in name.lower()}
    assert foreign == {"cz18"}
