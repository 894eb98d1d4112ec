"""The random player: legal, reproducible, and with styles that differ measurably."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from conftest import RandomCases

from cz18.bots.random_bot import STYLES, Played, RandomBot, names_for, play_random_game
from cz18.rules.actions import (
    LayTile,
    OfferAcquisition,
    Pass,
    PriceRange,
    RepayDebt,
    SellShares,
    StartCompany,
    Withhold,
)
from cz18.rules.engine import check, decision, is_over
from cz18.rules.events import CompanyAcquired, LoanTaken, TileLaid
from cz18.rules.game import replay
from cz18.rules.setup import new_game


@pytest.mark.parametrize("style", sorted(STYLES))
def test_every_style_plays_legally_to_the_end(style: str, random_cases: RandomCases) -> None:
    """`check` accepts every action, the deciding player makes it, and the log replays."""

    def watch(step: Played) -> None:
        assert check(step.before, step.action) is None

    game, state = play_random_game(3, 4, (style,), watch)
    assert is_over(state)
    assert replay(game) == state
    random_cases.add("random games", 1)


def test_the_same_seed_gives_the_same_game() -> None:
    """The result depends only on the arguments."""
    styles = tuple(STYLES)
    assert play_random_game(4, 9, styles) == play_random_game(4, 9, styles)
    assert play_random_game(4, 9, styles)[0].actions != play_random_game(4, 10, styles)[0].actions


def happened(style: str, kind: type, games: int = 4) -> int:
    """How often an event of this kind occurs when all players use this style."""
    count: Counter[type] = Counter()
    for seed in range(games):
        play_random_game(4, seed, (style,), lambda step: count.update(type(event) for event in step.events))
    return count[kind]


@pytest.mark.parametrize(
    ("style", "kind"), [("builder", TileLaid), ("acquirer", CompanyAcquired), ("pauper", LoanTaken)], ids=str
)
def test_a_style_has_its_preference(style: str, kind: type) -> None:
    """Builders lay more track, acquirers acquire more, paupers borrow more than balanced players."""
    assert happened(style, kind) > happened("balanced", kind)


def test_a_price_range_becomes_a_price() -> None:
    """A price within the range, both ends included; the style determines which part of the range."""
    state = new_game(names_for(3), seed=1)
    rng = Random(3)
    offer = OfferAcquisition("BN", "MW", PriceRange(10, 12))
    prices = {RandomBot().decide(state, [offer], rng).price for _ in range(200)}  # type: ignore[union-attr]
    assert prices == {10, 11, 12}
    dear = {RandomBot("pauper").decide(state, [offer], rng).price for _ in range(200)}  # type: ignore[union-attr]
    assert min(dear) > 10
    paid = {RandomBot().decide(state, [RepayDebt(0, PriceRange(1, 3))], rng).amount for _ in range(200)}  # type: ignore[union-attr]
    assert paid == {1, 2, 3}


def test_the_type_is_drawn_before_the_action() -> None:
    """A hundred tiles do not crowd out a single choice of another type."""
    state = new_game(names_for(3), seed=1)
    rng = Random(5)
    tiles = [LayTile("MW", "G19", "57", number % 6) for number in range(1000)]
    drawn = Counter(type(RandomBot().decide(state, [*tiles, Withhold("MW")], rng)) for _ in range(300))
    assert drawn[Withhold] > 20


def test_preferences_of_a_style() -> None:
    """A founder starts at the lowest price, a buyer at the highest, a trader sells all he can."""
    state = new_game(names_for(3), seed=1)
    rng = Random(6)
    starts = [StartCompany(0, "MW", price) for price in (50, 55, 60)]
    assert RandomBot("founder").decide(state, starts, rng) == starts[0]
    assert RandomBot("buyer").decide(state, starts, rng) == starts[-1]
    sales = [SellShares(0, "MW", count) for count in (1, 2)]
    assert RandomBot("trader").decide(state, sales, rng) == sales[-1]


def test_names() -> None:
    """As many names as players, all different."""
    assert len(set(names_for(9))) == 9
    assert names_for(0) == ()


def test_the_style_of_the_deciding_player_is_used() -> None:
    """The style used is that of the player who decides."""
    calls: list[int] = []

    def watch(step: Played) -> None:
        due = decision(step.before)
        assert due is not None
        if isinstance(step.action, Pass):
            assert step.action.player == due.player
            calls.append(due.player)

    play_random_game(3, 2, ("balanced", "trader"), watch)
    assert set(calls) == {0, 1, 2}
