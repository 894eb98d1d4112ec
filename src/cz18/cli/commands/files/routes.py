"""`18cz routes`: the best run at a position, or every run of a game compared with the best possible one."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from cz18.cli.text.answers import (
    UNUSABLE,
    console,
    fail,
    print_json,
    print_notes,
    progress,
    progress_reporter,
    refuse_beyond,
    reported_errors,
)
from cz18.cli.text.outputs import stop
from cz18.cli.text.words import decimal, listed, say
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.interop.files import Opened, open_game
from cz18.interop.formats.positions.answers import routes_to_json
from cz18.rules.actions import Run
from cz18.rules.company_turn.runs import best_runs, has_run, node_limit, runnable_trains
from cz18.rules.engine import decision
from cz18.rules.events import TrainsRan
from cz18.rules.game import Entry, entries, replay
from cz18.rules.options import PROFILES
from cz18.rules.shares.chart import operating_order
from cz18.rules.state import GameState, Status
from cz18.rules.variants.moravia_papers import THREE_E, three_e_of


def routes_of_file(
    file: Path, at: int | None, company: str | None, every: bool, profile: str, as_json: bool
) -> None:
    if company is not None and company not in COMPANY:
        known = listed(item.id for item in COMPANIES)
        fail(
            as_json,
            UNUSABLE,
            {"message": say("cli-routes-no-company", company=company, known=known), "field": "company"},
        )
    if every and at is not None:
        fail(as_json, UNUSABLE, {"message": say("cli-routes-all-or-at")})
    with reported_errors(as_json):
        opened = open_game(file)
        refuse_beyond(at, opened.last, as_json)
        total = sum(isinstance(action, Run) for action in opened.game.actions)
        answers: list[dict[str, Any]] = []
        stopped = False
        try:
            if every:
                answers.extend(_every_run(opened, company, profile, total, quiet=as_json))
            else:
                answers = _runs_at(opened, at, company, profile)
        except KeyboardInterrupt:
            stopped = True
    print_notes(opened.notes)
    if as_json:
        print_json(answers)
    elif every:
        _show_every(answers)
    else:
        _show_position(answers)
    if stopped:
        stop(say("cli-stopped", done=len(answers), total=total))


def _by_profile(state: GameState, profile: str) -> GameState:
    """The position with the departures of this profile."""
    options = state.options._replace(departures=PROFILES[profile].departures)
    return state if options == state.options else state._replace(options=options)


def _best(state: GameState, company: str, action: int, claimed: int | None) -> dict[str, Any]:
    start = time.perf_counter()
    best = best_runs(state, company, budget=node_limit(state))
    milliseconds = (time.perf_counter() - start) * 1000
    index = COMPANY[company].index
    faces = {train.card: train.face for train in runnable_trains(state, index)}
    if three_e_of(state, index):
        faces[THREE_E] = THREE_E
    return {
        "action": action,
        "company": company,
        "trains": list(faces.values()),
        "claimed": claimed,
        "best": best.total,
        "proven": best.proven,
        "ms": round(milliseconds, 3),
        "routes": routes_to_json(best, faces),
    }


# One position


def _runs_at(opened: Opened, at: int | None, company: str | None, profile: str) -> list[dict[str, Any]]:
    game = opened.until(at)
    state = replay(game)
    done = len(game.actions)
    number = at if at is not None else opened.ids[-1] if opened.ids else 0
    following = opened.game.actions[done] if done < len(opened.game.actions) else None
    names = [company] if company is not None else _companies_in_question(state)
    answers = []
    for name in names:
        claimed = None
        if isinstance(following, Run) and following.company == name:
            claimed = _income(next(entry for entry in entries(opened.game) if entry.number == done + 1))
        answers.append(_best(_by_profile(state, profile), name, number, claimed))
    return answers


def _companies_in_question(state: GameState) -> list[str]:
    """The company to act, else every company with a train to run, in operating order."""
    due = decision(state)
    if due is not None and due.company is not None and has_run(state, COMPANY[due.company].index):
        return [due.company]
    return [
        COMPANIES[index].id
        for index in operating_order(state)
        if state.companies[index].status is Status.FLOATED and has_run(state, index)
    ]


# Every run of a game


def _every_run(
    opened: Opened, company: str | None, profile: str, total: int, *, quiet: bool
) -> Iterator[dict[str, Any]]:
    bar = progress("{task.description}", quiet=quiet)
    with bar:
        report = progress_reporter(bar, bar.add_task(say("cli-routes-progress"), total=total), quiet=quiet)
        done = 0
        for entry in entries(opened.game):
            if isinstance(entry.action, Run):
                if company in (None, entry.action.company):
                    before = _by_profile(entry.before, profile)
                    yield _best(before, entry.action.company, opened.ids[entry.number - 1], _income(entry))
                done += 1
                report(done)


def _income(entry: Entry) -> int:
    """Income of a run in the game, in K."""
    return sum(event.income for event in entry.events if isinstance(event, TrainsRan))


# Output


def _show_position(answers: Sequence[dict[str, Any]]) -> None:
    out = console()
    if not answers:
        out.print(say("cli-routes-nothing"))
    for answer in answers:
        trains = listed(answer["trains"]) or say("cli-routes-no-train")
        proof = "cli-routes-proved" if answer["proven"] else "cli-routes-not-proved"
        found = {"company": answer["company"], "best": answer["best"], "ms": decimal(answer["ms"], 2)}
        out.print(say(proof, trains=trains, **found))
        if answer["claimed"] is not None:
            out.print("  " + say("cli-routes-played", claimed=answer["claimed"]))
        for route in answer["routes"]:
            values = {"train": route["face"], "hexes": "–".join(route["hexes"]), "income": route["income"]}
            out.print("  " + say("one-route-with-income", **values), markup=False)


def _show_every(answers: Sequence[dict[str, Any]]) -> None:
    table = Table(title=say("cli-routes-runs"), title_justify="left")
    table.add_column(say("cli-action"), justify="right")
    table.add_column(say("cli-company"))
    table.add_column(say("cli-trains"))
    for heading in ("cli-routes-claimed", "cli-routes-best", "cli-routes-difference"):
        table.add_column(say(heading), justify="right")
    table.add_column("ms", justify="right")
    table.add_column(say("cli-routes-best-run"))
    for answer in answers:
        left = answer["best"] - answer["claimed"]
        better = listed(
            f"{route['face']} {'–'.join(route['hexes'])} {route['income']}" for route in answer["routes"]
        )
        table.add_row(
            str(answer["action"]),
            answer["company"],
            " ".join(answer["trains"]),
            str(answer["claimed"]),
            str(answer["best"]) + ("" if answer["proven"] else "?"),
            str(left or ""),
            decimal(answer["ms"], 2),
            better if left else "",
            style="bold" if left else "",
        )
    out = console()
    out.print(table)
    given_away = [answer["best"] - answer["claimed"] for answer in answers]
    below = sum(left > 0 for left in given_away)
    most = max((answer["ms"] for answer in answers), default=0)
    lying = sum(max(left, 0) for left in given_away)
    out.print(say("cli-routes-sum", runs=len(answers), below=below, left=lying, ms=decimal(most, 1)))
