"""The judged part: candidates, paired playouts, intervals, and the units of a review."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from cz18.bots.base import as_seen
from cz18.interop.files import open_game
from cz18.interop.formats.codec import decode_action
from cz18.review import work
from cz18.review.judged import Candidate, candidates, differences, estimate
from cz18.rules.engine import check, decision
from cz18.rules.game import Game, entries

GAME = Path(__file__).parents[1] / "games" / "dev-3p-01.json.gz"


@cache
def game() -> Game:
    return open_game(GAME).game


@cache
def found() -> tuple[Candidate, ...]:
    return tuple(candidates(game(), 850, 982))


def test_candidates_are_legal_alternatives() -> None:
    """Another legal move of the same player, at a decision of the log."""
    assert found()
    log = {entry.number: entry for entry in entries(game())}
    for item in found():
        entry = log[item.action]
        due = decision(entry.before)
        assert due is not None and (due.kind, due.player) == (item.kind, item.seat)
        assert item.played == entry.action != item.preferred
        assert check(entry.before, item.preferred) is None


def test_playouts_are_paired_and_repeatable() -> None:
    """The same scenario gives the same worth; two equal moves differ by nothing; the seed of the game has no effect."""
    item = found()[-1]
    before = next(entry.before for entry in entries(game()) if entry.number == item.action)
    one = differences(before, item.seat, item.played, item.preferred, [3])
    assert one == differences(as_seen(before), item.seat, item.played, item.preferred, [3])
    same = differences(before, item.seat, item.played, item.played, [3, 4])
    assert all(entry["played"] == entry["preferred"] and entry["parts"] == {} for entry in same)


@pytest.mark.parametrize(
    ("gains", "known"), [((100, 110, 90, 105), True), ((100, -110, 90, -105), False), ((-60, -50, -55, -58), True)]
)
def test_an_estimate_says_when_it_does_not_know(gains: tuple[int, ...], known: bool) -> None:
    """If the interval includes 0."""
    playouts = [{"played": 1000, "preferred": 1000 + gain, "parts": {"cash/": gain}} for gain in gains]
    shown = estimate(playouts)
    assert shown["known"] is known
    assert shown["low"] <= shown["difference"] <= shown["high"] and shown["playouts"] == len(gains)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        pytest.param((5, 5, 6, 6), (-900, 1700, -100, 1500), id="unsure-and-large"),
        pytest.param((-2000, 2600, -1900, 2500), (200, 210, 190, 200), id="sure"),
        pytest.param((-300, -310, -290, -300), (200, 210, 190, 200), id="a-better-move"),
    ],
)
def test_the_largest_expected_differences_are_played_out_further(
    worse: tuple[int, ...], better: tuple[int, ...]
) -> None:
    """A small sure difference does not displace a large one, nor noise a sure one, nor a worse move a better one."""
    (first, _), (second, _) = work.DEPTHS[1][:2]
    gains = {number: worse if number <= first - second else better for number in range(1, first + 1)}
    done: work.Work = {"candidates 1": [{"action": number, "kind": "trains", "signal": 1} for number in gains]}
    for number, found in gains.items():
        done[f"play {number} 0"] = [{"played": 0, "preferred": gain, "parts": {}} for gain in found]
    expected = {number for number in gains if number > first - second}
    assert {item["action"] for item in work.chosen(done, 1, 1)} == expected


def test_units_can_be_stored_and_resumed_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The review does not depend on the order of the units, nor on a copy through JSON after each."""
    monkeypatch.setitem(work.__dict__, "DEPTHS", ((), ((3, 4), (2, 4), (1, 4))))
    monkeypatch.setattr(work, "candidates", lambda *_: iter(found()[-4:]))
    monkeypatch.setattr(work, "ACTIONS_OF_A_UNIT", 10**6)
    length = len(game().actions)

    def computed(backwards: bool) -> dict[str, object]:
        done: work.Work = {}
        shares = []
        while units := work.due(done, length, 1):
            unit = units[-1 if backwards else 0]
            done[unit] = work.do(game(), unit, work.needed(done, unit))
            done = json.loads(json.dumps(done))
            shares.append(work.share_done(done, length, 1))
        assert shares == sorted(shares) and shares[-1] == 1
        return work.review(done, 1)

    review = computed(False)
    assert review == computed(True)
    decisions = review["decisions"]
    assert isinstance(decisions, list) and len(decisions) == 1
    assert decode_action(decisions[0]["preferred"]) in {item.preferred for item in found()}
    assert decisions[0]["playouts"] == 4
