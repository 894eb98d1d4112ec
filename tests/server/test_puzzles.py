"""Puzzles: the stored answers are the engine's, and the API accepts exactly the right ones."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from server.helpers import Served, refused

from cz18.contract.encoding import encode_action
from cz18.lessons.puzzles import Puzzle, engine_answer, game_of, puzzles, state_of
from cz18.rules.actions import LayTile
from cz18.rules.asking.preview import previews
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.engine import is_over
from cz18.rules.game import replay
from cz18.rules.options import Options
from cz18.rules.scoring import result

SEED = 38
KINDS = ("run", "tile", "scrap", "score")


def right_answer(puzzle: Puzzle) -> dict[str, Any]:
    """An answer found by other means than the check of the server where there are any."""
    state = state_of(puzzle.game, puzzle.position)
    if puzzle.kind == "run":
        best = best_runs(state, puzzle.company)
        return {"routes": [{"train": route.train, "hexes": list(route.hexes)} for route in best.routes]}
    if puzzle.kind == "tile":
        found = [one for one in previews(state) if isinstance(one.action, LayTile) and one.after == puzzle.answer]
        return {"action": encode_action(found[0].action)}
    if puzzle.kind == "scrap":
        return dict(puzzle.answer)
    return {"amount": puzzle.answer}


def wrong_answer(puzzle: Puzzle) -> dict[str, Any]:
    state = state_of(puzzle.game, puzzle.position)
    if puzzle.kind == "run":
        return {"routes": []}
    if puzzle.kind == "tile":
        worst = min((one for one in previews(state) if isinstance(one.action, LayTile)), key=lambda one: one.after)
        return {"action": encode_action(worst.action)}
    if puzzle.kind == "scrap":
        return {"trains": [], "companies": []}
    return {"amount": puzzle.answer + 10}


def test_there_are_enough_puzzles() -> None:
    """At least 60, of every kind in every level, and no two alike."""
    known = puzzles().values()
    assert len(known) >= 60
    assert {(one.kind, one.level) for one in known} == {(kind, level) for kind in KINDS for level in (1, 2, 3)}
    assert len({(one.kind, one.game, one.position, json.dumps(one.about)) for one in known}) == len(known)


def test_puzzles_come_from_simulated_and_recorded_games() -> None:
    """Also of recorded games the stored answer is the rulebook's, although those follow another site's rules."""
    recorded = [one for one in puzzles().values() if game_of(one.game).options != Options()]
    assert {one.kind for one in recorded} == set(KINDS)
    assert len(recorded) < len(puzzles()) - 60
    for puzzle in random.Random(SEED).sample(recorded, 6):
        by_the_book = state_of(puzzle.game, puzzle.position)._replace(options=Options())
        assert engine_answer(puzzle.kind, by_the_book, puzzle.about) == puzzle.answer, puzzle.id


def test_stored_answers_are_the_engines(full_run: bool, random_cases: Any) -> None:
    """Recomputed: some of them, in a full run all."""
    chosen = list(puzzles().values())
    if not full_run:
        chosen = random.Random(SEED).sample(chosen, 24)
    for puzzle in chosen:
        state = state_of(puzzle.game, puzzle.position)
        assert engine_answer(puzzle.kind, state, puzzle.about) == puzzle.answer, puzzle.id
        if puzzle.kind == "tile":
            best = [
                one for one in previews(state) if isinstance(one.action, LayTile) and one.after == puzzle.answer
            ]
            assert len(best) == 1, puzzle.id
        if puzzle.kind == "score":
            end = replay(game_of(puzzle.game))
            assert is_over(end) and result(end)[puzzle.about["seat"]] == puzzle.answer, puzzle.id
    random_cases.add("puzzles", len(chosen))


@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_checked(kind: str, shared_server: Served, full_run: bool) -> None:
    """The right answer is right, a wrong one is not; the puzzle itself does not contain the answer."""
    client = shared_server.client()
    listed = client.get("/api/puzzles")["puzzles"]
    assert [one["id"] for one in listed] == list(puzzles())
    for puzzle in [one for one in puzzles().values() if one.kind == kind][:: 1 if full_run else 9]:
        asked = client.get(f"/api/puzzles/{puzzle.id}")
        assert (asked["kind"], asked["level"], asked["about"]) == (kind, puzzle.level, puzzle.about)
        assert "answer" not in asked
        assert {choice["type"] for choice in asked["position"]["choices"]} == (
            {"LayTile"} if kind == "tile" else set()
        )
        if kind == "score":
            assert str(puzzle.answer) not in json.dumps(asked["position"]["players"])
        right = client.post(f"/api/puzzles/{puzzle.id}", {"answer": right_answer(puzzle)})
        assert right["right"], puzzle.id
        assert not client.post(f"/api/puzzles/{puzzle.id}", {"answer": wrong_answer(puzzle)})["right"]
        if kind == "score":
            assert sum(item["amount"] for item in right["items"]) == puzzle.answer
        elif kind != "scrap":
            assert right["amount"] == right["run"]["total"] == right["yours"] == puzzle.answer


def test_a_run_that_is_not_allowed_has_a_reason(shared_server: Served) -> None:
    puzzle = next(one for one in puzzles().values() if one.kind == "run")
    routes = right_answer(puzzle)["routes"]
    routes[0]["hexes"] = routes[0]["hexes"][:1] * 2
    found = shared_server.client().post(f"/api/puzzles/{puzzle.id}", {"answer": {"routes": routes}})
    assert not found["right"] and found["refusal"]["section"] == "VIII.7" and "yours" not in found


@pytest.mark.parametrize(
    ("kind", "answer", "field"),
    [
        ("run", {}, "answer.routes"),
        ("run", {"routes": [{"train": 1}]}, "answer.routes"),
        ("tile", {"action": 3}, "answer.action"),
        ("tile", {"action": {"hex": "A1"}}, "answer."),
        ("scrap", {"trains": [1], "companies": []}, "answer.trains"),
        ("score", {"amount": "12"}, "answer.amount"),
        ("score", {"amount": True}, "answer.amount"),
    ],
)
def test_a_malformed_answer_is_refused(
    kind: str, answer: dict[str, Any], field: str, shared_server: Served
) -> None:
    fault = refused(shared_server.client().post, f"/api/puzzles/{kind}-1", {"answer": answer})
    assert fault.status == 400 and fault.body["field"].startswith(field)


def test_an_unknown_puzzle_is_not_found(shared_server: Served) -> None:
    assert refused(shared_server.client().get, "/api/puzzles/none").status == 404
    assert refused(shared_server.client().post, "/api/puzzles/none", {"answer": {}}).status == 404
