"""What viewers are shown of a game, and how it changes from entry to entry; worked out and written once for them all.

Everybody sees the same table and the same position. What can be done, and why other things cannot, goes to those who
decide: nobody else needs it, and it is most of a view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cz18.contract.changes import difference
from cz18.server.text import to_json


class Version(NamedTuple):
    """Which view it is: the number of its position, and of the changes to its table that are no entries."""

    number: int
    table: int

    def __str__(self) -> str:
        return f"{self.number}-{self.table}"


class Shown:
    """A game at one time. `view` is the table and the position, without choices. Used by whoever has its lock."""

    __slots__ = ("_choices", "_parts", "decides", "version", "view")

    def __init__(
        self, version: Version, decides: int | None, view: dict[str, Any], choices: Callable[[], dict[str, Any]]
    ) -> None:
        self.version = version
        self.decides = decides
        self.view = view
        self._choices = choices
        self._parts: dict[str, Any] = {}

    @property
    def choices(self) -> dict[str, Any]:
        """The members of the position that are for whoever decides."""
        found: dict[str, Any] = self._once("choices", self._choices)
        return found

    def message(self, you: dict[str, Any], decides: bool) -> str:
        """The view as a message, to somebody who is this at the table."""
        table = self._once("table", lambda: to_json(self.view["table"]))
        if decides:
            position = self._once("decider", lambda: to_json({**self.view["position"], **self.choices}))
        else:
            position = self._once("position", lambda: to_json(self.view["position"]))
        return f'{{"type":"view","table":{table},"you":{to_json(you)},"position":{position}}}'

    def _once(self, part: str, make: Callable[[], Any]) -> Any:
        if part not in self._parts:
            self._parts[part] = make()
        return self._parts[part]


class News(NamedTuple):
    """How a view has come out of the one before it: JSON Patches, for everybody and for those who decide."""

    before: Version
    after: Version
    decides: int | None
    changes: str
    choices: str | None
    """None where nobody was there to decide when it was made."""


def news(before: Shown, after: Shown, for_deciders: bool) -> News:
    changes = to_json(difference(before.view, after.view))[1:-1]
    choices = _replaced(after.choices) if for_deciders else None
    return News(before.version, after.version, after.decides, changes, choices)


def _replaced(members: dict[str, Any]) -> str:
    return ",".join(
        to_json({"op": "replace", "path": f"/position/{name}", "value": value}) for name, value in members.items()
    )


WITHOUT_CHOICES = _replaced({"choices": [], "terms": [], "greyed": []})


class Told:
    """A message to all viewers of a game. Of an entry: its number, when it was made, and what has changed with it."""

    __slots__ = ("_texts", "is_last", "made", "news", "number", "text")

    def __init__(self, message: dict[str, Any], news: News | None = None, *, is_last: bool = True) -> None:
        entry = message.get("entry")
        self.number: int = entry["number"] if entry else 0
        self.made: float = entry["time"] if entry else 0.0
        self.text = to_json(message)
        self.news = news
        self.is_last = is_last
        """Does no other entry follow with which the changes of this one will be told?"""
        self._texts: dict[tuple[bool, bool], str] = {}

    def with_changes(self, decides: bool, had_choices: bool) -> str | None:
        """The entry and the changes, for somebody who decides or does not, and did so before or did not."""
        kind = (decides, had_choices and not decides)
        if kind not in self._texts and self.news is not None:
            choices = self.news.choices if decides else WITHOUT_CHOICES if had_choices else ""
            if choices is None:
                return None
            changes = ",".join(filter(None, (self.news.changes, choices)))
            self._texts[kind] = f'{self.text[:-1]},"since":"{self.news.before}","changes":[{changes}]}}'
        return self._texts.get(kind)
