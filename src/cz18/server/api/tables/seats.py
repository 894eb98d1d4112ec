"""Endpoints for the seats of a table: joining, names, stand-ins, links and the host.

Changes of a seat, other than joining, are announced to the table as notices in the chat.
"""

from __future__ import annotations

import time
from typing import Any

from fastapi import Request, Response

from cz18.bots.roster import bot_names
from cz18.server.api.answers.documented import described
from cz18.server.api.answers.tables import GameAnswer, Joined, Link
from cz18.server.api.common import (
    GameId,
    address,
    answer,
    give_cookie,
    is_member,
    known_person,
    notice,
    send_notices,
    table_to_json,
    the_host,
    who_asks,
)
from cz18.server.api.requests import ChangeSeat, HandOver, Join
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, malformed, not_found, not_yours
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.games.views import summary
from cz18.server.people.names import alike
from cz18.server.people.seats import DAY, hashed, new_token
from cz18.server.storage.rows import TableStatus
from cz18.server.work.threads import LimitedRouter

router = LimitedRouter(prefix="/api/games", tags=["tables"])


@router.post("/{game}/join", responses=described(Joined, "The seat is yours", 403, 404, 507))
def join(services: TheServices, request: Request, game: GameId, form: Join) -> Response:
    """Open a seat's link: this browser holds the seat from now on."""
    wanted = hashed(form.token)
    with services.games.locked(game) as loaded:
        seat = next((seat for seat in loaded.seats if seat.token_hash == wanted), None)
    if seat is None:
        raise not_yours("This link is invalid or has expired. Ask the host of the game for a new one.")
    person, token = known_person(services, request)
    services.store.hold(game, seat.seat, person)
    if seat.open:
        services.store.change_seat(game, seat.seat, open=False)
        services.games.changed(game)
    services.notifier.wake(game)
    response = answer({"seat": seat.seat, "name": seat.name, "game": summary(loaded.row, loaded.seats)})
    give_cookie(services, request, response, token)
    return response


@router.post("/{game}/seats/{seat}/take", responses=described(Joined, "The seat is yours", 403, 404, 409, 507))
def take_seat(services: TheServices, request: Request, game: GameId, seat: int) -> Response:
    """Take an open seat. The first client gets it, and it is no longer open."""
    services.admission.refuse_strangers(is_member(services, request))
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, seat)
        if loaded.row.status != TableStatus.OPEN:
            raise ApiError(409, "not_open", "This game is no longer in progress.")
        if not loaded.seats[seat].open:
            raise _seat_taken()
        person, token = _who_takes(services, request, game)
        if not services.store.take_open_seat(game, seat, person):
            raise _seat_taken()
        services.games.changed(game)
        response = answer(
            {"seat": seat, "name": loaded.seats[seat].name, "game": summary(loaded.row, loaded.seats)}
        )
    give_cookie(services, request, response, token)
    return response


@router.patch("/{game}/seats/{seat}", responses=described(GameAnswer, "The table", 403, 404, 409, 507))
def change_seat(services: TheServices, request: Request, game: GameId, seat: int, form: ChangeSeat) -> Response:
    """Rename a seat or set its stand-in, as its player or the host. The host may also open a seat again if its player
    has not acted yet: its holder and link lose it, and anyone may take it."""
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, seat)
        who = who_asks(services, request, loaded)
        if seat not in who.seats and not who.host:
            raise not_yours("Only the player in this seat or the host of the game can do this.")
        changes: dict[str, Any] = {}
        notices = []
        if form.name is not None:
            _refuse_name(loaded, seat, form.name)
            changes["name"] = form.name
            notices.append(notice(who, loaded, "name", seat=seat, before=loaded.seats[seat].name, after=form.name))
        if form.stand_in is not None:
            changes |= _stand_in(loaded, seat, form.stand_in, own=seat in who.seats)
            notices.append(notice(who, loaded, "stand_in", seat=seat, bot=changes["stand_in"]))
        if form.open:
            the_host(services, request, loaded)
            changes |= _opened(loaded, seat)
            notices.append(notice(who, loaded, "open", seat=seat))
        if not changes:
            raise malformed("name", "no change given")
        _refuse_more(services, game)
        stored = services.store.change_seat(game, seat, drop_holds=bool(form.open), notices=notices, **changes)
        services.games.changed(game)
        body = table_to_json(services, request, loaded)
    send_notices(services, stored)
    services.bots.wake(game)
    return answer(body)


def _who_takes(services: Services, request: Request, game: str) -> tuple[str, str | None]:
    """The person who takes a seat. The address is limited too, since a browser without cookies is a new person each
    time."""
    where = address(request)
    services.limiter.refuse("table-seats", f"{game}/{where}")
    services.limiter.refuse("seats", where)
    person, token = known_person(services, request)
    services.limiter.refuse("seats", person)
    return person, token


def _seat_taken() -> ApiError:
    return ApiError(409, "seat_taken", "This seat is taken, or can be joined only with its link.")


def _must_have_seat(loaded: LoadedGame, seat: int) -> None:
    if not 0 <= seat < len(loaded.seats):
        raise not_found("seat")


def _refuse_more(services: Services, game: str) -> None:
    """Raises ApiError 429 if the table changes too often: every change is announced and stored permanently."""
    services.limiter.refuse("notices", game)


def _refuse_name(loaded: LoadedGame, seat: int, name: str) -> None:
    if alike(name, (other.name for other in loaded.seats if other.seat != seat)) is not None:
        raise ApiError(409, "name_taken", "Another seat has this name or a very similar one.")


def _stand_in(loaded: LoadedGame, seat: int, bot: str, *, own: bool) -> dict[str, Any]:
    """The columns to change: who moves for the seat, and the time from which its consent is not needed."""
    if loaded.seats[seat].kind == "bot":
        raise ApiError(409, "is_a_bot", "A bot does not need a stand-in.")
    if bot and bot not in bot_names():
        raise malformed("stand_in", f"must be one of {', '.join(bot_names())}")
    if not bot:
        return {"stand_in": None, "excused": None}
    return {"stand_in": bot, "excused": time.time() + (0 if own else DAY)}


def _opened(loaded: LoadedGame, seat: int) -> dict[str, Any]:
    if loaded.seats[seat].kind == "bot":
        raise ApiError(409, "is_a_bot", "A bot's seat cannot be opened to others.")
    if loaded.row.status != TableStatus.OPEN:
        raise ApiError(409, "not_open", "This game is no longer in progress.")
    lines = (loaded.lines[number] for number in range(1, loaded.length + 1))
    if any(line.seat == seat and line.by == "person" for line in lines):
        raise ApiError(
            409, "has_acted", "The player in this seat has already acted. Create a new link for the seat instead."
        )
    return {"open": True, "token_hash": hashed(new_token())}


@router.post("/{game}/seats/{seat}/link", responses=described(Link, "The link", 403, 404, 409, 507))
def new_link(services: TheServices, request: Request, game: GameId, seat: int) -> Response:
    """Create a new link for a seat, shown only once. The old link and every browser that opened it lose the seat."""
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, seat)
        who = the_host(services, request, loaded)
        if loaded.seats[seat].kind == "bot":
            raise ApiError(409, "is_a_bot", "A bot does not need a link.")
        _refuse_more(services, game)
        token = new_token()
        notices = [notice(who, loaded, "link", seat=seat)]
        stored = services.store.change_seat(game, seat, drop_holds=True, notices=notices, token_hash=hashed(token))
        services.games.changed(game)
    send_notices(services, stored)
    return answer({"seat": seat, "token": token, "link": f"/#/games/{game}/join/{token}"})


@router.post("/{game}/host", responses=described(GameAnswer, "The table", 403, 404, 409, 507))
def hand_over(services: TheServices, request: Request, game: GameId, form: HandOver) -> Response:
    """Make the holder of a seat the host. The previous host, or the creator and their token, loses the role."""
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, form.seat)
        who = the_host(services, request, loaded)
        if loaded.seats[form.seat].kind == "bot":
            raise ApiError(409, "is_a_bot", "A bot cannot be the host.")
        _refuse_more(services, game)
        stored = services.store.change_game(
            game, notices=[notice(who, loaded, "host", seat=form.seat)], host=form.seat
        )
        services.games.changed(game)
        body = table_to_json(services, request, loaded)
    send_notices(services, stored)
    return answer(body)
