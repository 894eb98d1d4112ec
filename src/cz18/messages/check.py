"""Check the catalogues: `18cz languages --check`.

    faults("cs")            missing, unknown and suspicious messages of a language
    unused(repository)      messages that the program never uses

A message that is intentionally the same as in English has a comment before it: `# as in English`. One that rightly
contains a forbidden variant of a term (`terms.toml`): `# allowed: <variant>`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cz18.messages import ENGLISH
from cz18.messages.terms import violations

AS_IN_ENGLISH = "as in English"
_ALLOWED = re.compile(r"allowed: (.*)")
NAMES = frozenset({"places.ftl", "names.ftl"})
"""Files of proper names, which are often the same as in English."""
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""Variants that only a selection by number has, besides `other`."""

ENGLISH_WORDS = frozenset({
    "the", "of", "and", "are", "with", "this", "that", "these", "has", "have", "from", "which", "were", "been", "its",
    "their", "there", "what", "when", "where", "who", "company", "companies", "share", "shares", "train", "trains",
    "player", "players", "tile", "tiles", "treasury", "round", "turn", "price", "hex",
})  # fmt: skip
"""Words that no sentence in another of our languages contains."""

WRONG_QUOTES = {"cs": '"”«»', "de": '"”«»', "pl": '"“«»', "zh": '"„«»'}
"""Quotation marks foreign to the language; correct are „česky“, „deutsch“, „po polsku”, “中文”."""

ENDS = {"。": ".", "？": "?", "！": "!", "：": ":", "；": ";", "）": ")", "……": "…"}
"""Chinese punctuation and its equivalents."""

_CODE = re.compile(r"Fox in the Box|`[^`]*`|--[\w-]+|'[^']*'|\$?CZ18_\w+|18cz( [a-z]+)*|\[/?blue\]|\w+[_.]\w+")
"""Proper names and parts of the program that are the same in every language."""


class Fault(NamedTuple):
    """A fault of a message: its kind names the sentence (`cli-fault-<kind>`), `values` are its arguments."""

    place: str
    kind: str
    values: dict[str, str]


class CatalogueEntry(NamedTuple):
    """A message and its file."""

    file: str
    message: ftl.Message


OURS = files("cz18.messages")


@cache
def entries(language: str) -> dict[str, CatalogueEntry]:
    """The messages of a language by id."""
    return _messages(OURS.joinpath(language))


def _messages(folder: Traversable) -> dict[str, CatalogueEntry]:
    return {
        node.id.name: CatalogueEntry(file, node) for file, node in _nodes(folder) if isinstance(node, ftl.Message)
    }


def _nodes(folder: Traversable) -> Iterator[tuple[str, Any]]:
    """All entries in the files of a language, with the file name."""
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        if file.name.endswith(".ftl"):
            for node in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                yield file.name, node


def faults(language: str, root: Traversable = OURS) -> Iterator[Fault]:
    """All faults of a language; English is compared with itself."""
    names: Counter[str] = Counter()
    for file, node in _nodes(root.joinpath(language)):
        if isinstance(node, ftl.Junk):
            yield Fault(f"{language}/{file}", "unreadable", {"text": (node.content or "").split("\n")[0]})
        elif isinstance(node, ftl.Message):
            names[node.id.name] += 1
            if names[node.id.name] == 2:
                yield Fault(f"{language}/{file}: {node.id.name}", "twice", {})
    here, there = _messages(root.joinpath(language)), _messages(root.joinpath(ENGLISH))
    for name, entry in there.items():
        if name not in here:
            yield Fault(f"{language}/{entry.file}: {name}", "missing", {})
    for name, entry in here.items():
        place = f"{language}/{entry.file}: {name}"
        if name not in there:
            yield Fault(place, "unknown", {})
            continue
        for kind, values in _suspicions(language, entry.message, there[name].message):
            if not (kind == "equal" and entry.file in NAMES):
                yield Fault(place, kind, values)


def _suspicions(language: str, message: ftl.Message, english: ftl.Message) -> Iterator[tuple[str, dict[str, str]]]:
    yield from _arguments(message, english)
    yield from _forms(language, message, english)
    texts = list(texts_of(message))
    if any("  " in text for text in texts) or any(text != text.strip() for text in _whole(message)):
        yield "spaces", {}
    written = _CODE.sub(" ", " ".join(texts))
    for word, term in violations(language, written, _allowed(message)):
        yield "term", {"word": word, "term": term}
    if language == ENGLISH:
        return
    words = re.findall(r"\w+", written.lower())
    left = sorted(ENGLISH_WORDS.intersection(words))
    if left:
        yield "english", {"words": ", ".join(left)}
    if _same(message, english) and AS_IN_ENGLISH not in _comment(message):
        yield "equal", {}
    marks = sorted({mark for mark in WRONG_QUOTES.get(language, "") for text in texts if mark in text})
    if marks:
        yield "quotes", {"marks": " ".join(marks)}
    ends = _end(message), _end(english)
    if ends[0] != ends[1]:
        yield "punctuation", {"here": ends[0] or "-", "there": ends[1] or "-"}


def _arguments(message: ftl.Message, english: ftl.Message) -> Iterator[tuple[str, dict[str, str]]]:
    """Check for the same arguments; one that English only selects by may be missing, for instance without plurals."""
    here, there = arguments(message), arguments(english)
    shown = arguments(english, shown=True)
    if not here <= there | _counts(there) or not shown <= here:
        yield "arguments", {"here": ", ".join(sorted(here)) or "-", "there": ", ".join(sorted(there)) or "-"}


def _counts(names: set[str]) -> set[str]:
    return {f"{name}_count" for name in names}


def _forms(language: str, message: ftl.Message, english: ftl.Message) -> Iterator[tuple[str, dict[str, str]]]:
    """Check for all plural forms of the language, and for all variants of the English message except its plurals."""
    wanted, found = dict(selections(english)), list(selections(message))
    for name, keys in found:
        missing = plural_forms(language) - keys
        if (keys & PLURALS or keys == {"other"}) and missing:
            yield "plural", {"argument": name, "forms": ", ".join(sorted(missing))}
    absent = [(name, {"other"}) for name in wanted.keys() - dict(found).keys()]
    for name, keys in [*found, *absent]:
        missing = wanted.get(name, set()) - keys - PLURALS
        if missing:
            yield "variants", {"argument": name, "variants": ", ".join(sorted(missing))}


def plural_forms(language: str) -> set[str]:
    """The plural categories of a language according to Unicode."""
    return {*Locale.parse(language.replace("-", "_")).plural_form.tags, "other"}


def arguments(message: ftl.Message, *, shown: bool = False) -> set[str]:
    """The arguments of a message; with `shown`, without those it only selects by."""
    return {
        reference.id.name
        for placeable in _placeables(message)
        for reference in _references(placeable.expression, shown)
    }


def selections(message: ftl.Message) -> Iterator[tuple[str, set[str]]]:
    """The selectors of a message, with their variants."""
    for placeable in _placeables(message):
        expression = placeable.expression
        if isinstance(expression, ftl.SelectExpression) and isinstance(expression.selector, ftl.VariableReference):
            yield expression.selector.id.name, {key_of(variant) for variant in expression.variants}


def key_of(variant: ftl.Variant) -> str:
    """The key of a variant: a word, a plural class or a number."""
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def patterns(message: ftl.Message) -> list[ftl.Pattern]:
    """The patterns of a message and its attributes."""
    return [*([message.value] if message.value else []), *(item.value for item in message.attributes)]


def _placeables(message: ftl.Message) -> Iterator[ftl.Placeable]:
    for pattern in patterns(message):
        yield from _inside(pattern)


def _inside(pattern: ftl.Pattern) -> Iterator[ftl.Placeable]:
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable):
            yield element
            if isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    yield from _inside(variant.value)


def _references(expression: Any, shown: bool) -> Iterator[ftl.VariableReference]:
    if isinstance(expression, ftl.VariableReference):
        yield expression
    elif isinstance(expression, ftl.SelectExpression) and not shown:
        yield from _references(expression.selector, shown)
    elif isinstance(expression, ftl.FunctionReference):
        for argument in expression.arguments.positional:
            yield from _references(argument, shown)


def texts_of(message: ftl.Message) -> Iterator[str]:
    """All text pieces of a message."""
    for pattern in patterns(message):
        yield from _pieces(pattern)


def _pieces(pattern: ftl.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from _pieces(variant.value)


def _whole(message: ftl.Message) -> Iterator[str]:
    """The text pieces at the start and the end of a message."""
    for pattern in patterns(message):
        first, last = pattern.elements[0], pattern.elements[-1]
        if isinstance(first, ftl.TextElement):
            yield first.value.rstrip()
        if isinstance(last, ftl.TextElement):
            yield last.value.lstrip()


def _same(message: ftl.Message, english: ftl.Message) -> bool:
    """Whether the messages contain words and the words are the same."""
    texts = list(texts_of(message))
    letters = re.sub(r"\b[A-Z]\b|[^A-Za-z]", "", _CODE.sub("", "".join(texts)))
    return bool(letters) and texts == list(texts_of(english))


def _allowed(message: ftl.Message) -> frozenset[str]:
    """Forbidden variants that a comment before the message allows."""
    found = _ALLOWED.search(_comment(message))
    return frozenset(word.strip() for word in found[1].split(",")) if found else frozenset()


def _comment(message: ftl.Message) -> str:
    return (message.comment.content if message.comment else None) or ""


def _end(message: ftl.Message) -> str:
    """The punctuation mark a message ends with, if it ends with text."""
    pattern = message.value
    while pattern is not None:
        last = pattern.elements[-1]
        if isinstance(last, ftl.TextElement):
            text = last.value.rstrip()
            for chinese, ours in ENDS.items():
                text = text.replace(chinese, ours)
            return text[-1] if text and text[-1] in ".?!:;…" else ""
        expression = last.expression if isinstance(last, ftl.Placeable) else None
        pattern = expression.variants[-1].value if isinstance(expression, ftl.SelectExpression) else None
    return ""


# Unused messages

_STRING = re.compile(r"""["'`]([A-Za-z][\w-]*)(?:\.[\w-]+)?["'`]""")
_BEGINNING = re.compile(r"""["'`]([A-Za-z][\w-]*-)\$?\{""")


def unused(repository: Path) -> Iterator[str]:
    """Messages whose id is not in the source, neither in full nor by its prefix."""
    whole, beginnings = set[str](), set[str]()
    for file in (
        *repository.glob("src/**/*.py"),
        *repository.glob("web/src/**/*.ts"),
        *repository.glob("web/src/**/*.svelte"),
    ):
        text = file.read_text(encoding="utf-8")
        whole.update(_STRING.findall(text))
        beginnings.update(_BEGINNING.findall(text))
    for name, entry in entries(ENGLISH).items():
        if name not in whole and not name.startswith(tuple(beginnings)):
            yield f"{ENGLISH}/{entry.file}: {name}"
