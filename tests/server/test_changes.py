"""The difference between two JSON values, and applying it."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cz18.contract.changes import changed, difference

plain = st.none() | st.integers(-3, 3) | st.sampled_from(["", "a", "~", "/", "~1"])
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("ab/~"), inner, max_size=3),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(values, values)
def test_applying_the_difference_gives_the_new_value(before: Any, after: Any) -> None:
    """For any two values: the old value with the changes is exactly the new one, and the old one is not modified."""
    kept = copy.deepcopy(before)
    changes = json.loads(json.dumps(difference(before, after)))
    assert json.dumps(changed(before, changes), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert before == kept


def test_the_difference_contains_only_changes() -> None:
    """A member, an element, an appended element; not the values around them."""
    before = {"players": [{"cash": 1, "name": "Ada"}, {"cash": 2, "name": "Ben"}], "laid": [1, 2], "gone": None}
    after = {"players": [{"cash": 1, "name": "Ada"}, {"cash": 7, "name": "Ben"}], "laid": [1, 2, 3], "new": None}
    assert difference(before, after) == [
        {"op": "remove", "path": "/gone"},
        {"op": "replace", "path": "/players/1/cash", "value": 7},
        {"op": "add", "path": "/laid/-", "value": 3},
        {"op": "add", "path": "/new", "value": None},
    ]
    assert difference(after, after) == []
