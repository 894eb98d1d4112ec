"""The page explains the rules where they matter: powers, trains, phases, tiles."""

from __future__ import annotations

import re
from typing import Any

from browser.positions import file_of, game_before, random_game
from browser.visitor import Visitor
from playwright.sync_api import expect

from cz18.facts.companies import Size
from cz18.facts.local_railways import LOCAL_RAILWAY_RULES
from cz18.facts.trains import TRAIN
from cz18.rules.actions import BuyTrain

SHARED_PAGE = True


def test_local_railways_show_their_powers(visitor: Visitor) -> None:
    """Where they are bought and where they are owned: income, free terrain, purple-edged tiles."""
    visitor.without_hints()
    visitor.sit_down(visitor.bring(game_before("pre_stock_turn")))
    visitor.wait_until_mine()
    for size in Size:
        rules, name = LOCAL_RAILWAY_RULES[size], size.name.lower()
        line = visitor.panel.locator(f"[data-power={name}]")
        expect(line).to_contain_text(f"Pays {rules.income}\u00a0K")
        for terrain in rules.free_terrain:
            expect(line).to_contain_text(terrain.value)
        for colour in rules.purple_colours:
            expect(line).to_contain_text(colour.name.lower())
    visitor.sit_down(visitor.bring(game_before("track")))
    visitor.wait_until_mine()
    assert visitor.page.locator(".tables-part [data-power]").count() >= 1


def before_a_train_is_bought() -> dict[str, Any]:
    """A random game at a position where a company can buy a train."""
    for seed in range(2, 60):
        game, _ = random_game("standard", seed)
        for number, action in enumerate(game.actions):
            if isinstance(action, BuyTrain):
                return file_of(game, number)
    raise AssertionError("nobody buys a train")


def test_trains_and_phases_in_words(visitor: Visitor) -> None:
    """Who can run a train, how long it lasts, what it would earn now; what is open, and what the next card
    changes."""
    visitor.without_hints()
    table = visitor.bring(before_a_train_is_bought())
    visitor.sit_down(table)
    visitor.wait_until_mine()
    position = visitor.view(table)["position"]
    company = position["companies"][position["decision"]["company"]]
    buys = [one for one in position["choices"] if one["type"] == "BuyTrain"]
    assert buys
    asked = {"seen": position["number"], "actions": buys, "income": True}
    runs = [one["best_run"] for one in visitor.ask("POST", f"/games/{table}/previews", asked)["previews"]]
    for buy, run in zip(buys, runs, strict=True):
        card = visitor.panel.locator(f"li:has([data-choice^='BuyTrain']) [data-train='{buy['face']}']").first
        can = TRAIN[buy["face"]].size.name.lower() == company["size"]
        expect(card.locator("[data-runs]")).to_have_attribute("data-runs", str(can).lower())
        more = run["after"]["total"] - run["before"]["total"]
        expect(card.locator("[data-earns]")).to_have_attribute("data-earns", str(more))
        expect(card.locator("[data-earns]")).to_contain_text("raises" if more else "does not change")
        life = card.locator("[data-life]").inner_text()
        assert ("never scrapped" in life) is TRAIN[buy["face"]].permanent
        assert TRAIN[buy["face"]].permanent or "card" in life
    phase = visitor.page.locator("[data-phase]")
    expect(phase).to_contain_text(f"Phase {position['phase']}: tiles up to {position['tile_colour']}")
    expect(phase.locator("[data-next]")).to_contain_text(re.compile("scraps|available|tiles|limit"))


def test_the_track_step_shows_means_and_reasons(visitor: Visitor) -> None:
    """Treasury and remaining tiles beside the price; tiles that cannot be laid are grouped by reason."""
    visitor.without_hints()
    table = visitor.bring(game_before("track"))
    visitor.sit_down(table)
    visitor.wait_until_mine()
    position = visitor.view(table)["position"]
    company = position["companies"][position["decision"]["company"]]
    expect(visitor.panel.locator("[data-treasury]")).to_have_text(f"{company['treasury']}\u00a0K")
    left = visitor.panel.locator("[data-tiles-left]")
    expect(left).to_have_attribute("data-tiles-left", str(position["turn"]["tiles_left"]))
    visitor.panel.locator("button[data-choice^='hex:']").first.click()
    button = visitor.panel.locator("button[data-choice^='tile:']").first
    note = visitor.panel.locator("[data-note]")
    tile = note.get_attribute("data-note") or ""
    expect(button).to_contain_text(f"{position['supply'][tile]} left")
    expect(note.locator("[data-treasury]")).to_contain_text(f"{company['treasury']}\u00a0K")
    visitor.panel.get_by_text("Why other tiles do not fit").click()
    causes = visitor.panel.locator("[data-cause]")
    causes.first.wait_for()
    told = causes.all_inner_texts()
    assert 1 <= len(told) <= 12
    for line in told:
        tiles = line.split(": ")[-1].split(", ")
        assert len(tiles) == len(set(tiles))
