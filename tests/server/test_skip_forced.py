"""With `skip_forced` an action also leaves the following steps in which the player has nothing to choose."""

from __future__ import annotations

from typing import Any

from browser.positions import file_of, random_game
from server.helpers import Served

from cz18.client import Table
from cz18.rules.actions import Pass
from cz18.rules.asking.choices import without_choice
from cz18.rules.engine import apply_unchecked, decision
from cz18.rules.game import beginning_of


def before_a_skip() -> tuple[dict[str, Any], dict[str, Any], list[str]]:
    """A save, an action to make there, and the decisions after it that offer the same player no choice."""
    for seed in range(2, 40):
        game, _ = random_game("standard", seed)
        state = beginning_of(game)
        for number, action in enumerate(game.actions):
            due = decision(state)
            there, _ = apply_unchecked(state, action)
            skipped = []
            while due and (then := decision(there)) and then.player == due.player:
                following = without_choice(there)
                if following is None:
                    break
                skipped.append(str(then.kind))
                there, _ = apply_unchecked(there, following)
            if len(skipped) > 1 and not isinstance(action, Pass):
                saved = file_of(game, number + 1)
                return file_of(game, number), saved["actions"][-1], skipped
            state, _ = apply_unchecked(state, action)
    raise AssertionError("no such turn")


def play(table: Table, action: dict[str, Any], **more: Any) -> dict[str, Any]:
    number = table.view()["position"]["number"]
    body = {"seen": number, "action": action, "key": "one", **more}
    return dict(table.client.post(f"{table.path}/actions", body))


def test_steps_without_a_choice_are_left_and_one_undo_reverts_them(served: Served) -> None:
    """They are entries of the table; an undo goes back to before the player's own action."""
    file, action, skipped = before_a_skip()
    table = served.client().import_game(file, take=[0, 1, 2])
    before = table.view()["position"]
    answer = play(table, action, skip_forced=True)
    number = before["number"]
    assert answer["entry"]["number"] == number + 1
    log = table.log(number)
    assert [entry["by"] for entry in log] == ["person"] + ["table"] * (len(log) - 1)
    assert len(log) - 1 >= len(skipped)
    assert answer["number"] == log[-1]["number"] == table.view()["position"]["number"]
    undone = table.undo(answer["number"])
    assert undone["entry"]["action"] == {"to": number}
    assert table.view()["position"]["decision"] == before["decision"]


def test_without_the_flag_nothing_is_left(served: Served) -> None:
    file, action, skipped = before_a_skip()
    table = served.client().import_game(file, take=[0, 1, 2])
    number = table.view()["position"]["number"]
    assert play(table, action)["number"] == number + 1
    assert table.view()["position"]["decision"]["kind"] == skipped[0]


def test_a_repeated_request_skips_once(served: Served) -> None:
    """The same key again returns the same entry."""
    file, action, _ = before_a_skip()
    table = served.client().import_game(file, take=[0, 1, 2])
    number = table.view()["position"]["number"]
    body = {"seen": number, "action": action, "key": "one", "skip_forced": True}
    first = table.client.post(f"{table.path}/actions", body)
    second = table.client.post(f"{table.path}/actions", body)
    assert second["repeated"] and second["entry"] == first["entry"] and second["number"] == first["number"]


def test_decisions_of_others_are_not_made(served: Served) -> None:
    """Only the seats of the client who acts; another player's step waits, even without a choice."""
    file, action, _ = before_a_skip()
    table = served.client().import_game(file)
    seat = table.view()["position"]["decision"]["seat"]
    mine = served.client(table.tokens[seat]).table(table.id)
    number = mine.view()["position"]["number"]
    play(mine, action, skip_forced=True)
    assert {entry["seat"] for entry in mine.log(number)} == {seat}
