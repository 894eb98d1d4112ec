"""One server at a time on a SQLite file: viewers of a second one would miss the entries of the first.

The server locks a file beside the database while it runs; the kernel releases the lock when the process ends, even by
`kill -9`. Commands (`18cz backup`, `18cz admin`) do not take the lock.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

if sys.platform == "win32":
    import msvcrt

    _LOCKED_AT = 2**30
    """A locked byte cannot be read on Windows; the process id at the beginning can."""

    def _lock(file: int) -> None:
        os.lseek(file, _LOCKED_AT, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


WAIT_SECONDS = 1.0
"""A server that has just been stopped may still hold the lock."""


class NotAlone(Exception):
    """Another server uses this database, or the lock file cannot be opened; the message says which."""


@contextmanager
def only_server(url: sa.URL) -> Iterator[None]:
    """Hold the lock of this database. Raises NotAlone."""
    path = _lock_file(url)
    if path is None:
        yield
        return
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise NotAlone(f"The lock file {path} cannot be opened ({problem.strerror}).") from None
    try:
        _take(file, str(url.database))
        os.ftruncate(file, 0)
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, str(os.getpid()).encode())
        yield
    finally:
        os.close(file)  # not removed: two servers could then lock different files of one name


def _lock_file(url: sa.URL) -> str | None:
    """None for PostgreSQL and databases in memory."""
    database = url.database or ""
    if url.get_backend_name() != "sqlite" or database in ("", ":memory:") or database.startswith("file:"):
        return None
    return os.path.realpath(database) + ".lock"


def _take(file: int, database: str) -> None:
    deadline = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            _lock(file)
            return
        except OSError:
            if time.monotonic() > deadline:
                break
            time.sleep(0.05)
    os.lseek(file, 0, os.SEEK_SET)
    process = os.read(file, 20).decode("ascii", "replace").strip()
    named = f" (process {process})" if process.isdigit() else ""
    raise NotAlone(
        f"Another server{named} is using {database}. Stop it first, or choose a different --database. "
        "One server can host many games and players."
    )
