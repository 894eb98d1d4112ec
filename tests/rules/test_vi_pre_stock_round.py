"""Chapter VI: local railways are bought in order and in reverse order; then cards are dealt by least cash."""

from __future__ import annotations

import pytest

from cz18 import GameState, new_game
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.rules.actions import BuyLocalRailway, EndStep, OfferForLocalRailway, Pass
from cz18.rules.engine import action_ranges
from cz18.rules.events import (
    BANK,
    MoneyPaid,
    Party,
    Passed,
    PlayingOrderDealt,
    PreStockRoundEnded,
    StockRoundBegan,
)
from cz18.rules.rounds.pre_stock_round import on_sale
from cz18.rules.state import NOBODY
from tests.rules.positions import (
    NAMES,
    a_game,
    after,
    before_turn,
    cash,
    events_of,
    everybody_passes,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    kind_of_decision,
    legal,
    local_railway,
    owner_of,
    play,
    player,
    refusal,
    stations,
    whose_turn,
)

CHEAPEST_FIRST = [item.id for item in sorted(LOCAL_RAILWAYS, key=lambda item: item.price)]


def buyers(state: GameState, turns: int) -> list[int]:
    """The order of turns if all players always buy the cheapest local railway left."""
    seats = []
    for name in CHEAPEST_FIRST[:turns]:
        seats.append(whose_turn(state))
        state = after(state, BuyLocalRailway(seats[-1], name))
    return seats


def with_cash(*sums: int) -> GameState:
    """The first turn of a pre-stock round in which players have these sums."""
    state = a_game(len(sums))
    for seat, money in enumerate(sums):
        state = player(state, seat, cash=money)
    return state


@pytest.mark.parametrize(
    ("players", "order"),
    [
        (3, [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0]),
        (4, [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2]),
        (5, [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 0, 1]),
        (6, [0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0, 0, 1]),
    ],
)
@pytest.mark.rule("VI-01", "VI-02")
def test_vi_there_and_back(players: int, order: list[int]) -> None:
    """Turns go up the cards and down again, the one at either end twice in a row: 1-2-3-4-4-3-2-1-1-... (VI)."""
    assert buyers(a_game(players), len(order)) == order


@pytest.mark.rule("VI-01", "III.3-02")
def test_vi_the_order_is_that_of_the_cards() -> None:
    """It is the cards that count, not the seats (VI)."""
    state = new_game(NAMES[:4], seed=11)
    a, b, c, d = state.order
    assert state.order != (0, 1, 2, 3)
    assert buyers(state, 9) == [a, b, c, d, d, c, b, a, a]


@pytest.mark.rule("VI-02", "VI-10")
def test_vi_passing_does_not_change_the_turning_point() -> None:
    """The player at the turning point is asked twice also if he passes the first time (VI)."""
    state = after(a_game(), BuyLocalRailway(0, "S1"), BuyLocalRailway(1, "S2"), Pass(2))
    assert whose_turn(state) == 2
    state = after(state, BuyLocalRailway(2, "S3"))
    assert whose_turn(state) == 1


@pytest.mark.rule("VI-03", "R-011")
def test_vi_any_one_card_or_a_pass() -> None:
    """A turn is one local railway of the player's choice, even the most expensive first, or a pass (VI)."""
    state = a_game()
    expected = {BuyLocalRailway(0, item.id) for item in LOCAL_RAILWAYS} | {Pass(0)}
    assert set(action_ranges(state)) == expected
    state = after(state, BuyLocalRailway(0, "L1"))
    assert owner_of(state, "L1") == 0
    assert [item.owner.player for item in state.local_railways].count(0) == 1
    assert refusal(state, BuyLocalRailway(0, "S1")) == ("VI", "not_your_turn")
    assert refusal(state, Pass(0)) == ("VI", "not_your_turn")
    assert refusal(state, BuyLocalRailway(1, "L1")) == ("VI", "not_on_sale")
    assert refusal(state, BuyLocalRailway(1, "X9")) == ("VI", "unknown_local_railway")


@pytest.mark.rule("VI-04", "VI-03", "R-007")
def test_vi_printed_prices() -> None:
    """The small ones cost 25 to 50, the medium ones 40 to 65, the large ones 55 to 80, in steps of 5 (VI)."""
    paid: dict[str, list[int]] = {"S": [], "M": [], "L": []}
    for item in LOCAL_RAILWAYS:
        state = after(a_game(), BuyLocalRailway(0, item.id))
        paid[item.id[0]].append(380 - cash(state, 0))
    assert {size: sorted(prices) for size, prices in paid.items()} == {
        "S": [25, 30, 35, 40, 45, 50],
        "M": [40, 45, 50, 55, 60, 65],
        "L": [55, 60, 65, 70, 75, 80],
    }


@pytest.mark.rule("VI-05")
def test_vi_not_beyond_the_cash() -> None:
    """A price equal to the cash can be paid, a higher one cannot (VI)."""
    prices = {item.id: item.price for item in LOCAL_RAILWAYS}
    state = with_cash(50, 300, 300)
    offered = {action.local_railway for action in legal(state, BuyLocalRailway)}
    assert offered == {name for name, price in prices.items() if price <= 50}
    for name, price in prices.items():
        if price > 50:
            assert refusal(state, BuyLocalRailway(0, name)) == ("VI", "not_enough_cash")
    all_of_it = after(state, BuyLocalRailway(0, next(name for name in prices if prices[name] == 50)))
    assert cash(all_of_it, 0) == 0


@pytest.mark.rule("VI-06")
def test_vi_the_bank_is_paid() -> None:
    """The price goes from the player to the bank (VI)."""
    _, events = play(a_game(), BuyLocalRailway(0, "M3"))
    payment = events_of(events, MoneyPaid)
    assert [(item.payer, item.payee) for item in payment] == [(Party("player", 0), BANK)]


@pytest.mark.rule("VI-07", "R-010")
def test_vi_ends_when_all_have_passed_since_the_last_purchase() -> None:
    """Player 2 buys, 3 passes twice at the turning point, 2 and 1 pass: over (VI)."""
    state = after(a_game(), Pass(0), BuyLocalRailway(1, "S1"))
    for seat in (2, 2, 1):
        assert whose_turn(state) == seat
        state = after(state, Pass(seat))
        assert kind_of_decision(state) == "pre_stock_turn"
    assert whose_turn(state) == 0
    state, events = play(state, Pass(0))
    assert len(events_of(events, PreStockRoundEnded)) == 1
    assert kind_of_decision(state) == "stock_turn"


@pytest.mark.rule("VI-07", "R-010")
def test_vi_passes_before_a_purchase_are_wiped() -> None:
    """Passes count from the last purchase only, and two passes of one player are not those of two (VI)."""
    state = after(a_game(), Pass(0), Pass(1), BuyLocalRailway(2, "S1"), Pass(2), Pass(1))
    assert kind_of_decision(state) == "pre_stock_turn"
    state = after(state, Pass(0))
    assert kind_of_decision(state) == "stock_turn"
    twice = after(a_game(), BuyLocalRailway(0, "S1"), BuyLocalRailway(1, "S2"), Pass(2), Pass(2))
    assert (kind_of_decision(twice), whose_turn(twice)) == ("pre_stock_turn", 1)


@pytest.mark.rule("VI-07")
def test_vi_ends_at_once_if_nobody_buys() -> None:
    """If all pass in their first turns the round is over without a purchase (VI)."""
    state = after(a_game(), Pass(0), Pass(1))
    assert kind_of_decision(state) == "pre_stock_turn"
    assert kind_of_decision(after(state, Pass(2))) == "stock_turn"


@pytest.mark.rule("VI-07", "R-010")
def test_vi_the_last_buyer_gets_one_more_turn() -> None:
    """After a purchase the others' passes do not end the round before the buyer could act again (VI)."""
    state = after(a_game(4), BuyLocalRailway(0, "S1"))
    for seat in (1, 2, 3, 3, 2, 1):
        state = after(state, Pass(seat))
    assert (kind_of_decision(state), whose_turn(state)) == ("pre_stock_turn", 0)
    again = after(state, BuyLocalRailway(0, "S2"))
    assert (kind_of_decision(again), whose_turn(again)) == ("pre_stock_turn", 0)


@pytest.mark.rule("VI-08", "VI-13")
def test_vi_ends_when_all_are_bought() -> None:
    """With the last local railway the round is over, and the next turn is one of the first stock round (VI)."""
    state = with_cash(900, 900, 900)
    for name in CHEAPEST_FIRST[:-1]:
        state = after(state, BuyLocalRailway(whose_turn(state), name))
        assert kind_of_decision(state) == "pre_stock_turn"
    state, events = play(state, BuyLocalRailway(whose_turn(state), CHEAPEST_FIRST[-1]))
    assert kind_of_decision(state) == "stock_turn"
    assert events_of(events, PreStockRoundEnded) == [PreStockRoundEnded(())]
    assert events_of(events, Passed) == []
    assert sum(cash(state, seat) for seat in range(3)) == 3 * 900 - 945


@pytest.mark.rule("VI-09")
def test_vi_unsold_railways_leave_the_game() -> None:
    """Local railways nobody bought pay nothing, cannot be bought later and belong to nobody (VI)."""
    state, events = everybody_passes(after(a_game(), BuyLocalRailway(0, "M2")))
    assert set(events_of(events, PreStockRoundEnded)[0].left_over) == {
        item.id for item in LOCAL_RAILWAYS if item.id != "M2"
    }
    assert [item.owner.player for item in state.local_railways].count(NOBODY) == 17
    assert on_sale(state) == ()
    assert refusal(state, BuyLocalRailway(whose_turn(state), "S1")) == ("VI", "not_now")
    company_turn = in_step(in_phase(floated(state, "kk", treasury=99), "b"), "kk", "track")
    assert [deal.local_railway for deal in legal(company_turn, OfferForLocalRailway)] == ["M2"]
    assert refusal(company_turn, OfferForLocalRailway("kk", "S1", 10)) == ("IV.1", "not_a_players")
    _, events = everybody_passes(state)
    assert [item.amount for item in events_of(events, MoneyPaid)] == [10]


@pytest.mark.rule("VI-10")
def test_vi_a_player_who_passed_may_buy_later() -> None:
    """A player who has passed may still buy while the round lasts (VI)."""
    state = after(a_game(), Pass(0), BuyLocalRailway(1, "S1"), Pass(2), Pass(2), Pass(1))
    assert whose_turn(state) == 0
    assert owner_of(after(state, BuyLocalRailway(0, "L6")), "L6") == 0


@pytest.mark.rule("VI-11", "VI-12", "R-012")
def test_vi_the_poorest_gets_the_lowest_card() -> None:
    """Cash 40, 15, 90, 15 of A, B, C, D gives the new order B, D, A, C: ties keep their order (VI)."""
    _, events = play(with_cash(40, 15, 90, 15), Pass(0), Pass(2))
    assert events_of(events, PlayingOrderDealt)[0] == PlayingOrderDealt((1, 3, 0, 2))
    before = events[: events.index(PlayingOrderDealt((1, 3, 0, 2)))]
    assert events_of(before, Passed) == [Passed(0, False), Passed(1, True), Passed(2, False), Passed(3, True)]


@pytest.mark.rule("VI-12")
def test_vi_ties_keep_the_old_order_of_the_cards() -> None:
    """With equal cash the old cards decide, not the seats (VI)."""
    state = new_game(NAMES[:5], seed=4)
    old = state.order
    assert list(old) != sorted(old)
    state, _ = everybody_passes(state)
    assert state.order == old


@pytest.mark.rule("VI-11", "VI-13")
def test_vi_the_first_stock_round_begins_with_the_new_order() -> None:
    """The first stock round follows at once and its first turn is that of the poorest player (VI)."""
    state = with_cash(300, 200, 100)
    state, events = play(state, Pass(0), Pass(1), Pass(2))
    assert (kind_of_decision(state), whose_turn(state)) == ("stock_turn", 2)
    assert isinstance(events[-1], StockRoundBegan)


@pytest.mark.rule("R-012", "VI-05")
def test_vi_without_the_money_a_player_passes_by_himself() -> None:
    """A player who cannot pay for any remaining card is passed over, and the others continue (VI)."""
    state, events = play(with_cash(300, 24, 300), Pass(0))
    assert events_of(events, Passed) == [Passed(0, False), Passed(1, True)]
    assert whose_turn(state) == 2
    state = after(state, BuyLocalRailway(2, "S1"), BuyLocalRailway(2, "S2"))
    assert (kind_of_decision(state), whose_turn(state)) == ("pre_stock_turn", 0)


@pytest.mark.rule("R-012", "VI-05")
def test_vi_the_price_of_the_cheapest_is_enough_to_be_asked() -> None:
    """A player who can afford just one remaining card is asked, with that card as the only purchase (VI)."""
    state = after(with_cash(300, 25, 300), Pass(0))
    assert whose_turn(state) == 1
    assert [action.local_railway for action in legal(state, BuyLocalRailway)] == [CHEAPEST_FIRST[0]]
    gone = after(with_cash(300, 25, 300), BuyLocalRailway(0, CHEAPEST_FIRST[0]))
    assert whose_turn(gone) == 2


@pytest.mark.rule("R-012")
def test_vi_an_automatic_pass_counts_as_one() -> None:
    """Automatic passes of the poor and a pass of the rest end the round (VI)."""
    state = after(with_cash(300, 24, 24), BuyLocalRailway(0, "S1"))
    assert (kind_of_decision(state), whose_turn(state)) == ("pre_stock_turn", 0)
    assert kind_of_decision(after(state, Pass(0))) == "stock_turn"


@pytest.mark.rule("R-013")
def test_vi_no_new_deal_after_an_operating_round() -> None:
    """Money earned in an operating round does not change the cards; only the stock rounds do (VI)."""
    state = local_railway(floated(a_game(), "BCB", trains=("a0",)), "L1", player=2)
    state = stations(player(state, 0, cash=5000), "BCB", "E15")
    state, events = play(before_turn(state, "BCB", number="3.1"), EndStep("BCB", "trains"))
    assert kind_of_decision(state) == "stock_turn"
    assert events_of(events, PlayingOrderDealt) == []
    assert state.order == (0, 1, 2)
    ready = in_stock_round(player(state, 2, cash=9999), 4, turn_of=2, passes=2)
    dealt, events = play(ready, Pass(2))
    assert events_of(events, PlayingOrderDealt)[0] == PlayingOrderDealt((2, 0, 1))
    assert dealt.order == (2, 0, 1)
