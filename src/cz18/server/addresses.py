"""Client addresses, as limits and bans count them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """The client's address as limits count it; "unknown" without one."""
    client = scope.get("client")
    return counted(client[0]) if client else "unknown"


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """An address as limits count it; IPv6 by its /64 network, since one household controls all of that.

    >>> counted("2001:db8::17"), counted("::ffff:192.0.2.7"), counted("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ip_network((known, 64), strict=False))
    return str(known)
