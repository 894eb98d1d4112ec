"""`make attack-search`, small: the same seed gives the same sequences, and the meter finds what blocks the loop."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence

import pytest

from benchmarks.attack_search.content import Hand, whole
from benchmarks.attack_search.generator import BEGINNINGS, Generator, Step, files_of
from benchmarks.attack_search.meter import Meter
from benchmarks.attack_search.player import Cost
from benchmarks.attack_search.search import FINDING, Search
from cz18.server.app import create_app

HELD = 0.12
"""CPU seconds."""


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def cost(held: float, answer: str = "200") -> Cost:
    return Cost(held, held, 0.0, held, answer, ())


@pytest.fixture(scope="module")
def document() -> dict[str, object]:
    return create_app().openapi()


def priced(steps: Sequence[Step]) -> list[Cost]:
    """A server on which the cost of a request is the length of its text."""
    return [cost(len(json.dumps(step)) / 10) for step in steps]


def searched(document: dict[str, object], seed: int, count: int) -> tuple[list[str], Search]:
    search = Search(Generator(document, seed), priced)
    sequences = []
    for _ in range(count):
        steps = search.next()
        sequences.append(json.dumps(steps))
        search.take(steps, priced(steps))
    return sequences, search


def test_the_same_seed_gives_the_same_sequences(document: dict[str, object]) -> None:
    first, search = searched(document, 1, 150)
    again, _ = searched(document, 1, 150)
    other, _ = searched(document, 2, 150)
    assert first == again != other
    assert len(set(first)) > 120
    assert len(search.pool) > 5 and any('"live"' in text for text in first)


def test_it_climbs_and_measures_findings_again(document: dict[str, object]) -> None:
    """Later sequences cost more than fresh ones; a reported one exceeded the bound in every measurement."""
    _, search = searched(document, 1, 400)
    fresh = Generator(document, 1)
    alone = []
    for number in range(400):
        fresh.at(number)
        alone.append(max(item.held for item in priced(fresh.fresh())))
    best = search.top(1)[0]
    assert best["held"] > max(alone)
    assert all(len(find["times"]) == 3 and min(find["times"]) > FINDING for find in search.finds.values())
    assert priced(best["steps"])[-1].held == best["held"]  # it can be replayed


def test_a_cost_that_cannot_be_reproduced_is_not_reported(document: dict[str, object]) -> None:
    search = Search(Generator(document, 1), lambda steps: [cost(1.0) for _ in steps])
    steps = search.next()
    search.take(steps, [cost(500.0) for _ in steps])
    assert not search.finds
    assert {item["held"] for kept in search.pool.values() for item in kept} == {1.0}


def test_files_that_freeze_the_server_are_left_out(document: dict[str, object]) -> None:
    search = Search(Generator(document, 1), lambda steps: [cost(8000.0, "frozen") for _ in steps])
    hostile = [step for step in BEGINNINGS if "hostile" in files_of([step])][:1]
    search.take(hostile, [cost(8000.0, "frozen")])
    assert search.generator.left_out == {"hostile"}
    assert not any("hostile" in files_of(search.next()) for _ in range(200))


def test_the_search_resumes(document: dict[str, object], tmp_path: object) -> None:
    whole_run, _ = searched(document, 3, 60)
    begun, search = searched(document, 3, 30)
    search.save(path := tmp_path / "state.json")  # type: ignore[operator]
    later = Search(Generator(document, 3), priced)
    later.load(path)
    for _ in range(30):
        steps = later.next()
        begun.append(json.dumps(steps))
        later.take(steps, priced(steps))
    assert begun == whole_run


def test_sequences_are_written_out_in_full() -> None:
    """Files by name; those that take long to generate are sent only once."""
    for step in BEGINNINGS:
        if {"long", "board"} & set(files_of([step])):
            continue
        body = whole(step["body"], Hand())
        assert "$" not in json.dumps(body).replace("$game", "")
        assert isinstance(body, dict)


async def _measured(work: Callable[[], object]) -> dict[str, float]:
    meter = Meter()
    meter.begin(asyncio.get_running_loop())
    try:
        await asyncio.sleep(0.05)
        meter.read()
        result = work()
        if isinstance(result, threading.Thread):
            while result.is_alive():
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.02)
        return meter.read()
    finally:
        meter.end()


def test_the_meter_detects_an_endpoint_that_blocks_the_loop() -> None:
    """By CPU time: waiting, or releasing the interpreter, counts less."""
    blocked = asyncio.run(_measured(lambda: busy(HELD)))
    assert blocked["own"] >= HELD * 1000 * 0.9
    assert any("busy" in place for place in blocked["where"])  # and where
    slept = asyncio.run(_measured(lambda: time.sleep(HELD)))
    assert slept["wall"] >= HELD * 1000 * 0.9 > 3 * slept["lag"]
    assert slept["own"] < HELD * 1000 / 3


def test_the_meter_detects_a_thread_that_holds_the_interpreter() -> None:
    """Sorting is a single call into C that does not release the interpreter."""
    numbers = [(number * 7919) % 1_000_003 for number in range(600_000)]

    def work() -> threading.Thread:
        thread = threading.Thread(target=lambda: [sorted(numbers) for _ in range(1)])
        thread.start()
        return thread

    began = time.process_time()
    sorted(numbers)
    alone = (time.process_time() - began) * 1000
    held = asyncio.run(_measured(work))
    assert held["lag"] >= alone * 0.5 and held["gil"] >= alone * 0.5
    assert held["own"] < alone * 0.5
