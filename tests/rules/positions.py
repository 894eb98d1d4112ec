"""Small named helpers that build positions, so that a test says only what matters to it.

Each takes a state and gives a new one; players are seats, companies and hexes printed names.

    state = in_step(floated(a_game(), "BCB", price=60, treasury=120), "BCB", "track")
    state = laid(state, {"E15": ("57", 1)})
    state, events = play(state, LayTile("BCB", "E15", "57", 1))
    assert code(state, EndStep("BCB", "station")) == "not_now"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cz18 import Action, Event, GameState, apply, check, decision, new_game
from cz18.board.track import TURNED, code_of
from cz18.facts.chart import INDEX, PRICES
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.timeline import TRACK
from cz18.facts.trains import CARDS
from cz18.routes.runs import Route
from cz18.rules.actions import EndStep, LayTile, Pass, PlaceStation, Run
from cz18.rules.draft import replaced
from cz18.rules.engine import action_ranges
from cz18.rules.events import TrainsRan, TurnEnded
from cz18.rules.questions import deck_of, map_of, size_rules
from cz18.rules.state import (
    NOBODY,
    Company,
    CompanyStep,
    LocalRailwayState,
    NextCompany,
    Owner,
    Player,
    Station,
    Status,
    Step,
    StockRound,
    StockTurn,
    Train,
    Turn,
)

DECK = tuple((series, number) for series in CARDS for number in range(series.number or 0))
SERIES = {series.letter: series for series in CARDS}
NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eva", "Fil")


def a_game(players: int = 3, **options: Any) -> GameState:
    """A game at its very beginning; the playing order is the order of the seats."""
    return new_game(NAMES[:players], seed=1, options={"playing_order": "as_listed", **options})


def player(state: GameState, seat: int, **changes: Any) -> GameState:
    """Change a player's cash, debt, penalty; `shares={"BCB": 2}` sets share units."""
    person: Player = state.players[seat]
    if "shares" in changes:
        shares = person.shares
        for name, units in changes.pop("shares").items():
            shares = replaced(shares, COMPANY[name].index, units)
        person = person._replace(shares=shares)
    return state._replace(players=replaced(state.players, seat, person._replace(**changes)))


def company(state: GameState, name: str, **changes: Any) -> GameState:
    """Change a company's charter; `trains=("a0", "d1:3+3")` names cards (with a face other than the small one)."""
    index = COMPANY[name].index
    if "trains" in changes:
        changes["trains"] = tuple(train(each) for each in changes["trains"])
    item: Company = state.companies[index]._replace(**changes)
    return state._replace(companies=replaced(state.companies, index, item))


def train(text: str) -> Train:
    """A train from "a0" (small face) or "d1:3+3"."""
    card, _, face = text.partition(":")
    faces = {series.letter: series.faces[0].train for series in CARDS}
    return Train(card[0], int(card[1:]), face or faces[card[0]])


def priced(state: GameState, name: str, price: int) -> GameState:
    """Put a company's marker on a price, beneath what stands there; `company` may already have one."""
    index = COMPANY[name].index
    stacks = [tuple(each for each in stack if each != index) for stack in state.stacks]
    stacks[INDEX[price]] = (*stacks[INDEX[price]], index)
    return company(state._replace(stacks=tuple(stacks)), name, space=INDEX[price])


def started(state: GameState, name: str, *, director: int = 0, price: int = 60, units: int = 2) -> GameState:
    """A company that was founded but has not floated."""
    state = priced(player(state, director, shares={name: units}), name, price)
    return company(state, name, status=Status.STARTED, director=director, initial_price=price)


def floated(
    state: GameState,
    name: str,
    *,
    director: int = 0,
    price: int = 60,
    units: int | None = None,
    treasury: int = 0,
    trains: tuple[str, ...] = (),
    operated: bool = True,
) -> GameState:
    """A floated company; by default its Director holds just enough, and it has operated before (no home station yet:
    see `stations`)."""
    rules = size_rules(COMPANY[name].index)
    state = started(state, name, director=director, price=price, units=units or -(-rules.units // 2))
    return company(
        state, name, status=Status.FLOATED, treasury=treasury, trains=trains, operated=operated, has_laid=operated
    )


def stations(state: GameState, name: str, *places: str) -> GameState:
    """Put stations of a company on the map: "E15", or "E11/1" for city 1; the markers come from its charter."""
    index = COMPANY[name].index
    new = []
    for place in places:
        hex_id, _, city = place.partition("/")
        new.append(Station(map_of(state).index[hex_id], int(city or 0), index))
    state = state._replace(stations=tuple(sorted((*state.stations, *new))))
    return company(state, name, markers=state.companies[index].markers - len(new))


def laid(state: GameState, tiles: Mapping[str, tuple[str, int]]) -> GameState:
    """Lay tiles: {"E15": ("57", 1)}, whatever the rules say."""
    codes = list(state.laid)
    for hex_id, (tile, rotation) in tiles.items():
        codes[map_of(state).index[hex_id]] = code_of(tile, rotation)
    return state._replace(laid=tuple(codes))


def in_phase(state: GameState, letter: str) -> GameState:
    """The first card of this letter has just gone; the next card of the deck is on top."""
    phase = next(index for index, series in enumerate(CARDS) if series.letter == letter)
    deck = deck_of(CARDS)
    gone = next((i + 1 for i, (each, _) in enumerate(deck) if each == letter), len(deck) + 1)
    return state._replace(phase=phase, cards_gone=gone)


def local_railway(
    state: GameState, name: str, *, player: int = NOBODY, company: str = "", used: bool = False
) -> GameState:
    """Give a local railway to a player or to a company."""
    owner = Owner(player, COMPANY[company].index if company else NOBODY)
    items = replaced(state.local_railways, LOCAL_RAILWAY[name].index, LocalRailwayState(owner, used))
    return state._replace(local_railways=items)


def _without_pre_stock(state: GameState) -> GameState:
    """Local railways nobody got leave the game when the pre-stock round is over (VI-09)."""
    gone = LocalRailwayState(Owner(NOBODY, NOBODY), True)
    fresh = LocalRailwayState(Owner(NOBODY, NOBODY), False)
    items = tuple(gone if item == fresh else item for item in state.local_railways)
    return state._replace(pre_stock=None, local_railways=items)


def in_stock_round(state: GameState, number: int = 2, *, turn_of: int = 0, passes: int = 0) -> GameState:
    """In the middle of a stock round, at the beginning of a player's turn."""
    box = next(i for i, each in enumerate(TRACK) if each.kind == "SR" and each.set == number)
    stock = StockRound(passes, ((),) * len(state.players), (), False)
    state = _without_pre_stock(state)._replace(box=box, stock=stock, turn=None, queue=())
    return state._replace(pending=(StockTurn(turn_of),))


def in_step(
    state: GameState, name: str, step: str, *, number: str = "2.1", first: bool = False, income: int = 0
) -> GameState:
    """In a company's operating turn, at this step; `number` is the operating round, e.g. "5.2"."""
    index = COMPANY[name].index
    box = next(i for i, each in enumerate(TRACK) if each.number == number)
    state = _without_pre_stock(state)._replace(box=box, stock=None, turn=Turn(index, first, 0, False, income))
    return state._replace(pending=(NextCompany(), CompanyStep(index, Step(step))))


def before_turn(state: GameState, *names: str, number: str = "2.1") -> GameState:
    """These companies are about to act in this order: end the turn of the one before with `settle`-free play.

    The first of `names` stands at its train step, so that ending it begins the turn of the second.
    """
    state = in_step(state, names[0], "trains", number=number)
    return state._replace(queue=tuple(COMPANY[each].index for each in names[1:]))


def play(state: GameState, *actions: Action) -> tuple[GameState, list[Event]]:
    """Apply actions that must all be legal; the events of all of them."""
    events: list[Event] = []
    for action in actions:
        state, more = apply(state, action)
        events.extend(more)
    return state, events


def under(version: str, state: GameState) -> GameState:
    """The same position in a game that began under this version of the rules."""
    return state._replace(options=state.options._replace(rules_version=version))


def after(state: GameState, *actions: Action) -> GameState:
    """The state after actions that must all be legal."""
    return play(state, *actions)[0]


def code(state: GameState, action: Action) -> str | None:
    """The code of the refusal, or None if the action is legal."""
    refusal = check(state, action)
    return None if refusal is None else refusal.code


def refusal(state: GameState, action: Action) -> tuple[str, str]:
    """Section and code of the refusal; the action must be refused."""
    found = check(state, action)
    assert found is not None, f"{action} is legal here"
    return found.section, found.code


def cash(state: GameState, seat: int) -> int:
    return state.players[seat].cash


def charter(state: GameState, name: str) -> Company:
    return state.companies[COMPANY[name].index]


def events_of(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


# Trains and phases


def on_top(state: GameState, card: str) -> GameState:
    """This card lies on top of the deck; the phase is that of the card sold before it."""
    gone = next((i for i, (series, each) in enumerate(DECK) if f"{series.letter}{each}" == card), None)
    if gone is None:
        assert card[0] == CARDS[-1].letter, f"there is no card {card}"
        gone = len(DECK) + int(card[1:])
    before = (DECK[gone - 1][0].letter if gone <= len(DECK) else CARDS[-1].letter) if gone else "a"
    phase = next(index for index, series in enumerate(CARDS) if series.letter == before)
    return state._replace(phase=phase, cards_gone=gone)


def pooled(state: GameState, *trains: str) -> GameState:
    """Trains lie in the pool: "d1:3+3" with this face up."""
    return state._replace(pool=(*state.pool, *(train(each) for each in trains)))


def obsolete(state: GameState, *faces: str) -> GameState:
    """These types have been scrapped before."""
    return state._replace(scrapped=tuple(sorted({*state.scrapped, *faces})))


def faces(state: GameState, name: str) -> list[str]:
    """The faces of a company's trains, in their order."""
    return [each.face for each in charter(state, name).trains]


def in_pool(state: GameState) -> list[str]:
    """The pool, written as in `pooled`."""
    return [f"{each.card}:{each.face}" for each in state.pool]


def phase(state: GameState) -> str:
    """The letter of the present phase."""
    return CARDS[state.phase].letter


def legal(state: GameState, kind: type) -> list[Any]:
    """The legal actions of one kind."""
    return [action for action in action_ranges(state) if isinstance(action, kind)]


def deciding(state: GameState) -> tuple[str, int, str | None]:
    """The kind of decision, the deciding player, and the company."""
    at_hand = decision(state)
    assert at_hand is not None
    return at_hand.kind, at_hand.player, at_hand.company


# What a test asks of a position


def whose_turn(state: GameState) -> int:
    """The seat of the player who decides now."""
    at_hand = decision(state)
    assert at_hand is not None, "the game is over"
    return at_hand.player


def kind_of_decision(state: GameState) -> str:
    """The kind of the current decision, such as "stock_turn" or "track"; "" when the game is over."""
    at_hand = decision(state)
    return "" if at_hand is None else at_hand.kind


def price(state: GameState, name: str) -> int:
    """The share price a company's marker shows."""
    return PRICES[charter(state, name).space]


def markers_on(state: GameState, share_price: int) -> list[str]:
    """The companies whose markers stand on a space of the chart, topmost first."""
    return [COMPANIES[index].id for index in state.stacks[INDEX[share_price]]]


def units(state: GameState, seat: int, name: str) -> int:
    """Share units of a company that a player holds."""
    return state.players[seat].shares[COMPANY[name].index]


def directing(state: GameState, name: str) -> int:
    """The seat of a company's Director."""
    return charter(state, name).director


def everybody_passes(state: GameState) -> tuple[GameState, list[Event]]:
    """Pass until the decision at hand is of another kind or of another round."""
    kind, box = kind_of_decision(state), state.box
    events: list[Event] = []
    while kind_of_decision(state) == kind and state.box == box:
        state, more = play(state, Pass(whose_turn(state)))
        events.extend(more)
    return state, events


# Track named by the neighbours it leads to


def turned_to(state: GameState, hex_id: str, tile: str, *neighbours: str) -> int:
    """The lowest rotation in which the tile's tracks lead to exactly these neighbouring hexes."""
    map_ = map_of(state)
    edges = {map_.hexes[map_.index[hex_id]].neighbours.index(map_.index[each]) for each in neighbours}
    for rotation in range(6):
        turned = TURNED[code_of(tile, rotation)]
        assert turned is not None
        if {edge for edge in range(6) if turned.exits >> edge & 1} == edges:
            return rotation
    raise AssertionError(f"tile {tile} on {hex_id} cannot lead to {neighbours}")


def track(state: GameState, hex_id: str, tile: str, *neighbours: str) -> GameState:
    """Lay a tile leading to these neighbours, whatever the rules say."""
    return laid(state, {hex_id: (tile, turned_to(state, hex_id, tile, *neighbours))})


def lay(
    state: GameState, company: str, hex_id: str, tile: str, *neighbours: str, power: str | None = None
) -> LayTile:
    """The action of laying a tile that leads to these neighbours, perhaps with a local railway's power."""
    return LayTile(company, hex_id, tile, turned_to(state, hex_id, tile, *neighbours), power)


def tiles_offered(state: GameState, hex_id: str) -> set[str]:
    """The tiles that `action_ranges` lists for a hex."""
    return {each.tile for each in action_ranges(state) if isinstance(each, LayTile) and each.hex == hex_id}


def places_offered(state: GameState) -> set[tuple[str, int]]:
    """The cities (hex, number) where `action_ranges` lists a station."""
    return {(each.hex, each.city) for each in action_ranges(state) if isinstance(each, PlaceStation)}


def station_places(state: GameState, name: str) -> set[tuple[str, int]]:
    """Where the stations of a company stand: (hex, number of the city)."""
    hexes, index = map_of(state).hexes, COMPANY[name].index
    return {(hexes[each.hex].id, each.city) for each in state.stations if each.company == index}


def owner_of(state: GameState, name: str) -> str | int | None:
    """Who holds a local railway: a company's name, a player's seat, or nobody."""
    owner = state.local_railways[LOCAL_RAILWAY[name].index].owner
    if owner.company != NOBODY:
        return COMPANIES[owner.company].id
    return owner.player if owner.player != NOBODY else None


def idle_turn(state: GameState, name: str) -> tuple[GameState, list[Event]]:
    """Play the rest of a company's turn doing nothing; it must own a train it can run (or none to buy), and its
    trains stay at home, so the game needs the option `allow_submaximal_run` if there is a route."""
    events: list[Event] = []
    while (at_hand := decision(state)) is not None and at_hand.company == name:
        action: Action = EndStep(name, at_hand.kind)
        if at_hand.kind == "run":
            action = Run(name, ())
        state, more = play(state, action)
        events += more
        if any(isinstance(each, TurnEnded) for each in more):
            break
    return state, events


def passed_on(state: GameState) -> tuple[GameState, list[Event]]:
    """Every player passes until a company decides or the game is over."""
    events: list[Event] = []
    while (at_hand := decision(state)) is not None and at_hand.kind in ("pre_stock_turn", "stock_turn"):
        state, more = play(state, Pass(at_hand.player))
        events += more
    return state, events


# Runs


ROW_TILES = {"C": "57", "Y": "621", "t": "4", "-": "9"}


def row(kinds: str, first: str = "F4") -> dict[str, tuple[str, int]]:
    """Straight tiles side by side in a row: C city (20), Y city (30), t town (10), - plain track."""
    letter, column = first[0], int(first[1:])
    return {f"{letter}{column + 2 * place}": (ROW_TILES[kind], 1) for place, kind in enumerate(kinds)}


def about_to_run(
    name: str, trains: str, tiles: Mapping[str, tuple[str, int]], places: str, letter: str = "d", **options: Any
) -> GameState:
    """A company about to run: its trains "c0 d1:3+3", the tiles on the board, its stations "E15 E11/1"."""
    state = laid(floated(a_game(**options), name, price=60, trains=tuple(trains.split())), tiles)
    return in_phase(in_step(stations(state, name, *places.split()), name, "run", number="5.2"), letter)


def run(name: str, *routes: str) -> Run:
    """A claimed run; a route is its train and its hexes: "c0 F4 F6 F8"."""
    written = [route.split() for route in routes]
    return Run(name, tuple(Route(train, tuple(hexes)) for train, *hexes in written))


def incomes(state: GameState, claimed: Run) -> list[int]:
    """What the routes of a run, which must be legal, earn one by one."""
    ran = events_of(play(state, claimed)[1], TrainsRan)
    return [] if not ran else list(ran[0].incomes)
