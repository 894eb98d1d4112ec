"""Types of actions and events in the contract, generated from the annotations of their classes.

`contract.encoding` encodes them by the same annotations. Fields with their default value are omitted.
"""

from __future__ import annotations

import types
from dataclasses import MISSING
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, Union, get_args, get_origin

from pydantic import ConfigDict, Discriminator, Field, JsonValue
from typing_extensions import TypeAliasType, TypedDict

from cz18.contract.encoding import parts, underlying
from cz18.rules.actions import ACTIONS
from cz18.rules.events import EVENTS
from cz18.rules.options import CHOICES, PROFILES

EXACTLY = ConfigDict(extra="forbid", strict=True)
DEPRECATED: dict[str, JsonValue] = {"deprecated": True}
"""Marks a field that is still sent for older clients (docs/api.md)."""


class Record(TypedDict):
    """A dict with exactly these fields, checked by mypy and described by OpenAPI."""


Record.__pydantic_config__ = EXACTLY  # type: ignore[attr-defined]


Sentence = Annotated[str, Field(description="Only where it is asked for, with `words`.")]


@cache
def described(type_: Any) -> Any:
    """The type of the JSON value that encodes a value of this type."""
    type_ = underlying(type_)
    if type_ in (int, str, bool, type(None)):
        return type_
    if get_origin(type_) in (Union, types.UnionType):
        return Union[tuple(described(member) for member in get_args(type_))]  # noqa: UP007 - made when it runs
    if get_origin(type_) is tuple:
        return list[described(get_args(type_)[0])]  # type: ignore[misc]
    if issubclass(type_, Enum):
        return str
    return _record(type_, {})


def _record(class_: Any, more: dict[str, Any]) -> Any:
    """The record of this class; `more` are additional fields."""
    fields = dict(more)
    for part in parts(class_):
        type_ = described(part.type)
        if part.default is not MISSING:
            type_ = NotRequired[Annotated[type_, Field(json_schema_extra={"default": part.default})]]
        fields[part.name] = type_
    return record_of(class_.__name__, class_.__doc__, fields)


def record_of(name: str, about: str | None, fields: dict[str, Any]) -> Any:
    """A record created at run time, with the first line of a description."""
    make: Any = TypedDict
    made = make(name, fields)
    made.__doc__ = (about or "").partition("\n")[0]
    made.__pydantic_config__ = EXACTLY
    return made


def _one_of(name: str, kinds: dict[str, Any], **more: Any) -> Any:
    """A union of these records, discriminated by `type`, under one name in the OpenAPI document."""
    records = [_record(kind, {"type": Literal[word], **more}) for word, kind in kinds.items()]
    return TypeAliasType(name, Annotated[Union[tuple(records)], Discriminator("type")])  # noqa: UP007


def _of_options() -> Any:
    """The options of a game with their values; defaults may be omitted."""
    fields: dict[str, Any] = {"profile": NotRequired[Literal[tuple(PROFILES)]]}
    for name, values in CHOICES.items():
        words = tuple(value for value in values if isinstance(value, str))
        kinds = [bool] * any(isinstance(value, bool) for value in values) + [Literal[words]] * bool(words)
        fields[name] = NotRequired[Union[tuple(kinds)]]  # noqa: UP007
    return record_of("OptionsRecord", "The options of a game; what is not named is as in its profile.", fields)


if TYPE_CHECKING:
    OptionsRecord = dict[str, Any]
    ActionRecord = dict[str, Any]
    EventRecord = dict[str, Any]
else:
    OptionsRecord = _of_options()
    ActionRecord = _one_of("ActionRecord", ACTIONS)
    """An action; in a list of choices a free price is a range."""
    EventRecord = _one_of("EventRecord", EVENTS, sentence=NotRequired[Sentence])
    """An event."""
