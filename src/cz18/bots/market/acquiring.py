"""A player's gain from an acquisition: the payment and the stronger company, less the shares given (VIII.9)."""

from __future__ import annotations

from cz18.bots.forecast.basics import liquid, own_faces
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.train_values import standing, treasury_worth
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.company_turn.acquisitions import turned_faces, turning_price
from cz18.rules.questions import runs_for, train_limit, units_with_players
from cz18.rules.state import GameState


def gain_of_acquiring(
    forecasts: Forecasts, player: int, company: CompanyIndex, target: CompanyIndex, price: int
) -> float:
    """The player's payment and the stronger company, less the shares given and the others' payment, in K."""
    state = forecasts.state
    mine = state.players[player].shares[target]
    held = units_with_players(state, target)
    faces, space = own_faces(state, company), state.companies[company].space
    money = liquid(state, company) - price * held + liquid(state, target)
    taken, money = _trains_taken(forecasts, company, target, money)
    before = standing(forecasts, player, company, faces, liquid(state, company), space)
    together = forecasts.with_stations(united(state, company, target).stations)
    after = standing(together, player, company, (*faces, *taken), money, space)
    paid = mine * price * forecasts.cash_worth(forecasts.rounds)
    others = (held - mine) * price
    kept = forecasts.holding_value(player, target)
    if state.companies[target].director == player:
        kept += treasury_worth(forecasts, liquid(state, target))
    weights = forecasts.weights
    return paid - weights.envy * others - kept + after - before + weights.room_made * max(1, mine - 1)


def united(state: GameState, company: CompanyIndex, target: CompanyIndex) -> GameState:
    """The board with the target's stations owned by the acquirer, one per hex (R-108)."""
    own = {item.hex for item in state.stations if item.company == company}
    stations = [
        item._replace(company=company) if item.company == target else item
        for item in state.stations
        if item.company != target or item.hex not in own
    ]
    return state._replace(stations=tuple(sorted(stations)))


def _trains_taken(
    forecasts: Forecasts, company: CompanyIndex, target: CompanyIndex, money: int
) -> tuple[tuple[str, ...], int]:
    """The faces of the target's trains after the acquisition, the best ones within limit and money.

    And the money left after turning them (VIII.9-15, VIII.9-16).
    """
    state = forecasts.state
    faces = own_faces(state, company)
    room = train_limit(state, company) - len(state.companies[company].trains)
    offers = [
        (TRAIN[face].price, turning_price(train, face), face, train.card)
        for train in state.companies[target].trains
        for face in turned_faces(state, company, train)
        if runs_for(state, train._replace(face=face), company)
    ]
    taken: dict[str, str] = {}
    for _, cost, face, card in sorted(offers, reverse=True):
        if card in taken or len(taken) >= room or cost > money:
            continue
        if cost and forecasts.income(company, (*faces, *taken.values(), face)) <= forecasts.income(company, faces):
            continue
        taken[card] = face
        money -= cost
    return tuple(taken.values()), money
