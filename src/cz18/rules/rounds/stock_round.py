"""Stock rounds: turns, purchases, sales, the certificate limit, debts (VII.1 to VII.4, VII.6)."""

from __future__ import annotations

from typing import Final

from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import Action, BuyShare, Pass, PriceRange, RepayDebt, SellShares, StartCompany
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, change_player, pop, push, replaced
from cz18.rules.events import (
    DebtRepaid,
    Passed,
    PlayingOrderDealt,
    ShareBought,
    SharesSold,
    StockRoundBegan,
    StockRoundEnded,
    StockTurnEnded,
)
from cz18.rules.money import pay_bank_from_player, pay_player_from_bank
from cz18.rules.options import Departure
from cz18.rules.questions import (
    FLOATED,
    IN_THE_BOX,
    STARTED,
    certificates,
    company_id,
    figures_of,
    follows,
    phase_of,
    size_of,
    size_rules,
    units_in_bank,
)
from cz18.rules.refusals import Refusal
from cz18.rules.shares.chart import fall_after_sale, operating_order, price_of, rise_when_sold_out
from cz18.rules.shares.directors import DIRECTOR_UNITS, may_sell, may_sell_any, settle_director
from cz18.rules.shares.floating import float_if_due, start_company
from cz18.rules.state import NextBox, Status, StockRound, StockTurn
from cz18.rules.versions import Change

NOTHING_IS_SKIPPED: Final = Departure.NOTHING_IS_SKIPPED
ASKED_FROM_LOWEST_PRICE: Final = Departure.ASKED_FROM_LOWEST_PRICE
STOCK_TURNS: Final = tuple(StockTurn(seat) for seat in range(8))
# Needed at every turn; see `questions` on members of enumerations.

# The round and its turns (VII.1, VII.2)


def is_first_stock_round(state: Position) -> bool:
    """Is it the first stock round, in which nothing can be sold? (VII.6-04, R-184)"""
    track = figures_of(state).track
    return track[state.box].set == track[1].set


def certificate_limit(state: Position) -> int:
    """Certificates a player may hold (VII.4-01)."""
    return figures_of(state).certificate_limit[len(state.players)]


def holding_limit(state: Position, company: CompanyIndex) -> int:
    """Percent of a company one player may hold (VII.4-05 to -07)."""
    return figures_of(state).holding_limit[size_of(company)]


def begin_stock_round(draft: Draft) -> None:
    draft.events.append(StockRoundBegan(figures_of(draft).track[draft.box].set))
    draft.stock = StockRound(0, ((),) * len(draft.players), (), False)
    _begin_turn(draft, 0, 0)


def begin_stock_turn(draft: Draft, player: int, passes: int) -> None:
    """Start the turn of this player, after `passes` passes in a row."""
    _begin_turn(draft, draft.order.index(player), passes)


def _begin_turn(draft: Draft, place: int, passes: int) -> None:
    """Start the turn of the player with this card, or of the next one who can do something (R-034).

    When as many players in a row have passed as there are, the round is over (VII.2-02).
    """
    stock, order = draft.stock, draft.order
    assert stock is not None
    while passes < len(order):
        player = order[place % len(order)]
        must_sell = certificates(draft, player) > certificate_limit(draft)
        draft.stock = StockRound(passes, stock.sold, (), must_sell)
        if not is_passed_over(draft, player):
            push(draft, STOCK_TURNS[player])
            return
        draft.events.append(Passed(player, True))
        passes, place = passes + 1, place + 1
    _end_stock_round(draft)


def has_choice(state: Position, player: int) -> bool:
    """Has this player any choice except to pass: a sale, a purchase, or a debt to repay? (R-034)"""
    person = state.players[player]
    if person.debt:
        whole = Departure.WHOLE_DEBT_ONLY in state.options.departures
        if person.cash >= (person.debt if whole else 1):
            return True
    if _can_sell_something(state, player):
        return True
    if not person.debt and _can_buy_something(state, player):
        return True
    return ASKED_FROM_LOWEST_PRICE in state.options.departures and _could_start_something(state, player)


def is_passed_over(state: Position, player: int) -> bool:
    """Does a turn end here automatically, because there is no choice? (R-034)"""
    return NOTHING_IS_SKIPPED not in state.options.departures and not has_choice(state, player)


def _can_buy_something(state: Position, player: int) -> bool:
    """Is any purchase possible for this player, who has no debt? General obstacles are checked once."""
    if certificates(state, player) >= certificate_limit(state):
        return False
    cash, start_prices = state.players[player].cash, figures_of(state).start_prices
    open_sizes = phase_of(state).sizes_open
    for index, item in enumerate(state.companies):
        company, status = CompanyIndex(index), item.status
        if status is STARTED or status is FLOATED:
            if (
                price_of(state, company) <= cash
                and _bar_to_share(state, player, company) is None
                and _refuse_holding(state, player, company) is None
            ):
                return True
        elif status is IN_THE_BOX:
            lowest = start_prices[size_of(company)][0]
            if DIRECTOR_UNITS * lowest <= cash and size_of(company) in open_sizes:
                return True
    return False


def _could_start_something(state: Position, player: int) -> bool:
    """A foreign profile asks a player with twice the lowest start price if a company of any open size is left."""
    return (
        state.players[player].cash >= DIRECTOR_UNITS * figures_of(state).start_prices[0][0]
        and certificates(state, player) < certificate_limit(state)
        and any(
            item.status is Status.IN_THE_BOX and size_of(CompanyIndex(company)) in phase_of(state).sizes_open
            for company, item in enumerate(state.companies)
        )
    )


def _can_sell_something(state: Position, player: int) -> bool:
    if is_first_stock_round(state):
        return False
    for index, units in enumerate(state.players[player].shares):
        company = CompanyIndex(index)
        if units and may_sell_any(state, player, company) and not _is_block_closed(state, company):
            return True
    return False


def _end_turn(draft: Draft, player: int, passes: int) -> None:
    """Pass the turn to the next card, after `passes` passes in a row (VII.2-02)."""
    pop(draft)
    _begin_turn(draft, draft.order.index(player) + 1, passes)


def _end_stock_round(draft: Draft) -> None:
    """Sold-out companies rise (R-031), the richest gets the lowest card (VII.2-03, R-035)."""
    draft.events.append(StockRoundEnded(figures_of(draft).track[draft.box].set))
    for company in operating_order(draft):
        if units_in_bank(draft, company) == 0:
            rise_when_sold_out(draft, company)
    draft.stock = None
    draft.order = tuple(sorted(draft.order, key=lambda player: -draft.players[player].cash))
    draft.events.append(PlayingOrderDealt(draft.order))
    push(draft, NextBox())


# Passing


def check_pass_stock(state: Position, action: Pass) -> Refusal | None:
    """A player above the certificate limit has to sell first (VII.4-08, R-030)."""
    stock = state.stock
    assert stock is not None
    if not stock.must_sell or Departure.PASSES_ABOVE_LIMIT in state.options.departures:
        return None
    held, limit = certificates(state, action.player), certificate_limit(state)
    if held > limit and _can_sell_something(state, action.player):
        section = figures_of(state).sections.certificate_limit
        return Refusal(section, "must_sell_first", {"held": held, "limit": limit})
    return None


def pass_stock(draft: Draft, action: Pass) -> None:
    """A turn without sale and purchase is a pass (VII.1-06)."""
    stock = draft.stock
    assert stock is not None
    if stock.sold_this_turn:
        draft.events.append(StockTurnEnded(action.player))
        _end_turn(draft, action.player, 0)
    else:
        draft.events.append(Passed(action.player, False))
        _end_turn(draft, action.player, stock.passes + 1)


# Purchases (VII.3, VII.4)


def _refuse_purchase(state: Position, player: int, price: int) -> Refusal | None:
    """What prevents any purchase: debt, the certificate limit, too little cash."""
    person = state.players[player]
    if person.debt:
        return Refusal("VII.3", "in_debt", {"debt": person.debt})
    if price > person.cash:
        return Refusal("VII.3", "not_enough_cash", {"price": price, "cash": person.cash})
    held, limit = certificates(state, player), certificate_limit(state)
    if held >= limit:
        section = figures_of(state).sections.certificate_limit
        return Refusal(section, "certificate_limit", {"held": held, "limit": limit})
    return None


def _refuse_start(state: Position, player: int, company: CompanyIndex, price: int) -> Refusal | None:
    size = size_of(company)
    if size not in phase_of(state).sizes_open:
        return Refusal(
            "VII.3", "size_not_open", {"size": size.name.lower(), "opens_with": size_rules(company).opens_with}
        )
    if state.companies[company].status is not Status.IN_THE_BOX:
        code = "closed" if state.companies[company].status is Status.CLOSED else "already_started"
        return Refusal("VII.3", code, {"company": company_id(company)})
    return _refuse_purchase(state, player, DIRECTOR_UNITS * price)


def check_start_company(state: Position, action: StartCompany) -> Refusal | None:
    """May this player found this company at this price? (VII.3, VII.5)"""
    company = COMPANY.get(action.company)
    if company is None:
        return Refusal("VII.3", "unknown_company", {"company": action.company})
    if state.companies[company.index].status is Status.LEFT_OUT:
        return Refusal(figures_of(state).sections.companies, "not_in_this_game", {"company": action.company})
    prices = figures_of(state).start_prices[company.size]
    if action.price not in prices:
        section = figures_of(state).sections.start_prices
        return Refusal(section, "not_a_start_price", {"price": action.price, "prices": list(prices)})
    return _refuse_start(state, action.player, company.index, action.price)


def _refuse_share(state: Position, player: int, company: CompanyIndex) -> Refusal | None:
    bar = _bar_to_share(state, player, company)
    if bar is not None:
        return Refusal("VII.3", bar, {"company": company_id(company)})
    return _refuse_purchase(state, player, price_of(state, company)) or _refuse_holding(state, player, company)


def _bar_to_share(state: Position, player: int, company: CompanyIndex) -> str | None:
    """Why there is no share for this player, regardless of money and limits; None if there is one."""
    status = state.companies[company].status
    if status is not STARTED and status is not FLOATED:
        return "not_started"
    stock = state.stock
    assert stock is not None
    if company in stock.sold[player]:
        return "sold_in_this_round"
    if units_in_bank(state, company) == 0:
        return "none_in_the_bank"
    return None


def _refuse_holding(state: Position, player: int, company: CompanyIndex) -> Refusal | None:
    """Would one more share be too much of this company? (VII.4-05)"""
    percent = (state.players[player].shares[company] + 1) * size_rules(company).unit
    limit = holding_limit(state, company)
    if percent > limit:
        section = figures_of(state).sections.holding_limit[size_of(company)]
        return Refusal(section, "holding_limit", {"percent": percent, "limit": limit})
    return None


def check_buy_share(state: Position, action: BuyShare) -> Refusal | None:
    """May this player buy a share of this company? (VII.3, VII.4)"""
    company = COMPANY.get(action.company)
    if company is None:
        return Refusal("VII.3", "unknown_company", {"company": action.company})
    return _refuse_share(state, action.player, company.index)


def do_start_company(draft: Draft, action: StartCompany) -> None:
    start_company(draft, action.player, COMPANY[action.company].index, action.price)
    _bought(draft, action.player)


def do_buy_share(draft: Draft, action: BuyShare) -> None:
    """Buy a share from the bank at the current price; the buyer can become Director at once (VII.3-12)."""
    company = COMPANY[action.company].index
    price = price_of(draft, company)
    pay_bank_from_player(draft, action.player, price, "share")
    shares = draft.players[action.player].shares
    change_player(draft, action.player, shares=replaced(shares, company, shares[company] + 1))
    draft.events.append(ShareBought(action.player, action.company, price))
    settle_director(draft, company)
    float_if_due(draft, company)
    _bought(draft, action.player)


def _bought(draft: Draft, player: int) -> None:
    """End the turn after a purchase: nothing may be sold after it (VII.1-04)."""
    _end_turn(draft, player, 0)


# Sales (VII.6)


def adds_to_block(state: Position, company: CompanyIndex) -> bool:
    """Has the current player sold shares of this company this turn? Further ones then join them (R-020)."""
    stock = state.stock
    return stock is not None and company in stock.sold_this_turn and state.options.sell_in_blocks


def sale_price(state: Position, company: CompanyIndex) -> int:
    """Proceeds in K of a share sold now: the price before the fall, for every share of a block (R-020, R-021)."""
    if not adds_to_block(state, company):
        return price_of(state, company)
    stock = state.stock
    assert stock is not None
    return stock.block_prices[stock.sold_this_turn.index(company)]


def _is_block_closed(state: Position, company: CompanyIndex) -> bool:
    """Under the rules before R-020: have shares of this company already been sold this turn?"""
    return adds_to_block(state, company) and not follows(state, Change.BLOCK_MAY_GROW)


def _refuse_sale(state: Position, player: int, company: CompanyIndex, count: int) -> Refusal | None:
    stock = state.stock
    assert stock is not None
    if is_first_stock_round(state):
        return Refusal(figures_of(state).sections.first_sale, "no_sale_in_first_round", {})
    if _is_block_closed(state, company):
        return Refusal("VII.6", "one_block_per_turn", {"company": company_id(company)})
    held = state.players[player].shares[company]
    if not 1 <= count <= held:
        return Refusal("VII.6", "not_enough_shares", {"held": held, "asked": count})
    if not may_sell(state, player, company, count):
        return Refusal("VII.5.b", "no_successor", {"company": company_id(company), "held": held, "asked": count})
    return None


def check_sell_shares(state: Position, action: SellShares) -> Refusal | None:
    """May this player sell these shares now? (VII.6)"""
    company = COMPANY.get(action.company)
    if company is None:
        return Refusal("VII.6", "unknown_company", {"company": action.company})
    return _refuse_sale(state, action.player, company.index, action.count)


def do_sell_shares(draft: Draft, action: SellShares) -> None:
    """All shares sell at the price before the fall; then the marker falls one step (VII.6-08, IX.3-01).

    Shares that join a block sold in the same turn sell at the same price, and the marker does not move again (R-020).
    """
    company = COMPANY[action.company].index
    player, count = action.player, action.count
    price, joins = sale_price(draft, company), adds_to_block(draft, company)
    pay_player_from_bank(draft, player, count * price, "shares")
    shares = draft.players[player].shares
    change_player(draft, player, shares=replaced(shares, company, shares[company] - count))
    draft.events.append(SharesSold(player, action.company, count, price))
    settle_director(draft, company)
    if not joins:
        fall_after_sale(draft, company)
    _note_sale(draft, player, company, price)
    if is_passed_over(draft, player):
        pass_stock(draft, Pass(player))


def _note_sale(draft: Draft, player: int, company: CompanyIndex, price: int) -> None:
    """Record what was sold in this round and turn, and at what price."""
    stock = draft.stock
    assert stock is not None
    sold, sold_this_turn, prices = stock.sold, stock.sold_this_turn, stock.block_prices
    if company not in sold[player]:
        sold = replaced(sold, player, tuple(sorted((*sold[player], company))))
    if company not in sold_this_turn:
        sold_this_turn, prices = (*sold_this_turn, company), (*prices, price)
    draft.stock = StockRound(stock.passes, sold, sold_this_turn, stock.must_sell, prices)


# Debts


def check_repay_debt(state: Position, action: RepayDebt) -> Refusal | None:
    """May this player repay this amount? (VIII.11-10, R-033)"""
    person = state.players[action.player]
    amount = action.amount
    if not person.debt:
        return Refusal("VIII.11", "no_debt", {})
    assert isinstance(amount, int)
    if not 1 <= amount <= person.debt:
        return Refusal("VIII.11", "amount_out_of_range", {"low": 1, "high": person.debt, "asked": amount})
    if amount > person.cash:
        return Refusal("VIII.11", "not_enough_cash", {"price": amount, "cash": person.cash})
    if Departure.WHOLE_DEBT_ONLY in state.options.departures and amount != person.debt:
        return Refusal("VIII.11", "whole_debt_only", {"debt": person.debt})
    return None


def do_repay_debt(draft: Draft, action: RepayDebt) -> None:
    amount = action.amount
    assert isinstance(amount, int)
    pay_bank_from_player(draft, action.player, amount, "debt")
    left = draft.players[action.player].debt - amount
    change_player(draft, action.player, debt=left)
    draft.events.append(DebtRepaid(action.player, amount, left))
    if is_passed_over(draft, action.player):
        pass_stock(draft, Pass(action.player))


# What is legal


def list_sales(state: Position, player: int) -> list[Action]:
    return [
        SellShares(player, company_id(CompanyIndex(company)), count)
        for company, units in enumerate(state.players[player].shares)
        for count in range(1, units + 1)
        if _refuse_sale(state, player, CompanyIndex(company), count) is None
    ]


def list_repayments(state: Position, player: int) -> list[Action]:
    person = state.players[player]
    if not person.debt or not person.cash:
        return []
    if Departure.WHOLE_DEBT_ONLY not in state.options.departures:
        return [RepayDebt(player, PriceRange(1, min(person.debt, person.cash)))]
    return [RepayDebt(player, PriceRange(person.debt, person.debt))] if person.cash >= person.debt else []


def list_purchases(state: Position, player: int) -> list[Action]:
    """Shares to buy and companies to start, company by company."""
    actions: list[Action] = []
    if _refuse_purchase(state, player, 0) is not None:
        return actions
    cash, open_sizes = state.players[player].cash, phase_of(state).sizes_open
    start_prices = figures_of(state).start_prices
    for index, item in enumerate(state.companies):
        company, status = CompanyIndex(index), item.status
        if status is IN_THE_BOX:
            if size_of(company) in open_sizes:
                name = company_id(company)
                for price in start_prices[size_of(company)]:
                    if DIRECTOR_UNITS * price <= cash:
                        actions.append(StartCompany(player, name, price))
        elif (
            (status is STARTED or status is FLOATED)
            and price_of(state, company) <= cash
            and _refuse_share(state, player, company) is None
        ):
            actions.append(BuyShare(player, company_id(company)))
    return actions


def list_pass(state: Position, player: int) -> list[Action]:
    passing = Pass(player)
    return [passing] if check_pass_stock(state, passing) is None else []


def try_deals(state: Position, player: int) -> list[Action]:
    """A sale and a purchase of every company, and every start."""
    tried: list[Action] = []
    prices = figures_of(state).start_prices
    for item in COMPANIES:
        status = state.companies[item.index].status
        if status is Status.IN_THE_BOX:
            tried += [StartCompany(player, item.id, price) for price in prices[item.size]]
        elif status is Status.STARTED or status is Status.FLOATED:
            tried.append(BuyShare(player, item.id))
            if state.players[player].shares[item.index]:
                tried.append(SellShares(player, item.id, 1))
    return tried


def try_repayment(state: Position, player: int) -> list[Action]:
    return [RepayDebt(player, 1)] if state.players[player].debt else []


def try_pass(state: Position, player: int) -> list[Action]:
    return [Pass(player)]


ACTIONS = (
    Declaration(SellShares, "VII.6", (StockTurn,), check_sell_shares, do_sell_shares, list_sales, try_deals),
    Declaration(
        RepayDebt, "VIII.11", (StockTurn,), check_repay_debt, do_repay_debt, list_repayments, try_repayment
    ),
    Declaration(BuyShare, "VII.3", (StockTurn,), check_buy_share, do_buy_share, list_purchases),
    Declaration(StartCompany, "VII.3", (StockTurn,), check_start_company, do_start_company),
    Declaration(Pass, "VII.1", (StockTurn,), check_pass_stock, pass_stock, list_pass, try_pass),
)
