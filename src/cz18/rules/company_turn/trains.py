"""Purchase of trains: deck, pool, other companies, emergency financing (VIII.10, VIII.11)."""

from __future__ import annotations

from collections.abc import Iterator

from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.trains import TRAIN
from cz18.rules.actions import Action, BuyTrain, OfferForTrain, PriceRange
from cz18.rules.company_turn.phases import ask_for_returns, excess, scrap_for, take_top_card
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, change_company, change_player, change_turn, push, without
from cz18.rules.events import LoanTaken, TrainAskedFor, TrainBought
from cz18.rules.money import (
    pay_bank_from_company,
    pay_company_from_company,
    pay_company_from_player,
    pay_player_from_bank,
)
from cz18.rules.options import Departure
from cz18.rules.questions import (
    FLOATED,
    company_id,
    faces_of,
    figures_of,
    follows,
    has_phase_b,
    has_runnable_train,
    is_vaclavs,
    phase_of,
    runs_for,
    size_of,
    size_rules,
    top_card,
    train_limit,
    train_of_card,
)
from cz18.rules.refusals import Refusal
from cz18.rules.state import Answer, ReturnTrains, Step, Train, TrainOffer
from cz18.rules.versions import Change

DECK, POOL = "deck", "pool"
LOWEST_TRADE_PRICE = 1


# What is on offer


def offered_faces(state: Position, company: CompanyIndex) -> Iterator[tuple[str, Train]]:
    """Every face of the top card and of the pool that this company may own, with its source."""
    may_own = size_rules(company).may_own_trains
    letter, number = top_card(state)
    for face in faces_of(state, letter):
        if TRAIN[face].size in may_own and face not in state.scrapped:
            yield DECK, Train(letter, number, face)
    for train in state.pool:
        for face in pool_faces(state, train):
            if TRAIN[face].size in may_own:
                yield POOL, Train(train.letter, train.number, face)


def pool_faces(state: Position, train: Train) -> tuple[str, ...]:
    """Faces on which a pool card can be bought: all not scrapped, or its current one as an option (R-121, R-122)."""
    if state.options.pool_faces == "as_returned":
        return (train.face,)
    return tuple(face for face in faces_of(state, train.letter) if face not in state.scrapped)


def must_buy(state: Position, company: CompanyIndex) -> bool:
    """Has the company no train of its own colour yet? Then it may not end its turn (VIII.10-01).

    Vaclav's companies have no such obligation (XI.1-26).
    """
    return not has_runnable_train(state, company) and not is_vaclavs(state, company)


def is_stuck_at_limit(state: Position, company: CompanyIndex) -> bool:
    """At its limit with nothing to run: it must buy a train it can run and return another (VIII.10-07, R-124)."""
    return excess(state, company) >= 0 and must_buy(state, company)


def director_may_pay(state: Position, company: CompanyIndex) -> bool:
    """Is this an emergency: an obligation to buy, and no train on offer that the treasury could pay? (R-140)"""
    if not must_buy(state, company):
        return False
    if state.options.emergency_top_up:
        return True
    treasury = state.companies[company].treasury
    return all(
        train.type.price > treasury
        for _, train in offered_faces(state, company)
        if runs_for(state, train, company)
    )


def _refuse_room(state: Position, company: CompanyIndex, train: Train) -> Refusal | None:
    """Is there room for this train? (VIII.10-05 to -07, R-124, R-125)"""
    if state.turn is not None and state.turn.trains_over:
        return Refusal("VIII.3", "train_purchase_is_over", {})
    limit = train_limit(state, company)
    owned = len(state.companies[company].trains)
    own_colour = runs_for(state, train, company)
    if owned >= limit:
        if is_stuck_at_limit(state, company):
            if own_colour or Departure.ANY_TRAIN_AT_LIMIT in state.options.departures:
                return None
            return Refusal("VIII.10", "must_be_runnable", {"train": train.face})
        section = figures_of(state).sections.train_limit
        return Refusal(section, "train_limit", {"limit": limit, "owned": owned})
    if not own_colour and must_buy(state, company):
        if owned + 1 == limit:
            return Refusal("VIII.10", "last_place_for_runnable", {"limit": limit, "train": train.face})
        if state.options.runnable_first is True or _has_bought_unrunnable(state):
            return Refusal("VIII.10", "runnable_first", {"train": train.face})
    return None


def _has_bought_unrunnable(state: Position) -> bool:
    """Has the company bought the one unrunnable train it may buy before a runnable one? (R-125)

    With `as_written` the number is not limited.
    """
    return (
        state.options.runnable_first != "as_written"
        and state.turn is not None
        and state.turn.bought_unrunnable
        and follows(state, Change.ONE_UNRUNNABLE_FIRST)
        and Departure.SEVERAL_UNRUNNABLE_FIRST not in state.options.departures
    )


def _note_unrunnable(draft: Draft, company: CompanyIndex, train: Train) -> None:
    """A company that lacks a train it can run is about to get another one (R-125)."""
    if draft.turn is not None and must_buy(draft, company) and not runs_for(draft, train, company):
        change_turn(draft, bought_unrunnable=True)


# From the bank


def _find_offered(state: Position, company: CompanyIndex, action: BuyTrain) -> tuple[str, Train] | Refusal:
    """The offered card of this name on this face, or why there is none."""
    faces: list[str] = []
    for source, train in offered_faces(state, company):
        if train.card == action.train:
            if train.face == action.face:
                return source, train
            faces.append(train.face)
    letter, number = top_card(state)
    on_offer = [f"{letter}{number}", *(train.card for train in state.pool)]
    if action.train not in on_offer:
        return Refusal("VIII.10", "card_not_on_offer", {"train": action.train, "on_offer": on_offer})
    for train in state.pool:
        if train.card == action.train:
            letter = train.letter
    if action.face not in faces_of(state, letter):
        return Refusal("VIII.10", "no_such_face", {"train": action.train, "face": action.face})
    if action.face in state.scrapped:
        section = figures_of(state).sections.scraps
        return Refusal(section, "face_scrapped", {"train": action.train, "face": action.face})
    size = TRAIN[action.face].size
    if size not in size_rules(company).may_own_trains:
        section = ("IV.2.b", "IV.2.c", "IV.2.d")[size_of(company)]
        return Refusal(section, "train_too_large", {"face": action.face, "company": company_id(company)})
    return Refusal("VIII.12", "face_not_up", {"train": action.train, "face": action.face, "faces": faces})


def check_buy_train(state: Position, action: BuyTrain) -> Refusal | None:
    """May this company buy this card on this face? (VIII.10, VIII.11)"""
    company = COMPANY[action.company].index
    found = _find_offered(state, company, action)
    if isinstance(found, Refusal):
        return found
    return _refuse_bank_train(state, company, found[1])


def _refuse_bank_train(state: Position, company: CompanyIndex, train: Train) -> Refusal | None:
    refusal = _refuse_room(state, company, train)
    if refusal is not None:
        return refusal
    price, treasury = train.type.price, state.companies[company].treasury
    if price <= treasury:
        return None
    numbers = {"price": price, "treasury": treasury}
    if not must_buy(state, company):
        return Refusal("VIII.10", "treasury_too_small", numbers)
    if not runs_for(state, train, company):
        return Refusal("VIII.11", "no_private_money_for_unrunnable", numbers)
    if not director_may_pay(state, company):
        return Refusal("VIII.11", "treasury_can_pay_another", numbers)
    return None


def do_buy_train(draft: Draft, action: BuyTrain) -> None:
    """Pay, take the card, change the phase, scrap, return (R-127)."""
    company = COMPANY[action.company].index
    stuck = is_stuck_at_limit(draft, company)
    found = _find_offered(draft, company, action)
    assert not isinstance(found, Refusal)
    source, train = found
    price = train.type.price
    _note_unrunnable(draft, company, train)
    if price > draft.companies[company].treasury:
        _raise_money(draft, company, price)
    pay_bank_from_company(draft, company, price, "train")
    if source == DECK:
        take_top_card(draft)
    else:
        train = _with_former_scrapping(draft, train)
        draft.pool = tuple(item for item in draft.pool if item.card != train.card)
    change_company(draft, company, trains=(*draft.companies[company].trains, train))
    draft.events.append(TrainBought(action.company, train.card, train.face, price, source))
    scrap_for(draft, train.face)
    ask_for_returns(draft)
    _return_another(draft, company, train, stuck)
    _note_purchase(draft)


def _with_former_scrapping(state: Position, train: Train) -> Train:
    """A train from the pool under a foreign profile (VIII.12-18, R-121).

    On a face that is never scrapped it is scrapped with its former face; its printed first face clears this.
    """
    if Departure.KEEPS_FORMER_SCRAPPING not in state.options.departures:
        return train
    if not train.type.permanent or train.face == faces_of(state, train.letter)[0]:
        return train
    former = train_of_card(state.pool, train.card)
    assert former is not None
    return train._replace(scrapped_with=former.face if not former.type.permanent else former.scrapped_with)


def _note_purchase(draft: Draft) -> None:
    change_turn(draft, has_bought=True)


def _return_another(draft: Draft, company: CompanyIndex, train: Train, stuck: bool) -> None:
    """After the exception of R-124 one other train is returned, never the new one, in the order of R-127."""
    if stuck and excess(draft, company) > 0:
        asked, due = ReturnTrains(company, ""), ReturnTrains(company, train.card)
        if asked in draft.pending:
            draft.pending = tuple(due if item == asked else item for item in draft.pending)
        else:
            push(draft, due)


def _raise_money(draft: Draft, company: CompanyIndex, price: int) -> None:
    """Treasury first, then the Director's cash, then a loan with its penalty (VIII.11-04 to -07, R-142)."""
    director = draft.companies[company].director
    shortfall = price - draft.companies[company].treasury
    loan = shortfall - draft.players[director].cash
    if loan > 0:
        person = draft.players[director]
        change_player(draft, director, debt=person.debt + loan, penalty=person.penalty + loan)
        pay_player_from_bank(draft, director, loan, "loan")
        draft.events.append(LoanTaken(director, loan))
    pay_company_from_player(draft, director, company, shortfall, "emergency")


# From another company (VIII.10-10 to -14)


def _refuse_trade(state: Position, company: CompanyIndex, seller: CompanyIndex) -> Refusal | None:
    if not phase_of(state).train_trade and Departure.TRAIN_TRADE_IN_PHASE_A not in state.options.departures:
        code = "no_trade_before_phase_b" if has_phase_b(state) else "no_trade_before_first_three"
        return Refusal(figures_of(state).sections.train_trade, code, {"phase": phase_of(state).letter})
    if seller == company:
        return Refusal("VIII.10", "own_train", {"company": company_id(company)})
    if is_vaclavs(state, seller):
        return Refusal("XI.1", "vaclav_does_not_deal", {"company": company_id(seller)})
    return None


def _refuse_traded_train(state: Position, company: CompanyIndex, train: Train) -> Refusal | None:
    if TRAIN[train.face].size not in size_rules(company).may_own_trains:
        section = ("IV.2.b", "IV.2.c", "IV.2.d")[size_of(company)]
        return Refusal(section, "train_too_large", {"face": train.face, "company": company_id(company)})
    return _refuse_room(state, company, train)


def check_offer_for_train(state: Position, action: OfferForTrain) -> Refusal | None:
    """May this company offer this price for that train? (VIII.10)"""
    company = COMPANY[action.company].index
    seller = COMPANY.get(action.seller)
    if seller is None:
        return Refusal("VIII.10", "unknown_company", {"company": action.seller})
    refusal = _refuse_trade(state, company, seller.index)
    if refusal is not None:
        return refusal
    owned = state.companies[seller.index].trains
    train = train_of_card(owned, action.train)
    if train is None:
        return Refusal(
            "VIII.10", "train_not_owned", {"train": action.train, "owned": [item.card for item in owned]}
        )
    refusal = _refuse_traded_train(state, company, train)
    if refusal is not None:
        return refusal
    treasury = state.companies[company].treasury
    assert isinstance(action.price, int)
    if action.price < LOWEST_TRADE_PRICE:
        return Refusal("VIII.10", "price_too_low", {"low": LOWEST_TRADE_PRICE, "asked": action.price})
    if action.price > treasury:
        return Refusal("VIII.10", "treasury_too_small", {"price": action.price, "treasury": treasury})
    return None


def do_offer_for_train(draft: Draft, action: OfferForTrain) -> None:
    """Between companies of one Director at once; otherwise the seller's Director answers."""
    assert isinstance(action.price, int)
    offer = TrainOffer(COMPANY[action.company].index, COMPANY[action.seller].index, action.train, action.price)
    draft.events.append(TrainAskedFor(action.company, action.seller, action.train, action.price))
    other = draft.companies[offer.seller].director
    if other == draft.companies[offer.company].director or Departure.NO_CONSENT in draft.options.departures:
        trade_train(draft, offer)
    else:
        push(draft, Answer(other, offer))


def trade_train(draft: Draft, offer: TrainOffer) -> None:
    """Move the train between companies; no phase changes, nothing is scrapped (VIII.12-26)."""
    stuck = is_stuck_at_limit(draft, offer.company)
    owned = draft.companies[offer.seller].trains
    train = train_of_card(owned, offer.card)
    assert train is not None
    _note_unrunnable(draft, offer.company, train)
    pay_company_from_company(draft, offer.company, offer.seller, offer.price, "train")
    change_company(draft, offer.seller, trains=without(owned, train))
    change_company(draft, offer.company, trains=(*draft.companies[offer.company].trains, train))
    draft.events.append(
        TrainBought(company_id(offer.company), train.card, train.face, offer.price, company_id(offer.seller))
    )
    if Departure.RETURNS_WHEN_TRAINS_MOVE in draft.options.departures:
        ask_for_returns(draft)
    _return_another(draft, offer.company, train, stuck)
    _note_purchase(draft)


# The end of the turn, and what is legal


def check_end_of_turn(state: Position, company: CompanyIndex) -> Refusal | None:
    """A company may not end its turn without a train it can run (VIII.10-01, -02)."""
    if not must_buy(state, company):
        return None
    if Departure.NO_LIMIT_EXCEPTION in state.options.departures and excess(state, company) >= 0:
        return None
    if Departure.NO_DUTY_AFTER_PURCHASE in state.options.departures and is_out_of_money(state, company):
        return None
    if not any(runs_for(state, train, company) for _, train in offered_faces(state, company)):
        return None  # only in the older edition, where a returned card can lie on the deck (E-06)
    return Refusal("VIII.10", "must_own_a_train", {"company": company_id(company)})


def is_out_of_money(state: Position, company: CompanyIndex) -> bool:
    """Has the company bought a train this turn and no money for any other, whatever its size?"""
    assert state.turn is not None
    return state.turn.has_bought and not could_pay_any(state, company)


def could_pay_any(state: Position, company: CompanyIndex) -> bool:
    """Has the company money for any train: from the bank, or from 1 K of another company, whatever its size?"""
    treasury = state.companies[company].treasury
    if treasury >= LOWEST_TRADE_PRICE and any(
        other.trains for index, other in enumerate(state.companies) if index != company
    ):
        return True
    return any(train.type.price <= treasury for _, train in offered_faces(state, company))


def list_trains(state: Position, company: CompanyIndex) -> list[Action]:
    name = company_id(company)
    actions: list[Action] = []
    for _, train in offered_faces(state, company):
        if _refuse_bank_train(state, company, train) is None:
            actions.append(BuyTrain(name, train.card, train.face))
    treasury = state.companies[company].treasury
    if treasury >= LOWEST_TRADE_PRICE:
        for index, item in enumerate(state.companies):
            seller = CompanyIndex(index)
            if not item.trains or item.status is not FLOATED or _refuse_trade(state, company, seller) is not None:
                continue
            for train in item.trains:
                if _refuse_traded_train(state, company, train) is None:
                    price = PriceRange(LOWEST_TRADE_PRICE, treasury)
                    actions.append(OfferForTrain(name, company_id(seller), train.card, price))
    return actions


def try_trains(state: Position, company: CompanyIndex) -> list[Action]:
    """Every face of the top card, the cards of the pool as they are, and every train of another company."""
    name = company_id(company)
    letter, number = top_card(state)
    tried: list[Action] = [BuyTrain(name, f"{letter}{number}", face) for face in faces_of(state, letter)]
    tried += [BuyTrain(name, train.card, train.face) for train in state.pool]
    return tried + [
        OfferForTrain(name, item.id, train.card, LOWEST_TRADE_PRICE)
        for item in COMPANIES
        if item.index != company
        for train in state.companies[item.index].trains
    ]


ACTIONS = (
    Declaration(BuyTrain, "VIII.10", (Step.TRAINS,), check_buy_train, do_buy_train, list_trains, try_trains),
    Declaration(OfferForTrain, "VIII.10", (Step.TRAINS,), check_offer_for_train, do_offer_for_train),
)
