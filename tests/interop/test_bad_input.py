"""Bad input is refused with a reason, or with an error that names the field, and changes nothing."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from conftest import RandomCases

from cz18.interop.formats.codec import Malformed, decode_action, encode_action, state_to_json
from cz18.rules.actions import ACTIONS, BuyShare, Pass, Run
from cz18.rules.engine import action_ranges, apply, apply_unchecked, check, decision
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.state import GameState
from tests.interop.mutating import JUNK, spoiled
from tests.interop.played import by_decision

ALL, SUBSET = 10_000, 2_000


def answer_to(state: GameState, data: Any) -> str:
    """The outcome: `malformed`, `refused` or `legal`. The state must not change."""
    before = hash(state)
    try:
        action = decode_action(data)
    except Malformed as fault:
        assert fault.message
        answer = "malformed"
    else:
        refusal = check(state, action)
        assert refusal is None or (isinstance(refusal, Refusal) and refusal.section and refusal.code)
        if refusal is None:
            after, _ = apply_unchecked(state, action)
            assert decision(after) is None or action_ranges(after)
        else:
            with pytest.raises(Refused):
                apply(state, action)
        answer = "legal" if refusal is None else "refused"
    assert hash(state) == before
    return answer


def answer_to_object(state: GameState, data: Any) -> None:
    """The same for a caller that builds the action object with arbitrary field values."""
    kind = ACTIONS.get(data.get("type")) if isinstance(data, dict) and isinstance(data.get("type"), str) else None
    if kind is None:
        return
    values = {name: value for name, value in data.items() if name != "type"}
    try:
        action = kind(**values)
    except TypeError:
        return
    before = hash(state)
    refusal = check(state, action)
    assert refusal is None or (refusal.section and refusal.code)
    assert hash(state) == before


def test_spoiled_actions_are_refused_or_malformed(full_run: bool, random_cases: RandomCases) -> None:
    """Random mutations of valid actions in positions of every kind never raise and never change the state."""
    rng = Random(18)
    kinds = by_decision()
    answers: Counter[str] = Counter()
    count = ALL if full_run else SUBSET
    for number in range(count):
        kind = list(kinds)[number % len(kinds)]
        step = rng.choice(kinds[kind])
        data = spoiled(encode_action(step.action), rng)
        snapshot = state_to_json(step.before) if number % 50 == 0 else None
        answers[answer_to(step.before, data)] += 1
        answer_to_object(step.before, data)
        assert snapshot is None or state_to_json(step.before) == snapshot
    random_cases.add("spoiled actions", count)
    assert answers["malformed"] > count // 10
    assert answers["refused"] > count // 4
    assert answers["legal"] > 0


def test_mutations_cover_every_kind_of_decision() -> None:
    """The positions used above include every kind of decision."""
    expected = {
        "pre_stock_turn", "stock_turn", "track", "station", "run", "dividend", "acquisition", "trains",
        "home_station", "home_city", "answer", "station_conflict", "take_over_trains", "return_trains",
        "auction_opening", "auction_bid", "railway_tile",
    }  # fmt: skip
    assert set(by_decision()) == expected


@pytest.mark.parametrize(
    "junk", JUNK, ids=lambda value: ascii(value)[:20] if not isinstance(value, int) else "int"
)
def test_junk_instead_of_an_action_is_malformed(junk: Any) -> None:
    """Anything but an object with a known type is malformed."""
    with pytest.raises(Malformed):
        decode_action(junk)


@pytest.mark.parametrize("kind", sorted(ACTIONS))
def test_every_action_in_every_kind_of_position(kind: str) -> None:
    """A well-formed action of any type gets an answer at any decision, also with unknown ids."""
    for steps in by_decision().values():
        state = steps[len(steps) // 2].before
        fields = ACTIONS[kind].__dataclass_fields__
        for text, number in (("", 0), ("XX", -1), ("E11", 99), ("MW", 2**53 - 1)):
            data: dict[str, Any] = {"type": kind}
            for name, field in fields.items():
                fitting = {"bool": bool(number), "int": number, "Price": number, "tuple[Route, ...]": []}
                data[name] = fitting.get(str(field.type), text)
            assert answer_to(state, data) in ("refused", "legal")


def test_an_action_for_another_seat_is_refused() -> None:
    """Only the player and the company whose turn it is may act."""
    step = by_decision()["stock_turn"][0]
    due = decision(step.before)
    assert due is not None
    other = (due.player + 1) % len(step.before.players)
    refusal = check(step.before, Pass(other))
    assert refusal is not None and refusal.code == "not_your_turn"
    assert refusal.data == {"player": other, "turn_of": due.player}
    for seat in (99, -1, len(step.before.players)):
        refusal = check(step.before, BuyShare(seat, "MW"))
        assert refusal is not None and (refusal.code, refusal.data) == ("unknown_seat", {"seat": seat})


def test_an_action_out_of_turn_is_refused() -> None:
    """An action that does not fit the current decision is refused with the name of that decision."""
    step = by_decision()["stock_turn"][0]
    refusal = check(step.before, Run("MW", ()))
    assert refusal is not None and refusal.code == "not_now"
    assert refusal.data["decision"] == "stock_turn"


def test_a_value_that_is_not_an_action_is_refused() -> None:
    """`check` accepts any value as input."""
    state = by_decision()["track"][0].before
    for thing in JUNK:
        refusal = check(state, thing)
        assert refusal is not None and refusal.code == "unknown_action"
