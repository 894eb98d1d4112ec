"""The local railways (IV.1, VI, XII.4)."""

from collections import Counter
from datetime import date

import pytest

from cz18.facts.companies import Size
from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAY_RULES, LOCAL_RAILWAYS
from cz18.facts.maps import Terrain
from cz18.facts.tiles import Colour
from cz18.facts.timeline import COMPONENTS


@pytest.mark.rule("II-03")
def test_there_are_six_local_railways_of_each_size() -> None:
    """18 in all (II)."""
    assert Counter(railway.size for railway in LOCAL_RAILWAYS) == dict.fromkeys(Size, 6)
    names = "S1 S2 S3 S4 S5 S6 M1 M2 M3 M4 M5 M6 L1 L2 L3 L4 L5 L6"
    assert " ".join(railway.id for railway in LOCAL_RAILWAYS) == names
    assert [railway.index for railway in LOCAL_RAILWAYS] == list(range(18))
    assert all(LOCAL_RAILWAY[railway.id] is railway for railway in LOCAL_RAILWAYS)
    assert all(COMPONENTS[f"cards_{size.word}"]["local_railways"] == 6 for size in Size)


@pytest.mark.rule("VI-04")
def test_prices_of_the_pre_stock_round() -> None:
    """25 to 50, 40 to 65 and 55 to 80 in steps of 5 (VI)."""
    prices = [[railway.price for railway in LOCAL_RAILWAYS if railway.size is size] for size in Size]
    assert prices == [[25, 30, 35, 40, 45, 50], [40, 45, 50, 55, 60, 65], [55, 60, 65, 70, 75, 80]]


@pytest.mark.rule("XII.4-01")
def test_income_free_terrain_and_purple_edged_colours() -> None:
    """The overview of the local railways (XII.4)."""
    river, hill, mountain = Terrain
    green, brown, grey = Colour.GREEN, Colour.BROWN, Colour.GREY
    assert {
        Size.SMALL: (5, (river,), (green,)),
        Size.MEDIUM: (10, (river, hill), (green, brown)),
        Size.LARGE: (20, (river, hill, mountain), (green, brown, grey)),
    } == LOCAL_RAILWAY_RULES


def test_every_local_railway_has_two_names_and_a_day_of_opening() -> None:
    """German and Czech, between 1895 and 1910 (XII.1 to XII.3)."""
    assert len({railway.name_de for railway in LOCAL_RAILWAYS}) == 18
    assert len({railway.name_cs for railway in LOCAL_RAILWAYS}) == 18
    days = [date.fromisoformat(railway.opened) for railway in LOCAL_RAILWAYS]
    assert min(days) == date(1895, 1, 16) and max(days) == date(1910, 8, 1)
