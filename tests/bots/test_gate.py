"""The gate of a value function (`benchmarks/bot_gate.py`): allocation of playouts, resuming, slope and verdict."""

from __future__ import annotations

import argparse
import importlib.util
import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from cz18 import new_game

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
TRUE = {0: 0.0, 1: 400.0, 2: -300.0}
"""The worth of the made-up choices, beside noise."""


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, BENCHMARKS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


gate = loaded("bot_gate")


class AtOnce:
    """An executor that does the work when it is submitted."""

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def __enter__(self) -> AtOnce:
        return self

    def __exit__(self, *_: object) -> None: ...

    def submit(self, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(function(*arguments))
        return done

    def map(self, function: Callable[..., Any], *arguments: Iterable[Any]) -> Iterator[Any]:
        return map(function, *arguments)


def made_up(number: int, *_: Any) -> Any:
    """A position with two choices, or three if its number is odd."""
    names = ("a", "b", "c")[: 2 + number % 2]
    after = (new_game(["A", "B", "C"], seed=number),) * len(names)
    kind = gate.KINDS[number % len(gate.KINDS)]
    return gate.Position(number, "standard", 3, number, 5, kind, 4, 1, names, (3.0, 2.0, 1.0)[: len(names)], after)


def noisy(found: Any, choice: int, playout: int) -> list[int]:
    """The worths at the end: the part of chance that a seed decides is the same for every choice."""
    shared, own = Random(1000 * found.number + playout), Random(f"{found.number}/{choice}/{playout}")
    return [5000, round(5000 + TRUE[choice] + shared.gauss(0, 900) + own.gauss(0, 100 + 40 * found.number)), 4000]


@pytest.fixture
def arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> argparse.Namespace:
    monkeypatch.setattr(gate, "ProcessPoolExecutor", AtOnce)
    monkeypatch.setattr(gate, "position", made_up)
    monkeypatch.setattr(gate, "play_out", noisy)
    values = {
        "right": lambda _, choice: [TRUE[choice]] * 3,
        "half": lambda _, choice: [2 * TRUE[choice]],
        "wrong": lambda _, choice: [-TRUE[choice]],
        "blind": lambda _, __: [7.0],
    }
    monkeypatch.setattr(gate, "VALUES", values)
    monkeypatch.setattr(gate, "RESAMPLES", 200)
    return argparse.Namespace(
        file=tmp_path / "gate.jsonl", positions=10, minutes=5, jobs=1, seed=1, error=40.0, most=60, only=""
    )


def test_playouts_go_to_the_differences_known_least(arguments: argparse.Namespace) -> None:
    """Every difference ends with the standard error asked for, or with the greatest number of pairs."""
    gate.run(arguments)
    record = gate.Record(arguments.file)
    counts = {}
    for key in record.comparisons():
        values = list(record.differences(*key).values())
        counts[key] = len(values)
        assert gate.error_of(values) <= 40 or len(values) == 60
    assert min(counts.values()) >= gate.FEWEST
    assert counts[9, 1] > counts[0, 1], "the noisier one has more"


def test_it_resumes(arguments: argparse.Namespace) -> None:
    """A second run plays nothing again, and with a smaller error adds playouts to the same file."""
    gate.run(arguments)
    first = arguments.file.read_text(encoding="utf-8")
    gate.run(arguments)
    assert arguments.file.read_text(encoding="utf-8") == first
    arguments.error = 20.0
    gate.run(arguments)
    assert arguments.file.read_text(encoding="utf-8").startswith(first)
    assert len(arguments.file.read_text(encoding="utf-8")) > len(first)


def test_positions_of_other_bots_are_refused(
    arguments: argparse.Namespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate.run(arguments)
    monkeypatch.setattr(gate, "position", lambda number, *_: made_up(number)._replace(after=(number,)))
    with pytest.raises(SystemExit, match="position 0 differs"):
        gate.run(arguments)


def test_slope_and_verdict(arguments: argparse.Namespace, capsys: pytest.CaptureFixture[str]) -> None:
    """A value function that is right has slope 1 and passes; one that is wrong or blind does not."""
    gate.run(arguments)
    found = gate.report(gate.Record(arguments.file))
    judged = {(it["value"], it["decisions"], it["above_200"]): it for it in found["values"]}
    assert judged["right", "all", True]["slope"] == pytest.approx(1, abs=0.15)
    assert judged["half", "all", True]["slope"] == pytest.approx(0.5, abs=0.08)
    assert judged["right", "all", True]["passes"] and judged["right", "all", False]["correlation"] > 0.9
    assert not judged["wrong", "all", True]["passes"] and judged["wrong", "all", True]["slope"] < -0.8
    assert not judged["blind", "all", True]["passes"] and judged["blind", "all", True]["slope"] == 0
    assert "PASSES" in capsys.readouterr().out
    assert json.loads(json.dumps(found)) == found


@pytest.mark.full
def test_a_position_is_drawn_and_played_out() -> None:
    """A decision of a real game: the choices differ, the same seed gives the same playout, and values are finite."""
    found = gate.position(0, 7_000_000)
    assert found.kind == "stock_turn" and len(set(found.choices)) == len(found.choices) >= 2
    assert gate.play_out(found, 0, 1) == gate.play_out(found, 0, 1)
    assert len(gate.play_out(found, 1, 1)) == found.players
    for value in ("weigher", "no rollout", "Magnate's search"):
        assert all(abs(each) < 1e5 for each in gate.VALUES[value](found, 1))
