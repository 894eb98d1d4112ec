"""Where recorded games depart from the book."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cz18.facts.rulebook import SECTIONS
from cz18.interop.games_18xx.departures import NO_CONSENT, Departed
from cz18.interop.games_18xx.importer import import_game
from tests.conftest import REAL_GAME_MISSING
from tests.interop.recorded import NAMES, game, real_game, trace


def _found(name: str) -> tuple[Departed, ...]:
    return import_game(game(name), departures=True).departures


@pytest.mark.rule("R-080")
def test_praha_twice_in_the_real_game() -> None:
    """Action 345 visits Praha twice: accepted under the profile, reported as a departure from the book (R-080)."""
    try:
        data, _ = real_game()
    except FileNotFoundError:
        pytest.skip(REAL_GAME_MISSING)
    found = import_game(data, departures=True).departures
    assert [item for item in found if item.action == 345] == [Departed(345, "VIII.7", "praha_twice")]


def _needs_consent(data: dict[str, Any], lines: list[dict[str, Any]]) -> dict[int, str]:
    """From the trace alone: deals with another player's property, and the section that requires consent."""
    expected: dict[int, str] = {}
    before: dict[str, Any] = {}
    for action, line in zip(data["actions"], lines, strict=False):
        if action["entity_type"] == "corporation" and before:
            own = before["corps"][action["entity"]].get("president")
            match action["type"]:
                case "buy_company":
                    owner = next(who["name"] for who in before["players"] if action["company"] in who["locals"])
                    section = "IV.1"
                case "buy_corporation":
                    owner, section = before["corps"][action["corporation"]]["president"], "VIII.9"
                case "buy_train":
                    owner, section = _seller(action, before, line), "VIII.10"
                case _:
                    owner = None
            if owner is not None and owner != own:
                expected[action["id"]] = section
        before = line
    return expected


def _seller(action: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> str | None:
    """The Director of the company that lost one train in a purchase and received the price."""
    for name, company in before["corps"].items():
        now = after["corps"][name]
        if name == action["entity"] or "trains" not in company or "trains" not in now:
            continue
        if now["cash"] == company["cash"] + action["price"] and len(now["trains"]) < len(company["trains"]):
            return str(company["president"])
    return None


@pytest.mark.rule("R-070", "R-100", "VIII.10-10")
@pytest.mark.parametrize("name", NAMES[::3])
def test_missing_consent_is_reported_once_per_action(name: str) -> None:
    """Local railways, companies and trains taken from another player without consent."""
    reported = [item for item in _found(name) if item.code == NO_CONSENT]
    assert {item.action: item.section for item in reported} == _needs_consent(game(name), trace(name))
    assert len({item.action for item in reported}) == len(reported)


def test_departures_are_collected_on_demand_only() -> None:
    """Collecting departures costs time."""
    assert import_game(game("dev-3p-02")).departures == ()


@pytest.mark.parametrize("name", NAMES)
def test_departures_cite_sections_and_actions_of_the_file(name: str) -> None:
    """Every departure names a section of the rulebook and an action of the file, in order."""
    data = game(name)
    found = _found(name)
    assert found
    assert {item.section for item in found} <= set(SECTIONS)
    assert [item.action for item in found] == sorted(item.action for item in found)
    assert {item.action for item in found} <= {action["id"] for action in data["actions"]}


@pytest.mark.rule("R-104")
def test_trains_taken_over_beyond_the_limit() -> None:
    """The site lets a company take over trains beyond its limit and return some afterwards (R-104)."""
    assert Departed(713, "VIII.10", "train_limit") in _found("dev-4p-02")


@pytest.mark.rule("R-124")
def test_a_turn_that_ends_without_a_train_to_run() -> None:
    """At its new limit, with a train it cannot run, the company continues without buying (R-124)."""
    codes = Counter(item.code for item in _found("dev-6p-02") if item.action == 580)
    assert codes["must_own_a_train"] == 1


@pytest.mark.rule("R-046")
def test_a_second_tile_after_praha() -> None:
    """The yellow Praha tile ends a track step; the site allows a second yellow tile (R-046)."""
    found = [item for item in _found("dev-4p-03") if item.code == "already_promoted"]
    assert [item.section for item in found] == ["VIII.4"]
    actions = {action["id"]: action for action in game("dev-4p-03")["actions"]}
    assert actions[found[0].action]["type"] == "lay_tile"
    assert actions[found[0].action - 1]["hex"] == "E12"


@pytest.mark.rule("R-020")
def test_a_second_sale_of_a_company_in_one_turn() -> None:
    """By the book it joins the block, at one price with one fall; the profile treats each sale separately (R-020)."""
    data = game("dev-5p-03")
    place, sale = next(
        (place, action)
        for place, action in enumerate(data["actions"])
        if action["type"] == "sell_shares" and len(action["shares"]) > 1 and "_0" not in "".join(action["shares"])
    )
    one = sale["percent"] // len(sale["shares"])
    halves = [
        {**sale, "shares": sale["shares"][:1], "percent": one},
        {**sale, "shares": sale["shares"][1:], "percent": sale["percent"] - one, "id": sale["id"] + 1},
    ]
    cut = {**data, "actions": [*data["actions"][:place], *halves]}
    found = import_game(cut, departures=True).departures
    assert Departed(sale["id"] + 1, "VII.6", "second_fall") in found
