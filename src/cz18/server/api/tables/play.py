"""Endpoints for playing: view, actions, previews, undo, history, chat."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

from fastapi import Path, Query, Request, Response

from cz18.contract.printed import Course
from cz18.contract.records import PreviewsAnswer, Reasons
from cz18.rules.questions import map_of
from cz18.server.api.answers.documented import PLAYED, described, errors
from cz18.server.api.answers.live import Chat, Said
from cz18.server.api.answers.tables import Log, PastPosition, UndoAsked, UndoDeclined, Undone, ViewAnswer
from cz18.server.api.common import (
    GameId,
    InWords,
    answer,
    packed,
    play_answer,
    retry_while_table_changes,
    the_player,
    unchanged,
    view_etag,
    view_json,
    who_asks,
    worded,
    worded_in_turn,
    worded_log,
)
from cz18.server.api.requests import AnswerUndo, Play, Previews, Say, UndoForm
from cz18.server.api.services import Services, TheServices
from cz18.server.api.tables.direct import direct
from cz18.server.errors import key_used, malformed, not_yours
from cz18.server.games.games import Accepted, RefusedAction, Stale
from cz18.server.games.push import message_to_json
from cz18.server.people.seats import Who
from cz18.server.storage.rows import NO_SEAT, TableStatus
from cz18.server.text import to_json
from cz18.server.work import jobs
from cz18.server.work.threads import LimitedRouter, in_turn

router = LimitedRouter(prefix="/api/games/{game}", tags=["play"])

Since = Annotated[int, Query(ge=0, le=10**9)]


@router.get("/view", responses=described(ViewAnswer, "The table and its position", 304, 404))
def view(services: TheServices, request: Request, game: GameId, words: InWords) -> Response:
    """Everything the page draws: the table, the position, every legal choice, and why greyed ones are not legal.

    Supports `If-None-Match`.
    """
    with services.games.locked(game) as loaded:
        view, who = loaded.view(), who_asks(services, request, loaded)
    headers = {"etag": view_etag(view, who, words), "cache-control": "private, no-cache"}
    if unchanged(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return packed(request, view_json(view, who, words), headers)


def act(services: TheServices, request: Request, game: GameId, form: Play, words: InWords) -> Response:
    """Play an action. Responses: 400 malformed, 409 stale with the missed entries, 422 refused with the rulebook's
    section, 200 accepted with the entry and, if requested, the view after it."""

    def attempt() -> Response:
        with services.games.locked(game, as_known=True) as loaded:
            who = the_player(services, request, loaded)
            result = services.games.act(
                loaded, who.seats, form.seen, form.action, form.key, skip_forced=form.skip_forced
            )
            view = loaded.view()
        return play_answer(request, result, view, who, words, form.view)

    return retry_while_table_changes(attempt)


router.add_api_route(
    "/actions",
    act,
    methods=["POST"],
    responses=PLAYED | errors(403, 404, 409, 413, 507),
    route_class_override=direct(Play, act),
)


@router.post("/previews", responses=described(PreviewsAnswer, "One for each action", 404, 409, 413))
async def previews(
    services: TheServices, request: Request, game: GameId, form: Previews, words: InWords
) -> Response:
    """Preview actions without playing them: refusal or events, and the best run before and after."""
    at = await in_turn(services.games.present, game, form.seen)
    key = (game, "previews", form.seen, at.row.version, form.digest())
    found = await services.desk.once(request, key, jobs.previews, at.state, form.actions, form.income)
    found = await worded_in_turn(found, words, at.names)
    content = b'{"number":%d,"previews":%b}' % (form.seen, found)
    return Response(content, media_type="application/json")


@router.get("/reasons", responses=described(Reasons, "One for each hex or tile", 304, 404, 409))
async def get_reasons(
    services: TheServices,
    request: Request,
    game: GameId,
    seen: Since,
    words: InWords,
    hex: Annotated[str | None, Query(max_length=8)] = None,
) -> Response:
    """Why tiles cannot be laid, as in `greyed` of the view: for each hex where none can be; with `hex`, for each tile
    that cannot be laid there. Computed on first request."""
    at = await in_turn(services.games.present, game, seen)
    if hex is not None and hex not in map_of(at.state).index:
        raise malformed("hex", "is not on this board")
    headers = {
        "etag": f'"{seen}-{at.row.version}-{hex or ""}-{sha256((words or "").encode()).hexdigest()[:4]}"',
        "cache-control": "private, no-cache",
    }
    if unchanged(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    found = b"[]"
    if at.row.status == TableStatus.OPEN:
        key = (game, "reasons", seen, at.row.version, hex)
        found = await services.desk.once(request, key, jobs.why_not, at.state, hex)
    found = await worded_in_turn(found, words, at.names)
    content = b'{"number":%d,"hex":%b,"greyed":%b}' % (seen, to_json(hex).encode(), found)
    return await in_turn(packed, request, content, headers)


# History


@router.get("/log", responses=described(Log, "Entries in order", 404))
async def log(
    services: TheServices,
    request: Request,
    game: GameId,
    words: InWords,
    since: Since = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """Entries after number `since`; with 0 also what was dealt and drawn before the first one."""
    content, names = await in_turn(services.games.log, game, since, limit)
    return await in_turn(packed, request, await worded_log(services, request, game, content, words, names), {})


@router.get("/positions/{number}", responses=described(PastPosition, "That position", 404))
def get_position(
    services: TheServices,
    request: Request,
    game: GameId,
    number: Annotated[int, Path(ge=0, le=10**9)],
    words: InWords,
) -> Response:
    """Any position of the history: 0 is the setup, n the position after entry n."""
    seen = worded(services.games.position(game, number), words, services.games.names(game))
    return packed(request, to_json(seen).encode(), {"cache-control": "private, max-age=60"})


@router.get("/course", responses=described(Course, "Round by round", 404))
async def get_course(services: TheServices, request: Request, game: GameId) -> Response:
    """The course of the game: net worth, share prices and income, a column for each round."""
    length = await in_turn(services.games.length, game)
    key = (game, "course", length)
    content = services.desk.answers.get(key)
    if content is None:
        stored, numbers = await in_turn(services.games.stored, game, length)
        content = await services.desk.once(request, key, jobs.course_of, stored, numbers)
    return await in_turn(packed, request, content, {"cache-control": "no-cache"})


@router.post("/undo", responses=described(Undone | UndoAsked, "Undone, or asked", 403, 404, 409, 422, 507))
def undo(services: TheServices, request: Request, game: GameId, form: UndoForm, words: InWords) -> Response:
    """Undo actions, under the table's policy. An undo is a log entry, and never crosses a random draw."""

    def attempt() -> Response:
        with services.games.locked(game) as loaded:
            who = the_player(services, request, loaded)
            result = services.games.undo(game, who.seats, form.seen, form.to, form.key)
            view = loaded.view()
        if not isinstance(result, Accepted | Stale | RefusedAction):
            return answer(result)
        return play_answer(request, result, view, who, words, form.view)

    return retry_while_table_changes(attempt)


@router.post(
    "/undo/answer",
    responses=described(Undone | UndoAsked | UndoDeclined, "Undone, still asked, or declined", 403, 404, 409, 507),
)
def answer_undo(
    services: TheServices, request: Request, game: GameId, form: AnswerUndo, words: InWords
) -> Response:
    """Agree to another player's undo request, or decline it."""

    def attempt() -> Response:
        with services.games.locked(game) as loaded:
            who = the_player(services, request, loaded)
            result = services.games.answer_undo(game, who.seats, form.agree)
            view = loaded.view()
        if not isinstance(result, Accepted | Stale | RefusedAction):
            return answer(result)
        return play_answer(request, result, view, who, words, form.view)

    return retry_while_table_changes(attempt)


# Chat


@router.get("/chat", responses=described(Chat, "Messages in order", 404))
def chat(
    services: TheServices, game: GameId, since: Since = 0, limit: Annotated[int, Query(ge=1, le=500)] = 200
) -> Response:
    """Messages after number `since`; with 0 the latest. Texts are not escaped: show them as text, never as HTML.

    `notices` are changes of the table; they share the numbering of the messages."""
    with services.games.locked(game):
        found = services.store.messages(game, since, limit)
    said, done = ([message_to_json(one) for one in found if (one.about is None) is kind] for kind in (True, False))
    return answer({"messages": said, "notices": done})


@router.post("/chat", status_code=201, responses=described(Said, "Sent", 403, 404, 409, 413, 507, status=201))
def say(services: TheServices, request: Request, game: GameId, form: Say) -> Response:
    """Send a message to the table."""
    with services.games.locked(game) as loaded:
        who = who_asks(services, request, loaded)
        names = loaded.names
    return answer({"message": speak(services, game, who, names, form.text, form.key)}, 201)


def speak(
    services: Services, game: str, who: Who, names: tuple[str, ...], text: str, key: str | None
) -> dict[str, Any]:
    """Store and broadcast a message. Raises ApiError 403 for spectators."""
    if who.reads_only:
        raise not_yours("Spectators can only watch.")
    text = text.strip()
    if not text:
        raise malformed("text", "is empty")
    if len(text) > services.settings.longest_message:
        raise malformed("text", f"can have at most {services.settings.longest_message} characters")
    seat = min(who.seats, default=NO_SEAT)
    services.limiter.refuse("chat", f"{game}/{seat}")
    row, is_new = services.store.add_message(game, seat, names[seat], text, key)
    if not is_new and (row.seat, row.text) != (seat, text):
        raise key_used(row.number)
    if is_new:
        services.push.message_made(row)
    return message_to_json(row)
