"""What others say in English, told in the language in use: the library behind the commands, the system, our own readers
of files. A sentence that is not known here stays as it is."""

from __future__ import annotations

import re

from cz18.cli.language import language
from cz18.cli.words import say
from cz18.messages import ENGLISH

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
"""What the library says about a mistake in the arguments; it has no other languages."""

FILES = {
    r"file: (?P<file>.*) cannot be read: (?P<why>.*)": "cli-file-not-read",
    r"\w+: (?P<file>.*) cannot be written: (?P<why>.*)": "cli-cannot-be-written",
    r"file: is not JSON, or cut short: .* \(line (?P<line>\d+), column (?P<column>\d+)\)": "cli-file-not-json",
    r"file: holds neither an 18CZ save nor an export of 18xx\.games": "cli-file-no-game",
    r"file: is larger than (?P<size>\d+) MiB; no game is": "cli-file-too-large",
    r"file: is not text in UTF-8 \(byte (?P<byte>\d+)\)": "cli-file-not-text",
    r"file: the gzip file is (?:cut short|damaged.*)": "cli-file-damaged",
    r"file: (?:is nested too deeply|holds a number that is too large|\w+ is not a number|an object has the field .*)": (
        "cli-file-odd-json"
    ),
    r"file: is cut short": "cli-file-cut-short",
    r"format: this is not an .*": "cli-file-no-game",
    r"version: the save is of the newer format (?P<found>\S+); this program reads up to (?P<known>\S+)": (
        "cli-file-newer"
    ),
    r"rules: the game was played under version (?P<found>\S+) of the rules; this program plays (?P<known>.*?)\. .*": (
        "cli-file-other-rules"
    ),
    r"title: a game of (?P<title>.*), not of .*": "cli-file-other-game",
    r"settings\.optional_rules: optional rules are not supported: (?P<rules>.*)": "cli-file-optional-rules",
    r"there is nothing to (?:undo|redo)": "cli-file-nothing-to-undo",
    r"the game was ended by hand before": "cli-file-ended",
    r"the board (?P<board>\S+) is not in the format": "cli-export-board",
    r"(?:the site|no copy of tile) .*": "cli-export-not-there",
    r"board: unknown board (?P<name>.*); known: (?P<known>.*)": "cli-board-unknown",
    r"players: the (?P<board>\S+) board is for (?P<low>\d+) to (?P<high>\d+) players, not (?P<count>\d+)": (
        "cli-players-range"
    ),
    r"players: every name needs 1 to (?P<most>\d+) characters": "cli-players-names",
    r"players: two players have the same name": "cli-players-same",
    r"options\.edition: the older edition has the standard game only": "cli-edition-standard",
    r"action (?P<number>\d+)\.(?P<why>\S+: .*)": "cli-file-action",
    r"action (?P<number>\S+): (?P<why>.*)": "cli-file-action",
    r"line (?P<number>\d+): .*": "cli-file-line",
    r"(?P<field>\S+): (?:is )?missing(?:: .*)?": "cli-field-missing",
    r"(?P<field>\S+): is not a field of .*": "cli-field-unknown",
    r"(?P<field>\S+): (?P<detail>.*)": "cli-field-wrong",
    r"No such file or directory|Not a directory": "cli-file-missing",
    r"Permission denied|Read-only file system": "cli-file-forbidden",
    r"Is a directory": "cli-file-folder",
    r"No space left on device": "cli-file-disk-full",
}
"""What is wrong with a file or a game, the first that fits, and what the system says about it."""

_CHOICES = re.compile(r"(?P<missing>Missing .*?\.) +(?P<choose>Choose from:.*)", re.DOTALL)
_MEANT = re.compile(r"(?P<before>.*?)\.? (?:Did you mean (?P<meant>.*)\?|\(Possible options: (?P<possible>.*)\))")


def retold(told: str) -> str:
    """What is wrong with a file or a game, by whoever found it."""
    return _known(told, FILES) or say("cli-unusable", what=told)


def mistake(told: str) -> str:
    """What the library says about the arguments, in the language in use; as it is, where we do not know it."""
    if language() == ENGLISH:
        return told
    found = _CHOICES.fullmatch(told)
    if found is not None:
        return f"{mistake(found['missing'])} {mistake(found['choose'])}"
    found = _MEANT.fullmatch(told)
    if found is not None:
        meant = say("cli-usage-did-you-mean", names=found["meant"] or found["possible"])
        return f"{mistake(found['before'] + '.' * ('command' in told))} {meant}"
    return _known(told, MISTAKES) or told


def _known(told: str, sentences: dict[str, str]) -> str | None:
    """One of these sentences in the language in use; what is quoted in it is retold, too."""
    if language() == ENGLISH:
        return told
    for pattern, key in sentences.items():
        found = re.fullmatch(pattern, told, re.DOTALL)
        if found is not None:
            values = found.groupdict()
            if "why" in values:
                values["why"] = _known(values["why"], sentences) or values["why"]
            return say(key, **values)
    return None
