"""What is told beforehand is what happens: previews and reasons against `check`, `apply` and the best run.

Random play on all boards; what is compared is what the page gets.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from cz18.bots.random_bot import Played, play_random_game
from cz18.contract.encoding import encode_action, plain
from cz18.contract.previews import preview, why_not
from cz18.contract.view import director_to_json, view
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAYS
from cz18.facts.tiles import TILES, Colour
from cz18.interop.codec import decode_action
from cz18.interop.wording import reason
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyLocalRailway,
    BuyShare,
    ChooseCity,
    LayHomeTile,
    LayRailwayTile,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    PlaceStation,
    RepayDebt,
    StartCompany,
)
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.engine import apply, check, decision, is_over, legal_actions
from cz18.rules.events import StationPlaced
from cz18.rules.explain import Controls, Hexes, TilesOn, explain
from cz18.rules.preview import previews
from cz18.rules.prices import concrete
from cz18.rules.questions import figures_of, map_of
from cz18.rules.state import HEX_AS_A_WHOLE, Answer, CityChoice, GameState, Step
from cz18.rules.views import PlayerView, round_name

PAID_AT_ONCE = (
    BuyLocalRailway,
    BuyShare,
    LayTile,
    OfferForLocalRailway,
    OfferForTrain,
    PlaceStation,
    RepayDebt,
    StartCompany,
)
"""What is paid by whoever acts, with nothing coming back in the same action."""
BUILDING = (LayTile, PlaceStation, LayHomeTile, ChooseCity)
TABLES = [("standard", 4, 3), ("bohemia", 2, 9), ("moravia_silesia", 3, 1)]


def positions(board: str, players: int, seed: int, every: int) -> list[GameState]:
    """Positions of a random game, and some at which a tile could make a station choose its city."""
    found: list[GameState] = []
    count = 0

    def look(step: Played) -> None:
        nonlocal count
        count += 1
        if count % every == 0 or any(_asks_for_a_city(step.before, item) for item in step.choices):
            found.append(step.before)

    play_random_game(players, seed, on_step=look, board=board)
    return found


def _asks_for_a_city(state: GameState, action: Action) -> bool:
    """Is this a tile on a two-city hex with a station of the hex as a whole (R-049), by a company that has a train?"""
    if not isinstance(action, LayTile) or not state.company(action.company).trains:
        return False
    whole = {map_of(state).hexes[item.hex].id for item in state.stations if item.city == HEX_AS_A_WHOLE}
    return action.hex in whole


def best_after(state: GameState, action: Action, company: str) -> int:
    """By `apply` alone: the best run on the board it leaves, over all cities a station may still choose."""
    after, events = apply(state, action)
    due = after.pending[-1]
    if isinstance(due, CityChoice):
        return max(
            best_after(after._replace(companies=state.companies), choice, company)
            for choice in legal_actions(after)
        )
    others = {event.company for event in events if isinstance(event, StationPlaced)} - {company}
    stations = tuple(item for item in after.stations if COMPANIES[item.company].id not in others)
    return best_runs(state._replace(laid=after.laid, stations=stations), company).total


@pytest.mark.parametrize(("board", "players", "seed"), TABLES)
def test_income_told_is_that_of_the_board_after_the_action(
    board: str, players: int, seed: int, full_run: bool
) -> None:
    """For tiles, stations and cities: the page, the engine's previews and `apply` with the best run agree (VIII.8)."""
    rng = random.Random(seed)
    for state in positions(board, players, seed, 5 if full_run else 25):
        building = [action for action in legal_actions(state) if isinstance(action, BUILDING)]
        if not full_run:
            asking = [action for action in building if _asks_for_a_city(state, action)][:12]
            building = asking + rng.sample(building, min(8, len(building)))
        known = {item.action: (item.before, item.after) for item in previews(state, building)}
        for action in building:
            told = preview(state, action, income=True)["best_run"]
            before, after = told["before"]["total"], told["after"]["total"]
            assert before == best_runs(state, action.company).total
            assert after == best_after(state, action, action.company), encode_action(action)
            assert known.get(action, (before, after)) == (before, after), encode_action(action)


def figures(state: GameState) -> dict[tuple[str, int | str], Any]:
    """The counted things of a state by kind and owner, written down here once more."""
    found: dict[tuple[str, int | str], Any] = {}
    for seat, player in enumerate(state.players):
        found["cash", seat], found["debt", seat] = player.cash, player.debt
        found["certificates", seat] = state.player(seat).certificates
    hexes = map_of(state).hexes
    for item, company in zip(COMPANIES, state.companies, strict=True):
        found["treasury", item.id] = company.treasury
        found["director", item.id] = director_to_json(company.director)
        found["trains", item.id] = [train.face for train in company.trains]
        found["stations", item.id] = [hexes[at.hex].id for at in state.stations if at.company == item.index]
    return found


@pytest.mark.parametrize(("board", "players", "seed"), TABLES)
def test_figures_told_are_those_of_the_state_after_the_action(board: str, players: int, seed: int) -> None:
    """For every kind of action, and for offers that are accepted: each figure, and no other one changes."""
    rng = random.Random(seed)
    for state in positions(board, players, seed, 20):
        actions = concrete(legal_actions(state), rng)
        for action in rng.sample(actions, min(6, len(actions))):
            told = preview(state, action, income=False)
            after, _ = apply(state, action)
            compare(told["outcome"], state, after)
            due = after.pending[-1]
            if isinstance(due, Answer):
                compare(told["accepted"]["outcome"], state, apply(after, AcceptOffer(due.player))[0])
            else:
                assert "accepted" not in told


def compare(told: dict[str, Any], before: GameState, after: GameState) -> None:
    was, there = figures(before), figures(after)
    named = {
        (kind, one.get("seat", one.get("company"))): (one["before"], one["after"])
        for kind, changes in told.items()
        if kind != "to_take_over"
        for one in changes
    }
    for key, pair in named.items():
        assert pair == (was[key], there[key])
    afloat = {
        item.id
        for item in COMPANIES
        if before.companies[item.index].status == 2 and after.companies[item.index].status != 3
    }
    changed = {key for key in was if was[key] != there[key] and (isinstance(key[1], int) or key[1] in afloat)}
    assert named.keys() == changed


@pytest.mark.parametrize(("board", "players", "seed"), TABLES)
def test_reasons_told_are_those_of_check(board: str, players: int, seed: int) -> None:
    """Each refusal is that of `check`; every hex takes a tile or says why not, and so does every tile on a hex."""
    rng = random.Random(seed)
    plain = {tile.id for tile in TILES if tile.colour is not Colour.RED}
    for state in positions(board, players, seed, 40):
        due, legal = decision(state), legal_actions(state)
        if due is None:
            continue
        for action, refusal in (*explain(state, Controls()), *explain(state, Hexes())):
            assert check(state, action) == refusal
        if due.kind == "railway_tile":
            tiles = {action.tile for action in legal if isinstance(action, LayRailwayTile)}
            assert tiles | {told.action.tile for told in explain(state, Hexes())} == plain
        if due.kind not in tuple(Step):
            continue
        open_ = {action.hex for action in legal if isinstance(action, LayTile)}
        closed = {told.action.hex for told in explain(state, Hexes())}
        assert open_.isdisjoint(closed) and open_ | closed == set(map_of(state).index)
        here = rng.choice(map_of(state).hexes).id
        shut = {told.action.tile for told in explain(state, TilesOn(here))}
        tiles = {action.tile for action in legal if isinstance(action, LayTile) and action.hex == here}
        assert tiles.isdisjoint(shut) and tiles | shut == plain


@pytest.mark.parametrize(("board", "players", "seed"), TABLES)
def test_local_railways_of_players_can_be_offered_for_or_say_why_not(board: str, players: int, seed: int) -> None:
    """Those in players' hands and no others, whichever of them are in the game (IV.1)."""
    seen = 0
    for state in positions(board, players, seed, 10):
        due = decision(state)
        if due is None or due.kind not in (Step.TRACK, Step.STATION, Step.ACQUISITION, Step.TRAINS):
            continue
        told = [item.action for item in explain(state, Controls())]
        named = {
            item.local_railway for item in (*told, *legal_actions(state)) if isinstance(item, OfferForLocalRailway)
        }
        held = {item.id for item in LOCAL_RAILWAYS if state.local_railways[item.index].owner.player >= 0}
        assert named - {"MW"} == held
        seen += bool(held)
    assert seen


OWN_FIGURES = {
    "bohemia": ("XI.1", {"certificate_limit", "must_sell_first", "not_in_this_game"}),
    "moravia_silesia": (
        "XI.2",
        {
            "certificate_limit", "must_sell_first", "not_in_this_game", "holding_limit", "not_a_start_price",
            "no_sale_in_first_round", "train_limit", "colour_not_open", "no_marker_left",
            "no_trade_before_first_three", "no_purchase_before_first_three",
        },
    ),
}  # fmt: skip
"""By variant: its section, and the refusals that name a figure which this section prints."""
LETTER = re.compile(r"\bphase ([a-j])\b|\bfirst ([a-j])-train")


@pytest.mark.rule("XI.1-03", "XI.2-02", "XI.2-06", "XI.2-11", "XI.2-12", "XI.2-14", "XI.2-15", "XI.2-36")
@pytest.mark.parametrize(("board", "players", "seed"), TABLES[1:])
def test_a_variant_cites_its_own_section_and_its_own_phases(board: str, players: int, seed: int) -> None:
    """A reason names no phase the game does not have, and its own section where the figure is the variant's (XI)."""
    section, own = OWN_FIGURES[board]
    codes, letters = set(), set()
    for number, state in enumerate(positions(board, players, seed, 4)):
        known = {phase.letter for phase in figures_of(state).phases}
        for _, refusal in explain(state, Controls()) + (explain(state, Hexes()) if number % 6 == 0 else []):
            named = {letter for pair in LETTER.findall(reason(refusal)) for letter in pair if letter}
            assert named <= known, reason(refusal)
            assert refusal.section == section or refusal.code not in own, refusal
            codes.add(refusal.code)
            letters |= named
    assert {"a", "d"} <= letters
    assert board == "bohemia" or {"train_limit", "colour_not_open", "no_purchase_before_first_three"} <= codes


@pytest.mark.rule("VIII.9-04", "R-101")
def test_no_target_that_can_be_acquired_is_greyed() -> None:
    """A greyed target is one that no legal offer covers, and its reason is the one at the lowest price (VIII.9)."""
    seen: Counter[str] = Counter()

    def look(step: Played) -> None:
        due = decision(step.before)
        if due is None or due.kind != Step.ACQUISITION:
            return
        state, open_ = step.before, {item.target for item in step.choices if isinstance(item, OfferAcquisition)}
        told = [item for item in explain(state, Controls()) if isinstance(item.action, OfferAcquisition)]
        greyed = {item.action.target for item in told}
        afloat = {item.id for item in COMPANIES if state.company(item.id).is_floated and item.id != due.company}
        assert greyed.isdisjoint(open_) and greyed | open_ == afloat
        for item in told:
            price = state.company(item.action.target).price
            assert item.action.price == -(-price // 2)
            assert check(state, item.action) == item.refusal
            assert item.refusal.code != "price_out_of_range"
            seen[item.refusal.code] += 1

    for board, players, seed in (("standard", 4, 3), ("standard", 6, 5), ("bohemia", 2, 9)):
        play_random_game(players, seed, on_step=look, board=board)
    assert seen["treasury_too_small"] and seen["not_smaller"] and seen["vaclav_does_not_deal"]


@pytest.mark.parametrize(("board", "players", "seed"), TABLES)
def test_the_view_is_the_state_field_by_field(board: str, players: int, seed: int) -> None:
    """Players, companies, hexes, chart, trains and who decides, against what the state says of itself by name."""
    for number, state in enumerate(positions(board, players, seed, 15)):
        names = [player.name for player in state.players]
        seen = view(state, names, number, legal_actions(state), why_not(state, Controls()))
        assert seen["number"] == number and seen["over"] == is_over(state)
        due = decision(state)
        told = seen["decision"]
        assert (told is None) == (due is None)
        if told is not None and due is not None:
            assert (told["kind"], told["seat"], told["company"], told["section"]) == due
        for player in seen["players"]:
            compare_player(player, state.player(player["seat"]))
        for name, company in seen["companies"].items():
            compare_company(company, state, name)
        compare_map(seen, state)
        stacks = {
            str(PRICES[at]): [COMPANIES[i].id for i in stack] for at, stack in enumerate(state.stacks) if stack
        }
        assert seen["chart"] == stacks
        assert sorted(seen["operating_order"]) == sorted(company for stack in stacks.values() for company in stack)
        assert seen["trains"]["pool"] == [{"card": train.card, "face": train.face} for train in state.pool]
        assert seen["trains"]["scrapped"] == list(state.scrapped)
        assert seen["round"].lower().split(" ")[0] == round_name(state).lower().split(" ")[0].removesuffix(
            " round"
        )
        compare_choices(seen, state)


def compare_player(told: Any, player: PlayerView) -> None:
    for field in ("name", "cash", "debt", "penalty", "certificates", "certificate_limit", "worth"):
        assert told[field] == getattr(player, field), field
    assert {name: held["percent"] for name, held in told["shares"].items()} == player.shares
    assert tuple(name for name, held in told["shares"].items() if held["director"]) == player.director_of
    assert set(told["local_railways"]) == {name for name in player.local_railways if name in LOCAL_RAILWAY}


def compare_company(told: Any, state: GameState, name: str) -> None:
    company = state.company(name)
    assert (told["size"], told["status"]) == (company.size, company.status)
    assert ("price" in told) == (company.price is not None)
    if "price" not in told:
        return
    for field in ("price", "initial_price", "treasury", "train_limit", "last_income", "markers"):
        assert told[field] == getattr(company, field), field
    assert told["bank_percent"] == company.in_the_bank
    assert [(train["card"], train["face"]) for train in told["trains"]] == [
        (train.card, train.face) for train in company.trains
    ]
    assert [held["local_railway"] for held in told["local_railways"]] == list(company.local_railways)
    assert {held["local_railway"] for held in told["local_railways"] if held["used"]} == set(company.used_railways)
    director = told["director"]
    named = state.players[director].name if isinstance(director, int) else director and "Vaclav"
    assert named == company.director
    held = {holder["seat"]: holder["percent"] for holder in told["holders"]}
    assert held == {
        seat: state.player(seat).shares[name]
        for seat in range(len(state.players))
        if name in state.player(seat).shares
    }


def compare_terms(state: GameState, action: Action, cost: int, terms: Any) -> None:
    """Whoever must agree is asked; what was told is what is gone from the purse of whoever acts."""
    there, _ = apply(state, action)
    due = there.pending[-1]
    if isinstance(due, Answer) and due.offer not in (getattr(item, "offer", None) for item in state.pending):
        assert terms["asked"] == due.player
        there, _ = apply(there, AcceptOffer(due.player))
    else:
        assert "asked" not in terms
    if isinstance(action, PAID_AT_ONCE):
        assert purse(state, action) - purse(there, action) == cost, action
    if cost:
        assert terms["counterparts"]


def purse(state: GameState, action: Any) -> int:
    player = getattr(action, "player", None)
    return (
        state.companies[COMPANY[action.company].index].treasury if player is None else state.players[player].cash
    )


def compare_map(seen: Any, state: GameState) -> None:
    for place in map_of(state).hexes:
        there = state.hex(place.id)
        tile = seen["tiles"].get(place.id)
        found = None if tile is None else (tile["tile"], tile["rotation"], tile["colour"])
        assert found == (None if there.tile is None else (there.tile, there.rotation, there.colour))
        stations = [(item["company"], item["city"]) for item in seen["stations"] if item["hex"] == place.id]
        assert stations == [(item.company, item.city) for item in there.stations]
    laid = Counter(tile["tile"] for tile in seen["tiles"].values())
    assert all(seen["supply"][tile.id] == tile.count - laid[tile.id] for tile in TILES)


def compare_choices(seen: Any, state: GameState) -> None:
    """Each choice is legal as it stands, or at both ends of its range, and costs what it says; each greyed one is
    refused as told."""
    for choice, terms in zip(seen["choices"], seen["terms"], strict=True):
        ends = {name: value for name, value in choice.items() if isinstance(value, dict) and "low" in value}
        for end in ("low", "high"):
            action = decode_action({**choice, **{name: value[end] for name, value in ends.items()}})
            assert check(state, action) is None, choice
            cost = terms.get("cost", 0)
            compare_terms(state, action, cost[end] if ends and cost else cost, terms)
    for item in seen["greyed"]:
        refusal = check(state, decode_action(item["action"]))
        assert refusal is not None
        told = item["refusal"]
        assert (told["section"], told["code"], told["data"]) == (
            refusal.section,
            refusal.code,
            plain(refusal.data),
        )
