"""`18cz play`: a demonstration game between simple bots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.table import Table

from cz18.bots.random_bot import STYLES, Played, play_random_game
from cz18.cli.commands.files.replay import result_by_name
from cz18.cli.text.answers import console, print_json, progress, reported_errors, result_table
from cz18.cli.text.language import language
from cz18.cli.text.outputs import answering, write_out
from cz18.cli.text.words import say
from cz18.facts.companies import COMPANIES
from cz18.interop.boards import board_named
from cz18.interop.formats.save import save_game
from cz18.interop.formats.seeds import encode_seed
from cz18.interop.words import wording
from cz18.interop.words.show import names_of
from cz18.rules.events import CompanyAcquired, CompanyFloated, DirectorChanged, LoanTaken, MoneyPaid, TileLaid
from cz18.rules.game import Game
from cz18.rules.questions import figures_of, is_vaclavs
from cz18.rules.shares.chart import operating_order, price_of
from cz18.rules.state import GameState, Status

TOLD = {
    CompanyFloated: "cli-play-floated", TileLaid: "cli-play-tiles", CompanyAcquired: "cli-play-acquired",
    DirectorChanged: "cli-play-directors", LoanTaken: "cli-play-loans",
}  # fmt: skip


def play_demonstration(players: int, seed: int, board: str, save: Path | None, log: bool, as_json: bool) -> None:
    """Play a whole game with a progress bar, then show the result."""
    styles = [list(STYLES)[seat % len(STYLES)] for seat in range(players)]
    happened: Counter[str] = Counter()
    bar = progress("{task.description}", say("cli-play-rounds"), quiet=as_json or log)
    with reported_errors(as_json), bar:
        task = bar.add_task(say("cli-play-setting-up"), total=None)

        def watch(step: Played) -> None:
            track = figures_of(step.after).track
            bar.update(task, completed=step.after.box, total=len(track) - 1)
            bar.update(task, description=f"{track[step.after.box].name:<15}")
            happened.update(TOLD[type(event)] for event in step.events if type(event) in TOLD)
            if log and not as_json:
                print_step(step)

        game, state = play_random_game(players, seed, styles, watch, board=board_named(board).name)
        if save is not None:
            write_out(save, save_game(game))
    with answering(save):
        if as_json:
            print_json({"seed": encode_seed(seed), "actions": len(game.actions), "result": result_by_name(state)})
        else:
            show_demonstration(game, state, styles, happened, save)


def show_demonstration(
    game: Game, state: GameState, styles: list[str], happened: Counter[str], save: Path | None
) -> None:
    """Print the result, the companies, and counts of events."""
    out = console()
    title = say("cli-play-title", seed=str(game.seed), actions=len(game.actions))
    out.print(result_table(state, title, [wording.text(f"bot-{style}", language()) for style in styles]))
    out.print(companies_table(state))
    out.print(say("clause-separator").join(say(what, count=happened[what]) for what in TOLD.values()))
    if save is not None:
        out.print(say("cli-play-saved", file=save), markup=False)
    else:
        out.print(say("cli-play-hint"))


def print_step(step: Played) -> None:
    """Print the events as sentences, without single payments."""
    for event in step.events:
        if not isinstance(event, MoneyPaid):
            print(wording.sentence(event, language(), names=names_of(step.after)))


def companies_table(state: GameState) -> Table:
    """The floated companies, highest price first."""
    table = Table(title=say("cli-companies"), title_justify="left")
    for heading in ("cli-company", "cli-director", "cli-trains", "cli-local-railways"):
        table.add_column(say(heading))
    for heading in ("cli-price", "cli-treasury", "cli-play-last-run"):
        table.add_column(say(heading), justify="right")
    words = wording.Words(language())
    for index in operating_order(state):
        item, company = state.companies[index], COMPANIES[index].id
        if item.status is not Status.FLOATED:
            continue
        director = say("cli-vaclav") if is_vaclavs(state, index) else state.players[item.director].name
        railways = sum(held.owner.company == index for held in state.local_railways)
        table.add_row(
            f"{company}  {words.company(company)}",
            director,
            " ".join(train.face for train in item.trains),
            str(railways or ""),
            str(price_of(state, index)),
            str(item.treasury),
            str(item.last_income),
        )
    return table
