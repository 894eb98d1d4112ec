"""A review as one HTML file that loads nothing: the curve of worth, the tables, and the better routes on the map."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from cz18.cli.text.language import language
from cz18.cli.text.review import Section
from cz18.cli.text.words import listed, say
from cz18.interop.drawing.captions import map_texts
from cz18.interop.drawing.svg import map_svg
from cz18.rules.game import Game, entries
from cz18.rules.questions import map_of

MOST_MAPS = 12
"""Missed runs drawn on a map, the largest first."""
COLOURS = ("#a62f22", "#1f5fbf", "#2e7d32", "#7b2f8f", "#b26a00", "#455a64")
DASHES = ("", "8 4", "2 3", "12 3 2 3", "5 5", "1 4")
WIDTH, HEIGHT, LEFT, RIGHT, BELOW = 900, 320, 60, 210, 40
STYLE = """
body{font:16px/1.45 'Source Sans 3','Noto Sans','Segoe UI',Arial,sans-serif;margin:2rem auto;max-width:62rem;
padding:0 1rem;color:#1d1a14;background:#fffdf7}
table{border-collapse:collapse;margin:.5rem 0;font-size:.92rem;display:block;overflow-x:auto}
th,td{border-bottom:1px solid #ded4bd;padding:.25rem .6rem;text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.note{color:#5d543f}figure{margin:1rem 0}svg,img{max-width:100%;height:auto}img{width:100%}
"""


def review_html(game: Game, review: dict[str, Any], tables: Sequence[Section], ids: Sequence[int]) -> str:
    """The review as the text of an HTML file."""
    title = f"{say('cli-review-title')}{say('colon')}{listed(review['players'])}"
    body = "".join(
        (
            f"<h1>{escape(title)}</h1>",
            f"<h2>{escape(say('cli-review-worth'))}</h2>",
            curve(review),
            *map(_table, tables),
            *_maps(game, review, ids),
        )
    )
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>{body}</body></html>\n'
    )


def _table(section: Section) -> str:
    def cells(row: Sequence[str], tag: str) -> str:
        return "".join(
            f"<{tag}{' class=n' if place in section.numbers else ''}>{escape(text)}</{tag}>"
            for place, text in enumerate(row)
        )

    head = f'<h2 id="{section.name}">{escape(section.title)}</h2>'
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    if not section.rows:
        return f"{head}<p>{escape(say('cli-review-nothing'))}</p>{note}"
    rows = "".join(f"<tr>{cells(row, 'td')}</tr>" for row in section.rows)
    return (
        f"{head}<table><thead><tr>{cells(section.headings, 'th')}</tr></thead><tbody>{rows}</tbody></table>{note}"
    )


def curve(review: dict[str, Any]) -> str:
    """Each player's worth after every round as an SVG."""
    rounds, worth = review["course"]["rounds"], review["course"]["worth"]
    low, high = min(0, *map(min, worth)), max(1, *map(max, worth))

    def x(place: int) -> float:
        return LEFT + place * (WIDTH - LEFT - RIGHT) / max(1, len(rounds) - 1)

    def y(value: int) -> float:
        return float(10 + (HEIGHT - BELOW - 10) * (high - value) / (high - low))

    lines = []
    for seat, values in enumerate(worth):
        points = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in enumerate(values))
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        name = escape(f"{review['players'][seat]} {values[-1]} K")
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/>'
        )
        lines.append(
            f'<text x="{WIDTH - 145}" y="{20 + 20 * seat}" fill="{colour}" font-size="15">{name}</text>'
            f'<path d="M{WIDTH - 185} {15 + 20 * seat}h32" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/>'
        )
    labels = "".join(
        f'<text x="{x(place):.1f}" y="{HEIGHT - 18}" font-size="12" text-anchor="middle">{escape(round_)}</text>'
        for place, round_ in enumerate(rounds)
        if place % max(1, len(rounds) // 10) == 0
    )
    ticks = "".join(
        f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}" stroke="#ded4bd"/>'
        f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" font-size="12" text-anchor="end">{value}</text>'
        for value in range(0, high + 1, max(100, high // 500 * 100))
    )
    label = escape(say("cli-review-worth"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{ticks}{"".join(lines)}{labels}</svg>'


def _maps(game: Game, review: dict[str, Any], ids: Sequence[int]) -> Iterator[str]:
    """The largest missed runs, drawn."""
    missed = sorted((run for run in review["runs"] if run["missed"]), key=lambda run: -run["missed"])[:MOST_MAPS]
    wanted = {run["action"]: run for run in missed}
    for entry in entries(game) if wanted else ():
        run = wanted.get(entry.number)
        if run is None:
            continue
        texts = map_texts(map_of(entry.before), language())
        picture = map_svg(entry.before, runs=[route["hexes"] for route in run["routes"]], texts=texts)
        incomes = f"{run['company']} {run['claimed']} → {run['best']} K"
        caption = f"{say('cli-action')} {ids[entry.number - 1]}{say('colon')}{incomes}"
        source = b64encode(picture.encode()).decode()  # an image: its styles and ids do not affect the page
        yield (
            f"<figure><figcaption>{escape(caption)}</figcaption>"
            f'<img alt="{escape(caption)}" src="data:image/svg+xml;base64,{source}"></figure>'
        )
