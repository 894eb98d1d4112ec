"""Games and their decisions as Parquet, written as they arrive.

    write_dataset("data", records)      data/games.parquet and data/decisions.parquet
    played_records(tables, jobs)        records of games between bots, played in processes
    file_records(paths)                 records of games in files

`GAMES` and `DECISIONS` describe the columns; so does the metadata of the files. At most `ROWS` decisions are held in
memory.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from cz18 import Game, GameState, decision, entries, is_over, notate, ranking, worth
from cz18.bots.arena import Seating, played
from cz18.bots.arena.games import leave_interrupts, undisturbed
from cz18.interop.files import open_game
from cz18.research.encoding import encoding_of
from cz18.research.episode import won
from cz18.research.observation import observer_of
from cz18.rules.asking.views import round_name
from cz18.rules.options import options_to_dict

ROWS = 20_000
"""Decisions per row group."""

TENSOR = "tensor_"
"""Prefix of the tensor columns."""

Columns = dict[str, tuple[Any, str]]

GAMES: Columns = {
    "game": (pa.int64(), "number of the game in this data set, from 0"),
    "source": (pa.string(), "the file it comes from; empty for one that was played for the data set"),
    "board": (pa.string(), "standard, bohemia, moravia_silesia, or the name of an own board"),
    "players": (pa.int8(), "how many players"),
    "seats": (pa.list_(pa.string()), "by seat: the opponent that played, or the player's name"),
    "names": (pa.list_(pa.string()), "by seat: the player's name in `action`"),
    "seed": (pa.int64(), "seed of the game; a game with the same names, board, options and seed begins alike"),
    "options": (pa.string(), "options of the game, JSON"),
    "actions": (pa.int32(), "how many actions were played"),
    "over": (pa.bool_(), "whether it was played to its end"),
    "worth": (pa.list_(pa.int32()), "by seat: worth in K at the last position"),
    "winners": (pa.list_(pa.int8()), "seats with the highest rank there"),
}
DECISIONS: Columns = {
    "game": (pa.int64(), "number of the game"),
    "number": (pa.int32(), "number of the action in its game, from 1"),
    "seat": (pa.int8(), "who decided"),
    "decision": (pa.string(), "kind of decision"),
    "company": (pa.string(), "the company acted for, if one was"),
    "round": (pa.string(), "box of the process track"),
    "phase": (pa.int8(), "number of the phase, from 0"),
    "kind": (pa.string(), "kind of action"),
    "action": (pa.string(), "the action in the notation of the package"),
    "index": (pa.int32(), "its index in the encoding of the board; null for one that is not in the list"),
    "legal": (pa.list_(pa.int32()), "every legal index"),
    "worth": (pa.int32(), "what the one who decided was worth before it"),
    "reward": (pa.float32(), "at the last position of the game: 1 for the winner, -1 shared by the others"),
}


class GameRows(NamedTuple):
    """A game as rows: one for the game and one per decision, without the game's number."""

    game: dict[str, Any]
    decisions: list[dict[str, Any]]


class Written(NamedTuple):
    """Numbers of rows written."""

    games: int
    decisions: int


class MixedTensors(ValueError):
    """Games on different boards or with different numbers of players, whose tensors differ in shape."""

    def __init__(self, one: tuple[str, int], other: tuple[str, int]) -> None:
        shown = [f"{board} with {players} players" for board, players in (one, other)]
        super().__init__(
            f"tensors: are of one board and one number of players; here are {shown[0]} and {shown[1]}"
        )


def tensor_fields(board: str, players: int) -> list[Any]:
    """The tensor columns. Their metadata has a description, the shape and the names along the axes, as JSON."""
    return [
        pa.field(
            f"{TENSOR}{name}",
            pa.list_(pa.int32(), math.prod(field.shape)),
            metadata={"text": field.text, "shape": json.dumps(field.shape), "axes": json.dumps(field.axes)},
        )
        for name, field in observer_of(board, players).schema.items()
    ]


def record_of(game: Game, seats: Sequence[str] = (), source: str = "", *, tensors: bool = False) -> GameRows:
    """A game as rows. Raises NotReplayable if the rules refuse an action."""
    encoding, rows = encoding_of(game.board), list[dict[str, Any]]()
    state: GameState | None = None
    for entry in entries(game):
        before, state = entry.before, entry.after
        due = decision(before)
        assert due is not None
        try:
            index = encoding.encode(before, entry.action)
        except ValueError:
            index = None  # a departure from the rules in an imported game
        row: dict[str, Any] = {
            "number": entry.number,
            "seat": due.player,
            "decision": due.kind,
            "company": due.company,
            "round": round_name(before),
            "phase": before.phase,
            "kind": type(entry.action).__name__,
            "action": notate(before, entry.action),
            "index": index,
            "legal": sorted(encoding.legal(before)),
            "worth": worth(before, due.player),
        }
        if tensors:
            seen = observer_of(game.board, len(game.players)).observe(before, due.player)
            row |= {f"{TENSOR}{name}": tensor.ravel() for name, tensor in seen.items()}
        rows.append(row)
    if state is None:
        raise ValueError("game: has no action")
    rewards = won(state)
    for row in rows:
        row["reward"] = rewards[row["seat"]]
    about = {
        "source": source,
        "board": game.board,
        "players": len(game.players),
        "seats": list(seats or game.players),
        "names": list(game.players),
        "seed": game.seed,
        "options": json.dumps(options_to_dict(game.options), sort_keys=True),
        "actions": len(game.actions),
        "over": is_over(state),
        "worth": [worth(state, seat) for seat in range(len(game.players))],
        "winners": [seat for rank, seat in ranking(state) if rank == 1],
    }
    return GameRows(about, rows)


def played_records(tables: Sequence[Seating], jobs: int = 1, *, tensors: bool = False) -> Iterator[GameRows]:
    """Games between bots, in order; played on demand, or in processes if `jobs` is above 1."""
    doing = partial(_played_record, tensors=tensors)
    if jobs == 1:
        yield from map(doing, tables)
        return
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts) as workers:
        for first in range(0, len(tables), jobs):  # limits the results waiting in memory
            yield from workers.map(doing, tables[first : first + jobs])


def _played_record(table: Seating, *, tensors: bool) -> GameRows:
    game, _ = played(table.seats, table.seed, table.board, nodes=table.nodes)
    return record_of(game, table.seats, tensors=tensors)


def file_records(paths: Iterable[Path], *, tensors: bool = False) -> Iterator[GameRows]:
    """Games in files: saves, transcripts, exports of 18xx.games. Raises as `Session.load` does."""
    for path in paths:
        game = open_game(path).game
        if game.actions:
            yield record_of(game, source=path.name, tensors=tensors)


def write_dataset(folder: str | Path, records: Iterable[GameRows], *, rows: int = ROWS) -> Written:
    """Write games.parquet and decisions.parquet into a folder, which is created if necessary.

    Records with tensors must share the board and the number of players; otherwise raises MixedTensors. Existing
    files are replaced when everything is written, or with what there is on Ctrl-C; an error leaves them unchanged.
    """
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    games = _Rows(target / "games.parquet", GAMES, rows)
    decisions = _Rows(target / "decisions.parquet", DECISIONS, rows)
    try:
        for number, record in enumerate(records):
            with undisturbed():
                decisions.widen(record)
                games.add([{"game": number, **record.game}])
                decisions.add([{"game": number, **row} for row in record.decisions])
    except Exception:
        games.drop()
        decisions.drop()
        raise
    except BaseException:
        games.close()
        decisions.close()
        raise
    games.close()
    decisions.close()
    return Written(games.count, decisions.count)


def games_in(folder: str | Path) -> int:
    """Number of games in a data set."""
    return int(pq.read_metadata(Path(folder) / "games.parquet").num_rows)


class _Rows:
    """A Parquet file being written, one row group at a time. The first record's tensors add their columns."""

    def __init__(self, path: Path, columns: Columns, most: int) -> None:
        self._path, self._columns, self._most = path, columns, most
        self._unfinished = path.with_name(path.name + ".unfinished")
        self._held: list[dict[str, Any]] = []
        self._tensors_of: tuple[str, int] | None = None
        self._more: list[Any] = []
        self._writer: Any = None
        self.count = 0

    def widen(self, record: GameRows) -> None:
        """Add columns for the tensors of a record, if it has any."""
        if not any(name.startswith(TENSOR) for name in record.decisions[0]):
            return
        this = (str(record.game["board"]), int(record.game["players"]))
        if self._tensors_of is None:
            self._tensors_of = this
            self._more = tensor_fields(*this)
        elif self._tensors_of != this:
            raise MixedTensors(self._tensors_of, this)

    def add(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            self._held.append(row)
            self.count += 1
            if len(self._held) >= self._most:
                self._flush()

    def _flush(self) -> None:
        if self._writer is None:
            fields = [
                pa.field(name, kind, metadata={"text": text}) for name, (kind, text) in self._columns.items()
            ]
            self._schema = pa.schema([*fields, *self._more])
            self._writer = pq.ParquetWriter(self._unfinished, self._schema, compression="zstd")
        self._writer.write_table(pa.Table.from_pylist(self._held, self._schema))
        self._held = []

    def close(self) -> None:
        if self._held or self._writer is None:
            self._flush()
        self._writer.close()
        self._unfinished.replace(self._path)

    def drop(self) -> None:
        """Discard the file."""
        if self._writer is not None:
            self._writer.close()
            self._unfinished.unlink()
