"""A user of a browser: opens games, clicks controls, reads the screen."""

from __future__ import annotations

import json
import re
from types import TracebackType
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 40_000
"""Timeout in milliseconds, long enough for a busy machine."""
WIDE = (1440, 900)
PHONE = (360, 740)
HALF_MADE = re.compile(r"^(hex:|tile:|turn$|back$)")
"""Controls that prepare a choice without making it."""
KEEP = "kept => localStorage.setItem('18cz/settings', JSON.stringify(kept))"
DIFFERENT = """([wanted, names]) => {
  const kept = JSON.parse(localStorage.getItem('18cz/settings') ?? '{}');
  return names.some(name => kept[name] !== wanted[name]);
}"""
"""Do these settings of the page differ from the wanted ones?"""


class Visitor:
    """A browser context with its own cookies. Errors of the page fail the test when the visitor leaves."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = WIDE,
        *,
        touch: bool = False,
        dark: bool = False,
        zoom: float = 1,
        workers: bool = False,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": round(size[0] / zoom), "height": round(size[1] / zoom)},
            device_scale_factor=zoom,
            service_workers="allow" if workers else "block",
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",  # no animation: the screen shows the final state at once
            locale="en-GB",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.settings_given: set[str] = set()
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def __enter__(self) -> Visitor:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()
        if problem is None:
            assert not self.faults, self.faults

    # Through the API, like the page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        reply = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body)
        assert reply.ok, reply.text()
        return reply.json()

    def view(self, game: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"/games/{game}/view")
        return found

    def bring(self, file: dict[str, Any], seats: list[dict[str, str]] | None = None, **more: Any) -> str:
        """A table with this game, all seats of people held by this visitor. Returns its id."""
        wishes = {"file": file, "take": [0, 1, 2, 3, 4, 5], **more}
        if seats is not None:
            wishes["seats"] = seats
        game: str = self.ask("POST", "/games/import", wishes)["game"]["id"]
        return game

    # On the screen

    def sit_down(self, game: str) -> None:
        self.page.goto(f"{self.url}/#/games/{game}")
        table = self.page.locator(f"[data-table='{game}']")  # not the previous table
        table.locator("section[data-decision]").wait_for()
        table.locator("#part-supply").wait_for(state="attached")  # drawn last

    def without_hints(self, **more: Any) -> None:
        """Skip the guided first turn, show bots' moves at once, and turn confirmations off.

        A page on which an earlier test left other settings is loaded again."""
        wanted = {"guided": False, "pace": "at_once", "confirm": False, "confirmSkips": False, **more}
        if self.page.url.startswith(self.url):
            self.settings_given |= wanted.keys()
            if self.page.evaluate(DIFFERENT, [wanted, sorted(self.settings_given)]):
                self.page.goto(f"{self.url}/health")  # the next address loads the page
                self.page.evaluate(KEEP, wanted)
            return
        self.settings_given = set(wanted)
        kept = json.dumps(wanted)
        self.page.add_init_script(
            f"localStorage.getItem('18cz/settings') ?? localStorage.setItem('18cz/settings', '{kept}')"
        )

    @property
    def game(self) -> str:
        return self.page.url.split("/games/")[1].split("/")[0]

    @property
    def panel(self) -> Locator:
        return self.page.locator("section[data-decision]")

    @property
    def number(self) -> int:
        """The displayed position."""
        return int(self.page.locator("output[data-position]").get_attribute("data-position") or -1)

    def wait_for_number(self, number: int) -> None:
        """Wait until this position is on the screen; its number is shown before the position itself has arrived."""
        self.page.locator(f"output[data-position='{number}'][aria-busy=false]").wait_for(state="attached")

    def wait_until_mine(self) -> str:
        """Wait until there is a decision here, or the game is over. Returns which."""
        try:
            self.page.locator(
                "section[data-decision][data-mine=true][aria-busy=false], section[data-decision=over]"
            ).wait_for()
        except TimeoutError as late:
            there, you = (self.view(self.game)[name] for name in ("position", "you"))
            panel = re.match("<[^>]*>", self.panel.evaluate("item => item.outerHTML"))
            here = f"shown: {self.number} {panel and panel[0]}"
            raise AssertionError(f"{here}, there: {there['number']} {there['decision']} {you}") from late
        return self.panel.get_attribute("data-decision") or ""

    def unfold(self) -> None:
        closed = self.panel.locator("details:not([open]) > summary")
        while closed.count():
            closed.first.click()

    def offered(self) -> list[str]:
        """The names of all enabled controls in the panel, including collapsed ones."""
        controls = self.panel.locator(
            "button[data-choice]:not([aria-disabled=true], [data-choice=undo]), form[data-choice]"
        )
        names: list[str] = controls.evaluate_all("all => all.map(one => one.dataset.choice)")
        return names

    def click(self, name: str) -> None:
        """Use the panel's control for this choice; an amount from a range stays as proposed."""
        button = self.panel.locator(f"button[data-choice='{name}'], form[data-choice='{name}'] button").first
        for summary in button.locator("xpath=ancestor::details[not(@open)]/summary").all():
            summary.click()
        button.click()

    def tab_to(self, name: str) -> None:
        """By keyboard only: go to the panel and press Tab until this choice has the focus."""
        self.page.keyboard.press("n")
        assert self.page.evaluate("() => document.activeElement.id") == "now-title"
        last = ""
        for _ in range(400):
            self.page.keyboard.press("Tab")
            here, inside = self.page.evaluate(
                "() => [document.activeElement.dataset.choice ?? '',"
                " !!document.activeElement.closest('section[data-decision]')]"
            )
            if here == name:
                return
            assert inside, f"{name} is not met with Tab; the last choice of the panel was {last}"
            last = here or last
        raise AssertionError(f"{name} is not met with Tab")

    def decide(self, *wishes: str) -> str:
        """Make one decision by clicking: the first choice that starts with one of the wishes, otherwise the first
        one.

        Returns the type of the action made."""
        self.wait_until_mine()
        before = self.number
        self.panel.locator("button[data-choice]:not([aria-disabled=true]), form[data-choice]").first.wait_for(
            state="attached"
        )
        for _ in range(5):  # a hex, a tile, a rotation, and it is laid
            offered = self.offered()
            name = next((one for wish in wishes for one in offered if one.startswith(wish)), None)
            if name is None:
                name = next((one for one in offered if one != "back"), None)
            assert name is not None, f"nothing is offered: {self.panel.inner_text()}"
            self.click(name)
            if not HALF_MADE.match(name):
                break
        try:
            self.page.wait_for_function(
                "before => { const at = document.querySelector('output[data-position]');"
                " return at && Number(at.dataset.position) > before }",
                arg=before,
            )
        except TimeoutError as late:
            raise AssertionError(
                f"{name} was clicked and nothing came of it:\n{self.panel.inner_text()}"
            ) from late
        return name.split(":")[0]
