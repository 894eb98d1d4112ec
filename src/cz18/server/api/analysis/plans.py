"""Endpoints for private plans. A plan answers like a game, so that the page can show it with the same parts."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import Path, Query, Request, Response

from cz18.contract.previews import refusal_to_json
from cz18.contract.records import PreviewsAnswer, Reasons
from cz18.interop.formats.codec import encode_event
from cz18.rules.game import opening_of
from cz18.rules.questions import map_of
from cz18.server.api.answers.analysis import PlanAnswer, PlanPlayed, PlansAnswer, PlanUndone, PlanWithOutcome
from cz18.server.api.answers.documented import PLAYED, described, errors
from cz18.server.api.answers.tables import Log, PastPosition, ViewAnswer
from cz18.server.api.common import (
    GameId,
    address,
    answer,
    give_cookie,
    known_person,
    packed,
    play_answer,
    retry_while_table_changes,
    the_player,
    view_json,
)
from cz18.server.api.requests import NewPlan, Play, Previews, RenamePlan, UndoForm
from cz18.server.api.services import Services, TheServices
from cz18.server.api.tables.play import Since
from cz18.server.errors import ApiError, gone_on, malformed, not_found
from cz18.server.games.analysis.plans import DAYS, MOST_MOVES, PLANS_OF_A_GAME, Plan
from cz18.server.games.views import entry_json
from cz18.server.people.seats import Who, person_of
from cz18.server.storage.rows import PlanRow
from cz18.server.text import to_json
from cz18.server.work import jobs
from cz18.server.work.threads import LimitedRouter, in_turn

router = LimitedRouter(prefix="/api/games/{game}/plans", tags=["plans"])

PlanId = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[A-Za-z0-9]+$")]


def _plan(services: Services, request: Request, game: str, plan: str) -> Plan:
    """The plan, if the client's person owns it. Raises ApiError 404."""
    return services.plans.find(person_of(services.store, request.cookies), game, plan)


def _everybody(plan: Plan) -> Who:
    """The owner of a plan decides for all seats in it."""
    return Who(plan.row.person, frozenset(range(len(plan.seats))), False)


def _summary(row: PlanRow, moves: int | None = None) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": row.name,
        "base": row.base,
        "moves": len(json.loads(row.moves)) if moves is None else moves,
        "created": row.created,
        "changed": row.changed,
        "expires": row.changed + DAYS * 86400,
    }


# Own plans


@router.get("", responses=described(PlansAnswer, "Your plans", 404))
def list_plans(services: TheServices, request: Request, game: GameId) -> Response:
    """Your plans for this game. Nobody else can see them."""
    with services.games.locked(game):
        pass
    person = person_of(services.store, request.cookies)
    rows = [] if person is None else services.plans.of_person(person, game)
    return answer({"plans": [_summary(row) for row in rows], "most": PLANS_OF_A_GAME, "most_moves": MOST_MOVES})


@router.post("", status_code=201, responses=described(PlanAnswer, "The plan", 403, 404, 409, 507, status=201))
def new_plan(services: TheServices, request: Request, game: GameId, form: NewPlan) -> Response:
    """Create a plan from any position of the game, or copy one."""
    with services.games.locked(game):
        pass
    person, token = known_person(services, request)
    made = services.plans.add(person, game, form.name.strip() or "·", form.position, form.copy_of)
    response = answer({"plan": _summary(made.row, len(made.moves))}, 201)
    give_cookie(services, request, response, token)
    return response


@router.get("/{plan}", responses=described(PlanWithOutcome, "The plan and its outcome", 403, 404))
async def get_plan(services: TheServices, request: Request, game: GameId, plan: PlanId) -> Response:
    """A plan with its outcome: incomes, worth, best runs, forced purchases."""
    found = await in_turn(_plan, services, request, game, plan)
    key = (game, "plan", plan, found.row.version)
    actions = [move.meant() for move in found.moves]
    outcome = await services.desk.once(request, key, jobs.outcome_of_plan, found.states[0], actions)
    head = to_json({"plan": _summary(found.row, len(found.moves))})
    return Response(f'{head[:-1]},"outcome":{outcome.decode()}}}', media_type="application/json")


@router.patch("/{plan}", responses=described(PlanAnswer, "The plan", 403, 404, 409, 507))
def rename_plan(services: TheServices, request: Request, game: GameId, plan: PlanId, form: RenamePlan) -> Response:
    """Rename a plan."""
    made = services.plans.rename(_plan(services, request, game, plan), form.name.strip() or "·")
    return answer({"plan": _summary(made.row, len(made.moves))})


@router.delete("/{plan}", responses=described(PlansAnswer, "Your other plans", 403, 404, 507))
def delete_plan(services: TheServices, request: Request, game: GameId, plan: PlanId) -> Response:
    """Delete a plan."""
    services.plans.remove(_plan(services, request, game, plan))
    return list_plans(services, request, game)


# A plan in the form of a game


@router.get("/{plan}/view", responses=described(ViewAnswer, "The plan as a table", 403, 404))
def view_plan(services: TheServices, request: Request, game: GameId, plan: PlanId) -> Response:
    """The plan in the form of a game in which you hold all seats."""
    found = _plan(services, request, game, plan)
    return packed(
        request, view_json(found.view(), _everybody(found), None), {"cache-control": "private, no-cache"}
    )


@router.post("/{plan}/actions", responses=PLAYED | errors(403, 404, 409, 413, 507))
def act_in_plan(services: TheServices, request: Request, game: GameId, plan: PlanId, form: Play) -> Response:
    """Add a move to the plan, for whichever player decides. It is checked like an action of the game."""
    found, result = services.plans.act(
        _plan(services, request, game, plan), form.seen, form.action, form.skip_forced
    )
    return play_answer(request, result, found.view(), _everybody(found), None, True)


@router.post("/{plan}/undo", responses=described(PlanUndone, "Taken back", 403, 404, 409, 507))
def undo_in_plan(services: TheServices, request: Request, game: GameId, plan: PlanId, form: UndoForm) -> Response:
    """Take back the last move of the plan, or all after position `to`."""
    found = services.plans.undo(_plan(services, request, game, plan), form.seen, form.to)
    return packed(request, b'{"view":' + view_json(found.view(), _everybody(found), None) + b"}", {})


@router.post("/{plan}/previews", responses=described(PreviewsAnswer, "One for each action", 403, 404, 409, 413))
async def previews_in_plan(
    services: TheServices, request: Request, game: GameId, plan: PlanId, form: Previews
) -> Response:
    """Preview actions in the plan, as in a game."""
    at = await in_turn(_seen, services, request, game, plan, form.seen)
    key = (game, "plan previews", plan, at.row.version, form.digest())
    found = await services.desk.once(request, key, jobs.previews, at.state, form.actions, form.income)
    content = b'{"number":%d,"previews":%b}' % (form.seen, found)
    return Response(content, media_type="application/json")


@router.get("/{plan}/reasons", responses=described(Reasons, "One for each hex or tile", 403, 404, 409))
async def reasons_in_plan(
    services: TheServices,
    request: Request,
    game: GameId,
    plan: PlanId,
    seen: Since,
    hex: Annotated[str | None, Query(max_length=8)] = None,
) -> Response:
    """Why tiles cannot be laid in the plan, as in a game."""
    at = await in_turn(_seen, services, request, game, plan, seen)
    if hex is not None and hex not in map_of(at.state).index:
        raise malformed("hex", "is not on this board")
    key = (game, "plan reasons", plan, at.row.version, hex)
    found = await services.desk.once(request, key, jobs.why_not, at.state, hex)
    content = b'{"number":%d,"hex":%b,"greyed":%b}' % (seen, to_json(hex).encode(), found)
    return Response(content, media_type="application/json")


def _seen(services: Services, request: Request, game: str, plan: str, seen: int) -> Plan:
    found = _plan(services, request, game, plan)
    if seen != found.number:
        raise gone_on(found.number)
    return found


@router.get("/{plan}/log", responses=described(Log, "Entries in order", 403, 404))
def log_of_plan(
    services: TheServices,
    request: Request,
    game: GameId,
    plan: PlanId,
    since: Since = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """The log of the game up to the plan, then the moves of the plan."""
    found = _plan(services, request, game, plan)
    base = found.row.base
    rows = services.store.entries(game, since, until=base, limit=limit) if since < base else []
    texts = [entry_json(row) for row in rows]
    if len(texts) < limit:
        texts += found.entries_after(max(since, base))[: limit - len(texts)]
    parts = f'"entries":[{",".join(texts)}]'
    if not since:
        with services.games.locked(game) as loaded:
            setup = loaded.setup()
        parts += f',"opening":{to_json({"events": [encode_event(event) for event in opening_of(setup)]})}'
    return packed(request, f"{{{parts}}}".encode(), {})


@router.get("/{plan}/positions/{number}", responses=described(PastPosition, "That position", 403, 404))
def position_of_plan(
    services: TheServices,
    request: Request,
    game: GameId,
    plan: PlanId,
    number: Annotated[int, Path(ge=0, le=10**9)],
) -> Response:
    """A position of the game before the plan, or of the plan."""
    found = _plan(services, request, game, plan)
    if number <= found.row.base:
        seen = services.games.position(game, number)
    elif number <= found.number:
        seen = found.position(number)
    else:
        raise not_found("position")
    return packed(request, to_json(seen).encode(), {"cache-control": "no-store"})


@router.post("/{plan}/play", responses=described(PlanPlayed, "What was played", 403, 404, 409, 507))
def play_plan(services: TheServices, request: Request, game: GameId, plan: PlanId) -> Response:
    """Play the next moves of the plan in the game, as ordinary actions, while it is your turn and each still fits."""
    found = _plan(services, request, game, plan)

    def attempt() -> Response:
        with services.games.locked(game, as_known=True) as loaded:
            who = the_player(services, request, loaded)
            if loaded.row.status != "open":
                raise ApiError(409, "not_open", "This game is no longer in progress.")
            made, stopped = services.plans.play(found, loaded, who.seats)
        services.limiter.charge("requests", address(request), len(made))
        body: dict[str, Any] = {"entries": made, "why": stopped.why, "place": stopped.place, "seat": stopped.seat}
        if stopped.refusal is not None:
            body["refusal"] = refusal_to_json(stopped.refusal)
        return answer(body)

    return retry_while_table_changes(attempt)
