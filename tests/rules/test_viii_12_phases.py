"""Phases: what opens, what is scrapped, the train limit and the pool (VIII.12, XII.9)."""

from __future__ import annotations

import pytest

from cz18 import GameState, check
from cz18.facts.tiles import TILE, Colour
from cz18.rules.actions import (
    BuyTrain,
    EndStep,
    LayTile,
    OfferForLocalRailway,
    OfferForTrain,
    ReturnTrain,
    StartCompany,
)
from cz18.rules.events import MoneyPaid, PhaseBegan, TrainReturned, TrainScrapped
from rules.positions import (
    a_game,
    after,
    cash,
    charter,
    company,
    deciding,
    events_of,
    faces,
    floated,
    in_phase,
    in_pool,
    in_step,
    in_stock_round,
    laid,
    legal,
    local_railway,
    obsolete,
    on_top,
    phase,
    play,
    player,
    pooled,
    priced,
    refusal,
    stations,
)

LETTERS = "abcdefghij"
LIMITS = {  # small, medium, large (XII.9)
    "a": (3, 0, 0), "b": (3, 3, 0), "c": (3, 3, 0), "d": (3, 3, 3), "e": (2, 3, 3), "f": (2, 2, 3),
    "g": (2, 2, 3), "h": (1, 2, 3), "i": (1, 1, 3), "j": (1, 1, 2),
}  # fmt: skip
CARDS = {  # number of cards, faces with prices (XII.9)
    "a": (5, {"2": 70}),
    "b": (4, {"2": 70, "2+2": 80}),
    "c": (4, {"3": 120, "2+2": 80}),
    "d": (4, {"3": 120, "3+3": 180, "3E": 250}),
    "e": (4, {"4": 250, "3+3": 180, "3E": 250}),
    "f": (4, {"4": 250, "4+4": 400, "4E": 350}),
    "g": (4, {"5": 350, "4+4": 400, "4E": 350}),
    "h": (2, {"5": 350, "5+5": 500, "5E": 700}),
    "i": (2, {"5": 350, "5+5": 500, "6E": 800}),
    "j": (None, {"5": 350, "5+5": 500, "8E": 1000}),
}
BUYERS = ("BCB", "KFN", "kk")  # small, medium, large

ZOO = (
    "a0:2",
    "c0:3",
    "e0:4",
    "g0:5",
    "b0:2+2",
    "d0:3+3",
    "f0:4+4",
    "j0:5+5",
    "d1:3E",
    "f1:4E",
    "h0:5E",
    "i0:6E",
    "j1:8E",
)
"""A train of every type."""


def buying(card: str, name: str = "kk") -> GameState:
    """A rich company in its train step, this card on top of the deck."""
    state = floated(a_game(), name, price=100, treasury=5000)
    return on_top(in_step(state, name, "trains", number="5.2"), card)


def bought(state: GameState, card: str, face: str, name: str = "kk") -> GameState:
    return after(state, BuyTrain(name, card, face))


def vanished(before: GameState, now: GameState) -> set[str]:
    """Types that lay in the pool before and do not lie there now."""
    return {train.face for train in before.pool} - {train.face for train in now.pool}


def scrapped_by_sale(card: str, face: str) -> set[str]:
    """What the sale of this face scraps when a train of every type is about."""
    state = pooled(buying(card), *ZOO)
    return vanished(state, bought(state, card, face))


def scrapped_by_export(card: str) -> set[str]:
    """What the export of this card scraps when a train of every type is about."""
    state = company(pooled(on_top(buying("a0"), card), *ZOO), "kk", trains=("j2:8E",))
    return vanished(state, after(state, EndStep("kk", "trains")))


# How a phase begins


@pytest.mark.rule("VIII.12-01")
@pytest.mark.parametrize(
    ("card", "name", "face"),
    [
        ("b0", "BCB", "2"),
        ("c0", "BCB", "3"),
        ("c0", "KFN", "2+2"),
        ("d0", "BCB", "3"),
        ("d0", "KFN", "3+3"),
        *((f"{letter}0", "kk", face) for letter in "efghij" for face in CARDS[letter][1]),
    ],
)
def test_viii_12_first_card_of_a_letter_begins_its_phase(card: str, name: str, face: str) -> None:
    """The first purchase of a letter starts its phase at once, whichever face is taken (VIII.12)."""
    state = buying(card, name)
    assert phase(state) == LETTERS[LETTERS.index(card[0]) - 1]
    state, events = play(state, BuyTrain(name, card, face))
    assert phase(state) == card[0]
    assert events_of(events, PhaseBegan) == [PhaseBegan(card[0])]


@pytest.mark.rule("VIII.12-01")
def test_viii_12_later_card_of_a_letter_begins_nothing() -> None:
    """Only the first card of a letter starts a phase (VIII.12)."""
    state, events = play(buying("e1"), BuyTrain("kk", "e1", "3E"))
    assert phase(state) == "e"
    assert not events_of(events, PhaseBegan)


@pytest.mark.rule("VIII.12-01")
@pytest.mark.parametrize("letter", LETTERS[1:])
def test_viii_12_export_of_the_first_card_begins_its_phase(letter: str) -> None:
    """An exported first card of a letter starts its phase like a purchase (VIII.12)."""
    state = company(buying(f"{letter}0", "BCB"), "BCB", trains=("a0",))
    state, events = play(state, EndStep("BCB", "trains"))
    assert phase(state) == letter
    assert events_of(events, PhaseBegan) == [PhaseBegan(letter)]


# Effects of the phases


def open_colours(state: GameState) -> set[Colour]:
    """The colours that BN may lay: Praha is brown, Pardubice yellow, Brno green, and there are bare hexes beside."""
    state = floated(state, "BN", treasury=500)
    state = laid(
        state, {"E11": ("8892", 0), "E13": ("9", 1), "E15": ("57", 1), "G15": ("57", 1), "G19": ("619", 1)}
    )
    state = stations(company(state, "BN", markers=3), "BN", "E11", "E15", "G19")
    return {TILE[action.tile].colour for action in legal(in_step(state, "BN", "track"), LayTile)}


@pytest.mark.parametrize(
    "letter",
    [
        pytest.param("a", marks=pytest.mark.rule("VIII.12-02")),
        pytest.param("b"),
        pytest.param("c", marks=pytest.mark.rule("VIII.12-04")),
        *(pytest.param(letter, marks=pytest.mark.rule("VIII.12-05")) for letter in "def"),
        *(pytest.param(letter, marks=pytest.mark.rule("VIII.12-08")) for letter in "gh"),
        *(pytest.param(letter, marks=pytest.mark.rule("VIII.12-10")) for letter in "ij"),
    ],
)
def test_viii_12_tile_colours_open_with_d_g_and_i(letter: str) -> None:
    """Only yellow until c, green from d, brown from g, grey from i on (VIII.12)."""
    expected = {Colour.YELLOW}
    if letter >= "d":
        expected.add(Colour.GREEN)
    if letter >= "g":
        expected.add(Colour.BROWN)
    if letter >= "i":
        expected.add(Colour.GREY)
    assert open_colours(in_phase(a_game(), letter)) == expected


@pytest.mark.rule("VIII.12-02")
def test_viii_12_yellow_tiles_are_open_in_phase_a() -> None:
    """A yellow tile may be laid before any train is sold; a green one in its place is refused (VIII.12)."""
    state = stations(floated(a_game(), "BCB", treasury=100), "BCB", "E15")
    state = in_step(state, "BCB", "track")
    assert phase(state) == "a"
    assert check(state, LayTile("BCB", "E15", "57", 1)) is None
    green = laid(state, {"E15": ("57", 1)})
    assert refusal(green, LayTile("BCB", "E15", "14", 0)) == ("VIII.5", "colour_not_open")


@pytest.mark.parametrize(
    ("letter", "tile", "hex_id", "rotation"),
    [
        pytest.param("c", "14", "E15", 0, marks=pytest.mark.rule("VIII.12-05")),
        pytest.param("f", "216", "G19", 0, marks=pytest.mark.rule("VIII.12-08")),
        pytest.param("h", "8893", "E11", 0, marks=pytest.mark.rule("VIII.12-10")),
    ],
)
def test_viii_12_next_colour_is_refused_before_its_phase(
    letter: str, tile: str, hex_id: str, rotation: int
) -> None:
    """In the phase before its letter a colour is refused as not open (VIII.12, VIII.5)."""
    state = floated(in_phase(a_game(), letter), "BN", treasury=500)
    state = laid(state, {"E11": ("8892", 0), "E15": ("57", 0), "G19": ("207", 0)})
    state = in_step(stations(state, "BN", "E11", "E15", "G19"), "BN", "track")
    assert refusal(state, LayTile("BN", hex_id, tile, rotation)) == ("VIII.5", "colour_not_open")


@pytest.mark.rule("VIII.12-03", "R-123")
def test_viii_12_phase_b_opens_train_trade() -> None:
    """Companies cannot trade trains in phase a, and can from phase b on (VIII.12, VIII.10)."""
    state = floated(floated(a_game(), "BCB", treasury=100), "OFE", price=65, trains=("a0",))
    state = in_step(state, "BCB", "trains")
    offer = OfferForTrain("BCB", "OFE", "a0", 20)
    assert refusal(in_phase(state, "a"), offer) == ("VIII.10", "no_trade_before_phase_b")
    assert not legal(in_phase(state, "a"), OfferForTrain)
    assert check(in_phase(state, "b"), offer) is None


@pytest.mark.rule("VIII.12-03", "R-123")
def test_viii_12_export_of_b_opens_train_trade_and_local_railways() -> None:
    """The export of the first b-card opens what its purchase would open (VIII.12, VIII.13)."""
    state = floated(
        floated(a_game(), "BCB", treasury=300, trains=("a0",)), "OFE", price=65, treasury=300, trains=("a1",)
    )
    state = local_railway(on_top(in_step(state, "OFE", "trains"), "b0"), "S1", player=0)
    wanted = (OfferForTrain("BCB", "OFE", "a1", 20), OfferForLocalRailway("BCB", "S1", 20))
    before = in_step(state, "BCB", "trains")
    assert [refusal(before, each) for each in wanted] == [
        ("VIII.10", "no_trade_before_phase_b"), ("IV.1", "no_purchase_before_phase_b"),
    ]  # fmt: skip
    later = in_step(after(state, EndStep("OFE", "trains")), "BCB", "trains")
    assert [check(later, each) for each in wanted] == [None, None]


@pytest.mark.rule("VIII.12-03")
def test_viii_12_phase_b_opens_local_railways() -> None:
    """Companies may buy local railways from phase b on, not before (VIII.12, IV.1)."""
    state = local_railway(floated(a_game(), "BCB", treasury=100), "S1", player=0)
    state = in_step(state, "BCB", "trains")
    offer = OfferForLocalRailway("BCB", "S1", 20)
    assert refusal(in_phase(state, "a"), offer) == ("IV.1", "no_purchase_before_phase_b")
    assert check(in_phase(state, "b"), offer) is None


@pytest.mark.parametrize(
    ("name", "price", "closed", "opened"),
    [
        pytest.param("KFN", 60, "a", "b", marks=pytest.mark.rule("VIII.12-03")),
        pytest.param("kk", 90, "c", "d", marks=pytest.mark.rule("VIII.12-05")),
    ],
)
def test_viii_12_medium_shares_open_with_b_and_large_with_d(
    name: str, price: int, closed: str, opened: str
) -> None:
    """Medium companies can be started from phase b, large ones from phase d on (VIII.12, VII.3)."""
    state = in_stock_round(player(a_game(), 0, cash=1000), 3)
    assert refusal(in_phase(state, closed), StartCompany(0, name, price)) == ("VII.3", "size_not_open")
    assert check(in_phase(state, opened), StartCompany(0, name, price)) is None


@pytest.mark.rule("VIII.12-04")
def test_viii_12_phase_c_changes_nothing() -> None:
    """What can be done in phase b can be done in phase c, and nothing more (VIII.12)."""
    state = floated(player(a_game(), 0, cash=1000), "BN", treasury=500, trains=("b0:2+2",))
    state = floated(state, "BCB", price=65, director=1, trains=("a0", "a1"))
    state = local_railway(laid(state, {"E11": ("8889", 0)}), "M1", player=2)
    state = on_top(stations(state, "BN", "E11/1"), "c1")
    for place in (
        in_step(state, "BN", "track"), in_step(state, "BN", "trains"), in_stock_round(state, 3),
    ):  # fmt: skip
        b, c = place._replace(phase=1), place._replace(phase=2)
        assert legal(b, object) == legal(c, object) != []


# The train limit, and the faces on sale (XII.9)


def with_trains(state: GameState, name: str, count: int) -> GameState:
    """A company in its train step that owns this many trains, one of them of its own colour."""
    face = {"BCB": "5", "KFN": "5+5", "kk": "8E"}[name]
    trains = tuple(f"j{90 + number}:{face}" for number in range(count))
    state = floated(state, name, price=100, treasury=5000, trains=trains)
    return in_step(state, name, "trains", number="5.2")


@pytest.mark.rule("VIII.10-05")
@pytest.mark.parametrize(
    "letter",
    [
        pytest.param("a", marks=pytest.mark.rule("XII.9-01", "VIII.12-02")),
        pytest.param("b", marks=pytest.mark.rule("XII.9-02")),
        pytest.param("c", marks=pytest.mark.rule("XII.9-03", "VIII.12-04")),
        pytest.param("d", marks=pytest.mark.rule("XII.9-04")),
        pytest.param("e", marks=pytest.mark.rule("XII.9-05", "VIII.12-06")),
        pytest.param("f", marks=pytest.mark.rule("XII.9-06", "VIII.12-07")),
        pytest.param("g", marks=pytest.mark.rule("XII.9-07")),
        pytest.param("h", marks=pytest.mark.rule("XII.9-08", "VIII.12-09")),
        pytest.param("i", marks=pytest.mark.rule("XII.9-09", "VIII.12-10")),
        pytest.param("j", marks=pytest.mark.rule("XII.9-10", "VIII.12-11")),
    ],
)
def test_xii_9_train_limits_are_in_force(letter: str) -> None:
    """In each phase a company below the limit of its size may buy, one at the limit may not (XII.9, VIII.10)."""
    card = f"{letter}1"
    for number, limit in enumerate(LIMITS[letter]):
        if limit:  # else no company of this size can be about
            name = BUYERS[number]
            buy = BuyTrain(name, card, list(CARDS[letter][1])[number])
            assert check(on_top(with_trains(a_game(), name, limit - 1), card), buy) is None
            at_limit = on_top(with_trains(a_game(), name, limit), card)
            assert refusal(at_limit, buy) == ("VIII.10", "train_limit")
            assert not legal(at_limit, BuyTrain)


@pytest.mark.parametrize(
    "letter",
    [
        pytest.param("a", marks=pytest.mark.rule("XII.9-01")),
        pytest.param("b", marks=pytest.mark.rule("XII.9-02")),
        pytest.param("c", marks=pytest.mark.rule("XII.9-03")),
        pytest.param("d", marks=pytest.mark.rule("XII.9-04")),
        pytest.param("e", marks=pytest.mark.rule("XII.9-05")),
        pytest.param("f", marks=pytest.mark.rule("XII.9-06")),
        pytest.param("g", marks=pytest.mark.rule("XII.9-07")),
        pytest.param("h", marks=pytest.mark.rule("XII.9-08")),
        pytest.param("i", marks=pytest.mark.rule("XII.9-09")),
        pytest.param("j", marks=pytest.mark.rule("XII.9-10")),
    ],
)
def test_xii_9_faces_prices_and_numbers_of_cards(letter: str) -> None:
    """Each letter has its number of cards, each on offer in its faces at its prices (XII.9)."""
    number, printed = CARDS[letter]
    last = 40 if number is None else number - 1
    following = f"{letter}{last + 1}" if number is None else f"{LETTERS[LETTERS.index(letter) + 1]}0"
    name = "BCB" if letter in "ab" else "KFN" if letter == "c" else "kk"
    state = buying(f"{letter}{last}", name)
    on_offer = legal(state, BuyTrain)
    assert {action.face for action in on_offer} == (set(printed) if name != "BCB" else {"2"})
    for action in on_offer:
        assert charter(after(state, action), name).treasury == 5000 - printed[action.face]
        assert {each.train for each in legal(after(state, action), BuyTrain)} <= {following}
    assert {each.train for each in legal(after(state, on_offer[0]), BuyTrain)} == {following}


@pytest.mark.parametrize(
    "letter",
    [
        pytest.param("b", marks=pytest.mark.rule("XII.9-02")),
        pytest.param("c", marks=pytest.mark.rule("XII.9-03")),
    ],
)
def test_xii_9_blue_face_of_b_and_c(letter: str) -> None:
    """The b- and c-cards carry a 2+2 for 80 K besides their red face (XII.9)."""
    state = buying(f"{letter}1", "KFN")
    assert {action.face for action in legal(state, BuyTrain)} == set(CARDS[letter][1])
    assert charter(bought(state, f"{letter}1", "2+2", "KFN"), "KFN").treasury == 5000 - 80


@pytest.mark.parametrize(
    ("letter", "name", "own", "limit"),
    [
        pytest.param("e", "BCB", "c0:3 c1:3 c2:3", 2, marks=pytest.mark.rule("VIII.12-06")),
        pytest.param("f", "KFN", "d0:3+3 d1:3+3 d2:3+3", 2, marks=pytest.mark.rule("VIII.12-07")),
        pytest.param("h", "BCB", "g0 g1", 1, marks=pytest.mark.rule("VIII.12-09")),
        pytest.param("i", "KFN", "f0:4+4 f1:4+4", 1, marks=pytest.mark.rule("VIII.12-10")),
        pytest.param("j", "Sx", "f0:4E h0:5E h1:5E i0:6E", 2, marks=pytest.mark.rule("VIII.12-11")),
    ],
)
def test_viii_12_lower_limit_sends_trains_to_the_pool(letter: str, name: str, own: str, limit: int) -> None:
    """The phases e, f, h, i and j lower a limit, and trains above it go to the pool (VIII.12)."""
    trains = tuple(own.split())
    if name == "Sx":
        trains = trains[1:]
    state = floated(buying(f"{letter}0"), name, director=1, price=90, trains=trains)
    face = "3E" if letter == "e" else {"f": "4E", "h": "5E", "i": "6E", "j": "5"}[letter]
    state = bought(state, f"{letter}0", face)
    assert deciding(state) == ("return_trains", 1, name)
    state = after(state, ReturnTrain(name, trains[0].partition(":")[0]))
    assert len(faces(state, name)) == limit
    assert deciding(state) == ("trains", 0, "kk")


@pytest.mark.parametrize(
    "letter",
    [
        pytest.param("b", marks=pytest.mark.rule("VIII.12-03")),
        pytest.param("c", marks=pytest.mark.rule("VIII.12-04")),
        pytest.param("d", marks=pytest.mark.rule("VIII.12-05")),
        pytest.param("g", marks=pytest.mark.rule("VIII.12-08")),
    ],
)
def test_viii_12_other_phases_lower_no_limit(letter: str) -> None:
    """The phases b, c, d and g leave the limits as they were: nobody returns a train (VIII.12)."""
    own, name = ("g9:5", "g10:5"), "BCB"
    if letter != "g":
        own = ("a0", "a1", "a2")
    state = floated(buying(f"{letter}0", "OFE"), name, price=90, director=1, trains=own)
    state = bought(state, f"{letter}0", "5" if letter == "g" else "2" if letter == "b" else "3", "OFE")
    assert deciding(state) == ("trains", 0, "OFE")
    assert len(faces(state, name)) == len(own)


# Scrapping by sale


@pytest.mark.rule("VIII.12-12")
@pytest.mark.parametrize("card", ["e1", "f2"])
def test_viii_12_four_train_scraps_twos(card: str) -> None:
    """The sale of a 4-train scraps the 2-trains and nothing else, whichever card it is on (VIII.12)."""
    assert scrapped_by_sale(card, "4") == {"2"}


@pytest.mark.rule("VIII.12-13", "R-129")
@pytest.mark.parametrize("card", ["g1", "h1", "i1", "j2"])
def test_viii_12_five_train_scraps_threes_and_twos(card: str) -> None:
    """The sale of a 5-train scraps the 3-trains, and the 2-trains if no 4-train ever did (VIII.12)."""
    assert scrapped_by_sale(card, "5") == {"2", "3"}


@pytest.mark.rule("VIII.12-14")
@pytest.mark.parametrize("card", ["f2", "g1"])
def test_viii_12_four_plus_four_scraps_two_plus_twos(card: str) -> None:
    """The sale of a 4+4-train scraps the 2+2-trains and nothing else (VIII.12)."""
    assert scrapped_by_sale(card, "4+4") == {"2+2"}


@pytest.mark.rule("VIII.12-15", "R-129")
@pytest.mark.parametrize("card", ["h1", "i1", "j2"])
def test_viii_12_five_plus_five_scraps_three_plus_threes_and_two_plus_twos(card: str) -> None:
    """The sale of a 5+5-train scraps the 3+3-trains and the 2+2-trains still there (VIII.12)."""
    assert scrapped_by_sale(card, "5+5") == {"2+2", "3+3"}


@pytest.mark.rule("VIII.12-16")
def test_viii_12_six_e_scraps_three_es() -> None:
    """The sale of a 6E-train scraps the 3E-trains and leaves the 4E-trains (VIII.12)."""
    assert scrapped_by_sale("i1", "6E") == {"3E"}


@pytest.mark.rule("VIII.12-17", "R-129")
def test_viii_12_eight_e_scraps_four_es_and_three_es() -> None:
    """The sale of an 8E-train scraps the 4E-trains and the 3E-trains still there (VIII.12)."""
    assert scrapped_by_sale("j2", "8E") == {"3E", "4E"}


@pytest.mark.rule("VIII.12-19", "R-129")
@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("e1", "3+3"),
        ("e1", "3E"),
        ("d2", "3"),
        ("d2", "3+3"),
        ("d2", "3E"),
        ("f2", "4E"),
        ("g1", "4E"),
        ("h1", "5E"),
    ],
)
def test_viii_12_other_faces_scrap_nothing(card: str, face: str) -> None:
    """A sale scraps its own colour only: an e-card as 3+3 or 3E leaves the 2-trains, a 5E all (VIII.12)."""
    assert scrapped_by_sale(card, face) == set()


@pytest.mark.rule("VIII.12-18")
def test_viii_12_permanent_trains_are_never_scrapped() -> None:
    """After every kind of sale has happened the 4, 5, 4+4, 5+5, 5E, 6E and 8E are still there (VIII.12)."""
    state = company(pooled(buying("j2"), *ZOO), "kk", trains=("j9:8E",))
    for number, face in enumerate(("5", "5+5", "8E"), 2):
        state = company(bought(state, f"j{number}", face), "kk", trains=("j9:8E",))
    assert {train.face for train in state.pool} == {"4", "5", "4+4", "5+5", "5E", "6E", "8E"}


@pytest.mark.rule("VIII.12-20", "R-122")
def test_viii_12_scrapping_hits_all_companies_and_the_pool_unpaid() -> None:
    """2-trains of every company, the buyer's too, and of the pool leave the game without payment (VIII.12)."""
    state = company(buying("e1"), "kk", trains=("a2", "d1:3E"))
    state = floated(state, "BCB", director=1, treasury=33, trains=("a0", "c0"))
    state = pooled(floated(state, "KFN", director=2, price=70, trains=("b0:2", "b1:2+2")), "a1", "c1")
    state, events = play(state, BuyTrain("kk", "e1", "4"))
    assert [faces(state, name) for name in ("kk", "BCB", "KFN")] == [["3E", "4"], ["3"], ["2+2"]]
    assert in_pool(state) == ["c1:3"]
    assert charter(state, "BCB").treasury == 33
    assert [event.amount for event in events_of(events, MoneyPaid)] == [250]
    assert [event.train for event in events_of(events, TrainScrapped)] == ["a0", "b0", "a2", "a1"]


@pytest.mark.rule("R-122", "VIII.12-20")
def test_viii_12_pool_card_with_another_face_up_stays_but_loses_the_type() -> None:
    """A pool card lying as 2+2 survives the end of the 2-trains, but is no longer sold as a 2 (VIII.12)."""
    state = company(pooled(buying("e1"), "b0:2+2"), "kk", trains=("d1:3E",))
    assert check(state, BuyTrain("kk", "b0", "2")) is None
    state = bought(state, "e1", "4")
    assert in_pool(state) == ["b0:2+2"]
    assert refusal(state, BuyTrain("kk", "b0", "2")) == ("VIII.12", "face_scrapped")
    assert check(state, BuyTrain("kk", "b0", "2+2")) is None


# Scrapping by export


@pytest.mark.rule("VIII.12-21", "VIII.12-22", "R-128", "R-130")
@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("a1", set()), ("b1", set()), ("c1", set()), ("d2", set()),
        ("e1", {"2"}),
        ("f2", {"2", "2+2"}),
        ("g1", {"2", "3", "2+2"}),
        ("h1", {"2", "3", "2+2", "3+3"}),
        ("i1", {"2", "3", "2+2", "3+3", "3E"}),
        ("j2", {"2", "3", "2+2", "3+3", "3E", "4E"}),
    ],
)  # fmt: skip
def test_viii_12_exported_card_counts_as_sold_in_each_face(card: str, gone: set[str]) -> None:
    """An exported card scraps what each of its faces would scrap, e.g. an h-card 2, 3, 2+2 and 3+3 (VIII.12)."""
    assert scrapped_by_export(card) == gone


# Trains above the limit


@pytest.mark.rule("VIII.12-23", "R-133", "R-134")
def test_viii_12_director_chooses_which_train_goes_unpaid() -> None:
    """The Director of the company above its limit chooses the train, which goes to the pool unpaid (VIII.12)."""
    state = floated(buying("e0"), "BCB", director=1, treasury=10, trains=("b0:2", "c0", "d0"))
    state = bought(state, "e0", "3E")
    assert deciding(state) == ("return_trains", 1, "BCB")
    assert legal(state, object) == [ReturnTrain("BCB", card) for card in ("b0", "c0", "d0")]
    assert refusal(state, ReturnTrain("BCB", "e0")) == ("VIII.12", "train_not_owned")
    assert refusal(state, ReturnTrain("kk", "e0")) == ("VIII.2", "not_this_companys_turn")
    assert refusal(state, EndStep("kk", "trains")) == ("VIII.3", "not_now")
    before = cash(state, 1)
    state, events = play(state, ReturnTrain("BCB", "c0"))
    assert faces(state, "BCB") == ["2", "3"]
    assert in_pool(state) == ["c0:3"]
    assert (cash(state, 1), charter(state, "BCB").treasury) == (before, 10)
    assert [event.train for event in events_of(events, TrainReturned)] == ["c0"]
    assert deciding(state) == ("trains", 0, "kk")


@pytest.mark.rule("R-133", "VIII.12-23")
def test_viii_12_company_may_give_up_its_only_runnable_train() -> None:
    """A Director may return the only train his company can run; then it must buy in its own turn (VIII.12)."""
    state = floated(buying("f0"), "KFN", director=1, price=90, trains=("d0:3+3", "c0", "c1"))
    state = after(state, BuyTrain("kk", "f0", "4E"), ReturnTrain("KFN", "d0"))
    assert faces(state, "KFN") == ["3", "3"]
    assert deciding(state) == ("trains", 0, "kk")
    later = in_step(state, "KFN", "trains")
    assert refusal(later, EndStep("KFN", "trains")) == ("VIII.10", "must_own_a_train")


@pytest.mark.rule("VIII.12-24", "R-127")
def test_viii_12_scrapping_comes_before_the_limit() -> None:
    """A company that loses a train to scrapping and is then within its limit returns nothing (VIII.12)."""
    state = floated(buying("e0"), "BCB", trains=("a0", "c0", "c1"))
    state = bought(state, "e0", "4")
    assert faces(state, "BCB") == ["3", "3"]
    assert state.pool == ()
    assert deciding(state) == ("trains", 0, "kk")


@pytest.mark.rule("R-127", "VIII.12-23")
def test_viii_12_companies_return_trains_in_operating_order() -> None:
    """Several companies above the limit return trains in operating order, then the buyer goes on (VIII.12)."""
    state = buying("e0")
    for seat, (name, price) in enumerate((("EKJ", 60), ("OFE", 80), ("MW", 70), ("VBW", 70))):
        trains = tuple(f"c{seat * 10 + i}" for i in range(3))
        state = floated(state, name, director=seat % 3, price=price, trains=trains)
    state = priced(state, "MW", 70)  # now beneath VBW
    state = bought(state, "e0", "3E")
    order = []
    while deciding(state)[0] == "return_trains":
        order.append(deciding(state)[2])
        state = after(state, legal(state, ReturnTrain)[0])
    assert order == ["OFE", "VBW", "MW", "EKJ"]
    assert deciding(state) == ("trains", 0, "kk")


@pytest.mark.rule("R-126", "VIII.12-09")
@pytest.mark.parametrize("returned", ["g0", "h0"])
def test_viii_12_own_purchase_may_lower_the_own_limit(returned: str) -> None:
    """A small company with one 5-train buys an h-card as a second: limit 1, either of the two goes (VIII.12)."""
    state = company(buying("h0", "MW"), "MW", trains=("g0",))
    state = bought(state, "h0", "5", "MW")
    assert deciding(state) == ("return_trains", 0, "MW")
    state = after(state, ReturnTrain("MW", returned))
    assert in_pool(state) == [f"{returned}:5"]
    assert faces(state, "MW") == ["5"]
    assert check(state, EndStep("MW", "trains")) is None


@pytest.mark.rule("R-126", "VIII.10-01")
def test_viii_12_own_purchase_does_not_lift_the_duty() -> None:
    """A company that returns its only runnable train after its own purchase must still buy one (VIII.12, VIII.10)."""
    state = company(buying("i0", "KFN"), "KFN", trains=("f0:4+4",))
    state = after(state, BuyTrain("KFN", "i0", "5"), ReturnTrain("KFN", "f0"))
    assert refusal(state, EndStep("KFN", "trains")) == ("VIII.10", "must_own_a_train")
    assert refusal(state, BuyTrain("KFN", "i1", "5")) == ("VIII.10", "must_be_runnable")
    state = after(state, BuyTrain("KFN", "f0", "4+4"))
    assert legal(state, ReturnTrain) == [ReturnTrain("KFN", "i0")]


# The pool


@pytest.mark.rule("VIII.12-25", "R-121", "R-120")
@pytest.mark.parametrize(("name", "face", "price"), [("BCB", "3", 120), ("KFN", "3+3", 180), ("kk", "3E", 250)])
def test_viii_12_pool_train_is_sold_to_any_company_at_the_printed_price(name: str, face: str, price: int) -> None:
    """A pool card is sold on any living face the buyer may own, at the price of that face (VIII.12)."""
    state = pooled(buying("e2", name), "d0:3+3")
    state, events = play(state, BuyTrain(name, "d0", face))
    assert charter(state, name).treasury == 5000 - price
    assert faces(state, name) == [face]
    assert state.pool == ()
    assert [(each.payee.kind, each.amount) for each in events_of(events, MoneyPaid)] == [("bank", price)]


@pytest.mark.rule("VIII.12-25", "R-121")
def test_viii_12_pool_train_only_for_those_who_may_own_it() -> None:
    """A small company may take a pool card only on its red face (VIII.12, IV.2.b)."""
    state = pooled(buying("e2", "BCB"), "d0:3+3")
    assert refusal(state, BuyTrain("BCB", "d0", "3+3")) == ("IV.2.b", "train_too_large")
    assert refusal(state, BuyTrain("BCB", "d0", "4")) == ("VIII.10", "no_such_face")
    assert {action.face for action in legal(state, BuyTrain) if action.train == "d0"} == {"3"}


@pytest.mark.rule("R-121")
def test_viii_12_option_pool_faces_as_returned() -> None:
    """With the option a pool card is sold only on the face it was returned with (R-121)."""
    state = on_top(in_step(floated(a_game(pool_faces="as_returned"), "kk", treasury=900), "kk", "trains"), "e2")
    state = pooled(state, "d0:3+3")
    assert refusal(state, BuyTrain("kk", "d0", "3E")) == ("VIII.12", "face_not_up")
    assert {action.face for action in legal(state, BuyTrain) if action.train == "d0"} == {"3+3"}


@pytest.mark.rule("R-122", "R-121")
def test_viii_12_scrapped_face_of_a_pool_card_is_not_sold() -> None:
    """A face that was scrapped cannot be chosen on a pool card (VIII.12)."""
    state = obsolete(pooled(buying("g1", "KFN"), "c0:3"), "2", "2+2")
    assert refusal(state, BuyTrain("KFN", "c0", "2+2")) == ("VIII.12", "face_scrapped")
    assert {action.face for action in legal(state, BuyTrain) if action.train == "c0"} == {"3"}


@pytest.mark.rule("VIII.12-26", "R-128")
def test_viii_12_purchase_from_the_pool_changes_no_phase_but_scraps() -> None:
    """A pool card first bought as a 4 scraps the 2-trains, opens no phase and leaves the deck alone (VIII.12)."""
    state = floated(pooled(buying("e2"), "e0:3+3"), "BCB", price=60, trains=("a0", "c0"))
    state = state._replace(phase=LETTERS.index("d"))
    after_, events = play(state, BuyTrain("kk", "e0", "4"))
    assert phase(after_) == "d"
    assert after_.cards_gone == state.cards_gone
    assert not events_of(events, PhaseBegan)
    assert faces(after_, "BCB") == ["3"]


@pytest.mark.rule("VIII.12-26", "R-128")
def test_viii_12_trade_between_companies_neither_changes_the_phase_nor_scraps() -> None:
    """A train bought from another company opens no phase and scraps nothing (VIII.12)."""
    state = floated(buying("e2", "MW"), "BCB", price=60, trains=("a0", "c0"))
    state = floated(state, "OFE", price=70, trains=("e0:4",))._replace(phase=LETTERS.index("d"))
    state, events = play(state, OfferForTrain("MW", "OFE", "e0", 10))
    assert faces(state, "MW") == ["4"]
    assert faces(state, "BCB") == ["2", "3"]
    assert phase(state) == "d"
    assert not events_of(events, TrainScrapped)


@pytest.mark.rule("R-129")
def test_viii_12_twos_live_on_while_no_four_is_sold() -> None:
    """While e- and f-cards are bought in other colours the 2-trains live on until a 4 or a 5 (VIII.12)."""
    state = floated(buying("e0"), "BCB", trains=("a0",))
    for card, face in (("e0", "3E"), ("e1", "3+3"), ("e2", "3E")):
        state = company(bought(state, card, face), "kk", trains=("d1:3E",))
    state = on_top(state, "f0")
    state = company(bought(state, "f0", "4E"), "kk", trains=("d1:3E",))
    assert faces(state, "BCB") == ["2"]
    assert faces(bought(state, "f1", "4"), "BCB") == []
