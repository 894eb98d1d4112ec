"""Acquisition of a smaller company (VIII.9)."""

from __future__ import annotations

import pytest

from cz18 import GameState, PriceRange, check, worth
from cz18.facts.companies import COMPANY
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyShare,
    BuyTrain,
    DeclineOffer,
    EndStep,
    KeepStation,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    PayOut,
    PlaceStation,
    ScrapTrain,
    SellLocalRailway,
    StartCompany,
    TakeOverTrain,
)
from cz18.rules.asking.explain import Controls, explain
from cz18.rules.events import (
    AcquisitionOffered,
    CompanyAcquired,
    LocalRailwayTakenOver,
    MoneyPaid,
    PhaseBegan,
    StationTakenBack,
    StationTakenOver,
    TrainScrapped,
    TrainTakenOver,
    TurnBegan,
)
from cz18.rules.options import PROFILES
from cz18.rules.questions import certificates, map_of, stations_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import Status
from rules.positions import (
    a_game,
    after,
    cash,
    charter,
    company,
    deciding,
    events_of,
    faces,
    floated,
    in_phase,
    in_pool,
    in_step,
    in_stock_round,
    laid,
    legal,
    local_railway,
    obsolete,
    owner_of,
    phase,
    play,
    player,
    pooled,
    priced,
    refusal,
    started,
    stations,
    under,
)


def a_target(
    price: int = 70,
    *,
    trains: tuple[str, ...] = (),
    treasury: int = 0,
    director: int = 1,
    own: tuple[str, ...] = ("d9:3+3",),
    own_treasury: int = 1000,
    letter: str = "f",
    **options: bool,
) -> GameState:
    """KFN (medium, Ada's) in its acquisition step, and BCB (small), half of it in the hand of its Director."""
    state = floated(a_game(**options), "KFN", price=80, treasury=own_treasury, trains=own)
    state = floated(state, "BCB", director=director, price=price, treasury=treasury, trains=trains)
    return in_phase(in_step(state, "KFN", "acquisition", number="5.2"), letter)


def offer(price: int = 70, target: str = "BCB", name: str = "KFN") -> OfferAcquisition:
    return OfferAcquisition(name, target, price)


def acquired(state: GameState, price: int = 70, target: str = "BCB", name: str = "KFN") -> GameState:
    """The offer was made and, where that is needed, accepted."""
    state = after(state, offer(price, target, name))
    if deciding(state)[0] == "answer":
        state = after(state, AcceptOffer(deciding(state)[1]))
    return state


def places(state: GameState, name: str) -> list[str]:
    """A company's stations: hex and city."""
    hexes = map_of(state).hexes
    return [f"{hexes[each.hex].id}/{each.city}" for each in stations_of(state, COMPANY[name].index)]


# Who, and when


@pytest.mark.rule("VIII.9-01")
@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "trains"])
def test_viii_9_acquisition_only_after_running_and_before_buying_trains(step: str) -> None:
    """An offer is possible in the acquisition step alone (VIII.9)."""
    state = a_target()
    assert check(state, offer()) is None
    assert refusal(in_step(state, "KFN", step, number="5.2"), offer()) == ("VIII.9", "not_now")


@pytest.mark.rule("VIII.9-01")
def test_viii_9_acquisition_step_lies_between_dividend_and_trains() -> None:
    """After the dividend comes the acquisition step, and after that the train step (VIII.9, VIII.3)."""
    state = in_step(a_target(), "KFN", "dividend", income=50)
    state = after(state, PayOut("KFN"))
    assert deciding(state)[0] == "acquisition"
    assert deciding(after(state, EndStep("KFN", "acquisition")))[0] == "trains"


@pytest.mark.rule("VIII.9-01", "R-102")
def test_viii_9_who_may_acquire_whom() -> None:
    """Small companies acquire nobody, medium ones small ones, large ones small and medium ones (VIII.9)."""
    state = in_phase(a_game(), "d")
    for name in ("BCB", "OFE", "KFN", "BTE", "kk", "Sx"):
        state = floated(state, name, price=100, treasury=5000)
    targets = {
        name: {action.target for action in legal(in_step(state, name, "acquisition"), OfferAcquisition)}
        for name in ("BCB", "KFN", "kk")
    }
    assert targets == {"BCB": set(), "KFN": {"BCB", "OFE"}, "kk": {"BCB", "OFE", "KFN", "BTE"}}
    for name, target in (("BCB", "OFE"), ("KFN", "BTE"), ("kk", "Sx"), ("KFN", "kk"), ("KFN", "KFN")):
        at_step = in_step(state, name, "acquisition")
        assert refusal(at_step, offer(100, target, name)) == ("VIII.9", "not_smaller")


@pytest.mark.rule("VIII.9-01")
def test_viii_9_small_company_has_no_acquisition_step() -> None:
    """A small company goes from the dividend straight to its trains, even if other companies exist (VIII.9)."""
    state = in_step(floated(a_target(), "OFE", trains=("f0",)), "OFE", "dividend", income=50)
    assert deciding(after(state, PayOut("OFE")))[0] == "trains"


@pytest.mark.rule("R-102")
def test_viii_9_unfloated_company_cannot_be_acquired() -> None:
    """A company that was started but has not floated cannot be acquired, nor one in the box (VIII.9)."""
    state = in_step(started(floated(a_game(), "kk", treasury=900), "KFN", director=1), "kk", "acquisition")
    assert refusal(state, offer(60, "KFN", "kk")) == ("VIII.9", "not_floated")
    assert refusal(state, offer(60, "BCB", "kk")) == ("VIII.9", "not_floated")
    assert refusal(state, offer(60, "XYZ", "kk")) == ("VIII.9", "unknown_company")
    assert not legal(state, OfferAcquisition)


@pytest.mark.rule("R-102", "R-109", "VIII.9-11")
def test_viii_9_target_that_never_operated() -> None:
    """A company that never operated can be acquired: all markers unplaced, no free home station (VIII.9)."""
    state = stations(a_target(), "KFN", "G19")
    state = company(laid(state, {"E15": ("57", 1), "G19": ("621", 1)}), "BCB", operated=False, has_laid=False)
    state = acquired(state)
    assert charter(state, "KFN").markers == 2 + 3
    assert places(state, "KFN") == ["G19/0"]
    assert deciding(state)[0] == "acquisition"


@pytest.mark.rule("R-109")
def test_viii_9_claim_to_a_home_place_ends_with_the_acquisition() -> None:
    """Others may use the home place of a company that was acquired before its first turn (VIII.9, VIII.6)."""
    state = stations(a_target(director=0), "KFN", "G15")
    state = laid(state, {"G15": ("57", 2), "F14": ("8", 3), "E15": ("57", 0)})
    state = company(state, "BCB", operated=False, has_laid=False)
    place = PlaceStation("KFN", "E15", 0)
    assert refusal(in_step(state, "KFN", "station"), place) == ("VIII.6", "place_kept")
    later = in_step(acquired(state), "KFN", "station")
    assert check(later, place) is None


@pytest.mark.rule("R-102")
def test_viii_9_acquirer_may_acquire_in_its_first_turn() -> None:
    """A company may acquire in its own first turn (VIII.9)."""
    state = in_step(a_target(), "KFN", "acquisition", first=True)
    assert charter(acquired(state), "BCB").status is Status.CLOSED


@pytest.mark.rule("VIII.9-02")
def test_viii_9_several_acquisitions_one_after_the_other() -> None:
    """Any number may be acquired in a turn, each completed before the next begins (VIII.9)."""
    state = floated(a_target(director=0, trains=("c0",)), "OFE", price=60, trains=("c1",))
    state = after(state, offer(70))
    assert refusal(state, offer(60, "OFE")) == ("VIII.9", "not_now")
    assert refusal(state, EndStep("KFN", "acquisition")) == ("VIII.3", "not_now")
    state = after(state, ScrapTrain("KFN", "c0"), offer(60, "OFE"), TakeOverTrain("KFN", "c1", "3"))
    assert faces(state, "KFN") == ["3+3", "3"]
    assert [charter(state, name).status for name in ("BCB", "OFE")] == [Status.CLOSED, Status.CLOSED]
    assert charter(state, "KFN").treasury == 1000 - 2 * 70 - 2 * 60
    assert deciding(after(state, EndStep("KFN", "acquisition")))[0] == "trains"


# Consent


@pytest.mark.rule("VIII.9-03", "R-100")
def test_viii_9_target_director_accepts() -> None:
    """Only the target's Director is asked; nothing happens before acceptance (VIII.9)."""
    before = a_target()
    state, events = play(before, offer())
    assert events == [AcquisitionOffered("KFN", "BCB", 70)]
    assert deciding(state) == ("answer", 1, "KFN")
    assert legal(state, object) == [AcceptOffer(1), DeclineOffer(1)]
    for seat in (0, 2):
        assert refusal(state, AcceptOffer(seat)) == ("VIII.9", "not_your_turn")
        assert refusal(state, DeclineOffer(seat)) == ("VIII.9", "not_your_turn")
    assert state.companies == before.companies
    state, events = play(state, AcceptOffer(1))
    assert CompanyAcquired("KFN", "BCB", 70) in events
    assert charter(state, "BCB").status is Status.CLOSED
    assert deciding(state) == ("acquisition", 0, "KFN")


@pytest.mark.rule("VIII.9-03", "R-100")
def test_viii_9_refusal_ends_the_offer_and_a_new_one_may_follow() -> None:
    """A declined offer changes nothing; another one may follow in the same turn, the same one too (VIII.9)."""
    before = a_target()
    state = after(before, offer(), DeclineOffer(1))
    assert state == before
    state = after(state, offer(), DeclineOffer(1), offer(75), AcceptOffer(1))
    assert cash(state, 1) == cash(before, 1) + 2 * 75


@pytest.mark.rule("R-100")
def test_viii_9_one_director_of_both_needs_no_answer() -> None:
    """If one player directs both the offer is accepted with it (VIII.9)."""
    state = after(a_target(director=0), offer())
    assert charter(state, "BCB").status is Status.CLOSED
    assert deciding(state) == ("acquisition", 0, "KFN")


# The price


@pytest.mark.rule("VIII.9-04", "R-101")
@pytest.mark.parametrize(
    ("price", "low", "high"),
    [(65, 33, 97), (53, 27, 79), (60, 30, 90), (70, 35, 105), (45, 23, 67), (231, 116, 346)],
)
def test_viii_9_bounds_of_the_price(price: int, low: int, high: int) -> None:
    """Half rounded up to one and a half rounded down: 65 allows 33 to 97, 53 allows 27 to 79 (VIII.9)."""
    state = a_target(price)
    assert legal(state, OfferAcquisition) == [OfferAcquisition("KFN", "BCB", PriceRange(low, high))]
    assert check(state, offer(low)) is None
    assert check(state, offer(high)) is None
    for wrong in (low - 1, high + 1, 0, -low):
        assert refusal(state, offer(wrong)) == ("VIII.9", "price_out_of_range")


@pytest.mark.rule("VIII.9-04")
def test_viii_9_bounds_follow_the_present_price() -> None:
    """The present price counts, not the one the company started at (VIII.9)."""
    state = priced(a_target(70), "BCB", 100)
    assert legal(state, OfferAcquisition)[0].price == PriceRange(50, 150)


@pytest.mark.rule("VIII.9-04", "R-101")
def test_viii_9_a_target_in_reach_of_the_treasury_is_not_greyed() -> None:
    """A price of 204 since a start at 70: half of it is in reach, the initial price is below the band (VIII.9)."""
    state = priced(a_target(70, own_treasury=250), "BCB", 204)
    assert check(state, offer(102)) is None
    assert [item for item in explain(state, Controls()) if isinstance(item.action, OfferAcquisition)] == []


@pytest.mark.rule("VIII.9-04", "VIII.9-08", "R-101", "R-103")
def test_viii_9_a_greyed_target_names_the_money_missing_at_the_lowest_price() -> None:
    """At a price of 204 two shares cost 204 K at least; with 203 K it is the money that is missing (VIII.9)."""
    state = priced(a_target(70, own_treasury=203), "BCB", 204)
    shown = [item for item in explain(state, Controls()) if isinstance(item.action, OfferAcquisition)]
    assert [item.action for item in shown] == [offer(102)]
    assert shown[0].refusal == Refusal("VIII.9", "treasury_too_small", {"price": 204, "treasury": 203})


@pytest.mark.rule("VIII.9-01", "R-102")
def test_viii_9_a_greyed_target_of_the_same_size_says_so() -> None:
    """A floated company that is not smaller is greyed for that reason, whatever its price (VIII.9)."""
    state = floated(a_target(), "BN", director=1, price=60)
    shown = {item.action.target: item.refusal.code for item in explain(state, Controls())
            if isinstance(item.action, OfferAcquisition)}  # fmt: skip
    assert shown == {"BN": "not_smaller"}


@pytest.mark.rule("VIII.9-05", "VIII.9-06", "R-103")
def test_viii_9_players_are_paid_for_each_share() -> None:
    """At 70 per share 50 % are paid 140 and 25 % 70; the bank's 25 % nothing: 210 in total (VIII.9)."""
    state = player(a_target(own_treasury=300), 2, shares={"BCB": 1})
    had = [cash(state, seat) for seat in range(3)]
    state, events = play(state, offer(), AcceptOffer(1))
    assert [cash(state, seat) - had[seat] for seat in range(3)] == [0, 140, 70]
    assert charter(state, "KFN").treasury == 300 - 210
    paid = [(each.payee.kind, each.payee.name, each.amount) for each in events_of(events, MoneyPaid)]
    assert paid == [("player", 1, 140), ("player", 2, 70)]


@pytest.mark.rule("R-103")
def test_viii_9_the_acquirers_director_is_paid_like_others() -> None:
    """The acquirer's Director gets his part for shares of the target too (VIII.9)."""
    state = player(a_target(), 0, shares={"BCB": 1})
    had = cash(state, 0)
    assert cash(acquired(state), 0) == had + 70


@pytest.mark.rule("VIII.9-07", "VIII.9-08", "R-103")
def test_viii_9_payment_from_the_acquirers_treasury_alone() -> None:
    """139 K do not pay 140 K, whatever lies in the target's treasury or the Director's purse; 140 do (VIII.9)."""
    state = player(a_target(own_treasury=139, treasury=500), 0, cash=1000)
    assert refusal(state, offer()) == ("VIII.9", "treasury_too_small")
    assert legal(state, OfferAcquisition) == [OfferAcquisition("KFN", "BCB", PriceRange(35, 69))]
    state = company(state, "KFN", treasury=140)
    assert charter(acquired(state), "KFN").treasury == 500


@pytest.mark.rule("VIII.9-07")
def test_viii_9_too_poor_for_the_lowest_price() -> None:
    """A company that cannot pay half the price is offered no acquisition (VIII.9)."""
    state = a_target(own_treasury=69)
    assert not legal(state, OfferAcquisition)
    assert refusal(state, offer(35)) == ("VIII.9", "treasury_too_small")


@pytest.mark.rule("R-103")
def test_viii_9_money_may_be_raised_in_the_same_turn() -> None:
    """A local railway sold in the acquisition step helps to pay (VIII.9, IV.1)."""
    state = local_railway(a_target(own_treasury=80), "S1", company="KFN")
    assert refusal(state, offer()) == ("VIII.9", "treasury_too_small")
    state = after(state, SellLocalRailway("KFN", "S1"))
    assert check(state, offer()) is None


# What passes over


@pytest.mark.rule("VIII.9-09")
def test_viii_9_target_treasury_passes_over_after_the_payment() -> None:
    """The whole treasury of the target comes to the acquirer, and the target has nothing left (VIII.9)."""
    state = acquired(a_target(own_treasury=200, treasury=333))
    assert charter(state, "KFN").treasury == 200 - 140 + 333
    assert charter(state, "BCB").treasury == 0


@pytest.mark.rule("VIII.9-10", "R-110")
def test_viii_9_local_railways_pass_over_as_they_are() -> None:
    """All local railways pass over, used ones used, unused ones unused; other owners keep theirs (VIII.9)."""
    state = local_railway(local_railway(a_target(), "S1", company="BCB"), "S2", company="BCB", used=True)
    state = local_railway(local_railway(state, "S3", player=1), "S4", company="KFN")
    before = state.local_railways
    state, events = play(state, offer(), AcceptOffer(1))
    assert [each.local_railway for each in events_of(events, LocalRailwayTakenOver)] == ["S1", "S2"]
    now = state.local_railways
    kfn = COMPANY["KFN"].index
    assert [(each.owner.company, each.used) for each in now[:4]] == [
        (kfn, False),
        (kfn, True),
        (-1, False),
        (kfn, False),
    ]
    assert now[2:] == before[2:]


@pytest.mark.rule("R-110", "VIII.9-12")
def test_viii_9_unused_power_can_be_used_at_once() -> None:
    """An unused power taken over can be used in the same turn, from a station taken over (VIII.9, IV.1)."""
    state = stations(laid(a_target(), {"E15": ("57", 1)}), "BCB", "E15")
    state = local_railway(state, "S1", company="BCB")
    purple = LayTile("KFN", "E15", "14p", 0, "S1")
    assert refusal(state, purple) == ("IV.1", "not_the_companys")
    assert check(acquired(state), purple) is None


@pytest.mark.rule("VIII.9-11", "VIII.9-12", "R-076")
def test_viii_9_stations_and_markers_pass_over() -> None:
    """The target's stations become the acquirer's, its unplaced markers too; the next one costs 100 K (VIII.9)."""
    state = laid(a_target(), {"E15": ("57", 1), "G19": ("621", 1), "G17": ("4", 1), "G15": ("57", 1)})
    state = stations(stations(state, "BCB", "E15"), "KFN", "G19")
    state, events = play(state, offer(), AcceptOffer(1))
    assert events_of(events, StationTakenOver) == [StationTakenOver("KFN", "BCB", "E15", 0)]
    assert places(state, "KFN") == ["E15/0", "G19/0"]
    assert places(state, "BCB") == []
    assert (charter(state, "KFN").markers, charter(state, "BCB").markers) == (4, 0)
    before = charter(state, "KFN").treasury
    state = after(in_step(state, "KFN", "station"), PlaceStation("KFN", "G15", 0))
    assert charter(state, "KFN").treasury == before - 100


@pytest.mark.rule("VIII.9-11", "R-076", "R-109")
def test_viii_9_marker_costs_forty_while_the_acquirer_has_one_station() -> None:
    """An acquirer that gained no station on the map and has a single one pays 40 K for the next (VIII.9)."""
    state = laid(a_target(), {"G19": ("621", 1), "G17": ("4", 1), "G15": ("57", 1)})
    state = company(stations(state, "KFN", "G19"), "BCB", operated=False)
    state = acquired(state)
    before = charter(state, "KFN").treasury
    state = after(in_step(state, "KFN", "station"), PlaceStation("KFN", "G15", 0))
    assert charter(state, "KFN").treasury == before - 40


# Two stations on one hex


def praha(tile: str = "8891", **options: str) -> GameState:
    """kk (large) may acquire BN; both have a station on Praha, in different cities of the green tile."""
    state = floated(a_game(**options), "kk", price=100, treasury=1000, trains=("d9:3E",))
    state = laid(floated(state, "BN", price=80, units=3), {"E11": (tile, 0), "B8": ("8859", 0)})
    return in_phase(in_step(state, "kk", "acquisition", number="5.2"), "g")


@pytest.mark.rule("VIII.9-13", "R-108")
@pytest.mark.parametrize(("kept", "gone"), [(0, 2), (2, 0)])
def test_viii_9_conflict_on_praha_is_decided_by_the_acquirer(kept: int, gone: int) -> None:
    """On green Praha the acquirer chooses which station stays; the other marker goes to the charter (VIII.9)."""
    state = company(praha(), "kk", markers=2)
    state = stations(stations(state, "BN", "E11/2"), "kk", "E11/0")
    state = acquired(state, 80, "BN", "kk")
    assert deciding(state) == ("station_conflict", 0, "kk")
    assert legal(state, object) == [KeepStation("kk", "E11", 0), KeepStation("kk", "E11", 2)]
    assert refusal(state, KeepStation("kk", "E11", 1)) == ("VIII.9", "not_in_question")
    assert refusal(state, KeepStation("kk", "B8", 0)) == ("VIII.9", "not_in_question")
    before = charter(state, "kk").markers
    state, events = play(state, KeepStation("kk", "E11", kept))
    assert events == [StationTakenBack("kk", "E11", gone)]
    assert places(state, "kk") == [f"E11/{kept}"]
    assert f"E11/{gone}" not in places(state, "kk")
    assert charter(state, "kk").markers == before + 1 == 1 + 2 + 1
    assert deciding(state)[0] == "acquisition"


@pytest.mark.rule("VIII.9-13", "R-108")
def test_viii_9_two_stations_in_one_city_leave_one_without_a_question() -> None:
    """In one city of several places one of the two markers goes back by itself (VIII.9)."""
    state = stations(stations(praha("8892"), "BN", "E11/0"), "kk", "E11/0")
    state = acquired(state, 80, "BN", "kk")
    assert deciding(state)[0] == "acquisition"
    assert places(state, "kk") == ["E11/0"]
    assert charter(state, "kk").markers == 1 + 2 + 1


@pytest.mark.rule("R-108", "VIII.9-13")
def test_viii_9_conflicts_on_two_hexes_come_before_the_trains() -> None:
    """Conflicts on Praha and on a green OO tile are settled one after the other, then the trains (VIII.9)."""
    state = stations(stations(praha(), "BN", "E11/2", "B8/1"), "kk", "E11/0", "B8/0")
    state = acquired(company(state, "BN", trains=("c0",)), 80, "BN", "kk")
    asked = []
    while deciding(state)[0] == "station_conflict":
        choice = legal(state, KeepStation)
        asked.append({(each.hex, each.city) for each in choice})
        state = after(state, choice[-1])
    assert asked == [{("B8", 0), ("B8", 1)}, {("E11", 0), ("E11", 2)}]
    assert places(state, "kk") == ["B8/1", "E11/2"]
    assert deciding(state)[0] == "take_over_trains"


@pytest.mark.rule("R-108")
def test_viii_9_18xx_games_settles_several_hexes_in_any_order() -> None:
    """Ours asks hex by hex; a game of the site may name the second hex first (R-108)."""
    state = stations(stations(praha(), "BN", "E11/2", "B8/1"), "kk", "E11/0", "B8/0")
    state = acquired(state, 80, "BN", "kk")
    assert refusal(state, KeepStation("kk", "E11", 2)) == ("VIII.9", "not_in_question")
    state = state._replace(options=PROFILES["18xx.games"])
    assert KeepStation("kk", "E11", 2) in legal(state, KeepStation)
    assert refusal(state, KeepStation("kk", "E11", 1)) == ("VIII.9", "not_in_question")
    state = after(state, KeepStation("kk", "E11", 2))
    assert legal(state, object) == [KeepStation("kk", "B8", 0), KeepStation("kk", "B8", 1)]
    state = after(state, KeepStation("kk", "B8", 0))
    assert places(state, "kk") == ["B8/0", "E11/2"]
    assert deciding(state)[0] == "acquisition"


@pytest.mark.rule("R-108", "R-076")
def test_viii_9_marker_taken_back_costs_what_the_count_says() -> None:
    """The marker returned for a conflict is placed again for 100 K with two stations on the map (VIII.9)."""
    state = stations(praha("8892"), "kk", "E11/0")
    state = laid(state, {"E9": ("57", 1), "E13": ("9", 1), "E15": ("57", 1)})
    state = acquired(stations(state, "BN", "E11/0", "E9/0"), 80, "BN", "kk")
    assert places(state, "kk") == ["E9/0", "E11/0"]
    state = company(state, "BCB", operated=True)
    before = charter(state, "kk").treasury
    state = after(in_step(state, "kk", "station"), PlaceStation("kk", "E15", 0))
    assert charter(state, "kk").treasury == before - 100


@pytest.mark.rule("R-108", "R-076", "VIII.9-13")
def test_viii_9_as_written_a_marker_taken_back_costs_a_hundred() -> None:
    """By the words the marker put back for a conflict costs 100 K, kk's own first one 40 K (VIII.9)."""
    state = stations(praha("8892", token_price_after_acquisition="as_written"), "kk", "E11/0")
    state = laid(state, {"E9": ("57", 1), "E13": ("9", 1), "E15": ("57", 1)})
    state = acquired(stations(state, "BN", "E11/0", "E9/0"), 80, "BN", "kk")
    own = charter(state, "kk").markers - charter(state, "kk").markers_taken_over
    assert charter(state, "kk").markers_taken_over == 2 and own == 1
    state = in_step(company(state, "BCB", operated=True), "kk", "station")
    before = charter(state, "kk").treasury
    assert charter(after(state, PlaceStation("kk", "E15", 0)), "kk").treasury == before - 40
    assert charter(after(state, PlaceStation("kk", "E15", 0, True)), "kk").treasury == before - 100


@pytest.mark.rule("VIII.9-12", "R-049")
def test_viii_9_home_station_on_the_bare_two_city_hex_passes_over() -> None:
    """ATE's station on the bare B8 passes over; its new owner builds from there and chooses the city (VIII.9)."""
    state = floated(floated(a_game(), "kk", price=100, treasury=1000, trains=("d9:3E",)), "ATE", price=80, units=3)
    state = in_phase(in_step(stations(state, "ATE", "B8/-1"), "kk", "acquisition"), "d")
    state = acquired(state, 80, "ATE", "kk")
    assert places(state, "kk") == ["B8/-1"]
    state = after(in_step(state, "kk", "track"), LayTile("kk", "B8", "8859", 0))
    assert deciding(state) == ("home_city", 0, "kk")


# The target's trains


@pytest.mark.rule("VIII.9-14", "R-104")
def test_viii_9_each_train_is_taken_over_or_scrapped() -> None:
    """Each train of the target is taken over or leaves the game; none goes to the pool (VIII.9)."""
    state = acquired(a_target(trains=("c0", "c1")))
    assert deciding(state) == ("take_over_trains", 0, "KFN")
    treasury = charter(state, "KFN").treasury
    state, events = play(state, ScrapTrain("KFN", "c0"), TakeOverTrain("KFN", "c1", "3"))
    assert faces(state, "KFN") == ["3+3", "3"]
    assert in_pool(state) == []
    assert charter(state, "BCB").trains == ()
    assert charter(state, "KFN").treasury == treasury
    assert events == [TrainScrapped("KFN", "c0", "3", True), TrainTakenOver("KFN", "c1", "3", "3", 0)]
    assert deciding(state)[0] == "acquisition"


@pytest.mark.rule("R-104")
def test_viii_9_trains_taken_over_must_fit_the_limit() -> None:
    """With one free place one of two trains can be taken over; own trains make no room (VIII.9, VIII.10)."""
    state = acquired(a_target(trains=("c0", "c1"), letter="f"))
    state = after(state, TakeOverTrain("KFN", "c0", "3"))
    assert refusal(state, TakeOverTrain("KFN", "c1", "3")) == ("VIII.10", "train_limit")
    assert refusal(state, ScrapTrain("KFN", "d9")) == ("VIII.9", "train_not_in_question")
    assert refusal(state, ScrapTrain("KFN", "c0")) == ("VIII.9", "train_not_in_question")
    assert legal(state, object) == [ScrapTrain("KFN", "c1")]


@pytest.mark.rule("R-104")
def test_viii_9_acquirer_at_its_limit_takes_no_train() -> None:
    """An acquirer at its limit must scrap every train of the target, one it could run too (VIII.9)."""
    state = acquired(a_target(trains=("f0", "c1"), own=("d9:3+3", "d8:3+3")))
    assert refusal(state, TakeOverTrain("KFN", "f0", "4+4")) == ("VIII.10", "train_limit")
    assert legal(state, object) == [ScrapTrain("KFN", "f0"), ScrapTrain("KFN", "c1")]


# Own trains that make room, as an option


@pytest.mark.rule("R-104")
def test_viii_9_own_trains_make_room_with_the_option() -> None:
    """At its limit the acquirer scraps an own train and takes over one of the target's; then it is settled (R-104)."""
    state = acquired(a_target(trains=("f0", "c1"), own=("d9:3+3", "d8:3+3"), scrap_own_at_acquisition=True))
    assert set(legal(state, ScrapTrain)) == {ScrapTrain("KFN", card) for card in ("f0", "c1", "d9", "d8")}
    state, events = play(state, ScrapTrain("KFN", "d9"))
    assert events == [TrainScrapped("KFN", "d9", "3+3", True)]
    assert (faces(state, "KFN"), in_pool(state)) == (["3+3"], [])
    state = after(state, TakeOverTrain("KFN", "f0", "4+4"), ScrapTrain("KFN", "c1"))
    assert faces(state, "KFN") == ["3+3", "4+4"]
    assert deciding(state)[0] == "acquisition"


@pytest.mark.rule("R-104")
def test_viii_9_own_trains_go_only_if_one_is_taken_over() -> None:
    """After an own train has been scrapped the last train of the target must be taken over (R-104)."""
    state = acquired(a_target(trains=("f0", "c1"), scrap_own_at_acquisition=True, letter="f"))
    state = after(state, ScrapTrain("KFN", "d9"), ScrapTrain("KFN", "c1"))
    assert refusal(state, ScrapTrain("KFN", "f0")) == ("VIII.9", "one_must_be_taken_over")
    assert {type(action) for action in legal(state, object)} == {TakeOverTrain}
    state = after(state, TakeOverTrain("KFN", "f0", "4"))
    assert faces(state, "KFN") == ["4"]


@pytest.mark.rule("R-104", "R-111")
def test_viii_9_no_own_train_goes_if_nothing_could_be_taken_over() -> None:
    """With a limit of one, a red train takes the place of the blue one only if it can be turned (R-104)."""
    poor, rich = (
        acquired(
            a_target(
                trains=("h1:5",), own=("h9:5+5",), own_treasury=cash, letter="i", scrap_own_at_acquisition=True
            )
        )
        for cash in (140, 290)
    )
    assert refusal(poor, ScrapTrain("KFN", "h9")) == ("VIII.9", "one_must_be_taken_over")
    assert legal(poor, object) == [ScrapTrain("KFN", "h1")]
    rich = after(rich, ScrapTrain("KFN", "h9"))
    assert legal(rich, object) == [TakeOverTrain("KFN", "h1", "5+5")]


@pytest.mark.rule("R-104")
def test_viii_9_a_train_just_taken_over_is_not_scrapped() -> None:
    """It is no train of its own yet that could make room (R-104)."""
    state = acquired(a_target(trains=("f0", "c1"), scrap_own_at_acquisition=True))
    state = after(state, TakeOverTrain("KFN", "f0", "4"))
    assert refusal(state, ScrapTrain("KFN", "f0")) == ("VIII.9", "train_not_in_question")
    assert set(legal(state, ScrapTrain)) == {ScrapTrain("KFN", card) for card in ("c1", "d9")}


@pytest.mark.rule("R-104", "R-107")
def test_viii_9_a_train_turned_so_that_others_become_obsolete_has_been_taken_over() -> None:
    """Turning to 4+4 scraps the 2+2; what was decided before is not forgotten over that (R-104)."""
    state = acquired(a_target(trains=("f0", "c1"), scrap_own_at_acquisition=True))
    state = after(state, ScrapTrain("KFN", "d9"), TakeOverTrain("KFN", "f0", "4+4"))
    assert state.scrapped == ("2+2",)
    assert refusal(state, ScrapTrain("KFN", "f0")) == ("VIII.9", "train_not_in_question")
    assert legal(state, ScrapTrain) == [ScrapTrain("KFN", "c1")]


@pytest.mark.rule("VIII.9-15", "R-105")
@pytest.mark.parametrize(
    ("train", "face", "price"),
    [
        *(
            pytest.param(*case, marks=pytest.mark.rule("VIII.9-16"))
            for case in (
                ("f0:4", "4+4", 150), ("b0:2", "2+2", 10), ("d0:3", "3+3", 60), ("d0:3", "3E", 130),
                ("f0:4", "4E", 100), ("g0:5", "4+4", 50), ("h0:5", "5+5", 150), ("h0:5", "5E", 350),
                ("i0:5", "6E", 450), ("j0:5", "8E", 650), ("d0:3+3", "3E", 70), ("e0:3+3", "3E", 70),
                ("h0:5+5", "5E", 200), ("j0:5+5", "8E", 500),
            )
        ),
        *(
            pytest.param(*case, 0, marks=pytest.mark.rule("VIII.9-17"))
            for case in (("e0:4", "3+3"), ("c0:3", "2+2"), ("e0:4", "3E"), ("g0:5", "4E"), ("f0:4+4", "4E"))
        ),
    ],
)  # fmt: skip
def test_viii_9_price_of_turning(train: str, face: str, price: int) -> None:
    """Turning costs the positive difference of the prices: 4f to 4+4 150, 4e to 3+3 nothing (VIII.9)."""
    target = "KFN" if "+" in train else "BCB"
    state = floated(in_phase(a_game(), "h"), "kk", price=100, treasury=2000)
    state = in_step(floated(state, target, price=100, trains=(train,)), "kk", "acquisition")
    state = acquired(state, 100, target, "kk")
    before = charter(state, "kk").treasury
    card = train.partition(":")[0]
    state, events = play(state, TakeOverTrain("kk", card, face))
    assert faces(state, "kk") == [face]
    assert before - charter(state, "kk").treasury == price
    assert [each.payee.kind for each in events_of(events, MoneyPaid)] == (["bank"] if price else [])


@pytest.mark.rule("R-105")
def test_viii_9_turning_is_paid_from_the_joined_treasury() -> None:
    """Money of the target pays for turning; when it does not reach, the train cannot be turned (VIII.9)."""
    rich = acquired(a_target(trains=("f0",), own_treasury=140, treasury=150))
    assert charter(after(rich, TakeOverTrain("KFN", "f0", "4+4")), "KFN").treasury == 0
    poor = acquired(a_target(trains=("f0",), own_treasury=140, treasury=149))
    assert refusal(poor, TakeOverTrain("KFN", "f0", "4+4")) == ("VIII.9", "treasury_too_small")
    assert legal(poor, object) == [TakeOverTrain("KFN", "f0", "4"), ScrapTrain("KFN", "f0")]


@pytest.mark.rule("R-105", "IV.1-29", "VIII.3-06")
def test_viii_9_local_railway_of_the_target_can_be_sold_to_pay_for_turning() -> None:
    """While trains are decided on, a local railway just taken over can be sold for the money (VIII.9)."""
    state = local_railway(a_target(trains=("f0",), own_treasury=140, treasury=100), "S1", company="BCB")
    state = acquired(local_railway(state, "S2", player=0))
    assert refusal(state, TakeOverTrain("KFN", "f0", "4+4")) == ("VIII.9", "treasury_too_small")
    assert legal(state, SellLocalRailway) == [SellLocalRailway("KFN", "S1")]
    assert refusal(state, SellLocalRailway("KFN", "S2")) == ("IV.1", "not_the_companys")
    state = after(state, SellLocalRailway("KFN", "S1"), TakeOverTrain("KFN", "f0", "4+4"))
    assert charter(state, "KFN").treasury == 100 + 65 - 150
    assert faces(state, "KFN") == ["3+3", "4+4"]


@pytest.mark.rule("VIII.3-06", "IV.1-08", "R-072")
def test_viii_9_local_railways_are_bought_while_trains_are_decided_on() -> None:
    """As in any step: the Director's own at once, another's by an offer; then the trains wait as before (VIII.9)."""
    state = acquired(local_railway(local_railway(a_target(trains=("f0",)), "S2", player=0), "S3", player=1))
    bought = after(state, OfferForLocalRailway("KFN", "S2", 1), SellLocalRailway("KFN", "S2"))
    assert bought.pending == state.pending
    asked = after(state, OfferForLocalRailway("KFN", "S3", 1))
    assert deciding(asked)[:2] == ("answer", 1)
    assert owner_of(after(asked, AcceptOffer(1)), "S3") == "KFN"
    for answer in (AcceptOffer(1), DeclineOffer(1)):
        assert after(asked, answer).pending == state.pending
    assert {action.local_railway for action in legal(state, OfferForLocalRailway)} == {"S2", "S3"}
    assert refusal(state, OfferForLocalRailway("KFN", "S2", 10**6))[0] == "IV.1"


@pytest.mark.rule("VIII.3-06", "IV.1-20", "R-072", "R-065")
def test_viii_9_powers_are_used_while_trains_are_decided_on() -> None:
    """A purple-edged tile may be laid with a local railway just taken over; an ordinary tile may not (VIII.9)."""
    state = local_railway(a_target(trains=("f0",)), "M1", company="BCB")
    state = acquired(stations(laid(state, {"E15": ("57", 1)}), "KFN", "E15"))
    tiles = legal(state, LayTile)
    assert tiles and {action.local_railway for action in tiles} == {"M1"}
    laid_one = after(state, tiles[0])
    assert laid_one.pending == state.pending and not legal(laid_one, LayTile)
    plain = LayTile("KFN", "E15", "14", 1)
    assert refusal(state, plain) == ("VIII.3", "track_step_is_over")


@pytest.mark.rule("VIII.3-06", "R-072")
def test_viii_9_under_version_1_they_are_only_sold_meanwhile() -> None:
    """Under version 1 local railways can be sold but not bought between the parts of an acquisition (VIII.9)."""
    state = local_railway(a_target(trains=("f0",)), "S1", company="BCB")
    state = under("1", acquired(local_railway(state, "S2", player=0)))
    assert refusal(state, OfferForLocalRailway("KFN", "S2", 1)) == ("IV.1", "not_now")
    assert refusal(state, LayTile("KFN", "E15", "14", 1, "S1")) == ("VIII.4", "not_now")
    assert legal(state, SellLocalRailway) == [SellLocalRailway("KFN", "S1")]
    assert not legal(state, OfferForLocalRailway) and not legal(state, LayTile)


@pytest.mark.rule("VIII.9-15", "R-105")
def test_viii_9_turning_only_to_larger_faces_the_acquirer_may_own() -> None:
    """A medium company turns red to blue, never to green; nobody turns to a smaller face (VIII.9)."""
    state = acquired(a_target(trains=("f0",)))
    assert legal(state, TakeOverTrain) == [TakeOverTrain("KFN", "f0", face) for face in ("4", "4+4")]
    assert refusal(state, TakeOverTrain("KFN", "f0", "4E")) == ("VIII.9", "cannot_turn")
    assert refusal(state, TakeOverTrain("KFN", "f0", "5+5")) == ("VIII.9", "no_such_face")
    large = floated(in_phase(a_game(), "f"), "kk", price=100, treasury=2000)
    large = in_step(floated(large, "KFN", price=100, trains=("e0:3+3",)), "kk", "acquisition")
    large = acquired(large, 100, "KFN", "kk")
    assert refusal(large, TakeOverTrain("kk", "e0", "4")) == ("VIII.9", "cannot_turn")
    assert {action.face for action in legal(large, TakeOverTrain)} == {"3+3", "3E"}


@pytest.mark.rule("R-105")
def test_viii_9_large_company_may_turn_red_to_blue() -> None:
    """A large company may turn a red train to its blue face too (R-105)."""
    state = floated(in_phase(a_game(), "f"), "kk", price=100, treasury=2000)
    state = in_step(floated(state, "BCB", price=100, trains=("f0",)), "kk", "acquisition")
    state = acquired(state, 100, "BCB", "kk")
    assert {action.face for action in legal(state, TakeOverTrain)} == {"4", "4+4", "4E"}
    there = state._replace(options=PROFILES["18xx.games"])  # which turns to the own colour only
    assert {action.face for action in legal(there, TakeOverTrain)} == {"4", "4E"}
    assert refusal(there, TakeOverTrain("kk", "f0", "4+4")) == ("VIII.9", "cannot_turn")


@pytest.mark.rule("VIII.9-18", "R-106")
def test_viii_9_no_turning_to_a_scrapped_type() -> None:
    """After a 4+4 was sold a red 3 on a c-card cannot become a 2+2 (VIII.9)."""
    state = a_target(trains=("c0",))
    assert check(acquired(state), TakeOverTrain("KFN", "c0", "2+2")) is None
    state = acquired(obsolete(state, "2+2"))
    assert refusal(state, TakeOverTrain("KFN", "c0", "2+2")) == ("VIII.9", "face_scrapped")
    assert legal(state, TakeOverTrain) == [TakeOverTrain("KFN", "c0", "3")]


@pytest.mark.rule("VIII.9-19", "VIII.10-16")
def test_viii_9_no_scrapping_or_turning_outside_an_acquisition() -> None:
    """Before and after the trains of the target are decided on, nothing can be scrapped or turned (VIII.9)."""
    actions: tuple[Action, ...] = (ScrapTrain("KFN", "c8"), TakeOverTrain("KFN", "c8", "2+2"))
    state = a_target(own=("d9:3+3", "c8"))
    done = acquired(state)
    for moment in (state, done, in_step(state, "KFN", "trains")):
        for action in actions:
            assert refusal(moment, action) == ("VIII.9", "not_now")
    during = acquired(company(state, "BCB", trains=("c0",)))
    for action in actions:
        assert refusal(during, action) == ("VIII.9", "train_not_in_question")


@pytest.mark.rule("R-107", "R-128")
def test_viii_9_turning_scraps_like_a_sale_and_opens_no_phase() -> None:
    """A 4 turned to 4+4 scraps all 2+2: others', the pool's and the acquirer's own; no phase begins (VIII.9)."""
    state = a_target(trains=("f0",), own=("b9:2+2",), letter="f")
    state = pooled(floated(state, "BTE", director=2, price=60, trains=("c9:2+2", "d8:3+3")), "c8:2+2", "c7:3")
    state, events = play(acquired(state), TakeOverTrain("KFN", "f0", "4+4"))
    assert (faces(state, "KFN"), faces(state, "BTE"), in_pool(state)) == (["4+4"], ["3+3"], ["c7:3"])
    assert phase(state) == "f"
    assert not events_of(events, PhaseBegan)


@pytest.mark.rule("R-107")
def test_viii_9_taking_over_as_it_is_scraps_nothing() -> None:
    """A train that is not turned is not sold: nothing is scrapped (VIII.9)."""
    state = floated(a_target(trains=("f0",)), "OFE", director=2, price=60, trains=("a0",))
    state = after(acquired(state), TakeOverTrain("KFN", "f0", "4"))
    assert faces(state, "OFE") == ["2"]


@pytest.mark.rule("R-107")
def test_viii_9_option_turning_scraps_off() -> None:
    """With the option off a turned train leaves the others alone (R-107)."""
    state = a_target(trains=("f0",), own=("b9:2+2",), turning_scraps=False)
    state = after(acquired(state), TakeOverTrain("KFN", "f0", "4+4"))
    assert faces(state, "KFN") == ["2+2", "4+4"]


@pytest.mark.rule("R-107", "R-104")
def test_viii_9_turning_scraps_trains_of_the_target_not_yet_decided_on() -> None:
    """kk turns KFN's red 4 to a 4+4: KFN's undecided 2+2 are scrapped, no longer in question (VIII.9)."""
    state = floated(in_phase(a_game(), "f"), "kk", price=100, treasury=2000)
    state = floated(state, "KFN", price=100, trains=("c0:2+2", "f0:4", "b0:2+2"))
    state = acquired(in_step(state, "kk", "acquisition"), 100, "KFN", "kk")
    state = after(state, TakeOverTrain("kk", "f0", "4+4"))
    assert faces(state, "kk") == ["4+4"]
    assert deciding(state)[0] == "acquisition"
    assert in_pool(state) == []


@pytest.mark.rule("R-107", "R-104")
def test_viii_9_own_train_scrapped_by_turning_makes_room() -> None:
    """When turning scraps the acquirer's own 2+2, a further train of the target fits (VIII.9)."""
    state = acquired(a_target(trains=("f0", "d0"), own=("b9:2+2",)))
    state = after(state, TakeOverTrain("KFN", "f0", "4+4"), TakeOverTrain("KFN", "d0", "3+3"))
    assert faces(state, "KFN") == ["4+4", "3+3"]


@pytest.mark.rule("R-105")
def test_viii_9_a_train_is_turned_once() -> None:
    """A train taken over is decided on and cannot be turned again (R-105)."""
    state = acquired(a_target(trains=("d0", "c1")))
    state = after(state, TakeOverTrain("KFN", "d0", "3"))
    assert refusal(state, TakeOverTrain("KFN", "d0", "3+3")) == ("VIII.9", "train_not_in_question")


@pytest.mark.rule("R-111", "VIII.9-14")
def test_viii_9_last_place_is_not_filled_with_a_train_it_cannot_run() -> None:
    """An acquirer without a runnable train keeps its last place for one: red 3 no, turned 4+4 yes (VIII.9)."""
    state = acquired(a_target(trains=("d0", "f0"), own=("c9",)))
    assert refusal(state, TakeOverTrain("KFN", "d0", "3")) == ("VIII.10", "last_place_for_runnable")
    assert legal(state, object) == [
        TakeOverTrain("KFN", "d0", "3+3"), ScrapTrain("KFN", "d0"),
        TakeOverTrain("KFN", "f0", "4+4"), ScrapTrain("KFN", "f0"),
    ]  # fmt: skip
    with_one = acquired(a_target(trains=("d0",), own=("d9:3+3",)))
    assert check(with_one, TakeOverTrain("KFN", "d0", "3")) is None


@pytest.mark.rule("R-111")
def test_viii_9_not_yet_the_last_place() -> None:
    """With two places free the first may take a train the acquirer cannot run, the second may not (VIII.9)."""
    state = acquired(a_target(trains=("c0", "c1"), own=()))
    state = after(state, TakeOverTrain("KFN", "c0", "3"))
    assert refusal(state, TakeOverTrain("KFN", "c1", "3")) == ("VIII.10", "last_place_for_runnable")
    state = after(state, ScrapTrain("KFN", "c1"), EndStep("KFN", "acquisition"))
    assert refusal(state, EndStep("KFN", "trains")) == ("VIII.10", "must_own_a_train")
    assert check(state, BuyTrain("KFN", "f1", "4+4")) is None


# The end of the target


@pytest.mark.rule("VIII.9-20")
def test_viii_9_price_marker_is_removed() -> None:
    """The target's marker leaves the chart, and those beneath it move up (VIII.9)."""
    state = floated(priced(a_target(70), "BCB", 70), "OFE", price=70)
    bcb = COMPANY["BCB"].index
    assert any(bcb in stack for stack in state.stacks)
    state = acquired(state)
    assert not any(bcb in stack for stack in state.stacks)
    assert any(stack == (COMPANY["OFE"].index,) for stack in state.stacks)


@pytest.mark.rule("VIII.9-21")
def test_viii_9_shares_leave_the_game_and_the_company_never_returns() -> None:
    """Nobody holds the target's shares, counts them or can buy them; it cannot be started again (VIII.9)."""
    state = player(player(a_target(), 2, shares={"BCB": 1}), 0, cash=1000)
    held = [certificates(state, seat) for seat in range(3)]
    state = acquired(state)
    assert [each.shares[COMPANY["BCB"].index] for each in state.players] == [0, 0, 0]
    assert [certificates(state, seat) - held[seat] for seat in range(3)] == [0, -1, -1]
    assert worth(state, 2) == cash(state, 2)
    later = in_stock_round(state, 6)
    assert refusal(later, StartCompany(0, "BCB", 60)) == ("VII.3", "closed")
    assert refusal(later, BuyShare(0, "BCB")) == ("VII.3", "not_started")
    assert refusal(state, offer()) == ("VIII.9", "not_floated")


@pytest.mark.rule("VIII.9-22")
def test_viii_9_no_connection_is_needed() -> None:
    """Two companies far apart, without a tile between them, can be joined (VIII.9)."""
    state = stations(stations(a_target(), "BCB", "E15"), "KFN", "G19")
    assert places(acquired(state), "KFN") == ["E15/0", "G19/0"]


@pytest.mark.rule("VIII.9-23", "R-102")
def test_viii_9_target_waiting_for_its_turn_has_none() -> None:
    """A target that has not had its turn in this round loses it; the others keep theirs (VIII.9)."""
    state = floated(a_target(director=0), "OFE", price=60, trains=("f8",))
    waiting = state._replace(queue=tuple(COMPANY[name].index for name in ("BCB", "OFE")))
    unacquired = after(waiting, EndStep("KFN", "acquisition"), EndStep("KFN", "trains"))
    assert deciding(unacquired)[2] == "BCB"
    state, events = play(acquired(waiting), EndStep("KFN", "acquisition"), EndStep("KFN", "trains"))
    assert [each.company for each in events_of(events, TurnBegan)] == ["OFE"]
