"""Promoting track (VIII.5, R-060 to R-064, R-069)."""

from __future__ import annotations

import pytest

from cz18 import GameState, legal_actions
from cz18.board.network import network
from cz18.board.track import TURNED, code_of
from cz18.facts.maps import load_map
from cz18.facts.tiles import TILE, TILES, Colour
from cz18.rules.actions import ChooseCity, EndStep, LayTile, PlaceStation
from cz18.rules.events import PhaseBegan, TileLaid
from rules.positions import (
    a_game,
    after,
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
    passed_on,
    places_offered,
    play,
    refusal,
    station_places,
    stations,
    tiles_offered,
    track,
)

MAP = load_map("standard")


def bcb(tile: str = "57", *neighbours: str, phase: str = "d", first: bool = False, treasury: int = 0) -> GameState:
    """BCB at home in E15 on this tile, leading (if yellow) to D14 and F16."""
    state = in_phase(floated(a_game(), "BCB", treasury=treasury, trains=("a0",)), phase)
    state = track(stations(state, "BCB", "E15"), "E15", tile, *(neighbours or ("D14", "F16")))
    return in_step(state, "BCB", "track", first=first)


GREEN = ("D14", "E17", "F16", "E13")
BROWN = ("E13", "D14", "D16", "E17", "F16")
GREY = ("F14", "E13", "D14", "D16", "E17", "F16")


# Colours


@pytest.mark.rule("VIII.5-01")
def test_viii_5_one_colour_at_a_time() -> None:
    """Yellow becomes green, green brown, brown grey; no colour is skipped, none repeated, none undone (VIII.5)."""
    state = local_railway(bcb(phase="j"), "L1", company="BCB")
    assert code(state, lay(state, "BCB", "E15", "14", *GREEN)) is None
    assert refusal(state, lay(state, "BCB", "E15", "611", *BROWN)) == ("VIII.5", "colour_skipped")
    assert refusal(state, lay(state, "BCB", "E15", "595p", *GREY, power="L1")) == ("VIII.5", "colour_skipped")
    green = track(state, "E15", "14", *GREEN)
    assert code(green, lay(green, "BCB", "E15", "611", *BROWN)) is None
    assert refusal(green, lay(green, "BCB", "E15", "595p", *GREY, power="L1")) == ("VIII.5", "colour_skipped")
    assert refusal(green, lay(green, "BCB", "E15", "14", *GREEN)) == ("VIII.5", "not_a_promotion")
    assert refusal(green, lay(green, "BCB", "E15", "57", "D14", "F16")) == ("VIII.5", "not_a_promotion")
    brown = track(state, "E15", "611", *BROWN)
    assert code(brown, lay(brown, "BCB", "E15", "595p", *GREY, power="L1")) is None
    grey = track(state, "E15", "595p", *GREY)
    assert not tiles_offered(grey, "E15")


@pytest.mark.rule("VIII.5-01", "VIII.5-16")
def test_viii_5_no_green_tile_on_a_bare_hex() -> None:
    """Only OO hexes begin with green; elsewhere yellow cannot be skipped (VIII.5)."""
    state = bcb()
    bare = state._replace(laid=(0,) * len(state.laid))
    assert refusal(bare, lay(bare, "BCB", "E15", "14", *GREEN)) == ("VIII.5", "colour_skipped")


PROMOTIONS = {
    Colour.GREEN: (("57", ("D14", "F16")), ("14", GREEN)),
    Colour.BROWN: (("14", GREEN), ("611", BROWN)),
    Colour.GREY: (("611", BROWN), ("595p", GREY)),
}


@pytest.mark.parametrize(
    ("colour", "opens"),
    [
        pytest.param(Colour.GREEN, "d", marks=pytest.mark.rule("VIII.5-02", "VIII.12-05")),
        pytest.param(Colour.BROWN, "g", marks=pytest.mark.rule("VIII.5-03", "VIII.12-08")),
        pytest.param(Colour.GREY, "i", marks=pytest.mark.rule("VIII.5-04", "VIII.12-10")),
    ],
)
@pytest.mark.parametrize("letter", "abcdefghij")
def test_viii_5_colours_open_with_their_phase(letter: str, colour: Colour, opens: str) -> None:
    """Green from phase d, brown from g, grey from i on (VIII.5)."""
    (old, old_track), (new, new_track) = PROMOTIONS[colour]
    state = local_railway(bcb(old, *old_track, phase=letter), "L1", company="BCB")
    action = lay(state, "BCB", "E15", new, *new_track, power="L1" if TILE[new].purple else None)
    if letter >= opens:
        assert action in legal_actions(state)
        assert code(state, action) is None
    else:
        assert refusal(state, action) == ("VIII.5", "colour_not_open")
        assert not tiles_offered(state, "E15")


@pytest.mark.parametrize(
    ("colour", "letter", "gone"),
    [
        pytest.param(Colour.GREEN, "d", 13, marks=pytest.mark.rule("VIII.5-02")),
        pytest.param(Colour.BROWN, "g", 25, marks=pytest.mark.rule("VIII.5-03")),
        pytest.param(Colour.GREY, "i", 31, marks=pytest.mark.rule("VIII.5-04")),
    ],
)
def test_viii_5_colours_open_with_an_export_too(colour: Colour, letter: str, gone: int) -> None:
    """The export of the first card opens the colour for the next operating round (VIII.5)."""
    (old, old_track), (new, new_track) = PROMOTIONS[colour]
    before = chr(ord(letter) - 1)
    state = local_railway(bcb(old, *old_track, phase=before)._replace(cards_gone=gone), "L1", company="BCB")
    state = in_step(company(state, "BCB", trains=("h0:5",)), "BCB", "trains")
    action = lay(state, "BCB", "E15", new, *new_track, power="L1" if TILE[new].purple else None)
    state, events = play(state, EndStep("BCB", "trains"))
    assert PhaseBegan(letter) in events
    state, _ = passed_on(state)
    assert deciding(state)[0] == "track"
    assert code(state, action) is None


# Purple-edged tiles


@pytest.mark.rule("VIII.5-05")
@pytest.mark.parametrize(
    ("old", "old_track", "new", "new_track"),
    [
        ("57", ("D14", "F16"), "14p", GREEN),
        ("14", GREEN, "611p", BROWN),
        ("611", BROWN, "595p", GREY),
    ],
)
def test_viii_5_purple_tiles_need_a_power(
    old: str, old_track: tuple[str, ...], new: str, new_track: tuple[str, ...]
) -> None:
    """Without a local railway no purple-edged tile is laid or listed (VIII.5)."""
    state = bcb(old, *old_track, phase="j")
    assert refusal(state, lay(state, "BCB", "E15", new, *new_track)) == ("VIII.5", "purple_needs_power")
    assert not [each for each in legal(state, LayTile) if TILE[each.tile].purple]


@pytest.mark.rule("VIII.5-06")
def test_viii_5_a_purple_tile_is_promoted_by_an_ordinary_one() -> None:
    """Any company may promote a purple-edged tile normally, without a local railway (VIII.5)."""
    state = bcb("14p", *GREEN, phase="g")
    action = lay(state, "BCB", "E15", "611", *BROWN)
    assert action in legal_actions(state)
    assert deciding(after(state, action))[0] == "station"


@pytest.mark.rule("VIII.5-07")
def test_viii_5_purple_to_purple_needs_a_power_again() -> None:
    """From a purple-edged tile to the next purple-edged one a local railway is used again (VIII.5)."""
    state = bcb("14p", *GREEN, phase="g")
    assert refusal(state, lay(state, "BCB", "E15", "611p", *BROWN)) == ("VIII.5", "purple_needs_power")
    owning = local_railway(state, "M1", company="BCB")
    assert code(owning, lay(owning, "BCB", "E15", "611p", *BROWN, power="M1")) is None
    used = local_railway(state, "M1", company="BCB", used=True)
    assert refusal(used, lay(used, "BCB", "E15", "611p", *BROWN, power="M1")) == ("IV.1", "power_used")


# Connection


def bcb_beside_f16(f16: tuple[str, ...] = ("F14", "F18"), tile: str = "9") -> GameState:
    """BCB's track ends at the side of F16, where foreign track passes by."""
    return track(bcb(), "F16", tile, *f16)


@pytest.mark.rule("VIII.5-08", "R-060")
def test_r_060_new_track_may_make_the_connection() -> None:
    """Foreign track beside BCB's may be promoted if the new tile meets BCB's track (R-060)."""
    state = bcb_beside_f16()
    joining = lay(state, "BCB", "F16", "23", "F14", "F18", "E15")
    assert joining in legal_actions(state)
    apart = lay(state, "BCB", "F16", "23", "F18", "F14", "G17")
    assert refusal(state, apart) == ("VIII.5", "not_joined")


@pytest.mark.rule("VIII.5-08")
def test_viii_5_a_tile_out_of_reach_is_not_promoted() -> None:
    """A tile on the other side of the map cannot be promoted (VIII.5)."""
    state = track(bcb(), "F22", "57", "F20", "F24")
    assert refusal(state, lay(state, "BCB", "F22", "14", "F20", "E21", "F24", "G23")) == ("VIII.5", "not_joined")
    assert not tiles_offered(state, "F22")


def line_over_d16(tile: str, *neighbours: str, strangers: tuple[str, ...] = ()) -> GameState:
    """BCB's track runs by D14 to the city D16 and on to D18; other companies have stations in D16."""
    state = track(track(bcb(), "D14", "7", "E15", "D16"), "D16", tile, *neighbours)
    for name in strangers:
        state = stations(floated(state, name), name, "D16")
    return track(state, "D18", "9", "D16", "D20")


@pytest.mark.rule("VIII.5-08", "R-062")
def test_r_062_a_blocked_city_may_be_promoted_but_not_passed() -> None:
    """BCB may promote a city filled by others, but not the track beyond it (R-062)."""
    blocked = line_over_d16("57", "D14", "D18", strangers=("MW",))
    assert code(blocked, lay(blocked, "BCB", "D16", "14", "D14", "C15", "D18", "E17")) is None
    beyond = lay(blocked, "BCB", "D18", "23", "D20", "D16", "C17")
    assert refusal(blocked, beyond) == ("VIII.5", "not_joined")
    free = line_over_d16("57", "D14", "D18")
    assert code(free, beyond) is None


@pytest.mark.rule("VIII.5-14")
@pytest.mark.parametrize(("strangers", "blocked"), [((), False), (("MW",), False), (("MW", "VBW"), True)])
def test_viii_5_a_city_with_a_free_place_is_open_to_all(strangers: tuple[str, ...], blocked: bool) -> None:
    """A green city of two places is passed by everyone until both are taken (VIII.5)."""
    state = line_over_d16("14", "D14", "C15", "D18", "E17", strangers=strangers)
    beyond = lay(state, "BCB", "D18", "23", "D20", "D16", "C17")
    assert (code(state, beyond) == "not_joined") is blocked
    assert (beyond in legal_actions(state)) is not blocked


@pytest.mark.rule("VIII.5-09")
def test_viii_5_the_new_track_need_not_be_usable() -> None:
    """A second, separate track that BCB never reaches may be added (VIII.5)."""
    state = bcb_beside_f16(("E15", "G17"))
    crossing = LayTile("BCB", "F16", "20", 1)  # a second straight line from F14 to F18 over BCB's
    turned = TURNED[code_of("20", 1)]
    assert turned is not None and set(turned.plain) == {(1, 4), (2, 5)}
    assert crossing in legal_actions(state)


# What is kept


@pytest.mark.rule("VIII.5-10")
def test_viii_5_all_old_track_is_kept() -> None:
    """A rotation that loses a track is refused, for plain track, cities and towns (VIII.5)."""
    state = bcb_beside_f16(("E15", "G17"))
    assert refusal(state, LayTile("BCB", "F16", "20", 0)) == ("VIII.5", "track_lost")
    lost = lay(state, "BCB", "E15", "14", "E13", "F14", "D16", "E17")
    assert refusal(state, lost) == ("VIII.5", "track_lost")
    for each in legal(state, LayTile):
        old, new = TURNED[state.laid[MAP.index[each.hex]]], TURNED[code_of(each.tile, each.rotation)]
        assert new is not None
        if old is not None:
            assert old.exits & new.exits == old.exits and set(old.plain) <= set(new.plain)


@pytest.mark.rule("VIII.5-10")
def test_viii_5_the_same_exits_are_not_enough() -> None:
    """A tile with the same exits but joined otherwise loses track (VIII.5)."""
    state = bcb_beside_f16(("E15", "G17"))  # 2 to 5
    turned = TURNED[code_of("16", 0)]
    assert turned is not None and set(turned.plain) == {(0, 2), (1, 3)}
    sharp = LayTile("BCB", "F16", "25", 1)  # 1 to 3 and 1 to 5: another way
    assert refusal(state, sharp) == ("VIII.5", "track_lost")


@pytest.mark.rule("VIII.5-11")
@pytest.mark.parametrize("tile", ["14", "887p", "208", "8859"])
def test_viii_5_plain_track_stays_plain(tile: str) -> None:
    """A tile without location is promoted only to one without (VIII.5)."""
    state = local_railway(bcb_beside_f16(("E15", "G17")), "S1", company="BCB")
    for rotation in range(6):
        action = LayTile("BCB", "F16", tile, rotation, "S1" if TILE[tile].purple else None)
        assert refusal(state, action) == ("VIII.5", "wrong_kind")


@pytest.mark.rule("VIII.5-12")
@pytest.mark.parametrize(("tile", "why"), [("887p", "wrong_kind"), ("20", "wrong_kind"), ("208", "wrong_label")])
def test_viii_5_a_city_stays_a_city(tile: str, why: str) -> None:
    """A city becomes no town, no plain track and no Y city (VIII.5)."""
    state = local_railway(bcb(), "S1", company="BCB")
    for rotation in range(6):
        action = LayTile("BCB", "E15", tile, rotation, "S1" if TILE[tile].purple else None)
        assert refusal(state, action) == ("VIII.5", why)


@pytest.mark.rule("VIII.5-12")
def test_viii_5_a_y_city_stays_a_y_city() -> None:
    """An ordinary green city tile does not fit on a Y city (VIII.5)."""
    state = track(stations(bcb(), "BCB", "G19"), "G19", "621", "G17", "G21")
    assert refusal(state, lay(state, "BCB", "G19", "14", "G17", "F18", "G21", "H20")) == ("VIII.5", "wrong_label")
    assert tiles_offered(state, "G19") == {"207", "208", "622"}


def mw_at_f20(tile: str, *neighbours: str) -> GameState:
    """MW joined to the two-town hex F20, with a small local railway."""
    state = in_phase(floated(a_game(), "MW", trains=("a0",)), "d")
    state = track(stations(state, "MW", "F22"), "F22", "57", "F20", "F24")
    state = local_railway(track(state, "F20", tile, *neighbours), "S1", company="MW")
    return in_step(state, "MW", "track")


@pytest.mark.rule("R-063", "VIII.5-12")
def test_r_063_two_towns_become_one() -> None:
    """A purple-edged town tile with all four exits may replace a two-town tile; one location is left (R-063)."""
    state = mw_at_f20("55", "F18", "E19", "F22", "G21")
    before = len([each for each in network(MAP, state.laid).locations() if MAP.hexes[each.hex].id == "F20"])
    action = lay(state, "MW", "F20", "888p", "F18", "E19", "F22", "G21", power="S1")
    assert action in legal_actions(state)
    then = after(state, action)
    now = [each for each in network(MAP, then.laid).locations() if MAP.hexes[each.hex].id == "F20"]
    assert (before, len(now), now[0].revenue) == (2, 1, 20)


@pytest.mark.rule("R-063", "VIII.5-12")
def test_r_063_all_four_exits_have_to_stay() -> None:
    """A single-town tile that lacks one of the four exits is refused (R-063)."""
    state = mw_at_f20("55", "F18", "E19", "F22", "G21")
    losing = lay(state, "MW", "F20", "887p", "F18", "E19", "E21", "F22", power="S1")
    assert refusal(state, losing) == ("VIII.5", "track_lost")


@pytest.mark.rule("R-063", "VIII.4-13")
def test_r_063_a_yellow_two_town_hex_still_takes_two_town_tiles_only() -> None:
    """The exception is for promotion; the first tile on the hex has two towns (R-063)."""
    state = mw_at_f20("55", "F18", "E19", "F22", "G21")
    bare = state._replace(laid=tuple(0 if i == MAP.index["F20"] else each for i, each in enumerate(state.laid)))
    assert refusal(bare, lay(bare, "MW", "F20", "4", "F18", "F22")) == ("VIII.4", "wrong_kind")


# The supply


@pytest.mark.rule("II-06", "R-069")
def test_viii_5_tiles_run_out() -> None:
    """With all four tiles 57 on the map a fifth cannot be laid; 5 and 6 still can (R-069)."""
    state = track(bcb(treasury=50), "D14", "7", "E15", "D16")
    others = {"B10": ("57", 0), "C23": ("57", 0), "D2": ("57", 1)}
    full = laid(state, others)
    assert refusal(full, lay(full, "BCB", "D16", "57", "D14", "D18")) == ("II", "none_in_supply")
    assert tiles_offered(full, "D16") == {"5", "6"}
    others.pop("D2")
    assert tiles_offered(laid(state, others), "D16") == {"5", "6", "57"}


@pytest.mark.rule("VIII.5-15", "R-069")
def test_viii_5_a_tile_taken_off_is_back_at_once() -> None:
    """A 57 replaced with power 1 can be laid again in the same turn (VIII.5, R-069)."""
    state = track(bcb(treasury=50), "D14", "7", "E15", "D16")
    state = laid(state, {"B10": ("57", 0), "C23": ("57", 0), "D2": ("57", 1)})
    state = local_railway(state, "S1", company="BCB")
    again = lay(state, "BCB", "D16", "57", "D14", "D18")
    assert code(state, again) == "none_in_supply"
    state, events = play(state, lay(state, "BCB", "E15", "14p", *GREEN, power="S1"))
    assert events_of(events, TileLaid)[0].replaced == "57"
    assert code(state, again) is None
    assert again in legal_actions(state)


# Price and chart


@pytest.mark.rule("VIII.5-19")
def test_viii_5_promotions_are_free_on_every_terrain() -> None:
    """Without any money a company promotes tiles on river, hill and mountain hexes (VIII.5)."""
    state = in_phase(floated(a_game(), "VBW", treasury=0, trains=("a0",)), "d")
    state = track(stations(state, "VBW", "I9", "E15"), "I9", "611", "I7", "H8", "H10", "I11", "J10")
    state = track(track(state, "H10", "9", "I9", "G11"), "I7", "7", "I9", "H8")
    state = track(track(state, "E15", "57", "E13", "E17"), "H8", "9", "I9", "G7")
    state = in_step(state, "VBW", "track")
    for action in (
        lay(state, "VBW", "H10", "23", "I9", "G11", "H8"),
        lay(state, "VBW", "I7", "28", "I9", "H8", "H6"),
        lay(state, "VBW", "E15", "14", "E13", "D14", "E17", "F16"),
    ):
        then, events = play(state, action)
        assert (charter(then, "VBW").treasury, events_of(events, TileLaid)[0].price) == (0, 0)


CHART = {
    "1": "888p", "2": "887p", "3": "887p 888p 8866p", "4": "887p 888p 8866p", "58": "887p 888p 8866p",
    "55": "888p", "56": "887p", "69": "8866p",
    "5": "14 15 619 14p 15p", "6": "14 15 619 14p 15p", "57": "14 15 619 14p 15p",
    "7": "26 27 28 29 30 31", "8": "16 19 23 24 25 28 29 30 31", "9": "19 20 23 24 26 27",
    "201": "207 208 622", "202": "207 208 622", "621": "207 208 622", "8889": "8891", "8890": "8891",
    "14": "611 611p", "15": "611 611p", "619": "611 611p", "14p": "611 611p", "15p": "611 611p",
    "16": "43 70", "19": "45 46", "20": "44 47", "23": "41 43 45 47", "24": "42 43 46 47", "25": "40 45 46",
    "26": "42 44 45", "27": "41 44 46", "28": "39 43 46 70", "29": "39 43 45 70", "30": "42 70", "31": "41 70",
    "207": "216 216p", "208": "216 216p", "622": "216 216p",
    "8859": "8896p", "8860": "8896p", "8863": "8894p", "8864": "8895p", "8865": "8895p", "8885": "8894p",
    "8891": "8892", "887p": "889p", "888p": "889p", "8866p": "889p",
    "611": "595p", "611p": "595p", "216": "8857p", "216p": "8857p", "8892": "8893",
}  # fmt: skip
PLACES = {"open": "E7", "town": "C13", "double_town": "E13", "city": "E9", "Y": "I11", "P": "E11", "OO": "C7"}


def place_of(tile: str) -> str:
    """An inner hex on which this tile can lie; I11 is the Y city with a hex on every side."""
    return PLACES[TILE[tile].label or TILE[tile].kind.value]


@pytest.mark.rule("VIII.5-20", "R-064")
@pytest.mark.parametrize("old", [tile.id for tile in TILES if tile.colour is not Colour.RED])
def test_viii_5_what_may_replace_what(old: str) -> None:
    """Each tile is promoted to the tiles of the chart and to no other, purple-edged ones with a power (VIII.5)."""
    state = local_railway(bcb(phase="j"), "L1", company="BCB")
    hex_id = place_of(old)
    rotations = [turn for turn in range(6) if old not in ("8889", "8890", "8891") or turn == 1]
    found = set()
    for turn in rotations:
        there = laid(state, {hex_id: (old, turn)})
        for tile in TILES:
            power = "L1" if tile.purple else None
            if any(
                code(there, LayTile("BCB", hex_id, tile.id, rotation, power)) in (None, "not_joined")
                for rotation in range(6)
            ):
                found.add(tile.id)
    assert found == set(CHART.get(old, "").split())


@pytest.mark.rule("R-069", "II-01", "II-06")
@pytest.mark.parametrize("tile", [tile.id for tile in TILES if tile.colour is not Colour.RED])
def test_r_069_a_tile_can_be_laid_as_often_as_it_is_printed(tile: str) -> None:
    """While one copy is left it can be laid; with all of them on the map it cannot (R-069)."""
    state, place = local_railway(bcb(phase="j"), "L1", company="BCB"), place_of(tile)
    state = state._replace(laid=(0,) * len(MAP.hexes))
    elsewhere = [hex_.id for hex_ in MAP.hexes if hex_.id not in PLACES.values()]
    old = next((old for old, news in CHART.items() if tile in news.split()), None)
    if old is not None:
        place = place_of(old)
        state = laid(state, {place: (old, 1)})
    for copies in (TILE[tile].count - 1, TILE[tile].count):
        there = laid(state, {each: (tile, turn % 6) for turn, each in enumerate(elsewhere[:copies], 3)})
        power = "L1" if TILE[tile].purple else None
        answers = {code(there, LayTile("BCB", place, tile, turn, power)) for turn in range(6)}
        assert ("none_in_supply" in answers) is (copies == TILE[tile].count)
        assert ("not_joined" in answers) is (copies < TILE[tile].count)


@pytest.mark.rule("R-064", "VIII.5-20")
def test_r_064_what_exists_purple_edged_only() -> None:
    """Green and brown towns, brown OO cities and grey cities but Praha need a local railway (R-064)."""
    only_purple = set()
    for old, news in CHART.items():
        for new in news.split():
            if TILE[new].purple and not any(not TILE[each].purple for each in news.split()):
                only_purple.add((TILE[new].colour.name.lower(), TILE[new].label or TILE[new].kind.value))
                state = laid(bcb(phase="j"), {place_of(old): (old, 1)})
                assert {code(state, LayTile("BCB", place_of(old), new, turn)) for turn in range(6)} <= {
                    "purple_needs_power",
                    "track_lost",
                }
    assert only_purple == {("green", "town"), ("brown", "town"), ("brown", "OO"), ("grey", "city"), ("grey", "Y")}


# Places and stations


@pytest.mark.rule("VIII.5-13", "R-052")
def test_viii_5_a_promotion_adds_a_place_and_keeps_the_station() -> None:
    """A yellow city of one place becomes a green one of two: the station stays, another may come (VIII.5)."""
    state = track(bcb(), "D14", "7", "E15", "D16")
    state = track(state, "D16", "57", "D14", "D18")
    state = stations(floated(state, "MW", treasury=100), "MW", "D16")
    full = in_step(company(state, "BCB", treasury=100), "BCB", "station")
    assert refusal(full, PlaceStation("BCB", "D16", 0)) == ("VIII.6", "no_free_place")
    state = after(state, lay(state, "BCB", "D16", "14", "D14", "C15", "D18", "E17"))
    assert station_places(state, "MW") == {("D16", 0)}
    free = in_step(company(state, "BCB", treasury=100), "BCB", "station")
    assert places_offered(free) == {("D16", 0)}


# OO hexes and ATE


def ofe_beside_d26(*, first: bool) -> GameState:
    """OFE in Ostrava, joined to the bare OO hex D26 and to C23."""
    state = in_phase(floated(a_game(), "OFE", treasury=100, trains=("a0",)), "d")
    state = track(stations(state, "OFE", "C25"), "C25", "202", "D26", "C23")
    return in_step(state, "OFE", "track", first=first)


@pytest.mark.rule("VIII.5-16", "VIII.4-06")
def test_viii_5_the_first_oo_tile_is_a_promotion() -> None:
    """The green tile on a bare OO hex uses up the track step, in a first turn too (VIII.5)."""
    state = ofe_beside_d26(first=True)
    green = lay(state, "OFE", "D26", "8859", "E25", "C25", "C27", "E27")
    yellow = lay(state, "OFE", "C23", "57", "C25", "C21")
    then = after(state, green)
    assert deciding(then)[0] == "station"
    assert code(then, yellow) == "track_step_is_over"
    assert refusal(after(state, yellow), green) == ("VIII.4", "tile_already_laid")
    assert not tiles_offered(after(state, yellow), "D26")


@pytest.mark.rule("VIII.5-16", "VIII.5-02")
def test_viii_5_no_oo_tile_before_green() -> None:
    """Before green tiles are open an OO hex stays bare (VIII.5)."""
    state = in_phase(ofe_beside_d26(first=False), "c")
    action = lay(state, "OFE", "D26", "8859", "E25", "C25", "C27", "E27")
    assert refusal(state, action) == ("VIII.5", "colour_not_open")
    assert not tiles_offered(state, "D26")


def ate(*, phase: str, first: bool = True, treasury: int = 100) -> GameState:
    """ATE with its home station on the bare B8."""
    state = in_phase(floated(a_game(), "ATE", price=60, treasury=treasury, trains=("b0:2+2",)), phase)
    state = company(stations(state, "ATE", "B8/-1"), "ATE", has_laid=False)
    return in_step(state, "ATE", "track", first=first)


@pytest.mark.rule("VIII.5-17", "R-048")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("phase", ["b", "c"])
def test_r_048_ate_lays_nothing_before_green(phase: str, first: bool) -> None:
    """On bare B8 ATE can lay no tile at all while green is closed, in later turns neither (R-048)."""
    state = ate(phase=phase, first=first)
    assert not legal(state, LayTile)
    assert refusal(state, lay(state, "ATE", "B10", "57", "B8", "B12")) == ("VIII.4", "home_hex_first")


@pytest.mark.rule("VIII.5-17", "R-048")
def test_r_048_ate_with_overtaken_stations_still_waits_for_b8() -> None:
    """Stations taken over elsewhere do not help ATE: its first tile must lie on B8 (R-048)."""
    state = track(stations(ate(phase="c"), "ATE", "D4"), "D4", "57", "D2", "D6")
    assert refusal(state, lay(state, "ATE", "D6", "9", "D4", "D8")) == ("VIII.4", "home_hex_first")
    assert not legal(state, LayTile)


@pytest.mark.rule("VIII.5-17", "VIII.5-16")
def test_viii_5_ate_lays_only_a_green_tile_on_bare_b8_in_its_first_turn() -> None:
    """In phase d ATE's first turn offers green tiles on B8 and, after one of them, nothing more (VIII.5)."""
    state = ate(phase="d")
    listed = legal(state, LayTile)
    assert {each.hex for each in listed} == {"B8"}
    assert {each.tile for each in listed} == {"8859", "8860", "8863", "8864", "8865", "8885"}
    then = after(state, LayTile("ATE", "B8", "8859", 0), ChooseCity("ATE", 0))
    assert deciding(then)[0] == "station"


@pytest.mark.rule("VIII.5-18")
def test_viii_5_with_a_tile_on_b8_ate_builds_like_any_other() -> None:
    """If B8 has its green tile ATE lays two yellow tiles in its first turn (VIII.5)."""
    state = laid(ate(phase="d"), {"B8": ("8859", 1)})  # cities joined to B6 and B10, A9 and C7
    state = state._replace(stations=())
    state = company(stations(state, "ATE", "B8/0"), "ATE", has_laid=False)
    state = after(state, lay(state, "ATE", "B10", "57", "B8", "B12"))
    assert deciding(state)[0] == "track"
    state = after(state, lay(state, "ATE", "B12", "621", "B10", "B14"))
    assert deciding(state)[0] == "station"
