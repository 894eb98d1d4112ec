"""The search: a pool of the costliest sequences of every endpoint, which are mutated most often."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .generator import Generator, Step, endpoint, files_of
from .player import Cost

FINDING = 50.0
"""Milliseconds a request may hold the event loop."""
EACH_DOOR = 4
"""Sequences kept per endpoint."""
FRESH = 0.3
"""Share of new sequences among all."""
TIMES = 3
"""Number of repeated measurements of a find; the smallest counts."""

Play = Callable[[Sequence[Step]], list[Cost]]


class Search:
    """The pool and the finds, which can be saved and loaded."""

    def __init__(self, generator: Generator, play: Play) -> None:
        self.generator = generator
        self.play = play
        self.number = 0
        self.seconds = 0.0
        self.pool: dict[str, list[dict[str, Any]]] = {}
        self.finds: dict[str, dict[str, Any]] = {}

    def next(self) -> list[Step]:
        """The sequence of the next iteration."""
        generator = self.generator
        generator.at(self.number)
        self.number += 1
        endpoints = sorted(self.pool)
        if not endpoints or generator.chance() < FRESH:
            return generator.fresh()
        weights = [max(1.0, min(200.0, self.pool[name][0]["held"])) for name in endpoints]
        parents = self.pool[endpoints[generator.choose(weights)]]
        parent = parents[generator.choose([1.0] * len(parents))]
        others = self.pool[endpoints[generator.choose([1.0] * len(endpoints))]]
        return generator.mutated(parent["steps"], others[0]["steps"])

    def take(self, steps: Sequence[Step], costs: Sequence[Cost]) -> None:
        """Record the cost of each step; repeat the measurement of one that far exceeds its endpoint's costliest."""
        for at, cost in enumerate(costs):
            cut = list(steps[: at + 1])
            kept = self.pool.setdefault(endpoint(cut[-1]), [])
            if len(kept) >= EACH_DOOR and cost.held <= kept[-1]["held"]:
                continue
            if cost.held > FINDING and cost.held > 1.1 * (kept[0]["held"] if kept else 0.0):
                cost = self._again(cut, cost)
            kept.append({"held": cost.held, "steps": cut})
            kept.sort(key=lambda item: -item["held"])
            del kept[EACH_DOOR:]
        self._leave_out()

    def _leave_out(self) -> None:
        """Remove left-out files from the pool."""
        for name, kept in list(self.pool.items()):
            kept[:] = [item for item in kept if not self.generator.left_out & set(files_of(item["steps"]))]
            if not kept:
                del self.pool[name]

    def _again(self, steps: list[Step], first: Cost) -> Cost:
        """Measure three more times: the smallest counts and is a find if it exceeds the bound."""
        costs = [first]
        for _ in range(TIMES):
            again = self.play(steps)
            if len(again) < len(steps):
                again = [*again, Cost(0, 0, 0, 0, "not reached", ())]
            costs.append(again[-1])
        least = min(costs[1:], key=lambda cost: cost.held)
        if least.held > FINDING:
            name = f"{endpoint(steps[-1])} ({least.kind})"
            known = self.finds.get(name)
            if known is None or least.held > known["held"]:
                where = next((cost.where for cost in costs if cost.where), ())
                self.finds[name] = {
                    "name": name, "held": least.held, "own": least.own, "gil": least.gil, "kind": least.kind,
                    "answer": least.answer, "times": [cost.held for cost in costs[1:]], "where": list(where),
                    "steps": steps,
                }  # fmt: skip
            if least.kind == "frozen":  # it would be found again and again, a server for each time
                self.generator.left_out |= set(files_of(steps))
        return least

    def run(
        self, until: float, report: Callable[[str], None] = lambda text: None, state: Path | None = None
    ) -> None:
        """Search until this monotonic time, saving at intervals."""
        began = reported_at = time.monotonic()
        before = self.seconds
        while time.monotonic() < until:
            steps = self.next()
            self.take(steps, self.play(steps))
            self.seconds = before + time.monotonic() - began
            if time.monotonic() - reported_at > 30:
                reported_at = time.monotonic()
                top = ", ".join(f"{find['name']} {find['held']:.0f}" for find in self.top(3))
                if state is not None:
                    self.save(state)
                report(f"{self.seconds:.0f} s, {self.number} sequences, {len(self.finds)} finds: {top}")

    def top(self, count: int = 10) -> list[dict[str, Any]]:
        return sorted(self.finds.values(), key=lambda find: -find["held"])[:count]

    # On the disk

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = {
            "seed": self.generator.seed, "number": self.number, "seconds": round(self.seconds, 1),
            "left_out": sorted(self.generator.left_out), "finds": self.finds, "pool": self.pool,
        }  # fmt: skip
        path.write_text(json.dumps(kept, ensure_ascii=True) + "\n")

    def load(self, path: Path) -> None:
        kept = json.loads(path.read_text())
        if kept["seed"] != self.generator.seed:
            raise SystemExit(f"{path} is of the seed {kept['seed']}")
        self.number, self.seconds = kept["number"], kept["seconds"]
        self.finds, self.pool = kept["finds"], kept["pool"]
        self.generator.left_out = set(kept["left_out"])
