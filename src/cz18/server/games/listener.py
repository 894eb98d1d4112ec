"""What workers tell each other through PostgreSQL (LISTEN/NOTIFY).

Two threads: one listens, one talks. The listener lives as long as the server does: whatever goes wrong, it connects
again, and then looks at what it has not heard. A connection on which even this worker's own words do not come back any
more is taken for dead. What is to be said waits for the talker, the latest word on each subject.
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
"""Seconds until it is tried again, at first and at last."""
MOST_WORDS = 10_000
"""Words that may wait to be said; who looks at which game is asked again when it is missed."""


class Listener:
    """Hears what workers say; says what this one has to say. `heard` and `connected` are called in its thread."""

    def __init__(
        self,
        store: Store,
        heard: Callable[[str], None],
        connected: Callable[[], None],
        silence_seconds: float = 20.0,
    ) -> None:
        self._store = store
        self._heard = heard
        self._connected = connected
        self._silence_seconds = silence_seconds
        self._stopping = threading.Event()
        self._listening = False
        self._heard_at = 0.0
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
        """Is it connected, has it caught up, and does it hear?"""
        recent = time.monotonic() - self._heard_at < self._silence_seconds
        return self._listening and recent and all(thread.is_alive() for thread in self._threads)

    # Talking

    def say(self, text: str) -> None:
        """Tell the other workers something that is not in the store. Does not wait for it."""
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
                    self._store.tell(connection, text)
        except SQLAlchemyError as problem:
            log.warning("not told", extra={"fault": str(problem)[:200], "words": len(words)})
            return False
        except Exception:
            log.exception("not told")
            return False
        return True

    # Listening

    def _listen(self) -> None:
        pause = FIRST_PAUSE
        while not self._stopping.is_set():
            try:
                self._listen_once()
                pause = FIRST_PAUSE
            except Exception as problem:  # whatever it was: without this thread nobody hears anything any more
                was_well, self._listening = self._listening, False
                pause = FIRST_PAUSE if was_well else min(LONGEST_PAUSE, pause * 2)
                told = {"fault": f"{type(problem).__name__}: {problem}"[:300], "again_in": pause}
                log.warning("does not hear the other workers; connects again", extra=told)
                self._stopping.wait(pause)

    def _listen_once(self) -> None:
        """Listen until something goes wrong, or it is told to stop."""
        with self._connect() as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._connected()
            self._heard_at, self._listening = time.monotonic(), True
            while not self._stopping.is_set():
                for note in connection.notifies(timeout=0.5):
                    self._heard_at = time.monotonic()
                    self._heard(note.payload)
                    if self._stopping.is_set():
                        return
                if time.monotonic() - self._heard_at > self._silence_seconds:
                    raise ConnectionError("even what this worker says is not heard")

    def _connect(self) -> Any:
        import psycopg

        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return psycopg.connect(url, autocommit=True, connect_timeout=CONNECT_SECONDS)
