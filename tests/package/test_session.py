"""A session: the log and the state together."""

from __future__ import annotations

import pickle
import random
from copy import copy, deepcopy
from pathlib import Path

import pytest

from cz18 import Game, Malformed, NotUnderstood, OptionError, Refused, Session, replay, transcript
from cz18.rules.actions import BuyLocalRailway, Pass
from cz18.rules.game import NotReplayable

NAMES = ("Anna", "Bedřich", "Cyril")


def a_session(actions: int = 0, board: str = "standard") -> Session:
    game = Session(NAMES, board=board, seed=5)
    rng = random.Random(5)
    while len(game) < actions and not game.over:
        game.play(rng.choice(game.legal))
    return game


@pytest.mark.parametrize("board", ["standard", "moravia_silesia"])
def test_log_and_state_belong_together(board: str) -> None:
    """The state is what replaying the log gives; the entries lead from one to the next."""
    game = a_session(120, board)
    assert replay(game.log) == game.state
    assert Session.of(game.log) == game
    before = Session.of(game.log._replace(actions=())).state
    for number, entry in enumerate(game, start=1):
        assert (entry.number, entry.before) == (number, before)
        before = entry.after
    assert before == game.state and len(game) == len(game.log.actions) == game[-1].number


def test_lines_and_actions_are_played_alike() -> None:
    """An action and its line lead to the same state; the last action can be read."""
    game, other = a_session(), a_session()
    seat = game.decision.player if game.decision else -1
    name = NAMES[seat]
    assert game.play(f"{name} buys S1") == other.play(BuyLocalRailway(seat, "S1"))
    assert game == other and game.state == other.state
    assert game.last == f"{name} buys S1" and a_session().last == ""


def test_refused_actions_change_nothing() -> None:
    """A refused action and an invalid line do not change the session."""
    game = a_session(3)
    before = game.copy()
    wrong = Pass(7)
    refusal = game.check(wrong)
    assert refusal is not None
    with pytest.raises(Refused) as shown:
        game.play(wrong)
    assert shown.value.refusal == refusal and str(refusal) == str(shown.value)
    with pytest.raises(NotUnderstood):
        game.play("Anna dances")
    with pytest.raises(NotUnderstood):
        game.check("player 8 passes")
    assert game == before and game.state is before.state


def test_undo_and_copy() -> None:
    """Undo returns the last action and restores the state before it; a copy is independent."""
    game = a_session(30)
    other = copy(game)
    states = [entry.before for entry in game]
    assert other == game and other is not game
    for state in reversed(states):
        action = game.undo()
        assert game.state is state
        assert other[len(game)].action == action
    with pytest.raises(IndexError):
        game.undo()
    assert len(other) == 30 and other.legal and game.legal


def test_copies_of_every_kind_go_their_own_way() -> None:
    """Shallow and deep copies and pickles are equal and independent."""
    game = a_session(40)
    copies = [game.copy(), copy(game), deepcopy(game), pickle.loads(pickle.dumps(game))]
    for other in copies:
        assert other == game and other.state == game.state and [*other] == [*game]
        other.undo()
        other.play(other.legal[-1])
    assert len(game) == 40 and game.state == replay(game.log)


def test_a_long_game_can_be_copied_and_forgotten() -> None:
    """Neither a copy nor the end of a session recurses through the actions."""
    game = Session(NAMES, seed=5)
    rng = random.Random(5)
    log = game.log
    while len(game) < 300:
        game.play(rng.choice(game.legal))
    chain = game._chain
    assert chain is not None
    for _ in range(200_000):
        chain = chain, chain[1]
    game._chain = chain
    del chain
    other = deepcopy(game)
    del game, other  # no RecursionError, no crash
    assert log.actions == ()


def test_states_are_their_own_copies() -> None:
    state = a_session(10).state
    assert copy(state) is state and deepcopy(state) is state and pickle.loads(pickle.dumps(state)) == state


def test_the_list_of_actions_follows_the_state() -> None:
    """After an action and after its undo the list is that of the state; the caller may modify the returned list."""
    game = a_session(4)
    first = game.legal
    game.legal.clear()
    assert game.legal == first
    game.play(first[0])
    assert game.legal != first
    game.undo()
    assert game.legal == first


def test_saved_and_loaded(tmp_path: Path) -> None:
    """The game round-trips as text, file, compressed file and transcript."""
    game = a_session(60)
    text = game.save(tmp_path / "game.json")
    game.save(str(tmp_path / "game.json.gz"))
    for source in (text, tmp_path / "game.json", str(tmp_path / "game.json.gz"), transcript(game.log)):
        assert Session.load(source) == game


def test_what_is_not_a_game(tmp_path: Path) -> None:
    """A text given to `from_json`, and a file that is neither a save nor an export; the note names the file."""
    with pytest.raises(
        Malformed, match=r"expected a JSON object, not .*; use json\.loads\(text\) first, or Session\.load"
    ):
        Session.from_json(a_session(2).save())  # type: ignore[arg-type]
    file = tmp_path / "own.json"
    file.write_text('{"players": ["Anna", "Bedřich", "Cyril"], "seed": 11, "actions": []}', encoding="utf-8")
    with pytest.raises(Malformed, match=r"neither an 18CZ save nor an 18xx\.games export") as fault:
        Session.load(file)
    assert fault.value.__notes__ == [f"in the file {file}"]


def test_impossible_games() -> None:
    """An impossible set-up is reported, and so is a log the rules refuse."""
    with pytest.raises(OptionError):
        Session(("Anna",), board="bohemia")
    log = a_session(5).log
    with pytest.raises(NotReplayable) as stop:
        Session.of(Game(log.players, log.board, log.options, log.seed, (*log.actions, Pass(9))))
    assert stop.value.number == 6 and "seat 9 passes" in str(stop.value)


def test_representations_of_a_session() -> None:
    """`repr` is one short line, `str` a few; notebooks get the map, with names made harmless."""
    game = Session(("<b>Anna", "Bedřich", "Cyril"), seed=1)
    assert len(repr(game)) < 120 and "Pre-stock round" in repr(game)
    lines = str(game).splitlines()
    assert len(lines) == 4 and "380 K" in lines[1]
    assert game._repr_svg_().startswith("<svg")
    html = game._repr_html_()
    assert "<svg" in html and "<b>" not in html and "&lt;b&gt;Anna" in html


def test_the_result_names_the_winner_first() -> None:
    """The result is by name, highest worth first."""
    result = a_session(200).result
    assert list(result.values()) == sorted(result.values(), reverse=True)
    assert set(result) == set(NAMES)
