"""Actions in one-line notation."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from interop.played import TABLES, steps
from interop.recorded import BOHEMIA, NAMES, SITE, elsewhere, game

from cz18 import ACTIONS, NotUnderstood, new_game, notate, parse
from cz18.interop.games_18xx.importer import import_game
from cz18.routes.runs import Route
from cz18.rules.actions import (
    FORMS,
    BuyShare,
    LayHomeTile,
    LayRailwayTile,
    LayTile,
    OfferForTrain,
    OpenAuction,
    Pass,
    PlaceStation,
    PriceRange,
    Run,
)
from cz18.rules.game import entries
from cz18.rules.setup import LONGEST_NAME

STATE = new_game(["Anna", "Bedřich", "Cyril"], seed=1)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("BCB lays 57/2 on E15", LayTile("BCB", "E15", "57", 2)),
        ("BCB lays 8/0 on E15 with S1", LayTile("BCB", "E15", "8", 0, "S1")),
        ("Sx lays its red tile/3 on A9", LayHomeTile("Sx", "A9", 3)),
        ("Anna lays 57/1 at home", LayRailwayTile(0, "57", 1)),
        ("BCB runs a0 E1-E3, b1 G1-F2", Run("BCB", (Route("a0", ("E1", "E3")), Route("b1", ("G1", "F2"))))),
        ("BCB runs nothing", Run("BCB", ())),
        ("BCB offers 40 for train a0 of OFE", OfferForTrain("BCB", "OFE", "a0", 40)),
        ("BCB offers 1..40 for train a0 of OFE", OfferForTrain("BCB", "OFE", "a0", PriceRange(1, 40))),
        ("Cyril opens the auction of 3E at 0", OpenAuction(2, "3E", 0)),
        ("player 8 passes", Pass(7)),
        ("BCB places a station on E11.1", PlaceStation("BCB", "E11", 1)),
        ("BCB places a station on E11.1 with a marker taken over", PlaceStation("BCB", "E11", 1, True)),
    ],
)  # fmt: skip
def test_lines(line: str, action: object) -> None:
    """These lines are guaranteed in both directions."""
    assert parse(STATE, line) == action
    assert notate(STATE, action) == line  # type: ignore[arg-type]


def test_an_action_alone_is_written_with_numbers() -> None:
    """`str` of an action is its line, with the seat number of its field; `repr` is the constructor call."""
    assert str(BuyShare(0, "BCB")) == "seat 0 buys a share of BCB"
    assert repr(BuyShare(0, "BCB")) == "BuyShare(player=0, company='BCB')"
    assert (
        parse(STATE, str(BuyShare(0, "BCB"))) == parse(STATE, "player 1 buys a share of BCB") == BuyShare(0, "BCB")
    )


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_random_games_round_trip(board: str, players: int) -> None:
    """In random games the action taken, and a listed one with its ranges, are parsed back from their lines."""
    rng = random.Random(3)
    for step in steps(board, players):
        for action in (step.action, rng.choice(step.choices)):
            line = notate(step.before, action)
            assert line.isprintable()
            assert parse(step.before, line) == action, line


def test_recorded_games_round_trip(full_run: bool) -> None:
    """Every line of recorded games, also with foreign line endings; all such games with --full."""
    for name in (*NAMES, *BOHEMIA, *SITE, *elsewhere()) if full_run else (NAMES[0], BOHEMIA[0], SITE[-1]):
        for entry in entries(import_game(game(name)).game):
            line = notate(entry.before, entry.action)
            assert parse(entry.before, line) == parse(entry.before, f"{line}\r\n") == entry.action, (name, line)


@pytest.mark.parametrize("kind", ACTIONS.values(), ids=lambda kind: kind.__name__)
def test_every_type_of_action_round_trips(kind: Any) -> None:
    """Every type of action has its own form, which contains all its fields."""
    samples: dict[str, tuple[Any, ...]] = {
        "int": (0, 2), "bool": (False, True), "str": ("BCB", "57"), "str | None": (None, "S1"),
        "Price": (1, PriceRange(1, 40)),
        "tuple[Route, ...]": ((), (Route("a0", ("E15", "E13")), Route("d1", ("A1", "B2", "C3")))),
    }  # fmt: skip
    types = kind.__annotations__
    for values in product(*(samples[types[field]] for field in kind.__match_args__)):
        action = kind(*values)
        assert parse(STATE, notate(STATE, action)) == action
    assert list(FORMS.values()).count(FORMS[kind]) == 1


@given(
    names=st.lists(
        st.one_of(
            st.text(min_size=1, max_size=LONGEST_NAME).filter(str.strip),
            st.sampled_from(["BCB", "player 2", "Anna passes", "BCB runs a0", "Anna", " Anna", "Anna\nBCB", "a share"]),
        ),
        min_size=3, max_size=3, unique=True,
    ),
    seat=st.integers(0, 2),
)  # fmt: skip
def test_any_player_name_round_trips(names: list[str], seat: int) -> None:
    """Whatever the players are called, an action is a single line and names exactly one player."""
    state = new_game(names, seed=1)
    for action in (Pass(seat), BuyShare(seat, "BCB"), OpenAuction(seat, "3E", 60), LayTile("BCB", "E15", "57", 2)):
        line = notate(state, action)
        assert len(line.splitlines()) == 1
        assert parse(state, line) == action


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("BCB lays 57 on E15", "lays {tile}/{rotation} on {hex}"),
        ("Anna buys", "buys a share of {company}"),
        ("", "is not an action; possible forms: "),
        ("pass Anna", "{player} passes"),
        ("Zdeněk passes", "unknown player Zdeněk"),
        ("player 0 passes", "there is no player 0: players are counted from 1, seats from 0"),
        ("BCB offers all for S1", "offers {price} for {local_railway}"),
        ("Anna bids " + "9" * 5000, ""),
        ("x" * 100_000, ""),
    ],
)
def test_an_invalid_line_explains_the_notation(line: str, hint: str) -> None:
    """The error is short and shows how such an action is written."""
    with pytest.raises(NotUnderstood) as shown:
        parse(STATE, line)
    assert hint in str(shown.value) and len(str(shown.value)) < 300


@settings(deadline=None)
@given(st.text(max_size=200))
@example("0, 0")
def test_any_text_is_parsed_or_not_understood(text: str) -> None:
    """Any text is an action or raises NotUnderstood."""
    for line in (text, f"Anna {text}", f"BCB lays {text}", f"BCB runs {text}", f"Anna bids {text}"):
        try:
            action = parse(STATE, line)
        except NotUnderstood:
            continue
        assert type(action) in ACTIONS.values()
