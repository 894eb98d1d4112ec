"""A state by name."""

from __future__ import annotations

import pytest
from interop.played import steps
from rules.positions import a_game, company, floated, in_step, laid, player, stations

from cz18 import GameState, check, cost_of, new_game
from cz18.facts.companies import COMPANIES
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    LayTile,
    OfferAcquisition,
    OfferForTrain,
    Pass,
    PlaceStation,
    StartCompany,
)
from cz18.rules.events import BANK, AuctionsEnded, MoneyPaid, ShareBought, player_party
from cz18.rules.questions import map_of
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.state import Status


def a_position() -> GameState:
    state = floated(a_game(), "BCB", price=60, treasury=120, trains=("a0",))
    return in_step(laid(stations(state, "BCB", "E15"), {"E15": ("57", 2)}), "BCB", "track")


def test_a_company_by_name() -> None:
    """Treasury, price, Director, trains and stations of a company."""
    seen = a_position().company("BCB")
    assert (seen.treasury, seen.price, seen.director, seen.is_floated) == (120, 60, "Ada", True)
    assert [train.face for train in seen.trains] == ["2"] and seen.stations[0].hex == "E15"
    bare = a_position().company("OFE")
    assert (bare.price, bare.director, bare.status, bare.in_the_bank) == (None, None, "in_the_box", 100)


def test_a_hex_by_name() -> None:
    """The tile with its rotation, the stations, and the printed data."""
    seen = a_position().hex("E15")
    assert (seen.tile, seen.rotation, seen.colour) == ("57", 2, "yellow")
    assert [station.company for station in seen.stations] == ["BCB"]
    assert a_position().hex("A7").tile is None


def test_a_player_by_name_or_seat() -> None:
    """Cash, shares in percent, directorships and worth of a player."""
    seen = a_position().player("Ada")
    assert seen == a_position().player(0)
    assert seen.director_of == ("BCB",) and seen.shares["BCB"] >= 50
    assert seen.worth == seen.cash + 60 * seen.shares["BCB"] // 25


@pytest.mark.parametrize(("board", "players"), [("standard", 4), ("bohemia", 2), ("moravia_silesia", 3)])
def test_names_of_a_state(board: str, players: int) -> None:
    """Players, companies and hexes can be listed and looked up; round and phase are those of the text."""
    for step in steps(board, players)[::25]:
        state = step.after
        assert [state.player(name).seat for name in state.player_names] == list(range(players))
        assert [state.company(name).name for name in state.company_names] == [item.id for item in COMPANIES]
        assert [state.hex(name).name for name in state.hex_names] == [place.id for place in map_of(state).hexes]
        assert f" · {state.round_name} · phase {state.phase_name} · " in repr(state)


def test_loan_and_penalty_are_shown_apart() -> None:
    """The penalty stays after repayment, and is not called a debt (VIII.11)."""
    lines = [str(player(a_position(), 0, **owed)).splitlines()[1] for owed in (OWES_90, REPAID, {})]
    assert ", loan 90 K, penalty 90 K, worth" in lines[0]
    assert ", penalty 90 K, worth" in lines[1] and "loan" not in lines[1]
    assert "loan" not in lines[2] and "penalty" not in lines[2] and "debt" not in "".join(lines)


OWES_90, REPAID = {"debt": 90, "penalty": 90}, {"penalty": 90}


@pytest.mark.parametrize(
    ("what", "name"),
    [
        ("company", "XX"),
        ("hex", "Z99"),
        ("player", "Zdeněk"),
        ("player", 3),
        ("player", None),
        ("player", True),
        ("player", 1.0),
    ],
)
def test_unknown_names_raise_errors_that_list_the_known_ones(what: str, name: object) -> None:
    """The error about an unknown name lists the known ones."""
    with pytest.raises(ValueError, match=f"unknown {what} .* known: ") as fault:
        getattr(a_position(), what)(name)
    assert type(fault.value) is ValueError  # an OptionError would be about a set-up


@pytest.mark.parametrize(("board", "players"), [("standard", 4), ("bohemia", 2), ("moravia_silesia", 3)])
def test_views_agree_with_the_state(board: str, players: int) -> None:
    """Throughout a game the views are consistent: shares, stations, treasuries; and every state can be printed."""
    for step in steps(board, players)[::25]:
        state = step.after
        people = [state.player(seat) for seat in range(players)]
        for item in COMPANIES:
            seen = state.company(item.id)
            if state.companies[item.index].status is Status.FLOATED:
                held = sum(person.shares.get(item.id, 0) for person in people)
                assert held + seen.in_the_bank + seen.with_vaclav == 100
                assert seen.treasury == state.companies[item.index].treasury
        there = sum(len(state.hex(place.id).stations) for place in map_of(state).hexes)
        assert there == len(state.stations)
        assert len(repr(state)) < 120 and len(str(state).splitlines()) >= 1 + players


def test_costs_of_actions() -> None:
    """Printed prices, terrain, stations, trains; offers as if accepted; free actions nothing."""
    begin = new_game(["Ada", "Ben", "Cyd"], seed=1, options={"playing_order": "as_listed"})
    assert cost_of(begin, BuyLocalRailway(0, "S1")) == LOCAL_RAILWAY["S1"].price
    assert cost_of(begin, Pass(0)) == 0
    with pytest.raises(Refused):
        cost_of(begin, Pass(1))
    state = in_step(company(a_position(), "BCB", treasury=500), "BCB", "trains")
    assert check(state, BuyTrain("BCB", "a0", "2")) is None
    assert cost_of(state, BuyTrain("BCB", "a0", "2")) == TRAIN["2"].price


@pytest.mark.parametrize(("board", "players"), [("standard", 4), ("bohemia", 2), ("moravia_silesia", 3)])
def test_costs_equal_the_payments(board: str, players: int) -> None:
    """In play, the cost of an action is what its actor pays."""
    seen = set()
    for step in steps(board, players):
        action, kind = step.action, type(step.action)
        if isinstance(action, BuyShare | StartCompany) and step.after.box == step.before.box:
            paid = step.before.player(action.player).cash - step.after.player(action.player).cash
        elif isinstance(action, LayTile | PlaceStation):
            paid = step.before.company(action.company).treasury - step.after.company(action.company).treasury
        elif isinstance(action, OfferForTrain):
            paid = action.price  # type: ignore[assignment]
        elif isinstance(action, OfferAcquisition):
            target = step.before.company(action.target)
            assert cost_of(step.before, action) <= action.price * 10  # type: ignore[operator]
            assert target.price is not None
            continue
        else:
            continue
        seen.add(kind)
        assert cost_of(step.before, action) == paid, action
    assert LayTile in seen and BuyShare in seen


def test_events_and_refusals_in_a_line() -> None:
    """Events and refusals print as one short line, players by number."""
    paid = MoneyPaid(player_party(0), BANK, 30, "local_railway")
    assert str(paid) == "money paid: payer seat 0, payee bank, amount 30, reason local_railway"
    assert str(ShareBought(2, "BCB", 60)) == "share bought: seat 2, company BCB, price 60"
    assert str(AuctionsEnded(())) == "auctions ended: left over nothing"
    assert str(Refusal("VIII.4", "not_now", {"hex": "E15"})) == "VIII.4 not_now (hex E15)"
    assert str(Refusal("X.1", "game_is_over")) == "X.1 game_is_over"
    for step in steps("standard", 4):
        for event in step.events:
            assert str(event).isprintable()
