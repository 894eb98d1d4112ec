"""The arena: seat rotation, counting of results, and the same games with any number of processes."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from cz18.bots import arena, roster
from cz18.bots.arena import BotFault, Match, Result, Seating, mixed, seats_for, simulate, summary, wilson
from cz18.bots.arena.rating import ratings
from cz18.rules.actions import Action, Pass
from tests.cli.command import Command


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


def a_result(seats: str, *worth: int) -> Result:
    most = max(worth)
    return Result(tuple(seats.split()), worth, tuple(i for i, each in enumerate(worth) if each == most), 2.0, 100)


def test_seats_rotate() -> None:
    """In as many games as there are seats, every bot has every seat once."""
    match = Match("standard", ("a", "b", "c"), 3, 1)
    assert [match.seats_of(number) for number in range(3)] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert seats_for(5, ("a", "b")) == ("a", "b", "a", "b", "a")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (95, 100, 0.8882, 0.9785)]
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """Values from published tables of the interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_the_summary() -> None:
    """Wins by bot, ties in fractions, par by seats held, worth and its spread."""
    reported = summary([a_result("x y y", 900, 500, 400), a_result("y y x", 700, 300, 700)])
    assert reported["games"] == 2
    assert reported["worth_together"] == 1750
    assert reported["bots"]["x"]["win_share"] == 0.75
    assert reported["bots"]["y"]["win_share"] == 0.25
    assert reported["bots"]["x"]["par"] == pytest.approx(1 / 3, abs=1e-3)
    assert reported["bots"]["x"]["worth"] == {"mean": 800, "median": 800, "low": 700, "high": 900}
    assert [seat["wins"] for seat in reported["by_seat"]] == [1.5, 0.0, 0.5]
    assert reported["bots"]["x"]["by_seat"] == {0: 900, 2: 700}
    assert reported["bots"]["x"]["rating"]["elo"] > 1500 > reported["bots"]["y"]["rating"]["elo"]


def test_a_repeated_game_is_counted_once() -> None:
    """The same game with rotated seats is a repeat; the same worths with other bots are another game."""
    one = a_result("x y y", 900, 500, 400)
    over_again, other = a_result("y x y", 400, 900, 500), a_result("y x y", 900, 500, 400)
    assert summary([one, over_again])["different"] == 1
    assert summary([one, over_again, other, one._replace(actions=101)])["different"] == 3


def test_the_number_of_processes_changes_nothing() -> None:
    """Two processes give the same games as one, in the same order."""
    match = Match("bohemia", ("apprentice", "balanced"), 3, 4)
    one, two = (list(simulate(match.tables(), jobs)) for jobs in (1, 2))
    assert all(item.same_game(other) for item, other in zip(one, two, strict=True))
    assert [item.seats for item in one] == [match.seats_of(number) for number in range(3)]


def test_an_illegal_action_is_a_fault() -> None:
    """The arena names the bot and the action, also if its price is not set; a seat can be a class."""

    class Cheat:
        def decide(self, view: object, choices: object, rng: object) -> Pass:
            return Pass(99)

    class NoPrice:
        def decide(self, view: object, choices: Sequence[Action], rng: object) -> Action:
            return choices[0]

    for bots in ((Cheat, Cheat, Cheat), (Cheat(), Cheat(), Cheat())):
        with pytest.raises(
            BotFault, match=r"decide returned Pass\(player=99\), which is not legal.*unknown_seat"
        ) as caught:
            arena.play(bots, 1)
        assert (caught.value.bot, caught.value.number) == ("Cheat", 1)
    with pytest.raises(BotFault, match=r"NoPrice, action 1: .* without a price: OpenAuction.*cz18\.definite"):
        arena.play((NoPrice, "apprentice"), 1, "moravia_silesia")
    with pytest.raises(ValueError, match=r"seats\[1\]: 3 is not the name of a bot"):
        arena.play(("apprentice", 3, "apprentice"), 1)  # type: ignore[arg-type]


def test_the_command(command: Command, tmp_path: Path) -> None:
    """`18cz simulate --json` has the documented keys; --out has a line for each game."""
    out = tmp_path / "results.jsonl"
    arguments = ("simulate", "--board", "bohemia", "--seats", "apprentice,balanced", "--games", 2, "--out", out)
    answer = command(*arguments, "--json").json
    assert set(answer) == {"games", "summary"}
    assert [set(game) for game in answer["games"]] == [{"seats", "worth", "winners", "seconds", "actions"}] * 2
    assert [game["seats"] for game in answer["games"]] == [["apprentice", "balanced"], ["balanced", "apprentice"]]
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert lines == answer["games"]
    shown = command(*arguments, "--overwrite")
    assert shown.code == 0 and "Apprentice" in shown.out and "95%" in shown.out


def test_progress(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal, progress is printed as lines; with --json only JSON is printed."""
    monkeypatch.setattr("cz18.cli.text.answers.A_WHILE", 0.0)
    arguments = ("simulate", "--board", "bohemia", "--seats", "balanced", "--players", 2, "--games", 2)
    said = command(*arguments).err.splitlines()
    assert [line.partition(", ")[0] for line in said] == ["1 of 2", "2 of 2"]
    assert all(re.fullmatch(r"\d of 2, \d+:\d\d remaining", line) for line in said) and said[1].endswith(
        " 0:00 remaining"
    )
    assert command(*arguments, "--json").err == ""


def test_games_already_played_are_kept(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """However the command ends, --out contains the finished games."""
    out, real = tmp_path / "results.jsonl", arena.play_at
    tables = mixed(("balanced",), 3, 1)

    def second_fails(table: Seating) -> Result:
        if table.seed == 2:
            raise BotFault("balanced", 5, "no end")
        return real(tables[0])

    monkeypatch.setattr(arena.games, "play_at", second_fails)
    answered = command("simulate", "--seats", "balanced", "--players", 3, "--games", 3, "--out", out)
    assert answered.code == 1 and "no end" in answered.err
    assert len(out.read_text().splitlines()) == 1


@pytest.mark.parametrize("name", ["results.jsonl", "results.parquet"])
@pytest.mark.parametrize("wrong", [("--board", "moon"), ("--players", 9)])
def test_wrong_arguments_leave_results_alone(
    command: Command, tmp_path: Path, name: str, wrong: tuple[object, ...]
) -> None:
    """An existing file is kept until there is a game to write; otherwise no file is created."""
    out = tmp_path / name
    arguments = ("simulate", "--seats", "apprentice", "--players", 3, "--out", out, *wrong)
    assert command(*arguments).code == 2
    assert not out.exists()
    out.write_bytes(b"kept")
    assert command(*arguments).code == 2
    assert out.read_bytes() == b"kept"


def test_results_as_parquet(command: Command, tmp_path: Path) -> None:
    """The same games as rows."""
    out = tmp_path / "results.parquet"
    answer = command("simulate", "--board", "bohemia", "--seats", "balanced", "--players", 2, "--games", 2,
                     "--out", out, "--json").json  # fmt: skip
    assert import_module("pyarrow.parquet").read_table(out).to_pylist() == answer["games"]


def test_a_dask_cluster() -> None:
    """A dask cluster gives the same games as one process, in the same order."""
    tables = mixed(("balanced", "builder"), 4, 7)
    cluster = import_module("distributed").LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
    )
    with cluster:
        there = list(simulate(tables, dask=cluster.scheduler_address))
    assert all(item.same_game(other) for item, other in zip(there, simulate(tables), strict=True))
    assert not there[0].same_game(there[1])


@pytest.mark.parametrize(
    ("module", "arguments"), [("pyarrow", ("--out", "x.parquet")), ("distributed", ("--dask", "x"))]
)
def test_a_missing_package_is_named(
    command: Command, monkeypatch: pytest.MonkeyPatch, module: str, arguments: tuple[str, ...]
) -> None:
    """Without an optional package the message says how to install it."""
    monkeypatch.setattr("cz18.cli.commands.bots.simulate.find_spec", lambda name: None)
    answered = command("simulate", "--seats", "apprentice", "--players", 3, *arguments, "--json")
    assert answered.code == 2
    assert module in answered.json["error"]["message"] and "18cz[" in answered.json["error"]["message"]


def test_every_board_and_number() -> None:
    """`--board all` covers every board and number of players, and draws every requested bot."""
    tables = mixed(("a", "b", "c"), 14, 1)
    assert {(item.board, len(item.seats)) for item in tables} == {
        *(("standard", number) for number in (3, 4, 5, 6)), ("bohemia", 2),
        ("moravia_silesia", 2), ("moravia_silesia", 3),
    }  # fmt: skip
    assert {name for item in tables for name in item.seats} == {"a", "b", "c"}
    assert tables == mixed(("a", "b", "c"), 14, 1) != mixed(("a", "b", "c"), 14, 2)


def test_ratings() -> None:
    """Wins of 10 to 1 are 400 points; a bot that beats the stronger one ranks higher; an interval contains its
    rating."""
    won, lost = (("x", "y"), (9, 1)), (("x", "y"), (1, 9))
    few = ratings([won] * 10 + [lost])
    many = ratings([won] * 1000 + [lost] * 100)
    assert many["x"].elo - many["y"].elo == pytest.approx(400, abs=3)
    assert many["x"].elo + many["y"].elo == pytest.approx(3000, abs=1)
    for found in (few, many):
        assert all(item.low <= item.elo <= item.high for item in found.values())
    assert few["x"].high - few["x"].low > 2 * (many["x"].high - many["x"].low)
    ladder = ratings([(("a", "b", "c"), (3, 2, 1))] * 5 + [(("a", "b", "c"), (3, 1, 2))])
    assert ladder["a"].elo > ladder["b"].elo > ladder["c"].elo
    assert set(ratings([(("a", "a"), (1, 2))])) == {"a"}


def test_no_cluster_at_the_address(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster that does not answer is reported."""
    monkeypatch.setattr(arena.games, "SECONDS_TO_ANSWER", 0.5)
    answered = command(
        "simulate", "--seats", "apprentice", "--players", 3, "--dask", "tcp://127.0.0.1:9", "--json"
    )
    assert answered.code == 2
    assert "cluster" in answered.json["error"]["message"]


@pytest.mark.parametrize(
    ("seats", "more", "word"),
    [("nobody", (), "nobody"), (",", (), "one bot"), ("apprentice", ("--players", 9), "players"),
     ("apprentice", ("--players", 3, "--board", "moon"), "moon"),
     ("apprentice", ("--players", 3, "--out", "x.csv"), "jsonl"),
     ("apprentice", ("--players", 3, "--out", "no/such/folder/x.jsonl"), "no/such/folder"),]
)  # fmt: skip
def test_wrong_arguments(command: Command, seats: str, more: tuple[object, ...], word: str) -> None:
    """The message names the argument, and the exit code is 2."""
    answered = command("simulate", "--seats", seats, *more, "--json")
    assert answered.code == 2
    assert word in answered.json["error"]["message"]


def test_a_custom_bot(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of docs/bots.md plays as `module:Class`; a wrong name is explained."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = [part.split("```")[0] for part in page.split("```python\n")[1:]]
    (example,) = [block for block in blocks if "class Miser" in block]
    (tmp_path / "miser_of_a_test.py").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    seats = "miser_of_a_test:Miser,apprentice"
    reported = command("simulate", "--board", "bohemia", "--seats", seats, "--games", 1, "--json").json
    assert reported["games"][0]["seats"] == seats.split(",")
    for wrong in (
        "nowhere_at_all:Miser",
        "miser_of_a_test:Nobody",
        "json:JSONDecoder",
        "miser_of_a_test:range_of",
    ):
        answered = command("simulate", "--board", "bohemia", "--seats", f"{wrong},apprentice", "--json")
        assert answered.code != 0 and wrong.split(":")[0] in answered.out + answered.err
    answered = command("simulate", "--board", "bohemia", "--seats", "miser_of_a_test.py:Miser,apprentice")
    assert answered.code == 2 and "name the module without .py, miser_of_a_test:Miser" in answered.err


def test_bots_of_installed_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point is a name for the arena and for a table; it cannot take the name of another."""
    (tmp_path / "thrifty.py").write_text("from cz18.bots.strategies import APPRENTICE as Thrifty\n")
    about = tmp_path / "thrifty-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: thrifty\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[cz18.bots]\nthrifty = thrifty:Thrifty\ntycoon = thrifty:Thrifty\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    roster.installed.cache_clear()
    try:
        assert roster.opponents() == (*roster.STRENGTHS, "thrifty")
        assert "thrifty" in roster.bot_names()
        assert roster.bot_named("thrifty") is roster.STRENGTHS["apprentice"]
        assert getattr(roster.bot_named("tycoon"), "name", "") == "tycoon"
    finally:
        roster.installed.cache_clear()
