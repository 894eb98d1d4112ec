### What happened: event-<name>. The arguments are the fields of the event.

## Rounds and order

event-PlayingOrderDealt = Playing order: { $order }.
event-PreStockRoundEnded =
    { $left_over_count ->
        [0] The pre-stock round ends. All local railways were sold.
       *[other] The pre-stock round ends. Removed from the game: { $left_over }.
    }
event-StockRoundBegan = Stock round { $number } begins.
event-StockRoundEnded = Stock round { $number } ends.
event-OperatingRoundBegan = Operating round { $number } begins. The local railway price is { $local_railway_price } K.
event-GameEnded = The game is over: { $result }.
event-Passed =
    { $automatic ->
        [yes] { $player } has no other option and passes.
       *[no] { $player } passes.
    }
event-StockTurnEnded = { $player } ends their turn.

## Money

event-MoneyPaid =
    { $reason ->
        [acquisition] { $payer } pays { $payee } { $amount } K for shares of the acquired company.
        [capital] { $payee } receives { $amount } K in capital from { $payer }.
        [debt] { $payer } repays { $amount } K of debt.
        [directors_certificate] { $payer } pays { $amount } K for the Director's certificate.
        [dividend] { $payee } receives a dividend of { $amount } K.
        [emergency] { $payer } adds { $amount } K to the treasury of { $payee }.
        [income] { $payee } adds { $amount } K to its treasury.
        [loan] { $payee } borrows { $amount } K from { $payer }.
        [local_railway] { $payer } pays { $payee } { $amount } K for a railway.
        [local_railway_income] { $payee } receives { $amount } K in income from a local railway.
        [paper] { $payer } pays { $amount } K for a private company.
        [railway_income] { $payee } receives { $amount } K in income from the station railway.
        [share] { $payer } pays { $amount } K for a share.
        [shares] { $payee } receives { $amount } K from a sale of shares.
        [station] { $payer } pays { $amount } K for a station.
        [terrain] { $payer } pays a terrain cost of { $amount } K.
        [train] { $payer } pays { $payee } { $amount } K for a train.
        [treasury_taken_over] { $payee } takes over { $amount } K from the treasury of { $payer }.
        [turning] { $payer } pays { $amount } K to turn over a train card.
       *[other] { $payer } pays { $payee } { $amount } K ({ $reason }).
    }
event-DebtRepaid =
    { $left ->
        [0] { $player } repays { $amount } K and is out of debt.
       *[other] { $player } repays { $amount } K; { $left } K of debt remains.
    }
event-LoanTaken = { $player } takes a loan of { $amount } K. Penalty interest of { $amount } K will be deducted at the end of the game.

## Shares and prices

event-LocalRailwayBought = { $player } buys local railway { $local_railway } for { $price } K.
event-CompanyStarted = { $player } starts { $company } at { $price } K.
event-ShareBought = { $player } buys a share of { $company } for { $price } K.
event-SharesSold =
    { $count ->
        [one] { $player } sells a share of { $company } for { $price } K.
       *[other] { $player } sells { $count } shares of { $company } for { $price } K each.
    }
event-DirectorChanged = { $new } replaces { $old } as Director of { $company }.
event-CompanyFloated = { $company } floats with { $capital } K in capital.
event-PriceMoved =
    { $reason ->
        [dividend] The share price of { $company } rises from { $old } to { $new } K: dividend paid.
        [no_dividend] The share price of { $company } falls from { $old } to { $new } K: no dividend.
        [sale] The share price of { $company } falls from { $old } to { $new } K: shares sold.
        [sold_out] The share price of { $company } rises from { $old } to { $new } K: sold out.
       *[other] The share price of { $company } changes from { $old } to { $new } K.
    }

## A company's turn

event-TurnBegan =
    { $first ->
        [yes] { $company } begins its first turn.
       *[no] { $company } begins its turn.
    }
event-StationPlaced =
    { $home ->
        [yes] { $company } places its home station on { $hex }.
       *[no] { $company } places a station on { $hex }{ $price ->
            [0] .
           *[other] {" "}for { $price } K.
        }
    }
event-CityChosen = { $company } chooses city { $city } on { $hex } for its home station.
event-TileLaid =
    { $replaced_count ->
        [0] { $company } lays tile { $tile } on { $hex }{ $price ->
            [0] .
           *[other] {" "}for { $price } K.
        }
       *[other] { $company } upgrades { $hex } from tile { $replaced } to tile { $tile }{ $price ->
            [0] .
           *[other] {" "}for { $price } K.
        }
    }
event-PowerUsed =
    { $power ->
        [1] { $company } uses { $local_railway } to lay a purple-edged tile.
       *[other] { $company } uses { $local_railway } to ignore the terrain cost.
    }
event-TrainsRan =
    { $routes_count ->
        [one] { $company } runs { $routes }.
       *[other] { $company } runs { $routes }. Total income: { $income } K.
    }
event-TrainsRan-not-proved =
    { $routes_count ->
        [one] { $company } runs { $routes }. This is not proven to be the best run.
       *[other] { $company } runs { $routes }. Total income: { $income } K. This is not proven to be the best run.
    }
event-DividendPaid = { $company } pays out { $income } K.
event-IncomeKept = { $company } withholds { $income } K.
event-StepEnded = { $company } ends its { $step ->
        [track] track
        [station] station
        [acquisition] acquisition
        [trains] train-buying
       *[other] { $step }
    } step.
event-TurnEnded = { $company } ends its turn.

## Offers and acquisitions

event-AcquisitionOffered = { $company } offers { $price } K per share to acquire { $target }.
event-TrainAskedFor = { $company } offers { $seller } { $price } K for train { $train }.
event-LocalRailwayAskedFor = { $company } offers { $player } { $price } K for { $local_railway }.
event-OfferAccepted = { $player } accepts the offer.
event-OfferDeclined = { $player } declines the offer.
event-CompanyAcquired = { $company } acquires { $target } for { $price } K per share.
event-StationTakenOver = { $company } takes over the station of { $target } on { $hex }.
event-StationTakenBack = { $company } takes a station off { $hex } and puts the marker on its charter.
event-LocalRailwayTakenOver = { $company } takes over { $local_railway } from { $target }.
event-LocalRailwaySold =
    { $player_count ->
        [0] { $company } sells { $local_railway } to the bank for { $price } K.
       *[other] { $company } buys { $local_railway } from { $player } for { $price } K.
    }

## Trains

event-TrainTakenOver = { $company } takes over train { $train } ({ $face }){ $price ->
        [0] .
       *[other] , turned over from { $old_face } for { $price } K.
    }
event-TrainScrapped =
    { $by_choice ->
        [yes] { $owner } scraps train { $train } ({ $face }).
       *[no] { $owner ->
            [pool] Train { $train } ({ $face }) in the train pool is scrapped.
            [deck] Train { $train } ({ $face }) in the deck is scrapped.
           *[other] Train { $train } ({ $face }) of { $owner } is scrapped.
        }
    }
event-TrainTypeScrapped = All { $face }-trains are scrapped.
event-TrainBought = { $company } buys train { $train } ({ $face }) for { $price } K from { $source ->
        [deck] the deck
        [pool] the train pool
       *[other] { $source }
    }.
event-TrainReturned = { $company } returns train { $train } ({ $face }).
event-TrainExported = Train card { $train } is exported.
event-PhaseBegan = Phase { $letter } begins.

## Bohemia and Moravia-Silesia

event-VaclavArrived = Vaclav receives { $percent }% of { $company } at a share price of { $price } K.
event-TrainGiven = { $company } receives train { $train } ({ $face }).
event-CompanyLeftOut = { $company } does not take part in this game.
event-AuctionOpened =
    { $bid ->
        [0] { $player } puts { $paper } up for auction and passes.
       *[other] { $player } puts { $paper } up for auction and bids { $bid } K.
    }
event-BidMade = { $player } bids { $amount } K.
event-PaperWon = { $player } wins { $paper } for { $price } K.
event-PaperUnwanted = Nobody bids for { $paper }.
event-AuctionsEnded =
    { $left_over_count ->
        [0] The auctions end. All private companies were sold.
       *[other] The auctions end. Removed from the game: { $left_over }.
    }
event-PapersClosed = All private companies close.
event-ThreeEAssigned = { $company } receives the 3E-train.
event-ThreeELeft = The 3E-train of { $company } has run and leaves the game.
