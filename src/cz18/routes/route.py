"""The route record of the log. Readers and writers of games (interop) take its fields from the annotations."""

from __future__ import annotations

from typing import NamedTuple


class Route(NamedTuple):
    """A route: the card of the train, such as "a0", and the hexes from the first location to the last."""

    train: str
    hexes: tuple[str, ...]
