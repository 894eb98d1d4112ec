"""Doors for whoever runs the server: is it alive, is it ready."""

from __future__ import annotations

from fastapi import APIRouter, Response

from cz18.rules.game import RULES_VERSION
from cz18.server.doors import FAULTS, TheHouse, answer
from cz18.server.faults import Fault

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
