"""Actions, events and states as JSON values, and back.

    {"type": "LayTile", "company": "MW", "hex": "G19", "tile": "57", "rotation": 1}

`contract.encoding` writes them; this module reads them, using the same annotations. Input is never trusted: a value of
the wrong shape raises `Malformed`, which names the field. A well-formed action may still be illegal; `check` decides
that.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import MISSING
from enum import Enum, IntEnum
from functools import cache
from typing import Any, cast, get_args, get_origin

from cz18.contract.encoding import (
    WITHOUT_IT,
    encode_action,
    encode_event,
    encoded,
    is_class_of_fields,
    members_of,
    parts,
    underlying,
)
from cz18.facts.maps import BoardError, own_board
from cz18.messages.told import told
from cz18.rules.actions import ACTIONS, FIELDS, Action, PriceRange
from cz18.rules.asking.prices import PRICE_FIELD, range_of
from cz18.rules.events import EVENTS, Event
from cz18.rules.state import GameState

__all__ = [
    "Malformed", "action_from_json", "action_to_json", "custom_board", "decode_action", "decode_event", "encode_action",
    "encode_event", "is_plain", "is_writable", "shown", "state_from_json", "state_to_json",
]  # fmt: skip

LARGEST = 2**53 - 1
"""Larger whole numbers are not safe in every JSON reader."""
LONGEST = 2**63 - 1
"""The largest number in a state: its seed has 63 bits."""
LONGEST_ID = 60
LONGEST_TEXT = 1000

Decoder = Callable[[Any], Any]


class Malformed(ValueError):
    """External input has the wrong shape; `field` says where."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]

    def under(self, name: str) -> Malformed:
        """The same error, with the field relative to the enclosing value."""
        inner = self.field
        return Malformed(
            name if not inner else f"{name}{inner}" if inner[0] == "[" else f"{name}.{inner}", self.message
        )


def custom_board(data: dict[str, Any]) -> str:
    """The name of a custom board that a file contains. Raises Malformed."""
    try:
        return own_board(data).name
    except BoardError as fault:
        raise Malformed(f"board.{fault.hex or 'board'}.{fault.field}", fault.message) from None


def shown(value: Any) -> str:
    """Any external value, shortened for an error message and independent of language."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if -LARGEST <= value <= LARGEST else f"2^{value.bit_length()}"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return ascii(value if len(value) <= 40 else value[:37] + "...")
    if isinstance(value, list | tuple):
        return "[…]"
    if isinstance(value, dict):
        return "{…}"
    return type(value).__name__


# Public functions


def decode_action(data: Any) -> Action:
    """Decode an action. Raises Malformed naming the field."""
    return cast(Action, _decode_tagged(data, ACTIONS, "action"))


def action_to_json(action: Action) -> dict[str, Any]:
    """The action as a JSON value, in the format of saves and of the server. Fields that are None are omitted.

    >>> from cz18.actions import LayTile
    >>> action_to_json(LayTile("MW", "G19", "57", 1))
    {'type': 'LayTile', 'company': 'MW', 'hex': 'G19', 'tile': '57', 'rotation': 1}

    Raises Malformed (a ValueError) for a value that is not an action, and for one whose price is still a range.
    """
    if type(action) not in FIELDS:
        raise Malformed("", f"{action!r} is not an action")
    field = PRICE_FIELD.get(type(action))
    if field is not None and range_of(action) is not None:
        raise Malformed(field, "is a range; set a price with cz18.definite(action, price)")
    return encode_action(action)


def action_from_json(data: Any) -> Action:
    """The action of a JSON value; fields with a default may be omitted. The inverse of `action_to_json`.

    >>> action_from_json({"type": "Pass", "player": 1})
    Pass(player=1)

    Raises Malformed (a ValueError) that names the field. It does not check whether the action is legal; `check` does.
    """
    return decode_action(data)


def decode_event(data: Any) -> Event:
    """Decode an event. Raises Malformed naming the field."""
    return cast(Event, _decode_tagged(data, EVENTS, "event"))


def state_to_json(state: GameState) -> dict[str, Any]:
    """A whole state as a JSON value, for caches and comparisons. To save a game use its log (`formats.save`)."""
    return cast(dict[str, Any], encoded(GameState, state))


def state_from_json(data: Any) -> GameState:
    """The state of a JSON value, equal to the one it was made from.

    Raises Malformed if a field has the wrong shape. It does not check whether the rules can reach this state.
    """
    return cast(GameState, _decoder(GameState, inner=True)(data))


# Plain values


def _whole_number(largest: int) -> Callable[[Any], Any]:
    def decode(value: Any) -> Any:
        if value.__class__ is not int:
            raise Malformed("", told("wrong-not_a_whole_number", found=shown(value)))
        if not -largest <= value <= largest:
            raise Malformed("", told("wrong-number_too_large"))
        return value

    return decode


_decode_int, _decode_long = _whole_number(LARGEST), _whole_number(LONGEST)


def _decode_bool(value: Any) -> Any:
    if value.__class__ is not bool:
        raise Malformed("", told("wrong-not_a_boolean", found=shown(value)))
    return value


def _decode_id(value: Any) -> Any:
    if value.__class__ is not str:
        raise Malformed("", told("wrong-not_a_text", found=shown(value)))
    if not value.isascii() or len(value) > LONGEST_ID:
        raise Malformed("", told("wrong-no_name", found=shown(value)))
    return value


def _decode_text(value: Any) -> Any:
    if value.__class__ is not str:
        raise Malformed("", told("wrong-not_a_text", found=shown(value)))
    if len(value) > LONGEST_TEXT or not is_writable(value):
        raise Malformed("", told("wrong-odd_text", found=shown(value)))
    return value


def is_writable(text: str) -> bool:
    """Whether the text can be encoded as UTF-8. (Half of a surrogate pair cannot.)"""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


# Decoders by type


@cache
def _decoder(type_: Any, inner: bool = False) -> Decoder:
    """The function that decodes JSON values of this type, or raises Malformed.

    `inner` is for states: their texts may be players' names, their numbers a seed.
    """
    type_ = underlying(type_)
    if type_ is int:
        return _decode_long if inner else _decode_int
    if type_ is str:
        return _decode_text if inner else _decode_id
    if type_ is bool:
        return _decode_bool
    members = members_of(type_)
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
            raise Malformed("", told("wrong-not_a_list", found=shown(value)))
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
            raise Malformed("", told("wrong-not_one_of", known=list(by_name), found=shown(value)))
        return by_name[value]

    return decode


def _union_decoder(members: tuple[Any, ...], inner: bool) -> Decoder:
    """Decoder of a class by its `type`, of an optional value, or of a plain value; price ranges are never read."""
    left = [member for member in members if member not in (type(None), PriceRange)]
    may_be_none = type(None) in members
    classes = {member.__name__: member for member in left if is_class_of_fields(member)}
    if len(classes) > 1:
        return lambda value: _decode_tagged(value, classes, "value", inner)
    if len(left) == 1:
        decode = _decoder(left[0], inner)
        return (lambda value: None if value is None else decode(value)) if may_be_none else decode
    plain = {member: _decoder(member, inner) for member in left}

    def decode_plain(value: Any) -> Any:
        decode_one = plain.get(value.__class__)
        if decode_one is None:
            raise Malformed("", told("wrong-not_text_or_number", found=shown(value)))
        return decode_one(value)

    return decode_plain


def _class_decoder(class_: type, inner: bool = False, *, tagged: bool = False) -> Decoder:
    rows = [(part.name, _decoder(part.type, inner)) for part in parts(class_)]
    needed = frozenset(part.name for part in parts(class_) if part.default is MISSING)
    known = frozenset(part.name for part in parts(class_)) | ({"type"} if tagged else set())
    defaults = {part.name: part.default for part in parts(class_) if part.default is not MISSING}
    defaults |= WITHOUT_IT.get(class_, {})

    def decode(data: Any) -> Any:
        if data.__class__ is not dict:
            raise Malformed("", told("wrong-not_an_object", found=shown(data)))
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
            raise Malformed(name, told("wrong-missing"))
    for name in data:
        if name not in known:
            raise Malformed(
                name if isinstance(name, str) and is_plain(name) else shown(name), told("wrong-unknown_field")
            )


def is_plain(name: str) -> bool:
    """Whether the name can appear in a message unchanged."""
    return len(name) <= LONGEST_ID and name.isascii() and name.isidentifier()


@cache
def _tagged_decoder(class_: type, inner: bool) -> Decoder:
    return _class_decoder(class_, inner, tagged=True)


def _decode_tagged(data: Any, classes: dict[str, Any], what: str, inner: bool = False) -> Any:
    if data.__class__ is not dict:
        raise Malformed("", told("wrong-not_an_object", found=shown(data)))
    if "type" not in data:
        raise Malformed("type", told("wrong-missing"))
    name = data["type"]
    class_ = classes.get(name) if name.__class__ is str else None
    if class_ is None:
        raise Malformed("type", told("wrong-unknown_kind", found=shown(name)))
    return _tagged_decoder(class_, inner)(data)
