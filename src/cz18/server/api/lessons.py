"""Endpoints for lessons and puzzles."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request, Response

from cz18.lessons.lessons import LESSONS, OPPONENT
from cz18.lessons.puzzles import puzzles
from cz18.server.api.answers.documented import described, errors
from cz18.server.api.answers.lessons import Lessons, PuzzleAnswer, Puzzles, SolutionAnswer
from cz18.server.api.common import answer, packed
from cz18.server.api.requests import LessonForm, Solve, TableForm
from cz18.server.api.services import TheServices
from cz18.server.api.tables.games import MADE, make_table, refuse_more
from cz18.server.errors import not_found
from cz18.server.games import create
from cz18.server.games.create import Made, SeatWish, Wishes
from cz18.server.work import jobs
from cz18.server.work.jobs import Checked
from cz18.server.work.threads import LimitedRouter, in_turn

router = LimitedRouter(prefix="/api", tags=["learn"])

LessonName = Annotated[str, Path(max_length=20)]
PuzzleId = Annotated[str, Path(max_length=20)]


@router.get("/lessons", responses=described(Lessons, "In the order in which they are taught"))
def list_lessons() -> Response:
    """The lessons of the guided first game."""
    return answer({"lessons": [{"name": one.name, "section": one.section} for one in LESSONS.values()]})


@router.post("/lessons/{name}", status_code=201, responses=MADE | errors(404, 409, 413, 507))
async def start_lesson(services: TheServices, request: Request, name: LessonName, form: LessonForm) -> Response:
    """Create a game at the position of a lesson, for the learner and one bot. It counts as a new game."""
    lesson = LESSONS.get(name)
    if lesson is None:
        raise not_found("lesson")
    await in_turn(refuse_more, services, request)
    checked: Checked = await services.desk.do(request, jobs.lesson, name)
    seats = [SeatWish(form.opponent, "bot", OPPONENT)] * len(checked.setup.players)
    seats[lesson.seat] = SeatWish(form.learner)

    def make(wishes: Wishes) -> Made:
        return create.keep(services.games, checked, seats, wishes, seed_chosen=True, lesson=lesson.name)

    table = TableForm(title=form.title, listed=False, take=[lesson.seat], key=form.key)
    return await in_turn(make_table, services, request, table, make)


@router.get("/puzzles", responses=described(Puzzles, "By kind and level"))
def list_puzzles() -> Response:
    """All puzzles."""
    return answer(
        {"puzzles": [{"id": one.id, "kind": one.kind, "level": one.level} for one in puzzles().values()]}
    )


@router.get("/puzzles/{puzzle}", responses=described(PuzzleAnswer, "The puzzle", 404))
async def get_puzzle(services: TheServices, request: Request, puzzle: PuzzleId) -> Response:
    """A puzzle: the position and the question, without the answer."""
    content = await services.desk.once(request, ("", "puzzle", _known(puzzle)), jobs.puzzle_of, puzzle)
    return await in_turn(packed, request, content, {"cache-control": "no-cache"})


@router.post("/puzzles/{puzzle}", responses=described(SolutionAnswer, "The solution", 404, 413))
async def solve_puzzle(services: TheServices, request: Request, puzzle: PuzzleId, form: Solve) -> Response:
    """Check an answer. The response contains the solution."""
    content: bytes = await services.desk.do(request, jobs.solution_of, _known(puzzle), form.answer)
    return await in_turn(packed, request, content, {})


def _known(puzzle: str) -> str:
    if puzzle not in puzzles():
        raise not_found("puzzle")
    return puzzle
