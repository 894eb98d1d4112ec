"""Incomes in bulk: equal to the single search on every changed board, compiled and uncompiled (VIII.8)."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from cz18.board.network import Network, values
from cz18.board.track import fits
from cz18.routes import bulk
from cz18.routes.bulk import BoardChange, best_incomes
from cz18.routes.runs import BOOK, GAMES_18XX, Counting, RunView, TrainSpec
from cz18.routes.search import best_runs
from tests.conftest import RandomCases
from tests.routes.cases import small_cases
from tests.routes.drawn import in_a_row, view
from tests.routes.kernels import uncompiled
from tests.routes.made import Made, stress_set
from tests.routes.positions import has_real_game, real_positions, recorded_positions

SHORT, FULL = 400, 10_000
CHANGES = 8
"""Boards tried for each position."""
STEP = 25
"""A default run tests every n-th recorded position."""


@pytest.fixture(params=["as installed", "uncompiled"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both implementations, each starting with an empty cache."""
    bulk.forget()
    if request.param == "uncompiled":
        monkeypatch.setattr(bulk, "_compiled", False)
    return str(request.param)


def changes_of(net: Network, rng: random.Random, count: int) -> Iterator[BoardChange]:
    """Tiles laid, promoted or removed anywhere, on some boards with other stations."""
    for _ in range(count):
        hex_ = rng.randrange(len(net.laid))
        lying = net.laid[hex_]
        code = rng.choice((lying, 0, *fits(net.map, hex_, lying), *fits(net.map, hex_, 0)))
        if rng.random() < 0.7:
            yield BoardChange(hex_, code)
            continue
        cities = [one.id for one in changed(net, BoardChange(hex_, code)).locations() if one.slots]
        rng.shuffle(cities)
        own = rng.randint(0, 3)
        yield BoardChange(hex_, code, frozenset(cities[:own]), frozenset(cities[own : own + 2]))


def changed(net: Network, change: BoardChange) -> Network:
    """The board with the change applied, built from scratch."""
    return Network(net.map, (*net.laid[: change.hex], change.code, *net.laid[change.hex + 1 :]))


def one_by_one(
    net: Network,
    view: RunView,
    trains: Iterable[TrainSpec],
    change: BoardChange,
    counting: Counting,
    budget: int | None,
) -> int:
    """The result of the single search on this board."""
    there, fleet = changed(net, change), list(trains)
    own = view.own if change.own is None else frozenset(change.own)
    blocked = view.blocked if change.own is None else frozenset(change.blocked) - own
    seen = view._replace(own=own, blocked=blocked, values=values(there, view.red))
    return best_runs(there, seen, fleet, counting=counting, budget=budget).total


def assert_equal(case: Made, seed: object, counting: Counting = BOOK, budget: int | None = None) -> int:
    """Check that bulk and single search agree on boards drawn with this seed. Returns the number of boards."""
    net, view = case.network, case.view
    changes = list(changes_of(net, random.Random(f"bulk {seed}"), CHANGES))
    fleets = [case.trains, case.trains[:1]]
    found = best_incomes(net, view, fleets, changes, counting=counting, budget=budget)
    for change, incomes in zip(changes, found, strict=True):
        single = tuple(one_by_one(net, view, trains, change, counting, budget) for trains in fleets)
        assert incomes == single, (case.name, change)
    return len(changes)


def assert_equal_on_random_boards(first: int, boards: int, cases: RandomCases) -> None:
    done = 0
    for seed, case in enumerate(small_cases(first, boards // CHANGES)):
        done += assert_equal(case, first + seed, GAMES_18XX if seed % 3 == 0 else BOOK)
    cases.add("routes: changed boards, bulk against single", done)


@pytest.mark.rule("VIII.8-06")
def test_on_random_boards_each_income_is_that_of_the_single_search(way: str, random_cases: RandomCases) -> None:
    """Tiles anywhere, stations anywhere, all kinds of trains, both arithmetics."""
    assert_equal_on_random_boards(20_000, SHORT, random_cases)


@pytest.mark.full
@pytest.mark.rule("VIII.8-06")
def test_on_all_random_boards_each_income_is_that_of_the_single_search(
    way: str, random_cases: RandomCases
) -> None:
    """The same on ten thousand boards."""
    assert_equal_on_random_boards(30_000, FULL, random_cases)


def test_on_crowded_boards_too(way: str) -> None:
    """Up to a hundred tiles, several E-trains, more track than 64 bits can represent."""
    for seed, case in enumerate(stress_set(5)):
        assert_equal(case, seed)


def recorded(step: int) -> Iterator[Made]:
    positions = list(recorded_positions())
    if has_real_game():
        positions += real_positions()
    for position in positions[::step]:
        yield Made(position.name, position.network(), position.view(), position.trains())


@pytest.mark.rule("VIII.8-06")
def test_on_recorded_positions_each_income_is_that_of_the_single_search(way: str, full_run: bool) -> None:
    """The unchanged position and changes of it; every position with --full, some by default."""
    for case in recorded(1 if full_run else STEP):
        net, view = case.network, case.view
        as_it_lies = BoardChange(0, net.laid[0])
        assert best_incomes(net, view, [case.trains], [as_it_lies]) == [(best_runs(net, view, case.trains).total,)]
        assert_equal(case, case.name)


def test_a_budget_stops_the_search_where_it_stops_a_single_one(way: str) -> None:
    """The same nodes in the same order: even with too few of them the incomes are equal."""
    for seed, case in enumerate(stress_set(3)):
        assert_equal(case, seed, budget=40)


def test_known_incomes_are_not_searched_again(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile out of range changes nothing, and a known graph is recognized on any board."""
    searched = []
    best = bulk.Search.best
    monkeypatch.setattr(bulk.Search, "best", lambda *given: searched.append(1) or best(*given))
    net = in_a_row("c20 t10 -- -- c30 t10")
    seen = view(net, own=["A1"])
    trains = (TrainSpec("2", 2, 2),)
    far = [BoardChange(hex_, 0) for hex_ in (4, 5)]
    assert best_incomes(net, seen, [trains], far) == [(30,), (30,)]
    assert best_incomes(net, seen, [trains], [BoardChange(1, 0)]) == [(0,)]
    assert len(searched) == 1


@pytest.mark.parametrize("cython_installed", [True, False])
def test_the_kernel_file_gives_the_same_incomes_uncompiled(
    cython_installed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its source, run as plain Python with or without Cython."""
    if not cython_installed:
        monkeypatch.setitem(sys.modules, "cython", None)
    kernel: Any = uncompiled("_kernel_bulk")
    monkeypatch.setattr(bulk, "_kernel_bulk", kernel)
    monkeypatch.setattr(bulk, "_compiled", True)
    bulk.forget()
    for seed, case in enumerate(small_cases(400, 12)):
        assert_equal(case, seed)


def test_the_cache_of_incomes_is_limited(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory does not grow with the number of queries."""
    monkeypatch.setattr(bulk, "MOST_KNOWN", 20)
    for seed, case in enumerate(small_cases(500, 30)):
        assert_equal(case, seed)
        assert sum(map(len, bulk._incomes.values())) <= 20 + 2 * (CHANGES + 1)


def test_no_trains_earn_nothing(way: str) -> None:
    """No trains earn 0, and an empty list of fleets returns an empty list."""
    net = in_a_row("c20 t10")
    seen = view(net, own=["A1"])
    change = BoardChange(0, net.laid[0])
    assert best_incomes(net, seen, [()], [change]) == [(0,)]
    assert best_incomes(net, seen, [], [change]) == [()]
    assert best_incomes(net, seen, [(), (TrainSpec("2", 2, 2),)], [change]) == [(0, 30)]
    assert best_incomes(net, seen, [(TrainSpec("2", 2, 2),)], []) == []
