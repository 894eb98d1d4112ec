"""Previews show the result of an action, and of an offer if it is accepted."""

from __future__ import annotations

import random
from typing import Any

from browser.positions import definite, offer_for_a_company_with_trains, random_game
from rules.positions import about_to_run, company, in_step, row

from cz18.contract.previews import preview
from cz18.interop.formats.codec import encode_action
from cz18.rules.actions import AcceptOffer, LayTile
from cz18.rules.asking.outcome import runs_with
from cz18.rules.engine import action_ranges, apply_unchecked, decision
from cz18.rules.game import replay
from cz18.rules.questions import company_id, top_card

NAMES = ("Anna", "Bedřich", "Cyril")


def test_previewed_money_is_the_money_afterwards() -> None:
    """For every choice at many positions: the previewed cash and treasuries equal the next state's, and no other
    changes."""
    game, kinds = random_game("standard", 2)
    rng = random.Random(1)
    for number in range(0, len(kinds), 17):
        state = replay(game._replace(actions=game.actions[:number]))
        for choice in action_ranges(state)[:12]:
            action = definite(choice, rng)
            received: Any = preview(state, action, income=False)["outcome"]  # type: ignore[typeddict-item]
            after, _ = apply_unchecked(state, action)
            cash = {one["seat"]: (one["before"], one["after"]) for one in received.get("cash", [])}
            for seat, player in enumerate(state.players):
                now = after.players[seat].cash
                assert cash.get(seat, (player.cash, player.cash)) == (player.cash, now), encode_action(action)
            treasury = {one["company"]: one["after"] for one in received.get("treasury", [])}
            for name, amount in treasury.items():
                index = next(i for i in range(len(after.companies)) if company_id(i) == name)
                assert after.companies[index].treasury == amount


def test_an_offer_previews_its_acceptance() -> None:
    """An offer to acquire changes nothing yet; accepted, it moves money, stations and trains (VIII.9)."""
    game, number, offer = offer_for_a_company_with_trains()
    state = replay(game._replace(actions=game.actions[:number]))
    received = preview(state, offer, income=False)
    assert received["outcome"] == {}
    asked, _ = apply_unchecked(state, offer)
    due = decision(asked)
    assert due is not None
    accepted, _ = apply_unchecked(asked, AcceptOffer(due.player))
    outcome = received["accepted"]["outcome"]
    assert {one["seat"]: one["after"] for one in outcome["cash"]} == {
        seat: player.cash
        for seat, player in enumerate(accepted.players)
        if player.cash != state.players[seat].cash
    }
    (stations,) = outcome["stations"]
    assert stations["company"] == offer.company and set(stations["before"]) < set(stations["after"])
    assert outcome["to_take_over"]


def test_a_tile_before_the_first_train_is_previewed_with_the_one_on_sale() -> None:
    """Without a train every run earns 0; with one of its own a company needs no such figure (VIII.8)."""
    running = about_to_run("BCB", "a0", row("CC"), "F4", letter="b")
    owning = company(in_step(running, "BCB", "track", number="5.2"), "BCB", treasury=200)
    bare = company(owning, "BCB", trains=())
    tile = next(one for one in action_ranges(bare) if isinstance(one, LayTile))
    received = preview(bare, tile, income=True)
    assert received["best_run"]["after"]["total"] == 0
    found = received["with_train"]
    letter, number = top_card(bare)
    before, after = runs_with(company(bare, "BCB", trains=(f"{letter}{number}",)), tile, "BCB")
    assert before.total > 0
    assert (found["train"], found["before"]["total"], found["after"]["total"]) == ("2", before.total, after.total)
    assert "with_train" not in preview(owning, tile, income=True)
    assert "with_train" not in preview(bare, tile, income=False)
