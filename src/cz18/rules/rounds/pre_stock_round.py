"""The pre-stock round: players buy local railways in order 1 to n and back (VI)."""

from __future__ import annotations

from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAYS
from cz18.rules.actions import Action, BuyLocalRailway, Pass
from cz18.rules.declarations import Declaration, always
from cz18.rules.draft import Draft, Position, pop, push, replaced
from cz18.rules.events import LocalRailwayBought, Passed, PlayingOrderDealt, PreStockRoundEnded
from cz18.rules.money import pay_bank_from_player
from cz18.rules.options import Departure
from cz18.rules.questions import figures_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import (
    NO_COMPANY,
    NOBODY,
    OUT_OF_THE_GAME,
    LocalRailwayState,
    NextBox,
    Owner,
    PreStockRound,
    PreStockTurn,
)

ON_THE_SHEET = LocalRailwayState(Owner(NOBODY, NO_COMPANY), False)
"""A local railway nobody has bought; what is left at the end leaves the game (VI-09)."""


def player_at(state: Position, turn: int) -> int:
    """The player of a turn: the order runs 1 to n and back, with two turns in a row at each end (VI-01, VI-02)."""
    count = len(state.order)
    place = turn % (2 * count)
    return state.order[place if place < count else 2 * count - 1 - place]


def on_sale(state: Position) -> tuple[str, ...]:
    return tuple(
        [LOCAL_RAILWAYS[index].id for index, held in enumerate(state.local_railways) if _is_on_sale(held)]
    )


def _is_on_sale(held: LocalRailwayState) -> bool:
    return not held.used and held.owner.player == NOBODY and held.owner.company == NO_COMPANY


def begin_pre_stock_round(draft: Draft) -> None:
    draft.pre_stock = PreStockRound(0, (False,) * len(draft.players))
    push(draft, PreStockTurn(player_at(draft, 0)))


def can_buy_local_railway(state: Position, player: int) -> bool:
    """Has this player money for any of the remaining ones?"""
    cash = state.players[player].cash
    for index, held in enumerate(state.local_railways):
        if LOCAL_RAILWAYS[index].price <= cash and _is_on_sale(held):
            return True
    return False


def check_buy_local_railway(state: Position, action: BuyLocalRailway) -> Refusal | None:
    """May this player buy this local railway? (VI)"""
    item = LOCAL_RAILWAY.get(action.local_railway)
    if item is None:
        return Refusal("VI", "unknown_local_railway", {"local_railway": action.local_railway})
    if state.local_railways[item.index] != ON_THE_SHEET:
        known = figures_of(state)
        section = "VI" if item.id in known.local_railways else known.sections.local_railways
        return Refusal(section, "not_on_sale", {"local_railway": item.id})
    cash = state.players[action.player].cash
    if item.price > cash:
        return Refusal("VI", "not_enough_cash", {"price": item.price, "cash": cash})
    return None


def buy_local_railway(draft: Draft, action: BuyLocalRailway) -> None:
    item = LOCAL_RAILWAY[action.local_railway]
    pay_bank_from_player(draft, action.player, item.price, "local_railway")
    owner = LocalRailwayState(Owner(action.player, NO_COMPANY), False)
    draft.local_railways = replaced(draft.local_railways, item.index, owner)
    draft.events.append(LocalRailwayBought(action.player, item.id, item.price))
    _next_turn(draft, (False,) * len(draft.players))


def pass_pre_stock(draft: Draft, player: int, automatic: bool = False) -> None:
    pre_stock = draft.pre_stock
    assert pre_stock is not None
    draft.events.append(Passed(player, automatic))
    unasked = Departure.PRE_STOCK_ENDS_UNASKED in draft.options.departures and not can_buy_local_railway(
        draft, player
    )
    if unasked and pre_stock.unasked:
        pop(draft)
        _end_pre_stock_round(draft)
    else:
        _next_turn(draft, replaced(pre_stock.passed, player, True), unasked)


def list_local_railways(state: Position, player: int) -> list[Action]:
    cash = state.players[player].cash
    return [BuyLocalRailway(player, item) for item in on_sale(state) if LOCAL_RAILWAY[item].price <= cash]


def try_local_railways(state: Position, player: int) -> list[Action]:
    return [BuyLocalRailway(player, item) for item in figures_of(state).local_railways]


def _next_turn(draft: Draft, passed: tuple[bool, ...], unasked: bool = False) -> None:
    """Go to the next player who can buy something; the others pass automatically (R-010, R-012)."""
    assert draft.pre_stock is not None
    pop(draft)
    left = on_sale(draft)
    turn = draft.pre_stock.turn
    while left and not all(passed):
        turn += 1
        player = player_at(draft, turn)
        if Departure.NOTHING_IS_SKIPPED in draft.options.departures or can_buy_local_railway(draft, player):
            draft.pre_stock = PreStockRound(turn, passed, unasked)
            push(draft, PreStockTurn(player))
            return
        draft.events.append(Passed(player, True))
        passed = replaced(passed, player, True)
    _end_pre_stock_round(draft)


def _end_pre_stock_round(draft: Draft) -> None:
    """What is left leaves the game; the cards are dealt again, least cash first (VI-09, VI-11, VI-12)."""
    draft.events.append(PreStockRoundEnded(on_sale(draft)))
    draft.local_railways = tuple(
        LocalRailwayState(OUT_OF_THE_GAME, True) if item == ON_THE_SHEET else item for item in draft.local_railways
    )
    draft.pre_stock = None
    draft.order = tuple(sorted(draft.order, key=lambda player: draft.players[player].cash))
    draft.events.append(PlayingOrderDealt(draft.order))
    push(draft, NextBox())


ACTIONS = (
    Declaration(
        BuyLocalRailway,
        "VI",
        (PreStockTurn,),
        check_buy_local_railway,
        buy_local_railway,
        list_local_railways,
        try_local_railways,
    ),
    Declaration(
        Pass,
        "VI",
        (PreStockTurn,),
        always,
        lambda draft, action: pass_pre_stock(draft, action.player),
        lambda state, player: [Pass(player)],
    ),
)
