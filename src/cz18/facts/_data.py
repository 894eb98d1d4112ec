"""Reading the JSON that lies beside this package."""

import json
from importlib.resources import files
from typing import Any


def read(name: str) -> Any:
    """The content of `data/<name>.json`."""
    return json.loads((files(__package__) / "data" / f"{name}.json").read_text(encoding="utf-8"))
