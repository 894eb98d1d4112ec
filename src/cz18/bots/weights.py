"""Weights: the numbers in which strategies differ, read by the modules that value shares, trains and companies.

They were found by play: see docs/bots-measured.md.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple


class Weights(NamedTuple):
    """By default those of the Engineer."""

    trust: float = 1.15
    """The factor on gains of shares in companies that another player directs."""
    control: float = 0.08
    """What a K of a new company's capital is worth to its Director besides the shares."""
    burden: float = 40
    """What each company beyond two costs its Director."""
    office: float = 0.5
    """What a K of the treasury is worth to a Director who could lose his office."""
    hesitation: float = 1.1
    """The factor on the loss of a sale that pays for another purchase."""
    own_hesitation: float = 1.7
    """The same, for shares of a company one directs."""
    exchange: float = 20
    """What a plan with sales must gain beyond one without: guesses are not that sure."""
    reinvested: float = 0.105
    """What a K in a player's hand earns in a round, if there is still a stock round to come."""
    newcomers: tuple[float, float, float] = (0.68, 0.7, 0.7)
    """How far a guess about a company without trains is trusted: a small, a medium, a large one."""
    as_usual: float = 1.15
    """How far the usual income is trusted for a company that has yet to buy the trains for it."""
    rank: float = 0.5
    """How far a company that earns more or less than usual today will do so later (0 not at all, 1 fully)."""
    fading: float = 0.24
    """How much less a shortage of money counts for each round it is still away."""
    most_kept: int = 2
    """The most incomes expected to be kept for a train."""
    next_train: float = 0.72
    """How far the income with the next train is trusted, once the last one is scrapped."""
    idle_treasury: float = 0.37
    """What a K left in a treasury is worth to the Director: it can still buy trains, local railways, companies."""
    others_dividend: float = 0.2
    """What a K of a dividend to others counts against one's own."""
    spite: float = 0.15
    """What a K counts that a rival's company loses with a scrapped train."""
    envy: float = 0.3
    """What a K paid to others for an acquired company counts against one's own."""
    jealousy: float = 0.33
    """How far a tile counts against a builder by what it does for the rival who gains most from it."""
    room_made: float = 15
    """What a certificate less is worth when a company is acquired."""
    worth_acquiring: float = 16
    """The gain an acquisition must promise."""
    room_for_railway: float = 17
    """What a local railway costs in a round by the certificate it takes."""
    prudence: float = 0.75
    """Money is kept for companies whose last train lives no longer than this, in rounds."""
    pioneering: float = 0.0
    """What a K of the capital of a company founded in the first stock round is worth beside all that."""
    eagerness: float = 1.0
    """A further factor beside `trust` while companies are young, after the first stock round."""
    urgency: float = 0.0
    """The part of a purchase's own gain added to its plan: another player could take it."""


ENGINEER = Weights()
IN_MORAVIA = ENGINEER._replace(
    trust=0.75, control=0.15, burden=80, hesitation=1.25, own_hesitation=1.75, exchange=40, reinvested=0.1,
    newcomers=(0.8, 0.8, 0.8), as_usual=0.9, fading=0.3, next_train=0.8, idle_treasury=0.3, worth_acquiring=20,
    room_for_railway=14, prudence=1.0,
)  # fmt: skip
"""The Engineer's on the smaller map of Moravia-Silesia: more care there, and less trust in others."""
TYCOON = ENGINEER._replace(others_dividend=0.0, spite=0.0, envy=0.1, jealousy=0.1)
"""Minds little what others gain: the search counts that."""
MAGNATE = TYCOON._replace(
    trust=1.25, control=0.0, burden=120, own_hesitation=2.55, as_usual=1.035, newcomers=(0.335, 0.35, 0.35),
    jealousy=0.0, worth_acquiring=96, prudence=0.0, pioneering=2.0, eagerness=1.6, urgency=0.1,
)  # fmt: skip
"""Founds at once, then leaves founding to others and buys shares of their companies; keeps its own shares."""


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
"""How far chance shifts each weight, besides the style."""
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
    """These weights adapted to Moravia-Silesia; differences of strength and style stay."""
    changed: dict[str, Any] = {}
    for name, there in IN_MORAVIA._asdict().items():
        usual, own = getattr(ENGINEER, name), getattr(weights, name)
        if name == "newcomers":
            changed[name] = tuple(each * new / old for each, old, new in zip(own, usual, there, strict=True))
        elif there != usual:
            changed[name] = own * there / usual
    return weights._replace(**changed)
