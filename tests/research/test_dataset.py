"""Games and decisions as Parquet."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cz18 import ACTIONS, Session, parse
from cz18.bots.arena import Match
from cz18.cli.app import run
from cz18.research.dataset import (
    DECISIONS,
    GAMES,
    GameRows,
    MixedTensors,
    file_records,
    played_records,
    write_dataset,
)
from cz18.research.encoding import encoding_of
from cz18.research.observation import observer_of

GAMES_18XX = Path(__file__).parents[1] / "games"


def test_played_games_are_restored_from_the_files(tmp_path: Path) -> None:
    """The actions can be decoded from the rows and replayed, and the indexes stand for them."""
    tables = Match("bohemia", ("balanced", "builder"), 2, 7).tables()
    written = write_dataset(tmp_path, played_records(tables), rows=100)
    games, decisions = (
        pq.read_table(tmp_path / name).to_pylist() for name in ("games.parquet", "decisions.parquet")
    )
    assert written == (len(games), len(decisions)) == (2, sum(game["actions"] for game in games))
    assert list(games[0]) == list(GAMES) and list(decisions[0]) == list(DECISIONS)
    assert pq.ParquetFile(tmp_path / "decisions.parquet").num_row_groups > 1
    encoding = encoding_of("bohemia")
    for game in games:
        options = json.loads(game["options"])
        session = Session(game["names"], board=game["board"], options=options, seed=game["seed"])
        for row in (row for row in decisions if row["game"] == game["game"]):
            due = session.decision
            assert due is not None and (due.player, due.kind, due.company) == (
                row["seat"], row["decision"], row["company"],
            )  # fmt: skip
            action = parse(session.state, row["action"])
            assert type(action) is ACTIONS[row["kind"]] and row["index"] in row["legal"]
            if row["number"] % 10 == 0:
                assert encoding.encode(session.state, action) == row["index"]
                assert sorted(encoding.legal(session.state)) == row["legal"]
            session.play(action)
        assert session.over and game["over"] and next(iter(session.result.values())) == max(game["worth"])
        assert {row["reward"] for row in decisions if row["game"] == game["game"]} <= {-1.0, 0.0, 1.0}


def test_a_failure_keeps_the_existing_files(tmp_path: Path) -> None:
    """No partial or temporary file is left after an error; an interrupted run keeps the finished part."""
    records = list(played_records(Match("bohemia", ("balanced", "builder"), 2, 7).tables()))

    def then(problem: BaseException) -> Iterator[GameRows]:
        yield records[0]
        raise problem

    with pytest.raises(ValueError, match="spoiled"):
        write_dataset(tmp_path / "new", then(ValueError("spoiled")), rows=10)
    assert list((tmp_path / "new").iterdir()) == []
    write_dataset(tmp_path, records)
    with pytest.raises(ValueError, match="spoiled"):
        write_dataset(tmp_path, then(ValueError("spoiled")), rows=10)
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 2
    with pytest.raises(KeyboardInterrupt):
        write_dataset(tmp_path, then(KeyboardInterrupt()))
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 1
    assert sorted(path.name for path in tmp_path.glob("*.*")) == ["decisions.parquet", "games.parquet"]


def test_recorded_games_and_tensors(tmp_path: Path) -> None:
    [path] = GAMES_18XX.glob("dev-2p-01.json.gz")
    written = write_dataset(tmp_path, file_records([path], tensors=True))
    table = pq.read_table(tmp_path / "decisions.parquet")
    assert written.games == 1 and table.num_rows == written.decisions > 100
    schema = observer_of("bohemia", 2).schema
    assert [name for name in table.column_names if name.startswith("tensor_")] == [
        f"tensor_{name}" for name in schema
    ]
    for name, field in schema.items():
        shown = table.schema.field(f"tensor_{name}").metadata
        assert shown[b"text"].decode() == field.text
        assert tuple(json.loads(shown[b"shape"])) == field.shape
        assert tuple(map(tuple, json.loads(shown[b"axes"]))) == field.axes
        assert len(table[f"tensor_{name}"][0].as_py()) == math.prod(field.shape)
    assert pq.read_table(tmp_path / "games.parquet").to_pylist()[0]["source"] == path.name


def test_tensors_of_different_boards_do_not_mix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The message says so and nothing is written; without tensors several boards are allowed."""
    paths = [GAMES_18XX / f"dev-{players}p-01.json.gz" for players in (2, 3)]
    first, second = (
        record._replace(decisions=record.decisions[:3]) for record in file_records(paths, tensors=True)
    )
    with pytest.raises(MixedTensors, match="bohemia with 2 players and standard with 3 players"):
        write_dataset(tmp_path / "mixed", [first, second])
    assert list((tmp_path / "mixed").iterdir()) == []
    assert run(["dataset", str(tmp_path / "mixed"), *map(str, paths), "--tensors"]) == 2
    assert "the same board" in capsys.readouterr().err
    assert run(["dataset", str(tmp_path / "plain"), *map(str, paths)]) == 0


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    arguments = ["--board", "moravia_silesia", "--seats", "balanced,founder", "--games", "3", "--jobs", "2"]
    assert run(["dataset", str(folder), *arguments]) == 0
    assert capsys.readouterr().out.startswith("wrote 3 games and ")
    assert run(["dataset", str(folder), "--board", "all", "--tensors"]) == 2
    assert run(["dataset", str(folder), "--seats", "nobody"]) == 2
    assert run(["dataset", str(tmp_path / "other"), str(tmp_path / "missing.json")]) == 2
    kept = (folder / "games.parquet").read_bytes()
    capsys.readouterr()
    assert run(["dataset", str(folder), *arguments]) == 2
    assert "games.parquet already exists; use --overwrite to replace it" in capsys.readouterr().err
    assert (folder / "games.parquet").read_bytes() == kept
    assert run(["dataset", str(folder), *arguments[:-3], "1", "--overwrite"]) == 0
    assert (folder / "games.parquet").read_bytes() != kept
    (tmp_path / "file").write_text("")
    assert run(["dataset", str(tmp_path / "file"), *arguments]) == 2
    assert "cannot write" in capsys.readouterr().err
