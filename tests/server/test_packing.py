"""Messages to many live viewers are compressed once, and every viewer can decompress them."""

from __future__ import annotations

import random
from pathlib import Path

from server.helpers import Process, choose, hot_seat
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from cz18.server.http import packing


def test_the_same_text_is_compressed_once() -> None:
    packing.frame.cache_clear()
    text = '{"type":"presence","seats":[],"spectators":3}' * 20
    plain, *packed = (packing.frame(text, window) for window in (None, 12, 9, 12))
    assert text.encode() in plain
    assert all(len(frame) < len(plain) for frame in packed)
    assert packing.frame.cache_info().misses == 3


def test_viewers_receive_the_same_with_any_negotiated_compression(tmp_path: Path) -> None:
    server = Process(f"{tmp_path}/games.db").wait_until_ready()
    try:
        table = hot_seat(server.client())
        url = f"ws://127.0.0.1:{server.port}{table.path}/live?view="
        small = [ClientPerMessageDeflateFactory(server_max_window_bits=9)]
        with (
            connect(url, compression="deflate") as usual,
            connect(url, compression=None) as plain,
            connect(url, compression=None, extensions=small) as window,
        ):
            for viewer in (usual, plain, window):  # each has the view, so that each needs the changes from there
                while not str(viewer.recv(timeout=20)).startswith('{"type":"view"'):
                    pass
            rng, view = random.Random(1), table.view()
            for number in range(5):
                table.act(number, choose(view, rng))
                view = table.view()
            received = []
            for viewer in (usual, plain, window):
                texts: list[str] = []
                while len(texts) < 5:
                    text = viewer.recv(timeout=20)
                    assert isinstance(text, str)
                    texts += [text] if text.startswith('{"type":"entry"') else []
                received.append(texts)
        assert received[0] == received[1] == received[2]
    finally:
        server.stop()
