"""A walk through all screens, yielding the name of each."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from browser.positions import file_of, game_before, random_game
from browser.visitor import Visitor

READ = """() => {
    const read = [document.title];
    const known = document.documentElement.lang;
    const foreign = (element) => {
        const of = element?.closest("[lang]");
        return of && of.lang !== known;
    };
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const code = parent.closest("script, style, template, noscript, [data-recovery-code]");
        if (!code && !foreign(parent)) read.push(walker.currentNode.data);
    }
    const spoken = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext", "label"];
    for (const name of spoken)
        for (const element of document.querySelectorAll(`[${name}]`))
            if (!foreign(element)) read.push(element.getAttribute(name));
    return [...new Set(read.map((text) => text.trim()))].filter(Boolean);
}"""
"""All text on the screen, including collapsed parts and accessible labels."""

LAYOUT = """() => {
    const faults = [];
    const named = (element) => {
        const text = (element.innerText ?? element.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 60);
        return `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className} "${text}"`;
    };
    const apart = (element) => element.closest("svg, .hidden, [aria-hidden=true], [data-names]");
    const folded = (element) => {
        const closed = element.closest("details:not([open])");
        return closed && !element.closest("summary");
    };
    const shown = (element) => {
        const box = element.getBoundingClientRect();
        const seen = getComputedStyle(element).visibility === "visible";
        return box.width > 1 && box.height > 1 && seen && !folded(element);
    };
    const scrolls = (element) => {
        for (let one = element; one; one = one.parentElement)
            if (["auto", "scroll"].includes(getComputedStyle(one).overflowX)) return true;
        return false;
    };
    // What lies over other parts has a background: a dialog, the foot of the panel, a preview over the tables.
    const covers = ({ position, backgroundColor }) =>
        ["fixed", "sticky"].includes(position) || (position === "absolute" && backgroundColor.startsWith("rgb("));
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) faults.push(`the page is ${wide} px wide`);
    for (const element of document.body.querySelectorAll("*")) {
        if (apart(element) || !shown(element)) continue;
        const style = getComputedStyle(element);
        if (element.tagName === "SELECT") {
            const pen = document.createElement("canvas").getContext("2d");
            pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
            const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            for (const { text } of element.options)
                for (const piece of style.whiteSpace === "normal" ? text.split(/ |(?<=\\p{sc=Han})/u) : [text])
                    if (pen.measureText(piece).width > room + 1) faults.push(`cut off: option ${text}`);
        } else if (style.display === "inline" || scrolls(element)) continue;
        else if (element.tagName !== "INPUT" && element.scrollWidth > element.clientWidth + 1 && element.clientWidth)
            faults.push(`${style.overflowX === "visible" ? "too wide" : "cut off"}: ${named(element)}`);
    }
    const boxes = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || apart(parent) || !shown(parent)) continue;
        let clip = { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 };
        let floats = false;
        for (let one = parent; one; one = one.parentElement) {
            const style = getComputedStyle(one);
            floats ||= covers(style);
            if (style.overflowX !== "visible" || style.overflowY !== "visible") {
                const box = one.getBoundingClientRect();
                clip = {
                    left: Math.max(clip.left, box.left), right: Math.min(clip.right, box.right),
                    top: Math.max(clip.top, box.top), bottom: Math.min(clip.bottom, box.bottom),
                };
            }
        }
        if (floats) continue;
        range.selectNodeContents(walker.currentNode);
        for (const line of range.getClientRects()) {
            const box = {
                left: Math.max(line.left, clip.left), right: Math.min(line.right, clip.right),
                top: Math.max(line.top, clip.top), bottom: Math.min(line.bottom, clip.bottom),
            };
            if (box.right - box.left > 3 && box.bottom - box.top > 3) boxes.push({ ...box, parent });
        }
    }
    boxes.sort((one, other) => one.top - other.top);
    for (const [at, one] of boxes.entries())
        for (let next = at + 1; next < boxes.length && boxes[next].top < one.bottom - 4; next++) {
            const other = boxes[next];
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (across > 3 && down > 4 && one.parent !== other.parent)
                faults.push(`one over the other: ${named(one.parent)} and ${named(other.parent)}`);
        }
    const [body, foot] = document.querySelectorAll("section[data-decision] > *");
    if (body?.clientHeight && getComputedStyle(body).overflowY === "auto") {
        const unscrolled = body.scrollHeight - body.clientHeight - body.scrollTop;
        const end = body.lastElementChild.getBoundingClientRect().bottom - unscrolled;
        const top = Math.min(...[foot, ...foot.children].filter(shown).map((one) => one.getBoundingClientRect().top));
        if (end > top + 1) faults.push(`the foot covers the end of the panel by ${Math.round(end - top)} px`);
    }
    return [...new Set(faults)];
}"""
"""Elements cut off, too wide for their container, overlapping, or always behind the foot of the panel. data-names
marks names chosen by people."""

PLAIN = ("#/about", "#/rules", "#/new/online", "#/new/bots", "#/games/nowhere", "#/games/nowhere/join/nothing")


def read(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(READ)
    return found


def screens(visitor: Visitor, kinds: tuple[str, ...]) -> Iterator[str]:
    """Each screen, and the table at a decision of each of these kinds with its parts."""
    page = visitor.page
    page.goto(visitor.url)
    page.locator("[data-choice=play]:enabled").wait_for()
    yield "home"
    for path in PLAIN:
        page.goto(f"{visitor.url}/{path}")
        page.locator("main h1").wait_for()
        page.locator("main button:disabled").wait_for(state="detached")
        for summary in page.locator("main details:not([open]) > summary").all():
            summary.click()
        yield path
    yield from account(visitor)
    for kind in kinds:
        yield from table(visitor, kind, game_before(kind))
    whole, met = random_game("moravia_silesia", 5)
    visitor.sit_down(visitor.bring(file_of(whole, len(met))))
    page.locator(".reckoning .uplot").first.wait_for(state="attached")
    yield "over"
    page.goto(visitor.url)
    page.locator("[data-game]").first.wait_for()
    yield "home with games"


def account(visitor: Visitor) -> Iterator[str]:
    """Every form, a wrong password, the recovery code shown once, and the list of sessions."""
    page = visitor.page
    page.goto(f"{visitor.url}/#/account")
    for way in ("recover", "sign-up", "sign-in"):
        page.locator(f"[data-way={way}]").click()
        yield f"account, {way}"
    name = f"Ada{secrets.randbelow(10**9)}"
    page.locator("input[name=name]").fill(name)
    page.locator("input[name=password]").fill("wrong horse")
    page.locator("[data-choice=enter]").click()
    page.locator("[role=alert]").wait_for()
    yield "account, wrong password"
    page.locator("[data-way=sign-up]").click()
    page.locator("[data-choice=enter]").click()
    page.locator("[data-recovery-code]").wait_for()
    page.locator("[data-session]").first.wait_for()
    yield "account, signed up"


def table(visitor: Visitor, kind: str, file: dict[str, Any]) -> Iterator[str]:
    """A decision with everything expanded and a choice previewed, the other side panels, the help, an earlier
    position."""
    page = visitor.page
    game = visitor.bring(file)
    visitor.ask("POST", f"/games/{game}/chat", {"text": "Ahoj"})
    visitor.sit_down(game)
    visitor.wait_until_mine()
    wanted = next(
        (name for wish in ("hex:", "tile:") for name in visitor.offered() if name.startswith(wish)), None
    )
    if wanted is not None:
        visitor.click(wanted)
    visitor.unfold()
    visitor.panel.locator("button[data-choice]").first.focus()
    page.wait_for_timeout(150)  # until its preview has arrived
    yield kind
    tabs = page.locator("[role=tab]")
    for at in range(1, tabs.count()):
        if tabs.nth(at).is_visible():
            tabs.nth(at).click()
            yield f"{kind}, side {at}"
    page.keyboard.press("h")
    if page.locator("dialog[open]").count():
        yield f"{kind}, help"
        page.keyboard.press("Escape")
