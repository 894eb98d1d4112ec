"""Endpoints for positions that were set up by hand: no seat and no account are needed."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Annotated, Any, NotRequired

from fastapi import Path, Request, Response
from pydantic import Field, PlainValidator

from cz18.contract.positions import CheckedPosition, FaultRecord, PositionAnswers, PositionFile, PossibleTiles
from cz18.facts.maps import MAP_NAMES
from cz18.interop.formats.positions.text import LONGEST_TEXT
from cz18.rules.setup import SEED_BITS
from cz18.server.api.answers.documented import ErrorBody, body_of, described, errors
from cz18.server.api.common import packed, unchanged
from cz18.server.api.requests import Form, Seats, TableForm
from cz18.server.api.services import TheServices
from cz18.server.api.tables.games import MADE, make_table, refuse_more, wishes_of
from cz18.server.errors import not_found
from cz18.server.games import create
from cz18.server.games.create import Made, Wishes
from cz18.server.text import is_deeper_than, to_json
from cz18.server.work import jobs
from cz18.server.work.jobs import Checked
from cz18.server.work.threads import LimitedRouter, in_turn

router = LimitedRouter(prefix="/api/positions", tags=["positions"])

DEEPEST = 12


def _a_position(given: Any) -> Any:
    if isinstance(given, str):
        if len(given) > LONGEST_TEXT:
            raise ValueError("is too long")
        return given
    if not isinstance(given, dict) or is_deeper_than(given, DEEPEST):
        raise ValueError("must be an object or a text")
    return given


GivenPosition = Annotated[
    Any,
    PlainValidator(_a_position, json_schema_input_type=PositionFile | str),
    Field(description="A position: JSON or short text (docs/companion.md)."),
]
"""Documented by the contract; parsed in a pool process by the reader of the format, which names what is wrong."""
Face = Annotated[str, Field(max_length=4)]
Name = Annotated[str, Field(max_length=20)]


class PositionForm(Form):
    """A position to check."""

    position: GivenPosition


class QuestionForm(PositionForm):
    """A position to answer questions about. `company`: also its purchases and acquisitions; `fleets`: other trains
    of companies, by their faces."""

    company: Name | None = None
    fleets: Annotated[
        dict[Name, Annotated[list[Face], Field(max_length=12)]], Field(max_length=15, default_factory=dict)
    ]


class NotPlayableBody(ErrorBody):
    """What is impossible in the position; nothing if it is no position to play from."""

    faults: NotRequired[list[FaultRecord]]


NOT_PLAYABLE: dict[int | str, dict[str, Any]] = {
    422: body_of(NotPlayableBody, "No game can continue from this position")
}


class ContinueForm(TableForm):
    """A game that continues from a position. The seats are in the order of its players."""

    position: GivenPosition
    seats: Seats | None = None


@router.get("/tiles/{board}", responses=described(PossibleTiles, "Tiles by hex", 404))
async def possible_tiles(
    services: TheServices, request: Request, board: Annotated[str, Path(max_length=40)]
) -> Response:
    """The tiles that can lie on each hex of a printed board, and the rotations in which they differ."""
    if board not in MAP_NAMES:
        raise not_found("board")
    content = await services.desk.once(request, ("", "tiles", board), jobs.tiles_on, board)
    return await in_turn(packed, request, content, {"cache-control": "public, max-age=3600"})


ZIP: dict[int | str, dict[str, Any]] = {
    200: {"description": "A zip file", "content": {"application/zip": {"schema": {"type": "string"}}}}
}


@router.get("/rules.zip", response_class=Response, responses=ZIP)
async def rules_archive(services: TheServices, request: Request) -> Response:
    """The rules as Python sources, with which the page answers without a connection."""
    content = await services.desk.once(request, ("", "rules"), jobs.rules_archive)
    headers = {"cache-control": "no-cache", "etag": f'"{sha256(content).hexdigest()[:20]}"'}
    if unchanged(request, headers["etag"]):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/zip")


@router.post("/check", responses=described(CheckedPosition, "The position", 413))
async def check_position(services: TheServices, request: Request, form: PositionForm) -> Response:
    """Check a position: what is impossible in it, with the sections of the rulebook, and its other forms."""
    key = ("", "position", _digest(form))
    content = await services.desk.once(request, key, jobs.checked_position, form.position)
    return await in_turn(packed, request, content, {})


@router.post("/answers", responses=described(PositionAnswers, "The answers", 413))
async def answer_position(services: TheServices, request: Request, form: QuestionForm) -> Response:
    """Best runs with their proof, dividends, and the effects of a company's purchases and acquisitions."""
    key = ("", "answers", _digest(form))
    content = await services.desk.once(request, key, jobs.answers_about, form.position, form.company, form.fleets)
    return await in_turn(packed, request, content, {})


@router.post("/game", status_code=201, responses=MADE | errors(409, 413, 507) | NOT_PLAYABLE)
async def continue_position(services: TheServices, request: Request, form: ContinueForm) -> Response:
    """Create a game that continues from a position, for people and bots."""
    await in_turn(refuse_more, services, request)
    seed = secrets.randbits(SEED_BITS)
    checked: Checked = await services.desk.do(request, jobs.continued, form.position, seed)

    def make(wishes: Wishes) -> Made:
        return create.keep(services.games, checked, wishes_of(form.seats), wishes, seed_chosen=False)

    return await in_turn(make_table, services, request, form, make)


def _digest(form: Form) -> str:
    return sha256(to_json(form.model_dump()).encode()).hexdigest()
