"""Track plans: several tiles ahead, trains valued with the next tile, and the effect of a tile on rivals."""

from __future__ import annotations

from random import Random

import pytest

from cz18 import Action, GameState, apply, new_game
from cz18.bots import track_plans
from cz18.bots.base import Asked, as_seen, best
from cz18.bots.building import Lying, Site, as_next_turn, boards_after, tiles_at_hand, with_other_companies
from cz18.bots.forecast.basics import income_with, own_faces, parts
from cz18.bots.forecast.forecasts import Forecasts
from cz18.bots.roster import bot_named
from cz18.bots.search.policy import SearchPolicy
from cz18.bots.strategies import ENGINEER, TYCOON
from cz18.bots.strategy import Strategy
from cz18.bots.track_plans import NextTileIncomes, TrackPlan, weigh_plans
from cz18.rules.actions import BuyTrain, EndStep, LayTile
from cz18.rules.company_turn.boards import Board, as_it_is, with_it
from cz18.rules.draft import replaced
from cz18.rules.engine import action_ranges
from cz18.rules.state import NOBODY, CompanyStep, Step, Train

TWO = ("2", "2")


def before_the_first_tile() -> GameState:
    """A game of Apprentices where the first company is about to lay its first tile."""
    state, bot, rng = new_game(["Ann", "Bob", "Cid"], seed=3), bot_named("apprentice"), Random(3)
    while not at_step(state, Step.TRACK):
        state = apply(state, bot.decide(as_seen(state), action_ranges(state), rng))[0]
    return state


def at_step(state: GameState, step: Step) -> bool:
    due = state.pending[-1]
    return isinstance(due, CompanyStep) and due.step is step


def at_work(state: GameState) -> tuple[int, int]:
    """The operating company and its Director."""
    assert state.turn is not None
    company = state.turn.company
    return company, state.companies[company].director


def built_by(bot: Strategy, state: GameState, tiles: int) -> GameState:
    """The board after this many tiles of one company in consecutive turns."""
    company, player = at_work(state)
    for _ in range(tiles):
        if not at_step(state, Step.TRACK):
            state = as_next_turn(state, company)
        found = best(bot.reckon(Asked(state, "track", player, company, action_ranges(state), Random(1))))
        assert found is not None and isinstance(found.action, LayTile)
        state = apply(state, found.action)[0]
    return state


def test_a_board_key_depends_on_the_changed_hexes() -> None:
    """The same two tiles in either order have one key; every other board has another."""
    state = before_the_first_tile()
    company, _ = at_work(state)
    site = Site(state, company, ENGINEER.look_ahead)
    first = boards_after(state, company)[:8]
    keys: dict[Lying, set[tuple[object, ...]]] = {}
    boards: dict[tuple[object, ...], set[Lying]] = {}
    for place in (state, *(item.made() for item in first)):
        following = [as_it_is(place), *(item.board for item in boards_after(place, company))]
        taken_off = [Board(item.board.hex, 0, state.stations) for item in first]
        for board, key in zip([*following, *taken_off], site.lying(place, [*following, *taken_off]), strict=True):
            whole = (replaced(place.laid, board.hex, board.code), board.stations)
            keys.setdefault(key, set()).add(whole)
            boards.setdefault(whole, set()).add(key)
    assert len(boards) > 50
    assert all(len(found) == 1 for found in (*keys.values(), *boards.values()))


def test_three_tiles_make_two_runs() -> None:
    """Two tiles of the first turn and one of the second: a Tycoon plans them for two trains."""
    state = before_the_first_tile()
    company, _ = at_work(state)
    planned = income_with(built_by(TYCOON, state, 3), company, TWO)
    assert planned > income_with(built_by(TYCOON, state, 2), company, TWO) > 0
    assert planned >= 70


def test_every_plan_begins_with_a_legal_choice() -> None:
    """No plan is listed twice, and ending the step is one of them."""
    state = before_the_first_tile()
    company, player = at_work(state)
    choices = action_ranges(state)
    weighed = weigh_plans(state, company, choices, TYCOON.look_ahead, player, 0.1)
    actions = [item.action for item in weighed]
    assert set(actions) <= set(choices) and len(set(actions)) == len(actions)
    assert any(isinstance(action, EndStep) for action in actions)


def test_boards_of_the_next_turn_differ_by_one_tile() -> None:
    """Each differs from the present board on one hex, none is listed twice, and the resulting state has that
    board."""
    state = before_the_first_tile()
    company, _ = at_work(state)
    following = boards_after(state, company)
    assert len({(item.board.hex, item.board.code) for item in following}) == len(following) > 5
    for item in following:
        laid = item.made().laid
        changed = [at for at, tiles in enumerate(zip(laid, state.laid, strict=True)) if tiles[0] != tiles[1]]
        assert changed == [item.board.hex] and laid[item.board.hex] == item.board.code
    near = frozenset({following[0].board.hex})
    assert boards_after(state, company, near) == [item for item in following if item.board.hex in near]


def at_the_trains() -> GameState:
    """The same company with its two tiles laid, about to buy trains."""
    state, bot, rng = (
        built_by(TYCOON, before_the_first_tile(), 2),
        TYCOON.replace(search=SearchPolicy(nodes=60)),
        Random(1),
    )
    while not at_step(state, Step.TRAINS):
        state = apply(state, bot.decide(as_seen(state), action_ranges(state), rng))[0]
    return state


def test_a_train_is_valued_with_the_next_tile() -> None:
    """A second train earns nothing on the present board, but will once the next tile is laid."""
    state = at_the_trains()
    company, _ = at_work(state)
    today, soon = Forecasts(state), Forecasts(state, incomes=NextTileIncomes)
    assert today.income(company, TWO) == today.income(company, TWO[:1]) > 0
    assert soon.income(company, TWO) >= soon.income(company, TWO[:1]) + 30
    assert soon.income(company, ()) == 0
    idle = next(number for number, item in enumerate(state.companies) if number != company and item.director >= 0)
    assert soon.income(idle, TWO) == today.income(idle, TWO)


def test_a_tycoon_begins_with_two_trains() -> None:
    """The second one has no run yet, and will have one before it runs first."""
    state, bot, rng = at_the_trains(), bot_named("tycoon", 60), Random(1)
    company, _ = at_work(state)
    taken: list[Action] = []
    while at_step(state, Step.TRAINS) and at_work(state)[0] == company:
        action = bot.decide(as_seen(state), action_ranges(state), rng)
        taken.append(action)
        state = apply(state, action)[0]
    assert sum(isinstance(action, BuyTrain) for action in taken) == 2
    assert own_faces(state, company) == TWO


def test_a_tiles_benefit_to_a_rival_counts_against_it() -> None:
    """As far as the builder is jealous; his own part of the other company counts for it."""
    state = built_by(TYCOON, before_the_first_tile(), 1)
    company, player = at_work(state)
    home = next(item for item in state.stations if item.company == company)
    rival = next(number for number, item in enumerate(state.companies) if item.director not in (NOBODY, player))
    beside = state.companies[rival]._replace(trains=(Train("a", 1, "2"),))
    state = state._replace(
        stations=tuple(sorted((*state.stations, home._replace(company=rival)))),
        companies=(*state.companies[:rival], beside, *state.companies[rival + 1 :]),
    )
    tiles = [
        item.weighed
        for item in tiles_at_hand(state, company, action_ranges(state), Site(state, company, ENGINEER.look_ahead))
    ]
    mine, theirs = (parts(state, seat, at) for seat, at in ((player, company), (beside.director, rival)))
    assert mine > 0 and theirs > 0
    changed = 0
    for jealousy in (0.0, 0.2, 0.4):
        for plain, weighed in zip(
            tiles, with_other_companies(state, company, tiles, player, jealousy), strict=True
        ):
            assert isinstance(plain.action, LayTile)
            there = with_it(state, plain.action)[0]
            gain = income_with(there, rival, ("2",)) - income_with(state, rival, ("2",))
            changed += gain > 0
            assert weighed.score - plain.score == pytest.approx(-jealousy * theirs * gain / mine)
    assert changed


@pytest.mark.parametrize(("runs", "turns"), [(0, 0), (1, 0), (2, 1), (9, 3)])
def test_plans_go_as_far_as_the_look_ahead_but_not_beyond_the_last_run(
    monkeypatch: pytest.MonkeyPatch, runs: int, turns: int
) -> None:
    """A tile that would earn nothing before the end of the game is in no plan."""
    look_ahead = TYCOON.look_ahead._replace(turns=(0.9, 0.8, 0.6), boards=7)
    planned: list[tuple[float, int]] = []

    def carried_on(plans: list[TrackPlan], company: int, site: Site, weight: float, most: int) -> list[TrackPlan]:
        planned.append((weight, most))
        return plans

    monkeypatch.setattr(track_plans, "runs_to_come", lambda state, company: runs)
    monkeypatch.setattr(track_plans, "_carried_on", carried_on)
    state = before_the_first_tile()
    company, player = at_work(state)
    assert weigh_plans(state, company, action_ranges(state), look_ahead, player, 0.1)
    assert planned == [(weight, 7) for weight in look_ahead.turns[:turns]]
