"""Boards as files: an owner of a printed board can write out ours, correct it, check it and play on it."""

from __future__ import annotations

import json
from pathlib import Path

from cz18.facts.maps import MAP_NAMES, BoardError, Map, board_data, load_map, own_board
from cz18.interop.codec import Malformed
from cz18.interop.files import read_json
from cz18.messages.told import told

__all__ = ["board_file", "board_named", "read_board"]


def read_board(path: Path) -> Map:
    """The board in a file, checked in full. Raises Malformed naming the hex and the field."""
    try:
        return own_board(read_json(path))
    except BoardError as fault:
        raise Malformed(f"{fault.hex or 'board'}.{fault.field}", fault.message) from None


def board_named(name: str) -> Map:
    """One of our boards by name, or the board in a file of that name. Raises Malformed if there is neither."""
    if name in MAP_NAMES:
        return load_map(name)
    if not Path(name).exists():
        raise Malformed("board", told("wrong-unknown_board", found=repr(name), known=list(MAP_NAMES)))
    return read_board(Path(name))


def board_file(name: str) -> str:
    """The data of one of our boards as text, to be corrected and read back."""
    return json.dumps(board_data(name), ensure_ascii=False, indent=1) + "\n"
