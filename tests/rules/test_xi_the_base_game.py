"""What the variants leave as it is: the same scenes give the same outcome as in the standard game (XI.1, XI.2).

Each scene is set up twice, in the standard game and in a variant, and the same actions are taken in both. What is
refused, and everything that happens, has to be the same. The scenes go through the book chapter by chapter; what
the variants change by a rule of their own is left out of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from cz18 import Action, GameState, PriceRange, apply, check, worth
from cz18.rules.actions import (
    AcceptOffer,
    BuyShare,
    BuyTrain,
    EndStep,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    PayOut,
    PlaceStation,
    RepayDebt,
    ReturnTrain,
    Run,
    SellLocalRailway,
    SellShares,
    StartCompany,
    TakeOverTrain,
    Withhold,
)
from cz18.rules.engine import action_ranges
from cz18.rules.questions import figures_of
from rules import moravia as silesian
from rules.bohemia import bohemia, without_vaclav
from rules.positions import (
    a_game,
    company,
    floated,
    in_phase,
    in_step,
    in_stock_round,
    lay,
    legal,
    local_railway,
    on_top,
    player,
    pooled,
    run,
    started,
    stations,
    track,
    turned_to,
)


def outcome(state: GameState, *actions: Action) -> list[Any]:
    """For each action in turn what happened, or why it was refused; then what the company at turn can do, if it is
    a company's turn, and what two players are worth."""
    shown: list[Any] = []
    for action in actions:
        refusal = check(state, action)
        if refusal is not None:
            shown.append((refusal.section, refusal.code))
        else:
            state, events = apply(state, action)
            shown.append(events)
    possible = [] if state.stock else action_ranges(state)
    return [*shown, possible, [worth(state, seat) for seat in (0, 1)]]


# Bohemia, on hexes and with companies that both games have

WEST = Callable[[GameState], list[Any]]


def bcb(game: GameState, step: str, *, letter: str = "a", first: bool = False, **charter: Any) -> GameState:
    """BCB at home on a yellow tile leading to the river hex D14 and to F16."""
    state = floated(in_phase(game, letter), "BCB", **{"treasury": 300, "trains": ("a1",), **charter})
    state = track(stations(state, "BCB", "E15"), "E15", "57", "D14", "F16")
    return in_step(state, "BCB", step, number="5.2", first=first)


def starting_a_company(game: GameState) -> list[Any]:
    """VII.3, VII.5: price, capital, marker; companies not open yet; companies too expensive."""
    state = in_stock_round(player(game, 0, cash=139), 1)
    wrong = (StartCompany(0, "EKJ", 70), StartCompany(0, "EKJ", 62), StartCompany(0, "BN", 60))
    return outcome(state, *wrong, StartCompany(0, "EKJ", 65))


def changing_the_director(game: GameState) -> list[Any]:
    """VII.5.b: who holds more is Director at once; the certificate is not sold without a successor."""
    state = player(started(in_phase(game, "d"), "Sx", price=100, units=3), 1, shares={"Sx": 3})
    sales = [outcome(in_stock_round(state, 5), SellShares(0, "Sx", count)) for count in (1, 2, 3, 4)]
    return [*outcome(in_stock_round(state, 5, turn_of=1), BuyShare(1, "Sx")), *(shown[0] for shown in sales)]


def selling_shares(game: GameState) -> list[Any]:
    """VII.6, IX.3: price before the fall, one fall for a block, no purchase of the same company, not in round 1."""
    state = floated(game, "BCB", price=60)
    state = player(floated(state, "EKJ", price=60, director=1), 0, cash=500, shares={"EKJ": 2})
    sale = SellShares(0, "EKJ", 2)
    shown = outcome(
        in_stock_round(state, 2), sale, BuyShare(0, "EKJ"), SellShares(0, "BCB", 1), BuyShare(0, "BCB")
    )
    return [*shown, *outcome(in_stock_round(state, 1), sale)]


def debts(game: GameState) -> list[Any]:
    """VII.3, VIII.11: a debtor buys nothing until he has paid everything back."""
    state = player(floated(game, "BCB", director=1), 0, cash=300, debt=100, penalty=100)
    state = in_stock_round(state, 2)
    buy = BuyShare(0, "BCB")
    return outcome(state, buy, RepayDebt(0, 101), RepayDebt(0, 60), buy, RepayDebt(0, 40), buy)


def laying_track(game: GameState) -> list[Any]:
    """VIII.4: terrain, two tiles in the first turn, labels, OO hexes, the map edge, connection."""
    state = bcb(game, "track", first=True, treasury=15)
    wrong = (
        LayTile("BCB", "B8", "57", 0), LayTile("BCB", "I11", "57", 1), LayTile("BCB", "C13", "9", 0),
        lay(state, "BCB", "H8", "9", "I9", "G7"), LayTile("BCB", "A7", "9", 0),
    )  # fmt: skip
    river, plain = lay(state, "BCB", "D14", "9", "E15", "C13"), lay(state, "BCB", "F16", "9", "E15", "G17")
    return [
        *outcome(state, *wrong, river, plain, lay(state, "BCB", "C13", "4", "D14", "B12")),
        *outcome(bcb(game, "track", treasury=9), river, plain, plain),
    ]


def promoting_track(game: GameState) -> list[Any]:
    """VIII.5: colours by phase, no track lost, purple-edged tiles with a power, price of nothing."""
    shown = []
    green = ("D14", "E17", "F16", "E13")
    for letter in "cdg":
        state = local_railway(bcb(game, "track", letter=letter, treasury=0), "S1", company="BCB")
        for tile, power in (("14", None), ("14p", None), ("14p", "S1"), ("611", None)):
            exits = green if tile != "611" else (*green, "D16")
            shown += outcome(state, LayTile("BCB", "E15", tile, turned_to(state, "E15", tile, *exits), power))[:1]
    return shown


def placing_stations(game: GameState) -> list[Any]:
    """VIII.6: 40 K, then 100 K; one in a turn; kept places; nothing without connection."""
    state = track(track(bcb(game, "station", treasury=139), "D14", "7", "E15", "D16"), "D16", "57", "D14", "D18")
    state = track(track(state, "F16", "7", "E15", "F14"), "F14", "9", "F16", "F12")
    shown = outcome(
        state, PlaceStation("BCB", "G11", 0), PlaceStation("BCB", "I9", 0), PlaceStation("BCB", "D16", 0)
    )
    third = stations(track(state, "F12", "58", "F14", "G11"), "BCB", "D16")
    third = in_step(track(third, "G11", "57", "F12", "H10"), "BCB", "station")
    return [*shown, *outcome(third, PlaceStation("BCB", "G11", 0))]


def running_trains(game: GameState) -> list[Any]:
    """VIII.7, VIII.8, IX.2: the best run is due, paid by units, rounded up; the marker moves."""
    state = track(bcb(game, "run", trains=("c0",)), "D14", "7", "E15", "D16")
    state = track(track(state, "D16", "57", "D14", "D18"), "F16", "9", "E15", "G17")
    state = player(
        in_step(track(state, "G17", "3", "F16", "G15"), "BCB", "run", number="5.2"), 1, shares={"BCB": 1}
    )
    best = legal(state, Run)[0]
    kept = outcome(state, run("BCB", "c0 E15 D14"), Run("BCB", ()), best, Withhold("BCB"))
    return [*kept, *outcome(state, best, PayOut("BCB"))]


def acquiring(game: GameState) -> list[Any]:
    """VIII.9: bounds of the price, the other Director's consent, what passes over, turning a train."""
    state = floated(bcb(game, "trains", letter="f", trains=("f0",)), "BN", price=80, treasury=400, director=1)
    state = in_step(local_railway(state, "S1", company="BCB"), "BN", "acquisition", number="5.2")
    wrong = (
        OfferAcquisition("BN", "BCB", 29),
        OfferAcquisition("BN", "BCB", 91),
        OfferAcquisition("BN", "kk", 90),
    )
    offer = (OfferAcquisition("BN", "BCB", 60), AcceptOffer(0))
    return outcome(state, *wrong, *offer, TakeOverTrain("BN", "f0", "4+4"), EndStep("BN", "acquisition"))


def buying_trains(game: GameState) -> list[Any]:
    """VIII.10, VIII.12: prices, only the top card, the limit, phase e with its limit and scrapping, the pool."""
    state = floated(
        bcb(game, "trains", letter="d", treasury=900, trains=("c0",)), "EKJ", trains=("a0", "c1", "c2")
    )
    state = floated(state, "VBW", director=1, price=70, trains=("c3", "d1", "d2"))
    state = pooled(on_top(state, "e0"), "b0:2+2")
    wrong = (BuyTrain("BCB", "e1", "4"), BuyTrain("BCB", "e0", "3+3"), EndStep("BCB", "station"))
    return outcome(state, *wrong, BuyTrain("BCB", "e0", "4"), ReturnTrain("VBW", "d1"), BuyTrain("BCB", "d1", "3"))


def trading_trains(game: GameState) -> list[Any]:
    """VIII.10: from phase b on, with consent, from 1 K up to the treasury."""
    shown = []
    for letter in "ab":
        state = floated(bcb(game, "trains", letter=letter, treasury=50), "EKJ", director=1, trains=("a0",))
        deals = [OfferForTrain("BCB", "EKJ", "a0", price) for price in (0, 51, 50)]
        shown += outcome(state, *deals, AcceptOffer(1))
    return shown


def emergencies(game: GameState) -> list[Any]:
    """VIII.10, VIII.11: the duty to own a train, the treasury first, then cash, then a loan."""
    state = on_top(player(bcb(game, "trains", treasury=60, trains=()), 0, cash=120), "g1")
    return outcome(state, EndStep("BCB", "trains"), BuyTrain("BCB", "g1", "5"), EndStep("BCB", "station"))


def local_railways(game: GameState) -> list[Any]:
    """IV.1: purchase from phase b on at 1 K to the price of the round, sale to the bank, terrain for nothing."""
    shown = []
    for letter in "ab":
        state = bcb(game, "track", letter=letter, treasury=100)
        state = local_railway(local_railway(state, "S1", player=1), "S2", company="BCB")
        deals = [OfferForLocalRailway("BCB", "S1", price) for price in (0, 66, 65)]
        free = lay(state, "BCB", "D14", "9", "E15", "C13", power="S2")
        shown += outcome(state, *deals, AcceptOffer(1), free, SellLocalRailway("BCB", "S2"))
    return shown


SCENES = (
    starting_a_company, changing_the_director, selling_shares, debts, laying_track, promoting_track,
    placing_stations, running_trains, acquiring, buying_trains, trading_trains, emergencies, local_railways,
)  # fmt: skip


@pytest.mark.rule("XI.1-41")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_xi_1_the_same_happens_as_in_the_standard_game(scene: WEST) -> None:
    """Except for Bohemia's own rules, every action has the same outcome as in the standard game (XI.1)."""
    base = a_game()
    two = without_vaclav(bohemia())
    for seat in (0, 1):
        base, two = player(base, seat, cash=300), player(two, seat, cash=300)
    there = scene(two)
    assert there == scene(base)
    assert any(isinstance(each, tuple) and each and not isinstance(each[0], str) for each in there), (
        "something works"
    )


@pytest.mark.rule("XI.1-41")
def test_xi_1_the_same_figures_as_in_the_standard_game() -> None:
    """Process track, deck, phases, scrapping, start prices, markers and dividends are those of the base (XI.1)."""
    base, two = figures_of(a_game()), figures_of(bohemia())
    for name in ("track", "phases", "scraps", "start_prices", "stations", "dividend_steps", "runs_every_train"):
        assert getattr(two, name) == getattr(base, name), name
    assert two.cards[2] == base.cards[3]
    assert (two.papers_close_with, two.red_bonus_trains) == (None, None)


# Moravia-Silesia, on hexes of the east, with a large company


class Place(NamedTuple):
    """A game and its own ways into a turn."""

    game: GameState
    in_step: Callable[..., GameState]
    in_stock_round: Callable[..., GameState]


def ug(place: Place, step: str, **charter: Any) -> GameState:
    """Ug with stations in the cities F22 and G23 on yellow tiles, in the round marked 50."""
    state = floated(place.game, "Ug", **{"treasury": 300, **charter})
    state = track(stations(state, "Ug", "F22"), "F22", "57", "E21", "G23")
    return place.in_step(track(state, "G23", "57", "F22", "H24"), "Ug", step, number="3.1")


def shares_in_the_east(place: Place) -> list[Any]:
    """VII.3, VII.5.b, VII.6: price, Director, block, no purchase after a sale, debts."""
    state = player(floated(place.game, "Ug", price=100, units=3), 1, cash=500, shares={"Ug": 3})
    state = place.in_stock_round(player(state, 0, cash=99, debt=20), 5, turn_of=1)
    shown = outcome(state, BuyShare(1, "Ug"))
    mine = place.in_stock_round(state, 5, turn_of=0)
    buy = BuyShare(0, "Ug")
    return [
        shown[0],
        *outcome(mine, buy, RepayDebt(0, 20), SellShares(0, "Ug", 4), SellShares(0, "Ug", 2), buy)[:5],
    ]


def track_in_the_east(place: Place) -> list[Any]:
    """VIII.4, VIII.5: terrain, kinds and labels, connection, track lost; which colours are open is XI.2's own rule."""
    state = local_railway(ug(place, "track", treasury=9), "S3", company="Ug")
    tiles = (
        LayTile("Ug", "C21", "9", 0), LayTile("Ug", "F24", "57", 0), LayTile("Ug", "C25", "57", 0),
        LayTile("Ug", "D26", "57", 0), LayTile("Ug", "G27", "9", 0), LayTile("Ug", "F22", "14", 0),
    )  # fmt: skip
    listed = [each for each in action_ranges(state) if isinstance(each, LayTile)]
    assert listed
    return [*(outcome(state, tile)[0] for tile in tiles), listed, outcome(state, listed[0])[0]]


def stations_in_the_east(place: Place) -> list[Any]:
    """VIII.6: the first further station for 40 K, one in a turn, a free circle, a connection."""
    state = ug(place, "station", treasury=40)
    shown = outcome(
        state, PlaceStation("Ug", "E21", 0), PlaceStation("Ug", "F22", 0), PlaceStation("Ug", "F24", 0)
    )
    place_it = PlaceStation("Ug", "G23", 0)
    return [*shown[:3], outcome(company(state, "Ug", treasury=39), place_it)[0], outcome(state, place_it)[0]]


def local_railways_in_the_east(place: Place) -> list[Any]:
    """IV.1: purchase at 1 K to the price of the round, with consent; sale to the bank at that price."""
    state = local_railway(ug(place, "track", treasury=100)._replace(phase=3), "S3", player=1)
    deals = [OfferForLocalRailway("Ug", "S3", price) for price in (0, 51, 50)]
    assert OfferForLocalRailway("Ug", "S3", PriceRange(1, 50)) in action_ranges(state)
    return outcome(state, *deals, AcceptOffer(0), AcceptOffer(1), SellLocalRailway("Ug", "S3"))[:6]


def income_in_the_east(place: Place) -> list[Any]:
    """VIII.8, IX.2: kept income and its fall; each player's part of a dividend, rounded up."""
    state = player(ug(place, "dividend"), 1, shares={"Ug": 3})
    state = state._replace(turn=state.turn._replace(income=45) if state.turn else None)
    return [outcome(state, Withhold("Ug"))[0], outcome(state, PayOut("Ug"))[0][:-1]]


EAST = (
    shares_in_the_east, track_in_the_east, stations_in_the_east, local_railways_in_the_east, income_in_the_east,
)  # fmt: skip


@pytest.mark.rule("XI.2-52")
@pytest.mark.parametrize("scene", EAST, ids=lambda scene: scene.__name__)
def test_xi_2_the_same_happens_as_in_the_standard_game(scene: Callable[[Place], list[Any]]) -> None:
    """Except for the rules of Moravia-Silesia, every action has the same outcome as in the standard game (XI.2)."""
    base = Place(in_phase(a_game(), "a"), in_step, in_stock_round)
    there = Place(silesian.no_auctions(silesian.moravia()), silesian.in_step, silesian.in_stock_round)
    for seat in range(3):
        base = base._replace(game=player(base.game, seat, cash=300))
        there = there._replace(game=player(there.game, seat, cash=300))
    assert scene(there) == scene(base)
