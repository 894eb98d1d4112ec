"""Accounts: a name, a password and a recovery code, for those who want to find their games from another device."""

from __future__ import annotations

import secrets
import time
import unicodedata

from argon2 import PasswordHasher, profiles
from argon2.exceptions import InvalidHashError, VerificationError

from cz18.server.faults import Fault
from cz18.server.people.names import shown
from cz18.server.rows import AccountRow
from cz18.server.store import Conflict, Store


def new_hasher() -> PasswordHasher:
    """As RFC 9106 recommends where memory is scarce: 64 MiB and three passes for each password."""
    return PasswordHasher.from_parameters(profiles.RFC_9106_LOW_MEMORY)


_hasher = new_hasher()
_NOBODYS_HASH = _hasher.hash(secrets.token_hex(16))
"""Checked where there is no account, so that the answer takes as long."""


def folded(name: str) -> str:
    """How names are compared."""
    return folded_before(shown(name))


def folded_before(name: str) -> str:
    """How names were compared when they might still hold signs that do not show; accounts of then are found by it."""
    return unicodedata.normalize("NFKC", name).casefold().strip()[:60]


def account_named(store: Store, name: str) -> AccountRow | None:
    """The account of this name."""
    return store.account(folded=folded(name)) or store.account(folded=folded_before(name))


def new_code() -> str:
    """A recovery code to be written down: `k3m9-...`."""
    signs = "abcdefghjkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(signs) for _ in range(5)) for _ in range(5))


def sign_up(store: Store, person: str, name: str, password: str) -> str:
    """An account for this person; gives the recovery code, which is told once."""
    code = new_code()
    account = AccountRow(folded(name), name, person, _hasher.hash(password), _hasher.hash(code), time.time())
    try:
        store.add_account(account)
    except Conflict:
        raise Fault(409, "name_taken", "This name is taken, or you have an account already.") from None
    return code


def _matches(hash_: str, secret: str) -> bool:
    try:
        return _hasher.verify(hash_, secret)
    except (VerificationError, InvalidHashError):
        return False


def sign_in(store: Store, name: str, password: str) -> AccountRow:
    """The account with this name and password. Raises Fault 403."""
    account = account_named(store, name)
    right = _matches(account.password_hash if account else _NOBODYS_HASH, password)
    if account is None or not right:
        raise Fault(403, "wrong_password", "There is no account with this name and password.")
    return account


def recover(store: Store, name: str, code: str, password: str) -> tuple[AccountRow, str]:
    """Set a new password by the recovery code; every browser is signed out. Gives the account and a new code."""
    account = account_named(store, name)
    given = code.strip().lower()
    right = _matches(account.recovery_hash if account else _NOBODYS_HASH, given)
    if account is None or not right:
        raise Fault(403, "wrong_code", "There is no account with this name and recovery code.")
    fresh = new_code()
    hashes = {"password_hash": _hasher.hash(password), "recovery_hash": _hasher.hash(fresh)}
    store.change_account(account.folded, **hashes)
    store.end_sessions(person=account.person)
    return account, fresh


def set_recovery(store: Store, account: AccountRow) -> str:
    """A new recovery code in place of the password, for somebody who has lost both; every browser is signed out."""
    fresh = new_code()
    hashes = {"password_hash": _hasher.hash(secrets.token_hex(16)), "recovery_hash": _hasher.hash(fresh)}
    store.change_account(account.folded, **hashes)
    store.end_sessions(person=account.person)
    return fresh
