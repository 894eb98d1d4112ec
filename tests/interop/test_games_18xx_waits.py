"""Where 18xx.games waits for a player, skips one or ignores an obligation: one hand-made position for each."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rules.positions import (
    NAMES,
    company,
    deciding,
    faces,
    floated,
    in_phase,
    in_pool,
    in_step,
    in_stock_round,
    laid,
    local_railway,
    on_top,
    player,
    stations,
    track,
)

from cz18.facts.companies import COMPANY
from cz18.facts.local_railways import LOCAL_RAILWAY
from cz18.facts.timeline import TRACK
from cz18.interop.files import opened
from cz18.interop.games_18xx import resync
from cz18.interop.games_18xx.decode import SiteGame, decode
from cz18.interop.games_18xx.departures import Departed, Judge
from cz18.interop.games_18xx.errors import NotExportable, NotImportable
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.games_18xx.importer import SiteTable, import_game
from cz18.rules.actions import BuyLocalRailway, Pass
from cz18.rules.company_turn.stations import station_price
from cz18.rules.draft import replaced
from cz18.rules.engine import apply
from cz18.rules.game import Game
from cz18.rules.options import profile
from cz18.rules.profiles import games_18xx
from cz18.rules.rounds.pre_stock_round import player_at
from cz18.rules.setup import new_game
from cz18.rules.state import (
    CompanyStep,
    GameState,
    LocalRailwayState,
    Owner,
    PreStockRound,
    PreStockTurn,
    Step,
)
from tests.interop.recorded import game


def _table(players: int = 3) -> SiteTable:
    """The site's table before the first action; the players' ids are 1, 2, 3 and so on."""
    return SiteTable(SiteGame(NAMES[:players], tuple(range(1, players + 1)), 1, ()), Judge())


def _by(entity: int | str, kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": entity, "id": 1, **fields}


def _fed(state: GameState, *actions: dict[str, Any], copies: dict[str, str] | None = None) -> SiteTable:
    """The table after these actions, starting from this state."""
    table = _table(len(state.players))
    table.state, table.copies = state, copies or {}
    for action in actions:
        table.feed(action)
    assert table.fell_back == []
    return table


def _codes(table: SiteTable) -> set[str]:
    assert table.judge is not None
    return {item.code for item in table.judge.found}


# Stock rounds


@pytest.mark.rule("R-034")
@pytest.mark.parametrize("cash", [0, 49])
def test_a_debtor_is_asked_regardless_of_cash(cash: int) -> None:
    """A player who owns nothing and can pay nothing is asked because of the debt; without it he is skipped."""
    state = in_stock_round(_table().state, turn_of=0)
    state = player(player(state, 1, cash=cash, debt=50), 2, cash=49)
    assert deciding(_fed(state, _by(1, "pass")).state) == ("stock_turn", 1, None)
    free = player(state, 1, debt=0)
    assert deciding(_fed(free, _by(1, "pass")).state) == ("stock_turn", 0, None)


@pytest.mark.rule("R-033", "R-034")
def test_a_debtor_is_asked_again_after_a_sale_that_leaves_him_short() -> None:
    """Selling his last share does not end his turn; a pass does, and does not count as a pass of the round."""
    state = floated(_table().state, "BCB", director=0, price=60, trains=("a0",))
    state = player(state, 1, cash=0, debt=500, shares={"BCB": 1})
    sold = _fed(in_stock_round(state, turn_of=1), _by(2, "sell_shares", shares=["BCB_1"], percent=25))
    assert deciding(sold.state) == ("stock_turn", 1, None)
    sold.feed(_by(2, "pass"))
    assert sold.state.stock is not None
    assert (deciding(sold.state)[1], sold.state.stock.passes) == (2, 0)


@pytest.mark.rule("R-030")
def test_a_player_above_the_certificate_limit_may_pass() -> None:
    """The site does not require a sale; the book does, and the departure is reported."""
    state = _table(6).state
    for name in ("EKJ", "OFE", "BCB", "MW", "VBW"):
        state = player(floated(state, name, director=1), 0, shares={name: 1})
    for name in ("S1", "S2", "M1", "M2", "L1"):
        state = local_railway(state, name, player=0)
    state = in_stock_round(state, turn_of=0)
    assert state.stock is not None
    table = _fed(state._replace(stock=state.stock._replace(must_sell=True)), _by(1, "pass"))
    assert deciding(table.state)[1] == 1
    assert "must_sell_first" in _codes(table)


# The pre-stock round


def _with_left(state: GameState, *left: str, cash: tuple[int, ...], turn: int) -> GameState:
    """Only these local railways are left, every player has this cash, and it is this turn of the round."""
    items = state.local_railways
    for name, item in LOCAL_RAILWAY.items():
        if name not in left:
            items = replaced(items, item.index, LocalRailwayState(Owner(0, -1), False))
    state = state._replace(local_railways=items, pre_stock=PreStockRound(turn, (False,) * len(state.players)))
    for seat, amount in enumerate(cash):
        state = player(state, seat, cash=amount)
    return state._replace(pending=(PreStockTurn(player_at(state, turn)),))


@pytest.mark.rule("R-010", "R-012")
def test_two_turns_in_a_row_without_money_end_the_pre_stock_round() -> None:
    """At the turning point the same player is asked twice, although the others could still buy."""
    state = _with_left(_table(4).state, "L5", "L6", cash=(300, 300, 300, 10), turn=2)
    table = _fed(state, _by(3, "pass"))
    assert deciding(table.state)[0] == "stock_turn"
    assert "ended_unasked" in _codes(table)


@pytest.mark.rule("R-010", "R-012")
def test_two_players_in_a_row_without_money_end_the_pre_stock_round() -> None:
    """The same with two different players."""
    state = _with_left(_table(4).state, "L5", "L6", cash=(300, 10, 10, 300), turn=0)
    assert deciding(_fed(state, _by(1, "pass")).state)[0] == "stock_turn"


@pytest.mark.rule("R-010", "R-012")
@pytest.mark.parametrize(("cash", "turn", "then"), [((300, 10, 300, 10), 0, 2), ((300, 300, 300, 75), 3, 2)])
def test_one_turn_without_money_is_passed_over(cash: tuple[int, ...], turn: int, then: int) -> None:
    """A single player without money, or one who spends his last at the turning point, leaves the others their turn."""
    state = _with_left(_table(4).state, "L5", "L6", cash=cash, turn=turn)
    bought = [_by(4, "bid", company="L5", price=75)] if turn else [_by(1, "pass")]
    table = _fed(state, *bought)
    assert deciding(table.state) == ("pre_stock_turn", then, None)
    assert "ended_unasked" not in _codes(table)


# Trains above the limit after an export


def _before_export(**trains: tuple[str, ...]) -> GameState:
    """BCB ends the last turn of a set; the first 4 (e0) is exported then and lowers the limit of small companies."""
    state = on_top(_table().state, "e0")
    for seat, (name, owned) in enumerate(trains.items()):
        state = floated(state, name, director=seat, price=60, treasury=500, trains=owned)
        state = stations(state, name, {"BCB": "E15", "EKJ": "D4", "BN": "E11/0"}[name])
    state = in_step(state, "BCB", "trains", number="5.2")
    return state if state.turn is None else state._replace(turn=state.turn._replace(trains_over=True))


def _in_or(state: GameState, name: str, step: str) -> GameState:
    return in_step(state, name, step, number="6.1")


@pytest.mark.rule("R-127")
def test_an_export_that_takes_no_companys_train_asks_for_nothing() -> None:
    """EKJ keeps its three trains over the stock round; the departure is reported once."""
    state = _before_export(BCB=("c0",), EKJ=("c1", "c2", "d0"))
    table = _fed(state, _by("BCB", "pass"), _by(1, "pass"), _by(2, "pass"))
    assert faces(table.state, "EKJ") == ["3", "3", "3"]
    assert table.judge is not None
    assert [item for item in table.judge.found if item.code == "returns_put_off"] == [
        Departed(1, "VIII.12", "returns_put_off")
    ]


@pytest.mark.rule("R-127")
def test_an_export_that_takes_a_companys_train_asks_at_once() -> None:
    """BCB's 2 is scrapped, and EKJ is asked for the train above its limit, as by the book."""
    state = _before_export(BCB=("a0", "c0"), EKJ=("c1", "c2", "d0"))
    table = _fed(state, _by("BCB", "pass"))
    assert deciding(table.state) == ("return_trains", 1, "EKJ")
    assert "returns_put_off" not in _codes(table)


@pytest.mark.rule("R-127")
@pytest.mark.parametrize("trade", [True, False])
def test_trains_put_off_are_returned_with_the_next_purchase(trade: bool) -> None:
    """BN buys, from the bank or from BCB: at once EKJ gives back its third train."""
    state = _before_export(BCB=("c0", "c3"), EKJ=("c1", "c2", "d0"), BN=("b0:2+2",))
    state = _in_or(_fed(state, _by("BCB", "pass")).state, "BN", "trains")
    card, price, variant = ("3c-3", 10, "3c") if trade else ("4e-1", 250, "4e")
    bought = _fed(state, _by("BN", "buy_train", train=card, price=price, variant=variant))
    assert deciding(bought.state) == ("return_trains", 1, "EKJ")
    bought.feed(_by("EKJ", "discard_train", train="3c-1"))
    assert in_pool(bought.state) == ["c1:3"]
    assert deciding(bought.state)[2] == "BN"


@pytest.mark.rule("R-104", "R-127")
def test_trains_put_off_are_returned_after_an_acquisition() -> None:
    """BN takes over BCB's trains; when it leaves the step the third company gives its train back."""
    state = _before_export(BCB=("c0",), EKJ=("c1", "c2", "d0"), BN=("b0:2+2",))
    state = _in_or(_fed(state, _by("BCB", "pass")).state, "BN", "acquisition")
    table = _fed(state, _by("BN", "buy_corporation", corporation="BCB", price=60), _by("BN", "pass"))
    assert deciding(table.state)[0] == "acquisition"
    table.feed(_by("BN", "pass"))
    assert deciding(table.state) == ("return_trains", 1, "EKJ")


@pytest.mark.rule("R-104", "R-127")
@pytest.mark.parametrize("acquired", [True, False])
def test_without_a_train_moving_nothing_is_returned(acquired: bool) -> None:
    """Neither without an acquisition, nor when the acquired company has no train."""
    state = _before_export(BCB=("c0",), EKJ=("c1", "c2", "d0"), BN=("b0:2+2",))
    state = company(_fed(state, _by("BCB", "pass")).state, "BCB", trains=())
    bought = [_by("BN", "buy_corporation", corporation="BCB", price=60)] if acquired else []
    table = _fed(_in_or(state, "BN", "acquisition"), *bought, _by("BN", "pass"))
    assert deciding(table.state)[::2] == ("trains", "BN")
    assert faces(table.state, "EKJ") == ["3", "3", "3"]


# The train step


def _buying(treasury: int, *owned: str, phase: str = "f") -> GameState:
    """BN without a train it can run, in its train step; BCB has two 4s to sell, NWB acts next."""
    state = in_phase(_table().state, phase)
    state = floated(state, "BN", director=0, price=60, treasury=treasury, trains=owned)
    state = floated(state, "BCB", director=1, price=60, trains=("f0", "e0"))
    state = floated(state, "NWB", director=2, price=60, treasury=100, trains=("f2:4+4",))
    state = stations(stations(stations(state, "BN", "E11/0"), "BCB", "E15"), "NWB", "E11/1")
    state = in_step(state, "BN", "trains", number="6.1")
    return state._replace(queue=(COMPANY["NWB"].index,))


@pytest.mark.rule("VIII.10-01")
def test_after_a_purchase_an_empty_treasury_ends_the_step() -> None:
    """BN spent all its money on a 4 it cannot run: the site asks NWB next, and the departure is reported."""
    table = _fed(_buying(90), _by("BN", "buy_train", train="4f-0", price=90, variant="4f"))
    assert deciding(table.state)[2] == "NWB"
    assert "must_own_a_train" in _codes(table)


@pytest.mark.rule("VIII.10-01")
def test_with_one_k_left_and_a_train_elsewhere_the_site_insists() -> None:
    """BN could buy another train for 1 K: it is still asked and cannot pass."""
    table = _fed(_buying(91), _by("BN", "buy_train", train="4f-0", price=90, variant="4f"))
    assert deciding(table.state)[::2] == ("trains", "BN")
    with pytest.raises(NotImportable, match="must_own_a_train"):
        table.feed(_by("BN", "pass"))


@pytest.mark.rule("VIII.10-01")
def test_before_the_first_purchase_the_duty_holds() -> None:
    """Without any money BN is asked, cannot pass, and its Director pays."""
    table = _fed(_buying(0))
    table.go_on()
    assert deciding(table.state)[::2] == ("trains", "BN")
    with pytest.raises(NotImportable, match="must_own_a_train"):
        table.feed(_by("BN", "pass"))


@pytest.mark.rule("R-124")
def test_at_the_limit_any_train_may_be_bought() -> None:
    """BN, full with a 4 it cannot run, buys another train and returns one of its choice; the book forbids it."""
    state = company(_buying(50, "f1", phase="i"), "BCB", trains=("f0",))
    table = _fed(state, _by("BN", "buy_train", train="4f-0", price=50, variant="4f"))
    assert "must_be_runnable" in _codes(table)
    assert deciding(table.state)[::2] == ("return_trains", "BN")
    table.feed(_by("BN", "discard_train", train="4f-0"))
    assert faces(table.state, "BN") == ["4"]
    assert deciding(table.state)[2] == "NWB"


@pytest.mark.rule("R-125")
def test_the_last_place_is_for_a_train_it_can_run() -> None:
    """With one place left and nothing to run the site refuses other trains, as our rules do."""
    with pytest.raises(NotImportable, match="last_place_for_runnable"):
        _fed(_buying(50, phase="i"), _by("BN", "buy_train", train="4f-0", price=50, variant="4f"))


# Stations


@pytest.mark.rule("R-049")
def test_ate_is_asked_for_its_home_where_there_is_one_city() -> None:
    """B8 has become a single city before ATE begins: the site still asks for the place."""
    state = in_phase(_table().state, "g")
    state = floated(state, "BN", director=0, price=60, trains=("f0:4+4",))
    state = floated(state, "ATE", director=1, price=60, treasury=300, operated=False)
    state = laid(stations(state, "BN", "E11/0"), {"B8": ("8894p", 0)})
    state = in_step(state, "BN", "trains", number="6.1")._replace(queue=(COMPANY["ATE"].index,))
    table = _fed(state, _by("BN", "pass"), copies={"8894p-0": "B8"})
    assert deciding(table.state) == ("home_station", 1, "ATE")
    table.feed(_by("ATE", "place_token", city="8894p-0-0", slot=0))
    assert deciding(table.state)[::2] == ("track", "ATE")
    assert [item.company for item in table.state.stations].count(COMPANY["ATE"].index) == 1


@pytest.mark.rule("VIII.6-06")
@pytest.mark.parametrize(
    ("treasury", "players_hold", "own", "waits"),
    [(20, 1, 0, False), (21, 1, 0, True), (0, 3, 0, False), (20, 0, 1, True), (19, 0, 1, False), (1, 2, 0, True)],
)
def test_the_station_step_counts_a_players_local_railway_less_1_k(
    treasury: int, players_hold: int, own: int, waits: bool
) -> None:
    """In OR 7.1 each is worth 80: bought for 1 K it yields 79, the company's own 80; without 1 K none is bought."""
    state = floated(in_phase(_table().state, "f"), "KFN", price=60, treasury=treasury, trains=("f0:4+4",))
    state = track(stations(state, "KFN", "G19"), "G19", "621", "G17", "G21")
    state = track(track(state, "G21", "4", "G19", "G23"), "G23", "57", "G21", "G25")
    for name in ("L1", "L2", "L3")[:players_hold]:
        state = local_railway(state, name, player=1)
    if own:
        state = local_railway(state, "M1", company="KFN", used=True)
    state = in_step(company(state, "KFN", has_acquired=True), "KFN", "station", number="7.1")
    assert station_price(state, COMPANY["KFN"].index) == 100
    table = _fed(state)
    table.go_on()
    assert (deciding(table.state)[0] == "station") is waits


# Resynchronizing

ONE_IN = 0.3
"""Probability of a wrong answer. None in the last round: the actions missing after the end of the file are
unknown."""
LAST_ROUND = len(TRACK) - 2


def test_an_action_that_fits_only_before_a_skip_is_played_there_with_a_note(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If our model of whom the site asks is wrong, the import continues and reports it."""
    state = in_stock_round(_table().state, turn_of=0)
    state = player(player(state, 1, cash=0, debt=50), 2, cash=49)
    monkeypatch.setattr(games_18xx, "is_asked", lambda state, seat: seat != 1)
    table = _table()
    table.state = state
    table.feed(_by(1, "pass"))
    assert deciding(table.state)[1] == 2
    table.feed({**_by(2, "pass"), "id": 77})
    assert table.fell_back == [77]
    assert deciding(table.state)[1] == 2
    assert table.log == [Pass(0), Pass(1)]
    assert table.ids == [1, 77]
    assert table.judge is not None
    assert table.judge.found == [Departed(77, "VIII.3", "fell_back")]


def test_an_action_that_fits_nowhere_keeps_its_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal is that of the place where the site waits."""
    state = in_stock_round(_table().state, turn_of=0)
    monkeypatch.setattr(games_18xx, "is_asked", lambda state, seat: seat != 1)
    table = _table()
    table.state = state
    table.feed(_by(1, "pass"))
    with pytest.raises(NotImportable, match=r"not_your_turn.*turn_of': 2"):
        table.feed(_by(1, "pass"))


@pytest.mark.parametrize("wrong", ["asks too little", "asks too much"])
@pytest.mark.parametrize("step", [*(step for step in Step if step is not Step.DIVIDEND), None])
@pytest.mark.parametrize("name", ["site-6p-9006", "site-2p-41011"])
def test_a_wrong_model_of_the_sites_waits_gives_the_same_game(
    name: str, step: Step | None, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At random a step (or a player in a stock round) is wrongly treated as asked or as skipped."""
    data, waits, is_asked = game(name), games_18xx.waits, games_18xx.is_asked
    right = import_game(data)
    little, changed = wrong == "asks too little", []

    def is_wrong(answer: bool, *moment: Any) -> bool:
        found = answer is little and moment[0] < LAST_ROUND and Random(f"{wrong} {moment}").random() < ONE_IN
        if found:
            changed.append(moment)
        return found

    def wrong_waits(state: GameState, due: CompanyStep) -> bool:
        answer = waits(state, due)
        return answer is not (due.step is step and is_wrong(answer, state.box, len(state.queue), due))

    def wrongly_asked(state: GameState, seat: int) -> bool:
        answer = is_asked(state, seat)
        return answer is not is_wrong(answer, state.box, seat, state.stock)

    monkeypatch.setattr(games_18xx, "waits", wrong_waits)
    if step is None:
        monkeypatch.setattr(games_18xx, "is_asked", wrongly_asked)
    played = import_game(data)
    assert changed
    assert played.fell_back or not little
    assert played.state == right.state


def test_a_failed_resync_leaves_the_table_unchanged() -> None:
    """If no earlier place fits the action, nothing changes."""
    data = game("site-3p-41004")
    site = decode({**data, "actions": data["actions"][:200]})
    table = SiteTable(site, Judge())
    for number, foreign in enumerate(site.actions):
        table.feed(foreign)
        if number % 20 == 0:
            before, log, ids, found = table.mark(), list(table.log), list(table.ids), list(table.judge.found)
            with pytest.raises(NotImportable, match="action 999: "):
                table.feed({**_by("Ug", "buy_train", train="8j-0", price=600, variant="8j"), "id": 999})
            assert (table.mark(), table.log, table.ids, table.judge.found) == (before, log, ids, found)
    assert table.fell_back == []


def test_a_file_that_needs_too_many_resyncs_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of resyncs is limited."""
    monkeypatch.setattr(resync, "MOST", 3)
    waits = games_18xx.waits
    monkeypatch.setattr(games_18xx, "waits", lambda state, due: due.step is not Step.TRACK and waits(state, due))
    with pytest.raises(NotImportable):
        import_game(game("site-3p-41004"))


def test_a_missing_pass_is_not_added_where_the_company_could_act() -> None:
    """Another company's tile during this company's track step: the file is wrong and is refused."""
    state = floated(floated(_table().state, "BCB", director=0, price=60), "MW", director=1, price=50)
    table = _table()
    table.state = in_step(state, "BCB", "track")
    with pytest.raises(NotImportable, match="not_this_companys_turn"):
        table.feed(_by("MW", "lay_tile", hex="G20", tile="57-0", rotation=0))


def test_an_export_needs_no_resync(monkeypatch: pytest.MonkeyPatch) -> None:
    """The site has no resync, so an export never relies on one. With a wrong model of whom the site asks, export
    fails."""
    moves = [_by(seat, "pass") for seat in (1, 2, 3, 3, 2, 1)][:4]
    data = {
        "players": [{"id": seat + 1, "name": name} for seat, name in enumerate(NAMES[:3])],
        "actions": moves[:3],
    }
    played = import_game(data)
    assert len(export_game(played.game)["actions"]) == 3
    monkeypatch.setattr(games_18xx, "can_buy_local_railway", lambda state, seat: seat != 1)
    again = import_game(data, departures=True)
    assert again.fell_back == (1,)
    assert Departed(1, "VIII.3", "fell_back") in again.departures
    note = "these actions are only valid before or after a pass that the import added: 1"
    assert opened(data).notes == again.notes == (note,)
    with pytest.raises(NotExportable):
        export_game(played.game._replace(actions=(*played.game.actions[:1], BuyLocalRailway(1, "S1"))))


# Games that began under the first version


def test_a_game_of_the_first_version_skips_players_automatically() -> None:
    """Its log has no passes of players who were not asked, and it continues without them."""
    options = profile("18xx.games", "1")
    state = new_game(NAMES[:3], options=options, seed=1)
    assert Game(NAMES[:3], state.board, options, 1).options.rules_version == "1"
    state = in_stock_round(state, turn_of=0)
    state = player(player(state, 1, cash=0), 2, cash=49)
    after, _ = apply(state, Pass(0))
    assert deciding(after)[1] == 0
