"""The best run as a constraint model for OR-Tools CP-SAT: an independent check on small cases.

Each train walks one circuit through a depot, the locations of its route and the sides it crosses, each side split
by direction. Nodes left out of the circuit carry a loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ortools.sat.python import cp_model

from cz18.facts.maps import Map
from cz18.facts.tiles import TILES
from cz18.routes.runs import RunView, TrainSpec
from tests.routes.exhaustive import paths_on


def best_income(
    board: Map, laid: Sequence[int], view: RunView, terminal: frozenset[int], trains: Sequence[TrainSpec]
) -> int:
    """The highest income by the book's arithmetic, proved optimal by the solver."""
    model = cp_model.CpModel()
    crossings: dict[frozenset[tuple[int, int]], list[Any]] = {}
    incomes = [_train(model, board, laid, view, terminal, train, crossings) for train in trains]
    for literals in crossings.values():
        model.add_at_most_one(literals)
    model.maximize(sum(incomes))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    status = solver.solve(model)
    assert status == cp_model.OPTIMAL, solver.status_name(status)
    return round(solver.objective_value)


def _train(
    model: cp_model.CpModel,
    board: Map,
    laid: Sequence[int],
    view: RunView,
    terminal: frozenset[int],
    train: TrainSpec,
    crossings: dict[frozenset[tuple[int, int]], list[Any]],
) -> Any:
    tracks = [paths_on(board, laid, hex_) for hex_ in range(len(board.hexes))]
    numbers: dict[Any, int] = {"depot": 0}

    def node(key: Any) -> int:
        return numbers.setdefault(key, len(numbers))

    def over(hex_: int, edge: int) -> tuple[str, int, int] | None:
        """The crossing out of this hex, if track goes on at the other side."""
        there = board.hexes[hex_].neighbours[edge]
        if there is None or not any(f"e{(edge + 3) % 6}" in path for path in tracks[there]):
            return None
        return "over", hex_, edge

    arcs: list[tuple[Any, Any]] = []
    locations: dict[int, None] = {}
    for hex_, paths in enumerate(tracks):
        for one, two in paths:
            edge = int(one[1:])
            out = over(hex_, edge)
            if two[0] == "l":
                here = hex_ * 4 + int(two[1:])
                locations[here] = None
                if out:
                    arcs.append((here, out))
                    back = board.hexes[hex_].neighbours[edge]
                    assert back is not None
                    arcs.append((("over", back, (edge + 3) % 6), here))
            else:
                other = int(two[1:])
                for come, go in ((edge, other), (other, edge)):
                    goes_on, source = over(hex_, go), board.hexes[hex_].neighbours[come]
                    if goes_on and source is not None and over(hex_, come):
                        arcs.append((("over", source, (come + 3) % 6), goes_on))
    literals: list[tuple[int, int, Any]] = []
    for one_node, two_node in arcs:
        literals.append((node(one_node), node(two_node), model.new_bool_var("")))
    start = {each: model.new_bool_var("") for each in locations}
    end = {each: model.new_bool_var("") for each in locations}
    for each in locations:
        literals.append((0, node(each), start[each]))
        literals.append((node(each), 0, end[each]))
        model.add_at_most_one(start[each], end[each])
    used: dict[Any, Any] = {}
    for key, number in numbers.items():
        left_out = model.new_bool_var("")
        literals.append((number, number, left_out))
        used[key] = left_out.negated()
    model.add_circuit(literals)
    for key in numbers:
        model.add_implication(used[key], used["depot"])  # no closed loop without ends
    # A side is crossed in one direction at most, by at most one of the trains that may not share track.
    for key in numbers:
        if isinstance(key, tuple):
            _, hex_, edge = key
            other = board.hexes[hex_].neighbours[edge]
            assert other is not None
            side = frozenset({(hex_, edge), (other, (edge + 3) % 6)})
            owner = side if not train.may_share_track else frozenset({*side, (-1, id(train))})
            crossings.setdefault(owner, []).append(used[key])
    groups: dict[str, list[Any]] = {}
    cities: list[Any] = []
    counted: list[Any] = []
    earned: list[Any] = []
    for each in locations:
        code = laid[each // 4]
        holder = TILES[(code - 1) // 6] if code else board.hexes[each // 4]
        town = each % 4 >= len(holder.cities)
        visited = used[each]
        if not town:
            cities.append(visited)
            group = holder.cities[each % 4].group
            if group:
                groups.setdefault(group, []).append(visited)
        if each in terminal or each in view.blocked:
            model.add_bool_or(start[each], end[each], visited.negated())
        counts = visited
        if town and train.skips_towns:
            counts = model.new_bool_var("")
            model.add_implication(counts, visited)
        counted.append(counts)
        worth = view.values[each] + (view.bonuses.get(each, 0) if train.red_bonus else 0)
        earned.append(worth * counts)
    for members in groups.values():
        model.add_at_most_one(members)
    model.add(sum(counted) <= train.locations)
    model.add(sum(cities) <= train.cities_max)
    stations = [used[each] for each in locations if each in view.own]
    model.add_bool_or(*stations, used["depot"].negated())
    return sum(earned)
