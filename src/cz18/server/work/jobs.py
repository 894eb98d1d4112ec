"""Costly jobs for the process pool, which has no access to the database.

An imported game is not trusted: every action is checked before anything is stored. The seed of an unfinished game is
secret: exports and forks get a fresh seed that leads to the same draws so far.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import cz18
from cz18.contract.previews import preview
from cz18.contract.previews import why_not as answered
from cz18.facts.maps import MAP_NAMES, BoardError, load_map, own_board, source_of, with_board
from cz18.interop.boards import vet
from cz18.interop.drawing.svg import map_svg
from cz18.interop.files import GAMES_18XX, kind_of
from cz18.interop.formats.codec import Malformed, decode_action, encode_action, encode_event, state_to_json
from cz18.interop.formats.positions.answers import NotPlayable, answers, begun, checked, opened, tiles_of
from cz18.interop.formats.positions.offline import archive
from cz18.interop.formats.positions.reading import Position
from cz18.interop.formats.positions.writing import state_to_position
from cz18.interop.formats.save import is_save, read_bots, read_game, save_game
from cz18.interop.formats.seeds import seed_replaced, with_repaired_seed
from cz18.interop.games_18xx.errors import NotExportable, NotImportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.games_18xx.importer import import_game
from cz18.interop.report import report_of
from cz18.interop.words.wording import with_sentences
from cz18.lessons.lessons import LESSONS
from cz18.lessons.puzzles import puzzles, question, solved
from cz18.review import work
from cz18.review.figures import renumbered
from cz18.review.outcome import outcome_of
from cz18.rules.actions import Action
from cz18.rules.asking.course import course
from cz18.rules.asking.explain import Hexes, TilesOn
from cz18.rules.engine import action_ranges, apply_unchecked, decision, is_over
from cz18.rules.game import Entry, Game, NotReplayable, beginning_of, entries, replay
from cz18.rules.profiles.games_18xx import passed_over
from cz18.rules.setup import SEED_BITS, new_game
from cz18.rules.state import GameState
from cz18.server.admission.rules import MOST_ACTIONS
from cz18.server.errors import ApiError, game_too_long, malformed, wrong
from cz18.server.printed_json import facts_text
from cz18.server.storage.rows import BY_A_LESSON, BY_THE_TABLE, ENTRIES_AT_ONCE
from cz18.server.text import is_deeper_than, to_json

SEED_SECONDS = 3.0
"""Time limit of the search for a fresh seed."""
MOST_PARTS = 600_000
"""Maximum number of separators in an imported file; the longest real games have a twentieth of it."""
LARGEST_WISHES = 8192
DEEPEST_WISHES = 4


def warm_up() -> None:
    """Import and initialise the rules before the first job."""
    action_ranges(new_game(("A", "B", "C"), seed=1))


class Stored(NamedTuple):
    """A game as stored: its set-up, and its actions as JSON."""

    setup: Game
    actions: tuple[str, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a custom board with the game."""
        return with_board, (source_of(self.setup.board), Stored, *self)

    def game(self) -> Game:
        return self.setup._replace(actions=tuple(decode_action(json.loads(text)) for text in self.actions))


class Note(NamedTuple):
    """A remark to the creator of a table."""

    code: str
    message: str


class Checked(NamedTuple):
    """A game whose actions were all checked.

    `log` has [seat, by, action, events] of its `length` entries as JSON lists, in parts of `ENTRIES_AT_ONCE`, which the
    database reads: the server's process does no work for each entry. `wishes`: the settings beside an imported file;
    `bots`: the bot of each seat, as the file names it.
    """

    setup: Game
    length: int
    log: tuple[str, ...]
    after: GameState
    snapshot: str
    wishes: dict[str, Any] | None = None
    notes: tuple[Note, ...] = ()
    bots: tuple[str | None, ...] = ()


def _play_through(game: Game, by: str) -> Checked:
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
    parts = (log[start : start + ENTRIES_AT_ONCE] for start in range(0, len(log), ENTRIES_AT_ONCE))
    lines = tuple(to_json([_line(entry, by) for entry in part]) for part in parts)
    return Checked(game._replace(actions=()), len(log), lines, after, to_json(state_to_json(after)))


def _line(entry: Entry, by: str) -> tuple[int, str, str, str]:
    due = decision(entry.before)
    assert due is not None
    if passed_over(entry.before) == entry.action:  # an automatic pass of the 18xx.games profile
        by = BY_THE_TABLE
    events = to_json([encode_event(event) for event in entry.events])
    return due.player, by, to_json(encode_action(entry.action)), events


# Files


def imported(body: bytes) -> Checked:
    """The checked game in the body of a request. Raises ApiError 400, 413 or 422."""
    data = _parsed(body)
    file = data.pop("file", None)
    if not isinstance(file, dict):
        raise malformed("file", "must be a game as JSON")
    if is_deeper_than(data, DEEPEST_WISHES) or len(to_json(data)) > LARGEST_WISHES:
        raise malformed("", "has too much data besides the file")
    game, notes = read_file(file)
    bots = read_bots(file) if is_save(file) else ()
    return _play_through(game, "import")._replace(wishes=data, notes=notes, bots=bots)


def _parsed(body: bytes) -> dict[str, Any]:
    if sum(body.count(sign) for sign in (b",", b"[", b"{")) > MOST_PARTS:
        raise ApiError(413, "too_large", "Too large to be a game file.")
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        raise malformed("", "is not valid JSON") from None
    if not isinstance(data, dict):
        raise malformed("", "must be a JSON object")
    return data


def read_file(data: Any) -> tuple[Game, tuple[Note, ...]]:
    """The game in a save or a file of 18xx.games, and remarks. Raises ApiError 400 or 422."""
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
    game = with_repaired_seed(found)
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


def exported(stored: Stored, format_: str, bots: Sequence[str | None] = ()) -> bytes:
    """The game as a save, a file for 18xx.games, a picture, a position or a bug report.

    Raises ApiError 422 if that site does not support it.
    """
    if format_ == "picture":
        return map_svg(replay(stored.game())).encode()
    if format_ == "position":
        return to_json(state_to_position(replay(stored.game()))).encode()
    game = _without_secret(stored.game())
    if format_ == "save":
        return save_game(game, bots).encode()
    if format_ == "report":
        found = report_of(json.loads(save_game(game)), program=cz18.__version__)
        return json.dumps(found, ensure_ascii=False, indent=1).encode()
    try:
        return json.dumps(export_game(game), ensure_ascii=False).encode()
    except NotExportable as fault:
        code = "board_not_exportable" if fault.action is None else "not_exportable"
        raise ApiError(422, code, str(fault), action=fault.action, **wrong(fault.message)) from None


def forked(stored: Stored) -> Checked:
    """A copy of the game, with a fresh seed if it is not over."""
    return _play_through(_without_secret(stored.game()), "fork")


def lesson(name: str) -> Checked:
    """The prepared game of a lesson."""
    return _play_through(LESSONS[name].game(), BY_A_LESSON)


# Positions


def _position(data: Any) -> Position:
    try:
        position = opened(data)
        if position.state.board not in MAP_NAMES:
            vet(load_map(position.state.board))
    except Malformed as fault:
        raise malformed(f"position.{fault.field}", fault.message) from None
    except BoardError as fault:
        raise malformed(f"position.board.{fault.hex or 'board'}.{fault.field}", fault.message) from None
    return position


def checked_position(data: Any) -> bytes:
    """The position in all its forms, and what is impossible in it, as JSON. Raises ApiError 400."""
    return to_json(checked(_position(data))).encode()


def answers_about(data: Any, company: str | None, fleets: dict[str, list[str]]) -> bytes:
    """The answers about a position, as JSON. Raises ApiError 400."""
    try:
        return to_json(answers(_position(data), company, fleets)).encode()
    except Malformed as fault:
        raise malformed(fault.field, fault.message) from None


def tiles_on(board: str) -> bytes:
    """The tiles that can lie on each hex of a printed board, as JSON."""
    return to_json({"tiles": tiles_of(board)}).encode()


def rules_archive() -> bytes:
    """The rules for a browser without a connection, as a zip file."""
    return archive()


def continued(data: Any, seed: int) -> Checked:
    """A game that continues from a position. Raises ApiError 400, or 422 with its faults."""
    position = _position(data)
    try:
        start = begun(position, seed)
    except NotPlayable as fault:
        faults = [{"section": one.section, "code": one.code, "data": one.data} for one in fault.faults]
        message = "No game can continue from this position."
        raise ApiError(422, "not_playable", message, faults=faults) from None
    names = tuple(player.name for player in start.players)
    game = Game(names, start.board, start.options, seed, (), start)
    return Checked(game, 0, (), start, "")


def puzzle_of(id_: str) -> bytes:
    """A puzzle without its answer, as JSON."""
    return to_json(question(puzzles()[id_])).encode()


def solution_of(id_: str, answer: dict[str, Any]) -> bytes:
    """Whether an answer is right, and the solution, as JSON. Raises ApiError 400."""
    try:
        return to_json(solved(puzzles()[id_], answer)).encode()
    except Malformed as fault:
        raise malformed(fault.field, fault.message) from None


def _without_secret(game: Game) -> Game:
    """The game with a fresh seed, unless it is over."""
    state = beginning_of(game)
    drawing: list[Drawing] = []
    for action in game.actions:
        before, (state, _) = state, apply_unchecked(state, action)
        if state.draws != before.draws:
            drawing.append((before, action, state))
    return game if is_over(state) else game._replace(seed=_fresh_seed(game, drawing))


Drawing = tuple[GameState, Action, GameState]
"""The state before an action that drew something, the action, and the state after it."""


def _fresh_seed(game: Game, drawing: list[Drawing]) -> int:
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


# Questions about a position


def previews(state: GameState, actions: Sequence[dict[str, Any]], income: bool) -> bytes:
    """The outcomes of these actions, as a JSON list. Raises ApiError 400."""
    meant = [_decoded(data, number) for number, data in enumerate(actions)]
    return to_json([preview(state, action, income=income) for action in meant]).encode()


def _decoded(data: dict[str, Any], number: int) -> Action:
    try:
        return decode_action(data)
    except Malformed as fault:
        raise malformed(f"actions[{number}].{fault.field}", fault.message) from None


def why_not(state: GameState, hex_id: str | None) -> bytes:
    """Why tiles cannot be laid, by hex, or on one hex by tile, as a JSON list."""
    question = Hexes() if hex_id is None else TilesOn(hex_id)
    return to_json(answered(state, question)).encode()


def course_of(stored: Stored, numbers: Sequence[int]) -> bytes:
    """Values, prices and incomes by round, as JSON; `numbers` are the entry numbers of its actions."""
    found = course(stored.game())
    found["positions"] = [numbers[at - 1] if at else 0 for at in found["positions"]]
    return to_json(found).encode()


def review_unit(stored: Stored, unit: str, done: work.Work) -> bytes:
    """The result of a unit of a review, as JSON."""
    return to_json(work.do(_game_of(stored), unit, done)).encode()


@lru_cache(maxsize=1)
def _game_of(stored: Stored) -> Game:
    """The game, kept for the next unit."""
    return stored.game()


def reviewed(done: work.Work, numbers: Sequence[int], depth: int) -> bytes:
    """The finished review as JSON; `numbers` are the entry numbers of its actions."""
    return to_json(renumbered(work.review(done, depth), numbers)).encode()


def outcome_of_plan(base: GameState, actions: Sequence[Action]) -> bytes:
    """The outcome of a plan, as JSON."""
    return to_json(outcome_of(base, actions)).encode()


def with_words(body: bytes, language: str, names: Sequence[str]) -> bytes:
    """A JSON body with sentences in this language."""
    return to_json(with_sentences(json.loads(body), language, names)).encode()


def facts_of(board: str) -> bytes:
    """The facts of a custom board, given as its JSON."""
    return facts_text(own_board(json.loads(board)).name)[0]
