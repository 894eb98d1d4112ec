"""The three games in the box and their printed figures (III, V, XI.1, XI.2, XII.8, XII.9).

The rules take every figure in which the games differ from `Figures`, so the standard game, Bohemia and Moravia-Silesia
are one set of rules over three sets of figures.
"""

from functools import cache
from typing import NamedTuple

from cz18._records import replace, unique_record
from cz18.facts import maps
from cz18.facts.chart import START_PRICES
from cz18.facts.companies import SIZE_RULES, Size
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import load_map
from cz18.facts.timeline import (
    CERTIFICATE_LIMIT,
    HOLDING_LIMIT,
    MORAVIA_SILESIA_FIGURES,
    STARTING_CASH,
    TRACK,
    Box,
)
from cz18.facts.trains import CARDS, PHASES, TRAIN, CardFace, CardSeries, Phase

STANDARD, BOHEMIA, MORAVIA = maps.STANDARD, maps.BOHEMIA, maps.MORAVIA_SILESIA


class Sections(NamedTuple):
    """The rulebook sections that print the figures, for refusals. The defaults are those of the standard game."""

    pre_stock_order: str = "VI"
    local_railways: str = "VI"  # which of them are available
    companies: str = "VII.3"  # which of them take part
    certificate_limit: str = "VII.4"
    holding_limit: tuple[str, ...] = ("VII.4",) * len(Size)
    start_prices: str = "VII.5"
    first_sale: str = "VII.6"
    train_limit: str = "VIII.10"
    train_trade: str = "VIII.10"
    local_railway_purchase: str = "IV.1"
    tile_colour: str = "VIII.5"
    stations: str = "VIII.6"  # number of markers of a company
    scraps: str = "VIII.12"


_XI_1, _XI_2 = "XI.1", "XI.2"


@unique_record
class Figures:
    """The figures of one of the games. Tuples by `Size`, dicts by number of players or by train."""

    name: str
    starting_cash: dict[int, int]
    certificate_limit: dict[int, int]
    holding_limit: tuple[int, ...]
    track: tuple[Box, ...]
    cards: dict[int, tuple[CardSeries, ...]]
    phases: tuple[Phase, ...]
    scraps: dict[str, tuple[str, ...]]
    papers_close_with: str | None
    start_prices: tuple[tuple[int, ...], ...]
    stations: tuple[int, ...]
    dividend_steps: tuple[int, ...]
    runs_every_train: bool
    red_bonus_trains: frozenset[str] | None  # None: any train, at the company's own home only
    local_railways: tuple[str, ...]
    companies_in_play: dict[int, int] | None  # number of companies in play, if not all of the board
    sections: Sections


def _by_size(values: dict[Size, int]) -> tuple[int, ...]:
    return tuple(values[size] for size in Size)


_STATIONS = _by_size({size: SIZE_RULES[size].stations for size in Size})
_STEPS = _by_size({size: SIZE_RULES[size].dividend_steps for size in Size})
_PRICES = tuple(START_PRICES[size] for size in Size)
_SCRAPS = {name: train.scraps for name, train in TRAIN.items()}


def _standard() -> Figures:
    players = range(3, 7)
    return Figures(
        name=STANDARD,
        starting_cash={count: STARTING_CASH[count] for count in players},
        certificate_limit={count: CERTIFICATE_LIMIT[count] for count in players},
        holding_limit=HOLDING_LIMIT[STANDARD],
        track=TRACK,
        cards=dict.fromkeys(players, CARDS),
        phases=PHASES,
        scraps=_SCRAPS,
        papers_close_with=None,
        start_prices=_PRICES,
        stations=_STATIONS,
        dividend_steps=_STEPS,
        runs_every_train=False,
        red_bonus_trains=None,
        local_railways=tuple(item.id for item in LOCAL_RAILWAYS),
        companies_in_play=None,
        sections=Sections(),
    )


def _bohemia() -> Figures:
    """Two players and Vaclav: the cheapest local railways of each size, higher holding limits (XI.1)."""
    per_size = load_map(BOHEMIA).extras["local_railways_per_size"]
    cheapest = tuple(
        item.id
        for size in Size
        for item in sorted((each for each in LOCAL_RAILWAYS if each.size is size), key=lambda each: each.price)[
            :per_size
        ]
    )
    return replace(
        _standard(),
        name=BOHEMIA,
        starting_cash={2: STARTING_CASH[2]},
        certificate_limit={2: CERTIFICATE_LIMIT[2]},
        holding_limit=HOLDING_LIMIT[BOHEMIA],
        cards={2: CARDS},
        local_railways=cheapest,
        sections=Sections(
            pre_stock_order=_XI_1,
            local_railways=_XI_1,
            companies=_XI_1,
            certificate_limit=_XI_1,
            holding_limit=("VII.4", "VII.4", _XI_1),
        ),
    )


def _moravia_silesia() -> Figures:
    """Large companies only, five train types, an auction of papers, process track from price 50 (XI.2)."""
    variant = MORAVIA_SILESIA_FIGURES
    players = tuple(variant.starting_cash)
    begin = next(i for i, box in enumerate(TRACK) if box.local_railway_price == variant.first_local_railway_price)
    phases = tuple(
        Phase(
            letter=item.cards[0],
            index=index,
            train_limit=(item.train_limit, item.train_limit, item.train_limit),
            tile_colour=item.tile_colour,
            red_value=item.tile_colour,
            sizes_open=(Size.LARGE,),
            train_trade=index > 0,
            local_railway_purchase=index > 0,
        )
        for index, item in enumerate(variant.trains)
    )
    return Figures(
        name=MORAVIA,
        starting_cash=variant.starting_cash,
        certificate_limit=variant.certificate_limit,
        holding_limit=HOLDING_LIMIT[MORAVIA],
        track=(TRACK[0], *TRACK[begin - 1 :]),
        cards={
            count: tuple(
                CardSeries(
                    item.cards[0],
                    item.number[count],
                    (CardFace(item.train, TRAIN[item.train].size, TRAIN[item.train].price),),
                )
                for item in variant.trains
            )
            for count in players
        },
        phases=phases,
        scraps={item.train: item.scraps for item in variant.trains},
        papers_close_with=next(item.cards[0] for item in variant.trains if item.papers_close),
        start_prices=(variant.start_prices,) * len(Size),
        stations=(len(variant.station_prices),) * len(Size),
        dividend_steps=(variant.dividend_steps,) * len(Size),
        runs_every_train=True,
        red_bonus_trains=frozenset({"4+4", "5+5"}),
        local_railways=(),
        companies_in_play=variant.companies_in_play,
        sections=Sections(
            companies=_XI_2,
            certificate_limit=_XI_2,
            holding_limit=(_XI_2,) * len(Size),
            start_prices=_XI_2,
            first_sale=_XI_2,
            train_limit=_XI_2,
            train_trade=_XI_2,
            local_railway_purchase=_XI_2,
            tile_colour=_XI_2,
            stations=_XI_2,
            scraps=_XI_2,
        ),
    )


_MAKERS = {STANDARD: _standard, BOHEMIA: _bohemia, MORAVIA: _moravia_silesia}


@cache
def figures(name: str) -> Figures:
    """The figures of the game with this name, created on first use."""
    return _MAKERS[name]()
