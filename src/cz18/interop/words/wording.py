"""Sentences for events, refusals and decisions, from the catalogues (`messages/<language>/*.ftl`).

    sentence(event, names=("Anna", "Bedřich", "Cyril"))    also of a refusal or a decision; public as cz18.sentence
    reason(refusal)
    question(decision, names=...)

They are made from the JSON of events, refusals and decisions (or from the objects), as the page does in
`web/src/words/wording.ts`: keep both in step; a test compares them. Sentences need the package fluent.runtime, which
is part of the extras; the engine never uses it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any
from unicodedata import combining, normalize

from cz18.contract.encoding import encode_event, plain
from cz18.facts.maps import MAP_NAMES, load_map
from cz18.messages import ENGLISH
from cz18.messages.bundles import bundle
from cz18.messages.told import Told
from cz18.rules.actions import FIELDS
from cz18.rules.engine import Decision
from cz18.rules.events import EVENTS, Event
from cz18.rules.refusals import Refusal

Json = Mapping[str, Any]

_QUOTED = re.compile(r"""'([^'"]*)'|"([^'"]*)\"""")
"""A text as programs quote it."""
SEATS = frozenset(json.loads(files("cz18.messages").joinpath("seats.json").read_text(encoding="utf-8")))
"""Arguments that hold players' seats: by name, or by event and name if the name is ambiguous."""


def sentence(item: Refusal | Event | Decision | Json, lang: str = ENGLISH, *, names: Sequence[str] = ()) -> str:
    """A refusal, an event or a decision as a sentence; a refusal with its section of the rulebook.

    `lang` is en, cs, de, pl or zh. `names` are the players' by seat; without them they are called Player 1, Player 2
    and so on. Actions have no sentences: `cz18.notate` writes them, in English. It needs the package fluent.runtime:
    `pip install '18cz[cli]'`.

    >>> import cz18
    >>> state = cz18.new_game(["Ada", "Ben", "Cyd"], seed=7)
    >>> refusal = cz18.check(state, cz18.actions.BuyLocalRailway(0, "S1"))
    >>> sentence(refusal, names=["Ada", "Ben", "Cyd"])
    "It is Ben's turn to act, not Ada's. (VI)"

    Raises ValueError for an unknown language, and ImportError if fluent.runtime is missing.
    """
    if isinstance(item, Refusal):
        return reason(item, lang, names=names)
    if isinstance(item, Decision):
        return question(item, lang, names=names)
    kind: type[Any] = type(item)
    if not isinstance(item, Mapping) and kind.__name__ not in EVENTS:
        hint = "; for an action use cz18.notate(state, action)" if kind in FIELDS else ""
        raise TypeError(f"item: expected a Refusal, an event or a Decision, got {kind.__name__}{hint}")
    return Words(lang, names).event(item)[0]


def reason(refusal: Refusal | Json, lang: str = ENGLISH, *, names: Sequence[str] = ()) -> str:
    """Why an action is refused, with the section of the rulebook: `... (VIII.4)`."""
    words = Words(lang, names)
    section = refusal.section if isinstance(refusal, Refusal) else refusal["section"]
    return words.say("reason-with-section", {"reason": words.refusal(refusal)[0], "section": section})[0]


def question(decision: Decision | Json, lang: str = ENGLISH, *, names: Sequence[str] = ()) -> str:
    """A sentence that says who decides what."""
    return Words(lang, names).decision(decision)[0]


def text(key: str, lang: str = ENGLISH, **data: Any) -> str:
    """Any other text of the catalogue."""
    return Words(lang).say(key, data)[0]


def with_sentences(body: Any, lang: str, names: Sequence[str]) -> Any:
    """A response of the server with a `sentence` in each event, refusal and decision."""
    if isinstance(body, list):
        return [with_sentences(item, lang, names) for item in body]
    if not isinstance(body, dict):
        return body
    worded = {name: with_sentences(item, lang, names) for name, item in body.items()}
    if "events" in worded:
        worded["events"] = [{**event, "sentence": sentence(event, lang, names=names)} for event in body["events"]]
    for name, words in (("refusal", reason), ("decision", question)):
        if isinstance(body.get(name), dict):
            worded[name] = {**body[name], "sentence": words(body[name], lang, names=names)}
    return worded


class Words:
    """A language and the players' names. Most methods return a text and the catalogue errors in making it."""

    def __init__(self, lang: str = ENGLISH, names: Sequence[str] = ()) -> None:
        self._bundle = bundle(lang)
        self._bank = _bank(lang)
        self._names = names

    def event(self, event: Event | Json) -> tuple[str, list[Exception]]:
        data = dict(event if isinstance(event, Mapping) else encode_event(event))
        kind = data.pop("type")
        if kind == "GameEnded":
            data["result"] = [
                self.say("result-of", {"player": seat, "worth": worth})[0]
                for seat, worth in enumerate(data["result"])
            ]
        if kind == "CityChosen":
            data["city"] += 1  # the page counts cities from 1
        if kind == "TrainsRan":
            pairs = zip(data["routes"], data.pop("incomes"), strict=False)
            data["routes"] = [{**route, "income": income} for route, income in pairs]
            if not data.pop("proven", True):
                return self.say("event-TrainsRan-not-proved", data, kind)
        return self.say(f"event-{kind}", data, kind)

    def refusal(self, refusal: Refusal | Json) -> tuple[str, list[Exception]]:
        if isinstance(refusal, Refusal):
            refusal = {"section": refusal.section, "code": refusal.code, "data": plain(refusal.data)}
        key = f"refusal-{refusal['code']}"
        special = f"{key}-{refusal['section'].replace('.', '_')}"
        data = refusal["data"]
        if refusal["code"] == "not_now":
            data = self._at_the_moment(data)
        return self.say(special if self._bundle.has_message(special) else key, data)

    def _at_the_moment(self, data: Json) -> Json:
        """The data of a refusal with its action and decision in words; unknown ones stay unchanged."""
        action, due = f"action-{data.get('action')}", f"decision-{data.get('decision')}"
        values = dict(data)
        if self._bundle.has_message(action):
            values["action"] = self._text(action)
        if self._bundle.has_message(due):
            values["decision"] = self.say(due, {"player": data.get("player"), "company": data.get("company")})[0]
        return values

    def decision(self, decision: Decision | Json) -> tuple[str, list[Exception]]:
        if isinstance(decision, Decision):
            decision = {"kind": decision.kind, "seat": decision.player, "company": decision.company}
        data = {"player": decision["seat"], "company": decision["company"]}
        return self.say(f"decision-{decision['kind']}", data)

    def say(self, key: str, data: Json, kind: str = "") -> tuple[str, list[Exception]]:
        """A text of the catalogue with its arguments in words; a missing text shows its key, so that it is noticed."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return key, [LookupError(key)]
        arguments: dict[str, Any] = {}
        for name, value in data.items():
            is_seat = name in SEATS or f"{kind}.{name}" in SEATS
            arguments[name] = self._word(value, is_seat)
            if key.startswith("wrong") and isinstance(value, str):
                arguments[name] = self._requoted(value)
            if value is None or isinstance(value, str | list) or is_seat:
                arguments[f"{name}_count"] = _count(value)
        text, faults = self._bundle.format_pattern(pattern, arguments)
        return self._begin(str(text)), list(faults)

    def _requoted(self, value: str) -> str:
        """A value of an error message, in the language's quotation marks if it is quoted."""
        found = _QUOTED.fullmatch(value)
        return value if found is None else self.say("quoted", {"text": found[1] or found[2] or ""})[0]

    def told(self, text: str) -> str:
        """A message in this language; plain text without a key stays unchanged."""
        return self._thing(text.as_json()) if isinstance(text, Told) else text

    def place(self, czech: str) -> str:
        """A place name in this language; unchanged on a custom board."""
        letters = (letter for letter in normalize("NFD", czech) if not combining(letter))
        key = f"place-{''.join(letters).replace(' ', '_')}"
        return self._text(key) if self._bundle.has_message(key) else czech

    def company(self, abbreviation: str) -> str:
        """The full name of a company in this language."""
        return self._text(f"company-{abbreviation}")

    def board(self, name: str, title: str) -> str:
        """The title of one of our boards; unchanged for a custom board."""
        key = f"map-title-{name}"
        return self._text(key) if self._bundle.has_message(key) else title

    def reconstruction(self, text: str) -> str:
        """The note on what is uncertain about one of our boards; unchanged for a custom board."""
        ours = (name for name in MAP_NAMES if load_map(name).reconstruction == text)
        return next((self._text(f"reconstruction-{name}") for name in ours), text)

    def listed(self, items: Iterable[str]) -> str:
        """Items joined with the language's list separator."""
        return self._text("list-separator").join(items)

    def _begin(self, text: str) -> str:
        """Capitalize the bank at the start of a sentence; names stay unchanged (kk)."""
        word, start = self._bank
        return start + text[len(word) :] if text.startswith(word) and text != word else text

    def _word(self, value: Any, is_seat: bool = False) -> Any:
        """A value as a catalogue argument: numbers unchanged, everything else as words."""
        from fluent.runtime.types import fluent_number

        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            words = [str(self._word(item, is_seat)) for item in value]
            return self.listed(words) if words else self._text("nothing")
        if is_seat and (value is None or isinstance(value, int)):
            return self.player(value)
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, Mapping):
            return self._thing(value)
        return self._text("nothing") if value is None else str(value)

    def _thing(self, thing: Json) -> str:
        """A party, a route, or a text by its key; any other object as JSON."""
        if thing.keys() == {"key", "data"}:
            return self.say(thing["key"], thing["data"])[0]
        if thing.keys() == {"kind", "name"}:
            if thing["kind"] == "player":
                return self.player(thing["name"])
            return str(thing["name"]) if thing["kind"] == "company" else self._text("the-bank")
        if {"train", "hexes"} <= thing.keys():
            data = {"train": thing["train"], "hexes": "–".join(map(str, thing["hexes"]))}
            if thing.get("income") is None:
                return self.say("one-route", data)[0]
            return self.say("one-route-with-income", {**data, "income": thing["income"]})[0]
        return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))

    def player(self, seat: int | None) -> str:
        if seat is None or seat < 0:
            return self._text("nobody")
        return self._names[seat] if seat < len(self._names) else self.say("player-number", {"number": seat + 1})[0]

    def _text(self, key: str) -> str:
        return self.say(key, {})[0]


def _count(value: Any) -> int:
    """Number of items in a list; for an optional value 0 or 1."""
    if isinstance(value, list):
        return len(value)
    return 0 if value is None or (isinstance(value, int) and value < 0) else 1


@cache
def _bank(lang: str) -> tuple[str, str]:
    """The word for the bank within a sentence, and at its start."""
    words = bundle(lang)
    bank = words.get_message("the-bank")
    assert bank.value is not None
    patterns = (bank.value, bank.attributes["at-the-start"])
    word, start = (str(words.format_pattern(pattern)[0]) for pattern in patterns)
    return word, start
