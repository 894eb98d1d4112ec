"""Witnesses of an attack: a monitor, players at another table, and players against bots.

Each sends requests repeatedly from its own thread and records start and duration. A missing response or an error is
recorded as LOST seconds.
"""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
from abc import ABC, abstractmethod
from typing import NamedTuple

from cz18.client import ApiError, Client, Table, definite

LOST = 20.0


class Waited(NamedTuple):
    """Start time of a request and its duration in seconds."""

    at: float
    seconds: float


class Witness(threading.Thread, ABC):
    """Sends requests at intervals until it is stopped."""

    pause = 0.1

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.waits: list[Waited] = []
        self.answers: dict[str, int] = {}
        self.done = threading.Event()
        self.asked_at = 0.0

    def run(self) -> None:
        while not self.done.is_set():
            self.asked_at = time.monotonic()
            try:
                answer = self.ask()
                taken = time.monotonic() - self.asked_at
            except (OSError, http.client.HTTPException, EOFError, ValueError) as problem:
                answer, taken = type(problem).__name__, LOST
                self.begin_again()
            except ApiError as problem:
                answer, taken = str(problem.status), time.monotonic() - self.asked_at
                if problem.status >= 500 and problem.status not in (503, 507):  # correct errors, in time
                    taken = LOST
            if answer:
                self.waits.append(Waited(self.asked_at, taken))
                self.answers[answer] = self.answers.get(answer, 0) + 1
            self.done.wait(self.pause)

    @abstractmethod
    def ask(self) -> str:
        """Send one request; return a word for the response, empty if there was nothing to measure."""

    def begin_again(self) -> None:
        """Reconnect after a lost connection."""

    def between(self, begin: float, end: float) -> list[float]:
        """Waits that began in this interval; an unfinished one counts with its time so far."""
        found = [wait.seconds for wait in self.waits if begin <= wait.at < end]
        if begin <= self.asked_at < end and (not self.waits or self.waits[-1].at < self.asked_at):
            found.append(time.monotonic() - self.asked_at)
        return found

    def stop(self) -> None:
        self.done.set()


class Health(Witness):
    """Requests /health over a new connection each time, as a monitor does."""

    pause = 0.05

    def ask(self) -> str:
        host, _, port = self.url.removeprefix("http://").partition(":")
        connection = http.client.HTTPConnection(host, int(port), timeout=LOST)
        try:
            connection.request("GET", "/health")
            status = connection.getresponse().status
            if status != 200:
                raise ValueError
            return str(status)
        finally:
            connection.close()


class Players(Witness):
    """Two people who play at random at one table; measures the response to an action."""

    seats: tuple[dict[str, str], ...] = ({"name": "Ada"}, {"name": "Ben"})
    board = "bohemia"

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.rng = random.Random(18)
        self.table = self._new_table()

    def _new_table(self) -> Table:
        people = [number for number, seat in enumerate(self.seats) if seat.get("kind") != "bot"]
        return Client(self.url).new_game(list(self.seats), board=self.board, take=people, listed=False)

    def begin_again(self) -> None:
        client = Client(self.url)
        client.cookie = self.table.client.cookie
        self.table = client.table(self.table.id)

    def ask(self) -> str:
        view = self.table.view()
        if view["position"]["over"]:
            self.table = self._new_table()
            return ""
        kinds = sorted({choice["type"] for choice in view["position"]["choices"]})
        kind = self.rng.choice(kinds)
        choices = [choice for choice in view["position"]["choices"] if choice["type"] == kind]
        self.asked_at = time.monotonic()
        self.table.act(view["position"]["number"], definite(self.rng.choice(choices)))
        return "200"


class AgainstOpponents(Players):
    """A person who plays against fast bots; measures the time until the person decides again."""

    seats = ({"name": "Ada"}, {"name": "Ben", "kind": "bot", "bot": "apprentice"})
    pause = 0.2  # all witnesses share the request rate of one address

    def ask(self) -> str:
        game = self.table.client.get(self.table.path)["game"]
        if game["decides"] == 0:
            super().ask()
        own = game["length"] + (game["decides"] == 0)
        while not self.done.is_set():
            game = self.table.client.get(self.table.path)["game"]
            if game["decides"] == 0 or game["status"] != "open":
                return "200" if game["length"] > own else ""
            self.done.wait(0.1)
        return ""


FIRST_TRIES = 20


class SignIns(Witness):
    """A person who signs in from a new address each time, because of the limit per address."""

    pause = 1.0
    password = "correct horse battery"

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.number = 0
        for _ in range(FIRST_TRIES):  # on a busy machine the process that hashes starts late
            if (answer := self._post("/api/accounts", 201)) in ("200", "409"):
                return
            time.sleep(1.0)
        raise RuntimeError(f"no account for the sign-ins: {answer}")

    def ask(self) -> str:
        return self._post("/api/sign-in", 200)

    def _post(self, path: str, wanted: int) -> str:
        self.number += 1
        host, _, port = self.url.removeprefix("http://").partition(":")
        source = f"127.0.{2 + self.number // 250}.{1 + self.number % 250}"
        connection = http.client.HTTPConnection(host, int(port), timeout=LOST, source_address=(source, 0))
        try:
            body = json.dumps({"name": "Dora", "password": self.password})
            connection.request("POST", path, body, {"content-type": "application/json"})
            status = connection.getresponse().status
            if status >= 500 and status not in (503, 507):
                raise ValueError
            return "200" if status == wanted else str(status)
        finally:
            connection.close()


class Ready(Witness):
    """Requests /ready and stores the responses."""

    pause = 0.25

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.heard: list[tuple[float, str]] = []

    def ask(self) -> str:
        try:
            status = str(Client(self.url).request("GET", "/ready").status)
        except OSError:
            status = "none"
        self.heard.append((self.asked_at, status))
        return status


class Machine(Witness):
    """Measures the wake-up delay of a sleeping thread: the noise of the machine."""

    pause = 0.0
    sleep = 0.01

    def ask(self) -> str:
        time.sleep(self.sleep)
        self.asked_at += self.sleep
        return "200"
