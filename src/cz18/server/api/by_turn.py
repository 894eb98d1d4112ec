"""Endpoints for games over weeks: what happened since, private notes, standing orders and vacations."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Path, Query, Request, Response

from cz18.server.api.answers.by_turn import MineAnswer, OrdersAnswer, SinceAnswer
from cz18.server.api.answers.documented import described
from cz18.server.api.answers.tables import GameAnswer
from cz18.server.api.common import (
    GameId,
    InWords,
    address,
    answer,
    notice,
    packed,
    send_notices,
    table_to_json,
    the_player,
    who_asks,
    worded_log,
)
from cz18.server.api.requests import GiveOrder, Mine, Vacation
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, not_found, not_yours
from cz18.server.games.by_turn import orders
from cz18.server.games.by_turn.clock_worker import vacation_ends
from cz18.server.games.by_turn.since import since_last_move
from cz18.server.games.clocks import clock_of, vacation_left
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.notify import outbox
from cz18.server.storage.rows import PersonalRow
from cz18.server.text import to_json
from cz18.server.work.threads import LimitedRouter, in_turn

OrderNumber = Annotated[int, Path(ge=1, le=10**9)]

router = LimitedRouter(prefix="/api/games/{game}", tags=["tables"])


@router.get("/since", responses=described(SinceAnswer, "The summary", 403, 404))
async def since(
    services: TheServices,
    request: Request,
    game: GameId,
    words: InWords,
    position: Annotated[int | None, Query(ge=0, le=10**9)] = None,
) -> Response:
    """What happened since your last move, or since a position, and the figures that changed for you. Mail, push and the
    page contain the same."""
    content, names = await in_turn(_since, services, request, game, position)
    return await in_turn(packed, request, await worded_log(services, request, game, content, words, names), {})


def _since(services: Services, request: Request, game: str, position: int | None) -> tuple[bytes, tuple[str, ...]]:
    with services.games.locked(game) as loaded:
        seats = the_player(services, request, loaded).seats
        decides = loaded.view().decides
        seat = decides if decides in seats else min(seats)
        assert seat is not None
        found = since_last_move(loaded, seat, services.store.events, position)
        return to_json({"seat": seat, **found._asdict()}).encode(), loaded.names


# Private data


def _person(services: Services, request: Request, game: str) -> str:
    """The person, who must hold a seat or be the host. Raises ApiError 403."""
    with services.games.locked(game) as loaded:
        who = who_asks(services, request, loaded)
    if who.person is None or (who.reads_only and not who.host):
        raise not_yours("Only players of this game can do this.")
    return who.person


@router.get("/mine", responses=described(MineAnswer, "Yours", 403, 404))
def mine(services: TheServices, request: Request, game: GameId) -> Response:
    """Your notes, whether notifications about this game are off, and the last entry you have seen."""
    return _mine(outbox.personal_of(services.store, game, _person(services, request, game)))


@router.put("/mine", responses=described(MineAnswer, "Saved", 403, 404, 413, 507))
def keep_mine(services: TheServices, request: Request, game: GameId, form: Mine) -> Response:
    """Change some of it. Nobody else can read it."""
    person = _person(services, request, game)
    row = outbox.personal_of(services.store, game, person)
    changes = {name: value for name, value in form.model_dump().items() if value is not None}
    if "seen" in changes:
        changes["seen"] = max(row.seen, min(changes["seen"], services.games.length(game)))
    new = row._replace(**changes)
    if new != row:
        outbox.keep_personal(services.store, new)
    return _mine(new)


def _mine(row: PersonalRow) -> Response:
    return answer({"muted": row.muted, "notes": row.notes, "seen": row.seen})


# Standing orders


@router.get("/orders", responses=described(OrdersAnswer, "Your orders", 403, 404))
def get_orders(services: TheServices, request: Request, game: GameId) -> Response:
    """The standing orders of your seats, the latest first, and what they would do next. Other players cannot see
    them."""
    with services.games.locked(game) as loaded:
        return _orders(services, loaded, the_player(services, request, loaded).seats)


def _orders(services: Services, loaded: LoadedGame, seats: frozenset[int], status: int = 200) -> Response:
    rows = orders.orders_of(services.store, loaded.id, seats)
    acted = orders.Acted(loaded)
    return answer({"orders": [orders.order_to_json(loaded, acted, row) for row in rows]}, status)


@router.post(
    "/orders",
    status_code=201,
    responses=described(OrdersAnswer, "Your orders", 403, 404, 409, 413, 422, 507, status=201),
)
def give_order(services: TheServices, request: Request, game: GameId, form: GiveOrder) -> Response:
    """Give a standing order. It acts at once if it is your turn."""
    with services.games.locked(game) as loaded:
        who = the_player(services, request, loaded)
        if form.seat not in who.seats:
            raise not_yours("Only the player in this seat can do this.")
        services.limiter.refuse("orders", f"{game}/{form.seat}")
        orders.give(services.store, loaded, form.seat, form.order)
        services.games.changed(game)
    services.limiter.charge("requests", address(request), services.orders.act(game))
    with services.games.locked(game) as loaded:
        return _orders(services, loaded, who.seats, 201)


@router.delete("/orders/{number}", responses=described(OrdersAnswer, "Your orders", 403, 404, 507))
def revoke_order(services: TheServices, request: Request, game: GameId, number: OrderNumber) -> Response:
    """Revoke a standing order. It does not act after the response."""
    with services.games.locked(game) as loaded:
        seats = the_player(services, request, loaded).seats
        if not orders.end(services.store, game, number, "revoked", seats):
            raise not_found("order")
        services.games.changed(game)
        return _orders(services, loaded, seats)


# Vacations


@router.post("/seats/{seat}/vacation", responses=described(GameAnswer, "The table", 403, 404, 409, 507))
def vacation(services: TheServices, request: Request, game: GameId, seat: int, form: Vacation) -> Response:
    """Begin or end a vacation of your seat. Meanwhile its clock is stopped."""
    with services.games.locked(game) as loaded:
        if not 0 <= seat < len(loaded.seats):
            raise not_found("seat")
        who = the_player(services, request, loaded)
        if seat not in who.seats:
            raise not_yours("Only the player in this seat can do this.")
        clock, now, mine = clock_of(loaded.row), time.time(), loaded.seats[seat]
        if clock is None or (form.away and vacation_left(clock, mine, now) <= 0):
            raise ApiError(409, "no_vacation", "You have no vacation left in this game.")
        stored = []
        if form.away != (mine.away_since is not None):
            services.limiter.refuse("notices", game)
            said = [notice(who, loaded, "away", seat=seat, away=form.away)]
            if form.away:
                stored = services.store.change_seat(game, seat, notices=said, away_since=now)
            else:
                stored = vacation_ends(services.store, loaded, clock, seat, now, said)
            services.games.changed(game)
        body = table_to_json(services, request, loaded)
    send_notices(services, stored)
    return answer(body)
