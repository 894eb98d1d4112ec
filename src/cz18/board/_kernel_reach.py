# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The usual case of `reach`, compiled with Cython.

A breadth-first search over ports, as described there. A step back over a side that the port's own trail has crossed is
doubtful. That no location is visited twice follows: a trail that returns to a location finds all its tracks entered
except the one by which it first arrived, and leaving by that one is such a step back.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # pragma: no cover - not needed at run time
    from cz18 import _cython_shim as cython

COMPILED = cython.compiled

_PLAIN = 64
_NOT_ENTERED = -2


def search(track: bytes, exits: bytes, across, own, closed):
    """(edges met per hex, locations reached), or None if a doubtful step could reach something new.

    `across` is the array of ports across each port, `own` the locations to start from, `closed` one byte per
    location, 1 where the trail must end.
    """
    ports: cython.int = len(track)
    track_: cython.const[cython.uchar][:] = track
    exits_: cython.const[cython.uchar][:] = exits
    across_: cython.int[:] = across
    closed_: cython.uchar[:] = closed
    entered_from: cython.int[:] = array("i", (_NOT_ENTERED,)) * ports
    leaves: cython.int[:] = array("i", bytes(4 * (6 * ports + 24 * len(own))))
    froms: cython.int[:] = array("i", bytes(4 * (6 * ports + 24 * len(own))))
    edges = bytearray(ports // 6)
    edges_: cython.uchar[:] = edges
    reached: cython.uchar[:] = bytearray(len(exits))
    doubtful: list[int] = []
    head: cython.int = 0
    tail: cython.int = 0
    leave: cython.int
    port: cython.int
    back: cython.int
    at: cython.int
    mask: cython.int
    edge: cython.int
    location: cython.int
    for location in own:
        reached[location] = 1
        mask = exits_[location]
        for edge in range(6):
            if mask >> edge & 1:
                leaves[tail] = location // 4 * 6 + edge
                froms[tail] = -1
                tail += 1
    while head < tail:
        leave = leaves[head]
        back = froms[head]
        head += 1
        port = across_[leave]
        if port < 0 or entered_from[port] != _NOT_ENTERED:
            continue
        if entered_from[leave] != _NOT_ENTERED:
            at = back
            while at >= 0 and at != leave:
                at = entered_from[at]
            if at == leave:
                doubtful.append(leave)
                continue
        entered_from[port] = back
        edges_[port // 6] |= 1 << port % 6
        edges_[leave // 6] |= 1 << leave % 6
        at = track_[port]
        if at >= _PLAIN:
            mask = at - _PLAIN
        elif at:
            location = port // 6 * 4 + at - 1
            reached[location] = 1
            mask = 0 if closed_[location] else exits_[location] & ~(1 << port % 6)
        else:
            mask = 0
        for edge in range(6):
            if mask >> edge & 1:
                leaves[tail] = port // 6 * 6 + edge
                froms[tail] = port
                tail += 1
    # Follow the doubtful steps without restriction: do they reach anything new?
    head = 0
    tail = 0
    for leave in doubtful:
        leaves[tail] = leave
        tail += 1
    while head < tail:
        leave = leaves[head]
        head += 1
        port = across_[leave]
        if port < 0 or entered_from[port] != _NOT_ENTERED:
            continue
        entered_from[port] = -1
        if not edges_[port // 6] >> port % 6 & 1:
            return None
        at = track_[port]
        if at >= _PLAIN:
            mask = at - _PLAIN
        elif at:
            location = port // 6 * 4 + at - 1
            if not reached[location]:
                return None
            mask = 0 if closed_[location] else exits_[location] & ~(1 << port % 6)
        else:
            mask = 0
        for edge in range(6):
            if mask >> edge & 1:
                leaves[tail] = port // 6 * 6 + edge
                tail += 1
    return bytes(edges), tuple([location for location in range(len(exits)) if reached[location]])
