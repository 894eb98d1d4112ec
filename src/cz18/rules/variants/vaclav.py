"""Vaclav, Bohemia's automatic third player: his companies, and who decides for them (XI.1).

He has no seat, no cash and no turn of his own. A company of his has `director == VACLAV`; `GameState.vaclav` has his
units of each company. `phases` gives him his trains.
"""

from __future__ import annotations

from cz18.facts.companies import COMPANIES, Size
from cz18.facts.indexes import CompanyIndex
from cz18.facts.maps import Map
from cz18.rules.chance import draw_below
from cz18.rules.draft import Draft, Position, change_company, replaced
from cz18.rules.events import VaclavArrived
from cz18.rules.questions import company_id, figures_of, map_of, size_of, size_rules
from cz18.rules.shares.chart import place_marker
from cz18.rules.state import VACLAV, Status, Step

PRIORITY = "priority"


def _terms(map_: Map, size: Size) -> dict[str, object]:
    """The board's terms for Vaclav's company of this size: arrival, holding, price, who decides."""
    companies: list[dict[str, object]] = map_.extras["vaclav"]
    return next(item for item in companies if item["size"] == size.word)


def arrives_with(state: Position, size: Size) -> str | None:
    """The letter with whose first card Vaclav receives a company of this size; None: with the game."""
    letter = _terms(map_of(state), size)["arrives_with"]
    assert letter is None or isinstance(letter, str)
    return letter


def arriving_size(state: Position, letter: str) -> Size | None:
    """The size of the company that Vaclav receives with the first card of this letter (XI.1-13, XI.1-14)."""
    if not state.vaclav:
        return None
    for size in Size:
        if arrives_with(state, size) == letter:
            return size
    return None


def welcome(draft: Draft, size: Size) -> CompanyIndex:
    """Give Vaclav a random company of this size: afloat, lowest price, no money (R-174).

    It has no train yet; the caller gives it the next card. It operates from the next operating round on, because the
    order of the current one is already fixed.
    """
    pile = [
        company.index
        for company in COMPANIES
        if company.size is size and draft.companies[company.index].status is Status.IN_THE_BOX
    ]
    company = pile[draw_below(draft, len(pile))]
    percent = _terms(map_of(draft), size)["percent"]
    assert isinstance(percent, int)
    units = percent // size_rules(company).unit
    price = figures_of(draft).start_prices[size][0]
    draft.vaclav = replaced(draft.vaclav, company, units)
    change_company(draft, company, status=Status.FLOATED, director=VACLAV, initial_price=price)
    place_marker(draft, company, price)
    draft.events.append(VaclavArrived(company_id(company), price, percent))
    return company


def decides_for_vaclav(state: Position, company: CompanyIndex, step: Step) -> int:
    """The player who decides for one of Vaclav's companies in this step (XI.1-19, XI.1-20, R-169, R-175).

    For track of his small and large company it is the holder of the lowest card, for the medium one the other
    player; for stations the other way round.
    """
    terms = _terms(map_of(state), size_of(company))
    by = terms["station_by"] if step is Step.STATION else terms["track_by"]
    return state.order[0 if by == PRIORITY else 1]
