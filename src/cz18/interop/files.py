"""Read and write game files: plain or gzip, saves, transcripts, reports or 18xx.games exports, detected by content."""

from __future__ import annotations

import errno
import gzip
import io
import zlib
from bisect import bisect_right
from pathlib import Path
from typing import Any, NamedTuple

from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.save import is_save, parse_json, read_game, refuse_actions, save_game
from cz18.interop.formats.seeds import seed_replaced, with_repaired_seed
from cz18.interop.formats.transcript import TITLE, read_transcript
from cz18.interop.games_18xx.importer import import_game
from cz18.messages.told import told
from cz18.rules.game import Game

GZIP_MAGIC = b"\x1f\x8b"
LARGEST_FILE = 32 * 2**20
"""Bytes, after decompression. The longest real games take less than a hundredth of it."""

SYSTEM = {
    errno.ENOENT: "wrong-no_such_file",
    errno.ENOTDIR: "wrong-no_such_file",
    errno.EACCES: "wrong-forbidden",
    errno.EPERM: "wrong-forbidden",
    errno.EROFS: "wrong-forbidden",
    errno.EISDIR: "wrong-a_folder",
    errno.ENOSPC: "wrong-disk_full",
}
"""Message keys for the most common operating system errors."""

SAVE, GAMES_18XX = "save", "18xx.games"
REPORT = "18CZ report"
"""Format of a bug report (`report`), which contains a game in one of the two."""


def read_json(path: Path) -> Any:
    """The JSON value in a file, plain or gzip: of a transcript the equivalent save, of a report its game.

    Raises Malformed if the file cannot be read, and NotReplayable for a transcript that the rules refuse.
    """
    text = read_text(path)
    data = parse_json(save_game(read_transcript(text)) if text.startswith(TITLE) else text)
    return data.get("game") if isinstance(data, dict) and data.get("format") == REPORT else data


def read_text(path: Path) -> str:
    """The text of a file, plain or gzip, limited to `LARGEST_FILE`. Raises Malformed."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as fault:
        raise Malformed("file", told("wrong-not_read", file=path, why=system_message(fault))) from None
    if data.startswith(GZIP_MAGIC):
        data = _unpacked(data)
    if len(data) > LARGEST_FILE:
        raise Malformed("file", told("wrong-file_too_large", size=LARGEST_FILE // 2**20))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise Malformed("file", told("wrong-not_utf8", byte=fault.start)) from None


def _unpacked(data: bytes) -> bytes:
    """Decompress at most one byte more than the limit."""
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as file:
            return file.read(LARGEST_FILE + 1)
    except (EOFError, OSError, zlib.error):
        raise Malformed("file", told("wrong-gzip_damaged")) from None


def write_text(path: Path, text: str) -> None:
    """Write a file, compressed if its name ends in .gz. Raises Malformed if it cannot be written."""
    data = text.encode()
    try:
        path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)
    except OSError as fault:
        raise Malformed("file", told("wrong-not_written", file=path, why=system_message(fault))) from None


def system_message(fault: OSError | ValueError) -> str:
    """Why a file cannot be read or written; unknown errors in the operating system's words."""
    key = SYSTEM.get(getattr(fault, "errno", None) or 0)
    return told(key) if key else getattr(fault, "strerror", None) or str(fault)


def kind_of(data: Any) -> str:
    """`save` or `18xx.games`, detected from the JSON value. Raises Malformed if it is neither."""
    if is_save(data):
        return SAVE
    if isinstance(data, dict) and "format" not in data and "actions" in data and "players" in data:
        players = data["players"]
        if not isinstance(players, list) or not any(isinstance(player, str) for player in players):
            return GAMES_18XX  # there players are objects
    refuse_actions(data)
    raise Malformed("file", told("wrong-no_game"))


class Opened(NamedTuple):
    """A game from a file: set-up and log in our terms, with the id in the file of each of our actions.

    In a save an action's id is its number. One action of 18xx.games may become several of ours, or none.
    """

    kind: str
    game: Game
    ids: tuple[int, ...]
    actions: int
    """Number of actions of the file in effect."""
    notes: tuple[str, ...] = ()
    """Notes for the user: the seed was replaced, or an action did not fit where it was expected."""

    @property
    def last(self) -> int:
        """The id of the last action of the file."""
        return max(self.actions, self.ids[-1] if self.ids else 0)

    def until(self, at: int | None) -> Game:
        """The game after the action with this id; None: the whole game."""
        if at is None:
            return self.game
        return self.game._replace(actions=self.game.actions[: bisect_right(self.ids, at)])


def open_game(path: Path) -> Opened:
    """The game in a file: a save, a transcript, a report, or an export of 18xx.games.

    The actions of a save are decoded but not yet played; an 18xx.games file is played through, because it can only be
    understood that way. Raises the errors of `read_json`, and NotImportable.
    """
    return opened(read_json(path))


def opened(data: Any) -> Opened:
    """The game in the JSON value of a file."""
    if kind_of(data) == GAMES_18XX:
        imported = import_game(data)
        return Opened(GAMES_18XX, imported.game, imported.ids, imported.actions, imported.notes)
    found = read_game(data)
    game = with_repaired_seed(found)
    notes = () if game.seed == found.seed else (seed_replaced(),)
    return Opened(SAVE, game, tuple(range(1, len(game.actions) + 1)), len(game.actions), notes)
