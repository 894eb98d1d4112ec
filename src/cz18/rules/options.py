"""Game options: the switches of docs/rulings.md, and the profile of 18xx.games.

The `Options` of a game are set at its start and never change. Any game may use the switches; `departures` name what
another site does differently from the rulebook, and only a profile sets them. `rules_version` is the version of the
rules when the game began (`versions`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from cz18.messages.told import told
from cz18.rules.versions import RULES_VERSION, VERSIONS


class Departure(StrEnum):
    """Departures of a foreign profile from the rulebook, each with its ruling.

    A new one is a new rules version (`versions.CHANGES`): give the present version its set in `_SITE_DEPARTURES`, the
    new one all. Check it at the one place in the rules where it matters, and test it in `tests/rules`. Add a row to the
    table in docs/rulings.md and `departure-NAME` to page-table.ftl in every language.
    """

    TRAIN_TRADE_IN_PHASE_A = "train_trade_in_phase_a"
    E_TRAIN_BEST_STOPS = "e_train_best_stops"
    PRAHA_TWICE = "praha_twice"
    NO_LIMIT_EXCEPTION = "no_limit_exception"  # the purchase at the limit is allowed, but no duty
    FIRST_TILE_ANYWHERE = "first_tile_anywhere"  # only what a company reaches binds its first tile
    ATE_CITY_BY_LAYER = "ate_city_by_layer"
    NO_CONSENT = "no_consent"
    STATIONS_IN_ANY_ORDER = "stations_in_any_order"  # of several hexes in question any is settled first
    TURN_TO_OWN_COLOUR_ONLY = "turn_to_own_colour_only"
    WHOLE_DEBT_ONLY = "whole_debt_only"
    RETURNS_IN_FIXED_ORDER = "returns_in_fixed_order"
    DEAD_END_TAKEOVER = "dead_end_takeover"
    VACLAV_RUNS_BY_HAND = "vaclav_runs_by_hand"
    FOREIGN_GENERATOR = "foreign_generator"  # the site's own generator draws Vaclav's companies
    TAKE_OVER_BEYOND_LIMIT = (
        "take_over_beyond_limit"  # all trains first, trains above the limit go afterwards
    )
    ASKED_FROM_LOWEST_PRICE = "asked_from_lowest_price"  # asked with twice the lowest start price
    LOCAL_RAILWAYS_AFTER_TRAINS = "local_railways_after_trains"  # VIII.3: a last step for them, without trains
    TRACK_STEP_ENDS_BY_PASS = "track_step_ends_by_pass"  # VIII.3: a used-up step still waits to be ended
    SEVERAL_UNRUNNABLE_FIRST = "several_unrunnable_first"  # any number of them, but for the last place
    NOTHING_IS_SKIPPED = "nothing_is_skipped"  # VIII.3: the table skips, not the rules
    PRE_STOCK_ENDS_UNASKED = (
        "pre_stock_ends_unasked"  # two turns in a row without money for anything end it
    )
    PASSES_ABOVE_LIMIT = "passes_above_limit"  # a player above the certificate limit may pass
    RETURNS_WHEN_TRAINS_MOVE = "returns_when_trains_move"  # a limit lowered by an export alone has to wait
    ANY_TRAIN_AT_LIMIT = "any_train_at_limit"  # the train bought at the limit need not be one it can run
    NO_DUTY_AFTER_PURCHASE = "no_duty_after_purchase"  # VIII.10-01: over once it has bought and cannot pay more
    ATE_ALWAYS_CHOOSES = "ate_always_chooses"  # also where B8 has only one city
    KEEPS_FORMER_SCRAPPING = "keeps_former_scrapping"  # a 4+4 that was a 4E goes with the first 8E


class Options(NamedTuple):
    """The switches of a game with their defaults (docs/rulings.md)."""

    edition: str = "final"
    sell_in_blocks: bool = True
    praha_yellow_is_lay: bool = False
    first_oo_tile: str = "printed_price"
    ate_brown_open: bool = False
    token_price_after_acquisition: str = "count"
    scrap_own_at_acquisition: bool = False
    allow_submaximal_run: bool = False
    turning_scraps: bool = True
    pool_faces: str = "any"
    runnable_first: bool | str = False
    emergency_top_up: bool = False
    playing_order: str = "drawn"
    departures: frozenset[Departure] = frozenset()
    rules_version: str = RULES_VERSION

    @property
    def rules(self) -> str:
        """The former name of `rules_version`; JSON values still have it."""
        return self.rules_version


CHOICES: dict[str, tuple[str | bool, ...]] = {
    "edition": ("final", "older"),
    "sell_in_blocks": (True, False),
    "praha_yellow_is_lay": (False, True),
    "first_oo_tile": ("printed_price", "free"),
    "ate_brown_open": (False, True),
    "token_price_after_acquisition": ("count", "as_written", "always_100"),
    "scrap_own_at_acquisition": (False, True),
    "allow_submaximal_run": (False, True),
    "turning_scraps": (True, False),
    "pool_faces": ("any", "as_returned"),
    "runnable_first": (False, True, "as_written"),
    "emergency_top_up": (False, True),
    "playing_order": ("drawn", "as_listed"),
}

_SITE = Options(
    sell_in_blocks=False,
    praha_yellow_is_lay=True,
    ate_brown_open=True,
    token_price_after_acquisition="always_100",
    allow_submaximal_run=True,
    emergency_top_up=True,
    playing_order="as_listed",
)
_SITE_1 = frozenset(
    {
        Departure.TRAIN_TRADE_IN_PHASE_A,
        Departure.E_TRAIN_BEST_STOPS,
        Departure.PRAHA_TWICE,
        Departure.NO_LIMIT_EXCEPTION,
        Departure.FIRST_TILE_ANYWHERE,
        Departure.ATE_CITY_BY_LAYER,
        Departure.NO_CONSENT,
        Departure.STATIONS_IN_ANY_ORDER,
        Departure.TURN_TO_OWN_COLOUR_ONLY,
        Departure.WHOLE_DEBT_ONLY,
        Departure.RETURNS_IN_FIXED_ORDER,
        Departure.DEAD_END_TAKEOVER,
        Departure.VACLAV_RUNS_BY_HAND,
        Departure.FOREIGN_GENERATOR,
        Departure.TAKE_OVER_BEYOND_LIMIT,
        Departure.ASKED_FROM_LOWEST_PRICE,
        Departure.LOCAL_RAILWAYS_AFTER_TRAINS,
        Departure.TRACK_STEP_ENDS_BY_PASS,
    }
)
_SITE_2 = _SITE_1 | {
    Departure.SEVERAL_UNRUNNABLE_FIRST,
    Departure.NOTHING_IS_SKIPPED,
    Departure.PRE_STOCK_ENDS_UNASKED,
    Departure.PASSES_ABOVE_LIMIT,
    Departure.RETURNS_WHEN_TRAINS_MOVE,
    Departure.ANY_TRAIN_AT_LIMIT,
    Departure.NO_DUTY_AFTER_PURCHASE,
    Departure.ATE_ALWAYS_CHOOSES,
}
_SITE_DEPARTURES: dict[str, frozenset[Departure]] = {"1": _SITE_1, "2": _SITE_2, "3": frozenset(Departure)}
"""The known departures of 18xx.games in each version. Those of a past version never change."""


def profile(name: str, rules: str = RULES_VERSION) -> Options:
    """The options of a profile under a version of the rules. Raises KeyError for an unknown profile."""
    return {
        "book": Options(rules_version=rules),
        "18xx.games": _SITE._replace(departures=_SITE_DEPARTURES[rules], rules_version=rules),
    }[name]


PROFILES: dict[str, Options] = {name: profile(name) for name in ("book", "18xx.games")}
"""The profiles of new games."""


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have; `field` names it."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.field, self.message)


def whole_number(field: str, value: Any) -> int:
    """Any kind of whole number, for instance numpy's, as a Python int. Raises OptionError naming the field."""
    if not isinstance(value, bool) and hasattr(value, "__index__"):
        return int(value.__index__())
    raise OptionError(field, told("wrong-not_a_whole_number", found=repr(value)))


def options_from(given: Options | Mapping[str, Any] | None, rules: str = RULES_VERSION) -> Options:
    """The options of a game from a caller's input: switches by name, or `profile` and switches.

    `rules` is the version of an existing game; an `Options` value has its own.
    """
    if isinstance(given, Options):
        rules = given.rules_version
    if rules not in VERSIONS:
        raise OptionError("rules", told("wrong-other_rules", found=repr(rules), known=list(VERSIONS)))
    if given is None:
        return Options(rules_version=rules)
    if isinstance(given, Options):
        _check_switches({name: getattr(given, name) for name in CHOICES})
        if not all(isinstance(item, Departure) for item in given.departures):
            raise OptionError("options.departures", told("wrong-departures"))
        return given
    if not isinstance(given, Mapping):
        raise OptionError("options", told("wrong-not_an_object", found=type(given).__name__))
    wanted = dict(given)
    name = wanted.pop("profile", "book")
    if not isinstance(name, str) or name not in PROFILES:
        raise OptionError("options.profile", told("wrong-not_one_of", known=list(PROFILES), found=repr(name)))
    _check_switches(wanted)
    return profile(name, rules)._replace(**wanted)


def _check_switches(given: Mapping[str, Any]) -> None:
    """Raise OptionError for an unknown switch or an invalid value."""
    for name, value in given.items():
        if name not in CHOICES:
            raise OptionError(f"options.{name}", told("wrong-unknown_option", known=list(CHOICES)))
        allowed = CHOICES[name]
        if not any(value is choice if isinstance(choice, bool) else value == choice for choice in allowed):
            known = list(map(str, allowed))
            raise OptionError(f"options.{name}", told("wrong-not_one_of", known=known, found=repr(value)))


def options_to_dict(options: Options) -> dict[str, Any]:
    """The shortest mapping that gives these options back through `options_from`, without their `rules_version`."""
    name = "18xx.games" if options.departures else "book"
    base = profile(name, options.rules_version)
    if options.departures != base.departures:
        raise OptionError("options.departures", told("wrong-departures"))
    result: dict[str, Any] = {} if name == "book" else {"profile": name}
    for switch in CHOICES:
        value = getattr(options, switch)
        if value != getattr(base, switch):
            result[switch] = value
    return result
