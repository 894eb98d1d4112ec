"""English messages that keep their key and arguments.

    told("wrong-not_a_list", found="3")     'must be a list, not 3', with its key and data beside it

Errors in files, boards and set-ups are English strings, for programs and logs. User interfaces translate them from
`key` and `data` into the user's language (`interop.words.wording`).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from cz18.messages import ENGLISH, catalogue

_SENTENCE = re.compile(r"^([\w-]+) = (.+)$", re.MULTILINE)
_ARGUMENT = re.compile(r"\{ \$(\w+) \}")


class Told(str):
    """An English sentence with its key and arguments in the catalogues."""

    key: str
    data: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """Key and arguments as a JSON value, for translation elsewhere."""
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
    """The English message of a key; such messages have no selections."""
    text = Told(_ARGUMENT.sub(lambda argument: _in_english(data[argument[1]]), _sentences()[key]))
    text.key, text.data = key, data
    return text


@cache
def _sentences() -> dict[str, str]:
    return dict(_SENTENCE.findall(catalogue(ENGLISH)))
