"""The commands of `18cz` with their arguments; each is implemented in its own module.

The modules are imported when their command is called, so `18cz --help` does not load the game.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from cz18.cli.commands.admin import admin
from cz18.cli.commands.board import board as board_commands
from cz18.cli.commands.bots.dataset import register as register_dataset
from cz18.cli.commands.bots.simulate import register as register_simulate
from cz18.cli.commands.bots.train import register as register_train
from cz18.cli.commands.languages import register as register_languages
from cz18.cli.commands.options import AsJson
from cz18.cli.commands.position import position as position_commands
from cz18.cli.commands.server import register
from cz18.cli.text.help import word_help, word_panels
from cz18.cli.text.language import asked_for, speak
from cz18.cli.text.outputs import Overwrite
from cz18.cli.text.translated_errors import mistake
from cz18.cli.text.words import listed, say
from cz18.messages import languages, spoken

app = typer.Typer(name="18cz", no_args_is_help=True, pretty_exceptions_enable=False)


class Format(StrEnum):
    """Export formats."""

    GAMES_18XX = "18xx.games"
    SAVE = "save"


class Profile(StrEnum):
    """The rules by which runs are valued."""

    BOOK = "book"
    GAMES_18XX = "18xx.games"


File = Annotated[Path, typer.Argument(metavar="FILE")]
At = Annotated[int | None, typer.Option("--at", min=0, metavar="N")]


def _print_version(wanted: bool) -> None:
    if wanted:
        from cz18 import RULES_VERSION, __version__

        print(say("cli-version", version=__version__, rules=RULES_VERSION))
        raise typer.Exit()


@app.callback()
def _commands(
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE")] = None,
) -> None:
    """18CZ, the board game, by the rulebook."""


@app.command()
def play(
    players: int = 4,
    seed: int = 1869,
    board: str = "standard",
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    log: Annotated[bool, typer.Option("--log")] = False,
    as_json: AsJson = False,
) -> None:
    """Play a demonstration game between simple random players and show its result."""
    from cz18.cli.commands.play import play_demonstration

    play_demonstration(players, seed, board, save, log, as_json)


@app.command()
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE")],
    trace: Annotated[Path | None, typer.Option(metavar="OUT.jsonl")] = None,
    departures: Annotated[bool, typer.Option("--departures")] = False,
    as_json: AsJson = False,
) -> None:
    """Replay games and show their results; exit 1 if an action is refused."""
    from cz18.cli.commands.files.replay import replay_files

    replay_files(files, trace, departures, as_json)


@app.command()
def export(
    file: File,
    out: Annotated[Path, typer.Argument(metavar="OUT")],
    to: Annotated[Format, typer.Option("--to")],
    as_json: AsJson = False,
) -> None:
    """Write a game in our own format or in that of 18xx.games."""
    from cz18.cli.commands.files.export import export_file

    export_file(file, out, to.value, as_json)


@app.command()
def show(
    file: File,
    at: At = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Show a position: board, companies, players, chart, trains, and whose decision it is."""
    from cz18.cli.commands.files.show import show_file

    show_file(file, at, svg, as_json)


@app.command()
def transcript(
    file: File,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    choices: Annotated[bool, typer.Option("--choices")] = False,
    as_json: AsJson = False,
) -> None:
    """Write a game as text: one action per line, and every player's holdings after each round."""
    from cz18.cli.commands.files.transcript import write_transcript

    write_transcript(file, out, choices, as_json)


@app.command()
def report(
    file: File,
    out: Annotated[Path, typer.Option("--out", metavar="FILE")] = Path("18cz-report.json"),
    at: At = None,
    overwrite: Overwrite = False,
    as_json: AsJson = False,
) -> None:
    """Write a bug report: the game without names, the version, the platform and the position."""
    from cz18.cli.commands.files.report import write_report

    write_report(file, out, at, overwrite, as_json)


@app.command()
def review(
    file: File,
    html: Annotated[Path | None, typer.Option("--html", metavar="OUT")] = None,
    depth: Annotated[int, typer.Option("--depth", min=0, max=2)] = 2,
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=64)] = 2,
    as_json: AsJson = False,
) -> None:
    """Review a game: missed income, idle money, causes of large moves, and the decisions that mattered most."""
    from cz18.cli.commands.files.review import review_file

    review_file(file, html, depth, jobs, as_json)


@app.command()
def routes(
    file: File,
    at: At = None,
    company: Annotated[str | None, typer.Option(metavar="X")] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    profile: Profile = Profile.BOOK,
    as_json: AsJson = False,
) -> None:
    """Find the best run at a position, or compare every run of a game with the best possible one."""
    from cz18.cli.commands.files.routes import routes_of_file

    routes_of_file(file, at, company, every, profile.value, as_json)


@app.command()
def conformance(as_json: AsJson = False) -> None:
    """Show the tests that cover each numbered rule; exit 1 if a rule has none."""
    from cz18.cli.commands.conformance import show_conformance

    show_conformance(as_json)


register(app)
register_simulate(app)
register_dataset(app)
register_languages(app)
register_train(app)
app.add_typer(admin, name="admin")
app.add_typer(board_commands, name="board")
app.add_typer(position_commands, name="position")


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code, in the language of `--lang` or of the environment.

    With --json, usage errors are printed as JSON too.
    """
    from typer import rich_utils
    from typer.exceptions import TyperException
    from typer.main import get_command

    wish = asked_for(arguments)
    if wish is not None and spoken(wish) is None:
        speak(None)
        print(f"18cz: {say('cli-no-language', language=wish, languages=listed(languages()))}", file=sys.stderr)
        return 2
    speak(wish)
    command: Any = get_command(app)
    word_help(command)
    word_panels()
    try:
        return _code(lambda: command.main(args=list(arguments), standalone_mode=False))
    except TyperException as problem:
        message = mistake(problem.format_message())
        if "--json" in arguments:
            from cz18.cli.text.answers import print_error

            print_error({"message": message})
        else:
            problem.format_message = lambda: message  # type: ignore[method-assign]
            rich_utils.rich_format_error(problem)  # type: ignore[arg-type]
        return 2
    except typer.Abort:
        rich_utils.rich_abort_error()
        return 1


def _code(command: Any) -> int:
    try:
        answer = command()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return answer if isinstance(answer, int) else 0
