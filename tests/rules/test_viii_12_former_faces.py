"""A card bought from the pool on another face, and what 18xx.games makes of it (VIII.12-18, R-121, R-122).

There a face that is never scrapped takes over the scrapping of the face the card had before. Only the f- and g-cards
have such a pair: bought as 4E, returned, and bought again as 4+4.
"""

from __future__ import annotations

import pytest

from cz18 import GameState
from cz18.interop.formats.codec import state_from_json, state_to_json
from cz18.rules.actions import BuyTrain, OfferForTrain, ReturnTrain
from cz18.rules.company_turn.phases import export_train
from cz18.rules.draft import Draft
from cz18.rules.events import TrainScrapped
from cz18.rules.options import Departure, Options, profile
from rules.positions import (
    a_game,
    after,
    company,
    events_of,
    faces,
    floated,
    in_phase,
    in_pool,
    in_step,
    on_top,
    play,
    pooled,
    refusal,
)

SITE = profile("18xx.games")
HOW_THE_BOOK_AND_EARLIER_VERSIONS_DO_IT = [Options(), profile("18xx.games", "2"), profile("18xx.games", "1")]


def buying(state: GameState, name: str, card: str = "j1") -> GameState:
    return on_top(in_step(state, name, "trains", number="8.1"), card)


def table(options: Options, *pool: str, letter: str = "i") -> GameState:
    """KFN (medium) and BCB (small) without trains, By (large) with one, all rich; these cards in the pool."""
    state = in_phase(pooled(a_game()._replace(options=options), *pool), letter)
    state = floated(floated(state, "KFN", price=80, treasury=2000), "BCB", price=60, treasury=2000)
    return floated(state, "By", price=100, treasury=2000, trains=("h0:5E",))


def after_the_first_8e(options: Options, *faces_bought: str, card: str = "f0") -> list[str]:
    """The remaining trains of a card that was in the pool as 4E and was bought and returned on these faces: KFN buys
    the
    4+4, BCB the 4; after the last one By buys the first 8E."""
    state = table(options, f"{card}:4E")
    for face in faces_bought:
        name = "KFN" if face == "4+4" else "BCB"
        state = after(buying(state, name), BuyTrain(name, card, face))
        last = state
        state = company(state, name, trains=())._replace(pool=state.company(name).trains)
    state = after(buying(last, "By"), BuyTrain("By", "j1", "8E"))
    return faces(state, "KFN") + faces(state, "BCB")


@pytest.mark.rule("VIII.12-18", "R-121")
@pytest.mark.parametrize("card", ["f0", "g1"])
@pytest.mark.parametrize("options", HOW_THE_BOOK_AND_EARLIER_VERSIONS_DO_IT)
def test_viii_12_a_4_plus_4_that_was_a_4e_stays(options: Options, card: str) -> None:
    """By the book only the face that lies up counts; a 4+4 is never scrapped (VIII.12)."""
    assert after_the_first_8e(options, "4+4", card=card) == ["4+4"]


@pytest.mark.rule("VIII.12-18", "R-121")
@pytest.mark.parametrize("card", ["f0", "g1"])
def test_18xx_games_scraps_a_4_plus_4_that_was_a_4e(card: str) -> None:
    """At the site the first 8E scraps it, and it is reported as the 4+4 it was."""
    assert Departure.KEEPS_FORMER_SCRAPPING in SITE.departures
    assert after_the_first_8e(SITE, "4+4", card=card) == []
    state = after(buying(table(SITE, f"{card}:4E"), "KFN"), BuyTrain("KFN", card, "4+4"))
    _, events = play(buying(state, "By"), BuyTrain("By", "j1", "8E"))
    assert TrainScrapped("KFN", card, "4+4", False) in events_of(events, TrainScrapped)


@pytest.mark.rule("VIII.12-18", "R-121")
def test_18xx_games_from_the_return_to_the_scrapping() -> None:
    """The j-card lowers the limit, kk returns its 4E, KFN buys it as 4+4, and the first 8E takes it."""
    state = floated(table(SITE), "kk", director=1, price=110, trains=("f0:4E", "h1:5E", "i0:6E"))
    state = floated(state, "BN", director=2, price=70, treasury=2000)
    state = after(buying(state, "BN", "j0"), BuyTrain("BN", "j0", "5+5"), ReturnTrain("kk", "f0"))
    assert in_pool(state) == ["f0:4E"]
    state = after(buying(state, "KFN"), BuyTrain("KFN", "f0", "4+4"))
    state = after(buying(state, "BCB"), BuyTrain("BCB", "j1", "5"))
    assert faces(state, "KFN") == ["4+4"], "an 8E does it, not the card"
    assert faces(after(buying(state, "By", "j2"), BuyTrain("By", "j2", "8E")), "KFN") == []


@pytest.mark.rule("VIII.12-21", "R-121")
def test_18xx_games_an_exported_j_card_counts_as_an_8e() -> None:
    """An export sells every face, so the card goes then."""
    state = after(buying(table(SITE, "f0:4E"), "KFN", "j0"), BuyTrain("KFN", "f0", "4+4"))
    draft = Draft(state)
    export_train(draft)
    assert faces(draft.freeze(), "KFN") == []


@pytest.mark.rule("R-121", "R-122")
@pytest.mark.parametrize(
    ("bought", "left"),
    [
        (("4",), ["4"]),
        (("4", "4+4"), ["4+4"]),
        (("4+4", "4"), ["4"]),
        (("4+4", "4+4"), []),
    ],
)
def test_18xx_games_the_first_face_clears_the_former_one(bought: tuple[str, ...], left: list[str]) -> None:
    """Its printed first face clears the former scrapping; a 4+4 bought again as such keeps it."""
    assert after_the_first_8e(SITE, *bought) == left


@pytest.mark.rule("R-122")
def test_18xx_games_the_former_face_stays_with_the_card() -> None:
    """To the pool, to another company and through a file; a new 4+4 has nothing to keep."""
    state = after(buying(table(SITE, "f0:4E"), "KFN"), BuyTrain("KFN", "f0", "4+4"))
    assert state_from_json(state_to_json(state)) == state
    traded = floated(state, "BN", director=0, price=70, treasury=100)
    traded = after(buying(traded, "BN"), OfferForTrain("BN", "KFN", "f0", 10))
    assert faces(traded, "BN") == ["4+4"]
    assert faces(after(buying(traded, "By"), BuyTrain("By", "j1", "8E")), "BN") == []
    lying = state._replace(pool=state.company("KFN").trains)
    assert in_pool(after(buying(lying, "By"), BuyTrain("By", "j1", "8E"))) == []
    fresh = after(buying(table(SITE, letter="f"), "KFN", "g1"), BuyTrain("KFN", "g1", "4+4"))
    assert faces(after(buying(fresh, "By"), BuyTrain("By", "j1", "8E")), "KFN") == ["4+4"]


@pytest.mark.rule("R-122")
def test_18xx_games_a_scrapped_4e_cannot_become_a_4_plus_4_later() -> None:
    """Once an 8E has been sold the card has left the pool with its face."""
    state = after(buying(table(SITE, "f0:4E"), "By"), BuyTrain("By", "j1", "8E"))
    assert refusal(buying(state, "KFN", "j2"), BuyTrain("KFN", "f0", "4+4")) == ("VIII.10", "card_not_on_offer")
