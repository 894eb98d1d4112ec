"""What is printed, and what a server has to offer: boards, options, opponents."""

from __future__ import annotations

from fastapi import Request, Response

from cz18.contract.printed import Facts, Overview
from cz18.server import facts
from cz18.server.api.answers import described
from cz18.server.api.common import answer, errors, packed, unchanged
from cz18.server.api.services import TheServices
from cz18.server.errors import not_found
from cz18.server.games.bots import bot_names, strengths
from cz18.server.work import jobs
from cz18.server.work.threads import LimitedRouter, in_turn

router = LimitedRouter(tags=["facts"])


@router.get("/api/facts", responses={**described(Overview, "What there is"), **errors()})
def overview(services: TheServices) -> Response:
    """Boards, options and opponents for a new game; `strengths` are the opponents worth playing. `closed`: new
    tables take an account, and new accounts an invitation."""
    opponents = {"bots": list(bot_names()), "strengths": list(strengths())}
    return answer(
        {**facts.overview(), **opponents, "closed": services.admission.closed},
        headers={"cache-control": "no-cache"},
    )


@router.get(
    "/api/facts/{board}",
    responses={
        **described(Facts, "What is printed"),
        **errors(404),
        304: {"description": "You have this version"},
    },
)
async def board_facts(services: TheServices, request: Request, board: str) -> Response:
    """What is printed: tiles, map, companies, trains, chart, track, word list. Changes with a release only."""
    found = await in_turn(services.store.board, board)
    if found is None:
        raise not_found("board")
    if found.source is None:
        content, etag = await in_turn(facts.facts_text, board)
    else:
        content = await services.desk.once(request, (board, "facts"), jobs.facts_of, found.source)
        etag = facts.etag_of(content)
    headers = {"etag": etag, "cache-control": "public, max-age=3600"}
    if unchanged(request, etag):
        return Response(status_code=304, headers=headers)
    return await in_turn(packed, request, content, headers)
