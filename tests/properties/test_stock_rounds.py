"""Stock rounds of random games against an independent model: legal actions, outcomes, turn order (VII, IX.3)."""

from __future__ import annotations

from typing import Any

import pytest
from properties.stock_model import CHART, StockModel

from cz18.bots.random_bot import STYLES as KNOWN
from cz18.bots.random_bot import Played, Style, play_random_game
from cz18.facts.companies import COMPANY
from cz18.rules.actions import SellShares
from cz18.rules.options import Options
from cz18.rules.state import StockTurn
from cz18.rules.versions import VERSIONS

PEDLAR = KNOWN["trader"]._replace(largest_block=False)
"""Sells share by share."""
STYLES = ("trader", "founder", "balanced", "buyer", "pauper", "acquirer")
GAMES, SHORT = 200, 16


class Judge:
    """Compares every stock turn of a game with the model."""

    def __init__(self) -> None:
        self.actions = 0
        self.sold_again = 0

    def step(self, played: Played) -> None:
        before, after = played.before, played.after
        due = before.pending[-1]
        if not isinstance(due, StockTurn):
            return
        self.actions += 1
        if isinstance(played.action, SellShares) and before.stock is not None:
            self.sold_again += COMPANY[played.action.company].index in before.stock.sold_this_turn
        model = StockModel(before)
        assert set(played.choices) == model.legal(due.player)
        following = model.play(due.player, played.action)
        if following is not None:
            assert after.pending == (StockTurn(following),)
            assert vars(model) == vars(StockModel(after))
        elif after.box == before.box + 1:  # otherwise the operating round has ended as well
            assert after.stock is None and list(after.order) == model.order
            assert [list(person.shares) for person in after.players] == model.shares
            assert {price: list(stack) for price, stack in zip(CHART, after.stacks, strict=True)} == model.markers


@pytest.mark.rule("VII.1-03", "VII.2-02", "VII.2-03", "VII.3-07", "VII.4-04", "VII.5.b-01", "VII.6-01", "IX.3-03")
@pytest.mark.rule("R-020", "R-022", "R-023", "R-026", "R-027", "R-030", "R-031", "R-033", "R-034", "R-036")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_stock_rounds_agree_with_the_independent_model(players: int, random_cases: Any, full_run: bool) -> None:
    """Every stock turn of random games has the same choices and outcome in both (VII), under every rules version."""
    judge = Judge()
    for seed in range((GAMES if full_run else SHORT) // 4):
        styles: list[str | Style] = [STYLES[(seed + seat) % len(STYLES)] for seat in range(players)]
        if seed % 3 == 0:
            styles = [PEDLAR, "trader"] * players
        play_random_game(
            players,
            500 + seed,
            styles,
            judge.step,
            options=Options(rules_version=VERSIONS[(seed + 1) % len(VERSIONS)]),
        )
    assert judge.actions > 400 and judge.sold_again > 0
    random_cases.add("stock turns against a second opinion", judge.actions)
