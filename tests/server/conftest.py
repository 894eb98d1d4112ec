"""Databases for the server's tests: in memory, a SQLite file, and PostgreSQL from Debian's binaries."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.helpers import Served, free_port, serving

NO_POSTGRES = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
_numbers = count(1)


def binaries() -> Path | None:
    """Where PostgreSQL's programs are: on Debian not on the PATH."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    return folders[-1].parent if folders else None


def unprivileged() -> dict[str, Any]:
    """PostgreSQL does not run as root: the user to become, where we are root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid}
    raise AssertionError("no user to run PostgreSQL as")


class Postgres:
    """A PostgreSQL of the tests' own, durable as usual, on loopback."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="cz18-pg-"))
        self.port = free_port()
        if self.user:
            os.chown(self.folder, self.user["user"], self.user["group"])
        self._run(
            "initdb", "-D", str(self.folder / "data"), "-U", "cz18", "-A", "trust", "-E", "UTF8", "--locale=C"
        )
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._control("-o", options, "-l", str(self.folder / "log"), "start")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            **self.user,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", *arguments)

    def url(self) -> str:
        return f"postgresql://cz18@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """The URL of an empty database: a schema of its own, which is made and removed much faster than a database."""
        name = f"games{next(_numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.url()}?options=-csearch_path%3D{name}"

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = binaries()
    if programs is None:
        pytest.skip(NO_POSTGRES)  # under CI a skipped test fails the run
    server = Postgres(programs)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn."""
    if request.param == "memory":
        return "sqlite://"
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def everywhere(any_database: str) -> Iterator[Served]:
    """A server in this process, on each kind of database in turn."""
    with serving(any_database) as served:
        yield served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server in this process on a SQLite file."""
    with serving(str(tmp_path / "games.db")) as here:
        yield here
