"""Seats that move by themselves: opponents, and stand-ins for players who are away.

Bots move in threads of their own, through the same door as everybody, one action at a time, so that people's
requests come between. What a bot sees is the state with its seed taken away.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any, Protocol

from cz18.bots.random_bot import STYLES, RandomBot
from cz18.rules.actions import Action, DeclineOffer, PriceRange
from cz18.rules.engine import check, decision, legal_actions
from cz18.rules.state import GameState
from cz18.server.faults import Fault
from cz18.server.games import Accepted, Games
from cz18.server.rows import Offers, Status
from cz18.server.table import Table

log = logging.getLogger("cz18.server.bots")

STAND_IN = "balanced"
"""Who answers for an absent player when the table has not said who."""
HIDDEN_SEED = 0


class Bot(Protocol):
    """A player: one of the choices, its price made definite, with the generator it is given."""

    def decide(self, state: GameState, choices: Sequence[Action], rng: Random) -> Action: ...


def bot_names() -> tuple[str, ...]:
    """The bots that can fill a seat."""
    return tuple(STYLES)


def make_bot(name: str) -> Bot:
    return RandomBot(name if name in STYLES else STAND_IN)


def decide(table: Table, state: GameState, name: str) -> Action:
    """What this bot does here. Its chance is the game's and the position's, so it can be repeated."""
    choices = legal_actions(state)
    rng = Random(f"{table.row.seed}/{table.length}/{name}")
    try:
        action = make_bot(name).decide(state._replace(seed=HIDDEN_SEED), choices, rng)
        if check(state, action) is None:
            return action
        log.error("bot refused", extra={"game": table.id, "bot": name, "number": table.length})
    except Exception:
        log.exception("bot failed", extra={"game": table.id, "bot": name, "number": table.length})
    return _plain_choice(choices[-1])


def _plain_choice(action: Action) -> Action:
    """A choice with every free price at its lowest."""
    lowest: dict[str, Any] = {
        item.name: value.low
        for item in fields(action)
        if isinstance(value := getattr(action, item.name), PriceRange)
    }
    return replace(action, **lowest)


class BotWorker:
    """Threads that move for bots and stand-ins, and look after offers nobody answers."""

    def __init__(self, games: Games, threads: int = 1, sweep_seconds: float = 2.0) -> None:
        self.games = games
        self._sweep_seconds = sweep_seconds
        self._due: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._queued: set[str] = set()
        self._guard = threading.Lock()
        self._stopping = threading.Event()
        self._threads = [
            threading.Thread(target=self._work, name=f"bots-{number}", daemon=True) for number in range(threads)
        ]
        if threads:
            self._threads.append(threading.Thread(target=self._sweep, name="bots-sweep", daemon=True))

    def start(self) -> None:
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
        action = decide(table, state, seat.mover)  # thought about without holding the game
        by = "bot" if seat.kind == "bot" else "stand_in"
        answer = self.games.submit(game, frozenset({seat.seat}), seen, action, by=by)
        return isinstance(answer, Accepted)

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
                action: Action = DeclineOffer(due.player)
                by = "expiry"
            else:
                action, by = decide(table, state, table.seats[due.player].mover or STAND_IN), "stand_in"
        answer = self.games.submit(game, frozenset({due.player}), seen, action, by=by)
        return isinstance(answer, Accepted)
