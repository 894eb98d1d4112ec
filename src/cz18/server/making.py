"""New tables: set up, read from a file, or forked from another game; and games written to files.

A game from outside is never trusted: it is played through `check` and `apply` before anything of it is kept.
The seed of an unfinished game is a secret; what leaves the server carries a fresh one that has led, and leads,
to the same draws so far.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from cz18.interop.codec import Malformed, encode_action, encode_event
from cz18.interop.files import GAMES_18XX, kind_of
from cz18.interop.games_18xx.errors import NotExportable, NotImportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.games_18xx.importer import import_game
from cz18.interop.save import read_game, save_game
from cz18.interop.seeds import SEED_REPLACED, mended
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, decision, is_over
from cz18.rules.game import Entry, Game, NotReplayable, beginning_of, entries
from cz18.rules.options import OptionError, options_from, options_to_dict
from cz18.rules.setup import SEED_BITS
from cz18.rules.state import GameState
from cz18.server.faults import Fault, malformed
from cz18.server.games import Games, progress, to_json
from cz18.server.people.names import shown
from cz18.server.rows import EntryRow, GameRow, SeatRow
from cz18.server.seats import hashed, new_id, new_token

SEED_SECONDS = 3.0
"""How long a fresh seed is looked for."""


class SeatWish(NamedTuple):
    """A seat of a new table."""

    name: str
    kind: str = "human"
    bot: str | None = None


class Wishes(NamedTuple):
    """What the table of a new game agrees on, beside the game itself."""

    title: str = ""
    listed: bool = True
    undo: str = "own_turn"
    offers: str = "wait"
    offer_seconds: int = 0
    creator: str = ""
    key: str | None = None
    origin: str | None = None
    take: tuple[int, ...] = ()
    """Seats the creator sits down on."""


class Note(NamedTuple):
    """Something the maker of a table should know."""

    code: str
    message: str


class Made(NamedTuple):
    """A new table with its secrets, which are told once."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    tokens: dict[int, str]
    creator_token: str
    notes: tuple[Note, ...] = ()


def set_up(
    games: Games, board: str, options: dict[str, Any], seats: Sequence[SeatWish], seed: int | None, wishes: Wishes
) -> Made:
    """A new game about to begin."""
    wanted = secrets.randbits(SEED_BITS) if seed is None else seed
    games.store.board(board)  # one that somebody brought is known from now on
    try:
        game = Game(tuple(seat.name for seat in seats), board, options_from(options), wanted)
        beginning_of(game)
    except OptionError as fault:
        raise malformed(fault.field, str(fault).removeprefix(f"{fault.field}: ")) from None
    return _keep(games, game, seats, (), wishes)


def _keep(
    games: Games,
    game: Game,
    seats: Sequence[SeatWish],
    log: Sequence[Entry],
    wishes: Wishes,
    *,
    by: str = "import",
    forked_from: tuple[str, int] | None = None,
) -> Made:
    """Put a game whose log has been played through into the store."""
    now, id_ = time.time(), new_id()
    state = log[-1].after if log else beginning_of(game)
    tokens = {number: new_token() for number, seat in enumerate(seats) if seat.kind == "human"}
    creator_token = new_token()
    row = GameRow(
        id=id_,
        board=game.board,
        options=to_json(options_to_dict(game.options)),
        players=to_json(list(game.players)),
        seed=game.seed,
        rules=game.options.rules,
        title=wishes.title or ", ".join(seat.name for seat in seats)[:120],
        listed=wishes.listed,
        undo=wishes.undo,
        offers=wishes.offers,
        offer_seconds=wishes.offer_seconds,
        length=len(log),
        version=1,
        creator=wishes.creator,
        creator_hash=hashed(creator_token),
        forked_from=forked_from[0] if forked_from else None,
        forked_at=forked_from[1] if forked_from else None,
        undo_request=None,
        key=wishes.key,
        created=now,
        changed=now,
        origin=wishes.origin,
        **progress(state),
    )
    rows = tuple(
        SeatRow(
            id_,
            number,
            seat.name,
            seat.kind,
            seat.bot if seat.kind == "bot" else None,
            None,
            hashed(tokens[number]) if number in tokens else None,
        )
        for number, seat in enumerate(seats)
    )
    taken = sorted({seat for seat in wishes.take if seat in tokens})
    games.store.add_game(row, rows, [_entry_row(id_, entry, by, now) for entry in log], taken)
    return Made(row, rows, tokens, creator_token)


def _entry_row(game: str, entry: Entry, by: str, now: float) -> EntryRow:
    due = decision(entry.before)
    assert due is not None
    return EntryRow(
        game,
        entry.number,
        "action",
        due.player,
        by,
        to_json(encode_action(entry.action)),
        to_json([encode_event(event) for event in entry.events]),
        None,
        now,
    )


# Files


def read_file(data: Any) -> Game:
    """The game in a file of ours or of 18xx.games. Raises Fault 400 or 422; nothing is believed."""
    try:
        if kind_of(data) == GAMES_18XX:
            return _read_18xx(data)
        return read_game(data)
    except Malformed as fault:
        raise malformed(f"file.{fault.field}", fault.message) from None


def _read_18xx(data: Any) -> Game:
    try:
        return import_game(data).game
    except NotImportable as fault:
        more: dict[str, Any] = {"action": fault.action, "field": fault.field}
        if fault.refusal is not None:
            more |= {"section": fault.refusal.section, "reason": fault.refusal.code}
        raise Fault(422, "not_importable", str(fault), **more) from None


def import_file(games: Games, data: Any, seats: Sequence[SeatWish] | None, wishes: Wishes) -> Made:
    """A table with the game of a file, played through from its first action."""
    found = read_file(data)
    game = mended(found)
    try:
        log = list(entries(game))
    except NotReplayable as fault:
        refusal = fault.refusal
        raise Fault(
            422, "not_replayable", str(fault), number=fault.number, section=refusal.section, reason=refusal.code
        ) from None
    made = _keep(games, game, _seats_like(game, seats), log, wishes)
    return made if game.seed == found.seed else made._replace(notes=(Note("seed_replaced", SEED_REPLACED),))


def _seats_like(game: Game, seats: Sequence[SeatWish] | None) -> Sequence[SeatWish]:
    if seats is None:
        return [SeatWish(shown(name) or f"Player {number}") for number, name in enumerate(game.players, start=1)]
    if len(seats) != len(game.players):
        raise malformed("seats", f"the game has {len(game.players)} players")
    return seats


def fork(games: Games, source: str, position: int, seats: Sequence[SeatWish] | None, wishes: Wishes) -> Made:
    """A new table that goes on from a position of another one."""
    game = game_at(games, source, position)
    log = list(entries(game))
    origin = (source, position)
    return _keep(games, game, _seats_like(game, seats), log, wishes, by="fork", forked_from=origin)


def game_at(games: Games, source: str, position: int | None = None) -> Game:
    """A game up to a position, with its own seed if it is finished there and a fresh one if it is not."""
    with games.locked(source) as table:
        number = table.length if position is None else position
        if not 0 <= number <= table.length:
            raise malformed("position", f"the game has positions 0 to {table.length}")
        game = table.setup()._replace(actions=table.actions(number))
        if is_over(table.state_at(number)):
            return game
        return game._replace(seed=fresh_seed(game))


def fresh_seed(game: Game) -> int:
    """Another seed under which the game so far is the same, draw by draw."""
    beginning = beginning_of(game)
    drawing = _drawing_actions(beginning, game)
    deadline = time.monotonic() + SEED_SECONDS
    while time.monotonic() < deadline:
        seed = secrets.randbits(SEED_BITS)
        if seed != game.seed and _draws_the_same(game, seed, beginning, drawing):
            return seed
    raise Fault(503, "no_fresh_seed", "No other seed with the same draws was found; please try again.")


Drawing = tuple[GameState, Action, GameState]
"""An action that drew something, between the states before and after it."""


def _drawing_actions(state: GameState, game: Game) -> list[Drawing]:
    found = []
    for action in game.actions:
        before, (state, _) = state, apply_unchecked(state, action)
        if state.draws != before.draws:
            found.append((before, action, state))
    return found


def _draws_the_same(game: Game, seed: int, beginning: GameState, drawing: list[Drawing]) -> bool:
    if beginning_of(game._replace(seed=seed))._replace(seed=beginning.seed) != beginning:
        return False
    return all(
        apply_unchecked(before._replace(seed=seed), action)[0]._replace(seed=after.seed) == after
        for before, action, after in drawing
    )


def export_save(games: Games, source: str) -> str:
    """The game as a save of ours."""
    return save_game(game_at(games, source))


def export_18xx(games: Games, source: str) -> Any:
    """The game as a file for 18xx.games. Raises Fault 422 where it holds what that site does not know."""
    try:
        return export_game(game_at(games, source))
    except NotExportable as fault:
        raise Fault(422, "not_exportable", str(fault), action=fault.action) from None
