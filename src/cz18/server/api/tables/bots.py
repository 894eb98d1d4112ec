"""Endpoints for opponents' reasoning: the numbers behind a choice, and advice."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import Path, Query, Request, Response

from cz18.bots.base import Decided
from cz18.bots.offer_etiquette import Declined
from cz18.rules.engine import decision
from cz18.rules.state import GameState
from cz18.server.api.answers.analysis import Advice, Why
from cz18.server.api.answers.documented import described
from cz18.server.api.common import GameId, InWords, answer, the_player, worded_in_turn
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, gone_on, not_yours
from cz18.server.games.bots.thinking import advised, adviser, reasons_to_json, think
from cz18.server.games.bots.worker import Thought
from cz18.server.storage.rows import TableStatus
from cz18.server.work.threads import LimitedRouter, in_turn

router = LimitedRouter(prefix="/api/games/{game}", tags=["play"])


@router.get("/entries/{number}/why", responses=described(Why, "Its reasons", 404))
async def why(
    services: TheServices, request: Request, game: GameId, number: Annotated[int, Path(ge=1, le=10**9)]
) -> Response:
    """Why an opponent made this entry: two or three numbers. Empty for entries by people."""
    asked = await in_turn(services.bots.asked_why, game, number)
    if isinstance(asked, Thought):
        decided: Decided = await services.desk.do(request, think, *asked.of, game=game)
        reasons = services.bots.explained(asked, decided)
    else:
        reasons = asked
    return answer(
        {"number": number, "reasons": reasons_to_json(reasons)},
        headers={"cache-control": "private, max-age=3600"},
    )


class AdviceRequest(NamedTuple):
    """The position for which the deciding player asks for advice, and the bot that gives it."""

    state: GameState
    seat: int
    adviser: str
    names: tuple[str, ...]
    version: int
    declined: Declined


@router.get("/advice", responses=described(Advice, "What to do, and why", 403, 404, 409))
async def get_advice(
    services: TheServices,
    request: Request,
    game: GameId,
    seen: Annotated[int, Query(ge=0, le=10**9)],
    words: InWords,
) -> Response:
    """What the strongest bot of the table (without bots an Engineer) would do in your place, the resulting events, and
    the numbers behind it. Nothing is played.

    Only for the player who decides. The same position gets the same advice."""
    at = await in_turn(_asked, services, request, game, seen)
    found = await services.desk.once(
        request, (game, "advice", seen, at.version),
        advised, at.state, at.seat, at.declined, at.adviser, services.settings.bot_nodes,
    )  # fmt: skip
    found = await worded_in_turn(found, words, at.names)
    return Response(b'{"number":%d,%b' % (seen, found[1:]), media_type="application/json")


def _asked(services: Services, request: Request, game: str, seen: int) -> AdviceRequest:
    """The current position. Raises ApiError if there is nothing to decide, or another player decides."""
    with services.games.locked(game) as loaded:
        who = the_player(services, request, loaded)
        if seen != loaded.length:
            raise gone_on(loaded.length)
        due = decision(loaded.state)
        if due is None or loaded.row.status != TableStatus.OPEN:
            raise ApiError(409, "not_open", "This game is no longer in progress.")
        if due.player not in who.seats:
            raise not_yours("Only the player whose turn it is can get advice.")
        declined = loaded.lines.declined(loaded.length)
        return AdviceRequest(
            loaded.state, due.player, adviser(loaded.seats), loaded.names, loaded.row.version, declined
        )
