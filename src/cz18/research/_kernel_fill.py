# cython: language_level=3, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""The hot parts of `observation` and `encoding`, compiled with Cython; as plain Python they give the same numbers.

States are tuples. Where many of them are read, their fields are taken by position. Bounds are checked.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:  # pragma: no cover - not needed at run time
    from cz18 import _cython_shim as cython

from cz18.facts.chart import PRICES
from cz18.rules.actions import PriceRange
from cz18.rules.engine import decision
from cz18.rules.questions import certificates
from cz18.rules.scoring import worth
from cz18.rules.state import Company, LocalRailwayState, Owner, Player, Station, Status, Train

COMPILED = cython.compiled

_CASH = cython.declare(cython.int, Player._fields.index("cash"))
_DEBT = cython.declare(cython.int, Player._fields.index("debt"))
_PENALTY = cython.declare(cython.int, Player._fields.index("penalty"))
_SHARES = cython.declare(cython.int, Player._fields.index("shares"))
_STATUS = cython.declare(cython.int, Company._fields.index("status"))
_DIRECTOR = cython.declare(cython.int, Company._fields.index("director"))
_SPACE = cython.declare(cython.int, Company._fields.index("space"))
_TRAINS = cython.declare(cython.int, Company._fields.index("trains"))
_HEX = cython.declare(cython.int, Station._fields.index("hex"))
_CITY = cython.declare(cython.int, Station._fields.index("city"))
_COMPANY = cython.declare(cython.int, Station._fields.index("company"))
_OWNER = cython.declare(cython.int, LocalRailwayState._fields.index("owner"))
_USED = cython.declare(cython.int, LocalRailwayState._fields.index("used"))
_BY_PLAYER = cython.declare(cython.int, Owner._fields.index("player"))
_BY_COMPANY = cython.declare(cython.int, Owner._fields.index("company"))
_LETTER = cython.declare(cython.int, Train._fields.index("letter"))
_FACE = cython.declare(cython.int, Train._fields.index("face"))
_STARTED = cython.declare(cython.int, int(Status.STARTED))
_FLOATED = cython.declare(cython.int, int(Status.FLOATED))
_STATUSES = cython.declare(cython.int, 4)  # columns of a company's status

_PLAYER_COLUMNS = cython.declare(cython.int, 8)
_COMPANY_COLUMNS = cython.declare(cython.int, 16)
_TILE_COLUMNS = cython.declare(cython.int, 3)


@cython.wraparound(True)
def mark(mask, indexes) -> None:
    """Set the entries of a mask of bytes at these indexes to one."""
    ones: cython.schar[:] = mask
    index: cython.Py_ssize_t
    for index in indexes:
        ones[index] = 1


def indexed(state, actions: list, kinds: dict, without_bid: dict, steps: list, slots_of) -> dict:
    """The index of every action that has one, with the action; of a free price, the indexes of all its steps.

    `kinds` has for each kind of action how to read its key, the owner of its trains and its price, and the indexes by
    key, of a free price that of step 0; `without_bid` has the indexes of auctions opened without a bid. `steps` are
    the price steps by the width of a range, `slots_of` returns the cards that an action can refer to.
    """
    found: dict = {}
    slots: dict = {}
    widest: cython.int = len(steps) - 1
    span: cython.int
    index: cython.int
    step: cython.int
    for action in actions:
        kind = type(action)
        reading: tuple = kinds[kind]
        read, owner, price = reading[0], reading[1], reading[2]
        key = read(action)
        if owner is not None:
            where = kind, owner(action)
            cards = slots.get(where)
            if cards is None:
                cards = slots[where] = slots_of(state, action)
            key = key, cards.index(action.train)
        if price is None:
            known = cython.cast(dict, reading[3]).get(key)
            if known is not None:
                found[known] = action
            continue
        free = getattr(action, price)
        if type(free) is not PriceRange:
            known = without_bid.get(key)
            if known is not None:
                found[known] = action
            continue
        known = cython.cast(dict, reading[3]).get(key)
        if known is not None:
            index = known
            span = free.high - free.low
            for step in steps[span if span < widest else widest]:
                found[index + step] = action
    return found


@cython.cclass
class Filler:
    """Writes states of a board and a number of players into rows of integers."""

    players: cython.int
    companies: cython.int
    kinds_count: cython.int
    letters_count: cython.int
    cities: cython.int
    owners: cython.int
    at_decision: cython.int
    at_acting: cython.int
    at_course: cython.int
    at_players: cython.int
    at_shares: cython.int
    at_sold: cython.int
    at_sold_now: cython.int
    at_companies: cython.int
    at_directors: cython.int
    at_vaclav: cython.int
    at_trains: cython.int
    at_pool: cython.int
    at_deck: cython.int
    at_tiles: cython.int
    at_stations: cython.int
    at_railways: cython.int
    decisions: dict
    numbers: dict
    kinds: dict
    letters: dict
    copied: cython.int[:]
    units: cython.int[:]
    prices: cython.int[:]
    deck: cython.int[:]
    deck_size: cython.int
    colours: cython.int[:]
    station_rows: cython.int[:]

    def __init__(
        self,
        players: int,
        at: dict,
        decisions: dict,
        numbers: dict,
        kinds: dict,
        letters: dict,
        copied: list,
        units: list,
        deck: list,
        colours: list,
        station_rows: list,
        cities: int,
    ) -> None:
        """The layout: `at` has the first entry of each tensor in a row.

        `decisions`, `numbers`, `kinds` and `letters` number the kinds of decision, the companies, the trains (letter,
        face) and the letters of cards. `copied` are the fields of a company that are copied, `units` the percent of a
        share by company, `deck` the letters of the cards in order, `colours` those of tiles, `station_rows` the row
        of each hex in the tensor of stations, `cities` the length of its last axis.
        """
        self.players, self.companies = players, len(numbers)
        self.kinds_count, self.letters_count = len(kinds), len(letters)
        self.cities, self.owners = cities, players + 2
        self.at_decision, self.at_acting, self.at_course = at["decision"], at["acting"], at["course"]
        self.at_players, self.at_shares = at["players"], at["shares"]
        self.at_sold, self.at_sold_now = at["sold"], at["sold_now"]
        self.at_companies, self.at_directors, self.at_vaclav = at["companies"], at["directors"], at["vaclav"]
        self.at_trains, self.at_pool, self.at_deck = at["trains"], at["pool"], at["deck"]
        self.at_tiles, self.at_stations, self.at_railways = at["tiles"], at["stations"], at["local_railways"]
        self.decisions, self.numbers, self.kinds, self.letters = decisions, numbers, kinds, letters
        self.copied, self.units = array("i", copied), array("i", units)
        self.prices = array("i", PRICES)
        self.deck, self.deck_size = array("i", deck), len(deck)
        self.colours, self.station_rows = array("i", colours), array("i", station_rows)

    def fill(self, row, state, seat: cython.int) -> None:
        """Write the state as this seat sees it into a row; it is overwritten."""
        row.fill(0)
        out: cython.int[:] = row
        due = decision(state)
        decides: cython.int = -1
        number: cython.int
        if due is not None:
            decides = due.player
            number = self.decisions[due.kind]
            out[self.at_decision + number] = 1
            if due.company is not None:
                number = self.numbers[due.company]
                out[self.at_acting + number] = 1
        self.fill_course(out, state)
        self.fill_players(out, state, seat, decides)
        self.fill_companies(out, state, seat)
        self.fill_trains(out, state)
        self.fill_map(out, state)
        self.fill_railways(out, state.local_railways, seat)

    @cython.cfunc
    def fill_course(self, out: cython.int[:], state):
        at: cython.int = self.at_course
        out[at] = state.box
        out[at + 1] = state.phase
        turn = state.turn
        if turn is not None:
            out[at + 2] = turn.first
            out[at + 3] = turn.yellow_laid
            out[at + 4] = turn.promoted
            out[at + 5] = turn.income
            out[at + 6] = turn.trains_over
            out[at + 7] = turn.bought_unrunnable
            out[at + 8] = turn.has_bought
            out[at + 9] = turn.has_taken_over
        stock = state.stock
        if stock is not None:
            out[at + 10] = stock.passes
            out[at + 11] = stock.must_sell

    @cython.cfunc
    def fill_players(self, out: cython.int[:], state, seat: cython.int, decides: cython.int):
        players: tuple = state.players
        order: tuple = state.order
        stock = state.stock
        sold: tuple = () if stock is None else stock.sold
        passed: tuple = () if state.pre_stock is None else state.pre_stock.passed
        at: cython.int
        row: cython.int
        number: cython.int
        company: cython.int
        place: cython.int
        for number in range(self.players):
            row = (number - seat + self.players) % self.players
            player: tuple = cython.cast(tuple, players[number])
            at = self.at_players + row * _PLAYER_COLUMNS
            out[at] = player[_CASH]
            out[at + 1] = player[_DEBT]
            out[at + 2] = player[_PENALTY]
            out[at + 3] = worth(state, number)
            out[at + 4] = certificates(state, number)
            for place in range(self.players):
                if order[place] == number:
                    out[at + 5] = place
            out[at + 6] = number == decides
            if passed:
                out[at + 7] = passed[number]
            shares: tuple = player[_SHARES]
            at = self.at_shares + row * self.companies
            for company in range(self.companies):
                out[at + company] = shares[company]
            if sold:
                at = self.at_sold + row * self.companies
                for company in sold[number]:
                    out[at + company] = 1
        if stock is not None:
            for company in stock.sold_this_turn:
                out[self.at_sold_now + company] = 1

    @cython.cfunc
    def fill_companies(self, out: cython.int[:], state, seat: cython.int):
        companies: tuple = state.companies
        stacks: tuple = state.stacks
        queue: tuple = state.queue
        vaclav: tuple = state.vaclav
        at: cython.int
        number: cython.int
        status: cython.int
        director: cython.int
        space: cython.int
        other: cython.int
        place: cython.int
        column: cython.int
        for number in range(self.companies):
            company: tuple = cython.cast(tuple, companies[number])
            at = self.at_companies + number * _COMPANY_COLUMNS
            status = company[_STATUS]
            if status < _STATUSES:
                out[at + status] = 1
            if status in (_STARTED, _FLOATED):
                space = company[_SPACE]
                out[at + 4] = self.prices[space]
                place = 0
                for other in stacks[space]:
                    if other == number:
                        break
                    place += 1
                out[at + 5] = place
            for column in range(len(self.copied)):
                out[at + 6 + column] = company[self.copied[column]]
            out[at + 14] = self.units[number]
            director = company[_DIRECTOR]
            if director >= 0:
                out[
                    self.at_directors + number * self.players + (director - seat + self.players) % self.players
                ] = 1
            if vaclav:
                out[self.at_vaclav + number] = vaclav[number]
        place = len(queue)
        while place > 0:  # from the end: of two turns the earlier one is written last
            number = queue[place - 1]
            out[self.at_companies + number * _COMPANY_COLUMNS + 15] = place
            place -= 1

    @cython.cfunc
    def fill_trains(self, out: cython.int[:], state):
        number: cython.int
        card: cython.int
        companies: tuple = state.companies
        for number in range(self.companies):
            trains: tuple = cython.cast(tuple, companies[number])[_TRAINS]
            if trains:
                self.count(out, self.at_trains + number * self.kinds_count, trains)
        self.count(out, self.at_pool, state.pool)
        for card in range(state.cards_gone, self.deck_size):
            out[self.at_deck + self.deck[card]] += 1
        for train in state.on_deck:
            number = self.letters[cython.cast(tuple, train)[_LETTER]]
            out[self.at_deck + number] += 1

    @cython.cfunc
    def count(self, out: cython.int[:], at: cython.int, trains: tuple):
        number: cython.int
        for train in trains:
            card: tuple = cython.cast(tuple, train)
            number = self.kinds[card[_LETTER], card[_FACE]]
            out[at + number] += 1

    @cython.cfunc
    def fill_map(self, out: cython.int[:], state):
        laid: tuple = state.laid
        at: cython.int = self.at_tiles
        code: cython.int
        for code in laid:
            if code > 0:
                out[at] = (code - 1) // 6 + 1
                out[at + 1] = (code - 1) % 6
                out[at + 2] = self.colours[(code - 1) // 6 + 1]
            at += _TILE_COLUMNS
        place: cython.int
        company: cython.int
        city: cython.int
        for each in state.stations:
            station: tuple = cython.cast(tuple, each)
            place, city, company = station[_HEX], station[_CITY], station[_COMPANY]
            at = self.at_stations + (self.station_rows[place] * self.companies + company) * self.cities
            out[at + city + 1] = 1

    @cython.cfunc
    def fill_railways(self, out: cython.int[:], railways: tuple, seat: cython.int):
        at: cython.int = self.at_railways
        player: cython.int
        for each in railways:
            railway: tuple = cython.cast(tuple, each)
            owner: tuple = cython.cast(tuple, railway[_OWNER])
            player = owner[_BY_PLAYER]
            if player >= 0:
                out[at + (player - seat + self.players) % self.players] = 1
            out[at + self.players] = owner[_BY_COMPANY] + 1
            out[at + self.players + 1] = railway[_USED]
            at += self.owners
