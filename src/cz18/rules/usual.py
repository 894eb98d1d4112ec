"""The usual values of a position of which only a part is given: what a table would assume without being asked.

Used by readers and writers of positions (`interop.formats.positions`): what is not given has these values, and what
has them need not be written.
"""

from __future__ import annotations

from typing import NamedTuple

from cz18.facts.chart import PRICES
from cz18.facts.indexes import CompanyIndex
from cz18.rules.questions import (
    cards_of,
    deck_of,
    figures_of,
    size_of,
    size_rules,
    stations_of,
    units_with_players,
)
from cz18.rules.shares.chart import operating_order
from cz18.rules.state import NOBODY, VACLAV, Company, GameState, Status


class Deck(NamedTuple):
    """How far the deck has come: cards gone, the phase, and the trains that are scrapped."""

    gone: int
    phase: int
    scrapped: tuple[str, ...]


def usual_company(state: GameState, company: CompanyIndex, space: int | None) -> Company:
    """A company with its marker on this space of the chart (None: not on it), and no trains or money.

    It is floated if players hold half of it, and has operated if it has a station on the map. Its Director is the
    player with the most shares, among equals the earlier in the playing order.
    """
    markers = figures_of(state).stations[size_of(company)]
    stations = len(stations_of(state, company))
    status, director, initial = Status.IN_THE_BOX, NOBODY, 0
    if space is not None:
        floats = 2 * units_with_players(state, company) >= size_rules(company).units
        status = Status.FLOATED if floats else Status.STARTED
        director = _usual_director(state, company)
        prices = figures_of(state).start_prices[size_of(company)]
        initial = max((price for price in prices if price <= PRICES[space]), default=prices[0])
    return Company(
        status=status,
        director=director,
        initial_price=initial,
        space=NOBODY if space is None else space,
        treasury=0,
        trains=(),
        markers=max(0, markers - stations),
        operated=stations > 0,
        has_laid=stations > 0,
        has_acquired=False,
        last_income=0,
    )


def _usual_director(state: GameState, company: CompanyIndex) -> int:
    if state.vaclav and state.vaclav[company]:
        return VACLAV
    most = max([player.shares[company] for player in state.players])
    if not most:
        return NOBODY
    return next(seat for seat in state.order if state.players[seat].shares[company] == most)


def usual_deck(state: GameState, phase: int | None, gone: int | None) -> Deck:
    """The deck when these trains are in play: as many cards gone as they and the phase need.

    What the trains in play scrap is scrapped.
    """
    deck = deck_of(cards_of(state))
    phases = figures_of(state).phases
    places = {card: place for place, card in enumerate(deck)}
    trains = [*(train for company in state.companies for train in company.trains), *state.pool]
    if gone is None:
        gone = max(
            [places.get((train.letter, train.number), len(deck) + train.number) + 1 for train in trains], default=0
        )
        if phase is not None and phase > 0:
            gone = max(gone, places.get((phases[phase].letter, 0), len(deck)) + 1)
    if phase is None:
        letter = phases[0].letter if not gone else deck[gone - 1][0] if gone <= len(deck) else phases[-1].letter
        phase = next(item.index for item in phases if item.letter == letter)
    scraps = figures_of(state).scraps
    scrapped = {old for train in trains for old in scraps.get(train.face, ())}
    return Deck(gone, phase, tuple(sorted(scrapped)))


def usual_queue(state: GameState, company: CompanyIndex) -> tuple[CompanyIndex, ...]:
    """The floated companies that follow this one in the operating order."""
    order = [index for index in operating_order(state) if state.companies[index].status is Status.FLOATED]
    return tuple(order[order.index(company) + 1 :]) if company in order else tuple(order)
