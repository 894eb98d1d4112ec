"""Actions, events and states as JSON values, and back.

    {"type": "LayTile", "company": "MW", "hex": "G19", "tile": "57", "rotation": 1}

Written once for all kinds: the annotations of the dataclasses and named tuples say what a field holds, and each
class is compiled to a pair of functions the first time it is needed. Nothing that is read is believed: whatever
has another shape than it should raises `Malformed`, which names the field. What is well formed can still be
against the rules; that is for `check` to say.

A field that stands at its default is not written, but for the rules version, whose default rises with the program.
A class is written with its `type` where it is one of several.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum, IntEnum
from functools import cache
from typing import Any, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

from cz18.rules.actions import ACTIONS, Action, PriceRange
from cz18.rules.events import EVENTS, Event
from cz18.rules.options import Options
from cz18.rules.state import GameState
from cz18.rules.versions import FIRST_VERSION

LARGEST = 2**53 - 1
"""Whole numbers beyond this are not safe in every reader of JSON."""
LONGEST = 2**63 - 1
"""The largest number in a state: its seed has 63 bits."""
LONGEST_ID = 60
LONGEST_TEXT = 1000

WITHOUT_IT: dict[type, dict[str, Any]] = {Options: {"rules": FIRST_VERSION}}
"""Fields that are always written, with what it means when they are not: that the text is older than the field."""

Encoder = Callable[[Any], Any]
Decoder = Callable[[Any], Any]


class Malformed(ValueError):
    """Something read from outside does not have the shape it should; `field` says where."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field
        self.message = message

    def under(self, name: str) -> Malformed:
        """The same fault, seen from the value this one lies in."""
        inner = self.field
        return Malformed(
            name if not inner else f"{name}{inner}" if inner[0] == "[" else f"{name}.{inner}", self.message
        )


def shown(value: Any) -> str:
    """A value from outside for an error message: short, whatever it is."""
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if -LARGEST <= value <= LARGEST else "a number too large"
    if isinstance(value, float):
        return f"the number {value}"
    if isinstance(value, str):
        return ascii(value if len(value) <= 40 else value[:37] + "...")
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return f"a {type(value).__name__}"


# The doors


def encode_action(action: Action) -> dict[str, Any]:
    """An action as a JSON value; the price range of a listed action as `{"low": .., "high": ..}`."""
    return _encode_tagged(action)


def decode_action(data: Any) -> Action:
    """The action a JSON value stands for. Raises Malformed, naming the field, if it stands for none."""
    return cast(Action, _decode_tagged(data, ACTIONS, "action"))


def encode_event(event: Event) -> dict[str, Any]:
    """An event as a JSON value."""
    return _encode_tagged(event)


def decode_event(data: Any) -> Event:
    """The event a JSON value stands for. Raises Malformed, naming the field, if it stands for none."""
    return cast(Event, _decode_tagged(data, EVENTS, "event"))


def state_to_json(state: GameState) -> dict[str, Any]:
    """A whole state as a JSON value: for caches and comparisons. A game is saved as its log (`interop.save`)."""
    return cast(dict[str, Any], _encoder(GameState)(state))


def state_from_json(data: Any) -> GameState:
    """The state a JSON value stands for, equal to the one it was made from.

    Raises Malformed if a field has the wrong shape. It does not ask whether the rules could lead to this state.
    """
    return cast(GameState, _decoder(GameState, inner=True)(data))


# Plain values


def _decode_int(value: Any) -> Any:
    if value.__class__ is not int:
        raise Malformed("", f"must be a whole number, not {shown(value)}")
    if not -LARGEST <= value <= LARGEST:
        raise Malformed("", "is too large a number")
    return value


def _decode_long(value: Any) -> Any:
    if value.__class__ is not int:
        raise Malformed("", f"must be a whole number, not {shown(value)}")
    if not -LONGEST <= value <= LONGEST:
        raise Malformed("", "is too large a number")
    return value


def _decode_bool(value: Any) -> Any:
    if value.__class__ is not bool:
        raise Malformed("", f"must be true or false, not {shown(value)}")
    return value


def _decode_id(value: Any) -> Any:
    if value.__class__ is not str:
        raise Malformed("", f"must be a text, not {shown(value)}")
    if not value.isascii() or len(value) > LONGEST_ID:
        raise Malformed("", f"is no name of anything: {shown(value)}")
    return value


def _decode_text(value: Any) -> Any:
    if value.__class__ is not str:
        raise Malformed("", f"must be a text, not {shown(value)}")
    if len(value) > LONGEST_TEXT or not is_writable(value):
        raise Malformed("", f"is not a usable text: {shown(value)}")
    return value


def is_writable(text: str) -> bool:
    """Can the text be written as UTF-8? (Half of a surrogate pair cannot.)"""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _same(value: Any) -> Any:
    return value


# Compiling classes


class _Part(NamedTuple):
    """A field of a class; `default` is MISSING where it has none."""

    name: str
    type: Any
    default: Any


def _is_named_tuple(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, tuple) and hasattr(type_, "_fields")


@cache
def _parts(class_: type) -> tuple[_Part, ...]:
    hints = get_type_hints(class_)
    if is_dataclass(class_):
        return tuple(_Part(item.name, hints[item.name], item.default) for item in fields(class_))
    defaults = getattr(class_, "_field_defaults", {})
    return tuple(_Part(name, hints[name], defaults.get(name, MISSING)) for name in getattr(class_, "_fields", ()))


def _members(type_: Any) -> tuple[Any, ...] | None:
    """The members of a union, or None if the type is none."""
    return get_args(type_) if get_origin(type_) in (Union, types.UnionType) else None


def _is_class_of_fields(type_: Any) -> bool:
    return is_dataclass(type_) or _is_named_tuple(type_)


@cache
def _encoder(type_: Any) -> Encoder:
    """What makes a JSON value of a value of this type."""
    if type_ in (int, str, bool, type(None)):
        return _same
    members = _members(type_)
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
    classes = [member for member in members if _is_class_of_fields(member)]
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
        for part in _parts(class_)
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


@cache
def _decoder(type_: Any, inner: bool = False) -> Decoder:
    """What makes a value of this type of a JSON value, or raises Malformed.

    `inner` is for states: their texts may be players' names, their numbers a seed.
    """
    if type_ is int:
        return _decode_long if inner else _decode_int
    if type_ is str:
        return _decode_text if inner else _decode_id
    if type_ is bool:
        return _decode_bool
    members = _members(type_)
    if members is not None:
        return _union_decoder(members, inner)
    if get_origin(type_) is tuple:
        return _list_decoder(_decoder(get_args(type_)[0], inner))
    if get_origin(type_) is frozenset:
        of_list = _list_decoder(_decoder(get_args(type_)[0], inner))
        return lambda value: frozenset(of_list(value))
    if issubclass(type_, Enum):
        return _enum_decoder(type_)
    return _class_decoder(type_, inner)


def _list_decoder(item: Decoder) -> Decoder:
    def decode(value: Any) -> tuple[Any, ...]:
        if value.__class__ is not list:
            raise Malformed("", f"must be a list, not {shown(value)}")
        done: list[Any] = []
        try:
            for entry in value:
                done.append(item(entry))
        except Malformed as fault:
            raise fault.under(f"[{len(done)}]") from None
        return tuple(done)

    return decode


def _enum_decoder(type_: type[Enum]) -> Decoder:
    by_name = {(item.name.lower() if issubclass(type_, IntEnum) else item.value): item for item in type_}

    def decode(value: Any) -> Enum:
        if value.__class__ is not str or value not in by_name:
            raise Malformed("", f"must be one of {', '.join(by_name)}, not {shown(value)}")
        return by_name[value]

    return decode


def _union_decoder(members: tuple[Any, ...], inner: bool) -> Decoder:
    """One of several classes by its `type`; or nothing; or a plain value; a price range is never read."""
    left = [member for member in members if member not in (type(None), PriceRange)]
    may_be_none = type(None) in members
    classes = {member.__name__: member for member in left if _is_class_of_fields(member)}
    if len(classes) > 1:
        return lambda value: _decode_tagged(value, classes, "value", inner)
    if len(left) == 1:
        decode = _decoder(left[0], inner)
        return (lambda value: None if value is None else decode(value)) if may_be_none else decode
    plain = {member: _decoder(member, inner) for member in left}

    def decode_plain(value: Any) -> Any:
        decode_one = plain.get(value.__class__)
        if decode_one is None:
            raise Malformed("", f"must be a text or a whole number, not {shown(value)}")
        return decode_one(value)

    return decode_plain


def _class_decoder(class_: type, inner: bool = False, *, tagged: bool = False) -> Decoder:
    rows = [(part.name, _decoder(part.type, inner)) for part in _parts(class_)]
    needed = frozenset(part.name for part in _parts(class_) if part.default is MISSING)
    known = frozenset(part.name for part in _parts(class_)) | ({"type"} if tagged else set())
    defaults = {part.name: part.default for part in _parts(class_) if part.default is not MISSING}
    defaults |= WITHOUT_IT.get(class_, {})

    def decode(data: Any) -> Any:
        if data.__class__ is not dict:
            raise Malformed("", f"must be an object, not {shown(data)}")
        if data.keys() != known:
            _refuse_keys(data, needed, known)
        values: list[Any] = []
        try:
            for name, decode_field in rows:
                values.append(decode_field(data[name]) if name in data else defaults[name])
        except Malformed as fault:
            raise fault.under(rows[len(values)][0]) from None
        return class_(*values)

    return decode


def _refuse_keys(data: dict[Any, Any], needed: frozenset[str], known: frozenset[str]) -> None:
    for name in sorted(needed):
        if name not in data:
            raise Malformed(name, "is missing")
    for name in data:
        if name not in known:
            raise Malformed(
                name if isinstance(name, str) and is_plain(name) else shown(name), "is not a field of this"
            )


def is_plain(name: str) -> bool:
    """Can the name stand in a message as it is?"""
    return len(name) <= LONGEST_ID and name.isascii() and name.isidentifier()


@cache
def _tagged_decoder(class_: type, inner: bool) -> Decoder:
    return _class_decoder(class_, inner, tagged=True)


def _decode_tagged(data: Any, classes: dict[str, Any], what: str, inner: bool = False) -> Any:
    if data.__class__ is not dict:
        raise Malformed("", f"must be an object, not {shown(data)}")
    if "type" not in data:
        raise Malformed("type", "is missing")
    name = data["type"]
    class_ = classes.get(name) if name.__class__ is str else None
    if class_ is None:
        raise Malformed("type", f"there is no {what} of the kind {shown(name)}")
    return _tagged_decoder(class_, inner)(data)
