"""`18cz review`: missed income as in `18cz routes --all`, JSON, and an HTML file that loads nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cz18.cli import main
from cz18.interop.files import open_game
from cz18.interop.formats.save import save_game
from cz18.rules.actions import Run
from cz18.rules.game import entries

GAME = Path(__file__).parents[1] / "games" / "site-3p-41004.json.gz"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["18cz", *arguments])
        try:
            code = main()
        except SystemExit as stop:
            code = stop.code  # type: ignore[assignment]
    assert not code
    return capsys.readouterr().out


def test_missed_income_equals_that_of_routes(capsys: pytest.CaptureFixture[str]) -> None:
    review = json.loads(run(capsys, "review", str(GAME), "--depth", "0", "--json"))
    routes = json.loads(run(capsys, "routes", str(GAME), "--all", "--json"))
    keys = ("action", "company", "claimed", "best")
    assert [[run_[key] for key in keys] for run_ in review["runs"]] == [
        [one[key] for key in keys] for one in routes
    ]
    assert review["decisions"] == []


def test_the_html_file_is_complete(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """It has all sections that were computed and refers to nothing else."""
    out = tmp_path / "review.html"
    run(capsys, "review", str(GAME), "--depth", "0", "--html", str(out), "--jobs", "1")
    text = out.read_text(encoding="utf-8")
    for part in ("missed", "moves", "idle", "kept", "scrapped", "money"):
        assert f'id="{part}"' in text
    assert 'id="decisions"' not in text, "depth 0 does not look for decisions"
    assert "<polyline" in text
    assert "<img" not in text, "no run of this game missed anything"
    assert not re.search(r"""(src|href)=["']?(https?:|//)""", text)


def test_missed_runs_are_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """As images, whose styles do not affect the curve."""
    game = open_game(GAME).game
    log = entries(game)
    entry = next(entry for entry in log if isinstance(entry.action, Run) and len(entry.action.routes) > 1)
    assert isinstance(entry.action, Run)
    worse = Run(entry.action.company, entry.action.routes[:1])
    file, out = tmp_path / "game.json", tmp_path / "review.html"
    file.write_text(save_game(game._replace(actions=(*game.actions[: entry.number - 1], worse))), encoding="utf-8")
    run(capsys, "review", str(file), "--depth", "0", "--html", str(out), "--jobs", "1")
    text = out.read_text(encoding="utf-8")
    assert text.count("<figure>") == text.count('<img alt="') == 1 and text.count("<style>") == 1
    assert f"{entry.number}: {worse.company}" in text
