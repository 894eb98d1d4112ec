"""The order within an operating round (VIII.2, R-040)."""

from __future__ import annotations

import pytest

from cz18 import GameState, decision
from cz18.facts.companies import COMPANY
from cz18.rules.actions import BuyShare, EndStep, OfferAcquisition, Pass, ScrapTrain, StartCompany
from cz18.rules.events import MoneyPaid, OperatingRoundBegan, TurnBegan
from rules.positions import (
    a_game,
    after,
    before_turn,
    cash,
    deciding,
    events_of,
    floated,
    idle_turn,
    in_phase,
    in_step,
    in_stock_round,
    local_railway,
    play,
    player,
    priced,
    started,
    stations,
)

HOMES = {"EKJ": "D4", "OFE": "C25", "BCB": "E15", "MW": "F22", "VBW": "I9"}


def with_companies(prices: dict[str, int], *, players: int = 3) -> GameState:
    """Small companies with a train each, their markers placed in this order."""
    state = a_game(players)
    for number, (name, price) in enumerate(prices.items()):
        state = floated(state, name, director=number % players, price=price, trains=(f"a{number}",))
        state = stations(state, name, HOMES[name])
    return state


def turns_taken(state: GameState, number: int = 2) -> list[str]:
    """End the stock round of this set and let every company do nothing in the operating round after it."""
    state = in_stock_round(state, number, turn_of=2, passes=2)
    state, first = play(state, Pass(2))
    events = list(first)
    while (at_hand := decision(state)) is not None and at_hand.company:
        state, more = idle_turn(state, at_hand.company)
        events += more
        if events_of(more, OperatingRoundBegan):
            break
    rounds = 0
    taken = []
    for each in events:
        rounds += isinstance(each, OperatingRoundBegan)
        if isinstance(each, TurnBegan) and rounds == 1:
            taken.append(each.company)
    return taken


@pytest.mark.rule("VIII.2-01", "IV.1-02")
def test_viii_2_local_railways_pay_first() -> None:
    """Used and unused local railways pay before the company with the highest price begins (VIII.2)."""
    state = local_railway(with_companies({"BCB": 60}), "S1", company="BCB", used=True)
    state = in_stock_round(local_railway(state, "L1", player=1), turn_of=2, passes=2)
    then, events = play(state, Pass(2))
    kinds = [type(each) for each in events if isinstance(each, MoneyPaid | TurnBegan)]
    assert kinds == [MoneyPaid, MoneyPaid, TurnBegan]
    assert cash(then, 1) - cash(state, 1) == 20


@pytest.mark.rule("VIII.2-02")
@pytest.mark.parametrize(
    ("prices", "order"),
    [
        ({"EKJ": 50, "BCB": 70, "VBW": 60}, ["BCB", "VBW", "EKJ"]),
        ({"EKJ": 70, "BCB": 50, "VBW": 60}, ["EKJ", "VBW", "BCB"]),
        ({"EKJ": 63, "BCB": 60, "VBW": 65}, ["VBW", "EKJ", "BCB"]),
        ({"EKJ": 370, "BCB": 350, "VBW": 40, "MW": 45}, ["EKJ", "BCB", "MW", "VBW"]),
    ],
)
def test_viii_2_highest_price_first(prices: dict[str, int], order: list[str]) -> None:
    """Each floated company has one turn, in falling order of the share prices (VIII.2)."""
    assert turns_taken(with_companies(prices)) == order


@pytest.mark.rule("VIII.2-03")
@pytest.mark.parametrize("first", ["EKJ", "VBW"])
def test_viii_2_topmost_marker_first(first: str) -> None:
    """Of two markers on one space the one that came first lies on top and operates first (VIII.2)."""
    second = {"EKJ": "VBW", "VBW": "EKJ"}[first]
    assert turns_taken(with_companies({first: 60, second: 60, "BCB": 70})) == ["BCB", first, second]


@pytest.mark.rule("VIII.2-03", "R-036", "R-040")
def test_viii_2_a_marker_that_arrives_operates_after_those_already_there() -> None:
    """EKJ falls from 65 to VBW's 60: it has had its turn, and in the next round VBW is before it (VIII.2)."""
    state = with_companies({"EKJ": 65, "VBW": 60})
    state = in_stock_round(state, 5, turn_of=2, passes=2)
    state, events = play(state, Pass(2))
    for name in ("EKJ", "VBW"):
        state, more = idle_turn(state, name)
        events += more
    assert [each.number for each in events_of(events, OperatingRoundBegan)] == ["5.1", "5.2"]
    assert [each.company for each in events_of(events, TurnBegan)] == ["EKJ", "VBW", "EKJ"]  # VBW fell to 55
    assert deciding(state)[2] == "EKJ"


@pytest.mark.rule("VIII.2-03", "R-036", "R-040")
def test_viii_2_the_order_is_determined_again_each_round() -> None:
    """BCB falls beneath VBW, which cannot fall further, and is behind it in the next round (VIII.2)."""
    state = with_companies({"BCB": 50, "VBW": 40})
    state = in_stock_round(state, 5, turn_of=2, passes=2)
    state, events = play(state, Pass(2))
    for name in ("BCB", "VBW"):
        state, more = idle_turn(state, name)
        events += more
    assert [each.company for each in events_of(events, TurnBegan)] == ["BCB", "VBW", "VBW"]


@pytest.mark.rule("R-040", "VIII.9-23")
def test_r_040_an_acquired_company_drops_out_of_the_order() -> None:
    """BCB waits for its turn, KFN acquires it, and the turn goes to the next one (R-040)."""
    state = in_phase(with_companies({"BCB": 60, "VBW": 55}), "b")
    state = floated(state, "KFN", director=0, price=90, treasury=500, trains=("b0:2+2",))
    state = in_step(state, "KFN", "acquisition")._replace(queue=(COMPANY["BCB"].index, COMPANY["VBW"].index))
    state = after(
        state, OfferAcquisition("KFN", "BCB", 60), ScrapTrain("KFN", "a0"), EndStep("KFN", "acquisition")
    )
    assert deciding(after(state, EndStep("KFN", "trains")))[2] == "VBW"


@pytest.mark.rule("VIII.2-02", "VII.5-07")
def test_viii_2_a_company_that_has_not_floated_has_no_turn() -> None:
    """A medium company with 40 % sold has a marker but no turn (VIII.2)."""
    state = started(in_phase(with_companies({"BCB": 60}), "b"), "KFN", price=100)
    assert turns_taken(state) == ["BCB"]


@pytest.mark.rule("VIII.2-04")
def test_viii_2_floated_in_the_stock_round_before() -> None:
    """A company floated in the stock round has its first turn in the operating round after it (VIII.2)."""
    state = in_stock_round(player(a_game(), 0, cash=500))
    state = after(state, StartCompany(0, "VBW", 60), Pass(1), Pass(2))
    state, events = play(state, Pass(0))
    assert events_of(events, TurnBegan) == [TurnBegan("VBW", True)]


@pytest.mark.rule("VIII.2-04", "VII.3-13")
def test_viii_2_a_medium_company_floats_with_its_third_share() -> None:
    """Started and sold to 60 % in one stock round, KFN begins in the next operating round (VIII.2)."""
    state = player(player(in_phase(a_game(), "b"), 0, cash=500), 1, cash=500)
    state = after(in_stock_round(state), StartCompany(0, "KFN", 70), BuyShare(1, "KFN"), Pass(2), Pass(0))
    state, events = play(state, Pass(1))
    assert events_of(events, TurnBegan) == [TurnBegan("KFN", True)]


@pytest.mark.rule("VIII.2-04")
def test_viii_2_a_first_turn_is_first_only_once() -> None:
    """In the next operating round the turn of the same company is no first turn any more (VIII.2)."""
    state = floated(a_game(), "BCB", treasury=200, trains=("a0",), operated=False)
    state = in_stock_round(state, 5, turn_of=2, passes=2)
    state, events = play(state, Pass(2))
    assert events_of(events, TurnBegan) == [TurnBegan("BCB", True)]
    _, events = idle_turn(state, "BCB")
    assert events_of(events, TurnBegan) == [TurnBegan("BCB", False)]


@pytest.mark.rule("VIII.2-02")
def test_viii_2_one_turn_each() -> None:
    """After the last company's turn the round is over and a stock round follows (VIII.2)."""
    state = before_turn(priced(with_companies({"BCB": 60, "VBW": 60}), "BCB", 90), "BCB", "VBW")
    state = after(state, EndStep("BCB", "trains"))
    assert deciding(state)[2] == "VBW"
    state, _ = idle_turn(state, "VBW")
    assert deciding(state)[0] == "stock_turn"
