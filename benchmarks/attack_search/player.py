"""Play sequences on a metered server and return the cost of each step."""

from __future__ import annotations

import contextlib
import http.client
import json
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from benchmarks.attack.victim import Victim

from .content import Hand, whole, written
from .generator import AT, PLAN, Step
from .meter import Control, Frozen, metered

FROZEN = 8.0
"""Seconds without a response after which a server counts as frozen."""
PATIENCE = 3.0
"""Timeout of a response in seconds."""
FIRST_PATIENCE = 60.0
"""The same while the server starts."""
SETTLE = 0.02
"""Seconds after a response in which its consequences still count."""
SEQUENCES = 250
"""Sequences per server; then a new one is started with an empty database."""


class Cost(NamedTuple):
    """Cost of one step in milliseconds, and its response."""

    own: float
    lag: float
    gil: float
    wall: float
    answer: str
    where: tuple[str, ...]

    @property
    def held(self) -> float:
        """Milliseconds the event loop was held while the server was computing."""
        return max(self.own, self.lag)

    @property
    def kind(self) -> str:
        """What held it: the loop itself, a thread that kept the GIL, or several threads."""
        if self.answer == "frozen":
            return "frozen"
        if self.own >= 0.6 * self.held:
            return "loop"
        return "gil" if self.gil >= 0.5 * self.held else "threads"


class Player:
    """A client with its own server, and a new address for each sequence."""

    def __init__(self, source: Path | None = None) -> None:
        self._source = source
        self._number = 0
        self._played = 0
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.restarts = 0
        self._start()

    def _start(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        control = str(folder / "control")
        database = str(folder / "games.db")
        self._server = Victim(database, folder=folder, source=self._source, program=metered(control))
        self._server.wait_until_ready()
        self._control = Control(control, FROZEN)
        self._played = 0
        time.sleep(1.5)  # a new server first draws boards and starts processes
        for path in ("/api/facts/standard", "/api/openapi.json", "/", "/api/games"):
            self._request({"method": "GET", "path": path}, Hand(), {}, FIRST_PATIENCE)
        self._control.read()

    def close(self) -> None:
        self._control.close()
        self._server.kill()
        if self._folder is not None:
            self._folder.cleanup()

    def restart(self) -> None:
        self.restarts += 1
        self.close()
        self._start()

    def document(self) -> dict[str, Any]:
        """The OpenAPI document of the server."""
        return dict(
            json.loads(
                self._request({"method": "GET", "path": "/api/openapi.json"}, Hand(), {}, FIRST_PATIENCE)[1]
            )
        )

    def play(self, steps: Sequence[Step]) -> list[Cost]:
        """Costs of the steps, up to one that freezes the server, which is then replaced."""
        if self._played >= SEQUENCES:
            self.restart()
        self._played += 1
        self._number += 1
        hand, cookie = Hand(), dict[str, str]()
        costs: list[Cost] = []
        for at, step in enumerate(steps):
            try:
                self._control.read()
                answer = self._step(step, hand, cookie)
                time.sleep(SETTLE * (1 + 2 * (at == len(steps) - 1)))
                found = self._control.read()
            except Frozen:
                held = FROZEN * 1000
                costs.append(Cost(held, held, held, held, "frozen", ()))
                self.restart()
                return costs
            where = tuple(found.pop("where"))
            costs.append(Cost(**found, answer=answer, where=where))
            self._look(hand, cookie, steps[at + 1 :])
        return costs

    def _step(self, step: Step, hand: Hand, cookie: dict[str, str]) -> str:
        try:
            if "live" in step:
                return self._live(step, hand, cookie)
            status, body = self._request(step, hand, cookie)
        except (OSError, http.client.HTTPException, WebSocketException, ValueError) as problem:
            return type(problem).__name__
        if status == 201 and body.startswith(b'{"game"'):
            game = json.loads(body)["game"]
            hand.game, hand.seen, hand.plan = game["id"], game.get("length", 0), "none"
        if status == 201 and body.startswith(b'{"plan"'):
            hand.plan = json.loads(body)["plan"]["id"]
        return str(status)

    def _look(self, hand: Hand, cookie: dict[str, str], following: Sequence[Step]) -> None:
        """Read the position if a later step needs it."""
        if not any("$choice" in json.dumps(step) or "$seen" in json.dumps(step) for step in following[:1]):
            return
        with contextlib.suppress(OSError, http.client.HTTPException, ValueError, KeyError):
            at = PLAN if PLAN in str(following[0].get("path")) else AT
            status, body = self._request({"method": "GET", "path": f"{at}/view"}, hand, cookie)
            if status == 200:
                position = json.loads(body)["position"]
                hand.seen, hand.choices = position["number"], position["choices"]

    def _address(self) -> str:
        return f"127.{1 + self._number // 62_500 % 200}.{self._number // 250 % 250}.{1 + self._number % 250}"

    def _request(
        self, step: Step, hand: Hand, cookie: dict[str, str], patience: float = PATIENCE
    ) -> tuple[int, bytes]:
        path = quote(_placed(str(step["path"]), hand), safe="/?&=%-_.~")
        headers = {name.replace("_", "-"): value for name, value in step.get("headers", {}).items()}
        body = step["raw"].encode("latin-1") if "raw" in step else None
        if "body" in step:
            body = written(step["body"], hand)
            headers.setdefault("content-type", "application/json")
        if cookie:
            headers.setdefault("cookie", "; ".join(f"{name}={value}" for name, value in cookie.items()))
        line = http.client.HTTPConnection(
            "127.0.0.1", self._server.port, timeout=patience, source_address=(self._address(), 0)
        )
        try:
            line.request(str(step["method"]), path[:30_000], body, headers)
            reply = line.getresponse()
            given = reply.getheader("set-cookie")
            if given:
                name, _, value = given.partition(";")[0].partition("=")
                cookie[name] = value
            return reply.status, reply.read()
        finally:
            line.close()

    def _live(self, step: Step, hand: Hand, cookie: dict[str, str]) -> str:
        path = _placed(str(step["live"]), hand)
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookie.items())} if cookie else {}
        url = f"ws://127.0.0.1:{self._server.port}{path}"
        with connect(
            url, additional_headers=headers, open_timeout=PATIENCE, close_timeout=0.2, max_size=2**26,
            source_address=(self._address(), 0),
        ) as socket:  # fmt: skip
            for frame in step.get("frames", ()):
                socket.send(json.dumps(whole(frame, hand)))
            with contextlib.suppress(TimeoutError):
                for _ in range(min(500, int(step.get("messages", 0)))):
                    socket.recv(timeout=0.2)
        return "101"


def _placed(path: str, hand: Hand) -> str:
    """The path with the present game, plan and number of entries."""
    return path.replace("$game", hand.game).replace("$plan", hand.plan).replace("$seen", str(hand.seen))
