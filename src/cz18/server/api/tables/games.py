"""Endpoints for tables: creating, importing, forking, listing, abandoning and exporting them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.requests import ClientDisconnect

from cz18.bots.roster import bot_names
from cz18.server.admission.rules import LONG_LOGS
from cz18.server.api.answers.documented import body_of, described, errors
from cz18.server.api.answers.tables import GameAnswer, GamesPage, MadeAnswer
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
    the_player,
)
from cz18.server.api.requests import ForkGame, ImportGame, ImportWishes, NewGame, SeatForm, TableForm
from cz18.server.api.services import Services, TheServices
from cz18.server.errors import ApiError, malformed
from cz18.server.games import create
from cz18.server.games.analysis.plans import refuse_planning
from cz18.server.games.bots.thinking import STAND_IN
from cz18.server.games.create import Made, SeatWish, Wishes
from cz18.server.games.views import summary
from cz18.server.people.seats import person_of
from cz18.server.storage import unused
from cz18.server.storage.connected import Conflict
from cz18.server.storage.rows import TableStatus
from cz18.server.text import to_json
from cz18.server.work import jobs
from cz18.server.work.jobs import Checked
from cz18.server.work.threads import LimitedRouter, in_lane, in_turn

router = LimitedRouter(prefix="/api/games", tags=["tables"])

Limit = Annotated[int, Query(ge=1, le=100)]

IMPORT_SCHEMA = ImportGame.model_json_schema(ref_template="#/components/schemas/{model}")
"""For the OpenAPI document; the body is parsed in the pool. Other endpoints define the schemas it refers to."""
del IMPORT_SCHEMA["$defs"]

MADE: dict[int | str, dict[str, Any]] = {201: body_of(MadeAnswer, "The table was created")}
FILE: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The file",
        "content": {
            "application/json": {
                "schema": {"type": "object", "description": "A save, a file for 18xx.games, or a report"}
            },
            "image/svg+xml": {"schema": {"type": "string", "description": "The board"}},
        },
    }
}
FILE_ENDS = {
    "save": ".json",
    "18xx.games": "-18xx.json",
    "picture": ".svg",
    "position": "-position.json",
    "report": "-report.json",
}


# New tables


@router.post("", status_code=201, responses=MADE | errors(409, 413, 507))
def new_game(services: TheServices, request: Request, form: NewGame) -> Response:
    """Create a game. The response contains the seats' links, which are shown only once."""
    seats = wishes_of(form.seats)

    def make(wishes: Wishes) -> Made:
        return create.set_up(services.games, form.board, form.options, seats or [], form.seed, wishes)

    refuse_more(services, request)
    return make_table(services, request, form, make)


@router.post(
    "/import",
    status_code=201,
    responses=MADE | errors(409, 413, 422, 507),
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": IMPORT_SCHEMA}}}},
)
async def import_game(services: TheServices, request: Request) -> Response:
    """Create a table from a save, or from a file of 18xx.games. The game is replayed and checked."""
    if "json" not in request.headers.get("content-type", ""):
        raise malformed("", "must be JSON")
    await in_turn(refuse_more, services, request)
    with services.limiter.hold_more("import bytes", address(request)) as hold:
        body = await _body(request, hold)
        checked: Checked = await services.desk.do(request, jobs.imported, body, seconds=2 * services.desk.seconds)
    return await in_lane(LONG_LOGS, partial(_make_imported, services, request, checked))


async def _body(request: Request, hold: Callable[[int], None]) -> bytes:
    """The body; its bytes are held against the limit as they arrive."""
    body = bytearray()
    try:
        async for part in request.stream():
            hold(len(part))
            body += part
    except ClientDisconnect:
        raise ApiError(400, "malformed", "The request body is incomplete.") from None
    return bytes(body)


def _make_imported(services: Services, request: Request, checked: Checked) -> Response:
    try:
        form = ImportWishes.model_validate(checked.wishes)
    except ValidationError as problem:
        raise RequestValidationError(problem.errors()) from None
    seats = wishes_of(form.seats) or _saved_seats(checked)
    _charge_entries(services, request, checked)
    return make_table(
        services,
        request,
        form,
        lambda wishes: create.keep(services.games, checked, seats, wishes, seed_chosen=True),
    )


def _charge_entries(services: Services, request: Request, checked: Checked) -> None:
    """Raises ApiError 429 if this address has imported or forked too many entries."""
    if checked.length:
        services.limiter.refuse("entries", address(request), checked.length)


@router.post("/{game}/fork", status_code=201, responses=MADE | errors(403, 404, 409, 413, 507))
async def fork_game(services: TheServices, request: Request, game: GameId, form: ForkGame) -> Response:
    """Create a table that continues from any position of this one, with a new seed."""
    await in_turn(refuse_more, services, request)
    loaded, _, length = await in_turn(services.games.state, game)
    refuse_planning(loaded)
    origin = (game, length if form.position is None else form.position)
    stored, _ = await in_turn(services.games.stored, *origin)
    checked: Checked = await services.desk.do(request, jobs.forked, stored, game=game)
    seats = wishes_of(form.seats) or [SeatWish(seat.name, seat.kind, seat.bot) for seat in loaded.seats]

    def make(wishes: Wishes) -> Made:
        _charge_entries(services, request, checked)
        return create.keep(services.games, checked, seats, wishes, seed_chosen=False, forked_from=origin)

    return await in_lane(LONG_LOGS, partial(make_table, services, request, form, make))


@router.post("/{game}/rematch", status_code=201, responses=MADE | errors(403, 404, 409, 507))
def rematch(services: TheServices, request: Request, game: GameId) -> Response:
    """Create a game with the same board, options and players, the first of whom now sits last.

    Everyone who holds a seat holds it there. There is one rematch of a game: others receive the same table.
    """
    with services.games.locked(game) as loaded:
        who = the_player(services, request, loaded)
        row, seats = loaded.row, loaded.seats
        if row.status == TableStatus.OPEN:
            raise ApiError(409, "not_over", "This game is not over.")
    key = f"rematch/{game}"
    if services.store.game_by_key(key) is not None:
        return _made_before(services, Wishes(key=key))
    refuse_more(services, request)
    person, token = known_person(services, request)

    def moved(seat: int) -> int:
        return (seat - 1) % len(seats)

    wishes = Wishes(
        "" if row.title == ", ".join(seat.name for seat in seats)[:120] else row.title,
        row.listed, row.undo, row.offers, row.offer_seconds, person, key, address(request),
        take=tuple(moved(seat) for seat in who.seats),
        others=tuple((moved(seat), one) for seat, one in services.store.holders(game) if one != person),
        planning=row.planning,
        clock=row.clock,
    )  # fmt: skip
    wanted = [SeatWish(seat.name, seat.kind, seat.bot) for seat in (*seats[1:], seats[0])]
    try:
        made = create.set_up(services.games, row.board, json.loads(row.options), wanted, None, wishes)
    except Conflict:
        return _made_before(services, wishes)
    with services.games.locked(game) as loaded:
        notices = [notice(who, loaded, "rematch", game=made.game.id)]
        stored = services.store.change_game(game, notices=notices)
        services.games.changed(game)
    send_notices(services, stored)
    services.bots.wake(made.game.id, made.game)
    services.notifier.wake(made.game.id)
    theirs = {seat for seat, _ in wishes.others}  # their links are not for others
    links = {seat: token for seat, token in made.tokens.items() if seat not in theirs}
    response = answer(_made_to_json(made._replace(tokens=links)), 201, {"location": f"/api/games/{made.game.id}"})
    give_cookie(services, request, response, token)
    return response


def _saved_seats(checked: Checked) -> list[SeatWish] | None:
    """The seats with the bots that a save names. A bot that this server does not have is replaced."""
    if not any(checked.bots):
        return None
    pairs = zip(checked.setup.players, checked.bots, strict=True)
    known = bot_names()
    return [
        SeatWish(name) if bot is None else SeatWish(name, "bot", bot if bot in known else STAND_IN)
        for name, bot in pairs
    ]


def wishes_of(seats: list[SeatForm] | None) -> list[SeatWish] | None:
    if seats is None:
        return None
    return [SeatWish(one.name, one.kind, one.bot if one.kind == "bot" else None, one.open) for one in seats]


def refuse_more(services: Services, request: Request) -> None:
    """Raises ApiError if this client may not create another table. Called before any expensive work."""
    services.admission.refuse_strangers(is_member(services, request))
    _find_room(services)
    person, each = person_of(services.store, request.cookies), services.settings.open_games_each
    if services.store.count_open_games(creator=person, origin=address(request)) >= each:
        services.limiter.refused("open-games", address(request))
        raise ApiError(409, "too_many_open", "You have reached the limit of open games for one person or address.")


def make_table(services: Services, request: Request, form: TableForm, make: Callable[[Wishes], Made]) -> Response:
    """Create a table with these settings. The response contains its links."""
    person, token = known_person(services, request)
    wishes = Wishes(
        form.title, form.listed, form.undo, form.offers.then, form.offers.after_seconds, person,
        None if form.key is None else f"{person}/{form.key}", address(request),
        tuple(form.take), planning=form.planning,
        clock=None if form.clock is None else to_json(form.clock.model_dump()),
    )  # fmt: skip
    try:
        made = make(wishes)
    except Conflict:
        return _made_before(services, wishes)
    services.bots.wake(made.game.id, made.game)
    services.notifier.wake(made.game.id)
    response = answer(_made_to_json(made), 201, {"location": f"/api/games/{made.game.id}"})
    give_cookie(services, request, response, token)
    return response


def _find_room(services: Services) -> None:
    """Make room on a full server: remove unused games, then abandon barely played ones. Raises ApiError 503."""
    if services.store.count_open_games() < services.settings.open_games:
        return
    wanted = max(1, services.settings.open_games // 100)
    for game in unused.make_room(services.store, wanted):
        services.games.forget(game)
    if services.store.count_open_games() >= services.settings.open_games:
        for game in unused.give_up_barely_played(services.store, wanted, services.settings.idle_days):
            if services.games.row(game) is not None:  # it is in memory
                services.games.changed(game)
    if services.store.count_open_games() >= services.settings.open_games:
        message = "The server has reached its limit of open games; please try again later."
        raise ApiError(503, "house_full", message, retry_after=unused.NEW_SECONDS)


def _made_to_json(made: Made) -> dict[str, Any]:
    return {
        "game": summary(made.game, made.seats),
        "links": [
            {"seat": seat, "token": token, "link": f"/#/games/{made.game.id}/join/{token}"}
            for seat, token in made.tokens.items()
        ],
        "creator_token": made.creator_token,
        "notes": [note._asdict() for note in made.notes],
    }


def _made_before(services: Services, wishes: Wishes) -> Response:
    """The table created before with the same key, without its links; the host can create new ones."""
    row = services.store.game_by_key(wishes.key or "")
    if row is None:
        raise ApiError(503, "try_again", "Please try again.")
    table = summary(row, services.store.seats(row.id))
    return answer({"game": table, "links": [], "creator_token": None, "notes": [], "repeated": True}, 201)


# Lists


@router.get("", responses=described(GamesPage, "A page of games"))
def list_games(
    services: TheServices,
    request: Request,
    status: Literal["open", "finished", "abandoned"] | None = None,
    mine: bool = False,
    limit: Limit = 20,
    before: Annotated[str | None, Query(max_length=80)] = None,
) -> Response:
    """Games by their last change, the latest first. `next` is the value of `before` for the next page."""
    ids: list[str] | None = None
    if mine:
        person = person_of(services.store, request.cookies)
        ids = [] if person is None else _ids_of(services, person)
    elif services.admission.closed and not is_member(services, request):
        ids = []  # only members see the list
    rows = services.store.list_games(limit=limit + 1, before=_cursor(before), status=status, ids=ids)
    page = rows[:limit]
    seats = services.store.seats_of([row.id for row in page])
    following = f"{page[-1].changed!r}~{page[-1].id}" if len(rows) > limit else None
    return answer({"games": [summary(row, seats[row.id]) for row in page], "next": following})


def _ids_of(services: Services, person: str) -> list[str]:
    return sorted({game for game, _ in services.store.held(person)} | set(services.store.created_by(person)))


def _cursor(text: str | None) -> tuple[float, str] | None:
    if text is None:
        return None
    changed, separator, id_ = text.partition("~")
    try:
        at = float(changed)
    except ValueError:
        at = float("nan")
    if not separator or at != at or not id_.isascii() or not id_.isprintable():
        raise malformed("before", "must be the `next` value of a previous page")
    return at, id_


@router.get("/{game}", responses=described(GameAnswer, "The table", 404))
def get_game(services: TheServices, request: Request, game: GameId) -> Response:
    """A table: its seats, policies and progress, and your role."""
    with services.games.locked(game) as loaded:
        return answer(table_to_json(services, request, loaded))


# Abandoning


@router.post("/{game}/abandon", responses=described(GameAnswer, "The table", 403, 404, 409, 507))
def abandon(services: TheServices, request: Request, game: GameId) -> Response:
    """Abandon an unfinished game. It can still be read and forked."""
    with services.games.locked(game) as loaded:
        who = the_host(services, request, loaded)
        if loaded.row.status != TableStatus.OPEN:
            raise ApiError(409, "not_open", "This game is no longer in progress.")
        notices = [notice(who, loaded, "abandoned")]
        stored = services.store.change_game(game, notices=notices, status=TableStatus.ABANDONED.value, origin=None)
        services.games.changed(game)
    send_notices(services, stored)
    return get_game(services, request, game)


# Files


@router.get("/{game}/export", responses=FILE | errors(404, 422))
async def export(
    services: TheServices,
    request: Request,
    game: GameId,
    format: Literal["save", "18xx.games", "picture", "position", "report"] = "save",
    position: Annotated[int | None, Query(ge=0, le=10**9)] = None,
) -> Response:
    """The game up to a position as a file: a save with its bots, a file for 18xx.games, a picture, the position alone
    (without the seed), or a bug report.

    The position is the present one by default. A save of an unfinished game gets a new seed; a report has no names.
    """
    loaded, _, length = await in_turn(services.games.state, game)
    stored, _ = await in_turn(services.games.stored, game, length if position is None else position)
    bots = [seat.bot if seat.kind == "bot" else None for seat in loaded.seats]
    content = await services.desk.do(request, jobs.exported, stored, format, bots, game=game)
    name = f"18cz-{game}{FILE_ENDS[format]}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(
        content, 200, headers, media_type="image/svg+xml" if format == "picture" else "application/json"
    )
