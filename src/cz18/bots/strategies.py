"""The five strategies of the package, the weakest first. Each is one value; parts it does not name come from the one
before, and `replace` derives another from any of them (docs/bots.md)."""

from __future__ import annotations

from cz18.bots import apprentice, engineer, train_values, weights
from cz18.bots.building import LookAhead
from cz18.bots.forecast.forecasts import as_it_stands
from cz18.bots.magnate.learnt import Learnt
from cz18.bots.market import answers, deals, shares
from cz18.bots.search.playing_out import PlayOutPolicy
from cz18.bots.search.policy import SearchPolicy
from cz18.bots.strategy import Strategy
from cz18.bots.track_plans import with_next_tile
from cz18.facts.games import BOHEMIA, MORAVIA

APPRENTICE = Strategy(
    name="apprentice",
    weighers={
        "pre_stock_turn": deals.weigh_local_railways,
        "auction_opening": deals.weigh_auction,
        "auction_bid": deals.weigh_auction,
        "railway_tile": deals.weigh_railway_tiles,
        "stock_turn": apprentice.weigh_stock,
        "home_station": apprentice.weigh_home,
        "home_city": apprentice.weigh_home,
        "track": apprentice.weigh_track,
        "station": apprentice.weigh_station,
        "run": apprentice.weigh_run,
        "dividend": apprentice.weigh_dividend,
        "acquisition": apprentice.weigh_acquisition,
        "trains": apprentice.weigh_trains,
        "answer": answers.weigh_answer,
        "station_conflict": apprentice.weigh_station_conflict,
        "take_over_trains": apprentice.weigh_take_over,
        "return_trains": deals.weigh_returns,
    },
    forecaster=apprentice.unweighted,
    look_ahead=LookAhead(tiles=1, ways=1, equals=2, trains_to_come=False),
)
"""A sensible beginner: builds where it earns, pays its way and pays out, buys what it can afford. No plans."""

ENGINEER = APPRENTICE.replace(
    name="engineer",
    weighers={
        **APPRENTICE.weighers,
        "stock_turn": shares.weigh_stock,
        "track": engineer.weigh_track,
        "station": engineer.weigh_station,
        "dividend": train_values.weigh_dividend,
        "acquisition": engineer.weigh_acquisition,
        "trains": engineer.weigh_trains,
    },
    forecaster=as_it_stands,
    look_ahead=LookAhead(tiles=2, ways=2, equals=16),
    weights=weights.ENGINEER,
)
"""Plans a company's turn and values shares to the end of the game."""

TYCOON = ENGINEER.replace(
    name="tycoon",
    forecaster=with_next_tile,
    look_ahead=ENGINEER.look_ahead._replace(turns=(0.7, 0.5)),
    weights=weights.TYCOON,
    search=SearchPolicy(),
)
"""Plays the choices of the decisions that matter on in several scenarios, and plans track two turns ahead."""

MAGNATE = TYCOON.replace(
    name="magnate",
    forecaster=Learnt(),
    look_ahead=TYCOON.look_ahead._replace(turns=(0.9, 0.8, 0.6), boards=900, power_kept=-8.0),
    weights=weights.MAGNATE,
    search=SearchPolicy(kinds=frozenset({"dividend", "acquisition"})),
    elsewhere={BOHEMIA: TYCOON, MORAVIA: TYCOON},
)
"""Values shares by what became of such companies in many games. Scenarios say nothing about its stock turns and trains,
so it does not search them. It learned on the standard map; on other boards it plays as a Tycoon.

`power_kept` below 0: a local railway's power is used as soon as there is a tile for it."""

BARON = MAGNATE.everywhere(lambda strategy: strategy.replace(name="baron", search=PlayOutPolicy()))
"""A Magnate (on other boards a Tycoon) that plays out stock turns and acquisitions, with companies that build."""
