"""`18cz conformance`: the checklist and the tests that cover it."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from cz18.interop.conformance import Conformance, NoRepository, find_repository
from cz18.interop.conformance import conformance as examine


def conformance(
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
) -> None:
    """Show for each numbered rule the tests that cover it; exit 1 if one has none."""
    try:
        result = examine(find_repository())
    except NoRepository as problem:
        if as_json:
            print(json.dumps({"error": str(problem)}))
        else:
            Console(stderr=True).print(str(problem))
        raise typer.Exit(2) from None
    if as_json:
        print(json.dumps(result.as_json(), ensure_ascii=False, indent=1))
    else:
        _show(result)
    raise typer.Exit(0 if result.complete else 1)


def _show(result: Conformance) -> None:
    console = Console()
    table = Table("rule", "what it says", "tests", title="Rules and their tests", show_lines=False)
    for rule in result.rules:
        tests = result.covered.get(rule.id, ())
        table.add_row(rule.id, rule.title, "\n".join(tests) or "[bold red]none[/]")
    console.print(table)
    for test in result.discounted:
        console.print(f"does not count, {test.fault}: {test.name} ({', '.join(test.ids)})", style="yellow")
    for id_, tests in result.unknown.items():
        console.print(f"no such rule: {id_} in {', '.join(tests)}", style="red")
    missing = result.missing
    rules = len(result.rules)
    console.print(f"{rules} rules, {rules - len(missing)} covered, {len(missing)} without a test")
    if missing:
        console.print("without a test: " + " ".join(missing), style="red", highlight=False)
