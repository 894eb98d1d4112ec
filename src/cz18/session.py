"""A game as an object: the log and the state together, to play, undo, copy, save and show.

>>> from cz18 import Session
>>> game = Session(["Anna", "Bedřich", "Cyril"], seed=1869)
>>> events = game.play(game.legal[0])
>>> game.last
'Cyril buys S1'
>>> game.play("Bedřich buys S2")[-1]
LocalRailwayBought(player=1, local_railway='S2', price=30)
>>> game.state.player("Bedřich").cash
350
>>> game.undo()
BuyLocalRailway(player=1, local_railway='S2')
>>> game
<Session: 18CZ · standard · Pre-stock round · phase a · Bedřich: pre stock turn, 1 actions>

A `Session` is the only mutable object here. It holds values (`Game`, `GameState`, actions, events), the same that the
functions of the package take and return.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from cz18.interop.formats.codec import Malformed, action_from_json, shown
from cz18.interop.words.notation import NotUnderstood, expect_names, notate, parse
from cz18.rules.actions import FIELDS, Action
from cz18.rules.asking.prices import legal_actions
from cz18.rules.asking.views import headline
from cz18.rules.engine import Decision, apply_unchecked, as_recorded, check, decision, is_over
from cz18.rules.events import Event
from cz18.rules.game import Entry, Game, beginning_of, entries
from cz18.rules.given import expect_price
from cz18.rules.options import Options, options_from
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.scoring import ranking, worth
from cz18.rules.setup import new_game
from cz18.rules.state import GameState

__all__ = ["Session"]


Chain = tuple["Chain", Entry] | None
"""The entries so far as a linked list, the last one outermost, so that copies share their common part."""


class Session:
    """A game being played. Set it up as with `new_game`, load it, or continue a `Game` with `Session.of`."""

    __slots__ = ("_beginning", "_chain", "_legal", "_setup")

    def __init__(
        self,
        players: Sequence[str] = ("Anna", "Bedřich", "Cyril"),
        *,
        board: str = "standard",
        options: Options | Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        """A new game. Raises OptionError if the set-up is not possible."""
        chosen = options_from(options)
        state = new_game(players, board=board, options=chosen, seed=seed)
        self._begin(Game(tuple(player.name for player in state.players), board, chosen, state.seed), state)

    def _begin(self, setup: Game, state: GameState) -> None:
        self._setup = setup
        self._beginning = state
        self._chain: Chain = None
        self._legal: tuple[GameState, list[Action]] | None = None

    @classmethod
    def of(cls, game: Game) -> Session:
        """Continue a `Game`. Raises NotReplayable at an action the rules refuse."""
        beginning = beginning_of(game)
        made = cls.__new__(cls)
        made._begin(game._replace(actions=()), beginning)
        for entry in entries(game):
            made._chain = made._chain, entry
        return made

    @classmethod
    def from_position(cls, position: Mapping[str, Any] | str, *, seed: int | None = None) -> Session:
        """A game that continues from a position: its JSON value, or its short text (docs/companion.md).

        Raises Malformed (a ValueError) that names the field, and NotPlayable (a ValueError) with the faults of a
        position that is impossible under the rules.
        """
        from cz18.interop.formats.positions.answers import begun, opened
        from cz18.rules.setup import chosen_seed

        number = chosen_seed(seed)
        start = begun(opened(dict(position) if isinstance(position, Mapping) else position), number)
        names = tuple(player.name for player in start.players)
        made = cls.__new__(cls)
        made._begin(Game(names, start.board, start.options, number, (), start), start)
        return made

    @property
    def position(self) -> dict[str, Any]:
        """The position as JSON, as `from_position` takes it: that of the current turn when it began."""
        from cz18.interop.formats.positions.writing import state_to_position

        return state_to_position(self.state)

    @classmethod
    def load(cls, source: str | Path) -> Session:
        """The game in a file (a save, a transcript or an export of 18xx.games, plain or gzip), or in a text.

        The text is that of a save or of a transcript.

        Raises Malformed, a ValueError, if it holds no game, NotImportable, a ValueError, for an export of 18xx.games
        that cannot be played, and NotReplayable at an action the rules refuse.
        """
        from cz18.interop.files import open_game
        from cz18.interop.formats.save import load_game
        from cz18.interop.formats.transcript import TITLE, read_transcript

        if not isinstance(source, str | PathLike):
            raise TypeError(f"source: expected a path or a text, got {type(source).__name__}")
        if isinstance(source, str) and source.startswith(TITLE):
            return cls.of(read_transcript(source))
        if isinstance(source, str) and (source.lstrip().startswith("{") or "\n" in source.strip()):
            return cls.of(load_game(source)[0])
        if not str(source).strip() or source == Path():
            raise Malformed("", "expected the path of a file or the text of a save, not an empty text")
        try:
            return cls.of(open_game(Path(source)).game)
        except Exception as fault:
            fault.add_note(f"in the file {source}")
            raise

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Session:
        """The game of a JSON value as `to_json` writes it (that of a save).

        Raises Malformed (a ValueError) that names the field, and NotReplayable at an action the rules refuse.
        """
        from cz18.interop.formats.save import game_from_json

        if not isinstance(data, Mapping):
            hint = "; use json.loads(text) first, or Session.load" if isinstance(data, str | bytes) else ""
            raise Malformed("", f"expected a JSON object, not {shown(data)}{hint}")
        return cls.of(game_from_json(dict(data)))

    # Position and log

    @property
    def state(self) -> GameState:
        """The position now."""
        return self._beginning if self._chain is None else self._chain[1].after

    @property
    def log(self) -> Game:
        """Set-up and actions so far, as a `Game`: enough to replay the whole game."""
        return self._setup._replace(actions=tuple(entry.action for entry in self._listed()))

    @property
    def last(self) -> str:
        """The last action as a line; empty before the first."""
        if self._chain is None:
            return ""
        entry = self._chain[1]
        return notate(entry.before, entry.action)

    @property
    def decision(self) -> Decision | None:
        """Who decides now, a `Decision`; None when the game is over."""
        return decision(self.state)

    @property
    def legal(self) -> list[Action]:
        """Actions that can be played now, as `legal_actions` lists them."""
        if self._legal is None or self._legal[0] is not self.state:
            self._legal = (self.state, legal_actions(self.state))
        return list(self._legal[1])

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return is_over(self.state)

    @property
    def result(self) -> dict[str, int]:
        """Each player's worth in K, by name, the best first: `{"Cyril": 1952, "Anna": 1687}`."""
        state = self.state
        return {state.players[seat].name: worth(state, seat) for _, seat in ranking(state)}

    # Playing

    def check(self, action: Action | str | Mapping[str, Any]) -> Refusal | None:
        """A `Refusal` if this action cannot be played now, otherwise None. It is an action, a line or a JSON value.

        Raises NotUnderstood for a line that is not an action, and Malformed for such a JSON value.
        """
        return check(self.state, self._action(action))

    def play(self, action: Action | str | Mapping[str, Any]) -> tuple[Event, ...]:
        """Play an action and return the events. It is an action, a line or a JSON value.

        Raises Refused if it is not legal, NotUnderstood for a line that is not an action, and Malformed for such a JSON
        value. The game is then unchanged.
        """
        before, chosen = self.state, self._action(action)
        refusal = check(before, chosen)
        if refusal is not None:
            raise Refused(refusal)
        chosen = as_recorded(before, chosen)
        after, events = apply_unchecked(before, chosen)
        self._chain = self._chain, Entry(len(self) + 1, chosen, before, after, events)
        return events

    def _action(self, action: Action | str | Mapping[str, Any]) -> Action:
        """The action meant. Raises NotUnderstood, Malformed, or ValueError for a price that is still a range."""
        if isinstance(action, str):
            meant = parse(self.state, action)
            expect_names(self.state, meant)
            return meant
        if not isinstance(action, Mapping):
            if type(action) not in FIELDS:
                raise Malformed("", f"expected an action, a line or a JSON object, not {shown(action)}")
            expect_price(action)
            return action
        meant = action_from_json(dict(action))
        try:
            expect_names(self.state, meant)
        except NotUnderstood as fault:
            raise Malformed(fault.field, fault.message) from None
        return meant

    def undo(self) -> Action:
        """Undo the last action and return it. Raises IndexError if no action was played."""
        if self._chain is None:
            raise IndexError("there is no action to take back")
        self._chain, entry = self._chain
        return entry.action

    def copy(self) -> Session:
        """An independent session at the same position. It is cheap: states are immutable and shared."""
        made = object.__new__(type(self))
        made._setup, made._beginning, made._chain = self._setup, self._beginning, self._chain
        made._legal = self._legal
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the log, which is replayed on loading."""
        return type(self).of, (self.log,)

    def save(self, path: str | Path | None = None) -> str:
        """The game as the text of a save, also written to a file if a path is given (as gzip if it ends in .gz)."""
        from cz18.interop.files import write_text
        from cz18.interop.formats.save import save_game

        text = save_game(self.log)
        if path is not None:
            write_text(Path(path), text)
        return text

    def to_json(self) -> dict[str, Any]:
        """The game as a JSON value, that of a save: set-up, options, seed and actions."""
        from cz18.interop.formats.save import game_to_json

        return game_to_json(self.log)

    # Entries and display

    def __iter__(self) -> Iterator[Entry]:
        """The entries: number, action, the state before and after, and the events."""
        return iter(self._listed())

    def _listed(self) -> list[Entry]:
        found, chain = [], self._chain
        while chain is not None:
            chain, entry = chain
            found.append(entry)
        found.reverse()
        return found

    def __len__(self) -> int:
        return 0 if self._chain is None else self._chain[1].number

    def __getitem__(self, index: int) -> Entry:
        if index == -1 and self._chain is not None:
            return self._chain[1]
        return self._listed()[index]

    def __eq__(self, other: object) -> bool:
        """Equal logs: board, options with the rules version, players, seed and actions."""
        return self.log == other.log if isinstance(other, Session) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"<Session: {headline(self.state)}, {len(self)} actions>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_svg_(self) -> str:
        """The map, for a notebook."""
        from cz18.interop.drawing.svg import map_svg

        return map_svg(self.state)

    def _repr_html_(self) -> str:
        """The map and the text of the position, for a notebook."""
        from html import escape

        return f"<div>{self._repr_svg_()}<pre>{escape(str(self))}</pre></div>"
