"""The engine's door: what is legal, why not, and what follows.

check(state, action)        None, or the reason why not; changes nothing
apply(state, action)        (new state, events); raises Refused and changes nothing if the action is refused
legal_actions(state)        every legal action, with ranges where a price is free
decision(state)             who decides, what, and why
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cz18.facts.companies import COMPANIES, COMPANY, Size
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    AssignThreeE,
    Bid,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    ChooseCity,
    DeclineOffer,
    EndStep,
    KeepStation,
    LayHomeTile,
    LayRailwayTile,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    OpenAuction,
    Pass,
    PayOut,
    PlaceStation,
    RepayDebt,
    ReturnTrain,
    Run,
    ScrapTrain,
    SellLocalRailway,
    SellShares,
    StartCompany,
    TakeOverTrain,
    Withhold,
)
from cz18.rules.company_turn import acquisitions, local_railways, phases, runs, stations, track, trains
from cz18.rules.draft import Draft, Position, pop, push
from cz18.rules.events import Event, GameEnded, OfferAccepted, OfferDeclined
from cz18.rules.questions import company_id, figures_of, follows, is_vaclavs
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.rounds import auction, pre_stock_round, stock_round
from cz18.rules.rounds.operating_round import (
    begin_operating_round,
    end_step,
    go_on_after,
    leave_used_up_track_step,
    next_company,
)
from cz18.rules.scoring import result
from cz18.rules.shapes import misshapen_field
from cz18.rules.state import (
    AcquisitionOffer,
    Answer,
    AuctionBid,
    AuctionOpening,
    CityChoice,
    CompanyStep,
    GameOver,
    GameState,
    HomeChoice,
    HomeTileOfRailway,
    LocalRailwayOffer,
    NextBox,
    NextCompany,
    PreStockTurn,
    ReturnTrains,
    StationConflict,
    StationRailwayOffer,
    Step,
    StockTurn,
    TakeOverTrains,
    TrainOffer,
)
from cz18.rules.variants import moravia_papers
from cz18.rules.variants.vaclav import decides_for_vaclav
from cz18.rules.versions import Change

# Who decides (VIII.1-02)


class Decision(NamedTuple):
    """The decision at hand: its kind, the one player entitled to it, the company acted for, and the section."""

    kind: str
    player: int
    company: str | None
    section: str


_STEP_SECTIONS = {
    Step.TRACK: "VIII.4", Step.STATION: "VIII.6", Step.RUN: "VIII.7", Step.DIVIDEND: "VIII.8",
    Step.ACQUISITION: "VIII.9", Step.TRAINS: "VIII.10",
}  # fmt: skip
_OFFER_SECTIONS = {
    AcquisitionOffer: "VIII.9", TrainOffer: "VIII.10", LocalRailwayOffer: "IV.1", StationRailwayOffer: "XI.2",
}  # fmt: skip


def decider(state: Position, company: int, step: Step) -> int:
    """The one player who decides for a company in this step: its Director, or who decides for Vaclav (R-169)."""
    if is_vaclavs(state, company):
        return decides_for_vaclav(state, company, step)
    return state.companies[company].director


def decision(state: Position) -> Decision | None:
    """Who decides now, what and by which section; None when the game is over."""
    due = state.pending[-1]
    match due:
        case PreStockTurn(player):
            return Decision("pre_stock_turn", player, None, "VI")
        case AuctionOpening(player):
            return Decision("auction_opening", player, None, "XI.2")
        case AuctionBid(player):
            return Decision("auction_bid", player, None, "XI.2")
        case HomeTileOfRailway(player):
            return Decision("railway_tile", player, None, "XI.2")
        case StockTurn(player):
            return Decision("stock_turn", player, None, "VII.1")
        case CompanyStep(company, step):
            return Decision(str(step), decider(state, company, step), company_id(company), _STEP_SECTIONS[step])
        case HomeChoice(company):
            red = COMPANIES[company].size is Size.LARGE
            player = decider(state, company, Step.TRACK if red else Step.STATION)
            return Decision("home_station", player, company_id(company), "VIII.6")
        case CityChoice(company, _, decides):
            return Decision("home_city", decider(state, decides, Step.STATION), company_id(company), "VIII.6")
        case Answer(player, offer):
            return Decision("answer", player, company_id(offer.company), _OFFER_SECTIONS[type(offer)])
        case StationConflict(company):
            return Decision("station_conflict", state.companies[company].director, company_id(company), "VIII.9")
        case TakeOverTrains(company):
            return Decision("take_over_trains", state.companies[company].director, company_id(company), "VIII.9")
        case ReturnTrains(company):
            return Decision("return_trains", state.companies[company].director, company_id(company), "VIII.12")
        case _:
            return None


def is_over(state: Position) -> bool:
    return isinstance(state.pending[-1], GameOver)


# Which actions fit which decision

_ANY_STEP: tuple[type[Action], ...] = (LayTile, OfferForLocalRailway, SellLocalRailway, AssignThreeE)
_FITTING: dict[type, tuple[type[Action], ...]] = {
    PreStockTurn: (BuyLocalRailway, Pass),
    AuctionOpening: (OpenAuction,),
    AuctionBid: (Bid, Pass),
    HomeTileOfRailway: (LayRailwayTile, Pass),
    StockTurn: (SellShares, RepayDebt, BuyShare, StartCompany, Pass),
    HomeChoice: (LayHomeTile, ChooseCity),
    CityChoice: (ChooseCity,),
    Answer: (AcceptOffer, DeclineOffer),
    StationConflict: (KeepStation,),
    TakeOverTrains: (TakeOverTrain, ScrapTrain, SellLocalRailway),
    ReturnTrains: (ReturnTrain,),
    GameOver: (),
}
_FITTING_TAKE_OVER = (*_FITTING[TakeOverTrains], OfferForLocalRailway, LayTile)
"""While trains taken over are decided on, local railways are bought, sold and used as in any step (R-072)."""
_FITTING_STEP: dict[Step, tuple[type[Action], ...]] = {
    Step.TRACK: (*_ANY_STEP, EndStep),
    Step.STATION: (*_ANY_STEP, PlaceStation, EndStep),
    Step.RUN: (*_ANY_STEP, Run),
    Step.DIVIDEND: (*_ANY_STEP, PayOut, Withhold),
    Step.ACQUISITION: (*_ANY_STEP, OfferAcquisition, EndStep),
    Step.TRAINS: (*_ANY_STEP, BuyTrain, OfferForTrain, EndStep),
}
_SECTION_OF_KIND: dict[type[Action], str] = {
    BuyLocalRailway: "VI", Pass: "VII.1", StartCompany: "VII.3", BuyShare: "VII.3", SellShares: "VII.6",
    RepayDebt: "VIII.11", LayHomeTile: "VIII.4", ChooseCity: "VIII.6", LayTile: "VIII.4", PlaceStation: "VIII.6",
    Run: "VIII.7", PayOut: "VIII.8", Withhold: "VIII.8", OfferAcquisition: "VIII.9", OfferForTrain: "VIII.10",
    OfferForLocalRailway: "IV.1", AcceptOffer: "V", DeclineOffer: "V", KeepStation: "VIII.9",
    TakeOverTrain: "VIII.9", ScrapTrain: "VIII.9", BuyTrain: "VIII.10", ReturnTrain: "VIII.12",
    SellLocalRailway: "IV.1", EndStep: "VIII.3", OpenAuction: "XI.2", Bid: "XI.2", LayRailwayTile: "XI.2",
    AssignThreeE: "XI.2",
}  # fmt: skip


_BY_A_PLAYER = (PreStockTurn, StockTurn, Answer, AuctionOpening, AuctionBid, HomeTileOfRailway)
_AUTOMATIC = (NextCompany, NextBox, GameOver)
# Tuples made once: a union written where it is used is built anew at every call.


def _refuse_moment(state: Position, action: Action) -> Refusal | None:
    """Does the action fit the decision at hand, and come from the one entitled to it?"""
    due = state.pending[-1]
    kind = type(action)
    if isinstance(due, CompanyStep):
        fitting = _FITTING_STEP[due.step]
    elif isinstance(due, TakeOverTrains) and follows(state, Change.RAILWAYS_BESIDE_TAKE_OVER):
        fitting = _FITTING_TAKE_OVER
    else:
        fitting = _FITTING[type(due)]
    if kind not in fitting:
        if isinstance(due, GameOver):
            return Refusal("X.1", "game_is_over", {})
        at_hand = decision(state)
        assert at_hand is not None
        section = _SECTION_OF_KIND.get(kind, "V")
        return Refusal(
            section, "not_now", {"action": kind.__name__, "decision": at_hand.kind, "player": at_hand.player}
        )
    if isinstance(due, _BY_A_PLAYER):
        if action.player != due.player:  # type: ignore[union-attr]
            at_hand = decision(state)
            assert at_hand is not None
            section = "VII.2" if isinstance(due, StockTurn) else at_hand.section
            data = {"player": action.player, "turn_of": due.player}  # type: ignore[union-attr]
            return Refusal(section, "not_your_turn", data)
        return None
    assert not isinstance(due, _AUTOMATIC)
    if action.company != company_id(due.company):  # type: ignore[union-attr]
        data = {"company": action.company, "turn_of": company_id(due.company)}  # type: ignore[union-attr]
        return Refusal("VIII.2", "not_this_companys_turn", data)
    return None


def _check_pass(state: Position, action: Pass) -> Refusal | None:
    return None if state.stock is None else stock_round.check_pass_stock(state, action)


def _check_end_step(state: Position, action: EndStep) -> Refusal | None:
    due = state.pending[-1]
    assert isinstance(due, CompanyStep)
    if action.step != due.step:
        return Refusal("VIII.3", "other_step", {"step": str(due.step), "asked": action.step})
    if due.step is Step.TRAINS:
        return trains.check_end_of_turn(state, due.company)
    if due.step is Step.TRACK:
        return track.check_end_of_track(state, due.company)
    return None


def _check_offer_for_local_railway(state: Position, action: OfferForLocalRailway) -> Refusal | None:
    if moravia_papers.is_station_railway(state, action.local_railway):
        return moravia_papers.check_offer_for_railway(state, action)
    return local_railways.check_offer_for_local_railway(state, action)


def _always(state: Position, action: Any) -> None:
    """Nothing more to check than that it is the time for it."""


_CHECKS: dict[type[Action], Callable[[Position, Any], Refusal | None]] = {
    BuyLocalRailway: pre_stock_round.check_buy_local_railway,
    Pass: _check_pass,
    StartCompany: stock_round.check_start_company,
    BuyShare: stock_round.check_buy_share,
    SellShares: stock_round.check_sell_shares,
    RepayDebt: stock_round.check_repay_debt,
    LayHomeTile: stations.check_lay_home_tile,
    ChooseCity: stations.check_choose_city,
    LayTile: track.check_lay_tile,
    PlaceStation: stations.check_place_station,
    Run: runs.check_run,
    PayOut: _always,
    Withhold: runs.check_withhold,
    OfferAcquisition: acquisitions.check_offer_acquisition,
    OfferForTrain: trains.check_offer_for_train,
    OfferForLocalRailway: _check_offer_for_local_railway,
    AcceptOffer: _always,
    DeclineOffer: _always,
    KeepStation: acquisitions.check_keep_station,
    TakeOverTrain: acquisitions.check_take_over_train,
    ScrapTrain: acquisitions.check_scrap_train,
    BuyTrain: trains.check_buy_train,
    ReturnTrain: phases.check_return_train,
    SellLocalRailway: local_railways.check_sell_local_railway,
    EndStep: _check_end_step,
    OpenAuction: auction.check_open_auction,
    Bid: auction.check_bid,
    LayRailwayTile: moravia_papers.check_lay_railway_tile,
    AssignThreeE: moravia_papers.check_assign_three_e,
}


def check(state: GameState, action: Action) -> Refusal | None:
    """None if the action is legal now, else the reason with its section. Changes nothing."""
    checker = _CHECKS.get(type(action))
    if checker is None:
        return Refusal("V", "unknown_action", {"action": type(action).__name__})
    field = misshapen_field(action)
    if field is not None:
        return Refusal("V", "misshapen_field", {"action": type(action).__name__, "field": field})
    return _refuse_moment(state, action) or checker(state, action)


# What follows


def _do_pass(draft: Draft, action: Pass) -> None:
    match draft.pending[-1]:
        case PreStockTurn():
            pre_stock_round.pass_pre_stock(draft, action.player)
        case AuctionBid():
            auction.drop_out(draft, action.player)
        case HomeTileOfRailway():
            moravia_papers.leave_home_as_it_is(draft, action.player)
        case _:
            stock_round.pass_stock(draft, action)


def _do_offer_for_local_railway(draft: Draft, action: OfferForLocalRailway) -> None:
    if moravia_papers.is_station_railway(draft, action.local_railway):
        moravia_papers.do_offer_for_railway(draft, action)
    else:
        local_railways.do_offer_for_local_railway(draft, action)


def _do_accept(draft: Draft, action: AcceptOffer) -> None:
    due = draft.pending[-1]
    assert isinstance(due, Answer)
    pop(draft)
    draft.events.append(OfferAccepted(action.player))
    match due.offer:
        case AcquisitionOffer():
            acquisitions.acquire(draft, due.offer)
        case TrainOffer():
            trains.trade_train(draft, due.offer)
        case LocalRailwayOffer():
            local_railways.buy_local_railway_in(draft, due.offer)
        case StationRailwayOffer():
            moravia_papers.sell_railway(draft, due.offer)


def _do_decline(draft: Draft, action: DeclineOffer) -> None:
    pop(draft)
    draft.events.append(OfferDeclined(action.player))


def _do_lay_tile(draft: Draft, action: LayTile) -> None:
    track.do_lay_tile(draft, action)


def _then_step(doing: Callable[[Draft, Any], None], step: Step) -> Callable[[Draft, Any], None]:
    """An action that completes its step."""

    def do(draft: Draft, action: Any) -> None:
        doing(draft, action)
        go_on_after(draft, COMPANY[action.company].index, step)

    return do


def _do_end_step(draft: Draft, action: EndStep) -> None:
    due = draft.pending[-1]
    assert isinstance(due, CompanyStep)
    end_step(draft, due.company, due.step)


_DOINGS: dict[type[Action], Callable[[Draft, Any], None]] = {
    BuyLocalRailway: pre_stock_round.buy_local_railway,
    Pass: _do_pass,
    StartCompany: stock_round.do_start_company,
    BuyShare: stock_round.do_buy_share,
    SellShares: stock_round.do_sell_shares,
    RepayDebt: stock_round.do_repay_debt,
    LayHomeTile: stations.do_lay_home_tile,
    ChooseCity: stations.do_choose_city,
    LayTile: _do_lay_tile,
    PlaceStation: _then_step(stations.do_place_station, Step.STATION),
    Run: _then_step(runs.do_run, Step.RUN),
    PayOut: _then_step(runs.do_pay_out, Step.DIVIDEND),
    Withhold: _then_step(runs.do_withhold, Step.DIVIDEND),
    OfferAcquisition: acquisitions.do_offer_acquisition,
    OfferForTrain: trains.do_offer_for_train,
    OfferForLocalRailway: _do_offer_for_local_railway,
    AcceptOffer: _do_accept,
    DeclineOffer: _do_decline,
    KeepStation: acquisitions.do_keep_station,
    TakeOverTrain: acquisitions.do_take_over_train,
    ScrapTrain: acquisitions.do_scrap_train,
    BuyTrain: trains.do_buy_train,
    ReturnTrain: phases.do_return_train,
    SellLocalRailway: local_railways.do_sell_local_railway,
    EndStep: _do_end_step,
    OpenAuction: auction.do_open_auction,
    Bid: auction.do_bid,
    LayRailwayTile: moravia_papers.do_lay_railway_tile,
    AssignThreeE: moravia_papers.do_assign_three_e,
}


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """The state after the action, and what happened. Raises Refused, with nothing changed, if it is not legal."""
    refusal = check(state, action)
    if refusal is not None:
        raise Refused(refusal)
    return apply_unchecked(state, action)


def apply_unchecked(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """As `apply`, without asking whether the action is legal: for those from `legal_actions` or checked."""
    draft = Draft(state)
    _DOINGS[type(action)](draft, action)
    settle(draft)
    return draft.freeze(), tuple(draft.events)


def settle(draft: Draft) -> None:
    """Go on until somebody has to decide."""
    while True:
        due = draft.pending[-1]
        if isinstance(due, NextCompany):
            next_company(draft)
        elif isinstance(due, NextBox):
            _next_box(draft)
        elif isinstance(due, CompanyStep) and due.step is Step.TRACK:
            leave_used_up_track_step(draft)
            if draft.pending[-1] is due:
                return
        else:
            return


def _next_box(draft: Draft) -> None:
    """On along the process track (V)."""
    pop(draft)
    draft.box += 1
    match figures_of(draft).track[draft.box].kind:
        case "SR":
            stock_round.begin_stock_round(draft)
        case "OR":
            begin_operating_round(draft)
        case _:
            push(draft, GameOver())
            draft.events.append(GameEnded(result(draft)))


# What is legal


def legal_actions(state: GameState) -> list[Action]:
    """Every legal action, free prices as `PriceRange`; at the run step the canonical best run.

    `check` accepts each of them (with any price of the range), and nothing else but runs of equal income.
    """
    due = state.pending[-1]
    match due:
        case PreStockTurn(player):
            return pre_stock_round.list_pre_stock(state, player)
        case StockTurn(player):
            return stock_round.list_stock(state, player)
        case AuctionOpening(player):
            return auction.list_openings(state, player)
        case AuctionBid(player):
            return auction.list_bids(state, player)
        case HomeTileOfRailway(player):
            return moravia_papers.list_railway_tiles(state, player)
        case HomeChoice() | CityChoice():
            return stations.list_home_choice(state, due)
        case Answer(player):
            return [AcceptOffer(player), DeclineOffer(player)]
        case StationConflict():
            return acquisitions.list_conflict(state, due)
        case TakeOverTrains():
            actions = acquisitions.list_take_over(state, due)
            if follows(state, Change.RAILWAYS_BESIDE_TAKE_OVER):
                actions += local_railways.list_local_railway_deals(state, due.company)
                actions += track.list_tiles(state, due.company)
            else:
                actions += local_railways.list_sales(state, due.company)
            return actions
        case ReturnTrains():
            return phases.list_returns(state, due)
        case CompanyStep():
            return _list_step(state, due)
        case _:
            return []


def _list_step(state: GameState, due: CompanyStep) -> list[Action]:
    company, name = due.company, company_id(due.company)
    actions = track.list_tiles(state, company)
    match due.step:
        case Step.STATION:
            actions += stations.list_stations(state, company)
        case Step.RUN:
            actions.append(runs.canonical_run(state, company))
        case Step.DIVIDEND:
            actions += runs.list_dividend(state, company)
        case Step.ACQUISITION:
            actions += acquisitions.list_acquisitions(state, company)
        case Step.TRAINS:
            actions += trains.list_trains(state, company)
    actions += local_railways.list_local_railway_deals(state, company)
    actions += moravia_papers.list_paper_deals(state, company)
    if due.step not in (Step.RUN, Step.DIVIDEND):
        ending = EndStep(name, due.step.value)
        if _check_end_step(state, ending) is None:
            actions.append(ending)
    return actions
