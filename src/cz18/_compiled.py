"""Select which modules may run compiled (`hatch_build.py` compiles them; docs/architecture.md, Speed).

Python prefers a compiled extension next to a module over its source. Importing this file makes edits take effect: in a
checkout, an extension older than its source is skipped and the source runs instead. A module that is not compiled when
a process starts stays plain Python in it, even if it is compiled meanwhile. `CZ18_PURE=1` skips all extensions.

Modules are named like `rules.engine` here. Paths are plain strings: `pathlib` would add some milliseconds to each
start.
"""

from __future__ import annotations

import os
import sys
from typing import Any

SUFFIXES = (".so", ".pyd")
GROUP_PACKAGES = ("board", "rules")
GROUP_ALSO = ("routes.runs",)
AS_IT_STANDS = frozenset(
    {
        "__init__",
        "actions",
        "choices",
        "course",
        "earnings",
        "events",
        "explain",
        "game",
        "games_18xx",
        "outcome",
        "preview",
        "options",
        "prices",
        "promotions",
        "reach",
        "refusals",
        "setup",
        "state",
        "train_clock",
        "views",
    }
)
"""Not compiled: classes whose annotations are read at run time, modules in front of a kernel, functions that validate
arguments of any type, and public functions that gain nothing: mypyc drops docstrings and annotations.
"""
LAYOUTS = ("rules.actions", "rules.events", "rules.options", "rules.state")
"""Plain modules with named tuples, whose fields the group reads by position: an edit there makes the group stale."""
LIBRARY = "group__mypyc"
"""The extension with mypyc's code of the whole group; it has no source of its own."""


def group(package: str) -> list[str]:
    """The modules compiled together: they are linked with each other, so one stale module invalidates all."""
    found = [
        f"{folder}.{name[:-3]}"
        for part in GROUP_PACKAGES
        for folder in _folders(package, part)
        for name in _files(package, folder)
        if name.endswith(".py") and name[:-3] not in AS_IT_STANDS and not name.startswith("_kernel")
    ]
    return sorted([*found, *(name for name in GROUP_ALSO if os.path.exists(source(package, name)))])


def kernels(package: str) -> list[str]:
    """The modules compiled separately."""
    return sorted(
        f"{part}.{name[:-3]}"
        for part in _subpackages(package)
        for name in _files(package, part)
        if name.startswith("_kernel") and name.endswith(".py")
    )


def source(package: str, name: str) -> str:
    return os.path.join(package, *name.split(".")) + ".py"


def stale(package: str) -> set[str]:
    """The compiled modules that are older than their source or have none; the group counts as a whole."""
    return _stale(package, _made(package), group(package), kernels(package))


def _stale(package: str, made: dict[str, float], grouped: list[str], alone: list[str]) -> set[str]:
    if not made:
        return set()
    together = {LIBRARY, *grouped}
    known = together.union(alone)
    old = {name for name, since in made.items() if name not in known or _written(package, name) > since}
    if not old.isdisjoint(together) or not together <= made.keys():
        old.update(together.intersection(made))
    return old


def plain(package: str) -> set[str]:
    """The modules that run as plain Python: not compiled, or older than their source."""
    made, grouped, alone = _made(package), group(package), kernels(package)
    old = _stale(package, made, grouped, alone)
    return {name for name in (*grouped, *alone) if name in old or name not in made}


def _made(package: str) -> dict[str, float]:
    """The compiled modules, with their modification times."""
    made: dict[str, float] = {}
    for folder in ("", *(folder for part in _subpackages(package) for folder in _folders(package, part))):
        for name in _files(package, folder):
            if name.endswith(SUFFIXES):
                module = name.split(".")[0]
                path = os.path.join(package, *folder.split("."), name)
                made[f"{folder}.{module}" if folder else module] = os.stat(path).st_mtime
    return made


def _written(package: str, name: str) -> float:
    """Modification time of the source; for the library the latest of this file, which defines the group, and the
    modules with fields that the group reads by position."""
    if name != LIBRARY:
        return os.stat(source(package, name)).st_mtime
    layouts = (source(package, layout) for layout in (*LAYOUTS, *_facts(package)))
    return max(os.stat(path).st_mtime for path in (os.path.abspath(__file__), *filter(os.path.exists, layouts)))


def _facts(package: str) -> list[str]:
    return [f"facts.{name[:-3]}" for name in _files(package, "facts") if name.endswith(".py")]


def _subpackages(package: str) -> list[str]:
    return [name for name in _files(package, "") if "." not in name and not name.startswith("__")]


def _folders(package: str, part: str) -> list[str]:
    """A package and its subpackages, one level deep."""
    inner = [name for name in _files(package, part) if "." not in name and not name.startswith("__")]
    return [part, *(f"{part}.{name}" for name in inner)]


def _files(package: str, folder: str) -> list[str]:
    path = os.path.join(package, *folder.split("."))
    return os.listdir(path) if os.path.isdir(path) else []


class _AsItStands:
    """An import finder that loads a module's source instead of its extension."""

    def __init__(self, package: str, names: set[str]) -> None:
        self.package = package
        self.names = names

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        top, _, rest = name.partition(".")
        if top != "cz18" or rest not in self.names:
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, source(self.package, rest))


def _leave_out() -> None:
    package = os.path.dirname(os.path.abspath(__file__))
    if os.environ.get("CZ18_PURE"):
        names = {*group(package), *kernels(package)}
    elif os.path.exists(os.path.join(package, "..", "..", "hatch_build.py")):
        names = plain(package)  # in a checkout; an installed package is consistent
    else:
        return
    if names:
        sys.meta_path.insert(0, _AsItStands(package, names))


if __name__ == "cz18._compiled":
    _leave_out()
