"""Compressed WebSocket frames, shared among all viewers that receive the same message.

Messages are compressed independently of each other (`server_no_context_takeover`), so a text has the same frame for
every viewer, and connections need no memory for a compressor.
"""

from __future__ import annotations

from functools import lru_cache

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol

WINDOW = 12
"""Window bits (4 kB), uvicorn's default."""
SETTINGS = {"memLevel": 5}
RECENT = 64
"""Cached frames; a message goes to all viewers of a game within a few event-loop iterations."""
UNFRAMED = 0
"""In place of a window: for connections that make their own frames from the text."""
EXTENSION = "cz18.frames"
"""The key in `scope["extensions"]` of connections that accept ready-made frames."""

OFFER = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
    compress_settings=SETTINGS,
)
"""The extension offered in the handshake."""


def window_of(connection: Protocol) -> int | None:
    """The negotiated window bits; None: no compression."""
    for extension in connection.extensions:
        if isinstance(extension, PerMessageDeflate):
            return extension.local_max_window_bits
    return None


def packed(text: str, window: int | None) -> bytes:
    """A text as a WebSocket frame, for every client that negotiated this window."""
    if window == UNFRAMED:
        return text.encode()
    packing = [] if window is None else [PerMessageDeflate(True, True, WINDOW, window, SETTINGS)]
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=packing)


frame = lru_cache(RECENT)(packed)
