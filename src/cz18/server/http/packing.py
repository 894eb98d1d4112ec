"""Messages to live viewers, packed once for all who get the same.

Every message is packed by itself, without reference to earlier ones (`server_no_context_takeover`), so the same text is
the same frame for everybody, and no connection needs the memory of a packer.
"""

from __future__ import annotations

from functools import lru_cache

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol

WINDOW = 12
"""Bits: 4 kB, as uvicorn has it."""
SETTINGS = {"memLevel": 5}
RECENT = 64
"""Messages whose frames are kept: all viewers of a game are sent one within some turns of the event loop."""
UNFRAMED = 0
"""In place of a window: a connection that makes its own frames is given the text."""
EXTENSION = "cz18.frames"
"""The name under which a connection offers to send frames that were packed before (`scope["extensions"]`)."""

OFFER = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
    compress_settings=SETTINGS,
)
"""What a handshake offers."""


def window_of(connection: Protocol) -> int | None:
    """What was agreed in the handshake; None: messages are not packed."""
    for extension in connection.extensions:
        if isinstance(extension, PerMessageDeflate):
            return extension.local_max_window_bits
    return None


def packed(text: str, window: int | None) -> bytes:
    """A text as a frame of the WebSocket protocol, for every client that has agreed to this window."""
    if window == UNFRAMED:
        return text.encode()
    packing = [] if window is None else [PerMessageDeflate(True, True, WINDOW, window, SETTINGS)]
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=packing)


frame = lru_cache(RECENT)(packed)
