"""The entry point of the engine: what is legal, why not, and what follows.

check(state, action)        None, or the reason why not; changes nothing
apply(state, action)        (new state, events); raises Refused and changes nothing if the action is refused
action_ranges(state)        every legal action, with ranges where a price is free
decision(state)             who decides, what, and why

Each subject declares its actions (`declarations`); the engine iterates over the declarations and knows no action
itself.
"""

from __future__ import annotations

from typing import Any

from cz18.facts.companies import COMPANIES, Size
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import FIELDS, Action
from cz18.rules.company_turn import acquisitions, local_railways, offers, phases, runs, stations, track, trains
from cz18.rules.company_turn.offers import section_of_offer
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, pop, push
from cz18.rules.events import Event, GameEnded
from cz18.rules.questions import company_id, figures_of, follows, is_vaclavs
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.rounds import auction, operating_round, pre_stock_round, stock_round
from cz18.rules.rounds.operating_round import (
    TRACK,
    begin_operating_round,
    go_on_after,
    leave_used_up_track_step,
    next_company,
)
from cz18.rules.rounds.stock_round import begin_stock_round
from cz18.rules.scoring import result
from cz18.rules.shapes import misshapen_field
from cz18.rules.state import (
    Answer,
    AuctionBid,
    AuctionOpening,
    CityChoice,
    CompanyStep,
    GameOver,
    GameState,
    HomeChoice,
    HomeTileOfRailway,
    NextBox,
    NextCompany,
    Pending,
    PreStockTurn,
    ReturnTrains,
    StationConflict,
    Step,
    StockTurn,
    TakeOverTrains,
)
from cz18.rules.state import Decision as Decision
from cz18.rules.variants import moravia_papers
from cz18.rules.variants.vaclav import decides_for_vaclav

# Who decides (VIII.1-02)

_STEP_SECTIONS = {
    Step.TRACK: "VIII.4", Step.STATION: "VIII.6", Step.RUN: "VIII.7", Step.DIVIDEND: "VIII.8",
    Step.ACQUISITION: "VIII.9", Step.TRAINS: "VIII.10",
}  # fmt: skip


def decider(state: Position, company: CompanyIndex, step: Step) -> int:
    """The player who decides for a company in this step: its Director, or the one who decides for Vaclav (R-169)."""
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
            return Decision("answer", player, company_id(offer.company), section_of_offer(offer))
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


# What the subjects declare

DECLARED: tuple[Declaration, ...] = (
    *stock_round.ACTIONS,
    *pre_stock_round.ACTIONS,
    *auction.ACTIONS,
    *track.ACTIONS,
    *stations.ACTIONS,
    *runs.ACTIONS,
    *acquisitions.ACTIONS,
    *trains.ACTIONS,
    *local_railways.ACTIONS,
    *moravia_papers.ACTIONS,
    *offers.ACTIONS,
    *phases.ACTIONS,
    *operating_round.ACTIONS,
)
"""In the order in which legal actions are listed."""


def _moment(due: Pending) -> Any:
    """The key of a decision in declarations."""
    return due.step if isinstance(due, CompanyStep) else type(due)


_AT: dict[Any, dict[type[Action], Declaration]] = {}
_SECTIONS: dict[type[Action], str] = {}
for _item in DECLARED:
    _SECTIONS.setdefault(_item.action, _item.section)
    for _fitting in _item.fits:
        _AT.setdefault(_fitting, {})[_item.action] = _item


def declared_at(state: Position) -> list[Declaration]:
    """The declarations of all actions that fit the current decision."""
    found = _AT.get(_moment(state.pending[-1]), {}).values()
    return [item for item in found if item.since is None or follows(state, item.since)]


# What is refused

_BY_A_PLAYER = (PreStockTurn, StockTurn, Answer, AuctionOpening, AuctionBid, HomeTileOfRailway)
_AUTOMATIC = (NextCompany, NextBox, GameOver)
# Tuples created once: an inline union would be rebuilt at every call.


def check(state: GameState, action: Action) -> Refusal | None:
    """None if the action is legal now, else the reason with its section. Changes nothing."""
    return _check(state, action, False)


def check_recorded(state: GameState, action: Action) -> Refusal | None:
    """Like `check`, for an action of a log: results recorded in the log are not computed again."""
    return _check(state, action, True)


def _check(state: GameState, action: Action, recorded: bool) -> Refusal | None:
    kind = type(action)
    if kind not in FIELDS:
        return Refusal("V", "unknown_action", {"action": kind.__name__})
    field = misshapen_field(action)
    if field is not None:
        return Refusal("V", "misshapen_field", {"action": kind.__name__, "field": field})
    due = state.pending[-1]
    fitting = _AT.get(_moment(due))
    declared = None if fitting is None else fitting.get(kind)
    if declared is None or (declared.since is not None and not follows(state, declared.since)):
        return _refuse_moment(state, kind)
    refusal = _refuse_others(state, action)
    if refusal is not None:
        return refusal
    if recorded and declared.check_recorded is not None:
        return declared.check_recorded(state, action)
    return declared.check(state, action)


def as_recorded(state: GameState, action: Action) -> Action:
    """A legal action as recorded in the log: a run on a custom board says whether it is proved to be the best."""
    declared = _AT[_moment(state.pending[-1])][type(action)]
    return action if declared.as_recorded is None else declared.as_recorded(state, action)


def _refuse_moment(state: Position, kind: type[Action]) -> Refusal:
    """The refusal of an action that does not fit the current decision."""
    at_hand = decision(state)
    if at_hand is None:
        return Refusal("X.1", "game_is_over", {})
    data = {
        "action": kind.__name__,
        "decision": at_hand.kind,
        "player": at_hand.player,
        "company": at_hand.company,
    }
    return Refusal(_SECTIONS[kind], "not_now", data)


def _refuse_others(state: Position, action: Action) -> Refusal | None:
    """Does it come from the player or company that decides?"""
    due = state.pending[-1]
    if isinstance(due, _BY_A_PLAYER):
        seat = action.player  # type: ignore[union-attr]
        if seat != due.player:
            if not 0 <= seat < len(state.players):
                return Refusal("V", "unknown_seat", {"seat": seat})
            at_hand = decision(state)
            assert at_hand is not None
            section = at_hand.section
            if isinstance(due, StockTurn):
                section = "VII.2"
            elif isinstance(due, PreStockTurn):
                section = figures_of(state).sections.pre_stock_order
            data = {"player": seat, "turn_of": due.player}
            return Refusal(section, "not_your_turn", data)
        return None
    assert not isinstance(due, _AUTOMATIC)
    if action.company != company_id(due.company):  # type: ignore[union-attr]
        data = {"company": action.company, "turn_of": company_id(due.company)}  # type: ignore[union-attr]
        return Refusal("VIII.2", "not_this_companys_turn", data)
    return None


# What follows


def apply(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """The state after the action, and what happened. Raises Refused, with nothing changed, if it is not legal."""
    refusal = check(state, action)
    if refusal is not None:
        raise Refused(refusal)
    return apply_unchecked(state, as_recorded(state, action))


def apply_unchecked(state: GameState, action: Action) -> tuple[GameState, tuple[Event, ...]]:
    """Like `apply`, without the check: for actions from `action_ranges`, or checked, in their recorded form."""
    draft = Draft(state)
    due = state.pending[-1]
    declared = _AT[_moment(due)][type(action)]
    declared.do(draft, action)
    if declared.completes_step:
        assert isinstance(due, CompanyStep)
        go_on_after(draft, due.company, due.step)
    settle(draft)
    return draft.freeze(), tuple(draft.events)


def done_alone(state: GameState, action: Action) -> GameState:
    """The direct effect of a legal action, without completing the step or automatic moves."""
    draft = Draft(state)
    _AT[_moment(state.pending[-1])][type(action)].do(draft, action)
    return draft.freeze()


def go_on_without_building(state: GameState, income: int = 0) -> GameState:
    """The state after the track, station or run step of a company, left without an action.

    For projections: nothing is laid or placed, and no route is searched. A run step brings this income in K, a multiple
    of 10 (VIII.7), whatever the map allows. Everything that follows without a decision follows as after an action.
    """
    due = state.pending[-1]
    assert isinstance(due, CompanyStep) and due.step in (Step.TRACK, Step.STATION, Step.RUN)
    draft = Draft(state)
    if due.step is Step.RUN:
        runs.settle_income(draft, due.company, (), (), income)
    go_on_after(draft, due.company, due.step)
    settle(draft)
    return draft.freeze()


def settle(draft: Draft) -> None:
    """Continue until a player has to decide."""
    while True:
        due = draft.pending[-1]
        if isinstance(due, NextCompany):
            next_company(draft)
        elif isinstance(due, NextBox):
            _next_box(draft)
        elif isinstance(due, CompanyStep) and due.step is TRACK:
            leave_used_up_track_step(draft)
            if draft.pending[-1] is due:
                return
        else:
            return


def _next_box(draft: Draft) -> None:
    """Advance on the process track (V)."""
    pop(draft)
    draft.box += 1
    match figures_of(draft).track[draft.box].kind:
        case "SR":
            begin_stock_round(draft)
        case "OR":
            begin_operating_round(draft)
        case _:
            push(draft, GameOver())
            draft.events.append(GameEnded(result(draft)))


# What is legal


def action_ranges(state: GameState) -> list[Action]:
    """Every legal action, free prices as `PriceRange`; at the run step the canonical best run.

    `check` accepts each of them (with any price of the range), and otherwise only runs of equal income; also of higher
    income, if the best run is not proved (custom boards).
    """
    actions: list[Action] = []
    fitting = declared_at(state)
    if fitting:
        who = _who(state)
        for declared in fitting:
            if declared.lists is not None:
                actions += declared.lists(state, who)
    return actions


def tried_actions(state: GameState) -> list[Action]:
    """What a player might look for at this decision, legal or not, as the subjects declare it."""
    actions: list[Action] = []
    for declared in declared_at(state):
        if declared.tries is not None:
            actions += declared.tries(state, _who(state))
    return actions


def _who(state: Position) -> int:
    """The player or the company that decides."""
    due = state.pending[-1]
    assert not isinstance(due, _AUTOMATIC)
    return due.player if isinstance(due, _BY_A_PLAYER) else due.company
