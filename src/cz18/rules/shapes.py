"""Check that an external action has the right field types, before the rules check it."""

from __future__ import annotations

from cz18.routes.route import Route
from cz18.rules.actions import FIELDS, Action, Run


def misshapen_field(action: Action) -> str | None:
    """The first field of an action with a value of the wrong type, or None."""
    for name, expected in FIELDS[type(action)]:
        if type(getattr(action, name)) not in expected:
            return name
    if isinstance(action, Run):
        routes: tuple[object, ...] = action.routes  # not validated yet
        for route in routes:
            if not _is_route(route):
                return "routes"
    return None


def _is_route(route: object) -> bool:
    """Is it a route, with the name of a train and names of hexes?"""
    if not isinstance(route, Route):
        return False
    fields: list[object] = [*route]
    train, hexes = fields
    return isinstance(train, str) and isinstance(hexes, tuple) and all(isinstance(item, str) for item in hexes)
