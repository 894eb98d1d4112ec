"""Bohemia: the set-up for two players, shares and Vaclav's place in the game (XI.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from cz18 import OptionError, decision, new_game, ranking, result
from cz18.facts.companies import COMPANY, Size
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import load_map
from cz18.rules import events as happened
from cz18.rules.actions import (
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    EndStep,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    SellShares,
    StartCompany,
)
from cz18.rules.engine import action_ranges
from cz18.rules.questions import certificates, top_card
from cz18.rules.rounds.pre_stock_round import on_sale
from cz18.rules.rounds.stock_round import certificate_limit, holding_limit
from cz18.rules.state import VACLAV, Status
from rules.bohemia import bohemia, vaclav_has, vaclavs, without_vaclav
from rules.positions import (
    NAMES,
    after,
    cash,
    charter,
    code,
    company,
    events_of,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    local_railway,
    play,
    player,
    refusal,
    stations,
)


@pytest.mark.rule("XI.1-01")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_xi_1_is_for_exactly_two(count: int) -> None:
    """Bohemia is refused to any number of players but two (XI.1)."""
    with pytest.raises(OptionError, match="players"):
        new_game(NAMES[:count], board="bohemia", seed=1)


@pytest.mark.rule("XI.1-01")
def test_xi_1_is_played_on_the_western_map() -> None:
    """The Moravian hexes are not there, Praha and the western ones are (XI.1)."""
    state = bohemia()
    assert len(state.laid) == 73
    assert "E11" in load_map(state.board).index and "G19" not in load_map(state.board).index


@pytest.mark.rule("XI.1-02", "XI.1-03")
def test_xi_1_money_and_certificate_limit() -> None:
    """Each player starts with 280 K and may hold 14 certificates (XI.1)."""
    state = bohemia()
    assert [cash(state, seat) for seat in (0, 1)] == [280, 280]
    assert certificate_limit(state) == 14
    state = floated(floated(in_phase(player(state, 0, cash=900), "d"), "kk", price=90, units=7), "By", units=7)
    state = in_stock_round(floated(player(state, 0, shares={"BN": 2}), "ATE", director=1), 5)
    assert certificates(state, 0) == 14
    assert refusal(state, BuyShare(0, "ATE")) == ("XI.1", "certificate_limit")


@pytest.mark.rule("XI.1-04")
def test_xi_1_five_companies_are_out() -> None:
    """OFE, MW, KFN, Pr and Ug take no part and cannot be founded (XI.1)."""
    state = in_stock_round(in_phase(player(bohemia(), 0, cash=900), "d"), 4)
    out = {name for name, item in COMPANY.items() if state.companies[item.index].status is Status.LEFT_OUT}
    assert out == {"OFE", "MW", "KFN", "Pr", "Ug"}
    offered = {action.company for action in action_ranges(state) if isinstance(action, StartCompany)}
    assert offered and not offered & out
    assert refusal(state, StartCompany(0, "KFN", 60)) == ("XI.1", "not_in_this_game")


@pytest.mark.rule("XI.1-05", "R-160")
def test_xi_1_nine_local_railways_take_part() -> None:
    """The three cheapest of each size are on the sheet, the others cannot be bought (XI.1)."""
    state = bohemia()
    prices = {item.id: item.price for item in LOCAL_RAILWAYS}
    assert sorted(prices[item] for item in on_sale(state)) == [25, 30, 35, 40, 45, 50, 55, 60, 65]
    assert refusal(state, BuyLocalRailway(0, "L6")) == ("XI.1", "not_on_sale")


@pytest.mark.rule("XI.1-06")
def test_xi_1_pre_stock_order_for_two() -> None:
    """The turns go 1-2-2-1-1-2 (XI.1)."""
    state, turns = bohemia(), []
    for item in ("S1", "S2", "S3", "M1", "M2", "M3"):
        due = decision(state)
        assert due is not None
        turns.append(due.player)
        assert refusal(state, BuyLocalRailway(1 - due.player, item)) == ("XI.1", "not_your_turn")
        state = after(state, BuyLocalRailway(due.player, item))
    assert turns == [0, 1, 1, 0, 0, 1]


@pytest.mark.rule("XI.1-07")
def test_xi_1_cards_after_the_rounds() -> None:
    """After the pre-stock round the poorer player has the lowest card, after a stock round the richer (XI.1)."""
    state = after(bohemia(), BuyLocalRailway(0, "S1"), Pass(1), Pass(1), Pass(0))
    assert state.order == (0, 1)
    state = after(bohemia(), Pass(0), BuyLocalRailway(1, "L3"), Pass(1), Pass(0))
    assert state.order == (1, 0)
    state = in_stock_round(player(player(bohemia(), 0, cash=100), 1, cash=200), 3)
    assert after(state, Pass(0), Pass(1)).order == (1, 0)


@pytest.mark.rule("XI.1-08", "XI.1-10", "XI.1-11", "XI.1-17", "XI.1-18", "R-161")
def test_xi_1_vaclav_begins_with_a_small_company() -> None:
    """Before the game he gets half of a small company at 50, with the first a-train and no money (XI.1)."""
    state = bohemia()
    [name] = vaclavs(state)
    assert name in ("EKJ", "BCB", "VBW")
    item = charter(state, name)
    assert state.vaclav[COMPANY[name].index] == 2
    assert (item.status, item.treasury, item.markers) == (Status.FLOATED, 0, 3)
    assert [(train.card, train.face) for train in item.trains] == [("a0", "2")]
    assert state.stacks[2] == (COMPANY[name].index,)
    assert state.cards_gone == 1


@pytest.mark.rule("XI.1-10", "R-174", "R-008")
def test_xi_1_the_draw_is_fair_and_repeatable() -> None:
    """Each of the three small companies is drawn about as often, and the same seed draws the same (R-174)."""
    drawn = Counter(vaclavs(bohemia(seed))[0] for seed in range(300))
    assert set(drawn) == {"EKJ", "BCB", "VBW"}
    assert min(drawn.values()) > 70
    assert vaclavs(bohemia(7)) == vaclavs(bohemia(7))


@pytest.mark.rule("XI.1-08")
def test_xi_1_vaclav_gets_three_companies() -> None:
    """With the first b- and the first d-card he has one company of each size; no later card adds another (XI.1)."""
    state = bohemia()
    seen = [[COMPANY[name].size for name in vaclavs(state)]]
    for letter in "bcdefghij":
        while top_card(state)[0] != letter:
            state = state._replace(cards_gone=state.cards_gone + 1)
        card = "{}{}".format(*top_card(state))
        buyer = next(name for name in ("EKJ", "BCB") if charter(state, name).director != VACLAV)
        state = in_step(floated(state, buyer, price=120, treasury=2000, trains=()), buyer, "trains", number="5.1")
        state = after(state, next(each for each in action_ranges(state) if isinstance(each, BuyTrain)))
        assert charter(state, buyer).trains[-1].card == card
        seen.append([COMPANY[name].size for name in vaclavs(state)])
    one, two, three = [Size.SMALL], [Size.SMALL, Size.MEDIUM], [Size.SMALL, Size.MEDIUM, Size.LARGE]
    assert seen == [one, two, two, *([three] * 7)]


@pytest.mark.rule("XI.1-09", "R-172")
def test_xi_1_vaclav_has_no_turn_of_his_own() -> None:
    """Through rounds of every kind only the two players are asked, and by turns in the stock rounds (XI.1)."""
    state, asked, in_stock = bohemia(), set(), []
    for _ in range(120):
        due = decision(state)
        if due is None:
            break
        asked.add((due.kind, due.player))
        if due.kind == "stock_turn":
            in_stock.append(due.player)
        passing = [each for each in action_ranges(state) if isinstance(each, Pass | EndStep)]
        state = after(state, passing[0] if passing else action_ranges(state)[0])
    assert {player for _, player in asked} == {0, 1}
    assert {kind for kind, _ in asked} >= {"pre_stock_turn", "stock_turn", "track", "station"}
    assert len(in_stock) >= 12
    assert {frozenset(pair) for pair in zip(in_stock[::2], in_stock[1::2], strict=True)} == {frozenset({0, 1})}


@pytest.mark.rule("XI.1-34", "R-167")
def test_xi_1_his_other_shares_are_on_sale() -> None:
    """What the bank holds of his company players buy and sell as usual (XI.1)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB")
    state = in_stock_round(player(state, 0, cash=200), 2)
    state = after(state, BuyShare(0, "BCB"), Pass(1))
    assert state.players[0].shares[COMPANY["BCB"].index] == 1 and cash(state, 0) == 150
    assert code(state, SellShares(0, "BCB", 1)) is None


@pytest.mark.rule("XI.1-35", "R-167")
@pytest.mark.parametrize(("name", "units"), [("BCB", 2), ("BN", 2), ("kk", 5)])
def test_xi_1_nobody_becomes_director_of_his_company(name: str, units: int) -> None:
    """Even with all the bank's shares a player only ties, and Vaclav keeps the company (XI.1)."""
    state = vaclav_has(without_vaclav(bohemia()), name)
    state = in_stock_round(in_phase(player(state, 0, cash=1000, shares={name: units - 1}), "d"), 4)
    state, events = play(state, BuyShare(0, name))
    assert state.players[0].shares[COMPANY[name].index] == units
    assert name in vaclavs(state) and not events_of(events, happened.DirectorChanged)


@pytest.mark.rule("XI.1-37", "R-168")
def test_xi_1_his_shares_count_for_the_rise() -> None:
    """With the rest in a player's hands his company is sold out and rises (R-168)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB")
    state = in_stock_round(player(state, 0, shares={"BCB": 2}), 3)
    state, events = play(state, Pass(0), Pass(1))
    assert [(event.company, event.old, event.new) for event in events_of(events, happened.PriceMoved)] == [
        ("BCB", 50, 53)
    ]


@pytest.mark.rule("XI.1-39")
def test_xi_1_holding_limits() -> None:
    """70 % of a large company may be held here; 75 and 60 % of the others stay (XI.1)."""
    state = bohemia()
    assert [holding_limit(state, COMPANY[name].index) for name in ("EKJ", "BN", "kk")] == [75, 60, 70]
    state = floated(in_phase(player(state, 0, cash=900), "d"), "kk", price=90, units=6)
    state = in_stock_round(state, 5)
    state = after(state, BuyShare(0, "kk"), Pass(1))
    assert state.players[0].shares[COMPANY["kk"].index] == 7
    assert refusal(state, BuyShare(0, "kk")) == ("XI.1", "holding_limit")


@pytest.mark.rule("XI.1-38", "R-172")
def test_xi_1_his_companies_do_not_deal() -> None:
    """They are not acquired, sell no train and buy no local railway (R-172)."""
    state = in_phase(vaclav_has(without_vaclav(bohemia()), "BCB", trains=("a0",)), "d")
    state = stations(floated(state, "kk", price=100, treasury=900, trains=("d0:3E",)), "kk")
    step = in_step(state, "kk", "acquisition")
    assert refusal(step, OfferAcquisition("kk", "BCB", 50)) == ("XI.1", "vaclav_does_not_deal")
    step = in_step(state, "kk", "trains")
    assert refusal(step, OfferForTrain("kk", "BCB", "a0", 1)) == ("XI.1", "vaclav_does_not_deal")
    step = in_step(local_railway(stations(state, "BCB", "E15"), "S1", player=0), "BCB", "track")
    assert refusal(step, OfferForLocalRailway("BCB", "S1", 1)) == ("XI.1", "vaclav_does_not_deal")
    assert all(type(action) is not OfferForLocalRailway for action in action_ranges(step))


@pytest.mark.rule("XI.1-38", "R-172")
def test_xi_1_no_acquisition_step_for_his_companies_alone() -> None:
    """If the only smaller company is Vaclav's there is nobody to acquire (R-172)."""
    state = in_phase(vaclav_has(without_vaclav(bohemia()), "BCB"), "d")
    state = stations(floated(state, "kk", price=100, treasury=900, trains=("d0:3E",)), "kk")
    state = company(state, "kk", markers=0)
    state, _ = play(in_step(state, "kk", "track"), EndStep("kk", "track"))
    state = after(state, action_ranges(state)[-1])
    due = decision(state)
    assert due is not None and due.kind == "trains"


@pytest.mark.rule("XI.1-40")
def test_xi_1_vaclav_is_not_ranked() -> None:
    """The final scores include the two players only (XI.1)."""
    state = bohemia()
    assert len(result(state)) == 2
    assert [seat for _, seat in ranking(state)] == [0, 1]
