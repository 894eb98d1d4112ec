"""Publishing an entry: locks taken, texts encoded, and work that does not grow with the length of a turn."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
from server.helpers import Served, advance, choose, hot_seat, watching

from cz18.bots.offer_etiquette import declined
from cz18.contract.encoding import encode_action
from cz18.rules.actions import (
    Action,
    DeclineOffer,
    EndStep,
    LayTile,
    OfferAcquisition,
    OfferForTrain,
    Pass,
)
from cz18.server.api import log_pages
from cz18.server.games import games as games_module
from cz18.server.games import in_memory, loaded_game
from cz18.server.games.loaded_game import FORWARD, STRIDE, Line, Lines
from cz18.server.text import to_json


class CountingLock:
    """The lock of a game, counting how often it is taken."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self.taken = 0

    def __enter__(self) -> None:
        self._lock.acquire()
        self.taken += 1

    def __exit__(self, *problem: object) -> None:
        self._lock.release()


def test_an_action_takes_the_lock_of_its_game_once(everywhere: Served) -> None:
    """Also if the deciding viewer gets the difference and the response contains the view. The notification of the
    table's creation may come late, during one of the actions."""
    table = hot_seat(everywhere.client(), seed=4)
    taken = []
    view = table.view()
    lock = CountingLock()
    everywhere.services.games._locks[table.id] = lock
    with watching(everywhere, table, "?since=0&view=") as socket:
        while socket.receive_json()["type"] != "view":
            pass
        for number in range(5):
            body = {"seen": number, "action": choose(view, random.Random(number)), "view": True}
            lock.taken = 0
            view = table.client.post(f"{table.path}/actions", body)["view"]
            while (message := socket.receive_json())["type"] != "entry":
                pass
            assert message["entry"]["number"] == number + 1 and message["changes"]
            taken.append(lock.taken)
    assert taken.count(1) >= 4, taken


def test_an_entry_is_written_once_for_all_its_readers(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Response, push, catch-up and log contain the same text; the action is encoded once, nothing is parsed."""
    table = hot_seat(served.client(), seed=4)
    view = table.view()
    written: list[str] = []
    encoded: list[Action] = []
    usual, encode = games_module.entry_json, games_module.encode_action

    def noted(entry: Any) -> str:
        written.append(usual(entry))
        return written[-1]

    def noted_action(action: Action) -> dict[str, Any]:
        encoded.append(action)
        return encode(action)

    with watching(served, table, "?since=0&view=") as socket:
        while socket.receive_json()["type"] != "view":
            pass
        with monkeypatch.context() as patch:
            patch.setattr(games_module, "entry_json", noted)
            patch.setattr(games_module, "encode_action", noted_action)
            body = {"seen": 0, "action": choose(view, random.Random(1))}
            answer = served.http.post(f"{table.path}/actions", json=body, headers=table.client.identity())
        assert answer.status_code == 200
        while not (pushed := socket.receive_text()).startswith('{"type":"entry"'):
            pass
    assert len(written) == len(encoded) == 1
    text = written[0]
    assert f'"entry":{text}' in answer.text and f'"entry":{text}' in pushed
    page = log_pages.LogPages(served.services.store).make(table.id, 0, 0, 1)
    assert page.frames == (f'{{"type":"entry","entry":{text}}}'.encode(),)
    assert served.http.get(f"{table.path}/log").text.startswith(f'{{"entries":[{text}],"opening":')


# Work that does not grow with the length of a turn


def _line(action: Action, by: str = "bot") -> Line:
    return Line(to_json(encode_action(action)), FORWARD, 0, by)


def test_the_offers_of_a_turn_are_cached_from_entry_to_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a turn of 6,000 offers and answers each entry is decoded once, however often its offers are needed."""
    lines, decoded = Lines(), 0
    usual = loaded_game.decode_action

    def counted(data: Any) -> Action:
        nonlocal decoded
        decoded += 1
        return usual(data)

    monkeypatch.setattr(loaded_game, "decode_action", counted)
    for price in range(1, 3001):
        lines.append(_line(OfferForTrain("BCB", "KFN", "a0", price)))
        lines.append(_line(DeclineOffer(1)))
        assert lines.offers(len(lines)).declined_by_bots == {("BCB", "KFN", "a0"): price}
    assert decoded == 6000
    decoded = 0
    assert lines.declined(3001) == {("BCB", "KFN", "a0"): 1500}
    assert decoded <= STRIDE


@pytest.mark.parametrize("seed", range(40))
def test_the_cached_offers_are_those_of_the_log(seed: int) -> None:
    """After every entry, however the log was read: the same as reading the turn backwards."""
    rng = random.Random(seed)
    lines = Lines()
    kinds: list[Action] = [
        OfferForTrain("BCB", "KFN", "a0", 10), OfferForTrain("BCB", "KFN", "a0", 30),
        OfferAcquisition("BCB", "ATE", 50), OfferAcquisition("KFN", "ATE", 60),
        LayTile("BCB", "E15", "57", 1), EndStep("BCB", "trains"), EndStep("BCB", "track"), Pass(0),
    ]  # fmt: skip
    weights = [6, 6, 6, 2, 2, 1, 1, 1]
    for _ in range(120):
        if rng.random() < 0.03 and len(lines):
            to = rng.randrange(len(lines))
            lines.append(Line(to_json({"to": to}), to, 0, "person"))
        else:
            is_offered = len(lines) and lines.to(len(lines)) == FORWARD and '"Offer' in lines[len(lines)].action
            action = DeclineOffer(1) if is_offered and rng.random() < 0.7 else rng.choices(kinds, weights)[0]
            lines.append(_line(action, rng.choice(["person", "bot", "stand_in", "expiry"])))
        if rng.random() < 0.5:
            continue
        number = rng.choice([len(lines), rng.randint(1, len(lines))])
        turn: list[int] = []
        for at in range(number, 0, -1):
            if lines.to(at) != FORWARD:
                break
            turn.append(at)
        by_bots = [
            action
            for at in turn
            if not isinstance(action := lines.action(at), DeclineOffer) or lines[at].by != "person"
        ]
        assert lines.offers(number).declined == declined(map(lines.action, turn))
        assert lines.offers(number).declined_by_bots == declined(by_bots)


def test_undo_replays_a_limited_number_of_entries(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if every entry at which a state would be cached has been undone."""
    table = hot_seat(served.client(), seed=3, undo="own_turn")
    games, seats, rng = served.services.games, frozenset(range(3)), random.Random(3)
    for _ in range(6):
        number = advance(served, table, rng, STRIDE - games.length(table.id) % STRIDE)
        assert number % STRIDE == 0
        assert isinstance(games.undo(table.id, seats, number, None, None), games_module.Accepted)
    applied = 0
    usual = loaded_game.apply_unchecked

    def counted(*arguments: Any) -> Any:
        nonlocal applied
        applied += 1
        return usual(*arguments)

    monkeypatch.setattr(loaded_game, "apply_unchecked", counted)
    with games.locked(table.id) as loaded:
        path = loaded.path()
        assert not [number for number in path if number % STRIDE == 0]
        for number in path:
            applied = 0
            loaded.state_at(number)
            assert applied <= 2 * STRIDE


def test_a_game_read_again_has_the_same_offers(served: Served) -> None:
    """From the store at once, as entry by entry."""
    table = hot_seat(served.client(), seed=3)
    advance(served, table, random.Random(3), 80)
    games = served.services.games
    with games.locked(table.id) as kept:
        again = in_memory.GamesInMemory(served.services.store)
        with again.locked(table.id) as loaded:
            for number in range(1, kept.length + 1):
                assert loaded.lines.offers(number) == kept.lines.offers(number)
