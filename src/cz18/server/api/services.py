"""The components of one server process, and the dependency that gives them to endpoints."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Request
from sqlalchemy.exc import SQLAlchemyError

from cz18.server.admission.limiter import Limiter
from cz18.server.admission.queue import FairQueue
from cz18.server.admission.report import report
from cz18.server.api.desk import JobDesk
from cz18.server.api.log_pages import LogPages
from cz18.server.errors import ApiError
from cz18.server.games.analysis.plans import Plans
from cz18.server.games.analysis.reviews import Reviews
from cz18.server.games.bots.worker import BotWorker
from cz18.server.games.by_turn.clock_worker import ClockWorker
from cz18.server.games.by_turn.orders import OrderWorker
from cz18.server.games.games import Games
from cz18.server.games.push import Push
from cz18.server.games.workers import Workers
from cz18.server.notify.sender import Notifier
from cz18.server.operations import metrics
from cz18.server.operations.metrics import Watch
from cz18.server.operations.pulse import Pulse
from cz18.server.operations.ready import Readiness
from cz18.server.operations.upkeep import Upkeep
from cz18.server.operations.watchdog import Watchdog
from cz18.server.people.bans import Admission
from cz18.server.people.hashing import BoundedThreads
from cz18.server.people.passwords import Guesses
from cz18.server.settings import Settings
from cz18.server.storage.database import SERVER_SECONDS
from cz18.server.storage.store import Store
from cz18.server.work.threads import READERS, READERS_EACH, RequestThreads


class Services:
    """The components of one server process, at `request.app.state.services`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.threads = RequestThreads()
        self.readers = RequestThreads(READERS, READERS_EACH)
        self.store = Store(settings.database_url(), SERVER_SECONDS)
        self.games = Games(self.store, settings.loaded_games)
        self.push = Push()
        self.workers = Workers(self.games, self.push, settings.heartbeat_seconds)
        self.log_pages = LogPages(self.store)
        self.pulse = Pulse()
        self.ready = Readiness(self.store, self.workers, self.pulse, self._ask_threads)
        self.metrics = Watch()
        self.bots = BotWorker(
            self.games, settings.bot_threads, settings.bot_processes, settings.sweep_seconds, settings.bot_nodes
        )
        self.plans = Plans(self.store, self.games)
        self.reviews = Reviews(self.games, settings.pool_processes, settings.sweep_seconds, settings.review_depth)
        self.ready.resting = self.bots.resting
        self.watchdog = Watchdog(self.pulse, lambda: len(self.bots.queue), replaced=settings.workers > 1)
        self.limiter = Limiter(self.store, settings)
        self.limiter.listeners.append(metrics.refused)
        self.desk = JobDesk(settings.pool_processes, settings.pool_seconds, self.limiter)
        self.guesses = Guesses(self.store, self.limiter)
        self.hashing = BoundedThreads(settings.pool_processes)
        self.admission = Admission(self.store)
        self.upkeep = Upkeep(
            self.store,
            self.admission,
            settings.unused_days,
            self.let_banned_go,
            self.report_limits,
            settings.heartbeat_seconds,
        )
        self.queues: dict[str, FairQueue[Any]] = {
            "requests": self.threads.queue,
            "reading": self.readers.queue,
            "questions": self.desk.pool.queue,
            "passwords": self.hashing.pool.queue,
            "opponents": self.bots.queue,
            "reviews": self.reviews.pool.queue,
        }
        self.clocks = ClockWorker(self.games, self.push.message_made, self.bots.wake)
        self.orders = OrderWorker(self.games)
        self.notifier = Notifier(self.store, self.games, self.push, settings, self.limiter)
        listening = (
            self.bots.entry_made,
            self.ready.entry_made,
            self.metrics.entry_made,
            self.watchdog.entry_made,
        )
        self.games.listeners += [
            *listening,
            self.push.entry_made,
            self.notifier.entry_made,
            self.orders.entry_made,
        ]
        self.games.table_listeners += [self.push.table_changed, self.notifier.wake]

    async def load(self, game: str, address: str) -> None:
        """Load a game on a thread that reads. If that fails, the endpoint will report it."""
        with suppress(ApiError, SQLAlchemyError):
            await asyncio.wrap_future(self.readers.ask((address,), partial(self.games.length, game)))

    def _ask_threads(self) -> Future[int]:
        """An empty job for a thread that reads and one that writes, which waits for it."""
        read = self.readers.ask(("ready",), int)
        return self.threads.ask(("ready",), read.result)

    def let_banned_go(self) -> None:
        """Close live connections from banned addresses."""
        self.push.disconnect_where(lambda viewer: self.admission.bans_address(viewer.address))

    def report_limits(self) -> None:
        """Report refusals and queue lengths to the operator."""
        report(self.store, str(os.getpid()), self.limiter, self.queues)


async def _services(request: Request) -> Services:  # async, so that it needs no thread
    services: Services = request.app.state.services
    return services


TheServices = Annotated[Services, Depends(_services)]
