"""Drawings for the ten-minute rules.

``python tools/site_pages/drawings.py`` writes them to docs/images/rules; a test compares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from cz18 import GameState, new_game
from cz18.board.track import code_of
from cz18.facts.chart import PRICES, START_PRICES
from cz18.facts.companies import COMPANY
from cz18.facts.glossary import term
from cz18.facts.tiles import TILE
from cz18.interop.drawing.captions import map_texts
from cz18.interop.drawing.svg import INK, map_svg, tile_svg
from cz18.rules.questions import figures_of, map_of
from cz18.rules.state import Station

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = DOCS / "images" / "rules"
ROW = {"G15": ("57", 1), "G17": ("4", 1), "G19": ("621", 1), "G21": ("4", 1), "G23": ("57", 1)}
"""Track from west to east through Brno."""
WORDS = {
    "en": ("Pre", "End", ("S", "M", "L")),
    "cs": ("PBK", "Konec", ("mal", "stř", "vel")),
    "de": ("Vor", "Ende", ("k", "m", "g")),
    "pl": ("Pre", "Koniec", ("mał", "śr", "duż")),
    "zh": ("预先", "结束", ("小", "中", "大")),
}
"""The first and the last box of the game, and the marks of small, medium and large; M never stands for small, because
M1 is a medium local railway."""
LETTERS = "font-family=\"'Source Sans 3','Noto Sans',Arial,sans-serif\""


def drawings() -> dict[str, str]:
    """All drawings by file name, with the titles that the rules give them."""
    pictures = {}
    for language, (start, end, sizes) in WORDS.items():
        titles = titles_in(language)
        texts = map_texts(map_of(begin()), language)
        run = texts._replace(title=titles["run"])
        drawn = {
            "board": map_svg(begin(), texts=texts),
            "promotion": side_by_side(titles["promotion"], "57", "619", "611", "595p"),
            "run": map_svg(row(), (*ROW, *ABOVE_AND_BELOW), [("G15", "G17", "G19", "G21")], run),
            "prices": prices(titles["prices"], sizes),
            "track": process_track(titles["track"], language, start, end),
        }
        ending = "svg" if language == "en" else f"{language}.svg"
        pictures |= {f"{name}.{ending}": picture for name, picture in drawn.items()}
    return pictures


def titles_in(language: str) -> dict[str, str]:
    """The captions of the drawings in the rules of a language."""
    rules = (DOCS / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return {name: title for title, name in re.findall(r"!\[([^]]*)\]\(\.\./images/rules/(\w+)\.", rules)}


ABOVE_AND_BELOW = ("F14", "F16", "F18", "F20", "F22", "F24", "H14", "H16", "H18", "H20", "H22", "H24")


def begin() -> GameState:
    return new_game(["Anna", "Bedřich", "Cyril"], seed=1)


def row() -> GameState:
    """Five tiles, with a station in Brno."""
    state = begin()
    board = map_of(state)
    laid = list(state.laid)
    for name, (tile, rotation) in ROW.items():
        laid[board.index[name]] = code_of(tile, rotation)
    return state._replace(laid=tuple(laid), stations=(Station(board.index["G19"], 0, COMPANY["KFN"].index),))


def side_by_side(title: str, *tiles: str) -> str:
    """Tiles side by side, each at rotation 0 and without its own title."""
    parts = [
        re.sub("<title>.*?</title>", "", tile_svg(TILE[name]))
        .strip()
        .replace("<svg ", f'<svg x="{110 * number}" ')
        for number, name in enumerate(tiles)
    ]
    return file(110 * len(tiles), 108, title, "".join(parts))


def prices(title: str, marks: tuple[str, str, str]) -> str:
    """The two rows of share prices with the start prices of each size, in two bands."""
    across, step = 24, 32
    parts = []
    for number, price in enumerate(PRICES):
        x, y = number % across * step, number // across * 88 + (0 if number % 2 else 30)
        sizes = [size for size, starts in START_PRICES.items() if price in starts]
        parts.append(box(x, y, 2 * step - 6, 26, str(price), "#f3cf70" if sizes else "#faf5e8"))
        parts.append(text(x + step - 3, y + 40, " ".join(marks[size] for size in sizes), 11))
    bands = -(-len(PRICES) // across)
    return file((across + 1) * step, 88 * bands - 10, title, "".join(parts))


def process_track(title: str, language: str, start: str, end: str) -> str:
    """Rounds in order; a dot marks the export of a train."""
    parts = []
    stock, running = (term(f"{kind}_round_short", language) for kind in ("stock", "operating"))
    rounds = figures_of(begin()).track
    for number, each in enumerate(rounds):
        x, y = number % 12 * 62, number // 12 * 44
        operating = each.local_railway_price is not None
        words = {"PRE": start, "END": end, "SR": f"{stock} {each.set}", "OR": f"{running} {each.number}"}
        parts.append(box(x, y, 58, 26, words[each.kind], "#d7e6cf" if operating else "#f6e8b8"))
        if each.export_after:
            parts.append(f'<circle cx="{x + 29}" cy="{y + 34}" r="4" fill="{INK}"/>')
    return file(12 * 62, 44 * -(-len(rounds) // 12), title, "".join(parts))


def box(x: float, y: float, width: float, height: float, words: str, fill: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill="{fill}" stroke="#8d7f63"/>'
        + text(x + width / 2, y + height / 2 + 5, words, 13)
    )


def text(x: float, y: float, words: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" {LETTERS}>{escape(words)}</text>'


def file(width: float, height: float, title: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {width + 4} {height + 8}">'
        f"<title>{escape(title)}</title>{body}</svg>\n"
    )


def write(folder: Path = FOLDER) -> Iterator[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in drawings().items():
        path = folder / name
        path.write_text(picture, encoding="utf-8")
        yield path


if __name__ == "__main__":
    for path in write():
        print(path.name)
