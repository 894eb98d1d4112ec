"""Reference pages of actions, events and refusals."""

from __future__ import annotations

import re
from collections.abc import Mapping
from inspect import cleandoc
from typing import Any

import cz18
from cz18.interop.words.notation import FORMS
from cz18.messages import catalogue

ACTIONS_HEAD = """# Actions

Every kind of action, its line in the notation, and its fields; the classes are in `cz18.actions`. Players are seats
(0 to n-1); everything else has its printed name. In a list of legal actions a price may be a
{py:class}`~cz18.PriceRange`.
"""
EVENTS_HEAD = """# Events

Every kind of event, with its fields; the classes are in `cz18.events`. Money that changes hands is a `MoneyPaid`; the
other events say why.
"""
REFUSALS_HEAD = """# Refusals

Every code of a {py:class}`~cz18.Refusal`, with the English message for it. A code may have another message in one
section of the rulebook.
"""


def actions_page() -> str:
    parts = [ACTIONS_HEAD]
    for name, kind in cz18.ACTIONS.items():
        form = FORMS[kind].replace("{", "").replace("}", "")
        parts.append(f"## {name}\n\n{cleandoc(kind.__doc__ or '')}\n\n`{form}`\n\n{fields(kind)}")
    return "\n".join(parts)


def events_page() -> str:
    parts = [EVENTS_HEAD]
    for name, kind in cz18.EVENTS.items():
        about = cleandoc(kind.__doc__) + "\n\n" if kind.__doc__ else ""
        parts.append(f"## {name}\n\n{about}{fields(kind)}")
    return "\n".join(parts)


def fields(kind: type[Any]) -> str:
    if not kind.__annotations__:
        return "No fields.\n"
    rows = [
        f"| `{name}` | `{type_}` |".replace(" | None`", " or None`") for name, type_ in annotations(kind).items()
    ]
    return "\n".join(["| field | type |", "| --- | --- |", *rows, ""])


def annotations(kind: type[Any]) -> Mapping[str, str]:
    """Annotations as written in the source."""
    return {name: getattr(type_, "__name__", str(type_)) for name, type_ in kind.__annotations__.items()}


def refusals_page() -> str:
    found = re.findall(r"^refusal-([\w-]+) =((?:.*)(?:\n[ \t]+.*)*)", catalogue("en"), re.M)
    rows = [f"## {code}\n\n```text\n{cleandoc(sentence).strip()}\n```\n" for code, sentence in sorted(found)]
    return "\n".join([REFUSALS_HEAD, *rows])
