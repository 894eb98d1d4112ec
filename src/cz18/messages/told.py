"""Sentences that know what they were made of.

    told("wrong-not_a_list", found="3")     'must be a list, not 3', with its key and data beside it

What the readers of files, boards and set-ups complain of is a text in English like any other, for programs and their
logs. Whoever speaks to people words it anew from `key` and `data`, in their language (`interop.wording`).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from cz18.messages import ENGLISH, catalogue

_SENTENCE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ \$(\w+) \}")


class Told(str):
    """A sentence in English, with the key and the arguments it has in the catalogues."""

    key: str
    data: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """Key and arguments as a JSON value, for readers elsewhere."""
        return {"key": self.key, "data": {name: _as_json(value) for name, value in self.data.items()}}


def _as_json(value: Any) -> Any:
    if isinstance(value, Told):
        return value.as_json()
    if isinstance(value, list):
        return [_as_json(item) for item in value]
    return value if isinstance(value, int) else str(value)


def _in_english(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def told(key: str, /, **data: Any) -> Told:
    """The sentence of the English catalogue; it has no selections."""
    text = Told(_ARGUMENT.sub(lambda argument: _in_english(data[argument[1]]), _sentences()[key]))
    text.key, text.data = key, data
    return text


@cache
def _sentences() -> dict[str, str]:
    return dict(_SENTENCE.findall(catalogue(ENGLISH)))
