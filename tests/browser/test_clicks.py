"""A company's turn takes few clicks, one action is the main one, and only a skip that loses something is confirmed."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import Visitors
from browser.positions import KINDS, STEPS, file_of, game_before, game_of_bots, turn_with_every_step
from browser.turns import MAIN, Turn, first_turn, turn_without_building, usual_turn
from browser.visitor import WIDE, Visitor
from playwright.sync_api import expect

SHARED_PAGE = True
SIZES = (WIDE, (1024, 768))
TOUCH_SIZES = ((390, 844), (844, 390))
LOSING = {"track": "[data-choice^=EndStep], [data-way=run]", "station": "[data-choice^=EndStep], [data-way=run]"}
"""Controls that skip a step in which something could be built."""


def opened(visitor: Visitor, file: dict[str, Any], **settings: Any) -> str:
    visitor.without_hints(**settings)
    game = visitor.bring(file)
    visitor.sit_down(game)
    visitor.wait_until_mine()
    return game


def round_of_bots(until: str) -> dict[str, Any]:
    game = game_of_bots(until)
    return file_of(game, len(game.actions))


def test_a_usual_turn_takes_five_clicks_at_most(visitor: Visitor) -> None:
    """A tile, the run, a dividend, no train, with all confirmations on; three companies."""
    game = opened(visitor, round_of_bots("OR 2.1"), confirm=True, confirmSkips=True)
    assert max(usual_turn(visitor, game) for _ in range(3)) <= 5


def test_a_first_turn_takes_six_clicks_at_most(visitor: Visitor) -> None:
    """Two tiles and the train that is needed, with all confirmations on; three companies."""
    game = opened(visitor, round_of_bots("OR 1.1"), confirm=True, confirmSkips=True)
    assert max(first_turn(visitor, game) for _ in range(3)) <= 6


def test_a_turn_without_building_takes_two_clicks(visitor: Visitor) -> None:
    game = opened(visitor, round_of_bots("OR 2.1"), confirm=True)
    assert turn_without_building(visitor, game) == 2


def test_one_undo_reverts_a_click_with_its_skips(visitor: Visitor) -> None:
    """The tile, the station step without a choice and the run are one click, and one click back."""
    game = opened(visitor, round_of_bots("OR 2.1"))
    turn = Turn(visitor, game)
    before = turn.position
    turn.lay_a_tile()
    made = visitor.ask("GET", f"/games/{game}/log?since={before['number']}")["entries"]
    assert [entry["by"] for entry in made][:2] == ["person", "table"]
    automatic = visitor.page.locator(f".entries > li:has([data-entry='{made[1]['number']}']) [data-automatic]")
    expect(automatic).to_be_visible()
    visitor.page.locator("[data-choice=undo]").click()
    visitor.wait_for_number(made[-1]["number"] + 1)
    assert visitor.view(game)["position"]["decision"] == before["decision"]


def test_all_six_steps_wait_where_they_offer_a_choice(visitor: Visitor) -> None:
    """All six steps of this turn have a decision; two are made by the button that skips to the run."""
    game = opened(visitor, turn_with_every_step())
    before = visitor.view(game)["position"]
    turn = Turn(visitor, game)
    turn.act(visitor.panel.locator("[data-way=run]"))
    turn.finish()
    log = visitor.ask("GET", f"/games/{game}/log?since={before['number']}")["entries"]
    made = [entry["action"].get("step") or entry["action"]["type"] for entry in log]
    assert made == ["track", "station", "Run", "PayOut", "acquisition", "trains"]
    assert len(made) == len(STEPS)


def test_a_skip_that_loses_something_is_asked_once(visitor: Visitor) -> None:
    """Before anything is laid the only filled button lays a tile; skipping asks, says what is lost, and can be called
    off."""
    opened(visitor, round_of_bots("OR 1.1"), confirmSkips=True)
    number = visitor.number
    filled = visitor.page.locator("main button.primary:visible")
    expect(filled).to_have_count(1)
    assert (filled.get_attribute("data-choice") or "").startswith("LayTile")
    for skip in ("[data-way=run]", "[data-choice='EndStep:MW:track']"):
        visitor.panel.locator(skip).click()
        asked = visitor.page.locator("[data-part=sure][open]")
        expect(asked.locator("[data-loses=tile]")).to_be_visible()
        asked.locator("[data-sure=no]").click()
        expect(asked).to_have_count(0)
    assert visitor.number == number
    visitor.panel.locator("[data-choice='EndStep:MW:track']").click()
    visitor.page.locator("[data-sure=again]").check()
    visitor.page.locator("[data-sure=yes]").click()
    visitor.page.wait_for_function(
        "before => Number(document.querySelector('output[data-position]').dataset.position) > before", arg=number
    )
    settings = visitor.page.evaluate("() => JSON.parse(localStorage.getItem('18cz/settings'))")
    assert (settings["confirmSkips"], settings["confirm"]) == (False, False)


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind in STEPS else pytest.mark.full) for kind in KINDS]
)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_one_main_action_at_the_foot_of_every_screen(visitors: Visitors, kind: str, touch: bool) -> None:
    """At most one filled button, in the bar; the bar with Undo and all ways out is on the screen without scrolling."""
    sizes = TOUCH_SIZES if touch else SIZES
    with visitors(sizes[0], touch=touch) as visitor:
        opened(visitor, game_before(kind))
        for size in sizes:
            visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
            look_at_foot(visitor, kind)
        visitor.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})


def look_at_foot(visitor: Visitor, kind: str) -> None:
    filled = visitor.page.locator("main button.primary:visible")
    assert filled.count() <= 1
    assert filled.count() == visitor.page.locator(MAIN).count()
    skips = visitor.panel.locator(LOSING.get(kind, "nothing"))
    view = visitor.view(visitor.game)["position"]
    if any(one["type"] in ("LayTile", "PlaceStation") for one in view["choices"]):
        assert not any("primary" in (one.get_attribute("class") or "") for one in skips.all())
    bar = visitor.panel.locator("[data-part=foot]")
    for button in bar.locator("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(bar.locator("[data-choice=undo]")).to_have_accessible_name("Undo")
    for leaving in visitor.panel.locator("[data-choice^=EndStep], [data-choice=Pass]").all():
        assert leaving.evaluate("one => !!one.closest('[data-part=foot]')")


def test_done_is_the_main_action_once_the_needed_train_is_bought(visitor: Visitor) -> None:
    """Before that it is the purchase, because the turn cannot end without it."""
    game = opened(visitor, round_of_bots("OR 1.1"))
    turn = Turn(visitor, game)
    while turn.position["decision"]["kind"] != "trains":
        turn.act(visitor.panel.locator("[data-way=run], [data-choice^=EndStep]").first)
    main = visitor.page.locator(MAIN)
    expect(main).to_have_attribute("data-choice", "BuyTrain:MW:a0:2")
    turn.act(main)
    expect(main).to_have_attribute("data-choice", "EndStep:MW:trains")
