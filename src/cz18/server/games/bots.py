"""Seats that move by themselves: opponents, and stand-ins for players who are away.

Bots move in threads of their own, through the same door as everybody, one action at a time, so that people's
requests come between; they think in processes of their own. Games wait for them in a fair queue: those somebody waits
for and those nobody does by turns, in either the addresses and people that made them by turns, and their games by
turns; the seconds a bot thinks count. A game in which moving fails, or a bot does not come to an end, is left alone
for a while, longer each time. What a bot sees is the state with its seed taken away. They move as soon as they have
decided; the page shows their moves at the pace its reader likes.
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
from cz18.bots.manners import Declined
from cz18.bots.roster import bot_names, opponents
from cz18.rules.actions import Action, DeclineOffer
from cz18.rules.engine import decision
from cz18.rules.state import GameState
from cz18.server.admission.queue import FairQueue, Path
from cz18.server.errors import ApiError, TableChanged, not_found, words_of
from cz18.server.games.games import Accepted, Games
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.games.thinking import STAND_IN, make_bot, think
from cz18.server.games.views import Recorded
from cz18.server.storage.rows import GameRow, Offers, TableStatus
from cz18.server.work.pool import TOO_COSTLY, Pool

__all__ = ["STAND_IN", "BotWorker", "Thought", "bot_names", "make_bot", "strengths", "think"]

log = logging.getLogger("cz18.server.bots")

REMEMBERED = 4000
"""Choices whose reasons are kept in memory; older ones are thought through again when somebody asks."""
THINKING_SECONDS = 12.0
"""Time limit of a bot's move; then the stand-in moves for it."""
STAND_IN_SECONDS = 5.0
"""Time limit of the stand-in's move."""
LEASE_SECONDS = 6.0
"""So long a move is this process's to think about, unless it says that it still does."""
WAITED_SECONDS = 600.0
"""So long after their last action somebody is taken to wait for the opponents."""
LONGEST_REST = 600.0
"""Between two attempts at a game in which moving fails."""
SLOW_REST = 30.0
"""After a bot that did not come to an end in time; four times as long after each further one in a row in which the
stand-in has not moved either."""
LONGEST_SLOW_REST = 6 * 3600.0
SHORT_REST = 0.5
"""Between two attempts while the database is not to be had."""
LATE_ANSWERS = 200
"""Games per sweep that are looked at for offers left unanswered."""
NOBODY = "nobody"
"""The part of the queue with games nobody waits for."""
MOST_REMEMBERED = 20_000
"""Games of which it is known that somebody waits, or that moving fails."""


def strengths() -> tuple[str, ...]:
    """The opponents worth playing, the weakest first, then those of installed packages."""
    return opponents()


class Thought(NamedTuple):
    """A choice that has to be thought through again to say why it was made: `think` of these values."""

    game: str
    number: int
    made: Action
    of: tuple[str, GameState, str, int, Declined]


class Move(NamedTuple):
    """A move that is due: who decides it, and in whose name; `bot` None: an offer runs out."""

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
    """What became of an attempt at moving. NOT_NOW: the database was not to be had, which is not the game's doing.
    SLOW: the bot did not come to an end in time."""

    WELL, FAILED, NOT_NOW, SLOW = range(4)


class Rest(NamedTuple):
    """How often moving has failed in a game, and until when it is left alone. `slow`: its bots need too much time or
    memory, which says nothing about other games."""

    failures: int
    until: float
    slow: bool = False


class BotWorker:
    """Threads that move for bots and stand-ins, and look after offers nobody answers."""

    def __init__(
        self, games: Games, threads: int = 1, processes: int = 0, sweep_seconds: float = 2.0, nodes: int = 0
    ) -> None:
        self.games = games
        self.thinkers = Pool(processes, waiting=inf, waiting_each=inf, nice=5)
        self._nodes = nodes
        self._sweep_seconds = sweep_seconds
        self.queue: FairQueue[str] = FairQueue(max(1, threads - 1))
        """Games that wait for a move."""
        self._slow: dict[str, bool] = {}
        """Games under way in which a bot did not come to an end; True: because it needed too much time or memory."""
        self._again: set[str] = set()
        self._waited_for: OrderedDict[str, float] = OrderedDict()
        self._rests: OrderedDict[str, Rest] = OrderedDict()
        self._quiet: OrderedDict[str, int] = OrderedDict()
        """Games and positions of them at which no offer is to be answered."""
        self._swept = ""
        """The last game that the sweep has looked at for offers; the next sweep continues after it."""
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
        """No further move; what is being thought about is not thought to its end."""
        self._stopping.set()
        self.queue.close()
        self.thinkers.stop()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=1)

    def waiting(self) -> int:
        """Games that wait for a move."""
        return len(self.queue)

    def oldest_wait(self) -> float:
        """Seconds for which the game that has waited longest for a move has waited; 0 if none waits."""
        return self.queue.oldest()

    def resting(self) -> frozenset[str]:
        """Games left alone for now because their bots need too much time or memory."""
        now = time.monotonic()
        with self._guard:
            return frozenset(game for game, rest in self._rests.items() if rest.slow and rest.until > now)

    # Whose turn it is to be thought about

    def heard(self, made: Recorded) -> None:
        """An entry was made: perhaps a bot has to move, and a person waits for it."""
        game = made.entry.game
        if made.entry.by == "person":
            with self._guard:
                _remember(self._waited_for, game, time.monotonic())
        if made.after.mover is not None:
            self.wake(game, made.after.row)

    def wake(self, game: str, row: GameRow | None = None) -> None:
        """Something has happened in this game: perhaps a bot has to move."""
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
        somebody = self._waited_for.get(game, -WAITED_SECONDS) + WAITED_SECONDS > time.monotonic()
        maker, origin = ("", "") if row is None else (row.creator, row.origin or row.creator)
        path: Path = ("somebody" if somebody else NOBODY, origin, maker, game)
        with suppress(ApiError):  # the server is stopping
            self.queue.put(game, path, (origin,) if somebody else (origin, NOBODY))

    def step(self) -> bool:
        """Move in the game whose turn it is, without waiting for one; False if no game waits."""
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
            log.error("database", extra={"game": game, "fault": words_of(problem)})
            return Tried.NOT_NOW
        except ApiError:
            return Tried.FAILED  # the game is gone, or cannot be played here
        except Exception:
            if not self._stopping.is_set():
                log.exception("bot worker", extra={"game": game})
            return Tried.FAILED
        return Tried.WELL

    def _moved(self, game: str, tried: Tried, seconds: float) -> None:
        """The game is not being thought about any more: it rests if that failed, and waits again if it was woken."""
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

    # Moving

    def move(self, game: str) -> bool:
        """One move, if the seat to decide moves by itself. The next one waits behind other games'."""
        with self.games.locked(game) as loaded:
            due = self._due(loaded)
            if due is None:
                self._note_quiet(loaded)
                return False
        if not self.games.store.claim(game, due.seen, LEASE_SECONDS):
            return False  # another process thinks about it
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
        self.wake(game)  # while it was thought about, somebody has sat down again, or another one is to move
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
        """No offer is to be answered at this position: it need not be looked at again and again."""
        due = decision(loaded.state)
        if due is None or due.kind != "answer":
            with self._guard:
                _remember(self._quiet, loaded.id, loaded.length)

    def _decide(self, game: str, due: Move) -> Decided:
        """What the bot does; what the stand-in does where the bot does not come to an end."""
        assert due.bot is not None
        try:
            return self._think(game, due, due.bot)
        except ApiError as fault:
            if self._stopping.is_set() or due.bot == STAND_IN:
                raise
            log.error("bot does not come to an end", extra={"bot": due.bot, "game": game})
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

    # Why

    def asked_why(self, game: str, number: int) -> tuple[Reason, ...] | Thought:
        """The numbers behind an entry a bot has made; none for other entries, and for bots that give none.

        What is not remembered has to be thought through again: the same chance gives the same choice.
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
        """What was thought through again."""
        return self._remember(
            thought.game, thought.number, decided.reasons if decided.action == thought.made else ()
        )

    def _remember(self, game: str, number: int, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        with self._guard:
            self._reasons[game, number] = reasons
            while len(self._reasons) > REMEMBERED:
                self._reasons.popitem(last=False)
        return reasons

    # What would otherwise wait for ever

    def _sweep(self) -> None:
        while not self._stopping.wait(self._sweep_seconds):
            try:
                self.sweep()
            except Exception:
                log.exception("sweep")

    def sweep(self) -> None:
        """Say which moves are still being thought about; wake bots left waiting, and games whose offers run out."""
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
    """A bot's chance is the game's and the position's: it can be repeated."""
    return f"{seed}/{number}/{bot}"


def _remember(kept: OrderedDict[str, Any], game: str, value: Any) -> None:
    kept[game] = value
    kept.move_to_end(game)
    while len(kept) > MOST_REMEMBERED:
        kept.popitem(last=False)
