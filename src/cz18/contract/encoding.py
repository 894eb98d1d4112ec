"""Values of the rules as JSON values: actions, events, and parts of a state.

    {"type": "LayTile", "company": "MW", "hex": "G19", "tile": "57", "rotation": 1}

Encoders are generated from the annotations of the records and named tuples, once per class, on first use. Fields with
their default value are omitted, except for the rules version, whose default changes with the program. Members of a
union have a `type`. `interop.formats.codec` decodes the values.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum, IntEnum
from functools import cache
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from cz18.rules.actions import Action
from cz18.rules.events import Event
from cz18.rules.options import Options
from cz18.rules.versions import FIRST_VERSION

Encoder = Callable[[Any], Any]

WITHOUT_IT: dict[type, dict[str, Any]] = {Options: {"rules": FIRST_VERSION}}
"""Fields that are always written, with their value in older JSON that lacks them."""
SPELLED: dict[type, dict[str, str]] = {Options: {"rules_version": "rules"}}
"""Fields with another name in JSON; the class also has an attribute of that name."""


def encode_action(action: Action) -> dict[str, Any]:
    """An action as a JSON value; the price range of a listed action as `{"low": .., "high": ..}`."""
    return _encode_tagged(action)


def encode_event(event: Event) -> dict[str, Any]:
    """An event as a JSON value."""
    return _encode_tagged(event)


def plain(value: Any) -> Any:
    """The data of a refusal as JSON values."""
    if isinstance(value, Mapping):
        return {str(name): plain(item) for name, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return value if value is None or isinstance(value, bool | int | str) else str(value)


def encoded(type_: Any, value: Any) -> Any:
    """A value of this type as a JSON value."""
    return _encoder(type_)(value)


# Classes and their fields


class Part(NamedTuple):
    """A field of a class; `default` is MISSING if it has no default."""

    name: str
    type: Any
    default: Any


def is_named_tuple(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, tuple) and hasattr(type_, "_fields")


@cache
def parts(class_: type) -> tuple[Part, ...]:
    hints = get_type_hints(class_)
    if is_dataclass(class_):
        return tuple(Part(item.name, hints[item.name], item.default) for item in fields(class_))
    defaults = getattr(class_, "_field_defaults", {})
    spelled = SPELLED.get(class_, {})
    return tuple(
        Part(spelled.get(name, name), hints[name], defaults.get(name, MISSING))
        for name in getattr(class_, "_fields", ())
    )


def underlying(type_: Any) -> Any:
    """The base type of a `NewType`; any other type unchanged."""
    return getattr(type_, "__supertype__", type_)


def members_of(type_: Any) -> tuple[Any, ...] | None:
    """The members of a union, or None for other types."""
    return get_args(type_) if get_origin(type_) in (Union, types.UnionType) else None


def is_class_of_fields(type_: Any) -> bool:
    return is_dataclass(type_) or is_named_tuple(type_)


def _same(value: Any) -> Any:
    return value


@cache
def _encoder(type_: Any) -> Encoder:
    """The encoder of values of this type."""
    type_ = underlying(type_)
    if type_ in (int, str, bool, type(None)):
        return _same
    members = members_of(type_)
    if members is not None:
        return _union_encoder(members)
    if get_origin(type_) is tuple:
        item = _encoder(get_args(type_)[0])
        return list if item is _same else lambda value: [item(entry) for entry in value]
    if get_origin(type_) is frozenset:
        return lambda value: sorted(str(entry) for entry in value)
    if issubclass(type_, IntEnum):
        return lambda value: value.name.lower()
    if issubclass(type_, Enum):
        return lambda value: value.value
    return _class_encoder(type_)


def _union_encoder(members: tuple[Any, ...]) -> Encoder:
    classes = [member for member in members if is_class_of_fields(member)]
    if len(classes) > 1:
        return _encode_tagged
    if not classes:
        return _same
    encode, class_ = _encoder(classes[0]), classes[0]
    return lambda value: encode(value) if isinstance(value, class_) else value


def _class_encoder(class_: type) -> Encoder:
    always = WITHOUT_IT.get(class_, {})
    rows = [
        (part.name, _encoder(part.type), MISSING if part.name in always else part.default)
        for part in parts(class_)
    ]

    def encode(value: Any) -> dict[str, Any]:
        data = {}
        for name, encode_field, default in rows:
            held = getattr(value, name)
            if default is MISSING or held != default:
                data[name] = encode_field(held)
        return data

    return encode


def _encode_tagged(value: Any) -> dict[str, Any]:
    return _tagged_encoder(value.__class__)(value)


@cache
def _tagged_encoder(class_: Any) -> Callable[[Any], dict[str, Any]]:
    encode, name = _encoder(class_), class_.__name__
    return lambda value: {"type": name, **encode(value)}
