"""Local railways in the operating rounds: income, purchase, sale, powers (IV.1)."""

from __future__ import annotations

from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAY_RULES, LOCAL_RAILWAYS
from cz18.rules.actions import Action, OfferForLocalRailway, PriceRange, SellLocalRailway
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, push, replaced
from cz18.rules.events import LocalRailwayAskedFor, LocalRailwaySold, PowerUsed
from cz18.rules.money import pay_company_from_bank, pay_player_from_bank, pay_player_from_company
from cz18.rules.options import Departure
from cz18.rules.questions import (
    company_id,
    figures_of,
    is_vaclavs,
    local_railways_of,
    phase_of,
    size_of,
    size_rules,
)
from cz18.rules.refusals import Refusal
from cz18.rules.state import (
    NOBODY,
    OUT_OF_THE_GAME,
    Answer,
    CompanyStep,
    LocalRailwayOffer,
    LocalRailwayState,
    Owner,
    Step,
)
from cz18.rules.variants.moravia_papers import (
    check_offer_for_railway,
    do_offer_for_railway,
    is_station_railway,
    refuse_purchase_before,
)

LOWEST_PRICE = 1


def local_railway_price(state: Position) -> int:
    """The current price of every local railway (IV.1-04, IV.1-05)."""
    price = figures_of(state).track[state.box].local_railway_price
    assert price is not None
    return price


def pay_incomes(draft: Draft) -> None:
    """At the start of an operating round every local railway pays its owner, used or not (IV.1-01, VIII.2-01)."""
    for item, held in zip(LOCAL_RAILWAYS, draft.local_railways, strict=True):
        income = LOCAL_RAILWAY_RULES[item.size].income
        if held.owner.player != NOBODY:
            pay_player_from_bank(draft, held.owner.player, income, "local_railway_income")
        elif held.owner.company != NOBODY:
            pay_company_from_bank(draft, held.owner.company, income, "local_railway_income")


# Purchase from a player (IV.1-07 to -10, R-070)


def _refuse_any(state: Position, company: CompanyIndex) -> Refusal | None:
    """Could the company buy any local railway now?"""
    if is_vaclavs(state, company):
        return Refusal("XI.1", "vaclav_does_not_deal", {"company": company_id(company)})
    if not phase_of(state).local_railway_purchase:
        return refuse_purchase_before(state)
    return None


def _refuse_kind(state: Position, company: CompanyIndex, local_railway: int) -> Refusal | None:
    """Could the company own this one, from its current owner?"""
    item = LOCAL_RAILWAYS[local_railway]
    if state.local_railways[local_railway].owner.player == NOBODY:
        return Refusal("IV.1", "not_a_players", {"local_railway": item.id})
    if item.size not in size_rules(company).may_own_local_railways:
        section = ("IV.2.b", "IV.2.c", "IV.2.d")[size_of(company)]
        return Refusal(
            section, "local_railway_too_large", {"local_railway": item.id, "company": company_id(company)}
        )
    return None


def check_offer_for_local_railway(state: Position, action: OfferForLocalRailway) -> Refusal | None:
    """May this company offer this price for that local railway, or for the station railway? (IV.1, XI.2)"""
    if is_station_railway(state, action.local_railway):
        return check_offer_for_railway(state, action)
    company = COMPANY[action.company].index
    item = LOCAL_RAILWAY.get(action.local_railway)
    if item is None:
        return Refusal("IV.1", "unknown_local_railway", {"local_railway": action.local_railway})
    refusal = _refuse_any(state, company) or _refuse_kind(state, company, item.index)
    if refusal is not None:
        return refusal
    high = local_railway_price(state)
    assert isinstance(action.price, int)
    if not LOWEST_PRICE <= action.price <= high:
        return Refusal("IV.1", "price_out_of_range", {"low": LOWEST_PRICE, "high": high, "asked": action.price})
    treasury = state.companies[company].treasury
    if action.price > treasury:
        return Refusal("IV.1", "treasury_too_small", {"price": action.price, "treasury": treasury})
    return None


def do_offer_for_local_railway(draft: Draft, action: OfferForLocalRailway) -> None:
    """Takes effect at once if the Director is the owner; another owner is asked (R-070)."""
    if is_station_railway(draft, action.local_railway):
        do_offer_for_railway(draft, action)
        return
    assert isinstance(action.price, int)
    company, index = COMPANY[action.company].index, LOCAL_RAILWAY[action.local_railway].index
    offer = LocalRailwayOffer(company, index, action.price)
    owner = draft.local_railways[index].owner.player
    draft.events.append(LocalRailwayAskedFor(action.company, action.local_railway, owner, action.price))
    if owner == draft.companies[company].director or Departure.NO_CONSENT in draft.options.departures:
        buy_local_railway_in(draft, offer)
    else:
        push(draft, Answer(owner, offer))


def buy_local_railway_in(draft: Draft, offer: LocalRailwayOffer) -> None:
    """The price goes from the treasury to the player (IV.1-10)."""
    held = draft.local_railways[offer.local_railway]
    player = held.owner.player
    pay_player_from_company(draft, offer.company, player, offer.price, "local_railway")
    change_owner(draft, offer.local_railway, Owner(NOBODY, offer.company))
    name = LOCAL_RAILWAYS[offer.local_railway].id
    draft.events.append(LocalRailwaySold(company_id(offer.company), name, player, offer.price))


def change_owner(draft: Draft, local_railway: int, owner: Owner) -> None:
    """Used ones stay used (IV.1-18, R-110)."""
    held = draft.local_railways[local_railway]
    draft.local_railways = replaced(draft.local_railways, local_railway, held._replace(owner=owner))


# Sale to the bank (IV.1-29, IV.1-30, R-072)


def check_sell_local_railway(state: Position, action: SellLocalRailway) -> Refusal | None:
    """May this company sell this local railway to the bank? (IV.1)"""
    return refuse_owner(state, COMPANY[action.company].index, action.local_railway)


def refuse_owner(state: Position, company: CompanyIndex, local_railway: str) -> Refusal | None:
    """Does the company own it? (IV.1-16)"""
    item = LOCAL_RAILWAY.get(local_railway)
    if item is None:
        return Refusal("IV.1", "unknown_local_railway", {"local_railway": local_railway})
    if state.local_railways[item.index].owner.company != company:
        return Refusal("IV.1", "not_the_companys", {"local_railway": item.id, "company": company_id(company)})
    return None


def do_sell_local_railway(draft: Draft, action: SellLocalRailway) -> None:
    """It leaves the game permanently (IV.1-30)."""
    company, index = COMPANY[action.company].index, LOCAL_RAILWAY[action.local_railway].index
    price = local_railway_price(draft)
    pay_company_from_bank(draft, company, price, "local_railway")
    draft.local_railways = replaced(draft.local_railways, index, LocalRailwayState(OUT_OF_THE_GAME, True))
    draft.events.append(LocalRailwaySold(action.company, action.local_railway, None, price))


# Powers (IV.1-16 to -28)


def refuse_power(state: Position, company: CompanyIndex, local_railway: str) -> Refusal | None:
    """Is there a power left to use? (IV.1-16, IV.1-17)"""
    refusal = refuse_owner(state, company, local_railway)
    if refusal is None and state.local_railways[LOCAL_RAILWAY[local_railway].index].used:
        return Refusal("IV.1", "power_used", {"local_railway": local_railway})
    return refusal


def use_power(draft: Draft, company: CompanyIndex, local_railway: str, power: int) -> None:
    """One power, once in the game; the local railway stays (IV.1-17, IV.1-18)."""
    index = LOCAL_RAILWAY[local_railway].index
    held = draft.local_railways[index]
    draft.local_railways = replaced(draft.local_railways, index, held._replace(used=True))
    draft.events.append(PowerUsed(company_id(company), local_railway, power))


def unused_powers(state: Position, company: CompanyIndex) -> tuple[str, ...]:
    """Local railways of a company whose power is not used."""
    found: list[str] = []
    for index, held in enumerate(state.local_railways):
        if held.owner.company == company and not held.used:
            found.append(LOCAL_RAILWAYS[index].id)
    return tuple(found)


def list_sales(state: Position, company: CompanyIndex) -> list[Action]:
    """Sales to the bank (IV.1-29)."""
    name = company_id(company)
    return [SellLocalRailway(name, LOCAL_RAILWAYS[index].id) for index in local_railways_of(state, company)]


def list_local_railway_deals(state: Position, company: CompanyIndex) -> list[Action]:
    """Purchases and sales open at any point of the company's turn (VIII.3-06)."""
    name = company_id(company)
    actions: list[Action] = []
    high = min(local_railway_price(state), state.companies[company].treasury)
    may_buy = high >= LOWEST_PRICE and _refuse_any(state, company) is None
    for index, held in enumerate(state.local_railways):
        owner = held.owner
        if owner.company == company:
            actions.append(SellLocalRailway(name, LOCAL_RAILWAYS[index].id))
        elif may_buy and owner.player != NOBODY and _refuse_kind(state, company, index) is None:
            actions.append(OfferForLocalRailway(name, LOCAL_RAILWAYS[index].id, PriceRange(LOWEST_PRICE, high)))
    return actions


def try_local_railway_deals(state: Position, company: CompanyIndex) -> list[Action]:
    """Every local railway that a player or the company owns, in the steps in which the page shows them."""
    due = state.pending[-1]
    if not isinstance(due, CompanyStep) or due.step in (Step.RUN, Step.DIVIDEND):
        return []
    name = company_id(company)
    tried: list[Action] = []
    for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True):
        if held.owner.player != NOBODY:
            tried.append(OfferForLocalRailway(name, item.id, LOWEST_PRICE))
        elif held.owner.company == company:
            tried.append(SellLocalRailway(name, item.id))
    return tried


OFFER = Declaration(
    OfferForLocalRailway,
    "IV.1",
    tuple(Step),
    check_offer_for_local_railway,
    do_offer_for_local_railway,
    list_local_railway_deals,
    try_local_railway_deals,
)
SELL = Declaration(SellLocalRailway, "IV.1", tuple(Step), check_sell_local_railway, do_sell_local_railway)
ACTIONS = (OFFER, SELL)
