"""Games as text."""

from __future__ import annotations

import pytest
from interop.played import TABLES, a_game

from cz18 import NotReplayable, transcript
from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.transcript import read_transcript


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_a_transcript_round_trips(board: str, players: int) -> None:
    """The game is parsed back from its transcript, with the numbers of choices and without."""
    game, _ = a_game(board, players)
    assert read_transcript(transcript(game)) == game
    short = game._replace(actions=game.actions[:60])
    assert read_transcript(transcript(short, choices=True)) == short


def test_it_lists_every_players_holdings() -> None:
    """After every round there is a line for every player; the last ones are those of the end."""
    game, state = a_game("standard", 4)
    text = transcript(game)
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings[0] == "# Pre-stock round" and headings[-1] == "# End"
    shown = [line for line in text.splitlines() if line.startswith(f"  = {game.players[0]}: ")]
    assert len(shown) == len(headings)
    assert f" {state.player(0).cash} K" in shown[-1] and f"worth {state.player(0).worth} K" in shown[-1]


def test_errors_in_a_transcript_name_the_line() -> None:
    """An error names the line, a refused action its number."""
    game, _ = a_game("standard", 3)
    lines = transcript(game).splitlines()
    for number, line, word in ((1, "18CZ", "must be"), (2, "board: standard", "JSON"), (9, "dance", "a number and an"),
                               (9, "  1 Anna dances", "not an action"), (3, "rule: 1", "must begin")):  # fmt: skip
        broken = [*lines[: number - 1], line, *lines[number:]]
        with pytest.raises(Malformed, match=f"line {number}.*{word}"):
            read_transcript("\n".join(broken))
    with pytest.raises(Malformed):
        read_transcript("")
    with pytest.raises(Malformed):
        read_transcript("\n".join(lines[:4]))
    with pytest.raises(NotReplayable) as stop:
        read_transcript("\n".join([*lines[:9], "  2 player 6 passes"]))
    assert stop.value.number == 2


@pytest.mark.parametrize(
    "name", ["Anna\n  1 BCB pays out", "Anna\r", "A\u2028na", "A\x85na", "A\x0bna", "\u202eAnna"]
)
def test_names_cannot_add_lines(name: str) -> None:
    """A player whose name contains a line break of any kind appears by number, also as a Director."""
    game, last = a_game("standard", 3)
    seat = next(item.director for item in last.companies if item.director >= 0)
    names = [*game.players[:seat], name, *game.players[seat + 1 :]]
    named = game._replace(players=tuple(names))
    text = transcript(named)
    assert read_transcript(text) == read_transcript(text.replace("\n", "\r\n")) == named
