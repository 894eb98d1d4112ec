"""Generate documentation pages from the package into docs/generated."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from site_pages.commands import commands_page
from site_pages.contract import contract_page
from site_pages.limits import limits_page
from site_pages.records import actions_page, events_page, refusals_page
from site_pages.reference import MODULES, module_page, reference_page

PAGES: dict[str, Callable[[], str]] = {
    "reference.md": reference_page,
    **{f"{name}.md": partial(module_page, name) for name in MODULES},
    "commands.md": commands_page,
    "limits.md": limits_page,
    "actions.md": actions_page,
    "events.md": events_page,
    "refusals.md": refusals_page,
    "contract.md": contract_page,
}


def written(folder: Path) -> None:
    """Write the pages; unchanged ones are kept, so that Sphinx does not read them again."""
    folder.mkdir(exist_ok=True)
    for name, page in PAGES.items():
        path, text = folder / name, page()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
