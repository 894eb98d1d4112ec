"""Attacks on the parsers: data within one connection before there is any request to answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from .strangers import Stranger

PING = b"\x89\x80" + bytes(4)
"""An empty ping frame, masked with zeros."""
PINGS = 40_000
TRAILERS = 100_000
PIPELINED = 2_000

Connected = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def _again_and_again(stranger: Stranger, at_once: int, use: Connected) -> None:
    """Open this many connections and use each of them; replace those that end."""

    async def one() -> None:
        while stranger.goes_on():
            with contextlib.suppress(OSError, EOFError):
                reader, writer = await stranger.connect()
                try:
                    await use(reader, writer)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.02)

    await stranger.together(one() for _ in range(at_once))


async def _read_answers(stranger: Stranger, reader: asyncio.StreamReader) -> None:
    """Read until the server closes the connection; count the status lines."""
    rest = b""
    while piece := await reader.read(65_536):
        *lines, rest = (rest + piece).split(b"\r\n")
        for line in lines:
            if b"HTTP/1.1 " in line:
                stranger.answers[line.rpartition(b"HTTP/1.1 ")[2][:3].decode()] += 1


async def pings(stranger: Stranger, upgrade: bytes) -> None:
    """40,000 empty pings in one piece on each of 32 live connections, which read every pong."""

    async def use(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(upgrade)
        head = await reader.readuntil(b"\r\n\r\n")
        stranger.answers[head.split(b" ", 2)[1].decode()] += 1
        if b" 101 " not in head:
            return
        writer.write(PING * PINGS)
        while piece := await reader.read(65_536):
            stranger.answers["bytes of pongs"] += len(piece)

    await _again_and_again(stranger, 32, use)


async def trailers(stranger: Stranger) -> None:
    """Chunked bodies that end with 100,000 trailers each, on 16 connections."""
    head = stranger.request("POST", "/api/games", transfer_encoding="chunked", content_type="application/json")
    body = head + b"2\r\n{}\r\n0\r\n" + b"x-more: y\r\n" * TRAILERS + b"\r\n"

    async def use(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(body)
        await _read_answers(stranger, reader)

    await _again_and_again(stranger, 16, use)


async def pipelined(stranger: Stranger) -> None:
    """2,000 requests in one piece on each of 32 connections, without waiting for an answer."""
    requests = stranger.request("GET", "/api/games?limit=100") * PIPELINED

    async def use(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(requests)
        await _read_answers(stranger, reader)

    await _again_and_again(stranger, 32, use)


async def malformed(stranger: Stranger) -> None:
    """Requests that are no HTTP, each on a new connection, 64 at a time."""

    async def one() -> None:
        while stranger.goes_on():
            with contextlib.suppress(OSError, EOFError):
                reader, writer = await stranger.connect()
                try:
                    writer.write(b"\x00\x01\r\n\r\n")
                    head = await reader.read(1000)
                    stranger.answers[head[9:12].decode() or "closed"] += 1
                finally:
                    writer.transport.abort()

    await stranger.together(one() for _ in range(64))
