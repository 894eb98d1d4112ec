"""The steps of a company's turn (VIII.3)."""

from __future__ import annotations

import pytest

from cz18 import Action, GameState, PriceRange
from cz18.rules.actions import (
    BuyTrain,
    EndStep,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    PayOut,
    PlaceStation,
    Run,
    SellLocalRailway,
    Withhold,
)
from cz18.rules.engine import action_ranges, go_on_without_building
from rules.positions import (
    a_game,
    after,
    code,
    company,
    deciding,
    floated,
    in_phase,
    in_step,
    lay,
    legal,
    local_railway,
    price,
    refusal,
    station_places,
    stations,
    tiles_offered,
    track,
)

STEPS = ("track", "station", "run", "dividend", "acquisition", "trains")


def kfn(step: str = "track", *, treasury: int = 300, income: int = 40, first: bool = False) -> GameState:
    """KFN in Brno with a town on one side and a city on the other, a 2+2-train, and BCB to acquire."""
    state = floated(in_phase(a_game(), "d"), "BCB", treasury=50, trains=("a0",))
    state = floated(state, "KFN", price=60, treasury=treasury, trains=("b0:2+2",))
    state = track(stations(state, "KFN", "G19"), "G19", "621", "G17", "G21")
    state = track(track(state, "G17", "4", "G19", "G15"), "G21", "4", "G19", "G23")
    state = track(state, "G23", "57", "G21", "G25")
    return in_step(state, "KFN", step, income=income, first=first)


def actions_of_steps(state: GameState) -> dict[str, Action]:
    """One typical action of each step, legal at its own step in `kfn`."""
    return {
        "track": lay(state, "KFN", "G15", "57", "G17", "G13"),
        "station": PlaceStation("KFN", "G23", 0),
        "run": legal(kfn("run"), Run)[0],
        "dividend": PayOut("KFN"),
        "acquisition": OfferAcquisition("KFN", "BCB", 60),
        "trains": BuyTrain("KFN", "d1", "3+3"),
    }


@pytest.mark.rule("VIII.3-01")
def test_viii_3_the_turn_runs_through_its_steps_in_order() -> None:
    """Track, station, run, income, acquisitions, trains, one after the other (VIII.3)."""
    state = kfn(income=0)
    seen = []
    for step in STEPS:
        seen.append(deciding(state)[0])
        ending = {"run": legal(kfn("run"), Run)[0], "dividend": PayOut("KFN")}
        state = after(state, ending.get(step, EndStep("KFN", step)))
    assert tuple(seen) == STEPS
    assert deciding(state)[0] == "stock_turn"


@pytest.mark.rule("VIII.3-01")
@pytest.mark.parametrize(
    "asked",
    [
        "track",
        "station",
        "run",
        "dividend",
        pytest.param("acquisition", marks=pytest.mark.rule("VIII.9-01")),
        pytest.param("trains", marks=pytest.mark.rule("VIII.10-03")),
    ],
)
@pytest.mark.parametrize("step", STEPS)
def test_viii_3_each_act_belongs_to_its_step(step: str, asked: str) -> None:
    """What belongs to an earlier or a later step is refused (VIII.3)."""
    state = kfn(step)
    action = actions_of_steps(state)[asked]
    if step == asked:
        assert code(state, action) is None
    else:
        sections = ("VIII.4", "VIII.6", "VIII.7", "VIII.8", "VIII.9", "VIII.10")
        expected = (sections[STEPS.index(asked)], "not_now")
        assert refusal(state, action) == (("VIII.3", "track_step_is_over") if asked == "track" else expected)
        assert action not in action_ranges(state)


@pytest.mark.rule("VIII.3-01")
@pytest.mark.parametrize(
    ("action", "step"),
    [(Withhold("KFN"), "acquisition"), (OfferForTrain("KFN", "BCB", "a0", 10), "dividend")],
)
def test_viii_3_further_acts_out_of_their_step(action: Action, step: str) -> None:
    """Income is settled once, and trains of other companies are bought in the train step only (VIII.3)."""
    assert code(kfn(step), action) == "not_now"


@pytest.mark.rule("VIII.3-01")
def test_viii_3_only_the_current_step_can_be_ended() -> None:
    """Ending another step than the present one is refused (VIII.3)."""
    assert refusal(kfn("track"), EndStep("KFN", "station")) == ("VIII.3", "other_step")
    assert refusal(kfn("station"), EndStep("KFN", "track")) == ("VIII.3", "other_step")


def bn_in_praha(*, first: bool = True, **options: bool) -> GameState:
    """BN at home in Praha, with track on D12 so that it could build yellow tiles beyond."""
    state = in_phase(floated(a_game(**options), "BN", price=60, treasury=100, trains=("b0:2+2",)), "b")
    state = track(stations(state, "BN", "E11/1"), "D12", "9", "E11", "C13")
    return in_step(state, "BN", "track", first=first)


@pytest.mark.rule("VIII.3-02", "R-046", "VIII.4-02")
@pytest.mark.parametrize("first", [True, False])
def test_r_046_the_yellow_praha_tile_is_the_only_act_of_its_track_step(first: bool) -> None:
    """After Praha's yellow tile no yellow tile follows, in the first turn neither (R-046)."""
    state = bn_in_praha(first=first)
    state = after(state, LayTile("BN", "E11", "8890", 1))
    assert deciding(state)[0] == "station"
    assert refusal(state, lay(state, "BN", "C13", "4", "D12", "B14")) == ("VIII.3", "track_step_is_over")


@pytest.mark.rule("VIII.3-02", "R-046")
def test_r_046_no_yellow_praha_tile_after_a_yellow_tile() -> None:
    """Praha's yellow tile is a promotion, so it cannot follow a yellow tile (R-046)."""
    state = bn_in_praha()
    assert tiles_offered(state, "E11") == {"8889", "8890"}
    state = after(state, lay(state, "BN", "C13", "4", "D12", "B14"))
    assert refusal(state, LayTile("BN", "E11", "8890", 1)) == ("VIII.4", "tile_already_laid")
    assert not tiles_offered(state, "E11")


@pytest.mark.rule("R-046")
def test_r_046_with_the_option_it_is_one_of_two_yellow_tiles() -> None:
    """With `praha_yellow_is_lay` a first turn allows Praha and a second yellow tile, a later turn not (R-046)."""
    state = bn_in_praha(praha_yellow_is_lay=True)
    one = after(state, LayTile("BN", "E11", "8890", 1))
    assert deciding(after(one, lay(one, "BN", "C13", "4", "D12", "B14")))[0] == "station"
    later = after(bn_in_praha(first=False, praha_yellow_is_lay=True), LayTile("BN", "E11", "8890", 1))
    assert deciding(later)[0] == "station"


@pytest.mark.rule("VIII.3-03")
@pytest.mark.parametrize(
    ("step", "following"), [("track", "station"), ("station", "run"), ("acquisition", "trains")]
)
def test_viii_3_track_station_and_acquisition_may_be_skipped(step: str, following: str) -> None:
    """These three steps can be left without doing anything (VIII.3)."""
    state = kfn(step)
    assert EndStep("KFN", step) in action_ranges(state)
    then = after(state, EndStep("KFN", step))
    assert deciding(then)[0] == following
    assert (then.laid, then.stations) == (state.laid, state.stations)


@pytest.mark.rule("VIII.3-04")
@pytest.mark.parametrize("step", ["run", "dividend"])
def test_viii_3_running_and_income_cannot_be_skipped(step: str) -> None:
    """Neither the run nor the decision on the income can be left out (VIII.3)."""
    state = kfn(step)
    assert refusal(state, EndStep("KFN", step)) == ("VIII.3", "not_now")
    assert not legal(state, EndStep)


@pytest.mark.rule("VIII.3-04", "R-088")
def test_viii_3_trains_cannot_stay_at_home() -> None:
    """A run without routes is refused where a train could earn something (VIII.3, R-088)."""
    assert refusal(kfn("run"), Run("KFN", ())) == ("VIII.8", "not_the_best_run")


@pytest.mark.rule("VIII.3-04", "R-089", "IX.2-06")
def test_viii_3_without_a_train_the_income_of_nothing_is_settled() -> None:
    """A company without a train goes through run and income by itself and falls one space (VIII.3)."""
    state = company(kfn("station"), "KFN", trains=())
    then = after(state, EndStep("KFN", "station"))
    assert (deciding(then)[0], price(then, "KFN")) == ("acquisition", 55)


@pytest.mark.rule("VIII.3-05", "VIII.10-01")
def test_viii_3_trains_are_bought_only_if_one_is_needed() -> None:
    """With a train of its colour a company may end its turn; without one it has to buy (VIII.3)."""
    assert code(kfn("trains"), EndStep("KFN", "trains")) is None
    assert EndStep("KFN", "trains") in action_ranges(kfn("trains"))
    without = company(kfn("trains"), "KFN", trains=("a1",))
    assert refusal(without, EndStep("KFN", "trains")) == ("VIII.10", "must_own_a_train")
    assert not legal(without, EndStep)


@pytest.mark.rule("VIII.3-06", "IV.1-08", "IV.1-20", "IV.1-29")
@pytest.mark.parametrize("step", STEPS)
def test_viii_3_local_railways_at_any_point_of_the_turn(step: str) -> None:
    """Buying, selling and the purple-edged tile are open at each step, and the step goes on (VIII.3)."""
    state = local_railway(local_railway(kfn(step), "S1", player=0), "M1", company="KFN")
    buy = OfferForLocalRailway("KFN", "S1", 45)
    sell = SellLocalRailway("KFN", "M1")
    promote = lay(state, "KFN", "G17", "887p", "G19", "G15", "F16", "F18", power="M1")
    assert OfferForLocalRailway("KFN", "S1", PriceRange(1, 45)) in action_ranges(state)
    for action in (buy, sell, promote):
        assert deciding(after(state, action)) == (step, 0, "KFN")
    assert sell in action_ranges(state) and promote in action_ranges(state)


@pytest.mark.rule("VIII.3-01")
def test_viii_3_a_station_ends_the_station_step() -> None:
    """After the station the trains run (VIII.3)."""
    then = after(kfn("station"), PlaceStation("KFN", "G23", 0))
    assert deciding(then)[0] == "run"
    assert station_places(then, "KFN") == {("G19", 0), ("G23", 0)}


@pytest.mark.rule("VIII.3-02", "VIII.4-06")
def test_viii_3_the_track_step_of_a_first_turn() -> None:
    """Two yellow tiles, or one promotion, but no mixture of both (VIII.3)."""
    state = kfn(first=True)
    yellow = lay(state, "KFN", "G15", "57", "G17", "G13")
    second = lay(state, "KFN", "G25", "9", "G23", "G27")
    promotion = lay(state, "KFN", "G19", "208", "G17", "F18", "G21", "H20")
    assert deciding(after(state, yellow, second))[0] == "station"
    assert deciding(after(state, promotion))[0] == "station"
    assert refusal(after(state, yellow), promotion) == ("VIII.4", "tile_already_laid")


# Going on without building, for projections


@pytest.mark.parametrize("step", ["track", "station"])
def test_a_step_left_without_building_is_as_if_it_was_ended(step: str) -> None:
    state = kfn(step)
    assert go_on_without_building(state) == after(state, EndStep("KFN", step))


@pytest.mark.parametrize(("income", "following"), [(70, "dividend"), (0, "acquisition")])
def test_a_run_without_routes_yields_the_given_income(income: int, following: str) -> None:
    """The dividend is decided as after any run; without an income the price falls and the turn goes on (VIII.8)."""
    state = kfn("run")
    there = go_on_without_building(state, income)
    assert there.turn is not None and there.turn.income == income
    assert deciding(there)[0] == following
    assert there.laid == state.laid and there.stations == state.stations
    assert (price(there, "KFN") < price(state, "KFN")) is (income == 0)
