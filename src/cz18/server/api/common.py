"""Shared by the endpoints: responses, sentences, and the identity of the client."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from fastapi.routing import APIRoute
from starlette.routing import Match

from cz18.contract.previews import refusal_to_json
from cz18.interop.words.wording import with_sentences
from cz18.messages import accepted, chosen
from cz18.server.addresses import address_of
from cz18.server.api.services import Services
from cz18.server.errors import TableChanged, not_yours
from cz18.server.games.games import Accepted, RefusedAction, Stale
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.games.views import GameView, summary
from cz18.server.people.seats import COOKIE, DAY, Who, device_of, new_person, person_of, who_is
from cz18.server.storage.rows import NO_SEAT, AccountRow, MessageRow, Notice
from cz18.server.text import to_json
from cz18.server.work import jobs
from cz18.server.work.threads import in_turn

PACK_FROM = 1400
"""Minimum bytes of a response to be compressed."""
MOST_WORDED = 32 * 1024
"""Bytes of a log, about 100 entries, whose sentences are written in a request thread; more are a job for the pool."""
MOST_ATTEMPTS = 20
"""At a table that is changed continually; each takes a few milliseconds."""


def methods_at(request: Request) -> list[str]:
    """The methods of the endpoints at this path; empty without an endpoint."""
    routes: Sequence[APIRoute] = request.app.state.routes
    fitting = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    named = [route for route in fitting if route.path == request.scope["path"]]  # `/games/import` is not a game
    return sorted({method for route in named or fitting for method in route.methods or ()})


GAME_ID = r"^[A-Za-z0-9]+$"
LONGEST_ID = 20
GameId = Annotated[str, Path(min_length=1, max_length=LONGEST_ID, pattern=GAME_ID)]


# Responses


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(to_json(body).encode(), status, headers, media_type="application/json")


def packed(
    request: Request, content: bytes, headers: dict[str, str], media_type: str = "application/json"
) -> Response:
    """A response, compressed if the client accepts gzip and it is long enough."""
    headers = {**headers, "vary": "Accept-Encoding, Cookie, Authorization"}
    if len(content) >= PACK_FROM and takes_gzip(request):
        content = gzip.compress(content, compresslevel=1, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(content, 200, headers, media_type=media_type)


def takes_gzip(request: Request) -> bool:
    """Whether the client accepts gzip (not with `gzip;q=0`)."""
    for item in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = item.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def unchanged(request: Request, etag: str) -> bool:
    """Whether the client already has this version."""
    given = request.headers.get("if-none-match", "")
    return any(item.strip().removeprefix("W/") == etag for item in given.split(",")) if given else False


def retry_while_table_changes(attempt: Callable[[], Response]) -> Response:
    """Repeat the attempt while another process changes the table, so that permissions are checked against its state."""
    for _ in range(MOST_ATTEMPTS):
        with suppress(TableChanged):
            return attempt()
    raise TableChanged


def play_answer(
    request: Request,
    result: Accepted | Stale | RefusedAction,
    view: GameView,
    who: Who,
    words: str | None,
    with_view: bool,
) -> Response:
    """The response to an action by `who`. `view` is the view after it."""
    match result:
        case Accepted(entry, repeated):
            number = view.version.number
            content = f'{{"entry":{entry},"repeated":{to_json(repeated)},"number":{number}}}'.encode()
            content = worded_text(content, words, view.names)
            if with_view:
                content = content[:-1] + b',"view":' + view_json(view, who, words) + b"}"
            return packed(request, content, {})
        case Stale(length, missed):
            stale = {"code": "stale", "message": f"The game has moved on to entry {length}.", "length": length}
            content = f'{to_json(stale)[:-1]},"missed":[{",".join(missed)}]}}'.encode()
            return Response(worded_text(content, words, view.names), 409, media_type="application/json")
        case RefusedAction(refusal):
            return answer(worded({"refusal": refusal_to_json(refusal)}, words, view.names), 422)


# Sentences, for clients that want the server to write them

ASKED_FOR = Query(max_length=20, description="Add sentences in this language; empty: in that of Accept-Language.")


async def in_words(request: Request, words: Annotated[str | None, ASKED_FOR] = None) -> str | None:
    """The language of requested sentences; None: no sentences."""
    return words if words is None else chosen(words) if words else accepted(request.headers.get("accept-language"))


InWords = Annotated[str | None, Depends(in_words)]


def worded(body: Any, words: str | None, names: Sequence[str]) -> Any:
    """The body, with sentences added if `words` names a language."""
    return body if words is None else with_sentences(body, words, names)


def worded_text(content: bytes, words: str | None, names: Sequence[str]) -> bytes:
    return content if words is None else jobs.with_words(content, words, names)


async def worded_in_turn(content: bytes, words: str | None, names: Sequence[str]) -> bytes:
    """The same for the event loop: writes the sentences in a thread."""
    return content if words is None else await in_turn(worded_text, content, words, names)


async def worded_log(
    services: Services, request: Request, game: str, content: bytes, words: str | None, names: Sequence[str]
) -> bytes:
    """The same for many entries; the sentences of a long log are costly work."""
    if words is not None and len(content) > MOST_WORDED:
        found: bytes = await services.desk.do(request, jobs.with_words, content, words, names, game=game)
        return found
    return await worded_in_turn(content, words, names)


def view_etag(view: GameView, who: Who, words: str | None) -> str:
    """The ETag of a view for this client and language."""
    return f'"{view.version}-{sha256(to_json([you(who), words]).encode()).hexdigest()[:8]}"'


def view_json(view: GameView, who: Who, words: str | None) -> bytes:
    """The table, the client's role, what can be undone, and the position with every choice."""
    head = f'{{{view.head_json(you(who))},"position":'.encode()
    return head + worded_text(view.position_json(with_choices=True).encode(), words, view.names) + b"}"


# The client


def who_asks(services: Services, request: Request, loaded: LoadedGame) -> Who:
    return who_is(services.store, loaded.row, loaded.seats, request.headers, request.cookies)


def the_player(services: Services, request: Request, loaded: LoadedGame) -> Who:
    """The client, which must hold a seat. Raises ApiError 403."""
    who = who_asks(services, request, loaded)
    if who.reads_only:
        raise not_yours("Spectators can only watch. Open the link of your seat to play.")
    return who


def the_host(services: Services, request: Request, loaded: LoadedGame) -> Who:
    """The client, which must be the host. Raises ApiError 403."""
    who = who_asks(services, request, loaded)
    if not who.host:
        raise not_yours("Only the host of the game can do this.")
    return who


def table_to_json(services: Services, request: Request, loaded: LoadedGame) -> dict[str, Any]:
    """A table, the client's role at it, and who is connected."""
    return {
        "game": summary(loaded.row, loaded.seats),
        "you": you(who_asks(services, request, loaded)),
        "presence": services.push.presence(loaded.id),
    }


def you(who: Who) -> dict[str, Any]:
    """The client's role at a table; `creator`: whether it is the host, at first the creator."""
    return {"seats": sorted(who.seats), "creator": who.host}


def notice(who: Who, loaded: LoadedGame, kind: str, **about: Any) -> Notice:
    """A notice of a change by `who`, for everyone at the table."""
    seat = min(who.seats, default=NO_SEAT)
    return Notice(kind, seat, "" if seat == NO_SEAT else loaded.seats[seat].name, about)


def send_notices(services: Services, notices: Sequence[MessageRow]) -> None:
    """Send stored notices to this worker's viewers."""
    for message in notices:
        services.push.message_made(message)


def known_person(services: Services, request: Request) -> tuple[str, str | None]:
    """The browser's person, created if unknown, and the token of a new cookie if one is needed."""
    person = person_of(services.store, request.cookies)
    if person is not None:
        return person, None
    services.limiter.refuse("people", address(request))
    return new_person(services.store, services.settings.seat_days, device(request))


def is_member(services: Services, request: Request) -> bool:
    """Whether the client has an account."""
    person = person_of(services.store, request.cookies)
    return person is not None and services.store.account(person=person) is not None


def own_account(services: Services, request: Request) -> AccountRow:
    """The client's account. Raises ApiError 403 without one."""
    person = person_of(services.store, request.cookies)
    account = None if person is None else services.store.account(person=person)
    if account is None:
        raise not_yours("This browser is not signed in to an account.")
    return account


def device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def give_cookie(services: Services, request: Request, response: Response, token: str | None) -> None:
    if token is None:
        return
    response.set_cookie(
        COOKIE,
        token,
        max_age=services.settings.seat_days * DAY,
        path="/api",
        httponly=True,
        samesite="strict",
        secure=services.settings.secure_cookies or request.url.scheme == "https",
    )


def address(request: Request) -> str:
    return address_of(request.scope)
