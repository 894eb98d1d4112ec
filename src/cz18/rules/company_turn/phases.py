"""Phases: the effects of the first card of a letter, scrapping, the train limit, the export (VIII.12, VIII.13)."""

from __future__ import annotations

from cz18._records import replace
from cz18.facts.companies import COMPANIES
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.actions import Action, ReturnTrain
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, change_company, pop, push, without
from cz18.rules.events import (
    PhaseBegan,
    TrainExported,
    TrainGiven,
    TrainReturned,
    TrainScrapped,
    TrainTypeScrapped,
)
from cz18.rules.options import Departure
from cz18.rules.questions import (
    FLOATED,
    company_id,
    faces_of,
    figures_of,
    is_vaclavs,
    size_of,
    top_card,
    train_limit,
    train_of_card,
)
from cz18.rules.refusals import Refusal
from cz18.rules.shares.chart import operating_order
from cz18.rules.state import ReturnTrains, TakeOverTrains, Train
from cz18.rules.variants.moravia_papers import close_papers
from cz18.rules.variants.vaclav import arriving_size, welcome

POOL, ON_DECK = "pool", "deck"


def take_top_card(draft: Draft) -> tuple[str, int]:
    """The top card leaves the deck; the first of its letter opens a phase (VIII.12-01)."""
    letter, number = top_card(draft)
    if draft.on_deck:
        draft.on_deck = draft.on_deck[:-1]
        return letter, number
    draft.cards_gone += 1
    phases = figures_of(draft).phases
    if letter != phases[draft.phase].letter:
        draft.phase = next(phase.index for phase in phases if phase.letter == letter)
        draft.events.append(PhaseBegan(letter))
        if letter == figures_of(draft).papers_close_with:
            close_papers(draft)
        vaclav_arrives(draft, letter)
    return letter, number


def vaclav_arrives(draft: Draft, letter: str) -> None:
    """In Bohemia a first card may give Vaclav a company, in the middle of any step (R-162)."""
    size = arriving_size(draft, letter)
    if size is not None:
        give_train(draft, welcome(draft, size))


def give_train(draft: Draft, company: CompanyIndex) -> None:
    """Vaclav's company gets the next card on its own colour; the old one leaves the game (XI.1-15, -29, -31)."""
    letter, number = take_top_card(draft)
    face = next(face for face in faces_of(draft, letter) if TRAIN[face].size is size_of(company))
    train = Train(letter, number, face)
    change_company(draft, company, trains=(train,))
    draft.events.append(TrainGiven(company_id(company), train.card, face))
    scrap_for(draft, face)


def scrap_for(draft: Draft, face: str) -> None:
    """A train of this face was sold: what it makes obsolete leaves the game everywhere (VIII.12-12 to -20).

    Trains of companies, in the pool with that face up, and of an acquired company not yet decided on (R-122).
    """
    for obsolete in figures_of(draft).scraps[face]:
        if obsolete not in draft.scrapped:
            _scrap_type(draft, obsolete)


def _scrap_type(draft: Draft, face: str) -> None:
    draft.scrapped = tuple(sorted((*draft.scrapped, face)))
    draft.events.append(TrainTypeScrapped(face))
    for index, company in enumerate(draft.companies):
        if any(_goes_with(train, face) for train in company.trains):
            name = company_id(CompanyIndex(index))
            change_company(draft, index, trains=_cleared(draft, company.trains, face, name))
    draft.pool = _cleared(draft, draft.pool, face, POOL)
    draft.on_deck = _cleared(draft, draft.on_deck, face, ON_DECK)
    draft.pending = tuple(
        replace(item, trains=_cleared(draft, item.trains, face, company_id(item.company)))
        if isinstance(item, TakeOverTrains)
        else item
        for item in draft.pending
    )


def _goes_with(train: Train, face: str) -> bool:
    """Does this train leave the game when that face is scrapped?"""
    return train.face == face or train.scrapped_with == face


def _cleared(draft: Draft, trains: tuple[Train, ...], face: str, owner: str) -> tuple[Train, ...]:
    for train in trains:
        if _goes_with(train, face):
            draft.events.append(TrainScrapped(owner, train.card, train.face, False))
    return tuple(train for train in trains if not _goes_with(train, face))


# The train limit (VIII.12-23, R-126, R-127, R-133)


def excess(state: Position, company: CompanyIndex) -> int:
    """Number of trains a company owns above its limit."""
    return len(state.companies[company].trains) - train_limit(state, company)


def ask_for_returns(draft: Draft) -> None:
    """Every company above its limit has to give trains back, in operating order (R-127)."""
    fixed = Departure.RETURNS_IN_FIXED_ORDER in draft.options.departures
    order = [CompanyIndex(index) for index in range(len(draft.companies))] if fixed else operating_order(draft)
    due = [
        ReturnTrains(company, "")
        for company in order
        if draft.companies[company].status is FLOATED and excess(draft, company) > 0
    ]
    push(draft, *reversed(due))


def check_return_train(state: Position, action: ReturnTrain) -> Refusal | None:
    """May the company give this train back? (VIII.12-23)"""
    due = state.pending[-1]
    assert isinstance(due, ReturnTrains)
    owned = [train.card for train in state.companies[due.company].trains]
    if action.train not in owned:
        return Refusal("VIII.12", "train_not_owned", {"train": action.train, "owned": owned})
    if action.train == _kept(state, due):
        return Refusal("VIII.10", "new_train_stays", {"train": action.train})
    return None


def _kept(state: Position, due: ReturnTrains) -> str:
    """The card that may not be returned; a foreign profile does not have this exception (R-124)."""
    return "" if Departure.NO_LIMIT_EXCEPTION in state.options.departures else due.kept


def do_return_train(draft: Draft, action: ReturnTrain) -> None:
    due = draft.pending[-1]
    assert isinstance(due, ReturnTrains)
    company = draft.companies[due.company]
    train = train_of_card(company.trains, action.train)
    assert train is not None
    change_company(draft, due.company, trains=without(company.trains, train))
    if draft.options.edition == "older":
        draft.on_deck = (*draft.on_deck, train)
    else:
        draft.pool = (*draft.pool, train)
    draft.events.append(TrainReturned(action.company, train.card, train.face))
    if excess(draft, due.company) <= 0:
        pop(draft)


def list_returns(state: Position, company: CompanyIndex) -> list[Action]:
    due = state.pending[-1]
    assert isinstance(due, ReturnTrains)
    name, kept = company_id(company), _kept(state, due)
    return [ReturnTrain(name, train.card) for train in state.companies[company].trains if train.card != kept]


# The export (VIII.13)


def export_train(draft: Draft) -> None:
    """The top card leaves the game and counts as sold in each of its faces (VIII.12-21, R-130)."""
    letter, number = take_top_card(draft)
    owned = [company.trains for company in draft.companies]
    draft.events.append(TrainExported(f"{letter}{number}"))
    for face in faces_of(draft, letter):
        scrap_for(draft, face)
    moved = [company.trains for company in draft.companies] != owned
    if moved or Departure.RETURNS_WHEN_TRAINS_MOVE not in draft.options.departures:
        ask_for_returns(draft)


def exchange_trains(draft: Draft) -> None:
    """In Bohemia Vaclav's companies get new trains in place of the export (XI.1-27, R-164, R-173).

    Those in play when the exchange begins, in the order small, medium, large.
    """
    for company in [item.index for item in COMPANIES if is_vaclavs(draft, item.index)]:
        give_train(draft, company)
    ask_for_returns(draft)


ACTIONS = (
    Declaration(ReturnTrain, "VIII.12", (ReturnTrains,), check_return_train, do_return_train, list_returns),
)
