"""A server with the built page, and Debian's Chromium to look at it with.

The browser lives for one module: while Playwright's loop runs, no other test of the process could start one.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        pytest.skip(NO_CHROMIUM)  # under CI a skipped test fails the run
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def visitor(browser: Browser, services: Process) -> Iterator[Visitor]:
    """Somebody with a wide screen."""
    with Visitor(browser, services.url) as somebody:
        yield somebody
