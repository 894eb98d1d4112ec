"""Laying track: how many tiles, where, joined to what, at what price (VIII.4, R-042 to R-047, R-055, R-061)."""

from __future__ import annotations

import pytest

from cz18 import GameState, legal_actions
from cz18.board.track import TURNED, code_of
from cz18.facts.companies import COMPANY
from cz18.facts.maps import HexKind, load_map
from cz18.facts.tiles import TILES, Colour
from cz18.routes.runs import Route
from cz18.rules.actions import BuyTrain, EndStep, LayTile, Run
from cz18.rules.company_turn.track import terrain_price
from cz18.rules.events import BANK, MoneyPaid, Party, StationPlaced, TileLaid, TrainsRan
from cz18.rules.options import PROFILES
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
    idle_turn,
    in_phase,
    in_step,
    laid,
    lay,
    legal,
    local_railway,
    play,
    refusal,
    station_places,
    stations,
    tiles_offered,
    track,
)

MAP = load_map("standard")
Y_CITIES = {"B12", "I11", "F6", "C25", "G19"}
OO_HEXES = {"B8", "C7", "D26"}


def bcb(*, first: bool = False, treasury: int = 100, phase: str = "a", step: str = "track") -> GameState:
    """BCB at home in E15 on a yellow tile leading to D14 (river) and F16."""
    state = in_phase(floated(a_game(), "BCB", treasury=treasury, trains=("a0",)), phase)
    state = track(stations(state, "BCB", "E15"), "E15", "57", "D14", "F16")
    return in_step(state, "BCB", step, first=first)


def bcb_on_bare_hex(*, first: bool = True, treasury: int = 100) -> GameState:
    """BCB with its home station on the bare river hex E15, no tile laid yet."""
    state = floated(a_game(), "BCB", treasury=treasury, trains=("a0",))
    state = company(stations(state, "BCB", "E15"), "BCB", has_laid=False)
    return in_step(state, "BCB", "track", first=first)


def kfn_with_overtaken_station(home: str | None = None, *, phase: str = "b") -> GameState:
    """KFN, which never laid a tile, at home in the bare G19 and with MW's former station in F22."""
    state = in_phase(floated(a_game(), "KFN", price=60, treasury=100, trains=("b0:2+2",)), phase)
    state = company(stations(state, "KFN", "G19", "F22"), "KFN", has_laid=False)
    state = track(state, "F22", "57", "F20", "F24")
    if home is not None:
        state = track(state, "G19", home, "G17", "G21")
    return in_step(state, "KFN", "track")


# Where yellow tiles go


@pytest.mark.rule("VIII.4-01", "VIII.8-03")
def test_viii_4_cities_towns_and_red_tiles_are_revenue_locations() -> None:
    """A run from a red tile over a town to a city earns at all three; plain track earns nothing (VIII.4)."""
    state = in_phase(floated(a_game(), "kk", price=100, trains=("d0:3E",)), "d")
    state = laid(stations(state, "kk", "I17"), {"I17": ("8895", 3)})  # leads to H18 and I19
    state = track(track(state, "H18", "9", "I17", "G19"), "G19", "621", "H18", "F20")
    state = track(state, "G21", "4", "G19", "G23")
    state = track(state, "G19", "208", "H18", "G17", "F20", "G21")
    state = in_step(state, "kk", "run")
    _, events = play(state, legal(state, Run)[0])
    (ran,) = events_of(events, TrainsRan)
    assert ran.routes[0].hexes in (("I17", "H18", "G19", "G21"), ("G21", "G19", "H18", "I17"))
    assert ran.income == (30 + 50) + 40 + 10
    assert code(state, Run("kk", (Route("d0", ("I17", "H18")),))) is not None


@pytest.mark.rule("VIII.4-02")
def test_viii_4_yellow_tiles_go_on_bare_hexes_only() -> None:
    """Where a tile lies no further yellow tile can be laid (VIII.4)."""
    state = bcb()
    assert code(state, lay(state, "BCB", "F16", "9", "E15", "G17")) is None
    state = track(state, "F16", "9", "E15", "G17")
    assert refusal(state, lay(state, "BCB", "F16", "8", "E15", "G15")) == ("VIII.5", "not_a_promotion")
    assert not tiles_offered(state, "F16")


@pytest.mark.rule("VIII.4-02", "VIII.4-17")
def test_viii_4_yellow_tiles_on_praha() -> None:
    """The pre-printed Praha hex takes a yellow P tile that keeps both printed tracks (VIII.4)."""
    state = in_step(
        stations(floated(in_phase(a_game(), "b"), "NWB", price=60, treasury=100), "NWB", "E11"), "NWB", "track"
    )
    offered = {(each.tile, each.rotation) for each in legal(state, LayTile) if each.hex == "E11"}
    assert offered == {("8889", 1), ("8890", 1), ("8890", 3), ("8890", 5)}
    assert refusal(state, LayTile("NWB", "E11", "8889", 0)) == ("VIII.5", "track_lost")


@pytest.mark.rule("VIII.4-03", "VIII.5-16")
@pytest.mark.parametrize("hex_id", sorted(OO_HEXES))
@pytest.mark.parametrize("tile", ["5", "6", "57", "201", "202", "621", "1", "9"])
def test_viii_4_no_yellow_tile_on_oo_hexes(hex_id: str, tile: str) -> None:
    """B8, C7 and D26 take no yellow tile of any kind (VIII.4)."""
    assert refusal(bcb(phase="d"), LayTile("BCB", hex_id, tile, 0)) == ("VIII.4", "no_yellow_on_oo")


@pytest.mark.rule("VIII.4-03")
def test_viii_4_beside_an_oo_hex_nothing_yellow_is_listed() -> None:
    """Before green tiles OFE can build nothing on D26; in phase d only green tiles are listed (VIII.4)."""
    for phase, expected in (("c", set()), ("d", {"8859", "8860", "8863", "8864", "8865", "8885"})):
        state = in_phase(floated(a_game(), "OFE", treasury=100, trains=("a0",)), phase)
        state = track(stations(state, "OFE", "C25"), "C25", "202", "D26", "C23")
        assert tiles_offered(in_step(state, "OFE", "track"), "D26") == expected


# How many tiles


@pytest.mark.rule("VIII.4-04")
def test_viii_4_two_yellow_tiles_in_the_first_turn() -> None:
    """A first turn allows two yellow tiles and no third (VIII.4)."""
    state = bcb(first=True)
    one = after(state, lay(state, "BCB", "F16", "9", "E15", "G17"))
    assert deciding(one)[0] == "track"
    two = after(one, lay(one, "BCB", "D14", "9", "E15", "C13"))
    assert deciding(two)[0] == "station"
    assert refusal(two, lay(two, "BCB", "C13", "4", "D14", "B12")) == ("VIII.3", "track_step_is_over")
    assert not legal(two, LayTile)


@pytest.mark.rule("VIII.4-04")
def test_viii_4_one_promotion_instead_in_the_first_turn() -> None:
    """A first turn may make one promotion, and then nothing more (VIII.4)."""
    state = bcb(first=True, phase="d")
    then = after(state, lay(state, "BCB", "E15", "14", "D14", "E17", "F16", "E13"))
    assert deciding(then)[0] == "station"
    assert code(then, lay(then, "BCB", "F16", "9", "E15", "G17")) == "track_step_is_over"


@pytest.mark.rule("VIII.4-05")
def test_viii_4_one_yellow_tile_in_later_turns() -> None:
    """After the first turn one yellow tile ends the track step (VIII.4)."""
    state = bcb()
    then = after(state, lay(state, "BCB", "F16", "9", "E15", "G17"))
    assert deciding(then)[0] == "station"
    assert refusal(then, lay(then, "BCB", "D14", "9", "E15", "C13")) == ("VIII.3", "track_step_is_over")


@pytest.mark.rule("VIII.4-05")
def test_viii_4_one_promotion_in_later_turns() -> None:
    """After the first turn one promotion ends the track step as well (VIII.4)."""
    state = track(bcb(phase="d"), "F16", "9", "E15", "G17")
    then = after(state, lay(state, "BCB", "E15", "14", "D14", "E17", "F16", "E13"))
    assert deciding(then)[0] == "station"
    assert code(then, lay(then, "BCB", "F16", "24", "E15", "G17", "F14")) == "track_step_is_over"


@pytest.mark.rule("VIII.4-06")
def test_viii_4_no_promotion_after_a_yellow_tile() -> None:
    """In the first turn too a yellow tile rules out a promotion (VIII.4)."""
    state = bcb(first=True, phase="d")
    promotion = lay(state, "BCB", "E15", "14", "D14", "E17", "F16", "E13")
    assert promotion in legal_actions(state)
    state = after(state, lay(state, "BCB", "F16", "9", "E15", "G17"))
    assert refusal(state, promotion) == ("VIII.4", "tile_already_laid")
    assert {each.hex for each in legal(state, LayTile)} == {"D14", "G17"}
    assert not tiles_offered(state, "E15")


@pytest.mark.rule("VIII.4-06")
def test_viii_4_the_tile_just_laid_cannot_be_promoted_at_once() -> None:
    """A yellow tile of this turn is not promoted in the same track step (VIII.4)."""
    state = bcb(first=True, phase="d")
    state = after(state, lay(state, "BCB", "F16", "9", "E15", "G17"))
    action = lay(state, "BCB", "F16", "24", "E15", "G17", "F14")
    assert refusal(state, action) == ("VIII.4", "tile_already_laid")


@pytest.mark.rule("VIII.4-05", "VIII.4-06")
def test_viii_4_the_numbers_hold_where_the_track_step_waits_for_its_end() -> None:
    """Under the profile of 18xx.games the step stays open after the last tile, yet allows no more (VIII.4)."""
    state = in_phase(floated(a_game(profile="18xx.games"), "BCB", treasury=100, trains=("a0",)), "d")
    state = in_step(track(stations(state, "BCB", "E15"), "E15", "57", "D14", "F16"), "BCB", "track")
    yellow, other = lay(state, "BCB", "F16", "9", "E15", "G17"), lay(state, "BCB", "D14", "9", "E15", "C13")
    promotion = lay(state, "BCB", "E15", "14", "D14", "E17", "F16", "E13")
    one = after(state, yellow)
    assert deciding(one)[0] == "track"
    assert refusal(one, other) == ("VIII.4", "no_more_yellow_tiles")
    assert refusal(one, promotion) == ("VIII.4", "tile_already_laid")
    promoted = after(state, promotion)
    assert refusal(promoted, other) == ("VIII.4", "already_promoted")
    assert not legal(one, LayTile) and not legal(promoted, LayTile)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (LayTile("BCB", "Z9", "9", 0), "unknown_hex"),
        pytest.param(LayTile("BCB", "F16", "999", 0), "unknown_tile", marks=pytest.mark.rule("II-06")),
        (LayTile("BCB", "F16", "9", 6), "unknown_rotation"),
        (LayTile("BCB", "F16", "9", -1), "unknown_rotation"),
    ],
)
def test_viii_4_hex_tile_and_rotation_must_exist(action: LayTile, why: str) -> None:
    """Tiles come from the supply and lie on hexes of the map, turned by 0 to 5 (VIII.4)."""
    assert refusal(bcb(), action) == ("VIII.4", why)


@pytest.mark.rule("VIII.4-07", "R-045")
def test_viii_4_second_yellow_tile_only_in_the_first_turn() -> None:
    """A company that lays nothing in its first turn lays one tile in the second, not two (VIII.4, R-045)."""
    state = floated(a_game(), "VBW", treasury=200, trains=("a0",), operated=False)
    state = floated(state, "BCB", trains=("a1",))
    state, _ = idle_turn(before_turn(stations(state, "BCB", "E15"), "BCB", "VBW", number="5.1"), "BCB")
    assert deciding(state) == ("track", 0, "VBW")
    state, _ = idle_turn(state, "VBW")  # its first turn, without track
    while deciding(state)[2] != "VBW":
        state, _ = idle_turn(state, str(deciding(state)[2]))
    then = after(state, lay(state, "VBW", "I9", "57", "H8", "J10"))
    assert deciding(then)[0] == "station"
    assert code(then, lay(then, "VBW", "H8", "9", "I9", "G7")) == "track_step_is_over"


# The first tile


@pytest.mark.rule("VIII.4-08", "R-061")
def test_viii_4_first_tile_on_the_home_hex() -> None:
    """From a bare home hex nothing can be built but on that hex (VIII.4)."""
    state = bcb_on_bare_hex()
    assert {each.hex for each in legal(state, LayTile)} == {"E15"}
    assert refusal(state, lay(state, "BCB", "F16", "9", "E15", "G17")) == ("VIII.4", "home_hex_first")


@pytest.mark.rule("VIII.4-08", "R-043")
def test_r_043_a_company_with_overtaken_stations_still_begins_at_home() -> None:
    """With stations elsewhere, but its home hex bare, a company's first tile still goes home (R-043)."""
    state = kfn_with_overtaken_station()
    elsewhere = lay(state, "KFN", "F24", "9", "F22", "F26")
    assert refusal(state, elsewhere) == ("VIII.4", "home_hex_first")
    assert {each.hex for each in legal(state, LayTile)} == {"G19"}
    then = after(state, lay(state, "KFN", "G19", "621", "G17", "G21"))
    assert code(in_step(then, "KFN", "track"), elsewhere) is None


@pytest.mark.rule("R-043")
def test_r_043_18xx_games_lets_it_begin_elsewhere() -> None:
    """The site asks only what the company reaches; a bare home alone still reaches nothing but itself (R-043)."""
    state = kfn_with_overtaken_station()._replace(options=PROFILES["18xx.games"])
    assert code(state, lay(state, "KFN", "F24", "9", "F22", "F26")) is None
    state = bcb_on_bare_hex()._replace(options=PROFILES["18xx.games"])
    assert {each.hex for each in legal(state, LayTile)} == {"E15"}


@pytest.mark.rule("VIII.4-08", "R-043")
def test_r_043_free_once_a_tile_lies_on_the_home_hex() -> None:
    """If another company has built on its home hex the first tile may lie anywhere (VIII.4)."""
    state = kfn_with_overtaken_station("621")
    assert code(state, lay(state, "KFN", "F24", "9", "F22", "F26")) is None


@pytest.mark.rule("VIII.4-08", "R-043")
def test_r_043_praha_companies_are_free() -> None:
    """A company at home in Praha may begin elsewhere (VIII.4)."""
    state = in_phase(floated(a_game(), "BN", price=60, treasury=100, trains=("b0:2+2",)), "b")
    state = company(stations(state, "BN", "E11/1"), "BN", has_laid=False)
    state = in_step(state, "BN", "track", first=True)
    assert code(state, lay(state, "BN", "D12", "9", "E11", "C13")) is None


@pytest.mark.rule("R-043")
def test_r_043_a_purple_tile_is_not_the_first_tile() -> None:
    """Power 1 works before the home tile is laid, and does not replace it (R-043)."""
    state = local_railway(kfn_with_overtaken_station(phase="d"), "S1", company="KFN")
    state = after(state, lay(state, "KFN", "F22", "14p", "F20", "E21", "F24", "G23", power="S1"))
    assert refusal(state, lay(state, "KFN", "F24", "9", "F22", "F26")) == ("VIII.4", "home_hex_first")


@pytest.mark.rule("R-042", "VII.5-10", "R-044")
def test_r_042_the_home_tile_is_not_compulsory() -> None:
    """A company may leave its home hex bare; its station waits there (R-042)."""
    then = after(bcb_on_bare_hex(), EndStep("BCB", "track"))
    assert station_places(then, "BCB") == {("E15", 0)}
    assert then.laid[MAP.index["E15"]] == 0


@pytest.mark.rule("R-041", "VIII.6-04", "VII.5-08")
def test_r_041_the_home_station_comes_with_the_first_turn() -> None:
    """Until its own turn a new company has no station; a company before it may build on its home hex (R-041)."""
    state = floated(a_game(allow_submaximal_run=True), "BCB", treasury=100, trains=("a0",))
    state = floated(track(stations(state, "BCB", "I11"), "I11", "621", "I9", "I13"), "VBW", operated=False)
    state = in_step(state, "BCB", "track")._replace(queue=(COMPANY["VBW"].index,))
    assert station_places(state, "VBW") == set()
    state = after(state, lay(state, "BCB", "I9", "57", "I11", "I7"))
    assert station_places(state, "VBW") == set()
    state, events = idle_turn(state, "BCB")
    assert events_of(events, StationPlaced) == [StationPlaced("VBW", "I9", 0, 0, True)]
    assert station_places(state, "VBW") == {("I9", 0)}


@pytest.mark.rule("R-044")
def test_r_044_a_station_on_a_bare_hex_reaches_nothing() -> None:
    """Without a tile there is no way out of the hex: nothing can be built or run beyond it (R-044)."""
    state = track(company(bcb_on_bare_hex(), "BCB", has_laid=True), "F16", "9", "E15", "G17")
    assert refusal(state, lay(state, "BCB", "G17", "4", "F16", "H18")) == ("VIII.4", "not_joined")
    assert {each.hex for each in legal(state, LayTile)} == {"E15"}


@pytest.mark.rule("R-044")
def test_r_044_any_company_may_lay_the_tile_under_a_waiting_station() -> None:
    """Another company builds on the bare home hex; the station then stands in the new city (R-044)."""
    state = floated(bcb_on_bare_hex(), "MW", treasury=100, trains=("a1",))
    state = track(stations(state, "MW", "D16"), "D16", "57", "E15", "C17")
    state = in_step(state, "MW", "track")
    state = after(state, lay(state, "MW", "E15", "57", "D16", "F14"))
    assert station_places(state, "BCB") == {("E15", 0)}
    state = in_step(state, "BCB", "track")
    assert code(state, lay(state, "BCB", "F14", "9", "E15", "G13")) is None


# Joined to what


@pytest.mark.rule("VIII.4-09", "R-061")
def test_viii_4_a_new_tile_must_meet_own_track() -> None:
    """A tile whose track meets the company's at an edge is legal, one that only borders on it is not (VIII.4)."""
    state = bcb()
    assert code(state, lay(state, "BCB", "F16", "9", "E15", "G17")) is None
    assert refusal(state, lay(state, "BCB", "F16", "9", "F14", "F18")) == ("VIII.4", "not_joined")
    assert refusal(state, lay(state, "BCB", "E17", "9", "E15", "E19")) == ("VIII.4", "not_joined")
    assert {each.hex for each in legal(state, LayTile)} == {"D14", "F16"}


@pytest.mark.rule("VIII.4-09", "R-061")
def test_viii_4_every_listed_tile_leads_to_the_home_track() -> None:
    """All rotations listed for F16 have a track towards E15 (VIII.4)."""
    rotations = {(each.tile, each.rotation) for each in legal(bcb(), LayTile) if each.hex == "F16"}
    towards_home = 2
    expected = set()
    for tile in ("7", "8", "9"):
        for rotation in range(6):
            turned = TURNED[code_of(tile, rotation)]
            if turned is not None and turned.exits >> towards_home & 1:
                expected.add((tile, rotation))
    assert rotations == expected


@pytest.mark.rule("VIII.4-09")
def test_viii_4_the_connection_may_be_long() -> None:
    """Track leading over other hexes to a station is enough (VIII.4)."""
    state = track(track(bcb(), "F16", "8", "E15", "F18"), "F18", "9", "F16", "F20")
    assert code(state, lay(state, "BCB", "F20", "55", "F18", "E19", "F22", "G21")) is None
    assert tiles_offered(state, "F20")


@pytest.mark.rule("VIII.4-10", "R-062", "VIII.5-14")
def test_viii_4_not_past_a_city_filled_by_others() -> None:
    """Beyond a city whose only place is another company's BCB cannot build; an own station opens it (VIII.4)."""
    state = track(track(bcb(), "D14", "7", "E15", "D16"), "D16", "57", "D14", "D18")
    beyond = lay(state, "BCB", "D18", "9", "D16", "D20")
    assert code(state, beyond) is None
    blocked = stations(floated(state, "MW"), "MW", "D16")
    assert refusal(blocked, beyond) == ("VIII.4", "not_joined")
    assert beyond not in legal_actions(blocked)
    assert code(stations(state, "BCB", "D16"), beyond) is None


@pytest.mark.rule("VIII.4-09", "R-062")
def test_r_062_not_past_a_red_tile() -> None:
    """A red tile ends the tracing: what lies behind its other track is not reached (R-062)."""
    state = in_phase(floated(a_game(), "KFN", price=60, treasury=100, trains=("b0:2+2",)), "d")
    state = track(stations(state, "KFN", "G19"), "G19", "621", "H18", "F20")
    state = laid(track(state, "H18", "9", "I17", "G19"), {"I17": ("8895", 3)})  # to H18 and I19
    state = in_step(state, "KFN", "track")
    assert refusal(state, lay(state, "KFN", "I19", "8", "I17", "H20")) == ("VIII.4", "not_joined")
    own = in_step(stations(floated(state, "kk", price=100, treasury=100), "kk", "I17"), "kk", "track")
    assert code(own, lay(own, "kk", "I19", "8", "I17", "H20")) is None


@pytest.mark.rule("VIII.4-11")
def test_viii_4_the_second_tile_may_build_on_the_first() -> None:
    """The second yellow tile of a first turn continues the first one (VIII.4)."""
    state = bcb_on_bare_hex()
    onward = lay(state, "BCB", "E17", "9", "E15", "E19")
    assert code(state, onward) is not None
    state = after(state, lay(state, "BCB", "E15", "57", "E13", "E17"))
    assert deciding(after(state, onward))[0] == "station"


# What fits where


YELLOW = [tile.id for tile in TILES if tile.colour is Colour.YELLOW]
FIRST_TILES = {
    "open": {"7", "8", "9"},
    "town": {"3", "4", "58"},
    "double_town": {"1", "2", "55", "56", "69"},
    "city": {"5", "6", "57"},
    "Y": {"201", "202", "621"},
    "P": {"8889", "8890"},
}


def fits_by_check(state: GameState, name: str, hex_id: str) -> set[str]:
    """Yellow tiles that are refused for nothing but a missing connection, whatever their rotation."""
    return {
        tile
        for tile in YELLOW
        for rotation in range(6)
        if code(state, LayTile(name, hex_id, tile, rotation)) in (None, "not_joined")
    }


@pytest.mark.rule("VIII.4-12", "VIII.4-13", "VIII.4-15", "VIII.4-16", "VIII.4-17", "VIII.4-18")
def test_viii_4_first_tiles_of_every_hex() -> None:
    """Every hex of the board takes exactly the yellow tiles of its kind and label (VIII.4)."""
    state = bcb(first=True, treasury=1000)
    for hex_ in MAP.hexes:
        if hex_.kind in (HexKind.RESERVED, HexKind.FIXED, HexKind.DOUBLE_CITY) or hex_.id == "E15":
            assert not fits_by_check(state, "BCB", hex_.id), hex_.id
            continue
        kind = hex_.label or hex_.kind.value
        found = fits_by_check(state, "BCB", hex_.id)
        assert found <= FIRST_TILES[kind], hex_.id
        if None not in hex_.neighbours and not hex_.stubs:
            assert found == FIRST_TILES[kind], hex_.id


@pytest.mark.rule("VIII.4-16")
def test_viii_4_the_five_y_cities() -> None:
    """B12, I11, F6, C25 and G19 take Y tiles only, all other cities none (VIII.4)."""
    state = bcb(first=True)
    takes_y = {hex_.id for hex_ in MAP.hexes if fits_by_check(state, "BCB", hex_.id) & FIRST_TILES["Y"]}
    assert takes_y == Y_CITIES
    assert refusal(state, lay(state, "BCB", "G19", "57", "G17", "G21")) == ("VIII.4", "wrong_label")
    assert refusal(state, lay(state, "BCB", "D16", "621", "D14", "D18")) == ("VIII.4", "wrong_label")


@pytest.mark.rule("VIII.4-17")
def test_viii_4_p_tiles_only_on_praha() -> None:
    """Praha takes nothing but P tiles, and they fit nowhere else (VIII.4)."""
    state = bcb(first=True)
    assert refusal(state, LayTile("BCB", "E11", "57", 2)) == ("VIII.4", "wrong_label")
    assert refusal(state, LayTile("BCB", "D16", "8890", 1)) == ("VIII.4", "wrong_label")


@pytest.mark.parametrize(
    ("hex_id", "tile"),
    [
        *(pytest.param("C13", tile, marks=pytest.mark.rule("VIII.4-12")) for tile in ("55", "57", "9")),
        *(pytest.param("E13", tile, marks=pytest.mark.rule("VIII.4-13")) for tile in ("4", "57", "9")),
        *(pytest.param("D16", tile, marks=pytest.mark.rule("VIII.4-15")) for tile in ("4", "9")),
        *(pytest.param("F16", tile, marks=pytest.mark.rule("VIII.4-18")) for tile in ("4", "57", "55")),
    ],
)
def test_viii_4_wrong_kind_of_tile(hex_id: str, tile: str) -> None:
    """One town, two towns, a city and open country each refuse the others' tiles (VIII.4)."""
    assert refusal(bcb(), LayTile("BCB", hex_id, tile, 0)) == ("VIII.4", "wrong_kind")


@pytest.mark.rule("VIII.4-14")
def test_viii_4_one_track_of_a_two_town_tile_is_enough() -> None:
    """A two-town tile may be laid if one of its tracks joins the network; with neither it may not (VIII.4)."""
    state = floated(a_game(), "MW", treasury=100, trains=("a0",))
    state = in_step(track(stations(state, "MW", "F22"), "F22", "57", "F20", "F24"), "MW", "track")
    joined = lay(state, "MW", "F20", "2", "F18", "E19", "E21", "F22")
    turned = TURNED[code_of("2", joined.rotation)]
    assert turned is not None
    towards_home = 1 << 4
    assert [bool(mask & towards_home) for mask in turned.location_exits].count(True) == 1
    assert code(state, joined) is None
    assert refusal(state, lay(state, "MW", "F20", "56", "F18", "E19", "E21", "G19")) == ("VIII.4", "not_joined")


# Terrain


@pytest.mark.rule("VIII.4-19", "VIII.4-20")
@pytest.mark.parametrize(
    ("hex_id", "tile", "neighbours", "price"),
    [
        ("H10", "9", ("I9", "G11"), 10),
        ("J10", "3", ("I9", "I11"), 20),
        ("I7", "7", ("I9", "H8"), 40),
        ("H8", "9", ("I9", "G7"), 0),
    ],
)
def test_viii_4_price_of_terrain(hex_id: str, tile: str, neighbours: tuple[str, ...], price: int) -> None:
    """River 10, hill 20, mountain 40 K go from the treasury to the bank; open country is free (VIII.4)."""
    state = in_phase(floated(a_game(), "VBW", treasury=price, trains=("a0",)), "g")
    state = track(stations(state, "VBW", "I9"), "I9", "611", "I7", "H8", "H10", "I11", "J10")
    state = in_step(state, "VBW", "track")
    action = lay(state, "VBW", hex_id, tile, *neighbours)
    then, events = play(state, action)
    paid = [MoneyPaid(Party("company", "VBW"), BANK, price, "terrain")] if price else []
    assert events_of(events, MoneyPaid) == paid
    assert (charter(then, "VBW").treasury, events_of(events, TileLaid)[0].price) == (0, price)
    if price:
        poor = company(state, "VBW", treasury=price - 1)
        assert refusal(poor, action) == ("VIII.4", "treasury_too_small")
        assert not tiles_offered(poor, hex_id)


@pytest.mark.rule("VIII.4-19", "R-047")
def test_r_047_the_first_tile_on_praha_pays_for_the_river() -> None:
    """Praha's yellow tile costs 10 K although it is called a promotion; the green one nothing (R-047)."""
    state = in_phase(floated(a_game(), "BN", price=60, treasury=10, trains=("b0:2+2",)), "d")
    state = in_step(stations(state, "BN", "E11/1"), "BN", "track")
    then = after(state, LayTile("BN", "E11", "8890", 1))
    assert charter(then, "BN").treasury == 0
    poor = company(state, "BN", treasury=9)
    assert refusal(poor, LayTile("BN", "E11", "8890", 1)) == ("VIII.4", "treasury_too_small")
    assert code(in_step(then, "BN", "track"), LayTile("BN", "E11", "8891", 1)) is None


@pytest.mark.rule("VIII.4-19", "R-047")
def test_r_047_the_first_tile_on_b8_pays_for_the_river() -> None:
    """The green tile on bare B8 costs 10 K; on the other two OO hexes nothing is printed (R-047)."""
    state = in_phase(floated(a_game(), "ATE", price=60, treasury=10, trains=("b0:2+2",)), "d")
    state = in_step(stations(state, "ATE", "B8/-1"), "ATE", "track")
    assert charter(after(state, LayTile("ATE", "B8", "8859", 0)), "ATE").treasury == 0
    poor = company(state, "ATE", treasury=9)
    assert refusal(poor, LayTile("ATE", "B8", "8859", 0)) == ("VIII.4", "treasury_too_small")
    state = in_phase(floated(a_game(), "OFE", treasury=0, trains=("a0",)), "d")
    state = in_step(track(stations(state, "OFE", "C25"), "C25", "202", "D26", "C23"), "OFE", "track")
    assert tiles_offered(state, "D26")


@pytest.mark.rule("VIII.5-19", "R-047")
def test_r_047_option_first_oo_tile_free() -> None:
    """With the option the first tile on B8 is free and no power is needed; others cost as ever, Praha's too (R-047)."""
    state = in_phase(floated(a_game(first_oo_tile="free"), "ATE", price=60, trains=("b0:2+2",)), "d")
    state = local_railway(in_step(stations(state, "ATE", "B8/-1"), "ATE", "track"), "S1", company="ATE")
    assert refusal(state, LayTile("ATE", "B8", "8859", 0, "S1")) == ("IV.1", "no_price_to_cancel")
    assert LayTile("ATE", "B8", "8859", 0) in legal_actions(state)
    then, events = play(state, LayTile("ATE", "B8", "8859", 0))
    assert [event.price for event in events_of(events, TileLaid)] == [0] and charter(then, "ATE").treasury == 0
    praha = in_phase(floated(a_game(first_oo_tile="free"), "BN", price=60, trains=("b0:2+2",)), "d")
    praha = in_step(stations(praha, "BN", "E11/1"), "BN", "track")
    assert refusal(praha, LayTile("BN", "E11", "8890", 1)) == ("VIII.4", "treasury_too_small")
    free = {terrain_price(praha, COMPANY["BN"].index, hex_.index) == hex_.cost for hex_ in load_map("standard").hexes
            if hex_.kind is not HexKind.DOUBLE_CITY}  # fmt: skip
    assert free == {True}


@pytest.mark.rule("VIII.4-20", "VII.5-09")
def test_viii_4_the_home_tile_pays_for_its_river_too() -> None:
    """BCB's own home hex is a river hex: without 10 K its home tile cannot be laid (VIII.4)."""
    state = bcb_on_bare_hex(treasury=9)
    assert refusal(state, lay(state, "BCB", "E15", "57", "E13", "E17")) == ("VIII.4", "treasury_too_small")
    assert not legal(state, LayTile)
    rich = bcb_on_bare_hex(treasury=10)
    assert charter(after(rich, lay(rich, "BCB", "E15", "57", "E13", "E17")), "BCB").treasury == 0


@pytest.mark.rule("VIII.4-20")
def test_viii_4_two_prices_in_one_first_turn() -> None:
    """After paying for the first tile the rest must suffice for the second (VIII.4)."""
    state = bcb_on_bare_hex(treasury=19)
    state = after(state, lay(state, "BCB", "E15", "57", "D14", "F16"))
    assert refusal(state, lay(state, "BCB", "D14", "9", "E15", "C13")) == ("VIII.4", "treasury_too_small")
    assert {each.hex for each in legal(state, LayTile)} == {"F16"}


# Edges of the map and of neighbours


@pytest.mark.rule("VIII.4-21")
def test_viii_4_no_track_over_the_map_edge() -> None:
    """No listed tile leads to where there is no hex, and one that does is refused (VIII.4)."""
    state = in_step(
        company(stations(floated(a_game(), "VBW", treasury=100), "VBW", "I9"), "VBW", has_laid=False),
        "VBW", "track", first=True,
    )  # fmt: skip
    assert refusal(state, LayTile("VBW", "I9", "57", 0)) == ("VIII.4", "over_map_edge")
    listed = [each for each in legal(state, LayTile) if each.hex == "I9"]
    assert listed
    for each in listed:
        turned = TURNED[code_of(each.tile, each.rotation)]
        assert turned is not None and not turned.exits & 1


@pytest.mark.rule("VIII.4-22", "R-055")
@pytest.mark.parametrize("red", [None, "J14"])
def test_viii_4_track_may_lead_into_a_red_edged_hex(red: str | None) -> None:
    """H18 may lead into I17, before kk starts and after kk has chosen J14 (VIII.4)."""
    state = in_phase(floated(a_game(), "KFN", price=60, treasury=100, trains=("b0:2+2",)), "d")
    state = track(stations(state, "KFN", "G19"), "G19", "621", "H18", "F20")
    if red is not None:
        state = laid(stations(floated(state, "kk", price=100), "kk", red), {red: ("8895", 1)})
    state = in_step(state, "KFN", "track")
    action = lay(state, "KFN", "H18", "9", "G19", "I17")
    assert action in legal_actions(state)
    assert code(after(state, action), LayTile("KFN", "I17", "9", 0)) is not None


@pytest.mark.rule("VIII.4-27", "R-055")
@pytest.mark.parametrize("hex_id", ["A7", "B4", "A21", "B18", "F2", "H4", "J14", "I17", "I23", "G27"])
def test_viii_4_red_edged_hexes_take_no_other_tile(hex_id: str) -> None:
    """Nobody lays an ordinary tile on any red-edged hex (VIII.4, R-055)."""
    for tile in ("7", "8", "9", "57", "4"):
        for rotation in range(6):
            assert refusal(bcb(), LayTile("BCB", hex_id, tile, rotation)) == ("VIII.4", "red_edged_hex")


@pytest.mark.rule("VIII.4-23")
def test_viii_4_a_tile_may_end_blind() -> None:
    """Track may stop against a neighbour's side without track, be it a yellow tile or a red one (VIII.4)."""
    state = track(bcb(), "F14", "9", "E13", "G15")  # no track towards F16
    assert code(state, lay(state, "BCB", "F16", "7", "E15", "F14")) is None
    state = in_phase(floated(a_game(), "KFN", price=60, treasury=100), "d")
    state = track(stations(state, "KFN", "G19"), "G19", "621", "G17", "G21")
    state = track(state, "G17", "58", "G19", "H16")
    state = in_step(laid(state, {"I17": ("8895", 3)}), "KFN", "track")  # the red tile leads to H18 and I19 only
    assert code(state, lay(state, "KFN", "H16", "58", "G17", "I17")) is None


@pytest.mark.rule("VIII.4-24")
@pytest.mark.parametrize(("hex_id", "tile", "edge"), [("D12", "9", 0), ("F12", "4", 2)])
def test_viii_4_track_starts_beside_praha_are_kept(hex_id: str, tile: str, edge: int) -> None:
    """Every tile on D12 and F12 keeps a track on the printed edge towards Praha (VIII.4)."""
    state = in_phase(floated(a_game(), "BN", price=60, treasury=100, trains=("b0:2+2",)), "d")
    state = in_step(stations(state, "BN", "E11/1", "G11"), "BN", "track")
    state = track(state, "D14", "9", "D12", "D16")
    state = track(stations(state, "BN", "D16"), "D16", "57", "D14", "D18")
    state = track(state, "G11", "57", "F12", "H10")
    for rotation in range(6):
        turned = TURNED[code_of(tile, rotation)]
        assert turned is not None
        action = LayTile("BN", hex_id, tile, rotation)
        if turned.exits >> edge & 1:
            assert code(state, action) in (None, "not_joined")
        else:
            assert refusal(state, action) == ("VIII.4", "stub_missing")
    listed = [each for each in legal(state, LayTile) if each.hex == hex_id]
    assert listed
    assert all(TURNED[code_of(each.tile, each.rotation)].exits >> edge & 1 for each in listed)  # type: ignore[union-attr]


@pytest.mark.rule("VIII.4-07", "R-045", "VIII.10-03")
def test_r_045_a_train_bought_in_the_first_turn_changes_nothing() -> None:
    """A first turn spent on a train alone gives no right to two tiles in the next (R-045)."""
    state = floated(a_game(), "BCB", treasury=200, operated=False)
    state = floated(state, "VBW", director=1, trains=("a0",), price=70)
    state = stations(state, "VBW", "I9")._replace(cards_gone=1)
    state = before_turn(state, "VBW", "BCB", number="5.1")
    state = after(state, EndStep("VBW", "trains"), EndStep("BCB", "track"), EndStep("BCB", "station"))
    state = after(state, BuyTrain("BCB", "a1", "2"), EndStep("BCB", "trains"))
    while deciding(state)[2] != "BCB":
        state, _ = idle_turn(state, str(deciding(state)[2]))
    state = after(state, lay(state, "BCB", "E15", "57", "E13", "E17"))
    assert deciding(state)[0] == "station"
