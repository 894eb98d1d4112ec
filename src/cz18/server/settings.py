"""What an operator can choose. Settings travel to worker processes in the environment."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass, replace
from pathlib import Path

VARIABLE = "CZ18_SERVER"
"""The environment variable by which worker processes get the settings."""
DATABASE_VARIABLE = "CZ18_DATABASE"
"""Where `serve`, `backup`, `restore` and `admin` look when no `--database` is given."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits and addresses. The defaults suit one machine and a club."""

    database: str = ""
    """SQLAlchemy URL; empty: a SQLite file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 1818
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Further origins (`https://example.org`) whose pages may speak with this server; its own always may."""
    secure_cookies: bool = False
    """Behind TLS: the cookie is sent over https only."""
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded headers are believed."""
    page: str = ""
    """Folder of the built page; empty: the one that came with the package."""

    connections: int = 0
    """Connections of each worker; 0: as many as it may have files open, but for some."""
    connections_each: int = 200
    """Connections from one address; a trusted proxy may have as many as there are."""
    largest_head: int = 32 * 1024
    """Address and headers of a request."""
    head_seconds: float = 10.0
    """How long a request's address and headers may take to come."""
    body_seconds: float = 60.0
    """How long its body may take to come, and a reader may not read."""
    keep_alive_seconds: int = 30
    """How long a connection stays open between requests."""
    largest_body: int = 256 * 1024
    largest_import: int = 8 * 1024 * 1024
    largest_frame: int = 16 * 1024
    requests_per_second: float = 100
    requests_burst: int = 400
    games_per_hour: float = 60
    """New, imported and forked games from one address."""
    sign_ins_per_minute: float = 10
    chat_per_minute: float = 30
    longest_message: int = 1000
    open_games: int = 5000
    """Unfinished games on this server."""
    unused_days: float = 60
    """After so many days a game nobody has ever played in is removed; 0: never."""
    open_games_each: int = 200
    """Unfinished games made by one person."""
    sockets_each: int = 64
    """Live connections from one address."""
    sockets_each_person: int = 32
    """Live connections of one person."""
    sockets: int = 4000
    """Live connections of each worker in all."""
    loaded_games: int = 256
    """Games kept in memory; others are read again when they are asked for."""
    seat_days: int = 400
    """How long a browser keeps its seats, from when it first came."""
    bot_threads: int = 2
    """Games in which bots move at the same time."""
    bot_processes: int = 1
    """Processes in which bots think; 0: in the server's own."""
    bot_nodes: int = 0
    """How far opponents who search look ahead, in nodes; 0: as far as they are made for (about two seconds)."""
    sweep_seconds: float = 2.0
    """How often offers that have run out and bots that were left waiting are looked for."""
    heartbeat_seconds: float = 5.0
    """How often workers tell each other that they are there."""

    def in_environment(self) -> dict[str, str]:
        """The environment for a worker process with these settings."""
        return {VARIABLE: json.dumps(asdict(self))}

    def database_url(self) -> str:
        """The database as a SQLAlchemy URL."""
        return database_url(self.database)

    def shares_database(self) -> bool:
        """Can several processes serve this database?"""
        return not self.database_url().startswith("sqlite")


def settings_from_environment() -> Settings:
    """The settings a parent process left, or the defaults."""
    text = os.environ.get(VARIABLE)
    if not text:
        return Settings()
    data = json.loads(text)
    data["origins"] = tuple(data["origins"])
    return replace(Settings(), **data)


def data_folder() -> Path:
    """Where this user's games are kept when nothing else is said."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "18cz"


def database_url(given: str = "") -> str:
    """A SQLAlchemy URL from what was given: a URL, the path of a SQLite file, or nothing.

    >>> database_url("club.db").endswith("club.db")
    True
    >>> database_url("postgresql://club@localhost/cz18")
    'postgresql+psycopg://club@localhost/cz18'
    """
    given = given or os.environ.get(DATABASE_VARIABLE, "")
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite:///{folder / 'games.db'}"
    scheme, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite:///{Path(given).expanduser().resolve()}"
    if scheme in ("postgres", "postgresql"):
        return f"postgresql+psycopg://{rest}"
    return given
