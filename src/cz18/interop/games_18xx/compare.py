"""Compare a position under our rules with the same position under the site's."""

from __future__ import annotations

from collections.abc import Mapping

from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.messages.told import Told, told
from cz18.rules.state import NOBODY, GameState, HomeChoice, TakeOverTrains, Train


def difference(ours: GameState, theirs: GameState, seat_there: Mapping[int, int]) -> Told | None:
    """The first difference between two positions, or None. The pending decision is not compared."""
    for seat, place in seat_there.items():
        here, there = ours.players[seat], theirs.players[place]
        if here[1:] != there[1:]:
            return told("wrong-differs_player", name=here.name)
    for item in COMPANIES:
        company = item.index
        mine, their = ours.companies[company], theirs.companies[company]
        if mine.status != their.status or mine.initial_price != their.initial_price:
            return told("wrong-differs_company", company=item.id)
        if seat_there.get(mine.director, mine.director) != their.director:
            return told("wrong-differs_company", company=item.id)
        if mine.treasury != their.treasury:
            return told("wrong-differs_company", company=item.id)
        if _trains(ours, company) != _trains(theirs, company):
            return told("wrong-differs_trains", company=item.id)
        if _markers(ours, company) != _markers(theirs, company):
            return told("wrong-differs_stations", company=item.id)
    if ours.stacks != theirs.stacks:
        return told("wrong-differs_prices")
    if ours.laid != theirs.laid:
        return told("wrong-differs_track")
    if [seat_there[seat] for seat in ours.order] != list(theirs.order):
        return told("wrong-differs_order")
    for item_, here_, there_ in zip(LOCAL_RAILWAYS, ours.local_railways, theirs.local_railways, strict=True):
        same_player = seat_there.get(here_.owner.player, NOBODY) == there_.owner.player
        if not same_player or here_.owner.company != there_.owner.company or here_.used != there_.used:
            return told("wrong-differs_railway", railway=item_.id)
    if (ours.cards_gone, sorted(ours.pool), ours.scrapped) != (
        theirs.cards_gone,
        sorted(theirs.pool),
        theirs.scrapped,
    ):
        return told("wrong-differs_bank")
    return None


def _trains(state: GameState, company: CompanyIndex) -> list[Train]:
    """The trains of a company, including those of an undecided take-over."""
    trains = list(state.companies[company].trains)
    for due in state.pending:
        if isinstance(due, TakeOverTrains) and due.company == company:
            trains += due.trains
    return sorted(trains)


def _markers(state: GameState, company: CompanyIndex) -> tuple[int, list[tuple[int, int]]]:
    """Markers on the charter, and stations on the map; the circle is ignored on a bare two-city hex (R-049)."""
    placed = [(item.hex, item.city) for item in state.stations if item.company == company]
    bare = [(place, max(city, 0) if state.laid[place] else 0) for place, city in placed]
    waiting = any(isinstance(due, HomeChoice) and due.company == company for due in state.pending)
    return state.companies[company].markers + waiting, sorted(bare)
