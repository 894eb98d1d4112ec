"""A game in one's hands: the log and the state together, to be played on, taken back, copied, kept and looked at.

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

A `Session` is the one thing here that changes. What it holds are values (`Game`, `GameState`, actions, events), the
same that the functions of the package take and give.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cz18.interop.codec import action_from_json
from cz18.interop.notation import notate, parse
from cz18.rules.actions import Action
from cz18.rules.engine import Decision, apply_unchecked, as_recorded, check, decision, is_over
from cz18.rules.events import Event
from cz18.rules.game import Entry, Game, beginning_of, entries
from cz18.rules.options import Options, options_from
from cz18.rules.prices import legal_actions
from cz18.rules.refusals import Refusal, Refused
from cz18.rules.scoring import ranking, worth
from cz18.rules.setup import new_game
from cz18.rules.state import GameState
from cz18.rules.views import headline

__all__ = ["Session"]


Chain = tuple["Chain", Entry] | None
"""The entries so far, the last one outside: what came before is shared by all that go on from there."""


class Session:
    """A game being played. Set it up as with `new_game`, load it, or go on from a `Game` with `Session.of`."""

    __slots__ = ("_beginning", "_chain", "_legal", "_setup")

    def __init__(
        self,
        players: Sequence[str] = ("Anna", "Bedřich", "Cyril"),
        *,
        board: str = "standard",
        options: Options | Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        """A new game; raises OptionError if the set-up is impossible."""
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
        """A game that was played so far; raises NotReplayable at an action the rules refuse."""
        made = cls.__new__(cls)
        made._begin(game._replace(actions=()), beginning_of(game))
        for entry in entries(game):
            made._chain = made._chain, entry
        return made

    @classmethod
    def load(cls, source: str | Path) -> Session:
        """The game in a file (a save, a transcript, an export of 18xx.games, plain or packed), or the text of a save.

        Raises Malformed or NotImportable, if there is no such game in it, and NotReplayable.
        """
        from cz18.interop.files import open_game
        from cz18.interop.save import load_game

        if isinstance(source, str) and source.lstrip().startswith("{"):
            return cls.of(load_game(source)[0])
        return cls.of(open_game(Path(source)).game)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Session:
        """The game of a JSON value as `to_json` writes it (that of a save).

        Raises Malformed (a ValueError) that names the field, and NotReplayable at an action the rules refuse.
        """
        from cz18.interop.save import game_from_json

        return cls.of(game_from_json(dict(data)))

    # What there is

    @property
    def state(self) -> GameState:
        """The position now."""
        return self._beginning if self._chain is None else self._chain[1].after

    @property
    def log(self) -> Game:
        """Set-up and actions so far: the value from which the whole game can be had again."""
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
        """Who has to decide what; None when the game is over."""
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
        """What everybody is worth, by name, the winner first."""
        state = self.state
        return {state.players[seat].name: worth(state, seat) for _, seat in ranking(state)}

    # What can be done

    def check(self, action: Action | str | Mapping[str, Any]) -> Refusal | None:
        """Why this action cannot be played now; None if it can. It is a value, a line or a JSON value."""
        return check(self.state, self._action(action))

    def play(self, action: Action | str | Mapping[str, Any]) -> tuple[Event, ...]:
        """Play an action and return the events. It is a value, a line or a JSON value.

        Raises Refused, NotUnderstood for a line that is no action, or Malformed for such a JSON value. Nothing is
        changed then.
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
        if isinstance(action, str):
            return parse(self.state, action)
        return action_from_json(dict(action)) if isinstance(action, Mapping) else action

    def undo(self) -> Action:
        """Take the last action back and give it. Raises IndexError at the beginning."""
        if self._chain is None:
            raise IndexError("there is no action to take back")
        self._chain, entry = self._chain
        return entry.action

    def copy(self) -> Session:
        """The same game, to be played on differently. States and log are shared, so this costs next to nothing."""
        made = object.__new__(type(self))
        made._setup, made._beginning, made._chain = self._setup, self._beginning, self._chain
        made._legal = self._legal
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes the log; there it is played through again."""
        return type(self).of, (self.log,)

    def save(self, path: str | Path | None = None) -> str:
        """The game as the text of a save; also written to a file, if one is named (packed if it ends in .gz)."""
        from cz18.interop.files import write_text
        from cz18.interop.save import save_game

        text = save_game(self.log)
        if path is not None:
            write_text(Path(path), text)
        return text

    def to_json(self) -> dict[str, Any]:
        """The game as a JSON value, that of a save: set-up, options, seed and actions."""
        from cz18.interop.save import game_to_json

        return game_to_json(self.log)

    # As a collection of its entries, and for looking at

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
        return self.log == other.log if isinstance(other, Session) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"<Session: {headline(self.state)}, {len(self)} actions>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_svg_(self) -> str:
        """The map, for a notebook."""
        from cz18.interop.svg import map_svg

        return map_svg(self.state)

    def _repr_html_(self) -> str:
        """The map with what lies before players and companies, for a notebook."""
        from html import escape

        return f"<div>{self._repr_svg_()}<pre>{escape(str(self))}</pre></div>"
