"""The network and its file format. It predicts how far the value of a share will exceed the forecast.

A file has one line of JSON (kind, features, layers, and the recipe of its training), then the parameters as
little-endian floats, layer by layer, each unit's bias before its weights. It contains no code.
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
"""The correction, in multiples of the share price."""
MOST_BYTES = 2_000_000
MOST_LAYERS = 8
MOST_UNITS = 4096
_OWN = "magnate.net"


class NeuralNetwork:
    """Layer sizes and parameters."""

    def __init__(self, sizes: tuple[int, ...], numbers: array[float], recipe: dict[str, Any]) -> None:
        self.sizes = sizes
        self.numbers = numbers
        self.recipe = recipe

    def correction(self, row: list[float]) -> float:
        """The expected excess value of a share, in multiples of its price."""
        return _kernel_net.forward(self.sizes, self.numbers, row)[0]

    def to_bytes(self) -> bytes:
        """The contents of its file."""
        head = {"kind": KIND, "features": list(FEATURES), "sizes": list(self.sizes), "recipe": self.recipe}
        numbers = array("f", self.numbers)
        if sys.byteorder == "big":
            numbers.byteswap()
        return json.dumps(head).encode() + b"\n" + numbers.tobytes()


def network_from(data: bytes) -> NeuralNetwork:
    """The network in a file. Raises ValueError with the reason if the file is invalid."""
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
    """The layer sizes: at least two integers, from the features to the outputs, that fit a file."""
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
