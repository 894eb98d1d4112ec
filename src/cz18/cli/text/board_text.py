"""A board as text: title, homes, and a line per hex, in the current language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len, set_cell_size

from cz18.cli.text.language import language
from cz18.cli.text.words import say
from cz18.facts.maps import Hex, Map, load_map
from cz18.interop.words.wording import Words


def board_as_text(board: Map) -> str:
    """The description of a board."""
    return "\n".join(_lines(board)) + "\n"


def _lines(board: Map) -> Iterator[str]:
    kinds = Counter(each.kind.value for each in board.hexes)
    counted = _listed(
        say("cli-board-count", count=number, kind=say(f"cli-board-kind-{kind}"))
        for kind, number in sorted(kinds.items())
    )
    players = _either([str(number) for number in board.players])
    yield say(
        "cli-board-is",
        title=Words(language()).board(board.name, board.title),
        hexes=len(board.hexes),
        kinds=counted,
        players=players,
    )
    if board.reconstruction:
        yield say("cli-board-reconstruction", why=Words(language()).reconstruction(board.reconstruction))
        for heading in ("known", "reconstructed"):
            for item in board.extras.get(heading, ()):
                yield "  " + say(f"cli-board-{heading}", what=_of_ours(board, heading, item))
    yield ""
    homes = _listed(f"{company} {_either(hexes)}" for company, hexes in board.homes.items())
    yield say("cli-board-homes", homes=homes)
    if board.papers:
        papers = (say("cli-board-paper", paper=paper.id, bid=paper.minimum_bid) for paper in board.papers)
        yield say("cli-board-papers", papers=_listed(papers))
    if board.red_values:
        yield say("cli-board-red", values=_listed(map(str, board.red_values)))
    yield ""
    yield from _hexes(board)


def _of_ours(board: Map, heading: str, item: str) -> str:
    """A known or reconstructed item of one of our boards, translated; of a custom board unchanged."""
    ours = load_map(board.game).extras.get(heading, ())
    return say(f"cli-{heading}-{board.game}-{ours.index(item) + 1}") if item in ours else item


def _hexes(board: Map) -> Iterator[str]:
    headings = [say(f"cli-board-{name}") for name in ("hex", "kind", "terrain", "label", "name")]
    words = Words(language())
    rows = [headings, *(_row(each, words) for each in board.hexes)]
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(headings))]
    for row in rows:
        yield "  ".join(set_cell_size(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _row(each: Hex, words: Words) -> list[str]:
    terrain = say(f"cli-board-terrain-{each.terrain}", cost=each.cost) if each.terrain else ""
    name = " / ".join(words.place(czech) for czech, _ in each.names)
    if each.reserved_for:
        kept = say("cli-board-kept", company=each.reserved_for)
        name = say("cli-board-name-note", name=name, note=kept) if name else kept
    return [each.id, say(f"cli-board-kind-{each.kind.value}"), terrain, each.label or "", name]


def _either(items: Sequence[str]) -> str:
    """a, b or c"""
    *before, last = items
    return say("cli-or", first=_listed(before), second=last) if before else last


def _listed(items: Iterable[str]) -> str:
    return Words(language()).listed(items)
