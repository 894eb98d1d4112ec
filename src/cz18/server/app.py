"""The application: the endpoints under /api, the page at /, and what surrounds them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Thread, Timer
from typing import Any

import anyio.to_thread
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException

from cz18.contract.previews import why_not
from cz18.contract.view import view
from cz18.facts.maps import MAP_NAMES
from cz18.rules.engine import legal_actions
from cz18.rules.explain import Controls
from cz18.rules.game import RULES_VERSION
from cz18.rules.setup import new_game
from cz18.server import facts
from cz18.server.api import bots, games, live, operator, page, people, play, seats
from cz18.server.api import facts as api_facts
from cz18.server.api.common import answer, methods_at
from cz18.server.api.services import Services
from cz18.server.errors import ApiError, of_database, words_of
from cz18.server.http.gate import Gate
from cz18.server.http.security import Guard
from cz18.server.operations import metrics
from cz18.server.operations.garbage import Aside
from cz18.server.operations.logs import AccessLog, set_up_logs
from cz18.server.operations.orphans import end_with_server
from cz18.server.settings import Settings, settings_from_environment
from cz18.server.storage.store import Store
from cz18.server.work.threads import SWITCH_SECONDS, LimitedRouter, called_by_name

log = logging.getLogger("cz18.server")

API_VERSION = "1"
DATABASE_SECONDS = 60.0
"""How long a worker that starts waits for a database that is not there."""
LAST_SECONDS = 1.5
"""After the last request has been answered, or given up."""
LONGEST_WORD = 400
"""Of what is said about a fault: it may repeat what was sent."""


def create_app(settings: Settings | None = None, *, owns_process: bool = False) -> FastAPI:
    """The server as an ASGI application. The database is opened, and brought up to date, when it starts.

    Where it `owns_process`, that ends soon after the server has stopped, whatever a thread still does.
    """
    settings = settings or Settings()
    if owns_process:
        sys.setswitchinterval(SWITCH_SECONDS)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings)
        await anyio.to_thread.run_sync(bring_up_to_date, services.store)
        await anyio.to_thread.run_sync(warm_up)
        metrics.watch_database(services.store)
        services.push.start()
        services.workers.start()
        services.desk.pool.start()
        services.hashing.pool.start()
        services.bots.start()
        Thread(target=draw_boards, daemon=True).start()
        app.state.services = services
        try:
            await anyio.to_thread.run_sync(services.upkeep.start)
        except DBAPIError as problem:  # it has gone away since: that is told by `/ready`, and no reason to give up
            log.warning("database", extra={"fault": words_of(problem)})
        if owns_process:
            Aside().begin()
        log.info("open", extra={"database": services.store.url.get_backend_name(), "rules": RULES_VERSION})
        pulse = asyncio.create_task(services.pulse.run())
        services.watchdog.start()
        try:
            yield
        finally:
            services.watchdog.stop()
            pulse.cancel()
            if owns_process:
                _end_soon()
            await services.workers.stop()
            services.push.stop()
            await anyio.to_thread.run_sync(services.upkeep.stop)
            services.threads.stop()
            for pool in (services.desk.pool, services.hashing.pool):
                await anyio.to_thread.run_sync(pool.stop)
            await anyio.to_thread.run_sync(services.bots.stop)
            services.ready.stop()
            services.store.close()
            log.info("closed")

    app = FastAPI(
        title="18CZ",
        summary="Tables of 18CZ: seats, actions, views",
        description=DESCRIPTION,
        version=API_VERSION,
        lifespan=lifespan,
        docs_url=None,  # their pages would load scripts from elsewhere
        redoc_url=None,
        generate_unique_id_function=called_by_name,
        openapi_url=None,  # it is written on the event loop each time; ours is in `_document`
    )
    # They are tried in this order: the most used first.
    routers = (play, games, seats, bots, people, operator, live, api_facts)
    app.state.routes = []
    for (
        endpoints
    ) in routers:  # theirs as they are: included ones would be prepared anew for each server of a process
        app.router.routes.extend(endpoints.router.routes)
        app.state.routes += [route for route in endpoints.router.routes if isinstance(route, APIRoute)]
    _document(app)
    page.mount(app, Path(settings.page) if settings.page else None)
    _answer_errors(app)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Gate)
    app.add_middleware(AccessLog)
    app.add_middleware(metrics.Meter)
    return app


def bring_up_to_date(store: Store) -> None:
    """The database gets its present shape. A server that is not there is waited for: it may be starting anew, and a
    worker that gives up ends all of them."""
    deadline = time.monotonic() + DATABASE_SECONDS
    while True:
        try:
            store.upgrade()
        except OperationalError as problem:
            if store.is_sqlite or time.monotonic() > deadline:
                raise
            log.warning("waits for the database", extra={"fault": words_of(problem)})
            time.sleep(0.5)
        else:
            return


def warm_up() -> None:
    """Load what the first request would otherwise wait for: the rules' tables."""
    state = new_game(("A", "B", "C"), seed=1)
    view(state, ("A", "B", "C"), 0, legal_actions(state), why_not(state, Controls()))


def draw_boards() -> None:
    """Draw the boards before a page asks for the first one; it takes half a second, and nobody waits for it."""
    for board in MAP_NAMES:
        facts.facts_text(board)


DESCRIPTION = """
Everything is JSON. An action is answered in one of four ways: 400 malformed (`field` names what), 409 stale (with
the entries missed), 422 refused (with the section of the rulebook), 200 accepted (with the entry of the log).

A seat is held by a cookie, after its link was opened with `POST /api/games/{game}/join`, or by sending the token
of the link as `Authorization: Bearer`. Live news come by WebSocket at `/api/games/{game}/live?since=N`.
"""


def from_environment() -> FastAPI:
    """For worker processes."""
    settings = settings_from_environment()
    if settings.workers > 1:
        end_with_server()
    set_up_logs(os.environ.get("CZ18_LOG_LEVEL", "info"))
    return create_app(settings, owns_process=True)


def _end_soon() -> None:
    """What was accepted is on the disk; whatever is still being worked out nobody waits for."""
    timer = Timer(LAST_SECONDS, os._exit, (0,))
    timer.daemon = True
    timer.start()


# Errors


def _answer_errors(app: FastAPI) -> None:
    """On the event loop, since they take no time: threads may all be busy."""

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
            headers = {"allow": ", ".join(methods)}  # of all endpoints at this path; the framework knows of one
        body = {"code": codes.get(problem.status_code, "fault"), "message": str(problem.detail)}
        return answer(body, problem.status_code, headers)

    @app.exception_handler(Exception)
    async def unexpected(request: Request, problem: Exception) -> Response:
        log.error("unexpected", exc_info=problem)
        return answer({"code": "fault", "message": "Something went wrong in the server; nothing was done."}, 500)

    @app.exception_handler(PoolTimeout)
    async def busy(request: Request, problem: PoolTimeout) -> Response:
        body = {"code": "busy", "message": "The database is busy; please try again.", "retry_after": 1}
        return answer(body, 503, {"retry-after": "1"})

    @app.exception_handler(DBAPIError)
    async def database(request: Request, problem: DBAPIError) -> Response:
        log.error("database", extra={"fault": words_of(problem)})
        return await fault(request, of_database(problem))


def _document(app: FastAPI) -> None:
    """The OpenAPI document, without the answers the framework would give and we do not."""
    made = app.openapi
    router = LimitedRouter()

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            live.describe(app)
        document = made()
        for operations in document["paths"].values():
            for operation in operations.values():
                answers = operation.get("responses", {})
                schema = str(answers.get("422", {}).get("content", {}))
                if "HTTPValidationError" in schema:
                    del answers["422"]
        return document

    @router.get("/api/openapi.json", include_in_schema=False)
    def document() -> Response:
        return answer(app.openapi())

    app.openapi = openapi  # type: ignore[method-assign]
    app.router.routes.extend(router.routes)
