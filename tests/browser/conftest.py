"""A server with the built page, and Debian's Chromium to look at it with.

The browser lives for one module: while Playwright's loop runs, no other test of the process could start one. A
module is looked at with one set of fonts (`FONTS`, else the machine's), in a full run with all of them.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.fonts import SETS, surroundings
from browser.visitor import ARGUMENTS, PATIENCE, Visitor
from playwright.sync_api import Browser, expect, sync_playwright
from server.helpers import Process, process

from cz18.server.api.page import built_page

expect.set_options(timeout=PATIENCE)
NO_CHROMIUM = "Chromium is not installed (Debian: apt-get install chromium)"


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    assert (built_page() / "index.html").is_file(), "the page is not built (python hatch_build.py --page)"
    folder: Path = tmp_path_factory.mktemp("house")
    with process(str(folder / "games.db")) as running:
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


@pytest.fixture(scope="module")
def browser(fonts: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    program = chromium()
    assert program is not None, NO_CHROMIUM
    with sync_playwright() as playwright:
        env = {**os.environ, **surroundings(fonts, tmp_path_factory.mktemp("fonts"))}
        running = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env=env)
        yield running
        running.close()


@pytest.fixture
def visitor(browser: Browser, services: Process) -> Iterator[Visitor]:
    """Somebody with a wide screen."""
    with Visitor(browser, services.url) as somebody:
        yield somebody
