"""VIII.8 on own boards: the search for the best run has a limit, and a run within it that is not proved is legal."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cz18._records import replace
from cz18.board.network import network
from cz18.facts.companies import COMPANY
from cz18.facts.maps import board_data, load_map, own_board
from cz18.interop.formats.codec import decode_action, encode_action
from cz18.interop.formats.save import load_game, save_game
from cz18.interop.words.notation import notate, parse
from cz18.interop.words.wording import sentence
from cz18.routes import search
from cz18.routes.route import Route
from cz18.rules.actions import Run
from cz18.rules.asking.outcome import runs_with
from cz18.rules.asking.preview import previews
from cz18.rules.company_turn.runs import OWN_BOARD_NODES, best_by_rules, best_runs
from cz18.rules.engine import action_ranges, apply, as_recorded, check, check_recorded, decision
from cz18.rules.events import TrainsRan
from cz18.rules.game import Game, NotReplayable, entries, replay
from cz18.rules.state import CompanyStep, GameState, Step
from cz18.session import Session

FILE = Path(__file__).parents[1] / "server" / "data" / "hostile-board.json.gz"
"""A game of bots on the board of `routes.hostile`, up to a run of an 8E. Two runs before it are not proved."""


@cache
def hostile_save() -> str:
    return gzip.decompress(FILE.read_bytes()).decode()


@cache
def hostile_game() -> tuple[Game, GameState]:
    return load_game(hostile_save())


MADE: list[search.Search] = []


class Counted(search.Search):
    """Searches that are counted, with their nodes."""

    def __init__(self, budget: int | None) -> None:
        super().__init__(budget)
        MADE.append(self)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[search.Search]]:
    """The searches made from here on, nothing being known from before."""
    state = hostile_game()[1]
    network(load_map(state.board), state.laid)._derived.clear()
    MADE.clear()
    monkeypatch.setattr(search, "Search", Counted)
    yield MADE


def run_of(state: GameState) -> Run:
    (run,) = [action for action in action_ranges(state) if isinstance(action, Run)]
    return run


@pytest.mark.rule("VIII.8-06")
def test_the_search_on_an_own_board_has_a_limit(searches: list[search.Search]) -> None:
    _, state = hostile_game()
    run = run_of(state)
    assert run.proven is False
    assert run.routes
    assert check(state, run) is None
    best = best_by_rules(state, COMPANY[run.company].index)
    assert not best.proven and best.nodes <= OWN_BOARD_NODES
    (one,) = searches  # asked three times, searched once
    assert one.budget == OWN_BOARD_NODES and one.nodes <= OWN_BOARD_NODES


@pytest.mark.rule("VIII.8-06")
def test_a_run_that_is_not_proved_is_recorded_as_such(searches: list[search.Search]) -> None:
    """The rules record it whatever the caller claims, and the event says so."""
    _, state = hostile_game()
    run = run_of(state)
    claimed = replace(run, proven=True)
    assert check(state, claimed) is None
    assert as_recorded(state, claimed) == run
    _, events = apply(state, claimed)
    (ran,) = [event for event in events if isinstance(event, TrainsRan)]
    assert ran.proven is False
    table = Session.of(hostile_game()[0])
    table.play(claimed)
    assert table.log.actions[-1] == run


@pytest.mark.rule("VIII.8-06")
def test_a_lower_run_is_refused_even_if_marked_unproven(searches: list[search.Search]) -> None:
    _, state = hostile_game()
    refusal = check(state, Run(run_of(state).company, (), proven=False))
    assert refusal is not None and refusal.code == "not_the_best_run"


@pytest.mark.rule("VIII.8-06")
def test_a_run_marked_unproven_is_refused_where_the_best_is_proven() -> None:
    """On a printed board, and on an own board where the limit is enough."""
    for board in ("standard", own_board({**board_data("standard"), "title": "as printed"}).name):
        state = _first_run(board)
        run = run_of(state)
        assert run.proven is True
        assert check(state, run) is None
        refusal = check(state, replace(run, proven=False))
        assert refusal is not None and refusal.code == "run_is_proven"
    assert load_map(board).source is not None
    printed = _first_run("standard")
    refusal = check_recorded(printed, replace(run_of(printed), proven=False))
    assert refusal is not None and refusal.code == "run_is_proven"


@cache
def _first_run(board: str) -> GameState:
    """The first run with a train in a game of bots."""
    from cz18.bots.random_bot import play_random_game

    game, _ = play_random_game(3, 11, board=board)
    for entry in entries(game):
        if isinstance(entry.action, Run) and entry.action.routes:
            return entry.before
    raise AssertionError("nobody ran")


@pytest.mark.rule("VIII.8-06")
def test_a_replay_accepts_a_run_that_was_not_proved_without_searching(searches: list[search.Search]) -> None:
    game, after = hostile_game()
    unproved = [entry for entry in entries(game) if isinstance(entry.action, Run) and not entry.action.proven]
    assert len(unproved) == 2
    searches.clear()
    for entry in unproved:
        assert check_recorded(entry.before, entry.action) is None
    assert searches == []
    assert replay(game) == after


@pytest.mark.rule("VIII.8-06")
def test_a_recorded_run_still_needs_allowed_routes() -> None:
    game, _ = hostile_game()
    data = json.loads(save_game(game))
    run = next(action for action in data["actions"] if action.get("proven") is False)
    run["routes"][0]["hexes"] = run["routes"][0]["hexes"][:1]
    with pytest.raises(NotReplayable):
        load_game(json.dumps(data))


@pytest.mark.rule("VIII.8-06")
def test_a_save_from_before_the_limit_opens() -> None:
    """Its runs say nothing of a proof; they are searched within the limit."""
    game, after = hostile_game()
    data = json.loads(save_game(game))
    for action in data["actions"]:
        action.pop("proven", None)
    assert load_game(json.dumps(data))[1] == after


def test_it_is_written_only_where_it_was_not_proved() -> None:
    _, state = hostile_game()
    run = run_of(state)
    assert encode_action(run)["proven"] is False
    assert "proven" not in encode_action(replace(run, proven=True))
    for each in (run, replace(run, proven=True)):
        assert decode_action(encode_action(each)) == each
        assert parse(state, notate(state, each)) == each
    assert notate(state, run).endswith(" without proof")


@pytest.mark.parametrize("language", ["en", "cs", "de", "pl", "zh"])
def test_unproven_runs_have_their_own_sentence(language: str) -> None:
    ran = TrainsRan("BCB", (Route("a1", ("E15", "D14")),), (50,), 50, proven=False)
    shown = sentence(ran, language)
    assert shown != sentence(replace(ran, proven=True), language)
    assert str(ran.income) in shown


@pytest.mark.rule("VIII.8-06")
def test_looking_ahead_has_a_limit(searches: list[search.Search]) -> None:
    """All tiles of a step together may use what one search may."""
    game, _ = hostile_game()
    state = next(
        entry.before
        for entry in reversed(list(entries(game)))
        if isinstance(entry.before.pending[-1], CompanyStep)
        and entry.before.pending[-1].step is Step.TRACK
        and any(
            train.face.endswith("E") for train in entry.before.companies[entry.before.pending[-1].company].trains
        )
    )
    from cz18.routes import bulk

    bulk.forget()
    searches.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bulk, "Search", Counted)
        found = previews(state)
    assert len(found) > 5
    assert sum(one.nodes for one in searches) <= OWN_BOARD_NODES
    assert not all(one.proven for one in found)
    searches.clear()
    due = decision(state)
    assert due is not None and due.company is not None
    runs_with(state, found[0].action, due.company)
    assert len(searches) <= 2 and all(one.budget == OWN_BOARD_NODES for one in searches)


def test_the_package_searches_without_a_limit_by_default(searches: list[search.Search]) -> None:
    state = _first_run(own_board({**board_data("standard"), "title": "as printed"}).name)
    due = decision(state)
    assert due is not None and due.company is not None
    searches.clear()
    assert best_runs(state, due.company).proven
    assert [one.budget for one in searches] == [search.NO_LIMIT]
