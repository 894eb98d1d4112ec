"""Two people play by turns, each move after its notification, while the server is killed and restarted.

    python -m benchmarks.by_turn --turns 1000

The first player is notified by e-mail and a webhook, the second by push. A mail server (aiosmtpd), a push service that
checks VAPID and decrypts, and a webhook receiver run on loopback. A player moves only after a notification has arrived
on every channel, so a lost one ends the run with an error. Repetitions are counted: a process that dies between a
delivery and its record sends it again, with the same id; those with a kill or stop between the two deliveries are
counted.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from server.helpers import Process, choose
from server.receivers import Inbox, MailServer, PushService, Webhook

from cz18.client import ApiError, Client, Table

PATIENCE = 120.0


class Report(NamedTuple):
    """What a run has counted."""

    turns: int
    games: int
    kills: int
    restarts: int
    delivered: dict[str, int]
    repeated: dict[str, int]
    across_a_restart: dict[str, int]
    """The repetitions that are explained: the server died between the two deliveries."""
    wrong: list[str]
    seconds: float


class Run:
    """A server process that is killed now and then, two players, and their receivers."""

    def __init__(self, database: str, seed: int, kill_every: int) -> None:
        self.rng = random.Random(seed)
        self.mail, self.push, self.hook = MailServer(), PushService(), Webhook()
        self.database = database
        self.kill_every = kill_every
        self.kills = self.restarts = self.turns = self.games = 0
        self.deaths: list[float] = []
        self.settings: dict[str, Any] = {
            "smtp_host": "127.0.0.1", "smtp_port": self.mail.port, "smtp_security": "none",
            "mail_from": "18CZ <games@club.example>", "public_url": "http://club.example",
            "private_webhooks": True, "notify_retry_seconds": 0.2, "bot_threads": 0,
        }  # fmt: skip
        self.server = Process(database, **self.settings).wait_until_ready()
        self.cookies: list[str | None] = [None, None]
        self.inboxes: list[dict[str, Inbox]] = [{"mail": self.mail, "webhook": self.hook}, {"push": self.push}]
        self.expected: list[int] = [0, 0]
        self._subscribe()

    def client(self, who: int) -> Client:
        client = Client(self.server.url)
        client.cookie = self.cookies[who]
        return client

    def _subscribe(self) -> None:
        first, second = self.client(0), self.client(1)
        added = first.post("/api/me/channels", {"kind": "webhook", "address": self.hook.url})
        self.cookies[0] = first.cookie
        self.hook.secret = added["secret"]
        mail = first.post("/api/me/channels", {"kind": "mail", "address": "anna@club.example"})
        asked = self.mail.wait(1, PATIENCE)
        token = next(
            word for word in asked.content.get_body(("plain",)).get_content().split() if "/#/confirm/" in word
        )
        first.post(f"/api/channels/{mail['id']}/confirm", {"token": token.rpartition("/")[2]})
        self.mail.clear()
        self.push.server_key = second.get("/api/me/notifications")["available"]["push"]
        second.post("/api/me/channels", {"kind": "push", "address": self.push.subscription()})
        self.cookies[1] = second.cookie

    def restart(self) -> None:
        """Kill the server, or stop it, at any moment of its work, and start it again."""
        time.sleep(self.rng.uniform(0, 0.05))
        if self.rng.random() < 0.7:
            self.server.kill()
            self.kills += 1
        else:
            self.server.stop()
            self.restarts += 1
        time.sleep(0.2)  # until the receivers have read what it sent last
        self.deaths.append(time.monotonic())
        self.server = Process(self.database, **self.settings).wait_until_ready()

    def play(self, turns: int) -> None:
        """Play games until this many turns have been announced and played."""
        while self.turns < turns:
            self._game(turns)
            print(f"{self.turns} turns, {self.kills} kills", file=sys.stderr, flush=True)

    def _game(self, turns: int) -> None:
        first, second = self.client(0), self.client(1)
        made = first.post(
            "/api/games", {"board": "bohemia", "seats": [{"name": "Anna"}, {"name": "Bedřich"}], "take": [0]}
        )
        game = made["game"]["id"]
        token = next(link["token"] for link in made["links"] if link["seat"] == 1)
        second.post(f"/api/games/{game}/join", {"token": token})
        self.games += 1
        while self.turns < turns:
            if self._turn(game) is None:
                return

    def _turn(self, game: str) -> int | None:
        """Wait for the notification of the present turn, then play it. None if the game is over."""
        view = self._view(game, 0)
        decides = view["table"]["decides"]
        if decides is None:
            return None
        self.expected[decides] += 1
        for inbox in self.inboxes[decides].values():
            arrived = inbox.wait(self.expected[decides], PATIENCE)
            assert arrived.game == game, (arrived, game)
        while view["table"]["decides"] == decides:
            kills = self.turns % self.kill_every == self.kill_every - 1
            self._act(game, decides, view)
            view = self._view(game, decides)
            if kills and view["table"]["decides"] != decides:
                self.restart()
        self.turns += 1
        if view["table"]["decides"] is None:  # the end is announced to both
            self.expected = [count + 1 for count in self.expected]
            for who, inboxes in enumerate(self.inboxes):
                for inbox in inboxes.values():
                    inbox.wait(self.expected[who], PATIENCE)
            return None
        return int(decides)

    def _view(self, game: str, who: int) -> Any:
        return Table(self.client(who), game).view()

    def _act(self, game: str, who: int, view: Any) -> None:
        try:
            Table(self.client(who), game).act(view["position"]["number"], choose(view, self.rng))
        except ApiError as refusal:
            if refusal.status != 422:  # an offer that was declined before
                raise

    def report(self, began: float) -> Report:
        inboxes = {name: inbox for one in self.inboxes for name, inbox in one.items()}
        return Report(
            self.turns,
            self.games,
            self.kills,
            self.restarts,
            {name: len(inbox.distinct()) for name, inbox in inboxes.items()},
            {name: inbox.repeated() for name, inbox in inboxes.items()},
            {name: inbox.repeated_across(self.deaths) for name, inbox in inboxes.items()},
            [f"{name}: {fault}" for name, inbox in inboxes.items() for fault in inbox.wrong],
            time.monotonic() - began,
        )

    def stop(self) -> None:
        self.server.stop()
        for receiver in (self.mail, self.push, self.hook):
            receiver.stop()


def run(turns: int, kill_every: int, seed: int = 1) -> Report:
    """Play this many turns; the server is killed or restarted after each `kill_every`th."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        playing = Run(str(Path(folder) / "games.db"), seed, kill_every)
        try:
            playing.play(turns)
            time.sleep(1)  # what would arrive a second time
            return playing.report(began)
        finally:
            playing.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--kill-every", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    report = run(given.turns, given.kill_every, given.seed)
    for name, value in report._asdict().items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
