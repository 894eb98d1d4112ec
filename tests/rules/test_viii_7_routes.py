"""Which runs are allowed, through the engine's Run (VIII.7). The solver has its own tests in tests/routes."""

from __future__ import annotations

import pytest

from cz18 import GameState, best_runs
from cz18.rules.actions import PayOut, Run
from rules.positions import (
    about_to_run,
    after,
    deciding,
    floated,
    in_step,
    incomes,
    laid,
    legal,
    refusal,
    row,
    run,
    stations,
)

Tiles = dict[str, tuple[str, int]]

SOUTH = {"J14": ("8895", 1), "I13": ("58", 5), "I11": ("621", 1), "I9": ("57", 1), "J12": ("4", 1)}
"""kk's red tile with a town on each of its tracks, a city of 30, a city of 20."""
TRIANGLE = {"F12": ("3", 5), "G13": ("3", 1)}
"""Two towns that join the edges 3 and 4 of G11."""
PRAHA_RING = {"F12": ("3", 2), "E13": ("58", 0), "D12": ("3", 5)}
"""Towns that join Praha's track to the south-east and the one to the north-east."""
OO_RING = {"C7": ("3", 3), "C9": ("3", 1)}
"""Towns that join the edges 0 and 5 of B8."""


def ready(name: str, trains: str, tiles: Tiles, places: str, letter: str = "g") -> GameState:
    """A company about to run that may run for less than the best income, so that tests can try any run."""
    return about_to_run(name, trains, tiles, places, letter, allow_submaximal_run=True)


def why_not(state: GameState, name: str, *routes: str) -> str:
    """The code of the refusal, which must cite VIII.7."""
    section, code = refusal(state, run(name, *routes))
    assert section == "VIII.7"
    return code


def with_others(state: GameState, place: str, *names: str) -> GameState:
    """Other companies have stations in this city."""
    for name in names:
        state = stations(floated(state, name, price=50), name, place)
    return in_step(state, "BCB", "run", number="5.2")


# Trains


@pytest.mark.rule("VIII.7-01")
def test_viii_7_each_train_runs_once() -> None:
    """A train may be on one route only; two trains may each have one (VIII.7)."""
    state = ready("BCB", "a0:2 a1:2", row("CCCC"), "F4 F8")
    assert why_not(state, "BCB", "a0 F4 F6", "a0 F8 F10") == "train_used_twice"
    assert incomes(state, run("BCB", "a0 F4 F6", "a1 F8 F10")) == [40, 40]
    assert deciding(after(state, run("BCB", "a0 F4 F6"), PayOut("BCB")))[0] == "trains"


@pytest.mark.rule("VIII.7-23", "VIII.7-01")
@pytest.mark.parametrize(
    ("name", "idle", "own"), [("KFN", "c0:3", "b0:2+2"), ("kk", "c0:3", "d0:3E"), ("kk", "e0:3+3", "d0:3E")]
)
def test_viii_7_trains_of_another_colour_stand_idle(name: str, idle: str, own: str) -> None:
    """A company runs trains of its own colour only; the others stand idle, also in the best run (VIII.7)."""
    state = about_to_run(name, f"{idle} {own}", row("CCCC"), "F4 F8")
    card = idle.partition(":")[0]
    assert why_not(state, name, f"{card} F4 F6") == "unknown_train"
    assert {route.train for route in best_runs(state, name).routes} == {own.partition(":")[0]}


@pytest.mark.rule("VIII.7-01")
def test_viii_7_no_train_that_is_not_owned() -> None:
    """A train of another company cannot be run (VIII.7)."""
    state = floated(ready("BCB", "a0:2", row("CC"), "F4"), "OFE", price=50, trains=("a1",))
    assert why_not(in_step(state, "BCB", "run"), "BCB", "a1 F4 F6") == "unknown_train"


# What a route is


@pytest.mark.rule("VIII.7-02")
def test_viii_7_at_least_two_locations() -> None:
    """A route joins at least two locations (VIII.7)."""
    state = ready("BCB", "a0:2", row("C-C"), "F4")
    assert why_not(state, "BCB", "a0 F4") == "fewer_than_two"
    assert why_not(state, "BCB", "a0") == "fewer_than_two"
    assert why_not(state, "BCB", "a0 F4 F6") == "ends_between_locations"
    assert why_not(state, "BCB", "a0 F6 F8") == "ends_between_locations"
    assert incomes(state, run("BCB", "a0 F4 F6 F8")) == [40]


@pytest.mark.rule("VIII.7-02")
@pytest.mark.parametrize("route", ["F4 F8", "F4 G5", "F4 E3", "F4 F6 F8", "F4 X9", "X9 F4", "F8 F6"])
def test_viii_7_locations_are_joined_by_track(route: str) -> None:
    """Hexes that are no neighbours, or have no track between them, or do not exist, make no route (VIII.7)."""
    state = ready("BCB", "c0:3", {"F4": ("57", 1), "F6": ("57", 0), "F8": ("57", 1)}, "F4 F8")
    assert why_not(state, "BCB", f"c0 {route}") == "not_connected"


@pytest.mark.rule("VIII.7-03")
def test_viii_7_each_route_contains_an_own_station() -> None:
    """A route without a station of the company is not valid, whatever another train runs (VIII.7)."""
    state = ready("BCB", "a0:2 a1:2", row("CCCC"), "F4")
    assert why_not(state, "BCB", "a0 F6 F8") == "no_station_on_route"
    assert why_not(state, "BCB", "a0 F4 F6", "a1 F8 F10") == "no_station_on_route"


@pytest.mark.rule("VIII.7-03", "R-087")
def test_viii_7_two_routes_may_count_on_the_same_station() -> None:
    """Each route needs a station; one station may serve two routes (VIII.7)."""
    state = ready("BCB", "a0:2 a1:2", row("CCC"), "F6")
    assert incomes(state, run("BCB", "a0 F4 F6", "a1 F6 F8")) == [40, 40]


# Range


@pytest.mark.rule("VIII.7-04", "VIII.7-05")
@pytest.mark.parametrize(
    ("train", "kinds", "code"),
    [
        ("a0:2", "CC", None), ("a0:2", "CCC", "too_many_locations"), ("a0:2", "CtC", "too_many_locations"),
        ("c0:3", "CtC", None), ("c0:3", "CttC", "too_many_locations"), ("e0:4", "CttC", None),
        ("e0:4", "CCCCC", "too_many_locations"), ("g0:5", "CtCtC", None), ("g0:5", "CtCtCt", "too_many_locations"),
    ],
)  # fmt: skip
def test_viii_7_red_trains_count_every_location(train: str, kinds: str, code: str | None) -> None:
    """An N-train counts at most N locations and leaves out none on its way (VIII.7)."""
    check_range("BCB", train, kinds, code)


@pytest.mark.rule("VIII.7-04", "VIII.7-06", "R-084")
@pytest.mark.parametrize(
    ("train", "kinds", "code"),
    [
        ("b0:2+2", "CtCt", None), ("b0:2+2", "Cttt", None), ("b0:2+2", "CCC", "too_many_cities"),
        ("b0:2+2", "Ctttt", "too_many_locations"), ("b0:2+2", "CtCtt", "too_many_locations"),
        ("d0:3+3", "CtCtCt", None), ("d0:3+3", "Cttttt", None), ("d0:3+3", "CCCC", "too_many_cities"),
        ("d0:3+3", "CtCtCtt", "too_many_locations"), ("f0:4+4", "CtCtCtCt", None),
        ("f0:4+4", "CtCtCtCtt", "too_many_locations"), ("f0:4+4", "CCCCC", "too_many_cities"),
        ("h0:5+5", "CtCtCtCtCt", None), ("h0:5+5", "CCCCCC", "too_many_cities"),
        ("h0:5+5", "CtCtCtCtCtt", "too_many_locations"),
    ],
)  # fmt: skip
def test_viii_7_blue_trains_count_towns_in_unused_city_places(train: str, kinds: str, code: str | None) -> None:
    """An N+N-train counts at most 2N locations, at most N of them cities, and leaves out none (VIII.7)."""
    check_range("KFN", train, kinds, code)


@pytest.mark.rule("VIII.7-04", "R-082")
@pytest.mark.parametrize(
    ("train", "kinds", "income"),
    [
        *(
            pytest.param(*case, marks=pytest.mark.rule("VIII.7-07", "VIII.7-09"))
            for case in (
                ("d0:3E", "CttttC", 50), ("d0:3E", "CttCttC", 60), ("f0:4E", "CttCttC", 70),
                ("i0:6E", "CtttttttC", 80), ("j0:8E", "CttttttttC", 100),
            )
        ),
        ("h0:5E", "CCCCC", 100), ("j0:8E", "CttttttC", 100),
        *(
            pytest.param(*case, None, marks=pytest.mark.rule("VIII.7-08"))
            for case in (("d0:3E", "CCCC"), ("f0:4E", "CtCtCtCtC"), ("i0:6E", "CCCCCCC"))
        ),
    ],
)  # fmt: skip
def test_viii_7_green_trains_leave_out_towns_but_no_city(train: str, kinds: str, income: int | None) -> None:
    """An NE-train counts at most N locations, all cities among them; towns beyond are passed unpaid (VIII.7)."""
    state, claimed = along_the_row("kk", train, kinds)
    if income is None:
        assert refusal(state, claimed) == ("VIII.7", "too_many_cities")
    else:
        assert incomes(state, claimed) == [income]


def along_the_row(name: str, train: str, kinds: str) -> tuple[GameState, Run]:
    """A company with a station at the beginning of a row, and the run along the whole row."""
    tiles = row(kinds)
    state = ready(name, train, tiles, "F4", "j")
    return state, run(name, " ".join([train.partition(":")[0], *tiles]))


def check_range(name: str, train: str, kinds: str, code: str | None) -> None:
    state, claimed = along_the_row(name, train, kinds)
    if code is None:
        assert incomes(state, claimed) == [sum({"C": 20, "t": 10}[kind] for kind in kinds)]
    else:
        assert refusal(state, claimed) == ("VIII.7", code)


@pytest.mark.rule("R-082", "VIII.7-08")
def test_viii_7_dear_town_does_not_push_out_a_city() -> None:
    """A 3E on three cities counts these, though a town on its way is worth more than each of them (R-082)."""
    state = ready("kk", "d0:3E", row("C-CC") | {"F6": ("889p", 0)}, "F4")
    assert incomes(state, run("kk", "d0 F4 F6 F8 F10")) == [60]


@pytest.mark.rule("R-082", "VIII.7-09")
def test_viii_7_best_towns_fill_up_the_range() -> None:
    """With room for one town, the most valuable one on the route is counted (R-082)."""
    state = ready("kk", "d0:3E", row("Ct-tC") | {"F8": ("889p", 0)}, "F4")
    assert incomes(state, run("kk", "d0 F4 F6 F8 F10 F12")) == [20 + 30 + 20]


@pytest.mark.rule("VIII.7-13")
def test_viii_7_red_tile_counts_as_a_city() -> None:
    """A red tile takes a city's place in the range of every train (VIII.7)."""
    route = "I9 I11 I13 J14"
    assert why_not(ready("KFN", "b0:2+2", SOUTH, "I9"), "KFN", f"b0 {route}") == "too_many_cities"
    assert incomes(ready("KFN", "d0:3+3", SOUTH, "I9"), run("KFN", f"d0 {route}")) == [20 + 30 + 10 + 40]
    assert incomes(ready("kk", "d0:3E", SOUTH, "J14"), run("kk", f"d0 {route}")) == [20 + 30 + 90]
    longer = SOUTH | {"I7": ("57", 1)}
    assert why_not(ready("kk", "d0:3E", longer, "J14"), "kk", f"d0 I7 {route}") == "too_many_cities"


# Locations


@pytest.mark.rule("VIII.7-10")
def test_viii_7_no_location_twice() -> None:
    """A route that returns to its city is not valid (VIII.7)."""
    state = ready("BCB", "g0:5", TRIANGLE | {"G11": ("14", 0), "G9": ("57", 1)}, "G11")
    assert why_not(state, "BCB", "g0 G11 F12 G13 G11") == "location_twice"
    assert why_not(state, "BCB", "g0 G9 G11 F12 G13 G11") == "location_twice"
    assert incomes(state, run("BCB", "g0 G9 G11 F12 G13")) == [20 + 30 + 10 + 10]


@pytest.mark.rule("R-083", "VIII.7-10")
def test_viii_7_town_left_out_is_not_passed_twice_either() -> None:
    """An E-train passes no town twice, though it may leave it out (R-083)."""
    tiles = TRIANGLE | {"G11": ("887p", 1), "G9": ("57", 1), "F10": ("57", 2)}
    state = ready("kk", "d0:3E", tiles, "G9")
    assert why_not(state, "kk", "d0 G9 G11 F12 G13 G11 F10") == "location_twice"
    assert incomes(state, run("kk", "d0 G9 G11 F10")) == [60]


@pytest.mark.rule("VIII.7-11", "R-081")
def test_viii_7_both_cities_of_a_green_two_city_tile() -> None:
    """The two cities of a green OO tile are two locations: a route may use both, and each counts (VIII.7)."""
    state = ready("ATE", "b0:2+2", OO_RING | {"B8": ("8859", 0)}, "B8/0")
    assert incomes(state, run("ATE", "b0 B8 C7 C9 B8")) == [40 + 10 + 10 + 40]


@pytest.mark.rule("R-081")
def test_viii_7_brown_two_city_tile_is_one_location() -> None:
    """On brown the two cities have become one: the ring would visit it twice (R-081)."""
    state = ready("ATE", "b0:2+2", OO_RING | {"B8": ("8896p", 0)}, "B8/0")
    assert why_not(state, "ATE", "b0 B8 C7 C9 B8") == "location_twice"
    assert incomes(state, run("ATE", "b0 B8 C7 C9")) == [60 + 10 + 10]


@pytest.mark.rule("VIII.7-12", "R-080")
@pytest.mark.parametrize(("tiles", "city"), [({}, 1), ({"E11": ("8889", 1)}, 0), ({"E11": ("8891", 3)}, 0)])
def test_viii_7_praha_is_one_location(tiles: Tiles, city: int) -> None:
    """No route contains two Praha cities, neither as printed nor on the yellow or green tile (VIII.7)."""
    state = ready("BN", "h0:5+5", PRAHA_RING | tiles, f"E11/{city}")
    assert why_not(state, "BN", "h0 E11 F12 E13 D12 E11") == "praha_twice"
    assert why_not(state, "BN", "h0 E11 D12 E13 F12 E11") == "praha_twice"
    assert len(incomes(state, run("BN", "h0 E11 D12 E13 F12"))) == 1


@pytest.mark.rule("R-080")
def test_viii_7_brown_praha_twice_is_a_location_twice() -> None:
    """On brown Praha is a single city, which no route visits twice (R-080)."""
    state = ready("BN", "h0:5+5", PRAHA_RING | {"E11": ("8892", 0)}, "E11/0")
    assert why_not(state, "BN", "h0 E11 F12 E13 D12 E11") == "location_twice"


@pytest.mark.rule("R-080")
def test_viii_7_two_trains_may_each_use_a_praha_city() -> None:
    """Two trains may use different Praha cities, and on brown the same one by different tracks (R-080)."""
    tiles = {"D12": ("4", 0), "E15": ("57", 1), "E13": ("58", 4), "F12": ("3", 2)}
    routes = ("b0 E11 D12", "b1 E15 E13 F12 E11")
    state = ready("BN", "b0:2+2 b1:2+2", tiles, "E11/1 E15")
    assert incomes(state, run("BN", *routes)) == [30, 60]
    state = ready("BN", "b0:2+2 b1:2+2", tiles | {"E11": ("8892", 0)}, "E11/0")
    assert incomes(state, run("BN", *routes)) == [70, 100]


@pytest.mark.rule("VIII.7-14")
def test_viii_7_red_tile_is_only_an_end() -> None:
    """A red tile ends a route; no train passes through, not its own company's either (VIII.7)."""
    for name, trains, place in (("VBW", "g0:5", "I11"), ("kk", "h0:5E", "J14")):
        state = ready(name, trains, SOUTH, place)
        card = trains[:2]
        assert why_not(state, name, f"{card} I11 I13 J14 J12") == "red_tile_in_the_middle"
        assert len(incomes(state, run(name, f"{card} I11 I13 J14"))) == 1


# Blocked cities


@pytest.mark.rule("VIII.7-15")
def test_viii_7_route_may_end_in_a_blocked_city_but_not_pass() -> None:
    """A city filled by others may be an end of a route, never in its middle (VIII.7)."""
    state = with_others(ready("BCB", "c0:3", row("CCC"), "F4 F8"), "F6", "OFE")
    assert why_not(state, "BCB", "c0 F4 F6 F8") == "passes_blocked_city"
    assert incomes(state, run("BCB", "c0 F4 F6")) == [40]
    assert incomes(state, run("BCB", "c0 F6 F8")) == [40]
    full = laid(with_others(state, "F6", "MW"), {"F6": ("14", 0)})
    assert why_not(full, "BCB", "c0 F4 F6 F8") == "passes_blocked_city"


@pytest.mark.rule("VIII.7-16")
def test_viii_7_route_may_pass_a_free_place_or_an_own_station() -> None:
    """A city with a free place, or with an own station beside others, can be passed (VIII.7)."""
    state = with_others(ready("BCB", "c0:3", row("CCC"), "F4"), "F6", "OFE")
    free = laid(state, {"F6": ("14", 0)})
    assert incomes(free, run("BCB", "c0 F4 F6 F8")) == [70]
    own = laid(with_others(ready("BCB", "c0:3", row("CCC"), "F6"), "F6", "OFE"), {"F6": ("14", 0)})
    assert incomes(own, run("BCB", "c0 F4 F6 F8")) == [70]


@pytest.mark.rule("VIII.7-15", "VIII.8-06")
def test_viii_7_best_run_ends_at_a_blocked_city() -> None:
    """The best run does not pass a city filled by others (VIII.7)."""
    state = with_others(about_to_run("BCB", "c0:3", row("CCY"), "F4"), "F6", "OFE")
    assert incomes(state, legal(state, Run)[0]) == [40]


# Track


@pytest.mark.rule("VIII.7-17")
def test_viii_7_no_track_twice() -> None:
    """A route does not go back where it came from (VIII.7)."""
    state = ready("BCB", "g0:5", row("C-C"), "F4")
    assert why_not(state, "BCB", "g0 F4 F6 F8 F6 F4") == "same_track_twice"
    assert why_not(state, "BCB", "g0 F8 F6 F8") == "same_track_twice"


@pytest.mark.rule("VIII.7-17")
def test_viii_7_no_stem_of_a_junction_twice() -> None:
    """A loop from a junction cannot come back over the junction's stem, short as it is (VIII.7)."""
    tiles = TRIANGLE | {"G11": ("24", 1), "G9": ("57", 1), "G7": ("57", 1)}
    state = ready("BCB", "g0:5", tiles, "G7")
    assert why_not(state, "BCB", "g0 G7 G9 G11 F12 G13 G11 G9") == "same_track_twice"
    assert incomes(state, run("BCB", "g0 G7 G9 G11 F12 G13")) == [60]


@pytest.mark.rule("VIII.7-02")
def test_viii_7_no_reversing_at_a_junction() -> None:
    """From one branch of a junction no train goes to the other branch (VIII.7)."""
    tiles = {"G11": ("24", 1), "F12": ("57", 0), "G13": ("57", 1), "G9": ("57", 1)}
    state = ready("BCB", "c0:3", tiles, "F12")
    assert why_not(state, "BCB", "c0 F12 G11 G13") == "not_connected"
    assert incomes(state, run("BCB", "c0 F12 G11 G9")) == [40]


@pytest.mark.rule("VIII.7-18")
def test_viii_7_two_separate_tracks_of_one_tile() -> None:
    """A route may use two separate tracks of one tile (VIII.7)."""
    tiles = TRIANGLE | {"G11": ("19", 0), "H10": ("57", 0), "F10": ("57", 2)}
    state = ready("BCB", "e0:4", tiles, "H10")
    assert incomes(state, run("BCB", "e0 H10 G11 F12 G13 G11 F10")) == [60]


@pytest.mark.rule("VIII.7-18")
def test_viii_7_tracks_that_cross_are_not_joined() -> None:
    """Where two tracks cross on a tile a train stays on its own (VIII.7)."""
    tiles = TRIANGLE | {"G11": ("19", 0), "H10": ("57", 0), "F10": ("57", 2)}
    assert why_not(ready("BCB", "e0:4", tiles, "H10"), "BCB", "e0 H10 G11 F10") == "not_connected"


@pytest.mark.rule("VIII.7-19")
@pytest.mark.parametrize(("middle", "worth"), [("14", 30), ("887p", 20)])
def test_viii_7_from_a_location_by_any_other_track(middle: str, worth: int) -> None:
    """A train that enters a city or town by one track may leave by any other (VIII.7)."""
    tiles = {"G9": ("57", 1), "H10": ("57", 0), "F12": ("57", 0), "G13": ("57", 1), "F10": ("57", 2)}
    rotation, ways_out = (0, ("H10", "F12", "G13")) if middle == "14" else (1, ("F10", "F12", "G13"))
    state = ready("BCB", "c0:3", tiles | {"G11": (middle, rotation)}, "G9")
    for way in ways_out:
        assert incomes(state, run("BCB", f"c0 G9 G11 {way}")) == [40 + worth]


@pytest.mark.rule("VIII.7-20", "R-087")
def test_viii_7_trains_of_a_company_share_no_track() -> None:
    """Two routes of one company share no track, in whatever direction (VIII.7)."""
    state = ready("BCB", "a0:2 c0:3", row("C-CC"), "F8")
    assert why_not(state, "BCB", "a0 F4 F6 F8", "c0 F4 F6 F8 F10") == "track_shared_between_trains"
    assert why_not(state, "BCB", "a0 F4 F6 F8", "c0 F10 F8 F6 F4") == "track_shared_between_trains"
    assert incomes(state, run("BCB", "a0 F4 F6 F8", "c0 F8 F10")) == [40, 40]


@pytest.mark.rule("VIII.7-20")
def test_viii_7_other_companies_may_use_the_same_track() -> None:
    """Track is shared with trains of other companies (VIII.7)."""
    state = ready("BCB", "a0:2", row("CC"), "F4")
    state = stations(floated(state, "OFE", price=50, trains=("a1",)), "OFE", "F6")
    assert incomes(in_step(state, "BCB", "run"), run("BCB", "a0 F4 F6")) == [40]
    assert incomes(in_step(state, "OFE", "run"), run("OFE", "a1 F4 F6")) == [40]


@pytest.mark.rule("VIII.7-21", "R-087")
def test_viii_7_trains_may_meet_and_cross_in_a_city() -> None:
    """Two trains may pass one city on four different tracks, and both count it (VIII.7)."""
    tiles = {"G9": ("57", 1), "G13": ("57", 1), "H10": ("57", 0), "F12": ("57", 0), "G11": ("14", 0)}
    state = ready("BCB", "c0:3 c1:3", tiles, "G11")
    assert incomes(state, run("BCB", "c0 G9 G11 G13", "c1 H10 G11 F12")) == [70, 70]
    assert why_not(state, "BCB", "c0 G9 G11 G13", "c1 G9 G11 F12") == "track_shared_between_trains"


@pytest.mark.rule("VIII.7-22", "R-087")
def test_viii_7_one_train_only_at_a_junction() -> None:
    """Where tracks merge only one of the company's trains may use the junction (VIII.7)."""
    tiles = {"G9": ("14", 0), "G11": ("24", 1), "F12": ("57", 0), "G13": ("57", 1)}
    state = ready("BCB", "a0:2 a1:2", tiles, "F12 G13")
    assert why_not(state, "BCB", "a0 F12 G11 G9", "a1 G13 G11 G9") == "track_shared_between_trains"
    best = about_to_run("BCB", "a0:2 a1:2", tiles, "F12 G13")
    assert best_runs(best, "BCB").total == 50


@pytest.mark.rule("VIII.7-02", "R-044")
def test_viii_7_station_on_the_bare_two_city_hex_is_on_no_route() -> None:
    """ATE's station on the bare B8 has no track: nothing to run, and others are not hindered (VIII.7, R-044)."""
    state = about_to_run("ATE", "b0:2+2", {"B10": ("57", 1)}, "B8/-1")
    assert legal(state, Run) == [run("ATE")]
    assert why_not(state, "ATE", "b0 B8 B10") == "not_connected"
    assert deciding(after(state, run("ATE")))[0] == "trains"
