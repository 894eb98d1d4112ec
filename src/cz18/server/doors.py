"""What the doors share: how an answer is written, who asks, and the faults every door documents."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict
from starlette.routing import Match

from cz18.contract.records import RefusalRecord
from cz18.server.answers import Entry
from cz18.server.bots import BotWorker
from cz18.server.choices import refusal_to_json
from cz18.server.costly import Desk
from cz18.server.database import SERVER_SECONDS
from cz18.server.faults import not_yours
from cz18.server.games import Accepted, Games, Refused, Stale, names_of, summary
from cz18.server.metrics import Watch
from cz18.server.people.admission import Admission
from cz18.server.people.hashing import InThePool
from cz18.server.people.limits import Limit
from cz18.server.people.passwords import Apart, Guesses
from cz18.server.push import Push
from cz18.server.ready import Readiness
from cz18.server.rows import NO_SEAT, MessageRow, Notice
from cz18.server.seats import COOKIE, DAY, Who, device_of, new_person, person_of, who_is
from cz18.server.security import address_of
from cz18.server.settings import Settings
from cz18.server.store import Store
from cz18.server.table import Table
from cz18.server.text import to_json
from cz18.server.threads import Turns
from cz18.server.upkeep import Upkeep

PACK_FROM = 1400
"""Shorter answers are not worth packing."""


class House:
    """Everything one server process has, at `request.app.state.house`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.turns = Turns()
        self.store = Store(settings.database_url(), SERVER_SECONDS)
        self.games = Games(self.store, settings.loaded_games)
        self.push = Push(self.games, settings.heartbeat_seconds)
        self.ready = Readiness(self.store, self.push)
        self.metrics = Watch()
        self.bots = BotWorker(
            self.games, settings.bot_threads, settings.bot_processes, settings.sweep_seconds, settings.bot_nodes
        )
        self.desk = Desk(settings.pool_processes, settings.pool_seconds)
        self.new_games = Limit(self.store, "games", settings.games_per_hour / 3600, settings.games_per_hour)
        self.sign_ins = Limit(
            self.store, "sign-ins", settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute
        )
        self.chat = Limit(self.store, "chat", settings.chat_per_minute / 60, settings.chat_per_minute / 3)
        self.guesses = Guesses(self.store)
        self.hashing = InThePool(self.desk.pool)
        self.counting = Apart(at_once=1, waiting=100)
        self.apart = Apart()
        self.admission = Admission(self.store)
        self.upkeep = Upkeep(
            self.store, self.admission, settings.unused_days, self.let_banned_go, settings.heartbeat_seconds
        )

    def let_banned_go(self) -> None:
        """End live connections from addresses that are banned."""
        self.push.let_go_where(lambda viewer: self.admission.bans_address(viewer.address))


def methods_at(request: Request) -> list[str]:
    """The methods of the doors at this path; none where there is no door."""
    doors: Sequence[APIRoute] = request.app.state.doors
    fitting = [door for door in doors if door.matches(request.scope)[0] is not Match.NONE]
    named = [door for door in fitting if door.path == request.scope["path"]]  # `/games/import` is no game's name
    return sorted({method for door in named or fitting for method in door.methods or ()})


async def _house(request: Request) -> House:  # async: on the event loop, and not through a thread
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(_house)]
GameId = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9]+$")]


class FaultBody(BaseModel):
    """Why something was not done."""

    code: str
    message: str
    model_config = ConfigDict(
        extra="allow", json_schema_extra={"examples": [{"code": "not_found", "message": "There is no such game."}]}
    )


class RefusedBody(BaseModel):
    """Against the rules."""

    refusal: RefusalRecord


class AcceptedBody(BaseModel):
    entry: Entry
    repeated: bool


class StaleBody(BaseModel):
    """The game has gone on: its length and the entries missed. Other reasons not to act now come as a code."""

    code: str
    message: str
    length: int | None = None
    missed: list[Entry] | None = None
    model_config = ConfigDict(extra="allow")


FAULTS: dict[int | str, dict[str, Any]] = {
    400: {"model": FaultBody, "description": "Malformed; `field` names what is wrong"},
    403: {"model": FaultBody, "description": "Not yours"},
    404: {"model": FaultBody, "description": "There is no such game"},
    409: {"model": StaleBody, "description": "The game has gone on, or is not in a position for this"},
    413: {"model": FaultBody, "description": "The body is too large"},
    422: {"model": FaultBody, "description": "It cannot be done, and why"},
    429: {"model": FaultBody, "description": "Too many requests"},
    503: {"model": FaultBody, "description": "Not now; try again"},
    507: {"model": FaultBody, "description": "The disk is full; nothing was lost and nothing was done"},
}
PLAYED: dict[int | str, dict[str, Any]] = {
    200: {"model": AcceptedBody, "description": "Accepted: the entry is in the log"},
    422: {"model": RefusedBody, "description": "Refused by the rules, with the section"},
}


def faults(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The faults a door documents."""
    return {status: FAULTS[status] for status in (400, *statuses, 429, 503)}


# Answers


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(to_json(body).encode(), status, headers, media_type="application/json")


def packed(
    request: Request, content: bytes, headers: dict[str, str], media_type: str = "application/json"
) -> Response:
    """An answer, packed where the reader can unpack it and it is worth it."""
    headers = {**headers, "vary": "Accept-Encoding, Cookie, Authorization"}
    if len(content) >= PACK_FROM and takes_gzip(request):
        content = gzip.compress(content, compresslevel=1, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(content, 200, headers, media_type=media_type)


def takes_gzip(request: Request) -> bool:
    """Can the reader unpack gzip? (`gzip;q=0` is a no.)"""
    for item in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = item.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def unchanged(request: Request, etag: str) -> bool:
    """Has the reader this version already?"""
    given = request.headers.get("if-none-match", "")
    return any(item.strip().removeprefix("W/") == etag for item in given.split(",")) if given else False


def play_answer(result: Accepted | Stale | Refused, table: Table) -> Response:
    """The answers to an action, as style and status."""
    match result:
        case Accepted(entry, repeated):
            return answer({"entry": entry, "repeated": repeated})
        case Stale(length, missed):
            message = f"The game has gone on to entry {length}."
            return answer({"code": "stale", "message": message, "length": length, "missed": missed}, 409)
        case Refused(refusal):
            return answer({"refusal": refusal_to_json(refusal, names_of(table))}, 422)


# Who asks


def who_asks(house: House, request: Request, table: Table) -> Who:
    return who_is(house.store, table.row, table.seats, request.headers, request.cookies)


def the_player(house: House, request: Request, table: Table) -> Who:
    """Whoever asks, who must hold a seat."""
    who = who_asks(house, request, table)
    if who.reads_only:
        raise not_yours("Spectators read only. Open the link of your seat to play.")
    return who


def the_host(house: House, request: Request, table: Table) -> Who:
    """Whoever asks, who must be the host."""
    who = who_asks(house, request, table)
    if not who.host:
        raise not_yours("That is for the host of the table.")
    return who


def table_to_json(house: House, request: Request, table: Table) -> dict[str, Any]:
    """One table: its seats, its policies, how far it has come, and what is theirs who ask."""
    return {
        "game": summary(table.row, table.seats),
        "you": you(who_asks(house, request, table)),
        "presence": house.push.presence(table.id),
    }


def you(who: Who) -> dict[str, Any]:
    """What somebody is at a table; `creator`: the host, who is its maker at first."""
    return {"seats": sorted(who.seats), "creator": who.host}


def notice(who: Who, table: Table, kind: str, **about: Any) -> Notice:
    """What somebody does to a table, as everybody at it is told."""
    seat = min(who.seats, default=NO_SEAT)
    return Notice(kind, seat, "" if seat == NO_SEAT else table.seats[seat].name, about)


def tell_table(house: House, notices: Sequence[MessageRow]) -> None:
    """Tell the viewers here of notices that are kept."""
    for message in notices:
        house.push.message_made(message)


def known_person(house: House, request: Request) -> tuple[str, str | None]:
    """The person of this browser, made now if there was none; with the token for a new cookie."""
    person = person_of(house.store, request.cookies)
    if person is not None:
        return person, None
    return new_person(house.store, house.settings.seat_days, device(request))


def is_member(house: House, request: Request) -> bool:
    """Has whoever asks an account?"""
    person = person_of(house.store, request.cookies)
    return person is not None and house.store.account(person=person) is not None


def device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def give_cookie(house: House, request: Request, response: Response, token: str | None) -> None:
    if token is None:
        return
    response.set_cookie(
        COOKIE,
        token,
        max_age=house.settings.seat_days * DAY,
        path="/api",
        httponly=True,
        samesite="strict",
        secure=house.settings.secure_cookies or request.url.scheme == "https",
    )


def address(request: Request) -> str:
    return address_of(request.scope)
