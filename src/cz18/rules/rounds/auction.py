"""The auctions of Moravia-Silesia, and the company left out with two players (XI.2)."""

from __future__ import annotations

from cz18.facts.companies import COMPANY
from cz18.facts.maps import Paper
from cz18.facts.timeline import MORAVIA_SILESIA_FIGURES
from cz18.rules.actions import Action, Bid, OpenAuction, Pass, PriceRange
from cz18.rules.chance import draw_below
from cz18.rules.declarations import Declaration, always
from cz18.rules.draft import Draft, Position, change_company, pop, push, replaced
from cz18.rules.events import (
    AuctionOpened,
    AuctionsEnded,
    BidMade,
    CompanyLeftOut,
    GameEnded,
    PaperUnwanted,
    PaperWon,
    Passed,
    PlayingOrderDealt,
)
from cz18.rules.money import pay_bank_from_player
from cz18.rules.questions import figures_of, map_of
from cz18.rules.refusals import Refusal
from cz18.rules.scoring import result
from cz18.rules.state import NOBODY, Auction, AuctionBid, AuctionOpening, GameOver, NextBox, Status
from cz18.rules.variants.moravia_papers import NO_PAPERS, win_paper

MINIMUM_RAISE = MORAVIA_SILESIA_FIGURES.minimum_raise


def leave_companies_out(draft: Draft) -> None:
    """With two players one of the large companies, drawn at random, is out (XI.2-04)."""
    numbers = figures_of(draft).companies_in_play
    assert numbers is not None
    names = list(map_of(draft).companies)
    while len(names) > numbers[len(draft.players)]:
        name = names.pop(draw_below(draft, len(names)))
        change_company(draft, COMPANY[name].index, status=Status.LEFT_OUT)
        draft.events.append(CompanyLeftOut(name))


def begin_auctions(draft: Draft) -> None:
    nobody = (False,) * len(draft.players)
    papers = tuple(paper.id for paper in map_of(draft).papers)
    draft.papers = NO_PAPERS
    draft.auction = Auction(0, nobody, False, papers, "", 0, NOBODY, nobody)
    push(draft, AuctionOpening(draft.order[0]))


def _auction(state: Position) -> Auction:
    assert state.auction is not None
    return state.auction


def _paper(state: Position, name: str) -> Paper | None:
    return next((paper for paper in map_of(state).papers if paper.id == name), None)


def least_bid(state: Position) -> int:
    """The minimum of the paper, or 5 K more than the bid before (XI.2-26)."""
    auction = _auction(state)
    if auction.bidder != NOBODY:
        return auction.bid + MINIMUM_RAISE
    paper = _paper(state, auction.paper)
    assert paper is not None
    return paper.minimum_bid


# Opening (XI.2-23, XI.2-24, R-181)


def check_open_auction(state: Position, action: OpenAuction) -> Refusal | None:
    """May this player open an auction of this paper with this bid? A bid of 0 is a pass (XI.2-24)."""
    paper = _paper(state, action.paper)
    if paper is None:
        return Refusal("XI.2", "unknown_paper", {"paper": action.paper})
    if action.paper not in _auction(state).on_offer:
        return Refusal("XI.2", "paper_not_on_offer", {"paper": action.paper})
    assert isinstance(action.bid, int)
    if action.bid and action.bid < paper.minimum_bid:
        return Refusal("XI.2", "bid_too_low", {"bid": action.bid, "least": paper.minimum_bid})
    return _refuse_cash(state, action.player, action.bid)


def _refuse_cash(state: Position, player: int, bid: int) -> Refusal | None:
    cash = state.players[player].cash
    if bid > cash:
        return Refusal("XI.2", "not_enough_cash", {"price": bid, "cash": cash})
    return None


def do_open_auction(draft: Draft, action: OpenAuction) -> None:
    auction = _auction(draft)
    assert isinstance(action.bid, int)
    draft.events.append(AuctionOpened(action.player, action.paper, action.bid))
    out = (False,) * len(draft.players)
    if action.bid:
        auction = auction._replace(paper=action.paper, bid=action.bid, bidder=action.player, out=out)
    else:
        auction = auction._replace(
            paper=action.paper, bid=0, bidder=NOBODY, out=replaced(out, action.player, True)
        )
    draft.auction = auction
    pop(draft)
    _next_bidder(draft, action.player)


# Bidding (XI.2-25 to -28)


def check_bid(state: Position, action: Bid) -> Refusal | None:
    """Is this bid high enough, and can the bidder pay it? (XI.2-26, XI.2-30)"""
    least = least_bid(state)
    assert isinstance(action.amount, int)
    if action.amount < least:
        return Refusal("XI.2", "bid_too_low", {"bid": action.amount, "least": least})
    return _refuse_cash(state, action.player, action.amount)


def do_bid(draft: Draft, action: Bid) -> None:
    assert isinstance(action.amount, int)
    draft.auction = _auction(draft)._replace(bid=action.amount, bidder=action.player)
    draft.events.append(BidMade(action.player, action.amount))
    pop(draft)
    _next_bidder(draft, action.player)


def drop_out(draft: Draft, action: Pass) -> None:
    """A player who has passed is out of this auction (XI.2-27)."""
    player = action.player
    auction = _auction(draft)
    draft.auction = auction._replace(out=replaced(auction.out, player, True))
    draft.events.append(Passed(player, False))
    pop(draft)
    _next_bidder(draft, player)


def _next_bidder(draft: Draft, after: int) -> None:
    """The next remaining player who could bid more; a player without the money drops out automatically."""
    order = draft.order
    place = order.index(after)
    for step in range(1, len(order) + 1):
        auction = _auction(draft)
        player = order[(place + step) % len(order)]
        if auction.out[player] or player == auction.bidder:
            continue
        if draft.players[player].cash >= least_bid(draft):
            push(draft, AuctionBid(player))
            return
        draft.auction = auction._replace(out=replaced(auction.out, player, True))
        draft.events.append(Passed(player, True))
    _end_auction(draft)


def _end_auction(draft: Draft) -> None:
    """The highest bidder pays and gets the paper; without a bid it stays on offer (XI.2-29, R-181)."""
    auction = _auction(draft)
    opener = draft.order[auction.opener]
    if auction.bidder == NOBODY:
        draft.events.append(PaperUnwanted(auction.paper))
        auction = auction._replace(fruitless=replaced(auction.fruitless, opener, True))
    else:
        paper = _paper(draft, auction.paper)
        assert paper is not None
        pay_bank_from_player(draft, auction.bidder, auction.bid, "paper")
        draft.events.append(PaperWon(auction.bidder, auction.paper, auction.bid))
        win_paper(draft, auction.bidder, paper)
        left = tuple(name for name in auction.on_offer if name != auction.paper)
        auction = auction._replace(on_offer=left, sold=True, fruitless=(False,) * len(draft.players))
    place = (auction.opener + 1) % len(draft.order)
    draft.auction = auction._replace(opener=place, paper="", bid=0, bidder=NOBODY)
    if auction.on_offer and not all(auction.fruitless):
        push(draft, AuctionOpening(draft.order[place]))
    else:
        _end_auctions(draft)


def _end_auctions(draft: Draft) -> None:
    """Unsold papers leave the game; if none was ever sold, the first player has won (XI.2-31 to -33)."""
    auction = _auction(draft)
    draft.events.append(AuctionsEnded(auction.on_offer))
    draft.auction = None
    if not auction.sold:
        push(draft, GameOver(draft.order[0]))
        draft.events.append(GameEnded(result(draft)))
        return
    draft.order = tuple(sorted(draft.order, key=lambda player: draft.players[player].cash))
    draft.events.append(PlayingOrderDealt(draft.order))
    push(draft, NextBox())


# What is legal


def list_openings(state: Position, player: int) -> list[Action]:
    """For each paper a bid within the player's cash, or naming it and passing."""
    cash = state.players[player].cash
    actions: list[Action] = []
    for name in _auction(state).on_offer:
        paper = _paper(state, name)
        assert paper is not None
        if paper.minimum_bid <= cash:
            actions.append(OpenAuction(player, name, PriceRange(paper.minimum_bid, cash)))
        actions.append(OpenAuction(player, name, 0))
    return actions


def list_bids(state: Position, player: int) -> list[Action]:
    """The bids of the player, who can always pay the lowest one, and a pass."""
    return [Bid(player, PriceRange(least_bid(state), state.players[player].cash)), Pass(player)]


def try_openings(state: Position, player: int) -> list[Action]:
    """Each paper at its lowest bid and just below."""
    return [
        OpenAuction(player, paper.id, bid)
        for paper in map_of(state).papers
        for bid in (paper.minimum_bid, paper.minimum_bid - 1)
    ]


def try_bids(state: Position, player: int) -> list[Action]:
    """Just beyond both ends of the free bid."""
    return [Bid(player, least_bid(state) - 1), Bid(player, state.players[player].cash + 1)]


ACTIONS = (
    Declaration(
        OpenAuction, "XI.2", (AuctionOpening,), check_open_auction, do_open_auction, list_openings, try_openings
    ),
    Declaration(Bid, "XI.2", (AuctionBid,), check_bid, do_bid, list_bids, try_bids),
    Declaration(Pass, "XI.2", (AuctionBid,), always, drop_out),
)
