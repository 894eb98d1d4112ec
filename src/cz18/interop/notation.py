"""Actions in one line each, for people and files: `BCB lays 57/2 on E15`.

    notate(state, action)       the line
    parse(state, line)          the action; raises NotUnderstood

The forms stand above the actions (`rules.actions`). Players are written by name. One whose name cannot stand in a
line (it has a line break in it, blanks around it, or reads `player 2`) is written by number, and everybody may be:
`player 1 passes`, counted from 1, or `seat 0 passes`, the number in the action's field. A free price of a listed
action is written `1..40`.

A line says which action is meant and not whether it is legal: `check` does. Every line of `notate` is read back as
the same action as long as the names in it (companies, hexes, tiles, cards) have no blanks, and none has.

>>> from cz18.rules.setup import new_game
>>> state = new_game(["Anna", "Bedřich", "Cyril"], seed=1)
>>> parse(state, "BCB lays 57/2 on E15")
LayTile(company='BCB', hex='E15', tile='57', rotation=2, local_railway=None)
>>> notate(state, parse(state, "player 2 buys a share of BCB"))
'Bedřich buys a share of BCB'
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from cz18.messages.told import Told, told
from cz18.routes.runs import Route
from cz18.rules.actions import ACTIONS, FORMS, Action, PriceRange, spelled
from cz18.rules.state import GameState

_PLAYER = "player"
_NUMBER = re.compile(r"player ([1-9]\d{0,2})")
_SEAT = re.compile(r"seat (0|[1-9]\d{0,2})")
_FIELD = re.compile(r"\\\{(\w+)\\\}")
_SHAPES = {
    "int": r"-?\d+",
    "str": r"\S+",
    "str | None": r"\S+",
    "bool": "",
    "Price": r"-?\d+(?:\.\.-?\d+)?",
    "tuple[Route, ...]": r"nothing|\S+ [^\s,]+(?:, \S+ [^\s,]+)*",
}
LONGEST_LINE = 4000


class NotUnderstood(ValueError):
    """A line that is no action; the message says how one is written."""

    def __init__(self, message: Told) -> None:
        super().__init__(message)
        self.message = message


def notate(state: GameState, action: Action) -> str:
    """The action as a line. It need not be legal."""
    return spelled(action, written_names(state))


def parse(state: GameState, line: str) -> Action:
    """The action of a line. Raises NotUnderstood with what could have been meant."""
    text = line.strip()
    if len(text) > LONGEST_LINE:
        raise NotUnderstood(told("wrong-line_too_long", most=LONGEST_LINE))
    found = _found(state, text)
    if found is None:
        raise NotUnderstood(_advice(state, text))
    return found


def written_names(state: GameState) -> list[str]:
    """How each player is written in a line, by seat."""
    return [
        name if name.isprintable() and name == name.strip() and not _NUMBER.fullmatch(name) else f"player {seat}"
        for seat, name in enumerate((player.name for player in state.players), start=1)
    ]


def _found(state: GameState, text: str) -> Action | None:
    """Players come first: a name may look like the beginning of a company's line, which never ends as theirs do."""
    for seat, rest in _subjects(state, text):
        for form in _forms():
            match = form.pattern.fullmatch(rest) if form.by_player else None
            if match is not None:
                return form.action(match.groupdict(), seat)
    for form in _forms():
        match = None if form.by_player else form.pattern.fullmatch(text)
        if match is not None:
            return form.action(match.groupdict())
    return None


def _subjects(state: GameState, text: str) -> list[tuple[int, str]]:
    """The players a line may begin with, and what follows. One name may begin another."""
    found = [
        (seat, text[len(name) + 1 :])
        for seat, name in enumerate(written_names(state))
        if text.startswith(f"{name} ")
    ]
    number = re.match(rf"{_NUMBER.pattern} ", text)
    if number is not None:
        found.append((int(number[1]) - 1, text[number.end() :]))
    seat_number = re.match(rf"{_SEAT.pattern} ", text)
    if seat_number is not None:
        found.append((int(seat_number[1]), text[seat_number.end() :]))
    return found


class _Form(NamedTuple):
    """A form made ready for reading: its pattern, without the player it may begin with."""

    kind: type[Action]
    by_player: bool
    pattern: re.Pattern[str]

    def action(self, words: dict[str, str | None], seat: int | None = None) -> Action:
        kind: Any = self.kind
        values = {
            field: _value(kind.__annotations__[field], word)
            for field, word in words.items()
            if word is not None or field not in kind._defaults
        }
        values |= {field: not kind._defaults[field] for field, value in values.items() if value is True}
        made: Action = kind(**values) if seat is None else kind(player=seat, **values)
        return made


@cache
def _forms() -> tuple[_Form, ...]:
    made = []
    for kind in ACTIONS.values():
        form = FORMS[kind]
        by_player = form.startswith(f"{{{_PLAYER}}} ")
        if by_player:
            form = form.partition(" ")[2]
        pattern = re.escape(form).replace(r"\[", "(?:").replace(r"\]", ")?")
        types: dict[str, Any] = dict(kind.__annotations__)
        pattern = _FIELD.sub(lambda field, types=types: f"(?P<{field[1]}>{_SHAPES[types[field[1]]]})", pattern)  # type: ignore[misc]
        made.append(_Form(kind, by_player, re.compile(pattern)))
    return tuple(made)


def _value(type_: str, word: str | None) -> Any:
    """A word as the field's type has it."""
    if type_ == "bool":
        return word is not None
    if word is None or type_ in ("str", "str | None"):
        return word
    if type_ == "tuple[Route, ...]":
        routes = () if word == "nothing" else (route.split(" ") for route in word.split(", "))
        return tuple(Route(train, tuple(hexes.split("-"))) for train, hexes in routes)
    low, dots, high = word.partition("..")
    try:
        return PriceRange(int(low), int(high)) if dots else int(low)
    except ValueError:  # thousands of digits
        raise NotUnderstood(told("wrong-huge_number")) from None


def _advice(state: GameState, text: str) -> Told:
    """What could have been meant: the forms with the same verb, or all of them."""
    subjects = [rest for _, rest in _subjects(state, text)]
    rest = min(subjects, key=len) if subjects else text.partition(" ")[2]
    verb = rest.partition(" ")[0]
    known = list(FORMS.values())
    alike = [form for form in known if verb and form.split(" ")[1].startswith(verb[:3])]
    shown = text if len(text) <= 80 else f"{text[:77]}..."
    return told("wrong-no_action", line=repr(shown), forms=" | ".join(alike or known))
