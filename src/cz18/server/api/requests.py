"""Request bodies: their fields, limits and examples."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Annotated, Any, Literal, NotRequired

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
    WithJsonSchema,
    model_validator,
)
from pydantic_core import PydanticKnownError

from cz18.bots.roster import bot_names
from cz18.contract.written import ActionRecord, OptionsRecord, Record, described
from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.seeds import decode_seed
from cz18.lessons.puzzles import MOST_NAMES, MOST_ROUTES
from cz18.messages import languages
from cz18.routes.route import Route
from cz18.rules.setup import LONGEST_NAME
from cz18.server.games.bots.thinking import STAND_IN
from cz18.server.games.clocks import zones
from cz18.server.people.names import alike, cleaned, usable, valid_name
from cz18.server.text import is_deeper_than, to_json

MOST_PLAYERS = 6
DEEPEST_ACTION = 16
"""Nesting levels of an action; the rules use fewer."""
MOST_FIELDS = 40
"""Fields of an object, known or not."""


def _a_language(name: str) -> str:
    if name not in languages():
        raise ValueError(f"must be one of {', '.join(languages())}")
    return name


def _title(text: str) -> str:
    return cleaned(usable(text))


def _key(text: str) -> str:
    if not text.isascii() or not text.isprintable():
        raise ValueError("must contain only printable ASCII characters")
    return text


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(valid_name)]
Title = Annotated[str, Field(max_length=120), AfterValidator(_title)]
PlanName = Annotated[str, Field(max_length=60), AfterValidator(_title)]
GivenName = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(usable)]
"""The name of an account, which may be older than the rules for names."""
Key = Annotated[
    str,
    Field(min_length=1, max_length=80, description="Idempotency key: a repeated request is not executed again."),
    AfterValidator(_key),
]
Number = Annotated[int, Field(ge=0, le=10**9)]
WithView = Annotated[
    bool, Field(description="Include the view after the action in the response, as `/view` returns it.")
]
Token = Annotated[str, Field(min_length=1, max_length=100)]
Password = Annotated[str, Field(min_length=8, max_length=200)]


def _seed(value: Any) -> Any:
    try:
        return decode_seed(value) if isinstance(value, str) else value
    except Malformed as fault:
        raise ValueError(fault.message) from None


_SEED: dict[str, Any] = {
    "anyOf": [
        {"type": "string", "pattern": "^[0-9]{1,19}$"},
        {"type": "integer", "minimum": 0, "exclusiveMaximum": 2**63},
    ],
    "description": "Up to 2^63 - 1, preferably as a string of digits: browsers round numbers beyond 2^53.",
}
Seed = Annotated[int, Field(ge=0, lt=2**63), BeforeValidator(_seed), WithJsonSchema(_SEED)]


def _bot(name: str) -> str:
    if name not in bot_names():
        raise ValueError(f"must be one of {', '.join(bot_names())}")
    return name


BotName = Annotated[str, Field(max_length=40), AfterValidator(_bot)]


def has_nul(value: Any) -> bool:
    """Whether any string of this JSON value contains a NUL character."""
    if "\\u0000" not in json.dumps(value, default=str):
        return False  # almost always; otherwise it may be a backslash followed by this text
    left = [value]
    while left:
        match left.pop():
            case str(text):
                if "\0" in text:
                    return True
            case list(items):
                left += items
            case dict(members):
                left += [*members, *members.values()]
    return False


def _few(given: Any) -> Any:
    """Limit the number of fields before validation, which reports an error for each unknown one."""
    if isinstance(given, dict) and len(given) > MOST_FIELDS:
        raise ValueError(f"must not have more than {MOST_FIELDS} fields")
    return given


class Form(BaseModel):
    """A request body: only known fields, of strict types, without NUL characters, which PostgreSQL cannot store."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _without_nul(cls, given: Any) -> Any:
        _few(given)
        if has_nul(given):
            raise ValueError("must not contain NUL characters")
        return given


class SeatForm(Form):
    name: Name
    kind: Literal["human", "bot"] = "human"
    bot: BotName = STAND_IN
    open: bool = False
    """Anyone may take it without a link. Only for seats of people."""


def _distinct(seats: list[SeatForm]) -> list[SeatForm]:
    """Refuse names that look like another one at the table."""
    for number, seat in enumerate(seats):
        other = alike(seat.name, (before.name for before in seats[:number]))
        if other is not None:
            raise ValueError(f"the names {other} and {seat.name} are too similar")
    return seats


Seats = Annotated[list[SeatForm], Field(min_length=1, max_length=MOST_PLAYERS), AfterValidator(_distinct)]


class OffersForm(Form):
    """What happens to an unanswered offer."""

    then: Literal["wait", "decline", "stand_in"] = "wait"
    after_seconds: Annotated[int, Field(ge=0, le=90 * 86400)] = 86400


def _zone(name: str) -> str:
    if name not in zones():
        raise ValueError("must be the name of a time zone, such as Europe/Prague")
    return name


Zone = Annotated[str, Field(max_length=60), AfterValidator(_zone)]


class ClockForm(Form):
    """How long a player may take for a move, and what happens then."""

    seconds: Annotated[int, Field(ge=60, le=90 * 86400)]
    at_end: Literal["remind", "stand_in", "host"] = "remind"
    weekends: bool = True
    """Whether Saturdays and Sundays count, in the time zone of the table."""
    zone: Zone = "UTC"
    vacation_days: Annotated[int, Field(ge=0, le=60)] = 0


class TableForm(Form):
    """A table's policies, and the creator's seats."""

    title: Title = ""
    listed: bool = True
    undo: Literal["own_turn", "consent", "off"] = "own_turn"
    offers: OffersForm = OffersForm()
    clock: ClockForm | None = None
    take: Annotated[list[Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]], Field(max_length=MOST_PLAYERS)] = []
    """Seats the creator takes at once (hot-seat: all of them)."""
    planning: bool = True
    """Whether people may make private plans and forks while the game is in progress."""
    key: Key | None = None


OptionsForm = Annotated[
    dict[Annotated[str, Field(max_length=60)], bool | Annotated[str, Field(max_length=60)]],
    Field(max_length=MOST_FIELDS),
    BeforeValidator(_few, json_schema_input_type=OptionsRecord),
]
"""Options of a game: documented by the contract; checked by the rules, which name what is wrong."""


class NewGame(TableForm):
    board: Annotated[str, Field(max_length=40)] = "standard"
    options: OptionsForm = {}
    seats: Seats
    seed: Seed | None = None

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "board": "standard",
                    "seats": [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot"}],
                    "take": [0],
                }
            ]
        }
    )


class ImportWishes(TableForm):
    """The fields of an import other than the file."""

    seats: Seats | None = None


class ImportGame(ImportWishes):
    """A game from a file: a save, or an export of 18xx.games."""

    file: Annotated[dict[str, Any], Field(description="A file of this program or of 18xx.games, as it is.")]


class ForkGame(TableForm):
    """A new table that continues from a position of this one."""

    position: Number | None = None
    seats: Seats | None = None


class NewPlan(Form):
    """A plan that begins at a position of the game, by default the present one, or a copy of another plan."""

    name: PlanName
    position: Number | None = None
    copy_of: Annotated[str | None, Field(max_length=20)] = None


class RenamePlan(Form):
    name: PlanName


class LessonForm(Form):
    """A lesson: its title in the learner's language, and the names of the learner and of the opponent."""

    title: Title = ""
    learner: Name
    opponent: Name
    key: Key | None = None


def _an_object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PydanticKnownError("dict_type")
    if is_deeper_than(value, DEEPEST_ACTION):
        raise ValueError("is nested too deeply for an action")
    return value


ActionForm = Annotated[dict[str, Any], PlainValidator(_an_object, json_schema_input_type=ActionRecord)]
"""An action: documented by the contract; parsed by the codec, which names what is wrong."""


RouteForm: Any = described(Route)


class GivenAnswer(Record):
    """An answer, by the kind of puzzle: `routes` of `run`, `action` of `tile`, `trains` and `companies` of `scrap`,
    `amount` of `score`."""

    routes: NotRequired[Annotated[list[RouteForm], Field(max_length=MOST_ROUTES)]]
    action: NotRequired[ActionForm]
    trains: NotRequired[Annotated[list[str], Field(max_length=MOST_NAMES)]]
    companies: NotRequired[Annotated[list[str], Field(max_length=MOST_NAMES)]]
    amount: NotRequired[int]


class Solve(Form):
    """An answer to a puzzle."""

    answer: GivenAnswer


class Join(Form):
    """The token of a seat's link."""

    token: Token


class ChangeSeat(Form):
    """A new name, a stand-in (a bot's name; empty: none), or a seat opened again to anyone."""

    name: Name | None = None
    stand_in: Annotated[str, Field(max_length=40)] | None = None
    open: bool = False


class HandOver(Form):
    """The seat whose holder is the host from now on."""

    seat: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]


class Play(Form):
    """An action, the number of entries seen, and an idempotency key."""

    seen: Number
    action: ActionForm
    key: Key | None = None
    view: WithView = False
    skip_forced: Annotated[
        bool,
        Field(
            description="Also leave the steps that follow in which your seats have nothing to choose, as entries."
        ),
    ] = False

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "seen": 0,
                    "action": {"type": "BuyLocalRailway", "player": 0, "local_railway": "S1"},
                    "key": "b3f1",
                }
            ]
        }
    )


class Previews(Form):
    """Actions to preview. With `income`, also the company's best run before and after each."""

    seen: Number
    actions: Annotated[list[ActionForm], Field(min_length=1, max_length=64)]
    income: bool = False

    def digest(self) -> bytes:
        return sha256(to_json([self.actions, self.income]).encode(errors="replace")).digest()


class UndoForm(Form):
    """Undo back to position `to`; by default to before the player's own last action."""

    seen: Number
    to: Number | None = None
    key: Key | None = None
    view: WithView = False


class AnswerUndo(Form):
    agree: bool
    view: WithView = False


class Say(Form):
    text: Annotated[str, Field(min_length=1, max_length=4000), AfterValidator(usable)]
    key: Key | None = None


class Vacation(Form):
    """Begin a vacation, during which the player's clock is stopped, or end it."""

    away: bool


class Agree(Form):
    """Whether you agree that a finished game is public."""

    agree: bool


class ShowProfile(Form):
    """Whether anyone can see the profile of your account."""

    public: bool


class GiveOrder(Form):
    """A standing order for one of your seats; its kinds are in the documentation of the API."""

    seat: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]
    order: Annotated[dict[str, bool | int | Annotated[str, Field(max_length=40)]], Field(max_length=8)]

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"seat": 0, "order": {"kind": "buy", "company": "BN", "price": 80, "shares": 2}}]
        }
    )


class Mine(Form):
    """What you keep about a game; fields that are missing stay as they are."""

    muted: bool | None = None
    notes: Annotated[str, Field(max_length=10_000), AfterValidator(usable)] | None = None
    seen: Number | None = None


Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class Reach(Form):
    """When you are notified. Quiet hours are minutes after midnight in your time zone."""

    language: Annotated[str, Field(max_length=20), AfterValidator(_a_language)] | None = None
    zone: Zone = "UTC"
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    interval_seconds: Annotated[int, Field(ge=0, le=7 * 86400)] = 0


class NewChannel(Form):
    """A way to be notified: `address` is an e-mail address, a URL, or the push subscription of a browser as JSON."""

    kind: Literal["push", "mail", "discord", "slack", "webhook"]
    address: Annotated[str, Field(min_length=1, max_length=4000), AfterValidator(usable)]
    label: Annotated[str, Field(max_length=60), AfterValidator(usable)] = ""


class Confirm(Form):
    """The secret part of a link in an e-mail."""

    token: Annotated[str, Field(min_length=1, max_length=64)]


class SignUp(Form):
    """A new account. In members-only mode it requires an invitation."""

    name: Name
    password: Password
    invitation: Annotated[str, Field(max_length=100)] = ""


class SignIn(Form):
    name: GivenName
    password: Annotated[str, Field(max_length=200)]


class ChooseLanguage(Form):
    """The account's language in every browser; null: each browser's own."""

    language: Annotated[str, Field(max_length=20), AfterValidator(_a_language)] | None


class Recover(Form):
    """A new password, set by the recovery code."""

    name: GivenName
    code: Annotated[str, Field(max_length=100)]
    password: Password
