"""Chapter X: when the game ends, and who has won."""

from __future__ import annotations

import pytest

from cz18 import GameState, decision, is_over, ranking, result, worth
from cz18.rules.actions import (
    AcceptOffer,
    BuyShare,
    BuyTrain,
    EndStep,
    OfferAcquisition,
    Pass,
    PayOut,
    RepayDebt,
)
from cz18.rules.engine import action_ranges
from cz18.rules.events import Event, GameEnded, OperatingRoundBegan, TrainExported
from tests.rules.positions import (
    a_game,
    after,
    before_turn,
    company,
    events_of,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    kind_of_decision,
    local_railway,
    on_top,
    play,
    player,
    refusal,
    started,
    stations,
)


def last_turn(state: GameState | None = None, number: str = "8.3") -> GameState:
    """BCB, with a train, stands at the end of the last turn of an operating round."""
    return before_turn(floated(state or a_game(), "BCB", trains=("h0",), price=50), "BCB", number=number)


def played_to_the_end(state: GameState) -> tuple[GameState, list[Event]]:
    return play(last_turn(state), EndStep("BCB", "trains"))


# X.1


@pytest.mark.rule("X.1-01", "IV.1-06", "R-131")
def test_x_1_the_round_marked_120_is_the_last() -> None:
    """When the operating round marked 120 is done the game is over, without an export (X.1)."""
    state, events = play(last_turn(), EndStep("BCB", "trains"))
    assert is_over(state)
    assert decision(state) is None
    assert action_ranges(state) == []
    assert events_of(events, GameEnded) == [GameEnded(result(state))]
    assert events_of(events, TrainExported) == []


@pytest.mark.rule("X.1-01")
def test_x_1_after_the_end_nothing_can_be_done() -> None:
    """Every action is refused when the game is over (X.1)."""
    state, _ = play(last_turn(), EndStep("BCB", "trains"))
    for action in (
        Pass(0),
        BuyShare(0, "BCB"),
        EndStep("BCB", "trains"),
        BuyTrain("BCB", "h1", "5"),
        PayOut("BCB"),
    ):
        assert refusal(state, action) == ("X.1", "game_is_over")


@pytest.mark.parametrize(("number", "following"), [("8.1", 110), ("8.2", 120)])
@pytest.mark.rule("X.1-01", "IV.1-06")
def test_x_1_the_rounds_before_are_not_the_last(number: str, following: int) -> None:
    """After the operating rounds marked 100 and 110 another one is played (X.1)."""
    state, events = play(last_turn(number=number), EndStep("BCB", "trains"))
    assert not is_over(state)
    assert [item.local_railway_price for item in events_of(events, OperatingRoundBegan)] == [following]


@pytest.mark.rule("X.1-01")
def test_x_1_the_last_round_is_played_to_its_end() -> None:
    """In the round marked 120 every company still has its turn (X.1)."""
    state = floated(a_game(), "OFE", trains=("h1",), price=40)
    state = before_turn(floated(state, "BCB", trains=("h0",), price=50), "BCB", "OFE", number="8.3")
    state = after(state, EndStep("BCB", "trains"))
    assert not is_over(state)
    assert kind_of_decision(state) == "track"


@pytest.mark.rule("X.1-02", "VIII.11-14")
def test_x_1_nothing_else_ends_the_game() -> None:
    """Neither a ruined player, nor the highest price, nor the last cards of the deck end the game (X.1)."""
    state = player(floated(a_game(), "BCB", price=370), 0, cash=0, debt=5000, penalty=5000)
    state = on_top(in_phase(state, "i"), "i1")
    state, events = play(in_step(state, "BCB", "trains", number="6.1"), BuyTrain("BCB", "i1", "5"))
    assert state.players[0].debt == 5350
    assert events_of(events, GameEnded) == []
    state, events = play(state, EndStep("BCB", "trains"))
    assert events_of(events, GameEnded) == []
    assert kind_of_decision(state) == "track"


# X.2


@pytest.mark.rule("X.2-01")
def test_x_2_what_companies_own_counts_nothing() -> None:
    """Treasury, trains, local railways and stations of companies change nobody's result (X.2)."""
    plain, _ = played_to_the_end(floated(a_game(), "Sx", director=1, price=100))
    rich = floated(a_game(), "Sx", director=1, price=100, treasury=5000, trains=("d0:3E",))
    rich = stations(local_railway(rich, "L1", company="Sx"), "Sx", "A7")
    rich, _ = played_to_the_end(rich)
    assert result(plain) == result(rich) == (380 + 100, 380 + 500, 380)


@pytest.mark.rule("X.2-02", "IV.1-14", "IV.2.a-04")
def test_x_2_a_result_with_numbers() -> None:
    """400 cash + 1260 in shares + 2 x 120 - no debt - 170 penalty = 1730 (X.2)."""
    state = floated(a_game(), "Sx", director=0, price=260, units=3)
    state = floated(state, "OFE", director=1, price=240)
    state = player(state, 0, cash=400, penalty=170, shares={"OFE": 2})
    state = local_railway(local_railway(state, "S1", player=0), "L6", player=0)
    state, events = play(
        before_turn(company(state, "OFE", trains=("h0",)), "OFE", number="8.3"), EndStep("OFE", "trains")
    )
    assert 3 * 260 + 2 * 240 == 1260
    assert result(state)[0] == 1730
    assert events_of(events, GameEnded) == [GameEnded((1730, 380 + 480, 380))]


@pytest.mark.rule("X.2-02", "VIII.11-12")
def test_x_2_debt_and_penalty_are_both_taken_off() -> None:
    """A loan of 170 still open costs 340; paid back it costs the cash and the penalty of 170 (X.2)."""
    state = in_stock_round(player(a_game(), 0, cash=500, debt=170, penalty=170), 5)
    assert worth(state, 0) == 500 - 340
    paid = after(state, RepayDebt(0, 170))
    assert (paid.players[0].cash, worth(paid, 0)) == (330, 160)


@pytest.mark.rule("X.2-02", "IV.1-14")
def test_x_2_a_local_railway_is_worth_120() -> None:
    """Each local railway of a player counts 120, small or large, regardless of its price (X.2)."""
    for name in ("S1", "M4", "L6"):
        state, _ = played_to_the_end(local_railway(a_game(), name, player=2))
        assert result(state)[2] == 500


@pytest.mark.rule("R-150")
def test_x_2_unfloated_companies_count_acquired_ones_do_not() -> None:
    """Shares of an unfloated company count at its price; those of an acquired one are gone (X.2)."""
    state = started(a_game(), "Sx", director=1, price=110)
    assert worth(state, 1) == 380 + 220
    state = floated(floated(a_game(), "BN", treasury=900, price=80), "BCB", director=2, price=60)
    assert worth(state, 2) == 380 + 120
    state = after(in_step(state, "BN", "acquisition"), OfferAcquisition("BN", "BCB", 30))
    state = after(state, AcceptOffer(2))
    assert worth(state, 2) == 380 + 60


@pytest.mark.rule("R-150")
def test_x_2_a_result_may_be_negative() -> None:
    """A player with more debt and penalty than means ends below zero (X.2)."""
    state, _ = played_to_the_end(player(a_game(), 2, cash=10, debt=300, penalty=400))
    assert result(state)[2] == -690
    assert ranking(state)[-1] == (3, 2)


@pytest.mark.rule("X.2-03")
def test_x_2_the_highest_result_wins() -> None:
    """The winner is the player worth most, not the one with most cash (X.2)."""
    state = player(floated(a_game(), "Sx", director=2, price=350), 1, cash=900)
    state, _ = played_to_the_end(state)
    assert result(state) == (480, 900, 380 + 5 * 350)
    assert ranking(state) == ((1, 2), (2, 1), (3, 0))


@pytest.mark.rule("R-151", "X.2-03")
def test_x_2_equal_results_share_the_rank() -> None:
    """Players with equal results have the same rank, and the next rank is left out (X.2)."""
    level, _ = played_to_the_end(player(player(a_game(4), 1, cash=400), 2, cash=400))
    assert result(level) == (400, 400, 400, 300)
    assert ranking(level) == ((1, 0), (1, 1), (1, 2), (4, 3))
