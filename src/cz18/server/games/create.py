"""New tables: set up, imported or forked. Imports and forks were replayed and checked by `jobs`."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from cz18.interop.formats.positions.writing import state_to_position
from cz18.messages.told import told
from cz18.rules.game import Game, beginning_of
from cz18.rules.options import OptionError, options_from, options_to_dict
from cz18.rules.setup import SEED_BITS
from cz18.server.errors import malformed
from cz18.server.games.games import Games
from cz18.server.games.in_memory import progress
from cz18.server.games.seeds import chosen_notice, new_salt
from cz18.server.people.names import names_of_table
from cz18.server.people.seats import hashed, new_id, new_token
from cz18.server.storage.rows import GameRow, SeatRow
from cz18.server.text import to_json
from cz18.server.work.jobs import Checked, Note


class SeatWish(NamedTuple):
    """A seat of a new table. `open`: anyone may take it without a link."""

    name: str
    kind: str = "human"
    bot: str | None = None
    open: bool = False


class Wishes(NamedTuple):
    """Settings of a new table. `take`: seats that its creator takes; `others`: (seat, person) of other people."""

    title: str = ""
    listed: bool = True
    undo: str = "own_turn"
    offers: str = "wait"
    offer_seconds: int = 0
    creator: str = ""
    key: str | None = None
    origin: str | None = None
    take: tuple[int, ...] = ()
    others: tuple[tuple[int, str], ...] = ()
    planning: bool = True
    clock: str | None = None


class Made(NamedTuple):
    """A new table with its secret tokens, of which only hashes are stored."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    tokens: dict[int, str]
    creator_token: str
    notes: tuple[Note, ...] = ()


def set_up(
    games: Games, board: str, options: dict[str, Any], seats: Sequence[SeatWish], seed: int | None, wishes: Wishes
) -> Made:
    """Create a game before its first action."""
    wanted = secrets.randbits(SEED_BITS) if seed is None else seed
    games.store.board(board)  # loads a custom board
    try:
        game = Game(tuple(seat.name for seat in seats), board, options_from(options), wanted)
        beginning = beginning_of(game)
    except OptionError as fault:
        raise malformed(fault.field, fault.message) from None
    return keep(games, Checked(game, 0, (), beginning, ""), seats, wishes, seed_chosen=seed is not None)


def keep(
    games: Games,
    checked: Checked,
    seats: Sequence[SeatWish] | None,
    wishes: Wishes,
    *,
    seed_chosen: bool,
    forked_from: tuple[str, int] | None = None,
    lesson: str | None = None,
) -> Made:
    """Store a checked game. `seed_chosen`: its seed came from a request or file."""
    game, state = checked.setup, checked.after
    seats, notes = _seats_like(game, seats)
    game = game._replace(players=tuple(names_of_table(game.players)))
    now, id_ = time.time(), new_id()
    tokens = {number: new_token() for number, seat in enumerate(seats) if seat.kind == "human"}
    creator_token = new_token()
    row = GameRow(
        id=id_,
        board=game.board,
        options=to_json(options_to_dict(game.options)),
        players=to_json(list(game.players)),
        seed=game.seed,
        rules=game.options.rules_version,
        title=wishes.title or ", ".join(seat.name for seat in seats)[:120],
        listed=wishes.listed,
        undo=wishes.undo,
        offers=wishes.offers,
        offer_seconds=wishes.offer_seconds,
        length=checked.length,
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
        seed_salt=new_salt(),
        seed_chosen=seed_chosen,
        lesson=lesson,
        position=None if game.start is None else to_json(state_to_position(game.start)),
        planning=wishes.planning,
        turn=checked.length,
        clock=wishes.clock,
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
            open=seat.open and number in tokens and number not in wishes.take,
        )
        for number, seat in enumerate(seats)
    )
    mine = sorted({seat for seat in wishes.take if seat in tokens})
    taken = [*((seat, wishes.creator) for seat in mine), *wishes.others]
    notices = chosen_notice(row, len(tokens), len(mine))
    games.store.add_game(row, rows, checked.log, taken, checked.snapshot, notices)
    return Made(row, rows, tokens, creator_token, (*checked.notes, *notes))


def _seats_like(game: Game, seats: Sequence[SeatWish] | None) -> tuple[Sequence[SeatWish], list[Note]]:
    """The seats with valid names, and a note if names from a file or an older game had to be changed."""
    wanted = [SeatWish(name) for name in game.players] if seats is None else seats
    if len(wanted) != len(game.players):
        raise malformed("seats", f"the game has {len(game.players)} players")
    names = names_of_table([seat.name for seat in wanted])
    if names == [seat.name for seat in wanted]:
        return wanted, []
    note = Note("names_changed", told("note-names_changed"))
    return [seat._replace(name=name) for seat, name in zip(wanted, names, strict=True)], [note]
