"""Count the bytes a browser sends and receives per action: `make bench-traffic`.

A game played in advance by the simple bot is replayed on a real server. Two browsers watch it, a player whose
actions are sent from the browser and a spectator. Each connects through a relay on loopback that counts bytes
in both directions and records requests. `--json FILE` writes the figures.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.visitor import ARGUMENTS, Visitor  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server.helpers import process  # noqa: E402

from cz18.bots.random_bot import play_random_game  # noqa: E402
from cz18.interop.formats.codec import encode_action  # noqa: E402

REQUEST = re.compile(rb"(?:^|\r\n\r\n|\})(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP/1\.1\r\n")
QUIET_SECONDS = 0.08
"""Seconds of silence after which the traffic of an action is complete."""
SEND = """([path, body]) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body})
  .then(reply => reply.json().then(() => reply.status))"""


class Relay:
    """Forwards one port to another and counts the bytes."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.up = self.down = 0
        self.requests: Counter[str] = Counter()
        self.passed = time.monotonic()
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            near, _ = self._door.accept()
            far = socket.create_connection(("127.0.0.1", self._to))
            threading.Thread(target=self._hand_on, args=(near, far, True), daemon=True).start()
            threading.Thread(target=self._hand_on, args=(far, near, False), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket, up: bool) -> None:
        try:
            while data := one.recv(2**16):
                self.passed = time.monotonic()
                if up:
                    self.up += len(data)
                    for method, path in REQUEST.findall(data):
                        self.requests[f"{method.decode()} {plain(path.decode())}"] += 1
                else:
                    self.down += len(data)
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def begin(self) -> None:
        self.up = self.down = 0
        self.requests.clear()

    def settle(self) -> None:
        while time.monotonic() - self.passed < QUIET_SECONDS:
            time.sleep(0.01)


def plain(path: str) -> str:
    """The path without game id and numbers."""
    return re.sub(r"/\d+", "/N", re.sub(r"/games/[^/?]+", "/games/G", path.split("?")[0]))


def play(actions: int, skip: int) -> dict[str, Any]:
    """The figures of both viewers."""
    found: dict[str, Any] = {}
    game = play_random_game(4, seed=1)[0]
    with (
        tempfile.TemporaryDirectory() as scratch,
        process(f"{scratch}/games.db") as host,
        sync_playwright() as api,
    ):
        browser = api.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        client = host.client()
        seats = [{"name": name} for name in game.players]
        table = client.new_game(seats, board=game.board, seed=game.seed, take=list(range(len(seats))))
        for number in range(skip):
            table.act(number, encode_action(game.actions[number]))
        token = client.post(f"{table.path}/seats/0/link", {})["token"] if not table.tokens else table.tokens[0]
        relays = {"seat": Relay(host.port), "watcher": Relay(host.port)}
        people = {name: Visitor(browser, f"http://127.0.0.1:{relay.port}") for name, relay in relays.items()}
        people["seat"].ask("POST", f"/games/{table.id}/join", {"token": token})
        for user in people.values():
            user.without_hints()
            user.sit_down(table.id)
            user.wait_for_number(skip)
        time.sleep(1)
        sums = {name: Counter[str]() for name in relays}
        asked = {name: Counter[str]() for name in relays}
        own = 0
        for number in range(skip, skip + actions):
            for relay in relays.values():
                relay.settle()
                relay.begin()
            seat = table.view()["position"]["decision"]["seat"]
            body = {"seen": number, "action": encode_action(game.actions[number]), "key": f"k{number}"}
            if seat == 0:
                sent = people["seat"].page.evaluate(SEND, [f"/api/games/{table.id}/actions", json.dumps(body)])
                assert sent == 200, sent
            else:
                table.act(number, body["action"])
            own += seat == 0
            for name, user in people.items():
                user.wait_for_number(number + 1)
                relays[name].settle()
                kind = "own actions" if name == "seat" and seat == 0 else "others' actions"
                sums[name][kind] += relays[name].up + relays[name].down
                sums[name]["up"] += relays[name].up
                sums[name]["down"] += relays[name].down
                asked[name] += relays[name].requests
        for name in relays:
            others = actions - (own if name == "seat" else 0)
            found[name] = {
                "bytes per action": (sums[name]["up"] + sums[name]["down"]) / actions,
                "up": sums[name]["up"] / actions,
                "down": sums[name]["down"] / actions,
                "bytes per action of others": sums[name]["others' actions"] / others,
                "bytes per own action": sums[name]["own actions"] / own if name == "seat" and own else None,
                "requests per action": {
                    endpoint: count / actions for endpoint, count in sorted(asked[name].items())
                },
            }
        found["actions"] = {"all": actions, "of the seat": own, "after": skip}
        for user in people.values():
            user.context.close()
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--after", type=int, default=300, help="actions made before counting starts")
    chosen = parser.parse_args()
    found = play(chosen.actions, chosen.after)
    for name, figures in found.items():
        print(name)
        for what, value in figures.items():
            if isinstance(value, dict):
                for endpoint, count in value.items():
                    print(f"  {endpoint:<44} {count:8.2f} per action")
            elif value is not None:
                print(f"  {what:<44} {value:8.1f}")
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
