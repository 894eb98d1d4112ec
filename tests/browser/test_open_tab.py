"""A tab left open while the server is upgraded."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from browser.visitor import Visitor
from playwright.sync_api import Browser
from server.helpers import Process

from benchmarks.attack.files import random_save
from cz18.server.api.page import built_page


def older_page(folder: Path) -> Path:
    """The page as another version would have it: its script has another name."""
    shutil.copytree(built_page(), folder)
    index = folder / "index.html"
    script = re.search(r'<script type="module"[^>]* src="/(\S+)\.js"', index.read_text())
    assert script is not None
    for file in (folder / "assets").glob("*.js"):
        file.write_text(file.read_text().replace(f"{Path(script[1]).name}.js", "older.js"))
    (folder / f"{script[1]}.js").rename(folder / "assets" / "older.js")
    index.write_text(index.read_text().replace(f"/{script[1]}.js", "/assets/older.js"))
    return folder


def test_a_tab_left_open_recovers(browser: Browser, tmp_path: Path) -> None:
    """The connection is lost and made again; the new page loads, with the same seats, and play continues."""
    database = str(tmp_path / "games.db")
    server = Process(database, page=str(older_page(tmp_path / "page"))).wait_until_ready()
    try:
        with Visitor(browser, server.url) as visitor:
            visitor.without_hints()
            game = visitor.bring(random_save(3, 7, 12))
            visitor.sit_down(game)
            visitor.decide()
            assert visitor.page.locator("script[src$='older.js']").count() == 1
            number = visitor.number
            server.stop()
            server = Process(database, port=server.port).wait_until_ready()
            visitor.page.locator("script[src$='older.js']").wait_for(state="detached")
            visitor.wait_for_number(number)
            visitor.decide()
            assert visitor.view(game)["position"]["number"] > number
    finally:
        server.kill()
