"""Red tiles and red-edged hexes (VIII.4-25 to -27, R-054, R-062)."""

from __future__ import annotations

import pytest

from cz18 import GameState, legal_actions
from cz18.board.track import TURNED, code_of
from cz18.facts.maps import load_map
from cz18.facts.tiles import TILES, Colour
from cz18.rules.actions import ChooseCity, EndStep, LayHomeTile, LayTile, PlaceStation, Run
from cz18.rules.events import MoneyPaid, StationPlaced, TileLaid, TrainsRan
from rules.positions import (
    a_game,
    after,
    before_turn,
    charter,
    code,
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

MAP = load_map("standard")
HOMES = {"Sx": ("A7", "B4"), "Pr": ("B18", "A21"), "By": ("F2", "H4"), "kk": ("J14", "I17"), "Ug": ("I23", "G27")}
RED = {tile.company: tile.id for tile in TILES if tile.colour is Colour.RED}


def at_home(name: str, *, treasury: int = 1000) -> GameState:
    """A large company at the beginning of its first turn."""
    state = floated(in_phase(a_game(), "d"), "BCB", director=1, trains=("a0",))
    state = floated(state, name, price=100, treasury=treasury, operated=False)
    return after(before_turn(stations(state, "BCB", "E15"), "BCB", name), EndStep("BCB", "trains"))


def expected_rotations(hex_id: str) -> set[int]:
    """A red tile has tracks to two neighbouring edges, here worked out from the map itself."""
    neighbours = MAP.hexes[MAP.index[hex_id]].neighbours
    return {turn for turn in range(6) if neighbours[turn] is not None and neighbours[(turn + 1) % 6] is not None}


@pytest.mark.rule("VIII.4-25", "R-054", "IV.2.d-06")
@pytest.mark.parametrize("name", HOMES)
def test_viii_4_a_large_company_lays_its_red_tile_on_either_of_its_hexes(name: str) -> None:
    """Both red-edged hexes, in every rotation that keeps both tracks on the map, and nothing else (R-054)."""
    state = at_home(name)
    assert deciding(state) == ("home_station", 0, name)
    expected = {LayHomeTile(name, place, turn) for place in HOMES[name] for turn in expected_rotations(place)}
    assert set(legal_actions(state)) == expected
    for place in HOMES[name]:
        assert expected_rotations(place)
        for turn in set(range(6)) - expected_rotations(place):
            assert refusal(state, LayHomeTile(name, place, turn)) == ("VIII.4", "red_track_off_the_map")


@pytest.mark.rule("VIII.4-25", "R-054")
@pytest.mark.parametrize("name", HOMES)
def test_viii_4_no_red_tile_on_other_hexes(name: str) -> None:
    """Neither another company's red-edged hex nor an ordinary hex takes it (VIII.4)."""
    state = at_home(name)
    others = [place for other, places in HOMES.items() if other != name for place in places]
    for place in (*others, "E11", "D6", "nowhere"):
        assert refusal(state, LayHomeTile(name, place, 0)) == ("VIII.4", "not_a_home_hex")


@pytest.mark.rule("VIII.4-25", "VIII.4-26", "R-054", "VIII.6-04")
@pytest.mark.parametrize("name", HOMES)
def test_viii_4_the_red_tile_is_free_and_carries_the_home_station(name: str) -> None:
    """It costs nothing, and the home station stands on it at once (R-054)."""
    state = at_home(name, treasury=5)
    action = legal_actions(state)[-1]
    assert isinstance(action, LayHomeTile)
    then, events = play(state, action)
    assert events_of(events, MoneyPaid) == []
    assert events_of(events, TileLaid) == [TileLaid(name, action.hex, RED[name], action.rotation, 0, None)]
    assert events_of(events, StationPlaced) == [StationPlaced(name, action.hex, 0, 0, True)]
    assert station_places(then, name) == {(action.hex, 0)}
    assert (charter(then, name).treasury, charter(then, name).markers) == (5, 1)
    assert deciding(then) == ("track", 0, name)


@pytest.mark.rule("VIII.4-25", "R-054", "VIII.6-04")
def test_viii_4_the_red_tile_cannot_be_put_off() -> None:
    """Before the red tile lies the company can do nothing else (R-054)."""
    state = at_home("kk")
    assert code(state, EndStep("kk", "track")) == "not_now"
    assert code(state, LayTile("kk", "I13", "9", 0)) == "not_now"
    assert refusal(state, ChooseCity("kk", 0)) == ("VIII.4", "red_tile_first")


@pytest.mark.rule("VIII.4-26", "VIII.4-04")
def test_viii_4_three_tiles_in_the_first_turn_of_a_large_company() -> None:
    """The red tile comes on top of two yellow ones; a third yellow one is too much (VIII.4)."""
    state = after(at_home("kk"), LayHomeTile("kk", "I17", 3))  # leads to H18 and I19
    state = after(state, lay(state, "kk", "H18", "9", "I17", "G19"))
    assert deciding(state)[0] == "track"
    state = after(state, lay(state, "kk", "G19", "621", "H18", "F20"))
    assert deciding(state)[0] == "station"
    assert code(state, lay(state, "kk", "I19", "8", "I17", "H20")) == "track_step_is_over"


@pytest.mark.rule("VIII.4-26")
def test_viii_4_the_red_tile_beside_a_promotion() -> None:
    """After the red tile a promotion is possible as the act of the track step (VIII.4)."""
    state = track(track(at_home("kk"), "H18", "9", "I17", "G19"), "G19", "621", "H18", "F20")
    state = after(state, LayHomeTile("kk", "I17", 3))
    state = after(state, lay(state, "kk", "G19", "208", "H18", "G17", "F20", "G21"))
    assert deciding(state)[0] == "station"


@pytest.mark.rule("VIII.4-09", "R-061")
def test_viii_4_from_the_red_tile_only_its_own_tracks_lead_out() -> None:
    """Where the red tile has no track, the large company cannot build (VIII.4)."""
    state = after(at_home("kk"), LayHomeTile("kk", "I17", 3))
    assert {each.hex for each in legal(state, LayTile)} == {"H18", "I19"}
    assert refusal(state, lay(state, "kk", "H16", "58", "I17", "G17")) == ("VIII.4", "not_joined")


@pytest.mark.rule("VIII.4-08", "VIII.4-09", "VIII.4-26")
@pytest.mark.parametrize("name", HOMES)
def test_viii_4_from_either_red_tile_the_company_builds_on_both_sides(name: str) -> None:
    """The red tile is the tile of the home hex: the first other tile lies where its tracks lead (VIII.4)."""
    for action in legal_actions(at_home(name)):
        assert isinstance(action, LayHomeTile)
        neighbours = MAP.hexes[MAP.index[action.hex]].neighbours
        ahead = {neighbours[edge % 6] for edge in (action.rotation, action.rotation + 1)}
        state = after(at_home(name), action)
        assert {MAP.index[each.hex] for each in legal(state, LayTile)} == ahead


@pytest.mark.rule("VIII.4-27", "VIII.4-25")
@pytest.mark.parametrize(
    ("name", "chosen", "other"), [("kk", "I17", "J14"), ("kk", "J14", "I17"), ("Sx", "A7", "B4")]
)
def test_viii_4_the_other_red_edged_hex_stays_empty(name: str, chosen: str, other: str) -> None:
    """Once the choice is made no tile of any kind comes to the other hex (VIII.4)."""
    state = at_home(name)
    action = next(each for each in legal_actions(state) if isinstance(each, LayHomeTile) and each.hex == chosen)
    state = after(state, action)
    assert code(state, LayHomeTile(name, other, min(expected_rotations(other)))) == "not_now"
    assert refusal(state, LayTile(name, other, RED[name], 0)) == ("VIII.4", "red_tile_only_at_home")
    assert refusal(state, LayTile(name, other, "9", 0)) == ("VIII.4", "red_edged_hex")
    assert other not in {each.hex for each in legal(state, LayTile)}
    assert sum(1 for code_ in state.laid if code_) == 1


@pytest.mark.rule("VIII.4-25", "R-054")
@pytest.mark.parametrize("name", ["BCB", "KFN"])
def test_viii_4_small_and_medium_companies_lay_no_red_tile(name: str) -> None:
    """Only a large company has a red tile (VIII.4)."""
    state = in_step(floated(in_phase(a_game(), "d"), name, treasury=100), name, "track")
    for tile in RED.values():
        assert refusal(state, LayTile(name, "I17", tile, 3)) == ("VIII.4", "red_tile_only_at_home")
        assert refusal(state, LayTile(name, "E15", tile, 3)) == ("VIII.4", "red_tile_only_at_home")
    assert code(state, LayHomeTile(name, "I17", 3)) == "not_now"


def kk_red_with_line_to_brno(*, phase: str = "d") -> GameState:
    """kk's red tile in I17, joined by H18 to Brno, where KFN has its station."""
    state = in_phase(floated(a_game(), "kk", price=100, treasury=500, trains=("d0:3E",)), phase)
    state = laid(stations(state, "kk", "I17"), {"I17": ("8895", 3)})
    state = track(track(state, "H18", "9", "I17", "G19"), "G19", "208", "H18", "G17", "F20", "G21")
    return stations(floated(state, "KFN", price=60, treasury=500, trains=("b0:2+2",)), "KFN", "G19")


@pytest.mark.rule("R-054", "VIII.6-11")
def test_r_054_nobody_else_places_a_station_on_a_red_tile() -> None:
    """Its single place is taken by the home station (R-054)."""
    state = in_step(kk_red_with_line_to_brno(), "KFN", "station")
    assert refusal(state, PlaceStation("KFN", "I17", 0)) == ("VIII.6", "no_free_place")
    assert places_offered(state) == set()


@pytest.mark.rule("R-054", "VIII.6-11")
def test_r_054_no_station_on_an_empty_red_edged_hex() -> None:
    """A red-edged hex without its tile is no city (R-054)."""
    state = in_step(kk_red_with_line_to_brno(), "KFN", "station")
    assert refusal(state, PlaceStation("KFN", "J14", 0)) == ("VIII.6", "no_such_city")


@pytest.mark.rule("R-054")
def test_r_054_routes_of_others_may_end_there() -> None:
    """KFN runs from Brno to the red tile and earns its plain value of 30 (R-054)."""
    state = in_step(kk_red_with_line_to_brno(), "KFN", "run")
    _, events = play(state, legal(state, Run)[0])
    assert events_of(events, TrainsRan)[0].income == 40 + 30


@pytest.mark.rule("R-054")
@pytest.mark.parametrize("tile", ["14", "611", "208", "8897"])
def test_r_054_a_red_tile_is_never_promoted(tile: str) -> None:
    """No tile of any colour replaces a red one (R-054)."""
    state = in_step(kk_red_with_line_to_brno(phase="j"), "kk", "track")
    for rotation in range(6):
        assert code(state, LayTile("kk", "I17", tile, rotation)) in ("red_edged_hex", "red_tile_only_at_home")
    assert "I17" not in {each.hex for each in legal(state, LayTile)}


@pytest.mark.rule("R-054", "VIII.6-05")
def test_r_054_a_further_station_in_the_turn_of_the_red_tile() -> None:
    """In its first turn a large company may also place a further station for 40 K (VIII.6)."""
    state = track(track(at_home("kk"), "H18", "9", "I17", "G19"), "G19", "208", "H18", "G17", "F20", "G21")
    state = after(state, LayHomeTile("kk", "I17", 3), EndStep("kk", "track"))
    then = after(state, PlaceStation("kk", "G19", 0))
    assert charter(then, "kk").treasury == 960
    assert station_places(then, "kk") == {("I17", 0), ("G19", 0)}


@pytest.mark.rule("R-054")
def test_viii_4_the_five_red_tiles_have_two_neighbouring_tracks() -> None:
    """Turned by one step a red tile leads to the next two edges (VIII.4)."""
    for tile in RED.values():
        exits = [TURNED[code_of(tile, turn)].exits for turn in range(6)]  # type: ignore[union-attr]
        assert exits == [0b000011, 0b000110, 0b001100, 0b011000, 0b110000, 0b100001]
