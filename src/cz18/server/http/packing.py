"""Messages to live viewers, packed once for all who get the same.

Every message is packed for itself and without what went before it (`server_no_context_takeover`), so the same text is
the same frame to everybody, and no packer with its memory belongs to each connection.
"""

from __future__ import annotations

from functools import lru_cache

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol

WINDOW = 12
"""Bits: 4 kB, as uvicorn has it."""
SETTINGS = {"memLevel": 5}
LATELY = 64
"""So many messages are remembered: whoever gets one gets it within some turns of the event loop."""

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


@lru_cache(LATELY)
def frame(text: str, window: int | None) -> bytes:
    """A text as a frame of the WebSocket protocol, for everybody with whom this window was agreed."""
    packing = [] if window is None else [PerMessageDeflate(True, True, WINDOW, window, SETTINGS)]
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=packing)
