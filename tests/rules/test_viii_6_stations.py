"""Stations: home stations, further ones, prices, connection, places kept (VIII.6, R-053, R-075 to R-077)."""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.board.network import location_id
from cz18.facts.maps import load_map
from cz18.routes.runs import Route
from cz18.rules.actions import EndStep, LayTile, OfferAcquisition, PlaceStation, Run
from cz18.rules.company_turn.stations import full_cities
from cz18.rules.draft import replaced
from cz18.rules.engine import action_ranges
from cz18.rules.events import BANK, MoneyPaid, Party, StationPlaced, TrainsRan
from cz18.rules.state import Station, Status
from rules.positions import (
    a_game,
    after,
    before_turn,
    charter,
    code,
    company,
    deciding,
    events_of,
    floated,
    in_phase,
    in_step,
    laid,
    lay,
    legal,
    places_offered,
    play,
    refusal,
    station_places,
    stations,
    track,
)
from tests.routes.drawn import in_a_row

MAP = load_map("standard")


def kfn(step: str = "station", *, treasury: int = 500, options: dict[str, str] | None = None) -> GameState:
    """KFN in Brno, joined by G21 to the city G23 and by G17 to the city G15, both on one-place yellow tiles."""
    state = in_phase(
        floated(a_game(**(options or {})), "KFN", price=60, treasury=treasury, trains=("b0:2+2",)), "b"
    )
    state = track(stations(state, "KFN", "G19"), "G19", "621", "G17", "G21")
    state = track(track(state, "G21", "4", "G19", "G23"), "G23", "57", "G21", "G25")
    state = track(track(state, "G17", "4", "G15", "G19"), "G15", "57", "G17", "G13")
    return in_step(state, "KFN", step)


# What a station is and does


@pytest.mark.rule("VIII.6-01", "III.3-08")
def test_viii_6_a_marker_in_a_circle_is_a_station() -> None:
    """The marker goes from the charter into the city and is the company's station there (VIII.6)."""
    state = kfn()
    then, events = play(state, PlaceStation("KFN", "G23", 0))
    assert station_places(then, "KFN") == {("G19", 0), ("G23", 0)}
    assert charter(then, "KFN").markers == charter(state, "KFN").markers - 1 == 1
    assert events_of(events, StationPlaced) == [StationPlaced("KFN", "G23", 0, 40, False)]


def bcb_on_a_line_of_three_cities(strangers: tuple[str, ...] = (), tile: str = "57") -> GameState:
    """E15 (BCB), D16 and C23 on one line, a 3-train; other companies have stations in D16."""
    state = floated(a_game(), "BCB", trains=("c0:3",))
    state = track(stations(state, "BCB", "E15"), "E15", "57", "D14", "F16")
    state = track(state, "D14", "7", "E15", "D16")
    state = track(state, "D16", tile, *(("D14", "D18") if tile == "57" else ("D14", "C15", "D18", "E17")))
    for place, shape, others in (
        ("D18", "9", ("D16", "D20")),
        ("D20", "9", ("D18", "D22")),
        ("D22", "8", ("D20", "C23")),
    ):
        state = track(state, place, shape, *others)
    state = track(state, "C23", "57", "D22", "B24")
    for name in strangers:
        state = stations(floated(state, name), name, "D16")
    return in_step(in_phase(state, "d"), "BCB", "run")


THROUGH = ("E15", "D14", "D16", "D18", "D20", "D22", "C23")


@pytest.mark.rule("VIII.6-02", "VIII.6-03", "VIII.7-15")
def test_viii_6_a_full_city_is_closed_to_through_trains_of_others() -> None:
    """BCB runs no train through D16 when MW fills it, but may end a run there (VIII.6)."""
    free = bcb_on_a_line_of_three_cities()
    assert code(free, Run("BCB", (Route("c0", THROUGH),))) is None
    full = bcb_on_a_line_of_three_cities(("MW",))
    assert refusal(full, Run("BCB", (Route("c0", THROUGH),))) == ("VIII.7", "passes_blocked_city")
    _, events = play(full, Run("BCB", (Route("c0", THROUGH[:3]),)))
    assert events_of(events, TrainsRan)[0].income == 40


@pytest.mark.rule("VIII.6-02", "VIII.7-16")
def test_viii_6_the_company_inside_a_full_city_passes() -> None:
    """With an own station among those that fill D16 BCB runs through (VIII.6)."""
    both = bcb_on_a_line_of_three_cities(("MW",), "14")
    assert code(both, Run("BCB", (Route("c0", THROUGH),))) is None  # one of two places is free
    full = bcb_on_a_line_of_three_cities(("MW", "VBW"), "14")
    assert refusal(full, Run("BCB", (Route("c0", THROUGH),))) == ("VIII.7", "passes_blocked_city")
    own = stations(bcb_on_a_line_of_three_cities(("MW",), "14"), "BCB", "D16")
    assert code(own, Run("BCB", (Route("c0", THROUGH),))) is None


@pytest.mark.rule("VIII.6-02", "VIII.6-17", "VIII.7-16")
def test_viii_6_which_cities_are_blocked() -> None:
    """All places taken by others: a free place or an own station opens the city (VIII.6)."""
    net = in_a_row("c20 c30 c30")
    one, two = location_id(0, 0), location_id(1, 0)
    taken = (Station(0, 0, 1), Station(1, 0, 1), Station(1, 0, 2), Station(2, 0, 1))
    assert full_cities(net.pieces, taken, 0) == [one, two]
    assert full_cities(net.pieces, taken, 2) == [one]
    assert full_cities(net.pieces, taken, 1) == []


@pytest.mark.rule("VIII.6-17", "R-053")
def test_viii_6_a_kept_place_blocks_nobody() -> None:
    """Brno's only place is kept for KFN, yet others build and run through it (VIII.6)."""
    state = floated(a_game(), "MW", treasury=100, trains=("c0:3",))
    state = track(stations(state, "MW", "G23"), "G23", "57", "G21", "G25")
    state = track(track(state, "G21", "4", "G19", "G23"), "G19", "621", "G17", "G21")
    state = in_step(track(state, "G17", "4", "G15", "G19"), "MW", "track")
    assert code(state, lay(state, "MW", "G15", "57", "G17", "G13")) is None
    state = in_step(state, "MW", "run")
    assert code(state, Run("MW", (Route("c0", ("G21", "G19", "G17")),))) is not None  # no station of MW on it
    _, events = play(state, Run("MW", (Route("c0", ("G23", "G21", "G19")),)))
    assert events_of(events, TrainsRan)[0].income == 60
    longer = company(state, "MW", trains=("e0:4",))
    _, events = play(longer, Run("MW", (Route("e0", ("G23", "G21", "G19", "G17")),)))
    assert events_of(events, TrainsRan)[0].income == 70


# The home station


@pytest.mark.rule("VIII.6-04", "VII.5-08")
@pytest.mark.parametrize(
    ("name", "home"),
    [("EKJ", "D4"), ("OFE", "C25"), ("BCB", "E15"), ("MW", "F22"), ("VBW", "I9"), ("BTE", "D2"), ("KFN", "G19")],
)
@pytest.mark.parametrize("treasury", [0, 500])
def test_viii_6_the_home_station_is_placed_at_once_and_free(name: str, home: str, treasury: int) -> None:
    """At the start of its first turn a company's home station stands, unasked and unpaid (VIII.6)."""
    other = "VBW" if name != "VBW" else "BCB"
    state = floated(in_phase(a_game(), "b"), other, director=1, trains=("a0",))
    state = floated(stations(state, other, "B10"), name, treasury=treasury, operated=False)
    state, events = play(before_turn(state, other, name), EndStep(other, "trains"))
    assert events_of(events, StationPlaced) == [StationPlaced(name, home, 0, 0, True)]
    assert (charter(state, name).treasury, charter(state, name).markers) == (treasury, 2)
    assert deciding(state) == ("track", 0, name)


@pytest.mark.rule("VIII.6-04")
def test_viii_6_no_second_home_station() -> None:
    """In its later turns a company begins with the track step and places nothing by itself (VIII.6)."""
    state = floated(a_game(), "BCB", director=1, trains=("a0",))
    state = floated(stations(state, "BCB", "E15"), "VBW", trains=("a1",))
    state, events = play(before_turn(stations(state, "VBW", "I9"), "BCB", "VBW"), EndStep("BCB", "trains"))
    assert events_of(events, StationPlaced) == []
    assert station_places(state, "VBW") == {("I9", 0)}


# Number and price


@pytest.mark.rule("VIII.6-05", "R-075")
def test_r_075_one_further_station_per_turn() -> None:
    """After one station the step is over (R-075)."""
    state = after(kfn(), PlaceStation("KFN", "G23", 0))
    assert refusal(state, PlaceStation("KFN", "G15", 0)) == ("VIII.6", "not_now")
    assert not legal(state, PlaceStation)


@pytest.mark.rule("VIII.6-05", "R-075")
def test_r_075_a_further_station_in_the_turn_of_the_home_station() -> None:
    """In its first turn a company may place one paid station beside the free one (R-075)."""
    state = floated(in_phase(a_game(), "b"), "BCB", director=1, trains=("a0",))
    state = floated(stations(state, "BCB", "E15"), "KFN", price=60, treasury=500, operated=False)
    state = track(track(state, "G19", "621", "G17", "G21"), "G21", "4", "G19", "G23")
    state = track(state, "G23", "57", "G21", "G25")
    state = after(before_turn(state, "BCB", "KFN"), EndStep("BCB", "trains"), EndStep("KFN", "track"))
    then = after(state, PlaceStation("KFN", "G23", 0))
    assert station_places(then, "KFN") == {("G19", 0), ("G23", 0)}
    assert charter(then, "KFN").treasury == 460
    assert code(then, PlaceStation("KFN", "G15", 0)) == "not_now"


@pytest.mark.rule("VIII.6-06", "VIII.6-07", "R-076")
def test_viii_6_40_for_the_first_further_station_100_for_the_next() -> None:
    """The second station on the map costs 40 K, the third 100 K, paid to the bank (VIII.6)."""
    state = kfn()
    state, events = play(state, PlaceStation("KFN", "G23", 0))
    assert events_of(events, MoneyPaid) == [MoneyPaid(Party("company", "KFN"), BANK, 40, "station")]
    state, events = play(in_step(state, "KFN", "station"), PlaceStation("KFN", "G15", 0))
    assert events_of(events, MoneyPaid) == [MoneyPaid(Party("company", "KFN"), BANK, 100, "station")]
    assert charter(state, "KFN").treasury == 360


@pytest.mark.rule("VIII.6-06", "VIII.6-07", "V-05")
@pytest.mark.parametrize(("placed", "price"), [((), 40), (("G15",), 100)])
def test_viii_6_the_treasury_must_suffice(placed: tuple[str, ...], price: int) -> None:
    """One K too little and the station is neither legal nor listed; with the exact price it is (VIII.6)."""
    poor = stations(kfn(treasury=price - 1), "KFN", *placed)
    assert refusal(poor, PlaceStation("KFN", "G23", 0)) == ("VIII.6", "treasury_too_small")
    assert not places_offered(poor)
    rich = stations(kfn(treasury=price), "KFN", *placed)
    assert ("G23", 0) in places_offered(rich)
    assert charter(after(rich, PlaceStation("KFN", "G23", 0)), "KFN").treasury == 0


def kfn_after_acquiring(*vbw_stations: str, option: str = "count") -> GameState:
    """KFN has just acquired VBW, which had these stations on the map, and stands at its next station step."""
    state = kfn("acquisition", options={"token_price_after_acquisition": option})
    state = floated(state, "VBW", price=50, operated=bool(vbw_stations))
    state = after(stations(state, "VBW", *vbw_stations), OfferAcquisition("KFN", "VBW", 50))
    return in_step(company(state, "KFN", treasury=500), "KFN", "station")


@pytest.mark.rule("R-076", "VIII.9-11")
@pytest.mark.parametrize(
    ("vbw_stations", "option", "price"),
    [((), "count", 40), (("I9",), "count", 100), ((), "always_100", 100), (("I9",), "always_100", 100)],
)
def test_r_076_price_after_an_acquisition(vbw_stations: tuple[str, ...], option: str, price: int) -> None:
    """Stations on the map count, whatever their origin: one means 40 K, more mean 100 K (R-076)."""
    state = kfn_after_acquiring(*vbw_stations, option=option)
    assert charter(state, "KFN").markers == 2 + 3 - len(vbw_stations)
    assert charter(after(state, PlaceStation("KFN", "G23", 0)), "KFN").treasury == 500 - price


@pytest.mark.rule("R-076", "VIII.6-06", "VIII.6-07", "VIII.9-11")
@pytest.mark.parametrize("vbw_stations", [(), ("I9",)])
def test_r_076_as_written_own_markers_cost_forty_and_a_hundred(vbw_stations: tuple[str, ...]) -> None:
    """By the words the first own marker costs 40 K whatever stands on the map, every further one 100 K (R-076)."""
    state = kfn_after_acquiring(*vbw_stations, option="as_written")
    state = after(state, PlaceStation("KFN", "G23", 0))
    assert (charter(state, "KFN").treasury, charter(state, "KFN").markers_taken_over) == (
        460,
        3 - len(vbw_stations),
    )
    again = in_step(state, "KFN", "station")
    assert legal(again, PlaceStation) == [PlaceStation("KFN", "G15", 0)]
    assert refusal(again, PlaceStation("KFN", "G15", 0, True)) == ("VIII.6", "no_choice_of_markers")
    assert charter(after(again, PlaceStation("KFN", "G15", 0)), "KFN").treasury == 360


@pytest.mark.rule("R-076", "VIII.9-11")
def test_r_076_as_written_a_marker_taken_over_costs_a_hundred() -> None:
    """The company may place one of those first; its own first one still costs 40 K afterwards (R-076)."""
    state = kfn_after_acquiring(option="as_written")
    assert PlaceStation("KFN", "G23", 0, True) in legal(state, PlaceStation)
    state = after(state, PlaceStation("KFN", "G23", 0, True))
    assert (charter(state, "KFN").treasury, charter(state, "KFN").markers_taken_over) == (400, 2)
    state = after(in_step(state, "KFN", "station"), PlaceStation("KFN", "G15", 0))
    assert charter(state, "KFN").treasury == 360
    poor = company(kfn_after_acquiring(option="as_written"), "KFN", treasury=99)
    assert refusal(poor, PlaceStation("KFN", "G23", 0, True)) == ("VIII.6", "treasury_too_small")
    assert {action.taken_over for action in legal(poor, PlaceStation)} == {False}
    left = company(kfn_after_acquiring(option="as_written"), "KFN", markers=3)  # its own have all been placed
    assert charter(after(left, PlaceStation("KFN", "G23", 0)), "KFN").treasury == 400


@pytest.mark.rule("R-076")
@pytest.mark.parametrize("option", ["count", "always_100"])
def test_r_076_otherwise_there_is_no_choice_of_markers(option: str) -> None:
    """Where markers are not distinguished none can be chosen by its origin (R-076)."""
    state = kfn_after_acquiring(option=option)
    assert refusal(state, PlaceStation("KFN", "G23", 0, True)) == ("VIII.6", "no_choice_of_markers")
    assert {action.taken_over for action in legal(state, PlaceStation)} == {False}
    without = kfn(options={"token_price_after_acquisition": "as_written"})
    assert refusal(without, PlaceStation("KFN", "G23", 0, True)) == ("VIII.6", "no_choice_of_markers")


@pytest.mark.rule("VIII.6-01")
def test_viii_6_without_a_marker_no_station() -> None:
    """A company whose markers are all on the map places no station; its station step is left out (VIII.6)."""
    state = company(kfn(), "KFN", markers=0)
    assert refusal(state, PlaceStation("KFN", "G23", 0)) == ("VIII.6", "no_marker_left")
    assert not places_offered(state)
    assert deciding(after(in_step(state, "KFN", "track"), EndStep("KFN", "track")))[0] == "run"


# One per hex


@pytest.mark.rule("VIII.6-08")
def test_viii_6_one_station_per_city_tile() -> None:
    """On a tile with two places a company takes only one (VIII.6)."""
    state = track(kfn(), "G19", "208", "G17", "F18", "G21", "H20")
    assert refusal(state, PlaceStation("KFN", "G19", 0)) == ("VIII.6", "already_there")
    assert ("G19", 0) not in places_offered(state)


@pytest.mark.rule("VIII.6-08", "R-081")
def test_viii_6_never_two_stations_on_an_oo_tile() -> None:
    """With a station in one of the two cities of C7 the other one is closed to the company (VIII.6)."""
    state = in_phase(floated(a_game(), "EKJ", treasury=500, trains=("a0",)), "d")
    state = laid(stations(state, "EKJ", "C7/0"), {"C7": ("8859", 1)})  # C5 to C9, B8 to D6
    state = in_step(state, "EKJ", "station")
    assert refusal(state, PlaceStation("EKJ", "C7", 1)) == ("VIII.6", "already_there")
    free = in_step(stations(floated(state, "BTE", price=60, treasury=500), "BTE", "D2"), "BTE", "station")
    assert code(free, PlaceStation("BTE", "C7", 1)) == "not_connected"  # there is a place, but for another company


# Connection


@pytest.mark.rule("VIII.6-09", "VIII.6-11")
def test_viii_6_a_station_needs_a_connection() -> None:
    """Cities on the company's track are open, one beyond the end of the track is not (VIII.6)."""
    state = track(kfn(), "I11", "621", "I9", "I13")
    assert places_offered(state) == {("G23", 0), ("G15", 0)}
    assert refusal(state, PlaceStation("KFN", "I11", 0)) == ("VIII.6", "not_connected")


@pytest.mark.rule("VIII.6-09")
def test_viii_6_the_connection_may_have_any_length() -> None:
    """A city many hexes and locations away can be chosen, whatever trains the company has (VIII.6)."""
    state = kfn()
    line = {"G13": ("9", "G15", "G11"), "G11": ("57", "G13", "G9"), "G9": ("9", "G11", "G7")}
    line |= {"G7": ("8", "G9", "F6"), "F6": ("202", "G7", "E7")}
    for place, (shape, *others) in line.items():
        state = track(state, place, shape, *others)
    assert places_offered(state) == {("G23", 0), ("G15", 0), ("G11", 0), ("F6", 0)}


@pytest.mark.rule("VIII.6-09")
def test_viii_6_not_past_a_city_filled_by_others() -> None:
    """What lies beyond a city filled by others cannot be chosen; an own station there opens it (VIII.6)."""
    state = kfn()
    state = track(track(state, "G13", "9", "G15", "G11"), "G11", "57", "G13", "G9")
    assert ("G11", 0) in places_offered(state)
    blocked = stations(floated(state, "MW"), "MW", "G15")
    assert refusal(blocked, PlaceStation("KFN", "G11", 0)) == ("VIII.6", "not_connected")
    assert places_offered(blocked) == {("G23", 0)}
    own = stations(state, "KFN", "G15")
    assert ("G11", 0) in places_offered(own)


@pytest.mark.rule("VIII.6-09", "R-077")
def test_r_077_not_past_a_red_tile() -> None:
    """A red tile ends the connection (R-077)."""
    state = in_phase(floated(a_game(), "KFN", price=60, treasury=500), "d")
    state = track(stations(state, "KFN", "G19"), "G19", "621", "H18", "F20")
    state = laid(track(state, "H18", "9", "I17", "G19"), {"I17": ("8895", 3)})  # to H18 and I19
    state = track(track(state, "I19", "8", "I17", "H20"), "H20", "9", "I19", "G21")
    state = track(track(state, "G21", "58", "H20", "G23"), "G23", "57", "G21", "G25")
    state = in_step(state, "KFN", "station")
    assert refusal(state, PlaceStation("KFN", "G23", 0)) == ("VIII.6", "not_connected")


def bcb_at_a_junction(tile: str, *neighbours: str) -> GameState:
    """BCB's track from E15 enters F16; another track of F16 leads by F14 to the city G15."""
    state = in_phase(floated(a_game(), "BCB", treasury=500, trains=("a0",)), "d")
    state = track(stations(state, "BCB", "E15"), "E15", "57", "D14", "F16")
    state = track(track(state, "F14", "7", "F16", "G15"), "G15", "57", "F14", "H16")
    return in_step(track(state, "F16", tile, *neighbours), "BCB", "station")


@pytest.mark.rule("VIII.6-10", "R-077")
def test_viii_6_no_reversing_at_a_junction() -> None:
    """Both tracks of F16 join towards G17: from E15 the way to F14 would have to reverse (VIII.6)."""
    reversing = bcb_at_a_junction("24", "E15", "G17", "F14")  # E15 to G17 and F14 to G17
    assert refusal(reversing, PlaceStation("BCB", "G15", 0)) == ("VIII.6", "not_connected")
    assert places_offered(reversing) == set()
    straight = bcb_at_a_junction("28", "E15", "F14", "G15")  # E15 to F14 and E15 to G15
    assert places_offered(straight) == {("G15", 0)}


@pytest.mark.rule("R-077", "VIII.7-17")
def test_r_077_no_track_twice() -> None:
    """A loop that would lead the line back over its own track connects nothing (R-077)."""
    state = in_phase(floated(a_game(), "BCB", treasury=500, trains=("a0",)), "d")
    state = track(stations(state, "BCB", "E15"), "E15", "57", "E13", "E17")
    state = laid(state, {"E17": ("23", 4), "E19": ("29", 1)})  # E17: E19 to E15 or D16; E19: E17 to D18 or D20
    state = track(track(state, "D18", "7", "D20", "E19"), "D20", "7", "D18", "E19")
    state = in_step(track(state, "D16", "57", "E17", "C15"), "BCB", "station")
    assert refusal(state, PlaceStation("BCB", "D16", 0)) == ("VIII.6", "not_connected")
    assert places_offered(state) == set()
    direct = laid(state, {"E17": ("7", 1)})  # E15 to D16
    assert places_offered(direct) == {("D16", 0)}


# A free circle


@pytest.mark.rule("VIII.6-11")
def test_viii_6_a_free_circle_is_needed() -> None:
    """A yellow city with another company's station is full (VIII.6)."""
    state = stations(floated(kfn(), "MW"), "MW", "G23")
    assert refusal(state, PlaceStation("KFN", "G23", 0)) == ("VIII.6", "no_free_place")
    assert places_offered(state) == {("G15", 0)}


@pytest.mark.rule("VIII.6-11")
def test_viii_6_a_bare_city_cannot_be_chosen() -> None:
    """Track that ends at the side of a bare city hex does not reach it (VIII.6)."""
    state = kfn()
    bare = state._replace(laid=replaced(state.laid, MAP.index["G23"], 0))
    assert refusal(bare, PlaceStation("KFN", "G23", 0)) == ("VIII.6", "not_connected")
    assert places_offered(bare) == {("G15", 0)}


@pytest.mark.rule("VIII.6-11")
@pytest.mark.parametrize(
    ("hex_id", "city"), [("G21", 0), ("G25", 0), ("G23", 1), ("G23", -1), ("D0", 0), ("nowhere", 0)]
)
def test_viii_6_only_cities_take_stations(hex_id: str, city: int) -> None:
    """Towns, open hexes, the fixed hex and cities that do not exist are refused (VIII.6)."""
    section, why = refusal(kfn(), PlaceStation("KFN", hex_id, city))
    assert (section, why) == ("VIII.6", "unknown_hex" if hex_id == "nowhere" else "no_such_city")


# Places kept for companies that have not begun


def strangers_at_brno(tile: str, *neighbours: str) -> GameState:
    """MW and VBW, each with a station on a line to Brno; KFN has not been started."""
    state = in_phase(floated(a_game(), "MW", treasury=500, trains=("a0",)), "d")
    state = stations(floated(state, "VBW", treasury=500, trains=("a1",)), "VBW", "G15")
    state = track(stations(state, "MW", "G23"), "G23", "57", "G21", "G25")
    state = track(track(state, "G21", "4", "G19", "G23"), "G19", tile, *neighbours)
    return track(track(state, "G17", "4", "G15", "G19"), "G15", "57", "G17", "G13")


@pytest.mark.rule("VIII.6-12", "VIII.6-13", "R-053")
def test_viii_6_nobody_before_kfn_on_a_one_place_tile() -> None:
    """On yellow Brno the only place is kept for KFN, though it is not even on sale (VIII.6)."""
    state = in_step(strangers_at_brno("621", "G17", "G21"), "MW", "station")
    assert refusal(state, PlaceStation("MW", "G19", 0)) == ("VIII.6", "place_kept")
    assert places_offered(state) == set()


@pytest.mark.rule("VIII.6-12", "VIII.6-13", "R-053")
def test_viii_6_one_other_before_kfn_on_a_two_place_tile() -> None:
    """On green Brno exactly one other company may place a station before KFN (VIII.6)."""
    state = in_step(strangers_at_brno("208", "G17", "F18", "G21", "H20"), "MW", "station")
    state = after(state, PlaceStation("MW", "G19", 0))
    state = in_step(state, "VBW", "station")
    assert refusal(state, PlaceStation("VBW", "G19", 0)) == ("VIII.6", "place_kept")
    assert places_offered(state) == set()


@pytest.mark.rule("R-053", "VIII.6-12")
def test_r_053_the_place_is_kept_while_the_company_waits_for_its_first_turn() -> None:
    """Floated, but not yet operating, KFN still has its place kept (R-053)."""
    state = floated(strangers_at_brno("621", "G17", "G21"), "KFN", price=60, operated=False)
    state = in_step(state, "MW", "station")
    assert refusal(state, PlaceStation("MW", "G19", 0)) == ("VIII.6", "place_kept")


@pytest.mark.rule("R-053", "VIII.6-12")
def test_r_053_the_claim_ends_with_the_home_station() -> None:
    """With KFN's station in place the second circle is open to the first who comes (R-053)."""
    state = strangers_at_brno("208", "G17", "F18", "G21", "H20")
    state = stations(floated(state, "KFN", price=60), "KFN", "G19")
    state = in_step(state, "MW", "station")
    assert places_offered(state) == {("G19", 0)}
    full = in_step(after(state, PlaceStation("MW", "G19", 0)), "VBW", "station")
    assert refusal(full, PlaceStation("VBW", "G19", 0)) == ("VIII.6", "no_free_place")


@pytest.mark.rule("R-053", "R-109")
def test_r_053_the_claim_ends_when_the_company_leaves_the_game() -> None:
    """KFN acquired before its first turn keeps nothing: its city is open to all (R-053)."""
    state = floated(strangers_at_brno("621", "G17", "G21"), "KFN", director=0, price=60, operated=False)
    state = floated(state, "kk", director=0, price=100, treasury=500, trains=("d0:3E",))
    state = after(in_step(state, "kk", "acquisition"), OfferAcquisition("kk", "KFN", 60))
    assert charter(state, "KFN").status is Status.CLOSED
    state = in_step(state, "MW", "station")
    assert places_offered(state) == {("G19", 0)}
    assert station_places(state, "kk") == set()  # no free home station for the acquirer


@pytest.mark.rule("VIII.6-12")
@pytest.mark.parametrize("hex_id", ["B10", "D16", "E9", "G11", "G15", "G23"])
def test_viii_6_cities_that_are_no_home_are_open(hex_id: str) -> None:
    """In a city that is no home every place is free for all (VIII.6)."""
    state = laid(floated(a_game(), "BCB", treasury=100), {hex_id: ("57", 0)})
    state = in_step(stations(state, "BCB", "E15"), "BCB", "station")
    assert refusal(state, PlaceStation("BCB", hex_id, 0)) == ("VIII.6", "not_connected")  # and nothing else


@pytest.mark.rule("VIII.6-09", "VIII.6-11")
def test_viii_6_listed_and_checked_places_agree() -> None:
    """Every listed place passes the check, and every place that passes is listed (VIII.6)."""
    state = kfn()
    passing = {
        (hex_id, city)
        for hex_id in ("G19", "G23", "G15", "G21", "E11", "B8", "I11")
        for city in range(3)
        if code(state, PlaceStation("KFN", hex_id, city)) is None
    }
    assert passing == places_offered(state)
    assert not [each for each in action_ranges(kfn("track")) if isinstance(each, PlaceStation)]
    assert not [each for each in action_ranges(state) if isinstance(each, LayTile)]
