"""The command ``18cz``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; say what is missing where its packages are not installed."""
    try:
        from cz18.cli.app import app
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] not in {"typer", "rich", "fluent"}:
            raise
        sys.exit(
            f"18cz: the command line needs the package {problem.name}; it comes with: pip install '18cz[cli]'"
        )
    app()
