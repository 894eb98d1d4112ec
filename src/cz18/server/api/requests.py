"""The bodies of requests: their shape, their limits and an example of each."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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

from cz18.contract.written import ActionRecord
from cz18.interop.codec import Malformed
from cz18.interop.seeds import decode_seed
from cz18.messages import languages
from cz18.rules.setup import LONGEST_NAME
from cz18.server.games.bots import STAND_IN, bot_names
from cz18.server.people.names import alike, shown, usable, valid_name
from cz18.server.text import is_deeper_than

MOST_PLAYERS = 6
DEEPEST_ACTION = 16
"""Levels of lists and objects within an action; the rules use fewer."""
MOST_FIELDS = 40
"""Fields of an object, known or not."""


def _a_language(name: str) -> str:
    """One there is a catalogue for."""
    if name not in languages():
        raise ValueError(f"is none of {', '.join(languages())}")
    return name


def _title(text: str) -> str:
    return shown(usable(text))


def _key(text: str) -> str:
    if not text.isascii() or not text.isprintable():
        raise ValueError("must be of printable ASCII characters")
    return text


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(valid_name)]
Title = Annotated[str, Field(max_length=120), AfterValidator(_title)]
GivenName = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(usable)]
"""The name of an account that may be older than the rules for names."""
Key = Annotated[
    str,
    Field(min_length=1, max_length=80, description="The same key again gives the same answer and is done once."),
    AfterValidator(_key),
]
Number = Annotated[int, Field(ge=0, le=10**9)]
WithView = Annotated[
    bool, Field(description="With it the answer brings the view that follows, as `/view` gives it.")
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
    "description": "Up to 2^63 - 1. Better as digits in a text: browsers round numbers beyond 2^53.",
}
Seed = Annotated[int, Field(ge=0, lt=2**63), BeforeValidator(_seed), WithJsonSchema(_SEED)]


def _bot(name: str) -> str:
    if name not in bot_names():
        raise ValueError(f"there is no bot of that name; there are {', '.join(bot_names())}")
    return name


BotName = Annotated[str, Field(max_length=40), AfterValidator(_bot)]


def has_nul(value: Any) -> bool:
    """Is there a NUL in any text of this JSON value?"""
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
    """Before anything is validated: each unknown field would be an error of its own."""
    if isinstance(given, dict) and len(given) > MOST_FIELDS:
        raise ValueError(f"holds more than {MOST_FIELDS} fields")
    return given


class Form(BaseModel):
    """A body: known fields only, of the right kind, and no NUL in any text: PostgreSQL cannot store it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _without_nul(cls, given: Any) -> Any:
        _few(given)
        if has_nul(given):
            raise ValueError("holds a NUL character")
        return given


class SeatForm(Form):
    """A seat of a new table."""

    name: Name
    kind: Literal["human", "bot"] = "human"
    bot: BotName = STAND_IN
    open: bool = False
    """May anybody sit down here, without a link? Only seats of people can be open."""


def _distinct(seats: list[SeatForm]) -> list[SeatForm]:
    """No name that can be taken for another one at the table."""
    for number, seat in enumerate(seats):
        other = alike(seat.name, (before.name for before in seats[:number]))
        if other is not None:
            raise ValueError(f"the name {seat.name} can be taken for {other}")
    return seats


Seats = Annotated[list[SeatForm], Field(min_length=1, max_length=MOST_PLAYERS), AfterValidator(_distinct)]


class OffersForm(Form):
    """What becomes of an offer nobody answers."""

    then: Literal["wait", "decline", "stand_in"] = "wait"
    after_seconds: Annotated[int, Field(ge=0, le=90 * 86400)] = 86400


class TableForm(Form):
    """What a table agrees on, beside the game itself."""

    title: Title = ""
    listed: bool = True
    undo: Literal["own_turn", "consent", "off"] = "own_turn"
    offers: OffersForm = OffersForm()
    take: Annotated[list[Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]], Field(max_length=MOST_PLAYERS)] = []
    """Seats the one who asks sits down on at once (hot-seat: all of them)."""
    key: Key | None = None


class NewGame(TableForm):
    """A new game."""

    board: Annotated[str, Field(max_length=40)] = "standard"
    options: Annotated[
        dict[Annotated[str, Field(max_length=60)], bool | Annotated[str, Field(max_length=60)]],
        Field(max_length=MOST_FIELDS),
        BeforeValidator(_few),
    ] = {}
    seats: Seats
    seed: Seed | None = None

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [
                {
                    "board": "standard",
                    "seats": [{"name": "Ada"}, {"name": "Ben", "kind": "bot"}, {"name": "Cyd", "kind": "bot"}],
                    "take": [0],
                }
            ]
        },
    )


class ImportWishes(TableForm):
    """What comes beside the file of an imported game."""

    seats: Seats | None = None


class ImportGame(ImportWishes):
    """A game from a file: the JSON of a save of ours, or of an export of 18xx.games."""

    file: dict[str, Any]


class ForkGame(TableForm):
    """A new table that goes on from a position of this one."""

    position: Number | None = None
    seats: Seats | None = None


class Join(Form):
    """The token of a seat's link."""

    token: Token


class ChangeSeat(Form):
    """A new name, a stand-in (a bot's name; an empty text: nobody), or a seat opened again to anybody."""

    name: Name | None = None
    stand_in: Annotated[str, Field(max_length=40)] | None = None
    open: bool = False


class HandOver(Form):
    """The seat whose holder is the host from now on."""

    seat: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)]


def _an_object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PydanticKnownError("dict_type")
    if is_deeper_than(value, DEEPEST_ACTION):
        raise ValueError("holds lists within lists deeper than any action")
    return value


ActionForm = Annotated[dict[str, Any], PlainValidator(_an_object, json_schema_input_type=ActionRecord)]
"""An action: described by the contract, read by the codec, which names what is wrong."""


class Play(Form):
    """An action: the number of entries seen, the action, and a key so that it is done once."""

    seen: Number
    action: ActionForm
    key: Key | None = None
    view: WithView = False

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        json_schema_extra={
            "examples": [
                {
                    "seen": 0,
                    "action": {"type": "BuyLocalRailway", "player": 0, "local_railway": "S1"},
                    "key": "b3f1",
                }
            ]
        },
    )


class Previews(Form):
    """Actions to look ahead at. With `income`, the best run of the company before and after each."""

    seen: Number
    actions: Annotated[list[ActionForm], Field(min_length=1, max_length=64)]
    income: bool = False


class UndoForm(Form):
    """Back to a position; without one, to before one's own last action."""

    seen: Number
    to: Number | None = None
    key: Key | None = None
    view: WithView = False


class AnswerUndo(Form):
    agree: bool
    view: WithView = False


class Say(Form):
    """A message to the table."""

    text: Annotated[str, Field(min_length=1, max_length=4000), AfterValidator(usable)]
    key: Key | None = None


class SignUp(Form):
    """An account, to find one's games from another device. At a closed house it takes an invitation."""

    name: Name
    password: Password
    invitation: Annotated[str, Field(max_length=100)] = ""


class SignIn(Form):
    name: GivenName
    password: Annotated[str, Field(max_length=200)]


class ChooseLanguage(Form):
    """The language of the pages of somebody with an account, in every browser; none: that of each browser."""

    language: Annotated[str, Field(max_length=20), AfterValidator(_a_language)] | None


class Recover(Form):
    """A new password by the recovery code given at sign-up."""

    name: GivenName
    code: Annotated[str, Field(max_length=100)]
    password: Password
