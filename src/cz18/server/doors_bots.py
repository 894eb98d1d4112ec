"""The door to what opponents think: the numbers behind a choice they have made."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from cz18.server.doors import GameId, TheHouse, answer, faults

router = APIRouter(prefix="/api/games/{game}", tags=["play"])


@router.get("/entries/{number}/why", responses=faults(404))
def why(house: TheHouse, game: GameId, number: Annotated[int, Path(ge=1, le=10**9)]) -> Response:
    """Why an opponent did what this entry says: two or three numbers. Empty for entries of people."""
    reasons = house.bots.reasons(game, number)
    return answer(
        {"number": number, "reasons": [{"what": reason.what, "value": reason.value} for reason in reasons]},
        headers={"cache-control": "private, max-age=3600"},
    )
