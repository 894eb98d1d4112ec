"""Moves of opponents, and of stand-ins for absent players.

Threads submit bot actions through `Games` like those of people, one at a time; the thinking happens in a process pool.
Games wait in a fair queue that alternates between games with and without a waiting person, then between addresses,
creators and games, weighted by thinking time. A game whose move fails or times out is retried with increasing delay.
Bots see the state without its seed.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from contextlib import suppress
from enum import Enum
from math import inf
from typing import Any, NamedTuple

from sqlalchemy.exc import DBAPIError

from cz18.bots.base import Decided, Reason
from cz18.bots.offer_etiquette import Declined
from cz18.rules.actions import Action, DeclineOffer
from cz18.rules.engine import decision
from cz18.rules.state import GameState
from cz18.server.admission.queue import FairQueue, Path
from cz18.server.errors import ApiError, TableChanged, not_found, words_of
from cz18.server.games.bots.thinking import STAND_IN, think
from cz18.server.games.games import Accepted, Games
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.games.views import Recorded
from cz18.server.storage.rows import GameRow, Offers, TableStatus
from cz18.server.work.pool import TOO_COSTLY, Pool

log = logging.getLogger("cz18.server.bots")

REMEMBERED = 4000
"""Decisions whose reasons stay in memory; older ones are computed again on request."""
THINKING_SECONDS = 12.0
"""Time limit of a bot's move; then the stand-in moves for it."""
STAND_IN_SECONDS = 5.0
"""Time limit of the stand-in's move."""
LEASE_SECONDS = 6.0
"""Lease of a move by this process; `sweep` renews it."""
WAITED_SECONDS = 600.0
"""How long after a person's last action a game counts as waited for."""
LONGEST_REST = 600.0
"""Maximum delay between two attempts at a game whose moves fail."""
SLOW_REST = 30.0
"""Delay after a bot's timeout; quadrupled each time the stand-in fails as well."""
LONGEST_SLOW_REST = 6 * 3600.0
SHORT_REST = 0.5
"""Delay between two attempts while the database is unavailable."""
LATE_ANSWERS = 200
"""Games per sweep that are checked for unanswered offers."""
NOBODY = "nobody"
"""Queue path of the games without a waiting person."""
MOST_REMEMBERED = 20_000
"""Maximum size of each of the per-game maps."""


class Thought(NamedTuple):
    """A decision whose reasons must be computed again: `of` are the arguments of `think`."""

    game: str
    number: int
    made: Action
    of: tuple[str, GameState, str, int, Declined]


class Move(NamedTuple):
    """A move that is due. `bot` None: an offer expires."""

    state: GameState
    seen: int
    seat: int
    bot: str | None
    by: str
    seed: int
    declined: Declined

    def is_same(self, now: Move | None) -> bool:
        return now is not None and (now.seen, now.seat, now.bot, now.by) == (
            self.seen,
            self.seat,
            self.bot,
            self.by,
        )


class Tried(Enum):
    """Outcome of an attempt to move. NOT_NOW: the database was unavailable. SLOW: the bot timed out."""

    WELL, FAILED, NOT_NOW, SLOW = range(4)


class Rest(NamedTuple):
    """Backoff of a game: failures in a row, and the time of the next attempt.

    `slow`: its bots need too much time or memory, so the readiness check ignores the game.
    """

    failures: int
    until: float
    slow: bool = False


class BotWorker:
    """Threads that move for bots and stand-ins, and expire unanswered offers."""

    def __init__(
        self, games: Games, threads: int = 1, processes: int = 0, sweep_seconds: float = 2.0, nodes: int = 0
    ) -> None:
        self.games = games
        self.thinkers = Pool(processes, waiting=inf, waiting_each=inf, nice=5)
        self._nodes = nodes
        self._sweep_seconds = sweep_seconds
        self.queue: FairQueue[str] = FairQueue(max(1, threads - 1))
        self._slow: dict[str, bool] = {}
        """Games under way whose bot failed to answer; True: it needed too much time or memory."""
        self._again: set[str] = set()
        self._waited_for: OrderedDict[str, float] = OrderedDict()
        self._rests: OrderedDict[str, Rest] = OrderedDict()
        self._quiet: OrderedDict[str, int] = OrderedDict()
        """Positions, by game, without an offer to answer."""
        self._swept = ""
        """The last game checked for offers; the next sweep continues after it."""
        self._reasons: OrderedDict[tuple[str, int], tuple[Reason, ...]] = OrderedDict()
        self._guard = threading.Lock()
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._work, name=f"bots-{number}", daemon=True) for number in range(threads)
        ]
        if threads:
            self._threads.append(threading.Thread(target=self._sweep, name="bots-sweep", daemon=True))

    def start(self) -> None:
        self.thinkers.start()
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self.queue.close()
        self.thinkers.stop()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=1)

    def waiting(self) -> int:
        return len(self.queue)

    def resting(self) -> frozenset[str]:
        """Games in backoff because their bots need too much time or memory."""
        now = time.monotonic()
        with self._guard:
            return frozenset(game for game, rest in self._rests.items() if rest.slow and rest.until > now)

    # Queue

    def entry_made(self, made: Recorded) -> None:
        """Note that a person waits, and queue the game if a bot moves next."""
        game = made.entry.game
        if made.entry.by == "person":
            with self._guard:
                _remember(self._waited_for, game, time.monotonic())
        if made.after.mover is not None:
            self.wake(game, made.after.row)

    def wake(self, game: str, row: GameRow | None = None) -> None:
        """Queue the game, unless it is queued or in backoff; if under way, again afterwards."""
        row = row or self.games.row(game)
        with self._guard:
            rest = self._rests.get(game)
            if game in self.queue or self._stopping.is_set():
                return
            if self.queue.is_under_way(game):
                self._again.add(game)
            elif rest is None or rest.until <= time.monotonic():
                self._put(game, row)

    def _put(self, game: str, row: GameRow | None) -> None:
        waited_for = self._waited_for.get(game, -WAITED_SECONDS) + WAITED_SECONDS > time.monotonic()
        maker, origin = ("", "") if row is None else (row.creator, row.origin or row.creator)
        path: Path = ("waiting" if waited_for else NOBODY, origin, maker, game)
        with suppress(ApiError):  # the server is stopping
            self.queue.put(game, path, (origin,) if waited_for else (origin, NOBODY))

    def step(self) -> bool:
        """Move in the next game of the queue; False if the queue is empty."""
        game = self.queue.poll()
        if game is not None:
            self._serve(game)
        return game is not None

    def _work(self) -> None:
        while (game := self.queue.take()) is not None:
            self._serve(game)

    def _serve(self, game: str) -> None:
        began = time.monotonic()
        tried = self._try(game)
        self._moved(game, tried, time.monotonic() - began)

    def _try(self, game: str) -> Tried:
        try:
            self.move(game)
        except DBAPIError as problem:
            log.error("database error", extra={"game": game, "fault": words_of(problem)})
            return Tried.NOT_NOW
        except ApiError:
            return Tried.FAILED  # the game was removed, or needs other rules
        except Exception:
            if not self._stopping.is_set():
                log.exception("bot move failed", extra={"game": game})
            return Tried.FAILED
        return Tried.WELL

    def _moved(self, game: str, tried: Tried, seconds: float) -> None:
        """Set or clear the backoff of a game after an attempt, and queue it again if it was woken."""
        row = self.games.row(game)
        with self._guard:
            self.queue.done(game, seconds)
            failures = self._rests.get(game, Rest(0, 0.0)).failures
            if game in self._slow:
                failures = 0 if tried is Tried.WELL else failures  # the stand-in has moved
                tried = Tried.SLOW
            rest = {
                Tried.WELL: 0.0,
                Tried.NOT_NOW: SHORT_REST,
                Tried.FAILED: min(LONGEST_REST, 2.0 ** min(failures + 1, 20)),
                Tried.SLOW: min(LONGEST_SLOW_REST, SLOW_REST * 4.0 ** min(failures, 10)),
            }[tried]
            if tried is Tried.WELL:
                self._rests.pop(game, None)
                if game in self._again:
                    self._put(game, row)
            else:
                failures += tried is not Tried.NOT_NOW
                until, slow = time.monotonic() + rest, self._slow.get(game, False)
                _remember(self._rests, game, Rest(failures, until, slow))
            self._again.discard(game)
            self._slow.pop(game, None)

    # Moves

    def move(self, game: str) -> bool:
        """Make one move if a bot or stand-in is due; whether it was accepted."""
        with self.games.locked(game) as loaded:
            due = self._due(loaded)
            if due is None:
                self._note_quiet(loaded)
                return False
        if not self.games.store.claim(game, due.seen, LEASE_SECONDS):
            return False  # another process computes this move
        if due.bot is None:
            decided = Decided(DeclineOffer(due.seat))
        else:
            decided = self._decide(game, due)  # without holding the game
        self._remember(game, due.seen + 1, decided.reasons)
        try:
            with self.games.locked(game) as loaded:
                if due.is_same(self._due(loaded)):
                    answer = self.games.act(loaded, frozenset({due.seat}), due.seen, decided.action, by=due.by)
                    return isinstance(answer, Accepted)
        except TableChanged:
            pass
        self.wake(game)  # the table changed meanwhile
        return False

    def _due(self, loaded: LoadedGame) -> Move | None:
        row, state = loaded.row, loaded.state
        due = decision(state)
        if due is None or row.status != TableStatus.OPEN:
            return None
        seat, made = loaded.seats[due.player], loaded.lines.declined(loaded.length)
        if seat.mover is not None:
            by = "bot" if seat.kind == "bot" else "stand_in"
            return Move(state, loaded.length, due.player, seat.mover, by, row.seed, made)
        is_late = row.changed + row.offer_seconds <= time.time()
        if due.kind != "answer" or row.offers == Offers.WAIT or not is_late:
            return None
        if row.offers == Offers.DECLINE:
            return Move(state, loaded.length, due.player, None, "expiry", row.seed, made)
        return Move(state, loaded.length, due.player, STAND_IN, "stand_in", row.seed, made)

    def _note_quiet(self, loaded: LoadedGame) -> None:
        """Exclude this position from later sweeps if it has no offer to answer."""
        due = decision(loaded.state)
        if due is None or due.kind != "answer":
            with self._guard:
                _remember(self._quiet, loaded.id, loaded.length)

    def _decide(self, game: str, due: Move) -> Decided:
        """The decision of the bot, or of the stand-in if the bot fails."""
        assert due.bot is not None
        try:
            return self._think(game, due, due.bot)
        except ApiError as fault:
            if self._stopping.is_set() or due.bot == STAND_IN:
                raise
            log.error("bot gave no answer; the stand-in moves", extra={"bot": due.bot, "game": game})
            with self._guard:
                self._slow[game] = fault.code == TOO_COSTLY
            return self._think(game, due, STAND_IN)

    def _think(self, game: str, due: Move, bot: str) -> Decided:
        chance = chance_of(due.seed, due.seen, bot)
        seconds = STAND_IN_SECONDS if bot == STAND_IN else THINKING_SECONDS
        asked = self.thinkers.ask(
            think, bot, due.state, chance, self._nodes, due.declined, who=(game,), seconds=seconds
        )
        decided: Decided = asked.future.result()
        return decided

    # Reasons

    def asked_why(self, game: str, number: int) -> tuple[Reason, ...] | Thought:
        """The reasons of a bot's entry if in memory, else what computes them again: the same seed gives the same
        decision. Empty for entries of people.
        """
        with self._guard:
            known = self._reasons.get((game, number))
        if known is not None:
            return known
        with self.games.locked(game) as loaded:
            if not 1 <= number <= loaded.length:
                raise not_found("entry")
            line = loaded.lines[number]
            bot = loaded.seats[line.seat].mover or STAND_IN
            if line.by not in ("bot", "stand_in"):
                return ()
            state, made = loaded.state_at(number - 1), loaded.lines.action(number)
            chance, before = chance_of(loaded.row.seed, number - 1, bot), loaded.lines.declined(number - 1)
        return Thought(game, number, made, (bot, state, chance, self._nodes, before))

    def explained(self, thought: Thought, decided: Decided) -> tuple[Reason, ...]:
        """Store the reasons of a decision computed again; empty if it differs from the entry."""
        return self._remember(
            thought.game, thought.number, decided.reasons if decided.action == thought.made else ()
        )

    def _remember(self, game: str, number: int, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        with self._guard:
            self._reasons[game, number] = reasons
            while len(self._reasons) > REMEMBERED:
                self._reasons.popitem(last=False)
        return reasons

    # Sweep

    def _sweep(self) -> None:
        while not self._stopping.wait(self._sweep_seconds):
            try:
                self.sweep()
            except Exception:
                log.exception("sweep of waiting bots failed")

    def sweep(self) -> None:
        """Renew the leases of moves under way; queue waiting bots and games with expired offers."""
        store = self.games.store
        under_way = sorted(self.queue.under_way())
        if under_way:
            store.renew_claims(under_way, LEASE_SECONDS)
        late = store.late_answers(time.time(), self._swept, LATE_ANSWERS)
        self._swept = late[-1].id if len(late) == LATE_ANSWERS else ""
        late = [row for row in late if self._quiet.get(row.id) != row.length]
        for row in (*store.waiting_for_bots(), *late):
            self.wake(row.id, row)


def chance_of(seed: int, number: int, bot: str) -> str:
    """Seed of a bot's random numbers: the same for the same position of a game."""
    return f"{seed}/{number}/{bot}"


def _remember(kept: OrderedDict[str, Any], game: str, value: Any) -> None:
    kept[game] = value
    kept.move_to_end(game)
    while len(kept) > MOST_REMEMBERED:
        kept.popitem(last=False)
