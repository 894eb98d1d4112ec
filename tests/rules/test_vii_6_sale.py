"""Section VII.6: selling shares to the bank."""

from __future__ import annotations

import pytest

from cz18 import GameState, legal_actions
from cz18.facts.companies import COMPANIES
from cz18.rules.actions import BuyShare, Pass, SellLocalRailway, SellShares, StartCompany
from cz18.rules.events import BANK, MoneyPaid, Party, SharesSold
from cz18.rules.state import Status
from tests.rules.positions import (
    a_game,
    after,
    cash,
    charter,
    company,
    directing,
    events_of,
    everybody_passes,
    floated,
    in_phase,
    in_stock_round,
    legal,
    local_railway,
    markers_on,
    play,
    player,
    price,
    priced,
    refusal,
    started,
    under,
    units,
    whose_turn,
)


def a_large_company(*held: int, number: int = 5, **options: bool) -> GameState:
    """Sx at 100, directed by player 0; the players hold these units; the turn of player 1."""
    state = floated(a_game(**options), "Sx", price=100)
    for seat, units_held in enumerate(held):
        state = player(state, seat, shares={"Sx": units_held})
    return in_phase(in_stock_round(state, number, turn_of=1), "d")


@pytest.mark.rule("VII.6-01", "VII.6-08", "R-021", "IX.3-01")
def test_vii_6_all_shares_bring_the_price_before_the_fall() -> None:
    """Three shares at 100 pay 300, then the marker moves to 95 (VII.6)."""
    state, events = play(a_large_company(3, 3), SellShares(1, "Sx", 3))
    assert cash(state, 1) == 680
    assert events_of(events, MoneyPaid) == [MoneyPaid(BANK, Party("player", 1), 300, "shares")]
    assert events_of(events, SharesSold) == [SharesSold(1, "Sx", 3, 100)]
    assert price(state, "Sx") == 95


@pytest.mark.rule("VII.6-02")
def test_vii_6_sold_shares_can_be_bought_again_from_the_bank() -> None:
    """What was sold lies with the bank's other shares and is on sale at the present price (VII.6)."""
    state = player(a_large_company(4, 3, 3), 0, cash=500)
    assert refusal(in_stock_round(state, 5, turn_of=2), BuyShare(2, "Sx")) == ("VII.3", "none_in_the_bank")
    state = after(state, SellShares(1, "Sx", 1), Pass(1))
    state = after(state, BuyShare(2, "Sx"))
    assert units(state, 2, "Sx") == 4
    assert cash(state, 2) == 380 - 95


@pytest.mark.rule("VII.6-03")
def test_vii_6_the_bank_takes_any_number() -> None:
    """The bank may come to hold everything but the Director's certificate (VII.6)."""
    state = after(a_large_company(2, 4, 4), SellShares(1, "Sx", 4), Pass(1))
    state = after(state, SellShares(2, "Sx", 4), Pass(2))
    assert [units(state, seat, "Sx") for seat in range(3)] == [2, 0, 0]
    assert refusal(state, SellShares(0, "Sx", 1)) == ("VII.5.b", "no_successor")


@pytest.mark.rule("VII.6-04")
def test_vii_6_no_sale_in_the_first_round() -> None:
    """In the very first stock round nothing can be sold, in the second it can (VII.6)."""
    first = a_large_company(3, 2, number=1)
    assert refusal(first, SellShares(1, "Sx", 1)) == ("VII.6", "no_sale_in_first_round")
    assert legal(first, SellShares) == []
    assert legal(a_large_company(3, 2, number=2), SellShares) != []


@pytest.mark.rule("VII.6-04")
def test_vii_6_no_sale_in_the_first_round_as_played() -> None:
    """Shares bought in the first stock round cannot be sold in any later turn of it (VII.6)."""
    state, _ = everybody_passes(a_game())
    state = after(state, StartCompany(0, "BCB", 50), BuyShare(1, "BCB"), BuyShare(2, "BCB"))
    for seat in range(3):
        assert whose_turn(state) == seat
        assert legal(state, SellShares) == []
        assert refusal(state, SellShares(seat, "BCB", 1)) == ("VII.6", "no_sale_in_first_round")
        state = after(state, StartCompany(seat, ("EKJ", "OFE", "MW")[seat], 50))


@pytest.mark.rule("VII.6-05")
def test_vii_6_the_directors_certificate_itself_is_never_sold() -> None:
    """After every possible sale some player is Director and holds the certificate's two units (VII.6)."""
    for held in ((2, 2, 2), (3, 2, 1), (5, 4, 1), (2, 1, 1), (6, 0, 0), (3, 3, 3)):
        state = in_stock_round(a_large_company(*held), 5)
        for action in legal(state, SellShares):
            sold = after(state, action)
            assert units(sold, directing(sold, "Sx"), "Sx") >= 2
        assert legal_actions(state)[-1] == Pass(0)
        for count in range(1, held[0] + 1):
            left = held[0] - count
            possible = left >= 2 or max(held[1:]) >= 2
            assert (SellShares(0, "Sx", count) in legal(state, SellShares)) is possible


def test_vii_6_not_more_than_one_holds() -> None:
    """Nobody sells none, fewer than none or more than he holds, or of a company he has no part of (VII.6)."""
    state = a_large_company(3, 2)
    for count in (0, -1, 3):
        assert refusal(state, SellShares(1, "Sx", count)) == ("VII.6", "not_enough_shares")
    assert refusal(state, SellShares(1, "BCB", 1)) == ("VII.6", "not_enough_shares")
    assert refusal(state, SellShares(1, "XY", 1)) == ("VII.6", "unknown_company")


@pytest.mark.rule("VII.6-06", "IV.1-11")
def test_vii_6_local_railways_are_not_sold_in_a_stock_round() -> None:
    """A player cannot turn his local railways into money in a stock round (VII.6)."""
    state = local_railway(in_stock_round(in_phase(floated(a_game(), "BCB"), "b"), 2), "S1", player=0)
    assert refusal(state, SellLocalRailway("BCB", "S1")) == ("IV.1", "not_now")
    assert legal(state, SellLocalRailway) == []
    owned = local_railway(in_stock_round(in_phase(floated(a_game(), "BCB"), "b"), 2), "S1", company="BCB")
    assert refusal(owned, SellLocalRailway("BCB", "S1")) == ("IV.1", "not_now")


@pytest.mark.rule("VII.6-07", "R-022", "R-036")
def test_vii_6_the_seller_chooses_the_order() -> None:
    """Of two companies on one space the one sold first stands above the other on the space below (VII.6)."""
    state = floated(a_large_company(3, 2), "kk", price=100, director=0)
    state = player(state, 1, shares={"kk": 1})
    assert markers_on(state, 100) == ["Sx", "kk"]
    one_way = after(state, SellShares(1, "Sx", 1), SellShares(1, "kk", 1))
    assert markers_on(one_way, 95) == ["Sx", "kk"]
    other_way = after(state, SellShares(1, "kk", 1), SellShares(1, "Sx", 1))
    assert markers_on(other_way, 95) == ["kk", "Sx"]


@pytest.mark.rule("R-022")
def test_vii_6_each_block_is_settled_before_the_next() -> None:
    """After the first company's sale its money, price and Director are settled while the turn goes on (VII.6)."""
    state = in_stock_round(player(a_large_company(3, 3), 0, shares={"kk": 1}), 5)
    state = player(floated(state, "kk", price=110, director=2), 0, shares={"kk": 1})
    state = after(state, SellShares(0, "Sx", 1))
    assert (cash(state, 0), price(state, "Sx"), directing(state, "Sx")) == (480, 95, 1)
    assert (whose_turn(state), price(state, "kk")) == (0, 110)
    state = after(state, SellShares(0, "kk", 1))
    assert (cash(state, 0), price(state, "kk")) == (590, 105)


@pytest.mark.rule("R-020", "VII.6-08", "IX.3-01")
def test_vii_6_a_block_may_grow_within_the_turn() -> None:
    """Sold one by one, every share pays the price before the fall, and the marker falls once (VII.6)."""
    state, events = play(a_large_company(3, 4), SellShares(1, "Sx", 1), SellShares(1, "Sx", 2))
    assert events_of(events, SharesSold) == [SharesSold(1, "Sx", 1, 100), SharesSold(1, "Sx", 2, 100)]
    assert (cash(state, 1), price(state, "Sx"), whose_turn(state)) == (380 + 3 * 100, 95, 1)
    assert legal(state, SellShares) == [SellShares(1, "Sx", 1)]
    assert refusal(state, SellShares(1, "Sx", 2)) == ("VII.6", "not_enough_shares")
    assert refusal(state, BuyShare(1, "Sx")) == ("VII.3", "sold_in_this_round")


@pytest.mark.rule("R-020", "R-022")
def test_vii_6_a_block_grows_also_after_another_company_was_sold() -> None:
    """Each company of the turn has its own block and price, whatever was sold in between (VII.6)."""
    state = player(floated(a_large_company(3, 3), "kk", price=110, director=2), 1, shares={"kk": 2})
    state = after(state, SellShares(1, "Sx", 1), SellShares(1, "kk", 1), SellShares(1, "Sx", 1))
    assert (cash(state, 1), price(state, "Sx"), price(state, "kk")) == (380 + 100 + 110 + 100, 95, 105)
    state = after(state, SellShares(1, "kk", 1))
    assert (cash(state, 1), price(state, "Sx"), price(state, "kk")) == (380 + 100 + 110 + 100 + 110, 95, 105)


@pytest.mark.rule("R-020", "R-027")
def test_vii_6_a_block_grows_past_a_change_of_director() -> None:
    """A Director who has sold the certificate continues to sell at the same price (VII.6)."""
    state = in_stock_round(a_large_company(3, 3), 5)
    state = after(state, SellShares(0, "Sx", 1))
    assert directing(state, "Sx") == 1
    state = after(state, SellShares(0, "Sx", 2))
    assert (cash(state, 0), price(state, "Sx"), units(state, 0, "Sx")) == (380 + 3 * 100, 95, 0)


@pytest.mark.rule("R-020", "R-036")
def test_vii_6_a_block_that_cannot_fall_grows_as_well() -> None:
    """At the left end every share pays 40 and the marker keeps its place in the stack (VII.6)."""
    state = player(floated(a_game(), "OFE", price=50, director=2), 1, shares={"OFE": 2})
    state = floated(state, "BCB", price=50, director=0)
    for name in ("OFE", "BCB"):
        state = priced(state, name, 40)
    state = in_stock_round(state, 5, turn_of=1)
    state = after(state, SellShares(1, "OFE", 1), SellShares(1, "OFE", 1))
    assert (cash(state, 1), markers_on(state, 40)) == (460, ["OFE", "BCB"])


@pytest.mark.rule("R-020", "VII.6-08", "IX.3-01")
def test_vii_6_one_block_a_turn_under_version_1() -> None:
    """In a game begun under version 1 a second sale of the same company in the same turn is refused (VII.6)."""
    state = after(under("1", a_large_company(3, 3)), SellShares(1, "Sx", 1))
    assert whose_turn(state) == 1
    assert refusal(state, SellShares(1, "Sx", 1)) == ("VII.6", "one_block_per_turn")
    assert legal(state, SellShares) == []
    assert price(state, "Sx") == 95


@pytest.mark.rule("R-020")
def test_vii_6_a_later_turn_is_a_new_fall() -> None:
    """In a later turn of the round a new sale pays the new price and causes a new fall (VII.6)."""
    state = after(a_large_company(3, 3), SellShares(1, "Sx", 1), Pass(1), Pass(2), Pass(0))
    state = after(state, SellShares(1, "Sx", 1))
    assert cash(state, 1) == 380 + 100 + 95
    assert price(state, "Sx") == 90


@pytest.mark.rule("R-020")
def test_vii_6_two_sellers_make_two_falls() -> None:
    """Each player's block makes its own fall (VII.6)."""
    state = after(a_large_company(3, 2, 2), SellShares(1, "Sx", 1), Pass(1), SellShares(2, "Sx", 2))
    assert cash(state, 2) == 380 + 2 * 95
    assert price(state, "Sx") == 90


@pytest.mark.rule("R-020")
def test_vii_6_without_blocks_every_sale_falls() -> None:
    """With the switch sell_in_blocks off a turn may sell one by one, each at its own price (VII.6)."""
    state = a_large_company(3, 3, sell_in_blocks=False)
    state = after(state, SellShares(1, "Sx", 1), SellShares(1, "Sx", 1), SellShares(1, "Sx", 1))
    assert cash(state, 1) == 380 + 100 + 95 + 90
    assert price(state, "Sx") == 85


@pytest.mark.rule("VII.6-09", "R-023")
def test_vii_6_shares_of_companies_that_have_not_operated_or_floated() -> None:
    """After the first round shares of an unfloated company, or of one that never operated, can be sold (VII.6)."""
    unfloated = in_phase(player(started(a_game(), "Sx", price=100), 1, shares={"Sx": 1}), "d")
    state = after(in_stock_round(unfloated, 4, turn_of=1), SellShares(1, "Sx", 1))
    assert (cash(state, 1), price(state, "Sx")) == (480, 95)
    assert charter(state, "Sx").status is Status.STARTED
    new = company(a_large_company(3, 2), "Sx", operated=False)
    assert cash(after(new, SellShares(1, "Sx", 2)), 1) == 580


@pytest.mark.rule("VII.6-01", "VII.5.b-06")
def test_vii_6_list_and_check_agree() -> None:
    """For every company and number the list of sales and the check agree, and each share pays its price (VII.6)."""
    state = player(floated(a_large_company(3, 3, 2), "BCB", director=1, price=50), 2, shares={"BCB": 2})
    for seat in range(3):
        turn = in_stock_round(state, 5, turn_of=seat)
        listed = set(legal(turn, SellShares))
        for item in COMPANIES:
            for count in range(1, 5):
                action = SellShares(seat, item.id, count)
                held = units(turn, seat, item.id)
                office = directing(turn, item.id) == seat and held >= count > held - 2
                if action in listed:
                    assert cash(after(turn, action), seat) - cash(turn, seat) == count * price(turn, item.id)
                elif office:
                    assert refusal(turn, action) == ("VII.5.b", "no_successor")
                else:
                    assert refusal(turn, action) == ("VII.6", "not_enough_shares")
