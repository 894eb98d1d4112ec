"""Free prices: which actions have one, how to set it, what an action costs and who is involved.

In the engine's list of legal actions a free price is a `PriceRange`. Here it becomes a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from cz18._records import replace
from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.rules import engine
from cz18.rules.actions import (
    ACTIONS,
    AcceptOffer,
    Action,
    Bid,
    BuyTrain,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    OpenAuction,
    Price,
    PriceRange,
    SellLocalRailway,
    SellShares,
)
from cz18.rules.company_turn.trains import must_buy
from cz18.rules.events import BANK, Event, MoneyPaid, Party, StockTurnEnded, TurnEnded, player_party
from cz18.rules.given import expect_price, expect_state, explain_other_form
from cz18.rules.options import whole_number
from cz18.rules.refusals import Refused
from cz18.rules.state import NOBODY, Answer, GameState

if TYPE_CHECKING:
    from random import Random

PRICE_FIELD: dict[type[Action], str] = {
    kind: field for kind in ACTIONS.values() for field, type_ in kind.__annotations__.items() if type_ == "Price"
}
"""The price field of every kind of action with a free price."""


def range_of(action: Action) -> PriceRange | None:
    """The free price of an action, if it has one that is not yet set."""
    field = PRICE_FIELD.get(type(action))
    if field is None:
        return None
    price = getattr(action, field)
    return price if isinstance(price, PriceRange) else None


def definite(action: Action, price: int) -> Action:
    """The action with its free price set. Raises ValueError if it has none, or the price is out of range.

    >>> from cz18.actions import OfferForTrain
    >>> definite(OfferForTrain("BCB", "OFE", "a0", PriceRange(1, 100)), 40)
    OfferForTrain(company='BCB', seller='OFE', train='a0', price=40)
    """
    free = range_of(action)
    if free is None:
        raise ValueError(f"price: {action!r} has no free price")
    amount = whole_number("price", price)
    if not free.low <= amount <= free.high:
        raise ValueError(f"price: {amount} is not from {free.low} to {free.high}")
    return _priced(action, amount)


def _priced(action: Action, price: int) -> Action:
    changes: dict[str, Any] = {PRICE_FIELD[type(action)]: price}
    return replace(action, **changes)


def concrete(actions: Iterable[Action], rng: Random) -> list[Action]:
    """The same actions with every free price drawn uniformly from its range."""
    drawn = []
    for action in actions:
        free = range_of(action)
        drawn.append(action if free is None else _priced(action, rng.randint(free.low, free.high)))
    return drawn


def legal_actions(state: GameState, *, ranges: bool = False) -> list[Action]:
    """The actions that are legal now, each ready to be applied; an empty list when the game is over.

    An action with a free price is listed three times: at the lowest price, at the middle one and at the highest. With
    `ranges` it is listed once, with a `PriceRange`; `definite` and `concrete` set the price. At the run step one best
    run is listed. `check` also accepts the other prices of the range and other runs of equal income.
    """
    expect_state(state)
    listed = engine.action_ranges(state)
    if ranges:
        return listed
    ready: list[Action] = []
    for action in listed:
        free = range_of(action)
        if free is None:
            ready.append(action)
        else:
            ready += [_priced(action, price) for price in prices_in(free)]
    return ready


def prices_in(free: PriceRange) -> list[int]:
    """The lowest price, the one in the middle and the highest, each once."""
    return sorted({free.low, (free.low + free.high) // 2, free.high})


def cost_of(state: GameState, action: Action) -> int:
    """The cost in K of a legal action for the company or the player who takes it; 0 if it costs nothing.

    An offer is counted as accepted and a bid as won. A train costs its price, no matter who helps to pay it. Raises
    Refused if the action is not legal.
    """
    expect_state(state)
    refusal = engine.check(state, action)
    if refusal is not None:
        expect_price(action)
        refused = Refused(refusal)
        explain_other_form(refused, action)
        raise refused
    cost = terms_of(state, action).cost
    assert isinstance(cost, int)  # it was checked: its price is set
    return cost


class Stake(StrEnum):
    """A consequence that a player may not expect and cannot take back alone."""

    LOAN = "loan"  # a player's debt grows (VIII.11)
    OWN_MONEY = "own_money"  # the Director pays for a train of the company (VIII.11)
    DIRECTORSHIP = "directorship"  # the seller loses a Director's certificate (VII.5)
    OFFER = "offer"  # another player's property is asked for
    HANDS_OVER = "hands_over"  # the player gives property away
    UNRUNNABLE = "unrunnable"  # the company cannot run the train, and must still buy one that it can run (VIII.10)


class Terms(NamedTuple):
    """The cost of an action, the parties of the deal, and who must agree."""

    cost: Price
    """As in `cost_of`; for an action with a free price the range of costs."""
    counterparts: tuple[Party, ...]
    """The parties that are paid; if nobody is paid, those that pay."""
    asked: int | None
    """The seat that must agree."""
    stakes: tuple[Stake, ...] = ()
    """Reasons to ask the player for confirmation, the most serious first."""


def terms_of(state: GameState, action: Action) -> Terms:
    """The terms of an action that is legal; a free price need not be set."""
    free = range_of(action)
    if free is None:
        return _terms(state, action)
    lowest, highest = (_terms(state, _priced(action, price)) for price in free)
    assert isinstance(lowest.cost, int)
    assert isinstance(highest.cost, int)
    return lowest._replace(cost=PriceRange(lowest.cost, highest.cost))


def _terms(state: GameState, action: Action) -> Terms:
    if isinstance(action, OpenAuction | Bid):
        bid = action.bid if isinstance(action, OpenAuction) else action.amount
        return Terms(bid, (BANK,) if bid else (), None)
    there, events = engine.apply_unchecked(state, action)
    stakes = tuple(_stakes(state, action, there))
    due = there.pending[-1]
    asked = due.player if isinstance(due, Answer) and not isinstance(state.pending[-1], Answer) else None
    if asked is not None:
        events += engine.apply_unchecked(there, AcceptOffer(asked))[1]
    player: int | None = getattr(action, "player", None)
    actor = Party("company", getattr(action, "company", "")) if player is None else player_party(player)
    payments = _of_this_action(events)
    paid = [event for event in payments if event.payer == actor]
    others = [event.payee for event in paid] or [event.payer for event in payments if event.payee == actor]
    return Terms(sum(event.amount for event in paid), tuple(dict.fromkeys(others)), asked, stakes)


def _stakes(before: GameState, action: Action, after: GameState) -> Iterator[Stake]:
    """What a player should confirm. A trade with oneself needs no confirmation."""
    match action:
        case BuyTrain():
            players = list(zip(before.players, after.players, strict=True))
            if any(new.debt > old.debt for old, new in players):
                yield Stake.LOAN
            if any(new.cash < old.cash for old, new in players):
                yield Stake.OWN_MONEY
            if must_buy(after, COMPANY[action.company].index):
                yield Stake.UNRUNNABLE
        case SellShares(player=seat) if any(
            old.director == seat != new.director
            for old, new in zip(before.companies, after.companies, strict=True)
        ):
            yield Stake.DIRECTORSHIP
        case OfferAcquisition():
            yield Stake.OFFER
        case OfferForTrain(seller=seller) if before.companies[COMPANY[seller].index].director != _decider(before):
            yield Stake.OFFER
        case OfferForLocalRailway(local_railway=name) if _seat_with(before, name) != _decider(before):
            yield Stake.OFFER
        case AcceptOffer() | SellLocalRailway():
            yield Stake.HANDS_OVER


def _decider(state: GameState) -> int:
    due = engine.decision(state)
    assert due is not None
    return due.player


def _seat_with(state: GameState, railway: str) -> int:
    """The seat that holds a local railway, or the station railway of Moravia-Silesia."""
    if railway in LOCAL_RAILWAY:
        return state.local_railways[LOCAL_RAILWAY[railway].index].owner.player
    return NOBODY if state.papers is None else state.papers.station_railway.player


def _of_this_action(events: Iterable[Event]) -> list[MoneyPaid]:
    """The payments up to the end of the turn; what comes then is the next one's."""
    payments: list[MoneyPaid] = []
    for event in events:
        if isinstance(event, StockTurnEnded | TurnEnded):
            break
        if isinstance(event, MoneyPaid):
            payments.append(event)
    return payments
