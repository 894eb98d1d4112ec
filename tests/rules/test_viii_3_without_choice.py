"""Steps in which there is nothing to choose, and what a player gives up by ending a step (VIII.3)."""

from __future__ import annotations

import random

import pytest

from cz18.bots.random_bot import Played, play_random_game
from cz18.rules.actions import (
    Action,
    AssignThreeE,
    EndStep,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    Pass,
    PlaceStation,
    Run,
    SellLocalRailway,
)
from cz18.rules.asking.choices import choices, without_choice
from cz18.rules.asking.prices import concrete
from cz18.rules.engine import action_ranges, apply, check, decision
from cz18.rules.state import Answer, GameState
from rules.positions import (
    a_game,
    about_to_run,
    company,
    in_step,
    in_stock_round,
    local_railway,
    player,
    row,
    run,
)

DECIDED = {
    "track": (LayTile,),
    "station": (PlaceStation,),
    "run": (LayTile, AssignThreeE),
    "acquisition": (OfferAcquisition,),
}


def at_station(treasury: int, tiles: str = "CC") -> GameState:
    """BCB has a station on F4 and reaches the city on F6, if there is one."""
    state = about_to_run("BCB", "a0", row(tiles), "F4", letter="b")
    return in_step(company(state, "BCB", treasury=treasury), "BCB", "station", number="5.2")


def loses(state: GameState, step: str) -> tuple[str, ...]:
    """What ending this step gives up."""
    listed = choices(state, action_ranges(state))
    return next(one.loses for one in listed if one.action == EndStep("BCB", step))


def test_viii_3_a_station_step_without_a_city_to_reach_is_left() -> None:
    """No second city, so there is nothing to choose, whatever the treasury holds (VIII.6)."""
    assert without_choice(at_station(500, "C-")) == EndStep("BCB", "station")
    assert without_choice(at_station(500)) is None


def test_viii_3_a_station_that_a_local_railway_would_pay_is_a_choice() -> None:
    """10 K are not enough for a station; with a local railway to sell they are (IV.1, VIII.6)."""
    poor = at_station(10)
    assert without_choice(poor) == EndStep("BCB", "station")
    assert without_choice(local_railway(poor, "S1", company="BCB")) is None


def test_viii_3_the_only_run_is_made() -> None:
    """The best run is proved, so there is nothing to choose; with runs below the best there is (VIII.8)."""
    state = about_to_run("BCB", "a0", row("CC"), "F4", letter="b")
    assert without_choice(state) == run("BCB", "a0 F6 F4")
    free = about_to_run("BCB", "a0", row("CC"), "F4", letter="b", allow_submaximal_run=True)
    assert without_choice(free) is None


def test_viii_3_a_tile_by_a_power_before_the_run_is_a_choice() -> None:
    """Also if the Director still owns the local railway and the company can buy it (IV.1, VIII.5)."""
    state = company(about_to_run("BCB", "a0", row("CC"), "F4", letter="d"), "BCB", treasury=100)
    directors = local_railway(state, "S1", player=0)
    assert any(isinstance(one, OfferForLocalRailway) for one in action_ranges(directors))
    assert without_choice(local_railway(state, "S1", company="BCB")) is None
    assert without_choice(directors) is None
    assert without_choice(local_railway(state, "S1", player=1)) == run("BCB", "a0 F6 F4")


def test_viii_3_the_last_step_is_left_only_if_nothing_can_be_done() -> None:
    """A local railway to sell is a reason to stay in the last step, money for a train as well (IV.1, VIII.10)."""
    state = about_to_run("BCB", "a0", row("CC"), "F4", letter="b")
    last = in_step(state, "BCB", "trains", number="5.2")
    assert without_choice(last) == EndStep("BCB", "trains")
    assert without_choice(local_railway(last, "S1", company="BCB")) is None
    assert without_choice(company(last, "BCB", treasury=500)) is None


def test_vii_1_a_player_who_can_only_pass_has_no_choice() -> None:
    state = in_stock_round(a_game())
    poor = player(state, 0, cash=0)
    assert [type(one) for one in action_ranges(poor)] == [Pass]
    assert without_choice(poor) == Pass(0)
    assert without_choice(player(state, 0, cash=500)) is None


def test_viii_3_dividends_and_purchases_are_never_made_automatically() -> None:
    """A compulsory purchase is the only legal action, and still the Director makes it (VIII.11)."""
    state = about_to_run("BCB", "", row("CC"), "F4", letter="b")
    must = in_step(player(state, 0, cash=500), "BCB", "trains", number="5.2")
    assert not any(isinstance(one, EndStep) for one in action_ranges(must))
    assert without_choice(must) is None
    assert without_choice(in_step(state, "BCB", "dividend", number="5.2", income=40)) is None


def test_viii_3_a_step_that_could_still_be_used_says_so() -> None:
    """A tile in the track step; in the station step a station that the run would profit from (VIII.4, VIII.6)."""
    assert loses(at_station(500), "station") == ()  # the run reaches F6 anyway
    assert loses(at_station(500, "CCY"), "station") == ("station",)  # two stops from F8 earn 10 K more
    assert loses(at_station(10, "CCY"), "station") == ()
    building = in_step(at_station(500), "BCB", "track", number="5.2")
    assert loses(building, "track") == ("tile",)
    assert loses(in_step(at_station(500), "BCB", "trains", number="5.2"), "trains") == ()


@pytest.mark.parametrize(
    ("board", "players", "seed"), [("standard", 4, 3), ("bohemia", 2, 9), ("moravia_silesia", 3, 1)]
)
def test_viii_3_what_is_left_automatically_could_not_be_used(board: str, players: int, seed: int) -> None:
    """In random games: the action is legal, and no deal that needs nobody's consent would have opened a choice."""
    rng, left = random.Random(seed), 0

    def look(step: Played) -> None:
        nonlocal left
        state, due = step.before, decision(step.before)
        action = without_choice(state)
        if action is None:
            return
        left += 1
        assert due is not None and check(state, action) is None
        for there in (state, *after_deals(state, rng)):
            kinds = DECIDED.get(str(due.kind), ())
            assert not any(isinstance(one, kinds) for one in action_ranges(there)), (due, action)
        if isinstance(action, Run):
            assert action in action_ranges(state)

    play_random_game(players, seed, on_step=look, board=board)
    assert left > 20


def after_deals(state: GameState, rng: random.Random) -> list[GameState]:
    """The positions after a trade in local railways that takes effect at once."""
    deals: list[Action] = [
        one for one in action_ranges(state) if isinstance(one, SellLocalRailway | OfferForLocalRailway)
    ]
    found = [apply(state, one)[0] for one in concrete(deals, rng)]
    return [there for there in found if not isinstance(there.pending[-1], Answer)]
