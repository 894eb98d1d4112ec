"""Our games exported to the format of 18xx.games, and imported again."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from cz18.bots.random_bot import STYLES, RandomBot, play_random_game
from cz18.interop.files import opened
from cz18.interop.games_18xx.compare import difference
from cz18.interop.games_18xx.errors import NotExportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.games_18xx.importer import import_game, trace_game
from cz18.interop.games_18xx.shares import BANK, Shares
from cz18.messages.told import Told
from cz18.rules.actions import Action, RepayDebt, TakeOverTrain
from cz18.rules.draft import replaced
from cz18.rules.engine import action_ranges, apply, is_over
from cz18.rules.game import Game, NotReplayable, replay
from cz18.rules.options import PROFILES, Departure
from cz18.rules.profiles.games_18xx import silent_action
from cz18.rules.scoring import result
from cz18.rules.setup import new_game
from cz18.rules.state import GameState, Status
from tests.conftest import REAL_GAME_MISSING, RandomCases
from tests.interop.recorded import ROOT, first_difference, game, real_game, trace

FIRST_VERSION = ROOT / "tests" / "versions" / "data" / "1"


def _through_json(value: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(value))  # type: ignore[no-any-return]


@pytest.mark.parametrize("name", ["dev-2p-01", "dev-3p-02"])
def test_a_game_imported_under_the_first_version_is_exported_to_the_same_trace(name: str) -> None:
    """Its log lacks the passes that later imports record; the exported file is the same."""
    kept = opened(json.loads(gzip.decompress((FIRST_VERSION / f"{name}.json.gz").read_bytes())))
    assert kept.game.options.rules_version == "1"
    file = _through_json(export_game(kept.game))
    assert first_difference(trace(name), trace_game(file)) is None


def test_the_real_game_is_exported_to_the_same_trace() -> None:
    """The same for a game between people."""
    try:
        data, expected = real_game()
    except FileNotFoundError:
        pytest.skip(REAL_GAME_MISSING)
    file = _through_json(export_game(import_game(data).game))
    assert first_difference(expected, trace_game(file)) is None


@pytest.mark.parametrize("name", ["dev-3p-02", "dev-4p-01", "dev-6p-02"])
def test_exported_actions_equal_those_of_the_site(name: str) -> None:
    """Every field is equal wherever there was no free choice of copies and shares."""
    fields = ("type", "entity", "entity_type", "hex", "tile", "rotation", "city", "slot", "train", "price", "variant",
              "shares", "percent", "corporation", "company", "share_price", "kind", "cost")  # fmt: skip
    written = export_game(import_game(game(name)).game)["actions"]
    differing = Counter(
        field
        for mine, theirs in zip(written, game(name)["actions"], strict=True)
        for field in fields
        if mine.get(field) != theirs.get(field)
    )
    assert set(differing) <= {"tile", "city", "slot"}, differing


@pytest.mark.parametrize("name", ["dev-3p-02", "dev-5p-02"])
def test_routes_are_written_in_legs(name: str) -> None:
    """Stops, legs between them and income are those the site recorded, in the direction of our route."""
    written = export_game(import_game(game(name)).game)["actions"]
    compared = 0
    for mine, theirs in zip(written, game(name)["actions"], strict=True):
        for one, other in zip(mine.get("routes", ()), theirs.get("routes", ()), strict=True):
            if one["hexes"] == other["hexes"][::-1]:
                other = other | {
                    "hexes": other["hexes"][::-1],
                    "nodes": other["nodes"][::-1],
                    "connections": other["connections"][::-1],
                }
            assert {key: one[key] for key in ("train", "hexes", "nodes", "revenue")} == {
                key: other[key] for key in ("train", "hexes", "nodes", "revenue")
            }
            assert [sorted(leg) for leg in one["connections"]] == [sorted(leg) for leg in other["connections"]]
            compared += 1
    assert compared > 50


def test_random_games_of_the_profile_round_trip(random_cases: RandomCases, full_run: bool) -> None:
    """Games under the site's profile fit its format, unless the site's steps have no place for a move."""
    refused = 0
    seeds = range(40 if full_run else 5)
    for seed in seeds:
        style = list(STYLES)[seed % len(STYLES)]
        played, state = play_random_game(3 + seed % 4, seed, [style], options={"profile": "18xx.games"})
        try:
            file = _through_json(export_game(played))
        except NotExportable as stop:
            assert isinstance(stop.message, Told) and stop.message.key == "wrong-too_late"
            refused += 1
            continue
        again = import_game(file)
        assert result(again.state) == result(state)
        assert export_game(again.game)["actions"] == file["actions"]
        random_cases.add("games exported and imported again")
    assert refused <= len(seeds) // 2


def _played_at_the_site(players: int, seed: int) -> Game:
    """A random game in which players act only where the site would wait for them."""
    names = tuple(f"P{seat}" for seat in range(players))
    state = new_game(names, board="bohemia" if players == 2 else "standard", options=SITE_PROFILE, seed=seed)
    setup = Game(names, state.board, state.options, seed)
    bot, rng = RandomBot(list(STYLES)[seed % len(STYLES)]), Random(seed)
    actions: list[Action] = []
    while not is_over(state):
        action = silent_action(state, state.pending[-1]) or bot.decide(state, action_ranges(state), rng)
        state, _ = apply(state, action)
        actions.append(action)
    return setup._replace(actions=tuple(actions))


def test_random_games_at_the_sites_table_are_all_written(random_cases: RandomCases, full_run: bool) -> None:
    """Every game that acts only where the site waits fits the format, and re-imports without fallback."""
    for seed in range(60 if full_run else 5):
        played = _played_at_the_site(2 + seed % 5, seed)
        file = _through_json(export_game(played))
        again = import_game(file)
        assert again.fell_back == ()
        assert len(again.game.actions) == len(played.actions)
        assert result(again.state) == result(replay(played))
        random_cases.add("games at the site's table exported and imported again")


def test_random_games_by_the_book_round_trip_or_are_refused(random_cases: RandomCases, full_run: bool) -> None:
    """A game under our own rules is exported with players in the drawn order, or the error names an action."""
    for seed in range(40 if full_run else 6):
        style = list(STYLES)[seed % len(STYLES)]
        played, state = play_random_game(3 + seed % 4, seed, [style])
        try:
            file = _through_json(export_game(played))
        except NotExportable as stop:
            assert stop.action is not None
            assert 1 <= stop.action <= len(played.actions)
            file = _through_json(export_game(played._replace(actions=played.actions[: stop.action - 1])))
            import_game(file)
        else:
            again = import_game(file)
            there = dict(zip(again.game.players, result(again.state), strict=True))
            assert there == dict(zip(played.players, result(state), strict=True))
        random_cases.add("games by the book exported")


# What the format cannot hold

SITE_PROFILE = PROFILES["18xx.games"]


def _without(played: Game, *departures: Departure) -> Game:
    """The same game under rules without these departures, which must not affect its actions so far."""
    return played._replace(options=SITE_PROFILE._replace(departures=SITE_PROFILE.departures - set(departures)))


@pytest.mark.rule("R-033")
def test_a_debt_paid_back_in_part_cannot_be_written() -> None:
    """The site supports repaying whole debts only."""
    played = _without(import_game(game("dev-3p-01")).game, Departure.WHOLE_DEBT_ONLY)
    place = next(place for place, action in enumerate(played.actions) if isinstance(action, RepayDebt))
    repaid = played.actions[place]
    assert isinstance(repaid, RepayDebt)
    part = RepayDebt(repaid.player, 20)
    with pytest.raises(NotExportable, match=f"action {place + 1}: .*only be repaid in full"):
        export_game(played._replace(actions=(*played.actions[:place], part)))
    export_game(played._replace(actions=played.actions[: place + 1]))


@pytest.mark.rule("R-105")
def test_a_train_turned_to_another_colour_cannot_be_written() -> None:
    """The site turns trains only to the acquirer's own colour."""
    played = _without(import_game(game("dev-3p-01")).game, Departure.TURN_TO_OWN_COLOUR_ONLY)
    place = next(
        place
        for place, action in enumerate(played.actions)
        if isinstance(action, TakeOverTrain) and (action.company, action.face) == ("By", "3")
    )
    turned = TakeOverTrain("By", played.actions[place].train, "3+3")  # type: ignore[union-attr]
    with pytest.raises(NotExportable, match=f"action {place + 1}: .*own colour"):
        export_game(played._replace(actions=(*played.actions[:place], turned)))


def _changed(state: GameState, what: str) -> GameState:
    """The state with one visible value changed."""
    company = next(i for i, item in enumerate(state.companies) if item.status is Status.FLOATED and item.trains)
    charter = state.companies[company]
    match what:
        case "cash" | "debt":
            player = state.players[0]._replace(**{what: 7777})
            return state._replace(players=(player, *state.players[1:]))
        case "treasury" | "markers" | "director" | "initial_price":
            charter = charter._replace(**{what: getattr(charter, what) + 1})
        case "trains":
            charter = charter._replace(trains=charter.trains[1:])
        case "stacks":
            return state._replace(stacks=state.stacks[::-1])
        case "laid":
            return state._replace(laid=(state.laid[0] + 1, *state.laid[1:]))
        case "order":
            return state._replace(order=state.order[::-1])
        case "stations":
            return state._replace(stations=state.stations[1:])
        case "pool":
            return state._replace(pool=(*state.pool, charter.trains[0]))
        case "local_railways":
            moved = state.local_railways[0]._replace(used=not state.local_railways[0].used)
            return state._replace(local_railways=(moved, *state.local_railways[1:]))
    return state._replace(companies=replaced(state.companies, company, charter))


@pytest.mark.parametrize(
    "what",
    ["cash", "debt", "treasury", "markers", "director", "initial_price", "trains", "stacks", "laid", "order",
     "stations", "pool", "local_railways"],
)  # fmt: skip
def test_a_different_position_is_detected(what: str) -> None:
    """Both tables are compared in everything that players see."""
    state = import_game({**game("dev-4p-04"), "actions": game("dev-4p-04")["actions"][:500]}).state
    seats = {seat: seat for seat in range(4)}
    assert difference(state, state, seats) is None
    assert difference(state, _changed(state, what), seats) is not None


def test_another_board_cannot_be_written() -> None:
    """The site has the standard board and, for two players, Bohemia."""
    for players, board in ((3, "moravia_silesia"), (2, "moravia_silesia")):
        played = Game(tuple(f"P{seat}" for seat in range(players)), board, PROFILES["book"], 1)
        with pytest.raises(NotExportable, match="board Moravia-Silesia"):
            export_game(played)


@pytest.mark.rule("R-171", "R-174")
def test_a_game_with_vaclav_finds_a_seed_that_draws_his_companies(random_cases: RandomCases) -> None:
    """Our rules draw and run his companies differently; the file expresses both in the site's terms."""
    written = 0
    for seed in range(1, 5):
        played, state = play_random_game(2, seed, board="bohemia")
        try:
            file = _through_json(export_game(played))
        except NotExportable as stop:
            assert stop.action is not None
            file = _through_json(export_game(played._replace(actions=played.actions[: stop.action - 1])))
            import_game(file)
        else:
            again = import_game(file)
            assert again.state.vaclav == state.vaclav
            there = dict(zip(again.game.players, result(again.state), strict=True))
            assert there == dict(zip(played.players, result(state), strict=True))
        written += any(action["type"] == "run_routes" for action in file["actions"])
        random_cases.add("games with Vaclav exported")
    assert written


def test_a_log_that_is_not_legal_is_not_written() -> None:
    """The log is replayed with all checks first."""
    played = import_game(game("dev-3p-02")).game
    with pytest.raises(NotReplayable) as stop:
        export_game(played._replace(actions=played.actions[1:]))
    assert stop.value.number == 1


def test_an_unfinished_game_is_exported() -> None:
    """Any prefix of a game is a game in progress, with the passes of the complete game."""
    played = import_game(game("dev-3p-02"))
    for length in (0, 1, 30, 400):
        file = export_game(played.game._replace(actions=played.game.actions[:length]))
        assert file["status"] == "active"
        assert "result" not in file
        written = [action["type"] for action in file["actions"]]
        recorded = [action["type"] for action in game("dev-3p-02")["actions"]]
        assert written == recorded[: len(written)]


# Shares


@pytest.mark.rule("VII.5.b-03", "R-027")
def test_certificates_change_hands_with_the_director() -> None:
    """The Director's certificate is exchanged for two shares; on a sale it is named and the change is returned."""
    shares, mw = Shares(), 3
    shares.start(mw, 0)
    assert shares.buy(mw, 1, 0) == ["MW_1"]
    assert shares.buy(mw, 1, 0) == ["MW_2"]
    assert shares.sell(mw, 0, 1, 1) == ["MW_0"]
    assert shares.held[mw] == {BANK: [2], 0: [1], 1: [0]}
    assert shares.buy(mw, 0, 1) == ["MW_2"]
