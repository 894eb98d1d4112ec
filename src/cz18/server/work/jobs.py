"""What is costly, as functions of plain values: done in a process of the pool, which knows no database and no secret
but what it is given.

A game from outside is never trusted: it is played through `check` and `apply` before anything of it is kept.
The seed of an unfinished game is a secret; what leaves the server carries a fresh one that has led, and leads,
to the same draws so far.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from cz18.contract.previews import preview
from cz18.contract.previews import why_not as answered
from cz18.facts.maps import MAP_NAMES, BoardError, load_map, own_board, source_of, with_board
from cz18.interop.boards import vet
from cz18.interop.codec import Malformed, decode_action, encode_action, encode_event, state_to_json
from cz18.interop.course import course
from cz18.interop.files import GAMES_18XX, kind_of
from cz18.interop.games_18xx.errors import NotExportable, NotImportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.games_18xx.importer import import_game
from cz18.interop.games_18xx.steps import passed_over
from cz18.interop.save import read_game, save_game
from cz18.interop.seeds import mended, seed_replaced
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, decision, is_over, legal_actions
from cz18.rules.explain import Hexes, TilesOn
from cz18.rules.game import Entry, Game, NotReplayable, beginning_of, entries
from cz18.rules.setup import SEED_BITS, new_game
from cz18.rules.state import GameState
from cz18.server.admission.rules import MOST_ACTIONS
from cz18.server.errors import ApiError, game_too_long, malformed, wrong
from cz18.server.facts import facts_text
from cz18.server.text import is_deeper_than, to_json

SEED_SECONDS = 3.0
"""How long a fresh seed is looked for."""
MOST_PARTS = 600_000
"""Signs that part one value from the next in an imported file; the longest real games have a twentieth of it."""
LARGEST_WISHES = 8192
"""Characters of JSON beside the file."""
DEEPEST_WISHES = 4
"""Levels of lists and objects beside the file."""


def warm_up() -> None:
    """Load what the first job would otherwise wait for."""
    legal_actions(new_game(("A", "B", "C"), seed=1))


class Stored(NamedTuple):
    """A game as it is kept: its set-up, and its actions as they are written."""

    setup: Game
    actions: tuple[str, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it takes a board of one's own along."""
        return with_board, (source_of(self.setup.board), Stored, *self)

    def game(self) -> Game:
        return self.setup._replace(actions=tuple(decode_action(json.loads(text)) for text in self.actions))


class LogLine(NamedTuple):
    """An entry of a game that was played through, as it will be kept."""

    seat: int
    action: str
    events: str
    passed_over: bool
    """Was nobody asked, in a game from 18xx.games?"""


class Note(NamedTuple):
    """Something the maker of a table should know."""

    code: str
    message: str


class Checked(NamedTuple):
    """A game that was played through: its set-up, its entries, and where it has come to.

    `wishes` is what came beside the file of an imported one.
    """

    setup: Game
    lines: tuple[LogLine, ...]
    after: GameState
    snapshot: str
    wishes: dict[str, Any] | None = None
    notes: tuple[Note, ...] = ()


def _play_through(game: Game) -> Checked:
    if len(game.actions) > MOST_ACTIONS:
        raise game_too_long(422, MOST_ACTIONS)
    try:
        log = list(entries(game))
    except NotReplayable as fault:
        refusal = fault.refusal
        raise ApiError(
            422, "not_replayable", str(fault), number=fault.number, section=refusal.section, reason=refusal.code
        ) from None
    after = log[-1].after if log else beginning_of(game)
    lines = tuple(_line(entry) for entry in log)
    return Checked(game._replace(actions=()), lines, after, to_json(state_to_json(after)))


def _line(entry: Entry) -> LogLine:
    due = decision(entry.before)
    assert due is not None
    events = to_json([encode_event(event) for event in entry.events])
    is_silent = passed_over(entry.before) == entry.action
    return LogLine(due.player, to_json(encode_action(entry.action)), events, is_silent)


# Files


def imported(body: bytes) -> Checked:
    """The game in the body of a request, played through. Raises ApiError 400, 413 or 422; nothing is believed."""
    data = _parsed(body)
    file = data.pop("file", None)
    if not isinstance(file, dict):
        raise malformed("file", "must be the JSON of a game")
    if is_deeper_than(data, DEEPEST_WISHES) or len(to_json(data)) > LARGEST_WISHES:
        raise malformed("", "holds more beside the file than a table needs")
    game, notes = read_file(file)
    return _play_through(game)._replace(wishes=data, notes=notes)


def _parsed(body: bytes) -> dict[str, Any]:
    if sum(body.count(sign) for sign in (b",", b"[", b"{")) > MOST_PARTS:
        raise ApiError(413, "too_large", "The file holds more than any game does.")
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        raise malformed("", "is no JSON") from None
    if not isinstance(data, dict):
        raise malformed("", "must be a JSON object")
    return data


def read_file(data: Any) -> tuple[Game, tuple[Note, ...]]:
    """The game in a file of ours or of 18xx.games, and what its owner should know. Raises ApiError 400 or 422."""
    try:
        if kind_of(data) == GAMES_18XX:
            return _read_18xx(data)
        found = read_game(data)
        if found.board not in MAP_NAMES:
            vet(load_map(found.board))
    except Malformed as fault:
        raise malformed("file" if fault.field == "file" else f"file.{fault.field}", fault.message) from None
    except BoardError as fault:
        raise malformed(f"file.board.{fault.hex or 'board'}.{fault.field}", fault.message) from None
    game = mended(found)
    return game, () if game.seed == found.seed else (Note("seed_replaced", seed_replaced()),)


def _read_18xx(data: Any) -> tuple[Game, tuple[Note, ...]]:
    try:
        played = import_game(data)
        return played.game, tuple(Note(*remark) for remark in played.remarks)
    except NotImportable as fault:
        more: dict[str, Any] = {"action": fault.action, "field": fault.field}
        if fault.refusal is not None:
            more |= {"section": fault.refusal.section, "reason": fault.refusal.code}
        raise ApiError(422, "not_importable", str(fault), **more, **wrong(fault.message)) from None


def exported(stored: Stored, format_: str) -> bytes:
    """The game as a file, ours or for 18xx.games. Raises ApiError 422 where it holds what that site does not know."""
    game = _without_secret(stored.game())
    if format_ == "save":
        return save_game(game).encode()
    try:
        return json.dumps(export_game(game), ensure_ascii=False).encode()
    except NotExportable as fault:
        code = "board_not_exportable" if fault.action is None else "not_exportable"
        raise ApiError(422, code, str(fault), action=fault.action, **wrong(fault.message)) from None


def forked(stored: Stored) -> Checked:
    """A game that goes on from here, with a fresh seed if it is not over."""
    return _play_through(_without_secret(stored.game()))


def _without_secret(game: Game) -> Game:
    """With its own seed if it is finished, and a fresh one if it is not."""
    state = beginning_of(game)
    drawing: list[Drawing] = []
    for action in game.actions:
        before, (state, _) = state, apply_unchecked(state, action)
        if state.draws != before.draws:
            drawing.append((before, action, state))
    return game if is_over(state) else game._replace(seed=_fresh_seed(game, drawing))


Drawing = tuple[GameState, Action, GameState]
"""An action that drew something, between the states before and after it."""


def _fresh_seed(game: Game, drawing: list[Drawing]) -> int:
    """Another seed under which the game so far is the same, draw by draw."""
    beginning = beginning_of(game)
    deadline = time.monotonic() + SEED_SECONDS
    while time.monotonic() < deadline:
        seed = secrets.randbits(SEED_BITS)
        if seed != game.seed and _draws_the_same(game, seed, beginning, drawing):
            return seed
    raise ApiError(503, "no_fresh_seed", "No other seed with the same draws was found; please try again.")


def _draws_the_same(game: Game, seed: int, beginning: GameState, drawing: list[Drawing]) -> bool:
    if beginning_of(game._replace(seed=seed))._replace(seed=beginning.seed) != beginning:
        return False
    return all(
        apply_unchecked(before._replace(seed=seed), action)[0]._replace(seed=after.seed) == after
        for before, action, after in drawing
    )


# Looking ahead and back


def previews(state: GameState, actions: Sequence[dict[str, Any]], income: bool) -> bytes:
    """What these actions would bring, as a JSON list. Raises ApiError 400."""
    meant = [_decoded(data, number) for number, data in enumerate(actions)]
    return to_json([preview(state, action, income=income) for action in meant]).encode()


def _decoded(data: dict[str, Any], number: int) -> Action:
    try:
        return decode_action(data)
    except Malformed as fault:
        raise malformed(f"actions[{number}].{fault.field}", fault.message) from None


def why_not(state: GameState, hex_id: str | None) -> bytes:
    """Why no tile can be laid, hex by hex or on one hex tile by tile, as a JSON list."""
    question = Hexes() if hex_id is None else TilesOn(hex_id)
    return to_json(answered(state, question)).encode()


def course_of(stored: Stored, numbers: Sequence[int]) -> bytes:
    """Worth, prices and incomes round by round, as JSON; `numbers` are those of its entries in the log."""
    found = course(stored.game())
    found["positions"] = [numbers[at - 1] if at else 0 for at in found["positions"]]
    return to_json(found).encode()


def facts_of(board: str) -> bytes:
    """What is printed on a board of one's own, which is given by its data."""
    return facts_text(own_board(json.loads(board)).name)[0]
