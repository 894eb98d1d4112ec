### What happened: event-<name>. The arguments are the fields of the event.

## Rounds and order

event-PlayingOrderDealt = Playing order: { $order }.
event-PreStockRoundEnded =
    { $left_over_count ->
        [0] The pre-stock round is over; all local railways were bought.
       *[other] The pre-stock round is over; out of the game: { $left_over }.
    }
event-StockRoundBegan = Stock round { $number } begins.
event-StockRoundEnded = Stock round { $number } is over.
event-OperatingRoundBegan = Operating round { $number } begins. Local railways are worth { $local_railway_price } K.
event-GameEnded = The game is over: { $result }.
event-Passed =
    { $automatic ->
        [yes] { $player } has nothing to do and passes.
       *[no] { $player } passes.
    }
event-StockTurnEnded = { $player } ends the turn.

## Money

event-MoneyPaid =
    { $reason ->
        [acquisition] { $payer } pays { $payee } { $amount } K for shares of the acquired company.
        [capital] { $payee } receives { $amount } K of capital from { $payer }.
        [debt] { $payer } pays back { $amount } K.
        [directors_certificate] { $payer } pays { $amount } K for the Director's certificate.
        [dividend] { $payee } receives { $amount } K of dividend.
        [emergency] { $payer } adds { $amount } K to the treasury of { $payee }.
        [income] { $payee } keeps { $amount } K.
        [loan] { $payee } borrows { $amount } K from { $payer }.
        [local_railway] { $payer } pays { $payee } { $amount } K for a local railway.
        [local_railway_income] { $payee } receives { $amount } K from local railways.
        [paper] { $payer } pays { $amount } K for a paper.
        [railway_income] { $payee } receives { $amount } K from the station railway.
        [share] { $payer } pays { $amount } K for a share.
        [shares] { $payee } receives { $amount } K for shares.
        [station] { $payer } pays { $amount } K for a station.
        [terrain] { $payer } pays { $amount } K for the terrain.
        [train] { $payer } pays { $payee } { $amount } K for a train.
        [treasury_taken_over] { $payee } takes over { $amount } K from { $payer }.
        [turning] { $payer } pays { $amount } K for turning a train.
       *[other] { $payer } pays { $payee } { $amount } K ({ $reason }).
    }
event-DebtRepaid = { $player } pays back { $amount } K; { $left } K of debt are left.
event-LoanTaken = { $player } takes a loan of { $amount } K, with { $amount } K of penalty at the end.

## Shares and prices

event-LocalRailwayBought = { $player } buys the local railway { $local_railway } for { $price } K.
event-CompanyStarted = { $player } starts { $company } at { $price } K.
event-ShareBought = { $player } buys a share of { $company } for { $price } K.
event-SharesSold =
    { $count ->
        [one] { $player } sells a share of { $company } at { $price } K.
       *[other] { $player } sells { $count } shares of { $company } at { $price } K each.
    }
event-DirectorChanged = { $new } becomes Director of { $company } in place of { $old }.
event-CompanyFloated = { $company } floats with { $capital } K.
event-PriceMoved =
    { $reason ->
        [dividend] { $company } rises from { $old } to { $new } for its dividend.
        [no_dividend] { $company } falls from { $old } to { $new }: no dividend.
        [sale] { $company } falls from { $old } to { $new }: shares were sold.
        [sold_out] { $company } rises from { $old } to { $new }: all its shares are with players.
       *[other] { $company } moves from { $old } to { $new }.
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
       *[no] { $company } places a station on { $hex } for { $price } K.
    }
event-CityChosen = { $company } takes city { $city } of { $hex } for its home station.
event-TileLaid =
    { $replaced_count ->
        [0] { $company } lays tile { $tile } on { $hex }{ $price ->
            [0] .
           *[other] {" "}for { $price } K.
        }
       *[other] { $company } promotes { $hex } from tile { $replaced } to { $tile }{ $price ->
            [0] .
           *[other] {" "}for { $price } K.
        }
    }
event-PowerUsed =
    { $power ->
        [1] { $company } uses { $local_railway } for a purple-edged tile.
       *[other] { $company } uses { $local_railway } instead of paying for the terrain.
    }
event-TrainsRan = { $company } runs { $routes }, { $income } K in all.
event-TrainsRan-not-proved = { $company } runs { $routes }, { $income } K in all. It is not proved that no run earns more.
event-DividendPaid = { $company } pays out { $income } K.
event-IncomeKept = { $company } keeps { $income } K.
event-StepEnded = { $company } is done with { $step ->
        [track] laying track
        [station] stations
        [acquisition] acquisitions
        [trains] buying trains
       *[other] { $step }
    }.
event-TurnEnded = { $company } ends its turn.

## Offers and acquisitions

event-AcquisitionOffered = { $company } offers { $price } K a share to acquire { $target }.
event-TrainAskedFor = { $company } offers { $seller } { $price } K for train { $train }.
event-LocalRailwayAskedFor = { $company } offers { $player } { $price } K for { $local_railway }.
event-OfferAccepted = { $player } accepts.
event-OfferDeclined = { $player } declines.
event-CompanyAcquired = { $company } acquires { $target } at { $price } K a share.
event-StationTakenOver = The station of { $target } on { $hex } now belongs to { $company }.
event-StationTakenBack = { $company } takes a station on { $hex } back to its charter.
event-LocalRailwayTakenOver = { $company } takes over { $local_railway } from { $target }.
event-LocalRailwaySold =
    { $player_count ->
        [0] { $company } sells { $local_railway } to the bank for { $price } K.
       *[other] { $company } buys { $local_railway } from { $player } for { $price } K.
    }

## Trains

event-TrainTakenOver = { $company } takes over train { $train } as { $face }{ $price ->
        [0] .
       *[other] , turned from { $old_face } for { $price } K.
    }
event-TrainScrapped =
    { $by_choice ->
        [yes] { $owner } scraps its { $face }-train ({ $train }).
       *[no] { $owner ->
            [pool] The { $face }-train { $train } in the pool is scrapped.
            [deck] The { $face }-train { $train } on the deck is scrapped.
           *[other] The { $face }-train { $train } of { $owner } is scrapped.
        }
    }
event-TrainTypeScrapped = All { $face }-trains are scrapped.
event-TrainBought = { $company } buys { $train } as a { $face }-train for { $price } K from { $source ->
        [deck] the deck
        [pool] the pool
       *[other] { $source }
    }.
event-TrainReturned = { $company } gives its { $face }-train ({ $train }) to the pool.
event-TrainExported = Train card { $train } is exported.
event-PhaseBegan = Phase { $letter } begins.

## Bohemia and Moravia-Silesia

event-VaclavArrived = Vaclav gets { $percent }% of { $company } at { $price } K.
event-TrainGiven = { $company } is given { $train } as a { $face }-train.
event-CompanyLeftOut = { $company } does not take part in this game.
event-AuctionOpened =
    { $bid ->
        [0] { $player } puts { $paper } up for auction and passes.
       *[other] { $player } puts { $paper } up for auction and bids { $bid } K.
    }
event-BidMade = { $player } bids { $amount } K.
event-PaperWon = { $player } gets { $paper } for { $price } K.
event-PaperUnwanted = Nobody bids for { $paper }.
event-AuctionsEnded =
    { $left_over_count ->
        [0] The auctions are over; all papers were sold.
       *[other] The auctions are over; out of the game: { $left_over }.
    }
event-PapersClosed = All private papers close.
event-ThreeEAssigned = { $company } is given the 3E-train of the paper.
event-ThreeELeft = The 3E-train of { $company } has run and leaves the game.
