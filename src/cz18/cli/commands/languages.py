"""`18cz languages`: list the languages, and check their catalogues."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from cz18.cli.commands.options import AsJson
from cz18.cli.text.words import say

if TYPE_CHECKING:
    from cz18.messages.check import Fault


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(languages)


def languages(check: Annotated[bool, typer.Option("--check")] = False, as_json: AsJson = False) -> None:
    """List the languages; with --check also missing, unused and suspicious messages."""
    from cz18.cli.text.answers import print_json
    from cz18.messages import languages as known
    from cz18.messages.check import entries

    counts = {name: len(entries(name)) for name in known()}
    if not check:
        if as_json:
            print_json(counts)
            return
        for name, count in counts.items():
            print(f"{name}  {say('cli-languages-messages', count=count)}")
        return
    found = [*_faults()]
    if as_json:
        print_json({"languages": counts, "faults": [{"place": place, "fault": kind} for place, kind, _ in found]})
    else:
        for place, kind, values in found:
            print(say("cli-languages-fault", place=place, fault=say(f"cli-fault-{kind}", **values)))
        if found:
            print(say("cli-languages-faults", count=len(found)))
        else:
            print(say("cli-languages-fine", languages=len(counts), messages=max(counts.values())))
    if found:
        raise typer.Exit(1)


def _faults() -> list[Fault]:
    """Faults of every language; unused messages are only found in a source checkout."""
    from cz18.interop.conformance import NoRepository, find_repository
    from cz18.messages import languages as known
    from cz18.messages.check import Fault, faults, unused

    found = [fault for name in known() for fault in faults(name)]
    with suppress(NoRepository):
        found += [Fault(place, "unused", {}) for place in unused(find_repository())]
    return found
