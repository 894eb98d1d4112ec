"""A route as it is written down. Readers and writers of games (interop) learn its fields from the annotations."""

from __future__ import annotations

from typing import NamedTuple


class Route(NamedTuple):
    """A claimed route: which train, through which hexes."""

    train: str
    hexes: tuple[str, ...]
