"""Moravia-Silesia: companies, trains, phases and runs (XI.2)."""

from __future__ import annotations

import pytest

from cz18 import GameState, best_runs, check, decision
from cz18.facts.companies import COMPANY
from cz18.facts.tiles import Colour
from cz18.routes.runs import Route
from cz18.rules import events as happened
from cz18.rules.actions import (
    BuyShare,
    BuyTrain,
    EndStep,
    LayTile,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PayOut,
    PlaceStation,
    Run,
    StartCompany,
)
from cz18.rules.asking.explain import TilesOn, explain
from cz18.rules.company_turn.stations import station_price
from cz18.rules.engine import action_ranges
from cz18.rules.questions import cards_of, figures_of, phase_of, top_card, train_limit
from cz18.rules.refusals import Refusal
from cz18.rules.state import Status
from rules.moravia import (
    UG_TO_KK,
    in_step,
    in_stock_round,
    moravia,
    no_auctions,
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
    events_of,
    floated,
    incomes,
    laid,
    local_railway,
    play,
    player,
    refusal,
    row,
    stations,
    track,
)


def table(players: int = 3) -> GameState:
    return no_auctions(moravia(players))


# Floating and prices


@pytest.mark.rule("XI.2-20", "R-195")
def test_xi_2_floats_at_half_with_ten_times_the_price() -> None:
    """With the fifth share sold a company floats and gets ten times its initial price (XI.2)."""
    state = in_stock_round(player(table(), 0, cash=900), 3)
    state = after(state, StartCompany(0, "Ug", 60), Pass(1), Pass(2))
    for _ in range(2):
        state = after(state, BuyShare(0, "Ug"), Pass(1), Pass(2))
    assert charter(state, "Ug").status is Status.STARTED
    state, events = play(state, BuyShare(0, "Ug"))
    assert [(e.company, e.capital) for e in events_of(events, happened.CompanyFloated)] == [("Ug", 600)]
    assert charter(state, "Ug").treasury == 600


@pytest.mark.rule("XI.2-21")
def test_xi_2_a_dividend_moves_one_space() -> None:
    """Although large, a company here moves one space right (XI.2)."""
    state = in_step(ug_on_the_board(table(), price=60), "Ug", "dividend", income=40)
    _, events = play(state, PayOut("Ug"))
    assert [(e.old, e.new) for e in events_of(events, happened.PriceMoved)] == [(60, 65)]


@pytest.mark.rule("XI.2-06")
def test_xi_2_seventy_percent_of_a_company() -> None:
    """The seventh share may be bought, the eighth not (XI.2)."""
    state = in_stock_round(floated(player(table(), 0, cash=900), "Ug", units=6), 4)
    state = after(state, BuyShare(0, "Ug"), Pass(1), Pass(2))
    assert refusal(state, BuyShare(0, "Ug")) == ("XI.2", "holding_limit")


@pytest.mark.rule("XI.2-05", "R-076", "R-190")
def test_xi_2_stations_cost_forty_then_a_hundred() -> None:
    """The home station is free, the next costs 40 K, the third 100 K (XI.2)."""
    state = ug_on_the_board(table(), treasury=200)
    index = COMPANY["Ug"].index
    assert station_price(state, index) == 40
    state = after(in_step(state, "Ug", "station"), PlaceStation("Ug", "G23", 0))
    assert charter(state, "Ug").treasury == 160
    assert station_price(state, index) == 100 and charter(state, "Ug").markers == 1


# Trains and phases


@pytest.mark.rule("XI.2-07", "R-185")
@pytest.mark.parametrize(
    ("players", "numbers"),
    [
        pytest.param(2, [5, 4, 3, 2, None], marks=pytest.mark.rule("XI.2-08")),
        pytest.param(3, [6, 5, 3, 3, None], marks=pytest.mark.rule("XI.2-09")),
    ],
)
def test_xi_2_the_deck(players: int, numbers: list[int | None]) -> None:
    """Five kinds of train at 70, 120, 250, 400 and 500 K, in the numbers of the table; 5+5 without end (XI.2)."""
    cards = cards_of(table(players))
    assert [series.number for series in cards] == numbers
    faces = [(face.train, face.price) for series in cards for face in series.faces]
    assert faces == [("2", 70), ("3", 120), ("4", 250), ("4+4", 400), ("5+5", 500)]
    state = table(players)._replace(cards_gone=100)
    assert top_card(state)[0] == cards[-1].letter


@pytest.mark.rule("R-185")
def test_xi_2_a_card_is_only_the_train_of_its_row() -> None:
    """The first card is offered as a 2-train and nothing else (R-185)."""
    state = in_step(ug_on_the_board(table(), treasury=900), "Ug", "trains")
    assert {a.face for a in action_ranges(state) if isinstance(a, BuyTrain)} == {"2"}
    assert refusal(state, BuyTrain("Ug", "a0", "2+2")) == ("VIII.10", "no_such_face")


@pytest.mark.rule("XI.2-10")
@pytest.mark.parametrize("name", ["Sx", "Pr", "By", "kk", "Ug"])
@pytest.mark.parametrize(("face", "card", "price"), [
    ("2", "a1", 70), ("3", "d1", 120), ("4", "e1", 250), ("4+4", "g1", 400), ("5+5", "j1", 500),
])  # fmt: skip
def test_xi_2_every_company_may_buy_and_own_every_train(name: str, face: str, card: str, price: int) -> None:
    """Each of the five kinds is sold to each of the five companies, and any of them fulfils the duty (XI.2)."""
    state = in_step(phase(floated(table(), name, treasury=price), face), name, "trains")
    assert refusal(state, EndStep(name, "trains")) == ("VIII.10", "must_own_a_train")
    state = after(state, BuyTrain(name, card, face))
    assert [train.face for train in charter(state, name).trains] == [face]
    assert charter(state, name).treasury == 0
    assert code(state, EndStep(name, "trains")) is None


@pytest.mark.rule("XI.2-10")
@pytest.mark.parametrize(("face", "kinds", "why"), [
    ("2", "CC", None), ("2", "CtC", "too_many_locations"),
    ("3", "CtC", None), ("3", "CttC", "too_many_locations"),
    ("4", "CtCC", None), ("4", "CtCtC", "too_many_locations"),
    ("4+4", "CtCtCC", None), ("4+4", "CCCCC", "too_many_cities"),
    ("5+5", "CtCCCC", None), ("5+5", "CCCCCC", "too_many_cities"),
])  # fmt: skip
def test_xi_2_red_trains_run_by_the_n_rule_blue_ones_by_the_n_plus_n_rule(
    face: str, kinds: str, why: str | None
) -> None:
    """A 2, 3 or 4 counts every location in one range, a 4+4 or 5+5 cities and towns apart (XI.2)."""
    tiles = row(kinds, "E17")
    state = phase(floated(no_auctions(moravia(allow_submaximal_run=True)), "Ug"), "5+5")
    state = with_trains(stations(laid(state, tiles), "Ug", "E17"), "Ug", face)
    claimed = Run("Ug", (Route(charter(state, "Ug").trains[0].card, tuple(tiles)),))
    if why is None:
        worth = sum({"C": 20, "t": 10}[kind] for kind in kinds)
        assert incomes(in_step(state, "Ug", "run"), claimed) == [worth]
    else:
        assert refusal(in_step(state, "Ug", "run"), claimed) == ("VIII.7", why)


@pytest.mark.rule("XI.2-45", "R-192", "R-188")
def test_xi_2_the_3e_does_not_fulfil_the_duty() -> None:
    """A company with only the 3E must still buy a train (R-192)."""
    state = in_step(papers(ug_on_the_board(table(), treasury=500), three_e="Ug"), "Ug", "trains")
    assert refusal(state, EndStep("Ug", "trains")) == ("VIII.10", "must_own_a_train")


@pytest.mark.rule("XI.2-11")
def test_xi_2_at_the_start() -> None:
    """Yellow tiles and four trains (XI.2)."""
    state = table()
    assert phase_of(state).tile_colour is Colour.YELLOW
    assert train_limit(state, COMPANY["Ug"].index) == 4
    full = in_step(with_trains(ug_on_the_board(state, treasury=500), "Ug", "2", "2", "2", "2"), "Ug", "trains")
    assert refusal(full._replace(cards_gone=4), BuyTrain("Ug", "a4", "2")) == ("XI.2", "train_limit")


@pytest.mark.rule("XI.2-02", "XI.2-03", "XI.2-05", "XI.2-11", "XI.2-15")
def test_xi_2_refusals_cite_this_section() -> None:
    """Certificates, companies, markers and the grey tiles of phase j are printed here, not in chapters VII and VIII."""
    state = in_stock_round(player(table(), 0, cash=900), 4)
    full = player(state, 0, shares={"kk": 6, "Sx": 6})
    full = floated(floated(full, "kk", units=7), "Sx", units=7)
    full = floated(full, "By", director=1, units=5)
    assert refusal(player(full, 0, shares={"By": 2}), BuyShare(0, "By")) == ("XI.2", "certificate_limit")
    assert refusal(state, StartCompany(0, "BN", 60)) == ("XI.2", "not_in_this_game")
    ug = in_step(ug_on_the_board(table(), treasury=900), "Ug", "station")
    assert refusal(company(ug, "Ug", markers=0), PlaceStation("Ug", "G23", 0)) == ("XI.2", "no_marker_left")
    ug = phase(in_step(laid(ug, {"G23": ("611", 0)}), "Ug", "track"), "4+4")
    closed = {item.action.tile: item.refusal for item in explain(ug, TilesOn("G23"))}
    assert closed["595p"] == Refusal("XI.2", "colour_not_open", {"colour": "grey", "phase": "g"})
    assert check(phase(ug, "5+5"), LayTile("Ug", "G23", "595p", 0)) == Refusal(
        "VIII.5", "purple_needs_power", {"tile": "595p"}
    )


@pytest.mark.rule("XI.2-12", "XI.2-49", "R-188")
def test_xi_2_the_first_three_opens_green_trade_and_papers() -> None:
    """Before the first 3-train no trade of trains and no purchase of papers; after it both, and green tiles (XI.2)."""
    state = floated(ug_on_the_board(table(), treasury=600), "kk", director=0, price=55)
    state = with_trains(state, "kk", "2")
    state = local_railway(papers(state, railway=0), "S3", player=0)
    step = in_step(state, "Ug", "trains")
    assert refusal(step, OfferForTrain("Ug", "kk", "a0", 10)) == ("XI.2", "no_trade_before_first_three")
    assert refusal(step, OfferForLocalRailway("Ug", "S3", 10)) == ("XI.2", "no_purchase_before_first_three")
    assert refusal(step, OfferForLocalRailway("Ug", "MW", 10)) == ("XI.2", "no_purchase_before_first_three")
    step = after(step._replace(cards_gone=6), BuyTrain("Ug", "d0", "3"))
    assert phase_of(step).tile_colour is Colour.GREEN
    assert code(step, OfferForTrain("Ug", "kk", "a0", 10)) is None
    assert code(step, OfferForLocalRailway("Ug", "S3", 10)) is None
    assert code(step, OfferForLocalRailway("Ug", "MW", 10)) is None


@pytest.mark.rule("XI.2-13", "XI.2-16")
def test_xi_2_the_first_four_scraps_the_twos() -> None:
    """The 4-train ends the 2-trains and nothing else, and opens no colour (XI.2)."""
    state = phase(with_trains(ug_on_the_board(table(), treasury=600), "Ug", "2", "3"), "3")
    state = after(in_step(state._replace(cards_gone=11), "Ug", "trains"), BuyTrain("Ug", "e0", "4"))
    assert [train.face for train in charter(state, "Ug").trains] == ["3", "4"]
    assert state.scrapped == ("2",) and phase_of(state).tile_colour is Colour.GREEN
    assert train_limit(state, COMPANY["Ug"].index) == 4


@pytest.mark.rule("XI.2-14", "XI.2-16", "R-191")
def test_xi_2_the_first_four_plus_four_closes_the_papers() -> None:
    """Brown tiles, limit 3, and all papers end unpaid, those of companies too; the 3-trains stay (XI.2)."""
    state = phase(with_trains(ug_on_the_board(table(), treasury=900), "Ug", "3", "4"), "4")
    state = local_railway(local_railway(state, "S3", player=1), "L1", company="Ug")
    state = papers(state, three_e=2, railway=1)
    state = stations(state, "MW", "F22")
    state, events = play(in_step(state._replace(cards_gone=14), "Ug", "trains"), BuyTrain("Ug", "g0", "4+4"))
    assert events_of(events, happened.PapersClosed)
    assert phase_of(state).tile_colour is Colour.BROWN and train_limit(state, COMPANY["Ug"].index) == 3
    assert all(item.owner.player == -1 and item.owner.company == -1 for item in state.local_railways)
    assert state.papers is not None
    assert state.papers.three_e.player == -1 and state.papers.station_railway.player == -1
    assert not [item for item in state.stations if item.company == COMPANY["MW"].index]
    assert [train.face for train in charter(state, "Ug").trains] == ["3", "4", "4+4"]
    assert cash(state, 1) == 450


@pytest.mark.rule("XI.2-15", "XI.2-16")
def test_xi_2_the_first_five_plus_five() -> None:
    """Grey tiles, limit 2, the 3-trains go; 4- and 4+4-trains stay (XI.2)."""
    state = phase(with_trains(ug_on_the_board(table(), treasury=900), "Ug", "3", "4"), "4+4")
    state = floated(with_trains(state, "Ug", "3", "4"), "kk", price=55)
    state = with_trains(state, "kk", "3", "4+4")
    state = after(in_step(state._replace(cards_gone=17), "Ug", "trains"), BuyTrain("Ug", "j0", "5+5"))
    assert phase_of(state).tile_colour is Colour.GREY and train_limit(state, COMPANY["Ug"].index) == 2
    assert [train.face for train in charter(state, "Ug").trains] == ["4", "5+5"]
    assert [train.face for train in charter(state, "kk").trains] == ["4+4"]


@pytest.mark.rule("XI.2-37", "R-186")
def test_xi_2_exports_as_usual() -> None:
    """After the round marked 50 the top train leaves; an exported 4+4 scraps no 3-trains (R-186)."""
    state = with_trains(phase(ug_on_the_board(table()), "4"), "Ug", "3")._replace(cards_gone=14)
    state, events = play(in_step(state, "Ug", "trains"), EndStep("Ug", "trains"))
    assert [e.train for e in events_of(events, happened.TrainExported)] == ["g0"]
    assert [train.face for train in charter(state, "Ug").trains] == ["3"]
    assert state.phase == 3 and events_of(events, happened.PapersClosed)
    state = with_trains(ug_on_the_board(table()), "Ug", "2")
    _, events = play(in_step(state, "Ug", "trains", number="5.1"), EndStep("Ug", "trains"))
    assert not events_of(events, happened.TrainExported), "60 is not the last round of its set"


@pytest.mark.rule("XI.2-37", "R-186", "R-131")
def test_xi_2_when_trains_are_exported() -> None:
    """After the rounds marked 50, 55, 65, 75 and 90, and after no other (R-186)."""
    exports = {}
    for box in figures_of(table()).track:
        if box.kind == "OR":
            assert box.number is not None
            state = in_step(with_trains(ug_on_the_board(table()), "Ug", "2"), "Ug", "trains", number=box.number)
            _, events = play(state, EndStep("Ug", "trains"))
            exports[box.local_railway_price] = len(events_of(events, happened.TrainExported))
    assert [price for price, number in exports.items() if number] == [50, 55, 65, 75, 90]
    assert set(exports.values()) == {0, 1}


@pytest.mark.rule("XI.2-14", "XI.2-15", "R-127")
def test_xi_2_trains_above_the_new_limit_go_to_the_pool() -> None:
    """The first 4+4 leaves room for three: kk, then Ug returns one, whichever it likes (XI.2)."""
    state = phase(with_trains(ug_on_the_board(table(), treasury=900), "Ug", "3", "3", "4"), "4")
    state = with_trains(floated(state, "kk", director=1, price=65), "kk", "3", "4", "4", "4")
    state = after(in_step(state._replace(cards_gone=14), "Ug", "trains"), BuyTrain("Ug", "g0", "4+4"))
    for name, seat in (("kk", 1), ("Ug", 0)):
        due = decision(state)
        assert due is not None and (due.kind, due.company, due.player) == ("return_trains", name, seat)
        assert len(action_ranges(state)) == 4
        state = after(state, action_ranges(state)[0])
    assert [train.face for train in state.pool] == ["3", "3"]
    assert [len(charter(state, name).trains) for name in ("kk", "Ug")] == [3, 3]
    assert code(state, EndStep("Ug", "trains")) is None


# Red bonuses


@pytest.mark.rule("R-187", "R-086")
@pytest.mark.parametrize(
    ("face", "bonus"),
    [
        *(pytest.param(face, 100, marks=pytest.mark.rule("XI.2-17")) for face in ("5+5", "4+4")),
        *(pytest.param(face, 0, marks=pytest.mark.rule("XI.2-18")) for face in ("4", "3", "2")),
    ],
)
def test_xi_2_red_bonus_by_kind_of_train(face: str, bonus: int) -> None:
    """Red to red earns 100 K more with a 4+4 or 5+5, at any company's homes; others earn the values only (XI.2)."""
    state = with_trains(phase(ug_on_the_board(table(), UG_TO_KK), "5+5"), "Ug", face)
    best = best_runs(state, "Ug")
    assert best.total == 50 + 50 + bonus
    assert [route.hexes for route in best.routes] in ([("I23", "I21", "J20")], [("J20", "I21", "I23")])


@pytest.mark.rule("XI.2-18", "R-187", "R-086")
def test_xi_2_no_bonus_at_home_for_small_trains() -> None:
    """A 2-train earns 20 for its own red home in the yellow phase, without the bonus (R-187)."""
    state = with_trains(ug_on_the_board(table()), "Ug", "2")
    assert best_runs(state, "Ug").total == 20 + 20


@pytest.mark.rule("XI.2-17")
def test_xi_2_the_bonus_belongs_to_any_company() -> None:
    """kk's 4+4 ending at Ug's home earns the bonus there as well (R-187)."""
    state = ug_on_the_board(table(), UG_TO_KK)
    state = stations(floated(state, "kk", director=1, price=65), "kk", "J20")
    state = with_trains(phase(state, "4+4"), "kk", "4+4")
    assert best_runs(state, "kk").total == 40 + 40 + 100


@pytest.mark.rule("XI.2-52")
def test_xi_2_no_acquisitions() -> None:
    """All companies are large: after the income comes the train step (XI.2)."""
    state = with_trains(ug_on_the_board(table()), "Ug", "2")
    state = floated(state, "kk", price=55)
    state = after(in_step(state, "Ug", "dividend", income=40), PayOut("Ug"))
    due = decision(state)
    assert due is not None and due.kind == "trains"


@pytest.mark.rule("XI.2-17")
def test_xi_2_at_most_two_red_tiles_on_a_route() -> None:
    """Red tiles are ends: a 5+5 earns two bonuses and cannot go on through the second to a third (XI.2)."""
    state = ug_on_the_board(table(), UG_TO_KK | {"I17": ("8897", 3)})
    state = phase(track(state, "I19", "8", "J20", "I17"), "5+5")
    step = in_step(with_trains(state, "Ug", "5+5"), "Ug", "run")
    [run] = [action for action in action_ranges(step) if isinstance(action, Run)]
    assert incomes(step, run) == [50 + 50 + 2 * 50]
    through = Route("j0", ("I23", "I21", "J20", "I19", "I17"))
    assert refusal(step, Run("Ug", (through,))) == ("VIII.7", "red_tile_in_the_middle")
