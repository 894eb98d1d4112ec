"""Every event and refusal of a game has a wording."""

from __future__ import annotations

from random import Random

import pytest
from conftest import RandomCases

from cz18.bots.random_bot import NAMES, Played, play_random_game
from cz18.interop.words.wording import Words
from cz18.rules.actions import Action
from cz18.rules.engine import check, decision, is_over


@pytest.mark.parametrize(
    ("board", "players"), [("standard", 3), ("standard", 5), ("bohemia", 2), ("moravia_silesia", 2)]
)
def test_a_whole_game_has_a_wording(board: str, players: int, random_cases: RandomCases) -> None:
    """Every event, every decision, and every refusal of an action that comes too late or too early."""
    words = Words("en", NAMES)
    rng = Random(18)
    seen: list[Action] = []
    shown = refused = 0

    def tell(step: Played) -> None:
        nonlocal shown, refused
        for event in step.events:
            said, faults = words.event(event)
            assert faults == [] and "\n" not in said, event
            shown += 1
        if not is_over(step.after):
            due = decision(step.after)
            assert due is not None
            assert words.decision(due)[1] == []
        seen.append(step.action)
        refusal = check(step.after, rng.choice(seen))
        if refusal is not None:
            said, faults = words.refusal(refusal)
            assert faults == [] and said.endswith("."), refusal
            refused += 1

    play_random_game(players, seed=1869, styles=("balanced",), on_step=tell, board=board)
    assert shown > 300 and refused > 100
    random_cases.add("events in words", shown)
    random_cases.add("refusals told", refused)
