"""Bans of addresses and accounts, members-only mode, and invitations.

An operator changes them in the database while the server runs (`18cz admin`); every worker reloads them within
seconds and checks each request against its copy in memory.
"""

from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import NamedTuple

import sqlalchemy as sa

from cz18.server.addresses import counted
from cz18.server.errors import ApiError
from cz18.server.storage import schema
from cz18.server.storage.store import Store

IpNetwork = IPv4Network | IPv6Network
CLOSED = "closed"
ACCOUNT, ADDRESS = "account", "address"


class BanRow(NamedTuple):
    kind: str
    value: str
    reason: str
    created: float
    until: float | None


def network_of(text: str) -> IpNetwork:
    """The network a ban covers; an IPv6 address stands for its /64. Raises ValueError."""
    network = ip_network(text if "/" in text else counted(text), strict=False)
    if isinstance(network, IPv6Network) and network.prefixlen > 64:
        return network.supernet(new_prefix=64)
    return network


def bans(store: Store) -> list[BanRow]:
    """The bans in force, the oldest first."""
    table = schema.bans
    query = sa.select(table).where(sa.or_(table.c.until.is_(None), table.c.until > time.time()))
    return [BanRow(*row) for row in store.rows(query.order_by(table.c.created))]


def is_closed(store: Store) -> bool:
    table = schema.server_values
    return bool(store.scalar(sa.select(table.c.value).where(table.c.name == CLOSED)) == "yes")


class Admission:
    """The operator's bans and members-only mode, as last loaded."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.closed = False
        self._accounts: frozenset[str] = frozenset()
        self._networks: tuple[IpNetwork, ...] = ()
        self._known: dict[str, bool] = {}

    def refresh(self) -> bool:
        """Reload; True if an address or account has been banned since."""
        held = bans(self._store)
        accounts = frozenset(ban.value for ban in held if ban.kind == ACCOUNT)
        networks = tuple(network_of(ban.value) for ban in held if ban.kind == ADDRESS)
        is_new = not (accounts <= self._accounts and set(networks) <= set(self._networks))
        self.closed = is_closed(self._store)
        if (accounts, networks) != (self._accounts, self._networks):
            self._accounts, self._networks, self._known = accounts, networks, {}
        return is_new

    def bans_address(self, address: str) -> bool:
        """Whether this address, or network as limits count it, is banned."""
        if not self._networks:
            return False
        known = self._known
        if address not in known:
            if len(known) > 10_000:
                known.clear()
            known[address] = self._is_in(address)
        return known[address]

    def _is_in(self, address: str) -> bool:
        try:
            asked = ip_network(address)
        except ValueError:
            return False
        return any(asked.version == one.version and asked.subnet_of(one) for one in self._networks)  # type: ignore[arg-type]

    def refuse_account(self, folded: str) -> None:
        """Raises ApiError 403 if this account is banned."""
        if any(ban.kind == ACCOUNT and ban.value == folded for ban in bans(self._store)):
            raise ApiError(403, "banned", "This account is banned from this server. Please contact its operator.")

    def refuse_strangers(self, is_member: bool) -> None:
        """Raises ApiError 403 in members-only mode unless the client has an account."""
        if self.closed and not is_member:
            raise ApiError(403, "members_only", "This server is for members only; please sign in.")


# Invitations


def invite(store: Store, code_hash: str, expires: float) -> None:
    """Store an invitation, by which one person may sign up in members-only mode."""
    row = {"code_hash": code_hash, "created": time.time(), "expires": expires, "used": None}
    store.write(sa.insert(schema.invitations), row)


def use_invitation(store: Store, code_hash: str) -> bool:
    """Use up an invitation; False if it is not valid."""
    return _set_used(store, code_hash, time.time(), schema.invitations.c.used.is_(None))


def give_back_invitation(store: Store, code_hash: str) -> bool:
    """Make an invitation valid again, after a failed sign-up."""
    return _set_used(store, code_hash, None, schema.invitations.c.used.is_not(None))


def _set_used(store: Store, code_hash: str, used: float | None, which: sa.ColumnElement[bool]) -> bool:
    table = schema.invitations
    with store.writing() as connection:
        done = connection.execute(
            sa.update(table)
            .where(table.c.code_hash == code_hash, table.c.expires > time.time(), which)
            .values(used=used)
        )
    return bool(done.rowcount)
