"""The door to what opponents think: the numbers behind a choice they have made."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from cz18.bots.bot import Decided
from cz18.server.bots import Thought
from cz18.server.doors import GameId, TheHouse, answer, faults
from cz18.server.thinking import think
from cz18.server.threads import Doors, in_turn

router = Doors(prefix="/api/games/{game}", tags=["play"])


@router.get("/entries/{number}/why", responses=faults(404))
async def why(
    house: TheHouse, request: Request, game: GameId, number: Annotated[int, Path(ge=1, le=10**9)]
) -> Response:
    """Why an opponent did what this entry says: two or three numbers. Empty for entries of people."""
    asked = await in_turn(house.bots.asked_why, game, number)
    if isinstance(asked, Thought):
        decided: Decided = await house.desk.do(request, think, *asked.of, game=game)
        reasons = house.bots.explained(asked, decided)
    else:
        reasons = asked
    return answer(
        {"number": number, "reasons": [{"what": reason.what, "value": reason.value} for reason in reasons]},
        headers={"cache-control": "private, max-age=3600"},
    )
