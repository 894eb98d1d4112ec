"""Watcher of random play: checks every invariant of the engine at every step, and counts what occurs.

It knows nothing about the engine's implementation, only what must hold after any action."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any

from properties.witness import check_events

from cz18 import Action, GameState, PriceRange, apply_unchecked, check, decision
from cz18.board.track import cities_of
from cz18.bots.random_bot import Played
from cz18.facts.companies import COMPANIES, COMPANY, SIZE_RULES
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.tiles import TILES
from cz18.interop.formats.codec import decode_action, encode_action, state_from_json, state_to_json
from cz18.rules import events as happened
from cz18.rules.actions import (
    ACTIONS,
    BuyShare,
    BuyTrain,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    PlaceStation,
    Run,
    SellShares,
    StartCompany,
)
from cz18.rules.company_turn.stations import waits_for_home
from cz18.rules.engine import action_ranges
from cz18.rules.questions import figures_of, map_of
from cz18.rules.state import (
    HEX_AS_A_WHOLE,
    NOBODY,
    CityChoice,
    CompanyStep,
    GameOver,
    NextCompany,
    PreStockTurn,
    Status,
    StockTurn,
)


def definite(action: Action) -> Iterator[Action]:
    """The action at both ends of its price range, or the action itself without a range."""
    for item in fields(action):
        value = getattr(action, item.name)
        if isinstance(value, PriceRange):
            yield replace(action, **{item.name: value.low})
            yield replace(action, **{item.name: value.high})
            return
    yield action


def beyond(action: Action) -> Iterator[Action]:
    """The action with its price just outside the range."""
    for item in fields(action):
        value = getattr(action, item.name)
        if isinstance(value, PriceRange):
            yield replace(action, **{item.name: value.low - 1})
            yield replace(action, **{item.name: value.high + 1})


def is_listed(action: Action, choices: Sequence[Action]) -> bool:
    """Does the list of legal actions contain this one, or a range it lies in?"""
    if isinstance(action, Run):
        return any(isinstance(choice, Run) for choice in choices)
    for choice in choices:
        if type(choice) is not type(action):
            continue
        for item in fields(action):
            mine, listed = getattr(action, item.name), getattr(choice, item.name)
            if isinstance(listed, PriceRange):
                if not listed.low <= mine <= listed.high:
                    break
            elif mine != listed:
                break
        else:
            return True
    return False


def money_of(state: GameState) -> dict[Any, int]:
    """Cash and treasuries by party."""
    purses: dict[Any, int] = {("player", seat): person.cash for seat, person in enumerate(state.players)}
    for company, item in zip(COMPANIES, state.companies, strict=True):
        purses["company", company.id] = item.treasury
    return purses


class Watcher:
    """Pass `step` to a random game; `seen` counts decisions, actions and events."""

    def __init__(self, seed: int, thorough: float = 1.0) -> None:
        self.seen: Counter[str] = Counter()
        self.rng = Random(seed)
        self.thorough = thorough

    def step(self, played: Played) -> None:
        state, after = played.before, played.after
        self._decision(played)
        self._money(played)
        self._things(after)
        self._stack(after)
        if self.thorough:
            check_events(state, tuple(played.events), after)
        if self.rng.random() < self.thorough:
            self._legal_means_checked(state, played.choices)
            self._checked_means_legal(state, played.choices)
            self._value(after)
            self._others_are_refused(state, played.action)
        self.count(played)

    # Exactly one player may act

    def _decision(self, played: Played) -> None:
        due = decision(played.before)
        assert due is not None
        assert 0 <= due.player < len(played.before.players)
        assert played.choices, f"nothing to do at {due}"
        assert len(set(played.choices)) == len(played.choices), "an action is listed twice"
        assert check(played.before, played.action) is None
        assert action_ranges(played.before) == list(played.choices), (
            "the list of choices depends on something else"
        )

    # Money balances event by event, the bank on the other side

    def _money(self, played: Played) -> None:
        purses = money_of(played.before)
        for event in played.events:
            if isinstance(event, happened.MoneyPaid):
                assert event.amount > 0 and event.payer != event.payee
                for party, amount in ((event.payer, -event.amount), (event.payee, event.amount)):
                    if party.kind != "bank":
                        purses[party.kind, party.name] += amount
                        assert purses[party.kind, party.name] >= 0, f"{party} pays what it does not have: {event}"
        assert purses == money_of(played.after)
        loans = sum(event.amount for event in played.events if isinstance(event, happened.LoanTaken))
        repaid = sum(event.amount for event in played.events if isinstance(event, happened.DebtRepaid))
        before, after = played.before.players, played.after.players
        assert sum(p.debt for p in after) - sum(p.debt for p in before) == loans - repaid
        assert sum(p.penalty for p in after) - sum(p.penalty for p in before) == loans

    # Certificates, tiles, trains, markers, local railways add up

    def _things(self, state: GameState) -> None:
        figures = figures_of(state)
        markers = 0
        spaces: list[list[int]] = [[] for _ in COMPANIES]
        for space, stack in enumerate(state.stacks):
            for index in stack:
                spaces[index].append(space)
        for company in COMPANIES:
            item = state.companies[company.index]
            held = sum(person.shares[company.index] for person in state.players)
            held += state.vaclav[company.index] if state.vaclav else 0
            assert 0 <= held <= SIZE_RULES[company.size].units
            if item.status in (Status.IN_THE_BOX, Status.CLOSED, Status.LEFT_OUT):
                assert held == 0 and not item.trains and item.director == NOBODY
            elif item.director >= 0:
                most = max(person.shares[company.index] for person in state.players)
                assert state.players[item.director].shares[company.index] == most >= 2
            assert spaces[company.index] == (
                [item.space] if item.status in (Status.STARTED, Status.FLOATED) else []
            )
            markers += item.markers
            placed = [station for station in state.stations if station.company == company.index]
            assert len({station.hex for station in placed}) == len(placed) or state.pending[-1] != state.pending[0]
        in_game = sum(figures.stations[company.size] for company in COMPANIES)
        extra = sum(1 for event in state.stations if state.companies[event.company].status is Status.LEFT_OUT)
        if not state.papers:
            assert markers + len(state.stations) - extra == in_game
        self._tiles(state)
        self._places(state)
        cards = [train.card for item in state.companies for train in item.trains]
        cards += [train.card for train in (*state.pool, *state.on_deck)]
        assert len(set(cards)) == len(cards), "a train card is in two places"
        assert not {train.face for item in state.companies for train in item.trains} & set(state.scrapped)
        assert not {train.face for train in state.pool} & set(state.scrapped)
        for local_railway in state.local_railways:
            assert local_railway.owner.player == NOBODY or local_railway.owner.company == NOBODY
        assert len(state.local_railways) == len(LOCAL_RAILWAYS)

    def _tiles(self, state: GameState) -> None:
        used = Counter((code - 1) // 6 for code in state.laid if code)
        assert all(count <= TILES[tile].count for tile, count in used.items())

    def _places(self, state: GameState) -> None:
        """No city holds more stations than places, and companies that have not begun still have their place."""
        map_ = map_of(state)
        for place in {station.hex for station in state.stations}:
            cities = cities_of(map_, place, state.laid[place])
            taken = Counter(station.city for station in state.stations if station.hex == place)
            if HEX_AS_A_WHOLE in taken:
                assert not state.laid[place] or isinstance(state.pending[-1], CityChoice)
                continue
            assert all(count <= cities[city].slots for city, count in taken.items())
            waiting = [name for name in map_.hexes[place].home_of if waits_for_home(state, COMPANY[name].index)]
            assert sum(city.slots for city in cities) - sum(taken.values()) >= len(waiting)

    # The stack of pending decisions stays small

    def _stack(self, state: GameState) -> None:
        kinds = [type(item) for item in state.pending]
        if kinds[-1] in (PreStockTurn, StockTurn, GameOver):
            assert len(kinds) == 1
        elif CompanyStep in kinds:
            assert kinds[:2] == [NextCompany, CompanyStep] and kinds.count(CompanyStep) == 1

    # action_ranges and check agree both ways

    def _legal_means_checked(self, state: GameState, choices: Sequence[Action]) -> None:
        some = choices if len(choices) <= 40 else self.rng.sample(list(choices), 40)
        for choice in some:
            for action in definite(choice):
                refusal = check(state, action)
                assert refusal is None, f"{action} is listed but refused: {refusal}"
            for action in beyond(choice):
                assert check(state, action) is not None or is_listed(action, choices), f"{action} is not listed"

    def _checked_means_legal(self, state: GameState, choices: Sequence[Action]) -> None:
        for action in self._guesses(state):
            if check(state, action) is None:
                assert is_listed(action, choices), f"{action} is accepted but not listed"

    def _guesses(self, state: GameState) -> Iterator[Action]:
        """Actions a player might try here, legal or not."""
        rng, due = self.rng, decision(state)
        assert due is not None
        seat = due.player
        if due.company is None:
            for company in COMPANIES:
                yield BuyShare(seat, company.id)
                yield StartCompany(seat, company.id, rng.choice((50, 60, 65, 70, 90, 100, 120)))
                yield SellShares(seat, company.id, rng.randint(1, 4))
            return
        name = due.company
        map_ = map_of(state)
        powers = (None, *(item.id for item in rng.sample(LOCAL_RAILWAYS, 2)))
        for _ in range(30):
            tile = rng.choice(TILES)
            yield LayTile(name, rng.choice(map_.hexes).id, tile.id, rng.randrange(6), rng.choice(powers))
        for _ in range(10):
            yield PlaceStation(name, rng.choice(map_.hexes).id, rng.randrange(2))
        for letter in "abcdefghij":
            for number in (0, 1):
                for face in ("2", "3", "2+2", "3+3", "3E", "4"):
                    if rng.random() < 0.2:
                        yield BuyTrain(name, f"{letter}{number}", face)
        for other in COMPANIES:
            item = state.companies[other.index]
            yield OfferAcquisition(name, other.id, rng.randint(20, 100))
            for train in item.trains:
                yield OfferForTrain(name, other.id, train.card, rng.randint(1, 60))
        for local_railway in LOCAL_RAILWAYS:
            yield OfferForLocalRailway(name, local_railway.id, rng.randint(1, 60))

    # The state is a value

    def _value(self, state: GameState) -> None:
        same = state_from_json(state_to_json(state))
        assert same == state and hash(same) == hash(state)
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state

    # Nobody else may act

    def _others_are_refused(self, state: GameState, action: Action) -> None:
        assert decode_action(encode_action(action)) == action
        if hasattr(action, "player"):
            other = replace(action, player=(action.player + 1) % len(state.players))
            assert check(state, other) is not None
        before = hash(state)
        apply_unchecked(state, action)
        assert hash(state) == before

    # Counts

    def count(self, played: Played) -> None:
        due = decision(played.before)
        assert due is not None
        self.seen[f"decision {due.kind}"] += 1
        self.seen[f"action {type(played.action).__name__}"] += 1
        for event in played.events:
            match event:
                case happened.PhaseBegan(letter):
                    self.seen[f"phase {letter}"] += 1
                case happened.MoneyPaid(reason="emergency"):
                    self.seen["forced purchase"] += 1
                case happened.LoanTaken():
                    self.seen["loan"] += 1
                case happened.CompanyAcquired():
                    self.seen["acquisition"] += 1
                case happened.DirectorChanged():
                    self.seen["directorship change"] += 1
                case happened.VaclavArrived():
                    self.seen["Vaclav arrives"] += 1
                case happened.PapersClosed():
                    self.seen["papers close"] += 1
                case happened.TrainExported():
                    self.seen["export"] += 1


KINDS_OF_ACTION = frozenset(ACTIONS)
