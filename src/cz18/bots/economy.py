"""A game without its map: money, shares, prices, trains and time, quick enough to be played out many times.

An `Economy` is taken from a position and changed in place. Its moves follow the rules (VII to X) in everything that
decides who gets rich; what companies earn comes from `Prospects`. Left out are tiles and stations, powers, deals
between different Directors and most of what is Vaclav's. It is a model to look ahead with, and is never asked what
is legal.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cz18.bots.prospects import Prospects, place_of
from cz18.facts import chart
from cz18.facts.companies import COMPANIES, SIZE_RULES
from cz18.facts.games import Figures, figures
from cz18.facts.local_railways import LOCAL_RAILWAY_RULES, LOCAL_RAILWAYS
from cz18.facts.maps import load_map
from cz18.facts.trains import TRAIN, CardSeries
from cz18.rules.state import (
    NOBODY,
    CompanyStep,
    GameState,
    Status,
    Step,
    StockTurn,
    TakeOverTrains,
    deck_of,
    units_in_bank,
)

SIZES = tuple(item.size for item in COMPANIES)
RULES = tuple(SIZE_RULES[item.size] for item in COMPANIES)
UNITS = tuple(rules.units for rules in RULES)
PARTS = tuple(rules.unit / 100 for rules in RULES)
TO_FLOAT = tuple(-(-rules.float_percent // rules.unit) for rules in RULES)
PRICES = chart.PRICES
PRICE_OF = {face: train.price for face, train in TRAIN.items()}
AT_THE_END = 120
FOR_EVER = 999
IN_THE_BOX, STARTED, FLOATED = int(Status.IN_THE_BOX), int(Status.STARTED), int(Status.FLOATED)
Held = tuple[str, str]
"""A train: the letter of its card and the face that lies up."""


class Setting(NamedTuple):
    """What never changes in a game: the process track, the deck, what scraps what, limits."""

    figures: Figures
    companies: tuple[int, ...]
    deck: tuple[str, ...]
    last: str
    faces: dict[str, tuple[str, ...]]
    fatal: dict[str, int]
    phases: dict[str, int]
    certificates: int
    holding: tuple[int, ...]
    places: tuple[int, ...]
    rounds: tuple[int, ...]

    def top(self, gone: int) -> str:
        """The letter on top after so many cards have gone."""
        return self.deck[gone] if gone < len(self.deck) else self.last


def _fatal(game: Figures, cards: tuple[CardSeries, ...], face: str) -> int:
    """The place in the deck of the first card that can scrap this train."""
    place = 0
    for series in cards:
        if any(face in game.scraps[item.train] for item in series.faces):
            return place
        place += series.number or 0
    return FOR_EVER


@lru_cache(maxsize=32)
def setting_of(board: str, players: int) -> Setting:
    map_ = load_map(board)
    game = figures(map_.game)
    cards, track = game.cards[players], game.track
    names = {item.train for series in cards for item in series.faces}
    return Setting(
        figures=game,
        companies=tuple(item.index for item in COMPANIES if item.id in map_.companies),
        deck=tuple(letter for letter, _ in deck_of(cards)),
        last=cards[-1].letter,
        faces={series.letter: tuple(item.train for item in series.faces) for series in cards},
        fatal={face: _fatal(game, cards, face) for face in names},
        phases={phase.letter: phase.index for phase in game.phases},
        certificates=game.certificate_limit[players],
        holding=tuple(game.holding_limit[size] // SIZE_RULES[size].unit for size in SIZES),
        places=tuple(int(place_of(game, box)) for box in range(len(track))),
        rounds=tuple(sum(item.kind == "OR" for item in track[box + 1 :]) for box in range(len(track))),
    )


class Railway:
    """A local railway in somebody's hands."""

    __slots__ = ("company", "income", "player", "size")

    def __init__(self, player: int, company: int, income: int, size: int) -> None:
        self.player, self.company, self.income, self.size = player, company, income, size


class Economy:
    """A position without its map. `mover` is the player of a stock turn, `acting` the company of an operating turn."""

    def __init__(self, state: GameState, prospects: Prospects) -> None:
        self.setting = setting_of(state.board, len(state.players))
        self.prospects = prospects
        self.box, self.phase, self.gone = state.box, state.phase, state.cards_gone
        self.cash = [item.cash for item in state.players]
        self.owed = [item.debt + item.penalty for item in state.players]
        self.debt = [item.debt for item in state.players]
        self.shares = [list(item.shares) for item in state.players]
        self.order = list(state.order)
        self.status = [int(item.status) for item in state.companies]
        self.director = [item.director for item in state.companies]
        self.space = [item.space for item in state.companies]
        self.initial = [item.initial_price for item in state.companies]
        self.treasury = [item.treasury for item in state.companies]
        self.trains: list[list[Held]] = [
            [(train.letter, train.face) for train in item.trains] for item in state.companies
        ]
        self.operated = [item.operated for item in state.companies]
        self.bank = [units_in_bank(state, index) for index in range(len(state.companies))]
        self.pool = [train.letter for train in state.pool]
        self.scrapped = set(state.scrapped)
        self.railways = [
            Railway(held.owner.player, held.owner.company, LOCAL_RAILWAY_RULES[item.size].income, int(item.size))
            for item, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True)
            if held.owner.player != NOBODY or held.owner.company != NOBODY
        ]
        self.merged: dict[int, tuple[int, ...]] = {}
        self.queue = list(state.queue)
        self.mover = self.acting = NOBODY
        self.step, self.income, self.passes = Step.TRACK, 0, 0
        self.sold: list[set[int]] = [set() for _ in state.players]
        self._resume(state)

    def _resume(self, state: GameState) -> None:
        """Where in its round the position stands."""
        for due in state.pending:
            if isinstance(due, StockTurn):
                assert state.stock is not None
                self.mover, self.passes = due.player, state.stock.passes
                self.sold = [set(items) for items in state.stock.sold]
            elif isinstance(due, CompanyStep):
                self.acting, self.step = due.company, due.step
                self.income = state.turn.income if state.turn is not None else 0
            elif isinstance(due, TakeOverTrains):
                for train in due.trains:
                    self.take_over(due.company, (train.letter, train.face))

    # Questions

    def price(self, company: int) -> int:
        return PRICES[self.space[company]]

    def players(self) -> range:
        return range(len(self.cash))

    def certificates(self, player: int) -> int:
        """Counted against the limit (VII.4)."""
        count = sum(self.shares[player]) + sum(item.player == player for item in self.railways)
        return count - sum(
            director == player and status != int(Status.CLOSED)
            for director, status in zip(self.director, self.status, strict=True)
        )

    def runs(self, company: int, face: str) -> bool:
        return TRAIN[face].size is SIZES[company] or self.setting.figures.runs_every_train

    def lasting(self, company: int, rounds: float) -> tuple[str, ...]:
        """The faces the company can run that will probably live so many rounds, three cards leaving in each."""
        fatal, least = self.setting.fatal, self.gone + 3 * rounds
        return tuple(
            sorted(face for _, face in self.trains[company] if fatal[face] >= least and self.runs(company, face))
        )

    def income_of(self, company: int, faces: tuple[str, ...], place: int) -> float:
        """What trains will earn; with stations taken over, from whichever company's place is best."""
        if not faces:
            return 0.0
        earned = self.prospects.later(company, faces, place)
        for other in self.merged.get(company, ()):
            earned = max(earned, 1.05 * self.prospects.later(other, faces, place))
        return earned

    def offers(self, company: int) -> list[tuple[str, str, bool]]:
        """Trains to be had that the company can run: letter, face, from the deck or not."""
        top = self.setting.top(self.gone)
        found = [(top, face, True) for face in self.setting.faces[top] if self._lives(company, face)]
        for letter in self.pool:
            found += [(letter, face, False) for face in self.setting.faces[letter] if self._lives(company, face)]
        return found

    def _lives(self, company: int, face: str) -> bool:
        return face not in self.scrapped and self.runs(company, face)

    def limit(self, company: int) -> int:
        return self.setting.figures.phases[self.phase].train_limit[SIZES[company]]

    def worth(self, player: int) -> float:
        """As in the final reckoning (X.2)."""
        total = self.cash[player] - self.owed[player]
        for company, units in enumerate(self.shares[player]):
            if units:
                total += units * PRICES[self.space[company]]
        return total + AT_THE_END * sum(item.player == player for item in self.railways)

    # Moves of a stock round

    def found(self, player: int, company: int, price: int) -> None:
        self.cash[player] -= 2 * price
        self.shares[player][company] = 2
        self.bank[company] -= 2
        self.status[company], self.director[company] = STARTED, player
        self.initial[company], self.space[company] = price, chart.INDEX[price]
        self._float(company)

    def buy_share(self, player: int, company: int) -> None:
        self.cash[player] -= self.price(company)
        self.shares[player][company] += 1
        self.bank[company] -= 1
        self._float(company)
        self._settle_director(company)

    def _float(self, company: int) -> None:
        if self.status[company] == STARTED and 2 * (UNITS[company] - self.bank[company]) >= UNITS[company]:
            self.status[company] = FLOATED
            self.treasury[company] += UNITS[company] * self.initial[company]

    def sell(self, player: int, company: int, count: int) -> None:
        self.cash[player] += count * self.price(company)
        self.shares[player][company] -= count
        self.bank[company] += count
        self.sold[player].add(company)
        self._settle_director(company)
        self.space[company] = chart.diagonal_left(self.space[company])

    def _settle_director(self, company: int) -> None:
        old = self.director[company]
        if old < 0:
            return
        held = [shares[company] for shares in self.shares]
        most = max(held)
        if most > held[old] and most >= 2:
            self.director[company] = held.index(most)

    def end_stock_round(self) -> None:
        for company in self.setting.companies:
            if self.status[company] == FLOATED and self.bank[company] == 0:
                self.space[company] = chart.diagonal_right(self.space[company])
        self.order.sort(key=lambda player: -self.cash[player])
        self.sold = [set() for _ in self.cash]

    # Moves of an operating turn

    def pay_out(self, company: int, income: float) -> None:
        for player, shares in enumerate(self.shares):
            if shares[company]:
                self.cash[player] += int(income * shares[company] * PARTS[company])
        steps = self.setting.figures.dividend_steps[SIZES[company]]
        self.space[company] = chart.right(self.space[company], steps)

    def withhold(self, company: int, income: float) -> None:
        self.treasury[company] += int(income)
        self.space[company] = chart.left(self.space[company])

    def buy_train(self, company: int, letter: str, face: str, from_deck: bool) -> None:
        """Pay, if need be with the Director's money and a loan (VIII.11); scrap; keep to the limits (VIII.12)."""
        price, director = PRICE_OF[face], self.director[company]
        missing = price - self.treasury[company]
        if missing > 0:
            loan = max(0, missing - self.cash[director])
            self.cash[director] -= missing - loan
            self.owed[director] += 2 * loan
            self.debt[director] += loan
            self.treasury[company] += missing
        self.treasury[company] -= price
        self.trains[company].append((letter, face))
        if from_deck:
            self.take_card()
        else:
            self.pool.remove(letter)
        self.scrap(face)

    def take_card(self) -> str:
        letter = self.setting.top(self.gone)
        self.gone += 1
        self.phase = self.setting.phases[letter]
        return letter

    def scrap(self, sold: str) -> None:
        for face in self.setting.figures.scraps[sold]:
            if face not in self.scrapped:
                self.scrapped.add(face)
                for trains in self.trains:
                    trains[:] = [item for item in trains if item[1] != face]
        for company in self.setting.companies:
            while len(self.trains[company]) > self.limit(company) > 0:
                least = min(
                    self.trains[company], key=lambda item: (self.runs(company, item[1]), PRICE_OF[item[1]])
                )
                self.trains[company].remove(least)
                self.pool.append(least[0])

    def export(self) -> None:
        """A card leaves the game (VIII.13); in Bohemia it goes to Vaclav, which is much the same."""
        letter = self.take_card()
        for face in self.setting.faces[letter]:
            self.scrap(face)

    def acquire(self, company: int, target: int, price: int) -> None:
        """The shareholders are paid; treasury, local railways, stations and useful trains pass over (VIII.9)."""
        for player, shares in enumerate(self.shares):
            self.cash[player] += shares[target] * price
            self.treasury[company] -= shares[target] * price
            shares[target] = 0
        self.treasury[company] += self.treasury[target]
        self.status[target], self.director[target], self.treasury[target] = int(Status.CLOSED), NOBODY, 0
        for railway in self.railways:
            if railway.company == target:
                railway.company = company
        trains, self.trains[target] = self.trains[target], []
        for train in trains:
            self.take_over(company, train)
        group = (*self.merged.get(company, ()), target, *self.merged.get(target, ()))
        self.merged[company] = group
        if target in self.queue:
            self.queue.remove(target)

    def take_over(self, company: int, train: Held) -> None:
        """On the face the company can run, if there is room and money to turn it (VIII.9-15)."""
        letter, face = train
        for other in self.setting.faces[letter]:
            price = max(0, PRICE_OF[other] - PRICE_OF[face])
            usable = self._lives(company, other) and TRAIN[other].size >= TRAIN[face].size
            if usable and price <= self.treasury[company] and len(self.trains[company]) < self.limit(company):
                self.treasury[company] -= price
                self.trains[company].append((letter, other))
                return

    def sell_railway(self, railway: Railway, company: int, price: int) -> None:
        self.cash[railway.player] += price
        self.treasury[company] -= price
        railway.player, railway.company = NOBODY, company
