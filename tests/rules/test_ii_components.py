"""Chapter II: what the box holds limits play, the bank does not."""

from __future__ import annotations

from collections import Counter

import pytest

from cz18 import is_over
from cz18.facts.tiles import TILES, Colour
from cz18.rules.actions import EndStep, LayTile, PayOut, PlaceStation, SellShares
from cz18.rules.company_turn.track import supply
from tests.rules.positions import (
    a_game,
    cash,
    charter,
    floated,
    in_step,
    in_stock_round,
    kind_of_decision,
    laid,
    legal,
    play,
    player,
    refusal,
    stations,
)

FAR_AWAY = ("I9", "G19")
TWO_CITIES = {"E15": ("57", 0), "D16": ("57", 0)}


@pytest.mark.rule("II-01", "R-003")
def test_ii_supply_of_a_new_game_is_the_whole_box() -> None:
    """Before a tile is laid the supply holds 69, 54, 28, 4 and 5 tiles by colour, 160 in all (II)."""
    left = supply(a_game().laid)
    by_colour: Counter[Colour] = Counter()
    for tile, copies in zip(TILES, left, strict=True):
        by_colour[tile.colour] += copies
    assert [by_colour[colour] for colour in Colour] == [69, 54, 28, 4, 5]
    assert sum(left) == 160


@pytest.mark.rule("II-05")
def test_ii_forty_station_markers() -> None:
    """A new game has 40 markers, three on each small and medium charter, two on each large one (II)."""
    markers = [item.markers for item in a_game().companies]
    assert markers == [3] * 10 + [2] * 5
    assert sum(markers) == 40


@pytest.mark.parametrize(
    ("name", "markers"),
    [
        pytest.param("BCB", 3, marks=pytest.mark.rule("IV.2.b-05")),
        pytest.param("BN", 3, marks=pytest.mark.rule("IV.2.c-05")),
        pytest.param("Sx", 2, marks=pytest.mark.rule("IV.2.d-05")),
    ],
)
@pytest.mark.rule("II-05")
def test_ii_the_last_marker_is_the_last_station(name: str, markers: int) -> None:
    """A company that has placed all markers of its size has no station step and is refused another (II)."""
    state = laid(floated(a_game(), name, treasury=500), TWO_CITIES)
    state = in_step(stations(state, name, "E15", *FAR_AWAY[: markers - 2]), name, "station")
    one_left, _ = play(state, PlaceStation(name, "D16", 0))
    assert charter(one_left, name).markers == 0
    again = in_step(one_left, name, "station")
    assert legal(again, PlaceStation) == []
    assert refusal(again, PlaceStation(name, "D4", 0)) == ("VIII.6", "no_marker_left")
    no_step, _ = play(in_step(one_left, name, "track"), EndStep(name, "track"))
    assert kind_of_decision(no_step) == "trains"


@pytest.mark.rule("II-06", "R-069")
def test_ii_a_tile_needs_a_copy_in_the_supply() -> None:
    """With three of the four copies of a tile on the map it can be laid, with four it cannot (II)."""
    state = stations(floated(a_game(), "BCB", treasury=100), "BCB", "E15")
    three = in_step(laid(state, dict.fromkeys(("D4", "F22", "I9"), ("57", 0))), "BCB", "track")
    four = laid(three, {"D16": ("57", 1)})
    lay = LayTile("BCB", "E15", "57", 0)
    assert lay in legal(three, LayTile)
    assert refusal(four, lay) == ("II", "none_in_supply")
    assert lay not in legal(four, LayTile)
    assert LayTile("BCB", "E15", "5", 0) in legal(four, LayTile)


@pytest.mark.rule("II-07", "R-005")
def test_ii_the_bank_pays_any_sum() -> None:
    """A dividend and a sale far above the notes in the box are paid in full and end nothing (II)."""
    income = 10_000_000
    state = in_step(floated(a_game(), "BCB", trains=("a0",)), "BCB", "dividend", income=income)
    state, _ = play(state, PayOut("BCB"))
    assert cash(state, 0) == 380 + income // 2
    assert not is_over(state)
    selling = in_stock_round(player(state, 1, cash=income, shares={"BCB": 1}), 3, turn_of=1)
    sold, _ = play(selling, SellShares(1, "BCB", 1))
    assert cash(sold, 1) > income
    assert not is_over(sold)
