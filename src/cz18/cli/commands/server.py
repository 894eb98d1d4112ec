"""`18cz serve`, `settings`, `backup` and `restore`: run a game server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from cz18.cli.text.words import say

Database = Annotated[
    str,
    typer.Option(metavar="URL"),
]
NEEDS = {"fastapi", "uvicorn", "sqlalchemy", "alembic", "argon2", "psycopg", "starlette", "anyio", "pydantic",
         "pydantic_settings", "platformdirs", "prometheus_client"}  # fmt: skip


def register(app: typer.Typer) -> None:
    """Add the commands to the program."""
    app.command()(serve)
    app.command()(settings)
    app.command()(backup)
    app.command()(restore)


def open_database(database: str, *, as_it_is: bool = False, new: bool = False) -> Any:
    """Open the store; if the server's packages are not installed, name the missing one.

    Only `serve` upgrades the database of an older version; commands that just read it refuse instead. `as_it_is`
    accepts any schema version, `new` an empty database.
    """
    try:
        from cz18.server.settings import BadSettings, database_url
        from cz18.server.storage.migrations import revisions
        from cz18.server.storage.store import NoDatabase, open_store
    except ModuleNotFoundError as problem:
        raise _missing(problem) from None
    try:
        store = open_store(database_url(database))
    except (BadSettings, NoDatabase) as problem:
        raise failure(str(problem)) from None
    revision = store.revision()
    if revision is None and not new:
        raise failure(say("cli-no-games"))
    if revision not in (None, revisions()[-1]) and not as_it_is:
        raise failure(say("cli-other-version", found=revision, ours=revisions()[-1]))
    return store


def _missing(problem: ModuleNotFoundError) -> BaseException:
    if (problem.name or "").partition(".")[0] not in NEEDS:
        return problem
    typer.echo(f"18cz: {say('cli-needs-server', package=problem.name)}", err=True)
    return typer.Exit(2)


def failure(message: str) -> typer.Exit:
    typer.echo(f"18cz: {message}", err=True)
    return typer.Exit(1)


def serve(
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    database: Database = "",
    workers: Annotated[int | None, typer.Option(min=1, max=64)] = None,
    name: list[str] | None = None,
    origin: list[str] | None = None,
    secure: Annotated[bool | None, typer.Option("--secure")] = None,
    proxy: str | None = None,
    page: Path | None = None,
    browser: Annotated[bool, typer.Option("--open")] = False,
    log_level: str = "info",
) -> None:
    """Serve games and the page. Options not given here come from the settings (`18cz settings`)."""
    try:
        from cz18.server.run import NotServable
        from cz18.server.run import serve as run
        from cz18.server.settings import BadSettings, read_settings
    except ModuleNotFoundError as problem:
        raise _missing(problem) from None
    given = {
        "database": database or None,
        "host": host,
        "port": port,
        "workers": workers,
        "names": tuple(name) if name else None,
        "origins": tuple(origin) if origin else None,
        "secure_cookies": secure or None,
        "trusted_proxies": proxy,
        "page": None if page is None else str(page.resolve()),
    }
    try:
        settings = read_settings(**{name: value for name, value in given.items() if value is not None})
        run(settings, open_browser=browser, log_level=log_level)
    except (BadSettings, NotServable) as problem:
        raise failure(str(problem)) from None


def settings(
    default: Annotated[bool, typer.Option("--default")] = False,
) -> None:
    """Print every server setting with its meaning, as a TOML file that $CZ18_SETTINGS can point to."""
    try:
        from cz18.server.settings import BadSettings, Settings, as_toml, read_settings
    except ModuleNotFoundError as problem:
        raise _missing(problem) from None
    try:
        typer.echo(as_toml(Settings.model_construct() if default else read_settings()), nl=False)
    except BadSettings as problem:
        raise failure(str(problem)) from None


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = "",
) -> None:
    """Write all games, seats and accounts to one file. The server may keep running."""
    store = open_database(database, as_it_is=True)
    from cz18.server.operations.backup import backup as write

    counts = write(store, file)
    typer.echo(say("cli-backup-wrote", file=file, **_counted(counts)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = "",
) -> None:
    """Read a backup into an empty database, and replay all its games."""
    store = open_database(database, new=True)
    from cz18.server.operations.backup import BackupError, replay_all
    from cz18.server.operations.backup import restore as read

    try:
        counts = read(store, file)
    except BackupError as problem:
        raise failure(str(problem)) from None
    typer.echo(say("cli-restored", **_counted(counts)))
    report(list(replay_all(store)))


def _counted(counts: dict[str, int]) -> dict[str, int]:
    return {name: counts[name] for name in ("games", "entries", "accounts")}


def report(checked: list[tuple[str, str | None]]) -> None:
    bad = [(game, fault) for game, fault in checked if fault is not None]
    for game, fault in bad:
        typer.echo(f"{game}: {fault}", err=True)
    typer.echo(say("cli-replayed", good=len(checked) - len(bad), games=len(checked)))
    if bad:
        raise typer.Exit(1)
