"""Threads that fill the outbox and deliver notifications.

A turn is part of the game's row, written with its entry. The first thread adds a row to the outbox for each channel of
the player, right after the entry and again in a sweep, so that nothing is lost if the process dies in between. The
others deliver what is due. They never hold a game's lock while they use the network.
"""

from __future__ import annotations

import logging
import smtplib
import threading
import time
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from cz18.messages import chosen
from cz18.server.admission.limiter import Limiter
from cz18.server.errors import ApiError
from cz18.server.games.games import Games
from cz18.server.games.push import Push
from cz18.server.games.views import Recorded
from cz18.server.notify import mail, outbox, web_push, webhooks
from cz18.server.notify.http_post import UrlRejected, post
from cz18.server.notify.message import Message, message_of
from cz18.server.notify.schedule import Drop, Later, Send, delivery, is_current, notifications_of
from cz18.server.settings import Settings
from cz18.server.storage.rows import ChannelRow, OutboxRow, TableStatus
from cz18.server.storage.store import Store

log = logging.getLogger("cz18.server.notify")

IDLE_SECONDS = 5.0
"""Seconds between checks for channels, on a server where nobody has one."""
SWEEP_SECONDS = 10.0
MOST_WAITING = 10_000
"""Games that wait for their notifications; the sweep finds the others."""
SWEPT = 200
BATCH = 16
MOST_DUE = 1000
"""People of whom a notification is chosen."""
SLOW_SECONDS = 1.0
"""After an attempt that took longer, the next notification is chosen again."""
MOST_TRIES = 7
"""Attempts at a notification: with growing delays they take about a day."""
GROWTH = 4.0
MOST_FAILURES = 5
"""Failed notifications in a row after which a channel is no longer used."""


class Outcome(NamedTuple):
    """The result of an attempt. `again`: a later one may succeed; `gone`: the channel no longer exists."""

    sent: bool
    result: str
    again: bool = False
    gone: bool = False


class Notifier:
    """Queues and delivers the notifications of one server process."""

    def __init__(self, store: Store, games: Games, push: Push, settings: Settings, limiter: Limiter) -> None:
        self._store = store
        self._games = games
        self._push = push
        self._settings = settings
        self._limiter = limiter
        self._active = False
        """Whether any person has a channel."""
        self._to_enqueue: set[str] = set()
        self._busy: set[str] = set()
        """People to whom a thread is sending; a slow webhook holds only one thread."""
        self._lost: dict[str, float] = {}
        """Seconds of slow attempts by person since the last success; those who lost least are served first."""
        self._guard = threading.Lock()
        self._wake_queue, self._wake_senders, self._stopping = (
            threading.Event(),
            threading.Event(),
            threading.Event(),
        )
        count = settings.notify_threads
        names = ["notify-plan", *(f"notify-{number}" for number in range(count))] if count else []
        self._threads = [
            threading.Thread(target=self._run_sender if number else self._run_queue, name=name, daemon=True)
            for number, name in enumerate(names)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._wake_queue.set()
        self._wake_senders.set()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(timeout=1)

    # The outbox

    def entry_made(self, made: Recorded) -> None:
        """Queue notifications after a durable entry of this process, if it is another player's turn."""
        if self._active and (
            made.before.decides != made.after.decides or made.after.row.status != TableStatus.OPEN
        ):
            self.wake(made.entry.game)

    def wake(self, game: str) -> None:
        """Queue the notifications about a game soon."""
        if self._active:
            with self._guard:
                if len(self._to_enqueue) < MOST_WAITING:
                    self._to_enqueue.add(game)
            self._wake_queue.set()

    def channel_added(self) -> None:
        self._active = True
        self._wake_queue.set()
        self._wake_senders.set()

    def _run_queue(self) -> None:
        swept = -SWEEP_SECONDS
        with suppress(Exception):
            outbox.release_all(self._store)
        while not self._stopping.is_set():
            try:
                self._active = outbox.has_channels(self._store)
                if self._active:
                    if time.monotonic() - swept >= SWEEP_SECONDS:
                        swept = time.monotonic()
                        self.sweep()
                    with self._guard:
                        games, self._to_enqueue = self._to_enqueue, set()
                    for game in games:
                        self.enqueue(game)
            except Exception:
                log.warning("queueing notifications failed; retrying", exc_info=True)
            self._wake_queue.wait(SWEEP_SECONDS if self._active else IDLE_SECONDS)
            self._wake_queue.clear()

    def sweep(self) -> None:
        """Queue what was missed: turns whose entry was stored just before a process died."""
        for game in outbox.unannounced(self._store, SWEPT):
            self.enqueue(game)

    def enqueue(self, game: str) -> None:
        """Add the notifications that follow from a game as it is now."""
        row = self._store.game(game)
        if row is None or row.lesson is not None:
            return
        holders, now = self._store.holders(game), time.time()
        found = []
        for person, kind, number in notifications_of(row, self._store.seats(game), holders, now):
            for channel in outbox.channels_of(self._store, person):
                if channel.confirmed is not None and channel.confirmed <= row.changed:
                    found.append(outbox.new_row(channel, kind, game, number))
        with suppress(IntegrityError):  # the game or a channel was just removed
            if outbox.put(self._store, found):
                self._wake_senders.set()

    # Sending

    def _run_sender(self) -> None:
        while not self._stopping.is_set():
            wait = IDLE_SECONDS
            try:
                if self._active:
                    wait = 0.0 if self.send_due() else self._until_next()
            except Exception:
                log.warning("sending notifications failed; retrying", exc_info=True)
            if wait:
                self._wake_senders.wait(wait)
                self._wake_senders.clear()

    def _until_next(self) -> float:
        next_due = outbox.next_due(self._store)
        return IDLE_SECONDS if next_due is None else min(IDLE_SECONDS, max(0.2, next_due - time.time()))

    def send_due(self) -> int:
        """Deliver what is due now, one notification of each person; the number of attempts."""
        done = 0
        items = outbox.due(self._store, time.time(), MOST_DUE)
        items.sort(key=lambda item: self._lost.get(item.person, 0.0))
        for item in items:
            with self._guard:
                if item.person in self._busy:
                    continue
                self._busy.add(item.person)
            began = time.monotonic()
            try:
                if not self._stopping.is_set() and outbox.claim(self._store, item):
                    self._try(item)
                    done += 1
            finally:
                took = time.monotonic() - began
                with self._guard:
                    self._busy.discard(item.person)
                    self._note(item.person, took)
            if done == BATCH or took > SLOW_SECONDS:
                break
        return done

    def _note(self, person: str, took: float) -> None:
        """Record how long an attempt for this person took."""
        if took <= SLOW_SECONDS:
            self._lost.pop(person, None)
        elif len(self._lost) < MOST_WAITING:
            self._lost[person] = self._lost.get(person, 0.0) + took

    def _try(self, item: OutboxRow) -> None:
        """Deliver, postpone or drop a notification, and record it."""
        channel = outbox.channel(self._store, item.channel)
        if channel is None:
            return  # its notifications went with it
        now = time.time()
        step = self._delivery(item, now)
        if isinstance(step, Drop):
            outbox.change(self._store, item.id, status="dropped", result=step.reason, due=now)
        elif isinstance(step, Later):
            outbox.change(self._store, item.id, due=step.until, result=step.reason)
        elif wait := self._limiter.take("notifications", item.person):
            outbox.change(self._store, item.id, due=now + wait, result="interval")
        elif channel.kind == "mail" and (wait := self._limiter.take("mails", "all")):
            outbox.change(self._store, item.id, due=now + wait, result="mail_limit")
        else:
            self._record(item, channel, self._deliver(item, channel))

    def _delivery(self, item: OutboxRow, now: float) -> Send | Later | Drop:
        if item.game is None:
            return Send()
        row, seats = self._store.game(item.game), self._store.seats(item.game)
        held = {seat for seat, person in self._store.holders(item.game) if person == item.person}
        return delivery(
            item,
            outbox.reach_of(self._store, item.person),
            now=now,
            current=is_current(item, row, seats, now) and bool(held or item.kind == "host"),
            muted=outbox.personal_of(self._store, item.game, item.person).muted,
            looking=bool(held & self._push.looking(item.game)),
            connected=bool(held & set(self._push.presence(item.game)["seats"])),
            last=outbox.last_sent(self._store, item.channel, item.game),
        )

    def _deliver(self, item: OutboxRow, channel: ChannelRow) -> Outcome:
        try:
            message = self._message(item)
            if channel.kind == "mail":
                mail.send(self._settings, mail.mail_of(self._settings, channel, message))
                return Outcome(True, "accepted")
            return self._post(channel, message)
        except UrlRejected as refusal:
            return Outcome(False, str(refusal), again=str(refusal) == "unknown_host")
        except smtplib.SMTPRecipientsRefused as problem:
            codes = {code for code, _ in problem.recipients.values()}
            return Outcome(False, f"refused {min(codes)}", again=all(code < 500 for code in codes))
        except smtplib.SMTPResponseException as problem:
            return Outcome(False, f"smtp {problem.smtp_code}", again=problem.smtp_code < 500)
        except TimeoutError:
            return Outcome(False, "timeout", again=True)
        except (OSError, smtplib.SMTPException) as problem:
            return Outcome(False, f"no_connection {type(problem).__name__}", again=True)
        except ApiError as problem:
            return Outcome(False, problem.code)
        except ValueError:
            return Outcome(False, "invalid")
        except Exception:  # this notification fails in the end; the others go on
            log.warning("a notification could not be made", exc_info=True)
            return Outcome(False, "internal", again=True)

    def _post(self, channel: ChannelRow, message: Message) -> Outcome:
        private = self._settings.private_webhooks
        if channel.kind == "push":
            url, headers, body = web_push.encrypted(self._store, self.contact, channel.address, message)
        else:
            link = f"{self._settings.public_url.rstrip('/')}{message.path}"
            url = channel.address
            headers, body = webhooks.request_of(channel.kind, channel.secret, message, link)
        status = post(url, headers, body, private=private)
        if 200 <= status < 300:
            return Outcome(True, f"http {status}")
        gone = channel.kind == "push" and status in (404, 410)
        return Outcome(False, f"http {status}", again=status >= 500 or status in (408, 425, 429), gone=gone)

    @property
    def contact(self) -> str:
        """The e-mail address by which a push service may reach the operator."""
        return self._settings.push_contact or "operator@localhost.localdomain"

    def _message(self, item: OutboxRow) -> Message:
        account = self._store.account(person=item.person)
        wished = outbox.reach_of(self._store, item.person).language
        language = chosen(wished, None if account is None else account.language)
        if item.game is None:
            return message_of(item, language, None, self._store)
        with self._games.locked(item.game) as loaded:
            return message_of(item, language, loaded, self._store)

    def _record(self, item: OutboxRow, channel: ChannelRow, outcome: Outcome) -> None:
        now, tries = time.time(), item.tries + 1
        if outcome.sent:
            outbox.change(self._store, item.id, status="sent", result=outcome.result, tries=tries, due=now)
            if channel.failures:
                outbox.change_channel(self._store, channel.id, failures=0)
            return
        again = outcome.again and tries < MOST_TRIES and item.kind != "test"
        log.info("notification failed", extra={"channel": channel.kind, "fault": outcome.result, "again": again})
        if again:
            later = now + self._settings.notify_retry_seconds * GROWTH ** min(tries - 1, 5)
            outbox.change(self._store, item.id, result=outcome.result, tries=tries, due=later)
            return
        outbox.change(self._store, item.id, status="failed", result=outcome.result, tries=tries, due=now)
        failures = channel.failures + 1
        changes = {"confirmed": None} if outcome.gone or failures >= MOST_FAILURES else {}
        outbox.change_channel(self._store, channel.id, failures=failures, **changes)
