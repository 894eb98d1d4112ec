"""Emergency financing, loans and debts (VIII.11)."""

from __future__ import annotations

import pytest

from cz18 import GameState, PriceRange, check, worth
from cz18.rules.actions import (
    AcceptOffer,
    BuyShare,
    BuyTrain,
    EndStep,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    RepayDebt,
    SellLocalRailway,
    SellShares,
    StartCompany,
)
from cz18.rules.events import LoanTaken, MoneyPaid
from rules.positions import (
    a_game,
    after,
    before_turn,
    cash,
    charter,
    company,
    deciding,
    events_of,
    faces,
    floated,
    in_step,
    in_stock_round,
    legal,
    local_railway,
    obsolete,
    on_top,
    play,
    player,
    pooled,
    refusal,
)


def in_need(
    name: str = "BCB",
    card: str = "g1",
    *,
    treasury: int = 60,
    purse: int = 120,
    trains: tuple[str, ...] = (),
    **options: bool,
) -> GameState:
    """A company of seat 0 in its train step without a train it can run; this card is on top of the deck."""
    state = floated(a_game(**options), name, price=100, treasury=treasury, trains=trains)
    state = on_top(in_step(state, name, "trains", number="5.2"), card)
    return player(state, 0, cash=purse)


def money(state: GameState, name: str = "BCB") -> tuple[int, int, int, int]:
    """Treasury, and the Director's cash, debt and penalty."""
    ada = state.players[0]
    return charter(state, name).treasury, ada.cash, ada.debt, ada.penalty


FIVE = BuyTrain("BCB", "g1", "5")


# Who pays


@pytest.mark.rule("VIII.11-01", "VIII.11-04", "VIII.11-05", "VIII.11-06", "VIII.11-07", "R-142")
def test_viii_11_treasury_then_cash_then_loan() -> None:
    """Price 350, treasury 60, cash 120: the Director pays 120 and borrows 170, with a penalty of 170 (VIII.11)."""
    state, events = play(in_need(), FIVE)
    assert money(state) == (0, 0, 170, 170)
    assert faces(state, "BCB") == ["5"]
    assert events_of(events, LoanTaken) == [LoanTaken(0, 170)]
    paid = [(each.payer.kind, each.payee.kind, each.amount) for each in events_of(events, MoneyPaid)]
    assert paid == [("bank", "player", 170), ("player", "company", 290), ("company", "bank", 350)]


@pytest.mark.rule("VIII.11-01", "VIII.11-05", "VIII.11-06", "R-144")
@pytest.mark.parametrize(("purse", "left"), [(290, 0), (291, 1), (1000, 710)])
def test_viii_11_director_pays_exactly_the_shortfall(purse: int, left: int) -> None:
    """A Director with money enough pays exactly what is missing and borrows nothing (VIII.11)."""
    state, events = play(in_need(purse=purse), FIVE)
    assert money(state) == (0, left, 0, 0)
    assert not events_of(events, LoanTaken)


@pytest.mark.rule("VIII.11-06", "VIII.11-07")
def test_viii_11_even_a_single_k_is_borrowed() -> None:
    """One K short is a loan of one K, with its penalty; no player's cash falls below zero (VIII.11)."""
    state, events = play(in_need(purse=289), FIVE)
    assert money(state) == (0, 0, 1, 1)
    assert events_of(events, LoanTaken) == [LoanTaken(0, 1)]


@pytest.mark.rule("VIII.11-01")
def test_viii_11_other_players_and_companies_pay_nothing() -> None:
    """Only the Director's cash is touched, not that of others nor other treasuries of his (VIII.11)."""
    before = floated(in_need(), "OFE", price=60, treasury=500, trains=("g0",))
    state = after(before, FIVE)
    assert charter(state, "OFE").treasury == 500
    assert [cash(state, seat) for seat in (1, 2)] == [cash(before, seat) for seat in (1, 2)]


@pytest.mark.rule("VIII.11-01")
def test_viii_11_no_private_money_without_the_duty() -> None:
    """A company that owns a train it can run buys from its treasury alone (VIII.11, VIII.10)."""
    state = in_need(trains=("e0",), purse=1000)
    assert refusal(state, FIVE) == ("VIII.10", "treasury_too_small")
    assert not legal(state, BuyTrain)


@pytest.mark.rule("VIII.11-05")
def test_viii_11_for_exactly_one_train() -> None:
    """After the emergency the duty is done: no private money for a second train (VIII.11)."""
    state = after(in_need(purse=1000), FIVE)
    assert refusal(state, BuyTrain("BCB", "g2", "5")) == ("VIII.10", "treasury_too_small")
    assert check(state, EndStep("BCB", "trains")) is None


@pytest.mark.rule("VIII.11-01", "R-140")
def test_viii_11_treasury_that_suffices_pays_alone() -> None:
    """A treasury of just the price pays it, and the Director nothing (VIII.11)."""
    assert money(after(in_need(treasury=350), FIVE)) == (0, 120, 0, 0)
    assert money(after(in_need(treasury=349), FIVE)) == (0, 119, 0, 0)


# Which train


@pytest.mark.rule("VIII.11-02", "R-141")
@pytest.mark.parametrize(("card", "face", "debt"), [("g1", "4+4", 220), ("h0", "5+5", 320), ("e0", "3+3", 0)])
def test_viii_11_director_chooses_among_all_runnable_trains_on_offer(card: str, face: str, debt: int) -> None:
    """Deck and pool trains the company can run are open to choice, not only the cheapest (VIII.11)."""
    state = pooled(in_need("KFN"), "h0:5", "e0:4")
    assert {(each.train, each.face) for each in legal(state, BuyTrain)} == {
        ("g1", "4+4"),
        ("h0", "5+5"),
        ("e0", "3+3"),
    }
    state = after(state, BuyTrain("KFN", card, face))
    assert state.players[0].debt == debt
    assert faces(state, "KFN") == [face]


@pytest.mark.rule("VIII.11-02", "R-141", "R-125")
def test_viii_11_no_loan_for_a_train_it_cannot_run() -> None:
    """A medium company gets no private money for a red train, a large one none for a blue one (VIII.11)."""
    wrong = ("VIII.11", "no_private_money_for_unrunnable")
    assert refusal(in_need("KFN"), BuyTrain("KFN", "g1", "5")) == wrong
    assert refusal(in_need("kk"), BuyTrain("kk", "g1", "4+4")) == wrong
    assert legal(in_need("kk"), BuyTrain) == [BuyTrain("kk", "g1", "4E")]


@pytest.mark.rule("R-140")
def test_viii_11_no_top_up_while_the_treasury_can_pay_a_cheaper_one() -> None:
    """With 180 K and a 3+3 in the pool the treasury buys that one; the 4+4 is not topped up (VIII.11)."""
    state = pooled(in_need("KFN", treasury=180, purse=1000), "e0:3+3")
    assert refusal(state, BuyTrain("KFN", "g1", "4+4")) == ("VIII.11", "treasury_can_pay_another")
    assert legal(state, BuyTrain) == [BuyTrain("KFN", "e0", "3+3")]
    poorer = company(state, "KFN", treasury=179)
    assert check(poorer, BuyTrain("KFN", "g1", "4+4")) is None
    assert money(after(poorer, BuyTrain("KFN", "g1", "4+4")), "KFN") == (0, 1000 - 221, 0, 0)


@pytest.mark.rule("R-140")
def test_viii_11_affordable_unrunnable_train_is_no_obstacle() -> None:
    """A red train the treasury could pay does not stop the Director from paying for a blue one (R-140)."""
    state = pooled(in_need("KFN", treasury=130, purse=1000), "c0:3")
    state = obsolete(state, "2+2")
    assert check(state, BuyTrain("KFN", "g1", "4+4")) is None
    assert check(state, BuyTrain("KFN", "c0", "3")) is None


@pytest.mark.rule("R-141", "R-122")
def test_viii_11_pool_card_without_a_living_face_of_the_colour_is_not_on_offer() -> None:
    """A c-card whose 2+2 is scrapped does not count as a cheap blue train; alive it does (VIII.11)."""
    state = pooled(in_need("KFN", treasury=100, purse=1000), "c0:3")
    dear = BuyTrain("KFN", "g1", "4+4")
    assert refusal(state, dear) == ("VIII.11", "treasury_can_pay_another")
    assert check(obsolete(state, "2+2"), dear) is None


@pytest.mark.rule("R-140")
def test_viii_11_option_emergency_top_up() -> None:
    """With the option the Director may add money for any runnable train while the duty is open (R-140)."""
    state = pooled(in_need("KFN", treasury=180, purse=1000, emergency_top_up=True), "e0:3+3")
    state = after(state, BuyTrain("KFN", "g1", "4+4"))
    assert money(state, "KFN") == (0, 780, 0, 0)


@pytest.mark.rule("VIII.11-03", "R-143")
def test_viii_11_no_private_money_for_another_companys_train() -> None:
    """Another company's train costs treasury money only; with that it fulfils the duty (VIII.11)."""
    state = floated(in_need(purse=1000), "OFE", director=1, price=60, trains=("e0", "g0"))
    assert refusal(state, OfferForTrain("BCB", "OFE", "e0", 61)) == ("VIII.10", "treasury_too_small")
    assert {each.price for each in legal(state, OfferForTrain)} == {PriceRange(1, 60)}
    state = after(state, OfferForTrain("BCB", "OFE", "e0", 60), AcceptOffer(1))
    assert money(state) == (0, 1000, 0, 0)
    assert check(state, EndStep("BCB", "trains")) is None


@pytest.mark.rule("R-143")
def test_viii_11_without_a_single_k_no_deal_with_another_company() -> None:
    """A company without money cannot fulfil its duty by a deal: the price is at least 1 K (R-143)."""
    state = floated(in_need(treasury=0, purse=1000), "OFE", price=60, trains=("e0", "g0"))
    assert not legal(state, OfferForTrain)
    assert refusal(state, OfferForTrain("BCB", "OFE", "e0", 1)) == ("VIII.10", "treasury_too_small")
    assert refusal(state, OfferForTrain("BCB", "OFE", "e0", 0)) == ("VIII.10", "price_too_low")


@pytest.mark.rule("R-141")
def test_viii_11_emergency_is_open_though_another_company_would_sell() -> None:
    """Trains of other companies do not count as on offer: the Director may pay for the deck's (VIII.11)."""
    state = floated(in_need(purse=1000), "OFE", price=60, trains=("e0", "g0"))
    assert check(state, FIVE) is None


# What the company and its Director may still do


@pytest.mark.rule("R-142", "R-072")
def test_viii_11_company_may_sell_local_railways_first() -> None:
    """A local railway sold to the bank before the purchase lowers the shortfall; nobody has to (VIII.11, IV.1)."""
    state = local_railway(in_need(purse=1000), "S1", company="BCB")
    assert money(after(state, FIVE)) == (0, 710, 0, 0)
    assert money(after(state, SellLocalRailway("BCB", "S1"), FIVE)) == (0, 710 + 65, 0, 0)


@pytest.mark.rule("R-142", "R-072")
def test_viii_11_company_may_still_buy_the_directors_local_railways() -> None:
    """The company may buy its Director's local railway for little and sell it to the bank for more (VIII.11)."""
    state = local_railway(in_need(), "S1", player=0)
    state = after(state, OfferForLocalRailway("BCB", "S1", 1), SellLocalRailway("BCB", "S1"), FIVE)
    assert money(state) == (0, 0, 350 - 60 - 120 - 65, 350 - 60 - 120 - 65)


@pytest.mark.rule("VIII.11-13", "R-142")
def test_viii_11_no_share_is_sold_for_a_train() -> None:
    """The Director cannot sell shares to pay for the train, nor is that ever offered (VIII.11)."""
    state = player(in_need(), 0, shares={"OFE": 2})
    state = floated(state, "OFE", price=60, units=3, trains=("g0",))
    for name in ("BCB", "OFE"):
        assert refusal(state, SellShares(0, name, 1)) == ("VII.6", "not_now")
    assert legal(state, object) == [FIVE, *legal(state, OfferForTrain)]


@pytest.mark.rule("VIII.11-14", "VIII.11-06")
def test_viii_11_loans_have_no_upper_bound() -> None:
    """A Director without any money borrows the whole price of an 8E, and his worth may turn negative (VIII.11)."""
    state = in_need("kk", "j1", treasury=0, purse=0)
    state = after(state, BuyTrain("kk", "j1", "8E"))
    assert money(state, "kk") == (0, 0, 1000, 1000)
    assert worth(state, 0) == 5 * 100 - 2000


@pytest.mark.rule("R-144")
def test_viii_11_loans_add_up() -> None:
    """A player in debt can be forced into a further loan; debts and penalties add up (R-144)."""
    state = floated(in_need(), "OFE", price=60, treasury=50)
    state = before_turn(state, "BCB", "OFE", number="5.2")
    state = after(state, FIVE, EndStep("BCB", "trains"))
    state = in_step(state, "OFE", "trains", number="5.2")
    state = after(state, BuyTrain("OFE", "g2", "5"))
    assert state.players[0][1:4] == (0, 170 + 300, 170 + 300)


@pytest.mark.rule("R-144")
def test_viii_11_cash_of_a_debtor_is_used_first_again() -> None:
    """A debtor's cash goes before a second loan (R-144)."""
    state = player(in_need(purse=250), 0, debt=40, penalty=70)
    assert money(after(state, FIVE)) == (0, 0, 80, 110)


# Debt and penalty


def in_debt(purse: int, debt: int = 170, penalty: int = 170) -> GameState:
    """Ada (seat 0) in a stock turn with a debt; she directs BCB."""
    state = floated(a_game(), "BCB", price=60, trains=("g0",))
    state = player(in_stock_round(state, 6), 0, cash=purse, debt=debt, penalty=penalty)
    return on_top(state, "g1")


@pytest.mark.rule("VIII.11-09", "VIII.11-11")
def test_viii_11_debtor_cannot_buy_shares() -> None:
    """While in debt a player buys neither a share nor a Director's certificate, however rich (VIII.11)."""
    state = in_debt(1000)
    assert refusal(state, BuyShare(0, "BCB")) == ("VII.3", "in_debt")
    assert refusal(state, StartCompany(0, "OFE", 50)) == ("VII.3", "in_debt")
    assert not legal(state, BuyShare) + legal(state, StartCompany)


@pytest.mark.rule("VIII.11-10", "VIII.11-11", "VIII.11-08", "R-033")
def test_viii_11_debt_is_paid_back_in_parts_and_the_whole_restores_the_right() -> None:
    """The debt may be paid in parts in the player's turn; only at 0 may he buy; the penalty stays (VIII.11)."""
    state = in_debt(500)
    assert legal(state, RepayDebt) == [RepayDebt(0, PriceRange(1, 170))]
    state = after(state, RepayDebt(0, 169))
    assert state.players[0][1:4] == (331, 1, 170)
    assert refusal(state, BuyShare(0, "BCB")) == ("VII.3", "in_debt")
    state = after(state, RepayDebt(0, 1))
    assert state.players[0][1:4] == (330, 0, 170)
    assert check(state, BuyShare(0, "BCB")) is None
    assert refusal(state, RepayDebt(0, 1)) == ("VIII.11", "no_debt")


@pytest.mark.rule("VIII.11-10", "R-033")
def test_viii_11_repayment_within_debt_and_cash() -> None:
    """Not less than 1 K, not more than the debt, not more than the cash (VIII.11)."""
    assert refusal(in_debt(500), RepayDebt(0, 0)) == ("VIII.11", "amount_out_of_range")
    assert refusal(in_debt(500), RepayDebt(0, 171)) == ("VIII.11", "amount_out_of_range")
    assert refusal(in_debt(100), RepayDebt(0, 101)) == ("VIII.11", "not_enough_cash")
    assert refusal(in_debt(500), RepayDebt(1, 10)) == ("VII.2", "not_your_turn")


@pytest.mark.rule("VIII.11-10")
def test_viii_11_no_repayment_in_an_operating_round() -> None:
    """In an operating round no debt is paid back (VIII.11)."""
    state = player(in_need(), 0, debt=50, penalty=50)
    assert refusal(state, RepayDebt(0, 50)) == ("VIII.11", "not_now")
    assert not legal(state, RepayDebt)


@pytest.mark.rule("VIII.11-08")
def test_viii_11_penalty_and_debt_never_grow() -> None:
    """Rounds go by: debt and penalty stay what they were (VIII.11)."""
    state = floated(in_debt(0), "OFE", director=1, price=55, trains=("g9",))
    state = player(player(state, 1, cash=1000), 2, cash=1000)
    seen = set()
    for _ in range(6):
        kind, seat, name = deciding(state)
        seen.add(kind)
        if kind == "stock_turn":
            state = after(state, Pass(seat))
        else:
            assert name is not None
            ending = legal(state, EndStep)
            state = after(state, ending[0] if ending else legal(state, object)[0])
        assert state.players[0].debt == 170
        assert state.players[0].penalty == 170
    assert {"stock_turn", "track"} <= seen


@pytest.mark.rule("VIII.11-07", "VIII.11-12")
def test_viii_11_open_debt_and_penalty_are_subtracted_at_the_end() -> None:
    """A loan of 170 unpaid costs 340 in all; paid back, 170 in cash and 170 as penalty (VIII.11)."""
    free, open_ = in_debt(500, 0, 0), in_debt(500)
    assert worth(free, 0) - worth(open_, 0) == 340
    paid = after(open_, RepayDebt(0, 170))
    assert cash(open_, 0) - cash(paid, 0) == 170
    assert worth(free, 0) - worth(paid, 0) == 340
    assert paid.players[0].penalty == 170


@pytest.mark.rule("R-144")
def test_viii_11_no_loan_outside_an_emergency() -> None:
    """Nobody can borrow for shares, nor a company for a train it does not need (R-144)."""
    state = player(in_debt(59, 0, 0), 0, cash=59)
    assert refusal(state, BuyShare(0, "BCB")) == ("VII.3", "not_enough_cash")
    assert refusal(in_need(trains=("e0",), purse=0), FIVE) == ("VIII.10", "treasury_too_small")
