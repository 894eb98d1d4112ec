"""Share companies and the rules of their sizes (IV.2, XII.5 to XII.7)."""

import re
from collections import Counter

import pytest

from cz18.facts.chart import START_PRICES
from cz18.facts.companies import (
    ACQUISITION_MAX_PERCENT,
    ACQUISITION_MIN_PERCENT,
    COMPANIES,
    COMPANY,
    SIZE_RULES,
    Size,
)
from cz18.facts.timeline import COMPONENTS

SMALL, MEDIUM, LARGE = Size


@pytest.mark.rule("IV.2.a-01")
def test_there_are_five_companies_of_each_size() -> None:
    """15 share companies, in the printed order (IV.2.a)."""
    names = "EKJ OFE BCB MW VBW BN NWB ATE BTE KFN Sx Pr By kk Ug"
    assert " ".join(company.id for company in COMPANIES) == names
    assert [company.size for company in COMPANIES] == [SMALL] * 5 + [MEDIUM] * 5 + [LARGE] * 5
    assert [company.index for company in COMPANIES] == list(range(15))
    assert all(COMPANY[company.id] is company for company in COMPANIES)


@pytest.mark.rule("II-04", "IV.2.b-01", "IV.2.c-01", "IV.2.d-01", "IV.2.a-04")
def test_certificates() -> None:
    """50-25-25, 40-20-20-20, 20 and eight of 10; the Director's certificate is two shares (II, IV.2)."""
    parts = {size: SIZE_RULES[size].certificates for size in Size}
    assert parts == {SMALL: (50, 25, 25), MEDIUM: (40, 20, 20, 20), LARGE: (20,) + (10,) * 8}
    assert [(SIZE_RULES[size].units, SIZE_RULES[size].unit) for size in Size] == [(4, 25), (5, 20), (10, 10)]
    for size in Size:
        rules = SIZE_RULES[size]
        assert sum(rules.certificates) == rules.units * rules.unit == 100
        assert rules.certificates[0] == rules.director_units * rules.unit == 2 * rules.unit
    numbers = Counter({company.size: 0 for company in COMPANIES})
    for company in COMPANIES:
        numbers[company.size] += len(SIZE_RULES[company.size].certificates)
    assert [numbers[size] for size in Size] == [15, 20, 45]
    assert [COMPONENTS[f"cards_{size.word}"]["shares"] for size in Size] == [15, 20, 45]


@pytest.mark.rule("II-05", "IV.2.b-05", "IV.2.c-05", "IV.2.d-05", "XII.5-01", "XII.6-01", "XII.7-01")
def test_station_markers() -> None:
    """Three for each small and medium company, two for each large one, 40 in all (II)."""
    assert [SIZE_RULES[size].stations for size in Size] == [3, 3, 2]
    assert sum(SIZE_RULES[company.size].stations for company in COMPANIES) == 40
    assert COMPONENTS["station_markers"] == 40


def test_floating_and_capital() -> None:
    """A company floats with the first part from 50 % on; its capital is one price for each share (VII.5)."""
    assert [SIZE_RULES[size].float_percent for size in Size] == [50, 60, 50]
    for size in Size:
        rules = SIZE_RULES[size]
        assert rules.float_percent - rules.unit < 50 <= rules.float_percent
        assert rules.capital_multiple == rules.units
    assert [SIZE_RULES[size].opens_with for size in Size] == [None, "b", "d"]
    assert [SIZE_RULES[size].dividend_steps for size in Size] == [1, 1, 2]
    assert [SIZE_RULES[size].holding_limit for size in Size] == [75, 60, 60]


def test_cost_to_float_and_treasury() -> None:
    """The printed table of start prices: money needed to float, money in the treasury (VII.5.a)."""
    table = {
        size: [
            (
                price,
                price * SIZE_RULES[size].float_percent // SIZE_RULES[size].unit,
                price * SIZE_RULES[size].units,
            )
            for price in START_PRICES[size]
        ]
        for size in Size
    }
    assert table[SMALL] == [(50, 100, 200), (55, 110, 220), (60, 120, 240), (65, 130, 260), (70, 140, 280)]
    assert table[MEDIUM] == [(60, 180, 300), (70, 210, 350), (80, 240, 400), (90, 270, 450), (100, 300, 500)]
    assert table[LARGE] == [(90, 450, 900), (100, 500, 1000), (110, 550, 1100), (120, 600, 1200)]


def test_ownership_and_acquisition_by_size() -> None:
    """Trains and local railways up to its own size; smaller companies (IV.2, VIII.9)."""
    for size in Size:
        upto = tuple(other for other in Size if other <= size)
        assert SIZE_RULES[size].may_own_trains == SIZE_RULES[size].may_own_local_railways == upto
        assert SIZE_RULES[size].may_acquire == tuple(other for other in Size if other < size)
    assert (ACQUISITION_MIN_PERCENT, ACQUISITION_MAX_PERCENT) == (50, 150)


@pytest.mark.rule("XII.5-01", "XII.6-01", "XII.7-01")
def test_names_of_the_companies() -> None:
    """As printed in the tables (XII.5 to XII.7)."""
    assert [company.name for company in COMPANIES] == [
        "Eisenbahn Karlsbad – Johanngeorgenstadt",
        "Ostrau-Friedlander Eisenbahn",
        "Böhmische Commercialbahn",
        "Mährische Westbahn",
        "Vereinigte Böhmerwaldbahnen",
        "Böhmische Nordbahn",
        "Österreichische Nordwestbahn",
        "Aussig-Teplitzer Eisenbahn",
        "Buschtehrader Eisenbahn",
        "Kaiser Ferdinands-Nordbahn",
        "Sächsische Eisenbahn",
        "Preußische Eisenbahn",
        "Bayrische Staatsbahn",
        "kk Staatsbahn",
        "Ungarische Staatsbahn",
    ]


def test_every_company_has_its_own_readable_colour() -> None:
    """The lettering stands out from the colour: contrast of at least 4 to 1."""
    assert len({company.colour for company in COMPANIES}) == 15
    for company in COMPANIES:
        assert re.fullmatch("#[0-9A-F]{6}", company.colour)
        light, dark = sorted((luminance(company.colour), luminance(company.text_colour)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4, company.id


def luminance(colour: str) -> float:
    """Relative luminance of an sRGB colour."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
