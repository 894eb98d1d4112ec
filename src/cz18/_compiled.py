"""Which modules may run compiled (`hatch_build.py` compiles them; docs/architecture.md, Speed).

Beside a module may lie what was compiled from it, and Python would take that first. Importing this file sees to it
that an edit counts: in a checkout whatever is older than its source is left out and the source runs as it stands.
What is not compiled when a process starts stays plain Python in it, even if it is compiled meanwhile.
`CZ18_PURE=1` leaves out everything compiled.

Modules are named as in `rules.engine` here. Paths are plain texts: `pathlib` would cost every start some milliseconds.
"""

from __future__ import annotations

import os
import sys
from typing import Any

SUFFIXES = (".so", ".pyd")
GROUP_ROOMS = ("board", "rules")
GROUP_ALSO = ("routes.runs",)
AS_IT_STANDS = frozenset(
    {
        "__init__",
        "actions",
        "events",
        "explain",
        "game",
        "outcome",
        "preview",
        "options",
        "prices",
        "reach",
        "refusals",
        "setup",
        "state",
        "views",
    }
)
"""Not compiled: classes whose annotations are read when the program runs, what stands before a kernel, what says
itself what is wrong with an argument of any type, and public functions that gain nothing: mypyc drops docstrings and
annotations."""
LIBRARY = "group__mypyc"
"""The module in which mypyc keeps the code of the whole group; it has no source of its own."""


def group(package: str) -> list[str]:
    """The modules that are compiled together: linked with each other, they are good only all together."""
    found = [
        f"{folder}.{name[:-3]}"
        for room in GROUP_ROOMS
        for folder in _folders(package, room)
        for name in _files(package, folder)
        if name.endswith(".py") and name[:-3] not in AS_IT_STANDS and not name.startswith("_kernel")
    ]
    return sorted([*found, *(name for name in GROUP_ALSO if os.path.exists(source(package, name)))])


def kernels(package: str) -> list[str]:
    """The modules that are compiled each by itself."""
    return sorted(
        f"{room}.{name[:-3]}"
        for room in _rooms(package)
        for name in _files(package, room)
        if name.startswith("_kernel") and name.endswith(".py")
    )


def source(package: str, name: str) -> str:
    return os.path.join(package, *name.split(".")) + ".py"


def stale(package: str) -> set[str]:
    """The compiled modules that are older than their source or have lost it, the group as a whole."""
    made = _made(package)
    if not made:
        return set()
    together = {LIBRARY, *group(package)}
    known = together.union(kernels(package))
    old = {name for name, since in made.items() if name not in known or _written(package, name) > since}
    if not old.isdisjoint(together) or not together <= made.keys():
        old.update(together.intersection(made))
    return old


def plain(package: str) -> set[str]:
    """The modules that run as plain Python: not compiled, or older than their source."""
    made, old = _made(package), stale(package)
    return {name for name in (*group(package), *kernels(package)) if name in old or name not in made}


def _made(package: str) -> dict[str, float]:
    """The compiled modules there are, and since when."""
    made: dict[str, float] = {}
    for folder in ("", *(folder for room in _rooms(package) for folder in _folders(package, room))):
        for name in _files(package, folder):
            if name.endswith(SUFFIXES):
                module = name.split(".")[0]
                path = os.path.join(package, *folder.split("."), name)
                made[f"{folder}.{module}" if folder else module] = os.stat(path).st_mtime
    return made


def _written(package: str, name: str) -> float:
    """When the source was written last; the library's is this file, which says what belongs to the group."""
    return os.stat(os.path.abspath(__file__) if name == LIBRARY else source(package, name)).st_mtime


def _rooms(package: str) -> list[str]:
    return [name for name in _files(package, "") if "." not in name and not name.startswith("__")]


def _folders(package: str, room: str) -> list[str]:
    """A room and its sub-rooms; there are none below those."""
    inner = [name for name in _files(package, room) if "." not in name and not name.startswith("__")]
    return [room, *(f"{room}.{name}" for name in inner)]


def _files(package: str, folder: str) -> list[str]:
    path = os.path.join(package, *folder.split("."))
    return os.listdir(path) if os.path.isdir(path) else []


class _AsItStands:
    """Finds the source of a module that would else be loaded compiled."""

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
        names = plain(package)  # in a checkout; what is installed is of one piece
    else:
        return
    if names:
        sys.meta_path.insert(0, _AsItStands(package, names))


if __name__ == "cz18._compiled":
    _leave_out()
