"""Doors to tables: new ones, lists, seats, files, forks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError

from cz18.server import jobs, making, unused
from cz18.server.doors import (
    GameId,
    House,
    TheHouse,
    address,
    answer,
    faults,
    give_cookie,
    is_member,
    known_person,
    notice,
    table_to_json,
    tell_table,
    the_host,
)
from cz18.server.faults import Fault, malformed
from cz18.server.forms import ForkGame, ImportGame, ImportWishes, NewGame, SeatForm, TableForm
from cz18.server.games import summary
from cz18.server.jobs import Checked
from cz18.server.making import Made, SeatWish, Wishes
from cz18.server.rows import Status
from cz18.server.seats import person_of
from cz18.server.store import Conflict
from cz18.server.threads import Doors, in_turn

router = Doors(prefix="/api/games", tags=["tables"])

Limit = Annotated[int, Query(ge=1, le=100)]
SeatNumber = Annotated[int, "0 to 5"]


IMPORT_SCHEMA = ImportGame.model_json_schema(ref_template="#/components/schemas/{model}")
"""As documented; the body itself is parsed in the pool. What it refers to is among the schemas of the other doors."""
del IMPORT_SCHEMA["$defs"]


# New tables


@router.post("", status_code=201, responses=faults(409, 413, 507))
def new_game(house: TheHouse, request: Request, form: NewGame) -> Response:
    """Set up a game. The answer holds the links of the seats; they are told once."""
    seats = _wishes_of(form.seats)

    def make(wishes: Wishes) -> Made:
        return making.set_up(house.games, form.board, form.options, seats or [], form.seed, wishes)

    _refuse_more(house, request)
    return _make(house, request, form, make)


@router.post(
    "/import",
    status_code=201,
    responses=faults(409, 413, 422, 507),
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": IMPORT_SCHEMA}}}},
)
async def import_game(house: TheHouse, request: Request) -> Response:
    """A table with the game of a file, ours or of 18xx.games. It is replayed and checked, never trusted."""
    if "json" not in request.headers.get("content-type", ""):
        raise malformed("", "must be JSON")
    with house.desk.imports.one(address(request)):
        await in_turn(_refuse_more, house, request)
        body = await request.body()
        checked: Checked = await house.desk.do(request, jobs.imported, body, seconds=2 * house.desk.seconds)
    try:
        form = ImportWishes.model_validate(checked.wishes)
    except ValidationError as problem:
        raise RequestValidationError(problem.errors()) from None
    seats = _wishes_of(form.seats)
    return await in_turn(
        _make, house, request, form, lambda wishes: making.keep(house.games, checked, seats, wishes)
    )


@router.post("/{game}/fork", status_code=201, responses=faults(404, 409, 413, 507))
async def fork_game(house: TheHouse, request: Request, game: GameId, form: ForkGame) -> Response:
    """A new table that goes on from any position of this one, with a fresh seed."""
    await in_turn(_refuse_more, house, request)
    table, _, length = await in_turn(house.games.state, game)
    origin = (game, length if form.position is None else form.position)
    stored, _ = await in_turn(house.games.stored, *origin)
    checked: Checked = await house.desk.do(request, jobs.forked, stored, game=game)
    seats = _wishes_of(form.seats) or [SeatWish(seat.name, seat.kind, seat.bot) for seat in table.seats]

    def make(wishes: Wishes) -> Made:
        return making.keep(house.games, checked, seats, wishes, by="fork", forked_from=origin)

    return await in_turn(_make, house, request, form, make)


def _wishes_of(seats: list[SeatForm] | None) -> list[SeatWish] | None:
    if seats is None:
        return None
    return [SeatWish(seat.name, seat.kind, seat.bot if seat.kind == "bot" else None) for seat in seats]


def _refuse_more(house: House, request: Request) -> None:
    """May another table be made from there? Asked before anything costly is done."""
    house.new_games.refuse(address(request), "too_many_games", "Too many new games from here; please wait.")
    house.admission.refuse_strangers(is_member(house, request))
    _find_room(house)
    person = person_of(house.store, request.cookies)
    if person is not None and house.store.count_open_games(person) >= house.settings.open_games_each:
        raise Fault(409, "too_many_open", "You have as many open games as one person may.")


def _make(house: House, request: Request, form: TableForm, make: Callable[[Wishes], Made]) -> Response:
    person, token = known_person(house, request)
    wishes = Wishes(
        form.title, form.listed, form.undo, form.offers.then, form.offers.after_seconds, person,
        None if form.key is None else f"{person}/{form.key}", address(request),
        tuple(form.take),
    )  # fmt: skip
    try:
        made = make(wishes)
    except Conflict:
        return _made_before(house, wishes)
    house.bots.wake(made.game.id, made.game)
    response = answer(_made_to_json(made), 201, {"location": f"/api/games/{made.game.id}"})
    give_cookie(house, request, response, token)
    return response


def _find_room(house: House) -> None:
    """A full house parts with games nobody has played in, before it turns anybody away."""
    if house.store.count_open_games() < house.settings.open_games:
        return
    for game in unused.make_room(house.store, max(1, house.settings.open_games // 100)):
        house.games.forget(game)
    if house.store.count_open_games() >= house.settings.open_games:
        message = "This server has as many open games as it may; please try again later."
        raise Fault(503, "house_full", message, retry_after=unused.NEW_SECONDS)


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


def _made_before(house: House, wishes: Wishes) -> Response:
    """The same key again: the same table. Its links are told once; new ones can be had from each seat."""
    row = house.store.game_by_key(wishes.key or "")
    if row is None:
        raise Fault(503, "try_again", "Please try again.")
    told = summary(row, house.store.seats(row.id))
    return answer({"game": told, "links": [], "creator_token": None, "notes": [], "repeated": True}, 201)


# Lists


@router.get("", responses=faults())
def list_games(
    house: TheHouse,
    request: Request,
    status: Literal["open", "finished", "abandoned"] | None = None,
    mine: bool = False,
    limit: Limit = 20,
    before: Annotated[str | None, Query(max_length=80)] = None,
) -> Response:
    """Games by their last change, the latest first. `next` is what to give as `before` for the next page."""
    ids: list[str] | None = None
    if mine:
        person = person_of(house.store, request.cookies)
        ids = [] if person is None else _ids_of(house, person)
    elif house.admission.closed and not is_member(house, request):
        ids = []  # the list is the members'
    rows = house.store.list_games(limit=limit + 1, before=_cursor(before), status=status, ids=ids)
    page = rows[:limit]
    seats = house.store.seats_of([row.id for row in page])
    following = f"{page[-1].changed!r}~{page[-1].id}" if len(rows) > limit else None
    return answer({"games": [summary(row, seats[row.id]) for row in page], "next": following})


def _ids_of(house: House, person: str) -> list[str]:
    return sorted({game for game, _ in house.store.held(person)} | set(house.store.created_by(person)))


def _cursor(text: str | None) -> tuple[float, str] | None:
    if text is None:
        return None
    changed, separator, id_ = text.partition("~")
    try:
        at = float(changed)
    except ValueError:
        at = float("nan")
    if not separator or at != at or not id_.isascii() or not id_.isprintable():
        raise malformed("before", "is not what a page before gave as `next`")
    return at, id_


@router.get("/{game}", responses=faults(404))
def get_game(house: TheHouse, request: Request, game: GameId) -> Response:
    """One table: its seats, its policies, how far it has come, and what is yours."""
    with house.games.locked(game) as table:
        return answer(table_to_json(house, request, table))


# Giving up


@router.post("/{game}/abandon", responses=faults(403, 404, 409, 507))
def abandon(house: TheHouse, request: Request, game: GameId) -> Response:
    """Give an unfinished game up. It stays, to be read and forked."""
    with house.games.locked(game) as table:
        who = the_host(house, request, table)
        if table.row.status != Status.OPEN:
            raise Fault(409, "not_open", "This game is not open.")
        notices = [notice(who, table, "abandoned")]
        told = house.store.change_game(game, notices=notices, status=Status.ABANDONED.value)
        house.games.changed(game)
    tell_table(house, told)
    return get_game(house, request, game)


# Files


@router.get("/{game}/export", responses=faults(404, 422))
async def export(
    house: TheHouse, request: Request, game: GameId, format: Literal["save", "18xx.games"] = "save"
) -> Response:
    """The game as a file: a save of ours, or for 18xx.games. An unfinished game carries a fresh seed."""
    stored, _ = await in_turn(house.games.stored, game)
    content = await house.desk.do(request, jobs.exported, stored, format, game=game)
    name = f"18cz-{game}{'' if format == 'save' else '-18xx'}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, 200, headers, media_type="application/json")
