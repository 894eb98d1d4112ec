"""Income, the highest run, dividends and the price that follows (VIII.8)."""

from __future__ import annotations

import pytest

from cz18 import GameState, best_runs, check
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANY
from cz18.rules.actions import EndStep, PayOut, Run, Withhold
from cz18.rules.events import DividendPaid, MoneyPaid, PriceMoved, TrainsRan
from rules.positions import (
    a_game,
    about_to_run,
    after,
    cash,
    charter,
    company,
    deciding,
    events_of,
    faces,
    floated,
    in_phase,
    in_step,
    incomes,
    legal,
    play,
    player,
    refusal,
    row,
    run,
)

EXAMPLE = {  # the network of the rulebook's example, in values that fit all four of its runs
    "B18": ("8897", 0),  # M, Pr's red tile
    "C17": ("887p", 0),  # L, town
    "C15": ("887p", 3),  # K, town
    "D14": ("216", 1),  # J, city
    "C13": ("887p", 5),  # I, town
    "C11": ("57", 1),  # G, city
    "D16": ("15", 3),  # H, city
    "E17": ("57", 2),  # F, city
    "E15": ("3", 2),  # a town between H and J
    "G15": ("57", 1), "G17": ("4", 1), "G19": ("57", 1),  # A, B, C
}  # fmt: skip
SOUTH = {"J14": ("8895", 1), "I13": ("8", 5), "I11": ("621", 1), "I9": ("57", 1)}
"""kk's red tile, plain track, a city of 30, a city of 20."""


def dividend(name: str, income: int, price: int = 60, holdings: tuple[int, ...] = (2, 1)) -> GameState:
    """A company about to decide on its income; players hold this many units."""
    state = floated(a_game(), name, price=price, treasury=7)
    for seat, units in enumerate(holdings):
        state = player(state, seat, shares={name: units})
    return in_step(state, name, "dividend", income=income)


def gains(before: GameState, now: GameState) -> list[int]:
    return [cash(now, seat) - cash(before, seat) for seat in range(len(now.players))]


def price(state: GameState, name: str) -> int:
    return PRICES[charter(state, name).space]


# What a train earns


@pytest.mark.rule("VIII.8-01", "VIII.8-02")
def test_viii_8_company_earns_the_sum_over_its_trains() -> None:
    """A train earns the sum of its locations, the company the sum of its trains (VIII.8)."""
    state = about_to_run("BCB", "c0:3 c1:3", row("CYt", "F4") | row("CCY", "H18"), "F4 H18")
    state, events = play(state, run("BCB", "c0 F4 F6 F8", "c1 H18 H20 H22"))
    ran = events_of(events, TrainsRan)[0]
    assert (ran.incomes, ran.income) == ((60, 70), 130)
    assert charter(state, "BCB").last_income == 130
    now, events = play(state, Withhold("BCB"))
    assert charter(now, "BCB").treasury == 130


@pytest.mark.rule("VIII.8-03")
@pytest.mark.parametrize(
    ("tile", "rotation", "value"),
    [
        ("57", 1, 20), ("621", 1, 30), ("4", 1, 10), ("619", 1, 30), ("622", 1, 40), ("887p", 1, 20),
        ("611", 0, 40),
        ("216", 0, 50), ("889p", 0, 30), ("595p", 0, 60), ("8857p", 0, 70),
    ],
)  # fmt: skip
def test_viii_8_values_are_those_printed_on_the_tile(tile: str, rotation: int, value: int) -> None:
    """A location is worth what its tile shows (VIII.8)."""
    state = about_to_run("BCB", "c0:3", row("C", "F8") | {"F6": (tile, rotation)}, "F8")
    assert incomes(state, run("BCB", "c0 F6 F8")) == [20 + value]


@pytest.mark.rule("VIII.8-03")
@pytest.mark.parametrize(
    ("tiles", "city", "value"),
    [({}, 1, 20), ({"E11": ("8889", 0)}, 1, 30), ({"E11": ("8891", 0)}, 2, 40), ({"E11": ("8892", 0)}, 0, 60),
     ({"E11": ("8893", 0)}, 0, 80)],
)  # fmt: skip
def test_viii_8_praha_counts_what_lies_there(tiles: dict[str, tuple[str, int]], city: int, value: int) -> None:
    """Praha is worth 20 as printed on the map, then 30, 40, 60 and 80 with its tiles (VIII.8)."""
    state = about_to_run("BN", "b0:2+2", tiles | {"D12": ("4", 0)}, f"E11/{city}")
    assert incomes(state, run("BN", "b0 E11 D12")) == [value + 10]


@pytest.mark.rule("R-090", "VIII.8-03")
def test_viii_8_printed_town_west_of_cheb() -> None:
    """The grey town on the map west of Cheb is an ordinary town worth 10 (R-090)."""
    state = about_to_run("BTE", "b0:2+2", {"D2": ("57", 1)}, "D2")
    assert incomes(state, run("BTE", "b0 D0 D2")) == [30]


@pytest.mark.rule("VIII.8-04", "R-086")
@pytest.mark.parametrize(
    ("letter", "value"),
    [
        *(pytest.param(letter, 30, marks=pytest.mark.rule("VIII.12-05")) for letter in "def"),
        *(pytest.param(letter, 40, marks=pytest.mark.rule("VIII.12-08")) for letter in "gh"),
        *(pytest.param(letter, 50, marks=pytest.mark.rule("VIII.12-10")) for letter in "ij"),
    ],
)
def test_viii_8_red_tiles_are_worth_more_with_d_g_and_i(letter: str, value: int) -> None:
    """Red tiles are worth 30 in phases d to f, 40 in g and h, 50 in i and j (VIII.8)."""
    state = about_to_run("VBW", "c0:3", SOUTH, "I9", letter)
    assert incomes(state, run("VBW", "c0 I9 I11 I13 J14")) == [50 + value]


@pytest.mark.rule("VIII.8-05", "R-085")
def test_viii_8_home_bonus_belongs_to_one_company() -> None:
    """kk earns 50 more on its own red tile; another large company only its plain value (VIII.8)."""
    home = about_to_run("kk", "d0:3E", SOUTH, "J14")
    assert incomes(home, run("kk", "d0 I9 I11 I13 J14")) == [20 + 30 + 30 + 50]
    guest = about_to_run("Sx", "d0:3E", SOUTH, "I9")
    assert incomes(guest, run("Sx", "d0 I9 I11 I13 J14")) == [20 + 30 + 30]


@pytest.mark.rule("R-085", "VIII.7-14")
def test_viii_8_bonus_at_one_of_two_red_ends() -> None:
    """A route may have red tiles at both ends; each company earns the bonus at its own home only (R-085)."""
    tiles = SOUTH | {"I11": ("202", 2), "H10": ("8", 5), "H8": ("9", 1), "H6": ("4", 1), "H4": ("8898", 3)}
    route = "d0 H4 H6 H8 H10 I11 I13 J14"
    for name, home in (("kk", "J14"), ("By", "H4")):
        assert incomes(about_to_run(name, "d0:3E", tiles, home), run(name, route)) == [30 + 30 + 30 + 50]
    assert incomes(about_to_run("Ug", "d0:3E", tiles, "I11"), run("Ug", route)) == [30 + 30 + 30]


@pytest.mark.rule("R-085", "VIII.8-05")
def test_viii_8_two_trains_earn_the_bonus_twice() -> None:
    """Two trains that reach the home on its two tracks both earn the bonus (R-085)."""
    state = about_to_run("kk", "d0:3E d1:3E", SOUTH | {"J12": ("4", 1)}, "J14")
    assert incomes(state, run("kk", "d0 I9 I11 I13 J14", "d1 J12 J14")) == [130, 90]


@pytest.mark.rule("R-085")
def test_viii_8_station_taken_over_elsewhere_brings_no_bonus() -> None:
    """A company's second station changes nothing about whose home a red tile is (R-085)."""
    state = about_to_run("By", "d0:3E", SOUTH, "I9 I11")
    assert incomes(state, run("By", "d0 I9 I11 I13 J14")) == [80]


# The examples of the rulebook


def example(name: str, trains: str, place: str) -> GameState:
    return about_to_run(name, trains, EXAMPLE, place, "g")


@pytest.mark.rule("VIII.8-08", "VIII.7-21")
def test_viii_8_example_bcb() -> None:
    """Brown phase: BCB's 2-train F-H earns 50, its 3-train H-L-M earns 90, the most there is (VIII.8)."""
    state = example("BCB", "a0:2 c0:3", "D16")
    assert incomes(state, run("BCB", "a0 E17 D16", "c0 D16 C17 B18")) == [50, 90]
    assert best_runs(state, "BCB").total == 140


@pytest.mark.rule("VIII.8-09", "VIII.7-06")
def test_viii_8_example_bn() -> None:
    """Brown phase: BN's 3+3-train G-I-J-K-L-M earns 170 with three cities and three towns (VIII.8)."""
    state = example("BN", "d0:3+3", "C11")
    assert incomes(state, run("BN", "d0 C11 C13 D14 C15 C17 B18")) == [170]
    assert best_runs(state, "BN").total == 170


@pytest.mark.rule("VIII.8-10")
def test_viii_8_example_nwb() -> None:
    """Brown phase: NWB's 4+4-train A-B-C earns 50; the five locations it could add earn nothing (VIII.8)."""
    state = example("NWB", "f0:4+4", "G15")
    assert incomes(state, run("NWB", "f0 G15 G17 G19")) == [50]
    assert best_runs(state, "NWB").total == 50


@pytest.mark.rule("VIII.8-11", "VIII.8-05")
def test_viii_8_example_pr() -> None:
    """Brown phase: PR's 4E-train M-J-H-F earns 190, 50 of them as home bonus (VIII.8)."""
    state = example("Pr", "f0:4E", "B18")
    assert incomes(state, run("Pr", "f0 B18 C17 C15 D14 E15 D16 E17")) == [190]
    assert best_runs(state, "Pr").total == 190
    guest = example("Sx", "f0:4E", "D16")
    assert refusal(guest, run("Sx", "f0 D16 E17"))[1] == "not_the_best_run"
    guest = about_to_run("Sx", "f0:4E", EXAMPLE, "D16", "g", allow_submaximal_run=True)
    assert incomes(guest, run("Sx", "f0 B18 C17 C15 D14 E15 D16 E17")) == [140]


# The highest income is due


@pytest.mark.rule("VIII.8-06", "R-088", "VIII.3-04")
def test_viii_8_lower_run_is_refused_and_the_better_one_shown() -> None:
    """A run below the maximum is refused, with the better run in the answer (VIII.8)."""
    state = about_to_run("BCB", "c0:3", row("CCtY"), "F6")
    answer = check(state, run("BCB", "c0 F4 F6"))
    assert answer is not None
    assert (answer.section, answer.code) == ("VIII.8", "not_the_best_run")
    assert (answer.data["claimed"], answer.data["best"]) == (40, 60)
    assert [set(each["hexes"]) for each in answer.data["better"]] == [{"F6", "F8", "F10"}]
    assert refusal(state, run("BCB")) == ("VIII.8", "not_the_best_run")
    assert incomes(state, run("BCB", "c0 F6 F8 F10")) == [60]


@pytest.mark.rule("VIII.8-06", "R-088")
def test_viii_8_every_run_of_the_highest_income_is_accepted() -> None:
    """Runs of equal, highest income are all accepted, in either direction and by whichever route (VIII.8)."""
    state = about_to_run("BCB", "a0:2", row("CCC"), "F6")
    for route in ("F4 F6", "F6 F4", "F6 F8", "F8 F6"):
        assert incomes(state, run("BCB", f"a0 {route}")) == [40]
    assert len(legal(state, Run)) == 1
    assert check(state, legal(state, Run)[0]) is None


@pytest.mark.rule("R-088")
def test_viii_8_maximum_is_over_all_trains_together() -> None:
    """The best single route is not enough: together the trains could earn more (VIII.8)."""
    state = about_to_run("BCB", "a0:2 c0:3", row("CCYC"), "F6 F8")
    assert best_runs(state, "BCB").total == 70 + 50
    assert refusal(state, run("BCB", "c0 F4 F6 F8")) == ("VIII.8", "not_the_best_run")
    assert sum(incomes(state, legal(state, Run)[0])) == 120


@pytest.mark.rule("R-088")
def test_viii_8_option_allow_submaximal_run() -> None:
    """With the option any allowed run is accepted (R-088)."""
    state = about_to_run("BCB", "c0:3", row("CCtY"), "F6", allow_submaximal_run=True)
    assert incomes(state, run("BCB", "c0 F4 F6")) == [40]


# What the Director decides


@pytest.mark.rule("VIII.8-07", "VIII.3-04")
def test_viii_8_all_or_nothing() -> None:
    """The Director pays everything out or keeps everything; the step cannot be skipped (VIII.8)."""
    state = dividend("BCB", 80)
    assert deciding(state) == ("dividend", 0, "BCB")
    assert legal(state, object) == [PayOut("BCB"), Withhold("BCB")]
    assert refusal(state, EndStep("BCB", "dividend")) == ("VIII.3", "not_now")
    kept = after(state, Withhold("BCB"))
    assert gains(state, kept) == [0, 0, 0]
    assert charter(kept, "BCB").treasury == 7 + 80
    paid = after(state, PayOut("BCB"))
    assert gains(state, paid) == [40, 20, 0]
    assert charter(paid, "BCB").treasury == 7


@pytest.mark.rule("VIII.8-12")
def test_viii_8_bank_keeps_what_falls_on_its_shares() -> None:
    """Shares in the bank are paid to nobody, not to the treasury either (VIII.8)."""
    state = dividend("BCB", 100, holdings=(2, 0, 1))
    state, events = play(state, PayOut("BCB"))
    assert [(each.payee.name, each.amount) for each in events_of(events, MoneyPaid)] == [(0, 50), (2, 25)]
    assert events_of(events, DividendPaid) == [DividendPaid("BCB", 100)]
    assert charter(state, "BCB").treasury == 7


@pytest.mark.rule("VIII.8-12")
@pytest.mark.parametrize(
    ("name", "holdings", "expected"), [("KFN", (3, 1), [90, 30, 0]), ("kk", (5, 3, 1), [75, 45, 15])]
)
def test_viii_8_medium_and_large_companies_pay_by_their_units(
    name: str, holdings: tuple[int, ...], expected: list[int]
) -> None:
    """A unit of a medium company is 20 %, of a large one 10 % of the income, here 150 (VIII.8)."""
    state = dividend(name, 150, holdings=holdings)
    assert gains(state, after(state, PayOut(name))) == expected


@pytest.mark.rule("VIII.8-13", "R-091")
@pytest.mark.parametrize(("units", "amount"), [(1, 28), (2, 55), (3, 83)])
def test_viii_8_rounded_up_once_per_player(units: int, amount: int) -> None:
    """Of 110 K a quarter gives 28, a half 55, three quarters 83 and not 84 (VIII.8)."""
    state = dividend("BCB", 110, holdings=(0, units))
    assert gains(state, after(state, PayOut("BCB"))) == [0, amount, 0]


TABLE = {
    50: (13, 38), 60: (15, 45), 70: (18, 53), 80: (20, 60), 90: (23, 68), 100: (25, 75), 110: (28, 83),
    120: (30, 90), 130: (33, 98), 140: (35, 105), 150: (38, 113), 160: (40, 120), 170: (43, 128), 180: (45, 135),
    190: (48, 143), 200: (50, 150), 210: (53, 158), 220: (55, 165), 230: (58, 173), 240: (60, 180), 250: (63, 188),
    260: (65, 195),
}  # fmt: skip


@pytest.mark.rule("VIII.8-14", "R-091")
@pytest.mark.parametrize("income", range(50, 160, 10))
def test_viii_8_table_of_dividends_up_to_150(income: int) -> None:
    """The table of dividends of a small company: 25 % and 75 % of 50 to 150 K (VIII.8)."""
    assert quarters(income) == TABLE[income]


@pytest.mark.rule("VIII.8-15", "R-091")
@pytest.mark.parametrize("income", range(160, 270, 10))
def test_viii_8_table_of_dividends_up_to_260(income: int) -> None:
    """The table of dividends of a small company: 25 % and 75 % of 160 to 260 K (VIII.8)."""
    assert quarters(income) == TABLE[income]


def quarters(income: int) -> tuple[int, int]:
    """What the holders of 25 % and of 75 % are paid."""
    state = dividend("BCB", income, holdings=(1, 3))
    one, three, nothing = gains(state, after(state, PayOut("BCB")))
    assert nothing == 0
    return one, three


# The price that follows


@pytest.mark.rule("VIII.8-16")
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        *(
            pytest.param(*case, marks=pytest.mark.rule("IX.2-01"))
            for case in (("BCB", 60, 65), ("BCB", 63, 68), ("KFN", 100, 110), ("KFN", 95, 105))
        ),
        pytest.param("kk", 100, 120, marks=pytest.mark.rule("IX.2-02")),
        pytest.param("kk", 95, 115, marks=pytest.mark.rule("IX.2-02")),
    ],
)
def test_viii_8_dividend_moves_the_marker_right(name: str, old: int, new: int) -> None:
    """A dividend moves the marker one space right in its row, for a large company two (VIII.8, IX.2)."""
    state, events = play(dividend(name, 10, old), PayOut(name))
    assert price(state, name) == new
    assert events_of(events, PriceMoved) == [PriceMoved(name, old, new, "dividend")]


@pytest.mark.rule("VIII.8-17", "IX.2-04")
@pytest.mark.parametrize(
    ("name", "old", "new"), [("BCB", 60, 55), ("BCB", 50, 40), ("BCB", 53, 45), ("kk", 100, 90), ("kk", 95, 85)]
)
def test_viii_8_kept_income_moves_the_marker_one_left(name: str, old: int, new: int) -> None:
    """Keeping the income moves the marker one space left, for a large company too (VIII.8, IX.2)."""
    assert price(after(dividend(name, 10, old), Withhold(name)), name) == new


@pytest.mark.rule("VIII.8-18", "R-037")
@pytest.mark.parametrize(
    ("name", "old", "pays", "new"),
    [
        *(
            pytest.param(name, old, True, new, marks=pytest.mark.rule("IX.2-03"))
            for name, old, new in (
                ("BCB", 350, 350), ("BCB", 370, 370), ("kk", 350, 350), ("kk", 320, 350), ("kk", 335, 370),
                ("kk", 370, 370),
            )
        ),
        pytest.param("BCB", 40, False, 40, marks=pytest.mark.rule("IX.2-05")),
        pytest.param("BCB", 45, False, 45, marks=pytest.mark.rule("IX.2-05")),
    ],
)  # fmt: skip
def test_viii_8_marker_stays_at_the_end_of_its_row(name: str, old: int, pays: bool, new: int) -> None:
    """At the end of its row a marker stays, and a large one goes no further than the end (VIII.8)."""
    state = dividend(name, 10, old)
    assert price(after(state, PayOut(name) if pays else Withhold(name)), name) == new


@pytest.mark.rule("VIII.8-19", "IX.3-05")
def test_viii_8_arriving_marker_goes_beneath() -> None:
    """A marker that arrives on an occupied space goes beneath those there (VIII.8)."""
    state = floated(floated(dividend("BCB", 10), "OFE", price=65), "MW", price=65)
    state = after(state, PayOut("BCB"))
    assert (COMPANY["OFE"].index, COMPANY["MW"].index, COMPANY["BCB"].index) in state.stacks


@pytest.mark.rule("VIII.8-18", "VIII.8-19")
def test_viii_8_marker_that_cannot_move_keeps_its_place_in_the_stack() -> None:
    """At the end of the row the marker on top of its stack stays on top (VIII.8)."""
    state = floated(dividend("BCB", 10, 350), "OFE", price=350)
    state = after(state, PayOut("BCB"))
    assert (COMPANY["BCB"].index, COMPANY["OFE"].index) in state.stacks


# No income


@pytest.mark.rule("VIII.8-17", "R-089", "IX.2-06")
@pytest.mark.parametrize(("name", "trains"), [("BCB", ()), ("KFN", ("c0", "d0"))])
def test_viii_8_without_a_runnable_train_the_price_falls(name: str, trains: tuple[str, ...]) -> None:
    """Without a train to run there is nothing to decide: income 0, one space left (VIII.8)."""
    state = company(
        floated(in_phase(a_game(), "d"), name, price=60, trains=trains), name, markers=0, last_income=90
    )
    state = in_step(state, name, "track")
    state, events = play(state, EndStep(name, "track"))
    assert events_of(events, PriceMoved) == [PriceMoved(name, 60, 55, "no_dividend")]
    assert deciding(state)[0] == "trains"
    assert charter(state, name).last_income == 0


@pytest.mark.rule("R-089", "VIII.8-17")
def test_viii_8_train_without_a_route_earns_nothing() -> None:
    """A train without a route: the only run is an empty one, nothing to decide, one space left (VIII.8)."""
    state = about_to_run("BCB", "c0:3", {"E15": ("57", 1)}, "E15")
    assert legal(state, Run) == [run("BCB")]
    state, events = play(state, run("BCB"))
    assert price(state, "BCB") == 55
    assert deciding(state)[0] == "trains"
    assert not events_of(events, MoneyPaid)
    assert refusal(state, PayOut("BCB")) == ("VIII.8", "not_now")


@pytest.mark.rule("R-089", "VIII.8-17")
def test_viii_8_first_turn_costs_a_step() -> None:
    """In its first turn a company has no train: its price falls one step before it buys one (R-089)."""
    state = floated(a_game(), "OFE", price=65, treasury=300, operated=False, trains=())
    state = floated(state, "BCB", price=100, trains=("a0",))
    state = in_step(state, "BCB", "trains")._replace(queue=(COMPANY["OFE"].index,))
    state = after(state, EndStep("BCB", "trains"), EndStep("OFE", "track"))
    assert price(state, "OFE") == 65
    state = after(state, EndStep("OFE", "station"))
    assert price(state, "OFE") == 60
    assert (deciding(state)[0], faces(state, "OFE")) == ("trains", [])


@pytest.mark.rule("VIII.8-16", "VIII.8-17")
def test_viii_8_price_of_others_does_not_move() -> None:
    """Only the marker of the company that ran moves (VIII.8)."""
    state = floated(dividend("BCB", 10), "OFE", price=80)
    assert price(after(state, PayOut("BCB")), "OFE") == 80
    assert price(after(state, Withhold("BCB")), "OFE") == 80
