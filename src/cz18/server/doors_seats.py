"""Doors to the seats of a table: joining, names, stand-ins, links, and who is the host.

Whatever is done to somebody else's seat is told to everybody at the table, as a notice among the messages.
"""

from __future__ import annotations

import time
from typing import Any

from fastapi import Request, Response

from cz18.server.bots import bot_names
from cz18.server.doors import (
    GameId,
    TheHouse,
    answer,
    faults,
    give_cookie,
    known_person,
    notice,
    table_to_json,
    tell_table,
    the_host,
    who_asks,
)
from cz18.server.faults import Fault, malformed, not_found, not_yours
from cz18.server.forms import ChangeSeat, HandOver, Join
from cz18.server.games import summary
from cz18.server.people.names import alike
from cz18.server.seats import DAY, hashed, new_token
from cz18.server.table import Table
from cz18.server.threads import Doors

router = Doors(prefix="/api/games", tags=["tables"])


@router.post("/{game}/join", responses=faults(403, 404, 507))
def join(house: TheHouse, request: Request, game: GameId, form: Join) -> Response:
    """Open the link of a seat: this browser holds it from now on."""
    wanted = hashed(form.token)
    with house.games.locked(game) as table:
        seat = next((seat for seat in table.seats if seat.token_hash == wanted), None)
    if seat is None:
        raise not_yours("This link is not valid, or not any more. Ask the host of the table for a new one.")
    person, token = known_person(house, request)
    house.store.hold(game, seat.seat, person)
    response = answer({"seat": seat.seat, "name": seat.name, "game": summary(table.row, table.seats)})
    give_cookie(house, request, response, token)
    return response


@router.patch("/{game}/seats/{seat}", responses=faults(403, 404, 409, 507))
def change_seat(house: TheHouse, request: Request, game: GameId, seat: int, form: ChangeSeat) -> Response:
    """Rename a seat, or let a stand-in move for it: by whoever holds it, or the host."""
    with house.games.locked(game) as table:
        _refuse_seat(table, seat)
        who = who_asks(house, request, table)
        if seat not in who.seats and not who.host:
            raise not_yours("That is for whoever holds the seat, or the host of the table.")
        changes: dict[str, Any] = {}
        notices = []
        if form.name is not None:
            _refuse_name(table, seat, form.name)
            changes["name"] = form.name
            notices.append(notice(who, table, "name", seat=seat, before=table.seats[seat].name, after=form.name))
        if form.stand_in is not None:
            changes |= _stand_in(table, seat, form.stand_in, own=seat in who.seats)
            notices.append(notice(who, table, "stand_in", seat=seat, bot=changes["stand_in"]))
        if not changes:
            raise malformed("name", "nothing is to be changed")
        told = house.store.change_seat(game, seat, notices=notices, **changes)
        house.games.changed(game)
        body = table_to_json(house, request, table)
    tell_table(house, told)
    house.bots.wake(game)
    return answer(body)


def _refuse_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise not_found("seat")


def _refuse_name(table: Table, seat: int, name: str) -> None:
    if alike(name, (other.name for other in table.seats if other.seat != seat)) is not None:
        raise Fault(409, "name_taken", "Another seat has this name, or one that looks like it.")


def _stand_in(table: Table, seat: int, bot: str, *, own: bool) -> dict[str, Any]:
    """Who moves for the seat, and from when on its agreement is not asked for."""
    if table.seats[seat].kind == "bot":
        raise Fault(409, "is_a_bot", "A bot needs no stand-in.")
    if bot and bot not in bot_names():
        raise malformed("stand_in", f"there are {', '.join(bot_names())}")
    if not bot:
        return {"stand_in": None, "excused": None}
    return {"stand_in": bot, "excused": time.time() + (0 if own else DAY)}


@router.post("/{game}/seats/{seat}/link", responses=faults(403, 404, 409, 507))
def new_link(house: TheHouse, request: Request, game: GameId, seat: int) -> Response:
    """A new link for a seat. The old one, and every browser that opened it, loses the seat; the table is told."""
    with house.games.locked(game) as table:
        _refuse_seat(table, seat)
        who = the_host(house, request, table)
        if table.seats[seat].kind == "bot":
            raise Fault(409, "is_a_bot", "A bot needs no link.")
        token = new_token()
        notices = [notice(who, table, "link", seat=seat)]
        told = house.store.change_seat(game, seat, drop_holds=True, notices=notices, token_hash=hashed(token))
        house.games.changed(game)
    tell_table(house, told)
    return answer({"seat": seat, "token": token, "link": f"/#/games/{game}/join/{token}"})


@router.post("/{game}/host", responses=faults(403, 404, 409, 507))
def hand_over(house: TheHouse, request: Request, game: GameId, form: HandOver) -> Response:
    """Hand being the host over to whoever holds a seat. The maker of the table and their token are it no more."""
    with house.games.locked(game) as table:
        _refuse_seat(table, form.seat)
        who = the_host(house, request, table)
        if table.seats[form.seat].kind == "bot":
            raise Fault(409, "is_a_bot", "A bot cannot be the host.")
        told = house.store.change_game(game, notices=[notice(who, table, "host", seat=form.seat)], host=form.seat)
        house.games.changed(game)
        body = table_to_json(house, request, table)
    tell_table(house, told)
    return answer(body)
