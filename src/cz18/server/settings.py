"""Settings of the server, from the command line, the environment or a file.

A setting `open_games` is the variable `CZ18_OPEN_GAMES`, and the line `open_games = 5000` of a TOML file whose path is
in `CZ18_SETTINGS`. The command line takes precedence over the environment, and the environment over the file. `18cz
settings` prints all of them. Worker processes receive them through the environment.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from pydantic import ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

PREFIX = "CZ18_"
VARIABLE = "CZ18_SERVER"
"""The environment variable with the settings for worker processes."""
FILE_VARIABLE = "CZ18_SETTINGS"
"""The environment variable with the path of the settings file."""


class BadSettings(Exception):
    """The settings cannot be read, or one of them is invalid; the message names it."""


class Settings(BaseSettings):
    """Limits and addresses. The defaults suit one machine and a club."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", use_attribute_docstrings=True, env_ignore_empty=True
    )

    database: str = ""
    """PostgreSQL URL (`postgresql://...`) or path of a SQLite file; empty: a file in the user's data
    folder."""
    host: str = "127.0.0.1"
    """Address to listen on; 127.0.0.1 accepts only this machine."""
    port: int = 1818
    workers: int = 1
    """Server processes; more than one needs PostgreSQL."""
    names: tuple[str, ...] = ()
    """Host names of this server (`club.example`), besides IP addresses and this machine's own name; `*`:
    any."""
    metrics_token: str = ""
    """Bearer token that allows reading /metrics from other machines; this machine needs none."""
    origins: tuple[str, ...] = ()
    """Additional origins (`https://example.org`) whose pages may use this server."""
    secure_cookies: bool = False
    """Send cookies over https only; set it behind TLS."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses and networks whose X-Forwarded headers are trusted, separated by commas."""
    page: str = ""
    """Folder of the built page; empty: the one in the package."""

    connections: int = 0
    """Connections per worker; 0: the limit of open files minus a reserve."""
    connections_each: int = 200
    """Connections from one address; trusted proxies are exempt."""
    largest_head: int = 32 * 1024
    """Bytes of a request's URL and headers."""
    head_seconds: float = 10.0
    """Seconds to receive a request's URL and headers."""
    body_seconds: float = 60.0
    """Seconds to receive a request's body, and to wait for a client that does not read."""
    keep_alive_seconds: int = 30
    """Seconds a connection stays open between requests."""
    largest_body: int = 256 * 1024
    """Bytes of a request's body."""
    largest_import: int = 8 * 1024 * 1024
    """Bytes of an imported game."""
    largest_frame: int = 16 * 1024
    """Bytes of a message from a live viewer."""
    requests_per_second: float = 100
    """Requests per second from one address."""
    requests_burst: int = 400
    """Requests from one address in a burst."""
    live_per_minute: float = 240
    """Live connections opened per minute from one address."""
    work_seconds_per_minute: float = 60
    """Seconds of costly work (previews, imports, exports) per minute for one address; bursts of twice as
    many."""
    people_per_hour: float = 600
    """New browsers per hour, which receive a cookie, from one address."""
    seats_per_hour: float = 12
    """Open seats taken per hour by one person or one address."""
    games_per_hour: float = 60
    """New, imported and forked games per hour from one address."""
    sign_ins_per_minute: float = 10
    """Sign-ins per minute from one address."""
    chat_per_minute: float = 30
    """Chat messages per minute from one seat."""
    longest_message: int = 1000
    """Characters of a chat message."""
    open_games: int = 5000
    """Unfinished games on this server."""
    unused_days: float = 60
    """Days after which a game in which no person ever acted is deleted; 0: never."""
    idle_days: float = 14
    """Days without a change after which games with fewer than ten actions by people are abandoned if the
    server is full."""
    open_games_each: int = 200
    """Unfinished games created by one person or from one address."""
    sockets_each: int = 64
    """Live connections from one address."""
    sockets_each_person: int = 32
    """Live connections of one person."""
    sockets: int = 4000
    """Live connections per worker."""
    loaded_games: int = 256
    """Games kept in memory; others are loaded again on demand."""
    seat_days: int = 400
    """Days a browser keeps its seats, from its first visit."""
    pool_processes: int = 2
    """Processes for costly requests: imports, previews, exports; 0: a thread of the server."""
    pool_seconds: float = 15.0
    """Seconds one costly request may take; an import twice as many."""
    bot_threads: int = 2
    """Games in which bots move at the same time."""
    bot_processes: int = 2
    """Processes for bots; 0: the server's own process."""
    bot_nodes: int = 0
    """Search budget of a bot's decision in nodes; 0: the bot's default (about two seconds)."""
    sweep_seconds: float = 2.0
    """Seconds between checks for expired offers and waiting bots."""
    heartbeat_seconds: float = 5.0
    """Seconds between heartbeats of a worker."""

    @field_validator("*")
    @classmethod
    def _not_negative(cls, value: Any) -> Any:
        if isinstance(value, int | float) and value < 0:
            raise ValueError("may not be negative")
        return value

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = os.environ.get(FILE_VARIABLE)
        if not file:
            return init_settings, env_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)

    def in_environment(self) -> dict[str, str]:
        """The environment for a worker process with these settings."""
        return {VARIABLE: json.dumps(self.model_dump())}

    def database_url(self) -> str:
        """The database as a SQLAlchemy URL."""
        return database_url(self.database)

    def shares_database(self) -> bool:
        """Can several processes serve this database?"""
        return not self.database_url().startswith("sqlite")


def read_settings(**given: Any) -> Settings:
    """The settings with these values. Raises BadSettings."""
    file = os.environ.get(FILE_VARIABLE, "")
    if file and not Path(file).is_file():
        raise BadSettings(f"there is no file {file} ({FILE_VARIABLE})")
    try:
        return Settings(**given)
    except ValidationError as problem:
        first = problem.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        raise BadSettings(f"the setting {name}: {first['msg']}") from None
    except ValueError as problem:  # TOML, or an invalid list in the environment
        raise BadSettings(f"the settings cannot be read: {problem}") from None


def settings_from_environment() -> Settings:
    """The settings from the parent process; in the first process, from environment and file."""
    text = os.environ.get(VARIABLE)
    return Settings(**json.loads(text)) if text else Settings()


def as_toml(settings: Settings) -> str:
    """Every setting with its description, as a file that the server can read."""
    lines: list[str] = []
    for name, field in Settings.model_fields.items():
        value = getattr(settings, name)
        meaning = (field.description or name.replace("_", " ").capitalize() + ".").replace("\n", " ")
        lines += [f"# {meaning}", f"{name} = {json.dumps(value)}", ""]
    return "\n".join(lines)


def data_folder() -> Path:
    """The default path of this user's games."""
    return user_data_path("18cz", appauthor=False)


def database_url(given: str = "") -> str:
    """A SQLAlchemy URL from a URL, the path of a SQLite file, or an empty string.

    >>> database_url("club.db").endswith("club.db")
    True
    >>> database_url("postgresql://club@localhost/cz18")
    'postgresql+psycopg://club@localhost/cz18'
    """
    given = given or read_settings().database
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
