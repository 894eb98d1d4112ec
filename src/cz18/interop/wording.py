"""Sentences for events, refusals and decisions, from the message catalogue (`messages/<language>.ftl`).

    sentence(event, names=("Anna", "Bedřich", "Cyril"))
    reason(refusal)
    question(decision, names=...)

The catalogue is the same for log, command line and page. Words need the package fluent.runtime, which comes with
the extra `cli`; the engine itself never needs them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cz18.routes.runs import Route
from cz18.rules.engine import Decision
from cz18.rules.events import DirectorChanged, Event, GameEnded, Party, PlayingOrderDealt, TrainsRan
from cz18.rules.refusals import Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_SEATS = {"player", "turn_of"}
"""Arguments that hold a player's seat."""


class NoSuchLanguage(ValueError):
    """There is no catalogue in this language."""


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for."""
    names = (item.name for item in files("cz18.messages").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def sentence(event: Event, lang: str = "en", *, names: Sequence[str] = ()) -> str:
    """What happened, as a sentence. `names` are the players' by seat; without them they are numbered."""
    return Words(lang, names).event(event)[0]


def reason(refusal: Refusal, lang: str = "en", *, names: Sequence[str] = ()) -> str:
    """Why an action is refused, with the section of the rulebook: `... (VIII.4)`."""
    return f"{Words(lang, names).refusal(refusal)[0]} ({refusal.section})"


def question(decision: Decision, lang: str = "en", *, names: Sequence[str] = ()) -> str:
    """Who has to decide what."""
    return Words(lang, names).decision(decision)[0]


class Words:
    """A language and the players' names. Each answer is a text and the catalogue's faults in making it."""

    def __init__(self, lang: str = "en", names: Sequence[str] = ()) -> None:
        self._bundle = _bundle(lang)
        self._names = names

    def event(self, event: Event) -> tuple[str, list[Exception]]:
        data = {item.name: getattr(event, item.name) for item in fields(event)}
        match event:
            case DirectorChanged(_, old, new):
                data |= {"old": self._player(old), "new": self._player(new)}
            case PlayingOrderDealt(order):
                data["order"] = [self._player(seat) for seat in order]
            case GameEnded(result):
                data["result"] = [
                    self._say("result-of", {"player": self._player(seat), "worth": worth})[0]
                    for seat, worth in enumerate(result)
                ]
            case TrainsRan(_, routes, incomes):
                data["routes"] = [
                    self._route(route, income) for route, income in zip(routes, incomes, strict=False)
                ]
        return self._say(f"event-{type(event).__name__}", data)

    def refusal(self, refusal: Refusal) -> tuple[str, list[Exception]]:
        key = f"refusal-{refusal.code}"
        special = f"{key}-{refusal.section.replace('.', '_')}"
        return self._say(special if self._bundle.has_message(special) else key, refusal.data)

    def decision(self, decision: Decision) -> tuple[str, list[Exception]]:
        return self._say(f"decision-{decision.kind}", {"player": decision.player, "company": decision.company})

    def _say(self, key: str, data: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        if not self._bundle.has_message(key):
            return key, [LookupError(key)]
        message = self._bundle.get_message(key)
        if message.value is None:
            return key, [LookupError(key)]
        arguments = {name: self._word(name, value) for name, value in data.items()}
        text, faults = self._bundle.format_pattern(message.value, arguments)
        return self._begin(str(text)), list(faults)

    def _begin(self, text: str) -> str:
        """A sentence that begins with the bank begins with a capital; names stay as they are (kk)."""
        bank = self._bundle.get_message("the-bank")
        assert bank.value is not None
        word, _ = self._bundle.format_pattern(bank.value)
        start, _ = self._bundle.format_pattern(bank.attributes["at-the-start"])
        if text.startswith(str(word)) and text != word:
            return str(start) + text[len(str(word)) :]
        return text

    def _word(self, name: str, value: Any) -> Any:
        """A value as the catalogue takes it: numbers as they are, everything else as words."""
        from fluent.runtime.types import fluent_number

        if name in _SEATS and (value is None or type(value) is int):
            return self._player(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, Party):
            return self._party(value)
        if isinstance(value, Route):
            return self._route(value)
        if isinstance(value, Mapping) and {"train", "hexes"} <= value.keys():
            return self._route(Route(value["train"], value["hexes"]), value.get("income"))
        if isinstance(value, list | tuple | frozenset | set):
            words = [str(self._word("", item)) for item in value]
            return ", ".join(words) if words else self._say("nothing", {})[0]
        return self._say("nothing", {})[0] if value is None else str(value)

    def _player(self, seat: int | None) -> str:
        if seat is None or seat < 0:
            return self._say("nobody", {})[0]
        if seat < len(self._names):
            return self._names[seat]
        return self._say("player-number", {"number": seat + 1})[0]

    def _party(self, party: Party) -> str:
        if party.kind == "player" and isinstance(party.name, int):
            return self._player(party.name)
        return str(party.name) if party.kind == "company" else self._say("the-bank", {})[0]

    def _route(self, route: Route, income: int | None = None) -> str:
        hexes = "–".join(str(hex_) for hex_ in route.hexes)
        data = {"train": route.train, "hexes": hexes, "income": income}
        return self._say("route" if income is None else "route-with-income", data)[0]


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in languages():
        raise NoSuchLanguage(f"no messages in {lang!r}; there are: {', '.join(languages())}")
    bundle = FluentBundle([lang], use_isolating=False)
    text = files("cz18.messages").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
