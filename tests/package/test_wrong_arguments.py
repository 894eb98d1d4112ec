"""Wrong arguments of the public functions: each gets an error that says what is expected."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from rules.positions import about_to_run, row

import cz18
from cz18 import Action, GameState, Malformed, NotUnderstood, Session
from cz18.bots.arena import BotFault
from cz18.facts.maps import own_board

NAMES = ("Anna", "Bedřich", "Cyril")
STATE = cz18.new_game(NAMES, seed=3)
GAME: Any = Session(NAMES, seed=3)
AUCTION = Session(NAMES[:2], board="moravia_silesia", seed=1)
OPENING = cz18.legal_actions(AUCTION.state, ranges=True)[0]
LOST = cz18.Route("zz", ("E11",))
RANGE = r"OpenAuction\(.*\) has a range; set a price with cz18.definite\(action, price\)"
ANY: Any = cz18
"""The package as `Any`, because these calls are wrong on purpose."""


class Returns:
    """A bot that always returns this."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        made: Action = self.value
        return made


def fail(error: Exception) -> None:
    raise error


def test_modules_are_attributes() -> None:
    """`import cz18` is enough for the documented modules; they are not loaded before they are used."""
    code = (
        "import sys, cz18; assert 'cz18.bots' not in sys.modules\n"
        "cz18.bots.register('mine', cz18.bots.RandomBot); cz18.bot('mine'); cz18.actions.Pass(0)\n"
        "cz18.client, cz18.research"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert {"actions", "bots", "client", "research"} <= set(dir(cz18))


def test_the_action_classes_are_public() -> None:
    """`cz18.actions` has every kind of action."""
    assert set(cz18.ACTIONS) <= set(cz18.actions.__all__)
    assert all(getattr(cz18.actions, name) is kind for name, kind in cz18.ACTIONS.items())


@pytest.mark.parametrize(
    "call",
    [
        lambda state: ANY.apply(state, cz18.actions.Pass(0)),
        lambda state: ANY.apply_unchecked(state, cz18.actions.Pass(0)),
        lambda state: ANY.check(state, cz18.actions.Pass(0)),
        lambda state: ANY.cost_of(state, cz18.actions.Pass(0)),
        lambda state: ANY.outcome(state, cz18.actions.Pass(0)),
        lambda state: ANY.notate(state, cz18.actions.Pass(0)),
        lambda state: ANY.parse(state, "Anna passes"),
        lambda state: ANY.worth(state, 0),
        lambda state: ANY.best_runs(state, "BCB"),
        lambda state: ANY.explain(state, cz18.Controls()),
        lambda state: ANY.bot("apprentice").play(state),
        ANY.decision, ANY.is_over, ANY.result, ANY.ranking, ANY.legal_actions, ANY.previews, ANY.train_clock,
    ],
)  # fmt: skip
def test_a_session_is_not_a_state(call: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match=r"^state: expected a GameState, got Session: use session\.state$"):
        call(GAME)


@pytest.mark.parametrize(
    "call",
    [
        lambda: cz18.apply(AUCTION.state, OPENING),
        lambda: cz18.apply_unchecked(AUCTION.state, OPENING),
        lambda: cz18.check(AUCTION.state, OPENING),
        lambda: cz18.cost_of(AUCTION.state, OPENING),
        lambda: cz18.outcome(AUCTION.state, OPENING),
        lambda: AUCTION.play(OPENING),
        lambda: AUCTION.check(OPENING),
        lambda: cz18.bot(Returns(OPENING)).play(AUCTION.state),
    ],
)
def test_a_range_is_not_a_price(call: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=RANGE):
        call()


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        # players and companies
        (lambda: ANY.worth(STATE, -1), ValueError, "unknown player -1; known: 0 Anna, 1 Bedřich, 2 Cyril"),
        (lambda: ANY.worth(STATE, 3), ValueError, "unknown player 3"),
        (lambda: ANY.worth(STATE, 1.0), ValueError, "unknown player 1.0; known: 0 Anna"),
        (lambda: ANY.worth(STATE, "Zora"), ValueError, "unknown player 'Zora'"),
        (lambda: STATE.player(-1), ValueError, "unknown player -1"),
        (lambda: ANY.best_runs(STATE, ["BCB"]), ValueError, "company: must be the name of a company"),
        (lambda: ANY.explain(STATE, cz18.TilesOn("Q99")), ValueError, "unknown hex 'Q99'"),
        (lambda: ANY.explain(STATE, "E11"), ValueError, r"question: expected Controls\(\)"),
        # best runs
        (lambda: ANY.best_runs(STATE, "BCB", trains=["9"]), ValueError, r"trains\[0\]: unknown face '9'; known: 2, 3"),
        (lambda: ANY.best_runs(STATE, "BCB", trains=[3]), ValueError, r"trains\[0\]: 3 is neither a face nor a Train"),
        (lambda: ANY.best_runs(STATE, "BCB", trains="3"), ValueError, r"expected a list of faces or trains"),
        (lambda: ANY.best_runs(STATE, "BCB", trains=5), TypeError, "list of faces or trains, got int"),
        (lambda: ANY.best_runs(STATE, "BCB", fixed=["a0"]), TypeError, r"fixed\[0\]: expected a Route, got str"),
        (lambda: ANY.best_runs(STATE, "BCB", fixed=5), TypeError, "fixed: expected a list of routes, got int"),
        (lambda: ANY.best_runs(STATE, "BCB", fixed=[LOST]), ValueError, r"VIII.7 unknown_train \(train zz\)"),
        (lambda: ANY.best_runs(STATE, "BCB", budget=-1), ValueError, "budget: -1 is negative"),
        (lambda: ANY.best_runs(STATE, "BCB", budget="all"), ValueError, "budget: must be a whole number"),
        # a line or a JSON value instead of an action
        (lambda: ANY.outcome(STATE, "Anna passes"), cz18.Refused, r"for a line or a JSON value use cz18\.parse"),
        (lambda: ANY.cost_of(STATE, "Anna passes"), cz18.Refused, r"for a line or a JSON value use cz18\.parse"),
        (lambda: ANY.outcome(STATE, {"type": "Pass"}), cz18.Refused, r"for a line or a JSON value use cz18\.parse"),
        (lambda: ANY.sentence(cz18.actions.Pass(0), "de"), TypeError, r"got Pass; for an action use cz18\.notate"),
        # bots
        (lambda: ANY.bot("enginer"), ValueError, r"choose from .*balanced, .*, random, or give module:Class"),
        (lambda: ANY.bot("tycoon", nodes="many"), ValueError, "nodes: must be a whole number, not 'many'"),
        (lambda: ANY.bot("tycoon", nodes=-3), ValueError, "nodes: must be at least 1, not -3"),
        (lambda: ANY.bot("engineer", nodes=0), ValueError, "nodes: must be at least 1, not 0"),
        (lambda: ANY.bot("random", seed="one"), ValueError, "seed: must be a whole number"),
        (lambda: ANY.bot("random").decide(STATE, None, Random(1)), ValueError, "choices: expected a list of actions"),
        (lambda: ANY.bot(Returns(None)).play(STATE), ValueError, "decide returned None, which is not an action"),
        # a session
        (lambda: GAME.play([1]), Malformed, "expected an action, a line or a JSON object"),
        (lambda: GAME.play(None), Malformed, "expected an action, a line or a JSON object, not null"),
        (lambda: GAME.check(7), Malformed, "expected an action, a line or a JSON object, not 7"),
        (lambda: GAME.play({"type": "Pass", "player": 7}), Malformed, "player: there is no seat 7; known: 0 Anna"),
        (lambda: GAME.play({"type": "PayOut", "company": "XX"}), Malformed, "company: unknown company XX; known"),
        (lambda: GAME.play("player 8 passes"), NotUnderstood, "there is no seat 7"),
        (lambda: GAME.play("XX pays out"), NotUnderstood, "unknown company XX"),
        (lambda: GAME.check("Zora passes"), NotUnderstood, "unknown player Zora; known: Anna, Bedřich, Cyril"),
        (lambda: GAME.play(json.dumps({"type": "Pass", "player": 0})), NotUnderstood, "looks like JSON; use json"),
        (lambda: Session.load(""), Malformed, "not an empty text"),
        (lambda: Session.load('{"type": "Pass", "player": 0}'), Malformed, "^file: this has only actions; a save also"),
        (lambda: Session.load(2 * '{"type": "Pass", "player": 0}\n'), Malformed, "^file: this has only actions;"),
        (lambda: Session.load("Anna passes\nCyril passes\n"), Malformed, "^file: this is not valid JSON"),
        (lambda: ANY.Session.from_json("x"), Malformed, "^expected a JSON object, not 'x'; use json.loads"),
        (lambda: ANY.Session.of(STATE), TypeError, "expected a Game, got GameState"),
        (lambda: GAME.play(cz18.actions.Pass(7)), cz18.Refused, r"V unknown_seat \(seat 7\)"),
        # a game
        (lambda: ANY.replay(STATE), TypeError, "^game: expected a Game, got GameState: a state has no log; keep the"),
        (lambda: ANY.replay("game.json"), TypeError, "^game: expected a Game, got str$"),
        (lambda: ANY.replay(GAME), TypeError, r"^game: expected a Game, got Session: use session\.log$"),
        (lambda: ANY.entries(GAME), TypeError, r"got Session: use session\.log$"),
        (lambda: ANY.transcript(GAME), TypeError, r"got Session: use session\.log$"),
        (lambda: ANY.transcript(STATE), TypeError, "got GameState: a state has no log; keep the actions in a Session"),
        (lambda: ANY.save_game(GAME), TypeError, r"got Session: use session\.log$"),
        (lambda: ANY.load_game(None), TypeError, "^text: expected a text, got NoneType$"),
        (lambda: ANY.load_game({"format": "18CZ save"}), TypeError, "^text: expected a text, got dict$"),
        (lambda: ANY.Session.load(5), TypeError, "^source: expected a path or a text, got int$"),
        (lambda: ANY.Session.load(b"{}"), TypeError, "^source: expected a path or a text, got bytes$"),
        # texts
        (lambda: cz18.load_game("game.txt"), Malformed, r"to read a file use Session.load\(path\)"),
        (lambda: ANY.notate(STATE, "Anna passes"), TypeError, "'Anna passes' is not an action"),
        (lambda: ANY.parse(STATE, None), TypeError, "line: expected a text, got NoneType"),
        (lambda: cz18.new_game(NAMES, board="bohemia"), cz18.OptionError, "bohemia board is for 2 players, not 3"),
    ],
)  # fmt: skip
def test_the_error_says_what_is_expected(call: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()
    assert len(GAME) == 0


def test_apply_names_the_way_for_lines() -> None:
    """The message for a line or a JSON value says how to make an action of it."""
    for value in ("Anna passes", {"type": "Pass", "player": 0}):
        with pytest.raises(
            cz18.Refused, match=r"unknown_action.*; for a line .*cz18\.action_from_json\(value\)"
        ) as refused:
            ANY.apply(STATE, value)
        again = pickle.loads(pickle.dumps(refused.value))
        assert (str(again), again.refusal) == (str(refused.value), refused.value.refusal)


@pytest.mark.parametrize(
    "call",
    [
        lambda: cz18.new_game(["Anna"]),
        lambda: cz18.action_from_json({}),
        lambda: cz18.parse(STATE, "Anna eats"),
        lambda: cz18.apply(STATE, cz18.actions.Pass(0)),
        lambda: cz18.replay(GAME.log._replace(actions=(cz18.actions.Pass(0),))),
        lambda: Session.from_json(GAME.to_json() | {"actions": [{"type": "Pass"}]}),
        lambda: cz18.best_runs(STATE, "BCB", fixed=[LOST]),
        lambda: own_board({}),
        lambda: fail(BotFault("cheat", 1, "no end")),
    ],
)
def test_errors_reach_another_process(call: Callable[[], object]) -> None:
    """An error that cannot be unpickled leaves a pool of processes waiting or broken."""
    with pytest.raises(Exception) as raised:
        call()
    error = raised.value
    again = pickle.loads(pickle.dumps(error))
    assert type(error).__module__.startswith("cz18.")
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_an_unknown_line_has_few_forms() -> None:
    """At most three forms are shown, the nearest ones."""
    for line in ("Anna eats", "hello", "", "BCB lays 57 on E15"):
        with pytest.raises(NotUnderstood) as fault:
            cz18.parse(STATE, line)
        assert 1 <= str(fault.value).count("|") + 1 <= 3 and len(str(fault.value)) < 300
    with pytest.raises(NotUnderstood, match=r"forms: \{player\} buys a share of \{company\}"):
        cz18.parse(STATE, "purchase a share of BCB")


def test_trains_as_text() -> None:
    """Faces as text and `Train` records give the same run; texts are named t0, t1, ... for `fixed`."""
    state = about_to_run("BCB", "a0", row("CCCC"), "F6")
    own = cz18.best_runs(state, "BCB")
    texts = cz18.best_runs(state, "BCB", trains=["2", "3"])
    records = cz18.best_runs(state, "BCB", trains=[cz18.Train("a", 0, "2"), cz18.Train("c", 0, "3")])
    assert texts.total == records.total > own.total and texts.proven
    assert {route.train for route in texts.routes} == {"t0", "t1"}
    kept = cz18.best_runs(state, "BCB", trains=["2", "3"], fixed=[cz18.Route("t0", ("F6", "F8"))])
    assert {"F6", "F8"} == set(next(route.hexes for route in kept.routes if route.train == "t0"))


def test_worth_by_name() -> None:
    assert cz18.worth(STATE, "Cyril") == cz18.worth(STATE, 2) == cz18.result(STATE)[2]


def test_classes_and_objects_are_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """`bot` and `register` both take a class or an object; `random` is a name."""
    from cz18.bots import roster

    monkeypatch.setattr(roster, "_registered", {})
    choice = cz18.legal_actions(STATE)[0]

    class First:
        def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
            return choices[0]

    cz18.bots.register("kind", First)
    cz18.bots.register("thing", Returns(choice))
    assert all(cz18.bot(item).play(STATE) == choice for item in (First, First(), "kind", "thing"))
    assert cz18.bot("random").play(STATE) in cz18.legal_actions(STATE)
