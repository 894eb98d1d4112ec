"""Endpoints to the seats of a table: joining, names, stand-ins, links, and who is the host.

Whatever is done to somebody else's seat is told to everybody at the table, as a notice among the messages.
"""

from __future__ import annotations

import time
from typing import Any

from fastapi import Request, Response

from cz18.server.api.answers import GameAnswer, Joined, Link, described
from cz18.server.api.common import (
    GameId,
    address,
    answer,
    errors,
    give_cookie,
    is_member,
    known_person,
    notice,
    table_to_json,
    tell_table,
    the_host,
    who_asks,
)
from cz18.server.api.requests import ChangeSeat, HandOver, Join
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, malformed, not_found, not_yours
from cz18.server.games.bots import bot_names
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.games.views import summary
from cz18.server.people.names import alike
from cz18.server.people.seats import DAY, hashed, new_token
from cz18.server.storage.rows import TableStatus
from cz18.server.work.threads import LimitedRouter

router = LimitedRouter(prefix="/api/games", tags=["tables"])


@router.post("/{game}/join", responses={**described(Joined, "The seat is yours"), **errors(403, 404, 507)})
def join(services: TheServices, request: Request, game: GameId, form: Join) -> Response:
    """Open the link of a seat: this browser holds it from now on."""
    wanted = hashed(form.token)
    with services.games.locked(game) as loaded:
        seat = next((seat for seat in loaded.seats if seat.token_hash == wanted), None)
    if seat is None:
        raise not_yours("This link is not valid, or not any more. Ask the host of the table for a new one.")
    person, token = known_person(services, request)
    services.store.hold(game, seat.seat, person)
    if seat.open:
        services.store.change_seat(game, seat.seat, open=False)
        services.games.changed(game)
    response = answer({"seat": seat.seat, "name": seat.name, "game": summary(loaded.row, loaded.seats)})
    give_cookie(services, request, response, token)
    return response


@router.post(
    "/{game}/seats/{seat}/take", responses={**described(Joined, "The seat is yours"), **errors(403, 404, 409, 507)}
)
def take_seat(services: TheServices, request: Request, game: GameId, seat: int) -> Response:
    """Sit down on a seat that is open to anybody: whoever comes first has it, and it is open no more."""
    services.admission.refuse_strangers(is_member(services, request))
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, seat)
        if loaded.row.status != TableStatus.OPEN:
            raise ApiError(409, "not_open", "This game is not open.")
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


@router.patch(
    "/{game}/seats/{seat}", responses={**described(GameAnswer, "The table"), **errors(403, 404, 409, 507)}
)
def change_seat(services: TheServices, request: Request, game: GameId, seat: int, form: ChangeSeat) -> Response:
    """Rename a seat, or let a stand-in move for it: by whoever holds it, or the host. The host may open a seat again
    whose player has not acted yet: its holder and its link lose it, and anybody may take it."""
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, seat)
        who = who_asks(services, request, loaded)
        if seat not in who.seats and not who.host:
            raise not_yours("That is for whoever holds the seat, or the host of the table.")
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
            raise malformed("name", "nothing is to be changed")
        _refuse_more(services, game)
        told = services.store.change_seat(game, seat, drop_holds=bool(form.open), notices=notices, **changes)
        services.games.changed(game)
        body = table_to_json(services, request, loaded)
    tell_table(services, told)
    services.bots.wake(game)
    return answer(body)


def _who_takes(services: Services, request: Request, game: str) -> tuple[str, str | None]:
    """The person who may take a seat. A browser without a cookie is a new person each time, so the address counts too:
    one stranger cannot take all seats of a table, or of all tables."""
    where = address(request)
    services.limiter.refuse("table-seats", f"{game}/{where}")
    services.limiter.refuse("seats", where)
    person, token = known_person(services, request)
    services.limiter.refuse("seats", person)
    return person, token


def _seat_taken() -> ApiError:
    return ApiError(409, "seat_taken", "The seat is taken, or can be reached by its link only.")


def _must_have_seat(loaded: LoadedGame, seat: int) -> None:
    if not 0 <= seat < len(loaded.seats):
        raise not_found("seat")


def _refuse_more(services: Services, game: str) -> None:
    """Every change is told and kept for good: so many of them, by those who may, a table takes in its time."""
    services.limiter.refuse("notices", game)


def _refuse_name(loaded: LoadedGame, seat: int, name: str) -> None:
    if alike(name, (other.name for other in loaded.seats if other.seat != seat)) is not None:
        raise ApiError(409, "name_taken", "Another seat has this name, or one that looks like it.")


def _stand_in(loaded: LoadedGame, seat: int, bot: str, *, own: bool) -> dict[str, Any]:
    """Who moves for the seat, and from when on its agreement is not asked for."""
    if loaded.seats[seat].kind == "bot":
        raise ApiError(409, "is_a_bot", "A bot needs no stand-in.")
    if bot and bot not in bot_names():
        raise malformed("stand_in", f"there are {', '.join(bot_names())}")
    if not bot:
        return {"stand_in": None, "excused": None}
    return {"stand_in": bot, "excused": time.time() + (0 if own else DAY)}


def _opened(loaded: LoadedGame, seat: int) -> dict[str, Any]:
    if loaded.seats[seat].kind == "bot":
        raise ApiError(409, "is_a_bot", "A bot's seat is not for others.")
    if loaded.row.status != TableStatus.OPEN:
        raise ApiError(409, "not_open", "This game is not open.")
    lines = (loaded.lines[number] for number in range(1, loaded.length + 1))
    if any(line.seat == seat and line.by == "person" for line in lines):
        raise ApiError(
            409, "has_acted", "The player in this seat has already acted. Give the seat a new link instead."
        )
    return {"open": True, "token_hash": hashed(new_token())}


@router.post("/{game}/seats/{seat}/link", responses={**described(Link, "Told once"), **errors(403, 404, 409, 507)})
def new_link(services: TheServices, request: Request, game: GameId, seat: int) -> Response:
    """A new link for a seat. The old one, and every browser that opened it, loses the seat; the table is told."""
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, seat)
        who = the_host(services, request, loaded)
        if loaded.seats[seat].kind == "bot":
            raise ApiError(409, "is_a_bot", "A bot needs no link.")
        _refuse_more(services, game)
        token = new_token()
        notices = [notice(who, loaded, "link", seat=seat)]
        told = services.store.change_seat(game, seat, drop_holds=True, notices=notices, token_hash=hashed(token))
        services.games.changed(game)
    tell_table(services, told)
    return answer({"seat": seat, "token": token, "link": f"/#/games/{game}/join/{token}"})


@router.post("/{game}/host", responses={**described(GameAnswer, "The table"), **errors(403, 404, 409, 507)})
def hand_over(services: TheServices, request: Request, game: GameId, form: HandOver) -> Response:
    """Hand being the host over to whoever holds a seat. The maker of the table and their token are it no more."""
    with services.games.locked(game) as loaded:
        _must_have_seat(loaded, form.seat)
        who = the_host(services, request, loaded)
        if loaded.seats[form.seat].kind == "bot":
            raise ApiError(409, "is_a_bot", "A bot cannot be the host.")
        _refuse_more(services, game)
        told = services.store.change_game(
            game, notices=[notice(who, loaded, "host", seat=form.seat)], host=form.seat
        )
        services.games.changed(game)
        body = table_to_json(services, request, loaded)
    tell_table(services, told)
    return answer(body)
