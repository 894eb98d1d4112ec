"""Custom boards, stored once under a name derived from their content.

A board is stored as long as a game uses it. A loaded game references its board, which keeps it loaded in this process;
other processes receive it with the state (`rules.state`), or read it here.
"""

from __future__ import annotations

import json
import re

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from cz18.facts.maps import MAP_NAMES, Map, own_board, source_of
from cz18.server.errors import ApiError
from cz18.server.storage import schema

_NAME = re.compile(rf"({'|'.join(MAP_NAMES)})-[0-9a-f]{{12}}")


def find_board(connection: Connection, name: str) -> Map | None:
    if not _NAME.fullmatch(name):
        return None
    data = connection.scalar(sa.select(schema.boards.c.data).where(schema.boards.c.name == name))
    return None if data is None else own_board(json.loads(data))


def keep_board(connection: Connection, name: str) -> None:
    """Store the board of a new game in the same transaction."""
    data = source_of(name)
    if data is None:
        return
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(schema.boards).values(name=name, data=data)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"name": name}))  # locks the row
    if connection.scalar(sa.select(schema.boards.c.data).where(schema.boards.c.name == name)) != data:
        raise ApiError(409, "board_taken", f"Another board on this server is already called {name}.")


def drop_board(connection: Connection, name: str) -> None:
    """Remove a board if no game uses it any more."""
    boards, games = schema.boards, schema.games
    held = connection.scalar(sa.select(boards.c.name).where(boards.c.name == name).with_for_update())
    if held is not None:  # a concurrent `keep_board` waits, and stores it again
        played_on = sa.exists().where(games.c.board == name)
        connection.execute(sa.delete(boards).where(boards.c.name == name, ~played_on))


def board_lost(name: str) -> ApiError:
    """The error for a game whose board an earlier version of the server did not store."""
    return ApiError(
        409,
        "board_lost",
        f"This game uses the custom board {name}, which an earlier version of this server did not store. "
        "Open a saved game with the same board here to continue.",
        board=name,
    )
