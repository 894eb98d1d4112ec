"""Saved games: set-up and log as JSON, with the versions of the format and of the rules.

    text = save_game(game)
    game, state = load_game(text)

A save holds no state. Loading decodes the log and replays it through `check` and `apply`, so a save cannot reach an
illegal state, and nothing in it is executed. A game continues under the rules version it was started with. A save with
newer rules or in a newer format is refused with an error that names the version (docs/architecture.md).
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Sequence
from typing import Any, NoReturn

from cz18.facts.maps import MAP_NAMES, board_data
from cz18.interop.formats.codec import Malformed, custom_board, decode_action, encode_action, is_writable, shown
from cz18.interop.formats.seeds import SeedReplaced, decode_seed, encode_seed, seed_replaced, with_repaired_seed
from cz18.messages.told import told
from cz18.rules.actions import ACTIONS
from cz18.rules.game import Game, beginning_of, expect_game, replay
from cz18.rules.given import expect_text
from cz18.rules.options import OptionError, Options, options_from, options_to_dict
from cz18.rules.state import GameState
from cz18.rules.versions import VERSIONS

FORMAT = "18CZ save"
FORMAT_VERSION = 2
"""Version 1 has the seed as a number, version 2 as a string of digits (`seeds`). Both forms are read in both."""


class MalformedAction(Malformed):
    """An entry of the log that is not an action: its number (from 1) and the error."""

    def __init__(self, number: int, fault: Malformed) -> None:
        located = fault.under(f"action {number}")
        super().__init__(located.field, located.message)
        self.number = number


FIELDS = ("format", "version", "rules", "board", "players", "options", "seed", "actions")
_POSITION = "position"
"""Optional: the position that the game continues from, instead of a new game (`interop.formats.positions`)."""
_SEATS = "seats"
"""Optional: who plays each seat at a table, the name of a bot or null for a person. The game does not depend on it."""
LONGEST_BOT = 40
MOST_ACTIONS = 100_000


def game_to_json(game: Game) -> dict[str, Any]:
    """The game as the JSON value of a save."""
    return _head(game) | {"actions": [encode_action(action) for action in game.actions]}


def game_from_json(data: Any) -> Game:
    """The game in the JSON value of a save, not yet replayed. Raises Malformed; warns as `load_game` does."""
    found = read_game(data)
    game = with_repaired_seed(found)
    if game.seed != found.seed:
        warnings.warn(seed_replaced(), SeedReplaced, stacklevel=3)
    return game


def _head(game: Game) -> dict[str, Any]:
    """All fields of a save except the actions."""
    head = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "rules": game.options.rules_version,
        "board": game.board if game.board in MAP_NAMES else board_data(game.board),
        "players": list(game.players),
        "options": options_to_dict(game.options),
        "seed": encode_seed(game.seed),
    }
    if game.start is not None:
        from cz18.interop.formats.positions.writing import state_to_position  # rarely needed

        head[_POSITION] = state_to_position(game.start)
    return head


def save_game(game: Game, bots: Sequence[str | None] = ()) -> str:
    """The game as text, one line per action. `bots`: the bot that plays each seat, None for a person."""
    expect_game(game)
    head = _head(game) | ({_SEATS: list(bots)} if any(bots) else {})
    lines = [f' "{name}": {_line(value)},' for name, value in head.items()]
    log = ",\n".join(f"  {_line(encode_action(action))}" for action in game.actions)
    actions = f' "actions": [\n{log}\n ]' if log else ' "actions": []'
    return "\n".join(["{", *lines, actions, "}", ""])


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def load_game(text: str) -> tuple[Game, GameState]:
    """The game in the text of a save, and its last state: a pair `(game, state)`.

    Raises Malformed, naming the field, if the text is not a save this program can read, and NotReplayable, naming the
    action, if the rules refuse an action of the log. Warns with SeedReplaced if the seed had to be replaced.
    """
    expect_text("text", text)
    if "\n" not in text and "{" not in text:
        raise Malformed("file", f"{shown(text)} is not the text of a save; to read a file use Session.load(path)")
    game = game_from_json(parse_json(text))
    return game, replay(game)


# Reading


def parse_json(text: str) -> Any:
    """Parse strict JSON: no NaN, no duplicate names in an object, no excessive nesting. Raises Malformed."""
    try:
        return json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_object)
    except json.JSONDecodeError as fault:
        if fault.msg == "Extra data":  # one value a line
            refuse_actions(json.loads(text[: fault.pos]))
        raise Malformed("file", told("wrong-not_json", line=fault.lineno, column=fault.colno)) from None
    except RecursionError:
        raise Malformed("file", told("wrong-too_deep")) from None
    except Malformed:
        raise
    except ValueError:  # a number of thousands of digits
        raise Malformed("file", told("wrong-huge_number")) from None


def _refuse_constant(name: str) -> NoReturn:
    raise Malformed("file", told("wrong-not_a_number", name=name))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Malformed("file", told("wrong-field_twice", name=shown(twice)))
    return made


def is_save(data: Any) -> bool:
    """Whether this JSON value claims to be one of our saves."""
    return isinstance(data, dict) and data.get("format") == FORMAT


def refuse_actions(data: Any) -> None:
    """Raise Malformed for an action or a list of actions, which lack the game's set-up."""
    first = data[0] if isinstance(data, list) and data else data
    if isinstance(first, dict) and isinstance(first.get("type"), str) and first["type"] in ACTIONS:
        raise Malformed("file", told("wrong-only_actions"))


def read_game(data: Any) -> Game:
    """The game in the JSON value of a save, not yet replayed. Raises Malformed naming the field."""
    if not is_save(data):
        refuse_actions(data)
        raise Malformed("format", told("wrong-no_save"))
    _refuse_versions(data)
    for name in FIELDS:
        if name not in data:
            raise Malformed(name, told("wrong-missing"))
    for name in data:
        if name not in FIELDS and name not in (_SEATS, _POSITION):
            raise Malformed(shown(name), told("wrong-unknown_field"))
    options = _options(data["options"], data["rules"])
    game = Game(_players(data["players"]), _board(data["board"]), options, decode_seed(data["seed"]))
    read_bots(data)
    if _POSITION in data:
        game = with_start(game, data[_POSITION])
    try:
        beginning_of(game)
    except OptionError as fault:
        raise Malformed(fault.field, fault.message) from None
    return game._replace(actions=_actions(data["actions"]))


def with_start(game: Game, position: Any) -> Game:
    """The game that continues from a position, given as JSON or as text. Raises Malformed if it cannot."""
    from cz18.interop.formats.positions.answers import NotPlayable, begun, opened

    try:
        start = begun(opened(position), game.seed)
    except Malformed as fault:
        raise fault.under(_POSITION) from None
    except NotPlayable:
        raise Malformed(_POSITION, told("wrong-not_playable")) from None
    if (start.board, start.options, len(start.players)) != (game.board, game.options, len(game.players)):
        raise Malformed(_POSITION, told("wrong-other_set_up"))
    return game._replace(start=start)


def read_bots(data: dict[str, Any]) -> tuple[str | None, ...]:
    """The bot that plays each seat, None for a person; empty if the save does not say it. Raises Malformed."""
    value = data.get(_SEATS, [])
    if not isinstance(value, list):
        raise Malformed(_SEATS, told("wrong-not_a_list", found=shown(value)))
    if value and len(value) != len(data["players"]):
        raise Malformed(_SEATS, told("wrong-seats_of_players", found=len(value), players=len(data["players"])))
    for number, name in enumerate(value):
        if name is not None and not (isinstance(name, str) and 0 < len(name) <= LONGEST_BOT and is_writable(name)):
            raise Malformed(f"{_SEATS}[{number}]", told("wrong-not_a_name", found=shown(name)))
    return tuple(value)


def _refuse_versions(data: dict[str, Any]) -> None:
    version, rules = data.get("version"), data.get("rules")
    if version.__class__ is not int or version < 1:
        raise Malformed("version", told("wrong-version_number", found=shown(version)))
    if version > FORMAT_VERSION:
        raise Malformed("version", told("wrong-newer_format", found=shown(version), known=FORMAT_VERSION))
    if not isinstance(rules, str):
        raise Malformed("rules", told("wrong-rules_version", found=shown(rules)))
    if rules not in VERSIONS:
        raise Malformed("rules", told("wrong-other_rules", found=shown(rules), known=list(VERSIONS)))


def _players(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise Malformed("players", told("wrong-not_names", found=shown(value)))
    for number, name in enumerate(value):
        if not isinstance(name, str) or not is_writable(name):
            raise Malformed(f"players[{number}]", told("wrong-not_a_name", found=shown(name)))
    return tuple(value)


def _board(value: Any) -> str:
    """The name of a board; a custom board is embedded in the save."""
    if isinstance(value, dict):
        return custom_board(value)
    if not isinstance(value, str):
        raise Malformed("board", told("wrong-not_a_board", found=shown(value)))
    return value


def _options(value: Any, rules: str) -> Options:
    if not isinstance(value, dict):
        raise Malformed("options", told("wrong-not_an_object", found=shown(value)))
    try:
        return options_from(value, rules)
    except OptionError as fault:
        raise Malformed(fault.field, fault.message) from None


def _actions(value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise Malformed("actions", told("wrong-not_a_list", found=shown(value)))
    if len(value) > MOST_ACTIONS:
        raise Malformed("actions", told("wrong-too_many_actions", most=MOST_ACTIONS))
    done = []
    for number, item in enumerate(value, start=1):
        try:
            done.append(decode_action(item))
        except Malformed as fault:
            raise MalformedAction(number, fault) from None
    return tuple(done)
