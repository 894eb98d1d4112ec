"""The documentation builds without warnings, is complete, and loads nothing from other hosts."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import cz18
from cz18.cli.app import app
from tests.release.building import ROOT, load, python

sys.path.append(str(ROOT / "tools"))
PAGES = import_module("site_pages").PAGES
RULES = ROOT / "docs" / "rules"
DRAWINGS = load(ROOT / "tools" / "site_pages" / "drawings.py")
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}
"""URLs a browser fetches by itself; links in sentences are not fetched automatically."""


class Fetched(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(LOADED.get(tag, ""))
        if address:
            self.found.append(address)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as by `make docs`: warnings are errors."""
    folder = tmp_path_factory.mktemp("site")
    python(
        "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html",
        "-d", str(folder / "read"), str(ROOT / "docs"), str(folder / "html"),
    )  # fmt: skip
    return folder / "html"


def test_every_page_is_there(site: Path) -> None:
    """Each document, the generated pages, and a search index."""
    pages = {path.relative_to(site).with_suffix("").as_posix() for path in site.rglob("*.html")}
    sources = [path for path in (ROOT / "docs").rglob("*.md") if path.parent.name != "readme"]
    assert {path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in sources} <= pages
    assert {f"generated/{name.removesuffix('.md')}" for name in PAGES} <= pages
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    assert all(f'"{word}"' in index or f"{word}:" in index for word in ("treasuri", "acquisit", "postgresql"))


def test_the_sidebar_has_every_page_once(site: Path) -> None:
    """Except the rules in other languages, which the English page links to."""
    tree = (
        (site / "index.html")
        .read_text(encoding="utf-8")
        .partition('class="sidebar-tree"')[2]
        .partition("</aside>")[0]
    )
    listed = re.findall(r'class="toctree-l1"><a class="reference internal" href="([^"]+)\.html"', tree)
    pages = {path.relative_to(site).with_suffix("").as_posix() for path in site.rglob("*.html")}
    rules = {f"rules/{language}" for language in ("cs", "de", "pl", "zh")}
    assert sorted(listed) == sorted(pages - rules - {"index", "search", "genindex", "py-modindex"})
    english = (site / "rules" / "en.html").read_text(encoding="utf-8")
    assert all(f'href="{page.partition("/")[2]}.html"' in english for page in rules)


def test_pages_load_nothing_from_other_hosts(site: Path) -> None:
    """Scripts, styles, images and fonts are local, so the site can be read from disk."""
    for page in site.rglob("*.html"):
        fetched = Fetched()
        fetched.feed(page.read_text(encoding="utf-8"))
        for address in fetched.found:
            assert "//" not in address.partition("?")[0], (page.name, address)
            if not address.startswith(("data:", "#")):
                assert (page.parent / address.partition("?")[0]).exists(), (page.name, address)
    for style in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*['\"]?(https?:)?//", style.read_text(encoding="utf-8")), (
            style.name
        )


def test_the_reference_has_every_promised_name(site: Path) -> None:
    """From its types: names are anchors, and kinds of actions, events and requests have their headings."""
    reference = (site / "generated" / "reference.html").read_text(encoding="utf-8")
    assert [name for name in cz18.__all__ if f'id="cz18.{name}"' not in reference] == []
    actions = (site / "generated" / "actions.html").read_text(encoding="utf-8")
    events = (site / "generated" / "events.html").read_text(encoding="utf-8")
    assert all(f"<h2>{name}<" in actions for name in cz18.ACTIONS)
    assert all(f"<h2>{name}<" in events for name in cz18.EVENTS)
    for module in ("bots", "bots.arena", "research"):
        page = (site / "generated" / f"{module.partition('.')[0]}.html").read_text(encoding="utf-8")
        names = import_module(f"cz18.{module}").__all__
        assert [name for name in names if f'id="cz18.{module}.{name}"' not in page] == []
    commands = re.sub("<[^>]+>", "", (site / "generated" / "commands.html").read_text(encoding="utf-8"))
    assert all(f"18cz {name}" in commands for name in every_command(get_command(app)))
    contract = (site / "generated" / "contract.html").read_text(encoding="utf-8")
    assert "POST /api/games/{game}/actions" in contract and "GET /health" in contract


def every_command(command: Any, *path: str) -> Iterator[str]:
    yield from [" ".join(path)] if path else []
    for name, below in getattr(command, "commands", {}).items():
        yield from every_command(below, *path, name)


def test_drawings_are_of_this_program() -> None:
    """The drawings of the rules page are current; `python tools/site_pages/drawings.py` regenerates them."""
    for name, picture in DRAWINGS.drawings().items():
        assert (DRAWINGS.FOLDER / name).read_text(encoding="utf-8") == picture, name
    pages = [path.read_text(encoding="utf-8") for path in RULES.glob("*.md")]
    shown = {name for page in pages for name in re.findall(r"images/rules/(\S+?)\)", page)}
    assert len(pages) == 5 and shown == set(DRAWINGS.drawings())


def test_the_rules_are_the_same_in_every_language() -> None:
    """Headings, lists, tables, sections and images are in the same order; trains and amounts are equal."""

    def bones(language: str) -> list[str]:
        page = (RULES / f"{language}.md").read_text(encoding="utf-8")
        marks = r"^(?:#+|- |\d\. |\|)|[(（]([IVX]+\b[^)）]*)[)）]|rules/([a-z]+)"
        order = ["".join(match.groups("")) or match[0] for match in re.finditer(marks, page, re.M)]
        figures = re.findall(r"\d+ K\b|\d\+\d|\dE", page)
        return [mark.replace("、", ", ") for mark in order] + sorted(figures)

    for language in ("cs", "de", "pl", "zh"):
        assert bones(language) == bones("en"), language


def test_the_run_on_the_rules_page_earns_what_it_says() -> None:
    """The 2+2 of the drawing: 70 K, and no route earns more."""
    from cz18.board.network import location_id, network
    from cz18.facts.tiles import Colour
    from cz18.facts.trains import TRAIN
    from cz18.routes.runs import Route, run_view, train_spec, value_runs
    from cz18.routes.search import best_runs
    from cz18.rules.questions import map_of

    state = DRAWINGS.row()
    net = network(map_of(state), state.laid)
    view = run_view(net, own=[location_id(map_of(state).index["G19"], 0)], blocked=[], red=Colour.GREEN)
    trains = [train_spec(TRAIN["2+2"], "b0")]
    best = best_runs(net, view, trains)
    assert best.total == 70
    assert all("= 70 K" in path.read_text(encoding="utf-8") for path in RULES.glob("*.md"))
    claimed = value_runs(net, view, trains, [Route("b0", ("G15", "G17", "G19", "G21"))])
    assert claimed.total == 70
