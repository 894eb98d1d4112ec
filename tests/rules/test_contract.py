"""The doors of the engine themselves: what they take, and what they say to things they cannot take."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from cz18 import (
    GameState,
    OptionError,
    Options,
    Refused,
    best_runs,
    legal_actions,
    new_game,
    preview,
    previews,
)
from cz18.routes.runs import Route
from cz18.routes.search import FixedRunRefused
from cz18.rules.actions import EndStep, LayTile, Pass, PlaceStation
from cz18.rules.options import CHOICES
from rules.positions import about_to_run, after, company, in_step, lay, row, track

NAMES = ("Ada", "Ben", "Cyd")


# new_game


def test_the_doors_have_the_promised_parameters() -> None:
    """Names and defaults of `new_game` and `best_runs` are as promised."""
    setting_up = inspect.signature(new_game).parameters
    assert list(setting_up) == ["players", "board", "options", "seed"]
    assert [setting_up[name].default for name in ("board", "options", "seed")] == ["standard", None, None]
    searching = inspect.signature(best_runs).parameters
    assert list(searching)[:4] == ["state", "company", "trains", "fixed"]
    assert searching["trains"].default is None and searching["fixed"].default is None


@pytest.mark.parametrize(
    "players", [None, 3, "Ada", b"abc", iter(NAMES), {"Ada", "Ben", "Cyd"}, ["Ada", "Ben", 3]]
)
def test_a_wrong_list_of_players_is_named(players: Any) -> None:
    """Whatever is given for the players, the error names the field."""
    with pytest.raises(OptionError) as problem:
        new_game(players)
    assert problem.value.field == "players"


@pytest.mark.parametrize("name", sorted(CHOICES))
@pytest.mark.parametrize("value", ["nonsense", None, 1, ["final"]])
def test_a_wrong_switch_is_named(name: str, value: Any) -> None:
    """A switch takes its own values only, given by name or in an `Options`."""
    given = ({name: value}, Options()._replace(**{name: value}))
    for options in given:
        with pytest.raises(OptionError) as problem:
            new_game(NAMES, options=options)
        assert problem.value.field == f"options.{name}"


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_every_value_of_a_switch_is_taken(name: str) -> None:
    """Each value works by name and in an `Options`, and the first is the default."""
    for value in CHOICES[name]:
        by_name = new_game(NAMES, options={name: value}, seed=1)
        assert by_name == new_game(NAMES, options=Options()._replace(**{name: value}), seed=1)
    assert new_game(NAMES, options={name: CHOICES[name][0]}, seed=1) == new_game(NAMES, seed=1)


def test_departures_must_be_departures() -> None:
    """What a profile does against the book is a set of `Departure`, nothing else."""
    with pytest.raises(OptionError, match="departures"):
        new_game(NAMES, options=Options()._replace(departures=frozenset({"praha_twice_a_day"})))  # type: ignore[arg-type]


# best_runs


def a_line() -> GameState:
    """BCB with a 2- and a 3-train on a line of cities F4, F6, F8, F10, its station in F6."""
    return about_to_run("BCB", "a0 c0", row("CCCC"), "F6")


def test_best_runs_keeps_what_is_fixed() -> None:
    """`fixed` routes are kept and the other trains do their best beside them; None means none."""
    state = a_line()
    assert best_runs(state, "BCB", fixed=None) == best_runs(state, "BCB")
    kept = best_runs(state, "BCB", fixed=[Route("a0", ("F6", "F8"))])
    assert {route.train: set(route.hexes) for route in kept.routes} == {"a0": {"F6", "F8"}, "c0": {"F4", "F6"}}
    assert (kept.total, kept.proven) == (80, True)
    assert best_runs(state, "BCB").total == 100
    with pytest.raises(FixedRunRefused):
        best_runs(state, "BCB", fixed=[Route("a0", ("F6", "F8", "F10"))])


def test_best_runs_of_nobody() -> None:
    """An unknown company is named in the error."""
    with pytest.raises(ValueError, match="'Xx'"):
        best_runs(a_line(), "Xx")


# preview


def a_builder() -> GameState:
    """BCB with a 3-train in its track step: a city G23 with its station, a town G21, and nothing on Brno G19."""
    state = company(about_to_run("BCB", "c0", {}, "G23"), "BCB", treasury=100)
    state = track(track(state, "G23", "57", "G21", "G25"), "G21", "4", "G19", "G23")
    return in_step(state, "BCB", "track", number="5.2")


def test_preview_says_what_a_tile_changes() -> None:
    """The best income before and after, for one tile and for every legal one in one call."""
    state = a_builder()
    seen = preview(state, lay(state, "BCB", "G19", "621", "G17", "G21"))
    assert (seen.before, seen.after, seen.change) == (30, 60, 30)
    every = previews(state)
    assert [each.action for each in every] == [each for each in legal_actions(state) if isinstance(each, LayTile)]
    assert seen in every
    for each in every:
        assert each.after == best_runs(after(state, each.action), "BCB").total


def test_preview_of_an_illegal_tile_or_station() -> None:
    """What the rules refuse is refused with the same reason."""
    with pytest.raises(Refused, match="unknown_tile"):
        preview(a_builder(), LayTile("BCB", "G19", "none", 0))
    with pytest.raises(Refused, match="not_now"):
        preview(a_builder(), PlaceStation("BCB", "G23", 0))


@pytest.mark.parametrize("action", [None, Pass(0), EndStep("BCB", "track")])
def test_preview_of_something_else(action: Any) -> None:
    """Only tiles and stations have a preview."""
    with pytest.raises(ValueError, match="action"):
        preview(a_builder(), action)
