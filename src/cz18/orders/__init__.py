"""Standing orders: what a player wants done at later decisions, and what that is in a position.

An order only chooses among legal actions of its owner. It stops, with a reason, when its condition no longer holds.
"""

from cz18.orders.decide import Outlook, Stopped, next_action, outlook
from cz18.orders.kinds import (
    BidUpTo,
    BuyShares,
    Order,
    OrderError,
    PassUntil,
    RunAndPay,
    order_from,
    order_to_dict,
)

__all__ = [
    "BidUpTo", "BuyShares", "Order", "OrderError", "Outlook", "PassUntil", "RunAndPay", "Stopped", "next_action",
    "order_from", "order_to_dict", "outlook",
]  # fmt: skip
