"""How a game goes on when everybody plays by rules of thumb: the players of the worlds a Tycoon looks at.

`play_out` takes an economy to the end of the game. A world is a generator: whoever plays in the same world has the
same whims, so that two choices can be compared in it.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from cz18.bots.economy import (
    FLOATED,
    IN_THE_BOX,
    PARTS,
    PRICE_OF,
    PRICES,
    RULES,
    SIZES,
    STARTED,
    TO_FLOAT,
    UNITS,
    Economy,
)
from cz18.facts import chart
from cz18.facts.companies import COMPANIES
from cz18.rules.state import NOBODY, Step

WHIM = 0.25
"""How far a player's opinion of a company may be off in a world, as a part of its value."""
LUCK = 0.12
"""How far an income may be off."""
REINVESTED = 0.08
CONTROL = 0.25
"""What a K of the capital of a new company is worth to its Director beside his shares."""
USUAL_PRICE = 90
BEFORE_RUN = (Step.TRACK, Step.STATION, Step.RUN)


class Purchase(NamedTuple):
    """Something a player may buy: a share, or a company to be founded at a price (0 for a share)."""

    rate: float
    company: int
    price: int


class World:
    """One way the game may go: what the players think of the companies, how lucky these are, how keen on trains."""

    def __init__(self, seed: int, players: int) -> None:
        rng = Random(seed)
        self.opinions = [[1 + WHIM * (2 * rng.random() - 1) for _ in COMPANIES] for _ in range(players)]
        self.luck = [[1 + LUCK * (2 * rng.random() - 1) for _ in range(13)] for _ in COMPANIES]
        self.keenness = [[0.6 + 0.6 * (2 * rng.random() - 1) for _ in range(13)] for _ in COMPANIES]
        self.nodes = 0


def play_out(economy: Economy, world: World) -> list[float]:
    """Everybody's worth at the end of the game."""
    track = economy.setting.figures.track
    if economy.mover != NOBODY:
        _stock_round(economy, world)
    elif track[economy.box].kind == "OR":
        _operating_round(economy, world, begun=True)
    while track[economy.box + 1].kind != "END":
        economy.box += 1
        if track[economy.box].kind == "SR":
            _stock_round(economy, world)
        else:
            _operating_round(economy, world)
    return [economy.worth(player) for player in economy.players()]


# Stock rounds


def _stock_round(economy: Economy, world: World) -> None:
    order, count = economy.order, len(economy.cash)
    begun = economy.mover != NOBODY
    place = order.index(economy.mover) if begun else 0
    passes = economy.passes if begun else 0
    economy.mover = NOBODY
    values = {
        company: unit_value(economy, company)
        for company in economy.setting.companies
        if economy.status[company] in (STARTED, FLOATED)
    }
    while passes < count:
        player = order[place % count]
        world.nodes += 1
        passes = 0 if _stock_turn(economy, world, player, values) else passes + 1
        place += 1
    economy.end_stock_round()


def _stock_turn(economy: Economy, world: World, player: int, values: dict[int, float]) -> bool:
    """Buy what promises most for its price; False is a pass."""
    if economy.debt[player]:
        paid = min(economy.debt[player], economy.cash[player])
        economy.debt[player] -= paid
        economy.owed[player] -= paid
        economy.cash[player] -= paid
        return False
    slots = economy.setting.certificates - economy.certificates(player)
    while slots < 0 and _sell_least(economy, player, values):
        slots = economy.setting.certificates - economy.certificates(player)
    if slots <= 0:
        return False
    cash = economy.cash[player]
    best = Purchase(0.0, NOBODY, 0)
    plenty = min(1.0, cash / (slots * USUAL_PRICE))
    exponent, crowding = 1.0 - 0.9 * plenty, 0.9 * plenty
    opinions = world.opinions[player]
    for company, value in values.items():
        price = economy.price(company)
        if price > cash or not economy.bank[company] or company in economy.sold[player]:
            continue
        if economy.status[company] == STARTED:
            if economy.director[company] == player:
                economy.buy_share(player, company)
                return True
            if UNITS[company] - economy.bank[company] + 1 < TO_FLOAT[company]:
                continue
        if economy.shares[player][company] >= economy.setting.holding[company]:
            continue
        gain = value * opinions[company] - price
        if gain > 0:
            rate = gain / price**exponent
            if rate > best.rate:
                best = Purchase(rate, company, 0)
    founding = _founding(economy, player, slots, cash, exponent, crowding, opinions)
    if founding.rate > best.rate:
        economy.found(player, founding.company, founding.price)
        values[founding.company] = newcomer_value(economy, founding.company, founding.price)
        return True
    if best.company == NOBODY:
        return False
    economy.buy_share(player, best.company)
    return True


def _sell_least(economy: Economy, player: int, values: dict[int, float]) -> bool:
    held = [
        company
        for company, units in enumerate(economy.shares[player])
        if units and (economy.director[company] != player or units > 2)
    ]
    if not held:
        return False
    least = min(held, key=lambda company: values.get(company, 0.0) - economy.price(company))
    economy.sell(player, least, 1)
    return True


def _founding(
    economy: Economy, player: int, slots: int, cash: int, exponent: float, crowding: float, opinions: list[float]
) -> Purchase:
    """The best company of each size to found, at the price that gives it the most money he can pay."""
    best = Purchase(0.0, NOBODY, 0)
    figures = economy.setting.figures
    for size in figures.phases[economy.phase].sizes_open:
        free = [
            company
            for company in economy.setting.companies
            if economy.status[company] == IN_THE_BOX and SIZES[company] is size
        ]
        if not free:
            continue
        company = max(free, key=lambda item: opinions[item])
        units = TO_FLOAT[company]
        if slots < units - 1:
            continue
        for price in figures.start_prices[size]:
            cost = units * price
            if cost > cash:
                break
            value = newcomer_value(economy, company, price)
            gain = units * (value * opinions[company] - price) + CONTROL * UNITS[company] * price
            rate = gain / cost**exponent / (units - 1) ** crowding
            if rate > best.rate:
                best = Purchase(rate, company, price)
    return best


def unit_value(economy: Economy, company: int) -> float:
    """What a share will bring to the end: run by run, which trains live, what they earn, when a new one is due."""
    if not economy.operated[company] and not economy.trains[company]:
        return newcomer_value(economy, company, economy.initial[company])
    setting, box = economy.setting, economy.box
    runs, place = setting.rounds[box], setting.places[box]
    steps = setting.figures.dividend_steps[SIZES[company]]
    space, dividends = economy.space[company], 0.0
    fatal, gone = setting.fatal, economy.gone
    lives = sorted(
        (face, fatal[face] - gone) for _, face in economy.trains[company] if economy.runs(company, face)
    )
    bought: tuple[str, ...] = ()
    for run in range(1, runs + 1):
        faces = tuple(face for face, life in lives if life >= 3 * run - 1.5) or bought
        if faces:
            income = economy.income_of(company, faces, place + run - 1)
            dividends += income * (1 + REINVESTED * max(0, runs - run - 2))
            space = chart.right(space, steps)
        else:
            space = chart.left(space)
            bought = next_faces(economy, company, run)
    return dividends * PARTS[company] + PRICES[space]


def newcomer_value(economy: Economy, company: int, price: int) -> float:
    """A share of a company that begins now: no dividend in its first round, then those of the trains it can pay."""
    setting, box = economy.setting, economy.box
    runs, place = setting.rounds[box] - 1, setting.places[box] + 1
    faces = _affordable(economy, company, UNITS[company] * price)
    if not faces or runs < 1:
        return 0.0
    steps = setting.figures.dividend_steps[SIZES[company]]
    space, dividends = chart.left(chart.INDEX[price]), 0.0
    for run in range(runs):
        dividends += economy.income_of(company, faces, place + run) * (1 + REINVESTED * max(0, runs - run - 3))
        space = chart.right(space, steps)
    return dividends * PARTS[company] + PRICES[space]


def _affordable(economy: Economy, company: int, money: int) -> tuple[str, ...]:
    """The trains on top of the deck this money buys, two at the most."""
    offered = [face for _, face, deck in economy.offers(company) if deck]
    if not offered:
        return next_faces(economy, company, 1)
    price = PRICE_OF[offered[-1]]
    number = min(2, economy.limit(company) or 1, money // price)
    return (offered[-1],) * number


def next_faces(economy: Economy, company: int, rounds: int) -> tuple[str, ...]:
    """What the company could buy in so many rounds, three cards leaving in each."""
    setting, gone = economy.setting, economy.gone + 3 * rounds
    while True:
        top = setting.top(gone)
        found = [face for face in setting.faces[top] if economy.runs(company, face)]
        if found or gone > len(setting.deck):
            return tuple(found[-1:])
        gone += 1


# Operating rounds


def _operating_round(economy: Economy, world: World, begun: bool = False) -> None:
    if begun:
        if economy.acting != NOBODY:
            _operate(economy, world, economy.acting, economy.step)
    else:
        for railway in economy.railways:
            if railway.player != NOBODY:
                economy.cash[railway.player] += railway.income
            else:
                economy.treasury[railway.company] += railway.income
        economy.queue = sorted(
            (company for company in economy.setting.companies if economy.status[company] == FLOATED),
            key=lambda company: -economy.space[company],
        )
    economy.acting = NOBODY
    while economy.queue:
        _operate(economy, world, economy.queue.pop(0), Step.TRACK)
    if economy.setting.figures.track[economy.box].export_after:
        economy.export()


def _operate(economy: Economy, world: World, company: int, step: Step) -> None:
    """A company's turn from this step on."""
    world.nodes += 1
    place = economy.setting.places[economy.box]
    if economy.director[company] < 0:  # Vaclav's runs and pays by itself
        income = economy.income_of(company, economy.lasting(company, 0), place)
        economy.pay_out(company, income) if income else economy.withhold(company, 0)
        return
    if step in BEFORE_RUN:
        economy.income = int(
            economy.income_of(company, economy.lasting(company, 0), place) * world.luck[company][place]
        )
        economy.operated[company] = True
        if not economy.income:
            economy.withhold(company, 0)
    if step in BEFORE_RUN or step is Step.DIVIDEND:
        if economy.income:
            _divide(economy, company, economy.income)
        step = Step.ACQUISITION
    if step is Step.ACQUISITION and RULES[company].may_acquire:
        _acquire(economy, company)
    _buy_trains(economy, company, place, world.keenness[company][place])
    _buy_railways(economy, company)


def _divide(economy: Economy, company: int, income: int) -> None:
    """Pay out, unless the money is needed for a train at once."""
    rounds = economy.setting.rounds[economy.box]
    treasury = economy.treasury[company]
    if rounds > 1 and not economy.lasting(company, 1.2):
        prices = [PRICE_OF[face] for _, face, _ in economy.offers(company)]
        if prices and treasury < min(prices) <= treasury + 2 * income:
            economy.withhold(company, income)
            return
    economy.pay_out(company, income)


def _buy_trains(economy: Economy, company: int, place: int, restraint: float) -> None:
    """What pays for itself; at least one that runs."""
    rounds = economy.setting.rounds[economy.box]
    fatal = economy.setting.fatal
    while True:
        offers = economy.offers(company)
        must = not economy.lasting(company, 0)
        if not offers or (not must and len(economy.trains[company]) >= economy.limit(company)):
            return
        kept = economy.lasting(company, 1.5)
        before = economy.income_of(company, kept, place + 1)
        treasury = economy.treasury[company]
        best, best_gain = None, 0.0
        for letter, face, deck in offers:
            price = PRICE_OF[face]
            if price > treasury:
                continue
            scraps = economy.setting.figures.scraps[face]
            after = tuple(sorted((*(item for item in kept if item not in scraps), face)))
            runs = min(rounds, (fatal[face] - economy.gone) / 3)
            gain = (economy.income_of(company, after, place + 1) - before) * runs - restraint * price
            if gain > best_gain or (must and best is None):
                best, best_gain = (letter, face, deck), gain
        if best is None:
            if must:
                cheapest = min(offers, key=lambda item: PRICE_OF[item[1]])
                economy.buy_train(company, *cheapest)
            return
        economy.buy_train(company, *best)


def _acquire(economy: Economy, company: int) -> None:
    """The Director's own smaller companies, where their owners are paid more than they would keep."""
    director = economy.director[company]
    sizes = RULES[company].may_acquire
    for target in economy.setting.companies:
        if (
            economy.director[target] != director
            or SIZES[target] not in sizes
            or economy.status[target] != FLOATED
            or target == company
        ):
            continue
        held = UNITS[target] - economy.bank[target]
        reserve = 0
        if not economy.lasting(company, 1.0) and not economy.lasting(target, 1.0):
            reserve = min((PRICE_OF[face] for _, face, _ in economy.offers(company)), default=0)
        price = economy.price(target)
        offered = min(price * 3 // 2, (economy.treasury[company] - reserve) // held)
        if offered < (price + 1) // 2:
            continue
        if offered > unit_value(economy, target):
            economy.acquire(company, target, offered)


def _buy_railways(economy: Economy, company: int) -> None:
    """Idle money buys the Director's local railways, as long as he can put the money to use."""
    price = economy.setting.figures.track[economy.box].local_railway_price
    if price is None or economy.setting.rounds[economy.box] < 4 or economy.phase < 1:
        return
    for railway in economy.railways:
        if (
            railway.player == economy.director[company]
            and economy.treasury[company] >= price
            and railway.size in RULES[company].may_own_local_railways
        ):
            economy.sell_railway(railway, company, price)
