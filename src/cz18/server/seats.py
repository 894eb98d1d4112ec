"""Who somebody is, and which seats they hold.

Nobody needs an account. A seat has a secret link; who opens it holds the seat from then on, in a browser by a
cookie. Scripts send the token of the link itself, as `Authorization: Bearer`. Tokens are long and random, so a
plain hash of them is kept and the tokens are not. Passwords are another matter (`accounts`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from cz18.server.rows import GameRow, SeatRow
from cz18.server.store import Store

COOKIE = "cz18"
LONGEST_TOKEN = 100
DAY = 86400


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id nobody guesses: games that are not listed are found by their link only."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Who(NamedTuple):
    """Whoever asks: a person (if their browser is known), the seats they hold, and whether they made the table."""

    person: str | None
    seats: frozenset[int]
    creator: bool

    @property
    def reads_only(self) -> bool:
        return not self.seats


NOBODY_KNOWN = Who(None, frozenset(), False)


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """The token in an `Authorization: Bearer` header."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if kind.lower() == "bearer" and 0 < len(token) <= LONGEST_TOKEN else None


def person_of(store: Store, cookies: Mapping[str, str]) -> str | None:
    """The person whose browser this is."""
    token = cookies.get(COOKIE, "")
    return store.person_of(hashed(token)) if 0 < len(token) <= LONGEST_TOKEN else None


def who_is(
    store: Store,
    game: GameRow,
    seats: tuple[SeatRow, ...],
    headers: Mapping[str, str],
    cookies: Mapping[str, str],
) -> Who:
    """Whoever sent these headers, at this table."""
    held: set[int] = set()
    creator = False
    token = bearer_of(headers)
    if token is not None:
        hash_ = hashed(token)
        held |= {seat.seat for seat in seats if seat.token_hash == hash_}
        creator = secrets.compare_digest(hash_, game.creator_hash)
    person: str | None = None
    browser = cookies.get(COOKIE, "")
    if 0 < len(browser) <= LONGEST_TOKEN:
        person, theirs = store.person_at(hashed(browser), game.id)
        held |= theirs
        creator = creator or (person is not None and person == game.creator)
    people = {seat.seat for seat in seats if seat.kind == "human"}
    return Who(person, frozenset(held & people), creator)


def new_person(store: Store, days: int) -> tuple[str, str]:
    """A new person and the token for their browser."""
    person, token = new_id(), new_token()
    store.add_person(person, hashed(token), time.time() + days * DAY)
    return person, token


def new_session(store: Store, person: str, days: int) -> str:
    """A token by which another browser is this person too."""
    token = new_token()
    store.add_session(person, hashed(token), time.time() + days * DAY)
    return token
