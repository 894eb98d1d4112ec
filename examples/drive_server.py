"""Play on a server through its client: python examples/drive_server.py --url http://127.0.0.1:1818

Without `--url` it starts a temporary server. The script plays one seat, bots play the others.
"""

import argparse
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cz18.client import Client, definite


@contextmanager
def own_server() -> Iterator[str]:
    """A temporary server at a free port of this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "cz18",
            "serve",
            "--port",
            str(port),
            "--database",
            f"{folder}/games.sqlite",
        ]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not answers(url):
                if server.poll() is not None:
                    raise RuntimeError("the server did not start")
                time.sleep(0.2)
            yield url
        finally:
            server.terminate()
            server.wait()


def answers(url: str) -> bool:
    try:
        Client(url).games(limit=1)
    except OSError:
        return False
    return True


def play(url: str, decisions: int) -> list[dict[str, Any]]:
    """Play this many random decisions of the first seat; return the players afterwards."""
    client, rng = Client(url), random.Random(1)
    seats = [{"name": "Script"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot"}]
    table = client.new_game(seats, take=[0], seed="1")
    position = table.view()["position"]
    while decisions and not position["over"]:
        if position["decision"]["seat"] == 0:
            table.act(position["number"], definite(rng.choice(position["choices"])))
            decisions -= 1
        else:
            time.sleep(0.05)  # the bots think
        position = table.view()["position"]
    for player in position["players"]:
        print(player["name"], player["cash"], "K")
    return list(position["players"])


def main(arguments: Sequence[str] | None = None) -> list[dict[str, Any]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url")
    parser.add_argument("--decisions", type=int, default=20)
    chosen = parser.parse_args(arguments)
    if chosen.url:
        return play(chosen.url, chosen.decisions)
    with own_server() as url:
        return play(url, chosen.decisions)


if __name__ == "__main__":
    main()
