"""Section VII.5.b: how a company changes its Director."""

from __future__ import annotations

import itertools

import pytest

from cz18 import GameState, legal_actions
from cz18.facts.companies import COMPANY
from cz18.rules.actions import BuyShare, EndStep, Pass, SellShares
from cz18.rules.events import DirectorChanged, MoneyPaid
from cz18.rules.shares.directors import may_sell, may_sell_any
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
    owner_of,
    play,
    player,
    refusal,
    stations,
    units,
    whose_turn,
)


def holding(name: str, *held: int, director: int = 0, turn_of: int = 0) -> GameState:
    """A floated company of which the players hold these units; a later stock round, all sizes on sale."""
    state = floated(a_game(max(3, len(held))), name, director=director, price=100)
    for seat, number in enumerate(held):
        state = player(state, seat, shares={name: number})
    return in_phase(in_stock_round(state, 5, turn_of=turn_of), "d")


def sales(state: GameState, name: str) -> list[int]:
    """How many units of a company the player on turn may sell."""
    return [action.count for action in legal(state, SellShares) if action.company == name]


# By a player's purchase or sale (VII.5.b-01 to -04)


@pytest.mark.rule("VII.5.b-01", "VII.3-12")
def test_vii_5_b_by_a_purchase() -> None:
    """A player whose purchase exceeds the Director's holding becomes Director at once (VII.5.b)."""
    state, events = play(holding("Sx", 3, 3, turn_of=1), BuyShare(1, "Sx"))
    assert events_of(events, DirectorChanged) == [DirectorChanged("Sx", 0, 1)]
    assert directing(state, "Sx") == 1


@pytest.mark.rule("VII.5.b-01", "R-028")
def test_vii_5_b_by_a_sale() -> None:
    """A Director who sells below another's holding loses the office at once, inside his turn (VII.5.b)."""
    state, events = play(holding("Sx", 4, 3), SellShares(0, "Sx", 2))
    assert whose_turn(state) == 0
    assert events_of(events, DirectorChanged) == [DirectorChanged("Sx", 0, 1)]
    assert directing(state, "Sx") == 1


@pytest.mark.rule("VII.5.b-02")
def test_vii_5_b_with_equal_holdings_the_director_stays() -> None:
    """Drawing level does not change the office, neither by a purchase nor by a sale (VII.5.b)."""
    bought, events = play(holding("Sx", 3, 2, turn_of=1), BuyShare(1, "Sx"))
    assert (directing(bought, "Sx"), events_of(events, DirectorChanged)) == (0, [])
    sold, events = play(holding("Sx", 4, 3), SellShares(0, "Sx", 1))
    assert (directing(sold, "Sx"), events_of(events, DirectorChanged)) == (0, [])


@pytest.mark.rule("VII.5.b-01")
def test_vii_5_b_sales_of_others_change_nothing() -> None:
    """A shareholder who sells does not touch the office of the Director (VII.5.b)."""
    state, events = play(holding("Sx", 3, 3, 1, turn_of=1), SellShares(1, "Sx", 1))
    assert (directing(state, "Sx"), events_of(events, DirectorChanged)) == (0, [])


@pytest.mark.rule("VII.5.b-03")
def test_vii_5_b_the_certificate_goes_against_two_shares() -> None:
    """The exchange changes no fraction and no money, only the number of certificates (VII.5.b)."""
    before = holding("Sx", 3, 3, turn_of=1)
    state, events = play(before, BuyShare(1, "Sx"))
    assert [units(state, seat, "Sx") for seat in range(3)] == [3, 4, 0]
    assert len(events_of(events, MoneyPaid)) == 1
    assert (cash(state, 0), cash(state, 1)) == (380, 280)
    old = after(state, Pass(2))
    assert sales(old, "Sx") == [1, 2, 3]


@pytest.mark.rule("VII.5.b-04", "R-028")
def test_vii_5_b_the_charter_goes_over_unchanged() -> None:
    """What stands on the charter stays with the company; the new Director acts for it (VII.5.b)."""
    state = local_railway(holding("Sx", 3, 3, turn_of=1), "L1", company="Sx")
    state = stations(company(state, "Sx", treasury=234, trains=("d0:3E",)), "Sx", "A7")
    old = charter(state, "Sx")
    state = after(state, BuyShare(1, "Sx"))
    assert charter(state, "Sx") == old._replace(director=1)
    assert owner_of(state, "L1") == "Sx"
    state, _ = everybody_passes(state)
    assert whose_turn(state) == 1
    assert EndStep("Sx", "track") in legal_actions(state)


# By his own will (VII.5.b-05 to -08, R-026, R-027)


@pytest.mark.rule("VII.5.b-05")
def test_vii_5_b_only_a_sale_gives_up_the_office() -> None:
    """Of a Director's possible actions in a turn, only a sale can change the Director (VII.5.b)."""
    state = player(holding("Sx", 3, 3, 2), 0, cash=2000)
    lost = set()
    for action in legal_actions(state):
        if directing(after(state, action), "Sx") != 0:
            lost.add(type(action))
    assert lost == {SellShares}
    assert len(legal_actions(state)) > 20


@pytest.mark.parametrize(("name", "least"), [("BCB", 2), ("BN", 2), ("Sx", 2)])
@pytest.mark.rule("VII.5.b-06", "VII.6-05")
def test_vii_5_b_a_successor_needs_a_certificates_worth(name: str, least: int) -> None:
    """A Director sells out of his certificate only if another holds 50, 40 or 20 % of the company (VII.5.b)."""
    short = holding(name, 2, least - 1)
    assert sales(short, name) == []
    assert refusal(short, SellShares(0, name, 1)) == ("VII.5.b", "no_successor")
    assert refusal(short, SellShares(0, name, 2)) == ("VII.5.b", "no_successor")
    enough = holding(name, 2, least)
    assert sales(enough, name) == [1, 2]
    assert directing(after(enough, SellShares(0, name, 2)), name) == 1


@pytest.mark.rule("R-027", "VII.5.b-06")
def test_vii_5_b_large_twenty_against_twenty() -> None:
    """Large: A 20 % (certificate), B 20 %. A may sell 10 %: B becomes Director, A keeps 10 % (VII.5.b)."""
    state = after(holding("Sx", 2, 2), SellShares(0, "Sx", 1))
    assert directing(state, "Sx") == 1
    assert (units(state, 0, "Sx"), units(state, 1, "Sx")) == (1, 2)


@pytest.mark.rule("R-027", "VII.5.b-06")
def test_vii_5_b_medium_forty_against_twenty() -> None:
    """Medium: A 40 %, B 20 %. A can sell nothing (VII.5.b)."""
    state = holding("BN", 2, 1)
    assert sales(state, "BN") == []
    assert refusal(state, SellShares(0, "BN", 1)) == ("VII.5.b", "no_successor")


@pytest.mark.rule("R-027", "VII.5.b-06")
def test_vii_5_b_small_fifty_against_fifty() -> None:
    """Small: A 50 %, B 50 %. A may sell 25 % or 50 % (VII.5.b)."""
    state = holding("BCB", 2, 2)
    assert sales(state, "BCB") == [1, 2]
    assert directing(after(state, SellShares(0, "BCB", 1)), "BCB") == 1


@pytest.mark.rule("R-027")
def test_vii_5_b_a_director_who_still_leads_sells_ordinary_shares_only() -> None:
    """Three units against one: the single share may go, the certificate may not (VII.5.b)."""
    state = holding("Sx", 3, 1)
    assert sales(state, "Sx") == [1]
    assert directing(after(state, SellShares(0, "Sx", 1)), "Sx") == 0
    assert refusal(state, SellShares(0, "Sx", 2)) == ("VII.5.b", "no_successor")


@pytest.mark.rule("R-027")
def test_vii_5_b_two_small_holders_are_no_successor() -> None:
    """Holdings of several players are not added up for a successor (VII.5.b)."""
    assert sales(holding("Sx", 2, 1, 1), "Sx") == []


@pytest.mark.rule("R-027", "R-034")
@pytest.mark.parametrize("director", [0, 1])
def test_vii_5_b_where_any_number_may_be_sold_one_or_all_may(director: int) -> None:
    """A player is asked exactly when some number of units could be sold (VII.5.b)."""
    index = COMPANY["KFN"].index
    for held in itertools.product(range(6), range(4), range(3)):
        state = holding("KFN", *held, director=director)
        possible = [count for count in range(1, held[0] + 1) if may_sell(state, 0, index, count)]
        assert may_sell_any(state, 0, index) == bool(possible), held


@pytest.mark.rule("VII.5.b-07")
def test_vii_5_b_the_largest_holding_succeeds() -> None:
    """The new Director is the one with the most shares, not the next in order (VII.5.b)."""
    state = after(holding("Sx", 2, 2, 3, director=0), SellShares(0, "Sx", 1))
    assert directing(state, "Sx") == 2


@pytest.mark.rule("VII.5.b-08", "R-026")
def test_vii_5_b_tie_goes_to_the_next_in_order() -> None:
    """Order A, B, C, D; B gives up, C and A hold 20 % each: C follows (VII.5.b)."""
    state = after(holding("Sx", 2, 2, 2, 0, director=1, turn_of=1), SellShares(1, "Sx", 1))
    assert directing(state, "Sx") == 2


@pytest.mark.rule("VII.5.b-08", "R-026")
def test_vii_5_b_tie_wraps_round() -> None:
    """Order A, B, C, D; C gives up, A and B hold the same: A, whose card comes first after D's (VII.5.b)."""
    state = after(holding("Sx", 2, 2, 2, 0, director=2, turn_of=2), SellShares(2, "Sx", 2))
    assert directing(state, "Sx") == 0


@pytest.mark.parametrize(
    ("order", "heir"), [((1, 0, 2, 3), 0), ((1, 3, 2, 0), 2), ((0, 2, 3, 1), 0), ((2, 1, 3, 0), 0)]
)
@pytest.mark.rule("R-026")
def test_vii_5_b_a_tie_follows_the_cards(order: tuple[int, ...], heir: int) -> None:
    """The order of the cards decides, not that of the seats: Ben gives up, Ada and Cyd hold the same (VII.5.b)."""
    state = holding("Sx", 2, 2, 2, 0, director=1, turn_of=1)._replace(order=order)
    assert directing(after(state, SellShares(1, "Sx", 1)), "Sx") == heir


@pytest.mark.rule("R-026")
def test_vii_5_b_a_tie_below_the_old_directors_rest_does_not_count() -> None:
    """A player who only ties with the Director's remaining shares does not take over (VII.5.b)."""
    state = after(holding("Sx", 4, 2, 3), SellShares(0, "Sx", 1))
    assert directing(state, "Sx") == 0
    assert directing(after(holding("Sx", 4, 2, 3), SellShares(0, "Sx", 2)), "Sx") == 2


@pytest.mark.rule("VII.5.b-03")
def test_vii_6_after_the_exchange_the_old_director_sells_like_any_player() -> None:
    """A former Director may sell all shares in a later turn (VII.6)."""
    state = after(holding("Sx", 2, 3, 0), SellShares(0, "Sx", 1), Pass(0), Pass(1), Pass(2))
    assert whose_turn(state) == 0
    state = after(state, SellShares(0, "Sx", 1))
    assert units(state, 0, "Sx") == 0
    assert directing(state, "Sx") == 1
