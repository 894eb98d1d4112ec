"""Identity of a client, and the seats it holds.

No account is needed. Each seat has a secret link; the browser that opens it holds the seat by a cookie. Scripts send
the link's token as `Authorization: Bearer`. Tokens are long and random, so they are stored as plain hashes.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from cz18.server.storage.rows import GameRow, SeatRow, SessionRow
from cz18.server.storage.store import Store

COOKIE = "cz18"
LONGEST_TOKEN = 100
DAY = 86400


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An unguessable id: unlisted games are found by their link only."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Who(NamedTuple):
    """The client at a table: person (if the browser is known), seats held, and whether it is the host."""

    person: str | None
    seats: frozenset[int]
    host: bool

    @property
    def reads_only(self) -> bool:
        return not self.seats


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """The token in an `Authorization: Bearer` header."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if kind.lower() == "bearer" and 0 < len(token) <= LONGEST_TOKEN else None


def person_of(store: Store, cookies: Mapping[str, str]) -> str | None:
    """The person signed in by this browser's cookie."""
    token = cookies.get(COOKIE, "")
    return store.person_of(hashed(token)) if 0 < len(token) <= LONGEST_TOKEN else None


def who_is(
    store: Store,
    game: GameRow,
    seats: tuple[SeatRow, ...],
    headers: Mapping[str, str],
    cookies: Mapping[str, str],
) -> Who:
    """The client that sent these headers, at this table. The creator is the host until a seat takes over."""
    held: set[int] = set()
    maker = False
    token = bearer_of(headers)
    if token is not None:
        hash_ = hashed(token)
        held |= {seat.seat for seat in seats if seat.token_hash == hash_}
        maker = secrets.compare_digest(hash_, game.creator_hash)
    person: str | None = None
    browser = cookies.get(COOKIE, "")
    if 0 < len(browser) <= LONGEST_TOKEN:
        person, theirs = store.person_at(hashed(browser), game.id)
        held |= theirs
        maker = maker or (person is not None and person == game.creator)
    held &= {seat.seat for seat in seats if seat.kind == "human"}
    return Who(person, frozenset(held), maker if game.host is None else game.host in held)


def new_person(store: Store, days: int, device: str = "") -> tuple[str, str]:
    """Create a person; its id and the token for the browser."""
    token, session = _session(new_id(), days, device)
    store.add_person(session)
    return session.person, token


def new_session(
    store: Store, person: str, days: int, device: str = "", *, instead: str | None = None, alone: bool = False
) -> str:
    """Create a session and return its token; it replaces the token `instead`, or with `alone` all of the person's."""
    token, session = _session(person, days, device)
    store.add_session(session, instead=None if instead is None else hashed(instead), alone=alone)
    return token


def _session(person: str, days: int, device: str) -> tuple[str, SessionRow]:
    token, now = new_token(), time.time()
    return token, SessionRow(hashed(token), person, now + days * DAY, now, now, device)


_BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome",
             "CriOS": "Chrome", "Safari": "Safari"}  # fmt: skip
_SYSTEMS = {"Android": "Android", "iPhone": "iOS", "iPad": "iOS", "Windows": "Windows", "Mac OS": "macOS",
            "CrOS": "ChromeOS", "Linux": "Linux"}  # fmt: skip


def device_of(user_agent: str) -> str:
    """Browser and operating system in two words, for the list of sessions; no other detail is stored.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (
        next((name for sign, name in table.items() if sign in user_agent), "") for table in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(name for name in found if name)
