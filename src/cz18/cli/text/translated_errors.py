"""Translate errors: Typer's by their English sentences, those of our file readers by their message keys.

Unknown sentences of Typer stay unchanged.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from cz18.cli.text.language import language
from cz18.cli.text.words import has, listed, quoted, say
from cz18.messages import ENGLISH
from cz18.messages.told import told

if TYPE_CHECKING:
    from cz18.interop.formats.codec import Malformed
    from cz18.interop.games_18xx.errors import NotExportable, NotImportable
    from cz18.rules.options import OptionError

MISTAKES = {
    r"No such command (?P<name>'.*')\.": "cli-usage-no-command",
    r"Missing command\.": "cli-usage-missing-command",
    r"No such option: (?P<name>\S+)": "cli-usage-no-option",
    r"Missing argument (?P<name>'.*')\.": "cli-usage-missing-argument",
    r"Missing option (?P<name>'.*')\.": "cli-usage-missing-option",
    r"Choose from:(?P<choices>.*)": "cli-usage-choose",
    r"Got unexpected extra argument\(s\) \((?P<what>.*)\)": "cli-usage-extra",
    r"Option (?P<name>'.*') requires an argument\.": "cli-usage-needs-value",
    r"Option (?P<name>'.*') does not take a value\.": "cli-usage-takes-no-value",
    r"Invalid value for (?P<name>'.*?'): (?P<why>.*)": "cli-usage-bad-value",
    r"Input should be a valid integer, unable to parse string as an integer": "cli-usage-not-an-integer",
    r"Input should be a valid number, unable to parse string as a number": "cli-usage-not-a-number",
    r"(?:Value error, )?(?P<value>'.*?') is not one of (?P<choices>.*)\.": "cli-usage-not-one-of",
    r"Input should be greater than or equal to (?P<low>\S+)": "cli-usage-at-least",
    r"Input should be less than or equal to (?P<high>\S+)": "cli-usage-at-most",
}
"""Typer's sentences about wrong arguments; it has no translations, and some of its English is technical."""

_QUOTED = re.compile(r"'([^']*)'")
"""A name or value as Typer quotes it."""
_CHOICES = re.compile(r"(?P<missing>Missing .*?\.) +(?P<choose>Choose from:.*)", re.DOTALL)
_MEANT = re.compile(r"(?P<before>.*?)\.? (?:Did you mean (?P<meant>.*)\?|\(Possible options: (?P<possible>.*)\))")


def translated(fault: Malformed | NotImportable | NotExportable | OptionError) -> str:
    """What is wrong with a file or a game: the action or the line, the field, and the reason."""
    from cz18.interop.words.wording import Words

    field, action = getattr(fault, "field", None) or "", getattr(fault, "action", getattr(fault, "number", None))
    field = field.removeprefix(f"action {action}").removeprefix(".")
    why = Words(language()).told(fault.message)
    line = re.fullmatch(r"line (\d+)", field)
    if line is not None:
        return say("cli-file-line", number=line[1], why=why)
    if field not in ("", "file"):
        why = say("cli-field-wrong", field=_field(field), detail=why)
    return why if action is None else say("cli-file-action", number=action, why=why)


def _field(name: str) -> str:
    """A field of a file or a set-up: our word for the most common ones, else its name in quotation marks."""
    return (
        say(f"cli-field-{name}") if has(f"cli-field-{name}") else name if language() == ENGLISH else quoted(name)
    )


def not_written(file: Path, problem: OSError) -> str:
    """A message that a file cannot be written, with the reason."""
    from cz18.interop.files import system_message
    from cz18.interop.words.wording import Words

    return Words(language()).told(told("wrong-not_written", file=file, why=system_message(problem)))


def mistake(said: str) -> str:
    """Typer's message about the arguments in the current language; unchanged if unknown."""
    found = _CHOICES.fullmatch(said)
    if found is not None:
        return mistake(found["missing"]) + say("sentence-separator") + mistake(found["choose"])
    found = _MEANT.fullmatch(said)
    if found is not None:
        names = (found["meant"] or found["possible"]).split(", ")
        meant = say("cli-usage-did-you-mean", names=listed(quoted(name.strip("'")) for name in names))
        wrong = mistake(found["before"] + "." * ("command" in said))
        return wrong.rstrip(".。") + say("part-separator") + meant
    return _known(said, MISTAKES) or said


def _known(said: str, sentences: dict[str, str]) -> str | None:
    """One of these sentences in the current language, including a quoted reason; None if unknown."""
    for pattern, key in sentences.items():
        found = re.fullmatch(pattern, said, re.DOTALL)
        if found is not None:
            values = {name: _quoted(value) for name, value in found.groupdict().items()}
            if "why" in values:
                values["why"] = _known(found["why"], sentences) or found["why"]
            return say(key, **values)
    return None


def _quoted(text: str) -> str:
    """Quoted names and values in the language's quotation marks, and lists of them with its separator."""
    parts = text.split(", ")
    if all(_QUOTED.fullmatch(part) for part in parts):
        return listed(quoted(part[1:-1]) for part in parts)
    return _QUOTED.sub(lambda part: quoted(part[1]), text)
