"""The homes of BN and NWB in Praha and of ATE on B8 (VIII.6-14 to -16, R-048 to R-052)."""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.board.track import TURNED, cities_of, code_of, printed
from cz18.facts.maps import load_map
from cz18.rules.actions import (
    ChooseCity,
    EndStep,
    LayHomeTile,
    LayTile,
    OfferAcquisition,
    PlaceStation,
    ScrapTrain,
)
from cz18.rules.draft import replaced
from cz18.rules.engine import action_ranges
from cz18.rules.events import CityChosen, StationPlaced
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
    local_railway,
    places_offered,
    play,
    refusal,
    station_places,
    stations,
    tiles_offered,
    track,
)

MAP = load_map("standard")
PRAHA, B8 = MAP.index["E11"], MAP.index["B8"]
WEST, NORTH_EAST, EAST, SOUTH_EAST = 1, 3, 4, 5


def city_with_exit(state: GameState, edge: int) -> int:
    """The number of the Praha city whose track leads over this edge."""
    lying = TURNED[state.laid[PRAHA]] or printed(MAP, PRAHA)
    count = len(cities_of(MAP, PRAHA, state.laid[PRAHA]))
    return next(number for number in range(count) if lying.location_exits[number] >> edge & 1)


def strangers_round_praha(tile: str | None = None, rotation: int = 1) -> GameState:
    """kk and Ug in E9, Sx in G11, with track to Praha's sides to the west, north-east, east and south-east."""
    state = in_phase(a_game(), "g")
    for name in ("kk", "Ug", "Sx"):
        state = floated(state, name, price=100, treasury=500, trains=("d0:3E",))
    state = stations(stations(stations(state, "kk", "E9"), "Ug", "E9"), "Sx", "G11")
    state = track(state, "E9", "611", "E7", "D8", "D10", "E11", "F10")
    state = track(track(state, "D10", "8", "E9", "D12"), "D12", "7", "D10", "E11")
    state = track(state, "F10", "58", "E9", "F12")
    state = track(state, "F12", "889p", "F10", "E11", "E13", "G11", "G13")
    state = track(laid(state, {"E13": ("2", 5)}), "G11", "57", "F12", "H10")
    return laid(state, {"E11": (tile, rotation)}) if tile is not None else state


def places_in_praha(state: GameState) -> set[int]:
    return {city for place, city in places_offered(state) if place == "E11"}


@pytest.mark.rule("VIII.6-14", "R-051", "R-053", "VIII.6-12")
@pytest.mark.parametrize(
    ("tile", "others"),
    [(None, 0), ("8889", 1), ("8890", 1), ("8891", 2), ("8892", 2), ("8893", 2)],
)
def test_viii_6_stations_of_others_in_praha_before_bn_and_nwb(tile: str | None, others: int) -> None:
    """No other station on the printed hex, one on the yellow tiles, two on green, brown and grey (VIII.6)."""
    state = strangers_round_praha(tile)
    placed = 0
    for name in ("kk", "Ug", "Sx"):
        state = in_step(state, name, "station")
        choices = sorted(places_in_praha(state))
        if choices:
            state = after(state, PlaceStation(name, "E11", choices[0]))
            placed += 1
        else:
            cities = range(len(cities_of(MAP, PRAHA, state.laid[PRAHA])))
            assert {code(state, PlaceStation(name, "E11", city)) for city in cities} <= {
                "place_kept",
                "no_free_place",
            }
    assert placed == others


@pytest.mark.rule("R-051", "VIII.6-14")
@pytest.mark.parametrize(("tile", "rotation"), [("8890", 1), ("8890", 3), ("8890", 5), ("8889", 1), ("8891", 1)])
def test_r_051_which_cities_are_kept(tile: str, rotation: int) -> None:
    """The cities towards D12 and F12 are kept, the others are open, however the tile is turned (R-051)."""
    state = in_step(strangers_round_praha(tile, rotation), "kk", "station")
    kept = {city_with_exit(state, NORTH_EAST), city_with_exit(state, SOUTH_EAST)}
    cities = set(range(len(cities_of(MAP, PRAHA, state.laid[PRAHA]))))
    for city in kept:
        assert refusal(state, PlaceStation("kk", "E11", city)) == ("VIII.6", "place_kept")
    assert places_in_praha(state) == cities - kept


@pytest.mark.rule("R-051", "R-053")
@pytest.mark.parametrize(
    ("begun", "open_edge", "kept_edge"), [("BN", NORTH_EAST, SOUTH_EAST), ("NWB", SOUTH_EAST, NORTH_EAST)]
)
@pytest.mark.parametrize("tile", [None, "8890", "8891"])
def test_r_051_each_of_the_two_keeps_its_own_city(
    tile: str | None, begun: str, open_edge: int, kept_edge: int
) -> None:
    """BN's home is the city to the north-east, NWB's the one to the south-east (R-051)."""
    state = strangers_round_praha(tile)
    state = floated(state, begun, price=60, operated=False)
    state = floated(stations(state, "Sx", "D2"), "BCB", director=1, trains=("a0",))
    state, events = play(before_turn(stations(state, "BCB", "E15"), "BCB", begun), EndStep("BCB", "trains"))
    assert events_of(events, StationPlaced) == [
        StationPlaced(begun, "E11", city_with_exit(state, open_edge), 0, True)
    ]
    state = in_step(state, "kk", "station")
    taken, kept = city_with_exit(state, open_edge), city_with_exit(state, kept_edge)
    assert refusal(state, PlaceStation("kk", "E11", taken)) == ("VIII.6", "no_free_place")
    assert refusal(state, PlaceStation("kk", "E11", kept)) == ("VIII.6", "place_kept")


@pytest.mark.rule("R-051", "VIII.6-14")
@pytest.mark.parametrize("tile", ["8892", "8893"])
def test_r_051_on_the_merged_city_each_keeps_one_place(tile: str) -> None:
    """On brown and grey BN has begun and NWB not: two more stations, the last place is NWB's (R-051)."""
    state = stations(floated(strangers_round_praha(tile), "BN", price=60), "BN", "E11")
    for name in ("kk", "Ug"):
        state = after(in_step(state, name, "station"), PlaceStation(name, "E11", 0))
    state = in_step(state, "Sx", "station")
    assert refusal(state, PlaceStation("Sx", "E11", 0)) == ("VIII.6", "place_kept")
    with_nwb = in_step(company(state, "NWB", status=charter(state, "BN").status, operated=True), "Sx", "station")
    assert places_in_praha(with_nwb) == {0}


@pytest.mark.rule("VIII.6-08")
@pytest.mark.parametrize("tile", ["8890", "8891", "8892"])
def test_viii_6_never_two_stations_in_praha(tile: str) -> None:
    """With its home in one Praha city BN cannot take another place there (VIII.6)."""
    state = strangers_round_praha(tile)
    city = city_with_exit(state, NORTH_EAST)
    state = stations(floated(state, "BN", price=60, treasury=500), "BN", f"E11/{city}")
    state = in_step(state, "BN", "station")
    for other in range(len(cities_of(MAP, PRAHA, state.laid[PRAHA]))):
        assert refusal(state, PlaceStation("BN", "E11", other)) == ("VIII.6", "already_there")
    assert not places_in_praha(state)


@pytest.mark.rule("R-052", "VIII.5-13")
@pytest.mark.parametrize("rotation", [1, 3, 5])
def test_r_052_stations_keep_their_exits_through_all_colours(rotation: int) -> None:
    """Through yellow and green each station stays at its track; on brown and grey all share one city (R-052)."""
    state = in_phase(floated(a_game(), "BN", price=60, treasury=10, trains=("b0:2+2",)), "j")
    state = floated(state, "NWB", director=1, price=60)
    state = stations(stations(state, "BN", "E11/1"), "NWB", "E11/0")
    state = after(in_step(state, "BN", "track"), LayTile("BN", "E11", "8890", rotation))
    third = ({WEST, NORTH_EAST, SOUTH_EAST} - {NORTH_EAST, SOUTH_EAST}).pop()
    state = stations(floated(state, "kk", price=100), "kk", f"E11/{city_with_exit(state, third)}")
    for tile, turned in (("8890", rotation), ("8891", 1)):
        state = (
            state if tile == "8890" else after(in_step(state, "BN", "track"), LayTile("BN", "E11", tile, turned))
        )
        assert station_places(state, "BN") == {("E11", city_with_exit(state, NORTH_EAST))}
        assert station_places(state, "NWB") == {("E11", city_with_exit(state, SOUTH_EAST))}
        assert station_places(state, "kk") == {("E11", city_with_exit(state, third))}
    for tile in ("8892", "8893"):
        state = after(in_step(state, "BN", "track"), LayTile("BN", "E11", tile, 0))
        for name in ("BN", "NWB", "kk"):
            assert station_places(state, name) == {("E11", 0)}
    assert cities_of(MAP, PRAHA, state.laid[PRAHA])[0].slots == 4


@pytest.mark.rule("R-052")
def test_r_052_before_brown_nobody_passes_praha() -> None:
    """Each Praha city has one track, so what lies on the other side is not reached before brown (R-052)."""
    for tile, through in ((None, False), ("8890", False), ("8891", False), ("8892", True)):
        state = strangers_round_praha(tile)
        for place in ("D10", "D12", "F10"):
            state = state._replace(laid=replaced(state.laid, MAP.index[place], 0))
        state = in_step(state, "kk", "track")
        listed = {each.hex for each in legal(state, LayTile)}
        assert ("D12" in listed) is through  # beyond Praha to the north-east


@pytest.mark.rule("VIII.4-02", "R-060")
def test_viii_6_other_companies_may_build_on_praha_if_they_reach_it() -> None:
    """A company whose track meets Praha's side may lay the yellow tile if it has a track there (VIII.4)."""
    state = in_phase(floated(a_game(), "MW", treasury=100, trains=("a0",)), "b")
    state = in_step(track(stations(state, "MW", "E9"), "E9", "57", "E7", "E11"), "MW", "track")
    listed = {(each.tile, each.rotation) for each in legal(state, LayTile) if each.hex == "E11"}
    assert listed == {("8890", 1), ("8890", 3), ("8890", 5)}  # all with a track to the west
    assert refusal(state, LayTile("MW", "E11", "8889", 1)) == ("VIII.4", "not_joined")


# ATE


def ate_begins(state: GameState) -> GameState:
    """ATE, floated, begins its first turn after BCB's."""
    state = floated(state, "ATE", director=2, price=60, treasury=300, operated=False)
    state = floated(state, "BCB", director=1, trains=("a0",))
    return after(before_turn(stations(state, "BCB", "E15"), "BCB", "ATE"), EndStep("BCB", "trains"))


def sx_at_a7(rotation: int = 4, *, phase: str = "d", **options: bool) -> GameState:
    """Sx with its red tile on A7, leading to A9 and B8 (turned by 4)."""
    state = in_phase(floated(a_game(**options), "Sx", price=100, treasury=500, trains=("d0:3E",)), phase)
    return in_step(laid(stations(state, "Sx", "A7"), {"A7": ("8896", rotation)}), "Sx", "track")


@pytest.mark.rule("R-048", "VIII.6-04", "VII.5-10")
def test_r_048_ate_waits_on_the_bare_hex_without_being_asked() -> None:
    """On bare B8 ATE's home station is placed on the hex as a whole (R-048, R-049)."""
    state = ate_begins(in_phase(a_game(), "b"))
    assert deciding(state) == ("track", 2, "ATE")
    assert {place for place, _ in station_places(state, "ATE")} == {"B8"}
    assert charter(state, "ATE").markers == 2
    state = after(state, EndStep("ATE", "track"))
    assert places_offered(state) == set()


@pytest.mark.rule("VIII.6-15", "R-049")
@pytest.mark.parametrize("city", [0, 1])
def test_viii_6_ate_chooses_its_city_on_a_green_tile(city: int) -> None:
    """If B8 is green when ATE starts its Director chooses one of the two cities (VIII.6)."""
    state = ate_begins(laid(in_phase(a_game(), "d"), {"B8": ("8859", 1)}))
    assert deciding(state) == ("home_station", 2, "ATE")
    assert action_ranges(state) == [ChooseCity("ATE", 0), ChooseCity("ATE", 1)]
    assert refusal(state, ChooseCity("ATE", 2)) == ("VIII.6", "no_such_city")
    assert refusal(state, LayHomeTile("ATE", "B8", 0)) == ("VIII.4", "no_red_tile")
    state, events = play(state, ChooseCity("ATE", city))
    assert events_of(events, StationPlaced) == [StationPlaced("ATE", "B8", city, 0, True)]
    assert station_places(state, "ATE") == {("B8", city)}
    assert deciding(state) == ("track", 2, "ATE")


@pytest.mark.rule("R-049")
def test_r_049_on_brown_there_is_one_city() -> None:
    """If B8 is brown when ATE starts nothing has to be chosen (R-049)."""
    state = ate_begins(laid(in_phase(a_game(), "g"), {"B8": ("8896p", 0)}))
    assert deciding(state) == ("track", 2, "ATE")
    assert station_places(state, "ATE") == {("B8", 0)}


@pytest.mark.rule("R-049", "VIII.1-02")
@pytest.mark.parametrize("city", [0, 1])
def test_r_049_when_another_company_lays_the_green_tile_ate_chooses(city: int) -> None:
    """Sx lays the green tile under ATE's waiting station; ATE's Director at once chooses the city (R-049)."""
    state = stations(floated(sx_at_a7(), "ATE", director=2, price=60), "ATE", "B8/-1")
    state = after(state, LayTile("Sx", "B8", "8859", 0))  # C7 to A9, A7 to C9
    assert deciding(state) == ("home_city", 2, "ATE")
    assert set(action_ranges(state)) == {ChooseCity("ATE", 0), ChooseCity("ATE", 1)}
    assert code(state, EndStep("Sx", "station")) == "not_now"
    state, events = play(state, ChooseCity("ATE", city))
    assert events_of(events, CityChosen) == [CityChosen("ATE", "B8", city)]
    assert station_places(state, "ATE") == {("B8", city)}
    assert deciding(state) == ("station", 0, "Sx")


@pytest.mark.rule("R-049")
def test_r_049_the_chosen_city_counts_at_once() -> None:
    """Sx reaches only one of the cities: it is full if ATE chose it, free if not (R-049)."""
    state = stations(floated(sx_at_a7(), "ATE", director=2, price=60), "ATE", "B8/-1")
    state = after(state, LayTile("Sx", "B8", "8859", 0))
    turned = TURNED[code_of("8859", 0)]
    assert turned is not None
    reached = next(number for number in (0, 1) if turned.location_exits[number] >> 2 & 1)  # towards A7
    assert refusal(after(state, ChooseCity("ATE", reached)), PlaceStation("Sx", "B8", reached)) == (
        "VIII.6", "no_free_place",
    )  # fmt: skip
    assert places_offered(after(state, ChooseCity("ATE", 1 - reached))) == {("B8", reached)}


@pytest.mark.rule("R-049", "R-110", "VIII.9-12")
def test_r_049_a_waiting_station_that_was_taken_over() -> None:
    """Sx acquires ATE on bare B8: the station passes over, and Sx chooses when the green tile comes (R-049)."""
    state = floated(sx_at_a7(), "ATE", director=0, price=60, trains=("b0:2+2",))
    state = in_step(stations(state, "ATE", "B8/-1"), "Sx", "acquisition")
    state = after(state, OfferAcquisition("Sx", "ATE", 60), ScrapTrain("Sx", "b0"))
    assert {place for place, _ in station_places(state, "Sx")} == {"A7", "B8"}
    state = in_step(state, "Sx", "track")
    assert tiles_offered(state, "B8") == {"8859", "8860", "8863", "8864", "8865", "8885"}
    state = after(state, LayTile("Sx", "B8", "8859", 1))  # no track towards A7 is needed: the station is there
    assert deciding(state) == ("home_city", 0, "Sx")
    state = after(state, ChooseCity("Sx", 1))
    assert station_places(state, "Sx") == {("A7", 0), ("B8", 1)}


@pytest.mark.rule("R-049", "R-052", "R-081")
@pytest.mark.parametrize("city", [0, 1])
def test_r_049_on_promotion_to_brown_the_station_moves_into_the_one_city(city: int) -> None:
    """Whichever city ATE chose, on the brown tile it stands in the merged one (R-081)."""
    state = in_phase(floated(a_game(), "ATE", price=60, trains=("b0:2+2",)), "g")
    state = laid(stations(state, "ATE", f"B8/{city}"), {"B8": ("8859", 0)})
    state = local_railway(in_step(state, "ATE", "track"), "M1", company="ATE")
    state = after(state, LayTile("ATE", "B8", "8896p", 0, "M1"))
    assert station_places(state, "ATE") == {("B8", 0)}


def sx_joined_to_b8(tile: str, rotation: int, *, phase: str = "g", **options: bool) -> GameState:
    """Sx on A7 whose red tile leads into B8 with this tile, at its station step."""
    state = laid(sx_at_a7(phase=phase, **options), {"B8": (tile, rotation)})
    return in_step(state, "Sx", "station")


@pytest.mark.rule("VIII.6-16", "R-050")
@pytest.mark.parametrize(("tile", "rotation"), [("8859", 0), ("8885", 0), ("8896p", 0), ("8895p", 0)])
@pytest.mark.parametrize("begun", [False, True])
def test_viii_6_b8_is_closed_until_ate_stands_there(tile: str, rotation: int, begun: bool) -> None:
    """On green and on brown nobody else places a station on B8 before ATE (VIII.6, R-050)."""
    state = sx_joined_to_b8(tile, rotation)
    if begun:
        state = floated(state, "ATE", price=60, operated=False)
    for city in range(len(cities_of(MAP, B8, state.laid[B8]))):
        assert refusal(state, PlaceStation("Sx", "B8", city)) == ("VIII.6", "home_not_placed")
    assert places_offered(state) == set()


@pytest.mark.rule("VIII.6-16", "R-050")
def test_r_050_open_once_ate_stands_there() -> None:
    """After ATE's home station the other city of green B8 and the second place of brown B8 are free (R-050)."""
    green = sx_joined_to_b8("8859", 0)
    turned = TURNED[green.laid[B8]]
    assert turned is not None
    reached = next(number for number in (0, 1) if turned.location_exits[number] >> 2 & 1)
    other = stations(floated(green, "ATE", price=60), "ATE", f"B8/{1 - reached}")
    assert places_offered(other) == {("B8", reached)}
    same = stations(floated(green, "ATE", price=60), "ATE", f"B8/{reached}")
    assert refusal(same, PlaceStation("Sx", "B8", reached)) == ("VIII.6", "no_free_place")
    brown = stations(floated(sx_joined_to_b8("8896p", 0), "ATE", price=60), "ATE", "B8/0")
    assert places_offered(brown) == {("B8", 0)}


@pytest.mark.rule("R-050", "R-109")
def test_r_050_open_once_ate_has_left_the_game() -> None:
    """ATE acquired before its first turn closes B8 no longer, and Sx may even stand there itself (R-050)."""
    state = floated(sx_joined_to_b8("8859", 0), "ATE", director=0, price=60, operated=False)
    state = after(in_step(state, "Sx", "acquisition"), OfferAcquisition("Sx", "ATE", 60))
    assert station_places(state, "Sx") == {("A7", 0)}
    assert len(places_offered(in_step(state, "Sx", "station"))) == 1


@pytest.mark.rule("R-050")
def test_r_050_with_the_option_brown_b8_keeps_one_place_only() -> None:
    """With `ate_brown_open` one other may stand on brown B8 before ATE, no second; green stays shut (R-050)."""
    state = sx_joined_to_b8("8896p", 0, ate_brown_open=True)
    assert places_offered(state) == {("B8", 0)}
    second = stations(floated(state, "EKJ"), "EKJ", "B8/0")
    assert refusal(second, PlaceStation("Sx", "B8", 0)) == ("VIII.6", "place_kept")
    green = sx_joined_to_b8("8859", 0, ate_brown_open=True)
    assert refusal(green, PlaceStation("Sx", "B8", 0)) == ("VIII.6", "home_not_placed")
    assert places_offered(green) == set()


@pytest.mark.rule("VIII.6-17")
def test_viii_6_the_closure_of_b8_blocks_no_route() -> None:
    """Before ATE stands there others build through green B8 (VIII.6)."""
    state = in_step(sx_joined_to_b8("8859", 0, phase="d"), "Sx", "track")
    assert code(state, lay(state, "Sx", "C9", "4", "B8", "D10")) is None


@pytest.mark.rule("R-044", "R-048")
def test_r_044_ate_on_the_bare_hex_reaches_nothing() -> None:
    """Track at the side of bare B8 does not join ATE's waiting station (R-044)."""
    state = in_phase(floated(a_game(), "ATE", price=60, treasury=300, trains=("b0:2+2",)), "d")
    state = track(stations(state, "ATE", "B8/-1"), "B10", "57", "B8", "B12")
    state = in_step(state, "ATE", "track")
    assert {each.hex for each in legal(state, LayTile)} == {"B8"}
    assert refusal(state, lay(state, "ATE", "B12", "621", "B10", "B14")) == ("VIII.4", "not_joined")
    assert places_offered(in_step(state, "ATE", "station")) == set()


@pytest.mark.rule("R-053")
def test_r_053_companies_of_the_game_each_claim_one_place() -> None:
    """Every small and medium home city keeps its place from the very start of the game (R-053)."""
    homes = {"EKJ": "D4", "OFE": "C25", "MW": "F22", "VBW": "I9", "BTE": "D2", "KFN": "G19"}
    for name, home in homes.items():
        tile = "621" if MAP.hexes[MAP.index[home]].label == "Y" else "57"
        state = laid(floated(a_game(), "BCB", treasury=100), {home: (tile, 1)})
        state = in_step(stations(state, "BCB", "E15"), "BCB", "station")
        assert refusal(state, PlaceStation("BCB", home, 0)) == ("VIII.6", "place_kept"), name
        begun = company(state, name, operated=True)
        assert refusal(begun, PlaceStation("BCB", home, 0)) == ("VIII.6", "not_connected"), name
