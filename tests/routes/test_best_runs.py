"""The best run (VIII.8) against slower, independent searches, on random and recorded positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from itertools import islice

import pytest

from cz18.board.network import terminals
from cz18.routes import plain, search
from cz18.routes.runs import (
    BOOK,
    GAMES_18XX,
    RECORDED,
    Counting,
    Problem,
    Route,
    ValuedRoute,
    ValuedRuns,
    value_route,
    value_runs,
)
from cz18.routes.search import FixedRunRefused, best_runs
from tests.conftest import REAL_GAME_MISSING, RandomCases
from tests.routes import cp_sat, exhaustive
from tests.routes.cases import a_case, small_cases
from tests.routes.kernels import uncompiled
from tests.routes.made import Made, stress_set
from tests.routes.positions import ROOT, Position, claimed, has_real_game, real_positions, recorded_positions

SHORT, FULL = 150, 5000
CP_SHORT, CP_FULL = 10, 60

real_game = pytest.mark.skipif(not has_real_game(), reason=REAL_GAME_MISSING)


def judged(case: Made, counting: Counting) -> int:
    net = case.network
    return exhaustive.best_income(net.map, net.laid, case.view, terminals(net), case.trains, counting.e_trains)


def assert_like_exhaustive(first: int, count: int, cases: RandomCases) -> None:
    for case in small_cases(first, count):
        for counting in (BOOK, GAMES_18XX):
            runs = best_runs(case.network, case.view, case.trains, counting=counting)
            assert runs.proven
            assert runs.total == judged(case, counting), (case.name, counting)
    cases.add("routes: small networks against exhaustive search", count)


@pytest.mark.rule("VIII.7-20", "VIII.8-02", "VIII.8-06", "R-088")
def test_best_run_is_that_of_exhaustive_search(random_cases: RandomCases) -> None:
    """No set of routes earns more, and the set found is allowed."""
    assert_like_exhaustive(0, SHORT, random_cases)


@pytest.mark.full
@pytest.mark.rule("VIII.8-06", "R-088")
def test_best_run_is_that_of_exhaustive_search_in_all_cases(random_cases: RandomCases) -> None:
    """The same on all small networks."""
    assert_like_exhaustive(SHORT, FULL - SHORT, random_cases)


def earning_cases() -> list[Made]:
    cases = (a_case(seed) for seed in range(10_000, 11_000))
    earning = (case for case in cases if best_runs(case.network, case.view, case.trains).total)
    return list(islice(earning, CP_FULL))


def assert_like_cp_sat(cases: list[Made]) -> None:
    for case in cases:
        net = case.network
        other = cp_sat.best_income(net.map, net.laid, case.view, terminals(net), case.trains)
        assert best_runs(net, case.view, case.trains).total == other, case.name


def test_best_run_is_that_of_a_constraint_solver(random_cases: RandomCases) -> None:
    """An independent model, solved to optimality by CP-SAT, finds the same income."""
    assert_like_cp_sat(earning_cases()[:CP_SHORT])
    random_cases.add("routes: small networks against CP-SAT", CP_SHORT)


@pytest.mark.full
def test_best_run_is_that_of_a_constraint_solver_in_all_cases(random_cases: RandomCases) -> None:
    """The same on more cases."""
    assert_like_cp_sat(earning_cases()[CP_SHORT:])
    random_cases.add("routes: small networks against CP-SAT", CP_FULL - CP_SHORT)


def assert_never_less(positions: Iterable[Position]) -> None:
    for position in positions:
        net, view, trains = position.network(), position.view(), position.trains()
        total = best_runs(net, view, trains).total
        for key in ("rules_best", "own_search"):
            assert total >= (position.known[key] or 0), (position.name, key)
        total = best_runs(net, view, trains, counting=GAMES_18XX).total
        assert total >= (position.known["best_revenue"] or 0), position.name


@pytest.mark.rule("VIII.8-06", "R-088")
def test_never_less_than_known_on_recorded_positions() -> None:
    """At each recorded run position the best run is at least as good as the best known one."""
    assert_never_less(recorded_positions())


@real_game
@pytest.mark.rule("VIII.8-06", "R-088")
def test_never_less_than_known_in_the_real_game() -> None:
    """The same for a game between people."""
    assert_never_less(real_positions())


def above_the_best(positions: Iterable[Position]) -> list[str]:
    """Runs recorded above the book's best; every route must earn its recorded income."""
    above = []
    for position in positions:
        net, view, trains = position.network(), position.view(), position.trains()
        routes = []
        free = list(trains)
        for _, hexes, revenue in claimed(position):
            train = next(each for each in free if earns(value_route(net, view, each, hexes, RECORDED), revenue))
            free.remove(train)
            routes.append(Route(train.id, hexes))
        valued = value_runs(net, view, trains, routes, RECORDED)
        assert isinstance(valued, ValuedRuns), position.name
        assert valued.total == position.known["recorded"], position.name
        if valued.total > best_runs(net, view, trains).total:
            above.append(position.name)
            by_the_book = value_runs(net, view, trains, routes)
            assert isinstance(by_the_book, Problem) and by_the_book.code == "praha_twice"
    return above


@pytest.mark.rule("VIII.8-01", "VIII.8-02", "R-088")
def test_recorded_runs_earn_what_was_recorded_and_never_more_than_the_best() -> None:
    """Every recorded route earns its recorded income, and no run beats the best one."""
    assert above_the_best(recorded_positions()) == []


@real_game
@pytest.mark.rule("R-080", "R-088")
def test_one_run_of_the_real_game_visits_praha_twice() -> None:
    """It is the only run above the best by the book, which refuses it."""
    assert above_the_best(real_positions()) == ["29247:345:ATE"]


def earns(result: object, revenue: int) -> bool:
    return isinstance(result, ValuedRoute) and result.income == revenue


AGREEMENT = """
import json
from tests.routes.cases import small_cases
from tests.routes.made import stress_set
from cz18.routes import search
from cz18.routes.runs import BOOK, GAMES_18XX
answers = [search._engine.__name__]
for case in [*small_cases(0, 50), *stress_set(3)]:
    for counting in (BOOK, GAMES_18XX) if case.tiles < 20 else (BOOK,):
        runs = search.best_runs(case.network, case.view, case.trains, counting=counting)
        answers.append([case.name, runs.total, runs.nodes, [[r.train, *r.hexes] for r in runs.routes]])
    runs = search.best_runs(case.network, case.view, case.trains, budget=40)
    answers.append([case.name, runs.total, runs.proven, runs.nodes, [[r.train, *r.hexes] for r in runs.routes]])
print(json.dumps(answers))
"""


def answers(pure: bool) -> list[object]:
    environment = {key: value for key, value in os.environ.items() if key != "CZ18_PURE"}
    if pure:
        environment["CZ18_PURE"] = "1"
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    run = subprocess.run(
        [sys.executable, "-c", AGREEMENT], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    result: list[object] = json.loads(run.stdout)
    return result


def test_same_runs_with_and_without_the_compiled_kernel() -> None:
    """Route by route, and with the same number of nodes, also when a budget runs out."""
    kernel, pure = answers(pure=False), answers(pure=True)
    assert pure[0] == "cz18.routes.plain"
    assert kernel[1:] == pure[1:]


@pytest.mark.parametrize("cython_installed", [True, False])
def test_the_kernel_files_give_the_same_runs_uncompiled(
    cython_installed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernels' source, run as plain Python with or without Cython, agrees with the plain search."""
    if not cython_installed:
        monkeypatch.setitem(sys.modules, "cython", None)
    kernel = uncompiled("_kernel")
    kernel.Joiner = uncompiled("_kernel_join").Joiner
    kernel.Pool = uncompiled("_kernel_join").Pool
    for case in small_cases(400, 25):
        for counting in (BOOK, GAMES_18XX):
            monkeypatch.setattr(search, "_engine", kernel)
            one = best_runs(case.network, case.view, case.trains, counting=counting)
            monkeypatch.setattr(search, "_engine", plain)
            assert best_runs(case.network, case.view, case.trains, counting=counting) == one, case.name


def test_a_found_run_is_allowed_and_earns_its_total() -> None:
    """The routes of an answer pass the check of claimed runs with the same total (VIII.7)."""
    for case in stress_set(20):
        runs = best_runs(case.network, case.view, case.trains)
        valued = value_runs(
            case.network, case.view, case.trains, [Route(each.train, each.hexes) for each in runs.routes]
        )
        assert isinstance(valued, ValuedRuns)
        assert valued.total == runs.total == sum(each.income for each in runs.routes)
        assert valued.routes == runs.routes


def test_fixed_routes_are_kept() -> None:
    """With the first train's route fixed, the others are optimized around it, and the total is no higher than
    without."""
    for case in stress_set(40):
        runs = best_runs(case.network, case.view, case.trains)
        for route in runs.routes:
            again = best_runs(case.network, case.view, case.trains, fixed=[Route(route.train, route.hexes)])
            assert route in again.routes
            assert again.total == runs.total


def test_a_poor_fixed_route_costs_income() -> None:
    """A fixed route is not improved: the total is that of exhaustive search on the remaining track."""
    tried = 0
    for case in small_cases(600, 120):
        net, view = case.network, case.view
        first, *others = [train for train in case.trains if not train.may_share_track] or [None]
        if first is None or not others:
            continue
        alone = best_runs(net, view, [first._replace(locations=2, cities_max=min(2, first.cities_max))])
        if not alone.routes:
            continue
        kept = alone.routes[0]
        runs = best_runs(net, view, [first, *others], fixed=[Route(first.id, kept.hexes)])
        ways = [
            trail
            for trail in exhaustive.trails(net.map, net.laid, view, terminals(net))
            if not any(kept.sides >> net.geometry.side[hex_ * 6 + edge] & 1 for hex_, edge in trail.halves)
        ]
        if len(others) == 1:
            rest = max(
                (exhaustive.income(net.map, net.laid, view, others[0], way, BOOK.e_trains) or 0 for way in ways),
                default=0,
            )
            fixed_value = next(route for route in runs.routes if route.train == first.id).income
            assert runs.total == fixed_value + rest, case.name
            tried += 1
    assert tried > 10


def test_a_fixed_route_that_is_not_allowed_is_refused() -> None:
    """The caller gets the reason."""
    case = stress_set(1)[0]
    with pytest.raises(FixedRunRefused) as refused:
        best_runs(case.network, case.view, case.trains, fixed=[Route("no such train", ("E11", "D12"))])
    assert refused.value.problem.code == "unknown_train"


def test_a_budget_gives_an_allowed_run_and_says_that_it_is_not_proved() -> None:
    """With few nodes the answer is an allowed run; with enough nodes it is the best one."""
    for case in stress_set(20):
        best = best_runs(case.network, case.view, case.trains)
        if best.nodes < 50:
            continue
        some = best_runs(case.network, case.view, case.trains, budget=20)
        assert not some.proven and some.total <= best.total and some.nodes <= 20
        enough = best_runs(case.network, case.view, case.trains, budget=best.nodes + 1)
        assert enough == best


def test_order_of_trains_does_not_change_the_income() -> None:
    """Trains are optimized jointly: the total does not depend on their order."""
    for case in stress_set(30):
        forward = best_runs(case.network, case.view, case.trains)
        backward = best_runs(case.network, case.view, case.trains[::-1])
        assert forward.total == backward.total
