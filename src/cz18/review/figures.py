"""The exact part of a review: every figure follows from the log and the rules.

Numbers of actions count from 1; `before` is the number of the position in which an action was chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from cz18.facts.companies import COMPANY
from cz18.routes.route import Route
from cz18.rules.actions import Action, PayOut, Run
from cz18.rules.asking.course import course
from cz18.rules.asking.earnings import Ledger
from cz18.rules.company_turn.runs import best_runs, node_limit, runnable_trains
from cz18.rules.engine import apply_unchecked, check, decision, is_over
from cz18.rules.events import (
    Event,
    IncomeKept,
    LoanTaken,
    MoneyPaid,
    TrainBought,
    TrainScrapped,
    TrainsRan,
)
from cz18.rules.game import Entry, Game, beginning_of, entries
from cz18.rules.options import PROFILES
from cz18.rules.questions import figures_of
from cz18.rules.scoring import result
from cz18.rules.state import GameState
from cz18.rules.variants.moravia_papers import THREE_E, three_e_of

FEW_RUNS = 2
"""A train that made at most this number of runs was scrapped soon after its purchase."""
LARGE_MOVES = 8
"""Number of changes of worth whose causes are listed."""
PARTS = 3
"""Number of causes listed for each."""

Json = dict[str, Any]


def figures(game: Game) -> Json:
    """The exact part of the review, as a JSON value. Raises NotReplayable like `entries`."""
    watch = _Watch(beginning_of(game))
    for entry in entries(game):
        watch.see(entry)
    return {
        "players": list(game.players),
        "board": game.board,
        "actions": len(game.actions),
        "over": is_over(watch.state),
        "course": course(game),
        "runs": watch.runs,
        "kept": watch.kept,
        "idle": watch.idle,
        "scrapped": watch.scrapped,
        "loans": watch.loans,
        "penalties": watch.penalties,
        "added": watch.added,
        "moves": _large_moves(watch.columns),
    }


def run_of(state: GameState, entry: Entry) -> Json:
    """A run of the log compared with the best one at the same position by the rulebook (VIII.8)."""
    action = entry.action
    assert isinstance(action, Run)
    state = state._replace(options=state.options._replace(departures=PROFILES["book"].departures))
    index = COMPANY[action.company].index
    best = best_runs(state, action.company, budget=node_limit(state))
    faces = {train.card: train.face for train in runnable_trains(state, index)}
    if three_e_of(state, index):
        faces[THREE_E] = THREE_E
    ran = next((event for event in entry.events if isinstance(event, TrainsRan)), None)
    claimed = 0 if ran is None else ran.income
    missed = max(0, best.total - claimed)
    return {
        **_at(entry),
        "company": action.company,
        "trains": list(faces.values()),
        "claimed": claimed,
        "best": best.total,
        "proven": best.proven,
        "missed": missed,
        "routes": [_route(route, route.income, faces) for route in best.routes] if missed else [],
        "ran": []
        if ran is None or not missed
        else [_route(*both, faces) for both in zip(ran.routes, ran.incomes, strict=True)],
    }


def _route(route: Route | Any, income: int, faces: dict[str, str]) -> Json:
    return {
        "train": route.train,
        "face": faces.get(route.train, route.train),
        "hexes": list(route.hexes),
        "income": income,
    }


def _at(entry: Entry) -> Json:
    """Number and position of an action, and the seat that decided."""
    due = decision(entry.before)
    return {
        "action": entry.number,
        "before": entry.number - 1,
        "seat": None if due is None else due.player,
    }


class _Bought(NamedTuple):
    company: str
    face: str
    price: int
    action: int
    seat: int | None


class _Column(NamedTuple):
    """The accounts of all players at the end of a round."""

    round: str
    position: int
    accounts: Sequence[Json]
    worth: tuple[int, ...]


class _Watch:
    """Collects the facts entry by entry."""

    def __init__(self, beginning: GameState) -> None:
        self.state = beginning
        self.runs: list[Json] = []
        self.kept: list[Json] = []
        self.idle: list[Json] = []
        self.scrapped: list[Json] = []
        self.loans: list[Json] = []
        self.penalties: list[Json] = []
        self.added: list[Json] = []
        self.columns: list[_Column] = []
        self._ledger = Ledger(beginning)
        self._bought: dict[str, _Bought] = {}
        self._runs_of: dict[str, int] = {}

    def see(self, entry: Entry) -> None:
        before, after = entry.before, entry.after
        self._ledger.note(entry.events)
        if isinstance(entry.action, Run):
            self.runs.append(run_of(before, entry))
        for event in entry.events:
            self._note(entry, event)
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            if new.penalty > old.penalty:
                amount = new.penalty - old.penalty
                self.penalties.append({**_at(entry), "seat": seat, "amount": amount})
        if after.box != before.box or is_over(after):
            self._end_round(before, after, entry.number)
        self.state = after

    def _note(self, entry: Entry, event: Event) -> None:
        match event:
            case TrainBought(company=company, train=train, face=face, price=price):
                self._bought[train] = _Bought(company, face, price, entry.number, _at(entry)["seat"])
                self._runs_of[train] = 0
            case TrainsRan(routes=routes):
                for route in routes:
                    self._runs_of[route.train] = self._runs_of.get(route.train, 0) + 1
            case TrainScrapped(train=train):
                self._note_scrapped(entry, train)
            case IncomeKept(company=company, income=income) if income:
                shares = _dividends(entry.before, PayOut(company))
                self.kept.append({**_at(entry), "company": company, "income": income, "dividends": shares})
            case LoanTaken(player=player, amount=amount):
                self.loans.append({**_at(entry), "seat": player, "amount": amount})
            case MoneyPaid(reason="emergency", payer=payer, payee=payee, amount=amount):
                seat = payer.name if payer.kind == "player" else None
                self.added.append({**_at(entry), "seat": seat, "company": str(payee.name), "amount": amount})
            case _:
                pass

    def _note_scrapped(self, entry: Entry, train: str) -> None:
        bought, runs = self._bought.pop(train, None), self._runs_of.pop(train, 0)
        if bought is not None and runs <= FEW_RUNS:
            purchase = bought._asdict()
            self.scrapped.append(
                {**_at(entry), **purchase, "train": train, "runs": runs, "bought": purchase["action"]}
                | {"action": entry.number}
            )

    def _end_round(self, before: GameState, after: GameState, number: int) -> None:
        box = figures_of(before).track[before.box]
        if box.kind == "SR":
            cash = [player.cash for player in after.players]
            self.idle.append({"round": box.id, "position": number, "cash": cash})
        self.columns.append(_Column(box.id, number, self._ledger.told(after), result(after)))


def _dividends(state: GameState, action: Action) -> list[int]:
    """What each player would have received if the income had been paid out; empty if that was not allowed."""
    if check(state, action) is not None:
        return []
    received = [0] * len(state.players)
    for event in apply_unchecked(state, action)[1]:
        if isinstance(event, MoneyPaid) and event.reason == "dividend" and event.payee.kind == "player":
            received[int(event.payee.name)] += event.amount
    return received


# Causes of large moves


def _large_moves(columns: Sequence[_Column]) -> list[Json]:
    """The changes of worth within a round that differ most from the other players', with their causes, in order."""
    found: list[Json] = []
    for before, after in pairwise(columns):
        mean = (sum(after.worth) - sum(before.worth)) / len(after.worth)
        for seat, (old, new) in enumerate(zip(before.worth, after.worth, strict=True)):
            parts = dict(_parts(after.accounts[seat]))
            for name, amount in _parts(before.accounts[seat]):
                parts[name] = parts.get(name, 0) - amount
            causes = sorted(parts.items(), key=lambda part: -abs(part[1]))[:PARTS]
            found.append(
                {
                    "round": after.round,
                    "position": after.position,
                    "seat": seat,
                    "change": new - old,
                    "others": round(mean),
                    "causes": [{"kind": kind, "company": name, "amount": k} for (kind, name), k in causes if k],
                }
            )
    found.sort(key=lambda move: -abs(move["change"] - move["others"]))
    return sorted(found[:LARGE_MOVES], key=lambda move: (move["position"], move["seat"]))


def _parts(account: Json) -> Iterator[tuple[tuple[str, str], int]]:
    """What a player's account consists of: (kind, company) and the amount in K."""
    for company, amount in account["dividends"].items():
        yield ("dividends", company), amount
    for company, amounts in account["shares"].items():
        yield ("shares", company), amounts["received"] + amounts["held"] - amounts["paid"]
    for company, amount in account["added"].items():
        yield ("added", company), -amount
    railways = account["local_railways"]
    yield ("local_railways", ""), railways["income"] + railways["received"] + railways["held"] - railways["paid"]
    yield ("penalty", ""), -account["penalty"]


def renumbered(value: Any, numbers: Sequence[int]) -> Any:
    """A review with the numbers of actions and positions replaced by those of another log (ids of a file, entries).

    `numbers[k - 1]` is the number of action k.
    """
    if isinstance(value, dict):
        return {
            name: _renumber(item, numbers)
            if name in NUMBERS
            else item
            if name in AS_PLAYED
            else renumbered(item, numbers)
            for name, item in value.items()
        }
    return [renumbered(item, numbers) for item in value] if isinstance(value, list) else value


NUMBERS = frozenset({"action", "before", "bought", "position", "positions"})
"""Fields with the number of an action or position."""
AS_PLAYED = frozenset({"played", "preferred", "played_events", "preferred_events"})
"""Fields with actions and events, which have no such numbers."""


def _renumber(value: Any, numbers: Sequence[int]) -> Any:
    if isinstance(value, list):
        return [_renumber(item, numbers) for item in value]
    if not isinstance(value, int):
        return renumbered(value, numbers)
    return numbers[value - 1] if value else 0


def missed_income(runs: Iterable[Json]) -> int:
    """The K that all runs together missed."""
    return sum(run["missed"] for run in runs)
