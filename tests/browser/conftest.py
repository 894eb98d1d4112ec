"""A server with the built page, and Debian's Chromium to look at it with.

The server is shared by all tests of a process: every visitor has cookies and games of its own. The browser is shared by
the tests of this folder that run one after the other, and ends with the last of them: while Playwright's event loop
runs, no other test of the process can start one. A module runs with one set of fonts (`FONTS`, else the machine's), in
a full run with all of them.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from browser.fonts import SETS, surroundings
from browser.visitor import ARGUMENTS, PATIENCE, WIDE, Visitor
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from server.helpers import Process, process

from cz18.server.api.page import built_page

expect.set_options(timeout=PATIENCE)
NO_CHROMIUM = "Chromium is not installed (Debian: apt-get install chromium)"


@contextmanager
def own_server(factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server without games, for modules whose tests read the list of all games."""
    assert (built_page() / "index.html").is_file(), "the page is not built (python hatch_build.py --page)"
    with process(str(factory.mktemp("house") / "games.db")) as running:
        yield running


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with own_server(tmp_path_factory) as running:
        yield running


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "fonts" in metafunc.fixturenames:
        few = getattr(metafunc.module, "FONTS", SETS[:1])
        sets = SETS if metafunc.config.getoption("--full") else few
        metafunc.parametrize("fonts", sets, indirect=True, scope="module")


@pytest.fixture(scope="module")
def fonts(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


class Browsers:
    """One browser for each set of fonts, started when the first test needs it."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._running: dict[str, Browser] = {}

    def get(self, fonts: str, folder: Path) -> Browser:
        program = chromium()
        assert program is not None, NO_CHROMIUM
        if self._playwright is None:
            self._playwright = sync_playwright().start()
        if fonts not in self._running:
            env = {**os.environ, **surroundings(fonts, folder)}
            launch = self._playwright.chromium.launch
            self._running[fonts] = launch(executable_path=program, args=ARGUMENTS, env=env)
        return self._running[fonts]

    def close(self) -> None:
        for browser in self._running.values():
            browser.close()
        self._running.clear()
        if self._playwright is not None:
            self._playwright.stop()
            self._playwright = None


_browsers = Browsers()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Once the fixtures of the last test of this folder are gone, no browser and no event loop is left."""
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path.parent != item.path.parent:
            _browsers.close()


@pytest.fixture(scope="module")
def browser(fonts: str, tmp_path_factory: pytest.TempPathFactory) -> Browser:
    return _browsers.get(fonts, tmp_path_factory.mktemp("fonts"))


class Visitors:
    """Visitors whose pages the tests of a module share: on a loaded page, opening another table takes half the time.

    Each test opens its own tables and restores the settings."""

    def __init__(self, browser: Browser, url: str, closing: ExitStack) -> None:
        self._browser, self._url, self._closing = browser, url, closing
        self._known: dict[tuple[object, ...], Visitor] = {}

    @contextmanager
    def __call__(
        self, size: tuple[int, int] = WIDE, *, touch: bool = False, zoom: float = 1, who: str = ""
    ) -> Iterator[Visitor]:
        """The visitor with this screen and these cookies. Faults of the page fail the test in which they happen."""
        look = (size, touch, zoom, who)
        if look not in self._known:
            new = Visitor(self._browser, self._url, size, touch=touch, zoom=zoom)
            self._known[look] = self._closing.enter_context(new)
        visitor = self._known[look]
        visitor.page.mouse.move(0, 0)
        yield visitor
        visitor.page.unroute_all()
        faults, visitor.faults[:] = list(visitor.faults), []
        assert not faults, faults


@pytest.fixture(scope="module")
def visitors(browser: Browser, services: Process) -> Iterator[Visitors]:
    with ExitStack() as closing:
        yield Visitors(browser, services.url, closing)


@pytest.fixture
def newcomer(browser: Browser, services: Process) -> Iterator[Visitor]:
    """A visitor with a wide screen and a separate page."""
    with Visitor(browser, services.url) as visitor:
        yield visitor


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visitor]:
    """A visitor with a wide screen."""
    if getattr(request.module, "SHARED_PAGE", False):
        with request.getfixturevalue("visitors")() as visitor:
            yield visitor
    else:
        yield request.getfixturevalue("newcomer")
