"""WebKit and Firefox, each with the few operations that a turn of the game needs.

WebKit is GTK's (Debian: webkit2gtk-driver), driven by Selenium on a virtual display; it is the closest to Safari that
runs here. Firefox is driven by WebDriver BiDi over its own port, since Debian has no driver for Selenium.
"""

from __future__ import annotations

import ctypes
import itertools
import json
import os
import re
import shutil
import signal
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from browser.visitor import HALF_MADE
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from websockets.sync.client import ClientConnection, connect

SECONDS = 60
MINI_BROWSERS = "webkit2gtk-4*/MiniBrowser"

WATCH = """() => {
  window.faults18 = [];
  addEventListener("error", (event) => faults18.push(event.message));
  addEventListener("unhandledrejection", (event) => faults18.push(String(event.reason)));
}"""
WAIT = """(condition, value) => new Promise((done, fail) => {
  const holds = eval(condition);
  const until = performance.now() + 40000;
  const look = () => {
    const found = holds(value);
    if (found) done(found);
    else if (performance.now() > until) fail(new Error("did not happen: " + condition + " " + value));
    else setTimeout(look, 20);
  };
  look();
})"""
"""Wait until a function of the page returns something. The page's own policy forbids eval, so drivers inline it."""
RESTING = """(selector) => new Promise((done, fail) => {
  const until = performance.now() + 40000;
  let last = "", frames = 0;
  const look = () => {
    const item = document.querySelector(selector);
    item?.scrollIntoView({ block: "center" });
    const box = item?.getBoundingClientRect();
    const now = item ? [box.x, box.y, box.width, box.height].join() : "";
    frames = item && box.width && now === last ? frames + 1 : 0;
    last = now;
    if (frames === 6) done([box.x + box.width / 2, box.y + box.height / 2]);
    else if (performance.now() > until) fail(new Error("is not there or does not rest: " + selector));
    else requestAnimationFrame(look);
  };
  look();
})"""
"""The centre of an element, once it has been in the same place for six frames."""
CONTROLS = "button[data-choice]:not([aria-disabled=true]), form[data-choice]"
OFFERED = f"""() => {{
  const panel = document.querySelector("section[data-decision][data-mine=true][aria-busy=false]");
  const names = [...(panel?.querySelectorAll("{CONTROLS}") ?? [])].map((one) => one.dataset.choice);
  return names.length ? names : null;
}}"""
OVER = "() => document.querySelector('section[data-decision=over]') && ['over']"
NUMBER = "() => Number(document.querySelector('output[data-position]').dataset.position)"
ASK = """(method, path, body) => fetch("/api" + path, {
  method, body: body === null ? undefined : JSON.stringify(body), headers: { "content-type": "application/json" }
}).then((reply) => reply.ok ? reply.json() : reply.text().then((text) => { throw new Error(text) }))"""
UNFOLD = """(selector) => {
  for (let at = document.querySelector(selector); at; at = at.parentElement)
    if (at.tagName === "DETAILS") at.open = true;
}"""


class Engine(ABC):
    """A browser with one page."""

    url = ""

    @abstractmethod
    def goto(self, url: str) -> None: ...

    @abstractmethod
    def resize(self, width: int, height: int) -> None: ...

    @abstractmethod
    def call(self, function: str, *arguments: Any) -> Any:
        """The JSON value that this function of the page returns or promises."""

    @abstractmethod
    def press_at(self, selector: str) -> None:
        """Click the middle of an element with the mouse, once it rests."""

    @abstractmethod
    def picture(self) -> bytes:
        """A screenshot as PNG."""

    # The same in every browser

    def wait_for(self, condition: str, value: Any = None) -> Any:
        return self.call(WAIT.replace("eval(condition)", f"({condition})"), condition, value)

    def open(self, url: str, **settings: Any) -> None:
        """Load the page with these settings, and note its errors from here on."""
        self.url = url
        self.goto(url)
        kept = json.dumps({"guided": False, "pace": "at_once", "confirm": False, **settings})
        self.call("(kept) => localStorage.setItem('18cz/settings', kept)", kept)
        self.goto(f"{url}/#/about")
        self.goto(f"{url}/")
        self.wait_for("() => document.querySelector('[data-choice=play]:not(:disabled)') !== null")
        self.call(WATCH)

    def bring(self, file: dict[str, Any]) -> str:
        """A table with this game, all seats held by this browser. Returns its id."""
        game: str = self.ask("POST", "/games/import", {"file": file, "take": [0, 1, 2, 3, 4, 5]})["game"]["id"]
        return game

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.call(ASK, method, path, body)

    def sit_down(self, game: str) -> None:
        self.call("(hash) => { location.hash = hash }", f"#/games/{game}")
        table = f"[data-table='{game}']"
        self.wait_for("(table) => document.querySelector(table + ' #part-supply') !== null", table)

    @property
    def number(self) -> int:
        return int(self.call(NUMBER))

    def decide(self, *wishes: str) -> str:
        """Make one decision: the first choice that starts with one of the wishes, otherwise the first one.

        Returns the type of the action made."""
        self.wait_for(OFFERED)
        before = self.number
        for _ in range(5):
            offered: list[str] = self.wait_for(OFFERED)
            name = next((one for wish in wishes for one in offered if one.startswith(wish)), offered[0])
            self.choose(name)
            if not HALF_MADE.match(name):
                break
        self.wait_for(
            "(before) => Number(document.querySelector('output[data-position]').dataset.position) > before", before
        )
        return name.split(":")[0]

    def choose(self, name: str) -> None:
        panel = "section[data-decision]"
        selector = f"{panel} button[data-choice='{name}'], {panel} form[data-choice='{name}'] button"
        self.call(UNFOLD, selector)
        self.press_at(selector)

    def faults(self) -> list[str]:
        found: list[str] = self.call("() => window.faults18")
        return found


class WebKit(Engine):
    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver
        driver.set_script_timeout(SECONDS)

    def goto(self, url: str) -> None:
        self.driver.get(url)

    def resize(self, width: int, height: int) -> None:
        """Make the viewport this large; the window has a toolbar."""
        self.driver.set_window_size(width, height)
        tall = self.driver.get_window_size()["height"] - self.call("() => innerHeight")
        self.driver.set_window_size(width, height + tall)

    def call(self, function: str, *arguments: Any) -> Any:
        body = f"""const done = arguments[arguments.length - 1];
            new Promise((answer) => answer(({function})(...[...arguments].slice(0, -1))))
              .then((value) => done({{ value: value ?? null }}), (fault) => done({{ fault: String(fault) }}))"""
        answer = self.driver.execute_async_script(body, *arguments)
        assert "fault" not in answer, answer["fault"]
        return answer["value"]

    def press_at(self, selector: str) -> None:
        self.call(RESTING, selector)
        self.driver.find_element("css selector", selector).click()

    def picture(self) -> bytes:
        return self.driver.get_screenshot_as_png()


class Firefox(Engine):
    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = itertools.count(1)
        self._ask("session.new", capabilities={})
        self._context: str = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._connection.recv(SECONDS))
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def goto(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self._ask(
            "browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height}
        )

    def call(self, function: str, *arguments: Any) -> Any:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def press_at(self, selector: str) -> None:
        x, y = self.call(RESTING, selector)
        pointer = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask(
            "input.performActions",
            context=self._context,
            actions=[{"type": "pointer", "id": "mouse", "actions": pointer}],
        )

    def press_key(self, key: str) -> None:
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._ask(
            "input.performActions",
            context=self._context,
            actions=[{"type": "key", "id": "keyboard", "actions": keys}],
        )

    def picture(self) -> bytes:
        import base64

        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._context)["data"])

    def close(self) -> None:
        self._ask("browser.close")


def _end_with_parent() -> None:
    """Let the kernel end this child process if the test process is killed."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


@contextmanager
def _display() -> Iterator[str]:
    """A virtual display; yields its name."""
    program = shutil.which("Xvfb")
    assert program is not None, "Xvfb is not installed (Debian: apt-get install xvfb)"
    reader, writer = os.pipe()
    command = [program, "-displayfd", str(writer), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    process = subprocess.Popen(
        command, pass_fds=[writer], stderr=subprocess.DEVNULL, preexec_fn=_end_with_parent
    )  # fmt: skip
    try:
        os.close(writer)
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait(SECONDS)


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """WebKit, with its own empty profile in this folder."""
    program = shutil.which("WebKitWebDriver")
    browser = next(Path("/usr/lib").glob(f"*/{MINI_BROWSERS}"), None)
    assert program and browser, "WebKit is not installed (Debian: apt-get install webkit2gtk-driver)"
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(
        "* { padding: 0; margin: 0; min-width: 0; min-height: 0 }", encoding="utf-8"
    )  # narrow windows
    with _display() as display:
        options = Options()
        options.binary_location = str(browser)
        options.add_argument("--automation")
        options.set_capability("browserName", browser.name)
        places = {name: str(folder) for name in ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")}
        service = Service(
            executable_path=program,
            env={
                **os.environ,
                **places,
                "DISPLAY": display,
                "LC_ALL": "en_GB.UTF-8",
            },  # with C.UTF-8 the language is "C"
            popen_kw={"preexec_fn": _end_with_parent},
        )
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield WebKit(driver)
        finally:
            driver.quit()


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Firefox without a window, with its own empty profile in this folder."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program is not None, "Firefox is not installed (Debian: apt-get install firefox-esr)"
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    log = folder / "log"
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command, stderr=subprocess.PIPE, stdout=output, text=True, preexec_fn=_end_with_parent
        )
    try:
        assert process.stderr is not None
        address = next(
            found[1] for line in process.stderr if (found := re.search(r"BiDi listening on (\S+)", line))
        )
        with connect(f"{address}/session", max_size=None, proxy=None) as connection:
            browser = Firefox(connection)
            yield browser
            browser.close()
    finally:
        process.kill()
        process.wait(SECONDS)
