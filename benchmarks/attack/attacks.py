"""The attacks. Each can be done without an account from one address; all loops are bounded."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import sqlite3
import time
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from cz18.bots.random_bot import play_random_game
from cz18.client import ApiError, Client
from cz18.interop.formats.codec import encode_action
from cz18.interop.formats.save import save_game

from . import abuses, imports, protocol
from .abuses import IMPORT, OPEN_SEATS
from .files import long_save
from .strangers import Attack, Stranger


class Seen(NamedTuple):
    """Data for the check of a row."""

    url: str
    answers: Mapping[str, int]
    ready: Sequence[str]
    """Responses to /ready in the second half of the attack."""


class Planned(NamedTuple):
    """An attack, and the configuration of its server."""

    name: str
    attack: Attack
    descriptors: int = 0
    """Limit of open files and sockets of the server; 0: the limit of this process."""
    stops_play: bool = False
    """Nothing can be written meanwhile: actions must be refused in time instead of accepted."""
    settings: Mapping[str, str] = {}
    """Variables of the server's environment."""
    prepare: Callable[[str], None] | None = None
    """Preparation at the server before the attack, by uninvolved users."""
    check: Callable[[Seen], str] | None = None
    """An additional check after the attack; returns the problem, or an empty string."""
    warm: Callable[[], object] | None = None
    """Preparation in the attackers' process before the attack: files that take long to create."""
    vetted: bool = True
    """Whether the server checks imported boards; games stored before this check existed use such boards."""
    needs: Literal["", "sqlite", "small disk"] = ""
    """Requirements of the row."""


def _people(*names: str) -> list[dict[str, str]]:
    return [{"name": name} for name in names]


def undone_file(undos: int, actions: int = 4000) -> dict[str, Any]:
    """An 18xx.games file in which all actions are undone and redone this many times."""
    players = [{"id": number, "name": name} for number, name in enumerate(("Ada", "Ben", "Cyd"))]
    played = [{"type": "pass", "entity": 0, "entity_type": "player", "id": number} for number in range(actions)]
    back_and_forth = [{"type": "undo", "id": 0, "action_id": 0}, {"type": "redo", "id": 0}] * (undos // 2)
    return {
        "id": 1,
        "title": "18CZ",
        "players": players,
        "settings": {"seed": 1, "optional_rules": []},
        "actions": played + back_and_forth,
        "status": "active",
    }


async def undo_imports(stranger: Stranger) -> None:
    """25 concurrent files of 4,000 actions with 40,000 undos and redos."""
    file = {"file": undone_file(40_000), "listed": False}
    await stranger.flood(itertools.repeat(stranger.request("POST", IMPORT, file), 100), 25)


async def many_keys(stranger: Stranger) -> None:
    """Bodies with 760,000 unknown keys."""
    body = b"{" + b",".join(b'"%d":0' % number for number in range(760_000)) + b"}"
    for path in (IMPORT, "/api/games"):
        await stranger.flood(itertools.repeat(stranger.request("POST", path, body), 30), 4)


async def _table(stranger: Stranger, made: bytes) -> dict[str, Any]:
    status, body = await stranger.ask(made)
    while status == 429 and stranger.goes_on():  # an earlier attack has used up the rate
        await asyncio.sleep(0.5)
        status, body = await stranger.ask(made)
    if status != 201:
        raise RuntimeError(f"{status}: {body[:200]!r}")
    return dict(json.loads(body))


async def _long_game(stranger: Stranger, actions: int | None = None) -> tuple[str, int]:
    """An imported five-player game, complete or up to some action; its path and length."""
    game = play_random_game(5, seed=7)[0]
    if actions is not None:
        game = game._replace(actions=game.actions[:actions])
    body = {"file": json.loads(save_game(game)), "listed": False}
    made = await _table(stranger, stranger.request("POST", IMPORT, body))
    return f"/api/games/{made['game']['id']}", len(game.actions)


async def previews(stranger: Stranger) -> None:
    """Requests for previews of 64 actions with best runs, in another user's game."""
    game = play_random_game(5, seed=7)[0]
    laid = [number for number, action in enumerate(game.actions) if type(action).__name__ == "LayTile"]
    until = laid[len(laid) * 2 // 3]
    path, length = await _long_game(stranger, until)
    action = encode_action(game.actions[until])
    body = {"seen": length, "actions": [action] * 64, "income": True}
    await stranger.flood(itertools.repeat(stranger.request("POST", f"{path}/previews", body), 400), 40)


async def histories(stranger: Stranger) -> None:
    """Courses, exports, positions and reasons of a long game."""
    path, length = await _long_game(stranger)
    endpoints = [f"{path}/course", f"{path}/export?format=save", f"{path}/export?format=18xx.games"]
    endpoints += [f"{path}/entries/{number}/why" for number in range(1, length, 40)]
    endpoints += [f"{path}/positions/{number}" for number in range(1, length, 13)]
    endpoints += [f"{path}/log?limit=1000"]
    requests = (
        stranger.request("GET", endpoint) for endpoint in itertools.islice(itertools.cycle(endpoints), 4000)
    )
    await stranger.flood(requests, 40)


async def tycoons(stranger: Stranger) -> None:
    """59 games with the slowest bots only."""
    seats = [{"name": f"T{number}", "kind": "bot", "bot": "tycoon"} for number in range(4)]
    body = {"seats": seats, "listed": False}
    await stranger.flood(itertools.repeat(stranger.request("POST", "/api/games", body), 59), 4)
    await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))


async def failing_opponents(stranger: Stranger) -> None:
    """50 bot games that cannot continue: some with an unknown rules version, some with an inconsistent log. A client
    cannot create them; an operator may encounter them after an accident."""
    seats = [{"name": f"T{number}", "kind": "bot", "bot": "apprentice"} for number in range(3)]
    save = json.loads(save_game(play_random_game(3, seed=7)[0]._replace(actions=())))
    body = {"file": save, "seats": seats, "listed": False}
    first = (await _table(stranger, stranger.request("POST", IMPORT, body)))["game"]["id"]
    with contextlib.closing(sqlite3.connect(stranger.database, timeout=30)) as connection, connection:
        for number in range(50):
            changes = {"id": secrets.token_hex(6), "key": None}
            if number % 2:
                changes |= {"rules": "0.0"}
            else:
                changes |= {"length": 1, "decides": 0}
                entry = (changes["id"], 1, "action", 0, "import", '{"type": "none"}', "[]", None, 0.0)
                connection.execute(f"INSERT INTO entries VALUES ({','.join('?' * 9)})", entry)
            _copy_rows(connection, "games", "id", first, changes)
            _copy_rows(connection, "seats", "game", first, {"game": changes["id"], "token_hash": None})
    await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))


def _copy_rows(connection: sqlite3.Connection, table: str, column: str, of: str, changes: dict[str, Any]) -> None:
    """A copy of a game's rows with some columns changed."""
    found = connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (of,))
    names = [item[0] for item in found.description]
    for row in found.fetchall():
        values = {**dict(zip(names, row, strict=True)), **changes}
        connection.execute(f"INSERT INTO {table} VALUES ({','.join('?' * len(values))})", tuple(values.values()))


async def one_network(stranger: Stranger) -> None:
    """New games from changing addresses of one IPv6 network, as reported by a proxy."""
    body = {"seats": _people("Ada", "Ben", "Cyd"), "listed": False}
    requests = (
        stranger.request("POST", "/api/games", body, x_forwarded_for=f"2001:db8:1:2::{number:x}")
        for number in range(1, 3000)
    )
    await stranger.flood(requests, 8, "127.0.0.1")


async def recoveries(stranger: Stranger) -> None:
    """100 concurrent password recoveries from changing addresses."""
    body = {"name": "Ada", "code": "x" * 40, "password": "correct horse battery"}
    requests = (
        stranger.request(
            "POST", "/api/recover", body, x_forwarded_for=f"198.18.{number >> 8 & 255}.{number & 255}"
        )
        for number in range(2000)
    )
    await stranger.flood(requests, 100, "127.0.0.1")


async def _hold(stranger: Stranger, count: int, first: bytes, then: bytes = b"", every: float = 1.0) -> None:
    """This many connections that start a request and never finish it; `then` is sent at intervals."""
    held: list[asyncio.StreamWriter] = []
    try:
        for _ in range(count):
            if not stranger.goes_on():
                break
            try:
                _, writer = await stranger.connect()
                writer.write(first)
                held.append(writer)
                stranger.answers["held"] += 1
            except OSError as problem:
                stranger.answers[type(problem).__name__] += 1
                await asyncio.sleep(0.01)
        while stranger.goes_on():
            await asyncio.sleep(min(every, max(0.0, stranger.until - time.monotonic())))
            for writer in held:
                if then and not writer.is_closing():
                    writer.write(then)
    finally:  # the time limit may be reached anywhere
        stranger.answers["let go"] += sum(writer.is_closing() or writer.transport.is_closing() for writer in held)
        for writer in held:
            writer.transport.abort()


async def sockets(stranger: Stranger) -> None:
    """1,200 connections to a server that may have 1,024 files open."""
    await _hold(stranger, 1200, b"")


async def live_sockets(stranger: Stranger) -> None:
    """Open live connections to one game up to the limit, each with compressed views."""
    await _hold(stranger, 600, await _upgrade(stranger))


async def _upgrade(stranger: Stranger) -> bytes:
    """The request for a live connection to a new table."""
    made = await _table(stranger, stranger.request("POST", "/api/games", {"seats": _people("Ada", "Ben", "Cyd")}))
    return stranger.upgrade(f"/api/games/{made['game']['id']}/live?view=")


async def pings(stranger: Stranger) -> None:
    await protocol.pings(stranger, await _upgrade(stranger))


async def packed_frames(stranger: Stranger) -> None:
    """Frames of 12 kB that decompress to 12 MB, on successive live connections, 32 at a time."""
    upgrade = await _upgrade(stranger)
    press = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = press.compress(bytes(12_000_000)) + press.flush(zlib.Z_SYNC_FLUSH)
    frame = b"\xc1\xff" + len(packed).to_bytes(8, "big") + bytes(4) + packed

    async def one() -> None:
        while stranger.goes_on():
            with contextlib.suppress(OSError, EOFError):
                reader, writer = await stranger.connect()
                writer.write(upgrade)
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(frame)
                await reader.read()
                stranger.answers[head.split(b" ", 2)[1].decode()] += 1
                writer.transport.abort()

    await stranger.together(one() for _ in range(32))


async def unfinished_bodies(stranger: Stranger) -> None:
    """300 requests that send their body byte by byte."""
    head = stranger.request("POST", "/api/games", content_length="200000", content_type="application/json")
    await _hold(stranger, 300, head, b" ", 0.5)


async def slow_headers(stranger: Stranger) -> None:
    """300 requests whose headers never end."""
    begun = stranger.request("GET", "/api/games")[:-2]
    await _hold(stranger, 300, begun, b"x-more: 1\r\n", 0.5)


async def giant_headers(stranger: Stranger) -> None:
    """Headers of up to 40 MB on each of eight connections."""

    async def one() -> None:
        while stranger.goes_on():
            with contextlib.suppress(OSError):
                _, writer = await stranger.connect()
                writer.write(stranger.request("GET", "/api/games")[:-2])
                for _ in range(640):
                    writer.write(b"x-more: " + b"y" * 65_000 + b"\r\n")
                    await writer.drain()
                    await asyncio.sleep(0)
                    if writer.is_closing() or not stranger.goes_on():
                        break
                stranger.answers["taken" if not writer.is_closing() else "let go"] += 1
                writer.transport.abort()
            await asyncio.sleep(0.05)

    await stranger.together(one() for _ in range(8))


async def long_paths(stranger: Stranger) -> None:
    """Paths of 4,000 characters, with and without slashes, to the page and to the endpoints."""
    paths = ["/" + "a" * 4000, "/" + "a/" * 2000, "/api/games/" + "a" * 4000, "/%00" * 500]
    requests = (stranger.request("GET", path) for path in itertools.islice(itertools.cycle(paths), 20_000))
    await stranger.flood(requests, 30)


async def locked_database(stranger: Stranger) -> None:
    """A fault, not an attack: another program locks the SQLite file while clients write."""
    connection = sqlite3.connect(stranger.database, timeout=30, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        body = {"seats": _people("Ada", "Ben", "Cyd"), "listed": False}
        await stranger.flood(itertools.repeat(stranger.request("POST", "/api/games", body), 2000), 40)
        await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))
    finally:
        connection.execute("ROLLBACK")
        connection.close()


async def several(stranger: Stranger) -> None:
    """Several attacks at once, for a short trial."""
    await stranger.together(
        attack(stranger) for attack in (long_paths, giant_headers, one_network, unfinished_bodies)
    )


# Additional checks


def _open_tables(url: str) -> None:
    """Tables whose first seat is open to anyone."""
    for number in range(OPEN_SEATS):
        seats = [{"name": "Ada", "open": True}, {"name": "Ben"}, {"name": "Cyd"}]
        Client(url).new_game(seats, title=f"Open {number}", take=[1, 2])


def _seats_are_left(seen: Seen) -> str:
    """Check that others can still take at least half of the open seats."""
    games = Client(seen.url).games(limit=100)["games"]
    left = sum(game["seats"][0].get("open", False) for game in games)
    return "" if left >= OPEN_SEATS // 2 else f"{OPEN_SEATS - left} of {OPEN_SEATS} open seats taken"


def _others_make_games(seen: Seen) -> str:
    try:
        Client(seen.url).new_game([{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}], listed=False)
    except ApiError as problem:
        return f"another person's new game: {problem.status}"
    return ""


def _took_place(seen: Seen) -> str:
    """Check that the file was imported and used: on a busy machine the time may run out before that."""
    used = any(count for word, count in seen.answers.items() if not word.startswith(("import ", "no answer")))
    return "" if used and seen.answers.get("import 201") else "the attack did not take place"


def _answered(*wanted: str) -> Callable[[Seen], str]:
    """Check that the attacker received each of these statuses: the attack took place and reached its limit."""

    def check(seen: Seen) -> str:
        missing = [status for status in wanted if not seen.answers.get(status)]
        return f"the attacker never received {' or '.join(missing)}" if missing else ""

    return check


def _few_long_files(seen: Seen) -> str:
    """Check that no address imported more entries than allowed."""
    admitted, allowed = seen.answers.get("201", 0), imports.ADMITTED_EACH * len(imports.ADDRESSES)
    if not admitted:
        return "the attack did not take place"
    return "" if admitted <= allowed else f"{admitted} files of 10,000 actions admitted"


def _few_pongs(seen: Seen) -> str:
    """Check that a connection was closed long before all of its pings were answered."""
    opened, pongs = seen.answers.get("101", 0), seen.answers.get("bytes of pongs", 0) // 2
    if not opened:
        return "the attack did not take place"
    return "" if pongs < opened * protocol.PINGS / 10 else f"{pongs} of {opened * protocol.PINGS} pings answered"


def _is_not_ready(seen: Seen) -> str:
    return "" if seen.ready and set(seen.ready) == {"503"} else f"/ready: {', '.join(sorted(set(seen.ready)))}"


ATTACKS = (
    Planned("files with many undos", undo_imports),
    Planned("760,000 keys", many_keys),
    Planned("previews", previews),
    Planned("courses, exports, whys", histories),
    Planned("59 games of Tycoons", tycoons),
    Planned("50 games whose opponents fail", failing_opponents, needs="sqlite"),
    Planned("games from one IPv6 /64", one_network),
    Planned("parallel recoveries", recoveries),
    Planned("1,200 sockets of 1,024", sockets, descriptors=1024),
    Planned("600 live connections", live_sockets),
    Planned("frames that unpack to 12 MB", packed_frames),
    Planned("unfinished bodies", unfinished_bodies),
    Planned("slow headers", slow_headers),
    Planned("giant headers", giant_headers),
    Planned("long paths", long_paths),
    Planned("locked database", locked_database, stops_play=True, needs="sqlite"),
    Planned("own board nobody can search", abuses.hostile_board, check=_answered("import 400")),
    Planned("such a board, stored earlier", abuses.hostile_board, vetted=False, check=_answered("import 201")),
    Planned("64 sockets catch up", abuses.catch_ups, warm=long_save, check=_took_place),
    Planned("four hopeless opponents", abuses.hopeless_opponents, vetted=False, check=_answered("import 201")),
    Planned("costly previews, two addresses", abuses.previews_of_two, vetted=False, check=_answered("import 201")),
    Planned(
        "costly previews, four addresses", abuses.previews_of_four, vetted=False, check=_answered("import 201")
    ),
    Planned("every open seat", abuses.open_seats, prepare=_open_tables, check=_seats_are_left),
    Planned("games of nobody", abuses.nobodys_games, settings=abuses.FEW_GAMES, check=_others_make_games),
    Planned("full disk", abuses.full_disk, stops_play=True, check=_is_not_ready, needs="small disk"),
    Planned("10,000 offers in a turn", abuses.many_offers, warm=abuses.offers, check=_took_place),
    Planned("40,000 pings in one piece", pings, check=_few_pongs),
    Planned("100,000 trailers", protocol.trailers, check=_answered("400")),
    Planned("2,000 pipelined requests", protocol.pipelined, check=_answered("200", "429")),
    Planned("files of 10,000 actions", imports.longest_imports, warm=imports.longest_save, check=_few_long_files),
    Planned(
        "costly wishes of imports",
        imports.costly_wishes,
        warm=imports.costly_bodies,
        check=_answered("201", "400"),
    ),
    Planned("requests that are no HTTP", protocol.malformed, check=_answered("400", "closed")),
    Planned(
        "plans, orders and positions",
        abuses.plans_and_positions,
        warm=long_save,
        check=_answered("200", "plan 201"),
    ),
    Planned(
        "games not in memory, six addresses",
        abuses.cold_views,
        settings=abuses.COLD_SETTINGS,
        prepare=abuses.cold_games,
        check=_answered("200"),
    ),
)
SEVERAL = Planned("several at once", several)
"""The small version, which is part of the tests."""
