"""Admission: every endpoint and every kind of work beyond its limit, and the operator's view of it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.routing import APIRoute, APIWebSocketRoute
from server.helpers import Served, advance, hot_seat, play, refused, serving, until
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cz18.client import Table
from cz18.lessons.puzzles import puzzles
from cz18.server.admission import limiter as counters
from cz18.server.admission.limiter import Limiter
from cz18.server.admission.queue import FairQueue
from cz18.server.admission.report import report, reported
from cz18.server.admission.rules import ENDPOINTS, LANES, PLAIN, WITHOUT_TURN, largest_body
from cz18.server.app import create_app
from cz18.server.errors import ApiError
from cz18.server.games.analysis import reviews
from cz18.server.games.bots import worker as bot_worker
from cz18.server.games.bots.worker import BotWorker, Tried
from cz18.server.people.seats import new_person
from cz18.server.settings import Settings
from cz18.server.storage import schema, unused
from cz18.server.storage.store import Store
from cz18.server.work.pool import Ticket

YEAR = 365 * 86400.0
OPEN_SEATS = [
    {"name": "Ada"},
    {"name": "Ben", "open": True},
    {"name": "Cyd", "open": True},
    {"name": "Dan", "open": True},
]


# Declarations


def every_endpoint() -> list[str]:
    """Method and path of each."""
    app = create_app(Settings(database="sqlite://"))
    routes = [route for route in app.routes if isinstance(route, APIRoute)]
    live = [f"GET {route.path}" for route in app.routes if isinstance(route, APIWebSocketRoute)]
    return [f"{method} {route.path}" for route in routes for method in sorted(route.methods - {"HEAD"})] + live


def test_only_endpoints_have_limits() -> None:
    """A row for a path that does not exist limits nothing; those for exactly one path have no parameters in it."""
    assert set(ENDPOINTS) <= set(every_endpoint())
    assert not [path for path in (*WITHOUT_TURN, *LANES) if "{" in path]


# Endpoints past their limits


@contextmanager
def loop_turns(served: Served) -> Iterator[list[float]]:
    """CPU seconds of each iteration of the server's event loop, for the duration of the block."""
    turns: list[float] = []
    stopping = threading.Event()

    async def watch() -> None:
        while not stopping.is_set():
            before = time.thread_time()
            await asyncio.sleep(0)
            turns.append(time.thread_time() - before)
            await asyncio.sleep(0.0005)

    assert served.http.portal is not None
    watching = served.http.portal.start_task_soon(watch)
    try:
        yield turns
    finally:
        stopping.set()
        watching.result(60)


def some_path(pattern: str, game: str) -> str:
    values = {
        "{game}": game,
        "{seat}": "0",
        "{number}": "1",
        "{board}": "standard",
        "{session}": "0" * 16,
        "{path:path}": "",
    }
    for name, value in values.items():
        pattern = pattern.replace(name, value)
    return pattern


def test_every_endpoint_enforces_its_limits(tmp_path: Path) -> None:
    """Too large a body, or too many values in it: 413. Too many requests from an address: 429 with Retry-After, also
    for endpoints with a rate of their own; monitoring from this machine is always answered. Each case uses another
    address. No iteration of the event loop takes long."""
    once = {"requests_per_second": 0.001, "requests_burst": 4, "games_per_hour": 1, "live_per_minute": 0.001}
    with serving(str(tmp_path / "games.db"), **once) as served, loop_turns(served) as turns:
        game = (
            TestClient(served.http.app, client=("203.0.113.1", 1))
            .post("/api/games", json={"seats": OPEN_SEATS})
            .json()["game"]["id"]
        )
        routes = [route for route in create_app().routes if isinstance(route, APIRoute) and route.body_field]
        parsed = {f"{method} {route.path}" for route in routes for method in route.methods}
        for number, name in enumerate(every_endpoint()):
            limits = ENDPOINTS.get(name, PLAIN)
            method, _, pattern = name.partition(" ")
            path = some_path(pattern, game)
            if path.endswith("/live"):
                continue  # below
            http = TestClient(served.http.app, client=(f"192.0.2.{number}", 1), raise_server_exceptions=False)
            if method not in ("GET", "DELETE"):
                body = b" " * (largest_body(limits, served.services.settings) + 1)
                large = http.request(method, path, content=body, headers={"content-type": "application/json"})
                assert (large.status_code, large.json()["code"]) == (413, "too_large"), name
                if name in parsed and limits.values < largest_body(limits, served.services.settings):
                    body = b"[" * (int(limits.values) + 1)
                    many = http.request(method, path, content=body, headers={"content-type": "application/json"})
                    assert (many.status_code, many.json()["code"]) == (413, "too_large"), name
            statuses = [http.request(method, path, json={} if method != "GET" else None) for _ in range(5)]
            if not limits.waits:
                near = TestClient(served.http.app, client=("127.0.0.1", 1), raise_server_exceptions=False)
                assert 429 not in [near.get(path).status_code for _ in range(4)], name
            last = statuses[-1]
            assert last.status_code == 429 and int(last.headers["retry-after"]) > 0, name
            if "games" in limits.rates:
                codes = [one.json().get("code") for one in statuses]
                assert "too_many_games" in codes, (name, codes)
        assert len(turns) > 100 and max(turns) < 0.25


COSTLY = {
    "advised": ("GET", "{game}/advice?seen={number}", None),
    "answers_about": ("POST", "/api/positions/answers", {"position": {}}),
    "checked_position": ("POST", "/api/positions/check", {"position": {}}),
    "continued": ("POST", "/api/positions/game", {"position": {}}),
    "course_of": ("GET", "{game}/course", None),
    "exported": ("GET", "{game}/export", None),
    "forked": ("POST", "{game}/fork", {"position": 1}),
    "imported": ("POST", "/api/games/import", {"file": {}}),
    "lesson": ("POST", "/api/lessons/trains", {"learner": "Ada", "opponent": "Ben"}),
    "previews": ("POST", "{game}/previews", {"seen": 0, "actions": [{}], "income": True}),
    "outcome_of_plan": ("GET", "{plan}", None),
    "puzzle_of": ("GET", f"/api/puzzles/{next(iter(puzzles()))}", None),
    "rules_archive": ("GET", "/api/positions/rules.zip", None),
    "solution_of": ("POST", f"/api/puzzles/{next(iter(puzzles()))}", {"answer": {}}),
    "tiles_on": ("GET", "/api/positions/tiles/standard", None),
    "why_not": ("GET", "{game}/reasons?seen={number}", None),
    "reviewed": ("POST", "{over}/review", None),
    "sign-up": ("POST", "/api/accounts", {"name": "Ada", "password": "correct horse"}),
    "sign-in": ("POST", "/api/sign-in", {"name": "Ada", "password": "correct horse"}),
    "recovery": ("POST", "/api/recover", {"name": "Ada", "password": "correct horse", "code": "x"}),
}
"""A request for each kind of costly job."""


def test_every_kind_of_job_is_refused_beyond_its_limit(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """503 with Retry-After while its queue is full, and no iteration of the event loop takes long."""
    client, services = served.client(), served.services
    table, over = hot_seat(client), hot_seat(client)
    number = advance(served, table, random.Random(1), 40)
    plan = client.post(f"{table.path}/plans", {"name": "A plan"})["plan"]["id"]
    client.post(f"{over.path}/abandon")
    names = {"game": table.path, "number": number, "over": over.path, "plan": f"{table.path}/plans/{plan}"}
    for pool in (services.desk.pool, services.hashing.pool):
        monkeypatch.setattr(pool.queue, "_most", 0)
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    with loop_turns(served) as turns:
        for kind, (method, path, body) in COSTLY.items():
            now = {"seen": number} if body and "seen" in body else {}
            reply = client.request(method, path.format(**names), body and {**body, **now})
            assert (reply.status, reply.body["code"]) == (503, "busy"), (kind, reply.body)
            assert reply.body["retry_after"] > 0, kind
    assert len(turns) > 20 and max(turns) < 0.25


def test_live_connections_are_counted_as_they_are_opened(tmp_path: Path) -> None:
    """Repeated connections are refused before the handshake."""
    with serving(str(tmp_path / "games.db"), live_per_minute=3) as served:
        table = hot_seat(served.client())
        opened: list[str] = []
        for _ in range(5):
            with suppress(CancelledError):  # the client disconnects
                try:
                    with served.http.websocket_connect(f"{table.path}/live") as live:
                        opened.append(live.receive_json()["type"])
                except WebSocketDisconnect:
                    opened.append("refused")
        assert opened == ["hello"] * 3 + ["refused"] * 2


# Costly work


def costly_requests(table: Table, number: int, view: dict[str, Any]) -> list[tuple[str, str, Any]]:
    actions = [choice for choice in view["position"]["choices"] if "price" not in choice][:1]
    plan = f"{table.path}/plans/{table.client.post(f'{table.path}/plans', {'name': 'first'})['plan']['id']}"
    position = table.client.get(f"{table.path}/export?format=position")
    puzzle = f"/api/puzzles/{next(iter(puzzles()))}"
    return [
        ("GET", plan, None),
        ("POST", f"{plan}/previews", {"seen": number, "actions": actions, "income": True}),
        ("GET", f"{plan}/reasons?seen={number}", None),
        ("GET", "/api/positions/tiles/standard", None),
        ("POST", "/api/positions/check", {"position": position}),
        ("POST", "/api/positions/answers", {"position": position}),
        ("POST", "/api/positions/game", {"position": position, "take": [0]}),
        ("GET", puzzle, None),
        ("POST", puzzle, {"answer": {}}),
        ("POST", "/api/lessons/railways", {"learner": "Ada", "opponent": "Ben"}),
        ("POST", f"{table.path}/previews", {"seen": number, "actions": actions, "income": True}),
        ("GET", f"{table.path}/reasons?seen={number}", None),
        ("GET", f"{table.path}/course", None),
        ("GET", f"{table.path}/export", None),
        ("GET", f"{table.path}/advice?seen={number}", None),
        ("POST", f"{table.path}/fork", {}),
        ("POST", "/api/games/import", {"file": {}}),
    ]


def test_an_address_that_has_used_up_its_seconds_of_work_waits(tmp_path: Path) -> None:
    """429 for every kind of job until time has passed; playing and other addresses are not affected."""
    with serving(str(tmp_path / "games.db"), work_seconds_per_minute=30) as served:
        client = served.client()
        table = hot_seat(client)
        number = advance(served, table, random.Random(1), 30)
        view = table.view()
        asked = costly_requests(table, number, view)
        served.services.limiter.charge("work", "testclient", 100)
        for method, path, body in asked:
            reply = client.request(method, path, body)
            assert (reply.status, reply.body["code"]) == (429, "too_costly"), path
            assert 0 < reply.body["retry_after"] <= 240
        play(table, random.Random(2), 1)
        other = TestClient(served.http.app, client=("192.0.2.9", 1))
        assert other.get(f"{table.path}/course").status_code == 200


@pytest.mark.parametrize(
    ("rate", "key", "method", "path", "body"),
    [
        ("plans", "testclient", "POST", "{game}/plans", {"name": "first"}),
        ("reviews", "testclient", "POST", "{game}/review", {}),
        ("orders", "{id}/0", "POST", "{game}/orders", {"seat": 0, "order": {"kind": "pass"}}),
        (
            "channels",
            "testclient",
            "POST",
            "/api/me/channels",
            {"kind": "webhook", "address": "https://a.example"},
        ),
        ("notices", "{id}", "POST", "{game}/seats/0/vacation", {"away": True}),
        ("games", "testclient", "POST", "/api/lessons/railways", {"learner": "Ada", "opponent": "Ben"}),
        ("games", "testclient", "POST", "/api/positions/game", {"position": "18CZ-1"}),
    ],
)
def test_a_rate_of_an_endpoint_is_enforced(
    served: Served, rate: str, key: str, method: str, path: str, body: dict[str, Any]
) -> None:
    """Answered with 429 once the rate is used up, before anything is computed."""
    table = hot_seat(served.client(), clock={"seconds": 3600, "vacation_days": 10})
    limiter = served.services.limiter
    limiter._rates[rate] = limiter.rate(rate)._replace(per_second=1e-6, burst=1.0)
    limiter.take(rate, key.format(id=table.id))
    reply = table.client.request(method, path.format(game=table.path), body)
    assert reply.status == 429 and reply.body["retry_after"] > 0
    assert table.client.request("GET", table.path).status == 200


def test_a_request_that_took_too_long_is_not_tried_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same preview at the same position is refused at once; another one is computed."""
    table = hot_seat(served.client())
    number = advance(served, table, random.Random(1), 30)
    asked: list[Any] = []
    desk = served.services.desk

    def ask(job: Any, *arguments: Any, **rest: Any) -> Ticket:
        asked.append(job)
        ticket = Ticket(desk.pool, job, arguments, 15.0, "")
        ticket.future.set_exception(ApiError(503, "too_costly", "This took longer than 15 seconds."))
        return ticket

    with monkeypatch.context() as patch:
        patch.setattr(desk.pool, "ask", ask)
        statuses = [table.client.request("GET", f"{table.path}/reasons?seen={number}").status for _ in range(3)]
    assert statuses == [503] * 3 and len(asked) == 1
    assert table.client.request("GET", f"{table.path}/course").status == 200


def test_seconds_of_work_are_charged_to_the_requester(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db"), work_seconds_per_minute=60) as served:
        pool, limiter = served.services.desk.pool, served.services.limiter
        pool.ask(time.sleep, 0.3, who=("192.0.2.1",)).future.result(60)
        until(lambda: ("work", "192.0.2.1") in limiter._free)
        assert limiter._free["work", "192.0.2.1"] - time.monotonic() <= 120
        assert ("work", "192.0.2.2") not in limiter._free


def test_used_work_counts_in_the_queue() -> None:
    """A client that used five seconds is served after twenty jobs of one that used none, and both are served."""
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.put(f"a{number}", ("a",))
        queue.put(f"b{number}", ("b",))
    assert (queue.poll(), queue.poll()) == ("a0", "b0")
    queue.done("a0", seconds=5)
    queue.done("b0")
    order = [item[0] for item in (queue.poll() for _ in range(30)) if item is not None]
    assert 18 <= order.index("a") <= 22 and order.count("a") >= 3


def test_bodies_of_imports_are_counted_by_bytes(served: Served) -> None:
    """One address may hold one import of the largest size, eight addresses all of the memory; others are refused."""
    limiter, file, largest = served.services.limiter, {"file": {}}, served.services.settings.largest_import
    other = TestClient(served.http.app, client=("192.0.2.99", 1))
    with ExitStack() as stack:
        stack.enter_context(limiter.hold_more("import bytes", "testclient"))(largest)
        assert refused(served.client().post, "/api/games/import", file).code == "busy"
        for last in range(7):
            assert other.post("/api/games/import", json=file).status_code == 400
            stack.enter_context(limiter.hold_more("import bytes", f"192.0.2.{last}"))(largest)
        assert other.post("/api/games/import", json=file).status_code == 503
    assert refused(served.client().post, "/api/games/import", file).code == "malformed"


def test_unfinished_imports_do_not_block_others(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    """Two addresses with four endless imports each: others can import. Aborted imports are not logged as errors."""
    ended, waiting, statuses = asyncio.Event(), list[str](), list[int]()

    async def begin(address: str) -> None:
        parts = iter([{"type": "http.request", "body": b'{"file": {', "more_body": True}])

        async def receive() -> dict[str, Any]:
            for part in parts:
                return part
            waiting.append(address)
            await ended.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        headers = [(b"host", b"testserver"), (b"content-type", b"application/json")]
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/games/import",
            "headers": headers,
            "scheme": "http",
        }
        scope |= {
            "query_string": b"",
            "raw_path": b"/api/games/import",
            "client": (address, 1),
            "server": ("s", 80),
        }
        await served.http.app({**scope, "http_version": "1.1", "root_path": ""}, receive, send)

    async def end() -> None:
        ended.set()

    portal = served.http.portal
    assert portal is not None
    begun = [portal.start_task_soon(begin, f"192.0.2.{number % 2}") for number in range(8)]
    until(lambda: len(waiting) + len(statuses) == 8)
    assert len(waiting) == 8
    assert refused(served.client().post, "/api/games/import", {"file": {}}).code == "malformed"
    portal.call(end)
    for one in begun:
        one.result(60)
    assert statuses == [400] * 8
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    assert served.services.limiter.at_once["import bytes"].has_room("192.0.2.0", 8 * 2**20)


# The clock


def test_a_clock_that_was_ahead_causes_no_lockout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One year ahead all limits are used up; after the clock is set back they are free again, and enforced."""
    store = Store(f"sqlite:///{tmp_path / 'games.db'}")
    store.upgrade()
    limiter = Limiter(store, Settings(games_per_hour=3))
    now = time.time
    with monkeypatch.context() as ahead:
        ahead.setattr(time, "time", lambda: now() + YEAR)
        assert [limiter.take("games", "a") > 0 for _ in range(4)] == [False, False, False, True]
    assert limiter.wait("games", "a") == 0
    assert [limiter.take("games", "a") > 0 for _ in range(4)] == [False, False, False, True]
    assert 0 < limiter.take("games", "a") <= 3600
    store.close()


def test_password_attempts_with_a_wrong_clock_cause_no_lockout(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    guesses, now = served.services.guesses, time.time
    with monkeypatch.context() as ahead:
        ahead.setattr(time, "time", lambda: now() + YEAR)
        for _ in range(4):
            guesses.begin("ada", "192.0.2.1")
        with pytest.raises(ApiError):
            guesses.begin("ada", "192.0.2.1")
    guesses.begin("ada", "192.0.2.1")


# Seats


def new_table(served: Served) -> tuple[Any, str]:
    host = served.client()
    return host, host.post("/api/games", {"seats": OPEN_SEATS, "take": [0]})["game"]["id"]


def test_one_client_cannot_take_every_open_seat(tmp_path: Path) -> None:
    """At most two at one table and a limited number per hour, even if each request comes without a cookie."""
    with serving(str(tmp_path / "games.db"), seats_per_hour=5) as served:
        tables = [new_table(served)[1] for _ in range(4)]
        taken = [
            served.client().request("POST", f"/api/games/{game}/seats/{seat}/take", {}).status
            for game in tables
            for seat in (1, 2, 3)
        ]
        assert taken == [200, 200, 429, 200, 200, 429, 200, 429, 429, 429, 429, 429]
        other = TestClient(served.http.app, client=("192.0.2.9", 1))
        assert other.post(f"/api/games/{tables[3]}/seats/3/take").status_code == 200


def people(served: Served) -> int:
    with served.services.store.reading() as connection:
        return int(connection.scalar(sa.select(sa.func.count()).select_from(schema.people)) or 0)


def test_requests_without_a_cookie_leave_no_rows_behind(tmp_path: Path) -> None:
    """A request for a taken seat creates no person, and one address creates a limited number of people per hour."""
    with serving(str(tmp_path / "games.db"), people_per_hour=6) as served:
        host, game = new_table(served)
        path = f"/api/games/{game}"
        served.client().post(f"{path}/seats/1/take", {})
        before = people(served)
        for _ in range(5):
            assert refused(served.client().post, f"{path}/seats/1/take", {}).body["code"] == "seat_taken"
        assert people(served) == before
        token = host.post(f"{path}/seats/2/link", {})["token"]
        joined = [served.client().request("POST", f"{path}/join", {"token": token}).status for _ in range(8)]
        assert joined == [200] * (6 - before) + [429] * (2 + before)
        assert people(served) == 6


def test_people_whose_sessions_have_expired_are_forgotten(served: Served) -> None:
    """Unless they have an account or hold a seat."""
    new_table(served)
    store = served.services.store
    new_person(store, days=-1)
    before = people(served)
    served.services.upkeep.tidy()
    assert people(served) == before - 1


def test_a_host_opens_a_seat_again(served: Served) -> None:
    """Its holder loses it, anyone can take it, and the table is notified; not possible once its player has acted."""
    host, game = new_table(served)
    path = f"/api/games/{game}"
    first, second = served.client(), served.client()
    first.post(f"{path}/seats/1/take", {})
    assert refused(first.patch, f"{path}/seats/1", {"open": True}).status == 403
    opened = host.patch(f"{path}/seats/1", {"open": True})
    assert opened["game"]["seats"][1]["open"] is True
    assert first.get(path)["you"]["seats"] == []
    assert host.get(f"{path}/chat")["notices"][-1]["kind"] == "open"
    second.post(f"{path}/seats/1/take", {})
    assert second.get(path)["you"]["seats"] == [1]
    assert refused(host.patch, f"{path}/seats/9", {"open": True}).status == 404
    table = hot_seat(served.client())
    play(table, random.Random(1), 1)
    seat = table.log()[0]["seat"]
    assert refused(table.client.patch, f"{table.path}/seats/{seat}", {"open": True}).code == "has_acted"


# Open games


def test_open_games_are_counted_by_address_as_well(tmp_path: Path) -> None:
    """A creator without a cookie is a new person each time; games in progress count, too, until they end."""
    with serving(str(tmp_path / "games.db"), open_games_each=3) as served:
        tables = [hot_seat(served.client()) for _ in range(3)]
        play(tables[0], random.Random(1), 1)
        assert refused(hot_seat, served.client()).code == "too_many_open"
        tables[0].client.post(f"{tables[0].path}/abandon", {})
        assert isinstance(hot_seat(served.client()), Table)


def test_barely_played_games_are_evicted_and_played_ones_stay(tmp_path: Path) -> None:
    """Two weeks unused, they are abandoned when the server is full; they stay readable."""
    with serving(str(tmp_path / "games.db"), open_games=3) as served:
        played, barely, fresh = (hot_seat(served.client()) for _ in range(3))
        play(played, random.Random(1), unused.BARELY)
        for table in (barely, fresh):
            play(table, random.Random(1), unused.BARELY - 1)
        games = schema.games
        with served.services.store.writing() as connection:
            old = sa.update(games).where(games.c.id.in_([played.id, barely.id]))
            connection.execute(old.values(changed=games.c.changed - 15 * 86400))
        hot_seat(served.client())
        statuses = {table: table.client.get(table.path)["game"]["status"] for table in (played, barely, fresh)}
        assert statuses == {played: "open", barely: "abandoned", fresh: "open"}
        assert len(barely.log()) == unused.BARELY - 1


def test_games_of_an_address_that_fills_the_server_are_evicted_first(served: Served) -> None:
    """More than ten barely played games of one address are abandoned after an hour."""
    made = [hot_seat(served.client()) for _ in range(unused.HEAVY + 1)]
    for table in made:
        play(table, random.Random(1), 1)
    store, games = served.services.store, schema.games
    assert unused.give_up_barely_played(store, 5, 14) == []
    with store.writing() as connection:
        connection.execute(sa.update(games).values(changed=games.c.changed - 2 * 3600))
    assert len(unused.give_up_barely_played(store, 5, 14)) == 5


# Opponents


def test_the_creators_address_is_stored_while_the_game_is_open(served: Served) -> None:
    table = hot_seat(served.client())
    play(table, random.Random(1), 1)
    store = served.services.store
    assert (row := store.game(table.id)) is not None and row.origin == "testclient"
    table.client.post(f"{table.path}/abandon", {})
    assert (row := store.game(table.id)) is not None and row.origin is None


def test_a_game_whose_bot_times_out_rests_longer_each_time(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """30 seconds each time if the stand-in moves; otherwise 30 seconds, two minutes, eight ..."""
    bots = BotWorker(served.services.games, threads=1)
    monkeypatch.setattr(bots, "_try", lambda game: Tried.WELL)
    rests = []
    for tried in (*[Tried.WELL] * 2, *[Tried.FAILED] * 3, Tried.WELL):
        bots._rests.pop("game", None) if len(rests) == 2 else None
        bots._put("game", None)
        assert bots.queue.poll() == "game"
        bots._slow["game"] = True
        bots._moved("game", tried, 12.0)
        assert bots.resting() == {"game"}
        rests.append(round(bots._rests["game"].until - time.monotonic()))
        bots.wake("game")
        assert len(bots.queue) == 0
    assert rests == [30, 30, 30, 120, 480, 30]
    bots._put("game", None)
    bots.queue.poll()
    bots._moved("game", Tried.WELL, 1.0)
    assert "game" not in bots._rests and bots.queue.oldest() == 0
    assert bot_worker.LONGEST_SLOW_REST > 3600


# Origin and host


@pytest.mark.parametrize(
    ("scheme", "origin", "status"),
    [("http", "http://testserver", 201), ("https", "https://testserver", 201), ("https", "http://testserver", 403),
     ("http", "https://testserver", 201), ("http", "http://elsewhere", 403)],
)  # fmt: skip
def test_a_page_without_tls_is_not_one_of_a_server_with_tls(
    served: Served, scheme: str, origin: str, status: int
) -> None:
    http = TestClient(served.http.app, base_url=f"{scheme}://testserver")
    reply = http.post("/api/games", json={"seats": OPEN_SEATS}, headers={"origin": origin})
    assert reply.status_code == status


def test_two_hosts_are_refused(served: Served) -> None:
    reply = served.http.get("/api/games", headers=[("host", "testserver"), ("host", "elsewhere")])  # type: ignore[arg-type]
    assert (reply.status_code, reply.json()["code"]) == (400, "malformed")


# Operators


def test_operators_see_who_was_refused_and_what_waits(served: Served) -> None:
    """For all workers together; the metrics count refusals by rule, without addresses."""
    store, settings = served.services.store, Settings(games_per_hour=1)
    queue: FairQueue[str] = FairQueue()
    queue.put("one", ("192.0.2.1",))
    for worker in ("1", "2"):
        limiter = Limiter(store, settings)
        limiter.take("games", "192.0.2.1")
        for _ in range(3):
            with pytest.raises(ApiError):
                limiter.refuse("games", "192.0.2.1")
        report(store, worker, limiter, {"requests": queue})
    found = reported(store)
    assert [(row["rule"], row["key"], row["count"]) for row in found["refused"]] == [("games", "192.0.2.1", 6)]
    assert [(row["queue"], row["length"]) for row in found["waiting"]] == [("requests", 1)] * 2
    served.services.limiter.refused("games", "192.0.2.1")
    text = TestClient(served.http.app, client=("127.0.0.1", 1)).get("/metrics").text
    assert 'cz18_refusals_total{rule="games"}' in text and "192.0.2.1" not in text
    for name in served.services.queues:
        assert f'cz18_oldest_waiting_seconds{{queue="{name}"}}' in text
    assert json.loads(json.dumps(found)) == found
    assert counters.prune(store) == 0
