"""Difficult positions for perft: built for one difficulty, or the first of its kind in a golden game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rules import moravia as m
from rules.bohemia import bohemia, vaclav_has, without_vaclav
from rules.positions import (
    a_game,
    company,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    laid,
    local_railway,
    on_top,
    player,
    pooled,
    stations,
)
from transcripts.writing import kept_game

from cz18 import Entry, GameState, decision, entries, new_game
from cz18.rules.actions import AssignThreeE, OfferForLocalRailway, RepayDebt
from cz18.rules.engine import action_ranges
from cz18.rules.questions import is_vaclavs

Making = Callable[[], GameState]


# Positions of golden games


@cache
def _played(name: str) -> tuple[Entry, ...]:
    return tuple(entries(kept_game(name)))


def first(name: str, wanted: Callable[[GameState], bool]) -> Making:
    """The first position of a golden game that fulfils the condition."""

    def make() -> GameState:
        for entry in _played(name):
            if wanted(entry.before):
                return entry.before
        raise LookupError(f"{name}: there is no such position in this golden game")

    return make


def deciding(kind: str, round_: str = "") -> Callable[[GameState], bool]:
    """A position with this kind of decision, in this round or in any."""

    def wanted(state: GameState) -> bool:
        due = decision(state)
        return due is not None and due.kind == kind and round_ in repr(state)

    return wanted


def listing(kind: type) -> Callable[[GameState], bool]:
    """A position at which such an action is legal."""
    return lambda state: any(isinstance(action, kind) for action in action_ranges(state))


def vaclavs_turn(kind: str) -> Callable[[GameState], bool]:
    """A position at a step of a company of Vaclav."""

    def wanted(state: GameState) -> bool:
        return deciding(kind)(state) and state.turn is not None and is_vaclavs(state, state.turn.company)

    return wanted


# Positions built for one difficulty


def with_certificates(more: int) -> GameState:
    """A player with 12 certificates of four companies and this many of two others, of 14 allowed (VII.4)."""
    state = a_game(3)
    for name in ("EKJ", "OFE", "BCB", "MW"):
        state = floated(state, name, director=0, price=60, units=4)
    for name in ("VBW", "BN"):
        state = player(floated(state, name, director=1, price=70), 0, shares={name: more // 2})
    return in_stock_round(state, 2)


def at_the_certificate_limit() -> GameState:
    """Nothing can be bought before something is sold."""
    return with_certificates(2)


def above_the_certificate_limit() -> GameState:
    """The start of a turn of a player with more certificates than allowed, who must sell."""
    state = with_certificates(4)
    assert state.stock is not None
    return state._replace(stock=state.stock._replace(must_sell=True))


def with_a_debt() -> GameState:
    """A player in debt may repay and may not buy (VII.3)."""
    state = player(a_game(3), 0, debt=90, cash=60)
    return in_stock_round(floated(floated(state, "BCB", price=60), "BN", director=1, price=80), 2)


def at_the_train_limit() -> GameState:
    """A company at its train limit in the trains step (VIII.10)."""
    state = stations(floated(a_game(3), "BCB", price=60, treasury=900, trains=("a0", "a1", "b0")), "BCB", "E15")
    state = floated(state, "OFE", director=1, price=70, treasury=100, trains=("a2",))
    return in_step(pooled(in_phase(state, "c"), "a3"), "BCB", "trains")


def in_an_emergency() -> GameState:
    """A company without a train, poor, with a poor Director who has shares to sell or a loan to take (VIII.11)."""
    state = player(a_game(3), 0, cash=30, shares={"OFE": 1})
    state = floated(state, "OFE", director=1, price=70)
    state = stations(floated(state, "KFN", price=90, treasury=40), "KFN", "F22")
    state = laid(state, {"F22": ("57", 1), "F20": ("9", 1), "F18": ("57", 1)})
    return in_step(pooled(on_top(state, "f0"), "d1:3+3"), "KFN", "trains")


def between_companies() -> GameState:
    """A company that may acquire, with targets of its own Director and of another (VIII.9)."""
    state = stations(floated(a_game(3), "BN", price=90, treasury=600, trains=("d0",)), "BN", "E15")
    state = stations(floated(state, "BCB", director=0, price=60, treasury=50, trains=("a0",)), "BCB", "E15/0")
    state = stations(floated(state, "OFE", director=1, price=55, treasury=30, trains=("a1",)), "OFE", "E5")
    return in_step(in_phase(state, "d"), "BN", "acquisition", number="3.1")


def with_local_railways() -> GameState:
    """Local railways of the company, used and not, and of players, in a step of track (IV.1)."""
    state = stations(floated(a_game(3), "BCB", price=60, treasury=200, trains=("a0",)), "BCB", "E15")
    state = local_railway(local_railway(state, "S1", company="BCB"), "S2", company="BCB", used=True)
    state = local_railway(local_railway(state, "S3", player=0), "M1", player=1)
    return in_step(laid(state, {"E15": ("57", 2)}), "BCB", "track")


def vaclavs_company_first() -> GameState:
    """Vaclav's company with a train lays its first track; the players decide for him (XI.1)."""
    state = vaclav_has(without_vaclav(bohemia()), "BCB", price=60)
    return in_step(stations(state, "BCB", "E15"), "BCB", "track", first=True)


def the_3e_is_given() -> GameState:
    """The owner of the 3E directs the company in turn (XI.2)."""
    state = m.papers(m.no_auctions(m.moravia()), three_e=0)
    return m.in_step(m.ug_on_the_board(state, treasury=100), "Ug", "trains")


def the_richest_treasury() -> GameState:
    """Everything is affordable: the longest list of deals and trains."""
    return company(at_the_train_limit(), "BCB", treasury=5000, trains=("a0",))


POSITIONS: dict[str, Making] = {
    "standard: beginning": lambda: new_game(("Ada", "Ben", "Cyd"), seed=1),
    "standard: first stock round": first("standard-3", deciding("stock_turn", "SR 1 ")),
    "standard: second stock round": first("standard-3", deciding("stock_turn", "SR 2 ")),
    "standard: fourth stock round, six players": first("standard-6", deciding("stock_turn", "SR 4 ")),
    "standard: first operating round": first("standard-3", deciding("track", "OR 1.1")),
    "standard: first track of a later round": first("standard-6", deciding("track", "OR 4.1")),
    "standard: a station": first("standard-6", deciding("station", "OR 3.1")),
    "standard: a run": first("standard-6", deciding("run")),
    "standard: a dividend": first("standard-3", deciding("dividend", "OR 3.1")),
    "standard: an acquisition": first("standard-6", deciding("acquisition")),
    "standard: trains": first("standard-3", deciding("trains", "OR 2.1")),
    "standard: an answer": first("standard-3", deciding("answer")),
    "standard: a station conflict": first("standard-3", deciding("station_conflict")),
    "standard: trains taken over": first("standard-6", deciding("take_over_trains")),
    "standard: a red tile": first("standard-3", deciding("home_station")),
    "standard: a city to choose": first("standard-3", deciding("home_city")),
    "standard: at the certificate limit": at_the_certificate_limit,
    "standard: above the certificate limit": above_the_certificate_limit,
    "standard: with a debt": with_a_debt,
    "standard: at the train limit": at_the_train_limit,
    "standard: a rich company": the_richest_treasury,
    "standard: emergency purchase": in_an_emergency,
    "standard: between companies": between_companies,
    "standard: local railways": with_local_railways,
    "older edition: first stock round": first("standard-4-older", deciding("stock_turn", "SR 1 ")),
    "older edition: trains returned": first("standard-4-older", deciding("return_trains")),
    "older edition: a debt to repay": first("standard-4-older", listing(RepayDebt)),
    "bohemia: beginning": lambda: bohemia(),
    "bohemia: first stock round": first("bohemia-2", deciding("stock_turn", "SR 1 ")),
    "bohemia: last stock round": first("bohemia-2", deciding("stock_turn", "SR 5 ")),
    "bohemia: Vaclav's first track": vaclavs_company_first,
    "bohemia: Vaclav's track": first("bohemia-2", vaclavs_turn("track")),
    "bohemia: Vaclav's station": first("bohemia-2", vaclavs_turn("station")),
    "bohemia: a company's trains": first("bohemia-2", deciding("trains", "OR 4.1")),
    "bohemia: trains returned": first("bohemia-2", deciding("return_trains")),
    "moravia: first auction, two": lambda: m.moravia(2),
    "moravia: first auction, three": lambda: m.moravia(3),
    "moravia: a bid": first("moravia-3", deciding("auction_bid")),
    "moravia: home of the station railway": first("moravia-3", deciding("railway_tile")),
    "moravia: first stock round": first("moravia-2", deciding("stock_turn")),
    "moravia: first track": first("moravia-3", deciding("track")),
    "moravia: a paper for sale": first("moravia-3", listing(OfferForLocalRailway)),
    "moravia: the 3E in play": first("moravia-3", listing(AssignThreeE)),
    "moravia: the 3E given": the_3e_is_given,
    "moravia: trains": first("moravia-3", deciding("trains")),
}  # fmt: skip
