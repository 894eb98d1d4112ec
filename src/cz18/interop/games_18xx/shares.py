"""Track individual share certificates: the site names each, `EKJ_0` the Director's, `EKJ_1` and so on the others.

Our state only counts units, but a file for the site needs names. This module follows the site's order: each holder's
certificates, and the bank's, are listed in the order in which they arrived.
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
        """Give the player the Director's certificate."""
        self._move(company, [DIRECTORS], BANK, player)
        self.director[company] = player

    def give_vaclav(self, company: CompanyIndex, units: int) -> None:
        """Give Vaclav a company (XI.1): the Director's certificate and every second of the others."""
        taken = [DIRECTORS, *range(2, 2 * (units - DIRECTOR_UNITS) + 1, 2)]
        self._move(company, taken, BANK, VACLAV)
        self.director[company] = VACLAV

    def buy(self, company: CompanyIndex, player: int, director: int) -> list[str]:
        """Buy the share that is longest in the bank; return its name. `director` is the Director afterwards."""
        share = self._ordinary(company, BANK)[0]
        self._move(company, [share], BANK, player)
        self._exchange(company, director)
        return self._names(company, [share])

    def sell(self, company: CompanyIndex, player: int, count: int, director: int) -> list[str]:
        """Sell `count` units; return the certificates' names, with the Director's if the others do not suffice."""
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
        """Exchange the Director's certificate for two of the new Director's shares (VII.5.b)."""
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
