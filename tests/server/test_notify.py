"""Notifications: channels, what is sent when, retries, private networks, and a short game by turns through kills."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from server.helpers import Served, refused, serving, until, watching
from server.receivers import MailServer, PushService, Webhook

from benchmarks.by_turn import run
from cz18.client import Client, Table
from cz18.server.games.clocks import Clock
from cz18.server.notify import outbox, schedule, sender
from cz18.server.notify.http_post import UrlRejected, is_public, parse_url, post
from cz18.server.storage import schema
from cz18.server.storage.rows import OutboxRow, ReachRow
from cz18.server.text import to_json

ZONE = "Europe/Prague"
TWO = [{"name": "Anna"}, {"name": "Bedřich"}]


@pytest.fixture
def hook() -> Iterator[Webhook]:
    receiver = Webhook()
    yield receiver
    receiver.stop()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    receiver = MailServer()
    yield receiver
    receiver.stop()


@pytest.fixture
def notifying(tmp_path: Path, mail_server: MailServer) -> Iterator[Served]:
    """A server that may send to this machine."""
    settings: dict[str, Any] = {
        "private_webhooks": True, "public_url": "http://club.example", "notify_retry_seconds": 0.05,
        "smtp_host": "127.0.0.1", "smtp_port": mail_server.port, "smtp_security": "none",
        "mail_from": "18CZ <games@club.example>",
    }  # fmt: skip
    with serving(str(tmp_path / "games.db"), **settings) as served:
        yield served


def table_of_two(served: Served) -> tuple[Table, Table]:
    """A game of two people, each with a browser."""
    anna, second = served.client(), served.client()
    made = anna.post("/api/games", {"board": "bohemia", "seats": TWO, "take": [0]})
    game = made["game"]["id"]
    token = next(link["token"] for link in made["links"] if link["seat"] == 1)
    second.post(f"/api/games/{game}/join", {"token": token})
    return Table(anna, game), Table(second, game)


def pass_on(table: Table) -> int:
    """Play until another player decides; the seat that decides then."""
    view = table.view()
    before = view["table"]["decides"]
    while view["table"]["decides"] == before:
        passes = [one for one in view["position"]["choices"] if one["type"] == "Pass"]
        action = passes[0] if passes else view["position"]["choices"][0]
        table.act(view["position"]["number"], action)
        view = table.view()
    return int(view["table"]["decides"])


def log_of(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/notifications")["log"]
    return found


def test_a_turn_reaches_the_player_by_a_signed_webhook(notifying: Served, hook: Webhook) -> None:
    """It says what happened since, has a link, and stands in the log; the same turn is announced once."""
    first, second = table_of_two(notifying)
    tables = [first, second]
    decides = first.view()["table"]["decides"]
    waiting = tables[1 - decides]
    hook.secret = waiting.client.post("/api/me/channels", {"kind": "webhook", "address": hook.url})["secret"]
    assert pass_on(tables[decides]) == 1 - decides
    received = hook.wait(1)
    assert received.content["kind"] == "turn" and received.game == first.id
    assert received.content["link"] == f"http://club.example/#/games/{first.id}"
    assert received.content["lines"], "what the other player did is missing"
    assert not hook.wrong
    notifying.services.notifier.sweep()
    notifying.services.notifier.enqueue(first.id)
    until(lambda: [one["status"] for one in log_of(waiting.client)] == ["sent"])
    assert len(hook.all) == 1


def test_nothing_is_sent_about_a_muted_game_or_a_turn_that_is_over(notifying: Served, hook: Webhook) -> None:
    first, second = table_of_two(notifying)
    tables = [first, second]
    decides = first.view()["table"]["decides"]
    waiting = tables[1 - decides]
    hook.secret = waiting.client.post("/api/me/channels", {"kind": "webhook", "address": hook.url})["secret"]
    waiting.client.request("PUT", f"{waiting.path}/mine", {"muted": True})
    pass_on(tables[decides])
    until(lambda: [(one["status"], one["result"]) for one in log_of(waiting.client)] == [("dropped", "muted")])
    assert not hook.all


def test_a_connected_player_is_not_disturbed(notifying: Served, hook: Webhook) -> None:
    first, second = table_of_two(notifying)
    tables = [first, second]
    decides = first.view()["table"]["decides"]
    waiting = tables[1 - decides]
    hook.secret = waiting.client.post("/api/me/channels", {"kind": "webhook", "address": hook.url})["secret"]
    with watching(notifying, waiting) as socket:
        socket.receive_json()
        pass_on(tables[decides])
        until(lambda: [one["result"] for one in log_of(waiting.client)] == ["looking"])
    assert not hook.all


def test_a_player_who_looks_is_not_notified_until_they_stop(
    notifying: Served, hook: Webhook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the five minutes for which an open page delays notifications."""
    monkeypatch.setattr(schedule, "CONNECTED_SECONDS", 0.0)
    monkeypatch.setattr(schedule, "LOOK_AGAIN_SECONDS", 0.1)
    first, second = table_of_two(notifying)
    tables = [first, second]
    decides = first.view()["table"]["decides"]
    waiting = tables[1 - decides]
    hook.secret = waiting.client.post("/api/me/channels", {"kind": "webhook", "address": hook.url})["secret"]
    with watching(notifying, waiting) as socket:
        socket.send_json({"type": "ping", "looking": True})
        while socket.receive_json()["type"] != "pong":
            pass
        pass_on(tables[decides])
        until(lambda: [one["result"] for one in log_of(waiting.client)] == ["looking"])
        assert not hook.all
        socket.send_json({"type": "ping", "looking": False})
        hook.wait(1)


def test_a_failed_delivery_is_repeated_with_the_same_key(notifying: Served, hook: Webhook) -> None:
    """Server errors are retried; a refusal is not, and several in a row end the use of the channel."""
    client = notifying.client()
    channel = client.post("/api/me/channels", {"kind": "webhook", "address": hook.url})
    hook.secret = channel["secret"]
    store = notifying.services.store
    row = outbox.channel(store, channel["id"])
    assert row is not None
    hook.statuses = [500, 429]
    outbox.put(store, [outbox.new_row(row, "confirm")])
    until(lambda: [(one["status"], one["tries"]) for one in log_of(client)] == [("sent", 3)])
    assert len(hook.all) == 1
    for _ in range(5):
        hook.statuses = [403]
        item = client.post(f"/api/me/channels/{channel['id']}/test")
        until(
            lambda item=item: any(one["id"] == item["id"] and one["status"] == "failed" for one in log_of(client))
        )

    def channel_now() -> tuple[bool, int]:
        known = client.get("/api/me/notifications")["channels"][0]
        return known["used"], known["failures"]

    until(lambda: channel_now() == (False, 5))  # counted after the notification is recorded


def test_a_sweep_queues_what_a_killed_process_did_not(tmp_path: Path) -> None:
    """The turn, an expired clock, for the player or the host, and an undo request; each once, also after weeks."""
    with serving(str(tmp_path / "games.db"), private_webhooks=True, notify_threads=0) as served:
        tables, store = table_of_two(served), served.services.store
        host, game = tables[0].client, tables[0].id
        for table in tables:
            table.client.post("/api/me/channels", {"kind": "webhook", "address": "http://127.0.0.1:9/"})
        decides = pass_on(tables[tables[0].view()["table"]["decides"]])
        if decides == 0:  # the host waits
            decides = pass_on(tables[0])
        player, length = tables[1].client, served.services.games.length(game)
        for changes in (
            {},
            {"clock": to_json(Clock(60, "remind")._asdict()), "clock_acted": length},
            {"clock": to_json(Clock(60, "host")._asdict())},
            {"undo_request": to_json({"seen": length, "seat": 0, "to": 0, "agreed": [0], "key": None})},
        ):
            store.change_game(game, **changes)
            for _ in range(2):
                served.services.notifier.sweep()
        with store.writing() as connection:  # long ago
            connection.execute(schema.outbox.update().values(status="sent", due=0.0))
        outbox.prune(store)
        assert sorted(one["kind"] for one in log_of(player)) == ["late", "request", "turn"]
        assert [one["kind"] for one in log_of(host)] == ["host"]


def test_mail_is_confirmed_and_ended_by_one_click(notifying: Served, mail_server: MailServer) -> None:
    """An address is used after its link was opened; the test message has both forms and an unsubscribe header."""
    client = notifying.client()
    added = client.post("/api/me/channels", {"kind": "mail", "address": "anna@club.example"})
    asked = mail_server.wait(1).content
    assert not added["used"]
    assert refused(client.post, f"/api/me/channels/{added['id']}/test").code == "not_confirmed"
    link = next(word for word in asked.get_body(("plain",)).get_content().split() if "/#/confirm/" in word)
    stranger = notifying.client()
    wrong = {"token": "0" * 40}
    assert refused(stranger.post, f"/api/channels/{added['id']}/confirm", wrong).status == 404
    stranger.post(f"/api/channels/{added['id']}/confirm", {"token": link.rpartition("/")[2]})
    client.post(f"/api/me/channels/{added['id']}/test")
    message = mail_server.wait(2).content
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = message["List-Unsubscribe"].strip("<>").removeprefix("http://club.example")
    reply = notifying.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert reply.status_code == 200
    assert client.get("/api/me/notifications")["channels"] == []
    assert not mail_server.wrong


def test_push_messages_are_signed_and_encrypted(notifying: Served) -> None:
    """A push service stand-in checks VAPID and decrypts; a subscription that is gone is no longer used."""
    service, client = PushService(), notifying.client()
    try:
        service.server_key = client.get("/api/me/notifications")["available"]["push"]
        added = client.post(
            "/api/me/channels", {"kind": "push", "address": service.subscription(), "label": "Firefox"}
        )
        client.post(f"/api/me/channels/{added['id']}/test")
        assert service.wait(1).content["kind"] == "test"
        assert not service.wrong
        service.statuses = [410]
        client.post(f"/api/me/channels/{added['id']}/test")
        until(lambda: not client.get("/api/me/notifications")["channels"][0]["used"])
    finally:
        service.stop()


@pytest.mark.parametrize("kind", ["discord", "slack"])
def test_chat_services_receive_text_without_markup(notifying: Served, hook: Webhook, kind: str) -> None:
    client = notifying.client()
    added = client.post("/api/me/channels", {"kind": kind, "address": hook.url})
    assert "secret" not in added
    client.post(f"/api/me/channels/{added['id']}/test")
    content = hook.wait(1).content
    assert content.keys() == ({"content", "allowed_mentions"} if kind == "discord" else {"text"})


def test_private_networks_are_refused(served: Served) -> None:
    """Names and addresses of private networks, other schemes and plain http; by the check when it is sent, too."""
    client = served.client()
    for url in (
        "http://club.example/x",
        "ftp://club.example",
        "https://",
        "https://a@b.example/",
        "https://x\n.de",
    ):
        assert refused(client.post, "/api/me/channels", {"kind": "webhook", "address": url}).status == 400
    for host in (
        "127.0.0.1",
        "localhost",
        "[::1]",
        "10.0.0.1",
        "169.254.169.254",
        "[::ffff:192.168.0.1]",
        "0.0.0.0",
    ):
        with pytest.raises(UrlRejected, match="private_network"):
            post(f"https://{host}/", {}, b"")
    assert is_public("93.184.216.34") and not is_public("100.64.0.1") and not is_public("2002:a00:1::")
    assert parse_url("https://club.example:8443/a?b=c", private=False).port == 8443


def test_what_belongs_to_another_person_is_not_found(notifying: Served, hook: Webhook) -> None:
    one, other = notifying.client(), notifying.client()
    channel = one.post("/api/me/channels", {"kind": "webhook", "address": hook.url})
    other.post("/api/me/channels", {"kind": "webhook", "address": hook.url})
    assert refused(other.post, f"/api/me/channels/{channel['id']}/test").status == 404
    assert other.request("DELETE", f"/api/me/channels/{channel['id']}").status == 404
    assert one.request("DELETE", f"/api/me/channels/{channel['id']}").status == 200


def test_the_number_of_channels_and_tests_is_bounded(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db"), private_webhooks=True, notify_threads=0) as served:
        client = served.client()
        codes = [
            client.request(
                "POST", "/api/me/channels", {"kind": "webhook", "address": f"http://127.0.0.1:9/{number}"}
            )
            for number in range(outbox.MOST_CHANNELS + 1)
        ]
        assert [one.status for one in codes] == [201] * outbox.MOST_CHANNELS + [409]
        channel = client.get("/api/me/notifications")["channels"][0]["id"]
        tests = [client.request("POST", f"/api/me/channels/{channel}/test").status for _ in range(14)]
        assert tests.count(429) >= 3 and tests[0] == 202


def test_people_whose_addresses_never_respond_delay_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of them have twenty notifications each, all due earlier. A person is served by one thread at a time, and
    after a slow attempt those served quickly before are first."""
    with serving(str(tmp_path / "games.db"), private_webhooks=True, notify_threads=0) as served:
        store, notifier = served.services.store, served.services.notifier
        clients = [served.client() for _ in range(4)]
        made = []
        for client in clients:
            client.post("/api/me/channels", {"kind": "webhook", "address": "http://127.0.0.1:9/"})
            owner = client.get("/api/me/notifications")["channels"][0]["id"]
            channel = outbox.channel(store, owner)
            assert channel is not None
            made.append(channel)
        slow, quick = made[:3], made[3]
        rows = [outbox.new_row(channel, "test", None, number) for channel in slow for number in range(20)]
        outbox.put(store, [*rows, outbox.new_row(quick, "test")])
        assert {row.person for row in outbox.due(store, time.time(), 16)} == {row.person for row in made}
        tried: list[str] = []

        def attempt(item: OutboxRow) -> None:
            tried.append(item.person)
            if item.person != quick.person:
                clock.append(clock[-1] + 10.0)
            outbox.change(store, item.id, status="sent")

        clock = [1000.0]
        monkeypatch.setattr(sender.time, "monotonic", lambda: clock[-1])
        monkeypatch.setattr(notifier, "_try", attempt)
        notifier._busy.add(slow[0].person)
        for _ in range(3):
            assert notifier.send_due() >= 1
        assert tried.index(quick.person) < 3
        outbox.put(store, [outbox.new_row(quick, "test", None, 1)])
        assert notifier.send_due() >= 1
        assert tried[-2] == quick.person or tried[-1] == quick.person
        assert slow[0].person not in tried


# When


def item(kind: str = "turn", created: float = 0.0) -> OutboxRow:
    return OutboxRow("a", "b", "c", "d", kind, 1, "waiting", "", 0, created, 0.0, created)


def at(hour: int, minute: int = 0, day: int = 10) -> float:
    return datetime(2026, 6, day, hour, minute, tzinfo=ZoneInfo(ZONE)).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "now", "until_"),
    [
        (22 * 60, 7 * 60, at(23), at(7, day=11)),
        (22 * 60, 7 * 60, at(6, 59), at(7)),
        (22 * 60, 7 * 60, at(7), None),
        (12 * 60, 14 * 60, at(13), at(14)),
        (12 * 60, 14 * 60, at(11), None),
        (None, None, at(3), None),
        (60, 60, at(1), None),
    ],
)
def test_quiet_hours_end_in_the_zone_of_the_person(
    begin: int | None, end: int | None, now: float, until_: float | None
) -> None:
    assert schedule.quiet_until(ReachRow("c", None, ZONE, begin, end), now) == until_


def test_when_a_notification_is_sent() -> None:
    """Not while the player looks, in quiet hours, or too soon after the last one; tests always; over is over."""
    reach = ReachRow("c", None, ZONE, 22 * 60, 7 * 60, 3600)
    noon, night = at(12), at(23)
    plain: dict[str, Any] = {"current": True, "muted": False, "looking": False, "connected": False, "last": None}
    assert schedule.delivery(item(), reach, now=noon, **plain) == schedule.Send()
    assert schedule.delivery(item(), reach, now=noon, **{**plain, "current": False}) == schedule.Drop("moved_on")
    assert schedule.delivery(item(), reach, now=noon, **{**plain, "muted": True}) == schedule.Drop("muted")
    looking, connected = {**plain, "looking": True, "connected": True}, {**plain, "connected": True}
    for state, after in ((connected, 10), (looking, 10), (looking, 4000)):
        assert isinstance(schedule.delivery(item(created=noon), reach, now=noon + after, **state), schedule.Later)
    assert schedule.delivery(item(created=noon), reach, now=noon + 400, **connected) == schedule.Send()
    assert schedule.delivery(item(), reach, now=night, **plain) == schedule.Later(at(7, day=11), "quiet")
    assert schedule.delivery(item("test"), reach, now=night, **{**plain, "current": False}) == schedule.Send()
    recent = {**plain, "last": noon - 60}
    assert schedule.delivery(item(), reach, now=noon, **recent) == schedule.Later(noon + 3540, "interval")
    assert schedule.delivery(item("late"), reach, now=noon, **recent) == schedule.Send()


def test_two_people_play_by_turns_through_kills() -> None:
    """Every turn is announced by mail, webhook and push before it is played, although the server is killed; the long
    run is `python -m benchmarks.by_turn`."""
    report = run(turns=12, kill_every=5)
    assert report.turns == 12 and report.kills + report.restarts >= 2
    assert report.delivered["mail"] == report.delivered["webhook"]
    assert sum(report.delivered.values()) >= 12
    assert report.wrong == []
    assert report.repeated == report.across_a_restart


def test_without_channels_nothing_is_planned(served: Served) -> None:
    """A server without notifications writes nothing about them."""
    first, second = table_of_two(served)
    tables = [first, second]
    pass_on(tables[first.view()["table"]["decides"]])
    assert not served.services.notifier._active
    found = served.client().get("/api/me/notifications")
    assert found["channels"] == found["log"] == [] and found["available"]["mail"] is False
