"""Read the JSON data files of this package."""

import json
from os.path import dirname, join
from typing import Any

HERE = join(dirname(__file__), "data")


def read(name: str) -> Any:
    """The content of `data/<name>.json`. (A path: importlib.resources would add 10 ms to every import.)"""
    with open(join(HERE, f"{name}.json"), encoding="utf-8") as file:
        return json.load(file)
