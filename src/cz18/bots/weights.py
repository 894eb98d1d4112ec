"""What a player makes of his reckoning: how far he trusts others, how keen he is on founding, how readily he sells.

All numbers in which players differ stand here; the modules that value shares, trains and companies ask for them. They
were found by play: see docs/bots.md.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The Engineer's, unless said otherwise."""

    trust: float = 0.75
    """How far a gain counts that somebody else directs."""
    control: float = 0.15
    """What a K of the capital of a new company is worth to its Director beside his shares."""
    burden: float = 80
    """What each company beyond two costs its Director."""
    office: float = 0.5
    """What a K of the treasury is worth to a Director who could lose his office."""
    hesitation: float = 1.25
    """So many times a loss counts that is made for a gain elsewhere."""
    own_hesitation: float = 1.75
    """The same, for shares of a company one directs."""
    exchange: float = 40
    """What a plan with sales must gain beyond one without: guesses are not that sure."""
    reinvested: float = 0.10
    """What a K in a player's hand earns in a round, if there is still a stock round to come."""
    newcomers: tuple[float, float, float] = (0.8, 0.8, 0.8)
    """How far a guess about a company without trains is trusted: a small, a medium, a large one."""
    as_usual: float = 0.9
    """How far the usual income is trusted for a company that has yet to buy the trains for it."""
    rank: float = 0.5
    """How far a company that earns more or less than usual today will do so later (0 not at all, 1 fully)."""
    fading: float = 0.3
    """How much less a shortage of money counts for each round it is still away."""
    most_kept: int = 2
    """So many incomes are expected to be kept for a train at most."""
    next_train: float = 0.8
    """How far the income with the next train is trusted, once the last one is scrapped."""
    idle_treasury: float = 0.3
    """What a K left in a treasury is worth to the Director: it can still buy trains, local railways, companies."""
    others_dividend: float = 0.2
    """What a K of a dividend to others counts against one's own."""
    spite: float = 0.15
    """What a K counts that a rival's company loses with a scrapped train."""
    envy: float = 0.3
    """What a K paid to others for an acquired company counts against one's own."""
    jealousy: float = 0.4
    """How far a tile counts against a builder by what it does for the rival who gains most from it."""
    room_made: float = 15
    """What a certificate less is worth when a company is acquired."""
    worth_acquiring: float = 20
    """The gain an acquisition must promise."""
    room_for_railway: float = 14
    """What a local railway costs in a round by the certificate it takes."""
    prudence: float = 1.0
    """Money is kept for the trains of companies whose last one lives no longer than so many rounds."""


ENGINEER = Weights()
TYCOON = Weights(others_dividend=0.0, spite=0.0, envy=0.1, jealousy=0.1)
"""He minds little what others gain by what he does."""
