"""Passwords as they are kept. Hashing one takes 64 MiB and a good part of a second, on purpose.

So a server has it done by another process, which steps back where processors are scarce, one at a time; programs that
run alone do it themselves.
"""

from __future__ import annotations

from typing import Protocol

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError

from cz18.server.work.pool import Pool
from cz18.server.work.threads import present_address


def new_hasher() -> PasswordHasher:
    """As RFC 9106 recommends where memory is scarce: 64 MiB and three passes for each password."""
    return PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)


_hasher = new_hasher()


def hashed(secret: str) -> str:
    return _hasher.hash(secret)


def hashed_both(one: str, other: str) -> tuple[str, str]:
    return hashed(one), hashed(other)


def matches(hash_: str | None, secret: str) -> bool:
    """Without a hash, where there is no account, the answer takes as long."""
    try:
        if hash_ is None:
            return not _hasher.hash(secret)
        return _hasher.verify(hash_, secret)
    except (VerificationError, InvalidHashError):
        return False


class Hashing(Protocol):
    """Who hashes."""

    def hashed_both(self, one: str, other: str) -> tuple[str, str]: ...

    def matches(self, hash_: str | None, secret: str) -> bool: ...


class Here:
    """This process does."""

    def hashed_both(self, one: str, other: str) -> tuple[str, str]:
        return hashed_both(one, other)

    def matches(self, hash_: str | None, secret: str) -> bool:
        return matches(hash_, secret)


class Apart:
    """A process of its own does, one job at a time, by turns among the addresses; the caller waits. Nothing else that
    is costly is done there. It is started with the first password. Raises ApiError 503 if there is too much to do."""

    def __init__(self, processes: int = 1) -> None:
        self.pool = Pool(min(1, processes), nice=5, warm=False)

    def hashed_both(self, one: str, other: str) -> tuple[str, str]:
        made: tuple[str, str] = self.pool.do(hashed_both, one, other, who=(present_address(),))
        return made

    def matches(self, hash_: str | None, secret: str) -> bool:
        return bool(self.pool.do(matches, hash_, secret, who=(present_address(),)))
