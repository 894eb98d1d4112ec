"""Names of companies and places in the reader's language: `18cz show`, its SVG map, and `18cz play`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cz18.cli.text.language import speak
from cz18.interop.files import write_text
from cz18.interop.formats.save import save_game
from tests.cli.command import Command
from tests.interop.played import a_game


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak(None)


NAMES = {
    "en": "Österreichische Nordwestbahn",
    "cs": "Rakouská severozápadní dráha",
    "de": "Österreichische Nordwestbahn",
    "pl": "Österreichische Nordwestbahn",
    "zh": "奥地利西北铁轨",
}


@pytest.mark.parametrize("language", NAMES)
def test_show_and_play_name_companies(command: Command, saved: Path, language: str) -> None:
    """Beside the abbreviation, which is the same in every language."""
    for arguments in (("show", saved), ("play", "--seed", 7)):
        out = command("--lang", language, *arguments).out
        assert any(
            NAMES[language] in line and "NWB" in line.split() for line in out.replace("│", " ").splitlines()
        )


def test_the_drawn_map_is_in_the_language(command: Command, tmp_path: Path) -> None:
    """Title, note and place names; Czech names stand below translated ones."""
    saved, drawn = tmp_path / "game.json", tmp_path / "map.svg"
    write_text(saved, save_game(a_game("moravia_silesia", 3)[0]._replace(actions=())))
    titles = {
        "en": "Moravia-Silesia",
        "cs": "Morava a Slezsko",
        "de": "Mähren und Schlesien",
        "zh": "摩拉维亚与西里西亚",
    }
    notes = {"en": "This board is a reconstruction", "cs": "Tento plán je rekonstrukce",
             "de": "Dieser Spielplan ist eine Rekonstruktion", "zh": "此版图是推测复原的"}  # fmt: skip
    places = {"en": "Brno", "cs": "Brno", "de": "Brünn", "zh": "布尔诺"}
    for language, title in titles.items():
        assert command("--lang", language, "show", saved, "--svg", drawn).code == 0
        text = drawn.read_text(encoding="utf-8")
        assert f"<title>{title}</title>" in text and f">{title}</text>" in text
        assert notes[language] in text and f">{places[language]}</text>" in text
        assert "Brno" in text
