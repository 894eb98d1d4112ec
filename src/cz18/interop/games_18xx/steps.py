"""Which of the site's steps waits for an action, and how the site goes on silently where none does.

In an operating round the site's steps are ours under its profile, but it asks only where something could be done.
Where our rules would ask and the site does not, `silent_action` says what happens.
"""

from __future__ import annotations

from cz18.board.network import location_id, network
from cz18.board.reach import reach, reached_locations
from cz18.rules.acquisitions import has_targets
from cz18.rules.actions import Action, EndStep, PayOut, Run
from cz18.rules.local_railways import local_railway_price, unused_powers
from cz18.rules.state import (
    NOBODY,
    CompanyStep,
    GameState,
    Step,
    company_id,
    is_vaclavs,
    local_railways_of,
    map_of,
    phase_of,
    stations_of,
    train_limit,
)
from cz18.rules.stations import blocked_locations, possible_places, reach_of, station_price
from cz18.rules.track import track_step_is_used_up
from cz18.rules.trains import LOWEST_TRADE_PRICE, must_buy, offered_faces


def waits(state: GameState, due: CompanyStep, has_bought: bool) -> bool:
    """Does the site wait for an action in this step? `has_bought`: the company has bought a train in this turn."""
    company, step = due.company, due.step
    if is_vaclavs(state, company):
        return waits_for_vaclav(state, company, step)
    if step is Step.TRACK:
        return waits_for_track(state, company)
    if step is Step.STATION:
        return waits_for_station(state, company)
    if step is Step.RUN:
        return has_route(state, company)
    if step is Step.ACQUISITION:
        return has_targets(state, company)
    if step is Step.TRAINS:
        assert state.turn is not None
        if state.turn.trains_over:
            return waits_for_local_railway(state, company)
        return waits_for_train(state, company, has_bought)
    return True


def silent_action(state: GameState, due: CompanyStep) -> Action:
    """What the site does by itself in a step that offers nothing: leave it, or run no train."""
    name = company_id(due.company)
    if due.step is Step.RUN:
        return Run(name, ())
    if due.step is Step.DIVIDEND:
        return PayOut(name)
    return EndStep(name, due.step.value)


def waits_for_vaclav(state: GameState, company: int, step: Step) -> bool:
    """For Vaclav's companies only track, station and run are asked for; what they earn is paid out (XI.1)."""
    if step is Step.TRACK:
        return not track_step_is_used_up(state)
    if step is Step.STATION:
        return waits_for_station(state, company)
    return step is Step.RUN and has_route(state, company)


def waits_for_track(state: GameState, company: int) -> bool:
    """While a tile may be laid, also where none fits, and while a local railway could serve."""
    return (
        not track_step_is_used_up(state)
        or bool(unused_powers(state, company))
        or could_buy_local_railway(state, company)
    )


def could_buy_local_railway(state: GameState, company: int) -> bool:
    """Has any player a local railway, and the company money? The site does not ask whether the size would fit."""
    if not phase_of(state).local_railway_purchase or state.companies[company].treasury < 1:
        return False
    return any(held.owner.player != NOBODY for held in state.local_railways)


def waits_for_station(state: GameState, company: int) -> bool:
    """While a station has a place and could be paid for by selling local railways, also ones to be bought."""
    item = state.companies[company]
    if not item.markers:
        return False
    price = station_price(state, company)
    if item.treasury < price:
        count = len(local_railways_of(state, company))
        if could_buy_local_railway(state, company):
            count += sum(held.owner.player != NOBODY for held in state.local_railways)
        if item.treasury + local_railway_price(state) * count < price:
            return False
    return next(possible_places(state, company), None) is not None


def has_route(state: GameState, company: int) -> bool:
    """Does any track join a station of the company to another location?"""
    own = sorted({location_id(item.hex, item.city) for item in stations_of(state, company)})
    if len(reached_locations(reach_of(state, company))) > len(own):
        return True
    if len(own) < 2:
        return False
    net = network(map_of(state), state.laid)
    blocked = blocked_locations(state.board, state.laid, state.stations, company)
    return any(len(reached_locations(reach(net, (place,), blocked))) > 1 for place in own)


def waits_for_train(state: GameState, company: int, has_bought: bool) -> bool:
    """While a train must be bought, or there is room and money for one.

    At the limit with nothing to run the site insists only on a first purchase (R-124). A train of another company
    counts from 1 K, and the site does not ask whether its size would fit.
    """
    item = state.companies[company]
    has_room = len(item.trains) < train_limit(state, company)
    if must_buy(state, company):
        return has_room or not has_bought
    if not has_room:
        return False
    if item.treasury >= LOWEST_TRADE_PRICE and any(
        other.trains for index, other in enumerate(state.companies) if index != company
    ):
        return True
    return any(train.type.price <= item.treasury for _, train in offered_faces(state, company))


def waits_for_local_railway(state: GameState, company: int) -> bool:
    """The site's last step: a local railway could be bought, or one that is owned be sold."""
    return bool(local_railways_of(state, company)) or could_buy_local_railway(state, company)
