"""Who hashes: the server in a process of low priority, one password at a time; command-line tools in their own."""

from __future__ import annotations

from typing import Protocol

from cz18.server.people.argon import hashed_both, matches
from cz18.server.work.pool import Pool
from cz18.server.work.threads import present_path


class Hashing(Protocol):
    def hashed_both(self, one: str, other: str) -> tuple[str, str]: ...

    def matches(self, hash_: str | None, secret: str) -> bool: ...


class Here:
    """Hashes in this process."""

    def hashed_both(self, one: str, other: str) -> tuple[str, str]:
        return hashed_both(one, other)

    def matches(self, hash_: str | None, secret: str) -> bool:
        return matches(hash_, secret)


class BoundedThreads:
    """Hashes in a dedicated process, started on first use: one job at a time, fairly among lanes and addresses.

    Calls block, and raise ApiError 503 if too many jobs wait.
    """

    def __init__(self, processes: int = 1) -> None:
        self.pool = Pool(min(1, processes), nice=5, warm=False)

    def hashed_both(self, one: str, other: str) -> tuple[str, str]:
        made: tuple[str, str] = self.pool.do(hashed_both, one, other, who=present_path())
        return made

    def matches(self, hash_: str | None, secret: str) -> bool:
        return bool(self.pool.do(matches, hash_, secret, who=present_path()))
