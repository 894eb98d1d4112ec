"""Which modules may run compiled (`hatch_build.py` compiles them, docs/architecture.md, Speed).

Beside a module may lie what was compiled from it, and Python would take that first. Importing this file sees to it
that an edit counts: in a checkout whatever is older than its source is left out and the source runs as it stands.
`CZ18_PURE=1` leaves out everything compiled.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

SUFFIXES = (".so", ".pyd")
GROUP_ROOMS = ("board", "rules")
GROUP_ALSO = ("routes/runs.py",)
AS_IT_STANDS = frozenset(
    {"__init__", "actions", "events", "options", "parts", "reach", "records", "refusals", "setup"}
)
"""Not compiled: classes whose annotations are read when the program runs, what stands before a kernel, and what says
itself what is wrong with an argument of any type."""
LIBRARY = "group__mypyc"
"""The module in which mypyc keeps the code of the whole group."""


def group(package: Path) -> list[Path]:
    """The modules that are compiled together: linked with each other, they are good only all together."""
    found = [
        path
        for room in GROUP_ROOMS
        for path in (package / room).glob("*.py")
        if path.stem not in AS_IT_STANDS and not path.stem.startswith("_kernel")
    ]
    return sorted([*found, *(package / name for name in GROUP_ALSO if (package / name).exists())])


def library(package: Path) -> Path:
    """Where the group's own module would have its source, if it had one."""
    return package / f"{LIBRARY}.py"


def stale(package: Path) -> set[str]:
    """Names of compiled modules that are older than their source or have lost it, the group as a whole."""
    made: dict[Path, float] = {}
    for folder in {path.parent for path in package.glob("*/__init__.py")} | {package}:
        for entry in os.scandir(folder):
            if entry.name.endswith(SUFFIXES):
                made[folder / (entry.name.split(".")[0] + ".py")] = entry.stat().st_mtime
    if not made:
        return set()
    together = [library(package), *group(package)]
    old = {path for path, since in made.items() if _changed(path, together) > since}
    if not old.isdisjoint(together) or any(path not in made for path in together):
        old.update(path for path in together if path in made)
    return {_name(path, package) for path in old}


def _changed(source: Path, together: list[Path]) -> float:
    """When the source was written; for ever in the future, if it is not there or nothing should be made of it."""
    if source not in together and not source.stem.startswith("_kernel"):
        return float("inf")
    try:
        return Path(__file__ if source == together[0] else source).stat().st_mtime
    except OSError:
        return float("inf")


def _name(source: Path, package: Path) -> str:
    return ".".join(source.relative_to(package).with_suffix("").parts)


class _AsItStands:
    """Finds the source of a module that would else be loaded compiled."""

    def __init__(self, package: Path, names: set[str]) -> None:
        self.package = package
        self.names = names

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        room, _, rest = name.partition(".")
        if room != "cz18" or rest not in self.names:
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, self.package / (rest.replace(".", "/") + ".py"))


def _leave_out() -> None:
    package = Path(__file__).parent
    if os.environ.get("CZ18_PURE"):
        names = {_name(path, package) for path in [*group(package), *package.glob("*/_kernel*.py")]}
    elif (package.parent.parent / "hatch_build.py").exists():  # a checkout; what is installed is of one piece
        names = stale(package)
    else:
        return
    if names:
        sys.meta_path.insert(0, _AsItStands(package, names))


if __name__ == "cz18._compiled":
    _leave_out()
