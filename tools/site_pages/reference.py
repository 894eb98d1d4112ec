"""Reference of the public modules: every public name, from its signature and docstring."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import cz18


class Module(NamedTuple):
    """A page of the reference: its title, its text, and the names by module."""

    title: str
    text: str
    names: dict[str, tuple[str, ...]]


PACKAGE = """The names of `import cz18`. They keep their meaning from one version to the next; the changelog says when
one changes. [The package](../package.md) explains them with examples."""

MODULES = {
    "bots": Module(
        "`cz18.bots`",
        """Bots by name, your own bots, and the arena in which they play each other. Tutorial:
[your own bot](../tutorials/own-bot.md). Background: [bots](../bots.md).""",
        {
            "cz18.bots": (),
            "cz18.bots.arena": (),
            "cz18.bots.advice": ("advice",),
        },
    ),
    "routes": Module(
        "`cz18.routes`",
        """The search for the best run on any network of track, without a game. In a game use
{py:func}`cz18.best_runs`; `examples/exact_routes.py` uses these functions on a hand-made map. Background:
[best runs](../routes.md).""",
        {
            "cz18.routes.search": ("best_runs",),
            "cz18.routes.runs": (
                "run_view", "RunView", "train_spec", "TrainSpec", "Counting", "value_runs", "ValuedRuns",
                "ValuedRoute", "Stop", "Problem",
            ),
            "cz18.routes.bulk": ("best_incomes",),
        },
    ),
    "research": Module(
        "`cz18.research`",
        """Environments, encodings, self-play and data sets; needs `18cz[research]`. Explained with examples in
[research](../research.md). Tutorial: [a trained agent](../tutorials/trained-agent.md).""",
        {
            "cz18.research": (),
            "cz18.research.seat": ("SeatEnv",),
            "cz18.research.selfplay": ("DecisionBatch",),
            "cz18.research.observation": ("Field",),
            "cz18.research.dataset": ("record_of", "played_records", "file_records", "games_in"),
            "cz18.research.spiel": ("spiel_game",),
        },
    ),
    "client": Module(
        "`cz18.client`",
        """A client for the server, with the standard library only (live connections need `websockets`).
[The API](../api.md) describes the requests.""",
        {"cz18.client": ("Client", "Table", "ApiError", "Reply", "definite")},
    ),
}  # fmt: skip
"""Pages by name; a module without names has those of its `__all__`."""


def reference_page() -> str:
    parts = [f"# `cz18`\n\n{PACKAGE}\n"]
    parts += [f"## {heading.capitalize()}\n\n{block('cz18', names)}" for heading, names in groups().items()]
    return "\n".join(parts)


def module_page(name: str) -> str:
    page = MODULES[name]
    parts = [f"# {page.title}\n\n{page.text}\n"]
    for module, names in page.names.items():
        heading = f"## `{module}`\n\n" if len(page.names) > 1 else ""
        parts.append(heading + block(module, list(names) or promised(module)))
    return "\n".join(parts)


def promised(module: str) -> list[str]:
    """The names in `__all__` of a module, which need not be importable here."""
    found: list[str] = list(__import__(module, fromlist=["__all__"]).__all__)
    return found


def block(module: str, names: list[str]) -> str:
    directives = "\n\n".join("\n".join(directive(module, name)) for name in names)
    return f"```{{eval-rst}}\n.. py:currentmodule:: {module}\n\n{directives}\n```\n"


def groups() -> dict[str, list[str]]:
    """Public names of the package by the comments in the list."""
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


def directive(module: str, name: str) -> Iterator[str]:
    if module == "cz18" and name in ABOUT:
        value = getattr(cz18, name)
        yield f".. py:data:: {name}"
        if isinstance(value, str | int):
            yield f"   :value: {value!r}"
        yield from ("", f"   {ABOUT[name]}")
    elif name[0].isupper():
        yield f".. autoclass:: {module}.{name}"
        value = getattr(cz18, name, None) if module == "cz18" else None
        if not (inspect.isclass(value) and hasattr(value, "_fields")) or name == "GameState":
            yield "   :members:"
    else:
        yield f".. autofunction:: {module}.{name}"


ABOUT = {
    "RULES_VERSION": "The newest version of the rules this package knows; a game names its own.",
    "Action": "Any kind of action: see :doc:`actions`.",
    "ACTIONS": "The kinds of action by name: see :doc:`actions`.",
    "Event": "Any kind of event: see :doc:`events`.",
    "EVENTS": "The kinds of event by name: see :doc:`events`.",
    "__version__": "The version of the package.",
}
"""Descriptions of values that are neither class nor function."""
