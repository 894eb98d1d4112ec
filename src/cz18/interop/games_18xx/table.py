"""The site's table: plays the site's actions on our engine, under its profile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from cz18.facts.companies import COMPANY
from cz18.interop.games_18xx.decode import SiteGame
from cz18.interop.games_18xx.departures import Judge, Judged
from cz18.interop.games_18xx.errors import NotImportable, quoted
from cz18.interop.games_18xx.moves import HANDLERS, Foreign
from cz18.interop.games_18xx.names import COMPANY_FROM_SITE, HEX_FROM_SITE, PERCENT, SHARES, card_from_site
from cz18.interop.games_18xx.resync import FAR_BACK, another_way
from cz18.messages.told import told
from cz18.rules.actions import Action
from cz18.rules.engine import apply_unchecked, check
from cz18.rules.options import PROFILES, OptionError
from cz18.rules.profiles.games_18xx import Moment, moment, silent_action
from cz18.rules.refusals import Refusal
from cz18.rules.setup import new_game
from cz18.rules.state import GameState

PROFILE = PROFILES["18xx.games"]
BOARDS = {2: "bohemia"}
"""With two players Vaclav takes part (XI.1); all others use the standard board."""
STANDARD = "standard"
LARGEST = 2**53


class Mark(NamedTuple):
    """A snapshot to which the table can return: its state, and the length of the log."""

    state: GameState
    copies: dict[str, str]
    closing: GameState | None
    log: int
    judged: Judged | None


class Taken(NamedTuple):
    """A played action of the file: the snapshot before it, and those before the skips that led there."""

    handler: Callable[[SiteTable, Foreign], None]
    foreign: Foreign
    id: int
    here: Mark
    skips: tuple[Mark, ...]


class SiteTable:
    """A game of the site being played: the state under its profile, and bookkeeping the state does not hold."""

    def __init__(self, game: SiteGame, judge: Judge | None = None, resync: bool = True) -> None:
        try:
            board = BOARDS.get(len(game.names), STANDARD)
            self.state: GameState = new_game(game.names, board=board, options=PROFILE, seed=game.seed)
        except OptionError as error:
            raise NotImportable(error.message, field=error.field) from None
        self.site_game = game
        self.judge = judge
        self.resync = resync
        """Whether an action that does not fit may be tried from an earlier moment."""
        self.seats = {str(id_): seat for seat, id_ in enumerate(game.ids)}
        self.log: list[Action] = []
        self.ids: list[int] = []
        self.action = 0
        """The id of the action being played."""
        self.skips: list[Mark] = []
        """Snapshots before each step that the site is assumed to have skipped since the last action."""
        self.recent: tuple[Taken, ...] = ()
        """The last actions of the file, each with its snapshots."""
        self.waits_in: Moment | None = None
        """Where the site waits although our model skips, as `resync` last found."""
        self.fell_back: list[int] = []
        """Ids of actions that fitted only after a resync."""
        self.ended = False
        """Whether the players ended the game early; here it then counts as unfinished."""
        self.copies: dict[str, str] = {}
        """Hex of each tile copy: "57-0" -> "E15". Replaced, never mutated, because snapshots share it."""
        self.closing: GameState | None = None
        """The state with shares and stations as the site shows them while an acquisition's stations are in conflict."""

    # Playing

    def play_all(self) -> Iterator[Foreign]:
        """Play the file's actions in order, yielding each after it was played."""
        for foreign in self.site_game.actions:
            self.feed(foreign)
            if self.has_moved(foreign):
                yield foreign

    def has_moved(self, foreign: Foreign) -> bool:
        """Whether this entry played anything; a programmed move alone does not."""
        return not foreign["type"].startswith("program_") or bool(foreign.get("auto_actions"))

    def play(self, action: Action) -> None:
        """Check and apply one of our actions."""
        if self.ended:
            raise NotImportable(told("wrong-ended_by_hand"), action=self.action)
        state = self.state
        refusal = check(state, action)
        if refusal is not None:
            raise self.refused(refusal)
        if self.judge is not None:
            self.judge.see(self.action, state, action)
        self.log.append(action)
        self.ids.append(self.action)
        self.state, _ = apply_unchecked(state, action)

    def feed(self, foreign: Foreign) -> None:
        """Play an action of the site, its automatic moves, and the steps the site skips after it."""
        self.action = foreign["id"]
        kind = foreign["type"]
        handler = HANDLERS.get(kind)
        if handler is not None:
            self._take(handler, foreign)
            self.go_on()
        elif not kind.startswith("program_"):
            raise self.wrong("type", "wrong-unknown_kind", kind)
        if "auto_actions" in foreign:
            self._feed_autos(foreign["auto_actions"])

    def _take(self, handler: Callable[[SiteTable, Foreign], None], foreign: Foreign) -> None:
        """Play an action where the site waits, or where `resync` finds that it fits; on failure change nothing."""
        taken = Taken(handler, foreign, self.action, self.mark(), tuple(self.skips))
        try:
            handler(self, foreign)
        except NotImportable as stop:
            self.go_back(taken.here)
            if not (self.resync and another_way(self, taken)):
                raise stop from None
        else:
            self.recent = (*self.recent[1 - FAR_BACK :], taken)

    def mark(self) -> Mark:
        judged = self.judge.mark() if self.judge is not None else None
        return Mark(self.state, self.copies, self.closing, len(self.log), judged)

    def go_back(self, mark: Mark) -> None:
        self.state, self.copies, self.closing = mark.state, mark.copies, mark.closing
        del self.log[mark.log :], self.ids[mark.log :]
        if self.judge is not None and mark.judged is not None:
            self.judge.go_back(mark.judged)

    def _feed_autos(self, autos: Any) -> None:
        """Play the automatic moves attached to an entry."""
        if autos is not None and not isinstance(autos, list):
            raise self.wrong("auto_actions", "wrong-not_a_list", autos)
        for auto in autos or ():
            if not isinstance(auto, Mapping) or not isinstance(auto.get("type"), str) or auto.get("auto_actions"):
                raise self.wrong("auto_actions", "wrong-unknown_kind", auto)
            self.feed({**auto, "id": self.action})

    def go_on(self) -> None:
        """Play the steps the site skips without asking, keeping a snapshot before each."""
        self.skips = []
        while (silent := silent_action(self.state, self.state.pending[-1])) is not None:
            if self.waits_in is not None and self.waits_in == moment(self.state):
                return
            before = self.mark()
            try:
                self.play(silent)
            except NotImportable:  # the site cannot have done what the rules do not allow
                return
            self.skips.append(before)

    # Reading fields

    def refused(self, refusal: Refusal) -> NotImportable:
        message = f"{refusal.section} {refusal.code} {dict(refusal.data)}"
        return NotImportable(message, action=self.action, refusal=refusal)

    def wrong(self, field: str, key: str, value: Any, **data: Any) -> NotImportable:
        """An error for a field with an unexpected value; `key` is its message."""
        return NotImportable(told(key, found=quoted(value), **data), action=self.action, field=field)

    def without(self, field: str) -> NotImportable:
        return NotImportable(told("wrong-missing"), action=self.action, field=field)

    def text(self, foreign: Foreign, field: str) -> str:
        value = foreign.get(field)
        if value.__class__ is not str:
            raise self.wrong(field, "wrong-not_a_text", value) if field in foreign else self.without(field)
        return value

    def number(self, foreign: Foreign, field: str) -> int:
        value = foreign.get(field)
        if value.__class__ is not int:
            raise self.wrong(field, "wrong-not_a_whole_number", value) if field in foreign else self.without(field)
        if not -LARGEST < value < LARGEST:
            raise NotImportable(told("wrong-number_too_large"), action=self.action, field=field)
        return value

    def among(self, foreign: Foreign, field: str, table: Mapping[str, str]) -> str:
        """The field, translated by a table of names."""
        value = self.text(foreign, field)
        found = table.get(value)
        if found is None:
            raise self.wrong(field, "wrong-unknown_name", value)
        return found

    def player(self, foreign: Foreign) -> int:
        value = foreign.get("entity")
        if value.__class__ is not int and value.__class__ is not str:
            raise self.wrong("entity", "wrong-no_id", value) if "entity" in foreign else self.without("entity")
        seat = self.seats.get(value if value.__class__ is str else str(self.number(foreign, "entity")))
        if seat is None:
            raise self.wrong("entity", "wrong-unknown_name", value)
        return seat

    def company(self, foreign: Foreign) -> str:
        return self.among(foreign, "entity", COMPANY_FROM_SITE)

    def card(self, foreign: Foreign) -> str:
        value = self.text(foreign, "train")
        card = card_from_site(value)
        if card is None:
            raise self.wrong("train", "wrong-unknown_name", value)
        return card

    def place(self, foreign: Foreign) -> tuple[str, int]:
        """Hex and number of a city: `"57-0-0"` on a tile, `"E12-0-1"` on a printed hex."""
        value = self.text(foreign, "city")
        lying, _, number = value.rpartition("-")
        if not (number.isascii() and number.isdigit() and len(number) < 3):
            raise self.wrong("city", "wrong-unknown_name", value)
        hex_id = self.copies.get(lying)
        if hex_id is None:
            hex_id = HEX_FROM_SITE.get(lying.rpartition("-")[0])
            if hex_id is None:
                raise self.wrong("city", "wrong-unknown_name", value)
        return hex_id, int(number)

    def shares(self, foreign: Foreign) -> tuple[str, int, int]:
        """A share deal: the company, the units on the named certificates, and the units that change hands."""
        value = foreign.get("shares")
        if value.__class__ is not list or not value:
            raise (
                self.wrong("shares", "wrong-not_a_list", value) if "shares" in foreign else self.without("shares")
            )
        company, listed = None, 0
        for name in value:
            share = SHARES.get(name) if name.__class__ is str else None
            if share is None:
                raise self.wrong("shares", "wrong-unknown_name", name)
            if company not in (None, share[0]):
                raise self.wrong("shares", "wrong-not_of_one_company", value)
            company = share[0]
            listed += share[1]
        assert company is not None
        percent = self.number(foreign, "percent")
        units, rest = divmod(percent, PERCENT[COMPANY[company].index])
        if rest or not 0 < units <= listed:
            raise self.wrong("percent", "wrong-not_these_shares", percent)
        return company, listed, units
