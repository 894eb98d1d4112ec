"""`18cz position`: check, show and continue a position that was set up by hand, and find its best runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cz18.cli.commands.options import AsJson
from cz18.cli.text.language import language
from cz18.cli.text.words import listed, say

if TYPE_CHECKING:
    from cz18.interop.formats.positions.reading import Position
    from cz18.rules.asking.plausible import Fault

position = typer.Typer(no_args_is_help=True)

Given = Annotated[str, typer.Argument(metavar="FILE")]
Picture = Annotated[Path | None, typer.Option("--svg", metavar="FILE")]
IMPOSSIBLE = 1
"""Exit status for a position that is impossible under the rules."""


def _read(given: str) -> Position:
    """The position in a file, or in the short text itself. Raises Malformed."""
    from cz18.interop.files import read_text
    from cz18.interop.formats.positions.answers import opened
    from cz18.interop.formats.positions.text import TITLE
    from cz18.interop.formats.save import parse_json

    text = given if TITLE in given else read_text(Path(given))
    return opened(parse_json(text) if text.lstrip().startswith("{") else text.strip())


def _fault_lines(faults: list[Fault], found: Position) -> list[str]:
    """A line for each fault, with its section."""
    names = [player.name for player in found.state.players]
    lines = []
    for fault in faults:
        data = {name: names[value] if name == "player" else value for name, value in fault.data.items()}
        lines.append(f"{fault.section}{say('colon')}{say(f'impossible-{fault.code}', **data)}")
    return lines


@position.command()
def check(given: Given, as_json: AsJson = False) -> None:
    """Check a position; exit 1 and name the section if it is impossible."""
    from cz18.cli.text.answers import print_json, reported_errors
    from cz18.interop.formats.positions.answers import checked
    from cz18.rules.asking.plausible import faults

    with reported_errors(as_json):
        found = _read(given)
        impossible = faults(found.state, map_only=not found.whole)
    if as_json:
        print_json({name: value for name, value in checked(found).items() if name != "view"})
    else:
        for line in _fault_lines(impossible, found) or [say("cli-position-fine")]:
            print(line)
    if impossible:
        raise typer.Exit(IMPOSSIBLE)


@position.command()
def show(given: Given, svg: Picture = None, as_json: AsJson = False) -> None:
    """Show a position as text, and its map as a picture."""
    from cz18.cli.text.answers import print_json, reported_errors
    from cz18.cli.text.outputs import answering, write_out
    from cz18.interop.drawing.captions import map_texts
    from cz18.interop.drawing.svg import map_svg
    from cz18.interop.formats.positions.answers import checked
    from cz18.interop.words.show import as_text
    from cz18.interop.words.show import position as shown
    from cz18.rules.questions import map_of

    with reported_errors(as_json):
        found = _read(given)
        state = found.state
        if svg is not None:
            write_out(svg, map_svg(state, texts=map_texts(map_of(state), language())))
    with answering(svg):
        if as_json:
            print_json(checked(found))
        else:
            print(as_text({"actions": 0, **shown(state, language())}, language()), end="")


@position.command()
def routes(
    given: Given,
    company: Annotated[str | None, typer.Option()] = None,
    trains: Annotated[str | None, typer.Option()] = None,
    svg: Picture = None,
    as_json: AsJson = False,
) -> None:
    """Find the best runs of a position, also with other trains."""
    from cz18.cli.text.answers import print_json, reported_errors
    from cz18.cli.text.outputs import answering, write_out
    from cz18.facts.companies import COMPANY
    from cz18.interop.drawing.svg import map_svg
    from cz18.interop.formats.codec import Malformed
    from cz18.interop.formats.positions.answers import answers
    from cz18.messages.told import told

    with reported_errors(as_json):
        if company is not None and company not in COMPANY:
            raise Malformed("company", told("wrong-not_one_of", known=list(COMPANY), found=repr(company)))
        found = _read(given)
        fleets = {company: trains.split(",")} if company is not None and trains is not None else {}
        runs = [run for run in answers(found, None, fleets)["runs"] if company in (None, run["company"])]
        if svg is not None:
            write_out(svg, map_svg(found.state, runs=[route["hexes"] for run in runs for route in run["routes"]]))
    with answering(svg):
        if as_json:
            print_json(runs)
            return
        if not runs:
            print(say("cli-routes-nothing"))
        for run in runs:
            _print_run(run, [player.name for player in found.state.players])


def _print_run(run: dict[str, Any], names: list[str]) -> None:
    proof = say("cli-position-proved" if run["proven"] else "cli-position-not-proved")
    print(
        say(
            "cli-position-run",
            company=run["company"],
            trains=listed(run["trains"]),
            best=run["total"],
            proof=proof,
        )
    )
    for route in run["routes"]:
        values = {"train": route["face"], "hexes": "–".join(route["hexes"]), "income": route["income"]}
        print("  " + say("one-route-with-income", **values))
    if "dividends" in run:
        amounts = (f"{name} {amount} K" for name, amount in zip(names, run["dividends"], strict=True))
        print("  " + say("cli-position-dividends", amounts=listed(amounts)))


@position.command()
def play(
    given: Given,
    bot: Annotated[str, typer.Option()] = "apprentice",
    seed: int = 1869,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Continue a position to the end of the game between bots."""
    from cz18.bots.arena.games import played
    from cz18.cli.commands.files.replay import result_by_name
    from cz18.cli.text.answers import UNUSABLE, console, fail, print_json, reported_errors, result_table
    from cz18.cli.text.outputs import answering, write_out
    from cz18.interop.formats.positions.answers import NotPlayable, begun
    from cz18.interop.formats.save import save_game
    from cz18.rules.game import replay

    with reported_errors(as_json):
        found = _read(given)
        try:
            start = begun(found, seed)
        except NotPlayable as stop:
            lines = "\n".join(_fault_lines(stop.faults, found)) or say("cli-position-no-turn")
            fail(as_json, UNUSABLE, {"message": lines})
        game, _ = played([bot] * len(start.players), seed, start=start)
        state = replay(game)
        if save is not None:
            write_out(save, save_game(game))
    with answering(save):
        if as_json:
            print_json({"actions": len(game.actions), "result": result_by_name(state)})
        else:
            title = say("cli-position-played", actions=len(game.actions))
            console().print(result_table(state, title, [bot] * len(start.players)))
