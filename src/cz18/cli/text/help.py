"""Help texts of all commands, in the current language.

Commands define no help themselves: their messages are found by command name (`cli-help-show-svg`).
"""

from __future__ import annotations

from typing import Any

from cz18.cli.text.words import has, listed, say
from cz18.messages import languages

PANELS = {
    "ARGUMENTS_PANEL_TITLE": "cli-usage-panel-arguments",
    "OPTIONS_PANEL_TITLE": "cli-usage-panel-options",
    "COMMANDS_PANEL_TITLE": "cli-usage-panel-commands",
    "ERRORS_PANEL_TITLE": "cli-usage-panel-error",
    "DEFAULT_STRING": "cli-usage-default",
    "REQUIRED_LONG_STRING": "cli-usage-required",
    "ABORTED_TEXT": "cli-usage-aborted",
    "RICH_HELP": "cli-usage-try",
}
"""Typer's names for its own texts."""
TYPES = {
    "<int>": "cli-type-number",
    "<int range>": "cli-type-number",
    "<float>": "cli-type-number",
    "<float range>": "cli-type-number",
    "<str>": "cli-type-text",
    "<list[str]>": "cli-type-text",
    "<path>": "cli-type-path",
    "<list[Path]>": "cli-type-path",
}
"""Typer's names for the types of values."""


ENGLISH_OUTPUT = frozenset({("conformance",), ("settings",), ("transcript",)})
"""Commands whose output is for programs or developers and is not translated; their help says so."""


def word_help(command: Any, *path: str) -> None:
    """Set the help of a command, its options and its subcommands."""
    command.help = say(f"cli-help-{'-'.join(path)}" if path else "cli-help")
    if path in ENGLISH_OUTPUT:
        command.help += say("sentence-separator") + say("cli-english-output")
    command.short_help = command.help
    command.options_metavar = say("cli-usage-options")
    usage = command.get_usage
    command.get_usage = lambda context: usage(context).replace("Usage: ", _usage(), 1)
    helping = command.get_help_option
    command.get_help_option = lambda context: _with_help(helping(context))
    for param in command.params:
        own = f"cli-help-{'-'.join((*path, param.name))}"
        param.help = say(own if has(own) else f"cli-option-{param.name}", **_values(param.name))
        if param.metavar is not None:
            param.metavar = say(f"cli-metavar-{_name(param.metavar)}")
        _word_type(param)
    below = getattr(command, "commands", {})
    if below:
        command.subcommand_metavar = say("cli-usage-command")
    for name, each in below.items():
        word_help(each, *path, name)


def _usage() -> str:
    """The word before the usage, with a space unless it ends with a full-width colon."""
    word = say("cli-usage")
    return word if word.endswith("：") else f"{word} "


def _values(option: str) -> dict[str, str]:
    return {"languages": listed(languages())} if option == "lang" else {}


def _name(metavar: str) -> str:
    return metavar.replace(".", "_")


def _with_help(option: Any) -> Any:
    if option is not None:
        option.help = say("cli-usage-help")
        _word_type(option)
    return option


def _word_type(param: Any) -> None:
    """Translate the type shown for a value; a flag shows none."""
    shown = param.display_type_rich

    def worded(ctx: Any) -> str | None:
        name = shown(ctx)
        return None if name in (None, "<bool>") else say(TYPES[name]) if name in TYPES else str(name)

    param.display_type_rich = worded


def word_panels() -> None:
    """Replace Typer's headings with ours."""
    from typer import rich_utils

    for name, key in PANELS.items():
        setattr(rich_utils, name, say(key))
    made = rich_utils._make_rich_text
    if not hasattr(made, "folds"):
        rich_utils._make_rich_text = _folding(made)


def _folding(made: Any) -> Any:
    """Let texts wrap also where there is no space, as in Chinese."""

    def folding(**what: Any) -> Any:
        text = made(**what)
        text.overflow = "fold"
        return text

    folding.folds = True  # type: ignore[attr-defined]
    return folding
