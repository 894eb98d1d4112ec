"""Actions and events as JSON: one record for each kind, described from the annotations of its class.

`interop.codec` writes them from the same annotations. A field that stands at its default is not written.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model

from cz18.rules.actions import ACTIONS
from cz18.rules.events import EVENTS


class Record(BaseModel):
    """Exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


@cache
def described(type_: Any) -> Any:
    """The type of the JSON value that is written for a value of this type."""
    if type_ in (int, str, bool, type(None)):
        return type_
    if get_origin(type_) in (Union, types.UnionType):
        return Union[tuple(described(member) for member in get_args(type_))]  # noqa: UP007 - made when it runs
    if get_origin(type_) is tuple:
        return list[described(get_args(type_)[0])]  # type: ignore[misc]
    if issubclass(type_, Enum):
        return str
    return _record(type_)


def _fields(class_: Any) -> dict[str, Any]:
    """Each field with its type and its default, as pydantic takes them."""
    hints = get_type_hints(class_)
    if is_dataclass(class_):
        defaults = {item.name: ... if item.default is MISSING else item.default for item in fields(class_)}
    else:
        defaults = {name: class_._field_defaults.get(name, ...) for name in class_._fields}
    return {name: (described(hints[name]), default) for name, default in defaults.items()}


def _record(class_: Any, **more: Any) -> type[Record]:
    about = (class_.__doc__ or "").partition("\n")[0]
    made: type[Record] = create_model(class_.__name__, __base__=Record, __doc__=about, **more, **_fields(class_))
    return made


def _one_of(kinds: dict[str, Any], **more: Any) -> Any:
    """Any of these kinds, told apart by `type`."""
    records = [_record(kind, type=(Literal[name], ...), **more) for name, kind in kinds.items()]
    return Annotated[Union[tuple(records)], Field(discriminator="type")]  # noqa: UP007


ActionRecord = _one_of(ACTIONS)
"""An action; in a list of choices a free price is a range."""
EventRecord = _one_of(EVENTS, sentence=(str, ...))
"""An event with its sentence."""
