"""Offers between players: nothing is sold below the buyer's resale value, and no declined offer is repeated."""

from __future__ import annotations

from random import Random

import pytest
from bots.test_positions import BOTH, choice, running
from rules.positions import after, company, floated, in_step, local_railway, on_top, player

from cz18 import GameState
from cz18.bots.advice import advice
from cz18.bots.arena.adversaries import ADVERSARIES, lowest_accepted
from cz18.bots.base import as_seen
from cz18.bots.market.answers import valued_offer
from cz18.bots.market.offers import fair_price, offers_for_railways, offers_for_trains
from cz18.bots.offer_etiquette import OfferAction, declined, is_repeated, polite
from cz18.bots.strategies import ENGINEER
from cz18.bots.strategy import Strategy
from cz18.bots.weights import styled
from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyTrain,
    DeclineOffer,
    EndStep,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PriceRange,
)
from cz18.rules.engine import action_ranges
from cz18.rules.state import LocalRailwayOffer

BANK = 60
"""The bank's price for a local railway in 5.1 (IV.1)."""


def a_rich_company(step: str = "track") -> GameState:
    """Player 0's BCB has money; player 1 holds a local railway and prefers to free a certificate."""
    state = local_railway(running("BCB", "c0:3 c1:3", "CC", treasury=400), "S1", player=1)
    return on_top(in_step(player(state, 1, cash=400), "BCB", step, number="5.1"), "d1")


@BOTH
def test_a_local_railway_is_not_sold_for_less_than_the_bank_pays(bot: Strategy) -> None:
    """The buyer could sell it to the bank in the same step (IV.1-29, R-072)."""
    state = a_rich_company()
    for price in (1, 12, BANK - 1):
        assert choice(bot, after(state, OfferForLocalRailway("BCB", "S1", price))) == DeclineOffer(1)
    assert choice(bot, after(state, OfferForLocalRailway("BCB", "S1", BANK))) == AcceptOffer(1)
    offer = OfferForLocalRailway("BCB", "S1", PriceRange(1, BANK))
    assert lowest_accepted(state, offer, Random(1), bot) == BANK


def test_the_railway_milker_finds_nothing_to_milk() -> None:
    """Against bots that value local railways correctly it plays like an Engineer."""
    state = a_rich_company()
    assert choice(ADVERSARIES["railway_milker"], state) == choice(ENGINEER, state)


@BOTH
def test_a_train_is_not_sold_for_less_than_it_is_worth_elsewhere(bot: Strategy) -> None:
    """Not for 1 K, nor for half its price while it will run for long, even where it stands idle (VIII.10)."""
    state = floated(running("BCB", "e0:4", "CCCC", treasury=900), "OFE", director=1, trains=("f0:4", "f1:4"))
    state = on_top(in_step(state, "BCB", "trains", number="7.1"), "g1")
    for price in (1, TRAIN["4"].price // 2, TRAIN["4"].price - 1):
        assert choice(bot, after(state, OfferForTrain("BCB", "OFE", "f1", price))) == DeclineOffer(1)


@pytest.mark.parametrize(
    ("mine", "theirs", "price"),
    [
        (lambda price: 125.0 - price, lambda price: price - 40.0, 70),  # from 41 to 100
        (lambda price: 60.0 - price, lambda price: price - 40.0, None),
        (lambda price: 500.0, lambda price: price - 199.5, 200),
        (lambda price: 500.0, lambda price: -1.0, None),
    ],
)
def test_a_fair_price_lies_in_the_middle(mine: object, theirs: object, price: int | None) -> None:
    """Halfway between the seller's minimum and the buyer's maximum; None if they do not overlap."""
    offer = OfferForTrain("BCB", "OFE", "c0", PriceRange(1, 200))
    found = fair_price(offer, mine, theirs)  # type: ignore[arg-type]
    assert (None if found is None else found.action.price) == price  # type: ignore[union-attr]


def test_a_declined_offer_counts_until_the_turn_is_over() -> None:
    """The same offer at the same price or less is a repetition, at a higher price it is not; the next turn resets
    it."""
    offer, better = OfferForTrain("BCB", "OFE", "c0", 40), OfferForTrain("BCB", "OFE", "c0", 41)
    other = OfferForTrain("BCB", "OFE", "c1", 40)
    made: list[Action] = [Pass(0), offer, DeclineOffer(1), other, AcceptOffer(1)]
    found = declined(reversed(made))
    assert is_repeated(offer, found) and not is_repeated(better, found) and not is_repeated(other, found)
    assert not is_repeated(BuyTrain("BCB", "c0", "3"), found)
    assert not declined(reversed([*made, EndStep("BCB", "trains")]))
    assert not declined(reversed([*made, EndStep("KFN", "track")]))
    assert declined(reversed([*made, EndStep("BCB", "acquisition")])) == found


def test_a_bot_whose_offer_was_declined_makes_no_other_in_that_turn() -> None:
    """It may still move its own local railways and trains (IV.1-08)."""
    state = local_railway(local_railway(a_rich_company("trains"), "S1", player=0), "S2", player=1)
    choices = action_ranges(state)
    own, others = (
        OfferForLocalRailway("BCB", "S1", PriceRange(1, BANK)),
        {item for item in choices if isinstance(item, OfferAction) and item.company == "BCB"},
    )
    left = polite(state, choices, {("BCB", "S2"): 5})
    assert polite(state, choices, {}) == choices
    assert own in others and {item for item in left if isinstance(item, OfferAction)} == {own}


def test_advice_is_what_an_engineer_would_do() -> None:
    """With the reasons, for the player who decides; no other player gets advice."""
    state = a_rich_company("trains")
    advised = advice(state, 0)
    assert advised is not None and advised.reasons
    assert advised == ENGINEER.decide_with_reasons(as_seen(state), action_ranges(state), Random(0))
    assert advice(state, 1) is None


def test_styles_differ_a_little_and_come_from_the_seed() -> None:
    """The same seed, the same player; no weight is far from what was found by play."""
    first, again, other = (styled(ENGINEER.weights, Random(seed)) for seed in ("1/0", "1/0", "1/1"))
    assert first == again != other
    for name, value in first._asdict().items():
        usual = getattr(ENGINEER.weights, name)
        if isinstance(usual, float | int) and usual:
            assert 0.65 < value / usual < 1.45


def test_an_offer_both_gain_from_is_made() -> None:
    """A company with idle money offers for a local railway whose owner prefers the money; the owner accepts
    (IV.1)."""
    state = a_rich_company("trains")
    found = offers_for_railways(ENGINEER.forecasts(state), 0, COMPANY["BCB"].index, action_ranges(state))
    assert [item.action for item in found] == [OfferForLocalRailway("BCB", "S1", BANK)]
    assert choice(ENGINEER, after(state, found[0].action)) == AcceptOffer(1)
    poor = company(state, "BCB", treasury=BANK)
    assert not offers_for_railways(ENGINEER.forecasts(poor), 0, COMPANY["BCB"].index, action_ranges(poor))


def test_no_offer_is_made_for_a_last_train() -> None:
    """The selling company would have to buy another train (VIII.10-01)."""
    state = floated(running("BCB", "", "CCCC", treasury=900), "OFE", director=1, trains=("f0:4",))
    state = on_top(in_step(state, "BCB", "trains", number="7.1"), "g1")
    assert any(isinstance(item, OfferForTrain) for item in action_ranges(state))
    assert not offers_for_trains(ENGINEER.forecasts(state), 0, COMPANY["BCB"].index, action_ranges(state))


def test_the_buyers_gain_counts_against_a_sale() -> None:
    """A large local railway earns the buyer income and the bank's last price, so it is not sold at the bank's
    price."""
    state = local_railway(a_rich_company(), "L1", player=1)
    forecasts = ENGINEER.forecasts(state)
    large, small = (
        valued_offer(forecasts, 1, LocalRailwayOffer(COMPANY["BCB"].index, LOCAL_RAILWAY[name].index, BANK))
        for name in ("L1", "S1")
    )
    assert large.gain > 0 and large.rival > small.rival > 0
    assert large.score < 0 < small.score
