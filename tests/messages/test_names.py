"""Companies and local railways have a name in every language; abbreviations and codes are the same everywhere."""

from __future__ import annotations

import pytest

from cz18.facts.glossary import glossary
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.interop.words.wording import Words, text
from cz18.messages import languages

PRINTED = {"cs": "name_cs", "en": "name_cs", "de": "name_de"}
"""Languages in which a local railway has the name printed on its card."""
ALSO = {"de": {"Strakonitz": "Strakonice"}}
"""Places that the card names otherwise than the map."""


@pytest.mark.parametrize("language", languages())
def test_companies_are_named_as_in_the_glossary(language: str) -> None:
    """The names of the rulebook in that language."""
    words = Words(language)
    for company, names in glossary().companies.items():
        assert words.company(company) == names[language]


@pytest.mark.parametrize("language", languages())
def test_local_railways_have_names(language: str) -> None:
    """The printed names in English, Czech and German; translated ones, all different, elsewhere."""
    names = [text(f"railway-{railway.id}", language) for railway in LOCAL_RAILWAYS]
    assert len(set(names)) == 18
    for railway, name in zip(LOCAL_RAILWAYS, names, strict=True):
        if language in PRINTED:
            for ours, printed in ALSO.get(language, {}).items():
                name = name.replace(ours, printed)
            assert name == getattr(railway, PRINTED[language])
    if language == "zh":
        assert not any(name.isascii() for name in names)


@pytest.mark.parametrize("language", languages())
def test_marks_of_sizes_do_not_collide_with_codes_of_local_railways(language: str) -> None:
    """S1, M1 and L1 are small, medium and large: their letters mark no other size."""
    codes = {"S": "small", "M": "medium", "L": "large"}
    for size in codes.values():
        mark = text(f"size-letter-{size}", language)
        assert codes.get(mark.upper(), size) == size, mark
