"""The process track, cash and limits (III.2, V, XII.8), and the figures of Moravia-Silesia (XI.2)."""

import pytest

from cz18.facts.companies import SIZE_RULES, Size
from cz18.facts.tiles import TILES, Colour
from cz18.facts.timeline import (
    CERTIFICATE_LIMIT,
    COMPONENTS,
    HOLDING_LIMIT,
    MORAVIA_SILESIA_FIGURES,
    STARTING_CASH,
    STATION_PRICES,
    TRACK,
)
from cz18.facts.trains import CARDS, TRAIN


@pytest.mark.rule("V-02")
def test_the_process_track() -> None:
    """Eight stock rounds and 13 operating rounds in sets of 1, 1, 1, 1, 2, 2, 2, 3 (V)."""
    words = [str(box.local_railway_price) if box.kind == "OR" else box.kind for box in TRACK]
    printed = "PRE SR 40 SR 45 SR 50 SR 55 SR 60 65 SR 70 75 SR 80 90 SR 100 110 120 END"
    assert " ".join(words) == printed
    rounds = [box for box in TRACK if box.kind == "OR"]
    assert [sum(box.set == number for box in rounds) for number in range(1, 9)] == [1, 1, 1, 1, 2, 2, 2, 3]
    assert [box.set for box in TRACK if box.kind == "SR"] == list(range(1, 9))
    numbers = "1.1 2.1 3.1 4.1 5.1 5.2 6.1 6.2 7.1 7.2 8.1 8.2 8.3"
    assert " ".join(box.number or "" for box in rounds) == numbers


def test_a_train_is_exported_after_every_set_but_the_last() -> None:
    """The crossed-out locomotives stand after 40, 45, 50, 55, 65, 75 and 90 (V, VIII.13)."""
    exported = [box.local_railway_price for box in TRACK if box.export_after]
    assert exported == [40, 45, 50, 55, 65, 75, 90]


@pytest.mark.rule("XII.8-01")
def test_starting_money_and_certificate_limit() -> None:
    """By number of players; two play on the Bohemia board (III.2, VII.4, XII.8, XI.1)."""
    assert STARTING_CASH == {2: 280, 3: 380, 4: 300, 5: 250, 6: 210}
    assert CERTIFICATE_LIMIT == {2: 14, 3: 14, 4: 12, 5: 10, 6: 9}


def test_limits_of_holding_and_prices_of_stations() -> None:
    """75, 60, 60 percent; 70 for large companies in Bohemia and in Moravia-Silesia (VII.3, XI.1, XI.2)."""
    assert HOLDING_LIMIT == {
        "standard": (75, 60, 60),
        "bohemia": (75, 60, 70),
        "moravia_silesia": (70, 70, 70),
    }
    assert HOLDING_LIMIT["standard"] == tuple(SIZE_RULES[size].holding_limit for size in Size)
    assert STATION_PRICES == (0, 40, 100)


def test_the_component_list_adds_up() -> None:
    """The cards of each size are the sum of their kinds, the tiles those of the supply (II)."""
    for size in Size:
        cards = COMPONENTS[f"cards_{size.word}"]
        assert cards["all"] == sum(number for kind, number in cards.items() if kind != "all")
    assert COMPONENTS["tiles"] == sum(tile.count for tile in TILES)
    assert COMPONENTS["charters"] == 15


def test_figures_of_moravia_silesia() -> None:
    """Cash, limits, prices (XI.2)."""
    assert MORAVIA_SILESIA_FIGURES.starting_cash == {2: 500, 3: 450}
    assert MORAVIA_SILESIA_FIGURES.certificate_limit == {2: 15, 3: 13}
    assert MORAVIA_SILESIA_FIGURES.companies_in_play == {2: 4, 3: 5}
    assert MORAVIA_SILESIA_FIGURES.station_prices == (0, 40, 100)
    assert MORAVIA_SILESIA_FIGURES.start_prices == (50, 55, 60, 65, 70)
    assert (MORAVIA_SILESIA_FIGURES.dividend_steps, MORAVIA_SILESIA_FIGURES.minimum_raise) == (1, 5)
    assert MORAVIA_SILESIA_FIGURES.first_local_railway_price == 50


def test_trains_of_moravia_silesia() -> None:
    """Number for two and three players, train limit, colour opened, trains scrapped (XI.2)."""
    rows = [
        (
            it.train,
            TRAIN[it.train].price,
            it.number[2],
            it.number[3],
            it.train_limit,
            it.tile_colour,
            it.scraps,
        )
        for it in MORAVIA_SILESIA_FIGURES.trains
    ]
    assert rows == [
        ("2", 70, 5, 6, 4, Colour.YELLOW, ()),
        ("3", 120, 4, 5, 4, Colour.GREEN, ()),
        ("4", 250, 3, 3, 4, Colour.GREEN, ("2",)),
        ("4+4", 400, 2, 3, 3, Colour.BROWN, ()),
        ("5+5", 500, None, None, 2, Colour.GREY, ("3",)),
    ]
    assert [it.train for it in MORAVIA_SILESIA_FIGURES.trains if it.papers_close] == ["4+4"]


def test_cards_of_moravia_silesia_show_their_train() -> None:
    faces = {series.letter: {face.train for face in series.faces} for series in CARDS}
    for it in MORAVIA_SILESIA_FIGURES.trains:
        letters = it.cards + ((it.fifth_card,) if it.fifth_card else ())
        assert all(it.train in faces[letter] for letter in letters)
