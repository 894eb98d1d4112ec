"""A half-finished game continues from its position to the end: bots, saves, transcripts."""

from __future__ import annotations

import json

import pytest
from positions.recorded_positions import TRANSCRIPTS, late, late_json, turns_of

from cz18 import Session
from cz18.bots.arena.games import played
from cz18.interop.files import opened as opened_file
from cz18.interop.formats.positions.answers import NotPlayable, begun, opened
from cz18.interop.formats.positions.writing import state_to_position
from cz18.interop.formats.save import load_game, save_game
from cz18.interop.formats.transcript import read_transcript, transcript
from cz18.interop.games_18xx.errors import NotExportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.rules.asking.course import course
from cz18.rules.engine import is_over
from cz18.rules.game import replay
from cz18.rules.scoring import result
from cz18.rules.state import GameState


def _half(board: str) -> GameState:
    turns = turns_of(next(path for path in TRANSCRIPTS if path.name.startswith(board)))
    return turns[len(turns) // 2]


@pytest.mark.parametrize("board", ["standard-3", "bohemia", "moravia"])
def test_bots_continue_a_half_finished_game_to_its_end(board: str) -> None:
    """The save, the transcript and the history of the continued game are those of any game."""
    start = begun(opened(state_to_position(_half(board))), 7)
    game, _ = played(["apprentice"] * len(start.players), 7, start=start)
    after = replay(game)
    assert is_over(after) and len(game.actions) > 50
    assert load_game(save_game(game)) == (game, after)
    assert opened_file(json.loads(save_game(game))).game == game
    assert read_transcript(transcript(game)) == game
    history = course(game)
    assert [row[-1] for row in history["worth"]] == list(result(after))
    for account in history["earned"]:
        shares = sum(one["received"] + one["held"] - one["paid"] for one in account["shares"].values())
        railways = account["local_railways"]
        total = account["start"] + sum(account["dividends"].values()) + shares - account["penalty"]
        total += railways["income"] + railways["received"] + railways["held"] - railways["paid"]
        assert total - sum(account["added"].values()) == account["worth"]


def test_a_session_from_a_position() -> None:
    game = Session.from_position(late_json(), seed=5)
    assert game.state._replace(seed=0, draws=0) == late()._replace(seed=0, draws=0)
    events = game.play(game.legal[0])
    assert events and Session.load(game.save()).state == game.state
    assert Session.from_json(game.to_json()) == game
    assert opened(Session.from_position(late_json(), seed=5).position) == opened(late_json())


def test_an_impossible_position_cannot_be_continued() -> None:
    data = late_json()
    data["players"][0]["shares"]["kk"] = 9
    with pytest.raises(NotPlayable) as stop:
        Session.from_position(data)
    assert "too_many_shares" in [fault.code for fault in stop.value.faults]
    for round_ in ("pre-stock", "end"):
        with pytest.raises(NotPlayable):
            Session.from_position({**late_json(), "round": round_})


def test_the_site_has_no_such_games() -> None:
    with pytest.raises(NotExportable):
        export_game(Session.from_position(late_json(), seed=5).log)
