"""Moravia-Silesia: the 3E, the station railway and the local railways (XI.2)."""

from __future__ import annotations

import pytest

from cz18 import GameState, PriceRange, apply_unchecked, best_runs, decision, worth
from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.tiles import TILE
from cz18.routes.runs import Route
from cz18.rules import events as happened
from cz18.rules.actions import (
    AcceptOffer,
    AssignThreeE,
    BuyTrain,
    DeclineOffer,
    EndStep,
    LayRailwayTile,
    LayTile,
    OfferForLocalRailway,
    OpenAuction,
    Pass,
    PayOut,
    PlaceStation,
    Run,
    SellLocalRailway,
)
from cz18.rules.company_turn.stations import station_price
from cz18.rules.draft import Draft
from cz18.rules.engine import action_ranges, settle
from cz18.rules.questions import map_of
from cz18.rules.shares.chart import price_of
from cz18.rules.state import HomeTileOfRailway, NextBox
from cz18.rules.variants.moravia_papers import close_papers
from rules.moravia import (
    UG_TO_G23,
    UG_TO_KK,
    in_step,
    moravia,
    no_auctions,
    open_with,
    papers,
    phase,
    ug_on_the_board,
    with_trains,
)
from rules.positions import (
    after,
    cash,
    charter,
    code,
    company,
    deciding,
    events_of,
    floated,
    incomes,
    laid,
    local_railway,
    play,
    player,
    refusal,
    stations,
    under,
)

MW = COMPANY["MW"].index


def table(players: int = 3) -> GameState:
    return no_auctions(moravia(players))


def ug_may_give(step: str, *, owner: int = 0) -> GameState:
    """Ug with a 2-train, its Director (seat 0) or another player holding the 3E."""
    state = with_trains(ug_on_the_board(table(), treasury=500), "Ug", "2")
    return in_step(papers(state, three_e=owner), "Ug", step)


# The 3E


def ug_without_trains(step: str, *, owner: int = 0) -> GameState:
    """Ug with nothing to run, its Director (seat 0) or another player holding the 3E."""
    return with_trains(ug_may_give(step, owner=owner), "Ug")


@pytest.mark.rule("XI.2-38", "R-188")
def test_xi_2_the_run_waits_while_the_3e_could_still_be_given() -> None:
    """Without a train the company is asked for its run all the same, if its Director holds the 3E: he may give it
    now, and it runs; or he runs nothing (R-188)."""
    state, events = play(ug_without_trains("station"), EndStep("Ug", "station"))
    assert deciding(state) == ("run", 0, "Ug") and not events_of(events, happened.PriceMoved)
    assert [item for item in action_ranges(state) if isinstance(item, Run)] == [Run("Ug", ())]
    assert deciding(after(state, Run("Ug", ())))[0] == "trains"
    assert price_of(after(state, Run("Ug", ())), COMPANY["Ug"].index) < price_of(state, COMPANY["Ug"].index)
    given = after(state, AssignThreeE("Ug"))
    run = next(item for item in action_ranges(given) if isinstance(item, Run))
    assert [route.train for route in run.routes] == ["3E"]
    assert deciding(after(given, run))[0] == "dividend"


@pytest.mark.rule("XI.2-38", "R-188")
def test_xi_2_without_the_3e_the_run_is_automatic() -> None:
    """Another player's 3E, or one given to another company, keeps nobody waiting (R-188)."""
    for state in (ug_without_trains("station", owner=1), papers(ug_without_trains("station"), three_e="kk")):
        assert deciding(after(state, EndStep("Ug", "station")))[0] == "trains"


@pytest.mark.rule("R-188")
def test_xi_2_under_version_1_the_run_is_skipped() -> None:
    """A game begun under version 1 continues without asking the holder of the 3E (R-188)."""
    state = after(under("1", ug_without_trains("station")), EndStep("Ug", "station"))
    assert deciding(state)[0] == "trains"


@pytest.mark.rule("XI.2-38", "R-188")
@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "trains"])
def test_xi_2_the_director_gives_the_3e_in_any_step(step: str) -> None:
    """Its owner may assign the 3E in any turn of a company he directs, for nothing (XI.2)."""
    state, events = play(ug_may_give(step), AssignThreeE("Ug"))
    assert state.papers is not None and state.papers.three_e.company == COMPANY["Ug"].index
    assert not events_of(events, happened.MoneyPaid)


@pytest.mark.rule("XI.2-38", "R-188")
def test_xi_2_nobody_else_gives_the_3e() -> None:
    """If another player holds it the company gets nothing, and it cannot be bought (R-188)."""
    state = ug_may_give("track", owner=1)
    assert refusal(state, AssignThreeE("Ug")) == ("XI.2", "no_three_e")
    assert AssignThreeE("Ug") not in action_ranges(state)
    bought = in_step(phase(state, "3"), "Ug", "track")
    assert refusal(bought, OfferForLocalRailway("Ug", "3E", 10)) == ("IV.1", "unknown_local_railway")


@pytest.mark.rule("XI.2-39")
def test_xi_2_the_3e_counts_toward_no_limit() -> None:
    """With four trains a company may still be given the 3E, and nothing has to go back (XI.2)."""
    state = with_trains(ug_may_give("track"), "Ug", "2", "2", "2", "2")
    state = after(state, AssignThreeE("Ug"))
    assert len(charter(state, "Ug").trains) == 4
    due = decision(state)
    assert due is not None and due.kind == "track"
    three = in_step(with_trains(papers(state, three_e="Ug"), "Ug", "2", "2", "2"), "Ug", "trains")
    assert code(three._replace(cards_gone=3), BuyTrain("Ug", "a3", "2")) is None


@pytest.mark.rule("XI.2-41")
def test_xi_2_the_3e_earns_the_bonus_of_each_red_tile() -> None:
    """From its own red home to kk's the 3E earns 20 and 20 and the bonus twice; a 2-train beside it none (XI.2)."""
    state = with_trains(papers(ug_on_the_board(table(), UG_TO_KK), three_e="Ug"), "Ug")
    hexes = ("I23", "I21", "J20")
    state = in_step(state, "Ug", "run")
    assert best_runs(state, "Ug").total == 20 + 20 + 2 * 50
    assert incomes(state, Run("Ug", (Route("3E", hexes),))) == [140]
    with_two = with_trains(state, "Ug", "2")
    assert incomes(with_two, Run("Ug", (Route("a0", hexes), Route("3E", hexes)))) == [40, 140]


@pytest.mark.rule("XI.2-40", "XI.2-43", "R-188")
def test_xi_2_the_3e_shares_track_and_earns_the_bonus() -> None:
    """2-train and 3E run on the same track: 40 + (40 + 50), one sum before the dividend (XI.2)."""
    state = after(ug_may_give("run"), AssignThreeE("Ug"))
    best = best_runs(state, "Ug")
    assert best.total == 40 + 90
    hexes = ("I23", "H22", "G23")
    state, events = play(state, Run("Ug", (Route("a0", hexes), Route("3E", hexes))))
    assert [e.income for e in events_of(events, happened.TrainsRan)] == [130]
    state, events = play(state, PayOut("Ug"))
    assert [e.income for e in events_of(events, happened.DividendPaid)] == [130]


@pytest.mark.rule("XI.2-40", "R-188")
def test_xi_2_two_ordinary_trains_share_nothing() -> None:
    """Only the 3E may share: two 2-trains on one track are refused (R-188)."""
    state = in_step(with_trains(ug_on_the_board(table()), "Ug", "2", "2"), "Ug", "run")
    hexes = ("I23", "H22", "G23")
    claim = Run("Ug", (Route("a0", hexes), Route("a1", hexes)))
    assert refusal(state, claim) == ("VIII.7", "track_shared_between_trains")


@pytest.mark.rule("XI.2-42")
def test_xi_2_the_3e_leaves_out_towns() -> None:
    """Through two towns to a city the 3E counts three of four locations (XI.2)."""
    tiles = {"I23": ("8894", 1), "H22": ("9", 2), "G21": ("58", 0)}
    state = ug_on_the_board(table(), tiles)
    lines = {"H22": ("9", 2), "G21": ("4", 2), "F20": ("55", 2), "E19": ("9", 2)}
    state = laid(state, lines)
    state = papers(state, three_e="Ug")
    best = best_runs(state, "Ug")
    assert best.total == 20 + 50 + 10 + 10
    assert all(len([stop for stop in route.stops if stop.counted]) <= 3 for route in best.routes)


@pytest.mark.rule("XI.2-44")
def test_xi_2_the_3e_runs_once() -> None:
    """After its run the 3E is gone, and the next run is without it (XI.2)."""
    state = after(ug_may_give("run"), AssignThreeE("Ug"))
    run = next(action for action in action_ranges(state) if isinstance(action, Run))
    state, events = play(state, run)
    assert [e.company for e in events_of(events, happened.ThreeELeft)] == ["Ug"]
    assert best_runs(state, "Ug").total == 40


@pytest.mark.rule("XI.2-38", "R-188")
def test_xi_2_given_after_the_run_it_waits() -> None:
    """Given after the run it runs in the next turn, even past the first 4+4 (R-188)."""
    state = after(ug_may_give("trains"), AssignThreeE("Ug"))
    state = phase(with_trains(state, "Ug", "4"), "4")._replace(cards_gone=14)
    state, events = play(in_step(state, "Ug", "trains"), EndStep("Ug", "trains"))
    assert events_of(events, happened.PapersClosed)
    assert state.papers is not None and state.papers.three_e.company == COMPANY["Ug"].index
    assert best_runs(state, "Ug").total > 0


# The station railway


def won(players: int = 3) -> GameState:
    """Seat 0 has won the station railway; the others want nothing more."""
    state = open_with(player(moravia(players), 0, cash=400), 0, "MW", 90)
    return after(state, *(Pass(seat) for seat in range(1, players)))


@pytest.mark.rule("XI.2-46", "R-189")
def test_xi_2_the_winner_places_the_station() -> None:
    """With the paper its only station comes to the home hex and takes a place there (R-189)."""
    state = won()
    home = map_of(state).index["F22"]
    assert [(item.hex, item.company) for item in state.stations] == [(home, MW)]
    state = laid(floated(no_auctions(state), "Ug", treasury=200), {"F22": ("57", 0), "G21": ("4", 0)})
    state = stations(state, "Ug", "G23")
    state = laid(state, {"G23": ("6", 0), "F22": ("5", 5)})
    assert refusal(in_step(state, "Ug", "station"), PlaceStation("Ug", "F22", 0)) == ("VIII.6", "no_free_place")


def settled(state: GameState) -> GameState:
    """Gone on to the next decision."""
    draft = Draft(state)
    settle(draft)
    return draft.freeze()


def start_of_round(state: GameState) -> GameState:
    """The beginning of the first operating round, the station railway being seat 0's."""
    state = papers(no_auctions(state), railway=0)
    return settled(state._replace(box=1, stock=None, pending=(NextBox(),), queue=()))


@pytest.mark.rule("XI.2-47", "XI.2-48", "R-189")
def test_xi_2_the_railway_builds_first_and_then_pays() -> None:
    """At the start of the round its owner lays a tile at home and is paid its value: yellow 20 (R-189)."""
    state = start_of_round(won())
    due = decision(state)
    assert due is not None and (due.kind, due.player) == ("railway_tile", 0)
    before = cash(state, 0)
    state, events = play(state, LayRailwayTile(0, "57", 0))
    assert [e.hex for e in events_of(events, happened.TileLaid)] == ["F22"]
    assert cash(state, 0) == before + 20


@pytest.mark.rule("XI.2-47", "XI.2-48", "R-189")
def test_xi_2_the_railway_promotes_with_plain_tiles_of_open_colours() -> None:
    """In the green phase a green tile and 30 K; brown and purple-edged tiles are refused (R-189)."""
    state = start_of_round(phase(laid(won(), {"F22": ("57", 0)}), "3"))
    assert refusal(state, LayRailwayTile(0, "611", 0)) == ("VIII.5", "colour_skipped")
    assert code(state, LayRailwayTile(0, "14p", 0)) in ("purple_needs_power", "track_lost")
    assert refusal(state, LayRailwayTile(0, "7", 0))[1] in ("wrong_kind", "not_a_promotion")
    before = cash(state, 0)
    greens = [action for action in action_ranges(state) if isinstance(action, LayRailwayTile)]
    assert greens and not any(TILE[action.tile].purple for action in greens)
    assert all(code(state, action) is None for action in greens)
    assert cash(after(state, greens[0]), 0) == before + 30
    early = start_of_round(laid(won(), {"F22": ("57", 0)}))
    assert not isinstance(early.pending[-1], HomeTileOfRailway), "nothing fits while only yellow is open"
    assert cash(early, 0) == cash(won(), 0) + 20


@pytest.mark.rule("XI.2-47", "XI.2-48", "R-189")
def test_xi_2_the_railway_acts_once_in_a_round() -> None:
    """One tile, or a pass, and one payment; then the first company acts (R-189)."""
    state = laid(with_trains(ug_on_the_board(won()), "Ug", "3"), {"F22": ("57", 0)})
    state = start_of_round(phase(state, "3"))
    green = next(action for action in action_ranges(state) if isinstance(action, LayRailwayTile))
    for action, income in ((green, 30), (Pass(0), 20)):
        then, events = play(state, action)
        due = decision(then)
        assert due is not None and (due.kind, due.company) == ("track", "Ug")
        paid = [(e.payer.kind, e.payee.name, e.amount) for e in events_of(events, happened.MoneyPaid)]
        assert paid == [("bank", 0, income)]
    assert [e.price for e in events_of(play(state, green)[1], happened.TileLaid)] == [0]


@pytest.mark.rule("XI.2-47")
def test_xi_2_the_railway_is_its_owners() -> None:
    """Nobody else builds for it, not off the six directions, not elsewhere but at home (XI.2)."""
    state = start_of_round(won())
    assert refusal(state, LayRailwayTile(1, "57", 0)) == ("XI.2", "not_your_turn")
    assert refusal(state, Pass(1)) == ("XI.2", "not_your_turn")
    for rotation in (-1, 6):
        assert refusal(state, LayRailwayTile(0, "57", rotation)) == ("VIII.4", "unknown_rotation")
    assert refusal(state, LayRailwayTile(0, "8894", 0)) == ("VIII.4", "red_tile_only_at_home")
    assert refusal(state, LayRailwayTile(0, "999", 0)) == ("VIII.4", "unknown_tile")
    others = [item.id for item in map_of(state).hexes if item.id != "F22"][: TILE["57"].count]
    none_left = laid(state, dict.fromkeys(others, ("57", 0)))
    assert refusal(none_left, LayRailwayTile(0, "57", 0)) == ("II", "none_in_supply")


@pytest.mark.rule("XI.2-50", "XI.2-48")
def test_xi_2_once_sold_it_builds_and_pays_no_more() -> None:
    """The railway is closed: at the start of the next round nobody is asked and nobody is paid (XI.2)."""
    sold = after(for_sale(0), OfferForLocalRailway("Ug", "MW", 50))
    waiting = sold._replace(turn=None, queue=(), pending=(NextBox(),), box=1)
    before = [cash(waiting, seat) for seat in range(3)]
    state = settled(waiting)
    due = decision(state)
    assert due is not None and (due.kind, due.company) == ("track", "Ug")
    assert [cash(state, seat) for seat in range(3)] == before


@pytest.mark.rule("XI.2-48")
def test_xi_2_without_a_tile_the_railway_pays_nothing() -> None:
    """If the owner leaves the home hex bare he gets nothing (XI.2)."""
    state = start_of_round(won())
    before = cash(state, 0)
    assert cash(after(state, Pass(0)), 0) == before


def for_sale(owner: int, **rest: int) -> GameState:
    """Ug (Director seat 0) may buy the station railway of this player in the round marked 50."""
    state = ug_on_the_board(phase(table(), "3"), treasury=rest.get("treasury", 200))
    state = papers(with_trains(stations(state, "MW", "F22"), "Ug", "3"), railway=owner)
    return in_step(laid(state, {**UG_TO_G23, "F22": ("57", 0)}), "Ug", "track")


@pytest.mark.rule("XI.2-49", "R-190")
@pytest.mark.parametrize(
    ("price", "expected"), [(0, "price_out_of_range"), (1, None), (50, None), (51, "price_out_of_range")]
)
def test_xi_2_the_price_of_the_railway(price: int, expected: str | None) -> None:
    """From 1 K to the present price of local railways (XI.2)."""
    assert code(for_sale(0), OfferForLocalRailway("Ug", "MW", price)) == expected
    offers = [action for action in action_ranges(for_sale(0)) if isinstance(action, OfferForLocalRailway)]
    assert offers == [OfferForLocalRailway("Ug", "MW", PriceRange(1, 50))]


@pytest.mark.rule("XI.2-49", "R-190")
def test_xi_2_the_railway_needs_its_owners_consent() -> None:
    """Another player's railway is offered for; he may decline (R-190)."""
    state, events = play(for_sale(1), OfferForLocalRailway("Ug", "MW", 30))
    assert events == [happened.LocalRailwayAskedFor("Ug", "MW", 1, 30)]
    due = decision(state)
    assert due is not None and (due.kind, due.player) == ("answer", 1)
    declined = after(state, DeclineOffer(1))
    assert declined.papers is not None and declined.papers.station_railway.player == 1
    before = cash(state, 1)
    accepted = after(state, AcceptOffer(1))
    assert cash(accepted, 1) == before + 30
    assert accepted.papers is not None and accepted.papers.station_railway.player == -1


@pytest.mark.rule("XI.2-49")
def test_xi_2_the_treasury_pays_for_the_railway() -> None:
    """A company cannot offer more than it has (XI.2)."""
    assert refusal(for_sale(0, treasury=20), OfferForLocalRailway("Ug", "MW", 21)) == (
        "XI.2",
        "treasury_too_small",
    )
    assert code(for_sale(0, treasury=20), OfferForLocalRailway("Ug", "MW", 20)) is None
    assert charter(after(for_sale(0, treasury=20), OfferForLocalRailway("Ug", "MW", 20)), "Ug").treasury == 0


@pytest.mark.rule("XI.2-50", "R-190", "R-076")
def test_xi_2_sold_its_station_is_the_buyers() -> None:
    """It closes; its station becomes an additional one of the buyer, whose own markers cost 40 and 100 K (R-190)."""
    state, events = play(for_sale(0), OfferForLocalRailway("Ug", "MW", 50))
    home = map_of(state).index["F22"]
    assert [item.company for item in state.stations if item.hex == home] == [COMPANY["Ug"].index]
    assert charter(state, "Ug").markers == 2
    assert station_price(state, COMPANY["Ug"].index) == 40
    assert [(e.company, e.hex) for e in events_of(events, happened.StationTakenOver)] == [("Ug", "F22")]
    assert events_of(events, happened.LocalRailwaySold) == [happened.LocalRailwaySold("Ug", "MW", 0, 50)]
    assert (charter(state, "Ug").treasury, cash(state, 0)) == (150, cash(for_sale(0), 0) + 50)
    assert refusal(state, OfferForLocalRailway("Ug", "MW", 1)) == ("XI.2", "not_a_players")


@pytest.mark.rule("XI.2-50", "R-190")
def test_xi_2_a_buyer_already_there_gets_a_marker() -> None:
    """If the buyer has a station on that hex one of the two goes to its charter (R-190)."""
    state = company(stations(laid(for_sale(0), {"F22": ("14", 0)}), "Ug", "F22"), "Ug", markers=1)
    state = after(state, OfferForLocalRailway("Ug", "MW", 10))
    home = map_of(state).index["F22"]
    assert len([item for item in state.stations if item.hex == home]) == 1
    assert charter(state, "Ug").markers == 2


@pytest.mark.rule("XI.2-05", "XI.2-50", "R-190", "R-076")
def test_xi_2_own_markers_cost_forty_and_a_hundred_beside_the_additional_one() -> None:
    """With MW's station on the map the buyer pays 40 K and then 100 K, also when the papers have closed (R-190)."""
    state = after(for_sale(0), OfferForLocalRailway("Ug", "MW", 50))
    placed, events = play(in_step(state, "Ug", "station"), PlaceStation("Ug", "G23", 0))
    assert [item.price for item in events_of(events, happened.StationPlaced)] == [40]
    assert charter(placed, "Ug").treasury == charter(state, "Ug").treasury - 40
    assert station_price(placed, COMPANY["Ug"].index) == 100
    draft = Draft(state)
    close_papers(draft)
    assert station_price(draft, COMPANY["Ug"].index) == 40


@pytest.mark.rule("R-190", "R-076")
def test_xi_2_under_version_1_the_station_of_mw_counts() -> None:
    """In a game begun under version 1 the next marker of the buyer costs 100 K (R-190)."""
    state = after(under("1", for_sale(0)), OfferForLocalRailway("Ug", "MW", 50))
    assert station_price(state, COMPANY["Ug"].index) == 100


# Local railways, and the end


@pytest.mark.rule("XI.2-51", "R-196")
def test_xi_2_local_railways_work_as_always() -> None:
    """S3 pays 5 K at the start of the round; a company buys it from phase 3 on and sells it to the bank (XI.2)."""
    state = start_of_round(local_railway(won(), "S3", player=1))
    assert cash(state, 1) == 455
    state = local_railway(for_sale(0), "S3", player=0)
    state = after(state, OfferForLocalRailway("Ug", "S3", 40))
    assert state.local_railways[LOCAL_RAILWAY["S3"].index].owner.company == COMPANY["Ug"].index
    before = charter(state, "Ug").treasury
    assert charter(after(state, SellLocalRailway("Ug", "S3")), "Ug").treasury == before + 50
    promoted = [each for each in action_ranges(state) if isinstance(each, LayTile) and each.local_railway == "S3"]
    assert {TILE[each.tile].purple for each in promoted} == {True}
    then = after(state, promoted[0])
    assert then.local_railways[LOCAL_RAILWAY["S3"].index].used


@pytest.mark.rule("R-196", "X.2-02")
def test_xi_2_papers_at_the_end() -> None:
    """In hand at the end local railways and the station railway are worth 120 K, the 3E nothing (R-196)."""
    state = player(table(), 0, cash=100)
    assert worth(state, 0) == 100
    assert worth(papers(state, railway=0, three_e=0), 0) == 220
    assert worth(local_railway(state, "M6", player=0), 0) == 220


@pytest.mark.rule("XI.2-22")
def test_xi_2_won_papers_lie_before_their_owners() -> None:
    """A local railway, the 3E and the station railway each go to the one who won them (XI.2)."""
    state = after(open_with(moravia(2), 0, "3E", 60), Pass(1))
    state = after(open_with(state, 1, "L1", 80), Pass(0))
    assert state.papers is not None and state.papers.three_e.player == 0
    assert state.local_railways[LOCAL_RAILWAY["L1"].index].owner.player == 1
    assert apply_unchecked(state, OpenAuction(0, "MW", 90))[0].auction is not None
