"""Accepted host names, trusted proxies, and CORS.

A foreign page can point its own host name at this machine and then use the server as if it were its own (DNS
rebinding), and a careless proxy forwards any Host header. So host names are checked against a list. IP addresses are
always accepted: they cannot be rebound, and players on a local network use them.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers

from cz18.server.admission.rules import WITHOUT_TURN
from cz18.server.errors import ApiError
from cz18.server.settings import Settings

ANY = "*"
METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE"
REQUEST_HEADERS = "authorization, content-type, if-none-match"
ANSWER_HEADERS = "etag, location, retry-after"
A_DAY = "86400"


def host_of(headers: Headers) -> str:
    """The host name or address in the Host header, without the port."""
    host = headers.get("host", "").strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


@lru_cache(maxsize=1)
def own_names() -> frozenset[str]:
    """This machine's own host names."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"} - {""})


@lru_cache(100)
def is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class Proxies:
    """Trusted proxies: addresses and networks, or all with `*`.

    >>> "172.28.18.7" in Proxies("127.0.0.1, 172.28.18.0/24"), "172.28.19.7" in Proxies("172.28.18.7")
    (True, False)
    """

    def __init__(self, listed: str) -> None:
        self._everybody = listed.strip() == ANY
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in listed.split(","):
            with suppress(ValueError):
                self._networks.append(ip_network(name.strip()))

    def __contains__(self, address: str) -> bool:
        if self._everybody:
            return True
        try:
            known = ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)


def knows(settings: Settings, host: str) -> bool:
    """Whether this host name is accepted."""
    if is_address(host) or host in own_names() or host.endswith(".localhost"):
        return True
    listed = {name.lower() for name in settings.names}
    return ANY in listed or host in listed or host == settings.host.lower()


def refuse_host(settings: Settings, path: str, headers: Headers) -> None:
    """Raises ApiError 421 if the host name is not accepted."""
    host = host_of(headers)
    if path in WITHOUT_TURN or knows(settings, host):
        return  # monitoring may use any host name
    shown = host if host.isprintable() and host.isascii() else "?"
    remedy = "Its operator can add the name with --name or the setting `names`."
    raise ApiError(
        421, "unknown_host", f"This server is not configured for the host name {shown[:80]!r}. {remedy}"
    )


def granted(settings: Settings, headers: Headers) -> dict[str, str]:
    """CORS headers for a page of a configured origin; empty for others."""
    origin = headers.get("origin", "")
    if origin not in settings.origins:
        return {}
    return {
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": ANSWER_HEADERS,
        "cross-origin-resource-policy": "cross-origin",
        "vary": "Origin",
    }


def preflight(settings: Settings, headers: Headers) -> dict[str, str]:
    """Headers for a CORS preflight request; empty if it is none, or not allowed."""
    found = granted(settings, headers)
    if not found or "access-control-request-method" not in headers:
        return {}
    return found | {
        "access-control-allow-methods": METHODS,
        "access-control-allow-headers": REQUEST_HEADERS,
        "access-control-max-age": A_DAY,
    }
