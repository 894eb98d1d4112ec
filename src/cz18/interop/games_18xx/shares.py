"""Which share certificate lies where: the site names each one, `EKJ_0` the Director's, `EKJ_1` and on the others.

Our state counts units only. Who writes a file for the site needs names, so they are followed here as the site does
it: everybody's shares, the bank's too, stand in the order in which they came.
"""

from __future__ import annotations

from cz18.facts.companies import COMPANIES, SIZE_RULES
from cz18.facts.indexes import CompanyIndex
from cz18.interop.games_18xx.names import SITE_COMPANIES
from cz18.rules.state import VACLAV

BANK = -1
DIRECTORS = 0
DIRECTOR_UNITS = 2


class Shares:
    """The certificates of every company by holder (a seat, BANK, or VACLAV)."""

    def __init__(self) -> None:
        self.held: list[dict[int, list[int]]] = [
            {BANK: list(range(len(SIZE_RULES[item.size].certificates)))} for item in COMPANIES
        ]
        self.director: list[int] = [BANK] * len(COMPANIES)

    def start(self, company: CompanyIndex, player: int) -> None:
        """A player buys the Director's certificate."""
        self._move(company, [DIRECTORS], BANK, player)
        self.director[company] = player

    def give_vaclav(self, company: CompanyIndex, units: int) -> None:
        """Vaclav gets a company (XI.1): the Director's certificate, and of the others every second one."""
        taken = [DIRECTORS, *range(2, 2 * (units - DIRECTOR_UNITS) + 1, 2)]
        self._move(company, taken, BANK, VACLAV)
        self.director[company] = VACLAV

    def buy(self, company: CompanyIndex, player: int, director: int) -> list[str]:
        """A player buys the share that has lain in the bank longest; names it. `director` leads afterwards."""
        share = self._ordinary(company, BANK)[0]
        self._move(company, [share], BANK, player)
        self._exchange(company, director)
        return self._names(company, [share])

    def sell(self, company: CompanyIndex, player: int, count: int, director: int) -> list[str]:
        """A player sells so many units; names the certificates, the Director's where the others do not suffice."""
        sold = self._ordinary(company, player)[:count]
        missing = count - len(sold)
        if missing:
            sold.append(DIRECTORS)
        self._move(company, sold, player, BANK)
        self._exchange(company, director)
        if missing:
            self._move(company, self._ordinary(company, BANK)[: DIRECTOR_UNITS - missing], BANK, player)
        return self._names(company, sold)

    def _exchange(self, company: CompanyIndex, director: int) -> None:
        """The Director's certificate goes to a new Director against two of his shares (VII.5.b)."""
        if director == self.director[company]:
            return
        holder = next(who for who, shares in self.held[company].items() if DIRECTORS in shares)
        self._move(company, self._ordinary(company, director)[:DIRECTOR_UNITS], director, holder)
        self._move(company, [DIRECTORS], holder, director)
        self.director[company] = director

    def _ordinary(self, company: CompanyIndex, holder: int) -> list[int]:
        return [share for share in self.held[company].get(holder, ()) if share != DIRECTORS]

    def _move(self, company: CompanyIndex, shares: list[int], giver: int, taker: int) -> None:
        held = self.held[company]
        for share in shares:
            held[giver].remove(share)
            held.setdefault(taker, []).append(share)

    def _names(self, company: CompanyIndex, shares: list[int]) -> list[str]:
        return [f"{SITE_COMPANIES[company]}_{share}" for share in shares]
