"""Answers in a browser without a connection: the rules as an archive for Pyodide, and questions as JSON texts.

The browser runs the same modules as the server (docs/companion.md, Without a connection).
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.positions.answers import answers, checked, opened, tiles_of
from cz18.messages.told import Told

__all__ = ["NODES", "archive", "asked"]

NODES = 100_000
"""Nodes of a search in a browser: plain Python searches a tenth as fast as the compiled kernels."""
PACKAGE = Path(__file__).resolve().parents[3]
PARTS = ("facts", "board", "routes", "rules", "contract", "interop/formats")
"""The folders of the package whose modules the answers need."""
_SINCE_1980 = (1980, 1, 1, 0, 0, 0)


def asked(question: str) -> str:
    """The answer to a question: `{"answer": ...}`, or `{"error": ...}` as the body of a server's error response."""
    wanted: dict[str, Any] = json.loads(question)
    try:
        return json.dumps({"answer": _ANSWERS[wanted["what"]](wanted)})
    except Malformed as fault:
        wrong = {"wrong": fault.message.as_json()} if isinstance(fault.message, Told) else {}
        message = f"{fault.field}: {fault.message}"
        return json.dumps({"error": {"code": "malformed", "message": message, "field": fault.field, **wrong}})


def _answers(wanted: dict[str, Any]) -> Any:
    return answers(opened(wanted["position"]), wanted.get("company"), wanted.get("fleets", {}), NODES)


_ANSWERS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "answers": _answers,
    "check": lambda wanted: checked(opened(wanted["position"])),
    "tiles": lambda wanted: {"tiles": tiles_of(wanted["board"])},
}


def archive() -> bytes:
    """The modules and data that `asked` needs, as a zip file. The same sources give the same bytes."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(_files()):
            entry = zipfile.ZipInfo(f"cz18/{path.relative_to(PACKAGE).as_posix()}", _SINCE_1980)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes())
    return content.getvalue()


def _files() -> Iterator[Path]:
    yield from PACKAGE.glob("*.py")
    yield PACKAGE / "interop" / "__init__.py"
    yield from (PACKAGE / "messages").glob("*.py")
    yield from (PACKAGE / "messages" / "en").glob("wrong*.ftl")
    for part in PARTS:
        yield from (PACKAGE / part).rglob("*.py")
    yield from (PACKAGE / "facts" / "data").glob("*.json")
