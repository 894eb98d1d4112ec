"""The page as an app: installable, usable offline as far as possible, with a count of games that wait."""

from __future__ import annotations

import functools
import re
import shutil
import struct
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from browser.positions import game_before
from browser.visitor import PATIENCE, Visitor
from playwright.sync_api import Browser, expect
from server.helpers import Process

from cz18.server.api.page import built_page

ADDRESSES = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) kept.push(new URL(one.url).pathname);
  return kept;
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Print nothing to the terminal."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the built page, to be changed."""
    return Path(shutil.copytree(built_page(), tmp_path / "page"))


@pytest.fixture
def elsewhere(folder: Path) -> Iterator[ThreadingHTTPServer]:
    """The files of that copy on a static server, without the API."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def test_the_page_can_be_installed(browser: Browser, services: Process) -> None:
    """A manifest with icons of the stated sizes, and a service worker that caches the shell and no API responses;
    without a connection the page still loads and says what is missing."""
    with Visitor(browser, services.url, workers=True) as visitor:
        page = visitor.page
        visitor.without_hints()
        page.goto(visitor.url)
        page.locator("[data-choice=play]:enabled").wait_for()
        address = page.locator("link[rel=manifest]").get_attribute("href") or ""
        manifest = visitor.context.request.get(visitor.url + address)
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert manifest.json()["display"] == "standalone"
        drawn = [icon for icon in manifest.json()["icons"] if icon["type"] == "image/png"]
        assert {"192x192", "512x512"} == {icon["sizes"] for icon in drawn}
        assert any(icon.get("purpose") == "maskable" for icon in drawn)
        for icon in drawn:
            picture = visitor.context.request.get(visitor.url + icon["src"]).body()
            wide, high = struct.unpack(">II", picture[16:24])
            assert f"{wide}x{high}" == icon["sizes"]
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # from now on the worker intercepts requests
        page.locator("[data-choice=play]").click()
        visitor.panel.wait_for()
        kept = page.evaluate(ADDRESSES)
        assert "/" in kept and any(path.endswith(".js") for path in kept)
        assert not [path for path in kept if path.startswith("/api")]
        visitor.context.set_offline(True)
        expect(page.locator("[data-offline]")).to_contain_text("Offline")
        page.goto(f"{visitor.url}/")
        page.reload()
        expect(page.locator("[data-offline]")).to_be_visible()
        expect(page.locator("h1")).to_contain_text("Railways and shares")
        visitor.context.set_offline(False)
        expect(page.locator("[data-offline]")).to_have_count(0)
        page.reload()
        page.locator("[data-choice=play]:enabled").wait_for()
        assert not [path for path in page.evaluate(ADDRESSES) if path.startswith("/api")]


def test_a_new_version_is_used_at_once(browser: Browser, elsewhere: ThreadingHTTPServer, folder: Path) -> None:
    """The server's page takes precedence over the cached one; the new worker deletes the old shell."""
    url = f"http://127.0.0.1:{elsewhere.server_port}"
    with Visitor(browser, url, workers=True) as visitor:
        page = visitor.page
        page.goto(url)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        before = page.evaluate("() => caches.keys()")
        assert len(before) == 1
        index = folder / "index.html"
        index.write_text(index.read_text(encoding="utf-8").replace("<body>", '<body data-version="next">'))
        worker = folder / "worker.js"
        worker.write_text(re.sub('VERSION = "[^"]+"', 'VERSION = "next"', worker.read_text(encoding="utf-8")))
        page.reload()
        page.locator("body[data-version=next]").wait_for(state="attached")
        page.goto("about:blank")
        page.close()
        again = visitor.context.new_page()
        again.goto(url)
        again.wait_for_function(
            "() => caches.keys().then((names) => names.length === 1 && names[0].endsWith('next'))",
            timeout=PATIENCE,
        )


def test_games_that_wait_are_counted_on_every_page(visitor: Visitor) -> None:
    """In the title of each page; the home page lists the user's games first, waiting ones before the others."""
    visitor.without_hints()
    page = visitor.page
    page.goto(visitor.url)
    expect(page).to_have_title("18CZ")
    waiting = visitor.bring(game_before("stock_turn"), title="Mine to act")
    seats = [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cyd"}]
    wishes = {"seats": seats, "take": [1], "title": "Others to act", "options": {"playing_order": "as_listed"}}
    others = visitor.ask("POST", "/games", wishes)["game"]["id"]
    for path in ("#/about", "#/rules", "#/account", "#/"):
        page.goto(f"{visitor.url}/{path}")
        page.reload()
        expect(page).to_have_title("(1) 18CZ")
    listed = page.locator("[data-part=my-games] a[data-game]")
    expect(listed).to_have_count(2)
    assert [one.get_attribute("data-game") for one in listed.all()] == [waiting, others]
    expect(page.locator("[data-waiting='1']")).to_have_text("your turn in one game")
    top = page.locator("[data-part=my-games]").bounding_box()
    ways = page.locator("[data-choice=play]").bounding_box()
    assert top is not None and ways is not None and top["y"] < ways["y"]
    visitor.sit_down(others)
    expect(page).to_have_title(re.compile(r"^\(1\) Ada's turn"))
    visitor.sit_down(waiting)
    visitor.wait_until_mine()
    expect(page).to_have_title(re.compile(r"^\(1\) ● Your turn"))


def test_sound_and_notifications_are_found(visitor: Visitor) -> None:
    """One click away on the home page and at a table; blocked notifications are reported."""
    visitor.without_hints()
    page = visitor.page
    for path in ("#/", f"#/games/{visitor.bring(game_before('track'))}"):
        page.goto(f"{visitor.url}/{path}")
        page.locator("[data-choice=settings]").click()
        dialog = page.locator("dialog[open]")
        expect(dialog.locator("[data-option=sound]")).to_be_visible()
        expect(dialog.locator("[data-option=notify]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator("[data-choice=settings]").click()
    page.locator("[data-option=sound]").check()
    page.reload()
    page.locator("[data-choice=settings]").click()
    expect(page.locator("[data-option=sound]")).to_be_checked()
