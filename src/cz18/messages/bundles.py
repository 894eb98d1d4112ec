"""Fluent bundles of the catalogues.

They need the package fluent.runtime, which is part of the extras; the engine never uses it.
"""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from cz18.messages import ENGLISH, PSEUDO, accented, catalogue, languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class NoSuchLanguage(ValueError):
    """There is no catalogue in this language."""


_reading = Lock()
"""Reading a language takes a third of a second: threads that need it wait for the first one."""


def bundle(language: str, files: str | tuple[str, ...] = "") -> FluentBundle:
    """The messages of a language with English as fallback; only those of the files with these prefixes."""
    with _reading:
        return _read(language, files)


@cache
def _read(language: str, files: str | tuple[str, ...]) -> FluentBundle:
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ModuleNotFoundError as missing:
        message = f"sentences need {missing.name}, which is not installed: pip install '18cz[cli]'"
        raise ImportError(message, name=missing.name) from missing
    from fluent.syntax.ast import TextElement
    from fluent.syntax.visitor import Visitor

    if language not in (*languages(), PSEUDO):
        raise NoSuchLanguage(f"no messages in {language!r}; there are: {', '.join(languages())}")
    found = FluentBundle([language, ENGLISH], use_isolating=False)
    english = FluentResource(catalogue(ENGLISH, files))
    if language == PSEUDO:

        class Accents(Visitor):
            def visit_TextElement(self, node: TextElement) -> None:
                node.value = accented(node.value)

        Accents().visit(english)
    elif language != ENGLISH:
        found.add_resource(FluentResource(catalogue(language, files)))
    found.add_resource(english)
    return found
