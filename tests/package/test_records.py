"""Records behave like frozen dataclasses, but are created faster."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import weakref
from collections.abc import Mapping
from typing import Any

import pytest

from cz18._records import record, replace, unique_record


@record
class Point:
    """A place."""

    x: int
    y: int = 0
    notes: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return f"{self.x}/{self.y}"


@record
class Place:
    x: int
    y: int = 0
    notes: Mapping[str, Any] = {}


@unique_record
class Board:
    name: str
    size: int = 3


@record
class Nothing:
    pass


def test_made_by_place_and_by_name() -> None:
    """The first instance of a class is created, or refused, like all later ones."""

    @record
    class Fresh:
        a: int
        b: int = 2

    with pytest.raises(TypeError, match=r"Fresh\(\) missing 1 required"):
        Fresh()  # type: ignore[call-arg]
    assert [(item.a, item.b) for item in (Fresh(1), Fresh(1, b=5), Fresh(a=3))] == [(1, 2), (1, 5), (3, 2)]
    with pytest.raises(TypeError, match="unexpected keyword"):
        Fresh(1, c=2)  # type: ignore[call-arg]
    assert Nothing() == Nothing()


def test_equal_to_their_own_kind() -> None:
    assert Point(1, 2) == Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != Place(1, 2)
    assert len({Nothing(), Nothing()}) == 1 and hash(Board("a")) != hash(Board("a"))
    assert str(Point(1)) == "1/0" and repr(Place(1)) == "Place(x=1, y=0, notes={})"


def test_a_unique_record_is_itself_only() -> None:
    """Its fields do not matter for equality, and it supports weak references."""
    board = Board("a")
    assert board == board != Board("a")
    assert weakref.ref(board)() is board and board in {board}


@pytest.mark.parametrize("item", [Point(1, 2, {"a": 1}), Board("b")])
def test_never_changed(item: Any) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        item.x = 5
    with pytest.raises(dataclasses.FrozenInstanceError):
        del item.name
    assert not hasattr(item, "__dict__") and type(item).__slots__ == type(item).__match_args__


def test_records_support_the_features_of_dataclasses() -> None:
    """`fields`, `replace`, `asdict` and matching work, and so do copies and pickles."""
    assert dataclasses.is_dataclass(Point) and [each.name for each in dataclasses.fields(Point)] == [
        "x",
        "y",
        "notes",
    ]
    assert dataclasses.fields(Point)[1].default == 0 and dataclasses.fields(Point)[2].default_factory is dict
    point = Point(1, 2)
    assert dataclasses.replace(point, y=7) == replace(point, y=7) == Point(1, 7)  # type: ignore[type-var]
    assert pickle.loads(pickle.dumps(point)) == copy.deepcopy(point) == point
    match point:
        case Point(x, y, _):
            assert (x, y) == (1, 2)
    with pytest.raises(TypeError, match="unexpected keyword"):
        replace(point, z=1)
