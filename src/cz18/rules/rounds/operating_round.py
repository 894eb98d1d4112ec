"""Operating rounds: who acts when, and the steps of a company's turn (VIII.1 to VIII.3)."""

from __future__ import annotations

from typing import Final

from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import Action, EndStep, PayOut
from cz18.rules.company_turn.acquisitions import has_targets
from cz18.rules.company_turn.local_railways import local_railway_price, pay_incomes
from cz18.rules.company_turn.phases import ask_for_returns, excess, exchange_trains, export_train
from cz18.rules.company_turn.runs import canonical_run, do_pay_out, do_run, has_run, settle_income
from cz18.rules.company_turn.stations import place_home_station
from cz18.rules.company_turn.track import check_end_of_track, track_step_is_used_up
from cz18.rules.company_turn.trains import check_end_of_turn
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, change_turn, pop, push
from cz18.rules.events import OperatingRoundBegan, StepEnded, TurnBegan, TurnEnded
from cz18.rules.options import Departure
from cz18.rules.questions import company_id, figures_of, follows, is_vaclavs
from cz18.rules.refusals import Refusal
from cz18.rules.shares.chart import operating_order
from cz18.rules.state import CompanyStep, NextBox, NextCompany, ReturnTrains, Status, Step, Turn
from cz18.rules.variants.moravia_papers import begin_railway, may_assign_three_e
from cz18.rules.versions import Change

TRACK: Final = Step.TRACK
STATION: Final = Step.STATION
RUN: Final = Step.RUN
DIVIDEND: Final = Step.DIVIDEND
ACQUISITION: Final = Step.ACQUISITION
TRAINS: Final = Step.TRAINS
NOTHING_IS_SKIPPED: Final = Departure.NOTHING_IS_SKIPPED
TRACK_STEP_ENDS_BY_PASS: Final = Departure.TRACK_STEP_ENDS_BY_PASS
COMPANY_STEPS: Final = {step: tuple(CompanyStep(item.index, step) for item in COMPANIES) for step in Step}
# Needed at every step; see `questions` on members of enumerations.
STEPS = tuple(Step)
LATER_STEPS = {step: STEPS[place + 1 :] for place, step in enumerate(STEPS)}


def begin_operating_round(draft: Draft) -> None:
    """Local railways pay first (VIII.2-01); the order of the companies is taken now (R-040)."""
    number = figures_of(draft).track[draft.box].number
    assert number is not None
    draft.events.append(OperatingRoundBegan(number, local_railway_price(draft)))
    pay_incomes(draft)
    draft.queue = tuple(
        company for company in operating_order(draft) if draft.companies[company].status is Status.FLOATED
    )
    push(draft, NextCompany())
    begin_railway(draft)


def next_company(draft: Draft) -> None:
    """The next company's turn begins, or the round is over and its train is exported (VIII.13)."""
    draft.turn = None
    if not draft.queue:
        pop(draft)
        push(draft, NextBox())
        if figures_of(draft).track[draft.box].export_after:
            if draft.vaclav:
                exchange_trains(draft)
            else:
                export_train(draft)
        return
    company, draft.queue = draft.queue[0], draft.queue[1:]
    first = not draft.companies[company].operated
    draft.turn = Turn(company, first, 0, False, 0)
    draft.events.append(TurnBegan(company_id(company), first))
    push(draft, COMPANY_STEPS[TRACK][company])
    if first:
        place_home_station(draft, company)


def check_end_step(state: Position, action: EndStep) -> Refusal | None:
    """Is this the current step, and is nothing in it compulsory? (VIII.3)"""
    due = state.pending[-1]
    assert isinstance(due, CompanyStep)
    if action.step != due.step:
        return Refusal("VIII.3", "other_step", {"step": str(due.step), "asked": action.step})
    if due.step is Step.TRAINS:
        return check_end_of_turn(state, due.company)
    if due.step is Step.TRACK:
        return check_end_of_track(state, due.company)
    return None


def list_end_step(state: Position, company: CompanyIndex) -> list[Action]:
    due = state.pending[-1]
    assert isinstance(due, CompanyStep)
    ending = EndStep(company_id(company), due.step.value)
    return [ending] if check_end_step(state, ending) is None else []


def try_end_step(state: Position, company: CompanyIndex) -> list[Action]:
    due = state.pending[-1]
    assert isinstance(due, CompanyStep)
    return [EndStep(company_id(company), due.step.value)]


def end_step(draft: Draft, action: EndStep) -> None:
    """End a step by the Director's choice."""
    due = draft.pending[-1]
    assert isinstance(due, CompanyStep)
    company, step = due.company, due.step
    draft.events.append(StepEnded(company_id(company), step))
    if step is TRAINS and Departure.LOCAL_RAILWAYS_AFTER_TRAINS in draft.options.departures:
        assert draft.turn is not None
        if not draft.turn.trains_over:
            change_turn(draft, trains_over=True)
            return
    go_on_after(draft, company, step)


def go_on_after(draft: Draft, company: CompanyIndex, step: Step) -> None:
    """Go to the next step of the turn with a decision, or end the turn (VIII.3-01)."""
    pop(draft)
    for later in LATER_STEPS[step]:
        if later is RUN and runs_by_itself(draft, company):
            _run_by_itself(draft, company)
            break
        if _is_due(draft, company, later):
            push(draft, COMPANY_STEPS[later][company])
            if step is ACQUISITION:
                _return_after_acquisition(draft, company)
            return
    draft.turn = None
    draft.events.append(TurnEnded(company_id(company)))


def _return_after_acquisition(draft: Draft, company: CompanyIndex) -> None:
    """Only a foreign profile allows trains beyond the limit in a take-over; they are returned afterwards (R-104)."""
    if Departure.RETURNS_WHEN_TRAINS_MOVE in draft.options.departures:
        assert draft.turn is not None
        if draft.turn.has_taken_over:
            ask_for_returns(draft)
    elif excess(draft, company) > 0:
        push(draft, ReturnTrains(company, ""))


def runs_by_itself(draft: Draft, company: CompanyIndex) -> bool:
    """Vaclav's companies run and pay automatically, and buy nothing (R-171, XI.1-26)."""
    return is_vaclavs(draft, company) and Departure.VACLAV_RUNS_BY_HAND not in draft.options.departures


def _run_by_itself(draft: Draft, company: CompanyIndex) -> None:
    """The exact maximum, always paid out; 0 moves the price left (R-171)."""
    if has_run(draft, company):
        do_run(draft, canonical_run(draft, company))
    else:
        settle_income(draft, company, (), (), 0)
    assert draft.turn is not None
    if draft.turn.income:
        do_pay_out(draft, PayOut(company_id(company)))


def _is_due(draft: Draft, company: CompanyIndex, step: Step) -> bool:
    """Is there anything to decide in this step? Running without a train is settled here (R-089)."""
    if NOTHING_IS_SKIPPED in draft.options.departures and step is not DIVIDEND:
        return True
    if step is STATION:
        return draft.companies[company].markers > 0
    if step is RUN:
        if has_run(draft, company) or _may_get_three_e(draft, company):
            return True
        settle_income(draft, company, (), (), 0)
        return False
    if step is DIVIDEND:
        assert draft.turn is not None
        return draft.turn.income > 0
    if step is ACQUISITION:
        return has_targets(draft, company)
    return True


def _may_get_three_e(draft: Draft, company: CompanyIndex) -> bool:
    """Does the Director hold the 3E, which could still be given to this company before it runs? (R-188)"""
    return follows(draft, Change.RUN_WAITS_FOR_3E) and may_assign_three_e(draft, company)


def leave_used_up_track_step(draft: Draft) -> None:
    """End the track step automatically after the last tile."""
    if TRACK_STEP_ENDS_BY_PASS in draft.options.departures:
        return
    step = draft.pending[-1]
    if isinstance(step, CompanyStep) and step.step is TRACK and track_step_is_used_up(draft):
        go_on_after(draft, step.company, step.step)


ACTIONS = (
    Declaration(
        EndStep,
        "VIII.3",
        (Step.TRACK, Step.STATION, Step.ACQUISITION, Step.TRAINS),
        check_end_step,
        end_step,
        list_end_step,
        try_end_step,
    ),
)
