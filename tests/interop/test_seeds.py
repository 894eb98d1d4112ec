"""Seeds in files: written as strings, read in both forms, and repaired if a browser rounded them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cz18.bots.random_bot import play_random_game
from cz18.interop.files import opened
from cz18.interop.formats import seeds
from cz18.interop.formats.codec import LONGEST, Malformed
from cz18.interop.formats.save import load_game, save_game
from cz18.interop.formats.seeds import SeedReplaced, decode_seed, encode_seed, is_rounded, with_repaired_seed
from cz18.interop.games_18xx.exporter import export_game
from cz18.interop.games_18xx.importer import import_game
from cz18.rules.game import Game, NotReplayable, entries, replay
from tests.interop.played import TABLES

FOREIGN = {"profile": "18xx.games"}


def as_javascript_writes(seed: int) -> int:
    """The result of `JSON.stringify(JSON.parse(text))`: the shortest digits of the rounded number, then zeros."""
    digits, _, exponent = repr(float(seed)).replace(".", "").partition("e+")
    if not exponent:
        return int(float(seed))
    return int(digits[: int(exponent) + 1].ljust(int(exponent) + 1, "0"))


@pytest.mark.parametrize(
    ("seed", "written"),
    [  # as node and Chromium write them
        (2**53 - 1, 9007199254740991),
        (2**53 + 1, 9007199254740992),
        (6148914691236517205, 6148914691236517000),
        (8070450532247928833, 8070450532247929000),
        (2**63 - 1, 9223372036854776000),
        (2**63 - 513, 9223372036854775000),
    ],
)
def test_how_javascript_rounds(seed: int, written: int) -> None:
    """The helper of these tests writes numbers as browsers do."""
    assert as_javascript_writes(seed) == written


@pytest.mark.parametrize("seed", [0, 7, 2**53 - 1, 2**53, 2**53 + 1, 2**62 + 1, LONGEST])
def test_a_seed_is_written_as_a_string_and_read_in_both_forms(seed: int) -> None:
    game = Game(("Ada", "Ben", "Cyd"), "standard", play_random_game(3, 1)[0].options, seed)
    text = save_game(game)
    data = json.loads(text)
    assert data["seed"] == str(seed) == encode_seed(seed)
    assert load_game(text)[0] == game
    assert load_game(json.dumps({**data, "seed": seed}))[0] == game
    assert load_game(json.dumps({**data, "seed": seed, "version": 1}))[0] == game


@pytest.mark.parametrize(
    "value",
    ["", "-1", "+1", " 1", "1.0", "1e3", "0x10", "١", "²", "9" * 20, str(2**63), "1" * 5000, 2**63 + 1, 2**64, -1,
     1.0, True, None, [], {}, 10**400],
    ids=lambda value: str(value)[:12] or "empty",
)  # fmt: skip
def test_invalid_seeds(value: Any) -> None:
    """Neither a string of digits nor a number within 63 bits."""
    with pytest.raises(Malformed) as fault:
        decode_seed(value)
    assert fault.value.field == "seed"


@pytest.mark.parametrize(("board", "players"), TABLES)
@pytest.mark.parametrize("largest", [False, True])
def test_a_rounded_seed_is_replaced_by_one_that_fits_the_log(board: str, players: int, largest: bool) -> None:
    """A save whose seed a browser rounded opens with every position unchanged, and a note says so."""
    rng = random.Random(f"{board}{players}")
    for _ in range(8):
        seed = LONGEST - rng.randrange(400) if largest else rng.getrandbits(62) | 1 << 62 | 1
        game, _ = play_random_game(players, seed, board=board)
        data = json.loads(save_game(game))
        damaged = json.dumps({**data, "seed": as_javascript_writes(seed), "version": 1})
        found = opened(json.loads(damaged))
        for mine, theirs in zip(entries(game), entries(found.game), strict=True):
            assert mine.after == theirs.after._replace(seed=seed) and mine.events == theirs.events
        if not found.notes:  # the rounded seed happens to draw the same
            assert found.game.seed == min(as_javascript_writes(seed), LONGEST)
            continue
        assert "rounded" in found.notes[0] and "may differ" in found.notes[0]
        assert as_javascript_writes(found.game.seed) == as_javascript_writes(seed)
        with pytest.warns(SeedReplaced):
            assert load_game(damaged)[0] == found.game
        return
    raise AssertionError("no seed matters")


def test_the_largest_seeds_as_tools_write_them() -> None:
    """2^63 stands for the largest seeds in a rounded file, and is invalid everywhere else."""
    assert decode_seed(2**63) == decode_seed(9223372036854776000) == LONGEST
    assert is_rounded(LONGEST) and not is_rounded(LONGEST - 1)


def damaged_game() -> Game:
    """A game whose seed was rounded, so that its log does not fit it."""
    for seed in range(2**62 + 1, 2**62 + 200, 2):
        game, _ = play_random_game(4, seed)
        spoiled = game._replace(seed=as_javascript_writes(seed))
        if with_repaired_seed(spoiled) != spoiled:
            return spoiled
    raise AssertionError("no seed matters")


def test_only_rounded_seeds_are_replaced() -> None:
    """A log that does not fit its exact seed is refused as usual, and so is a rounded seed without a match."""
    game, _ = play_random_game(4, 2**62 + 1)
    for seed in (3, 2**53 - 1, 2**62 + 1):
        other = game._replace(seed=seed, actions=game.actions[1:])
        assert with_repaired_seed(other) == other
    spoiled = damaged_game()
    broken = spoiled._replace(actions=(*spoiled.actions[:50], *spoiled.actions[51:]))
    assert with_repaired_seed(broken) == broken
    with pytest.raises(NotReplayable):
        replay(with_repaired_seed(broken))


def test_the_search_for_a_seed_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """When its steps are used up the game is left unchanged and refused."""
    spoiled = damaged_game()
    monkeypatch.setattr(seeds, "MOST_STEPS_FOR_EACH", 0)
    monkeypatch.setattr(seeds, "MOST_STEPS_BESIDE", 5)
    assert with_repaired_seed(spoiled) == spoiled


def test_an_export_to_18xx_games_has_a_seed_that_every_browser_can_hold() -> None:
    """The site's generator uses 31 bits of the seed: only those are written, and the game is the same."""
    game, state = play_random_game(3, LONGEST, options=FOREIGN)
    written = export_game(game)
    assert 0 <= written["settings"]["seed"] < 2**31
    again = import_game(json.loads(json.dumps(written)))
    assert again.state._replace(seed=0) == state._replace(seed=0)
    written["settings"]["seed"] = str(written["settings"]["seed"])
    assert import_game(written).game == again.game
