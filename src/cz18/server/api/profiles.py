"""Endpoints for profiles: finished games of a person, shown if the person and the other players agree."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from cz18.server.api.answers.documented import described
from cz18.server.api.answers.people import Profile
from cz18.server.api.answers.tables import GameAnswer
from cz18.server.api.common import GameId, answer, is_member, own_account, table_to_json, the_player
from cz18.server.api.requests import Agree, ShowProfile
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, not_found
from cz18.server.games.views import summary
from cz18.server.people.accounts import account_named
from cz18.server.people.seats import person_of
from cz18.server.storage.rows import AccountRow, TableStatus
from cz18.server.work.threads import LimitedRouter

MOST_GAMES = 100
"""Finished games of a profile, the latest first."""

router = LimitedRouter(prefix="/api", tags=["people"])

AccountName = Annotated[str, Path(min_length=1, max_length=60)]


@router.get("/people/{name}", responses=described(Profile, "The profile", 404))
def profile(services: TheServices, request: Request, name: AccountName) -> Response:
    """The public finished games of an account. Only its owner can see a profile that is not public."""
    account = account_named(services.store, name)
    person = person_of(services.store, request.cookies)
    hidden = services.admission.closed and not is_member(services, request)
    if account is None or hidden or not (account.public or account.person == person):
        raise not_found("profile")
    return answer(_profile(services, account))


@router.put("/me/profile", responses=described(Profile, "Saved", 403, 413, 507))
def show_profile(services: TheServices, request: Request, form: ShowProfile) -> Response:
    """Make the profile of your account public, or hide it."""
    account = own_account(services, request)
    services.store.change_account(account.folded, public=form.public)
    return answer(_profile(services, account._replace(public=form.public)))


def _profile(services: Services, account: AccountRow) -> dict[str, object]:
    held: dict[str, list[int]] = {}
    for game, seat in services.store.held(account.person):
        held.setdefault(game, []).append(seat)
    rows = services.store.list_games(
        limit=MOST_GAMES, status=TableStatus.FINISHED, ids=sorted(held), only_listed=True
    )
    seats = services.store.seats_of([row.id for row in rows])
    games = [{"seats": held[row.id], "game": summary(row, seats[row.id])} for row in rows if row.lesson is None]
    return {"name": account.name, "public": account.public, "games": games}


@router.post(
    "/games/{game}/public",
    tags=["tables"],
    responses=described(GameAnswer, "The table", 403, 404, 409, 413, 507),
)
def agree(services: TheServices, request: Request, game: GameId, form: Agree) -> Response:
    """Agree that a finished game is public: listed, and shown on public profiles. It is public once every player has
    agreed; a player who disagrees makes it private again."""
    with services.games.locked(game) as loaded:
        seats = the_player(services, request, loaded).seats
        if loaded.row.status != TableStatus.FINISHED or loaded.row.lesson is not None:
            raise ApiError(409, "not_over", "This game is not over.")
        services.limiter.refuse("notices", game)
        held = {seat for seat, _ in services.store.holders(game)}
        for seat in seats:
            services.store.change_seat(game, seat, agrees=form.agree)
        agreed = {one.seat for one in loaded.seats if one.agrees and one.seat not in seats}
        is_public = form.agree and held <= agreed | seats
        if is_public != loaded.row.listed:
            services.store.change_game(game, listed=is_public)
        services.games.changed(game)
    with services.games.locked(game) as loaded:
        return answer(table_to_json(services, request, loaded))
