"""Actions as integers: every legal action has one index, and every legal index is one action."""

from __future__ import annotations

from random import Random

import pytest

from cz18 import PriceRange, apply_unchecked, check, concrete, legal_actions, new_game
from cz18.bots.random_bot import names_for, play_random_game
from cz18.research.encoding import Encoding, encoding_of
from cz18.rules.asking.prices import range_of
from cz18.rules.game import beginning_of
from tests.research.playing import TABLES, random_episode


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_mask_and_list_agree_and_every_index_round_trips(board: str, players: int, full_run: bool) -> None:
    """In random games: as many ones as legal actions with price steps; index -> action -> index is the identity."""
    encoding = encoding_of(board)
    for seed in range(20 if full_run else 1):
        for episode in random_episode(board, players, seed):
            state, legal = episode.state, episode.legal
            free = [range_of(action) for action in legal_actions(state, ranges=True)]
            assert len(legal) == sum(1 if each is None else len(encoding.price_steps(each)) for each in free)
            assert encoding.mask(state).nonzero()[0].tolist() == sorted(legal)
            for index in sorted(legal)[:: max(1, len(legal) // 5)]:
                assert encoding.encode(state, legal[index]) == index
                assert encoding.decode(state, index) == legal[index]
                assert check(state, legal[index]) is None


@pytest.mark.parametrize("board", ["standard", "bohemia", "moravia_silesia"])
@pytest.mark.parametrize("style", ["acquirer", "pauper", "trader"])
def test_games_of_other_styles_are_covered_too(board: str, style: str, full_run: bool) -> None:
    """Acquisitions, debts, powers and deals: every action a bot chooses has an index that decodes to it."""
    encoding, players = encoding_of(board), {"standard": 4}.get(board, 2)
    game, _ = play_random_game(players, seed=3, styles=(style,), board=board)
    state = beginning_of(game)
    for number, action in enumerate(game.actions):
        if number % (1 if full_run else 7) == 0:
            index = encoding.encode(state, action)
            found = encoding.decode(state, index)
            assert type(found) is type(action)
            assert range_of(action) is None and (found == action or encoding.label(index).fields)
        state, _ = apply_unchecked(state, action)


def test_a_price_between_two_steps_is_rounded_to_the_nearer_one() -> None:
    encoding = encoding_of("moravia_silesia")
    state = new_game(names_for(2), board="moravia_silesia", seed=1)
    opening = legal_actions(state, ranges=True)[0]
    free = range_of(opening)
    assert free is not None
    steps = encoding.price_steps(free)
    assert [steps[0], steps[encoding.prices - 1]] == [free.low, free.high]
    for action in (concrete([opening], Random(seed))[0] for seed in range(20)):
        price = action.bid  # type: ignore[union-attr]
        assert isinstance(price, int)
        found = encoding.decode(state, encoding.encode(state, action)).bid  # type: ignore[union-attr]
        assert abs(found - price) == min(abs(step - price) for step in steps.values())


def test_narrow_ranges_have_each_price_once() -> None:
    encoding = encoding_of("bohemia")
    assert encoding.price_steps(PriceRange(7, 7)) == {0: 7}
    assert list(encoding.price_steps(PriceRange(1, 3)).values()) == [1, 2, 3]


def test_an_illegal_index_is_reported() -> None:
    encoding = encoding_of("standard")
    state = new_game(names_for(3), seed=1)
    with pytest.raises(ValueError, match="Run is not legal now"):
        encoding.decode(state, encoding.blocks["Run"].start)
    with pytest.raises(ValueError, match="no such index"):
        encoding.decode(state, encoding.size)
    with pytest.raises(ValueError, match="not legal"):
        encoding.encode(state, legal_actions(new_game(names_for(3), seed=2))[0])


def test_blocks_cover_all_indexes_in_order() -> None:
    encoding = encoding_of("standard")
    covered = [index for block in encoding.blocks.values() for index in block]
    assert covered == list(range(encoding.size))
    assert all(encoding.label(block.start).kind == kind for kind, block in encoding.blocks.items())
    with pytest.raises(ValueError, match="prices"):
        Encoding("standard", prices=1)
