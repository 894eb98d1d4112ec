"""Databases for the server's tests: SQLite in memory and in a file, and PostgreSQL from Debian's binaries."""

from __future__ import annotations

import contextlib
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from argon2 import PasswordHasher
from server.helpers import Served, free_port, serving
from server.quick import quick_databases

from cz18.server.people import argon

NO_POSTGRES = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}
MEMORY = 4 * 2**30
"""Free bytes in memory needed to keep PostgreSQL's files there: 0.2 GB for 150 databases, and at most 1 GB of log."""
_numbers = count(1)


def _end_with_the_tests() -> None:
    """Runs in the child process: end it when the tests end, even if they are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, which is not on the PATH on Debian."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    return folders[-1].parent if folders else None


def unprivileged() -> dict[str, Any]:
    """The user to switch to if the tests run as root; PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid}
    raise AssertionError("no user to run PostgreSQL as")


def in_memory() -> str | None:
    """A folder in memory, if there is one with enough space.

    The thousands of small files of a run take half a minute to write and delete on some disks. Tests kill
    PostgreSQL, not the machine, so what they require of its durability is the same."""
    folder = "/dev/shm"
    return folder if os.path.isdir(folder) and shutil.disk_usage(folder).free > MEMORY else None


class Postgres:
    """A PostgreSQL server for the tests on loopback, with the usual durability."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="cz18-pg-", dir=in_memory()))
        self.port = free_port()
        if self.user:
            os.chown(self.folder, self.user["user"], self.user["group"])
        self._run(
            "initdb", "-D", str(self.folder / "data"), "-U", "cz18", "-A", "trust", "-E", "UTF8", "--locale=C"
        )
        self._start()
        self._wait_until_ready()

    def _start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options.split()],
                cwd=self.folder,
                env=ENVIRONMENT,
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_the_tests,
                **self.user,
            )

    def restart(self, politely: bool = True) -> None:
        """Stop it and start it again, either gracefully or at once as after a power failure."""
        with self.down(politely):
            pass

    @contextlib.contextmanager
    def down(self, politely: bool = True) -> Iterator[None]:
        """Keep it stopped for the duration of the block."""
        self.process.send_signal(signal.SIGINT if politely else signal.SIGQUIT)
        self.process.wait(60)
        try:
            yield
        finally:
            self._start()
            self._wait_until_ready()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            env=ENVIRONMENT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            **self.user,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"

    def _wait_until_ready(self) -> None:
        for _ in range(600):
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url()).close()
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def url(self) -> str:
        return f"postgresql://cz18@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """URL of an empty database: a schema of its own, which is created and dropped much faster than a database."""
        name = f"games{next(_numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.url()}?options=-csearch_path%3D{name}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # immediate shutdown; the data are discarded
        self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(autouse=True, scope="session")
def quick_passwords() -> Iterator[None]:
    """Hash passwords with cheap parameters; the server's parameters take a quarter of a second each."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(argon, "_hasher", quick)
        yield


@pytest.fixture(autouse=True, scope="session")
def migrated_once() -> Iterator[None]:
    """Create databases from a script; running all migrations takes longer than most tests."""
    with quick_databases():
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = binaries()
    assert programs is not None, NO_POSTGRES
    server = Postgres(programs)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(params=[pytest.param("memory", marks=pytest.mark.full), "sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn; SQLite in memory in the full run only."""
    if request.param == "memory":
        return "sqlite://"
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def everywhere(any_database: str) -> Iterator[Served]:
    """An in-process server on each kind of database in turn."""
    with serving(any_database) as served:
        yield served


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """An in-process server on a SQLite file."""
    with serving(str(tmp_path / "games.db")) as here:
        yield here


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same, shared by all tests of a module; their games do not affect each other."""
    with serving(str(tmp_path_factory.mktemp("shared") / "games.db")) as here:
        yield here
