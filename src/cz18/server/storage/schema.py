"""The tables. A test checks that `migrations/` lead to this schema."""

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
    Column("players", Text, nullable=False),  # names at set-up
    Column("seed", BigInteger, nullable=False),
    Column("rules", String(20), nullable=False),  # version of the rules
    Column("title", String(120), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("undo", String(20), nullable=False),
    Column("offers", String(20), nullable=False),  # policy for unanswered offers
    Column("offer_seconds", Integer, nullable=False),
    Column("status", String(20), nullable=False),  # open, finished, abandoned
    Column("length", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # of seats and requests, which are not in the log
    Column("decides", Integer, nullable=False),  # the seat whose decision it is, or -1
    Column("round", String(40), nullable=False),  # for lists
    Column("result", Text),
    Column("creator", String(40), nullable=False),
    Column("creator_hash", String(64), nullable=False),
    Column("forked_from", String(20)),
    Column("forked_at", Integer),
    Column("undo_request", Text),
    Column("key", String(128), unique=True),  # creator and idempotency key
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("host", Integer),  # the host's seat; null: the creator is the host
    Column("played", Boolean, nullable=False),  # has a person acted in it?
    Column("origin", String(60)),  # the creator's address, while it is open
    Column("seed_salt", String(32)),  # of the published digest; null for older games
    Column("seed_chosen", Boolean, nullable=False),  # does the creator know the seed?
    Column("lesson", String(20)),  # the lesson that it is, if any
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
    Column("excused", Float),  # when the stand-in starts to waive the seat's consent
    Column("open", Boolean, nullable=False),  # may anyone take it?
    Index("ix_seats_token_hash", "token_hash"),
)

entries = Table(
    "entries",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),  # two writers cannot both append
    Column("kind", String(10), nullable=False),  # action, undo
    Column("seat", Integer, nullable=False),
    Column("by", String(20), nullable=False),  # person, bot, stand_in, expiry, table, import, fork, lesson
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
"""A cache of states, which follow from the log."""

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
    Column("kind", String(20), nullable=False),  # said, deleted, or the kind of a notice
    Column("about", Text),  # data of a notice
    UniqueConstraint("game", "key"),
)
"""Chat messages and notices of a table, in one order."""

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
)
"""People, with or without an account."""

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the day
    Column("device", String(60), nullable=False),  # browser and operating system, for the list of sessions
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
"""The seats that a person holds."""

accounts = Table(
    "accounts",
    metadata,
    Column("folded", String(60), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("password_hash", String(200), nullable=False),
    Column("recovery_hash", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("language", String(20)),  # null: the browser's
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
"""Single-use invitations to sign up on a closed server."""

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""Settings that an operator changes while the server runs."""

limits = Table(
    "limits",
    metadata,
    Column("key", String(200), primary_key=True),
    Column("level", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("ix_limits_expires", "expires"),
)
"""Usage of each rate limit, shared by all workers. Expired rows are ignored."""

boards = Table(
    "boards",
    metadata,
    Column("name", String(40), primary_key=True),  # derived from its content
    Column("data", Text, nullable=False),
)
"""Custom boards of the games."""

claims = Table(
    "claims",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),  # entry before the move
    Column("worker", String(20), nullable=False),  # process that computes it
    Column("until", Float, nullable=False),
)
"""Leases of bot moves, so that only one process computes each. Expired rows are ignored."""

TABLES = (
    boards, games, seats, entries, snapshots, messages, people, sessions, holds, accounts, bans, invitations, house,
    limits, claims,
)  # fmt: skip
"""In the order of their foreign keys."""
