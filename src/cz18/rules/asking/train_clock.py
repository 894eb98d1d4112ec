"""The train clock: which cards come when, what each letter changes, and how long trains live (VIII.12, VIII.13).

    letters(figures, players)   what begins with the first card of each letter, as printed
    train_clock(state)          the trains on offer, the cards left, and how many leave the deck before each letter

Every count is of cards that leave the deck: bought, exported, or given to Vaclav.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from cz18.facts.companies import COMPANIES, Size
from cz18.facts.games import Figures
from cz18.facts.tiles import Colour
from cz18.facts.trains import CardFace
from cz18.rules.company_turn.trains import DECK, POOL, pool_faces
from cz18.rules.given import expect_state
from cz18.rules.questions import deck_of, faces_of, figures_of, is_vaclavs, top_card
from cz18.rules.state import GameState, NextBox, Train


class Letter(NamedTuple):
    """The cards of one letter, and what begins when the first of them leaves the deck."""

    letter: str
    number: int | None
    """Number of cards; None if unlimited."""
    faces: tuple[CardFace, ...]
    train_limit: tuple[int, int, int]
    """Small, medium, large; 0 if companies of that size are not open yet."""
    tile_colour: Colour | None
    """The colour of tiles that opens, or None."""
    opens: tuple[Size, ...]
    limit_falls: tuple[Size, ...]
    train_trade: bool
    """Does trade of trains between companies begin?"""
    local_railway_purchase: bool
    """May companies buy local railways from now on?"""
    papers_close: bool

    @property
    def changes(self) -> bool:
        """Does the phase differ from the one before in anything a player can use?"""
        return bool(
            self.tile_colour is not None
            or self.opens
            or self.limit_falls
            or self.train_trade
            or self.local_railway_purchase
            or self.papers_close
        )


@cache
def letters(figures: Figures, players: int) -> tuple[Letter, ...]:
    """The letters of a game in the order of its deck."""
    found = []
    phases = {phase.letter: phase for phase in figures.phases}
    before = None
    for series in figures.cards[players]:
        phase = phases[series.letter]
        found.append(
            Letter(
                letter=series.letter,
                number=series.number,
                faces=series.faces,
                train_limit=phase.train_limit,
                tile_colour=None if before and before.tile_colour is phase.tile_colour else phase.tile_colour,
                opens=tuple(size for size in phase.sizes_open if before and size not in before.sizes_open),
                limit_falls=tuple(
                    size for size in Size if before and phase.train_limit[size] < before.train_limit[size]
                ),
                train_trade=bool(before and phase.train_trade and not before.train_trade),
                local_railway_purchase=bool(
                    before and phase.local_railway_purchase and not before.local_railway_purchase
                ),
                papers_close=figures.papers_close_with == series.letter,
            )
        )
        before = phase
    return tuple(found)


@cache
def scrapped_by(figures: Figures) -> dict[str, tuple[str, ...]]:
    """The trains whose first sale scraps each train; a train that is never scrapped is left out."""
    found: dict[str, tuple[str, ...]] = {}
    for new, scraps in figures.scraps.items():
        for old in scraps:
            found[old] = (*found.get(old, ()), new)
    return found


class Export(NamedTuple):
    """The next cards that leave the deck at the end of an operating round (VIII.13, XI.1-27)."""

    round: str
    cards: int
    """One; in Bohemia one for each of Vaclav's companies."""


class TrainOnOffer(NamedTuple):
    """A train that the bank sells: a card, one of its faces, and the price in K."""

    card: str
    face: str
    price: int
    source: str
    """`deck` for the top card, `pool` for a returned one."""
    scraps: tuple[str, ...]
    """The trains that its purchase scraps."""


class TrainClock(NamedTuple):
    """The trains on offer and the progress of the deck. Mappings by letter are in the order of the deck."""

    on_offer: tuple[TrainOnOffer, ...]
    """The top card of the deck, then the pool; a card with several faces is listed once for each."""
    left: dict[str, int | None]
    """By letter: its cards in the deck, including the top one; None if unlimited."""
    until: dict[str, int | None]
    """By letter: cards that leave before the first one of the letter can leave; None if its phase has begun."""
    next: str | None
    """The next letter that changes anything: its phase, or what it scraps."""
    scraps: dict[str, tuple[tuple[str, str], ...]]
    """By letter, pairs of a train and the train it scraps when it is first sold."""
    lives: dict[str, int | None]
    """By train that can be scrapped: cards that leave before one that scraps it is on offer; None if none comes."""
    export: Export | None


def train_clock(state: GameState) -> TrainClock:
    """The trains on offer with what their purchase scraps, and how far the deck has come.

    >>> import cz18
    >>> clock = train_clock(cz18.new_game(["Ada", "Ben", "Cyd"], seed=7))
    >>> clock.on_offer
    (TrainOnOffer(card='a0', face='2', price=70, source='deck', scraps=()),)
    >>> clock.next, clock.until["b"], clock.lives["2"]
    ('b', 5, 17)
    """
    expect_state(state)
    in_pool = frozenset(face for train in state.pool for face in pool_faces(state, train))
    on_deck = tuple(train.letter for train in reversed(state.on_deck))
    deck = _Deck(figures_of(state), len(state.players), state.cards_gone, on_deck, state.phase)
    clock = _clock(deck, frozenset(state.scrapped), in_pool)
    return TrainClock(
        on_offer=tuple(_on_offer(state)),
        left=dict(clock.left),
        until=dict(clock.until),
        next=clock.next,
        scraps=dict(clock.scraps),
        lives=dict(clock.lives),
        export=_next_export(state),
    )


def _on_offer(state: GameState) -> Iterator[TrainOnOffer]:
    letter, number = top_card(state)
    faces = (face for face in faces_of(state, letter) if face not in state.scrapped)
    offered = [(DECK, Train(letter, number, face)) for face in faces]
    offered += [(POOL, train._replace(face=face)) for train in state.pool for face in pool_faces(state, train)]
    for source, train in offered:
        scraps = tuple(old for old in figures_of(state).scraps[train.face] if old not in state.scrapped)
        yield TrainOnOffer(train.card, train.face, train.type.price, source, scraps)


class _Deck(NamedTuple):
    """The composition of a game's deck, and its progress."""

    figures: Figures
    players: int
    gone: int
    on_deck: tuple[str, ...]
    """The letters of the cards returned to it, from the top."""
    phase: int


class _DeckClock(NamedTuple):
    """The part of a clock that depends on the deck alone; the fields are those of `TrainClock`."""

    left: dict[str, int | None]
    until: dict[str, int | None]
    next: str | None
    scraps: dict[str, tuple[tuple[str, str], ...]]
    lives: dict[str, int | None]


@lru_cache(maxsize=512)
def _clock(deck: _Deck, scrapped: frozenset[str], in_pool: frozenset[str]) -> _DeckClock:
    """The clock of a deck. It is the same for many positions, and takes as long as a third of a view."""
    printed = letters(deck.figures, deck.players)
    cards = [letter for letter, _ in deck_of(deck.figures.cards[deck.players])[deck.gone :]]
    in_deck, returned = Counter(cards), Counter(deck.on_deck)
    begun = {phase.letter for phase in deck.figures.phases[: deck.phase + 1]}
    left: dict[str, int | None] = {}
    until: dict[str, int | None] = {}
    ahead = len(deck.on_deck)
    for item in printed:
        left[item.letter] = None if item.number is None else in_deck[item.letter] + returned[item.letter]
        until[item.letter] = None if item.letter in begun else ahead
        ahead += in_deck[item.letter]
    scraps = _scraps(deck.figures, printed, left, scrapped)
    coming = (item for item in printed if until[item.letter] is not None)
    faces = {item.letter: {face.train for face in item.faces} - scrapped for item in printed}
    order = [in_pool, *(faces[letter] for letter in (*deck.on_deck, *cards, printed[-1].letter))]
    return _DeckClock(
        left=left,
        until=until,
        next=next((item.letter for item in coming if item.changes or item.letter in scraps), None),
        scraps=scraps,
        lives={
            old: next((max(place - 1, 0) for place, here in enumerate(order) if not here.isdisjoint(new)), None)
            for old, new in scrapped_by(deck.figures).items()
            if old not in scrapped
        },
    )


def _scraps(
    figures: Figures, printed: tuple[Letter, ...], left: dict[str, int | None], scrapped: frozenset[str]
) -> dict[str, tuple[tuple[str, str], ...]]:
    """What is still to be scrapped, each pair at the first letter left whose cards can be that train.

    A card with several faces can be sold as another train. Then the next letter with this face scraps (VIII.12-12).
    """
    seen: set[str] = set()
    found = {}
    for item in printed:
        if left[item.letter] == 0:
            continue
        faces = [face.train for face in item.faces if face.train not in seen]
        seen.update(faces)
        pairs = tuple((new, old) for new in faces for old in figures.scraps[new] if old not in scrapped)
        if pairs:
            found[item.letter] = pairs
    return found


def _next_export(state: GameState) -> Export | None:
    track = figures_of(state).track
    done = state.box if any(isinstance(item, NextBox) for item in state.pending) else state.box - 1
    box = next((box for box in track[done + 1 :] if box.export_after), None)
    if box is None:
        return None
    cards = sum(is_vaclavs(state, item.index) for item in COMPANIES) if state.vaclav else 1
    return Export(box.id, cards)
