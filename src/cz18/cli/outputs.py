"""Where a command writes, and what it says when it is stopped.

`-` stands for standard output; the answer for people then goes to standard error. A file that exists is replaced only
on demand. Ctrl-C ends a long command with a line that says how far it was and what is kept, and with exit code 130.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from cz18.cli.words import say

INTERRUPTED = 130
"""The exit code of a command that was stopped: 128 and the number of the signal."""

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
    """Answers go to standard error where one of these files is standard output."""
    if any(map(is_stdout, written)):
        sys.stdout.flush()
        with redirect_stdout(sys.stderr):
            yield
    else:
        yield


def refuse_existing(path: Path, as_json: bool, *, overwrite: bool, append: bool | None = None) -> None:
    """End the command if there is something at this path and nobody said what to do with it.

    An empty file counts as nothing. `append` is None for a command that cannot add to what exists.
    """
    from cz18.cli.answers import UNUSABLE, fail

    if append and overwrite:
        fail(as_json, UNUSABLE, {"message": say("cli-append-or-overwrite"), "field": "append"})
    if is_stdout(path) or append or overwrite or not path.is_file() or not path.stat().st_size:
        return
    key = "cli-out-exists" if append is None else "cli-out-exists-append"
    fail(as_json, UNUSABLE, {"message": say(key, file=path), "field": "out"})


def stop(told: str) -> NoReturn:
    """End a command that was interrupted, with this line on standard error."""
    print(f"18cz: {told}", file=sys.stderr)
    raise typer.Exit(INTERRUPTED)
