"""Hosts: what they do to others' seats is told to the table, and being one can be handed over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.helpers import THREE, Served, hot_seat, process, refused
from server.test_live import live, take
from server.test_undo import three_people

from cz18.client import Table


def notices(table: Table) -> list[tuple[str, Any, dict[str, Any]]]:
    """(kind, seat of whoever did it, data) of what the table was told."""
    told = table.client.get(f"{table.path}/chat")["notices"]
    return [(one["kind"], one["seat"], one["about"]) for one in told]


def test_what_is_done_to_a_seat_is_told_to_the_table(everywhere: Served) -> None:
    """A new link, a stand-in, a name: data, numbered with the messages, for everybody and for good."""
    maker, tables = three_people(everywhere)
    tables[2].say("ahoj")
    maker.client.post(f"{maker.path}/seats/1/link")
    maker.client.patch(f"{maker.path}/seats/2", {"stand_in": "apprentice", "name": "Cecil"})
    tables[2].client.patch(f"{maker.path}/seats/2", {"stand_in": ""})
    expected = [
        ("link", None, {"seat": 1}),
        ("name", None, {"seat": 2, "before": "Cyd", "after": "Cecil"}),
        ("stand_in", None, {"seat": 2, "bot": "apprentice"}),
        ("stand_in", 2, {"seat": 2, "bot": None}),
    ]
    assert notices(tables[0]) == notices(tables[2]) == expected
    told = tables[0].client.get(f"{maker.path}/chat")
    assert [notice["number"] for notice in told["notices"]] == [2, 3, 4, 5]
    assert [(message["number"], message["text"]) for message in told["messages"]] == [(1, "ahoj")]


def test_live_viewers_hear_of_a_new_link_at_once(tmp_path: Path) -> None:
    """Also the one whose seat it was."""
    with process(str(tmp_path / "games.db")) as server:
        table = hot_seat(server.client())
        ben = server.client(table.tokens[1]).table(table.id)
        with live(ben) as socket:
            take(socket, "hello")
            table.client.post(f"{table.path}/seats/1/link")
            notice = take(socket, "notice")["notice"]
    assert (notice["kind"], notice["seat"], notice["about"]) == ("link", 0, {"seat": 1})


def test_a_refused_change_tells_nothing(served: Served) -> None:
    """No trace of what was not done."""
    maker, tables = three_people(served)
    assert refused(tables[0].client.post, f"{maker.path}/seats/1/link").status == 403
    assert refused(maker.client.patch, f"{maker.path}/seats/1", {"stand_in": "nobody"}).status == 400
    assert refused(maker.client.patch, f"{maker.path}/seats/1", {"name": "Ada"}).status == 409
    assert notices(maker) == []


def test_the_host_hands_over(everywhere: Served) -> None:
    """To whoever holds a seat, once and wholly: the maker and the maker's token are the host no more."""
    maker, tables = three_people(everywhere)
    path = f"{maker.path}/host"
    assert maker.view()["table"]["host"] is None
    assert refused(tables[1].client.post, path, {"seat": 1}).status == 403
    body = maker.client.post(path, {"seat": 1})
    assert body["game"]["host"] == 1 and body["you"]["creator"] is False
    assert notices(tables[0]) == [("host", None, {"seat": 1})]
    assert tables[1].view()["you"] == {"seats": [1], "creator": True}
    assert tables[0].view()["you"]["creator"] is False
    for former in (maker.client, everywhere.client(maker.creator_token)):
        assert refused(former.post, f"{maker.path}/seats/2/link").status == 403
        assert refused(former.post, f"{maker.path}/abandon").status == 403
        assert refused(former.post, path, {"seat": 0}).status == 403
    assert tables[1].client.post(f"{maker.path}/seats/2/link")["seat"] == 2
    tables[1].client.post(path, {"seat": 0})
    assert tables[0].client.post(f"{maker.path}/abandon")["game"]["status"] == "abandoned"
    assert [kind for kind, *_ in notices(maker)] == ["host", "link", "host", "abandoned"]


@pytest.mark.parametrize(("seat", "status"), [(2, 409), (3, 404), (6, 400), (-1, 400), ("0", 400)])
def test_only_a_persons_seat_can_be_the_host(served: Served, seat: Any, status: int) -> None:
    """Not a bot, not a seat that is not there."""
    maker = served.client()
    table = maker.new_game([*THREE[:2], {"name": "Cyd", "kind": "bot"}])
    assert refused(maker.post, f"{table.path}/host", {"seat": seat}).status == status
    assert table.view()["table"]["host"] is None
