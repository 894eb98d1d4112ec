"""Accounts: a name, a password and a recovery code, to find one's games from another device."""

from __future__ import annotations

import secrets
import time
import unicodedata

from cz18.server.errors import ApiError
from cz18.server.people.hashing import Hashing, Here
from cz18.server.people.names import cleaned
from cz18.server.storage.connected import Conflict
from cz18.server.storage.rows import AccountRow
from cz18.server.storage.store import Store


def folded(name: str) -> str:
    """The form in which names are compared."""
    return folded_before(cleaned(name))


def folded_before(name: str) -> str:
    """The form of older accounts, whose names may contain invisible characters."""
    return unicodedata.normalize("NFKC", name).casefold().strip()[:60]


def account_named(store: Store, name: str) -> AccountRow | None:
    return store.account(folded=folded(name)) or store.account(folded=folded_before(name))


def new_code() -> str:
    """A random recovery code (`k3m9p-...`), to be written down."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "-".join("".join(secrets.choice(alphabet) for _ in range(5)) for _ in range(5))


def sign_up(store: Store, hashing: Hashing, person: str, name: str, password: str) -> str:
    """Create an account for this person and return its recovery code. Raises ApiError 409."""
    code = new_code()
    hashes = hashing.hashed_both(password, code)
    account = AccountRow(folded(name), name, person, *hashes, time.time())
    try:
        store.add_account(account)
    except Conflict:
        raise ApiError(409, "name_taken", "This name is taken, or you already have an account.") from None
    return code


def sign_in(store: Store, hashing: Hashing, name: str, password: str) -> AccountRow:
    """The account with this name and password. Raises ApiError 403."""
    account = account_named(store, name)
    right = hashing.matches(account.password_hash if account else None, password)
    if account is None or not right:
        raise ApiError(403, "wrong_password", "Incorrect name or password.")
    return account


def recover(store: Store, hashing: Hashing, name: str, code: str, password: str) -> tuple[AccountRow, str]:
    """Set a new password by the recovery code and sign out every browser; the account and a new code."""
    account = account_named(store, name)
    given = code.strip().lower()
    right = hashing.matches(account.recovery_hash if account else None, given)
    if account is None or not right:
        raise _wrong_code()
    fresh = new_code()
    password_hash, recovery_hash = hashing.hashed_both(password, fresh)
    new = account._replace(password_hash=password_hash, recovery_hash=recovery_hash)
    hashes = {"password_hash": new.password_hash, "recovery_hash": new.recovery_hash}
    if not store.change_account(account.folded, recovery_hash_was=account.recovery_hash, **hashes):
        raise _wrong_code()  # used in the meantime, or replaced by an operator
    store.end_sessions(person=account.person)
    return new, fresh


def _wrong_code() -> ApiError:
    return ApiError(403, "wrong_code", "Incorrect name or recovery code.")


def is_as_it_was(store: Store, account: AccountRow) -> bool:
    """Whether the password is unchanged. Called after creating a session, which a later change ends."""
    now = store.account(folded=account.folded)
    return now is not None and now.password_hash == account.password_hash


def set_recovery(store: Store, account: AccountRow) -> str:
    """Replace the password by a new recovery code, for a user who lost both; every browser is signed out."""
    fresh = new_code()
    password_hash, recovery_hash = Here().hashed_both(secrets.token_hex(16), fresh)
    store.change_account(account.folded, password_hash=password_hash, recovery_hash=recovery_hash)
    store.end_sessions(person=account.person)
    return fresh
