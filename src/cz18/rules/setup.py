"""Set up a game (III)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cz18.facts.chart import PRICES
from cz18.facts.companies import COMPANIES, Size
from cz18.facts.games import BOHEMIA, MORAVIA, STANDARD
from cz18.facts.games import figures as figures_for
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.maps import MAP_NAMES, is_known_board, load_map
from cz18.messages.told import told
from cz18.rules.chance import shuffled
from cz18.rules.company_turn.phases import give_train
from cz18.rules.draft import Draft
from cz18.rules.events import Event, PlayingOrderDealt
from cz18.rules.options import OptionError, Options, options_from, whole_number
from cz18.rules.questions import map_of
from cz18.rules.rounds.auction import begin_auctions, leave_companies_out
from cz18.rules.rounds.pre_stock_round import ON_THE_SHEET, begin_pre_stock_round
from cz18.rules.state import NOBODY, OUT_OF_THE_GAME, Company, GameState, LocalRailwayState, Player, Status
from cz18.rules.variants.vaclav import welcome

OLDER_STARTING_CASH = {3: 350}
"""The older edition's starting cash where it is lower (E-01)."""
NOT_IN_THE_GAME = LocalRailwayState(OUT_OF_THE_GAME, True)
SEED_BITS = 63
LONGEST_NAME = 60


def new_game(
    players: Sequence[str],
    *,
    board: str = "standard",
    options: Options | Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> GameState:
    """The first state of a game (III).

    The same players, board, options and seed give the same game. Without a seed one is drawn. Raises OptionError, a
    ValueError that names the argument, if the set-up is not possible.

    >>> state = new_game(["Ada", "Ben", "Cyd"], seed=1)
    >>> [player.cash for player in state.players]
    [380, 380, 380]
    """
    return set_up(players, board, options, seed)[0]


def set_up(
    players: Sequence[str], board: str, options: Options | Mapping[str, Any] | None, seed: int | None
) -> tuple[GameState, tuple[Event, ...]]:
    """The first state of a game, as `new_game` returns it, and what was dealt and drawn for it."""
    _check_set_up(players, board)
    number = chosen_seed(seed)
    chosen = options_from(options)
    if chosen.edition == "older" and load_map(board).game != STANDARD:
        raise OptionError("options.edition", told("wrong-older_edition"))
    count = len(players)
    draft = Draft(bare_table(players, board, chosen, number))
    if chosen.playing_order == "drawn":
        draft.order = shuffled(draft, tuple(range(count)))
    draft.events.append(PlayingOrderDealt(draft.order))
    match map_of(draft).game:
        case game if game == BOHEMIA:
            give_train(draft, welcome(draft, Size.SMALL))
            begin_pre_stock_round(draft)
        case game if game == MORAVIA:
            leave_companies_out(draft)
            begin_auctions(draft)
        case _:
            begin_pre_stock_round(draft)
    return draft.freeze(), tuple(draft.events)


def chosen_seed(seed: int | None) -> int:
    """This seed, or a drawn one. Raises OptionError if it is not a seed."""
    return _drawn_seed() if seed is None else _checked_seed(seed)


def _drawn_seed() -> int:
    from secrets import randbits  # local import: it takes 10 ms, a thirteenth of `import cz18`

    return randbits(SEED_BITS)


def _checked_seed(seed: int) -> int:
    try:
        number = whole_number("seed", seed)
    except OptionError:
        number = -1
    if not 0 <= number < 1 << SEED_BITS:
        raise OptionError("seed", told("wrong-not_a_seed", found=repr(seed)))
    return number


def _check_set_up(players: Sequence[str], board: str) -> None:
    if not isinstance(board, str) or not is_known_board(board):
        raise OptionError("board", told("wrong-unknown_board", found=repr(board), known=list(MAP_NAMES)))
    if isinstance(players, str | bytes) or not isinstance(players, Sequence):
        raise OptionError("players", told("wrong-names_wanted"))
    if not all(isinstance(name, str) for name in players):
        raise OptionError("players", told("wrong-names_wanted"))
    if any(not name.strip() or len(name) > LONGEST_NAME for name in players):
        raise OptionError("players", told("wrong-name_length", most=LONGEST_NAME))
    if len(set(players)) != len(players):
        raise OptionError("players", told("wrong-same_name"))
    check_player_count(board, len(players))


def check_player_count(board: str, count: int) -> None:
    """Raise OptionError if the board is not for this number of players."""
    allowed = load_map(board).players
    if count not in allowed:
        low, high = min(allowed), max(allowed)
        if low == high:
            raise OptionError("players", told("wrong-players_number", board=board, wanted=low, count=count))
        raise OptionError("players", told("wrong-players_range", board=board, low=low, high=high, count=count))


def bare_table(players: Sequence[str], board: str, options: Options, seed: int) -> GameState:
    map_ = load_map(board)
    nothing = (0,) * len(COMPANIES)
    figures = figures_for(map_.game)
    cash = figures.starting_cash[len(players)]
    if options.edition == "older" and map_.game == STANDARD:
        cash = OLDER_STARTING_CASH.get(len(players), cash)
    return GameState(
        board=board,
        options=options,
        seed=seed,
        draws=0,
        players=tuple(Player(str(name), cash, 0, 0, nothing) for name in players),
        order=tuple(range(len(players))),
        companies=tuple(
            Company(
                status=Status.IN_THE_BOX if company.id in map_.companies else Status.LEFT_OUT,
                director=NOBODY,
                initial_price=0,
                space=NOBODY,
                treasury=0,
                trains=(),
                markers=figures.stations[company.size],
                operated=False,
                has_laid=False,
                has_acquired=False,
                last_income=0,
            )
            for company in COMPANIES
        ),
        stacks=((),) * len(PRICES),
        laid=(0,) * len(map_.hexes),
        stations=(),
        local_railways=tuple(
            ON_THE_SHEET if item.id in figures.local_railways else NOT_IN_THE_GAME for item in LOCAL_RAILWAYS
        ),
        cards_gone=0,
        pool=(),
        scrapped=(),
        phase=0,
        box=0,
        queue=(),
        pre_stock=None,
        auction=None,
        stock=None,
        turn=None,
        vaclav=nothing if map_.game == BOHEMIA else (),
        papers=None,
        on_deck=(),
        pending=(),
    )
