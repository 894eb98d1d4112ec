"""Bots from Python: by name, with a state or a list of actions, and custom ones."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random

import pytest

import cz18
import cz18.bots
from cz18 import Action, GameState
from cz18.bots import Asked, Strategy, Weighed, roster
from cz18.bots.base import among, with_ranges
from cz18.bots.search.policy import SearchPolicy
from cz18.bots.strategies import APPRENTICE, BARON, ENGINEER, MAGNATE, TYCOON
from cz18.facts.indexes import CompanyIndex
from cz18.rules.actions import DeclineOffer, EndStep, OfferForTrain, Pass, PayOut, PriceRange, Withhold
from cz18.rules.asking.prices import range_of

NAMES = ("Anna", "Bedřich", "Cyril")
TABLES = [("standard", 3), ("bohemia", 2), ("moravia_silesia", 2)]


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the bots that a test registers."""
    monkeypatch.setattr(roster, "_registered", {})


@pytest.mark.parametrize(
    ("name", "board", "players"),
    [("apprentice", "standard", 3), ("engineer", "bohemia", 2), ("engineer", "moravia_silesia", 2)],
)
def test_the_first_loop_with_a_bot(name: str, board: str, players: int) -> None:
    """`decide` with the documented list, to the end of a game: every result is in the list."""
    rng, bot = Random(5), cz18.bot(name)
    state = cz18.new_game(NAMES[:players], board=board, seed=5)
    while not cz18.is_over(state):
        listed = cz18.legal_actions(state)
        action = bot.decide(state, listed, rng)
        assert action in listed
        state, _ = cz18.apply(state, action)


@cache
def positions_with_prices() -> tuple[GameState, ...]:
    """A position for each kind of decision with a free price."""
    found: dict[str, GameState] = {}
    for board, players in TABLES:
        apprentice = cz18.bot("apprentice")
        state = cz18.new_game(NAMES[:players], board=board, seed=2)
        while not cz18.is_over(state):
            due = cz18.decision(state)
            assert due is not None
            if due.kind not in found and any(map(range_of, cz18.legal_actions(state, ranges=True))):
                found[due.kind] = state
            state, _ = cz18.apply(state, apprentice.play(state))
    assert len(found) >= 4
    return tuple(found.values())


@pytest.mark.parametrize("name", ["apprentice", "engineer", "tycoon", "magnate", "baron", "balanced", "raider"])
def test_every_bot_takes_either_form_of_the_list(name: str) -> None:
    """Definite prices and ranges; also for the strategy's own class, without a name."""
    opponent = cz18.bot(name, nodes=3)
    for state in positions_with_prices():
        whole, ranges = cz18.legal_actions(state), cz18.legal_actions(state, ranges=True)
        assert opponent.decide(state, whole, Random(1)) in whole
        assert opponent.strategy.decide(state, whole, Random(1)) in whole
        assert cz18.check(state, opponent.decide(state, ranges, Random(1))) is None


def test_prices_are_joined_and_found_again() -> None:
    """The documented list becomes the engine's, also in part; the result has the nearest given price."""
    for state in positions_with_prices():
        whole, ranges = cz18.legal_actions(state), cz18.legal_actions(state, ranges=True)
        assert with_ranges(state, whole) == ranges
        assert with_ranges(state, ranges) is ranges
        listed = next(item for item in ranges if range_of(item) is not None)
        free = range_of(listed)
        assert free is not None
        low, high = cz18.definite(listed, free.low), cz18.definite(listed, free.high)
        assert with_ranges(state, [low, high]) == [listed]
        assert [range_of(item) for item in with_ranges(state, [high])] == [PriceRange(free.high, free.high)]
        assert among(cz18.definite(listed, free.high - 1), [low, high]) == (
            high if free.high - free.low > 2 else low
        )
        assert among(low, [low, high]) == low


def test_a_wrong_list_is_named() -> None:
    """An empty list, a value that is not an action, an action of another position, the end of the game."""
    state = cz18.new_game(NAMES, seed=5)
    later, _ = cz18.apply(state, cz18.legal_actions(state)[0])
    engineer, rng = cz18.bot("engineer"), Random(1)
    wrong: list[tuple[list[object], str]] = [
        ([], "choices: the list is empty"),
        ([*cz18.legal_actions(state), "pass"], r"choices\[\d+\]: 'pass' is not an action"),
        (list(cz18.legal_actions(later)), r"choices\[0\]: .*is not legal at this position: VI not_your_turn"),
    ]
    for choices, message in wrong:
        with pytest.raises(ValueError, match=message):
            engineer.decide(state, choices, rng)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="state: expected a GameState, got str"):
        engineer.play("state")  # type: ignore[arg-type]
    over = cz18.Session(["Anna", "Bedřich"], board="moravia_silesia", seed=1)
    while not over.over:
        over.play(over.legal[-1])
    for ask in (engineer.play, lambda state: engineer.decide(state, [Pass(0)], rng)):
        with pytest.raises(ValueError, match="state: the game is over"):
            ask(over.state)


def played(seed: int | None, game: int) -> list[Action]:
    """The first actions of a game with bots of this seed."""
    bot, state, actions = cz18.bot("balanced", seed=seed), cz18.new_game(NAMES, seed=game), list[Action]()
    for _ in range(60):
        actions.append(bot.play(state))
        state, _ = cz18.apply_unchecked(state, actions[-1])
    return actions


def test_games_differ_unless_the_bots_have_a_seed() -> None:
    """A game's seed decides only its set-up, so bots without a seed take their random numbers from it."""
    alike = [
        game for game in range(60) if cz18.new_game(NAMES, seed=game).order == cz18.new_game(NAMES, seed=0).order
    ]
    assert len({tuple(played(None, game)) for game in alike[:4]}) == 4
    assert len({tuple(played(7, game)) for game in alike[:4]}) == 1
    assert played(None, 3) == played(None, 3)


def test_the_same_seed_gives_the_same_game() -> None:
    """`play` takes its random numbers from the opponent's own seed, and does not see the seed of the game."""

    def played(seed: int, hidden: int) -> list[Action]:
        bots = [cz18.bot("balanced", seed=seed + seat) for seat in range(2)]
        state, actions = cz18.new_game(NAMES[:2], board="moravia_silesia", seed=4)._replace(seed=hidden), []
        for _ in range(40):
            due = cz18.decision(state)
            assert due is not None
            actions.append(bots[due.player].play(state))
            state, _ = cz18.apply_unchecked(state, actions[-1])
        return actions

    assert played(1, 1) == played(1, 1) != played(2, 1)


class Insistent:
    """Offers to buy a train of another player whenever it can, and ends its turn otherwise."""

    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        for item in choices:
            if isinstance(item, OfferForTrain) and (free := range_of(item)) is not None:
                return cz18.definite(item, free.low)
        return next(item for item in choices if isinstance(item, EndStep))


def test_a_declined_offer_is_not_made_again(registry: None) -> None:
    """At the position after the refusal `play` makes no offer, so that a loop ends; `decide` remembers nothing."""
    state = next(state for state in offers_possible() if not cz18.is_over(state))
    insistent = cz18.bot(Insistent())
    offer = insistent.play(state)
    assert isinstance(offer, OfferForTrain) and insistent.name == "Insistent"
    asked, _ = cz18.apply(state, offer)
    due = cz18.decision(asked)
    assert due is not None and due.kind == "answer"
    declined, _ = cz18.apply(asked, DeclineOffer(due.player))
    assert declined == state
    assert insistent.decide(declined, cz18.legal_actions(declined), Random(1)) == offer
    assert isinstance(insistent.play(declined), EndStep)


def test_an_offer_in_another_branch_is_not_remembered() -> None:
    """A bot that plays a second branch from a position offers there as in the first; also beside another game."""
    state = next(offers_possible())
    insistent = cz18.bot(Insistent())
    offer = insistent.play(state)
    asked, _ = cz18.apply(state, offer)
    due = cz18.decision(asked)
    assert due is not None
    declined, _ = cz18.apply(asked, DeclineOffer(due.player))
    for _ in range(2):
        assert insistent.play(declined._replace(seed=state.seed + 1)) == offer  # another game
        assert isinstance(insistent.play(declined), EndStep)
        assert insistent.play(state) == offer  # another branch of this one
        insistent.play(declined._replace(seed=state.seed + 1))


def offers_possible() -> Iterator[GameState]:
    """Positions at which an offer for another player's train is possible."""
    from cz18.bots.offer_etiquette import asks_another

    apprentice = cz18.bot("apprentice")
    state = cz18.new_game(NAMES, seed=2)
    while not cz18.is_over(state):
        offers = [item for item in cz18.legal_actions(state) if isinstance(item, OfferForTrain)]
        if (
            offers
            and all(asks_another(state, item) for item in offers)
            and EndStep in map(type, cz18.legal_actions(state))
        ):
            yield state
        state, _ = cz18.apply(state, apprentice.play(state))


class Wrong:
    def decide(self, view: GameState, choices: Sequence[Action], rng: Random) -> Action:
        return Pass(7)


def test_a_bot_of_your_own(registry: None) -> None:
    """A registered name works for `bot` and the arena; the error about an illegal action names the bot."""
    from cz18.bots.arena import play

    cz18.bots.register("last", lambda: cz18.bots.RandomBot("balanced"))
    assert "last" in cz18.bots.names()
    assert play(("last", "balanced"), 1, "moravia_silesia").seats == ("last", "balanced")
    cz18.bots.register("last", Wrong)
    with pytest.raises(ValueError, match=r"last: decide returned Pass\(player=7\), which is not legal here: "):
        cz18.bot("last").play(cz18.new_game(NAMES, seed=1))


def always_pay_out(strategy: Strategy, asked: Asked) -> list[Weighed]:
    """Scores the dividend above everything else."""
    return [Weighed(float(isinstance(item, PayOut)), item) for item in asked.choices]


@cache
def a_dividend_to_keep() -> GameState:
    """A position at which an Engineer withholds the income."""
    engineer, state = cz18.bot("engineer"), cz18.new_game(NAMES, seed=2)
    while True:
        action = engineer.play(state)
        if isinstance(action, Withhold):
            return state
        state, _ = cz18.apply(state, action)


def test_a_strategy_derived_from_another(registry: None) -> None:
    """One weigher is replaced; the others and the original strategy are unchanged."""
    payer = ENGINEER.replace(name="payer", weighers={**ENGINEER.weighers, "dividend": always_pay_out})
    assert payer.look_ahead is ENGINEER.look_ahead and ENGINEER.name == "engineer"
    cz18.bots.register("payer", payer)
    assert isinstance(cz18.bot("payer").play(a_dividend_to_keep()), PayOut)
    assert isinstance(cz18.bot(ENGINEER).play(a_dividend_to_keep()), Withhold)
    with pytest.raises(TypeError, match="colour"):
        ENGINEER.replace(colour="red")


def test_weighers_of_a_derived_strategy_play_in_its_scenarios() -> None:
    """All players in a rollout use the searching strategy, without offers and without search."""
    seen: list[tuple[str, bool, bool]] = []

    def watched(strategy: Strategy, asked: Asked) -> list[Weighed]:
        seen.append((asked.kind, strategy.search is not None, strategy.makes_offers))
        return TYCOON.weighers[asked.kind](strategy, asked)

    watching = TYCOON.replace(weighers=dict.fromkeys(TYCOON.weighers, watched), search=SearchPolicy(nodes=60))
    state = a_dividend_to_keep()
    watching.decide(state, cz18.legal_actions(state, ranges=True), Random(1))
    assert seen[0] == ("dividend", True, True)
    assert {kind for kind, *_ in seen[1:]} >= {"stock_turn", "trains"}
    assert not any(searches or makes_offers for _, searches, makes_offers in seen[1:])


def test_the_strategies_as_classes() -> None:
    """They decide as the values do, and a subclass can override the method of one kind of decision."""

    class Payer(cz18.bots.Engineer):
        def weigh_dividend(
            self, state: GameState, player: int, company: CompanyIndex, choices: Sequence[Action]
        ) -> list[Weighed]:
            weighed = super().weigh_dividend(state, player, company, choices)
            return [item._replace(score=float(isinstance(item.action, PayOut))) for item in weighed]

    state = a_dividend_to_keep()
    assert isinstance(cz18.bot(Payer).play(state), PayOut)
    assert cz18.bot(cz18.bots.Engineer).name == "engineer"
    for made, value in (
        (cz18.bots.Apprentice(), APPRENTICE),
        (cz18.bots.Engineer(), ENGINEER),
        (cz18.bots.Tycoon(nodes=60), TYCOON.replace(search=SearchPolicy(nodes=60))),
        (cz18.bots.Magnate(nodes=0), MAGNATE.replace(search=None)),
        (cz18.bots.Baron(nodes=0), BARON.replace(search=None)),
    ):
        choices = cz18.legal_actions(state, ranges=True)
        assert made.name == value.name
        assert made.decide_with_reasons(state, choices, Random(1)) == value.decide_with_reasons(
            state, choices, Random(1)
        )


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (
            lambda: cz18.bot("enginer"),
            ValueError,
            "unknown bot 'enginer'; choose from apprentice, engineer, tycoon",
        ),
        (lambda: cz18.bot(3), ValueError, "3 is not the name of a bot, and it has no method decide"),  # type: ignore[arg-type]
        (
            lambda: cz18.bots.register("engineer", Wrong),
            ValueError,
            "'engineer' is already the name of a built-in bot",
        ),
        (
            lambda: cz18.bots.register("random", Wrong),
            ValueError,
            "'random' is already the name of a built-in bot",
        ),
        (lambda: cz18.bots.register("a:b", Wrong), ValueError, "'a:b' must consist of letters"),
        (lambda: cz18.bots.register("mine", 3), TypeError, "3 has no method decide, and is not a function"),  # type: ignore[arg-type]
        (lambda: cz18.bots.register("mine", cz18.Session), TypeError, "Session'> has no method decide"),  # type: ignore[arg-type]
    ],
)
def test_names_that_are_none(
    call: Callable[[], object], error: type[Exception], message: str, registry: None
) -> None:
    with pytest.raises(error, match=message):
        call()


def test_the_public_names() -> None:
    """`cz18.bots` has the names it lists, documented; the module `bot` does not hide the function of that name."""
    assert {"bot", "names", "register", "Opponent", "Engineer", "Strategy", "priced", "range_of"} < set(
        cz18.bots.__all__
    )
    for name in cz18.bots.__all__:
        assert inspect.getdoc(getattr(cz18.bots, name)), name
        inspect.signature(getattr(cz18.bots, name))
    assert set(cz18.bots.__all__) <= set(dir(cz18.bots))
    code = "import cz18.bots.bot, cz18.bots.roster, cz18\nfrom cz18.bots import bot\nassert bot is cz18.bot"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError):
        cz18.bots.nothing_of_the_kind  # noqa: B018


def test_apply_unchecked_names_a_wrong_action() -> None:
    """A range, or an action of another position, is a ValueError that names it."""
    state = cz18.new_game(NAMES[:2], board="moravia_silesia", seed=1)
    opening = cz18.legal_actions(state, ranges=True)[0]
    with pytest.raises(ValueError, match=r"bid: OpenAuction\(.*has a range; set a price with cz18.definite"):
        cz18.apply_unchecked(state, opening)
    with pytest.raises(ValueError, match=r"EndStep\(.*is not legal here: "):
        cz18.apply_unchecked(state, EndStep("BCB", "track"))
