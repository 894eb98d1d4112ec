"""Settings of the server: from the command line, the environment or a file, otherwise defaults.

A setting `open_games` is the environment variable `CZ18_OPEN_GAMES`, or the line `open_games = 5000` of a TOML file
whose path is in `CZ18_SETTINGS`. The command line takes precedence over the environment, the environment over the file.
`18cz settings` prints them all. Worker processes receive them in the environment.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any, Literal

from platformdirs import user_data_path
from pydantic import Field, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

PREFIX = "CZ18_"
VARIABLE = "CZ18_SERVER"
"""Environment variable that passes the settings to worker processes."""
FILE_VARIABLE = "CZ18_SETTINGS"
"""Environment variable with the path of the settings file."""


class BadSettings(Exception):
    """The settings cannot be read, or one of them is invalid; the message says which."""


class Settings(BaseSettings):
    """Limits and addresses. The defaults suit one machine and a club."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", use_attribute_docstrings=True, env_ignore_empty=True
    )

    database: str = ""
    """PostgreSQL URL (`postgresql://...`) or path of a SQLite file. If empty, a file in the user's data
    folder."""
    host: str = "127.0.0.1"
    """Address to listen on. 127.0.0.1 accepts only connections from this machine."""
    port: int = 1818
    """Port to listen on."""
    workers: int = 1
    """Number of server processes. More than one needs PostgreSQL."""
    names: tuple[str, ...] = ()
    """Host names of this server (`club.example`), besides IP addresses and this machine's own name. `*` allows
    any."""
    metrics_token: str = ""
    """Bearer token for reading /metrics from other machines. This machine needs none."""
    origins: tuple[str, ...] = ()
    """Additional origins (`https://example.org`) whose pages may use this server."""
    secure_cookies: bool = False
    """Send cookies over https only. Set it behind TLS."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses and networks whose X-Forwarded headers are trusted, separated by commas."""
    page: str = ""
    """Folder of the built page. If empty, the page in the package."""

    connections: int = 0
    """Maximum connections per worker. If 0, the limit of open files minus a reserve."""
    connections_each: int = 200
    """Maximum connections from one address. Trusted proxies are exempt."""
    largest_head: int = 32 * 1024
    """Maximum bytes of a request's URL and headers."""
    head_seconds: float = 10.0
    """Maximum seconds to receive a request's URL and headers."""
    body_seconds: float = 60.0
    """Maximum seconds to receive a request's body, and to wait for a client that does not read."""
    keep_alive_seconds: int = 30
    """Seconds an idle connection stays open between requests."""
    largest_body: int = 256 * 1024
    """Maximum bytes of a request's body."""
    largest_import: int = 8 * 1024 * 1024
    """Maximum bytes of an imported game."""
    largest_frame: int = 16 * 1024
    """Maximum bytes of a message from a live viewer."""
    requests_per_second: float = 100
    """Maximum requests per second from one address."""
    requests_burst: int = 400
    """Maximum requests from one address in a burst."""
    live_per_minute: float = 240
    """Maximum live connections opened per minute from one address."""
    work_seconds_per_minute: float = 60
    """Maximum seconds of costly work (previews, imports, exports) per minute for one address. Bursts may use
    twice as many."""
    people_per_hour: float = 600
    """Maximum new browsers per hour from one address. Each receives a cookie."""
    seats_per_hour: float = 12
    """Maximum open seats taken per hour by one person or from one address."""
    games_per_hour: float = 60
    """Maximum new, imported and forked games per hour from one address."""
    sign_ins_per_minute: float = 10
    """Maximum sign-ins per minute from one address."""
    chat_per_minute: float = 30
    """Maximum chat messages per minute from one seat."""
    longest_message: int = 1000
    """Maximum characters of a chat message."""
    open_games: int = 5000
    """Maximum unfinished games on this server."""
    unused_days: float = 60
    """Days after which a game in which no person ever acted is deleted. 0 means never."""
    idle_days: float = 14
    """If the server is full, games with fewer than ten actions by people are abandoned after this many days
    without a change."""
    open_games_each: int = 200
    """Maximum unfinished games created by one person or from one address."""
    sockets_each: int = 64
    """Maximum live connections from one address."""
    sockets_each_person: int = 32
    """Maximum live connections of one person."""
    sockets: int = 4000
    """Maximum live connections per worker."""
    loaded_games: int = 256
    """Maximum games kept in memory. Others are loaded on demand."""
    seat_days: int = 400
    """Days a browser keeps its seats, counted from its first visit."""
    pool_processes: int = 2
    """Number of processes for costly requests (imports, previews, exports). If 0, a thread of the server does
    them."""
    pool_seconds: float = 15.0
    """Maximum seconds for one costly request. An import may take twice as long."""
    bot_threads: int = 2
    """Number of games in which bots move at the same time."""
    bot_processes: int = 2
    """Number of processes for bots. If 0, the server's own process."""
    bot_nodes: int = 0
    """Search budget of a bot's decision, in nodes. If 0, the bot's default (at most about three seconds)."""
    review_depth: Annotated[int, Field(le=2)] = 2
    """Playouts of a game's review: 2 all, 1 few, 0 none. A review at 2 takes about five minutes of CPU time."""
    sweep_seconds: float = 2.0
    """Seconds between checks for expired offers and waiting bots."""
    heartbeat_seconds: float = 5.0
    """Seconds between heartbeats of a worker."""

    public_url: str = ""
    """Address of this server in the links of notifications (`https://club.example`). E-mail needs it."""
    smtp_host: str = ""
    """Mail server that delivers notifications. If empty, there is no e-mail."""
    smtp_port: int = 587
    """Port of the mail server."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """Encryption of the connection to the mail server: `starttls`, `tls` from the start, or `none`."""
    smtp_user: str = ""
    """Name at the mail server. If empty, without signing in."""
    smtp_password: str = ""
    """Password at the mail server."""
    mail_from: str = ""
    """Sender of e-mail (`18CZ <games@club.example>`)."""
    mails_per_hour: float = 500
    """Maximum e-mails per hour from this server. Others wait."""
    push_contact: str = ""
    """E-mail address of the operator, for the push services of browsers."""
    private_webhooks: bool = False
    """Allow notifications to addresses in private networks and by plain http."""
    notify_threads: int = 2
    """Number of notifications sent at the same time. If 0, none are sent."""
    notifications_per_hour: float = 240
    """Maximum notifications per hour to one person. Others wait, and are dropped when the game moves on."""
    notify_retry_seconds: float = 30.0
    """Delay after the first failed attempt at a notification; four times as long after each further one."""

    @field_validator("*")
    @classmethod
    def _not_negative(cls, value: Any) -> Any:
        if isinstance(value, int | float) and value < 0:
            raise ValueError("must not be negative")
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
        raise BadSettings(f"file not found: {file} ({FILE_VARIABLE})")
    try:
        return Settings(**given)
    except ValidationError as problem:
        first = problem.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        raise BadSettings(f"setting {name}: {first['msg']}") from None
    except ValueError as problem:  # TOML, or a list in the environment that is none
        raise BadSettings(f"cannot read the settings: {problem}") from None


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
