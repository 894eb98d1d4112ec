"""Acquisition of a smaller company: price, trains, stations, what passes over (VIII.9)."""

from __future__ import annotations

from cz18._records import replace
from cz18.facts.companies import ACQUISITION_MAX_PERCENT, ACQUISITION_MIN_PERCENT, COMPANIES, COMPANY
from cz18.facts.indexes import CompanyIndex
from cz18.facts.local_railways import LOCAL_RAILWAYS
from cz18.facts.trains import TRAIN
from cz18.rules.actions import (
    Action,
    KeepStation,
    OfferAcquisition,
    PriceRange,
    ScrapTrain,
    TakeOverTrain,
)
from cz18.rules.company_turn import local_railways, track
from cz18.rules.company_turn.local_railways import change_owner
from cz18.rules.company_turn.phases import scrap_for
from cz18.rules.declarations import Declaration
from cz18.rules.draft import (
    Draft,
    Position,
    add_markers,
    change_company,
    change_player,
    change_turn,
    pop,
    push,
    replaced,
    without,
)
from cz18.rules.events import (
    AcquisitionOffered,
    CompanyAcquired,
    LocalRailwayTakenOver,
    StationTakenBack,
    StationTakenOver,
    TrainScrapped,
    TrainTakenOver,
)
from cz18.rules.money import pay_bank_from_company, pay_company_from_company, pay_player_from_company
from cz18.rules.options import Departure
from cz18.rules.questions import (
    FLOATED,
    company_id,
    faces_of,
    follows,
    is_vaclavs,
    local_railways_of,
    map_of,
    runs_for,
    size_of,
    size_rules,
    stations_of,
    train_limit,
    train_of_card,
    units_with_players,
)
from cz18.rules.refusals import Refusal
from cz18.rules.shares.chart import price_of, remove_marker
from cz18.rules.state import (
    NOBODY,
    AcquisitionOffer,
    Answer,
    Owner,
    StationConflict,
    Status,
    Step,
    TakeOverTrains,
    Train,
)
from cz18.rules.versions import Change

# Who may be acquired, and for how much (VIII.9-01, VIII.9-04, R-101, R-102)


def may_acquire(state: Position, company: CompanyIndex, target: CompanyIndex) -> bool:
    """Is the target a floated company of a smaller size, and not Vaclav's? (R-102, R-172)"""
    return (
        state.companies[target].status is FLOATED
        and size_of(target) in size_rules(company).may_acquire
        and not is_vaclavs(state, target)
    )


def has_targets(state: Position, company: CompanyIndex) -> bool:
    """Is there any company that this one could acquire?"""
    if not size_rules(company).may_acquire:
        return False
    for target in range(len(COMPANIES)):  # noqa: SIM110  # a generator takes longer when compiled
        if may_acquire(state, company, CompanyIndex(target)):
            return True
    return False


def price_bounds(state: Position, target: CompanyIndex) -> PriceRange:
    """Whole K from half the price, rounded up, to one and a half, rounded down (R-101)."""
    price = price_of(state, target)
    return PriceRange(-(-price * ACQUISITION_MIN_PERCENT // 100), price * ACQUISITION_MAX_PERCENT // 100)


def check_offer_acquisition(state: Position, action: OfferAcquisition) -> Refusal | None:
    """May this company offer to acquire that one at this price? (VIII.9)"""
    company = COMPANY[action.company].index
    target = COMPANY.get(action.target)
    if target is None:
        return Refusal("VIII.9", "unknown_company", {"company": action.target})
    if state.companies[target.index].status is not Status.FLOATED:
        return Refusal("VIII.9", "not_floated", {"company": target.id})
    if target.size not in size_rules(company).may_acquire:
        return Refusal("VIII.9", "not_smaller", {"company": action.company, "target": target.id})
    if is_vaclavs(state, target.index):
        return Refusal("XI.1", "vaclav_does_not_deal", {"company": target.id})
    bounds = price_bounds(state, target.index)
    assert isinstance(action.price, int)
    if not bounds.low <= action.price <= bounds.high:
        numbers = {"low": bounds.low, "high": bounds.high, "asked": action.price}
        return Refusal("VIII.9", "price_out_of_range", numbers)
    total = action.price * units_with_players(state, target.index)
    treasury = state.companies[company].treasury
    if total > treasury:
        return Refusal("VIII.9", "treasury_too_small", {"price": total, "treasury": treasury})
    return None


def list_acquisitions(state: Position, company: CompanyIndex) -> list[Action]:
    actions: list[Action] = []
    treasury = state.companies[company].treasury
    for target in COMPANIES:
        if may_acquire(state, company, target.index):
            low, high = price_bounds(state, target.index)
            held = units_with_players(state, target.index)
            high = min(high, treasury // held) if held else high
            if low <= high:
                actions.append(OfferAcquisition(company_id(company), target.id, PriceRange(low, high)))
    return actions


def try_acquisitions(state: Position, company: CompanyIndex) -> list[Action]:
    """Every other floated company at its lowest price: if that is refused, so is every other price."""
    return [
        OfferAcquisition(company_id(company), item.id, price_bounds(state, item.index).low)
        for item in COMPANIES
        if item.index != company and state.companies[item.index].status is Status.FLOATED
    ]


def do_offer_acquisition(draft: Draft, action: OfferAcquisition) -> None:
    """Both Directors must agree; one person's agreement comes with the offer (R-100)."""
    assert isinstance(action.price, int)
    offer = AcquisitionOffer(COMPANY[action.company].index, COMPANY[action.target].index, action.price)
    draft.events.append(AcquisitionOffered(action.company, action.target, action.price))
    other = draft.companies[offer.target].director
    if other == draft.companies[offer.company].director or Departure.NO_CONSENT in draft.options.departures:
        acquire(draft, offer)
    else:
        push(draft, Answer(other, offer))


# What passes over (VIII.9-05 to -23)


def acquire(draft: Draft, offer: AcquisitionOffer) -> None:
    """Pay the shareholders, then take over treasury, local railways, markers and stations, and decide on the trains."""
    company, target = offer.company, offer.target
    _pay_shareholders(draft, offer)
    pay_company_from_company(draft, target, company, draft.companies[target].treasury, "treasury_taken_over")
    for index in local_railways_of(draft, target):
        change_owner(draft, index, Owner(NOBODY, company))
        draft.events.append(
            LocalRailwayTakenOver(company_id(company), company_id(target), LOCAL_RAILWAYS[index].id)
        )
    remove_marker(draft, target)
    closed = draft.companies[target]
    add_markers(draft, company, closed.markers)
    change_company(draft, company, has_acquired=True)
    change_company(draft, target, status=Status.CLOSED, director=NOBODY, trains=(), markers=0, treasury=0)
    draft.queue = tuple(item for item in draft.queue if item != target)
    draft.events.append(CompanyAcquired(company_id(company), company_id(target), offer.price))
    if closed.trains:
        change_turn(draft, has_taken_over=True)
        push(draft, TakeOverTrains(company, closed.trains))
    _take_over_stations(draft, company, target)


def _pay_shareholders(draft: Draft, offer: AcquisitionOffer) -> None:
    """Each player is paid for his shares from the treasury; the bank gets nothing (VIII.9-05 to -07, R-103)."""
    for seat, player in enumerate(draft.players):
        units = player.shares[offer.target]
        if units:
            pay_player_from_company(draft, offer.company, seat, units * offer.price, "acquisition")
            change_player(draft, seat, shares=replaced(draft.players[seat].shares, offer.target, 0))


def _take_over_stations(draft: Draft, company: CompanyIndex, target: CompanyIndex) -> None:
    """The target's stations become the acquirer's; of two in one city one goes back (VIII.9-12, -13, R-108)."""
    own = {station.hex: station.city for station in stations_of(draft, company)}
    hexes = map_of(draft).hexes
    kept = [station for station in draft.stations if station.company != target]
    conflicts: list[int] = []
    for station in stations_of(draft, target):
        if own.get(station.hex) == station.city:
            add_markers(draft, company, 1)
            draft.events.append(StationTakenBack(company_id(company), hexes[station.hex].id, station.city))
            continue
        kept.append(station._replace(company=company))
        draft.events.append(
            StationTakenOver(company_id(company), company_id(target), hexes[station.hex].id, station.city)
        )
        if station.hex in own:
            conflicts.append(station.hex)
    draft.stations = tuple(sorted(kept))
    push(draft, *(StationConflict(company, place) for place in reversed(conflicts)))


# Two stations on one hex


def _in_question(state: Position) -> tuple[int, ...]:
    """The hex in conflict, under a foreign profile any of several; the current one first."""
    hexes = tuple(item.hex for item in reversed(state.pending) if isinstance(item, StationConflict))
    return hexes if Departure.STATIONS_IN_ANY_ORDER in state.options.departures else hexes[:1]


def check_keep_station(state: Position, action: KeepStation) -> Refusal | None:
    """Is this one of the two stations in conflict? (VIII.9)"""
    due = state.pending[-1]
    assert isinstance(due, StationConflict)
    place = map_of(state).index.get(action.hex, due.hex)
    if place not in _in_question(state):
        place = due.hex
    hex_id = map_of(state).hexes[place].id
    cities = [item.city for item in stations_of(state, due.company) if item.hex == place]
    if action.hex != hex_id or action.city not in cities:
        return Refusal("VIII.9", "not_in_question", {"hex": hex_id, "cities": cities})
    return None


def do_keep_station(draft: Draft, action: KeepStation) -> None:
    """The other one goes to the charter as an unplaced marker (VIII.9-13)."""
    due = draft.pending[-1]
    assert isinstance(due, StationConflict)
    place = map_of(draft).index[action.hex]
    gone = next(item for item in stations_of(draft, due.company) if item.hex == place and item.city != action.city)
    draft.stations = tuple(item for item in draft.stations if item != gone)
    add_markers(draft, due.company, 1)
    draft.events.append(StationTakenBack(action.company, action.hex, gone.city))
    draft.pending = without(draft.pending, StationConflict(due.company, place))


def list_conflict(state: Position, company: CompanyIndex) -> list[Action]:
    return [
        KeepStation(company_id(company), map_of(state).hexes[place].id, item.city)
        for place in _in_question(state)
        for item in stations_of(state, company)
        if item.hex == place
    ]


# The target's trains (VIII.9-14 to -19, R-104 to)


def _undecided(state: Position, card: str) -> Train | Refusal:
    due = state.pending[-1]
    assert isinstance(due, TakeOverTrains)
    return train_of_card(due.trains, card) or Refusal(
        "VIII.9", "train_not_in_question", {"train": card, "trains": [item.card for item in due.trains]}
    )


def turned_faces(state: Position, company: CompanyIndex, train: Train) -> tuple[str, ...]:
    """The face it has, and the larger living ones the acquirer may own (R-105, R-106)."""
    sizes = size_rules(company).may_own_trains
    only_own = Departure.TURN_TO_OWN_COLOUR_ONLY in state.options.departures
    return tuple(
        face
        for face in faces_of(state, train.letter)
        if face == train.face
        or (
            TRAIN[face].size > TRAIN[train.face].size
            and TRAIN[face].size in sizes
            and face not in state.scrapped
            and not (only_own and TRAIN[face].size is not size_of(company))
        )
    )


def turning_price(train: Train, face: str) -> int:
    """The difference of the printed prices, if positive (VIII.9-16, VIII.9-17)."""
    return max(0, TRAIN[face].price - TRAIN[train.face].price)


def _refuse_take_over(
    state: Position, company: CompanyIndex, train: Train, face: str, own: tuple[Train, ...]
) -> Refusal | None:
    """Why the acquirer, with these trains of its own, cannot take this one over on this face."""
    if face not in faces_of(state, train.letter):
        return Refusal("VIII.9", "no_such_face", {"train": train.card, "face": face})
    if face not in turned_faces(state, company, train):
        if face in state.scrapped:
            return Refusal("VIII.9", "face_scrapped", {"train": train.card, "face": face})
        return Refusal("VIII.9", "cannot_turn", {"train": train.card, "face": face})
    limit, owned = train_limit(state, company), len(own)
    if owned >= limit and Departure.TAKE_OVER_BEYOND_LIMIT not in state.options.departures:
        return Refusal("VIII.10", "train_limit", {"limit": limit, "owned": owned})
    if owned + 1 == limit and Departure.DEAD_END_TAKEOVER not in state.options.departures:
        runnable = any(runs_for(state, item, company) for item in (*own, train._replace(face=face)))
        if not runnable:
            return Refusal("VIII.10", "last_place_for_runnable", {"limit": limit, "train": face})
    price, treasury = turning_price(train, face), state.companies[company].treasury
    if price > treasury:
        return Refusal("VIII.9", "treasury_too_small", {"price": price, "treasury": treasury})
    return None


def check_take_over_train(state: Position, action: TakeOverTrain) -> Refusal | None:
    """May this train be taken over on this face? (VIII.9)"""
    train = _undecided(state, action.train)
    if isinstance(train, Refusal):
        return train
    company = COMPANY[action.company].index
    return _refuse_take_over(state, company, train, action.face, state.companies[company].trains)


def do_take_over_train(draft: Draft, action: TakeOverTrain) -> None:
    """A turned train is paid for, and makes others obsolete as if it had been sold (R-107)."""
    company = COMPANY[action.company].index
    train = _undecided(draft, action.train)
    assert isinstance(train, Train)
    price = turning_price(train, action.face)
    pay_bank_from_company(draft, company, price, "turning")
    taken = train._replace(face=action.face)
    change_company(draft, company, trains=(*draft.companies[company].trains, taken))
    draft.events.append(TrainTakenOver(action.company, train.card, train.face, action.face, price))
    _decided(draft, train, taken=True)
    if action.face != train.face and draft.options.turning_scraps:
        scrap_for(draft, action.face)
        _close_if_done(draft)


def _refuse_none_taken(
    state: Position, due: TakeOverTrains, undecided: tuple[Train, ...], own: tuple[Train, ...]
) -> Refusal | None:
    """Own trains may be scrapped only if one of the target's is taken over: has one been, or can one be? (R-104)"""
    if due.taken or any(
        _refuse_take_over(state, due.company, train, face, own) is None
        for train in undecided
        for face in turned_faces(state, due.company, train)
    ):
        return None
    return Refusal("VIII.9", "one_must_be_taken_over", {})


def _own_train(state: Position, due: TakeOverTrains, card: str) -> Train | None:
    """The acquirer's own train with this name, if own ones may be scrapped; not one just taken over (R-104)."""
    if not state.options.scrap_own_at_acquisition or card in due.taken:
        return None
    return train_of_card(state.companies[due.company].trains, card)


def check_scrap_train(state: Position, action: ScrapTrain) -> Refusal | None:
    """Is this one of the trains to decide on? (VIII.9-14, VIII.9-19)

    Where own trains may go too, some train must be taken over in the end (R-104).
    """
    due = state.pending[-1]
    assert isinstance(due, TakeOverTrains)
    own, trains = _own_train(state, due, action.train), state.companies[due.company].trains
    if own is not None:
        return _refuse_none_taken(state, due, due.trains, without(trains, own))
    train = _undecided(state, action.train)
    if isinstance(train, Refusal):
        return train
    return _refuse_none_taken(state, due, without(due.trains, train), trains) if due.own_scrapped else None


def do_scrap_train(draft: Draft, action: ScrapTrain) -> None:
    """It leaves the game; it does not go to the pool (R-104)."""
    due = draft.pending[-1]
    assert isinstance(due, TakeOverTrains)
    own = _own_train(draft, due, action.train)
    if own is not None:
        change_company(draft, due.company, trains=without(draft.companies[due.company].trains, own))
        draft.events.append(TrainScrapped(action.company, own.card, own.face, True))
        pop(draft)
        push(draft, replace(due, own_scrapped=True))
        return
    train = _undecided(draft, action.train)
    assert isinstance(train, Train)
    draft.events.append(TrainScrapped(action.company, train.card, train.face, True))
    _decided(draft, train)


def _decided(draft: Draft, train: Train, *, taken: bool = False) -> None:
    due = draft.pending[-1]
    assert isinstance(due, TakeOverTrains)
    pop(draft)
    cards = (*due.taken, train.card) if taken else due.taken
    push(draft, replace(due, trains=tuple(item for item in due.trains if item is not train), taken=cards))
    _close_if_done(draft)


def _close_if_done(draft: Draft) -> None:
    due = draft.pending[-1]
    if isinstance(due, TakeOverTrains) and not due.trains:
        pop(draft)


def list_take_over(state: Position, company: CompanyIndex) -> list[Action]:
    """Take over, turn or scrap (VIII.9)."""
    due = state.pending[-1]
    assert isinstance(due, TakeOverTrains)
    name, own = company_id(company), state.companies[company].trains
    actions: list[Action] = []
    for train in due.trains:
        for face in turned_faces(state, company, train):
            if _refuse_take_over(state, company, train, face, own) is None:
                actions.append(TakeOverTrain(name, train.card, face))
        actions += _scrapping(state, ScrapTrain(name, train.card))
    for train in own:
        if _own_train(state, due, train.card) is not None:
            actions += _scrapping(state, ScrapTrain(name, train.card))
    return actions


def _scrapping(state: Position, action: ScrapTrain) -> list[Action]:
    return [action] if check_scrap_train(state, action) is None else []


# While trains taken over are decided on, local railways are bought, sold and used as in any step


def list_beside_take_over(state: Position, company: CompanyIndex) -> list[Action]:
    """What can be done with local railways meanwhile; in earlier versions of the rules they could only be sold."""
    if not follows(state, Change.RAILWAYS_BESIDE_TAKE_OVER):
        return local_railways.list_sales(state, company)
    return local_railways.list_local_railway_deals(state, company) + track.list_tiles(state, company)


ACTIONS = (
    Declaration(
        OfferAcquisition,
        "VIII.9",
        (Step.ACQUISITION,),
        check_offer_acquisition,
        do_offer_acquisition,
        list_acquisitions,
        try_acquisitions,
    ),
    Declaration(KeepStation, "VIII.9", (StationConflict,), check_keep_station, do_keep_station, list_conflict),
    Declaration(
        TakeOverTrain, "VIII.9", (TakeOverTrains,), check_take_over_train, do_take_over_train, list_take_over
    ),
    Declaration(ScrapTrain, "VIII.9", (TakeOverTrains,), check_scrap_train, do_scrap_train),
    local_railways.SELL._replace(fits=(TakeOverTrains,), lists=list_beside_take_over),
    local_railways.OFFER._replace(fits=(TakeOverTrains,), lists=None, since=Change.RAILWAYS_BESIDE_TAKE_OVER),
    track.LAY_TILE._replace(fits=(TakeOverTrains,), lists=None, since=Change.RAILWAYS_BESIDE_TAKE_OVER),
)
