"""The course of a game in figures, against the game itself (X.2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cz18.rules.asking.course import course
from cz18.rules.asking.earnings import Ledger, ending, sources
from cz18.rules.events import BANK, DividendPaid, MoneyPaid, TrainsRan, player_party
from cz18.rules.game import beginning_of, entries, replay
from cz18.rules.questions import company_id, figures_of
from cz18.rules.scoring import ranking, result
from cz18.rules.shares.chart import price_of
from cz18.rules.state import NO_COMPANY, NOBODY, GameOver, Owner, Status
from tests.interop.played import TABLES, a_game


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_column_is_a_position_of_the_game(board: str, players: int) -> None:
    """At each listed position, worth and prices equal those of the state after that action."""
    game, end = a_game(board, players)
    figures = course(game)
    assert figures["positions"][-1] == len(game.actions)
    assert [line[-1] for line in figures["worth"]] == list(result(end))
    for column, position in enumerate(figures["positions"]):
        state = replay(game._replace(actions=game.actions[:position]))
        assert tuple(line[column] for line in figures["worth"]) == result(state)
        for index, item in enumerate(state.companies):
            on_chart = item.status in (Status.STARTED, Status.FLOATED)
            prices = figures["price"].get(company_id(index))
            shown = prices[column] if prices else None
            assert shown == (price_of(state, index) if on_chart else None)


def test_incomes_add_up() -> None:
    """All income earned by trains is in the columns, each run in its round."""
    game, _ = a_game()
    figures = course(game)
    earned: dict[tuple[str, str], int] = {}
    for entry in entries(game):
        box = figures_of(entry.before).track[entry.before.box]
        for event in entry.events:
            if isinstance(event, TrainsRan):
                earned[f"OR {box.number}", event.company] = event.income
    shown = {
        (name, company): income
        for company, line in figures["income"].items()
        for name, income in zip(figures["rounds"], line, strict=True)
        if income is not None
    }
    assert shown == earned
    assert sum(shown.values()) > 0


def test_rounds_follow_the_track() -> None:
    """One column for every box of the process track before the end."""
    game, end = a_game()
    boxes = [box for box in figures_of(end).track if box.kind != "END"]
    assert len(course(game)["rounds"]) == len(boxes)


def test_a_game_not_yet_begun() -> None:
    """Before the first action there is one column: the set-up."""
    game, _ = a_game()
    bare = game._replace(actions=())
    figures = course(bare)
    assert figures["positions"] == [0]
    assert [line[0] for line in figures["worth"]] == [player.cash for player in beginning_of(bare).players]
    assert figures["price"] == {}


def in_all(account: dict[str, Any]) -> int:
    """The sum of a player's accounts."""
    railways = account["local_railways"]
    return int(
        account["start"]
        + sum(account["dividends"].values())
        + sum(shares["received"] + shares["held"] - shares["paid"] for shares in account["shares"].values())
        + (railways["income"] + railways["received"] + railways["held"] - railways["paid"])
        - sum(account["added"].values())
        - account["penalty"]
    )


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_accounts_add_up_to_the_worth(board: str, players: int) -> None:
    """After every action: start, dividends, shares, local railways, own money and penalties are the worth (X.2)."""
    game, end = a_game(board, players)
    ledger = Ledger(beginning_of(game))
    dividends: Counter[str] = Counter()
    for entry in entries(game):
        ledger.note(entry.events)
        accounts = ledger.told(entry.after)
        assert [in_all(account) for account in accounts] == list(result(entry.after)), entry.number
        for event in entry.events:
            if isinstance(event, MoneyPaid) and event.reason == "dividend":
                dividends[next(one.company for one in entry.events if isinstance(one, DividendPaid))] += (
                    event.amount
                )
    earned = course(game)["earned"]
    assert earned == accounts
    assert [account["worth"] for account in earned] == list(result(end))
    paid: Counter[str] = Counter()
    for account in earned:
        paid.update(account["dividends"])
    assert paid == dividends


def test_a_payment_of_unknown_reason_is_not_lost() -> None:
    """A new reason of a payment must be entered in an account."""
    game, _ = a_game()
    with pytest.raises(ValueError, match="unknown reason"):
        Ledger(beginning_of(game)).note([MoneyPaid(BANK, player_party(0), 5, "found")])


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_ending_names_the_winner_and_the_largest_difference(board: str, players: int) -> None:
    """The source is the one by which the winner is furthest ahead of the second, and no ending before the end."""
    game, end = a_game(board, players)
    figures = course(game)
    reported = figures["ending"]
    ranked = ranking(end)
    assert reported["winners"] == [seat for rank, seat in ranked if rank == 1]
    assert reported["second"] == next(seat for rank, seat in ranked if rank > 1)
    won, lost = (sources(figures["earned"][seat]) for seat in (reported["winners"][0], reported["second"]))
    ahead = {kind: won[kind] - lost[kind] for kind in {*won, *lost}}
    kind = reported["source"]["kind"]
    assert ahead[kind] == max(ahead.values()) == reported["source"]["winner"] - reported["source"]["second"]
    assert sum(ahead.values()) == result(end)[reported["winners"][0]] - result(end)[reported["second"]]
    assert course(game._replace(actions=game.actions[:-1]))["ending"] is None


def test_equal_results_and_the_first_card_have_no_source() -> None:
    """Players with equal results share the victory (R-151); without a sold paper the first card decides (XI.2)."""
    game, end = a_game()
    equal = end._replace(
        players=tuple(end.players[0]._replace(shares=end.players[0].shares) for _ in end.players),
        local_railways=tuple(item._replace(owner=Owner(NOBODY, NO_COMPANY)) for item in end.local_railways),
    )
    accounts = course(game)["earned"]
    shared = {"winners": list(range(len(end.players))), "second": None, "by_card": False, "source": None}
    assert ending(equal, accounts) == shared
    by_card = end._replace(pending=(GameOver(winner=1),))
    assert ending(by_card, accounts) == {"winners": [1], "second": 0, "by_card": True, "source": None}
