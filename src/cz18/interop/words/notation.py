"""One-line notation of actions, for people and files: `BCB lays 57/2 on E15`.

    notate(state, action)       the line
    parse(state, line)          the action; raises NotUnderstood

The forms are defined with the actions (`rules.actions`). Players are written by name. A player whose name cannot be
part of a line (it has a line break, surrounding blanks, or reads `player 2`) is written by number. Every player can be
given by number: `player 1 passes`, counted from 1, or `seat 0 passes`, the number in the action's field. The free price
of a listed action is written `1..40`.

A line identifies an action but does not say whether it is legal; `check` does. Every line of `notate` parses back to
the same action, because no company, hex, tile or card has a blank in its name.

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

from cz18.facts.companies import COMPANY
from cz18.messages.told import Told, told
from cz18.routes.runs import Route
from cz18.rules.actions import ACTIONS, FORMS, Action, PriceRange, spelled
from cz18.rules.given import expect_state, expect_text
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
    "tuple[Route, ...]": r"nothing|[^\s,]+ [^\s,]+(?:, [^\s,]+ [^\s,]+)*",
}
LONGEST_LINE = 4000
LONGEST_SHOWN = 60
"""Maximum characters of a name in a message."""
MOST_FORMS = 3
"""Maximum number of forms in a message."""
MOST_WORDS = 5
"""Maximum number of words considered as a name."""


class NotUnderstood(ValueError):
    """A line that is not an action; the message shows the expected forms.

    `field` names the invalid field of the action, if the line has the form of one.
    """

    def __init__(self, message: Told, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.field = field


def notate(state: GameState, action: Action) -> str:
    """The action as a line. It need not be legal."""
    expect_state(state)
    if type(action) not in FORMS:
        raise TypeError(f"action: {action!r} is not an action")
    return spelled(action, written_names(state))


def parse(state: GameState, line: str) -> Action:
    """The action of a line. Raises NotUnderstood, with the nearest forms, if it is not one."""
    expect_text("line", line)
    expect_state(state)
    text = line.strip()
    if len(text) > LONGEST_LINE:
        raise NotUnderstood(told("wrong-line_too_long", most=LONGEST_LINE))
    found = _found(state, text)
    if found is None:
        raise NotUnderstood(_advice(state, text))
    return found


def expect_names(state: GameState, action: Action) -> None:
    """Raise NotUnderstood if the action names a player or a company that does not exist."""
    seat, company = getattr(action, "player", 0), getattr(action, "company", None)
    if not 0 <= seat < len(state.players):
        known = [f"{place} {player.name}" for place, player in enumerate(state.players)]
        raise NotUnderstood(told("wrong-no_such_seat", seat=seat, known=known), "player")
    if company is not None and company not in COMPANY:
        raise NotUnderstood(told("wrong-no_such_company", name=company, known=list(COMPANY)), "company")


def written_names(state: GameState) -> list[str]:
    """The name of each player in a line, by seat."""
    return [
        name if name.isprintable() and name == name.strip() and not _NUMBER.fullmatch(name) else f"player {seat}"
        for seat, name in enumerate((player.name for player in state.players), start=1)
    ]


def _found(state: GameState, text: str) -> Action | None:
    """The action of a line, or None.

    Players' forms are tried first: a name may look like the start of a company's line, which never ends as theirs do.
    """
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
    """The players a line may begin with, and the rest of the line. One name may be a prefix of another."""
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
    """A form prepared for parsing: its pattern, without the player it may begin with."""

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
    """A word converted to the field's type."""
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
    """What is wrong with a line: an unknown player, JSON, or the forms with the same verb or nearest to the line."""
    if text.startswith(("{", "[")):
        return told("wrong-line_is_json")
    subjects = [rest for _, rest in _subjects(state, text)]
    unknown = None if subjects else _unknown_player(text)
    if unknown == "player 0":
        return told("wrong-player_0")
    if unknown is not None:
        return told("wrong-no_such_player", name=unknown, known=[player.name for player in state.players])
    rest = min(subjects, key=len) if subjects else text.partition(" ")[2]
    verb = rest.partition(" ")[0]
    known = list(FORMS.values())
    alike = _with_verb(known, [verb]) or _with_verb(known, text.split())
    shown = text if len(text) <= 80 else f"{text[:77]}..."
    forms = alike or _nearest(shown, known)
    return told("wrong-no_action", line=repr(shown), forms=" | ".join(forms[:MOST_FORMS]))


def _with_verb(forms: list[str], words: list[str]) -> list[str]:
    """The forms whose verb starts like one of these words."""
    starts = tuple(word[:3] for word in words if len(word) > 2)
    return [form for form in forms if form.split(" ")[1].startswith(starts)]


def _unknown_player(text: str) -> str | None:
    """The first words of a line that continues like a player's action."""
    words = text.split(" ")
    for count in range(1, min(len(words), MOST_WORDS)):
        rest = " ".join(words[count:])
        if any(form.by_player and form.pattern.fullmatch(rest) for form in _forms()):
            name = " ".join(words[:count])
            return name if len(name) <= LONGEST_SHOWN and name.isprintable() else None
    return None


def _nearest(text: str, forms: list[str]) -> list[str]:
    """The forms most like the text, the nearest first."""
    from difflib import get_close_matches

    return get_close_matches(text, forms, n=MOST_FORMS, cutoff=0.0)
