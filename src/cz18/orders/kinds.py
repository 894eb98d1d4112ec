"""The kinds of standing orders, and their JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, get_type_hints

MOST_MONEY = 100_000
MOST_SHARES = 10


class PassUntil(NamedTuple):
    """Pass in this stock round until something happens. It ends with the round."""

    sold: bool = True
    """Another player sells shares of a company of which the owner holds some."""
    founded: bool = True
    """A company is started."""
    price: bool = True
    """The price of a company of which the owner holds shares moves."""


class BuyShares(NamedTuple):
    """Buy shares of a company, one in each turn of this stock round, while they cost no more than `price`."""

    company: str
    price: int
    shares: int = 1


class BidUpTo(NamedTuple):
    """Bid the least possible amount for a paper, up to `amount`, then pass."""

    paper: str
    amount: int


class RunAndPay(NamedTuple):
    """Build nothing, run and pay out while the company's best run earns exactly `income` and no train is due."""

    company: str
    income: int


Order = PassUntil | BuyShares | BidUpTo | RunAndPay
KINDS: dict[str, type[Order]] = {"pass": PassUntil, "buy": BuyShares, "bid": BidUpTo, "run": RunAndPay}
LIMITS = {"price": MOST_MONEY, "amount": MOST_MONEY, "income": MOST_MONEY, "shares": MOST_SHARES}


class OrderError(ValueError):
    """The JSON is no order; `field` says where."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message


def order_to_dict(order: Order) -> dict[str, Any]:
    kind = next(name for name, type_ in KINDS.items() if isinstance(order, type_))
    return {"kind": kind, **order._asdict()}


def order_from(given: Mapping[str, Any]) -> Order:
    """An order from its JSON. Raises OrderError."""
    values = dict(given)
    kind = values.pop("kind", None)
    type_ = KINDS.get(kind) if isinstance(kind, str) else None
    if type_ is None:
        raise OrderError("kind", f"must be one of {', '.join(KINDS)}")
    hints = get_type_hints(type_)
    for name, value in values.items():
        if name not in hints:
            raise OrderError(name, "is unknown")
        if type(value) is not hints[name]:
            raise OrderError(name, f"must be of type {hints[name].__name__}")
        if name in LIMITS and type(value) is int and not 0 <= value <= LIMITS[name]:
            raise OrderError(name, f"must be from 0 to {LIMITS[name]}")
    missing = set(hints) - set(values) - set(type_._field_defaults)
    if missing:
        raise OrderError(min(missing), "is missing")
    return type_(**values)
