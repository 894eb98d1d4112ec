"""Proof sheets for translators: `18cz languages --proof cs`.

Every message of a language with sample arguments, next to the English one: once for each plural class of the language,
for each number and for each word that the message selects on. A message that is not translated yet has only the English
text.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from babel import Locale
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl

from cz18.messages import ENGLISH
from cz18.messages.bundles import bundle
from cz18.messages.check import PLURALS, arguments, entries, key_of

MOST_CASES = 50
"""Cases of one message; the longest selection, of payments, has 20 words."""
NUMBERS = (1, 2, 5, 0, 1.5, 11, 21, 100)
"""Between them every plural class of every language."""
SAMPLES: dict[str, Any] = {
    **dict.fromkeys(("player", "by", "bidder", "new", "payer", "before", "from", "who"), "Anna"),
    **dict.fromkeys(("old", "after", "to", "host", "turn_of"), "Bedřich"),
    **dict.fromkeys(("company", "seller", "owner", "payee"), "BCB"),
    **dict.fromkeys(("target",), "OFE"),
    **dict.fromkeys(("companies",), "BCB, kk"),
    **dict.fromkeys(("hex", "home", "here"), "E17"),
    **dict.fromkeys(("hexes", "homes"), "E17, F18"),
    **dict.fromkeys(("tile", "code"), "57"),
    **dict.fromkeys(("replaced",), "6"),
    **dict.fromkeys(("train", "card"), "b2"),
    **dict.fromkeys(("trains", "faces", "face"), "2+2"),
    **dict.fromkeys(("old_face",), "2"),
    **dict.fromkeys(("local_railway", "railway", "paper", "thing"), "S1"),
    **dict.fromkeys(("papers", "left_over", "railways"), "S1, M2"),
    **dict.fromkeys(("label", "tile_label"), "Y"),
    **dict.fromkeys(("letter", "phase", "opens_with"), "b"),
    **dict.fromkeys(("section",), "VIII.4"),
    **dict.fromkeys(("site",), "18xx.games"),
    **dict.fromkeys(("file",), "game.json"),
    **dict.fromkeys(("price", "amount", "income", "debt", "bid", "worth", "value", "low"), 120),
    **dict.fromkeys(("least", "high", "capital", "best", "local_railway_price", "cost"), 240),
    **dict.fromkeys(("asked",), 300),
    **dict.fromkeys(("lead", "other", "corrected", "expected", "cash", "treasury"), 60),
    **dict.fromkeys(("left", "limit", "held", "most", "number", "at", "city", "edge", "rotation", "seat"), 3),
    **dict.fromkeys(("percent", "done", "claimed"), 20),
    **dict.fromkeys(("last", "total", "games", "actions", "seconds", "ms"), 100),
    **dict.fromkeys(("seed", "version", "rules"), "1818"),
    **dict.fromkeys(("players", "order"), "Anna, Bedřich"),
    **dict.fromkeys(("second", "name"), "Bedřich"),
    **dict.fromkeys(("bot",), "Engineer"),
    **dict.fromkeys(("place",), "Pardubice"),
    **dict.fromkeys(("prices", "rotations"), "50, 55, 60"),
    **dict.fromkeys(("owned", "on_offer"), "b2, c1"),
    **dict.fromkeys(("known",), "1, 2, 3"),
    **dict.fromkeys(("sizes",), "small, medium"),
    **dict.fromkeys(("found",), "'abc'"),
    **dict.fromkeys(("why",), "Not found."),
    **dict.fromkeys(("locations", "loops", "paths", "below"), 7),
    **dict.fromkeys(("count", "length", "slots"), 5),
}
"""Values of arguments by name; any other appears as its name in angle brackets."""
SPECIAL: dict[str, dict[str, Any]] = {
    **{key: {"value": 300} for key in ("because-cut", "because-nodes")},
    **{key: {"value": 2} for key in ("because-missing_to_float", "because-to_float")},
    **{key: {"value": 5} for key in ("because-rounds", "because-runs")},
    "clock-scraps": {"train": "4", "old": "2"},
    "event-MoneyPaid": {"payer": "BCB", "payee": "Anna"},
    "event-PriceMoved": {"old": 60, "new": 65},
    "event-TrainAskedFor": {"seller": "OFE"},
    "hex-exits": {"to": "west, east"},
    "hex-track": {"from": "west", "to": "east"},
    **{key: {"player": "Cyril"} for key in ("notice-link", "notice-stand_in", "notice-stand_in-none")},
    **{key: {"player": "Cyril"} for key in ("notice-host", "notice-open")},
    "notice-name": {"before": "Bedřich", "after": "Cyril"},
    **{key: {"seller": "OFE"} for key in ("offer-train", "sure-OfferForTrain", "sure-AcceptOffer-train")},
    **{key: {"low": 3, "high": 6} for key in ("players-range", "wrong-players_range", "wrong-game_players")},
    "puzzle-tile-solution": {"before": 60},
    "refusal-bid_too_low": {"bid": 60},
    "refusal-certificate_limit": {"limit": 14, "held": 14},
    "refusal-face_not_up": {"face": "3"},
    "refusal-holding_limit": {"percent": 80, "limit": 60},
    "refusal-home_not_placed": {"homes": "ATE"},
    **{key: {"train": "3+3"} for key in ("refusal-last_place_for_runnable", "refusal-must_be_runnable")},
    "refusal-local_railway_too_large": {"local_railway": "L1"},
    "refusal-must_sell_first": {"limit": 14, "held": 15},
    **{key: {"phase": "a"} for key in ("refusal-no_purchase_before_phase_b", "refusal-no_trade_before_phase_b")},
    "refusal-not_enough_shares": {"asked": 3},
    "refusal-not_in_question": {"cities": "0, 1"},
    "refusal-not_this_companys_turn": {"turn_of": "OFE"},
    "refusal-other_step": {"step": "track", "asked": "run"},
    "refusal-price_too_low": {"low": 1, "asked": 0},
    "refusal-runnable_first": {"train": "3+3"},
    "refusal-too_many_cities": {"cities": 4},
    "refusal-unknown_rotation": {"rotation": 7},
    "sure-BuyTrain": {"train": "2+2"},
    "wrong-newer_format": {"known": 4},
    "wrong-other_price": {"name": "S1"},
    "wrong-players_number": {"wanted": 2},
}
"""Values of arguments of one message, if the usual ones make no sense in it."""
MONEY = frozenset({"price", "amount", "income", "cash", "bid", "worth", "value", "cost", "lead", "other"})
"""Arguments that the page formats with their K before it inserts them."""


class Case(NamedTuple):
    """A message with some arguments: the choices that led here, the English text and the translation."""

    choices: dict[str, Any]
    english: str
    text: str


class Proof(NamedTuple):
    """A message, or one of its attributes (`the-bank.at-the-start`), with its cases."""

    file: str
    name: str
    cases: tuple[Case, ...]


def proofs(language: str) -> Iterator[Proof]:
    """Every message of a language, in the order of its files; then those that are not translated yet."""
    english = entries(ENGLISH)
    missing = {name: entry for name, entry in english.items() if name not in entries(language)}
    for name, entry in {**entries(language), **missing}.items():
        spoken = ENGLISH if name in missing else language
        known = english[name].message if name in english else entry.message
        names = arguments(entry.message) | arguments(known)
        parts = [(None, entry.message.value), *((item.id.name, item.value) for item in entry.message.attributes)]
        for attribute, pattern in parts:
            if pattern is not None:
                cases = tuple(
                    Case(
                        chosen,
                        _text(ENGLISH, name, attribute, names, chosen),
                        "" if name in missing else _text(language, name, attribute, names, chosen),
                    )
                    for chosen in islice(_choices(spoken, pattern, {}), MOST_CASES)
                )
                yield Proof(entry.file, name if attribute is None else f"{name}.{attribute}", cases)


def _choices(language: str, pattern: ftl.Pattern, chosen: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Arguments that lead into every variant, nested ones too; of several selections in a row one at a time."""
    selects = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)
    ]
    if not selects:
        yield chosen
    for select in selects:
        assert isinstance(select.selector, ftl.VariableReference)
        name, keys = select.selector.id.name, [key_of(variant) for variant in select.variants]
        for variant, key in zip(select.variants, keys, strict=True):
            value = _value(language, name, key, keys)
            if chosen.get(name, value) == value:
                yield from _choices(language, variant.value, {**chosen, name: value})


def _value(language: str, name: str, key: str, keys: list[str]) -> Any:
    """A value that selects a variant: its number or word, a number of its plural class, or a sample for the others."""
    if key.isdigit():
        return int(key)
    if PLURALS.intersection(keys):
        form = Locale.parse(language.replace("-", "_")).plural_form
        return next(number for number in NUMBERS if form(number) == key and str(number) not in keys)
    if key != "other":
        return key
    return 2 if all(each == "other" or each.isdigit() for each in keys) else _sample(name)


def _text(language: str, name: str, attribute: str | None, names: set[str], chosen: dict[str, Any]) -> str:
    words = bundle(language)
    if not words.has_message(name):
        return ""
    message = words.get_message(name)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    if pattern is None:
        return ""
    given = {each: chosen.get(each, _sample(each, name)) for each in (*names, *chosen)}
    text, _ = words.format_pattern(pattern, {each: _in_fluent(value) for each, value in given.items()})
    return str(text)


def _sample(name: str, message: str = "") -> Any:
    """A value of an argument; money of the page and of a bot's reasons has its K."""
    if name.endswith("_count"):
        return 1
    if name in SPECIAL.get(message, {}):
        return SPECIAL[message][name]
    value = SAMPLES.get(name, f"<{name}>")
    on_page = message in entries(ENGLISH) and entries(ENGLISH)[message].file.startswith(("page", "because"))
    return f"{value} K" if on_page and name in MONEY else value


def _in_fluent(value: Any) -> Any:
    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value


def as_text(language: str) -> str:
    """All proofs of a language as text: a heading for each file, a block for each message."""
    lines, file = list[str](), ""
    for proof in proofs(language):
        if proof.file != file:
            file = proof.file
            lines += [f"===== {language}/{file} =====", ""]
        lines.append(proof.name)
        for case in proof.cases:
            if case.choices:
                lines.append("  " + ", ".join(f"{name} = {value}" for name, value in case.choices.items()))
            lines += [f"    {ENGLISH}  {_indented(case.english)}"]
            if language != ENGLISH:
                lines += [f"    {language}  {_indented(case.text)}".rstrip()]
        lines.append("")
    return "\n".join(lines)


def _indented(text: str) -> str:
    return text.replace("\n", "\n        ")
