"""Endpoints for the operator: health, readiness and metrics."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import APIRouter, Request, Response

from cz18.rules.game import RULES_VERSION
from cz18.server.api.answers.documented import ERRORS, body_of
from cz18.server.api.answers.operator import Health, Ready
from cz18.server.api.common import answer
from cz18.server.api.services import TheServices
from cz18.server.errors import ApiError, not_found
from cz18.server.http.security import comes_from_here
from cz18.server.operations import metrics
from cz18.server.people.seats import bearer_of
from cz18.server.work.threads import called_by_name

router = APIRouter(tags=["operator"], generate_unique_id_function=called_by_name)


@router.get("/health", responses={200: body_of(Health, "The server is running")})
async def health(services: TheServices) -> Response:
    """Whether the event loop responds; uses no thread and no database."""
    loaded, live = services.games.loaded(), services.push.count()
    return answer({"status": "ok", "rules": RULES_VERSION, "games_loaded": loaded, "live": live})


@router.get("/ready", responses={200: body_of(Ready, "The server is ready"), 503: ERRORS[503]})
async def ready(services: TheServices, request: Request) -> Response:
    """Whether games can be played: 503 if actions cannot be stored, other workers' changes are not received, bots do
    not move, or requests are not answered in time."""
    found = await services.ready.look(is_near=comes_from_here(request.scope))
    if not found.is_ready:
        raise ApiError(503, "not_ready", "The server is not ready.", retry_after=2, **found._asdict())
    return answer({"status": "ok", **found._asdict()})


@router.get("/metrics", include_in_schema=False)
async def figures(services: TheServices, request: Request) -> Response:
    """Metrics for Prometheus; for this machine, and for clients with the token."""
    if not _may_read_figures(request, services.settings.metrics_token):
        raise not_found("page")
    services.metrics.look(services)
    content, media_type = await asyncio.to_thread(metrics.text)
    return Response(content, headers={"cache-control": "no-store"}, media_type=media_type)


def _may_read_figures(request: Request, token: str) -> bool:
    given = bearer_of(request.headers)
    if token and given is not None and secrets.compare_digest(given.encode(), token.encode()):
        return True
    return comes_from_here(request.scope)
