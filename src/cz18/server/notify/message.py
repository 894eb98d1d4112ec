"""The text of a notification, in the reader's language: the same for every channel."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from cz18.interop.words.wording import Words
from cz18.rules.engine import decision
from cz18.server.games.by_turn.since import SinceLastMove, since_last_move
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.storage.rows import OutboxRow
from cz18.server.storage.store import Store

MOST_LINES = 12
"""Sentences about the moves of others in a message; the page has them all."""


class Message(NamedTuple):
    """A notification in words. `path` is the page to open, after the address of the server."""

    id: str
    """The same for each attempt, so that receivers can recognise a repetition."""
    kind: str
    game: str | None
    number: int
    title: str
    text: str
    lines: tuple[str, ...]
    action: str
    """The text of the link."""
    path: str
    language: str

    def shortened(self, most: int) -> str:
        """Text and lines, at most this number of characters."""
        return "\n".join((self.text, *self.lines))[:most]


def message_of(item: OutboxRow, language: str, loaded: LoadedGame | None, store: Store) -> Message:
    """The message of a notification. `loaded` is its game."""
    words = Words(language, () if loaded is None else loaded.names)
    table = "" if loaded is None else loaded.row.title
    lines: tuple[str, ...] = ()
    text = words.say(f"notify-{item.kind}-text", {"table": table})[0]
    if loaded is not None and item.kind in ("turn", "late"):
        due = decision(loaded.state)
        assert due is not None
        text = words.decision(due)[0]
        lines = sentences(words, since_last_move(loaded, due.player, store.events))
    if loaded is not None and item.kind == "over":
        pairs = sorted(enumerate(json.loads(loaded.row.result or "[]")), key=lambda pair: -pair[1])
        lines = tuple(words.say("result-of", {"player": seat, "worth": worth})[0] for seat, worth in pairs)
    return Message(
        item.id,
        item.kind,
        item.game,
        item.number,
        words.say(f"notify-{item.kind}", {"table": table})[0],
        text,
        lines,
        words.say("notify-open" if item.game else "notify-settings", {})[0],
        f"/#/games/{item.game}" if item.game else "/#/notifications",
        language,
    )


def sentences(words: Words, since: SinceLastMove) -> tuple[str, ...]:
    """What others did since the reader's last move, and the figures that changed."""
    lines = [words.event(event)[0] for event in since.events]
    left_out = len(lines) - MOST_LINES
    if left_out > 0:
        lines = [words.say("catch-up-more", {"count": left_out})[0], *lines[-MOST_LINES:]]
    changed = [words.say(f"catch-up-{change['what']}", _named(words, change))[0] for change in since.changes]
    return (*lines, *changed)


def _named(words: Words, change: dict[str, Any]) -> dict[str, Any]:
    """A change whose seats are names."""
    if change["what"] != "director":
        return change
    return {**change, "before": words.player(change["before"]), "after": words.player(change["after"])}
