"""The boards, and the errors reported for inconsistent boards."""

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from cz18.facts.companies import COMPANIES, COMPANY, Size
from cz18.facts.maps import MAP_NAMES, STEPS, BoardError, Map, Terrain, load_map, map_from_json
from cz18.facts.tiles import HexKind

Board = dict[str, Any]


def data_of(name: str) -> Board:
    text = (files("cz18.facts") / "data" / f"board_{name}.json").read_text(encoding="utf-8")
    board: Board = json.loads(text)
    return board


@pytest.fixture(params=MAP_NAMES)
def board(request: pytest.FixtureRequest) -> Map:
    return load_map(request.param)


# Contents of the boards


@pytest.mark.parametrize(
    ("name", "kinds", "terrain", "labels"),
    [
        ("standard", (54, 17, 3, 19, 3, 10, 1), (14, 13, 7), {"OO": 3, "P": 1, "Y": 5}),
        ("bohemia", (34, 15, 2, 13, 2, 6, 1), (14, 10, 5), {"OO": 2, "P": 1, "Y": 3}),
        ("moravia_silesia", (24, 5, 1, 6, 1, 10, 0), (0, 5, 2), {"OO": 1, "Y": 2}),
    ],
)
def test_counts_of_kinds_terrain_and_labels(
    name: str, kinds: tuple[int, ...], terrain: tuple[int, ...], labels: dict[str, int]
) -> None:
    hexes = load_map(name).hexes
    found = Counter(it.kind for it in hexes)
    assert tuple(found[kind] for kind in HexKind) == kinds
    assert tuple(sum(it.terrain is each for it in hexes) for each in Terrain) == terrain
    assert Counter(it.label for it in hexes if it.label) == labels


@pytest.mark.rule("VIII.4-16", "VIII.4-03")
def test_y_cities_and_oo_hexes_of_the_standard_board() -> None:
    """Y: B12, I11, F6, C25, G19; OO: B8, C7, D26; Praha: E11 (VIII.4)."""
    labels: dict[str | None, set[str]] = {}
    for it in load_map("standard").hexes:
        labels.setdefault(it.label, set()).add(it.id)
    assert labels["Y"] == {"B12", "I11", "F6", "C25", "G19"}
    assert labels["OO"] == {"B8", "C7", "D26"}
    assert labels["P"] == {"E11"}


@pytest.mark.rule("VIII.4-19")
def test_rivers_cost_10_hills_20_and_mountains_40(board: Map) -> None:
    """The printed price of the first tile (VIII.4)."""
    price = {None: 0, Terrain.RIVER: 10, Terrain.HILL: 20, Terrain.MOUNTAIN: 40}
    assert all(it.cost == price[it.terrain] for it in board.hexes)


HOMES = {
    "EKJ": "D4 Karlovy Vary",
    "OFE": "C25 Ostrava",
    "BCB": "E15 Pardubice",
    "MW": "F22 Přerov",
    "VBW": "I9 Strakonice",
    "BN": "E11 Praha",
    "NWB": "E11 Praha",
    "ATE": "B8 Teplice",
    "BTE": "D2 Cheb",
    "KFN": "G19 Brno",
}


@pytest.mark.parametrize(
    "company",
    [
        *(
            pytest.param(company, marks=pytest.mark.rule("IV.2.b-06", "XII.5-01"))
            for company in ("EKJ", "OFE", "BCB", "MW", "VBW")
        ),
        *(
            pytest.param(company, marks=pytest.mark.rule("IV.2.c-06", "XII.6-01"))
            for company in ("BN", "NWB", "ATE", "BTE", "KFN")
        ),
    ],
)
def test_home_hexes_of_small_and_medium_companies(company: str) -> None:
    """Tables of the small and medium companies (IV.2.b, IV.2.c)."""
    hex_id, name = HOMES[company].split(" ", 1)
    standard = load_map("standard")
    assert standard.homes[company] == COMPANY[company].homes == (hex_id,)
    it = standard.hex(hex_id)
    assert company in it.home_of
    assert name in [names[0] for names in it.names]
    assert COMPANY[company].home_name == name


@pytest.mark.rule("IV.2.d-06", "XII.7-01")
def test_each_large_company_has_two_home_hexes_to_choose_from() -> None:
    """Table of the large companies (IV.2.d)."""
    standard = load_map("standard")
    homes = {"Sx": "A7 B4", "Pr": "B18 A21", "By": "F2 H4", "kk": "J14 I17", "Ug": "I23 G27"}
    for company, ids in homes.items():
        assert set(standard.homes[company]) == set(COMPANY[company].homes) == set(ids.split())
        for hex_id in ids.split():
            assert standard.hex(hex_id).kind is HexKind.RESERVED
            assert standard.hex(hex_id).reserved_for == company
            assert standard.hex(hex_id).names[0][1] == COMPANY[company].home_name


@pytest.mark.rule("R-051")
def test_praha_has_two_printed_cities() -> None:
    """NWB's city leads to F12, BN's to D12; both hexes show the start of that track (VIII.4)."""
    standard = load_map("standard")
    praha = standard.hex("E11")
    assert [(c.home_of, c.revenue, c.slots, c.group) for c in praha.cities] == [
        ("NWB", 20, 1, "Praha"),
        ("BN", 20, 1, "Praha"),
    ]
    assert set(praha.paths) == {("e5", "c0"), ("e3", "c1")}
    assert standard.hexes[praha.neighbours[5] or 0].id == "F12"
    assert standard.hexes[praha.neighbours[3] or 0].id == "D12"
    assert {it.id: it.stubs for it in standard.hexes if it.stubs} == {"D12": (0,), "F12": (2,)}
    assert [COMPANY[name].home_city for name in ("NWB", "BN", "ATE")] == [0, 1, None]


def test_the_grey_hex_joins_d2_and_e1() -> None:
    standard = load_map("standard")
    (grey,) = [it for it in standard.hexes if it.kind is HexKind.FIXED]
    assert grey.id == "D0" and grey.towns == (10,)
    joined = [grey.neighbours[int(first[1:])] for first, _ in grey.paths]
    assert [standard.hexes[number or 0].id for number in joined] == ["D2", "E1"]


@pytest.mark.rule("R-006")
def test_neighbours_follow_the_names_of_the_hexes(board: Map) -> None:
    """Rows go south, columns east, two columns apart; every border is known on both sides."""
    places = {(it.row, it.column): it for it in board.hexes}
    for it in board.hexes:
        assert it.id == "ABCDEFGHIJ"[it.row] + str(it.column)
        for edge, (down, across) in enumerate(STEPS):
            beside = places.get((it.row + down, it.column + across))
            if beside is not None and it.kind is beside.kind is HexKind.RESERVED:
                beside = None
            assert it.neighbours[edge] == (beside.index if beside else None)
            if beside:
                assert beside.neighbours[(edge + 3) % 6] == it.index


def test_hexes_are_found_by_name(board: Map) -> None:
    assert [board.index[it.id] for it in board.hexes] == [it.index for it in board.hexes]
    assert all(board.hex(it.id) is it for it in board.hexes)


def test_a_board_is_loaded_once_and_hashable() -> None:
    assert load_map("standard") is load_map("standard")
    assert len({load_map(name) for name in MAP_NAMES}) == 3


def test_companies_in_play() -> None:
    """Bohemia leaves out five companies (XI.1); Moravia-Silesia knows the large ones only (XI.2)."""
    every = tuple(company.id for company in COMPANIES)
    assert load_map("standard").companies == every
    gone = {"OFE", "MW", "KFN", "Pr", "Ug"}
    assert load_map("bohemia").companies == tuple(name for name in every if name not in gone)
    large = tuple(company.id for company in COMPANIES if company.size is Size.LARGE)
    assert load_map("moravia_silesia").companies == large
    assert [load_map(name).players for name in MAP_NAMES] == [(3, 4, 5, 6), (2,), (2, 3)]


PRINTED = ("kind", "terrain", "cost", "label", "names", "towns", "paths", "stubs")


def test_bohemia_is_the_western_part_of_the_standard_board() -> None:
    """It lacks 34 hexes; the others are as they were (XI.1)."""
    whole, part = load_map("standard"), load_map("bohemia")
    assert set(part.index) < set(whole.index) and len(whole.index) - len(part.index) == 34
    for it in part.hexes:
        for name in (*PRINTED, "cities", "reserved_for", "home_of"):
            assert getattr(it, name) == getattr(whole.hex(it.id), name), (it.id, name)


def test_moravia_silesia_is_marked_as_a_reconstruction() -> None:
    """No text describes its printed board; it is the only board marked so (XI.2)."""
    whole, part = load_map("standard"), load_map("moravia_silesia")
    assert part.reconstruction and "reconstructed" in part.reconstruction
    assert part.extras["known"] and part.extras["reconstructed"]
    assert load_map("standard").reconstruction is load_map("bohemia").reconstruction is None
    for it in part.hexes:
        if it.kind is not HexKind.RESERVED:
            for name in PRINTED:
                assert getattr(it, name) == getattr(whole.hex(it.id), name), (it.id, name)


@pytest.mark.rule("R-086")
def test_moravia_silesia_values_of_red_tiles_and_papers() -> None:
    """Red tiles count 20 before green (reconstructed); only the minimum bid of L1 is printed (XI.2)."""
    board = load_map("moravia_silesia")
    assert board.red_values == (20, 30, 40, 50)
    assert load_map("standard").red_values is None
    assert {paper.id: (paper.kind, paper.minimum_bid) for paper in board.papers} == {
        "S3": ("local_railway", 50),
        "M6": ("local_railway", 65),
        "L1": ("local_railway", 80),
        "3E": ("train", 60),
        "MW": ("station_railway", 90),
    }
    assert [paper.id for paper in board.papers if not paper.reconstructed] == ["L1"]
    assert [paper.home for paper in board.papers if paper.home] == ["F22"]


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(ValueError, match="slovakia"):
        load_map("slovakia")


# Inconsistent boards


def of(board: Board, hex_id: str) -> Board:
    """The data of one hex."""
    found: Board = next(it for it in board["hexes"] if it["id"] == hex_id)
    return found


def put(hex_id: str, field: str, value: object) -> Callable[[Board], object]:
    return lambda board: of(board, hex_id).__setitem__(field, value)


def drop(hex_id: str, field: str) -> Callable[[Board], object]:
    return lambda board: of(board, hex_id).pop(field)


def neighbour(hex_id: str, edge: int, other: str | None) -> Callable[[Board], object]:
    return lambda board: of(board, hex_id)["neighbours"].__setitem__(edge, other)


def remove(hex_id: str) -> Callable[[Board], object]:
    return lambda board: board["hexes"].remove(of(board, hex_id))


def top(field: str, value: object) -> Callable[[Board], object]:
    return lambda board: board.__setitem__(field, value)


def home(company: str, *ids: str) -> Callable[[Board], object]:
    return lambda board: board["homes"].__setitem__(company, list(ids))


def split_off(board: Board) -> None:
    """A second piece of land without a connection."""
    board["hexes"].append({"id": "Z2", "kind": "open", "neighbours": [None] * 6})


FAULTS: list[tuple[str, Callable[[Board], object], str | None, str]] = [
    ("neighbour left out", neighbour("B20", 4, None), "B20", "neighbours"),
    ("neighbour not on the board", neighbour("B20", 4, "Q9"), "B20", "neighbours"),
    ("neighbour elsewhere", neighbour("B20", 4, "E21"), "B20", "neighbours"),
    ("hex gone, still named", remove("D20"), "C19", "neighbours"),
    ("five edges", put("B20", "neighbours", [None] * 5), "B20", "neighbours"),
    ("neighbours missing", drop("B20", "neighbours"), "B20", "neighbours"),
    ("hex twice", lambda b: b["hexes"].append(deepcopy(of(b, "B20"))), "B20", "id"),
    ("not a hex name", put("B20", "id", "20B"), "20B", "id"),
    ("column of the other rows", put("B20", "id", "B21"), "B21", "id"),
    ("name missing", drop("B20", "id"), None, "hexes[2].id"),
    ("unknown kind", put("B20", "kind", "lake"), "B20", "kind"),
    ("kind missing", drop("B20", "kind"), "B20", "kind"),
    ("unknown terrain", put("B20", "terrain", "swamp"), "B20", "terrain"),
    ("unknown label", put("G19", "label", "X"), "G19", "label"),
    ("Y on an open hex", put("B20", "label", "Y"), "B20", "label"),
    ("OO on one city", put("G19", "label", "OO"), "G19", "label"),
    ("two towns on a town hex", put("C19", "towns", [0, 0]), "C19", "towns"),
    ("a town on an open hex", put("B20", "towns", [0]), "B20", "towns"),
    ("a city hex without city", drop("G19", "cities"), "G19", "cities"),
    ("a city without name", drop("G19", "names"), "G19", "names"),
    ("half a name", put("G19", "names", [["Brno"]]), "G19", "names"),
    ("a city without places", put("G19", "cities", [{"revenue": 0, "slots": 0}]), "G19", "cities[0].slots"),
    ("a city of words", put("G19", "cities", [{"revenue": "x", "slots": 1}]), "G19", "cities[0].revenue"),
    ("negative town", put("C19", "towns", [-10]), "C19", "towns"),
    ("not a list", put("C19", "towns", 0), "C19", "towns"),
    ("printed track on an open hex", put("B20", "paths", ["e0-e3"]), "B20", "paths"),
    ("printed track in a city", put("G19", "paths", ["e0-c0"]), "G19", "paths"),
    ("track start without track", put("B22", "stubs", [4]), "B22", "stubs"),
    ("track start on edge 7", put("B22", "stubs", [7]), "B22", "stubs"),
    ("reserved for nobody", drop("A21", "reserved_for"), "A21", "reserved_for"),
    ("reserved for a stranger", put("A21", "reserved_for", "XX"), "A21", "reserved_for"),
    ("reserved for a small company", put("A21", "reserved_for", "MW"), "A21", "reserved_for"),
    ("reserved for another", put("A21", "reserved_for", "Ug"), "A21", "reserved_for"),
    ("an open hex reserved", put("B20", "reserved_for", "Pr"), "B20", "reserved_for"),
    ("home off the map", home("Pr", "A21", "A23"), "A23", "homes"),
    ("home on another hex", home("Pr", "A21", "B20"), "B20", "reserved_for"),
    ("one home for a large company", home("Pr", "A21"), None, "homes"),
    ("home of a stranger", home("XX", "A21"), None, "homes"),
    ("home mark of a stranger", put("F22", "home_of", ["XX"]), "F22", "home_of"),
    ("home mark missing", drop("F22", "home_of"), "F22", "home_of"),
    ("home mark too many", put("G19", "home_of", ["KFN"]), "G19", "home_of"),
    ("paper's home off the map", lambda b: b["papers"][4].__setitem__("home", "F2"), "F2", "homes"),
    ("bid of nothing", lambda b: b["papers"][0].__setitem__("minimum_bid", 0), None, "papers[0].minimum_bid"),
    ("unknown paper", lambda b: b["papers"][0].__setitem__("kind", "bond"), None, "papers[0].kind"),
    ("paper of a stranger", lambda b: b["papers"][0].__setitem__("id", "S9"), None, "papers[0].id"),
    ("paper without home", lambda b: b["papers"][4].pop("home"), None, "papers[4].home"),
    ("homes as a word", lambda b: b["homes"].__setitem__("Pr", "A21"), None, "homes.Pr"),
    (
        "neighbour as a list",
        lambda b: of(b, "B20")["neighbours"].__setitem__(4, ["B22"]),
        "B20",
        "neighbours",
    ),
    ("negative cost", lambda b: b["terrain_costs"].__setitem__("hill", -1), None, "terrain_costs.hill"),
    ("three red values", top("red_values", [20, 30, 40]), None, "red_values"),
    ("no terrain costs", lambda b: b.pop("terrain_costs"), None, "terrain_costs"),
    ("no river cost", lambda b: b["terrain_costs"].pop("river"), None, "terrain_costs.river"),
    ("no hexes", top("hexes", []), None, "hexes"),
    ("a hex that is a word", lambda b: b["hexes"].append("B26"), None, "hexes[47]"),
    ("no title", lambda b: b.pop("title"), None, "title"),
    ("players as a word", top("players", "two"), None, "players"),
    ("players as words", top("players", ["two"]), None, "players"),
    ("two pieces", split_off, "Z2", "neighbours"),
]


@pytest.mark.parametrize(
    ("spoil", "hex_id", "field"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_a_faulty_board_is_refused_with_hex_and_field(
    spoil: Callable[[Board], object], hex_id: str | None, field: str
) -> None:
    """The error names the hex and the field."""
    data = data_of("moravia_silesia")
    map_from_json(deepcopy(data), "corrected")
    spoil(data)
    with pytest.raises(BoardError) as caught:
        map_from_json(data, "corrected")
    assert (caught.value.hex, caught.value.field) == (hex_id, field)
    assert field in str(caught.value) and (hex_id or "board") in str(caught.value)


def test_a_one_sided_border_is_refused() -> None:
    """Both touching hexes must list the border, whichever is read first."""
    for hex_id, edge in (("B20", 4), ("B22", 1)):
        data = data_of("moravia_silesia")
        of(data, hex_id)["neighbours"][edge] = None
        with pytest.raises(BoardError) as caught:
            map_from_json(data, "corrected")
        assert caught.value.field == "neighbours" and caught.value.hex in ("B20", "B22")


def test_touching_red_edged_hexes_are_no_neighbours() -> None:
    """B18 and C17 touch; joining them is refused (XI.2)."""
    data = data_of("moravia_silesia")
    assert of(data, "B18")["neighbours"][0] is None
    of(data, "B18")["neighbours"][0] = "C17"
    of(data, "C17")["neighbours"][3] = "B18"
    with pytest.raises(BoardError, match="B18: neighbours: edge 0: C17 is red-edged too"):
        map_from_json(data, "corrected")


def test_printed_track_must_stay_on_the_board() -> None:
    data = data_of("standard")
    of(data, "D0")["paths"] = ["e4-t0", "e0-t0"]
    with pytest.raises(BoardError, match="D0: paths: e0-t0 leads off the board"):
        map_from_json(data, "corrected")


def test_a_praha_city_is_the_home_of_a_company_at_home_there() -> None:
    data = data_of("standard")
    of(data, "E11")["cities"][0]["home_of"] = "KFN"
    with pytest.raises(BoardError, match="E11: cities: a city of this hex is marked as the home of KFN"):
        map_from_json(data, "corrected")


def test_a_corrected_board_is_accepted() -> None:
    """A consistent change loads: another minimum bid, another terrain."""
    data = data_of("moravia_silesia")
    data["papers"][0]["minimum_bid"] = 45
    of(data, "B22")["terrain"] = "hill"
    board = map_from_json(data, "corrected")
    assert board.name == "corrected" and board.papers[0].minimum_bid == 45
    assert board.hex("B22").terrain is Terrain.HILL and board.hex("B22").cost == 20
