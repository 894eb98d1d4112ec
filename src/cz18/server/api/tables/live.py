"""The live endpoint: a WebSocket per game, which resumes after the last entry seen."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, FastAPI, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError

from cz18.contract import CONTRACT_VERSION
from cz18.server.addresses import address_of
from cz18.server.api.answers.live import LiveFault, LiveMessage
from cz18.server.api.common import you
from cz18.server.api.log_pages import PAGE
from cz18.server.api.requests import Say
from cz18.server.api.services import Services
from cz18.server.api.tables.play import speak
from cz18.server.errors import ApiError, of_database, words_of
from cz18.server.games.push import TABLE, Viewer
from cz18.server.games.views import Version
from cz18.server.http import packing
from cz18.server.http.security import origin_is_allowed
from cz18.server.operations import metrics
from cz18.server.people.seats import Who, who_is
from cz18.server.text import to_json
from cz18.server.work.threads import in_turn

log = logging.getLogger("cz18.server.live")

router = APIRouter()

BAD_DATA = 1007
NOT_ALLOWED = 1008
TRY_AGAIN = 1013
TOO_SLOW = 4000
NO_SUCH_GAME = 4004
MOST_BAD_FRAMES = 5
VERSION = re.compile(r"(?P<number>[0-9]{1,9})-(?P<table>[0-9]{1,9})")


@router.websocket("/api/games/{game}/live")
async def live(socket: WebSocket, game: str, since: str = "0", view: str | None = None) -> None:
    """Send the entries after number `since`, then new entries, chat, presence and changes of the table.

    With `view`, also send views: `view=17-3` means that the client has the view of position 17 and table version 3, an
    empty `view=` that it has none. A view the client has is not sent again; entries then contain the changes to it.
    """
    services: Services = socket.app.state.services
    address = address_of(socket.scope)
    is_ours = origin_is_allowed(socket.headers, services.settings, socket.scope["scheme"])
    if not is_ours or not admits_connect(services, address):
        await socket.close(NOT_ALLOWED)  # before accepting, so the handshake gets 403
        return
    with services.limiter.hold("live", address), suppress(WebSocketDisconnect, RuntimeError):
        if (connection := _connection_of(socket)) is not None:
            connection.charge = lambda units: charge_frames(services, address, units)
        await socket.accept()  # RuntimeError: the client has disconnected
        await _serve_or_say_why(services, socket, game, since, view)


def admits_connect(services: Services, address: str) -> bool:
    """Whether this address may open another live connection."""
    if services.admission.bans_address(address) or not services.limiter.admits("live", address):
        return False
    return services.limiter.at_once["live"].has_room(address)


def charge_frames(services: Services, address: str, units: float) -> float:
    """Charge frames to the address's rate of requests; the seconds until the rate recovers."""
    services.limiter.charge("requests", address, units)
    return services.limiter.wait("requests", address)


def _connection_of(socket: WebSocket) -> Any:
    """The protocol connection of the socket, if the server offers it."""
    offered = (socket.scope.get("extensions") or {}).get(packing.EXTENSION)
    return None if offered is None else offered["connection"]


def admits_catch_up(services: Services, address: str, person: str | None, entries: int) -> bool:
    """Whether this person may have another live connection, and this address this number of missed entries."""
    has_room = person is None or services.limiter.at_once["live of a person"].has_room(person)
    return has_room and (not entries or services.limiter.admits("catch-up", address, entries))


def close_code(fault: ApiError) -> int:
    """The WebSocket close code of an error; temporary errors ask the client to try again."""
    return {400: BAD_DATA, 403: NOT_ALLOWED, 404: NO_SUCH_GAME}.get(fault.status, TRY_AGAIN)


async def _serve_or_say_why(
    services: Services, socket: WebSocket, game: str, since: str, view: str | None
) -> None:
    try:
        await _serve(services, socket, game, since, view)
    except ApiError as fault:
        await socket.close(close_code(fault), fault.code)
    except DBAPIError as problem:
        log.error("database error", extra={"fault": words_of(problem)})
        await socket.close(TRY_AGAIN, of_database(problem).code)


async def _serve(services: Services, socket: WebSocket, game: str, since: str, view: str | None) -> None:
    if not (since.isascii() and since.isdigit()) or len(since) > 9:
        await socket.close(BAD_DATA, "since")
        return
    at_hand = VERSION.fullmatch(view) if view else None
    if view and at_hand is None:
        await socket.close(BAD_DATA, "view")
        return
    who, _, length = await in_turn(_sit, services, socket, game)
    address, missed = address_of(socket.scope), max(0, length - int(since))
    if not admits_catch_up(services, address, who.person, missed):
        await socket.close(TRY_AGAIN, "too many live connections")
        return
    with services.limiter.hold("live of a person", who.person or "", anyway=who.person is None):
        viewer = Viewer(game, who.seats, address, takes_views=view is not None)
        if at_hand is not None:
            viewer.has = Version(int(at_hand["number"]), int(at_hand["table"]))
        await _attend(services, socket, viewer, length - missed, you(who))


async def _attend(
    services: Services, socket: WebSocket, viewer: Viewer, since: int, identity: dict[str, Any]
) -> None:
    services.push.join(viewer)
    try:
        # read after joining, so that the queue has every later entry, and before the client can act
        length = await in_turn(services.games.length, viewer.game)
        hello = {"type": "hello", "contract": CONTRACT_VERSION, "number": length, "you": identity}
        await socket.send_text(to_json({**hello, **services.push.presence(viewer.game)}))
        await _until_one_ends(_send(services, socket, viewer, since, length), _receive(services, socket, viewer))
    finally:
        services.push.leave(viewer)


async def _until_one_ends(*both: Coroutine[Any, Any, None]) -> None:
    """Run both until either ends or this task is cancelled; then cancel both."""
    tasks = {asyncio.create_task(one) for one in both}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def _sit(services: Services, socket: WebSocket, game: str) -> tuple[Who, tuple[str, ...], int]:
    with services.games.locked(game) as loaded:
        who = who_is(services.store, loaded.row, loaded.seats, socket.headers, socket.cookies)
        return who, loaded.names, loaded.length


async def _send(services: Services, socket: WebSocket, viewer: Viewer, last: int, length: int) -> None:
    """Send everything after entry `last`, in order and once: missed entries up to `length`, then each message."""
    last = await _send_missed(services, socket, viewer.game, last, length)
    if viewer.takes_views:
        await _send_view(services, socket, viewer, last)
    while True:
        message = await viewer.queue.get()
        if message is None:
            await socket.close(TOO_SLOW, "please connect again")
            return
        if message.number:
            if message.number <= last:
                continue
            last = await _send_missed(services, socket, viewer.game, last, message.number - 1)
            last = message.number
        await socket.send_text(viewer.text_of(message))
        if message.number:
            metrics.pushed(message.made)
        if message is TABLE:
            who, _, _ = await in_turn(_sit, services, socket, viewer.game)
            services.push.seat(viewer, who.seats)
        if viewer.takes_views and (message is TABLE or viewer.is_behind(message)):
            await _send_view(services, socket, viewer, last)


async def _send_view(services: Services, socket: WebSocket, viewer: Viewer, last: int) -> None:
    """Send the current view, unless the viewer has the one after entry `last`; its queue holds the changes since."""
    version, decides, text = await in_turn(_look, services, socket, viewer, last)
    if text is not None:
        viewer.has, viewer.had_choices = version, decides
        await socket.send_text(text)


def _look(services: Services, socket: WebSocket, viewer: Viewer, last: int) -> tuple[Version, bool, str | None]:
    with services.games.locked(viewer.game) as loaded:
        view = loaded.view()
        if viewer.has == Version(last, view.version.table):
            return view.version, False, None
        who = who_is(services.store, loaded.row, loaded.seats, socket.headers, socket.cookies)
    decides = view.decides in who.seats
    return view.version, decides, view.message(you(who), decides)


async def _send_missed(services: Services, socket: WebSocket, game: str, last: int, until: int) -> int:
    """Send the entries after `last` up to `until`, page by page, yielding to other tasks; the last number sent."""
    connection = _connection_of(socket)
    window = packing.UNFRAMED if connection is None else connection.window
    while last < until:
        asked = (game, last // PAGE, window, min(until, PAGE * (last // PAGE + 1)))
        page = services.log_pages.kept(*asked)
        if page is None:
            page = await in_turn(services.log_pages.make, *asked)
        if connection is None:
            for text in page.between(last, until):
                await socket.send_text(text.decode())
        elif not await connection.send_frames(b"".join(page.between(last, until))):
            raise WebSocketDisconnect
        await asyncio.sleep(0)
        if page.last <= last:
            break  # the game was deleted
        last = min(page.last, until)
    return last


async def _receive(services: Services, socket: WebSocket, viewer: Viewer) -> None:
    """Receive pings and chat. After a few malformed messages or rate-limited chats, close the connection."""
    bad = 0
    while bad < MOST_BAD_FRAMES:
        await asyncio.sleep(0)  # `receive` does not yield if a message has already arrived
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            await _answer(services, socket, viewer, message.get("text"))
        except (ApiError, DBAPIError) as problem:
            fault = problem if isinstance(problem, ApiError) else of_database(problem)
            bad += fault.status in (400, 429)
            body = {name: value for name, value in fault.body().items() if name in LiveFault.__annotations__}
            await socket.send_text(to_json({"type": "fault", **body}))
    await socket.close(BAD_DATA, "malformed frames")


async def _answer(services: Services, socket: WebSocket, viewer: Viewer, text: str | None) -> None:
    data = _frame(text)
    kind = data.pop("type", None)
    if kind == "ping":
        looking = data.get("looking", viewer.looking)
        if not isinstance(looking, bool):
            raise ApiError(400, "malformed", "looking: must be a boolean", field="looking")
        services.push.look(viewer, looking)
        await socket.send_text('{"type":"pong"}')
    elif kind == "chat":
        try:
            form = Say.model_validate(data)
        except ValidationError as problem:
            first = problem.errors()[0]
            raise ApiError(400, "malformed", first["msg"], field=".".join(map(str, first["loc"]))) from None
        await in_turn(_say, services, socket, viewer.game, form)
    else:
        raise ApiError(400, "malformed", "type: must be ping or chat", field="type")


def _say(services: Services, socket: WebSocket, game: str, form: Say) -> None:
    """Store a chat message under the current seat and name, which may have changed since the client connected."""
    who, names, _ = _sit(services, socket, game)
    speak(services, game, who, names, form.text, form.key)


def _frame(text: str | None) -> dict[str, Any]:
    if text is None:
        raise ApiError(400, "malformed", "frames must be text", field="")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise ApiError(400, "malformed", "frames must be JSON objects", field="")
    return data


def describe(app: FastAPI) -> None:
    """Add the WebSocket messages to the OpenAPI document as a webhook, since OpenAPI has no WebSockets."""

    def live(message: LiveMessage) -> None:
        """Every message of `/api/games/{game}/live`, each a text frame; `type` says which it is."""

    app.webhooks.post("live", tags=["play"])(live)
