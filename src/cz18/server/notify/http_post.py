"""HTTP POST to an address that a user has given: bounded in time, and never into a private network.

The host name is resolved once, and the connection goes to the address that was checked, so a name that resolves
differently a moment later (DNS rebinding) gains nothing. Redirects are not followed. Only the status is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Mapping
from concurrent.futures import Future
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

POST_SECONDS = 10.0
"""For resolving, connecting, sending and the first line of the response together."""
LONGEST_URL = 1000
UNICAST = ip_network("2000::/3")
"""The only part of IPv6 that is public, but for the prefixes that carry IPv4 addresses."""
NAT64 = ip_network("64:ff9b::/96")
RELAYS = (ip_network("192.0.0.0/24"), ip_network("192.88.99.0/24"))
"""Special IPv4 networks that Python regards as public."""


class UrlRejected(Exception):
    """The URL may not be used; the text is a code."""


def parse_url(url: str, *, private: bool) -> SplitResult:
    """The parts of a URL. Raises UrlRejected unless it is https, or http where private networks are allowed."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise UrlRejected("not_a_url") from None
    schemes = ("https", "http") if private else ("https",)
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not plain or parts.scheme not in schemes or not parts.hostname or port == 0 or parts.username:
        raise UrlRejected("not_a_url")
    return parts


async def address_of(host: str, port: int, *, private: bool) -> str:
    """An address of a host. Raises UrlRejected if any of its addresses is not public."""
    try:
        found = await _resolved(host, port)
    except (OSError, UnicodeError):
        raise UrlRejected("unknown_host") from None
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not private and not all(is_public(address) for address in addresses):
        raise UrlRejected("private_network")
    return addresses[0]


async def _resolved(host: str, port: int) -> list[Any]:
    """Like the loop's `getaddrinfo`, but neither the end of the loop nor that of the process waits for its thread."""
    future: Future[list[Any]] = Future()

    def resolve() -> None:
        try:
            future.set_result(socket.getaddrinfo(host, port, proto=6))
        except BaseException as problem:
            future.set_exception(problem)

    future.set_running_or_notify_cancel()
    threading.Thread(target=resolve, name="resolver", daemon=True).start()
    return await asyncio.wrap_future(future)


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet, also if it is written inside an IPv6 address.

    >>> [is_public(one) for one in ("93.184.216.34", "10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1", "fe80::1")]
    [True, False, False, False, False, False]
    """
    ip = ip_address(address)
    if isinstance(ip, IPv6Address):
        inner = _carried(ip)
        if inner is not None:
            return is_public(str(inner))
        if ip not in UNICAST or ip.teredo is not None:
            return False
    return ip.is_global and not ip.is_multicast and not any(ip in network for network in RELAYS)


def _carried(ip: IPv6Address) -> IPv4Address | None:
    """The IPv4 address to which packets for this IPv6 address are translated."""
    if ip in NAT64:
        return IPv4Address(ip.packed[-4:])
    return ip.ipv4_mapped or ip.sixtofour


def post(url: str, headers: Mapping[str, str], body: bytes, *, private: bool = False) -> int:
    """The status of the response. Raises UrlRejected, OSError or TimeoutError."""
    return asyncio.run(_post(url, headers, body, private))


async def _post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    parts = parse_url(url, private=private)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    async with asyncio.timeout(POST_SECONDS):
        address = await address_of(host, port, private=private)
        tls = ssl.create_default_context() if secure else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=tls, server_hostname=host if secure else None
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()


def _status(line: bytes) -> int:
    """The status in the first line of a response."""
    words = line.split(b" ", 2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise OSError("no HTTP response")
    return int(words[1])
