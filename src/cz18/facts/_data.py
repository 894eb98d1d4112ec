"""Reading the JSON that lies beside this package."""

import json
from os.path import dirname, join
from typing import Any

HERE = join(dirname(__file__), "data")


def read(name: str) -> Any:
    """The content of `data/<name>.json`. (Plain files: importlib.resources would cost 10 ms of every import.)"""
    with open(join(HERE, f"{name}.json"), encoding="utf-8") as file:
        return json.load(file)
