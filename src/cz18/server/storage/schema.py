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
    true,
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
    Column("position", Text),  # JSON of the position that it continues from, if it is not a new game
    Column("planning", Boolean, nullable=False, server_default=true()),  # may people plan in it?
    Column("turn", Integer, nullable=False),  # the entry since which the same seat decides
    Column("clock", Text),  # the clock's settings as JSON; null: no clock
    Column("clock_spent", Float, nullable=False),  # seconds of the present move used before `clock_since`
    Column("clock_since", Float),  # when the clock was started; null: it is stopped
    Column("clock_acted", Integer, nullable=False),  # the entry after which an expired clock has acted, or -1
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
    Column("away_since", Float),  # when the player's present vacation began
    Column("away_spent", Float, nullable=False),  # seconds of vacation used before
    Column("agrees", Boolean, nullable=False),  # does the player agree that the finished game is public?
    Index("ix_seats_token_hash", "token_hash"),
)

entries = Table(
    "entries",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),  # two writers cannot both append
    Column("kind", String(10), nullable=False),  # action, undo
    Column("seat", Integer, nullable=False),
    Column("by", String(20), nullable=False),  # person, order, bot, stand_in, expiry, table, import, fork, lesson
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
    Column("public", Boolean, nullable=False),  # may anyone see the profile?
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

server_values = Table(
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

reviews = Table(
    "reviews",
    metadata,
    _game(),
    Column("length", Integer, nullable=False),  # entries that it is about
    Column("status", String(10), nullable=False),  # waiting, running, done, failed
    Column("share", Float, nullable=False),  # how much is done, 0 to 1
    Column("result", Text),
    Column("origin", String(60)),  # address that asked for it, until it is done
    Column("worker", String(20), nullable=False),  # process that computes it
    Column("until", Float, nullable=False),  # end of its lease
    Column("created", Float, nullable=False),
    Column("started", Float),
    Index("ix_reviews_status_created", "status", "created"),
)
"""Reviews of games, and their place in the queue."""

review_parts = Table(
    "review_parts",
    metadata,
    _game(),
    Column("unit", String(40), primary_key=True),
    Column("found", Text, nullable=False),
)
"""Results of the units of unfinished reviews."""

plans = Table(
    "plans",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(20), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("base", Integer, nullable=False),  # the position of the game from which it starts
    Column("name", String(60), nullable=False),
    Column("moves", Text, nullable=False),  # JSON: a list of [seat, by, action, events]
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_plans_person_game", "person", "game"),
    Index("ix_plans_changed", "changed"),
)
"""Private plans of people, each a continuation of a position of a game."""


def _person(*, primary_key: bool = False) -> Column[str]:
    person = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person", String(40), person, primary_key=primary_key, nullable=False)


reach = Table(
    "reach",
    metadata,
    _person(primary_key=True),
    Column("language", String(20)),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight; null: no quiet hours
    Column("quiet_to", Integer),
    Column("interval_seconds", Integer, nullable=False),  # between two notifications about one game
)
"""How and when a person wants to be notified."""

channels = Table(
    "channels",
    metadata,
    Column("id", String(20), primary_key=True),
    _person(),
    Column("kind", String(10), nullable=False),  # push, mail, discord, slack, webhook
    Column("address", Text, nullable=False),  # an e-mail address, a URL, or a push subscription as JSON
    Column("label", String(100), nullable=False),  # shown to the person
    Column("secret", String(64), nullable=False),  # signs webhooks; confirms and unsubscribes e-mail
    Column("confirmed", Float),  # since when it is used
    Column("failures", Integer, nullable=False),  # failed notifications in a row
    Column("created", Float, nullable=False),
    Index("ix_channels_person", "person"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("channel", String(20), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    _person(),
    Column("game", String(20), ForeignKey("games.id", ondelete="CASCADE")),
    Column("kind", String(10), nullable=False),  # turn, late, host, request, over, test, confirm
    Column("number", Integer, nullable=False),  # the entry it is about, or a number that makes it unique
    Column("status", String(10), nullable=False),  # waiting, sent, failed, dropped
    Column("result", String(200), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),  # next attempt, or when it was finished
    Column("leased", Float, nullable=False),  # a process delivers it until then
    Column("created", Float, nullable=False),
    UniqueConstraint("channel", "game", "kind", "number"),
    Index("ix_outbox_status_due", "status", "due"),
    Index("ix_outbox_person", "person", "created"),
    Index("ix_outbox_game", "game"),
)
"""Notifications to be delivered, and the log of delivered ones."""

personal = Table(
    "personal",
    metadata,
    _game(),
    _person(primary_key=True),
    Column("muted", Boolean, nullable=False),  # no notifications about this game
    Column("notes", Text, nullable=False),
    Column("seen", Integer, nullable=False),  # the last entry this person has seen
)
"""What a person keeps about a game; nobody else can read it."""

orders = Table(
    "orders",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("order", Text, nullable=False),  # JSON
    Column("since", Integer, nullable=False),  # the entry after which it was given
    Column("ended", String(40)),  # why it no longer acts; null: it does
    Column("created", Float, nullable=False),
    Index("ix_orders_game_seat", "game", "seat"),
)
"""Standing orders of the seats."""

TABLES = (
    boards, games, seats, entries, snapshots, messages, people, sessions, holds, accounts, bans, invitations,
    server_values, limits, claims, reviews, review_parts, plans, reach, channels, outbox, personal, orders,
)  # fmt: skip
"""In the order of their foreign keys."""
