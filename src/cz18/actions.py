"""The kinds of action, one class each: `cz18.actions.Pass(0)`.

`cz18.Action` is the union of these classes and `cz18.ACTIONS` maps their names to them. The fields of a class are in
its signature, `help(cz18.actions.LayTile)`. Players are seats (0 to n-1); companies, hexes, tiles and local railways
have their printed names; a train card is a letter and a number (`"d2"`).

>>> Pass(0) == ACTIONS["Pass"](player=0)
True
"""

from cz18.routes.route import Route
from cz18.rules.actions import (
    ACTIONS,
    AcceptOffer,
    Action,
    AssignThreeE,
    Bid,
    BuyLocalRailway,
    BuyShare,
    BuyTrain,
    ChooseCity,
    DeclineOffer,
    EndStep,
    KeepStation,
    LayHomeTile,
    LayRailwayTile,
    LayTile,
    OfferAcquisition,
    OfferForLocalRailway,
    OfferForTrain,
    OpenAuction,
    Pass,
    PayOut,
    PlaceStation,
    PriceRange,
    RepayDebt,
    ReturnTrain,
    Run,
    ScrapTrain,
    SellLocalRailway,
    SellShares,
    StartCompany,
    TakeOverTrain,
    Withhold,
)

__all__ = [
    "ACTIONS", "Action", "PriceRange", "Route",
    "AcceptOffer", "AssignThreeE", "Bid", "BuyLocalRailway", "BuyShare", "BuyTrain", "ChooseCity", "DeclineOffer",
    "EndStep", "KeepStation", "LayHomeTile", "LayRailwayTile", "LayTile", "OfferAcquisition", "OfferForLocalRailway",
    "OfferForTrain", "OpenAuction", "Pass", "PayOut", "PlaceStation", "RepayDebt", "ReturnTrain", "Run", "ScrapTrain",
    "SellLocalRailway", "SellShares", "StartCompany", "TakeOverTrain", "Withhold",
]  # fmt: skip
