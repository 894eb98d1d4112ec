"""A board as text: what it is, its homes, and a line for each hex, in the language in use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.cells import cell_len, set_cell_size

from cz18.cli.language import language
from cz18.cli.words import say
from cz18.facts.maps import Hex, Map
from cz18.interop.wording import Words


def board_as_text(board: Map) -> str:
    """What is on a board."""
    return "\n".join(_lines(board)) + "\n"


def _lines(board: Map) -> Iterator[str]:
    kinds = Counter(each.kind.value for each in board.hexes)
    counted = ", ".join(f"{number} {say(f'cli-board-kind-{kind}')}" for kind, number in sorted(kinds.items()))
    players = _either([str(number) for number in board.players])
    yield say(
        "cli-board-is",
        title=Words(language()).board(board.name, board.title),
        hexes=len(board.hexes),
        kinds=counted,
        players=players,
    )
    if board.reconstruction:
        yield say("cli-board-reconstruction", why=board.reconstruction)
        for heading in ("known", "reconstructed"):
            for item in board.extras.get(heading, ()):
                yield "  " + say(f"cli-board-{heading}", what=item)
    yield ""
    homes = ", ".join(f"{company} {_either(hexes)}" for company, hexes in board.homes.items())
    yield say("cli-board-homes", homes=homes)
    if board.papers:
        papers = (say("cli-board-paper", paper=paper.id, bid=paper.minimum_bid) for paper in board.papers)
        yield say("cli-board-papers", papers=", ".join(papers))
    if board.red_values:
        yield say("cli-board-red", values=", ".join(map(str, board.red_values)))
    yield ""
    yield from _hexes(board)


def _hexes(board: Map) -> Iterator[str]:
    headings = [say(f"cli-board-{name}") for name in ("hex", "kind", "terrain", "label", "name")]
    words = Words(language())
    rows = [headings, *(_row(each, words) for each in board.hexes)]
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(headings))]
    for row in rows:
        yield "  ".join(set_cell_size(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _row(each: Hex, words: Words) -> list[str]:
    terrain = say(f"cli-board-terrain-{each.terrain}", cost=each.cost) if each.terrain else ""
    kept = [say("cli-board-kept", company=each.reserved_for)] if each.reserved_for else []
    places = " / ".join(words.place(czech) for czech, _ in each.names)
    name = ", ".join([*filter(None, [places]), *kept])
    return [each.id, say(f"cli-board-kind-{each.kind.value}"), terrain, each.label or "", name]


def _either(items: Sequence[str]) -> str:
    """a or b or c"""
    first, *others = items
    for each in others:
        first = say("cli-or", first=first, second=each)
    return first
