"""Chapter III: money, cards, charters and train deck at the start; all is public, only the deal is drawn."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cz18 import GameState, OptionError, apply, check, new_game
from cz18.facts.companies import COMPANIES
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyShare,
    BuyTrain,
    DeclineOffer,
    LayTile,
    OfferAcquisition,
    OfferForTrain,
    Pass,
    PlaceStation,
    PriceRange,
    SellLocalRailway,
    StartCompany,
)
from cz18.rules.engine import action_ranges
from cz18.rules.events import BANK, MoneyPaid, Party
from cz18.rules.state import NOBODY, Status
from tests.rules.positions import (
    NAMES,
    a_game,
    after,
    cash,
    charter,
    company,
    directing,
    everybody_passes,
    faces,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    kind_of_decision,
    laid,
    legal,
    local_railway,
    owner_of,
    play,
    player,
    refusal,
    stations,
    units,
    whose_turn,
)


def some_action(state: GameState, chance: random.Random) -> Action:
    """Any legal action, with some price where it is free; passing is rare, so that things happen."""
    actions = action_ranges(state)
    acts: list[Any] = [action for action in actions if not isinstance(action, Pass)] or actions
    chosen = chance.choice(acts if chance.random() < 0.8 else actions)
    for field in ("price", "amount"):
        free = getattr(chosen, field, None)
        if isinstance(free, PriceRange):
            chosen = replace(chosen, **{field: chance.randint(free.low, free.high)})
    result: Action = chosen
    return result


# III.1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("III.1-01")
def test_iii_1_all_holdings_are_open(seed: int) -> None:
    """At every moment the state shows where all money, shares, local railways and markers are (III.1)."""
    chance = random.Random(seed)
    state = new_game(NAMES[:4], seed=seed)
    held: Counter[Party] = Counter({Party("player", seat): 300 for seat in range(4)})
    for _ in range(150):
        if kind_of_decision(state) == "run":
            break
        state, events = apply(state, some_action(state, chance))
        for event in events:
            if isinstance(event, MoneyPaid):
                held[event.payer] -= event.amount
                held[event.payee] += event.amount
        for seat in range(4):
            assert state.players[seat].cash == held[Party("player", seat)]
        for item in COMPANIES:
            assert state.companies[item.index].treasury == held[Party("company", item.id)]
            assert sum(units(state, seat, item.id) for seat in range(4)) <= 100 // (25, 20, 10)[item.size]
        assert all(item.owner.player == NOBODY or item.owner.company == NOBODY for item in state.local_railways)
    assert held[BANK] != 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("III.1-02", "R-008")
def test_iii_1_nothing_is_random_but_the_deal(seed: int) -> None:
    """Games with the same deal and the same actions are equal, even with different seeds (III.1)."""
    chance = random.Random(seed)
    one, other = (new_game(NAMES[:3], seed=each, options={"playing_order": "as_listed"}) for each in (seed, 977))
    assert (one.draws, other.draws) == (0, 0)
    for _ in range(120):
        if kind_of_decision(one) == "run":
            break
        action = some_action(one, chance)
        one, events = apply(one, action)
        other, same_events = apply(other, action)
        assert events == same_events
        assert one == other._replace(seed=one.seed)
    assert one.box > 0


@pytest.mark.rule("R-008")
def test_iii_1_the_deal_can_be_repeated() -> None:
    """The same seed deals the same cards, and the number of draws stands in the state (III.1)."""
    deals = [new_game(NAMES, seed=seed) for seed in range(20)]
    assert deals == [new_game(NAMES, seed=seed) for seed in range(20)]
    assert all(deal.draws >= 5 for deal in deals)
    assert len({deal.order for deal in deals}) > 10


@pytest.mark.rule("VIII.9-03")
def test_iii_1_a_declined_offer_leaves_no_trace() -> None:
    """What was declined may be offered again and accepted; nothing of the first offer is remembered (III.1)."""
    state = floated(floated(a_game(), "BCB", director=1), "BN", treasury=500)
    state = in_step(state, "BN", "acquisition")
    offer = OfferAcquisition("BN", "BCB", 60)
    asked = after(state, offer)
    assert action_ranges(asked) == [AcceptOffer(1), DeclineOffer(1)]
    declined = after(asked, DeclineOffer(1))
    assert declined == state
    assert check(after(declined, offer), AcceptOffer(1)) is None


# III.2


@pytest.mark.parametrize(
    ("players", "money"),
    [
        pytest.param(3, 380, marks=pytest.mark.rule("III.2-01", "R-001")),
        pytest.param(4, 300, marks=pytest.mark.rule("III.2-02")),
        pytest.param(5, 250, marks=pytest.mark.rule("III.2-03")),
        pytest.param(6, 210, marks=pytest.mark.rule("III.2-04", "R-002")),
    ],
)
@pytest.mark.rule("III.2-05")
def test_iii_2_starting_money(players: int, money: int) -> None:
    """Three to six players start with 380, 300, 250, 210 K each (III.2)."""
    assert [each.cash for each in new_game(NAMES[:players], seed=5).players] == [money] * players


@pytest.mark.parametrize("players", [1, 2, 7])
@pytest.mark.rule("III.2-05")
def test_iii_2_not_for_other_numbers(players: int) -> None:
    """The base game refuses fewer than three and more than six players (III.2)."""
    with pytest.raises(OptionError) as problem:
        new_game([f"P{seat}" for seat in range(players)], seed=1)
    assert problem.value.field == "players"


# III.3


@pytest.mark.rule("III.3-01")
def test_iii_3_cards_are_dealt_at_random() -> None:
    """Each player gets one card, and each of the six orders of three players is about as frequent (III.3)."""
    orders = Counter(new_game(NAMES[:3], seed=seed).order for seed in range(600))
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len(orders) == 6
    assert all(70 <= number <= 130 for number in orders.values())
    for count in (4, 5, 6):
        assert sorted(new_game(NAMES[:count], seed=2).order) == list(range(count))


@pytest.mark.rule("III.3-02")
def test_iii_3_lowest_card_begins() -> None:
    """The holder of the lowest card has the first turn of the pre-stock round (III.3)."""
    games = [new_game(NAMES[:5], seed=seed) for seed in range(30)]
    assert {whose_turn(state) for state in games} == set(range(5))
    assert all(whose_turn(state) == state.order[0] for state in games)


@pytest.mark.parametrize(("letter", "income"), [("S", 5), ("M", 10), ("L", 20)])
@pytest.mark.rule("III.3-03")
def test_iii_3_local_railways_of_a_size_are_alike(letter: str, income: int) -> None:
    """Whichever of one size a company owns, it can do the same with it and gets the same income (III.3)."""
    table = in_phase(stations(floated(a_game(), "kk", treasury=500), "kk", "E15"), "i")
    table = in_step(laid(table, {"E15": ("14", 0), "D16": ("57", 0)}), "kk", "track")
    can_do = set()
    for number in range(1, 7):
        name = f"{letter}{number}"
        actions = action_ranges(local_railway(table, name, company="kk"))
        uses = [
            act for act in actions if isinstance(act, LayTile | SellLocalRailway) and act.local_railway == name
        ]
        assert {type(use) for use in uses} == {LayTile, SellLocalRailway}
        can_do.add(frozenset(replace(use, local_railway="it") for use in uses))
        owning = in_stock_round(local_railway(a_game(), name, player=1), 2, passes=2)
        _, events = play(owning, Pass(0))
        paid = [item for item in events if isinstance(item, MoneyPaid)]
        assert paid == [MoneyPaid(BANK, Party("player", 1), income, "local_railway_income")]
    assert len(can_do) == 1


@pytest.mark.rule("III.3-04", "IV.2.a-03")
def test_iii_3_directors_certificate_is_the_first_sold() -> None:
    """No share of a company can be bought before its Director's certificate (III.3)."""
    state = in_phase(player(in_stock_round(a_game(), 4), 0, cash=9999), "d")
    for item in COMPANIES:
        assert refusal(state, BuyShare(0, item.id)) == ("VII.3", "not_started")
    assert legal(state, BuyShare) == []
    state = after(state, StartCompany(0, "Sx", 90))
    assert (units(state, 0, "Sx"), directing(state, "Sx")) == (2, 0)
    state = after(state, BuyShare(1, "Sx"))
    assert (units(state, 1, "Sx"), directing(state, "Sx")) == (1, 0)
    assert refusal(state, StartCompany(2, "Sx", 90)) == ("VII.3", "already_started")


@pytest.mark.rule("III.3-05", "R-004")
def test_iii_3_deck_from_a_to_j() -> None:
    """One card at a time is on offer: 5 a, 4 each of b to g, 2 h, 2 i, and j without end (III.3)."""
    state = in_step(floated(a_game(), "BCB"), "BCB", "trains")
    sold = []
    for _ in range(60):
        state = company(state, "BCB", trains=(), treasury=1000)
        cards = {action.train for action in legal(state, BuyTrain)}
        assert len(cards) == 1
        card = cards.pop()
        sold.append(card[0])
        state = after(state, BuyTrain("BCB", card, faces_of_top(state)))
    assert (
        "".join(sold)
        == "a" * 5 + "b" * 4 + "c" * 4 + "d" * 4 + "e" * 4 + "f" * 4 + "g" * 4 + "hh" + "ii" + "j" * 27
    )


def faces_of_top(state: GameState) -> str:
    """The face on which BCB can buy the top card."""
    return str(legal(state, BuyTrain)[0].face)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.rule("III.3-06")
def test_iii_3_companies_begin_with_nothing(players: int) -> None:
    """When the pre-stock round begins no company has money, train, local railway, station or price (III.3)."""
    state = new_game(NAMES[:players], seed=3)
    assert kind_of_decision(state) == "pre_stock_turn"
    for item in state.companies:
        assert (item.status, item.treasury, item.trains) == (Status.IN_THE_BOX, 0, ())
    assert state.stations == ()
    assert not any(state.laid)
    assert not any(state.stacks)
    assert {item.owner for item in state.local_railways} == {(NOBODY, NOBODY)}
    assert len(state.local_railways) == len(LOCAL_RAILWAYS) == 18


@pytest.mark.rule("III.3-07")
def test_iii_3_treasuries_are_separate() -> None:
    """A company cannot use its Director's cash or another treasury of his, nor he a treasury (III.3)."""
    state = floated(floated(a_game(), "BCB", treasury=69, trains=("a0",)), "OFE", treasury=500)
    state = player(in_phase(state, "a"), 0, cash=500)
    buying = in_step(state, "BCB", "trains")
    assert refusal(buying, BuyTrain("BCB", "a1", "2")) == ("VIII.10", "treasury_too_small")
    rich, _ = play(company(buying, "BCB", treasury=70), BuyTrain("BCB", "a1", "2"))
    assert (charter(rich, "BCB").treasury, charter(rich, "OFE").treasury, cash(rich, 0)) == (0, 500, 500)
    poor = in_stock_round(player(state, 0, cash=10), 2)
    assert refusal(poor, StartCompany(0, "EKJ", 50)) == ("VII.3", "not_enough_cash")


@pytest.mark.rule("III.3-08")
def test_iii_3_items_on_a_charter_belong_to_the_company() -> None:
    """A Director's two companies share neither trains nor local railways nor markers (III.3)."""
    state = floated(floated(a_game(), "BCB", treasury=300), "OFE", treasury=300, trains=("a0",))
    state = in_step(local_railway(in_phase(state, "b"), "S1", company="OFE"), "BCB", "trains")
    assert refusal(state, SellLocalRailway("BCB", "S1")) == ("IV.1", "not_the_companys")
    assert refusal(state, OfferForTrain("BCB", "VBW", "a0", 50)) == ("VIII.10", "train_not_owned")
    bought = after(state, OfferForTrain("BCB", "OFE", "a0", 50))
    assert (faces(bought, "BCB"), faces(bought, "OFE")) == (["2"], [])
    assert (charter(bought, "BCB").treasury, charter(bought, "OFE").treasury) == (250, 350)
    assert owner_of(bought, "S1") == "OFE"
    built = in_step(laid(stations(bought, "BCB", "E15"), {"E15": ("57", 0), "D16": ("57", 0)}), "BCB", "station")
    placed = after(built, PlaceStation("BCB", "D16", 0))
    assert (charter(placed, "BCB").markers, charter(placed, "OFE").markers) == (1, 3)
    assert charter(placed, "BCB").treasury == 210


@pytest.mark.rule("III.3-06", "VI-13")
def test_iii_3_companies_get_nothing_before_the_first_stock_round() -> None:
    """After a pre-stock round with purchases companies still own nothing (III.3)."""
    state = a_game()
    for action in (0, 3, 7):
        state = after(state, action_ranges(state)[action])
    state, _ = everybody_passes(state)
    assert kind_of_decision(state) == "stock_turn"
    assert all(item.treasury == 0 and item.trains == () for item in state.companies)
    assert all(item.owner.company == NOBODY for item in state.local_railways)
