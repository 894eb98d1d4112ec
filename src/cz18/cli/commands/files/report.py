"""`18cz report`: a bug report on a game, ready to attach."""

from __future__ import annotations

import json
from pathlib import Path

from cz18 import __version__
from cz18.cli.text.answers import console, print_json, refuse_beyond, reported_errors
from cz18.cli.text.outputs import answering, refuse_existing, write_out
from cz18.cli.text.words import say
from cz18.interop.files import read_json
from cz18.interop.report import report_of


def write_report(file: Path, out: Path, at: int | None, overwrite: bool, as_json: bool) -> None:
    refuse_existing(out, as_json, overwrite=overwrite)
    with reported_errors(as_json):
        made = report_of(read_json(file), program=__version__, at=at)
        if made["last_action"] is not None:
            refuse_beyond(at, made["last_action"], as_json)
        write_out(out, json.dumps(made, ensure_ascii=False, indent=1) + "\n")
    problem = "\n".join(made["problem"] or [])
    with answering(out):
        if as_json:
            print_json({"file": str(out), "problem": problem or None, "actions": made["last_action"]})
        else:
            console().print(say("cli-report-wrote", file=out), markup=False)
            if problem:
                console().print(say("cli-report-problem", problem=problem), markup=False)
