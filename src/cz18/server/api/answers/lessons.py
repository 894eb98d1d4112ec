"""Response bodies about lessons and puzzles."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from cz18.contract.records import BestRun, RefusalRecord, View
from cz18.contract.written import ActionRecord, EventRecord, Record


class LessonRecord(Record):
    """A lesson of the guided first game; its texts are in the catalogues."""

    name: str
    section: Annotated[str, Field(description="The section of the rulebook that it teaches.")]


class Lessons(Record):
    lessons: list[LessonRecord]


class PuzzleEntry(Record):
    id: str
    kind: Literal["run", "tile", "scrap", "score"]
    level: Annotated[int, Field(description="From 1, easy, to 3.")]


class Puzzles(Record):
    puzzles: list[PuzzleEntry]


class PuzzleAbout(Record):
    """The company or the player's seat in question; for `scrap` the purchase, as an action."""

    type: NotRequired[str]
    company: NotRequired[str]
    seat: NotRequired[int]
    train: NotRequired[str]
    face: NotRequired[str]


class PuzzleAnswer(PuzzleEntry):
    """A puzzle: what to find out, and the position. Of `score` the position contains no worth."""

    about: PuzzleAbout
    position: View


class WorthItem(Record):
    """A part of a player's worth: `count` things at `each` K."""

    what: Literal["cash", "dividend", "shares", "local_railways", "debt", "penalty"]
    company: NotRequired[str]
    count: NotRequired[int]
    each: NotRequired[int]
    amount: int


class SolutionAnswer(Record):
    """Whether an answer is right, and the solution."""

    right: bool
    refusal: Annotated[NotRequired[RefusalRecord], Field(description="Why the run or tile is not allowed.")]
    yours: Annotated[NotRequired[int], Field(description="The income with the given answer, in K.")]
    amount: Annotated[NotRequired[int], Field(description="The best income, or the final worth, in K.")]
    before: Annotated[NotRequired[int], Field(description="The income without a tile, in K.")]
    action: Annotated[NotRequired[ActionRecord], Field(description="The best tile.")]
    run: Annotated[NotRequired[BestRun], Field(description="The best run, with that tile.")]
    trains: NotRequired[list[str]]
    companies: NotRequired[list[str]]
    events: Annotated[NotRequired[list[EventRecord]], Field(description="What the purchase brings.")]
    items: Annotated[NotRequired[list[WorthItem]], Field(description="The parts of the worth.")]
