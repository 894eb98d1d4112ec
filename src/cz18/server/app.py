"""The application: the endpoints under /api, the page at /, middleware and error handlers."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import anyio.to_thread
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException

from cz18.contract import CONTRACT_VERSION
from cz18.contract.previews import why_not
from cz18.contract.view import view
from cz18.facts.maps import MAP_NAMES
from cz18.rules.asking.explain import Controls
from cz18.rules.engine import action_ranges
from cz18.rules.game import RULES_VERSION
from cz18.rules.setup import new_game
from cz18.server import printed_json
from cz18.server.api import by_turn, lessons, notifications, operator, page, people, profiles
from cz18.server.api import facts as api_facts
from cz18.server.api.analysis import plans, positions, review
from cz18.server.api.common import answer, methods_at
from cz18.server.api.services import Services
from cz18.server.api.tables import bots, games, live, play, seats
from cz18.server.errors import ApiError, of_database, words_of
from cz18.server.http.gate import Gate
from cz18.server.http.security import Guard
from cz18.server.operations import metrics
from cz18.server.operations.garbage import GcFreezer
from cz18.server.operations.logs import AccessLog, set_up_logs
from cz18.server.operations.orphans import end_with_server
from cz18.server.operations.stopping import CutShort, end_in_time
from cz18.server.settings import Settings, settings_from_environment
from cz18.server.storage.store import Store
from cz18.server.work.threads import SWITCH_SECONDS, LimitedRouter, called_by_name

log = logging.getLogger("cz18.server")

DATABASE_SECONDS = 60.0
"""How long a starting worker waits for an unreachable database."""
LONGEST_WORD = 400
"""Characters of a validation message, which may quote the request."""


def create_app(settings: Settings | None = None, *, owns_process: bool = False) -> FastAPI:
    """The server as an ASGI application. Startup opens the database and upgrades its schema.

    With `owns_process`, a stop signal ends the process within a time limit, even if threads are still busy.
    """
    settings = settings or Settings()
    if owns_process:
        sys.setswitchinterval(SWITCH_SECONDS)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        if owns_process:
            end_in_time()
        services = Services(settings)
        await anyio.to_thread.run_sync(bring_up_to_date, services.store)
        await anyio.to_thread.run_sync(warm_up)
        metrics.watch_database(services.store)
        services.push.start()
        services.workers.start()
        working: tuple[Any, ...] = (
            services.desk.pool, services.hashing.pool, services.bots, services.reviews, services.notifier,
            services.orders, services.clocks,
        )  # fmt: skip
        for part in working:
            part.start()
        Thread(target=draw_boards, daemon=True).start()
        app.state.services = services
        try:
            await anyio.to_thread.run_sync(services.upkeep.start)
        except DBAPIError as problem:  # the connection was lost since the upgrade; `/ready` reports that
            log.warning("database error", extra={"fault": words_of(problem)})
        if owns_process:
            GcFreezer().begin()
        log.info(
            "server started", extra={"database": services.store.url.get_backend_name(), "rules": RULES_VERSION}
        )
        pulse = asyncio.create_task(services.pulse.run())
        services.watchdog.start()
        try:
            yield {"limiter": services.limiter}  # for connections, which answer malformed requests
        finally:
            services.watchdog.stop()
            pulse.cancel()
            await services.workers.stop()
            services.push.stop()
            await anyio.to_thread.run_sync(services.upkeep.stop)
            for threads in (services.threads, services.readers):
                threads.stop()
            for part in working:
                await anyio.to_thread.run_sync(part.stop)
            services.ready.stop()
            services.store.close()
            log.info("server stopped")

    app = FastAPI(
        title="18CZ",
        summary="Tables of 18CZ: seats, actions, views",
        description=DESCRIPTION,
        version=CONTRACT_VERSION,
        lifespan=lifespan,
        docs_url=None,  # these pages load scripts from other sites
        redoc_url=None,
        generate_unique_id_function=called_by_name,
        openapi_url=None,  # FastAPI serializes it on the event loop each time; see `_document`
        telemetry={"tracing": False, "metrics": False, "logs": False},  # looked up at every request
    )
    # The most used first.
    routers = (
        play, games, seats, bots, people, profiles, notifications, by_turn, operator, live, api_facts, lessons,
        positions, plans, review,
    )  # fmt: skip
    app.state.routes = []
    for endpoints in routers:  # not `include_router`, which rebuilds every route for each application
        app.router.routes.extend(endpoints.router.routes)
        app.state.routes += [route for route in endpoints.router.routes if isinstance(route, APIRoute)]
    _document(app)
    page.mount(app, Path(settings.page) if settings.page else None)
    _answer_errors(app)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Gate)
    app.add_middleware(CutShort)
    app.add_middleware(AccessLog)
    app.add_middleware(metrics.Meter)
    return app


def bring_up_to_date(store: Store) -> None:
    """Upgrade the database schema. Waits for an unreachable PostgreSQL: one failing worker would stop all of them."""
    deadline = time.monotonic() + DATABASE_SECONDS
    while True:
        try:
            store.upgrade()
        except OperationalError as problem:
            if store.is_sqlite or time.monotonic() > deadline:
                raise
            log.warning("waiting for the database", extra={"fault": words_of(problem)})
            time.sleep(0.5)
        else:
            return


def warm_up() -> None:
    """Load the rules' tables, so that the first request need not."""
    state = new_game(("A", "B", "C"), seed=1)
    view(state, ("A", "B", "C"), 0, action_ranges(state), why_not(state, Controls()))


def draw_boards() -> None:
    """Fill the cache of board drawings in the background; drawing takes half a second."""
    for board in MAP_NAMES:
        printed_json.facts_text(board)


DESCRIPTION = """
Everything is JSON. An action has one of four responses: 400 malformed (`field` names the field), 409 stale (with the
missed entries), 422 refused (with the section of the rulebook), 200 accepted (with the log entry).

A client holds a seat by a cookie, set when its link is opened with `POST /api/games/{game}/join`, or by sending the
link's token as `Authorization: Bearer`. Live updates come over a WebSocket at `/api/games/{game}/live?since=N`.
"""


def from_environment() -> FastAPI:
    """The application factory for worker processes."""
    settings = settings_from_environment()
    if settings.workers > 1:
        end_with_server()
    set_up_logs(os.environ.get("CZ18_LOG_LEVEL", "info"))
    return create_app(settings, owns_process=True)


# Errors


def _answer_errors(app: FastAPI) -> None:
    """Register error handlers. They are async, so that they run even while all threads are busy."""

    @app.exception_handler(ApiError)
    async def fault(request: Request, problem: ApiError) -> Response:
        wait = problem.more.get("retry_after")
        return answer(problem.body(), problem.status, {} if wait is None else {"retry-after": str(wait)})

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        field = ".".join(str(part) for part in first["loc"] if part != "body")[:LONGEST_WORD]
        message = str(first["msg"]).removeprefix("Value error, ")[:LONGEST_WORD]
        body = {"code": "malformed", "message": f"{field}: {message}" if field else message, "field": field}
        return answer(body, 400)

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> Response:
        codes = {404: "not_found", 405: "not_allowed", 413: "too_large", 400: "malformed"}
        headers = dict(problem.headers or {})
        if problem.status_code == 405 and (methods := methods_at(request)):
            headers = {"allow": ", ".join(methods)}  # the framework lists those of one endpoint only
        body = {"code": codes.get(problem.status_code, "fault"), "message": str(problem.detail)}
        return answer(body, problem.status_code, headers)

    @app.exception_handler(Exception)
    async def unexpected(request: Request, problem: Exception) -> Response:
        log.error("unexpected error", exc_info=problem)
        return answer({"code": "fault", "message": "Internal server error; nothing was changed."}, 500)

    @app.exception_handler(PoolTimeout)
    async def busy(request: Request, problem: PoolTimeout) -> Response:
        body = {"code": "busy", "message": "The database is busy; please try again.", "retry_after": 1}
        return answer(body, 503, {"retry-after": "1"})

    @app.exception_handler(DBAPIError)
    async def database(request: Request, problem: DBAPIError) -> Response:
        log.error("database error", extra={"fault": words_of(problem)})
        return await fault(request, of_database(problem))


def _document(app: FastAPI) -> None:
    """Serve the OpenAPI document without FastAPI's default 422 responses, which this server never sends."""
    generate = app.openapi
    generating = Lock()  # FastAPI's generator fails if two threads use it at once
    router = LimitedRouter()

    def openapi() -> dict[str, Any]:
        with generating:
            return app.openapi_schema or generated()

    def generated() -> dict[str, Any]:
        live.describe(app)
        document = generate()
        for operations in (*document["paths"].values(), *document["webhooks"].values()):
            for operation in operations.values():
                answers = operation.get("responses", {})
                schema = str(answers.get("422", {}).get("content", {}))
                if "HTTPValidationError" in schema:
                    del answers["422"]
        for name in ("HTTPValidationError", "ValidationError"):  # errors here are ErrorBody
            document["components"]["schemas"].pop(name, None)
        return document

    @router.get("/api/openapi.json", include_in_schema=False)
    def document() -> Response:
        return answer(app.openapi())

    app.openapi = openapi  # type: ignore[method-assign]
    app.router.routes.extend(router.routes)
