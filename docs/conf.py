"""The documentation site: Sphinx with Furo and MyST (`make docs`). Why these: docs/architecture.md, Documentation."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["CZ18_PURE"] = "1"  # types and texts are read from the sources, whatever is compiled here
DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent / "tools"))

from site_pages import written  # noqa: E402
from sphinx.util.inspect import TypeAliasForwardRef  # noqa: E402

import cz18  # noqa: E402

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "18CZ"
author = "18CZ contributors"
copyright = "18CZ contributors"
version = release = cz18.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
default_role = "py:obj"  # `names` in docstrings lead to what they name, where that is promised
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
exclude_patterns = ["images/**", "readme/**"]
autodoc_mock_imports = ["gymnasium", "pettingzoo", "pyarrow", "pyspiel"]  # needed to run, not to describe
python_use_unqualified_type_names = True

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_type_aliases = {name: name for name in ("Action", "Event")}  # not the forty kinds of each
TypeAliasForwardRef.__repr__ = lambda self: self.name  # within list[...] it would show itself

html_theme = "furo"
html_title = "18CZ"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {"top_of_page_buttons": []}

RULES = {"en": "English", "cs": "Česky", "de": "Deutsch", "pl": "Polski", "zh": "中文"}
"""The languages of the ten-minute rules. The sidebar has the English page; it links to the others."""


def with_languages(app: Sphinx, page: str, source: list[str]) -> None:
    """Add links to the other languages below the title of the ten-minute rules."""
    folder, _, language = page.partition("/")
    if folder == "rules":
        links = " · ".join(name if each == language else f"[{name}]({each}.md)" for each, name in RULES.items())
        title, _, text = source[0].partition("\n")
        orphan = "" if language == "en" else "---\norphan: true\n---\n"
        source[0] = f"{orphan}{title}\n\n{links}\n{text}"


def setup(app: Sphinx) -> None:
    """Generate the pages of docs/generated before Sphinx reads the sources."""
    app.connect("builder-inited", lambda _: written(DOCS / "generated"))
    app.connect("source-read", with_languages)
