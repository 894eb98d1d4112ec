"""The judged part of a review: an alternative to a decision, and what it would have been worth in playouts.

A playout continues the game to its end with Engineers that differ a little in style; both moves are played out in the
same scenarios, so that the difference has less noise. Bots and playouts see the position without its seed: only what
was public at the time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from cz18.bots.base import Asked, Reason, Weighed, as_seen, best, priced
from cz18.bots.offer_etiquette import declined, polite
from cz18.bots.strategies import APPRENTICE, ENGINEER, MAGNATE
from cz18.bots.strategy import Strategy
from cz18.bots.weights import styled
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.interop.formats.codec import encode_action, encode_event
from cz18.rules.actions import Action
from cz18.rules.asking.prices import PRICE_FIELD, range_of
from cz18.rules.engine import action_ranges, apply_unchecked, check, decision, is_over
from cz18.rules.events import Event
from cz18.rules.game import Entry, Game, entries
from cz18.rules.scoring import local_railways_worth, worth
from cz18.rules.shares.chart import price_of
from cz18.rules.state import NO_COMPANY, GameState, Status

Json = dict[str, Any]

JUDGED = frozenset(
    {
        "pre_stock_turn", "auction_opening", "auction_bid", "stock_turn", "home_station", "track", "station",
        "dividend", "acquisition", "trains", "answer",
    }
)  # fmt: skip
"""Kinds of decisions that can be among those that mattered; a run is compared exactly instead."""
NODES = 400
"""Search budget of the bot whose preference is the alternative, for each decision."""
UNLISTED = 60.0
"""Signal, besides the best score, of a move that the bot does not even consider."""
MOST_SIGNAL = 2000.0
WANDERING = 0.04
"""Probability that a player of a playout takes another choice than its best one, so that playouts differ."""
STYLES = 64
MOST_DECISIONS = 4000
"""Limit that only a looping playout reaches; it then ends."""
T_95 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11,
        2.10, 2.09, 2.09, 2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05, 2.05, 2.04)  # fmt: skip
"""Two-sided 95 % quantiles of Student's t for 1, 2, ... degrees of freedom; 1.96 to 2.02 beyond."""

ADVISER: Strategy = MAGNATE.everywhere(
    lambda one: one if one.search is None else one.replace(search=one.search._replace(nodes=NODES))
)
"""The bot whose moves are compared, with a small search budget; a Baron needs more time for a decision."""


class Candidate(NamedTuple):
    """A decision at which the bot prefers another move; `signal` is roughly what the bot thinks it costs, in K."""

    action: int
    kind: str
    seat: int
    company: str | None
    played: Action
    preferred: Action
    signal: float
    reasons: tuple[Reason, ...]
    events: tuple[tuple[Event, ...], tuple[Event, ...]]
    """What followed from the move played, and what would have followed from the preferred one."""

    def to_json(self) -> Json:
        return {
            "action": self.action,
            "before": self.action - 1,
            "kind": self.kind,
            "seat": self.seat,
            "company": self.company,
            "played": encode_action(self.played),
            "played_events": [encode_event(event) for event in self.events[0]],
            "preferred": encode_action(self.preferred),
            "preferred_events": [encode_event(event) for event in self.events[1]],
            "signal": round(self.signal, 1),
            "reasons": [reason._asdict() for reason in self.reasons],
        }


def candidates(game: Game, first: int, last: int) -> Iterator[Candidate]:
    """The decisions among actions `first` to `last` at which the bot prefers another move."""
    for entry in entries(game._replace(actions=game.actions[:last])):
        if entry.number >= first:
            found = candidate(entry, game.actions)
            if found is not None:
                yield found


def candidate(entry: Entry, actions: Sequence[Action]) -> Candidate | None:
    """The decision of an entry if the bot prefers another move there."""
    due = decision(entry.before)
    if due is None or due.kind not in JUDGED:
        return None
    made = declined(reversed(actions[: entry.number - 1]))
    choices = polite(entry.before, action_ranges(entry.before), made)
    if len(choices) < 2 and (not choices or range_of(choices[0]) is None):
        return None
    company = COMPANY[due.company].index if due.company is not None else NO_COMPANY
    view, rng = as_seen(entry.before), Random(0)
    weighed = ADVISER.weigh(Asked(view, due.kind, due.player, company, choices, rng))
    favourite = best(weighed)
    if favourite is None:
        return None
    preferred = _definite(favourite.action)
    if preferred == entry.action or check(entry.before, preferred) is not None:
        return None
    signal = min(MOST_SIGNAL, favourite.score - score_of(entry.action, weighed))
    events = entry.events, apply_unchecked(view, preferred)[1]
    return Candidate(
        entry.number, due.kind, due.player, due.company, entry.action, preferred, signal, favourite.reasons, events
    )


def _definite(action: Action) -> Action:
    free = range_of(action)
    return action if free is None else priced(action, free.low)


def score_of(action: Action, weighed: Sequence[Weighed]) -> float:
    """The bot's score of a move; of one that it does not list, less than of all listed ones."""
    listed = [item.score for item in weighed if _same(item.action, action)]
    return max(listed) if listed else min((item.score for item in weighed), default=0.0) - UNLISTED


def _same(one: Action, other: Action) -> bool:
    """Are these the same move, apart from a free price?"""
    if one == other:
        return True
    field = PRICE_FIELD.get(type(one))
    if field is None or type(one) is not type(other):
        return False
    return all(getattr(one, name) == getattr(other, name) for name in one.__annotations__ if name != field)


# Playouts


class Outcome(NamedTuple):
    """The end of a playout: the player's worth, and its parts by kind and company."""

    worth: int
    parts: dict[tuple[str, str], int]


def differences(
    before: GameState, player: int, played: Action, preferred: Action, scenarios: Sequence[int]
) -> list[Json]:
    """For each scenario the worth of the player after both moves, and the parts of the difference, in K."""
    found = []
    for scenario in scenarios:
        one, other = (playout(before, action, player, scenario) for action in (played, preferred))
        parts = {
            f"{kind}/{company}": amount
            for kind, company in {*one.parts, *other.parts}
            if (amount := other.parts.get((kind, company), 0) - one.parts.get((kind, company), 0))
        }
        found.append({"played": one.worth, "preferred": other.worth, "parts": parts})
    return found


def playout(before: GameState, action: Action, player: int, scenario: int) -> Outcome:
    """Play the action and then the game to its end, in one scenario."""
    state, _ = apply_unchecked(before._replace(seed=scenario + 1), action)
    rng = Random(scenario)
    bots = [_engineer(rng.randrange(STYLES)) for _ in state.players]
    for _ in range(MOST_DECISIONS):
        if is_over(state):
            break
        state = _moved(state, bots, rng)
    return Outcome(worth(state, player), dict(_parts(state, player)))


def _moved(state: GameState, bots: Sequence[Strategy], rng: Random) -> GameState:
    due = decision(state)
    assert due is not None
    choices = action_ranges(state)
    if len(choices) == 1 and range_of(choices[0]) is None:
        return apply_unchecked(state, choices[0])[0]
    bot, seen = bots[due.player], as_seen(state)
    company = COMPANY[due.company].index if due.company is not None else NO_COMPANY
    wanders = rng.random() < WANDERING
    weighed = (
        bot.reckon(Asked(seen, due.kind, due.player, company, choices, rng)) if due.kind in bot.weighers else []
    )
    chosen = best(weighed)
    if chosen is None:
        action = bot.decide(seen, choices, rng)
    else:
        if wanders and len(weighed) > 1:
            chosen = sorted(weighed, key=lambda item: -item.score)[1]
        action = _definite(chosen.action)
    return apply_unchecked(state, action)[0]


FAST = ENGINEER.replace(
    name="fast engineer",
    weighers={**ENGINEER.weighers, **{kind: APPRENTICE.weighers[kind] for kind in ("track", "station")}},
    look_ahead=APPRENTICE.look_ahead,
    makes_offers=False,
)
"""The player of playouts: an Engineer that builds like an Apprentice, which takes half the time."""


@lru_cache(maxsize=STYLES)
def _engineer(style: int) -> Strategy:
    return FAST.replace(weights=styled(FAST.weights, Random(style)))


def _parts(state: GameState, player: int) -> Iterator[tuple[tuple[str, str], int]]:
    """What a player's worth consists of: (kind, company) and the amount in K."""
    item = state.players[player]
    yield ("cash", ""), item.cash
    yield ("debt", ""), -item.debt - item.penalty
    yield ("local_railways", ""), local_railways_worth(state, player)
    for company in COMPANIES:
        units, status = item.shares[company.index], state.companies[company.index].status
        if units and status in (Status.STARTED, Status.FLOATED):
            yield ("shares", company.id), units * price_of(state, company.index)


# What playouts say


def estimate(playouts: Sequence[Json]) -> Json:
    """The mean difference of paired playouts, its 95 % interval, and the part of the worth that differs most.

    `known`: the interval does not include 0.
    """
    gains = [item["preferred"] - item["played"] for item in playouts]
    mean = fmean(gains)
    freedom = len(gains) - 1
    half = (
        (T_95[freedom - 1] if freedom <= len(T_95) else 2.0) * stdev(gains) / len(gains) ** 0.5 if freedom else 0.0
    )
    low, high = mean - half, mean + half
    totals: dict[str, float] = {}
    for item in playouts:
        for part, amount in item["parts"].items():
            totals[part] = totals.get(part, 0.0) + amount / len(playouts)
    same_way = {part: amount for part, amount in totals.items() if amount * mean > 0}
    part = max(same_way, key=lambda name: abs(same_way[name]), default="")
    kind, _, company = part.partition("/")
    return {
        "difference": round(mean),
        "low": round(low),
        "high": round(high),
        "playouts": len(gains),
        "known": low > 0 or high < 0,
        "mainly": {"kind": kind, "company": company, "amount": round(totals[part])} if part else None,
    }
