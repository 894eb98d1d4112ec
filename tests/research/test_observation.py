"""Observations: tensors match the schema, contain the right numbers, and differ between seats only in order."""

from __future__ import annotations

import importlib.util
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cz18 import decision
from cz18.research import _kernel_fill, encoding, observation
from cz18.research.encoding import Encoding, encoding_of
from cz18.research.observation import DECISIONS, Observer, observer_of
from tests.conftest import RandomCases
from tests.research.playing import TABLES, random_episode


def plain_kernel() -> Any:
    """The kernel's source as plain Python, whatever is compiled."""
    source = Path(observation.__file__).with_name("_kernel_fill.py")
    spec = importlib.util.spec_from_file_location("plain_fill", source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_compiled_and_plain_give_the_same_numbers(
    board: str, players: int, full_run: bool, random_cases: RandomCases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows, legal indexes and masks, in random games and for every seat."""
    plain = plain_kernel()
    assert not plain.COMPILED
    monkeypatch.setattr(observation, "Filler", plain.Filler)
    slow = Observer(board, players)
    monkeypatch.undo()
    assert type(slow._fill.__self__) is plain.Filler
    fast, indexes = observer_of(board, players), encoding_of(board)
    for seed in range(20 if full_run else 1):
        for episode in random_episode(board, players, seed):
            if episode.actions % 3 and not full_run:
                continue
            random_cases.add("observations")
            state = episode.state
            for seat in range(players):
                assert (fast.row(state, seat) == slow.row(state, seat)).all()
            listed, mask = indexes.listed(state), indexes.mask(state)
            with monkeypatch.context() as patch:
                for name in ("indexed", "mark"):
                    patch.setattr(encoding, name, getattr(plain, name))
                assert list(indexes.listed(state).items()) == list(listed.items())
                assert (indexes.mask(state) == mask).all()


def test_the_kernel_is_compiled_with_the_others() -> None:
    from cz18.routes import _kernel

    assert _kernel_fill.COMPILED == _kernel.COMPILED


def test_observer_and_encoding_are_pickled_by_name() -> None:
    for made in (observer_of("bohemia", 2), encoding_of("bohemia", 3)):
        text = pickle.dumps(made)
        assert pickle.loads(text) is made and len(text) < 200
    assert isinstance(pickle.loads(pickle.dumps(Encoding("bohemia"))), Encoding)


def test_rows_are_the_tensors_one_after_another() -> None:
    """One row or many: `named` returns views of the numbers, `scaled` what `flat` returns."""
    observer = observer_of("bohemia", 2)
    *_, episode = random_episode("bohemia", 2, seed=2, most=150)
    rows = np.stack([observer.row(episode.state, seat) for seat in (0, 1)])
    many = observer.named(rows)
    for seat in (0, 1):
        seen = observer.observe(episode.state, seat)
        assert np.concatenate([tensor.ravel() for tensor in seen.values()]).tolist() == rows[seat].tolist()
        assert all((many[name][seat] == tensor).all() for name, tensor in seen.items())
        assert (observer.scaled(rows)[seat] == observer.flat(seen)).all()
    assert all(np.shares_memory(tensor, rows) for tensor in many.values())


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_tensors_match_the_schema_and_the_state(board: str, players: int) -> None:
    observer = observer_of(board, players)
    cash, treasury = observer.schema["players"].column("cash"), observer.schema["companies"].column("treasury")
    for episode in random_episode(board, players, seed=5):
        if episode.actions % 5 and not episode.over:
            continue
        state, seat = episode.state, episode.actions % players
        seen = observer.observe(state, seat)
        assert list(seen) == list(observer.schema)
        for name, field in observer.schema.items():
            assert seen[name].shape == field.shape and seen[name].dtype == np.int32
            assert field.low <= seen[name].min() and seen[name].max() <= field.high, name
        assert seen["players"][:, cash].tolist() == [
            state.players[(seat + row) % players].cash for row in range(players)
        ]
        assert seen["companies"][:, treasury].tolist() == [item.treasury for item in state.companies]
        assert seen["stations"].sum() == len(state.stations)
        assert seen["trains"].sum() == sum(len(item.trains) for item in state.companies)
        due = decision(state)
        wanted = [] if due is None else [DECISIONS.index(due.kind)]
        assert seen["decision"].nonzero()[0].tolist() == wanted
        flat = observer.flat(seen)
        assert flat.shape == (observer.length,) and flat.dtype == np.float32 and np.isfinite(flat).all()


def test_two_seats_see_the_same_in_another_order() -> None:
    observer = observer_of("standard", 3)
    *_, episode = random_episode("standard", 3, seed=2, most=200)
    first, second = observer.observe(episode.state, 0), observer.observe(episode.state, 1)
    for name in ("players", "shares", "sold"):
        assert (np.roll(first[name], -1, axis=0) == second[name]).all()
    assert (np.roll(first["directors"], -1, axis=1) == second["directors"]).all()
    assert (first["tiles"] == second["tiles"]).all()


def test_an_impossible_table_is_reported() -> None:
    with pytest.raises(ValueError, match="for 3 or 4 or 5 or 6 players, not 2"):
        observer_of("standard", 2)


def test_wrong_arguments_are_reported() -> None:
    """Wrong shapes raise too, although compiled code would read or write beyond an array."""
    observer, indexes = observer_of("bohemia", 2), encoding_of("bohemia")
    state = random_state = next(random_episode("bohemia", 2, seed=1)).state
    for other in (
        next(random_episode("standard", 3, seed=1)).state,
        random_state._replace(players=state.players * 2),
    ):
        with pytest.raises(ValueError, match="for bohemia with 2 players"):
            observer.row(other, 0)
    with pytest.raises(TypeError, match="expected a GameState"):
        observer.observe(None, 0)  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        observer.row(state, 0, np.zeros(10, dtype=np.int32))
    with pytest.raises(IndexError):
        indexes.mask_of([indexes.size])
    assert (observer.row(state, 3) == observer.row(state, 1)).all()
