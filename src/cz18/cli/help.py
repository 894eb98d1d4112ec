"""The help of every command, in the language in use.

The commands carry no help themselves: their messages are found by their names (`cli-help-show-svg`).
"""

from __future__ import annotations

from typing import Any

from cz18.cli.words import has, say
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
"""What the library keeps its own words under."""


def word_help(command: Any, *path: str) -> None:
    """Give a command, its options and all commands below it their help."""
    command.help = say(f"cli-help-{'-'.join(path)}" if path else "cli-help")
    command.short_help = command.help
    command.options_metavar = say("cli-usage-options")
    usage = command.get_usage
    command.get_usage = lambda context: usage(context).replace("Usage:", say("cli-usage"), 1)
    helping = command.get_help_option
    command.get_help_option = lambda context: _with_help(helping(context))
    for param in command.params:
        own = f"cli-help-{'-'.join((*path, param.name))}"
        param.help = say(own if has(own) else f"cli-option-{param.name}", **_values(param.name))
        if param.metavar is not None:
            param.metavar = say(f"cli-metavar-{_name(param.metavar)}")
    below = getattr(command, "commands", {})
    if below:
        command.subcommand_metavar = say("cli-usage-command")
    for name, each in below.items():
        word_help(each, *path, name)


def _values(option: str) -> dict[str, str]:
    return {"languages": ", ".join(languages())} if option == "lang" else {}


def _name(metavar: str) -> str:
    return "FILES" if metavar == "[FILE]..." else metavar.replace(".", "_")


def _with_help(option: Any) -> Any:
    if option is not None:
        option.help = say("cli-usage-help")
    return option


def word_panels() -> None:
    """Let the library use our words for its headings."""
    from typer import rich_utils

    for name, key in PANELS.items():
        setattr(rich_utils, name, say(key))
