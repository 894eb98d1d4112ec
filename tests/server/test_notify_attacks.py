"""Attacks on notifications: private networks, headers, floods, slow receivers, links of e-mails."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from datetime import datetime
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from server.helpers import Served, hot_seat, play, refused, serving, until
from server.receivers import Webhook

from cz18.client import Client
from cz18.server.admission.rules import CONFIRMATIONS_PER_DAY
from cz18.server.notify import http_post, outbox, schedule
from cz18.server.notify.http_post import UrlRejected, address_of, is_public, post
from cz18.server.notify.mail import mail_of, token_of, valid_address
from cz18.server.notify.message import Message
from cz18.server.people.seats import new_token
from cz18.server.settings import Settings
from cz18.server.storage import schema
from cz18.server.storage.rows import ChannelRow, ReachRow

MAIL = {"smtp_security": "none", "smtp_host": "127.0.0.1", "public_url": "http://club.example",
        "mail_from": "18CZ <games@club.example>"}  # fmt: skip


def channel_row(secret: str = "s" * 32) -> ChannelRow:
    return ChannelRow("c1", "p1", "mail", "anna@club.example", "anna", secret, 0.0, 0, 0.0)


# Private networks


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("64:ff9b::5db8:d822", True),  # NAT64 of 93.184.216.34
        ("64:ff9b::a00:1", False),  # NAT64 of 10.0.0.1
        ("64:ff9b::a9fe:a9fe", False),  # NAT64 of 169.254.169.254
        ("::10.0.0.1", False),
        ("::ffff:169.254.169.254", False),
        ("::ffff:0:a00:1", False),
        ("2002:7f00:1::", False),  # 6to4 of 127.0.0.1
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),  # Teredo
        ("fec0::1", False),
        ("fd00:ec2::254", False),
        ("5f00::1", False),
        ("192.0.0.8", False),
        ("192.88.99.1", False),
        ("0.0.0.0", False),
        ("255.255.255.255", False),
        ("224.0.0.1", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    """Also those that carry an IPv4 address."""
    assert is_public(address) is public


@pytest.mark.parametrize(
    "host", ["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::ffff:7f00:1]", "169.254.169.254"]
)
def test_other_spellings_of_private_addresses_are_refused(host: str) -> None:
    """As decimal, hexadecimal and octal numbers, which the resolver understands."""
    with pytest.raises(UrlRejected, match="private_network"):
        post(f"https://{host}/", {}, b"")


def test_one_private_address_of_a_name_is_enough_to_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to the address that was checked; a name is resolved once (DNS rebinding)."""
    answers = [["93.184.216.34"], ["93.184.216.34", "10.0.0.1"]]
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", (one, port)) for one in answers[min(len(asked), 2) - 1]]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    assert asyncio.run(address_of("club.example", 443, private=False)) == "93.184.216.34"
    with pytest.raises(UrlRejected, match="private_network"):
        asyncio.run(address_of("club.example", 443, private=False))


def test_redirects_are_not_followed() -> None:
    """They would lead to addresses that were not checked."""
    receiver, target = Webhook(), Webhook()
    try:
        receiver.statuses = [302]
        receiver.location = target.url
        assert post(receiver.url, {}, b"{}", private=True) == 302
        assert not target.all
    finally:
        receiver.stop()
        target.stop()


# E-mail


def test_no_text_of_players_reaches_the_headers_of_a_mail() -> None:
    """Line breaks of any kind in a title or a name stay in the subject and the body; HTML is escaped."""
    title = "Club\r\nBcc: victim@x.example\u2028X-Evil: 1\n<script>alert(1)</script>"
    message = Message("m1", "turn", "g1", 3, f"Your turn: {title}", title, (title,), "Open", "/#/games/g1", "en")
    raw = mail_of(Settings(**MAIL), channel_row(), message).as_bytes()
    read = message_from_bytes(raw, policy=default)
    assert set(read.keys()) == {
        "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Content-Language", "List-Unsubscribe",
        "List-Unsubscribe-Post", "References", "MIME-Version", "Content-Type",
    }  # fmt: skip
    assert read["To"] == "anna@club.example"
    html = read.get_body(("html",))  # type: ignore[attr-defined]
    assert "<script>" not in html.get_content()


@pytest.mark.parametrize(
    "text", ["a@b.example\nBcc: c@d.example", "a@b.example, c@d.example", "<a@b.example>", "a@b.example ",
             "a b@c.example", "a@localhost", "a@b..example", "@b.example",
             "a@b.example\u2028", "a" * 250 + "@b.example"],
)  # fmt: skip
def test_only_one_plain_address_is_accepted(text: str) -> None:
    assert not valid_address(text)


def test_links_of_mails_are_long_and_serve_one_purpose(tmp_path: Path) -> None:
    """160 bits that follow from a random secret; the link that confirms does not unsubscribe."""
    row = channel_row(new_token())
    confirm, unsubscribe = token_of(row, "confirm"), token_of(row, "unsubscribe")
    assert len(unsubscribe) == 40 and unsubscribe != confirm != token_of(channel_row(new_token()), "confirm")
    with serving(str(tmp_path / "games.db"), notify_threads=0, **MAIL) as served:
        client = served.client()
        added = client.post("/api/me/channels", {"kind": "mail", "address": "anna@club.example"})
        kept = outbox.channel(served.services.store, added["id"])
        assert kept is not None and "secret" not in added
        for guess in ("0" * 40, token_of(kept, "confirm"), "a"):
            assert refused(client.post, f"/api/unsubscribe/{kept.id}/{guess}").status == 404
        assert served.http.get(f"/api/unsubscribe/{kept.id}/{token_of(kept, 'unsubscribe')}").status_code == 405
        assert len(client.get("/api/me/notifications")["channels"]) == 1


def test_an_address_receives_few_requests_for_confirmation(tmp_path: Path) -> None:
    """From however many people: nobody can be flooded with messages of this server."""
    with serving(str(tmp_path / "games.db"), notify_threads=0, people_per_hour=0, **MAIL) as served:
        address = {"kind": "mail", "address": "Victim@club.example"}
        codes = [
            served.client().request("POST", "/api/me/channels", address).status
            for _ in range(CONFIRMATIONS_PER_DAY + 2)
        ]
        assert codes == [201] * CONFIRMATIONS_PER_DAY + [429, 429]


# Floods and slow receivers


def subscribe(served: Served, hook: Webhook) -> tuple[Client, ChannelRow]:
    client = served.client()
    added = client.post("/api/me/channels", {"kind": "webhook", "address": hook.url})
    hook.secret = added["secret"]
    row = outbox.channel(served.services.store, added["id"])
    assert row is not None
    return client, row


def test_a_person_receives_a_limited_number_of_notifications(tmp_path: Path) -> None:
    """The others wait, so a webhook cannot be used to flood another server."""
    hook = Webhook()
    settings = {"private_webhooks": True, "notifications_per_hour": 8, "notify_threads": 0}
    with serving(str(tmp_path / "games.db"), **settings) as served:
        _, row = subscribe(served, hook)
        store = served.services.store
        outbox.put(store, [outbox.new_row(row, "test")._replace(number=number) for number in range(10)])
        while served.services.notifier.send_due():
            pass
        statuses = [one.status for one in outbox.log_of(store, row.person)]
        assert (statuses.count("sent"), statuses.count("waiting")) == (4, 6)
    hook.stop()


def test_a_fast_game_leaves_few_notifications(tmp_path: Path) -> None:
    """The notification of a later turn replaces one of the same game and channel that was never sent."""
    hook = Webhook()
    with serving(str(tmp_path / "games.db"), private_webhooks=True, notify_threads=0) as served:
        client, row = subscribe(served, hook)
        table, store = hot_seat(client), served.services.store
        for count in range(8):
            play(table, random.Random(count), 1)
            served.services.notifier.enqueue(table.id)
            if count == 3:  # decided, but not sent
                outbox.change(store, outbox.log_of(store, row.person)[0].id, status="dropped", due=time.time())
        assert [one.status for one in outbox.log_of(store, row.person)] == ["waiting"]
    hook.stop()


def test_a_name_that_is_resolved_slowly_holds_no_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time limit includes resolving, whose thread cannot be interrupted, and the process can end meanwhile."""
    resolved = threading.Event()
    monkeypatch.setattr(http_post, "POST_SECONDS", 0.1)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: resolved.wait(60))
    began = time.monotonic()
    with pytest.raises(TimeoutError):
        post("https://slow.example/", {}, b"{}")
    waiting = [thread for thread in threading.enumerate() if thread.name == "resolver"]
    resolved.set()
    assert time.monotonic() - began < 30 and waiting and all(thread.daemon for thread in waiting)


def test_quiet_hours_end_in_the_future_when_an_hour_is_repeated() -> None:
    """On 25 October 2026 the hour after 2:00 comes twice in Prague; in the second one 2:30 is over."""
    zone = ZoneInfo("Europe/Prague")
    reach = ReachRow("p", None, "Europe/Prague", 60, 150)
    now = datetime(2026, 10, 25, 2, 15, tzinfo=zone, fold=1).timestamp()
    end = schedule.quiet_until(reach, now)
    assert end is not None and end > now


# Private data


def test_who_loses_a_seat_leaves_no_orders_to_the_next_holder(served: Served) -> None:
    """Standing orders are private to the people who held the seat; they end with it and are deleted."""
    store = served.services.store
    table = hot_seat(served.client())
    seat = 1
    row = {"game": table.id, "number": 1, "seat": seat, "order": '{"kind":"pass"}', "since": 0, "ended": None,
           "created": time.time()}  # fmt: skip
    with store.writing() as connection:
        connection.execute(schema.orders.insert(), row)
    link = table.client.post(f"{table.path}/seats/{seat}/link")
    other = served.client()
    other.post(f"{table.path}/join", {"token": link["token"]})
    assert other.get(f"{table.path}/orders")["orders"] == []
    with store.writing() as connection:
        connection.execute(schema.orders.insert(), row)
    assert other.request("DELETE", "/api/me").status == 200
    with store.reading() as connection:
        assert connection.execute(schema.orders.select()).all() == []


def test_the_first_move_of_a_full_table_is_announced(tmp_path: Path) -> None:
    """Once each seat has a player; a table that still waits for players announces nothing."""
    hook = Webhook()
    with serving(str(tmp_path / "games.db"), private_webhooks=True) as served:
        client, _ = subscribe(served, hook)
        seats = [{"name": "Anna"}, {"name": "Bedřich"}]
        made = client.post("/api/games", {"board": "bohemia", "seats": seats, "take": [0, 1]})
        assert hook.wait(1).game == made["game"]["id"]
        short = client.post("/api/games", {"board": "bohemia", "seats": seats, "take": [0]})
        other = served.client()
        served.services.notifier.sweep()
        assert len(hook.all) == 1
        token = next(link["token"] for link in short["links"] if link["seat"] == 1)
        other.post(f"/api/games/{short['game']['id']}/join", {"token": token})
        decides = client.get(f"/api/games/{short['game']['id']}/view")["table"]["decides"]
        if decides == 0:
            until(lambda: len(hook.all) == 2)
    hook.stop()
