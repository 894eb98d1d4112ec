"""A model of where the site 18xx.games waits for an action, and of what it skips.

Under its profile our rules skip nothing: every player is asked in turn, every company in each of its steps. The site
asks only where it thinks something could be done. Where it does not ask, `silent_action` returns what happens instead.
"""

from __future__ import annotations

from cz18.board.network import location_id, network
from cz18.board.reach import reach, reached_locations
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import (
    Action,
    EndStep,
    LayTile,
    OfferForLocalRailway,
    OfferForTrain,
    Pass,
    PayOut,
    Run,
    SellLocalRailway,
)
from cz18.rules.company_turn.acquisitions import has_targets
from cz18.rules.company_turn.local_railways import LOWEST_PRICE, local_railway_price, unused_powers
from cz18.rules.company_turn.runs import best_by_rules, has_run
from cz18.rules.company_turn.stations import blocked_locations, possible_places, reach_of, station_price
from cz18.rules.company_turn.track import track_step_is_used_up
from cz18.rules.company_turn.trains import could_pay_any, must_buy
from cz18.rules.engine import action_ranges
from cz18.rules.options import Departure
from cz18.rules.questions import (
    company_id,
    is_vaclavs,
    local_railways_of,
    map_of,
    phase_of,
    stations_of,
    train_limit,
)
from cz18.rules.rounds.pre_stock_round import can_buy_local_railway
from cz18.rules.rounds.stock_round import has_choice
from cz18.rules.state import NOBODY, CompanyStep, GameState, Pending, PreStockTurn, Step, StockTurn

Moment = tuple[int, int, Pending]


def moment(state: GameState) -> Moment:
    """Identifies a decision: the round, the number of companies still to operate, and what is due."""
    return state.box, len(state.queue), state.pending[-1]


def silent_action(state: GameState, due: Pending) -> Action | None:
    """The action that the site performs automatically; None if it waits for one."""
    if isinstance(due, CompanyStep):
        return None if waits(state, due) else _left_alone(due)
    if isinstance(due, StockTurn):
        return None if is_asked(state, due.player) else Pass(due.player)
    if isinstance(due, PreStockTurn):
        return None if can_buy_local_railway(state, due.player) else Pass(due.player)
    return None


def idle_action(state: GameState, due: Pending) -> Action | None:
    """A pass if nothing can be done in the current step, so that the site may skip it; otherwise None.

    Deals that need another player to part with a train or a local railway do not count, nor what is possible in any
    step.
    """
    if isinstance(due, StockTurn):
        return Pass(due.player) if all(isinstance(item, Pass) for item in action_ranges(state)) else None
    if not isinstance(due, CompanyStep) or due.step is Step.DIVIDEND:
        return None
    name = company_id(due.company)
    if due.step is Step.RUN:
        return None if best_by_rules(state, due.company).total else Run(name, ())
    beside: tuple[type[Action], ...] = (EndStep, SellLocalRailway, OfferForLocalRailway, OfferForTrain)
    if due.step is not Step.TRACK:
        beside = (*beside, LayTile)
    return (
        EndStep(name, due.step.value) if all(isinstance(item, beside) for item in action_ranges(state)) else None
    )


def passed_over(state: GameState) -> Action | None:
    """The automatic action of a table under the site's profile; None if a player is asked."""
    if Departure.NOTHING_IS_SKIPPED not in state.options.departures:
        return None
    return silent_action(state, state.pending[-1])


def is_asked(state: GameState, player: int) -> bool:
    """Whether the site asks this player in a stock round: there is a choice, or a debt, even if it cannot be repaid."""
    return bool(state.players[player].debt) or has_choice(state, player)


def _left_alone(due: CompanyStep) -> Action:
    """The action that skips a step: end it, run no train, or pay out Vaclav's income (XI.1)."""
    name = company_id(due.company)
    if due.step is Step.RUN:
        return Run(name, ())
    if due.step is Step.DIVIDEND:
        return PayOut(name)
    return EndStep(name, due.step.value)


def waits(state: GameState, due: CompanyStep) -> bool:
    """Does the site wait for an action in this step?"""
    company, step = due.company, due.step
    if is_vaclavs(state, company):
        return waits_for_vaclav(state, company, step)
    if step is Step.TRACK:
        return waits_for_track(state, company)
    if step is Step.STATION:
        return waits_for_station(state, company)
    if step is Step.RUN:
        return waits_for_run(state, company)
    if step is Step.ACQUISITION:
        return has_targets(state, company)
    if step is Step.TRAINS:
        assert state.turn is not None
        if state.turn.trains_over:
            return waits_for_local_railway(state, company)
        return waits_for_train(state, company)
    return True


def waits_for_vaclav(state: GameState, company: CompanyIndex, step: Step) -> bool:
    """For Vaclav's companies the site asks only for track, station and run; income is paid out (XI.1)."""
    if step is Step.TRACK:
        return not track_step_is_used_up(state)
    if step is Step.STATION:
        return waits_for_station(state, company)
    return step is Step.RUN and waits_for_run(state, company)


def waits_for_track(state: GameState, company: CompanyIndex) -> bool:
    """Waits while a tile may be laid, even if none fits, and while a local railway could be used."""
    return (
        not track_step_is_used_up(state)
        or bool(unused_powers(state, company))
        or could_buy_local_railway(state, company)
    )


def could_buy_local_railway(state: GameState, company: CompanyIndex) -> bool:
    """Has any player a local railway, and the company money? The site ignores the size."""
    if not phase_of(state).local_railway_purchase or state.companies[company].treasury < 1:
        return False
    return any(held.owner.player != NOBODY for held in state.local_railways)


def waits_for_station(state: GameState, company: CompanyIndex) -> bool:
    """Waits while a station could be placed and paid for by selling local railways, including ones to be bought."""
    item = state.companies[company]
    if not item.markers:
        return False
    price = station_price(state, company)
    if item.treasury < price and item.treasury + money_in_local_railways(state, company) < price:
        return False
    return next(possible_places(state, company), None) is not None


def money_in_local_railways(state: GameState, company: CompanyIndex) -> int:
    """The proceeds in K of selling the company's local railways, and players' ones bought first at the lowest price."""
    value = local_railway_price(state)
    money = value * len(local_railways_of(state, company))
    if could_buy_local_railway(state, company):
        others = sum(held.owner.player != NOBODY for held in state.local_railways)
        money += (value - LOWEST_PRICE) * others
    return money


def waits_for_run(state: GameState, company: CompanyIndex) -> bool:
    """Waits while there is a train and a route for it."""
    return has_run(state, company) and has_route(state, company)


def has_route(state: GameState, company: CompanyIndex) -> bool:
    """Does any track connect a station of the company to another location?"""
    own = sorted({location_id(item.hex, item.city) for item in stations_of(state, company)})
    if len(reached_locations(reach_of(state, company))) > len(own):
        return True
    if len(own) < 2:
        return False
    net = network(map_of(state), state.laid)
    blocked = blocked_locations(state.board, state.laid, state.stations, company)
    return any(len(reached_locations(reach(net, (place,), blocked))) > 1 for place in own)


def waits_for_train(state: GameState, company: CompanyIndex) -> bool:
    """Waits until the first purchase if a train must be bought; otherwise while there is room and money for one.

    A train of another company counts from 1 K, and the site ignores its size. The Director's money counts for the first
    purchase only (VIII.11, R-124).
    """
    assert state.turn is not None
    if must_buy(state, company) and not state.turn.has_bought:
        return True
    has_room = len(state.companies[company].trains) < train_limit(state, company)
    return has_room and could_pay_any(state, company)


def waits_for_local_railway(state: GameState, company: CompanyIndex) -> bool:
    """The site's last step: waits if a local railway can be bought, or an owned one sold."""
    return bool(local_railways_of(state, company)) or could_buy_local_railway(state, company)
