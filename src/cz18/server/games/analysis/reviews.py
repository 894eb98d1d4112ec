"""Reviews of games as background jobs.

A thread leases one review at a time from the queue in the database and computes its units in processes of its own, so
that neither requests nor bots wait for it. Each result is stored: after a restart, or when another worker takes over an
expired lease, the review continues with what is missing.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from concurrent.futures import FIRST_COMPLETED, wait
from math import inf
from typing import Any

from cz18.review import work
from cz18.server.errors import ApiError, busy
from cz18.server.games.games import Games
from cz18.server.storage import reviews as stored
from cz18.server.storage.rows import GameRow, ReviewRow, ReviewStatus, TableStatus
from cz18.server.text import to_json
from cz18.server.work import jobs
from cz18.server.work.jobs import Stored
from cz18.server.work.pool import Pool, Ticket

log = logging.getLogger("cz18.server.reviews")

MOST_WAITING = 50
"""Reviews that wait or run on the whole server."""
MOST_EACH = 3
"""The same for one address."""
UNIT_SECONDS = 60.0
"""Time limit of a unit, which usually takes a few seconds. It doubles after every failure: the machine may be busy."""
LEASE_SECONDS = 15.0
"""Lease of a review by this process, renewed while it computes."""
RENEW_SECONDS = 4.0
MOST_FAILURES = 3
"""Failed units in a row after which a review is given up."""
PROCESSES = 2
LOOK_SECONDS = 1.0
STORED_ACTIONS = 3000
"""Actions of the longest game that is reviewed."""


class Reviews:
    """The queue of reviews, and the thread that computes them."""

    def __init__(
        self, games: Games, processes: int, sweep_seconds: float = LOOK_SECONDS, depth: int = work.DEPTH
    ) -> None:
        self.games = games
        self.depth = depth
        self.store = games.store
        self.pool = Pool(min(PROCESSES, processes), waiting=inf, waiting_each=inf, nice=15, warm=False)
        self._at_once = max(1, min(PROCESSES, processes))
        self._sweep_seconds = min(sweep_seconds, LOOK_SECONDS)
        self._stopping = threading.Event()
        self._woken = threading.Event()
        self._thread = threading.Thread(target=self._work, name="reviews", daemon=True)

    def start(self) -> None:
        self.pool.start()
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._woken.set()
        self.pool.stop()
        if self._thread.is_alive():
            self._thread.join(timeout=2)

    # Requests

    def ask(self, game: str, origin: str) -> ReviewRow:
        """Queue the review of a game, or return the one it has. Raises ApiError 409, 422 or 503."""
        with self.games.locked(game) as loaded:
            row, length = loaded.row, loaded.length
            actions = len(loaded.path())
        self._refuse(row)
        if actions > STORED_ACTIONS:
            raise ApiError(422, "game_too_long", "This game is too long for a review.", most=STORED_ACTIONS)
        known = self.find(game)
        if known is not None and known.length == length and known.status != ReviewStatus.FAILED:
            return known
        if stored.unfinished(self.store) >= MOST_WAITING or stored.unfinished(self.store, origin) >= MOST_EACH:
            raise busy("Too many reviews are waiting; please try again later.", retry_after=60)
        stored.add(self.store, game, length, origin)
        self._woken.set()
        found = self.find(game)
        assert found is not None
        return found

    def find(self, game: str) -> ReviewRow | None:
        return stored.find(self.store, game)

    def cancel(self, game: str) -> None:
        stored.remove(self.store, game)

    def _refuse(self, row: GameRow) -> None:
        """Raises ApiError 409 if a review would be advice: for a game in progress that is no fork, or that two or more
        people play, and for a fork of such a game."""
        contested = stored.contested(self.store, row.id)
        if row.id in contested or (row.status == TableStatus.OPEN and row.forked_from is None):
            raise ApiError(409, "not_over", "This game is not over.")
        if contested:
            message = (
                "This game continues another one that is still in progress. You can review it when that is over."
            )
            raise ApiError(409, "original_not_over", message)

    # The thread

    def _work(self) -> None:
        while not self._stopping.is_set():
            try:
                found = stored.claim(self.store, LEASE_SECONDS)
                if found is not None:
                    self._compute(found)
                    continue
            except Exception:
                if self._stopping.is_set():
                    return
                log.exception("review failed")
            self._woken.wait(self._sweep_seconds)
            self._woken.clear()

    def _compute(self, review: ReviewRow) -> None:
        """Compute what is missing of a leased review."""
        try:
            game, numbers = self.games.stored(review.game, review.length)
        except ApiError:
            stored.finish(self.store, review, ReviewStatus.FAILED, None)
            return
        done = stored.parts(self.store, review.game)
        length = len(game.actions)
        tickets: dict[Any, tuple[str, Ticket]] = {}
        failures = 0
        while not self._stopping.is_set():
            under_way = {unit for unit, _ in tickets.values()}
            units = [unit for unit in work.due(done, length, self.depth) if unit not in under_way]
            for unit in units[: self._at_once - len(tickets)]:
                ticket = self._begin(review, game, unit, done, UNIT_SECONDS * 2**failures)
                tickets[ticket.future] = (unit, ticket)
            if not tickets:
                break
            finished, _ = wait(tickets, timeout=RENEW_SECONDS, return_when=FIRST_COMPLETED)
            if not finished and not stored.renew(self.store, review, LEASE_SECONDS):
                self._give_up(tickets)
                return  # cancelled
            for future in finished:
                unit, _ = tickets.pop(future)
                fault = future.exception()
                if fault is not None:
                    failures += 1
                    if self._stopping.is_set():
                        return
                    log.warning("unit of a review failed", extra={"game": review.game, "unit": unit})
                    continue
                failures = 0
                found: bytes = future.result()
                done[unit] = json.loads(found)
                share = work.share_done(done, length, self.depth)
                if not stored.keep_part(self.store, review, unit, found.decode(), share, LEASE_SECONDS):
                    self._give_up(tickets)
                    return  # cancelled
            if failures >= MOST_FAILURES:
                self._give_up(tickets)
                stored.finish(self.store, review, ReviewStatus.FAILED, None)
                return
        if not self._stopping.is_set():
            result = self.pool.do(jobs.reviewed, done, numbers, self.depth, seconds=UNIT_SECONDS)
            stored.finish(self.store, review, ReviewStatus.DONE, result.decode())

    def _begin(self, review: ReviewRow, game: Stored, unit: str, done: work.Work, seconds: float) -> Ticket:
        return self.pool.ask(
            jobs.review_unit, game, unit, work.needed(done, unit), who=(review.game,), seconds=seconds
        )

    def _give_up(self, tickets: dict[Any, tuple[str, Ticket]]) -> None:
        for _, ticket in tickets.values():
            ticket.give_up()


def seconds_left(review: ReviewRow) -> int | None:
    """Estimated seconds until a running review is done; None while no process computes it."""
    now = time.time()
    if review.status != ReviewStatus.RUNNING or review.started is None or not review.share or review.until < now:
        return None
    return round((now - review.started) * (1 - review.share) / review.share)


def review_to_json(review: ReviewRow | None) -> str:
    """The state of a review as JSON, with the review itself when it is done."""
    if review is None:
        return to_json({"status": "none", "share": 0.0, "length": None, "seconds_left": None, "review": None})
    head = {
        "status": review.status,
        "share": round(review.share, 3),
        "length": review.length,
        "seconds_left": seconds_left(review),
    }
    return f'{to_json(head)[:-1]},"review":{review.result or "null"}}}'
