"""Under which names this server is known, and which pages of other sites may speak with it.

A page of a stranger can have its own name point at this machine and then speak with the server as if it were its own
(DNS rebinding); and behind a careless proxy the name is whatever somebody wrote. So names are checked against a list.
Addresses are not names: nobody can have them point elsewhere, and a household plays by them.
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
    """The name, or address, this request was sent to, without its port."""
    host = headers.get("host", "").strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


@lru_cache(maxsize=1)
def own_names() -> frozenset[str]:
    """What this machine calls itself."""
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
    """Does this come from the machine itself?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


class Proxies:
    """Who is believed about where a request comes from: addresses and networks, or with `*` everybody.

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
    """Is this server known under that name?"""
    if is_address(host) or host in own_names() or host.endswith(".localhost"):
        return True
    listed = {name.lower() for name in settings.names}
    return ANY in listed or host in listed or host == settings.host.lower()


def refuse_host(settings: Settings, path: str, headers: Headers) -> None:
    """Raises ApiError 421 where this server is not known under the name it was called by."""
    host = host_of(headers)
    if path in WITHOUT_TURN or knows(settings, host):
        return  # who watches the server may call it what they like
    shown = host if host.isprintable() and host.isascii() else "?"
    remedy = "Who runs it can add the name: --name, or `names` in its settings."
    raise ApiError(421, "unknown_host", f"This server is not known as {shown[:80]!r}. {remedy}")


def granted(settings: Settings, headers: Headers) -> dict[str, str]:
    """The headers by which a browser lets a page of a named origin read the answer."""
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
    """The answer to a browser that asks beforehand whether such a page may send what it wants to."""
    found = granted(settings, headers)
    if not found or "access-control-request-method" not in headers:
        return {}
    return found | {
        "access-control-allow-methods": METHODS,
        "access-control-allow-headers": REQUEST_HEADERS,
        "access-control-max-age": A_DAY,
    }
