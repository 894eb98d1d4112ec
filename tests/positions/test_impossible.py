"""Impossible positions are reported with their section, and still answer questions about runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from positions.recorded_positions import TRANSCRIPTS, late_json, turns_of

from cz18.interop.formats.positions.answers import NotPlayable, answers, begun, opened
from cz18.interop.formats.positions.writing import state_to_position
from cz18.messages import catalogue
from cz18.rules.asking.plausible import faults

Json = dict[str, Any]
Change = Callable[[Json], object]


def _tile(hex_: str, tile: str, rotation: int = 0) -> Change:
    return lambda data: data["tiles"].update({hex_: {"tile": tile, "rotation": rotation}})


def _station(hex_: str, company: str, city: int = 0) -> Change:
    return lambda data: data["stations"].append({"hex": hex_, "company": company, "city": city})


def _company(name: str, **changes: Any) -> Change:
    return lambda data: data["companies"].setdefault(name, {}).update(changes)


def _shares(seat: int, company: str, units: int) -> Change:
    return lambda data: data["players"][seat].setdefault("shares", {}).update({company: units})


def _player(seat: int, **changes: Any) -> Change:
    return lambda data: data["players"][seat].update(changes)


def _railway(name: str, **owner: Any) -> Change:
    return lambda data: data.setdefault("local_railways", {}).update({name: owner})


def _set(**changes: Any) -> Change:
    return lambda data: data.update(changes)


def _trains(**changes: Any) -> Change:
    return lambda data: data.setdefault("trains", {}).update(changes)


def _copies(data: Json) -> None:
    for hex_ in ("C13", "C19", "G21"):
        data["tiles"][hex_] = {"tile": "3", "rotation": 1}


def _no_price(company: str) -> Change:
    def change(data: Json) -> None:
        data["chart"] = {
            price: [name for name in stack if name != company] for price, stack in data["chart"].items()
        }
        data["companies"].get(company, {}).pop("status", None)
        data["queue"] = [name for name in data.get("queue", []) if name != company]

    return change


def _closed(data: Json) -> None:
    """A closed company, and none that has acquired it."""
    for company in data["companies"].values():
        company.pop("has_acquired", None)
    _company("OFE", status="closed")(data)


def _stock_round(**stock: Any) -> Change:
    def change(data: Json) -> None:
        for name in ("turn", "queue"):
            data.pop(name, None)
        data.update(round="SR 1", stock=stock)

    return change


def _all(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


CASES: list[tuple[str, str, Change]] = [
    # the map
    ("VIII.4", "wrong_kind", _tile("E15", "8")),
    ("VIII.4", "wrong_kind", _tile("C13", "57")),
    ("VIII.4", "wrong_label", _tile("E21", "216", 2)),
    ("VIII.4", "wrong_kind", _tile("B8", "57")),
    ("VIII.4", "over_map_edge", _tile("A9", "58", 1)),
    ("VIII.4", "red_edged_hex", _tile("A7", "8")),
    ("VIII.4", "red_tile", _tile("C13", "8895")),
    ("VIII.4", "red_tile", _tile("C19", "8894")),
    ("II", "too_many_copies", _copies),
    ("VIII.5", "colour_not_open", _set(phase="a")),
    ("VIII.6", "station_without_city", _station("C15", "BN")),
    ("VIII.6", "station_without_city", _station("E15", "BN", 3)),
    ("VIII.6", "station_without_city", _station("E15", "BN", -1)),
    ("VIII.6", "too_many_stations_in_city", _all(_station("E15", "BN"), _station("E15", "Pr"), _station("E15", "Sx"))),
    ("VIII.6", "two_stations_on_hex", _station("B4", "Sx")),
    # trains
    ("IV.2.b", "train_too_large", _company("MW", trains=["4+4"])),
    ("IV.2.b", "train_too_large", _company("EKJ", trains=["8E"])),
    ("IV.2.c", "train_too_large", _company("BN", trains=["8E"])),
    ("VIII.10", "too_many_trains", _company("BN", trains=["5+5", "5+5", "4+4", "4+4"])),
    ("VIII.12", "train_is_scrapped", _company("MW", trains=["2"])),
    ("VIII.12", "train_is_scrapped", _company("BN", trains=["2+2"])),
    ("VIII.12", "train_not_scrapped", _trains(scrapped=["2"])),
    ("VIII.10", "card_in_deck", _trains(gone=20)),
    ("VIII.12", "phase_and_deck", _trains(gone=3)),
    ("VIII.12", "returned_to_deck", _trains(on_deck=[{"card": "a0", "face": "2"}])),
    ("II", "no_such_card", _company("MW", trains=[{"card": "a9", "face": "2"}])),
    ("VIII.10", "not_on_card", _company("MW", trains=[{"card": "a4", "face": "5"}])),
    # shares
    ("IV.2", "too_many_shares", _shares(0, "EKJ", 4)),
    ("IV.2", "too_many_shares", _shares(0, "kk", 9)),
    ("VII.5", "shares_without_price", _no_price("BN")),
    ("VII.4", "above_holding_limit", _shares(0, "kk", 8)),
    ("VII.5", "director_without_certificate", _company("BN", director=1)),
    ("VII.5.b", "not_the_largest_holder", _all(_shares(1, "BN", 2), _company("BN", director=1))),
    ("VII.5", "no_director", _company("BN", director=None)),
    ("VII.5", "owns_without_price", _no_price("BN")),
    ("VII.3", "size_not_open", _set(phase="c")),
    ("VII.5", "not_a_start_price", _company("BN", initial_price=42)),
    ("VII.5.a", "has_to_float", _company("BN", status="started")),
    ("VII.5.a", "owns_before_floating", _company("BN", status="started")),
    ("VIII.6", "too_many_markers", _company("BN", markers=9)),
    ("VIII.6", "no_station", _all(_set(stations=[]), _company("BN", operated=True))),
    ("VIII.6", "station_before_first_turn", _company("BN", operated=False)),
    ("VIII.4", "red_tile_and_first_turn", lambda data: data["tiles"].pop("B4")),
    ("VIII.7", "odd_income", _company("BN", last_income=123)),
    ("VIII.9", "cannot_acquire", _company("EKJ", has_acquired=True)),
    ("VIII.9", "closed_without_acquirer", _closed),
    ("VII.3", "companies_left_out", _company("By", status="left_out")),
    # local railways, players, rounds
    ("VI", "railway_not_sold", _railway("S1")),
    ("IV.1", "railway_of_no_company", _railway("S1", company="By")),
    ("IV.1", "railway_too_large", _railway("L1", company="EKJ")),
    ("VIII.11", "debt_above_penalty", _player(0, debt=100)),
    ("VIII.13", "exports_missing", _all(_trains(gone=1), _set(phase="a"))),
    ("VIII.1", "before_first_round", _stock_round()),
    ("VI", "company_before_stock_round", _set(round="pre-stock")),
    ("VII.6", "sold_in_first_round", _stock_round(sold=[["BN"], [], []])),
    ("VIII.2", "acts_unfloated", _set(turn={"company": "By"})),
    ("VIII.2", "acts_twice", _set(turn={"company": "BN"}, queue=["BN"])),
]  # fmt: skip


@pytest.mark.parametrize(
    ("section", "code", "change"), CASES, ids=[f"{code}-{i}" for i, (_, code, _) in enumerate(CASES)]
)
def test_an_impossible_position_is_reported_with_its_section(section: str, code: str, change: Change) -> None:
    data = late_json()
    assert faults(opened(data).state) == []
    change(data)
    position = opened(data)
    found = faults(position.state)
    assert (section, code) in [(fault.section, fault.code) for fault in found]
    assert all(f"impossible-{fault.code} =" in catalogue("en", "wrong-position") for fault in found)
    assert answers(position)["runs"] or not data["stations"]
    with pytest.raises(NotPlayable):
        begun(position)


def test_there_are_fifty_of_them() -> None:
    assert len(CASES) >= 50


def _of(board: str) -> Json:
    path = next(path for path in TRANSCRIPTS if path.name.startswith(board))
    turns = turns_of(path)
    return state_to_position(turns[len(turns) // 2])


def test_vaclav_has_one_company_of_each_size_that_has_arrived() -> None:
    data = _of("bohemia")
    data["vaclav"] = {}
    assert "vaclavs_companies" in [fault.code for fault in faults(opened(data).state)]


def test_moravia_leaves_companies_out() -> None:
    data = _of("moravia-2")
    for company in data["companies"].values():
        if company.get("status") == "left_out":
            del company["status"]
    found = [(fault.section, fault.code) for fault in faults(opened(data).state)]
    assert ("XI.2", "companies_left_out") in found


def test_moravia_scraps_by_its_own_section() -> None:
    """A company still has 2-trains although they are scrapped; XI.2 says which train scraps them."""
    data = _of("moravia-2")
    data["trains"] = {"scrapped": ["2"]}
    found = {(fault.section, fault.code) for fault in faults(opened(data).state)}
    assert found == {("XI.2", "train_is_scrapped")}


def test_a_local_railway_of_the_full_game_is_not_in_bohemia() -> None:
    data = _of("bohemia")
    data.setdefault("local_railways", {})["L6"] = {"player": 0}
    assert ("XI.1", "railway_not_in_game") in [(one.section, one.code) for one in faults(opened(data).state)]
