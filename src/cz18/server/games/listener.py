"""Messages between workers through PostgreSQL (LISTEN/NOTIFY).

One thread receives, one sends. The receiver reconnects after any failure and then catches up. A connection on which not
even this worker's own heartbeat arrives counts as dead. The sender keeps only the latest message of each subject.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from cz18.server.storage.connected import CHANNEL
from cz18.server.storage.store import Store

log = logging.getLogger("cz18.server.listener")

CONNECT_SECONDS = 5
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0
"""Bounds of the reconnect backoff, in seconds."""
MOST_WORDS = 10_000
"""Maximum number of messages that wait to be sent; others are dropped."""


class Listener:
    """Receives and sends messages. `received` and `connected` are called in the receiver thread."""

    def __init__(
        self,
        store: Store,
        received: Callable[[str], None],
        connected: Callable[[], None],
        silence_seconds: float = 20.0,
    ) -> None:
        self._store = store
        self._received = received
        self._connected = connected
        self._silence_seconds = silence_seconds
        self._stopping = threading.Event()
        self._listening = False
        self._received_at = 0.0
        self._words: dict[str, str] = {}
        self._something = threading.Condition()
        self._threads = [
            threading.Thread(target=self._listen, name="push-listener", daemon=True),
            threading.Thread(target=self._talk, name="push-talker", daemon=True),
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self, last_word: str) -> None:
        self._stopping.set()
        with self._something:
            self._something.notify()
        for thread in self._threads:
            thread.join(timeout=2)
        self._say([last_word])

    def is_well(self) -> bool:
        """Is it connected, caught up and receiving?"""
        recent = time.monotonic() - self._received_at < self._silence_seconds
        return self._listening and recent and all(thread.is_alive() for thread in self._threads)

    # Sending

    def say(self, text: str) -> None:
        """Queue a message to all workers; replaces a waiting one of the same subject."""
        subject = " ".join(text.split(" ", 2)[:2])
        with self._something:
            if len(self._words) < MOST_WORDS or subject in self._words:
                self._words.pop(subject, None)
                self._words[subject] = text
                self._something.notify()

    def _talk(self) -> None:
        while not self._stopping.is_set():
            with self._something:
                while not self._words and not self._stopping.is_set():
                    self._something.wait()
                words, self._words = list(self._words.values()), {}
            if words and not self._say(words):
                self._stopping.wait(FIRST_PAUSE)

    def _say(self, words: list[str]) -> bool:
        try:
            with self._store.writing() as connection:
                for text in words:
                    self._store.notify(connection, text)
        except SQLAlchemyError as problem:
            log.warning("could not notify other workers", extra={"fault": str(problem)[:200], "words": len(words)})
            return False
        except Exception:
            log.exception("could not notify other workers")
            return False
        return True

    # Receiving

    def _listen(self) -> None:
        pause = FIRST_PAUSE
        while not self._stopping.is_set():
            try:
                self._listen_once()
                pause = FIRST_PAUSE
            except Exception as problem:  # this thread must survive every failure
                was_well, self._listening = self._listening, False
                pause = FIRST_PAUSE if was_well else min(LONGEST_PAUSE, pause * 2)
                extra = {"fault": f"{type(problem).__name__}: {problem}"[:300], "again_in": pause}
                log.warning("lost the connection to the other workers; reconnecting", extra=extra)
                self._stopping.wait(pause)

    def _listen_once(self) -> None:
        with self._connect() as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._connected()
            self._received_at, self._listening = time.monotonic(), True
            while not self._stopping.is_set():
                for note in connection.notifies(timeout=0.5):
                    self._received_at = time.monotonic()
                    self._received(note.payload)
                    if self._stopping.is_set():
                        return
                if time.monotonic() - self._received_at > self._silence_seconds:
                    raise ConnectionError("this worker does not receive its own notifications")

    def _connect(self) -> Any:
        import psycopg

        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True, connect_timeout=CONNECT_SECONDS)
