"""Limits page: the numbers, from where they are defined."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cz18.board.reach import MOST_TRIED
from cz18.bots.arena.games import MOST_ACTIONS as ARENA
from cz18.bots.search import policy
from cz18.facts.games import figures
from cz18.facts.maps import LARGEST_BOARD, LARGEST_NUMBER, MAP_NAMES, MOST_SLOTS, load_map
from cz18.interop.boards import MOST_LOOPS, MOST_TRIALS, MOST_VALUE
from cz18.interop.files import LARGEST_FILE
from cz18.interop.formats import save
from cz18.interop.games_18xx import decode
from cz18.interop.words.notation import LONGEST_LINE
from cz18.routes.compile import MOST_LINKS, MOST_TRAILS
from cz18.rules.company_turn.runs import OWN_BOARD_NODES
from cz18.rules.setup import LONGEST_NAME, SEED_BITS
from cz18.server.admission.rules import (
    ENDPOINTS,
    HASHING,
    KNOWN,
    MOST_ACTIONS,
    MOST_ENTRIES,
    PLAIN,
    RECOVERY,
    SIGN_IN,
)
from cz18.server.api.log_pages import MOST_BYTES, PAGE
from cz18.server.games.bots import worker as bots
from cz18.server.http import connections, frames
from cz18.server.settings import Settings
from cz18.server.work import jobs, threads, worker

Row = tuple[str, object]

HEAD = """# Limits

The numbers of this page are read from the program when the site is built. `18cz settings` prints the limits of a server
that can be changed, `18cz admin limits` their present use. [Architecture](../architecture.md#limits) says where each
kind of work runs and what happens when a limit is exceeded.
"""


def limits_page() -> str:
    return "\n".join(
        [
            HEAD,
            "## A game\n",
            *table(("board", "players", "hexes", "operating rounds"), boards()),
            *table(("", "at most"), game()),
            "## Files\n",
            *table(("", "at most"), files()),
            "## Custom boards\n",
            *table(("", "at most"), custom_boards()),
            "## Search\n",
            *table(("", ""), search()),
            "## Server: settings\n",
            "Maxima of the settings, by default.\n",
            *table(("setting", "default", ""), settings()),
            "## Server: fixed\n",
            *table(("", "at most"), server()),
            "## Server: requests\n",
            "Bodies have at most 32 KiB unless listed here.\n",
            *table(("request", "body", "counts as"), endpoints()),
        ]
    )


def boards() -> Iterable[tuple[object, ...]]:
    for name in MAP_NAMES:
        printed = figures(name)
        players = [str(count) for count in printed.starting_cash]
        rounds = sum(box.kind == "OR" for box in printed.track)
        yield f"`{name}`", " to ".join(dict.fromkeys((players[0], players[-1]))), len(load_map(name).hexes), rounds


def game() -> list[Row]:
    return [
        ("characters of a player's name", LONGEST_NAME),
        ("bits of a seed", SEED_BITS),
        ("characters of an action as a line", LONGEST_LINE),
        ("actions of a game in the arena", ARENA),
        ("entries of a game on a server, undone ones included", MOST_ENTRIES),
    ]


def files() -> list[Row]:
    return [
        ("size of a file that a command opens", size(LARGEST_FILE)),
        ("actions of a saved game", save.MOST_ACTIONS),
        ("actions of an 18xx.games export", decode.MOST_ACTIONS),
        ("players of an 18xx.games export", decode.MOST_PLAYERS),
        ("actions of a game that is imported on a server", MOST_ACTIONS),
        ("JSON values of a game that is imported on a server", jobs.MOST_PARTS),
    ]


def custom_boards() -> list[Row]:
    return [
        ("size as JSON", size(LARGEST_BOARD)),
        ("number in a board file", LARGEST_NUMBER),
        ("value of a location in K (new boards)", MOST_VALUE),
        ("slots of a city", MOST_SLOTS),
        ("loops of printed track", MOST_LOOPS),
        ("trial searches of a new board", MOST_TRIALS),
    ]


def search() -> list[Row]:
    return [
        ("best run on a printed board", "no limit: always proven"),
        ("nodes of a best run on a custom board", OWN_BOARD_NODES),
        ("links of one location, trails between two, on a custom board", f"{MOST_LINKS}, {number(MOST_TRAILS)}"),
        ("ports tried for the reach of a company on a custom board", MOST_TRIED),
        ("nodes of a bot's decision, by default", policy.NODES),
        ("fewest nodes with which a bot searches", policy.LEAST_NODES),
        ("seconds of a bot's search", f"{policy.SECONDS:g}"),
        ("seconds of a bot's move on a server", f"{bots.THINKING_SECONDS:g}"),
    ]


def settings() -> Iterable[tuple[object, ...]]:
    for name, field in Settings.model_fields.items():
        if (field.description or "").startswith("Maximum"):
            yield f"`{name}`", field.default, " ".join((field.description or "").split())


def server() -> list[Row]:
    return [
        ("requests executed at the same time, and from one address", f"{threads.THREADS}, {threads.EACH}"),
        ("headers of a request", connections.MOST_HEADERS),
        ("pipelined requests that wait", connections.MOST_WAITING),
        ("frames of a live viewer per second, in a burst", f"{frames.UNITS_PER_SECOND:g}, {frames.UNITS_BURST:g}"),
        ("frames of one message of a live viewer", frames.MOST_FRAGMENTS),
        ("entries in one page of missed entries", PAGE),
        ("memory for pages of missed entries, per worker", size(MOST_BYTES)),
        ("memory of a process for costly requests", size(worker.MOST_MEMORY)),
        ("sign-ins that wait to be counted", SIGN_IN.waiting),
        (
            "passwords that wait to be hashed: of a known address, of others, of sign-ups and recoveries",
            f"{KNOWN.waiting}, {HASHING.waiting}, {RECOVERY.waiting}",
        ),
    ]


def endpoints() -> Iterable[tuple[object, ...]]:
    for name, limits in ENDPOINTS.items():
        if limits.body != PLAIN.body or limits.rates or limits.lane:
            body = f"`{limits.body}`" if isinstance(limits.body, str) else size(limits.body)
            counted = [*limits.rates, *([limits.lane.name] if limits.lane else [])]
            yield f"`{re.sub(':path', '', name)}`", body, ", ".join(counted)


def table(head: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> list[str]:
    lines = [head, tuple("---" for _ in head), *rows]
    return [*(f"| {' | '.join(number(cell) for cell in line)} |" for line in lines), ""]


def number(value: object) -> str:
    return f"{value:,}" if type(value) is int else f"{value:g}" if isinstance(value, float) else str(value)


def size(count: int) -> str:
    return f"{count // 2**20} MiB" if count % 2**20 == 0 else f"{count // 1024} KiB"
