"""Running trains: the interface to the route solver, checking a run, income and dividend (VIII.7, VIII.8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cz18._records import replace
from cz18.board.network import Network, location_id, network
from cz18.facts.companies import COMPANY, Size
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.routes.runs import (
    Counting,
    EArithmetic,
    Problem,
    Route,
    RunView,
    TrainSpec,
    ValuedRuns,
    run_view,
    train_spec,
    value_runs,
)
from cz18.routes.search import Runs
from cz18.routes.search import best_runs as search_best_runs
from cz18.rules.actions import Action, PayOut, Run, Withhold
from cz18.rules.company_turn.stations import blocked_locations
from cz18.rules.declarations import Declaration, always
from cz18.rules.draft import Draft, Position, change_company, change_turn
from cz18.rules.events import DividendPaid, IncomeKept, TrainsRan
from cz18.rules.money import pay_company_from_bank, pay_player_from_bank
from cz18.rules.options import Departure, Options
from cz18.rules.questions import (
    company_id,
    figures_of,
    has_runnable_train,
    is_vaclavs,
    map_of,
    phase_of,
    runs_for,
    size_of,
    size_rules,
    stations_of,
)
from cz18.rules.refusals import Refusal
from cz18.rules.shares.chart import fall_without_dividend, rise_after_dividend
from cz18.rules.state import Step, Train
from cz18.rules.variants.moravia_papers import THREE_E, three_e_has_run, three_e_of, three_e_spec

# Interface to the solver

OWN_BOARD_NODES = 2_000_000
"""Node limit of the rules' search for the best run on a custom board; printed boards have none.

A node is counted as in `routes.limits`. The hardest of the constructed positions on the printed board takes 1.4
million, those of recorded games below 10,000.
"""


@lru_cache(maxsize=64)
def counting_of(options: Options) -> Counting:
    """The arithmetic by which this game values runs: the rulebook's, or a foreign profile's (R-080, R-082)."""
    return Counting(
        EArithmetic.BEST_N if Departure.E_TRAIN_BEST_STOPS in options.departures else EArithmetic.BOOK,
        praha_twice=Departure.PRAHA_TWICE in options.departures,
    )


def runnable_trains(state: Position, company: CompanyIndex) -> tuple[Train, ...]:
    """The trains of the company's own colour; the others are idle (VIII.7-23)."""
    return tuple([train for train in state.companies[company].trains if runs_for(state, train, company)])


def has_run(state: Position, company: CompanyIndex) -> bool:
    """Is there a train to run?"""
    return has_runnable_train(state, company) or three_e_of(state, company)


def specs_of(state: Position, trains: Sequence[Train]) -> tuple[TrainSpec, ...]:
    """The trains as the solver sees them; in Moravia-Silesia some earn no red bonus (R-187)."""
    bonus = figures_of(state).red_bonus_trains
    return tuple([_spec(train, bonus is None or train.face in bonus) for train in trains])


@lru_cache(maxsize=1024)
def _spec(train: Train, red_bonus: bool) -> TrainSpec:
    return train_spec(TRAIN[train.face], train.card, red_bonus=red_bonus)


def running(state: Position, company: CompanyIndex) -> tuple[TrainSpec, ...]:
    """All trains of the company that run, including a 3E paper (XI.2-43)."""
    specs = specs_of(state, runnable_trains(state, company))
    return (*specs, three_e_spec()) if three_e_of(state, company) else specs


def network_and_view(state: Position, company: CompanyIndex) -> tuple[Network, RunView]:
    """The board as this company sees it: its stations, blocked cities, current values."""
    net = network(map_of(state), state.laid)
    own = [location_id(item.hex, item.city) for item in stations_of(state, company)]
    blocked = blocked_locations(state.board, state.laid, state.stations, company)
    if figures_of(state).red_bonus_trains is not None:
        reds = [place.id for place in net.locations() if place.terminal]
        return net, run_view(net, own, blocked, phase_of(state).red_value, reds)
    red_home = (
        [place for place in own if net.location(place).company == company_id(company)]
        if (size_of(company) is Size.LARGE)
        else []
    )
    return net, run_view(net, own, blocked, phase_of(state).red_value, red_home)


def best_runs(
    state: Position,
    company: str,
    *,
    trains: Sequence[Train] | None = None,
    fixed: Sequence[Route] | None = None,
    budget: int | None = None,
) -> Runs:
    """The exact best run of a company in this state (VIII.8-06).

    `trains` replaces the company's own (what if it had these?), `fixed` keeps given routes and solves the rest,
    `budget` stops after this number of nodes, and the result then has `proven=False`.
    """
    if company not in COMPANY:
        raise ValueError(f"company: unknown company {company!r}; known: {', '.join(COMPANY)}")
    index = COMPANY[company].index
    net, view = network_and_view(state, index)
    specs = running(state, index) if trains is None else specs_of(state, trains)
    counting = counting_of(state.options)
    return search_best_runs(net, view, specs, fixed=fixed or (), budget=budget, counting=counting)


def node_limit(state: Position) -> int | None:
    """Node limit of the rules for a best run here; None: until it is proved."""
    return None if map_of(state).source is None else OWN_BOARD_NODES


def best_by_rules(state: Position, company: CompanyIndex) -> Runs:
    """The best run according to the rules: proved on a printed board, within the node limit on a custom one.

    On a custom board it is cached with the network, so that it is searched only once.
    """
    limit = node_limit(state)
    if limit is None:
        return best_runs(state, company_id(company))
    return network(map_of(state), state.laid).derived(
        ("best run", limit, *_run_key(state, company)),
        lambda: best_runs(state, company_id(company), budget=limit),
    )


def _run_key(state: Position, company: CompanyIndex) -> tuple[object, ...]:
    """What the runs of a company depend on, besides the network."""
    trains, stations = state.companies[company].trains, state.stations
    return company, trains, stations, state.phase, state.options, three_e_of(state, company)


def value_of_runs(
    state: Position, company: CompanyIndex, routes: Sequence[Route], counting: Counting | None = None
) -> ValuedRuns | Refusal:
    """The income of these routes, or why they are not allowed (VIII.7)."""
    net, view = network_and_view(state, company)
    result = value_runs(net, view, running(state, company), routes, counting or counting_of(state.options))
    if isinstance(result, Problem):
        return Refusal(result.section, result.code, result.data)
    return result


# The run (VIII.7, VIII.8-06, R-088)


def _valued(state: Position, company: CompanyIndex, routes: tuple[Route, ...]) -> ValuedRuns | Refusal:
    """The same, cached with the network: what `check` valued is not valued again by `apply`."""
    key = (routes, *_run_key(state, company))
    return network(map_of(state), state.laid).derived(key, lambda: value_of_runs(state, company, routes))


def income_of(state: Position, action: Run) -> int | None:
    """Income of a run in K, or None if it is not allowed."""
    valued = _valued(state, COMPANY[action.company].index, action.routes)
    return None if isinstance(valued, Refusal) else valued.total


def check_run(state: Position, action: Run) -> Refusal | None:
    """Are the routes allowed, and is their income the highest possible? (VIII.7, VIII.8)

    If the best run is not proved, they must earn at least as much as the best one found. The rules decide whether it is
    proved: a run with `proven=False` is refused if it is.
    """
    company = COMPANY[action.company].index
    valued = _valued(state, company, action.routes)
    if isinstance(valued, Refusal):
        return valued
    if not action.proven and map_of(state).source is None:
        return Refusal("VIII.8", "run_is_proven", {"company": action.company})
    if state.options.allow_submaximal_run:
        return None if action.proven else Refusal("VIII.8", "run_is_proven", {"company": action.company})
    best = best_by_rules(state, company)
    if valued.total < best.total:
        better = [{"train": item.train, "hexes": list(item.hexes), "income": item.income} for item in best.routes]
        return Refusal(
            "VIII.8", "not_the_best_run", {"claimed": valued.total, "best": best.total, "better": better}
        )
    if best.proven and not action.proven:
        return Refusal("VIII.8", "run_is_proven", {"company": action.company})
    return None


def check_recorded_run(state: Position, action: Run) -> Refusal | None:
    """The same for a run of a log. An unproved run on a custom board is accepted without a search."""
    if action.proven or map_of(state).source is None:
        return check_run(state, action)
    valued = _valued(state, COMPANY[action.company].index, action.routes)
    return valued if isinstance(valued, Refusal) else None


def as_recorded_run(state: Position, action: Run) -> Run:
    """A legal run as recorded in the log: with `proven=False` if the best run is not proved."""
    if not action.proven or map_of(state).source is None or state.options.allow_submaximal_run:
        return action
    return action if best_by_rules(state, COMPANY[action.company].index).proven else replace(action, proven=False)


def canonical_run(state: Position, company: CompanyIndex) -> Run:
    """The best run in the solver's documented order."""
    best = best_by_rules(state, company)
    proven = best.proven or state.options.allow_submaximal_run
    return Run(company_id(company), tuple(Route(item.train, item.hexes) for item in best.routes), proven)


def do_run(draft: Draft, action: Run) -> None:
    company = COMPANY[action.company].index
    valued = _valued(draft, company, action.routes)
    assert isinstance(valued, ValuedRuns)
    incomes = tuple(item.income for item in valued.routes)
    settle_income(draft, company, action.routes, incomes, valued.total, action.proven)
    if any(route.train == THREE_E for route in action.routes):
        three_e_has_run(draft, company)


def settle_income(
    draft: Draft,
    company: CompanyIndex,
    routes: tuple[Route, ...],
    incomes: tuple[int, ...],
    income: int,
    proven: bool = True,
) -> None:
    """Record the income; without income there is nothing to decide and the price falls (R-089)."""
    change_turn(draft, income=income)
    change_company(draft, company, last_income=income)
    if routes:
        draft.events.append(TrainsRan(company_id(company), routes, incomes, income, proven))
    if not income:
        fall_without_dividend(draft, company)


# Income and dividend (VIII.8)


def dividend_of(state: Position, player: int, company: CompanyIndex, income: int) -> int:
    """A player's share of a dividend, rounded up once for the whole holding (VIII.8-13, R-091)."""
    percent = state.players[player].shares[company] * size_rules(company).unit
    return -(-income * percent // 100)


def do_pay_out(draft: Draft, action: PayOut) -> None:
    company = COMPANY[action.company].index
    assert draft.turn is not None
    income = draft.turn.income
    for player in range(len(draft.players)):
        pay_player_from_bank(draft, player, dividend_of(draft, player, company, income), "dividend")
    draft.events.append(DividendPaid(action.company, income))
    rise_after_dividend(draft, company, figures_of(draft).dividend_steps[size_of(company)])


def check_withhold(state: Position, action: Withhold) -> Refusal | None:
    """Vaclav's companies always pay out, even if a foreign profile has players run them (XI.1-24)."""
    if is_vaclavs(state, COMPANY[action.company].index):
        return Refusal("XI.1", "vaclav_pays_out", {"company": action.company})
    return None


def do_withhold(draft: Draft, action: Withhold) -> None:
    company = COMPANY[action.company].index
    assert draft.turn is not None
    pay_company_from_bank(draft, company, draft.turn.income, "income")
    draft.events.append(IncomeKept(action.company, draft.turn.income))
    fall_without_dividend(draft, company)


def list_dividend(state: Position, company: CompanyIndex) -> list[Action]:
    paying, keeping = PayOut(company_id(company)), Withhold(company_id(company))
    return [paying, keeping] if check_withhold(state, keeping) is None else [paying]


ACTIONS = (
    Declaration(
        Run,
        "VIII.7",
        (Step.RUN,),
        check_run,
        do_run,
        lambda state, company: [canonical_run(state, company)],
        completes_step=True,
        check_recorded=check_recorded_run,
        as_recorded=as_recorded_run,
    ),
    Declaration(PayOut, "VIII.8", (Step.DIVIDEND,), always, do_pay_out, list_dividend, completes_step=True),
    Declaration(Withhold, "VIII.8", (Step.DIVIDEND,), check_withhold, do_withhold, completes_step=True),
)
