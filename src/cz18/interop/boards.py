"""Boards as files: an owner of a printed board can write out ours, correct it, check it and play on it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from cz18.facts.maps import MAP_NAMES, BoardError, Map, board_data, load_map, own_board
from cz18.interop.codec import Malformed
from cz18.interop.files import read_json

__all__ = ["board_as_text", "board_file", "board_named", "read_board"]


def read_board(path: Path) -> Map:
    """The board in a file, checked in full. Raises Malformed naming the hex and the field."""
    try:
        return own_board(read_json(path))
    except BoardError as fault:
        raise Malformed(f"{fault.hex or 'board'}.{fault.field}", fault.message) from None


def board_named(name: str) -> Map:
    """One of our boards by name, or the board in a file of that name."""
    return load_map(name) if name in MAP_NAMES else read_board(Path(name))


def board_file(name: str) -> str:
    """The data of one of our boards as text, to be corrected and read back."""
    return json.dumps(board_data(name), ensure_ascii=False, indent=1) + "\n"


def board_as_text(board: Map) -> str:
    """What is on a board: what it is, its homes, and a line for each hex."""
    kinds = Counter(each.kind.value.replace("_", " ") for each in board.hexes)
    lines = [
        f"{board.title}: {len(board.hexes)} hexes ({', '.join(f'{n} {kind}' for kind, n in sorted(kinds.items()))}), "
        f"for {' or '.join(map(str, board.players))} players",
    ]
    if board.reconstruction:
        lines += [f"This board is a reconstruction. {board.reconstruction}"]
        for heading in ("known", "reconstructed"):
            lines += [f"  {heading}: {item}" for item in board.extras.get(heading, ())]
    lines += [
        "",
        "Homes: " + ", ".join(f"{company} {' or '.join(hexes)}" for company, hexes in board.homes.items()),
    ]
    if board.papers:
        papers = ", ".join(f"{paper.id} from {paper.minimum_bid} K" for paper in board.papers)
        lines += [f"Papers at auction: {papers}"]
    if board.red_values:
        lines += [f"Red tiles, yellow to grey: {', '.join(map(str, board.red_values))}"]
    lines += ["", "hex  kind         terrain    label  name"]
    for each in board.hexes:
        terrain = f"{each.terrain} {each.cost}" if each.terrain else ""
        name = " / ".join(czech for czech, _ in each.names) or (
            f"kept for {each.reserved_for}" if each.reserved_for else ""
        )
        kept = f", kept for {each.reserved_for}" if each.reserved_for else ""
        kind = each.kind.value.replace("_", " ")
        lines.append(f"{each.id:<4} {kind:<12} {terrain:<10} {each.label or '':<6} {name}{kept}".rstrip())
    return "\n".join(lines) + "\n"
