"""Command reference: every command of `18cz`, as Typer documents it."""

from __future__ import annotations

from typer import Context
from typer.cli import get_docs_for_click
from typer.main import get_command

from cz18.cli.app import app
from cz18.cli.text.help import word_help
from cz18.cli.text.language import speak

INTRODUCTION = """
`18cz --lang cs` before a command selects its language. `-` as an output file means standard output, `--json` prints
JSON, and after a usage error the exit code is 2.
"""


def commands_page() -> str:
    speak("en")
    command = get_command(app)
    word_help(command)
    written = get_docs_for_click(
        obj=command, ctx=Context(command, info_name="18cz"), name="18cz", title="Commands"
    )
    title, _, rest = written.replace("```console\n$ ", "```text\n").partition("\n")
    return f"{title}\n{INTRODUCTION}{rest}"
