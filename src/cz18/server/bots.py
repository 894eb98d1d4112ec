"""Seats that move by themselves: opponents, and stand-ins for players who are away.

Bots move in threads of their own, through the same door as everybody, one action at a time, so that people's
requests come between. What a bot sees is the state with its seed taken away. They move as soon as they have decided;
the page shows their moves at the pace its reader likes.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields, replace
from random import Random
from typing import Any

from cz18.bots.bot import Bot, Decided, Reason, as_seen
from cz18.bots.roster import STRENGTHS, bot_named, bot_names
from cz18.rules.actions import Action, DeclineOffer, PriceRange
from cz18.rules.engine import check, decision, legal_actions
from cz18.rules.state import GameState
from cz18.server.faults import Fault, not_found
from cz18.server.games import Accepted, Games
from cz18.server.rows import Offers, Status
from cz18.server.table import Table

__all__ = ["STAND_IN", "BotWorker", "Thinkers", "bot_names", "make_bot", "strengths", "think"]

log = logging.getLogger("cz18.server.bots")

STAND_IN = "apprentice"
"""Who answers for an absent player when the table has not said who."""
REMEMBERED = 4000
"""Choices whose reasons are kept in memory; older ones are thought through again when somebody asks."""


def strengths() -> tuple[str, ...]:
    """The opponents worth playing, the weakest first."""
    return tuple(STRENGTHS)


def think(name: str, state: GameState, chance: str, nodes: int = 0) -> Decided:
    """What this bot does here, and why if it says so: a legal action, whatever the bot says."""
    choices = legal_actions(state)
    try:
        bot, rng = make_bot(name, nodes), Random(chance)
        if hasattr(bot, "decide_with_reasons"):
            decided: Decided = bot.decide_with_reasons(as_seen(state), choices, rng)
        else:
            decided = Decided(bot.decide(as_seen(state), choices, rng))
        if check(state, decided.action) is None:
            return decided
        log.error("bot refused", extra={"bot": name})
    except Exception:
        log.exception("bot failed", extra={"bot": name})
    return Decided(_plain_choice(choices[-1]))


def make_bot(name: str, nodes: int = 0) -> Bot:
    """The bot of a seat; one that is no more is replaced by the stand-in. One that searches has so many nodes."""
    return bot_named(name if name in bot_names() else STAND_IN, nodes or None)


def _plain_choice(action: Action) -> Action:
    """A choice with every free price at its lowest."""
    lowest: dict[str, Any] = {
        item.name: value.low
        for item in fields(action)
        if isinstance(value := getattr(action, item.name), PriceRange)
    }
    return replace(action, **lowest)


class Thinkers:
    """Processes in which bots think, so that people's requests do not share a processor's time with them.

    With none of them, or when they fail, bots think in the thread that asks.
    """

    def __init__(self, processes: int, nodes: int = 0) -> None:
        self._processes = processes
        self._nodes = nodes
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Have them ready before the first move."""
        if self._processes:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_end_with_the_server)
            self._pool.submit(bot_names)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def decide(self, table: Table, state: GameState, number: int, name: str) -> Decided:
        """What this bot does at position `number`. Its chance is the game's and the position's: it can be repeated."""
        chance = f"{table.row.seed}/{number}/{name}"
        pool = self._pool
        if pool is not None:
            try:
                return pool.submit(think, name, state, chance, self._nodes).result()
            except (BrokenProcessPool, RuntimeError, CancelledError):
                log.warning("a thinking process has ended; thinking here")
                self._pool = None
        return think(name, state, chance, self._nodes)


def _end_with_the_server() -> None:
    """In a thinking process: do not stay behind when the server was killed."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server


class BotWorker:
    """Threads that move for bots and stand-ins, and look after offers nobody answers."""

    def __init__(
        self, games: Games, threads: int = 1, processes: int = 0, sweep_seconds: float = 2.0, nodes: int = 0
    ) -> None:
        self.games = games
        self._thinkers = Thinkers(processes, nodes)
        self._sweep_seconds = sweep_seconds
        self._due: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._queued: set[str] = set()
        self._reasons: OrderedDict[tuple[str, int], tuple[Reason, ...]] = OrderedDict()
        self._guard = threading.Lock()
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._work, name=f"bots-{number}", daemon=True) for number in range(threads)
        ]
        if threads:
            self._threads.append(threading.Thread(target=self._sweep, name="bots-sweep", daemon=True))

    def start(self) -> None:
        self._thinkers.start()
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """No further move after the present one."""
        self._stopping.set()
        for _ in self._threads:
            self._due.put(None)
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=5)
        self._thinkers.stop()

    def wake(self, game: str) -> None:
        """Something has happened in this game: perhaps a bot has to move."""
        with self._guard:
            if game in self._queued:
                return
            self._queued.add(game)
        self._due.put(game)

    def _work(self) -> None:
        while True:
            game = self._due.get()
            if game is None or self._stopping.is_set():
                return
            with self._guard:
                self._queued.discard(game)
            try:
                self.move(game)
            except Fault:
                pass  # the game is gone
            except Exception:
                log.exception("bot worker", extra={"game": game})
                self._stopping.wait(1.0)

    def move(self, game: str) -> bool:
        """One move, if the seat to decide moves by itself. The next one is queued behind other games'."""
        with self.games.locked(game) as table:
            state, seen = table.state, table.length
            due = decision(state)
            if due is None or table.row.status != Status.OPEN:
                return False
            seat = table.seats[due.player]
        if seat.mover is None:
            return False
        decided = self._thinkers.decide(table, state, seen, seat.mover)  # thought about without holding the game
        by = "bot" if seat.kind == "bot" else "stand_in"
        return self._submit(game, seat.seat, seen, decided, by)

    def _submit(self, game: str, seat: int, seen: int, decided: Decided, by: str) -> bool:
        self._remember(game, seen + 1, decided.reasons)
        return isinstance(self.games.submit(game, frozenset({seat}), seen, decided.action, by=by), Accepted)

    # Why

    def reasons(self, game: str, number: int) -> tuple[Reason, ...]:
        """The numbers behind an entry a bot has made; none for other entries, and for bots that give none.

        What is not remembered is thought through again: the same chance gives the same choice.
        """
        with self._guard:
            known = self._reasons.get((game, number))
        if known is not None:
            return known
        with self.games.locked(game) as table:
            if not 1 <= number <= table.length:
                raise not_found("entry")
            line = table.lines[number]
            seat = table.seats[line.seat]
            if line.by not in ("bot", "stand_in"):
                return ()
            state, made = table.state_at(number - 1), table.lines.action(number)
        decided = self._thinkers.decide(table, state, number - 1, seat.mover or STAND_IN)
        return self._remember(game, number, decided.reasons if decided.action == made else ())

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
        """Wake bots that were left waiting, and deal with offers that have run out."""
        for game in self.games.store.waiting_for_bots():
            self.wake(game)
        for game in self.games.store.waiting_too_long(time.time()):
            try:
                self.answer_for_absent(game)
            except Fault:
                continue

    def answer_for_absent(self, game: str) -> bool:
        """Answer an offer by the table's policy once its time is up."""
        with self.games.locked(game) as table:
            row, state, seen = table.row, table.state, table.length
            due = decision(state)
            if due is None or due.kind != "answer" or row.status != Status.OPEN or row.offers == Offers.WAIT:
                return False
            if row.changed + row.offer_seconds > time.time():
                return False
            if row.offers == Offers.DECLINE:
                decided, by = Decided(DeclineOffer(due.player)), "expiry"
            else:
                mover = table.seats[due.player].mover or STAND_IN
                decided, by = self._thinkers.decide(table, state, seen, mover), "stand_in"
        return self._submit(game, due.player, seen, decided, by)
