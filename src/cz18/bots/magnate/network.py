"""The network and its file: what a share of a company will bring beyond what is expected of it.

A file holds one line of JSON (what it is, the features it reads, its layers, and the recipe it was made by) and after
it the numbers as little-endian floats, layer by layer, each unit's bias before its weights. Nothing in it is run.
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from cz18.bots import _kernel_net
from cz18.bots.magnate.features import FEATURES

KIND = "18cz magnate 2"
OUTPUTS = 1
"""The correction, in prices of a share."""
MOST_BYTES = 2_000_000
MOST_LAYERS = 8
MOST_UNITS = 4096
_OWN = "magnate.net"


class NeuralNetwork:
    """Layers of numbers."""

    def __init__(self, sizes: tuple[int, ...], numbers: array[float], recipe: dict[str, Any]) -> None:
        self.sizes = sizes
        self.numbers = numbers
        self.recipe = recipe

    def correction(self, row: list[float]) -> float:
        """By how many times its price a share of such a company brings more than expected."""
        return _kernel_net.forward(self.sizes, self.numbers, row)[0]

    def to_bytes(self) -> bytes:
        """As a file."""
        head = {"kind": KIND, "features": list(FEATURES), "sizes": list(self.sizes), "recipe": self.recipe}
        numbers = array("f", self.numbers)
        if sys.byteorder == "big":
            numbers.byteswap()
        return json.dumps(head).encode() + b"\n" + numbers.tobytes()


def network_from(data: bytes) -> NeuralNetwork:
    """The network of a file. Raises ValueError and says what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise ValueError(f"a network's file has at most {MOST_BYTES} bytes")
    line, _, rest = data.partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError:
        raise ValueError("this is not a network's file: its first line is not JSON") from None
    if not isinstance(head, dict) or head.get("kind") != KIND:
        raise ValueError(f"this is not a network's file of the kind {KIND!r}")
    if head.get("features") != list(FEATURES):
        raise ValueError("this network reads other features than this program has: train it again")
    sizes = _layers(head.get("sizes"))
    recipe = head.get("recipe")
    count = sum((before + 1) * after for before, after in pairwise(sizes))
    if len(rest) != 4 * count:
        raise ValueError(f"this network's file is cut off or too long: {len(rest)} bytes, not {4 * count}")
    numbers = array("f")
    numbers.frombytes(rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    if not all(map(math.isfinite, numbers)):
        raise ValueError("this network has numbers that are none")
    return NeuralNetwork(sizes, array("d", numbers), recipe if isinstance(recipe, dict) else {})


def _layers(sizes: object) -> tuple[int, ...]:
    """At least two whole numbers that begin with the features, end with the outputs and fit a file."""
    if (
        isinstance(sizes, list)
        and 2 <= len(sizes) <= MOST_LAYERS
        and all(type(size) is int and 0 < size <= MOST_UNITS for size in sizes)
        and sizes[0] == len(FEATURES)
        and sizes[-1] == OUTPUTS
    ):
        return tuple(sizes)
    raise ValueError("the layers of this network are not usable")


@cache
def own_network() -> NeuralNetwork:
    """The network of the package."""
    return network_from((files("cz18.bots.magnate") / _OWN).read_bytes())
