"""Positions of recorded games are the same after JSON and text: the same state, choices, runs and worth."""

from __future__ import annotations

import json

import pytest
from positions.recorded_positions import SITE, TRANSCRIPTS, late, spread

from cz18.facts.companies import COMPANIES
from cz18.interop.formats.positions.answers import answers, begun, opened
from cz18.interop.formats.positions.reading import Position
from cz18.interop.formats.positions.text import position_from_text, position_to_text
from cz18.interop.formats.positions.writing import position_to_json, state_to_position
from cz18.rules.asking.plausible import faults
from cz18.rules.company_turn.runs import best_runs, has_run
from cz18.rules.engine import action_ranges
from cz18.rules.resuming import resumed
from cz18.rules.scoring import result
from cz18.rules.state import GameState


def _again(state: GameState, position: Position) -> GameState:
    return resumed(position.state)._replace(seed=state.seed, draws=state.draws)


def test_recorded_positions_are_the_same_after_json_and_text(full_run: bool) -> None:
    """Two hundred positions on all boards, under our rules and those of 18xx.games."""
    for paths in (TRANSCRIPTS, SITE if full_run else SITE[::4]):
        for state in spread(200 if full_run else 100, paths):
            data = json.loads(json.dumps(state_to_position(state)))
            text = position_to_text(Position(state, True))
            assert _again(state, opened(data)) == _again(state, position_from_text(text)) == state
            assert faults(opened(data).state) == [], text


def test_routes_worth_and_choices_are_equal() -> None:
    """The answers about the position are equal, not only the state."""
    for state in spread(14, TRANSCRIPTS):
        position = opened(state_to_position(state))
        found = answers(position)
        runs = {run["company"]: (run["total"], run["proven"]) for run in found["runs"]}
        running = [item for item in COMPANIES if runs.get(item.id)]
        assert len(running) >= sum(
            has_run(state, item.index) and any(one.company == item.index for one in state.stations)
            for item in COMPANIES
        )
        for item in running:
            assert runs[item.id] == (best_runs(state, item.id).total, True)
        assert [player["worth"] for player in found["view"]["players"]] == list(result(state))
        assert action_ranges(begun(position)) == action_ranges(state)


def test_a_text_fits_in_a_message() -> None:
    assert len(position_to_text(Position(late(), True))) < 2_000


@pytest.mark.parametrize("name", ["18CZ-1", "%41 50%", "a/b:c,d@e", "Ř <b>", " x "])
def test_any_name_is_the_same_after_the_text(name: str) -> None:
    state = late()
    named = state._replace(players=(state.players[0]._replace(name=name), *state.players[1:]))
    text = position_to_text(Position(named, True))
    for given in (text, f"https://example.org/#/companion/{text}"):
        assert opened(given).state.players == named.players


def test_only_map_stations_and_trains_are_needed_for_runs() -> None:
    """The players are left out, and the runs stay the same."""
    whole = state_to_position(late())
    bare = {name: whole[name] for name in ("format", "board", "phase", "tiles", "stations")}
    bare["companies"] = {
        name: {"trains": [train["face"] for train in company["trains"]]}
        for name, company in whole["companies"].items()
        if "trains" in company
    }
    position = opened(bare)
    found = answers(position)
    assert not found["whole"] and found["faults"] == [] and found["runs"]
    assert "players" not in found["position"]
    for run in found["runs"]:
        assert run["total"] == best_runs(late(), run["company"]).total
        assert "dividends" not in run
    assert opened(found["text"]) == opened(position_to_json(position)) == position


@pytest.mark.parametrize("company", ["Sx", "BN"])
def test_answers_about_a_company(company: str) -> None:
    """Purchases with what they scrap, acquisitions with their price range, dividends that add up."""
    found = answers(opened(state_to_position(late())), company)
    assert found["purchases"] and all("refusal" in one or "events" in one for one in found["purchases"])
    for one in found["acquisitions"]:
        assert 2 * one["low"] >= found["view"]["companies"][one["target"]]["price"] > one["low"] - 1
        assert one["units"] == sum(one["shares"])
    run = next(run for run in found["runs"] if run["company"] == company)
    assert sum(run["dividends"]) <= run["total"] + len(run["dividends"])
