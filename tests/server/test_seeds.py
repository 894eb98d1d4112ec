"""Seeds: drawn ones are published as a digest and revealed at the end; chosen ones are visible to the whole table."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Any

from server.helpers import TWO, Served, advance, hot_seat, play, refused

from cz18.client import Table
from cz18.interop.formats.seeds import seed_digest


def published(table: Table) -> dict[str, Any]:
    """The published data about the seed, which must be the same wherever the table is described."""
    received: dict[str, Any] = table.client.get(table.path)["game"]["seed"]
    assert received == table.view()["table"]["seed"]
    return received


def notices(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.client.get(f"{table.path}/chat")["notices"]
    return found


def seed_of(served: Served, table: Table) -> int:
    row = served.services.store.game(table.id)
    assert row is not None
    return row.seed


def test_a_drawn_seed_is_published_as_a_digest_and_revealed_at_the_end(served: Served) -> None:
    """The digest does not change, and is that of the salt and seed revealed at the end."""
    table = hot_seat(served.client(), "bohemia")
    received = published(table)
    assert received == {"digest": received["digest"], "chosen": False}
    advance(served, table, random.Random(5))
    assert table.view()["position"]["over"]
    at_end = published(table)
    seed, salt = seed_of(served, table), at_end["salt"]
    assert at_end == {**received, "seed": str(seed), "salt": salt}
    assert received["digest"] == seed_digest(seed, salt) == sha256(f"{salt}:{seed}".encode()).hexdigest()
    number = table.view()["position"]["number"]
    reply = refused(table.undo, number)  # a game with a public seed does not continue
    assert (reply.status, reply.body["code"]) == (409, "finished")


def test_two_tables_with_one_seed_have_different_digests(served: Served) -> None:
    """So a seed cannot be found by creating tables."""
    tables = [hot_seat(served.client(), seed=7) for _ in range(2)]
    assert len({published(table)["digest"] for table in tables}) == 2
    assert all(len(published(table)["salt"]) == 32 for table in tables)


def test_a_chosen_seed_is_shown_to_the_whole_table(served: Served) -> None:
    """At once, to players and spectators, and as a notice."""
    table = served.client().new_game(TWO, board="bohemia", seed=2**62 + 1, take=[0])
    received = published(served.client().table(table.id))
    assert (received["chosen"], received["seed"]) == (True, str(2**62 + 1))
    assert received["digest"] == seed_digest(2**62 + 1, received["salt"])
    (notice,) = notices(table)
    assert (notice["kind"], notice["about"], notice["seat"]) == ("seed", {"seed": str(2**62 + 1)}, None)


def test_a_table_of_one_person_needs_no_notice(served: Served) -> None:
    """One person against bots, or all seats at one browser; the published data say that the seed was chosen."""
    bots = [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}]
    for table in (
        served.client().new_game(bots, board="bohemia", seed=4, take=[0]),
        hot_seat(served.client(), "bohemia", seed=4),
    ):
        assert published(table)["chosen"] and notices(table) == []
    assert notices(served.client().new_game(TWO, board="bohemia", take=[0])) == []


def test_forks_have_a_seed_of_the_servers_and_imports_a_known_one(served: Served) -> None:
    """The importer knows the file's seed; a fork of the same table continues with an unknown one."""
    table = hot_seat(served.client(), "bohemia", seed=11)
    play(table, random.Random(11), 6)
    fork = table.fork()
    received = published(fork)
    assert received == {"digest": received["digest"], "chosen": False} and notices(fork) == []
    assert seed_of(served, fork) != 11
    imported = served.client().import_game(fork.export())
    received = published(imported)
    assert received["chosen"] and received["seed"] == str(seed_of(served, imported))
    assert [notice["kind"] for notice in notices(imported)] == ["seed"]


def test_an_abandoned_game_reveals_its_seed(served: Served) -> None:
    """It does not continue; a fork of it gets another seed."""
    table = hot_seat(served.client(), "bohemia")
    assert "seed" not in published(table)
    table.client.post(f"{table.path}/abandon")
    assert published(table)["seed"] == str(seed_of(served, table))


def test_older_games_have_nothing_published(served: Served) -> None:
    """They say so, also at their end: a digest made later would prove nothing."""
    table = hot_seat(served.client(), "bohemia")
    served.services.store.change_game(table.id, seed_salt=None)
    served.services.games.changed(table.id)
    assert published(table) is None
    table.client.post(f"{table.path}/abandon")
    assert published(table) is None


def test_drawn_seeds_differ(served: Served) -> None:
    """Each table has its own."""
    tables = [hot_seat(served.client()) for _ in range(5)]
    assert len({seed_of(served, table) for table in tables}) == 5
