"""Local railways: income, price, purchase from players, sale to the bank (IV.1, R-070 to R-073)."""

from __future__ import annotations

import pytest

from cz18 import Action, GameState, PriceRange, apply, decision, is_over
from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.rules.actions import (
    AcceptOffer,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    DeclineOffer,
    EndStep,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    Pass,
    PlaceStation,
    Run,
    SellLocalRailway,
)
from cz18.rules.engine import action_ranges
from cz18.rules.events import (
    BANK,
    GameEnded,
    LocalRailwayAskedFor,
    LocalRailwaySold,
    MoneyPaid,
    OperatingRoundBegan,
    Party,
    TurnBegan,
)
from cz18.rules.questions import certificates
from rules.positions import (
    a_game,
    after,
    cash,
    charter,
    code,
    company,
    deciding,
    events_of,
    floated,
    idle_turn,
    in_phase,
    in_step,
    in_stock_round,
    legal,
    local_railway,
    owner_of,
    passed_on,
    phase,
    play,
    player,
    priced,
    refusal,
    stations,
)

STEPS = ("track", "station", "run", "dividend", "acquisition", "trains")
PRICES = (40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120)
NUMBERS = ("1.1", "2.1", "3.1", "4.1", "5.1", "5.2", "6.1", "6.2", "7.1", "7.2", "8.1", "8.2", "8.3")


def bcb(step: str = "track", *, phase: str = "b", number: str = "2.1", treasury: int = 200) -> GameState:
    """The small company BCB, directed by player 0, at a step of its turn."""
    state = in_phase(floated(a_game(), "BCB", treasury=treasury, trains=("a0",)), phase)
    return in_step(stations(state, "BCB", "E15"), "BCB", step, number=number, income=30)


def kk(step: str = "track", *, phase: str = "d", number: str = "2.1", treasury: int = 500) -> GameState:
    """The large company kk, directed by player 0, at a step of its turn."""
    state = in_phase(floated(a_game(), "kk", price=100, treasury=treasury, trains=("d0:3E",)), phase)
    return in_step(state, "kk", step, number=number, income=30)


def end_of_stock_round(state: GameState) -> GameState:
    """The last of three passes is all that is missing to the end of stock round 2."""
    return in_stock_round(state, 2, turn_of=2, passes=2)


# Income


@pytest.mark.rule("IV.1-01", "VIII.2-01", "XII.4-01")
@pytest.mark.parametrize(("name", "income"), [("S3", 5), ("M3", 10), ("L3", 20)])
def test_iv_1_income_goes_to_the_player_who_owns_it(name: str, income: int) -> None:
    """At the start of an operating round the bank pays 5, 10 or 20 K to the owner, by size (IV.1)."""
    state = end_of_stock_round(local_railway(a_game(), name, player=1))
    then, events = play(state, Pass(2))
    assert [cash(then, seat) - cash(state, seat) for seat in range(3)] == [0, income, 0]
    assert events_of(events, MoneyPaid) == [MoneyPaid(BANK, Party("player", 1), income, "local_railway_income")]


@pytest.mark.rule("IV.1-15", "VIII.2-01")
@pytest.mark.parametrize("used", [False, pytest.param(True, marks=pytest.mark.rule("IV.1-18", "R-068"))])
@pytest.mark.parametrize(("name", "income"), [("S3", 5), ("M3", 10), ("L3", 20)])
def test_iv_1_income_goes_into_the_treasury_of_its_company_used_or_not(name: str, income: int, used: bool) -> None:
    """A company's local railway pays into its treasury, after its power was used as well (IV.1)."""
    state = stations(floated(in_phase(a_game(), "d"), "kk", price=100, treasury=7, trains=("d0:3E",)), "kk", "E15")
    state = end_of_stock_round(local_railway(state, name, company="kk", used=used))
    then = after(state, Pass(2))
    assert charter(then, "kk").treasury == 7 + income
    assert [cash(then, seat) for seat in range(3)] == [cash(state, seat) for seat in range(3)]


@pytest.mark.rule("IV.1-02", "VIII.2-01")
def test_iv_1_income_comes_before_the_first_company_acts() -> None:
    """Every income of the round is paid before the first turn begins (IV.1)."""
    state = floated(a_game(), "BCB", trains=("a0",))
    for name, seat in (("S1", 0), ("M1", 1), ("L1", 2)):
        state = local_railway(state, name, player=seat)
    _, events = play(end_of_stock_round(local_railway(state, "S2", company="BCB")), Pass(2))
    kinds = [type(each) for each in events if isinstance(each, MoneyPaid | TurnBegan | OperatingRoundBegan)]
    assert kinds == [OperatingRoundBegan, MoneyPaid, MoneyPaid, MoneyPaid, MoneyPaid, TurnBegan]


@pytest.mark.rule("IV.1-01")
def test_iv_1_income_is_paid_in_every_operating_round_of_a_set() -> None:
    """The second operating round of a set pays again; the stock round pays nothing (IV.1)."""
    state = in_stock_round(local_railway(a_game(), "M1", player=1), 5, turn_of=2, passes=2)
    then = after(state, Pass(2))  # no company is afloat, so both rounds of the set go by
    assert decision(then) is not None
    assert cash(then, 1) - cash(state, 1) == 20


@pytest.mark.rule("IV.1-03")
def test_iv_1_local_railways_do_nothing_on_their_own() -> None:
    """With all eighteen in players' hands and no company afloat, a round passes without any decision (IV.1)."""
    state = a_game()
    for number, item in enumerate(LOCAL_RAILWAYS):
        state = local_railway(state, item.id, player=number % 3)
    state = end_of_stock_round(state)
    then, events = play(state, Pass(2))
    assert deciding(then)[0] == "stock_turn"
    assert (then.laid, then.stations) == (state.laid, state.stations)
    assert len(events_of(events, MoneyPaid)) == 18


@pytest.mark.rule("IV.1-03")
@pytest.mark.parametrize(
    "action", [LayTile("S1", "E15", "57", 0), PlaceStation("S1", "E15", 0), Run("S1", ()), EndStep("S1", "track")]
)
def test_iv_1_no_action_is_taken_in_the_name_of_a_local_railway(action: Action) -> None:
    """A local railway lays nothing, places nothing and runs nothing (IV.1)."""
    step = {PlaceStation: "station", Run: "run"}.get(type(action), "track")
    state = local_railway(bcb(step), "S1", company="BCB")
    assert refusal(state, action) == ("VIII.2", "not_this_companys_turn")


# Price


@pytest.mark.rule("IV.1-05", "IV.1-06")
def test_iv_1_price_runs_from_40_to_120_and_the_game_ends_with_it() -> None:
    """Thirteen operating rounds with rising prices, and with the one marked 120 the game is over (IV.1)."""
    then, events = passed_on(a_game())
    assert tuple(each.local_railway_price for each in events_of(events, OperatingRoundBegan)) == PRICES
    assert is_over(then)


@pytest.mark.rule("IV.1-06")
@pytest.mark.parametrize(("number", "over"), [("8.1", False), ("8.2", False), ("8.3", True)])
def test_iv_1_only_the_round_marked_120_is_the_last(number: str, over: bool) -> None:
    """At 100 and 110 another operating round follows; at 120 none does (IV.1)."""
    assert is_over(after(bcb("trains", number=number), EndStep("BCB", "trains"))) is over


@pytest.mark.rule("IV.1-04", "IV.1-05")
@pytest.mark.parametrize(("number", "price"), list(zip(NUMBERS, PRICES, strict=True)))
def test_iv_1_all_sizes_have_one_price(number: str, price: int) -> None:
    """Small, medium and large ones are bought and sold at the same price of the round (IV.1)."""
    state = kk(number=number)
    for name in ("S1", "M1", "L1"):
        state = local_railway(state, name, company="kk")
    for name in ("S2", "M2", "L2"):
        state = local_railway(state, name, player=0)
        assert OfferForLocalRailway("kk", name, PriceRange(1, price)) in action_ranges(state)
    for name in ("S1", "M1", "L1"):
        assert charter(after(state, SellLocalRailway("kk", name)), "kk").treasury == 500 + price


# Purchase from a player


@pytest.mark.rule("IV.1-07")
def test_iv_1_no_purchase_before_phase_b() -> None:
    """In phase a a company cannot buy a local railway, and none is offered (IV.1)."""
    state = local_railway(bcb(phase="a"), "S1", player=0)
    assert refusal(state, OfferForLocalRailway("BCB", "S1", 20)) == ("IV.1", "no_purchase_before_phase_b")
    assert not legal(state, OfferForLocalRailway)


@pytest.mark.rule("IV.1-08")
@pytest.mark.parametrize("letter", "bcdefghij")
def test_iv_1_purchase_from_phase_b_on(letter: str) -> None:
    """In phase b and every later one a company buys from a player (IV.1)."""
    state = local_railway(bcb(phase=letter), "S1", player=0)
    assert legal(state, OfferForLocalRailway) == [OfferForLocalRailway("BCB", "S1", PriceRange(1, 45))]
    assert owner_of(after(state, OfferForLocalRailway("BCB", "S1", 20)), "S1") == "BCB"


@pytest.mark.rule("IV.1-08", "R-071")
def test_iv_1_purchase_opens_with_the_export_of_the_first_b_train() -> None:
    """A first b-train that is exported opens the purchase like one that is bought (IV.1, R-071)."""
    state = bcb("trains", phase="a")._replace(cards_gone=5)
    state = local_railway(state, "S1", player=0)
    assert code(state, OfferForLocalRailway("BCB", "S1", 20)) == "no_purchase_before_phase_b"
    then, _ = passed_on(after(state, EndStep("BCB", "trains")))
    assert (phase(then), deciding(then)) == ("b", ("track", 0, "BCB"))
    assert code(then, OfferForLocalRailway("BCB", "S1", 20)) is None


@pytest.mark.rule("R-066", "IV.1-08")
def test_iv_1_the_buyer_of_the_first_b_train_may_buy_at_once() -> None:
    """A company that opens phase b may buy a local railway in the same turn (R-066)."""
    state = local_railway(bcb("trains", phase="a")._replace(cards_gone=5), "S1", player=0)
    assert code(state, OfferForLocalRailway("BCB", "S1", 20)) == "no_purchase_before_phase_b"
    state = after(state, BuyTrain("BCB", "b0", "2"))
    assert code(state, OfferForLocalRailway("BCB", "S1", 20)) is None


@pytest.mark.rule("IV.1-09")
@pytest.mark.parametrize("price", [1, 33, 65])
def test_iv_1_price_of_a_purchase_in_the_round_marked_65(price: int) -> None:
    """In the round marked 65 every price from 1 to 65 K is legal (IV.1)."""
    state = local_railway(bcb(number="5.2"), "S1", player=0)
    assert charter(after(state, OfferForLocalRailway("BCB", "S1", price)), "BCB").treasury == 200 - price


@pytest.mark.rule("IV.1-09")
@pytest.mark.parametrize("price", [-1, 0, 66, 120])
def test_iv_1_price_out_of_bounds_in_the_round_marked_65(price: int) -> None:
    """0 and 66 K are refused in the round marked 65 (IV.1)."""
    state = local_railway(bcb(number="5.2"), "S1", player=0)
    assert refusal(state, OfferForLocalRailway("BCB", "S1", price)) == ("IV.1", "price_out_of_range")


@pytest.mark.rule("IV.1-09")
def test_iv_1_price_is_a_whole_number() -> None:
    """Half a K cannot be offered (IV.1)."""
    state = local_railway(bcb(number="5.2"), "S1", player=0)
    assert code(state, OfferForLocalRailway("BCB", "S1", 20.5)) == "misshapen_field"  # type: ignore[arg-type]


@pytest.mark.rule("IV.1-09", "V-05")
@pytest.mark.parametrize(("treasury", "prices"), [(0, []), (1, [PriceRange(1, 1)]), (90, [PriceRange(1, 65)])])
def test_iv_1_listed_prices_end_at_the_treasury(treasury: int, prices: list[PriceRange]) -> None:
    """With its last K a company may still make an offer of 1 K; with nothing it makes none (IV.1)."""
    state = company(local_railway(bcb(number="5.2"), "S1", player=0), "BCB", treasury=treasury)
    assert [offer.price for offer in legal(state, OfferForLocalRailway)] == prices


@pytest.mark.rule("IV.1-10")
def test_iv_1_price_goes_from_the_treasury_to_the_owner() -> None:
    """The company's treasury pays the player who owned it, neither the bank nor the Director (IV.1)."""
    state = local_railway(bcb(), "S1", player=1)
    then, events = play(state, OfferForLocalRailway("BCB", "S1", 37), AcceptOffer(1))
    assert events_of(events, MoneyPaid) == [
        MoneyPaid(Party("company", "BCB"), Party("player", 1), 37, "local_railway")
    ]
    assert events_of(events, LocalRailwayAskedFor) == [LocalRailwayAskedFor("BCB", "S1", 1, 37)]
    assert events_of(events, LocalRailwaySold) == [LocalRailwaySold("BCB", "S1", 1, 37)]
    assert charter(then, "BCB").treasury == 200 - 37
    assert [cash(then, seat) - cash(state, seat) for seat in range(3)] == [0, 37, 0]


@pytest.mark.rule("IV.1-10", "V-05")
def test_iv_1_price_cannot_exceed_the_treasury() -> None:
    """The Director cannot help: a price above the treasury is refused and not listed (IV.1)."""
    state = local_railway(bcb(number="5.2", treasury=30), "S1", player=0)
    assert refusal(state, OfferForLocalRailway("BCB", "S1", 31)) == ("IV.1", "treasury_too_small")
    assert legal(state, OfferForLocalRailway) == [OfferForLocalRailway("BCB", "S1", PriceRange(1, 30))]
    assert not legal(company(state, "BCB", treasury=0), OfferForLocalRailway)


@pytest.mark.rule("R-070", "IV.1-08")
def test_r_070_another_owner_is_asked_and_may_decline() -> None:
    """An owner who is not the buyer's Director answers; after a refusal nothing has changed (R-070)."""
    state = local_railway(bcb("station"), "S1", player=2)
    asked = after(state, OfferForLocalRailway("BCB", "S1", 40))
    assert deciding(asked)[:2] == ("answer", 2)
    assert code(asked, AcceptOffer(0)) == "not_your_turn"
    assert code(asked, EndStep("BCB", "station")) == "not_now"
    assert after(asked, DeclineOffer(2)) == state


@pytest.mark.rule("R-070", "IV.1-08")
def test_r_070_after_acceptance_the_turn_continues() -> None:
    """With the owner's consent the local railway passes over and the company is still at its step (R-070)."""
    state = local_railway(bcb("station"), "S1", player=2)
    then = after(state, OfferForLocalRailway("BCB", "S1", 40), AcceptOffer(2))
    assert owner_of(then, "S1") == "BCB"
    assert deciding(then) == ("station", 0, "BCB")


@pytest.mark.rule("R-070")
def test_r_070_the_director_sells_his_own_without_being_asked() -> None:
    """The Director's own local railway passes over with the offer itself (R-070)."""
    then = after(local_railway(bcb(), "S1", player=0), OfferForLocalRailway("BCB", "S1", 1))
    assert owner_of(then, "S1") == "BCB"
    assert deciding(then) == ("track", 0, "BCB")


@pytest.mark.rule("R-070")
def test_r_070_only_in_the_buyers_turn() -> None:
    """A company whose turn it is not cannot buy (R-070)."""
    state = local_railway(floated(bcb(), "VBW", treasury=100), "S1", player=0)
    assert refusal(state, OfferForLocalRailway("VBW", "S1", 10)) == ("VIII.2", "not_this_companys_turn")


@pytest.mark.parametrize(
    ("name", "price", "section", "allowed"),
    [
        pytest.param("BCB", 60, "IV.2.b", "S", marks=pytest.mark.rule("IV.2.b-04")),
        pytest.param("KFN", 60, "IV.2.c", "SM", marks=pytest.mark.rule("IV.2.c-04")),
        pytest.param("kk", 100, "IV.2.d", "SML", marks=pytest.mark.rule("IV.2.d-04")),
    ],
)
def test_iv_2_which_sizes_a_company_may_buy(name: str, price: int, section: str, allowed: str) -> None:
    """Small companies buy small ones, medium ones small and medium, large ones all (IV.2)."""
    state = in_step(in_phase(floated(a_game(), name, price=price, treasury=100), "d"), name, "track")
    for size in "SML":
        state = local_railway(state, f"{size}1", player=0)
    for size in "SML":
        offer = OfferForLocalRailway(name, f"{size}1", 10)
        if size in allowed:
            assert owner_of(after(state, offer), f"{size}1") == name
        else:
            assert refusal(state, offer) == (section, "local_railway_too_large")
    assert {each.local_railway[0] for each in legal(state, OfferForLocalRailway)} == set(allowed)


@pytest.mark.rule("II-03")
def test_iv_1_there_are_no_others_than_the_eighteen() -> None:
    """A name other than the eighteen is refused in purchase, sale and power (IV.1)."""
    state = bcb()
    assert refusal(state, OfferForLocalRailway("BCB", "S7", 10)) == ("IV.1", "unknown_local_railway")
    assert refusal(state, SellLocalRailway("BCB", "S7")) == ("IV.1", "unknown_local_railway")
    assert refusal(state, LayTile("BCB", "E15", "57", 0, "S7")) == ("IV.1", "unknown_local_railway")


# What a player cannot do with it


@pytest.mark.rule("IV.1-11", "VII.6-06")
def test_iv_1_a_players_local_railway_is_not_sold_to_the_bank() -> None:
    """Neither in a stock round nor through a company he directs does a player sell to the bank (IV.1)."""
    state = local_railway(bcb(), "S1", player=0)
    assert refusal(state, SellLocalRailway("BCB", "S1")) == ("IV.1", "not_the_companys")
    assert not legal(state, SellLocalRailway)
    in_stock = in_stock_round(state)
    assert code(in_stock, SellLocalRailway("BCB", "S1")) == "not_now"
    assert not legal(in_stock, SellLocalRailway)


def with_lowest_price(action: Action) -> Action:
    """A listed action with the lowest price of its range."""
    if isinstance(action, OfferForLocalRailway) and isinstance(action.price, PriceRange):
        return OfferForLocalRailway(action.company, action.local_railway, action.price.low)
    return action


@pytest.mark.rule("IV.1-12", "R-073")
@pytest.mark.parametrize("step", ["stock", *STEPS])
def test_iv_1_nothing_closes_a_players_local_railway(step: str) -> None:
    """Whatever a player or his company can do, his local railway stays his or goes to a company (IV.1)."""
    state = player(bcb("track" if step == "stock" else step), 0, cash=500)
    state = local_railway(state, "S1", player=0)
    if step == "stock":
        state = in_stock_round(state)
    actions = [each for each in action_ranges(state) if not isinstance(each, BuyTrain)]
    assert actions
    owners = {owner_of(apply(state, with_lowest_price(each))[0], "S1") for each in actions}
    assert owners == ({0} if step == "stock" else {0, "BCB"})


@pytest.mark.rule("IV.1-13", "VII.4-02")
def test_iv_1_a_players_local_railway_counts_as_a_certificate() -> None:
    """At 13 certificates of 14 a local railway in hand bars a purchase, one of a company does not (IV.1)."""
    state = in_phase(a_game(), "d")
    for name in ("EKJ", "OFE", "BCB", "MW", "VBW"):  # two certificates each
        state = floated(state, name, units=3)
    state = floated(state, "BN", price=60, units=3)  # two more
    state = floated(state, "NWB", director=1, price=60, units=3)
    state = player(state, 0, cash=500, shares={"NWB": 1})
    in_hand = in_stock_round(local_railway(state, "S1", player=0))
    with_company = in_stock_round(local_railway(state, "S1", company="BCB"))
    assert (certificates(in_hand, 0), certificates(with_company, 0)) == (14, 13)
    assert refusal(in_hand, BuyShare(0, "NWB")) == ("VII.4", "certificate_limit")
    assert code(with_company, BuyShare(0, "NWB")) is None


@pytest.mark.rule("IV.1-14", "X.2-02", "X.2-01")
def test_iv_1_a_players_local_railway_is_worth_120_at_the_end() -> None:
    """At the end of the game a player's local railway adds 120 K, a company's adds nothing (IV.1)."""
    state = priced(bcb("trains", number="8.3"), "BCB", 100)
    state = local_railway(local_railway(state, "L6", player=1), "S1", company="BCB")
    state = player(player(player(state, 0, cash=10), 1, cash=20), 2, cash=30)
    _, events = play(state, EndStep("BCB", "trains"))
    assert events_of(events, GameEnded) == [GameEnded((10 + 2 * 100, 20 + 120, 30))]


# Sale to the bank


@pytest.mark.rule("IV.1-29")
@pytest.mark.parametrize("used", [False, pytest.param(True, marks=pytest.mark.rule("IV.1-18", "R-068"))])
def test_iv_1_sale_to_the_bank_in_the_round_marked_75(used: bool) -> None:
    """In the round marked 75 the company gets 75 K for a small one, also for a used one (IV.1)."""
    state = local_railway(bcb(number="6.2", treasury=8), "S1", company="BCB", used=used)
    then, events = play(state, SellLocalRailway("BCB", "S1"))
    assert charter(then, "BCB").treasury == 83
    assert events_of(events, MoneyPaid) == [MoneyPaid(BANK, Party("company", "BCB"), 75, "local_railway")]
    assert events_of(events, LocalRailwaySold) == [LocalRailwaySold("BCB", "S1", None, 75)]


@pytest.mark.rule("IV.1-29", "VIII.3-06", "R-072")
@pytest.mark.parametrize("step", STEPS)
def test_iv_1_sale_to_the_bank_at_any_step(step: str) -> None:
    """A company sells at every step of its own turn and goes on with that step (IV.1)."""
    state = local_railway(bcb(step), "S1", company="BCB")
    assert SellLocalRailway("BCB", "S1") in action_ranges(state)
    then = after(state, SellLocalRailway("BCB", "S1"))
    assert charter(then, "BCB").treasury == 200 + 45
    assert deciding(then) == (step, 0, "BCB")


@pytest.mark.rule("IV.1-29")
def test_iv_1_no_sale_to_the_bank_in_another_companys_turn() -> None:
    """Only the company whose turn it is sells (IV.1)."""
    state = local_railway(floated(bcb(), "VBW", treasury=100), "S1", company="VBW")
    assert refusal(state, SellLocalRailway("VBW", "S1")) == ("VIII.2", "not_this_companys_turn")
    assert refusal(state, SellLocalRailway("BCB", "S1")) == ("IV.1", "not_the_companys")
    assert not legal(state, SellLocalRailway)


@pytest.mark.rule("IV.1-30")
def test_iv_1_a_railway_sold_to_the_bank_never_returns() -> None:
    """It pays no income again, and neither company nor player can buy or sell it (IV.1)."""
    state = local_railway(bcb("trains", number="5.1"), "S1", company="BCB")
    state = after(state, SellLocalRailway("BCB", "S1"))
    assert owner_of(state, "S1") is None
    assert refusal(state, OfferForLocalRailway("BCB", "S1", 10)) == ("IV.1", "not_a_players")
    assert refusal(state, SellLocalRailway("BCB", "S1")) == ("IV.1", "not_the_companys")
    assert not legal(state, OfferForLocalRailway) and not legal(state, SellLocalRailway)
    then, events = play(state, EndStep("BCB", "trains"))
    assert events_of(events, OperatingRoundBegan) == [OperatingRoundBegan("5.2", 65)]
    assert not [each for each in events_of(events, MoneyPaid) if each.reason == "local_railway_income"]
    assert refusal(then, LayTile("BCB", "E15", "57", 0, "S1")) == ("IV.1", "not_the_companys")


@pytest.mark.rule("R-072")
def test_r_072_in_an_emergency_the_company_may_sell_first_but_need_not() -> None:
    """Short of money for its train a company may sell its local railway, or let the Director pay (R-072)."""
    state = bcb("trains", phase="e", number="6.2", treasury=200)  # the next card costs 250 as a 4-train
    state = player(local_railway(company(state, "BCB", trains=()), "S1", company="BCB"), 0, cash=90)
    helped = after(state, BuyTrain("BCB", "e1", "4"))
    assert (cash(helped, 0), charter(helped, "BCB").treasury, owner_of(helped, "S1")) == (40, 0, "BCB")
    sold = after(state, SellLocalRailway("BCB", "S1"), BuyTrain("BCB", "e1", "4"))
    assert (cash(sold, 0), charter(sold, "BCB").treasury) == (90, 25)


@pytest.mark.rule("R-072")
def test_r_072_buying_cheaply_from_a_player_and_selling_on() -> None:
    """A company may buy for 1 K and sell to the bank at the full price in the same turn (R-072)."""
    state = local_railway(bcb("trains", number="6.2", treasury=1), "S1", player=0)
    then = after(state, OfferForLocalRailway("BCB", "S1", 1), SellLocalRailway("BCB", "S1"))
    assert charter(then, "BCB").treasury == 75


# No other trade


@pytest.mark.rule("IV.1-31", "R-073")
def test_iv_1_no_sale_from_company_to_company() -> None:
    """A company cannot buy what another company owns, not even one of the same Director (IV.1)."""
    state = local_railway(floated(bcb(), "VBW", treasury=100), "S1", company="VBW")
    assert refusal(state, OfferForLocalRailway("BCB", "S1", 10)) == ("IV.1", "not_a_players")
    assert not legal(state, OfferForLocalRailway)


@pytest.mark.rule("IV.1-31", "R-073")
@pytest.mark.parametrize("step", STEPS)
def test_iv_1_a_companys_local_railway_goes_nowhere_but_to_the_bank(step: str) -> None:
    """Whatever its Director does in the turn, it stays the company's or leaves the game (IV.1)."""
    state = local_railway(floated(bcb(step), "VBW", treasury=100), "S1", company="BCB")
    owners = {owner_of(apply(state, with_lowest_price(each))[0], "S1") for each in action_ranges(state)}
    assert owners == {"BCB", None}


@pytest.mark.rule("IV.1-31", "R-073")
def test_iv_1_no_sale_from_company_to_player() -> None:
    """A player buys local railways in the pre-stock round only, from the bank (IV.1)."""
    state = local_railway(bcb(), "S1", company="BCB")
    assert code(state, BuyLocalRailway(0, "S1")) == "not_now"
    in_stock = in_stock_round(state)
    assert code(in_stock, BuyLocalRailway(0, "S1")) == "not_now"
    assert all(owner_of(apply(in_stock, each)[0], "S1") == "BCB" for each in action_ranges(in_stock))


@pytest.mark.rule("R-073")
def test_r_073_by_acquisition_it_passes_from_company_to_company() -> None:
    """The one way from company to company is an acquisition; used ones stay used (R-073, R-110)."""
    state = floated(a_game(), "VBW", price=60, trains=())
    state = floated(in_phase(state, "b"), "KFN", price=60, treasury=500, trains=("b0:2+2",))
    state = local_railway(local_railway(state, "S1", company="VBW"), "S2", company="VBW", used=True)
    then = after(in_step(state, "KFN", "acquisition"), OfferAcquisition("KFN", "VBW", 60))
    assert (owner_of(then, "S1"), owner_of(then, "S2")) == ("KFN", "KFN")
    assert [then.local_railways[i].used for i in (0, 1)] == [False, True]


@pytest.mark.rule("IV.1-01", "IV.1-15")
def test_iv_1_income_of_a_whole_round_with_several_owners() -> None:
    """Three players and a company each get the sum of what they own, in one operating round (IV.1)."""
    state = floated(a_game(), "BCB", trains=("a0",))
    for name, seat in (("S1", 0), ("M1", 0), ("L1", 1), ("L2", 1), ("S2", 2)):
        state = local_railway(state, name, player=seat)
    state = end_of_stock_round(local_railway(local_railway(state, "S3", company="BCB"), "S4", company="BCB"))
    then = after(state, Pass(2))
    assert [cash(then, seat) - cash(state, seat) for seat in range(3)] == [15, 40, 5]
    assert then.companies[COMPANY["BCB"].index].treasury == 10
    later, events = idle_turn(then, "BCB")  # and nothing more when the turn goes on
    assert not [each for each in events_of(events, MoneyPaid) if each.reason == "local_railway_income"]
    assert cash(later, 1) == cash(then, 1)
