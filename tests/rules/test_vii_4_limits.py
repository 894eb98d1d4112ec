"""Section VII.4: how many certificates a player may hold, how much of a company, and what if he has more."""

from __future__ import annotations

import pytest

from cz18 import GameState, legal_actions
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.rules.actions import BuyShare, Pass, SellShares, StartCompany
from cz18.rules.events import DirectorChanged, Passed
from tests.rules.positions import (
    a_game,
    after,
    directing,
    events_of,
    floated,
    in_phase,
    in_stock_round,
    legal,
    local_railway,
    play,
    player,
    refusal,
    started,
    under,
    units,
    whose_turn,
)


def with_local_railways(state: GameState, seat: int, number: int) -> GameState:
    """Give a player this many local railways."""
    for item in LOCAL_RAILWAYS[:number]:
        state = local_railway(state, item.id, player=seat)
    return state


@pytest.mark.parametrize(("players", "limit"), [(3, 14), (4, 12), (5, 10), (6, 9)])
@pytest.mark.rule("VII.4-01", "VII.4-02", "VII.4-04", "R-002")
def test_vii_4_limit_by_number_of_players(players: int, limit: int) -> None:
    """With 3, 4, 5, 6 players the 14th, 12th, 10th, 9th certificate can be bought and the next one not (VII.4)."""
    state = in_stock_round(with_local_railways(a_game(players), 0, limit - 1), 2)
    assert units(after(state, StartCompany(0, "BCB", 50)), 0, "BCB") == 2
    full = in_stock_round(with_local_railways(a_game(players), 0, limit), 2)
    assert refusal(full, StartCompany(0, "BCB", 50)) == ("VII.4", "certificate_limit")
    assert legal_actions(full) == [Pass(0)]
    share = floated(full, "OFE", director=1)
    assert refusal(share, BuyShare(0, "OFE")) == ("VII.4", "certificate_limit")


@pytest.mark.rule("VII.4-02", "IV.1-13")
def test_vii_4_only_local_railways_in_hand_count() -> None:
    """A local railway sold to his company no longer counts for the player (VII.4)."""
    state = floated(with_local_railways(a_game(), 0, 13), "BCB")
    state = in_stock_round(state, 2)
    assert refusal(state, StartCompany(0, "EKJ", 50)) == ("VII.4", "certificate_limit")
    passed_on = local_railway(state, LOCAL_RAILWAYS[0].id, company="BCB")
    assert StartCompany(0, "EKJ", 50) in legal(passed_on, StartCompany)


@pytest.mark.rule("VII.4-03")
def test_vii_4_a_directors_certificate_counts_once() -> None:
    """Three units with the Director's certificate are two certificates, without it three (VII.4)."""
    director = floated(with_local_railways(a_game(), 0, 11), "Sx", price=100, units=3)
    state = in_stock_round(in_phase(director, "d"), 5)
    assert BuyShare(0, "Sx") in legal(state, BuyShare)
    other = player(floated(with_local_railways(a_game(), 0, 11), "Sx", director=1, price=100), 0, shares={"Sx": 3})
    state = in_stock_round(in_phase(other, "d"), 5)
    assert refusal(state, BuyShare(0, "Sx")) == ("VII.4", "certificate_limit")


@pytest.mark.rule("VII.4-04", "R-029")
def test_vii_4_no_purchase_at_the_limit_even_to_become_director() -> None:
    """At the limit a purchase is refused even if the exchange would take the buyer below it again (VII.4)."""
    state = player(started(a_game(), "Sx", director=1, price=100), 0, shares={"Sx": 2})
    state = in_phase(in_stock_round(with_local_railways(state, 0, 12), 5), "d")
    assert refusal(state, BuyShare(0, "Sx")) == ("VII.4", "certificate_limit")
    below = player(started(a_game(), "Sx", director=1, price=100), 0, shares={"Sx": 2})
    below = in_phase(in_stock_round(with_local_railways(below, 0, 11), 5), "d")
    assert directing(after(below, BuyShare(0, "Sx")), "Sx") == 0


@pytest.mark.rule("VII.4-04")
def test_vii_4_a_sale_makes_room_in_the_same_turn() -> None:
    """A player at the limit may sell one certificate and then buy another (VII.4)."""
    state = player(floated(with_local_railways(a_game(), 0, 13), "OFE", director=1), 0, shares={"OFE": 1})
    state = after(in_stock_round(state, 2), SellShares(0, "OFE", 1))
    assert whose_turn(state) == 0
    assert units(after(state, StartCompany(0, "BCB", 50)), 0, "BCB") == 2


@pytest.mark.parametrize(
    ("name", "most"),
    [
        pytest.param("BCB", 3, marks=pytest.mark.rule("VII.4-05")),
        pytest.param("BN", 3, marks=pytest.mark.rule("VII.4-06")),
        pytest.param("Sx", 6, marks=pytest.mark.rule("VII.4-07")),
    ],
)
def test_vii_4_part_of_a_company(name: str, most: int) -> None:
    """Up to 75 % of a small, 60 % of a medium or large company can be bought, not more (VII.4)."""
    below = in_phase(in_stock_round(started(a_game(), name, units=most - 1), 5), "d")
    assert units(after(below, BuyShare(0, name)), 0, name) == most
    full = in_phase(in_stock_round(started(a_game(), name, units=most), 5), "d")
    assert refusal(full, BuyShare(0, name)) == ("VII.4", "holding_limit")
    assert BuyShare(0, name) not in legal(full, BuyShare)


# Above the limit (VII.4-08, R-030)


def an_excess() -> GameState:
    """Four players, limit 12. Player 0 had 11 local railways and Sx's certificate; 1 has just taken it."""
    state = started(with_local_railways(a_game(4), 0, 11), "Sx", director=0, price=100)
    state = floated(player(state, 1, shares={"Sx": 2}), "BCB", director=2, price=60)
    state = in_phase(in_stock_round(state, 5, turn_of=1), "d")
    assert refusal(in_stock_round(state, 5), BuyShare(0, "BCB")) == ("VII.4", "certificate_limit")
    state, events = play(state, BuyShare(1, "Sx"))
    assert events_of(events, DirectorChanged) == [DirectorChanged("Sx", 0, 1)]
    return state


@pytest.mark.rule("VII.4-08", "R-030", "VII.5.b-03")
def test_vii_4_a_player_above_the_limit_sells_first() -> None:
    """12 of 12 with a Director's certificate, lost against two ordinary shares: 13, so one must go (VII.4)."""
    state = after(an_excess(), Pass(2), Pass(3))
    assert whose_turn(state) == 0
    assert refusal(state, Pass(0)) == ("VII.4", "must_sell_first")
    assert refusal(state, BuyShare(0, "BCB")) == ("VII.4", "certificate_limit")
    assert legal_actions(state) == [SellShares(0, "Sx", 1), SellShares(0, "Sx", 2)]


@pytest.mark.rule("VII.4-08", "R-030")
def test_vii_4_within_the_limit_again_the_turn_continues() -> None:
    """At the limit he may pass but not buy; if he has sold more he may buy (VII.4)."""
    state = after(an_excess(), Pass(2), Pass(3))
    one, events = play(state, SellShares(0, "Sx", 1))
    assert legal_actions(one) == [SellShares(0, "Sx", 1), Pass(0)]
    assert whose_turn(after(one, Pass(0))) == 1
    assert events_of(events, Passed) == []
    two = after(state, SellShares(0, "Sx", 2))
    assert whose_turn(two) == 0
    assert units(after(two, BuyShare(0, "BCB")), 0, "BCB") == 1
    assert whose_turn(after(two, Pass(0))) == 1


@pytest.mark.rule("R-030")
def test_vii_4_he_chooses_the_companies_to_sell() -> None:
    """Any share he may sell settles the excess, not only the company he lost (VII.4)."""
    state = player(an_excess(), 0, shares={"BCB": 1})
    state = player(state, 0, shares={"Sx": 2})
    state = after(state, Pass(2), Pass(3))
    assert refusal(state, Pass(0)) == ("VII.4", "must_sell_first")
    one = after(state, SellShares(0, "BCB", 1))
    assert whose_turn(one) == 0
    assert refusal(one, Pass(0)) == ("VII.4", "must_sell_first")
    both = after(one, SellShares(0, "Sx", 1), Pass(0))
    assert whose_turn(both) == 1


def two_above() -> GameState:
    """Four players, limit 12. Player 0 has ten local railways and four shares of Sx, which player 1 directs."""
    state = started(with_local_railways(a_game(4), 0, 10), "Sx", director=1, price=100, units=5)
    state = in_phase(in_stock_round(player(state, 0, shares={"Sx": 4}), 5, turn_of=3), "d")
    return after(state, Pass(3))


@pytest.mark.rule("R-030", "R-020", "VII.4-08")
def test_vii_4_one_share_sold_is_no_reason_to_stop_short() -> None:
    """Two above the limit he sells one share and then one more of the same company; before that he cannot pass,
    nor buy (VII.4)."""
    state = after(two_above(), SellShares(0, "Sx", 1))
    assert refusal(state, Pass(0)) == ("VII.4", "must_sell_first")
    assert refusal(state, StartCompany(0, "BCB", 50)) == ("VII.4", "certificate_limit")
    assert legal_actions(state) == [SellShares(0, "Sx", count) for count in (1, 2, 3)]
    state = after(state, SellShares(0, "Sx", 1))
    assert whose_turn(after(state, Pass(0))) == 1


@pytest.mark.rule("R-030", "VII.4-08")
def test_vii_4_above_the_limit_with_nothing_to_sell_the_turn_continues() -> None:
    """A Director's certificate without a successor cannot be sold, so it stays (VII.4)."""
    held = in_phase(started(with_local_railways(a_game(4), 0, 12), "Sx", director=0, price=100), "d")
    state = after(in_stock_round(held, 5, turn_of=3), Pass(3))
    assert whose_turn(state) == 1
    debtor = after(in_stock_round(player(held, 0, cash=20, debt=50), 5, turn_of=3), Pass(3))
    assert whose_turn(debtor) == 0, "he could pay something back"
    assert whose_turn(after(debtor, Pass(0))) == 1


@pytest.mark.rule("R-030")
def test_vii_4_under_version_1_a_block_once_sold_was_all() -> None:
    """A game begun under version 1 lets the turn end above the limit when the one block has gone (VII.4)."""
    state = after(under("1", two_above()), SellShares(0, "Sx", 1))
    assert whose_turn(state) == 1


@pytest.mark.rule("R-030")
def test_vii_4_within_the_limit_nobody_has_to_sell_more() -> None:
    """Down to the limit by one sale he may end his turn, though he could sell more (VII.4)."""
    state = player(an_excess(), 0, shares={"Sx": 2})
    state = player(floated(state, "OFE", director=3), 0, shares={"OFE": 1})
    state = local_railway(state, LOCAL_RAILWAYS[0].id, company="BCB")  # one of his local railways has gone
    state = after(state, Pass(2), Pass(3))
    assert refusal(state, Pass(0)) == ("VII.4", "must_sell_first")
    state = after(state, SellShares(0, "OFE", 1))
    assert whose_turn(state) == 0
    assert SellShares(0, "Sx", 1) in legal_actions(state)
    assert whose_turn(after(state, Pass(0))) == 1


@pytest.mark.rule("R-030", "VII.4-08")
def test_vii_4_the_excess_waits_for_his_own_turn() -> None:
    """Others act meanwhile as usual; nothing is sold outside of the player's own turn (VII.4)."""
    state = an_excess()
    assert whose_turn(state) == 2
    assert refusal(state, SellShares(0, "Sx", 1)) == ("VII.2", "not_your_turn")
    assert Pass(2) in legal_actions(state)


@pytest.mark.rule("R-030")
def test_vii_4_an_excess_lasts_into_the_next_round() -> None:
    """A player still above the limit when the next round begins must sell in the next turn (VII.4)."""
    state = after(an_excess(), Pass(2), Pass(3))
    later = in_stock_round(state, 6, turn_of=3)
    later = after(later, Pass(3))
    assert whose_turn(later) == 0
    assert refusal(later, Pass(0)) == ("VII.4", "must_sell_first")
