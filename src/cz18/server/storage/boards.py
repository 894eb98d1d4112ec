"""Boards people brought: kept in the database under the names made from their content, once for all their games.

A board is there as long as a game on it is. A loaded game holds its board, so that it is known in this process; other
processes get it with the state (`rules.state`), or read it here.
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
    """The board of this name, if it is kept here."""
    if not _NAME.fullmatch(name):
        return None
    data = connection.scalar(sa.select(schema.boards.c.data).where(schema.boards.c.name == name))
    return None if data is None else own_board(json.loads(data))


def keep_board(connection: Connection, name: str) -> None:
    """Keep the board of a new game with it, in the same transaction."""
    data = source_of(name)
    if data is None:
        return
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(schema.boards).values(name=name, data=data)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"name": name}))  # holds the row
    if connection.scalar(sa.select(schema.boards.c.data).where(schema.boards.c.name == name)) != data:
        raise ApiError(409, "board_taken", f"Another board is called {name} here.")


def drop_board(connection: Connection, name: str) -> None:
    """A game on this board was removed: so is the board, if no other is played on it."""
    boards, games = schema.boards, schema.games
    held = connection.scalar(sa.select(boards.c.name).where(boards.c.name == name).with_for_update())
    if held is not None:  # whoever adds a game on it meanwhile waits, and keeps it again
        played_on = sa.exists().where(games.c.board == name)
        connection.execute(sa.delete(boards).where(boards.c.name == name, ~played_on))


def board_lost(name: str) -> ApiError:
    """The answer where a game's board is not here: until now boards were not kept with their games."""
    return ApiError(
        409,
        "board_lost",
        f"This game is played on a board of its own, {name}, that an earlier version of this server did not keep. "
        "Open a saved game on the same board here, and this game goes on.",
        board=name,
    )
