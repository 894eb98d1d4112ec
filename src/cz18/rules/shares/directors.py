"""Directors: who leads a company, and how the certificate changes hands (VII.5.b)."""

from __future__ import annotations

from cz18.facts.indexes import CompanyIndex
from cz18.rules.draft import Draft, Position, change_company
from cz18.rules.events import DirectorChanged
from cz18.rules.questions import company_id
from cz18.rules.state import NOBODY, VACLAV

DIRECTOR_UNITS = 2
"""A Director's certificate stands for two ordinary shares (IV.2.a-04)."""


def successor(state: Position, company: CompanyIndex, after: tuple[int, ...]) -> int:
    """The Director of a company if players held the units `after` (VII.5.b).

    The Director stays unless another player holds strictly more and at least a certificate's worth. The new one is
    the player with the most; among equals the one who follows the old Director most closely in the order of the
    cards (R-026), in the older edition the one earlier in that order (E-05).
    """
    old = state.companies[company].director
    if old == VACLAV:
        return old  # at best a player can tie with Vaclav (XI.1-35, R-167)
    most = max(after)
    if most <= after[old] or most < DIRECTOR_UNITS:
        return old
    order = state.order
    start = 0 if state.options.edition == "older" else order.index(old) + 1
    for step in range(len(order)):
        player = order[(start + step) % len(order)]
        if after[player] == most:
            return player
    return NOBODY


def holdings(state: Position, company: CompanyIndex) -> tuple[int, ...]:
    """Share units of a company by player."""
    return tuple([player.shares[company] for player in state.players])


def settle_director(draft: Draft, company: CompanyIndex) -> None:
    """Hand over the Director's certificate if another player now holds more (VII.5.b-01, R-028).

    It is exchanged for two ordinary shares, so nobody's units change (VII.5.b-03).
    """
    old = draft.companies[company].director
    new = successor(draft, company, holdings(draft, company))
    if new != old:
        change_company(draft, company, director=new)
        draft.events.append(DirectorChanged(company_id(company), old, new))


def may_sell(state: Position, player: int, company: CompanyIndex, count: int) -> bool:
    """May a player sell exactly `count` units? A Director left with less than the certificate must lose it (R-027)."""
    units = state.players[player].shares[company]
    if not 0 < count <= units:
        return False
    if state.companies[company].director != player or units - count >= DIRECTOR_UNITS:
        return True
    strongest = max([item.shares[company] for seat, item in enumerate(state.players) if seat != player])
    return strongest >= DIRECTOR_UNITS and strongest > units - count


def may_sell_any(state: Position, player: int, company: CompanyIndex) -> bool:
    """May a player sell any units? A Director with no more than the certificate sells all or none (R-027)."""
    units = state.players[player].shares[company]
    if state.companies[company].director != player or units > DIRECTOR_UNITS:
        return units > 0
    return may_sell(state, player, company, units)
