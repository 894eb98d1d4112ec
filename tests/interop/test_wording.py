"""Every event and every refusal has a message, which uses the data of the event or refusal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from cz18.interop.words.wording import Words, question, reason, sentence
from cz18.messages import PSEUDO, accepted, catalogue, chosen, languages
from cz18.messages.bundles import NoSuchLanguage
from cz18.messages.check import entries, selections
from cz18.routes.runs import Route
from cz18.rules.actions import FIELDS
from cz18.rules.engine import Decision
from cz18.rules.events import BANK, EVENTS, Event, MoneyPaid, Party, PreStockRoundEnded, TrainsRan
from cz18.rules.refusals import Refusal
from cz18.rules.state import Step
from cz18.server.admission.rules import rates
from cz18.server.settings import Settings

SRC = Path(__file__).parents[2] / "src" / "cz18"
FILES = sorted(SRC.rglob("*.py"))
CATALOGUE = FluentParser().parse(catalogue("en"))
MESSAGES = {entry.id.name for entry in CATALOGUE.body if isinstance(entry, Message)}

SAMPLES: dict[str, Any] = {
    "int": 3,
    "str": "E15",
    "bool": True,
    "Party": BANK,
    "str | None": None,
    "int | None": None,
    "tuple[int, ...]": (0, 1, 2),
    "tuple[str, ...]": ("S1", "M2"),
    "tuple[Route, ...]": (Route("a1", ("E15", "D14")),),
}
OTHERS: dict[str, Any] = {
    "int": 0,
    "bool": False,
    "Party": Party("player", 1),
    "str | None": "57",
    "int | None": 1,
    "tuple[str, ...]": (),
}


class Use(NamedTuple):
    """A refusal as created in the source: location, section if it is literal, code, keys of its data."""

    where: str
    section: str | None
    code: str
    keys: frozenset[str] | None


SOURCES = {file: file.read_text(encoding="utf-8") for file in FILES}
NAMING = {
    function.name: function
    for file in FILES
    if "-> str | None:" in SOURCES[file]
    for function in ast.walk(ast.parse(SOURCES[file]))
    if isinstance(function, ast.FunctionDef) and function.returns and ast.unparse(function.returns) == "str | None"
}
"""Functions that return a code or None; their codes are found in the source as well."""


def uses() -> Iterator[Use]:
    """Every refusal code in the source, found by static analysis."""
    for file in FILES:
        if not re.search(r"\bRefusal\(|\b_problem\(|WhyNot", SOURCES[file]):
            continue
        name = file.relative_to(SRC).as_posix()
        for function in ast.walk(ast.parse(SOURCES[file])):
            if isinstance(function, ast.FunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Call | ast.Return):
                        where = f"{name}:{node.lineno}"
                        yield from (Use(where, *found) for found in refusals_at(node, function))


def refusals_at(
    node: ast.AST, function: ast.FunctionDef
) -> Iterator[tuple[str | None, str, frozenset[str] | None]]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id == "Refusal" and len(node.args) > 1:
            data = node.args[2] if len(node.args) > 2 else ast.Dict([], [])
            for code in strings(node.args[1], function):
                yield text(node.args[0]), code, keys_of(data, function)
        elif node.func.id == "_problem":
            keys = frozenset(word.arg for word in node.keywords if word.arg)
            for code in strings(node.args[0], function):
                yield "VIII.7", code, keys
    elif (
        isinstance(node, ast.Return) and answers_why_not(function) and (why := why_not_in(node.value)) is not None
    ):
        section, code_node, data = why.elts
        for code in strings(code_node, function):
            yield text(section), code, keys_of(data, function)


def why_not_in(node: ast.expr | None) -> ast.Tuple | None:
    """The returned reason: by itself, or together with how far the check came."""
    if not isinstance(node, ast.Tuple):
        return None
    if len(node.elts) == 3:
        return node
    return next((one for one in node.elts if isinstance(one, ast.Tuple) and len(one.elts) == 3), None)


def answers_why_not(function: ast.FunctionDef) -> bool:
    return function.returns is not None and "WhyNot" in ast.unparse(function.returns)


def text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def strings(node: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """The strings an expression may evaluate to: a constant, a conditional, a function's result, or a local name."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body, function)
        yield from strings(node.orelse, function)
    elif isinstance(node, ast.Name):
        for value in assigned(node.id, function):
            yield from strings(value, function)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMING:
        for answer in ast.walk(NAMING[node.func.id]):
            if isinstance(answer, ast.Return) and answer.value is not None:
                yield from strings(answer.value, NAMING[node.func.id])


def keys_of(node: ast.expr, function: ast.FunctionDef) -> frozenset[str] | None:
    """The keys of a dict literal, or None if the dict is built elsewhere."""
    if isinstance(node, ast.Dict):
        return frozenset(name for key in node.keys if key is not None and (name := text(key)) is not None)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        left, right = keys_of(node.left, function), keys_of(node.right, function)
        return None if left is None or right is None else left | right
    if isinstance(node, ast.Name):
        before = [value for value in assigned(node.id, function) if value.lineno <= node.lineno]
        if before:
            return keys_of(max(before, key=lambda value: value.lineno), function)
    return None


def assigned(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in node.targets
        ):
            yield node.value


USES = tuple(uses())


def sample(kind: type[Event], values: dict[str, Any]) -> Event:
    return kind(**{item.name: values.get(str(item.type), SAMPLES[str(item.type)]) for item in fields(kind)})


def test_the_catalogue_is_well_formed() -> None:
    """The parser skips nothing in the file."""
    assert [entry.content for entry in CATALOGUE.body if isinstance(entry, Junk)] == []
    assert "en" in languages()
    names = [entry.id.name for entry in CATALOGUE.body if isinstance(entry, Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_has_a_message(name: str) -> None:
    """A sentence is produced without error, whatever the event contains."""
    for values in (SAMPLES, {**SAMPLES, **OTHERS}):
        said, faults = Words("en", ("Anna", "Bedřich", "Cyril")).event(sample(EVENTS[name], values))
        assert faults == []
        assert said.endswith(".")
        assert "{" not in said and "\n" not in said


def test_refusals_are_found_in_the_source() -> None:
    """The static search behind the next tests covers rules, board and routes."""
    assert {use.where.partition("/")[0] for use in USES} >= {"board", "routes", "rules"}


@pytest.mark.parametrize("code", sorted({use.code for use in USES}))
def test_every_refusal_has_a_message(code: str) -> None:
    """Each code in the source has a message that needs no more than the refusal's data."""
    assert f"refusal-{code}" in MESSAGES
    for use in USES:
        if use.code == code and use.keys is not None:
            refusal = Refusal(use.section or "V", code, dict.fromkeys(use.keys, 5))
            said, faults = Words().refusal(refusal)
            assert faults == [], use.where
            assert said.endswith("."), said


def test_no_message_is_unused() -> None:
    """Every message belongs to an existing event, refusal or decision."""
    codes = {use.code for use in USES} | {"no_consent"}
    for name in MESSAGES:
        kind, _, rest = name.partition("-")
        if kind == "event":
            assert rest.partition("-")[0] in EVENTS, name
        elif kind == "refusal":
            assert rest.partition("-")[0] in codes, name


def test_every_reason_of_a_bot_has_a_message() -> None:
    """Each reason a bot may give is in the catalogue, and no other."""
    calls = [
        node
        for file in (SRC / "bots").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because"
    ]
    given = {word.arg for call in calls for word in call.keywords if word.arg is not None}
    assert given == {name.removeprefix("because-") for name in MESSAGES if name.startswith("because-")}


def test_every_reason_of_a_payment_has_a_message() -> None:
    """The reason is a variant of the sentence, whichever parties are involved."""
    reasons = {
        reason
        for file in (SRC / "rules").rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id.startswith("pay_")
        if call.args and (reason := text(call.args[-1])) is not None
    }
    variants = dict(selections(entries("en")["event-MoneyPaid"].message))["reason"]
    assert len(reasons) > 10
    assert reasons <= variants


def test_every_error_of_the_server_has_a_message() -> None:
    """Each error code in the source of the server and in its table of rates is in the catalogue."""
    codes = {rate.code for rate in rates(Settings.model_construct()).values()} | {
        found
        for file in (SRC / "server").rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in ("ApiError", "too_many")
        for found in [text(argument) for argument in call.args[:2]]
        if found is not None
    }
    assert len(codes) > 30
    assert {f"fault-{code}" for code in codes if code.isidentifier()} <= MESSAGES


def test_names_and_money() -> None:
    """Players by name or number, the bank with a capital at the start, money without separators."""
    event = MoneyPaid(BANK, Party("player", 1), 1200, "acquisition")
    assert sentence(event, names=("Anna", "Bedřich")) == (
        "The bank pays Bedřich 1200\u00a0K for shares of the acquired company."
    )
    assert "Player 2" in sentence(event)
    assert sentence(MoneyPaid(Party("company", "kk"), BANK, 40, "station")) == "kk pays 40\u00a0K for a station."


def test_a_run_is_described_route_by_route() -> None:
    """Each train with its hexes and its income; the total only if there are several."""
    event = TrainsRan("BCB", (Route("a1", ("E15", "D14")), Route("c2", ("E15", "F16"))), (50, 90), 140)
    assert sentence(event) == ("BCB runs a1 E15–D14: 50\u00a0K, c2 E15–F16: 90\u00a0K. Total income: 140\u00a0K.")
    assert sentence(TrainsRan("BCB", event.routes[:1], (50,), 50)) == "BCB runs a1 E15–D14: 50\u00a0K."


def test_a_reason_names_its_section() -> None:
    """A refusal is worded with its numbers and section."""
    refusal = Refusal("VIII.4", "treasury_too_small", {"price": 40, "treasury": 12})
    assert reason(refusal) == "This costs 40\u00a0K, but the treasury holds only 12\u00a0K. (VIII.4)"


def test_one_code_may_have_another_message_in_one_section() -> None:
    """The same code reads differently for routes and for stations."""
    about_routes = reason(Refusal("VIII.7", "not_connected", {"hexes": ("E15", "E17")}))
    about_stations = reason(Refusal("VIII.6", "not_connected", {"hex": "E15", "city": 0}))
    assert about_routes.partition(".")[0] != about_stations.partition(".")[0]
    assert "E15, E17" in about_routes


def test_an_action_out_of_turn_is_explained_in_words() -> None:
    """The message names the current decision and the action in words, never by an identifier, for every action."""
    data = {"action": "LayTile", "decision": "trains", "player": 0, "company": "BCB"}
    refusal = Refusal("VIII.4", "not_now", data)
    said = "Anna can buy trains for BCB. It is not possible to lay a tile now. (VIII.4)"
    assert reason(refusal, names=("Anna",)) == said
    assert {f"action-{kind.__name__}" for kind in FIELDS} == {
        name for name in MESSAGES if name.startswith("action-")
    }


def test_bad_data_never_breaks_a_message() -> None:
    """Arbitrary input gives a sentence, not a traceback."""
    data: dict[str, Any] = {"low": None, "high": [], "asked": {"a": object()}}
    assert reason(Refusal("IV.1", "price_out_of_range", data)).endswith("(IV.1)")
    assert reason(Refusal("V", "something_new", {})) == "refusal-something_new (V)"


def test_decisions_have_messages() -> None:
    """Player and decision, for every kind of decision of the engine."""
    tree = ast.parse((SRC / "rules" / "engine.py").read_text(encoding="utf-8"))
    kinds = {
        kind
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Decision"
        if (kind := text(node.args[0])) is not None
    }
    assert kinds
    for kind in kinds | {step.value for step in Step}:
        assert Words().decision(Decision(kind, 0, "BCB", "V"))[1] == []
    assert question(Decision("stock_turn", 0, None, "VII.1"), names=("Anna",)) == (
        "Anna can sell or buy shares, start a company, or pass."
    )
    assert "BCB" in question(Decision("run", 0, "BCB", "VIII.7"))


def test_data_that_may_be_missing_is_counted() -> None:
    """A list is passed as its length, other data as 0 or 1, so that a message can select on it in every language."""
    assert "All local railways were sold" in sentence(PreStockRoundEnded(()))
    assert "Removed from the game: S1, M2" in sentence(PreStockRoundEnded(("S1", "M2")))


def test_the_pseudo_language_has_accents_and_keeps_arguments() -> None:
    """Catalogue texts are changed; numbers and names are not."""
    refusal = Refusal("VIII.4", "treasury_too_small", {"price": 40, "treasury": 12})
    said = "Ťhííš čóóšťš 40\u00a0K, búúť ťhéé ťřééáášúúřýý hóólďš óóňlýý 12\u00a0K. (VIII.4)"
    assert reason(refusal, PSEUDO) == said


def test_a_language_is_chosen_among_those_available() -> None:
    """By its code, with or without a country, as terminals and browsers send it; otherwise English."""
    assert chosen("en_GB.UTF-8") == chosen(None, "C", "en-US") == chosen("tlh", "") == "en"
    assert chosen("tlh", "en-XA") == PSEUDO
    assert accepted("tlh, en;q=0.5, en-XA;q=0.7") == PSEUDO
    assert accepted("en-XA;q=0, *;q=0.1") == accepted(None) == accepted("q=;;,") == "en"


def test_an_unknown_language_is_refused() -> None:
    """The message lists the available languages."""
    with pytest.raises(NoSuchLanguage, match="en"):
        sentence(MoneyPaid(BANK, BANK, 1, "train"), "xx")
