"""`18cz routes`: best runs, at a position and over a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from cz18.facts.companies import COMPANY
from cz18.interop.files import write_text
from cz18.interop.formats.save import save_game
from cz18.routes.runs import Route, ValuedRuns
from cz18.rules.actions import Run
from cz18.rules.company_turn.runs import best_runs, value_of_runs
from cz18.rules.game import Game, entries, replay
from cz18.rules.options import options_from
from tests.cli.command import Command

KEYS = ["action", "company", "trains", "claimed", "best", "proven", "ms", "routes"]


def runs_of(game: Game) -> list[int]:
    """Numbers of the run actions of a game, from 1."""
    return [number for number, action in enumerate(game.actions, start=1) if isinstance(action, Run)]


def test_all_runs_of_a_game(command: Command, saved: Path, game: Game) -> None:
    """Every run once, with the documented keys and types; by the book no run claims less than the best."""
    answered = command("routes", saved, "--all", "--json")
    assert answered.code == 0
    rows = answered.json
    assert [row["action"] for row in rows] == runs_of(game)
    assert all(list(row) == KEYS for row in rows)
    assert all(row["claimed"] == row["best"] for row in rows)
    assert all(row["proven"] is True for row in rows)
    assert all(isinstance(row["ms"], float) and row["ms"] >= 0 for row in rows)
    assert all(sum(route["income"] for route in row["routes"]) == row["best"] for row in rows)
    assert any(len(row["routes"]) > 1 for row in rows)


def test_the_routes_earn_the_stated_income(command: Command, saved: Path, game: Game) -> None:
    """Each answer, valued again by the rules at that position, earns the stated income."""
    before = {entry.number: entry.before for entry in entries(game)}
    for row in command("routes", saved, "--all", "--json").json[::5]:
        routes = [Route(route["train"], tuple(route["hexes"])) for route in row["routes"]]
        valued = value_of_runs(before[row["action"]], COMPANY[row["company"]].index, routes)
        assert isinstance(valued, ValuedRuns)
        assert valued.total == row["best"]
        for route, worth in zip(row["routes"], valued.routes, strict=True):
            assert (
                route["income"] == sum(stop["value"] for stop in route["stops"] if stop["counted"]) == worth.income
            )


def test_a_run_below_the_best(command: Command, game: Game, tmp_path: Path) -> None:
    """A run below the best, allowed by an option, is shown with the difference."""
    number = next(entry.number for entry in entries(game) if isinstance(entry.action, Run) and entry.action.routes)
    run = game.actions[number - 1]
    assert isinstance(run, Run)
    idle = game._replace(
        options=options_from({"allow_submaximal_run": True}),
        actions=(*game.actions[: number - 1], Run(run.company, ())),
    )
    path = tmp_path / "idle.json"
    write_text(path, save_game(idle))
    row = command("routes", path, "--all", "--json").json[-1]
    best = best_runs(replay(idle._replace(actions=idle.actions[:-1])), run.company).total
    assert (row["claimed"], row["best"]) == (0, best)
    assert best > 0
    assert "1 below the best" in command("routes", path, "--all").out


def test_a_position_and_its_next_run(command: Command, saved: Path, game: Game) -> None:
    """Right before a run, the company about to run is chosen, and its actual claim is shown."""
    number = runs_of(game)[30]
    run = game.actions[number - 1]
    assert isinstance(run, Run)
    rows = command("routes", saved, "--at", number - 1, "--json").json
    assert [row["company"] for row in rows] == [run.company]
    assert rows[0]["action"] == number - 1
    assert rows[0]["claimed"] == rows[0]["best"]
    text = command("routes", saved, "--at", number - 1).out
    assert f"{rows[0]['best']}\u00a0K, proven" in text


def test_one_company(command: Command, saved: Path) -> None:
    """--company selects one, at a position and over the game; without trains it earns nothing."""
    rows = command("routes", saved, "--all", "--company", "BN", "--json").json
    assert rows and {row["company"] for row in rows} == {"BN"}
    row = command("routes", saved, "--at", 0, "--company", "kk", "--json").json[0]
    assert (row["best"], row["trains"], row["routes"], row["claimed"]) == (0, [], [], None)


def test_at_the_end_every_company_with_a_train_is_listed(command: Command, saved: Path) -> None:
    rows = command("routes", saved, "--json").json
    assert len(rows) > 1
    assert all(row["trains"] for row in rows)


@pytest.mark.parametrize("profile", ["book", "18xx.games"])
def test_both_arithmetics(command: Command, saved: Path, profile: str) -> None:
    """Counting as 18xx.games does, an E-train never earns less than by the book."""
    book = command("routes", saved, "--all", "--json").json
    rows = command("routes", saved, "--all", "--profile", profile, "--json").json
    assert all(row["best"] >= by_book["best"] for row, by_book in zip(rows, book, strict=True))


@pytest.mark.parametrize(
    "arguments",
    [("--company", "XYZ"), ("--all", "--at", "3"), ("--profile", "mine"), ("--at", "-1"), ("--at", "many")],
    ids=str,
)
def test_wrong_arguments_end_with_2(command: Command, saved: Path, arguments: tuple[str, ...]) -> None:
    answered = command("routes", saved, *arguments, "--json")
    assert answered.code == 2
    assert answered.json["error"]["message"]
    answered = command("routes", saved, *arguments)
    assert answered.code == 2
    assert answered.err and not answered.out
