"""Every language has every English message with the same arguments, and every branch of every message works."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl

from cz18.bots.roster import STRENGTHS
from cz18.interop.words.wording import Words
from cz18.messages import bundles, catalogue, languages
from cz18.messages.check import PLURALS, arguments, entries, faults, patterns, unused
from cz18.messages.told import told
from cz18.rules.actions import ACTIONS
from cz18.rules.options import CHOICES

ROOT = Path(__file__).parents[2]
NUMBERS = (*range(1, 30), 0, 100, 1000, 1.5)
"""Together these numbers have every plural form of every language."""


@pytest.mark.parametrize("language", languages())
def test_no_language_has_faults(language: str) -> None:
    """No message is missing, unknown or suspicious."""
    found = [f"{fault.place}: {fault.kind} {fault.values}" for fault in faults(language)]
    assert found == []


def test_a_language_is_read_once_for_all_threads() -> None:
    """Reading it takes long: on a server, simultaneous first requests would each do it."""
    start = Barrier(6)
    files = ("events", "decisions", "no such file")  # not read before

    def read(_: int) -> FluentBundle:
        start.wait(30)
        return bundles.bundle("de", files)

    with ThreadPoolExecutor(6) as threads:
        assert len({id(found) for found in list(threads.map(read, range(6)))}) == 1


def test_nothing_is_unused() -> None:
    """Every message is used in the source."""
    assert list(unused(ROOT)) == []


def test_every_option_and_its_values_have_words() -> None:
    """The page shows each option of a game and each value by name."""
    known = entries("en").keys()
    for name, values in CHOICES.items():
        assert f"option-{name}" in known
        for value in values:
            word = str(value).lower() if isinstance(value, bool) else value
            assert {f"value-{name}-{word}", f"value-{word}"} & known, (name, value)


def test_every_move_has_words() -> None:
    """The page names the move that a bot advises."""
    known = entries("en").keys()
    steps = {f"EndStep-{step}" for step in ("track", "station", "acquisition", "trains")}
    assert {f"move-{name}" for name in (ACTIONS.keys() - {"EndStep"}) | steps} <= known


def test_every_strength_has_words() -> None:
    """The page names and describes each opponent."""
    known = entries("en").keys()
    assert {key for name in STRENGTHS for key in (f"bot-{name}", f"bot-{name}-is")} <= known


Chosen = dict[str, Any]


def branches(language: str, pattern: ftl.Pattern, chosen: Chosen) -> Iterator[tuple[Chosen, str]]:
    """Arguments that select each branch of a pattern, and a text expected there."""
    selects = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression)
    ]
    texts = [element.value for element in pattern.elements if isinstance(element, ftl.TextElement)]
    yield chosen, max((line.strip() for text in texts for line in text.split("\n")), key=len, default="")
    for select in selects:
        assert isinstance(select.selector, ftl.VariableReference)
        name = select.selector.id.name
        keys = [key_of(variant) for variant in select.variants]
        for variant, key in zip(select.variants, keys, strict=True):
            value = value_for(language, key, keys) if name not in chosen else chosen[name]
            if name not in chosen or str(chosen[name]) == key:
                yield from branches(language, variant.value, {**chosen, name: value})


def key_of(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def value_for(language: str, key: str, keys: list[str]) -> Any:
    """A value that selects this variant and no other."""
    if key.isdigit():
        return int(key)
    if PLURALS.intersection(keys):
        form = Locale.parse(language).plural_form
        return next(number for number in NUMBERS if form(number) == key and str(number) not in keys)
    if key == "other":
        return 7 if all(each == "other" or each.isdigit() for each in keys) else "something"
    return key


def in_fluent(value: Any) -> Any:
    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value


@pytest.mark.parametrize("language", languages())
def test_every_branch_of_every_message_is_formatted(language: str) -> None:
    """Each variant of each selection, including nested ones, is formatted when its arguments select it."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    spoken = 0
    for name, entry in entries(language).items():
        known = bundle.get_message(name)
        ours = [known.value, *known.attributes.values()] if known.value else [*known.attributes.values()]
        for tree, pattern in zip(patterns(entry.message), ours, strict=True):
            for chosen, expected in branches(language, tree, {}):
                given = dict.fromkeys(arguments(entry.message), "X") | chosen
                said, problems = bundle.format_pattern(
                    pattern, {name: in_fluent(value) for name, value in given.items()}
                )
                assert problems == [], name
                assert expected in str(said).replace("\u00a0", " "), (name, chosen)
                assert "{ " not in str(said), name
                spoken += 1
    assert spoken > len(entries(language))


@pytest.mark.parametrize("language", [name for name in languages() if name != "en"])
def test_money_is_written_the_same_everywhere(language: str) -> None:
    """120 K in every language: what has a K in English has it here."""
    for name, entry in entries(language).items():
        english = re.findall(r"\} K\b", written(entries("en")[name].message))
        assert bool(re.findall(r"\} K(?!\w)", written(entry.message))) == bool(english), name


def written(message: ftl.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(message)


ENGLISH = """one = { $colour ->
    [red] { $count } red shares
    [green] { $count } green shares
   *[other] { $count } shares
 }"""
GOOD = """one = { $count } { $colour ->
    [red] rudých akcií
    [green] zelených akcií
   *[other] akcií
 }
"""

SPOILED = {
    "missing": "",
    "unknown": "more = víc",
    "twice": "one = jedna\none = dvě",
    "unreadable": "one = { $",
    "arguments": "one = { $other } akcie",
    "plural": "one = { $count ->\n    [one] akcie\n   *[other] akcií\n }",
    "plural alone": "one = { $count ->\n   *[other] { $count } akcií\n }",
    "variants": "one = { $count } { $colour ->\n    [red] rudá\n   *[other] jiná\n }",
    "equal": ENGLISH,
    "english": "one = { $count } akcií of",
    "spaces": "one = { $count }  akcií",
    "quotes": 'one = { $count } "akcií"',
    "punctuation": "one = { $count } akcií.",
}


@pytest.mark.parametrize("kind", SPOILED)
def test_the_check_finds_each_kind_of_fault(kind: str, tmp_path: Path) -> None:
    """A fault of each kind is named; a correct message has none."""
    for folder, text in (("en", ENGLISH), ("cs", SPOILED[kind])):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "words.ftl").write_text(text + "\n", encoding="utf-8")
    assert kind.split()[0] in {fault.kind for fault in faults("cs", tmp_path)}
    (tmp_path / "cs" / "words.ftl").write_text(GOOD, encoding="utf-8")
    assert list(faults("cs", tmp_path)) == []


FORMS = "{ $count ->\n    [one] akcie\n    [few] akcie\n    [many] akcie\n   *[other] akcií\n }"


@pytest.mark.parametrize("lost", ["{ $count } akcií", FORMS])
def test_the_check_finds_a_lost_variant_for_a_number(lost: str, tmp_path: Path) -> None:
    """What English says differently for 0 must not become "0 shares", with or without another selection."""
    english = "{ $count ->\n    [0] no shares\n    [one] one share\n   *[other] { $count } shares\n }"
    for folder, text in (("en", english), ("cs", lost)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "words.ftl").write_text(f"one = {text}\n", encoding="utf-8")
    assert [(fault.kind, fault.values) for fault in faults("cs", tmp_path)] == [
        ("variants", {"argument": "count", "variants": "0"})
    ]


def told_in(tree: ast.AST) -> Iterator[tuple[str, set[str] | None]]:
    """The message keys in a module's calls, with their arguments where they are literal."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "told":
            key, given = node.args[0], {word.arg for word in node.keywords}
            if isinstance(key, ast.Constant):
                yield key.value, {name for name in given if name is not None}
        elif isinstance(node, ast.Constant) and str(node.value).startswith("wrong-"):
            yield str(node.value), None


def test_every_input_error_has_a_message_with_its_arguments() -> None:
    """Errors about files, boards and set-ups are in the catalogues, without selections in English, and none is
    unused."""
    known = {name: entry.message for name, entry in entries("en").items()}
    asked = set()
    for file in (ROOT / "src").rglob("*.py"):
        for key, given in told_in(ast.parse(file.read_text(encoding="utf-8"))):
            asked.add(key)
            assert key in known, (file, key)
            assert given is None or given == arguments(known[key]), (file, key)
            assert str(told(key, **dict.fromkeys(arguments(known[key]), "X"))).count("{") == 0, key
    assert {name for name in known if name.startswith(("wrong-", "remark-"))} == {
        name for name in asked if name.startswith(("wrong-", "remark-"))
    }


def test_an_input_error_has_a_sentence_with_its_values_in_every_language() -> None:
    """Also a sentence within a sentence; a text without a key is unchanged."""
    said = told("wrong-not_read", file="x.json", why=told("wrong-a_folder"))
    assert said == "cannot read x.json: it is a folder"
    assert pickle.loads(pickle.dumps(said)).data == said.data
    assert Words("cs").told(said) == "x.json nelze přečíst: to je složka"
    assert Words("cs").told("x.json: Too many links") == "x.json: Too many links"


def test_quoted_values_have_the_quotation_marks_of_the_language() -> None:
    """Errors quote what they found as programs do; each language has its own marks."""
    said = told("wrong-unknown_board", found=repr("x"), known=["a"])
    assert str(said).count("'x'") == Words("en").told(said).count("'x'") == 1
    marks = {"cs": "„x“", "de": "„x“", "pl": "„x”", "zh": "“x”"}
    assert all(mark in Words(language).told(said) for language, mark in marks.items())
    assert "'" not in Words("pl").told(told("wrong-not_a_text", found='"x"'))
    assert "3" in Words("pl").told(told("wrong-not_a_text", found="3"))
