# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The forward pass of a small network. Cython compiles it; plain Python gives the same numbers."""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # pragma: no cover - not needed at run time
    from cz18 import _cython_shim as cython


def forward(sizes: tuple[int, ...], numbers: array, row: list[float]) -> list[float]:
    """The last layer's values for one row.

    `sizes` are the widths of the layers, the row's first. `numbers` holds, layer by layer, for each unit its bias and
    then its weights, as doubles. Hidden layers use ReLU.
    """
    weights: cython.double[:] = numbers
    values = array("d", row)
    at: cython.Py_ssize_t = 0
    layer: cython.Py_ssize_t
    unit: cython.Py_ssize_t
    each: cython.Py_ssize_t
    width: cython.Py_ssize_t
    height: cython.Py_ssize_t
    total: cython.double
    last: cython.Py_ssize_t = len(sizes) - 1
    for layer in range(last):
        width, height = sizes[layer], sizes[layer + 1]
        before: cython.double[:] = values
        found = array("d", bytes(8 * height))
        after: cython.double[:] = found
        for unit in range(height):
            total = weights[at]
            at += 1
            for each in range(width):
                total = total + weights[at + each] * before[each]
            at += width
            if total < 0.0 and layer < last - 1:
                total = 0.0
            after[unit] = total
        values = found
    return list(values)
