"""Previews and reasons match what happens: compared with `check`, `apply` and the best run.

Random play on all boards; the compared values are those sent to the page."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from cz18.board.track import TURNED
from cz18.bots.random_bot import Played, play_random_game
from cz18.contract.encoding import encode_action, plain
from cz18.contract.previews import preview, why_not
from cz18.contract.view import director_to_json, to_choose, view
from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES, COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAYS
from cz18.facts.tiles import TILE, TILES, Colour
from cz18.facts.trains import TRAIN
from cz18.interop.formats.codec import decode_action
from cz18.interop.words.wording import reason
from cz18.rules.actions import (
    AcceptOffer,
    Action,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    ChooseCity,
    EndStep,
    LayHomeTile,
    LayRailwayTile,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    PlaceStation,
    RepayDebt,
    Run,
    SellShares,
    StartCompany,
)
from cz18.rules.asking.explain import Controls, Hexes, TilesOn, explain
from cz18.rules.asking.preview import previews
from cz18.rules.asking.prices import concrete
from cz18.rules.asking.views import PlayerView, round_name
from cz18.rules.company_turn.runs import best_runs
from cz18.rules.engine import action_ranges, apply, check, decision, is_over
from cz18.rules.events import StationPlaced, TileLaid, TrainsRan, TurnEnded
from cz18.rules.questions import (
    faces_of,
    figures_of,
    has_runnable_train,
    is_vaclavs,
    map_of,
    runs_for,
    size_of,
    size_rules,
)
from cz18.rules.state import (
    HEX_AS_A_WHOLE,
    Answer,
    CityChoice,
    GameState,
    ReturnTrains,
    Step,
    TakeOverTrains,
    Train,
)
from cz18.rules.variants.moravia_papers import STATION_RAILWAY, TRAIN_PAPER

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
"""Actions whose price the acting party pays, with nothing paid back in the same action."""
BUILDING = (LayTile, PlaceStation, LayHomeTile, ChooseCity)
TABLES = [("standard", 4, 3), ("bohemia", 2, 9), ("moravia_silesia", 3, 1)]


def positions(board: str, players: int, seed: int, every: int) -> list[GameState]:
    """Positions of a random game, including those where a tile may make a station choose its city."""
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
    """Is this a tile on a two-city hex with a station on the whole hex (R-049), laid by a company with a train?"""
    if not isinstance(action, LayTile) or not state.company(action.company).trains:
        return False
    whole = {map_of(state).hexes[item.hex].id for item in state.stations if item.city == HEX_AS_A_WHOLE}
    return action.hex in whole


def best_after(state: GameState, action: Action, company: str) -> int:
    """The best run after the action, using `apply` only, over all cities a station may still choose."""
    after, events = apply(state, action)
    due = after.pending[-1]
    if isinstance(due, CityChoice):
        return max(
            best_after(after._replace(companies=state.companies), choice, company)
            for choice in action_ranges(after)
        )
    others = {event.company for event in events if isinstance(event, StationPlaced)} - {company}
    stations = tuple(item for item in after.stations if COMPANIES[item.company].id not in others)
    return best_runs(state._replace(laid=after.laid, stations=stations), company).total


@pytest.mark.parametrize(("board", "players", "seed"), TABLES)
def test_previewed_income_is_the_income_after_the_action(
    board: str, players: int, seed: int, full_run: bool
) -> None:
    """For tiles, stations and cities: the page, the engine's previews and `apply` with the best run agree
    (VIII.8)."""
    rng = random.Random(seed)
    for state in positions(board, players, seed, 5 if full_run else 25):
        building = [action for action in action_ranges(state) if isinstance(action, BUILDING)]
        if not full_run:
            asking = [action for action in building if _asks_for_a_city(state, action)][:12]
            building = asking + rng.sample(building, min(8, len(building)))
        known = {item.action: (item.before, item.after) for item in previews(state, building)}
        for action in building:
            shown = preview(state, action, income=True)["best_run"]
            before, after = shown["before"]["total"], shown["after"]["total"]
            assert before == best_runs(state, action.company).total
            assert after == best_after(state, action, action.company), encode_action(action)
            assert known.get(action, (before, after)) == (before, after), encode_action(action)


def figures(state: GameState) -> dict[tuple[str, int | str], Any]:
    """The counts of a state by kind and owner, computed independently."""
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
def test_previewed_figures_are_those_of_the_state_after_the_action(board: str, players: int, seed: int) -> None:
    """For every kind of action, and for accepted offers: every figure matches, and no other figure changes."""
    rng = random.Random(seed)
    for state in positions(board, players, seed, 20):
        actions = concrete(action_ranges(state), rng)
        for action in rng.sample(actions, min(6, len(actions))):
            shown = preview(state, action, income=False)
            after, _ = apply(state, action)
            compare(shown["outcome"], state, after)
            due = after.pending[-1]
            if isinstance(due, Answer):
                compare(shown["accepted"]["outcome"], state, apply(after, AcceptOffer(due.player))[0])
            else:
                assert "accepted" not in shown


def compare(shown: dict[str, Any], before: GameState, after: GameState) -> None:
    was, there = figures(before), figures(after)
    named = {
        (kind, one.get("seat", one.get("company"))): (one["before"], one["after"])
        for kind, changes in shown.items()
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
def test_reasons_are_those_of_check(board: str, players: int, seed: int) -> None:
    """Each refusal is that of `check`; every hex, and every tile on a hex, has a legal action or a reason."""
    rng = random.Random(seed)
    plain = {tile.id for tile in TILES if tile.colour is not Colour.RED}
    for state in positions(board, players, seed, 40):
        due, legal = decision(state), action_ranges(state)
        if due is None:
            continue
        for action, refusal in (*explain(state, Controls()), *explain(state, Hexes())):
            assert check(state, action) == refusal
        if due.kind == "railway_tile":
            tiles = {action.tile for action in legal if isinstance(action, LayRailwayTile)}
            assert tiles | {shown.action.tile for shown in explain(state, Hexes())} == plain
        if due.kind not in tuple(Step):
            continue
        open_ = {action.hex for action in legal if isinstance(action, LayTile)}
        closed = {shown.action.hex for shown in explain(state, Hexes())}
        assert open_.isdisjoint(closed) and open_ | closed == set(map_of(state).index)
        here = rng.choice(map_of(state).hexes).id
        shut = {shown.action.tile for shown in explain(state, TilesOn(here))}
        tiles = {action.tile for action in legal if isinstance(action, LayTile) and action.hex == here}
        assert tiles.isdisjoint(shut) and tiles | shut == plain


@pytest.mark.parametrize(("board", "players", "seed"), TABLES)
def test_offers_for_local_railways_are_legal_or_have_a_reason(board: str, players: int, seed: int) -> None:
    """Exactly the local railways held by players, whichever are in the game (IV.1)."""
    seen = 0
    for state in positions(board, players, seed, 10):
        due = decision(state)
        if due is None or due.kind not in (Step.TRACK, Step.STATION, Step.ACQUISITION, Step.TRAINS):
            continue
        shown = [item.action for item in explain(state, Controls())]
        named = {
            item.local_railway
            for item in (*shown, *action_ranges(state))
            if isinstance(item, OfferForLocalRailway)
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
"""By variant: its section, and the refusals naming a figure that this section prints."""
LETTER = re.compile(r"\bphase ([a-j])\b|\bfirst ([a-j])-train")


@pytest.mark.rule("XI.1-03", "XI.2-02", "XI.2-06", "XI.2-11", "XI.2-12", "XI.2-14", "XI.2-15", "XI.2-36")
@pytest.mark.parametrize(("board", "players", "seed"), TABLES[1:])
def test_a_variant_cites_its_own_section_and_its_own_phases(board: str, players: int, seed: int) -> None:
    """A reason names only phases the game has, and cites the variant's section where the figure is the variant's
    (XI)."""
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
    """A greyed target has no legal offer, and its reason is the one at the lowest price (VIII.9)."""
    seen: Counter[str] = Counter()

    def look(step: Played) -> None:
        due = decision(step.before)
        if due is None or due.kind != Step.ACQUISITION:
            return
        state, open_ = step.before, {item.target for item in step.choices if isinstance(item, OfferAcquisition)}
        shown = [item for item in explain(state, Controls()) if isinstance(item.action, OfferAcquisition)]
        greyed = {item.action.target for item in shown}
        afloat = {item.id for item in COMPANIES if state.company(item.id).is_floated and item.id != due.company}
        assert greyed.isdisjoint(open_) and greyed | open_ == afloat
        for item in shown:
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
    """Players, companies, hexes, chart, trains and decision, compared with the state's values by name."""
    for number, state in enumerate(positions(board, players, seed, 15)):
        names = [player.name for player in state.players]
        seen = view(state, names, number, action_ranges(state), why_not(state, Controls()))
        assert seen["number"] == number and seen["over"] == is_over(state)
        due = decision(state)
        shown = seen["decision"]
        assert (shown is None) == (due is None)
        if shown is not None and due is not None:
            assert (shown["kind"], shown["seat"], shown["company"], shown["section"]) == due
        for player in seen["players"]:
            compare_player(player, state.player(player["seat"]))
        compare_worth(player, state)
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
        assert seen["round"] == figures_of(state).track[seen["box"]].id
        compare_clock(seen["trains"], state)
        compare_variants(seen, state)
        compare_progress(seen, state)
        compare_pending(seen["decision"], state)
        assert seen["round"].lower().split(" ")[0] == round_name(state).lower().split(" ")[0].removesuffix(
            " round"
        )
        compare_choices(seen, state)


def compare_player(shown: Any, player: PlayerView) -> None:
    for field in ("name", "cash", "debt", "penalty", "certificates", "certificate_limit", "worth"):
        assert shown[field] == getattr(player, field), field
    assert {name: held["percent"] for name, held in shown["shares"].items()} == player.shares
    assert tuple(name for name, held in shown["shares"].items() if held["director"]) == player.director_of
    assert set(shown["local_railways"]) == {name for name in player.local_railways if name in LOCAL_RAILWAY}


def compare_company(shown: Any, state: GameState, name: str) -> None:
    company = state.company(name)
    assert (shown["size"], shown["status"]) == (company.size, company.status)
    assert ("price" in shown) == (company.price is not None)
    if "price" not in shown:
        return
    for field in ("price", "initial_price", "treasury", "train_limit", "last_income", "markers"):
        assert shown[field] == getattr(company, field), field
    assert shown["bank_percent"] == company.in_the_bank
    assert shown["bank_units"] * size_rules(COMPANY[name].index).unit == company.in_the_bank
    inside = state.companies[COMPANY[name].index]
    assert (shown["operated"], shown["has_acquired"]) == (inside.operated, inside.has_acquired)
    assert shown["holding_limit"] == figures_of(state).holding_limit[size_of(COMPANY[name].index)]
    assert shown.get("vaclav_percent", 0) == company.with_vaclav and ("vaclav_percent" in shown) == bool(
        state.vaclav
    )
    index = COMPANY[name].index
    for face, train in TRAIN.items():
        assert (train.size.name.lower() in shown["runs"]) == runs_for(state, Train("a", 0, face), index)
    assert [(train["card"], train["face"]) for train in shown["trains"]] == [
        (train.card, train.face) for train in company.trains
    ]
    assert [held["local_railway"] for held in shown["local_railways"]] == list(company.local_railways)
    assert {held["local_railway"] for held in shown["local_railways"] if held["used"]} == set(
        company.used_railways
    )
    director = shown["director"]
    named = state.players[director].name if isinstance(director, int) else director and "Vaclav"
    assert named == company.director
    held = {holder["seat"]: holder["percent"] for holder in shown["holders"]}
    assert held == {
        seat: state.player(seat).shares[name]
        for seat in range(len(state.players))
        if name in state.player(seat).shares
    }


def compare_clock(shown: Any, state: GameState) -> None:
    """The deck counted card by card, from the printed numbers (XII.9)."""
    clock = shown["clock"]
    series = figures_of(state).cards[len(state.players)]
    deck = [item.letter for item in series for _ in range(item.number or 0)][state.cards_gone :]
    deck = [train.letter for train in reversed(state.on_deck)] + deck
    phases = [phase.letter for phase in figures_of(state).phases]
    assert clock["letters"] == [item.letter for item in series]
    for item, left, until in zip(series, clock["left"], clock["until"], strict=True):
        assert left == (None if item.number is None else deck.count(item.letter))
        begun = phases.index(item.letter) <= state.phase
        assert until == (None if begun else deck.index(item.letter) if item.letter in deck else len(deck))
    top = shown["top"]
    assert top["letter"] == (deck[0] if deck else series[-1].letter)
    assert top["left"] == clock["left"][clock["letters"].index(top["letter"])]
    assert [face["price"] for face in top["faces"]] == [TRAIN[face["face"]].price for face in top["faces"]]
    due = [
        (new, old) for new, olds in figures_of(state).scraps.items() for old in olds if old not in state.scrapped
    ]
    first_letter: dict[str, str] = {}
    for item, left in zip(series, clock["left"], strict=True):
        for face in () if left == 0 else faces_of(state, item.letter):
            first_letter.setdefault(face, item.letter)
    scraps: dict[str, set[tuple[str, str]]] = {}
    for pair in due:
        if pair[0] in first_letter:
            scraps.setdefault(first_letter[pair[0]], set()).add(pair)
    shown_scraps = {at: [(it["train"], it["scraps"]) for it in pairs] for at, pairs in clock["scraps"].items()}
    assert {at: set(pairs) for at, pairs in shown_scraps.items()} == scraps
    assert all(len(pairs) == len(set(pairs)) for pairs in shown_scraps.values())
    assert {old for _, old in due} >= set(clock["lives"]) >= {old for pairs in scraps.values() for _, old in pairs}
    assert clock["next"] == next(
        (letter for letter in phases[state.phase + 1 :] if letter in scraps or _changes(state, letter)), None
    )
    assert state.options.pool_faces == "any"  # every face of a card in the pool is on sale
    pool = {face for train in state.pool for face in faces_of(state, train.letter)}
    on_sale = [pool, *(set(faces_of(state, letter)) for letter in (*deck, series[-1].letter))]
    for old, cards in clock["lives"].items():
        new = {face for face, scraps in figures_of(state).scraps.items() if old in scraps}.difference(
            state.scrapped
        )
        here = [place for place, faces in enumerate(on_sale) if new & faces]
        assert cards == (max(here[0] - 1, 0) if here else None)
    assert (shown["gone"], len(shown["on_deck"])) == (state.cards_gone, len(state.on_deck))
    track, export = figures_of(state).track, clock["export"]
    exports = [box for box in track[state.box :] if box.export_after]
    if export is None:
        assert len(exports) <= 1
    else:
        assert export["round"] in [box.id for box in exports[:2]]
        owned = sum(is_vaclavs(state, item.index) for item in COMPANIES)
        assert export["cards"] == (owned if state.vaclav else 1)


def _changes(state: GameState, letter: str) -> bool:
    """Does a phase differ from the printed one before it in anything but its name, or close papers? (XII.9)"""
    phases = figures_of(state).phases
    at = next(phase.index for phase in phases if phase.letter == letter)
    rules = [
        (it.train_limit, it.tile_colour, it.sizes_open, it.train_trade, it.local_railway_purchase)
        for it in phases[at - 1 : at + 1]
    ]
    return rules[0] != rules[1] or figures_of(state).papers_close_with == letter


def compare_worth(shown: Any, state: GameState) -> None:
    """A player's worth is the sum of its parts; shares count the price on the chart (X.2)."""
    parts = sum(held["worth"] for held in shown["shares"].values()) + shown["local_railways_worth"]
    assert shown["worth"] == shown["cash"] + parts - shown["debt"] - shown["penalty"]
    for name, held in shown["shares"].items():
        price = state.company(name).price
        assert held["worth"] == held["units"] * (price or 0)
        assert held["percent"] == held["units"] * size_rules(COMPANY[name].index).unit


def compare_progress(seen: Any, state: GameState) -> None:
    """The phase, the order of players and companies, the turn and the stock round, and local railways."""
    phase = figures_of(state).phases[state.phase]
    assert (seen["phase"], seen["tile_colour"]) == (phase.letter, phase.tile_colour.word)
    assert seen["local_railway_price"] == figures_of(state).track[state.box].local_railway_price
    assert seen["order"] == list(state.order)
    assert seen["queue"] == [COMPANIES[index].id for index in state.queue]
    worths = {player["seat"]: player["worth"] for player in seen["players"]}
    ranked = [worths[item["seat"]] for item in seen["ranking"]]
    assert ranked == sorted(ranked, reverse=True) and len(ranked) == len(worths)
    turn, stock = state.turn, state.stock
    assert (seen["turn"] is None, seen["stock"] is None) == (turn is None, stock is None)
    if turn is not None:
        for field in ("first", "yellow_laid", "promoted", "income"):
            assert seen["turn"][field] == getattr(turn, field), field
        assert seen["turn"]["company"] == COMPANIES[turn.company].id
        due = decision(state)
        if due is not None and due.kind in seen["turn"]["steps"]:
            assert seen["turn"]["step"] == due.kind
        if seen["turn"]["tiles_left"] == 0:
            assert not any(
                isinstance(action, LayTile)
                and action.local_railway is None
                and TILE[action.tile].colour is Colour.YELLOW
                for action in action_ranges(state)
            )
    if stock is not None:
        assert (seen["stock"]["passes"], seen["stock"]["must_sell"]) == (stock.passes, stock.must_sell)
        assert seen["stock"]["sold"] == [[COMPANIES[index].id for index in sold] for sold in stock.sold]
        assert seen["stock"]["sold_this_turn"] == [COMPANIES[index].id for index in stock.sold_this_turn]
    for railway, held in zip(LOCAL_RAILWAYS, state.local_railways, strict=True):
        shown = seen["local_railways"][railway.id]
        assert shown["used"] == held.used
        assert all((shown["player"] == seat) == (held.owner.player == seat) for seat in worths)
        assert all((shown["company"] == item.id) == (held.owner.company == item.index) for item in COMPANIES)


def compare_pending(shown: Any, state: GameState) -> None:
    """The offer, the hex and the trains that a decision is about."""
    due = state.pending[-1]
    if isinstance(due, Answer):
        assert shown["offer"]["price"] == due.offer.price
        assert COMPANY[shown["offer"]["company"]].index == due.offer.company
    if isinstance(due, CityChoice):
        assert map_of(state).index[shown["hex"]] == due.hex
    if isinstance(due, TakeOverTrains):
        assert [(item["card"], item["face"]) for item in shown["trains"]] == [
            (it.card, it.face) for it in due.trains
        ]
    if isinstance(due, ReturnTrains):
        assert shown["limit"] == state.company(shown["company"]).train_limit
        assert (shown["kept"] or "") == due.kept


@pytest.mark.parametrize(
    ("board", "players", "seed"), [("standard", 3, 3), ("bohemia", 2, 21), ("moravia_silesia", 2, 21)]
)
def test_skips_losses_and_needed_trains_are_what_actions_show(board: str, players: int, seed: int) -> None:
    """What `skips_to`, `loses` and `needed` announce, found by taking the actions (VIII.3, VIII.10)."""
    seen: Counter[str] = Counter()

    def look(step: Played) -> None:
        state, legal = step.before, list(step.choices)
        if not any(isinstance(action, EndStep | Run | BuyTrain) for action in legal):
            return
        sent = to_choose(state, legal)["terms"]
        needed = [place for place, terms in enumerate(sent) if terms.get("needed")]
        cheapest = needed_purchase(state, legal)
        assert len(needed) == bool(cheapest) and set(needed) <= set(cheapest)
        seen["needed"] += len(needed)
        for action, terms in zip(legal, sent, strict=True):
            if isinstance(action, EndStep | Run):
                compare_skip(terms, state, action)
                compare_losses(list(terms.get("loses", ())), state, action, legal)
                seen.update([terms["skips_to"], *terms.get("loses", ())])
            else:
                assert "skips_to" not in terms and "loses" not in terms

    play_random_game(players, seed, on_step=look, board=board)
    assert {"run", "end", "tile", "power", "station", "needed"} <= set(+seen), seen


def compare_skip(terms: Any, state: GameState, action: Action) -> None:
    """Nothing is built or bought, and the remaining steps lead to the announced goal of the same turn."""
    due = decision(state)
    assert due is not None
    before_the_run = isinstance(action, Run) or due.kind in (Step.TRACK, Step.STATION)
    assert terms["skips_to"] == ("run" if before_the_run else "end")
    there, events = apply(state, action)
    happened = {type(event) for event in events}
    if not happened & {TrainsRan, TurnEnded}:
        assert (there.laid, there.stations) == (state.laid, state.stations)
        assert [player.cash for player in there.players] == [player.cash for player in state.players]
        assert [item.treasury for item in there.companies] == [item.treasury for item in state.companies]
    while not happened & {TrainsRan, TurnEnded}:
        leaving = next((item for item in action_ranges(there) if isinstance(item, EndStep | Run)), None)
        if leaving is None:
            break
        there, events = apply(there, leaving)
        happened = {type(event) for event in events}
    assert (TrainsRan in happened) == (before_the_run and best_runs(state, due.company or "").total > 0)


def compare_losses(shown: list[str], state: GameState, action: Action, legal: list[Action]) -> None:
    """A tile or power that the rest of the turn does not allow, or a station that raises the income."""
    tiles = [item for item in legal if isinstance(item, LayTile)]
    stations = [item for item in legal if isinstance(item, PlaceStation)]
    expected: list[str] = []
    if isinstance(action, EndStep) and action.step == Step.TRACK and tiles:
        expected = ["tile" if any(item.local_railway is None for item in tiles) else "power"]
        after = [item for item in action_ranges(apply(state, action)[0]) if isinstance(item, LayTile)]
        assert not any(item.company == action.company and item.local_railway is None for item in after)
    elif isinstance(action, EndStep) and action.step == Step.STATION:
        income = best_runs(state, action.company).total
        if any(best_after(state, item, action.company) > income for item in stations):
            expected = ["station"]
    assert shown == expected


def needed_purchase(state: GameState, legal: list[Action]) -> list[int]:
    """The places of the cheapest purchases after which a company in need of a train can run one (VIII.10)."""
    prices = {}
    for place, action in enumerate(legal):
        if not isinstance(action, BuyTrain) or check(state, EndStep(action.company, Step.TRAINS.value)) is None:
            continue
        if has_runnable_train(apply(state, action)[0], COMPANY[action.company].index):
            prices[place] = TRAIN[action.face].price
    return [place for place, price in prices.items() if price == min(prices.values())]


def compare_variants(seen: Any, state: GameState) -> None:
    """The auction and the papers by name, as the state has them (XI.2)."""
    assert ("auction" in seen) == (state.auction is not None)
    assert ("papers" in seen) == (state.papers is not None)
    if state.auction is not None:
        shown = seen["auction"]
        assert shown["opener"] == state.order[state.auction.opener]
        assert (shown["paper"] or "", shown["bid"]) == (state.auction.paper, state.auction.bid)
        assert (-1 if shown["bidder"] is None else shown["bidder"]) == state.auction.bidder
        assert shown["out"] == [seat for seat in range(len(state.players)) if state.auction.out[seat]]
    for paper in seen.get("papers", ()):
        kind = {"three_e": TRAIN_PAPER, "station_railway": STATION_RAILWAY}[paper["kind"]]
        id_ = next(item.id for item in map_of(state).papers if item.kind == kind)
        for seat in range(len(state.players)):
            assert (paper["player"] == seat) == (id_ in state.player(seat).local_railways)
        for item in COMPANIES:
            assert (paper["company"] == item.id) == (id_ in state.company(item.id).papers)


def compare_terms(state: GameState, action: Action, cost: int, terms: Any) -> None:
    """The player who must agree is asked, and the announced cost is what the acting party pays."""
    there, events = apply(state, action)
    compare_stakes(terms.get("stakes", []), state, action, there)
    if isinstance(action, LayTile | LayHomeTile | LayRailwayTile):
        laid = next(event for event in events if isinstance(event, TileLaid))
        assert laid.hex == getattr(action, "hex", terms.get("hex"))
        assert laid.tile == getattr(action, "tile", terms.get("tile"))
        assert laid.price == cost
    if isinstance(action, ChooseCity):
        assert terms["hex"] in {event.hex for event in events if isinstance(event, StationPlaced)} or any(
            map_of(there).hexes[item.hex].id == terms["hex"] for item in there.stations
        )
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


def compare_stakes(shown: list[str], state: GameState, action: Action, there: GameState) -> None:
    """Stakes name a loan, the Director's money and a lost Director's certificate exactly where they occur."""
    seats = range(len(state.players))
    due = decision(state)
    assert due is not None
    assert ("loan" in shown) == any(there.players[seat].debt > state.players[seat].debt for seat in seats)
    pays = any(there.players[seat].cash < state.players[seat].cash for seat in seats)
    assert ("own_money" in shown) == (isinstance(action, BuyTrain) and pays)
    lost = set(state.player(due.player).director_of) - set(there.player(due.player).director_of)
    assert ("directorship" in shown) == (isinstance(action, SellShares) and bool(lost))
    assert ("offer" in shown) <= isinstance(action, OfferAcquisition | OfferForLocalRailway | OfferForTrain)
    if isinstance(there.pending[-1], Answer) and not isinstance(state.pending[-1], Answer):
        assert "offer" in shown
    if isinstance(action, BuyTrain):
        company = COMPANY[action.company].index
        useless = not has_runnable_train(there, company) and not is_vaclavs(there, company)
        assert ("unrunnable" in shown) == useless
    else:
        assert "unrunnable" not in shown


def compare_repeats(seen: Any, state: GameState) -> None:
    """A choice that repeats another leaves the same track behind, and no two others do."""
    left: dict[Any, int] = {}
    for place, (choice, terms) in enumerate(zip(seen["choices"], seen["terms"], strict=True)):
        if not choice["type"].startswith("Lay"):
            assert "repeats" not in terms
            continue
        hex_ = choice.get("hex", terms.get("hex"))
        after, _ = apply(state, decode_action(choice))
        lying = TURNED[after.laid[map_of(state).index[hex_]]]
        assert lying is not None
        cities = len(lying.tile.cities)
        towns = tuple(sorted(lying.location_exits[cities:]))
        track = (lying.location_exits[:cities], towns, lying.plain)
        first = left.setdefault((hex_, lying.tile.id, choice.get("local_railway"), track), place)
        assert terms.get("repeats", place) == first, choice


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
    """Each choice is legal, at both ends of its range, and costs what it states; each greyed one is refused with its
    reason."""
    compare_repeats(seen, state)
    free = [value for choice in seen["choices"] for value in choice.values() if isinstance(value, dict)]
    assert seen["forced"] == (len(seen["choices"]) == 1 and not free)
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
        shown = item["refusal"]
        assert (shown["section"], shown["code"], shown["data"]) == (
            refusal.section,
            refusal.code,
            plain(refusal.data),
        )
