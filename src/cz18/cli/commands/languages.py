"""`18cz languages`: list the languages, check their catalogues, and print proof sheets."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cz18.cli.commands.options import AsJson
from cz18.cli.text.outputs import answering, write_out
from cz18.cli.text.words import listed, say

if TYPE_CHECKING:
    from cz18.messages.check import Fault


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(languages)


def languages(
    check: Annotated[bool, typer.Option("--check")] = False,
    proof: Annotated[str | None, typer.Option(metavar="LANGUAGE")] = None,
    out: Annotated[Path | None, typer.Option(metavar="OUT")] = None,
    as_json: AsJson = False,
) -> None:
    """List the languages; with --check also missing, unused and suspicious messages; with --proof a proof sheet."""
    from cz18.cli.text.answers import print_json
    from cz18.messages import languages as known
    from cz18.messages.check import entries

    if proof is not None:
        _proof(proof, out, as_json)
        return
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
        print_json({"languages": counts, "faults": [_as_json(fault) for fault in found]})
    else:
        for place, kind, values in found:
            print(say("cli-languages-fault", place=place, fault=say(f"cli-fault-{kind}", **values)))
        if found:
            print(say("cli-languages-faults", count=len(found)))
        else:
            print(say("cli-languages-fine", languages=len(counts), messages=max(counts.values())))
    if found:
        raise typer.Exit(1)


def _as_json(fault: Fault) -> dict[str, str]:
    return {"place": fault.place, "fault": fault.kind, **fault.values}


def _proof(wish: str, out: Path | None, as_json: bool) -> None:
    """Print every message of a language with sample arguments, or write it to a file."""
    from cz18.cli.text.answers import UNUSABLE, fail, print_json, reported_errors
    from cz18.messages import languages as known
    from cz18.messages import spoken
    from cz18.messages.proof import as_text, proofs

    language = spoken(wish)
    if language not in known():
        message = say("cli-no-language", language=wish, languages=listed(known()))
        fail(as_json, UNUSABLE, {"message": message, "field": "proof"})
    if as_json:
        print_json([
            {**item._asdict(), "cases": [case._asdict() for case in item.cases]} for item in proofs(language)
        ])  # fmt: skip
        return
    with reported_errors(as_json):
        write_out(out or Path("-"), as_text(language))
    if out is not None:
        with answering(out):
            print(say("cli-languages-proof-wrote", file=out, count=sum(1 for _ in proofs(language))))


def _faults() -> list[Fault]:
    """Faults of every language; unused messages are only found in a source checkout."""
    from cz18.interop.conformance import NoRepository, find_repository
    from cz18.messages import languages as known
    from cz18.messages.check import Fault, faults, unused

    found = [fault for name in known() for fault in faults(name)]
    with suppress(NoRepository):
        found += [Fault(place, "unused", {}) for place in unused(find_repository())]
    return found
