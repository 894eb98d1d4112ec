"""Package reference: every public name, in the order and under the headings of `cz18.__all__`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import cz18

HEAD = """# Package reference

Every name that `import cz18` promises, from its types and its docstring. What belongs together, with examples, is on
the page of [the package](../package.md).
"""


def reference_page() -> str:
    parts = [HEAD]
    for heading, names in groups().items():
        within = f".. py:currentmodule:: cz18\n\n{directives(names)}"
        parts.append(f"## {heading.capitalize()}\n\n```{{eval-rst}}\n{within}\n```\n")
    return "\n".join(parts)


def groups() -> dict[str, list[str]]:
    """Public names by the comments in the list."""
    source = Path(cz18.__file__).read_text(encoding="utf-8")
    listed = source.partition("__all__ = [")[2].partition("]")[0]
    found: dict[str, list[str]] = {}
    for line in listed.splitlines():
        comment = re.match(r"\s*# (.+)", line)
        if comment:
            found[comment[1]] = []
        elif line.strip():
            next(reversed(found.values())).extend(re.findall(r'"(\w+)"', line))
    return found


def directives(names: list[str]) -> str:
    return "\n\n".join("\n".join(directive(name)) for name in names)


def directive(name: str) -> Iterator[str]:
    value = getattr(cz18, name)
    if inspect.isclass(value):
        yield f".. autoclass:: cz18.{name}"
        if not hasattr(value, "_fields") or name == "GameState":
            yield "   :members:"
    elif callable(value) and hasattr(value, "__name__"):
        yield f".. autofunction:: cz18.{name}"
    else:
        yield f".. py:data:: {name}"
        if isinstance(value, str | int):
            yield f"   :value: {value!r}"
        yield ""
        yield f"   {ABOUT[name]}"


ABOUT = {
    "RULES_VERSION": "The newest version of the rules this package knows; a game names its own.",
    "Action": "Any kind of action: see :doc:`actions`.",
    "ACTIONS": "The kinds of action by name: see :doc:`actions`.",
    "Event": "Any kind of event: see :doc:`events`.",
    "EVENTS": "The kinds of event by name: see :doc:`events`.",
    "__version__": "The version of the package.",
}
"""Descriptions of values that are neither class nor function."""
