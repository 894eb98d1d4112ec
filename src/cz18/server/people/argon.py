"""Argon2: 64 MiB and a large part of a second for each password, on purpose.

Imports nothing of the server, so that the process that hashes starts fast.
"""

from __future__ import annotations

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError


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
