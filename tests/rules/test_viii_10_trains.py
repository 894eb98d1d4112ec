"""Purchase of trains (VIII.10)."""

from __future__ import annotations

import pytest

from cz18 import GameState, PriceRange, check
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyTrain,
    DeclineOffer,
    EndStep,
    LayTile,
    OfferForLocalRailway,
    OfferForTrain,
    ReturnTrain,
    Run,
    ScrapTrain,
    SellLocalRailway,
    TakeOverTrain,
)
from cz18.rules.asking.choices import choices
from cz18.rules.asking.prices import Stake, terms_of
from cz18.rules.engine import action_ranges
from cz18.rules.events import LoanTaken, MoneyPaid, TrainAskedFor, TrainBought
from cz18.rules.options import PROFILES, Options
from rules.positions import (
    a_game,
    after,
    cash,
    charter,
    code,
    company,
    deciding,
    events_of,
    faces,
    floated,
    in_phase,
    in_pool,
    in_step,
    laid,
    legal,
    local_railway,
    on_top,
    phase,
    play,
    player,
    pooled,
    refusal,
    stations,
    under,
)

END = {name: EndStep(name, "trains") for name in ("BCB", "KFN", "kk")}


def in_trains(
    name: str, card: str, *, treasury: int = 5000, trains: tuple[str, ...] = (), **options: bool | str
) -> GameState:
    """A company in its train step; this card is on top of the deck."""
    state = floated(a_game(**options), name, price=100, treasury=treasury, trains=trains)
    return on_top(in_step(state, name, "trains", number="5.2"), card)


def buy(card: str, face: str, name: str = "KFN") -> BuyTrain:
    return BuyTrain(name, card, face)


# The duty to own a train


@pytest.mark.rule("VIII.10-01", "VIII.10-02", "VIII.3-05")
@pytest.mark.parametrize(
    ("name", "trains"),
    [
        ("BCB", ()), ("KFN", ()), ("kk", ()),
        *(
            pytest.param(*case, marks=pytest.mark.rule("VIII.10-17"))
            for case in (
                ("KFN", ("c0", "d0")), ("kk", ("c0",)), ("kk", ("d0:3+3",)), ("kk", ("d0:3+3", "c1")),
            )
        ),
    ],
)  # fmt: skip
def test_viii_10_turn_cannot_end_without_a_train_of_the_own_colour(name: str, trains: tuple[str, ...]) -> None:
    """A company without a train of its colour cannot end its turn, though it has no track at all (VIII.10)."""
    state = in_trains(name, "d2", trains=trains)
    assert refusal(state, END[name]) == ("VIII.10", "must_own_a_train")
    assert END[name] not in legal(state, EndStep)


@pytest.mark.rule("VIII.10-01", "VIII.3-05")
@pytest.mark.parametrize(("name", "train"), [("BCB", "c0"), ("KFN", "d0:3+3"), ("kk", "d0:3E")])
def test_viii_10_with_a_train_of_the_own_colour_buying_is_optional(name: str, train: str) -> None:
    """A company that owns a train it can run may end its turn without buying (VIII.10)."""
    state = in_trains(name, "d2", trains=(train,))
    assert legal(state, BuyTrain)
    assert END[name] in legal(state, EndStep)
    assert check(state, END[name]) is None


@pytest.mark.rule("VIII.10-03")
@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "acquisition"])
def test_viii_10_trains_are_bought_at_the_end_of_the_turn(step: str) -> None:
    """No train can be bought before the train step (VIII.10)."""
    state = in_step(in_trains("KFN", "d2"), "KFN", step)
    assert refusal(state, buy("d2", "3+3")) == ("VIII.10", "not_now")


@pytest.mark.rule("VIII.10-03")
def test_viii_10_new_train_does_not_run_in_the_turn_of_its_purchase() -> None:
    """After the purchase there is no run any more in this turn (VIII.10)."""
    state = after(in_trains("KFN", "d2"), buy("d2", "3+3"))
    assert refusal(state, Run("KFN", ())) == ("VIII.7", "not_now")


@pytest.mark.rule("VIII.10-04", "R-066")
def test_viii_10_purchase_of_the_first_b_opens_local_railways_at_once() -> None:
    """The buyer of the first b-card may buy a local railway in the same turn (VIII.10)."""
    state = local_railway(in_trains("BCB", "b0"), "S1", player=0)
    wanted = OfferForLocalRailway("BCB", "S1", 10)
    assert refusal(state, wanted) == ("IV.1", "no_purchase_before_phase_b")
    state = after(state, buy("b0", "2", "BCB"))
    assert phase(state) == "b"
    assert check(state, wanted) is None


@pytest.mark.rule("VIII.10-04", "R-066")
def test_viii_10_purchase_of_the_first_d_opens_green_at_once() -> None:
    """The buyer of the first d-card may lay a purple-edged green tile in the same turn (VIII.10, IV.1)."""
    state = stations(laid(in_trains("BCB", "d0"), {"E15": ("57", 1)}), "BCB", "E15")
    state = local_railway(state, "S1", company="BCB")
    purple = LayTile("BCB", "E15", "14p", 0, "S1")
    assert refusal(state, purple) == ("VIII.5", "colour_not_open")
    assert check(after(state, buy("d0", "3", "BCB")), purple) is None


# The limit


@pytest.mark.rule("VIII.10-05", "VIII.10-18")
def test_viii_10_several_trains_until_the_limit() -> None:
    """A company may buy several trains in a turn, up to its limit (VIII.10)."""
    state = after(in_trains("KFN", "d1"), buy("d1", "3+3"), buy("d2", "3+3"), buy("d3", "3"))
    assert faces(state, "KFN") == ["3+3", "3+3", "3"]
    assert refusal(state, buy("e0", "3+3")) == ("VIII.10", "train_limit")
    assert not legal(state, BuyTrain)


@pytest.mark.rule("VIII.10-18")
def test_viii_10_several_trains_while_money_lasts() -> None:
    """The second train needs its price in the treasury too (VIII.10)."""
    state = after(in_trains("KFN", "d1", treasury=300), buy("d1", "3+3"))
    assert refusal(state, buy("d2", "3+3")) == ("VIII.10", "treasury_too_small")
    assert charter(after(state, buy("d2", "3")), "KFN").treasury == 0


@pytest.mark.rule("VIII.10-06")
def test_viii_10_at_the_limit_no_purchase_even_if_it_would_scrap() -> None:
    """A small company at its limit of 2 cannot buy a 4-train, though that would scrap its 2-train (VIII.10)."""
    state = in_trains("BCB", "e1", trains=("b0:2", "c0"))
    assert refusal(state, buy("e1", "4", "BCB")) == ("VIII.10", "train_limit")
    assert not legal(state, BuyTrain)


@pytest.mark.rule("VIII.10-06")
def test_viii_10_limit_binds_for_pool_and_trade_too() -> None:
    """At the limit neither a pool train nor another company's can be bought (VIII.10)."""
    state = pooled(in_trains("BCB", "e1", trains=("b0:2", "c0")), "c1")
    state = floated(state, "OFE", price=60, trains=("c2",))
    assert refusal(state, buy("c1", "3", "BCB")) == ("VIII.10", "train_limit")
    assert refusal(state, OfferForTrain("BCB", "OFE", "c2", 1)) == ("VIII.10", "train_limit")
    assert not legal(state, OfferForTrain)


# At the limit with nothing to run


@pytest.mark.rule("VIII.10-07", "R-124")
def test_viii_10_stuck_company_buys_a_runnable_train_and_returns_another() -> None:
    """A medium company at its limit with red trains buys a blue one and returns one other unpaid (VIII.10)."""
    state = in_trains("KFN", "f1", trains=("c0", "d0"))
    assert refusal(state, buy("f1", "4")) == ("VIII.10", "must_be_runnable")
    assert legal(state, BuyTrain) == [buy("f1", "4+4")]
    state = after(state, buy("f1", "4+4"))
    assert deciding(state) == ("return_trains", 0, "KFN")
    assert legal(state, object) == [ReturnTrain("KFN", "c0"), ReturnTrain("KFN", "d0")]
    assert refusal(state, ReturnTrain("KFN", "f1")) == ("VIII.10", "new_train_stays")
    state = after(state, ReturnTrain("KFN", "d0"))
    assert faces(state, "KFN") == ["3", "4+4"]
    assert in_pool(state) == ["d0:3"]
    assert charter(state, "KFN").treasury == 5000 - 400
    assert refusal(state, buy("f2", "4+4")) == ("VIII.10", "train_limit")
    assert check(state, END["KFN"]) is None


@pytest.mark.rule("R-124", "VIII.10-07")
def test_viii_10_stuck_company_with_emergency_money() -> None:
    """The exception works with emergency financing: treasury, the Director's cash, a loan (VIII.10, VIII.11)."""
    state = player(in_trains("KFN", "f1", treasury=100, trains=("c0", "d0")), 0, cash=120)
    state, events = play(state, buy("f1", "4+4"), ReturnTrain("KFN", "c0"))
    assert (charter(state, "KFN").treasury, cash(state, 0), state.players[0].debt) == (0, 0, 180)
    assert events_of(events, LoanTaken) == [LoanTaken(0, 180)]
    assert faces(state, "KFN") == ["3", "4+4"]


@pytest.mark.rule("R-124", "VIII.10-07")
def test_viii_10_stuck_company_buys_from_the_pool() -> None:
    """The exception allows a pool train; the company returns another one into the pool (VIII.10)."""
    state = pooled(in_trains("KFN", "f1", trains=("c0", "d0")), "e0:3+3")
    state = after(state, buy("e0", "3+3"))
    assert legal(state, object) == [ReturnTrain("KFN", "c0"), ReturnTrain("KFN", "d0")]
    assert in_pool(after(state, ReturnTrain("KFN", "c0"))) == ["c0:3"]


@pytest.mark.rule("R-124", "VIII.10-07", "R-143")
def test_viii_10_stuck_company_buys_from_another_company_with_treasury_money() -> None:
    """The exception allows another company's train for treasury money, only one it can run (VIII.10)."""
    state = in_trains("KFN", "f1", treasury=50, trains=("c0", "d0"))
    state = floated(state, "BTE", director=1, price=60, trains=("e0:3+3", "c1"))
    assert refusal(state, OfferForTrain("KFN", "BTE", "e0", 51)) == ("VIII.10", "treasury_too_small")
    assert refusal(state, OfferForTrain("KFN", "BTE", "c1", 1)) == ("VIII.10", "must_be_runnable")
    assert legal(state, OfferForTrain) == [OfferForTrain("KFN", "BTE", "e0", PriceRange(1, 50))]
    state = after(state, OfferForTrain("KFN", "BTE", "e0", 50), AcceptOffer(1))
    assert refusal(state, ReturnTrain("KFN", "e0")) == ("VIII.10", "new_train_stays")
    state = after(state, ReturnTrain("KFN", "c0"))
    assert (faces(state, "KFN"), faces(state, "BTE"), in_pool(state)) == (["3", "3+3"], ["3"], ["c0:3"])
    assert deciding(state) == ("trains", 0, "KFN")


@pytest.mark.rule("R-124", "R-126", "R-127")
def test_viii_10_stuck_company_whose_purchase_lowers_its_limit() -> None:
    """Three red trains and the first f-card as 4+4: limit 2, two of the others go, never the new one (VIII.10)."""
    state = in_trains("KFN", "f0", trains=("c0", "c1", "d0"))
    state = after(state, buy("f0", "4+4"))
    assert refusal(state, ReturnTrain("KFN", "f0")) == ("VIII.10", "new_train_stays")
    state = after(state, ReturnTrain("KFN", "c0"))
    assert legal(state, object) == [ReturnTrain("KFN", "c1"), ReturnTrain("KFN", "d0")]
    state = after(state, ReturnTrain("KFN", "d0"))
    assert faces(state, "KFN") == ["3", "4+4"]
    assert deciding(state)[0] == "trains"


@pytest.mark.rule("R-127", "R-124")
def test_viii_10_stuck_company_returns_in_its_place_of_the_operating_order() -> None:
    """When its purchase lowers limits, companies that operate before it return trains first (R-127)."""
    state = in_trains("KFN", "f0", trains=("c0", "c1", "d0"))
    state = floated(state, "BTE", director=1, price=126, trains=("e0:3+3", "e1:3+3", "e2:3+3"))
    state = floated(state, "ATE", director=2, price=60, trains=("d1:3+3", "d2:3+3", "d3:3+3"))
    state = after(state, buy("f0", "4+4"))
    order = []
    while deciding(state)[0] == "return_trains":
        order.append(deciding(state)[2])
        state = after(state, legal(state, ReturnTrain)[0])
    assert order == ["BTE", "KFN", "KFN", "ATE"]
    assert "4+4" in faces(state, "KFN")


@pytest.mark.rule("R-124")
def test_viii_10_the_new_train_may_go_where_the_exception_is_unknown() -> None:
    """18xx.games lets any train above the limit go, the new one too; the book is asked afterwards (R-124)."""
    state = in_trains("KFN", "f1", trains=("c0", "d0"), profile="18xx.games")
    state = after(state, buy("f1", "4+4"))
    assert ReturnTrain("KFN", "f1") in legal(state, ReturnTrain)
    assert refusal(state._replace(options=Options()), ReturnTrain("KFN", "f1")) == ("VIII.10", "new_train_stays")
    state = after(state, ReturnTrain("KFN", "f1"))
    assert (faces(state, "KFN"), in_pool(state)) == (["3", "3"], ["f1:4+4"])
    assert check(state, END["KFN"]) is None


@pytest.mark.rule("R-124")
def test_viii_10_no_exception_while_a_runnable_train_is_there() -> None:
    """A company at its limit that owns a runnable train has no use of the exception (VIII.10)."""
    state = in_trains("KFN", "f1", trains=("e0:3+3", "d0"))
    assert refusal(state, buy("f1", "4+4")) == ("VIII.10", "train_limit")


# New trains


@pytest.mark.rule("VIII.10-08")
@pytest.mark.parametrize(
    ("card", "face", "price"),
    [
        ("d1", "3", 120), ("d1", "3+3", 180), ("d1", "3E", 250), ("e1", "4", 250), ("e1", "3+3", 180),
        ("e1", "3E", 250), ("f1", "4", 250), ("f1", "4+4", 400), ("f1", "4E", 350), ("g1", "5", 350),
        ("g1", "4+4", 400), ("g1", "4E", 350), ("h1", "5", 350), ("h1", "5+5", 500), ("h1", "5E", 700),
        ("i1", "5", 350), ("i1", "5+5", 500), ("i1", "6E", 800), ("j1", "5", 350),
        ("j1", "5+5", 500), ("j1", "8E", 1000),
    ],
)  # fmt: skip
def test_viii_10_new_train_costs_the_price_of_its_face(card: str, face: str, price: int) -> None:
    """A new train costs what is printed for the chosen face, paid to the bank (VIII.10)."""
    state, events = play(in_trains("kk", card), buy(card, face, "kk"))
    assert charter(state, "kk").treasury == 5000 - price
    assert [(each.payee.kind, each.amount) for each in events_of(events, MoneyPaid)] == [("bank", price)]
    assert [(each.face, each.price, each.source) for each in events_of(events, TrainBought)] == [
        (face, price, "deck")
    ]


@pytest.mark.rule("VIII.10-09", "R-120")
def test_viii_10_only_the_top_card_is_on_offer() -> None:
    """Only the top card can be bought, on any face the buyer may own; the next one follows at once (VIII.10)."""
    state = in_trains("KFN", "d1")
    assert legal(state, BuyTrain) == [buy("d1", "3"), buy("d1", "3+3")]
    for card in ("d0", "d2", "e0", "z0", ""):
        assert refusal(state, buy(card, "3+3")) == ("VIII.10", "card_not_on_offer")
    assert refusal(state, buy("d1", "2+2")) == ("VIII.10", "no_such_face")
    state = after(state, buy("d1", "3+3"))
    assert legal(state, BuyTrain) == [buy("d2", "3"), buy("d2", "3+3")]
    assert refusal(state, buy("d1", "3+3")) == ("VIII.10", "card_not_on_offer")


@pytest.mark.rule("R-120")
def test_viii_10_pool_and_deck_are_both_on_offer() -> None:
    """The top card and every pool card are on offer in every face the company may own (VIII.10)."""
    state = pooled(in_trains("KFN", "d1"), "b0:2", "c0:2+2")
    on_offer = [(action.train, action.face) for action in legal(state, BuyTrain)]
    assert on_offer == [("d1", "3"), ("d1", "3+3"), ("b0", "2"), ("b0", "2+2"), ("c0", "3"), ("c0", "2+2")]


@pytest.mark.rule("R-120")
@pytest.mark.parametrize(
    ("name", "face", "section"),
    [
        pytest.param("BCB", "3+3", "IV.2.b", marks=pytest.mark.rule("IV.2.b-03")),
        pytest.param("BCB", "3E", "IV.2.b", marks=pytest.mark.rule("IV.2.b-03")),
        pytest.param("KFN", "3E", "IV.2.c", marks=pytest.mark.rule("IV.2.c-03")),
    ],
)
def test_viii_10_no_face_larger_than_the_company(name: str, face: str, section: str) -> None:
    """A face larger than the company is not for it (VIII.10, IV.2)."""
    assert refusal(in_trains(name, "d1"), buy("d1", face, name)) == (section, "train_too_large")


# Trade between companies


def a_seller(*, director: int = 1, treasury: int = 100, letter: str = "c") -> GameState:
    """BCB in its train step; OFE owns a 2 and a 3, KFN a 2+2."""
    state = floated(a_game(), "BCB", price=100, treasury=treasury)
    state = floated(state, "OFE", director=director, price=60, treasury=7, trains=("a0", "c0"))
    state = floated(state, "KFN", director=2, price=70, trains=("b0:2+2",))
    return in_phase(in_step(state, "BCB", "trains", number="5.2"), letter)


@pytest.mark.rule("VIII.10-10", "VIII.10-12")
def test_viii_10_trade_by_agreement_of_both_directors() -> None:
    """The seller's Director is asked; then train and money change hands, treasury to treasury (VIII.10)."""
    before = a_seller()
    state, events = play(before, OfferForTrain("BCB", "OFE", "c0", 45))
    assert events == [TrainAskedFor("BCB", "OFE", "c0", 45)]
    assert deciding(state) == ("answer", 1, "BCB")
    assert refusal(state, AcceptOffer(0)) == ("VIII.10", "not_your_turn")
    assert state.companies == before.companies
    state, events = play(state, AcceptOffer(1))
    assert (faces(state, "BCB"), faces(state, "OFE")) == (["3"], ["2"])
    assert (charter(state, "BCB").treasury, charter(state, "OFE").treasury) == (55, 52)
    assert [(each.payer.name, each.payee.name, each.amount) for each in events_of(events, MoneyPaid)] == [
        ("BCB", "OFE", 45)
    ]
    assert events_of(events, TrainBought) == [TrainBought("BCB", "c0", "3", 45, "OFE")]
    assert [cash(state, seat) for seat in range(3)] == [cash(before, seat) for seat in range(3)]


@pytest.mark.rule("VIII.10-10")
def test_viii_10_declined_offer_changes_nothing_and_may_be_repeated() -> None:
    """A declined offer leaves everything as it was; a new one may follow, the same too (VIII.10)."""
    before = a_seller()
    offer = OfferForTrain("BCB", "OFE", "c0", 45)
    state = after(before, offer, DeclineOffer(1))
    assert state == before
    assert faces(after(state, offer, DeclineOffer(1), offer, AcceptOffer(1)), "BCB") == ["3"]


@pytest.mark.rule("VIII.10-10")
def test_viii_10_one_director_of_both_trades_without_a_question() -> None:
    """Between companies of one Director the train passes at once (VIII.10)."""
    state = after(a_seller(director=0), OfferForTrain("BCB", "OFE", "c0", 45))
    assert faces(state, "BCB") == ["3"]
    assert deciding(state) == ("trains", 0, "BCB")


@pytest.mark.rule("VIII.10-10", "R-123")
@pytest.mark.parametrize("letter", list("abcj"))
def test_viii_10_trade_opens_with_phase_b(letter: str) -> None:
    """Companies trade trains from phase b on, not in phase a (VIII.10)."""
    state = a_seller(letter=letter)
    offer = OfferForTrain("BCB", "OFE", "c0", 45)
    if letter == "a":
        assert refusal(state, offer) == ("VIII.10", "no_trade_before_phase_b")
        assert not legal(state, OfferForTrain)
    else:
        assert check(state, offer) is None
        assert offer.seller in {action.seller for action in legal(state, OfferForTrain)}


@pytest.mark.rule("VIII.10-11", "VIII.10-12")
def test_viii_10_price_of_a_trade_from_1_to_the_treasury() -> None:
    """The price is free from 1 K up to the buyer's treasury, whatever the printed price (VIII.10)."""
    state = a_seller()
    assert legal(state, OfferForTrain) == [
        OfferForTrain("BCB", "OFE", card, PriceRange(1, 100)) for card in ("a0", "c0")
    ]
    for price in (1, 100):
        assert check(state, OfferForTrain("BCB", "OFE", "a0", price)) is None
    for price in (0, -5):
        assert refusal(state, OfferForTrain("BCB", "OFE", "a0", price)) == ("VIII.10", "price_too_low")
    assert refusal(state, OfferForTrain("BCB", "OFE", "a0", 101)) == ("VIII.10", "treasury_too_small")
    assert not legal(a_seller(treasury=0), OfferForTrain)


@pytest.mark.rule("IV.2.b-03", "III.3-08")
def test_viii_10_trade_only_of_trains_the_buyer_may_own_and_the_seller_has() -> None:
    """A small company cannot buy a blue train, nor one the seller does not own (VIII.10, IV.2.b)."""
    state = a_seller()
    assert refusal(state, OfferForTrain("BCB", "KFN", "b0", 5)) == ("IV.2.b", "train_too_large")
    assert refusal(state, OfferForTrain("BCB", "OFE", "b0", 5)) == ("VIII.10", "train_not_owned")
    assert refusal(state, OfferForTrain("BCB", "XYZ", "b0", 5)) == ("VIII.10", "unknown_company")


@pytest.mark.rule("VIII.10-13")
@pytest.mark.parametrize("step", ["track", "station", "run", "dividend", "acquisition"])
def test_viii_10_trade_only_in_the_train_step(step: str) -> None:
    """A train changes companies only in the buyer's train step (VIII.10)."""
    state = in_step(a_seller(), "BCB", step)
    assert refusal(state, OfferForTrain("BCB", "OFE", "c0", 45)) == ("VIII.10", "not_now")


@pytest.mark.rule("VIII.10-13", "VIII.10-14")
def test_viii_10_company_in_turn_cannot_sell() -> None:
    """While BCB acts nobody can buy from it, and it cannot buy from itself (VIII.10)."""
    state = floated(company(a_seller(director=0), "BCB", trains=("a1",)), "MW", price=50, treasury=100)
    assert refusal(state, OfferForTrain("OFE", "BCB", "a1", 1)) == ("VIII.2", "not_this_companys_turn")
    assert refusal(state, OfferForTrain("MW", "OFE", "a0", 1)) == ("VIII.2", "not_this_companys_turn")
    assert refusal(state, OfferForTrain("BCB", "BCB", "a1", 1)) == ("VIII.10", "own_train")
    assert {action.company for action in legal(state, OfferForTrain)} == {"BCB"}
    assert "BCB" not in {action.seller for action in legal(state, OfferForTrain)}


@pytest.mark.rule("VIII.10-15", "VIII.10-16")
def test_viii_10_trains_are_neither_sold_to_the_bank_nor_scrapped_by_choice() -> None:
    """In its train step a company can buy, deal in local railways or stop, but not part with a train (VIII.10)."""
    state = local_railway(company(a_seller(), "BCB", trains=("a1", "a2", "c1")), "S1", company="BCB")
    wrong: dict[Action, str] = {
        ReturnTrain("BCB", "a1"): "VIII.12", ScrapTrain("BCB", "a1"): "VIII.9",
        TakeOverTrain("BCB", "a1", "2"): "VIII.9",
    }  # fmt: skip
    for action, section in wrong.items():
        assert refusal(state, action) == (section, "not_now")
    assert refusal(state, SellLocalRailway("BCB", "a1")) == ("IV.1", "unknown_local_railway")
    assert legal(state, object) == [SellLocalRailway("BCB", "S1"), END["BCB"]]


# Trains it cannot run


@pytest.mark.rule("VIII.10-17", "R-125")
def test_viii_10_unrunnable_trains_may_be_owned_but_not_in_the_last_place() -> None:
    """Without a runnable train a red one may be bought from the treasury, never into the last place (VIII.10)."""
    state = after(in_trains("KFN", "d2", trains=("d1",)), buy("d2", "3"))
    state = pooled(floated(state, "OFE", price=60, trains=("a0",)), "c0")
    for action in (buy("d3", "3"), buy("c0", "3"), OfferForTrain("KFN", "OFE", "a0", 1)):
        assert refusal(state, action) == ("VIII.10", "last_place_for_runnable")
    assert {action.face for action in legal(state, BuyTrain)} == {"3+3", "2+2"}
    assert not legal(state, OfferForTrain)
    assert refusal(state, END["KFN"]) == ("VIII.10", "must_own_a_train")
    assert check(after(state, buy("d3", "3+3")), END["KFN"]) is None


def test_viii_10_the_needed_train_is_the_cheapest_one_it_can_run() -> None:
    """A train that the company cannot run is never the one it needs, and buying it first is worth a question."""

    def needed(state: GameState) -> list[Action]:
        return [choice.action for choice in choices(state, action_ranges(state)) if choice.needed]

    state = pooled(in_trains("KFN", "d1"), "c0")
    assert {action.face for action in legal(state, BuyTrain)} == {"2+2", "3", "3+3"}
    assert needed(state) == [buy("c0", "2+2")]
    asked = {action.face: terms_of(state, action).stakes for action in legal(state, BuyTrain)}
    assert asked == {"2+2": (), "3": (Stake.UNRUNNABLE,), "3+3": ()}
    assert needed(after(state, buy("d1", "3"))) == [buy("c0", "2+2")]
    assert needed(after(state, buy("d1", "3+3"))) == []  # the turn may end


@pytest.mark.rule("VIII.10-17", "R-125")
def test_viii_10_one_unrunnable_train_before_the_runnable_one() -> None:
    """A company without a runnable train buys at most one other first, from bank, pool or company (R-125)."""
    lacking = pooled(floated(in_trains("KFN", "d1"), "OFE", price=60, trains=("a0",)), "c0")
    for first in (buy("d1", "3"), buy("c0", "3"), OfferForTrain("KFN", "OFE", "a0", 1)):
        state = after(lacking, first)
        assert len(charter(state, "KFN").trains) == 1
        second = [action for action in (buy("d1", "3"), buy("d2", "3"), buy("c0", "3")) if action != first]
        for action in second:
            assert code(state, action) in ("runnable_first", "card_not_on_offer")
        assert {action.face for action in legal(state, BuyTrain)} <= {"3+3", "2+2"}
        assert not legal(state, OfferForTrain)
        assert refusal(state, END["KFN"]) == ("VIII.10", "must_own_a_train")
    state = after(lacking, buy("d1", "3"))
    assert refusal(state, buy("d2", "3")) == ("VIII.10", "runnable_first")
    assert refusal(state, OfferForTrain("KFN", "OFE", "a0", 1)) == ("VIII.10", "runnable_first")
    state = after(state, buy("d2", "3+3"), buy("d3", "3"))  # and after the runnable one again
    assert faces(state, "KFN") == ["3", "3+3", "3"]


@pytest.mark.rule("R-125")
def test_viii_10_what_it_owned_before_the_turn_is_not_bought_in_it() -> None:
    """Unrunnable trains from earlier turns do not stand against buying one more (R-125)."""
    state = after(in_trains("KFN", "d2", trains=("d1",)), buy("d2", "3"))
    assert faces(state, "KFN") == ["3", "3"]


@pytest.mark.rule("R-125")
def test_viii_10_several_unrunnable_trains_under_version_1_and_at_the_site() -> None:
    """A game begun under version 1, and the profile of 18xx.games, bar them from the last place only (R-125)."""
    lacking = in_trains("KFN", "d1")
    for state in (under("1", lacking), lacking._replace(options=PROFILES["18xx.games"])):
        state = after(state, buy("d1", "3"), buy("d2", "3"))
        assert faces(state, "KFN") == ["3", "3"]
        assert refusal(state, buy("d3", "3")) == ("VIII.10", "last_place_for_runnable")


@pytest.mark.rule("R-125")
def test_viii_10_last_place_is_free_for_any_train_once_one_can_run() -> None:
    """With a runnable train the last place may take a train the company cannot run (R-125)."""
    state = in_trains("KFN", "d2", trains=("d0:3+3", "c0"))
    assert faces(after(state, buy("d2", "3")), "KFN") == ["3+3", "3", "3"]


@pytest.mark.rule("R-125", "VIII.11-02")
def test_viii_10_no_private_money_for_an_unrunnable_train() -> None:
    """A company that must buy may not take the Director's money for a train it cannot run (VIII.10, VIII.11)."""
    state = player(in_trains("KFN", "d1", treasury=119), 0, cash=1000)
    assert refusal(state, buy("d1", "3")) == ("VIII.11", "no_private_money_for_unrunnable")
    assert legal(state, BuyTrain) == [buy("d1", "3+3")]


@pytest.mark.rule("R-125")
def test_viii_10_treasury_spent_on_an_unrunnable_train_leads_to_an_emergency() -> None:
    """If the treasury was spent on a red train, the runnable one follows with the Director's money (R-125)."""
    state = player(in_trains("KFN", "d1", treasury=180), 0, cash=1000)
    state = after(state, buy("d1", "3"), buy("d2", "3+3"))
    assert faces(state, "KFN") == ["3", "3+3"]
    assert (charter(state, "KFN").treasury, cash(state, 0)) == (0, 1000 - 120)


@pytest.mark.rule("R-125")
def test_viii_10_option_runnable_first() -> None:
    """With the option a company lacking a train of its colour must buy such a one before any other (R-125)."""
    state = in_trains("KFN", "d1", runnable_first=True)
    assert refusal(state, buy("d1", "3")) == ("VIII.10", "runnable_first")
    assert legal(state, BuyTrain) == [buy("d1", "3+3")]
    assert check(after(state, buy("d1", "3+3")), buy("d2", "3")) is None


@pytest.mark.rule("R-125", "VIII.10-17", "VIII.10-18")
def test_viii_10_option_runnable_first_as_written() -> None:
    """As written any number of others may come first, out of the treasury and not into the last place (R-125)."""
    state = in_trains("KFN", "d1", treasury=240, runnable_first="as_written")
    state = after(player(state, 0, cash=1000), buy("d1", "3"), buy("d2", "3"))
    assert faces(state, "KFN") == ["3", "3"] and charter(state, "KFN").treasury == 0
    assert refusal(state, buy("d3", "3")) == ("VIII.10", "last_place_for_runnable")
    assert refusal(state, END["KFN"]) == ("VIII.10", "must_own_a_train")
    assert legal(state, BuyTrain) == [buy("d3", "3+3")]
    state = after(state, buy("d3", "3+3"))
    assert faces(state, "KFN") == ["3", "3", "3+3"] and cash(state, 0) == 1000 - 180
    assert check(state, END["KFN"]) is None
    poor = player(in_trains("KFN", "d1", treasury=119, runnable_first="as_written"), 0, cash=1000)
    assert refusal(poor, buy("d1", "3")) == ("VIII.11", "no_private_money_for_unrunnable")
