"""The train clock: cards until each letter, what it changes and scraps, how long trains live (VIII.12, VIII.13)."""

from __future__ import annotations

import pytest

from cz18.bots.random_bot import Played, play_random_game
from cz18.facts.companies import Size
from cz18.facts.games import figures
from cz18.facts.tiles import Colour
from cz18.facts.trains import TRAIN
from cz18.rules.actions import BuyTrain, EndStep
from cz18.rules.asking.prices import cost_of
from cz18.rules.asking.train_clock import TrainClock, letters, scrapped_by, train_clock
from cz18.rules.events import PhaseBegan, TrainExported, TrainGiven, TrainTypeScrapped
from cz18.rules.options import Options
from cz18.rules.state import GameState
from rules.positions import a_game, after, floated, in_step, obsolete, on_top, pooled, train

LETTERS = "abcdefghij"


def with_top(card: str) -> GameState:
    return on_top(floated(a_game(), "BCB", treasury=2000), card)


@pytest.mark.rule("VIII.12-01")
def test_viii_12_at_the_beginning_the_whole_deck_is_ahead() -> None:
    """All cards of a letter lie before the next one; those of the last letter have no end (XII.9)."""
    clock = train_clock(a_game())
    assert "".join(clock.left) == "".join(clock.until) == LETTERS
    assert tuple(clock.left.values()) == (5, 4, 4, 4, 4, 4, 4, 2, 2, None)
    assert tuple(clock.until.values()) == (None, 5, 9, 13, 17, 21, 25, 29, 31, 33)
    assert clock.next == "b"


@pytest.mark.rule("VIII.12-01")
def test_viii_12_the_next_card_opens_the_phase_when_none_of_the_old_is_left() -> None:
    """With e0 on top no card lies before phase e; once it is sold, phase f is three cards away."""
    state = in_step(with_top("e0"), "BCB", "trains")
    assert (train_clock(state).until["e"], train_clock(state).until["f"]) == (0, 4)
    assert train_clock(state).next == "e"
    clock = train_clock(after(state, BuyTrain("BCB", "e0", "4")))
    assert (clock.left["e"], clock.until["e"], clock.until["f"], clock.next) == (3, None, 3, "f")


def test_viii_12_a_letter_that_changes_nothing_is_not_the_next() -> None:
    """Card c opens no colour, size or limit: from b on the next letter is d, which opens green tiles (XII.9)."""
    assert train_clock(with_top("b1")).next == "d"
    printed = {item.letter: item for item in letters(figures("standard"), 3)}
    assert not printed["c"].changes
    assert printed["d"].tile_colour is Colour.GREEN and printed["d"].opens == (Size.LARGE,)
    assert (
        printed["e"].limit_falls == (Size.SMALL,)
        and printed["b"].train_trade
        and printed["b"].local_railway_purchase
    )


@pytest.mark.rule("VIII.12-12")
def test_viii_12_a_train_is_scrapped_by_the_first_letter_left_with_that_face() -> None:
    """A 4 scraps the 2. Card e can be a 4; if the last e is sold as another train, the first f can."""
    assert ("4", "2") in train_clock(with_top("e0")).scraps["e"]
    clock = train_clock(with_top("f0"))
    assert ("4", "2") in clock.scraps["f"] and "e" not in clock.scraps
    gone = train_clock(obsolete(with_top("f0"), "2"))
    assert ("4", "2") not in gone.scraps["f"] and "2" not in gone.lives


@pytest.mark.rule("VIII.12-12")
def test_viii_12_how_long_trains_live() -> None:
    """Until a card that scraps them is on top of the deck, or lies in the pool; permanent trains are not listed."""
    assert train_clock(a_game()).lives == {"2": 17, "3": 25, "2+2": 21, "3+3": 29, "3E": 31, "4E": 33}
    assert train_clock(with_top("e0")).lives["2"] == 0
    assert train_clock(with_top("d2")).lives["2"] == 2
    assert train_clock(pooled(with_top("f1"), "e0:3+3")).lives["2"] == 0
    assert train_clock(pooled(with_top("d2"), "c0:3")).lives["2"] == 2


def test_viii_12_trains_scrapped_are_those_of_the_game() -> None:
    """In Moravia-Silesia the 5+5 scraps the 3, not the 2+2 (XI.2)."""
    assert scrapped_by(figures("moravia_silesia")) == {"2": ("4",), "3": ("5+5",)}
    assert scrapped_by(figures("standard"))["3E"] == ("6E", "8E")


def test_viii_12_the_trains_on_offer_and_what_they_scrap() -> None:
    """Each face of the top card with its price, then the pool; what has been scrapped is not scrapped again."""
    assert train_clock(a_game()).on_offer == (("a0", "2", TRAIN["2"].price, "deck", ()),)
    offered = train_clock(pooled(with_top("f0"), "e0:3+3")).on_offer
    assert {(item.card, item.face): item.scraps for item in offered} == {
        ("f0", "4"): ("2",), ("f0", "4+4"): ("2+2",), ("f0", "4E"): (),
        ("e0", "4"): ("2",), ("e0", "3+3"): (), ("e0", "3E"): (),
    }  # fmt: skip
    state = obsolete(pooled(with_top("f0"), "e0:3+3"), "2")
    assert [item.source for item in train_clock(state).on_offer] == ["deck"] * 3 + ["pool"] * 3
    assert {scrapped for item in train_clock(state).on_offer for scrapped in item.scraps} == {"2+2"}


@pytest.mark.rule("VIII.13-01")
def test_viii_13_the_clock_names_the_next_export() -> None:
    """The set of OR 5 exports after its second round; when that is done, the next export is that of OR 6."""
    state = floated(a_game(), "BCB", treasury=500, trains=("g9:5",))
    early = on_top(in_step(state, "BCB", "trains", number="5.1"), "f2")
    late = on_top(in_step(state, "BCB", "trains", number="5.2"), "f2")
    assert train_clock(early).export == train_clock(late).export == ("OR 5.2", 1)
    there = after(late, EndStep("BCB", "trains"))
    assert train_clock(there).export == ("OR 6.2", 1)
    assert train_clock(there).left["f"] == 1


def test_cards_returned_to_the_deck_lie_on_top_of_it() -> None:
    """In the older edition a returned card has to leave before the deck goes on (E-06)."""
    state = with_top("e0")._replace(options=Options(edition="older"), on_deck=(train("b1:2"),))
    clock = train_clock(state)
    assert (clock.left["b"], clock.until["e"], clock.until["f"]) == (1, 1, 5)
    assert clock.lives["2"] == 1


@pytest.mark.parametrize(
    ("board", "players", "seeds"),
    [("standard", 4, (3, 8)), ("bohemia", 2, (9, 4)), ("moravia_silesia", 3, (1, 6))],
)
def test_the_clock_is_right_in_random_games(board: str, players: int, seeds: tuple[int, ...]) -> None:
    """Phases, scrapping and exports come when the clock of every earlier position says (VIII.12, VIII.13)."""
    for seed in seeds:
        seen = watched(board, players, seed)
        assert {PhaseBegan, TrainTypeScrapped} <= seen
        assert (TrainGiven if board == "bohemia" else TrainExported) in seen


def watched(board: str, players: int, seed: int) -> set[type]:
    """A random game whose events are compared with the clocks before them; the kinds of events there were."""
    history: list[tuple[int, TrainClock]] = []
    seen: set[type] = set()
    numbers = [item.number or 0 for item in letters(figures(board), players)]

    def look(step: Played) -> None:
        clock = train_clock(step.before)
        history.append((step.before.cards_gone, clock))
        for event in step.events:
            seen.add(type(event))
            if isinstance(step.action, BuyTrain):
                bought = next(item for item in clock.on_offer if item[:2] == (step.action.train, step.action.face))
                gone = {each.face for each in step.events if isinstance(each, TrainTypeScrapped)}
                assert gone == set(bought.scraps)
                assert bought.price == cost_of(step.before, step.action)
            if isinstance(event, PhaseBegan):
                before = sum(numbers[: list(clock.left).index(event.letter)])
                for then, known in history:
                    count = known.until[event.letter]
                    assert count is not None and then + count == before, event
                assert train_clock(step.after).until[event.letter] is None
            elif isinstance(event, TrainTypeScrapped):
                for then, known in history:
                    soonest = known.lives[event.face]
                    assert soonest is not None and then + soonest <= step.after.cards_gone, event
                    assert event.face in {old for pairs in known.scraps.values() for _, old in pairs}
                assert event.face not in train_clock(step.after).lives
            elif isinstance(event, TrainExported):
                assert clock.export == (figures(board).track[step.before.box].id, 1)

    play_random_game(players, seed, on_step=look, board=board)
    return seen
