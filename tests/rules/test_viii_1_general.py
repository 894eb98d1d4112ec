"""Who acts in an operating round (VIII.1)."""

from __future__ import annotations

import pytest

from cz18 import Action, GameState
from cz18.rules.actions import (
    BuyLocalRailway,
    BuyShare,
    LayHomeTile,
    OfferForLocalRailway,
    Pass,
    RepayDebt,
    SellShares,
    StartCompany,
)
from cz18.rules.engine import action_ranges
from rules.positions import (
    a_game,
    after,
    before_turn,
    code,
    company,
    deciding,
    floated,
    idle_turn,
    in_phase,
    in_step,
    local_railway,
    player,
    stations,
)

STEPS = ("track", "station", "run", "dividend", "acquisition", "trains")


def kfn(step: str, *, director: int = 0) -> GameState:
    """The medium company KFN at a step of its turn, with the small company BCB beside it."""
    state = floated(in_phase(a_game(), "b"), "BCB", director=1, treasury=100, trains=("a0",))
    state = floated(state, "KFN", director=director, price=60, treasury=300, trains=("b0:2+2",))
    return in_step(stations(state, "KFN", "G19"), "KFN", step, income=30)


@pytest.mark.rule("VIII.1-01")
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    "action",
    [
        Pass(0),
        BuyShare(0, "BCB"),
        SellShares(0, "KFN", 1),
        StartCompany(0, "VBW", 60),
        RepayDebt(0, 10),
        BuyLocalRailway(0, "S1"),
    ],
)
def test_viii_1_players_do_not_act_for_themselves(step: str, action: Action) -> None:
    """In an operating round nobody buys or sells shares, starts a company, repays debt or passes (VIII.1)."""
    state = player(kfn(step), 0, cash=500, debt=50)
    assert code(state, action) == "not_now"
    assert type(action) not in {type(each) for each in action_ranges(state)}


@pytest.mark.rule("VIII.1-01")
@pytest.mark.parametrize("step", STEPS)
def test_viii_1_every_action_listed_is_the_acting_companys(step: str) -> None:
    """All that is listed in an operating turn is done by the company whose turn it is (VIII.1)."""
    assert {each.company for each in action_ranges(kfn(step))} == {"KFN"}  # type: ignore[union-attr]


@pytest.mark.rule("VIII.1-02")
@pytest.mark.parametrize("director", [0, 1, 2])
@pytest.mark.parametrize("step", STEPS)
def test_viii_1_the_director_decides_at_every_step(step: str, director: int) -> None:
    """At each step of the turn the decision is the Director's (VIII.1)."""
    assert deciding(kfn(step, director=director)) == (step, director, "KFN")


@pytest.mark.rule("VIII.1-02")
def test_viii_1_each_company_is_led_by_its_own_director() -> None:
    """When the turn passes from one company to the next the decision passes to the other Director (VIII.1)."""
    state = floated(a_game(), "BCB", director=2, trains=("a0",))
    state = stations(floated(state, "VBW", director=1, trains=("a1",)), "VBW", "I9")
    state, _ = idle_turn(before_turn(stations(state, "BCB", "E15"), "BCB", "VBW"), "BCB")
    assert deciding(state) == ("track", 1, "VBW")


@pytest.mark.rule("VIII.1-02")
def test_viii_1_the_red_home_tile_is_the_directors_choice() -> None:
    """The Director of a large company chooses hex and direction of its red tile (VIII.1)."""
    state = floated(in_phase(a_game(), "d"), "BCB", director=0, trains=("a0",))
    state = floated(state, "kk", director=2, price=100, treasury=1000, operated=False)
    state, _ = idle_turn(before_turn(stations(state, "BCB", "E15"), "BCB", "kk"), "BCB")
    assert deciding(state) == ("home_station", 2, "kk")
    assert {type(each) for each in action_ranges(state)} == {LayHomeTile}


@pytest.mark.rule("VIII.1-02", "R-070")
def test_viii_1_the_owner_answers_for_himself_only() -> None:
    """Asked for his local railway a player says yes or no; the company's next step is its Director's (VIII.1)."""
    state = local_railway(company(kfn("track"), "KFN", treasury=100), "S1", player=2)
    asked = after(state, OfferForLocalRailway("KFN", "S1", 10))
    assert deciding(asked) == ("answer", 2, "KFN")
    assert {each.player for each in action_ranges(asked)} == {2}  # type: ignore[union-attr]
