"""What a given run earns, or why it is not allowed (VIII.7, VIII.8), on hand-drawn networks."""

from __future__ import annotations

import pytest

from cz18.board.network import Network
from cz18.facts.tiles import Colour
from cz18.routes.runs import (
    BOOK,
    RECORDED,
    Problem,
    Route,
    RunView,
    TrainSpec,
    ValuedRoute,
    ValuedRuns,
    run_view,
    value_route,
    value_runs,
)
from cz18.routes.search import best_runs
from tests.routes.drawn import drawn, in_a_row, place, red_at, through, train, view


def earns(net: Network, company: RunView, name: str | TrainSpec, hexes: str) -> int:
    spec = train(name) if isinstance(name, str) else name
    result = value_route(net, company, spec, hexes.split())
    assert isinstance(result, ValuedRoute), result
    return result.income


def refused(net: Network, company: RunView, name: str, hexes: str) -> str:
    result = value_route(net, company, train(name), hexes.split())
    assert isinstance(result, Problem), result
    assert result.section == "VIII.7" and result.data["train"] == name
    return result.code


def best(net: Network, company: RunView, *names: str) -> int:
    specs = [train(name, f"{name}/{number}") for number, name in enumerate(names)]
    return best_runs(net, company, specs).total


@pytest.mark.rule("VIII.8-01", "VIII.8-03", "VIII.7-02")
def test_a_route_earns_the_sum_of_its_locations() -> None:
    """20 + 10 + 30 along a row, with plain track between."""
    net = in_a_row("c20 -- t10 c30")
    company = view(net, ["A1"])
    assert earns(net, company, "3", "A1 A3 A5 A7") == 60
    assert earns(net, company, "2", "A1 A3 A5") == 30
    assert best(net, company, "3") == 60


@pytest.mark.rule("VIII.7-02")
def test_a_route_has_two_locations_at_least() -> None:
    """One hex is no route, and a route does not end on plain track."""
    net = in_a_row("c20 -- t10")
    company = view(net, ["A1"])
    assert refused(net, company, "3", "A1") == "fewer_than_two"
    assert refused(net, company, "3", "") == "fewer_than_two"
    assert refused(net, company, "3", "A1 A3") == "ends_between_locations"
    assert refused(net, company, "3", "A3 A5") == "ends_between_locations"


@pytest.mark.rule("VIII.7-02")
def test_a_route_follows_the_track() -> None:
    """Hexes apart, hexes without track between them and unknown hexes are not connected."""
    net = drawn({"A1": through("57"), "A3": through("57"), "A5": ("57", 0), "A7": through("57")})
    company = view(net, ["A1"])
    assert refused(net, company, "3", "A1 A5") == "not_connected"
    assert refused(net, company, "3", "A1 A3 A5") == "not_connected"
    assert refused(net, company, "3", "A7 A5") == "not_connected"
    assert refused(net, company, "3", "A1 Z9") == "not_connected"
    assert refused(net, company, "3", "Z9 A1") == "not_connected"


@pytest.mark.rule("VIII.7-03")
def test_a_route_needs_an_own_station() -> None:
    """Anywhere on the route."""
    net = in_a_row("c20 c20 c20")
    assert refused(net, view(net, []), "3", "A1 A3 A5") == "no_station_on_route"
    assert refused(net, view(net, ["A5"]), "2", "A1 A3") == "no_station_on_route"
    for station in ("A1", "A3", "A5"):
        assert earns(net, view(net, [station]), "3", "A1 A3 A5") == 60
    assert best(net, view(net, []), "3") == 0


@pytest.mark.rule("VIII.7-04", "VIII.7-05")
def test_an_n_train_counts_n_locations_and_leaves_out_none() -> None:
    """A 3-train cannot run four locations, whatever they are."""
    net = in_a_row("c20 t10 t10 c30")
    company = view(net, ["A1"])
    assert refused(net, company, "3", "A1 A3 A5 A7") == "too_many_locations"
    assert earns(net, company, "4", "A1 A3 A5 A7") == 70
    assert best(net, company, "3") == 40


@pytest.mark.rule("VIII.7-06", "R-084")
def test_a_plus_train_counts_2n_locations_n_of_them_cities() -> None:
    """3+3: three cities and three towns, or one city and five towns, but not four cities."""
    net = in_a_row("c20 t10 c20 t10 c20 t10")
    assert earns(net, view(net, ["A1"]), "3+3", "A1 A3 A5 A7 A9 A11") == 90
    net = in_a_row("c20 t10 t10 t10 t10 t10 t10")
    assert earns(net, view(net, ["A1"]), "3+3", "A1 A3 A5 A7 A9 A11") == 70
    assert refused(net, view(net, ["A1"]), "3+3", "A1 A3 A5 A7 A9 A11 A13") == "too_many_locations"
    net = in_a_row("c20 c20 c20 c20")
    assert refused(net, view(net, ["A1"]), "3+3", "A1 A3 A5 A7") == "too_many_cities"
    assert best(net, view(net, ["A1"]), "3+3") == 60
    net = in_a_row("c20 t10 t10 t10")
    assert earns(net, view(net, ["A1"]), "2+2", "A1 A3 A5 A7") == 50


@pytest.mark.rule("VIII.7-07", "VIII.7-09", "R-082")
def test_an_e_train_leaves_out_towns() -> None:
    """Skipped towns take no range and earn nothing; the best ones fill up the range."""
    net = in_a_row("c20 t10 t30 t10 c30")
    company = view(net, ["A1"])
    result = value_route(net, company, train("3E"), ["A1", "A3", "A5", "A7", "A9"])
    assert isinstance(result, ValuedRoute)
    assert result.income == 80
    assert [stop.counted for stop in result.stops] == [True, False, True, False, True]
    assert [stop.value for stop in result.stops] == [20, 0, 30, 0, 30]


@pytest.mark.rule("R-082")
def test_an_8e_may_count_six_towns() -> None:
    """With two cities on the route."""
    net = in_a_row("c20 t10 t10 t10 t10 t10 t10 c20")
    assert earns(net, view(net, ["A1"]), "8E", "A1 A3 A5 A7 A9 A11 A13 A15") == 100


@pytest.mark.rule("VIII.7-08")
def test_an_e_train_never_leaves_out_a_city() -> None:
    """A 3E cannot pass through four cities, and a red tile counts as one."""
    net = in_a_row("c20 c20 c20 c20")
    assert refused(net, view(net, ["A1"]), "3E", "A1 A3 A5 A7") == "too_many_cities"
    net = in_a_row("red c20 c20 c20")
    assert refused(net, view(net, ["A3"]), "3E", "A1 A3 A5 A7") == "too_many_cities"


@pytest.mark.rule("VIII.7-10", "R-083")
def test_no_location_twice() -> None:
    """Neither counted nor left out."""
    net = drawn({"B1": through("57"), "B3": ("611", 1), "A4": ("3", 5), "B5": ("7", 1)})
    company = view(net, ["B1"])
    assert earns(net, company, "4", "B1 B3 A4") == 70
    assert refused(net, company, "8E", "B1 B3 A4 B5 B3") == "location_twice"


@pytest.mark.rule("VIII.7-11", "R-081")
def test_both_cities_of_a_green_oo_tile_can_be_on_one_route() -> None:
    """A route through one city, round and through the other counts both."""
    # OO tile 8885 in B3: city 0 joins edges 0 and 2, city 1 edges 1 and 3.
    net = drawn({"B3": ("8885", 0), "B1": ("7", 3), "A2": ("7", 5), "C2": ("57", 0), "A4": ("57", 0)})
    company = view(net, ["B3:0"])
    assert earns(net, company, "2", "C2 B3") == 60
    # west of the tile, A2 and B1 join edge 2 to edge 1
    assert earns(net, company, "2", "B3 A2 B1 B3") == 80
    assert earns(net, company, "4", "C2 B3 A2 B1 B3 A4") == 120
    assert refused(net, company, "3", "C2 B3 A2 B1 B3 A4") == "too_many_locations"


@pytest.mark.rule("VIII.7-12", "R-080")
def test_praha_is_on_a_route_once() -> None:
    """Two cities of the green Praha tile are two locations, yet no route contains both."""
    # 8891 in B3: cities at edges 0, 2, 3, 4. A2 and A4 join edge 2 to edge 3 round the outside.
    net = drawn({"B3": ("8891", 0), "A2": ("3", 4), "A4": ("7", 0)})
    company = view(net, ["B3:1"])
    route = "B3 A2 A4 B3"
    assert refused(net, company, "4", route) == "praha_twice"
    allowed = value_route(net, company, train("4"), route.split(), RECORDED)
    assert isinstance(allowed, ValuedRoute) and allowed.income == 90
    assert best(net, company, "4") == 50


@pytest.mark.rule("VIII.7-13", "VIII.7-14", "R-085")
def test_red_tiles_are_ends_and_count_as_cities() -> None:
    """Both ends may be red; none may stand in the middle."""
    net = drawn({"A1": red_at(4, "kk"), "A3": through("57"), "A5": red_at(1, "Ug")})
    assert earns(net, view(net, ["A3"]), "3", "A1 A3 A5") == 100
    assert refused(net, view(net, ["A3"]), "2+2", "A1 A3 A5") == "too_many_cities"


@pytest.mark.rule("VIII.7-14")
def test_a_red_tile_is_never_in_the_middle() -> None:
    """Its two tracks meet, but no route goes from one to the other."""
    net = drawn({"B2": ("57", 0), "A3": red_at(5, "kk"), "B4": ("57", 2)})  # its tracks lead to B4 and B2
    company = view(net, ["B2"])
    assert earns(net, company, "4", "B2 A3") == 60
    assert refused(net, company, "4", "B2 A3 B4") == "red_tile_in_the_middle"
    assert best(net, company, "4") == 60


@pytest.mark.rule("VIII.8-05", "R-085")
def test_the_bonus_is_for_the_company_at_home() -> None:
    """50 more on every route of that company that ends there, nothing for others."""
    net = drawn({"B2": ("57", 0), "A3": red_at(5, "kk"), "B4": ("57", 2)})
    kk, other = view(net, ["A3"], home=["A3"]), view(net, ["B2"])
    assert earns(net, kk, "4", "B2 A3") == 110
    assert earns(net, other, "4", "B2 A3") == 60
    assert best(net, kk, "2", "2") == 220
    assert best(net, view(net, ["A3"]), "2", "2") == 120


@pytest.mark.rule("XI.2-17", "XI.2-18", "XI.2-41", "R-187")
def test_in_moravia_silesia_the_bonus_depends_on_the_train() -> None:
    """Some trains earn it at every red tile, others never."""
    net = drawn({"A1": red_at(4, "kk"), "A3": through("57"), "A5": red_at(1, "Ug")})
    company = run_view(net, [place(net, "A3")], [], Colour.BROWN, [place(net, "A1"), place(net, "A5")])
    assert earns(net, company, train("4+4"), "A1 A3 A5") == 200
    assert earns(net, company, train("4", red_bonus=False), "A1 A3 A5") == 100
    specs = [train("4+4", "a"), train("3", "b", red_bonus=False)]
    assert best_runs(net, company, specs).total == 200


@pytest.mark.rule("VIII.6-02", "VIII.6-03", "VIII.7-15")
def test_a_blocked_city_is_an_end_only() -> None:
    """A route may begin or end there but not pass."""
    net = in_a_row("c20 c40 c30")
    company = view(net, ["A1"], blocked=["A3"])
    assert earns(net, company, "3", "A1 A3") == 60
    assert earns(net, company, "3", "A3 A1") == 60
    assert refused(net, company, "3", "A1 A3 A5") == "passes_blocked_city"
    assert best(net, company, "3") == 60


@pytest.mark.rule("VIII.7-17")
def test_no_track_twice() -> None:
    """Going back over the same side is refused, however short."""
    net = in_a_row("c20 c20")
    assert refused(net, view(net, ["A1"]), "3", "A1 A3 A1") == "same_track_twice"
    # A balloon: over the junction B3 out to B5, round by A4 and back over the junction.
    net = drawn({"B1": through("57"), "B3": ("24", 1), "A4": ("3", 5), "B5": ("7", 1)})
    company = view(net, ["B1"])
    assert refused(net, company, "3", "B1 B3 A4 B5 B3 B1") == "same_track_twice"
    assert best(net, company, "5") == 30


@pytest.mark.rule("VIII.7-17", "VIII.7-22")
def test_the_half_track_of_a_junction_is_used_once() -> None:
    """Tracks that merge at an edge share it, for one route and for two trains."""
    # 23 in B3, turned by 1: edges 1-4 and 1-5. West of it a city, east and south-east two more.
    net = drawn({"B1": through("57"), "B3": ("23", 1), "B5": through("57"), "C4": ("57", 2)})
    company = view(net, ["B1"])
    assert earns(net, company, "2", "B1 B3 B5") == 40
    assert earns(net, company, "2", "B1 B3 C4") == 40
    assert refused(net, company, "3", "B5 B3 C4") == "not_connected"
    assert refused(net, company, "4", "B5 B3 B1 B3 C4") == "same_track_twice"
    both = value_runs(
        net, company, [train("2", "a"), train("2", "b")],
        [Route("a", ("B1", "B3", "B5")), Route("b", ("B1", "B3", "C4"))],
    )  # fmt: skip
    assert isinstance(both, Problem) and both.code == "track_shared_between_trains"
    assert both.data == {"train": "b", "hexes": ("B1", "B3")}
    assert best(net, company, "2", "2") == 40


@pytest.mark.rule("VIII.7-18")
def test_two_separate_tracks_of_one_tile() -> None:
    """A route may use both tracks of a crossing."""
    # 20 in B3: straight tracks 0-3 and 1-4. B1 in the west, over B5, round by A4 and down to C2.
    net = drawn({"B1": through("57"), "B3": ("20", 0), "B5": ("7", 1), "A4": ("7", 5), "C2": ("57", 0)})
    company = view(net, ["B1"])
    assert earns(net, company, "2", "B1 B3 B5 A4 B3 C2") == 40
    assert best(net, company, "2") == 40


@pytest.mark.rule("VIII.7-19")
def test_a_train_leaves_a_location_by_any_other_track() -> None:
    """In over one edge, out over each of the others, but not back."""
    net = drawn(
        {"B3": ("611", 0), "B1": ("57", 1), "A2": ("57", 2), "A4": ("57", 0), "B5": ("57", 1), "C2": ("57", 0)}
    )
    company = view(net, ["B3"])
    for end in ("A2", "A4", "B5", "C2"):
        assert earns(net, company, "3", f"B1 B3 {end}") == 80
    assert refused(net, company, "3", "B1 B3 B1") == "same_track_twice"


@pytest.mark.rule("VIII.7-20", "VIII.7-21", "R-087")
def test_trains_share_locations_but_no_track() -> None:
    """Two trains of BCB both use H, on different tracks."""
    net = in_a_row("c20 c30 c20")
    company = view(net, ["A3"])
    two = [train("2", "first"), train("2", "second")]
    runs = value_runs(net, company, two, [Route("first", ("A1", "A3")), Route("second", ("A3", "A5"))])
    assert isinstance(runs, ValuedRuns) and runs.total == 100
    clash = value_runs(net, company, two, [Route("first", ("A1", "A3")), Route("second", ("A3", "A1"))])
    assert isinstance(clash, Problem) and clash.code == "track_shared_between_trains"
    assert best_runs(net, company, two).total == 100


@pytest.mark.rule("VIII.7-01", "VIII.7-23")
def test_each_train_runs_once_and_no_other_runs() -> None:
    """A second route of a train, and a train the company cannot run, are refused."""
    net = in_a_row("c20 c30 c20")
    company = view(net, ["A3"])
    twice = [Route("2", ("A1", "A3")), Route("2", ("A3", "A5"))]
    problem = value_runs(net, company, [train("2")], twice)
    assert isinstance(problem, Problem) and problem.code == "train_used_twice"
    problem = value_runs(net, company, [], twice[:1])
    assert isinstance(problem, Problem) and problem.code == "unknown_train"
    assert value_runs(net, company, [train("2")], []) == ValuedRuns((), 0)


@pytest.mark.rule("XI.2-40", "R-188")
def test_the_3e_paper_may_share_track() -> None:
    """It runs over track of the company's other trains, but needs a station and uses no track twice itself."""
    net = in_a_row("c20 t10 c30")
    company = view(net, ["A1"])
    paper = train("3E", "paper", may_share_track=True)
    specs = [train("3", "3"), paper]
    runs = value_runs(net, company, specs, [Route("3", ("A1", "A3", "A5")), Route("paper", ("A1", "A3", "A5"))])
    assert isinstance(runs, ValuedRuns) and runs.total == 120
    assert best_runs(net, company, specs).total == 120
    assert best_runs(net, company, specs[::-1]).total == 120
    assert refused(net, view(net, []), "3E", "A1 A3 A5") == "no_station_on_route"


@pytest.mark.rule("VIII.8-02")
def test_trains_are_optimized_jointly() -> None:
    """The best route of one train may spoil the total: another pair earns more together."""
    net = in_a_row("c40 c20 c20 c30")
    company = view(net, ["A3", "A5"])
    assert best(net, company, "2") == 60
    assert best(net, company, "2", "2") == 110
    assert best(net, company, "3", "2") == 130


@pytest.mark.rule("VIII.8-08", "VIII.8-09", "VIII.8-10", "VIII.8-11", "VIII.8-04", "VIII.8-05")
def test_the_rulebooks_examples_of_income() -> None:
    """Brown phase: BCB 50 and 90, BN 170, NWB 50, PR 190 with its bonus at the red tile M."""
    net = drawn(
        {
            "A0": ("14", 0),  # G, 30
            "A2": ("888p", 0),  # I, a town at 20
            "A4": ("8897", 5),  # M, red
            "B3": ("216", 5),  # J, 50
            "B5": ("8", 2),
            "B7": ("887p", 5),  # L, a town at 20
            "C0": ("57", 1),  # F, 20
            "C2": ("619", 1),  # H, 30
            "C4": ("58", 2),  # K, a town at 10
            "C6": ("8", 1),
            "C8": ("8", 0),
            "D3": ("8", 2),
            "D5": ("9", 1),
            "D7": ("8", 1),
            "F1": ("57", 1),  # A, 20
            "F3": ("4", 1),  # B, a town at 10
            "F5": ("57", 1),  # C, 20
        }
    )
    bcb, bn, nwb, pr = view(net, ["C2"]), view(net, ["A0"]), view(net, ["F1"]), view(net, ["A4"], home=["A4"])
    trains = [train("2"), train("3")]
    runs = value_runs(
        net, bcb, trains,
        [Route("2", ("C0", "C2")), Route("3", ("C2", "D3", "D5", "D7", "C8", "B7", "B5", "A4"))],
    )  # fmt: skip
    assert isinstance(runs, ValuedRuns)
    assert [route.income for route in runs.routes] == [50, 90]
    assert earns(net, bn, "3+3", "A0 A2 B3 C4 C6 B7 B5 A4") == 170
    assert earns(net, nwb, "4+4", "F1 F3 F5") == 50
    assert best(net, nwb, "4+4") == 50
    assert earns(net, pr, "4E", "A4 B3 C2 C0") == 190
    assert earns(net, view(net, ["C2"]), "4E", "A4 B3 C2 C0") == 140


def test_valuation_by_the_book_is_the_default() -> None:
    """Other arithmetic is used on request only."""
    net = in_a_row("c20 c20 c20 c20")
    company = view(net, ["A1"])
    hexes = ["A1", "A3", "A5", "A7"]
    assert value_route(net, company, train("3E"), hexes) == value_route(net, company, train("3E"), hexes, BOOK)
