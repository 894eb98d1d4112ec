"""Output files of commands, and interruption by Ctrl-C.

`-` stands for standard output; messages then go to standard error. An existing file is replaced only on request. Ctrl-C
ends a long command with exit code 130 and a line that says how far it got and what is kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from cz18.cli.text.words import say

INTERRUPTED = 130
"""Exit code of an interrupted command: 128 plus the signal number."""

Append = Annotated[bool, typer.Option("--append")]
Overwrite = Annotated[bool, typer.Option("--overwrite")]


def is_stdout(path: Path | None) -> bool:
    return path is not None and str(path) == "-"


def write_out(path: Path, text: str) -> None:
    """Write a text to a file, or to standard output. Raises Malformed if the file cannot be written."""
    from cz18.interop.files import write_text

    if is_stdout(path):
        sys.stdout.write(text)
    else:
        write_text(path, text)


@contextmanager
def answering(*written: Path | None) -> Iterator[None]:
    """Redirect messages to standard error if one of these files is standard output."""
    if any(map(is_stdout, written)):
        sys.stdout.flush()
        with redirect_stdout(sys.stderr):
            yield
    else:
        yield


def refuse_existing(path: Path, as_json: bool, *, overwrite: bool, append: bool | None = None) -> None:
    """End the command if the file exists and neither `append` nor `overwrite` was requested.

    An empty file does not count. `append` is None for a command that cannot append.
    """
    from cz18.cli.text.answers import UNUSABLE, fail

    if append and overwrite:
        fail(as_json, UNUSABLE, {"message": say("cli-append-or-overwrite"), "field": "append"})
    if is_stdout(path) or append or overwrite or not path.is_file() or not path.stat().st_size:
        return
    key = "cli-out-exists" if append is None else "cli-out-exists-append"
    fail(as_json, UNUSABLE, {"message": say(key, file=path), "field": "out"})


def refuse_stdout(path: Path, as_json: bool) -> None:
    """End a command that writes several files if its output is `-`."""
    from cz18.cli.text.answers import UNUSABLE, fail

    if is_stdout(path):
        fail(as_json, UNUSABLE, {"message": say("cli-out-not-stdout"), "field": "out"})


def stop(message: str) -> NoReturn:
    """End an interrupted command with this line on standard error."""
    print(f"18cz: {message}", file=sys.stderr)
    raise typer.Exit(INTERRUPTED)
