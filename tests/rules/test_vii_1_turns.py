"""Sections VII.1 and VII.2: a turn of a stock round, the order of turns, the end of the round."""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.rules.actions import (
    BuyShare,
    EndStep,
    Pass,
    PriceRange,
    RepayDebt,
    SellShares,
    StartCompany,
)
from cz18.rules.engine import action_ranges
from cz18.rules.events import (
    BANK,
    MoneyPaid,
    OperatingRoundBegan,
    Party,
    Passed,
    PlayingOrderDealt,
    StockRoundEnded,
    StockTurnEnded,
)
from cz18.rules.options import profile
from tests.rules.positions import (
    a_game,
    after,
    before_turn,
    cash,
    company,
    events_of,
    floated,
    in_phase,
    in_stock_round,
    kind_of_decision,
    local_railway,
    play,
    player,
    refusal,
    started,
    units,
    whose_turn,
)


def a_table(players: int = 3) -> GameState:
    """Player 0 directs BCB, 1 directs OFE; all players hold one or more shares that can be sold; round 2."""
    state = floated(a_game(players), "BCB", director=0, price=60)
    state = floated(state, "OFE", director=1, price=70)
    state = player(state, 2, shares={"BCB": 1, "OFE": 1})
    return in_stock_round(player(state, 0, shares={"OFE": 1}), 2)


# VII.1


@pytest.mark.rule("VII.1-01")
def test_vii_1_deals_are_with_the_bank_only() -> None:
    """In a stock round every payment has the bank as other side, and no action deals with a player (VII.1)."""
    state = local_railway(a_table(), "S1", player=0)
    kinds = {type(action) for action in action_ranges(state)}
    assert kinds == {SellShares, BuyShare, StartCompany, Pass}
    for action in action_ranges(state):
        if isinstance(action, Pass):
            continue
        new, events = play(state, action)
        payments = events_of(events, MoneyPaid)
        assert payments
        for payment in payments:
            assert BANK in (payment.payer, payment.payee)
        assert [new.players[seat] for seat in (1, 2)] == [state.players[seat] for seat in (1, 2)]


@pytest.mark.rule("VII.1-02", "IV.2.a-05")
def test_vii_1_shares_cost_what_the_marker_shows() -> None:
    """A share is bought from the bank for the price at the company's marker (VII.1)."""
    for share_price in (40, 63, 132, 370):
        moved = company(floated(a_game(), "BCB", price=share_price), "BCB", initial_price=65)
        state = in_stock_round(player(moved, 1, cash=370), 2, turn_of=1)
        state, events = play(state, BuyShare(1, "BCB"))
        assert events_of(events, MoneyPaid) == [MoneyPaid(Party("player", 1), BANK, share_price, "share")]
        assert units(state, 1, "BCB") == 1


@pytest.mark.rule("VII.1-03", "VII.6-07")
def test_vii_1_sell_much_then_buy_one() -> None:
    """A player may sell shares of several companies and then buy one certificate, which ends his turn (VII.1)."""
    state = in_stock_round(a_table(), 2, turn_of=2)
    state = after(state, SellShares(2, "BCB", 1))
    assert whose_turn(state) == 2
    state = after(state, SellShares(2, "OFE", 1))
    assert whose_turn(state) == 2
    assert cash(state, 2) == 380 + 60 + 70
    state = after(state, StartCompany(2, "EKJ", 50))
    assert whose_turn(state) == 0
    assert refusal(state, StartCompany(2, "MW", 50)) == ("VII.2", "not_your_turn")


@pytest.mark.rule("VII.1-03")
def test_vii_1_one_certificate_a_turn() -> None:
    """After one purchase it is the next player's turn; a second one is refused (VII.1)."""
    state = after(a_table(), BuyShare(0, "BCB"))
    assert whose_turn(state) == 1
    assert refusal(state, BuyShare(0, "BCB")) == ("VII.2", "not_your_turn")


@pytest.mark.rule("VII.1-04")
def test_vii_1_no_sale_after_the_purchase() -> None:
    """After a purchase nothing more can be sold in that turn (VII.1)."""
    state = a_table()
    assert SellShares(0, "OFE", 1) in action_ranges(state)
    state = after(state, BuyShare(0, "BCB"))
    assert refusal(state, SellShares(0, "OFE", 1)) == ("VII.2", "not_your_turn")


@pytest.mark.rule("VII.1-05")
def test_vii_1_selling_and_buying_need_not_go_together() -> None:
    """A turn may be a sale alone, ended by the player, or a purchase alone (VII.1)."""
    sold, events = play(a_table(), SellShares(0, "OFE", 1), Pass(0))
    assert whose_turn(sold) == 1
    assert events_of(events, StockTurnEnded) == [StockTurnEnded(0)]
    assert events_of(events, Passed) == []
    bought, events = play(a_table(), BuyShare(0, "BCB"))
    assert whose_turn(bought) == 1
    assert events_of(events, Passed) == []


@pytest.mark.rule("VII.1-06", "VII.2-02")
def test_vii_1_a_turn_without_deal_is_a_pass() -> None:
    """Neither sale nor purchase is a pass: the third in a row ends the round of three players (VII.1)."""
    state, events = play(a_table(), Pass(0), Pass(1))
    assert events_of(events, Passed) == [Passed(0, False), Passed(1, False)]
    assert kind_of_decision(state) == "stock_turn"
    state, events = play(state, Pass(2))
    assert len(events_of(events, StockRoundEnded)) == 1
    assert kind_of_decision(state) != "stock_turn"


@pytest.mark.rule("VII.1-07")
def test_vii_1_a_player_who_passed_may_act_again() -> None:
    """A pass does not bar a player in his next turn of the round (VII.1)."""
    state = after(a_table(), Pass(0), Pass(1), BuyShare(2, "BCB"))
    assert whose_turn(state) == 0
    state = after(state, SellShares(0, "OFE", 1), StartCompany(0, "EKJ", 50))
    assert units(state, 0, "EKJ") == 2


# VII.2


@pytest.mark.rule("VII.2-01")
def test_vii_2_turns_go_round_by_the_cards() -> None:
    """The lowest card begins; then ascending, and from the highest to the lowest again (VII.2)."""
    state = a_game(4)._replace(order=(2, 0, 3, 1))
    ready = in_stock_round(state, 1)._replace(pending=in_stock_round(state, 1, turn_of=2).pending)
    seats = []
    for name in ("EKJ", "OFE", "BCB", "MW", "VBW"):
        seats.append(whose_turn(ready))
        ready = after(ready, StartCompany(seats[-1], name, 50))
    assert seats == [2, 0, 3, 1, 2]


@pytest.mark.rule("VII.2-01")
def test_vii_2_each_round_begins_with_the_lowest_card() -> None:
    """A new stock round opens with the holder of the lowest card, not where the last one stopped (VII.2)."""
    state = player(floated(a_game(), "BCB", trains=("a0",)), 1, cash=900)._replace(order=(1, 2, 0))
    state = after(before_turn(state, "BCB", number="2.1"), EndStep("BCB", "trains"))
    assert (kind_of_decision(state), whose_turn(state)) == ("stock_turn", 1)
    assert refusal(state, Pass(0)) == ("VII.2", "not_your_turn")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.rule("VII.2-02", "R-034")
def test_vii_2_ends_after_as_many_passes_as_players(players: int) -> None:
    """The round ends with the n-th pass in a row; a purchase or a sale resets the count (VII.2)."""
    state = after(a_table(players), Pass(0), Pass(1))
    state = after(state, SellShares(2, "BCB", 1), Pass(2))
    for _ in range(players - 1):
        assert kind_of_decision(state) == "stock_turn"
        state = after(state, Pass(whose_turn(state)))
    assert (kind_of_decision(state), whose_turn(state)) == ("stock_turn", 2)
    state, events = play(state, Pass(2))
    assert len(events_of(events, StockRoundEnded)) == 1


@pytest.mark.rule("VII.2-02", "VII.3-11")
def test_vii_2_a_round_with_sales_only_continues() -> None:
    """Sales without purchases keep the round going like purchases do (VII.2)."""
    state = after(a_table(), Pass(0), Pass(1))
    state = after(state, SellShares(2, "BCB", 1), Pass(2), SellShares(0, "OFE", 1), Pass(0), Pass(1), Pass(2))
    assert (kind_of_decision(state), whose_turn(state)) == ("stock_turn", 0)
    assert kind_of_decision(after(state, Pass(0))) != "stock_turn"


@pytest.mark.rule("VII.2-03", "VII.2-04", "R-035")
def test_vii_2_the_richest_gets_the_lowest_card() -> None:
    """Cash 10, 75, 75 of A, B, C gives the new order B, C, A (VII.2)."""
    state = player(player(player(a_game(), 0, cash=10), 1, cash=75), 2, cash=75)
    state = started(state, "Sx", director=0, price=100)
    state = in_stock_round(player(state, 2, shares={"Sx": 1}), 2, turn_of=2, passes=2)
    state, events = play(state, Pass(2))
    assert events_of(events, PlayingOrderDealt)[0] == PlayingOrderDealt((1, 2, 0))


@pytest.mark.rule("VII.2-04")
def test_vii_2_equal_cash_keeps_the_order_of_the_cards() -> None:
    """With equal cash the old cards decide, not the seats (VII.2)."""
    state = in_stock_round(a_game(5)._replace(order=(3, 1, 4, 0, 2)), 2, turn_of=2, passes=4)
    state, events = play(player(state, 4, cash=500), Pass(2))
    assert events_of(events, PlayingOrderDealt) == [PlayingOrderDealt((4, 3, 1, 0, 2))]


@pytest.mark.rule("R-035")
def test_vii_2_debts_do_not_count_for_the_order() -> None:
    """Only cash decides the new order; debts and penalties do not reduce it (VII.2)."""
    state = player(player(a_game(), 2, cash=400, debt=390, penalty=390), 0, cash=300)
    state = in_stock_round(state, 2, turn_of=2, passes=2)
    _, events = play(state, Pass(2))
    assert events_of(events, PlayingOrderDealt)[0] == PlayingOrderDealt((2, 1, 0))


@pytest.mark.rule("R-035")
def test_vii_2_the_order_follows_the_cash_after_the_last_deal() -> None:
    """What was sold, bought and paid back in the round counts already (VII.2)."""
    state = player(a_table(), 1, cash=385)
    state = player(state, 2, cash=390, debt=20)
    state = after(state, SellShares(0, "OFE", 1), Pass(0), Pass(1), RepayDebt(2, 20), Pass(2))
    assert [cash(state, seat) for seat in range(3)] == [450, 385, 370]
    _, events = play(state, Pass(0))
    assert events_of(events, PlayingOrderDealt)[0] == PlayingOrderDealt((0, 1, 2))


# Passing by itself


@pytest.mark.rule("R-034")
def test_vii_2_a_player_without_options_passes_automatically() -> None:
    """A player without share to sell and without money to buy is passed over (VII.2)."""
    state = player(a_table(), 1, cash=0)
    state = player(state, 1, shares={"OFE": 2})
    state, events = play(state, BuyShare(0, "BCB"))
    assert events_of(events, Passed) == [Passed(1, True)]
    assert whose_turn(state) == 2


@pytest.mark.rule("R-034")
def test_vii_2_one_affordable_share_is_enough_to_be_asked() -> None:
    """A player who can afford nothing but one share of one company is asked (VII.2)."""
    state = in_stock_round(player(floated(a_game(), "BCB", price=60), 1, cash=60), 1)
    asked = after(state, Pass(0))
    assert whose_turn(asked) == 1
    assert action_ranges(asked) == [BuyShare(1, "BCB"), Pass(1)]
    poorer = after(player(state, 1, cash=59), Pass(0))
    assert whose_turn(poorer) == 2


@pytest.mark.rule("R-034")
def test_vii_2_one_share_to_sell_is_enough_to_be_asked() -> None:
    """A player who can do nothing but sell a single share is asked, but not in the first round (VII.2)."""
    state = player(floated(a_game(), "BCB", price=60), 1, cash=0, shares={"BCB": 1})
    asked = after(in_stock_round(state, 2), Pass(0))
    assert whose_turn(asked) == 1
    assert action_ranges(asked) == [SellShares(1, "BCB", 1), Pass(1)]
    assert whose_turn(after(in_stock_round(state, 1), Pass(0))) == 2


@pytest.mark.rule("R-034", "VII.3-01")
def test_vii_2_a_player_with_nothing_to_buy_passes_automatically() -> None:
    """With every small share sold and no other size open even a rich player is passed over (VII.2)."""
    state = a_game()
    for name in ("EKJ", "OFE", "BCB", "MW", "VBW"):
        state = player(floated(state, name, director=0, units=3), 1, shares={name: 1})
    assert cash(state, 2) == 380
    state, events = play(in_stock_round(state, 1), Pass(0))
    assert events_of(events, Passed) == [Passed(0, False), Passed(1, True), Passed(2, True)]
    assert kind_of_decision(state) == "track"


@pytest.mark.rule("R-034")
@pytest.mark.parametrize(("money", "letter", "asked"), [(99, "b", 2), (100, "b", 1), (119, "b", 1), (119, "a", 2)])
def test_r_034_18xx_games_asks_who_has_twice_the_lowest_price(money: int, letter: str, asked: int) -> None:
    """With only medium companies left 120 K are needed; the site asks from 100 K on, the book does not (R-034)."""
    state = a_game()
    for name in ("EKJ", "OFE", "BCB", "MW", "VBW"):
        state = player(floated(state, name, director=0, units=3), 2, shares={name: 1})
    state = player(in_phase(in_stock_round(state, 2), letter), 1, cash=money)
    assert whose_turn(after(state, Pass(0))) == 2
    site = state._replace(options=profile("18xx.games", "1"))  # later versions leave the passing over to the table
    assert whose_turn(after(site, Pass(0))) == asked


@pytest.mark.rule("R-034", "VII.3-11")
def test_vii_2_automatic_passes_count_and_the_buyer_is_next() -> None:
    """If nobody else can act the buyer has his next turn at once; with his pass the round is over (VII.2)."""
    state = floated(a_game(), "BCB", director=0, price=60)
    for seat in (1, 2):
        state = player(state, seat, cash=0)
    state, events = play(in_stock_round(state, 1), BuyShare(0, "BCB"))
    assert events_of(events, Passed) == [Passed(1, True), Passed(2, True)]
    assert (kind_of_decision(state), whose_turn(state)) == ("stock_turn", 0)
    state, events = play(state, Pass(0))
    assert len(events_of(events, StockRoundEnded)) == 1


@pytest.mark.rule("R-034")
def test_vii_2_a_round_in_which_nobody_can_act_is_over_at_once() -> None:
    """If no player can sell or buy anything the round ends without a question (VII.2)."""
    state = floated(a_game(), "BCB", trains=("a0",))
    for seat in range(3):
        state = player(state, seat, cash=0)
    state, events = play(before_turn(state, "BCB", number="2.1"), EndStep("BCB", "trains"))
    assert events_of(events, Passed) == [Passed(seat, True) for seat in range(3)]
    assert [item.number for item in events_of(events, OperatingRoundBegan)] == ["3.1"]
    assert kind_of_decision(state) == "track"


@pytest.mark.rule("R-034", "R-033")
def test_vii_2_a_debtor_with_money_is_asked() -> None:
    """A player who could repay debt is asked; a debtor without cash and without a share to sell is not (VII.2)."""
    state = player(a_table(), 1, cash=1, debt=50)
    asked = after(state, Pass(0))
    assert whose_turn(asked) == 1
    assert action_ranges(asked) == [RepayDebt(1, PriceRange(1, 1)), Pass(1)]
    broke, events = play(player(state, 1, cash=0), Pass(0))
    assert events_of(events, Passed) == [Passed(0, False), Passed(1, True)]
    assert whose_turn(broke) == 2


@pytest.mark.rule("R-034")
def test_vii_2_a_turn_ends_automatically_after_the_last_sale() -> None:
    """After a sale that leaves nothing to do the turn is over, and it was not a pass (VII.2)."""
    state = player(floated(a_game(), "BCB", price=40), 1, cash=0, shares={"BCB": 1})
    state = in_stock_round(state, 2, turn_of=1, passes=2)
    state, events = play(state, SellShares(1, "BCB", 1))
    assert events_of(events, StockTurnEnded) == [StockTurnEnded(1)]
    assert (kind_of_decision(state), whose_turn(state)) == ("stock_turn", 2)
