"""The parts of a review as tables of text, for the console and for HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cz18.cli.text.words import listed, say
from cz18.interop.formats.codec import decode_action
from cz18.interop.words.notation import notate
from cz18.review.figures import missed_income
from cz18.rules.game import Game, beginning_of

Json = dict[str, Any]

PAYERS = 5
"""Companies named as a player's largest sources of dividends."""


class Section(NamedTuple):
    """A table: its title, headings, rows, the columns with numbers, and a note below it."""

    name: str
    title: str
    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]
    numbers: frozenset[int] = frozenset()
    note: str = ""


def sections(game: Game, review: Json, ids: Sequence[int], *, with_decisions: bool) -> list[Section]:
    """The tables of a review; actions have the numbers of the file. Without playouts there are no decisions to show."""
    return [section for section in _sections(game, review, ids) if with_decisions or section.name != "decisions"]


def _sections(game: Game, review: Json, ids: Sequence[int]) -> Iterator[Section]:
    names, state = review["players"], beginning_of(game)
    action, player, company = say("cli-action"), say("cli-review-player"), say("cli-company")
    amount, round_ = say("cli-review-amount"), say("cli-review-round")

    def number(value: int) -> str:
        return str(ids[value - 1]) if value else "0"

    def name(seat: int | None) -> str:
        return "" if seat is None else str(names[seat])

    yield Section(
        "decisions",
        say("cli-review-decisions"),
        (action, player, say("cli-review-played"), say("cli-review-preferred"), say("cli-review-difference"),
         say("cli-review-mainly")),
        [
            (
                number(item["action"]),
                name(item["seat"]),
                notate(state, decode_action(item["played"])),
                notate(state, decode_action(item["preferred"])),
                _interval(item),
                _cause(item["mainly"]) if item["mainly"] and item["known"] else "",
            )
            for item in review["decisions"]
        ],
        frozenset({0}),
        say("cli-review-decisions-how"),
    )  # fmt: skip
    below = [run for run in review["runs"] if run["missed"]]
    yield Section(
        "missed",
        say("cli-review-missed"),
        (action, player, company, say("cli-routes-claimed"), say("cli-routes-best"), say("cli-routes-difference"),
         say("cli-review-better")),
        [
            (
                number(run["action"]), name(run["seat"]), run["company"], str(run["claimed"]), str(run["best"]),
                str(run["missed"]),
                listed(f"{one['face']} {'–'.join(one['hexes'])} {one['income']}" for one in run["routes"]),
            )
            for run in below
        ],
        frozenset({0, 3, 4, 5}),
        say("cli-review-missed-sum", runs=len(review["runs"]), below=len(below), missed=missed_income(review["runs"])),
    )  # fmt: skip
    yield Section(
        "moves",
        say("cli-review-moves"),
        (round_, player, say("cli-review-change"), say("cli-review-others"), say("cli-review-causes")),
        [
            (
                move["round"], name(move["seat"]), f"{move['change']:+}", f"{move['others']:+}",
                listed(map(_cause, move["causes"])),
            )
            for move in review["moves"]
        ],
        frozenset({2, 3}),
    )  # fmt: skip
    yield Section(
        "earned",
        say("cli-review-earned"),
        (player, say("cli-review-start"), say("cli-review-from-dividends"), say("cli-review-from-shares"),
         say("cli-review-from-railways"), say("cli-review-put-in"), say("cli-review-penalty"),
         say("cli-review-worth-in-all"), say("cli-review-largest-dividends")),
        [_sources(names[seat], account) for seat, account in enumerate(review["course"]["earned"])],
        frozenset(range(1, 8)),
    )  # fmt: skip
    yield Section(
        "idle",
        say("cli-review-idle"),
        (round_, *names),
        [(item["round"], *map(str, item["cash"])) for item in review["idle"]],
        frozenset(range(1, 1 + len(names))),
    )
    yield Section(
        "kept",
        say("cli-review-kept"),
        (action, player, company, say("cli-review-income"), say("cli-review-dividends")),
        [
            (
                number(item["action"]), name(item["seat"]), item["company"], str(item["income"]),
                listed(f"{names[seat]} {k}" for seat, k in enumerate(item["dividends"]) if k),
            )
            for item in review["kept"]
        ],
        frozenset({0, 3}),
    )  # fmt: skip
    yield Section(
        "scrapped",
        say("cli-review-scrapped"),
        (action, player, company, say("cli-trains"), say("cli-review-price"), say("cli-review-bought"),
         say("cli-review-runs")),
        [
            (
                number(item["action"]), name(item["seat"]), item["company"], item["face"], str(item["price"]),
                number(item["bought"]), str(item["runs"]),
            )
            for item in review["scrapped"]
        ],
        frozenset({0, 4, 5, 6}),
    )  # fmt: skip
    money = [
        *((item, say("cli-review-loan")) for item in review["loans"]),
        *((item, say("cli-review-penalty")) for item in review["penalties"]),
        *((item, say("cli-review-added", company=item["company"])) for item in review["added"]),
    ]
    yield Section(
        "money",
        say("cli-review-money"),
        (action, player, say("cli-review-what"), amount),
        [
            (number(item["action"]), name(item["seat"]), what, str(item["amount"]))
            for item, what in sorted(money, key=lambda pair: int(pair[0]["action"]))
        ],
        frozenset({0, 3}),
    )


def _sources(name: str, account: Json) -> tuple[str, ...]:
    """Where a player's worth came from: the amounts add up to it."""
    dividends, railways = account["dividends"], account["local_railways"]
    largest = sorted(dividends.items(), key=lambda item: -item[1])[:PAYERS]
    amounts = (
        account["start"],
        sum(dividends.values()),
        sum(one["received"] + one["held"] - one["paid"] for one in account["shares"].values()),
        railways["income"] + railways["received"] + railways["held"] - railways["paid"],
        -sum(account["added"].values()),
        -account["penalty"],
        account["worth"],
    )
    return (name, *map(str, amounts), listed(f"{company} {amount}" for company, amount in largest if amount))


def _interval(item: Json) -> str:
    figures = {name: f"{item[name]:+}" for name in ("difference", "low", "high")}
    if item["known"]:
        return say("cli-review-interval", **figures)
    return say("cli-review-unknown", low=figures["low"], high=figures["high"])


def _cause(cause: Json) -> str:
    return say("cli-review-cause", kind=cause["kind"], company=cause["company"], amount=f"{cause['amount']:+}")
