"""`18cz conformance`: the rule checklist and the tests that cover it."""

from __future__ import annotations

import typer
from rich.table import Table

from cz18.cli.text.answers import UNUSABLE, console, fail, print_json
from cz18.cli.text.words import listed, say
from cz18.interop.conformance import Conformance, NoRepository, conformance, find_repository


def show_conformance(as_json: bool) -> None:
    try:
        result = conformance(find_repository())
    except NoRepository as problem:
        fail(as_json, UNUSABLE, {"message": str(problem)})
    if as_json:
        answer = result.as_json()
        print_json({name: answer[name] for name in ("ids", "covered", "missing", "not_testable")})
        _print_faults(result)
    else:
        _show(result)
    raise typer.Exit(0 if result.complete else 1)


def _show(result: Conformance) -> None:
    out = console()
    headings = (say(f"cli-conformance-{name}") for name in ("rule", "says", "tests"))
    table = Table(*headings, title=say("cli-conformance-title"), show_lines=False)
    for rule in result.rules:
        tests = result.covered.get(rule.id, ())
        none = f"[bold red]{say('cli-conformance-none')}[/]"
        if rule.not_testable:
            none = f"[yellow]{say('cli-conformance-not-testable', why=rule.not_testable)}[/]"
        table.add_row(rule.id, rule.title, "\n".join(tests) or none)
    out.print(table)
    for test in result.discounted:
        values = {"fault": test.fault, "test": test.name, "rules": listed(test.ids)}
        out.print(say("cli-conformance-does-not-count", **values), style="yellow")
    missing, reasons = result.missing, result.not_testable
    numbers = {"covered": len(result.covered), "not_testable": len(reasons), "missing": len(missing)}
    out.print(say("cli-conformance-sum", rules=len(result.rules), **numbers))
    for id_, reason in reasons.items():
        out.print(say("cli-conformance-not-testable", why=f"{id_}: {reason}"), style="yellow")
    if missing:
        out.print(say("cli-conformance-without", rules=" ".join(missing)), style="red")
    _print_faults(result)


def _print_faults(result: Conformance) -> None:
    """Print marks that name an unknown rule, or one marked as not testable; they also cause exit code 1."""
    for id_ in result.contradicted:
        console(errors=True).print(say("cli-conformance-contradicted", rule=id_), style="red")
    for id_, tests in result.unknown.items():
        values = say("cli-conformance-unknown", rule=id_, tests=listed(tests))
        console(errors=True).print(values, style="red")
