"""Response bodies about advice, reviews and plans."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from pydantic import Field

from cz18.contract.printed import Course
from cz18.contract.records import RefusalRecord
from cz18.contract.written import ActionRecord, EventRecord, Record
from cz18.server.api.answers.tables import ViewAnswer


class Because(Record):
    """One of the numbers behind a choice."""

    what: str
    value: int


class Why(Record):
    number: int
    reasons: list[Because]


class Advice(Record):
    """What an opponent would do in the player's place, the resulting events, and the numbers behind it."""

    number: int
    bot: Annotated[str, Field(description="The bot that advises: the strongest one of the table, or an Engineer.")]
    action: ActionRecord
    events: list[EventRecord]
    reasons: list[Because]


class ReviewRoute(Record):
    train: str
    face: str
    hexes: list[str]
    income: int


class Made(Record):
    """Where it happened: the number of the entry, and the position before it."""

    action: int
    before: int
    seat: int | None


class ReviewedRun(Made):
    """A run and the best one at the same position; routes only if income was missed."""

    company: str
    trains: list[str]
    claimed: int
    best: int
    proven: bool
    missed: int
    routes: list[ReviewRoute]
    ran: list[ReviewRoute]


class KeptIncome(Made):
    company: str
    income: int
    dividends: Annotated[list[int], Field(description="What each player would have received.")]


class IdleMoney(Record):
    """The players' cash at the end of a stock round."""

    round: str
    position: int
    cash: list[int]


class ScrappedTrain(Made):
    """A train scrapped after few runs."""

    company: str
    train: str
    face: str
    price: int
    bought: int
    runs: int


class Amount(Made):
    amount: int


class AddedMoney(Amount):
    company: str


class Cause(Record):
    kind: Literal["dividends", "shares", "added", "local_railways", "penalty"]
    company: str
    amount: int


class LargeMove(Record):
    """A large change of a player's worth within a round."""

    round: str
    position: int
    seat: int
    change: int
    others: Annotated[int, Field(description="The mean change of all players.")]
    causes: list[Cause]


class Mainly(Record):
    """The part of the worth that differs most after the two moves."""

    kind: Literal["cash", "debt", "local_railways", "shares"]
    company: str
    amount: int


class ReviewedDecision(Made):
    """A decision at which the Magnate prefers another move.

    `difference`: how much more the player would be worth at the end with that move: the mean of paired playouts, and
    its 95 % interval. `known`: the interval does not include 0.
    """

    kind: str
    company: str | None
    played: ActionRecord
    played_events: list[EventRecord]
    preferred: ActionRecord
    preferred_events: list[EventRecord]
    reasons: list[Because]
    difference: int
    low: int
    high: int
    playouts: int
    known: bool
    mainly: Mainly | None


class ReviewBody(Record):
    """A review: facts from the log, and the decisions that mattered most."""

    version: int
    players: list[str]
    board: str
    actions: int
    over: bool
    course: Course
    runs: list[ReviewedRun]
    kept: list[KeptIncome]
    idle: list[IdleMoney]
    scrapped: list[ScrappedTrain]
    loans: list[Amount]
    penalties: list[Amount]
    added: list[AddedMoney]
    moves: list[LargeMove]
    decisions: list[ReviewedDecision]


class ReviewAnswer(Record):
    """The state of a review. `length`: the entries that it is about; `share`: how much is done, from 0 to 1."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    share: float
    length: int | None
    seconds_left: int | None
    review: ReviewBody | None


class PlanSummary(Record):
    """A plan: the position of the game where it begins, and its moves."""

    id: str
    name: str
    base: int
    moves: int
    created: float
    changed: float
    expires: float


class PlansAnswer(Record):
    plans: list[PlanSummary]
    most: Annotated[int, Field(description="Plans of one person for one game.")]
    most_moves: int


class WorthChange(Record):
    seat: int
    before: int
    after: int


class PlannedIncome(Record):
    company: str
    income: int
    paid: bool


class BestChange(Record):
    company: str
    before: int
    after: int


class ForcedPurchase(Record):
    """A company that has to buy a train and cannot pay for the cheapest one."""

    company: str
    price: int
    treasury: int


class MoneyAdded(Record):
    company: str
    amount: int


class Loan(Record):
    seat: int
    amount: int


class PlanOutcome(Record):
    """The outcome of a plan."""

    actions: int
    worth: list[WorthChange]
    incomes: list[PlannedIncome]
    best: Annotated[list[BestChange], Field(description="The best run of each company that can run.")]
    forced: list[ForcedPurchase]
    added: list[MoneyAdded]
    loans: list[Loan]


class PlanAnswer(Record):
    plan: PlanSummary


class PlanWithOutcome(PlanAnswer):
    outcome: PlanOutcome


class PlanUndone(Record):
    """The view after moves were taken back."""

    view: ViewAnswer


class PlanPlayed(Record):
    """The entries that were made, and where the plan stopped: at move `place`, counted from 0.

    `why`: `done`: all of it was played; `others_turn`: it continues with another player; `not_your_turn`: another
    player decides; `refused`: the move no longer fits, with the refusal.
    """

    entries: list[int]
    why: Literal["done", "others_turn", "not_your_turn", "refused"]
    place: int
    seat: int | None
    refusal: NotRequired[RefusalRecord]
