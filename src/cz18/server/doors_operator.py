"""Doors for whoever runs the server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import APIRouter, Request, Response

from cz18.rules.game import RULES_VERSION
from cz18.server import metrics
from cz18.server.doors import FAULTS, TheHouse, answer
from cz18.server.faults import Fault, not_found
from cz18.server.hosts import is_loopback
from cz18.server.seats import bearer_of

router = APIRouter(tags=["operator"])


@router.get("/health")
async def health(house: TheHouse) -> Response:
    """Is the server alive? On the event loop alone: it waits for no thread and no database."""
    loaded, live = house.games.loaded(), house.push.count()
    return answer({"status": "ok", "rules": RULES_VERSION, "games_loaded": loaded, "live": live})


@router.get("/ready", responses={503: FAULTS[503]})
async def ready(house: TheHouse) -> Response:
    """Can games be played here? 503 if the database cannot be written, the other workers are not heard, or opponents
    do not answer."""
    found = await house.ready.look()
    if not found.is_ready:
        raise Fault(503, "not_ready", "Not everything that is needed is there.", retry_after=2, **found._asdict())
    return answer({"status": "ok", **found._asdict()})


@router.get("/metrics", include_in_schema=False)
async def figures(house: TheHouse, request: Request) -> Response:
    """Figures for Prometheus: for this machine, and for whoever has the token."""
    if not _may_read_figures(request, house.settings.metrics_token):
        raise not_found("door")
    house.metrics.look(house)
    content, media_type = await asyncio.to_thread(metrics.text)
    return Response(content, headers={"cache-control": "no-store"}, media_type=media_type)


def _may_read_figures(request: Request, token: str) -> bool:
    given = bearer_of(request.headers)
    if token and given is not None and secrets.compare_digest(given.encode(), token.encode()):
        return True
    return request.client is not None and is_loopback(request.client.host)
