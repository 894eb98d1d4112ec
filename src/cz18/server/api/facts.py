"""Endpoints for the printed components, and for the boards, options and opponents of a new game."""

from __future__ import annotations

from fastapi import Request, Response

from cz18.bots.roster import bot_names, opponents
from cz18.contract.printed import Facts, Overview
from cz18.server import printed_json
from cz18.server.api.answers.documented import described
from cz18.server.api.common import answer, packed, unchanged
from cz18.server.api.services import TheServices
from cz18.server.errors import not_found
from cz18.server.work import jobs
from cz18.server.work.threads import LimitedRouter, in_turn

router = LimitedRouter(tags=["facts"])


@router.get("/api/facts", responses=described(Overview, "Boards, options and opponents"))
def overview(services: TheServices) -> Response:
    """Boards, options and opponents for a new game; `strengths` are the opponents worth playing. `closed`: creating a
    table requires an account, and signing up an invitation."""
    bots = {"bots": list(bot_names()), "strengths": list(opponents())}
    return answer(
        {**printed_json.overview(), **bots, "closed": services.admission.closed},
        headers={"cache-control": "no-cache"},
    )


@router.get("/api/facts/{board}", responses=described(Facts, "The printed components", 304, 404))
async def board_facts(services: TheServices, request: Request, board: str) -> Response:
    """The printed components: tiles, map, companies, trains, chart, track, glossary. Changes only with releases."""
    found = await in_turn(services.store.board, board)
    if found is None:
        raise not_found("board")
    if found.source is None:
        content, etag = await in_turn(printed_json.facts_text, board)
    else:
        content = await services.desk.once(request, (board, "facts"), jobs.facts_of, found.source)
        etag = printed_json.etag_of(content)
    headers = {"etag": etag, "cache-control": "public, no-cache"}  # the page must fit them
    if unchanged(request, etag):
        return Response(status_code=304, headers=headers)
    return await in_turn(packed, request, content, headers)
