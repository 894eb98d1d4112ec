"""The older edition as an option of the standard game (E-01, E-03 to E-06)."""

from __future__ import annotations

from typing import Any

import pytest

from cz18 import GameState, OptionError, legal_actions, new_game
from cz18.rules import events as happened
from cz18.rules.actions import BuyTrain, EndStep, LayTile, ReturnTrain, SellShares
from cz18.rules.questions import top_card
from rules.positions import (
    a_game,
    after,
    before_turn,
    cash,
    charter,
    code,
    company,
    events_of,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    laid,
    play,
    player,
    refusal,
    stations,
)


def older(players: int = 3, **options: Any) -> GameState:
    return a_game(players, edition="older", **options)


@pytest.mark.rule("R-001")
@pytest.mark.parametrize(("players", "final", "old"), [(3, 380, 350), (4, 300, 300), (5, 250, 250), (6, 210, 210)])
def test_e_01_money_of_three_players(players: int, final: int, old: int) -> None:
    """The older edition gives three players 350 K each; other numbers are alike (E-01)."""
    assert cash(a_game(players), 0) == final
    assert cash(older(players), 0) == old


def test_an_unknown_edition_is_refused() -> None:
    """Only `final` and `older` exist."""
    with pytest.raises(OptionError, match="edition"):
        new_game(["A", "B", "C"], options={"edition": "2019"}, seed=1)


@pytest.mark.parametrize("board", ["bohemia", "moravia_silesia"])
def test_the_older_edition_has_no_variants(board: str) -> None:
    """The variants belong to the final edition (E-16)."""
    with pytest.raises(OptionError, match="edition"):
        new_game(["A", "B"], board=board, options={"edition": "older"}, seed=1)


def bcb(state: GameState, *, first: bool, treasury: int = 100) -> GameState:
    """BCB before its first tile, its station on the bare home hex E15."""
    state = company(floated(state, "BCB", treasury=treasury), "BCB", has_laid=False)
    return in_step(stations(state, "BCB", "E15"), "BCB", "track", first=first)


@pytest.mark.rule("R-042")
def test_e_03_the_home_tile_is_compulsory_there() -> None:
    """In its first turn a company may not skip its home tile in the older edition, in the final one it may (E-03)."""
    assert code(bcb(a_game(), first=True), EndStep("BCB", "track")) is None
    state = bcb(older(), first=True)
    assert refusal(state, EndStep("BCB", "track")) == ("VIII.4", "home_tile_due")
    assert EndStep("BCB", "track") not in legal_actions(state)
    state = after(state, LayTile("BCB", "E15", "57", 1))
    assert code(state, EndStep("BCB", "track")) is None, "the second yellow tile stays free"


@pytest.mark.rule("R-042")
def test_e_03_without_the_money_it_is_not_due() -> None:
    """A company that cannot pay for its home tile may skip it (E-03)."""
    assert code(bcb(older(), first=True, treasury=5), EndStep("BCB", "track")) is None


@pytest.mark.rule("R-048", "R-042")
def test_e_03_ate_waits_for_green() -> None:
    """ATE can lay nothing before green tiles, so it may skip there too (E-03)."""
    state = company(floated(in_phase(older(), "b"), "ATE", treasury=200), "ATE", has_laid=False)
    state = in_step(stations(state, "ATE", "B8/-1"), "ATE", "track", first=True)
    assert code(state, EndStep("ATE", "track")) is None


@pytest.mark.rule("R-043")
def test_e_04_the_rule_ends_with_the_first_turn() -> None:
    """Later the first tile may lie elsewhere in the older edition; in the final one it binds until laid (E-04)."""
    for state, expected in ((a_game(), "home_hex_first"), (older(), None)):
        position = stations(bcb(state, first=False), "BCB", "G11")
        position = laid(position, {"G11": ("57", 1)})
        tile = next(
            action.tile
            for action in legal_actions(company(position, "BCB", has_laid=True))
            if isinstance(action, LayTile) and action.hex == "G13" and action.rotation == 1
        )
        assert code(position, LayTile("BCB", "G13", tile, 1)) == expected


@pytest.mark.rule("R-026")
@pytest.mark.parametrize(("edition", "new"), [("final", 2), ("older", 0)])
def test_e_05_tie_for_the_office(edition: str, new: int) -> None:
    """B gives up, A and C hold as much: C follows B, but A is earlier in the order (E-05)."""
    state = floated(a_game(4, edition=edition), "kk", director=1, price=100, units=2)
    for seat in (0, 2):
        state = player(state, seat, shares={"kk": 2})
    state, events = play(in_stock_round(state, 5, turn_of=1), SellShares(1, "kk", 1))
    assert [(e.old, e.new) for e in events_of(events, happened.DirectorChanged)] == [(1, new)]


def with_excess(state: GameState) -> GameState:
    """EKJ (three 2-trains) is about to see the first e-card bought by OFE, which lowers its limit to two."""
    state = floated(in_phase(state, "d"), "EKJ", director=0, price=55, trains=("c0", "c1", "c2"))
    state = floated(state, "OFE", director=1, price=60, treasury=500, trains=("c3",))
    return in_step(state._replace(cards_gone=17), "OFE", "trains", number="5.1")


@pytest.mark.rule("R-134")
def test_e_06_trains_above_the_limit_lie_on_the_deck() -> None:
    """The returned card is the top card: it is the next one sold, at its price, on a face of choice (E-06)."""
    state = after(with_excess(older()), BuyTrain("OFE", "e0", "4"), ReturnTrain("EKJ", "c1"))
    assert state.pool == () and top_card(state) == ("c", 1)
    state = after(state, EndStep("OFE", "trains"))
    state = in_step(company(state, "EKJ", treasury=300, trains=("c0",)), "EKJ", "trains", number="5.1")
    assert refusal(state, BuyTrain("EKJ", "e1", "4")) == ("VIII.10", "card_not_on_offer")
    state, events = play(state, BuyTrain("EKJ", "c1", "3"))
    assert [(e.train, e.price) for e in events_of(events, happened.TrainBought)] == [("c1", 120)]
    assert state.phase == 4 and top_card(state) == ("e", 1)


@pytest.mark.rule("R-134")
def test_e_06_the_final_edition_keeps_a_pool() -> None:
    """In the final edition the same card goes to the pool and the deck is untouched (E-06)."""
    state = after(with_excess(a_game()), BuyTrain("OFE", "e0", "4"), ReturnTrain("EKJ", "c1"))
    assert [train.card for train in state.pool] == ["c1"] and top_card(state) == ("e", 1)


@pytest.mark.rule("R-134", "VIII.13-01")
def test_e_06_the_returned_card_is_exported() -> None:
    """At the end of the set the card on top of the deck leaves the game, and no phase begins (E-06)."""
    state = after(with_excess(older()), BuyTrain("OFE", "e0", "4"), ReturnTrain("EKJ", "c1"))
    state = in_step(state, "OFE", "trains", number="5.2")
    state, events = play(state, EndStep("OFE", "trains"))
    assert [e.train for e in events_of(events, happened.TrainExported)] == ["c1"]
    assert state.on_deck == () and state.phase == 4


@pytest.mark.rule("R-134")
def test_e_06_no_duty_where_nothing_runnable_is_on_offer() -> None:
    """If the card on top has no face of the company's colour it cannot be made to buy one (E-06)."""
    state = older()._replace(
        on_deck=after(with_excess(older()), BuyTrain("OFE", "e0", "4"), ReturnTrain("EKJ", "c1")).on_deck
    )
    state = floated(in_phase(state, "g")._replace(scrapped=("2+2",)), "BN", treasury=10)
    state = in_step(stations(state, "BN", "E11/1"), "BN", "trains", number="6.1")
    assert code(state, EndStep("BN", "trains")) is None
    assert not [action for action in legal_actions(state) if isinstance(action, BuyTrain) and action.face == "2+2"]


def test_e_06_the_card_waits_for_the_next_company() -> None:
    """A returned card lies there for the next company of the round as well (E-06)."""
    state = after(with_excess(older()), BuyTrain("OFE", "e0", "4"), ReturnTrain("EKJ", "c1"))
    state = stations(floated(state, "VBW", director=2, price=50, treasury=200), "VBW", "I9")
    state = before_turn(state, "OFE", "VBW", number="5.1")
    state = after(state, EndStep("OFE", "trains"), EndStep("VBW", "track"), EndStep("VBW", "station"))
    state = after(state, BuyTrain("VBW", "c1", "3"))
    assert [train.card for train in charter(state, "VBW").trains] == ["c1"]
