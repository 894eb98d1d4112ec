"""Everything one server process has, and how an endpoint is given it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from cz18.server.api.desk import Desk
from cz18.server.games.bots import BotWorker
from cz18.server.games.games import Games
from cz18.server.games.push import Push
from cz18.server.operations.metrics import Watch
from cz18.server.operations.pulse import Pulse
from cz18.server.operations.ready import Readiness
from cz18.server.operations.upkeep import Upkeep
from cz18.server.operations.watchdog import Watchdog
from cz18.server.people.admission import Admission
from cz18.server.people.hashing import InThePool
from cz18.server.people.limits import Limit
from cz18.server.people.passwords import Apart, Guesses
from cz18.server.settings import Settings
from cz18.server.storage.database import SERVER_SECONDS
from cz18.server.storage.store import Store
from cz18.server.work.threads import Turns


class Services:
    """Everything one server process has, at `request.app.state.services`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.turns = Turns()
        self.store = Store(settings.database_url(), SERVER_SECONDS)
        self.games = Games(self.store, settings.loaded_games)
        self.push = Push(self.games, settings.heartbeat_seconds)
        self.pulse = Pulse()
        self.ready = Readiness(self.store, self.push, self.pulse, lambda: self.turns.ask("ready", int))
        self.metrics = Watch()
        self.bots = BotWorker(
            self.games, settings.bot_threads, settings.bot_processes, settings.sweep_seconds, settings.bot_nodes
        )
        self.watchdog = Watchdog(self.pulse, self.bots.waiting, replaced=settings.workers > 1)
        self.desk = Desk(settings.pool_processes, settings.pool_seconds)
        self.new_games = Limit(self.store, "games", settings.games_per_hour / 3600, settings.games_per_hour)
        self.sign_ins = Limit(
            self.store, "sign-ins", settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute
        )
        self.chat = Limit(self.store, "chat", settings.chat_per_minute / 60, settings.chat_per_minute / 3)
        self.notices = Limit(self.store, "notices", settings.chat_per_minute / 60, 2 * settings.chat_per_minute)
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


async def _services(request: Request) -> Services:  # async: on the event loop, and not through a thread
    services: Services = request.app.state.services
    return services


TheServices = Annotated[Services, Depends(_services)]
