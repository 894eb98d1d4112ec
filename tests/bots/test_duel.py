"""The record of the Baron's games (`benchmarks/bot_duel.py`, `bench_baron.py`), with other bots in its place."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bots.test_gate import BENCHMARKS, AtOnce

sys.path.insert(0, str(BENCHMARKS))
import bench_baron
import bot_duel
import page_table

DUEL = bot_duel.Duel("apprentice", ("balanced",), "moravia_silesia", 50, 3)


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_duel, "ProcessPoolExecutor", AtOnce)


def a_line(bot: str, seed: int, won: float, *worth: int, rivals: str = "baron@1500") -> dict[str, Any]:
    return {
        "bot": bot, "rivals": [rivals] * (len(worth) - 1), "board": "standard", "seed": seed, "seat": 0,
        "worth": list(worth), "won": won, "decisions": 100, "seconds": 20.0,
    }  # fmt: skip


def test_only_missing_games_are_played(tmp_path: Path) -> None:
    """Each game is written when it ends; the same games again cost nothing, more games are added."""
    file, seen = tmp_path / "games.jsonl", []
    two = bot_duel.play_missing(DUEL._replace(games=2), file, on_game=lambda lines: seen.append(len(lines)))
    assert seen == [1, 2] and list(two) == [50, 51]
    before = file.read_text()
    assert bot_duel.play_missing(DUEL._replace(games=2), file) == two
    assert file.read_text() == before
    three = bot_duel.play_missing(DUEL, file)
    assert {seed: three[seed] for seed in (50, 51)} == two and file.read_text().startswith(before)
    assert [three[seed]["seat"] for seed in three] == [0, 1, 0]
    assert bot_duel.Duel("apprentice", ("engineer",), "moravia_silesia", 50, 3).stored(file) == {}


def test_every_row_has_games_of_its_own() -> None:
    """Seeds of different rows do not overlap, except that adversaries are compared with three Barons."""
    rows = bench_baron.rows(bench_baron.Bots())
    assert len({row.name for row in rows}) == len(rows)
    duels = {duel for row in rows for duel in row.duels}
    ranges = {(duel.seed, duel.seed + duel.games) for duel in duels}
    ordered = sorted(ranges)
    assert all(end <= begin for (_, end), (begin, _) in pairwise(ordered))
    assert {duel.rivals for duel in duels if duel.seed == 9_140_000} == {("baron@1500", "baron@1500")}


def test_the_record_belongs_to_the_rows() -> None:
    """Every stored game is one of a row, and none is stored twice."""
    lines = [json.loads(line) for line in bench_baron.RECORD.read_text(encoding="utf-8").splitlines()]
    duels = {duel for row in bench_baron.rows(bench_baron.Bots()) for duel in row.duels}
    found = [line for duel in duels for line in duel.stored(bench_baron.RECORD).values()]
    assert len(found) == len(lines) > 0


def test_the_figures(tmp_path: Path) -> None:
    """Wins with their interval, leads, and paired differences: only seeds that both have count."""
    file = tmp_path / "games.jsonl"
    plain = [a_line("baron@1500", 9_140_000 + seed, seed % 2, 900, 800, 700) for seed in range(4)]
    milker = [a_line("raider", 9_140_000 + seed, 0.0, 800, 800, 800) for seed in range(3)]
    file.write_text("".join(json.dumps(line) + "\n" for line in (*plain, *milker)))
    rows = {row.name: row for row in bench_baron.rows(bench_baron.Bots())}
    row = rows["raider against two of baron@1500, gains"]
    assert row.played(file) == 3
    shown = row.shown(file)
    assert (shown.value, shown.lead, shown.reached) == ("-33.3 pp", "-150 ± 0 K", True)
    assert rows["three of baron@1500, together"].shown(file).value == "2,400 K"
    assert bot_duel.wins(plain) == pytest.approx((50.0, 15.0, 85.0), abs=0.05)
    assert bot_duel.seconds_per_decision(plain) == 0.2


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A row with another bot in all seats: two games, the second time from the file; the record is left alone."""
    file = tmp_path / "games.jsonl"
    words = ["--stand-in", "balanced", "--only", "Bohemia", "--games", "2", "--file", str(file)]
    page, record = bench_baron.PAGE.read_text(encoding="utf-8"), bench_baron.RECORD.read_text(encoding="utf-8")
    bench_baron.main(words)
    first = capsys.readouterr().out
    assert first.startswith("Bohemia: balanced against one balanced, won") and "2 of 60 games" in first
    games = file.read_text()
    bench_baron.main(words)
    assert capsys.readouterr().out == first and file.read_text() == games and len(games.splitlines()) == 2
    assert page == bench_baron.PAGE.read_text(encoding="utf-8")
    assert record == bench_baron.RECORD.read_text(encoding="utf-8")
    for wrong in (["--stand-in", "balanced"], ["--only", "nobody", "--file", str(file)]):
        with pytest.raises(SystemExit):
            bench_baron.main(wrong)


def test_a_table_replaces_the_one_between_its_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("above\n<!-- a -->\nold\n<!-- b -->\nbelow\n")
    for _ in range(2):
        page_table.replace_table(page, "<!-- a -->", "<!-- b -->", ("x", ""), [("1", "2")], "text")
        shown = "above\n<!-- a -->\n| x |  |\n| --- | --- |\n| 1 | 2 |\n\ntext\n<!-- b -->\nbelow\n"
        assert page.read_text() == shown
