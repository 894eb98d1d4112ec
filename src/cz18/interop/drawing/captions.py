"""The texts of a drawn map in a language; needs the package fluent.runtime, unlike the drawing itself."""

from __future__ import annotations

from cz18.facts.maps import Map
from cz18.interop.drawing.svg import MapTexts
from cz18.interop.words.wording import Words


def map_texts(board: Map, lang: str) -> MapTexts:
    """Title, note and place names of a board; a custom board keeps its own title and places."""
    words = Words(lang)
    return MapTexts(words.board(board.name, board.title), words.say("map-reconstruction", {})[0], words.place)
