"""The tables. `migrations/` brings a database to this shape; a test holds the two against each other."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _game() -> Column[str]:
    return Column("game", String(20), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("board", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Text, nullable=False),  # the names the game was set up with
    Column("seed", BigInteger, nullable=False),
    Column("rules", String(20), nullable=False),  # version of the rules it is played under
    Column("title", String(120), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("undo", String(20), nullable=False),
    Column("offers", String(20), nullable=False),  # what becomes of an offer nobody answers
    Column("offer_seconds", Integer, nullable=False),
    Column("status", String(20), nullable=False),  # open, finished, abandoned
    Column("length", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of what is not in the log: seats, requests
    Column("decides", Integer, nullable=False),  # the seat whose decision it is, or -1
    Column("round", String(40), nullable=False),  # for lists
    Column("result", Text),
    Column("creator", String(40), nullable=False),
    Column("creator_hash", String(64), nullable=False),
    Column("forked_from", String(20)),
    Column("forked_at", Integer),
    Column("undo_request", Text),
    Column("key", String(128), unique=True),  # the maker and their key
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("host", Integer),  # the seat whose holder is the host; none: whoever made the table
    Column("played", Boolean, nullable=False),  # has a person done anything here?
    Column("origin", String(60)),  # the address it was made from, while it is open
    Column("seed_salt", String(32)),  # of the published digest; none: games of before
    Column("seed_chosen", Boolean, nullable=False),  # does whoever made the table know the seed?
    Index("ix_games_changed_id", "changed", "id"),
    Index("ix_games_status_changed", "status", "changed"),
    Index("ix_games_creator", "creator"),
    Index("ix_games_board", "board"),
    Index("ix_games_status_played", "status", "played"),
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(10), nullable=False),  # human, bot
    Column("bot", String(40)),
    Column("stand_in", String(40)),  # the bot that moves for an absent player
    Column("token_hash", String(64)),
    Column("excused", Float),  # from when on the stand-in spares the seat being asked for consent
    Column("open", Boolean, nullable=False),  # may anybody sit down here?
    Index("ix_seats_token_hash", "token_hash"),
)

entries = Table(
    "entries",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),  # two writers cannot both append
    Column("kind", String(10), nullable=False),  # action, undo
    Column("seat", Integer, nullable=False),
    Column("by", String(20), nullable=False),  # person, bot, stand_in, expiry, table, import, fork
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("key", String(80)),
    Column("time", Float, nullable=False),
    UniqueConstraint("game", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)
"""A cache: everything in it can be had from the log again."""

messages = Table(
    "messages",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    Column("time", Float, nullable=False),
    Column("kind", String(20), nullable=False),  # said, deleted, or what a notice is about
    Column("about", Text),  # of a notice: its data
    UniqueConstraint("game", "key"),
)
"""What was said at a table, and notices of what was done to it, in one order."""

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
)
"""Somebody with a browser. No name is needed to be one."""

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the day
    Column("device", String(60), nullable=False),  # kind of browser and system, to know it again in a list
    Index("ix_sessions_person", "person"),
)

holds = Table(
    "holds",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_holds_person", "person"),
)
"""Which seats a person has opened the links of."""

accounts = Table(
    "accounts",
    metadata,
    Column("folded", String(60), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("password_hash", String(200), nullable=False),
    Column("recovery_hash", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("language", String(20)),  # the one its owner chose; none: that of each browser
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(10), primary_key=True),  # account, address
    Column("value", String(60), primary_key=True),  # a folded name, or a network
    Column("reason", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Float),
)
"""To sign up at a house that is closed; each once."""

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What an operator has said while the server runs."""

limits = Table(
    "limits",
    metadata,
    Column("key", String(200), primary_key=True),
    Column("level", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_limits_expires", "expires"),
)
"""How much of each limit is used up, for all workers together. A row that has expired says nothing."""

boards = Table(
    "boards",
    metadata,
    Column("name", String(40), primary_key=True),  # made from its content
    Column("data", Text, nullable=False),
)
"""Boards people brought, for the games played on them."""

claims = Table(
    "claims",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),  # the move after this entry
    Column("worker", String(20), nullable=False),  # is being thought about by this process
    Column("until", Float, nullable=False),
)
"""Which process thinks about an opponent's move, so that two do not. A row that has expired says nothing."""

TABLES = (
    boards, games, seats, entries, snapshots, messages, people, sessions, holds, accounts, bans, invitations, house,
    limits, claims,
)  # fmt: skip
"""In the order in which they can be filled."""
