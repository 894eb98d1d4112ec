"""Adversaries that imitate strong players: each does its trick in a small position, and nothing unusual otherwise."""

from __future__ import annotations

import pytest
from bots.test_positions import choice
from rules.positions import (
    a_game,
    after,
    charter,
    faces,
    floated,
    in_step,
    in_stock_round,
    laid,
    on_top,
    player,
    row,
    stations,
)

from cz18 import GameState
from cz18.bots.arena import play
from cz18.bots.arena.adversaries import ADVERSARIES
from cz18.bots.strategies import MAGNATE
from cz18.facts.companies import COMPANY
from cz18.rules.actions import BuyTrain, EndStep, OfferAcquisition, SellShares
from cz18.rules.engine import decision

EXPORTER, UNLOADER, ABSORBER = (ADVERSARIES[name] for name in ("exporter", "unloader", "absorber"))
PLAIN = MAGNATE.everywhere(lambda strategy: strategy.replace(search=None))


def last_of_the_round(owner: int, top: str, treasury: int = 500) -> GameState:
    """Player 0's KFN is the last company of 5.2 to act. This player's BCB earns 120 K with two 2-trains, but has no
    money, nor has its Director."""
    state = stations(laid(floated(a_game(), "BCB", director=owner, trains=("a0", "a1")), row("YYY")), "BCB", "F6")
    state = floated(player(state, owner, cash=0), "KFN", treasury=treasury, trains=("d0:3+3",))
    return on_top(in_step(state, "KFN", "trains", number="5.2"), top)


def test_the_exporter_buys_the_last_card_before_a_fatal_one() -> None:
    """Then the first e-card is exported, and the rival's 2-trains are gone before they run again (VIII.13)."""
    state = last_of_the_round(1, "d3")
    assert choice(PLAIN, state) == EndStep("KFN", "trains")
    bought = choice(EXPORTER, state)
    assert isinstance(bought, BuyTrain) and bought.train == "d3"
    there = after(state, bought)
    assert choice(EXPORTER, there) == EndStep("KFN", "trains")
    assert faces(after(there, EndStep("KFN", "trains")), "BCB") == []


def test_the_exporter_leaves_a_fatal_card_for_the_export() -> None:
    """It costs nothing and scraps the same trains; it also does not spend what it does not have."""
    assert choice(EXPORTER, last_of_the_round(1, "e0")) == EndStep("KFN", "trains")
    assert choice(EXPORTER, last_of_the_round(1, "d3", treasury=100)) == EndStep("KFN", "trains")


@pytest.mark.parametrize("top", ["d1", "d3"])
def test_the_exporter_spares_its_own_trains(top: str) -> None:
    """The same position with the 2-trains in a company of its own."""
    assert choice(EXPORTER, last_of_the_round(0, top)) == EndStep("KFN", "trains")


def a_company_in_need(treasury: int = 0, train: str = "c0") -> GameState:
    """Late in the game: player 0 directs BCB with 60 % and has no money, player 1 holds 40 %; the next card scraps
    3-trains."""
    state = player(player(a_game(), 0, cash=0), 1, shares={"BCB": 2})
    state = floated(state, "BCB", price=120, treasury=treasury, trains=(train,), units=3)
    return on_top(in_stock_round(state, 8), "g0")


def test_the_unloader_makes_the_second_shareholder_the_director() -> None:
    """The treasury is empty and the train about to be scrapped (VII.5.b)."""
    state = a_company_in_need()
    action = choice(UNLOADER, state)
    assert isinstance(action, SellShares)
    assert charter(after(state, action), "BCB").director == 1


@pytest.mark.parametrize(("treasury", "train"), [(400, "c0"), (0, "e1:4")])
def test_the_unloader_keeps_companies_that_can_go_on(treasury: int, train: str) -> None:
    """With money for the next train, or with a permanent one, it decides as a Magnate."""
    state = a_company_in_need(treasury, train)
    assert choice(UNLOADER, state) == choice(PLAIN, state)


def an_empty_shell(treasury: int) -> GameState:
    """Player 0 directs KFN, with this treasury, and BCB, which has neither a train nor money."""
    state = floated(player(a_game(), 0, cash=10), "BCB", price=80)
    state = floated(state, "KFN", treasury=treasury, trains=("f0:4+4",))
    return on_top(in_step(state, "KFN", "acquisition", number="7.1"), "g1")


def test_the_absorber_pays_the_highest_price_to_its_director() -> None:
    """150 % of 80 K, from the treasury of its other company (VIII.9-04)."""
    assert choice(ABSORBER, an_empty_shell(900)) == OfferAcquisition("KFN", "BCB", 120)


def test_the_absorber_buys_no_other_companies_and_spends_no_money_it_lacks() -> None:
    """Without the money for the highest price it decides as a Magnate; so it does with a rival's company."""
    poor = an_empty_shell(3 * 120 - 1)
    assert choice(ABSORBER, poor) == choice(PLAIN, poor)
    state = an_empty_shell(900)
    companies = list(state.companies)
    index = COMPANY["BCB"].index
    companies[index] = companies[index]._replace(director=1)
    theirs = player(player(state, 0, shares={"BCB": 0}), 1, shares={"BCB": 3})._replace(companies=tuple(companies))
    assert choice(ABSORBER, theirs) == choice(PLAIN, theirs)


@pytest.mark.parametrize("name", ["exporter", "unloader", "absorber"])
def test_whole_games(name: str) -> None:
    """On the smallest board: every action is legal, and most decisions are those of the strategy it is based on."""
    same = []

    def watch(state: GameState, action: object) -> None:
        due = decision(state)
        assert due is not None
        if due.player == 0 and due.kind in ("trains", "stock_turn", "acquisition") and len(same) < 60:
            same.append(choice(ADVERSARIES[name], state) == choice(PLAIN, state))

    play((ADVERSARIES[name], "apprentice"), 3, "moravia_silesia", on_step=watch)
    assert sum(same) > 0.8 * len(same)
