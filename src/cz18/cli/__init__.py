"""The command ``18cz``."""

from __future__ import annotations

import io
import os
import sys


def main() -> None:
    """Run the command line; if its packages are not installed, name the missing one."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks ř shows ? instead
    try:
        from cz18.cli.app import run

        code = run(sys.argv[1:])
        sys.stdout.flush()
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] not in {"typer", "rich", "fluent"}:
            raise
        if sys.argv[1:] == ["--version"]:  # this works without them
            from cz18 import RULES_VERSION, __version__

            print(f"18cz {__version__} (rules version {RULES_VERSION})")
            sys.exit()
        sys.exit(  # in English only: the catalogues cannot be read without the package
            f"18cz: the command line needs the package {problem.name}; install it with: pip install '18cz[cli]'"
        )
    except BrokenPipeError:  # the reader closed the pipe: 18cz show FILE | head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except KeyboardInterrupt:  # long commands report by themselves what is kept; this is before they start
        code = 130
    sys.exit(code)
