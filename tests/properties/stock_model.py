"""A second model of stock rounds (VII and IX.3), written independently of the engine.

It shares nothing with `cz18.rules` but the names of actions and the shape of the state it reads. Markers are kept
in lists by price, and every answer is found by counting."""

from __future__ import annotations

from cz18 import Action, GameState, PriceRange
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.rules.actions import BuyShare, Pass, RepayDebt, SellShares, StartCompany

LOWER = (40, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 132, 144, 158, 172, 188, 204, 222, 240, 260, 290, 320, 350)
UPPER = (45, 53, 58, 63, 68, 75, 85, 95, 105, 115, 126, 138, 151, 165, 180, 196, 213, 231, 250, 275, 305, 335, 370)
CHART = [price for pair in zip(LOWER, UPPER, strict=True) for price in pair]
SMALL, MEDIUM, LARGE = range(3)
SHARES = {SMALL: 4, MEDIUM: 5, LARGE: 10}
PERCENT = {SMALL: 25, MEDIUM: 20, LARGE: 10}
MOST_PERCENT = {SMALL: 75, MEDIUM: 60, LARGE: 60}
START = {SMALL: (50, 55, 60, 65, 70), MEDIUM: (60, 70, 80, 90, 100), LARGE: (90, 100, 110, 120)}
OPENS = {SMALL: "a", MEDIUM: "b", LARGE: "d"}
MOST_CERTIFICATES = {3: 14, 4: 12, 5: 10, 6: 9}
IN_THE_BOX, STARTED, FLOATED = range(3)
ALL = range(len(COMPANIES))


def size(company: int) -> int:
    return int(COMPANIES[company].size)


class StockModel:
    """A stock round at one moment, read from a state; `play` advances it."""

    def __init__(self, state: GameState) -> None:
        assert state.stock is not None
        self.seats = range(len(state.players))
        self.order = list(state.order)
        self.cash = [person.cash for person in state.players]
        self.debt = [person.debt for person in state.players]
        self.shares = [list(person.shares) for person in state.players]
        self.director = [item.director for item in state.companies]
        self.status = [int(item.status) for item in state.companies]
        self.initial_price = [item.initial_price for item in state.companies]
        self.treasury = [item.treasury for item in state.companies]
        self.markers = {price: list(stack) for price, stack in zip(CHART, state.stacks, strict=True)}
        self.local_railways = [
            sum(item.owner.player == seat for item in state.local_railways) for seat in self.seats
        ]
        self.sold = [set(companies) for companies in state.stock.sold]
        self.brought = dict(zip(state.stock.sold_this_turn, state.stock.block_prices, strict=True))
        """Price received per share of each company sold in this turn."""
        self.blocks_grow = state.options.rules_version != "1"
        self.passes = state.stock.passes
        self.is_first_round = state.box == 1
        self.phase = "abcdefghij"[state.phase]

    # Questions

    def price(self, company: int) -> int:
        return next(price for price, stack in self.markers.items() if company in stack)

    def on_sale(self, company: int) -> int:
        return SHARES[size(company)] - sum(held[company] for held in self.shares)

    def on_chart(self, company: int) -> bool:
        return self.status[company] in (STARTED, FLOATED)

    def certificates(self, seat: int) -> int:
        """Number of certificates held; a Director's certificate is one certificate for two shares."""
        doubles = sum(self.on_chart(company) and self.director[company] == seat for company in ALL)
        return self.local_railways[seat] + sum(self.shares[seat]) - doubles

    def sales(self, seat: int) -> set[Action]:
        """Every sale open to the player: none in the first round, and under the first version one block a turn."""
        found: set[Action] = set()
        for company in ALL:
            if self.is_first_round or not self.on_chart(company):
                continue
            if company in self.brought and not self.blocks_grow:
                continue
            others = max(self.shares[other][company] for other in self.seats if other != seat)
            for count in range(1, self.shares[seat][company] + 1):
                left = self.shares[seat][company] - count
                keeps_certificate = self.director[company] != seat or left >= 2
                if keeps_certificate or others >= 2 > left:
                    found.add(SellShares(seat, COMPANIES[company].id, count))
        return found

    def purchases(self, seat: int) -> set[Action]:
        """Every certificate the player could buy."""
        found: set[Action] = set()
        if self.debt[seat] or self.certificates(seat) >= MOST_CERTIFICATES[len(self.seats)]:
            return found
        for company in ALL:
            kind, name = size(company), COMPANIES[company].id
            if self.status[company] == IN_THE_BOX and self.phase >= OPENS[kind]:
                found |= {StartCompany(seat, name, each) for each in START[kind] if 2 * each <= self.cash[seat]}
            elif self.on_chart(company) and company not in self.sold[seat] and self.on_sale(company):
                percent = (self.shares[seat][company] + 1) * PERCENT[kind]
                if percent <= MOST_PERCENT[kind] and self.price(company) <= self.cash[seat]:
                    found.add(BuyShare(seat, name))
        return found

    def repayments(self, seat: int) -> set[Action]:
        most = min(self.debt[seat], self.cash[seat])
        return {RepayDebt(seat, PriceRange(1, most))} if most else set()

    def deals(self, seat: int) -> set[Action]:
        return self.sales(seat) | self.purchases(seat) | self.repayments(seat)

    def legal(self, seat: int) -> set[Action]:
        """Every legal action; a player above the limit who can sell something cannot pass."""
        above = self.certificates(seat) > MOST_CERTIFICATES[len(self.seats)]
        return self.deals(seat) | (set() if above and self.sales(seat) else {Pass(seat)})

    # What an action does

    def play(self, seat: int, action: Action) -> int | None:
        """Apply the action and return who decides next, or None when the round is over."""
        over = True
        match action:
            case SellShares(_, name, count):
                self._sell(seat, COMPANY[name].index, count)
                over = not self.deals(seat)
            case RepayDebt(_, int(amount)):
                self.cash[seat] -= amount
                self.debt[seat] -= amount
                over = not self.deals(seat)
            case BuyShare(_, name):
                self._buy(seat, COMPANY[name].index)
                return self._next(seat, dealt=True)
            case StartCompany(_, name, price):
                self._start(seat, COMPANY[name].index, price)
                return self._next(seat, dealt=True)
        return self._next(seat, dealt=bool(self.brought)) if over else seat

    def _sell(self, seat: int, company: int, count: int) -> None:
        falls = company not in self.brought
        self.cash[seat] += count * self.brought.setdefault(company, self.price(company))
        self.shares[seat][company] -= count
        self._settle(company)
        if falls:
            self._move(company, -1)
        self.sold[seat].add(company)

    def _buy(self, seat: int, company: int) -> None:
        self.cash[seat] -= self.price(company)
        self.shares[seat][company] += 1
        self._settle(company)

    def _start(self, seat: int, company: int, price: int) -> None:
        self.cash[seat] -= 2 * price
        self.shares[seat][company] = 2
        self.director[company], self.status[company], self.initial_price[company] = seat, STARTED, price
        self.markers[price].append(company)
        self._settle(company)

    def _settle(self, company: int) -> None:
        """Update the Director, and float the company once half of it is sold."""
        old = self.director[company]
        most = max(held[company] for held in self.shares)
        if most > self.shares[old][company]:
            place = self.order.index(old)
            after = self.order[place + 1 :] + self.order[:place]
            self.director[company] = next(seat for seat in after if self.shares[seat][company] == most)
        percent = sum(held[company] for held in self.shares) * PERCENT[size(company)]
        if self.status[company] == STARTED and percent >= 50:
            self.status[company] = FLOATED
            self.treasury[company] += SHARES[size(company)] * self.initial_price[company]

    def _move(self, company: int, steps: int) -> None:
        old = self.price(company)
        new = CHART[min(max(CHART.index(old) + steps, 0), len(CHART) - 1)]
        if new != old:
            self.markers[old].remove(company)
            self.markers[new].append(company)

    def _next(self, seat: int, *, dealt: bool) -> int | None:
        self.passes = 0 if dealt else self.passes + 1
        place = self.order.index(seat)
        while self.passes < len(self.seats):
            place = (place + 1) % len(self.order)
            self.brought = {}
            if self.deals(self.order[place]):
                return self.order[place]
            self.passes += 1
        rising = [company for price in reversed(CHART) for company in self.markers[price]]
        for company in rising:
            if not self.on_sale(company):
                self._move(company, 1)
        self.order.sort(key=lambda each: -self.cash[each])
        return None
