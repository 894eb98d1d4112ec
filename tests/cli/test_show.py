"""`18cz show`: the position as text and as JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from cz18.interop.files import write_text
from cz18.interop.formats.save import save_game
from cz18.interop.words.show import as_text, position
from cz18.rules.engine import decision
from cz18.rules.game import Game, replay
from cz18.rules.questions import certificates
from tests.cli.command import Command
from tests.interop.played import TABLES, a_game, by_decision, steps


def test_the_end_of_a_game(command: Command, saved: Path) -> None:
    """Without --at the last position is shown."""
    answered = command("show", saved)
    assert answered.code == 0
    assert "The game is over." in answered.out
    assert "[End]" in answered.out
    assert "Františka" not in answered.out and "Bedřich" in answered.out


@pytest.mark.parametrize("at", [0, 1, 57, 333])
def test_a_position_within_a_game(command: Command, saved: Path, game: Game, at: int) -> None:
    """After N actions: money, certificates and decision, equal to the state."""
    state = replay(game._replace(actions=game.actions[:at]))
    answer = command("show", saved, "--at", at, "--json").json
    due = decision(state)
    assert due is not None
    assert answer["actions"] == at
    assert answer["decision"]["kind"] == due.kind
    assert answer["decision"]["player"] == state.players[due.player].name
    assert answer["decision"]["section"] == due.section
    assert [item["cash"] for item in answer["players"]] == [player.cash for player in state.players]
    assert [item["certificates"] for item in answer["players"]] == [
        certificates(state, seat) for seat in range(len(state.players))
    ]
    text = command("show", saved, "--at", at).out
    assert answer["decision"]["sentence"] in text


def test_a_game_with_a_refused_action_shows_the_position_before_it(command: Command, refused: Path) -> None:
    """The refusal is reported, and earlier positions can still be shown."""
    assert command("show", refused).code == 1
    assert command("show", refused, "--at", 5).code == 0


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_position_of_a_game_can_be_shown(board: str, players: int) -> None:
    """Every position has a text, which contains every laid tile and station."""
    for step in steps(board, players, 2)[::7]:
        seen = position(step.after)
        text = as_text(seen)
        assert len(seen["map"]) >= sum(code != 0 for code in step.after.laid)
        assert all(place["hex"] in text for place in seen["map"])
        stations = sum(len(place["stations"]) for place in seen["map"])
        assert stations == len(step.after.stations)


def test_a_pending_offer_is_shown() -> None:
    """The player who must answer sees the offer."""
    for step in by_decision()["answer"][:20]:
        seen = position(step.before)
        assert seen["decision"]["offer"] in as_text(seen)
        assert "offers" in seen["decision"]["offer"]


def test_an_auction_is_shown(command: Command, tmp_path: Path) -> None:
    """In Moravia-Silesia the papers on offer and the bid are shown."""
    game, _ = a_game("moravia_silesia", 3)
    path = tmp_path / "auction.json"
    write_text(path, save_game(game._replace(actions=game.actions[:1])))
    assert "Not sold yet" in command("show", path).out
