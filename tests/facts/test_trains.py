"""Train cards, trains and phases (VIII.12, XII.9)."""

import re
from itertools import pairwise

import pytest

from cz18.facts.companies import Size
from cz18.facts.tiles import Colour
from cz18.facts.timeline import COMPONENTS
from cz18.facts.trains import CARDS, CARDS_IN_BOX, PHASE, PHASES, TRAIN, TrainKind

# The table of the phases (XII.9): rule, letter, cards, faces with prices, train limits.
TABLE = [
    ("XII.9-01", "a", 5, {"2": 70}, (3, 0, 0)),
    ("XII.9-02", "b", 4, {"2": 70, "2+2": 80}, (3, 3, 0)),
    ("XII.9-03", "c", 4, {"3": 120, "2+2": 80}, (3, 3, 0)),
    ("XII.9-04", "d", 4, {"3": 120, "3+3": 180, "3E": 250}, (3, 3, 3)),
    ("XII.9-05", "e", 4, {"4": 250, "3+3": 180, "3E": 250}, (2, 3, 3)),
    ("XII.9-06", "f", 4, {"4": 250, "4+4": 400, "4E": 350}, (2, 2, 3)),
    ("XII.9-07", "g", 4, {"5": 350, "4+4": 400, "4E": 350}, (2, 2, 3)),
    ("XII.9-08", "h", 2, {"5": 350, "5+5": 500, "5E": 700}, (1, 2, 3)),
    ("XII.9-09", "i", 2, {"5": 350, "5+5": 500, "6E": 800}, (1, 1, 3)),
    ("XII.9-10", "j", None, {"5": 350, "5+5": 500, "8E": 1000}, (1, 1, 2)),
]


@pytest.mark.parametrize(
    ("letter", "number", "faces", "limits"),
    [pytest.param(*row[1:], id=row[1], marks=pytest.mark.rule(row[0])) for row in TABLE],
)
def test_the_table_of_the_phases(
    letter: str, number: int | None, faces: dict[str, int], limits: tuple[int, int, int]
) -> None:
    """Cards, faces, prices and train limits of a letter (XII.9)."""
    (series,) = [cards for cards in CARDS if cards.letter == letter]
    assert series.number == number
    assert {face.train: face.price for face in series.faces} == faces
    assert [face.size for face in series.faces] == list(Size)[: len(faces)]
    assert PHASE[letter].train_limit == limits


@pytest.mark.rule("R-004")
def test_there_are_38_cards_in_the_box_and_unlimited_j_cards() -> None:
    """Five j cards are printed; more may be sold (II, XII.9)."""
    assert sum(CARDS_IN_BOX.values()) == COMPONENTS["cards_medium"]["trains"] == 38
    assert CARDS_IN_BOX["j"] == 5
    assert all(series.number == CARDS_IN_BOX[series.letter] for series in CARDS if series.letter != "j")


def test_letters_run_from_a_to_j() -> None:
    assert "".join(series.letter for series in CARDS) == "abcdefghij"
    assert "".join(phase.letter for phase in PHASES) == "abcdefghij"
    assert [phase.index for phase in PHASES] == list(range(10))
    assert {face.train for series in CARDS for face in series.faces} == set(TRAIN)


def test_tile_colours_and_red_values_by_phase() -> None:
    """Green from d, brown from g, grey from i; the red tiles follow (VIII.12)."""
    colours = "".join(phase.tile_colour.word[:2] + " " for phase in PHASES)
    assert colours == "ye ye ye gr gr gr br br gr gr "
    assert PHASE["d"].tile_colour is Colour.GREEN and PHASE["i"].tile_colour is Colour.GREY
    assert all(phase.red_value is phase.tile_colour for phase in PHASES)


def test_phases_open_sizes_and_colours() -> None:
    """Medium companies, train trade and sales of local railways with b, large companies with d (VIII.12)."""
    for phase in PHASES:
        later = phase.letter >= "b"
        assert phase.train_trade == phase.local_railway_purchase == later
        expected = [size for size, letter in zip(Size, "abd", strict=True) if phase.letter >= letter]
        assert list(phase.sizes_open) == expected
        assert [size for size in Size if phase.train_limit[size]] == expected


def test_train_limits_never_rise_once_a_size_is_open() -> None:
    for before, after in pairwise(PHASES):
        for size in Size:
            assert after.train_limit[size] <= before.train_limit[size] or not before.train_limit[size]


@pytest.mark.parametrize("name", TRAIN)
def test_the_range_of_a_train(name: str) -> None:
    """N counts N locations, N+N twice as many with N cities, NE leaves out towns (VIII.7)."""
    train = TRAIN[name]
    number = re.match(r"\d+", name)
    assert number is not None
    cities = int(number[0])
    kinds = {TrainKind.NORMAL: name.isdigit(), TrainKind.PLUS: "+" in name, TrainKind.E: name.endswith("E")}
    assert kinds[train.kind] and sum(kinds.values()) == 1
    assert train.cities_max == cities
    assert train.locations == (2 * cities if train.kind is TrainKind.PLUS else cities)
    assert train.skips_towns == (train.kind is TrainKind.E)
    assert train.size == list(TrainKind).index(train.kind)


def test_scrapping() -> None:
    """A train scraps trains of its own size only (VIII.12)."""
    scraps = {name: set(train.scraps) for name, train in TRAIN.items() if train.scraps}
    assert scraps == {
        "4": {"2"},
        "5": {"2", "3"},
        "4+4": {"2+2"},
        "5+5": {"2+2", "3+3"},
        "6E": {"3E"},
        "8E": {"3E", "4E"},
    }
    for name, train in TRAIN.items():
        assert set(train.scrapped_by) == {other for other, gone in scraps.items() if name in gone}
        assert train.permanent == (not train.scrapped_by)
        assert all(TRAIN[other].size is train.size for other in (*train.scraps, *train.scrapped_by))
