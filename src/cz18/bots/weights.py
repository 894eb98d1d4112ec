"""Weights: the parameters in which strategies differ, used by the modules that value shares, trains and companies.

They were tuned in games: see docs/bots-measured.md.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple


class Weights(NamedTuple):
    """The defaults are those of the Engineer."""

    trust: float = 1.15
    """Factor on gains of shares in companies that another player directs."""
    control: float = 0.08
    """Value of a K of a new company's capital to its Director, besides the shares."""
    burden: float = 40
    """Cost to the Director of each company beyond two."""
    office: float = 0.5
    """Value of a K of the treasury to a Director who could lose the directorship."""
    hesitation: float = 1.1
    """Factor on the loss of a sale that pays for another purchase."""
    own_hesitation: float = 1.7
    """The same, for shares of an own company."""
    exchange: float = 20
    """Minimum extra gain of a plan with sales over one without, because estimates are uncertain."""
    reinvested: float = 0.105
    """Interest per round on a player's cash, while a stock round remains."""
    newcomers: tuple[float, float, float] = (0.68, 0.7, 0.7)
    """Trust in estimates of companies without trains: small, medium, large."""
    as_usual: float = 1.15
    """Trust in the usual income of a company that still has to buy its trains."""
    rank: float = 0.5
    """How far an above- or below-average income persists (0 not at all, 1 fully)."""
    fading: float = 0.24
    """Discount per round of a future shortage of money."""
    most_kept: int = 2
    """Maximum number of incomes withheld for a train."""
    next_train: float = 0.72
    """Trust in the income with the next train after the last one is scrapped."""
    idle_treasury: float = 0.37
    """Value of a K left in a treasury to the Director; it can still buy trains, local railways and companies."""
    others_dividend: float = 0.2
    """Weight of dividends to others against one's own."""
    spite: float = 0.15
    """Weight of losses of rivals' companies by scrapped trains."""
    envy: float = 0.3
    """Weight of payments to others for an acquired company."""
    jealousy: float = 0.33
    """Weight of a tile's benefit to the rival who gains most from it."""
    room_made: float = 15
    """Value of a certificate slot freed by an acquisition."""
    worth_acquiring: float = 16
    """Minimum expected gain of an acquisition."""
    room_for_railway: float = 17
    """Cost per round of the certificate slot of a local railway."""
    prudence: float = 0.75
    """Reserve money for companies whose last train lasts at most this number of rounds."""
    pioneering: float = 0.0
    """Extra value of a K of capital of a company founded in the first stock round."""
    eagerness: float = 1.0
    """A further factor besides `trust` while companies are young, after the first stock round."""
    urgency: float = 0.0
    """The part of a purchase's own gain added to its plan, because another player could take it first."""


ENGINEER = Weights()
IN_MORAVIA = ENGINEER._replace(
    trust=0.75, control=0.15, burden=80, hesitation=1.25, own_hesitation=1.75, exchange=40, reinvested=0.1,
    newcomers=(0.8, 0.8, 0.8), as_usual=0.9, fading=0.3, next_train=0.8, idle_treasury=0.3, worth_acquiring=20,
    room_for_railway=14, prudence=1.0,
)  # fmt: skip
"""The Engineer's weights for the smaller map of Moravia-Silesia: more caution, and less trust in others."""
TYCOON = ENGINEER._replace(others_dividend=0.0, spite=0.0, envy=0.1, jealousy=0.1)
"""Ignores most gains of others, because the search accounts for them."""
MAGNATE = TYCOON._replace(
    trust=1.25, control=0.0, burden=120, own_hesitation=2.55, as_usual=1.035, newcomers=(0.335, 0.35, 0.35),
    jealousy=0.0, worth_acquiring=96, prudence=0.0, pioneering=2.0, eagerness=1.6, urgency=0.1,
)  # fmt: skip
"""Founds early, then buys shares of companies founded by others; keeps its own shares."""


# Styles: bots of one strength differ a little


class WeightStyle(NamedTuple):
    """Factors on some weights, by name."""

    name: str
    factors: dict[str, float]


WEIGHT_STYLES = (
    WeightStyle("founder", {"control": 1.2, "burden": 0.85, "newcomers": 1.05}),
    WeightStyle("trader", {"trust": 1.1, "exchange": 0.75, "hesitation": 0.96, "own_hesitation": 0.95}),
    WeightStyle("keeper", {"prudence": 1.15, "idle_treasury": 1.15, "exchange": 1.25, "room_for_railway": 0.85}),
    WeightStyle("rival", {"spite": 1.3, "jealousy": 1.2, "others_dividend": 1.2, "envy": 1.2}),
)
SPREAD = 0.06
"""Random spread of each weight, besides the style."""
_SHIFTED = (
    "trust", "control", "burden", "hesitation", "own_hesitation", "exchange", "reinvested", "as_usual", "rank",
    "next_train", "idle_treasury", "spite", "envy", "jealousy", "room_for_railway", "others_dividend",
)  # fmt: skip


def styled(weights: Weights, rng: Random, spread: float = SPREAD) -> Weights:
    """These weights with a style and small random shifts; the same generator gives the same weights."""
    factors = dict.fromkeys(_SHIFTED, 1.0)
    for name in _SHIFTED:
        factors[name] *= 1 + spread * (2 * rng.random() - 1)
    for name, factor in rng.choice(WEIGHT_STYLES).factors.items():
        factors[name] = factors.get(name, 1.0) * factor
    changed: dict[str, Any] = {
        name: tuple(each * factor for each in weights.newcomers)
        if name == "newcomers"
        else getattr(weights, name) * factor
        for name, factor in factors.items()
    }
    return weights._replace(**changed)


@lru_cache(maxsize=64)
def in_moravia(weights: Weights) -> Weights:
    """These weights adapted to Moravia-Silesia; differences of strength and style are kept."""
    changed: dict[str, Any] = {}
    for name, there in IN_MORAVIA._asdict().items():
        usual, own = getattr(ENGINEER, name), getattr(weights, name)
        if name == "newcomers":
            changed[name] = tuple(each * new / old for each, old, new in zip(own, usual, there, strict=True))
        elif there != usual:
            changed[name] = own * there / usual
    return weights._replace(**changed)
