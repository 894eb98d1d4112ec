"""Moravia-Silesia: set-up and the auction of the private papers (XI.2)."""

from __future__ import annotations

from collections import Counter

import pytest

from cz18 import GameState, OptionError, PriceRange, decision, is_over, new_game, ranking
from cz18.facts.companies import COMPANY, Size
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.rules import events as happened
from cz18.rules.actions import Bid, OpenAuction, Pass, SellShares, StartCompany
from cz18.rules.engine import action_ranges
from cz18.rules.questions import certificates, figures_of, map_of
from cz18.rules.rounds.stock_round import certificate_limit, holding_limit
from cz18.rules.state import Status, StockTurn
from rules.moravia import in_stock_round, moravia, no_auctions, open_with
from rules.positions import NAMES, after, cash, charter, code, events_of, play, player, refusal


def turn(state: GameState) -> tuple[str, int]:
    due = decision(state)
    assert due is not None
    return due.kind, due.player


@pytest.mark.rule("XI.2-01", "XI.2-02")
@pytest.mark.parametrize(("players", "money", "limit"), [(2, 500, 15), (3, 450, 13)])
def test_xi_2_money_and_limit(players: int, money: int, limit: int) -> None:
    """500 K and 15 certificates with two players, 450 K and 13 with three (XI.2)."""
    state = moravia(players)
    assert {cash(state, seat) for seat in range(players)} == {money}
    assert certificate_limit(state) == limit


@pytest.mark.rule("XI.2-01")
@pytest.mark.parametrize("players", [1, 4])
def test_xi_2_other_numbers_are_refused(players: int) -> None:
    """The board is for two or three players (XI.2)."""
    with pytest.raises(OptionError, match="players"):
        new_game(NAMES[:players], board="moravia_silesia", seed=1)


@pytest.mark.rule("XI.2-03", "R-193")
def test_xi_2_only_large_companies_take_part() -> None:
    """The five large companies are in, all others are out (XI.2)."""
    state = moravia(3)
    inside = {name for name, item in COMPANY.items() if state.companies[item.index].status is Status.IN_THE_BOX}
    assert inside == {"Sx", "Pr", "By", "kk", "Ug"}
    assert map_of(state).reconstruction, "the board says that it is a reconstruction"


@pytest.mark.rule("XI.2-04", "R-008")
def test_xi_2_with_two_players_one_is_left_out() -> None:
    """One of the five, each about as often, drawn from the game's own generator (XI.2)."""
    out = Counter()
    for seed in range(300):
        state = moravia(2, seed)
        names = [
            name
            for name, item in COMPANY.items()
            if item.size is Size.LARGE and state.companies[item.index].status is Status.LEFT_OUT
        ]
        assert len(names) == 1
        out[names[0]] += 1
    assert set(out) == {"Sx", "Pr", "By", "kk", "Ug"} and min(out.values()) > 35
    assert moravia(2, 9) == moravia(2, 9)


@pytest.mark.rule("XI.2-05", "XI.2-06")
def test_xi_2_three_markers_and_seventy_percent() -> None:
    """Each company has three markers, and a player may hold 70 % of it (XI.2)."""
    state = moravia(3)
    assert charter(state, "Ug").markers == 3
    assert holding_limit(state, COMPANY["Ug"].index) == 70


@pytest.mark.rule("XI.2-22", "XI.2-24", "R-180")
def test_xi_2_five_papers_with_their_minimum() -> None:
    """The opener may bid from each paper's minimum up to his cash, or name it and pass (R-180)."""
    choices = action_ranges(moravia(3))
    bids = {c.paper: c.bid for c in choices if isinstance(c, OpenAuction) and isinstance(c.bid, PriceRange)}
    assert bids == {
        "S3": PriceRange(50, 450), "M6": PriceRange(65, 450), "L1": PriceRange(80, 450),
        "3E": PriceRange(60, 450), "MW": PriceRange(90, 450),
    }  # fmt: skip
    assert {c.paper for c in choices if isinstance(c, OpenAuction) and c.bid == 0} == set(bids)


@pytest.mark.rule("XI.2-23", "R-181")
def test_xi_2_auctions_are_opened_in_turn() -> None:
    """Player 1 opens the first one, then the next in order, regardless of the winner (R-181)."""
    state = moravia(3)
    assert turn(state) == ("auction_opening", 0)
    state = after(open_with(state, 0, "S3"), Bid(1, 50), Pass(2))
    assert turn(state) == ("auction_opening", 1)
    state = after(open_with(state, 1, "M6", 65), Pass(2), Pass(0))
    assert turn(state) == ("auction_opening", 2)


@pytest.mark.rule("XI.2-24")
def test_xi_2_the_opener_bids_the_minimum_at_least() -> None:
    """Less than the minimum, an unknown or a sold paper are refused (XI.2)."""
    state = moravia(3)
    assert refusal(state, OpenAuction(0, "MW", 89)) == ("XI.2", "bid_too_low")
    assert code(state, OpenAuction(0, "MW", 90)) is None
    assert refusal(state, OpenAuction(0, "S1", 90)) == ("XI.2", "unknown_paper")
    assert code(state, Pass(0)) == "not_now"
    state = after(open_with(state, 0, "S3", 50), Pass(1), Pass(2))
    assert refusal(state, OpenAuction(1, "S3", 60)) == ("XI.2", "paper_not_on_offer")


@pytest.mark.rule("XI.2-25", "XI.2-26", "XI.2-29")
def test_xi_2_bids_go_round_until_nobody_bids_more() -> None:
    """Each bid is 5 K above the last, no multiple of 5 needed; the highest bidder pays and gets the paper (XI.2)."""
    state = open_with(moravia(3), 0, "S3", 51)
    assert refusal(state, Bid(1, 55)) == ("XI.2", "bid_too_low")
    state = after(state, Bid(1, 56), Bid(2, 62))
    assert turn(state) == ("auction_bid", 0)
    assert turn(after(state, Pass(0), Bid(1, 67), Bid(2, 72))) == ("auction_bid", 1), "past the one who is out"
    state, events = play(state, Pass(0), Bid(1, 67), Pass(2))
    assert [(e.player, e.paper, e.price) for e in events_of(events, happened.PaperWon)] == [(1, "S3", 67)]
    assert (cash(state, 0), cash(state, 1), cash(state, 2)) == (450, 383, 450)
    assert state.local_railways[LOCAL_RAILWAY["S3"].index].owner.player == 1


@pytest.mark.rule("XI.2-27")
def test_xi_2_a_player_who_passed_is_out_of_this_auction_only() -> None:
    """A player who passed is not asked again for this paper, but may bid for the next (XI.2)."""
    state = after(open_with(moravia(3), 0, "S3", 50), Pass(1), Bid(2, 55))
    assert turn(state) == ("auction_bid", 0)
    state = after(state, Bid(0, 60))
    assert turn(state) == ("auction_bid", 2), "player 1 is out"
    state = after(state, Pass(2))
    state = open_with(state, 1, "M6", 65)
    assert turn(state) == ("auction_bid", 2)


@pytest.mark.rule("XI.2-28", "R-181")
def test_xi_2_the_others_may_bid_when_the_opener_passes() -> None:
    """The opener names a paper and passes: the next bids the minimum and wins, the opener stays out (R-181)."""
    state, events = play(moravia(3), OpenAuction(0, "3E", 0))
    assert events == [happened.AuctionOpened(0, "3E", 0)]
    assert turn(state) == ("auction_bid", 1)
    assert refusal(state, Bid(1, 59)) == ("XI.2", "bid_too_low")
    state = after(state, Pass(1), Bid(2, 60))
    assert turn(state) == ("auction_opening", 1)
    assert state.papers is not None and state.papers.three_e.player == 2


@pytest.mark.rule("XI.2-30")
def test_xi_2_nobody_bids_more_than_his_cash() -> None:
    """A bid above the cash is refused, and who cannot raise is out without being asked (XI.2)."""
    state = player(moravia(3), 1, cash=70)
    assert refusal(state, OpenAuction(0, "S3", 451)) == ("XI.2", "not_enough_cash")
    state = open_with(state, 0, "S3", 50)
    assert refusal(state, Bid(1, 71)) == ("XI.2", "not_enough_cash")
    state, events = play(player(moravia(3), 1, cash=70), OpenAuction(0, "S3", 66))
    assert [(e.player, e.automatic) for e in events_of(events, happened.Passed)] == [(1, True)]
    assert turn(state) == ("auction_bid", 2)


@pytest.mark.rule("XI.2-30", "XI.2-29")
def test_xi_2_a_bid_may_take_the_last_k() -> None:
    """A player with exactly enough is asked, may bid it and is left with zero; with one K less he is out (XI.2)."""
    state = open_with(player(moravia(3), 1, cash=55), 0, "S3", 50)
    assert action_ranges(state) == [Bid(1, PriceRange(55, 55)), Pass(1)]
    state, events = play(state, Bid(1, 55), Pass(2), Pass(0))
    assert events_of(events, happened.BidMade) == [happened.BidMade(1, 55)]
    assert cash(state, 1) == 0 and turn(state) == ("auction_opening", 1)
    assert turn(open_with(player(moravia(3), 1, cash=54), 0, "S3", 50)) == ("auction_bid", 2)
    exact = player(moravia(3), 0, cash=50)
    bids = [action for action in action_ranges(exact) if isinstance(action, OpenAuction) and action.bid != 0]
    assert bids == [OpenAuction(0, "S3", PriceRange(50, 50))]
    assert cash(after(exact, OpenAuction(0, "S3", 50), Pass(1), Pass(2)), 0) == 0


@pytest.mark.rule("XI.2-31", "XI.2-32", "R-182")
def test_xi_2_the_auctions_end_when_nobody_wants_the_rest() -> None:
    """After a sale, once each player has opened an auction without a bid, what is left leaves the game (R-182)."""
    state = after(open_with(moravia(3), 0, "L1", 80), Pass(1), Pass(2))
    for opener in (1, 2):
        state = open_with(state, opener, "S3")
        for _ in range(2):
            state = after(state, Pass(turn(state)[1]))
    state, events = play(state, OpenAuction(0, "S3", 0), Pass(1), Pass(2))
    assert [set(e.left_over) for e in events_of(events, happened.AuctionsEnded)] == [{"S3", "M6", "3E", "MW"}]
    assert [(e.player, e.automatic) for e in events_of(events, happened.Passed)] == [(1, False), (2, False)]
    assert state.auction is None and state.pending == (StockTurn(state.order[0]),)
    assert state.local_railways[LOCAL_RAILWAY["S3"].index].owner.player == -1


@pytest.mark.rule("XI.2-31")
def test_xi_2_the_auctions_end_when_all_are_sold() -> None:
    """With the fifth paper sold the stock round begins (XI.2)."""
    state = moravia(2)
    for number, (paper, bid) in enumerate({"S3": 50, "M6": 65, "L1": 80, "3E": 60, "MW": 90}.items()):
        state = after(open_with(state, number % 2, paper, bid), Pass((number + 1) % 2))
    assert turn(state)[0] == "stock_turn"


@pytest.mark.rule("XI.2-33", "X.1-02")
@pytest.mark.parametrize("players", [2, 3])
def test_xi_2_if_nobody_bids_player_one_has_won(players: int) -> None:
    """Without a single bid the game is over and the holder of the first card has won (XI.2)."""
    state = new_game(NAMES[:players], board="moravia_silesia", seed=3)
    first = state.order[0]
    unwanted, shown = 0, []
    for _ in range(players):
        opener = turn(state)[1]
        state = after(state, OpenAuction(opener, "S3", 0))
        for _ in range(players - 1):
            state, events = play(state, Pass(turn(state)[1]))
            unwanted += len(events_of(events, happened.PaperUnwanted))
            shown += events_of(events, happened.GameEnded)
    assert (unwanted, len(shown)) == (players, 1)
    assert is_over(state) and action_ranges(state) == [] and len(state.pending) == 1
    assert ranking(state)[0] == (1, first)
    assert {rank for rank, seat in ranking(state) if seat != first} == {2}


@pytest.mark.rule("XI.2-34")
def test_xi_2_the_track_begins_before_fifty() -> None:
    """The first operating round is the one marked 50; then 55, 60 65, 70 75, 80 90, 100 110 120 (XI.2)."""
    track = figures_of(moravia()).track
    prices = [box.local_railway_price for box in track if box.kind == "OR"]
    assert prices == [50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120]
    assert [box.kind for box in track[:3]] == ["PRE", "SR", "OR"]


@pytest.mark.rule("XI.2-35", "R-183")
def test_xi_2_cards_by_least_cash_after_the_auctions() -> None:
    """The poorest player has the first turn of the stock round (R-183)."""
    state = moravia(2)
    for number, (paper, bid) in enumerate({"S3": 50, "M6": 65, "L1": 80, "3E": 60, "MW": 90}.items()):
        state = after(open_with(state, number % 2, paper, bid), Pass((number + 1) % 2))
    assert (cash(state, 0), cash(state, 1)) == (500 - 50 - 80 - 90, 500 - 65 - 60)
    assert state.order == (0, 1) and turn(state) == ("stock_turn", 0)


@pytest.mark.rule("XI.2-35", "R-183")
def test_xi_2_the_cards_change_hands_after_the_auctions() -> None:
    """The player who spent most comes first, whatever card he had; equal cash keeps the order (R-183)."""
    state = moravia(3)
    for opener, paper, bid in ((0, "S3", 50), (1, "M6", 65), (2, "L1", 80), (0, "3E", 100), (1, "MW", 90)):
        state = after(open_with(state, opener, paper), Pass((opener + 1) % 3))
        state, events = play(state, Bid((opener + 2) % 3, bid))
    assert [e.order for e in events_of(events, happened.PlayingOrderDealt)] == [(0, 2, 1)]
    assert [cash(state, seat) for seat in range(3)] == [450 - 65 - 90, 450 - 80, 450 - 50 - 100]
    assert state.order == (0, 2, 1) and state.pending == (StockTurn(0),)
    state = player(open_with(moravia(3), 0, "MW", 95), 2, cash=355)
    state = after(state, Pass(1), Pass(2))
    for opener in (1, 2, 0):
        state = open_with(state, opener, "3E")
        while turn(state)[0] == "auction_bid":
            state = after(state, Pass(turn(state)[1]))
    assert state.order == (0, 2, 1), "355, 355 and 450"


@pytest.mark.rule("XI.2-36", "R-184")
def test_xi_2_no_sale_in_the_first_stock_round() -> None:
    """All large companies are on sale at once, and nothing can be sold back in this round (R-184)."""
    state = in_stock_round(no_auctions(moravia(3)), 3)
    offered = {action.company for action in action_ranges(state) if isinstance(action, StartCompany)}
    assert offered == {"Sx", "Pr", "By", "kk", "Ug"}
    state = after(state, StartCompany(0, "Ug", 50), Pass(1), Pass(2))
    assert refusal(state, SellShares(0, "Ug", 1)) == ("XI.2", "no_sale_in_first_round")


@pytest.mark.rule("XI.2-19")
def test_xi_2_start_prices() -> None:
    """Companies start at 50, 55, 60, 65 or 70 (XI.2)."""
    state = in_stock_round(no_auctions(moravia(3)), 3)
    prices = {action.price for action in action_ranges(state) if isinstance(action, StartCompany)}
    assert prices == {50, 55, 60, 65, 70}
    assert refusal(state, StartCompany(0, "Ug", 90)) == ("XI.2", "not_a_start_price")


@pytest.mark.rule("XI.2-02", "R-194")
def test_xi_2_papers_count_as_certificates() -> None:
    """Each paper in hand is a certificate, the 3E and the station railway included (R-194)."""
    state = moravia(2)
    for number, (paper, bid) in enumerate({"S3": 50, "M6": 65, "3E": 60, "L1": 80, "MW": 90}.items()):
        state = after(open_with(state, number % 2, paper, bid), Pass((number + 1) % 2))
    assert [certificates(state, seat) for seat in (0, 1)] == [3, 2]
