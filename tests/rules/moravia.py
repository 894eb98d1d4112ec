"""Positions of the Moravia-Silesia game (XI.2), on its reconstructed board.

Ug's red tile on I23 leads by H22 to the city G23, and by I21 straight to kk's red tile on J20:

      G23          city
       H22   I21   plain track
        I23   J20  red tiles of Ug and kk
"""

from __future__ import annotations

from typing import Any

from cz18 import GameState, new_game
from cz18.facts.companies import COMPANY
from cz18.facts.timeline import MORAVIA_SILESIA_FIGURES
from cz18.facts.trains import TRAIN
from cz18.rules.actions import OpenAuction
from cz18.rules.draft import replaced
from cz18.rules.questions import cards_of, deck_of, figures_of
from cz18.rules.state import CompanyStep, NextCompany, Owner, Step, StockRound, StockTurn, Train, Turn
from cz18.rules.variants.moravia_papers import NO_PAPERS
from rules.positions import (
    NAMES,
    _without_pre_stock,
    after,
    floated,
    laid,
    stations,
)

LETTERS = {item.train: item.cards[0] for item in MORAVIA_SILESIA_FIGURES.trains}
UG_TO_G23 = {"I23": ("8894", 1), "H22": ("8", 3), "G23": ("57", 0)}
UG_TO_KK = {"I23": ("8894", 1), "I21": ("8", 4), "J20": ("8895", 2)}


def moravia(players: int = 3, seed: int = 1, **options: Any) -> GameState:
    """A game about to begin its auctions, the cards in the order of the seats."""
    return new_game(
        NAMES[:players], board="moravia_silesia", seed=seed, options={"playing_order": "as_listed", **options}
    )


def no_auctions(state: GameState) -> GameState:
    """The same game with the auctions over and no paper sold."""
    return _without_pre_stock(state)._replace(auction=None, papers=NO_PAPERS)


def papers(state: GameState, *, three_e: int | str = -1, railway: int = -1) -> GameState:
    """Give the 3E to a player or a company, the station railway to a player (its marker is not placed)."""
    assert state.papers is not None
    if isinstance(three_e, str):
        owner = Owner(-1, COMPANY[three_e].index)
    else:
        owner = Owner(three_e, -1)
    return state._replace(papers=state.papers._replace(three_e=owner, station_railway=Owner(railway, -1)))


def train(face: str, number: int = 0) -> Train:
    return Train(LETTERS[face], number, face)


def with_trains(state: GameState, name: str, *faces: str) -> GameState:
    """A company with these trains, e.g. "2", "4+4"."""
    index = COMPANY[name].index
    trains = tuple(train(face, number) for number, face in enumerate(faces))
    return state._replace(
        companies=replaced(state.companies, index, state.companies[index]._replace(trains=trains))
    )


def phase(state: GameState, face: str) -> GameState:
    """The first train of this kind has just gone."""
    letter = LETTERS[face]
    deck = deck_of(cards_of(state))
    gone = next((i + 1 for i, (each, _) in enumerate(deck) if each == letter), len(deck) + 1)
    index = next(item.index for item in figures_of(state).phases if item.letter == letter)
    return state._replace(phase=index, cards_gone=gone)


def ug_on_the_board(state: GameState, tiles: dict[str, tuple[str, int]] = UG_TO_G23, **rest: Any) -> GameState:
    """Ug floated with its home station on I23, on these tiles."""
    return stations(laid(floated(state, "Ug", **{"price": 60, **rest}), tiles), "Ug", "I23")


def in_step(state: GameState, name: str, step: str, *, number: str = "3.1", income: int = 0) -> GameState:
    """In a company's operating turn of this game's own track."""
    index = COMPANY[name].index
    box = next(i for i, each in enumerate(figures_of(state).track) if each.number == number)
    state = state._replace(box=box, stock=None, turn=Turn(index, False, 0, False, income))
    return state._replace(pending=(NextCompany(), CompanyStep(index, Step(step))))


def in_stock_round(state: GameState, number: int = 4, *, turn_of: int = 0) -> GameState:
    box = next(i for i, each in enumerate(figures_of(state).track) if each.kind == "SR" and each.set == number)
    stock = StockRound(0, ((),) * len(state.players), (), False)
    return state._replace(box=box, stock=stock, turn=None, queue=(), pending=(StockTurn(turn_of),))


def open_with(state: GameState, player: int, paper: str, bid: int = 0) -> GameState:
    return after(state, OpenAuction(player, paper, bid))


PRICE_OF_3E = TRAIN["3E"].price
