"""The two powers of a local railway: a purple-edged tile, and terrain for nothing (IV.1, R-065 to R-067)."""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.rules.actions import BuyTrain, EndStep, LayTile, OfferForLocalRailway, Run
from cz18.rules.engine import action_ranges
from cz18.rules.events import MoneyPaid, PowerUsed, TileLaid
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
    owner_of,
    play,
    refusal,
    stations,
    tiles_offered,
    track,
)

STEPS = ("track", "station", "run", "dividend", "acquisition", "trains")


def used(state: GameState, name: str) -> bool:
    """Has the power of this local railway been used?"""
    return state.local_railways[LOCAL_RAILWAY[name].index].used


def bcb(step: str = "track", *, phase: str = "d", treasury: int = 100, first: bool = False) -> GameState:
    """BCB at home in E15 on a yellow tile leading to the river hex D14 and to F16, with S1 unused."""
    state = in_phase(floated(a_game(), "BCB", treasury=treasury, trains=("a0",)), phase)
    state = track(stations(state, "BCB", "E15"), "E15", "57", "D14", "F16")
    return local_railway(in_step(state, "BCB", step, first=first, income=20), "S1", company="BCB")


def promote_home(state: GameState, power: str | None = "S1") -> LayTile:
    """BCB's home becomes the purple-edged green tile."""
    return lay(state, "BCB", "E15", "14p", "D14", "E17", "F16", "E13", power=power)


def build_on_river(state: GameState, power: str | None = None) -> LayTile:
    """A yellow tile on the river hex D14, joined to BCB's home."""
    return lay(state, "BCB", "D14", "9", "E15", "C13", power=power)


def kk_at_e15(tile: str, *neighbours: str, phase: str = "i") -> GameState:
    """The large company kk with a station in E15 on this tile."""
    state = in_phase(floated(a_game(), "kk", price=100, trains=("d0:3E",)), phase)
    return in_step(track(stations(state, "kk", "E15"), "E15", tile, *neighbours), "kk", "track")


def kk_between_terrains(treasury: int = 0) -> GameState:
    """kk in I9, whose track meets the river hex H10, the hill hex J10 and the mountain hex I7."""
    state = in_phase(floated(a_game(), "kk", price=100, treasury=treasury, trains=("d0:3E",)), "g")
    state = track(stations(state, "kk", "I9"), "I9", "611", "I7", "H8", "H10", "I11", "J10")
    return in_step(state, "kk", "track")


TERRAINS = {
    "river": ("H10", "9", ("I9", "G11"), 10),
    "hill": ("J10", "3", ("I9", "I11"), 20),
    "mountain": ("I7", "7", ("I9", "H8"), 40),
}


# Who may use a power, and how often


@pytest.mark.rule("IV.1-16")
def test_iv_1_power_of_a_players_local_railway_cannot_be_used() -> None:
    """What the Director owns himself gives his company neither power (IV.1)."""
    state = local_railway(bcb(), "S1", player=0)
    assert refusal(state, promote_home(state)) == ("IV.1", "not_the_companys")
    assert refusal(state, build_on_river(state, "S1")) == ("IV.1", "not_the_companys")
    assert not [each for each in legal(state, LayTile) if each.local_railway]


@pytest.mark.rule("IV.1-16")
def test_iv_1_power_of_another_companys_local_railway_cannot_be_used() -> None:
    """A company uses only its own, even if one player directs both (IV.1)."""
    state = local_railway(floated(bcb(), "VBW"), "S1", company="VBW")
    assert refusal(state, promote_home(state)) == ("IV.1", "not_the_companys")
    assert refusal(state, build_on_river(state, "S1")) == ("IV.1", "not_the_companys")


@pytest.mark.rule("IV.1-16")
def test_iv_1_power_only_in_the_companys_own_turn() -> None:
    """In another company's turn BCB cannot lay its purple-edged tile (IV.1)."""
    state = in_step(floated(bcb(), "VBW", trains=("a1",)), "VBW", "track")
    assert refusal(state, promote_home(state)) == ("VIII.2", "not_this_companys_turn")
    assert not [each for each in legal(state, LayTile) if each.local_railway]


@pytest.mark.rule("IV.1-17")
def test_iv_1_after_power_1_neither_power_is_left() -> None:
    """A purple-edged tile uses the local railway up for terrain and for further tiles (IV.1)."""
    state = bcb()
    state, events = play(state, promote_home(state))
    assert events_of(events, PowerUsed) == [PowerUsed("BCB", "S1", 1)]
    assert refusal(state, build_on_river(state, "S1")) == ("IV.1", "power_used")
    other = track(state, "E15", "57", "D14", "F16")
    assert refusal(other, promote_home(other)) == ("IV.1", "power_used")
    assert not [each for each in legal(other, LayTile) if each.local_railway]


@pytest.mark.rule("IV.1-17")
def test_iv_1_after_power_2_neither_power_is_left() -> None:
    """A river crossed for nothing uses the local railway up for purple-edged tiles as well (IV.1)."""
    state = bcb(first=True)
    state, events = play(state, build_on_river(state, "S1"))
    assert events_of(events, PowerUsed) == [PowerUsed("BCB", "S1", 2)]
    assert refusal(state, promote_home(state)) == ("IV.1", "power_used")
    again = state._replace(laid=bcb().laid)
    assert refusal(again, build_on_river(again, "S1")) == ("IV.1", "power_used")


@pytest.mark.rule("IV.1-17")
def test_iv_1_a_used_power_stays_used_in_the_next_turn() -> None:
    """The one use is for the whole game (IV.1)."""
    state = bcb("trains")
    state = after(state, promote_home(state))
    state = in_step(track(state, "E15", "57", "D14", "F16"), "BCB", "track", number="6.1")
    assert refusal(state, promote_home(state)) == ("IV.1", "power_used")


@pytest.mark.rule("IV.1-18", "R-068")
def test_iv_1_a_used_local_railway_stays_with_its_company() -> None:
    """After the power is used the local railway is still the company's (IV.1, R-068)."""
    state = bcb()
    assert owner_of(after(state, promote_home(state)), "S1") == "BCB"


# Power 1


@pytest.mark.rule("IV.1-19", "R-065", "VIII.5-05")
def test_iv_1_purple_tile_comes_on_top_of_the_track_step() -> None:
    """Before its normal tile or after it, a company lays the purple-edged one in addition (IV.1)."""
    state = bcb()
    first = after(state, promote_home(state))
    assert deciding(first)[0] == "track"
    both = after(first, build_on_river(first))
    assert deciding(both)[0] == "station"
    other = after(state, build_on_river(state))
    assert deciding(other)[0] == "station"
    assert after(other, promote_home(other)).laid == both.laid


@pytest.mark.rule("IV.1-19", "R-065")
def test_iv_1_purple_tile_beside_two_yellow_tiles_of_a_first_turn() -> None:
    """In its first turn a company lays two yellow tiles and its purple-edged one (IV.1)."""
    state = bcb(first=True)
    state = after(state, build_on_river(state))
    state = after(state, promote_home(state))
    state = after(state, lay(state, "BCB", "E17", "9", "E15", "E19"))
    assert [charter(state, "BCB").treasury, deciding(state)[0]] == [90, "station"]


@pytest.mark.rule("IV.1-19", "R-065")
def test_iv_1_purple_tile_beside_a_promotion() -> None:
    """A purple-edged tile and an ordinary promotion fit into one turn (IV.1)."""
    state = track(bcb(), "D14", "9", "E15", "C13")
    state = after(state, promote_home(state))
    state = after(state, lay(state, "BCB", "D14", "24", "E15", "C13", "D12"))
    assert deciding(state)[0] == "station"


@pytest.mark.rule("IV.1-20", "VIII.3-06", "R-065")
@pytest.mark.parametrize("step", STEPS)
def test_iv_1_purple_tile_at_any_step(step: str) -> None:
    """Power 1 works at each step of the turn, which then goes on where it was (IV.1)."""
    state = bcb(step)
    assert promote_home(state) in action_ranges(state)
    then, events = play(state, promote_home(state))
    assert events_of(events, TileLaid)[0].tile == "14p"
    assert deciding(then) == (step, 0, "BCB")


@pytest.mark.rule("IV.1-20", "R-065")
def test_iv_1_purple_tile_after_a_train_purchase() -> None:
    """After buying a train the company may still lay its purple-edged tile (IV.1)."""
    state = company(bcb("trains", phase="b", treasury=500), "BCB", trains=())
    state = after(in_phase(state, "d"), BuyTrain("BCB", "d1", "3"))
    assert code(state, promote_home(state)) is None
    assert used(after(state, promote_home(state)), "S1")


@pytest.mark.rule("IV.1-20")
def test_iv_1_purple_tile_after_the_trains_have_run_does_not_change_the_income() -> None:
    """Laid after the run it serves the next run only (IV.1, R-065)."""
    state = track(bcb("run"), "F16", "9", "E15", "G17")
    state = track(state, "G17", "3", "F16", "G15")
    state = after(state, legal(state, Run)[0])
    income = charter(state, "BCB").last_income
    assert income == 30
    then = after(state, promote_home(state))
    assert charter(then, "BCB").last_income == income
    assert deciding(then)[0] == "dividend"


@pytest.mark.rule("IV.1-21")
@pytest.mark.parametrize("phase", ["a", "b", "c"])
def test_iv_1_purple_tile_needs_its_colour_open(phase: str) -> None:
    """Before green tiles are open no purple-edged green tile can be laid (IV.1)."""
    state = bcb(phase=phase)
    assert refusal(state, promote_home(state)) == ("VIII.5", "colour_not_open")
    assert "14p" not in tiles_offered(state, "E15")


@pytest.mark.rule("IV.1-21", "R-060")
def test_iv_1_purple_tile_needs_a_connection() -> None:
    """A purple-edged tile on a hex BCB does not reach is refused (IV.1)."""
    state = track(bcb(), "F22", "57", "F20", "F24")
    action = lay(state, "BCB", "F22", "14p", "F20", "E21", "F24", "G23", power="S1")
    assert refusal(state, action) == ("VIII.5", "not_joined")


@pytest.mark.rule("IV.1-21", "R-060")
def test_iv_1_purple_tile_may_make_its_own_connection() -> None:
    """The new track of the purple-edged tile may be what joins it to the company (R-060)."""
    state = track(track(bcb(), "D14", "7", "E15", "D16"), "D16", "57", "C15", "E17")
    action = lay(state, "BCB", "D16", "14p", "D14", "C15", "D18", "E17", power="S1")
    assert code(state, action) is None
    elsewhere = lay(state, "BCB", "D16", "14p", "C15", "C17", "E15", "E17", power="S1")
    assert refusal(state, elsewhere) == ("VIII.5", "not_joined")


@pytest.mark.rule("IV.1-21")
def test_iv_1_purple_tile_must_fit_the_hex() -> None:
    """A purple-edged town tile does not fit a city, and old track must stay (IV.1)."""
    state = bcb()
    town = lay(state, "BCB", "E15", "888p", "D14", "E17", "F16", "E13", power="S1")
    assert refusal(state, town) == ("VIII.5", "wrong_kind")
    losing = lay(state, "BCB", "E15", "14p", "E13", "F14", "D16", "E17", power="S1")
    assert refusal(state, losing) == ("VIII.5", "track_lost")


@pytest.mark.rule("IV.1-21", "II-06", "R-069")
def test_iv_1_purple_tile_must_be_in_the_supply() -> None:
    """There is one 14p; while it lies elsewhere it cannot be laid (IV.1, II)."""
    state = laid(bcb(), {"G11": ("14p", 0)})
    assert refusal(state, promote_home(state)) == ("II", "none_in_supply")
    assert "14p" not in tiles_offered(state, "E15")


PURPLE = {
    "green": ("57", ("E13", "E17"), "14p", ("D14", "E17", "F16", "E13")),
    "brown": ("14", ("D14", "E17", "F16", "E13"), "611p", ("E13", "D14", "D16", "E17", "F16")),
    "grey": ("611", ("E13", "D14", "D16", "E17", "F16"), "595p", ("F14", "E13", "D14", "D16", "E17", "F16")),
}


@pytest.mark.rule("XII.4-01")
@pytest.mark.parametrize("colour", ["green", "brown", "grey"])
@pytest.mark.parametrize(
    ("name", "colours"),
    [
        pytest.param("S1", {"green"}, marks=pytest.mark.rule("IV.1-26")),
        pytest.param("M1", {"green", "brown"}, marks=pytest.mark.rule("IV.1-27")),
        pytest.param("L1", {"green", "brown", "grey"}, marks=pytest.mark.rule("IV.1-28")),
    ],
)
def test_iv_1_colours_of_purple_tiles_by_size(name: str, colours: set[str], colour: str) -> None:
    """A small one lays green, a medium one green or brown, a large one also grey purple-edged tiles (IV.1)."""
    old, old_track, new, new_track = PURPLE[colour]
    state = local_railway(kk_at_e15(old, *old_track), name, company="kk")
    action = lay(state, "kk", "E15", new, *new_track, power=name)
    if colour in colours:
        assert action in action_ranges(state)
        assert used(after(state, action), name)
    else:
        assert refusal(state, action) == ("IV.1", "colour_beyond_power")
        assert new not in tiles_offered(state, "E15")


@pytest.mark.rule("R-065")
def test_r_065_one_purple_tile_for_each_local_railway() -> None:
    """Two local railways give two purple-edged tiles in one turn, even on one hex (R-065)."""
    state = kk_at_e15("57", "E13", "E17")
    state = local_railway(local_railway(state, "S1", company="kk"), "M1", company="kk")
    state = after(state, lay(state, "kk", "E15", "14p", "D14", "E17", "F16", "E13", power="S1"))
    state = after(state, lay(state, "kk", "E15", "611p", "E13", "D14", "D16", "E17", "F16", power="M1"))
    assert used(state, "S1") and used(state, "M1")
    assert deciding(state)[0] == "track"


@pytest.mark.rule("R-065")
def test_r_065_on_a_hex_built_in_the_same_turn() -> None:
    """A yellow town tile of the track step may at once become purple-edged green (R-065)."""
    state = in_phase(floated(a_game(), "MW", trains=("a0",)), "d")
    state = track(stations(state, "MW", "F22"), "F22", "57", "G21", "E23")
    state = local_railway(in_step(state, "MW", "track"), "S1", company="MW")
    assert "887p" not in tiles_offered(state, "G21")
    state = after(state, lay(state, "MW", "G21", "4", "F22", "H20"))
    action = lay(state, "MW", "G21", "887p", "H20", "G19", "F20", "F22", power="S1")
    assert action in action_ranges(state)
    assert code(state, action) is None


@pytest.mark.rule("R-065", "VIII.5-01")
def test_r_065_not_on_a_bare_hex() -> None:
    """Purple-edged tiles only replace tiles; on bare town, city and two-city hexes they are refused (R-065)."""
    state = in_phase(floated(a_game(), "MW", trains=("a0",)), "d")
    state = track(stations(state, "MW", "F22"), "F22", "57", "G21", "E23")
    state = local_railway(in_step(state, "MW", "track"), "S1", company="MW")
    town = lay(state, "MW", "G21", "887p", "H20", "G19", "F20", "F22", power="S1")
    assert refusal(state, town) == ("VIII.5", "colour_skipped")
    bare = laid(state, {})._replace(laid=(0,) * len(state.laid))
    city = lay(bare, "MW", "F22", "14p", "F20", "E21", "F24", "G23", power="S1")
    assert refusal(bare, city) == ("VIII.5", "colour_skipped")
    assert not [each for each in legal(bare, LayTile) if each.tile.endswith("p")]


@pytest.mark.rule("R-065", "VIII.5-16")
def test_r_065_not_on_a_bare_two_city_hex() -> None:
    """The first tile of an OO hex is a plain green one, never a purple-edged brown one (R-065)."""
    state = in_phase(floated(a_game(), "Sx", price=100, trains=("d0:3E",)), "g")
    state = track(stations(state, "Sx", "D4"), "D4", "611", "C3", "C5", "D6", "E5", "E3")
    state = track(state, "C5", "58", "C7", "D4")
    state = local_railway(in_step(state, "Sx", "track"), "L1", company="Sx")
    offered = tiles_offered(state, "C7")
    assert offered and not [each for each in offered if each.endswith("p")]
    assert refusal(state, LayTile("Sx", "C7", "8896p", 1, "L1")) == ("VIII.5", "colour_skipped")


@pytest.mark.rule("R-065")
def test_r_065_with_a_local_railway_bought_in_the_same_turn() -> None:
    """Bought from the Director a moment ago, its power can be used (R-065)."""
    state = local_railway(bcb("station"), "S1", player=0)
    assert code(state, promote_home(state)) == "not_the_companys"
    state = after(state, OfferForLocalRailway("BCB", "S1", 5))
    assert used(after(state, promote_home(state)), "S1")


@pytest.mark.rule("R-066", "VIII.12-05", "VIII.5-02")
def test_r_066_green_opened_by_the_companys_own_train_purchase() -> None:
    """The buyer of the first d-train may lay a purple-edged green tile in the same turn (R-066)."""
    state = company(bcb("trains", phase="c", treasury=500), "BCB", trains=())._replace(cards_gone=13)
    assert code(state, promote_home(state)) == "colour_not_open"
    state = after(state, BuyTrain("BCB", "d0", "3"))
    assert code(state, promote_home(state)) is None
    assert promote_home(state) in action_ranges(state)


# Power 2


@pytest.mark.rule("IV.1-22", "VIII.4-20")
def test_iv_1_power_2_cancels_the_price() -> None:
    """Without money the river is closed; with the power the tile is laid and nothing is paid (IV.1)."""
    state = bcb(treasury=9)
    assert refusal(state, build_on_river(state)) == ("VIII.4", "treasury_too_small")
    assert build_on_river(state) not in action_ranges(state)
    assert build_on_river(state, "S1") in action_ranges(state)
    then, events = play(state, build_on_river(state, "S1"))
    assert charter(then, "BCB").treasury == 9
    assert events_of(events, MoneyPaid) == []
    assert events_of(events, TileLaid)[0].price == 0


@pytest.mark.rule("IV.1-22")
@pytest.mark.parametrize("step", STEPS[1:])
def test_iv_1_power_2_belongs_to_the_track_step(step: str) -> None:
    """After the track step no terrain can be crossed with power 2 (IV.1)."""
    state = bcb(step)
    assert refusal(state, build_on_river(state, "S1")) == ("VIII.3", "track_step_is_over")
    assert not tiles_offered(state, "D14")


@pytest.mark.rule("XII.4-01")
@pytest.mark.parametrize("terrain", ["river", "hill", "mountain"])
@pytest.mark.parametrize(
    ("name", "free"),
    [
        pytest.param("S1", {"river"}, marks=pytest.mark.rule("IV.1-23")),
        pytest.param("M1", {"river", "hill"}, marks=pytest.mark.rule("IV.1-24")),
        pytest.param("L1", {"river", "hill", "mountain"}, marks=pytest.mark.rule("IV.1-25")),
    ],
)
def test_iv_1_terrains_of_power_2_by_size(name: str, free: set[str], terrain: str) -> None:
    """A small one crosses rivers, a medium one also hills, a large one also mountains for nothing (IV.1)."""
    place, tile, neighbours, price = TERRAINS[terrain]
    state = local_railway(kk_between_terrains(), name, company="kk")
    action = lay(state, "kk", place, tile, *neighbours, power=name)
    if terrain in free:
        assert action in action_ranges(state)
        assert charter(after(state, action), "kk").treasury == 0
    else:
        assert refusal(state, action) == ("IV.1", "terrain_beyond_power")
        assert not tiles_offered(state, place)
        rich = company(state, "kk", treasury=price)
        then = after(rich, lay(rich, "kk", place, tile, *neighbours))
        assert charter(then, "kk").treasury == 0 and not used(then, name)


@pytest.mark.rule("R-067")
def test_r_067_power_2_gives_no_extra_tile() -> None:
    """The tile laid with power 2 is the one tile of the track step (R-067)."""
    state = bcb()
    state = after(state, build_on_river(state, "S1"))
    assert deciding(state)[0] == "station"
    assert refusal(state, lay(state, "BCB", "F16", "9", "E15", "G17")) == ("VIII.3", "track_step_is_over")


@pytest.mark.rule("R-067")
def test_r_067_power_2_is_kept_where_there_is_no_price() -> None:
    """On a hex without a price power 2 cannot be used; the tile is laid without it (R-067)."""
    state = bcb()
    action = lay(state, "BCB", "F16", "9", "E15", "G17", power="S1")
    assert refusal(state, action) == ("IV.1", "no_price_to_cancel")
    assert action not in action_ranges(state)
    assert not used(after(state, lay(state, "BCB", "F16", "9", "E15", "G17")), "S1")


@pytest.mark.rule("R-067", "VIII.5-19")
def test_r_067_power_2_is_not_for_promotions() -> None:
    """A promotion on a river hex costs nothing, so power 2 cannot be used there (R-067)."""
    state = track(bcb(treasury=0), "D14", "9", "E15", "C13")
    action = lay(state, "BCB", "D14", "24", "E15", "C13", "D12", power="S1")
    assert refusal(state, action) == ("IV.1", "no_price_to_cancel")
    assert not used(after(state, lay(state, "BCB", "D14", "24", "E15", "C13", "D12")), "S1")


@pytest.mark.rule("R-067", "R-047")
def test_r_067_power_2_on_praha() -> None:
    """The river price of Praha's first tile is cancelled like any other, and only of the first (R-067)."""
    state = in_phase(floated(a_game(), "BN", price=60, trains=("b0:2+2",)), "d")
    state = local_railway(in_step(stations(state, "BN", "E11/1"), "BN", "track"), "S1", company="BN")
    assert refusal(state, LayTile("BN", "E11", "8890", 1)) == ("VIII.4", "treasury_too_small")
    then = after(state, LayTile("BN", "E11", "8890", 1, "S1"))
    assert used(then, "S1") and charter(then, "BN").treasury == 0
    green = laid(state, {"E11": ("8890", 1)})
    assert refusal(green, LayTile("BN", "E11", "8891", 1, "S1")) == ("IV.1", "no_price_to_cancel")


@pytest.mark.rule("R-067", "R-047")
def test_r_067_power_2_on_b8() -> None:
    """The river price of B8's first, green tile is cancelled too (R-067)."""
    state = in_phase(floated(a_game(), "ATE", price=60, trains=("b0:2+2",)), "d")
    state = local_railway(in_step(stations(state, "ATE", "B8/-1"), "ATE", "track"), "S1", company="ATE")
    assert refusal(state, LayTile("ATE", "B8", "8859", 0)) == ("VIII.4", "treasury_too_small")
    then = after(state, LayTile("ATE", "B8", "8859", 0, "S1"))
    assert used(then, "S1") and charter(then, "ATE").treasury == 0


@pytest.mark.rule("R-067")
def test_r_067_only_the_named_local_railway_is_used_up() -> None:
    """Of two owned ones only the one named for the tile is turned over (R-067)."""
    state = local_railway(bcb(), "S2", company="BCB")
    then = after(state, build_on_river(state, "S2"))
    assert (used(then, "S1"), used(then, "S2")) == (False, True)


@pytest.mark.rule("IV.1-19")
def test_iv_1_powers_do_not_end_the_track_step() -> None:
    """After a purple-edged tile the Director may still end the track step himself (IV.1)."""
    state = bcb()
    state = after(state, promote_home(state))
    assert deciding(after(state, EndStep("BCB", "track")))[0] == "station"
