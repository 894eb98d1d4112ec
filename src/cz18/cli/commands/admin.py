"""`18cz admin`: manage the games and accounts of a running server."""

from __future__ import annotations

import time
from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Any, NoReturn

import typer

from cz18.cli.commands.options import AsJson
from cz18.cli.commands.server import Database, failure, open_database
from cz18.cli.text.words import say

admin = typer.Typer(no_args_is_help=True)

Yes = Annotated[bool, typer.Option("--yes")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME")]
NameArgument = Annotated[str, typer.Argument(metavar="NAME")]


class Lists(StrEnum):
    """Kinds of lists."""

    GAMES = "games"
    ACCOUNTS = "accounts"
    BANS = "bans"
    INVITATIONS = "invitations"


class Whom(StrEnum):
    """Kinds of bans."""

    ACCOUNT = "account"
    ADDRESS = "address"


def print_answer(as_json: bool, answer: Any, lines: Iterable[str]) -> None:
    """Print the answer as JSON, or as lines."""
    if as_json:
        from cz18.cli.text.answers import print_json

        print_json(answer)
    else:
        for line in lines:
            typer.echo(line)


def fail(as_json: bool, message: str) -> NoReturn:
    if as_json:
        from cz18.cli.text.answers import print_error

        print_error({"message": message})
        raise typer.Exit(1)
    raise failure(message)


def sure(yes: bool, question: str) -> None:
    if not yes:
        typer.confirm(question, abort=True)


def soon(key: str, **values: Any) -> str:
    """A confirmation that also says a running server will pick up the change."""
    return say("cli-admin-soon", done=say(key, **values))


def moment(seconds: float | None) -> str:
    """A time in seconds as local date and time."""
    return "-" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def since(row: dict[str, Any]) -> str:
    return say("cli-admin-since", when=moment(row["created"]))


@admin.command("list")
def show_list(
    what: Annotated[Lists, typer.Argument(metavar="WHAT")] = Lists.GAMES,
    database: Database = "",
    limit: Annotated[int, typer.Option(min=1)] = 50,
    as_json: AsJson = False,
) -> None:
    """List games (last changed first), accounts or invitations (newest first), or bans (oldest first)."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    if what is Lists.GAMES:
        rows = do.games(store, limit)
        lines = [
            f"{row['id']}  {moment(row['changed'])}  {row['status']:9}  {row['board']:15}  {row['length']:5}  "
            f"{say('cli-admin-played' if row['played'] else 'cli-admin-unused')}  {row['title']}"
            for row in rows
        ]
    elif what is Lists.ACCOUNTS:
        rows = do.accounts_of(store, limit)
        lines = [
            f"{row['name']}  {since(row)}  {say('cli-admin-seats', count=row['seats'])}  "
            f"{say('cli-admin-browsers', count=row['sessions'])}"
            for row in rows
        ]
    elif what is Lists.BANS:
        rows = do.bans(store)
        lines = [
            f"{row['kind']}  {row['value']}  {since(row)}  "
            f"{say('cli-admin-until', when=moment(row['until']))}  {row['reason']}"
            for row in rows
        ]
    else:
        rows = do.invitations(store)
        lines = [
            "  ".join(
                say(f"cli-admin-{name}", when=moment(row[field]))
                for name, field in (("made", "created"), ("until", "expires"), ("used", "used"))
            )
            for row in rows
        ]
    print_answer(as_json, rows, lines)


@admin.command("check")
def check_games(database: Database = "", as_json: AsJson = False) -> None:
    """Replay every game from its log; exit 1 if a result differs from the recorded one."""
    store = open_database(database)
    from cz18.cli.commands.server import report
    from cz18.server.operations.backup import replay_all

    checked = list(replay_all(store))
    if not as_json:
        report(checked)
        return
    bad = {game: fault for game, fault in checked if fault is not None}
    print_answer(True, {"games": len(checked), "faults": bad}, ())
    if bad:
        raise typer.Exit(1)


@admin.command("remove")
def remove_game(game: GameArgument, database: Database = "", yes: Yes = False, as_json: AsJson = False) -> None:
    """Delete a game with its log, seats and chat permanently."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    if store.game(game) is None:
        fail(as_json, say("cli-admin-no-game", game=game))
    sure(yes, say("cli-admin-remove-sure", game=game))
    do.remove_game(store, game)
    print_answer(as_json, {"removed": game}, [soon("cli-admin-removed", game=game)])


@admin.command("expire")
def expire_games(
    days: Annotated[float, typer.Option(min=0)],
    database: Database = "",
    played: Annotated[bool, typer.Option("--played")] = False,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Delete games that were never played."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    found = do.expire(store, days, played=played, really=False)
    sure(yes, say("cli-admin-expire-sure", removed=len(found["removed"]), given_up=len(found["given_up"])))
    done = do.expire(store, days, played=played, really=True)
    counts = {"removed": len(done["removed"]), "given_up": len(done["given_up"])}
    print_answer(as_json, done, [say("cli-admin-expired", **counts)])


@admin.command("chat")
def show_chat(
    game: GameArgument,
    database: Database = "",
    limit: Annotated[int, typer.Option(min=1)] = 100,
    as_json: AsJson = False,
) -> None:
    """Show the latest chat messages of a game, with the numbers needed to delete them."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    try:
        said = do.chat(store, game, limit)
    except do.NoSuch as problem:
        fail(as_json, str(problem))
    rows = [{"number": row.number, "name": row.name, "time": row.time, "text": row.text} for row in said]
    print_answer(as_json, rows, [f"{row.number:5}  {moment(row.time)}  {row.name}: {row.text}" for row in said])


@admin.command("delete-chat")
def delete_chat(
    game: GameArgument,
    numbers: Annotated[list[int] | None, typer.Argument(metavar="NUMBERS")] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Delete chat messages of a game."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    if bool(numbers) == everything:
        fail(as_json, say("cli-admin-which-lines"))
    try:
        gone = do.delete_chat(store, game, numbers or None)
    except do.NoSuch as problem:
        fail(as_json, str(problem))
    print_answer(as_json, {"game": game, "deleted": gone}, [soon("cli-admin-lines-deleted", count=len(gone))])


@admin.command("ban")
def ban(
    whom: Annotated[Whom, typer.Argument(metavar="KIND")],
    value: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = "",
    reason: str = "",
    days: Annotated[float | None, typer.Option(min=0)] = None,
    as_json: AsJson = False,
) -> None:
    """Ban an account or an address. An IPv6 address stands for its /64."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    try:
        banned = do.ban(store, whom.value, value, reason, days)
    except (do.NoSuch, ValueError) as problem:
        fail(as_json, str(problem))
    line = soon("cli-admin-banned", kind=whom.value, who=banned)
    print_answer(as_json, {"kind": whom.value, "banned": banned}, [line])


@admin.command("unban")
def unban(
    whom: Annotated[Whom, typer.Argument(metavar="KIND")],
    value: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Lift a ban."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    try:
        free = do.unban(store, whom.value, value)
    except (do.NoSuch, ValueError) as problem:
        fail(as_json, str(problem))
    line = soon("cli-admin-unbanned", kind=whom.value, who=free)
    print_answer(as_json, {"kind": whom.value, "unbanned": free}, [line])


@admin.command("reset-password")
def reset_password(name: NameArgument, database: Database = "", yes: Yes = False, as_json: AsJson = False) -> None:
    """Print a one-time code for setting a new password of an account. All its sessions end."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    sure(yes, say("cli-admin-reset-sure", name=name))
    try:
        code = do.reset_password(store, name)
    except do.NoSuch as problem:
        fail(as_json, str(problem))
    print_answer(as_json, {"name": name, "recovery_code": code}, [code, say("cli-admin-recovery")])


@admin.command("delete-account")
def delete_account(name: NameArgument, database: Database = "", yes: Yes = False, as_json: AsJson = False) -> None:
    """Delete an account and its data: sessions, seats, names in games, chat. The games stay."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    sure(yes, say("cli-admin-delete-sure", name=name))
    try:
        gone = do.delete_account(store, name)
    except do.NoSuch as problem:
        fail(as_json, str(problem))
    line = soon("cli-admin-account-deleted", name=name, seats=gone["seats"], messages=gone["messages"])
    print_answer(as_json, {"deleted": name, **gone}, [line])


@admin.command("close")
def close(database: Database = "", as_json: AsJson = False) -> None:
    """Close the server: new games require an account, new accounts an invitation."""
    _set_closed(database, True, as_json)


@admin.command("open")
def open_(database: Database = "", as_json: AsJson = False) -> None:
    """Open the server to everyone again."""
    _set_closed(database, False, as_json)


def _set_closed(database: str, closed: bool, as_json: bool) -> None:
    store = open_database(database)
    from cz18.server.operations import admin as do

    do.close(store, closed)
    print_answer(as_json, {"closed": closed}, [soon("cli-admin-closed" if closed else "cli-admin-opened")])


@admin.command("invite")
def invite(
    database: Database = "",
    count: Annotated[int, typer.Option(min=1, max=1000)] = 1,
    days: Annotated[float, typer.Option(min=0)] = 30,
    as_json: AsJson = False,
) -> None:
    """Print invitation codes for signing up at a closed server, each for one use."""
    store = open_database(database)
    from cz18.server.operations import admin as do

    codes = do.invite(store, count, days)
    print_answer(as_json, {"invitations": codes}, codes)


@admin.command("limits")
def show_limits(database: Database = "", as_json: AsJson = False) -> None:
    """Show the configured limits, current usage, and which clients reached a limit."""
    store = open_database(database)
    from cz18.server.operations import admin as do
    from cz18.server.settings import BadSettings, read_settings

    try:
        settings = read_settings().model_dump()
    except BadSettings as problem:
        fail(as_json, str(problem))
    measures = {name: value for name, value in settings.items() if isinstance(value, int | float)}
    used = do.usage(store)
    lines = [f"{name} = {value}" for name, value in measures.items()]
    lines += [f"{name}: {value}" for name, value in used.items() if not isinstance(value, list)]
    lines += [f"{row['key']}  {say('cli-admin-free-in', seconds=row['seconds'])}" for row in used["counters"]]
    lines += [
        say("cli-admin-waiting", queue=row["queue"], length=row["length"], worker=row["worker"])
        for row in used["waiting"]
    ]
    lines += [
        say("cli-admin-refused", rule=row["rule"], who=row["key"], count=row["count"], seconds=row["seconds_ago"])
        for row in used["refused"]
    ]
    lines += [say("cli-admin-ban-hint")] * bool(used["refused"])
    print_answer(as_json, {**used, "settings": measures}, lines)
