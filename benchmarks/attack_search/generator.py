"""Random sequences of requests: valid ones, and mutations of costly ones. Reproducible by seed.

A sequence is a list of steps. A step is a request (`method`, `path`, `body` or `raw`, `headers`), or a live connection
(`live`, `frames`, `messages`). `$game` and `$plan` in a path are the game and the plan that were made last.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from server.fuzz import ODD, Fuzzer  # type: ignore[import-not-found]  # of the tests

Step = dict[str, Any]
LONGEST = 8
PEOPLE = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}]
BOTS = [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot", "bot": "engineer"}]
AT = "/api/games/$game"
PLAN = f"{AT}/plans/$plan"


def _post(path: str, body: Any) -> Step:
    return {"method": "POST", "path": path, "body": body}


def _get(path: str, **headers: str) -> Step:
    return {"method": "GET", "path": path, **({"headers": headers} if headers else {})}


def _import(file: Step, **rest: Any) -> Step:
    return _post("/api/games/import", {"file": file, "listed": False, "take": [0, 1, 2], **rest})


BEGINNINGS: tuple[Step, ...] = (
    _post("/api/games", {"seats": PEOPLE, "take": [0, 1, 2], "listed": False}),
    _post("/api/games", {"seats": BOTS, "take": [0], "listed": True, "title": "A table"}),
    _post("/api/games", {"seats": PEOPLE, "board": "moravia_silesia", "take": [0, 1, 2], "undo": "consent"}),
    _import({"$file": "long", "players": 5, "seed": 6}),
    _import({"$file": "long", "players": 5, "seed": 6, "length": 600}),
    _import(
        {"$file": "long", "players": 2, "seed": 7, "length": 300}, seats=[*BOTS, {"name": "Dan"}, {"name": "Eva"}]
    ),
    _import({"$file": "long", "board": "moravia_silesia", "seed": 1, "length": 200}),
    _import({"$file": "offers", "pairs": 500}),
    _import({"$file": "site", "seed": 3, "length": 400}),
    _import({"$file": "undone", "undos": 1000, "actions": 500}),
    _import({"$file": "board", "board": "moravia_silesia", "fixed": 0.2, "rich": 10, "seed": 1, "length": 150}),
    _import({"$file": "board", "board": "standard", "fixed": 0.1, "rich": 100, "seed": 2, "length": 150}),
    _import({"$file": "hostile", "length": 119}),
    _import({"$file": "hostile"}),
    _post("/api/lessons/trains", {"learner": "Ada", "opponent": "Ben"}),
    _post("/api/positions/game", {"position": {"$position": 40}, "take": [0, 1, 2], "listed": False}),
)
CONTINUATIONS: tuple[Step, ...] = (
    _get(f"{AT}/view"),
    _get(f"{AT}"),
    _get(f"{AT}/log?since=0&limit=1000"),
    _get(f"{AT}/log?since=0&limit=1000", accept_encoding="gzip"),
    _get(f"{AT}/positions/100"),
    _get(f"{AT}/course"),
    _get(f"{AT}/export?format=save"),
    _get(f"{AT}/export?format=18xx.games"),
    _get(f"{AT}/export?format=text"),
    _get(f"{AT}/chat"),
    _get(f"{AT}/reasons?seen=$seen"),
    _get(f"{AT}/entries/10/why"),
    _get(f"{AT}/advice?seen=$seen"),
    _post(f"{AT}/chat", {"text": "Good luck!"}),
    _post(f"{AT}/actions", {"seen": "$seen", "action": {"$choice": 0}, "view": True}),
    _post(f"{AT}/actions", {"seen": "$seen", "action": {"$choice": 7}}),
    _post(f"{AT}/previews", {"seen": "$seen", "actions": {"$repeat": [{"$choice": 0}, 8]}, "income": True}),
    _post(f"{AT}/previews", {"seen": "$seen", "actions": [{"$choice": 0}, {"$choice": 5}], "income": False}),
    _post(f"{AT}/undo", {"seen": "$seen", "to": 0}),
    _post(f"{AT}/undo", {"seen": "$seen", "to": 0, "view": True}),
    _post(f"{AT}/fork", {"position": 100, "take": [0]}),
    _post(f"{AT}/abandon", {}),
    _post(f"{AT}/seats/1/link", {}),
    _post(f"{AT}/host", {"seat": 1}),
    {"method": "PATCH", "path": f"{AT}/seats/1", "body": {"name": "Eva"}},
    {"method": "PATCH", "path": f"{AT}/seats/1", "body": {"stand_in": "apprentice"}},
    {"live": f"{AT}/live?since=0", "frames": [], "messages": 4},
    {"live": f"{AT}/live?since=0&view=", "frames": [{"type": "chat", "text": "Hello"}], "messages": 8},
    _get("/api/games?limit=100"),
    _get("/api/facts"),
    _get("/api/facts/standard"),
    _get("/api/me"),
    _get("/api/openapi.json"),
    _get("/"),
    _get("/ready"),
    _post("/api/accounts", {"name": "Ada", "password": "correct horse battery"}),
    _post("/api/sign-in", {"name": "Ada", "password": "correct horse battery"}),
    _post("/api/recover", {"name": "Ada", "code": "x", "password": "correct horse battery"}),
    # private plans
    _post(f"{AT}/plans", {"name": "A plan"}),
    _post(f"{AT}/plans", {"name": "A plan", "position": 100}),
    _get(f"{AT}/plans"),
    _get(PLAN),
    _get(f"{PLAN}/view"),
    _get(f"{PLAN}/log?since=0&limit=1000"),
    _get(f"{PLAN}/positions/100"),
    _get(f"{PLAN}/reasons?seen=$seen"),
    _post(f"{PLAN}/actions", {"seen": "$seen", "action": {"$choice": 0}, "skip_forced": True}),
    _post(f"{PLAN}/previews", {"seen": "$seen", "actions": {"$repeat": [{"$choice": 0}, 8]}, "income": True}),
    _post(f"{PLAN}/undo", {"seen": "$seen", "to": 0}),
    _post(f"{PLAN}/play", {}),
    # reviews
    _post(f"{AT}/review", {}),
    _get(f"{AT}/review"),
    # play by turn
    _get(f"{AT}/since"),
    _get(f"{AT}/since?words=cs"),
    _get(f"{AT}/orders"),
    _post(f"{AT}/orders", {"seat": 0, "order": {"kind": "pass"}}),
    _post(f"{AT}/orders", {"seat": 0, "order": {"kind": "run", "company": "BCB"}}),
    _post(f"{AT}/orders", {"seat": 1, "order": {"kind": "buy", "company": "BCB", "price": 500, "shares": 5}}),
    {"method": "PUT", "path": f"{AT}/mine", "body": {"notes": {"$text": ["é", 2000]}, "seen": 10}},
    _post(f"{AT}/seats/0/vacation", {"away": True}),
    # notifications
    _post("/api/me/channels", {"kind": "webhook", "address": "https://example.org/hook", "label": "x"}),
    _get("/api/me/notifications"),
    {"method": "PUT", "path": "/api/me/notifications", "body": {"zone": "Europe/Prague", "interval_seconds": 0}},
    # positions and lessons
    _get("/api/positions/tiles/standard"),
    _post("/api/positions/check", {"position": {"$position": 200}}),
    _post(
        "/api/positions/answers", {"position": {"$position": 200}, "company": "BCB", "fleets": {"BCB": ["2", "3"]}}
    ),
    _post("/api/positions/answers", {"position": {"$text": ["18CZ-1/", 2000]}}),
    _get("/api/puzzles"),
)
HEADERS = (
    ("accept-language", "de;q=0.9,"), ("cookie", "a=b; "), ("if-none-match", '"x", '), ("accept-encoding", "gzip;q=1,"),
    ("x-forwarded-for", "10.0.0.1, "), ("authorization", "Bearer x"), ("range", "bytes=0-1,"), ("origin", "http://x."),
    ("content-encoding", "gzip"), ("x-more", "y"),
)  # fmt: skip
TEXTS = ("a", "é", "\u0301", "🚂", " ", "0", "%", "\\", '"', "\u202e")
COUNTS = (2, 10, 64, 200, 1000, 4000, 20_000, 100_000, 400_000)


class Generator:
    """Generates sequences for the endpoints of an API document. `left_out`: files no longer used."""

    def __init__(self, document: Mapping[str, Any], seed: int) -> None:
        self.seed = seed
        self.left_out: set[str] = set()
        self._document = document
        self._rng = random.Random(seed)

    def at(self, number: int) -> None:
        """Seed the choices of this iteration, independent of earlier ones."""
        self._rng = random.Random(f"{self.seed}:{number}")

    def fresh(self) -> list[Step]:
        """A valid sequence, sometimes with a random request for one of the document's endpoints."""
        rng = self._rng
        steps = [copy.deepcopy(rng.choice(self._usable(BEGINNINGS)))]
        for _ in range(rng.randrange(1, 4)):
            steps.append(
                self._random_request() if rng.random() < 0.3 else copy.deepcopy(rng.choice(CONTINUATIONS))
            )
        return steps

    def mutated(self, parent: Sequence[Step], other: Sequence[Step]) -> list[Step]:
        """Mutate a costly sequence in one to three places; steps may be taken from `other`."""
        steps = copy.deepcopy(list(parent))
        for _ in range(self._rng.choice((1, 1, 2, 3))):
            self._change(steps, other)
        if any(name in self.left_out for name in files_of(steps)):
            return self.fresh()
        return steps[:LONGEST]

    def choose(self, weights: Sequence[float]) -> int:
        """One of several, by weight."""
        return self._rng.choices(range(len(weights)), weights)[0]

    def chance(self) -> float:
        return self._rng.random()

    def _usable(self, steps: Sequence[Step]) -> list[Step]:
        return [step for step in steps if not any(name in self.left_out for name in files_of([step]))]

    def _random_request(self) -> Step:
        fuzzer = Fuzzer(self._document, ["GAME"], self._rng.randrange(2**32))
        asked = fuzzer.request()
        step: Step = {
            "method": asked.method,
            "path": asked.path.replace("GAME", "$game"),
            "headers": asked.headers,
        }
        if asked.body is not None:
            try:
                step["body"] = json.loads(asked.body)
            except (ValueError, RecursionError):
                step["raw"] = asked.body.decode("latin-1")
        return step

    def _change(self, steps: list[Step], other: Sequence[Step]) -> None:
        rng = self._rng
        at = rng.randrange(len(steps))
        match rng.choice(
            ("body", "body", "body", "body", "path", "path", "header", "insert", "remove", "again", "take", "live")
        ):
            case "body" if "body" in steps[at]:
                steps[at]["body"] = self._changed(steps[at]["body"])
            case "path" if "path" in steps[at] or "live" in steps[at]:
                name = "path" if "path" in steps[at] else "live"
                steps[at][name] = self._other_path(str(steps[at][name]))
            case "header" if "live" not in steps[at]:
                name, text = rng.choice(HEADERS)
                steps[at].setdefault("headers", {})[name] = text * rng.choice((1, 1, 10, 100, 1000, 3000))
            case "remove" if len(steps) > 1:
                del steps[at]
            case "again":
                steps.insert(at, copy.deepcopy(steps[at]))
            case "take" if other:
                steps.append(copy.deepcopy(rng.choice(list(other))))
            case "live" if "live" in steps[at]:
                steps[at]["messages"] = rng.choice((0, 1, 5, 50))
                steps[at]["frames"] = [self._changed({"type": "chat", "text": "Hello"})] * rng.choice((1, 5, 40))
            case _:
                steps.insert(at + 1, copy.deepcopy(rng.choice(CONTINUATIONS)))

    def _other_path(self, path: str) -> str:
        """Change a number in the path or append to it."""
        rng = self._rng
        if rng.random() < 0.2:
            return path + ("&" if "?" in path else "?") + "x=" + rng.choice(("1", "a" * 2000, "%00" * 100))
        texts = [
            part
            for part in path.replace("?", "/").replace("=", "/").replace("&", "/").split("/")
            if part.isdigit()
        ]
        if not texts:
            return path
        old = rng.choice(texts)
        return path.replace(old, str(rng.choice((0, 1, int(old) * 2, int(old) // 2, 199, 500, 1000, 10**9))), 1)

    def _changed(self, value: Any) -> Any:
        """The value with one part changed."""
        rng = self._rng
        places = list(_places(value))
        if not places or rng.random() < 0.03:
            return rng.choice(
                ({"$keys": rng.choice(COUNTS)}, {"$nest": rng.choice((50, 500, 900))}, rng.choice(ODD))
            )
        holder, name = rng.choice(places)
        old = holder[name]
        if isinstance(old, bool):
            holder[name] = not old
        elif isinstance(old, int | float):
            larger = (old * 2, old * 10, old + 1, old // 2 if isinstance(old, int) else old / 2, 0, 10_000)
            holder[name] = min(1.0, rng.choice(larger)) if name == "fixed" else rng.choice(larger)
        elif isinstance(holder, dict) and str(name).startswith("$"):
            holder[name] = self._larger(str(name), old)
        elif isinstance(old, list):
            many = {"$repeat": [old[0] if old else 0, rng.choice(COUNTS)]}
            holder[name] = rng.choice((many, old * 2, old[:1], {"$nest": 500}, {"$keys": rng.choice(COUNTS)}))
        elif isinstance(old, dict):
            if "$file" in old:
                old.setdefault("with", {})[
                    rng.choice(("players", "actions", "options", "seed", "board", "x", "title"))
                ] = self._any()
            else:
                old[rng.choice(("x", "key", "view", "title", "options"))] = self._any()
        else:
            holder[name] = self._any()
        return value

    def _larger(self, name: str, old: Any) -> Any:
        rng = self._rng
        if name == "$file" or name == "$choice":
            return old if name == "$file" else rng.randrange(200)
        if isinstance(old, list):
            return [old[0], rng.choice(COUNTS)]
        return rng.choice(COUNTS)

    def _any(self) -> Any:
        rng = self._rng
        return rng.choice((
            {"$text": [rng.choice(TEXTS), rng.choice(COUNTS)]}, {"$keys": rng.choice(COUNTS)},
            {"$repeat": [rng.choice((0, "", [], {})), rng.choice(COUNTS)]}, {"$nest": 500},
            copy.deepcopy(rng.choice(ODD)),
        ))  # fmt: skip


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Replaceable parts of a value: container and key of each."""
    items: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in items:
        yield value, name
        yield from _places(item)


def files_of(steps: Sequence[Step]) -> list[str]:
    """Names of the imported files."""
    return [
        str(holder["$file"])
        for step in steps
        for holder, name in _places(step.get("body"))
        if name == "$file" and isinstance(holder, dict)
    ]


def endpoint(step: Step) -> str:
    """The endpoint of a step, with the numbers and texts of its path left out."""
    if "live" in step:
        return "LIVE"
    path = str(step["path"]).partition("?")[0]
    parts = ["{n}" if part.isdigit() else part if len(part) < 30 else "{text}" for part in path.split("/")]
    return f"{step['method']} {'/'.join(parts[:8])}"
