"""Clocks of tables: simulated weeks under a controllable clock, and the endpoints."""

from __future__ import annotations

import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from server.helpers import Served, hot_seat, refused
from server.quick import upgrade_quickly

from cz18.rules.asking.prices import concrete
from cz18.rules.engine import action_ranges, decision
from cz18.server.games import create
from cz18.server.games.by_turn import clock_worker
from cz18.server.games.by_turn.clock_worker import ClockWorker
from cz18.server.games.clocks import Clock, clock_to_json, deadline, elapsed
from cz18.server.games.create import SeatWish, Wishes
from cz18.server.games.games import Accepted, Games
from cz18.server.games.loaded_game import LoadedGame
from cz18.server.storage.rows import TableStatus
from cz18.server.storage.store import Store
from cz18.server.text import to_json

HOUR, DAY = 3600.0, 86400.0
TICK = 600.0
"""Seconds between two looks in a simulation."""
BEGIN = datetime(2026, 3, 26, 9, tzinfo=ZoneInfo("Europe/Prague")).timestamp()
"""A Thursday; on the Sunday after it the hour changes in Europe."""
ZONES = ("UTC", "Europe/Prague", "America/New_York", "Pacific/Auckland")


@dataclass
class Model:
    """What should happen at one table, computed minute by minute."""

    clock: Clock
    seconds: float = 0.0
    """Counted seconds of the present move."""
    length: int = 0
    late: bool = False
    away: dict[int, float] = field(default_factory=dict)
    away_spent: Counter[int] = field(default_factory=Counter)

    def counts(self, since: float, until: float) -> float:
        if self.clock.weekends:
            return until - since
        zone = ZoneInfo(self.clock.zone)
        minutes = range(int(since), int(until), 60)
        return sum(60.0 for minute in minutes if datetime.fromtimestamp(minute, zone).weekday() < 5)


class Weeks:
    """Many tables in simulated time, with restarts and changes of the machine's clock."""

    def __init__(self, tables: int, seed: int, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.rng = random.Random(seed)
        self.now = BEGIN
        self.store = store
        patch.setattr(time, "time", lambda: self.now)
        patch.setattr(clock_worker, "GAP_SECONDS", 1.5 * TICK)
        self.outcomes: Counter[str] = Counter()
        self.start()
        self.models = {self.table(): self.model(number) for number in range(tables)}
        for game, model in self.models.items():
            row = store.game(game)
            assert row is not None
            store.change_game(game, clock=to_json(model.clock._asdict()))
            self.games.changed(game)

    def start(self) -> None:
        """A new process."""
        self.games = Games(self.store)
        self.worker = ClockWorker(self.games, lambda message: None, lambda game: None)

    def model(self, number: int) -> Model:
        rng = self.rng
        seconds = rng.choice([int(HOUR), int(6 * HOUR), int(DAY), int(3 * DAY)])
        then = ("remind", "stand_in", "host")[number % 3]
        return Model(Clock(seconds, then, rng.random() < 0.5, rng.choice(ZONES), rng.choice([0, 1, 2])))

    def table(self) -> str:
        seats = [SeatWish("Anna"), SeatWish("Bedřich"), SeatWish("Cyril")]
        made = create.set_up(self.games, "standard", {}, seats, self.rng.randrange(2**40), Wishes())
        return made.game.id

    def run(self, days: float) -> None:
        end = self.now + days * DAY
        self.worker.look(self.now)
        while self.now < end:
            since, self.now = self.now, self.now + TICK
            usual = self.now
            counts = True
            happens = self.rng.random()
            if happens < 0.004:  # the server was down
                self.now += self.rng.randrange(2, 100) * TICK
                self.start()
                counts = False
                self.outcomes["restart"] += 1
            elif happens < 0.01:  # the clock of the machine was wrong
                self.now += self.rng.choice([-3 * HOUR, 400 * DAY]) if self.rng.random() < 0.3 else 5 * HOUR
                counts = False
                self.outcomes["jump"] += 1
                end += self.now - usual
            self.worker.look(self.now)
            for game, model in self.models.items():
                with self.games.locked(game) as loaded:
                    self.check(loaded, model, since, counts)
                    self.happen(loaded, model)

    def check(self, loaded: LoadedGame, model: Model, since: float, counts: bool) -> None:
        """Compare a table with its model after a look."""
        row, seats = loaded.row, loaded.seats
        if row.status != TableStatus.OPEN:
            return
        for seat, begun in list(model.away.items()):
            if self.now - begun + model.away_spent[seat] >= model.clock.vacation_days * DAY:
                model.away_spent[seat] += self.now - begun
                del model.away[seat]
                assert seats[seat].away_since is None
                self.outcomes["vacation over"] += 1
                if seat == row.decides:
                    counts = False  # the clock goes on from here
        due = decision(loaded.state)
        assert due is not None
        runs = row.length > 0 and due.kind != "answer" and row.decides not in model.away and not model.late
        if runs and counts:
            model.seconds += model.counts(since, self.now)
        if runs and model.seconds >= model.clock.seconds:
            model.late = True
            self.outcomes[model.clock.at_end] += 1
            assert row.clock_acted == row.length
            assert (seats[row.decides].stand_in is not None) == (model.clock.at_end == "stand_in")
            last = self.store.messages(loaded.id)[-1]
            assert (last.kind, last.about) == (
                "late",
                f'{{"seat": {row.decides}, "at_end": "{model.clock.at_end}"}}',
            )
        assert (row.clock_acted == row.length) == model.late, (model, row, self.now)
        shown = clock_to_json(row, seats)
        assert shown is not None and shown["late"] == model.late
        if shown["deadline"] is not None and not model.late:
            assert shown["deadline"] > self.now
            assert elapsed(model.clock, self.now, shown["deadline"]) == pytest.approx(
                model.clock.seconds - model.seconds, abs=61
            )

    def happen(self, loaded: LoadedGame, model: Model) -> None:
        """A player moves, leaves for a vacation, or comes back."""
        row, rng = loaded.row, self.rng
        if row.status != TableStatus.OPEN:
            return
        seat = row.decides
        if rng.random() < 0.002 and model.clock.vacation_days and seat not in model.away:
            if model.away_spent[seat] < model.clock.vacation_days * DAY:
                self.store.change_seat(loaded.id, seat, away_since=self.now)
                model.away[seat] = self.now
                self.games.changed(loaded.id)
        elif rng.random() < 0.01 and seat in model.away:
            clock_worker.vacation_ends(self.store, loaded, model.clock, seat, self.now, [])
            self.games.changed(loaded.id)
            model.away_spent[seat] += self.now - model.away.pop(seat)
        elif rng.random() < 0.02:
            if loaded.seats[seat].stand_in is not None:
                self.store.change_seat(loaded.id, seat, stand_in=None, excused=None)
                self.games.changed(loaded.id)
            action = rng.choice(concrete(action_ranges(loaded.state), rng))
            answer = self.games.act(loaded, frozenset({seat}), loaded.length, action)
            if isinstance(answer, Accepted):
                model.seconds, model.late = 0.0, False


def weeks(tables: int, days: float, seed: int, patch: pytest.MonkeyPatch) -> Counter[str]:
    store = Store("sqlite://")
    upgrade_quickly(store.engine)
    simulated = Weeks(tables, seed, store, patch)
    simulated.run(days)
    store.close()
    return simulated.outcomes


def test_clocks_over_simulated_weeks(monkeypatch: pytest.MonkeyPatch, random_cases: Any) -> None:
    """Every clock expires exactly when its counted time is used up, with the configured outcome, across weekends,
    changes of the hour, vacations, restarts and a wrong system clock."""
    seen = weeks(8, 6, 1, monkeypatch)
    random_cases.add("games with clocks", 8)
    assert all(seen[what] for what in ("remind", "stand_in", "host", "restart", "vacation over")), seen


@pytest.mark.full
def test_two_hundred_games_with_clocks(monkeypatch: pytest.MonkeyPatch, random_cases: Any) -> None:
    """The same with 200 games over two weeks."""
    seen = weeks(200, 14, 2, monkeypatch)
    random_cases.add("games with clocks", 200)
    assert all(seen[what] > 5 for what in ("remind", "stand_in", "host", "restart", "jump", "vacation over")), seen


def test_weekends_begin_and_end_in_the_zone_of_the_table() -> None:
    """A day of time given on Friday evening ends on Monday evening; the hour that is lost on Sunday does not count."""
    zone = ZoneInfo("Europe/Prague")
    friday = datetime(2026, 3, 27, 18, tzinfo=zone).timestamp()
    monday = datetime(2026, 3, 30, 18, tzinfo=zone).timestamp()
    clock = Clock(int(DAY), "remind", False, "Europe/Prague")
    assert deadline(clock, 0, friday) == monday
    assert deadline(clock._replace(weekends=True), 0, friday) == friday + DAY
    assert elapsed(clock, friday, monday - HOUR) == DAY - HOUR


def test_everybody_sees_the_clock_and_a_player_takes_a_vacation(everywhere: Served) -> None:
    """The clock starts with the first move; a vacation stops it and is announced; without days left it is refused."""
    table = hot_seat(everywhere.client(), clock={"seconds": 3600, "vacation_days": 1, "at_end": "host"})
    clock = everywhere.client().get(f"{table.path}/view")["table"]["clock"]
    assert (clock["stopped"], clock["left"], clock["deadline"]) == ("not_begun", 3600, None)
    view = table.view()
    table.act(0, view["position"]["choices"][0])
    view = table.view()
    seat = view["table"]["decides"]
    assert view["table"]["clock"]["deadline"] == pytest.approx(time.time() + 3600, abs=60)
    away = table.client.post(f"{table.path}/seats/{seat}/vacation", {"away": True})["game"]["clock"]
    assert (away["stopped"], away["deadline"]) == ("away", None) and away["left"] == pytest.approx(3600, abs=60)
    back = table.client.post(f"{table.path}/seats/{seat}/vacation", {"away": False})["game"]["clock"]
    assert back["stopped"] is None and back["deadline"] is not None
    notices = [one["about"] for one in table.client.get(f"{table.path}/chat")["notices"] if one["kind"] == "away"]
    assert notices == [{"seat": seat, "away": True}, {"seat": seat, "away": False}]
    stranger = everywhere.client()
    assert refused(stranger.post, f"{table.path}/seats/{seat}/vacation", {"away": True}).status == 403
    without = hot_seat(everywhere.client())
    assert without.view()["table"]["clock"] is None
    assert refused(without.client.post, f"{without.path}/seats/0/vacation", {"away": True}).code == "no_vacation"


def test_an_expired_clock_lets_a_stand_in_move(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in is set by the table, also if the process dies as soon as it can, and the player can remove it."""

    def killed(*_: Any, **__: Any) -> None:
        raise RuntimeError

    table = hot_seat(served.client(), clock={"seconds": 60, "at_end": "stand_in"})
    table.act(0, table.view()["position"]["choices"][0])
    seat = table.view()["table"]["decides"]
    served.services.clocks.stop()
    later = time.time() + 61
    last = served.services.clocks._last_look(later - 10)
    assert last is None or last <= later
    served.services.clocks._stopping.clear()
    with monkeypatch.context() as patch, suppress(RuntimeError):
        patch.setattr(Store, "change_seat", killed)
        served.services.clocks.look(later)
    served.services.clocks.look(later + 20)
    assert table.view()["table"]["seats"][seat]["stand_in"] is not None
    changed = table.client.patch(f"{table.path}/seats/{seat}", {"stand_in": ""})
    assert changed["game"]["seats"][seat]["stand_in"] is None
