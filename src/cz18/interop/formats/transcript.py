"""Transcripts: a game as readable text for people and diffs, one action per line, money after every round.

    transcript(game)            the text
    read_transcript(text)       the game in it

    18CZ transcript 1
    board: standard
    ...
    # SR 1
     19 Anna starts BCB at 60
    ...
      = Anna 12 K, worth 372 K

Lines that begin with `#` or `=` are informative and ignored when reading. With `choices` each line also shows how many
actions were legal and how many prices the free ones have, so that a change in legality shows up in a diff.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from cz18.facts.maps import MAP_NAMES
from cz18.interop.formats.codec import Malformed
from cz18.interop.formats.positions.reading import Position
from cz18.interop.formats.positions.text import position_to_text
from cz18.interop.formats.save import FORMAT, read_game, with_start
from cz18.interop.words.notation import NotUnderstood, notate, parse, written_names
from cz18.messages.told import told
from cz18.rules import engine
from cz18.rules.actions import Action
from cz18.rules.asking.prices import range_of
from cz18.rules.asking.views import company_view, player_view, round_name
from cz18.rules.game import Entry, Game, NotReplayable, beginning_of, entries, expect_game
from cz18.rules.options import options_to_dict
from cz18.rules.questions import company_id
from cz18.rules.state import GameState

TITLE = "18CZ transcript 1"
_ACTION = re.compile(r"\s*\d+ (.+?)(?:  \(of \d+(?:, \d+ prices)?\))?")
_POSITION = "position: "
"""The beginning of the optional line of a game that continues from a position: its short text."""
_FIELDS = ("board", "rules", "options", "players", "seed")


def transcript(game: Game, *, choices: bool = False) -> str:
    """The game as text. Raises NotReplayable at an action the rules refuse."""
    expect_game(game)
    return "\n".join(_lines(game, choices)) + "\n"


def _lines(game: Game, choices: bool) -> Iterator[str]:
    yield TITLE
    head = {
        "board": game.board,
        "rules": game.options.rules_version,
        "options": options_to_dict(game.options),
        "players": list(game.players),
        "seed": str(game.seed),
    }
    for name in _FIELDS:
        yield f"{name}: {json.dumps(head[name], ensure_ascii=False)}"
    if game.start is not None:
        yield _POSITION + json.dumps(position_to_text(Position(game.start, True)))
    state = beginning_of(game)
    yield from ("", f"# {round_name(state)}")
    width = len(str(len(game.actions)))
    for entry in entries(game):
        yield _line(entry, width, choices)
        state = entry.after
        if state.box != entry.before.box:
            yield from _reckoning(state)
            yield from ("", f"# {round_name(state)}")
    yield from _reckoning(state)


def _line(entry: Entry, width: int, choices: bool) -> str:
    among = _choices(entry.before) if choices else ""
    return f"{entry.number:>{width}} {notate(entry.before, entry.action)}{among}"


def _choices(state: GameState) -> str:
    """The number of legal actions, and the total number of prices if some are free."""
    listed = engine.action_ranges(state)
    free = [prices for action in listed if (prices := range_of(action)) is not None]
    among = f", {sum(each.high - each.low + 1 for each in free)} prices" if free else ""
    return f"  (of {len(listed)}{among})"


def _reckoning(state: GameState) -> Iterator[str]:
    """What each player owns, and the companies in operating order."""
    written = {player.name: name for player, name in zip(state.players, written_names(state), strict=True)}
    for seat, name in enumerate(written.values()):
        person = player_view(state, seat)
        debt = f", debt {person.debt} K" if person.debt else ""
        penalty = f", penalty {person.penalty} K" if person.penalty else ""
        shares = "".join(f" {company} {percent}%" for company, percent in person.shares.items())
        railways = "".join(f" {item}" for item in person.local_railways)
        yield f"  = {name}: {person.cash} K{debt}{penalty}, worth {person.worth} K;{shares}{railways}"
    for stack in reversed(state.stacks):
        for index in stack:
            company = company_view(state, company_id(index))
            director = written.get(str(company.director), company.director)
            trains = "".join(f" {train.face}" for train in company.trains)
            stations = "".join(f" {station.hex}.{station.city}" for station in company.stations)
            yield (
                f"  = {company.name}: {director}, {company.price} K, treasury {company.treasury} K, "
                f"ran for {company.last_income} K;{trains};{stations}"
            )


def read_transcript(text: str) -> Game:
    """The game of a transcript. Raises Malformed, naming the line, and NotReplayable at a refused action."""
    lines = [line.rstrip("\r") for line in text.split("\n")]  # not splitlines: names may hold other separators
    if not lines or lines[0].strip() != TITLE:
        raise Malformed("line 1", told("wrong-first_line", title=repr(TITLE)))
    fields = _head(lines[1 : 1 + len(_FIELDS)])
    if fields["board"] not in MAP_NAMES:
        raise Malformed("board", told("wrong-board_not_held"))
    game = read_game({"format": FORMAT, "version": 2, "actions": [], **fields})
    begin = 1 + len(_FIELDS)
    if lines[begin:] and lines[begin].startswith(_POSITION):
        try:
            game = with_start(game, json.loads(lines[begin].removeprefix(_POSITION)))
        except (json.JSONDecodeError, RecursionError):
            raise Malformed(f"line {begin + 1}", told("wrong-line_not_json")) from None
        begin += 1
    return game._replace(actions=tuple(_actions(beginning_of(game), lines, begin)))


def _head(lines: list[str]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for wanted, (number, line) in zip(_FIELDS, enumerate(lines, start=2), strict=False):
        name, _, value = line.partition(": ")
        if name != wanted:
            raise Malformed(f"line {number}", told("wrong-line_begins", name=f"'{wanted}: '"))
        try:
            fields[name] = json.loads(value)
        except (ValueError, RecursionError):
            raise Malformed(f"line {number}", told("wrong-line_not_json")) from None
    if len(fields) != len(_FIELDS):
        raise Malformed("file", told("wrong-cut_short"))
    return fields


def _actions(state: GameState, lines: list[str], begin: int) -> Iterator[Action]:
    number = 0
    for at, line in enumerate(lines[begin:], start=begin + 1):
        if not line.strip() or line.lstrip()[0] in "#=":
            continue
        match = _ACTION.fullmatch(line)
        if match is None:
            raise Malformed(f"line {at}", told("wrong-no_numbered_action"))
        try:
            action = parse(state, match[1])
        except NotUnderstood as fault:
            raise Malformed(f"line {at}", fault.message) from None
        number += 1
        refusal = engine.check(state, action)
        if refusal is not None:
            raise NotReplayable(number, action, refusal, state)
        state, _ = engine.apply_unchecked(state, action)
        yield action
