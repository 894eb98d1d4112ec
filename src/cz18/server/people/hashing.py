"""Password hashing with Argon2: 64 MiB and a large part of a second for each password, on purpose.

The server hashes in another process of low priority, one password at a time; command-line tools hash in their own.
"""

from __future__ import annotations

from typing import Protocol

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError

from cz18.server.work.pool import Pool
from cz18.server.work.threads import present_path


def new_hasher() -> PasswordHasher:
    """A hasher with RFC 9106's parameters for scarce memory: 64 MiB and three passes."""
    return PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)


_hasher = new_hasher()


def hashed(secret: str) -> str:
    return _hasher.hash(secret)


def hashed_both(one: str, other: str) -> tuple[str, str]:
    return hashed(one), hashed(other)


def matches(hash_: str | None, secret: str) -> bool:
    """Whether the secret matches; without a hash (no account) False, after the same time."""
    try:
        if hash_ is None:
            return not _hasher.hash(secret)
        return _hasher.verify(hash_, secret)
    except (VerificationError, InvalidHashError):
        return False


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
