"""The tables of all limits: rates, concurrency, lanes, and the limits of each endpoint.

A new endpoint only needs a row in `ENDPOINTS`; its route enforces the limits.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from cz18.server.settings import Settings

KIB = 1024
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


class Rate(NamedTuple):
    """At most `burst` units at once and `per_second` on average, for each key. No limit if `per_second` is 0."""

    name: str
    per_second: float
    burst: float
    message: str
    code: str = "too_fast"
    durable: bool = False
    """Counted in the database: shared by all workers, and kept across restarts."""

    @property
    def seconds(self) -> float:
        """Seconds until one unit is available again."""
        return 1 / self.per_second

    @property
    def period(self) -> float:
        """Seconds until the whole burst is available again."""
        return self.burst / self.per_second


class AtOnce(NamedTuple):
    """At most `each` at the same time for each key, and `in_all` in total."""

    name: str
    each: float
    in_all: float = inf


def rates(settings: Settings) -> dict[str, Rate]:
    """Every rate, by name. Rates that are not durable are divided among the workers."""
    workers = max(1, settings.workers)
    chat = settings.chat_per_minute / MINUTE

    def per_worker(name: str, per_second: float, burst: float, message: str, code: str = "too_fast") -> Rate:
        return Rate(name, per_second / workers, max(1.0, burst / workers), message, code)

    def durable(name: str, per_second: float, burst: float, message: str, code: str = "too_fast") -> Rate:
        return Rate(name, per_second, max(1.0, burst), message, code, durable=True)

    table = (
        # by address
        per_worker("requests", settings.requests_per_second, settings.requests_burst,
                   "Too many requests; please wait a moment."),
        per_worker("live", settings.live_per_minute / MINUTE, settings.live_per_minute,
                   "Too many live connections from your address; please wait a moment."),
        per_worker("catch-up", MISSED * settings.live_per_minute / MINUTE, 2 * MISSED * settings.live_per_minute,
                   "Too many log entries read from your address; please wait a moment."),
        per_worker("work", settings.work_seconds_per_minute / MINUTE, 2 * settings.work_seconds_per_minute,
                   "You have used up your share of computing time; please wait a moment.", "too_costly"),
        durable("people", settings.people_per_hour / HOUR, settings.people_per_hour,
                "Too many new visitors from your address; please wait."),
        durable("games", settings.games_per_hour / HOUR, settings.games_per_hour,
                "Too many new games from your address; please wait.", "too_many_games"),
        durable("entries", ENTRIES_OF_A_GAME * settings.games_per_hour / HOUR,
                max(MOST_ACTIONS, ENTRIES_OF_A_GAME * settings.games_per_hour),
                "Too many long games imported or forked from your address; please wait.", "too_many_games"),
        durable("plans", PLANS_PER_HOUR / HOUR, PLANS_PER_HOUR, "Too many new plans from your address; please wait."),
        durable("reviews", REVIEWS_PER_HOUR / HOUR, REVIEWS_PER_HOUR,
                "Too many reviews from your address; please wait."),
        durable("sign-ins", settings.sign_ins_per_minute / MINUTE, settings.sign_ins_per_minute,
                "Too many attempts; please wait a minute."),
        # by address, and by person
        durable("seats", settings.seats_per_hour / HOUR, settings.seats_per_hour,
                "You have taken many seats; please wait before taking another.", "too_many_seats"),
        # by address and game
        durable("table-seats", settings.seats_per_hour and SEATS_OF_A_TABLE / DAY, SEATS_OF_A_TABLE,
                "You have already taken seats in this game; please leave the rest to others.", "too_many_seats"),
        # by seat
        durable("chat", chat, settings.chat_per_minute / 3, "Too many messages; please wait a moment."),
        # by game
        durable("notices", chat, 2 * settings.chat_per_minute,
                "Too many changes to this game; please wait a moment."),
        # by person, and by address
        durable("channels", CHANNELS_PER_HOUR / HOUR, CHANNELS_PER_HOUR,
                "You have added several ways to be notified; please wait before adding another."),
        durable("notify-tests", TESTS_PER_HOUR / HOUR, TESTS_PER_HOUR / 4, "Too many tests; please wait."),
        # by e-mail address
        durable("confirmations", CONFIRMATIONS_PER_DAY / DAY, CONFIRMATIONS_PER_DAY,
                "This address has already received several messages; please wait a day."),
        # by person
        per_worker("notifications", settings.notifications_per_hour / HOUR, settings.notifications_per_hour / 2,
                   "Too many notifications."),
        # in all
        durable("mails", settings.mails_per_hour / HOUR, settings.mails_per_hour, "Too many e-mails."),
        # by game and seat
        durable("orders", chat, settings.chat_per_minute, "Too many changes of standing orders; please wait."),
        # by account, from addresses where it has not been signed in to
        durable("passwords", TRIES_PER_HOUR / HOUR, TRIES_IN_ALL, "Too many wrong passwords for this account."),
    )  # fmt: skip
    return {rate.name: rate for rate in table}


ENTRIES_OF_A_GAME = 1000
"""Average entries of a game, for the limits on imports and forks and on memory."""
MOST_ACTIONS = 10_000
"""Actions of an imported or forked game; the longest real games have about 1,500."""
MOST_ENTRIES = 50_000
"""Entries of one game, undone ones included. A long game played with many undos has a few thousand."""
PLANS_PER_HOUR = 240
REVIEWS_PER_HOUR = 30
TRIES_IN_ALL = 30
TRIES_PER_HOUR = 30
MISSED = 125
"""Average missed entries for each live connection an address may open; a long game has a thousand entries."""
CHANNELS_PER_HOUR = 12
"""New channels of a person, and from an address; each e-mail address receives a message."""
TESTS_PER_HOUR = 40
CONFIRMATIONS_PER_DAY = 3
"""Requests for confirmation that an e-mail address receives, from all users together."""
SEATS_OF_A_TABLE = 2
"""Open seats of one table that an address may take in a day: two people at one computer."""


def at_once(settings: Settings) -> dict[str, AtOnce]:
    """Every concurrency limit of a worker, by name."""
    table = (  # all by address, except "live of a person"
        AtOnce("import bytes", settings.largest_import, 8 * settings.largest_import),
        AtOnce("hashing", HASHING_EACH),
        AtOnce("live", settings.sockets_each, settings.sockets),
        AtOnce("live of a person", settings.sockets_each_person),
        AtOnce("connections", settings.connections_each),
    )
    return {rule.name: rule for rule in table}


class Lane(NamedTuple):
    """Requests that count as one client in the fair queue, whatever their address; at most `waiting` of them wait."""

    name: str
    waiting: int


SIGN_IN = Lane("sign-in", 100)
"""Counting password attempts; guesses may come from ever-changing addresses."""
HASHING = Lane("hashing", 8)
"""Waiting for a password hash, which takes 64 MiB and a large part of a second."""
KNOWN = Lane("known", 8)
"""The same, at an address from which the account's owner has signed in before."""
RECOVERY = Lane("recovery", 8)
"""Sign-ups and recoveries, with all their steps. Sign-ins do not wait for them."""
LONG_LOGS = Lane("long logs", 8)
"""Storing imported and forked games, which can take a second for one of maximum length."""
HASHING_EACH = 3
"""Passwords of one address being hashed or waiting; fewer than the lane's threads, so that one stays free."""


MOST_VALUES = 10_000
"""Commas and opening brackets of a JSON body that is parsed on the event loop; the largest printed board has 1,500.
A job parses and counts an imported file."""


class Endpoint(NamedTuple):
    """The limits of an endpoint, besides the rate of requests that all share."""

    body: int | str = 32 * KIB
    """Maximum bytes of a body, or the name of the setting."""
    values: float = MOST_VALUES
    """Maximum values of a body."""
    rates: tuple[str, ...] = ()
    """Rates by address, one unit for each request."""
    lane: Lane | None = None
    waits: bool = True
    """Whether it waits in the fair queue; monitoring does not."""


PLAIN = Endpoint()
WATCHES = Endpoint(waits=False)
GAME = "/api/games/{game}"
PLAN = f"{GAME}/plans/{{plan}}"
ENDPOINTS = {
    "GET /health": WATCHES,
    "GET /ready": WATCHES,
    "GET /metrics": WATCHES,
    "POST /api/games": Endpoint(rates=("games",)),
    "POST /api/games/import": Endpoint(body="largest_import", values=inf, rates=("games",)),
    f"POST {GAME}/fork": Endpoint(rates=("games",)),
    "POST /api/lessons/{name}": Endpoint(rates=("games",)),
    "POST /api/positions/check": Endpoint(body=96 * KIB),
    "POST /api/positions/answers": Endpoint(body=96 * KIB),
    "POST /api/positions/game": Endpoint(body=96 * KIB, rates=("games",)),
    "POST /api/puzzles/{puzzle}": Endpoint(body=8 * KIB),
    f"POST {GAME}/rematch": Endpoint(rates=("games",)),
    f"POST {GAME}/actions": Endpoint(body=16 * KIB),
    f"POST {GAME}/previews": Endpoint(body=64 * KIB),
    f"GET {GAME}/live": Endpoint(rates=("live",)),  # a WebSocket: `largest_frame` bounds its messages
    f"POST {GAME}/review": Endpoint(rates=("reviews",)),
    f"POST {GAME}/plans": Endpoint(rates=("plans",)),
    f"POST {PLAN}/actions": Endpoint(body=16 * KIB),
    f"POST {PLAN}/previews": Endpoint(body=64 * KIB),
    f"POST {GAME}/orders": Endpoint(body=4 * KIB),
    f"POST {GAME}/seats/{{seat}}/vacation": Endpoint(body=KIB),
    f"POST {GAME}/public": Endpoint(body=KIB),
    "PUT /api/me/profile": Endpoint(body=KIB),
    "PUT /api/me/notifications": Endpoint(body=4 * KIB),
    "POST /api/me/channels": Endpoint(body=8 * KIB),
    "POST /api/channels/{channel}/confirm": Endpoint(body=KIB),
    "POST /api/unsubscribe/{channel}/{token}": Endpoint(body=KIB),
    "POST /api/accounts": Endpoint(lane=RECOVERY),
    "POST /api/sign-in": Endpoint(lane=SIGN_IN),
    "POST /api/recover": Endpoint(lane=RECOVERY),
}
"""By method and pattern of the path; all others are `PLAIN`."""
WITHOUT_TURN = frozenset(name.partition(" ")[2] for name, limits in ENDPOINTS.items() if not limits.waits)
"""Paths that skip the fair queue; they have no parameters."""
LANES = {name.partition(" ")[2]: limits.lane for name, limits in ENDPOINTS.items() if limits.lane is not None}
"""Lanes by path; these paths have no parameters."""


def limits_of(methods: set[str] | None, path: str) -> Endpoint:
    """The limits of a route; `PLAIN` if it has no row."""
    return next((ENDPOINTS[name] for method in methods or () if (name := f"{method} {path}") in ENDPOINTS), PLAIN)


def largest_body(limits: Endpoint, settings: Settings) -> int:
    if isinstance(limits.body, str):
        return int(getattr(settings, limits.body))
    return min(settings.largest_body, limits.body)
