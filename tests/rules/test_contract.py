"""The entry points of the engine: their arguments, and their errors for invalid ones."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from cz18 import (
    GameState,
    OptionError,
    Options,
    Refused,
    apply,
    best_runs,
    check,
    legal_actions,
    new_game,
    preview,
    previews,
)
from cz18.routes.runs import Route
from cz18.routes.search import FixedRunRefused
from cz18.rules.actions import (
    BuyShare,
    EndStep,
    LayTile,
    Pass,
    PlaceStation,
    RepayDebt,
    Run,
    SellShares,
    StartCompany,
)
from cz18.rules.options import CHOICES
from rules.positions import (
    a_game,
    about_to_run,
    after,
    company,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    laid,
    lay,
    refusal,
    row,
    stations,
    track,
)

NAMES = ("Ada", "Ben", "Cyd")


# new_game


def test_public_functions_have_the_documented_parameters() -> None:
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


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"players": ("Ada", "Ben", "")}, "players"),
        ({"players": ("Ada", "Ben", "  ")}, "players"),
        ({"players": ("Ada", "Ben", "C" * 61)}, "players"),
        ({"players": ("Ada", "Ben", "Ada")}, "players"),
        ({"board": "mars"}, "board"),
        ({"board": None}, "board"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 63}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 1.0}, "seed"),
        ({"seed": "1"}, "seed"),
        ({"options": 5}, "options"),
        ({"options": ["edition"]}, "options"),
        ({"options": {"profile": "mars"}}, "options.profile"),
        ({"options": {"profile": []}}, "options.profile"),
        ({"options": {"no_such": True}}, "options.no_such"),
        ({"options": {"departures": []}}, "options.departures"),
    ],
)
def test_a_wrong_set_up_is_named(given: dict[str, Any], field: str) -> None:
    """The error names the field that is wrong."""
    with pytest.raises(OptionError) as problem:
        new_game(**({"players": NAMES} | given))
    assert problem.value.field == field


def test_the_longest_name_and_the_largest_seed_are_taken() -> None:
    """The bounds themselves are allowed; without a seed two games are not the same."""
    state = new_game(("Ada", "Ben", "C" * 60), seed=(1 << 63) - 1)
    assert (state.players[2].name, state.seed) == ("C" * 60, (1 << 63) - 1)
    assert new_game(NAMES).seed != new_game(NAMES).seed


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


# check


@pytest.mark.parametrize(
    "action",
    [
        BuyShare(0, "XX"),
        StartCompany(0, "XX", 60),
        SellShares(0, "XX", 1),
        BuyShare(0, ""),
        SellShares(0, "xx", 1),
    ],
)
def test_unknown_companies_are_refused(action: Any) -> None:
    """A company that does not exist is neither bought nor sold nor started."""
    assert refusal(in_stock_round(new_game(NAMES, seed=1), 2), action)[1] == "unknown_company"


@pytest.mark.parametrize(
    "action",
    [
        BuyShare("0", "BCB"), BuyShare(0, None), BuyShare(True, "BCB"), SellShares(0, "BCB", 1.0),
        StartCompany(0, ["BCB"], 60), RepayDebt(0, "all"), LayTile("BCB", "E15", "57", 0, 3),
        Run("BCB", [Route("a0", ("E15",))]), Run("BCB", ("a0",)), Run("BCB", (Route("a0", ["E15"]),)),
        Run("BCB", (Route(0, ("E15",)),)), Run("BCB", (Route("a0", ("E15", None)),)),
    ],
)  # fmt: skip
def test_misshapen_fields_are_refused(action: Any) -> None:
    """A field of the wrong kind is refused by its name, whatever the moment."""
    answer = check(in_stock_round(new_game(NAMES, seed=1), 2), action)
    assert answer is not None and answer.code == "misshapen_field"
    assert answer.data["field"] in inspect.signature(type(action)).parameters


@pytest.mark.parametrize("action", [None, "Pass", Pass, 7, object()])
def test_values_that_are_not_actions_are_refused(action: Any) -> None:
    """Something that is no action at all gets a refusal, not an error, and is not applied."""
    state = new_game(NAMES, seed=1)
    assert refusal(state, action) == ("V", "unknown_action")
    with pytest.raises(Refused):
        apply(state, action)


# best_runs


def a_line() -> GameState:
    """BCB with a 2- and a 3-train on a line of cities F4, F6, F8, F10, its station in F6."""
    return about_to_run("BCB", "a0 c0", row("CCCC"), "F6")


def test_best_runs_keeps_fixed_routes() -> None:
    """`fixed` routes are kept and the other trains do their best beside them; None means none."""
    state = a_line()
    assert best_runs(state, "BCB", fixed=None) == best_runs(state, "BCB")
    kept = best_runs(state, "BCB", fixed=[Route("a0", ("F6", "F8"))])
    assert {route.train: set(route.hexes) for route in kept.routes} == {"a0": {"F6", "F8"}, "c0": {"F4", "F6"}}
    assert (kept.total, kept.proven) == (80, True)
    assert best_runs(state, "BCB").total == 100
    with pytest.raises(FixedRunRefused):
        best_runs(state, "BCB", fixed=[Route("a0", ("F6", "F8", "F10"))])


def test_best_runs_of_an_unknown_company() -> None:
    """An unknown company is named in the error."""
    with pytest.raises(ValueError, match="'Xx'"):
        best_runs(a_line(), "Xx")


# preview


def a_builder() -> GameState:
    """BCB with a 3-train in its track step: a city G23 with its station, a town G21, and nothing on Brno G19."""
    state = company(about_to_run("BCB", "c0", {}, "G23"), "BCB", treasury=100)
    state = track(track(state, "G23", "57", "G21", "G25"), "G21", "4", "G19", "G23")
    return in_step(state, "BCB", "track", number="5.2")


def test_preview_returns_income_before_and_after_a_tile() -> None:
    """The best income before and after, for one tile and for every legal one in one call."""
    state = a_builder()
    seen = preview(state, lay(state, "BCB", "G19", "621", "G17", "G21"))
    assert (seen.before, seen.after, seen.change) == (30, 60, 30)
    every = previews(state)
    assert [each.action for each in every] == [each for each in legal_actions(state) if isinstance(each, LayTile)]
    assert seen in every
    for each in every:
        assert each.after == best_runs(after(state, each.action), "BCB").total


def test_preview_of_a_station() -> None:
    """A station on the way to a more valuable city changes the income, too."""
    state = company(about_to_run("BCB", "c0 c1", row("CCC") | row("CYY", "F14"), "F4"), "BCB", treasury=40)
    state = laid(state, {"F10": ("9", 1), "F12": ("9", 1)})
    state = in_step(state, "BCB", "station", number="5.2")
    seen = {each.action: (each.before, each.after) for each in previews(state)}
    assert seen[PlaceStation("BCB", "F18", 0)] == (60, 60 + 80)
    assert seen[PlaceStation("BCB", "F18", 0)] == (60, preview(state, PlaceStation("BCB", "F18", 0)).after)
    for action, (_, then) in seen.items():
        placed = after(state, action)._replace(pending=state.pending)
        assert then == best_runs(placed, "BCB").total


def test_preview_of_a_tile_under_a_waiting_station() -> None:
    """Where a city has still to be chosen the better choice counts (R-049)."""
    state = floated(in_phase(a_game(), "d"), "ATE", price=60, treasury=10, trains=("b0:2+2",))
    state = track(stations(state, "ATE", "B8/-1"), "B10", "57", "B8", "B12")
    state = in_step(state, "ATE", "track", number="5.2")
    action = LayTile("ATE", "B8", "8859", 1)
    then = after(state, action)
    chosen = [best_runs(after(then, choice), "ATE").total for choice in legal_actions(then)]
    assert preview(state, action).after == max(chosen) > min(chosen)


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
