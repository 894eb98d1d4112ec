"""`18cz conformance`: the checklist and the tests that cover it."""

from __future__ import annotations

import typer
from rich.table import Table

from cz18.cli.answers import UNUSABLE, console, fail, print_json
from cz18.interop.conformance import Conformance, NoRepository, conformance, find_repository


def show_conformance(as_json: bool) -> None:
    try:
        result = conformance(find_repository())
    except NoRepository as problem:
        fail(as_json, UNUSABLE, {"message": str(problem)})
    if as_json:
        answer = result.as_json()
        print_json({name: answer[name] for name in ("ids", "covered", "missing", "not_testable")})
        _tell_faults(result)
    else:
        _show(result)
    raise typer.Exit(0 if result.complete else 1)


def _show(result: Conformance) -> None:
    out = console()
    table = Table("rule", "what it says", "tests", title="Rules and their tests", show_lines=False)
    for rule in result.rules:
        tests = result.covered.get(rule.id, ())
        none = f"[yellow]not testable: {rule.not_testable}[/]" if rule.not_testable else "[bold red]none[/]"
        table.add_row(rule.id, rule.title, "\n".join(tests) or none)
    out.print(table)
    for test in result.discounted:
        out.print(f"does not count, {test.fault}: {test.name} ({', '.join(test.ids)})", style="yellow")
    missing, reasons = result.missing, result.not_testable
    out.print(
        f"{len(result.rules)} rules, {len(result.covered)} covered, {len(reasons)} not testable, "
        f"{len(missing)} without a test"
    )
    for id_, reason in reasons.items():
        out.print(f"not testable: {id_}: {reason}", style="yellow")
    if missing:
        out.print("without a test: " + " ".join(missing), style="red")
    _tell_faults(result)


def _tell_faults(result: Conformance) -> None:
    """Marks that name no rule, or one said to be not testable; they, too, end the command with 1."""
    for id_ in result.contradicted:
        console(errors=True).print(f"said to be not testable, yet marked: {id_}", style="red")
    for id_, tests in result.unknown.items():
        console(errors=True).print(f"no such rule: {id_} in {', '.join(tests)}", style="red")
