"""Records: frozen, slotted classes of annotated fields, equal only to their own kind.

They behave as frozen dataclasses do (`fields`, `replace`, matching, copying) but are made many times as quickly, and
there are over a hundred of them: with `dataclass` they were a third of `import cz18`. An instance is made in two
thirds of the time, too. Nothing here imports `dataclasses` before somebody asks for it: that alone takes ten
milliseconds.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(class_: type[T]) -> type[T]:
    """Make a class of annotated fields a record. What the class defines itself stays, `__eq__` for instance."""
    names = tuple(class_.__annotations__)
    defaults = {name: vars(class_)[name] for name in names if name in vars(class_)}
    members = {
        name: member
        for name, member in vars(class_).items()
        if name not in names and name not in ("__dict__", "__weakref__")
    }
    members = _SHARED | members
    members |= {"__slots__": names, "__match_args__": names, "_defaults": defaults}
    members["_values"] = staticmethod(attrgetter(*names) if names else _nothing)
    result: type[T] = type(class_.__name__, (), members)
    return result


@dataclass_transform(frozen_default=True, eq_default=False)
def unique_record(class_: type[T]) -> type[T]:
    """A record that is equal to itself only, and can be referred to weakly."""
    made: Any = record(class_)
    members = {name: member for name, member in vars(made).items() if name not in made.__slots__}
    members |= {
        "__slots__": (*made.__slots__, "__weakref__"),
        "__eq__": object.__eq__,
        "__hash__": object.__hash__,
    }
    result: type[T] = type(class_.__name__, (), members)
    return result


def replace(item: T, **changes: Any) -> T:
    """The record with some fields changed."""
    kind: Any = type(item)
    made: T = kind(**{name: getattr(item, name) for name in kind.__match_args__} | changes)
    return made


def _init_of_the_first(self: Any, *values: Any, **named: Any) -> None:
    """Makes the class its own __init__ when the first instance is made; most kinds are never needed in a run."""
    made = type(self)
    made.__init__ = _init(made, made.__match_args__, made._defaults)
    made.__init__(self, *values, **named)


def _init(made: Any, names: tuple[str, ...], defaults: dict[str, Any]) -> Any:
    """An __init__ that fills the slots directly, past the frozen __setattr__."""
    scope: dict[str, Any] = {f"set_{name}": getattr(made, name).__set__ for name in names}
    scope |= {f"default_{name}": value for name, value in defaults.items()}
    takes = "".join(f", {name}=default_{name}" if name in defaults else f", {name}" for name in names)
    body = "; ".join(f"set_{name}(self, {name})" for name in names) or "pass"
    exec(f"def __init__(self{takes}): {body}", scope)
    return scope["__init__"]


class _DataclassFields:
    """What makes `dataclasses.fields`, `replace` and `is_dataclass` work on records; worked out when first asked."""

    def __get__(self, instance: object, owner: Any) -> dict[str, Any]:
        from dataclasses import dataclass, field

        defaults = {
            name: field(default_factory=type(value)) if type(value).__hash__ is None else value
            for name, value in owner._defaults.items()
        }  # of a default that could be changed, such as {}, dataclasses want the type
        twin = type(owner.__name__, (), {"__annotations__": owner.__annotations__, **defaults})
        made: dict[str, Any] = dataclass(frozen=True)(twin).__dataclass_fields__  # type: ignore[attr-defined]
        owner.__dataclass_fields__ = made
        return made


def _nothing(_: Any) -> tuple[()]:
    return ()


def _is_equal(self: Any, other: Any) -> bool:
    if other.__class__ is not self.__class__:
        return NotImplemented  # type: ignore[no-any-return]
    result: bool = self._values(self) == self._values(other)
    return result


def _hash(self: Any) -> int:
    return hash((self.__class__.__name__, self._values(self)))


def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
    return f"{self.__class__.__name__}({shown})"


def _refuse_change(self: Any, name: str, value: object = None) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot change {name} of a {self.__class__.__name__}")


def _reduce(self: Any) -> tuple[Any, ...]:
    return self.__class__, tuple(getattr(self, name) for name in self.__match_args__)


_SHARED: dict[str, Any] = {
    "__init__": _init_of_the_first,
    "__eq__": _is_equal,
    "__hash__": _hash,
    "__repr__": _repr,
    "__setattr__": _refuse_change,
    "__delattr__": _refuse_change,
    "__reduce__": _reduce,
    "__dataclass_fields__": _DataclassFields(),
}
