"""Endpoints for the review of a game, which is computed in the background."""

from __future__ import annotations

from fastapi import Request, Response

from cz18.server.api.answers.analysis import ReviewAnswer
from cz18.server.api.answers.documented import described
from cz18.server.api.common import GameId, address, packed, the_player
from cz18.server.api.services import Services, TheServices
from cz18.server.games.analysis.reviews import review_to_json
from cz18.server.work.threads import LimitedRouter

router = LimitedRouter(prefix="/api/games/{game}", tags=["review"])


@router.get("/review", responses=described(ReviewAnswer, "The review, or how far it is", 404))
def get_review(services: TheServices, request: Request, game: GameId) -> Response:
    """The review of a game, or how much of it is done and how long it will take."""
    with services.games.locked(game):
        pass  # 404 if there is no such game
    return _answer(services, request, game)


@router.post("/review", responses=described(ReviewAnswer, "The review, or its place in the queue", 404, 409, 422))
def ask_review(services: TheServices, request: Request, game: GameId) -> Response:
    """Start the review of a finished or forked game; a game has one review at a time.

    A game in progress that two or more people play is not reviewed, nor is a fork of it (409 `original_not_over`)."""
    services.reviews.ask(game, address(request))
    return _answer(services, request, game)


@router.delete("/review", responses=described(ReviewAnswer, "There is none any more", 403, 404, 409))
def cancel_review(services: TheServices, request: Request, game: GameId) -> Response:
    """Cancel a review that waits or runs, as a player or from the address that started it. A finished one stays."""
    found = services.reviews.find(game)
    with services.games.locked(game) as loaded:
        if found is None or found.origin != address(request):
            the_player(services, request, loaded)
    if found is not None and found.status != "done":
        services.reviews.cancel(game)
    return _answer(services, request, game)


def _answer(services: Services, request: Request, game: str) -> Response:
    found = services.reviews.find(game)
    return packed(request, review_to_json(found).encode(), {"cache-control": "private, no-cache"})
