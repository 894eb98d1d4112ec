"""Laying and promoting track, terrain, powers of local railways (VIII.4, VIII.5, IV.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from cz18.board.reach import entered
from cz18.board.track import TURNED, Turned, city_after, code_of, fits, misfit
from cz18.facts.companies import COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAY, LOCAL_RAILWAY_RULES
from cz18.facts.tiles import TILE, TILES, Colour, HexKind
from cz18.rules.actions import Action, LayTile
from cz18.rules.company_turn.local_railways import refuse_power, unused_powers, use_power
from cz18.rules.company_turn.stations import reach_of
from cz18.rules.declarations import Declaration
from cz18.rules.draft import Draft, Position, change_company, change_turn, push, replaced
from cz18.rules.events import TileLaid
from cz18.rules.money import pay_bank_from_company
from cz18.rules.options import Departure
from cz18.rules.questions import company_id, figures_of, is_vaclavs, map_of, phase_of, stations_of
from cz18.rules.refusals import Refusal
from cz18.rules.state import HEX_AS_A_WHOLE, CityChoice, CompanyStep, Step

FREE_TERRAIN, PURPLE_TILE = 2, 1
"""The two powers of a local railway (IV.1-19, IV.1-22)."""
YELLOW_TILES_IN_FIRST_TURN = 2


# The supply (II-06, R-069)


@lru_cache(maxsize=1024)
def supply(laid: tuple[int, ...]) -> tuple[int, ...]:
    """Copies of each tile in the supply, by tile index. A removed tile returns at once (VIII.5-15)."""
    left = [tile.count for tile in TILES]
    for code in laid:
        if code:
            left[(code - 1) // 6] -= 1
    return tuple(left)


# What the track step allows (VIII.3-02, VIII.4-04 to -08)


def is_promotion(state: Position, hex_index: int, tile: Turned) -> bool:
    """Does this tile use the track step as a promotion? Praha's yellow one does (R-046), and a first OO tile."""
    if state.laid[hex_index]:
        return True
    if tile.tile.colour is not Colour.YELLOW:
        return True
    return tile.tile.label == "P" and not state.options.praha_yellow_is_lay


def yellow_tiles_left(state: Position) -> int:
    """Number of yellow tiles the turn still allows."""
    turn = state.turn
    assert turn is not None
    if turn.promoted:
        return 0
    return (YELLOW_TILES_IN_FIRST_TURN if turn.first else 1) - turn.yellow_laid


def _refuse_by_count(state: Position, promotion: bool) -> Refusal | None:
    turn = state.turn
    assert turn is not None
    if turn.promoted:
        return Refusal("VIII.4", "already_promoted", {})
    if promotion:
        if turn.yellow_laid:
            return Refusal("VIII.4", "tile_already_laid", {"laid": turn.yellow_laid})
    elif yellow_tiles_left(state) <= 0:
        return Refusal("VIII.4", "no_more_yellow_tiles", {"laid": turn.yellow_laid, "first_turn": turn.first})
    return None


def home_hex_due(state: Position, company: CompanyIndex) -> int | None:
    """The home hex on which the first tile of this company must be laid, if that still applies (VIII.4-08, R-043)."""
    if state.companies[company].has_laid or Departure.FIRST_TILE_ANYWHERE in state.options.departures:
        return None
    if state.options.edition == "older" and not (state.turn is not None and state.turn.first):
        return None  # there the rule concerns the first turn only (E-04)
    map_ = map_of(state)
    homes = map_.homes[company_id(company)]
    home = map_.index[homes[0]]
    if len(homes) > 1 or state.laid[home] or map_.hexes[home].label == "P":
        return None
    return home


def check_end_of_track(state: Position, company: CompanyIndex) -> Refusal | None:
    """In the older edition the home tile of the first turn is compulsory, if one can be laid (E-03)."""
    if state.options.edition != "older" or home_hex_due(state, company) is None:
        return None
    if any(isinstance(action, LayTile) and not TILE[action.tile].purple for action in list_tiles(state, company)):
        return Refusal("VIII.4", "home_tile_due", {"company": company_id(company)})
    return None


def is_joined(state: Position, company: CompanyIndex, hex_index: int, tile: Turned) -> bool:
    """Would some track of the tile be connected to a station of the company? (VIII.4-09, VIII.5-08, R-060)"""
    if any(item.hex == hex_index for item in state.stations if item.company == company):
        return True  # first, because it needs no search
    return bool(entered(reach_of(state, company), hex_index) & tile.exits)


def terrain_price(state: Position, company: CompanyIndex, hex_index: int) -> int:
    """The printed price of the first tile on a hex; later ones are free (VIII.4-19, VIII.5-19, R-047).

    Vaclav pays nothing (XI.1-21). As an option the first tile on a two-city hex, a promotion, is free as well.
    """
    if state.laid[hex_index] or is_vaclavs(state, company):
        return 0
    hex_ = map_of(state).hexes[hex_index]
    if hex_.kind is HexKind.DOUBLE_CITY and state.options.first_oo_tile == "free":
        return 0
    return hex_.cost


# Checking one tile


def check_lay_tile(state: Position, action: LayTile) -> Refusal | None:
    """May this company lay this tile there, in this rotation? (VIII.4, VIII.5, IV.1)"""
    return how_far(state, action)[1]


def how_far(state: Position, action: LayTile) -> tuple[int, Refusal | None]:
    """The number of conditions the tile meets, in the order of checking, and the first it does not."""
    company = COMPANY[action.company].index
    map_ = map_of(state)
    hex_index = map_.index.get(action.hex)
    if hex_index is None:
        return -1, Refusal("VIII.4", "unknown_hex", {"hex": action.hex})
    tile = TILE.get(action.tile)
    if tile is None:
        return -1, Refusal("VIII.4", "unknown_tile", {"tile": action.tile})
    if not 0 <= action.rotation <= 5:
        return -1, Refusal("VIII.4", "unknown_rotation", {"rotation": action.rotation})
    if tile.colour is Colour.RED:
        return -1, Refusal("VIII.4", "red_tile_only_at_home", {"tile": action.tile})
    code = code_of(action.tile, action.rotation)
    met, problem = misfit(map_, hex_index, state.laid[hex_index], code)
    if problem is not None:
        return met, Refusal(*problem)
    turned = TURNED[code]
    assert turned is not None
    laying = _Laying(company, hex_index, turned, action.local_railway)
    for condition in _CONDITIONS:
        refusal = condition(state, laying)
        if refusal is not None:
            return met, refusal
        met += 1
    return met, None


class _Laying(NamedTuple):
    """A tile that fits its hex, about to be laid."""

    company: CompanyIndex
    hex: int
    turned: Turned
    local_railway: str | None


def _refuse_colour(state: Position, laying: _Laying) -> Refusal | None:
    turned = laying.turned
    colour, phase = turned.tile.colour, phase_of(state)
    if colour > phase.tile_colour:
        section = figures_of(state).sections.tile_colour
        return Refusal(section, "colour_not_open", {"colour": colour.name.lower(), "phase": phase.letter})
    return None


def _refuse_supply(state: Position, laying: _Laying) -> Refusal | None:
    tile = laying.turned.tile
    if supply(state.laid)[tile.index] <= 0:
        return Refusal("II", "none_in_supply", {"tile": tile.id})
    return None


def _refuse_without_power(state: Position, laying: _Laying) -> Refusal | None:
    """Is a local railway named where one is needed? (VIII.5)"""
    if laying.local_railway is None and laying.turned.tile.purple:
        return Refusal("VIII.5", "purple_needs_power", {"tile": laying.turned.tile.id})
    return None


def _refuse_by_power(state: Position, laying: _Laying) -> Refusal | None:
    """Does the power of the local railway cover this? (IV.1-19 to -28)"""
    company, hex_index, turned, local_railway = laying
    if local_railway is None:
        return None
    tile = turned.tile
    refusal = refuse_power(state, company, local_railway)
    if refusal is not None:
        return refusal
    rules = LOCAL_RAILWAY_RULES[LOCAL_RAILWAY[local_railway].size]
    if tile.purple:
        if tile.colour not in rules.purple_colours:
            return Refusal("IV.1", "colour_beyond_power", {"local_railway": local_railway, "tile": tile.id})
        return None
    terrain = map_of(state).hexes[hex_index].terrain
    if not terrain_price(state, company, hex_index) or terrain is None:
        return Refusal("IV.1", "no_price_to_cancel", {"local_railway": local_railway})
    if terrain not in rules.free_terrain:
        return Refusal("IV.1", "terrain_beyond_power", {"local_railway": local_railway, "terrain": str(terrain)})
    return None


def _refuse_by_step(state: Position, laying: _Laying) -> Refusal | None:
    """Ordinary tiles belong to the track step, purple-edged ones to any (IV.1-20, R-065)."""
    step = state.pending[-1]
    in_track_step = isinstance(step, CompanyStep) and step.step is Step.TRACK
    return None if in_track_step or laying.turned.tile.purple else Refusal("VIII.3", "track_step_is_over", {})


def _refuse_by_number(state: Position, laying: _Laying) -> Refusal | None:
    """Ordinary tiles are counted (VIII.4-04 to -08)."""
    turned = laying.turned
    return None if turned.tile.purple else _refuse_by_count(state, is_promotion(state, laying.hex, turned))


def _refuse_away_from_home(state: Position, laying: _Laying) -> Refusal | None:
    """The first ordinary tile lies at home (VIII.4-08)."""
    if laying.turned.tile.purple:
        return None
    home = home_hex_due(state, laying.company)
    if home is not None and laying.hex != home:
        return Refusal("VIII.4", "home_hex_first", {"home": map_of(state).hexes[home].id})
    return None


def _refuse_unjoined(state: Position, laying: _Laying) -> Refusal | None:
    company, hex_index, turned, _ = laying
    if not is_joined(state, company, hex_index, turned):
        section = "VIII.5" if state.laid[hex_index] else "VIII.4"
        return Refusal(
            section, "not_joined", {"hex": map_of(state).hexes[hex_index].id, "company": company_id(company)}
        )
    return None


def _refuse_price(state: Position, laying: _Laying) -> Refusal | None:
    company, hex_index, _, local_railway = laying
    price = 0 if local_railway is not None else terrain_price(state, company, hex_index)
    treasury = state.companies[company].treasury
    if price > treasury:
        return Refusal("VIII.4", "treasury_too_small", {"price": price, "treasury": treasury})
    return None


_CONDITIONS: tuple[Callable[[Position, _Laying], Refusal | None], ...] = (
    _refuse_colour,
    _refuse_supply,
    _refuse_without_power,
    _refuse_by_power,
    _refuse_by_step,
    _refuse_by_number,
    _refuse_away_from_home,
    _refuse_unjoined,
    _refuse_price,
)
"""Conditions after the tile fits, in the order of checking.

The reason reported for a hex is that of the tile that meets the most of them (`explain`).
"""


# Laying it


def do_lay_tile(draft: Draft, action: LayTile) -> None:
    company = COMPANY[action.company].index
    hex_index = map_of(draft).index[action.hex]
    tile = TILE[action.tile]
    code = code_of(action.tile, action.rotation)
    turned = TURNED[code]
    assert turned is not None
    old = TURNED[draft.laid[hex_index]]
    price = 0
    if action.local_railway is not None:
        use_power(draft, company, action.local_railway, PURPLE_TILE if tile.purple else FREE_TERRAIN)
    else:
        price = terrain_price(draft, company, hex_index)
        pay_bank_from_company(draft, company, price, "terrain")
    promotion = is_promotion(draft, hex_index, turned)
    old_code = draft.laid[hex_index]
    draft.laid = replaced(draft.laid, hex_index, code)
    draft.events.append(
        TileLaid(action.company, action.hex, tile.id, action.rotation, price, old.tile.id if old else None)
    )
    _move_stations(draft, hex_index, old_code, code, company)
    if not tile.purple:
        _count_tile(draft, company, promotion)


def _count_tile(draft: Draft, company: CompanyIndex, promotion: bool) -> None:
    turn = draft.turn
    assert turn is not None
    if promotion:
        change_turn(draft, promoted=True)
    else:
        change_turn(draft, yellow_laid=turn.yellow_laid + 1)
    if not draft.companies[company].has_laid:
        change_company(draft, company, has_laid=True)


def track_step_is_used_up(state: Position) -> bool:
    """Has the company laid all the tiles its track step allows?"""
    return yellow_tiles_left(state) <= 0


def _move_stations(draft: Draft, hex_index: int, old_code: int, code: int, layer: CompanyIndex) -> None:
    """Stations stay with their exits (R-052); one on a bare two-city hex has to choose (R-049)."""
    here = [item for item in draft.stations if item.hex == hex_index]
    if not here:
        return
    moves = city_after(map_of(draft), hex_index, old_code, code)
    turned = TURNED[code]
    assert turned is not None
    kept = [item for item in draft.stations if item.hex != hex_index]
    for item in here:
        if not moves:  # a bare two-city hex, even if a foreign profile let the station choose a circle there
            by_layer = Departure.ATE_CITY_BY_LAYER in draft.options.departures
            if len(turned.tile.cities) > 1:
                push(draft, CityChoice(item.company, hex_index, layer if by_layer else item.company))
                kept.append(item._replace(city=HEX_AS_A_WHOLE))
            else:
                kept.append(item._replace(city=0))
        else:
            kept.append(item._replace(city=moves[item.city]))
    draft.stations = tuple(sorted(kept))


# What is legal


def list_tiles(state: Position, company: CompanyIndex, among: frozenset[int] | None = None) -> list[Action]:
    """Every tile the company may lay now: ordinary ones in the track step, purple-edged ones with a power.

    With `among` only those on these hexes.
    """
    step = state.pending[-1]
    powers = unused_powers(state, company)
    in_track_step = isinstance(step, CompanyStep) and step.step is Step.TRACK and not track_step_is_used_up(state)
    if not powers and not in_track_step:
        return []
    actions: list[Action] = []
    map_, reached = map_of(state), reach_of(state, company)
    at_home = {item.hex for item in stations_of(state, company)}
    home = home_hex_due(state, company)
    highest, left = phase_of(state).tile_colour, supply(state.laid)
    treasury = state.companies[company].treasury
    name = company_id(company)
    for hex_ in map_.hexes if among is None else tuple([map_.hexes[place] for place in sorted(among)]):
        edges = entered(reached, hex_.index)
        if not edges and hex_.index not in at_home:
            continue
        if hex_.kind in (HexKind.RESERVED, HexKind.FIXED):
            continue
        anyhow = hex_.index in at_home
        price = terrain_price(state, company, hex_.index)
        for code in fits(map_, hex_.index, state.laid[hex_.index]):
            turned = TURNED[code]
            assert turned is not None
            tile = turned.tile
            if tile.colour > highest or left[tile.index] <= 0 or not (anyhow or turned.exits & edges):
                continue
            if tile.purple:
                for power in powers:
                    if tile.colour in LOCAL_RAILWAY_RULES[LOCAL_RAILWAY[power].size].purple_colours:
                        actions.append(LayTile(name, hex_.id, tile.id, turned.rotation, power))
                continue
            if not in_track_step or (home is not None and hex_.index != home):
                continue
            if _refuse_by_count(state, is_promotion(state, hex_.index, turned)) is not None:
                continue
            if price <= treasury:
                actions.append(LayTile(name, hex_.id, tile.id, turned.rotation))
            if price:
                for power in powers:
                    if hex_.terrain in LOCAL_RAILWAY_RULES[LOCAL_RAILWAY[power].size].free_terrain:
                        actions.append(LayTile(name, hex_.id, tile.id, turned.rotation, power))
    return actions


LAY_TILE = Declaration(LayTile, "VIII.4", tuple(Step), check_lay_tile, do_lay_tile, list_tiles)
ACTIONS = (LAY_TILE,)
