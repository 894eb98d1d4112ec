"""The endpoint for what opponents think: the numbers behind a choice they have made."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from cz18.bots.bot import Decided
from cz18.server.api.answers import Why, described
from cz18.server.api.common import GameId, answer, errors
from cz18.server.api.services import TheServices
from cz18.server.games.bots import Thought
from cz18.server.games.thinking import think
from cz18.server.work.threads import TurnsRouter, in_turn

router = TurnsRouter(prefix="/api/games/{game}", tags=["play"])


@router.get("/entries/{number}/why", responses={**described(Why, "Its reasons"), **errors(404)})
async def why(
    services: TheServices, request: Request, game: GameId, number: Annotated[int, Path(ge=1, le=10**9)]
) -> Response:
    """Why an opponent did what this entry says: two or three numbers. Empty for entries of people."""
    asked = await in_turn(services.bots.asked_why, game, number)
    if isinstance(asked, Thought):
        decided: Decided = await services.desk.do(request, think, *asked.of, game=game)
        reasons = services.bots.explained(asked, decided)
    else:
        reasons = asked
    return answer(
        {"number": number, "reasons": [{"what": reason.what, "value": reason.value} for reason in reasons]},
        headers={"cache-control": "private, max-age=3600"},
    )
